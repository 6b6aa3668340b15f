import ConstraintSolver

/// What the tables of a layout have changed since the first mark, one change after the other, each
/// followed by the record that it replaced, if there was one; as bytes, since records are of any type.
///
/// Changes are taken back newest first, so that all tables together are what they once were at every
/// step on the way.
package final class SlotJournal {
  private(set) var isRecording = false

  private var bytes: UnsafeMutableRawPointer
  private var capacity = 0
  /// Where the next change goes, and how many bytes the last one takes.
  private var end = 0
  private var lastSize: UInt16 = 0
  /// How much room is kept for the next changes.
  private static let spareBytes = 1 << 16

  package init() { bytes = .noStorage }

  deinit { if capacity > 0 { bytes.deallocate() } }

  /// A point that changes can be taken back to; from the first one on, all tables record.
  package func mark() -> Int {
    isRecording = true
    return end
  }

  /// Notes what is about to happen to a slot, and the bytes of a record that are lost by it.
  @inline(__always)
  func note(
    _ kind: SlotChange.Kind, _ index: Int32, of table: UnsafeMutablePointer<SlotStorage>,
    _ record: UnsafeMutableRawPointer, _ size: Int
  ) {
    let needed = end + SlotChange.headSize + size
    if needed > capacity { grow(to: needed) }
    let change = change(at: end)
    change.place.storeBytes(
      of: SlotChange.Head(table: table, index: index, sizeBefore: lastSize, kind: kind),
      as: SlotChange.Head.self)
    change.replaced.copyMemory(from: record, byteCount: size)
    lastSize = UInt16(truncatingIfNeeded: needed - end)
    end = needed
  }

  private func grow(to needed: Int) {
    let old = capacity > 0 ? bytes : nil
    capacity = needed + max(256, capacity / 2)
    bytes = moved(old, to: capacity)!
  }

  private func change(at place: Int) -> SlotChange { SlotChange(place: bytes + place) }

  /// The newest change since a mark; nil if there is none.
  @inline(__always)
  package func lastChange(since mark: Int) -> SlotChange? {
    end > mark ? change(at: end - Int(lastSize)) : nil
  }

  /// Takes the newest change back.
  package func undo(_ last: SlotChange) {
    end -= Int(lastSize)
    lastSize = last.head.sizeBefore
    last.table.pointee.undo(last)
  }

  /// Keeps all changes and stops recording. What a large transaction took is given back: it may
  /// be more than the layout itself.
  package func forgetMarks() {
    isRecording = false
    var place = 0
    while place < end {
      let change = change(at: place)
      if change.kind == .removal { change.table.pointee.offer(change.index) }
      place += SlotChange.headSize + change.table.pointee.size(of: change)
    }
    (end, lastSize) = (0, 0)
    if capacity <= Self.spareBytes { return }
    capacity = Self.spareBytes
    bytes = moved(bytes, to: capacity)!
  }
}

/// A change of a slot, for as long as nothing new is noted.
package struct SlotChange {
  package enum Kind: UInt8 {
    case insertion
    case removal
    case update
  }

  fileprivate struct Head {
    var table: UnsafeMutablePointer<SlotStorage>
    var index: Int32
    /// How many bytes the change before it takes.
    var sizeBefore: UInt16
    var kind: Kind
  }

  fileprivate static var headSize: Int { MemoryLayout<Head>.stride }

  fileprivate let place: UnsafeMutableRawPointer
  fileprivate var head: Head { place.loadUnaligned(as: Head.self) }

  var table: UnsafeMutablePointer<SlotStorage> { head.table }
  package var index: Int32 { head.index }
  package var kind: Kind { head.kind }
  /// The record that it replaced, unless it is an insertion.
  var replaced: UnsafeMutableRawPointer { place + Self.headSize }
}
