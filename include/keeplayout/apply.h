/* keeplayout/apply.h - lists of attributes that replace each other, as EasyPeasy has them. */
#ifndef KEEPLAYOUT_APPLY_H
#define KEEPLAYOUT_APPLY_H

#include "terms.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ==== Apply ==================================================================================
 *
 * EasyPeasy's vocabulary: lists of attributes are applied to a node, and what they conflict with is
 * replaced, so that a host need not keep constraints in order to change them.
 *
 *     keep_applied list[] = {
 *         {KEEP_APPLY(KEEP_ANCHOR_TOP, 10)},
 *         {KEEP_APPLY(KEEP_ANCHOR_BOTTOM, 10)},
 *         {KEEP_APPLY(KEEP_ANCHOR_WIDTH, 250)},
 *         {KEEP_APPLY(KEEP_ANCHOR_LEFT, 10), .when = is_pad},
 *         {KEEP_APPLY(KEEP_ANCHOR_CENTER_X, 0), .when = is_phone},
 *     };
 *     keep_node_apply(ui, view, list, 5, NULL, 0);
 *     keep_layout_reload(ui);                                       when the device has turned
 *     keep_node_apply(ui, view, &(keep_applied){KEEP_APPLY(KEEP_ANCHOR_TOP, 100)}, 1, NULL, 0);
 *
 * An applied attribute is one constraint, a sum of terms (keep_constraint_terms):
 *
 *     node.anchor  RELATION  to.to_anchor * multiplier + value     @ priority
 *
 * The value counts inwards: it is subtracted for right, bottom, trailing, last baseline, and for right,
 * bottom and trailing margins and safe edges. The relation compares positions on the screen and is not
 * turned around: right, at least 10, is right >= parent.right - 10, which is at most 10 from the edge.
 *
 * As in EasyPeasy, two attributes that are applied to a node with the same axis, relation and priority
 * exclude each other if they are two near edges (left, leading, top, first baseline, with those of
 * margins and the safe area), two far edges, two centres, a centre and an edge, or two sizes. An
 * attribute with another relation or another priority stays, as a limit or a fallback. What was applied
 * to another node, and constraints that were not applied, are never touched.
 *
 * An applied attribute holds unless its condition is false, or it is not installed
 * (keep_constraint_set_installed). It is in force if it holds and no newer one that is in force
 * excludes it; the last one of a list is its newest. So an attribute that is displaced by one with a
 * condition waits, and is back when that one no longer holds; an attribute that is displaced by one
 * without a condition is forgotten, whatever its own condition says. One that sleeps because its nodes
 * share no tree goes on excluding others, so that a node on its way to another parent changes nothing.
 * Applying the same attribute again, with the same relation, priority and condition, changes it in
 * place: its constraint keeps its handle as long as it is held to the same.
 *
 * Everything about the constraint may be changed in place (keep_constraint_set_value ...); which
 * attribute excludes which is then settled anew, and nothing is forgotten. Removing it
 * (keep_constraint_remove), or destroying what it is held to, forgets the attribute. Captures collect the
 * constraints; atomic groups do not record what is applied.
 */

/** Several attributes that are applied as one, each held to its own kind. Since 0.1. */
typedef enum keep_compound {
  /** Width, height. */
  KEEP_COMPOUND_SIZE = 1,
  /** Top, left, right, bottom. */
  KEEP_COMPOUND_EDGES = 2,
  /** Centre x, centre y. */
  KEEP_COMPOUND_CENTER = 3,
  /** Top margin, left margin, right margin, bottom margin. */
  KEEP_COMPOUND_MARGINS = 4,
  /** Centre x and centre y within the margins. */
  KEEP_COMPOUND_CENTER_WITHIN_MARGINS = 5
} keep_compound;

/** How much room there is along an axis; Apple's size classes. Since 0.1. */
typedef enum keep_size_class {
  /** Nobody has said. */
  KEEP_SIZE_CLASS_UNSPECIFIED = 0,
  /** Little. */
  KEEP_SIZE_CLASS_COMPACT = 1,
  /** Enough. */
  KEEP_SIZE_CLASS_REGULAR = 2
} keep_size_class;

