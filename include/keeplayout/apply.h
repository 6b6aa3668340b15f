/* keeplayout/apply.h - lists of attributes that replace each other, with conditions. */
#ifndef KEEPLAYOUT_APPLY_H
#define KEEPLAYOUT_APPLY_H

#include "terms.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ==== Apply ==================================================================================
 *
 * EasyPeasy's vocabulary: lists of attributes are applied to a node and replace those that they conflict
 * with, so that a host need not keep constraints in order to change them.
 *
 *     keep_applied list[] = {
 *         {KEEP_APPLY(KEEP_ANCHOR_TOP, 10)},
 *         {KEEP_APPLY(KEEP_ANCHOR_BOTTOM, 10)},
 *         {KEEP_APPLY(KEEP_ANCHOR_WIDTH, 250)},
 *         {KEEP_APPLY(KEEP_ANCHOR_LEFT, 10), .when = is_pad},
 *         {KEEP_APPLY(KEEP_ANCHOR_CENTER_X, 0), .when = is_phone},
 *     };
 *     keep_node_apply(ui, view, list, 5, NULL, 0);
 *     keep_layout_reload(ui); // when the device has turned
 *     keep_applied top[] = {{KEEP_APPLY(KEEP_ANCHOR_TOP, 100)}};
 *     keep_node_apply(ui, view, top, 1, NULL, 0);
 *
 * An applied attribute is one constraint, a sum of terms (keep_constraint_terms):
 *
 *     node.anchor  RELATION  to.to_anchor * multiplier + value     @ priority
 *
 * The value counts inwards: it is subtracted for right, bottom, trailing, last baseline, and for right,
 * bottom and trailing margins and safe edges. The relation compares positions on the screen and is not
 * turned around: right, at least 10, is right >= parent.right - 10, which is at most 10 from the edge.
 *
 * As in EasyPeasy, two attributes of a node with the same axis, relation and priority conflict if they are
 * two min edges (left, leading, top, first baseline, with those of margins and the safe area), two max
 * edges, two centres, a centre and an edge, or two sizes. An attribute with another relation or priority
 * stays, as a limit or a default. Attributes of other nodes, and constraints that were not applied, stay.
 *
 * An applied attribute is active if its condition is true, it is installed, and no newer active one
 * conflicts with it; the last one of a list is its newest. One that is replaced by one with a condition is
 * shadowed, and active again when that condition is false; one that is replaced by one without a condition
 * is destroyed, whatever its own condition. One whose nodes share no tree goes on shadowing others, so that a
 * node on its way to another parent changes nothing. Applying the same attribute again, with the same
 * relation, priority and condition, changes it in place.
 *
 * Its constraint may be changed in place (keep_constraint_set_value ...); which attributes are active is
 * then determined again, and none is destroyed. Removing it (keep_constraint_remove), or destroying what
 * it refers to, removes the attribute. Captures collect the constraints; atomic groups do not record them.
 */

/** Several attributes that are applied as one, each to its own kind. */
typedef enum keep_compound {
  KEEP_COMPOUND_SIZE = 1,    /**< Width, height. */
  KEEP_COMPOUND_EDGES = 2,   /**< Top, left, right, bottom. */
  KEEP_COMPOUND_CENTER = 3,  /**< Centre x, centre y. */
  KEEP_COMPOUND_MARGINS = 4, /**< Top margin, left margin, right margin, bottom margin. */
  KEEP_COMPOUND_CENTER_WITHIN_MARGINS = 5 /**< Centre x and centre y within the margins. */
} keep_compound;

/** Space along an axis; Apple's size classes. */
typedef enum keep_size_class {
  KEEP_SIZE_CLASS_UNSPECIFIED = 0, /**< Not specified. */
  KEEP_SIZE_CLASS_COMPACT = 1,     /**< Little. */
  KEEP_SIZE_CLASS_REGULAR = 2      /**< Enough. */
} keep_size_class;

