/*
 * keeplayout/core.h - the layout, its nodes and their attributes: all that a first program needs.
 *
 * These headers are the whole public surface of libkeeplayout, and their comments are the
 * reference: what is not said here is not promised.
 *
 * The rules that hold for every declaration
 *
 *   Units       Lengths are points, a double each. x grows to the right, y grows downwards.
 *   Errors      A function that can fail returns a keep_status (KEEP_OK is 0, failures are
 *               negative), or the handle of what it makes, which is none on failure. The owner (a
 *               keep_layout or a keep_solver) keeps a one-line message that names the culprit. A
 *               call that fails has changed nothing unless it says so. Getters have no status: for
 *               something that does not exist they return the neutral value that they document.
 *   Numbers     Not-a-number and infinity are refused with KEEP_ERROR_INVALID_ARGUMENT wherever
 *               a number is expected; where NaN means "no value" the function says so. A sum or
 *               product of accepted lengths and factors counts as at most 1e15.
 *   Arithmetic  has to be as C programs find it: doubles are rounded to nearest, and floating-point
 *               exceptions do not trap. Where they do, as in Free Pascal and SBCL unless told otherwise, a
 *               binding masks them around its calls. With another rounding (fesetround) last digits
 *               are others, also of what is said here to be exact or equal, and so is a result that hangs
 *               on them; no harm is done otherwise. Flushing to zero, as in programs linked with
 *               -ffast-math, does none: a number below 2.3e-308 is 0 then.
 *   Priorities  0 < p <= 1000, any real number in between. 1000 is required. A higher priority is
 *               never outweighed by lower ones, however many there are. Violations of one
 *               priority add up as absolute values. So where two wishes of one priority contradict each
 *               other, all that lies between them is equally good, and Results, below, says what is taken.
 *   Enums       are as large as int. With shorter ones (-fshort-enums) this header does not compile.
 *   Handles     keep_node, keep_attribute, keep_variable, keep_row ... are 8-byte values: copy
 *               them, compare their ids, never free them. An id of 0 is "none". A handle belongs
 *               to the owner that made it; once its object is gone it is stale, and using it is
 *               an error, never a crash.
 *   Ownership   Owners are created and destroyed by the host; destroying NULL does nothing. Text and
 *               arrays that are passed in are copied during the call.
 *   Text        that a function returns is UTF-8, ends with NUL, and is never freed by the host. A name
 *               that the host has set (of a node, an attribute, a constraint, a file) is valid until it is
 *               replaced or what has it is gone. Text that is put together (an error's message, a
 *               description, a report) is valid until the same owner has returned eight more. Neither
 *               outlives the owner. "" and the names of statuses are static. In text that is put
 *               together, control characters, line ends and marks of direction in names are written out, as
 *               \n, \t, \u001B, \u202E, so that a name cannot change how a terminal shows the rest. The
 *               names themselves are returned as they were set.
 *   Structs     that are passed in by address and may get more fields in later versions begin with
 *               `size`, their size where the host was compiled: initializers (KEEP_APPLY,
 *               KEEP_EQUATION_CONTEXT) set it, and other languages fill it in. The library reads that many
 *               bytes, and takes what is missing for 0. What it does not know yet has to be 0. A size that is
 *               no multiple of 8, or not between 8 and 4096, is refused with KEEP_ERROR_INVALID_ARGUMENT. An
 *               array has elements of one size. All other structs (handles, rectangles, terms, contexts,
 *               what functions return) stay as they are.
 *   Arrays      that a function fills have room for `capacity` elements; (size_t)-1 means room for all.
 *               The function writes as many as fit and returns how many there are. Arrays that are
 *               passed in have at most 2^28 elements and share no memory with those that are filled. One
 *               of 0 elements may be NULL: the call succeeds and does nothing, or makes a group or a row of
 *               nothing; only keep_constraint_create needs a term. Which of its other arguments such a call
 *               checks is left open.
 *   Threads     No threads, no locks, no signal handlers, and no global state but an atomic count of
 *               layouts, by which their handles are told apart, and the handler of
 *               keep_set_out_of_memory_handler. Owners are independent; one owner
 *               belongs to one thread at a time ("owner's thread"), and a host that hands it to another
 *               thread synchronizes the two. That holds for functions that only read, too: const means
 *               that a call changes nothing that can be read, but it may still fill caches. Functions
 *               without an owner may be called from any thread. An owner that nobody can use any more
 *               may be destroyed in any, such as a garbage collector's: functions that let go of user_data
 *               (keep_destroy_function) are then called there. After a fork, parent and child each have a
 *               copy of every owner and may go on using it.
 *   Callbacks   come with a pointer of the host's, and with a function that is called when that pointer is
 *               needed no more (keep_destroy_function). A callback has to return: an exception or a longjmp
 *               out of it ends the process, or leaves its owner busy for good. A binding catches an
 *               exception inside the callback, returns -1 (from a curve, the time that it was given), and
 *               throws it again once the call into the library has returned, whatever that returns. What
 *               has begun all the same (keep_layout_begin, keep_atomic_begin, keep_animation_begin) it
 *               rolls back first. While a callback runs, its owner may be read. Calls that change the
 *               owner, solve it or make something in it fail with KEEP_ERROR_BUSY; so do calls that make
 *               what they return when it is first asked for (keep_node_attribute), unless it is there
 *               already. Frames and other results are those of the last solve that has finished. Functions
 *               whose results count as reported (keep_layout_changes) return 0. A completion may change its
 *               owner.
 *   Calling     These functions may call the host before they return, be it to measure, to ask, or to
 *   back        tell; no other function ever does: keep_layout_destroy, keep_layout_solve,
 *               keep_layout_begin, keep_layout_commit, keep_layout_rollback,
 *               keep_layout_set_conflict_policy, keep_layout_reload, keep_layout_advance,
 *               keep_layout_read_document, keep_node_destroy, keep_node_set_measure,
 *               keep_node_fitting_size, keep_node_size_range, keep_node_set_autoresizing,
 *               keep_node_apply, keep_node_clear_applied, keep_node_reload, keep_constraint_remove,
 *               keep_constraint_set_priority, keep_constraint_set_relation, keep_atomic_begin,
 *               keep_atomic_end, keep_animation_begin, keep_animation_set_curve,
 *               keep_animation_set_bezier, keep_animation_set_spring, keep_animation_set_function,
 *               keep_animation_set_completion, keep_animation_commit, keep_animation_cancel,
 *               keep_animation_finish, keep_layout_exercise. A tracing compiler (LuaJIT) has to be told
 *               that these call back.
 *   Bindings    On x86-64 and AArch64 functions and callbacks take and return a handle as they do a
 *               uint64_t, and take a keep_size as its two doubles and a keep_context as two uint64_t, so
 *               that each may be declared so where no structs are passed by value, or callbacks take none.
 *               There is no such form for rectangles and insets; frames can be read through arrays
 *               (keep_layout_frames). In WebAssembly a handle is an i64, and all other structs are passed by
 *               their addresses. An id uses all 64 bits, more than a double holds, and may be negative where
 *               it is taken for signed, as in JavaScript. Some compilers, and generators of bindings, make an
 *               enum without negative values unsigned: its values are the same. An enum may come with other
 *               values than its constants: new ones are added to keep_status and keep_attribute_kind, and a
 *               kind, an anchor or a compound that is none is 0. Where that is undefined, as for an enum of
 *               Rust's, declare an int. Arrays of keep_relation have an int8_t for each element. A bool is a
 *               byte of 0 or 1. user_data is a void * that the library never looks into. Names of parameters,
 *               fields and functions may be reserved words of another language. A reader of declarations that
 *               is no compiler (cffi, LuaJIT) takes what
 *               `cpp -P -U__GNUC__ -DKEEPLAYOUT_DECLARATIONS_ONLY keeplayout.h` prints, which has no macros:
 *               not KEEP_REQUIRED.
 *   Memory      Running out of memory ends the process by abort(), with a message on stderr; a host hears
 *               of it first by keep_set_out_of_memory_handler. The library does not support being unloaded.
 *               A call needs less than 64 KB of the stack, however large a layout is and however deep.
 *   Costs       Without `Cost:` a call takes constant time, amortized. The next solve pays for what a
 *               change affects. Only a call that takes a constraint out of force, or changes its terms
 *               or its priority, pays at once for what depended on the constraint. A group costs what
 *               its attributes do. Each priority at which anything is violated takes about 10 bytes for
 *               every variable (a node has four), and time in proportion: with tens of them that is
 *               little, with thousands it is the square of the layout, in memory too.
 *   Results     depend on what is in force, not on the order in which it was made. The same calls give
 *               the same numbers in every process and on every machine, to the last bit; only springs go
 *               by the exp, sin and cos of the C library, whose last bit may differ. In another order
 *               calls give the same point but for rounding, about 1e-13 of it. The order in which nodes,
 *               or the variables of a solver, are created is part of the rule that settles what is
 *               ambiguous: in a layout, node by node in this order, the width, then the height, the left
 *               and the top are as near to 0 as can be. What else has an influence is said where it has
 *               (keep_node_set_measure, keep_node_set_safe_area, keep_layout_conflict).
 */