/** What is in front of the user. Since 0.1. */
typedef enum keep_idiom {
  /** Nobody has said. */
  KEEP_IDIOM_UNSPECIFIED = 0,
  /** A phone. */
  KEEP_IDIOM_PHONE = 1,
  /** A tablet. */
  KEEP_IDIOM_PAD = 2,
  /** A computer with a keyboard. */
  KEEP_IDIOM_DESKTOP = 3,
  /** A screen across the room. */
  KEEP_IDIOM_TV = 4,
  /** The screen of a car. */
  KEEP_IDIOM_CAR = 5,
  /** A watch. */
  KEEP_IDIOM_WATCH = 6
} keep_idiom;

/** Which side is up. Since 0.1. */
typedef enum keep_orientation {
  /** Nobody has said. */
  KEEP_ORIENTATION_UNSPECIFIED = 0,
  /** Higher than wide. */
  KEEP_ORIENTATION_PORTRAIT = 1,
  /** Wider than high. */
  KEEP_ORIENTATION_LANDSCAPE = 2
} keep_orientation;

/** What conditions are passed; the library does not look at it. Since 0.1. */
typedef struct keep_context {
  /** How much room there is from left to right. */
  keep_size_class horizontal;
  /** How much room there is from top to bottom. */
  keep_size_class vertical;
  /** What is in front of the user. */
  keep_idiom idiom;
  /** Which side is up. */
  keep_orientation orientation;
} keep_context;

/**
 * Tells whether an applied attribute holds. Called once when it is applied, and once at each
 * reload; in between its last answer counts.
 *
 * layout: the layout, which may be read, not changed.
 * node: the node that the attribute was applied to.
 * context: what the host has said of where the node is; valid until the condition returns.
 * user_data: as it was given.
 * Returns above 0 if it holds, 0 if not; below 0 if it cannot tell: the call that asked then fails
 * with KEEP_ERROR_STATE, and has changed nothing.
 * Since 0.1.
 */
typedef int (*keep_condition)(keep_layout *layout, keep_node node, const keep_context *context,
                              void *user_data);

/**
 * One attribute of a list. Begin it with KEEP_APPLY, KEEP_APPLIED, KEEP_APPLY_COMPOUND or
 * KEEP_APPLIED_COMPOUND and add other fields by name; what is not named is zero. C++ has such
 * initializers from C++20 on, and only with the names in the order below. Since 0.1.
 */
typedef struct keep_applied {
  /** sizeof(keep_applied) in the host, which these macros set. All of a list have the same. */
  uint32_t size KEEPLAYOUT_OR_ZERO;
  /** What of the node is kept; 0 for a compound. */
  keep_anchor anchor KEEPLAYOUT_OR_ZERO;
  /** Or which compound; 0 for an anchor. */
  keep_compound compound KEEPLAYOUT_OR_ZERO;
  /** How it relates to the rest. */
  keep_relation relation KEEPLAYOUT_OR_ZERO;
  /** The factor of what it is held to, as the coefficient of a keep_term; ignored for a plain length. */
  double multiplier KEEPLAYOUT_OR_ZERO;
  /** What is added, counted inwards; finite, at most 1e12 in magnitude. For a compound, in every part. */
  double value KEEPLAYOUT_OR_ZERO;
  /** 0 < priority <= 1000. */
  double priority KEEPLAYOUT_OR_ZERO;
  /** What it is held to. None is the current parent, and for a size no node at all: a plain length. The
   * node itself is allowed: Width like its own height, or Top to its own bottom, which is its height. */
  keep_node to KEEPLAYOUT_OR_ZERO;
  /** Which anchor of `to`; not for compounds. 0 is the same one if `to` is the parent, and
   * otherwise the opposite one (top to bottom, left to right, leading to trailing, first to last
   * baseline, margins likewise); centres and sizes go to the same one. */
  keep_anchor to_anchor KEEPLAYOUT_OR_ZERO;
  /** parts[compound]: a value for each part of a compound, in place of `value`; or NULL. */
  const double *parts KEEPLAYOUT_OR_ZERO;
  /** When it holds; NULL is always. A compound's parts hold together. */
  keep_condition when KEEPLAYOUT_OR_ZERO;
  /** For the condition. The same function with the same data is the same condition. Data that is made
   * for each call, as for closures, makes another condition each time, and so one more attribute:
   * applied again and again, that reaches the limit of keep_node_apply. */
  void *user_data KEEPLAYOUT_OR_ZERO;
  /** Called when `user_data` is needed no more; may be NULL. */
  keep_destroy_function destroy KEEPLAYOUT_OR_ZERO;
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
 * Applies attributes to a node, in order. Conditions are asked first. If everything is right, the
 * attributes are entered, and what is in force is settled as described above. Frames change at the
 * next solve.
 *
 * layout: the layout.
 * node: the node, or guide.
 * list: count attributes; may be NULL if there are none.
 * count: how many.
 * constraints: receives up to capacity constraints, one for each attribute or part of a compound, in
 *   order: active if it is in force, waiting otherwise; none for one that a later one of the list
 *   replaces, and in the delay of an animation. May be NULL.
 * capacity: room in constraints.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT (also for anchors that mean nothing together, as
 * keep_constraint_create); KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_UNRELATED for a reference in
 * another tree and for a position of a root that is held to nothing; KEEP_ERROR_STATE if a condition
 * fails; KEEP_ERROR_BUSY; KEEP_ERROR_LIMIT above 4096 attributes on one node. The message has the
 * index.
 * Thread: owner's thread. Cost: linear in count times what is applied to the node.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_node_apply(keep_layout *layout, keep_node node,
                                           const keep_applied *list, size_t count,
                                           keep_constraint *constraints, size_t capacity);

