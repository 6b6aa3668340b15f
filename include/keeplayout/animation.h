/* keeplayout/animation.h - changes that take time. */
#ifndef KEEPLAYOUT_ANIMATION_H
#define KEEPLAYOUT_ANIMATION_H

#include "core.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ==== Animation ==============================================================================
 *
 * What is changed between the begin and the commit of an animation is in force at the commit: from then
 * on frames (keep_node_frame) are where they belong. What the host draws are the presented frames, which
 * move there from where they were seen, as the host lets time go by (keep_layout_advance).
 *
 *     keep_animation a = keep_animation_begin(ui, window, 1, 0);
 *     keep_attribute_set_equal(ui, width, 200, KEEP_REQUIRED);      was 100
 *     keep_animation_commit(ui);
 *
 *     for (bool moving = true; moving;) {
 *       keep_layout_advance(ui, 1.0 / 60, &moving);
 *       n = keep_layout_presented_changes(ui, nodes, frames, capacity);
 *       ...                                                         draw n frames
 *     }
 *
 * A moving node is presented at a distance from where it belongs, and the distance shrinks to
 * nothing. From this follow the cases:
 *
 *   Interrupted    An animation that changes where a moving node belongs takes over those of x, y, width
 *                  and height that it changes, from where the node is seen (at most 1e18 from where it
 *                  belongs) and with the velocity that it has, which fades, along a curve as
 *                  v * t * (1 - t/duration)^2. The other numbers go on in the earlier animation, which
 *                  ends at its time, finished. An animation that has lost everything that it moved ends
 *                  with that, unfinished. An animation of values (keep_animation_set_solved) takes over
 *                  values, each by itself. An animation of values and one of frames take over nothing
 *                  from each other: both go on to their ends, and the distances that they still have to
 *                  go add up.
 *   Not animated   A change outside of animations, or in one without duration and delay, moves what is
 *                  seen by as much, at once; a node on its way goes on, to the new place. Changes that
 *                  are not solved yet when an animation begins are no part of it.
 *   Nested         Changes in the inner animation move as the inner one says. Its begin and its commit
 *                  solve, to tell its changes from those around it: frames are then where they belong so
 *                  far.
 *   New nodes      made in an animation are where they belong at once. In a delay what is set of them
 *                  waits, too, and moves them then. To see one grow in its place, make it gone
 *                  (keep_node_set_gone) before the animation, which gives it back. Destroyed nodes are not
 *                  seen any more: to see one leave, let the animation make it gone, and destroy it in a
 *                  completion. An animation that has moved only nodes which are destroyed ends with the
 *                  next keep_layout_advance, unfinished.
 *   Moved nodes    that get another parent in an animation move from where they were seen on screen.
 *                  Those from another tree are where they belong at once.
 *   Outside        Each animation moves one node and what is inside of it, or everything; what it
 *                  changes elsewhere is not animated. An animation of values (keep_animation_set_solved)
 *                  moves the values of constraints that belong to that node or to nodes inside it
 *                  (keep_constraint_node); whatever depends on these moves along, also elsewhere. Any
 *                  number of animations run at a time.
 *   A delay        delays values, not only the movement. These changes are kept, and made in their order
 *                  when the delay is over: setting values (equal, min and max of attributes and groups, to
 *                  numbers or to other attributes, also in place) and sizes of roots, removing constraints,
 *                  activating and deactivating atomic groups, and applying, reloading and clearing apply
 *                  lists. Until then everything reads as before; an atomic group inside the animation
 *                  records them then. A change is left out if what it is about has been destroyed by
 *                  then, or if it is no longer possible (the size of a root that has got a parent, what
 *                  is applied and held to what is by then in another tree). A value that follows what is
 *                  by then in another tree sleeps, as if it had been set before. All other changes are
 *                  made at once: to the tree, names and autoresizing masks, to content and its
 *                  priorities, to what is hidden or gone, to margins, safe areas, alignment, baselines
 *                  and directions; reading a document, making rules and sums, changing their terms,
 *                  installing and uninstalling them. Frames are then where these put them, but what they
 *                  move is seen where it was until the delay is over (a node on its way stands still),
 *                  and moves from there together with what is changed then. So a rule or sum that is
 *                  removed in a delay is in force until the delay is over, beside a new one in its
 *                  place: uninstall it (keep_constraint_set_installed) to replace it at once. To delay a
 *                  change itself that is made at once, make it in the completion of an animation of
 *                  nothing. In an animation with a delay the delays of inner ones begin when its own is
 *                  over. An inner one without a delay makes its changes among those of the outer one,
 *                  where it was begun, and they are refused together.
 *
 * From begin to commit an animation is a transaction: keep_layout_rollback takes it back, with those
 * begun in it, and calls none of their completions. Animations that ended or were interrupted inside a
 * transaction go on if it is rolled back; their completions are called when the outermost transaction
 * has ended. Inside other transactions and atomic groups animations cannot begin, and time cannot go by.
 * A commit that is refused (KEEP_CONFLICTS_REFUSED) is a rollback.
 */

