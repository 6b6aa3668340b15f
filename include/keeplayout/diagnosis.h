/* keeplayout/diagnosis.h - explanations, conflicts, ambiguity, source locations, traces. */
#ifndef KEEPLAYOUT_DIAGNOSIS_H
#define KEEPLAYOUT_DIAGNOSIS_H

#include "terms.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ==== Diagnosis ==============================================================================
 *
 * Answers are for the last solve; between a change and the next solve they mix before and after. Nothing of
 * this costs anything until it is asked. The last answers are kept until something changes, so that to count first
 * costs nothing.
 *
 * Every sentence about a constraint ends with its source location, if the host provides it:
 *
 *     keep_attribute_set_equal(KEEP_HERE(ui), width, 20, KEEP_REQUIRED);
 *
 * And the calls of a host can be recorded, and replayed without the host, to the same bits:
 *
 *     LD_PRELOAD=libkeeplayout-trace.so KEEPLAYOUT_TRACE=bug.trace ./program
 *     python -m keeplayout replay bug.trace
 *
 * libkeeplayout-trace.so has every function of the library, calls it, and writes a line for each call. A host
 * that loads the library by itself loads this one instead; one that is linked with the archive cannot be
 * recorded, and is told so at its end. A line is begun before its call, so that the last line of a program that
 * has crashed shows the call. Calls that a function makes which releases the host's data are left out, as a
 * replay has none. %p in the name of the file is the number of the process.
 */

/** A layout, as an argument of a call: sets the file and line of the call. */
#define KEEP_HERE(layout) keep_layout_at((layout), __FILE__, __LINE__)

/**
 * Sets the source location of the constraints that the next call sets, also if the delay of an animation
 * defers them. The next call is the next one that returns a status or a constraint and does not only read. A
 * constraint that is set again without a location has none.
 *
 * file: at most 4096 bytes; NULL, or anything else, for no location. A layout stores each name once, up to
 *   65,535 of them.
 * line: from 1; 0 for no location.
 * Returns layout. Cost: linear in the length of the name if it is that of the call before, otherwise in the
 * number of names.
 */
KEEPLAYOUT_API keep_layout *keep_layout_at(keep_layout *layout, const char *file, int32_t line);

/** The line where a constraint was last set, from 1: of a source, or of a document; 0 for no location. */
KEEPLAYOUT_API int32_t keep_constraint_line(const keep_layout *layout, keep_constraint constraint);

/* ==== Why ================================================================================= */

/**
 * The value of an attribute in the frames, whether or not it is constrained; NaN for a group, while its nodes
 * share no tree, and for a quotient by 0. Cost: linear in the depth of its nodes.
 */
KEEPLAYOUT_API double keep_attribute_measured(const keep_layout *layout, keep_attribute attribute);

/**
 * Why an attribute measures its value: the sum, over the constraints returned, of factor * value, plus the
 * rest. For a quotient (an aspect ratio, a relative size, a centre) the sum is that of the dividend. Of
 * equivalent constraints, those of higher priority are returned. What no constraint determines is ambiguous.
 *
 *     left alignment of button to window = 20:  1 * left inset of card (10)
 *                                               1 * left inset of button (10)
 *
 * factors: 0 for a constraint whose value is itself a factor, or which keeps a size from being negative: such
 *   a constraint decides the factors of the others.
 * rest: receives what comes from no value (margins).
 * Cost: that of up to ten first solves; up to O(n²) where n nodes share too little space.
 */
KEEPLAYOUT_API size_t keep_attribute_explanation(keep_layout *layout, keep_attribute attribute,
                                                 keep_constraint *constraints, double *factors,
                                                 size_t capacity, double *rest);

/**
 * The violation of a constraint, in points of the first length of its equation; for a sum, in the unit of the
 * sum (keep_constraint_create). 0 while it is inactive.
 */
KEEPLAYOUT_API double keep_constraint_violation(keep_layout *layout, keep_constraint constraint);

/**
 * The binding constraints of a violated one: others of its priority and above that could not all hold as
 * well if it were violated less, while without any one of them the rest could. Of several such sets one is
 * returned.
 *
 * factors: the change of the constraint's left side if the other's value grows by 1 (the multiplier at the
 *   optimum); 0 for a constraint whose value is a factor.
 * Returns 0 if the constraint holds, if it could hold nowhere (left equal to left + 10), if it was not solved
 * for yet, and where numbers are of too different size. Cost: that of a few first solves.
 */
