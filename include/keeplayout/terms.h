/* keeplayout/terms.h - constraints, and sums of anchors. */
#ifndef KEEPLAYOUT_TERMS_H
#define KEEPLAYOUT_TERMS_H

#include "core.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ==== Constraint =============================================================================
 *
 * Whatever function made it, a constraint is a linear relation between numbers of nodes, with a priority.
 * Values of attributes, rules, sizes of roots and the lower bound 0 of every size are constraints; conflicts
 * are made of them.
 */

/** The origin of a constraint. */
typedef enum keep_source {
  KEEP_SOURCE_NONE = 0,         /**< No constraint: the handle is invalid. */
  KEEP_SOURCE_VALUE = 1,        /**< Equal, minimum or maximum of an attribute. */
  KEEP_SOURCE_RULE = 2,         /**< keep_node_add_rule. */
  KEEP_SOURCE_ROOT_SIZE = 3,    /**< The size of a root. */
  KEEP_SOURCE_NOT_NEGATIVE = 4, /**< A width or height is never negative. */
  /** Equal, minimum or maximum of an attribute that follows another (keep_attribute_set_to). */
  KEEP_SOURCE_LINK = 5,
  /** A sum of terms (keep_constraint_create), which equation strings are, too. */
  KEEP_SOURCE_TERMS = 6,
  KEEP_SOURCE_APPLIED = 7, /**< A sum of terms that was applied (keep_node_apply). */
  /** Hugging or compression resistance of the content of a node (keep_node_set_content_size). */
  KEEP_SOURCE_CONTENT = 8,
  KEEP_SOURCE_GONE = 9,      /**< A node that is gone has no size (keep_node_set_gone). */
  KEEP_SOURCE_CONTAINER = 10 /**< A container arranges its members (keep_stack_create). */
} keep_source;

/** A number of a node in a sum. The values up to 20 are those of Apple's layout attributes. */
typedef enum keep_anchor {
  KEEP_ANCHOR_LEFT = 1,      /**< The left edge. */
  KEEP_ANCHOR_RIGHT = 2,     /**< The right edge. */
  KEEP_ANCHOR_TOP = 3,       /**< The top edge. */
  KEEP_ANCHOR_BOTTOM = 4,    /**< The bottom edge. */
  KEEP_ANCHOR_LEADING = 5,   /**< Left or right, where reading begins. */
  KEEP_ANCHOR_TRAILING = 6,  /**< Left or right, where reading ends. */
  KEEP_ANCHOR_WIDTH = 7,     /**< The width. */
  KEEP_ANCHOR_HEIGHT = 8,    /**< The height. */
  KEEP_ANCHOR_CENTER_X = 9,  /**< Halfway between left and right. */
  KEEP_ANCHOR_CENTER_Y = 10, /**< Halfway between top and bottom. */
  /** The baseline of the last line of text; TULayoutAdditions' and PLX's baseline. */
  KEEP_ANCHOR_LAST_BASELINE = 11,
  KEEP_ANCHOR_FIRST_BASELINE = 12,          /**< The baseline of the first line of text. */
  KEEP_ANCHOR_LEFT_MARGIN = 13,             /**< The left edge within the margins. */
  KEEP_ANCHOR_RIGHT_MARGIN = 14,            /**< The right edge within the margins. */
  KEEP_ANCHOR_TOP_MARGIN = 15,              /**< The top edge within the margins. */
  KEEP_ANCHOR_BOTTOM_MARGIN = 16,           /**< The bottom edge within the margins. */
  KEEP_ANCHOR_LEADING_MARGIN = 17,          /**< The leading edge within the margins. */
  KEEP_ANCHOR_TRAILING_MARGIN = 18,         /**< The trailing edge within the margins. */
  KEEP_ANCHOR_CENTER_X_WITHIN_MARGINS = 19, /**< Halfway between the left and the right margin. */
  KEEP_ANCHOR_CENTER_Y_WITHIN_MARGINS = 20, /**< Halfway between the top and the bottom margin. */
  KEEP_ANCHOR_LEFT_SAFE = 21,               /**< The left edge of the safe area. */
  KEEP_ANCHOR_RIGHT_SAFE = 22,              /**< The right edge of the safe area. */
  KEEP_ANCHOR_TOP_SAFE = 23,                /**< The top edge of the safe area. */
  KEEP_ANCHOR_BOTTOM_SAFE = 24,             /**< The bottom edge of the safe area. */
  KEEP_ANCHOR_LEADING_SAFE = 25,            /**< The leading edge of the safe area. */
  KEEP_ANCHOR_TRAILING_SAFE = 26,           /**< The trailing edge of the safe area. */
  /** Halfway between left and right of the safe area. */
  KEEP_ANCHOR_CENTER_X_WITHIN_SAFE_AREA = 27,
  /** Halfway between top and bottom of the safe area. */
  KEEP_ANCHOR_CENTER_Y_WITHIN_SAFE_AREA = 28
} keep_anchor;

