/* keeplayout/equations.h - constraints as strings. */
#ifndef KEEPLAYOUT_EQUATIONS_H
#define KEEPLAYOUT_EQUATIONS_H

#include "terms.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ==== Equation ===============================================================================
 *
 * Constraints as strings, as PLXVisualAttributeConstraints and TATLayout have them, and more:
 *
 *     secondView.left >= firstView.left * 2 + 10
 *     10 <= label.width <= parent.width / 2 @ high
 *     2 * (icon.left - parent.left) == parent.right - icon.right - gap
 *
 *   sums        Attributes of nodes and numbers, with + - * / and parentheses (64 deep), on both
 *               sides; anything that is linear. Each sum may relate to a next one: a chain makes a
 *               constraint of each pair of neighbours.
 *   relations   == <= >=
 *   nodes       A name that no other node has: letters, digits (not first), _, and any character that
 *               is not ASCII; any other name in double quotes, with a backslash before " and \. Upper
 *               and lower case are different. #3 is the node that messages call <node #3>. parent
 *               and superview are the parent, whichever that is, of the first node in the
 *               constraint, unless a node has that name.
 *   attributes  left right top bottom leading trailing width height centerX centerY firstBaseline
 *               lastBaseline; baseline, which is the last; leftMargin ... trailingMargin,
 *               centerXWithinMargins, centerYWithinMargins; leftSafe ... trailingSafe,
 *               centerXWithinSafeArea, centerYWithinSafeArea. Upper and lower case are the same.
 *   numbers     10, .5, 2.50, 1e3; and metrics, which are numbers by a name.
 *   priority    @ and a number, which may be calculated: @250, @ high, @ required - 1, @ metric. The
 *               names are required or must, high or shall, medium, low or may, and fitting or fit, in
 *               any case; a metric of such a name is a fault here. All constraints of the string
 *               have it.
 *   blanks      ends of lines and comments may be anywhere but inside names, numbers and relations.
 *               A comment is from // or from a # that no digit follows to the end of the line.
 *
 * Without a node on the other side a position is one in the parent's coordinates: a.right == 100 is
 * 100 points from the parent's left, and not an inset; a.left == parent.width / 10 likewise. What a
 * sum may be is documented under Terms.
 */

/** What is wrong with an equation string. Since 0.1. */
typedef enum keep_fault {
  /** Nothing. */
  KEEP_FAULT_NONE = 0,
  /** There is nothing in the string. */
  KEEP_FAULT_EMPTY = 1,
  /** It is not UTF-8, or has a zero byte. */
  KEEP_FAULT_TEXT = 2,
  /** A node, a number or a metric is missing. */
  KEEP_FAULT_OPERAND = 3,
  /** An attribute is missing. */
  KEEP_FAULT_ATTRIBUTE = 4,
  /** No node has that name. */
  KEEP_FAULT_UNKNOWN_NODE = 5,
  /** No metric has that name. */
  KEEP_FAULT_UNKNOWN_METRIC = 6,
  /** There is no such attribute. */
  KEEP_FAULT_UNKNOWN_ATTRIBUTE = 7,
  /** A relation is missing, or is none of == <= >=. */
  KEEP_FAULT_RELATION = 8,
  /** Something is left over behind the equation. */
  KEEP_FAULT_END = 9,
  /** A parenthesis is not closed. */
  KEEP_FAULT_PARENTHESIS = 10,
  /** A name in quotes does not end. */
  KEEP_FAULT_QUOTE = 11,
  /** A number is not written as one. */
  KEEP_FAULT_NUMBER = 12,
  /** A number is larger than 1e12. */
  KEEP_FAULT_RANGE = 13,
  /** Attributes are multiplied with each other. */
  KEEP_FAULT_PRODUCT = 14,
  /** Something is divided by an attribute. */
  KEEP_FAULT_DIVISOR = 15,
  /** Something is divided by 0. */
  KEEP_FAULT_ZERO = 16,
  /** The priority is no number above 0 and at most 1000. */
  KEEP_FAULT_PRIORITY = 17,
  /** There is no attribute on either side. */
  KEEP_FAULT_CONSTANT = 18,
  /** Parentheses are nested more than 64 deep. */
  KEEP_FAULT_DEPTH = 19,
  /** The string can be read, but the layout refuses what it says: the status tells why. */
  KEEP_FAULT_REFUSED = 20,
  /** Several nodes have that name. */
  KEEP_FAULT_AMBIGUOUS = 21,
  /** No priority and no metric has that name. */
  KEEP_FAULT_UNKNOWN_PRIORITY = 22,
  /** A metric has the name of a priority, and stands where a priority does. */
  KEEP_FAULT_METRIC_AND_PRIORITY = 23
} keep_fault;

/** A fault of an equation string, and where it is. Since 0.1. */
typedef struct keep_equation_fault {
  /** Which string of the call, from 0. */
  size_t index;
  /** Where in it, in bytes, from 0. */
  size_t offset;
  /** Where in it, in characters (code points), from 1. */
  size_t column;
  /** What it is. */
  keep_fault fault;
  /** Why the layout refuses it; KEEP_ERROR_INVALID_ARGUMENT for what cannot be read. */
  keep_status status;
} keep_equation_fault;

/**
 * What equation strings are read against. If it is all zero, nodes are known by their own names,
 * constraints are required and at once in force, and a fault in one string refuses all of them.
 * Since 0.1.
 */
