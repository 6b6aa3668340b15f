// Written by bindings/write_javascript.py from the headers: `make generate`.

import type {
  Animation,
  AnyInsets,
  AnyRect,
  Atomic,
  Attribute,
  Completion,
  Condition,
  Constraint,
  CurveFunction,
  Format,
  Handle,
  Insets,
  Layout,
  List,
  LogFunction,
  Measure,
  MeasureBoth,
  Node,
  Nodes,
  Owner,
  Rect,
  Row,
  Size,
  Solver,
  Sum,
  Values,
  Variable,
} from "./index.js";

/** The result of a call. Values are never renumbered; new ones may be added. */
export type Status = "ok" | "invalidArgument" | "invalidHandle" | "unrelated" | "cycle" | "conflict" | "busy" | "limit" | "state";
/** The two directions of the plane. */
export type Axis = "horizontal" | "vertical";
/** How an attribute relates to its value, or the left side of a constraint to the right one. */
export type Relation = "atMost" | "equal" | "atLeast";
export type AnyRelation = Relation | "min" | "max";
/** What happens when required constraints contradict each other. */
export type ConflictPolicy = "reported" | "refused";
/** Which frame of a node is meant. */
export type FrameKind = "inParent" | "inRoot" | "snapped" | "snappedInRoot" | "presented" | "presentedInRoot" | "presentedSnapped" | "presentedSnappedInRoot";
/** Which text about an object is meant. */
export type Text = "name" | "description" | "why" | "report" | "log" | "file" | "equation" | "document" | "ambiguity";
/** What a handle names. */
export type HandleKind = "none" | "node" | "attribute" | "constraint" | "atomic" | "animation" | "format";
/**
 * The attributes of a node, v being the value. Tens tell the family, ones the side; a group is 100 above
 * what it is made of. Values are never renumbered; new ones may be added.
 */
export type AttributeKind = "width" | "height" | "aspectRatio" | "leftInset" | "rightInset" | "leadingInset" | "trailingInset" | "topInset" | "bottomInset" | "firstBaselineInset" | "lastBaselineInset" | "leftSafeInset" | "rightSafeInset" | "leadingSafeInset" | "trailingSafeInset" | "topSafeInset" | "bottomSafeInset" | "leftMarginInset" | "rightMarginInset" | "leadingMarginInset" | "trailingMarginInset" | "topMarginInset" | "bottomMarginInset" | "horizontalCenter" | "verticalCenter" | "leftOffset" | "rightOffset" | "leadingOffset" | "trailingOffset" | "topOffset" | "bottomOffset" | "firstBaselineOffset" | "lastBaselineOffset" | "leftAlign" | "rightAlign" | "leadingAlign" | "trailingAlign" | "topAlign" | "bottomAlign" | "firstBaselineAlign" | "lastBaselineAlign" | "verticalAlign" | "horizontalAlign" | "size" | "insets" | "horizontalInsets" | "verticalInsets" | "safeInsets" | "horizontalSafeInsets" | "verticalSafeInsets" | "marginInsets" | "horizontalMarginInsets" | "verticalMarginInsets" | "center" | "edgeAlign" | "centerAlign" | "group";
/** The area of a node that a guide stands for. */
export type Guide = "safe" | "margins" | "scroll" | "readable" | "layout" | "frame";
/** The reading direction, and with it where leading and trailing are. */
export type Direction = "inherited" | "leftToRight" | "rightToLeft";
/** The sizes that a node with content resists. */
export type Resistance = "hugging" | "compression";
/** Along which axes a node is collapsed. */
export type Gone = "not" | "fully" | "horizontally" | "vertically";
export type AnyGone = Gone | true | false;
/** What a layout tells its host without being asked: flags. */
export type Log = "refused" | "conflict" | "ambiguity" | "unmet" | "decision";
/** The origin of a constraint. */
export type Source = "none" | "value" | "rule" | "rootSize" | "notNegative" | "link" | "terms" | "applied" | "content" | "gone" | "container";
/** A number of a node in a sum. The values up to 20 are those of Apple's layout attributes. */
export type Anchor = "left" | "right" | "top" | "bottom" | "leading" | "trailing" | "width" | "height" | "centerX" | "centerY" | "lastBaseline" | "firstBaseline" | "leftMargin" | "rightMargin" | "topMargin" | "bottomMargin" | "leadingMargin" | "trailingMargin" | "centerXWithinMargins" | "centerYWithinMargins" | "leftSafe" | "rightSafe" | "topSafe" | "bottomSafe" | "leadingSafe" | "trailingSafe" | "centerXWithinSafeArea" | "centerYWithinSafeArea";
/** How the members lie along a stack, the lines of a flow across it, or the columns and rows of a grid. */
export type Distribution = "fill" | "fillEqually" | "fillProportionally" | "equalGaps" | "equalCenters" | "spread" | "packed" | "around";
/** How a member lies across a stack. */
export type Align = "fill" | "start" | "center" | "end" | "firstBaseline" | "lastBaseline" | "none";
/** What members keep of their content along a stack that is too short for it, and that they overflow then. */
export type Least = "word" | "content" | "nothing";
/** Whether the last column of a grid is repeated, or its last row where members go by columns. */
export type Repeat = "none" | "fill" | "fit";
/**
 * A parameter of a container. What has no effect, as the bias where members fill or the fraction of a barrier, is
 * kept until it has one.
 */
export type ContainerValue = "axis" | "gap" | "paddingTop" | "paddingLeft" | "paddingBottom" | "paddingRight" | "align" | "distribution" | "bias" | "rowGap" | "justify" | "wraps" | "edge" | "distance" | "fraction" | "paddingFromMargins" | "least" | "gapFraction" | "rowGapFraction" | "paddingFractionTop" | "paddingFractionLeft" | "paddingFractionBottom" | "paddingFractionRight" | "baselinesReversed" | "gapFromBaselines" | "most" | "hugsLines" | "turns" | "dense" | "rowDistribution" | "rowBias" | "lastLinePacked" | "linesReversed" | "safe" | "repeats";
/** What kind of container a node is. */
export type ContainerKind = "none" | "stack" | "grid" | "guideline" | "barrier";
/** What a child of a container has of its own. */
export type MemberValue = "weight" | "gapAfter" | "align" | "excluded" | "justify" | "shrink" | "basis" | "grows" | "least" | "marginTop" | "marginLeft" | "marginBottom" | "marginRight" | "marginFractionTop" | "marginFractionLeft" | "marginFractionBottom" | "marginFractionRight" | "firstColumn" | "firstRow" | "columnSpan" | "rowSpan" | "overlay";
/** What the size of a column or row comes from. */
export type TrackKind = "content" | "fixed" | "fraction" | "yielding" | "least" | "filling";
/** The faults of equation strings. */
export type Fault = "none" | "empty" | "text" | "operand" | "attribute" | "unknownNode" | "unknownMetric" | "unknownAttribute" | "relation" | "end" | "parenthesis" | "quote" | "number" | "range" | "product" | "divisor" | "zero" | "priority" | "constant" | "depth" | "refused" | "ambiguous" | "unknownPriority" | "metricAndPriority" | "metricAndNode" | "orientation" | "view" | "bracket" | "connection" | "viewRange" | "many" | "nothing" | "formatEnd" | "stack";
/** Options of a format, with the bits of Apple's. Alignments are across the format; several may be combined. */
export type FormatOption = "alignLeft" | "alignRight" | "alignTop" | "alignBottom" | "alignLeading" | "alignTrailing" | "alignCenterX" | "alignCenterY" | "alignLastBaseline" | "alignFirstBaseline" | "leftToRight" | "rightToLeft" | "baselineToBaseline";
/** Several attributes that are applied as one, each to its own kind. */
export type Compound = "size" | "edges" | "center" | "margins" | "centerWithinMargins";
/** Space along an axis; Apple's size classes. */
export type SizeClass = "unspecified" | "compact" | "regular";
/** The kind of device. */
export type Idiom = "unspecified" | "phone" | "pad" | "desktop" | "tv" | "car" | "watch";
/** The orientation of the device. */
export type Orientation = "unspecified" | "portrait" | "landscape";
/** The ready-made curves of an animation. The numbers are UIKit's. */
export type Curve = "easeInOut" | "easeIn" | "easeOut" | "linear";
/** What an animation moves. */
export type Motion = "frames" | "values" | "bounded";
/** Why the first constraint of a conflict is the violated one. */
export type ConflictReason = "none" | "alone" | "least" | "tie" | "together";
/** What a drawing shows. */
export type Drawn = "frames" | "values" | "containers" | "content" | "conflicts" | "ambiguity" | "hidden";
/** The counters of a solver's own work, independent of the machine. */
export type Counter = "pivots" | "factorizations" | "work" | "allocations" | "bytes";
/** The lengths of a node that change when its parent is resized, and whether its mask stays; bits, to be combined. */
export type Autoresizing = "flexibleLeft" | "flexibleWidth" | "flexibleRight" | "flexibleTop" | "flexibleHeight" | "flexibleBottom" | "stays";

export interface Term {
  /** null is the parent, whichever that is, of the first node in the sum. */
  node: Node | null;
  /** Which number of it. */
  anchor: Anchor;
  /**
   * 0, or between 1e-12 and 1e12 in magnitude, of a centre not below 2e-12. The magnitudes of one sum
   * add up to at most 1e12.
   */
  coefficient: number;
}
export interface Stack {
  /** Along which axis it goes. */
  axis?: Axis;
  /** Whether it is a flow: its members break into lines. */
  wraps?: boolean;
  /** From one member to the next; below 0 they overlap. */
  gap?: number;
  /** From its edges to the members; not negative. Left stands for leading, and right for trailing. */
  padding?: AnyInsets;
  /** How the members lie across it. */
  align?: Align;
  /** How they lie along it. */
  distribution?: Distribution;
  /** How much of what is left is before packed members: 0, or unset, none, 0.5 half of it, 1 all. */
  bias?: number;
  /** From one line of a flow to the next. */
  rowGap?: number;
  /** How its lines lie across it. */
  rowDistribution?: Distribution;
  /** The bias where its lines are packed. */
  rowBias?: number;
}
export interface Track {
  /** What its size comes from. */
  kind: TrackKind;
  /** The length, or the fraction, from 1e-6 to 1e6; ignored where members decide. */
  value: number;
  /** Its least size. */
  min: number;
  /** Its greatest size; 0 for none. */
  max: number;
}
export interface Grid {
  /** How members lie in their rows, or on baselines. */
  align?: Align;
  /** How they lie in columns, where baselines are edges. */
  justify?: Align;
  /** columns[column_count], one at least. */
  columns?: List<Partial<Track>>;
  /** rows[row_count]: the first rows; may be null. */
  rows?: List<Partial<Track>> | null;
  /** From one column to the next; below 0 they overlap. */
  gap?: number;
  /** From one row to the next. */
  rowGap?: number;
  /** As Stack.padding. */
  padding?: AnyInsets;
  /** How its columns lie in it. */
  distribution?: Distribution;
  /** The bias where they are packed. */
  bias?: number;
  /** How its rows lie in it. */
  rowDistribution?: Distribution;
  /** The bias where they are packed. */
  rowBias?: number;
  /** Whether the last column is repeated. */
  repeats?: Repeat;
}
export interface Guideline {
  /** One of the first six: of the owner, or of the nodes. */
  edge?: Anchor;
  /** From this edge: into the owner, or away from the nodes. */
  distance?: number;
  /** Of a guideline's owner, to be added; from 0 to 1. */
  fraction?: number;
}
export interface EquationFault {
  /** Which string of the call, from 0. */
  index: number;
  /** Where in it, in bytes, from 0. */
  offset: number;
  /** Where in it, in characters (code points), from 1. */
  column: number;
  /** What it is. */
  fault: Fault;
  /** "invalidArgument", or why the layout refuses it. */
  status: Status;
}
export interface EquationContext {
  /**
   * names[name_count], for nodes; the first of two that are the same counts, and null names nothing.
   * Without any, nodes are known by their own names; a name that several nodes have is a fault.
   */
  names?: List<string> | null;
  /** nodes[name_count]: the node of each name, which is checked where a string mentions it. */
  nodes?: List<Node>;
  /** metrics[metric_count], for numbers. */
  metrics?: List<string>;
  /** values[metric_count], the number of each: finite, up to 1e12 in magnitude, where a string mentions it. */
  values?: List<number>;
  /** Of those without one of their own; 0 is required. */
  priority?: number;
  /** Whether the constraints are not installed at once. */
  uninstalled?: boolean;
  /**
   * Whether strings with faults are left out, instead of refusing all of them. Ignored by
   * Layout.createEquation, which reads one.
   */
  skipsFaults?: boolean;
  /**
   * replaced[replaced_count]: constraints of earlier strings, in place of which these come. One that relates the
   * same stays, perhaps with another value or priority; others are removed. Stale ones are left out. Not for formats.
   */
  replaced?: List<Constraint>;
}
export interface Context {
  /** Space from left to right. */
  horizontal: SizeClass;
  /** Space from top to bottom. */
  vertical: SizeClass;
  /** The kind of device. */
  idiom: Idiom;
  /** The orientation of the device. */
  orientation: Orientation;
}
export interface Applied {
  /** The anchor of the node; 0 for a compound. */
  anchor?: Anchor;
  /** Or which compound; 0 for an anchor. */
  compound?: Compound;
  /** The relation. */
  relation?: Relation;
  /** The factor of `to_anchor`, as the coefficient of a Term; ignored for a plain length. */
  multiplier?: number;
  /** Added, counted inwards; finite, at most 1e12 in magnitude. For a compound, in every part. */
  value?: number;
  /** 0 < priority <= 1000. */
  priority?: number;
  /**
   * The node that it refers to. None is the current parent, and for a size no node at all: a plain length.
   * The node itself is allowed: width like its own height.
   */
  to?: Node;
  /**
   * Which anchor of `to`; not for compounds. 0 is the same one if `to` is the parent, and
   * otherwise the opposite one (top to bottom, left to right, leading to trailing, margins
   * likewise); baselines, centres and sizes go to the same one.
   */
  toAnchor?: Anchor;
  /** parts[compound]: a value for each part of a compound, in place of `value`; or null. */
  parts?: List<number> | null;
  /** Its condition; null is always true. A compound has one for all its parts. */
  when?: Condition | null;
}
export interface DocumentFault {
  /** Where it begins in the document, in bytes, from 0. */
  offset: number;
  /** How many bytes are wrong; 0 where something is missing. */
  length: number;
  /** In which line, from 1. */
  line: number;
  /** Where in it, in characters (code points), from 1. */
  column: number;
  /** "invalidArgument", or why the layout refuses it. */
  status: Status;
}
export interface Drawing {
  /** Which parts, flags of Drawn; 0 for values, conflicts and ambiguity. */
  shows?: Drawn | List<Drawn> | null;
  /** Which frames: on pixels, or on their way. */
  kind?: FrameKind;
  /** Whether it has no background; it is white otherwise. */
  isTransparent?: boolean;
}