#ifndef KEEPLAYOUT_CORE_H
#define KEEPLAYOUT_CORE_H

/* For readers of declarations that are no compilers. */
#ifndef KEEPLAYOUT_DECLARATIONS_ONLY
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#endif

/* ==== In short ===============================================================================
 *
 * A layout owns nodes. A node has attributes: its own (width, insets, centres), and those to
 * another node (offsets, alignments, relative sizes). An attribute is kept equal to a value, at
 * least a value, at most a value, each with a priority. Solving gives every node its frame.
 *
 *     keep_layout *ui = keep_layout_create();
 *     keep_node window = keep_node_create(ui, KEEP_NO_NODE);
 *     keep_node image = keep_node_create(ui, window), label = keep_node_create(ui, window);
 *     keep_node_set_size(ui, window, 320, 568);
 *     keep_attribute_set_equal(ui, keep_node_attribute(ui, image, KEEP_ASPECT_RATIO), 16.0 / 9.0,
 *                              KEEP_REQUIRED);
 *     keep_attribute_set_equal(ui, keep_node_attribute(ui, image, KEEP_HORIZONTAL_INSETS), 10,
 *                              KEEP_REQUIRED);
 *     keep_attribute_set_min(ui, keep_node_attribute_to(ui, label, KEEP_TOP_OFFSET, image), 8,
 *                            KEEP_REQUIRED);
 *     keep_layout_solve(ui);
 *     keep_rect r = keep_node_frame(ui, image);                     (10, 0, 300, 168.75)
 *     keep_layout_destroy(ui);
 */

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
#else
#define KEEPLAYOUT_API
#endif

/* Marks a field that an initializer may leave out, which is then 0: without it C++ compilers warn. */
#if defined(__cplusplus) && __cplusplus >= 202002L
#define KEEPLAYOUT_OR_ZERO = {}
#else
#define KEEPLAYOUT_OR_ZERO
#endif

/**
 * The version of the library that is loaded, as KEEPLAYOUT_VERSION_NUMBER counts it. A cautious host
 * compares it with the version that it was compiled against, or written for: the major number has to be the
 * same, and the minor number no lower; while the major number is 0, the same as well. The loader sees to the
 * major number alone.
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

/* ==== Memory =================================================================================
 */

/**
 * Called when there is no memory for what the library needs, before it ends the process: to write a report
 * of the host's, or to save its work. It may end the process itself, but not continue it: an exception or a
 * longjmp out of it leaves owners broken. It may not call functions of the library.
 *
 * bytes: how many were asked for.
 * Since 0.1.
 */
typedef void (*keep_out_of_memory_function)(size_t bytes);

/**
 * Sets what is called when memory runs out, for the whole process and all its threads. When it returns, a
 * message goes to stderr and the process is aborted (in WebAssembly: a trap).
 *
 * handler: replaces the one set before; NULL for none. It is called at most once.
 * Thread: any.
 * Since 0.1.
 */
KEEPLAYOUT_API void keep_set_out_of_memory_handler(keep_out_of_memory_function handler);

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
  /** A change of an owner from inside one of its own callbacks. Reading is allowed there. */
  KEEP_ERROR_BUSY = -6,
  /** More than the library holds: the message says of what. */
  KEEP_ERROR_LIMIT = -7,
  /** Something still refers to what was to be removed, there is nothing to end, or the call is not for
   * such a thing, or not at such a time: the message says why. */
  KEEP_ERROR_STATE = -8
} keep_status;

#ifdef __GNUC__
/** Does not compile where enums are of another size than the library's. */
typedef char keep_enums_are_ints[sizeof(keep_status) == sizeof(int) ? 1 : -1];
#endif

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
/** Of the named ones, only what is required is higher. */
#define KEEP_HIGH 750.0
/** Between high and low. */
#define KEEP_MEDIUM 500.0
/** As hugging, unless it is set. */
#define KEEP_LOW 250.0
/** The weakest of the named ones: as small as may be, usually. What nothing else holds counts as
 *  ambiguous. */
#define KEEP_FITTING 50.0
/** A priority a little above another: KEEP_MORE(KEEP_HIGH) is 760. */
#define KEEP_MORE(priority) ((priority) + 10.0)
/** A priority a little below another: KEEP_LESS(KEEP_REQUIRED) is 990. */
#define KEEP_LESS(priority) ((priority) - 10.0)

/* ==== Relations and conflicts ================================================================
 */

/** How what is constrained relates to its value. Since 0.1. */
typedef enum keep_relation {
  /** At most the value (a row: left side <= constant). */
  KEEP_AT_MOST = -1,
  /** Equal to the value (a row: left side == constant). */
  KEEP_EQUAL = 0,
  /** At least the value (a row: left side >= constant). */
  KEEP_AT_LEAST = 1
} keep_relation;

/** What happens when required constraints contradict each other. Since 0.1. */
typedef enum keep_conflict_policy {
  /** They stay, the least total violation is found, and the conflict can be read. */
  KEEP_CONFLICTS_REPORTED = 0,
  /** The transaction (or the solve outside one) fails with KEEP_ERROR_CONFLICT and is undone. */
  KEEP_CONFLICTS_REFUSED = 1
} keep_conflict_policy;

/* ==== Layout =================================================================================
 *
 * Frames are as of the last solve. A change takes effect at the next one, and only what it can
 * affect is computed anew. Everything is live: values, priorities, and the tree itself change in
 * place, and the handles stay.
 */

/** A layout: the owner of nodes, attributes and constraints. */
typedef struct keep_layout keep_layout;

/** A rectangle of a layout: a window, a label, a gap. An id of 0 is none. */
typedef struct keep_node {
  /** Opaque; equal ids are the same node. */
  uint64_t id;
} keep_node;

/** An attribute of a node, alone or in relation to another, or a group of them. 0 is none. */
typedef struct keep_attribute {
  /** Opaque; equal ids are the same attribute. */
  uint64_t id;
} keep_attribute;

/** One linear relation that the layout keeps: a value of an attribute, a rule. 0 is none. */
typedef struct keep_constraint {
  /** Opaque; equal ids are the same constraint. */
  uint64_t id;
} keep_constraint;

/** A set of changes that is taken back, and put back, as one. 0 is none. */
typedef struct keep_atomic {
  /** Opaque; equal ids are the same set. */
  uint64_t id;
} keep_atomic;

#ifdef __cplusplus
/** No node: the parent of a root. */
#define KEEP_NO_NODE (keep_node{0})
#else
/** No node: the parent of a root. */
#define KEEP_NO_NODE ((keep_node){0})
#endif

