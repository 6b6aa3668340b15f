/* keeplayout/containers.h - rows, columns and grids. */
#ifndef KEEPLAYOUT_CONTAINERS_H
#define KEEPLAYOUT_CONTAINERS_H

#include "terms.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ==== Stack ==================================================================================
 *
 * A stack is a node that arranges its children in a row or a column, by constraints: priorities, conflicts,
 * explanations and animations are as for all others, and anything else may be constrained in addition.
 *
 *     keep_stack row = KEEP_STACK(KEEP_HORIZONTAL, .gap = 8, .padding = {16, 16, 16, 16});
 *     keep_node members[] = {save, cancel, help};
 *     keep_node bar = keep_stack_create(ui, window, &row, members, 3);
 *     keep_stack_set_weight(ui, save, 2);
 *
 * Its members are its children, in their order, without guides: they come, go and change places as children do
 * (keep_node_create, keep_node_move, keep_node_move_before, keep_node_destroy). One that is gone
 * (keep_node_set_gone) leaves no gap; it is a point where the next one begins. One that is gone across
 * alone keeps its place. A row goes in the reading direction of its node (keep_node_set_direction). The
 * baselines of a container without its own are those of its first and its last member; in a row of those that are aligned
 * by them, if there are any. Where the
 * stack is, and how large if not as large as its members, is up to the host.
 *
 * Where members are too large in all, content gives first: what resists compression least, and of one priority each in
 * proportion to its content, as far as limits let it. Four of 80 in 160 are 40 each; 120 and 80 in 150 are 90 and 60.
 * Rows in a row, and columns in a column, count as one for that. Members with a weight are as large as it says instead.
 * Text keeps its longest word, unless it has a weight; with KEEP_LEAST_CONTENT all keep their content, as min-width:
 * auto has it in CSS. What is left, such as sizes and content at KEEP_REQUIRED, overflows at the end, or as the bias
 * has it where members are packed or have equal gaps, and never another one. Containers inside of others hold their
 * members: the outermost one overflows, also across, where browsers keep one that is stretched inside and have what is
 * in it overflow.
 *
 * What containers ask for, by priority:
 *
 *     required   gaps; where members are aligned; columns and rows that are fixed, and their limits
 *     999.9375   a barrier is at the furthest of its nodes
 *     999.875    members keep their longest word, or their content (keep_least)
 *     999.25     members are inside their line, or their columns and rows, which are as large as they need: not those
 *                that are fixed
 *     999        members are inside the padding; one that fills is no larger than there is space across. What is too
 *                large violates this, and nothing above it: it overflows here
 *     998.5      columns of content are no larger besides fractions, nor because of a member that is in one as well; what
 *                is at the start of a row of a grid is no further on; besides members with a weight others are as large
 *                as content and sizes ask, and gaps and ends small
 *     998.25     columns fill their grid where all that may take what is left have a maximum
 *     998.125    columns that fill their grid are no larger besides fractions
 *     998        gaps are equal; sizes are in proportion to weights, or fractions
 *     997.5      members are inside of a fraction that yields, of what they lie over, or of several columns with what is left
 *                between them; at 52 if they have a size, or a least one, of their own
 *     997        what is left, or missing, at both ends is divided
 *     996        a stack that lists nodes is from edge to edge of what it is in, unless the host says where it is
 *     750 + 1/512, 750 + 1/1024: columns of a grid have their content; what is missing of it is shared. For text that
 *                can wrap, as much above the priority at which it is on one line
 *     750        not of containers: content is not compressed, unless set (keep_node_set_compression)
 *     750 - 1/1024: the furthest node of a barrier is no further out than it would be without
 *     750 - 1/512, or as much below another compression resistance: what is missing of content is shared
 *     750 - 1/256, the same: text that can wrap is on one line, and the members of a flow are; as much lower inside of a
 *                flow along a row, which asks for them, and once more in two
 *     252        sizes above a basis (KEEP_MEMBER_BASIS) are in proportion to weights
 *     251        the same of others as small as may be, where that is not known; content columns and lines of a flow
 *                are, or at 250.5 are equally larger where they fill it
 *     250        not of containers: nodes hug their content, unless set
 *     53, 52     lines of a flow are filled along it; their gaps are equal; a member in several content columns widens them
 *                equally
 *     51         the container is as large as its members, and at 0.5 where it lists nodes, so that it moves no line that it
 *                is at; then it begins, across, where what it is in does
 *
 * Inside of another container 999 is 999.5, and 999.25 is 999.75; the start is 0.0625 above the end of a container
 * that is safe (KEEP_CONTAINER_SAFE), where alignment is not required. keep_node_size_range tells from which size on nothing
 * of a priority is violated: at KEEP_REQUIRED, which includes all from 999 on, nothing overflows; at KEEP_HIGH no
 * content is compressed either, though text may wrap.
 *
 * So sizes and content at KEEP_REQUIRED precede proportions, and content at KEEP_HIGH does not. A member, or a track,
 * that these hold is left out, and the others share what is left in proportion, as in CSS: three with weights 1, 1, 1
 * in 300, of which the second is at most 50, are 125, 50 and 125 long. What members without a weight ask for precedes
 * proportions, whatever its priority, and content of those with one: 40 beside weights 3, at most 30, and 1, in 200, are
 * 40, 30 and 130; content of 120 beside one of 180 with a weight, in 250, 120 and 130. So it is with rows and columns in
 * a stack, of at most 64 nodes in all, which ask for what their members do, as long as these are content, sizes, and such
 * rows and columns, and have no weights along the stack. Others with nodes inside, or text that can wrap, are only no
 * larger than they need; and beside members that the host places below 998.5, as by an edge, all are as small as may be.
 * Of more than eight that have a share each is in proportion to the one before. Of more than eight that lose content
 * each loses in proportion unless it is at its minimum; where a maximum is below a content, what others lose more than
 * that one is not shared. Of more than eight columns of a grid each is in proportion to the one before.
 *
 * A stack that wraps is a flow: a member that does not fit begins a line.
 *
 *     keep_stack tags = KEEP_FLOW(KEEP_HORIZONTAL, .gap = 6, .row_gap = 6);
 *
 * A flow asks for the length of all of its members on one line as text that can wrap does, by the compression resistance
 * of the flow: if that fits, they are on one line, and else lines break at the length that it gets. It is as high as its
 * lines; where it is higher, they fill it unless row_distribution says otherwise. Members keep their sizes along it, up to
 * its own: weights do not count, and what fills is KEEP_PACKED. What is distributed is each line by itself, and a member
 * is aligned across in its line. Its lines are its own: constraints that are listed may mention
 * one, which can be read but neither changed nor constrained (KEEP_ERROR_STATE), and no document has it.
 *
 * Where flows break is decided in every solve from the same start: all on one line, and each as long as it asks. Widths
 * come before heights, and of flows inside of others the outer one first, once its content is measured. Each is decided
 * once: where what follows changes a length again, as of a flow that is as long as it is high, lines stay as they are.
 * By how much several lines are higher that fill their flow is decided last, from how high they are without.
 * So a flow has an answer, which has no history, for one more solve for each flow around it, or two where lines fill
 * it, up to some hundred.
 *
 * A stack that turns goes along its axis if its members fit, and along the other one if they do not.
 *
 *     keep_container_set_turns(ui, bar, true); // a label and its field, one below the other in a narrow window
 *
 * They fit where, along its axis, nothing inside overflows, no text of members wraps, and neither content nor a size
 * of one, at KEEP_HIGH or above, is compressed: what is below gives first. That is decided as lines of flows are, after
 * content has been measured, the outer stack first, from a solve in which it goes along its axis. Weights, gaps and
 * alignments then count along, and across, the axis that it goes along. A flow does not turn.
 *
 * Everything is live, and deferred by the delay of an animation; atomic groups do not record it. The constraints
 * are KEEP_SOURCE_CONTAINER, and change with the stack alone.
 */

