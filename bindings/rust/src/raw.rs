// Written by bindings/write_rust.py from the headers: `make generate`.

//! The functions of C, as the headers declare them.

use std::marker::{PhantomData, PhantomPinned};
use std::os::raw::{c_char, c_int, c_void};

/// The result of a call. Values are never renumbered; new ones may be added.
pub type keep_status = c_int;
/// Done.
pub const KEEP_OK: keep_status = 0;
/// A NULL owner or pointer, a number that is not finite, a priority or an enum out of range.
pub const KEEP_ERROR_INVALID_ARGUMENT: keep_status = -1;
/// A handle that is none, stale, or of another owner.
pub const KEEP_ERROR_INVALID_HANDLE: keep_status = -2;
/// Two nodes without a common ancestor, or an inset of a node without a parent.
pub const KEEP_ERROR_UNRELATED: keep_status = -3;
/// The move would make a node its own ancestor.
pub const KEEP_ERROR_CYCLE: keep_status = -4;
/// Required constraints contradict each other, and the owner refuses conflicts.
pub const KEEP_ERROR_CONFLICT: keep_status = -5;
/// A change of an owner from inside one of its own callbacks.
pub const KEEP_ERROR_BUSY: keep_status = -6;
/// More than the library holds: the message says of what.
pub const KEEP_ERROR_LIMIT: keep_status = -7;
/// Not for such an object, or not at such a time: the message says why.
pub const KEEP_ERROR_STATE: keep_status = -8;
/// The two directions of the plane.
pub type keep_axis = c_int;
/// Left to right: widths.
pub const KEEP_HORIZONTAL: keep_axis = 0;
/// Top to bottom: heights.
pub const KEEP_VERTICAL: keep_axis = 1;
/// How an attribute relates to its value, or the left side of a constraint to the right one.
pub type keep_relation = c_int;
/// At most: the max of an attribute.
pub const KEEP_AT_MOST: keep_relation = -1;
/// Equal.
pub const KEEP_EQUAL: keep_relation = 0;
/// At least: the min of an attribute.
pub const KEEP_AT_LEAST: keep_relation = 1;
/// What happens when required constraints contradict each other.
pub type keep_conflict_policy = c_int;
/// They stay, the least total violation is found, and the conflict can be read.
pub const KEEP_CONFLICTS_REPORTED: keep_conflict_policy = 0;
/// The transaction (or the solve outside one) fails with KEEP_ERROR_CONFLICT and is undone.
pub const KEEP_CONFLICTS_REFUSED: keep_conflict_policy = 1;
/// Which frame of a node is meant.
pub type keep_frame_kind = c_int;
/// As of the last solve, in the coordinates of the parent.
pub const KEEP_FRAME_IN_PARENT: keep_frame_kind = 0;
/// As of the last solve, in the coordinates in which the frame of the root is returned: it begins at
/// 0, 0 unless the root has alignment insets.
pub const KEEP_FRAME_IN_ROOT: keep_frame_kind = 1;
/// On the pixels of the device (keep_layout_set_scale), in points, in the coordinates of the parent. Each
/// edge is rounded where it is in the root, halves away from 0: nodes that touch still do, and nothing adds
/// up over levels. Less than a half by a millionth of a pixel counts as a half.
pub const KEEP_FRAME_SNAPPED: keep_frame_kind = 2;
/// On the pixels of the device, in the coordinates of the root.
pub const KEEP_FRAME_SNAPPED_IN_ROOT: keep_frame_kind = 3;
/// On its way in an animation (keeplayout/animation.h), in the coordinates of its presented parent.
pub const KEEP_FRAME_PRESENTED: keep_frame_kind = 4;
/// On its way in an animation, in the coordinates of its root.
pub const KEEP_FRAME_PRESENTED_IN_ROOT: keep_frame_kind = 5;
/// On its way in an animation, and on the pixels of the device, in the coordinates of its parent.
pub const KEEP_FRAME_PRESENTED_SNAPPED: keep_frame_kind = 6;
/// On its way in an animation, and on the pixels of the device, in the coordinates of its root.
pub const KEEP_FRAME_PRESENTED_SNAPPED_IN_ROOT: keep_frame_kind = 7;
/// Which text about an object is meant.
pub type keep_text = c_int;
/// Its name.
pub const KEEP_TEXT_NAME: keep_text = 0;
/// An attribute with its values, a constraint as a sentence, a conflict, a layout as a tree.
pub const KEEP_TEXT_DESCRIPTION: keep_text = 1;
/// Why an attribute has its value, or a constraint is violated (keeplayout/diagnosis.h).
pub const KEEP_TEXT_WHY: keep_text = 2;
/// A conflict explained (keeplayout/diagnosis.h), a layout for a bug report (keeplayout/documents.h).
pub const KEEP_TEXT_REPORT: keep_text = 3;
/// A conflict in the form of Auto Layout's log (keeplayout/diagnosis.h).
pub const KEEP_TEXT_LOG: keep_text = 4;
/// The file where a constraint was last set (keeplayout/diagnosis.h).
pub const KEEP_TEXT_FILE: keep_text = 5;
/// A constraint as an equation string (keeplayout/equations.h).
pub const KEEP_TEXT_EQUATION: keep_text = 6;
/// A layout as text that can be read back (keeplayout/documents.h).
pub const KEEP_TEXT_DOCUMENT: keep_text = 7;
/// What is ambiguous in a layout (keeplayout/diagnosis.h).
pub const KEEP_TEXT_AMBIGUITY: keep_text = 8;
/// What a handle names.
pub type keep_handle_kind = c_int;
/// Nothing of the layout: none, stale, or of another layout.
pub const KEEP_HANDLE_NONE: keep_handle_kind = 0;
/// A node or guide.
pub const KEEP_HANDLE_NODE: keep_handle_kind = 1;
/// An attribute or group.
pub const KEEP_HANDLE_ATTRIBUTE: keep_handle_kind = 2;
/// A constraint.
pub const KEEP_HANDLE_CONSTRAINT: keep_handle_kind = 3;
/// An atomic group.
pub const KEEP_HANDLE_ATOMIC: keep_handle_kind = 4;
/// An animation that has not ended.
pub const KEEP_HANDLE_ANIMATION: keep_handle_kind = 5;
/// A visual format.
pub const KEEP_HANDLE_FORMAT: keep_handle_kind = 6;
/// The attributes of a node, v being the value. Tens tell the family, ones the side; a group is 100 above
/// what it is made of. Values are never renumbered; new ones may be added.
pub type keep_attribute_kind = c_int;
/// width = v; to another node: width = v \* other.width.
pub const KEEP_WIDTH: keep_attribute_kind = 1;
/// height = v; to another node: height = v \* other.height.
pub const KEEP_HEIGHT: keep_attribute_kind = 2;
/// width = v \* height. A ratio of 0 or less is not refused: as sizes are not negative, 0 makes the
/// width 0, and a negative ratio makes both 0.
pub const KEEP_ASPECT_RATIO: keep_attribute_kind = 3;
/// left = parent.left + v.
pub const KEEP_LEFT_INSET: keep_attribute_kind = 10;
/// right = parent.right - v.
pub const KEEP_RIGHT_INSET: keep_attribute_kind = 11;
/// leading = parent.leading + v, in reading direction.
pub const KEEP_LEADING_INSET: keep_attribute_kind = 12;
/// trailing = parent.trailing - v, in reading direction.
pub const KEEP_TRAILING_INSET: keep_attribute_kind = 13;
/// top = parent.top + v.
pub const KEEP_TOP_INSET: keep_attribute_kind = 14;
/// bottom = parent.bottom - v.
pub const KEEP_BOTTOM_INSET: keep_attribute_kind = 15;
/// first baseline = parent.top + v.
pub const KEEP_FIRST_BASELINE_INSET: keep_attribute_kind = 16;
/// last baseline = parent.bottom - v.
pub const KEEP_LAST_BASELINE_INSET: keep_attribute_kind = 17;
/// left = left of the parent's safe area + v.
pub const KEEP_LEFT_SAFE_INSET: keep_attribute_kind = 20;
/// right = right of the parent's safe area - v.
pub const KEEP_RIGHT_SAFE_INSET: keep_attribute_kind = 21;
/// leading = leading edge of the parent's safe area + v, in reading direction.
pub const KEEP_LEADING_SAFE_INSET: keep_attribute_kind = 22;
/// trailing = trailing edge of the parent's safe area - v, in reading direction.
pub const KEEP_TRAILING_SAFE_INSET: keep_attribute_kind = 23;
/// top = top of the parent's safe area + v.
pub const KEEP_TOP_SAFE_INSET: keep_attribute_kind = 24;
/// bottom = bottom of the parent's safe area - v.
pub const KEEP_BOTTOM_SAFE_INSET: keep_attribute_kind = 25;
/// left = left margin of the parent + v.
pub const KEEP_LEFT_MARGIN_INSET: keep_attribute_kind = 30;
/// right = right margin of the parent - v.
pub const KEEP_RIGHT_MARGIN_INSET: keep_attribute_kind = 31;
/// leading = leading margin of the parent + v, in reading direction.
pub const KEEP_LEADING_MARGIN_INSET: keep_attribute_kind = 32;
/// trailing = trailing margin of the parent - v, in reading direction.
pub const KEEP_TRAILING_MARGIN_INSET: keep_attribute_kind = 33;
/// top = top margin of the parent + v.
pub const KEEP_TOP_MARGIN_INSET: keep_attribute_kind = 34;
/// bottom = bottom margin of the parent - v.
pub const KEEP_BOTTOM_MARGIN_INSET: keep_attribute_kind = 35;
/// centre x = v \* parent.width: 0 is the left edge, 0.5 the middle, 1 the right edge.
pub const KEEP_HORIZONTAL_CENTER: keep_attribute_kind = 48;
/// centre y = v \* parent.height: 0 is the top edge, 0.5 the middle, 1 the bottom edge.
pub const KEEP_VERTICAL_CENTER: keep_attribute_kind = 49;
/// left = other.right + v: a gap.
pub const KEEP_LEFT_OFFSET: keep_attribute_kind = 50;
/// other.left = right + v: a gap.
pub const KEEP_RIGHT_OFFSET: keep_attribute_kind = 51;
/// leading = other.trailing + v: a gap, in reading direction.
pub const KEEP_LEADING_OFFSET: keep_attribute_kind = 52;
/// other.leading = trailing + v: a gap, in reading direction.
pub const KEEP_TRAILING_OFFSET: keep_attribute_kind = 53;
/// top = other.bottom + v: a gap.
pub const KEEP_TOP_OFFSET: keep_attribute_kind = 54;
/// other.top = bottom + v: a gap.
pub const KEEP_BOTTOM_OFFSET: keep_attribute_kind = 55;
/// first baseline = other.last baseline + v.
pub const KEEP_FIRST_BASELINE_OFFSET: keep_attribute_kind = 56;
/// other.first baseline = last baseline + v.
pub const KEEP_LAST_BASELINE_OFFSET: keep_attribute_kind = 57;
/// left = other.left + v.
pub const KEEP_LEFT_ALIGN: keep_attribute_kind = 60;
/// right = other.right - v.
pub const KEEP_RIGHT_ALIGN: keep_attribute_kind = 61;
/// leading = other.leading + v, in reading direction.
pub const KEEP_LEADING_ALIGN: keep_attribute_kind = 62;
/// trailing = other.trailing - v, in reading direction.
pub const KEEP_TRAILING_ALIGN: keep_attribute_kind = 63;
/// top = other.top + v.
pub const KEEP_TOP_ALIGN: keep_attribute_kind = 64;
/// bottom = other.bottom - v.
pub const KEEP_BOTTOM_ALIGN: keep_attribute_kind = 65;
/// first baseline = other.first baseline - v: positive is higher up.
pub const KEEP_FIRST_BASELINE_ALIGN: keep_attribute_kind = 66;
/// last baseline = other.last baseline - v: positive is higher up.
pub const KEEP_LAST_BASELINE_ALIGN: keep_attribute_kind = 67;
/// centre x = other.centre x + v: both on one vertical line. Not to be confused with
/// KEEP_VERTICAL_CENTER, which is about y.
pub const KEEP_VERTICAL_ALIGN: keep_attribute_kind = 68;
/// centre y = other.centre y + v: both on one horizontal line. Not to be confused with
/// KEEP_HORIZONTAL_CENTER, which is about x.
pub const KEEP_HORIZONTAL_ALIGN: keep_attribute_kind = 69;
/// Group: width, height; also to another node.
pub const KEEP_SIZE: keep_attribute_kind = 100;
/// Group: top, bottom, left, right inset.
pub const KEEP_INSETS: keep_attribute_kind = 110;
/// Group: left, right inset.
pub const KEEP_HORIZONTAL_INSETS: keep_attribute_kind = 111;
/// Group: top, bottom inset.
pub const KEEP_VERTICAL_INSETS: keep_attribute_kind = 112;
/// Group: top, bottom, left, right safe inset.
pub const KEEP_SAFE_INSETS: keep_attribute_kind = 120;
/// Group: left, right safe inset.
pub const KEEP_HORIZONTAL_SAFE_INSETS: keep_attribute_kind = 121;
/// Group: top, bottom safe inset.
pub const KEEP_VERTICAL_SAFE_INSETS: keep_attribute_kind = 122;
/// Group: top, bottom, left, right margin inset.
pub const KEEP_MARGIN_INSETS: keep_attribute_kind = 130;
/// Group: left, right margin inset.
pub const KEEP_HORIZONTAL_MARGIN_INSETS: keep_attribute_kind = 131;
/// Group: top, bottom margin inset.
pub const KEEP_VERTICAL_MARGIN_INSETS: keep_attribute_kind = 132;
/// Group: horizontal, vertical centre.
pub const KEEP_CENTER: keep_attribute_kind = 140;
/// Group: top, left, right, bottom alignment; positive is inside the other node.
pub const KEEP_EDGE_ALIGN: keep_attribute_kind = 160;
/// Group: vertical, horizontal alignment.
pub const KEEP_CENTER_ALIGN: keep_attribute_kind = 161;
/// A group that keep_group_create or keep_nodes_attribute has made; never asked for by kind.
pub const KEEP_GROUP: keep_attribute_kind = 200;
/// The area of a node that a guide stands for.
pub type keep_guide = c_int;
/// Its safe area, by safe insets of 0.
pub const KEEP_GUIDE_SAFE: keep_guide = 0;
/// The node within its margins, by margin insets of 0.
pub const KEEP_GUIDE_MARGINS: keep_guide = 1;
/// Its content. With this guide the node scrolls: the nodes inside relate to the edges of the guide in
/// place of the node's own. The content begins at the node's left and top and is as large as
/// what is inside asks for, and no larger (width and height are 0 at KEEP_FITTING). For nodes outside, and
/// wherever its width, height or centre is meant, the node is itself, not its content, as with Apple's scroll
///
/// views: the centre is that of the guide only where the guide is named. While the guide is gone
/// (keep_node_set_gone), everything inside is inactive. Destroying the guide ends the scrolling.
pub const KEEP_GUIDE_SCROLL: keep_guide = 2;
/// For reading text: within the margins, in their middle, as wide as they allow (at KEEP_HIGH), but no
/// wider than 672. For another limit, set the maximum of its width.
pub const KEEP_GUIDE_READABLE: keep_guide = 3;
/// KeepLayout's layout view: the safe area at top and bottom, the margins at the sides.
pub const KEEP_GUIDE_LAYOUT: keep_guide = 4;
/// Its frame, to name that from inside where the node scrolls, also a root; as it is scrolled to the start.
pub const KEEP_GUIDE_FRAME: keep_guide = 5;
/// The reading direction, and with it where leading and trailing are.
pub type keep_direction = c_int;
/// That of the parent; of the layout, for a root.
pub const KEEP_DIRECTION_INHERITED: keep_direction = 0;
/// Leading is left.
pub const KEEP_LEFT_TO_RIGHT: keep_direction = 1;
/// Leading is right.
pub const KEEP_RIGHT_TO_LEFT: keep_direction = 2;
/// The sizes that a node with content resists.
pub type keep_resistance = c_int;
/// Larger than its content: hugging, 250 unless set.
pub const KEEP_HUGGING: keep_resistance = 0;
/// Smaller than its content: compression resistance, KEEP_HIGH unless set.
pub const KEEP_COMPRESSION: keep_resistance = 1;
/// Along which axes a node is collapsed.
pub type keep_gone = c_int;
/// Along neither: it takes its space.
pub const KEEP_GONE_NOT: keep_gone = 0;
/// Along both, as true says.
pub const KEEP_GONE_FULLY: keep_gone = 1;
/// It has no width, and no margins to the left and right.
pub const KEEP_GONE_HORIZONTALLY: keep_gone = 2;
/// It has no height, and no margins above and below.
pub const KEEP_GONE_VERTICALLY: keep_gone = 3;
/// What a layout tells its host without being asked: flags.
pub type keep_log = c_int;
/// A call failed: its message.
pub const KEEP_LOG_REFUSED: keep_log = 1;
/// A solve met a conflict that the one before did not: its report.
pub const KEEP_LOG_CONFLICT: keep_log = 2;
/// A solve left something ambiguous, other than the one before: what (KEEP_TEXT_AMBIGUITY).
pub const KEEP_LOG_AMBIGUITY: keep_log = 4;
/// A solve left a container without what it asks for, and the one before did not (keep_layout_unmet_count).
pub const KEEP_LOG_UNMET: keep_log = 8;
/// A solve left a flow, a barrier, a stack that turns (containers.h), or a variant (variants.h) as it was decided,
/// though the last frames would decide otherwise.
pub const KEEP_LOG_DECISION: keep_log = 16;
/// The origin of a constraint.
pub type keep_source = c_int;
/// No constraint: the handle is invalid.
pub const KEEP_SOURCE_NONE: keep_source = 0;
/// Equal, minimum or maximum of an attribute.
pub const KEEP_SOURCE_VALUE: keep_source = 1;
/// keep_node_add_rule.
pub const KEEP_SOURCE_RULE: keep_source = 2;
/// The size of a root.
pub const KEEP_SOURCE_ROOT_SIZE: keep_source = 3;
/// A width or height is never negative.
pub const KEEP_SOURCE_NOT_NEGATIVE: keep_source = 4;
/// Equal, minimum or maximum of an attribute that follows another (keep_attribute_set_to).
pub const KEEP_SOURCE_LINK: keep_source = 5;
/// A sum of terms (keep_constraint_create), which equation strings are, too.
pub const KEEP_SOURCE_TERMS: keep_source = 6;
/// A sum of terms that was applied (keep_node_apply).
pub const KEEP_SOURCE_APPLIED: keep_source = 7;
/// Hugging or compression resistance of the content of a node (keep_node_set_content_size).
pub const KEEP_SOURCE_CONTENT: keep_source = 8;
/// A node that is gone has no size (keep_node_set_gone).
pub const KEEP_SOURCE_GONE: keep_source = 9;
/// A container arranges its members (keep_stack_create).
pub const KEEP_SOURCE_CONTAINER: keep_source = 10;
/// A number of a node in a sum. The values up to 20 are those of Apple's layout attributes.
pub type keep_anchor = c_int;
/// The left edge.
pub const KEEP_ANCHOR_LEFT: keep_anchor = 1;
/// The right edge.
pub const KEEP_ANCHOR_RIGHT: keep_anchor = 2;
/// The top edge.
pub const KEEP_ANCHOR_TOP: keep_anchor = 3;
/// The bottom edge.
pub const KEEP_ANCHOR_BOTTOM: keep_anchor = 4;
/// Left or right, where reading begins.
pub const KEEP_ANCHOR_LEADING: keep_anchor = 5;
/// Left or right, where reading ends.
pub const KEEP_ANCHOR_TRAILING: keep_anchor = 6;
/// The width.
pub const KEEP_ANCHOR_WIDTH: keep_anchor = 7;
/// The height.
pub const KEEP_ANCHOR_HEIGHT: keep_anchor = 8;
/// Halfway between left and right.
pub const KEEP_ANCHOR_CENTER_X: keep_anchor = 9;
/// Halfway between top and bottom.
pub const KEEP_ANCHOR_CENTER_Y: keep_anchor = 10;
/// The baseline of the last line of text; TULayoutAdditions' and PLX's baseline.
pub const KEEP_ANCHOR_LAST_BASELINE: keep_anchor = 11;
/// The baseline of the first line of text.
pub const KEEP_ANCHOR_FIRST_BASELINE: keep_anchor = 12;
/// The left edge within the margins.
pub const KEEP_ANCHOR_LEFT_MARGIN: keep_anchor = 13;
/// The right edge within the margins.
pub const KEEP_ANCHOR_RIGHT_MARGIN: keep_anchor = 14;
/// The top edge within the margins.
pub const KEEP_ANCHOR_TOP_MARGIN: keep_anchor = 15;
/// The bottom edge within the margins.
pub const KEEP_ANCHOR_BOTTOM_MARGIN: keep_anchor = 16;
/// The leading edge within the margins.
pub const KEEP_ANCHOR_LEADING_MARGIN: keep_anchor = 17;
/// The trailing edge within the margins.
pub const KEEP_ANCHOR_TRAILING_MARGIN: keep_anchor = 18;
/// Halfway between the left and the right margin.
pub const KEEP_ANCHOR_CENTER_X_WITHIN_MARGINS: keep_anchor = 19;
/// Halfway between the top and the bottom margin.
pub const KEEP_ANCHOR_CENTER_Y_WITHIN_MARGINS: keep_anchor = 20;
/// The left edge of the safe area.
pub const KEEP_ANCHOR_LEFT_SAFE: keep_anchor = 21;
/// The right edge of the safe area.
pub const KEEP_ANCHOR_RIGHT_SAFE: keep_anchor = 22;
/// The top edge of the safe area.
pub const KEEP_ANCHOR_TOP_SAFE: keep_anchor = 23;
/// The bottom edge of the safe area.
pub const KEEP_ANCHOR_BOTTOM_SAFE: keep_anchor = 24;
/// The leading edge of the safe area.
pub const KEEP_ANCHOR_LEADING_SAFE: keep_anchor = 25;
/// The trailing edge of the safe area.
pub const KEEP_ANCHOR_TRAILING_SAFE: keep_anchor = 26;
/// Halfway between left and right of the safe area.
pub const KEEP_ANCHOR_CENTER_X_WITHIN_SAFE_AREA: keep_anchor = 27;
/// Halfway between top and bottom of the safe area.
pub const KEEP_ANCHOR_CENTER_Y_WITHIN_SAFE_AREA: keep_anchor = 28;
/// How the members lie along a stack, the lines of a flow across it, or the columns and rows of a grid.
pub type keep_distribution = c_int;
/// They fill it: weights decide how large they are, or else what they resist and hug. Lines of a flow are larger by
/// equal parts of what is left, and so are columns and rows if some of them are to fill it; otherwise those begin at
/// the start.
pub const KEEP_FILL: keep_distribution = 0;
/// They fill it, and all have one size. Only of members, as the next one: otherwise as KEEP_FILL.
pub const KEEP_FILL_EQUALLY: keep_distribution = 1;
/// They fill it, in proportion to their content sizes as they were set; one without has any size.
pub const KEEP_FILL_PROPORTIONALLY: keep_distribution = 2;
/// Equal gaps, on top of those that are set; none at the ends. One member alone is packed, and so are several that are
/// too large.
pub const KEEP_EQUAL_GAPS: keep_distribution = 3;
/// Centres equally far apart; otherwise as equal gaps.
pub const KEEP_EQUAL_CENTERS: keep_distribution = 4;
/// Equal gaps, also at both ends. What is too large begins at the start, or is in the middle with a bias of 0.5. One
/// member alone is where the bias has it; while that is not set, in the middle.
pub const KEEP_SPREAD: keep_distribution = 5;
/// Next to each other; the bias divides what is left.
pub const KEEP_PACKED: keep_distribution = 6;
/// As KEEP_SPREAD, with half of a gap at both ends.
pub const KEEP_AROUND: keep_distribution = 7;
/// How a member lies across a stack.
pub type keep_align = c_int;
/// From edge to edge; a size of its own is kept at the start.
pub const KEEP_ALIGN_FILL: keep_align = 0;
/// At the top, or at the leading edge.
pub const KEEP_ALIGN_START: keep_align = 1;
/// In the middle.
pub const KEEP_ALIGN_CENTER: keep_align = 2;
/// At the bottom, or at the trailing edge.
pub const KEEP_ALIGN_END: keep_align = 3;
/// First baselines on one line, as far up as they go. In a column as the start.
pub const KEEP_ALIGN_FIRST_BASELINE: keep_align = 4;
/// Last baselines on one line, as far down as they go. In a column as the end.
pub const KEEP_ALIGN_LAST_BASELINE: keep_align = 5;
/// Wherever the host has it: the container neither places it across nor counts it in its own size there.
pub const KEEP_ALIGN_NONE: keep_align = 6;
/// What members keep of their content along a stack that is too short for it, and that they overflow then.
pub type keep_least = c_int;
/// Text that is measured along both axes keeps its longest word, unless it has a weight and no basis.
pub const KEEP_LEAST_WORD: keep_least = 0;
/// Text keeps its longest word, and all other content its size.
pub const KEEP_LEAST_CONTENT: keep_least = 1;
/// All content may be compressed to nothing.
pub const KEEP_LEAST_NOTHING: keep_least = 2;
/// Whether the last column of a grid is repeated, or its last row where members go by columns.
pub type keep_repeat = c_int;
/// It is there once.
pub const KEEP_REPEAT_NONE: keep_repeat = 0;
/// It is there as often as fits, once at least.
pub const KEEP_REPEAT_FILL: keep_repeat = 1;
/// The same, without those at the end that no member is in.
pub const KEEP_REPEAT_FIT: keep_repeat = 2;
/// A parameter of a container. What has no effect, as the bias where members fill or the fraction of a barrier, is
/// kept until it has one.
pub type keep_container_value = c_int;
/// A keep_axis; of a grid along which members go to free cells.
pub const KEEP_CONTAINER_AXIS: keep_container_value = 0;
/// As keep_stack.gap.
pub const KEEP_CONTAINER_GAP: keep_container_value = 1;
/// As keep_stack.padding.
pub const KEEP_CONTAINER_PADDING_TOP: keep_container_value = 2;
/// At the leading edge.
pub const KEEP_CONTAINER_PADDING_LEFT: keep_container_value = 3;
/// At the bottom edge.
pub const KEEP_CONTAINER_PADDING_BOTTOM: keep_container_value = 4;
/// At the trailing edge.
pub const KEEP_CONTAINER_PADDING_RIGHT: keep_container_value = 5;
/// A keep_align.
pub const KEEP_CONTAINER_ALIGN: keep_container_value = 6;
/// A keep_distribution: of members, or of columns.
pub const KEEP_CONTAINER_DISTRIBUTION: keep_container_value = 7;
/// As keep_stack.bias; NaN while it is not set.
pub const KEEP_CONTAINER_BIAS: keep_container_value = 8;
/// As keep_grid.row_gap, or keep_stack.row_gap.
pub const KEEP_CONTAINER_ROW_GAP: keep_container_value = 9;
/// As keep_grid.justify.
pub const KEEP_CONTAINER_JUSTIFY: keep_container_value = 10;
/// As keep_stack.wraps.
pub const KEEP_CONTAINER_WRAPS: keep_container_value = 11;
/// A keep_anchor, as keep_guideline.edge.
pub const KEEP_CONTAINER_EDGE: keep_container_value = 12;
/// As keep_guideline.distance.
pub const KEEP_CONTAINER_DISTANCE: keep_container_value = 13;
/// As keep_guideline.fraction.
pub const KEEP_CONTAINER_FRACTION: keep_container_value = 14;
/// 1 if padding counts from the margins of the container, with the safe area where they have it; 0 from its
/// edges.
pub const KEEP_CONTAINER_PADDING_FROM_MARGINS: keep_container_value = 15;
/// A keep_least.
pub const KEEP_CONTAINER_LEAST: keep_container_value = 16;
/// The share of its width, or height, that gaps along it have in addition; from 0 to 1, as all of these.
pub const KEEP_CONTAINER_GAP_FRACTION: keep_container_value = 17;
/// The same of keep_grid.row_gap.
pub const KEEP_CONTAINER_ROW_GAP_FRACTION: keep_container_value = 18;
/// Of its height, in addition to padding.
pub const KEEP_CONTAINER_PADDING_FRACTION_TOP: keep_container_value = 19;
/// Of its width, at the leading edge.
pub const KEEP_CONTAINER_PADDING_FRACTION_LEFT: keep_container_value = 20;
/// Of its height.
pub const KEEP_CONTAINER_PADDING_FRACTION_BOTTOM: keep_container_value = 21;
/// Of its width, at the trailing edge.
pub const KEEP_CONTAINER_PADDING_FRACTION_RIGHT: keep_container_value = 22;
/// 1 if first baselines are as far down as they go, and last ones as far up, as in UIKit's stacks; 0 for the other
/// way.
pub const KEEP_CONTAINER_BASELINES_REVERSED: keep_container_value = 23;
/// 1 if gaps of a column are from the last baseline of a member to the first one of the next; 0 from its edge.
pub const KEEP_CONTAINER_GAP_FROM_BASELINES: keep_container_value = 24;
/// How many members a line of a flow has at most; 0 for any number.
pub const KEEP_CONTAINER_MOST: keep_container_value = 25;
/// 1 if a flow with several lines asks for no more than the longest of them; 0 for all that it gets.
pub const KEEP_CONTAINER_HUGS_LINES: keep_container_value = 26;
/// 1 if a stack goes along the other axis where its members do not fit; 0 if not.
pub const KEEP_CONTAINER_TURNS: keep_container_value = 27;
/// 1 if members of a grid without cells of their own fill gaps before others; 0 if they are in their order.
pub const KEEP_CONTAINER_DENSE: keep_container_value = 28;
/// A keep_distribution: how lines of a flow lie across it, or the rows of a grid.
pub const KEEP_CONTAINER_ROW_DISTRIBUTION: keep_container_value = 29;
/// As keep_stack.row_bias; NaN while it is not set.
pub const KEEP_CONTAINER_ROW_BIAS: keep_container_value = 30;
/// 1 if the last line of a flow, which may be the only one, is packed at its start, whatever its distribution.
pub const KEEP_CONTAINER_LAST_LINE_PACKED: keep_container_value = 31;
/// 1 if the first line of a flow is the last one across it, as the lowest one of rows. What is at the start across it
/// is at the end then.
pub const KEEP_CONTAINER_LINES_REVERSED: keep_container_value = 32;
/// 1 if what is too large begins at the start, whatever its alignment and the bias, and overflows at the end.
pub const KEEP_CONTAINER_SAFE: keep_container_value = 33;
/// As keep_grid.repeats.
pub const KEEP_CONTAINER_REPEATS: keep_container_value = 34;
/// What kind of container a node is.
pub type keep_container_kind = c_int;
/// It is none.
pub const KEEP_CONTAINER_KIND_NONE: keep_container_kind = 0;
/// A row, a column, or a flow: its axis, and whether it wraps.
pub const KEEP_CONTAINER_KIND_STACK: keep_container_kind = 1;
/// A grid.
pub const KEEP_CONTAINER_KIND_GRID: keep_container_kind = 2;
/// A guideline.
pub const KEEP_CONTAINER_KIND_GUIDELINE: keep_container_kind = 3;
/// A barrier.
pub const KEEP_CONTAINER_KIND_BARRIER: keep_container_kind = 4;
/// What a child of a container has of its own.
pub type keep_member_value = c_int;
/// Its share of what members without a weight leave, which are then as small as they may be: sizes are in
/// proportion to weights. 0 for none, or from 1e-6 to 1e6. Ignored where the stack is filled equally or
/// proportionally. Where it is packed, or its gaps are equal, gaps are as they are set until all with a weight are at a
/// maximum; what is left then goes to the gaps, or to the ends.
pub const KEEP_MEMBER_WEIGHT: keep_member_value = 0;
/// From it to the next member; NaN for the gap of the stack.
pub const KEEP_MEMBER_GAP_AFTER: keep_member_value = 1;
/// A keep_align; NaN for that of the stack.
pub const KEEP_MEMBER_ALIGN: keep_member_value = 2;
/// 1 for a child that is not arranged, 0 for a member.
pub const KEEP_MEMBER_EXCLUDED: keep_member_value = 3;
/// A keep_align in its columns of a grid; NaN for that of the grid.
pub const KEEP_MEMBER_JUSTIFY: keep_member_value = 4;
/// How much it loses in a stack where content is missing: in proportion to this times its content, 1 unless set; 0 for
/// nothing, as long as others can lose. 0, or from 1e-6 to 1e6. Of more than eight that lose it has no influence.
pub const KEEP_MEMBER_SHRINK: keep_member_value = 5;
/// The length from which it grows by its weight, 0 unless set; it is asked for as content is. Where a member with a
/// weight has a basis, weights are shares of what all of their bases and contents leave, at 252, and not of all.
pub const KEEP_MEMBER_BASIS: keep_member_value = 6;
/// 1 to have its content as its basis, if there is some; 0 unless set.
pub const KEEP_MEMBER_GROWS: keep_member_value = 7;
/// A keep_least; NaN for that of the stack.
pub const KEEP_MEMBER_LEAST: keep_member_value = 8;
/// Its margins: the space that it keeps around it, to edges and to others, whose margins and gap are added to it.
/// Below 0 it overlaps them. Its size, and what else is constrained, are without them; they are gone when it is.
pub const KEEP_MEMBER_MARGIN_TOP: keep_member_value = 9;
/// At its leading edge.
pub const KEEP_MEMBER_MARGIN_LEFT: keep_member_value = 10;
/// Below it.
pub const KEEP_MEMBER_MARGIN_BOTTOM: keep_member_value = 11;
/// At its trailing edge.
pub const KEEP_MEMBER_MARGIN_RIGHT: keep_member_value = 12;
/// The share of the height of its container that its margin has in addition; from 0 to 1, as all of these.
pub const KEEP_MEMBER_MARGIN_FRACTION_TOP: keep_member_value = 13;
/// Of the width, at its leading edge.
pub const KEEP_MEMBER_MARGIN_FRACTION_LEFT: keep_member_value = 14;
/// Of the height.
pub const KEEP_MEMBER_MARGIN_FRACTION_BOTTOM: keep_member_value = 15;
/// Of the width, at its trailing edge.
pub const KEEP_MEMBER_MARGIN_FRACTION_RIGHT: keep_member_value = 16;
/// The column of a grid that it begins in, from 0 to 9,999; NaN for one that is found. Forgotten as cells are.
pub const KEEP_MEMBER_FIRST_COLUMN: keep_member_value = 17;
/// The same of rows; NaN for one that is found.
pub const KEEP_MEMBER_FIRST_ROW: keep_member_value = 18;
/// How many columns it is in: from 1, unless set, to 10,000.
pub const KEEP_MEMBER_COLUMN_SPAN: keep_member_value = 19;
/// The same of rows.
pub const KEEP_MEMBER_ROW_SPAN: keep_member_value = 20;
/// 1 for a child that lies over a grid: from edge to edge of its cells, as they are, or of the grid where it has no
/// column, or row, of its own. It takes no cell, and widens none; its margins and alignments count. In a stack it is not
/// arranged.
pub const KEEP_MEMBER_OVERLAY: keep_member_value = 21;
/// What the size of a column or row comes from.
pub type keep_track_kind = c_int;
/// Its members: as large as they need.
pub const KEEP_TRACK_CONTENT: keep_track_kind = 0;
/// A length.
pub const KEEP_TRACK_FIXED: keep_track_kind = 1;
/// A share of what the others leave, in proportion to other fractions.
pub const KEEP_TRACK_FRACTION: keep_track_kind = 2;
/// A fraction that no member widens: what is too large overflows it.
pub const KEEP_TRACK_YIELDING: keep_track_kind = 3;
/// Its members, text in it as long as its longest word, which has to be at KEEP_HIGH.
pub const KEEP_TRACK_LEAST: keep_track_kind = 4;
/// Its members, and as much as the others of what the grid has left.
pub const KEEP_TRACK_FILLING: keep_track_kind = 5;
/// The faults of equation strings.
pub type keep_fault = c_int;
/// Nothing.
pub const KEEP_FAULT_NONE: keep_fault = 0;
/// There is nothing in the string.
pub const KEEP_FAULT_EMPTY: keep_fault = 1;
/// It is not UTF-8, or has a zero byte.
pub const KEEP_FAULT_TEXT: keep_fault = 2;
/// A node, a number or a metric is missing.
pub const KEEP_FAULT_OPERAND: keep_fault = 3;
/// An attribute is missing.
pub const KEEP_FAULT_ATTRIBUTE: keep_fault = 4;
/// No node has that name.
pub const KEEP_FAULT_UNKNOWN_NODE: keep_fault = 5;
/// No metric has that name.
pub const KEEP_FAULT_UNKNOWN_METRIC: keep_fault = 6;
/// There is no such attribute.
pub const KEEP_FAULT_UNKNOWN_ATTRIBUTE: keep_fault = 7;
/// A relation is missing, or is none of == \<= \>=.
pub const KEEP_FAULT_RELATION: keep_fault = 8;
/// Something is left over behind the equation.
pub const KEEP_FAULT_END: keep_fault = 9;
/// A parenthesis is not closed.
pub const KEEP_FAULT_PARENTHESIS: keep_fault = 10;
/// A name in quotes does not end.
pub const KEEP_FAULT_QUOTE: keep_fault = 11;
/// A number is not written as one.
pub const KEEP_FAULT_NUMBER: keep_fault = 12;
/// A number is larger than 1e12.
pub const KEEP_FAULT_RANGE: keep_fault = 13;
/// Attributes are multiplied with each other.
pub const KEEP_FAULT_PRODUCT: keep_fault = 14;
/// Something is divided by an attribute.
pub const KEEP_FAULT_DIVISOR: keep_fault = 15;
/// Something is divided by 0.
pub const KEEP_FAULT_ZERO: keep_fault = 16;
/// The priority is no number above 0 and at most 1000.
pub const KEEP_FAULT_PRIORITY: keep_fault = 17;
/// There is no attribute on either side.
pub const KEEP_FAULT_CONSTANT: keep_fault = 18;
/// Parentheses are nested more than 64 deep.
pub const KEEP_FAULT_DEPTH: keep_fault = 19;
/// It can be read, but the layout refuses it: see status.
pub const KEEP_FAULT_REFUSED: keep_fault = 20;
/// Several nodes have that name.
pub const KEEP_FAULT_AMBIGUOUS: keep_fault = 21;
/// No priority and no metric has that name.
pub const KEEP_FAULT_UNKNOWN_PRIORITY: keep_fault = 22;
/// A metric, where a priority stands, has its name.
pub const KEEP_FAULT_METRIC_AND_PRIORITY: keep_fault = 23;
/// A metric, where a node may stand, has its name.
pub const KEEP_FAULT_METRIC_AND_NODE: keep_fault = 24;
/// A format begins neither with H: or V: nor with a view or |.
pub const KEEP_FAULT_ORIENTATION: keep_fault = 25;
/// A view is missing.
pub const KEEP_FAULT_VIEW: keep_fault = 26;
/// The bracket of a view is not closed.
pub const KEEP_FAULT_BRACKET: keep_fault = 27;
/// What stands between two views is no connection.
pub const KEEP_FAULT_CONNECTION: keep_fault = 28;
/// A range of views ends with no number, or a wrong one.
pub const KEEP_FAULT_VIEW_RANGE: keep_fault = 29;
/// Ranges of views make more than 65,536 constraints.
pub const KEEP_FAULT_MANY: keep_fault = 30;
/// The format makes no constraint.
pub const KEEP_FAULT_NOTHING: keep_fault = 31;
/// Something is left over behind the format.
pub const KEEP_FAULT_FORMAT_END: keep_fault = 32;
/// A view stack is not {name:\[view\]...}.
pub const KEEP_FAULT_STACK: keep_fault = 33;
/// Options of a format, with the bits of Apple's. Alignments are across the format; several may be combined.
pub type keep_format_option = c_int;
/// All left edges are one line.
pub const KEEP_FORMAT_ALIGN_LEFT: keep_format_option = 2;
/// All right edges are.
pub const KEEP_FORMAT_ALIGN_RIGHT: keep_format_option = 4;
/// All top edges are.
pub const KEEP_FORMAT_ALIGN_TOP: keep_format_option = 8;
/// All bottom edges are.
pub const KEEP_FORMAT_ALIGN_BOTTOM: keep_format_option = 16;
/// All leading edges are.
pub const KEEP_FORMAT_ALIGN_LEADING: keep_format_option = 32;
/// All trailing edges are.
pub const KEEP_FORMAT_ALIGN_TRAILING: keep_format_option = 64;
/// All horizontal centres are.
pub const KEEP_FORMAT_ALIGN_CENTER_X: keep_format_option = 512;
/// All vertical centres are.
pub const KEEP_FORMAT_ALIGN_CENTER_Y: keep_format_option = 1024;
/// All last baselines are.
pub const KEEP_FORMAT_ALIGN_LAST_BASELINE: keep_format_option = 2048;
/// All first baselines are.
pub const KEEP_FORMAT_ALIGN_FIRST_BASELINE: keep_format_option = 4096;
/// A horizontal format goes from left to right.
pub const KEEP_FORMAT_LEFT_TO_RIGHT: keep_format_option = 65536;
/// A horizontal format goes from right to left.
pub const KEEP_FORMAT_RIGHT_TO_LEFT: keep_format_option = 131072;
/// Gaps between views are from the last baseline of the upper to the first one of the lower.
pub const KEEP_FORMAT_BASELINE_TO_BASELINE: keep_format_option = 524288;
/// Several attributes that are applied as one, each to its own kind.
pub type keep_compound = c_int;
/// Width, height.
pub const KEEP_COMPOUND_SIZE: keep_compound = 1;
/// Top, left, right, bottom.
pub const KEEP_COMPOUND_EDGES: keep_compound = 2;
/// Centre x, centre y.
pub const KEEP_COMPOUND_CENTER: keep_compound = 3;
/// Top margin, left margin, right margin, bottom margin.
pub const KEEP_COMPOUND_MARGINS: keep_compound = 4;
/// Centre x and centre y within the margins.
pub const KEEP_COMPOUND_CENTER_WITHIN_MARGINS: keep_compound = 5;
/// Space along an axis; Apple's size classes.
pub type keep_size_class = c_int;
/// Not specified.
pub const KEEP_SIZE_CLASS_UNSPECIFIED: keep_size_class = 0;
/// Little.
pub const KEEP_SIZE_CLASS_COMPACT: keep_size_class = 1;
/// Enough.
pub const KEEP_SIZE_CLASS_REGULAR: keep_size_class = 2;
/// The kind of device.
pub type keep_idiom = c_int;
/// Not specified.
pub const KEEP_IDIOM_UNSPECIFIED: keep_idiom = 0;
/// A phone.
pub const KEEP_IDIOM_PHONE: keep_idiom = 1;
/// A tablet.
pub const KEEP_IDIOM_PAD: keep_idiom = 2;
/// A computer with a keyboard.
pub const KEEP_IDIOM_DESKTOP: keep_idiom = 3;
/// A screen across the room.
pub const KEEP_IDIOM_TV: keep_idiom = 4;
/// The screen of a car.
pub const KEEP_IDIOM_CAR: keep_idiom = 5;
/// A watch.
pub const KEEP_IDIOM_WATCH: keep_idiom = 6;
/// The orientation of the device.
pub type keep_orientation = c_int;
/// Not specified.
pub const KEEP_ORIENTATION_UNSPECIFIED: keep_orientation = 0;
/// Higher than wide.
pub const KEEP_ORIENTATION_PORTRAIT: keep_orientation = 1;
/// Wider than high.
pub const KEEP_ORIENTATION_LANDSCAPE: keep_orientation = 2;
/// The ready-made curves of an animation. The numbers are UIKit's.
pub type keep_curve = c_int;
/// Slow, fast, slow; the default. Control points 0.42, 0 and 0.58, 1.
pub const KEEP_EASE_IN_OUT: keep_curve = 0;
/// Begins slowly. Control points 0.42, 0 and 1, 1.
pub const KEEP_EASE_IN: keep_curve = 1;
/// Ends slowly. Control points 0, 0 and 0.58, 1.
pub const KEEP_EASE_OUT: keep_curve = 2;
/// Even.
pub const KEEP_LINEAR: keep_curve = 3;
/// What an animation moves.
pub type keep_motion = c_int;
/// Frames, each on its own; the default.
pub const KEEP_MOVE_FRAMES: keep_motion = 0;
/// Values of attributes, rules, sums, sizes and content that change.
pub const KEEP_MOVE_VALUES: keep_motion = 1;
/// Frames, but no overshoot beyond a required minimum or maximum.
pub const KEEP_MOVE_BOUNDED: keep_motion = 2;
/// Why the first constraint of a conflict is the violated one.
pub type keep_conflict_reason = c_int;
/// There is no such conflict, or it was not examined.
pub const KEEP_REASON_NONE: keep_conflict_reason = 0;
/// It is the only one that can be violated: sizes that are never negative cannot.
pub const KEEP_REASON_ALONE: keep_conflict_reason = 1;
/// Any other would have to be violated by more.
pub const KEEP_REASON_LEAST: keep_conflict_reason = 2;
/// Others would have to be violated by as much; smallest sizes, then positions, node by node, decide.
pub const KEEP_REASON_TIE: keep_conflict_reason = 3;
/// Together with the other conflicts this is the least total violation.
pub const KEEP_REASON_TOGETHER: keep_conflict_reason = 4;
/// What a drawing shows.
pub type keep_drawn = c_int;
/// Frames with names and sizes, guides, margins, baselines: always there.
pub const KEEP_DRAWN_FRAMES: keep_drawn = 1;
/// Dimensions of what the host has set: values, rules, sums.
pub const KEEP_DRAWN_VALUES: keep_drawn = 2;
/// Dimensions of what containers ask of their members.
pub const KEEP_DRAWN_CONTAINERS: keep_drawn = 4;
/// Dimensions of content.
pub const KEEP_DRAWN_CONTENT: keep_drawn = 8;
/// What is in a conflict, in red.
pub const KEEP_DRAWN_CONFLICTS: keep_drawn = 16;
/// Ambiguous ranges, hatched.
pub const KEEP_DRAWN_AMBIGUITY: keep_drawn = 32;
/// What is hidden or gone, dashed.
pub const KEEP_DRAWN_HIDDEN: keep_drawn = 64;
/// The counters of a solver's own work, independent of the machine.
pub type keep_counter = c_int;
/// Pivots since creation.
pub const KEEP_COUNTER_PIVOTS: keep_counter = 0;
/// Complete factorisations since creation.
pub const KEEP_COUNTER_FACTORIZATIONS: keep_counter = 1;
/// Work units since creation: entries of rows, columns and factors.
pub const KEEP_COUNTER_WORK: keep_counter = 2;
/// Allocations since creation.
pub const KEEP_COUNTER_ALLOCATIONS: keep_counter = 3;
/// Bytes of storage now, without the journal from begin to commit, or where conflicts are refused, from one
/// solve to the next.
pub const KEEP_COUNTER_BYTES: keep_counter = 4;
/// The lengths of a node that change when its parent is resized, and whether its mask stays; bits, to be combined.
pub type keep_autoresizing = c_int;
/// The distance of the left edges.
pub const KEEP_FLEXIBLE_LEFT: keep_autoresizing = 1;
/// The width.
pub const KEEP_FLEXIBLE_WIDTH: keep_autoresizing = 2;
/// The distance of the right edges.
pub const KEEP_FLEXIBLE_RIGHT: keep_autoresizing = 4;
/// The distance of the top edges.
pub const KEEP_FLEXIBLE_TOP: keep_autoresizing = 8;
/// The height.
pub const KEEP_FLEXIBLE_HEIGHT: keep_autoresizing = 16;
/// The distance of the bottom edges.
pub const KEEP_FLEXIBLE_BOTTOM: keep_autoresizing = 32;
/// Constraints of the host's on the node do not end the mask.
pub const KEEP_AUTORESIZING_STAYS: keep_autoresizing = 64;
/// A layout: the owner of nodes, attributes and constraints.
#[repr(C)]
pub struct keep_layout { _opaque: [u8; 0], _marker: PhantomData<(*mut u8, PhantomPinned)> }
/// A rectangle of a layout: a window, a label, a gap.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct keep_node {
    /// Opaque; equal ids are the same node.
    pub id: u64,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<keep_node>() == 8);
