/*
 * keeplayout/core.h - layouts, nodes and attributes: enough for a first program.
 *
 * These headers are the reference. In all of them, unless a comment says otherwise:
 *
 *   1. Lengths are points; x grows to the right, y downwards.
 *   2. A function that can fail returns a keep_status, or the handle that it makes, which is none on
 *      failure; it has then changed nothing, and keep_layout_error_message names the culprit.
 *   3. A NULL owner, a number that is not finite, a priority that is not above 0 and at most 1000 and an unknown
 *      enum value fail with KEEP_ERROR_INVALID_ARGUMENT, a handle that is none, stale or of another owner with
 *      KEEP_ERROR_INVALID_HANDLE, too many things with KEEP_ERROR_LIMIT. NaN for none is NAN of <math.h>.
 *   4. A getter has no status: where there is nothing to read it returns 0, false, none or "".
 *   5. Handles are 8-byte values: compare their ids, never free them; an id of 0 is none, and a handle
 *      is stale once its object is gone.
 *   6. Text is UTF-8 that ends with NUL and never freed by the host; text that is passed in is copied, a
 *      name that is returned is valid until it is replaced or its object is gone, and text that is put
 *      together until the same owner has returned eight more.
 *   7. A function that fills an array writes up to `capacity` elements and returns how many there are;
 *      pointers to results may be NULL, and a capacity of (size_t)-1 is enough for all.
 *   8. An owner belongs to one thread at a time, also for calls that only read; owners are independent.
 *   9. Inside a callback the layout may be read; other calls fail with KEEP_ERROR_BUSY.
 *  10. A call takes constant time, amortised, and is there since 0.1.
 *
 * What authors of bindings need beyond that is in bindings/README.md.
 */
#ifndef KEEPLAYOUT_CORE_H
#define KEEPLAYOUT_CORE_H

/* Readers of declarations that are no compilers define this: no inline functions, no other headers. */
#ifndef KEEPLAYOUT_DECLARATIONS_ONLY
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#endif

/* ==== In short ===============================================================================
 *
 * A layout owns nodes. A node has attributes: its own (width, insets, centres), and those to
 * another node (offsets, alignments, relative sizes). Each has up to three values, equal, min and
 * max, each with a priority. Solving gives every node its frame.
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
 *     keep_rect r = keep_node_frame(ui, image); // (10, 0, 300, 168.75)
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

/* A program that uses keeplayout.dll may define KEEPLAYOUT_DLL: calls are then made without a detour. */
#if defined(_WIN32) && defined(KEEPLAYOUT_DLL)
#define KEEPLAYOUT_API __declspec(dllimport)
#elif defined(__GNUC__) || defined(__clang__)
#define KEEPLAYOUT_API __attribute__((visibility("default")))
#else
#define KEEPLAYOUT_API
#endif

/* Marks a field that an initializer may leave out, which is then 0: without it C++ compilers warn. */
#if defined(__cplusplus) && __cplusplus >= 201402L
#define KEEPLAYOUT_OR_ZERO = {}
#else
#define KEEPLAYOUT_OR_ZERO
#endif

/** The version of the loaded library: major * 1000000 + minor * 1000 + patch. Thread: any. */
KEEPLAYOUT_API uint32_t keep_version_number(void);

/** The version of the loaded library as static text: "0.1.0". Thread: any. */
KEEPLAYOUT_API const char *keep_version_string(void);

/**
 * Called with the number of bytes when memory runs out, before the process is ended: to write a report, or to
 * save work. It may end the process itself, but not continue it, and may not call the library.
 */
typedef void (*keep_out_of_memory_function)(size_t bytes);

/**
 * Sets the function that is called when memory runs out, for the whole process. It is called at most once;
 * then a message goes to stderr and the process is aborted. Thread: any.
 *
 * handler: NULL for none.
 */
KEEPLAYOUT_API void keep_set_out_of_memory_handler(keep_out_of_memory_function handler);

/* ==== Status ============================================================================== */

/** The result of a call. Values are never renumbered; new ones may be added. */
typedef enum keep_status {
  KEEP_OK = 0, /**< Done. */
  /** A NULL owner or pointer, a number that is not finite, a priority or an enum out of range. */
  KEEP_ERROR_INVALID_ARGUMENT = -1,
  KEEP_ERROR_INVALID_HANDLE = -2, /**< A handle that is none, stale, or of another owner. */
  /** Two nodes without a common ancestor, or an inset of a node without a parent. */
  KEEP_ERROR_UNRELATED = -3,
  KEEP_ERROR_CYCLE = -4, /**< The move would make a node its own ancestor. */
  /** Required constraints contradict each other, and the owner refuses conflicts. */
  KEEP_ERROR_CONFLICT = -5,
  KEEP_ERROR_BUSY = -6,  /**< A change of an owner from inside one of its own callbacks. */
  KEEP_ERROR_LIMIT = -7, /**< More than the library holds: the message says of what. */
  KEEP_ERROR_STATE = -8 /**< Not for such an object, or not at such a time: the message says why. */
} keep_status;

#ifdef __GNUC__
/** Does not compile where enums are of another size than the library's (-fshort-enums). */
typedef char keep_enums_are_ints[sizeof(keep_status) == sizeof(int) ? 1 : -1];
#endif

/** The name of a status as static text, "KEEP_OK"; "unknown status" for other numbers. Thread: any. */
KEEPLAYOUT_API const char *keep_status_name(keep_status status);

/* ==== Priorities =============================================================================
 *
 * Any number above 0 and at most 1000. A higher priority is never outweighed by lower ones, however
 * many. Violations of one priority add up as absolute values: where constraints of one priority
 * contradict each other, all that lies between them is equally good.
 */

/** Must hold; contradictions are conflicts. */
#define KEEP_REQUIRED 1000.0
/** Of the named ones, only required is higher. */
#define KEEP_HIGH 750.0
/** Between high and low. */
#define KEEP_MEDIUM 500.0
/** As hugging, unless it is set. */
#define KEEP_LOW 250.0
/** The weakest of the named ones: as small as may be, usually. A value that only these decide counts as
 * ambiguous. */
#define KEEP_FITTING 50.0
/** A priority a little above another: KEEP_MORE(KEEP_HIGH) is 760. */
#define KEEP_MORE(priority) ((priority) + 10.0)
/** A priority a little below another: KEEP_LESS(KEEP_REQUIRED) is 990. */
#define KEEP_LESS(priority) ((priority) - 10.0)

