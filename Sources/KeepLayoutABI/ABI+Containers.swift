public import CKeepLayout
import LayoutAnswers
import LayoutRelations
import LayoutStore
import LayoutVocabularies

extension keep_stack: SizedStruct {}
extension keep_grid: SizedStruct {}

@_cdecl("keep_stack_create") @implementation
public func keep_stack_create(
  _ layout: OpaquePointer!, _ parent: keep_node, _ stack: UnsafePointer<keep_stack>!,
  _ members: UnsafePointer<keep_node>!, _ count: Int
) -> keep_node {
  LayoutBox.make(layout, "keep_stack_create", none: keep_node()) {
    layout throws(LayoutError) in
    guard let stack else { throw .argument("stack is NULL") }
    return try layout.createStack(
      under: Node(parent), try values(try read(UnsafeRawPointer(stack))),
      try checked(members, count, missing: "members is NULL")
    ).handle
  }
}

/// The parameters of a stack as the layout takes them.
private func values(_ stack: keep_stack) throws(LayoutError) -> ContainerValues {
  var values = ContainerValues(try checked(stack.axis))
  values.gap = stack.gap
  values.padding = Insets(stack.padding)
  values.alignment = try known(stack.align, "the alignment", of: "keep_align")
  values.distribution = try known(
    stack.distribution, "the distribution", of: "keep_distribution")
  values.bias = bias(stack.bias)
  values.wraps = stack.wraps
  values.rowGap = stack.row_gap
  values.rowDistribution = try known(
    stack.row_distribution, "the row distribution", of: "keep_distribution")
  values.rowBias = bias(stack.row_bias)
  return values
}

/// A bias of a struct, in which 0 stands for none.
private func bias(_ given: Double) -> Double { given == 0 ? .nan : given }

@_cdecl("keep_container_set") @implementation
public func keep_container_set(
  _ layout: OpaquePointer!, _ container: keep_node, _ what: keep_container_value, _ value: Double
) -> keep_status {
  LayoutBox.attempt(layout, "keep_container_set", about: container) { layout throws(LayoutError) in
    let what: ContainerProperty = try known(what, "the parameter", of: "keep_container_value")
    try layout.set(what, ofContainer: Node(container), to: PropertyValue(value))
  }
}

@_cdecl("keep_container_get") @implementation
public func keep_container_get(
  _ layout: OpaquePointer!, _ container: keep_node, _ what: keep_container_value
) -> Double {
  LayoutBox.ask(layout, .nan) { layout in
    guard let what: ContainerProperty = known(what) else { return .nan }
    return layout.value(what, ofContainer: Node(container))?.number ?? .nan
  }
}

@_cdecl("keep_node_container_kind") @implementation
public func keep_node_container_kind(
  _ layout: OpaquePointer!, _ node: keep_node
) -> keep_container_kind {
  LayoutBox.ask(layout, KEEP_CONTAINER_KIND_NONE) { layout in
    keep_container_kind(
      rawValue: layout.containerKind(of: Node(node)).map { .init($0.rawValue) } ?? 0)
  }
}

@_cdecl("keep_member_set") @implementation
public func keep_member_set(
  _ layout: OpaquePointer!, _ member: keep_node, _ what: keep_member_value, _ value: Double
) -> keep_status {
  LayoutBox.attempt(layout, "keep_member_set", about: member) { layout throws(LayoutError) in
    let what: MemberProperty = try known(what, "the value", of: "keep_member_value")
    try layout.set(what, ofMember: Node(member), to: PropertyValue(value))
  }
}

@_cdecl("keep_member_get") @implementation
public func keep_member_get(
  _ layout: OpaquePointer!, _ member: keep_node, _ what: keep_member_value
) -> Double {
  LayoutBox.ask(layout, .nan) { layout in
    guard let what: MemberProperty = known(what) else { return .nan }
    return layout.value(what, ofMember: Node(member)).number
  }
}

// MARK: Listed nodes

