/* keeplayout/areas.h - guides, direction, margins, safe areas, alignment rectangles, baselines. */
#ifndef KEEPLAYOUT_AREAS_H
#define KEEPLAYOUT_AREAS_H

#include "core.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ==== Guide ==================================================================================
 *
 * A guide is a rectangle of a node that nobody draws, to relate other nodes to. It may stand wherever a
 * node may and has the same attributes, but it is not among the children of its owner, has none itself
 * but guides, and stays with its owner. In messages it is <its name>, or <guide #3>.
 */

/** The area of a node that a guide stands for. */
typedef enum keep_guide {
  KEEP_GUIDE_SAFE = 0,    /**< Its safe area, by safe insets of 0. */
  KEEP_GUIDE_MARGINS = 1, /**< The node within its margins, by margin insets of 0. */
  /**
   * Its content. With this guide the node scrolls: the nodes inside relate to the edges of the guide in
   * place of the node's own. The content begins at the node's left and top and is as large as
   * what is inside asks for, and no larger (width and height are 0 at KEEP_FITTING). For nodes outside, and
   * wherever its width, height or centre is meant, the node is itself, not its content, as with Apple's scroll
   * views: the centre is that of the guide only where the guide is named. While the guide is gone
   * (keep_node_set_gone), everything inside is inactive. Destroying the guide ends the scrolling.
   */
  KEEP_GUIDE_SCROLL = 2,
  /** For reading text: within the margins, in their middle, as wide as they allow (at KEEP_HIGH), but no
   * wider than 672. For another limit, set the maximum of its width. */
  KEEP_GUIDE_READABLE = 3,
  /** KeepLayout's layout view: the safe area at top and bottom, the margins at the sides. */
  KEEP_GUIDE_LAYOUT = 4,
  /** Its frame, to name that from inside where the node scrolls, also a root; as it is scrolled to the start. */
  KEEP_GUIDE_FRAME = 5
} keep_guide;

/**
 * Creates a guide in a node, or in another guide.
 *
 * Cost: linear in the owner's guides or in its children, whichever are fewer.
 */
KEEPLAYOUT_API keep_node keep_guide_create(keep_layout *layout, keep_node owner);

/**
 * The guide that stands for an area of a node, the same one each time. It is made when first asked for.
 *
 * Returns none with KEEP_ERROR_STATE if the owner is a guide.
 * Cost: at first as keep_guide_create; KEEP_GUIDE_SCROLL linear in the children and in what mentions the
 * node, and in a layout with anything from right to left in all that is inside.
 */
KEEPLAYOUT_API keep_node keep_node_guide(keep_layout *layout, keep_node owner, keep_guide guide);

/** Whether a node is a guide. */
KEEPLAYOUT_API bool keep_node_is_guide(const keep_layout *layout, keep_node node);

/**
 * Keeps the content of a node exactly as large as its alignment rectangle along an axis, so that there is
 * nothing to scroll; or lets it be larger again. A node that does not scroll yet is made to
 * (KEEP_GUIDE_SCROLL). It sets a value of an attribute, the size of the content in relation to the node, to
 * 1: atomic groups record it, and the delay of an animation defers it.
 *
 * Returns KEEP_ERROR_STATE if the owner is a guide. Cost: as keep_node_guide.
 */
KEEPLAYOUT_API keep_status keep_node_set_scroll_disabled(keep_layout *layout, keep_node owner,
                                                         keep_axis axis, bool disabled);

/** Whether the content of a node is kept as large as the node along an axis. */
KEEPLAYOUT_API bool keep_node_is_scroll_disabled(const keep_layout *layout, keep_node owner,
                                                 keep_axis axis);

/** The content of a node that scrolls as of the last solve, in the coordinates of the node. */
KEEPLAYOUT_API keep_rect keep_node_scroll_content(const keep_layout *layout, keep_node owner);

/* ==== Direction =========================================================================== */

/** The reading direction, and with it where leading and trailing are. */
typedef enum keep_direction {
  KEEP_DIRECTION_INHERITED = 0, /**< That of the parent; of the layout, for a root. */
  KEEP_LEFT_TO_RIGHT = 1,       /**< Leading is left. */
  KEEP_RIGHT_TO_LEFT = 2        /**< Leading is right. */
} keep_direction;

