public import CKeepLayout
import KeepLayout

@_cdecl("keep_layout_description") @implementation
public func keep_layout_description(_ layout: OpaquePointer!) -> UnsafePointer<CChar>! {
  LayoutBox.lend(layout) { $0.document(hasNotes: true) }
}

@_cdecl("keep_layout_document") @implementation
public func keep_layout_document(_ layout: OpaquePointer!) -> UnsafePointer<CChar>! {
  LayoutBox.lend(layout) { $0.document() }
}

@_cdecl("keep_layout_read_document") @implementation
public func keep_layout_read_document(
  _ layout: OpaquePointer!, _ document: UnsafePointer<CChar>!
) -> keep_status {
  LayoutBox.attempt(layout, "keep_layout_read_document") { layout throws(LayoutError) in
    try layout.read(document: checked(document))
  }
}

@_cdecl("keep_layout_report") @implementation
public func keep_layout_report(_ layout: OpaquePointer!) -> UnsafePointer<CChar>! {
  LayoutBox.lend(layout) { $0.report(version: keep_version_string()) }
}

@_cdecl("keep_layout_svg") @implementation
public func keep_layout_svg(_ layout: OpaquePointer!) -> UnsafePointer<CChar>! {
  LayoutBox.lend(layout) { (try? $0.picture()) ?? Text() }
}
