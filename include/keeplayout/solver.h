/* keeplayout/solver.h - the solver without a layout. */
#ifndef KEEPLAYOUT_SOLVER_H
#define KEEPLAYOUT_SOLVER_H

#include "core.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ==== Solver =================================================================================
 *
 * For hosts that have their own model. Variables are free real numbers. A row (a constraint) is
 *
 *     sum of coefficient * variable   AT MOST | EQUAL | AT LEAST   constant     @ priority
 *
 * and is violated by v, the distance of its left side from the right side of the constant. For every
 * priority, highest first, the solver minimises the sum of weight * v over its rows, never at the cost of
 * a higher priority. Of equally good points it takes the one that brings the variables closest to their
 * defaults, one after the other in order of creation.
 *
 *     keep_solver *s = keep_solver_create();
 *     keep_variable x, w, of[2];
 *     double by[] = {1, 1};
 *     keep_row row;
 *     keep_solver_add_variable(s, 0, &x);
 *     keep_solver_add_variable(s, 0, &w);
 *     of[0] = x, of[1] = w;
 *     keep_solver_add_row(s, of, by, 2, KEEP_EQUAL, 100, KEEP_REQUIRED, 1, &row); // x + w == 100
 *     keep_solver_add_row(s, &w, by, 1, KEEP_AT_LEAST, 30, KEEP_REQUIRED, 1, NULL); // w >= 30
 *     keep_solver_solve(s);
 *     keep_solver_value(s, x); // 0
 *     keep_solver_destroy(s);
 *
 * Numbers of similar size are computed as doubles, and a row holds if it is violated by no more than
 *
 *     2e-12 * (size of its constant + sum of the sizes of coefficient * variable)  +  1e-12 * p
 *
 * where p is the largest power of two not above the magnitude of its largest coefficient. A value is the double
 * nearest to the exact solution, or the multiple of 1/256 within 4e-15 (1 + its size) of that. So it has no history,
 * to the last bit: the same rows and defaults give the same values after whatever edits. Only where rows agree
 * up to that bound but not exactly, as 0.1 + 0.2 and 0.3 do, may values differ by as much. Coefficients from
 * 1e-12 to 1e12 may be mixed. Where the largest one of a row is 2^k or 2^-k, or another one 2^-k of that, with
 * k > 12, numbers at both ends of the row are k bits apart. If all such rows are more than 20 bits apart together,
 * or if a solve does not converge, the solver uses extended precision: signs are decided exactly, and numbers
 * have twice the digits. That takes several times as long, and repeating the last edit with other numbers,
 * otherwise almost free, costs as much as any other solve. If even this does not show a sign, the answer is
 * KEEP_ERROR_LIMIT. Exactly means that a number stands for the simple fraction, or decimal of up to 12 digits,
 * that it is next to, so that 0.1, 0.2 and 0.7 add up to 1. While some coefficient is next to none of these, it
 * takes a row of more than 24 bits.
 */

/** A solver: the owner of variables and rows. */
typedef struct keep_solver keep_solver;

/** One unknown of a solver. */
typedef struct keep_variable {
  uint64_t id; /**< Opaque; equal ids are the same variable. */
} keep_variable;

/** One linear constraint of a solver. */
typedef struct keep_row {
  uint64_t id; /**< Opaque; equal ids are the same row. */
} keep_row;

/** The counters of a solver's own work, independent of the machine. */
typedef enum keep_counter {
  KEEP_COUNTER_PIVOTS = 0,         /**< Pivots since creation. */
  KEEP_COUNTER_FACTORIZATIONS = 1, /**< Complete factorisations since creation. */
  KEEP_COUNTER_WORK = 2, /**< Work units since creation: entries of rows, columns and factors. */
  KEEP_COUNTER_ALLOCATIONS = 3, /**< Allocations since creation. */
  /** Bytes of storage now, without the journal from begin to commit, or where conflicts are refused, from one
   * solve to the next. */
  KEEP_COUNTER_BYTES = 4
} keep_counter;

/** Creates a solver without variables or rows, which belongs to the calling thread. Thread: any. */
KEEPLAYOUT_API keep_solver *keep_solver_create(void);

/**
 * Destroys a solver with everything in it. Cost: linear in the variables and rows.
 *
 * solver: NULL is allowed.
 */
KEEPLAYOUT_API void keep_solver_destroy(keep_solver *solver);

/** The status of the last call that failed, until another fails or it is cleared. */
KEEPLAYOUT_API keep_status keep_solver_error(const keep_solver *solver);

