/// What a refusal is told as.
public enum ErrorStatus: Sendable, BitwiseCopyable {
  /// A number, or a combination, that means nothing.
  case argument
  /// A handle that is none, or no longer one.
  case handle
  /// Nodes that have nothing in common, or lack it.
  case unrelated
  case cycle
  case state
  case busy
  case limit
  case conflict
}

/// A row of the table of errors: how a host tells an error from others, and one impersonal line that names the culprit.
public struct ErrorRow {
  /// How a host tells it from others.
  public let status: ErrorStatus
  package let parts: [ErrorPart]

  init(_ status: ErrorStatus, _ parts: ErrorPart...) {
    (self.status, self.parts) = (status, parts)
  }

  /// Whether the line says what is wrong, and not of what.
  public var namesNothing: Bool { parts.allSatisfy { $0.isPlain } }

  /// Whether it is about a handle that is none.
  public var isAboutNone: Bool { parts.contains { $0.isNone } }
}

/// A part of a line. Things are said by their names.
package enum ErrorPart: ExpressibleByStringLiteral {
  case words(StaticString)
  /// Words about the layout as a whole.
  case whole(StaticString)
  case number(Double)
  case count(Int)
  case size(Size)
  /// Words that were made before what they are about was undone.
  case text(Text)
  /// A word of a document, in quotation marks, before what is wrong with it.
  case quoted([UInt8])
  case node(Node)
  case kind(AttributeKind, Node)
  case attribute(Attribute)
  /// An attribute, before what is wrong with it, unless it was removed again with a document that is refused.
  case made(Attribute)
  case term(AnchorTerm)
  case constraint(Constraint)
  /// `row <bar>`.
  case container(Node)
  /// What a column, a row or a line is.
  case track(Node)
  /// A handle that is none, or no longer one, of a kind; perhaps with what it stood for.
  case stale(UInt64, HandleFormat.Kind)
  /// The other nodes whose measure had no answer in the same solve.
  case others(than: Node)
  /// The first fault of some equations, of how many.
  case faults(Int, of: Int)
  /// The conflict that was refused.
  case conflict
  case error(LayoutError)

  package init(stringLiteral words: StaticString) { self = .words(words) }

  fileprivate var isPlain: Bool {
    switch self {
    case .words, .number, .count, .size, .text: true
    default: false
    }
  }

  fileprivate var isNone: Bool {
    switch self {
    case .stale(let id, _): id == 0
    case .error(let error): error.row.isAboutNone
    default: false
    }
  }
}

