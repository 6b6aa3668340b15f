import CKeepLayout

extension FormatOptions {
  /// All views have this line in common.
  public static func align(_ line: Anchor) -> FormatOptions {
    FormatOptions(rawValue: 1 << UInt32(line.rawValue))
  }
}

/// The constraints of a visual format; it lasts as long as one of them. As text it is a format again, with the
/// values that its constraints have now.
public struct Format: Hashable, CustomStringConvertible, Known {
  let layout: LayoutReference
  let c: keep_format

  init(_ layout: LayoutReference, _ c: keep_format) { (self.layout, self.c) = (layout, c) }

  /// The format as a string.
  public var description: String { text }

  /// The options that it was made with.
  public var options: FormatOptions {
    FormatOptions(rawValue: layout.read { keep_format_options($0, c) })
  }

  /// Whether it still has a constraint.
  public var isValid: Bool {
    layout.read { keep_layout_handle_kind($0, c.id) } == KEEP_HANDLE_FORMAT
  }

  /// Removes its constraints.
  public func remove() { layout.note { keep_format_destroy($0, c) } }

  /// Whether they are one format of one layout.
  public static func == (one: Format, other: Format) -> Bool {
    one.layout === other.layout && one.c.id == other.c.id
  }

  /// By its handle.
  public func hash(into hasher: inout Hasher) { hasher.combine(c.id) }
}