export interface WrittenLayout extends Owner {
  /** Clears the last failure: Layout.error is "ok" again. */
  clearError(): void;
  /**
   * Brings all frames up to date. Inside a transaction nothing is refused: the outermost commit decides
   * that. Functions that bring frames up to date first are a solve as well, and fail as this one does.
   *
   * Returns "ok", also when conflicts are reported. "conflict" when they are refused: every change
   * since the last solve is undone. "limit" if numbers of too different size kept the solver from
   * finishing, if values exceed 1e200 (all are then 0), if content and sizes, or margins and positions do not
   * converge, or if flows are inside of too many others: frames are finite, but not the best. "invalidArgument" if a measure
   * function returned no length: frames are those of the content before, and every solve fails until it returns a
   * length, is replaced, or its node is gone. Calls back. Cost: what the changes since the last solve can affect;
   * at first about linear in the constraints. Up to their square where thousands of soft constraints contradict
   * each other in circles, as in drawings of graphs. While a node has a safe area or inherits margins, also the
   * nodes whose margins or safe area are used. Where conflicts are refused, linear in the nodes.
   */
  solve(): void;
  /**
   * Ends the innermost transaction and keeps its changes; the outermost one solves.
   *
   * Returns "state" without a transaction, and if the innermost is that of an atomic group or an
   * animation; "conflict" if it was undone; other errors as Layout.solve: nothing is undone.
   * Cost: as Layout.solve.
   */
  commit(): void;
  /**
   * Ends the innermost transaction and takes its changes back: tree, values, handles and frames are as they
   * were when it began, frames except for rounding in some cases. Changes that were not solved then are not
   * solved now. Node.invalidateContent is not taken back.
   *
   * Returns "state" without a transaction. Calls back. Cost: linear in the nodes and in the changes.
   */
  rollback(): void;
  /**
   * The constraints of a conflict: first one that is violated and in no conflict before this one, then those
   * that contradict it. Without any one of them the others can hold together. Of several such sets the order
   * in which the constraints were made decides. Constraints that a refusal has undone are stale.
   *
   * index: below Layout.conflictCount.
   * Cost: when first asked after a solve, linear in the layout, and as Layout.conflictCount; with
   * factors (multiples of attributes, aspect ratios) its constraints times its factors.
   */
  conflict(index: number): Constraint[];
  /**
   * A conflict in words.
   *
   * text: "report" or "log" (keeplayout/diagnosis.h), or "description":
   *
   *     conflict, 2 constraints:
   *       left offset of <title> to <icon> equal to 50 with required priority
   *       left offset of <title> to <icon> equal to 20 with required priority
   *
   * Cost: as Layout.conflict.
   */
  conflictText(index: number, text_: Text): string;
  /**
   * A layout in words.
   *
   * text: "description", "document", "report" (keeplayout/documents.h),
   *   "ambiguity" (keeplayout/diagnosis.h).
   * Cost: linear in the layout; other than for a description or a document, as Layout.ambiguous.
   */
  text(text_: Text): string;
  /**
   * Sets whether widths and heights may be negative. Unless allowed, every node keeps both at or above 0,
   * which takes precedence over everything that is required. Cost: linear in the nodes.
   */
  setNegativeSizes(allowed: boolean): void;
  /**
   * Sets whether new sums of terms and equations may relate positions along one axis to positions along the
   * other, a.bottom <= b.left: not unless allowed, as it is a mistake far more often than not.
   */
  setMixedAxes(allowed: boolean): void;
  /**
   * Creates a node: the last child of a parent, or a root.
   *
   * parent: null for a root.
   * Returns none with "state" for a guide, "limit" above 2^22 nodes.
   */
  createNode(parent: Node | null): Node;
  /**
   * Creates many nodes, each as Layout.createNode; on failure none.
   *
   * parents: null where a root is wanted; null makes all of them roots.
   * Cost: linear in count.
   */
  createNodes(parents?: List<Node | null> | null): Node[];
  /**
   * What a handle names in this layout, by its id. A handle of another layout names nothing, if that is one
   * of the 4,095 layouts that were made just before or after this one.
   */
  handleKind(id_: bigint): HandleKind;
  /** The node or guide of a number; none if there is none. Cost: linear in the nodes. */
  numbered(number_: number): Node | null;
  /**
   * The frames of many nodes, each as Node.frameAs; on failure none is written.
   *
   * frames: not null.
   * Cost: linear in count, and as Node.frameAs.
   */
  frames(nodes: List<Node>, kind?: FrameKind): Rect[];
  /**
   * A node and all that is inside of it, with parents, names and frames: what an editor shows. A node is followed by
   * its guides, then by its children in order, each with what is inside.
   *
   * within: the first of them; null lists everything, root after root.
   * parents: null for a root.
   * names: each as Node.name.
   * frames: each as Node.frameAs.
   * Returns how many there are; 0 for an unknown kind. Cost: linear in them; in the root and on pixels times their depth.
   */
  tree(within?: Node | null, kind?: FrameKind): { node: Node; parent: Node | null; name: string; frame: Rect }[];
  /**
   * Sets many values, each as Attribute.set; on failure none, and the message says which one failed.
   *
   * relations: numbers of Relation, a byte each; null sets equal everywhere.
   * priorities: null for REQUIRED everywhere.
   * Cost: linear in count.
   */
  setValues(attributes: List<Attribute>, relations: List<AnyRelation> | null | undefined, values_: List<number>, priorities?: List<number> | null): void;
  /**
   * Sets the reading direction of roots without one of their own; left to right unless set. Constraints in
   * leading and trailing become their mirror images: no value changes, and a positive gap stays a gap.
   * Constraints in left and right stay, and so do centres.
   *
   * So in a layout in leading and trailing every position that is determined is mirrored. An ambiguous one
   * (Layout.ambiguous) is in the mirrored range, but always as near to the left as can be: a leading
   * inset of 0 at FITTING takes it to the leading edge.
   *
   * direction: "leftToRight" or "rightToLeft". Cost: linear in the layout.
   */
  setDirection(direction: Direction): void;
  /**
   * Puts attributes together in a new group. A group among them stands for its attributes, which stay in the
   * new one when it is destroyed; what occurs twice is in the group once. An attribute whose node is destroyed
   * is in the group no longer. Cost: n log n in the attributes of the group.
   */
  createGroup(attributes: List<Attribute>): Attribute;
  /**
   * Ends the innermost atomic group, as Layout.commit ends a transaction.
   *
   * Returns "state" if there is none, or if a transaction that was begun in it is open.
   * Cost: as Layout.solve.
   */
  endAtomic(): void;
  /**
   * Sets the function that is told what a layout meets, in place of another one. Of one solve up to twelve
   * conflicts, and up to twelve demands of containers, are told. Calls back. While there is a function every call that fails may call it, too.
   *
   * kinds: flags of Log; any other is "invalidArgument".
   * function: null for none.
   * Cost: afterwards a solve with conflicts costs their reports, and with "ambiguity" or "unmet" each
   * what its text costs: for development.
   */
  setLog(kinds: Log | List<Log> | null, function_: LogFunction | null): void;
  /**
   * Makes the constraint that a sum of terms is at most, equal to, or at least a constant. A violation is
   * measured in the unit of the sum: with 2 * a.width, in half points of a's width. While its nodes share no
   * tree the constraint is inactive; destroying any of them removes it. Atomic groups record it, as rules.
   *
   * terms: at least one with a node; a node may be in several.
   * count: 1 to 65,536.
   * constant, installed, and errors: as Node.constrain.
   * Cost: linear in the terms, and in the depth of their nodes.
   */
  createConstraint(terms: List<Partial<Term>>, relation: AnyRelation, constant?: number, priority?: number, installed?: boolean): Constraint;
  /**
   * Begins to collect the constraints that are made and at once installed: sums of terms, equations, rules.
   * Captures nest: inner ones collect for outer ones too. They are no part of transactions: a rollback neither
   * ends captures nor resumes them.
   */
  beginCapture(): void;
  /**
   * The constraints that the innermost capture has collected, in the order in which they were made, without
   * those that have been removed since. Cost: linear in them.
   */
  captureConstraints(): Constraint[];
  /** Ends the innermost capture; the constraints stay. "state" without a capture. */
  endCapture(): void;
  /**
   * Creates a stack: the last child of a parent, or a root. The members become its children.
   *
   * parent: null for a root.
   * members[count]: nodes of any place outside of which the parent is, each once; may be null if there are none.
   * Returns none also with "cycle" for a member that contains the parent, "state" for guides.
   * Cost: linear in the members and all that mentions them or is inside.
   */
  createStack(parent: Node | null, stack: Stack, members?: List<Node | null> | null): Node;
  /**
   * How many demands of containers the last solve did not meet: of each kind on a member the one that is violated most,
   * in the order of the tree. The others are about one of them, by its index.
   *
   * Cost: the first time after a solve linear in nodes and constraints.
   */
  unmetCount(): number;
  /** The constraint that is violated: of a container, or of the content of a member. */
  unmetConstraint(index: number): Constraint;
  /** The member that it is about, the column or row of a grid, or the container itself. */
  unmetNode(index: number): Node;
  /** The axis along which something is missing. */
  unmetAxis(index: number): Axis;
  /** How much is missing, in points; NaN for an index beyond the last. */
  unmetAmount(index: number): number | null;
  /**
   * Makes the constraint of an equation string; of a chain it returns the first one.
   *
   * context: may be null.
   * Returns none with "invalidArgument" for a fault: Layout.errorMessage points at it, and
   * Layout.equationFaultAt describes it.
   * Cost: linear in the string and the names; also in the nodes, if one is called by its number, and for a few
   * lookups after a node's name was replaced, taken away, or rolled back.
   */
  createEquation(text_: string, context?: EquationContext | null): Constraint;
  /** The fault of a string of that call. */
  equationFaultAt(index: number): EquationFault;
  /**
   * A fault in words. A long string is cut to what is around the fault; of several lines it shows those up to
   * the one with the fault.
   *
   *     column 12: there is no attribute "lefft"; the nearest is "left"
   *     secondView.lefft >= firstView.left * 2 + 10
   *                ^
   */
  equationFaultDescription(index: number): string;
  /**
   * Makes the constraints of a visual format, or none of them.
   *
   * context: names, metrics and the priority, as for Layout.createEquation; may be null.
   * options: flags of FormatOption, or 0.
   * Returns none with "invalidArgument" for a fault, which Layout.equationFaultAt describes, and for
   * options that mean nothing for its orientation.
   * Cost: linear in the string, the constraints, and the names; as Layout.createEquation for looking nodes up.
   */
  createFormat(text_: string, context: EquationContext | null | undefined, options: FormatOption | List<FormatOption> | null): Format;
  /** Asks all conditions again, as Node.reload. If one fails, nothing has changed anywhere. Calls back. */
  reload(): void;
  /** Sets the context where no node has one of its own, as of the next reload; unspecified unless set. */
  setContext(context: Partial<Context>): void;
  /**
   * Ends the changes of the innermost animation and solves; from then on time moves it. One without duration
   * and delay ends here, finished.
   *
   * Returns "state" if there is none, or if a transaction that was begun in it is open; otherwise as
   * Layout.commit. Calls back. Cost: linear in the nodes, and as Layout.solve.
   */
  commitAnimation(): void;
  /**
   * Advances time: moves nodes, makes deferred changes, and calls completions at the end of the step. Events
   * happen when they are due and in order, so that one long step ends as many short ones do. Animations that
   * completions begin begin at the end of the step: to let one follow another without a gap, give it a delay.
   *
   * When a delay is over, earlier changes are solved first; then the animation makes its own, as a
   * transaction. Either may be refused by itself: it is undone, an animation whose changes are refused ends,
   * unfinished, and everything else continues.
   *
   * seconds: 0 to 1e9.
   * moving: receives whether anything still moves, or waits to, whatever the call returns; if not, the host may
   *   stop its clock until the next animation.
   * Returns "state" inside a transaction or an animation, if others move or wait to. Time has advanced all
   * the same with "conflict", for all that was refused; "state" if a condition failed, and
   * "limit": what was to be applied, reloaded or set is dropped then.
   * Cost: linear in the animations, and in what those move that end; when a delay is over, as
   * Layout.commitAnimation; and as Animation.setMotion.
   */
  advance(seconds: number): boolean;
  /**
   * The nodes whose presented frames in their parents differ from the last report, with those frames, as
   * Layout.changes reports frames. A host draws these again, whether an animation or a solve moved them.
   *
   * nodes[capacity], frames[capacity]: as Layout.changes.
   * Cost: linear in what moved; at the first call linear in the nodes.
   */
  presentedChanges(): { node: Node; frame: Rect }[];
  /**
   * The corrections of a conflict: for each of its constraints the value with which the conflict is resolved
   * and nothing else is violated by more, in the order of Layout.conflict; NaN where there is none, or no call
   * sets it: one of a container is set by the parameter that its report names. Tried are the 24 smallest changes,
   * up to twelve that do; with m required constraints only in the first 65,536 / m conflicts. Cost: that of as
   * many small edits, and of a few first solves.
   */
  conflictCorrections(index: number): number[];
  /**
   * Why the first constraint of a conflict is the violated one, and none of the others: never by age, but by
   * the least total, and of equal ones by the smallest sizes, then positions, node by node in order of creation.
   * "none" too for one of that many conflicts that it was not examined (Layout.conflictCorrections).
   * Cost: that of a few first solves.
   */
  conflictReason(index: number): ConflictReason;
  /**
   * Whether a conflict repeats an earlier one: the same constraints contradict another one that is equivalent.
   * Repeats come after all others. Cost: as Layout.conflict.
   */
  conflictIsRepeat(index: number): boolean;
  /**
   * The dimension of the set of optimal solutions: in how many ways frames could differ and be equally good; 0
   * if nothing is ambiguous. Here and below, except in Layout.exercise, violations in a conflict stay as they
   * are; nodes inside gone ones, and guides along an axis where nothing mentions them, are left out. A value that
   * only constraints at FITTING decide is ambiguous; Attribute.range and Layout.exercise count
   * these. Inside a measure function the answer is for what has been measured so far. Cost: a few first solves.
   */
  freedom(): number;
  /**
   * The ambiguous attributes: widths, heights, left insets and top insets that differ between equally good
   * solutions, node by node, parents first. Attributes that are not there yet are made, also in a callback.
   *
   * determining[capacity]: whether it is in the shortest list that determines all of them once these are given
   *   values: as many as Layout.freedom.
   * Cost: that of a few first solves, and for each attribute some pivots; but after about a second's work, two or
   * three where thousands of nodes may be at one place, the remaining attributes are left out. Texts and pictures
   * give their number.
   */
  ambiguous(): { attribute: Attribute; minimum: number; maximum: number; determining: boolean }[];
  /**
   * Solves, and moves what is ambiguous to another, equally good solution, to make the ambiguity visible.
   * Frames stay there until this is called with 0, or a node is destroyed. In a conflict, other required
   * constraints may be violated instead, by as much in all. Margins and safe areas are those of the new
   * positions, which may make the solution less good.
   *
   * which: 0 goes back; 1 goes to the end of each range that is further away (in place of an infinite end, 100
   *   from the other one, or from the present value); any other number goes in between, the same way every
   *   time. Between two ends that are equally far away rounding decides.
   * Returns "state" inside a transaction; otherwise as Layout.solve.
   * Cost: as Layout.ambiguous.
   */
  exercise(which: number): void;
  /**
   * Makes the layout that a document describes, and solves. Settings of the layout that are not in the document
   * are as in a new one. Frames, and its document, are then those of the layout that wrote it, except for the
   * last bits of inexact sums, as constraints are made in another order.
   *
   * layout: one without nodes, or "state".
   * document: written by the library or by a person; a word that the library does not know is an error.
   *   Constraints in it may be inactive, and mix the axes. What Layout.at tells is where its first line is:
   *   Constraint.line then counts on from there, and otherwise from 1.
   * Returns "invalidArgument" with the line, the column and the word of the first fault in the message
   * (Layout.documentFaultAt has all); otherwise the errors of the calls that the document stands for. On failure
   * nothing is made, unless only solving fails, with "limit", as it does after a few seconds. Cost: linear in the document, and a first solve.
   */
  readDocument(document: string): void;
  /**
   * Makes the layout what a document describes, and keeps what is there: nodes of the same name, or else number, and
   * constraints that differ only in value, priority or name, have the same handles. Frames are then as if a new layout
   * had read the document. An animation animates it, a transaction takes it back; outside of both it solves.
   *
   * What documents do not have stays, such as user data, groups, conditions, and what is measured, whose content size
   * in the document is ignored. An attribute that the document asks the other way round gets another handle.
   * Returns errors as Layout.readDocument; on failure nothing is changed, unless only solving fails, as in
   * Layout.commit. Calls back. Cost: linear in the document and the layout, apart from sorting, and that solve.
   */
  update(document: string): void;
  /** A fault of that document, in the order of lines. */
  documentFaultAt(index: number): DocumentFault;
  /**
   * A fault in words, in one line.
   *
   *     line 3, column 5: "widht": no line inside of a node begins with this word; the nearest is "width"
   */
  documentFaultDescription(index: number): string;
  /** The word that may have been meant; "" if none is near. */
  documentFaultNearest(index: number): string;
  /**
   * Finds the words that could stand at a place of a document, in place of the one that is there: what lines begin with,
   * attributes, names of nodes and constants. For editors; other lines may have faults.
   *
   * layout: any one; it keeps the words until the next call, and is not changed otherwise.
   * offset: in bytes, from 0; the end of a word that is being typed.
   * Returns how many there are, at most 1000; 0 where no word can stand. Cost: as Layout.readDocument, without
   * the solve.
   */
  documentComplete(document: string, offset: number): number;
  /** One of these words. */
  documentCompletion(index: number): string;
  /**
   * A drawing as an SVG file. Dimensions are dashed where a soft constraint is violated; what a node clips
   * (Node.setClips, content that scrolls) is not drawn. Roots stand side by side. Of more than 120 nodes only what
   * is wrong has dimensions. A rectangle has the number of its node (Node.number) as data-node="3", and its
   * name and frame as a title; words let a pointer through to it.
   *
   * within: what is drawn, with all inside of it; null draws the layout.
   * drawing: null for a usual one.
   * Returns "" for a fault in the choice. Cost: linear in the layout; with conflicts and ambiguity as
   *   Layout.conflictCount and Layout.ambiguous.
   */
  svg(within?: Node | null, drawing?: Drawing | null): string;
  /**
   * The status of the last call that failed, until another fails or it is cleared: a host may build a whole
   * screen and check once.
   *
   * layout: null has "invalidArgument".
   */
  readonly error: Status;
  /**
   * The message of the last call that failed, in one line, until another fails; "" if none has. Of an
   * equation string the string follows, and a line that points at its fault. A call that gets the handle none
   * because an earlier call failed repeats the message of that call.
   */
  readonly errorMessage: string;
  /**
   * Whether anything has changed since the last solve that frames may depend on: a host asks before it draws. It
   * stays true where that solve did not converge or had no answer of a measure.
   */
  readonly needsSolve: boolean;
  /**
   * What happens when required constraints contradict each other; reported unless set. Earlier changes
   * are solved first, under the old policy. If there is a conflict already when they are to be refused, every
   * solve and outermost commit is refused until it is resolved; what was active before is not taken back.
   *
   * Returns "state" inside a transaction; "conflict" as Layout.solve: the policy stays.
   * Cost: as Layout.solve, and linear in the nodes.
   */
  conflictPolicy: ConflictPolicy;
  /**
   * How many conflicts the last solve met, or a later call that returned "conflict". Every violated
   * required constraint is in at least one; many that are violated by one contradiction are one conflict.
   * Refused conflicts can be read until the next solve, reported ones until an active constraint changes.
   *
   * Cost: when first asked after a solve with conflicts, for each a solve of the constraints around it.
   */
  readonly conflictCount: number;
  /**
   * How many pixels of the device a point is wide, for "snapped"; 1 unless set. From then on
   * content counts as rounded up to whole pixels: no snapped frame is smaller than content that is met; and it
   * is measured for lengths rounded down to them. A layout without a scale stays exact, for print and vectors.
   *
   * scale: above 0 and at most 1e6.
   */
  scale: number;
  /** How many nodes there are, roots and guides included. */
  readonly nodeCount: number;
  /** How many strings had faults in the last call that read strings. */
  readonly equationFaultCount: number;
  /** Whether anything moves as time passes, or waits to. */
  readonly isMoving: boolean;
  /**
   * How many lines had faults in the last document that was read or updated to; 0 if it was understood. A line
   * that is indented below one with a fault is not looked at, and reading ends at 100.
   */
  readonly documentFaultCount: number;
}

