import LayoutStore
import LayoutVocabularies

/// Lines of flows, and guides of what is missing in stacks, follow from sizes. Documents are without them, and they are made again when a document is read.
extension Layout {
  func removeComputedLines() throws(LayoutError) {
    for container in containers.records.taken where containers[container].kind == .stack {
      for axis in Axis.each { try setTracks(0, of: container, axis) }
    }
  }
}