/** How the members lie along a stack, the lines of a flow across it, or the columns and rows of a grid. */
typedef enum keep_distribution {
  /**
   * They fill it: weights decide how large they are, or else what they resist and hug. Lines of a flow are larger by
   * equal parts of what is left, and so are columns and rows if some of them are to fill it; otherwise those begin at
   * the start.
   */
  KEEP_FILL = 0,
  /** They fill it, and all have one size. Only of members, as the next one: otherwise as KEEP_FILL. */
  KEEP_FILL_EQUALLY = 1,
  /** They fill it, in proportion to their content sizes as they were set; one without has any size. */
  KEEP_FILL_PROPORTIONALLY = 2,
  /**
   * Equal gaps, on top of those that are set; none at the ends. One member alone is packed, and so are several that are
   * too large.
   */
  KEEP_EQUAL_GAPS = 3,
  KEEP_EQUAL_CENTERS = 4, /**< Centres equally far apart; otherwise as equal gaps. */
  /**
   * Equal gaps, also at both ends. What is too large begins at the start, or is in the middle with a bias of 0.5. One
   * member alone is where the bias has it; while that is not set, in the middle.
   */
  KEEP_SPREAD = 5,
  KEEP_PACKED = 6, /**< Next to each other; the bias divides what is left. */
  KEEP_AROUND = 7  /**< As KEEP_SPREAD, with half of a gap at both ends. */
} keep_distribution;

/** How a member lies across a stack. */
typedef enum keep_align {
  KEEP_ALIGN_FILL = 0,   /**< From edge to edge; a size of its own is kept at the start. */
  KEEP_ALIGN_START = 1,  /**< At the top, or at the leading edge. */
  KEEP_ALIGN_CENTER = 2, /**< In the middle. */
  KEEP_ALIGN_END = 3,    /**< At the bottom, or at the trailing edge. */
  /** First baselines on one line, as far up as they go. In a column as the start. */
  KEEP_ALIGN_FIRST_BASELINE = 4,
  /** Last baselines on one line, as far down as they go. In a column as the end. */
  KEEP_ALIGN_LAST_BASELINE = 5,
  /** Wherever the host has it: the container neither places it across nor counts it in its own size there. */
  KEEP_ALIGN_NONE = 6
} keep_align;

/** What members keep of their content along a stack that is too short for it, and that they overflow then. */
typedef enum keep_least {
  /** Text that is measured along both axes keeps its longest word, unless it has a weight and no basis. */
  KEEP_LEAST_WORD = 0,
  KEEP_LEAST_CONTENT = 1, /**< Text keeps its longest word, and all other content its size. */
  KEEP_LEAST_NOTHING = 2  /**< All content may be compressed to nothing. */
} keep_least;

/** Whether the last column of a grid is repeated, or its last row where members go by columns. */
typedef enum keep_repeat {
  KEEP_REPEAT_NONE = 0, /**< It is there once. */
  KEEP_REPEAT_FILL = 1, /**< It is there as often as fits, once at least. */
  KEEP_REPEAT_FIT = 2   /**< The same, without those at the end that no member is in. */
} keep_repeat;

/** The parameters of a stack. What KEEP_STACK does not name is zero. */
typedef struct keep_stack {
  uint32_t size KEEPLAYOUT_OR_ZERO;  /**< sizeof(keep_stack) in the host, which KEEP_STACK sets. */
  keep_axis axis KEEPLAYOUT_OR_ZERO; /**< Along which axis it goes. */
  bool wraps KEEPLAYOUT_OR_ZERO;     /**< Whether it is a flow: its members break into lines. */
  double gap KEEPLAYOUT_OR_ZERO;     /**< From one member to the next; below 0 they overlap. */
  /** From its edges to the members; not negative. Left stands for leading, and right for trailing. */
  keep_insets padding KEEPLAYOUT_OR_ZERO;
  keep_align align KEEPLAYOUT_OR_ZERO;               /**< How the members lie across it. */
  keep_distribution distribution KEEPLAYOUT_OR_ZERO; /**< How they lie along it. */
  /** How much of what is left is before packed members: 0, or unset, none, 0.5 half of it, 1 all. */
  double bias KEEPLAYOUT_OR_ZERO;
  double row_gap KEEPLAYOUT_OR_ZERO; /**< From one line of a flow to the next. */
  keep_distribution row_distribution KEEPLAYOUT_OR_ZERO; /**< How its lines lie across it. */
  double row_bias KEEPLAYOUT_OR_ZERO; /**< The bias where its lines are packed. */
} keep_stack;

/** Initializes a stack: its axis, and other fields by name (C++20: in the order of the struct). */
#define KEEP_STACK(axis_, ...) {.size = sizeof(keep_stack), .axis = (axis_), __VA_ARGS__}

