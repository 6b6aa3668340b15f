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

  mutating func visit<Element>(_ buffer: inout Buffer<Element>) {
    if room > 0 {
      if room > buffer.capacity { take(&buffer) }
      return
    }
    if isForgetting { buffer.removeAll() }
    if spare < Int.max { buffer.fit(sparing: spare) }
    allocations += Int(buffer.growths)
    bytes += buffer.bytes
  }

  @inline(never)
  private mutating func take<Element>(_ buffer: inout Buffer<Element>) {
    let wanted = room + room >> 7
    if buffer.capacity > 0 { return buffer.reserve(wanted) }
    if let slab { buffer.take(wanted, of: slab, after: dealt) }
    dealt += Slab.room(wanted * MemoryLayout<Element>.stride)
    pieces += 1
  }
}
