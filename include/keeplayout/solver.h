/* keeplayout/solver.h - the engine on its own. */
#ifndef KEEPLAYOUT_SOLVER_H
#define KEEPLAYOUT_SOLVER_H

#include "core.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ==== Solver =================================================================================
 *
 * The engine on its own, for hosts that have their own model. Variables are free real numbers.
 * A row (a constraint) is
 *
 *     sum of coefficient * variable   AT MOST | EQUAL | AT LEAST   constant     @ priority
 *
 * and is violated by v = how far its left side is on the wrong side of the constant. For every
 * priority P, highest first, the solver minimises the sum of weight * v over the rows of P, never
 * at the cost of a higher priority. If several points are equally good it takes the one that
 * brings the variables closest to their defaults, one after the other in order of creation.
 *
 *     keep_solver *s = keep_solver_create();
 *     keep_variable x, w, of[2];
 *     double by[] = {1, 1};
 *     keep_row row;
 *     keep_solver_add_variable(s, 0, &x);
 *     keep_solver_add_variable(s, 0, &w);
 *     of[0] = x, of[1] = w;
 *     keep_solver_add_row(s, of, by, 2, KEEP_EQUAL, 100, KEEP_REQUIRED, 1, &row);   x + w == 100
 *     keep_solver_add_row(s, &w, by, 1, KEEP_AT_LEAST, 30, KEEP_REQUIRED, 1, NULL); w >= 30
 *     keep_solver_solve(s);
 *     keep_solver_value(s, x);                                                      0
 *     keep_solver_destroy(s);
 *
 * A call that fails writes none of its results.
 *
 * Numbers of similar size are computed as doubles, and a row holds if it is violated by no more than
 *
 *     2e-12 * (size of its constant + sum of the sizes of coefficient * variable)  +  1e-12 * p
 *
 * where p is the largest power of two that is not above the magnitude of its largest coefficient.
 * Coefficients from 1e-12 to 1e12 may be mixed. If the largest one of a row is above 2^12 or below
 * 2^-12, if another one is less than 2^-12 of that, or if a solve does not come to rest, the solver
 * treats no number as 0 for being small: what is 0 is then decided exactly, and everything else is
 * computed with twice the digits. That takes several times as long, and repeating the last edit with
 * other numbers, otherwise almost free, costs as much as any other solve. If even twice the digits do
 * not show a sign, the answer is KEEP_ERROR_LIMIT. Exactly means that a number stands for the simple
 * fraction, or decimal of up to 12 digits, that it is next to, so that 0.1, 0.2 and 0.7 add up to 1.
 * While some coefficient is next to none of these, so that its exact value is unknown, the bounds are
 * 2^24 and 2^-24 in place of 2^12 and 2^-12.
 */

/** A solver: the owner of variables and rows. */
typedef struct keep_solver keep_solver;

/** One unknown of a solver. An id of 0 is none. */
typedef struct keep_variable {
  /** Opaque; equal ids are the same variable. */
  uint64_t id;
} keep_variable;

/** One linear constraint of a solver. An id of 0 is none. */
typedef struct keep_row {
  /** Opaque; equal ids are the same row. */
  uint64_t id;
} keep_row;

/** What a solver counts of its own work, independent of the machine. Since 0.1. */
typedef enum keep_counter {
  /** Changes of the active set since creation. */
  KEEP_COUNTER_STEPS = 0,
  /** Complete factorisations since creation. */
  KEEP_COUNTER_FACTORIZATIONS = 1,
  /** Entries of rows, columns and factors visited since creation. */
  KEEP_COUNTER_TOUCHED = 2,
  /** Times that storage was taken or grown since creation. */
  KEEP_COUNTER_ALLOCATIONS = 3,
  /** Bytes of storage that the solver holds now, without its journal of changes for taking them back,
   *  which it keeps from begin to commit, and where conflicts are refused, from one solve to the next.
   *  */
  KEEP_COUNTER_BYTES = 4
} keep_counter;