/** Initializes a flow in the same way. */
#define KEEP_FLOW(axis_, ...) KEEP_STACK(axis_, .wraps = true, __VA_ARGS__)

/**
 * Creates a stack: the last child of a parent, or a root. The members become its children.
 *
 * parent: KEEP_NO_NODE for a root.
 * members[count]: nodes of any place outside of which the parent is, each once; may be NULL if there are none.
 * Returns none also with KEEP_ERROR_CYCLE for a member that contains the parent, KEEP_ERROR_STATE for guides.
 * Cost: linear in the members and all that mentions them or is inside.
 */
KEEPLAYOUT_API keep_node keep_stack_create(keep_layout *layout, keep_node parent,
                                           const keep_stack *stack, const keep_node *members,
                                           size_t count);

/**
 * A parameter of a container. What has no effect, as the bias where members fill or the fraction of a barrier, is
 * kept until it has one.
 */
typedef enum keep_container_value {
  KEEP_CONTAINER_AXIS = 0, /**< A keep_axis; of a grid along which members go to free cells. */
  KEEP_CONTAINER_GAP = 1,  /**< As keep_stack.gap. */
  KEEP_CONTAINER_PADDING_TOP = 2,    /**< As keep_stack.padding. */
  KEEP_CONTAINER_PADDING_LEFT = 3,   /**< At the leading edge. */
  KEEP_CONTAINER_PADDING_BOTTOM = 4, /**< At the bottom edge. */
  KEEP_CONTAINER_PADDING_RIGHT = 5,  /**< At the trailing edge. */
  KEEP_CONTAINER_ALIGN = 6,          /**< A keep_align. */
  KEEP_CONTAINER_DISTRIBUTION = 7,   /**< A keep_distribution: of members, or of columns. */
  KEEP_CONTAINER_BIAS = 8,           /**< As keep_stack.bias; NaN while it is not set. */
  KEEP_CONTAINER_ROW_GAP = 9,        /**< As keep_grid.row_gap, or keep_stack.row_gap. */
  KEEP_CONTAINER_JUSTIFY = 10,       /**< As keep_grid.justify. */
  KEEP_CONTAINER_WRAPS = 11,         /**< As keep_stack.wraps. */
  KEEP_CONTAINER_EDGE = 12,          /**< A keep_anchor, as keep_guideline.edge. */
  KEEP_CONTAINER_DISTANCE = 13,      /**< As keep_guideline.distance. */
  KEEP_CONTAINER_FRACTION = 14,      /**< As keep_guideline.fraction. */
  /**
   * 1 if padding counts from the margins of the container, with the safe area where they have it; 0 from its
   * edges.
   */
  KEEP_CONTAINER_PADDING_FROM_MARGINS = 15,
  KEEP_CONTAINER_LEAST = 16, /**< A keep_least. */
  /** The share of its width, or height, that gaps along it have in addition; from 0 to 1, as all of these. */
  KEEP_CONTAINER_GAP_FRACTION = 17,
  KEEP_CONTAINER_ROW_GAP_FRACTION = 18,        /**< The same of keep_grid.row_gap. */
  KEEP_CONTAINER_PADDING_FRACTION_TOP = 19,    /**< Of its height, in addition to padding. */
  KEEP_CONTAINER_PADDING_FRACTION_LEFT = 20,   /**< Of its width, at the leading edge. */
  KEEP_CONTAINER_PADDING_FRACTION_BOTTOM = 21, /**< Of its height. */
  KEEP_CONTAINER_PADDING_FRACTION_RIGHT = 22,  /**< Of its width, at the trailing edge. */
  /**
   * 1 if first baselines are as far down as they go, and last ones as far up, as in UIKit's stacks; 0 for the other
   * way.
   */
  KEEP_CONTAINER_BASELINES_REVERSED = 23,
  /** 1 if gaps of a column are from the last baseline of a member to the first one of the next; 0 from its edge. */
  KEEP_CONTAINER_GAP_FROM_BASELINES = 24,
  KEEP_CONTAINER_MOST = 25, /**< How many members a line of a flow has at most; 0 for any number. */
  /** 1 if a flow with several lines asks for no more than the longest of them; 0 for all that it gets. */
  KEEP_CONTAINER_HUGS_LINES = 26,
  /** 1 if a stack goes along the other axis where its members do not fit; 0 if not. */
  KEEP_CONTAINER_TURNS = 27,
  /** 1 if members of a grid without cells of their own fill gaps before others; 0 if they are in their order. */
  KEEP_CONTAINER_DENSE = 28,
  /** A keep_distribution: how lines of a flow lie across it, or the rows of a grid. */
  KEEP_CONTAINER_ROW_DISTRIBUTION = 29,
  KEEP_CONTAINER_ROW_BIAS = 30, /**< As keep_stack.row_bias; NaN while it is not set. */
  /** 1 if the last line of a flow, which may be the only one, is packed at its start, whatever its distribution. */
  KEEP_CONTAINER_LAST_LINE_PACKED = 31,
  /**
   * 1 if the first line of a flow is the last one across it, as the lowest one of rows. What is at the start across it
   * is at the end then.
   */
  KEEP_CONTAINER_LINES_REVERSED = 32,
  /** 1 if what is too large begins at the start, whatever its alignment and the bias, and overflows at the end. */
  KEEP_CONTAINER_SAFE = 33,
  KEEP_CONTAINER_REPEATS = 34 /**< As keep_grid.repeats. */
} keep_container_value;

/**
 * Changes a parameter of a container. Words and flags are also set by functions of their own.
 *
 * Returns KEEP_ERROR_STATE for a node that is none. Cost: linear in the members.
 */
KEEPLAYOUT_API keep_status keep_container_set(keep_layout *layout, keep_node container,
                                              keep_container_value what, double value);

/** A parameter of a container; NaN for a node that is none. */
KEEPLAYOUT_API double keep_container_get(const keep_layout *layout, keep_node container,
                                         keep_container_value what);

/** What kind of container a node is. */
typedef enum keep_container_kind {
  KEEP_CONTAINER_KIND_NONE = 0,  /**< It is none. */
  KEEP_CONTAINER_KIND_STACK = 1, /**< A row, a column, or a flow: its axis, and whether it wraps. */
  KEEP_CONTAINER_KIND_GRID = 2,  /**< A grid. */
  KEEP_CONTAINER_KIND_GUIDELINE = 3, /**< A guideline. */
  KEEP_CONTAINER_KIND_BARRIER = 4    /**< A barrier. */
} keep_container_kind;

