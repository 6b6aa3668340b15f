import LayoutStore
import LayoutVocabularies

/// Lines of flows, tracks of grids that are repeated and those that are made where tracks are decided, and guides of what
/// is missing in stacks, follow from sizes. Documents are without them, and they are made again when a document is read.
extension Layout {
  func removeComputedLines() throws(LayoutError) {
    for container in containers.records.taken
    where containers[container].kind == .stack || containers[container].hasDecidedTracks {
      for axis in Axis.each { try setTracks(0, of: container, axis) }
    }
  }
}