/**
 * A new solver without variables or rows.
 *
 * Returns the solver; the caller owns it and destroys it with keep_solver_destroy.
 * Thread: any; the solver then belongs to the calling thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_solver *keep_solver_create(void);

/**
 * Destroys a solver with everything in it.
 *
 * solver: may be NULL, then nothing happens.
 * Thread: owner's thread. Cost: linear in the variables and rows.
 * Since 0.1.
 */
KEEPLAYOUT_API void keep_solver_destroy(keep_solver *solver);

/**
 * The status of the last call on the solver that failed. It stays until another call fails or it is
 * cleared, so that a host may put in all its rows and look once.
 *
 * solver: may be NULL.
 * Returns the status; KEEP_OK if none has failed yet; KEEP_ERROR_INVALID_ARGUMENT for NULL.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_solver_error(const keep_solver *solver);

/**
 * What went wrong in the last call on the solver that failed, in one line.
 *
 * solver: may be NULL.
 * Returns text; "" if none has failed yet or
 * solver is NULL.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API const char *keep_solver_error_message(const keep_solver *solver);

/**
 * Forgets the last failure: keep_solver_error is KEEP_OK again.
 *
 * solver: may be NULL, then nothing happens.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API void keep_solver_clear_error(keep_solver *solver);

/**
 * Chooses what happens when required rows contradict each other; reported unless set. Changes that are
 * not solved yet are solved first, under the old policy. If there is a conflict already when they are to
 * be refused, every solve and outermost commit is refused until it is gone. Nothing that was in force
 * before is taken back.
 *
 * solver: the solver.
 * policy: one of keep_conflict_policy.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT for a NULL solver or a policy that is none;
 * KEEP_ERROR_STATE inside a transaction; KEEP_ERROR_CONFLICT as keep_solver_solve, if something has
 * changed: then the policy stays.
 * Thread: owner's thread. Cost: as keep_solver_solve.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_solver_set_conflict_policy(keep_solver *solver,
                                                           keep_conflict_policy policy);

/**
 * Adds a variable.
 *
 * solver: the solver.
 * default_value: where the variable goes when the rows leave it a choice; finite, at most 1e15 in
 * magnitude.
 * variable: receives the handle; may be NULL.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_LIMIT above 2^24 variables.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_solver_add_variable(keep_solver *solver, double default_value,
                                                    keep_variable *variable);

/**
 * Adds many variables in one call.
 *
 * solver: the solver.
 * default_values: count numbers, or NULL for 0 everywhere.
 * count: how many.
 * variables: receives count handles, in order of creation; may be NULL.
 * Returns as keep_solver_add_variable; on failure none is added.
 * Thread: owner's thread. Cost: linear in count.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_solver_add_variables(keep_solver *solver,
                                                     const double *default_values, size_t count,
                                                     keep_variable *variables);

/**
 * Removes a variable that no row mentions.
 *
 * solver: the solver.
 * variable: the variable.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT for NULL; KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_STATE
 * while a row mentions the variable.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_solver_remove_variable(keep_solver *solver, keep_variable variable);

/**
 * Changes where a variable goes when the rows leave it a choice.
 *
 * solver: the solver.
 * variable: the variable.
 * default_value: the new default; finite, at most 1e15 in magnitude.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE.
 * Thread: owner's thread. Cost: that of what decides the value.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_solver_set_default(keep_solver *solver, keep_variable variable,
                                                   double default_value);

/**
 * Adds a row. It takes effect at the next solve.
 *
 * solver: the solver.
 * variables, coefficients: count terms. A variable may occur more than once: its coefficients add
 *   up. Coefficients are finite and, unless 0, between 1e-12 and 1e12 in magnitude, each as it is passed;
 *   a sum may be larger. Terms that come to 0, or to what rounding leaves of 0, are dropped. A row
 *   without terms is legal: it is true and does nothing, or it is false and, if required, a conflict by
 *   itself.
 * relation: one of keep_relation.
 * constant: finite, at most 1e15 in magnitude.
 * priority: 0 < priority <= 1000.
 * weight: factor of the violation among rows of the same priority; 1 as a rule, between 1e-6 and
 *   1e6. Against one that is more than 1e11 times as large it may count as nothing.
 * row: receives the handle; may be NULL.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_LIMIT above
 * 2^27 terms.
 * Thread: owner's thread. Cost: linear in count.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_solver_add_row(keep_solver *solver, const keep_variable *variables,
                                               const double *coefficients, size_t count,
                                               keep_relation relation, double constant,
                                               double priority, double weight, keep_row *row);

/**
 * Adds many rows in one call, in compressed-row form: row i has the terms starts[i] up to, and
 * without, starts[i + 1].
 *
 * solver: the solver.
 * row_count: how many rows.
 * starts[row_count + 1]: numbers that never decrease, the first 0.
 * variables[starts[row_count]], coefficients[starts[row_count]]: the terms.
 * relations[row_count]: numbers of keep_relation, a byte each.
 * constants[row_count]: numbers.
 * priorities[row_count]: numbers, or NULL for KEEP_REQUIRED everywhere.
 * weights[row_count]: numbers, or NULL for 1 everywhere.
 * rows[row_count]: receives the handles; may be NULL.
 * Returns as keep_solver_add_row, KEEP_ERROR_LIMIT also above 2^31 - 1 rows; on failure no row is added,
 * and the message says which failed.
 * Thread: owner's thread. Cost: linear in the number of terms.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_solver_add_rows(keep_solver *solver, size_t row_count,
                                                const size_t *starts,
                                                const keep_variable *variables,
                                                const double *coefficients, const int8_t *relations,
                                                const double *constants, const double *priorities,
                                                const double *weights, keep_row *rows);

/**
 * Removes a row.
 *
 * solver: the solver.
 * row: the row; its handle is stale afterwards.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE.
 * Thread: owner's thread. Cost: that of the row, and of what depended on it.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_solver_remove_row(keep_solver *solver, keep_row row);

/**
 * Removes many rows: all of them, or none if a handle is invalid or occurs twice.
 *
 * solver: the solver.
 * rows: count rows.
 * count: how many.
 * Returns as keep_solver_remove_row.
 * Thread: owner's thread. Cost: linear in count, and as keep_solver_remove_row for each.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_solver_remove_rows(keep_solver *solver, const keep_row *rows,
                                                   size_t count);

/**
 * Changes the constant of a row.
 *
 * solver: the solver.
 * row: the row.
 * constant: finite, at most 1e15 in magnitude.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE.
 * Thread: owner's thread. Cost: constant. The next solve costs what the change moves; no more than
 * writing the values that move, as long as the active set stays the same, and no row that moves passes
 * its constant, and no variable its default.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_solver_set_constant(keep_solver *solver, keep_row row,
                                                    double constant);

/**
 * Changes the constants of many rows: all of them, or none if one is refused. Of a row that occurs more
 * than once the last constant counts.
 *
 * solver: the solver.
 * rows, constants: count rows and their new constants.
 * count: how many.
 * Returns as keep_solver_set_constant.
 * Thread: owner's thread. Cost: linear in count.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_solver_set_constants(keep_solver *solver, const keep_row *rows,
                                                     const double *constants, size_t count);

/**
 * Changes the priority of a row, also to and from required.
 *
 * solver: the solver.
 * row: the row.
 * priority: 0 < priority <= 1000.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE.
 * Thread: owner's thread. Cost: that of what the row held.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_solver_set_priority(keep_solver *solver, keep_row row,
                                                    double priority);

/**
 * Changes the weight of a row among the rows of its priority.
 *
 * solver: the solver.
 * row: the row.
 * weight: between 1e-6 and 1e6.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE.
 * Thread: owner's thread. Cost: that of what the row held.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_solver_set_weight(keep_solver *solver, keep_row row, double weight);

/**
 * Changes the relation of a row.
 *
 * solver: the solver.
 * row: the row.
 * relation: one of keep_relation.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_solver_set_relation(keep_solver *solver, keep_row row,
                                                    keep_relation relation);

/**
 * Changes the coefficient of one variable in a row; adds the term if the row has none of it.
 *
 * solver: the solver.
 * row: the row; its handle stays valid.
 * variable: the variable.
 * coefficient: finite, 0 or between 1e-12 and 1e12 in magnitude; 0 removes the term.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_LIMIT above 2^27
 * terms.
 * Thread: owner's thread. Cost: that of the row, and of what depended on it.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_solver_set_coefficient(keep_solver *solver, keep_row row,
                                                       keep_variable variable, double coefficient);

/**
 * Where a variable goes when the rows leave it a choice.
 *
 * solver: may be NULL.
 * variable: the variable.
 * Returns the default; 0 for NULL and for an invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API double keep_solver_default(const keep_solver *solver, keep_variable variable);

/**
 * The terms of a row as the solver keeps them: one for each variable, and none that has come to 0.
 *
 * solver: may be NULL.
 * row: the row.
 * variables, coefficients: receive up to capacity terms, in no order that means anything; either may be
 *   NULL.
 * capacity: room in the arrays.
 * Returns how many terms there are; 0 for NULL and for an invalid handle, nothing is written then.
 * Thread: owner's thread. Cost: linear in the terms.
 * Since 0.1.
 */
