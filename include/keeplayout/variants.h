/* keeplayout/variants.h - what holds by room: at a width of a node, or where it fits. */
#ifndef KEEPLAYOUT_VARIANTS_H
#define KEEPLAYOUT_VARIANTS_H

#include "containers.h"
#include "content.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ==== Variant ================================================================================
 *
 * A node can have variants, in order of preference. One of them is in use: the first one that has room, or the last one
 * if none has. Rules, sums and applied attributes that belong to a variant hold in it alone; and parameters of
 * containers, what members have of their own, and whether a node is gone, can be otherwise in it. In the first one all
 * of these are as they are set.
 *
 * A card that is a row where it is at least 400 wide, and else a column without its picture:
 *
 *     keep_node_add_variant(ui, card, 400, 0, false);
 *     keep_node_add_variant(ui, card, 0, 0, false);
 *     keep_node_vary_container(ui, card, 1, card, KEEP_CONTAINER_AXIS, KEEP_VERTICAL);
 *     keep_node_vary_gone(ui, card, 1, picture, KEEP_GONE_FULLY);
 *
 * A menu below a button if it fits there, or else above it. Both have a priority below 750, that of its content, which
 * would be compressed otherwise; and what it may do without, as to be centred on the button, is in no variant:
 *
 *     keep_constraint below = keep_node_constrain(ui, menu, KEEP_ANCHOR_TOP, KEEP_EQUAL, button,
 *                                                 KEEP_ANCHOR_BOTTOM, 1, 4, 700, true);
 *     keep_constraint above = keep_node_constrain(ui, menu, KEEP_ANCHOR_BOTTOM, KEEP_EQUAL, button,
 *                                                 KEEP_ANCHOR_TOP, 1, -4, 700, true);
 *     keep_node_add_variant(ui, menu, 0, 0, true);
 *     keep_node_add_variant(ui, menu, 0, 0, true);
 *     keep_constraint_set_variant(ui, below, menu, 0);
 *     keep_constraint_set_variant(ui, above, menu, 1);
 *     keep_attribute_set_min(ui, keep_node_attribute(ui, menu, KEEP_INSETS), 8, KEEP_REQUIRED);
 *
 * Which one is in use is decided in every solve, as lines of flows are (keeplayout/containers.h): from the first one on
 * each is tried, the outer node before the inner one, which is in its first variant then; and what is chosen stays. So it
 * has no history, for two more solves for each that has no room; beyond some hundred of them solving fails with
 * KEEP_ERROR_LIMIT. Columns and rows made for members are the grid's own, as lines of a flow are, where variants change
 * the grid or a child of it. KEEP_LOG_DECISIONS tells where the frames that follow would choose another one. Variants do
 * not wait for the delay of an animation.
 */

/**
 * Adds a variant to those of a node, behind them. It has room where the node is at least so large while it is in use.
 *
 * width, height: 0 for any.
 * fits: whether it has room only where all constraints that belong to it are met, too, whatever their priority.
 */
KEEPLAYOUT_API keep_status keep_node_add_variant(keep_layout *layout, keep_node node, double width,
                                                 double height, bool fits);

/**
 * Removes all variants of a node: constraints that belonged to one hold always, and what was otherwise in one is as it is
 * set. Cost: linear in that.
 */
KEEPLAYOUT_API keep_status keep_node_clear_variants(keep_layout *layout, keep_node node);

/** How many variants a node has. */
KEEPLAYOUT_API size_t keep_node_variant_count(const keep_layout *layout, keep_node node);

/** Which variant of a node is in use as of the last solve, from 0 on; 0 for a node without. */
KEEPLAYOUT_API size_t keep_node_variant(const keep_layout *layout, keep_node node);

/**
 * Has a rule, a sum or an applied attribute belong to a variant, and to no other one.
 *
 * node: KEEP_NO_NODE to have it hold in all.
 * Returns KEEP_ERROR_STATE for another constraint, KEEP_ERROR_INVALID_ARGUMENT if there is no such variant. Cost: linear
 *   in what belongs to variants of the node, as of the calls below.
 */
KEEPLAYOUT_API keep_status keep_constraint_set_variant(keep_layout *layout,
                                                       keep_constraint constraint, keep_node node,
                                                       size_t variant);

/** The node of whose variants a constraint belongs to one; none for a constraint that holds in all. */
KEEPLAYOUT_API keep_node keep_constraint_variant_node(const keep_layout *layout,
                                                      keep_constraint constraint);

/** Which variant of that node it belongs to. */
KEEPLAYOUT_API size_t keep_constraint_variant(const keep_layout *layout,
                                              keep_constraint constraint);

/**
 * Sets what a parameter of a container is in a variant of a node, which may be the container. Elsewhere it is as
 * keep_container_set says, and keep_container_get reads that.
 *
 * variant: not the first one.
 * Returns as keep_container_set, and KEEP_ERROR_INVALID_ARGUMENT if there is no such variant, or where variants of
 *   another node set the same.
 */
KEEPLAYOUT_API keep_status keep_node_vary_container(keep_layout *layout, keep_node node,
                                                    size_t variant, keep_node container,
                                                    keep_container_value what, double value);

/** The same of what a child of a container has of its own (keep_member_set). */
KEEPLAYOUT_API keep_status keep_node_vary_member(keep_layout *layout, keep_node node,
                                                 size_t variant, keep_node subject,
                                                 keep_member_value what, double value);

/** The same of whether a node is gone (keep_node_set_gone). */
KEEPLAYOUT_API keep_status keep_node_vary_gone(keep_layout *layout, keep_node node, size_t variant,
                                               keep_node other, keep_gone gone);

#ifdef __cplusplus
}
#endif

#endif