export interface WrittenSolver extends Owner {
  /** Clears the last failure: Solver.error is "ok" again. */
  clearError(): void;
  /**
   * Adds a variable.
   *
   * default_value: its value where the rows leave a choice; at most 1e15 in magnitude.
   * Returns "limit" above 2^24 variables.
   */
  addVariable(defaultValue?: number): Variable;
  /**
   * Adds many variables, in order of creation; on failure none.
   *
   * default_values: null for 0 everywhere.
   * Cost: linear in count.
   */
  addVariables(defaultValues?: List<number> | null): Variable[];
  /**
   * Adds a row.
   *
   * variables, coefficients: the terms. A variable may occur more than once: its coefficients add up. They are
   *   0 or between 1e-12 and 1e12 in magnitude; a sum may be larger, and is dropped if it is 0 except for
   *   rounding. A row without terms is true, and does nothing, or false, and if required a conflict by itself.
   * constant: at most 1e15 in magnitude.
   * weight: factor of the violation among rows of the same priority, between 1e-6 and 1e6. Against one that is
   *   more than 1e11 times as large it may count as nothing.
   * Returns "limit" above 2^27 terms. Cost: linear in count.
   */
  addRow(variables: List<Variable>, coefficients: List<number>, relation: AnyRelation, constant?: number, priority?: number, weight?: number): Row;
  /**
   * Adds many rows in compressed-row form: row i has the terms from starts[i] to before starts[i + 1]. On failure
   * none, and the message says which failed.
   *
   * starts[row_count + 1]: numbers that never decrease, the first 0.
   * variables[starts[row_count]], coefficients[starts[row_count]]: the terms.
   * relations[row_count]: numbers of Relation, a byte each.
   * constants[row_count]: as Solver.addRow.
   * priorities[row_count]: null for REQUIRED everywhere.
   * weights[row_count]: null for 1 everywhere.
   * rows[row_count]: receives the handles.
   * Returns as Solver.addRow, "limit" also above 2^31 - 1 rows. Cost: linear in the terms.
   */
  addRows(starts: List<number>, variables: List<Variable>, coefficients: List<number>, relations: List<AnyRelation>, constants: List<number>, priorities?: List<number> | null, weights?: List<number> | null): Row[];
  /** Removes many rows; none if a handle is invalid or occurs twice. Cost: as for each. */
  removeRows(rows: List<Row>): void;
  /**
   * Sets the constants of many rows; none if one is refused. Of a row that occurs more than once the last one
   * counts. Cost: linear in count.
   */
  setConstants(rows: List<Row>, constants: List<number>): void;
  /**
   * Begins a transaction: until commit or rollback every change can be taken back as one. Transactions nest; an
   * inner one that commits is still undone when the outer one rolls back. Earlier changes are solved first.
   *
   * Returns "limit" above 64 levels; "conflict" as Solver.solve: none is begun then. Any other
   * error of that solve is returned by the next one. Cost: linear in the variables, and as Solver.solve.
   */
  begin(): void;
  /**
   * Ends the innermost transaction and keeps its changes; the outermost one solves.
   *
   * Returns "state" without a transaction; "conflict" if it was undone, with the conflict;
   * "limit" as Solver.solve: nothing is undone. Cost: as Solver.solve.
   */
  commit(): void;
  /**
   * Ends the innermost transaction and takes its changes back: rows, constants, values and handles are as they
   * were when it began. "state" without one. Cost: linear in the variables and in the changes.
   */
  rollback(): void;
  /**
   * Brings all values up to date. Inside a transaction nothing is refused: the outermost commit decides that.
   *
   * Returns "ok", also when conflicts are reported. "conflict" when they are refused: all changes since
   * the last solve are undone. "limit" if numbers of too different size kept the solver from finishing, or
   * if values exceed 1e200: they are then finite, but not the best, and in the latter case their defaults.
   * Cost: what the changes since the last solve can affect. A first solve is about linear in the rows where most
   * of them define one variable by others, as in layouts, and up to their square where thousands of soft rows
   * contradict each other in circles. Where conflicts are refused, linear in the variables and rows.
   */
  solve(): void;
  /**
   * The values of many variables as of the last solve; on failure none is written.
   *
   * variables: null for the first count in order of creation; a variable that is made after one was removed takes
   *   the position of that one. A count above the number of variables is "invalidArgument" then.
   * values: not null.
   * Cost: linear in count.
   */
  values(variables?: List<Variable | null> | null): number[];
  /**
   * The variables whose values differ from the last report (at first from the defaults that they were made with),
   * with their values, in any order. A host that stores them has what Variable.value returns, to the last bit.
   *
   * variables[capacity], values[capacity]: the next call reports what does not fit; what would fit counts as
   *   reported, also where an array is null.
   * Cost: linear in what changed.
   */
  changes(): { variable: Variable; value: number }[];
  /**
   * The rows of a conflict: first one that is violated and in no conflict before this one, then those that
   * contradict it. The set is irreducible: without any one of its rows the others can hold together. Of several
   * such sets the order in which the rows were made decides. Rows that a refusal has undone are stale.
   *
   * index: below Solver.conflictCount. Cost: as Solver.conflictCount.
   */
  conflict(index: number): Row[];
  /**
   * The dimension of the set of optimal solutions: in how many independent ways the values could change with no
   * priority worse off. Solves first if anything has changed; 0 if that fails (Solver.error).
   *
   * Cost: a few passes over the variables and rows; also pivots over all that is not determined, where degenerate
   * inequalities block each other, such as many variables at 0, none of which may fall below the one before.
   */
  freedom(): number;
  /** One of the counters of a solver. */
  counter(counter: Counter): bigint;
  /** The status of the last call that failed, until another fails or it is cleared. */
  readonly error: Status;
  /** The message of the last call that failed, until another fails; "" if none has. */
  readonly errorMessage: string;
  /**
   * What happens when required rows contradict each other; reported unless set. Earlier changes are solved
   * first, under the old policy. If there is a conflict already when they are to be refused, every solve and
   * outermost commit is refused until it is resolved; what was there before is not taken back.
   *
   * Returns "state" inside a transaction; "conflict" as Solver.solve: the policy stays.
   * Cost: as Solver.solve.
   */
  conflictPolicy: ConflictPolicy;
  /**
   * How many conflicts the last solve met, or a later call that returned "conflict". Every violated
   * required row is in at least one; many that are violated by one contradiction are one conflict. Refused
   * conflicts can be read until the next solve, reported ones until something changes.
   *
   * Cost: when first asked after a solve with conflicts, for each a solve of the rows around it.
   */
  readonly conflictCount: number;
}