/* ==== Types =============================================================================== */

/** A layout: the owner of nodes, attributes and constraints. */
typedef struct keep_layout keep_layout;

/** A rectangle of a layout: a window, a label, a gap. */
typedef struct keep_node {
  uint64_t id; /**< Opaque; equal ids are the same node. */
} keep_node;

/** An attribute of a node, alone or in relation to another, or a group of them. */
typedef struct keep_attribute {
  uint64_t id; /**< Opaque; equal ids are the same attribute. */
} keep_attribute;

/** One linear relation that a layout keeps: a value of an attribute, a sum of terms, a rule. */
typedef struct keep_constraint {
  uint64_t id; /**< Opaque; equal ids are the same constraint. */
} keep_constraint;

/** A set of changes that is taken back, and put back, as one. */
typedef struct keep_atomic {
  uint64_t id; /**< Opaque; equal ids are the same set. */
} keep_atomic;

#ifdef __cplusplus
/** No node: the parent of a root. */
#define KEEP_NO_NODE (keep_node{0})
#else
/** No node: the parent of a root. */
#define KEEP_NO_NODE ((keep_node){0})
#endif

/** A rectangle, in points. */
typedef struct keep_rect {
  double x; /**< Left edge. */
  double y; /**< Top edge. */
  /** Never negative unless negative sizes are allowed, or in KEEP_FRAME_PRESENTED. */
  double width;
  double height; /**< As the width. */
} keep_rect;

/** A size, in points. */
typedef struct keep_size {
  double width;  /**< Horizontal extent. */
  double height; /**< Vertical extent. */
} keep_size;

/** Distances from the edges of a rectangle, positive inside, in points. */
typedef struct keep_insets {
  double top;    /**< From the top edge. */
  double left;   /**< From the left edge. */
  double bottom; /**< From the bottom edge. */
  double right;  /**< From the right edge. */
} keep_insets;

/** The two directions of the plane. */
typedef enum keep_axis {
  KEEP_HORIZONTAL = 0, /**< Left to right: widths. */
  KEEP_VERTICAL = 1    /**< Top to bottom: heights. */
} keep_axis;

/** How an attribute relates to its value, or the left side of a constraint to the right one. */
typedef enum keep_relation {
  KEEP_AT_MOST = -1, /**< At most: the max of an attribute. */
  KEEP_EQUAL = 0,    /**< Equal. */
  KEEP_AT_LEAST = 1  /**< At least: the min of an attribute. */
} keep_relation;

/** What happens when required constraints contradict each other. */
typedef enum keep_conflict_policy {
  /** They stay, the least total violation is found, and the conflict can be read. */
  KEEP_CONFLICTS_REPORTED = 0,
  /** The transaction (or the solve outside one) fails with KEEP_ERROR_CONFLICT and is undone. */
  KEEP_CONFLICTS_REFUSED = 1
} keep_conflict_policy;

/** Which frame of a node is meant. */
typedef enum keep_frame_kind {
  KEEP_FRAME_IN_PARENT = 0, /**< As of the last solve, in the coordinates of the parent. */
  /** As of the last solve, in the coordinates in which the frame of the root is returned: it begins at
   * 0, 0 unless the root has alignment insets. */
  KEEP_FRAME_IN_ROOT = 1,
  /** On the pixels of the device (keep_layout_set_scale), in points, in the coordinates of the parent. Each
   * edge is rounded where it is in the root, halves away from 0: nodes that touch still do, and nothing adds
   * up over levels. Less than a half by a millionth of a pixel counts as a half. */
  KEEP_FRAME_SNAPPED = 2,
  /** On the pixels of the device, in the coordinates of the root. */
  KEEP_FRAME_SNAPPED_IN_ROOT = 3,
  /** On its way in an animation (keeplayout/animation.h), in the coordinates of its presented parent. */
  KEEP_FRAME_PRESENTED = 4,
  /** On its way in an animation, in the coordinates of its root. */
  KEEP_FRAME_PRESENTED_IN_ROOT = 5,
  /** On its way in an animation, and on the pixels of the device, in the coordinates of its parent. */
  KEEP_FRAME_PRESENTED_SNAPPED = 6,
  /** On its way in an animation, and on the pixels of the device, in the coordinates of its root. */
  KEEP_FRAME_PRESENTED_SNAPPED_IN_ROOT = 7
} keep_frame_kind;

/** Which text about an object is meant. */
typedef enum keep_text {
  KEEP_TEXT_NAME = 0, /**< Its name. */
  /** An attribute with its values, a constraint as a sentence, a conflict, a layout as a tree. */
  KEEP_TEXT_DESCRIPTION = 1,
  /** Why an attribute has its value, or a constraint is violated (keeplayout/diagnosis.h). */
  KEEP_TEXT_WHY = 2,
  /** A conflict explained (keeplayout/diagnosis.h), a layout for a bug report (keeplayout/documents.h). */
  KEEP_TEXT_REPORT = 3,
  KEEP_TEXT_LOG = 4,  /**< A conflict in the form of Auto Layout's log (keeplayout/diagnosis.h). */
  KEEP_TEXT_FILE = 5, /**< The file where a constraint was last set (keeplayout/diagnosis.h). */
  KEEP_TEXT_EQUATION = 6, /**< A constraint as an equation string (keeplayout/equations.h). */
  KEEP_TEXT_DOCUMENT = 7, /**< A layout as text that can be read back (keeplayout/documents.h). */
  KEEP_TEXT_AMBIGUITY = 8 /**< What is ambiguous in a layout (keeplayout/diagnosis.h). */
} keep_text;

/** What a handle names. */
typedef enum keep_handle_kind {
  KEEP_HANDLE_NONE = 0,       /**< Nothing of the layout: none, stale, or of another layout. */
  KEEP_HANDLE_NODE = 1,       /**< A node or guide. */
  KEEP_HANDLE_ATTRIBUTE = 2,  /**< An attribute or group. */
  KEEP_HANDLE_CONSTRAINT = 3, /**< A constraint. */
  KEEP_HANDLE_ATOMIC = 4,     /**< An atomic group. */
  KEEP_HANDLE_ANIMATION = 5,  /**< An animation that has not ended. */
  KEEP_HANDLE_FORMAT = 6      /**< A visual format. */
} keep_handle_kind;