/** One term of a sum: an anchor of a node, times a coefficient. */
typedef struct keep_term {
  /** KEEP_NO_NODE is the parent, whichever that is, of the first node in the sum. */
  keep_node node;
  keep_anchor anchor; /**< Which number of it. */
  /** 0, or between 1e-12 and 1e12 in magnitude, of a centre not below 2e-12. The magnitudes of one sum
   * add up to at most 1e12. */
  double coefficient;
} keep_term;

/** The constraint of equal, the minimum or the maximum of an attribute; none for no value, and for a group. */
KEEPLAYOUT_API keep_constraint keep_attribute_constraint(const keep_layout *layout,
                                                         keep_attribute attribute,
                                                         keep_relation relation);

/**
 * Removes a constraint: a rule or a sum is destroyed, a value becomes none, the size of a root is left to
 * its content. Calls back.
 *
 * Returns KEEP_ERROR_STATE for constraints that follow from a node itself: from its content, from being gone,
 * and from sizes not being negative.
 */
KEEPLAYOUT_API keep_status keep_constraint_remove(keep_layout *layout, keep_constraint constraint);

/**
 * Whether a constraint is active. It is inactive while its nodes share no tree, and while one of them is gone
 * in the cases of keep_node_set_gone. A rule or a sum is also inactive while it is not installed, or its
 * atomic group is not active; an applied attribute, while its condition is false or a newer one replaces it.
 */
KEEPLAYOUT_API bool keep_constraint_is_active(const keep_layout *layout,
                                              keep_constraint constraint);

/** The origin of a constraint. */
KEEPLAYOUT_API keep_source keep_constraint_source(const keep_layout *layout,
                                                  keep_constraint constraint);

/** The node that a constraint belongs to: the first one of its equation. */
KEEPLAYOUT_API keep_node keep_constraint_node(const keep_layout *layout,
                                              keep_constraint constraint);

/** The attribute of a value or a rule; none for other constraints. */
KEEPLAYOUT_API keep_attribute keep_constraint_attribute(const keep_layout *layout,
                                                        keep_constraint constraint);

/** The relation of a constraint, as it was made: the minimum of a right inset is KEEP_AT_LEAST. */
KEEPLAYOUT_API keep_relation keep_constraint_relation(const keep_layout *layout,
                                                      keep_constraint constraint);

/**
 * The value of a constraint, as it was made: of a value that follows another attribute, the constant that is
 * added to that; of a sum, its constant. NaN for an invalid handle.
 */
KEEPLAYOUT_API double keep_constraint_value(const keep_layout *layout, keep_constraint constraint);

/** The priority of a constraint; 1000 for a size that is not negative, which precedes even required ones. */
KEEPLAYOUT_API double keep_constraint_priority(const keep_layout *layout,
                                               keep_constraint constraint);

/**
 * A constraint in words.
 *
 * text: KEEP_TEXT_DESCRIPTION, a sentence, "left inset of <image> to superview <window> at least 10 with
 *   required priority", or "width of <image> cannot be negative"; KEEP_TEXT_NAME; KEEP_TEXT_EQUATION
 *   (keeplayout/equations.h); KEEP_TEXT_WHY, KEEP_TEXT_FILE (keeplayout/diagnosis.h).
 * Cost: for KEEP_TEXT_WHY as keep_constraint_binding; for an equation linear in its terms.
 */
KEEPLAYOUT_API const char *keep_constraint_text(const keep_layout *layout,
                                                keep_constraint constraint, keep_text text);

/**
 * Sets the name of a rule or a sum (terms, equations, applied attributes), for messages: its sentence begins
 * with it, "gutter: left of <text> equal to right of <image> + 8 with required priority", and in Auto Layout's
 * log it is the identifier. A value is named by its attribute (keep_attribute_set_name).
 *
 * name: at most 255 bytes, or KEEP_ERROR_LIMIT; NULL or "" for none.
 * Returns KEEP_ERROR_STATE for other constraints.
 */
