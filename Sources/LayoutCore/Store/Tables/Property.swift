/// A row of one of the tables.
package enum Property: BitwiseCopyable {
  case node(NodeProperty)
  case container(ContainerProperty)
  case member(MemberProperty)
  case layout(LayoutProperty)

  package var row: PropertyRow {
    switch self {
    case .node(let property): property.row
    case .container(let property): property.row
    case .member(let property): property.row
    case .layout(let property): property.row
    }
  }

  package func isSame(as other: Property) -> Bool {
    switch (self, other) {
    case (.node(let one), .node(let two)): one == two
    case (.container(let one), .container(let two)): one == two
    case (.member(let one), .member(let two)): one == two
    case (.layout(let one), .layout(let two)): one == two
    default: false
    }
  }
}