/**
 * Releases the user_data that came with a callback: the callback was replaced or taken away, its object
 * is destroyed, or the layout is. It is called exactly once for each successful call
 * that got user_data and a callback, and only when no transaction or refusal can bring the callback back.
 */
typedef void (*keep_destroy_function)(void *user_data);

/* ==== Layout =================================================================================
 *
 * Frames are as of the last solve. A change takes effect at the next one, and only what it can
 * affect is computed again. Everything changes in place, and the handles stay.
 */

/** Creates a layout without nodes, which belongs to the calling thread. Thread: any. */
KEEPLAYOUT_API keep_layout *keep_layout_create(void);

/**
 * Destroys a layout with everything in it. From inside one of its own callbacks it does nothing, but
 * keep_layout_error is KEEP_ERROR_BUSY. Calls back. Cost: linear in the layout.
 *
 * layout: NULL is allowed.
 */
KEEPLAYOUT_API void keep_layout_destroy(keep_layout *layout);

/**
 * The status of the last call that failed, until another fails or it is cleared: a host may build a whole
 * screen and check once.
 *
 * layout: NULL has KEEP_ERROR_INVALID_ARGUMENT.
 */
KEEPLAYOUT_API keep_status keep_layout_error(const keep_layout *layout);

/**
 * The message of the last call that failed, in one line, until another fails; "" if none has. Of an
 * equation string the string follows, and a line that points at its fault. A call that gets the handle none
 * because an earlier call failed repeats the message of that call.
 */
KEEPLAYOUT_API const char *keep_layout_error_message(const keep_layout *layout);

/** Clears the last failure: keep_layout_error is KEEP_OK again. */
KEEPLAYOUT_API void keep_layout_clear_error(keep_layout *layout);

/**
 * Brings all frames up to date. Inside a transaction nothing is refused: the outermost commit decides
 * that. Functions that bring frames up to date first are a solve as well, and fail as this one does.
 *
 * Returns KEEP_OK, also when conflicts are reported. KEEP_ERROR_CONFLICT when they are refused: every change
 * since the last solve is undone. KEEP_ERROR_LIMIT if numbers of too different size kept the solver from
 * finishing, if values exceed 1e200 (all are then 0), if content and sizes, or margins and positions do not
 * converge, or if flows are inside of too many others: frames are finite, but not the best. KEEP_ERROR_INVALID_ARGUMENT if a measure
 * function returned no length: frames are those of the content before, and every solve fails until it returns a
 * length, is replaced, or its node is gone. Calls back. Cost: what the changes since the last solve can affect;
 * at first about linear in the constraints. Up to their square where thousands of soft constraints contradict
 * each other in circles, as in drawings of graphs. While a node has a safe area or inherits margins, also the
 * nodes whose margins or safe area are used. Where conflicts are refused, linear in the nodes.
 */
KEEPLAYOUT_API keep_status keep_layout_solve(keep_layout *layout);

/**
 * Whether anything has changed since the last solve that frames may depend on: a host asks before it draws. It
 * stays true where that solve did not converge or had no answer of a measure.
 */
KEEPLAYOUT_API bool keep_layout_needs_solve(const keep_layout *layout);

/**
 * Begins a transaction: all changes until its end, of the tree too, can be taken back as one. Transactions
 * nest; an inner one that commits is still undone when the outer one rolls back. A what-if question is a
 * transaction that solves, reads, and rolls back. The outermost begin brings frames up to date first.
 *
 * Returns KEEP_ERROR_LIMIT above 64 levels; KEEP_ERROR_CONFLICT as keep_layout_solve: none is begun then.
 * Any other error of that solve is returned by the next solve instead.
 * Calls back.
 * Cost: linear in the nodes, and as keep_layout_solve.
 */
KEEPLAYOUT_API keep_status keep_layout_begin(keep_layout *layout);

/**
 * Ends the innermost transaction and keeps its changes; the outermost one solves.
 *
 * Returns KEEP_ERROR_STATE without a transaction, and if the innermost is that of an atomic group or an
 * animation; KEEP_ERROR_CONFLICT if it was undone; other errors as keep_layout_solve: nothing is undone.
 * Calls back.
 * Cost: as keep_layout_solve.
 */
KEEPLAYOUT_API keep_status keep_layout_commit(keep_layout *layout);

/**
 * Ends the innermost transaction and takes its changes back: tree, values, handles and frames are as they
 * were when it began, frames except for rounding in some cases. Changes that were not solved then are not
 * solved now. keep_node_invalidate_content is not taken back.
 *
 * Returns KEEP_ERROR_STATE without a transaction. Calls back. Cost: linear in the nodes and in the changes.
 */
KEEPLAYOUT_API keep_status keep_layout_rollback(keep_layout *layout);

/**
 * Sets what happens when required constraints contradict each other; reported unless set. Earlier changes
 * are solved first, under the old policy. If there is a conflict already when they are to be refused, every
 * solve and outermost commit is refused until it is resolved; what was active before is not taken back.
 *
 * Returns KEEP_ERROR_STATE inside a transaction; KEEP_ERROR_CONFLICT as keep_layout_solve: the policy stays.
 * Calls back.
 * Cost: as keep_layout_solve, and linear in the nodes.
 */
KEEPLAYOUT_API keep_status keep_layout_set_conflict_policy(keep_layout *layout,
                                                           keep_conflict_policy policy);

/** What happens when required constraints contradict each other. */
KEEPLAYOUT_API keep_conflict_policy keep_layout_conflict_policy(const keep_layout *layout);

/**
 * How many conflicts the last solve met, or a later call that returned KEEP_ERROR_CONFLICT. Every violated
 * required constraint is in at least one; many that are violated by one contradiction are one conflict.
 * Refused conflicts can be read until the next solve, reported ones until an active constraint changes.
 *
 * Cost: when first asked after a solve with conflicts, for each a solve of the constraints around it.
 */
KEEPLAYOUT_API size_t keep_layout_conflict_count(const keep_layout *layout);

