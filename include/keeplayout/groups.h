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
 * Puts attributes together in a new group. A group among them stands for its attributes, which stay in the
 * new one when it is destroyed; what occurs twice is in the group once. An attribute whose node is destroyed
 * is in the group no longer. Cost: n log n in the attributes of the group.
 */
KEEPLAYOUT_API keep_attribute keep_group_create(keep_layout *layout,
                                                const keep_attribute *attributes, size_t count);

/**
 * Destroys a group of the host's; its attributes and their values stay.
 *
 * Returns KEEP_ERROR_INVALID_HANDLE also for an attribute or a ready-made group. Cost: linear in the group.
 */
KEEPLAYOUT_API keep_status keep_group_destroy(keep_layout *layout, keep_attribute group);

/** The attributes of a group in the order in which they are set; 0 for no group. Cost: linear in them. */
KEEPLAYOUT_API size_t keep_attribute_members(keep_layout *layout, keep_attribute group,
                                             keep_attribute *members, size_t capacity);

/* ==== Nodes ==================================================================================
 *
 * Calls for an array of nodes. If one node is refused nothing is done for any, and the message says which.
 * An empty array, or one node where pairs are meant, does nothing. All are linear in count and in the depth
 * of the nodes; groups n log n.
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

/** A new group of the attribute, or ready-made group, of each of many nodes (keep_node_attribute). */
KEEPLAYOUT_API keep_attribute keep_nodes_attribute(keep_layout *layout, const keep_node *nodes,
                                                   size_t count, keep_attribute_kind kind);

/** A new group of the attribute of each of many nodes in relation to another (keep_node_attribute_to). */
KEEPLAYOUT_API keep_attribute keep_nodes_attribute_to(keep_layout *layout, const keep_node *nodes,
                                                      size_t count, keep_attribute_kind kind,
                                                      keep_node other);

/** A new group of the attribute of each of many nodes in relation to the next (keep_node_attribute_to). */
KEEPLAYOUT_API keep_attribute keep_nodes_attribute_between(keep_layout *layout,
                                                           const keep_node *nodes, size_t count,
                                                           keep_attribute_kind kind);

/**
 * Sets a value of an attribute, or ready-made group, of each of many nodes, without making a group.
 *
 * kind: as keep_node_attribute, or keep_node_attribute_to with another node.
 * other: the other node of all of them, or KEEP_NO_NODE.
 * relation, value, priority: as keep_attribute_set.
 */
KEEPLAYOUT_API keep_status keep_nodes_set(keep_layout *layout, const keep_node *nodes, size_t count,
                                          keep_attribute_kind kind, keep_node other,
                                          keep_relation relation, double value, double priority);

/** Sets a value of an attribute of each of many nodes in relation to the next, without making a group. */
KEEPLAYOUT_API keep_status keep_nodes_set_between(keep_layout *layout, const keep_node *nodes,
                                                  size_t count, keep_attribute_kind kind,
                                                  keep_relation relation, double value,
                                                  double priority);

/**
 * Keeps the gaps between neighbours equal to each other, however wide they are: the offset of every pair but
 * the last follows that of the next pair (keep_attribute_set_to). The nodes are in their order along the axis:
 * left to right, in reading direction, or top to bottom.
 *
 * kind: an offset, such as KEEP_RIGHT_OFFSET or KEEP_BOTTOM_OFFSET; its opposite is the same.
 */
KEEPLAYOUT_API keep_status keep_nodes_distribute(keep_layout *layout, const keep_node *nodes,
                                                 size_t count, keep_attribute_kind kind,
                                                 double priority);

/** Sets equal of the width and height of each of many nodes; NaN takes one away. */
KEEPLAYOUT_API keep_status keep_nodes_keep_size(keep_layout *layout, const keep_node *nodes,
                                                size_t count, double width, double height,
                                                double priority);

/**
 * Sets equal of four insets of each of many nodes; NaN takes one away.
 *
 * kind: KEEP_INSETS, KEEP_SAFE_INSETS or KEEP_MARGIN_INSETS.
 */
KEEPLAYOUT_API keep_status keep_nodes_keep_insets(keep_layout *layout, const keep_node *nodes,
                                                  size_t count, keep_attribute_kind kind,
                                                  keep_insets insets, double priority);

/** Sets equal of the centres of each of many nodes, as fractions of the parent; NaN takes one away. */
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
 *     keep_layout_begin(ui); // one solve for both
 *     keep_atomic_deactivate(ui, wide);
 *     keep_atomic_activate(ui, narrow);
 *     keep_layout_commit(ui);
 *
 * Equal, minimum and maximum of attributes, rules and sums are recorded; the tree, names, sizes of roots, and
 * parameters of containers and their members are not. The last write wins: what is set again before the end
 * is recorded as it was last, and what is cleared again is not recorded. Of a rule only its existence is
 * recorded: if it is changed in place, it comes back as it then is. Groups nest; each records what is set
 * while it is the innermost. All calls but the begin and the end are linear in the group.
 */

/**
 * Begins an atomic group. From here to its end is a transaction (keep_layout_begin): frames stay until the
 * end, and keep_layout_rollback takes everything back, the group too.
 *
 * Returns none with KEEP_ERROR_LIMIT above 64 transactions, KEEP_ERROR_CONFLICT as keep_layout_begin.
 * Calls back.
 * Cost: as keep_layout_begin.
 */
KEEPLAYOUT_API keep_atomic keep_atomic_begin(keep_layout *layout);

