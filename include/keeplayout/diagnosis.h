/* keeplayout/diagnosis.h - why a value is what it is, conflicts, ambiguity. */
#ifndef KEEPLAYOUT_DIAGNOSIS_H
#define KEEPLAYOUT_DIAGNOSIS_H

#include "terms.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ==== Diagnosis ==============================================================================
 *
 * The layout explains itself: why a number is what it is, what holds a wish back, what contradicts
 * what and how that would be settled, what is left open. Nothing of this costs anything until it is
 * asked for. Answers are for the last solve; between a change and the next solve they are for a mixture
 * of before and after.
 *
 * Every sentence about a constraint ends with the place where the host has set it, if the host tells it:
 *
 *     keep_attribute_set_equal(KEEP_HERE(ui), width, 20, KEEP_REQUIRED);
 *
 * And the calls of a host can be recorded, and replayed without the host, to the same bits:
 *
 *     LD_PRELOAD=libkeeplayout-trace.so KEEPLAYOUT_TRACE=bug.trace ./program
 *     python -m keeplayout replay bug.trace
 *
 * libkeeplayout-trace.so has every function of this header, calls the library's, and writes a line for
 * each call: arguments, results, what was called back and what the host answered. A host that loads the
 * library by itself loads this one instead. A line is begun before its call and ended after it, so that
 * the last line of a program that has crashed shows in which call it did. %p in the file's name is the
 * number of the process.
 */

/** A layout, as an argument of a call: makes it remember the file and line of the call. */
#define KEEP_HERE(layout) keep_layout_at((layout), __FILE__, __LINE__)

/** Why the first constraint of a conflict is the one that gave way. Since 0.1. */
typedef enum keep_giving_way {
  /** There is no such conflict. */
  KEEP_GIVES_WAY_NOT = 0,
  /** It is the only one that can: neither a required size from outside nor a bound of 0 is violated. */
  KEEP_GIVES_WAY_ALONE = 1,
  /** Any other would have had to give way by more. */
  KEEP_GIVES_WAY_NEAREST = 2,
  /** Others would have had to by as much; sizes, then positions, node by node, are nearer to 0 this way. */
  KEEP_GIVES_WAY_TIE = 3,
  /** Together with the other conflicts this is the least total violation. */
  KEEP_GIVES_WAY_TOGETHER = 4
} keep_giving_way;

/**
 * Tells a layout where in the source the host's next call is. Constraints that are set by the next call
 * that returns a status or a constraint, and does not only read, are then known to be set there, also if
 * the delay of an animation postpones it. If this is called several times before, the last one counts. A
 * constraint that is set again without it has no known place. KEEP_HERE fills in file and line.
 *
 * layout: may be NULL.
 * file: the name of a file, UTF-8 of at most 4096 bytes; NULL, or anything else, for nowhere. A layout
 *   keeps every name that it is told, each once, until it is destroyed; beyond 65,535 of them a new name
 *   counts as nowhere.
 * line: counted from 1; 0 for nowhere.
 * Returns layout.
 * Thread: owner's thread. Cost: linear in the length of the name if it is that of the call before,
 * otherwise linear in how many names there are.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_layout *keep_layout_at(keep_layout *layout, const char *file, int32_t line);

#ifndef KEEPLAYOUT_DECLARATIONS_ONLY
/**
 * The file where a constraint was last set.
 *
 * layout: the layout.
 * constraint: the constraint.
 * Returns text; "" if the host has not told, and for an
 * invalid handle.
 */
static inline const char *keep_constraint_file(const keep_layout *layout,
                                               keep_constraint constraint) {
  return keep_constraint_text(layout, constraint, KEEP_TEXT_FILE);
}
#endif

/**
 * The line where a constraint was last set.
 *
 * layout: the layout.
 * constraint: the constraint.
 * Returns the line, from 1; 0 if the host has not told, and for an invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API int32_t keep_constraint_line(const keep_layout *layout, keep_constraint constraint);

/**
 * What an attribute is, whether or not anything keeps it there.
 *
 * layout: the layout.
 * attribute: the attribute.
 * Returns the number; NaN for a group, for an invalid handle, while its nodes share no tree, and for
 * a quotient by 0.
 * Thread: owner's thread. Cost: linear in how deep its nodes are.
 * Since 0.1.
 */
