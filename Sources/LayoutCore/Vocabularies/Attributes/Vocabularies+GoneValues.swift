import LayoutRelations
import LayoutStore

/// What an attribute counts as while a node is gone.
extension Vocabularies {
  /// Sets what an offset or alignment counts as while the node that it was not asked of is gone; NaN
  /// for no difference. Of a group, of each of its attributes.
  public func setGoneValue(of attribute: Attribute, to value: Double) throws(LayoutError) {
    let target = try target(attribute)
    if !value.isNaN { try check(value, 1000) }
    try forEach(target) { member throws(LayoutError) in
      let attribute = self.attribute(at: member)
      let key = attributes[member].key
      if value.isNaN || !key.other.isNone && !hasFactor(key) { return }
      throw .asked(
        attribute, .argument("only an offset or an alignment to another node has a gone value"))
    }
    try forEach(target) { member throws(LayoutError) in
      try makeExtras(ofAttribute: member)
      attributes[extrasOf: member].goneValue = value
      let other = attributes.otherSide(of: member)
      if !other.isNone && !attributes[extrasOf: other].goneValue.isNaN {
        attributes[extrasOf: other].goneValue = .nan
      }
      guard state.environmentUse.contains(.gone) else { return }
      try refresh(attribute: member)
      if !other.isNone { try refresh(attribute: other) }
    }
  }

  /// The value as it was set; NaN for none, for a group, and for a stale handle.
  public func goneValue(of attribute: Attribute) -> Double {
    find(attribute).map { goneValue(of: $0) } ?? .nan
  }
}
