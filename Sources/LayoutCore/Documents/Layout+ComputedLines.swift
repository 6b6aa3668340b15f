/// Lines of flows follow from widths. Documents are without them, and they are made again when a document is read.
extension Layout {
  func removeComputedLines() throws(LayoutError) {
    for container in containers.records.taken where containers[container].kind == .stack {
      try setTracks(0, of: container, containers[container].values.axis.other)
    }
  }
}