export interface WrittenNode extends Handle {
  /**
   * Destroys a node with its subtree, and every attribute and constraint that mentions one of them.
   * Cost: linear in what is destroyed, and in what depended on it.
   */
  destroy(): void;
  /**
   * Moves a node with its subtree to the end of another parent's children, or makes it a root.
   * Attributes keep their values. Those to the parent relate to the new one. Those between nodes that no
   * longer share a tree, and the size of a root that has got a parent, are inactive until that changes.
   *
   * parent: null for a root.
   * Returns "cycle" if the parent is the node or inside it; "state" for a guide.
   * Cost: linear in the subtree and its attributes.
   */
  move(parent: Node | null): void;
  /**
   * Moves a node with its subtree to just before another node, whose parent becomes its parent. The order
   * of children has no influence on frames.
   *
   * Returns "invalidArgument" if both are one node; "cycle" if the sibling is inside the
   * node; "state" for a guide. Cost: as Node.move; constant if the parent stays.
   */
  moveBefore(sibling: Node): void;
  /**
   * The children of a node, in order, without its guides; or the roots, in the order in which they became roots,
   * or were put by Node.move (last) and Node.moveBefore.
   *
   * node: null for the roots.
   * Cost: linear in the children and guides.
   */
  children(): Node[];
  /**
   * The child of a node at an index from 0, or the root; none beyond the last.
   *
   * node: null for the roots.
   * Cost: linear in the index and guides.
   */
  child(index: number): Node | null;
  /**
   * Sets the size of a root from outside, required: that of the window or the page. No constraint on a child
   * can change it without a conflict. A root without a size is as large as its content asks.
   *
   * width, height: at most 1e12 in magnitude; NaN leaves that axis to the content. A negative one is a
   *   conflict, unless negative sizes are allowed.
   * Returns "state" for a node with a parent, which has attributes for that.
   */
  setSize(width: number | null, height: number | null): void;
  /**
   * Sets the size of a root along one axis, with a priority: at MEDIUM, say, content of a higher
   * priority may still enlarge the window. Otherwise as Node.setSize.
   */
  setAxisSize(axis: Axis, size: number, priority?: number): void;
  /** The size of a root from outside along one axis, and its priority; NaN and 0 for none. */
  axisSize(axis: Axis): { size: number | null; priority: number };
  /**
   * Another frame of a node: in its root, on pixels, or on its way.
   * Cost: in the root and on pixels linear in its depth; on its way, at first after a solve, in what moves.
   */
  frameAs(kind?: FrameKind): Rect;
  /**
   * The frame of a node as of the last solve in the coordinates of another node of its tree, whose frame
   * begins at 0, 0. Cost: linear in their depth.
   */
  frameIn(space: Node): Rect;
  /**
   * An attribute, or a ready-made group, of one node.
   *
   * kind: a dimension, an inset or a centre, or a group of them.
   * Returns none with "invalidArgument" for a kind that needs another node, "unrelated"
   * for an inset or a centre of a root.
   */
  attribute(kind: AttributeKind): Attribute;
  /**
   * An attribute, or a ready-made group, of a node in relation to another: any other node of the same tree.
   * In an alignment or offset to an ancestor the ancestor's edges are meant.
   *
   * kind: an offset, an alignment, a width or height, or a group of them.
   * Returns none with "invalidArgument" for another kind and for a node in relation to itself,
   * "unrelated" for nodes of different trees. Cost: linear in the depth of the nodes.
   */
  attributeTo(kind: AttributeKind, other: Node): Attribute;
  /**
   * Creates a guide in a node, or in another guide.
   *
   * Cost: linear in the owner's guides or in its children, whichever are fewer.
   */
  createGuide(): Node;
  /**
   * The guide that stands for an area of a node, the same one each time. It is made when first asked for.
   *
   * Returns none with "state" if the owner is a guide.
   * Cost: at first as Node.createGuide; "scroll" linear in the children and in what mentions the
   * node, and in a layout with anything from right to left in all that is inside.
   */
  guide(guide: Guide): Node;
  /**
   * Keeps the content of a node exactly as large as its alignment rectangle along an axis, so that there is
   * nothing to scroll; or lets it be larger again. A node that does not scroll yet is made to
   * ("scroll"). It sets a value of an attribute, the size of the content in relation to the node, to
   * 1: atomic groups record it, and the delay of an animation defers it.
   *
   * Returns "state" if the owner is a guide. Cost: as Node.guide.
   */
  setScrollDisabled(axis: Axis, disabled: boolean): void;
  /** Whether the content of a node is kept as large as the node along an axis. */
  isScrollDisabled(axis: Axis): boolean;
  /**
   * Sets the margins of a node, from which margin insets count; 8 on every side unless set. Margins that
   * are larger than the node are a conflict where both sides are required.
   *
   * margins: each at most 1e12 in magnitude.
   * directional: whether left stands for leading, and right for trailing.
   * Cost: linear in the children and in what mentions the node.
   */
  setMargins(margins: AnyInsets, directional: boolean): void;
  /**
   * Sets the baselines of a node: the first one below the top of the alignment rectangle, the last one above
   * its bottom, each at most 1e12 in magnitude. Without text both are 0. Cost: as Node.setMargins.
   */
  setBaselines(first: number, last: number): void;
  /** The baselines that were set for a node. */
  baselines(): { first: number; last: number };
  /** y of the baselines of a node as of the last solve, in the coordinates of its parent. */
  baselinePositions(): { first: number; last: number };
  /** Sets the size of the content of a node: 0 up to 1e12; NaN, as unless set, for none along an axis. */
  setContentSize(width: number | null, height: number | null): void;
  /**
   * Sets the function that measures the content of a node along one axis, in place of a size that was set. A
   * node has one: a function for the other axis replaces it. A solve first finds the lengths along the other
   * axis, then measures the nodes whose length has changed or whose content was invalidated, and then finds
   * the rest. A round measures each node at most once, and one round is enough if nothing horizontal depends
   * on anything vertical.
   * Otherwise there are more, at most 64. Where the measured size does not converge, as of a square around
   * text that wraps, it is searched for by bisection: the least one at which the content fits, to within 1/256
   * or a pixel (Layout.setScale). If the measured size jumps there, and hugging counts no less than
   * compression resistance, or if there is none, the solve returns "limit", with the frames in which
   * the content fits, if there are any. Where several sizes are consistent, earlier ones may decide. Where a size
   * takes room along the other axis, as of text beside a square that is as high, a larger one may fit less: then one
   * that fits is found, which may not be the least, or none, with "limit", though there is one.
   *
   * axis: the axis to measure along: "vertical" for text that wraps at a width.
   * function: null removes the node's function, along either axis; Node.setContentSize counts again.
   */
  setMeasure(axis: Axis, function_: Measure | null): void;
  /**
   * Sets the function that measures the content of a node along both axes, in place of sizes that were set; a node
   * has this one or that of Node.setMeasure. A solve measures its natural size, with INFINITY available along
   * both axes; then for the width that the node has with it, where that is less than the content's, as text wraps;
   * then for the height as well that it has with this content, where that is less, as text is cut or a font shrinks.
   *
   * For each step it finds all frames, and measures again what gets still less, in at most 64 rounds, those of
   * Node.setMeasure included; otherwise it returns "limit". As every solve begins with natural sizes,
   * earlier ones have no influence. What was measured last in each step is kept until it is invalidated.
   *
   * Its width on one line is asked for a little below its compression resistance, by 4/1024, so that text wraps before
   * content beside it is compressed that cannot: an icon of 40 beside a text of 1,000, in 292, leaves it 252. Inside of a
   * flow it is asked for by as much less again, as the flow asks for it. At REQUIRED it does not wrap. A member of a
   * container whose longest word is longer than what it gets is measured with a width of 0 available as well, and is not
   * compressed below that size before others are (Least).
   *
   * function: null removes the node's function; Node.setContentSize counts again.
   * Cost: a solve is linear in these nodes, and takes as long as one for each step that one of them needs.
   */
  setMeasureBoth(function_: MeasureBoth | null): void;
  /**
   * A number for the function that measures a node along an axis: above 0, and of no other function of the
   * layout until this one is released; 0 without a function. A binding reads back with it what it has set.
   */
  measure(axis: Axis): number;
  /**
   * Has the next solve measure the content of a node again. Neither a rollback nor a refusal takes this back,
   * as it is no change of the layout: where the new content contradicts required constraints, every solve is
   * refused until there is space for it. A node that is not measured is left alone.
   */
  invalidateContent(): void;
  /** The hugging or compression resistance of a node along one axis. */
  resistance(axis: Axis, resistance: Resistance): number;
  /**
   * The size that a node with all in it asks for: as near to a target as the priorities allow. Its constraints
   * to nodes outside of it, and the size that a root has from outside, are left out; its own width and height,
   * its content, and what is inside count. The node stays at its position: safe areas and margins reach into
   * it as they do now, and what is around it keeps its distance. Content is measured if its length differs.
   *
   *     as small as it goes        {0, 0}, FITTING, FITTING
   *     as large as it likes       {10000, 10000}, FITTING, FITTING
   *     the height at a width      {width, 0}, REQUIRED, FITTING
   *
   * A required target is always met: what does not fit inside is violated, required or not. A target is no limit,
   * as a size above it is as far from it as one below. For the size up to some width, set the maximum of the node's
   * own width, perhaps in a transaction that is then rolled back. A node that is gone, or inside one that is, is 0
   * x 0.
   *
   * target: 0 up to 1e12; NaN leaves that axis without a target, and its priority is ignored.
   * size: receives the size of the alignment rectangle; not null.
   * Cost: linear in the nodes at most, and two solves of what the target changes; four where a required
   * target does not fit.
   */
  fittingSize(target?: Partial<Size> | readonly number[] | null, horizontalPriority?: number, verticalPriority?: number): Size;
  /**
   * The least and the greatest size of a node with all in it along one axis at which no constraint of at least
   * a priority is worse off: at REQUIRED, those of a window without a conflict, in which no container overflows.
   * All from 999 on count as required. The size along the other axis is free: for the height at a width use
   * Node.fittingSize. Text measured along both axes counts without wrapping, at priorities a little below its
   * compression resistance; a row that fills its width has no
   * more than its members take as its maximum. Otherwise as Node.fittingSize.
   *
   * minimum: the size that is nearest to 0, also where sizes may be negative.
   * maximum: infinite from 1e7 on, which counts as no bound.
   * Cost: as two calls of Node.fittingSize; where hundreds of nodes are pressed together, up to O(n²).
   */
  sizeRange(axis: Axis, priority?: number): { minimum: number; maximum: number };
  /**
   * The uppermost node at a point: a node, or one inside of it. Children are above their parent, later siblings
   * above earlier ones. Left and top edges belong to a node, right and bottom ones do not. A node that is hidden
   * or gone is not there, nor is what is inside of it; guides are not there. What is inside of a node that clips
   * (Node.setClips) is there within its frame alone.
   *
   * root: the point is in its coordinates, in which its frame begins at 0, 0; any node. It clips nothing itself: a
   *   host that has scrolled a node asks this node, for the point in its content.
   * kind: which frames: "inRoot", "presentedInRoot", or these on pixels.
   * Cost: linear in the subtree.
   */
  at(x: number, y: number, kind?: FrameKind): Node | null;
  /**
   * The constraints that mention a node, also inactive ones; or all of the layout. Insets and centres of its
   * children do not mention it. Those that keep sizes from being negative are left out. They are in the order of
   * creation, as far as none was removed since.
   *
   * node: null for all.
   * Cost: for n constraints of a node n log n.
   */
  constraints(): Constraint[];
  /**
   * Makes the constraint anchor == multiplier * other_anchor + constant, the form of TULayoutAdditions and of
   * Apple's constraints. Every call makes one, in addition to those that are there.
   *
   * other: may be the same node. With null a size is kept at a number of points, and a position
   *   relates to the parent's same anchor, also of a later parent: right == -10 is 10 points inside its right.
   * other_anchor: ignored without another node.
   * multiplier: as the coefficient of a Term; ignored, but checked, for a size without another node.
   * constant: up to 1e12 in magnitude.
   * installed: whether it is active at once; Constraint.setInstalled does it later.
   * Returns none with "invalidArgument" also for a pair that means nothing, "unrelated" where
   * it is installed and the nodes share no tree, or the parent is that of a root.
   * Cost: linear in the depth of the nodes.
   */
  constrain(anchor: Anchor, relation: AnyRelation, other: Node | null, otherAnchor: Anchor, multiplier?: number, constant?: number, priority?: number, installed?: boolean): Constraint;
  /**
   * Changes a parameter of a container. Words and flags are also set by functions of their own.
   *
   * Returns "state" for a node that is none. Cost: linear in the members.
   */
  setContainer(what: ContainerValue, value: number): void;
  /** A parameter of a container; NaN for a node that is none. */
  getContainer(what: ContainerValue): number | null;
  /**
   * Changes what a child of a container has of its own. It has it until it is destroyed, also elsewhere.
   *
   * Returns "state" for a node that is not in a container. Cost: for the first weight, and the last one
   * to go, linear in the members.
   */
  setMember(what: MemberValue, value: number): void;
  /** What a node has of its own in a container. */
  getMember(what: MemberValue): number;
  /**
   * Has a stack arrange nodes that stay where they are, in this order, in place of those that it had. Those that it had as
   * well keep what they have of their own in it. The delay of an animation defers it.
   *
   * nodes[count]: of the same tree, each once, and others than the stack; may be null if there are none.
   * Returns "state" for a node that is no stack, and for guides, "unrelated" for a node of another tree.
   * Cost: linear in the members and in all nodes.
   */
  setListed(nodes?: List<Node | null> | null): void;
  /** One of the nodes that a stack lists; none beyond the last. Cost: linear in them. */
  listed(index: number): Node | null;
  /**
   * Changes what a listed node has of its own in a stack, as Node.setMember does for a child.
   *
   * Returns "state" for a node that the stack does not list.
   */
  setListedValue(node: Node, what: MemberValue, value: number): void;
  /** What a listed node has of its own in a stack; NaN for a node that it does not list. */
  listedValue(node: Node, what: MemberValue): number | null;
  /**
   * Creates a grid, as Layout.createStack creates a stack.
   *
   * members[count]: may be null if there are none.
   * Returns none with "limit" above 10,000 columns or rows.
   */
  createGrid(grid: Grid, members?: List<Node | null> | null): Node;
  /**
   * Puts a node into cells of a grid, whose last child it becomes if it is in another node. They are forgotten when it
   * leaves the grid. "firstColumn" and the three behind it are its parts.
   *
   * columns, rows: how many it is in; 0 and 0 for the next free cell.
   * Returns "invalidArgument" beyond the last column and row 10,000, "cycle" for a node that
   * contains the grid, "state" for a guide and for a node that is no grid.
   * Cost: linear in the columns and rows that it is in, and that are made for it.
   */
  placeGrid(node: Node, column: number, row: number, columns?: number, rows?: number): void;
  /**
   * Changes a column ("horizontal") or a row of a grid.
   *
   * Returns "state" for a node that is no grid. Cost: for a fraction linear in the columns or rows; for
   * another kind, if a member is in several of them, linear in the members.
   */
  setGridTrack(axis: Axis, index: number, track: Partial<Track>): void;
  /**
   * What a column or row of a grid was set to.
   *
   * track: receives it; not null.
   * Returns as Node.setGridTrack.
   */
  getGridTrack(axis: Axis, index: number): Track;
  /**
   * Sets how many columns or rows a grid has. New ones are as the last one of those that it was given. The guide of one
   * that goes is destroyed; rows with members stay for them, as large as their content.
   *
   * Returns "state" for a node that is no grid, "invalidArgument" for no column, "limit"
   * above 10,000. Cost: linear in the members, columns and rows.
   */
  setGridTrackCount(axis: Axis, tracks: number): void;
  /** How many columns or rows a grid has, with those that were made for members. */
  gridTrackCount(axis: Axis): number;
  /** The column or row of a grid that a member begins in, also where it went there by itself. */
  memberCell(axis: Axis): number;
  /** In how many columns or rows of a grid a member is; 0 for a node that is in none. */
  memberSpan(axis: Axis): number;
  /** The guide that a column ("horizontal") or a row of a grid is. Cost: logarithmic. */
  gridTrack(axis: Axis, index: number): Node | null;
  /**
   * Creates a guideline in a node, or a barrier of nodes of the same tree.
   *
   * nodes[count]: may be null if there are none, for a guideline.
   * Returns none also with "state" in a line of a flow, "unrelated" for a node of another tree.
   * Cost: as Node.createGuide, and linear in the nodes.
   */
  createGuideline(guideline: Guideline, nodes?: List<Node | null> | null): Node;
  /**
   * Puts other nodes in place of those of a barrier.
   *
   * nodes[count]: may be null if there are none.
   * Returns as Node.createGuideline; "state" for a node that is no barrier. Cost: linear in the nodes.
   */
  setBarrierNodes(nodes?: List<Node | null> | null): void;
  /**
   * Puts the centre of a node at an angle and a distance from that of another, as required.
   * An animation that changes the angle runs along the arc, whatever it moves. A node that is gone is a point
   * there, and others on the circle do not close up.
   *
   * center: null lets the node go.
   * angle: in degrees, clockwise from above. An animation runs through the angles in between: from 350 to 370 it is
   *   a short way, from 350 to 10 nearly a turn back.
   * radius: not negative.
   * Returns "unrelated" for nodes of different trees, "invalidArgument" also for a node and itself.
   */
  setCircle(center: Node | null, angle: number, radius: number): void;
  /** The node in the middle of the circle that a node is on; none, and NaN, if it is on none. */
  circle(): { center: Node; angle: number; radius: number } | null;
  /**
   * Adds a variant to those of a node, behind them. It has room where the node is at least so large while it is in use.
   *
   * width, height: 0 for any.
   * fits: whether it has room only where all constraints that belong to it are met, too, whatever their priority.
   */
  addVariant(width: number, height: number, fits: boolean): void;
  /**
   * Removes all variants of a node: constraints that belonged to one hold always, and what was otherwise in one is as it is
   * set. Cost: linear in that.
   */
  clearVariants(): void;
  /**
   * Sets what a parameter of a container is in a variant of a node, which may be the container. Elsewhere it is as
   * Node.setContainer says, and Node.getContainer reads that.
   *
   * variant: not the first one.
   * Returns as Node.setContainer, and "invalidArgument" if there is no such variant, or where variants of
   *   another node set the same.
   */
  varyContainer(variant: number, container: Node, what: ContainerValue, value: number): void;
  /** The same of what a child of a container has of its own (Node.setMember). */
  varyMember(variant: number, subject: Node, what: MemberValue, value: number): void;
  /** The same of whether a node is gone (Node.setGone). */
  varyGone(variant: number, other: Node, gone: AnyGone): void;
  /** The constraints that were applied to a node, the oldest first, active or not. Cost: linear in them. */
  applied(): Constraint[];
  /** Removes all attributes that were applied to a node, active or not. Cost: linear in them. Calls back. */
  clearApplied(): void;
  /**
   * Asks the conditions of a node again, the newest first, and activates and deactivates its attributes. What
   * has not changed costs the solver nothing.
   *
   * Returns "state" if a condition fails. Calls back. Cost: linear in what was applied to the node.
   */
  reload(): void;
  /**
   * Adds a rule to an attribute: any number of them, also of one relation, in addition to its values. The value of
   * a rule on an alignment counts from the node that is named first: right = other.right + v.
   *
   * kind: as Node.attribute, or Node.attributeTo with another node; no group.
   * other: the other node, or null.
   * value: as Attribute.set, but no NaN.
   * Returns "unrelated" as those. Cost: linear in the depth of the nodes.
   */
  addRule(kind: AttributeKind, other: Node | null, relation: AnyRelation, value: number, priority?: number): Constraint;
  /**
   * Keeps a node at a frame. When its parent is resized, or the content of a parent that scrolls, the flexible
   * lengths along an axis share the change in proportion to their present values; equally, if these cancel out
   * to within a millionth. If only the max edge is flexible, or nothing is, the min edge and the size stay. For
   * Constraint.source the constraints are sums of terms; in messages they are "by its autoresizing mask".
   * Another call replaces them.
   *
   * node: one with a parent, or "unrelated".
   * mask: flags of Autoresizing.
   * frame: the whole frame in the coordinates of the parent; at most 1e12 in magnitude, width and height not
   *   negative.
   * parent: the size that the parent has around this frame, in points, as files of interface builders have it: a
   *   width of 100 with "flexibleWidth" in a parent of 200 is one of 150 in 250, whatever the parent is
   *   now. At most 1e12, not negative. NaN along an axis: the size that the parent is solved to, or its content if
   *   it scrolls, with its rounding, about 1e-13 of it.
   * Returns also as Layout.solve with a NaN in parent: frames are brought up to date first then.
   * Cost: constant; with a NaN in parent as Layout.solve. A parent with too little space for its children's
   * masks is made larger by the child that needs most; another mask for that one visits all of them: for one child
   * after the other O(n²).
   */
  setAutoresizing(mask: Autoresizing | List<Autoresizing> | null, frame: AnyRect, parent?: Partial<Size> | readonly number[] | null): void;
  /** Removes the mask of a node, if it has one. */
  clearAutoresizing(): void;
  /** The parent of a node; none for a root. */
  readonly parent: Node | null;
  /** The root of the tree that a node is in. Cost: linear in its depth. */
  readonly root: Node | null;
  /**
   * The name of a node, for messages, look-up and equations. Names need not be unique.
   *
   * name: at most 255 bytes, or "limit"; null or "" for none.
   */
  get name(): string;
  set name(value: string | null);
  /**
   * The number of a node or guide: in messages, in documents, and in drawings (keeplayout/documents.h). A line of a
   * flow has that of the flow.
   */
  readonly number: number;
  /** The frame of a node as of the last solve, in its parent; all zero before the first solve. */
  readonly frame: Rect;
  /** Whether a node is a guide. */
  readonly isGuide: boolean;
  /** The content of a node that scrolls as of the last solve, in the coordinates of the node. */
  readonly scrollContent: Rect;
  /**
   * The reading direction of a node and of all nodes inside it without one of their own. Leading and
   * trailing of an attribute follow the node that it belongs to. Cost: linear in the subtree and its attributes.
   */
  direction: Direction;
  /**
   * The reading direction of a node, its own or inherited; that of the layout for invalid handles. Cost: linear in
   * the depth of the node.
   *
   * layout: null has "leftToRight".
   * node: null for the layout.
   */
  readonly effectiveDirection: Direction;
  /** Whether left of the margins of a node stands for leading, and right for trailing. */
  readonly marginsAreDirectional: boolean;
  /**
   * Whether a node inherits its parent's margins; not unless set. On each side its margin is then at
   * least the parent's effective one, less the distance between the two edges, which is 0 for one that sticks
   * out; those of a parent that scrolls are those of its content. A node entirely outside of its parent
   * inherits nothing, unless inheriting nothing would bring it back inside. As this depends on positions, a
   * solve may take more than one round. Cost: as Node.setMargins.
   */
  inheritsMargins: boolean;
  /**
   * Whether the margins of a node count from its safe area, as they do unless set, or from its edges.
   * Cost: as Node.setMargins.
   */
  marginsIncludeSafeArea: boolean;
  /**
   * The margins as of the last solve: the node's own, from its safe area unless set otherwise, and inherited
   * ones; 0 for a node that is gone. Cost: linear in the depth of the node.
   */
  readonly effectiveMargins: Insets;
  /**
   * How far hardware, bars or a keyboard cover a root along its edges. Nodes inside have safe insets as
   * far as they lie under that; a node clear of it, or beyond the edge, such as a page that is still to be
   * scrolled in, has none; one that sticks out over the edge has those it would have if it ended there. For a
   * node that is not a root, the insets are added, in itself and in all nodes inside, on the sides on which
   * they are not beyond its edge; beyond it as well where that edge is covered itself.
   *
   * The position of a node may depend on its safe insets, and then several positions may be consistent. The
   * node gets the one that is found by solving with no safe insets and no inherited margins, then with those
   * of that solution, and so on, whatever was solved before; every fifth time with those that the last solutions
   * lead to. Layout.solve returns "limit" where 40 solves find none. A node that moves beyond the
   * edge when covered, and back when not, counts as covered as at the edge. While required constraints contradict
   * each other, and where content is measured, earlier solves may have an influence.
   *
   * insets: each at most 1e12 in magnitude; zero unless set. Cost: as Node.setMargins; nodes further
   *   inside are visited by the next solve.
   */
  get safeArea(): Insets;
  set safeArea(value: AnyInsets);
  /**
   * The insets from the frame of a node to its safe area as of the last solve: none negative, larger than the
   * node where all of it is covered, 0 for a node that is gone. Cost: linear in the depth of the node.
   */
  readonly effectiveSafeArea: Insets;
  /**
   * The insets from the frame of a node to its alignment rectangle, which constraints refer to: around
   * it is a shadow or a badge. Widths, heights, content and the node's own edges are those of the alignment
   * rectangle. Nodes inside, margins and the safe area relate to the frame, and frames that are read are whole
   * frames. A frame that negative insets would make smaller than nothing has an extent of 0, unless negative
   * sizes are allowed.
   *
   * insets: each at most 1e12 in magnitude; zero unless set. Cost: linear in the subtree and its attributes.
   */
  get alignmentInsets(): Insets;
  set alignmentInsets(value: AnyInsets);
  /**
   * The share of the height of a node by which both baselines are further inside, in addition to their
   * distances. With one half they count from the middle, as those of text that is centred vertically: of a line
   * of 16 with its baseline at 12, they are at 4 and -4.
   *
   * share: from 0 to 1; 0 unless set. Cost: as Node.setMargins.
   */
  baselineShare: number;
  /**
   * Whether a node was hidden itself.
   *
   * Hides a node, or shows it again. Its frame is not affected: drawing is up to the host.
   */
  isHidden: boolean;
  /**
   * Whether a node clips what is inside of it: Node.at and drawings leave out what is outside of its frame.
   * A node that scrolls ("scroll") always does.
   */
  clips: boolean;
  /** What kind of container a node is. */
  readonly containerKind: ContainerKind;
  /** How many nodes a stack lists. Cost: linear in them. */
  readonly listedCount: number;
  /** How many variants a node has. */
  readonly variantCount: number;
  /** Which variant of a node is in use as of the last solve, from 0 on; 0 for a node without. */
  readonly variant: number;
  /**
   * The context of the conditions of nodes inside a node, at any depth, unless a node in between has one
   * of its own, as of the next reload. A root has its own context, too.
   *
   * context: null removes it, so that the node's ancestors decide again.
   */
  get context(): Context | null;
  set context(value: Partial<Context> | null);
  /** The line of a document in which a node begins, from 1; 0 for a node that no document has made. */
  readonly line: number;
  /** The mask of a node, also if its constraints were removed or uninstalled one by one; -1 without one. */
  readonly autoresizing: number;
  /** Along which axis it goes. */
  axis: Axis;
  /** From one member to the next; below 0 they overlap. */
  gap: number;
  /** From its edges to the members; not negative. Left stands for leading, and right for trailing. */
  paddingTop: number;
  /** At the leading edge. */
  paddingLeft: number;
  /** At the bottom edge. */
  paddingBottom: number;
  /** At the trailing edge. */
  paddingRight: number;
  /** How the members lie across it. */
  align: Align;
  /** How they lie along it. */
  distribution: Distribution;
  /** As Stack.bias; NaN while it is not set. */
  bias: number | null;
  /** From one row to the next. */
  rowGap: number;
  /** How they lie in columns, where baselines are edges. */
  justify: Align;
  /** Whether it is a flow: its members break into lines. */
  wraps: boolean;
  /** One of the first six: of the owner, or of the nodes. */
  edge: Anchor;
  /** From this edge: into the owner, or away from the nodes. */
  distance: number;
  /** Of a guideline's owner, to be added; from 0 to 1. */
  fraction: number;
  /**
   * 1 if padding counts from the margins of the container, with the safe area where they have it; 0 from its
   * edges.
   */
  paddingFromMargins: boolean;
  /** A Least. */
  least: Least;
  /** The share of its width, or height, that gaps along it have in addition; from 0 to 1, as all of these. */
  gapFraction: number;
  /** The same of Grid.row_gap. */
  rowGapFraction: number;
  /** Of its height, in addition to padding. */
  paddingFractionTop: number;
  /** Of its width, at the leading edge. */
  paddingFractionLeft: number;
  /** Of its height. */
  paddingFractionBottom: number;
  /** Of its width, at the trailing edge. */
  paddingFractionRight: number;
  /**
   * 1 if first baselines are as far down as they go, and last ones as far up, as in UIKit's stacks; 0 for the other
   * way.
   */
  baselinesReversed: boolean;
  /** 1 if gaps of a column are from the last baseline of a member to the first one of the next; 0 from its edge. */
  gapFromBaselines: boolean;
  /** How many members a line of a flow has at most; 0 for any number. */
  most: number;
  /** 1 if a flow with several lines asks for no more than the longest of them; 0 for all that it gets. */
  hugsLines: boolean;
  /** 1 if a stack goes along the other axis where its members do not fit; 0 if not. */
  turns: boolean;
  /** 1 if members of a grid without cells of their own fill gaps before others; 0 if they are in their order. */
  dense: boolean;
  /** How its lines lie across it. */
  rowDistribution: Distribution;
  /** As Stack.row_bias; NaN while it is not set. */
  rowBias: number | null;
  /** 1 if the last line of a flow, which may be the only one, is packed at its start, whatever its distribution. */
  lastLinePacked: boolean;
  /**
   * 1 if the first line of a flow is the last one across it, as the lowest one of rows. What is at the start across it
   * is at the end then.
   */
  linesReversed: boolean;
  /** 1 if what is too large begins at the start, whatever its alignment and the bias, and overflows at the end. */
  safe: boolean;
  /** Whether the last column is repeated. */
  repeats: Repeat;
  /**
   * Its share of what members without a weight leave, which are then as small as they may be: sizes are in
   * proportion to weights. 0 for none, or from 1e-6 to 1e6. Ignored where the stack is filled equally or
   * proportionally. Where it is packed, or its gaps are equal, gaps are as they are set until all with a weight are at a
   * maximum; what is left then goes to the gaps, or to the ends.
   */
  weight: number;
  /** From it to the next member; NaN for the gap of the stack. */
  gapAfter: number | null;
  /** A Align; NaN for that of the stack. */
  ownAlign: Align | null;
  /** 1 for a child that is not arranged, 0 for a member. */
  isExcluded: boolean;
  /** A Align in its columns of a grid; NaN for that of the grid. */
  ownJustify: Align | null;
  /**
   * How much it loses in a stack where content is missing: in proportion to this times its content, 1 unless set; 0 for
   * nothing, as long as others can lose. 0, or from 1e-6 to 1e6. Of more than eight that lose it has no influence.
   */
  shrink: number;
  /**
   * The length from which it grows by its weight, 0 unless set; it is asked for as content is. Where a member with a
   * weight has a basis, weights are shares of what all of their bases and contents leave, at 252, and not of all.
   */
  basis: number;
  /** 1 to have its content as its basis, if there is some; 0 unless set. */
  grows: boolean;
  /** A Least; NaN for that of the stack. */
  ownLeast: Least | null;
  /**
   * Its margins: the space that it keeps around it, to edges and to others, whose margins and gap are added to it.
   * Below 0 it overlaps them. Its size, and what else is constrained, are without them; they are gone when it is.
   */
  ownMarginTop: number;
  /** At its leading edge. */
  ownMarginLeft: number;
  /** Below it. */
  ownMarginBottom: number;
  /** At its trailing edge. */
  ownMarginRight: number;
  /** The share of the height of its container that its margin has in addition; from 0 to 1, as all of these. */
  ownMarginFractionTop: number;
  /** Of the width, at its leading edge. */
  ownMarginFractionLeft: number;
  /** Of the height. */
  ownMarginFractionBottom: number;
  /** Of the width, at its trailing edge. */
  ownMarginFractionRight: number;
  /** The column of a grid that it begins in, from 0 to 9,999; NaN for one that is found. Forgotten as cells are. */
  firstColumn: number | null;
  /** The same of rows; NaN for one that is found. */
  firstRow: number | null;
  /** How many columns it is in: from 1, unless set, to 10,000. */
  columnSpan: number;
  /** The same of rows. */
  rowSpan: number;
  /**
   * 1 for a child that lies over a grid: from edge to edge of its cells, as they are, or of the grid where it has no
   * column, or row, of its own. It takes no cell, and widens none; its margins and alignments count. In a stack it is not
   * arranged.
   */
  overlay: boolean;
}