/** The message of the last call that failed, until another fails; "" if none has. */
KEEPLAYOUT_API const char *keep_solver_error_message(const keep_solver *solver);

/** Clears the last failure: keep_solver_error is KEEP_OK again. */
KEEPLAYOUT_API void keep_solver_clear_error(keep_solver *solver);

/**
 * Sets what happens when required rows contradict each other; reported unless set. Earlier changes are solved
 * first, under the old policy. If there is a conflict already when they are to be refused, every solve and
 * outermost commit is refused until it is resolved; what was there before is not taken back.
 *
 * Returns KEEP_ERROR_STATE inside a transaction; KEEP_ERROR_CONFLICT as keep_solver_solve: the policy stays.
 * Cost: as keep_solver_solve.
 */
KEEPLAYOUT_API keep_status keep_solver_set_conflict_policy(keep_solver *solver,
                                                           keep_conflict_policy policy);

/** What happens when required rows contradict each other. */
KEEPLAYOUT_API keep_conflict_policy keep_solver_conflict_policy(const keep_solver *solver);

/* ==== Variables =========================================================================== */

/**
 * Adds a variable.
 *
 * default_value: its value where the rows leave a choice; at most 1e15 in magnitude.
 * Returns KEEP_ERROR_LIMIT above 2^24 variables.
 */
KEEPLAYOUT_API keep_status keep_solver_add_variable(keep_solver *solver, double default_value,
                                                    keep_variable *variable);

/**
 * Adds many variables, in order of creation; on failure none.
 *
 * default_values: NULL for 0 everywhere.
 * Cost: linear in count.
 */
KEEPLAYOUT_API keep_status keep_solver_add_variables(keep_solver *solver,
                                                     const double *default_values, size_t count,
                                                     keep_variable *variables);

/** Removes a variable; KEEP_ERROR_STATE while a row mentions it. */
KEEPLAYOUT_API keep_status keep_solver_remove_variable(keep_solver *solver, keep_variable variable);

/** Sets the default of a variable. Cost: that of what decides the value. */
KEEPLAYOUT_API keep_status keep_solver_set_default(keep_solver *solver, keep_variable variable,
                                                   double default_value);

/** The default of a variable. */
KEEPLAYOUT_API double keep_solver_default(const keep_solver *solver, keep_variable variable);

/* ==== Rows ================================================================================ */

/**
 * Adds a row.
 *
 * variables, coefficients: the terms. A variable may occur more than once: its coefficients add up. They are
 *   0 or between 1e-12 and 1e12 in magnitude; a sum may be larger, and is dropped if it is 0 except for
 *   rounding. A row without terms is true, and does nothing, or false, and if required a conflict by itself.
 * constant: at most 1e15 in magnitude.
 * weight: factor of the violation among rows of the same priority, between 1e-6 and 1e6. Against one that is
 *   more than 1e11 times as large it may count as nothing.
 * Returns KEEP_ERROR_LIMIT above 2^27 terms. Cost: linear in count.
 */
KEEPLAYOUT_API keep_status keep_solver_add_row(keep_solver *solver, const keep_variable *variables,
                                               const double *coefficients, size_t count,
                                               keep_relation relation, double constant,
                                               double priority, double weight, keep_row *row);

/**
 * Adds many rows in compressed-row form: row i has the terms from starts[i] to before starts[i + 1]. On failure
 * none, and the message says which failed.
 *
 * starts[row_count + 1]: numbers that never decrease, the first 0.
 * variables[starts[row_count]], coefficients[starts[row_count]]: the terms.
 * relations[row_count]: numbers of keep_relation, a byte each.
 * constants[row_count]: as keep_solver_add_row.
 * priorities[row_count]: NULL for KEEP_REQUIRED everywhere.
 * weights[row_count]: NULL for 1 everywhere.
 * rows[row_count]: receives the handles.
 * Returns as keep_solver_add_row, KEEP_ERROR_LIMIT also above 2^31 - 1 rows. Cost: linear in the terms.
 */
KEEPLAYOUT_API keep_status keep_solver_add_rows(keep_solver *solver, size_t row_count,
                                                const size_t *starts,
                                                const keep_variable *variables,
                                                const double *coefficients, const int8_t *relations,
                                                const double *constants, const double *priorities,
                                                const double *weights, keep_row *rows);

/** Removes a row. Cost: that of the row, and of what depended on it. */
KEEPLAYOUT_API keep_status keep_solver_remove_row(keep_solver *solver, keep_row row);

