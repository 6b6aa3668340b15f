/// A block of storage that many buffers share, each a piece of it. The last one that leaves gives it back.
///
/// A load takes what it needs in a few blocks, not in a hundred. That saves small loads most of the
/// time that they spend on storage; and large loads get large pages, as getting small pages one by
/// one would be half of their time.
struct Slab: BitwiseCopyable {
  private let start: UnsafeMutableRawPointer

  /// A block for so many pieces that have so many bytes in all, as `room` counts them.
  init(bytes: Int, pieces: Int) {
    let bytes = LargePages.rounded(Slab.unit + bytes)
    start =
      bytes < LargePages.size
      ? reallocate(nil, bytes)!
      : .allocate(byteCount: bytes, alignment: LargePages.size)
    LargePages.wish(start, bytes)
    self.pieces = pieces  // not before: the page that is written first decides how large it is
  }

  /// The slab that a piece is of, from where it is.
  init(of piece: UnsafeMutableRawPointer, _ place: UInt32) {
    start = piece - Int(place) * Slab.unit
  }

  /// What places are counted in.
  private static let unit = 1 << unitBits
  private static let unitBits = 4

  /// How much of a slab a piece of so many bytes takes.
  static func room(_ bytes: Int) -> Int { (bytes + unit - 1) & -unit }

  /// The piece that begins after `used` bytes of others, and its place.
  func piece(after used: Int) -> (UnsafeMutableRawPointer, UInt32) {
    let offset = Slab.unit + used
    return (start + offset, UInt32(truncatingIfNeeded: offset >> Slab.unitBits))
  }

  /// How many buffers have a piece.
  private var pieces: Int {
    get { start.load(as: Int.self) }
    nonmutating set { start.storeBytes(of: newValue, as: Int.self) }
  }

  /// Gives back a piece of so many bytes.
  func leave(_ piece: UnsafeMutableRawPointer, _ bytes: Int) {
    pieces -= 1
    if pieces == 0 { start.deallocate() } else { LargePages.forget(piece, bytes) }
  }
}

// MARK: Storage of buffers

/// Resizes a block, or makes one for nil; its bytes stay as far as there is room.
///
/// Large blocks grow by being given other addresses, where the system can do that, and are cut off
/// where they are: most of a solver's memory is never copied.
@inline(never)
public func moved(_ memory: UnsafeMutableRawPointer?, to bytes: Int) -> UnsafeMutableRawPointer? {
  if bytes == 0 {
    memory?.deallocate()
    return nil
  }
  let new = reallocate(memory, bytes)!
  LargePages.wish(new, bytes)
  return new
}

@_extern(c, "realloc")
private func reallocate(
  _ memory: UnsafeMutableRawPointer?, _ bytes: Int
) -> UnsafeMutableRawPointer?

/// Advice to a system that has pages of two sizes. One that has not refuses it, and nothing is
/// lost.
private enum LargePages {
  static let size = 1 << 21

  /// Rounds bytes up to whole large pages, if they need large pages and most of the last one.
  static func rounded(_ bytes: Int) -> Int {
    bytes > size && bytes & (size - 1) > size / 2 ? (bytes + size - 1) & -size : bytes
  }

  /// Asks for large pages where storage is large.
  static func wish(_ memory: UnsafeMutableRawPointer, _ bytes: Int) {
    #if os(Linux) || LINUX
      if bytes < size / 2 { return }
      let inPage = Int(bitPattern: memory) % Int(smallPage())
      _ = advise(memory - inPage, bytes + inPage, 14)  // MADV_HUGEPAGE
    #endif
  }

  /// Gives back pages that hold nothing any more: whole ones, as a system makes part of one a whole. Few
  /// of them are left where they are: the next load has them at once, and would get others one by one.
  static func forget(_ memory: UnsafeMutableRawPointer, _ bytes: Int) {
    #if os(Linux) || LINUX
      if bytes < size / 4 { return }
      let page = Int(smallPage())
      let inPage = -Int(bitPattern: memory) & (page - 1)
      _ = advise(memory + inPage, (bytes - inPage) & -page, 4)  // MADV_DONTNEED
    #endif
  }
}

#if os(Linux) || LINUX
  @_extern(c, "madvise")
  private func advise(_ memory: UnsafeMutableRawPointer, _ bytes: Int, _ advice: Int32) -> Int32

  /// 4 KB on x86-64, up to 64 on others.
  @_extern(c, "getpagesize")
  private func smallPage() -> Int32
#endif
