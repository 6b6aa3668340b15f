import LayoutRelations
import LayoutStore

/// What attributes are set to by their table.
extension Vocabularies {
  /// Sets a property of an attribute; of a group, of each of its attributes.
  public func set(
    _ property: AttributeProperty, of attribute: Attribute, to value: PropertyValue
  ) throws(LayoutError) {
    let target = try target(attribute), accepted = try accept(value, property.row)
    let isUsual = accepted.isSame(as: property.row.usual)
    try forEach(target) { member throws(LayoutError) in
      let key = attributes[member].key
      if isUsual || !key.other.isNone && !hasFactor(key) { return }
      throw .asked(
        self.attribute(at: member),
        .argument("only an offset or an alignment to another node has a gone value"))
    }
    try forEach(target) { member throws(LayoutError) in try put(accepted, property, on: member) }
  }

  /// Only one of both sides of an alignment has it.
  private func put(
    _ value: PropertyValue, _ property: AttributeProperty, on attribute: AttributeSlot
  ) throws(LayoutError) {
    let other = attributes.otherSide(of: attribute), usual = property.row.usual
    try makeExtras(ofAttribute: attribute)
    attributes[extrasOf: attribute][property] = value
    if !other.isNone && !attributes[extrasOf: other][property].isSame(as: usual) {
      attributes[extrasOf: other][property] = usual
    }
    guard state.environmentUse.contains(.gone) else { return }
    try refresh(attribute: attribute)
    if !other.isNone { try refresh(attribute: other) }
  }

  /// What an attribute is set to, from whichever side of an alignment; what is usual for a group, and for a stale
  /// handle.
  public func value(_ property: AttributeProperty, of attribute: Attribute) -> PropertyValue {
    switch property {
    case .goneValue: find(attribute).map { PropertyValue(goneValue(of: $0)) } ?? .none
    }
  }
}