/**
 * The constraints of a conflict: first one that is violated and in no conflict before this one, then those
 * that contradict it. Without any one of them the others can hold together. Of several such sets the order
 * in which the constraints were made decides. Constraints that a refusal has undone are stale.
 *
 * index: below keep_layout_conflict_count.
 * Cost: when first asked after a solve, linear in the layout, and as keep_layout_conflict_count; with
 * factors (multiples of attributes, aspect ratios) its constraints times its factors.
 */
KEEPLAYOUT_API size_t keep_layout_conflict(keep_layout *layout, size_t index,
                                           keep_constraint *constraints, size_t capacity);

/**
 * A conflict in words.
 *
 * text: KEEP_TEXT_REPORT or KEEP_TEXT_LOG (keeplayout/diagnosis.h), or KEEP_TEXT_DESCRIPTION:
 *
 *     conflict, 2 constraints:
 *       left offset of <title> to <icon> equal to 50 with required priority
 *       left offset of <title> to <icon> equal to 20 with required priority
 *
 * Cost: as keep_layout_conflict.
 */
KEEPLAYOUT_API const char *keep_layout_conflict_text(const keep_layout *layout, size_t index,
                                                     keep_text text);

/**
 * A layout in words.
 *
 * text: KEEP_TEXT_DESCRIPTION, KEEP_TEXT_DOCUMENT, KEEP_TEXT_REPORT (keeplayout/documents.h),
 *   KEEP_TEXT_AMBIGUITY (keeplayout/diagnosis.h).
 * Cost: linear in the layout; other than for a description or a document, as keep_layout_ambiguous.
 */
KEEPLAYOUT_API const char *keep_layout_text(const keep_layout *layout, keep_text text);

/**
 * Sets whether widths and heights may be negative. Unless allowed, every node keeps both at or above 0,
 * which takes precedence over everything that is required. Cost: linear in the nodes.
 */
KEEPLAYOUT_API keep_status keep_layout_set_negative_sizes(keep_layout *layout, bool allowed);

/**
 * Sets whether new sums of terms and equations may relate positions along one axis to positions along the
 * other, a.bottom <= b.left: not unless allowed, as it is a mistake far more often than not.
 */
KEEPLAYOUT_API keep_status keep_layout_set_mixed_axes(keep_layout *layout, bool allowed);

/**
 * Sets how many pixels of the device a point is wide, for KEEP_FRAME_SNAPPED; 1 unless set. From then on
 * content counts as rounded up to whole pixels: no snapped frame is smaller than content that is met; and it
 * is measured for lengths rounded down to them. A layout without a scale stays exact, for print and vectors.
 *
 * scale: above 0 and at most 1e6.
 */
KEEPLAYOUT_API keep_status keep_layout_set_scale(keep_layout *layout, double scale);

/** How many pixels of the device a point is wide. */
KEEPLAYOUT_API double keep_layout_scale(const keep_layout *layout);

/**
 * The nodes whose frames in their parents differ from the last report (at first from an empty rectangle at 0, 0),
 * with those frames. A host that stores them has what keep_node_frame returns, to the last bit. A node that moves
 * takes its subtree along without changing the frames in it, but snapped frames in the subtree may change.
 *
 * nodes[capacity], frames[capacity]: the next call reports what does not fit; what would fit counts as
 *   reported, also where an array is NULL. So ask with NULL and 0 for how many there are.
 * Returns how many there were; 0 inside a callback, where nothing counts as reported.
 * Cost: linear in what changed.
 */
KEEPLAYOUT_API size_t keep_layout_changes(keep_layout *layout, keep_node *nodes, keep_rect *frames,
                                          size_t capacity);

/**
 * The nodes whose frames of a kind, in the root or on pixels, say, differ from the last report of this kind, with those
 * frames. The report of KEEP_FRAME_IN_PARENT is that of keep_layout_changes, and that of KEEP_FRAME_PRESENTED the one
 * of keep_layout_presented_changes (keeplayout/animation.h).
 *
 * nodes[capacity], frames[capacity]: as for keep_layout_changes.
 * Returns how many there were, as keep_layout_changes; 0 for an unknown kind.
 * Cost: linear in what changed or moves and all that is inside of it, times their depth.
 */
KEEPLAYOUT_API size_t keep_layout_changes_as(keep_layout *layout, keep_node *nodes,
                                             keep_rect *frames, size_t capacity,
                                             keep_frame_kind kind);

/** Attaches a pointer to a layout, as keep_node_set_user_data to a node; no rollback takes it back. Calls back. */
KEEPLAYOUT_API keep_status keep_layout_set_user_data(keep_layout *layout, void *user_data,
                                                     keep_destroy_function destroy);

/** The pointer that was attached to a layout. */
KEEPLAYOUT_API void *keep_layout_user_data(const keep_layout *layout);

/* ==== Node ===================================================================================
 *
 * Nodes form trees. The frame of a node is relative to that of its parent; the alignment rectangle of
 * a root is at 0, 0. Attributes relate nodes of one tree, wherever they are in it.
 *
 * In messages a node is <its name>, or <node #3>, counted from 1 in order of creation. Control
 * characters, line ends and marks of direction in a name are escaped there: \n, \t, \u001B, \u202E.
 */

/**
 * Creates a node: the last child of a parent, or a root.
 *
 * parent: KEEP_NO_NODE for a root.
 * Returns none with KEEP_ERROR_STATE for a guide, KEEP_ERROR_LIMIT above 2^22 nodes.
 */
KEEPLAYOUT_API keep_node keep_node_create(keep_layout *layout, keep_node parent);

/**
 * Creates many nodes, each as keep_node_create; on failure none.
 *
 * parents: KEEP_NO_NODE where a root is wanted; NULL makes all of them roots.
 * Cost: linear in count.
 */
KEEPLAYOUT_API keep_status keep_layout_create_nodes(keep_layout *layout, const keep_node *parents,
                                                    keep_node *nodes, size_t count);

/**
 * Destroys a node with its subtree, and every attribute and constraint that mentions one of them.
 * Calls back.
 * Cost: linear in what is destroyed, and in what depended on it.
 */
KEEPLAYOUT_API keep_status keep_node_destroy(keep_layout *layout, keep_node node);

