public import CKeepLayout
import LayoutAnswers
import LayoutStore

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

@_cdecl("keep_node_line") @implementation
public func keep_node_line(_ layout: OpaquePointer!, _ node: keep_node) -> Int32 {
  LayoutBox.ask(layout, 0) { $0.place(of: Node(node)).line }
}

// MARK: Faults

@_cdecl("keep_document_fault_count") @implementation
public func keep_document_fault_count(_ layout: OpaquePointer!) -> Int {
  LayoutBox.ask(layout, 0) { $0.documentFaults.count }
}

@_cdecl("keep_document_fault_at") @implementation
public func keep_document_fault_at(
  _ layout: OpaquePointer!, _ index: Int
) -> keep_document_fault {
  LayoutBox.ask(layout, keep_document_fault()) { layout in
    guard layout.documentFaults.indices.contains(index) else { return keep_document_fault() }
    let fault = layout.documentFaults[index]
    return keep_document_fault(
      offset: fault.offset, length: fault.length, line: fault.line, column: fault.column,
      status: fault.error.status)
  }
}

@_cdecl("keep_document_fault_description") @implementation
public func keep_document_fault_description(
  _ layout: OpaquePointer!, _ index: Int
) -> UnsafePointer<CChar>! {
  LayoutBox.lend(layout) { layout in
    layout.documentFaults.indices.contains(index) ? layout.documentFaults[index].words : Text()
  }
}

@_cdecl("keep_document_fault_nearest") @implementation
public func keep_document_fault_nearest(
  _ layout: OpaquePointer!, _ index: Int
) -> UnsafePointer<CChar>! {
  LayoutBox.lend(layout) { layout in
    layout.documentFaults.indices.contains(index) ? layout.documentFaults[index].nearest : Text()
  }
}

// MARK: Completion

@_cdecl("keep_document_complete") @implementation
public func keep_document_complete(
  _ layout: OpaquePointer!, _ document: UnsafePointer<CChar>!, _ offset: Int
) -> Int {
  LayoutBox.ask(layout, 0) { layout in
    if document == nil { return 0 }
    layout.complete(checked(document), at: offset)
    return layout.completions.count
  }
}

@_cdecl("keep_document_completion") @implementation
public func keep_document_completion(
  _ layout: OpaquePointer!, _ index: Int
) -> UnsafePointer<CChar>! {
  LayoutBox.lend(layout) { layout in
    layout.completions.indices.contains(index) ? layout.completions[index] : Text()
  }
}

// MARK: Drawings

extension keep_drawing: SizedStruct {}

@_cdecl("keep_layout_svg") @implementation
public func keep_layout_svg(
  _ layout: OpaquePointer!, _ within: keep_node, _ drawing: UnsafePointer<keep_drawing>!
) -> UnsafePointer<CChar>! {
  LayoutBox.lend(layout) { layout in
    guard let drawing = try? checked(drawing) else { return Text() }
    return (try? layout.picture(within: Node(within), drawing)) ?? Text()
  }
}

private func checked(_ drawing: UnsafePointer<keep_drawing>?) throws(LayoutError) -> Drawing {
  var checked = Drawing()
  guard let drawing else { return checked }
  let given: keep_drawing = try read(UnsafeRawPointer(drawing))
  if given.shows != 0 { checked.parts = Drawing.Parts(rawValue: given.shows) }
  guard let frames = Layout.SeenFrames(given.kind) else {
    throw .unknown("the kind", Int(given.kind.rawValue), of: "keep_frame_kind")
  }
  checked.frames = frames
  checked.hasBackground = !given.is_transparent
  return checked
}

private func checkedDocument(
  _ document: UnsafePointer<CChar>?
) throws(LayoutError) -> UnsafeBufferPointer<UInt8> {
  if document == nil { throw .argument("the document is NULL") }
  return checked(document)
}
