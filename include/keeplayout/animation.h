/* keeplayout/animation.h - changes that take time. */
#ifndef KEEPLAYOUT_ANIMATION_H
#define KEEPLAYOUT_ANIMATION_H

#include "core.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ==== Animation ==============================================================================
 *
 * Changes between the begin and the commit of an animation are made at the commit: from then on frames
 * (keep_node_frame) are the final ones. A host draws the presented frames (KEEP_FRAME_PRESENTED), which
 * move to the final ones as time advances.
 *
 *     keep_animation a = keep_animation_begin(ui, window, 1, 0);
 *     keep_attribute_set_equal(ui, width, 200, KEEP_REQUIRED); // was 100
 *     keep_animation_commit(ui);
 *
 *     for (bool moving = true; moving;) {
 *       keep_layout_advance(ui, 1.0 / 60, &moving);
 *       n = keep_layout_presented_changes(ui, nodes, frames, capacity);
 *       draw(nodes, frames, n);
 *     }
 *
 * A moving node is presented at a distance from its frame, and the distance shrinks to nothing.
 *
 *   Interrupted    An animation that changes the frame of a moving node takes over those of x, y, width
 *                  and height that it changes, from the presented frame (at most 1e18 away) and with the
 *                  inherited velocity, which fades, along a curve as v * t * (1 - t/duration)^2. The other
 *                  numbers stay with the earlier animation, which ends at its time, finished. One that has
 *                  lost all numbers ends with that, unfinished. One that is held
 *                  (keep_animation_set_progress) loses everything that it moves to an animation that sets one
 *                  of its values again, also to what it is: a finger lets go. An animation of values
 *                  (KEEP_MOVE_VALUES) takes over values, each by itself. One of values and one of
 *                  frames take over nothing from each other, and their distances add up.
 *   Not animated   A change outside of animations, or in one without duration and delay, moves presented
 *                  frames by as much, at once; a node on its way continues to the new frame. Changes that
 *                  are not solved yet when an animation begins are no part of it.
 *   Nested         Changes in an inner animation move as that one does. Its begin and its commit solve.
 *   New nodes      that are made in an animation have their final frames at once. In a delay, values that
 *                  are set of them are deferred, too, and move them then. To let one grow, make it gone
 *                  (keep_node_set_gone) before the animation, which restores it. To let one shrink, make it
 *                  gone in the animation, and destroy it in a completion: a destroyed node is not presented.
 *                  An animation that moved only nodes which are destroyed ends with the next
 *                  keep_layout_advance, unfinished.
 *   Moved nodes    that get another parent move from their presented position on screen; those from
 *                  another tree have their final frames at once.
 *   Outside        An animation moves one node and what is inside of it, or everything; other changes in it
 *                  are not animated. One of values moves the values of constraints that belong to that
 *                  node or to nodes inside it (keep_constraint_node), and all that depends on these.
 *   A delay        defers these changes, in their order: setting values (equal, minimum and maximum of
 *                  attributes and groups, to numbers or others, also in place), sizes of roots and values
 *                  in containers (tracks, cells, barriers, circles too), making nodes gone and restoring
 *                  them, removing constraints, activating and deactivating atomic groups, reading documents,
 *                  and applying, reloading and clearing apply lists. Until then everything reads as before; an atomic group inside the animation
 *                  records them then. A change that is no longer possible by then is dropped. All other
 *                  changes are made at once, but the nodes that they move are presented at rest until the
 *                  delay is over, and move from there together with the deferred ones. A removed rule or
 *                  sum is active until then: uninstall it (keep_constraint_set_installed) to replace it at
 *                  once. To delay another change, make it in the completion of an animation of nothing. The
 *                  delays of inner animations begin when that of the outer one is over; an inner one
 *                  without a delay makes its changes among those of the outer one.
 *
 * From begin to commit an animation is a transaction: keep_layout_rollback takes it back, with those begun
 * in it, and calls none of their completions; so does a refused commit. Animations that ended or were
 * interrupted inside a transaction continue if it is rolled back; their completions are called when the
 * outermost one has ended. Inside other transactions and atomic groups no animation can begin, and time
 * cannot advance.
 */

/** A set of changes that takes time; stale once it has ended. */
typedef struct keep_animation {
  uint64_t id; /**< Opaque; equal ids are the same animation. */
} keep_animation;

/** The ready-made curves of an animation. The numbers are UIKit's. */
typedef enum keep_curve {
  KEEP_EASE_IN_OUT = 0, /**< Slow, fast, slow; the default. Control points 0.42, 0 and 0.58, 1. */
  KEEP_EASE_IN = 1,     /**< Begins slowly. Control points 0.42, 0 and 1, 1. */
  KEEP_EASE_OUT = 2,    /**< Ends slowly. Control points 0, 0 and 0.58, 1. */
  KEEP_LINEAR = 3       /**< Even. */
} keep_curve;

