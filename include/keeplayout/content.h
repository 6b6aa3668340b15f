/* keeplayout/content.h - content and measured content, hidden and gone nodes, fitting sizes. */
#ifndef KEEPLAYOUT_CONTENT_H
#define KEEPLAYOUT_CONTENT_H

#include "core.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ==== Content ================================================================================
 *
 * The size of a node by itself: a text on one line, an icon. Along each axis content is two constraints on
 * the alignment rectangle: at most as large, at the priority of hugging, and at least as large, at that of
 * compression resistance. In messages they are "width of <title> hugs its content of 80 with low priority"
 * and "... holds its content ...". Compression resistance is KEEP_HIGH unless set, so that a constraint at
 * KEEP_HIGH, such as the position that a node is dragged to, may squeeze content; one at
 * KEEP_LESS(KEEP_HIGH) may not. Where the host has set a scale (keep_layout_set_scale), content counts as
 * rounded up to whole pixels, and lengths that content is measured for are rounded down to them, so that
 * the lines of a text fit into the width that is drawn; what is read is the size as it was set or measured.
 *
 * Hugging from above KEEP_LOW to below KEEP_REQUIRED counts as 1/64 less than its number: of nodes with one width, all
 * hugging at KEEP_HIGH, none is smaller than its content. Hugging above compression resistance cuts.
 *
 * Content that depends on the length along the other axis, such as text that wraps, is measured by a
 * function of the host's; so is content whose size along both axes depends on what is available.
 */

/** Sets the size of the content of a node: 0 up to 1e12; NaN, as unless set, for none along an axis. */
KEEPLAYOUT_API keep_status keep_node_set_content_size(keep_layout *layout, keep_node node,
                                                      double width, double height);

/** The size of the content of a node along one axis, as set or as measured last; NaN for none. */
KEEPLAYOUT_API double keep_node_content_size(const keep_layout *layout, keep_node node,
                                             keep_axis axis);

/**
 * Measures the content of a node along one axis, for its length in the alignment rectangle along the other:
 * the height of a text at a width, say. It is called by every function that solves, and reads frames of the
 * solve before. If it returns another size each time, the last one counts.
 *
 * Returns the size, 0 up to 1e12. Anything else leaves the content as it was, and fails keep_layout_solve.
 * On failure: -1.
 */
typedef double (*keep_measure_function)(keep_layout *layout, keep_node node, double length,
                                        void *user_data);

/**
 * Sets the function that measures the content of a node along one axis, in place of a size that was set. A
 * node has one: a function for the other axis replaces it. A solve first finds the lengths along the other
 * axis, then measures the nodes whose length has changed or whose content was invalidated, and then finds
 * the rest. A round measures each node at most once, and one round is enough if nothing horizontal depends
 * on anything vertical. Calls back.
 *
 * Otherwise there are more, at most 64. Where the measured size does not converge, as of a square around
 * text that wraps, it is searched for by bisection: the least one at which the content fits, to within 1/256
 * or a pixel (keep_layout_set_scale). If the measured size jumps there, and hugging counts no less than
 * compression resistance, or if there is none, the solve returns KEEP_ERROR_LIMIT, with the frames in which
 * the content fits, if there are any. Where several sizes are consistent, earlier ones may decide. Where a size
 * takes room along the other axis, as of text beside a square that is as high, a larger one may fit less: then one
 * that fits is found, which may not be the least, or none, with KEEP_ERROR_LIMIT, though there is one.
 *
 * axis: the axis to measure along: KEEP_VERTICAL for text that wraps at a width.
 * function: NULL removes the node's function, along either axis; keep_node_set_content_size counts again.
 */
KEEPLAYOUT_API keep_status keep_node_set_measure(keep_layout *layout, keep_node node,
                                                 keep_axis axis, keep_measure_function function,
                                                 void *user_data, keep_destroy_function destroy);

/**
 * Measures the content of a node along both axes, for what is available of the alignment rectangle: the longest
 * line and the height of a text that wraps, or a text whose font shrinks. Otherwise as keep_measure_function.
 *
 * available: 0 or more; INFINITY along an axis where the layout has as much as the content takes.
 * size: receives the size of the content, which may be larger than what is available; not NULL.
 * On failure: -1, -1.
 */
typedef void (*keep_measure_both_function)(keep_layout *layout, keep_node node, keep_size available,
                                           keep_size *size, void *user_data);

