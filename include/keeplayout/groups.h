/* keeplayout/groups.h - attributes of many nodes set as one, and changes taken back as one. */
#ifndef KEEPLAYOUT_GROUPS_H
#define KEEPLAYOUT_GROUPS_H

#include "core.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ==== Group ==================================================================================
 *
 * A group of any attributes is set, cleared and named as one; a group of nothing does nothing.
 *
 *     keep_attribute both[] = {keep_node_attribute(ui, image, KEEP_WIDTH),
 *                              keep_node_attribute(ui, label, KEEP_INSETS)};
 *     keep_attribute group = keep_group_create(ui, both, 2);
 *     keep_attribute_set_equal(ui, group, 20, KEEP_REQUIRED);
 */

/**
 * Puts attributes together in a group. A group among them stands for its attributes, which stay in
 * the new one when it is destroyed; what occurs twice is in the group once. An attribute whose node
 * is destroyed is in the group no longer.
 *
 * layout: the layout.
 * attributes: count attributes and groups.
 * count: how many; 0 is legal.
 * Returns the group, another one at each call; none on failure (keep_layout_error:
 * KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_LIMIT).
 * Thread: owner's thread. Cost: linear in the attributes of the group, times their logarithm.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_attribute keep_group_create(keep_layout *layout,
                                                const keep_attribute *attributes, size_t count);

/**
 * Forgets a group that the host has made. Its attributes and their values stay.
 *
 * layout: the layout.
 * group: the group; its handle is stale afterwards.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE, also for an attribute or
 * a ready-made group.
 * Thread: owner's thread. Cost: linear in the group.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_group_destroy(keep_layout *layout, keep_attribute group);

/**
 * The attributes of a group, ready-made or of the host's, in the order in which values are set.
 *
 * layout: the layout.
 * group: the group.
 * members: receives up to capacity attributes; may be NULL.
 * capacity: room in members.
 * Returns how many attributes there are; 0 for an attribute that is no group, and for an invalid
 * handle.
 * Thread: owner's thread. Cost: linear in the group.
 * Since 0.1.
 */
KEEPLAYOUT_API size_t keep_attribute_members(keep_layout *layout, keep_attribute group,
                                             keep_attribute *members, size_t capacity);

/* ==== Nodes ==================================================================================
 *
 * The calls for one node, for an array of nodes. If one node is refused nothing is done for any,
 * and the message says which. An empty array, or one node where pairs are meant, is legal and does
 * nothing.
 *
 * Between neighbours, kind by kind:
 *
 *     KEEP_WIDTH, KEEP_HEIGHT, KEEP_SIZE    equal sizes, with the value 1
 *     KEEP_RIGHT_OFFSET                     gaps from left to right
 *     KEEP_TRAILING_OFFSET                  gaps in reading direction
 *     KEEP_BOTTOM_OFFSET                    gaps from top to bottom
 *     KEEP_LAST_BASELINE_OFFSET             from baseline to baseline, downwards
 *     KEEP_LEFT_ALIGN ...                   alignments; with a value other than 0, stairs
 *
 *     keep_nodes_set_between(ui, row, 3, KEEP_WIDTH, KEEP_EQUAL, 1, KEEP_REQUIRED);
 *     keep_nodes_set_between(ui, row, 3, KEEP_RIGHT_OFFSET, KEEP_EQUAL, 10, KEEP_REQUIRED);
 *     keep_nodes_set_between(ui, row, 3, KEEP_TOP_ALIGN, KEEP_EQUAL, 0, KEEP_REQUIRED);
 */

