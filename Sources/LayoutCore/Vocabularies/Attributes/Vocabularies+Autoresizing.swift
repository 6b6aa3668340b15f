import ConstraintSolver
import LayoutRelations
import LayoutStore

/// Autoresizing masks as constraints, two along each axis, required. Off unless asked for. A mask ends
/// where the host constrains its node, as the two would contradict each other, unless it is to stay.
extension Vocabularies {
  /// Keeps a node where a frame puts it in a parent of a size, and lets flexible lengths change in proportion when
  /// that is resized. Where the size is NaN it is that of the parent now: frames are brought up to date first.
  public func setAutoresizing(
    of node: Node, _ mask: Flexible, frame: Rect, in parent: Size = .none
  ) throws(LayoutError) {
    let slot = try place(node)
    guard mask.isSubset(of: .all) else {
      throw .argument("the mask has bits that are none of keep_autoresizing")
    }
    if nodes[slot].parent.isNone { throw .noParent(.insets, node) }
    for length in [frame.x, frame.y, frame.width, frame.height] { try check(length, 1000) }
    try check(length: frame.width, "the width ")
    try check(length: frame.height, "the height ")
    let outer = try size(around: slot, parent)
    var wide = Strut(frame.x, frame.width, outer.width, mask.rawValue)
    var high = Strut(frame.y, frame.height, outer.height, mask.rawValue >> 3)
    let insets = value(.alignmentInsets, at: slot).insets
    wide.goInside(insets.left, insets.right)
    high.goInside(insets.top, insets.bottom)
    for line in [wide.place, wide.size, high.place, high.size] {
      do throws(LayoutError) {
        try check(line.constant, Priority.required)
      } catch {
        throw .about(node, error)
      }
    }
    try clearAutoresizing(of: node)
    var struts = Struts()
    struts.mask = mask
    (struts.sums.0, struts.sums.1) = try add(wide, to: node, .left, .width, .right)
    (struts.sums.2, struts.sums.3) = try add(high, to: node, .top, .height, .bottom)
    try changeExtras(of: slot) { $0.struts = struts }
    state.hasMasks = true
  }

  /// The given size of a node's parent; along an axis where it is NaN the parent's size as solved.
  private func size(around node: NodeSlot, _ given: Size) throws(LayoutError) -> Size {
    for (length, name) in [
      (given.width, "the width of the parent " as StaticString),
      (given.height, "the height of the parent "),
    ] where !length.isNaN {
      try check(length, Priority.required, name)
      try check(length: length, name)
    }
    if !given.width.isNaN && !given.height.isNaN { return given }
    try bringUpToDate()
    let frame = inside(of: nodes[node].parent)
    return Size(
      width: given.width.isNaN ? frame.width : given.width,
      height: given.height.isNaN ? frame.height : given.height)
  }

  private func add(
    _ strut: Strut, to node: Node, _ near: AnchorKind, _ size: AnchorKind, _ far: AnchorKind
  ) throws(LayoutError) -> (Constraint, Constraint) {
    let first = try addSum(node, strut.isFar ? far : near, strut.place, far)
    let second = strut.hasSize ? size : far
    return (first, try addSum(node, second, strut.size, second))
  }

  /// Takes the constraints of a mask away; a node without one is left alone.
  public func clearAutoresizing(of node: Node) throws(LayoutError) {
    try clearAutoresizing(at: try place(node))
  }

  func clearAutoresizing(at slot: NodeSlot) throws(LayoutError) {
    guard let struts = extras(of: slot)?.struts, struts.isSet else { return }
    // At once, as others are made in their place.
    for sum in struts.all { if let sum = find(sum) { try remove(constraint: sum) } }
    try changeExtras(of: slot) { $0.struts = Struts() }
  }

  /// Ends the mask that a sum is a part of, if it is of one, and lets its constraints be sums like others.
  package func releaseMask(with sum: ConstraintSlot) throws(LayoutError) {
    if !constraints[sum].marks.contains(.ofMask) { return }
    let node = constraints.terms[constraints[sum].firstTerm].node
    guard let struts = extras(of: node)?.struts else { return }
    for sum in struts.all { if let sum = find(sum) { constraints[sum].marks.remove(.ofMask) } }
    try changeExtras(of: node) { $0.struts = Struts() }
  }

