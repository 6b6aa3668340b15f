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

  /// Lets a function measure the content of a node along an axis; nil takes it away.
  public func setMeasurer(
    of node: Node, _ axis: Axis, _ measurer: Measurer?
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
    let before = content(of: slot)?.measuredAxis ?? axis
    try changeContent(of: slot) {
      $0.measurer = number
      $0.measuredAxis = axis
      $0.measured = ContentRecord.guess
      $0.length = .nan
      $0.isUnanswered = false
    }
    if before != axis { try updateContent(of: slot, before) }
    try updateContent(of: slot, axis)
    if number >= 0 { measuring.due.insert(node) }
    releaseCallbacks()
  }

  /// The number of the function that measures the content of a node, and along which axis it does.
  public func measurer(of node: Node) -> (number: Int32, axis: Axis)? {
    guard let slot = find(node), let content = content(of: slot), content.measurer >= 0 else {
      return nil
    }
    return (content.measurer, content.measuredAxis)
  }

  /// Says that the content of a node has changed, so that the next solve measures it again.
  public func invalidateContent(of node: Node) throws(LayoutError) {
    let slot = try place(node)
    guard nodes[slot].content >= 0 else { return }
    contents[unrecorded: nodes[slot].content].edition &+= 1
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
      && (contents[content].isStale || contents[content].length != length)
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
      callOut { solver.showingReported { takeMeasurements() } }
      let caller = locations.here
      defer { locations.here = caller }
      for measurement in measuring.measurements.all {
        let known = contents[measurement.content]
        let isOther = !known.isUnanswered && known.measured != measurement.size
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
      !contents[content].measured.isNaN
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
      let node = owner(ofVariable: variable)
      let content = nodes[node].content
      if content < 0 || !nodes.isTaken(node) { return }
      if lengthVariable(of: node, content) == variable
        && contents[content].length != values[Int(variable)]
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
    if !isDue(content, length) { return }
    measuring.measurements.append(
      Measurement(node: self.node(at: node), content: content, length: length))
  }

  private func takeMeasurements() {
    measuring.isAsking = true
    for place in 0..<measuring.measurements.count {
      let question = measuring.measurements[place]
      guard let measurer = callbacks.measurer(contents[question.content].measurer) else { continue }
      measuring.measurements[place].size = measurer(question.node, clamped(question.length))
    }
    measuring.isAsking = false
  }

  /// Stores what a function returned, and notes the node if that differs from what is known.
  private func enter(_ measurement: Measurement, _ isSearching: Bool) throws(LayoutError) {
    let content = measurement.content
    let old = contents[content].measured
    let isUsable = measurement.size >= 0 && measurement.size <= Self.valueLimit
    var size = measurement.size
    if !isUsable {
      if measuring.refusal == nil {
        measuring.refusal = .measured(measurement.node, measurement.length, size)
      }
      measuring.unanswered.insert(measurement.node)
      size = contents[content].length.isNaN ? .nan : old
    }
    let isSought = isSearching && !size.isNaN && !old.isNaN
    contents[content].noteMeasured(isSought ? old : size, for: measurement.length, isUsable)
    if isSought { return seek(content, size) }
    if size == old || size.isNaN && old.isNaN { return }
    measuring.lastChanged = measurement.node
    let (node, axis) = (contents[content].node, contents[content].measuredAxis)
    if !size.isNaN && !old.isNaN { return try resizeContent(of: node, axis, to: size) }
    locations.here = place(ofContentOf: node, axis)
    try updateContent(of: node, axis)
  }

  /// Where the function was given, not where the host solved.
  func place(ofContentOf node: Int32, _ axis: Axis) -> SourceLocation {
    let known = own(.content, of: node, axis, .atMost)
    return known >= 0 ? constraintExtras[known].place : .nowhere
  }
}

/// A call of a function that measures, and what it returned.
struct Measurement {
  var node: Node
  var content: Int32
  var length: Double
  var size = Double.nan
}
