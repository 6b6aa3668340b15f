import ConstraintSolver

/// A change that an animation makes once its delay is over.
enum DeferredChange {
  case value(Attribute, Relation, Double, Double)
  /// A new value or priority, or both, for what an attribute is kept at by then, or for the size of
  /// a root.
  case part(Attribute, Relation, Constraint, Double?, Double?)
  case link(Attribute, Relation, to: Attribute, times: Double, plus: Double, Double)
  case size(Node, Axis, Double, Double)
  case container(Node, ContainerValue, Double)
  case member(Node, MemberValue, Double)
  case removal(Constraint)
  case activation(Atomic)
  case deactivation(Atomic)
  case applied([AppliedAttribute], to: Node)
  case cleared(Node)
  case reload(Node)
  case reloadOfAll
  /// An animation that was begun within, if its delay is then over as well.
  case animation(Animation)
  /// An atomic group that records what follows; none at the end of the outermost.
  case recording(Atomic)
}

/// A deferred change, with its source location.
struct LocatedChange {
  let change: DeferredChange
  let place: SourceLocation
}

extension Layout {
  /// Keeps a change for later if the animation that is begun has a delay.
  @inline(__always)
  func isDeferred(_ change: @autoclosure () -> DeferredChange) -> Bool {
    guard let record = waitingRecord else { return false }
    deferChange(change(), in: record)
    return true
  }

  private var waitingRecord: AnimationRecord? {
    guard !isReading, let scope = presentation.scopes.last, scope.record.isWaiting else {
      return nil
    }
    return scope.record
  }

  @inline(never)
  private func deferChange(_ change: DeferredChange, in record: AnimationRecord) {
    record.deferred.append(LocatedChange(change: change, place: here))
  }

  /// Makes the changes that an animation has kept, in their order. A change is left out if what it
  /// is about was destroyed, or if it is no longer possible; if it fails for another reason, the host
  /// is told.
  func makeDeferred(of record: AnimationRecord) {
    let deferred = record.deferred
    record.deferred = []
    let caller = here
    defer { here = caller }
    for each in deferred {
      here = each.place
      do throws(LayoutError) { try make(each.change) } catch {
        if error.isNews && presentation.failure == nil { presentation.failure = error }
      }
    }
  }

  private func make(_ change: DeferredChange) throws(LayoutError) {
    switch change {
    case .value(let attribute, let relation, let value, let priority):
      try setSingle(try place(attribute), relation, value, priority)
    case .part(let attribute, let relation, let constraint, let value, let priority):
      let slot = find(attribute).map { valueSlot($0, relation) } ?? find(constraint) ?? -1
      if slot >= 0 { try self.change(slot, value, priority) }
    case .link(
      let attribute, let relation, let followed, let multiplier, let constant, let priority):
      let target = try place(followed)
      let link = Link(multiplier: multiplier, target: target, constant: constant)
      try setLink(try place(attribute), relation, link, priority)
    case .size(let node, let axis, let size, let priority):
      try setSize(of: node, axis, size, priority: priority)
    case .container(let node, let value, let number):
      try set(value, ofContainer: node, to: number)
    case .member(let node, let value, let number): try set(value, ofMember: node, to: number)
    case .removal(let constraint): try remove(constraint)
    case .activation(let atomic): try activate(atomic)
    case .deactivation(let atomic): try deactivate(atomic)
    case .applied(let list, let node): try apply(list, to: node)
    case .cleared(let node): try clearApplied(node)
    case .reload(let node): try reload(node)
    case .reloadOfAll: try reload()
    case .animation(let animation):
      try commitToScope()
      if let inner = find(animation), isDue(inner) {
        try makeChanges(of: inner)
      }
    case .recording(let atomic): recorder = find(atomic) ?? -1
    }
  }
}

extension LayoutError {
  /// Whether it is no consequence of what the host has destroyed or moved.
  fileprivate var isNews: Bool {
    switch self {
    case .condition, .limit: true
    case .element(_, let error): error.isNews
    default: false
    }
  }
}
