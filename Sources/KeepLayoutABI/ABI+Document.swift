public import CKeepLayout
import LayoutCore

@_cdecl("keep_layout_read_document") @implementation
public func keep_layout_read_document(
  _ layout: OpaquePointer!, _ document: UnsafePointer<CChar>!
) -> keep_status {
  LayoutBox.attemptSolve(layout, "keep_layout_read_document") { layout throws(LayoutError) in
    try layout.read(document: checkedDocument(document))
  }
}

@_cdecl("keep_layout_update") @implementation
public func keep_layout_update(
  _ layout: OpaquePointer!, _ document: UnsafePointer<CChar>!
) -> keep_status {
  LayoutBox.attemptSolve(layout, "keep_layout_update") { layout throws(LayoutError) in
    try layout.update(to: checkedDocument(document))
  }
}

private func checkedDocument(
  _ document: UnsafePointer<CChar>?
) throws(LayoutError) -> UnsafeBufferPointer<UInt8> {
  if document == nil { throw .argument("the document is NULL") }
  return checked(document)
}
