/* keeplayout/compatibility.h - rules of KeepLayout 0.3, autoresizing masks, EasyPeasy's priorities. */
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
 * Adds a rule to an attribute: any number of them, also of one relation, in addition to its values. The value of
 * a rule on an alignment counts from the node that is named first: right = other.right + v.
 *
 * kind: as keep_node_attribute, or keep_node_attribute_to with another node; no group.
 * other: the other node, or KEEP_NO_NODE.
 * value: as keep_attribute_set, but no NaN.
 * Returns KEEP_ERROR_UNRELATED as those. Cost: linear in the depth of the nodes.
 */
KEEPLAYOUT_API keep_status keep_node_add_rule(keep_layout *layout, keep_node node,
                                              keep_attribute_kind kind, keep_node other,
                                              keep_relation relation, double value, double priority,
                                              keep_constraint *constraint);

/* ==== Autoresizing ===========================================================================
 *
 * Apple's autoresizing masks, as required constraints on a node and its parent, two along each axis. A mask
 * ends where the host constrains its node: where it sets a value or a link of an attribute, adds a rule, adds
 * or installs a sum, or applies a list. It ends for all nodes in it, except for one that another one is inside
 * of, and except for what an applied list refers to. A mask that is to stay (KEEP_AUTORESIZING_STAYS) does not
 * end there, as Apple's do not, but only where a container arranges its node. A mask that is set on a node with
 * constraints, or stays beside them, may conflict with them.
 */

/** The lengths of a node that change when its parent is resized, and whether its mask stays; bits, to be combined. */
typedef enum keep_autoresizing {
  KEEP_FLEXIBLE_LEFT = 1,      /**< The distance of the left edges. */
  KEEP_FLEXIBLE_WIDTH = 2,     /**< The width. */
  KEEP_FLEXIBLE_RIGHT = 4,     /**< The distance of the right edges. */
  KEEP_FLEXIBLE_TOP = 8,       /**< The distance of the top edges. */
  KEEP_FLEXIBLE_HEIGHT = 16,   /**< The height. */
  KEEP_FLEXIBLE_BOTTOM = 32,   /**< The distance of the bottom edges. */
  KEEP_AUTORESIZING_STAYS = 64 /**< Constraints of the host's on the node do not end the mask. */
} keep_autoresizing;

/**
 * Keeps a node at a frame. When its parent is resized, or the content of a parent that scrolls, the flexible
 * lengths along an axis share the change in proportion to their present values; equally, if these cancel out
 * to within a millionth. If only the max edge is flexible, or nothing is, the min edge and the size stay. For
 * keep_constraint_source the constraints are sums of terms; in messages they are "by its autoresizing mask".
 * Another call replaces them.
 *
 * node: one with a parent, or KEEP_ERROR_UNRELATED.
 * mask: flags of keep_autoresizing.
 * frame: the whole frame in the coordinates of the parent; at most 1e12 in magnitude, width and height not
 *   negative.
 * parent: the size that the parent has around this frame, in points, as files of interface builders have it: a
 *   width of 100 with KEEP_FLEXIBLE_WIDTH in a parent of 200 is one of 150 in 250, whatever the parent is
 *   now. At most 1e12, not negative. NaN along an axis: the size that the parent is solved to, or its content if
 *   it scrolls, with its rounding, about 1e-13 of it.
 * Returns also as keep_layout_solve with a NaN in parent: frames are brought up to date first then.
 * Calls back.
 * Cost: constant; with a NaN in parent as keep_layout_solve. A parent with too little space for its children's
 * masks is made larger by the child that needs most; another mask for that one visits all of them: for one child
 * after the other O(n²).
 */
KEEPLAYOUT_API keep_status keep_node_set_autoresizing(keep_layout *layout, keep_node node,
                                                      uint32_t mask, keep_rect frame,
                                                      keep_size parent);

/** Removes the mask of a node, if it has one. */
KEEPLAYOUT_API keep_status keep_node_clear_autoresizing(keep_layout *layout, keep_node node);

/** The mask of a node, also if its constraints were removed or uninstalled one by one; -1 without one. */
KEEPLAYOUT_API int32_t keep_node_autoresizing(const keep_layout *layout, keep_node node);

/* ==== Priorities of EasyPeasy ============================================================= */

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