/// An attribute of a node, alone or in relation to another, or a group of them.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct keep_attribute {
    /// Opaque; equal ids are the same attribute.
    pub id: u64,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<keep_attribute>() == 8);
/// One linear relation that a layout keeps: a value of an attribute, a sum of terms, a rule.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct keep_constraint {
    /// Opaque; equal ids are the same constraint.
    pub id: u64,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<keep_constraint>() == 8);
/// A set of changes that is taken back, and put back, as one.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct keep_atomic {
    /// Opaque; equal ids are the same set.
    pub id: u64,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<keep_atomic>() == 8);
/// A rectangle, in points.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct keep_rect {
    /// Left edge.
    pub x: f64,
    /// Top edge.
    pub y: f64,
    /// Never negative unless negative sizes are allowed, or in KEEP_FRAME_PRESENTED.
    pub width: f64,
    /// As the width.
    pub height: f64,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<keep_rect>() == 32);
/// A size, in points.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct keep_size {
    /// Horizontal extent.
    pub width: f64,
    /// Vertical extent.
    pub height: f64,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<keep_size>() == 16);
/// Distances from the edges of a rectangle, positive inside, in points.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct keep_insets {
    /// From the top edge.
    pub top: f64,
    /// From the left edge.
    pub left: f64,
    /// From the bottom edge.
    pub bottom: f64,
    /// From the right edge.
    pub right: f64,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<keep_insets>() == 32);
