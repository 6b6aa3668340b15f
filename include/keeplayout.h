/*
 * keeplayout.h - constraint layout for everything that is not an Apple view.
 *
 * This header is the whole public surface of libkeeplayout, and its comments are the
 * reference: what is not said here is not promised.
 *
 * The rules that hold for every declaration
 *
 *   Units       Lengths are points, a double each. x grows to the right, y grows downwards.
 *   Errors      What can fail returns a keep_status: KEEP_OK is 0, failures are negative. The
 *               owner (a keep_layout or a keep_solver) keeps a one-line message that names the
 *               culprit. A call that fails has changed nothing. Getters have no status; asked
 *               about something that does not exist they answer the neutral value they document.
 *   Numbers     Not-a-number and infinity are refused with KEEP_ERROR_INVALID_ARGUMENT wherever
 *               a number is expected; where NaN means "no value" the function says so.
 *   Priorities  0 < p <= 1000, any real number in between. 1000 is required. A higher priority is
 *               never outweighed by lower ones, however many there are. Violations of one
 *               priority add up as absolute values.
 *   Handles     keep_node, keep_attribute, keep_variable, keep_row ... are 8-byte values: copy
 *               them, compare their ids, never free them. An id of 0 is "none". A handle belongs
 *               to the owner that made it; once its object is gone it is stale, and using it is
 *               an error, never a crash.
 *   Ownership   Owners are created and destroyed by the host; destroying NULL does nothing. Text
 *               that a function returns is borrowed until the next call on the same owner, unless
 *               it says "static". Text and arrays that are passed in are copied during the call.
 *   Threads     No global state, no threads, no locks, no signal handlers. Owners are independent;
 *               one owner belongs to one thread at a time ("owner's thread"). Functions without an
 *               owner may be called from any thread.
 *   Memory      Running out of memory aborts the process, as the Swift runtime has no way to
 *               report it. The library does not support being unloaded.
 *   Results     depend on what is in force, not on the order it was made in: the same layout
 *               gives the same numbers in every process.
 */
#ifndef KEEPLAYOUT_H
#define KEEPLAYOUT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ==== Version ================================================================================
 * Same major number, same ABI; while the major number is 0 a new minor number may break it.
 */

#define KEEPLAYOUT_VERSION_MAJOR 0
#define KEEPLAYOUT_VERSION_MINOR 1
#define KEEPLAYOUT_VERSION_PATCH 0
#define KEEPLAYOUT_VERSION_NUMBER                                                                  \
  (KEEPLAYOUT_VERSION_MAJOR * 1000000 + KEEPLAYOUT_VERSION_MINOR * 1000 + KEEPLAYOUT_VERSION_PATCH)
#define KEEPLAYOUT_VERSION_STRING "0.1.0"

#if defined(__GNUC__) || defined(__clang__)
#define KEEPLAYOUT_API __attribute__((visibility("default")))
#define KEEPLAYOUT_MUST_CHECK __attribute__((warn_unused_result))
#else
#define KEEPLAYOUT_API
#define KEEPLAYOUT_MUST_CHECK
#endif

/**
 * The version of the library that is loaded, as KEEPLAYOUT_VERSION_NUMBER counts it.
 * A cautious host compares it with the header it was compiled against.
 *
 * Returns major * 1000000 + minor * 1000 + patch.
 * Thread: any.
 * Since 0.1.
 */
KEEPLAYOUT_API uint32_t keep_version_number(void);

/**
 * The version of the library that is loaded, as text: "0.1.0".
 *
 * Returns static, NUL-terminated text.
 * Thread: any.
 * Since 0.1.
 */
KEEPLAYOUT_API const char *keep_version_string(void);

/* ==== Status =================================================================================
 */

/** What became of a call. Values are never renumbered; new ones may be added. Since 0.1. */
typedef enum keep_status {
  /** Done. */
  KEEP_OK = 0,
  /** A NULL owner or pointer, a number that is not finite, a priority or an enum out of range. */
  KEEP_ERROR_INVALID_ARGUMENT = -1,
  /** A handle that is none, stale, or of another owner. */
  KEEP_ERROR_INVALID_HANDLE = -2,
  /** The two nodes have no common ancestor, or an inset was asked of a node without a parent. */
  KEEP_ERROR_UNRELATED = -3,
  /** The move would make a node its own ancestor. */
  KEEP_ERROR_CYCLE = -4,
  /** Required constraints contradict each other and the owner refuses conflicts. */
  KEEP_ERROR_CONFLICT = -5,
  /** Called from inside a callback of the same owner. */
  KEEP_ERROR_BUSY = -6,
  /** More than the library holds: the message says of what. */
  KEEP_ERROR_LIMIT = -7,
  /** Something still refers to what was to be removed, or there is nothing to end. */
  KEEP_ERROR_STATE = -8
} keep_status;

/**
 * The name of a status: "KEEP_OK", "KEEP_ERROR_BUSY" ...
 *
 * status: any number.
 * Returns static text; "unknown status" for a number that is no status.
 * Thread: any.
 * Since 0.1.
 */
