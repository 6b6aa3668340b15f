import ConstraintSolver
import LayoutStore

/// What the constraints of containers are called: `gap between <save> and <cancel> in row <toolbar>`.
extension Vocabularies {
  /// The subject of a sentence about a constraint of a container.
  func appendContainerSubject(_ record: ConstraintRecord, to text: inout Text) {
    let container = owningContainer(of: record)
    guard let role = record.role else { return }
    let member = constraints.terms[record.firstTerm].node
    if role.isOfCircle {
      text.append(role == .circleAlong ? "horizontal angle of " : "vertical angle of ")
      appendName(ofNode: member, to: &text)
      text.append(" ")
      text.append(extras(of: member)?.circle?.radius ?? 0)
      text.append(" around ")
      return appendName(
        ofNode: constraints.terms[constraints.terms[record.firstTerm].next].node, to: &text)
    }
    if role.isOfLine {
      text.append(role.words(along: values(ofContainer: member).edge.line.axis))
      appendKind(ofContainer: member, to: &text)
      appendName(ofNode: member, to: &text)
      if role != .beyond { return }
      text.append(" beyond ")
      return appendName(
        ofNode: constraints.terms[constraints.terms[record.firstTerm].next].node, to: &text)
    }
    if nodes[member].isGuide { return appendTrack(member, role, of: container, to: &text) }
    let isGrid = isGrid(container)
    let values = values(ofContainer: container)
    let isReversed = values.wraps && values[flag: .linesReversed]
    text.append((isReversed ? role.opposite : role).words(along: values.axis))
    switch role {
    case .gap, .leastGap, .equal:
      appendName(ofNode: otherMember(in: record, than: member, container), to: &text)
      text.append(" and ")
      appendName(ofNode: member, to: &text)
      text.append(" in ")
    case _ where role.isOfContainer: break
    default:
      appendName(ofNode: member, to: &text)
      text.append(role.isAcross && !isGrid ? " across " : " in ")
    }
    appendKind(ofContainer: container, to: &text)
    appendName(ofNode: container, to: &text)
  }

  func isGrid(_ node: NodeSlot) -> Bool {
    let container = container(of: node)
    return !container.isNone && containers[container].kind == .grid
  }

  /// `row `, before its name.
  package func appendKind(ofContainer node: NodeSlot, to text: inout Text) {
    let values = values(ofContainer: node)
    let isRow = values.axis == .horizontal
    let container = container(of: node)
    if !container.isNone && containers[container].kind.isLine {
      return text.append(containers[container].kind == .barrier ? "barrier " : "guideline ")
    }
    text.append(
      isGrid(node) ? "grid " : values.wraps ? "flow " : isRow ? "row " : "column ")
  }

  /// `width of column 2 in grid <form>`, counted from 0 as they are everywhere.
  private func appendTrack(
    _ guide: NodeSlot, _ role: ContainerRole, of node: NodeSlot, to text: inout Text
  ) {
    guard let (axis, place) = track(of: guide, in: node) else { return }
    text.append(role.words(ofTrackAlong: axis))
    if !role.isOfShrinking {
      text.append(!isGrid(node) ? "line " : axis == .horizontal ? "column " : "row ")
    }
    text.append(place)
    text.append(" in ")
    appendKind(ofContainer: node, to: &text)
    appendName(ofNode: node, to: &text)
  }

  /// Which column or row of a container a guide is.
  func track(of guide: NodeSlot, in node: NodeSlot) -> (axis: Axis, place: Int)? {
    let container = container(of: node)
    if container.isNone { return nil }
    for axis in Axis.each {
      let all = containers.tracks(of: container, axis)
      if let place = all.firstIndex(where: { $0.guide == guide }) { return (axis, place) }
    }
    return nil
  }