KEEPLAYOUT_API size_t keep_solver_terms(const keep_solver *solver, keep_row row,
                                        keep_variable *variables, double *coefficients,
                                        size_t capacity);

/**
 * How the terms of a row relate to its constant.
 *
 * solver: may be NULL.
 * row: the row.
 * Returns the relation; KEEP_EQUAL for NULL and for an invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_relation keep_solver_relation(const keep_solver *solver, keep_row row);

/**
 * What the terms of a row relate to.
 *
 * solver: may be NULL.
 * row: the row.
 * Returns the constant; 0 for NULL and for an invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API double keep_solver_constant(const keep_solver *solver, keep_row row);

/**
 * The priority of a row.
 *
 * solver: may be NULL.
 * row: the row.
 * Returns the priority; 0 for NULL and for an invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API double keep_solver_priority(const keep_solver *solver, keep_row row);

/**
 * The weight of a row among the rows of its priority.
 *
 * solver: may be NULL.
 * row: the row.
 * Returns the weight; 0 for NULL and for an invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API double keep_solver_weight(const keep_solver *solver, keep_row row);

/**
 * Begins a transaction: until commit or rollback every change can be taken back as one.
 * Transactions nest; an inner one that commits is still undone when the outer one rolls back.
 * A what-if question is a transaction that solves, reads, and rolls back. Earlier changes are solved
 * first, as by keep_solver_solve, so that there are values to go back to.
 *
 * solver: the solver.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT for NULL; KEEP_ERROR_LIMIT above 64 levels;
 * KEEP_ERROR_CONFLICT as keep_solver_solve, if something has changed: then none is begun. Any other
 * error of that solve is returned by the next solve instead.
 * Thread: owner's thread. Cost: linear in the variables, and as keep_solver_solve.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_solver_begin(keep_solver *solver);

/**
 * Ends the innermost transaction and keeps its changes. The outermost commit solves; if required
 * rows then contradict each other and conflicts are refused, everything is undone.
 *
 * solver: the solver.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT for NULL; KEEP_ERROR_STATE without a transaction;
 * KEEP_ERROR_CONFLICT if it was undone (the conflict can then be read with keep_solver_conflict);
 * KEEP_ERROR_LIMIT as keep_solver_solve: then nothing was undone.
 * Thread: owner's thread. Cost: as keep_solver_solve.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_solver_commit(keep_solver *solver);

/**
 * Ends the innermost transaction and takes its changes back: rows, constants, values and handles
 * are as they were at its begin.
 *
 * solver: the solver.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT for NULL; KEEP_ERROR_STATE without a transaction.
 * Thread: owner's thread. Cost: linear in the variables and in the changes.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_solver_rollback(keep_solver *solver);

/**
 * Brings all values up to date. Inside a transaction nothing is refused: the outermost commit decides
 * that.
 *
 * solver: the solver.
 * Returns KEEP_OK, also when required rows contradict each other and conflicts are reported;
 * KEEP_ERROR_INVALID_ARGUMENT for NULL; KEEP_ERROR_CONFLICT when they contradict each other and
 * conflicts are refused: all changes since the last solve are undone, of which there may be none if the
 * conflict was there before; KEEP_ERROR_LIMIT if numbers of too different size kept the solver from
 * finishing, or if values exceed 1e200: the values are then finite, but not the best, and in the latter
 * case their defaults.
 * Thread: owner's thread. Cost: what the changes since the last solve can affect. A first solve is about
 * linear in the rows where most of them define one variable by others, as in layouts. It grows with up to
 * their square where thousands of wishes contradict each other in circles, as in drawings of graphs. Where
 * conflicts are refused, linear in the variables and rows.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_solver_solve(keep_solver *solver);

/**
 * The value of a variable as of the last solve.
 *
 * solver: the solver.
 * variable: the variable.
 * Returns the value; before the first solve of it the default that it was made with; 0 for an invalid
 * handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API double keep_solver_value(const keep_solver *solver, keep_variable variable);

/**
 * The values of many variables as of the last solve.
 *
 * solver: the solver.
 * variables: count variables, or NULL for the first count in order of creation; a variable that is made
 *   after one was removed takes the place of that one.
 * values: receives count numbers.
 * count: how many.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT (also for a count above the number of variables
 * when variables is NULL); KEEP_ERROR_INVALID_HANDLE: then nothing is written.
 * Thread: owner's thread. Cost: linear in count.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_solver_values(const keep_solver *solver,
                                              const keep_variable *variables, double *values,
                                              size_t count);

/**
 * The variables whose values differ from what this function last reported of them (at first: from the
 * defaults that they were made with), with their values, in no particular order. So a host that stores
 * what is reported has what keep_solver_value returns, to the last bit, whatever is solved and taken
 * back; and it is not told again what it has.
 *
 * solver: the solver.
 * variables, values: receive up to capacity entries; either may be NULL.
 * capacity: room in the arrays. What does not fit is reported by the next call; what would fit counts as
 *   reported, also where an array is NULL.
 * Returns how many variables had changed; 0 for a NULL solver.
 * Thread: owner's thread. Cost: linear in what changed.
 * Since 0.1.
 */
