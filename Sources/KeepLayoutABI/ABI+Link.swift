public import CKeepLayout
import ConstraintSolver
import LayoutAnswers
import LayoutStore
import LayoutVocabularies

@_cdecl("keep_attribute_set_to") @implementation
public func keep_attribute_set_to(
  _ layout: OpaquePointer!, _ attribute: keep_attribute, _ relation: keep_relation,
  _ followed: keep_attribute, _ multiplier: Double, _ constant: Double, _ priority: Double
) -> keep_status {
  LayoutBox.attempt(layout, "keep_attribute_set_to") { layout throws(LayoutError) in
    try layout.set(
      Attribute(attribute), try checked(relation), to: Attribute(followed), times: multiplier,
      plus: constant, priority: priority)
  }
}

@_cdecl("keep_attribute_followed") @implementation
public func keep_attribute_followed(
  _ layout: OpaquePointer!, _ attribute: keep_attribute, _ relation: keep_relation,
  _ multiplier: UnsafeMutablePointer<Double>!, _ constant: UnsafeMutablePointer<Double>!,
  _ priority: UnsafeMutablePointer<Double>!
) -> keep_attribute {
  let link = LayoutBox.ask(layout, nil) { layout in
    (try? checked(relation)).flatMap { layout.link(of: Attribute(attribute), $0) }
  }
  if let multiplier { multiplier.pointee = link?.multiplier ?? 0 }
  if let constant { constant.pointee = link?.constant ?? 0 }
  if let priority { priority.pointee = link?.priority ?? 0 }
  return (link?.followed ?? .none).handle
}
