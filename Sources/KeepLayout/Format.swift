import LayoutCore

/// What a visual format says beside its string: alignments, a direction, where gaps are.
public typealias FormatOptions = LayoutCore.FormatOptions

/// The constraints of a visual format; it lasts as long as one of them. As text it is a format again, with the
/// values that its constraints have now.
public struct Format: Equatable, CustomStringConvertible {
  let layout: LayoutReference
  let core: LayoutCore.Format

  /// The format as a string.
  public var description: String { layout.core.text(of: core).string }

  /// Its constraints that have not been removed: for each view the gap before it, then its size; at last
  /// alignments.
  public var constraints: [Constraint] {
    layout.core.constraints(of: core).compactMap { Constraint(layout, $0) }
  }

  /// The options that it was made with.
  public var options: FormatOptions { layout.core.options(of: core) }

  /// Whether it still has a constraint.
  public var isValid: Bool { layout.core.contains(core) }

  /// Removes its constraints.
  public func remove() { layout.note { core throws(CoreError) in try core.remove(self.core) } }

  /// Whether they are one format of one layout.
  public static func == (one: Format, other: Format) -> Bool {
    one.layout === other.layout && one.core == other.core
  }
}

extension Layout {
  /// Makes the constraints of a visual format, or none: `"H:|-[label]-8-[field(>=120)]-|"`. Without names for views
  /// nodes are known by their own. The error of one with a fault points at its column.
  @discardableResult
  public func format(
    _ text: String, _ views: [String: Node] = [:], metrics: [String: Double] = [:],
    options: FormatOptions = []
  ) throws(KeepError) -> Format {
    let nodes = views.map(\.value.core), values = metrics.map(\.value)
    let made = try reference.attempt { core throws(CoreError) in
      try withNames(views.map(\.key)) { (names) throws(CoreError) in
        try withNames(metrics.map(\.key)) { (metrics) throws(CoreError) in
          try nodes.withUnsafeBufferPointer { (nodes) throws(CoreError) in
            try values.withUnsafeBufferPointer { (values) throws(CoreError) in
              var context = EquationContext()
              (context.names, context.nodes) = (names, nodes)
              (context.metrics, context.values) = (metrics, values)
              return try Array(text.utf8).borrowed { (text) throws(CoreError) in
                try core.addFormat(text, context, options: options)
              }
            }
          }
        }
      }
    }
    return Format(layout: reference, core: made)
  }
}

/// Runs a body with names as the core takes them, each with a zero at its end.
private func withNames<Result>(
  _ names: [String], _ body: (UnsafeBufferPointer<CName?>) throws(CoreError) -> Result
) throws(CoreError) -> Result {
  var bytes: [UInt8] = [], starts: [Int] = []
  for name in names {
    starts.append(bytes.count)
    bytes.append(contentsOf: name.utf8)
    bytes.append(0)
  }
  return try bytes.borrowed { (bytes) throws(CoreError) in
    let all = starts.map { start in bytes.baseAddress.map { $0 + start } }
    return try all.withUnsafeBufferPointer { (all) throws(CoreError) in try body(all) }
  }
}
