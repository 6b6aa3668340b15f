// Written by bindings/write_swift.py from the headers, which say what all of this means.
import CKeepLayout

/// The result of a call.
public enum Status: Int32, CaseIterable, Sendable {
  /// Done.
  case ok = 0
  /// A NULL owner or pointer, a number that is not finite, a priority or an enum out of range.
  case errorInvalidArgument = -1
  /// A handle that is none, stale, or of another owner.
  case errorInvalidHandle = -2
  /// Two nodes without a common ancestor, or an inset of a node without a parent.
  case errorUnrelated = -3
  /// The move would make a node its own ancestor.
  case errorCycle = -4
  /// Required constraints contradict each other, and the owner refuses conflicts.
  case errorConflict = -5
  /// A change of an owner from inside one of its own callbacks.
  case errorBusy = -6
  /// More than the library holds.
  case errorLimit = -7
  /// Not for such an object, or not at such a time.
  case errorState = -8

  init(_ c: keep_status) {
    self = Self(rawValue: Int32(truncatingIfNeeded: c.rawValue)) ?? .ok
  }
  var c: keep_status { keep_status(.init(truncatingIfNeeded: rawValue)) }
}

/// The two directions of the plane.
public enum Axis: Int32, CaseIterable, Sendable {
  /// Left to right.
  case horizontal = 0
  /// Top to bottom.
  case vertical = 1

  init(_ c: keep_axis) {
    self = Self(rawValue: Int32(truncatingIfNeeded: c.rawValue)) ?? .horizontal
  }
  var c: keep_axis { keep_axis(.init(truncatingIfNeeded: rawValue)) }
}

/// How an attribute relates to its value, or the left side of a constraint to the right one.
public enum Relation: Int32, CaseIterable, Sendable {
  /// At most.
  case atMost = -1
  /// Equal.
  case equal = 0
  /// At least.
  case atLeast = 1

  init(_ c: keep_relation) {
    self = Self(rawValue: Int32(truncatingIfNeeded: c.rawValue)) ?? .atMost
  }
  var c: keep_relation { keep_relation(.init(truncatingIfNeeded: rawValue)) }
}

/// What happens when required constraints contradict each other.
public enum ConflictPolicy: Int32, CaseIterable, Sendable {
  /// They stay, the least total violation is found, and the conflict can be read.
  case reported = 0
  /// The transaction (or the solve outside one) fails with KEEP_ERROR_CONFLICT and is undone.
  case refused = 1

  init(_ c: keep_conflict_policy) {
    self = Self(rawValue: Int32(truncatingIfNeeded: c.rawValue)) ?? .reported
  }
  var c: keep_conflict_policy { keep_conflict_policy(.init(truncatingIfNeeded: rawValue)) }
}

/// Which frame of a node is meant.
public enum FrameKind: Int32, CaseIterable, Sendable {
  /// As of the last solve, in the coordinates of the parent.
  case inParent = 0
  /// As of the last solve, in the coordinates in which the frame of the root is returned.
  case inRoot = 1
  /// On the pixels of the device (keep_layout_set_scale), in points, in the coordinates of the
  /// parent.
  case snapped = 2
  /// On the pixels of the device, in the coordinates of the root.
  case snappedInRoot = 3
  /// On its way in an animation (keeplayout/animation.h), in the coordinates of its presented
  /// parent.
  case presented = 4
  /// On its way in an animation, in the coordinates of its root.
  case presentedInRoot = 5
  /// On its way in an animation, and on the pixels of the device, in the coordinates of its
  /// parent.
  case presentedSnapped = 6
  /// On its way in an animation, and on the pixels of the device, in the coordinates of its root.
  case presentedSnappedInRoot = 7

  init(_ c: keep_frame_kind) {
    self = Self(rawValue: Int32(truncatingIfNeeded: c.rawValue)) ?? .inParent
  }
  var c: keep_frame_kind { keep_frame_kind(.init(truncatingIfNeeded: rawValue)) }
}

/// Which text about an object is meant.
public enum Text: Int32, CaseIterable, Sendable {
  /// Its name.
  case name = 0
  /// An attribute with its values, a constraint as a sentence, a conflict, a layout as a tree.
  case description = 1
  /// Why an attribute has its value, or a constraint is violated (keeplayout/diagnosis.h).
  case why = 2
  /// A conflict explained (keeplayout/diagnosis.h), a layout for a bug report
  /// (keeplayout/documents.h).
  case report = 3
  /// A conflict in the form of Auto Layout's log (keeplayout/diagnosis.h).
  case log = 4
  /// The file where a constraint was last set (keeplayout/diagnosis.h).
  case file = 5
  /// A constraint as an equation string (keeplayout/equations.h).
  case equation = 6
  /// A layout as text that can be read back (keeplayout/documents.h).
  case document = 7
  /// What is ambiguous in a layout (keeplayout/diagnosis.h).
  case ambiguity = 8

  init(_ c: keep_text) {
    self = Self(rawValue: Int32(truncatingIfNeeded: c.rawValue)) ?? .name
  }
  var c: keep_text { keep_text(.init(truncatingIfNeeded: rawValue)) }
}

/// The attributes of a node, v being the value.
public enum AttributeKind: Int32, CaseIterable, Sendable {
  /// width = v.
  case width = 1
  /// height = v.
  case height = 2
  /// width = v * height.
  case aspectRatio = 3
  /// left = parent.left + v.
  case leftInset = 10
  /// right = parent.right - v.
  case rightInset = 11
  /// leading = parent.leading + v, in reading direction.
  case leadingInset = 12
  /// trailing = parent.trailing - v, in reading direction.
  case trailingInset = 13
  /// top = parent.top + v.
  case topInset = 14
  /// bottom = parent.bottom - v.
  case bottomInset = 15
  /// first baseline = parent.top + v.
  case firstBaselineInset = 16
  /// last baseline = parent.bottom - v.
  case lastBaselineInset = 17
  /// left = left of the parent's safe area + v.
  case leftSafeInset = 20
  /// right = right of the parent's safe area - v.
  case rightSafeInset = 21
  /// leading = leading edge of the parent's safe area + v, in reading direction.
  case leadingSafeInset = 22
  /// trailing = trailing edge of the parent's safe area - v, in reading direction.
  case trailingSafeInset = 23
  /// top = top of the parent's safe area + v.
  case topSafeInset = 24
  /// bottom = bottom of the parent's safe area - v.
  case bottomSafeInset = 25
  /// left = left margin of the parent + v.
  case leftMarginInset = 30
  /// right = right margin of the parent - v.
  case rightMarginInset = 31
  /// leading = leading margin of the parent + v, in reading direction.
  case leadingMarginInset = 32
  /// trailing = trailing margin of the parent - v, in reading direction.
  case trailingMarginInset = 33
  /// top = top margin of the parent + v.
  case topMarginInset = 34
  /// bottom = bottom margin of the parent - v.
  case bottomMarginInset = 35
  /// centre x = v * parent.width.
  case horizontalCenter = 48
  /// centre y = v * parent.height.
  case verticalCenter = 49
  /// left = other.right + v.
  case leftOffset = 50
  /// other.left = right + v.
  case rightOffset = 51
  /// leading = other.trailing + v.
  case leadingOffset = 52
  /// other.leading = trailing + v.
  case trailingOffset = 53
  /// top = other.bottom + v.
  case topOffset = 54
  /// other.top = bottom + v.
  case bottomOffset = 55
  /// first baseline = other.last baseline + v.
  case firstBaselineOffset = 56
  /// other.first baseline = last baseline + v.
  case lastBaselineOffset = 57
  /// left = other.left + v.
  case leftAlign = 60
  /// right = other.right - v.
  case rightAlign = 61
  /// leading = other.leading + v, in reading direction.
  case leadingAlign = 62
  /// trailing = other.trailing - v, in reading direction.
  case trailingAlign = 63
  /// top = other.top + v.
  case topAlign = 64
  /// bottom = other.bottom - v.
  case bottomAlign = 65
  /// first baseline = other.first baseline - v.
  case firstBaselineAlign = 66
  /// last baseline = other.last baseline - v.
  case lastBaselineAlign = 67
  /// centre x = other.centre x + v.
  case verticalAlign = 68
  /// centre y = other.centre y + v.
  case horizontalAlign = 69
  /// Group.
  case size = 100
  /// Group.
  case insets = 110
  /// Group.
  case horizontalInsets = 111
  /// Group.
  case verticalInsets = 112
  /// Group.
  case safeInsets = 120
  /// Group.
  case horizontalSafeInsets = 121
  /// Group.
  case verticalSafeInsets = 122
  /// Group.
  case marginInsets = 130
  /// Group.
  case horizontalMarginInsets = 131
  /// Group.
  case verticalMarginInsets = 132
  /// Group.
  case center = 140
  /// Group.
  case edgeAlign = 160
  /// Group.
  case centerAlign = 161
  /// A group that keep_group_create or keep_nodes_attribute has made.
  case group = 200

  init(_ c: keep_attribute_kind) {
    self = Self(rawValue: Int32(truncatingIfNeeded: c.rawValue)) ?? .width
  }
  var c: keep_attribute_kind { keep_attribute_kind(.init(truncatingIfNeeded: rawValue)) }
}

/// The area of a node that a guide stands for.
public enum GuidedArea: Int32, CaseIterable, Sendable {
  /// Its safe area, by safe insets of 0.
  case safe = 0
  /// The node within its margins, by margin insets of 0.
  case margins = 1
  /// Its content.
  case scroll = 2
  /// For reading text.
  case readable = 3
  /// KeepLayout's layout view.
  case layout = 4
  /// Its frame, to name that from inside where the node scrolls, also a root.
  case frame = 5

  init(_ c: keep_guide) {
    self = Self(rawValue: Int32(truncatingIfNeeded: c.rawValue)) ?? .safe
  }
  var c: keep_guide { keep_guide(.init(truncatingIfNeeded: rawValue)) }
}

/// The reading direction, and with it where leading and trailing are.
public enum Direction: Int32, CaseIterable, Sendable {
  /// That of the parent.
  case inherited = 0
  /// Leading is left.
  case leftToRight = 1
  /// Leading is right.
  case rightToLeft = 2

  init(_ c: keep_direction) {
    self = Self(rawValue: Int32(truncatingIfNeeded: c.rawValue)) ?? .inherited
  }
  var c: keep_direction { keep_direction(.init(truncatingIfNeeded: rawValue)) }
}

/// The sizes that a node with content resists.
public enum Resistance: Int32, CaseIterable, Sendable {
  /// Larger than its content.
  case hugging = 0
  /// Smaller than its content.
  case compression = 1

  init(_ c: keep_resistance) {
    self = Self(rawValue: Int32(truncatingIfNeeded: c.rawValue)) ?? .hugging
  }
  var c: keep_resistance { keep_resistance(.init(truncatingIfNeeded: rawValue)) }
}

/// Along which axes a node is collapsed.
public enum Gone: Int32, CaseIterable, Sendable {
  /// Along neither.
  case not = 0
  /// Along both, as true says.
  case fully = 1
  /// It has no width, and no margins to the left and right.
  case horizontally = 2
  /// It has no height, and no margins above and below.
  case vertically = 3

  init(_ c: keep_gone) {
    self = Self(rawValue: Int32(truncatingIfNeeded: c.rawValue)) ?? .not
  }
  var c: keep_gone { keep_gone(.init(truncatingIfNeeded: rawValue)) }
}

/// What a layout tells its host without being asked.
public struct LogKinds: OptionSet, Hashable, Sendable {
  /// A bit for each.
  public let rawValue: UInt32
  /// By their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// A call failed.
  public static let refusals = LogKinds(rawValue: 1)
  /// A solve met a conflict that the one before did not.
  public static let conflicts = LogKinds(rawValue: 2)
  /// A solve left something ambiguous, other than the one before.
  public static let ambiguities = LogKinds(rawValue: 4)
  /// A solve left a container without what it asks for, and the one before did not
  /// (keep_layout_unmet_count).
  public static let unmet = LogKinds(rawValue: 8)
  /// A solve left a flow, a barrier, a stack that turns (containers.h), or a variant (variants.h)
  /// as it was decided, though the last frames would decide otherwise.
  public static let decisions = LogKinds(rawValue: 16)
}

/// The origin of a constraint.
public enum Source: Int32, CaseIterable, Sendable {
  /// No constraint.
  case none = 0
  /// Equal, minimum or maximum of an attribute.
  case value = 1
  /// keep_node_add_rule.
  case rule = 2
  /// The size of a root.
  case rootSize = 3
  /// A width or height is never negative.
  case notNegative = 4
  /// Equal, minimum or maximum of an attribute that follows another (keep_attribute_set_to).
  case link = 5
  /// A sum of terms (keep_constraint_create), which equation strings are, too.
  case terms = 6
  /// A sum of terms that was applied (keep_node_apply).
  case applied = 7
  /// Hugging or compression resistance of the content of a node (keep_node_set_content_size).
  case content = 8
  /// A node that is gone has no size (keep_node_set_gone).
  case gone = 9
  /// A container arranges its members (keep_stack_create).
  case container = 10

