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
 *               centerXWithinSafeArea, centerYWithinSafeArea; also center_x, left_margin ... Upper and
 *               lower case are the same.
 *   numbers     10, .5, 2.50, 1e3; and metrics, which are numbers by a name.
 *   priority    @ and a number, which may be calculated: @250, @ high, @ required - 1, @ metric. The
 *               names are required or must, high or shall, medium, low or may, and fitting or fit, in
 *               any case; a metric of such a name is a fault here. All constraints of the string
 *               have it.
 *   blanks      ends of lines and comments may be anywhere but inside names, numbers and relations.
 *               A comment is from // or from a # that no digit follows to the end of the line.
 *
 * Without a node on the other side a position is one in the parent's coordinates: a.right == 100 is
 * 100 points from the parent's left, and not an inset; a.left == parent.width / 10 likewise. What a sum
 * may be is documented in keeplayout/terms.h.
 */

/** The faults of equation strings. */
typedef enum keep_fault {
  KEEP_FAULT_NONE = 0,              /**< Nothing. */
  KEEP_FAULT_EMPTY = 1,             /**< There is nothing in the string. */
  KEEP_FAULT_TEXT = 2,              /**< It is not UTF-8, or has a zero byte. */
  KEEP_FAULT_OPERAND = 3,           /**< A node, a number or a metric is missing. */
  KEEP_FAULT_ATTRIBUTE = 4,         /**< An attribute is missing. */
  KEEP_FAULT_UNKNOWN_NODE = 5,      /**< No node has that name. */
  KEEP_FAULT_UNKNOWN_METRIC = 6,    /**< No metric has that name. */
  KEEP_FAULT_UNKNOWN_ATTRIBUTE = 7, /**< There is no such attribute. */
  KEEP_FAULT_RELATION = 8,          /**< A relation is missing, or is none of == <= >=. */
  KEEP_FAULT_END = 9,               /**< Something is left over behind the equation. */
  KEEP_FAULT_PARENTHESIS = 10,      /**< A parenthesis is not closed. */
  KEEP_FAULT_QUOTE = 11,            /**< A name in quotes does not end. */
  KEEP_FAULT_NUMBER = 12,           /**< A number is not written as one. */
  KEEP_FAULT_RANGE = 13,            /**< A number is larger than 1e12. */
  KEEP_FAULT_PRODUCT = 14,          /**< Attributes are multiplied with each other. */
  KEEP_FAULT_DIVISOR = 15,          /**< Something is divided by an attribute. */
  KEEP_FAULT_ZERO = 16,             /**< Something is divided by 0. */
  KEEP_FAULT_PRIORITY = 17,         /**< The priority is no number above 0 and at most 1000. */
  KEEP_FAULT_CONSTANT = 18,         /**< There is no attribute on either side. */
  KEEP_FAULT_DEPTH = 19,            /**< Parentheses are nested more than 64 deep. */
  KEEP_FAULT_REFUSED = 20,          /**< It can be read, but the layout refuses it: see status. */
  KEEP_FAULT_AMBIGUOUS = 21,        /**< Several nodes have that name. */
  KEEP_FAULT_UNKNOWN_PRIORITY = 22, /**< No priority and no metric has that name. */
  KEEP_FAULT_METRIC_AND_PRIORITY = 23, /**< A metric, where a priority stands, has its name. */
  KEEP_FAULT_METRIC_AND_NODE = 24,     /**< A metric, where a node may stand, has its name. */
  KEEP_FAULT_ORIENTATION = 25, /**< A format begins neither with H: or V: nor with a view or |. */
  KEEP_FAULT_VIEW = 26,        /**< A view is missing. */
  KEEP_FAULT_BRACKET = 27,     /**< The bracket of a view is not closed. */
  KEEP_FAULT_CONNECTION = 28,  /**< What stands between two views is no connection. */
  KEEP_FAULT_VIEW_RANGE = 29,  /**< A range of views ends with no number, or a wrong one. */
  KEEP_FAULT_MANY = 30,        /**< Ranges of views make more than 65,536 constraints. */
  KEEP_FAULT_NOTHING = 31,     /**< The format makes no constraint. */
  KEEP_FAULT_FORMAT_END = 32,  /**< Something is left over behind the format. */
  KEEP_FAULT_STACK = 33        /**< A view stack is not {name:[view]...}. */
} keep_fault;

/** A fault of an equation string, and its position. */
typedef struct keep_equation_fault {
  size_t index;       /**< Which string of the call, from 0. */
  size_t offset;      /**< Where in it, in bytes, from 0. */
  size_t column;      /**< Where in it, in characters (code points), from 1. */
  keep_fault fault;   /**< What it is. */
  keep_status status; /**< KEEP_ERROR_INVALID_ARGUMENT, or why the layout refuses it. */
} keep_equation_fault;

