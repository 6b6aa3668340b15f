import ConstraintSolver
import LayoutRelations
import LayoutStore

/// How members of a stack share what is missing of their content: in proportion to it, those that a minimum or a
/// maximum holds left out, as CSS shrinks (Flexible Box Layout, 9.7).
///
/// Content is asked for as everywhere, so that the least is missing in all, wherever that is. Below its priority each
/// content has a part, as much of it as there is space for: a guide, no longer than the member. All pairs of parts are
/// in proportion as far as they can be. Where nothing is missing parts are the content, and pairs say nothing: the rows
/// may be there or not, and only have to be there where something is missing.
///
/// With factors, what is missing of contents is in proportion to these times the content, and so are parts above contents.
///
/// For many there is one share for all instead, as large as may be, that none has less than of its content. It is right
/// for what a minimum holds; where a maximum holds one below that, the share is less than others could have. Factors
/// have no influence there.
struct ShrinkRows {
  private let layout: Vocabularies
  private let stack: Node
  private let near: AnchorKind
  private let size: AnchorKind

  init(_ layout: Vocabularies, _ container: ContainerSlot) {
    self.layout = layout
    stack = layout.node(at: layout.containers[container].node)
    let isRow = layout.containers[container].values.axis == .horizontal
    (near, size) = isRow ? (.left, .width) : (.top, .height)
  }

  private func handle(_ node: NodeSlot) -> Node { layout.node(at: layout.subject(of: node)) }

  /// The rows of one guide of a group.
  func rows(of group: ShrinkGroup, _ place: Int, _ guides: [NodeSlot]) -> [ContainerRow] {
    // A place as well, so that nothing of it is ambiguous.
    var start = ContainerRow(.start)
    start.add(1, handle(guides[place]), near)
    start.add(-1, stack, near)
    let sizes =
      group.isPaired ? paired(group, place, guides) : shared(group, handle(guides[place]))
    return [start] + sizes
  }

  private func paired(
    _ group: ShrinkGroup, _ place: Int, _ guides: [NodeSlot]
  ) -> [ContainerRow] {
    let (ask, guide) = (group.asks[place], handle(guides[place]))
    var rows = [content(guide, ask.length, group), part(guide, 1, of: ask.member)]
    let greatest = group.asks.reduce(0) { max($0, $1.weight) }
    for other in 0..<place where ask.weight + group.asks[other].weight > 0 {
      var row = ContainerRow.inProportion(
        .shrinkShare, share(ask, guide), share(group.asks[other], handle(guides[other])), size,
        scaledBy: greatest)
      row.priority = Priority.below(group.priority, steps: 2)
      rows.append(row)
    }
    return rows
  }

  private func share(_ ask: ShrinkAsk, _ guide: Node) -> Share {
    Share(node: guide, weight: ask.weight, base: ask.length)
  }

  private func shared(_ group: ShrinkGroup, _ guide: Node) -> [ContainerRow] {
    [content(guide, 1, group)] + group.asks.map { part(guide, $0.length, of: $0.member) }
  }

  private func content(_ guide: Node, _ length: Double, _ group: ShrinkGroup) -> ContainerRow {
    var row = ContainerRow(
      .shrinkContent, .equal, length, at: Priority.below(group.priority, steps: 1))
    row.add(1, guide, size)
    return row
  }

  private func part(_ guide: Node, _ factor: Double, of member: NodeSlot) -> ContainerRow {
    var row = ContainerRow(.shrinkPart, .atMost)
    row.add(factor, guide, size)
    row.add(-1, handle(member), size)
    return row
  }
}
