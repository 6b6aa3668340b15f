public import CKeepLayout
import LayoutAnswers
import LayoutRelations
import LayoutStore
import LayoutVocabularies

@_cdecl("keep_node_set_gone") @implementation
public func keep_node_set_gone(
  _ layout: OpaquePointer!, _ node: keep_node, _ gone: keep_gone
) -> keep_status {
  LayoutBox.attempt(layout, "keep_node_set_gone", about: node) { layout throws(LayoutError) in
    guard let axes = UInt8(exactly: gone.rawValue).flatMap({ Gone(rawValue: $0) }) else {
      throw .unknown("gone", Int(truncatingIfNeeded: gone.rawValue), of: "keep_gone")
    }
    try layout.set(.gone, of: Node(node), to: PropertyValue(axes))
  }
}

@_cdecl("keep_node_gone") @implementation
public func keep_node_gone(_ layout: OpaquePointer!, _ node: keep_node) -> keep_gone {
  LayoutBox.ask(layout, KEEP_GONE_NOT) { layout in
    keep_gone(rawValue: numericCast(layout.value(.gone, of: Node(node))?.choice ?? 0))
  }
}

@_cdecl("keep_attribute_set_gone_value") @implementation
public func keep_attribute_set_gone_value(
  _ layout: OpaquePointer!, _ attribute: keep_attribute, _ value: Double
) -> keep_status {
  LayoutBox.attempt(layout, "keep_attribute_set_gone_value") { layout throws(LayoutError) in
    try layout.set(.goneValue, of: Attribute(attribute), to: PropertyValue(value))
  }
}

@_cdecl("keep_attribute_gone_value") @implementation
public func keep_attribute_gone_value(
  _ layout: OpaquePointer!, _ attribute: keep_attribute
) -> Double {
  LayoutBox.ask(layout, .nan) { $0.value(.goneValue, of: Attribute(attribute)).number }
}