extension LayoutError {
  /// The row of the table.
  public var row: ErrorRow {
    switch self {
    case .node(let node, let role): ErrorRow(.handle, .words(role.words), .stale(node.id, .node))
    case .attribute(let one): ErrorRow(.handle, "the attribute", .stale(one.id, .attribute))
    case .constraint(let one): ErrorRow(.handle, "the constraint", .stale(one.id, .constraint))
    case .atomic(let one): ErrorRow(.handle, "the atomic group", .stale(one.id, .atomic))
    case .format(let one): ErrorRow(.handle, "the format", .stale(one.id, .format))
    case .animation(let one): ErrorRow(.handle, "the animation", .stale(one.id, .animation))

    case .number(let what, let number, let fault):
      ErrorRow(.argument, .words(what), .number(number), .words(fault))
    case .value(let value, let name):
      ErrorRow(.argument, .words(name), .number(value), .words(Self.fault(of: value)))
    case .priority(let priority):
      ErrorRow(
        .argument, "the priority ", .number(priority), " is not above 0 and at most 1000")
    case .unknown(let role, let number, let meanings):
      // C's enums are unsigned.
      ErrorRow(
        .argument, .words(role), " ", .count(Int(Int32(truncatingIfNeeded: number))),
        " is none of ",
        .words(meanings))
    case .argument(let words): ErrorRow(.argument, .words(words))
    case .text: ErrorRow(.argument, "the name is not UTF-8")

    case .needsOther(let kind, let node):
      ErrorRow(.argument, .kind(kind, node), " needs another node")
    case .takesNoOther(let kind, let node):
      ErrorRow(.argument, .kind(kind, node), " takes no other node")
    case .group(let kind, let node):
      ErrorRow(.argument, .kind(kind, node), " is a group, and a rule stands on one attribute")
    case .noParent(let kind, let node):
      ErrorRow(.unrelated, .kind(kind, node), ": a parent is needed, and the node is a root")
    case .factor(let attribute):
      ErrorRow(
        .argument, .attribute(attribute), " is a factor, and only lengths follow one another")
    case .incompatible(let one, let other, let words):
      ErrorRow(.argument, .term(one), " and ", .term(other), ": ", .words(words))
    case .equations(let faults, let count): ErrorRow(.argument, .faults(faults, of: count))
    case .rootPosition(let term):
      ErrorRow(
        .unrelated, .term(term),
        ": the host places a root; subtract a second position, or relate its ",
        term.anchor.line.axis == .horizontal ? "width" : "height")
    case .parentless(let node):
      ErrorRow(.unrelated, .node(node), " is a root, and a term needs its parent")
    case .fixed(let constraint, let words):
      ErrorRow(.state, .constraint(constraint), .words(words))
    case .permanent(let constraint):
      ErrorRow(
        .state, .constraint(constraint), ": this constraint stays as long as its node")
    case .derived(let constraint):
      ErrorRow(
        .state, .constraint(constraint), ": this constraint follows from what its node is")

    case .itself(let node): ErrorRow(.argument, .node(node), " cannot relate to itself")
    case .twice(let node): ErrorRow(.argument, .node(node), " is given twice")
    case .unrelated(let one, let two):
      ErrorRow(.unrelated, .node(one), " and ", .node(two), " are in different trees")
    case .notRoot(let node):
      ErrorRow(.state, .node(node), " has a parent, and only roots have a size from outside")
    case .guide(let node):
      ErrorRow(
        .state, .node(node),
        " is a guide: it stays with its owner, has no children, and no place among them")
    case .notContainer(let node, let kind):
      ErrorRow(
        .state, .node(node),
        kind == .grid
          ? " is no grid"
          : kind == .barrier
            ? " is no barrier" : kind == .stack ? " is no stack" : " is no container")
    case .noParameter(let node, let value):
      ErrorRow(.state, .words(value.row.word), " is no parameter of ", .container(node))
    case .notMember(let node): ErrorRow(.state, .node(node), " is not in a container")
    case .notListed(let node, let stack):
      ErrorRow(.state, .node(node), " is not listed by ", .node(stack))
    case .track(let node): ErrorRow(.state, .node(node), .track(node))
    case .cycle(let node, let parent) where node == parent:
      ErrorRow(.cycle, .node(node), " cannot be moved into itself")
    case .cycle(let node, let parent):
      ErrorRow(
        .cycle, .node(node), " cannot be moved into ", .node(parent), ", which is inside it")
    case .cycleBefore(let node, let sibling):
      ErrorRow(
        .cycle, .node(node), " cannot be moved to before ", .node(sibling), ", which is inside it")

    case .measured(let node, let length, let value):
      ErrorRow(
        .argument, .node(node), " was measured ", .number(value), " for a length of ",
        .number(length), ": that is no length", .others(than: node))
    case .measuredBoth(let node, let available, let size):
      ErrorRow(
        .argument, .node(node), " was measured ", .size(size), " where ", .size(available),
        " is available: that is no size", .others(than: node))
    case .condition(let node, let answer):
      ErrorRow(
        .state, "a condition of ", .node(node), " could not tell: it returned ", .count(answer))
    case .unconverged(let node, let what):
      ErrorRow(.limit, .node(node), " does not converge: its ", .words(what.words))

    case .noAnimation: ErrorRow(.state, .whole("there is no animation to commit"))
    case .animationOpen: ErrorRow(.state, .whole("an animation is open"))
    case .animationWaiting: ErrorRow(.state, .whole("the animation is in its delay"))
    case .animationCommitted: ErrorRow(.state, .whole("the animation has been committed"))
    case .noCapture: ErrorRow(.state, .whole("there is no capture to end"))
    case .noTransaction: ErrorRow(.state, .whole("there is no transaction to end"))
    case .atomicOpen: ErrorRow(.state, .whole("an atomic group is open in the transaction"))
    case .noAtomic: ErrorRow(.state, .whole("there is no atomic group to end"))
    case .inTransaction: ErrorRow(.state, .whole("a transaction is open"))
    case .notEmpty:
      ErrorRow(.state, .whole("the layout has nodes, and a document is read into an empty one"))
    case .busy: ErrorRow(.busy, .whole("called from inside a callback of the layout"))
    case .limit(let limit):
      ErrorRow(.limit, limit == .nameLength ? .words(limit.words) : .whole(limit.words))
    case .accuracy:
      ErrorRow(.limit, .whole("numbers of too different size; the frames are not the best"))
    case .conflict: ErrorRow(.conflict, .conflict)

    case .term(let term, let error):
      ErrorRow(
        error.row.status, error.namesNode ? .text(term.anchor.words) : .term(term), ": ",
        .error(error))
    case .element(let position, let error):
      ErrorRow(error.row.status, "element ", .count(position), ": ", .error(error))
    case .document(let line, let column, let word, let error):
      ErrorRow(
        error.row.status, "line ", .count(line), ", column ", .count(column), ": ", .quoted(word),
        .error(error))
    case .asked(let attribute, let error):
      ErrorRow(error.row.status, .made(attribute), .error(error))
    case .about(let node, let error): ErrorRow(error.row.status, .node(node), ": ", .error(error))
    case .told(let text, let error): ErrorRow(error.row.status, .text(text))
    }
  }

  /// What is wrong with a number that is no value.
  private static func fault(of value: Double) -> StaticString {
    value.isInfinite
      ? " is not finite"
      : value.magnitude > Store.valueLimit
        ? " is larger than 1e12"
        : value.isNaN ? " is not a number" : " is too small for a factor"
  }

  /// Whether its own words name the node of a term.
  private var namesNode: Bool {
    switch self {
    case .node, .parentless: true
    default: false
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

extension Unconverged {
  fileprivate var words: StaticString {
    switch self {
    case .content: "content changes its size, which changes its content"
    case .areas: "margins change its position, which changes its margins"
    case .lines: "decisions by room, as of lines in others or of variants, are too many"
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
