import ConstraintSolver
import LayoutStore

/// Content whose size along one axis depends on how long the node is along the other: text that
/// wraps. After a solve the host measures nodes that have another length, or whose content has
/// changed; then there is another solve. If nothing horizontal depends on anything vertical,
/// lengths are right after the first solve, and each node is measured at most once. What gets another
/// size when it is measured again begins again, as if it had never been measured, so that the sizes
/// before do not show. Where plain rounds do not converge then, sizes are searched for
/// (``ContentSearch``).
extension Relations {
  /// How many rounds take what was measured as it is; later ones search.
  private static let plainRoundLimit = 4

  /// Lets a function measure the content of a node along an axis, for the length along the other.
  public func setMeasurer(
    of node: Node, _ axis: Axis, _ measurer: @escaping (_ node: Node, _ length: Double) -> Double
  ) throws(LayoutError) {
    try setMeasurer(of: node, along: axis) { node, available in
      var size = Size(width: 0, height: 0)
      size[axis] = measurer(node, available[axis.other])
      return size
    }
  }

  /// Lets a function measure the content of a node along an axis, or both; nil takes it away.
  public func setMeasurer(
    of node: Node, along axis: Axis? = nil, _ measurer: Measurer?
  ) throws(LayoutError) {
    let slot = try place(node)
    try changeContent(of: slot) { _ in }
    var number: Int32 = -1
    if let measurer {
      guard let next = callbacks.insert(.measurer(measurer), for: nodes[slot].content.index) else {
        throw .limit(.nodes)
      }
      number = next
      contents.hasMeasurers = true
    }
    callbacks.suspect(content(of: slot)?.measurer ?? -1)
    callbacks.suspect(number)
    let before = content(of: slot) ?? ContentRecord(node: slot)
    let edition = contents.nextEdition()
    try changeContent(of: slot) {
      $0.measurer = number
      $0.measuredAxis = axis ?? .vertical
      $0.measuresBoth = axis == nil && measurer != nil
      $0.measured = ContentRecord(node: slot).measured
      $0.length = .nan
      $0.edition = edition
      $0.isUnanswered = false
    }
    for axis in Axis.each
    where before.isMeasured(axis) || contents.records[nodes[slot].content].isMeasured(axis) {
      try updateContent(of: slot, .content(axis))
      if !isFolded(slot, across: axis) { continue }
      try forEachOwn(of: slot) { constraint throws(LayoutError) in try refresh(constraint) }
    }
    if number >= 0 { contents.due.insert(node) }
    releaseCallbacks()
  }

  /// The number of the function that measures the content of a node along an axis; -1 for none.
  public func measurer(of node: Node, _ axis: Axis) -> Int32 {
    guard let slot = find(node), let content = content(of: slot), content.isMeasured(axis) else {
      return -1
    }
    return content.measurer
  }

  /// Says that the content of a node has changed, so that the next solve measures it again.
  public func invalidateContent(of node: Node) throws(LayoutError) {
    let slot = try place(node)
    guard !nodes[slot].content.isNone else { return }
    contents.records[unrecorded: nodes[slot].content].edition = contents.nextEdition()
    contents.due.insert(node)
  }

  /// Enters a node whose frame may have changed into the list of those to measure, if it was
  /// measured for another length.
  func noteForMeasuring(_ node: NodeSlot) {
    let content = nodes[node].content
    if content.isNone { return }
    let length = wholePixels(within: solver.values[Int(lengthVariable(of: node, content))])
    if isDue(content, length) && isConcerned(node) {
      contents.due.insert(self.node(at: node))
    }
  }

  /// Whether a content is out of date, or was measured for another length.
  @inline(__always)
  private func isDue(_ content: ContentSlot, _ length: Double) -> Bool {
    contents.records[content].measurer >= 0
      && (contents.records[content].isStale
        || contents.records[content].length != length && !contents.records[content].measuresBoth)
  }

  func lengthVariable(ofContent content: ContentSlot) -> Variable {
    nodes[contents.records[content].node].size(contents.records[content].measuredAxis.other)
  }

  /// The variable of a node's size along the axis that it is not measured along.
  @inline(__always)
  private func lengthVariable(of node: NodeSlot, _ content: ContentSlot) -> Int32 {
    nodes[node].size(contents.records[content].measuredAxis.other).index
  }

  /// Has the next measuring ask again where no usable size was returned, unless that was rolled
  /// back.
  func askAgain() throws(LayoutError) {
    for node in contents.unanswered.nodes {
      guard let slot = find(node), content(of: slot)?.isUnanswered == true else { continue }
      try invalidateContent(of: node)
    }
    contents.unanswered.removeAll()
  }

  /// Measures what needs it. All functions of a pass see the same layout: what they return takes
  /// effect when all of them have been called; in a search, that is the next size to try.
  func updateContent() throws(LayoutError) -> Node {
    contents.lastChanged = .none
    if !contents.hasMeasurers { return .none }
    contents.plainRounds += 1
    let isSearching = contents.plainRounds > Self.plainRoundLimit
    collectMeasurements()
    var isAgain = false
    if contents.measurements.count > 0 {
      takeMeasurements()
      let caller = constraints.here
      defer { constraints.here = caller }
      for measurement in contents.measurements.all {
        let known = contents.records[measurement.content]
        let axis = known.measuredAxis
        let isOther = !known.isUnanswered && known.measured[axis] != measurement.size[axis]
        if !contents.once.insert(measurement.node), isOther,
          contents.again.insert(measurement.node)
        {
          isAgain = true
        }
        try enter(measurement, isSearching)
      }
    }
    if isAgain {
      contents.plainRounds = 0
      try beginAgain()
    } else if isSearching {
      try advanceSearches()
    }
    return contents.lastChanged
  }