/** What kind of container a node is. */
KEEPLAYOUT_API keep_container_kind keep_node_container_kind(const keep_layout *layout,
                                                            keep_node node);

/** What a child of a container has of its own. */
typedef enum keep_member_value {
  /**
   * Its share of what members without a weight leave, which are then as small as they may be: sizes are in
   * proportion to weights. 0 for none, or from 1e-6 to 1e6. Ignored where the stack is filled equally or
   * proportionally. Where it is packed, or its gaps are equal, gaps are as they are set until all with a weight are at a
   * maximum; what is left then goes to the gaps, or to the ends.
   */
  KEEP_MEMBER_WEIGHT = 0,
  KEEP_MEMBER_GAP_AFTER = 1, /**< From it to the next member; NaN for the gap of the stack. */
  KEEP_MEMBER_ALIGN = 2,     /**< A keep_align; NaN for that of the stack. */
  KEEP_MEMBER_EXCLUDED = 3,  /**< 1 for a child that is not arranged, 0 for a member. */
  KEEP_MEMBER_JUSTIFY = 4, /**< A keep_align in its columns of a grid; NaN for that of the grid. */
  /**
   * How much it loses in a stack where content is missing: in proportion to this times its content, 1 unless set; 0 for
   * nothing, as long as others can lose. 0, or from 1e-6 to 1e6. Of more than eight that lose it has no influence.
   */
  KEEP_MEMBER_SHRINK = 5,
  /**
   * The length from which it grows by its weight, 0 unless set; it is asked for as content is. Where a member with a
   * weight has a basis, weights are shares of what all of their bases and contents leave, at 252, and not of all.
   */
  KEEP_MEMBER_BASIS = 6,
  KEEP_MEMBER_GROWS = 7, /**< 1 to have its content as its basis, if there is some; 0 unless set. */
  KEEP_MEMBER_LEAST = 8, /**< A keep_least; NaN for that of the stack. */
  /**
   * Its margins: the space that it keeps around it, to edges and to others, whose margins and gap are added to it.
   * Below 0 it overlaps them. Its size, and what else is constrained, are without them; they are gone when it is.
   */
  KEEP_MEMBER_MARGIN_TOP = 9,
  KEEP_MEMBER_MARGIN_LEFT = 10,   /**< At its leading edge. */
  KEEP_MEMBER_MARGIN_BOTTOM = 11, /**< Below it. */
  KEEP_MEMBER_MARGIN_RIGHT = 12,  /**< At its trailing edge. */
  /** The share of the height of its container that its margin has in addition; from 0 to 1, as all of these. */
  KEEP_MEMBER_MARGIN_FRACTION_TOP = 13,
  KEEP_MEMBER_MARGIN_FRACTION_LEFT = 14,   /**< Of the width, at its leading edge. */
  KEEP_MEMBER_MARGIN_FRACTION_BOTTOM = 15, /**< Of the height. */
  KEEP_MEMBER_MARGIN_FRACTION_RIGHT = 16,  /**< Of the width, at its trailing edge. */
  /** The column of a grid that it begins in, from 0 to 9,999; NaN for one that is found. Forgotten as cells are. */
  KEEP_MEMBER_FIRST_COLUMN = 17,
  KEEP_MEMBER_FIRST_ROW = 18,   /**< The same of rows; NaN for one that is found. */
  KEEP_MEMBER_COLUMN_SPAN = 19, /**< How many columns it is in: from 1, unless set, to 10,000. */
  KEEP_MEMBER_ROW_SPAN = 20,    /**< The same of rows. */
  /**
   * 1 for a child that lies over a grid: from edge to edge of its cells, as they are, or of the grid where it has no
   * column, or row, of its own. It takes no cell, and widens none; its margins and alignments count. In a stack it is not
   * arranged.
   */
  KEEP_MEMBER_OVERLAY = 21
} keep_member_value;

/**
 * Changes what a child of a container has of its own. It has it until it is destroyed, also elsewhere.
 *
 * Returns KEEP_ERROR_STATE for a node that is not in a container. Cost: for the first weight, and the last one
 * to go, linear in the members.
 */
KEEPLAYOUT_API keep_status keep_member_set(keep_layout *layout, keep_node member,
                                           keep_member_value what, double value);

/** What a node has of its own in a container. */
KEEPLAYOUT_API double keep_member_get(const keep_layout *layout, keep_node member,
                                      keep_member_value what);

/* ==== Listed nodes ===========================================================================
 *
 * A stack arranges nodes that stay children of where they are, too: it lists them. So a node may be in a row and in a
 * column, or in one row with its siblings and another with others, as chains have them.
 *
 *     keep_stack chain = KEEP_STACK(KEEP_HORIZONTAL, .align = KEEP_ALIGN_NONE, .distribution = KEEP_SPREAD);
 *     keep_node row = keep_stack_create(ui, window, &chain, NULL, 0);
 *     keep_node nodes[] = {save, name, cancel};
 *     keep_node_set_listed(ui, row, nodes, 3);
 *     keep_node_set_listed_value(ui, row, name, KEEP_MEMBER_WEIGHT, 1);
 *
 * They are members as its children are, before these: gaps, distribution, weights, and what is missing are the same,
 * one that is gone leaves no gap, nor does one inside of something that is gone. What each has of its own is of this
 * stack alone. They may be anywhere in the tree of the stack, also around it, and no move in that tree changes a list: a
 * node leaves it when it is destroyed, or comes to be in another tree. Along an axis in which the host says nothing of
 * where such a stack is, it is from edge to edge of what it is in, or across begins there; anything else that mentions it
 * there puts it between two other lines, as any node. Where two stacks along one axis list the same nodes the gaps of both
 * hold, as required: in opposite orders the nodes have no length. As nothing is in such a stack, it has the
 * baselines of none of them.
 */

/**
 * Has a stack arrange nodes that stay where they are, in this order, in place of those that it had. Those that it had as
 * well keep what they have of their own in it. The delay of an animation defers it.
 *
 * nodes[count]: of the same tree, each once, and others than the stack; may be NULL if there are none.
 * Returns KEEP_ERROR_STATE for a node that is no stack, and for guides, KEEP_ERROR_UNRELATED for a node of another tree.
 * Cost: linear in the members and in all nodes.
 */
