/* keeplayout/terms.h - constraints, and sums of anchors. */
#ifndef KEEPLAYOUT_TERMS_H
#define KEEPLAYOUT_TERMS_H

#include "core.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ==== Constraint =============================================================================
 *
 * Whatever function made it, what the layout keeps is one kind of thing: a linear relation between
 * numbers of nodes, with a priority. Values of attributes, rules, sizes of roots and the floor
 * under every size are constraints; conflicts are made of them.
 */

/** Where a constraint comes from. Since 0.1. */
typedef enum keep_source {
  /** No constraint: the handle is invalid. */
  KEEP_SOURCE_NONE = 0,
  /** Equal, min or max of an attribute. */
  KEEP_SOURCE_VALUE = 1,
  /** keep_node_add_rule. */
  KEEP_SOURCE_RULE = 2,
  /** The size of a root. */
  KEEP_SOURCE_ROOT_SIZE = 3,
  /** A width or height is never negative. */
  KEEP_SOURCE_NOT_NEGATIVE = 4,
  /** Equal, min or max of an attribute that follows another (keep_attribute_set_equal_to). */
  KEEP_SOURCE_LINK = 5,
  /** A sum of terms (keep_constraint_create), which equation strings are, too. */
  KEEP_SOURCE_TERMS = 6,
  /** A sum of terms that was applied (keep_node_apply). */
  KEEP_SOURCE_APPLIED = 7,
  /** Hugging or compression resistance of the content of a node (keep_node_set_content_size). */
  KEEP_SOURCE_CONTENT = 8,
  /** A node that is gone has no size (keep_node_set_gone). */
  KEEP_SOURCE_GONE = 9
} keep_source;

/**
 * What of a node stands in a sum. The numbers up to 20 are those of Apple's layout attributes.
 * Since 0.1.
 */
typedef enum keep_anchor {
  /** The left edge. */
  KEEP_ANCHOR_LEFT = 1,
  /** The right edge. */
  KEEP_ANCHOR_RIGHT = 2,
  /** The top edge. */
  KEEP_ANCHOR_TOP = 3,
  /** The bottom edge. */
  KEEP_ANCHOR_BOTTOM = 4,
  /** Where one begins to read. */
  KEEP_ANCHOR_LEADING = 5,
  /** Where one stops reading. */
  KEEP_ANCHOR_TRAILING = 6,
  /** How wide it is. */
  KEEP_ANCHOR_WIDTH = 7,
  /** How high it is. */
  KEEP_ANCHOR_HEIGHT = 8,
  /** Halfway between left and right. */
  KEEP_ANCHOR_CENTER_X = 9,
  /** Halfway between top and bottom. */
  KEEP_ANCHOR_CENTER_Y = 10,
  /** The baseline of the last line of text; TULayoutAdditions' and PLX's baseline. */
  KEEP_ANCHOR_LAST_BASELINE = 11,
  /** The baseline of the first line of text. */
  KEEP_ANCHOR_FIRST_BASELINE = 12,
  /** The left edge within the margins. */
  KEEP_ANCHOR_LEFT_MARGIN = 13,
  /** The right edge within the margins. */
  KEEP_ANCHOR_RIGHT_MARGIN = 14,
  /** The top edge within the margins. */
  KEEP_ANCHOR_TOP_MARGIN = 15,
  /** The bottom edge within the margins. */
  KEEP_ANCHOR_BOTTOM_MARGIN = 16,
  /** The leading edge within the margins. */
  KEEP_ANCHOR_LEADING_MARGIN = 17,
  /** The trailing edge within the margins. */
  KEEP_ANCHOR_TRAILING_MARGIN = 18,
  /** Halfway between the left and the right margin. */
  KEEP_ANCHOR_CENTER_X_WITHIN_MARGINS = 19,
  /** Halfway between the top and the bottom margin. */
  KEEP_ANCHOR_CENTER_Y_WITHIN_MARGINS = 20,
  /** The left edge of the safe area. */
  KEEP_ANCHOR_LEFT_SAFE = 21,
  /** The right edge of the safe area. */
  KEEP_ANCHOR_RIGHT_SAFE = 22,
  /** The top edge of the safe area. */
  KEEP_ANCHOR_TOP_SAFE = 23,
  /** The bottom edge of the safe area. */
  KEEP_ANCHOR_BOTTOM_SAFE = 24,
  /** The leading edge of the safe area. */
  KEEP_ANCHOR_LEADING_SAFE = 25,
  /** The trailing edge of the safe area. */
  KEEP_ANCHOR_TRAILING_SAFE = 26,
  /** Halfway between left and right of the safe area. */
  KEEP_ANCHOR_CENTER_X_WITHIN_SAFE_AREA = 27,
  /** Halfway between top and bottom of the safe area. */
  KEEP_ANCHOR_CENTER_Y_WITHIN_SAFE_AREA = 28
} keep_anchor;