  /// Lets all content that was measured again be as before it was ever measured.
  private func beginAgain() throws(LayoutError) {
    contents.searches.removeAll()
    for node in contents.again.nodes {
      try beginAgain(node)
    }
  }

  func beginAgain(_ node: Node) throws(LayoutError) {
    guard let content = find(node).map({ nodes[$0].content }), !content.isNone,
      !contents.records[content].measured[contents.records[content].measuredAxis].isNaN
    else { return }
    try enter(ContentRecord.guess, content)
    contents.records[content].length = .nan
    contents.due.insert(node)
    contents.lastChanged = node
  }

  /// Lists what is to be measured: first what was noted, then what has another length now. While a
  /// node is asked how large it wants to be, nodes outside of it are not measured, and before the first decisions only
  /// widths are: then what was noted stays noted.
  private func collectMeasurements() {
    contents.measurements.removeAll()
    let values = solver.values
    for node in contents.due.nodes {
      if let slot = find(node) { collectMeasurement(of: slot, values) }
    }
    solver.forEachMove { variable in
      if !NodeRecord.isSize(variable) { return }
      let node = nodes.owner(ofVariable: variable)
      let content = nodes[node].content
      if content.isNone || !nodes.isTaken(node) { return }
      if lengthVariable(of: node, content) == variable
        && contents.records[content].length != wholePixels(within: values[Int(variable)])
        && !contents.records[content].measuresBoth
        && (contents.due.nodes.isEmpty || !contents.due.contains(self.node(at: node)))
      {
        collectMeasurement(of: node, values)
      }
    }
    sortMeasurements()
    if contents.fittingNode.isNone && !hasFirstDecisions { contents.due.removeAll() }
  }

  /// The host is asked in order of creation, not in the order in which values have moved.
  private func sortMeasurements() {
    if contents.measurements.count < 2 { return }
    var sorted = Buffer<Measurement>()
    let numbers = contents.measurements.all.map {
      Double(number(of: contents.records[$0.content].node))
    }
    for place in order(by: numbers) { sorted.append(contents.measurements[place]) }
    contents.measurements = sorted
  }

  private func collectMeasurement(of node: NodeSlot, _ values: UnsafePointer<Double>) {
    let content = nodes[node].content
    if content.isNone || isGone(node) || isInGone(node) || !isConcerned(node) { return }
    if hasFirstDecisions && contents.records[content].measuredAxis == .vertical { return }
    let length = wholePixels(within: values[Int(lengthVariable(of: node, content))])
    if contents.records[content].measuresBoth || !isDue(content, length) { return }
    var available = Size.unlimited
    available[contents.records[content].measuredAxis.other] = length
    contents.measurements.append(
      Measurement(node: self.node(at: node), content: content, available: available))
  }

  /// Calls the functions of all whose size is not known. They find the frames of the solve before.
  func takeMeasurements() {
    if contents.measurements.count == 0 { return }
    callOut {
      solver.showingReported {
        contents.isAsking = true
        for place in 0..<contents.measurements.count {
          let question = contents.measurements[place]
          guard question.size.width.isNaN,
            let measurer = callbacks.measurer(contents.records[question.content].measurer)
          else { continue }
          let available = Size(
            width: clamped(question.available.width), height: clamped(question.available.height))
          contents.measurements[place].size = measurer(question.node, available)
        }
        contents.isAsking = false
      }
    }
  }

  /// Stores what a function returned, and notes the node if that differs from what is known.
  private func enter(_ measurement: Measurement, _ isSearching: Bool) throws(LayoutError) {
    let content = measurement.content, axis = contents.records[content].measuredAxis
    let length = measurement.available[axis.other]
    let old = contents.records[content].measured[axis]
    var size = measurement.size[axis]
    let isUsable = measurement.size.isUsable
    if !isUsable {
      refuse(measurement, .measured(measurement.node, length, size))
      size = contents.records[content].length.isNaN ? .nan : old
    }
    contents.records[content].noteMeasured(for: length, isUsable)
    if isSearching && !size.isNaN && !old.isNaN { return seek(content, size) }
    try enter(size, content, axis)
  }

  /// Notes that a function has returned no usable size.
  func refuse(_ measurement: Measurement, _ refusal: LayoutError) {
    if contents.refusal == nil { contents.refusal = refusal }
    contents.unanswered.insert(measurement.node)
  }

  /// Puts a size into force along an axis; NaN for no content.
  func enter(_ size: Double, _ content: ContentSlot, _ axis: Axis) throws(LayoutError) {
    let old = contents.records[content].measured[axis], node = contents.records[content].node
    if size.isSame(as: old) { return }
    contents.records[content].measured[axis] = size
    contents.lastChanged = self.node(at: node)
    if !size.isNaN && !old.isNaN { return try resizeContent(of: node, axis, to: size) }
    constraints.here = place(ofContentOf: node, axis)
    try updateContent(of: node, .content(axis))
  }

  /// Where the function was given, not where the host solved.
  func place(ofContentOf node: NodeSlot, _ axis: Axis) -> SourceLocation {
    let known = own(.content, of: node, axis, .atMost)
    return known.isNone ? .nowhere : constraints.extras[known].place
  }
}

/// A call of a function that measures, and what it returned.
struct Measurement {
  var node: Node
  var content: ContentSlot
  var available: Size
  var size = Size.none
}
