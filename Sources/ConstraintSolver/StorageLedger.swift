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

  mutating func visit<Element>(_ buffer: inout Buffer<Element>) {
    if room > buffer.capacity { buffer.reserve(room + room / 128) }
    if isForgetting { buffer.removeAll() }
    if spare < Int.max { buffer.fit(sparing: spare) }
    allocations += buffer.growths
    bytes += buffer.capacity * MemoryLayout<Element>.stride
  }
}
