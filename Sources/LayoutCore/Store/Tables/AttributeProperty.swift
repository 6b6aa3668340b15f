/// What an attribute can be set to that is no value to be kept at, in the order of documents.
public enum AttributeProperty: UInt8, CaseIterable, Sendable, BitwiseCopyable {
  /// What an offset or an alignment counts as while the node that it was not asked of is gone; none for no difference.
  case goneValue
}

extension AttributeProperty {
  /// The row of the table.
  package var row: PropertyRow {
    switch self {
    case .goneValue: PropertyRow("gone value", .number(.offset), usual: PropertyValue.none)
    }
  }
}

extension AttributeExtras {
  package subscript(property: AttributeProperty) -> PropertyValue {
    get {
      switch property {
      case .goneValue: PropertyValue(goneValue)
      }
    }
    set {
      switch property {
      case .goneValue: goneValue = newValue.number
      }
    }
  }
}
