/// Visits what the engine has taken from the heap: adds it up, takes storage for a load at once, and gives
/// back what is not used.
struct StorageLedger {
  /// For how many elements buffers are to have room.
  var room = 0
  /// Whether contents are to be forgotten.
  var isForgetting = false
  /// So many bytes of unused room, or an eighth of what is used, buffers are to keep.
  var spare = Int.max
  /// Times that storage was taken or grown.
  var allocations = 0
  /// Bytes held now.
  var bytes = 0
  /// Where buffers without storage get theirs, once it is known how much they need.
  private var slab: Slab?
  /// How much of the slab buffers have, or are to have, and how many buffers these are.
  private var dealt = 0
  private var pieces = 0

  init(room: Int = 0, isForgetting: Bool = false, spare: Int = .max) {
    self.room = room
    self.isForgetting = isForgetting
    self.spare = spare
  }

  /// Takes storage for all that `visit` visits, for so many elements each unless it says otherwise.
  @inline(never)
  static func reserve(_ room: Int, _ visit: (inout StorageLedger) -> Void) {
    var ledger = StorageLedger(room: room)
    visit(&ledger)
    if ledger.pieces == 0 { return }
    ledger.slab = Slab(bytes: ledger.dealt, pieces: ledger.pieces)
    ledger.dealt = 0
    ledger.room = room
    visit(&ledger)
  }

  /// Whether storage is taken for a load: what few layouts ever need is then left out.
  var isLoading: Bool { room > 0 }

  /// Room for a list that is mostly short: more than that it takes by itself.
  private static let shortList = 16

  private static let largeBytes = 1 << 12

  /// Visits a list that is mostly short, however many things there are.
  @inline(__always)
  mutating func visit<Element>(short buffer: inout Buffer<Element>) {
    visit(&buffer.storage, min(room, StorageLedger.shortList), MemoryLayout<Element>.stride)
  }

  @inline(__always)
  mutating func visit<Element>(_ buffer: inout Buffer<Element>) {
    visit(&buffer.storage, room, MemoryLayout<Element>.stride)
  }

  @inline(never)
  private mutating func visit(_ buffer: inout BufferStorage, _ room: Int, _ stride: Int) {
    if self.room == 0 { return look(at: &buffer, stride) }
    if room <= buffer.capacity { return }
    if buffer.capacity > 0 { return makeLarger(&buffer, room, stride) }
    let wanted = room + room >> 7
    if let slab { buffer.take(wanted, of: slab, after: dealt) }
    dealt += Slab.room(wanted * stride)
    pieces += 1
  }

  /// What is small gets another piece; what is large a block of its own, which can grow without being
  /// copied.
  @inline(never)
  private mutating func makeLarger(_ buffer: inout BufferStorage, _ room: Int, _ stride: Int) {
    if buffer.capacity * stride >= StorageLedger.largeBytes {
      return buffer.reserve(room + room >> 7, stride)
    }
    var larger = BufferStorage()
    visit(&larger, room, stride)
    if slab != nil { buffer.move(into: larger, stride) }
  }

  @inline(never)
  private mutating func look(at buffer: inout BufferStorage, _ stride: Int) {
    if isForgetting { buffer.count = 0 }
    if spare < Int.max { buffer.fit(sparing: spare, stride) }
    allocations += Int(buffer.growths)
    bytes += buffer.capacity * stride
  }
}