KEEPLAYOUT_API keep_status keep_node_set_listed(keep_layout *layout, keep_node stack,
                                                const keep_node *nodes, size_t count);

/** How many nodes a stack lists. Cost: linear in them. */
KEEPLAYOUT_API size_t keep_node_listed_count(const keep_layout *layout, keep_node stack);

/** One of the nodes that a stack lists; none beyond the last. Cost: linear in them. */
KEEPLAYOUT_API keep_node keep_node_listed(const keep_layout *layout, keep_node stack, size_t index);

/**
 * Changes what a listed node has of its own in a stack, as keep_member_set does for a child.
 *
 * Returns KEEP_ERROR_STATE for a node that the stack does not list.
 */
KEEPLAYOUT_API keep_status keep_node_set_listed_value(keep_layout *layout, keep_node stack,
                                                      keep_node node, keep_member_value what,
                                                      double value);

/** What a listed node has of its own in a stack; NaN for a node that it does not list. */
KEEPLAYOUT_API double keep_node_listed_value(const keep_layout *layout, keep_node stack,
                                             keep_node node, keep_member_value what);

#ifndef KEEPLAYOUT_DECLARATIONS_ONLY
/** Sets the gap from one member of a stack to the next. */
static inline keep_status keep_stack_set_gap(keep_layout *layout, keep_node stack, double gap) {
  return keep_container_set(layout, stack, KEEP_CONTAINER_GAP, gap);
}
/** Sets the weight of a member of a stack; 0 for none. */
static inline keep_status keep_stack_set_weight(keep_layout *layout, keep_node member,
                                                double weight) {
  return keep_member_set(layout, member, KEEP_MEMBER_WEIGHT, weight);
}
/** Sets the gap from a member of a stack to the next. */
static inline keep_status keep_stack_set_gap_after(keep_layout *layout, keep_node member,
                                                   double gap) {
  return keep_member_set(layout, member, KEEP_MEMBER_GAP_AFTER, gap);
}
/** Sets how a member lies across its stack. */
static inline keep_status keep_stack_set_align(keep_layout *layout, keep_node member,
                                               keep_align align) {
  return keep_member_set(layout, member, KEEP_MEMBER_ALIGN, (double)align);
}
/** Sets whether a child of a stack is not arranged. */
static inline keep_status keep_stack_set_excluded(keep_layout *layout, keep_node child,
                                                  bool excluded) {
  return keep_member_set(layout, child, KEEP_MEMBER_EXCLUDED, excluded ? 1 : 0);
}
/** Sets whether a child lies over its grid. */
static inline keep_status keep_member_set_overlay(keep_layout *layout, keep_node child,
                                                  bool overlay) {
  return keep_member_set(layout, child, KEEP_MEMBER_OVERLAY, overlay ? 1 : 0);
}
/** Sets how a member lies in the columns of its grid. */
static inline keep_status keep_member_set_justify(keep_layout *layout, keep_node member,
                                                  keep_align justify) {
  return keep_member_set(layout, member, KEEP_MEMBER_JUSTIFY, (double)justify);
}
/** Sets whether a member grows from its content. */
static inline keep_status keep_member_set_grows(keep_layout *layout, keep_node member, bool grows) {
  return keep_member_set(layout, member, KEEP_MEMBER_GROWS, grows ? 1 : 0);
}
/** Sets whether the last column of a grid is repeated. */
static inline keep_status keep_container_set_repeats(keep_layout *layout, keep_node grid,
                                                     keep_repeat repeats) {
  return keep_container_set(layout, grid, KEEP_CONTAINER_REPEATS, (double)repeats);
}
/** Sets whether members of a grid fill gaps before others. */
static inline keep_status keep_container_set_dense(keep_layout *layout, keep_node grid,
                                                   bool dense) {
  return keep_container_set(layout, grid, KEEP_CONTAINER_DENSE, dense ? 1 : 0);
}
/** Sets what a member keeps of its content along its stack. */
static inline keep_status keep_member_set_least(keep_layout *layout, keep_node member,
                                                keep_least least) {
  return keep_member_set(layout, member, KEEP_MEMBER_LEAST, (double)least);
}
/** Sets along which axis a stack goes. */
static inline keep_status keep_container_set_axis(keep_layout *layout, keep_node container,
                                                  keep_axis axis) {
  return keep_container_set(layout, container, KEEP_CONTAINER_AXIS, (double)axis);
}
/** Sets how the members lie across a stack, or in the rows of a grid. */
static inline keep_status keep_container_set_align(keep_layout *layout, keep_node container,
                                                   keep_align align) {
  return keep_container_set(layout, container, KEEP_CONTAINER_ALIGN, (double)align);
}
/** Sets how the members lie in the columns of a grid. */
static inline keep_status keep_container_set_justify(keep_layout *layout, keep_node container,
                                                     keep_align justify) {
  return keep_container_set(layout, container, KEEP_CONTAINER_JUSTIFY, (double)justify);
}
/** Sets how the members lie along a stack, or the columns in a grid. */
static inline keep_status keep_container_set_distribution(keep_layout *layout, keep_node container,
                                                          keep_distribution distribution) {
  return keep_container_set(layout, container, KEEP_CONTAINER_DISTRIBUTION, (double)distribution);
}
/** Sets how the lines of a flow lie across it, or the rows in a grid. */
static inline keep_status keep_container_set_row_distribution(keep_layout *layout,
                                                              keep_node container,
                                                              keep_distribution distribution) {
  return keep_container_set(layout, container, KEEP_CONTAINER_ROW_DISTRIBUTION,
                            (double)distribution);
}
/** Sets whether the last line of a flow is packed at its start. */
static inline keep_status keep_container_set_last_line_packed(keep_layout *layout,
                                                              keep_node container, bool packed) {
  return keep_container_set(layout, container, KEEP_CONTAINER_LAST_LINE_PACKED, packed ? 1 : 0);
}
/** Sets whether what is too large begins at the start. */
static inline keep_status keep_container_set_safe(keep_layout *layout, keep_node container,
                                                  bool safe) {
  return keep_container_set(layout, container, KEEP_CONTAINER_SAFE, safe ? 1 : 0);
}
/** Sets whether the lines of a flow go from the end across it to the start. */
static inline keep_status keep_container_set_lines_reversed(keep_layout *layout,
                                                            keep_node container, bool reversed) {
  return keep_container_set(layout, container, KEEP_CONTAINER_LINES_REVERSED, reversed ? 1 : 0);
}
/** Sets whether a stack is a flow. */
static inline keep_status keep_container_set_wraps(keep_layout *layout, keep_node container,
                                                   bool wraps) {
  return keep_container_set(layout, container, KEEP_CONTAINER_WRAPS, wraps ? 1 : 0);
}
/** Sets whether padding counts from the margins of the container. */
static inline keep_status keep_container_set_padding_from_margins(keep_layout *layout,
                                                                  keep_node container,
                                                                  bool from_margins) {
  return keep_container_set(layout, container, KEEP_CONTAINER_PADDING_FROM_MARGINS,
                            from_margins ? 1 : 0);
}
/** Sets whether members on a baseline are at the other edge. */
static inline keep_status
keep_container_set_baselines_reversed(keep_layout *layout, keep_node container, bool reversed) {
  return keep_container_set(layout, container, KEEP_CONTAINER_BASELINES_REVERSED, reversed ? 1 : 0);
}
/** Sets whether gaps of a column are between baselines. */
static inline keep_status keep_container_set_gap_from_baselines(keep_layout *layout,
                                                                keep_node container,
                                                                bool from_baselines) {
  return keep_container_set(layout, container, KEEP_CONTAINER_GAP_FROM_BASELINES,
                            from_baselines ? 1 : 0);
}
/** Sets whether a flow asks for no more than its longest line. */
static inline keep_status keep_container_set_hugs_lines(keep_layout *layout, keep_node flow,
                                                        bool hugs_lines) {
  return keep_container_set(layout, flow, KEEP_CONTAINER_HUGS_LINES, hugs_lines ? 1 : 0);
}
/** Sets whether a stack goes along the other axis where its members do not fit. */
static inline keep_status keep_container_set_turns(keep_layout *layout, keep_node container,
                                                   bool turns) {
  return keep_container_set(layout, container, KEEP_CONTAINER_TURNS, turns ? 1 : 0);
}
/** Sets what the members of a stack keep of their content along it. */
static inline keep_status keep_container_set_least(keep_layout *layout, keep_node container,
                                                   keep_least least) {
  return keep_container_set(layout, container, KEEP_CONTAINER_LEAST, (double)least);
}
/** Sets the edge that a guideline or a barrier is at. */
static inline keep_status keep_container_set_edge(keep_layout *layout, keep_node line,
                                                  keep_anchor edge) {
  return keep_container_set(layout, line, KEEP_CONTAINER_EDGE, (double)edge);
}
#endif