  /// Ends the masks of the nodes that a constraint of the host's is about. A node that another one of them is
  /// inside of keeps its mask: the constraint places what is inside. So does one whose mask is to stay, unless a
  /// container arranges it. A part of a mask that is installed again ends none, and an update has its own say.
  func endMasks(by constraint: ConstraintSlot) throws(LayoutError) {
    if !state.hasMasks || state.isReading || constraints[constraint].marks.contains(.ofMask) {
      return
    }
    let all = nodesNamed(in: constraint)
    for node in all where !all.contains(where: { $0 != node && isInside($0, node) }) {
      let stays = extras(of: node)?.struts.mask.contains(.stays) == true
      if !stays || isArranged(node) { try clearAutoresizing(at: node) }
    }
  }

  /// The nodes that a constraint names, other than as the parent of one.
  private func nodesNamed(in constraint: ConstraintSlot) -> NodeSlots {
    let record = constraints[constraint]
    var nodes = NodeSlots()
    if record.source.isSum {
      forEachTerm(from: record.firstTerm) { term in
        if !constraints.terms[term].isParent { nodes.append(constraints.terms[term].node) }
      }
      return nodes
    }
    var keys = [attributes[record.attribute].key]
    if record.source == .link {
      keys.append(attributes[constraints.links[record.link].target].key)
    }
    for key in keys {
      nodes.append(key.node)
      if !key.other.isNone { nodes.append(key.other) }
    }
    return nodes
  }

  /// The mask of a node; nil for none, and for a stale handle.
  public func autoresizing(of node: Node) -> Flexible? {
    guard let slot = find(node), let struts = extras(of: slot)?.struts, struts.isSet else {
      return nil
    }
    return struts.mask
  }

  /// `anchor = share * the parent's + constant`.
  private func addSum(
    _ node: Node, _ anchor: AnchorKind, _ line: (share: Double, constant: Double),
    _ parentAnchor: AnchorKind
  ) throws(LayoutError) -> Constraint {
    var terms = [AnchorTerm(node, anchor)]
    if line.share != 0 { terms.append(AnchorTerm(.none, parentAnchor, -line.share)) }
    let sum = try terms.withUnsafeBufferPointer { (terms) throws(LayoutError) in
      try addSum(terms, .equal, line.constant, priority: Priority.required)
    }
    if let slot = find(sum) { constraints[slot].marks.insert(.ofMask) }
    return sum
  }
}

/// Two lines along one axis, each a share of the parent's size plus a constant: Apple's table. A size
/// that is flexible is the distance of two edges, as the parent's size is, which is that of its frame
/// or of its content.
private struct Strut {
  /// The min edge, or the max one, and in the second place the size, or the max edge.
  var place = (share: 0.0, constant: 0.0)
  var size = (share: 0.0, constant: 0.0)
  var isFar = false
  var hasSize = true

  /// The lowest three bits of a mask tell what is flexible: what is before the size, the size, and
  /// what is behind it.
  init(_ start: Double, _ length: Double, _ extent: Double, _ mask: UInt8) {
    let end = extent - start - length
    let parts = Parts(start, length, end, mask)
    isFar = mask & 7 == 1
    hasSize = mask & 2 == 0
    place = isFar ? (1, -end) : mask & 1 == 0 ? (0, start) : parts.line(start)
    size = hasSize ? (0, length) : (1, -end)
    if mask & 6 != 6 { return }
    let line = parts.line(length)
    size = (place.share + line.share, place.constant + line.constant)
    if size.share.magnitude < 1e-9 { size = (0, start + length) }
  }

  /// What constraints see of a node is its alignment rectangle, which is so far inside its frame.
  mutating func goInside(_ near: Double, _ far: Double) {
    place.constant += isFar ? -far : near
    size.constant -= hasSize ? near + far : far
  }
}

/// What is flexible along an axis, and what is not.
private struct Parts {
  private var count = 0.0
  private var flexible = 0.0
  private var magnitude = 0.0
  private var fixed = 0.0

  init(_ start: Double, _ length: Double, _ end: Double, _ mask: UInt8) {
    add(start, mask & 1)
    add(length, mask & 2)
    add(end, mask & 4)
  }

  private mutating func add(_ part: Double, _ bit: UInt8) {
    if bit == 0 { return fixed += part }
    count += 1
    flexible += part
    magnitude += part.magnitude
  }

  /// The share of the parent's size that a flexible part has: in proportion to all flexible parts,
  /// or the same for each where these cancel out. A share that would be too small for a coefficient
  /// is 0.
  func line(_ part: Double) -> (share: Double, constant: Double) {
    let proportion = part / flexible
    var share = proportion.magnitude < 1e-9 ? 0 : proportion
    if flexible.magnitude <= 1e-6 * magnitude { share = 1 / count }
    if share == proportion { return (share, 0 - share * fixed) }
    return (share, part - share * (flexible + fixed))
  }
}
