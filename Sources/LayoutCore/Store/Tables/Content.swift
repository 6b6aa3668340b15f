/// What a layout knows of the content of a node: how large it is by itself, how strongly it resists
/// being made larger or smaller, and how it is measured.
package struct ContentRecord: BitwiseCopyable {
  package var node: NodeSlot
  var horizontal = AxisContent()
  var vertical = AxisContent()
  /// The number of the function that measures; -1 for none.
  package var measurer: Int32 = -1
  /// The axis that it measures along, the vertical one if it measures along both.
  package var measuredAxis = Axis.vertical
  package var measuresBoth = false
  /// How long the node was along the other axis when it was measured last; NaN before that.
  package var length = Double.nan
  /// What was measured: a guess before that, NaN if no usable size was returned.
  package var measured = Size(width: ContentRecord.guess, height: ContentRecord.guess)
  /// A number for the content as it is, which the host has invalidated or given a function, and for what it was
  /// when it was measured last. The first is no change of the layout, and never rolled back.
  package var edition: UInt32 = 0
  private var measuredEdition: UInt32 = 0
  /// The last measuring returned no usable size, so that `measured` is from before.
  package var isUnanswered = false
  /// `measured` is where a search has ended, which is not always what was returned for the length.
  package var isSought = false

  /// Not 0, where the row that keeps sizes from being negative would also hold.
  package static let guess = 1.0

  package init(node: NodeSlot) { self.node = node }

  package subscript(axis: Axis) -> AxisContent {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }

  /// What was measured is out of date.
  package var isStale: Bool { edition != measuredEdition }

  /// Notes that it was measured for a length, and whether what was returned is usable.
  package mutating func noteMeasured(for length: Double, _ isUsable: Bool) {
    measuredEdition = edition
    isUnanswered = !isUsable
    isSought = false
    self.length = length
  }

  /// Whether a function measures along an axis.
  package func isMeasured(_ axis: Axis) -> Bool {
    measuresBoth || measurer >= 0 && measuredAxis == axis
  }

  /// Whether its size along an axis is that of text on one line, which can wrap.
  package func wraps(_ axis: Axis) -> Bool { measuresBoth && axis == .horizontal }

  /// The content along an axis; NaN for none.
  package func size(_ axis: Axis) -> Double {
    isMeasured(axis) ? measured[axis] : self[axis].size
  }
}

/// Content along one axis; priorities are Apple's unless set.
package struct AxisContent: BitwiseCopyable {
  /// As the host gave it; NaN for none.
  package var size = Double.nan
  /// A document gave it, of content that was measured: it is no size that others share in proportion to.
  package var wasMeasured = false
  /// Against being larger than the content.
  package var hugging = Priority.low
  /// Against being smaller than the content.
  package var compression = Priority.high

  /// The size, and whether a document gave it of content that was measured.
  var said: PropertyValue {
    get { size.isNaN ? .none : wasMeasured ? .measured(size) : .number(size) }
    set {
      size = newValue.number
      if case .measured = newValue { wasMeasured = true } else { wasMeasured = false }
    }
  }
}

extension Axis {
  package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
