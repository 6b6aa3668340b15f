import LayoutRelations
import LayoutStore

/// What went wrong, in one impersonal line that names the culprit.
extension Vocabularies {
  /// The words for an error that this layout threw.
  public func words(for error: LayoutError) -> Text {
    var text = Text()
    append(error, to: &text)
    return text
  }

  private func append(_ error: LayoutError, to text: inout Text) {
    for part in error.row.parts { append(part, to: &text) }
  }

  private func append(_ part: ErrorPart, to text: inout Text) {
    switch part {
    case .words(let words), .whole(let words): text.append(words)
    case .number(let number): text.append(number)
    case .count(let count): text.append(count)
    case .size(let size): append(size, to: &text)
    case .text(let words): text.append(words)
    case .quoted(let word): append(quoted: word, to: &text)
    case .node(let node): append(node, to: &text)
    case .kind(let kind, let node):
      text.append(kind.words)
      text.append(" of ")
      append(node, to: &text)
    case .attribute(let attribute): appendName(of: attribute, to: &text)
    case .made(let attribute):
      if find(attribute) == nil { return }
      appendName(of: attribute, to: &text)
      text.append(": ")
    case .term(let term): append(term, to: &text)
    case .constraint(let constraint): text.append(description(of: constraint))
    case .container(let node):
      if let slot = find(node) { appendKind(ofContainer: slot, to: &text) }
      append(node, to: &text)
    case .track(let node):
      let owner =
        find(node).map { nodes[$0].traits.contains(.line) ? nodes[$0].parent : .none } ?? .none
      text.append(
        owner.isNone
          ? " is a column or a row of a grid, and stays with it"
          : isGrid(owner)
            ? " is made by its grid, which alone has it and changes it"
            : " is a line of a flow, which alone has it and changes it")
    case .stale(let id, let kind): appendStale(id, kind, to: &text)
    case .others(let node): appendOthers(than: node, to: &text)
    case .faults(let faults, let count): appendFaults(faults, of: count, to: &text)
    case .conflict: appendConflict(to: &text)
    case .error(let error): append(error, to: &text)
    }
  }

  private func append(quoted word: [UInt8], to text: inout Text) {
    if word.isEmpty { return }
    text.append("\"")
    word.withUnsafeBufferPointer { text.append(escaping: $0) }
    text.append("\": ")
  }

  private func append(_ size: Size, to text: inout Text) {
    text.append(size.width)
    text.append(" x ")
    text.append(size.height)
  }

  /// The other nodes whose measure had no answer in the same solve.
  private func appendOthers(than node: Node, to text: inout Text) {
    var count = 0
    for other in contents.unanswered.nodes where other != node {
      count += 1
      if count > 4 { continue }
      text.append(count == 1 ? ", nor is that of " : ", ")
      append(other, to: &text)
    }
    if count <= 4 { return }
    text.append(" and ")
    text.append(count - 4)
    text.append(" more")
  }

  private func append(_ node: Node, to text: inout Text) {
    appendName(ofNode: find(node) ?? lastSlot(of: node) ?? .none, to: &text)
  }

  private func append(_ term: AnchorTerm, to text: inout Text) {
    text.append(term.anchor.words)
    text.append(" of ")
    if term.node == .none { text.append("the parent") } else { append(term.node, to: &text) }
  }

  private func appendFaults(_ faults: Int, of count: Int, to text: inout Text) {
    if count > 1 {
      text.append(faults)
      text.append(" of ")
      text.append(count)
      text.append(" equations have faults; ")
    }
    guard let first = faulty.first else { return }
    if count > 1 {
      text.append("line ")
      text.append(first.index + 1)
      text.append(", ")
    }
    text.append(first.lines)
  }

  /// A conflict that was refused: the constraint that is violated. All of it is in the layout's conflicts.
  private func appendConflict(to text: inout Text) {
    guard let refused = firstRefused() else {
      return text.append("required constraints contradict each other; the changes were undone")
    }
    text.append(refused.sentence)
    text.append(
      refused.isAlone
        ? " cannot be kept; the changes were undone"
        : " contradicts other required constraints; the changes were undone")
  }

  /// What a handle stood for, as long as nothing else has its place, and why it was refused.
  private func appendStale(_ id: UInt64, _ kind: HandleFormat.Kind, to text: inout Text) {
    switch kind {
    case .node: appendLast(Node(id: id), to: &text)
    case .attribute: appendLast(Attribute(id: id), to: &text)
    default: break
    }
    appendFault(of: id, as: kind, to: &text)
  }

  private func appendLast(_ node: Node, to text: inout Text) {
    guard let slot = lastSlot(of: node) else { return }
    text.append(" ")
    appendName(ofNode: slot, to: &text)
  }

  private func lastSlot(of node: Node) -> NodeSlot? {
    let slot = NodeSlot(HandleFormat.index(of: node.id))
    return handles.isOwn(node.id, .node)
      && nodes.records.held(slot, HandleFormat.generation(of: node.id)) ? slot : nil
  }

  /// The kind alone: the nodes may be gone as well.
  private func appendLast(_ attribute: Attribute, to text: inout Text) {
    let slot = AttributeSlot(HandleFormat.index(of: attribute.id))
    guard handles.isOwn(attribute.id, .attribute),
      attributes.records.held(slot, HandleFormat.generation(of: attribute.id))
    else { return }
    text.append(" (")
    text.append(attributes.records[anyhow: slot].key.kind.words)
    text.append(")")
  }

  /// Why a handle was refused, as far as its bits tell.
  private func appendFault(of id: UInt64, as kind: HandleFormat.Kind, to text: inout Text) {
    if id == 0 {
      text.append(" is none")
    } else if handles.isOwn(id, kind) || kind == .attribute && handles.isOwn(id, .group) {
      text.append(" does not exist any more")
    } else {
      text.append(" is not of this layout")
    }
  }
}
