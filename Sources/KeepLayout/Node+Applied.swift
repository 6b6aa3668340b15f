import CKeepLayout

/// An attribute that is applied in place of those that it replaces, as in EasyPeasy: equal, or as related, to a
/// value; to one of another node, plus that; or to one of the parent.
public struct Applied {
  /// Which attribute.
  public var anchor: Anchor
  /// How it relates.
  public var relation = Relation.equal
  /// A number that is added, inwards, at a priority.
  public var value: Value
  /// A factor of what it refers to.
  public var multiplier = 1.0
  /// The node that it refers to; nil for the parent.
  public var node: Node?
  /// Which attribute of that; nil for the same, or the opposite.
  public var to: Anchor?
  /// Whether it is active, asked by ``Node/apply(_:)-swift.method`` and ``Layout/reload()``; nil for always.
  public var condition: ((Node, Context) throws -> Bool)?

  /// An attribute that is equal to a value, or as related.
  public init(
    _ anchor: Anchor, _ value: Value = 0, relation: Relation = .equal, times multiplier: Double = 1,
    to node: Node? = nil, _ to: Anchor? = nil,
    when condition: ((Node, Context) throws -> Bool)? = nil
  ) {
    (self.anchor, self.value, self.relation, self.multiplier) = (
      anchor, value, relation, multiplier
    )
    (self.node, self.to, self.condition) = (node, to, condition)
  }

  fileprivate func c(
    _ host: UnsafeMutableRawPointer?, in layout: LayoutReference
  ) -> keep_applied {
    var c = keep_applied()
    c.size = UInt32(MemoryLayout<keep_applied>.size)
    (c.anchor, c.relation, c.multiplier) = (anchor.c, relation.c, multiplier)
    (c.value, c.priority) = (value.number, value.priority.rawValue)
    if let node { c.to = node.c(in: layout) }
    if let to { c.to_anchor = to.c }
    guard let host else { return c }
    (c.user_data, c.destroy) = (host, release)
    c.when = { _, node, context, data in
      guard let asked = Condition.from(data), let context else { return -1 }
      return asked.layout.run(-1) {
        try asked.function(Node(asked.layout, node), Context(context.pointee)) ? 1 : 0
      }
    }
    return c
  }
}

private typealias Condition = HostFunction<(Node, Context) throws -> Bool>

extension Node {
  /// Applies attributes, in order; returns their constraints.
  @discardableResult
  public func apply(_ list: Applied...) throws(KeepError) -> [Constraint] { try apply(list) }

  /// The same of attributes in an array.
  @discardableResult
  public func apply(_ list: [Applied]) throws(KeepError) -> [Constraint] {
    let hosts = list.map { each in
      each.condition.map { Unmanaged.passRetained(Condition($0, layout)) }
    }
    var isTaken = false
    defer { if !isTaken { for each in hosts { each?.release() } } }
    let applied = zip(list, hosts).map { $0.c($1?.toOpaque(), in: layout) }
    var made = [keep_constraint](repeating: keep_constraint(), count: list.count)
    try layout.attempt { pointer in
      let status = keep_node_apply(pointer, c, applied, applied.count, &made, made.count)
      isTaken = status == KEEP_OK
      return status
    }
    return made.compactMap { Constraint(found: layout, $0) }
  }

  /// What the conditions of applied attributes inside of it are asked about; that of the layout, or of a node around
  /// it, if nil is set.
  public var context: Context? {
    get { layout.read { Context(keep_node_context($0, c)) } }
    nonmutating set {
      layout.note { pointer in
        guard var context = newValue?.c else { return keep_node_set_context(pointer, c, nil) }
        return keep_node_set_context(pointer, c, &context)
      }
    }
  }
}