/** A set of changes on its way. 0 is none; stale once it has ended. */
typedef struct keep_animation {
  /** Opaque; equal ids are the same animation. */
  uint64_t id;
} keep_animation;

/** How an animation gets from the beginning to the end. The numbers are UIKit's. Since 0.1. */
typedef enum keep_curve {
  /** Slow, fast, slow; the default. Control points 0.42, 0 and 0.58, 1. */
  KEEP_EASE_IN_OUT = 0,
  /** Begins slowly. Control points 0.42, 0 and 1, 1. */
  KEEP_EASE_IN = 1,
  /** Ends slowly. Control points 0, 0 and 0.58, 1. */
  KEEP_EASE_OUT = 2,
  /** Even. */
  KEEP_LINEAR = 3
} keep_curve;

/**
 * A curve of the host's: which share of the way is done after which share of the time. It is called
 * several times a step, for any time in any order, and has to return the same for the same time. It may
 * swing beyond 0 and 1, up to a million times the way; NaN counts as the share of the time.
 *
 * time: from 0 to 1.
 * user_data: as given to keep_animation_set_function.
 * Returns 0 where the movement begins and 1 where it ends; after the duration everything is at its
 * end, whatever is returned for 1.
 * Since 0.1.
 */
typedef double (*keep_curve_function)(double time, void *user_data);

/**
 * Called when an animation has ended and everything is in order. Unlike other callbacks it may change
 * the layout: begin animations, destroy nodes. It may neither let time go by nor destroy the layout:
 * KEEP_ERROR_BUSY. Completions of one step of time are called at its end, in the order in which their
 * animations ended. Of animations that end at the same instant, those whose time is over come first;
 * then, delay after delay, those that end because a delay is over; both in the order of their commits.
 * If a call inside a completion fails, keep_layout_error says so afterwards, even if the call that ended
 * the animation returns KEEP_OK.
 *
 * layout: the layout.
 * animation: the animation; its handle is stale already.
 * finished: true if its time was over or it was finished; false if it was cancelled, lost all that it
 *   moved, or its changes were refused when its delay was over.
 * user_data: as given to keep_animation_set_completion.
 * Since 0.1.
 */
typedef void (*keep_completion_function)(keep_layout *layout, keep_animation animation,
                                         bool finished, void *user_data);