/* ==== Grid ===================================================================================
 *
 * A grid is a node that keeps its children in columns and rows, by constraints as a stack does.
 *
 *     keep_track columns[] = {{.kind = KEEP_TRACK_CONTENT}, {.kind = KEEP_TRACK_FRACTION, .value = 1}};
 *     keep_grid form = KEEP_GRID(.columns = columns, .column_count = 2, .gap = 8, .row_gap = 12);
 *     keep_node grid = keep_grid_create(ui, window, &form, NULL, 0);
 *     keep_grid_place(ui, grid, label, 0, 0, 1, 1);
 *     keep_grid_place(ui, grid, field, 1, 0, 1, 1);
 *
 * A member without cells of its own goes to the next free one, row by row; rows that are missing are made, as
 * large as their content. Where one comes or leaves, those behind it move on together, at the next solve. It may have
 * a column, a row, or several of them by itself: KEEP_MEMBER_FIRST_COLUMN, 1 is the next free row in that column,
 * KEEP_MEMBER_COLUMN_SPAN, 2 the next two free cells beside each other. First come those with cells, then those with a row,
 * then the others; a row without a free cell is left downwards. A column that there is not is as one that is found, and
 * more of them than there are as all: nothing is lost where columns go (keep_grid_set_track_count), and it is
 * there again when they come back. Along KEEP_VERTICAL all this is so column by column, with the rows that the grid
 * was given, one at least. A row as large as its members has no gap where all that are in no other one are gone vertically;
 * nor has such a column.
 *
 * A member in several columns or rows of content widens them equally, unless they are at their maximum: 10, 90, 10
 * and 10 under one of 180 are 25, 105, 25 and 25. One that is in a fraction as well widens none of content, and
 * the fraction only by a size of its own, or content at KEEP_REQUIRED, and no fraction that yields. A member without
 * content widens nothing. That is so for what content and sizes say, also inside of rows and columns, as beside weights of
 * a stack: tracks around other members with nodes inside are widened as a solve finds it.
 *
 * Columns by room, for cards that are 230 wide at least and fill the grid together, the last line at the start:
 *
 *     keep_track card = {.kind = KEEP_TRACK_FRACTION, .value = 1, .min = 230};
 *     keep_grid shop = KEEP_GRID(.columns = &card, .column_count = 1, .gap = 16, .repeats = KEEP_REPEAT_FILL);
 *
 * The last column is there as often as its length, or its minimum, fits with those before it; one without either once.
 * How often is decided in every solve, as lines of flows are: from how long the grid is while the column is there once and
 * members are in the first cell. What is in columns makes none of them, and not the grid, wider: fractions are as long as
 * the grid says, and the grid asks for one of each column. Those that are added, and rows made for members, are the
 * grid's own as lines of a flow are.
 *
 * Each column and row is a guide of the grid (keep_grid_track): other nodes may relate to it, and
 * columns of two grids are as wide as each other if their widths are kept equal. It stays with its grid: it is
 * neither destroyed nor gone by itself (KEEP_ERROR_STATE).
 *
 * A grid with a fraction, or a column that fills it, fills its width; otherwise what is left is distributed, as it is along
 * a stack: behind its columns, unless it says otherwise. Fractions take
 * what is left, columns that fill it only what fractions at their maximum leave, and where those are at theirs, too, the rest
 * is at the end. Columns of content are no larger than they need then: content of 40, a fraction 3 of at most 30 and a
 * fraction 1, in 200, are 40, 30 and 130. That is so where it is known what they need, as above, and unless the host
 * places a column or a member below 998.5, as by an edge; otherwise they may be larger. Where content
 * of columns is missing they lose in proportion to it, not below what is required, or 750 as the longest word of
 * a text, as members of a stack do; where they have members with nodes inside, that is as it comes. The same is so of
 * rows. Content of these columns precedes that fractions are in proportion, and these their content. Priorities are
 * those of stacks.
 */

