import ConstraintSolver

/// Content whose size along one axis depends on how long the node is along the other: text that
/// wraps. After a solve the host measures nodes that have another length, or whose content has
/// changed; then there is another solve. If nothing horizontal depends on anything vertical,
/// lengths are right after the first solve, and each node is measured at most once. What gets another
/// size when it is measured again begins again, as if it had never been measured, so that the sizes
/// before do not show. Where plain rounds do not converge then, sizes are searched for
/// (``ContentSearch``).
extension Layout {
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
      guard let next = callbacks.insert(.measurer(measurer), for: nodes[slot].content) else {
        throw .limit(.nodes)
      }
      number = next
      measuring.isUsed = true
    }
    callbacks.suspect(content(of: slot)?.measurer ?? -1)
    callbacks.suspect(number)
    let before = content(of: slot) ?? ContentRecord(node: slot)
    let edition = measuring.nextEdition()
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
    where before.isMeasured(axis) || contents[nodes[slot].content].isMeasured(axis) {
      try updateContent(of: slot, axis)
      if !isFolded(slot, across: axis) { continue }
      try forEachOwn(of: slot) { constraint throws(LayoutError) in try refresh(constraint) }
    }
    if number >= 0 { measuring.due.insert(node) }
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
    guard nodes[slot].content >= 0 else { return }
    contents[unrecorded: nodes[slot].content].edition = measuring.nextEdition()
    measuring.due.insert(node)
  }

  /// Enters a node whose frame may have changed into the list of those to measure, if it was
  /// measured for another length.
  func noteForMeasuring(_ node: Int32) {
    let content = nodes[node].content
    if content < 0 { return }
    let length = solver.values[Int(lengthVariable(of: node, content))]
    if isDue(content, length) && isConcerned(node) {
      measuring.due.insert(self.node(at: node))
    }
  }

  /// Whether a content is out of date, or was measured for another length.
  @inline(__always)
  private func isDue(_ content: Int32, _ length: Double) -> Bool {
    contents[content].measurer >= 0
      && (contents[content].isStale
        || contents[content].length != length && !contents[content].measuresBoth)
  }

  func lengthVariable(ofContent content: Int32) -> Variable {
    nodes[contents[content].node].size(contents[content].measuredAxis.other)
  }

  /// The variable of a node's size along the axis that it is not measured along.
  @inline(__always)
  private func lengthVariable(of node: Int32, _ content: Int32) -> Int32 {
    nodes[node].size(contents[content].measuredAxis.other).index
  }

  /// Has the next measuring ask again where no usable size was returned, unless that was rolled
  /// back.
  func askAgain() throws(LayoutError) {
    for node in measuring.unanswered.nodes {
      guard let slot = find(node), content(of: slot)?.isUnanswered == true else { continue }
      try invalidateContent(of: node)
    }
    measuring.unanswered.removeAll()
  }

  /// Measures what needs it. All functions of a pass see the same layout: what they return takes
  /// effect when all of them have been called; in a search, that is the next size to try.
  func updateContent() throws(LayoutError) -> Node {
    measuring.lastChanged = .none
    if !measuring.isUsed { return .none }
    measuring.plainRounds += 1
    let isSearching = measuring.plainRounds > Self.plainRoundLimit
    collectMeasurements()
    var isAgain = false
    if measuring.measurements.count > 0 {
      takeMeasurements()
      let caller = locations.here
      defer { locations.here = caller }
      for measurement in measuring.measurements.all {
        let known = contents[measurement.content]
        let axis = known.measuredAxis
        let isOther = !known.isUnanswered && known.measured[axis] != measurement.size[axis]
        if !measuring.once.insert(measurement.node), isOther,
          measuring.again.insert(measurement.node)
        {
          isAgain = true
        }
        try enter(measurement, isSearching)
      }
    }
    if isAgain {
      measuring.plainRounds = 0
      try beginAgain()
    } else if isSearching {
      try advanceSearches()
    }
    return measuring.lastChanged
  }

  /// Lets all content that was measured again be as before it was ever measured.
  private func beginAgain() throws(LayoutError) {
    measuring.searches.removeAll()
    for node in measuring.again.nodes {
      try beginAgain(node)
    }
  }

  func beginAgain(_ node: Node) throws(LayoutError) {
    guard let content = find(node).map({ nodes[$0].content }), content >= 0,
      !contents[content].measured[contents[content].measuredAxis].isNaN
    else { return }
    try enter(ContentRecord.guess, content)
    contents[content].length = .nan
    measuring.due.insert(node)
    measuring.lastChanged = node
  }

  /// Lists what is to be measured: first what was noted, then what has another length now. While a
  /// node is asked how large it wants to be, nodes outside of it are not measured, and what was
  /// noted stays noted.
  private func collectMeasurements() {
    measuring.measurements.removeAll()
    let values = solver.values
    for node in measuring.due.nodes {
      if let slot = find(node) { collectMeasurement(of: slot, values) }
    }
    solver.forEachMove { variable in
      if !NodeRecord.isSize(variable) { return }
      let node = nodes.owner(ofVariable: variable)
      let content = nodes[node].content
      if content < 0 || !nodes.isTaken(node) { return }
      if lengthVariable(of: node, content) == variable
        && contents[content].length != values[Int(variable)] && !contents[content].measuresBoth
        && (measuring.due.nodes.isEmpty || !measuring.due.contains(self.node(at: node)))
      {
        collectMeasurement(of: node, values)
      }
    }
    if fittingNode < 0 { measuring.due.removeAll() }
  }

  private func collectMeasurement(of node: Int32, _ values: UnsafePointer<Double>) {
    let content = nodes[node].content
    if content < 0 || isGone(node) || isInGone(node) || !isConcerned(node) { return }
    let length = values[Int(lengthVariable(of: node, content))]
    if contents[content].measuresBoth || !isDue(content, length) { return }
    var available = Size.unlimited
    available[contents[content].measuredAxis.other] = length
    measuring.measurements.append(
      Measurement(node: self.node(at: node), content: content, available: available))
  }

  /// Calls the functions of all whose size is not known. They find the frames of the solve before.
  func takeMeasurements() {
    if measuring.measurements.count == 0 { return }
    callOut {
      solver.showingReported {
        measuring.isAsking = true
        for place in 0..<measuring.measurements.count {
          let question = measuring.measurements[place]
          guard question.size.width.isNaN,
            let measurer = callbacks.measurer(contents[question.content].measurer)
          else { continue }
          let available = Size(
            width: clamped(question.available.width), height: clamped(question.available.height))
          measuring.measurements[place].size = measurer(question.node, available)
        }
        measuring.isAsking = false
      }
    }
  }

  /// Stores what a function returned, and notes the node if that differs from what is known.
  private func enter(_ measurement: Measurement, _ isSearching: Bool) throws(LayoutError) {
    let content = measurement.content, axis = contents[content].measuredAxis
    let length = measurement.available[axis.other]
    let old = contents[content].measured[axis]
    var size = measurement.size[axis]
    let isUsable = measurement.size.isUsable
    if !isUsable {
      refuse(measurement, .measured(measurement.node, length, size))
      size = contents[content].length.isNaN ? .nan : old
    }
    contents[content].noteMeasured(for: length, isUsable)
    if isSearching && !size.isNaN && !old.isNaN { return seek(content, size) }
    try enter(size, content, axis)
  }

  /// Notes that a function has returned no usable size.
  func refuse(_ measurement: Measurement, _ refusal: LayoutError) {
    if measuring.refusal == nil { measuring.refusal = refusal }
    measuring.unanswered.insert(measurement.node)
  }

  /// Puts a size into force along an axis; NaN for no content.
  func enter(_ size: Double, _ content: Int32, _ axis: Axis) throws(LayoutError) {
    let old = contents[content].measured[axis], node = contents[content].node
    if size.isSame(as: old) { return }
    contents[content].measured[axis] = size
    measuring.lastChanged = self.node(at: node)
    if !size.isNaN && !old.isNaN { return try resizeContent(of: node, axis, to: size) }
    locations.here = place(ofContentOf: node, axis)
    try updateContent(of: node, axis)
  }

  /// Where the function was given, not where the host solved.
  func place(ofContentOf node: Int32, _ axis: Axis) -> SourceLocation {
    let known = own(.content, of: node, axis, .atMost)
    return known >= 0 ? constraints.extras[known].place : .nowhere
  }
}

/// A call of a function that measures, and what it returned.
struct Measurement {
  var node: Node
  var content: Int32
  var available: Size
  var size = Size.none
}