  init(_ c: keep_source) {
    self = Self(rawValue: Int32(truncatingIfNeeded: c.rawValue)) ?? .none
  }
  var c: keep_source { keep_source(.init(truncatingIfNeeded: rawValue)) }
}

/// A number of a node in a sum.
public enum Anchor: Int32, CaseIterable, Sendable {
  /// The left edge.
  case left = 1
  /// The right edge.
  case right = 2
  /// The top edge.
  case top = 3
  /// The bottom edge.
  case bottom = 4
  /// Left or right, where reading begins.
  case leading = 5
  /// Left or right, where reading ends.
  case trailing = 6
  /// The width.
  case width = 7
  /// The height.
  case height = 8
  /// Halfway between left and right.
  case centerX = 9
  /// Halfway between top and bottom.
  case centerY = 10
  /// The baseline of the last line of text.
  case lastBaseline = 11
  /// The baseline of the first line of text.
  case firstBaseline = 12
  /// The left edge within the margins.
  case leftMargin = 13
  /// The right edge within the margins.
  case rightMargin = 14
  /// The top edge within the margins.
  case topMargin = 15
  /// The bottom edge within the margins.
  case bottomMargin = 16
  /// The leading edge within the margins.
  case leadingMargin = 17
  /// The trailing edge within the margins.
  case trailingMargin = 18
  /// Halfway between the left and the right margin.
  case centerXWithinMargins = 19
  /// Halfway between the top and the bottom margin.
  case centerYWithinMargins = 20
  /// The left edge of the safe area.
  case leftSafe = 21
  /// The right edge of the safe area.
  case rightSafe = 22
  /// The top edge of the safe area.
  case topSafe = 23
  /// The bottom edge of the safe area.
  case bottomSafe = 24
  /// The leading edge of the safe area.
  case leadingSafe = 25
  /// The trailing edge of the safe area.
  case trailingSafe = 26
  /// Halfway between left and right of the safe area.
  case centerXWithinSafeArea = 27
  /// Halfway between top and bottom of the safe area.
  case centerYWithinSafeArea = 28

  init(_ c: keep_anchor) {
    self = Self(rawValue: Int32(truncatingIfNeeded: c.rawValue)) ?? .left
  }
  var c: keep_anchor { keep_anchor(.init(truncatingIfNeeded: rawValue)) }
}

/// How the members lie along a stack, the lines of a flow across it, or the columns and rows of
/// a grid.
public enum Distribution: Int32, CaseIterable, Sendable {
  /// They fill it.
  case fill = 0
  /// They fill it, and all have one size.
  case fillEqually = 1
  /// They fill it, in proportion to their content sizes as they were set.
  case fillProportionally = 2
  /// Equal gaps, on top of those that are set.
  case equalGaps = 3
  /// Centres equally far apart.
  case equalCenters = 4
  /// Equal gaps, also at both ends.
  case spread = 5
  /// Next to each other.
  case packed = 6
  /// As KEEP_SPREAD, with half of a gap at both ends.
  case around = 7

  init(_ c: keep_distribution) {
    self = Self(rawValue: Int32(truncatingIfNeeded: c.rawValue)) ?? .fill
  }
  var c: keep_distribution { keep_distribution(.init(truncatingIfNeeded: rawValue)) }
}

/// How a member lies across a stack.
public enum Alignment: Int32, CaseIterable, Sendable {
  /// From edge to edge.
  case fill = 0
  /// At the top, or at the leading edge.
  case start = 1
  /// In the middle.
  case center = 2
  /// At the bottom, or at the trailing edge.
  case end = 3
  /// First baselines on one line, as far up as they go.
  case firstBaseline = 4
  /// Last baselines on one line, as far down as they go.
  case lastBaseline = 5
  /// Wherever the host has it.
  case none = 6

  init(_ c: keep_align) {
    self = Self(rawValue: Int32(truncatingIfNeeded: c.rawValue)) ?? .fill
  }
  var c: keep_align { keep_align(.init(truncatingIfNeeded: rawValue)) }
}

/// What members keep of their content along a stack that is too short for it, and that they
/// overflow then.
public enum Least: Int32, CaseIterable, Sendable {
  /// Text that is measured along both axes keeps its longest word, unless it has a weight and no
  /// basis.
  case word = 0
  /// Text keeps its longest word, and all other content its size.
  case content = 1
  /// All content may be compressed to nothing.
  case nothing = 2

  init(_ c: keep_least) {
    self = Self(rawValue: Int32(truncatingIfNeeded: c.rawValue)) ?? .word
  }
  var c: keep_least { keep_least(.init(truncatingIfNeeded: rawValue)) }
}

/// Whether the last column of a grid is repeated, or its last row where members go by columns.
public enum Repeat: Int32, CaseIterable, Sendable {
  /// It is there once.
  case none = 0
  /// It is there as often as fits, once at least.
  case fill = 1
  /// The same, without those at the end that no member is in.
  case fit = 2

  init(_ c: keep_repeat) {
    self = Self(rawValue: Int32(truncatingIfNeeded: c.rawValue)) ?? .none
  }
  var c: keep_repeat { keep_repeat(.init(truncatingIfNeeded: rawValue)) }
}

/// A parameter of a container.
public enum ContainerValue: Int32, CaseIterable, Sendable {
  /// A keep_axis.
  case axis = 0
  /// As keep_stack.gap.
  case gap = 1
  /// As keep_stack.padding.
  case paddingTop = 2
  /// At the leading edge.
  case paddingLeft = 3
  /// At the bottom edge.
  case paddingBottom = 4
  /// At the trailing edge.
  case paddingRight = 5
  /// A keep_align.
  case align = 6
  /// A keep_distribution.
  case distribution = 7
  /// As keep_stack.bias.
  case bias = 8
  /// As keep_grid.row_gap, or keep_stack.row_gap.
  case rowGap = 9
  /// As keep_grid.justify.
  case justify = 10
  /// As keep_stack.wraps.
  case wraps = 11
  /// A keep_anchor, as keep_guideline.edge.
  case edge = 12
  /// As keep_guideline.distance.
  case distance = 13
  /// As keep_guideline.fraction.
  case fraction = 14
  /// 1 if padding counts from the margins of the container, with the safe area where they have
  /// it.
  case paddingFromMargins = 15
  /// A keep_least.
  case least = 16
  /// The share of its width, or height, that gaps along it have in addition.
  case gapFraction = 17
  /// The same of keep_grid.row_gap.
  case rowGapFraction = 18
  /// Of its height, in addition to padding.
  case paddingFractionTop = 19
  /// Of its width, at the leading edge.
  case paddingFractionLeft = 20
  /// Of its height.
  case paddingFractionBottom = 21
  /// Of its width, at the trailing edge.
  case paddingFractionRight = 22
  /// 1 if first baselines are as far down as they go, and last ones as far up, as in UIKit's
  /// stacks.
  case baselinesReversed = 23
  /// 1 if gaps of a column are from the last baseline of a member to the first one of the next.
  case gapFromBaselines = 24
  /// How many members a line of a flow has at most.
  case most = 25
  /// 1 if a flow with several lines asks for no more than the longest of them.
  case hugsLines = 26
  /// 1 if a stack goes along the other axis where its members do not fit.
  case turns = 27
  /// 1 if members of a grid without cells of their own fill gaps before others.
  case dense = 28
  /// A keep_distribution.
  case rowDistribution = 29
  /// As keep_stack.row_bias.
  case rowBias = 30
  /// 1 if the last line of a flow, which may be the only one, is packed at its start, whatever
  /// its distribution.
  case lastLinePacked = 31
  /// 1 if the first line of a flow is the last one across it, as the lowest one of rows.
  case linesReversed = 32
  /// 1 if what is too large begins at the start, whatever its alignment and the bias, and
  /// overflows at the end.
  case safe = 33
  /// As keep_grid.repeats.
  case repeats = 34

  init(_ c: keep_container_value) {
    self = Self(rawValue: Int32(truncatingIfNeeded: c.rawValue)) ?? .axis
  }
  var c: keep_container_value { keep_container_value(.init(truncatingIfNeeded: rawValue)) }
}

/// What kind of container a node is.
public enum ContainerKind: Int32, CaseIterable, Sendable {
  /// It is none.
  case none = 0
  /// A row, a column, or a flow.
  case stack = 1
  /// A grid.
  case grid = 2
  /// A guideline.
  case guideline = 3
  /// A barrier.
  case barrier = 4

  init(_ c: keep_container_kind) {
    self = Self(rawValue: Int32(truncatingIfNeeded: c.rawValue)) ?? .none
  }
  var c: keep_container_kind { keep_container_kind(.init(truncatingIfNeeded: rawValue)) }
}

/// What a child of a container has of its own.
public enum MemberValue: Int32, CaseIterable, Sendable {
  /// Its share of what members without a weight leave, which are then as small as they may be.
  case weight = 0
  /// From it to the next member.
  case gapAfter = 1
  /// A keep_align.
  case align = 2
  /// 1 for a child that is not arranged, 0 for a member.
  case excluded = 3
  /// A keep_align in its columns of a grid.
  case justify = 4
  /// How much it loses in a stack where content is missing.
  case shrink = 5
  /// The length from which it grows by its weight, 0 unless set.
  case basis = 6
  /// 1 to have its content as its basis, if there is some.
  case grows = 7
  /// A keep_least.
  case least = 8
  /// Its margins.
  case marginTop = 9
  /// At its leading edge.
  case marginLeft = 10
  /// Below it.
  case marginBottom = 11
  /// At its trailing edge.
  case marginRight = 12
  /// The share of the height of its container that its margin has in addition.
  case marginFractionTop = 13
  /// Of the width, at its leading edge.
  case marginFractionLeft = 14
  /// Of the height.
  case marginFractionBottom = 15
  /// Of the width, at its trailing edge.
  case marginFractionRight = 16
  /// The column of a grid that it begins in, from 0 to 9,999.
  case firstColumn = 17
  /// The same of rows.
  case firstRow = 18
  /// How many columns it is in.
  case columnSpan = 19
  /// The same of rows.
  case rowSpan = 20
  /// 1 for a child that lies over a grid.
  case overlay = 21

  init(_ c: keep_member_value) {
    self = Self(rawValue: Int32(truncatingIfNeeded: c.rawValue)) ?? .weight
  }
  var c: keep_member_value { keep_member_value(.init(truncatingIfNeeded: rawValue)) }
}

/// What the size of a column or row comes from.
public enum TrackKind: Int32, CaseIterable, Sendable {
  /// Its members.
  case content = 0
  /// A length.
  case fixed = 1
  /// A share of what the others leave, in proportion to other fractions.
  case fraction = 2
  /// A fraction that no member widens.
  case yielding = 3
  /// Its members, text in it as long as its longest word, which has to be at KEEP_HIGH.
  case least = 4
  /// Its members, and as much as the others of what the grid has left.
  case filling = 5

  init(_ c: keep_track_kind) {
    self = Self(rawValue: Int32(truncatingIfNeeded: c.rawValue)) ?? .content
  }
  var c: keep_track_kind { keep_track_kind(.init(truncatingIfNeeded: rawValue)) }
}

/// The faults of equation strings.
public enum Fault: Int32, CaseIterable, Sendable {
  /// Nothing.
  case none = 0
  /// There is nothing in the string.
  case empty = 1
  /// It is not UTF-8, or has a zero byte.
  case text = 2
  /// A node, a number or a metric is missing.
  case operand = 3
  /// An attribute is missing.
  case attribute = 4
  /// No node has that name.
  case unknownNode = 5
  /// No metric has that name.
  case unknownMetric = 6
  /// There is no such attribute.
  case unknownAttribute = 7
  /// A relation is missing, or is none of == <= >=.
  case relation = 8
  /// Something is left over behind the equation.
  case end = 9
  /// A parenthesis is not closed.
  case parenthesis = 10
  /// A name in quotes does not end.
  case quote = 11
  /// A number is not written as one.
  case number = 12
  /// A number is larger than 1e12.
  case range = 13
  /// Attributes are multiplied with each other.
  case product = 14
  /// Something is divided by an attribute.
  case divisor = 15
  /// Something is divided by 0.
  case zero = 16
  /// The priority is no number above 0 and at most 1000.
  case priority = 17
  /// There is no attribute on either side.
  case constant = 18
  /// Parentheses are nested more than 64 deep.
  case depth = 19
  /// It can be read, but the layout refuses it.
  case refused = 20
  /// Several nodes have that name.
  case ambiguous = 21
  /// No priority and no metric has that name.
  case unknownPriority = 22
  /// A metric, where a priority stands, has its name.
  case metricAndPriority = 23
  /// A metric, where a node may stand, has its name.
  case metricAndNode = 24
  /// A format begins neither with H.
  case orientation = 25
  /// A view is missing.
  case view = 26
  /// The bracket of a view is not closed.
  case bracket = 27
  /// What stands between two views is no connection.
  case connection = 28
  /// A range of views ends with no number, or a wrong one.
  case viewRange = 29
  /// Ranges of views make more than 65,536 constraints.
  case many = 30
  /// The format makes no constraint.
  case nothing = 31
  /// Something is left over behind the format.
  case formatEnd = 32
  /// A view stack is not {name:[view]...}.
  case stack = 33