/**
 * Moves a node with its subtree to the end of another parent's children, or makes it a root.
 * Attributes keep their values. Those to the parent relate to the new one. Those between nodes that no
 * longer share a tree, and the size of a root that has got a parent, are inactive until that changes.
 *
 * parent: KEEP_NO_NODE for a root.
 * Returns KEEP_ERROR_CYCLE if the parent is the node or inside it; KEEP_ERROR_STATE for a guide.
 * Cost: linear in the subtree and its attributes.
 */
KEEPLAYOUT_API keep_status keep_node_move(keep_layout *layout, keep_node node, keep_node parent);

/**
 * Moves a node with its subtree to just before another node, whose parent becomes its parent. The order
 * of children has no influence on frames.
 *
 * Returns KEEP_ERROR_INVALID_ARGUMENT if both are one node; KEEP_ERROR_CYCLE if the sibling is inside the
 * node; KEEP_ERROR_STATE for a guide. Cost: as keep_node_move; constant if the parent stays.
 */
KEEPLAYOUT_API keep_status keep_node_move_before(keep_layout *layout, keep_node node,
                                                 keep_node sibling);

/**
 * What a handle names in this layout, by its id. A handle of another layout names nothing, if that is one
 * of the 4,095 layouts that were made just before or after this one.
 */
KEEPLAYOUT_API keep_handle_kind keep_layout_handle_kind(const keep_layout *layout, uint64_t id);

/** How many nodes there are, roots and guides included. */
KEEPLAYOUT_API size_t keep_layout_node_count(const keep_layout *layout);

/** The parent of a node; none for a root. */
KEEPLAYOUT_API keep_node keep_node_parent(const keep_layout *layout, keep_node node);

/** The root of the tree that a node is in. Cost: linear in its depth. */
KEEPLAYOUT_API keep_node keep_node_root(const keep_layout *layout, keep_node node);

/**
 * The children of a node, in order, without its guides; or the roots, in the order in which they became roots,
 * or were put by keep_node_move (last) and keep_node_move_before.
 *
 * node: KEEP_NO_NODE for the roots.
 * Cost: linear in the children and guides.
 */
KEEPLAYOUT_API size_t keep_node_children(const keep_layout *layout, keep_node node,
                                         keep_node *children, size_t capacity);

/**
 * The child of a node at an index from 0, or the root; none beyond the last.
 *
 * node: KEEP_NO_NODE for the roots.
 * Cost: linear in the index and guides.
 */
KEEPLAYOUT_API keep_node keep_node_child(const keep_layout *layout, keep_node node, size_t index);

/**
 * The first node of a name: a node itself, then its subtree, parents before their children.
 *
 * within: where to look; KEEP_NO_NODE looks everywhere, root after root.
 * Cost: linear in the nodes that it looks at.
 */
KEEPLAYOUT_API keep_node keep_node_find(const keep_layout *layout, keep_node within,
                                        const char *name);

/**
 * Sets the name of a node, for messages, look-up and equations. Names need not be unique.
 *
 * name: at most 255 bytes, or KEEP_ERROR_LIMIT; NULL or "" for none.
 */
KEEPLAYOUT_API keep_status keep_node_set_name(keep_layout *layout, keep_node node,
                                              const char *name);

/** The name of a node. */
KEEPLAYOUT_API const char *keep_node_name(const keep_layout *layout, keep_node node);

/**
 * The number of a node or guide: in messages, in documents, and in drawings (keeplayout/documents.h). A line of a
 * flow has that of the flow.
 */
KEEPLAYOUT_API size_t keep_node_number(const keep_layout *layout, keep_node node);

/** The node or guide of a number; none if there is none. Cost: linear in the nodes. */
KEEPLAYOUT_API keep_node keep_layout_numbered(const keep_layout *layout, size_t number);

/**
 * Attaches a pointer to a node, which the library never looks into. Calls back.
 *
 * destroy: releases it; NULL for nothing.
 */
KEEPLAYOUT_API keep_status keep_node_set_user_data(keep_layout *layout, keep_node node,
                                                   void *user_data, keep_destroy_function destroy);

/** The pointer that was attached to a node. */
KEEPLAYOUT_API void *keep_node_user_data(const keep_layout *layout, keep_node node);

/**
 * Sets the size of a root from outside, required: that of the window or the page. No constraint on a child
 * can change it without a conflict. A root without a size is as large as its content asks.
 *
 * width, height: at most 1e12 in magnitude; NaN leaves that axis to the content. A negative one is a
 *   conflict, unless negative sizes are allowed.
 * Returns KEEP_ERROR_STATE for a node with a parent, which has attributes for that.
 */
KEEPLAYOUT_API keep_status keep_node_set_size(keep_layout *layout, keep_node node, double width,
                                              double height);

/**
 * Sets the size of a root along one axis, with a priority: at KEEP_MEDIUM, say, content of a higher
 * priority may still enlarge the window. Otherwise as keep_node_set_size.
 */
KEEPLAYOUT_API keep_status keep_node_set_axis_size(keep_layout *layout, keep_node node,
                                                   keep_axis axis, double size, double priority);

/** The size of a root from outside along one axis, and its priority; NaN and 0 for none. */
KEEPLAYOUT_API double keep_node_axis_size(const keep_layout *layout, keep_node node, keep_axis axis,
                                          double *priority);

/** The frame of a node as of the last solve, in its parent; all zero before the first solve. */
KEEPLAYOUT_API keep_rect keep_node_frame(const keep_layout *layout, keep_node node);

/**
 * Another frame of a node: in its root, on pixels, or on its way.
 * Cost: in the root and on pixels linear in its depth; on its way, at first after a solve, in what moves.
 */
KEEPLAYOUT_API keep_rect keep_node_frame_as(keep_layout *layout, keep_node node,
                                            keep_frame_kind kind);

/**
 * The frame of a node as of the last solve in the coordinates of another node of its tree, whose frame
 * begins at 0, 0. Cost: linear in their depth.
 */
KEEPLAYOUT_API keep_rect keep_node_frame_in(const keep_layout *layout, keep_node node,
                                            keep_node space);

/**
 * The frames of many nodes, each as keep_node_frame_as; on failure none is written.
 *
 * frames: not NULL.
 * Cost: linear in count, and as keep_node_frame_as.
 */
KEEPLAYOUT_API keep_status keep_layout_frames(keep_layout *layout, const keep_node *nodes,
                                              keep_rect *frames, size_t count,
                                              keep_frame_kind kind);