KEEPLAYOUT_API keep_status keep_constraint_set_name(keep_layout *layout, keep_constraint constraint,
                                                    const char *name);

/**
 * The linear form of any constraint: the terms of a sum, its relation and its constant. The right inset 10
 * of a is a.right - parent.right == -10. If a sum has leading or trailing in it, and reading goes from right
 * to left in its first node, all its horizontal positions, centres as well, count from the right: a leading
 * inset of 10 is a.leading - parent.leading == 10.
 *
 * A value that follows another attribute takes each of the two in the coordinates around it; a sum has one
 * coordinate space. So it is returned as it counts at the moment: with left and right where any of the nodes
 * reads from right to left, with the content guide of a node that scrolls for what is inside it, and with the
 * effect of alignment rectangles in the constant.
 *
 * terms: the node of a term is none where the sum was made with none.
 * Returns 0, and writes nothing, for an attribute whose node has no parent, or shares no tree with the other
 * one, at the moment. Cost: linear in the terms.
 */
KEEPLAYOUT_API size_t keep_constraint_terms(keep_layout *layout, keep_constraint constraint,
                                            keep_relation *relation, double *constant,
                                            keep_term *terms, size_t capacity);

/**
 * Sets the value of a constraint in place (keep_constraint_value), with the limits of the call that made it.
 *
 * Returns KEEP_ERROR_STATE where keep_constraint_remove does.
 */
KEEPLAYOUT_API keep_status keep_constraint_set_value(keep_layout *layout,
                                                     keep_constraint constraint, double value);

/**
 * Sets the priority of a constraint in place, also to and from required. Calls back.
 *
 * Returns KEEP_ERROR_STATE where keep_constraint_remove does.
 */
KEEPLAYOUT_API keep_status keep_constraint_set_priority(keep_layout *layout,
                                                        keep_constraint constraint,
                                                        double priority);

/**
 * Sets the relation of a rule or of a sum in place. Calls back.
 *
 * Returns KEEP_ERROR_STATE for other constraints.
 */
KEEPLAYOUT_API keep_status keep_constraint_set_relation(keep_layout *layout,
                                                        keep_constraint constraint,
                                                        keep_relation relation);

/**
 * Sets one coefficient of a sum in place. The multiplier m of `first == m * second + c` is the coefficient
 * -m of term 1.
 *
 * index: which term, as in keep_constraint_terms.
 * Returns KEEP_ERROR_INVALID_ARGUMENT also for a sum that would then mean nothing; KEEP_ERROR_STATE for other
 * constraints. Cost: linear in the terms.
 */
KEEPLAYOUT_API keep_status keep_constraint_set_coefficient(keep_layout *layout,
                                                           keep_constraint constraint, size_t index,
                                                           double coefficient);

/**
 * Installs a rule or a sum, or uninstalls it, which keeps it.
 *
 * Returns KEEP_ERROR_UNRELATED for a sum whose nodes share no tree; KEEP_ERROR_STATE for other constraints.
 * Cost: linear in the depth of the nodes.
 */
KEEPLAYOUT_API keep_status keep_constraint_set_installed(keep_layout *layout,
                                                         keep_constraint constraint,
                                                         bool installed);

/** Whether a constraint is installed; it may be inactive all the same (keep_constraint_is_active). */
KEEPLAYOUT_API bool keep_constraint_is_installed(const keep_layout *layout,
                                                 keep_constraint constraint);

