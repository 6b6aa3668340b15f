import ConstraintSolver

/// What stands for a place of a table: lists with one entry for each of these are read by it.
package protocol TableIndex {
  var index: Int32 { get }
}

extension Slot: TableIndex {}
extension Variable: TableIndex {}
extension Row: TableIndex {}

extension Array {
  @inline(__always)
  package subscript(place: some TableIndex) -> Element {
    get { self[Int(place.index)] }
    _modify { yield &self[Int(place.index)] }
  }
}

extension Buffer {
  @inline(__always)
  package subscript(place: some TableIndex) -> Element {
    get { self[Int(place.index)] }
    _modify { yield &self[Int(place.index)] }
  }
}

extension SlotList {
  @inline(__always)
  package subscript(place: some TableIndex) -> Slot<Record> {
    get { self[Int(place.index)] }
    set { self[Int(place.index)] = newValue }
  }
}
