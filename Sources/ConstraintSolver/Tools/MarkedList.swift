/// A list of indices, each in it once at most.
struct MarkedList: ~Copyable {
  private var list = Buffer<Int32>(per: .variable)
  private var isListed = Buffer<Bool>(per: .variable)

  var count: Int { list.count }

  var all: UnsafeMutableBufferPointer<Int32> { list.all }

  @inline(__always)
  subscript(place: Int) -> Int32 { list[place] }

  @inline(__always)
  func contains(_ index: Int32) -> Bool { isListed[index] }

  /// Takes storage for the marks of a number of indices.
  mutating func resize(_ indices: Int) { isListed.resize(indices) }

  @inline(__always)
  mutating func insert(_ index: Int32) {
    if isListed[index] { return }
    isListed[index] = true
    list.append(index)
  }

  mutating func removeAll() {
    for index in list.all { isListed[index] = false }
    list.removeAll()
  }

  mutating func account(_ memory: inout MemoryAccount) {
    memory.add(&list)
    memory.add(&isListed)
  }
}