KEEPLAYOUT_API double keep_attribute_measured(const keep_layout *layout, keep_attribute attribute);

/**
 * Why an attribute is what it is: it measures the sum, over the constraints returned, of factor
 * times value, plus the rest. For a quotient (an aspect ratio, a relative size, a centre) this is
 * so for what is divided.
 *
 *     left alignment of button to window = 20:  1 * left inset of card (10)
 *                                               1 * left inset of button (10)
 *
 * Of constraints that say the same, those of higher priority are returned. What no constraint
 * settles is as near to 0 as is allowed.
 *
 * layout: the layout.
 * attribute: the attribute.
 * constraints, factors: receive up to capacity entries; either may be NULL. A factor of 0 belongs to a
 *   constraint whose value is itself a factor, or which keeps a size from being negative: such a
 *   constraint decides the factors of the others.
 * capacity: room in the arrays.
 * rest: receives what comes from no value (margins); may be NULL.
 * Returns how many constraints take part; 0 for a group, for an invalid handle, and while its nodes
 * share no tree.
 * Thread: owner's thread. Cost: that of up to ten first solves; where hundreds of nodes share too little
 * room, each with content that gives way, up to the square of how many they are.
 * Since 0.1.
 */
KEEPLAYOUT_API size_t keep_attribute_explanation(keep_layout *layout, keep_attribute attribute,
                                                 keep_constraint *constraints, double *factors,
                                                 size_t capacity, double *rest);

#ifndef KEEPLAYOUT_DECLARATIONS_ONLY
/**
 * keep_attribute_explanation in words, in one line; a quotient in three.
 *
 *     left alignment of <button> to <window> = 20 = 10 (left inset of <card> to superview <window>)
 *     + 10 (left inset of <button> to superview <card>)
 *
 * layout: the layout.
 * attribute: the attribute.
 * Returns text; "" for a group, for an invalid handle, and
 * while its nodes share no tree.
 * Cost: as keep_attribute_explanation.
 */
static inline const char *keep_attribute_why(const keep_layout *layout, keep_attribute attribute) {
  return keep_attribute_text(layout, attribute, KEEP_TEXT_WHY);
}
#endif

/**
 * How far a constraint is from holding, in points of the first length of its equation; for a sum, in the
 * unit of the sum (keep_constraint_create).
 *
 * layout: the layout.
 * constraint: the constraint.
 * Returns the distance, never negative; 0 while it is not in force, and for an invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API double keep_constraint_violation(keep_layout *layout, keep_constraint constraint);

/**
 * What keeps a constraint violated: others of its priority and above that could not all be kept as well
 * if it were violated less, while without any one of them the rest could. Only one such set is returned.
 * More constraints may hold it, such as one that says the same as one of these: if a constraint of the
 * set is removed, one that is not in it may hold it as before (keep_layout_conflict).
 *
 * layout: the layout.
 * constraint: the constraint.
 * constraints, factors: receive up to capacity entries; either may be NULL. The factor is what is
 *   added to what the constraint is about if the other's value grows by 1 (the multiplier at the
 *   optimum); 0 for a constraint whose value is a factor.
 * capacity: room in the arrays.
 * Returns how many hold it; 0 if the constraint is kept, if it could be kept nowhere (left equal to
 * left + 10), if it was not solved for yet, where numbers are of too different size to tell, and for an
 * invalid handle.
 * Thread: owner's thread. Cost: that of a few first solves.
 * Since 0.1.
 */
KEEPLAYOUT_API size_t keep_constraint_holders(keep_layout *layout, keep_constraint constraint,
                                              keep_constraint *constraints, double *factors,
                                              size_t capacity);

#ifndef KEEPLAYOUT_DECLARATIONS_ONLY
/**
 * keep_constraint_holders in words: a line for the constraint, one for how far away it is, and one
 * for each that holds it.
 *
 *     width of <label> equal to 200 with high priority
 *       is away from that by 80, held by
 *       +1  width of <label> at most 120 with required priority
 *
 * A constraint that could be kept nowhere is away from that "wherever its nodes are"; where it is
 * held "by nothing", the text says why.
 *
 * layout: the layout.
 * constraint: the constraint.
 * Returns text; "" for an invalid handle.
 * Cost: that of a few first solves.
 */