/**
 * A node and all that is inside of it, with parents, names and frames: what an editor shows. A node is followed by
 * its guides, then by its children in order, each with what is inside.
 *
 * within: the first of them; KEEP_NO_NODE lists everything, root after root.
 * parents: KEEP_NO_NODE for a root.
 * names: each as keep_node_name.
 * frames: each as keep_node_frame_as.
 * Returns how many there are; 0 for an unknown kind. Cost: linear in them; in the root and on pixels times their depth.
 */
KEEPLAYOUT_API size_t keep_layout_tree(keep_layout *layout, keep_node within, keep_node *nodes,
                                       keep_node *parents, const char **names, keep_rect *frames,
                                       size_t capacity, keep_frame_kind kind);

/* ==== Attribute ==============================================================================
 *
 * An attribute is a number of a node, such as its left inset, with up to three values, independent of
 * each other, each with a priority: equal, a minimum and a maximum. Values have the sign that a reader
 * expects: an inset is positive inside the parent, an offset is positive as a gap, whatever the side.
 *
 * A group stands for several attributes: a ready-made one for those of its kind, one of the host's
 * (keep_group_create) for any. Setting or clearing it does so to each of them; reading it gives none.
 *
 * Asking for an attribute changes nothing that is solved, and asking again returns the same handle. While
 * an attribute is inactive because its nodes share no tree, its handle works as before, but asking for
 * it fails with KEEP_ERROR_UNRELATED.
 *
 * One relation is one attribute, from whichever node it is asked:
 *
 *     a right offset to b       is  b left offset to a            (likewise bottom, trailing, last
 *                                                                  baseline)
 *     a left alignment with b   is  b left alignment with a       (every alignment)
 *
 * An alignment has two handles, one from either node (keep_attribute_is_same), which set and read the same
 * values, each with the signs of its node: what is 5 from a is -5 from b, and a's minimum b's maximum. Who asked
 * first makes no difference. A value is stated, in sentences and documents, by the node that it was set from last.
 *
 * Relative widths and heights are two attributes, one from either node.
 */

/**
 * The attributes of a node, v being the value. Tens tell the family, ones the side; a group is 100 above
 * what it is made of. Values are never renumbered; new ones may be added.
 */
typedef enum keep_attribute_kind {
  KEEP_WIDTH = 1,  /**< width = v; to another node: width = v * other.width. */
  KEEP_HEIGHT = 2, /**< height = v; to another node: height = v * other.height. */
  /**
   * width = v * height. A ratio of 0 or less is not refused: as sizes are not negative, 0 makes the
   * width 0, and a negative ratio makes both 0.
   */
  KEEP_ASPECT_RATIO = 3,

  KEEP_LEFT_INSET = 10,           /**< left = parent.left + v. */
  KEEP_RIGHT_INSET = 11,          /**< right = parent.right - v. */
  KEEP_LEADING_INSET = 12,        /**< leading = parent.leading + v, in reading direction. */
  KEEP_TRAILING_INSET = 13,       /**< trailing = parent.trailing - v, in reading direction. */
  KEEP_TOP_INSET = 14,            /**< top = parent.top + v. */
  KEEP_BOTTOM_INSET = 15,         /**< bottom = parent.bottom - v. */
  KEEP_FIRST_BASELINE_INSET = 16, /**< first baseline = parent.top + v. */
  KEEP_LAST_BASELINE_INSET = 17,  /**< last baseline = parent.bottom - v. */

  KEEP_LEFT_SAFE_INSET = 20,  /**< left = left of the parent's safe area + v. */
  KEEP_RIGHT_SAFE_INSET = 21, /**< right = right of the parent's safe area - v. */
  /** leading = leading edge of the parent's safe area + v, in reading direction. */
  KEEP_LEADING_SAFE_INSET = 22,
  /** trailing = trailing edge of the parent's safe area - v, in reading direction. */
  KEEP_TRAILING_SAFE_INSET = 23,
  KEEP_TOP_SAFE_INSET = 24,    /**< top = top of the parent's safe area + v. */
  KEEP_BOTTOM_SAFE_INSET = 25, /**< bottom = bottom of the parent's safe area - v. */

  KEEP_LEFT_MARGIN_INSET = 30,  /**< left = left margin of the parent + v. */
  KEEP_RIGHT_MARGIN_INSET = 31, /**< right = right margin of the parent - v. */
  /** leading = leading margin of the parent + v, in reading direction. */
  KEEP_LEADING_MARGIN_INSET = 32,
  /** trailing = trailing margin of the parent - v, in reading direction. */
  KEEP_TRAILING_MARGIN_INSET = 33,
  KEEP_TOP_MARGIN_INSET = 34,    /**< top = top margin of the parent + v. */
  KEEP_BOTTOM_MARGIN_INSET = 35, /**< bottom = bottom margin of the parent - v. */

  /** centre x = v * parent.width: 0 is the left edge, 0.5 the middle, 1 the right edge. */
  KEEP_HORIZONTAL_CENTER = 48,
  /** centre y = v * parent.height: 0 is the top edge, 0.5 the middle, 1 the bottom edge. */
  KEEP_VERTICAL_CENTER = 49,

  KEEP_LEFT_OFFSET = 50,     /**< left = other.right + v: a gap. */
  KEEP_RIGHT_OFFSET = 51,    /**< other.left = right + v: a gap. */
  KEEP_LEADING_OFFSET = 52,  /**< leading = other.trailing + v: a gap, in reading direction. */
  KEEP_TRAILING_OFFSET = 53, /**< other.leading = trailing + v: a gap, in reading direction. */
  KEEP_TOP_OFFSET = 54,      /**< top = other.bottom + v: a gap. */
  KEEP_BOTTOM_OFFSET = 55,   /**< other.top = bottom + v: a gap. */
  KEEP_FIRST_BASELINE_OFFSET = 56, /**< first baseline = other.last baseline + v. */
  KEEP_LAST_BASELINE_OFFSET = 57,  /**< other.first baseline = last baseline + v. */

  KEEP_LEFT_ALIGN = 60,     /**< left = other.left + v. */
  KEEP_RIGHT_ALIGN = 61,    /**< right = other.right - v. */
  KEEP_LEADING_ALIGN = 62,  /**< leading = other.leading + v, in reading direction. */
  KEEP_TRAILING_ALIGN = 63, /**< trailing = other.trailing - v, in reading direction. */
  KEEP_TOP_ALIGN = 64,      /**< top = other.top + v. */
  KEEP_BOTTOM_ALIGN = 65,   /**< bottom = other.bottom - v. */
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

  KEEP_SIZE = 100,                     /**< Group: width, height; also to another node. */
  KEEP_INSETS = 110,                   /**< Group: top, bottom, left, right inset. */
  KEEP_HORIZONTAL_INSETS = 111,        /**< Group: left, right inset. */
  KEEP_VERTICAL_INSETS = 112,          /**< Group: top, bottom inset. */
  KEEP_SAFE_INSETS = 120,              /**< Group: top, bottom, left, right safe inset. */
  KEEP_HORIZONTAL_SAFE_INSETS = 121,   /**< Group: left, right safe inset. */
  KEEP_VERTICAL_SAFE_INSETS = 122,     /**< Group: top, bottom safe inset. */
  KEEP_MARGIN_INSETS = 130,            /**< Group: top, bottom, left, right margin inset. */
  KEEP_HORIZONTAL_MARGIN_INSETS = 131, /**< Group: left, right margin inset. */
  KEEP_VERTICAL_MARGIN_INSETS = 132,   /**< Group: top, bottom margin inset. */
  KEEP_CENTER = 140,                   /**< Group: horizontal, vertical centre. */
  /** Group: top, left, right, bottom alignment; positive is inside the other node. */
  KEEP_EDGE_ALIGN = 160,
  KEEP_CENTER_ALIGN = 161, /**< Group: vertical, horizontal alignment. */

  /** A group that keep_group_create or keep_nodes_attribute has made; never asked for by kind. */
  KEEP_GROUP = 200
} keep_attribute_kind;

