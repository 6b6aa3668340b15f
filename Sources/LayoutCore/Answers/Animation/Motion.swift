/// What an animation moves.
public enum Motion: Int32, Sendable, BitwiseCopyable {
  /// Frames, each on its own.
  case frames = 0
  /// The values of constraints, with a solve for every instant.
  case values = 1
  /// Frames, and all of them stop overshooting where a required constraint would be violated.
  case bounded = 2
}