  init(_ c: keep_fault) {
    self = Self(rawValue: Int32(truncatingIfNeeded: c.rawValue)) ?? .none
  }
  var c: keep_fault { keep_fault(.init(truncatingIfNeeded: rawValue)) }
}

/// Options of a format, with the bits of Apple's.
public struct FormatOptions: OptionSet, Hashable, Sendable {
  /// A bit for each.
  public let rawValue: UInt32
  /// By their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// All left edges are one line.
  public static let alignLeft = FormatOptions(rawValue: 2)
  /// All right edges are.
  public static let alignRight = FormatOptions(rawValue: 4)
  /// All top edges are.
  public static let alignTop = FormatOptions(rawValue: 8)
  /// All bottom edges are.
  public static let alignBottom = FormatOptions(rawValue: 16)
  /// All leading edges are.
  public static let alignLeading = FormatOptions(rawValue: 32)
  /// All trailing edges are.
  public static let alignTrailing = FormatOptions(rawValue: 64)
  /// All horizontal centres are.
  public static let alignCenterX = FormatOptions(rawValue: 512)
  /// All vertical centres are.
  public static let alignCenterY = FormatOptions(rawValue: 1024)
  /// All last baselines are.
  public static let alignLastBaseline = FormatOptions(rawValue: 2048)
  /// All first baselines are.
  public static let alignFirstBaseline = FormatOptions(rawValue: 4096)
  /// A horizontal format goes from left to right.
  public static let leftToRight = FormatOptions(rawValue: 65536)
  /// A horizontal format goes from right to left.
  public static let rightToLeft = FormatOptions(rawValue: 131072)
  /// Gaps between views are from the last baseline of the upper to the first one of the lower.
  public static let baselineToBaseline = FormatOptions(rawValue: 524288)
}

/// Several attributes that are applied as one, each to its own kind.
public enum Compound: Int32, CaseIterable, Sendable {
  /// Width, height.
  case size = 1
  /// Top, left, right, bottom.
  case edges = 2
  /// Centre x, centre y.
  case center = 3
  /// Top margin, left margin, right margin, bottom margin.
  case margins = 4
  /// Centre x and centre y within the margins.
  case centerWithinMargins = 5

  init(_ c: keep_compound) {
    self = Self(rawValue: Int32(truncatingIfNeeded: c.rawValue)) ?? .size
  }
  var c: keep_compound { keep_compound(.init(truncatingIfNeeded: rawValue)) }
}

/// Space along an axis.
public enum SizeClass: Int32, CaseIterable, Sendable {
  /// Not specified.
  case unspecified = 0
  /// Little.
  case compact = 1
  /// Enough.
  case regular = 2

  init(_ c: keep_size_class) {
    self = Self(rawValue: Int32(truncatingIfNeeded: c.rawValue)) ?? .unspecified
  }
  var c: keep_size_class { keep_size_class(.init(truncatingIfNeeded: rawValue)) }
}

/// The kind of device.
public enum Idiom: Int32, CaseIterable, Sendable {
  /// Not specified.
  case unspecified = 0
  /// A phone.
  case phone = 1
  /// A tablet.
  case pad = 2
  /// A computer with a keyboard.
  case desktop = 3
  /// A screen across the room.
  case tv = 4
  /// The screen of a car.
  case car = 5
  /// A watch.
  case watch = 6

  init(_ c: keep_idiom) {
    self = Self(rawValue: Int32(truncatingIfNeeded: c.rawValue)) ?? .unspecified
  }
  var c: keep_idiom { keep_idiom(.init(truncatingIfNeeded: rawValue)) }
}

/// The orientation of the device.
public enum Orientation: Int32, CaseIterable, Sendable {
  /// Not specified.
  case unspecified = 0
  /// Higher than wide.
  case portrait = 1
  /// Wider than high.
  case landscape = 2

  init(_ c: keep_orientation) {
    self = Self(rawValue: Int32(truncatingIfNeeded: c.rawValue)) ?? .unspecified
  }
  var c: keep_orientation { keep_orientation(.init(truncatingIfNeeded: rawValue)) }
}

/// The ready-made curves of an animation.
public enum Curve: Int32, CaseIterable, Sendable {
  /// Slow, fast, slow.
  case easeInOut = 0
  /// Begins slowly.
  case easeIn = 1
  /// Ends slowly.
  case easeOut = 2
  /// Even.
  case linear = 3

  init(_ c: keep_curve) {
    self = Self(rawValue: Int32(truncatingIfNeeded: c.rawValue)) ?? .easeInOut
  }
  var c: keep_curve { keep_curve(.init(truncatingIfNeeded: rawValue)) }
}

/// What an animation moves.
public enum Motion: Int32, CaseIterable, Sendable {
  /// Frames, each on its own.
  case frames = 0
  /// Values of attributes, rules, sums, sizes and content that change.
  case values = 1
  /// Frames, but no overshoot beyond a required minimum or maximum.
  case bounded = 2

  init(_ c: keep_motion) {
    self = Self(rawValue: Int32(truncatingIfNeeded: c.rawValue)) ?? .frames
  }
  var c: keep_motion { keep_motion(.init(truncatingIfNeeded: rawValue)) }
}

/// Why the first constraint of a conflict is the violated one.
public enum ConflictReason: Int32, CaseIterable, Sendable {
  /// There is no such conflict, or it was not examined.
  case none = 0
  /// It is the only one that can be violated.
  case alone = 1
  /// Any other would have to be violated by more.
  case least = 2
  /// Others would have to be violated by as much.
  case tie = 3
  /// Together with the other conflicts this is the least total violation.
  case together = 4

  init(_ c: keep_conflict_reason) {
    self = Self(rawValue: Int32(truncatingIfNeeded: c.rawValue)) ?? .none
  }
  var c: keep_conflict_reason { keep_conflict_reason(.init(truncatingIfNeeded: rawValue)) }
}

/// What a drawing shows.
public struct Drawn: OptionSet, Hashable, Sendable {
  /// A bit for each.
  public let rawValue: UInt32
  /// By their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Frames with names and sizes, guides, margins, baselines.
  public static let frames = Drawn(rawValue: 1)
  /// Dimensions of what the host has set.
  public static let values = Drawn(rawValue: 2)
  /// Dimensions of what containers ask of their members.
  public static let containers = Drawn(rawValue: 4)
  /// Dimensions of content.
  public static let content = Drawn(rawValue: 8)
  /// What is in a conflict, in red.
  public static let conflicts = Drawn(rawValue: 16)
  /// Ambiguous ranges, hatched.
  public static let ambiguity = Drawn(rawValue: 32)
  /// What is hidden or gone, dashed.
  public static let hidden = Drawn(rawValue: 64)
}

/// The counters of a solver's own work, independent of the machine.
public enum Counter: Int32, CaseIterable, Sendable {
  /// Pivots since creation.
  case pivots = 0
  /// Complete factorisations since creation.
  case factorizations = 1
  /// Work units since creation.
  case work = 2
  /// Allocations since creation.
  case allocations = 3
  /// Bytes of storage now, without the journal from begin to commit, or where conflicts are
  /// refused, from one solve to the next.
  case bytes = 4

  init(_ c: keep_counter) {
    self = Self(rawValue: Int32(truncatingIfNeeded: c.rawValue)) ?? .pivots
  }
  var c: keep_counter { keep_counter(.init(truncatingIfNeeded: rawValue)) }
}

/// The lengths of a node that change when its parent is resized, and whether its mask stays.
public struct Flexible: OptionSet, Hashable, Sendable {
  /// A bit for each.
  public let rawValue: UInt32
  /// By their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The distance of the left edges.
  public static let left = Flexible(rawValue: 1)
  /// The width.
  public static let width = Flexible(rawValue: 2)
  /// The distance of the right edges.
  public static let right = Flexible(rawValue: 4)
  /// The distance of the top edges.
  public static let top = Flexible(rawValue: 8)
  /// The height.
  public static let height = Flexible(rawValue: 16)
  /// The distance of the bottom edges.
  public static let bottom = Flexible(rawValue: 32)
  /// Constraints of the host's on the node do not end the mask.
  public static let stays = Flexible(rawValue: 64)
}

/// A rectangle, in points.
public struct Rect: Hashable, Sendable {
  /// x.
  public var x: Double
  /// y.
  public var y: Double
  /// width.
  public var width: Double
  /// height.
  public var height: Double

  /// All of it.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
  init(_ c: keep_rect) { self.init(x: c.x, y: c.y, width: c.width, height: c.height) }
  var c: keep_rect { keep_rect(x: x, y: y, width: width, height: height) }
}

/// A size, in points.
public struct Size: Hashable, Sendable {
  /// width.
  public var width: Double
  /// height.
  public var height: Double

  /// All of it.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
  init(_ c: keep_size) { self.init(width: c.width, height: c.height) }
  var c: keep_size { keep_size(width: width, height: height) }
}

/// Distances from the edges of a rectangle, positive inside, in points.
public struct Insets: Hashable, Sendable {
  /// top.
  public var top: Double
  /// left.
  public var left: Double
  /// bottom.
  public var bottom: Double
  /// right.
  public var right: Double

  /// All of it.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
  init(_ c: keep_insets) { self.init(top: c.top, left: c.left, bottom: c.bottom, right: c.right) }
  var c: keep_insets { keep_insets(top: top, left: left, bottom: bottom, right: right) }
}

/// The context that conditions are passed.
public struct Context: Hashable, Sendable {
  /// horizontal.
  public var horizontal: SizeClass
  /// vertical.
  public var vertical: SizeClass
  /// idiom.
  public var idiom: Idiom
  /// orientation.
  public var orientation: Orientation

  /// All of it.
  public init(horizontal: SizeClass, vertical: SizeClass, idiom: Idiom, orientation: Orientation) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.idiom = idiom
    self.orientation = orientation
  }
  init(_ c: keep_context) {
    self.init(
      horizontal: SizeClass(c.horizontal), vertical: SizeClass(c.vertical), idiom: Idiom(c.idiom),
      orientation: Orientation(c.orientation))
  }
  var c: keep_context {
    keep_context(
      horizontal: horizontal.c, vertical: vertical.c, idiom: idiom.c, orientation: orientation.c)
  }
}

/// A fault of a document, and its position.
public struct DocumentFault: Hashable, Sendable {
  /// offset.
  public var offset: Int
  /// length.
  public var length: Int
  /// line.
  public var line: Int
  /// column.
  public var column: Int
  /// status.
  public var status: Status

  /// All of it.
  public init(offset: Int, length: Int, line: Int, column: Int, status: Status) {
    self.offset = offset
    self.length = length
    self.line = line
    self.column = column
    self.status = status
  }
  init(_ c: keep_document_fault) {
    self.init(
      offset: c.offset, length: c.length, line: c.line, column: c.column, status: Status(c.status))
  }
  var c: keep_document_fault {
    keep_document_fault(
      offset: offset, length: length, line: line, column: column, status: status.c)
  }
}

extension Layout {
  /// Whether anything has changed since the last solve that frames may depend on
  /// (`keep_layout_needs_solve`).
  public var needsSolve: Bool {
    reference.read { keep_layout_needs_solve($0) }
  }

  /// What happens when required constraints contradict each other
  /// (`keep_layout_conflict_policy`).
  public var conflictPolicy: ConflictPolicy {
    get { reference.read { ConflictPolicy(keep_layout_conflict_policy($0)) } }
    set { reference.note { keep_layout_set_conflict_policy($0, newValue.c) } }
  }

  /// How many pixels of the device a point is wide, for KEEP_FRAME_SNAPPED (`keep_layout_scale`).
  public var scale: Double {
    get { reference.read { keep_layout_scale($0) } }
    set { reference.note { keep_layout_set_scale($0, newValue) } }
  }

  /// How many nodes there are, roots and guides included (`keep_layout_node_count`).
  public var nodeCount: Int {
    reference.read { keep_layout_node_count($0) }
  }

  /// Whether anything moves as time passes, or waits to (`keep_layout_is_moving`).
  public var isMoving: Bool {
    reference.read { keep_layout_is_moving($0) }
  }

  /// How many lines had faults in the last document that was read or updated to
  /// (`keep_document_fault_count`).
  public var documentFaultCount: Int {
    reference.read { keep_document_fault_count($0) }
  }

  /// A conflict in words (`keep_layout_conflict_text`).
  public func conflictText(_ index: Int, text: Text) -> String {
    reference.read { String(cString: keep_layout_conflict_text($0, index, text.c)) }
  }

  /// A layout in words (`keep_layout_text`).
  public func text(_ text: Text) -> String {
    reference.read { String(cString: keep_layout_text($0, text.c)) }
  }

  /// Sets whether widths and heights may be negative (`keep_layout_set_negative_sizes`).
  public func setNegativeSizes(_ allowed: Bool) throws(KeepError) {
    try reference.attempt { keep_layout_set_negative_sizes($0, allowed) }
  }

  /// Sets whether new sums of terms and equations may relate positions along one axis to
  /// positions along the other, a.bottom <= b.left (`keep_layout_set_mixed_axes`).
  public func setMixedAxes(_ allowed: Bool) throws(KeepError) {
    try reference.attempt { keep_layout_set_mixed_axes($0, allowed) }
  }