/**
 * An attribute, or a ready-made group, of one node.
 *
 * kind: a dimension, an inset or a centre, or a group of them.
 * Returns none with KEEP_ERROR_INVALID_ARGUMENT for a kind that needs another node, KEEP_ERROR_UNRELATED
 * for an inset or a centre of a root.
 */
KEEPLAYOUT_API keep_attribute keep_node_attribute(keep_layout *layout, keep_node node,
                                                  keep_attribute_kind kind);

/**
 * An attribute, or a ready-made group, of a node in relation to another: any other node of the same tree.
 * In an alignment or offset to an ancestor the ancestor's edges are meant.
 *
 * kind: an offset, an alignment, a width or height, or a group of them.
 * Returns none with KEEP_ERROR_INVALID_ARGUMENT for another kind and for a node in relation to itself,
 * KEEP_ERROR_UNRELATED for nodes of different trees. Cost: linear in the depth of the nodes.
 */
KEEPLAYOUT_API keep_attribute keep_node_attribute_to(keep_layout *layout, keep_node node,
                                                     keep_attribute_kind kind, keep_node other);

/**
 * Sets equal, the minimum or the maximum of an attribute or group; again, in place.
 *
 * relation: KEEP_EQUAL sets equal, KEEP_AT_LEAST the minimum, KEEP_AT_MOST the maximum.
 * value: at most 1e12 in magnitude; a factor is 0 or at least 1e-12; NaN takes the value away, and the
 *   priority is ignored.
 */
KEEPLAYOUT_API keep_status keep_attribute_set(keep_layout *layout, keep_attribute attribute,
                                              keep_relation relation, double value,
                                              double priority);

/**
 * Equal, the minimum or the maximum of an attribute, and its priority. NaN and 0 if there is none, if it
 * follows another attribute, and for a group.
 */
KEEPLAYOUT_API double keep_attribute_value(const keep_layout *layout, keep_attribute attribute,
                                           keep_relation relation, double *priority);

/**
 * Sets many values, each as keep_attribute_set; on failure none, and the message says which one failed.
 *
 * relations: numbers of keep_relation, a byte each; NULL sets equal everywhere.
 * priorities: NULL for KEEP_REQUIRED everywhere.
 * Cost: linear in count.
 */
KEEPLAYOUT_API keep_status keep_layout_set_values(keep_layout *layout,
                                                  const keep_attribute *attributes,
                                                  const int8_t *relations, const double *values,
                                                  const double *priorities, size_t count);

/**
 * Sets equal, the minimum or the maximum of an attribute to multiplier * another one + constant:
 *
 *     left inset = 0.1 * width of the parent        an inset that is a fraction
 *     top inset = left inset                        one inset equal to another
 *     width = 2 * height of another node + 8        factor and constant together
 *
 * A length may follow any other length of any node in the same tree, along either axis. Factors (aspect
 * ratio, relative sizes, centres) neither follow nor are followed. While the nodes are in different
 * trees, the value is inactive; destroying a node of either attribute removes it.
 *
 * attribute: the attribute or group that follows.
 * followed: an attribute; or a group of as many, which are then followed pair by pair.
 * multiplier: 0, or 1e-12 to 1e12 in magnitude; for a followed alignment of centres not below 2e-12.
 * constant: at most 1e12 in magnitude.
 * Returns KEEP_ERROR_INVALID_ARGUMENT also for a factor, and for groups of different sizes;
 * KEEP_ERROR_UNRELATED for nodes of different trees. Cost: linear in the depth of the nodes.
 */
KEEPLAYOUT_API keep_status keep_attribute_set_to(keep_layout *layout, keep_attribute attribute,
                                                 keep_relation relation, keep_attribute followed,
                                                 double multiplier, double constant,
                                                 double priority);

/**
 * The attribute that equal, the minimum or the maximum follows; none if that is a number or none, and for a group.
 */
KEEPLAYOUT_API keep_attribute keep_attribute_followed(const keep_layout *layout,
                                                      keep_attribute attribute,
                                                      keep_relation relation, double *multiplier,
                                                      double *constant, double *priority);

/** Takes equal, minimum and maximum of an attribute or group away. Rules stay. */
KEEPLAYOUT_API keep_status keep_attribute_clear(keep_layout *layout, keep_attribute attribute);

/**
 * Whether any value of an attribute, or of an attribute in a group, is active: set, its nodes share a tree,
 * and none of them is gone in a way that makes it inactive (keep_node_set_gone).
 */
KEEPLAYOUT_API bool keep_attribute_is_active(const keep_layout *layout, keep_attribute attribute);