/** The kind of device. */
typedef enum keep_idiom {
  KEEP_IDIOM_UNSPECIFIED = 0, /**< Not specified. */
  KEEP_IDIOM_PHONE = 1,       /**< A phone. */
  KEEP_IDIOM_PAD = 2,         /**< A tablet. */
  KEEP_IDIOM_DESKTOP = 3,     /**< A computer with a keyboard. */
  KEEP_IDIOM_TV = 4,          /**< A screen across the room. */
  KEEP_IDIOM_CAR = 5,         /**< The screen of a car. */
  KEEP_IDIOM_WATCH = 6        /**< A watch. */
} keep_idiom;

/** The orientation of the device. */
typedef enum keep_orientation {
  KEEP_ORIENTATION_UNSPECIFIED = 0, /**< Not specified. */
  KEEP_ORIENTATION_PORTRAIT = 1,    /**< Higher than wide. */
  KEEP_ORIENTATION_LANDSCAPE = 2    /**< Wider than high. */
} keep_orientation;

/** The context that conditions are passed; the library does not look into it. */
typedef struct keep_context {
  keep_size_class horizontal;   /**< Space from left to right. */
  keep_size_class vertical;     /**< Space from top to bottom. */
  keep_idiom idiom;             /**< The kind of device. */
  keep_orientation orientation; /**< The orientation of the device. */
} keep_context;

/**
 * The condition of an applied attribute. It is called once when the attribute is applied, and once at each
 * reload; in between its last answer counts.
 *
 * context: that of the node (keep_node_context), until the condition returns.
 * Returns above 0 for true, 0 for false; below 0 on failure: the call that asked then fails with
 * KEEP_ERROR_STATE, and has changed nothing. On failure: -1.
 */
typedef int (*keep_condition)(keep_layout *layout, keep_node node, const keep_context *context,
                              void *user_data);

/**
 * One attribute of a list. Begin it with KEEP_APPLY, KEEP_APPLIED, KEEP_APPLY_COMPOUND or
 * KEEP_APPLIED_COMPOUND and add other fields by name; what is not named is zero. C++ has such
 * initializers from C++20 on, and only with the names in the order below.
 */
typedef struct keep_applied {
  /** sizeof(keep_applied) in the host, which these macros set. All of a list have the same. */
  uint32_t size KEEPLAYOUT_OR_ZERO;
  keep_anchor anchor KEEPLAYOUT_OR_ZERO;     /**< The anchor of the node; 0 for a compound. */
  keep_compound compound KEEPLAYOUT_OR_ZERO; /**< Or which compound; 0 for an anchor. */
  keep_relation relation KEEPLAYOUT_OR_ZERO; /**< The relation. */
  /** The factor of `to_anchor`, as the coefficient of a keep_term; ignored for a plain length. */
  double multiplier KEEPLAYOUT_OR_ZERO;
  /** Added, counted inwards; finite, at most 1e12 in magnitude. For a compound, in every part. */
  double value KEEPLAYOUT_OR_ZERO;
  double priority KEEPLAYOUT_OR_ZERO; /**< 0 < priority <= 1000. */
  /** The node that it refers to. None is the current parent, and for a size no node at all: a plain length.
   * The node itself is allowed: width like its own height. */
  keep_node to KEEPLAYOUT_OR_ZERO;
  /** Which anchor of `to`; not for compounds. 0 is the same one if `to` is the parent, and
   * otherwise the opposite one (top to bottom, left to right, leading to trailing, margins
   * likewise); baselines, centres and sizes go to the same one. */
  keep_anchor to_anchor KEEPLAYOUT_OR_ZERO;
  /** parts[compound]: a value for each part of a compound, in place of `value`; or NULL. */
  const double *parts KEEPLAYOUT_OR_ZERO;
  /** Its condition; NULL is always true. A compound has one for all its parts. */
  keep_condition when KEEPLAYOUT_OR_ZERO;
  /** For the condition. The same function with the same data is the same condition. Data that is made
   * for each call, as for closures, makes another condition each time, and so one more attribute:
   * applied again and again, that reaches the limit of keep_node_apply. */
  void *user_data KEEPLAYOUT_OR_ZERO;
  keep_destroy_function destroy KEEPLAYOUT_OR_ZERO; /**< Releases `user_data`; may be NULL. */
} keep_applied;

