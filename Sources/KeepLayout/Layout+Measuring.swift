import ConstraintSolver

/// Content whose size along one axis depends on how long the node is along the other: text that
/// wraps. After a solve the host is asked for nodes that have another length, or whose content has
/// changed; then it is solved again. Where nothing vertical feeds anything horizontal, lengths are
/// right at the first solve, and everybody is asked at most once.
extension Layout {
  /// Lets a function measure the content of a node along an axis; nil takes it away.
  public func setMeasurer(
    of node: Node, _ axis: Axis, _ measurer: Measurer?
  ) throws(LayoutError) {
    let slot = try place(node)
    try changeContent(of: slot) { _ in }
    var number: Int32 = -1
    if let measurer {
      guard let next = measurers.insert(measurer, for: nodes[slot].content) else {
        throw .limit(.nodes)
      }
      number = next
      hasMeasurers = true
    }
    measurers.suspect(content(of: slot)?.measurer ?? -1)
    measurers.suspect(number)
    let before = content(of: slot)?.measuredAxis ?? axis
    try changeContent(of: slot) {
      $0.measurer = number
      $0.measuredAxis = axis
      $0.measured = ContentRecord.guess
      $0.length = .nan
      $0.isStale = number >= 0
      $0.isUnanswered = false
    }
    if before != axis { try updateContent(of: slot, before) }
    try updateContent(of: slot, axis)
    if number >= 0 { unmeasured.insert(node) }
    releaseCallbacks()
  }

  /// Whether a function measures the content of a node, and along which axis.
  public func measuredAxis(of node: Node) -> Axis? {
    guard let slot = find(node), let content = content(of: slot), content.measurer >= 0 else {
      return nil
    }
    return content.measuredAxis
  }

  /// Says that the content of a node has changed, so that it is measured anew by the next solve.
  public func invalidateContent(of node: Node) throws(LayoutError) {
    let slot = try place(node)
    guard let content = content(of: slot), content.measurer >= 0 else { return }
    if !content.isStale { try changeContent(of: slot) { $0.isStale = true } }
    unmeasured.insert(node)
  }

  /// Looks at the node of a variable that moved: at one whose length it is, or that is to be measured
  /// anyway.
  func noteMove(_ variable: Int32) {
    let node = owner(ofVariable: variable)
    let content = nodes[node].content
    if content < 0 { return }
    let length = nodes[node].size(contents[content].measuredAxis.other)
    if length.index == variable || contents[content].isStale { noteForMeasuring(node) }
  }

  /// Enters a node whose frame may have changed into the list of those to measure, if what it was
  /// measured for is another length. While a node is asked how large it wants to be, what is outside
  /// of it has no part in the answer.
  func noteForMeasuring(_ node: Int32) {
    let content = nodes[node].content
    guard content >= 0, contents[content].measurer >= 0,
      contents[content].isStale || contents[content].length != length(of: node), isConcerned(node)
    else { return }
    unmeasured.insert(self.node(at: node))
  }

  /// How long a node is along the other axis than the one that it is measured along.
  private func length(of node: Int32) -> Double {
    let axis = contents[nodes[node].content].measuredAxis.other
    return solver.values[Int(nodes[node].size(axis).index)]
  }

  /// Has the next measuring ask again where there was no answer, unless that was taken back.
  func askAgain() throws(LayoutError) {
    for node in unanswered.nodes {
      guard let slot = find(node), content(of: slot)?.isUnanswered == true else { continue }
      try invalidateContent(of: node)
    }
    unanswered.removeAll { _ in true }
  }

  /// Measures what needs it. False if that has changed nothing.
  func measureContents() throws(LayoutError) -> Bool {
    let list = unmeasured.nodes
    unmeasured.removeAll { _ in true }
    var isChanged = false
    for node in list {
      guard let slot = find(node), !isGone(slot), !isInGone(slot), let content = content(of: slot)
      else { continue }
      if try measure(slot, content) { isChanged = true }
    }
    return isChanged
  }

  private func measure(_ node: Int32, _ content: ContentRecord) throws(LayoutError) -> Bool {
    guard let measurer = measurers[content.measurer] else { return false }
    let length = length(of: node)
    if !content.isStale && length == content.length { return false }
    let handle = self.node(at: node)
    isMeasuring = true
    let measured = callOut { solver.showingReported { measurer(handle, length) } }
    isMeasuring = false
    let isUsable = measured >= 0 && measured <= Self.valueLimit
    if !isUsable {
      if refusedMeasure == nil { refusedMeasure = .measured(handle, length, measured) }
      unanswered.insert(handle)
    }
    let size = isUsable ? measured : content.length.isNaN ? .nan : content.measured
    try changeContent(of: node) {
      $0.isStale = false
      $0.isUnanswered = !isUsable
      $0.length = length
      $0.measured = size
    }
    if size == content.measured || size.isNaN && content.measured.isNaN { return false }
    lastMeasured = handle
    try updateContent(of: node, content.measuredAxis)
    return true
  }
}
