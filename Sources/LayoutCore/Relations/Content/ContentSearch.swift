import ConstraintSolver
import LayoutStore

/// The search for a size of measured content that is consistent with itself: a square around text that wraps
/// is as wide as it is high, and the wider it is, the less high the text.
///
/// Where plain rounds do not converge, the active size is moved to where the answer, what is measured
/// then, is not above it any more: by the secant first, and then by bisection between the largest size that
/// was too small and the smallest that was not. All sizes are on a grid, and the search begins at the size of
/// a first solve, so that it ends at the same size whatever was before.
///
/// An answer may jump from above the size to below it. There the search ends at the least size at which
/// the content fits. Where it is the same all over a step of the grid, it is the size, as plain rounds
/// find it: where these begin must not show.
struct ContentSearch {
  var content: ContentSlot
  /// What was measured last.
  var answer: Double
  /// The grid.
  let step: Double
  private var hasBegun = false
  /// The size in the round before, and how long the node was by it along the other axis.
  private var size = Double.nan
  private var length = Double.nan
  private var low: Probe?
  private var high: Probe?
  private var last: Probe?
  private var lastWidth = Double.infinity
  private var bisects = false
  private var openRounds = 0
  /// The last answer that was tried although it is not on the grid, whether it is being tried, and how many were.
  private var tried = Double.nan
  private var isTrying = false
  private var trials = 0

  /// A size, and how far its answer was above it.
  private struct Probe {
    var size: Double
    var excess: Double
  }

  /// Rounds with answers on one side only, until a search counts as divergent.
  private static let openRoundLimit = 12
  /// More come only of other content that goes on changing.
  private static let trialLimit = 4

  init(content: ContentSlot, answer: Double, step: Double) {
    self.content = content
    self.answer = answer
    self.step = step
  }

  /// The least size at which the content was known to fit; nil if it never did.
  var leastFitting: Double? { high?.size }

  /// The size for the next round, given the active one and how long the node is by it. The same one if
  /// the search has ended.
  mutating func next(after size: Double, _ length: Double) -> Double {
    let hasMoved = length != self.length, isOther = size != self.size
    (self.length, self.size) = (length, size)
    // A length that does not follow the size allows for exactly what was measured.
    if answer == size || hasBegun && !hasMoved { return isOther ? answer : size }
    let start = onGrid(ContentRecord.guess)
    if !hasBegun {
      hasBegun = true
      if size != start { return start }
    }
    if isTrying, let high {
      isTrying = false
      return high.size
    }
    let probe = Probe(size: size, excess: answer - size)
    defer { last = probe }
    enclose(probe)
    guard let low, let high else { return beyond(probe) }
    let width = high.size - low.size
    if width <= step { return closed(probe, low, high) }
    if width > lastWidth / 2 { bisects = true }
    lastWidth = width
    let share = bisects ? 0.5 : low.excess / (low.excess - high.excess)
    let target = min(onGrid(low.size + width * share), high.size - step)
    return target > low.size ? target : closed(probe, low, high)
  }

  /// The larger one of two sizes with none between them, once one has been tried right after the other: what
  /// was found before that may be out of date, as other content had other sizes.
  private mutating func closed(_ probe: Probe, _ low: Probe, _ high: Probe) -> Double {
    if probe.size == high.size && last?.size != low.size { return low.size }
    let answer = high.size + high.excess
    if answer <= low.size || answer == tried || trials == Self.trialLimit { return high.size }
    (tried, isTrying) = (answer, true)
    trials += 1
    return answer
  }

  /// Notes a size as too small or large enough. What it contradicts was found while other content had other
  /// sizes.
  private mutating func enclose(_ probe: Probe) {
    if probe.excess > 0 {
      low = probe
      if let known = high, known.size <= probe.size { high = nil }
    } else {
      high = probe
      if let known = low, known.size >= probe.size { low = nil }
    }
    if low == nil || high == nil { (lastWidth, bisects) = (.infinity, false) }
  }

  /// A size beyond all that were tried: where the secant meets the size, or the answer itself.
  private mutating func beyond(_ probe: Probe) -> Double {
    openRounds += 1
    if openRounds > Self.openRoundLimit { return probe.size }
    var target = answer
    if let last, last.size != probe.size {
      let slope = (probe.excess - last.excess) / (probe.size - last.size)
      if slope < 0 { target = probe.size - probe.excess / slope }
    }
    if !(target <= Relations.valueLimit) { target = answer }
    return probe.excess > 0 ? onGrid(target) : max(0, min(onGrid(target), probe.size - step))
  }

  private func onGrid(_ size: Double) -> Double { (size / step - 1e-9).rounded(.up) * step + 0 }
}

extension Relations {
  /// The grid of searches: whole pixels where there is a scale.
  private var searchStep: Double { state.deviceScale.isNaN ? 1.0 / 256 : 1 / state.deviceScale }

  /// Notes what was measured of content whose size is searched for.
  func seek(_ content: ContentSlot, _ answer: Double) {
    let answer = wholePixels(answer)
    if let place = contents.searches.firstIndex(where: { $0.content == content }) {
      contents.searches[place].answer = answer
    } else {
      contents.searches.append(ContentSearch(content: content, answer: answer, step: searchStep))
    }
  }

  /// Puts the next size of every search into force.
  func advanceSearches() throws(LayoutError) {
    for place in contents.searches.indices {
      let content = contents.searches[place].content
      let length = solver.value(lengthVariable(ofContent: content))
      let size = contents.records[content].measured[contents.records[content].measuredAxis]
      try enter(contents.searches[place].next(after: size, length), content)
    }
  }

  /// Ends the searches: where there are no rounds left, with the sizes at which content is known to fit.
  func endContent(isCut: Bool) throws(LayoutError) -> Node {
    for search in contents.searches {
      if isCut, let size = search.leastFitting { try enter(size, search.content) }
      contents.records[search.content].isSought = true
      contents.sought.insert(node(at: contents.records[search.content].node))
    }
    return isCut ? .none : unconvergedContent()
  }

  /// Has content whose size was searched for begin again where anything has changed: for a length that no longer
  /// follows from it, its size would be another one.
  func searchAgain() throws(LayoutError) {
    if isUnchanged { return }
    try beginSearchesAgain()
  }

  /// Nothing has changed since the last solve.
  var isUnchanged: Bool { solver.isUpToDate && !settler.isDue && contents.due.nodes.isEmpty }

  func beginSearchesAgain() throws(LayoutError) {
    for node in contents.sought.nodes {
      if let slot = find(node), content(of: slot)?.isSought == true { try beginAgain(node) }
    }
    contents.sought.removeAll()
  }

  func enter(_ size: Double, _ content: ContentSlot) throws(LayoutError) {
    try enter(size, content, contents.records[content].measuredAxis)
  }

  /// The node of a search that has ended without a size for its content: it is still too small, or where the
  /// answer jumps, content hugs no less than it resists compression.
  private func unconvergedContent() -> Node {
    for search in contents.searches {
      let content = contents.records[search.content]
      let excess = search.answer - content.measured[content.measuredAxis]
      let axis = content[content.measuredAxis]
      let hugs = Priority.hugging(axis.hugging) >= axis.compression
      if excess > 0 || hugs && excess < -search.step { return node(at: content.node) }
    }
    return .none
  }
}