typedef struct keep_equation_context {
  /** sizeof(keep_equation_context) in the host, which KEEP_EQUATION_CONTEXT sets. */
  uint32_t size KEEPLAYOUT_OR_ZERO;
  /**
   * names[name_count], for nodes; the first of two that are the same counts, and NULL names nothing.
   * Without any, nodes are known by their own names; a name that several nodes have is a fault.
   */
  const char *const *names KEEPLAYOUT_OR_ZERO;
  /** nodes[name_count]: the node of each name, which is checked where a string mentions it. */
  const keep_node *nodes KEEPLAYOUT_OR_ZERO;
  /** How many names for nodes there are. */
  size_t name_count KEEPLAYOUT_OR_ZERO;
  /** metrics[metric_count], names for numbers, in the same way. */
  const char *const *metrics KEEPLAYOUT_OR_ZERO;
  /** values[metric_count], the number of each: finite, up to 1e12 in magnitude, where a string mentions it. */
  const double *values KEEPLAYOUT_OR_ZERO;
  /** How many names for numbers there are. */
  size_t metric_count KEEPLAYOUT_OR_ZERO;
  /** For equations that have none of their own; 0 is required. */
  double priority KEEPLAYOUT_OR_ZERO;
  /** Whether the constraints are made without being in force (keep_constraint_set_installed). */
  bool uninstalled KEEPLAYOUT_OR_ZERO;
  /** Whether strings with faults are left out, instead of refusing all of them. Ignored by
   * keep_equation_create, which reads one. */
  bool skips_faults KEEPLAYOUT_OR_ZERO;
} keep_equation_context;

/** Initializes a context: KEEP_EQUATION_CONTEXT(.names = names, .nodes = nodes, .name_count = 2). */
#define KEEP_EQUATION_CONTEXT(...) {.size = sizeof(keep_equation_context), __VA_ARGS__}

/**
 * Makes the constraint of an equation string.
 *
 * layout: the layout.
 * text: UTF-8, NUL-terminated.
 * context: names and more; may be NULL.
 * Returns the constraint, of a chain the first one (a capture collects all of them); none on
 * failure (keep_layout_error: KEEP_ERROR_INVALID_ARGUMENT for a fault in the string, which
 * keep_equation_fault_at describes; KEEP_ERROR_LIMIT).
 * Thread: owner's thread. Cost: linear in the string and the names; also in the nodes, if one is called
 * by its number, and for the first few lookups after a node's name was replaced, taken away, or rolled
 * back.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_constraint keep_equation_create(keep_layout *layout, const char *text,
                                                    const keep_equation_context *context);

/**
 * Makes the constraints of many equation strings. If any of them has a fault none is made, unless the
 * context says that those with faults are left out. The faults can be read until the next call that
 * reads strings.
 *
 * layout: the layout.
 * texts: count strings in UTF-8.
 * lengths: the bytes of each; NULL if they are NUL-terminated.
 * count: how many.
 * context: names and more; may be NULL.
 * constraints: receives up to capacity constraints, in the order of the strings; may be NULL.
 * capacity: room in constraints.
 * made: receives how many there are, more than strings where there are chains; may be NULL. If the call
 *   fails, neither made nor constraints is written.
 * Returns KEEP_OK, also if faults were left out; KEEP_ERROR_INVALID_ARGUMENT, also if there are
 * faults; KEEP_ERROR_LIMIT.
 * Thread: owner's thread. Cost: linear in the strings and the names; also in the nodes where
 * keep_equation_create is.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_equations_create(keep_layout *layout, const char *const *texts,
                                                 const size_t *lengths, size_t count,
                                                 const keep_equation_context *context,
                                                 keep_constraint *constraints, size_t capacity,
                                                 size_t *made);

/**
 * How many strings had faults in the last call that read strings.
 *
 * layout: the layout.
 * Returns the number of faults, one for each such string; 0 for NULL.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API size_t keep_equation_fault_count(const keep_layout *layout);

/**
 * A fault of the last call that read strings.
 *
 * layout: the layout.
 * index: below keep_equation_fault_count.
 * Returns the fault; one that is all zero if there is no such one.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_equation_fault keep_equation_fault_at(const keep_layout *layout, size_t index);

/**
 * A fault in words: what it is, the string, and a line that points at it.
 *
 *     column 12: there is no such attribute
 *     secondView.lefft >= firstView.left * 2 + 10
 *                ^
 *
 * A long string is cut to what is around the fault; of several lines it shows those up to the one
 * with the fault.
 *
 * layout: the layout.
 * index: below keep_equation_fault_count.
 * Returns text; "" if there is no such fault.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API const char *keep_equation_fault_description(const keep_layout *layout, size_t index);

#ifndef KEEPLAYOUT_DECLARATIONS_ONLY
/**
 * Any constraint as an equation string: "title.right == window.right - 10 @ 750". Read back without
 * names in the context, it makes a sum of terms of the same linear form, if its coefficients are within the
 * limits of keep_term: those of a ratio or a relative size of 1e12 are not. A node whose name others have
 * as well is written by its number.
 *
 * layout: the layout.
 * constraint: the constraint.
 * Returns text; "" for an invalid handle, and for an
 * attribute whose node has no parent, or shares no tree with the other one, at the moment.
 * Cost: linear in its terms; also in the layout, for the first few calls after a
 * name was replaced, taken away, or rolled back.
 */
static inline const char *keep_constraint_equation(const keep_layout *layout,
                                                   keep_constraint constraint) {
  return keep_constraint_text(layout, constraint, KEEP_TEXT_EQUATION);
}
#endif

#ifdef __cplusplus
}
#endif

#endif