  /// Creates many nodes, each as keep_node_create (`keep_layout_create_nodes`).
  public func createNodes(_ parents: [Node]) throws(KeepError) -> [Node] {
    var nodes = [keep_node](repeating: keep_node(), count: parents.count)
    try reference.attempt { pointer in
      keep_layout_create_nodes(
        pointer, parents.isEmpty ? nil : parents.map { $0.c(in: reference) }, &nodes, parents.count)
    }
    return nodes.map { Node(reference, $0) }
  }

  /// The node or guide of a number (`keep_layout_numbered`).
  public func numbered(_ number: Int) -> Node? {
    reference.read { Node(found: reference, keep_layout_numbered($0, number)) }
  }

  /// The frames of many nodes, each as keep_node_frame_as (`keep_layout_frames`).
  public func frames(_ nodes: [Node], kind: FrameKind = .inParent) throws(KeepError) -> [Rect] {
    var frames = [keep_rect](repeating: keep_rect(), count: nodes.count)
    try reference.attempt { pointer in
      keep_layout_frames(pointer, nodes.map { $0.c(in: reference) }, &frames, nodes.count, kind.c)
    }
    return frames.map { Rect($0) }
  }

  /// A node and all that is inside of it, with parents, names and frames (`keep_layout_tree`).
  public func tree(_ within: Node? = nil, kind: FrameKind = .inParent) -> [(
    node: Node, parent: Node?, name: String, frame: Rect
  )] {
    var room = 16
    var nodes = [keep_node](repeating: keep_node(), count: room)
    var parents = [keep_node](repeating: keep_node(), count: room)
    var names = [UnsafePointer<CChar>?](repeating: nil, count: room)
    var frames = [keep_rect](repeating: keep_rect(), count: room)
    let count = reference.read {
      keep_layout_tree(
        $0, within?.c(in: reference) ?? keep_node(), &nodes, &parents, &names, &frames, room, kind.c
      )
    }
    if count > room {
      room = count
      nodes = [keep_node](repeating: keep_node(), count: room)
      parents = [keep_node](repeating: keep_node(), count: room)
      names = [UnsafePointer<CChar>?](repeating: nil, count: room)
      frames = [keep_rect](repeating: keep_rect(), count: room)
      _ = reference.read {
        keep_layout_tree(
          $0, within?.c(in: reference) ?? keep_node(), &nodes, &parents, &names, &frames, room,
          kind.c)
      }
    }
    return (0..<count).map {
      (
        node: Node(reference, nodes[$0]), parent: Node(found: reference, parents[$0]),
        name: names[$0].map(String.init(cString:)) ?? "", frame: Rect(frames[$0])
      )
    }
  }

  /// Sets many values, each as keep_attribute_set (`keep_layout_set_values`).
  public func setValues(
    _ attributes: [Attribute], relations: [Relation], values: [Double], priorities: [Double]
  ) throws(KeepError) {
    if !relations.isEmpty { try checkLength("relations", relations.count, attributes.count) }
    try checkLength("values", values.count, attributes.count)
    if !priorities.isEmpty { try checkLength("priorities", priorities.count, attributes.count) }
    try reference.attempt { pointer in
      keep_layout_set_values(
        pointer, attributes.map { $0.c(in: reference) },
        relations.isEmpty ? nil : relations.map { Int8($0.rawValue) }, values,
        priorities.isEmpty ? nil : priorities, attributes.count)
    }
  }

  /// How many demands of containers the last solve did not meet (`keep_layout_unmet_count`).
  public var unmetCount: Int {
    reference.read { keep_layout_unmet_count($0) }
  }

  /// The constraint that is violated (`keep_layout_unmet_constraint`).
  @discardableResult
  public func unmetConstraint(_ index: Int) throws(KeepError) -> Constraint {
    return Constraint(reference, try reference.make { keep_layout_unmet_constraint($0, index) })
  }

  /// The member that it is about, the column or row of a grid, or the container itself
  /// (`keep_layout_unmet_node`).
  @discardableResult
  public func unmetNode(_ index: Int) throws(KeepError) -> Node {
    return Node(reference, try reference.make { keep_layout_unmet_node($0, index) })
  }

  /// The axis along which something is missing (`keep_layout_unmet_axis`).
  public func unmetAxis(_ index: Int) -> Axis {
    reference.read { Axis(keep_layout_unmet_axis($0, index)) }
  }

  /// How much is missing, in points (`keep_layout_unmet_amount`).
  public func unmetAmount(_ index: Int) -> Double? {
    reference.read { finite(keep_layout_unmet_amount($0, index)) }
  }

  /// Asks all conditions again, as keep_node_reload (`keep_layout_reload`).
  public func reload() throws(KeepError) {
    try reference.attempt { keep_layout_reload($0) }
  }

  /// The nodes whose presented frames in their parents differ from the last report, with those
  /// frames, as keep_layout_changes reports frames (`keep_layout_presented_changes`).
  public func presentedChanges() -> [(node: Node, frame: Rect)] {
    let room = reference.read { keep_layout_presented_changes($0, nil, nil, 0) }
    var nodes = [keep_node](repeating: keep_node(), count: room)
    var frames = [keep_rect](repeating: keep_rect(), count: room)
    let count = reference.read { keep_layout_presented_changes($0, &nodes, &frames, room) }
    return (0..<count).map { (node: Node(reference, nodes[$0]), frame: Rect(frames[$0])) }
  }

  /// The corrections of a conflict (`keep_layout_conflict_corrections`).
  public func conflictCorrections(_ index: Int) -> [Double] {
    var room = 16
    var values = [Double](repeating: 0.0, count: room)
    let count = reference.read { keep_layout_conflict_corrections($0, index, &values, room) }
    if count > room {
      room = count
      values = [Double](repeating: 0.0, count: room)
      _ = reference.read { keep_layout_conflict_corrections($0, index, &values, room) }
    }
    values.removeLast(room - count)
    return values
  }

  /// Why the first constraint of a conflict is the violated one, and none of the others
  /// (`keep_layout_conflict_reason`).
  public func conflictReason(_ index: Int) -> ConflictReason {
    reference.read { ConflictReason(keep_layout_conflict_reason($0, index)) }
  }

  /// Whether a conflict repeats an earlier one (`keep_layout_conflict_is_repeat`).
  public func conflictIsRepeat(_ index: Int) -> Bool {
    reference.read { keep_layout_conflict_is_repeat($0, index) }
  }

  /// The dimension of the set of optimal solutions (`keep_layout_freedom`).
  public var freedom: Int {
    reference.read { keep_layout_freedom($0) }
  }

  /// The ambiguous attributes (`keep_layout_ambiguous`).
  public var ambiguous:
    [(attribute: Attribute, minimum: Double, maximum: Double, determining: Bool)]
  {
    var room = 16
    var attributes = [keep_attribute](repeating: keep_attribute(), count: room)
    var minima = [Double](repeating: 0.0, count: room)
    var maxima = [Double](repeating: 0.0, count: room)
    var determining = [Bool](repeating: false, count: room)
    let count = reference.read {
      keep_layout_ambiguous($0, &attributes, &minima, &maxima, &determining, room)
    }
    if count > room {
      room = count
      attributes = [keep_attribute](repeating: keep_attribute(), count: room)
      minima = [Double](repeating: 0.0, count: room)
      maxima = [Double](repeating: 0.0, count: room)
      determining = [Bool](repeating: false, count: room)
      _ = reference.read {
        keep_layout_ambiguous($0, &attributes, &minima, &maxima, &determining, room)
      }
    }
    return (0..<count).map {
      (
        attribute: Attribute(reference, attributes[$0]), minimum: minima[$0], maximum: maxima[$0],
        determining: determining[$0]
      )
    }
  }

  /// Solves, and moves what is ambiguous to another, equally good solution, to make the ambiguity
  /// visible (`keep_layout_exercise`).
  public func exercise(_ which: Int) throws(KeepError) {
    try reference.attempt { keep_layout_exercise($0, UInt32(clamping: which)) }
  }

  /// A fault of that document, in the order of lines (`keep_document_fault_at`).
  public func documentFaultAt(_ index: Int) -> DocumentFault {
    reference.read { DocumentFault(keep_document_fault_at($0, index)) }
  }

  /// A fault in words, in one line (`keep_document_fault_description`).
  public func documentFaultDescription(_ index: Int) -> String {
    reference.read { String(cString: keep_document_fault_description($0, index)) }
  }

  /// The word that may have been meant (`keep_document_fault_nearest`).
  public func documentFaultNearest(_ index: Int) -> String {
    reference.read { String(cString: keep_document_fault_nearest($0, index)) }
  }

  /// Finds the words that could stand at a place of a document, in place of the one that is there
  /// (`keep_document_complete`).
  public func documentComplete(_ document: String, offset: Int) throws(KeepError) -> Int {
    let document = try checked(document)
    return reference.read { keep_document_complete($0, document, offset) }
  }

  /// One of these words (`keep_document_completion`).
  public func documentCompletion(_ index: Int) -> String {
    reference.read { String(cString: keep_document_completion($0, index)) }
  }
}

extension Solver {
  /// What happens when required rows contradict each other (`keep_solver_conflict_policy`).
  public var conflictPolicy: ConflictPolicy {
    get { reference.read { ConflictPolicy(keep_solver_conflict_policy($0)) } }
    set { reference.note { keep_solver_set_conflict_policy($0, newValue.c) } }
  }

  /// How many conflicts the last solve met, or a later call that returned KEEP_ERROR_CONFLICT
  /// (`keep_solver_conflict_count`).
  public var conflictCount: Int {
    reference.read { keep_solver_conflict_count($0) }
  }

  /// Adds many variables, in order of creation (`keep_solver_add_variables`).
  public func addVariables(_ defaultValues: [Double]) throws(KeepError) -> [Variable] {
    var variables = [keep_variable](repeating: keep_variable(), count: defaultValues.count)
    try reference.attempt {
      keep_solver_add_variables(
        $0, defaultValues.isEmpty ? nil : defaultValues, defaultValues.count, &variables)
    }
    return variables.map { Variable(reference, $0) }
  }

  /// Adds many rows in compressed-row form (`keep_solver_add_rows`).
  public func addRows(
    _ starts: [Int], variables: [Variable], coefficients: [Double], relations: [Relation],
    constants: [Double], priorities: [Double], weights: [Double]
  ) throws(KeepError) -> [Row] {
    try checkLength("starts", starts.count, relations.count + 1)
    try checkLength("variables", variables.count, starts.last ?? 0)
    try checkLength("coefficients", coefficients.count, starts.last ?? 0)
    try checkLength("constants", constants.count, relations.count)
    if !priorities.isEmpty { try checkLength("priorities", priorities.count, relations.count) }
    if !weights.isEmpty { try checkLength("weights", weights.count, relations.count) }
    var rows = [keep_row](repeating: keep_row(), count: relations.count)
    try reference.attempt { pointer in
      keep_solver_add_rows(
        pointer, relations.count, starts, variables.map { $0.c(in: reference) }, coefficients,
        relations.map { Int8($0.rawValue) }, constants, priorities.isEmpty ? nil : priorities,
        weights.isEmpty ? nil : weights, &rows)
    }
    return rows.map { Row(reference, $0) }
  }

  /// Removes many rows (`keep_solver_remove_rows`).
  public func removeRows(_ rows: [Row]) throws(KeepError) {
    try reference.attempt { pointer in
      keep_solver_remove_rows(pointer, rows.map { $0.c(in: reference) }, rows.count)
    }
  }

  /// Sets the constants of many rows (`keep_solver_set_constants`).
  public func setConstants(_ rows: [Row], constants: [Double]) throws(KeepError) {
    try checkLength("constants", constants.count, rows.count)
    try reference.attempt { pointer in
      keep_solver_set_constants(pointer, rows.map { $0.c(in: reference) }, constants, rows.count)
    }
  }

  /// The values of many variables as of the last solve (`keep_solver_values`).
  public func values(_ variables: [Variable]) throws(KeepError) -> [Double] {
    var values = [Double](repeating: 0.0, count: variables.count)
    try reference.attempt { pointer in
      keep_solver_values(
        pointer, variables.isEmpty ? nil : variables.map { $0.c(in: reference) }, &values,
        variables.count)
    }
    return values
  }

  /// The variables whose values differ from the last report (at first from the defaults that they
  /// were made with), with their values, in any order (`keep_solver_changes`).
  public func changes() -> [(variable: Variable, value: Double)] {
    let room = reference.read { keep_solver_changes($0, nil, nil, 0) }
    var variables = [keep_variable](repeating: keep_variable(), count: room)
    var values = [Double](repeating: 0.0, count: room)
    let count = reference.read { keep_solver_changes($0, &variables, &values, room) }
    return (0..<count).map { (variable: Variable(reference, variables[$0]), value: values[$0]) }
  }

  /// The rows of a conflict (`keep_solver_conflict`).
  public func conflict(_ index: Int) -> [Row] {
    var room = 16
    var rows = [keep_row](repeating: keep_row(), count: room)
    let count = reference.read { keep_solver_conflict($0, index, &rows, room) }
    if count > room {
      room = count
      rows = [keep_row](repeating: keep_row(), count: room)
      _ = reference.read { keep_solver_conflict($0, index, &rows, room) }
    }
    rows.removeLast(room - count)
    return rows.map { Row(reference, $0) }
  }

