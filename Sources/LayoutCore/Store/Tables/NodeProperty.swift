/// What a node can be set to that is no constraint, in the order of documents.
public enum NodeProperty: UInt8, CaseIterable, Sendable, BitwiseCopyable {
  /// Not to be seen, but in its place.
  case hidden
  /// What is inside is shown within its frame alone.
  case clips
  /// The ``Gone`` along which it takes no space.
  case gone
  /// How large its content is, in its alignment rectangle; none for no content.
  case contentWidth
  case contentHeight
  /// How strongly it resists being larger than its content.
  case huggingWidth
  case huggingHeight
  /// How strongly it resists being smaller than its content.
  case compressionWidth
  case compressionHeight
  /// Its center is on a circle around that of another node.
  case circle
  /// What margin insets count from, with left and right as they are, or directional.
  case margins
  /// Of a root, what the hardware covers along its edges; of another node, additional insets.
  case safeArea
  /// How far the rectangle that constraints see is inside the frame: what is around it is decoration, a shadow or a
  /// badge. Nodes inside, and frames that are read, relate to the frame.
  case alignmentInsets
  /// How far the first baseline is below the top, and the last one above the bottom.
  case baselines
  /// The share of the height by which both baselines are further inside.
  case baselineShare
  /// Left and right of the margins stand for leading and trailing.
  case directionalMargins
  /// No margin is less than what of the parent's margin reaches into the node.
  case inheritedMargins
  /// Margins count from the edges, not from the safe area.
  case marginsFromEdges
  /// The ``Direction`` of the node, and of all in it that have none of their own.
  case direction
  /// How large a root is from outside; none for as large as its content.
  case sizeWidth
  case sizeHeight
}

extension NodeProperty {
  /// Whether documents have it behind what the node is as a container.
  package var isBehindContainers: Bool { rawValue >= Self.circle.rawValue }

  /// Whether a document's reader sets it while all nodes are still roots.
  package var isBeforeTree: Bool {
    self == .sizeWidth || self == .sizeHeight || row.reach.isOfContent
  }

  /// The row of the table. Places are those of the first number of each.
  package var row: PropertyRow {
    switch self {
    case .hidden: PropertyRow("hidden", .flag)
    case .clips: PropertyRow("clips", .flag)
    case .gone:
      PropertyRow("", .word(.gone), reach: [.presence, .areas], use: .gone, isDeferred: true)
    case .contentWidth:
      PropertyRow(
        "content width", .content, usual: PropertyValue.none, name: "the width ", reach: .width)
    case .contentHeight:
      PropertyRow(
        "content height", .content, usual: PropertyValue.none, name: "the height ", reach: .height)
    case .huggingWidth:
      PropertyRow("hugging width", .number(.priority), usual: .number(Priority.low), reach: .width)
    case .huggingHeight:
      PropertyRow(
        "hugging height", .number(.priority), usual: .number(Priority.low), reach: .height)
    case .compressionWidth:
      PropertyRow(
        "compression width", .number(.priority), usual: .number(Priority.high), reach: .width)
    case .compressionHeight:
      PropertyRow(
        "compression height", .number(.priority), usual: .number(Priority.high), reach: .height)
    case .circle: PropertyRow("circle", .circle, reach: .circle, isDeferred: true)
    case .margins:
      PropertyRow(
        "margins", .insets, at: 0, usual: .insets(Environment.usualMargins), reach: .areas)
    case .safeArea: PropertyRow("safe area", .insets, at: 4, reach: .areas, use: .places)
    case .alignmentInsets:
      PropertyRow("alignment insets", .insets, at: 8, reach: .frame, use: .lines)
    case .baselines: PropertyRow("baselines", .distances, at: 12, reach: .lines, use: .lines)
    case .baselineShare:
      PropertyRow(
        "baseline share", .number(.share), at: 15, name: "the share ", reach: .rows, use: .lines)
    case .directionalMargins: PropertyRow("directional margins", .flag, reach: .areas)
    case .inheritedMargins:
      PropertyRow("inherited margins", .flag, reach: .areas, use: .places)
    case .marginsFromEdges: PropertyRow("margins from edges", .flag, reach: .areas)
    case .direction:
      PropertyRow("", .word(.direction), at: 14, reach: .directions, use: .directions)
    case .sizeWidth: PropertyRow("size width", .size, isDeferred: true)
    case .sizeHeight: PropertyRow("size height", .size, isDeferred: true)
    }
  }

  /// Moves a line of a node that is set to a value.
  package func move(_ place: inout LinePlace, of line: Line, by value: PropertyValue) {
    switch self {
    case .baselines: place.move(line, inwardsBy: value.distances)
    case .baselineShare: place.move(line, inwardsByShare: value.number)
    default: break
    }
  }
}

extension ContentRecord {
  package subscript(property: NodeProperty) -> PropertyValue {
    get {
      switch property {
      case .contentWidth: horizontal.said
      case .contentHeight: vertical.said
      case .huggingWidth: .number(horizontal.hugging)
      case .huggingHeight: .number(vertical.hugging)
      case .compressionWidth: .number(horizontal.compression)
      case .compressionHeight: .number(vertical.compression)
      default: .none
      }
    }
    set {
      switch property {
      case .contentWidth: horizontal.said = newValue
      case .contentHeight: vertical.said = newValue
      case .huggingWidth: horizontal.hugging = newValue.number
      case .huggingHeight: vertical.hugging = newValue.number
      case .compressionWidth: horizontal.compression = newValue.number
      case .compressionHeight: vertical.compression = newValue.number
      default: break
      }
    }
  }
}
