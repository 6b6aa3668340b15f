/// Attributes, as far as tables tell.
extension Store {
  package func otherSlot(_ key: AttributeIndex.Key) -> NodeSlot {
    key.kind.isToParent ? nodes[key.node].parent : key.other
  }

  /// The margin while gone of an attribute, with its signs; NaN for none.
  package func goneValue(of attribute: AttributeSlot) -> Double {
    let (own, other) = (
      attributes[extrasOf: attribute].goneValue, attributes.otherSide(of: attribute)
    )
    return !own.isNaN || other.isNone ? own : 0 - attributes[extrasOf: other].goneValue
  }

  /// Lets an attribute have what only few have.
  package func makeExtras(ofAttribute attribute: AttributeSlot) throws(LayoutError) {
    if !attributes.makeExtras(of: attribute) { throw .limit(.attributes) }
  }

  /// The constraint behind a value, from whichever side of an alignment it was set; none if there is none.
  package func valueSlot(_ attribute: AttributeSlot, _ relation: Relation) -> ConstraintSlot {
    let (own, other) = (
      ownValueSlot(attribute, relation), attributes.otherSide(of: attribute)
    )
    return !own.isNone || other.isNone ? own : ownValueSlot(other, relation.flipped)
  }

  /// The same of this side alone.
  package func ownValueSlot(_ attribute: AttributeSlot, _ relation: Relation) -> ConstraintSlot {
    constraints.value(in: attributes[attribute].firstConstraint, relation)
  }
}
