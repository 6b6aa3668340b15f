import ConstraintSolver

/// Where in the host's source, or in a document, a constraint was set: a file, counted from 1, and a line of it.
/// Unknown unless the host sets it; of a document without a name the line alone is known.
public struct SourceLocation: Equatable, Sendable, BitwiseCopyable {
  package var file: Int32 = 0
  /// Counted from 1; 0 for nowhere.
  public internal(set) var line: Int32 = 0

  /// Not known.
  public static let nowhere = SourceLocation()

  /// A line of a text that begins here, counted from 1; in no file if this is nowhere.
  package func line(_ number: Int) -> SourceLocation {
    if number == 0 { return .nowhere }
    return SourceLocation(file: file, line: Int32(clamping: Int(max(line, 1)) + number - 1))
  }
}

/// The files of source locations, each once and with a zero byte at its end, where it stays. They are
/// few, so they are searched one by one, the one named last first.
struct FileList: ~Copyable {
  static let lengthLimit = 4096

  private var names = Buffer<UnsafeMutableBufferPointer<UInt8>>()
  private var last = 0

  deinit {
    for number in 0..<names.count { names[number].deallocate() }
  }

  /// The name of a file, of which there is one.
  func name(_ number: Int32) -> UnsafeBufferPointer<UInt8> {
    if number <= 0 || number > names.count { return UnsafeBufferPointer(start: nil, count: 0) }
    return UnsafeBufferPointer(rebasing: names[Int(number) - 1].dropLast())
  }

  /// The number of a file, counted from 1; 0 if there are too many.
  mutating func number(of name: UnsafeBufferPointer<UInt8>) -> Int32 {
    if last > 0 && equals(last, name) { return Int32(last) }
    for number in 1..<(names.count + 1) where equals(number, name) {
      last = number
      return Int32(number)
    }
    guard names.count < Int(UInt16.max) else { return 0 }
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: name.count + 1)
    for place in 0..<name.count { copy[place] = name[place] }
    copy[name.count] = 0
    names.append(copy)
    last = names.count
    return Int32(last)
  }

  private func equals(_ number: Int, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let known = self.name(Int32(number))
    guard known.count == name.count else { return false }
    for place in 0..<known.count where known[place] != name[place] { return false }
    return true
  }
}

extension Store {
  /// Tells where in the source the next call is, for the constraints that it sets, until
  /// ``forgetHere()``. What cannot be a file's name, or a line, means nowhere. Ignored inside a
  /// callback: the place is that of the call that runs it.
  public func setHere(_ file: UnsafeBufferPointer<UInt8>, line: Int) {
    if isBusy { return }
    constraints.here = .nowhere
    guard file.count > 0, file.count <= FileList.lengthLimit, line > 0, line <= Int(Int32.max),
      isText(file), case let number = constraints.files.number(of: file), number > 0
    else { return }
    constraints.here = SourceLocation(file: number, line: Int32(line))
  }

  /// Constraints that are set from now on have no known place. Ignored inside a callback, too.
  public func forgetHere() {
    if isBusy { return }
    constraints.here = .nowhere
  }

  /// Where a constraint was last set; nowhere unless the host has told.
  public func place(of constraint: Constraint) -> SourceLocation {
    find(constraint).map { constraints.extras[$0].place } ?? .nowhere
  }

  /// The line of a document in which a node begins; nowhere if none has made it.
  public func place(of node: Node) -> SourceLocation {
    find(node).map { nodes.places[$0] } ?? .nowhere
  }

  package func setLine(of node: Node, to place: SourceLocation) {
    if let slot = find(node) { nodes.places[slot] = place }
  }

  /// The name of the file that a place is in, which stays where it is, with a zero after it; empty for
  /// nowhere.
  public func file(of place: SourceLocation) -> UnsafeBufferPointer<UInt8> {
    constraints.files.name(place.file)
  }

  /// Appends `main.c:42` after some words, and nothing without a file.
  package func append(_ place: SourceLocation, after words: StaticString, to text: inout Text) {
    if place.file == 0 { return }
    text.append(words)
    text.append(escaping: file(of: place))
    text.append(":")
    text.append(Int(place.line))
  }
}