KEEPLAYOUT_API size_t keep_constraint_binding(keep_layout *layout, keep_constraint constraint,
                                              keep_constraint *constraints, double *factors,
                                              size_t capacity);

/* ==== Conflicts =========================================================================== */

/** Why the first constraint of a conflict is the violated one. */
typedef enum keep_conflict_reason {
  KEEP_REASON_NONE = 0, /**< There is no such conflict, or it was not examined. */
  /** It is the only one that can be violated: sizes that are never negative cannot. */
  KEEP_REASON_ALONE = 1,
  KEEP_REASON_LEAST = 2, /**< Any other would have to be violated by more. */
  /** Others would have to be violated by as much; smallest sizes, then positions, node by node, decide. */
  KEEP_REASON_TIE = 3,
  /** Together with the other conflicts this is the least total violation. */
  KEEP_REASON_TOGETHER = 4
} keep_conflict_reason;

/**
 * The corrections of a conflict: for each of its constraints the value with which the conflict is resolved
 * and nothing else is violated by more, in the order of keep_layout_conflict; NaN where there is none, or no call
 * sets it: one of a container is set by the parameter that its report names. Tried are the 24 smallest changes,
 * up to twelve that do; with m required constraints only in the first 65,536 / m conflicts. Cost: that of as
 * many small edits, and of a few first solves.
 */
KEEPLAYOUT_API size_t keep_layout_conflict_corrections(keep_layout *layout, size_t index,
                                                       double *values, size_t capacity);

/**
 * Why the first constraint of a conflict is the violated one, and none of the others: never by age, but by
 * the least total, and of equal ones by the smallest sizes, then positions, node by node in order of creation.
 * KEEP_REASON_NONE too for one of that many conflicts that it was not examined (keep_layout_conflict_corrections).
 * Cost: that of a few first solves.
 */
KEEPLAYOUT_API keep_conflict_reason keep_layout_conflict_reason(keep_layout *layout, size_t index);

/**
 * Whether a conflict repeats an earlier one: the same constraints contradict another one that is equivalent.
 * Repeats come after all others. Cost: as keep_layout_conflict.
 */
KEEPLAYOUT_API bool keep_layout_conflict_is_repeat(keep_layout *layout, size_t index);

/* ==== Ambiguity =========================================================================== */

/**
 * The dimension of the set of optimal solutions: in how many ways frames could differ and be equally good; 0
 * if nothing is ambiguous. Here and below, except in keep_layout_exercise, violations in a conflict stay as they
 * are; nodes inside gone ones, and guides along an axis where nothing mentions them, are left out. A value that
 * only constraints at KEEP_FITTING decide is ambiguous; keep_attribute_range and keep_layout_exercise count
 * these. Inside a measure function the answer is for what has been measured so far. Cost: a few first solves.
 */
KEEPLAYOUT_API size_t keep_layout_freedom(keep_layout *layout);

/**
 * How far an attribute could go with no constraint of at least a priority worse off. For KEEP_REQUIRED: how
 * far it could be dragged, if the drag sets a value below that. When it is dropped, a host keeps it, and what
 * it has pushed, at the values measured then (keep_attribute_measured): soft constraints would pull them
 * back. Constraints that would be required if no node were gone count as required.
 *
 * priority: 0 to 1000; 0 for the range in equally good solutions.
 * minimum, maximum: infinite where there is none; equal if determined; NaN where keep_attribute_measured is,
 *   and for a quotient that is not determined.
 * Cost: as keep_attribute_explanation.
 */
KEEPLAYOUT_API keep_status keep_attribute_range(keep_layout *layout, keep_attribute attribute,
                                                double priority, double *minimum, double *maximum);

/**
 * The ambiguous attributes: widths, heights, left insets and top insets that differ between equally good
 * solutions, node by node, parents first. Attributes that are not there yet are made, also in a callback.
 *
 * determining[capacity]: whether it is in the shortest list that determines all of them once these are given
 *   values: as many as keep_layout_freedom.
 * Cost: that of a few first solves, and for each attribute some pivots; but after about a second's work, two or
 * three where thousands of nodes may be at one place, the remaining attributes are left out. Texts and pictures
 * give their number.
 */