@_cdecl("keep_node_set_listed") @implementation
public func keep_node_set_listed(
  _ layout: OpaquePointer!, _ stack: keep_node, _ nodes: UnsafePointer<keep_node>!, _ count: Int
) -> keep_status {
  LayoutBox.attempt(layout, "keep_node_set_listed", about: stack) { layout throws(LayoutError) in
    try layout.setListed(
      try checked(nodes, count, missing: "nodes is NULL"), ofStack: Node(stack))
  }
}

@_cdecl("keep_node_listed_count") @implementation
public func keep_node_listed_count(_ layout: OpaquePointer!, _ stack: keep_node) -> Int {
  LayoutBox.ask(layout, 0) { $0.listed(in: Node(stack)).count }
}

@_cdecl("keep_node_listed") @implementation
public func keep_node_listed(
  _ layout: OpaquePointer!, _ stack: keep_node, _ index: Int
) -> keep_node {
  LayoutBox.ask(layout, keep_node()) { layout in
    let all = layout.listed(in: Node(stack))
    return all.indices.contains(index) ? all[index].handle : keep_node()
  }
}

@_cdecl("keep_node_set_listed_value") @implementation
public func keep_node_set_listed_value(
  _ layout: OpaquePointer!, _ stack: keep_node, _ node: keep_node, _ what: keep_member_value,
  _ value: Double
) -> keep_status {
  LayoutBox.attempt(layout, "keep_node_set_listed_value", about: stack) {
    layout throws(LayoutError) in
    let what: MemberProperty = try known(what, "the value", of: "keep_member_value")
    try layout.set(what, ofListed: Node(node), in: Node(stack), to: PropertyValue(value))
  }
}

@_cdecl("keep_node_listed_value") @implementation
public func keep_node_listed_value(
  _ layout: OpaquePointer!, _ stack: keep_node, _ node: keep_node, _ what: keep_member_value
) -> Double {
  LayoutBox.ask(layout, .nan) { layout in
    guard let what: MemberProperty = known(what) else { return .nan }
    return layout.value(what, ofListed: Node(node), in: Node(stack))?.number ?? .nan
  }
}

// MARK: Lines

extension keep_guideline: SizedStruct {}

@_cdecl("keep_guideline_create") @implementation
public func keep_guideline_create(
  _ layout: OpaquePointer!, _ owner: keep_node, _ guideline: UnsafePointer<keep_guideline>!,
  _ nodes: UnsafePointer<keep_node>!, _ count: Int
) -> keep_node {
  LayoutBox.make(layout, "keep_guideline_create", none: keep_node()) {
    layout throws(LayoutError) in
    guard let guideline else { throw .argument("guideline is NULL") }
    let given: keep_guideline = try read(UnsafeRawPointer(guideline))
    return try layout.createLine(
      in: Node(owner), at: try checked(given.edge), distance: given.distance,
      fraction: given.fraction, of: try checked(nodes, count)
    ).handle
  }
}

@_cdecl("keep_barrier_set_nodes") @implementation
public func keep_barrier_set_nodes(
  _ layout: OpaquePointer!, _ barrier: keep_node, _ nodes: UnsafePointer<keep_node>!, _ count: Int
) -> keep_status {
  LayoutBox.attempt(layout, "keep_barrier_set_nodes", about: barrier) {
    layout throws(LayoutError) in
    try layout.setNodes(ofBarrier: Node(barrier), to: try checked(nodes, count))
  }
}

@_cdecl("keep_node_set_circle") @implementation
public func keep_node_set_circle(
  _ layout: OpaquePointer!, _ node: keep_node, _ center: keep_node, _ angle: Double,
  _ radius: Double
) -> keep_status {
  LayoutBox.attempt(layout, "keep_node_set_circle", about: node) { layout throws(LayoutError) in
    let circle = Circle(around: Node(center), angle: angle, radius: radius)
    try layout.set(.circle, of: Node(node), to: center.id == 0 ? .none : .circle(circle))
  }
}

@_cdecl("keep_node_circle") @implementation
public func keep_node_circle(
  _ layout: OpaquePointer!, _ node: keep_node, _ angle: UnsafeMutablePointer<Double>!,
  _ radius: UnsafeMutablePointer<Double>!
) -> keep_node {
  LayoutBox.ask(layout, keep_node()) { layout in
    let circle = layout.value(.circle, of: Node(node))?.circle
    angle?.pointee = circle?.angle ?? .nan
    radius?.pointee = circle?.radius ?? .nan
    return circle?.center.handle ?? keep_node()
  }
}

