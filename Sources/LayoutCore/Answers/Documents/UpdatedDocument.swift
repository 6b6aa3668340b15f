import LayoutStore

/// The document that a layout was updated to last, for as long as nothing else has been asked of it.
struct UpdatedDocument {
  private let bytes: [UInt8]
  private let place: SourceLocation
  /// How many calls there have been that may have changed something.
  var edits: Int

  init(_ document: UnsafeBufferPointer<UInt8>, at place: SourceLocation, edits: Int) {
    bytes = Array(document)
    self.place = place
    self.edits = edits
  }

  func isSame(_ document: UnsafeBufferPointer<UInt8>, at place: SourceLocation) -> Bool {
    place == self.place && bytes.elementsEqual(document)
  }
}