/**
 * Begins an animation of what is changed until keep_animation_commit. Brings all frames up to date
 * first, as by keep_layout_solve. With a duration and a delay of 0 the changes are shown at once.
 *
 * layout: the layout.
 * within: a node: it and what is inside of it moves; KEEP_NO_NODE for everything.
 * duration, delay: seconds, from 0 to 1e9; less than a nanosecond is 0.
 * Returns the animation; none on failure (keep_layout_error: KEEP_ERROR_INVALID_ARGUMENT;
 * KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_STATE inside a transaction that is not an animation;
 * KEEP_ERROR_CONFLICT as keep_layout_solve; KEEP_ERROR_LIMIT above 64 levels).
 * Thread: owner's thread. Cost: linear in the nodes, and as keep_layout_solve.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_animation keep_animation_begin(keep_layout *layout, keep_node within,
                                                   double duration, double delay);

/**
 * Ends the changes of the innermost animation and solves; from then on time moves it. The outermost
 * commit works as keep_layout_commit. An animation without duration and delay ends here, finished.
 *
 * layout: the layout.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_STATE if there is none, or if a
 * transaction begun in it is open; KEEP_ERROR_CONFLICT and KEEP_ERROR_LIMIT as keep_layout_commit.
 * Thread: owner's thread. Cost: linear in the nodes, and what the changes can affect.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_animation_commit(keep_layout *layout);

/**
 * Ends an animation, unfinished: what it still moves is at once where it belongs. If its delay is
 * not over, the changes that wait for it are never made; those that were made at once stay. Animations that
 * were begun in it go on. Inside a transaction keep_layout_rollback takes that back.
 *
 * layout: the layout.
 * animation: the animation; its handle is stale afterwards.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE, also once it has ended;
 * KEEP_ERROR_STATE before its commit.
 * Thread: owner's thread. Cost: linear in what moves.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_animation_cancel(keep_layout *layout, keep_animation animation);

/**
 * Ends an animation as if its time were over: what it moves is where it belongs. If its delay is
 * not over, it ends now: its changes are made first, as by keep_layout_advance, and the delays of
 * animations that were begun in it begin. These go on. Inside a transaction keep_layout_rollback takes
 * that back.
 *
 * layout: the layout.
 * animation: the animation; its handle is stale afterwards.
 * Returns as keep_animation_cancel; if its delay is not over, also KEEP_ERROR_STATE if a
 * transaction is open, and KEEP_ERROR_CONFLICT, KEEP_ERROR_STATE and KEEP_ERROR_LIMIT as
 * keep_layout_advance: then the animation has ended all the same.
 * Thread: owner's thread. Cost: linear in what moves; in its delay as keep_animation_commit.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_animation_finish(keep_layout *layout, keep_animation animation);

/**
 * Lets an animation move along one of the ready-made curves.
 *
 * layout: the layout.
 * animation: the animation, before its commit.
 * curve: one of keep_curve.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_STATE after its
 * commit.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_animation_set_curve(keep_layout *layout, keep_animation animation,
                                                    keep_curve curve);

/**
 * Lets an animation move along a cubic Bezier curve from 0, 0 to 1, 1: time along x, the way along y.
 *
 * layout: the layout.
 * animation: the animation, before its commit.
 * x1, y1, x2, y2: the control points; x from 0 to 1, y at most 1e6 in magnitude.
 * Returns as keep_animation_set_curve.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_animation_set_bezier(keep_layout *layout, keep_animation animation,
                                                     double x1, double y1, double x2, double y2);

/**
 * Lets an animation move along a function of the host's.
 *
 * layout: the layout.
 * animation: the animation, before its commit.
 * function: the curve.
 * user_data: handed to the function.
 * destroy: called when user_data is needed no more; may be NULL.
 * Returns as keep_animation_set_curve.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_animation_set_function(keep_layout *layout,
                                                       keep_animation animation,
                                                       keep_curve_function function,
                                                       void *user_data,
                                                       keep_destroy_function destroy);

/**
 * Lets an animation move as a mass on a spring: x'' + 2 * damping_ratio * w * x' + w^2 * x = 0, in
 * closed form, so that the length of steps makes no difference. w follows from the duration: at its
 * end the slowest part of the motion has decayed to a thousandth (as UIKit has it, w = ln 1000 /
 * (damping_ratio * duration) up to critical damping). What is left then, less than a hundredth unless
 * the motion starts with a velocity, is subtracted on the way, in proportion to the square of the time,
 * so that it ends at its goal.
 *
 * layout: the layout.
 * animation: the animation, before its commit.
 * damping_ratio: 0.001 to 1000; below 1 it swings, 1 comes to rest soonest, above 1 it creeps.
 * initial_velocity: towards the goal, in distances a second, at most 1e6 in magnitude; it adds to the
 *   velocity that a node has.
 * Returns as keep_animation_set_curve.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_animation_set_spring(keep_layout *layout, keep_animation animation,
                                                     double damping_ratio, double initial_velocity);

/**
 * Chooses what an animation moves: frames, each on its own (the default), or the values of attributes,
 * rules, sums, root sizes and content that were changed in place, with a solve for every instant.
 * Constraints then hold all the way: what is kept in the middle stays in the middle. Margins and safe areas
 * are those of where it ends, and content is measured there. Other changes in the same animation, such as
 * of a priority, move frames as usual, in addition.
 *
 * layout: the layout.
 * animation: the animation, before its commit.
 * solved: true to move values.
 * Returns as keep_animation_set_curve.
 * Thread: owner's thread. Cost: constant here; while it moves, a first solve of the trees involved at
 * its begin and after each solve of the layout, and keep_layout_advance solves what the values affect.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_animation_set_solved(keep_layout *layout, keep_animation animation,
                                                     bool solved);

/**
 * Sets the function that is called when an animation has ended. It is called by the call that ends
 * the animation; inside a transaction, by the call that ends the outermost one; inside a
 * completion, by the next keep_layout_advance.
 *
 * layout: the layout.
 * animation: the animation, before its commit.
 * completion: the function; NULL for none.
 * user_data: handed to the function.
 * destroy: called when user_data is needed no more; may be NULL.
 * Returns as keep_animation_set_curve.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_animation_set_completion(keep_layout *layout,
                                                         keep_animation animation,
                                                         keep_completion_function completion,
                                                         void *user_data,
                                                         keep_destroy_function destroy);

/**
 * What share of the duration of an animation is over.
 *
 * layout: the layout.
 * animation: the animation.
 * Returns 0 to 1; 0 before its commit and in its delay, 1 once it has ended and for an invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API double keep_animation_progress(const keep_layout *layout, keep_animation animation);

/**
 * Lets time go by: moves what moves, makes the changes whose delay is over, calls the completions of
 * what has ended. Changes and movements happen when they are due and in order, so that one long step
 * ends where many short ones do. Completions are called at the end of the step, and animations that they
 * begin begin there: to let one animation follow another without a gap, give it a delay.
 *
 * When a delay is over, earlier changes that are not solved yet are solved first, as by
 * keep_layout_solve; then the animation makes its own, as a transaction. Either may be refused by
 * itself: what is refused is undone, an animation whose changes are refused ends, unfinished, and
 * everything else goes on. The call then returns KEEP_ERROR_CONFLICT, and keep_layout_conflict tells
 * why, for all that was refused on the way. If nothing was refused, but a condition could not tell
 * (keep_condition), or there was no room, whatever was to be applied, reloaded or set is left out, and
 * the call returns the first such error.
 *
 * layout: the layout.
 * seconds: 0 to 1e9.
 * moving: receives whether anything still moves, or waits to, whatever the call returns; if not, the
 *   host may stop its clock until the next animation. Unchanged for a NULL layout. May be NULL.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_STATE inside a transaction or an animation,
 * if anything moves; KEEP_ERROR_BUSY from inside a callback; KEEP_ERROR_CONFLICT if changes were refused,
 * KEEP_ERROR_STATE if a condition could not tell, and KEEP_ERROR_LIMIT: time has gone by all the same.
 * Thread: owner's thread. Cost: constant per animation and per instant at which something is due; linear
 * in the moving nodes when an animation ends, and after a solve. Presented frames are computed when they
 * are asked for. Each step, and each end of a delay, solves what animations of values
 * (keep_animation_set_solved) affect. Changes whose delay is over are solved as by keep_layout_solve.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_layout_advance(keep_layout *layout, double seconds, bool *moving);

/**
 * Whether anything moves, or waits to.
 *
 * layout: the layout.
 * Returns true if so; false for NULL.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API bool keep_layout_is_moving(const keep_layout *layout);

/**
 * The nodes whose presented frames in their parents differ from what this function last reported (at
 * first: from an empty rectangle at 0, 0), with those frames: what a host has to draw anew, whether an
 * animation or a solve has moved it. A node that moves takes its subtree along without changing the
 * frames in it. A host that stores what is reported has what keep_node_presented_frame returns, as for
 * keep_layout_changes.
 *
 * layout: the layout.
 * nodes, frames: receive up to capacity entries; either may be NULL.
 * capacity: room in the arrays. What does not fit is reported by the next call; what would fit counts as
 *   reported, also where an array is NULL.
 * Returns how many nodes had moved; 0 for NULL, and from inside a callback, where nothing
 * counts as reported.
 * Thread: owner's thread. Cost: linear in what moved; at the first call linear in the nodes.
 * Since 0.1.
 */
