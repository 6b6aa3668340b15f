import LayoutStore

/// The meaning of a kind of attribute: the relation that a value of it stands for.
package struct Formula {
  /// Whose line the second one is.
  enum Partner {
    case nobody
    case itself
    case parent
    case other
  }

  package var line: Line
  var partner: Partner
  package var partnerLine: Line
  var partnerArea = Area.edges
  var role: LinearRelation.ValueRole

  /// The formula of a kind that is no group. A rule's alignments are raw: the sign is the screen's.
  package init(_ kind: AttributeKind, hasOther: Bool, isRaw: Bool = false) {
    let side = Line(rawValue: kind.side) ?? .left
    let isFar = kind.side & 1 == 1
    line = side
    partnerLine = side
    switch kind.family {
    case .dimension:
      line = kind == .height ? .height : .width
      partnerLine = kind == .width ? .width : .height
      let isRatio = kind == .aspectRatio
      partner = hasOther ? .other : isRatio ? .itself : .nobody
      role = hasOther || isRatio ? .multiplier(1) : .constant(sign: 1)
    case .inset, .safeInset, .marginInset:
      partner = .parent
      if side == .firstBaseline { partnerLine = .top }
      if side == .lastBaseline { partnerLine = .bottom }
      partnerArea =
        kind.family == .inset ? .edges : kind.family == .safeInset ? .safe : .margins
      role = .constant(sign: isFar ? -1 : 1)
    case .center:
      partner = .parent
      role = .multiplier(2)
    case .offset:
      partner = .other
      partnerLine = side.opposite
      role = .constant(sign: 1)
    case .alignment:
      partner = .other
      let isCenter = side == .centerX || side == .centerY
      let isInwards = !isRaw && !isCenter && (isFar || side == .firstBaseline)
      role = .constant(sign: isInwards ? -1 : 1)
    }
  }

  /// The sign with which the value is the constant; nil where it is a multiplier.
  var sign: Double? {
    if case .constant(let sign) = role { sign } else { nil }
  }
}