/** What the size of a column or row comes from. */
typedef enum keep_track_kind {
  KEEP_TRACK_CONTENT = 0, /**< Its members: as large as they need. */
  KEEP_TRACK_FIXED = 1,   /**< A length. */
  /** A share of what the others leave, in proportion to other fractions. */
  KEEP_TRACK_FRACTION = 2,
  KEEP_TRACK_YIELDING = 3, /**< A fraction that no member widens: what is too large overflows it. */
  /** Its members, text in it as long as its longest word, which has to be at KEEP_HIGH. */
  KEEP_TRACK_LEAST = 4,
  KEEP_TRACK_FILLING = 5 /**< Its members, and as much as the others of what the grid has left. */
} keep_track_kind;

/** A column or row of a grid. */
typedef struct keep_track {
  keep_track_kind kind KEEPLAYOUT_OR_ZERO; /**< What its size comes from. */
  /** The length, or the fraction, from 1e-6 to 1e6; ignored where members decide. */
  double value KEEPLAYOUT_OR_ZERO;
  double min KEEPLAYOUT_OR_ZERO; /**< Its least size. */
  double max KEEPLAYOUT_OR_ZERO; /**< Its greatest size; 0 for none. */
} keep_track;

/** The parameters of a grid. What KEEP_GRID does not name is zero. */
typedef struct keep_grid {
  uint32_t size KEEPLAYOUT_OR_ZERO;    /**< sizeof(keep_grid) in the host, which KEEP_GRID sets. */
  keep_align align KEEPLAYOUT_OR_ZERO; /**< How members lie in their rows, or on baselines. */
  keep_align justify KEEPLAYOUT_OR_ZERO; /**< How they lie in columns, where baselines are edges. */
  const keep_track *columns KEEPLAYOUT_OR_ZERO; /**< columns[column_count], one at least. */
  size_t column_count KEEPLAYOUT_OR_ZERO;       /**< How many columns there are. */
  const keep_track *rows KEEPLAYOUT_OR_ZERO; /**< rows[row_count]: the first rows; may be NULL. */
  size_t row_count KEEPLAYOUT_OR_ZERO;       /**< How many of them there are. */
  double gap KEEPLAYOUT_OR_ZERO;          /**< From one column to the next; below 0 they overlap. */
  double row_gap KEEPLAYOUT_OR_ZERO;      /**< From one row to the next. */
  keep_insets padding KEEPLAYOUT_OR_ZERO; /**< As keep_stack.padding. */
  keep_distribution distribution KEEPLAYOUT_OR_ZERO;     /**< How its columns lie in it. */
  double bias KEEPLAYOUT_OR_ZERO;                        /**< The bias where they are packed. */
  keep_distribution row_distribution KEEPLAYOUT_OR_ZERO; /**< How its rows lie in it. */
  double row_bias KEEPLAYOUT_OR_ZERO;                    /**< The bias where they are packed. */
  keep_repeat repeats KEEPLAYOUT_OR_ZERO; /**< Whether the last column is repeated. */
} keep_grid;

/** Initializes a grid: its fields by name. */
#define KEEP_GRID(...) {.size = sizeof(keep_grid), __VA_ARGS__}

/**
 * Creates a grid, as keep_stack_create creates a stack.
 *
 * members[count]: may be NULL if there are none.
 * Returns none with KEEP_ERROR_LIMIT above 10,000 columns or rows.
 */
KEEPLAYOUT_API keep_node keep_grid_create(keep_layout *layout, keep_node parent,
                                          const keep_grid *grid, const keep_node *members,
                                          size_t count);

/**
 * Puts a node into cells of a grid, whose last child it becomes if it is in another node. They are forgotten when it
 * leaves the grid. KEEP_MEMBER_FIRST_COLUMN and the three behind it are its parts.
 *
 * columns, rows: how many it is in; 0 and 0 for the next free cell.
 * Returns KEEP_ERROR_INVALID_ARGUMENT beyond the last column and row 10,000, KEEP_ERROR_CYCLE for a node that
 * contains the grid, KEEP_ERROR_STATE for a guide and for a node that is no grid.
 * Cost: linear in the columns and rows that it is in, and that are made for it.
 */
KEEPLAYOUT_API keep_status keep_grid_place(keep_layout *layout, keep_node grid, keep_node node,
                                           size_t column, size_t row, size_t columns, size_t rows);

/**
 * Changes a column (KEEP_HORIZONTAL) or a row of a grid.
 *
 * Returns KEEP_ERROR_STATE for a node that is no grid. Cost: for a fraction linear in the columns or rows; for
 * another kind, if a member is in several of them, linear in the members.
 */
KEEPLAYOUT_API keep_status keep_grid_set_track(keep_layout *layout, keep_node grid, keep_axis axis,
                                               size_t index, keep_track track);

/**
 * What a column or row of a grid was set to.
 *
 * track: receives it; not NULL.
 * Returns as keep_grid_set_track.
 */
KEEPLAYOUT_API keep_status keep_grid_get_track(keep_layout *layout, keep_node grid, keep_axis axis,
                                               size_t index, keep_track *track);

/**
 * Sets how many columns or rows a grid has. New ones are as the last one of those that it was given. The guide of one
 * that goes is destroyed; rows with members stay for them, as large as their content.
 *
 * Returns KEEP_ERROR_STATE for a node that is no grid, KEEP_ERROR_INVALID_ARGUMENT for no column, KEEP_ERROR_LIMIT
 * above 10,000. Cost: linear in the members, columns and rows.
 */
KEEPLAYOUT_API keep_status keep_grid_set_track_count(keep_layout *layout, keep_node grid,
                                                     keep_axis axis, size_t tracks);

/** How many columns or rows a grid has, with those that were made for members. */
KEEPLAYOUT_API size_t keep_grid_track_count(const keep_layout *layout, keep_node grid,
                                            keep_axis axis);