/** One term of a sum: an anchor of a node, times a coefficient. Since 0.1. */
typedef struct keep_term {
  /** Whose. KEEP_NO_NODE is the parent, whichever that is, of the first node in the sum. */
  keep_node node;
  /** Which number of it. */
  keep_anchor anchor;
  /** 0, or between 1e-12 and 1e12 in magnitude, of a centre not below 2e-12. The magnitudes of one sum
   * add up to at most 1e12. */
  double coefficient;
} keep_term;

/**
 * The constraint behind a value of an attribute.
 *
 * layout: the layout.
 * attribute: the attribute.
 * relation: KEEP_EQUAL for equal, KEEP_AT_LEAST for min, KEEP_AT_MOST for max.
 * Returns the constraint; none if there is no such value, for a group, and for an invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_constraint keep_attribute_constraint(const keep_layout *layout,
                                                         keep_attribute attribute,
                                                         keep_relation relation);

/**
 * Removes a constraint: a rule or a sum is destroyed, a value becomes none, a root's size is left to its
 * content.
 *
 * layout: the layout.
 * constraint: the constraint; its handle is stale afterwards.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_STATE for
 * constraints that follow from what a node is: from its content, from being gone, and from the rule that
 * no size is negative (keep_layout_set_negative_sizes).
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_constraint_remove(keep_layout *layout, keep_constraint constraint);

/**
 * Whether a constraint is in force. It sleeps while its nodes share no tree, and while one of them is
 * gone where keep_node_set_gone says so. A rule or a sum also sleeps while it is not installed, or while
 * the atomic group that it was made in is not active; an applied attribute, while its condition is false
 * or a newer one excludes it.
 *
 * layout: the layout.
 * constraint: the constraint.
 * Returns true if so; false for an invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API bool keep_constraint_is_active(const keep_layout *layout,
                                              keep_constraint constraint);

/**
 * Where a constraint comes from.
 *
 * layout: the layout.
 * constraint: the constraint.
 * Returns the source; KEEP_SOURCE_NONE for an invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_source keep_constraint_source(const keep_layout *layout,
                                                  keep_constraint constraint);

/**
 * The node that a constraint belongs to: the first one of its equation.
 *
 * layout: the layout.
 * constraint: the constraint.
 * Returns the node; none for an invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_node keep_constraint_node(const keep_layout *layout,
                                              keep_constraint constraint);

/**
 * The attribute that a constraint is a value of, or a rule on.
 *
 * layout: the layout.
 * constraint: the constraint.
 * Returns the attribute; none for every other source, and for an invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_attribute keep_constraint_attribute(const keep_layout *layout,
                                                        keep_constraint constraint);

/**
 * How a constraint relates to its value, as it was made: the min of a right inset is KEEP_AT_LEAST.
 *
 * layout: the layout.
 * constraint: the constraint.
 * Returns the relation; KEEP_EQUAL for an invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_relation keep_constraint_relation(const keep_layout *layout,
                                                      keep_constraint constraint);

/**
 * The value of a constraint, as it was made: of a value that follows another attribute, what is
 * added to that; of a sum, its constant.
 *
 * layout: the layout.
 * constraint: the constraint.
 * Returns the value; NaN for an invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API double keep_constraint_value(const keep_layout *layout, keep_constraint constraint);

/**
 * The priority of a constraint.
 *
 * layout: the layout.
 * constraint: the constraint.
 * Returns the priority; 1000 for the rule that a size is not negative, which takes precedence even over
 * what is required; 0 for an invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API double keep_constraint_priority(const keep_layout *layout,
                                               keep_constraint constraint);

/**
 * A constraint in words.
 *
 * constraint: the constraint.
 * text: KEEP_TEXT_DESCRIPTION, a sentence, "left inset of <image> to superview <window> at least 10 with
 *   required priority", or "width of <image> cannot be negative"; KEEP_TEXT_NAME; KEEP_TEXT_EQUATION
 *   (keeplayout/equations.h); KEEP_TEXT_WHY, KEEP_TEXT_FILE (keeplayout/diagnosis.h).
 * Returns text; "" for an invalid handle or no such text.
 * Thread: owner's thread. Cost: for KEEP_TEXT_WHY as keep_constraint_holders; for an equation linear in its
 * terms.
 * Since 0.1.
 */
