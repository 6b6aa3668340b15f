import ConstraintSolver
import LayoutRelations
import LayoutStore

/// How large the tracks of a grid are to be along an axis, for what is known of members: content, and lengths that sizes
/// are set to. A member in several tracks of content widens them equally, those in fewer tracks first; one that is in a
/// fraction as well widens none (CSS Grid Layout, 12.5).
///
/// As content is known, no solve is needed to find how much each is widened by: rows have differences of lengths.
struct TrackBases {
  struct Track {
    var base = 0.0
    var limit = Double.infinity
    var kind = GridTrack.Kind.content
    /// The length, or the share.
    var value = 0.0
    /// The gap before it is there.
    var hasGap = false
    var isCollapsed = false
    /// A member is in it and in others of content, or in it and in a fraction.
    var isSpanned = false
    var isCrossed = false
    /// What all members need that may widen it is known.
    var isKnown = true
    /// By how much members in as many tracks widen it.
    var growth = 0.0
  }

  private struct Span {
    var tracks: Range<Int>
    var length: Double
  }

  private(set) var tracks: [Track] = []
  private var spans: [Span] = []
  /// What is required of members in fractions, some of which yield.
  private var requirements: [Span] = []
  private let gap: Double

  /// For what is asked for above a priority; of text that can wrap the longest word alone, if told.
  init(
    _ layout: Vocabularies, _ container: ContainerSlot, _ axis: Axis,
    above priority: Double = ContainerPriority.least, isWrapped: Bool = false
  ) {
    let record = layout.containers[container]
    let isOfBoxes = priority == ContainerPriority.least
    gap = axis == .horizontal ? record.values.gap : record.values.rowGap
    for track in layout.containers.tracks(of: container, axis) {
      tracks.append(Track(track, isFirst: track.place <= record[tracks: axis].firstShown))
      let own = layout.neededLength(of: track.guide, axis, priority)
      tracks[tracks.count - 1].need(own)
    }
    var member = layout.nodes[record.node].firstChild
    while !member.isNone {
      layout.containers.workUnits += 1
      let place = layout.containers.places[member]
      let isPlaced = layout.alignment(of: member, in: container, axis) != .none
      if !place.isNone && place[axis] && isPlaced {
        let range = place.cells.range(axis)
        // Tracks that are as small as may be, and no others that its text could have on one line.
        let isLeast = !range.contains { tracks[$0].kind.isContent && tracks[$0].kind != .least }
        let margins = layout.margins(of: member, axis)
        let length =
          isOfBoxes && !layout.nodes[member].firstChild.isNone
          ? layout.lengthBesideShares(of: member, axis)
          : layout.neededLength(of: member, axis, priority, isWrapped || isLeast)
        let outer = margins.near.points + margins.far.points
        add(length.map { $0 + outer }, in: range)
        if range.contains(where: { tracks[$0].kind == .yielding }),
          range.contains(where: { tracks[$0].kind == .fraction }),
          let least = layout.neededLength(of: member, axis, ContainerPriority.inside)
        {
          requirements.append(Span(tracks: range, length: least + outer))
        }
      }
      if record.overlayCount > 0 && layout.isOverlay(member) {
        // It holds tracks as a member does that is in a fraction as well: it widens none.
        let cells = layout.membership(of: member).cells
        for place in layout.overlaid(cells, of: container, axis) ?? 0..<0 {
          tracks[place].isCrossed = true
        }
      }
      member = layout.nodes[member].next
    }
    widen()
    for requirement in requirements { widenFractions(requirement) }
  }

  /// Fractions have, by their shares, what is required of a member and those that yield do not have.
  private mutating func widenFractions(_ span: Span) {
    var (missing, whole) = (span.length, 0.0)
    for place in span.tracks {
      let track = tracks[place]
      if place > span.tracks.lowerBound && track.hasGap { missing -= gap }
      if track.kind == .fraction { whole += track.value } else { missing -= track.base }
    }
    for place in span.tracks where tracks[place].kind == .fraction {
      let part = min(missing * tracks[place].value / whole, tracks[place].limit)
      tracks[place].base = max(tracks[place].base, part)
    }
  }

  /// Adds a member; the length that it needs is nil if it is not known.
  private mutating func add(_ length: Double?, in range: Range<Int>) {
    let isCrossing = range.count > 1 && range.contains { tracks[$0].kind.isFraction }
    for place in range {
      if isCrossing { tracks[place].isCrossed = true }
      if !isCrossing && length == nil { tracks[place].isKnown = false }
      if !isCrossing && range.count > 1 { tracks[place].isSpanned = true }
    }
    guard let length, !isCrossing else { return }
    if range.count > 1 { return spans.append(Span(tracks: range, length: length)) }
    tracks[range.lowerBound].need(length)
  }

  private mutating func widen() {
    var count = 1
    while true {
      var next = Int.max
      for span in spans where span.tracks.count > count { next = min(next, span.tracks.count) }
      if next == .max { return }
      count = next
      for span in spans where span.tracks.count == count { widen(span) }
      for track in tracks.indices {
        tracks[track].base += tracks[track].growth
        tracks[track].growth = 0
      }
    }
  }

  /// Divides what a member needs more than its tracks have, equally among those that may grow.
  private mutating func widen(_ span: Span) {
    var missing = span.length
    var isAnyShown = false
    for place in span.tracks {
      let track = tracks[place]
      missing -= track.base
      if place > span.tracks.lowerBound && track.hasGap { missing -= gap }
      if track.kind.isContent && !track.isCollapsed { isAnyShown = true }
    }
    if missing <= 0 { return }
    func room(_ place: Int) -> Double {
      let track = tracks[place]
      let isLeftOut = !track.kind.isContent || isAnyShown && track.isCollapsed
      return isLeftOut ? 0 : max(0, track.limit - track.base)
    }
    var (part, rest, open) = (0.0, 0.0, 0)
    while true {
      // Those whose room is less leave more to the others.
      (rest, open) = (missing, 0)
      for place in span.tracks {
        if room(place) <= part { rest -= room(place) } else { open += 1 }
      }
      // Parts are exact, so that no size depends on which rows decide it.
      let next = open == 0 ? part : (rest / Double(open) * 0x1p24).rounded(.down) * 0x1p-24
      if next <= part { break }
      part = next
    }
    for place in span.tracks {
      var growth = min(part, room(place))
      if room(place) > part {
        open -= 1
        rest -= part
        // The last one has the rest.
        if open == 0 { growth += rest }
      }
      tracks[place].growth = max(tracks[place].growth, growth)
    }
  }
}

extension TrackBases.Track {
  fileprivate init(_ record: TrackRecord, isFirst: Bool) {
    (kind, value) = (record.track.kind, record.track.value)
    if !record.track.max.isNaN { limit = record.track.max }
    isCollapsed = record.isCollapsed
    hasGap = !record.isCollapsed && !isFirst
    base = kind == .fixed ? record.track.value : 0
    if !record.track.min.isNaN { base = max(base, record.track.min) }
  }

  /// It is as large as a length; nil for one that is not known.
  fileprivate mutating func need(_ length: Double?) {
    guard let length else { return isKnown = false }
    if kind.isContent { base = max(base, min(length, limit)) }
  }
}
