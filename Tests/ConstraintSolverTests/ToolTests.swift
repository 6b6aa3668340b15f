import Testing

@testable import ConstraintSolver

/// Buffers, sparse vectors and matrices, the heap and the sort.
@Suite struct ToolTests {
  @Test func buffersGrowShrinkAndCount() {
    var buffer = Buffer<Int32>()
    for k: Int32 in 0..<1000 { buffer.append(k) }
    buffer.insert(-1, at: 0)
    buffer.remove(at: 500)
    #expect(Array(buffer.all) == [-1] + (0..<499) + (500..<1000))
    buffer.shorten(to: 10)
    let before = MemoryAccount.count { $0.add(&buffer) }
    MemoryAccount.shrink(slack: 0) { $0.add(&buffer) }
    let after = MemoryAccount.count { $0.add(&buffer) }
    #expect(before.bytes > 4000 && after.bytes == 40)
    #expect(Array(buffer.all) == [-1] + (0..<9))
    MemoryAccount.reserve(1000, per: .row) { $0.add(&buffer) }
    MemoryAccount.reserve(100, per: .other) { $0.add(&buffer) }
    let reserved = MemoryAccount.count { $0.add(&buffer) }
    MemoryAccount.shrink(slack: 0, isForgetting: true) { $0.add(&buffer) }
    let forgotten = MemoryAccount.count { $0.add(&buffer) }
    #expect((400..<4000).contains(reserved.bytes) && forgotten.bytes == 0)
  }

  @Test func sparseColumnsTakeMemoryForOtherValues() {
    var column = SparseColumn(default: 1.0)
    column[500] = 1
    let memory = MemoryAccount.count { column.account(&$0) }
    column[3] = 2
    let values = [column[3], column[2], column[500]]
    #expect(memory.bytes == 0 && values == [2, 1, 1])
  }

  /// What cancels is 0, but stays in use until zeros are dropped.
  @Test func workVectorsKnowTheirEntries() {
    let vector = WorkVector()
    vector.resize(5)
    vector.add(4, 1.5)
    vector.add(2, 1)
    vector.add(2, -1)
    #expect(Array(vector.index.all) == [4, 2])
    #expect(vector.contains(2) && vector[2] == 0 && !vector.contains(0) && vector[0] == 0)
    vector.dropZeros()
    #expect(Array(vector.index.all) == [4])
    vector.clear()
    #expect(!vector.contains(4) && vector.index.count == 0)
  }

  /// Lines grow in turn, so that each has to move to have room.
  @Test func sparseLinesGrowInAnyOrder() {
    let lines = LinePlaces()
    lines.open(lines: 4)
    var rows = SparseLines(lines)
    var columns = SparseLines(lines)
    for k: Int32 in 0..<4 {
      for row: Int32 in 0..<3 { rows.append(row, k, Double(10 * row + k)) }
    }
    var line: [Double] = []
    for entry in rows.line(1) { line.append(rows.value[entry]) }
    #expect(line == [10, 11, 12, 13])
    rows.transpose(into: &columns)
    line = []
    for entry in columns.line(2) { line.append(columns.value[entry]) }
    #expect(line == [2, 12, 22])
    let isTransposed = rows.isTransposed(of: columns)
    rows.removeEntries(of: 1) { $0 == 2 }
    let isStillTransposed = rows.isTransposed(of: columns)
    #expect(isTransposed && !isStillTransposed)
    rows.removeLine(0)
    let lengths = [rows.line(0).count, rows.line(1).count, rows.line(3).count]
    #expect(lengths == [0, 3, 0])
  }

  struct Item: HeapElement {
    var key: Int32
    func comesBefore(_ other: Item) -> Bool { key < other.key }
  }

  @Test func aHeapGivesTheSmallestFirst() {
    var heap = Buffer<Item>()
    let keys: [Int32] = [5, 3, 8, 1, 9, 2, 7]
    for key in keys { heap.push(Item(key: key)) }
    var found: [Int32] = []
    while heap.count > 0 { found.append(heap.popFirst().key) }
    #expect(found == keys.sorted())
    for key in keys { heap.append(Item(key: key)) }
    heap.heapify()
    let firstTwo = [heap.popFirst().key, heap.popFirst().key]
    #expect(firstTwo == [1, 2])
  }

  /// All permutations of five numbers, and runs that rise and fall.
  @Test func theSortSortsEverything() {
    func permute(_ numbers: [Int32], _ rest: [Int32]) {
      if rest.isEmpty {
        var sorted = numbers
        sorted.withUnsafeMutableBufferPointer { sort($0) { $0 < $1 } }
        #expect(sorted == [0, 1, 2, 3, 4])
      }
      for number in rest { permute(numbers + [number], rest.filter { $0 != number }) }
    }
    permute([], [0, 1, 2, 3, 4])
    var waves = (0..<100).map { Int32(($0 % 10) * 10 + ($0 / 10)) }
    waves.withUnsafeMutableBufferPointer { sort($0) { $0 > $1 } }
    #expect(waves == (0..<100).reversed())
  }
}