/** Removes many rows; none if a handle is invalid or occurs twice. Cost: as for each. */
KEEPLAYOUT_API keep_status keep_solver_remove_rows(keep_solver *solver, const keep_row *rows,
                                                   size_t count);

/**
 * Sets the constant of a row. Cost: constant. The next solve costs what the change moves; no more than
 * writing the values that move, as long as the basis stays the same, no row that moves passes its constant,
 * and no variable its default.
 */
KEEPLAYOUT_API keep_status keep_solver_set_constant(keep_solver *solver, keep_row row,
                                                    double constant);

/**
 * Sets the constants of many rows; none if one is refused. Of a row that occurs more than once the last one
 * counts. Cost: linear in count.
 */
KEEPLAYOUT_API keep_status keep_solver_set_constants(keep_solver *solver, const keep_row *rows,
                                                     const double *constants, size_t count);

/** Sets the priority of a row, also to and from required. Cost: that of what depends on the row. */
KEEPLAYOUT_API keep_status keep_solver_set_priority(keep_solver *solver, keep_row row,
                                                    double priority);

/** Sets the weight of a row, between 1e-6 and 1e6. Cost: that of what depends on the row. */
KEEPLAYOUT_API keep_status keep_solver_set_weight(keep_solver *solver, keep_row row, double weight);

/** Sets the relation of a row. */
KEEPLAYOUT_API keep_status keep_solver_set_relation(keep_solver *solver, keep_row row,
                                                    keep_relation relation);

/**
 * Sets the coefficient of one variable in a row: 0 removes the term, and one that is not there is added.
 *
 * Returns KEEP_ERROR_LIMIT above 2^27 terms. Cost: that of the row, and of what depends on it.
 */
KEEPLAYOUT_API keep_status keep_solver_set_coefficient(keep_solver *solver, keep_row row,
                                                       keep_variable variable, double coefficient);

/** The terms of a row, one for each variable, in any order, and none that is 0. Cost: linear in them. */
KEEPLAYOUT_API size_t keep_solver_terms(const keep_solver *solver, keep_row row,
                                        keep_variable *variables, double *coefficients,
                                        size_t capacity);

/** The relation of a row. */
KEEPLAYOUT_API keep_relation keep_solver_relation(const keep_solver *solver, keep_row row);

/** The constant of a row. */
KEEPLAYOUT_API double keep_solver_constant(const keep_solver *solver, keep_row row);

/** The priority of a row. */
KEEPLAYOUT_API double keep_solver_priority(const keep_solver *solver, keep_row row);

/** The weight of a row. */
KEEPLAYOUT_API double keep_solver_weight(const keep_solver *solver, keep_row row);

/* ==== Solving ============================================================================= */

/**
 * Begins a transaction: until commit or rollback every change can be taken back as one. Transactions nest; an
 * inner one that commits is still undone when the outer one rolls back. Earlier changes are solved first.
 *
 * Returns KEEP_ERROR_LIMIT above 64 levels; KEEP_ERROR_CONFLICT as keep_solver_solve: none is begun then. Any other
 * error of that solve is returned by the next one. Cost: linear in the variables, and as keep_solver_solve.
 */
KEEPLAYOUT_API keep_status keep_solver_begin(keep_solver *solver);

/**
 * Ends the innermost transaction and keeps its changes; the outermost one solves.
 *
 * Returns KEEP_ERROR_STATE without a transaction; KEEP_ERROR_CONFLICT if it was undone, with the conflict;
 * KEEP_ERROR_LIMIT as keep_solver_solve: nothing is undone. Cost: as keep_solver_solve.
 */
KEEPLAYOUT_API keep_status keep_solver_commit(keep_solver *solver);

/**
 * Ends the innermost transaction and takes its changes back: rows, constants, values and handles are as they
 * were when it began. KEEP_ERROR_STATE without one. Cost: linear in the variables and in the changes.
 */
KEEPLAYOUT_API keep_status keep_solver_rollback(keep_solver *solver);

/**
 * Brings all values up to date. Inside a transaction nothing is refused: the outermost commit decides that.
 *
 * Returns KEEP_OK, also when conflicts are reported. KEEP_ERROR_CONFLICT when they are refused: all changes since
 * the last solve are undone. KEEP_ERROR_LIMIT if numbers of too different size kept the solver from finishing, or
 * if values exceed 1e200: they are then finite, but not the best, and in the latter case their defaults.
 * Cost: what the changes since the last solve can affect. A first solve is about linear in the rows where most
 * of them define one variable by others, as in layouts, and up to their square where thousands of soft rows
 * contradict each other in circles. Where conflicts are refused, linear in the variables and rows.
 */
