import ConstraintSolver
import LayoutStore

/// How much is available to content that is measured along both axes, and what was measured for that.
///
/// A solve begins with the natural size of content: where all is available. A node that is then smaller than its
/// content has that much, and its content is measured for it: first for the widths that all nodes have, and
/// once these are found, for the heights. In a solve less and less is available. So sizes follow from the
/// natural ones, whatever they were before, and what was measured is kept, so that the host is asked once.
struct ContentSpace {
  /// How much is available in this solve; infinite along an axis where content has all that it takes.
  var available = Size.unlimited
  /// Its node has a part in this solve, and has a natural size.
  var isActive = false
  /// How long it is where nothing is available, as its longest word; NaN until a solve needs that.
  var least = Double.nan
  private var measurer: Int32 = -1
  private var edition: UInt32 = 0
  /// What was measured last where all was available, where the height was, and where none was.
  private var answers = InlineArray<3, Answer>(repeating: Answer())

  private struct Answer {
    var available = Size.none
    var size = Size.none
  }

  private var place: Int { available.height < .infinity ? 2 : available.width < .infinity ? 1 : 0 }

  /// Makes all available, and forgets what was measured of other content.
  mutating func begin(_ content: ContentRecord) {
    (available, isActive) = (.unlimited, true)
    if content.measurer == measurer && content.edition == edition { return }
    (measurer, edition) = (content.measurer, content.edition)
    least = .nan
    answers = InlineArray(repeating: Answer())
  }

  /// What was measured for what is available, if that is known.
  var known: Size { answers[place].available == available ? answers[place].size : .none }

  mutating func note(_ size: Size) { answers[place] = Answer(available: available, size: size) }
}

extension Relations {
  /// Lets content that is measured along both axes have its natural size, whatever it had before.
  func beginSpaces() throws(LayoutError) {
    if !contents.hasMeasurers || isUnchanged && contents.fittingNode.isNone { return }
    contents.measurements.removeAll()
    for content in contents.records.taken {
      let node = contents.records[content].node
      if !contents.records[content].measuresBoth || isGone(node) || isInGone(node)
        || !isConcerned(node)
      {
        continue
      }
      while contents.spaces.count < contents.records.end { contents.spaces.append(ContentSpace()) }
      let least = contents.spaces[content].least
      contents.spaces[content].begin(contents.records[content])
      if !least.isSame(as: contents.spaces[content].least) { try memberChanged(node) }
      collectMeasurement(ofSpace: content)
    }
    try measureSpaces()
  }

  func narrowContent() throws(LayoutError) -> Node {
    for axis in Axis.each {
      contents.measurements.removeAll()
      for place in contents.spaces.indices {
        let content = ContentSlot(Int32(place))
        if narrow(content, axis) { collectMeasurement(ofSpace: content) }
      }
      contents.lastChanged = .none
      try measureSpaces()
      if axis == .horizontal { try findLeastLengths() }
      if contents.cutNode != .none { return .none }
      let changed = contents.lastChanged
      if changed == .none { continue }
      try contentNarrowed(axis)
      contents.beginRounds()
      try beginSearchesAgain()
      return changed
    }
    return .none
  }

  /// Finds how long text is at least, of members of containers that have less than their longest word. They ask for
  /// that length as for content that cannot wrap, and the solve begins again: what others were narrowed to, and flows ask
  /// for, was decided without it.
  private func findLeastLengths() throws(LayoutError) {
    let cut = contents.measurements.all.filter { measurement in
      let (content, available) = (measurement.content, measurement.available.width)
      return contents.spaces[content].isActive && contents.spaces[content].least.isNaN
        && contents.records[content].measured.width > available + Self.rounding * (1 + available)
        && isArranged(contents.records[content].node)
    }.map { $0.content }
    if cut.isEmpty { return }
    contents.measurements.removeAll()
    for content in cut {
      contents.spaces[content].available = Size(width: 0, height: .infinity)
      collectMeasurement(ofSpace: content)
    }
    takeMeasurements()
    for measurement in contents.measurements.all {
      let isUsable = measurement.size.isUsable
      if !isUsable {
        let (node, available) = (measurement.node, measurement.available)
        refuse(measurement, .measuredBoth(node, available, measurement.size))
      }
      contents.spaces[measurement.content].least = isUsable ? measurement.size.width : 0
    }
    contents.measurements.removeAll()
    for content in cut where contents.spaces[content].least > 0 {
      let node = contents.records[content].node
      contents.cutNode = self.node(at: node)
      try memberChanged(node)
    }
  }

  /// How long the text of a node is at least; 0 if that is not known, nothing has needed it, or it is gone and not
  /// measured.
  package func leastLength(of node: NodeSlot) -> Double {
    let node = subject(of: node), content = nodes[node].content
    guard !content.isNone, !isGone(node), Int(content.index) < contents.spaces.count,
      contents.records[content].measuresBoth
    else { return 0 }
    let least = contents.spaces[content].least
    return least.isNaN ? 0 : wholePixels(least)
  }

  /// Whether content has less along an axis than it takes on its own, and was measured for that.
  package func isNarrowed(_ node: NodeSlot, _ axis: Axis) -> Bool {
    let content = nodes[node].content
    guard !content.isNone, Int(content.index) < contents.spaces.count else { return false }
    return contents.spaces[content].isActive && contents.spaces[content].available[axis] < .infinity
  }

  /// Whether some text has a smaller width than it takes on its own.
  package var isAnyTextNarrowed: Bool {
    contents.spaces.contains { $0.isActive && $0.available.width < .infinity }
  }

  /// Notes how long a node is that is smaller than its content; false if it is not, or if that much was available
  /// before.
  private func narrow(_ content: ContentSlot, _ axis: Axis) -> Bool {
    guard contents.spaces[content].isActive else { return false }
    let length = max(0, solver.value(nodes[contents.records[content].node].size(axis)))
    let size = wholePixels(contents.records[content].measured[axis])
    let available = contents.spaces[content].available[axis]
    if !(length + Self.rounding * (1 + length) < min(size, available)) { return false }
    contents.spaces[content].available[axis] = wholePixels(within: length)
    return true
  }

  /// A length that is less than content by rounding is as long.
  private static let rounding = 1e-9

  private func collectMeasurement(ofSpace content: ContentSlot) {
    let space = contents.spaces[content], node = node(at: contents.records[content].node)
    contents.measurements.append(
      Measurement(node: node, content: content, available: space.available, size: space.known))
  }

  /// Measures what was collected, unless that is known, and puts the sizes into force.
  private func measureSpaces() throws(LayoutError) {
    takeMeasurements()
    let caller = constraints.here
    defer { constraints.here = caller }
    for measurement in contents.measurements.all { try enterSize(measurement) }
  }

  /// Stores what was measured. Where that is no size, content is as it was, and without one before there is none.
  private func enterSize(_ measurement: Measurement) throws(LayoutError) {
    let content = measurement.content, record = contents.records[content]
    var size = measurement.size
    let isUsable = size.isUsable
    if isUsable {
      contents.spaces[content].note(size)
    } else {
      refuse(measurement, .measuredBoth(measurement.node, measurement.available, size))
      contents.spaces[content].isActive = false
      size = record.length.isNaN ? .none : record.measured
    }
    if record.isStale || record.isUnanswered || !isUsable {
      contents.records[content].noteMeasured(for: isUsable ? 0 : record.length, isUsable)
    }
    try enter(size.width, content, .horizontal)
    try enter(size.height, content, .vertical)
  }
}