KEEPLAYOUT_API size_t keep_solver_changes(keep_solver *solver, keep_variable *variables,
                                          double *values, size_t capacity);

/**
 * How far a row is violated at the values of the last solve: 0 if it holds, or what rounding leaves.
 *
 * solver: the solver.
 * row: the row.
 * Returns the violation, without its weight; 0 for an invalid handle.
 * Thread: owner's thread. Cost: that of the row.
 * Since 0.1.
 */
KEEPLAYOUT_API double keep_solver_violation(const keep_solver *solver, keep_row row);

/**
 * How many conflicts the last solve has met, or a later call that returned KEEP_ERROR_CONFLICT. Every
 * required row that could not be kept is in at least one. Many that give way because of one
 * contradiction, such as boxes that do not fit into their window, are one conflict.
 *
 * Refused conflicts can be read until the next solve. Reported ones are looked for when they are first
 * asked for, and can be read until something changes: from then to the next solve there are none.
 *
 * solver: the solver.
 * Returns the number of conflicts; 0 for a NULL solver.
 * Thread: owner's thread. Cost: when first asked after a solve with conflicts, for each of them a solve
 * of the rows around it, which may be all that there are.
 * Since 0.1.
 */
KEEPLAYOUT_API size_t keep_solver_conflict_count(const keep_solver *solver);