KEEPLAYOUT_API const char *keep_constraint_text(const keep_layout *layout,
                                                keep_constraint constraint, keep_text text);

/**
 * Names a rule or a sum (terms, equations, applied attributes), for messages: its sentence begins with
 * it, "gutter: left of <text> equal to right of <image> + 8 with required priority", and in the form of
 * Auto Layout's log it is the identifier, which is the sentence where there is no name. Names need not
 * differ. A value is named by its attribute (keep_attribute_set_name).
 *
 * layout: the layout.
 * constraint: the constraint.
 * name: NUL-terminated UTF-8 of at most 255 bytes, copied during the call; NULL or "" for none.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT (also for text that is not UTF-8);
 * KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_STATE for other constraints; KEEP_ERROR_LIMIT for a longer
 * name.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_constraint_set_name(keep_layout *layout, keep_constraint constraint,
                                                    const char *name);

/**
 * The linear form of any constraint: the terms of a sum, its relation and its constant. The right inset
 * 10 of a is a.right - parent.right == -10. Leading and trailing are returned as such. If a sum has one
 * of them, and reading goes from right to left in its first node, all its horizontal positions, centres
 * as well, count from the right: a leading inset of 10 is a.leading - parent.leading == 10.
 *
 * A value that follows another attribute takes each of the two in the coordinates around it, which may
 * be two places; a sum has one. So it is returned as it counts at the moment: with left and right where
 * any of the nodes reads from right to left, with the content guide of a node that scrolls for what is
 * inside it, and with the effect of alignment rectangles in the constant.
 *
 * layout: the layout.
 * constraint: the constraint.
 * relation: receives the relation of the sum; may be NULL.
 * constant: receives what the sum relates to; may be NULL.
 * terms: receives up to capacity terms; may be NULL. The node of a term is none where the sum was made
 *   with none.
 * capacity: room in terms.
 * Returns how many terms there are; 0 for an invalid handle, and for an attribute whose node has no
 * parent, or shares no tree with the other one, at the moment; nothing is written then.
 * Thread: owner's thread. Cost: linear in the terms.
 * Since 0.1.
 */
KEEPLAYOUT_API size_t keep_constraint_terms(keep_layout *layout, keep_constraint constraint,
                                            keep_relation *relation, double *constant,
                                            keep_term *terms, size_t capacity);

