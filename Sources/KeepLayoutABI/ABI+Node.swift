public import CKeepLayout
import LayoutAnswers
import LayoutRelations
import LayoutStore
import LayoutVocabularies

@_cdecl("keep_node_create") @implementation
public func keep_node_create(_ layout: OpaquePointer!, _ parent: keep_node) -> keep_node {
  LayoutBox.make(layout, "keep_node_create", about: parent, none: keep_node()) {
    layout throws(LayoutError) in
    try layout.createNode(under: Node(parent)).handle
  }
}

@_cdecl("keep_node_destroy") @implementation
public func keep_node_destroy(_ layout: OpaquePointer!, _ node: keep_node) -> keep_status {
  LayoutBox.attempt(layout, "keep_node_destroy", about: node) { layout throws(LayoutError) in
    try layout.destroy(Node(node))
  }
}

// MARK: Tree

@_cdecl("keep_node_move") @implementation
public func keep_node_move(
  _ layout: OpaquePointer!, _ node: keep_node, _ parent: keep_node
) -> keep_status {
  LayoutBox.attempt(layout, "keep_node_move", about: node) { layout throws(LayoutError) in
    try layout.move(Node(node), to: Node(parent))
  }
}

@_cdecl("keep_node_move_before") @implementation
public func keep_node_move_before(
  _ layout: OpaquePointer!, _ node: keep_node, _ sibling: keep_node
) -> keep_status {
  LayoutBox.attempt(layout, "keep_node_move_before", about: node) { layout throws(LayoutError) in
    try layout.move(Node(node), before: Node(sibling))
  }
}

@_cdecl("keep_node_parent") @implementation
public func keep_node_parent(_ layout: OpaquePointer!, _ node: keep_node) -> keep_node {
  LayoutBox.ask(layout, keep_node()) { $0.parent(of: Node(node)).handle }
}

@_cdecl("keep_node_root") @implementation
public func keep_node_root(_ layout: OpaquePointer!, _ node: keep_node) -> keep_node {
  LayoutBox.ask(layout, keep_node()) { $0.root(of: Node(node)).handle }
}

@_cdecl("keep_node_children") @implementation
public func keep_node_children(
  _ layout: OpaquePointer!, _ node: keep_node, _ children: UnsafeMutablePointer<keep_node>!,
  _ capacity: Int
) -> Int {
  LayoutBox.ask(layout, 0) { layout in
    Node(node) == .none || layout.contains(Node(node))
      ? write(children: Node(node), of: layout, to: children, capacity) : 0
  }
}

@_cdecl("keep_node_child") @implementation
public func keep_node_child(
  _ layout: OpaquePointer!, _ node: keep_node, _ index: Int
) -> keep_node {
  LayoutBox.ask(layout, keep_node()) { $0.child(of: Node(node), at: room(index)).handle }
}

// MARK: Names, user data

@_cdecl("keep_node_find") @implementation
public func keep_node_find(
  _ layout: OpaquePointer!, _ within: keep_node, _ name: UnsafePointer<CChar>!
) -> keep_node {
  LayoutBox.ask(layout, keep_node()) { $0.find(checked(name), within: Node(within)).handle }
}

@_cdecl("keep_node_set_name") @implementation
public func keep_node_set_name(
  _ layout: OpaquePointer!, _ node: keep_node, _ name: UnsafePointer<CChar>!
) -> keep_status {
  LayoutBox.attempt(layout, "keep_node_set_name", about: node) { layout throws(LayoutError) in
    try layout.setName(of: Node(node), to: checked(name))
  }
}

@_cdecl("keep_node_name") @implementation
public func keep_node_name(_ layout: OpaquePointer!, _ node: keep_node) -> UnsafePointer<CChar>! {
  LayoutBox.show(layout) { $0.storedName(of: Node(node)) }
}

@_cdecl("keep_node_number") @implementation
public func keep_node_number(_ layout: OpaquePointer!, _ node: keep_node) -> Int {
  LayoutBox.ask(layout, 0) { $0.number(of: Node(node)) }
}

@_cdecl("keep_layout_numbered") @implementation
public func keep_layout_numbered(_ layout: OpaquePointer!, _ number: Int) -> keep_node {
  LayoutBox.ask(layout, keep_node()) { $0.node(numbered: number).handle }
}

@_cdecl("keep_node_set_user_data") @implementation
public func keep_node_set_user_data(
  _ layout: OpaquePointer!, _ node: keep_node, _ userData: UnsafeMutableRawPointer!,
  _ destroy: keep_destroy_function!
) -> keep_status {
  LayoutBox.attemptWithCallback(layout, "keep_node_set_user_data", about: node) {
    box throws(LayoutError) in
    let data = UInt(bitPattern: userData)
    guard let destroy else { return try box.layout.setUserData(of: Node(node), to: data) }
    let host = HostCallback(userData, of: box)
    try box.layout.setUserData(of: Node(node), to: data) { UInt(bitPattern: host.userData) }
    host.destroy = destroy
  }
}

@_cdecl("keep_node_user_data") @implementation
public func keep_node_user_data(
  _ layout: OpaquePointer!, _ node: keep_node
) -> UnsafeMutableRawPointer! {
  LayoutBox.ask(layout, nil) { UnsafeMutableRawPointer(bitPattern: $0.userData(of: Node(node))) }
}

// MARK: Size and frame

@_cdecl("keep_node_set_size") @implementation
public func keep_node_set_size(
  _ layout: OpaquePointer!, _ node: keep_node, _ width: Double, _ height: Double
) -> keep_status {
  LayoutBox.attempt(layout, "keep_node_set_size", about: node) { layout throws(LayoutError) in
    try layout.setSize(of: Node(node), width: width, height: height)
  }
}

@_cdecl("keep_node_set_axis_size") @implementation
public func keep_node_set_axis_size(
  _ layout: OpaquePointer!, _ node: keep_node, _ axis: keep_axis, _ size: Double,
  _ priority: Double
) -> keep_status {
  LayoutBox.attempt(layout, "keep_node_set_axis_size", about: node) { layout throws(LayoutError) in
    let axis = try checked(axis)
    try layout.setSize(of: Node(node), axis, size, priority: priority)
  }
}

@_cdecl("keep_node_axis_size") @implementation
public func keep_node_axis_size(
  _ layout: OpaquePointer!, _ node: keep_node, _ axis: keep_axis,
  _ priority: UnsafeMutablePointer<Double>!
) -> Double {
  let size: (value: Double, priority: Double) = LayoutBox.ask(layout, (.nan, 0)) { layout in
    guard let axis = try? checked(axis) else { return (.nan, 0) }
    return layout.size(of: Node(node), axis)
  }
  if let priority { priority.pointee = size.priority }
  return size.value
}