/** A rectangle, in points. Since 0.1. */
typedef struct keep_rect {
  /** Left edge. */
  double x;
  /** Top edge. */
  double y;
  /** Never negative unless negative sizes are allowed, or on the way (keep_node_presented_frame). */
  double width;
  /** As the width. */
  double height;
} keep_rect;

/** How large something is, in points. Since 0.1. */
typedef struct keep_size {
  /** How wide. */
  double width;
  /** How high. */
  double height;
} keep_size;

/** Distances from the edges of a rectangle, positive inside, in points. Since 0.1. */
typedef struct keep_insets {
  /** From the top edge. */
  double top;
  /** From the left edge. */
  double left;
  /** From the bottom edge. */
  double bottom;
  /** From the right edge. */
  double right;
} keep_insets;

/**
 * Called when the user_data that a host gave along with a callback is needed no more: the callback was
 * replaced or taken away, what it belonged to is gone for good, or the layout is destroyed. It is not
 * called while a transaction, or a solve that is refused, could still bring the callback back; where
 * conflicts are refused, that is until the next solve. As in every callback, the layout may be read, not
 * changed.
 *
 * It is called exactly once for each successful call that user_data was given to along with a callback;
 * never for a call that failed, nor for a callback that is NULL. So a host that gives a pointer again,
 * even to replace itself, counts how often it is still in use.
 *
 * user_data: as it was given.
 * Since 0.1.
 */
typedef void (*keep_destroy_function)(void *user_data);

/** The two directions of the plane. Since 0.1. */
typedef enum keep_axis {
  /** Left to right: widths. */
  KEEP_HORIZONTAL = 0,
  /** Top to bottom: heights. */
  KEEP_VERTICAL = 1
} keep_axis;

/** Which text about something. Since 0.1. */
typedef enum keep_text {
  /** Its name: that which it was given, or of an attribute the readable one, "left inset of <image> to
   * superview <window>". */
  KEEP_TEXT_NAME = 0,
  /** What it is: an attribute with its values; a constraint as a sentence; the constraints of a conflict, one a line below a line that counts; the tree of a layout. */
  KEEP_TEXT_DESCRIPTION = 1,
  /** Why an attribute is what it is, or what keeps a constraint violated (keeplayout/diagnosis.h). */
  KEEP_TEXT_WHY = 2,
  /** For a person to read: all of a conflict; of a layout, what belongs into a bug report. */
  KEEP_TEXT_REPORT = 3,
  /** A conflict in the form of Auto Layout's log. */
  KEEP_TEXT_LOG = 4,
  /** The file where a constraint was last set. */
  KEEP_TEXT_FILE = 5,
  /** A constraint as an equation string. */
  KEEP_TEXT_EQUATION = 6,
  /** A layout as text that keep_layout_read_document reads. */
  KEEP_TEXT_DOCUMENT = 7,
  /** A drawing of a layout. */
  KEEP_TEXT_SVG = 8,
  /** What is ambiguous in a layout. */
  KEEP_TEXT_AMBIGUITY = 9
} keep_text;

/**
 * A new layout without nodes.
 *
 * Returns the layout; the caller owns it and destroys it with keep_layout_destroy.
 * Thread: any; the layout then belongs to the calling thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_layout *keep_layout_create(void);

/**
 * Destroys a layout with everything in it.
 *
 * layout: may be NULL, then nothing happens. From inside one of its own callbacks nothing happens
 *   either, but keep_layout_error is KEEP_ERROR_BUSY.
 * Thread: owner's thread. Cost: linear in the layout.
 * Since 0.1.
 */
KEEPLAYOUT_API void keep_layout_destroy(keep_layout *layout);

/**
 * The status of the last call on the layout that failed. It stays until another call fails or it is
 * cleared, so that a host may build a whole screen and check once.
 *
 * layout: may be NULL.
 * Returns the status; KEEP_OK if none has failed yet; KEEP_ERROR_INVALID_ARGUMENT for NULL.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_layout_error(const keep_layout *layout);

/**
 * What went wrong in the last call on the layout that failed, in one line that names the culprit. A
 * call that gets the handle "none" because an earlier call failed repeats the message of that call.
 *
 * layout: may be NULL.
 * Returns text; "" if none has failed yet or
 * layout is NULL.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API const char *keep_layout_error_message(const keep_layout *layout);

/**
 * Forgets the last failure: keep_layout_error is KEEP_OK again.
 *
 * layout: may be NULL, then nothing happens.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API void keep_layout_clear_error(keep_layout *layout);

/**
 * Brings all frames up to date. Inside a transaction nothing is refused: the outermost commit decides
 * that. A call that brings frames up to date first, as by keep_layout_solve, is a solve as well: if it
 * returns KEEP_ERROR_CONFLICT, it has undone what keep_layout_solve would have undone, and done nothing
 * else.
 *
 * layout: the layout.
 * Returns KEEP_OK, also when required constraints contradict each other and conflicts are reported;
 * KEEP_ERROR_INVALID_ARGUMENT for NULL.
 * KEEP_ERROR_CONFLICT when required constraints contradict each other and conflicts are refused: every
 * change since the last solve is undone, of which there may be none if the conflict was there before.
 * KEEP_ERROR_LIMIT if numbers of too different size kept the solver from finishing, if values exceed
 * 1e200 (all are then 0), or if content and sizes, or margins and places, do not settle (the message
 * names such a node): the frames are then finite, but not the best, and another solve goes on from the
 * content found so far.
 * KEEP_ERROR_INVALID_ARGUMENT if a function of the host's has measured what is no length: the frames
 * then go with the content as it was, and every solve calls the function again and fails again, until
 * it measures a length, is replaced, or its node is gone or destroyed.
 * Thread: owner's thread. Cost: what the changes since the last solve can affect. A first solve is about
 * linear in the constraints, and the order in which they were made makes little difference; where
 * thousands of wishes contradict each other in circles, as in drawings of graphs, it grows with up to
 * their square. While any node has a safe area, or inherits margins, a solve also visits nodes whose
 * margins or safe area something uses: those that are covered or inherit something, and those that have
 * moved or are inside of something that has; all of them after a change of the tree, of margins or of
 * safe areas, and once a constraint was removed. Where conflicts are refused, linear in the nodes.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_layout_solve(keep_layout *layout);

/**
 * Begins a transaction: all changes until commit or rollback, those of the tree included, can be taken
 * back as one. Transactions nest; an inner one that commits is still undone when the outer one rolls
 * back. A what-if question is a transaction that solves, reads, and rolls back. The outermost begin
 * brings frames up to date first, as by keep_layout_solve, so that earlier changes stay, whatever
 * becomes of the transaction; an inner one does not. What the outermost one has committed cannot be taken
 * back: a host that offers its users an undo remembers the values that there were.
 *
 * layout: the layout.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_LIMIT above 64 levels; KEEP_ERROR_CONFLICT as
 * keep_layout_solve: then none is begun. Any other error of that solve is returned by the next solve
 * instead.
 * Thread: owner's thread. Cost: linear in the nodes, and what the changes since the last solve can
 * affect.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_layout_begin(keep_layout *layout);

/**
 * Ends the innermost transaction and keeps its changes. The outermost commit solves; if required
 * constraints then contradict each other and conflicts are refused, the transaction is undone, with
 * everything that was solved in it. Any other error of that solve undoes nothing: the transaction has
 * ended, and its changes are in force.
 *
 * layout: the layout.
 * Returns KEEP_OK; KEEP_ERROR_STATE without a transaction, and if the innermost is that of an atomic group
 * or an animation, which end by calls of their own; KEEP_ERROR_CONFLICT if it was undone;
 * KEEP_ERROR_INVALID_ARGUMENT and KEEP_ERROR_LIMIT as keep_layout_solve: then nothing was undone.
 * Thread: owner's thread. Cost: as keep_layout_solve.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_layout_commit(keep_layout *layout);

/**
 * Ends the innermost transaction and takes its changes back: tree, values and handles are as they were
 * when it began, and so are frames, in some cases but for rounding. Changes that were not solved when it
 * began still are not. What was made in it is stale, what was destroyed in it is back. A solve inside an
 * inner transaction has also solved earlier changes of the outer one: rolling the inner one back then
 * brings frames up to date with these. What keep_node_invalidate_content said is not taken back.
 *
 * layout: the layout.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_STATE without a transaction.
 * Thread: owner's thread. Cost: linear in the nodes and in the changes.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_layout_rollback(keep_layout *layout);

/**
 * Chooses what happens when required constraints contradict each other; reported unless set. Changes
 * that are not solved yet are solved first, under the old policy. If there is a conflict already when
 * they are to be refused, every solve and outermost commit is refused until it is gone. So is a call
 * that brings frames up to date first, if anything that frames depend on has changed; if nothing has,
 * the call keeps whatever else has changed. Nothing that was in force before is taken back.
 *
 * layout: the layout.
 * policy: one of keep_conflict_policy.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT for NULL or a policy that is none; KEEP_ERROR_STATE
 * inside a transaction; KEEP_ERROR_CONFLICT as keep_layout_solve: then the policy stays.
 * Thread: owner's thread. Cost: as keep_layout_solve, and linear in the nodes.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_layout_set_conflict_policy(keep_layout *layout,
                                                           keep_conflict_policy policy);

/**
 * How many conflicts the last solve has met, or a later call that returned KEEP_ERROR_CONFLICT. Every
 * required constraint that could not be kept is in at least one. Many that give way because of one
 * contradiction, such as nodes that do not fit into their parent, are one conflict.
 *
 * Refused conflicts can be read until the next solve. Reported ones are looked for when they are first
 * asked for, and can be read until something that is in force changes: from then to the next solve there
 * are none.
 *
 * layout: the layout.
 * Returns the number of conflicts; 0 for NULL.
 * Thread: owner's thread. Cost: when first asked after a solve with conflicts, for each of them a solve
 * of the constraints around it, which may be all that there are.
 * Since 0.1.
 */