  /// The dimension of the set of optimal solutions (`keep_solver_freedom`).
  public var freedom: Int {
    reference.read { keep_solver_freedom($0) }
  }

  /// One of the counters of a solver (`keep_solver_counter`).
  public func counter(_ counter: Counter) -> UInt64 {
    reference.read { keep_solver_counter($0, counter.c) }
  }
}

extension Node {
  /// The parent of a node (`keep_node_parent`).
  public var parent: Node? {
    layout.read { Node(found: layout, keep_node_parent($0, c)) }
  }

  /// The root of the tree that a node is in (`keep_node_root`).
  public var root: Node? {
    layout.read { Node(found: layout, keep_node_root($0, c)) }
  }

  /// The number of a node or guide (`keep_node_number`).
  public var number: Int {
    layout.read { keep_node_number($0, c) }
  }

  /// Whether a node is a guide (`keep_node_is_guide`).
  public var isGuide: Bool {
    layout.read { keep_node_is_guide($0, c) }
  }

  /// The content of a node that scrolls as of the last solve, in the coordinates of the node
  /// (`keep_node_scroll_content`).
  public var scrollContent: Rect {
    layout.read { Rect(keep_node_scroll_content($0, c)) }
  }

  /// The reading direction of a node and of all nodes inside it without one of their own
  /// (`keep_node_direction`).
  public var direction: Direction {
    get { layout.read { Direction(keep_node_direction($0, c)) } }
    nonmutating set { layout.note { keep_node_set_direction($0, c, newValue.c) } }
  }

  /// The reading direction of a node, its own or inherited (`keep_node_effective_direction`).
  public var effectiveDirection: Direction {
    layout.read { Direction(keep_node_effective_direction($0, c)) }
  }

  /// Whether left of the margins of a node stands for leading, and right for trailing
  /// (`keep_node_margins_are_directional`).
  public var marginsAreDirectional: Bool {
    layout.read { keep_node_margins_are_directional($0, c) }
  }

  /// Whether a node inherits its parent's margins (`keep_node_inherits_margins`).
  public var inheritsMargins: Bool {
    get { layout.read { keep_node_inherits_margins($0, c) } }
    nonmutating set { layout.note { keep_node_set_inherits_margins($0, c, newValue) } }
  }

  /// Whether the margins of a node count from its safe area, as they do unless set, or from its
  /// edges (`keep_node_margins_include_safe_area`).
  public var marginsIncludeSafeArea: Bool {
    get { layout.read { keep_node_margins_include_safe_area($0, c) } }
    nonmutating set { layout.note { keep_node_set_margins_include_safe_area($0, c, newValue) } }
  }

  /// The margins as of the last solve (`keep_node_effective_margins`).
  public var effectiveMargins: Insets {
    layout.read { Insets(keep_node_effective_margins($0, c)) }
  }

  /// How far hardware, bars or a keyboard cover a root along its edges (`keep_node_safe_area`).
  public var safeArea: Insets {
    get { layout.read { Insets(keep_node_safe_area($0, c)) } }
    nonmutating set { layout.note { keep_node_set_safe_area($0, c, newValue.c) } }
  }

  /// The insets from the frame of a node to its safe area as of the last solve
  /// (`keep_node_effective_safe_area`).
  public var effectiveSafeArea: Insets {
    layout.read { Insets(keep_node_effective_safe_area($0, c)) }
  }

  /// The insets from the frame of a node to its alignment rectangle, which constraints refer to
  /// (`keep_node_alignment_insets`).
  public var alignmentInsets: Insets {
    get { layout.read { Insets(keep_node_alignment_insets($0, c)) } }
    nonmutating set { layout.note { keep_node_set_alignment_insets($0, c, newValue.c) } }
  }

  /// The share of the height of a node by which both baselines are further inside, in addition to
  /// their distances (`keep_node_baseline_share`).
  public var baselineShare: Double {
    get { layout.read { keep_node_baseline_share($0, c) } }
    nonmutating set { layout.note { keep_node_set_baseline_share($0, c, newValue) } }
  }

  /// Whether a node was hidden itself (`keep_node_is_hidden`).
  public var isHidden: Bool {
    get { layout.read { keep_node_is_hidden($0, c) } }
    nonmutating set { layout.note { keep_node_set_hidden($0, c, newValue) } }
  }

  /// The axes along which a node was collapsed itself (`keep_node_gone`).
  public var gone: Gone {
    get { layout.read { Gone(keep_node_gone($0, c)) } }
    nonmutating set { layout.note { keep_node_set_gone($0, c, newValue.c) } }
  }

  /// Whether a node clips what is inside of it (`keep_node_clips`).
  public var clips: Bool {
    get { layout.read { keep_node_clips($0, c) } }
    nonmutating set { layout.note { keep_node_set_clips($0, c, newValue) } }
  }

  /// How many nodes a stack lists (`keep_node_listed_count`).
  public var listedCount: Int {
    layout.read { keep_node_listed_count($0, c) }
  }

  /// How many variants a node has (`keep_node_variant_count`).
  public var variantCount: Int {
    layout.read { keep_node_variant_count($0, c) }
  }

  /// Which variant of a node is in use as of the last solve, from 0 on (`keep_node_variant`).
  public var variant: Int {
    layout.read { keep_node_variant($0, c) }
  }

  /// The line of a document in which a node begins, from 1 (`keep_node_line`).
  public var line: Int {
    layout.read { Int(keep_node_line($0, c)) }
  }

  /// From one member to the next (`KEEP_CONTAINER_GAP`).
  public var gap: Double {
    get { self[container: KEEP_CONTAINER_GAP] }
    nonmutating set { self[container: KEEP_CONTAINER_GAP] = newValue }
  }

  /// From its edges to the members (`KEEP_CONTAINER_PADDING_TOP`).
  public var paddingTop: Double {
    get { self[container: KEEP_CONTAINER_PADDING_TOP] }
    nonmutating set { self[container: KEEP_CONTAINER_PADDING_TOP] = newValue }
  }

  /// At the leading edge (`KEEP_CONTAINER_PADDING_LEFT`).
  public var paddingLeft: Double {
    get { self[container: KEEP_CONTAINER_PADDING_LEFT] }
    nonmutating set { self[container: KEEP_CONTAINER_PADDING_LEFT] = newValue }
  }

  /// At the bottom edge (`KEEP_CONTAINER_PADDING_BOTTOM`).
  public var paddingBottom: Double {
    get { self[container: KEEP_CONTAINER_PADDING_BOTTOM] }
    nonmutating set { self[container: KEEP_CONTAINER_PADDING_BOTTOM] = newValue }
  }

  /// At the trailing edge (`KEEP_CONTAINER_PADDING_RIGHT`).
  public var paddingRight: Double {
    get { self[container: KEEP_CONTAINER_PADDING_RIGHT] }
    nonmutating set { self[container: KEEP_CONTAINER_PADDING_RIGHT] = newValue }
  }

  /// How the members lie across it (`KEEP_CONTAINER_ALIGN`).
  public var align: Alignment {
    get {
      Alignment(rawValue: Int32(exactly: self[container: KEEP_CONTAINER_ALIGN]) ?? -1) ?? .fill
    }
    nonmutating set { self[container: KEEP_CONTAINER_ALIGN] = Double(newValue.rawValue) }
  }

  /// How they lie along it (`KEEP_CONTAINER_DISTRIBUTION`).
  public var distribution: Distribution {
    get {
      Distribution(rawValue: Int32(exactly: self[container: KEEP_CONTAINER_DISTRIBUTION]) ?? -1)
        ?? .fill
    }
    nonmutating set { self[container: KEEP_CONTAINER_DISTRIBUTION] = Double(newValue.rawValue) }
  }

  /// As keep_stack.bias (`KEEP_CONTAINER_BIAS`).
  public var bias: Double? {
    get { finite(self[container: KEEP_CONTAINER_BIAS]) }
    nonmutating set {
      layout.note { pointer throws(KeepError) in
        keep_container_set(pointer, c, KEEP_CONTAINER_BIAS, try given(newValue, "the bias"))
      }
    }
  }

  /// From one row to the next (`KEEP_CONTAINER_ROW_GAP`).
  public var rowGap: Double {
    get { self[container: KEEP_CONTAINER_ROW_GAP] }
    nonmutating set { self[container: KEEP_CONTAINER_ROW_GAP] = newValue }
  }

  /// How they lie in columns, where baselines are edges (`KEEP_CONTAINER_JUSTIFY`).
  public var justify: Alignment {
    get {
      Alignment(rawValue: Int32(exactly: self[container: KEEP_CONTAINER_JUSTIFY]) ?? -1) ?? .fill
    }
    nonmutating set { self[container: KEEP_CONTAINER_JUSTIFY] = Double(newValue.rawValue) }
  }

  /// Whether it is a flow (`KEEP_CONTAINER_WRAPS`).
  public var wraps: Bool {
    get { self[container: KEEP_CONTAINER_WRAPS] == 1 }
    nonmutating set { self[container: KEEP_CONTAINER_WRAPS] = newValue ? 1 : 0 }
  }

  /// One of the first six (`KEEP_CONTAINER_EDGE`).
  public var edge: Anchor {
    get { Anchor(rawValue: Int32(exactly: self[container: KEEP_CONTAINER_EDGE]) ?? -1) ?? .left }
    nonmutating set { self[container: KEEP_CONTAINER_EDGE] = Double(newValue.rawValue) }
  }

  /// From this edge (`KEEP_CONTAINER_DISTANCE`).
  public var distance: Double {
    get { self[container: KEEP_CONTAINER_DISTANCE] }
    nonmutating set { self[container: KEEP_CONTAINER_DISTANCE] = newValue }
  }

  /// Of a guideline's owner, to be added (`KEEP_CONTAINER_FRACTION`).
  public var fraction: Double {
    get { self[container: KEEP_CONTAINER_FRACTION] }
    nonmutating set { self[container: KEEP_CONTAINER_FRACTION] = newValue }
  }

  /// 1 if padding counts from the margins of the container, with the safe area where they have it
  /// (`KEEP_CONTAINER_PADDING_FROM_MARGINS`).
  public var paddingFromMargins: Bool {
    get { self[container: KEEP_CONTAINER_PADDING_FROM_MARGINS] == 1 }
    nonmutating set { self[container: KEEP_CONTAINER_PADDING_FROM_MARGINS] = newValue ? 1 : 0 }
  }

  /// A keep_least (`KEEP_CONTAINER_LEAST`).
  public var least: Least {
    get { Least(rawValue: Int32(exactly: self[container: KEEP_CONTAINER_LEAST]) ?? -1) ?? .word }
    nonmutating set { self[container: KEEP_CONTAINER_LEAST] = Double(newValue.rawValue) }
  }

  /// The share of its width, or height, that gaps along it have in addition
  /// (`KEEP_CONTAINER_GAP_FRACTION`).
  public var gapFraction: Double {
    get { self[container: KEEP_CONTAINER_GAP_FRACTION] }
    nonmutating set { self[container: KEEP_CONTAINER_GAP_FRACTION] = newValue }
  }

  /// The same of keep_grid.row_gap (`KEEP_CONTAINER_ROW_GAP_FRACTION`).
  public var rowGapFraction: Double {
    get { self[container: KEEP_CONTAINER_ROW_GAP_FRACTION] }
    nonmutating set { self[container: KEEP_CONTAINER_ROW_GAP_FRACTION] = newValue }
  }

  /// Of its height, in addition to padding (`KEEP_CONTAINER_PADDING_FRACTION_TOP`).
  public var paddingFractionTop: Double {
    get { self[container: KEEP_CONTAINER_PADDING_FRACTION_TOP] }
    nonmutating set { self[container: KEEP_CONTAINER_PADDING_FRACTION_TOP] = newValue }
  }

  /// Of its width, at the leading edge (`KEEP_CONTAINER_PADDING_FRACTION_LEFT`).
  public var paddingFractionLeft: Double {
    get { self[container: KEEP_CONTAINER_PADDING_FRACTION_LEFT] }
    nonmutating set { self[container: KEEP_CONTAINER_PADDING_FRACTION_LEFT] = newValue }
  }

  /// Of its height (`KEEP_CONTAINER_PADDING_FRACTION_BOTTOM`).
  public var paddingFractionBottom: Double {
    get { self[container: KEEP_CONTAINER_PADDING_FRACTION_BOTTOM] }
    nonmutating set { self[container: KEEP_CONTAINER_PADDING_FRACTION_BOTTOM] = newValue }
  }

  /// Of its width, at the trailing edge (`KEEP_CONTAINER_PADDING_FRACTION_RIGHT`).
  public var paddingFractionRight: Double {
    get { self[container: KEEP_CONTAINER_PADDING_FRACTION_RIGHT] }
    nonmutating set { self[container: KEEP_CONTAINER_PADDING_FRACTION_RIGHT] = newValue }
  }

  /// 1 if first baselines are as far down as they go, and last ones as far up, as in UIKit's
  /// stacks (`KEEP_CONTAINER_BASELINES_REVERSED`).
  public var baselinesReversed: Bool {
    get { self[container: KEEP_CONTAINER_BASELINES_REVERSED] == 1 }
    nonmutating set { self[container: KEEP_CONTAINER_BASELINES_REVERSED] = newValue ? 1 : 0 }
  }