/**
 * Changes the value of a constraint in place, as it was made (keep_constraint_value): the value of an
 * attribute or a rule, the size of a root, the constant of a sum.
 *
 * layout: the layout.
 * constraint: the constraint; its handle stays.
 * value: with the limits of the call that made the constraint; NaN is refused: to remove it there is
 *   keep_constraint_remove.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_STATE for what
 * keep_constraint_remove refuses.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_constraint_set_value(keep_layout *layout,
                                                     keep_constraint constraint, double value);

/**
 * Changes the priority of a constraint in place, also to and from required.
 *
 * layout: the layout.
 * constraint: the constraint; its handle stays.
 * priority: 0 < priority <= 1000.
 * Returns as keep_constraint_set_value.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_constraint_set_priority(keep_layout *layout,
                                                        keep_constraint constraint,
                                                        double priority);

/**
 * Changes the relation of a rule or of a sum in place. A value of an attribute is equal, min or max,
 * and stays so.
 *
 * layout: the layout.
 * constraint: the constraint; its handle stays.
 * relation: one of keep_relation.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_STATE for what
 * is neither a rule nor a sum.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_constraint_set_relation(keep_layout *layout,
                                                        keep_constraint constraint,
                                                        keep_relation relation);

/**
 * Changes one coefficient of a sum in place. The multiplier m of `first == m * second + c` is
 * the coefficient -m of term 1.
 *
 * layout: the layout.
 * constraint: a sum of terms; its handle stays.
 * index: which term, from 0, as in keep_constraint_terms.
 * coefficient: as in keep_constraint_create.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT, also for a sum that would then mean nothing;
 * KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_STATE for what is no sum of terms.
 * Thread: owner's thread. Cost: linear in the terms.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_constraint_set_coefficient(keep_layout *layout,
                                                           keep_constraint constraint, size_t index,
                                                           double coefficient);

/**
 * Puts a rule or a sum into force, or takes it out; either as often as wanted. What it says stays.
 *
 * layout: the layout.
 * constraint: a rule, or a sum of terms; its handle stays.
 * installed: whether it is to be in force.
 * Returns KEEP_OK, also if it is so already; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE;
 * KEEP_ERROR_UNRELATED for a sum whose nodes share no tree; KEEP_ERROR_STATE for what is neither a
 * rule nor a sum.
 * Thread: owner's thread. Cost: linear in how deep the nodes are.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_constraint_set_installed(keep_layout *layout,
                                                         keep_constraint constraint,
                                                         bool installed);

/**
 * Whether a constraint is meant to be in force. It may sleep all the same: see
 * keep_constraint_is_active.
 *
 * layout: the layout.
 * constraint: the constraint.
 * Returns true if so; false for an invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API bool keep_constraint_is_installed(const keep_layout *layout,
                                                 keep_constraint constraint);

/* ==== Terms ==================================================================================
 *
 * The linear constraint as it is: anchors of nodes (where their lines are, how large they are), each
 * times a coefficient, added up. TULayoutAdditions and Apple's constraints are sums of two terms.
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
 * Positions are in the coordinates of the nearest common ancestor of the nodes whose positions are in
 * the sum. That may be one of them, whose own lines then begin at 0. The positions of one node alone are
 * in the coordinates of its parent: a.right == 100 is 100 points from the parent's left.
 *
 * What a sum may be (Apple's rules for two attributes, for any number of them): positions whose
 * coefficients add up to 0 are a distance, and go with everything. Other positions go neither with
 * positions along the other axis (keep_layout_set_mixed_axes), nor left and right with leading and
 * trailing; beside a size they are in the same coordinates: a.left == 0.1 * parent.width is a tenth of
 * the way from the parent's left. A root alone has no position in a sum: it is the host's. A sum whose terms cancel is only a statement: if it is true it does nothing, if
 * it is false it is a conflict by itself.
 */