// MARK: Grids

@_cdecl("keep_grid_create") @implementation
public func keep_grid_create(
  _ layout: OpaquePointer!, _ parent: keep_node, _ grid: UnsafePointer<keep_grid>!,
  _ members: UnsafePointer<keep_node>!, _ count: Int
) -> keep_node {
  LayoutBox.make(layout, "keep_grid_create", none: keep_node()) {
    layout throws(LayoutError) in
    guard let grid else { throw .argument("grid is NULL") }
    let given: keep_grid = try read(UnsafeRawPointer(grid))
    var values = ContainerValues(.horizontal)
    values.gap = given.gap
    values.rowGap = given.row_gap
    values.padding = Insets(given.padding)
    values.alignment = try known(given.align, "the alignment", of: "keep_align")
    values.justify = try known(given.justify, "the justification", of: "keep_align")
    values.distribution = try known(
      given.distribution, "the distribution", of: "keep_distribution")
    values.bias = bias(given.bias)
    values.rowDistribution = try known(
      given.row_distribution, "the row distribution", of: "keep_distribution")
    values.rowBias = bias(given.row_bias)
    values.repeats = try known(given.repeats, "the repetition", of: "keep_repeat")
    return try layout.createGrid(
      under: Node(parent), values,
      columns: try tracks(given.columns, given.column_count, "columns is NULL"),
      rows: try tracks(given.rows, given.row_count, "rows is NULL"),
      try checked(members, count, missing: "members is NULL")
    ).handle
  }
}

private func tracks(
  _ start: UnsafePointer<keep_track>?, _ count: Int, _ words: StaticString
) throws(LayoutError) -> [GridTrack] {
  let given = try checked(start, count, words)
  var all: [GridTrack] = []
  for place in 0..<given.count {
    do throws(LayoutError) { all.append(try GridTrack(given[place])) } catch {
      throw .element(place, error)
    }
  }
  return all
}

extension GridTrack {
  fileprivate var c: keep_track {
    keep_track(
      kind: keep_track_kind(rawValue: .init(kind.rawValue)), value: value, min: min.isNaN ? 0 : min,
      max: max.isNaN ? 0 : max)
  }

  fileprivate init(_ track: keep_track) throws(LayoutError) {
    if track.min.isNaN { throw .argument("the minimum of a track is not a number") }
    if track.max.isNaN { throw .argument("the maximum of a track is not a number") }
    self.init(
      try known(track.kind, "the kind", of: "keep_track_kind"), track.value,
      min: track.min == 0 ? .nan : track.min, max: track.max == 0 ? .nan : track.max)
  }
}

@_cdecl("keep_grid_place") @implementation
public func keep_grid_place(
  _ layout: OpaquePointer!, _ grid: keep_node, _ node: keep_node, _ column: Int, _ row: Int,
  _ columns: Int, _ rows: Int
) -> keep_status {
  LayoutBox.attempt(layout, "keep_grid_place", about: grid) { layout throws(LayoutError) in
    let cells = GridCells(
      column: room(column), row: room(row), columns: room(columns), rows: room(rows))
    let isFree = columns == 0 && rows == 0
    try layout.place(Node(node), inGrid: Node(grid), isFree ? nil : cells)
  }
}

@_cdecl("keep_grid_set_track") @implementation
public func keep_grid_set_track(
  _ layout: OpaquePointer!, _ grid: keep_node, _ axis: keep_axis, _ index: Int,
  _ track: keep_track
) -> keep_status {
  LayoutBox.attempt(layout, "keep_grid_set_track", about: grid) { layout throws(LayoutError) in
    let size = try GridTrack(track)
    try layout.setTrack(room(index), try checked(axis), ofGrid: Node(grid), to: size)
  }
}

@_cdecl("keep_grid_track") @implementation
public func keep_grid_track(
  _ layout: OpaquePointer!, _ grid: keep_node, _ axis: keep_axis, _ index: Int
) -> keep_node {
  LayoutBox.ask(layout, keep_node()) { layout in
    guard let axis = try? checked(axis) else { return keep_node() }
    return layout.track(room(index), axis, ofGrid: Node(grid)).handle
  }
}