/**
 * The rows of one conflict: first one that gave way and is in no conflict before this one, then those
 * that hold it, some of which may give way too. The set is irreducible: without any one of its rows
 * the others can be kept together. Where several such sets exist, the order in which the rows were made
 * decides which one is returned. After a refusal, rows that were undone are in the set with stale
 * handles.
 *
 * solver: the solver.
 * index: below keep_solver_conflict_count.
 * rows: receives up to capacity rows; may be NULL.
 * capacity: room in rows.
 * Returns the number of rows in the conflict; 0 if there is no such conflict.
 * Thread: owner's thread. Cost: as keep_solver_conflict_count.
 * Since 0.1.
 */
KEEPLAYOUT_API size_t keep_solver_conflict(keep_solver *solver, size_t index, keep_row *rows,
                                           size_t capacity);

/**
 * In how many independent ways the values could change without any priority being worse off: a row may
 * lose what others of its priority gain. Solves first if anything has changed, so that values are then
 * those of that solve; asking changes nothing else.
 *
 * solver: the solver.
 * Returns the degrees of freedom; 0 when every value is determined, for NULL, and if the solve that
 * comes first failed (see keep_solver_error).
 * Thread: owner's thread. Cost: a few passes over the variables and rows. Passes do not suffice where
 * inequalities that are met exactly, without pressing, block each other, such as many variables that are
 * all 0 and none of which may fall below the one before: then also steps over all that is not
 * determined, each of which costs what it moves.
 * Since 0.1.
 */