/**
 * Constrains an anchor of a node to that of another: anchor == multiplier * other_anchor + constant,
 * the form of TULayoutAdditions and of Apple's constraints. Every call makes one constraint, in addition
 * to those that are there.
 *
 * layout: the layout.
 * node: the node.
 * anchor: one of keep_anchor.
 * relation: one of keep_relation.
 * other: the other node, which may be the same one. With KEEP_NO_NODE a size is kept at a number of
 *   points, and a position relates to the parent's same anchor, so that right == -10 is 10 points
 *   inside the parent's right. If the node gets another parent, it relates to that.
 * other_anchor: one of keep_anchor; ignored without another node.
 * multiplier: as the coefficient of a keep_term, and the anchor's own is 1; a size without another node
 *   ignores it, but it has to be valid there, too.
 * constant: in points, up to 1e12 in magnitude.
 * priority: 0 < priority <= 1000.
 * installed: whether it is in force at once; keep_constraint_set_installed does it later.
 * Returns the constraint; none if it is refused: KEEP_ERROR_INVALID_ARGUMENT, also for a pair that
 * means nothing; KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_UNRELATED where it is installed and the nodes
 * share no tree, or the parent is that of a root; KEEP_ERROR_LIMIT.
 * Thread: owner's thread. Cost: linear in how deep the nodes are.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_constraint keep_node_constrain(keep_layout *layout, keep_node node,
                                                   keep_anchor anchor, keep_relation relation,
                                                   keep_node other, keep_anchor other_anchor,
                                                   double multiplier, double constant,
                                                   double priority, bool installed);

/**
 * Keeps a sum of terms at most, equal to, or at least at a constant. A violation is measured in the
 * unit of the sum: with 2 * a.width, in half points of a's width.
 *
 * While its nodes share no tree the constraint sleeps; it wakes when they do. Destroying any of them
 * removes it. An atomic group that records takes it back and puts it back, as it does with rules.
 *
 * layout: the layout.
 * terms: count terms, at least one of them with a node; a node may be in several.
 * count: 1 to 65,536.
 * relation: one of keep_relation.
 * constant: up to 1e12 in magnitude.
 * priority: 0 < priority <= 1000.
 * installed: whether it is in force at once; keep_constraint_set_installed does it later.
 * Returns as keep_node_constrain.
 * Thread: owner's thread. Cost: linear in the terms, and in how deep their nodes are.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_constraint keep_constraint_create(keep_layout *layout, const keep_term *terms,
                                                      size_t count, keep_relation relation,
                                                      double constant, double priority,
                                                      bool installed);

/**
 * Begins to collect the constraints that are made and at once installed: sums of terms, equations,
 * rules. (Values of attributes are not made but set: atomic groups are for them.) Captures nest: what an
 * inner one collects, those around it collect, too, in the order in which it was made. Captures are no
 * part of transactions: a rollback neither ends captures that were begun in the transaction, nor resumes
 * those that were ended in it.
 *
 * layout: the layout.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT for NULL.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_capture_begin(keep_layout *layout);

/**
 * What the innermost capture has collected so far, in the order in which it was made, without what
 * has been removed or rolled back since.
 *
 * layout: the layout.
 * constraints: receives up to capacity constraints; may be NULL.
 * capacity: room in constraints.
 * Returns how many there are; 0 without a capture.
 * Thread: owner's thread. Cost: linear in what was made.
 * Since 0.1.
 */
KEEPLAYOUT_API size_t keep_capture_constraints(const keep_layout *layout,
                                               keep_constraint *constraints, size_t capacity);

/**
 * Ends the innermost capture. The constraints stay.
 *
 * layout: the layout.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT for NULL; KEEP_ERROR_STATE without a capture.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_capture_end(keep_layout *layout);

/* ==== In one word ============================================================================
 *
 * What reads better in C; other languages call what is behind it.
 */
#ifndef KEEPLAYOUT_DECLARATIONS_ONLY

/** A constraint as a sentence. */
static inline const char *keep_constraint_description(const keep_layout *layout,
                                                      keep_constraint constraint) {
  return keep_constraint_text(layout, constraint, KEEP_TEXT_DESCRIPTION);
}

/** The name that a constraint has been given. */
static inline const char *keep_constraint_name(const keep_layout *layout,
                                               keep_constraint constraint) {
  return keep_constraint_text(layout, constraint, KEEP_TEXT_NAME);
}

/** Whether a constraint still exists. */
static inline bool keep_constraint_is_valid(const keep_layout *layout, keep_constraint constraint) {
  return keep_layout_handle_kind(layout, constraint.id) == KEEP_HANDLE_CONSTRAINT;
}

#endif

#ifdef __cplusplus
}
#endif

#endif