KEEPLAYOUT_API size_t keep_layout_conflict_count(const keep_layout *layout);

/**
 * The constraints of one conflict: first one that gave way and is in no conflict before this one, then
 * those that hold it. Without any one of them the others could be kept together. Where several such sets
 * exist, the order in which the constraints were made decides which one is listed. Removing a listed
 * constraint may leave a conflict, if one that is not listed takes its place: that a height cannot be
 * negative, say, follows from an aspect ratio and a width that cannot be negative, but also holds
 * without them. After a refusal, constraints that were undone are in the list with stale handles;
 * keep_layout_conflict_description still has their sentences.
 *
 * layout: the layout.
 * index: below keep_layout_conflict_count.
 * constraints: receives up to capacity constraints; may be NULL.
 * capacity: room in constraints.
 * Returns the number of constraints in the conflict; 0 if there is no such conflict.
 * Thread: owner's thread. Cost: when first asked after a solve, linear in the layout, and as
 * keep_layout_conflict_count; beyond that, for a conflict with factors (a multiple of another
 * attribute, an aspect ratio), its constraints times its factors.
 * Since 0.1.
 */
KEEPLAYOUT_API size_t keep_layout_conflict(keep_layout *layout, size_t index,
                                           keep_constraint *constraints, size_t capacity);

/**
 * A conflict in words.
 *
 * index: below keep_layout_conflict_count.
 * text: KEEP_TEXT_DESCRIPTION, a line that counts, then one sentence a line,
 *
 *     conflict, 2 constraints:
 *       left offset of <title> to <icon> equal to 50 with required priority
 *       left offset of <title> to <icon> equal to 20 with required priority
 *
 *   KEEP_TEXT_REPORT or KEEP_TEXT_LOG (keeplayout/diagnosis.h).
 * Returns text; "" if there is no such conflict or text.
 * Thread: owner's thread. Cost: as keep_layout_conflict.
 * Since 0.1.
 */
KEEPLAYOUT_API const char *keep_layout_conflict_text(const keep_layout *layout, size_t index,
                                                     keep_text text);

/**
 * A layout in words, or drawn.
 *
 * text: KEEP_TEXT_DESCRIPTION, KEEP_TEXT_DOCUMENT, KEEP_TEXT_REPORT, KEEP_TEXT_SVG (keeplayout/documents.h),
 *   KEEP_TEXT_AMBIGUITY (keeplayout/diagnosis.h).
 * Returns text; "" for NULL or no such text.
 * Thread: owner's thread. Cost: linear in the layout; except for a description or a document, as
 * keep_layout_open_numbers.
 * Since 0.1.
 */
KEEPLAYOUT_API const char *keep_layout_text(const keep_layout *layout, keep_text text);

/**
 * Whether widths and heights may become negative. Unless allowed, every node keeps both at or above
 * zero, which takes precedence over everything that is required.
 *
 * layout: the layout.
 * allowed: true to allow them.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT for NULL; KEEP_ERROR_LIMIT.
 * Thread: owner's thread. Cost: linear in the nodes.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_layout_set_negative_sizes(keep_layout *layout, bool allowed);

/**
 * Whether positions along one axis may be set against positions along the other: a.bottom <= b.left.
 * Unless allowed, sums of terms and equation strings that do so are refused, as they are mistakes far
 * more often than not. What is there already stays.
 *
 * layout: the layout.
 * allowed: true to allow it.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT for NULL.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_layout_set_mixed_axes(keep_layout *layout, bool allowed);

/**
 * How many nodes there are.
 *
 * layout: the layout.
 * Returns the number of nodes, roots and guides included; 0 for NULL.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API size_t keep_layout_node_count(const keep_layout *layout);

/**
 * The nodes without a parent, in the order in which they became roots, or were put by keep_node_move (last)
 * and keep_node_move_before.
 *
 * layout: the layout.
 * nodes: receives up to capacity nodes; may be NULL.
 * capacity: room in nodes.
 * Returns how many roots there are; 0 for NULL.
 * Thread: owner's thread. Cost: linear in the roots.
 * Since 0.1.
 */
KEEPLAYOUT_API size_t keep_layout_roots(const keep_layout *layout, keep_node *nodes,
                                        size_t capacity);

/**
 * Creates many nodes in one call, each as keep_node_create would.
 *
 * layout: the layout.
 * parents: count handles, KEEP_NO_NODE where a root is wanted; NULL makes all of them roots.
 * nodes: receives count handles; may be NULL.
 * count: how many.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_STATE
 * for a guide; KEEP_ERROR_LIMIT; on failure none is made.
 * Thread: owner's thread. Cost: linear in count.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_layout_create_nodes(keep_layout *layout, const keep_node *parents,
                                                    keep_node *nodes, size_t count);

/**
 * Sets many values in one call, each as keep_attribute_set_equal, _min or _max would.
 *
 * layout: the layout.
 * attributes: count attributes or groups.
 * relations: count numbers of keep_relation, a byte each: KEEP_EQUAL sets equal, KEEP_AT_LEAST min,
 *   KEEP_AT_MOST max; NULL sets equal everywhere.
 * values: count numbers; NaN takes a value away.
 * priorities: count numbers, or NULL for KEEP_REQUIRED everywhere.
 * count: how many.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_LIMIT; on
 * failure none is set, and the message says which one failed.
 * Thread: owner's thread. Cost: linear in count.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_layout_set_values(keep_layout *layout,
                                                  const keep_attribute *attributes,
                                                  const int8_t *relations, const double *values,
                                                  const double *priorities, size_t count);

/** Which frame of a node is meant. Since 0.1. */
typedef enum keep_frame_kind {
  /** As of the last solve, in the coordinates of the parent. */
  KEEP_FRAME_IN_PARENT = 0,
  /** As of the last solve, in the coordinates of the root: those in which the frame of the root is
   * returned, which begins at 0, 0 unless the root has alignment insets. */
  KEEP_FRAME_IN_ROOT = 1,
  /** On the pixels of the device (keep_layout_set_scale), in the coordinates of the parent. Each edge is
   * rounded where it is in the root, halves away from 0: nodes that touch still do, and nothing adds up
   * over levels. What is less than a half by a millionth of a pixel or less counts as a half. */
  KEEP_FRAME_SNAPPED = 2,
  /** On the pixels of the device, in the coordinates of the root. */
  KEEP_FRAME_SNAPPED_IN_ROOT = 3,
  /** Where it is presented on its way (keeplayout/animation.h), in the coordinates of where its parent
   * is presented. Without animations that is its frame. */
  KEEP_FRAME_PRESENTED = 4,
  /** Where it is presented, in the coordinates of its root. */
  KEEP_FRAME_PRESENTED_IN_ROOT = 5
} keep_frame_kind;

