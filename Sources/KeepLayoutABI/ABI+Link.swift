public import CKeepLayout
import ConstraintSolver
import KeepLayout

@_cdecl("keep_attribute_set_equal_to") @implementation
public func keep_attribute_set_equal_to(
  _ layout: OpaquePointer!, _ attribute: keep_attribute, _ followed: keep_attribute,
  _ multiplier: Double, _ constant: Double, _ priority: Double
) -> keep_status {
  LayoutBox.attempt(layout, "keep_attribute_set_equal_to") { layout throws(LayoutError) in
    try layout.set(
      Attribute(attribute), .equal, to: Attribute(followed), times: multiplier, plus: constant,
      priority: priority)
  }
}

@_cdecl("keep_attribute_set_min_to") @implementation
public func keep_attribute_set_min_to(
  _ layout: OpaquePointer!, _ attribute: keep_attribute, _ followed: keep_attribute,
  _ multiplier: Double, _ constant: Double, _ priority: Double
) -> keep_status {
  LayoutBox.attempt(layout, "keep_attribute_set_min_to") { layout throws(LayoutError) in
    try layout.set(
      Attribute(attribute), .atLeast, to: Attribute(followed), times: multiplier, plus: constant,
      priority: priority)
  }
}

@_cdecl("keep_attribute_set_max_to") @implementation
public func keep_attribute_set_max_to(
  _ layout: OpaquePointer!, _ attribute: keep_attribute, _ followed: keep_attribute,
  _ multiplier: Double, _ constant: Double, _ priority: Double
) -> keep_status {
  LayoutBox.attempt(layout, "keep_attribute_set_max_to") { layout throws(LayoutError) in
    try layout.set(
      Attribute(attribute), .atMost, to: Attribute(followed), times: multiplier, plus: constant,
      priority: priority)
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

// MARK: Values and limits

@_cdecl("keep_attribute_keep_at_min") @implementation
public func keep_attribute_keep_at_min(
  _ layout: OpaquePointer!, _ attribute: keep_attribute, _ equal: Double, _ min: Double
) -> keep_status {
  LayoutBox.attempt(layout, "keep_attribute_keep_at_min") { layout throws(LayoutError) in
    try layout.keep(Attribute(attribute), at: equal, min: min)
  }
}

@_cdecl("keep_attribute_keep_at_max") @implementation
public func keep_attribute_keep_at_max(
  _ layout: OpaquePointer!, _ attribute: keep_attribute, _ equal: Double, _ max: Double
) -> keep_status {
  LayoutBox.attempt(layout, "keep_attribute_keep_at_max") { layout throws(LayoutError) in
    try layout.keep(Attribute(attribute), at: equal, max: max)
  }
}

@_cdecl("keep_attribute_keep_at_min_max") @implementation
public func keep_attribute_keep_at_min_max(
  _ layout: OpaquePointer!, _ attribute: keep_attribute, _ equal: Double, _ min: Double,
  _ max: Double
) -> keep_status {
  LayoutBox.attempt(layout, "keep_attribute_keep_at_min_max") { layout throws(LayoutError) in
    try layout.keep(Attribute(attribute), at: equal, min: min, max: max)
  }
}

@_cdecl("keep_attribute_keep_min_max") @implementation
public func keep_attribute_keep_min_max(
  _ layout: OpaquePointer!, _ attribute: keep_attribute, _ min: Double, _ max: Double
) -> keep_status {
  LayoutBox.attempt(layout, "keep_attribute_keep_min_max") { layout throws(LayoutError) in
    try layout.keep(Attribute(attribute), min: min, max: max)
  }
}