  /// The right side: a length, or what it is the same as.
  func appendContainerRightSide(_ record: ConstraintRecord, to text: inout Text) {
    guard let role = record.role else { return }
    let container = owningContainer(of: record)
    let member = constraints.terms[record.firstTerm].node
    switch role {
    case .share:
      let one = constraints.terms[record.firstTerm], other = one.next
      text.append(-constraints.terms[other].coefficient / one.coefficient)
      text.append(values(ofContainer: container).axis == .horizontal ? " * width" : " * height")
      text.append(" of ")
      appendName(ofNode: constraints.terms[other].node, to: &text)
      let constant = record.value / one.coefficient
      if constant == 0 { return }
      text.append(constant < 0 ? " - " : " + ")
      text.append(constant.magnitude)
    case .baseline:
      text.append("that of ")
      appendName(ofNode: otherMember(in: record, than: member, container), to: &text)
    case .equal, .equalStart, .equalEnd: text.append("the gap beside it")
    case .balance, .ends: text.append("its share")
    case .within: text.append("the inside")
    case .center, .columnCenter: text.append("that of its inside")
    case .trackShare, .trackEven, .shrinkShare: text.append("its share")
    case .shrinkPart: text.append("its size")
    case .edgeNear, .edgeFar, .edgeAcross: text.append("that of what it is in")
    case .goneAlong, .goneAcross: text.append("that of its neighbor, as it is gone")
    default: text.append(record.value)
    }
  }

  /// The parameter whose value the constraint of a container has; nil where there is none.
  package func parameter(ofContainer record: ConstraintRecord) -> StaticString? {
    switch record.role {
    case .linePlace, .beyond: ContainerProperty.distance.row.word
    case .gap: isOfTrack(record) ? nil : MemberProperty.gapAfter.row.word
    case .trackSize: "size"
    case .trackMin: "min"
    case .trackMax: "max"
    default: nil
    }
  }

  private func isOfTrack(_ record: ConstraintRecord) -> Bool {
    nodes[constraints.terms[record.firstTerm].node].isGuide
  }

  private func values(ofContainer node: NodeSlot) -> ContainerValues {
    let container = container(of: node)
    return container.isNone ? ContainerValues(.horizontal) : containers[container].values
  }

  /// The first node of a sum that is neither a member nor its container; none if there is none.
  private func otherMember(
    in record: ConstraintRecord, than member: NodeSlot, _ container: NodeSlot
  ) -> NodeSlot {
    var other = NodeSlot.none
    forEachTerm(from: record.firstTerm) { term in
      let node = constraints.terms[term].node
      if other.isNone && node != member && node != container { other = node }
    }
    return other
  }
}

extension ContainerRole {
  /// The one that has its words where lines go the other way.
  fileprivate var opposite: Self { self == .near ? .far : self == .far ? .near : self }

  fileprivate var isAcross: Bool {
    switch self {
    case .near, .far, .center, .baseline, .hang, .goneAcross: true
    default: false
    }
  }

  /// The same of a track.
  fileprivate func words(ofTrackAlong axis: Axis) -> StaticString {
    switch self {
    case .gap: "gap before "
    case .equal: "distance before "
    case .ends: "space before "
    default: words(along: axis)
    }
  }

  /// What comes before the names.
  fileprivate func words(along axis: Axis) -> StaticString {
    let isRow = axis == .horizontal
    switch self {
    case .balance: return "space before the members of "
    case .leastEnds: return "space at both ends of "
    case .edgeNear: return "start of "
    case .edgeFar: return "end of "
    case .edgeAcross: return "start across of "
    case .leastAlong, .fitAlong: return isRow ? "width of " : "height of "
    case .paddingAcross, .fitAcross: return isRow ? "height of " : "width of "
    case .start, .equalStart: return "gap before "
    case .end, .equalEnd: return "gap after "
    case .gap, .leastGap: return "gap between "
    case .equal: return "distance between "
    case .share, .least, .within, .basis, .kept: return isRow ? "width of " : "height of "
    case .near: return isRow ? "space above " : "space before "
    case .far: return isRow ? "space below " : "space after "
    case .center: return "center of "
    case .baseline: return "baseline of "
    case .hang: return "space beside "
    case .goneAlong, .goneAcross: return "place of "
    case .columnNear: return "space before "
    case .columnFar: return "space after "
    case .columnCenter: return "center of "
    case .ends: return "space before the line of "
    case .trackFill: return "gap after "
    case .circleAlong, .circleAcross: return "angle of "
    case .lineSize: return isRow ? "width of " : "height of "
    case .linePlace, .beyond, .beyondLeast: return "place of "
    case .shrinkPart, .shrinkContent, .shrinkShare: return "part of content "
    case .leastLength: return "width of "
    case .trackSize, .trackShare, .trackLeast, .trackMin, .trackMax, .trackEven:
      return isRow ? "width of " : "height of "
    }
  }
}