/// One term of a sum: an anchor of a node, times a coefficient.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct keep_term {
    /// KEEP_NO_NODE is the parent, whichever that is, of the first node in the sum.
    pub node: keep_node,
    /// Which number of it.
    pub anchor: keep_anchor,
    /// 0, or between 1e-12 and 1e12 in magnitude, of a centre not below 2e-12. The magnitudes of one sum
    /// add up to at most 1e12.
    pub coefficient: f64,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<keep_term>() == 24);
/// The parameters of a stack. What KEEP_STACK does not name is zero.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct keep_stack {
    /// sizeof(keep_stack) in the host, which KEEP_STACK sets.
    pub size: u32,
    /// Along which axis it goes.
    pub axis: keep_axis,
    /// Whether it is a flow: its members break into lines.
    pub wraps: bool,
    /// From one member to the next; below 0 they overlap.
    pub gap: f64,
    /// From its edges to the members; not negative. Left stands for leading, and right for trailing.
    pub padding: keep_insets,
    /// How the members lie across it.
    pub align: keep_align,
    /// How they lie along it.
    pub distribution: keep_distribution,
    /// How much of what is left is before packed members: 0, or unset, none, 0.5 half of it, 1 all.
    pub bias: f64,
    /// From one line of a flow to the next.
    pub row_gap: f64,
    /// How its lines lie across it.
    pub row_distribution: keep_distribution,
    /// The bias where its lines are packed.
    pub row_bias: f64,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<keep_stack>() == 96);
/// A column or row of a grid.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct keep_track {
    /// What its size comes from.
    pub kind: keep_track_kind,
    /// The length, or the fraction, from 1e-6 to 1e6; ignored where members decide.
    pub value: f64,
    /// Its least size.
    pub min: f64,
    /// Its greatest size; 0 for none.
    pub max: f64,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<keep_track>() == 32);
/// The parameters of a grid. What KEEP_GRID does not name is zero.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct keep_grid {
    /// sizeof(keep_grid) in the host, which KEEP_GRID sets.
    pub size: u32,
    /// How members lie in their rows, or on baselines.
    pub align: keep_align,
    /// How they lie in columns, where baselines are edges.
    pub justify: keep_align,
    /// columns\[column_count\], one at least.
    pub columns: *const keep_track,
    /// How many columns there are.
    pub column_count: usize,
    /// rows\[row_count\]: the first rows; may be NULL.
    pub rows: *const keep_track,
    /// How many of them there are.
    pub row_count: usize,
    /// From one column to the next; below 0 they overlap.
    pub gap: f64,
    /// From one row to the next.
    pub row_gap: f64,
    /// As keep_stack.padding.
    pub padding: keep_insets,
    /// How its columns lie in it.
    pub distribution: keep_distribution,
    /// The bias where they are packed.
    pub bias: f64,
    /// How its rows lie in it.
    pub row_distribution: keep_distribution,
    /// The bias where they are packed.
    pub row_bias: f64,
    /// Whether the last column is repeated.
    pub repeats: keep_repeat,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<keep_grid>() == 136);
/// The parameters of a guideline or a barrier. What KEEP_GUIDELINE does not name is zero.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct keep_guideline {
    /// sizeof(keep_guideline), which KEEP_GUIDELINE sets.
    pub size: u32,
    /// One of the first six: of the owner, or of the nodes.
    pub edge: keep_anchor,
    /// From this edge: into the owner, or away from the nodes.
    pub distance: f64,
    /// Of a guideline's owner, to be added; from 0 to 1.
    pub fraction: f64,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<keep_guideline>() == 24);
/// A fault of an equation string, and its position.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct keep_equation_fault {
    /// Which string of the call, from 0.
    pub index: usize,
    /// Where in it, in bytes, from 0.
    pub offset: usize,
    /// Where in it, in characters (code points), from 1.
    pub column: usize,
    /// What it is.
    pub fault: keep_fault,
    /// KEEP_ERROR_INVALID_ARGUMENT, or why the layout refuses it.
    pub status: keep_status,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<keep_equation_fault>() == 32);
/// What equation strings are read against. If it is all zero, nodes are known by their own names,
/// constraints are required and at once installed, and a fault in one string refuses all of them.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct keep_equation_context {
    /// sizeof(keep_equation_context), in the host.
    pub size: u32,
    /// names\[name_count\], for nodes; the first of two that are the same counts, and NULL names nothing.
    /// Without any, nodes are known by their own names; a name that several nodes have is a fault.
    pub names: *const *const c_char,
    /// nodes\[name_count\]: the node of each name, which is checked where a string mentions it.
    pub nodes: *const keep_node,
    /// How many names for nodes there are.
    pub name_count: usize,
    /// metrics\[metric_count\], for numbers.
    pub metrics: *const *const c_char,
    /// values\[metric_count\], the number of each: finite, up to 1e12 in magnitude, where a string mentions it.
    pub values: *const f64,
    /// How many names for numbers there are.
    pub metric_count: usize,
    /// Of those without one of their own; 0 is required.
    pub priority: f64,
    /// Whether the constraints are not installed at once.
    pub uninstalled: bool,
    /// Whether strings with faults are left out, instead of refusing all of them. Ignored by
    /// keep_equation_create, which reads one.
    pub skips_faults: bool,
    /// replaced\[replaced_count\]: constraints of earlier strings, in place of which these come. One that relates the
    /// same stays, perhaps with another value or priority; others are removed. Stale ones are left out. Not for formats.
    pub replaced: *const keep_constraint,
    /// How many there are.
    pub replaced_count: usize,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<keep_equation_context>() == 88);
/// What a visual format has made.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct keep_format {
    /// Opaque; equal ids are the same format.
    pub id: u64,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<keep_format>() == 8);
/// The context that conditions are passed; the library does not look into it.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct keep_context {
    /// Space from left to right.
    pub horizontal: keep_size_class,
    /// Space from top to bottom.
    pub vertical: keep_size_class,
    /// The kind of device.
    pub idiom: keep_idiom,
    /// The orientation of the device.
    pub orientation: keep_orientation,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<keep_context>() == 16);
/// One attribute of a list. Begin it with KEEP_APPLY, KEEP_APPLIED, KEEP_APPLY_COMPOUND or
/// KEEP_APPLIED_COMPOUND and add other fields by name; what is not named is zero. C++ has such
/// initializers from C++20 on, and only with the names in the order below.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct keep_applied {
    /// sizeof(keep_applied) in the host, which these macros set. All of a list have the same.
    pub size: u32,
    /// The anchor of the node; 0 for a compound.
    pub anchor: keep_anchor,
    /// Or which compound; 0 for an anchor.
    pub compound: keep_compound,
    /// The relation.
    pub relation: keep_relation,
    /// The factor of \`to_anchor\`, as the coefficient of a keep_term; ignored for a plain length.
    pub multiplier: f64,
    /// Added, counted inwards; finite, at most 1e12 in magnitude. For a compound, in every part.
    pub value: f64,
    /// 0 \< priority \<= 1000.
    pub priority: f64,
    /// The node that it refers to. None is the current parent, and for a size no node at all: a plain length.
    /// The node itself is allowed: width like its own height.
    pub to: keep_node,
    /// Which anchor of \`to\`; not for compounds. 0 is the same one if \`to\` is the parent, and
    /// otherwise the opposite one (top to bottom, left to right, leading to trailing, margins
    /// likewise); baselines, centres and sizes go to the same one.
    pub to_anchor: keep_anchor,
    /// parts\[compound\]: a value for each part of a compound, in place of \`value\`; or NULL.
    pub parts: *const f64,
    /// Its condition; NULL is always true. A compound has one for all its parts.
    pub when: Option<keep_condition>,
    /// For the condition. The same function with the same data is the same condition. Data that is made
    /// for each call, as for closures, makes another condition each time, and so one more attribute:
    /// applied again and again, that reaches the limit of keep_node_apply.
    pub user_data: *mut c_void,
    /// Releases \`user_data\`; may be NULL.
    pub destroy: Option<keep_destroy_function>,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<keep_applied>() == 88);
/// A set of changes that takes time; stale once it has ended.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct keep_animation {
    /// Opaque; equal ids are the same animation.
    pub id: u64,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<keep_animation>() == 8);
/// A fault of a document, and its position.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct keep_document_fault {
    /// Where it begins in the document, in bytes, from 0.
    pub offset: usize,
    /// How many bytes are wrong; 0 where something is missing.
    pub length: usize,
    /// In which line, from 1.
    pub line: usize,
    /// Where in it, in characters (code points), from 1.
    pub column: usize,
    /// KEEP_ERROR_INVALID_ARGUMENT, or why the layout refuses it.
    pub status: keep_status,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<keep_document_fault>() == 40);
/// A choice of what a drawing shows, and how.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct keep_drawing {
    /// sizeof(keep_drawing), which KEEP_DRAWING sets.
    pub size: u32,
    /// Which parts, flags of keep_drawn; 0 for values, conflicts and ambiguity.
    pub shows: u32,
    /// Which frames: on pixels, or on their way.
    pub kind: keep_frame_kind,
    /// Whether it has no background; it is white otherwise.
    pub is_transparent: bool,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<keep_drawing>() == 16);
/// A solver: the owner of variables and rows.
#[repr(C)]
pub struct keep_solver { _opaque: [u8; 0], _marker: PhantomData<(*mut u8, PhantomPinned)> }
/// One unknown of a solver.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct keep_variable {
    /// Opaque; equal ids are the same variable.
    pub id: u64,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<keep_variable>() == 8);
/// One linear constraint of a solver.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct keep_row {
    /// Opaque; equal ids are the same row.
    pub id: u64,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<keep_row>() == 8);
/// Called with the number of bytes when memory runs out, before the process is ended: to write a report, or to
/// save work. It may end the process itself, but not continue it, and may not call the library.
pub type keep_out_of_memory_function = unsafe extern "C" fn(bytes: usize);
/// Releases the user_data that came with a callback: the callback was replaced or taken away, its object
/// is destroyed, or the layout is. It is called exactly once for each successful call
/// that got user_data and a callback, and only when no transaction or refusal can bring the callback back.
pub type keep_destroy_function = unsafe extern "C" fn(user_data: *mut c_void);
/// Measures the content of a node along one axis, for its length in the alignment rectangle along the other:
/// the height of a text at a width, say. It is called by every function that solves, and reads frames of the
/// solve before. If it returns another size each time, the last one counts.
///
/// Returns the size, 0 up to 1e12. Anything else leaves the content as it was, and fails keep_layout_solve.
/// On failure: -1.
pub type keep_measure_function = unsafe extern "C" fn(layout: *mut keep_layout, node: keep_node, length: f64, user_data: *mut c_void) -> f64;
/// Measures the content of a node along both axes, for what is available of the alignment rectangle: the longest
/// line and the height of a text that wraps, or a text whose font shrinks. Otherwise as keep_measure_function.
///
/// available: 0 or more; INFINITY along an axis where the layout has as much as the content takes.
///
/// size: receives the size of the content, which may be larger than what is available; not NULL.
/// On failure: -1, -1.
pub type keep_measure_both_function = unsafe extern "C" fn(layout: *mut keep_layout, node: keep_node, available: keep_size, size: *mut keep_size, user_data: *mut c_void);
/// Called with a text, which is valid during the call. It may read the layout; what it fails at is not logged.
pub type keep_log_function = unsafe extern "C" fn(layout: *mut keep_layout, kind: keep_log, text: *const c_char, user_data: *mut c_void);
/// The condition of an applied attribute. It is called once when the attribute is applied, and once at each
/// reload; in between its last answer counts.
///
/// context: that of the node (keep_node_context), until the condition returns.
/// Returns above 0 for true, 0 for false; below 0 on failure: the call that asked then fails with
/// KEEP_ERROR_STATE, and has changed nothing. On failure: -1.
pub type keep_condition = unsafe extern "C" fn(layout: *mut keep_layout, node: keep_node, context: *const keep_context, user_data: *mut c_void) -> c_int;
/// A curve of the host's: the share of the way at a share of the time, from 0 to 1. It is called for any time
/// in any order, and returns the same for the same time, at most 1e6 in magnitude; NaN counts as the time.
/// After the duration everything is at its end. On failure: NaN.
pub type keep_curve_function = unsafe extern "C" fn(time: f64, user_data: *mut c_void) -> f64;
/// Called when an animation has ended. Unlike other callbacks it may change the layout, but neither advance
/// time nor destroy it. Completions of one step of time are called at its end, in the order in which their
/// animations ended: at the same instant those whose time is over first, then those that end because a delay
/// is over, both in the order of their commits. keep_layout_error has the failures of calls in it.
///
/// animation: stale already.
///
/// finished: false if it was cancelled, lost all that it moved, or its deferred changes were refused.
pub type keep_completion_function = unsafe extern "C" fn(layout: *mut keep_layout, animation: keep_animation, finished: bool, user_data: *mut c_void);

