import CKeepLayout

private typealias Measure = HostFunction<(Double) throws -> Double>
private typealias MeasureBoth = HostFunction<(Size) throws -> Size>

extension Node {
  /// How large it is by itself, as a text or an icon is; nil for a length it does not have.
  public func setContentSize(width: Double?, height: Double?) {
    layout.note { pointer throws(KeepError) in
      keep_node_set_content_size(
        pointer, c, try given(width, "the width"), try given(height, "the height"))
    }
  }

  /// How large its content is along an axis, as set or as measured last; nil for none.
  public func contentSize(along axis: Axis) -> Double? {
    finite(layout.read { keep_node_content_size($0, c, axis.c) })
  }

  /// Measures its content: called with its length across, it returns the length along an axis, such
  /// as the height of a text at a width. It may read the layout; what it changes is an error (``Layout``). What it
  /// throws is thrown by the solve.
  public func measure(
    _ axis: Axis = .vertical, _ body: @escaping (Double) throws -> Double
  ) {
    layout.noting { () throws(KeepError) in
      try layout.handOver(Measure(body, layout)) { pointer, data in
        keep_node_set_measure(
          pointer, c, axis.c,
          { _, _, length, data in
            guard let measure = Measure.from(data) else { return -1 }
            return measure.layout.run(-1) { try measure.function(length) }
          }, data, release)
      }
    }
  }

  /// Measures its content along both axes: called with the size that is available, infinite along an axis where
  /// it has all that it takes, it returns that of the content. So a text that wraps is as wide as its longest
  /// line. It is called for the natural size, for the width if there is less, and for the height.
  public func measureBoth(_ body: @escaping (Size) throws -> Size) {
    layout.noting { () throws(KeepError) in
      try layout.handOver(MeasureBoth(body, layout)) { pointer, data in
        keep_node_set_measure_both(
          pointer, c,
          { _, _, available, size, data in
            guard let measure = MeasureBoth.from(data) else { return }
            let none = Size(width: -1, height: -1)
            size?.pointee =
              measure.layout.run(none) { try measure.function(Size(available)) }.c
          }, data, release)
      }
    }
  }

  /// Measures its content no more.
  public func stopMeasuring() {
    layout.note { keep_node_set_measure_both($0, c, nil, nil, nil) }
    layout.note { keep_node_set_measure($0, c, KEEP_VERTICAL, nil, nil, nil) }
  }

  /// Whether a function of this package measures its content along an axis.
  public func isMeasured(along axis: Axis) -> Bool {
    layout.read { keep_node_measure($0, c, axis.c) } != 0
  }

  /// How strongly it resists being larger than its content; along both axes unless one is given.
  public func setHugging(_ axis: Axis? = nil, _ priority: Priority) {
    setResistance(.hugging, axis, priority)
  }

  /// How strongly it resists being smaller than its content; along both axes unless one is given.
  public func setCompression(_ axis: Axis? = nil, _ priority: Priority) {
    setResistance(.compression, axis, priority)
  }

  private func setResistance(_ resistance: Resistance, _ axis: Axis?, _ priority: Priority) {
    for each in axis.map({ [$0] }) ?? Axis.allCases {
      layout.note {
        keep_nodes_set_resistance($0, [c], 1, each.c, resistance.c, priority.rawValue)
      }
    }
  }

  /// Where margin insets count from.
  public var margins: Insets {
    get { layout.read { Insets(keep_node_margins($0, c)) } }
    nonmutating set { layout.note { keep_node_set_margins($0, c, newValue.c, false) } }
  }

  /// Sets where margin insets count from, where left stands for leading, and right for trailing.
  public func setDirectionalMargins(_ margins: Insets) {
    layout.note { keep_node_set_margins($0, c, margins.c, true) }
  }

  /// Keeps it at a frame in a parent of a size, and lets what is flexible change when that is resized: Apple's
  /// autoresizing mask. nil takes the size that the parent is solved to. The mask ends where the node is
  /// constrained, unless it has ``Flexible/stays``.
  public func setAutoresizing(
    _ mask: Flexible, frame: Rect, in parent: Size? = nil
  ) throws(KeepError) {
    let size = parent ?? Size(width: .nan, height: .nan)
    if let parent {
      _ = try (given(parent.width, "the width"), given(parent.height, "the height"))
    }
    try layout.attempt { keep_node_set_autoresizing($0, c, mask.rawValue, frame.c, size.c) }
  }

  /// Ends its autoresizing mask, if it has one.
  public func clearAutoresizing() { layout.note { keep_node_clear_autoresizing($0, c) } }

  /// Its autoresizing mask; nil without one.
  public var autoresizing: Flexible? {
    UInt32(exactly: layout.read { keep_node_autoresizing($0, c) }).map(Flexible.init)
  }

  /// How large it would be for a target size; the layout stays as it is.
  public func fittingSize(
    _ target: Size, horizontal: Priority = .fitting, vertical: Priority = .fitting
  ) throws(KeepError) -> Size {
    try fittingSize(
      width: target.width, height: target.height, horizontal: horizontal, vertical: vertical)
  }

  /// The same, where nil leaves an axis without a target.
  public func fittingSize(
    width: Double?, height: Double?, horizontal: Priority = .fitting, vertical: Priority = .fitting
  ) throws(KeepError) -> Size {
    var size = keep_size()
    let target = keep_size(
      width: try given(width, "the width"), height: try given(height, "the height"))
    try layout.attempt {
      keep_node_fitting_size($0, c, target, horizontal.rawValue, vertical.rawValue, &size)
    }
    return Size(size)
  }
}