/**
 * A curve of the host's: the share of the way at a share of the time, from 0 to 1. It is called for any time
 * in any order, and returns the same for the same time, at most 1e6 in magnitude; NaN counts as the time.
 * After the duration everything is at its end. On failure: NaN.
 */
typedef double (*keep_curve_function)(double time, void *user_data);

/**
 * Called when an animation has ended. Unlike other callbacks it may change the layout, but neither advance
 * time nor destroy it. Completions of one step of time are called at its end, in the order in which their
 * animations ended: at the same instant those whose time is over first, then those that end because a delay
 * is over, both in the order of their commits. keep_layout_error has the failures of calls in it.
 *
 * animation: stale already.
 * finished: false if it was cancelled, lost all that it moved, or its deferred changes were refused.
 */
typedef void (*keep_completion_function)(keep_layout *layout, keep_animation animation,
                                         bool finished, void *user_data);

/**
 * Begins an animation, after bringing frames up to date. A duration and a delay of 0 animate nothing.
 *
 * within: moves with all inside it; KEEP_NO_NODE for everything.
 * duration, delay: seconds, from 0 to 1e9; less than a nanosecond is 0.
 * Returns none with KEEP_ERROR_STATE inside a transaction that is no animation, KEEP_ERROR_CONFLICT as
 * keep_layout_solve, KEEP_ERROR_LIMIT above 64 levels. Calls back. Cost: linear in the nodes, and as
 * keep_layout_solve.
 */
KEEPLAYOUT_API keep_animation keep_animation_begin(keep_layout *layout, keep_node within,
                                                   double duration, double delay);

/**
 * Ends the changes of the innermost animation and solves; from then on time moves it. One without duration
 * and delay ends here, finished.
 *
 * Returns KEEP_ERROR_STATE if there is none, or if a transaction that was begun in it is open; otherwise as
 * keep_layout_commit. Calls back. Cost: linear in the nodes, and as keep_layout_solve.
 */
KEEPLAYOUT_API keep_status keep_animation_commit(keep_layout *layout);

/**
 * Ends an animation, unfinished, at its final frames; changes that it defers are never made. Animations that
 * were begun in it continue. Inside a transaction keep_layout_rollback takes that back.
 *
 * Returns KEEP_ERROR_STATE before its commit. Calls back. Cost: linear in what moves.
 */
KEEPLAYOUT_API keep_status keep_animation_cancel(keep_layout *layout, keep_animation animation);

/**
 * Ends an animation as if its time were over. In its delay its deferred changes are made first, as by
 * keep_layout_advance, and the delays of animations that were begun in it begin; these continue.
 *
 * Returns as keep_animation_cancel; in its delay as keep_layout_advance, and it has ended all the same.
 * Calls back.
 * Cost: linear in what moves; in its delay as keep_animation_commit.
 */
KEEPLAYOUT_API keep_status keep_animation_finish(keep_layout *layout, keep_animation animation);

/** Sets a ready-made curve. Like the calls below it fails with KEEP_ERROR_STATE after the commit. Calls back. */
KEEPLAYOUT_API keep_status keep_animation_set_curve(keep_layout *layout, keep_animation animation,
                                                    keep_curve curve);

/**
 * Sets a cubic Bezier curve from 0, 0 to 1, 1 by its control points: time along x, from 0 to 1, the way along
 * y, at most 1e6 in magnitude. Calls back.
 */
KEEPLAYOUT_API keep_status keep_animation_set_bezier(keep_layout *layout, keep_animation animation,
                                                     double x1, double y1, double x2, double y2);

/** Sets a curve of the host's. Calls back. */
KEEPLAYOUT_API keep_status keep_animation_set_function(keep_layout *layout,
                                                       keep_animation animation,
                                                       keep_curve_function function,
                                                       void *user_data,
                                                       keep_destroy_function destroy);

/**
 * Sets a mass on a spring: x'' + 2 * damping_ratio * w * x' + w^2 * x = 0, in closed form, so that the length
 * of steps makes no difference. w follows from the duration: at its end the slowest part has decayed to a
 * thousandth (as UIKit has it, w = ln 1000 / (damping_ratio * duration) up to critical damping). The rest,
 * less than a hundredth without an initial velocity, is subtracted in proportion to the squared time. Calls back.
 *
 * damping_ratio: 0.001 to 1000; below 1 underdamped, 1 critically damped, above 1 overdamped.
 * initial_velocity: towards the end, in distances a second, at most 1e6 in magnitude; it adds to an
 *   inherited velocity.
 */
KEEPLAYOUT_API keep_status keep_animation_set_spring(keep_layout *layout, keep_animation animation,
                                                     double damping_ratio, double initial_velocity);

/** What an animation moves. */
typedef enum keep_motion {
  KEEP_MOVE_FRAMES = 0, /**< Frames, each on its own; the default. */
  KEEP_MOVE_VALUES = 1, /**< Values of attributes, rules, sums, sizes and content that change. */
  KEEP_MOVE_BOUNDED = 2 /**< Frames, but no overshoot beyond a required minimum or maximum. */
} keep_motion;