export interface WrittenNodes {
  /**
   * Sets the hugging or compression resistance of many nodes along one axis; on failure of none.
   * Cost: linear in count.
   */
  setResistance(axis: Axis, resistance: Resistance, priority?: number): void;
  /** A new group of the attribute, or ready-made group, of each of many nodes (Node.attribute). */
  attribute(kind: AttributeKind): Attribute;
  /** A new group of the attribute of each of many nodes in relation to another (Node.attributeTo). */
  attributeTo(kind: AttributeKind, other: Node): Attribute;
  /** A new group of the attribute of each of many nodes in relation to the next (Node.attributeTo). */
  attributeBetween(kind: AttributeKind): Attribute;
  /**
   * Sets a value of an attribute, or ready-made group, of each of many nodes, without making a group.
   *
   * kind: as Node.attribute, or Node.attributeTo with another node.
   * other: the other node of all of them, or null.
   * relation, value, priority: as Attribute.set.
   */
  set(kind: AttributeKind, other: Node | null, relation: AnyRelation, value: number, priority?: number): void;
  /** Sets a value of an attribute of each of many nodes in relation to the next, without making a group. */
  setBetween(kind: AttributeKind, relation: AnyRelation, value: number, priority?: number): void;
  /**
   * Keeps the gaps between neighbours equal to each other, however wide they are: the offset of every pair but
   * the last follows that of the next pair (Attribute.setTo). The nodes are in their order along the axis:
   * left to right, in reading direction, or top to bottom.
   *
   * kind: an offset, such as "rightOffset" or "bottomOffset"; its opposite is the same.
   */
  distribute(kind: AttributeKind, priority?: number): void;
  /** Sets equal of the width and height of each of many nodes; NaN takes one away. */
  keepSize(width: number | null, height: number | null, priority?: number): void;
  /**
   * Sets equal of four insets of each of many nodes; NaN takes one away.
   *
   * kind: "insets", "safeInsets" or "marginInsets".
   */
  keepInsets(kind: AttributeKind, insets?: Partial<Insets> | readonly number[] | null, priority?: number): void;
  /** Sets equal of the centres of each of many nodes, as fractions of the parent; NaN takes one away. */
  keepCenter(x: number | null, y: number | null, priority?: number): void;
}