/**
 * Sets the function that measures the content of a node along both axes, in place of sizes that were set; a node
 * has this one or that of keep_node_set_measure. A solve measures its natural size, with INFINITY available along
 * both axes; then for the width that the node has with it, where that is less than the content's, as text wraps;
 * then for the height as well that it has with this content, where that is less, as text is cut or a font shrinks.
 *
 * For each step it finds all frames, and measures again what gets still less, in at most 64 rounds, those of
 * keep_node_set_measure included; otherwise it returns KEEP_ERROR_LIMIT. As every solve begins with natural sizes,
 * earlier ones have no influence. What was measured last in each step is kept until it is invalidated.
 *
 * Its width on one line is asked for a little below its compression resistance, by 4/1024, so that text wraps before
 * content beside it is compressed that cannot: an icon of 40 beside a text of 1,000, in 292, leaves it 252. Inside of a
 * flow it is asked for by as much less again, as the flow asks for it. At KEEP_REQUIRED it does not wrap. A member of a
 * container whose longest word is longer than what it gets is measured with a width of 0 available as well, and is not
 * compressed below that size before others are (keep_least).
 *
 * function: NULL removes the node's function; keep_node_set_content_size counts again.
 * Calls back.
 * Cost: a solve is linear in these nodes, and takes as long as one for each step that one of them needs.
 */
KEEPLAYOUT_API keep_status keep_node_set_measure_both(keep_layout *layout, keep_node node,
                                                      keep_measure_both_function function,
                                                      void *user_data,
                                                      keep_destroy_function destroy);

/**
 * A number for the function that measures a node along an axis: above 0, and of no other function of the
 * layout until this one is released; 0 without a function. A binding reads back with it what it has set.
 */
KEEPLAYOUT_API uint32_t keep_node_measure(const keep_layout *layout, keep_node node,
                                          keep_axis axis);

/**
 * Has the next solve measure the content of a node again. Neither a rollback nor a refusal takes this back,
 * as it is no change of the layout: where the new content contradicts required constraints, every solve is
 * refused until there is space for it. A node that is not measured is left alone.
 */
KEEPLAYOUT_API keep_status keep_node_invalidate_content(keep_layout *layout, keep_node node);

/** The sizes that a node with content resists. */
typedef enum keep_resistance {
  KEEP_HUGGING = 0, /**< Larger than its content: hugging, 250 unless set. */
  /** Smaller than its content: compression resistance, KEEP_HIGH unless set. */
  KEEP_COMPRESSION = 1
} keep_resistance;

/**
 * Sets the hugging or compression resistance of many nodes along one axis; on failure of none.
 * Cost: linear in count.
 */
KEEPLAYOUT_API keep_status keep_nodes_set_resistance(keep_layout *layout, const keep_node *nodes,
                                                     size_t count, keep_axis axis,
                                                     keep_resistance resistance, double priority);

/** The hugging or compression resistance of a node along one axis. */
KEEPLAYOUT_API double keep_node_resistance(const keep_layout *layout, keep_node node,
                                           keep_axis axis, keep_resistance resistance);

/* ==== Presence ============================================================================ */

/** Hides a node, or shows it again. Its frame is not affected: drawing is up to the host. */
KEEPLAYOUT_API keep_status keep_node_set_hidden(keep_layout *layout, keep_node node, bool hidden);

/** Whether a node was hidden itself. */
KEEPLAYOUT_API bool keep_node_is_hidden(const keep_layout *layout, keep_node node);

/** Along which axes a node is collapsed. */
typedef enum keep_gone {
  KEEP_GONE_NOT = 0,          /**< Along neither: it takes its space. */
  KEEP_GONE_FULLY = 1,        /**< Along both, as true says. */
  KEEP_GONE_HORIZONTALLY = 2, /**< It has no width, and no margins to the left and right. */
  KEEP_GONE_VERTICALLY = 3    /**< It has no height, and no margins above and below. */
} keep_gone;

/**
 * Collapses a node, or restores it. While it is gone, as with Android's GONE:
 *
 *     It has no size: its sizes, its content, all inside it, and sizes at a plain multiple of its own are inactive.
 *     It drops out of words for groups: nodes whose sizes were equal to its own, or gaps that ended at it and were as
 *       large as each other (keep_nodes_set_between, keep_nodes_distribute, formats), are related to each other,
 *       also if it is gone because it is inside a node that is.
 *     It has no margins of its own: constraints on it count with 0 as their constant. An offset is on the node
 *       that it was asked of when it got its first value, an alignment on the one that it was set from, a sum
 *       on its first node, or on a node that is inside of all others in it.
 *     Constraints on other nodes use their margin while gone (keep_attribute_set_gone_value), or else their own.
 *
 *         |-8-[icon]-8-[title]-8-|        with a left inset of 8 on the icon, and a left offset of 8 on the title
 *         |-8-[title         ]-8-|        without the icon: a point at the edge, as its inset counts as 0
 *         |[title            ]-8-|        if the margin while gone of the title's offset is 0
 *
 *     It contradicts nothing that fits: constraints that mention it keep nodes apart, and inside of others, at their
 *       own priority, so that a window that is too small says so; in the other direction, and all others, they
 *       are not required. Those on it are violated first, on its max edges (right, bottom, trailing, last
 *       baseline) before others, and never pull other nodes together.
 *
 * Nodes inside it have no size and are not to be drawn. Along one axis, all of this is about the lines of that
 * axis; the others stay as they are, except that measured content is inactive. A section folds up with
 *
 *     keep_animation_begin(ui, KEEP_NO_NODE, 0.25, 0);
 *     keep_node_set_gone(ui, section, KEEP_GONE_VERTICALLY); // or KEEP_GONE_NOT; also half-way
 *     keep_animation_commit(ui);
 *
 * Cost: linear in the subtree and its attributes.
 */