KEEPLAYOUT_API const char *keep_status_name(keep_status status);

/* ==== Priorities =============================================================================
 */

/** Must hold; contradictions are conflicts. */
#define KEEP_REQUIRED 1000.0
/** KeepLayout's high, 0.3.1's "shall". */
#define KEEP_HIGH 750.0
/** Between high and low. */
#define KEEP_MEDIUM 500.0
/** KeepLayout's low, 0.3.1's "may". */
#define KEEP_LOW 250.0
/** The weakest of the named ones, 0.3.1's "fit". */
#define KEEP_FITTING 50.0

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

/** How the left side of a row relates to its constant. Since 0.1. */
typedef enum keep_relation {
  /** Left side <= constant. */
  KEEP_AT_MOST = -1,
  /** Left side == constant. */
  KEEP_EQUAL = 0,
  /** Left side >= constant. */
  KEEP_AT_LEAST = 1
} keep_relation;

/** What happens when required rows contradict each other. Since 0.1. */
typedef enum keep_conflict_policy {
  /** The rows stay, the least total violation is found, and the conflict can be read. */
  KEEP_CONFLICTS_REPORTED = 0,
  /** The transaction (or the solve outside one) answers KEEP_ERROR_CONFLICT and is undone. */
  KEEP_CONFLICTS_REFUSED = 1
} keep_conflict_policy;

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
  /** Bytes of storage that the solver holds now. */
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
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API void keep_solver_destroy(keep_solver *solver);

/**
 * What went wrong in the last call on the solver that failed, in one line.
 *
 * solver: may be NULL.
 * Returns text borrowed until the next failing call on the solver; "" if none has failed yet or
 * solver is NULL.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API const char *keep_solver_error_message(const keep_solver *solver);

/**
 * Chooses what happens when required rows contradict each other; reported unless set.
 *
 * solver: the solver.
 * policy: one of keep_conflict_policy.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT for a NULL solver or a policy that is none;
 * KEEP_ERROR_STATE inside a transaction.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_solver_set_conflict_policy(keep_solver *solver,
                                                           keep_conflict_policy policy);

/**
 * Adds a variable.
 *
 * solver: the solver.
 * default_value: where the variable goes when the rows leave it a choice; finite.
 * variable: receives the handle; may be NULL.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_LIMIT above 2^30 variables.
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
 * Returns KEEP_OK; KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_STATE while a row mentions the variable.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_solver_remove_variable(keep_solver *solver, keep_variable variable);

/**
 * Changes where a variable goes when the rows leave it a choice.
 *
 * solver: the solver.
 * variable: the variable.
 * default_value: the new default; finite.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_solver_set_default(keep_solver *solver, keep_variable variable,
                                                   double default_value);

/**
 * Adds a row. It takes effect at the next solve.
 *
 * solver: the solver.
 * variables, coefficients: count terms. A variable may occur more than once: its coefficients add
 *   up. Coefficients are finite and, unless 0, between 1e-12 and 1e12 in size; terms that come to
 *   0 are dropped. A row without terms is legal: it is true and does nothing, or it is false and,
 *   if required, a conflict by itself.
 * relation: one of keep_relation.
 * constant: finite, at most 1e15 in size.
 * priority: 0 < priority <= 1000.
 * weight: factor of the violation among rows of the same priority; 1 as a rule, between 1e-6 and
 *   1e6.
 * row: receives the handle; may be NULL.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_LIMIT above
 * 2^30 terms.
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
 * starts: row_count + 1 numbers that never fall, the first 0.
 * variables, coefficients: starts[row_count] terms.
 * relations: row_count numbers of keep_relation, a byte each.
 * constants: row_count numbers.
 * priorities: row_count numbers, or NULL for KEEP_REQUIRED everywhere.
 * weights: row_count numbers, or NULL for 1 everywhere.
 * rows: receives row_count handles; may be NULL.
 * Returns as keep_solver_add_row; on failure no row is added, and the message says which failed.
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
 * Thread: owner's thread. Cost: that of the row; the next solve costs what the row held.
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
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_solver_remove_rows(keep_solver *solver, const keep_row *rows,
                                                   size_t count);

/**
 * Changes the constant of a row.
 *
 * solver: the solver.
 * row: the row.
 * constant: finite, at most 1e15 in size.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE.
 * Thread: owner's thread. Cost: constant; the next solve costs what the change moves, and as long
 * as nothing changes side no more than writing the values that move.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_solver_set_constant(keep_solver *solver, keep_row row,
                                                    double constant);

/**
 * Changes the constants of many rows: all of them, or none if one is refused.
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
 * Thread: owner's thread.
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
 * Thread: owner's thread.
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
 * coefficient: finite, 0 or between 1e-12 and 1e12 in size; 0 removes the term.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE.
 * Thread: owner's thread. Cost: that of the row.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_solver_set_coefficient(keep_solver *solver, keep_row row,
                                                       keep_variable variable, double coefficient);

/**
 * Begins a transaction: until commit or rollback every change can be taken back as one.
 * Transactions nest; an inner one that commits is still undone when the outer one rolls back.
 * A what-if question is a transaction that solves, reads, and rolls back.
 *
 * solver: the solver.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_LIMIT above 64 levels.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_solver_begin(keep_solver *solver);

/**
 * Ends the innermost transaction and keeps its changes. The outermost commit solves; if required
 * rows then contradict each other and conflicts are refused, everything is undone.
 *
 * solver: the solver.
 * Returns KEEP_OK; KEEP_ERROR_STATE without a transaction; KEEP_ERROR_CONFLICT if it was undone
 * (the conflict can then be read with keep_solver_conflict).
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_solver_commit(keep_solver *solver);

/**
 * Ends the innermost transaction and takes its changes back: rows, constants, values and handles
 * are as they were at its begin.
 *
 * solver: the solver.
 * Returns KEEP_OK; KEEP_ERROR_STATE without a transaction.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_solver_rollback(keep_solver *solver);

/**
 * Brings all values up to date.
 *
 * solver: the solver.
 * Returns KEEP_OK, also when required rows contradict each other and conflicts are reported;
 * KEEP_ERROR_CONFLICT when they are refused: all changes since the last solve are undone;
 * KEEP_ERROR_LIMIT if numbers of too different size kept the solver from finishing: the values are
 * then finite, but not the best.
 * Thread: owner's thread. Cost: what the changes since the last solve can affect.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_solver_solve(keep_solver *solver);

/**
 * The value of a variable as of the last solve.
 *
 * solver: the solver.
 * variable: the variable.
 * Returns the value; before the first solve the default; 0 for an invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API double keep_solver_value(const keep_solver *solver, keep_variable variable);

/**
 * The values of many variables as of the last solve.
 *
 * solver: the solver.
 * variables: count variables, or NULL for the first count in order of creation.
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
 * The variables whose values differ from what this function last reported (at first: from their
 * defaults), with their values.
 *
 * solver: the solver.
 * variables, values: receive up to capacity entries; either may be NULL.
 * capacity: room in the arrays. What does not fit is reported by the next call.
 * Returns how many variables had changed; 0 for a NULL solver.
 * Thread: owner's thread. Cost: linear in what changed.
 * Since 0.1.
 */