/**
 * A group: the attribute, or ready-made group, of every one of many nodes.
 *
 * layout: the layout.
 * nodes: count nodes.
 * count: how many.
 * kind: as keep_node_attribute.
 * Returns the group, another one at each call, which keep_group_destroy forgets; none on failure
 * (keep_layout_error: as keep_node_attribute).
 * Thread: owner's thread. Cost: linear in count, times its logarithm.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_attribute keep_nodes_attribute(keep_layout *layout, const keep_node *nodes,
                                                   size_t count, keep_attribute_kind kind);

/**
 * A group: the attribute, or ready-made group, of every one of many nodes in relation to one other.
 *
 * layout: the layout.
 * nodes: count nodes.
 * count: how many.
 * kind: as keep_node_attribute_to.
 * other: the other node.
 * Returns as keep_nodes_attribute (keep_layout_error: as keep_node_attribute_to).
 * Thread: owner's thread. Cost: linear in count, times its logarithm, and in how deep the nodes are.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_attribute keep_nodes_attribute_to(keep_layout *layout, const keep_node *nodes,
                                                      size_t count, keep_attribute_kind kind,
                                                      keep_node other);

/**
 * A group: the attribute, or ready-made group, of every one of many nodes in relation to the next.
 *
 * layout: the layout.
 * nodes: count nodes.
 * count: how many; the group has one pair less.
 * kind: as keep_node_attribute_to.
 * Returns as keep_nodes_attribute (keep_layout_error: as keep_node_attribute_to).
 * Thread: owner's thread. Cost: linear in count, times its logarithm, and in how deep the nodes are.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_attribute keep_nodes_attribute_between(keep_layout *layout,
                                                           const keep_node *nodes, size_t count,
                                                           keep_attribute_kind kind);

/**
 * Sets a value of an attribute, or ready-made group, of every one of many nodes, without making a
 * group of them.
 *
 * layout: the layout.
 * nodes: count nodes.
 * count: how many.
 * kind: as keep_node_attribute, or keep_node_attribute_to with another node.
 * other: the other node of all of them, or KEEP_NO_NODE.
 * relation: KEEP_EQUAL sets equal, KEEP_AT_LEAST min, KEEP_AT_MOST max.
 * value, priority: as keep_attribute_set_equal.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_UNRELATED;
 * KEEP_ERROR_LIMIT; on failure nothing is set.
 * Thread: owner's thread. Cost: linear in count and in how deep the nodes are.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_nodes_set(keep_layout *layout, const keep_node *nodes, size_t count,
                                          keep_attribute_kind kind, keep_node other,
                                          keep_relation relation, double value, double priority);

/**
 * Sets a value of an attribute, or ready-made group, of every one of many nodes in relation to the
 * next, without making a group of them.
 *
 * layout: the layout.
 * nodes: count nodes.
 * count: how many; with less than two nothing is set.
 * kind: as keep_node_attribute_to.
 * relation: KEEP_EQUAL sets equal, KEEP_AT_LEAST min, KEEP_AT_MOST max.
 * value, priority: as keep_attribute_set_equal.
 * Returns as keep_nodes_set.
 * Thread: owner's thread. Cost: linear in count and in how deep the nodes are.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_nodes_set_between(keep_layout *layout, const keep_node *nodes,
                                                  size_t count, keep_attribute_kind kind,
                                                  keep_relation relation, double value,
                                                  double priority);

/**
 * Keeps the gaps between neighbours equal to each other, however wide they come out: the offset of
 * every pair but the last follows that of the next pair (keep_attribute_set_equal_to).
 *
 * layout: the layout.
 * nodes: count nodes.
 * count: how many; with less than three nothing is set.
 * kind: an offset, such as KEEP_RIGHT_OFFSET or KEEP_BOTTOM_OFFSET.
 * priority: 0 < priority <= 1000.
 * Returns as keep_nodes_set.
 * Thread: owner's thread. Cost: linear in count and in how deep the nodes are.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_nodes_distribute(keep_layout *layout, const keep_node *nodes,
                                                 size_t count, keep_attribute_kind kind,
                                                 double priority);

/**
 * Keeps the width and height of each of many nodes.
 *
 * nodes: count nodes.
 * width, height, priority: as keep_attribute_set; NaN takes an equal away.
 * Returns as keep_nodes_set.
 * Thread: owner's thread. Cost: linear in count.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_nodes_keep_size(keep_layout *layout, const keep_node *nodes,
                                                size_t count, double width, double height,
                                                double priority);

/**
 * Keeps four insets of each of many nodes.
 *
 * nodes: count nodes.
 * kind: KEEP_INSETS, KEEP_SAFE_INSETS or KEEP_MARGIN_INSETS.
 * insets: each as keep_attribute_set; NaN takes an equal away.
 * priority: 0 < priority <= 1000.
 * Returns as keep_nodes_set.
 * Thread: owner's thread. Cost: linear in count.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_nodes_keep_insets(keep_layout *layout, const keep_node *nodes,
                                                  size_t count, keep_attribute_kind kind,
                                                  keep_insets insets, double priority);

/**
 * Keeps the centre of each of many nodes at a place in its parent.
 *
 * nodes: count nodes.
 * x, y: fractions of the parent's width and height, as for KEEP_HORIZONTAL_CENTER and
 *   KEEP_VERTICAL_CENTER; NaN takes an equal away.
 * priority: 0 < priority <= 1000.
 * Returns as keep_nodes_set.
 * Thread: owner's thread. Cost: linear in count.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_nodes_keep_center(keep_layout *layout, const keep_node *nodes,
                                                  size_t count, double x, double y,
                                                  double priority);

/* ==== Atomic =================================================================================
 *
 * An atomic group records what is set between its begin and its end, so that it can be taken back,
 * and put back, as one: two arrangements of one screen, say.
 *
 *     keep_atomic wide = keep_atomic_begin(ui);
 *     keep_attribute_set_equal(ui, width, 480, KEEP_REQUIRED);
 *     keep_atomic_end(ui);
 *
 *     keep_layout_begin(ui);                                        one solve for both
 *     keep_atomic_deactivate(ui, wide);
 *     keep_atomic_activate(ui, narrow);
 *     keep_layout_commit(ui);
 *
 * Equal, min and max of attributes and rules are recorded; the tree, names and sizes of roots are
 * not. The last write wins: what is set again before the end is recorded as it was last, and what is
 * cleared again is not recorded. Of a rule only its existence is recorded: if it is changed in place, it
 * comes back as it then is. Groups nest; each records what is set while it is the innermost. What a
 * group has set counts as in force even while it sleeps because of its nodes, or is not installed
 * (keep_constraint_is_active).
 */