extern "C" {
    /// The version of the loaded library: major \* 1000000 + minor \* 1000 + patch. Thread: any.
    pub fn keep_version_number() -> u32;
    /// The version of the loaded library as static text: "0.1.0". Thread: any.
    pub fn keep_version_string() -> *const c_char;
    /// Sets the function that is called when memory runs out, for the whole process. It is called at most once;
    /// then a message goes to stderr and the process is aborted. Thread: any.
    ///
    /// handler: NULL for none.
    pub fn keep_set_out_of_memory_handler(handler: Option<keep_out_of_memory_function>);
    /// The name of a status as static text, "KEEP_OK"; "unknown status" for other numbers. Thread: any.
    pub fn keep_status_name(status: keep_status) -> *const c_char;
    /// Creates a layout without nodes, which belongs to the calling thread. Thread: any.
    pub fn keep_layout_create() -> *mut keep_layout;
    /// Destroys a layout with everything in it. From inside one of its own callbacks it does nothing, but
    /// keep_layout_error is KEEP_ERROR_BUSY. Calls back. Cost: linear in the layout.
    ///
    /// layout: NULL is allowed.
    pub fn keep_layout_destroy(layout: *mut keep_layout);
    /// The status of the last call that failed, until another fails or it is cleared: a host may build a whole
    /// screen and check once.
    ///
    /// layout: NULL has KEEP_ERROR_INVALID_ARGUMENT.
    pub fn keep_layout_error(layout: *const keep_layout) -> keep_status;
    /// The message of the last call that failed, in one line, until another fails; "" if none has. Of an
    /// equation string the string follows, and a line that points at its fault. A call that gets the handle none
    /// because an earlier call failed repeats the message of that call.
    pub fn keep_layout_error_message(layout: *const keep_layout) -> *const c_char;
    /// Clears the last failure: keep_layout_error is KEEP_OK again.
    pub fn keep_layout_clear_error(layout: *mut keep_layout);
    /// Brings all frames up to date. Inside a transaction nothing is refused: the outermost commit decides
    /// that. Functions that bring frames up to date first are a solve as well, and fail as this one does.
    ///
    /// Returns KEEP_OK, also when conflicts are reported. KEEP_ERROR_CONFLICT when they are refused: every change
    /// since the last solve is undone. KEEP_ERROR_LIMIT if numbers of too different size kept the solver from
    /// finishing, if values exceed 1e200 (all are then 0), if content and sizes, or margins and positions do not
    /// converge, or if flows are inside of too many others: frames are finite, but not the best. KEEP_ERROR_INVALID_ARGUMENT if a measure
    /// function returned no length: frames are those of the content before, and every solve fails until it returns a
    /// length, is replaced, or its node is gone. Calls back. Cost: what the changes since the last solve can affect;
    /// at first about linear in the constraints. Up to their square where thousands of soft constraints contradict
    /// each other in circles, as in drawings of graphs. While a node has a safe area or inherits margins, also the
    /// nodes whose margins or safe area are used. Where conflicts are refused, linear in the nodes.
    pub fn keep_layout_solve(layout: *mut keep_layout) -> keep_status;
    /// Whether anything has changed since the last solve that frames may depend on: a host asks before it draws. It
    /// stays true where that solve did not converge or had no answer of a measure.
    pub fn keep_layout_needs_solve(layout: *const keep_layout) -> bool;
    /// Begins a transaction: all changes until its end, of the tree too, can be taken back as one. Transactions
    /// nest; an inner one that commits is still undone when the outer one rolls back. A what-if question is a
    /// transaction that solves, reads, and rolls back. The outermost begin brings frames up to date first.
    ///
    /// Returns KEEP_ERROR_LIMIT above 64 levels; KEEP_ERROR_CONFLICT as keep_layout_solve: none is begun then.
    /// Any other error of that solve is returned by the next solve instead.
    /// Calls back.
    ///
    /// Cost: linear in the nodes, and as keep_layout_solve.
    pub fn keep_layout_begin(layout: *mut keep_layout) -> keep_status;
    /// Ends the innermost transaction and keeps its changes; the outermost one solves.
    ///
    /// Returns KEEP_ERROR_STATE without a transaction, and if the innermost is that of an atomic group or an
    /// animation; KEEP_ERROR_CONFLICT if it was undone; other errors as keep_layout_solve: nothing is undone.
    /// Calls back.
    ///
    /// Cost: as keep_layout_solve.
    pub fn keep_layout_commit(layout: *mut keep_layout) -> keep_status;
    /// Ends the innermost transaction and takes its changes back: tree, values, handles and frames are as they
    /// were when it began, frames except for rounding in some cases. Changes that were not solved then are not
    /// solved now. keep_node_invalidate_content is not taken back.
    ///
    /// Returns KEEP_ERROR_STATE without a transaction. Calls back. Cost: linear in the nodes and in the changes.
    pub fn keep_layout_rollback(layout: *mut keep_layout) -> keep_status;
    /// Sets what happens when required constraints contradict each other; reported unless set. Earlier changes
    /// are solved first, under the old policy. If there is a conflict already when they are to be refused, every
    /// solve and outermost commit is refused until it is resolved; what was active before is not taken back.
    ///
    /// Returns KEEP_ERROR_STATE inside a transaction; KEEP_ERROR_CONFLICT as keep_layout_solve: the policy stays.
    /// Calls back.
    ///
    /// Cost: as keep_layout_solve, and linear in the nodes.
    pub fn keep_layout_set_conflict_policy(layout: *mut keep_layout, policy: keep_conflict_policy) -> keep_status;
    /// What happens when required constraints contradict each other.
    pub fn keep_layout_conflict_policy(layout: *const keep_layout) -> keep_conflict_policy;
    /// How many conflicts the last solve met, or a later call that returned KEEP_ERROR_CONFLICT. Every violated
    /// required constraint is in at least one; many that are violated by one contradiction are one conflict.
    /// Refused conflicts can be read until the next solve, reported ones until an active constraint changes.
    ///
    /// Cost: when first asked after a solve with conflicts, for each a solve of the constraints around it.
    pub fn keep_layout_conflict_count(layout: *const keep_layout) -> usize;
    /// The constraints of a conflict: first one that is violated and in no conflict before this one, then those
    /// that contradict it. Without any one of them the others can hold together. Of several such sets the order
    /// in which the constraints were made decides. Constraints that a refusal has undone are stale.
    ///
    /// index: below keep_layout_conflict_count.
    ///
    /// Cost: when first asked after a solve, linear in the layout, and as keep_layout_conflict_count; with
    /// factors (multiples of attributes, aspect ratios) its constraints times its factors.
    pub fn keep_layout_conflict(layout: *mut keep_layout, index: usize, constraints: *mut keep_constraint, capacity: usize) -> usize;
    /// A conflict in words.
    ///
    /// text: KEEP_TEXT_REPORT or KEEP_TEXT_LOG (keeplayout/diagnosis.h), or KEEP_TEXT_DESCRIPTION:
    ///
    /// ```text
    ///     conflict, 2 constraints:
    ///       left offset of <title> to <icon> equal to 50 with required priority
    ///       left offset of <title> to <icon> equal to 20 with required priority
    ///
    /// ```
    ///
    /// Cost: as keep_layout_conflict.
    pub fn keep_layout_conflict_text(layout: *const keep_layout, index: usize, text: keep_text) -> *const c_char;
    /// A layout in words.
    ///
    /// text: KEEP_TEXT_DESCRIPTION, KEEP_TEXT_DOCUMENT, KEEP_TEXT_REPORT (keeplayout/documents.h),
    /// KEEP_TEXT_AMBIGUITY (keeplayout/diagnosis.h).
    ///
    /// Cost: linear in the layout; other than for a description or a document, as keep_layout_ambiguous.
    pub fn keep_layout_text(layout: *const keep_layout, text: keep_text) -> *const c_char;
    /// Sets whether widths and heights may be negative. Unless allowed, every node keeps both at or above 0,
    /// which takes precedence over everything that is required. Cost: linear in the nodes.
    pub fn keep_layout_set_negative_sizes(layout: *mut keep_layout, allowed: bool) -> keep_status;
    /// Sets whether new sums of terms and equations may relate positions along one axis to positions along the
    /// other, a.bottom \<= b.left: not unless allowed, as it is a mistake far more often than not.
    pub fn keep_layout_set_mixed_axes(layout: *mut keep_layout, allowed: bool) -> keep_status;
    /// Sets how many pixels of the device a point is wide, for KEEP_FRAME_SNAPPED; 1 unless set. From then on
    /// content counts as rounded up to whole pixels: no snapped frame is smaller than content that is met; and it
    /// is measured for lengths rounded down to them. A layout without a scale stays exact, for print and vectors.
    ///
    /// scale: above 0 and at most 1e6.
    pub fn keep_layout_set_scale(layout: *mut keep_layout, scale: f64) -> keep_status;
    /// How many pixels of the device a point is wide.
    pub fn keep_layout_scale(layout: *const keep_layout) -> f64;
    /// The nodes whose frames in their parents differ from the last report (at first from an empty rectangle at 0, 0),
    /// with those frames. A host that stores them has what keep_node_frame returns, to the last bit. A node that moves
    /// takes its subtree along without changing the frames in it, but snapped frames in the subtree may change.
    ///
    /// nodes\[capacity\], frames\[capacity\]: the next call reports what does not fit; what would fit counts as
    /// reported, also where an array is NULL. So ask with NULL and 0 for how many there are.
    /// Returns how many there were; 0 inside a callback, where nothing counts as reported.
    ///
    /// Cost: linear in what changed.
    pub fn keep_layout_changes(layout: *mut keep_layout, nodes: *mut keep_node, frames: *mut keep_rect, capacity: usize) -> usize;
    /// The nodes whose frames of a kind, in the root or on pixels, say, differ from the last report of this kind, with those
    /// frames. The report of KEEP_FRAME_IN_PARENT is that of keep_layout_changes, and that of KEEP_FRAME_PRESENTED the one
    /// of keep_layout_presented_changes (keeplayout/animation.h).
    ///
    /// nodes\[capacity\], frames\[capacity\]: as for keep_layout_changes.
    /// Returns how many there were, as keep_layout_changes; 0 for an unknown kind.
    ///
    /// Cost: linear in what changed or moves and all that is inside of it, times their depth.
    pub fn keep_layout_changes_as(layout: *mut keep_layout, nodes: *mut keep_node, frames: *mut keep_rect, capacity: usize, kind: keep_frame_kind) -> usize;
    /// Attaches a pointer to a layout, as keep_node_set_user_data to a node; no rollback takes it back. Calls back.
    pub fn keep_layout_set_user_data(layout: *mut keep_layout, user_data: *mut c_void, destroy: Option<keep_destroy_function>) -> keep_status;
    /// The pointer that was attached to a layout.
    pub fn keep_layout_user_data(layout: *const keep_layout) -> *mut c_void;
    /// Creates a node: the last child of a parent, or a root.
    ///
    /// parent: KEEP_NO_NODE for a root.
    /// Returns none with KEEP_ERROR_STATE for a guide, KEEP_ERROR_LIMIT above 2^22 nodes.
    pub fn keep_node_create(layout: *mut keep_layout, parent: keep_node) -> keep_node;
    /// Creates many nodes, each as keep_node_create; on failure none.
    ///
    /// parents: KEEP_NO_NODE where a root is wanted; NULL makes all of them roots.
    ///
    /// Cost: linear in count.
    pub fn keep_layout_create_nodes(layout: *mut keep_layout, parents: *const keep_node, nodes: *mut keep_node, count: usize) -> keep_status;
    /// Destroys a node with its subtree, and every attribute and constraint that mentions one of them.
    /// Calls back.
    ///
    /// Cost: linear in what is destroyed, and in what depended on it.
    pub fn keep_node_destroy(layout: *mut keep_layout, node: keep_node) -> keep_status;
    /// Moves a node with its subtree to the end of another parent's children, or makes it a root.
    /// Attributes keep their values. Those to the parent relate to the new one. Those between nodes that no
    /// longer share a tree, and the size of a root that has got a parent, are inactive until that changes.
    ///
    /// parent: KEEP_NO_NODE for a root.
    /// Returns KEEP_ERROR_CYCLE if the parent is the node or inside it; KEEP_ERROR_STATE for a guide.
    ///
    /// Cost: linear in the subtree and its attributes.
    pub fn keep_node_move(layout: *mut keep_layout, node: keep_node, parent: keep_node) -> keep_status;
    /// Moves a node with its subtree to just before another node, whose parent becomes its parent. The order
    /// of children has no influence on frames.
    ///
    /// Returns KEEP_ERROR_INVALID_ARGUMENT if both are one node; KEEP_ERROR_CYCLE if the sibling is inside the
    /// node; KEEP_ERROR_STATE for a guide. Cost: as keep_node_move; constant if the parent stays.
    pub fn keep_node_move_before(layout: *mut keep_layout, node: keep_node, sibling: keep_node) -> keep_status;
    /// What a handle names in this layout, by its id. A handle of another layout names nothing, if that is one
    /// of the 4,095 layouts that were made just before or after this one.
    pub fn keep_layout_handle_kind(layout: *const keep_layout, id: u64) -> keep_handle_kind;
    /// How many nodes there are, roots and guides included.
    pub fn keep_layout_node_count(layout: *const keep_layout) -> usize;
    /// The parent of a node; none for a root.
    pub fn keep_node_parent(layout: *const keep_layout, node: keep_node) -> keep_node;
    /// The root of the tree that a node is in. Cost: linear in its depth.
    pub fn keep_node_root(layout: *const keep_layout, node: keep_node) -> keep_node;
    /// The children of a node, in order, without its guides; or the roots, in the order in which they became roots,
    /// or were put by keep_node_move (last) and keep_node_move_before.
    ///
    /// node: KEEP_NO_NODE for the roots.
    ///
    /// Cost: linear in the children and guides.
    pub fn keep_node_children(layout: *const keep_layout, node: keep_node, children: *mut keep_node, capacity: usize) -> usize;
    /// The child of a node at an index from 0, or the root; none beyond the last.
    ///
    /// node: KEEP_NO_NODE for the roots.
    ///
    /// Cost: linear in the index and guides.
    pub fn keep_node_child(layout: *const keep_layout, node: keep_node, index: usize) -> keep_node;
    /// The first node of a name: a node itself, then its subtree, parents before their children.
    ///
    /// within: where to look; KEEP_NO_NODE looks everywhere, root after root.
    ///
    /// Cost: linear in the nodes that it looks at.
    pub fn keep_node_find(layout: *const keep_layout, within: keep_node, name: *const c_char) -> keep_node;
    /// Sets the name of a node, for messages, look-up and equations. Names need not be unique.
    ///
    /// name: at most 255 bytes, or KEEP_ERROR_LIMIT; NULL or "" for none.
    pub fn keep_node_set_name(layout: *mut keep_layout, node: keep_node, name: *const c_char) -> keep_status;
    /// The name of a node.
    pub fn keep_node_name(layout: *const keep_layout, node: keep_node) -> *const c_char;
    /// The number of a node or guide: in messages, in documents, and in drawings (keeplayout/documents.h). A line of a
    /// flow has that of the flow.
    pub fn keep_node_number(layout: *const keep_layout, node: keep_node) -> usize;
    /// The node or guide of a number; none if there is none. Cost: linear in the nodes.
    pub fn keep_layout_numbered(layout: *const keep_layout, number: usize) -> keep_node;
    /// Attaches a pointer to a node, which the library never looks into. Calls back.
    ///
    /// destroy: releases it; NULL for nothing.
    pub fn keep_node_set_user_data(layout: *mut keep_layout, node: keep_node, user_data: *mut c_void, destroy: Option<keep_destroy_function>) -> keep_status;
    /// The pointer that was attached to a node.
    pub fn keep_node_user_data(layout: *const keep_layout, node: keep_node) -> *mut c_void;
    /// Sets the size of a root from outside, required: that of the window or the page. No constraint on a child
    /// can change it without a conflict. A root without a size is as large as its content asks.
    ///
    /// width, height: at most 1e12 in magnitude; NaN leaves that axis to the content. A negative one is a
    /// conflict, unless negative sizes are allowed.
    /// Returns KEEP_ERROR_STATE for a node with a parent, which has attributes for that.
    pub fn keep_node_set_size(layout: *mut keep_layout, node: keep_node, width: f64, height: f64) -> keep_status;
    /// Sets the size of a root along one axis, with a priority: at KEEP_MEDIUM, say, content of a higher
    /// priority may still enlarge the window. Otherwise as keep_node_set_size.
    pub fn keep_node_set_axis_size(layout: *mut keep_layout, node: keep_node, axis: keep_axis, size: f64, priority: f64) -> keep_status;
    /// The size of a root from outside along one axis, and its priority; NaN and 0 for none.
    pub fn keep_node_axis_size(layout: *const keep_layout, node: keep_node, axis: keep_axis, priority: *mut f64) -> f64;
    /// The frame of a node as of the last solve, in its parent; all zero before the first solve.
    pub fn keep_node_frame(layout: *const keep_layout, node: keep_node) -> keep_rect;
    /// Another frame of a node: in its root, on pixels, or on its way.
    ///
    /// Cost: in the root and on pixels linear in its depth; on its way, at first after a solve, in what moves.
    pub fn keep_node_frame_as(layout: *mut keep_layout, node: keep_node, kind: keep_frame_kind) -> keep_rect;
    /// The frame of a node as of the last solve in the coordinates of another node of its tree, whose frame
    /// begins at 0, 0. Cost: linear in their depth.
    pub fn keep_node_frame_in(layout: *const keep_layout, node: keep_node, space: keep_node) -> keep_rect;
    /// The frames of many nodes, each as keep_node_frame_as; on failure none is written.
    ///
    /// frames: not NULL.
    ///
    /// Cost: linear in count, and as keep_node_frame_as.
    pub fn keep_layout_frames(layout: *mut keep_layout, nodes: *const keep_node, frames: *mut keep_rect, count: usize, kind: keep_frame_kind) -> keep_status;
    /// A node and all that is inside of it, with parents, names and frames: what an editor shows. A node is followed by
    /// its guides, then by its children in order, each with what is inside.
    ///
    /// within: the first of them; KEEP_NO_NODE lists everything, root after root.
    ///
    /// parents: KEEP_NO_NODE for a root.
    ///
    /// names: each as keep_node_name.
    ///
    /// frames: each as keep_node_frame_as.
    /// Returns how many there are; 0 for an unknown kind. Cost: linear in them; in the root and on pixels times their depth.
    pub fn keep_layout_tree(layout: *mut keep_layout, within: keep_node, nodes: *mut keep_node, parents: *mut keep_node, names: *mut *const c_char, frames: *mut keep_rect, capacity: usize, kind: keep_frame_kind) -> usize;
    /// An attribute, or a ready-made group, of one node.
    ///
    /// kind: a dimension, an inset or a centre, or a group of them.
    /// Returns none with KEEP_ERROR_INVALID_ARGUMENT for a kind that needs another node, KEEP_ERROR_UNRELATED
    /// for an inset or a centre of a root.
    pub fn keep_node_attribute(layout: *mut keep_layout, node: keep_node, kind: keep_attribute_kind) -> keep_attribute;
    /// An attribute, or a ready-made group, of a node in relation to another: any other node of the same tree.
    /// In an alignment or offset to an ancestor the ancestor's edges are meant.
    ///
    /// kind: an offset, an alignment, a width or height, or a group of them.
    /// Returns none with KEEP_ERROR_INVALID_ARGUMENT for another kind and for a node in relation to itself,
    /// KEEP_ERROR_UNRELATED for nodes of different trees. Cost: linear in the depth of the nodes.
    pub fn keep_node_attribute_to(layout: *mut keep_layout, node: keep_node, kind: keep_attribute_kind, other: keep_node) -> keep_attribute;
    /// Sets equal, the minimum or the maximum of an attribute or group; again, in place.
    ///
    /// relation: KEEP_EQUAL sets equal, KEEP_AT_LEAST the minimum, KEEP_AT_MOST the maximum.
    ///
    /// value: at most 1e12 in magnitude; a factor is 0 or at least 1e-12; NaN takes the value away, and the
    /// priority is ignored.
    pub fn keep_attribute_set(layout: *mut keep_layout, attribute: keep_attribute, relation: keep_relation, value: f64, priority: f64) -> keep_status;
    /// Equal, the minimum or the maximum of an attribute, and its priority. NaN and 0 if there is none, if it
    /// follows another attribute, and for a group.
    pub fn keep_attribute_value(layout: *const keep_layout, attribute: keep_attribute, relation: keep_relation, priority: *mut f64) -> f64;
    /// Sets many values, each as keep_attribute_set; on failure none, and the message says which one failed.
    ///
    /// relations: numbers of keep_relation, a byte each; NULL sets equal everywhere.
    ///
    /// priorities: NULL for KEEP_REQUIRED everywhere.
    ///
    /// Cost: linear in count.
    pub fn keep_layout_set_values(layout: *mut keep_layout, attributes: *const keep_attribute, relations: *const i8, values: *const f64, priorities: *const f64, count: usize) -> keep_status;
    /// Sets equal, the minimum or the maximum of an attribute to multiplier \* another one + constant:
    ///
    /// ```text
    ///     left inset = 0.1 * width of the parent        an inset that is a fraction
    ///     top inset = left inset                        one inset equal to another
    ///     width = 2 * height of another node + 8        factor and constant together
    ///
    /// ```
    /// A length may follow any other length of any node in the same tree, along either axis. Factors (aspect
    /// ratio, relative sizes, centres) neither follow nor are followed. While the nodes are in different
    /// trees, the value is inactive; destroying a node of either attribute removes it.
    ///
    /// attribute: the attribute or group that follows.
    ///
    /// followed: an attribute; or a group of as many, which are then followed pair by pair.
    ///
    /// multiplier: 0, or 1e-12 to 1e12 in magnitude; for a followed alignment of centres not below 2e-12.
    ///
    /// constant: at most 1e12 in magnitude.
    /// Returns KEEP_ERROR_INVALID_ARGUMENT also for a factor, and for groups of different sizes;
    /// KEEP_ERROR_UNRELATED for nodes of different trees. Cost: linear in the depth of the nodes.
    pub fn keep_attribute_set_to(layout: *mut keep_layout, attribute: keep_attribute, relation: keep_relation, followed: keep_attribute, multiplier: f64, constant: f64, priority: f64) -> keep_status;
    /// The attribute that equal, the minimum or the maximum follows; none if that is a number or none, and for a group.
    pub fn keep_attribute_followed(layout: *const keep_layout, attribute: keep_attribute, relation: keep_relation, multiplier: *mut f64, constant: *mut f64, priority: *mut f64) -> keep_attribute;
    /// Takes equal, minimum and maximum of an attribute or group away. Rules stay.
    pub fn keep_attribute_clear(layout: *mut keep_layout, attribute: keep_attribute) -> keep_status;
    /// Whether any value of an attribute, or of an attribute in a group, is active: set, its nodes share a tree,
    /// and none of them is gone in a way that makes it inactive (keep_node_set_gone).
    pub fn keep_attribute_is_active(layout: *const keep_layout, attribute: keep_attribute) -> bool;
    /// The kind of an attribute; KEEP_GROUP for a group of the host's. A right offset is the left offset of the
    /// other node.
    pub fn keep_attribute_kind_of(layout: *const keep_layout, attribute: keep_attribute) -> keep_attribute_kind;
    /// The node that an attribute belongs to: the first one of its equation; none for a group of the host's.
    pub fn keep_attribute_node(layout: *const keep_layout, attribute: keep_attribute) -> keep_node;
    /// The node that an attribute relates its node to; the parent for an inset or a centre.
    pub fn keep_attribute_other(layout: *const keep_layout, attribute: keep_attribute) -> keep_node;
    /// Whether two handles are of one attribute: equal ones, or those of an alignment from either node.
    pub fn keep_attribute_is_same(layout: *const keep_layout, attribute: keep_attribute, other: keep_attribute) -> bool;
    /// Sets the name of an attribute or of a group, for messages, in place of the readable default.
    ///
    /// name: at most 255 bytes, or KEEP_ERROR_LIMIT; NULL or "" for the default.
    pub fn keep_attribute_set_name(layout: *mut keep_layout, attribute: keep_attribute, name: *const c_char) -> keep_status;
    /// An attribute in words.
    ///
    /// text: KEEP_TEXT_NAME, "left inset of \<image\> to superview \<window\>"; KEEP_TEXT_WHY
    /// (keeplayout/diagnosis.h); or KEEP_TEXT_DESCRIPTION, the name with minimum, equal and maximum:
    ///
    /// ```text
    ///     width of <title> [100 < 120@750 < none]
    ///
    /// ```
    ///
    /// Cost: for KEEP_TEXT_WHY as keep_attribute_explanation.
    pub fn keep_attribute_text(layout: *const keep_layout, attribute: keep_attribute, text: keep_text) -> *const c_char;
    /// Creates a guide in a node, or in another guide.
    ///
    /// Cost: linear in the owner's guides or in its children, whichever are fewer.
    pub fn keep_guide_create(layout: *mut keep_layout, owner: keep_node) -> keep_node;
    /// The guide that stands for an area of a node, the same one each time. It is made when first asked for.
    ///
    /// Returns none with KEEP_ERROR_STATE if the owner is a guide.
    ///
    /// Cost: at first as keep_guide_create; KEEP_GUIDE_SCROLL linear in the children and in what mentions the
    /// node, and in a layout with anything from right to left in all that is inside.
    pub fn keep_node_guide(layout: *mut keep_layout, owner: keep_node, guide: keep_guide) -> keep_node;
    /// Whether a node is a guide.
    pub fn keep_node_is_guide(layout: *const keep_layout, node: keep_node) -> bool;
    /// Keeps the content of a node exactly as large as its alignment rectangle along an axis, so that there is
    /// nothing to scroll; or lets it be larger again. A node that does not scroll yet is made to
    /// (KEEP_GUIDE_SCROLL). It sets a value of an attribute, the size of the content in relation to the node, to
    ///
    /// 1: atomic groups record it, and the delay of an animation defers it.
    ///
    /// Returns KEEP_ERROR_STATE if the owner is a guide. Cost: as keep_node_guide.
    pub fn keep_node_set_scroll_disabled(layout: *mut keep_layout, owner: keep_node, axis: keep_axis, disabled: bool) -> keep_status;
    /// Whether the content of a node is kept as large as the node along an axis.
    pub fn keep_node_is_scroll_disabled(layout: *const keep_layout, owner: keep_node, axis: keep_axis) -> bool;
    /// The content of a node that scrolls as of the last solve, in the coordinates of the node.
    pub fn keep_node_scroll_content(layout: *const keep_layout, owner: keep_node) -> keep_rect;
    /// Sets the reading direction of roots without one of their own; left to right unless set. Constraints in
    /// leading and trailing become their mirror images: no value changes, and a positive gap stays a gap.
    /// Constraints in left and right stay, and so do centres.
    ///
    /// So in a layout in leading and trailing every position that is determined is mirrored. An ambiguous one
    /// (keep_layout_ambiguous) is in the mirrored range, but always as near to the left as can be: a leading
    /// inset of 0 at KEEP_FITTING takes it to the leading edge.
    ///
    /// direction: KEEP_LEFT_TO_RIGHT or KEEP_RIGHT_TO_LEFT. Cost: linear in the layout.
    pub fn keep_layout_set_direction(layout: *mut keep_layout, direction: keep_direction) -> keep_status;
    /// Sets the reading direction of a node and of all nodes inside it without one of their own. Leading and
    /// trailing of an attribute follow the node that it belongs to. Cost: linear in the subtree and its attributes.
    pub fn keep_node_set_direction(layout: *mut keep_layout, node: keep_node, direction: keep_direction) -> keep_status;
    /// The direction that was set for a node; KEEP_DIRECTION_INHERITED unless set.
    pub fn keep_node_direction(layout: *const keep_layout, node: keep_node) -> keep_direction;
    /// The reading direction of a node, its own or inherited; that of the layout for invalid handles. Cost: linear in
    /// the depth of the node.
    ///
    /// layout: NULL has KEEP_LEFT_TO_RIGHT.
    ///
    /// node: KEEP_NO_NODE for the layout.
    pub fn keep_node_effective_direction(layout: *const keep_layout, node: keep_node) -> keep_direction;
    /// Sets the margins of a node, from which margin insets count; 8 on every side unless set. Margins that
    /// are larger than the node are a conflict where both sides are required.
    ///
    /// margins: each at most 1e12 in magnitude.
    ///
    /// directional: whether left stands for leading, and right for trailing.
    ///
    /// Cost: linear in the children and in what mentions the node.
    pub fn keep_node_set_margins(layout: *mut keep_layout, node: keep_node, margins: keep_insets, directional: bool) -> keep_status;
    /// The margins that were set for a node; directional ones as left and right.
    pub fn keep_node_margins(layout: *const keep_layout, node: keep_node) -> keep_insets;
    /// Whether left of the margins of a node stands for leading, and right for trailing.
    pub fn keep_node_margins_are_directional(layout: *const keep_layout, node: keep_node) -> bool;
    /// Sets whether a node inherits its parent's margins; not unless set. On each side its margin is then at
    /// least the parent's effective one, less the distance between the two edges, which is 0 for one that sticks
    /// out; those of a parent that scrolls are those of its content. A node entirely outside of its parent
    /// inherits nothing, unless inheriting nothing would bring it back inside. As this depends on positions, a
    /// solve may take more than one round. Cost: as keep_node_set_margins.
    pub fn keep_node_set_inherits_margins(layout: *mut keep_layout, node: keep_node, inherits: bool) -> keep_status;
    /// Whether a node inherits its parent's margins.
    pub fn keep_node_inherits_margins(layout: *const keep_layout, node: keep_node) -> bool;
    /// Sets whether the margins of a node count from its safe area, as they do unless set, or from its edges.
    ///
    /// Cost: as keep_node_set_margins.
    pub fn keep_node_set_margins_include_safe_area(layout: *mut keep_layout, node: keep_node, include: bool) -> keep_status;
    /// Whether the margins of a node count from its safe area.
    pub fn keep_node_margins_include_safe_area(layout: *const keep_layout, node: keep_node) -> bool;
    /// The margins as of the last solve: the node's own, from its safe area unless set otherwise, and inherited
    /// ones; 0 for a node that is gone. Cost: linear in the depth of the node.
    pub fn keep_node_effective_margins(layout: *const keep_layout, node: keep_node) -> keep_insets;
    /// Sets how far hardware, bars or a keyboard cover a root along its edges. Nodes inside have safe insets as
    /// far as they lie under that; a node clear of it, or beyond the edge, such as a page that is still to be
    /// scrolled in, has none; one that sticks out over the edge has those it would have if it ended there. For a
    /// node that is not a root, the insets are added, in itself and in all nodes inside, on the sides on which
    /// they are not beyond its edge; beyond it as well where that edge is covered itself.
    ///
    /// The position of a node may depend on its safe insets, and then several positions may be consistent. The
    /// node gets the one that is found by solving with no safe insets and no inherited margins, then with those
    /// of that solution, and so on, whatever was solved before; every fifth time with those that the last solutions
    /// lead to. keep_layout_solve returns KEEP_ERROR_LIMIT where 40 solves find none. A node that moves beyond the
    /// edge when covered, and back when not, counts as covered as at the edge. While required constraints contradict
    /// each other, and where content is measured, earlier solves may have an influence.
    ///
    /// insets: each at most 1e12 in magnitude; zero unless set. Cost: as keep_node_set_margins; nodes further
    /// inside are visited by the next solve.
    pub fn keep_node_set_safe_area(layout: *mut keep_layout, node: keep_node, insets: keep_insets) -> keep_status;
    /// The safe insets that were set for a node.
    pub fn keep_node_safe_area(layout: *const keep_layout, node: keep_node) -> keep_insets;
    /// The insets from the frame of a node to its safe area as of the last solve: none negative, larger than the
    /// node where all of it is covered, 0 for a node that is gone. Cost: linear in the depth of the node.
    pub fn keep_node_effective_safe_area(layout: *const keep_layout, node: keep_node) -> keep_insets;
    /// Sets the insets from the frame of a node to its alignment rectangle, which constraints refer to: around
    /// it is a shadow or a badge. Widths, heights, content and the node's own edges are those of the alignment
    /// rectangle. Nodes inside, margins and the safe area relate to the frame, and frames that are read are whole
    /// frames. A frame that negative insets would make smaller than nothing has an extent of 0, unless negative
    /// sizes are allowed.
    ///
    /// insets: each at most 1e12 in magnitude; zero unless set. Cost: linear in the subtree and its attributes.
    pub fn keep_node_set_alignment_insets(layout: *mut keep_layout, node: keep_node, insets: keep_insets) -> keep_status;
    /// The insets from the frame of a node to its alignment rectangle.
    pub fn keep_node_alignment_insets(layout: *const keep_layout, node: keep_node) -> keep_insets;
    /// Sets the baselines of a node: the first one below the top of the alignment rectangle, the last one above
    /// its bottom, each at most 1e12 in magnitude. Without text both are 0. Cost: as keep_node_set_margins.
    pub fn keep_node_set_baselines(layout: *mut keep_layout, node: keep_node, first: f64, last: f64) -> keep_status;
    /// The baselines that were set for a node.
    pub fn keep_node_baselines(layout: *const keep_layout, node: keep_node, first: *mut f64, last: *mut f64);
    /// Sets the share of the height of a node by which both baselines are further inside, in addition to their
    /// distances. With one half they count from the middle, as those of text that is centred vertically: of a line
    /// of 16 with its baseline at 12, they are at 4 and -4.
    ///
    /// share: from 0 to 1; 0 unless set. Cost: as keep_node_set_margins.
    pub fn keep_node_set_baseline_share(layout: *mut keep_layout, node: keep_node, share: f64) -> keep_status;
    /// The share of the height of a node that was set for its baselines.
    pub fn keep_node_baseline_share(layout: *const keep_layout, node: keep_node) -> f64;
    /// y of the baselines of a node as of the last solve, in the coordinates of its parent.
    pub fn keep_node_baseline_positions(layout: *const keep_layout, node: keep_node, first: *mut f64, last: *mut f64);
    /// Sets the size of the content of a node: 0 up to 1e12; NaN, as unless set, for none along an axis.
    pub fn keep_node_set_content_size(layout: *mut keep_layout, node: keep_node, width: f64, height: f64) -> keep_status;
    /// The size of the content of a node along one axis, as set or as measured last; NaN for none.
    pub fn keep_node_content_size(layout: *const keep_layout, node: keep_node, axis: keep_axis) -> f64;
    /// Sets the function that measures the content of a node along one axis, in place of a size that was set. A
    /// node has one: a function for the other axis replaces it. A solve first finds the lengths along the other
    /// axis, then measures the nodes whose length has changed or whose content was invalidated, and then finds
    /// the rest. A round measures each node at most once, and one round is enough if nothing horizontal depends
    /// on anything vertical. Calls back.
    ///
    /// Otherwise there are more, at most 64. Where the measured size does not converge, as of a square around
    /// text that wraps, it is searched for by bisection: the least one at which the content fits, to within 1/256
    /// or a pixel (keep_layout_set_scale). If the measured size jumps there, and hugging counts no less than
    /// compression resistance, or if there is none, the solve returns KEEP_ERROR_LIMIT, with the frames in which
    /// the content fits, if there are any. Where several sizes are consistent, earlier ones may decide. Where a size
    /// takes room along the other axis, as of text beside a square that is as high, a larger one may fit less: then one
    /// that fits is found, which may not be the least, or none, with KEEP_ERROR_LIMIT, though there is one.
    ///
    /// axis: the axis to measure along: KEEP_VERTICAL for text that wraps at a width.
    ///
    /// function: NULL removes the node's function, along either axis; keep_node_set_content_size counts again.
    pub fn keep_node_set_measure(layout: *mut keep_layout, node: keep_node, axis: keep_axis, function: Option<keep_measure_function>, user_data: *mut c_void, destroy: Option<keep_destroy_function>) -> keep_status;
    /// Sets the function that measures the content of a node along both axes, in place of sizes that were set; a node
    /// has this one or that of keep_node_set_measure. A solve measures its natural size, with INFINITY available along
    /// both axes; then for the width that the node has with it, where that is less than the content's, as text wraps;
    /// then for the height as well that it has with this content, where that is less, as text is cut or a font shrinks.
    ///
    /// For each step it finds all frames, and measures again what gets still less, in at most 64 rounds, those of
    /// keep_node_set_measure included; otherwise it returns KEEP_ERROR_LIMIT. As every solve begins with natural sizes,
    /// earlier ones have no influence. What was measured last in each step is kept until it is invalidated.
    ///
    /// Its width on one line is asked for a little below its compression resistance, by 4/1024, so that text wraps before
    /// content beside it is compressed that cannot: an icon of 40 beside a text of 1,000, in 292, leaves it 252. Inside of a
    /// flow it is asked for by as much less again, as the flow asks for it. At KEEP_REQUIRED it does not wrap. A member of a
    /// container whose longest word is longer than what it gets is measured with a width of 0 available as well, and is not
    /// compressed below that size before others are (keep_least).
    ///
    /// function: NULL removes the node's function; keep_node_set_content_size counts again.
    /// Calls back.
    ///
    /// Cost: a solve is linear in these nodes, and takes as long as one for each step that one of them needs.
    pub fn keep_node_set_measure_both(layout: *mut keep_layout, node: keep_node, function: Option<keep_measure_both_function>, user_data: *mut c_void, destroy: Option<keep_destroy_function>) -> keep_status;
    /// A number for the function that measures a node along an axis: above 0, and of no other function of the
    /// layout until this one is released; 0 without a function. A binding reads back with it what it has set.
    pub fn keep_node_measure(layout: *const keep_layout, node: keep_node, axis: keep_axis) -> u32;
    /// Has the next solve measure the content of a node again. Neither a rollback nor a refusal takes this back,
    /// as it is no change of the layout: where the new content contradicts required constraints, every solve is
    /// refused until there is space for it. A node that is not measured is left alone.
    pub fn keep_node_invalidate_content(layout: *mut keep_layout, node: keep_node) -> keep_status;
    /// Sets the hugging or compression resistance of many nodes along one axis; on failure of none.
    ///
    /// Cost: linear in count.
    pub fn keep_nodes_set_resistance(layout: *mut keep_layout, nodes: *const keep_node, count: usize, axis: keep_axis, resistance: keep_resistance, priority: f64) -> keep_status;
    /// The hugging or compression resistance of a node along one axis.
    pub fn keep_node_resistance(layout: *const keep_layout, node: keep_node, axis: keep_axis, resistance: keep_resistance) -> f64;
    /// Hides a node, or shows it again. Its frame is not affected: drawing is up to the host.
    pub fn keep_node_set_hidden(layout: *mut keep_layout, node: keep_node, hidden: bool) -> keep_status;
    /// Whether a node was hidden itself.
    pub fn keep_node_is_hidden(layout: *const keep_layout, node: keep_node) -> bool;
    /// Collapses a node, or restores it. While it is gone, as with Android's GONE:
    ///
    /// ```text
    ///     It has no size: its sizes, its content, all inside it, and sizes at a plain multiple of its own are inactive.
    ///     It drops out of words for groups: nodes whose sizes were equal to its own, or gaps that ended at it and were as
    ///       large as each other (keep_nodes_set_between, keep_nodes_distribute, formats), are related to each other,
    ///       also if it is gone because it is inside a node that is.
    ///     It has no margins of its own: constraints on it count with 0 as their constant. An offset is on the node
    ///       that it was asked of when it got its first value, an alignment on the one that it was set from, a sum
    ///       on its first node, or on a node that is inside of all others in it.
    ///     Constraints on other nodes use their margin while gone (keep_attribute_set_gone_value), or else their own.
    ///
    ///         |-8-[icon]-8-[title]-8-|        with a left inset of 8 on the icon, and a left offset of 8 on the title
    ///         |-8-[title         ]-8-|        without the icon: a point at the edge, as its inset counts as 0
    ///         |[title            ]-8-|        if the margin while gone of the title's offset is 0
    ///
    ///     It contradicts nothing that fits: constraints that mention it keep nodes apart, and inside of others, at their
    ///       own priority, so that a window that is too small says so; in the other direction, and all others, they
    ///       are not required. Those on it are violated first, on its max edges (right, bottom, trailing, last
    ///       baseline) before others, and never pull other nodes together.
    ///
    /// ```
    /// Nodes inside it have no size and are not to be drawn. Along one axis, all of this is about the lines of that
    /// axis; the others stay as they are, except that measured content is inactive. A section folds up with
    ///
    /// ```text
    ///     keep_animation_begin(ui, KEEP_NO_NODE, 0.25, 0);
    ///     keep_node_set_gone(ui, section, KEEP_GONE_VERTICALLY); // or KEEP_GONE_NOT; also half-way
    ///     keep_animation_commit(ui);
    ///
    /// ```
    ///
    /// Cost: linear in the subtree and its attributes.
    pub fn keep_node_set_gone(layout: *mut keep_layout, node: keep_node, gone: keep_gone) -> keep_status;
    /// The axes along which a node was collapsed itself.
    pub fn keep_node_gone(layout: *const keep_layout, node: keep_node) -> keep_gone;
    /// Sets the margin while gone: what the values of an offset or alignment count as while the node that it is not
    /// on (keep_node_set_gone) is gone. Where a value follows another attribute, that is its constant.
    ///
    /// attribute: an attribute, or a group of such; KEEP_ERROR_INVALID_ARGUMENT for one without another node, and for
    /// a factor.
    ///
    /// value: at most 1e12 in magnitude; NaN, as unless set, for no difference.
    pub fn keep_attribute_set_gone_value(layout: *mut keep_layout, attribute: keep_attribute, value: f64) -> keep_status;
    /// The margin while gone of an attribute; NaN for none, and for a group.
    pub fn keep_attribute_gone_value(layout: *const keep_layout, attribute: keep_attribute) -> f64;
    /// The size that a node with all in it asks for: as near to a target as the priorities allow. Its constraints
    /// to nodes outside of it, and the size that a root has from outside, are left out; its own width and height,
    /// its content, and what is inside count. The node stays at its position: safe areas and margins reach into
    /// it as they do now, and what is around it keeps its distance. Content is measured if its length differs.
    ///
    /// ```text
    ///     as small as it goes        {0, 0}, KEEP_FITTING, KEEP_FITTING
    ///     as large as it likes       {10000, 10000}, KEEP_FITTING, KEEP_FITTING
    ///     the height at a width      {width, 0}, KEEP_REQUIRED, KEEP_FITTING
    ///
    /// ```
    /// A required target is always met: what does not fit inside is violated, required or not. A target is no limit,
    /// as a size above it is as far from it as one below. For the size up to some width, set the maximum of the node's
    /// own width, perhaps in a transaction that is then rolled back. A node that is gone, or inside one that is, is 0
    /// x 0.
    ///
    /// target: 0 up to 1e12; NaN leaves that axis without a target, and its priority is ignored.
    ///
    /// size: receives the size of the alignment rectangle; not NULL.
    /// Calls back.
    ///
    /// Cost: linear in the nodes at most, and two solves of what the target changes; four where a required
    /// target does not fit.
    pub fn keep_node_fitting_size(layout: *mut keep_layout, node: keep_node, target: keep_size, horizontal_priority: f64, vertical_priority: f64, size: *mut keep_size) -> keep_status;
    /// The least and the greatest size of a node with all in it along one axis at which no constraint of at least
    /// a priority is worse off: at KEEP_REQUIRED, those of a window without a conflict, in which no container overflows.
    /// All from 999 on count as required. The size along the other axis is free: for the height at a width use
    /// keep_node_fitting_size. Text measured along both axes counts without wrapping, at priorities a little below its
    /// compression resistance; a row that fills its width has no
    /// more than its members take as its maximum. Otherwise as keep_node_fitting_size.
    ///
    /// minimum: the size that is nearest to 0, also where sizes may be negative.
    ///
    /// maximum: infinite from 1e7 on, which counts as no bound.
    /// Calls back.
    ///
    /// Cost: as two calls of keep_node_fitting_size; where hundreds of nodes are pressed together, up to O(n²).
    pub fn keep_node_size_range(layout: *mut keep_layout, node: keep_node, axis: keep_axis, priority: f64, minimum: *mut f64, maximum: *mut f64) -> keep_status;
    /// Puts attributes together in a new group. A group among them stands for its attributes, which stay in the
    /// new one when it is destroyed; what occurs twice is in the group once. An attribute whose node is destroyed
    /// is in the group no longer. Cost: n log n in the attributes of the group.
    pub fn keep_group_create(layout: *mut keep_layout, attributes: *const keep_attribute, count: usize) -> keep_attribute;
    /// Destroys a group of the host's; its attributes and their values stay.
    ///
    /// Returns KEEP_ERROR_INVALID_HANDLE also for an attribute or a ready-made group. Cost: linear in the group.
    pub fn keep_group_destroy(layout: *mut keep_layout, group: keep_attribute) -> keep_status;
    /// The attributes of a group in the order in which they are set; 0 for no group. Cost: linear in them.
    pub fn keep_attribute_members(layout: *mut keep_layout, group: keep_attribute, members: *mut keep_attribute, capacity: usize) -> usize;
    /// A new group of the attribute, or ready-made group, of each of many nodes (keep_node_attribute).
    pub fn keep_nodes_attribute(layout: *mut keep_layout, nodes: *const keep_node, count: usize, kind: keep_attribute_kind) -> keep_attribute;
    /// A new group of the attribute of each of many nodes in relation to another (keep_node_attribute_to).
    pub fn keep_nodes_attribute_to(layout: *mut keep_layout, nodes: *const keep_node, count: usize, kind: keep_attribute_kind, other: keep_node) -> keep_attribute;
    /// A new group of the attribute of each of many nodes in relation to the next (keep_node_attribute_to).
    pub fn keep_nodes_attribute_between(layout: *mut keep_layout, nodes: *const keep_node, count: usize, kind: keep_attribute_kind) -> keep_attribute;
    /// Sets a value of an attribute, or ready-made group, of each of many nodes, without making a group.
    ///
    /// kind: as keep_node_attribute, or keep_node_attribute_to with another node.
    ///
    /// other: the other node of all of them, or KEEP_NO_NODE.
    /// relation, value, priority: as keep_attribute_set.
    pub fn keep_nodes_set(layout: *mut keep_layout, nodes: *const keep_node, count: usize, kind: keep_attribute_kind, other: keep_node, relation: keep_relation, value: f64, priority: f64) -> keep_status;
    /// Sets a value of an attribute of each of many nodes in relation to the next, without making a group.
    pub fn keep_nodes_set_between(layout: *mut keep_layout, nodes: *const keep_node, count: usize, kind: keep_attribute_kind, relation: keep_relation, value: f64, priority: f64) -> keep_status;
    /// Keeps the gaps between neighbours equal to each other, however wide they are: the offset of every pair but
    /// the last follows that of the next pair (keep_attribute_set_to). The nodes are in their order along the axis:
    /// left to right, in reading direction, or top to bottom.
    ///
    /// kind: an offset, such as KEEP_RIGHT_OFFSET or KEEP_BOTTOM_OFFSET; its opposite is the same.
    pub fn keep_nodes_distribute(layout: *mut keep_layout, nodes: *const keep_node, count: usize, kind: keep_attribute_kind, priority: f64) -> keep_status;
    /// Sets equal of the width and height of each of many nodes; NaN takes one away.
    pub fn keep_nodes_keep_size(layout: *mut keep_layout, nodes: *const keep_node, count: usize, width: f64, height: f64, priority: f64) -> keep_status;
    /// Sets equal of four insets of each of many nodes; NaN takes one away.
    ///
    /// kind: KEEP_INSETS, KEEP_SAFE_INSETS or KEEP_MARGIN_INSETS.
    pub fn keep_nodes_keep_insets(layout: *mut keep_layout, nodes: *const keep_node, count: usize, kind: keep_attribute_kind, insets: keep_insets, priority: f64) -> keep_status;
    /// Sets equal of the centres of each of many nodes, as fractions of the parent; NaN takes one away.
    pub fn keep_nodes_keep_center(layout: *mut keep_layout, nodes: *const keep_node, count: usize, x: f64, y: f64, priority: f64) -> keep_status;
    /// Begins an atomic group. From here to its end is a transaction (keep_layout_begin): frames stay until the
    /// end, and keep_layout_rollback takes everything back, the group too.
    ///
    /// Returns none with KEEP_ERROR_LIMIT above 64 transactions, KEEP_ERROR_CONFLICT as keep_layout_begin.
    /// Calls back.
    ///
    /// Cost: as keep_layout_begin.
    pub fn keep_atomic_begin(layout: *mut keep_layout) -> keep_atomic;
    /// Ends the innermost atomic group, as keep_layout_commit ends a transaction.
    ///
    /// Returns KEEP_ERROR_STATE if there is none, or if a transaction that was begun in it is open.
    /// Calls back.
    ///
    /// Cost: as keep_layout_solve.
    pub fn keep_atomic_end(layout: *mut keep_layout) -> keep_status;
    /// Takes back what an atomic group has set: a value that was set again since stays. Values become none; they
    /// do not go back to earlier ones. Rules become inactive.
    ///
    /// Returns KEEP_ERROR_STATE before its end.
    pub fn keep_atomic_deactivate(layout: *mut keep_layout, atomic: keep_atomic) -> keep_status;
    /// Activates everything that an atomic group has recorded, over what has been set since. What belonged to a
    /// node that is destroyed is left out.
    ///
    /// Returns KEEP_ERROR_STATE before its end.
    pub fn keep_atomic_activate(layout: *mut keep_layout, atomic: keep_atomic) -> keep_status;
    /// Destroys an atomic group. What it has set stays; its inactive rules are destroyed.
    ///
    /// Returns KEEP_ERROR_STATE before its end.
    pub fn keep_atomic_destroy(layout: *mut keep_layout, atomic: keep_atomic) -> keep_status;
    /// Whether anything is as an atomic group set it, so that keep_atomic_deactivate would take it back; also
    /// what is inactive because of its nodes, or is not installed.
    pub fn keep_atomic_is_active(layout: *const keep_layout, atomic: keep_atomic) -> bool;
    /// The constraints that are as an atomic group set them, in the order in which they were first set.
    pub fn keep_atomic_constraints(layout: *const keep_layout, atomic: keep_atomic, constraints: *mut keep_constraint, capacity: usize) -> usize;
    /// The uppermost node at a point: a node, or one inside of it. Children are above their parent, later siblings
    /// above earlier ones. Left and top edges belong to a node, right and bottom ones do not. A node that is hidden
    /// or gone is not there, nor is what is inside of it; guides are not there. What is inside of a node that clips
    /// (keep_node_set_clips) is there within its frame alone.
    ///
    /// root: the point is in its coordinates, in which its frame begins at 0, 0; any node. It clips nothing itself: a
    /// host that has scrolled a node asks this node, for the point in its content.
    ///
    /// kind: which frames: KEEP_FRAME_IN_ROOT, KEEP_FRAME_PRESENTED_IN_ROOT, or these on pixels.
    ///
    /// Cost: linear in the subtree.
    pub fn keep_node_at(layout: *const keep_layout, root: keep_node, x: f64, y: f64, kind: keep_frame_kind) -> keep_node;
    /// Sets whether a node clips what is inside of it: keep_node_at and drawings leave out what is outside of its frame.
    /// A node that scrolls (KEEP_GUIDE_SCROLL) always does.
    pub fn keep_node_set_clips(layout: *mut keep_layout, node: keep_node, clips: bool) -> keep_status;
    /// Whether a node clips what is inside of it, as it was told to or because it scrolls.
    pub fn keep_node_clips(layout: *const keep_layout, node: keep_node) -> bool;
    /// The constraints that mention a node, also inactive ones; or all of the layout. Insets and centres of its
    /// children do not mention it. Those that keep sizes from being negative are left out. They are in the order of
    /// creation, as far as none was removed since.
    ///
    /// node: KEEP_NO_NODE for all.
    ///
    /// Cost: for n constraints of a node n log n.
    pub fn keep_node_constraints(layout: *const keep_layout, node: keep_node, constraints: *mut keep_constraint, capacity: usize) -> usize;
    /// Sets the function that is told what a layout meets, in place of another one. Of one solve up to twelve
    /// conflicts, and up to twelve demands of containers, are told. Calls back. While there is a function every call that fails may call it, too.
    ///
    /// kinds: flags of keep_log; any other is KEEP_ERROR_INVALID_ARGUMENT.
    ///
    /// function: NULL for none.
    ///
    /// Cost: afterwards a solve with conflicts costs their reports, and with KEEP_LOG_AMBIGUITY or KEEP_LOG_UNMET each
    /// what its text costs: for development.
    pub fn keep_layout_set_log(layout: *mut keep_layout, kinds: u32, function: Option<keep_log_function>, user_data: *mut c_void, destroy: Option<keep_destroy_function>) -> keep_status;
    /// The constraint of equal, the minimum or the maximum of an attribute; none for no value, and for a group.
    pub fn keep_attribute_constraint(layout: *const keep_layout, attribute: keep_attribute, relation: keep_relation) -> keep_constraint;
    /// Removes a constraint: a rule or a sum is destroyed, a value becomes none, the size of a root is left to
    /// its content. Calls back.
    ///
    /// Returns KEEP_ERROR_STATE for constraints that follow from a node itself: from its content, from being gone,
    /// and from sizes not being negative.
    pub fn keep_constraint_remove(layout: *mut keep_layout, constraint: keep_constraint) -> keep_status;
    /// Whether a constraint is active. It is inactive while its nodes share no tree, and while one of them is gone
    /// in the cases of keep_node_set_gone. A rule or a sum is also inactive while it is not installed, or its
    /// atomic group is not active; an applied attribute, while its condition is false or a newer one replaces it.
    pub fn keep_constraint_is_active(layout: *const keep_layout, constraint: keep_constraint) -> bool;
    /// The origin of a constraint.
    pub fn keep_constraint_source(layout: *const keep_layout, constraint: keep_constraint) -> keep_source;
    /// The node that a constraint belongs to: the first one of its equation.
    pub fn keep_constraint_node(layout: *const keep_layout, constraint: keep_constraint) -> keep_node;
    /// The attribute of a value or a rule; none for other constraints.
    pub fn keep_constraint_attribute(layout: *const keep_layout, constraint: keep_constraint) -> keep_attribute;
    /// The relation of a constraint, as it was made: the minimum of a right inset is KEEP_AT_LEAST.
    pub fn keep_constraint_relation(layout: *const keep_layout, constraint: keep_constraint) -> keep_relation;
    /// The value of a constraint, as it was made: of a value that follows another attribute, the constant that is
    /// added to that; of a sum, its constant. NaN for an invalid handle.
    pub fn keep_constraint_value(layout: *const keep_layout, constraint: keep_constraint) -> f64;
    /// The priority of a constraint; 1000 for a size that is not negative, which precedes even required ones.
    pub fn keep_constraint_priority(layout: *const keep_layout, constraint: keep_constraint) -> f64;
    /// A constraint in words.
    ///
    /// text: KEEP_TEXT_DESCRIPTION, a sentence, "left inset of \<image\> to superview \<window\> at least 10 with
    /// required priority", or "width of \<image\> cannot be negative"; KEEP_TEXT_NAME; KEEP_TEXT_EQUATION
    /// (keeplayout/equations.h); KEEP_TEXT_WHY, KEEP_TEXT_FILE (keeplayout/diagnosis.h).
    ///
    /// Cost: for KEEP_TEXT_WHY as keep_constraint_binding; for an equation linear in its terms.
    pub fn keep_constraint_text(layout: *const keep_layout, constraint: keep_constraint, text: keep_text) -> *const c_char;
    /// Sets the name of a rule or a sum (terms, equations, applied attributes), for messages: its sentence begins
    /// with it, "gutter: left of \<text\> equal to right of \<image\> + 8 with required priority", and in Auto Layout's
    /// log it is the identifier. A value is named by its attribute (keep_attribute_set_name).
    ///
    /// name: at most 255 bytes, or KEEP_ERROR_LIMIT; NULL or "" for none.
    /// Returns KEEP_ERROR_STATE for other constraints.
    pub fn keep_constraint_set_name(layout: *mut keep_layout, constraint: keep_constraint, name: *const c_char) -> keep_status;
    /// The linear form of any constraint: the terms of a sum, its relation and its constant. The right inset 10
    /// of a is a.right - parent.right == -10. If a sum has leading or trailing in it, and reading goes from right
    /// to left in its first node, all its horizontal positions, centres as well, count from the right: a leading
    /// inset of 10 is a.leading - parent.leading == 10.
    ///
    /// A value that follows another attribute takes each of the two in the coordinates around it; a sum has one
    /// coordinate space. So it is returned as it counts at the moment: with left and right where any of the nodes
    /// reads from right to left, with the content guide of a node that scrolls for what is inside it, and with the
    /// effect of alignment rectangles in the constant.
    ///
    /// terms: the node of a term is none where the sum was made with none.
    /// Returns 0, and writes nothing, for an attribute whose node has no parent, or shares no tree with the other
    /// one, at the moment. Cost: linear in the terms.
    pub fn keep_constraint_terms(layout: *mut keep_layout, constraint: keep_constraint, relation: *mut keep_relation, constant: *mut f64, terms: *mut keep_term, capacity: usize) -> usize;
    /// Sets the value of a constraint in place (keep_constraint_value), with the limits of the call that made it.
    ///
    /// Returns KEEP_ERROR_STATE where keep_constraint_remove does.
    pub fn keep_constraint_set_value(layout: *mut keep_layout, constraint: keep_constraint, value: f64) -> keep_status;
    /// Sets the priority of a constraint in place, also to and from required. Calls back.
    ///
    /// Returns KEEP_ERROR_STATE where keep_constraint_remove does.
    pub fn keep_constraint_set_priority(layout: *mut keep_layout, constraint: keep_constraint, priority: f64) -> keep_status;
    /// Sets the relation of a rule or of a sum in place. Calls back.
    ///
    /// Returns KEEP_ERROR_STATE for other constraints.
    pub fn keep_constraint_set_relation(layout: *mut keep_layout, constraint: keep_constraint, relation: keep_relation) -> keep_status;
    /// Sets one coefficient of a sum in place. The multiplier m of \`first == m \* second + c\` is the coefficient
    /// -m of term 1.
    ///
    /// index: which term, as in keep_constraint_terms.
    /// Returns KEEP_ERROR_INVALID_ARGUMENT also for a sum that would then mean nothing; KEEP_ERROR_STATE for other
    /// constraints. Cost: linear in the terms.
    pub fn keep_constraint_set_coefficient(layout: *mut keep_layout, constraint: keep_constraint, index: usize, coefficient: f64) -> keep_status;
    /// Installs a rule or a sum, or uninstalls it, which keeps it.
    ///
    /// Returns KEEP_ERROR_UNRELATED for a sum whose nodes share no tree; KEEP_ERROR_STATE for other constraints.
    ///
    /// Cost: linear in the depth of the nodes.
    pub fn keep_constraint_set_installed(layout: *mut keep_layout, constraint: keep_constraint, installed: bool) -> keep_status;
    /// Whether a constraint is installed; it may be inactive all the same (keep_constraint_is_active).
    pub fn keep_constraint_is_installed(layout: *const keep_layout, constraint: keep_constraint) -> bool;
    /// Makes the constraint anchor == multiplier \* other_anchor + constant, the form of TULayoutAdditions and of
    /// Apple's constraints. Every call makes one, in addition to those that are there.
    ///
    /// other: may be the same node. With KEEP_NO_NODE a size is kept at a number of points, and a position
    /// relates to the parent's same anchor, also of a later parent: right == -10 is 10 points inside its right.
    ///
    /// other_anchor: ignored without another node.
    ///
    /// multiplier: as the coefficient of a keep_term; ignored, but checked, for a size without another node.
    ///
    /// constant: up to 1e12 in magnitude.
    ///
    /// installed: whether it is active at once; keep_constraint_set_installed does it later.
    /// Returns none with KEEP_ERROR_INVALID_ARGUMENT also for a pair that means nothing, KEEP_ERROR_UNRELATED where
    /// it is installed and the nodes share no tree, or the parent is that of a root.
    ///
    /// Cost: linear in the depth of the nodes.
    pub fn keep_node_constrain(layout: *mut keep_layout, node: keep_node, anchor: keep_anchor, relation: keep_relation, other: keep_node, other_anchor: keep_anchor, multiplier: f64, constant: f64, priority: f64, installed: bool) -> keep_constraint;
    /// Makes the constraint that a sum of terms is at most, equal to, or at least a constant. A violation is
    /// measured in the unit of the sum: with 2 \* a.width, in half points of a's width. While its nodes share no
    /// tree the constraint is inactive; destroying any of them removes it. Atomic groups record it, as rules.
    ///
    /// terms: at least one with a node; a node may be in several.
    ///
    /// count: 1 to 65,536.
    /// constant, installed, and errors: as keep_node_constrain.
    ///
    /// Cost: linear in the terms, and in the depth of their nodes.
    pub fn keep_constraint_create(layout: *mut keep_layout, terms: *const keep_term, count: usize, relation: keep_relation, constant: f64, priority: f64, installed: bool) -> keep_constraint;
    /// Begins to collect the constraints that are made and at once installed: sums of terms, equations, rules.
    /// Captures nest: inner ones collect for outer ones too. They are no part of transactions: a rollback neither
    /// ends captures nor resumes them.
    pub fn keep_capture_begin(layout: *mut keep_layout) -> keep_status;
    /// The constraints that the innermost capture has collected, in the order in which they were made, without
    /// those that have been removed since. Cost: linear in them.
    pub fn keep_capture_constraints(layout: *const keep_layout, constraints: *mut keep_constraint, capacity: usize) -> usize;
    /// Ends the innermost capture; the constraints stay. KEEP_ERROR_STATE without a capture.
    pub fn keep_capture_end(layout: *mut keep_layout) -> keep_status;
    /// Creates a stack: the last child of a parent, or a root. The members become its children.
    ///
    /// parent: KEEP_NO_NODE for a root.
    /// members\[count\]: nodes of any place outside of which the parent is, each once; may be NULL if there are none.
    /// Returns none also with KEEP_ERROR_CYCLE for a member that contains the parent, KEEP_ERROR_STATE for guides.
    ///
    /// Cost: linear in the members and all that mentions them or is inside.
    pub fn keep_stack_create(layout: *mut keep_layout, parent: keep_node, stack: *const keep_stack, members: *const keep_node, count: usize) -> keep_node;
    /// Changes a parameter of a container. Words and flags are also set by functions of their own.
    ///
    /// Returns KEEP_ERROR_STATE for a node that is none. Cost: linear in the members.
    pub fn keep_container_set(layout: *mut keep_layout, container: keep_node, what: keep_container_value, value: f64) -> keep_status;
    /// A parameter of a container; NaN for a node that is none.
    pub fn keep_container_get(layout: *const keep_layout, container: keep_node, what: keep_container_value) -> f64;
    /// What kind of container a node is.
    pub fn keep_node_container_kind(layout: *const keep_layout, node: keep_node) -> keep_container_kind;
    /// Changes what a child of a container has of its own. It has it until it is destroyed, also elsewhere.
    ///
    /// Returns KEEP_ERROR_STATE for a node that is not in a container. Cost: for the first weight, and the last one
    /// to go, linear in the members.
    pub fn keep_member_set(layout: *mut keep_layout, member: keep_node, what: keep_member_value, value: f64) -> keep_status;
    /// What a node has of its own in a container.
    pub fn keep_member_get(layout: *const keep_layout, member: keep_node, what: keep_member_value) -> f64;
    /// Has a stack arrange nodes that stay where they are, in this order, in place of those that it had. Those that it had as
    /// well keep what they have of their own in it. The delay of an animation defers it.
    ///
    /// nodes\[count\]: of the same tree, each once, and others than the stack; may be NULL if there are none.
    /// Returns KEEP_ERROR_STATE for a node that is no stack, and for guides, KEEP_ERROR_UNRELATED for a node of another tree.
    ///
    /// Cost: linear in the members and in all nodes.
    pub fn keep_node_set_listed(layout: *mut keep_layout, stack: keep_node, nodes: *const keep_node, count: usize) -> keep_status;
    /// How many nodes a stack lists. Cost: linear in them.
    pub fn keep_node_listed_count(layout: *const keep_layout, stack: keep_node) -> usize;
    /// One of the nodes that a stack lists; none beyond the last. Cost: linear in them.
    pub fn keep_node_listed(layout: *const keep_layout, stack: keep_node, index: usize) -> keep_node;
    /// Changes what a listed node has of its own in a stack, as keep_member_set does for a child.
    ///
    /// Returns KEEP_ERROR_STATE for a node that the stack does not list.
    pub fn keep_node_set_listed_value(layout: *mut keep_layout, stack: keep_node, node: keep_node, what: keep_member_value, value: f64) -> keep_status;
    /// What a listed node has of its own in a stack; NaN for a node that it does not list.
    pub fn keep_node_listed_value(layout: *const keep_layout, stack: keep_node, node: keep_node, what: keep_member_value) -> f64;
    /// Creates a grid, as keep_stack_create creates a stack.
    ///
    /// members\[count\]: may be NULL if there are none.
    /// Returns none with KEEP_ERROR_LIMIT above 10,000 columns or rows.
    pub fn keep_grid_create(layout: *mut keep_layout, parent: keep_node, grid: *const keep_grid, members: *const keep_node, count: usize) -> keep_node;
    /// Puts a node into cells of a grid, whose last child it becomes if it is in another node. They are forgotten when it
    /// leaves the grid. KEEP_MEMBER_FIRST_COLUMN and the three behind it are its parts.
    ///
    /// columns, rows: how many it is in; 0 and 0 for the next free cell.
    /// Returns KEEP_ERROR_INVALID_ARGUMENT beyond the last column and row 10,000, KEEP_ERROR_CYCLE for a node that
    /// contains the grid, KEEP_ERROR_STATE for a guide and for a node that is no grid.
    ///
    /// Cost: linear in the columns and rows that it is in, and that are made for it.
    pub fn keep_grid_place(layout: *mut keep_layout, grid: keep_node, node: keep_node, column: usize, row: usize, columns: usize, rows: usize) -> keep_status;
    /// Changes a column (KEEP_HORIZONTAL) or a row of a grid.
    ///
    /// Returns KEEP_ERROR_STATE for a node that is no grid. Cost: for a fraction linear in the columns or rows; for
    /// another kind, if a member is in several of them, linear in the members.
    pub fn keep_grid_set_track(layout: *mut keep_layout, grid: keep_node, axis: keep_axis, index: usize, track: keep_track) -> keep_status;
    /// What a column or row of a grid was set to.
    ///
    /// track: receives it; not NULL.
    /// Returns as keep_grid_set_track.
    pub fn keep_grid_get_track(layout: *mut keep_layout, grid: keep_node, axis: keep_axis, index: usize, track: *mut keep_track) -> keep_status;
    /// Sets how many columns or rows a grid has. New ones are as the last one of those that it was given. The guide of one
    /// that goes is destroyed; rows with members stay for them, as large as their content.
    ///
    /// Returns KEEP_ERROR_STATE for a node that is no grid, KEEP_ERROR_INVALID_ARGUMENT for no column, KEEP_ERROR_LIMIT
    /// above 10,000. Cost: linear in the members, columns and rows.
    pub fn keep_grid_set_track_count(layout: *mut keep_layout, grid: keep_node, axis: keep_axis, tracks: usize) -> keep_status;
    /// How many columns or rows a grid has, with those that were made for members.
    pub fn keep_grid_track_count(layout: *const keep_layout, grid: keep_node, axis: keep_axis) -> usize;
    /// The column or row of a grid that a member begins in, also where it went there by itself.
    pub fn keep_member_cell(layout: *const keep_layout, member: keep_node, axis: keep_axis) -> usize;
    /// In how many columns or rows of a grid a member is; 0 for a node that is in none.
    pub fn keep_member_span(layout: *const keep_layout, member: keep_node, axis: keep_axis) -> usize;
    /// The guide that a column (KEEP_HORIZONTAL) or a row of a grid is. Cost: logarithmic.
    pub fn keep_grid_track(layout: *const keep_layout, grid: keep_node, axis: keep_axis, index: usize) -> keep_node;
    /// Creates a guideline in a node, or a barrier of nodes of the same tree.
    ///
    /// nodes\[count\]: may be NULL if there are none, for a guideline.
    /// Returns none also with KEEP_ERROR_STATE in a line of a flow, KEEP_ERROR_UNRELATED for a node of another tree.
    ///
    /// Cost: as keep_guide_create, and linear in the nodes.
    pub fn keep_guideline_create(layout: *mut keep_layout, owner: keep_node, guideline: *const keep_guideline, nodes: *const keep_node, count: usize) -> keep_node;
    /// Puts other nodes in place of those of a barrier.
    ///
    /// nodes\[count\]: may be NULL if there are none.
    /// Returns as keep_guideline_create; KEEP_ERROR_STATE for a node that is no barrier. Cost: linear in the nodes.
    pub fn keep_barrier_set_nodes(layout: *mut keep_layout, barrier: keep_node, nodes: *const keep_node, count: usize) -> keep_status;
    /// How many demands of containers the last solve did not meet: of each kind on a member the one that is violated most,
    /// in the order of the tree. The others are about one of them, by its index.
    ///
    /// Cost: the first time after a solve linear in nodes and constraints.
    pub fn keep_layout_unmet_count(layout: *mut keep_layout) -> usize;
    /// The constraint that is violated: of a container, or of the content of a member.
    pub fn keep_layout_unmet_constraint(layout: *mut keep_layout, index: usize) -> keep_constraint;
    /// The member that it is about, the column or row of a grid, or the container itself.
    pub fn keep_layout_unmet_node(layout: *mut keep_layout, index: usize) -> keep_node;
    /// The axis along which something is missing.
    pub fn keep_layout_unmet_axis(layout: *mut keep_layout, index: usize) -> keep_axis;
    /// How much is missing, in points; NaN for an index beyond the last.
    pub fn keep_layout_unmet_amount(layout: *mut keep_layout, index: usize) -> f64;
    /// Puts the centre of a node at an angle and a distance from that of another, as required.
    /// An animation that changes the angle runs along the arc, whatever it moves. A node that is gone is a point
    /// there, and others on the circle do not close up.
    ///
    /// center: KEEP_NO_NODE lets the node go.
    ///
    /// angle: in degrees, clockwise from above. An animation runs through the angles in between: from 350 to 370 it is
    /// a short way, from 350 to 10 nearly a turn back.
    ///
    /// radius: not negative.
    /// Returns KEEP_ERROR_UNRELATED for nodes of different trees, KEEP_ERROR_INVALID_ARGUMENT also for a node and itself.
    pub fn keep_node_set_circle(layout: *mut keep_layout, node: keep_node, center: keep_node, angle: f64, radius: f64) -> keep_status;
    /// The node in the middle of the circle that a node is on; none, and NaN, if it is on none.
    pub fn keep_node_circle(layout: *const keep_layout, node: keep_node, angle: *mut f64, radius: *mut f64) -> keep_node;
    /// Adds a variant to those of a node, behind them. It has room where the node is at least so large while it is in use.
    ///
    /// width, height: 0 for any.
    ///
    /// fits: whether it has room only where all constraints that belong to it are met, too, whatever their priority.
    pub fn keep_node_add_variant(layout: *mut keep_layout, node: keep_node, width: f64, height: f64, fits: bool) -> keep_status;
    /// Removes all variants of a node: constraints that belonged to one hold always, and what was otherwise in one is as it is
    /// set. Cost: linear in that.
    pub fn keep_node_clear_variants(layout: *mut keep_layout, node: keep_node) -> keep_status;
    /// How many variants a node has.
    pub fn keep_node_variant_count(layout: *const keep_layout, node: keep_node) -> usize;
    /// Which variant of a node is in use as of the last solve, from 0 on; 0 for a node without.
    pub fn keep_node_variant(layout: *const keep_layout, node: keep_node) -> usize;
    /// Has a rule, a sum or an applied attribute belong to a variant, and to no other one.
    ///
    /// node: KEEP_NO_NODE to have it hold in all.
    /// Returns KEEP_ERROR_STATE for another constraint, KEEP_ERROR_INVALID_ARGUMENT if there is no such variant. Cost: linear
    /// in what belongs to variants of the node, as of the calls below.
    pub fn keep_constraint_set_variant(layout: *mut keep_layout, constraint: keep_constraint, node: keep_node, variant: usize) -> keep_status;
    /// The node of whose variants a constraint belongs to one; none for a constraint that holds in all.
    pub fn keep_constraint_variant_node(layout: *const keep_layout, constraint: keep_constraint) -> keep_node;
    /// Which variant of that node it belongs to.
    pub fn keep_constraint_variant(layout: *const keep_layout, constraint: keep_constraint) -> usize;
    /// Sets what a parameter of a container is in a variant of a node, which may be the container. Elsewhere it is as
    /// keep_container_set says, and keep_container_get reads that.
    ///
    /// variant: not the first one.
    /// Returns as keep_container_set, and KEEP_ERROR_INVALID_ARGUMENT if there is no such variant, or where variants of
    /// another node set the same.
    pub fn keep_node_vary_container(layout: *mut keep_layout, node: keep_node, variant: usize, container: keep_node, what: keep_container_value, value: f64) -> keep_status;
    /// The same of what a child of a container has of its own (keep_member_set).
    pub fn keep_node_vary_member(layout: *mut keep_layout, node: keep_node, variant: usize, subject: keep_node, what: keep_member_value, value: f64) -> keep_status;
    /// The same of whether a node is gone (keep_node_set_gone).
    pub fn keep_node_vary_gone(layout: *mut keep_layout, node: keep_node, variant: usize, other: keep_node, gone: keep_gone) -> keep_status;
    /// Makes the constraint of an equation string; of a chain it returns the first one.
    ///
    /// context: may be NULL.
    /// Returns none with KEEP_ERROR_INVALID_ARGUMENT for a fault: keep_layout_error_message points at it, and
    /// keep_equation_fault_at describes it.
    ///
    /// Cost: linear in the string and the names; also in the nodes, if one is called by its number, and for a few
    /// lookups after a node's name was replaced, taken away, or rolled back.
    pub fn keep_equation_create(layout: *mut keep_layout, text: *const c_char, context: *const keep_equation_context) -> keep_constraint;
    /// Makes the constraints of many equation strings; none if one has a fault, unless the context leaves those out.
    /// Blanks and comments alone are skipped. The faults can be read until the next call that reads strings.
    ///
    /// lengths: the bytes of each string; NULL if they end with NUL.
    ///
    /// context: may be NULL.
    ///
    /// constraints: in the order of the strings.
    ///
    /// made: receives how many there are, more than strings where there are chains.
    /// Returns KEEP_OK, also if strings were left out. On failure nothing is written.
    ///
    /// Cost: as keep_equation_create for each.
    pub fn keep_equations_create(layout: *mut keep_layout, texts: *const *const c_char, lengths: *const usize, count: usize, context: *const keep_equation_context, constraints: *mut keep_constraint, capacity: usize, made: *mut usize) -> keep_status;
    /// How many strings had faults in the last call that read strings.
    pub fn keep_equation_fault_count(layout: *const keep_layout) -> usize;
    /// The fault of a string of that call.
    pub fn keep_equation_fault_at(layout: *const keep_layout, index: usize) -> keep_equation_fault;
    /// A fault in words. A long string is cut to what is around the fault; of several lines it shows those up to
    /// the one with the fault.
    ///
    /// ```text
    ///     column 12: there is no attribute "lefft"; the nearest is "left"
    ///     secondView.lefft >= firstView.left * 2 + 10
    ///                ^
    /// ```
    pub fn keep_equation_fault_description(layout: *const keep_layout, index: usize) -> *const c_char;
    /// Makes the constraints of a visual format, or none of them.
    ///
    /// context: names, metrics and the priority, as for keep_equation_create; may be NULL.
    ///
    /// options: flags of keep_format_option, or 0.
    /// Returns none with KEEP_ERROR_INVALID_ARGUMENT for a fault, which keep_equation_fault_at describes, and for
    /// options that mean nothing for its orientation.
    ///
    /// Cost: linear in the string, the constraints, and the names; as keep_equation_create for looking nodes up.
    pub fn keep_format_create(layout: *mut keep_layout, text: *const c_char, context: *const keep_equation_context, options: u32) -> keep_format;
    /// Removes the constraints of a format, and with them the format.
    pub fn keep_format_destroy(layout: *mut keep_layout, format: keep_format) -> keep_status;
    /// The constraints of a format that have not been removed, in the order described above. Cost: linear in all
    /// of its constraints.
    pub fn keep_format_constraints(layout: *const keep_layout, format: keep_format, constraints: *mut keep_constraint, capacity: usize) -> usize;
    /// A format as a string, with the values that its constraints have now: "H:|-\[label\]-12-\[field(\>=120)\]-|". Read
    /// back with the same options, and without names in the context, it makes the same linear forms. Where a gap has
    /// lost its constraints there is -\>. "" for a stale handle. Cost: linear in its constraints.
    pub fn keep_format_text(layout: *const keep_layout, format: keep_format) -> *const c_char;
    /// The options of a format.
    pub fn keep_format_options(layout: *const keep_layout, format: keep_format) -> u32;
    /// The format that has made a constraint; none for other constraints.
    pub fn keep_constraint_format(layout: *const keep_layout, constraint: keep_constraint) -> keep_format;
    /// Applies attributes to a node, in order, after all conditions were asked. On failure nothing is applied,
    /// and the message has the index.
    ///
    /// list: may be NULL if there are none.
    ///
    /// constraints: one for each attribute or part of a compound, in order; none for one that a later one of the
    /// list replaces, and in the delay of an animation.
    /// Returns KEEP_ERROR_INVALID_ARGUMENT also for anchors that mean nothing together; KEEP_ERROR_UNRELATED for a
    /// reference in another tree and for a position of a root without a reference; KEEP_ERROR_STATE if a
    /// condition fails; KEEP_ERROR_LIMIT above 4096 attributes on one node.
    /// Calls back.
    ///
    /// Cost: linear in count times what is applied to the node.
    pub fn keep_node_apply(layout: *mut keep_layout, node: keep_node, list: *const keep_applied, count: usize, constraints: *mut keep_constraint, capacity: usize) -> keep_status;
    /// The constraints that were applied to a node, the oldest first, active or not. Cost: linear in them.
    pub fn keep_node_applied(layout: *const keep_layout, node: keep_node, constraints: *mut keep_constraint, capacity: usize) -> usize;
    /// Removes all attributes that were applied to a node, active or not. Cost: linear in them. Calls back.
    pub fn keep_node_clear_applied(layout: *mut keep_layout, node: keep_node) -> keep_status;
    /// Asks the conditions of a node again, the newest first, and activates and deactivates its attributes. What
    /// has not changed costs the solver nothing.
    ///
    /// Returns KEEP_ERROR_STATE if a condition fails. Calls back. Cost: linear in what was applied to the node.
    pub fn keep_node_reload(layout: *mut keep_layout, node: keep_node) -> keep_status;
    /// Asks all conditions again, as keep_node_reload. If one fails, nothing has changed anywhere. Calls back.
    pub fn keep_layout_reload(layout: *mut keep_layout) -> keep_status;
    /// Sets the context where no node has one of its own, as of the next reload; unspecified unless set.
    pub fn keep_layout_set_context(layout: *mut keep_layout, context: keep_context) -> keep_status;
    /// Sets the context of the conditions of nodes inside a node, at any depth, unless a node in between has one
    /// of its own, as of the next reload. A root has its own context, too.
    ///
    /// context: NULL removes it, so that the node's ancestors decide again.
    pub fn keep_node_set_context(layout: *mut keep_layout, node: keep_node, context: *const keep_context) -> keep_status;
    /// The context of the conditions of nodes inside a node; that of the layout for invalid handles. Cost: linear in
    /// the depth of the node.
    ///
    /// node: KEEP_NO_NODE for the layout.
    pub fn keep_node_context(layout: *const keep_layout, node: keep_node) -> keep_context;
    /// Begins an animation, after bringing frames up to date. A duration and a delay of 0 animate nothing.
    ///
    /// within: moves with all inside it; KEEP_NO_NODE for everything.
    /// duration, delay: seconds, from 0 to 1e9; less than a nanosecond is 0.
    /// Returns none with KEEP_ERROR_STATE inside a transaction that is no animation, KEEP_ERROR_CONFLICT as
    /// keep_layout_solve, KEEP_ERROR_LIMIT above 64 levels. Calls back. Cost: linear in the nodes, and as
    /// keep_layout_solve.
    pub fn keep_animation_begin(layout: *mut keep_layout, within: keep_node, duration: f64, delay: f64) -> keep_animation;
    /// Ends the changes of the innermost animation and solves; from then on time moves it. One without duration
    /// and delay ends here, finished.
    ///
    /// Returns KEEP_ERROR_STATE if there is none, or if a transaction that was begun in it is open; otherwise as
    /// keep_layout_commit. Calls back. Cost: linear in the nodes, and as keep_layout_solve.
    pub fn keep_animation_commit(layout: *mut keep_layout) -> keep_status;
    /// Ends an animation, unfinished, at its final frames; changes that it defers are never made. Animations that
    /// were begun in it continue. Inside a transaction keep_layout_rollback takes that back.
    ///
    /// Returns KEEP_ERROR_STATE before its commit. Calls back. Cost: linear in what moves.
    pub fn keep_animation_cancel(layout: *mut keep_layout, animation: keep_animation) -> keep_status;
    /// Ends an animation as if its time were over. In its delay its deferred changes are made first, as by
    /// keep_layout_advance, and the delays of animations that were begun in it begin; these continue.
    ///
    /// Returns as keep_animation_cancel; in its delay as keep_layout_advance, and it has ended all the same.
    /// Calls back.
    ///
    /// Cost: linear in what moves; in its delay as keep_animation_commit.
    pub fn keep_animation_finish(layout: *mut keep_layout, animation: keep_animation) -> keep_status;
    /// Sets a ready-made curve. Like the calls below it fails with KEEP_ERROR_STATE after the commit. Calls back.
    pub fn keep_animation_set_curve(layout: *mut keep_layout, animation: keep_animation, curve: keep_curve) -> keep_status;
    /// Sets a cubic Bezier curve from 0, 0 to 1, 1 by its control points: time along x, from 0 to 1, the way along
    /// y, at most 1e6 in magnitude. Calls back.
    pub fn keep_animation_set_bezier(layout: *mut keep_layout, animation: keep_animation, x1: f64, y1: f64, x2: f64, y2: f64) -> keep_status;
    /// Sets a curve of the host's. Calls back.
    pub fn keep_animation_set_function(layout: *mut keep_layout, animation: keep_animation, function: Option<keep_curve_function>, user_data: *mut c_void, destroy: Option<keep_destroy_function>) -> keep_status;
    /// Sets a mass on a spring: x'' + 2 \* damping_ratio \* w \* x' + w^2 \* x = 0, in closed form, so that the length
    /// of steps makes no difference. w follows from the duration: at its end the slowest part has decayed to a
    /// thousandth (as UIKit has it, w = ln 1000 / (damping_ratio \* duration) up to critical damping). The rest,
    /// less than a hundredth without an initial velocity, is subtracted in proportion to the squared time. Calls back.
    ///
    /// damping_ratio: 0.001 to 1000; below 1 underdamped, 1 critically damped, above 1 overdamped.
    ///
    /// initial_velocity: towards the end, in distances a second, at most 1e6 in magnitude; it adds to an
    /// inherited velocity.
    pub fn keep_animation_set_spring(layout: *mut keep_layout, animation: keep_animation, damping_ratio: f64, initial_velocity: f64) -> keep_status;
    /// Chooses what moves. Values move with a solve for every instant, so that constraints hold all the way, and
    /// rather than them a value that overshoots is violated; margins, safe areas and measured content are those of
    /// the end, and other changes, such as of a priority, move frames in addition. Bounded frames begin at rest, and
    /// stop together where a constraint would be violated that holds at both ends; when that becomes another, they go on
    /// from where they are.
    ///
    /// Cost: constant; then for values a first solve of the trees involved at its begin and after each solve, and in
    /// keep_layout_advance a solve of what they affect; bounded, linear in the constraints after each solve.
    pub fn keep_animation_set_motion(layout: *mut keep_layout, animation: keep_animation, motion: keep_motion) -> keep_status;
    /// Sets the function that is called when an animation has ended, by the call that ends it; inside a
    /// transaction, by the call that ends the outermost one; inside a completion, by the next
    /// keep_layout_advance. Calls back.
    ///
    /// completion: NULL for none.
    pub fn keep_animation_set_completion(layout: *mut keep_layout, animation: keep_animation, completion: Option<keep_completion_function>, user_data: *mut c_void, destroy: Option<keep_destroy_function>) -> keep_status;
    /// The share of its duration: 0 before its commit and in its delay, 1 once it has ended.
    pub fn keep_animation_progress(layout: *const keep_layout, animation: keep_animation) -> f64;
    /// Holds an animation at a share of its duration, from 0 to 1, forward or backward, as a finger drags it. Time
    /// passes it by, also at 1, and keep_layout_is_moving does not count it, until NaN lets it move on from there.
    /// Fails with KEEP_ERROR_STATE before its commit, in its delay, and inside a transaction. Calls back. Cost: linear
    /// in it.
    pub fn keep_animation_set_progress(layout: *mut keep_layout, animation: keep_animation, progress: f64) -> keep_status;
    /// Advances time: moves nodes, makes deferred changes, and calls completions at the end of the step. Events
    /// happen when they are due and in order, so that one long step ends as many short ones do. Animations that
    /// completions begin begin at the end of the step: to let one follow another without a gap, give it a delay.
    ///
    /// When a delay is over, earlier changes are solved first; then the animation makes its own, as a
    /// transaction. Either may be refused by itself: it is undone, an animation whose changes are refused ends,
    /// unfinished, and everything else continues.
    ///
    /// seconds: 0 to 1e9.
    ///
    /// moving: receives whether anything still moves, or waits to, whatever the call returns; if not, the host may
    /// stop its clock until the next animation.
    /// Returns KEEP_ERROR_STATE inside a transaction or an animation, if others move or wait to. Time has advanced all
    /// the same with KEEP_ERROR_CONFLICT, for all that was refused; KEEP_ERROR_STATE if a condition failed, and
    ///
    /// KEEP_ERROR_LIMIT: what was to be applied, reloaded or set is dropped then.
    /// Calls back.
    ///
    /// Cost: linear in the animations, and in what those move that end; when a delay is over, as
    /// keep_animation_commit; and as keep_animation_set_motion.
    pub fn keep_layout_advance(layout: *mut keep_layout, seconds: f64, moving: *mut bool) -> keep_status;
    /// Whether anything moves as time passes, or waits to.
    pub fn keep_layout_is_moving(layout: *const keep_layout) -> bool;
    /// The nodes whose presented frames in their parents differ from the last report, with those frames, as
    /// keep_layout_changes reports frames. A host draws these again, whether an animation or a solve moved them.
    ///
    /// nodes\[capacity\], frames\[capacity\]: as keep_layout_changes.
    ///
    /// Cost: linear in what moved; at the first call linear in the nodes.
    pub fn keep_layout_presented_changes(layout: *mut keep_layout, nodes: *mut keep_node, frames: *mut keep_rect, capacity: usize) -> usize;
    /// Sets the source location of the constraints that the next call sets, also if the delay of an animation
    /// defers them. The next call is the next one that returns a status or a constraint and does not only read. A
    /// constraint that is set again without a location has none.
    ///
    /// file: at most 4096 bytes; NULL, or anything else, for no location. A layout stores each name once, up to
    /// 65,535 of them.
    ///
    /// line: from 1; 0 for no location.
    /// Returns layout. Cost: linear in the length of the name if it is that of the call before, otherwise in the
    /// number of names.
    pub fn keep_layout_at(layout: *mut keep_layout, file: *const c_char, line: i32) -> *mut keep_layout;
    /// The line where a constraint was last set, from 1: of a source, or of a document; 0 for no location.
    pub fn keep_constraint_line(layout: *const keep_layout, constraint: keep_constraint) -> i32;
    /// The value of an attribute in the frames, whether or not it is constrained; NaN for a group, while its nodes
    /// share no tree, and for a quotient by 0. Cost: linear in the depth of its nodes.
    pub fn keep_attribute_measured(layout: *const keep_layout, attribute: keep_attribute) -> f64;
    /// Why an attribute measures its value: the sum, over the constraints returned, of factor \* value, plus the
    /// rest. For a quotient (an aspect ratio, a relative size, a centre) the sum is that of the dividend. Of
    /// equivalent constraints, those of higher priority are returned. What no constraint determines is ambiguous.
    ///
    /// ```text
    ///     left alignment of button to window = 20:  1 * left inset of card (10)
    ///                                               1 * left inset of button (10)
    ///
    /// ```
    ///
    /// factors: 0 for a constraint whose value is itself a factor, or which keeps a size from being negative: such
    /// a constraint decides the factors of the others.
    ///
    /// rest: receives what comes from no value (margins).
    ///
    /// Cost: that of up to ten first solves; up to O(n²) where n nodes share too little space.
    pub fn keep_attribute_explanation(layout: *mut keep_layout, attribute: keep_attribute, constraints: *mut keep_constraint, factors: *mut f64, capacity: usize, rest: *mut f64) -> usize;
    /// The violation of a constraint, in points of the first length of its equation; for a sum, in the unit of the
    /// sum (keep_constraint_create). 0 while it is inactive.
    pub fn keep_constraint_violation(layout: *mut keep_layout, constraint: keep_constraint) -> f64;
    /// The binding constraints of a violated one: others of its priority and above that could not all hold as
    /// well if it were violated less, while without any one of them the rest could. Of several such sets one is
    /// returned.
    ///
    /// factors: the change of the constraint's left side if the other's value grows by 1 (the multiplier at the
    /// optimum); 0 for a constraint whose value is a factor.
    /// Returns 0 if the constraint holds, if it could hold nowhere (left equal to left + 10), if it was not solved
    /// for yet, and where numbers are of too different size. Cost: that of a few first solves.
    pub fn keep_constraint_binding(layout: *mut keep_layout, constraint: keep_constraint, constraints: *mut keep_constraint, factors: *mut f64, capacity: usize) -> usize;
    /// The corrections of a conflict: for each of its constraints the value with which the conflict is resolved
    /// and nothing else is violated by more, in the order of keep_layout_conflict; NaN where there is none, or no call
    /// sets it: one of a container is set by the parameter that its report names. Tried are the 24 smallest changes,
    /// up to twelve that do; with m required constraints only in the first 65,536 / m conflicts. Cost: that of as
    /// many small edits, and of a few first solves.
    pub fn keep_layout_conflict_corrections(layout: *mut keep_layout, index: usize, values: *mut f64, capacity: usize) -> usize;
    /// Why the first constraint of a conflict is the violated one, and none of the others: never by age, but by
    /// the least total, and of equal ones by the smallest sizes, then positions, node by node in order of creation.
    /// KEEP_REASON_NONE too for one of that many conflicts that it was not examined (keep_layout_conflict_corrections).
    ///
    /// Cost: that of a few first solves.
    pub fn keep_layout_conflict_reason(layout: *mut keep_layout, index: usize) -> keep_conflict_reason;
    /// Whether a conflict repeats an earlier one: the same constraints contradict another one that is equivalent.
    /// Repeats come after all others. Cost: as keep_layout_conflict.
    pub fn keep_layout_conflict_is_repeat(layout: *mut keep_layout, index: usize) -> bool;
    /// The dimension of the set of optimal solutions: in how many ways frames could differ and be equally good; 0
    /// if nothing is ambiguous. Here and below, except in keep_layout_exercise, violations in a conflict stay as they
    /// are; nodes inside gone ones, and guides along an axis where nothing mentions them, are left out. A value that
    /// only constraints at KEEP_FITTING decide is ambiguous; keep_attribute_range and keep_layout_exercise count
    /// these. Inside a measure function the answer is for what has been measured so far. Cost: a few first solves.
    pub fn keep_layout_freedom(layout: *mut keep_layout) -> usize;
    /// How far an attribute could go with no constraint of at least a priority worse off. For KEEP_REQUIRED: how
    /// far it could be dragged, if the drag sets a value below that. When it is dropped, a host keeps it, and what
    /// it has pushed, at the values measured then (keep_attribute_measured): soft constraints would pull them
    /// back. Constraints that would be required if no node were gone count as required.
    ///
    /// priority: 0 to 1000; 0 for the range in equally good solutions.
    /// minimum, maximum: infinite where there is none; equal if determined; NaN where keep_attribute_measured is,
    /// and for a quotient that is not determined.
    ///
    /// Cost: as keep_attribute_explanation.
    pub fn keep_attribute_range(layout: *mut keep_layout, attribute: keep_attribute, priority: f64, minimum: *mut f64, maximum: *mut f64) -> keep_status;
    /// The ambiguous attributes: widths, heights, left insets and top insets that differ between equally good
    /// solutions, node by node, parents first. Attributes that are not there yet are made, also in a callback.
    ///
    /// determining\[capacity\]: whether it is in the shortest list that determines all of them once these are given
    /// values: as many as keep_layout_freedom.
    ///
    /// Cost: that of a few first solves, and for each attribute some pivots; but after about a second's work, two or
    /// three where thousands of nodes may be at one place, the remaining attributes are left out. Texts and pictures
    /// give their number.
    pub fn keep_layout_ambiguous(layout: *mut keep_layout, attributes: *mut keep_attribute, minima: *mut f64, maxima: *mut f64, determining: *mut bool, capacity: usize) -> usize;
    /// Solves, and moves what is ambiguous to another, equally good solution, to make the ambiguity visible.
    /// Frames stay there until this is called with 0, or a node is destroyed. In a conflict, other required
    /// constraints may be violated instead, by as much in all. Margins and safe areas are those of the new
    /// positions, which may make the solution less good.
    ///
    /// which: 0 goes back; 1 goes to the end of each range that is further away (in place of an infinite end, 100
    /// from the other one, or from the present value); any other number goes in between, the same way every
    /// time. Between two ends that are equally far away rounding decides.
    /// Returns KEEP_ERROR_STATE inside a transaction; otherwise as keep_layout_solve.
    /// Calls back.
    ///
    /// Cost: as keep_layout_ambiguous.
    pub fn keep_layout_exercise(layout: *mut keep_layout, which: u32) -> keep_status;
    /// Makes the layout that a document describes, and solves. Settings of the layout that are not in the document
    /// are as in a new one. Frames, and its document, are then those of the layout that wrote it, except for the
    /// last bits of inexact sums, as constraints are made in another order.
    ///
    /// layout: one without nodes, or KEEP_ERROR_STATE.
    ///
    /// document: written by the library or by a person; a word that the library does not know is an error.
    /// Constraints in it may be inactive, and mix the axes. What keep_layout_at tells is where its first line is:
    /// keep_constraint_line then counts on from there, and otherwise from 1.
    /// Returns KEEP_ERROR_INVALID_ARGUMENT with the line, the column and the word of the first fault in the message
    /// (keep_document_fault_at has all); otherwise the errors of the calls that the document stands for. On failure
    /// nothing is made, unless only solving fails, with KEEP_ERROR_LIMIT, as it does after a few seconds. Calls back.
    ///
    /// Cost: linear in the document, and a first solve.
    pub fn keep_layout_read_document(layout: *mut keep_layout, document: *const c_char) -> keep_status;
    /// Makes the layout what a document describes, and keeps what is there: nodes of the same name, or else number, and
    /// constraints that differ only in value, priority or name, have the same handles. Frames are then as if a new layout
    /// had read the document. An animation animates it, a transaction takes it back; outside of both it solves.
    ///
    /// What documents do not have stays, such as user data, groups, conditions, and what is measured, whose content size
    /// in the document is ignored. An attribute that the document asks the other way round gets another handle.
    /// Returns errors as keep_layout_read_document; on failure nothing is changed, unless only solving fails, as in
    /// keep_layout_commit. Calls back. Cost: linear in the document and the layout, apart from sorting, and that solve.
    pub fn keep_layout_update(layout: *mut keep_layout, document: *const c_char) -> keep_status;
    /// The line of a document in which a node begins, from 1; 0 for a node that no document has made.
    pub fn keep_node_line(layout: *const keep_layout, node: keep_node) -> i32;
    /// How many lines had faults in the last document that was read or updated to; 0 if it was understood. A line
    /// that is indented below one with a fault is not looked at, and reading ends at 100.
    pub fn keep_document_fault_count(layout: *const keep_layout) -> usize;
    /// A fault of that document, in the order of lines.
    pub fn keep_document_fault_at(layout: *const keep_layout, index: usize) -> keep_document_fault;
    /// A fault in words, in one line.
    ///
    /// ```text
    ///     line 3, column 5: "widht": no line inside of a node begins with this word; the nearest is "width"
    /// ```
    pub fn keep_document_fault_description(layout: *const keep_layout, index: usize) -> *const c_char;
    /// The word that may have been meant; "" if none is near.
    pub fn keep_document_fault_nearest(layout: *const keep_layout, index: usize) -> *const c_char;
    /// Finds the words that could stand at a place of a document, in place of the one that is there: what lines begin with,
    /// attributes, names of nodes and constants. For editors; other lines may have faults.
    ///
    /// layout: any one; it keeps the words until the next call, and is not changed otherwise.
    ///
    /// offset: in bytes, from 0; the end of a word that is being typed.
    /// Returns how many there are, at most 1000; 0 where no word can stand. Cost: as keep_layout_read_document, without
    /// the solve.
    pub fn keep_document_complete(layout: *mut keep_layout, document: *const c_char, offset: usize) -> usize;
    /// One of these words.
    pub fn keep_document_completion(layout: *const keep_layout, index: usize) -> *const c_char;
    /// A drawing as an SVG file. Dimensions are dashed where a soft constraint is violated; what a node clips
    /// (keep_node_set_clips, content that scrolls) is not drawn. Roots stand side by side. Of more than 120 nodes only what
    /// is wrong has dimensions. A rectangle has the number of its node (keep_node_number) as data-node="3", and its
    /// name and frame as a title; words let a pointer through to it.
    ///
    /// within: what is drawn, with all inside of it; KEEP_NO_NODE draws the layout.
    ///
    /// drawing: NULL for a usual one.
    /// Returns "" for a fault in the choice. Cost: linear in the layout; with conflicts and ambiguity as
    /// keep_layout_conflict_count and keep_layout_ambiguous.
    pub fn keep_layout_svg(layout: *const keep_layout, within: keep_node, drawing: *const keep_drawing) -> *const c_char;
    /// Creates a solver without variables or rows, which belongs to the calling thread. Thread: any.
    pub fn keep_solver_create() -> *mut keep_solver;
    /// Destroys a solver with everything in it. Cost: linear in the variables and rows.
    ///
    /// solver: NULL is allowed.
    pub fn keep_solver_destroy(solver: *mut keep_solver);
    /// The status of the last call that failed, until another fails or it is cleared.
    pub fn keep_solver_error(solver: *const keep_solver) -> keep_status;
    /// The message of the last call that failed, until another fails; "" if none has.
    pub fn keep_solver_error_message(solver: *const keep_solver) -> *const c_char;
    /// Clears the last failure: keep_solver_error is KEEP_OK again.
    pub fn keep_solver_clear_error(solver: *mut keep_solver);
    /// Sets what happens when required rows contradict each other; reported unless set. Earlier changes are solved
    /// first, under the old policy. If there is a conflict already when they are to be refused, every solve and
    /// outermost commit is refused until it is resolved; what was there before is not taken back.
    ///
    /// Returns KEEP_ERROR_STATE inside a transaction; KEEP_ERROR_CONFLICT as keep_solver_solve: the policy stays.
    ///
    /// Cost: as keep_solver_solve.
    pub fn keep_solver_set_conflict_policy(solver: *mut keep_solver, policy: keep_conflict_policy) -> keep_status;
    /// What happens when required rows contradict each other.
    pub fn keep_solver_conflict_policy(solver: *const keep_solver) -> keep_conflict_policy;
    /// Adds a variable.
    ///
    /// default_value: its value where the rows leave a choice; at most 1e15 in magnitude.
    /// Returns KEEP_ERROR_LIMIT above 2^24 variables.
    pub fn keep_solver_add_variable(solver: *mut keep_solver, default_value: f64, variable: *mut keep_variable) -> keep_status;
    /// Adds many variables, in order of creation; on failure none.
    ///
    /// default_values: NULL for 0 everywhere.
    ///
    /// Cost: linear in count.
    pub fn keep_solver_add_variables(solver: *mut keep_solver, default_values: *const f64, count: usize, variables: *mut keep_variable) -> keep_status;
    /// Removes a variable; KEEP_ERROR_STATE while a row mentions it.
    pub fn keep_solver_remove_variable(solver: *mut keep_solver, variable: keep_variable) -> keep_status;
    /// Sets the default of a variable. Cost: that of what decides the value.
    pub fn keep_solver_set_default(solver: *mut keep_solver, variable: keep_variable, default_value: f64) -> keep_status;
    /// The default of a variable.
    pub fn keep_solver_default(solver: *const keep_solver, variable: keep_variable) -> f64;
    /// Adds a row.
    ///
    /// variables, coefficients: the terms. A variable may occur more than once: its coefficients add up. They are
    /// 0 or between 1e-12 and 1e12 in magnitude; a sum may be larger, and is dropped if it is 0 except for
    /// rounding. A row without terms is true, and does nothing, or false, and if required a conflict by itself.
    ///
    /// constant: at most 1e15 in magnitude.
    ///
    /// weight: factor of the violation among rows of the same priority, between 1e-6 and 1e6. Against one that is
    /// more than 1e11 times as large it may count as nothing.
    /// Returns KEEP_ERROR_LIMIT above 2^27 terms. Cost: linear in count.
    pub fn keep_solver_add_row(solver: *mut keep_solver, variables: *const keep_variable, coefficients: *const f64, count: usize, relation: keep_relation, constant: f64, priority: f64, weight: f64, row: *mut keep_row) -> keep_status;
    /// Adds many rows in compressed-row form: row i has the terms from starts\[i\] to before starts\[i + 1\]. On failure
    /// none, and the message says which failed.
    ///
    /// starts\[row_count + 1\]: numbers that never decrease, the first 0.
    /// variables\[starts\[row_count\]\], coefficients\[starts\[row_count\]\]: the terms.
    /// relations\[row_count\]: numbers of keep_relation, a byte each.
    /// constants\[row_count\]: as keep_solver_add_row.
    /// priorities\[row_count\]: NULL for KEEP_REQUIRED everywhere.
    /// weights\[row_count\]: NULL for 1 everywhere.
    /// rows\[row_count\]: receives the handles.
    /// Returns as keep_solver_add_row, KEEP_ERROR_LIMIT also above 2^31 - 1 rows. Cost: linear in the terms.
    pub fn keep_solver_add_rows(solver: *mut keep_solver, row_count: usize, starts: *const usize, variables: *const keep_variable, coefficients: *const f64, relations: *const i8, constants: *const f64, priorities: *const f64, weights: *const f64, rows: *mut keep_row) -> keep_status;
    /// Removes a row. Cost: that of the row, and of what depended on it.
    pub fn keep_solver_remove_row(solver: *mut keep_solver, row: keep_row) -> keep_status;
    /// Removes many rows; none if a handle is invalid or occurs twice. Cost: as for each.
    pub fn keep_solver_remove_rows(solver: *mut keep_solver, rows: *const keep_row, count: usize) -> keep_status;
    /// Sets the constant of a row. Cost: constant. The next solve costs what the change moves; no more than
    /// writing the values that move, as long as the basis stays the same, no row that moves passes its constant,
    /// and no variable its default.
    pub fn keep_solver_set_constant(solver: *mut keep_solver, row: keep_row, constant: f64) -> keep_status;
    /// Sets the constants of many rows; none if one is refused. Of a row that occurs more than once the last one
    /// counts. Cost: linear in count.
    pub fn keep_solver_set_constants(solver: *mut keep_solver, rows: *const keep_row, constants: *const f64, count: usize) -> keep_status;
    /// Sets the priority of a row, also to and from required. Cost: that of what depends on the row.
    pub fn keep_solver_set_priority(solver: *mut keep_solver, row: keep_row, priority: f64) -> keep_status;
    /// Sets the weight of a row, between 1e-6 and 1e6. Cost: that of what depends on the row.
    pub fn keep_solver_set_weight(solver: *mut keep_solver, row: keep_row, weight: f64) -> keep_status;
    /// Sets the relation of a row.
    pub fn keep_solver_set_relation(solver: *mut keep_solver, row: keep_row, relation: keep_relation) -> keep_status;
    /// Sets the coefficient of one variable in a row: 0 removes the term, and one that is not there is added.
    ///
    /// Returns KEEP_ERROR_LIMIT above 2^27 terms. Cost: that of the row, and of what depends on it.
    pub fn keep_solver_set_coefficient(solver: *mut keep_solver, row: keep_row, variable: keep_variable, coefficient: f64) -> keep_status;
    /// The terms of a row, one for each variable, in any order, and none that is 0. Cost: linear in them.
    pub fn keep_solver_terms(solver: *const keep_solver, row: keep_row, variables: *mut keep_variable, coefficients: *mut f64, capacity: usize) -> usize;
    /// The relation of a row.
    pub fn keep_solver_relation(solver: *const keep_solver, row: keep_row) -> keep_relation;
    /// The constant of a row.
    pub fn keep_solver_constant(solver: *const keep_solver, row: keep_row) -> f64;
    /// The priority of a row.
    pub fn keep_solver_priority(solver: *const keep_solver, row: keep_row) -> f64;
    /// The weight of a row.
    pub fn keep_solver_weight(solver: *const keep_solver, row: keep_row) -> f64;
    /// Begins a transaction: until commit or rollback every change can be taken back as one. Transactions nest; an
    /// inner one that commits is still undone when the outer one rolls back. Earlier changes are solved first.
    ///
    /// Returns KEEP_ERROR_LIMIT above 64 levels; KEEP_ERROR_CONFLICT as keep_solver_solve: none is begun then. Any other
    /// error of that solve is returned by the next one. Cost: linear in the variables, and as keep_solver_solve.
    pub fn keep_solver_begin(solver: *mut keep_solver) -> keep_status;
    /// Ends the innermost transaction and keeps its changes; the outermost one solves.
    ///
    /// Returns KEEP_ERROR_STATE without a transaction; KEEP_ERROR_CONFLICT if it was undone, with the conflict;
    /// KEEP_ERROR_LIMIT as keep_solver_solve: nothing is undone. Cost: as keep_solver_solve.
    pub fn keep_solver_commit(solver: *mut keep_solver) -> keep_status;
    /// Ends the innermost transaction and takes its changes back: rows, constants, values and handles are as they
    /// were when it began. KEEP_ERROR_STATE without one. Cost: linear in the variables and in the changes.
    pub fn keep_solver_rollback(solver: *mut keep_solver) -> keep_status;
    /// Brings all values up to date. Inside a transaction nothing is refused: the outermost commit decides that.
    ///
    /// Returns KEEP_OK, also when conflicts are reported. KEEP_ERROR_CONFLICT when they are refused: all changes since
    /// the last solve are undone. KEEP_ERROR_LIMIT if numbers of too different size kept the solver from finishing, or
    /// if values exceed 1e200: they are then finite, but not the best, and in the latter case their defaults.
    ///
    /// Cost: what the changes since the last solve can affect. A first solve is about linear in the rows where most
    /// of them define one variable by others, as in layouts, and up to their square where thousands of soft rows
    /// contradict each other in circles. Where conflicts are refused, linear in the variables and rows.
    pub fn keep_solver_solve(solver: *mut keep_solver) -> keep_status;
    /// The value of a variable as of the last solve; before its first one, the default it was made with.
    pub fn keep_solver_value(solver: *const keep_solver, variable: keep_variable) -> f64;
    /// The values of many variables as of the last solve; on failure none is written.
    ///
    /// variables: NULL for the first count in order of creation; a variable that is made after one was removed takes
    /// the position of that one. A count above the number of variables is KEEP_ERROR_INVALID_ARGUMENT then.
    ///
    /// values: not NULL.
    ///
    /// Cost: linear in count.
    pub fn keep_solver_values(solver: *const keep_solver, variables: *const keep_variable, values: *mut f64, count: usize) -> keep_status;
    /// The variables whose values differ from the last report (at first from the defaults that they were made with),
    /// with their values, in any order. A host that stores them has what keep_solver_value returns, to the last bit.
    ///
    /// variables\[capacity\], values\[capacity\]: the next call reports what does not fit; what would fit counts as
    /// reported, also where an array is NULL.
    ///
    /// Cost: linear in what changed.
    pub fn keep_solver_changes(solver: *mut keep_solver, variables: *mut keep_variable, values: *mut f64, capacity: usize) -> usize;
    /// The violation of a row at the last solve, without its weight. Cost: that of the row.
    pub fn keep_solver_violation(solver: *const keep_solver, row: keep_row) -> f64;
    /// How many conflicts the last solve met, or a later call that returned KEEP_ERROR_CONFLICT. Every violated
    /// required row is in at least one; many that are violated by one contradiction are one conflict. Refused
    /// conflicts can be read until the next solve, reported ones until something changes.
    ///
    /// Cost: when first asked after a solve with conflicts, for each a solve of the rows around it.
    pub fn keep_solver_conflict_count(solver: *const keep_solver) -> usize;
    /// The rows of a conflict: first one that is violated and in no conflict before this one, then those that
    /// contradict it. The set is irreducible: without any one of its rows the others can hold together. Of several
    /// such sets the order in which the rows were made decides. Rows that a refusal has undone are stale.
    ///
    /// index: below keep_solver_conflict_count. Cost: as keep_solver_conflict_count.
    pub fn keep_solver_conflict(solver: *mut keep_solver, index: usize, rows: *mut keep_row, capacity: usize) -> usize;
    /// The dimension of the set of optimal solutions: in how many independent ways the values could change with no
    /// priority worse off. Solves first if anything has changed; 0 if that fails (keep_solver_error).
    ///
    /// Cost: a few passes over the variables and rows; also pivots over all that is not determined, where degenerate
    /// inequalities block each other, such as many variables at 0, none of which may fall below the one before.
    pub fn keep_solver_freedom(solver: *mut keep_solver) -> usize;
    /// The smallest and the largest value of a variable with no row of at least a priority worse off; equal if it
    /// is determined, infinite without a bound. Solves first if anything has changed, and fails as that does.
    ///
    /// priority: 0 to 1000; 0 for the range in equally good solutions.
    ///
    /// Cost: linear in the variables, and some pivots; with rows below the priority, a first solve of the others.
    pub fn keep_solver_range(solver: *mut keep_solver, variable: keep_variable, priority: f64, minimum: *mut f64, maximum: *mut f64) -> keep_status;
    /// Why a variable has its value: the sum of factor \* constant over the rows returned, oldest first, plus the
    /// part of the defaults of free variables. Solves first if anything has changed; 0 if that fails.
    ///
    /// Where more rows hold exactly than determine the value, the basic ones are returned, which may depend on
    /// earlier edits, as the value does not. keep_attribute_explanation has no history.
    ///
    /// from_defaults: receives the part of the defaults.
    ///
    /// Cost: that of the rows involved.
    pub fn keep_solver_explanation(solver: *mut keep_solver, variable: keep_variable, rows: *mut keep_row, factors: *mut f64, capacity: usize, from_defaults: *mut f64) -> usize;
    /// One of the counters of a solver.
    pub fn keep_solver_counter(solver: *const keep_solver, counter: keep_counter) -> u64;
    /// Adds a rule to an attribute: any number of them, also of one relation, in addition to its values. The value of
    /// a rule on an alignment counts from the node that is named first: right = other.right + v.
    ///
    /// kind: as keep_node_attribute, or keep_node_attribute_to with another node; no group.
    ///
    /// other: the other node, or KEEP_NO_NODE.
    ///
    /// value: as keep_attribute_set, but no NaN.
    /// Returns KEEP_ERROR_UNRELATED as those. Cost: linear in the depth of the nodes.
    pub fn keep_node_add_rule(layout: *mut keep_layout, node: keep_node, kind: keep_attribute_kind, other: keep_node, relation: keep_relation, value: f64, priority: f64, constraint: *mut keep_constraint) -> keep_status;
    /// Keeps a node at a frame. When its parent is resized, or the content of a parent that scrolls, the flexible
    /// lengths along an axis share the change in proportion to their present values; equally, if these cancel out
    /// to within a millionth. If only the max edge is flexible, or nothing is, the min edge and the size stay. For
    /// keep_constraint_source the constraints are sums of terms; in messages they are "by its autoresizing mask".
    /// Another call replaces them.
    ///
    /// node: one with a parent, or KEEP_ERROR_UNRELATED.
    ///
    /// mask: flags of keep_autoresizing.
    ///
    /// frame: the whole frame in the coordinates of the parent; at most 1e12 in magnitude, width and height not
    /// negative.
    ///
    /// parent: the size that the parent has around this frame, in points, as files of interface builders have it: a
    /// width of 100 with KEEP_FLEXIBLE_WIDTH in a parent of 200 is one of 150 in 250, whatever the parent is
    /// now. At most 1e12, not negative. NaN along an axis: the size that the parent is solved to, or its content if
    /// it scrolls, with its rounding, about 1e-13 of it.
    /// Returns also as keep_layout_solve with a NaN in parent: frames are brought up to date first then.
    /// Calls back.
    ///
    /// Cost: constant; with a NaN in parent as keep_layout_solve. A parent with too little space for its children's
    /// masks is made larger by the child that needs most; another mask for that one visits all of them: for one child
    /// after the other O(n²).
    pub fn keep_node_set_autoresizing(layout: *mut keep_layout, node: keep_node, mask: u32, frame: keep_rect, parent: keep_size) -> keep_status;
    /// Removes the mask of a node, if it has one.
    pub fn keep_node_clear_autoresizing(layout: *mut keep_layout, node: keep_node) -> keep_status;
    /// The mask of a node, also if its constraints were removed or uninstalled one by one; -1 without one.
    pub fn keep_node_autoresizing(layout: *const keep_layout, node: keep_node) -> i32;
}