/**
 * The constraints of what was applied to a node, the oldest first: those in force are active
 * (keep_constraint_is_active), the others wait.
 *
 * layout: the layout.
 * node: the node.
 * constraints: receives up to capacity constraints; may be NULL.
 * capacity: room in constraints.
 * Returns how many there are; 0 for an invalid handle.
 * Thread: owner's thread. Cost: linear in what was applied to the node.
 * Since 0.1.
 */
KEEPLAYOUT_API size_t keep_node_applied(const keep_layout *layout, keep_node node,
                                        keep_constraint *constraints, size_t capacity);

/**
 * Takes everything away that was applied to a node, also what waits. What was applied to other nodes
 * and is held to this one stays.
 *
 * layout: the layout.
 * node: the node.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_BUSY.
 * Thread: owner's thread. Cost: linear in what was applied to the node.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_node_clear_applied(keep_layout *layout, keep_node node);

/**
 * Asks the conditions of what was applied to a node again, the newest first, and decides which attributes
 * are active. If a condition fails, nothing has changed anywhere. Constraints wake and sleep; none is made or removed. What has not changed costs the solver
 * nothing.
 *
 * layout: the layout.
 * node: the node.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_STATE if a
 * condition fails; KEEP_ERROR_BUSY; KEEP_ERROR_LIMIT.
 * Thread: owner's thread. Cost: linear in what was applied to the node.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_node_reload(keep_layout *layout, keep_node node);

/**
 * Asks the conditions of everything that was applied again, as keep_node_reload does.
 *
 * Returns as keep_node_reload.
 * Thread: owner's thread. Cost: linear in what was applied.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_layout_reload(keep_layout *layout);

/**
 * Sets the context that conditions are passed where no node has one of its own; all unspecified unless
 * set. Conditions see it at the next reload.
 *
 * context: what they are passed.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_BUSY.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_layout_set_context(keep_layout *layout, keep_context context);

/**
 * Sets the context that the conditions of nodes inside a node are passed, at any depth, unless a node in
 * between has one of its own. Conditions see it at the next reload. The conditions of a root, which is
 * inside nothing, are passed its own context.
 *
 * layout: the layout.
 * node: the node.
 * context: what they are passed; NULL takes it away, so that the node's ancestors decide again.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_BUSY.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_node_set_context(keep_layout *layout, keep_node node,
                                                 const keep_context *context);

/**
 * The context that the conditions of nodes inside a node are passed.
 *
 * layout: the layout.
 * node: the node; none for the context of the layout.
 * Returns the context; that of the layout for an invalid handle, all unspecified for NULL.
 * Thread: owner's thread. Cost: linear in how deep the node is.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_context keep_node_context(const keep_layout *layout, keep_node node);

#ifdef __cplusplus
}
#endif

#endif