/**
 * Chooses what moves. Values move with a solve for every instant, so that constraints hold all the way, and
 * rather than them a value that overshoots is violated; margins, safe areas and measured content are those of
 * the end, and other changes, such as of a priority, move frames in addition. Bounded frames begin at rest, and
 * stop together where a constraint would be violated that holds at both ends; when that becomes another, they go on
 * from where they are.
 *
 * Cost: constant; then for values a first solve of the trees involved at its begin and after each solve, and in
 * keep_layout_advance a solve of what they affect; bounded, linear in the constraints after each solve.
 */
KEEPLAYOUT_API keep_status keep_animation_set_motion(keep_layout *layout, keep_animation animation,
                                                     keep_motion motion);

/**
 * Sets the function that is called when an animation has ended, by the call that ends it; inside a
 * transaction, by the call that ends the outermost one; inside a completion, by the next
 * keep_layout_advance. Calls back.
 *
 * completion: NULL for none.
 */
KEEPLAYOUT_API keep_status keep_animation_set_completion(keep_layout *layout,
                                                         keep_animation animation,
                                                         keep_completion_function completion,
                                                         void *user_data,
                                                         keep_destroy_function destroy);

/** The share of its duration: 0 before its commit and in its delay, 1 once it has ended. */
KEEPLAYOUT_API double keep_animation_progress(const keep_layout *layout, keep_animation animation);

/**
 * Holds an animation at a share of its duration, from 0 to 1, forward or backward, as a finger drags it. Time
 * passes it by, also at 1, and keep_layout_is_moving does not count it, until NaN lets it move on from there.
 * Fails with KEEP_ERROR_STATE before its commit, in its delay, and inside a transaction. Calls back. Cost: linear
 * in it.
 */
KEEPLAYOUT_API keep_status keep_animation_set_progress(keep_layout *layout,
                                                       keep_animation animation, double progress);

/**
 * Advances time: moves nodes, makes deferred changes, and calls completions at the end of the step. Events
 * happen when they are due and in order, so that one long step ends as many short ones do. Animations that
 * completions begin begin at the end of the step: to let one follow another without a gap, give it a delay.
 *
 * When a delay is over, earlier changes are solved first; then the animation makes its own, as a
 * transaction. Either may be refused by itself: it is undone, an animation whose changes are refused ends,
 * unfinished, and everything else continues.
 *
 * seconds: 0 to 1e9.
 * moving: receives whether anything still moves, or waits to, whatever the call returns; if not, the host may
 *   stop its clock until the next animation.
 * Returns KEEP_ERROR_STATE inside a transaction or an animation, if others move or wait to. Time has advanced all
 * the same with KEEP_ERROR_CONFLICT, for all that was refused; KEEP_ERROR_STATE if a condition failed, and
 * KEEP_ERROR_LIMIT: what was to be applied, reloaded or set is dropped then.
 * Calls back.
 * Cost: linear in the animations, and in what those move that end; when a delay is over, as
 * keep_animation_commit; and as keep_animation_set_motion.
 */
KEEPLAYOUT_API keep_status keep_layout_advance(keep_layout *layout, double seconds, bool *moving);

/** Whether anything moves as time passes, or waits to. */
KEEPLAYOUT_API bool keep_layout_is_moving(const keep_layout *layout);

/**
 * The nodes whose presented frames in their parents differ from the last report, with those frames, as
 * keep_layout_changes reports frames. A host draws these again, whether an animation or a solve moved them.
 *
 * nodes[capacity], frames[capacity]: as keep_layout_changes.
 * Cost: linear in what moved; at the first call linear in the nodes.
 */
KEEPLAYOUT_API size_t keep_layout_presented_changes(keep_layout *layout, keep_node *nodes,
                                                    keep_rect *frames, size_t capacity);

/* ==== In one word ============================================================================
 *
 * No size is presented below 0, where a spring overshoots or where a change outside animations shortens a node
 * that is still growing, unless negative sizes are allowed (keep_layout_set_negative_sizes). Where a size stops at
 * 0, what required equalities attach to the node stops along that axis as well. A host draws after the commit.
 * Presented frames are not on pixels: rounded, a node that only moves would change its size. At rest
 * (keep_layout_is_moving) KEEP_FRAME_SNAPPED is the presented frame.
 */
#ifndef KEEPLAYOUT_DECLARATIONS_ONLY

static inline keep_rect keep_node_presented_frame(keep_layout *layout, keep_node node) {
  return keep_node_frame_as(layout, node, KEEP_FRAME_PRESENTED);
}

static inline keep_rect keep_node_presented_frame_in_root(keep_layout *layout, keep_node node) {
  return keep_node_frame_as(layout, node, KEEP_FRAME_PRESENTED_IN_ROOT);
}

static inline bool keep_animation_is_valid(const keep_layout *layout, keep_animation animation) {
  return keep_layout_handle_kind(layout, animation.id) == KEEP_HANDLE_ANIMATION;
}

#endif

#ifdef __cplusplus
}
#endif

#endif
