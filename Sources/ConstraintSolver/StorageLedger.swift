/// Adds up what the engine has taken from the heap.
struct StorageLedger {
  /// Times that storage was taken or grown.
  var allocations = 0
  /// Bytes held now.
  var bytes = 0

  mutating func add<Element>(_ buffer: borrowing Buffer<Element>) {
    allocations += buffer.growths
    bytes += buffer.capacity * MemoryLayout<Element>.stride
  }
}
