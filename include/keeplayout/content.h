/* keeplayout/content.h - measured content, collapsed nodes, fitting sizes. */
#ifndef KEEPLAYOUT_CONTENT_H
#define KEEPLAYOUT_CONTENT_H

#include "core.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ==== Content ================================================================================
 *
 * How large a node is by itself: a text on one line, an icon. Along each axis the content counts as
 * two constraints on the alignment rectangle: at most as large, at the priority of hugging, and at
 * least as large, at that of compression resistance. At KEEP_REQUIRED hugging is a limit, and
 * compression resistance a minimum. In messages they are "width of <title> hugs its content of 80
 * with low priority" and "... holds its content ...". Compression resistance is KEEP_HIGH unless set, so
 * that a wish at KEEP_HIGH, such as where something is dragged to, may squeeze content; one at
 * KEEP_LESS(KEEP_HIGH) may not. Where the host has set a scale (keep_layout_set_scale), content counts
 * as rounded up to whole pixels; what is read is the size as it was set or measured.
 *
 * Content that depends on how long the node is along the other axis, such as text that wraps, is
 * measured by a function of the host's.
 */

/**
 * Sets how large the content of a node is.
 *
 * layout: the layout.
 * node: the node.
 * width, height: 0 up to 1e12; NaN leaves that axis without content, as it is unless set.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_LIMIT.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_node_set_content_size(keep_layout *layout, keep_node node,
                                                      double width, double height);

/**
 * How large the content of a node is along one axis: as it was set, or as it was measured last.
 *
 * layout: the layout.
 * node: the node.
 * axis: one of keep_axis.
 * Returns the size; NaN for none, and for an invalid handle or axis.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API double keep_node_content_size(const keep_layout *layout, keep_node node,
                                             keep_axis axis);

/**
 * Measures the content of a node along one axis: how high a text is that wraps at a width, say. It is
 * called by keep_layout_solve and every other call that solves. It may read the layout, not change it.
 * Frames are those of the solve before, and conflicts are not known yet: the length is all that it gets
 * of the current solve. If it returns another size each time, the last one counts.
 *
 * node: the node.
 * length: how long the node is along the other axis, in its alignment rectangle.
 * user_data: as given to keep_node_set_measure.
 * Returns the size of the content, 0 up to 1e12. Anything else leaves the content as it was, and is an
 * error of keep_layout_solve, see there.
 * Since 0.1.
 */
typedef double (*keep_measure_function)(keep_node node, double length, void *user_data);

/**
 * Lets a function measure the content of a node along one axis, in place of a size that was set. A node
 * has one such function: a function for the other axis replaces it, and what the old one has measured is
 * forgotten. A solve first finds the lengths along the other axis, then measures the nodes whose length
 * has changed or whose content was invalidated, and then finds the rest. A round measures each node at
 * most once, and one round is enough if nothing horizontal depends on anything vertical.
 *
 * Otherwise there are more. Where what is measured does not come to agree with the size, as of a square
 * around text that wraps, a size is searched for by bisection: the least one at which the content fits, to
 * within 1/256 or a pixel (keep_layout_set_scale). If what is measured jumps there, and hugging is as strong
 * as compression resistance, or if there is none, the solve returns KEEP_ERROR_LIMIT, with the frames in
 * which the content fits, if there are any. There are at most 64 rounds. Where several sizes are
 * consistent, earlier sizes may decide which one is found.
 *
 * layout: the layout.
 * node: the node.
 * axis: the axis to measure along: KEEP_VERTICAL for text that wraps at a width.
 * function: measures; NULL takes the node's function away, along whichever axis it measures, and leaves
 *   that axis to keep_node_set_content_size again.
 * user_data: handed to the function.
 * destroy: called when user_data is needed no more; may be NULL.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_LIMIT.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_node_set_measure(keep_layout *layout, keep_node node,
                                                 keep_axis axis, keep_measure_function function,
                                                 void *user_data, keep_destroy_function destroy);

/**
 * Identifies the function that measures the content of a node, for a binding that reads back what it has
 * set.
 *
 * layout: the layout.
 * node: the node.
 * axis: receives the axis that it measures along, KEEP_VERTICAL without a function; may be NULL.
 * Returns a number above 0, which no other function of the layout has until destroy is called for this
 * one; 0 without a function, and for an invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API uint32_t keep_node_measure(const keep_layout *layout, keep_node node,
                                          keep_axis *axis);

/**
 * Says that the content of a node has changed, so that the next solve measures it anew. What was
 * measured is kept until then. A rollback does not take this back, nor does a refusal
 * (KEEP_CONFLICTS_REFUSED), as it is no change of the layout: where the new content contradicts what is
 * required, every solve is refused until there is room for it.
 *
 * layout: the layout.
 * node: the node; one that is not measured is left alone.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_node_invalidate_content(keep_layout *layout, keep_node node);

/** What a node resists, as far as it has content. Since 0.1. */
typedef enum keep_resistance {
  /** Being larger than its content: hugging, 250 unless set. */
  KEEP_HUGGING = 0,
  /** Being smaller than its content: compression resistance, KEEP_HIGH unless set. */
  KEEP_COMPRESSION = 1
} keep_resistance;