@_cdecl("keep_grid_get_track") @implementation
public func keep_grid_get_track(
  _ layout: OpaquePointer!, _ grid: keep_node, _ axis: keep_axis, _ index: Int,
  _ track: UnsafeMutablePointer<keep_track>!
) -> keep_status {
  LayoutBox.attempt(layout, "keep_grid_get_track", about: grid) { layout throws(LayoutError) in
    guard let track else { throw .argument("track is NULL") }
    track.pointee = try layout.track(room(index), try checked(axis), sizedIn: Node(grid)).c
  }
}

@_cdecl("keep_grid_set_track_count") @implementation
public func keep_grid_set_track_count(
  _ layout: OpaquePointer!, _ grid: keep_node, _ axis: keep_axis, _ count: Int
) -> keep_status {
  LayoutBox.attempt(layout, "keep_grid_set_track_count", about: grid) {
    layout throws(LayoutError) in
    try layout.setTrackCount(room(count), try checked(axis), ofGrid: Node(grid))
  }
}

@_cdecl("keep_grid_track_count") @implementation
public func keep_grid_track_count(
  _ layout: OpaquePointer!, _ grid: keep_node, _ axis: keep_axis
) -> Int {
  LayoutBox.ask(layout, 0) { layout in
    guard let axis = try? checked(axis) else { return 0 }
    return layout.trackCount(axis, ofGrid: Node(grid))
  }
}

@_cdecl("keep_member_cell") @implementation
public func keep_member_cell(
  _ layout: OpaquePointer!, _ member: keep_node, _ axis: keep_axis
) -> Int {
  cells(layout, member, axis) { $0.first($1) }
}

@_cdecl("keep_member_span") @implementation
public func keep_member_span(
  _ layout: OpaquePointer!, _ member: keep_node, _ axis: keep_axis
) -> Int {
  cells(layout, member, axis) { $0.count($1) }
}

private func cells(
  _ layout: OpaquePointer?, _ member: keep_node, _ axis: keep_axis,
  _ number: (GridCells, Axis) -> Int
) -> Int {
  LayoutBox.ask(layout, 0) { layout in
    guard let axis = try? checked(axis), let cells = layout.cells(of: Node(member)) else {
      return 0
    }
    return number(cells, axis)
  }
}

// MARK: Unmet

/// What a layout knows of one of the demands that were not met; something else beyond the last.
private func unmet<Part>(
  _ layout: OpaquePointer?, _ index: Int, _ none: Part, _ part: (Unmet) -> Part
) -> Part {
  LayoutBox.ask(layout, none) { layout in
    let all = layout.unmet
    return all.indices.contains(index) ? part(all[index]) : none
  }
}

@_cdecl("keep_layout_unmet_count") @implementation
public func keep_layout_unmet_count(_ layout: OpaquePointer!) -> Int {
  LayoutBox.ask(layout, 0) { $0.unmet.count }
}

@_cdecl("keep_layout_unmet_constraint") @implementation
public func keep_layout_unmet_constraint(_ layout: OpaquePointer!, _ index: Int) -> keep_constraint
{
  unmet(layout, index, keep_constraint(id: 0)) { $0.constraint.handle }
}

@_cdecl("keep_layout_unmet_node") @implementation
public func keep_layout_unmet_node(_ layout: OpaquePointer!, _ index: Int) -> keep_node {
  unmet(layout, index, keep_node(id: 0)) { $0.node.handle }
}

@_cdecl("keep_layout_unmet_axis") @implementation
public func keep_layout_unmet_axis(_ layout: OpaquePointer!, _ index: Int) -> keep_axis {
  unmet(layout, index, KEEP_HORIZONTAL) { $0.axis == .horizontal ? KEEP_HORIZONTAL : KEEP_VERTICAL }
}

@_cdecl("keep_layout_unmet_amount") @implementation
public func keep_layout_unmet_amount(_ layout: OpaquePointer!, _ index: Int) -> Double {
  unmet(layout, index, .nan) { $0.amount }
}