/**
 * Begins an atomic group. From here to its end is a transaction (keep_layout_begin): frames stay
 * until the end, and keep_layout_rollback takes everything back, the group too.
 *
 * layout: the layout.
 * Returns the group; none on failure (keep_layout_error: KEEP_ERROR_LIMIT above 64 transactions;
 * KEEP_ERROR_CONFLICT as keep_layout_begin).
 * Thread: owner's thread. Cost: as keep_layout_begin.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_atomic keep_atomic_begin(keep_layout *layout);

/**
 * Ends the innermost atomic group, as keep_layout_commit ends a transaction: at the outermost end
 * everything is applied and solved.
 *
 * layout: the layout.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_STATE if there is none, or if a
 * transaction begun in it is open; KEEP_ERROR_CONFLICT and KEEP_ERROR_LIMIT as keep_layout_commit.
 * Thread: owner's thread. Cost: as keep_layout_solve.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_atomic_end(keep_layout *layout);

/**
 * Takes back what an atomic group has set, as far as it is still in force as the group set it: a value
 * that was set again since stays. Values become none; they do not go back to what they were before.
 * Rules sleep. It takes effect at the next solve.
 *
 * layout: the layout.
 * atomic: the group.
 * Returns KEEP_OK, also if nothing of it is in force; KEEP_ERROR_INVALID_ARGUMENT;
 * KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_STATE before its end.
 * Thread: owner's thread. Cost: linear in the group.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_atomic_deactivate(keep_layout *layout, keep_atomic atomic);

/**
 * Puts everything that an atomic group has recorded in force, over what has been set since. What
 * belonged to a node that is destroyed is left out. It takes effect at the next solve.
 *
 * layout: the layout.
 * atomic: the group.
 * Returns as keep_atomic_deactivate, or KEEP_ERROR_LIMIT.
 * Thread: owner's thread. Cost: linear in the group.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_atomic_activate(keep_layout *layout, keep_atomic atomic);

/**
 * Forgets an atomic group. What it has in force stays for good; its rules that sleep are destroyed.
 *
 * layout: the layout.
 * atomic: the group; its handle is stale afterwards.
 * Returns as keep_atomic_deactivate.
 * Thread: owner's thread. Cost: linear in the group.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_atomic_destroy(keep_layout *layout, keep_atomic atomic);

/**
 * Whether anything is in force as an atomic group set it, so that keep_atomic_deactivate would take it
 * back.
 *
 * layout: the layout.
 * atomic: the group.
 * Returns true if so; false for an invalid handle.
 * Thread: owner's thread. Cost: linear in the group.
 * Since 0.1.
 */
KEEPLAYOUT_API bool keep_atomic_is_active(const keep_layout *layout, keep_atomic atomic);

/**
 * The constraints that are in force as an atomic group set them, in the order in which they were
 * first set.
 *
 * layout: the layout.
 * atomic: the group.
 * constraints: receives up to capacity constraints; may be NULL.
 * capacity: room in constraints.
 * Returns how many there are; 0 for an invalid handle.
 * Thread: owner's thread. Cost: linear in the group.
 * Since 0.1.
 */
KEEPLAYOUT_API size_t keep_atomic_constraints(const keep_layout *layout, keep_atomic atomic,
                                              keep_constraint *constraints, size_t capacity);