KEEPLAYOUT_API size_t keep_solver_freedom(keep_solver *solver);

/**
 * The smallest and the largest value that a variable could have without any row of at least a priority
 * being worse off: of 0, as for keep_solver_freedom. Both are the same if the variable is determined;
 * without a bound they are -INFINITY or INFINITY. Solves first if anything has changed, so that values
 * are then those of that solve; asking changes nothing else.
 *
 * solver: the solver.
 * variable: the variable.
 * priority: 0 to 1000.
 * minimum, maximum: receive the range; either may be NULL.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_CONFLICT and
 * KEEP_ERROR_LIMIT as keep_solver_solve, if the solve that comes first failed.
 * Thread: owner's thread. Cost: linear in the variables, and some steps; more than a few where a lot is
 * open. If there are rows below the priority, a first solve of the others.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_solver_range(keep_solver *solver, keep_variable variable,
                                             double priority, double *minimum, double *maximum);

/**
 * Why a variable has its value: value = sum of factor * constant over the rows reported, plus
 * what the defaults of free variables contribute. Solves first if anything has changed, so that values
 * are then those of that solve; asking changes nothing else.
 *
 * Where more rows hold exactly than it takes to decide the value, such as two that say the same, those
 * are reported that the solver goes by. Which these are may depend on earlier edits and on rollbacks, as
 * the value does not: every answer is true. keep_attribute_explanation solves anew, and has no history.
 *
 * solver: the solver.
 * variable: the variable.
 * rows, factors: receive up to capacity entries, oldest row first; either may be NULL.
 * capacity: room in the arrays.
 * from_defaults: receives what the defaults contribute; may be NULL.
 * Returns how many rows decide the value; 0 for NULL, for an invalid handle, and if the solve that comes
 * first failed (see keep_solver_error). Then nothing is written; for an invalid handle nothing is solved
 * either.
 * Thread: owner's thread. Cost: that of the rows involved.
 * Since 0.1.
 */
KEEPLAYOUT_API size_t keep_solver_explanation(keep_solver *solver, keep_variable variable,
                                              keep_row *rows, double *factors, size_t capacity,
                                              double *from_defaults);

/**
 * One of the counters of the solver's own work.
 *
 * solver: the solver.
 * counter: one of keep_counter.
 * Returns the count; 0 for a NULL solver or a counter that is none.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API uint64_t keep_solver_counter(const keep_solver *solver, keep_counter counter);

#ifdef __cplusplus
}
#endif

#endif