KEEPLAYOUT_API size_t keep_solver_changes(keep_solver *solver, keep_variable *variables,
                                          double *values, size_t capacity);

/**
 * How far a row is violated at the current values: 0 if it holds.
 *
 * solver: the solver.
 * row: the row.
 * Returns the violation, without its weight; 0 for an invalid handle.
 * Thread: owner's thread. Cost: that of the row.
 * Since 0.1.
 */
KEEPLAYOUT_API double keep_solver_violation(const keep_solver *solver, keep_row row);

/**
 * How many conflicts the last solve, or the last refused transaction, met: the number of required
 * rows that could not be kept.
 *
 * solver: the solver.
 * Returns the number of conflicts; 0 for a NULL solver.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API size_t keep_solver_conflict_count(const keep_solver *solver);

/**
 * The rows of one conflict: the row that gave way first, then those that hold it. The set is
 * irreducible: without any one of its rows the others can be kept together.
 *
 * solver: the solver.
 * index: 0 up to keep_solver_conflict_count.
 * rows: receives up to capacity rows; may be NULL.
 * capacity: room in rows.
 * Returns the number of rows in the conflict; 0 if there is no such conflict.
 * Thread: owner's thread. Cost: that of the rows involved, when first asked.
 * Since 0.1.
 */
KEEPLAYOUT_API size_t keep_solver_conflict(keep_solver *solver, size_t index, keep_row *rows,
                                           size_t capacity);

/**
 * In how many independent ways the values could change without any row being worse off.
 *
 * solver: the solver.
 * Returns the degrees of freedom as of the last solve; 0 when every value is determined.
 * Thread: owner's thread. Cost: linear in the number of variables.
 * Since 0.1.
 */
KEEPLAYOUT_API size_t keep_solver_freedom(keep_solver *solver);

/**
 * The smallest and the largest value that a variable could have without any row being worse off.
 * Both are the value itself when it is determined; without a bound they are -INFINITY or INFINITY.
 * Solves first if anything has changed. Nothing of the state is changed by asking.
 *
 * solver: the solver.
 * variable: the variable.
 * minimum, maximum: receive the range; either may be NULL.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE.
 * Thread: owner's thread. Cost: a few steps.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_solver_range(keep_solver *solver, keep_variable variable,
                                             double *minimum, double *maximum);

/**
 * Why a variable has its value: value = sum of factor * constant over the rows reported, plus
 * what the defaults of free variables contribute.
 *
 * solver: the solver.
 * variable: the variable.
 * rows, factors: receive up to capacity entries, oldest row first; either may be NULL.
 * capacity: room in the arrays.
 * from_defaults: receives what the defaults contribute; may be NULL.
 * Returns how many rows decide the value; 0 for an invalid handle.
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