  /// 1 if gaps of a column are from the last baseline of a member to the first one of the next
  /// (`KEEP_CONTAINER_GAP_FROM_BASELINES`).
  public var gapFromBaselines: Bool {
    get { self[container: KEEP_CONTAINER_GAP_FROM_BASELINES] == 1 }
    nonmutating set { self[container: KEEP_CONTAINER_GAP_FROM_BASELINES] = newValue ? 1 : 0 }
  }

  /// How many members a line of a flow has at most (`KEEP_CONTAINER_MOST`).
  public var most: Double {
    get { self[container: KEEP_CONTAINER_MOST] }
    nonmutating set { self[container: KEEP_CONTAINER_MOST] = newValue }
  }

  /// 1 if a flow with several lines asks for no more than the longest of them
  /// (`KEEP_CONTAINER_HUGS_LINES`).
  public var hugsLines: Bool {
    get { self[container: KEEP_CONTAINER_HUGS_LINES] == 1 }
    nonmutating set { self[container: KEEP_CONTAINER_HUGS_LINES] = newValue ? 1 : 0 }
  }

  /// 1 if a stack goes along the other axis where its members do not fit
  /// (`KEEP_CONTAINER_TURNS`).
  public var turns: Bool {
    get { self[container: KEEP_CONTAINER_TURNS] == 1 }
    nonmutating set { self[container: KEEP_CONTAINER_TURNS] = newValue ? 1 : 0 }
  }

  /// 1 if members of a grid without cells of their own fill gaps before others
  /// (`KEEP_CONTAINER_DENSE`).
  public var dense: Bool {
    get { self[container: KEEP_CONTAINER_DENSE] == 1 }
    nonmutating set { self[container: KEEP_CONTAINER_DENSE] = newValue ? 1 : 0 }
  }

  /// How its lines lie across it (`KEEP_CONTAINER_ROW_DISTRIBUTION`).
  public var rowDistribution: Distribution {
    get {
      Distribution(rawValue: Int32(exactly: self[container: KEEP_CONTAINER_ROW_DISTRIBUTION]) ?? -1)
        ?? .fill
    }
    nonmutating set { self[container: KEEP_CONTAINER_ROW_DISTRIBUTION] = Double(newValue.rawValue) }
  }

  /// As keep_stack.row_bias (`KEEP_CONTAINER_ROW_BIAS`).
  public var rowBias: Double? {
    get { finite(self[container: KEEP_CONTAINER_ROW_BIAS]) }
    nonmutating set {
      layout.note { pointer throws(KeepError) in
        keep_container_set(pointer, c, KEEP_CONTAINER_ROW_BIAS, try given(newValue, "the row"))
      }
    }
  }

  /// 1 if the last line of a flow, which may be the only one, is packed at its start, whatever
  /// its distribution (`KEEP_CONTAINER_LAST_LINE_PACKED`).
  public var lastLinePacked: Bool {
    get { self[container: KEEP_CONTAINER_LAST_LINE_PACKED] == 1 }
    nonmutating set { self[container: KEEP_CONTAINER_LAST_LINE_PACKED] = newValue ? 1 : 0 }
  }

  /// 1 if the first line of a flow is the last one across it, as the lowest one of rows
  /// (`KEEP_CONTAINER_LINES_REVERSED`).
  public var linesReversed: Bool {
    get { self[container: KEEP_CONTAINER_LINES_REVERSED] == 1 }
    nonmutating set { self[container: KEEP_CONTAINER_LINES_REVERSED] = newValue ? 1 : 0 }
  }

  /// 1 if what is too large begins at the start, whatever its alignment and the bias, and
  /// overflows at the end (`KEEP_CONTAINER_SAFE`).
  public var safe: Bool {
    get { self[container: KEEP_CONTAINER_SAFE] == 1 }
    nonmutating set { self[container: KEEP_CONTAINER_SAFE] = newValue ? 1 : 0 }
  }

  /// Whether the last column is repeated (`KEEP_CONTAINER_REPEATS`).
  public var repeats: Repeat {
    get { Repeat(rawValue: Int32(exactly: self[container: KEEP_CONTAINER_REPEATS]) ?? -1) ?? .fill }
    nonmutating set { self[container: KEEP_CONTAINER_REPEATS] = Double(newValue.rawValue) }
  }

  /// Its share of what members without a weight leave, which are then as small as they may be
  /// (`KEEP_MEMBER_WEIGHT`).
  public var weight: Double {
    get { self[member: KEEP_MEMBER_WEIGHT] }
    nonmutating set { self[member: KEEP_MEMBER_WEIGHT] = newValue }
  }

  /// From it to the next member (`KEEP_MEMBER_GAP_AFTER`).
  public var gapAfter: Double? {
    get { finite(self[member: KEEP_MEMBER_GAP_AFTER]) }
    nonmutating set {
      layout.note { pointer throws(KeepError) in
        keep_member_set(pointer, c, KEEP_MEMBER_GAP_AFTER, try given(newValue, "the gap"))
      }
    }
  }

  /// A keep_align (`KEEP_MEMBER_ALIGN`).
  public var ownAlign: Alignment? {
    get { Alignment(rawValue: Int32(exactly: self[member: KEEP_MEMBER_ALIGN]) ?? -1) }
    nonmutating set {
      self[member: KEEP_MEMBER_ALIGN] = newValue.map { Double($0.rawValue) } ?? .nan
    }
  }

  /// 1 for a child that is not arranged, 0 for a member (`KEEP_MEMBER_EXCLUDED`).
  public var isExcluded: Bool {
    get { self[member: KEEP_MEMBER_EXCLUDED] == 1 }
    nonmutating set { self[member: KEEP_MEMBER_EXCLUDED] = newValue ? 1 : 0 }
  }

  /// A keep_align in its columns of a grid (`KEEP_MEMBER_JUSTIFY`).
  public var ownJustify: Alignment? {
    get { Alignment(rawValue: Int32(exactly: self[member: KEEP_MEMBER_JUSTIFY]) ?? -1) }
    nonmutating set {
      self[member: KEEP_MEMBER_JUSTIFY] = newValue.map { Double($0.rawValue) } ?? .nan
    }
  }

  /// How much it loses in a stack where content is missing (`KEEP_MEMBER_SHRINK`).
  public var shrink: Double {
    get { self[member: KEEP_MEMBER_SHRINK] }
    nonmutating set { self[member: KEEP_MEMBER_SHRINK] = newValue }
  }

  /// The length from which it grows by its weight, 0 unless set (`KEEP_MEMBER_BASIS`).
  public var basis: Double {
    get { self[member: KEEP_MEMBER_BASIS] }
    nonmutating set { self[member: KEEP_MEMBER_BASIS] = newValue }
  }

  /// 1 to have its content as its basis, if there is some (`KEEP_MEMBER_GROWS`).
  public var grows: Bool {
    get { self[member: KEEP_MEMBER_GROWS] == 1 }
    nonmutating set { self[member: KEEP_MEMBER_GROWS] = newValue ? 1 : 0 }
  }

  /// A keep_least (`KEEP_MEMBER_LEAST`).
  public var ownLeast: Least? {
    get { Least(rawValue: Int32(exactly: self[member: KEEP_MEMBER_LEAST]) ?? -1) }
    nonmutating set {
      self[member: KEEP_MEMBER_LEAST] = newValue.map { Double($0.rawValue) } ?? .nan
    }
  }

  /// Its margins (`KEEP_MEMBER_MARGIN_TOP`).
  public var ownMarginTop: Double {
    get { self[member: KEEP_MEMBER_MARGIN_TOP] }
    nonmutating set { self[member: KEEP_MEMBER_MARGIN_TOP] = newValue }
  }

  /// At its leading edge (`KEEP_MEMBER_MARGIN_LEFT`).
  public var ownMarginLeft: Double {
    get { self[member: KEEP_MEMBER_MARGIN_LEFT] }
    nonmutating set { self[member: KEEP_MEMBER_MARGIN_LEFT] = newValue }
  }

  /// Below it (`KEEP_MEMBER_MARGIN_BOTTOM`).
  public var ownMarginBottom: Double {
    get { self[member: KEEP_MEMBER_MARGIN_BOTTOM] }
    nonmutating set { self[member: KEEP_MEMBER_MARGIN_BOTTOM] = newValue }
  }

  /// At its trailing edge (`KEEP_MEMBER_MARGIN_RIGHT`).
  public var ownMarginRight: Double {
    get { self[member: KEEP_MEMBER_MARGIN_RIGHT] }
    nonmutating set { self[member: KEEP_MEMBER_MARGIN_RIGHT] = newValue }
  }

  /// The share of the height of its container that its margin has in addition
  /// (`KEEP_MEMBER_MARGIN_FRACTION_TOP`).
  public var ownMarginFractionTop: Double {
    get { self[member: KEEP_MEMBER_MARGIN_FRACTION_TOP] }
    nonmutating set { self[member: KEEP_MEMBER_MARGIN_FRACTION_TOP] = newValue }
  }

  /// Of the width, at its leading edge (`KEEP_MEMBER_MARGIN_FRACTION_LEFT`).
  public var ownMarginFractionLeft: Double {
    get { self[member: KEEP_MEMBER_MARGIN_FRACTION_LEFT] }
    nonmutating set { self[member: KEEP_MEMBER_MARGIN_FRACTION_LEFT] = newValue }
  }

  /// Of the height (`KEEP_MEMBER_MARGIN_FRACTION_BOTTOM`).
  public var ownMarginFractionBottom: Double {
    get { self[member: KEEP_MEMBER_MARGIN_FRACTION_BOTTOM] }
    nonmutating set { self[member: KEEP_MEMBER_MARGIN_FRACTION_BOTTOM] = newValue }
  }

  /// Of the width, at its trailing edge (`KEEP_MEMBER_MARGIN_FRACTION_RIGHT`).
  public var ownMarginFractionRight: Double {
    get { self[member: KEEP_MEMBER_MARGIN_FRACTION_RIGHT] }
    nonmutating set { self[member: KEEP_MEMBER_MARGIN_FRACTION_RIGHT] = newValue }
  }

  /// The column of a grid that it begins in, from 0 to 9,999 (`KEEP_MEMBER_FIRST_COLUMN`).
  public var firstColumn: Double? {
    get { finite(self[member: KEEP_MEMBER_FIRST_COLUMN]) }
    nonmutating set {
      layout.note { pointer throws(KeepError) in
        keep_member_set(pointer, c, KEEP_MEMBER_FIRST_COLUMN, try given(newValue, "the first"))
      }
    }
  }

  /// The same of rows (`KEEP_MEMBER_FIRST_ROW`).
  public var firstRow: Double? {
    get { finite(self[member: KEEP_MEMBER_FIRST_ROW]) }
    nonmutating set {
      layout.note { pointer throws(KeepError) in
        keep_member_set(pointer, c, KEEP_MEMBER_FIRST_ROW, try given(newValue, "the first"))
      }
    }
  }

  /// How many columns it is in (`KEEP_MEMBER_COLUMN_SPAN`).
  public var columnSpan: Double {
    get { self[member: KEEP_MEMBER_COLUMN_SPAN] }
    nonmutating set { self[member: KEEP_MEMBER_COLUMN_SPAN] = newValue }
  }

  /// The same of rows (`KEEP_MEMBER_ROW_SPAN`).
  public var rowSpan: Double {
    get { self[member: KEEP_MEMBER_ROW_SPAN] }
    nonmutating set { self[member: KEEP_MEMBER_ROW_SPAN] = newValue }
  }

  /// 1 for a child that lies over a grid (`KEEP_MEMBER_OVERLAY`).
  public var overlay: Bool {
    get { self[member: KEEP_MEMBER_OVERLAY] == 1 }
    nonmutating set { self[member: KEEP_MEMBER_OVERLAY] = newValue ? 1 : 0 }
  }

  /// The children of a node, in order, without its guides (`keep_node_children`).
  public var children: [Node] {
    var room = 16
    var children = [keep_node](repeating: keep_node(), count: room)
    let count = layout.read { keep_node_children($0, c, &children, room) }
    if count > room {
      room = count
      children = [keep_node](repeating: keep_node(), count: room)
      _ = layout.read { keep_node_children($0, c, &children, room) }
    }
    children.removeLast(room - count)
    return children.map { Node(layout, $0) }
  }

  /// The child of a node at an index from 0, or the root (`keep_node_child`).
  public func child(_ index: Int) -> Node? {
    layout.read { Node(found: layout, keep_node_child($0, c, index)) }
  }

  /// The frame of a node as of the last solve in the coordinates of another node of its tree,
  /// whose frame begins at 0, 0 (`keep_node_frame_in`).
  public func frameIn(_ space: Node) -> Rect {
    layout.read { Rect(keep_node_frame_in($0, c, space.c(in: layout))) }
  }

  /// The guide that stands for an area of a node, the same one each time (`keep_node_guide`).
  @discardableResult
  public func guide(_ guide: GuidedArea) throws(KeepError) -> Node {
    return Node(layout, try layout.make { keep_node_guide($0, c, guide.c) })
  }

