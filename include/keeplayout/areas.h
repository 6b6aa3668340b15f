/* keeplayout/areas.h - guides, direction, margins, safe areas, alignment insets, baselines. */
#ifndef KEEPLAYOUT_AREAS_H
#define KEEPLAYOUT_AREAS_H

#include "core.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ==== Guide ==================================================================================
 *
 * A guide is a rectangle of a node that nobody draws, to hold other nodes by. It may stand wherever
 * a node may and has the same attributes, but it is not among the children of its owner, has none
 * itself, and stays with its owner until one of them is destroyed. In messages it is <its name>, or
 * <guide #3>.
 */

/**
 * Creates a guide in a node.
 *
 * layout: the layout.
 * owner: the node.
 * Returns the guide; none on failure (keep_layout_error: KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_STATE
 * if the owner is a guide; KEEP_ERROR_LIMIT).
 * Thread: owner's thread. Cost: linear in the owner's guides or in its children, whichever are fewer.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_node keep_guide_create(keep_layout *layout, keep_node owner);

/**
 * Whether a node is a guide.
 *
 * layout: the layout.
 * node: the node.
 * Returns true if so; false for an invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API bool keep_node_is_guide(const keep_layout *layout, keep_node node);

/** What of a node a guide stands for. Since 0.1. */
typedef enum keep_guide {
  /** Its safe area, by safe insets of 0. */
  KEEP_GUIDE_SAFE = 0,
  /** The node within its margins, by margin insets of 0. */
  KEEP_GUIDE_MARGINS = 1,
  /**
   * Its content. With it the node scrolls: the nodes inside relate to the edges and the centre of this guide
   * in place of the node's own. The content begins at the node's left and top and is as large as what is
   * inside asks for, and no larger (width and height are 0 at KEEP_FITTING). For nodes outside, and wherever
   * its width or height is meant, the node is itself, not its content. While the guide is gone
   * (keep_node_set_gone), everything inside sleeps. Destroying the guide ends the scrolling.
   */
  KEEP_GUIDE_SCROLL = 2,
  /**
   * Where text is to be read: within the margins, in their middle, and as wide as they allow (at KEEP_HIGH),
   * but no wider than 672. For another limit, set its width's max.
   */
  KEEP_GUIDE_READABLE = 3,
  /** KeepLayout's layout view: the safe area at top and bottom, the margins at the sides. */
  KEEP_GUIDE_LAYOUT = 4
} keep_guide;

/**
 * The guide that stands for an area of a node. It is made when it is first asked for.
 *
 * owner: the node.
 * guide: one of keep_guide.
 * Returns the guide, the same one each time; none on failure, as keep_guide_create, and
 * KEEP_ERROR_INVALID_ARGUMENT for an unknown guide.
 * Thread: owner's thread. Cost: as keep_guide_create, at first; KEEP_GUIDE_SCROLL linear in the children
 * and in what mentions the node, and in a layout with anything from right to left in all that is inside.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_node keep_node_guide(keep_layout *layout, keep_node owner, keep_guide guide);

/**
 * Keeps the content of a node exactly as wide, or as high, as the node (as its alignment rectangle), so
 * that there is nothing to scroll along that axis; or lets it be larger again. A node that does not scroll
 * yet is made to (KEEP_GUIDE_SCROLL). This sets a value of an attribute, the size of the content in
 * relation to the node, to 1: atomic groups record it, and the delay of an animation postpones it.
 *
 * layout: the layout.
 * owner: the node.
 * axis: one of keep_axis.
 * disabled: true to keep it as large as the node.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_STATE if the
 * owner is a guide; KEEP_ERROR_LIMIT.
 * Thread: owner's thread. Cost: as keep_node_guide.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_node_set_scroll_disabled(keep_layout *layout, keep_node owner,
                                                         keep_axis axis, bool disabled);

/**
 * Whether the content of a node is kept as large as the node along an axis.
 *
 * layout: the layout.
 * owner: the node.
 * axis: one of keep_axis.
 * Returns true if so; false for a node that does not scroll, and for an invalid handle or axis.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API bool keep_node_is_scroll_disabled(const keep_layout *layout, keep_node owner,
                                                 keep_axis axis);

/**
 * The content of a node that scrolls, as of the last solve. Which part of it is seen is up to the host.
 *
 * layout: the layout.
 * owner: the node.
 * Returns the rectangle in the coordinates of the node; all zero for a node that does not scroll, and
 * for an invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_rect keep_node_scroll_content(const keep_layout *layout, keep_node owner);

/* ==== Environment ============================================================================
 *
 * What surrounds a node, and what it says about its own lines: which way reading goes, the margins
 * inside its edges, what the hardware covers, ornaments around what is to be aligned, baselines.
 * Margin insets, safe insets, baselines, leading and trailing take their meaning from here; all of
 * it changes in place.
 */

