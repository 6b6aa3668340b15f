public import CKeepLayout
import ConstraintSolver
import LayoutAnswers
import LayoutRelations
import LayoutStore
import LayoutVocabularies

@_cdecl("keep_node_constrain") @implementation
public func keep_node_constrain(
  _ layout: OpaquePointer!, _ node: keep_node, _ anchor: keep_anchor, _ relation: keep_relation,
  _ other: keep_node, _ other_anchor: keep_anchor, _ multiplier: Double, _ constant: Double,
  _ priority: Double, _ installed: Bool
) -> keep_constraint {
  LayoutBox.constrain(layout, "keep_node_constrain") { layout throws(LayoutError) in
    let anchor = try checked(anchor)
    let other = Node(other)
    let otherAnchor = other == .none ? anchor : try checked(other_anchor)
    return try layout.constrain(
      Node(node), anchor, try checked(relation), other, otherAnchor, times: multiplier,
      plus: constant, priority: priority, isInstalled: installed)
  }
}

@_cdecl("keep_constraint_create") @implementation
public func keep_constraint_create(
  _ layout: OpaquePointer!, _ terms: UnsafePointer<keep_term>!, _ count: Int,
  _ relation: keep_relation, _ constant: Double, _ priority: Double, _ installed: Bool
) -> keep_constraint {
  LayoutBox.constrain(layout, "keep_constraint_create") { layout throws(LayoutError) in
    let relation = try checked(relation)
    let given = try checked(terms, count, "terms is NULL")
    if given.count > Layout.termLimit { throw .limit(.termsOfOne) }
    var sum: [AnchorTerm] = []
    for place in given.indices {
      do throws(LayoutError) {
        let (term, anchor) = (given[place], try checked(given[place].anchor))
        sum.append(AnchorTerm(Node(term.node), anchor, term.coefficient))
      } catch {
        throw .element(place, error)
      }
    }
    return try sum.withUnsafeBufferPointer { (sum) throws(LayoutError) in
      try layout.addSum(sum, relation, constant, priority: priority, isInstalled: installed)
    }
  }
}

@_cdecl("keep_constraint_terms") @implementation
public func keep_constraint_terms(
  _ layout: OpaquePointer!, _ constraint: keep_constraint,
  _ relation: UnsafeMutablePointer<keep_relation>!, _ constant: UnsafeMutablePointer<Double>!,
  _ terms: UnsafeMutablePointer<keep_term>!, _ capacity: Int
) -> Int {
  LayoutBox.ask(layout, 0) { layout in
    guard let sum = layout.sum(of: Constraint(constraint)) else { return 0 }
    if let relation { relation.pointee = sum.relation.relation }
    if let constant { constant.pointee = sum.constant }
    return write(sum.terms.count, to: terms, capacity) { place in
      let term = sum.terms[place]
      return keep_term(
        node: term.node.handle, anchor: keep_anchor(rawValue: UInt32(term.anchor.rawValue)),
        coefficient: term.coefficient)
    }
  }
}

@_cdecl("keep_layout_set_mixed_axes") @implementation
public func keep_layout_set_mixed_axes(_ layout: OpaquePointer!, _ allowed: Bool) -> keep_status {
  LayoutBox.attempt(layout, "keep_layout_set_mixed_axes") { layout throws(LayoutError) in
    try layout.set(.mixedAxes, to: .flag(allowed))
  }
}

// MARK: Changes

@_cdecl("keep_constraint_set_value") @implementation
public func keep_constraint_set_value(
  _ layout: OpaquePointer!, _ constraint: keep_constraint, _ value: Double
) -> keep_status {
  LayoutBox.attempt(layout, "keep_constraint_set_value") { layout throws(LayoutError) in
    try layout.setValue(of: Constraint(constraint), to: value)
  }
}

@_cdecl("keep_constraint_set_priority") @implementation
public func keep_constraint_set_priority(
  _ layout: OpaquePointer!, _ constraint: keep_constraint, _ priority: Double
) -> keep_status {
  LayoutBox.attempt(layout, "keep_constraint_set_priority") { layout throws(LayoutError) in
    try layout.setPriority(of: Constraint(constraint), to: priority)
  }
}

@_cdecl("keep_constraint_set_relation") @implementation
public func keep_constraint_set_relation(
  _ layout: OpaquePointer!, _ constraint: keep_constraint, _ relation: keep_relation
) -> keep_status {
  LayoutBox.attempt(layout, "keep_constraint_set_relation") { layout throws(LayoutError) in
    try layout.setRelation(of: Constraint(constraint), to: try checked(relation))
  }
}

@_cdecl("keep_constraint_set_coefficient") @implementation
public func keep_constraint_set_coefficient(
  _ layout: OpaquePointer!, _ constraint: keep_constraint, _ index: Int, _ coefficient: Double
) -> keep_status {
  LayoutBox.attempt(layout, "keep_constraint_set_coefficient") { layout throws(LayoutError) in
    try layout.setCoefficient(of: Constraint(constraint), index, to: coefficient)
  }
}

@_cdecl("keep_constraint_set_installed") @implementation
public func keep_constraint_set_installed(
  _ layout: OpaquePointer!, _ constraint: keep_constraint, _ installed: Bool
) -> keep_status {
  LayoutBox.attempt(layout, "keep_constraint_set_installed") { layout throws(LayoutError) in
    try layout.setInstalled(Constraint(constraint), installed)
  }
}

@_cdecl("keep_constraint_is_installed") @implementation
public func keep_constraint_is_installed(
  _ layout: OpaquePointer!, _ constraint: keep_constraint
) -> Bool {
  LayoutBox.ask(layout, false) { $0.isInstalled(Constraint(constraint)) }
}

// MARK: Captures

@_cdecl("keep_capture_begin") @implementation
public func keep_capture_begin(_ layout: OpaquePointer!) -> keep_status {
  LayoutBox.attempt(layout, "keep_capture_begin") { layout throws(LayoutError) in
    try layout.beginCapture()
  }
}

@_cdecl("keep_capture_constraints") @implementation
public func keep_capture_constraints(
  _ layout: OpaquePointer!, _ constraints: UnsafeMutablePointer<keep_constraint>!, _ capacity: Int
) -> Int {
  LayoutBox.ask(layout, 0) { layout in
    let all = layout.capturedConstraints
    return write(all.count, to: constraints, capacity) { all[$0].handle }
  }
}

@_cdecl("keep_capture_end") @implementation
public func keep_capture_end(_ layout: OpaquePointer!) -> keep_status {
  LayoutBox.attempt(layout, "keep_capture_end") { layout throws(LayoutError) in
    try layout.endCapture()
  }
}