export interface WrittenAttribute extends Handle {
  /**
   * Sets equal, the minimum or the maximum of an attribute or group; again, in place.
   *
   * relation: "equal" sets equal, "atLeast" the minimum, "atMost" the maximum.
   * value: at most 1e12 in magnitude; a factor is 0 or at least 1e-12; NaN takes the value away, and the
   *   priority is ignored.
   */
  set(relation: AnyRelation, value: number | null, priority?: number): void;
  /**
   * Equal, the minimum or the maximum of an attribute, and its priority. NaN and 0 if there is none, if it
   * follows another attribute, and for a group.
   */
  value(relation: AnyRelation): { value: number | null; priority: number };
  /**
   * Sets equal, the minimum or the maximum of an attribute to multiplier * another one + constant:
   *
   *     left inset = 0.1 * width of the parent        an inset that is a fraction
   *     top inset = left inset                        one inset equal to another
   *     width = 2 * height of another node + 8        factor and constant together
   *
   * A length may follow any other length of any node in the same tree, along either axis. Factors (aspect
   * ratio, relative sizes, centres) neither follow nor are followed. While the nodes are in different
   * trees, the value is inactive; destroying a node of either attribute removes it.
   *
   * attribute: the attribute or group that follows.
   * followed: an attribute; or a group of as many, which are then followed pair by pair.
   * multiplier: 0, or 1e-12 to 1e12 in magnitude; for a followed alignment of centres not below 2e-12.
   * constant: at most 1e12 in magnitude.
   * Returns "invalidArgument" also for a factor, and for groups of different sizes;
   * "unrelated" for nodes of different trees. Cost: linear in the depth of the nodes.
   */
  setTo(relation: AnyRelation, followed: Attribute, multiplier?: number, constant?: number, priority?: number): void;
  /** The attribute that equal, the minimum or the maximum follows; none if that is a number or none, and for a group. */
  followed(relation: AnyRelation): { followed: Attribute; multiplier: number; constant: number; priority: number } | null;
  /** Takes equal, minimum and maximum of an attribute or group away. Rules stay. */
  clear(): void;
  /** Whether two handles are of one attribute: equal ones, or those of an alignment from either node. */
  isSame(other: Attribute): boolean;
  /**
   * Sets the name of an attribute or of a group, for messages, in place of the readable default.
   *
   * name: at most 255 bytes, or "limit"; null or "" for the default.
   */
  setName(name: string | null): void;
  /**
   * An attribute in words.
   *
   * text: "name", "left inset of <image> to superview <window>"; "why"
   *   (keeplayout/diagnosis.h); or "description", the name with minimum, equal and maximum:
   *
   *     width of <title> [100 < 120@750 < none]
   *
   * Cost: for "why" as Attribute.explanation.
   */
  text(text_: Text): string;
  /**
   * Destroys a group of the host's; its attributes and their values stay.
   *
   * Returns "invalidHandle" also for an attribute or a ready-made group. Cost: linear in the group.
   */
  groupDestroy(): void;
  /** The attributes of a group in the order in which they are set; 0 for no group. Cost: linear in them. */
  members(): Attribute[];
  /** The constraint of equal, the minimum or the maximum of an attribute; none for no value, and for a group. */
  constraint(relation: AnyRelation): Constraint | null;
  /**
   * Why an attribute measures its value: the sum, over the constraints returned, of factor * value, plus the
   * rest. For a quotient (an aspect ratio, a relative size, a centre) the sum is that of the dividend. Of
   * equivalent constraints, those of higher priority are returned. What no constraint determines is ambiguous.
   *
   *     left alignment of button to window = 20:  1 * left inset of card (10)
   *                                               1 * left inset of button (10)
   *
   * factors: 0 for a constraint whose value is itself a factor, or which keeps a size from being negative: such
   *   a constraint decides the factors of the others.
   * rest: receives what comes from no value (margins).
   * Cost: that of up to ten first solves; up to O(n²) where n nodes share too little space.
   */
  explanation(): { constraints: Constraint[]; factors: number[]; rest: number };
  /**
   * How far an attribute could go with no constraint of at least a priority worse off. For REQUIRED: how
   * far it could be dragged, if the drag sets a value below that. When it is dropped, a host keeps it, and what
   * it has pushed, at the values measured then (Attribute.measured): soft constraints would pull them
   * back. Constraints that would be required if no node were gone count as required.
   *
   * priority: 0 to 1000; 0 for the range in equally good solutions.
   * minimum, maximum: infinite where there is none; equal if determined; NaN where Attribute.measured is,
   *   and for a quotient that is not determined.
   * Cost: as Attribute.explanation.
   */
  range(priority?: number): { minimum: number; maximum: number };
  /**
   * Whether any value of an attribute, or of an attribute in a group, is active: set, its nodes share a tree,
   * and none of them is gone in a way that makes it inactive (Node.setGone).
   */
  readonly isActive: boolean;
  /**
   * The kind of an attribute; "group" for a group of the host's. A right offset is the left offset of the
   * other node.
   */
  readonly kindOf: AttributeKind;
  /** The node that an attribute belongs to: the first one of its equation; none for a group of the host's. */
  readonly node: Node | null;
  /** The node that an attribute relates its node to; the parent for an inset or a centre. */
  readonly other: Node | null;
  /**
   * The margin while gone: what the values of an offset or alignment count as while the node that it is not
   * on (Node.setGone) is gone. Where a value follows another attribute, that is its constant.
   *
   * attribute: an attribute, or a group of such; "invalidArgument" for one without another node, and for
   *   a factor.
   * value: at most 1e12 in magnitude; NaN, as unless set, for no difference.
   */
  goneValue: number | null;
  /**
   * The value of an attribute in the frames, whether or not it is constrained; NaN for a group, while its nodes
   * share no tree, and for a quotient by 0. Cost: linear in the depth of its nodes.
   */
  readonly measured: number | null;
}

