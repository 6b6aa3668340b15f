/* keeplayout/compatibility.h - words of older libraries: rules of KeepLayout 0.3, Apple's
 * autoresizing masks, EasyPeasy's priorities. */
#ifndef KEEPLAYOUT_COMPATIBILITY_H
#define KEEPLAYOUT_COMPATIBILITY_H

#include "apply.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ==== Rules ==================================================================================
 *
 * KeepLayout 0.3 had words for priorities: a rule must, shall or may hold, or fits if it can.
 */

/** 0.3's "must". */
#define KEEP_MUST KEEP_REQUIRED
/** 0.3's "shall". */
#define KEEP_SHALL KEEP_HIGH
/** 0.3's "may". */
#define KEEP_MAY KEEP_LOW
/** 0.3's "fit". */
#define KEEP_FIT KEEP_FITTING

/**
 * Adds a rule to an attribute, as KeepLayout 0.3 had them. An attribute may have any number of
 * rules, also of one relation, beside its values. The value of a rule on an alignment is raw, from
 * the node that is named first: right = other.right + v.
 *
 * layout: the layout.
 * node: the node.
 * kind: as keep_node_attribute, or keep_node_attribute_to with another node; no group.
 * other: the other node, or KEEP_NO_NODE.
 * relation: one of keep_relation.
 * value: as keep_attribute_set_equal, but no NaN.
 * priority: 0 < priority <= 1000: KEEP_MUST, KEEP_SHALL, KEEP_MAY, KEEP_FIT.
 * constraint: receives the handle; may be NULL.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_UNRELATED;
 * KEEP_ERROR_LIMIT.
 * Thread: owner's thread. Cost: linear in how deep the nodes are.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_node_add_rule(keep_layout *layout, keep_node node,
                                              keep_attribute_kind kind, keep_node other,
                                              keep_relation relation, double value, double priority,
                                              keep_constraint *constraint);

/* ==== Autoresizing ===========================================================================
 *
 * Apple's autoresizing masks, as required constraints on a node and its parent, two along each axis.
 * Nothing uses them unless it is asked to. A mask ends where the host constrains its node: where it sets a
 * value or a link of an attribute, adds a rule, adds or installs a sum, or applies a list. It ends for
 * all nodes in it, except for one that another one is inside of, and except for what an applied list
 * refers to. A mask that is set on a node with constraints may conflict with them.
 */

/** What of a node gives way when its parent is resized; bits, to be combined. Since 0.1. */
typedef enum keep_autoresizing {
  /** The distance of the left edges. */
  KEEP_FLEXIBLE_LEFT = 1,
  /** The width. */
  KEEP_FLEXIBLE_WIDTH = 2,
  /** The distance of the right edges. */
  KEEP_FLEXIBLE_RIGHT = 4,
  /** The distance of the top edges. */
  KEEP_FLEXIBLE_TOP = 8,
  /** The height. */
  KEEP_FLEXIBLE_HEIGHT = 16,
  /** The distance of the bottom edges. */
  KEEP_FLEXIBLE_BOTTOM = 32
} keep_autoresizing;

/**
 * Keeps a node where a frame puts it. When its parent is resized, or the content of a parent that scrolls,
 * the flexible parts along an axis share the change in proportion to their present lengths. If these
 * cancel out, to within a millionth (a node parked beside its parent has a negative distance), the parts
 * share the change equally. If only the far distance is flexible, or nothing is, the near distance and the
 * size stay. For keep_constraint_source the constraints are sums of terms; in messages they are "by its
 * autoresizing mask". Another call replaces them. They count from the frame of the parent as it was solved,
 * and with it carry what was rounded on the way there, about 1e-13 of it, which may differ with the order
 * of calls and after keep_layout_rollback.
 *
 * Frames are brought up to date first, as by keep_layout_solve, so that the parent is as large as what
 * is in force makes it.
 *
 * layout: the layout.
 * node: a node with a parent.
 * mask: keep_autoresizing, combined.
 * frame: the whole frame, with what is around the alignment rectangle, in the coordinates of the parent;
 *   at most 1e12 in magnitude, as are the distances that come of it, width and height not negative.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT (also for a measure that is no length);
 * KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_UNRELATED for a root; KEEP_ERROR_LIMIT, also as
 * keep_layout_solve; KEEP_ERROR_CONFLICT as keep_layout_solve.
 * Thread: owner's thread. Cost: what the changes since the last solve can affect. A parent with less
 * room than its children's masks need is made larger by the child that needs most. Another mask for that
 * one takes a look at all of them: for one child after the other this can come to the square of their
 * number.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_node_set_autoresizing(keep_layout *layout, keep_node node,
                                                      uint32_t mask, keep_rect frame);

/**
 * Takes what keep_node_set_autoresizing made away.
 *
 * layout: the layout.
 * node: the node; one without a mask is left alone.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_node_clear_autoresizing(keep_layout *layout, keep_node node);

/**
 * The mask of a node, until it is cleared: also where its constraints were removed (keep_constraint_remove)
 * or uninstalled one by one.
 *
 * layout: the layout.
 * node: the node.
 * Returns keep_autoresizing, combined; -1 without a mask, and for an invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API int32_t keep_node_autoresizing(const keep_layout *layout, keep_node node);

/* ==== Priorities of EasyPeasy ================================================================
 */

/** EasyPeasy's high of 2016, beside KEEP_HIGH. */
#define KEEP_APPLY_HIGH 1000.0
/** EasyPeasy's medium of 2016. */
#define KEEP_APPLY_MEDIUM 500.0
/** EasyPeasy's low of 2016, beside KEEP_LOW. */
#define KEEP_APPLY_LOW 1.0

#ifdef __cplusplus
}
#endif

#endif
