public import CKeepLayout
import ConstraintSolver
import LayoutAnswers
import LayoutRelations
import LayoutStore
import LayoutVocabularies

@_cdecl("keep_node_add_rule") @implementation
public func keep_node_add_rule(
  _ layout: OpaquePointer!, _ node: keep_node, _ kind: keep_attribute_kind, _ other: keep_node,
  _ relation: keep_relation, _ value: Double, _ priority: Double,
  _ constraint: UnsafeMutablePointer<keep_constraint>!
) -> keep_status {
  LayoutBox.attempt(layout, "keep_node_add_rule", about: node) { layout throws(LayoutError) in
    let rule = try layout.addRule(
      try checked(kind), of: Node(node), to: Node(other), try checked(relation), value,
      priority: priority)
    if let constraint { constraint.pointee = rule.handle }
  }
}

@_cdecl("keep_attribute_constraint") @implementation
public func keep_attribute_constraint(
  _ layout: OpaquePointer!, _ attribute: keep_attribute, _ relation: keep_relation
) -> keep_constraint {
  LayoutBox.ask(layout, keep_constraint()) { layout in
    guard let relation = try? checked(relation) else { return keep_constraint() }
    return layout.constraint(of: Attribute(attribute), relation).handle
  }
}

@_cdecl("keep_constraint_remove") @implementation
public func keep_constraint_remove(
  _ layout: OpaquePointer!, _ constraint: keep_constraint
) -> keep_status {
  LayoutBox.attempt(layout, "keep_constraint_remove") { layout throws(LayoutError) in
    try layout.remove(Constraint(constraint))
  }
}

@_cdecl("keep_node_constraints") @implementation
public func keep_node_constraints(
  _ layout: OpaquePointer!, _ node: keep_node,
  _ constraints: UnsafeMutablePointer<keep_constraint>!,
  _ capacity: Int
) -> Int {
  LayoutBox.ask(layout, 0) { layout in
    let all = layout.constraints(of: Node(node))
    return write(all.count, to: constraints, capacity) { all[$0].handle }
  }
}

// MARK: Questions

@_cdecl("keep_constraint_is_active") @implementation
public func keep_constraint_is_active(
  _ layout: OpaquePointer!, _ constraint: keep_constraint
) -> Bool {
  LayoutBox.ask(layout, false) { $0.isActive(Constraint(constraint)) }
}

@_cdecl("keep_constraint_source") @implementation
public func keep_constraint_source(
  _ layout: OpaquePointer!, _ constraint: keep_constraint
) -> keep_source {
  LayoutBox.ask(layout, KEEP_SOURCE_NONE) { layout in
    switch layout.source(of: Constraint(constraint)) {
    case nil: KEEP_SOURCE_NONE
    case .value: KEEP_SOURCE_VALUE
    case .rule: KEEP_SOURCE_RULE
    case .rootSize: KEEP_SOURCE_ROOT_SIZE
    case .content: KEEP_SOURCE_CONTENT
    case .gone: KEEP_SOURCE_GONE
    case .container: KEEP_SOURCE_CONTAINER
    case .notNegative: KEEP_SOURCE_NOT_NEGATIVE
    case .link: KEEP_SOURCE_LINK
    case .terms: KEEP_SOURCE_TERMS
    case .applied: KEEP_SOURCE_APPLIED
    }
  }
}

@_cdecl("keep_constraint_node") @implementation
public func keep_constraint_node(
  _ layout: OpaquePointer!, _ constraint: keep_constraint
) -> keep_node {
  LayoutBox.ask(layout, keep_node()) { $0.node(of: Constraint(constraint)).handle }
}

@_cdecl("keep_constraint_attribute") @implementation
public func keep_constraint_attribute(
  _ layout: OpaquePointer!, _ constraint: keep_constraint
) -> keep_attribute {
  LayoutBox.ask(layout, keep_attribute()) { $0.attribute(of: Constraint(constraint)).handle }
}

@_cdecl("keep_constraint_relation") @implementation
public func keep_constraint_relation(
  _ layout: OpaquePointer!, _ constraint: keep_constraint
) -> keep_relation {
  LayoutBox.ask(layout, KEEP_EQUAL) { $0.relation(of: Constraint(constraint)).relation }
}

@_cdecl("keep_constraint_value") @implementation
public func keep_constraint_value(
  _ layout: OpaquePointer!, _ constraint: keep_constraint
) -> Double {
  LayoutBox.ask(layout, .nan) { $0.value(of: Constraint(constraint)) }
}

@_cdecl("keep_constraint_priority") @implementation
public func keep_constraint_priority(
  _ layout: OpaquePointer!, _ constraint: keep_constraint
) -> Double {
  LayoutBox.ask(layout, 0) { $0.priority(of: Constraint(constraint)) }
}

@_cdecl("keep_constraint_set_name") @implementation
public func keep_constraint_set_name(
  _ layout: OpaquePointer!, _ constraint: keep_constraint, _ name: UnsafePointer<CChar>!
) -> keep_status {
  LayoutBox.attempt(layout, "keep_constraint_set_name") { layout throws(LayoutError) in
    try layout.setName(of: Constraint(constraint), to: checked(name))
  }
}