export interface WrittenConstraint extends Handle {
  /**
   * Removes a constraint: a rule or a sum is destroyed, a value becomes none, the size of a root is left to
   * its content.
   * Returns "state" for constraints that follow from a node itself: from its content, from being gone,
   * and from sizes not being negative.
   */
  remove(): void;
  /**
   * A constraint in words.
   *
   * text: "description", a sentence, "left inset of <image> to superview <window> at least 10 with
   *   required priority", or "width of <image> cannot be negative"; "name"; "equation"
   *   (keeplayout/equations.h); "why", "file" (keeplayout/diagnosis.h).
   * Cost: for "why" as Constraint.binding; for an equation linear in its terms.
   */
  text(text_: Text): string;
  /**
   * Sets the name of a rule or a sum (terms, equations, applied attributes), for messages: its sentence begins
   * with it, "gutter: left of <text> equal to right of <image> + 8 with required priority", and in Auto Layout's
   * log it is the identifier. A value is named by its attribute (Attribute.setName).
   *
   * name: at most 255 bytes, or "limit"; null or "" for none.
   * Returns "state" for other constraints.
   */
  setName(name: string | null): void;
  /**
   * The linear form of any constraint: the terms of a sum, its relation and its constant. The right inset 10
   * of a is a.right - parent.right == -10. If a sum has leading or trailing in it, and reading goes from right
   * to left in its first node, all its horizontal positions, centres as well, count from the right: a leading
   * inset of 10 is a.leading - parent.leading == 10.
   *
   * A value that follows another attribute takes each of the two in the coordinates around it; a sum has one
   * coordinate space. So it is returned as it counts at the moment: with left and right where any of the nodes
   * reads from right to left, with the content guide of a node that scrolls for what is inside it, and with the
   * effect of alignment rectangles in the constant.
   *
   * terms: the node of a term is none where the sum was made with none.
   * Returns 0, and writes nothing, for an attribute whose node has no parent, or shares no tree with the other
   * one, at the moment. Cost: linear in the terms.
   */
  terms(): { relation: Relation; constant: number; terms: Term[] };
  /**
   * Sets one coefficient of a sum in place. The multiplier m of `first == m * second + c` is the coefficient
   * -m of term 1.
   *
   * index: which term, as in Constraint.terms.
   * Returns "invalidArgument" also for a sum that would then mean nothing; "state" for other
   * constraints. Cost: linear in the terms.
   */
  setCoefficient(index: number, coefficient?: number): void;
  /**
   * Has a rule, a sum or an applied attribute belong to a variant, and to no other one.
   *
   * node: null to have it hold in all.
   * Returns "state" for another constraint, "invalidArgument" if there is no such variant. Cost: linear
   *   in what belongs to variants of the node, as of the calls below.
   */
  setVariant(node: Node | null, variant: number): void;
  /**
   * The violation of a constraint, in points of the first length of its equation; for a sum, in the unit of the
   * sum (Layout.createConstraint). 0 while it is inactive.
   */
  violation(): number;
  /**
   * The binding constraints of a violated one: others of its priority and above that could not all hold as
   * well if it were violated less, while without any one of them the rest could. Of several such sets one is
   * returned.
   *
   * factors: the change of the constraint's left side if the other's value grows by 1 (the multiplier at the
   *   optimum); 0 for a constraint whose value is a factor.
   * Returns 0 if the constraint holds, if it could hold nowhere (left equal to left + 10), if it was not solved
   * for yet, and where numbers are of too different size. Cost: that of a few first solves.
   */
  binding(): { constraint: Constraint; factor: number }[];
  /**
   * Whether a constraint is active. It is inactive while its nodes share no tree, and while one of them is gone
   * in the cases of Node.setGone. A rule or a sum is also inactive while it is not installed, or its
   * atomic group is not active; an applied attribute, while its condition is false or a newer one replaces it.
   */
  readonly isActive: boolean;
  /** The origin of a constraint. */
  readonly source: Source;
  /** The node that a constraint belongs to: the first one of its equation. */
  readonly node: Node | null;
  /** The attribute of a value or a rule; none for other constraints. */
  readonly attribute: Attribute | null;
  /**
   * The relation of a rule or of a sum in place.
   * Returns "state" for other constraints.
   */
  get relation(): Relation;
  set relation(value: AnyRelation);
  /**
   * The value of a constraint in place (Constraint.value), with the limits of the call that made it.
   *
   * Returns "state" where Constraint.remove does.
   */
  value: number;
  /**
   * The priority of a constraint in place, also to and from required.
   * Returns "state" where Constraint.remove does.
   */
  priority: number;
  /**
   * Whether a constraint is installed; it may be inactive all the same (Constraint.isActive).
   *
   * Installs a rule or a sum, or uninstalls it, which keeps it.
   *
   * Returns "unrelated" for a sum whose nodes share no tree; "state" for other constraints.
   * Cost: linear in the depth of the nodes.
   */
  isInstalled: boolean;
  /** The node of whose variants a constraint belongs to one; none for a constraint that holds in all. */
  readonly variantNode: Node | null;
  /** Which variant of that node it belongs to. */
  readonly variant: number;
  /** The format that has made a constraint; none for other constraints. */
  readonly format: Format | null;
  /** The line where a constraint was last set, from 1: of a source, or of a document; 0 for no location. */
  readonly line: number;
}

export interface WrittenAtomic extends Handle {
  /**
   * Takes back what an atomic group has set: a value that was set again since stays. Values become none; they
   * do not go back to earlier ones. Rules become inactive.
   *
   * Returns "state" before its end.
   */
  deactivate(): void;
  /**
   * Activates everything that an atomic group has recorded, over what has been set since. What belonged to a
   * node that is destroyed is left out.
   *
   * Returns "state" before its end.
   */
  activate(): void;
  /**
   * Destroys an atomic group. What it has set stays; its inactive rules are destroyed.
   *
   * Returns "state" before its end.
   */
  destroy(): void;
  /** The constraints that are as an atomic group set them, in the order in which they were first set. */
  constraints(): Constraint[];
  /**
   * Whether anything is as an atomic group set it, so that Atomic.deactivate would take it back; also
   * what is inactive because of its nodes, or is not installed.
   */
  readonly isActive: boolean;
}

export interface WrittenFormat extends Handle {
  /** Removes the constraints of a format, and with them the format. */
  destroy(): void;
  /**
   * The constraints of a format that have not been removed, in the order described above. Cost: linear in all
   * of its constraints.
   */
  constraints(): Constraint[];
  /**
   * A format as a string, with the values that its constraints have now: "H:|-[label]-12-[field(>=120)]-|". Read
   * back with the same options, and without names in the context, it makes the same linear forms. Where a gap has
   * lost its constraints there is ->. "" for a stale handle. Cost: linear in its constraints.
   */
  readonly text: string;
  /** The options of a format. */
  readonly options: number;
}

export interface WrittenAnimation extends Handle {
  /**
   * Ends an animation, unfinished, at its final frames; changes that it defers are never made. Animations that
   * were begun in it continue. Inside a transaction Layout.rollback takes that back.
   *
   * Returns "state" before its commit. Calls back. Cost: linear in what moves.
   */
  cancel(): void;
  /**
   * Ends an animation as if its time were over. In its delay its deferred changes are made first, as by
   * Layout.advance, and the delays of animations that were begun in it begin; these continue.
   *
   * Returns as Animation.cancel; in its delay as Layout.advance, and it has ended all the same.
   * Cost: linear in what moves; in its delay as Layout.commitAnimation.
   */
  finish(): void;
  /** Sets a ready-made curve. Like the calls below it fails with "state" after the commit. Calls back. */
  setCurve(curve: Curve): void;
  /**
   * Sets a cubic Bezier curve from 0, 0 to 1, 1 by its control points: time along x, from 0 to 1, the way along
   * y, at most 1e6 in magnitude. Calls back.
   */
  setBezier(x1: number, y1: number, x2: number, y2: number): void;
  /** Sets a curve of the host's. Calls back. */
  setFunction(function_: CurveFunction): void;
  /**
   * Sets a mass on a spring: x'' + 2 * damping_ratio * w * x' + w^2 * x = 0, in closed form, so that the length
   * of steps makes no difference. w follows from the duration: at its end the slowest part has decayed to a
   * thousandth (as UIKit has it, w = ln 1000 / (damping_ratio * duration) up to critical damping). The rest,
   * less than a hundredth without an initial velocity, is subtracted in proportion to the squared time.
   * damping_ratio: 0.001 to 1000; below 1 underdamped, 1 critically damped, above 1 overdamped.
   * initial_velocity: towards the end, in distances a second, at most 1e6 in magnitude; it adds to an
   *   inherited velocity.
   */
  setSpring(dampingRatio: number, initialVelocity: number): void;
  /**
   * Chooses what moves. Values move with a solve for every instant, so that constraints hold all the way, and
   * rather than them a value that overshoots is violated; margins, safe areas and measured content are those of
   * the end, and other changes, such as of a priority, move frames in addition. Bounded frames begin at rest, and
   * stop together where a constraint would be violated that holds at both ends; when that becomes another, they go on
   * from where they are.
   *
   * Cost: constant; then for values a first solve of the trees involved at its begin and after each solve, and in
   * Layout.advance a solve of what they affect; bounded, linear in the constraints after each solve.
   */
  setMotion(motion: Motion): void;
  /**
   * Sets the function that is called when an animation has ended, by the call that ends it; inside a
   * transaction, by the call that ends the outermost one; inside a completion, by the next
   * Layout.advance.
   * completion: null for none.
   */
  setCompletion(completion: Completion | null): void;
  /**
   * The share of its duration: 0 before its commit and in its delay, 1 once it has ended.
   *
   * Holds an animation at a share of its duration, from 0 to 1, forward or backward, as a finger drags it. Time
   * passes it by, also at 1, and Layout.isMoving does not count it, until NaN lets it move on from there.
   * Fails with "state" before its commit, in its delay, and inside a transaction. Calls back. Cost: linear
   * in it.
   */
  progress: number | null;
}

