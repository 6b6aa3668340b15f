/// Visits all that the engine has taken from the heap: adds it up, and gives back what is not used.
struct StorageLedger {
  /// Whether contents are to be forgotten.
  var isForgetting = false
  /// Whether buffers with much unused room are to lose it.
  var isFitting = false
  /// Times that storage was taken or grown.
  var allocations = 0
  /// Bytes held now.
  var bytes = 0

  mutating func visit<Element>(_ buffer: inout Buffer<Element>) {
    if isForgetting { buffer.removeAll() }
    if isFitting { buffer.fit() }
    allocations += buffer.growths
    bytes += buffer.capacity * MemoryLayout<Element>.stride
  }
}
