public import CKeepLayout
import LayoutAnswers
import LayoutStore
import LayoutVocabularies

@_cdecl("keep_layout_text") @implementation
public func keep_layout_text(
  _ layout: OpaquePointer!, _ text: keep_text
) -> UnsafePointer<CChar>! {
  LayoutBox.lend(layout) { layout in
    switch text {
    case KEEP_TEXT_DESCRIPTION: layout.document(hasNotes: true)
    case KEEP_TEXT_DOCUMENT: layout.document()
    case KEEP_TEXT_REPORT: layout.report(version: keep_version_string())
    case KEEP_TEXT_AMBIGUITY: (try? layout.ambiguityDescription()) ?? Text()
    default: Text()
    }
  }
}

@_cdecl("keep_layout_conflict_text") @implementation
public func keep_layout_conflict_text(
  _ layout: OpaquePointer!, _ index: Int, _ text: keep_text
) -> UnsafePointer<CChar>! {
  LayoutBox.lend(layout) { layout in
    switch text {
    case KEEP_TEXT_DESCRIPTION: layout.conflictDescription(index)
    case KEEP_TEXT_REPORT: layout.conflictReport(index)
    case KEEP_TEXT_LOG: layout.conflictLog(index)
    default: Text()
    }
  }
}

@_cdecl("keep_attribute_text") @implementation
public func keep_attribute_text(
  _ layout: OpaquePointer!, _ attribute: keep_attribute, _ text: keep_text
) -> UnsafePointer<CChar>! {
  if text == KEEP_TEXT_NAME {
    let own = LayoutBox.show(layout) { $0.storedName(of: Attribute(attribute)) }
    if own.pointee != 0 { return own }
  }
  return LayoutBox.lend(layout) { layout in
    switch text {
    case KEEP_TEXT_NAME: layout.name(of: Attribute(attribute))
    case KEEP_TEXT_DESCRIPTION: layout.description(of: Attribute(attribute))
    case KEEP_TEXT_WHY: layout.why(Attribute(attribute))
    default: Text()
    }
  }
}

@_cdecl("keep_constraint_text") @implementation
public func keep_constraint_text(
  _ layout: OpaquePointer!, _ constraint: keep_constraint, _ text: keep_text
) -> UnsafePointer<CChar>! {
  let constraint = Constraint(constraint)
  switch text {
  case KEEP_TEXT_NAME: return LayoutBox.show(layout) { $0.storedName(of: constraint) }
  case KEEP_TEXT_FILE: return LayoutBox.show(layout) { $0.file(of: $0.place(of: constraint)) }
  default: break
  }
  return LayoutBox.lend(layout) { layout in
    switch text {
    case KEEP_TEXT_DESCRIPTION: layout.description(of: constraint)
    case KEEP_TEXT_WHY: layout.why(constraint)
    case KEEP_TEXT_EQUATION: layout.equationText(of: constraint)
    default: Text()
    }
  }
}