/**
 * The frames of many nodes as of the last solve.
 *
 * nodes, frames: count nodes, and room for as many rectangles; not NULL.
 * kind: which frame of each.
 * Returns KEEP_ERROR_INVALID_HANDLE if one is no node: then nothing is written.
 * Thread: owner's thread. Cost: linear in count; in the root and on pixels also in how deep the nodes are.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_layout_frames(keep_layout *layout, const keep_node *nodes,
                                              keep_rect *frames, size_t count,
                                              keep_frame_kind kind);

/**
 * Sets how many pixels of the device a point is wide, for frames that are snapped to them. From then on
 * content counts as rounded up to whole pixels: no snapped frame is smaller than content that is met. A
 * layout without a scale stays exact, for print and vectors.
 *
 * layout: the layout.
 * scale: above 0 and at most 1e6; 1 unless set.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_layout_set_scale(keep_layout *layout, double scale);

/**
 * How many pixels of the device a point is wide.
 *
 * layout: the layout.
 * Returns the scale; 0 for NULL.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API double keep_layout_scale(const keep_layout *layout);

/**
 * The nodes whose frames in their parents differ from what this function last reported (at first:
 * from an empty rectangle at 0, 0), with those frames. A node that moves takes its subtree along without
 * changing the frames in it. Snapped frames in the subtree may change (keep_node_snapped_frame), as they
 * are rounded in the root: a host that draws those asks for the whole subtree. A host that stores what
 * is reported has what keep_node_frame returns, to the last bit, whatever is solved and taken back; and
 * it is not told again what it has.
 *
 * layout: the layout.
 * nodes, frames: receive up to capacity entries; either may be NULL.
 * capacity: room in the arrays. What does not fit is reported by the next call; what would fit counts as
 *   reported, also where an array is NULL.
 * Returns how many nodes had changed; 0 for NULL, and from inside a callback, where nothing
 * counts as reported.
 * Thread: owner's thread. Cost: linear in what changed.
 * Since 0.1.
 */
KEEPLAYOUT_API size_t keep_layout_changes(keep_layout *layout, keep_node *nodes, keep_rect *frames,
                                          size_t capacity);

/* ==== Node ===================================================================================
 *
 * Nodes form trees. The frame of a node is relative to that of its parent; a root is at 0, 0. If a root
 * has alignment insets, its alignment rectangle is at 0, 0, and its frame begins further left and above.
 * Attributes relate nodes of one tree, wherever they are in it.
 *
 * In messages a node is <its name>, or <node #3>, counted from 1 in order of creation.
 */

/**
 * Creates a node: the last child of a parent, or a root.
 *
 * layout: the layout.
 * parent: the parent; KEEP_NO_NODE makes a root.
 * Returns the node; none on failure (keep_layout_error: KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_STATE
 * for a guide; KEEP_ERROR_LIMIT above 2^22 nodes).
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_node keep_node_create(keep_layout *layout, keep_node parent);

/**
 * Destroys a node with its subtree, and every attribute and constraint that mentions one of them.
 *
 * layout: the layout.
 * node: the node; its handle is stale afterwards.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE.
 * Thread: owner's thread. Cost: linear in what goes, and in what depended on it.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_node_destroy(keep_layout *layout, keep_node node);

/**
 * Moves a node with its subtree: to the end of another parent's children, or out of its parent.
 * Attributes stay with their nodes and keep their values. Those to the parent (insets, centres)
 * from then on relate to the new parent. Those between nodes that no longer share a tree sleep:
 * they are not in force (keep_attribute_is_active) until the nodes share one again. A size from
 * outside sleeps while the node has a parent, as only roots have one.
 *
 * layout: the layout.
 * node: the node.
 * parent: its new parent; KEEP_NO_NODE makes it a root.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_CYCLE if the
 * parent is the node itself or inside it; KEEP_ERROR_STATE if one of them is a guide;
 * KEEP_ERROR_LIMIT.
 * Thread: owner's thread. Cost: linear in the subtree and its attributes.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_node_move(keep_layout *layout, keep_node node, keep_node parent);

/**
 * Moves a node with its subtree to the place just before a sibling-to-be, as keep_node_move. The
 * order of children has no influence on frames.
 *
 * layout: the layout.
 * node: the node.
 * sibling: another node; its parent becomes the node's parent.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT if both are one node; KEEP_ERROR_INVALID_HANDLE;
 * KEEP_ERROR_CYCLE if the sibling is inside the node; KEEP_ERROR_STATE if one of them is a guide;
 * KEEP_ERROR_LIMIT.
 * Thread: owner's thread. Cost: as keep_node_move; constant if the parent stays.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_node_move_before(keep_layout *layout, keep_node node,
                                                 keep_node sibling);

/** What a handle names. Since 0.1. */
typedef enum keep_handle_kind {
  /** Nothing of the layout: none, stale, or of another layout. */
  KEEP_HANDLE_NONE = 0,
  /** A node or guide. */
  KEEP_HANDLE_NODE = 1,
  /** An attribute or group. */
  KEEP_HANDLE_ATTRIBUTE = 2,
  /** A constraint. */
  KEEP_HANDLE_CONSTRAINT = 3,
  /** An atomic group. */
  KEEP_HANDLE_ATOMIC = 4,
  /** An animation that has not ended. */
  KEEP_HANDLE_ANIMATION = 5
} keep_handle_kind;

/**
 * What a handle names in this layout, by its id. A handle of another layout names nothing, if that is one
 * of the 4,095 layouts that were made just before or after this one.
 *
 * id: that of any handle.
 * Returns what it names; KEEP_HANDLE_NONE for nothing, and for NULL.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_handle_kind keep_layout_handle_kind(const keep_layout *layout, uint64_t id);

/**
 * The parent of a node.
 *
 * layout: the layout.
 * node: the node.
 * Returns the parent; none for a root and for an invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_node keep_node_parent(const keep_layout *layout, keep_node node);

/**
 * The root of the tree that a node is in: the node itself if it has no parent.
 *
 * layout: the layout.
 * node: the node.
 * Returns the root; none for an invalid handle.
 * Thread: owner's thread. Cost: linear in how deep the node is.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_node keep_node_root(const keep_layout *layout, keep_node node);

/**
 * How many children a node has, not counting its guides.
 *
 * layout: the layout.
 * node: the node.
 * Returns the number of children; 0 for an invalid handle.
 * Thread: owner's thread. Cost: linear in the children and guides.
 * Since 0.1.
 */
KEEPLAYOUT_API size_t keep_node_child_count(const keep_layout *layout, keep_node node);

/**
 * The children of a node, in order, without its guides.
 *
 * layout: the layout.
 * node: the node.
 * children: receives up to capacity nodes; may be NULL.
 * capacity: room in children.
 * Returns how many children there are; 0 for an invalid handle.
 * Thread: owner's thread. Cost: linear in the children and guides.
 * Since 0.1.
 */
KEEPLAYOUT_API size_t keep_node_children(const keep_layout *layout, keep_node node,
                                         keep_node *children, size_t capacity);

