import ConstraintSolver
import LayoutRelations
import LayoutStore

/// Where one track stops along each axis, as a size would get below 0: its own, or that of a node that it is attached
/// to. In between nothing stops: bounds are at most 0 and at least 1.
struct TrackStops: BitwiseCopyable {
  var horizontal = PhaseBounds()
  var vertical = PhaseBounds()
}

/// Finds where the tracks of an animation stop. Tracks are attached along an axis if a required equality relates them
/// that holds at both ends of the motion: then it holds on the whole way, if they stop together.
struct AttachedTracks: ~Copyable {
  private let tracks: TrackTable
  private let animation: AnimationSlot
  /// By track, twice: another one of its set for each axis, or itself.
  private var parents = Buffer<Int32>()
  private var stops = Buffer<PhaseBounds>()
  /// Those that a relation has mentioned so far.
  private var mentioned: [Int32] = []
  private var slope = 0.0

  init(_ tracks: TrackTable, of animation: AnimationSlot) {
    self.tracks = tracks
    self.animation = animation
    for track in 0..<tracks.count {
      let (goal, offset) = (tracks.goals[tracks.find(tracks.nodes[track])], tracks.offsets[track])
      for (size, change) in [(goal.width, offset.width), (goal.height, offset.height)] {
        parents.append(Int32(truncatingIfNeeded: parents.count))
        var bounds = PhaseBounds()
        if tracks.animations[track] == animation { bounds.keep(-change, atMost: size) }
        stops.append(bounds)
      }
    }
  }

  /// Whether any size would get below 0.
  var isAnyStopped: Bool {
    for place in 0..<stops.count where stops[place] != PhaseBounds() { return true }
    return false
  }

  // MARK: Relations

  /// Adds a factor of one number of a node's frame to the relation.
  mutating func add(_ node: NodeSlot, _ axis: Axis, size: Double, position: Double) {
    var track = tracks.find(node)
    while track >= 0 {
      if tracks.animations[track] == animation {
        let offset = tracks.offsets[track]
        let change =
          axis == .horizontal
          ? offset.x * position + offset.width * size
          : offset.y * position + offset.height * size
        if change != 0 {
          slope += change
          mentioned.append(Int32(truncatingIfNeeded: 2 * track + (axis == .horizontal ? 0 : 1)))
        }
      }
      track = tracks.older(track)
    }
  }

  /// Ends the relation, and attaches what it has mentioned to each other if it holds on the whole way.
  mutating func attach() {
    let holds = slope.magnitude < 1e-6
    for place in mentioned.indices.dropFirst() where holds { join(mentioned[place], mentioned[0]) }
    mentioned.removeAll(keepingCapacity: true)
    slope = 0
  }

  private mutating func join(_ one: Int32, _ other: Int32) {
    let (first, second) = (root(one), root(other))
    if first == second { return }
    stops[Int(second)].narrow(to: stops[Int(first)])
    parents[Int(first)] = second
  }

  private mutating func root(_ place: Int32) -> Int32 {
    var place = place
    while parents[Int(place)] != place {
      parents[Int(place)] = parents[Int(parents[Int(place)])]
      place = parents[Int(place)]
    }
    return place
  }

  /// Tells the tracks where they stop.
  consuming func stop() {
    for track in 0..<tracks.count where tracks.animations[track] == animation {
      let place = Int32(truncatingIfNeeded: 2 * track)
      tracks.setStops(
        track,
        TrackStops(
          horizontal: stops[Int(root(place))], vertical: stops[Int(root(place + 1))]))
    }
  }
}

extension Layout {
  /// Finds where frames that an animation moves stop. It is done once, at its start.
  func findStops(of record: AnimationRecord) {
    if record.motion != .frames || state.allowsNegativeSizes || record.timing.staysBetween {
      return
    }
    var attached = AttachedTracks(presentation.tracks, of: record.slot)
    if !attached.isAnyStopped { return }
    presentation.workUnits += Int(constraints.end)
    for constraint in constraints.taken where !constraints[constraint].row.isNone {
      guard let relation = relation(of: constraint), relation.relation == .equal,
        relation.priority >= Priority.required
      else { continue }
      for term in lower(relation) {
        let node = nodes.owner(ofVariable: term.variable.index), record = nodes[node]
        for axis in Axis.each {
          if term.variable == record.position(axis) {
            attached.add(node, axis, size: 0, position: term.coefficient)
          } else if term.variable == record.size(axis) {
            attached.add(node, axis, size: term.coefficient, position: 0)
          }
        }
      }
      attached.attach()
    }
    attached.stop()
  }
}
