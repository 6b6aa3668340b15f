/// What a layout knows of the content of a node: how large it is by itself, how strongly it resists
/// being made larger or smaller, and how it is measured.
struct ContentRecord {
  var node: NodeSlot
  var horizontal = AxisContent()
  var vertical = AxisContent()
  /// The number of the function that measures; -1 for none.
  var measurer: Int32 = -1
  /// The axis that it measures along, the vertical one if it measures along both.
  var measuredAxis = Axis.vertical
  var measuresBoth = false
  /// How long the node was along the other axis when it was measured last; NaN before that.
  var length = Double.nan
  /// What was measured: a guess before that, NaN if no usable size was returned.
  var measured = Size(width: ContentRecord.guess, height: ContentRecord.guess)
  /// A number for the content as it is, which the host has invalidated or given a function, and for what it was
  /// when it was measured last. The first is no change of the layout, and never rolled back.
  var edition: UInt32 = 0
  private var measuredEdition: UInt32 = 0
  /// The last measuring returned no usable size, so that `measured` is from before.
  var isUnanswered = false
  /// `measured` is where a search has ended, which is not always what was returned for the length.
  var isSought = false

  /// Not 0, where the row that keeps sizes from being negative would also hold.
  static let guess = 1.0

  init(node: NodeSlot) { self.node = node }

  subscript(axis: Axis) -> AxisContent {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }

  /// What was measured is out of date.
  var isStale: Bool { edition != measuredEdition }

  /// Notes that it was measured for a length, and whether what was returned is usable.
  mutating func noteMeasured(for length: Double, _ isUsable: Bool) {
    measuredEdition = edition
    isUnanswered = !isUsable
    isSought = false
    self.length = length
  }

  /// Whether a function measures along an axis.
  func isMeasured(_ axis: Axis) -> Bool { measuresBoth || measurer >= 0 && measuredAxis == axis }

  /// Whether its size along an axis is that of text on one line, which can wrap.
  func wraps(_ axis: Axis) -> Bool { measuresBoth && axis == .horizontal }

  /// How strongly it is asked for along an axis that there be space for it.
  func rowPriority(_ axis: Axis) -> Double {
    wraps(axis) ? Priority.wrapping(self[axis].compression) : self[axis].compression
  }

  /// The content along an axis; NaN for none.
  func size(_ axis: Axis) -> Double {
    isMeasured(axis) ? measured[axis] : self[axis].size
  }
}

/// Content along one axis; priorities are Apple's unless set.
struct AxisContent {
  /// As the host gave it; NaN for none.
  var size = Double.nan
  /// A document gave it, of content that was measured: it is no size that others share in proportion to.
  var wasMeasured = false
  /// Against being larger than the content.
  var hugging = Priority.low
  /// Against being smaller than the content.
  var compression = Priority.high

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
  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
