import ConstraintSolver
import LayoutRelations
import LayoutStore

/// A constraint that a container wants: a sum of at most five terms.
struct ContainerRow {
  var role: ContainerRole
  var relation = Relation.equal
  var length = Length()
  var priority = Priority.required
  private(set) var count = 0
  private var terms = InlineArray<5, AnchorTerm>(repeating: AnchorTerm(.none, .left))

  init(
    _ role: ContainerRole, _ relation: Relation = .equal, _ constant: Double = 0,
    at priority: Double = Priority.required
  ) {
    self.init(role, relation, Length(constant), at: priority)
  }

  init(
    _ role: ContainerRole, _ relation: Relation, _ length: Length,
    at priority: Double = Priority.required
  ) {
    self.role = role
    self.relation = relation
    self.length = length
    self.priority = priority
  }

  /// The points of its length; what is a share of the container is a term.
  var constant: Double {
    get { length.points }
    set { length.points = newValue }
  }

  /// Makes a term of what its length has as a share of its container.
  mutating func close(in container: Node) {
    if length.share == 0 { return }
    add(-length.share, container, self[0].anchor.line.axis == .horizontal ? .width : .height)
    length.share = 0
  }

  /// Adds a term; one without a coefficient is left out.
  mutating func add(_ coefficient: Double, _ node: Node, _ anchor: AnchorKind) {
    if coefficient == 0 { return }
    terms[count] = AnchorTerm(node, anchor, coefficient)
    count += 1
  }

  subscript(place: Int) -> AnchorTerm { terms[place] }
}

extension Vocabularies {
  /// How long a member of a stack is at least along it, whatever is missing; 0 for any length. Where it has a share, a
  /// word yields to that.
  func keptLength(of member: NodeSlot, _ axis: Axis) -> Double {
    let keepsContent = keepsContent(member)
    if !keepsContent && (keepsNothing(member) || hasShare(member)) { return 0 }
    if content(of: member)?.wraps(axis) == true { return leastLength(of: member) }
    let length = contentLength(of: member, axis)
    return keepsContent && length > 0 ? length : 0
  }

  /// A member is as long as its longest word, once one is cut; nil for others.
  func leastLengthRow(of member: NodeSlot) -> ContainerRow? {
    let length = leastLength(of: member)
    if length == 0 { return nil }
    var row = ContainerRow(.leastLength, .atLeast, length, at: compression(of: member, .horizontal))
    row.add(1, node(at: subject(of: member)), .width)
    return row
  }
}