KEEPLAYOUT_API size_t keep_layout_presented_changes(keep_layout *layout, keep_node *nodes,
                                                    keep_rect *frames, size_t capacity);

/* ==== In one word ============================================================================
 *
 * What reads better in C; other languages call what is behind it.
 */
#ifndef KEEPLAYOUT_DECLARATIONS_ONLY

/**
 * KEEP_FRAME_PRESENTED. On the way a size can be below 0, when a spring overshoots or when a change
 * outside animations shortens a node that is still growing: a host that cannot draw that takes 0.
 *
 * Before the commit of an animation nothing has begun to move. What it has changed is presented where it
 * belongs once it is solved, but where it was seen once an inner animation has begun: a host draws after
 * the commit.
 *
 * What is presented is not on pixels: movement is smooth between them, and edges that are rounded at
 * different times make a node that only moves change its size. A host that can draw nothing else rounds the
 * edges of KEEP_FRAME_PRESENTED_IN_ROOT as KEEP_FRAME_SNAPPED does. At rest (keep_layout_is_moving)
 * KEEP_FRAME_SNAPPED is what is seen.
 */
static inline keep_rect keep_node_presented_frame(keep_layout *layout, keep_node node) {
  return keep_node_frame_as(layout, node, KEEP_FRAME_PRESENTED);
}

/** KEEP_FRAME_PRESENTED_IN_ROOT. */
static inline keep_rect keep_node_presented_frame_in_root(keep_layout *layout, keep_node node) {
  return keep_node_frame_as(layout, node, KEEP_FRAME_PRESENTED_IN_ROOT);
}

/** Whether an animation has not ended. */
static inline bool keep_animation_is_valid(const keep_layout *layout, keep_animation animation) {
  return keep_layout_handle_kind(layout, animation.id) == KEEP_HANDLE_ANIMATION;
}

#endif

#ifdef __cplusplus
}
#endif

#endif