/** What equation strings are read against. If it is all zero, nodes are known by their own names,
 * constraints are required and at once installed, and a fault in one string refuses all of them. */
typedef struct keep_equation_context {
  uint32_t size KEEPLAYOUT_OR_ZERO; /**< sizeof(keep_equation_context), in the host. */
  /** names[name_count], for nodes; the first of two that are the same counts, and NULL names nothing.
   * Without any, nodes are known by their own names; a name that several nodes have is a fault. */
  const char *const *names KEEPLAYOUT_OR_ZERO;
  /** nodes[name_count]: the node of each name, which is checked where a string mentions it. */
  const keep_node *nodes KEEPLAYOUT_OR_ZERO;
  size_t name_count KEEPLAYOUT_OR_ZERO;          /**< How many names for nodes there are. */
  const char *const *metrics KEEPLAYOUT_OR_ZERO; /**< metrics[metric_count], for numbers. */
  /** values[metric_count], the number of each: finite, up to 1e12 in magnitude, where a string mentions it. */
  const double *values KEEPLAYOUT_OR_ZERO;
  size_t metric_count KEEPLAYOUT_OR_ZERO; /**< How many names for numbers there are. */
  double priority KEEPLAYOUT_OR_ZERO;     /**< Of those without one of their own; 0 is required. */
  bool uninstalled KEEPLAYOUT_OR_ZERO;    /**< Whether the constraints are not installed at once. */
  /** Whether strings with faults are left out, instead of refusing all of them. Ignored by
   * keep_equation_create, which reads one. */
  bool skips_faults KEEPLAYOUT_OR_ZERO;
  /** replaced[replaced_count]: constraints of earlier strings, in place of which these come. One that relates the
   * same stays, perhaps with another value or priority; others are removed. Stale ones are left out. Not for formats. */
  const keep_constraint *replaced KEEPLAYOUT_OR_ZERO;
  size_t replaced_count KEEPLAYOUT_OR_ZERO; /**< How many there are. */
} keep_equation_context;

/** Initializes a context: KEEP_EQUATION_CONTEXT(.names = names, .nodes = nodes, .name_count = 2). */
#define KEEP_EQUATION_CONTEXT(...) {.size = sizeof(keep_equation_context), __VA_ARGS__}

/**
 * Makes the constraint of an equation string; of a chain it returns the first one.
 *
 * context: may be NULL.
 * Returns none with KEEP_ERROR_INVALID_ARGUMENT for a fault: keep_layout_error_message points at it, and
 * keep_equation_fault_at describes it.
 * Cost: linear in the string and the names; also in the nodes, if one is called by its number, and for a few
 * lookups after a node's name was replaced, taken away, or rolled back.
 */
KEEPLAYOUT_API keep_constraint keep_equation_create(keep_layout *layout, const char *text,
                                                    const keep_equation_context *context);

/**
 * Makes the constraints of many equation strings; none if one has a fault, unless the context leaves those out.
 * Blanks and comments alone are skipped. The faults can be read until the next call that reads strings.
 *
 * lengths: the bytes of each string; NULL if they end with NUL.
 * context: may be NULL.
 * constraints: in the order of the strings.
 * made: receives how many there are, more than strings where there are chains.
 * Returns KEEP_OK, also if strings were left out. On failure nothing is written.
 * Cost: as keep_equation_create for each.
 */
KEEPLAYOUT_API keep_status keep_equations_create(keep_layout *layout, const char *const *texts,
                                                 const size_t *lengths, size_t count,
                                                 const keep_equation_context *context,
                                                 keep_constraint *constraints, size_t capacity,
                                                 size_t *made);

/** How many strings had faults in the last call that read strings. */
KEEPLAYOUT_API size_t keep_equation_fault_count(const keep_layout *layout);

/** The fault of a string of that call. */
KEEPLAYOUT_API keep_equation_fault keep_equation_fault_at(const keep_layout *layout, size_t index);

/**
 * A fault in words. A long string is cut to what is around the fault; of several lines it shows those up to
 * the one with the fault.
 *
 *     column 12: there is no attribute "lefft"; the nearest is "left"
 *     secondView.lefft >= firstView.left * 2 + 10
 *                ^
 */
KEEPLAYOUT_API const char *keep_equation_fault_description(const keep_layout *layout, size_t index);

#ifndef KEEPLAYOUT_DECLARATIONS_ONLY
/*
 * Any constraint as an equation string: "title.right == window.right - 10 @ 750". Read back without names in
 * the context, it makes a sum of terms of the same linear form, if its coefficients are within the limits of
 * keep_term: those of a ratio or a relative size of 1e12 are not. A node whose name others have as well is
 * written by its number. "" where keep_constraint_terms has no terms.
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