/** The column or row of a grid that a member begins in, also where it went there by itself. */
KEEPLAYOUT_API size_t keep_member_cell(const keep_layout *layout, keep_node member, keep_axis axis);

/** In how many columns or rows of a grid a member is; 0 for a node that is in none. */
KEEPLAYOUT_API size_t keep_member_span(const keep_layout *layout, keep_node member, keep_axis axis);

/** The guide that a column (KEEP_HORIZONTAL) or a row of a grid is. Cost: logarithmic. */
KEEPLAYOUT_API keep_node keep_grid_track(const keep_layout *layout, keep_node grid, keep_axis axis,
                                         size_t index);

/* ==== Guideline and barrier ==================================================================
 *
 * Guides (keeplayout/areas.h) that are one line, to hold nodes by: a guideline at a place in its owner, which may be a
 * guide, such as a column of a grid; a barrier at the furthest of several nodes.
 *
 *     keep_guideline third = KEEP_GUIDELINE(KEEP_ANCHOR_LEADING, .fraction = 1.0 / 3);
 *     keep_guideline end = KEEP_GUIDELINE(KEEP_ANCHOR_TRAILING, .distance = 8);
 *     keep_node line = keep_guideline_create(ui, form, &third, NULL, 0);
 *     keep_node fields[] = {name, mail};
 *     keep_node barrier = keep_guideline_create(ui, form, &end, fields, 2);
 *
 * A barrier is beyond each of its nodes, as required, and at the furthest of them. Which one that is is decided in
 * every solve, from where they are without the barrier's having a part in that; so it pulls none of them, and what hangs
 * on it does not drag it away. What is required acts through it: a field of at least 100 between it and the edge
 * squeezes a label before it. Where its nodes hang on another barrier of the same owner, the one that was created first
 * is decided first. Those that are gone are left out; where none is left it is at the opposite edge of its owner, as
 * strongly as at a node, so that what hangs on it has all of the space. What is set of it is a parameter of a container.
 */

/** The parameters of a guideline or a barrier. What KEEP_GUIDELINE does not name is zero. */
typedef struct keep_guideline {
  uint32_t size KEEPLAYOUT_OR_ZERO;    /**< sizeof(keep_guideline), which KEEP_GUIDELINE sets. */
  keep_anchor edge KEEPLAYOUT_OR_ZERO; /**< One of the first six: of the owner, or of the nodes. */
  /** From this edge: into the owner, or away from the nodes. */
  double distance KEEPLAYOUT_OR_ZERO;
  double fraction KEEPLAYOUT_OR_ZERO; /**< Of a guideline's owner, to be added; from 0 to 1. */
} keep_guideline;

/** Initializes a guideline or a barrier: its edge, and other fields by name. */
#define KEEP_GUIDELINE(edge_, ...) {.size = sizeof(keep_guideline), .edge = (edge_), __VA_ARGS__}

/**
 * Creates a guideline in a node, or a barrier of nodes of the same tree.
 *
 * nodes[count]: may be NULL if there are none, for a guideline.
 * Returns none also with KEEP_ERROR_STATE in a line of a flow, KEEP_ERROR_UNRELATED for a node of another tree.
 * Cost: as keep_guide_create, and linear in the nodes.
 */
KEEPLAYOUT_API keep_node keep_guideline_create(keep_layout *layout, keep_node owner,
                                               const keep_guideline *guideline,
                                               const keep_node *nodes, size_t count);

/**
 * Puts other nodes in place of those of a barrier.
 *
 * nodes[count]: may be NULL if there are none.
 * Returns as keep_guideline_create; KEEP_ERROR_STATE for a node that is no barrier. Cost: linear in the nodes.
 */
KEEPLAYOUT_API keep_status keep_barrier_set_nodes(keep_layout *layout, keep_node barrier,
                                                  const keep_node *nodes, size_t count);

/* ==== Unmet ==================================================================================
 *
 * What containers ask for and did not get in the last solve: members beyond their padding, line or cells, or that do not
 * fill them, sizes in proportion, or equal gaps, that are not, members shorter than their content, unless it can wrap, a
 * basis or a word.
 * It is no conflict: what is missing went to what is asked for more strongly.
 *
 *     double missing = 0;
 *     for (size_t i = 0; i < keep_layout_unmet_count(ui); i++)
 *       missing += keep_layout_unmet_amount(ui, i);
 */

/**
 * How many demands of containers the last solve did not meet: of each kind on a member the one that is violated most,
 * in the order of the tree. The others are about one of them, by its index.
 *
 * Cost: the first time after a solve linear in nodes and constraints.
 */
KEEPLAYOUT_API size_t keep_layout_unmet_count(keep_layout *layout);

/** The constraint that is violated: of a container, or of the content of a member. */
KEEPLAYOUT_API keep_constraint keep_layout_unmet_constraint(keep_layout *layout, size_t index);

/** The member that it is about, the column or row of a grid, or the container itself. */
KEEPLAYOUT_API keep_node keep_layout_unmet_node(keep_layout *layout, size_t index);

/** The axis along which something is missing. */
KEEPLAYOUT_API keep_axis keep_layout_unmet_axis(keep_layout *layout, size_t index);

/** How much is missing, in points; NaN for an index beyond the last. */
KEEPLAYOUT_API double keep_layout_unmet_amount(keep_layout *layout, size_t index);

/* ==== Circle ================================================================================= */

/**
 * Puts the centre of a node at an angle and a distance from that of another, as required.
 * An animation that changes the angle runs along the arc, whatever it moves. A node that is gone is a point
 * there, and others on the circle do not close up.
 *
 * center: KEEP_NO_NODE lets the node go.
 * angle: in degrees, clockwise from above. An animation runs through the angles in between: from 350 to 370 it is
 *   a short way, from 350 to 10 nearly a turn back.
 * radius: not negative.
 * Returns KEEP_ERROR_UNRELATED for nodes of different trees, KEEP_ERROR_INVALID_ARGUMENT also for a node and itself.
 */
KEEPLAYOUT_API keep_status keep_node_set_circle(keep_layout *layout, keep_node node,
                                                keep_node center, double angle, double radius);

/** The node in the middle of the circle that a node is on; none, and NaN, if it is on none. */
KEEPLAYOUT_API keep_node keep_node_circle(const keep_layout *layout, keep_node node, double *angle,
                                          double *radius);

#ifdef __cplusplus
}
#endif

#endif