/**
 * Looks a node up by name: a node itself, then its subtree, parents before their children.
 *
 * layout: the layout.
 * within: where to look; KEEP_NO_NODE looks everywhere, root after root.
 * name: NUL-terminated.
 * Returns the first node of that name; none if there is none, and for an invalid handle or NULL.
 * Thread: owner's thread. Cost: linear in the nodes looked at.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_node keep_node_find(const keep_layout *layout, keep_node within,
                                        const char *name);

/**
 * Names a node, for messages and look-up. Names need not be unique.
 *
 * layout: the layout.
 * node: the node.
 * name: NUL-terminated UTF-8 of at most 255 bytes, copied during the call; NULL or "" for none.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT (also for text that is not UTF-8);
 * KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_LIMIT for a longer name.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_node_set_name(keep_layout *layout, keep_node node,
                                              const char *name);

/**
 * The name of a node.
 *
 * layout: the layout.
 * node: the node.
 * Returns text; "" without a name and for an invalid
 * handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API const char *keep_node_name(const keep_layout *layout, keep_node node);

/**
 * Attaches a pointer of the host's to a node. It is passed through untouched.
 *
 * layout: the layout.
 * node: the node.
 * user_data: any pointer.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_node_set_user_data(keep_layout *layout, keep_node node,
                                                   void *user_data);

/**
 * The host's pointer of a node.
 *
 * layout: the layout.
 * node: the node.
 * Returns the pointer; NULL unless set, and for an invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API void *keep_node_user_data(const keep_layout *layout, keep_node node);

/**
 * Gives a root its size from outside, required: that of the window or the page. What is inside never
 * changes it: in a conflict, a constraint inside is violated. A root without a size is as large as its
 * content asks.
 *
 * layout: the layout.
 * node: a root.
 * width, height: at most 1e12 in magnitude; NaN leaves that axis to the content. A negative one is
 *   a conflict, unless negative sizes are allowed (keep_layout_set_negative_sizes).
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_STATE if the
 * node has a parent: it has attributes for that.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_node_set_size(keep_layout *layout, keep_node node, double width,
                                              double height);

/**
 * Gives a root its size along one axis, with a priority: at KEEP_MEDIUM, say, content of a higher
 * priority may still enlarge the window.
 *
 * layout: the layout.
 * node: a root.
 * axis: one of keep_axis.
 * size: as keep_node_set_size; NaN leaves the axis to the content, and the priority is ignored.
 * priority: 0 < priority <= 1000.
 * Returns as keep_node_set_size.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_node_set_axis_size(keep_layout *layout, keep_node node,
                                                   keep_axis axis, double size, double priority);

/**
 * The size that a node was given from outside along one axis.
 *
 * layout: the layout.
 * node: the node.
 * axis: one of keep_axis.
 * priority: receives the priority, 0 if there is no size; may be NULL.
 * Returns the size; NaN if there is none, and for an invalid handle or axis.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API double keep_node_axis_size(const keep_layout *layout, keep_node node, keep_axis axis,
                                          double *priority);

/**
 * The frame of a node as of the last solve, in the coordinates of its parent.
 *
 * layout: the layout.
 * node: the node.
 * Returns the frame; all zero before the first solve and for an invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_rect keep_node_frame(const keep_layout *layout, keep_node node);

/**
 * Another frame of a node as of the last solve: in its root, on pixels, or on its way.
 *
 * node: the node.
 * kind: which one.
 * Returns the frame; all zero before the first solve, and for an invalid handle or kind.
 * Thread: owner's thread. Cost: in the root and on pixels linear in how deep the node is.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_rect keep_node_frame_as(keep_layout *layout, keep_node node,
                                            keep_frame_kind kind);

/**
 * The frame of a node as of the last solve, in the coordinates of another node of its tree: of an
 * ancestor, or of any other.
 *
 * layout: the layout.
 * node: the node.
 * space: the node whose frame's left and top are 0, 0.
 * Returns the frame; all zero before the first solve, for nodes of different trees, and for an invalid
 * handle.
 * Thread: owner's thread. Cost: linear in how deep the nodes are.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_rect keep_node_frame_in(const keep_layout *layout, keep_node node,
                                            keep_node space);

/* ==== Attribute ==============================================================================
 *
 * An attribute is a number of a node, such as its left inset, that can be kept equal to a value, at
 * least a value (min) and at most a value (max), independently of each other, each with its own
 * priority. Values have the sign that a reader expects: an inset is positive inside the parent, an
 * offset is positive as a gap, whatever the side; min and max go by that sign.
 *
 * A group stands for several attributes: a ready-made one for those of its kind, one of the host's
 * (keep_group_create) for any. Setting or clearing it does so to each of them; reading it gives
 * none, as they may differ.
 *
 * Asking for an attribute makes nothing that a solve would notice, and asking again returns the same
 * handle. The handle is stale once a node that the attribute mentions is destroyed. While the attribute
 * sleeps because its nodes share no tree (keep_node_move), its handle works as before, but asking for it
 * fails (KEEP_ERROR_UNRELATED): keep the handle.
 *
 * One thing is one attribute, from whichever node it is asked:
 *
 *     a right offset to b       is  b left offset to a            (likewise bottom, trailing, last
 *                                                                  baseline)
 *     a left alignment with b   is  b left alignment with a       (every alignment; the node that
 *                                                                  asked first gives the sign, so
 *                                                                  always ask the same one)
 *
 * Relative widths and heights are two attributes, one from either node: half and double are different
 * values.
 */

/**
 * The attributes of a node, v being the value. Tens tell the family, ones the side; a group is 100
 * above what it is made of. Values are never renumbered; new ones may be added. Since 0.1.
 */
