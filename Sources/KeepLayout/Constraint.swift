import LayoutCore

/// One constraint, however it was made. It changes in place.
public struct Constraint: Hashable, CustomStringConvertible {
  let layout: LayoutReference
  let core: CoreConstraint

  init?(_ layout: LayoutReference, _ core: CoreConstraint) {
    if core == .none { return nil }
    self.layout = layout
    self.core = core
  }

  /// A sentence: what it keeps, how, and at which priority.
  public var description: String { layout.core.description(of: core).string }

  /// The same as an equation string that can be read back.
  public var equation: String { layout.core.equationText(of: core).string }

  /// Its number and its priority.
  public var value: Value? {
    get {
      number(layout.core.value(of: core)).map {
        Value($0, Priority(layout.core.priority(of: core)))
      }
    }
    nonmutating set {
      layout.note { core throws(CoreError) in
        guard let newValue else { throw .value(.nan) }
        let before = core.priority(of: self.core)
        try core.setPriority(of: self.core, to: newValue.priority.rawValue)
        do throws(CoreError) { try core.setValue(of: self.core, to: newValue.number) } catch {
          try core.setPriority(of: self.core, to: before)
          throw error
        }
      }
    }
  }

  /// Whether it is installed; one that is not is kept, and can be installed again.
  public var isInstalled: Bool {
    get { layout.core.isInstalled(core) }
    nonmutating set {
      layout.note { core throws(CoreError) in try core.setInstalled(self.core, newValue) }
    }
  }

  /// By how much it is violated after the last solve; 0 if it is satisfied.
  public var violation: Double { layout.core.violation(of: core) }

  /// If it is violated, the constraints that bind it, in sentences.
  public var why: String { layout.core.why(core).string }

  /// Ends it.
  public func remove() { layout.note { core throws(CoreError) in try core.remove(self.core) } }

  /// Whether they are one constraint of one layout.
  public static func == (one: Constraint, other: Constraint) -> Bool {
    one.layout === other.layout && one.core == other.core
  }

  /// By its handle.
  public func hash(into hasher: inout Hasher) { hasher.combine(core.id) }
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
    var sum = comparison.left - comparison.right
    if let fault = sum.fault { throw KeepError(fault) }
    if sum.parts.count == 1, let only = sum.parts.first, only.anchor != .width,
      only.anchor != .height
    {
      sum.parts.append(AnchorTerm(.none, only.anchor, -only.coefficient))
    }
    let made = try reference.attempt { core throws(CoreError) in
      try sum.parts.withUnsafeBufferPointer { (terms) throws(CoreError) in
        try core.addSum(
          terms, comparison.relation, -sum.constant, priority: comparison.priority.rawValue)
      }
    }
    return constraint(made)
  }

  /// Makes a constraint of an equation string, in which nodes are known by their names:
  /// `"label.left >= icon.right + 8 @ high"`. The error of one with a fault points at its column.
  @discardableResult
  public func equation(_ text: String) throws(KeepError) -> Constraint {
    let made = try reference.attempt { core throws(CoreError) in
      try core.addEquation(Array(text.utf8))
    }
    return constraint(made)
  }
}

extension Layout {
  /// A handle that the core has just made.
  private func constraint(_ made: CoreConstraint) -> Constraint {
    guard let constraint = Constraint(reference, made) else {
      preconditionFailure("the core returns the constraint that it makes")
    }
    return constraint
  }
}
