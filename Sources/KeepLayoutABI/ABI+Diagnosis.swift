public import CKeepLayout
import LayoutAnswers
import LayoutRelations
import LayoutStore

// MARK: Where

@_cdecl("keep_layout_at") @implementation
public func keep_layout_at(
  _ layout: OpaquePointer!, _ file: UnsafePointer<CChar>!, _ line: Int32
) -> OpaquePointer! {
  LayoutBox.ask(layout, ()) { $0.setHere(checked(file), line: Int(line)) }
  return layout
}

@_cdecl("keep_constraint_line") @implementation
public func keep_constraint_line(
  _ layout: OpaquePointer!, _ constraint: keep_constraint
) -> Int32 {
  LayoutBox.ask(layout, 0) { $0.place(of: Constraint(constraint)).line }
}

// MARK: Why

@_cdecl("keep_attribute_measured") @implementation
public func keep_attribute_measured(_ layout: OpaquePointer!, _ attribute: keep_attribute) -> Double
{
  LayoutBox.ask(layout, .nan) { $0.measured(Attribute(attribute)) }
}

@_cdecl("keep_attribute_explanation") @implementation
public func keep_attribute_explanation(
  _ layout: OpaquePointer!, _ attribute: keep_attribute,
  _ constraints: UnsafeMutablePointer<keep_constraint>!, _ factors: UnsafeMutablePointer<Double>!,
  _ capacity: Int, _ rest: UnsafeMutablePointer<Double>!
) -> Int {
  let explanation =
    LayoutBox.ask(layout, Explanation()) {
      $0.explanation(of: Attribute(attribute)) ?? Explanation()
    }
  if let rest { rest.pointee = explanation.rest }
  return write(explanation.reasons, to: constraints, factors, capacity)
}

@_cdecl("keep_constraint_violation") @implementation
public func keep_constraint_violation(
  _ layout: OpaquePointer!, _ constraint: keep_constraint
) -> Double {
  LayoutBox.ask(layout, 0) { $0.violation(of: Constraint(constraint)) }
}

@_cdecl("keep_constraint_binding") @implementation
public func keep_constraint_binding(
  _ layout: OpaquePointer!, _ constraint: keep_constraint,
  _ constraints: UnsafeMutablePointer<keep_constraint>!, _ factors: UnsafeMutablePointer<Double>!,
  _ capacity: Int
) -> Int {
  let binding = LayoutBox.ask(layout, []) { $0.bindingConstraints(of: Constraint(constraint)) }
  return write(binding, to: constraints, factors, capacity)
}

/// Writes reasons as far as there is room; returns how many there are.
private func write(
  _ reasons: [Reason], to constraints: UnsafeMutablePointer<keep_constraint>?,
  _ factors: UnsafeMutablePointer<Double>?, _ capacity: Int
) -> Int {
  _ = write(reasons.count, to: factors, capacity) { reasons[$0].factor }
  return write(reasons.count, to: constraints, capacity) { reasons[$0].constraint.handle }
}

// MARK: Conflicts

@_cdecl("keep_layout_conflict_corrections") @implementation
public func keep_layout_conflict_corrections(
  _ layout: OpaquePointer!, _ index: Int, _ values: UnsafeMutablePointer<Double>!,
  _ capacity: Int
) -> Int {
  let corrections = LayoutBox.ask(layout, []) { $0.conflictCorrections(index) }
  return write(corrections.count, to: values, capacity) { corrections[$0] }
}

@_cdecl("keep_layout_conflict_reason") @implementation
public func keep_layout_conflict_reason(
  _ layout: OpaquePointer!, _ index: Int
) -> keep_conflict_reason {
  LayoutBox.ask(layout, KEEP_REASON_NONE) { layout in
    switch layout.conflictReason(index) {
    case nil: KEEP_REASON_NONE
    case .alone: KEEP_REASON_ALONE
    case .nearest: KEEP_REASON_LEAST
    case .tie: KEEP_REASON_TIE
    case .together: KEEP_REASON_TOGETHER
    }
  }
}

@_cdecl("keep_layout_conflict_is_repeat") @implementation
public func keep_layout_conflict_is_repeat(_ layout: OpaquePointer!, _ index: Int) -> Bool {
  LayoutBox.ask(layout, false) { $0.isConflictRepeat(index) }
}

// MARK: Ambiguity

@_cdecl("keep_layout_freedom") @implementation
public func keep_layout_freedom(_ layout: OpaquePointer!) -> Int {
  LayoutBox.ask(layout, 0) { $0.freedom }
}

@_cdecl("keep_attribute_range") @implementation
public func keep_attribute_range(
  _ layout: OpaquePointer!, _ attribute: keep_attribute, _ priority: Double,
  _ minimum: UnsafeMutablePointer<Double>!, _ maximum: UnsafeMutablePointer<Double>!
) -> keep_status {
  LayoutBox.attempt(layout, "keep_attribute_range", isReading: true) { layout throws(LayoutError) in
    let range = try layout.range(of: Attribute(attribute), least: priority)
    if let minimum { minimum.pointee = range.minimum }
    if let maximum { maximum.pointee = range.maximum }
  }
}

@_cdecl("keep_layout_ambiguous") @implementation
public func keep_layout_ambiguous(
  _ layout: OpaquePointer!, _ attributes: UnsafeMutablePointer<keep_attribute>!,
  _ minima: UnsafeMutablePointer<Double>!, _ maxima: UnsafeMutablePointer<Double>!,
  _ keys: UnsafeMutablePointer<Bool>!, _ capacity: Int
) -> Int {
  let open = LayoutBox.ask(layout, []) { (try? $0.ambiguousAttributes()) ?? [] }
  _ = write(open.count, to: minima, capacity) { open[$0].minimum }
  _ = write(open.count, to: maxima, capacity) { open[$0].maximum }
  _ = write(open.count, to: keys, capacity) { open[$0].isKey }
  return write(open.count, to: attributes, capacity) { open[$0].attribute.handle }
}

@_cdecl("keep_layout_exercise") @implementation
public func keep_layout_exercise(_ layout: OpaquePointer!, _ which: UInt32) -> keep_status {
  LayoutBox.attemptSolve(layout, "keep_layout_exercise") { layout throws(LayoutError) in
    try layout.exercise(which)
  }
}