/* ==== In one word ============================================================================
 *
 * What reads better in C; other languages call what is behind it.
 */
#ifndef KEEPLAYOUT_DECLARATIONS_ONLY

/** Keeps the width and height of a node. */
static inline keep_status keep_node_keep_size(keep_layout *layout, keep_node node, double width,
                                              double height, double priority) {
  return keep_nodes_keep_size(layout, &node, 1, width, height, priority);
}

/** Keeps four insets of a node. */
static inline keep_status keep_node_keep_insets(keep_layout *layout, keep_node node,
                                                keep_attribute_kind kind, keep_insets insets,
                                                double priority) {
  return keep_nodes_keep_insets(layout, &node, 1, kind, insets, priority);
}

/** Keeps the centre of a node at a place in its parent. */
static inline keep_status keep_node_keep_center(keep_layout *layout, keep_node node, double x,
                                                double y, double priority) {
  return keep_nodes_keep_center(layout, &node, 1, x, y, priority);
}

/** Keeps a node in the middle of its parent. */
static inline keep_status keep_node_keep_centered(keep_layout *layout, keep_node node,
                                                  double priority) {
  return keep_nodes_keep_center(layout, &node, 1, 0.5, 0.5, priority);
}

/** Keeps a node in the middle between the left and right of its parent. */
static inline keep_status keep_node_keep_horizontally_centered(keep_layout *layout, keep_node node,
                                                               double priority) {
  return keep_nodes_set(layout, &node, 1, KEEP_HORIZONTAL_CENTER, KEEP_NO_NODE, KEEP_EQUAL, 0.5,
                        priority);
}

/** Keeps a node in the middle between the top and bottom of its parent. */
static inline keep_status keep_node_keep_vertically_centered(keep_layout *layout, keep_node node,
                                                             double priority) {
  return keep_nodes_set(layout, &node, 1, KEEP_VERTICAL_CENTER, KEEP_NO_NODE, KEEP_EQUAL, 0.5,
                        priority);
}

/** Sets equal of an attribute at KEEP_HIGH and its minimum, required: both or, on failure, neither. */
static inline keep_status keep_attribute_keep_at_min(keep_layout *layout, keep_attribute attribute,
                                                     double equal, double min) {
  const keep_attribute both[] = {attribute, attribute};
  const int8_t relations[] = {KEEP_EQUAL, KEEP_AT_LEAST};
  const double values[] = {equal, min}, priorities[] = {KEEP_HIGH, KEEP_REQUIRED};
  return keep_layout_set_values(layout, both, relations, values, priorities, 2);
}

/** Sets equal of an attribute at KEEP_HIGH and its maximum, required. */
static inline keep_status keep_attribute_keep_at_max(keep_layout *layout, keep_attribute attribute,
                                                     double equal, double max) {
  const keep_attribute both[] = {attribute, attribute};
  const int8_t relations[] = {KEEP_EQUAL, KEEP_AT_MOST};
  const double values[] = {equal, max}, priorities[] = {KEEP_HIGH, KEEP_REQUIRED};
  return keep_layout_set_values(layout, both, relations, values, priorities, 2);
}

/** Sets equal of an attribute at KEEP_HIGH, and both limits, required. */
static inline keep_status keep_attribute_keep_at_min_max(keep_layout *layout,
                                                         keep_attribute attribute, double equal,
                                                         double min, double max) {
  const keep_attribute all[] = {attribute, attribute, attribute};
  const int8_t relations[] = {KEEP_EQUAL, KEEP_AT_LEAST, KEEP_AT_MOST};
  const double values[] = {equal, min, max};
  const double priorities[] = {KEEP_HIGH, KEEP_REQUIRED, KEEP_REQUIRED};
  return keep_layout_set_values(layout, all, relations, values, priorities, 3);
}

/** Sets both limits of an attribute, required. */
static inline keep_status keep_attribute_keep_min_max(keep_layout *layout, keep_attribute attribute,
                                                      double min, double max) {
  const keep_attribute both[] = {attribute, attribute};
  const int8_t relations[] = {KEEP_AT_LEAST, KEEP_AT_MOST};
  const double values[] = {min, max};
  return keep_layout_set_values(layout, both, relations, values, NULL, 2);
}

/** Whether an atomic group still exists. */
static inline bool keep_atomic_is_valid(const keep_layout *layout, keep_atomic atomic) {
  return keep_layout_handle_kind(layout, atomic.id) == KEEP_HANDLE_ATOMIC;
}

#endif

#ifdef __cplusplus
}
#endif

#endif