/**
 * Sets how strongly each of many nodes resists being larger or smaller than its content along one axis.
 *
 * nodes: count nodes.
 * axis, resistance: one of each.
 * priority: 0 < priority <= 1000.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_LIMIT; on failure
 * nothing is set.
 * Thread: owner's thread. Cost: linear in count.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_nodes_set_resistance(keep_layout *layout, const keep_node *nodes,
                                                     size_t count, keep_axis axis,
                                                     keep_resistance resistance, double priority);

/**
 * How strongly a node resists being larger or smaller than its content along one axis.
 *
 * node: the node.
 * axis, resistance: one of each.
 * Returns the priority; 0 for an invalid handle, axis or resistance.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API double keep_node_resistance(const keep_layout *layout, keep_node node,
                                           keep_axis axis, keep_resistance resistance);

/* ==== Presence ===============================================================================
 *
 * A hidden node is not drawn and keeps its place. A node that is gone takes no space: it is a point
 * of no size where its constraints put it. One call takes either back.
 */

/**
 * Hides a node, or shows it again. Its frame is not affected: whether to draw is the host's affair.
 *
 * layout: the layout.
 * node: the node.
 * hidden: true to hide it.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_node_set_hidden(keep_layout *layout, keep_node node, bool hidden);

/**
 * Whether a node was hidden itself.
 *
 * layout: the layout.
 * node: the node.
 * Returns true if so; false for an invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API bool keep_node_is_hidden(const keep_layout *layout, keep_node node);

/**
 * Lets a node take no space, or gives it back what it had. While it is gone:
 *
 *     Its width and height are 0, required. Its sizes and its content sleep, and so does everything
 *       inside it, with the constraints that relate other nodes to that. What is inside a node that
 *       scrolls counts as inside its content guide (KEEP_GUIDE_SCROLL).
 *     Constraints that belong to it (keep_constraint_node) count as 0: the values of its insets, offsets
 *       and alignments, also those that follow another attribute, whatever the multiplier; and the
 *       constants of its sums (terms, equations, applied attributes, a mask). An offset belongs to the
 *       node that is to the right, below or after. A sum that places the node in nodes that it is inside
 *       of belongs to it, too, whichever node is first in the sum.
 *     Constraints that relate other nodes to it hold, with their gone value if they have one
 *       (keep_attribute_set_gone_value), and with 0 for its width and height. Only a size that is kept
 *       at a plain multiple of its width or height sleeps. If that is the value of a relative size
 *       (keep_nodes_set_between), and the size of the gone node is itself kept equal to one multiple of
 *       the size of a third node in this way, then it becomes a multiple of the third one's instead, so
 *       that equal sizes stay equal.
 *     Gaps that are kept equal, each to the next one or to the one before (keep_nodes_distribute), skip
 *       it: the gap is that from the node before it to the node after it. If there is no node before or
 *       after it, the gap beside it is 0; at the beginning, only if no offset, and no sum that mentions
 *       it, may say what is before. An offset that follows an offset of its own, of the same kind, that
 *       is kept at a number, is kept at that number.
 *     No other constraint that mentions it is required, whatever its priority. Those that belong to it
 *       give way first, and among them first those on its far edges: right, bottom, trailing and last
 *       baseline. A constraint on a far edge gives way to everything if another edge along that axis, or
 *       the middle, is kept equal, too, as the two would pull together what is between. It does not if
 *       the two relate it to its neighbours: if the far edge is kept beside the beginning of a node, and
 *       the other edge beside a different node; or if the other edge is kept beside the end of a node,
 *       and the far edge beside the end of one that it is inside of.
 *
 * So a node that is gone takes one gap of its row with it; equal gaps are as if it had never been there;
 * a table keeps its columns while a cell across some of them is gone; and being gone causes no conflict.
 * The first node of a row takes the gap to the edge. If that differs from the others and is to stay, begin
 * the row at a guide one gap before where the first node belongs.
 *
 * Nodes inside it have alignment rectangles of no size, and frames that are larger by their alignment
 * insets, if any: a host does not draw what is inside a node that is gone, whatever its frame.
 *
 * layout: the layout.
 * node: the node.
 * gone: true to let it take no space.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_LIMIT.
 * Thread: owner's thread. Cost: linear in the subtree and its attributes; between equal gaps also in how many
 * nodes beside it are gone, for each of which the next solve costs as much.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_node_set_gone(keep_layout *layout, keep_node node, bool gone);

/**
 * Whether a node was made to take no space itself.
 *
 * layout: the layout.
 * node: the node.
 * Returns true if so; false for an invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API bool keep_node_is_gone(const keep_layout *layout, keep_node node);

/**
 * Sets what the values of an offset or alignment count as while the other node is itself gone. That is
 * the node that keep_attribute_other returns, whichever node the attribute was asked of. In a row whose
 * last node may be gone, a minimum inset keeps the node before it inside.
 *
 * layout: the layout.
 * attribute: the attribute or group; not one that is a factor. An attribute without another node stores
 *   the value and does not use it.
 * value: at most 1e12 in magnitude; NaN for no difference, as it is unless set.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_attribute_set_gone_value(keep_layout *layout,
                                                         keep_attribute attribute, double value);

/**
 * What the values of an attribute count as while the other node is gone.
 *
 * layout: the layout.
 * attribute: the attribute.
 * Returns the value; NaN for none, for a group, and for an invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API double keep_attribute_gone_value(const keep_layout *layout,
                                                keep_attribute attribute);

/* ==== Fitting ================================================================================
 *
 * What size a node wants with all that is in it: how large to make a popover, a cell or a window.
 * The question leaves the layout as it was.
 */

