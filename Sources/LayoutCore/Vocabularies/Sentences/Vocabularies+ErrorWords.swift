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
    switch error {
    case .node, .attribute, .constraint, .atomic, .animation, .format: appendStale(error, to: &text)
    case .element, .document, .asked, .about: appendNested(error, to: &text)
    case .told(let words, _): text.append(words)
    case .number(let what, let number, let fault):
      text.append(what)
      text.append(number)
      text.append(fault)
    case .value(let value, let name):
      text.append(name)
      text.append(value)
      text.append(
        value.isInfinite
          ? " is not finite"
          : value.magnitude > Self.valueLimit
            ? " is larger than 1e12"
            : value.isNaN ? " is not a number" : " is too small for a factor")
    case .priority(let priority):
      text.append("the priority ")
      text.append(priority)
      text.append(" is not above 0 and at most 1000")
    case .needsOther(let kind, let node):
      append(kind, of: node, " needs another node", to: &text)
    case .takesNoOther(let kind, let node):
      append(kind, of: node, " takes no other node", to: &text)
    case .group(let kind, let node):
      append(kind, of: node, " is a group, and a rule stands on one attribute", to: &text)
    case .incompatible(let one, let other, let words):
      append(one, to: &text)
      text.append(" and ")
      append(other, to: &text)
      text.append(": ")
      text.append(words)
    case .equations(let faults, let count):
      if count > 1 {
        text.append(faults)
        text.append(" of ")
        text.append(count)
        text.append(" equations have faults; ")
      }
      if let first = faulty.first {
        if count > 1 {
          text.append("line ")
          text.append(first.index + 1)
          text.append(", ")
        }
        text.append(first.lines)
      }
    case .term(let term, let error):
      appendTerm(term, error, to: &text)
    case .rootPosition(let term):
      append(term, to: &text)
      text.append(": the host places a root; subtract a second position, or relate its ")
      text.append(term.anchor.line.axis == .horizontal ? "width" : "height")
    case .parentless(let node):
      append(node, to: &text)
      text.append(" is a root, and a term needs its parent")
    case .fixed(let constraint, let words):
      text.append(description(of: constraint))
      text.append(words)
    case .factor(let attribute):
      appendName(of: attribute, to: &text)
      text.append(" is a factor, and only lengths follow one another")
    case .noParent(let kind, let node):
      append(kind, of: node, ": a parent is needed, and the node is a root", to: &text)
    case .itself, .twice, .unrelated, .notRoot, .guide, .cycle, .cycleBefore, .notContainer,
      .noParameter,
      .notMember,
      .track:
      appendTreeFault(error, to: &text)
    case .permanent(let constraint):
      text.append(description(of: constraint))
      text.append(": this constraint stays as long as its node")
    case .measured(let node, let length, let value):
      append(node, to: &text)
      text.append(" was measured ")
      text.append(value)
      text.append(" for a length of ")
      text.append(length)
      text.append(": that is no length")
      appendOthers(than: node, to: &text)
    case .measuredBoth(let node, let available, let size):
      append(node, to: &text)
      text.append(" was measured ")
      append(size, to: &text)
      text.append(" where ")
      append(available, to: &text)
      text.append(" is available: that is no size")
      appendOthers(than: node, to: &text)
    case .derived(let constraint):
      text.append(description(of: constraint))
      text.append(": this constraint follows from what its node is")
    case .unconverged(let node, let what):
      append(node, to: &text)
      text.append(" does not converge: its ")
      switch what {
      case .content: text.append("content changes its size, which changes its content")
      case .areas: text.append("margins change its position, which changes its margins")
      case .lines: text.append("lines change its size, which changes its lines")
      }
    case .condition(let node, let answer):
      text.append("a condition of ")
      append(node, to: &text)
      text.append(" could not tell: it returned ")
      text.append(answer)
    case .conflict: appendConflict(to: &text)
    case .unknown(let role, let number, let meanings):
      text.append(role)
      text.append(" ")
      text.append(Int(Int32(truncatingIfNeeded: number)))  // C's enums are unsigned
      text.append(" is none of ")
      text.append(meanings)
    case .noAnimation, .animationOpen, .animationWaiting, .animationCommitted, .noCapture, .text,
      .noTransaction,
      .atomicOpen, .noAtomic, .inTransaction, .busy, .limit, .accuracy, .argument, .notEmpty:
      text.append(standingWords(error))
    }
  }

  /// The words that do not depend on what the error is about.
  private func standingWords(_ error: LayoutError) -> StaticString {
    switch error {
    case .noAnimation: "there is no animation to commit"
    case .animationOpen: "an animation is open"
    case .animationWaiting: "the animation is in its delay"
    case .animationCommitted: "the animation has been committed"
    case .noCapture: "there is no capture to end"
    case .text: "the name is not UTF-8"
    case .noTransaction: "there is no transaction to end"
    case .atomicOpen: "an atomic group is open in the transaction"
    case .noAtomic: "there is no atomic group to end"
    case .inTransaction: "a transaction is open"
    case .busy: "called from inside a callback of the layout"
    case .limit(let limit): limit.words
    case .accuracy: "numbers of too different size; the frames are not the best"
    case .argument(let words): words
    case .notEmpty: "the layout has nodes, and a document is read into an empty one"
    default: ""
    }
  }

  /// The words for a handle that is none, or no longer one.
  private func appendStale(_ error: LayoutError, to text: inout Text) {
    switch error {
    case .node(let node, let role):
      text.append(role.words)
      appendLast(node, to: &text)
      appendFault(of: node.id, as: .node, to: &text)
    case .attribute(let attribute):
      text.append("the attribute")
      appendLast(attribute, to: &text)
      appendFault(of: attribute.id, as: .attribute, to: &text)
    case .constraint(let constraint):
      text.append("the constraint")
      appendFault(of: constraint.id, as: .constraint, to: &text)
    case .atomic(let atomic):
      text.append("the atomic group")
      appendFault(of: atomic.id, as: .atomic, to: &text)
    case .format(let format):
      text.append("the format")
      appendFault(of: format.id, as: .format, to: &text)
    case .animation(let animation):
      text.append("the animation")
      appendFault(of: animation.id, as: .animation, to: &text)
    default: break
    }
  }

  /// The words for what is wrong with a term: with its node, if they do not name that.
  private func appendTerm(_ term: AnchorTerm, _ error: LayoutError, to text: inout Text) {
    switch error {
    case .node, .parentless: text.append(term.anchor.words)
    default: append(term, to: &text)
    }
    text.append(": ")
    append(error, to: &text)
  }

  /// The words for an error inside another one, with its place.
  private func appendNested(_ error: LayoutError, to text: inout Text) {
    switch error {
    case .element(let position, let error):
      text.append("element ")
      text.append(position)
      text.append(": ")
      append(error, to: &text)
    case .document(let line, let column, let word, let error):
      text.append("line ")
      text.append(line)
      text.append(", column ")
      text.append(column)
      text.append(": ")
      if !word.isEmpty {
        text.append("\"")
        word.withUnsafeBufferPointer { text.append(escaping: $0) }
        text.append("\": ")
      }
      append(error, to: &text)
    case .asked(let attribute, let error):
      // What was made for a document is removed again when the document is refused.
      if find(attribute) != nil {
        appendName(of: attribute, to: &text)
        text.append(": ")
      }
      append(error, to: &text)
    case .about(let node, let error):
      append(node, to: &text)
      text.append(": ")
      append(error, to: &text)
    default: break
    }
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

  private func appendTreeFault(_ error: LayoutError, to text: inout Text) {
    switch error {
    case .itself(let node):
      append(node, to: &text)
      text.append(" cannot relate to itself")
    case .twice(let node):
      append(node, to: &text)
      text.append(" is given twice")
    case .unrelated(let one, let two):
      append(one, to: &text)
      text.append(" and ")
      append(two, to: &text)
      text.append(" are in different trees")
    case .notRoot(let node):
      append(node, to: &text)
      text.append(" has a parent, and only roots have a size from outside")
    case .notContainer(let node, let kind):
      append(node, to: &text)
      text.append(
        kind == .grid ? " is no grid" : kind == .barrier ? " is no barrier" : " is no container")
    case .noParameter(let node, let value):
      text.append(value.row.word)
      text.append(" is no parameter of ")
      if let slot = find(node) { appendKind(ofContainer: slot, to: &text) }
      append(node, to: &text)
    case .track(let node):
      append(node, to: &text)
      let isLine = find(node).map { nodes[$0].traits.contains(.line) } ?? false
      text.append(
        isLine
          ? " is a line of a flow, which alone has it and changes it"
          : " is a column or a row of a grid, and stays with it")
    case .notMember(let node):
      append(node, to: &text)
      text.append(" is not in a container")
    case .guide(let guide):
      append(guide, to: &text)
      text.append(" is a guide: it stays with its owner, has no children, and no place among them")
    case .cycle(let node, let parent):
      append(node, to: &text)
      text.append(" cannot be moved into ")
      if node == parent { return text.append("itself") }
      append(parent, to: &text)
      text.append(", which is inside it")
    case .cycleBefore(let node, let sibling):
      append(node, to: &text)
      text.append(" cannot be moved to before ")
      append(sibling, to: &text)
      text.append(", which is inside it")
    default: break
    }
  }

  private func append(_ node: Node, to text: inout Text) {
    appendName(ofNode: find(node) ?? lastSlot(of: node) ?? .none, to: &text)
  }

  private func append(_ term: AnchorTerm, to text: inout Text) {
    text.append(term.anchor.words)
    text.append(" of ")
    if term.node == .none { text.append("the parent") } else { append(term.node, to: &text) }
  }

  private func append(
    _ kind: AttributeKind, of node: Node, _ fault: StaticString, to text: inout Text
  ) {
    text.append(kind.words)
    text.append(" of ")
    append(node, to: &text)
    text.append(fault)
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

  /// What a stale handle stood for, as long as nothing else has its place.
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

extension Role {
  fileprivate var words: StaticString {
    switch self {
    case .node: "the node"
    case .parent: "the parent"
    case .owner: "the owner"
    case .sibling: "the sibling"
    case .other: "the other node"
    }
  }
}

extension Limit {
  fileprivate var words: StaticString {
    switch self {
    case .nodes: "a layout has at most 2^22 nodes"
    case .attributes: "a layout has at most 2^28 attributes"
    case .constraints: "a layout has at most 2^28 constraints"
    case .groups: "a layout has at most 2^28 attributes in groups"
    case .atomics: "a layout has at most 2^28 values in atomic groups"
    case .work: "the document takes too long to solve; its frames are not the best"
    case .animations: "a layout has at most 2^28 animations"
    case .terms: "the constraints of a layout have at most 2^27 terms"
    case .termsOfOne: "a constraint has at most 65,536 terms"
    case .applied: "a node has at most 4,096 applied attributes"
    case .conditions: "a layout has at most 2^28 conditions"
    case .nameLength: "a name has at most 255 bytes"
    case .elements: "an array has at most 2^28 elements"
    case .tracks: "a grid has at most 10,000 columns and rows"
    case .transactions: "at most 64 transactions are open at a time"
    }
  }
}