static inline const char *keep_constraint_why(const keep_layout *layout,
                                              keep_constraint constraint) {
  return keep_constraint_text(layout, constraint, KEEP_TEXT_WHY);
}
#endif

/**
 * What would settle a conflict: for each of its constraints, the value with which all others of the
 * conflict could be kept. The smallest repair is the value nearest to the present one. Constraints that
 * are not in the conflict are not looked at, and may contradict the new value: that the size of some
 * node cannot be negative, say.
 *
 * layout: the layout.
 * index: below keep_layout_conflict_count.
 * values: receives up to capacity values, in the order of keep_layout_conflict: NaN where no value
 *   would do, as where a size would have to be negative; may be NULL.
 * capacity: room in values.
 * Returns the number of constraints in the conflict; 0 if there is no such conflict.
 * Thread: owner's thread. Cost: as keep_layout_conflict.
 * Since 0.1.
 */
KEEPLAYOUT_API size_t keep_layout_conflict_repairs(keep_layout *layout, size_t index,
                                                   double *values, size_t capacity);

/**
 * Why the first constraint of a conflict is the one that gave way, and none of the others. The choice is
 * never by age: required constraints give way by the least total, and where that leaves a choice, so
 * that sizes, then positions, are nearest to 0, node by node in the order in which they were created.
 *
 * layout: the layout.
 * index: below keep_layout_conflict_count.
 * Returns the reason; KEEP_GIVES_WAY_NOT if there is no such conflict.
 * Thread: owner's thread. Cost: as keep_layout_conflict.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_giving_way keep_layout_conflict_reason(keep_layout *layout, size_t index);

/**
 * Whether a conflict repeats an earlier one: the same constraints hold another one that says the
 * same. Conflicts that repeat others come after all those that do not.
 *
 * layout: the layout.
 * index: below keep_layout_conflict_count.
 * Returns true if so; false if there is no such conflict.
 * Thread: owner's thread. Cost: as keep_layout_conflict.
 * Since 0.1.
 */
KEEPLAYOUT_API bool keep_layout_conflict_is_repeat(keep_layout *layout, size_t index);

#ifndef KEEPLAYOUT_DECLARATIONS_ONLY
/**
 * A conflict for a person to read: its constraints, and below them which one gave way, why, and what
 * would settle it, the smallest repair first.
 *
 *     conflict, 2 constraints:
 *       left offset of <title> to <icon> equal to 50 with required priority
 *       left offset of <title> to <icon> equal to 20 with required priority
 *     the first one gives way, by 30, as sizes, then positions, are nearer to 0 than otherwise
 *     settled by left offset of <title> to <icon> equal to 20 instead of 50
 *             or left offset of <title> to <icon> equal to 50 instead of 20
 *
 * If others give way with the first one, the report says how many, and by how much in all. Of more than
 * twelve constraints it has the first twelve and how many more there are, of more than twelve repairs
 * the smallest twelve; keep_layout_conflict and keep_layout_conflict_description have all.
 *
 * layout: the layout.
 * index: below keep_layout_conflict_count.
 * Returns text; "" if there is no such conflict.
 * Cost: as keep_layout_conflict.
 */
static inline const char *keep_layout_conflict_report(const keep_layout *layout, size_t index) {
  return keep_layout_conflict_text(layout, index, KEEP_TEXT_REPORT);
}
#endif

#ifndef KEEPLAYOUT_DECLARATIONS_ONLY
/**
 * A conflict in the form in which Auto Layout logs it, for tools that read such logs. A node is a
 * UIView with its id for an address and its name for an identifier.
 *
 * layout: the layout.
 * index: below keep_layout_conflict_count.
 * Returns text; "" if there is no such conflict.
 * Cost: as keep_layout_conflict.
 */
static inline const char *keep_layout_conflict_log(const keep_layout *layout, size_t index) {
  return keep_layout_conflict_text(layout, index, KEEP_TEXT_LOG);
}
#endif