/**
 * Ends the innermost atomic group, as keep_layout_commit ends a transaction.
 *
 * Returns KEEP_ERROR_STATE if there is none, or if a transaction that was begun in it is open.
 * Calls back.
 * Cost: as keep_layout_solve.
 */
KEEPLAYOUT_API keep_status keep_atomic_end(keep_layout *layout);

/**
 * Takes back what an atomic group has set: a value that was set again since stays. Values become none; they
 * do not go back to earlier ones. Rules become inactive.
 *
 * Returns KEEP_ERROR_STATE before its end.
 */
KEEPLAYOUT_API keep_status keep_atomic_deactivate(keep_layout *layout, keep_atomic atomic);

/**
 * Activates everything that an atomic group has recorded, over what has been set since. What belonged to a
 * node that is destroyed is left out.
 *
 * Returns KEEP_ERROR_STATE before its end.
 */
KEEPLAYOUT_API keep_status keep_atomic_activate(keep_layout *layout, keep_atomic atomic);

/**
 * Destroys an atomic group. What it has set stays; its inactive rules are destroyed.
 *
 * Returns KEEP_ERROR_STATE before its end.
 */
KEEPLAYOUT_API keep_status keep_atomic_destroy(keep_layout *layout, keep_atomic atomic);

/**
 * Whether anything is as an atomic group set it, so that keep_atomic_deactivate would take it back; also
 * what is inactive because of its nodes, or is not installed.
 */
KEEPLAYOUT_API bool keep_atomic_is_active(const keep_layout *layout, keep_atomic atomic);

/** The constraints that are as an atomic group set them, in the order in which they were first set. */
KEEPLAYOUT_API size_t keep_atomic_constraints(const keep_layout *layout, keep_atomic atomic,
                                              keep_constraint *constraints, size_t capacity);

/* ==== In one word ========================================================================= */
#ifndef KEEPLAYOUT_DECLARATIONS_ONLY

static inline keep_status keep_node_keep_size(keep_layout *layout, keep_node node, double width,
                                              double height, double priority) {
  return keep_nodes_keep_size(layout, &node, 1, width, height, priority);
}

static inline keep_status keep_node_keep_insets(keep_layout *layout, keep_node node,
                                                keep_attribute_kind kind, keep_insets insets,
                                                double priority) {
  return keep_nodes_keep_insets(layout, &node, 1, kind, insets, priority);
}

static inline keep_status keep_node_keep_center(keep_layout *layout, keep_node node, double x,
                                                double y, double priority) {
  return keep_nodes_keep_center(layout, &node, 1, x, y, priority);
}

static inline keep_status keep_node_keep_centered(keep_layout *layout, keep_node node,
                                                  double priority) {
  return keep_nodes_keep_center(layout, &node, 1, 0.5, 0.5, priority);
}

static inline keep_status keep_node_keep_horizontally_centered(keep_layout *layout, keep_node node,
                                                               double priority) {
  return keep_nodes_set(layout, &node, 1, KEEP_HORIZONTAL_CENTER, KEEP_NO_NODE, KEEP_EQUAL, 0.5,
                        priority);
}

static inline keep_status keep_node_keep_vertically_centered(keep_layout *layout, keep_node node,
                                                             double priority) {
  return keep_nodes_set(layout, &node, 1, KEEP_VERTICAL_CENTER, KEEP_NO_NODE, KEEP_EQUAL, 0.5,
                        priority);
}

/* Equal at KEEP_HIGH and limits, required; all of them or, on failure, none. */
static inline keep_status keep_attribute_keep_at_min(keep_layout *layout, keep_attribute attribute,
                                                     double equal, double min) {
  const keep_attribute both[] = {attribute, attribute};
  const int8_t relations[] = {KEEP_EQUAL, KEEP_AT_LEAST};
  const double values[] = {equal, min}, priorities[] = {KEEP_HIGH, KEEP_REQUIRED};
  return keep_layout_set_values(layout, both, relations, values, priorities, 2);
}

static inline keep_status keep_attribute_keep_at_max(keep_layout *layout, keep_attribute attribute,
                                                     double equal, double max) {
  const keep_attribute both[] = {attribute, attribute};
  const int8_t relations[] = {KEEP_EQUAL, KEEP_AT_MOST};
  const double values[] = {equal, max}, priorities[] = {KEEP_HIGH, KEEP_REQUIRED};
  return keep_layout_set_values(layout, both, relations, values, priorities, 2);
}

static inline keep_status keep_attribute_keep_at_min_max(keep_layout *layout,
                                                         keep_attribute attribute, double equal,
                                                         double min, double max) {
  const keep_attribute all[] = {attribute, attribute, attribute};
  const int8_t relations[] = {KEEP_EQUAL, KEEP_AT_LEAST, KEEP_AT_MOST};
  const double values[] = {equal, min, max};
  const double priorities[] = {KEEP_HIGH, KEEP_REQUIRED, KEEP_REQUIRED};
  return keep_layout_set_values(layout, all, relations, values, priorities, 3);
}

static inline keep_status keep_attribute_keep_min_max(keep_layout *layout, keep_attribute attribute,
                                                      double min, double max) {
  const keep_attribute both[] = {attribute, attribute};
  const int8_t relations[] = {KEEP_AT_LEAST, KEEP_AT_MOST};
  const double values[] = {min, max};
  return keep_layout_set_values(layout, both, relations, values, NULL, 2);
}

static inline bool keep_atomic_is_valid(const keep_layout *layout, keep_atomic atomic) {
  return keep_layout_handle_kind(layout, atomic.id) == KEEP_HANDLE_ATOMIC;
}

#endif

#ifdef __cplusplus
}
#endif

#endif