/* ==== Terms ==================================================================================
 *
 * The linear constraint itself: anchors of nodes (positions of their edges, and sizes), each times a
 * coefficient, added up. TULayoutAdditions and Apple's constraints are sums of two terms.
 *
 *     green.top >= blue.bottom + 10
 *
 *     keep_node_constrain(ui, green, KEEP_ANCHOR_TOP, KEEP_AT_LEAST, blue, KEEP_ANCHOR_BOTTOM, 1, 10,
 *                         KEEP_REQUIRED, true);
 *
 *     a.left - b.right == 2 * (c.left - a.right)
 *
 *     keep_term terms[] = {{a, KEEP_ANCHOR_LEFT, 1}, {b, KEEP_ANCHOR_RIGHT, -1},
 *                          {c, KEEP_ANCHOR_LEFT, -2}, {a, KEEP_ANCHOR_RIGHT, 2}};
 *     keep_constraint_create(ui, terms, 4, KEEP_EQUAL, 0, KEEP_REQUIRED, true);
 *
 * Positions are in the coordinates of the nearest common ancestor of the nodes whose positions are in the
 * sum, which may be one of them. The positions of one node alone are in the coordinates of its parent:
 * a.right == 100 is 100 points from the parent's left.
 *
 * What a sum may be (Apple's rules for two attributes, for any number of them): positions whose
 * coefficients add up to 0 are a distance, and go with everything. Other positions go neither with
 * positions along the other axis (keep_layout_set_mixed_axes), nor left and right with leading and
 * trailing; with a size they are in the same coordinates: a.left == 0.1 * parent.width is a tenth of the
 * way from the parent's left. A root alone has no position in a sum: that is the host's. A sum whose terms
 * cancel is true, and does nothing, or false, and a conflict by itself.
 */

/**
 * Makes the constraint anchor == multiplier * other_anchor + constant, the form of TULayoutAdditions and of
 * Apple's constraints. Every call makes one, in addition to those that are there.
 *
 * other: may be the same node. With KEEP_NO_NODE a size is kept at a number of points, and a position
 *   relates to the parent's same anchor, also of a later parent: right == -10 is 10 points inside its right.
 * other_anchor: ignored without another node.
 * multiplier: as the coefficient of a keep_term; ignored, but checked, for a size without another node.
 * constant: up to 1e12 in magnitude.
 * installed: whether it is active at once; keep_constraint_set_installed does it later.
 * Returns none with KEEP_ERROR_INVALID_ARGUMENT also for a pair that means nothing, KEEP_ERROR_UNRELATED where
 * it is installed and the nodes share no tree, or the parent is that of a root.
 * Cost: linear in the depth of the nodes.
 */
KEEPLAYOUT_API keep_constraint keep_node_constrain(keep_layout *layout, keep_node node,
                                                   keep_anchor anchor, keep_relation relation,
                                                   keep_node other, keep_anchor other_anchor,
                                                   double multiplier, double constant,
                                                   double priority, bool installed);

/**
 * Makes the constraint that a sum of terms is at most, equal to, or at least a constant. A violation is
 * measured in the unit of the sum: with 2 * a.width, in half points of a's width. While its nodes share no
 * tree the constraint is inactive; destroying any of them removes it. Atomic groups record it, as rules.
 *
 * terms: at least one with a node; a node may be in several.
 * count: 1 to 65,536.
 * constant, installed, and errors: as keep_node_constrain.
 * Cost: linear in the terms, and in the depth of their nodes.
 */
KEEPLAYOUT_API keep_constraint keep_constraint_create(keep_layout *layout, const keep_term *terms,
                                                      size_t count, keep_relation relation,
                                                      double constant, double priority,
                                                      bool installed);

/**
 * Begins to collect the constraints that are made and at once installed: sums of terms, equations, rules.
 * Captures nest: inner ones collect for outer ones too. They are no part of transactions: a rollback neither
 * ends captures nor resumes them.
 */
KEEPLAYOUT_API keep_status keep_capture_begin(keep_layout *layout);

/**
 * The constraints that the innermost capture has collected, in the order in which they were made, without
 * those that have been removed since. Cost: linear in them.
 */
KEEPLAYOUT_API size_t keep_capture_constraints(const keep_layout *layout,
                                               keep_constraint *constraints, size_t capacity);

/** Ends the innermost capture; the constraints stay. KEEP_ERROR_STATE without a capture. */
KEEPLAYOUT_API keep_status keep_capture_end(keep_layout *layout);

/* ==== In one word ========================================================================= */
#ifndef KEEPLAYOUT_DECLARATIONS_ONLY

static inline const char *keep_constraint_description(const keep_layout *layout,
                                                      keep_constraint constraint) {
  return keep_constraint_text(layout, constraint, KEEP_TEXT_DESCRIPTION);
}

static inline const char *keep_constraint_name(const keep_layout *layout,
                                               keep_constraint constraint) {
  return keep_constraint_text(layout, constraint, KEEP_TEXT_NAME);
}

static inline bool keep_constraint_is_valid(const keep_layout *layout, keep_constraint constraint) {
  return keep_layout_handle_kind(layout, constraint.id) == KEEP_HANDLE_CONSTRAINT;
}

#endif

#ifdef __cplusplus
}
#endif

#endif