/**
 * In how many independent ways frames could differ and be equally good, with each priority kept as well
 * as it is. A layout that is not ambiguous has none. Here and below, except in keep_layout_exercise,
 * what gives way in a conflict goes on doing so by as much, and what is inside a node that is gone is
 * not looked at. What only constraints at KEEP_FITTING hold is ambiguous, though they decide it: as the
 * content of a node that scrolls, where nothing says how large it is. keep_attribute_range and
 * keep_layout_exercise count them. Inside a measure function the answer is for what has been measured so far; while a
 * fitting size is found, it is for the node without what holds it from outside.
 *
 * layout: the layout.
 * Returns the degrees of freedom; 0 for NULL.
 * Thread: owner's thread. Cost: that of a few first solves.
 * Since 0.1.
 */
KEEPLAYOUT_API size_t keep_layout_freedom(keep_layout *layout);

/**
 * How far an attribute could go without any constraint of at least a priority being worse off. For
 * KEEP_REQUIRED: how far it could be dragged, if the drag sets a value below that. What would be required
 * if no node were gone (keep_node_set_gone) counts as required. When it is dropped, a host keeps it, and
 * what it has pushed, at what they measure then (keep_attribute_measured): wishes that stay elsewhere would
 * pull them back.
 *
 * layout: the layout.
 * attribute: the attribute.
 * priority: 0 to 1000; 0 for the range in equally good solutions.
 * minimum, maximum: receive the ends, infinite where there is none; the value twice if it is settled;
 *   NaN where keep_attribute_measured has no number, and for a quotient that is not settled. Either
 *   may be NULL.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE.
 * Thread: owner's thread. Cost: as keep_attribute_explanation.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_attribute_range(keep_layout *layout, keep_attribute attribute,
                                                double priority, double *minimum, double *maximum);

/**
 * What is ambiguous: the widths, heights, left insets and top insets that differ between equally good
 * solutions, node by node, parents first. Attributes that are not there yet are made, also inside a
 * callback.
 *
 * layout: the layout.
 * attributes, minima, maxima: receive up to capacity attributes, and how far each could go; each may
 *   be NULL.
 * keys: receives for each whether it is in the shortest list of attributes that, once given a value,
 *   settle all of them: as many as keep_layout_freedom says; may be NULL.
 * capacity: room in the arrays.
 * Returns how many there are; 0 if nothing is ambiguous, and for NULL.
 * Thread: owner's thread. Cost: that of a few first solves, for each open number some steps, and for
 * each key a solve.
 * Since 0.1.
 */
KEEPLAYOUT_API size_t keep_layout_open_numbers(keep_layout *layout, keep_attribute *attributes,
                                               double *minima, double *maxima, bool *keys,
                                               size_t capacity);

#ifndef KEEPLAYOUT_DECLARATIONS_ONLY
/**
 * keep_layout_open_numbers in words.
 *
 *     ambiguous, 1 degree of freedom:
 *       width of <label> is 0, could be 0 to 300
 *       left inset of <label> to superview <window> is 310, could be 10 to 310
 *     settled by width of <label>
 *
 * layout: the layout.
 * Returns text; "" if nothing is ambiguous.
 * Cost: as keep_layout_open_numbers.
 */
static inline const char *keep_layout_open_numbers_description(const keep_layout *layout) {
  return keep_layout_text(layout, KEEP_TEXT_AMBIGUITY);
}
#endif

/**
 * Solves, and moves what is ambiguous to another, equally good solution, so that the ambiguity can be
 * seen. Frames stay there until this is called with 0, or a node is destroyed. In a conflict, other
 * required constraints may give way in the new solution, by as much in all. Margins and safe areas are
 * those of the new places, which may make the solution less good.
 *
 * layout: the layout.
 * which: 0 goes back; 1 goes to the end of each range that is further away (in place of an end that is
 *   infinite, 100 from the other one, or if both are, 100 from where it is); any other number goes to a
 *   place in between, the same one every time. Between two ends that are equally far away rounding
 *   decides, so that the choice depends on what was solved before.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT for NULL; KEEP_ERROR_STATE inside a transaction;
 * as keep_layout_solve.
 * Thread: owner's thread. Cost: as keep_layout_open_numbers.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_layout_exercise(keep_layout *layout, uint32_t which);

#ifdef __cplusplus
}
#endif

#endif