typedef enum keep_attribute_kind {
  /** width = v; to another node: width = v * other.width. */
  KEEP_WIDTH = 1,
  /** height = v; to another node: height = v * other.height. */
  KEEP_HEIGHT = 2,
  /**
   * width = v * height. A ratio of 0 or less is not refused: as sizes are not negative, 0 makes the
   * width 0, and a negative ratio makes both 0.
   */
  KEEP_ASPECT_RATIO = 3,

  /** left = parent.left + v. */
  KEEP_LEFT_INSET = 10,
  /** right = parent.right - v. */
  KEEP_RIGHT_INSET = 11,
  /** leading = parent.leading + v, in reading direction. */
  KEEP_LEADING_INSET = 12,
  /** trailing = parent.trailing - v, in reading direction. */
  KEEP_TRAILING_INSET = 13,
  /** top = parent.top + v. */
  KEEP_TOP_INSET = 14,
  /** bottom = parent.bottom - v. */
  KEEP_BOTTOM_INSET = 15,
  /** first baseline = parent.top + v. */
  KEEP_FIRST_BASELINE_INSET = 16,
  /** last baseline = parent.bottom - v. */
  KEEP_LAST_BASELINE_INSET = 17,

  /** left = left of the parent's safe area + v. */
  KEEP_LEFT_SAFE_INSET = 20,
  /** right = right of the parent's safe area - v. */
  KEEP_RIGHT_SAFE_INSET = 21,
  /** leading = leading edge of the parent's safe area + v, in reading direction. */
  KEEP_LEADING_SAFE_INSET = 22,
  /** trailing = trailing edge of the parent's safe area - v, in reading direction. */
  KEEP_TRAILING_SAFE_INSET = 23,
  /** top = top of the parent's safe area + v. */
  KEEP_TOP_SAFE_INSET = 24,
  /** bottom = bottom of the parent's safe area - v. */
  KEEP_BOTTOM_SAFE_INSET = 25,

  /** left = left margin of the parent + v. */
  KEEP_LEFT_MARGIN_INSET = 30,
  /** right = right margin of the parent - v. */
  KEEP_RIGHT_MARGIN_INSET = 31,
  /** leading = leading margin of the parent + v, in reading direction. */
  KEEP_LEADING_MARGIN_INSET = 32,
  /** trailing = trailing margin of the parent - v, in reading direction. */
  KEEP_TRAILING_MARGIN_INSET = 33,
  /** top = top margin of the parent + v. */
  KEEP_TOP_MARGIN_INSET = 34,
  /** bottom = bottom margin of the parent - v. */
  KEEP_BOTTOM_MARGIN_INSET = 35,

  /** centre x = v * parent.width: 0 is the left edge, 0.5 the middle, 1 the right edge. */
  KEEP_HORIZONTAL_CENTER = 48,
  /** centre y = v * parent.height: 0 is the top edge, 0.5 the middle, 1 the bottom edge. */
  KEEP_VERTICAL_CENTER = 49,

  /** left = other.right + v: a gap. */
  KEEP_LEFT_OFFSET = 50,
  /** other.left = right + v: a gap. */
  KEEP_RIGHT_OFFSET = 51,
  /** leading = other.trailing + v: a gap, in reading direction. */
  KEEP_LEADING_OFFSET = 52,
  /** other.leading = trailing + v: a gap, in reading direction. */
  KEEP_TRAILING_OFFSET = 53,
  /** top = other.bottom + v: a gap. */
  KEEP_TOP_OFFSET = 54,
  /** other.top = bottom + v: a gap. */
  KEEP_BOTTOM_OFFSET = 55,
  /** first baseline = other.last baseline + v. */
  KEEP_FIRST_BASELINE_OFFSET = 56,
  /** other.first baseline = last baseline + v. */
  KEEP_LAST_BASELINE_OFFSET = 57,

  /** left = other.left + v. */
  KEEP_LEFT_ALIGN = 60,
  /** right = other.right - v. */
  KEEP_RIGHT_ALIGN = 61,
  /** leading = other.leading + v, in reading direction. */
  KEEP_LEADING_ALIGN = 62,
  /** trailing = other.trailing - v, in reading direction. */
  KEEP_TRAILING_ALIGN = 63,
  /** top = other.top + v. */
  KEEP_TOP_ALIGN = 64,
  /** bottom = other.bottom - v. */
  KEEP_BOTTOM_ALIGN = 65,
  /** first baseline = other.first baseline - v: positive is higher up. */
  KEEP_FIRST_BASELINE_ALIGN = 66,
  /** last baseline = other.last baseline - v: positive is higher up. */
  KEEP_LAST_BASELINE_ALIGN = 67,
  /** centre x = other.centre x + v: both on one vertical line. Not to be confused with
   * KEEP_VERTICAL_CENTER, which is about y. */
  KEEP_VERTICAL_ALIGN = 68,
  /** centre y = other.centre y + v: both on one horizontal line. Not to be confused with
   * KEEP_HORIZONTAL_CENTER, which is about x. */
  KEEP_HORIZONTAL_ALIGN = 69,

  /** Group: width, height; also to another node. */
  KEEP_SIZE = 100,
  /** Group: top, bottom, left, right inset. */
  KEEP_INSETS = 110,
  /** Group: left, right inset. */
  KEEP_HORIZONTAL_INSETS = 111,
  /** Group: top, bottom inset. */
  KEEP_VERTICAL_INSETS = 112,
  /** Group: top, bottom, left, right safe inset. */
  KEEP_SAFE_INSETS = 120,
  /** Group: left, right safe inset. */
  KEEP_HORIZONTAL_SAFE_INSETS = 121,
  /** Group: top, bottom safe inset. */
  KEEP_VERTICAL_SAFE_INSETS = 122,
  /** Group: top, bottom, left, right margin inset. */
  KEEP_MARGIN_INSETS = 130,
  /** Group: left, right margin inset. */
  KEEP_HORIZONTAL_MARGIN_INSETS = 131,
  /** Group: top, bottom margin inset. */
  KEEP_VERTICAL_MARGIN_INSETS = 132,
  /** Group: horizontal, vertical centre. */
  KEEP_CENTER = 140,
  /** Group: top, left, right, bottom alignment; positive is inside the other node. */
  KEEP_EDGE_ALIGN = 160,
  /** Group: vertical, horizontal alignment. */
  KEEP_CENTER_ALIGN = 161,

  /** A group that keep_group_create or keep_nodes_attribute has made; never asked for by kind. */
  KEEP_GROUP = 200
} keep_attribute_kind;

/**
 * An attribute, or a ready-made group, of one node.
 *
 * layout: the layout.
 * node: the node.
 * kind: a dimension, an inset or a centre, or a group of them.
 * Returns the attribute; none on failure (keep_layout_error: KEEP_ERROR_INVALID_ARGUMENT for a kind
 * that is none or needs another node; KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_UNRELATED for an inset
 * or a centre of a root; KEEP_ERROR_LIMIT).
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_attribute keep_node_attribute(keep_layout *layout, keep_node node,
                                                  keep_attribute_kind kind);

/**
 * An attribute, or a ready-made group, of a node in relation to another: any other node of the same
 * tree, its ancestors and descendants included. In an alignment or offset to an ancestor the
 * ancestor's edges are meant.
 *
 * layout: the layout.
 * node: the node.
 * kind: an offset, an alignment, a width or height, or a group of them.
 * other: the other node.
 * Returns the attribute; none on failure (keep_layout_error: KEEP_ERROR_INVALID_ARGUMENT for a kind
 * that is none or takes no other node, and for a node in relation to itself;
 * KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_UNRELATED for nodes of different trees; KEEP_ERROR_LIMIT).
 * Thread: owner's thread. Cost: linear in how deep the nodes are.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_attribute keep_node_attribute_to(keep_layout *layout, keep_node node,
                                                     keep_attribute_kind kind, keep_node other);

/**
 * Sets equal, min or max of an attribute. Setting it again changes value and priority in place.
 *
 * attribute: the attribute or group.
 * relation: KEEP_EQUAL sets equal, KEEP_AT_LEAST min, KEEP_AT_MOST max.
 * value: at most 1e12 in magnitude; a factor is 0 or at least 1e-12; NaN takes the value away, and the
 *   priority is ignored.
 * priority: 0 < priority <= 1000.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_LIMIT.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_attribute_set(keep_layout *layout, keep_attribute attribute,
                                              keep_relation relation, double value,
                                              double priority);

/**
 * Equal, min or max of an attribute.
 *
 * attribute: the attribute.
 * relation: KEEP_EQUAL for equal, KEEP_AT_LEAST for min, KEEP_AT_MOST for max.
 * priority: receives the priority, 0 if there is no value.
 * Returns the value; NaN if there is none, if it is that of another attribute, for a group, and for
 * an invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API double keep_attribute_value(const keep_layout *layout, keep_attribute attribute,
                                           keep_relation relation, double *priority);

/**
 * Keeps an attribute at least, equal to, or at most at another one, times a factor, plus a constant, in place of a number:
 *
 *     left inset = 0.1 * width of the parent        an inset that is a fraction
 *     top inset = left inset                        one inset equal to another
 *     width = 2 * height of another node + 8        factor and constant together
 *
 * A length may follow any other length of any node in the same tree, along either axis. Attributes
 * that are factors (aspect ratio, relative sizes, centres) neither follow nor are followed. While
 * the nodes are in different trees, the value sleeps; destroying a node of either attribute removes
 * it.
 *
 * attribute: the attribute or group that follows.
 * relation: as keep_attribute_set.
 * followed: the attribute; or a group of as many attributes, then they follow pair by pair.
 * multiplier: 0, or between 1e-12 and 1e12 in magnitude; for a followed alignment of centres not below
 *   2e-12, as half of it becomes the coefficient of a size.
 * constant: at most 1e12 in magnitude.
 * priority: 0 < priority <= 1000.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT (also for a factor, and for groups of different
 * sizes); KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_UNRELATED for nodes of different trees;
 * KEEP_ERROR_LIMIT.
 * Thread: owner's thread. Cost: linear in how deep the nodes are.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_attribute_set_to(keep_layout *layout, keep_attribute attribute,
                                                 keep_relation relation, keep_attribute followed,
                                                 double multiplier, double constant,
                                                 double priority);

/**
 * The attribute that a value follows.
 *
 * layout: the layout.
 * attribute: the attribute.
 * relation: KEEP_EQUAL for equal, KEEP_AT_LEAST for min, KEEP_AT_MOST for max.
 * multiplier, constant, priority: receive what belongs to it, 0 if there is nothing; each may be
 *   NULL.
 * Returns the attribute that is followed; none if the value is a number or none, for a group, and
 * for an invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_attribute keep_attribute_followed(const keep_layout *layout,
                                                      keep_attribute attribute,
                                                      keep_relation relation, double *multiplier,
                                                      double *constant, double *priority);

/**
 * Takes equal, min and max of an attribute away. Rules on it stay.
 *
 * layout: the layout.
 * attribute: the attribute or group.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_attribute_clear(keep_layout *layout, keep_attribute attribute);

/**
 * Whether at least one of equal, min and max is in force: set, its nodes share a tree, and it does not
 * sleep because one of them is gone (keep_node_set_gone).
 *
 * layout: the layout.
 * attribute: the attribute; for a group, whether any of its attributes is active.
 * Returns true if so; false for an invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API bool keep_attribute_is_active(const keep_layout *layout, keep_attribute attribute);

/**
 * Which attribute or group a handle names. A right offset is the left offset of the other node.
 *
 * layout: the layout.
 * attribute: the attribute.
 * Returns the kind; KEEP_GROUP for a group of the host's; 0, which is no kind, for an invalid
 * handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_attribute_kind keep_attribute_kind_of(const keep_layout *layout,
                                                          keep_attribute attribute);

/**
 * The node that an attribute belongs to: the first one of its equation.
 *
 * layout: the layout.
 * attribute: the attribute.
 * Returns the node; none for a group of the host's and for an invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_node keep_attribute_node(const keep_layout *layout, keep_attribute attribute);

/**
 * The node that an attribute relates its node to.
 *
 * layout: the layout.
 * attribute: the attribute.
 * Returns the other node; the parent for an inset or a centre; none if there is no other node, and
 * for an invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_node keep_attribute_other(const keep_layout *layout, keep_attribute attribute);

/**
 * Gives an attribute a name of its own, for messages.
 *
 * layout: the layout.
 * attribute: the attribute or group.
 * name: NUL-terminated UTF-8 of at most 255 bytes, copied during the call; NULL or "" for the
 *   readable default.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT (also for text that is not UTF-8);
 * KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_LIMIT for a longer name.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_attribute_set_name(keep_layout *layout, keep_attribute attribute,
                                                   const char *name);

/**
 * An attribute in words.
 *
 * attribute: the attribute.
 * text: KEEP_TEXT_NAME; KEEP_TEXT_WHY; KEEP_TEXT_DESCRIPTION, the name with the values,
 *
 *     width of <title> [100 < 120@750 < none]
 *
 * Returns text; "" for an invalid handle or no such text, and
 * where there is no answer.
 * Thread: owner's thread. Cost: for KEEP_TEXT_WHY as keep_attribute_explanation.
 * Since 0.1.
 */