/**
 * Sets the reading direction of roots without one of their own; left to right unless set. Constraints in
 * leading and trailing become their mirror images: no value changes, and a positive gap stays a gap.
 * Constraints in left and right stay, and so do centres.
 *
 * So in a layout in leading and trailing every position that is determined is mirrored. An ambiguous one
 * (keep_layout_ambiguous) is in the mirrored range, but always as near to the left as can be: a leading
 * inset of 0 at KEEP_FITTING takes it to the leading edge.
 *
 * direction: KEEP_LEFT_TO_RIGHT or KEEP_RIGHT_TO_LEFT. Cost: linear in the layout.
 */
KEEPLAYOUT_API keep_status keep_layout_set_direction(keep_layout *layout, keep_direction direction);

/**
 * Sets the reading direction of a node and of all nodes inside it without one of their own. Leading and
 * trailing of an attribute follow the node that it belongs to. Cost: linear in the subtree and its attributes.
 */
KEEPLAYOUT_API keep_status keep_node_set_direction(keep_layout *layout, keep_node node,
                                                   keep_direction direction);

/** The direction that was set for a node; KEEP_DIRECTION_INHERITED unless set. */
KEEPLAYOUT_API keep_direction keep_node_direction(const keep_layout *layout, keep_node node);

/**
 * The reading direction of a node, its own or inherited; that of the layout for invalid handles. Cost: linear in
 * the depth of the node.
 *
 * layout: NULL has KEEP_LEFT_TO_RIGHT.
 * node: KEEP_NO_NODE for the layout.
 */
KEEPLAYOUT_API keep_direction keep_node_effective_direction(const keep_layout *layout,
                                                            keep_node node);

/* ==== Margins ============================================================================= */

/**
 * Sets the margins of a node, from which margin insets count; 8 on every side unless set. Margins that
 * are larger than the node are a conflict where both sides are required.
 *
 * margins: each at most 1e12 in magnitude.
 * directional: whether left stands for leading, and right for trailing.
 * Cost: linear in the children and in what mentions the node.
 */
KEEPLAYOUT_API keep_status keep_node_set_margins(keep_layout *layout, keep_node node,
                                                 keep_insets margins, bool directional);

/** The margins that were set for a node; directional ones as left and right. */
KEEPLAYOUT_API keep_insets keep_node_margins(const keep_layout *layout, keep_node node);

/** Whether left of the margins of a node stands for leading, and right for trailing. */
KEEPLAYOUT_API bool keep_node_margins_are_directional(const keep_layout *layout, keep_node node);

/**
 * Sets whether a node inherits its parent's margins; not unless set. On each side its margin is then at
 * least the parent's effective one, less the distance between the two edges, which is 0 for one that sticks
 * out; those of a parent that scrolls are those of its content. A node entirely outside of its parent
 * inherits nothing, unless inheriting nothing would bring it back inside. As this depends on positions, a
 * solve may take more than one round. Cost: as keep_node_set_margins.
 */
KEEPLAYOUT_API keep_status keep_node_set_inherits_margins(keep_layout *layout, keep_node node,
                                                          bool inherits);

/** Whether a node inherits its parent's margins. */
KEEPLAYOUT_API bool keep_node_inherits_margins(const keep_layout *layout, keep_node node);

/**
 * Sets whether the margins of a node count from its safe area, as they do unless set, or from its edges.
 * Cost: as keep_node_set_margins.
 */
KEEPLAYOUT_API keep_status keep_node_set_margins_include_safe_area(keep_layout *layout,
                                                                   keep_node node, bool include);

/** Whether the margins of a node count from its safe area. */
KEEPLAYOUT_API bool keep_node_margins_include_safe_area(const keep_layout *layout, keep_node node);

/**
 * The margins as of the last solve: the node's own, from its safe area unless set otherwise, and inherited
 * ones; 0 for a node that is gone. Cost: linear in the depth of the node.
 */
KEEPLAYOUT_API keep_insets keep_node_effective_margins(const keep_layout *layout, keep_node node);

/* ==== Safe area =========================================================================== */