KEEPLAYOUT_API keep_status keep_node_set_gone(keep_layout *layout, keep_node node, keep_gone gone);

/** The axes along which a node was collapsed itself. */
KEEPLAYOUT_API keep_gone keep_node_gone(const keep_layout *layout, keep_node node);

/**
 * Sets the margin while gone: what the values of an offset or alignment count as while the node that it is not
 * on (keep_node_set_gone) is gone. Where a value follows another attribute, that is its constant.
 *
 * attribute: an attribute, or a group of such; KEEP_ERROR_INVALID_ARGUMENT for one without another node, and for
 *   a factor.
 * value: at most 1e12 in magnitude; NaN, as unless set, for no difference.
 */
KEEPLAYOUT_API keep_status keep_attribute_set_gone_value(keep_layout *layout,
                                                         keep_attribute attribute, double value);

/** The margin while gone of an attribute; NaN for none, and for a group. */
KEEPLAYOUT_API double keep_attribute_gone_value(const keep_layout *layout,
                                                keep_attribute attribute);

/* ==== Fitting ================================================================================
 *
 * The size that a popover, a cell or a window should have. Asking leaves the layout as it was. Frames are
 * brought up to date first, as by keep_layout_solve, whose errors these functions return.
 */

/**
 * The size that a node with all in it asks for: as near to a target as the priorities allow. Its constraints
 * to nodes outside of it, and the size that a root has from outside, are left out; its own width and height,
 * its content, and what is inside count. The node stays at its position: safe areas and margins reach into
 * it as they do now, and what is around it keeps its distance. Content is measured if its length differs.
 *
 *     as small as it goes        {0, 0}, KEEP_FITTING, KEEP_FITTING
 *     as large as it likes       {10000, 10000}, KEEP_FITTING, KEEP_FITTING
 *     the height at a width      {width, 0}, KEEP_REQUIRED, KEEP_FITTING
 *
 * A required target is always met: what does not fit inside is violated, required or not. A target is no limit,
 * as a size above it is as far from it as one below. For the size up to some width, set the maximum of the node's
 * own width, perhaps in a transaction that is then rolled back. A node that is gone, or inside one that is, is 0
 * x 0.
 *
 * target: 0 up to 1e12; NaN leaves that axis without a target, and its priority is ignored.
 * size: receives the size of the alignment rectangle; not NULL.
 * Calls back.
 * Cost: linear in the nodes at most, and two solves of what the target changes; four where a required
 * target does not fit.
 */
KEEPLAYOUT_API keep_status keep_node_fitting_size(keep_layout *layout, keep_node node,
                                                  keep_size target, double horizontal_priority,
                                                  double vertical_priority, keep_size *size);

/**
 * The least and the greatest size of a node with all in it along one axis at which no constraint of at least
 * a priority is worse off: at KEEP_REQUIRED, those of a window without a conflict, in which no container overflows.
 * All from 999 on count as required. The size along the other axis is free: for the height at a width use
 * keep_node_fitting_size. Text measured along both axes counts without wrapping, at priorities a little below its
 * compression resistance; a row that fills its width has no
 * more than its members take as its maximum. Otherwise as keep_node_fitting_size.
 *
 * minimum: the size that is nearest to 0, also where sizes may be negative.
 * maximum: infinite from 1e7 on, which counts as no bound.
 * Calls back.
 * Cost: as two calls of keep_node_fitting_size; where hundreds of nodes are pressed together, up to O(n²).
 */
KEEPLAYOUT_API keep_status keep_node_size_range(keep_layout *layout, keep_node node, keep_axis axis,
                                                double priority, double *minimum, double *maximum);

/* ==== In one word ========================================================================= */
#ifndef KEEPLAYOUT_DECLARATIONS_ONLY

static inline keep_status keep_node_set_hugging(keep_layout *layout, keep_node node, keep_axis axis,
                                                double priority) {
  return keep_nodes_set_resistance(layout, &node, 1, axis, KEEP_HUGGING, priority);
}

static inline keep_status keep_node_set_compression(keep_layout *layout, keep_node node,
                                                    keep_axis axis, double priority) {
  return keep_nodes_set_resistance(layout, &node, 1, axis, KEEP_COMPRESSION, priority);
}

static inline double keep_node_hugging(const keep_layout *layout, keep_node node, keep_axis axis) {
  return keep_node_resistance(layout, node, axis, KEEP_HUGGING);
}

static inline double keep_node_compression(const keep_layout *layout, keep_node node,
                                           keep_axis axis) {
  return keep_node_resistance(layout, node, axis, KEEP_COMPRESSION);
}

#endif

#ifdef __cplusplus
}
#endif

#endif