KEEPLAYOUT_API const char *keep_attribute_text(const keep_layout *layout, keep_attribute attribute,
                                               keep_text text);

/* ==== In one word ============================================================================
 *
 * What reads better in C; other languages call what is behind it.
 */
#ifndef KEEPLAYOUT_DECLARATIONS_ONLY

/** Sets equal of an attribute. */
static inline keep_status keep_attribute_set_equal(keep_layout *layout, keep_attribute attribute,
                                                   double value, double priority) {
  return keep_attribute_set(layout, attribute, KEEP_EQUAL, value, priority);
}

/** Sets the minimum of an attribute. */
static inline keep_status keep_attribute_set_min(keep_layout *layout, keep_attribute attribute,
                                                 double value, double priority) {
  return keep_attribute_set(layout, attribute, KEEP_AT_LEAST, value, priority);
}

/** Sets the maximum of an attribute. */
static inline keep_status keep_attribute_set_max(keep_layout *layout, keep_attribute attribute,
                                                 double value, double priority) {
  return keep_attribute_set(layout, attribute, KEEP_AT_MOST, value, priority);
}

/** Equal of an attribute; NaN for none. */
static inline double keep_attribute_equal(const keep_layout *layout, keep_attribute attribute,
                                          double *priority) {
  return keep_attribute_value(layout, attribute, KEEP_EQUAL, priority);
}

/** The minimum of an attribute; NaN for none. */
static inline double keep_attribute_min(const keep_layout *layout, keep_attribute attribute,
                                        double *priority) {
  return keep_attribute_value(layout, attribute, KEEP_AT_LEAST, priority);
}

/** The maximum of an attribute; NaN for none. */
static inline double keep_attribute_max(const keep_layout *layout, keep_attribute attribute,
                                        double *priority) {
  return keep_attribute_value(layout, attribute, KEEP_AT_MOST, priority);
}

/** Sets equal of an attribute to another one. */
static inline keep_status keep_attribute_set_equal_to(keep_layout *layout, keep_attribute attribute,
                                                      keep_attribute followed, double multiplier,
                                                      double constant, double priority) {
  return keep_attribute_set_to(layout, attribute, KEEP_EQUAL, followed, multiplier, constant,
                               priority);
}

/** Sets the minimum of an attribute to another one. */
static inline keep_status keep_attribute_set_min_to(keep_layout *layout, keep_attribute attribute,
                                                    keep_attribute followed, double multiplier,
                                                    double constant, double priority) {
  return keep_attribute_set_to(layout, attribute, KEEP_AT_LEAST, followed, multiplier, constant,
                               priority);
}

/** Sets the maximum of an attribute to another one. */
static inline keep_status keep_attribute_set_max_to(keep_layout *layout, keep_attribute attribute,
                                                    keep_attribute followed, double multiplier,
                                                    double constant, double priority) {
  return keep_attribute_set_to(layout, attribute, KEEP_AT_MOST, followed, multiplier, constant,
                               priority);
}

/** The name of an attribute. */
static inline const char *keep_attribute_name(const keep_layout *layout, keep_attribute attribute) {
  return keep_attribute_text(layout, attribute, KEEP_TEXT_NAME);
}

/** An attribute with its values. */
static inline const char *keep_attribute_description(const keep_layout *layout,
                                                     keep_attribute attribute) {
  return keep_attribute_text(layout, attribute, KEEP_TEXT_DESCRIPTION);
}

/** The constraints of a conflict in words. */
static inline const char *keep_layout_conflict_description(const keep_layout *layout,
                                                           size_t index) {
  return keep_layout_conflict_text(layout, index, KEEP_TEXT_DESCRIPTION);
}

/** Whether a node still exists. */
static inline bool keep_node_is_valid(const keep_layout *layout, keep_node node) {
  return keep_layout_handle_kind(layout, node.id) == KEEP_HANDLE_NODE;
}

/** Whether an attribute or group still exists. */
static inline bool keep_attribute_is_valid(const keep_layout *layout, keep_attribute attribute) {
  return keep_layout_handle_kind(layout, attribute.id) == KEEP_HANDLE_ATTRIBUTE;
}

/** KEEP_FRAME_IN_ROOT. */
static inline keep_rect keep_node_frame_in_root(keep_layout *layout, keep_node node) {
  return keep_node_frame_as(layout, node, KEEP_FRAME_IN_ROOT);
}

/** KEEP_FRAME_SNAPPED. */
static inline keep_rect keep_node_snapped_frame(keep_layout *layout, keep_node node) {
  return keep_node_frame_as(layout, node, KEEP_FRAME_SNAPPED);
}

/** KEEP_FRAME_SNAPPED_IN_ROOT. */
static inline keep_rect keep_node_snapped_frame_in_root(keep_layout *layout, keep_node node) {
  return keep_node_frame_as(layout, node, KEEP_FRAME_SNAPPED_IN_ROOT);
}

#endif

#ifdef __cplusplus
}
#endif

#endif