  /// Keeps the content of a node exactly as large as its alignment rectangle along an axis, so
  /// that there is nothing to scroll (`keep_node_set_scroll_disabled`).
  public func setScrollDisabled(_ axis: Axis, disabled: Bool) throws(KeepError) {
    try layout.attempt { keep_node_set_scroll_disabled($0, c, axis.c, disabled) }
  }

  /// Whether the content of a node is kept as large as the node along an axis
  /// (`keep_node_is_scroll_disabled`).
  public func isScrollDisabled(_ axis: Axis) -> Bool {
    layout.read { keep_node_is_scroll_disabled($0, c, axis.c) }
  }

  /// Sets the baselines of a node (`keep_node_set_baselines`).
  public func setBaselines(_ first: Double, last: Double) throws(KeepError) {
    try layout.attempt { keep_node_set_baselines($0, c, first, last) }
  }

  /// The baselines that were set for a node (`keep_node_baselines`).
  public var baselines: (first: Double, last: Double) {
    var first = 0.0
    var last = 0.0
    layout.read { keep_node_baselines($0, c, &first, &last) }
    return (first: first, last: last)
  }

  /// y of the baselines of a node as of the last solve, in the coordinates of its parent
  /// (`keep_node_baseline_positions`).
  public var baselinePositions: (first: Double, last: Double) {
    var first = 0.0
    var last = 0.0
    layout.read { keep_node_baseline_positions($0, c, &first, &last) }
    return (first: first, last: last)
  }

  /// Has the next solve measure the content of a node again (`keep_node_invalidate_content`).
  public func invalidateContent() throws(KeepError) {
    try layout.attempt { keep_node_invalidate_content($0, c) }
  }

  /// The hugging or compression resistance of a node along one axis (`keep_node_resistance`).
  public func resistance(_ axis: Axis, resistance: Resistance) -> Double {
    layout.read { keep_node_resistance($0, c, axis.c, resistance.c) }
  }

  /// The least and the greatest size of a node with all in it along one axis at which no
  /// constraint of at least a priority is worse off (`keep_node_size_range`).
  public func sizeRange(_ axis: Axis, priority: Priority) throws(KeepError) -> (
    minimum: Double, maximum: Double
  ) {
    var minimum = 0.0
    var maximum = 0.0
    try layout.attempt {
      keep_node_size_range($0, c, axis.c, priority.rawValue, &minimum, &maximum)
    }
    return (minimum: minimum, maximum: maximum)
  }

  /// The constraints that mention a node, also inactive ones (`keep_node_constraints`).
  public var constraints: [Constraint] {
    var room = 16
    var constraints = [keep_constraint](repeating: keep_constraint(), count: room)
    let count = layout.read { keep_node_constraints($0, c, &constraints, room) }
    if count > room {
      room = count
      constraints = [keep_constraint](repeating: keep_constraint(), count: room)
      _ = layout.read { keep_node_constraints($0, c, &constraints, room) }
    }
    constraints.removeLast(room - count)
    return constraints.map { Constraint(layout, $0) }
  }

  /// Makes the constraint anchor == multiplier * other_anchor + constant, the form of
  /// TULayoutAdditions and of Apple's constraints (`keep_node_constrain`).
  @discardableResult
  public func constrain(
    _ anchor: Anchor, relation: Relation, other: Node?, otherAnchor: Anchor, multiplier: Double,
    constant: Double, priority: Priority, installed: Bool = true
  ) throws(KeepError) -> Constraint {
    return Constraint(
      layout,
      try layout.make {
        keep_node_constrain(
          $0, c, anchor.c, relation.c, other?.c(in: layout) ?? keep_node(), otherAnchor.c,
          multiplier, constant, priority.rawValue, installed)
      })
  }

  /// Has a stack arrange nodes that stay where they are, in this order, in place of those that it
  /// had (`keep_node_set_listed`).
  public func setListed(_ nodes: [Node] = []) throws(KeepError) {
    try layout.attempt { pointer in
      keep_node_set_listed(
        pointer, c, nodes.isEmpty ? nil : nodes.map { $0.c(in: layout) }, nodes.count)
    }
  }

  /// One of the nodes that a stack lists (`keep_node_listed`).
  public func listed(_ index: Int) -> Node? {
    layout.read { Node(found: layout, keep_node_listed($0, c, index)) }
  }

  /// Changes what a listed node has of its own in a stack, as keep_member_set does for a child
  /// (`keep_node_set_listed_value`).
  public func setListedValue(_ node: Node, what: MemberValue, value: Double) throws(KeepError) {
    try layout.attempt { keep_node_set_listed_value($0, c, node.c(in: layout), what.c, value) }
  }

  /// What a listed node has of its own in a stack (`keep_node_listed_value`).
  public func listedValue(_ node: Node, what: MemberValue) -> Double? {
    layout.read { finite(keep_node_listed_value($0, c, node.c(in: layout), what.c)) }
  }

  /// Sets how many columns or rows a grid has (`keep_grid_set_track_count`).
  public func setGridTrackCount(_ axis: Axis, tracks: Int) throws(KeepError) {
    try layout.attempt { keep_grid_set_track_count($0, c, axis.c, tracks) }
  }

  /// How many columns or rows a grid has, with those that were made for members
  /// (`keep_grid_track_count`).
  public func gridTrackCount(_ axis: Axis) -> Int {
    layout.read { keep_grid_track_count($0, c, axis.c) }
  }

  /// The column or row of a grid that a member begins in, also where it went there by itself
  /// (`keep_member_cell`).
  public func memberCell(_ axis: Axis) -> Int {
    layout.read { keep_member_cell($0, c, axis.c) }
  }

  /// In how many columns or rows of a grid a member is (`keep_member_span`).
  public func memberSpan(_ axis: Axis) -> Int {
    layout.read { keep_member_span($0, c, axis.c) }
  }

  /// Adds a variant to those of a node, behind them (`keep_node_add_variant`).
  public func addVariant(_ width: Double, height: Double, fits: Bool) throws(KeepError) {
    try layout.attempt { keep_node_add_variant($0, c, width, height, fits) }
  }

  /// Removes all variants of a node (`keep_node_clear_variants`).
  public func clearVariants() throws(KeepError) {
    try layout.attempt { keep_node_clear_variants($0, c) }
  }

  /// Sets what a parameter of a container is in a variant of a node, which may be the container
  /// (`keep_node_vary_container`).
  public func varyContainer(_ variant: Int, container: Node, what: ContainerValue, value: Double)
    throws(KeepError)
  {
    try layout.attempt {
      keep_node_vary_container($0, c, variant, container.c(in: layout), what.c, value)
    }
  }

  /// The same of what a child of a container has of its own (keep_member_set)
  /// (`keep_node_vary_member`).
  public func varyMember(_ variant: Int, subject: Node, what: MemberValue, value: Double)
    throws(KeepError)
  {
    try layout.attempt {
      keep_node_vary_member($0, c, variant, subject.c(in: layout), what.c, value)
    }
  }

  /// The same of whether a node is gone (keep_node_set_gone) (`keep_node_vary_gone`).
  public func varyGone(_ variant: Int, other: Node, gone: Gone) throws(KeepError) {
    try layout.attempt { keep_node_vary_gone($0, c, variant, other.c(in: layout), gone.c) }
  }

  /// The constraints that were applied to a node, the oldest first, active or not
  /// (`keep_node_applied`).
  public var applied: [Constraint] {
    var room = 16
    var constraints = [keep_constraint](repeating: keep_constraint(), count: room)
    let count = layout.read { keep_node_applied($0, c, &constraints, room) }
    if count > room {
      room = count
      constraints = [keep_constraint](repeating: keep_constraint(), count: room)
      _ = layout.read { keep_node_applied($0, c, &constraints, room) }
    }
    constraints.removeLast(room - count)
    return constraints.map { Constraint(layout, $0) }
  }

  /// Removes all attributes that were applied to a node, active or not
  /// (`keep_node_clear_applied`).
  public func clearApplied() throws(KeepError) {
    try layout.attempt { keep_node_clear_applied($0, c) }
  }

  /// Asks the conditions of a node again, the newest first, and activates and deactivates its
  /// attributes (`keep_node_reload`).
  public func reload() throws(KeepError) {
    try layout.attempt { keep_node_reload($0, c) }
  }

  /// Adds a rule to an attribute (`keep_node_add_rule`).
  public func addRule(
    _ kind: AttributeKind, other: Node?, relation: Relation, value: Double, priority: Priority
  ) throws(KeepError) -> Constraint {
    var constraint = keep_constraint()
    try layout.attempt {
      keep_node_add_rule(
        $0, c, kind.c, other?.c(in: layout) ?? keep_node(), relation.c, value, priority.rawValue,
        &constraint)
    }
    return Constraint(layout, constraint)
  }
}

extension Array where Element == Node {
  /// A new group of the attribute, or ready-made group, of each of many nodes
  /// (keep_node_attribute) (`keep_nodes_attribute`).
  @discardableResult
  public func attribute(_ kind: AttributeKind) throws(KeepError) -> Attribute {
    let owner = try owner()
    return Attribute(
      owner,
      try owner.make { pointer in
        keep_nodes_attribute(pointer, map { $0.c(in: owner) }, count, kind.c)
      })
  }

  /// A new group of the attribute of each of many nodes in relation to another
  /// (keep_node_attribute_to) (`keep_nodes_attribute_to`).
  @discardableResult
  public func attributeTo(_ kind: AttributeKind, other: Node) throws(KeepError) -> Attribute {
    let owner = try owner()
    return Attribute(
      owner,
      try owner.make { pointer in
        keep_nodes_attribute_to(pointer, map { $0.c(in: owner) }, count, kind.c, other.c(in: owner))
      })
  }

  /// A new group of the attribute of each of many nodes in relation to the next
  /// (keep_node_attribute_to) (`keep_nodes_attribute_between`).
  @discardableResult
  public func attributeBetween(_ kind: AttributeKind) throws(KeepError) -> Attribute {
    let owner = try owner()
    return Attribute(
      owner,
      try owner.make { pointer in
        keep_nodes_attribute_between(pointer, map { $0.c(in: owner) }, count, kind.c)
      })
  }

  /// Sets a value of an attribute, or ready-made group, of each of many nodes, without making a
  /// group (`keep_nodes_set`).
  public func set(
    _ kind: AttributeKind, other: Node?, relation: Relation, value: Double,
    priority: Priority = .required
  ) throws(KeepError) {
    let owner = try owner()
    try owner.attempt { pointer in
      keep_nodes_set(
        pointer, map { $0.c(in: owner) }, count, kind.c, other?.c(in: owner) ?? keep_node(),
        relation.c, value, priority.rawValue)
    }
  }

  /// Sets a value of an attribute of each of many nodes in relation to the next, without making a
  /// group (`keep_nodes_set_between`).
  public func setBetween(
    _ kind: AttributeKind, relation: Relation, value: Double, priority: Priority = .required
  ) throws(KeepError) {
    let owner = try owner()
    try owner.attempt { pointer in
      keep_nodes_set_between(
        pointer, map { $0.c(in: owner) }, count, kind.c, relation.c, value, priority.rawValue)
    }
  }

  /// Keeps the gaps between neighbours equal to each other, however wide they are
  /// (`keep_nodes_distribute`).
  public func distribute(_ kind: AttributeKind, priority: Priority = .required) throws(KeepError) {
    let owner = try owner()
    try owner.attempt { pointer in
      keep_nodes_distribute(pointer, map { $0.c(in: owner) }, count, kind.c, priority.rawValue)
    }
  }

  /// Sets equal of the width and height of each of many nodes (`keep_nodes_keep_size`).
  public func keepSize(_ width: Double?, height: Double?, priority: Priority = .required)
    throws(KeepError)
  {
    let owner = try owner()
    try owner.attempt { pointer throws(KeepError) in
      keep_nodes_keep_size(
        pointer, map { $0.c(in: owner) }, count, try given(width, "the width"),
        try given(height, "the height"), priority.rawValue)
    }
  }

  /// Sets equal of the centres of each of many nodes, as fractions of the parent
  /// (`keep_nodes_keep_center`).
  public func keepCenter(_ x: Double?, y: Double?, priority: Priority = .required) throws(KeepError)
  {
    let owner = try owner()
    try owner.attempt { pointer throws(KeepError) in
      keep_nodes_keep_center(
        pointer, map { $0.c(in: owner) }, count, try given(x, "the x"), try given(y, "the y"),
        priority.rawValue)
    }
  }
}

extension Attribute {
  /// Whether any value of an attribute, or of an attribute in a group, is active
  /// (`keep_attribute_is_active`).
  public var isActive: Bool {
    layout.read { keep_attribute_is_active($0, c) }
  }

  /// The node that an attribute belongs to (`keep_attribute_node`).
  public var node: Node? {
    layout.read { Node(found: layout, keep_attribute_node($0, c)) }
  }

  /// The node that an attribute relates its node to (`keep_attribute_other`).
  public var other: Node? {
    layout.read { Node(found: layout, keep_attribute_other($0, c)) }
  }