/**
 * The kind of an attribute; KEEP_GROUP for a group of the host's. A right offset is the left offset of the
 * other node.
 */
KEEPLAYOUT_API keep_attribute_kind keep_attribute_kind_of(const keep_layout *layout,
                                                          keep_attribute attribute);

/** The node that an attribute belongs to: the first one of its equation; none for a group of the host's. */
KEEPLAYOUT_API keep_node keep_attribute_node(const keep_layout *layout, keep_attribute attribute);

/** The node that an attribute relates its node to; the parent for an inset or a centre. */
KEEPLAYOUT_API keep_node keep_attribute_other(const keep_layout *layout, keep_attribute attribute);

/** Whether two handles are of one attribute: equal ones, or those of an alignment from either node. */
KEEPLAYOUT_API bool keep_attribute_is_same(const keep_layout *layout, keep_attribute attribute,
                                           keep_attribute other);

/**
 * Sets the name of an attribute or of a group, for messages, in place of the readable default.
 *
 * name: at most 255 bytes, or KEEP_ERROR_LIMIT; NULL or "" for the default.
 */
KEEPLAYOUT_API keep_status keep_attribute_set_name(keep_layout *layout, keep_attribute attribute,
                                                   const char *name);

/**
 * An attribute in words.
 *
 * text: KEEP_TEXT_NAME, "left inset of <image> to superview <window>"; KEEP_TEXT_WHY
 *   (keeplayout/diagnosis.h); or KEEP_TEXT_DESCRIPTION, the name with minimum, equal and maximum:
 *
 *     width of <title> [100 < 120@750 < none]
 *
 * Cost: for KEEP_TEXT_WHY as keep_attribute_explanation.
 */
KEEPLAYOUT_API const char *keep_attribute_text(const keep_layout *layout, keep_attribute attribute,
                                               keep_text text);

/* ==== In one word ============================================================================
 *
 * Inline functions that read better in C.
 */
#ifndef KEEPLAYOUT_DECLARATIONS_ONLY

static inline keep_status keep_attribute_set_equal(keep_layout *layout, keep_attribute attribute,
                                                   double value, double priority) {
  return keep_attribute_set(layout, attribute, KEEP_EQUAL, value, priority);
}

static inline keep_status keep_attribute_set_min(keep_layout *layout, keep_attribute attribute,
                                                 double value, double priority) {
  return keep_attribute_set(layout, attribute, KEEP_AT_LEAST, value, priority);
}

static inline keep_status keep_attribute_set_max(keep_layout *layout, keep_attribute attribute,
                                                 double value, double priority) {
  return keep_attribute_set(layout, attribute, KEEP_AT_MOST, value, priority);
}

static inline double keep_attribute_equal(const keep_layout *layout, keep_attribute attribute,
                                          double *priority) {
  return keep_attribute_value(layout, attribute, KEEP_EQUAL, priority);
}

static inline double keep_attribute_min(const keep_layout *layout, keep_attribute attribute,
                                        double *priority) {
  return keep_attribute_value(layout, attribute, KEEP_AT_LEAST, priority);
}

static inline double keep_attribute_max(const keep_layout *layout, keep_attribute attribute,
                                        double *priority) {
  return keep_attribute_value(layout, attribute, KEEP_AT_MOST, priority);
}

static inline keep_status keep_attribute_set_equal_to(keep_layout *layout, keep_attribute attribute,
                                                      keep_attribute followed, double multiplier,
                                                      double constant, double priority) {
  return keep_attribute_set_to(layout, attribute, KEEP_EQUAL, followed, multiplier, constant,
                               priority);
}

static inline keep_status keep_attribute_set_min_to(keep_layout *layout, keep_attribute attribute,
                                                    keep_attribute followed, double multiplier,
                                                    double constant, double priority) {
  return keep_attribute_set_to(layout, attribute, KEEP_AT_LEAST, followed, multiplier, constant,
                               priority);
}

static inline keep_status keep_attribute_set_max_to(keep_layout *layout, keep_attribute attribute,
                                                    keep_attribute followed, double multiplier,
                                                    double constant, double priority) {
  return keep_attribute_set_to(layout, attribute, KEEP_AT_MOST, followed, multiplier, constant,
                               priority);
}

static inline const char *keep_attribute_name(const keep_layout *layout, keep_attribute attribute) {
  return keep_attribute_text(layout, attribute, KEEP_TEXT_NAME);
}

static inline const char *keep_attribute_description(const keep_layout *layout,
                                                     keep_attribute attribute) {
  return keep_attribute_text(layout, attribute, KEEP_TEXT_DESCRIPTION);
}

static inline const char *keep_layout_conflict_description(const keep_layout *layout,
                                                           size_t index) {
  return keep_layout_conflict_text(layout, index, KEEP_TEXT_DESCRIPTION);
}

/* The nodes without a parent. */
static inline size_t keep_layout_roots(const keep_layout *layout, keep_node *nodes,
                                       size_t capacity) {
  return keep_node_children(layout, KEEP_NO_NODE, nodes, capacity);
}

/* How many children a node has, without its guides; of KEEP_NO_NODE how many roots there are. */
static inline size_t keep_node_child_count(const keep_layout *layout, keep_node node) {
  return keep_node_children(layout, node, NULL, 0);
}

static inline bool keep_node_is_valid(const keep_layout *layout, keep_node node) {
  return keep_layout_handle_kind(layout, node.id) == KEEP_HANDLE_NODE;
}

static inline bool keep_attribute_is_valid(const keep_layout *layout, keep_attribute attribute) {
  return keep_layout_handle_kind(layout, attribute.id) == KEEP_HANDLE_ATTRIBUTE;
}

static inline keep_rect keep_node_frame_in_root(keep_layout *layout, keep_node node) {
  return keep_node_frame_as(layout, node, KEEP_FRAME_IN_ROOT);
}

static inline keep_rect keep_node_snapped_frame(keep_layout *layout, keep_node node) {
  return keep_node_frame_as(layout, node, KEEP_FRAME_SNAPPED);
}

static inline keep_rect keep_node_snapped_frame_in_root(keep_layout *layout, keep_node node) {
  return keep_node_frame_as(layout, node, KEEP_FRAME_SNAPPED_IN_ROOT);
}

#endif

#ifdef __cplusplus
}
#endif

#endif