/**
 * Sets how far hardware, bars or a keyboard cover a root along its edges. Nodes inside have safe insets as
 * far as they lie under that; a node clear of it, or beyond the edge, such as a page that is still to be
 * scrolled in, has none; one that sticks out over the edge has those it would have if it ended there. For a
 * node that is not a root, the insets are added, in itself and in all nodes inside, on the sides on which
 * they are not beyond its edge; beyond it as well where that edge is covered itself.
 *
 * The position of a node may depend on its safe insets, and then several positions may be consistent. The
 * node gets the one that is found by solving with no safe insets and no inherited margins, then with those
 * of that solution, and so on, whatever was solved before; every fifth time with those that the last solutions
 * lead to. keep_layout_solve returns KEEP_ERROR_LIMIT where 40 solves find none. A node that moves beyond the
 * edge when covered, and back when not, counts as covered as at the edge. While required constraints contradict
 * each other, and where content is measured, earlier solves may have an influence.
 *
 * insets: each at most 1e12 in magnitude; zero unless set. Cost: as keep_node_set_margins; nodes further
 *   inside are visited by the next solve.
 */
KEEPLAYOUT_API keep_status keep_node_set_safe_area(keep_layout *layout, keep_node node,
                                                   keep_insets insets);

/** The safe insets that were set for a node. */
KEEPLAYOUT_API keep_insets keep_node_safe_area(const keep_layout *layout, keep_node node);

/**
 * The insets from the frame of a node to its safe area as of the last solve: none negative, larger than the
 * node where all of it is covered, 0 for a node that is gone. Cost: linear in the depth of the node.
 */
KEEPLAYOUT_API keep_insets keep_node_effective_safe_area(const keep_layout *layout, keep_node node);

/* ==== Alignment =========================================================================== */

/**
 * Sets the insets from the frame of a node to its alignment rectangle, which constraints refer to: around
 * it is a shadow or a badge. Widths, heights, content and the node's own edges are those of the alignment
 * rectangle. Nodes inside, margins and the safe area relate to the frame, and frames that are read are whole
 * frames. A frame that negative insets would make smaller than nothing has an extent of 0, unless negative
 * sizes are allowed.
 *
 * insets: each at most 1e12 in magnitude; zero unless set. Cost: linear in the subtree and its attributes.
 */
KEEPLAYOUT_API keep_status keep_node_set_alignment_insets(keep_layout *layout, keep_node node,
                                                          keep_insets insets);

/** The insets from the frame of a node to its alignment rectangle. */
KEEPLAYOUT_API keep_insets keep_node_alignment_insets(const keep_layout *layout, keep_node node);

/**
 * Sets the baselines of a node: the first one below the top of the alignment rectangle, the last one above
 * its bottom, each at most 1e12 in magnitude. Without text both are 0. Cost: as keep_node_set_margins.
 */
KEEPLAYOUT_API keep_status keep_node_set_baselines(keep_layout *layout, keep_node node,
                                                   double first, double last);

/** The baselines that were set for a node. */
KEEPLAYOUT_API void keep_node_baselines(const keep_layout *layout, keep_node node, double *first,
                                        double *last);

/**
 * Sets the share of the height of a node by which both baselines are further inside, in addition to their
 * distances. With one half they count from the middle, as those of text that is centred vertically: of a line
 * of 16 with its baseline at 12, they are at 4 and -4.
 *
 * share: from 0 to 1; 0 unless set. Cost: as keep_node_set_margins.
 */
KEEPLAYOUT_API keep_status keep_node_set_baseline_share(keep_layout *layout, keep_node node,
                                                        double share);

/** The share of the height of a node that was set for its baselines. */
KEEPLAYOUT_API double keep_node_baseline_share(const keep_layout *layout, keep_node node);

/** y of the baselines of a node as of the last solve, in the coordinates of its parent. */
KEEPLAYOUT_API void keep_node_baseline_positions(const keep_layout *layout, keep_node node,
                                                 double *first, double *last);

#ifndef KEEPLAYOUT_DECLARATIONS_ONLY
/* The direction of roots that have none of their own. */
static inline keep_direction keep_layout_direction(const keep_layout *layout) {
  return keep_node_effective_direction(layout, KEEP_NO_NODE);
}
#endif

#ifdef __cplusplus
}
#endif

#endif