  /// The margin while gone (`keep_attribute_gone_value`).
  public var goneValue: Double? {
    get { layout.read { finite(keep_attribute_gone_value($0, c)) } }
    nonmutating set {
      layout.note { pointer throws(KeepError) in
        keep_attribute_set_gone_value(pointer, c, try given(newValue, "the value"))
      }
    }
  }

  /// The value of an attribute in the frames, whether or not it is constrained
  /// (`keep_attribute_measured`).
  public var measured: Double? {
    layout.read { finite(keep_attribute_measured($0, c)) }
  }

  /// The attribute that equal, the minimum or the maximum follows (`keep_attribute_followed`).
  public func followed(_ relation: Relation) -> (
    followed: Attribute?, multiplier: Double, constant: Double, priority: Priority
  ) {
    var multiplier = 0.0
    var constant = 0.0
    var priority = 0.0
    let result = layout.read {
      keep_attribute_followed($0, c, relation.c, &multiplier, &constant, &priority)
    }
    return (
      followed: Attribute(found: layout, result), multiplier: multiplier, constant: constant,
      priority: Priority(priority)
    )
  }

  /// An attribute in words (`keep_attribute_text`).
  public func text(_ text: Text) -> String {
    layout.read { String(cString: keep_attribute_text($0, c, text.c)) }
  }

  /// The attributes of a group in the order in which they are set (`keep_attribute_members`).
  public var members: [Attribute] {
    var room = 16
    var members = [keep_attribute](repeating: keep_attribute(), count: room)
    let count = layout.read { keep_attribute_members($0, c, &members, room) }
    if count > room {
      room = count
      members = [keep_attribute](repeating: keep_attribute(), count: room)
      _ = layout.read { keep_attribute_members($0, c, &members, room) }
    }
    members.removeLast(room - count)
    return members.map { Attribute(layout, $0) }
  }

  /// Why an attribute measures its value (`keep_attribute_explanation`).
  public var explanation: (constraints: [Constraint], factors: [Double], rest: Double) {
    var rest = 0.0
    var room = 16
    var constraints = [keep_constraint](repeating: keep_constraint(), count: room)
    var factors = [Double](repeating: 0.0, count: room)
    let count = layout.read {
      keep_attribute_explanation($0, c, &constraints, &factors, room, &rest)
    }
    if count > room {
      room = count
      constraints = [keep_constraint](repeating: keep_constraint(), count: room)
      factors = [Double](repeating: 0.0, count: room)
      _ = layout.read { keep_attribute_explanation($0, c, &constraints, &factors, room, &rest) }
    }
    constraints.removeLast(room - count)
    factors.removeLast(room - count)
    return (constraints: constraints.map { Constraint(layout, $0) }, factors: factors, rest: rest)
  }
}

extension Constraint {
  /// Whether a constraint is active (`keep_constraint_is_active`).
  public var isActive: Bool {
    layout.read { keep_constraint_is_active($0, c) }
  }

  /// The origin of a constraint (`keep_constraint_source`).
  public var source: Source {
    layout.read { Source(keep_constraint_source($0, c)) }
  }

  /// The node that a constraint belongs to (`keep_constraint_node`).
  public var node: Node? {
    layout.read { Node(found: layout, keep_constraint_node($0, c)) }
  }

  /// The attribute of a value or a rule (`keep_constraint_attribute`).
  public var attribute: Attribute? {
    layout.read { Attribute(found: layout, keep_constraint_attribute($0, c)) }
  }

  /// The relation of a rule or of a sum in place (`keep_constraint_relation`).
  public var relation: Relation {
    get { layout.read { Relation(keep_constraint_relation($0, c)) } }
    nonmutating set { layout.note { keep_constraint_set_relation($0, c, newValue.c) } }
  }

  /// The priority of a constraint in place, also to and from required
  /// (`keep_constraint_priority`).
  public var priority: Priority {
    get { layout.read { Priority(keep_constraint_priority($0, c)) } }
    nonmutating set { layout.note { keep_constraint_set_priority($0, c, newValue.rawValue) } }
  }

  /// The node of whose variants a constraint belongs to one (`keep_constraint_variant_node`).
  public var variantNode: Node? {
    layout.read { Node(found: layout, keep_constraint_variant_node($0, c)) }
  }

  /// Which variant of that node it belongs to (`keep_constraint_variant`).
  public var variant: Int {
    layout.read { keep_constraint_variant($0, c) }
  }

  /// The format that has made a constraint (`keep_constraint_format`).
  public var format: Format? {
    layout.read { Format(found: layout, keep_constraint_format($0, c)) }
  }

  /// The line where a constraint was last set, from 1 (`keep_constraint_line`).
  public var line: Int {
    layout.read { Int(keep_constraint_line($0, c)) }
  }

  /// A constraint in words (`keep_constraint_text`).
  public func text(_ text: Text) -> String {
    layout.read { String(cString: keep_constraint_text($0, c, text.c)) }
  }

  /// Sets one coefficient of a sum in place (`keep_constraint_set_coefficient`).
  public func setCoefficient(_ index: Int, coefficient: Double) throws(KeepError) {
    try layout.attempt { keep_constraint_set_coefficient($0, c, index, coefficient) }
  }

  /// Has a rule, a sum or an applied attribute belong to a variant, and to no other one
  /// (`keep_constraint_set_variant`).
  public func setVariant(_ node: Node?, variant: Int) throws(KeepError) {
    try layout.attempt {
      keep_constraint_set_variant($0, c, node?.c(in: layout) ?? keep_node(), variant)
    }
  }

  /// The violation of a constraint, in points of the first length of its equation
  /// (`keep_constraint_violation`).
  public var violation: Double {
    layout.read { keep_constraint_violation($0, c) }
  }

  /// The binding constraints of a violated one (`keep_constraint_binding`).
  public var binding: [(constraint: Constraint, factor: Double)] {
    var room = 16
    var constraints = [keep_constraint](repeating: keep_constraint(), count: room)
    var factors = [Double](repeating: 0.0, count: room)
    let count = layout.read { keep_constraint_binding($0, c, &constraints, &factors, room) }
    if count > room {
      room = count
      constraints = [keep_constraint](repeating: keep_constraint(), count: room)
      factors = [Double](repeating: 0.0, count: room)
      _ = layout.read { keep_constraint_binding($0, c, &constraints, &factors, room) }
    }
    return (0..<count).map {
      (constraint: Constraint(layout, constraints[$0]), factor: factors[$0])
    }
  }
}

extension Atomic {
  /// Whether anything is as an atomic group set it, so that keep_atomic_deactivate would take it
  /// back (`keep_atomic_is_active`).
  public var isActive: Bool {
    layout.read { keep_atomic_is_active($0, c) }
  }

  /// Takes back what an atomic group has set (`keep_atomic_deactivate`).
  public func deactivate() throws(KeepError) {
    try layout.attempt { keep_atomic_deactivate($0, c) }
  }

  /// Activates everything that an atomic group has recorded, over what has been set since
  /// (`keep_atomic_activate`).
  public func activate() throws(KeepError) {
    try layout.attempt { keep_atomic_activate($0, c) }
  }

  /// Destroys an atomic group (`keep_atomic_destroy`).
  public func destroy() throws(KeepError) {
    try layout.attempt { keep_atomic_destroy($0, c) }
  }

  /// The constraints that are as an atomic group set them, in the order in which they were first
  /// set (`keep_atomic_constraints`).
  public var constraints: [Constraint] {
    var room = 16
    var constraints = [keep_constraint](repeating: keep_constraint(), count: room)
    let count = layout.read { keep_atomic_constraints($0, c, &constraints, room) }
    if count > room {
      room = count
      constraints = [keep_constraint](repeating: keep_constraint(), count: room)
      _ = layout.read { keep_atomic_constraints($0, c, &constraints, room) }
    }
    constraints.removeLast(room - count)
    return constraints.map { Constraint(layout, $0) }
  }
}

extension Format {
  /// A format as a string, with the values that its constraints have now (`keep_format_text`).
  public var text: String {
    layout.read { String(cString: keep_format_text($0, c)) }
  }

  /// The constraints of a format that have not been removed, in the order described above
  /// (`keep_format_constraints`).
  public var constraints: [Constraint] {
    var room = 16
    var constraints = [keep_constraint](repeating: keep_constraint(), count: room)
    let count = layout.read { keep_format_constraints($0, c, &constraints, room) }
    if count > room {
      room = count
      constraints = [keep_constraint](repeating: keep_constraint(), count: room)
      _ = layout.read { keep_format_constraints($0, c, &constraints, room) }
    }
    constraints.removeLast(room - count)
    return constraints.map { Constraint(layout, $0) }
  }
}

extension Animation {
  /// Ends an animation, unfinished, at its final frames (`keep_animation_cancel`).
  public func cancel() throws(KeepError) {
    try layout.attempt { keep_animation_cancel($0, c) }
  }

  /// Ends an animation as if its time were over (`keep_animation_finish`).
  public func finish() throws(KeepError) {
    try layout.attempt { keep_animation_finish($0, c) }
  }
}

extension Variable {
  /// The default of a variable (`keep_solver_default`).
  public var defaultValue: Double {
    get { solver.read { keep_solver_default($0, c) } }
    nonmutating set { solver.note { keep_solver_set_default($0, c, newValue) } }
  }

  /// The value of a variable as of the last solve (`keep_solver_value`).
  public var value: Double {
    solver.read { keep_solver_value($0, c) }
  }

  /// Removes a variable (`keep_solver_remove_variable`).
  public func remove() throws(KeepError) {
    try solver.attempt { keep_solver_remove_variable($0, c) }
  }

  /// The smallest and the largest value of a variable with no row of at least a priority worse
  /// off (`keep_solver_range`).
  public func range(_ priority: Priority) throws(KeepError) -> (minimum: Double, maximum: Double) {
    var minimum = 0.0
    var maximum = 0.0
    try solver.attempt { keep_solver_range($0, c, priority.rawValue, &minimum, &maximum) }
    return (minimum: minimum, maximum: maximum)
  }

  /// Why a variable has its value (`keep_solver_explanation`).
  public var explanation: (rows: [Row], factors: [Double], fromDefaults: Double) {
    var fromDefaults = 0.0
    var room = 16
    var rows = [keep_row](repeating: keep_row(), count: room)
    var factors = [Double](repeating: 0.0, count: room)
    let count = solver.read { keep_solver_explanation($0, c, &rows, &factors, room, &fromDefaults) }
    if count > room {
      room = count
      rows = [keep_row](repeating: keep_row(), count: room)
      factors = [Double](repeating: 0.0, count: room)
      _ = solver.read { keep_solver_explanation($0, c, &rows, &factors, room, &fromDefaults) }
    }
    rows.removeLast(room - count)
    factors.removeLast(room - count)
    return (rows: rows.map { Row(solver, $0) }, factors: factors, fromDefaults: fromDefaults)
  }
}

extension Row {
  /// The relation of a row (`keep_solver_relation`).
  public var relation: Relation {
    get { solver.read { Relation(keep_solver_relation($0, c)) } }
    nonmutating set { solver.note { keep_solver_set_relation($0, c, newValue.c) } }
  }

  /// The constant of a row (`keep_solver_constant`).
  public var constant: Double {
    get { solver.read { keep_solver_constant($0, c) } }
    nonmutating set { solver.note { keep_solver_set_constant($0, c, newValue) } }
  }

  /// The priority of a row, also to and from required (`keep_solver_priority`).
  public var priority: Priority {
    get { solver.read { Priority(keep_solver_priority($0, c)) } }
    nonmutating set { solver.note { keep_solver_set_priority($0, c, newValue.rawValue) } }
  }

  /// The weight of a row, between 1e-6 and 1e6 (`keep_solver_weight`).
  public var weight: Double {
    get { solver.read { keep_solver_weight($0, c) } }
    nonmutating set { solver.note { keep_solver_set_weight($0, c, newValue) } }
  }

  /// The violation of a row at the last solve, without its weight (`keep_solver_violation`).
  public var violation: Double {
    solver.read { keep_solver_violation($0, c) }
  }

  /// Removes a row (`keep_solver_remove_row`).
  public func remove() throws(KeepError) {
    try solver.attempt { keep_solver_remove_row($0, c) }
  }

  /// Sets the coefficient of one variable in a row (`keep_solver_set_coefficient`).
  public func setCoefficient(_ variable: Variable, coefficient: Double) throws(KeepError) {
    try solver.attempt { keep_solver_set_coefficient($0, c, variable.c(in: solver), coefficient) }
  }

  /// The terms of a row, one for each variable, in any order, and none that is 0
  /// (`keep_solver_terms`).
  public var terms: [(variable: Variable, coefficient: Double)] {
    var room = 16
    var variables = [keep_variable](repeating: keep_variable(), count: room)
    var coefficients = [Double](repeating: 0.0, count: room)
    let count = solver.read { keep_solver_terms($0, c, &variables, &coefficients, room) }
    if count > room {
      room = count
      variables = [keep_variable](repeating: keep_variable(), count: room)
      coefficients = [Double](repeating: 0.0, count: room)
      _ = solver.read { keep_solver_terms($0, c, &variables, &coefficients, room) }
    }
    return (0..<count).map {
      (variable: Variable(solver, variables[$0]), coefficient: coefficients[$0])
    }
  }
}