/**
 * The size that a node with all in it wants: as near to a target as the priorities allow. What holds the
 * node from outside (its constraints to nodes outside of it, the size that the host gave a root) is set
 * aside for the question; its own width and height, its content, and what is inside count. The node
 * stays where it is: safe areas and margins reach into it as they do now, and what is around it keeps
 * its distance.
 *
 *     as small as it goes        {0, 0}, KEEP_FITTING, KEEP_FITTING
 *     as large as it likes       {10000, 10000}, KEEP_FITTING, KEEP_FITTING
 *     how high at a width        {width, 0}, KEEP_REQUIRED, KEEP_FITTING
 *
 * A required target is always met: what is inside gives way if it does not fit, required or not;
 * keep_node_size_range tells what fits. A node that is gone, or inside one that is gone, is 0 x 0 for
 * any target. A target is not a limit: a size above it is as far from it as one below. To ask for the
 * size that a node likes up to some width, give its own width that max, for good or in a transaction
 * that is then rolled back.
 *
 * Frames are brought up to date first, as by keep_layout_solve. Measured content inside the node is
 * measured for the question if its length differs.
 *
 * layout: the layout.
 * node: the node.
 * target: 0 up to 1e12; NaN leaves that axis without a target.
 * horizontal_priority, vertical_priority: how much the target counts; 0 < priority <= 1000, ignored
 *   without a target.
 * size: receives the size of the alignment rectangle.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT (also for a measure that is no length);
 * KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_CONFLICT and KEEP_ERROR_LIMIT as keep_layout_solve. On failure
 * size is not written.
 * Thread: owner's thread. Cost: linear in the nodes at most, and two solves of what the target changes.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_node_fitting_size(keep_layout *layout, keep_node node,
                                                  keep_size target, double horizontal_priority,
                                                  double vertical_priority, keep_size *size);

/**
 * How small and how large a node with all in it can be along one axis without making anything worse
 * that has at least a given priority: at KEEP_REQUIRED, the least and the greatest size of a window
 * without a conflict. What would be required if no node were gone (keep_node_set_gone) counts as required.
 * What holds the node from outside is set aside, as for keep_node_fitting_size.
 *
 * layout: the layout.
 * node: the node.
 * axis: one of keep_axis.
 * priority: 0 < priority <= 1000; what is weaker may give way.
 * minimum, maximum: receive the two sizes. The minimum is the size that is nearest to 0, also where
 *   sizes may be negative; a maximum of 1e7 or more counts as no bound, and is infinite. Either may be
 *   NULL.
 * Returns as keep_node_fitting_size.
 * Thread: owner's thread. Cost: as two questions to keep_node_fitting_size; where hundreds of nodes are
 * pressed together, up to the square of how many they are.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_node_size_range(keep_layout *layout, keep_node node, keep_axis axis,
                                                double priority, double *minimum, double *maximum);

/* ==== In one word ============================================================================
 *
 * What reads better in C; other languages call what is behind it.
 */
#ifndef KEEPLAYOUT_DECLARATIONS_ONLY

/** Sets how strongly a node resists being larger than its content along one axis. */
static inline keep_status keep_node_set_hugging(keep_layout *layout, keep_node node, keep_axis axis,
                                                double priority) {
  return keep_nodes_set_resistance(layout, &node, 1, axis, KEEP_HUGGING, priority);
}

/** Sets how strongly a node resists being smaller than its content along one axis. */
static inline keep_status keep_node_set_compression(keep_layout *layout, keep_node node,
                                                    keep_axis axis, double priority) {
  return keep_nodes_set_resistance(layout, &node, 1, axis, KEEP_COMPRESSION, priority);
}

/** How strongly a node resists being larger than its content along one axis. */
static inline double keep_node_hugging(const keep_layout *layout, keep_node node, keep_axis axis) {
  return keep_node_resistance(layout, node, axis, KEEP_HUGGING);
}

/** How strongly a node resists being smaller than its content along one axis. */
static inline double keep_node_compression(const keep_layout *layout, keep_node node,
                                           keep_axis axis) {
  return keep_node_resistance(layout, node, axis, KEEP_COMPRESSION);
}

#endif

#ifdef __cplusplus
}
#endif

#endif