export interface WrittenVariable extends Handle {
  /** Removes a variable; "state" while a row mentions it. */
  remove(): void;
  /**
   * The smallest and the largest value of a variable with no row of at least a priority worse off; equal if it
   * is determined, infinite without a bound. Solves first if anything has changed, and fails as that does.
   *
   * priority: 0 to 1000; 0 for the range in equally good solutions.
   * Cost: linear in the variables, and some pivots; with rows below the priority, a first solve of the others.
   */
  range(priority?: number): { minimum: number; maximum: number };
  /**
   * Why a variable has its value: the sum of factor * constant over the rows returned, oldest first, plus the
   * part of the defaults of free variables. Solves first if anything has changed; 0 if that fails.
   *
   * Where more rows hold exactly than determine the value, the basic ones are returned, which may depend on
   * earlier edits, as the value does not. Attribute.explanation has no history.
   *
   * from_defaults: receives the part of the defaults.
   * Cost: that of the rows involved.
   */
  explanation(): { rows: Row[]; factors: number[]; fromDefaults: number };
  /** The default of a variable. Cost: that of what decides the value. */
  default: number;
  /** The value of a variable as of the last solve; before its first one, the default it was made with. */
  readonly value: number;
}

export interface WrittenRow extends Handle {
  /** Removes a row. Cost: that of the row, and of what depended on it. */
  remove(): void;
  /**
   * Sets the coefficient of one variable in a row: 0 removes the term, and one that is not there is added.
   *
   * Returns "limit" above 2^27 terms. Cost: that of the row, and of what depends on it.
   */
  setCoefficient(variable: Variable, coefficient?: number): void;
  /** The terms of a row, one for each variable, in any order, and none that is 0. Cost: linear in them. */
  terms(): { variable: Variable; coefficient: number }[];
  /** The relation of a row. */
  get relation(): Relation;
  set relation(value: AnyRelation);
  /**
   * The constant of a row. Cost: constant. The next solve costs what the change moves; no more than
   * writing the values that move, as long as the basis stays the same, no row that moves passes its constant,
   * and no variable its default.
   */
  constant: number;
  /** The priority of a row, also to and from required. Cost: that of what depends on the row. */
  priority: number;
  /** The weight of a row, between 1e-6 and 1e6. Cost: that of what depends on the row. */
  weight: number;
  /** The violation of a row at the last solve, without its weight. Cost: that of the row. */
  readonly violation: number;
}

export interface AttributeWords {
  /** width = v; to another node: width = v * other.width. */
  readonly width: Attribute;
  /** width = v; to another node: width = v * other.width. */
  widthTo(other: Node): Attribute;
  /** height = v; to another node: height = v * other.height. */
  readonly height: Attribute;
  /** height = v; to another node: height = v * other.height. */
  heightTo(other: Node): Attribute;
  /**
   * width = v * height. A ratio of 0 or less is not refused: as sizes are not negative, 0 makes the
   * width 0, and a negative ratio makes both 0.
   */
  readonly aspectRatio: Attribute;
  /** left = parent.left + v. */
  readonly leftInset: Attribute;
  /** right = parent.right - v. */
  readonly rightInset: Attribute;
  /** leading = parent.leading + v, in reading direction. */
  readonly leadingInset: Attribute;
  /** trailing = parent.trailing - v, in reading direction. */
  readonly trailingInset: Attribute;
  /** top = parent.top + v. */
  readonly topInset: Attribute;
  /** bottom = parent.bottom - v. */
  readonly bottomInset: Attribute;
  /** first baseline = parent.top + v. */
  readonly firstBaselineInset: Attribute;
  /** last baseline = parent.bottom - v. */
  readonly lastBaselineInset: Attribute;
  /** left = left of the parent's safe area + v. */
  readonly leftSafeInset: Attribute;
  /** right = right of the parent's safe area - v. */
  readonly rightSafeInset: Attribute;
  /** leading = leading edge of the parent's safe area + v, in reading direction. */
  readonly leadingSafeInset: Attribute;
  /** trailing = trailing edge of the parent's safe area - v, in reading direction. */
  readonly trailingSafeInset: Attribute;
  /** top = top of the parent's safe area + v. */
  readonly topSafeInset: Attribute;
  /** bottom = bottom of the parent's safe area - v. */
  readonly bottomSafeInset: Attribute;
  /** left = left margin of the parent + v. */
  readonly leftMarginInset: Attribute;
  /** right = right margin of the parent - v. */
  readonly rightMarginInset: Attribute;
  /** leading = leading margin of the parent + v, in reading direction. */
  readonly leadingMarginInset: Attribute;
  /** trailing = trailing margin of the parent - v, in reading direction. */
  readonly trailingMarginInset: Attribute;
  /** top = top margin of the parent + v. */
  readonly topMarginInset: Attribute;
  /** bottom = bottom margin of the parent - v. */
  readonly bottomMarginInset: Attribute;
  /** centre x = v * parent.width: 0 is the left edge, 0.5 the middle, 1 the right edge. */
  readonly horizontalCenter: Attribute;
  /** centre y = v * parent.height: 0 is the top edge, 0.5 the middle, 1 the bottom edge. */
  readonly verticalCenter: Attribute;
  /** left = other.right + v: a gap. */
  leftOffsetTo(other: Node): Attribute;
  /** other.left = right + v: a gap. */
  rightOffsetTo(other: Node): Attribute;
  /** leading = other.trailing + v: a gap, in reading direction. */
  leadingOffsetTo(other: Node): Attribute;
  /** other.leading = trailing + v: a gap, in reading direction. */
  trailingOffsetTo(other: Node): Attribute;
  /** top = other.bottom + v: a gap. */
  topOffsetTo(other: Node): Attribute;
  /** other.top = bottom + v: a gap. */
  bottomOffsetTo(other: Node): Attribute;
  /** first baseline = other.last baseline + v. */
  firstBaselineOffsetTo(other: Node): Attribute;
  /** other.first baseline = last baseline + v. */
  lastBaselineOffsetTo(other: Node): Attribute;
  /** left = other.left + v. */
  leftAlignTo(other: Node): Attribute;
  /** right = other.right - v. */
  rightAlignTo(other: Node): Attribute;
  /** leading = other.leading + v, in reading direction. */
  leadingAlignTo(other: Node): Attribute;
  /** trailing = other.trailing - v, in reading direction. */
  trailingAlignTo(other: Node): Attribute;
  /** top = other.top + v. */
  topAlignTo(other: Node): Attribute;
  /** bottom = other.bottom - v. */
  bottomAlignTo(other: Node): Attribute;
  /** first baseline = other.first baseline - v: positive is higher up. */
  firstBaselineAlignTo(other: Node): Attribute;
  /** last baseline = other.last baseline - v: positive is higher up. */
  lastBaselineAlignTo(other: Node): Attribute;
  /**
   * centre x = other.centre x + v: both on one vertical line. Not to be confused with
   * "verticalCenter", which is about y.
   */
  verticalAlignTo(other: Node): Attribute;
  /**
   * centre y = other.centre y + v: both on one horizontal line. Not to be confused with
   * "horizontalCenter", which is about x.
   */
  horizontalAlignTo(other: Node): Attribute;
  /** Group: width, height; also to another node. */
  readonly size: Attribute;
  /** Group: width, height; also to another node. */
  sizeTo(other: Node): Attribute;
  /** Group: top, bottom, left, right inset. */
  readonly insets: Attribute;
  /** Group: left, right inset. */
  readonly horizontalInsets: Attribute;
  /** Group: top, bottom inset. */
  readonly verticalInsets: Attribute;
  /** Group: top, bottom, left, right safe inset. */
  readonly safeInsets: Attribute;
  /** Group: left, right safe inset. */
  readonly horizontalSafeInsets: Attribute;
  /** Group: top, bottom safe inset. */
  readonly verticalSafeInsets: Attribute;
  /** Group: top, bottom, left, right margin inset. */
  readonly marginInsets: Attribute;
  /** Group: left, right margin inset. */
  readonly horizontalMarginInsets: Attribute;
  /** Group: top, bottom margin inset. */
  readonly verticalMarginInsets: Attribute;
  /** Group: horizontal, vertical centre. */
  readonly center: Attribute;
  /** Group: top, left, right, bottom alignment; positive is inside the other node. */
  edgeAlignTo(other: Node): Attribute;
  /** Group: vertical, horizontal alignment. */
  centerAlignTo(other: Node): Attribute;
}

export interface LineWords {
  /** The left edge. */
  readonly left: Sum;
  /** The right edge. */
  readonly right: Sum;
  /** The top edge. */
  readonly top: Sum;
  /** The bottom edge. */
  readonly bottom: Sum;
  /** Left or right, where reading begins. */
  readonly leading: Sum;
  /** Left or right, where reading ends. */
  readonly trailing: Sum;
  /** Halfway between left and right. */
  readonly centerX: Sum;
  /** Halfway between top and bottom. */
  readonly centerY: Sum;
  /** The baseline of the last line of text; TULayoutAdditions' and PLX's baseline. */
  readonly lastBaseline: Sum;
  /** The baseline of the first line of text. */
  readonly firstBaseline: Sum;
  /** The left edge within the margins. */
  readonly leftMargin: Sum;
  /** The right edge within the margins. */
  readonly rightMargin: Sum;
  /** The top edge within the margins. */
  readonly topMargin: Sum;
  /** The bottom edge within the margins. */
  readonly bottomMargin: Sum;
  /** The leading edge within the margins. */
  readonly leadingMargin: Sum;
  /** The trailing edge within the margins. */
  readonly trailingMargin: Sum;
  /** Halfway between the left and the right margin. */
  readonly centerXWithinMargins: Sum;
  /** Halfway between the top and the bottom margin. */
  readonly centerYWithinMargins: Sum;
  /** The left edge of the safe area. */
  readonly leftSafe: Sum;
  /** The right edge of the safe area. */
  readonly rightSafe: Sum;
  /** The top edge of the safe area. */
  readonly topSafe: Sum;
  /** The bottom edge of the safe area. */
  readonly bottomSafe: Sum;
  /** The leading edge of the safe area. */
  readonly leadingSafe: Sum;
  /** The trailing edge of the safe area. */
  readonly trailingSafe: Sum;
  /** Halfway between left and right of the safe area. */
  readonly centerXWithinSafeArea: Sum;
  /** Halfway between top and bottom of the safe area. */
  readonly centerYWithinSafeArea: Sum;
}

export interface ManyWords {
  readonly width: Values;
  widthTo(other: Node): Values;
  readonly height: Values;
  heightTo(other: Node): Values;
  readonly aspectRatio: Values;
  readonly leftInset: Values;
  readonly rightInset: Values;
  readonly leadingInset: Values;
  readonly trailingInset: Values;
  readonly topInset: Values;
  readonly bottomInset: Values;
  readonly firstBaselineInset: Values;
  readonly lastBaselineInset: Values;
  readonly leftSafeInset: Values;
  readonly rightSafeInset: Values;
  readonly leadingSafeInset: Values;
  readonly trailingSafeInset: Values;
  readonly topSafeInset: Values;
  readonly bottomSafeInset: Values;
  readonly leftMarginInset: Values;
  readonly rightMarginInset: Values;
  readonly leadingMarginInset: Values;
  readonly trailingMarginInset: Values;
  readonly topMarginInset: Values;
  readonly bottomMarginInset: Values;
  readonly horizontalCenter: Values;
  readonly verticalCenter: Values;
  leftOffsetTo(other: Node): Values;
  rightOffsetTo(other: Node): Values;
  leadingOffsetTo(other: Node): Values;
  trailingOffsetTo(other: Node): Values;
  topOffsetTo(other: Node): Values;
  bottomOffsetTo(other: Node): Values;
  firstBaselineOffsetTo(other: Node): Values;
  lastBaselineOffsetTo(other: Node): Values;
  leftAlignTo(other: Node): Values;
  rightAlignTo(other: Node): Values;
  leadingAlignTo(other: Node): Values;
  trailingAlignTo(other: Node): Values;
  topAlignTo(other: Node): Values;
  bottomAlignTo(other: Node): Values;
  firstBaselineAlignTo(other: Node): Values;
  lastBaselineAlignTo(other: Node): Values;
  verticalAlignTo(other: Node): Values;
  horizontalAlignTo(other: Node): Values;
  readonly size: Values;
  sizeTo(other: Node): Values;
  readonly insets: Values;
  readonly horizontalInsets: Values;
  readonly verticalInsets: Values;
  readonly safeInsets: Values;
  readonly horizontalSafeInsets: Values;
  readonly verticalSafeInsets: Values;
  readonly marginInsets: Values;
  readonly horizontalMarginInsets: Values;
  readonly verticalMarginInsets: Values;
  readonly center: Values;
  edgeAlignTo(other: Node): Values;
  centerAlignTo(other: Node): Values;
}
