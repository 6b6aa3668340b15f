import CKeepLayout

/// One constraint, however it was made. It changes in place.
public struct Constraint: Hashable, CustomStringConvertible, Known {
  let layout: LayoutReference
  let c: keep_constraint

  init(_ layout: LayoutReference, _ c: keep_constraint) { (self.layout, self.c) = (layout, c) }

  /// A sentence: what it keeps, how, and at which priority.
  public var description: String { text(.description) }

  /// The same as an equation string that can be read back.
  public var equation: String { text(.equation) }

  /// Its name in sentences; empty for none.
  public var name: String {
    get { text(.name) }
    nonmutating set {
      layout.note { pointer throws(KeepError) in
        keep_constraint_set_name(pointer, c, try checked(newValue))
      }
    }
  }

  /// Its number and its priority.
  public var value: Value? {
    get {
      finite(layout.read { keep_constraint_value($0, c) }).map { Value($0, priority) }
    }
    nonmutating set {
      layout.note { pointer throws(KeepError) in
        guard let newValue else { throw KeepError("\(self): a constraint has a value") }
        let before = priority
        let status = keep_constraint_set_priority(pointer, c, newValue.priority.rawValue)
        if status != KEEP_OK { return status }
        let then = keep_constraint_set_value(pointer, c, newValue.number)
        if then != KEEP_OK {
          let error = KeepError(then, keep_layout_error_message(pointer))
          _ = keep_constraint_set_priority(pointer, c, before.rawValue)
          throw error
        }
        return then
      }
    }
  }

  /// Whether it is installed; one that is not is kept, and can be installed again.
  public var isInstalled: Bool {
    get { layout.read { keep_constraint_is_installed($0, c) } }
    nonmutating set { layout.note { keep_constraint_set_installed($0, c, newValue) } }
  }

  /// If it is violated, the constraints that bind it, in sentences.
  public var why: String { text(.why) }

  /// Where it was made, by ``Layout/at(file:line:_:)``; nil for no place.
  public var place: (file: String, line: Int)? { line > 0 ? (text(.file), line) : nil }

  /// What it says: a sum of anchors of nodes times factors, how it relates to a number, and that.
  public var linear: (terms: [LinearTerm], relation: Relation, constant: Double) {
    var (relation, constant) = (keep_relation(0), 0.0)
    let count = layout.read { keep_constraint_terms($0, c, &relation, &constant, nil, 0) }
    var found = [keep_term](repeating: keep_term(), count: count)
    _ = layout.read { keep_constraint_terms($0, c, nil, nil, &found, count) }
    let terms = found.map {
      LinearTerm(
        node: Node(found: layout, $0.node), anchor: Anchor($0.anchor), factor: $0.coefficient)
    }
    return (terms, Relation(relation), constant)
  }

  /// Ends it.
  public func remove() { layout.note { keep_constraint_remove($0, c) } }

  /// Whether they are one constraint of one layout.
  public static func == (one: Constraint, other: Constraint) -> Bool {
    one.layout === other.layout && one.c.id == other.c.id
  }

  /// By its handle.
  public func hash(into hasher: inout Hasher) { hasher.combine(c.id) }
}

/// An anchor of a node times a factor: a part of ``Constraint/linear``.
public struct LinearTerm: Hashable {
  /// The node; nil for one that is gone.
  public let node: Node?
  /// Its anchor.
  public let anchor: Anchor
  /// The factor.
  public let factor: Double
}

// MARK: Making them

extension Layout {
  /// Makes a constraint of a comparison. A number that is compared with a position counts from the
  /// parent's same position.
  ///
  ///     try ui.keep(green.top >= blue.bottom + 10)
  ///     try ui.keep(green.height == 100 ~ .low)
  @discardableResult
  public func keep(_ comparison: Comparison) throws(KeepError) -> Constraint {
    let sum = comparison.left - comparison.right
    if let fault = sum.fault { throw KeepError(fault) }
    if let layout = sum.layout, layout !== reference {
      throw KeepError("a sum of nodes of another layout")
    }
    var terms = sum.parts
    if terms.count == 1, let only = terms.first, only.anchor != KEEP_ANCHOR_WIDTH,
      only.anchor != KEEP_ANCHOR_HEIGHT
    {
      terms.append(
        keep_term(node: keep_node(), anchor: only.anchor, coefficient: -only.coefficient))
    }
    let made = try reference.make {
      keep_constraint_create(
        $0, terms, terms.count, comparison.relation.c, -sum.constant,
        comparison.priority.rawValue, true)
    }
    return Constraint(reference, made)
  }

  /// Runs a body; returns the constraints that it makes.
  public func capture(_ body: () throws -> Void) throws -> [Constraint] {
    try reference.attempt { keep_capture_begin($0) }
    defer { _ = reference.read { keep_capture_end($0) } }
    try body()
    return reference.listed { keep_capture_constraints($0, $1, $2) }.map {
      Constraint(reference, $0)
    }
  }

  /// Tells where the constraint is made that a body makes by its first call: as ``Constraint/place``.
  public func at<Made>(
    file: String = #fileID, line: Int = #line, _ body: () throws -> Made
  ) rethrows -> Made {
    if let file = try? checked(file) {
      _ = reference.read { keep_layout_at($0, file, Int32(clamping: line)) }
    }
    return try body()
  }
}