/** An attribute: its anchor, a relation, a multiplier, a value, a priority. */
#define KEEP_APPLIED(anchor_, relation_, multiplier_, value_, priority_)                           \
  .size = sizeof(keep_applied), .anchor = (anchor_), .relation = (relation_),                      \
  .multiplier = (multiplier_), .value = (value_), .priority = (priority_)
/** An attribute that is equal to a value, or to a reference plus a value, required. */
#define KEEP_APPLY(anchor_, value_) KEEP_APPLIED(anchor_, KEEP_EQUAL, 1, value_, KEEP_REQUIRED)
/** A compound: which, a relation, a multiplier, a value, a priority. */
#define KEEP_APPLIED_COMPOUND(compound_, relation_, multiplier_, value_, priority_)                \
  .size = sizeof(keep_applied), .compound = (compound_), .relation = (relation_),                  \
  .multiplier = (multiplier_), .value = (value_), .priority = (priority_)
/** A compound all of whose parts are equal to a value, or to a reference plus a value, required. */
#define KEEP_APPLY_COMPOUND(compound_, value_)                                                     \
  KEEP_APPLIED_COMPOUND(compound_, KEEP_EQUAL, 1, value_, KEEP_REQUIRED)

/**
 * Applies attributes to a node, in order, after all conditions were asked. On failure nothing is applied,
 * and the message has the index.
 *
 * list: may be NULL if there are none.
 * constraints: one for each attribute or part of a compound, in order; none for one that a later one of the
 *   list replaces, and in the delay of an animation.
 * Returns KEEP_ERROR_INVALID_ARGUMENT also for anchors that mean nothing together; KEEP_ERROR_UNRELATED for a
 * reference in another tree and for a position of a root without a reference; KEEP_ERROR_STATE if a
 * condition fails; KEEP_ERROR_LIMIT above 4096 attributes on one node.
 * Calls back.
 * Cost: linear in count times what is applied to the node.
 */
KEEPLAYOUT_API keep_status keep_node_apply(keep_layout *layout, keep_node node,
                                           const keep_applied *list, size_t count,
                                           keep_constraint *constraints, size_t capacity);

/** The constraints that were applied to a node, the oldest first, active or not. Cost: linear in them. */
KEEPLAYOUT_API size_t keep_node_applied(const keep_layout *layout, keep_node node,
                                        keep_constraint *constraints, size_t capacity);

/** Removes all attributes that were applied to a node, active or not. Cost: linear in them. Calls back. */
KEEPLAYOUT_API keep_status keep_node_clear_applied(keep_layout *layout, keep_node node);

/**
 * Asks the conditions of a node again, the newest first, and activates and deactivates its attributes. What
 * has not changed costs the solver nothing.
 *
 * Returns KEEP_ERROR_STATE if a condition fails. Calls back. Cost: linear in what was applied to the node.
 */
KEEPLAYOUT_API keep_status keep_node_reload(keep_layout *layout, keep_node node);

/** Asks all conditions again, as keep_node_reload. If one fails, nothing has changed anywhere. Calls back. */
KEEPLAYOUT_API keep_status keep_layout_reload(keep_layout *layout);

/** Sets the context where no node has one of its own, as of the next reload; unspecified unless set. */
KEEPLAYOUT_API keep_status keep_layout_set_context(keep_layout *layout, keep_context context);

/**
 * Sets the context of the conditions of nodes inside a node, at any depth, unless a node in between has one
 * of its own, as of the next reload. A root has its own context, too.
 *
 * context: NULL removes it, so that the node's ancestors decide again.
 */
KEEPLAYOUT_API keep_status keep_node_set_context(keep_layout *layout, keep_node node,
                                                 const keep_context *context);

/**
 * The context of the conditions of nodes inside a node; that of the layout for invalid handles. Cost: linear in
 * the depth of the node.
 *
 * node: KEEP_NO_NODE for the layout.
 */
KEEPLAYOUT_API keep_context keep_node_context(const keep_layout *layout, keep_node node);

#ifdef __cplusplus
}
#endif

#endif