/** Which way reading goes, and with it where leading and trailing are. Since 0.1. */
typedef enum keep_direction {
  /** That of the parent; of the layout, for a root. */
  KEEP_DIRECTION_INHERITED = 0,
  /** Leading is left. */
  KEEP_LEFT_TO_RIGHT = 1,
  /** Leading is right. */
  KEEP_RIGHT_TO_LEFT = 2
} keep_direction;

/**
 * Sets which way reading goes in roots that have no direction of their own; left to right unless
 * set. Constraints in leading and trailing become their mirror images: no value changes, and a
 * positive gap stays a gap. Constraints in left and right stay, and so do centres.
 *
 * So in a layout that uses only leading and trailing, every position that is settled is mirrored. Of a
 * position that is left open (keep_layout_open_numbers), the range is mirrored, but not the choice
 * within it: that is always the place nearest to the left. A leading inset of 0 at KEEP_FITTING takes
 * the node to the leading edge.
 *
 * layout: the layout.
 * direction: KEEP_LEFT_TO_RIGHT or KEEP_RIGHT_TO_LEFT.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_LIMIT.
 * Thread: owner's thread. Cost: linear in the layout.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_layout_set_direction(keep_layout *layout, keep_direction direction);

/**
 * Sets which way reading goes in a node and in all nodes inside it that have no direction of their own.
 * Leading and trailing of an attribute follow the direction of the node that the attribute belongs to.
 *
 * layout: the layout.
 * node: the node.
 * direction: one of keep_direction.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_LIMIT.
 * Thread: owner's thread. Cost: linear in the subtree and its attributes.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_node_set_direction(keep_layout *layout, keep_node node,
                                                   keep_direction direction);

/**
 * The direction that a node was given.
 *
 * layout: the layout.
 * node: the node.
 * Returns the direction; KEEP_DIRECTION_INHERITED unless set, and for an invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_direction keep_node_direction(const keep_layout *layout, keep_node node);

/**
 * Which way reading goes in a node, its own direction or the one that it inherits.
 *
 * layout: the layout.
 * node: the node.
 * Returns KEEP_LEFT_TO_RIGHT or KEEP_RIGHT_TO_LEFT; that of the layout for an invalid handle.
 * Thread: owner's thread. Cost: linear in how deep the node is.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_direction keep_node_effective_direction(const keep_layout *layout,
                                                            keep_node node);

/**
 * Sets the margins of a node: how far inside its edges margin insets count from. 8 on every side
 * unless set. Margins that are larger than the node leave its content no room, which is a conflict
 * where both sides are required.
 *
 * layout: the layout.
 * node: the node.
 * margins: each at most 1e12 in magnitude.
 * directional: true if left stands for leading, and right for trailing.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_LIMIT.
 * Thread: owner's thread. Cost: linear in the children and in what mentions the node.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_node_set_margins(keep_layout *layout, keep_node node,
                                                 keep_insets margins, bool directional);

/**
 * The margins that a node was given. Directional ones are returned as left and right, as the node's
 * direction has them.
 *
 * layout: the layout.
 * node: the node.
 * Returns the margins; 8 everywhere unless set; all zero for an invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_insets keep_node_margins(const keep_layout *layout, keep_node node);

/**
 * Whether left of the margins of a node stands for leading, and right for trailing.
 *
 * layout: the layout.
 * node: the node.
 * Returns true if so; false for an invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API bool keep_node_margins_are_directional(const keep_layout *layout, keep_node node);

/**
 * Lets a node inherit the part of its parent's margins that reaches into it: on each side its margin is
 * at least the parent's margin in force, less the distance between the two edges, which is 0 for one that
 * sticks out; those of a parent that scrolls are those of its content. This depends on where the nodes are,
 * so that a solve may take more than one round. A node that is entirely outside of its parent inherits
 * nothing, unless inheriting nothing would bring it back inside.
 *
 * layout: the layout.
 * node: the node.
 * inherits: true to inherit them; false unless set.
 * Returns as keep_node_set_margins.
 * Thread: owner's thread. Cost: linear in the children and in what mentions the node.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_node_set_inherits_margins(keep_layout *layout, keep_node node,
                                                          bool inherits);

/**
 * Whether a node inherits the part of its parent's margins that reaches into it.
 *
 * layout: the layout.
 * node: the node.
 * Returns true if so; false for an invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API bool keep_node_inherits_margins(const keep_layout *layout, keep_node node);

/**
 * Chooses whether the margins of a node count from its safe area, or from its edges.
 *
 * layout: the layout.
 * node: the node.
 * include: true to count from the safe area, as it is unless set.
 * Returns as keep_node_set_margins.
 * Thread: owner's thread. Cost: linear in the children and in what mentions the node.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_node_set_margins_include_safe_area(keep_layout *layout,
                                                                   keep_node node, bool include);

/**
 * Whether the margins of a node count from its safe area.
 *
 * layout: the layout.
 * node: the node.
 * Returns true if so; false for an invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API bool keep_node_margins_include_safe_area(const keep_layout *layout, keep_node node);

/**
 * The margins in force as of the last solve: the node's own, from its safe area unless set otherwise,
 * and what it inherits.
 *
 * layout: the layout.
 * node: the node.
 * Returns the margins; all zero for a node that is gone, and for an invalid handle.
 * Thread: owner's thread. Cost: linear in how deep the node is.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_insets keep_node_effective_margins(const keep_layout *layout, keep_node node);

/**
 * Sets what is covered along the edges of a root by hardware, bars or a keyboard. Nodes inside are
 * covered as far as they lie under it. A node that is clear of it has no safe insets, and neither has
 * one that is beyond the edge, such as a page that is still to be scrolled in. A node that sticks out
 * over the edge is covered as if it ended there. For a node that is not a root, sets what is covered in
 * addition, in itself and in all nodes inside, on the sides on which they are not beyond its edge; beyond
 * it as well where that edge is covered itself.
 *
 * Where a node is may depend on how much of it is covered, and then several places may be consistent.
 * The node gets the one that is found by solving with nothing covered and no margin inherited, then with
 * what is covered in that solution, and so on, whatever was solved before. A node that moves beyond the
 * edge when it is covered, and back when it is not, counts as covered as it would be at the edge. While
 * required constraints contradict each other, and where content is measured, earlier solves may have an
 * influence.
 *
 * layout: the layout.
 * node: the node.
 * insets: each at most 1e12 in magnitude; zero unless set.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_LIMIT.
 * Thread: owner's thread. Cost: linear in the children and in what mentions the node; nodes further
 *   inside are looked at by the next solve.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_node_set_safe_area(keep_layout *layout, keep_node node,
                                                   keep_insets insets);

/**
 * The safe insets that a node was given.
 *
 * layout: the layout.
 * node: the node.
 * Returns the insets; all zero unless set, and for an invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_insets keep_node_safe_area(const keep_layout *layout, keep_node node);

/**
 * How much of a node is covered along its edges as of the last solve: how far its safe area is inside
 * its frame.
 *
 * layout: the layout.
 * node: the node.
 * Returns the insets, none negative, and more than the node is large where all of it is covered; all zero
 * for a node that is gone, and for an invalid handle.
 * Thread: owner's thread. Cost: linear in how deep the node is.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_insets keep_node_effective_safe_area(const keep_layout *layout, keep_node node);

/**
 * Sets how far the rectangle that constraints see, the alignment rectangle, is inside the frame of a
 * node. What is around it, a shadow or a badge, is drawn and not aligned. Widths, heights, content and
 * the node's own lines are those of the alignment rectangle. Nodes inside, margins and the safe area
 * relate to the frame, and frames that are read back are whole frames. A frame that negative insets
 * would make smaller than nothing is read back with an extent of 0, unless negative sizes are allowed.
 *
 * layout: the layout.
 * node: the node.
 * insets: each at most 1e12 in magnitude; zero unless set.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_LIMIT.
 * Thread: owner's thread. Cost: linear in the subtree and its attributes.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_node_set_alignment_insets(keep_layout *layout, keep_node node,
                                                          keep_insets insets);

/**
 * How far the alignment rectangle of a node is inside its frame.
 *
 * layout: the layout.
 * node: the node.
 * Returns the insets; all zero unless set, and for an invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_insets keep_node_alignment_insets(const keep_layout *layout, keep_node node);

/**
 * Sets where the baselines of a node are. Without text both are 0: the first baseline is the top, the
 * last one the bottom.
 *
 * layout: the layout.
 * node: the node.
 * first: how far the first baseline is below the top of the alignment rectangle; at most 1e12 in magnitude.
 * last: how far the last baseline is above its bottom; at most 1e12 in magnitude.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_LIMIT.
 * Thread: owner's thread. Cost: linear in the children and in what mentions the node.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_node_set_baselines(keep_layout *layout, keep_node node,
                                                   double first, double last);

/**
 * Where the baselines of a node were set to be.
 *
 * layout: the layout.
 * node: the node.
 * first, last: receive the distances, 0 unless set and for an invalid handle; either may be NULL.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API void keep_node_baselines(const keep_layout *layout, keep_node node, double *first,
                                        double *last);

/**
 * Where the baselines of a node are as of the last solve, in the coordinates of its parent.
 *
 * layout: the layout.
 * node: the node.
 * first, last: receive y of the first and of the last baseline, 0 for an invalid handle; either may
 *   be NULL.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API void keep_node_baseline_positions(const keep_layout *layout, keep_node node,
                                                 double *first, double *last);

/* ==== In one word ============================================================================
 *
 * What reads better in C; other languages call what is behind it.
 */
#ifndef KEEPLAYOUT_DECLARATIONS_ONLY

/** The direction of roots that have none of their own. */
static inline keep_direction keep_layout_direction(const keep_layout *layout) {
  return keep_node_effective_direction(layout, KEEP_NO_NODE);
}

#endif

#ifdef __cplusplus
}
#endif

#endif