KEEPLAYOUT_API keep_status keep_solver_solve(keep_solver *solver);

/** The value of a variable as of the last solve; before its first one, the default it was made with. */
KEEPLAYOUT_API double keep_solver_value(const keep_solver *solver, keep_variable variable);

/**
 * The values of many variables as of the last solve; on failure none is written.
 *
 * variables: NULL for the first count in order of creation; a variable that is made after one was removed takes
 *   the position of that one. A count above the number of variables is KEEP_ERROR_INVALID_ARGUMENT then.
 * values: not NULL.
 * Cost: linear in count.
 */
KEEPLAYOUT_API keep_status keep_solver_values(const keep_solver *solver,
                                              const keep_variable *variables, double *values,
                                              size_t count);

/**
 * The variables whose values differ from the last report (at first from the defaults that they were made with),
 * with their values, in any order. A host that stores them has what keep_solver_value returns, to the last bit.
 *
 * variables[capacity], values[capacity]: the next call reports what does not fit; what would fit counts as
 *   reported, also where an array is NULL.
 * Cost: linear in what changed.
 */
KEEPLAYOUT_API size_t keep_solver_changes(keep_solver *solver, keep_variable *variables,
                                          double *values, size_t capacity);

/* ==== Questions =========================================================================== */

/** The violation of a row at the last solve, without its weight. Cost: that of the row. */
KEEPLAYOUT_API double keep_solver_violation(const keep_solver *solver, keep_row row);

/**
 * How many conflicts the last solve met, or a later call that returned KEEP_ERROR_CONFLICT. Every violated
 * required row is in at least one; many that are violated by one contradiction are one conflict. Refused
 * conflicts can be read until the next solve, reported ones until something changes.
 *
 * Cost: when first asked after a solve with conflicts, for each a solve of the rows around it.
 */
KEEPLAYOUT_API size_t keep_solver_conflict_count(const keep_solver *solver);

/**
 * The rows of a conflict: first one that is violated and in no conflict before this one, then those that
 * contradict it. The set is irreducible: without any one of its rows the others can hold together. Of several
 * such sets the order in which the rows were made decides. Rows that a refusal has undone are stale.
 *
 * index: below keep_solver_conflict_count. Cost: as keep_solver_conflict_count.
 */
KEEPLAYOUT_API size_t keep_solver_conflict(keep_solver *solver, size_t index, keep_row *rows,
                                           size_t capacity);

/**
 * The dimension of the set of optimal solutions: in how many independent ways the values could change with no
 * priority worse off. Solves first if anything has changed; 0 if that fails (keep_solver_error).
 *
 * Cost: a few passes over the variables and rows; also pivots over all that is not determined, where degenerate
 * inequalities block each other, such as many variables at 0, none of which may fall below the one before.
 */
KEEPLAYOUT_API size_t keep_solver_freedom(keep_solver *solver);

/**
 * The smallest and the largest value of a variable with no row of at least a priority worse off; equal if it
 * is determined, infinite without a bound. Solves first if anything has changed, and fails as that does.
 *
 * priority: 0 to 1000; 0 for the range in equally good solutions.
 * Cost: linear in the variables, and some pivots; with rows below the priority, a first solve of the others.
 */
KEEPLAYOUT_API keep_status keep_solver_range(keep_solver *solver, keep_variable variable,
                                             double priority, double *minimum, double *maximum);

/**
 * Why a variable has its value: the sum of factor * constant over the rows returned, oldest first, plus the
 * part of the defaults of free variables. Solves first if anything has changed; 0 if that fails.
 *
 * Where more rows hold exactly than determine the value, the basic ones are returned, which may depend on
 * earlier edits, as the value does not. keep_attribute_explanation has no history.
 *
 * from_defaults: receives the part of the defaults.
 * Cost: that of the rows involved.
 */
KEEPLAYOUT_API size_t keep_solver_explanation(keep_solver *solver, keep_variable variable,
                                              keep_row *rows, double *factors, size_t capacity,
                                              double *from_defaults);

/** One of the counters of a solver. */
KEEPLAYOUT_API uint64_t keep_solver_counter(const keep_solver *solver, keep_counter counter);

#ifdef __cplusplus
}
#endif

#endif