KEEPLAYOUT_API size_t keep_layout_ambiguous(keep_layout *layout, keep_attribute *attributes,
                                            double *minima, double *maxima, bool *determining,
                                            size_t capacity);

/**
 * Solves, and moves what is ambiguous to another, equally good solution, to make the ambiguity visible.
 * Frames stay there until this is called with 0, or a node is destroyed. In a conflict, other required
 * constraints may be violated instead, by as much in all. Margins and safe areas are those of the new
 * positions, which may make the solution less good.
 *
 * which: 0 goes back; 1 goes to the end of each range that is further away (in place of an infinite end, 100
 *   from the other one, or from the present value); any other number goes in between, the same way every
 *   time. Between two ends that are equally far away rounding decides.
 * Returns KEEP_ERROR_STATE inside a transaction; otherwise as keep_layout_solve.
 * Calls back.
 * Cost: as keep_layout_ambiguous.
 */
KEEPLAYOUT_API keep_status keep_layout_exercise(keep_layout *layout, uint32_t which);

/* ==== In words ============================================================================ */
#ifndef KEEPLAYOUT_DECLARATIONS_ONLY

/* The file where a constraint was last set. */
static inline const char *keep_constraint_file(const keep_layout *layout,
                                               keep_constraint constraint) {
  return keep_constraint_text(layout, constraint, KEEP_TEXT_FILE);
}

/*
 * keep_attribute_explanation in words, in one line; a quotient in three. A line follows for each value of the
 * attribute that is violated, and for content that is cut.
 *
 *     left alignment of <button> to <window> = 20 = 10 (left inset of <card> to superview <window>)
 *     + 10 (left inset of <button> to superview <card>)
 *
 *     height of <text> = 13 = 13 (height of <row>)
 *       violated by 13: height of <text> holds its content of 26 with high priority
 */
static inline const char *keep_attribute_why(const keep_layout *layout, keep_attribute attribute) {
  return keep_attribute_text(layout, attribute, KEEP_TEXT_WHY);
}

/*
 * keep_constraint_binding in words. A constraint that could hold nowhere is violated "wherever its nodes are".
 *
 *     width of <label> equal to 200 with high priority
 *       violated by 80; binding constraints:
 *       +1  width of <label> at most 120 with required priority
 */
static inline const char *keep_constraint_why(const keep_layout *layout,
                                              keep_constraint constraint) {
  return keep_constraint_text(layout, constraint, KEEP_TEXT_WHY);
}

/*
 * A conflict for a person to read: its constraints, the violated one, why, and the corrections, the smallest
 * first; at most twelve of each, and the number of others. Where several are violated and all would hold
 * without a single one, that is named first.
 *
 *     conflict, 2 constraints:
 *       left offset of <title> to <icon> equal to 50 with required priority
 *       left offset of <title> to <icon> equal to 20 with required priority
 *     the first one is violated by 30 (tie: smallest sizes, then positions)
 *     resolved by left offset of <title> to <icon> equal to 20 instead of 50
 *              or left offset of <title> to <icon> equal to 50 instead of 20
 */
static inline const char *keep_layout_conflict_report(const keep_layout *layout, size_t index) {
  return keep_layout_conflict_text(layout, index, KEEP_TEXT_REPORT);
}

/*
 * A conflict as Auto Layout logs it, for tools that read such logs. A node is a UIView with its id for an
 * address and its name for an identifier.
 */
static inline const char *keep_layout_conflict_log(const keep_layout *layout, size_t index) {
  return keep_layout_conflict_text(layout, index, KEEP_TEXT_LOG);
}

/*
 * keep_layout_ambiguous in words.
 *
 *     ambiguous, 1 degree of freedom:
 *       width of <label> is 0, could be 0 to 300
 *       left inset of <label> to superview <window> is 310, could be 10 to 310
 *     determined by width of <label>
 */
static inline const char *keep_layout_ambiguity(const keep_layout *layout) {
  return keep_layout_text(layout, KEEP_TEXT_AMBIGUITY);
}

#endif

#ifdef __cplusplus
}
#endif

#endif
