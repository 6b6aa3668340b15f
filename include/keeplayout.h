/*
 * keeplayout.h - constraint layout for everything that is not an Apple view.
 *
 * This header is the whole public surface of libkeeplayout, and its comments are the
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
 *   Ownership   Owners are created and destroyed by the host; destroying NULL does nothing. Text
 *               that a function returns is UTF-8, ends with NUL, and is borrowed: it is valid until the
 *               next call on the same owner, unless the function says until when. Static text stays
 *               valid. Text and arrays that are passed in are copied during the call.
 *   Arrays      that a function fills have room for `capacity` elements; (size_t)-1 means room for all.
 *               The function writes as many as fit and returns how many there are. Arrays that are
 *               passed in have at most 2^28 elements and share no memory with those that are filled. One
 *               of 0 elements may be NULL: the call succeeds and does nothing, or makes a group or a row of
 *               nothing; only keep_constraint_create needs a term. Which of its other arguments such a call
 *               checks is left open.
 *   Threads     No threads, no locks, no signal handlers, and no global state but an atomic count of
 *               layouts, by which their handles are told apart. Owners are independent; one owner
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
 *               `grep -v '^#include' keeplayout.h | cpp -P -U__GNUC__` prints, which has no macros: not
 *               KEEP_REQUIRED.
 *   Memory      Running out of memory aborts the process, as the Swift runtime has no way to
 *               report it. The library does not support being unloaded. A call needs less than 64 KB of
 *               the stack, however large a layout is and however deep.
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
#ifndef KEEPLAYOUT_H
#define KEEPLAYOUT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ==== Contents ===============================================================================
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
 *
 * Version      keep_version_number               1000 for 0.1.0
 *              keep_version_string               "0.1.0"
 * Status       keep_status_name                  "KEEP_OK" ...
 * Layout       keep_layout_create                a new owner of nodes
 *              keep_layout_destroy               with everything in it
 *              keep_layout_error                 status of the last call that failed
 *              keep_layout_error_message         the same in words
 *              keep_layout_clear_error           forget it
 *              keep_layout_solve                 bring all frames up to date
 *              keep_layout_begin                 begin a transaction
 *              keep_layout_commit                end it, keep its changes
 *              keep_layout_rollback              end it, take its changes back
 *              keep_layout_set_conflict_policy   report or refuse contradictions
 *              keep_layout_conflict_count        how many there are
 *              keep_layout_conflict              the constraints of one
 *              keep_layout_conflict_description  the same in words
 *              keep_layout_set_negative_sizes    allow them
 *              keep_layout_set_mixed_axes        allow x against y
 *              keep_layout_node_count            how many nodes there are
 *              keep_layout_roots                 the nodes without a parent
 *              keep_layout_create_nodes          many nodes at once
 *              keep_layout_set_values            many values at once
 *              keep_layout_frames                many frames at once, each in its parent
 *              keep_layout_frames_in_root        many frames at once, each in its root
 *              keep_layout_snapped_frames        the same on pixels
 *              keep_layout_snapped_frames_in_root  the same on pixels
 *              keep_layout_set_scale             how many pixels a point is wide
 *              keep_layout_scale                 read back
 *              keep_layout_changes               the frames that differ since last asked
 * Node         keep_node_create                  under a parent, or as a root
 *              keep_node_destroy                 with its subtree
 *              keep_node_move                    to another parent, or out of its parent
 *              keep_node_move_before             among its new siblings
 *              keep_node_is_valid                does the handle name a node
 *              keep_node_parent                  one level up
 *              keep_node_root                    all the way up
 *              keep_node_child_count             how many children
 *              keep_node_children                all of them, in order
 *              keep_node_find                    by name
 *              keep_node_set_name                for messages and look-up
 *              keep_node_name                    the name
 *              keep_node_set_user_data           a pointer of the host's
 *              keep_node_user_data               the pointer
 *              keep_node_set_size                a root's size, required
 *              keep_node_set_axis_size           along one axis, with a priority
 *              keep_node_axis_size               read it back
 *              keep_node_frame                   in the parent's coordinates
 *              keep_node_frame_in_root           in the root's coordinates
 *              keep_node_frame_in                in any node's coordinates
 *              keep_node_snapped_frame           on pixels
 *              keep_node_snapped_frame_in_root   on pixels, in the root's coordinates
 * Guide        keep_guide_create                 a rectangle to hold nodes by
 *              keep_node_is_guide                is it one
 *              keep_node_safe_guide              the one that fills the safe area
 *              keep_node_margins_guide           the one within the margins
 *              keep_node_readable_guide          no wider than can be read
 *              keep_node_scroll_guide            the content of a node that scrolls
 *              keep_node_set_scroll_disabled     content as large as the node
 *              keep_node_is_scroll_disabled      is it kept so
 *              keep_node_scroll_content          what a node that scrolls shows a part of
 * Environment  keep_layout_set_direction         which way reading goes
 *              keep_layout_direction             read back
 *              keep_node_set_direction           in a node and all inside
 *              keep_node_direction               read back
 *              keep_node_effective_direction     its own or inherited
 *              keep_node_set_margins             what margin insets count from
 *              keep_node_margins                 read back
 *              keep_node_margins_are_directional  read back
 *              keep_node_set_inherits_margins    not less than what reaches in
 *              keep_node_inherits_margins        read back
 *              keep_node_set_margins_include_safe_area  count them from the safe area
 *              keep_node_margins_include_safe_area      read back
 *              keep_node_effective_margins       those in force
 *              keep_node_set_safe_area         what is covered
 *              keep_node_safe_area             read back
 *              keep_node_effective_safe_area   what of it covers a node
 *              keep_node_set_alignment_insets    ornaments around what is aligned
 *              keep_node_alignment_insets        read back
 *              keep_node_set_baselines           from top and bottom
 *              keep_node_baselines               read back
 *              keep_node_baseline_positions      where they came to be
 * Content      keep_node_set_content_size        how large a node is by itself
 *              keep_node_content_size            read back
 *              keep_node_set_measure             content that depends on the other axis
 *              keep_node_measure                 which function measures it
 *              keep_node_invalidate_content      it has changed
 *              keep_node_set_hugging             resistance to being larger than content
 *              keep_node_hugging                 read back
 *              keep_node_set_compression         resistance to being smaller than content
 *              keep_node_compression             read back
 * Presence     keep_node_set_hidden              not drawn, but in its place
 *              keep_node_is_hidden               read back
 *              keep_node_set_gone                takes no space
 *              keep_node_is_gone                 read back
 *              keep_attribute_set_gone_value     a value while the other node is gone
 *              keep_attribute_gone_value         read back
 * Autoresizing keep_node_set_autoresizing        a mask, as constraints
 *              keep_node_clear_autoresizing      take it away
 *              keep_node_autoresizing            read back
 * Fitting      keep_node_fitting_size            how large a node wants to be
 *              keep_node_size_range              how small and how large it can be
 * Attribute    keep_node_attribute               an attribute, or group, of a node
 *              keep_node_attribute_to            the same in relation to another node
 *              keep_attribute_set_equal          keep it equal to a value
 *              keep_attribute_set_min            keep it at least a value
 *              keep_attribute_set_max            keep it at most a value
 *              keep_attribute_equal              read back
 *              keep_attribute_min                read back
 *              keep_attribute_max                read back
 *              keep_attribute_set_equal_to       keep it equal to another attribute
 *              keep_attribute_set_min_to         keep it at least at another attribute
 *              keep_attribute_set_max_to         keep it at most at another attribute
 *              keep_attribute_followed           read back
 *              keep_attribute_keep_at_min        a value, high, not below a minimum
 *              keep_attribute_keep_at_max        a value, high, not above a maximum
 *              keep_attribute_keep_at_min_max    a value, high, between two limits
 *              keep_attribute_keep_min_max       between two limits
 *              keep_attribute_clear              all three to none
 *              keep_attribute_is_active          is any of its values in force
 *              keep_attribute_is_valid           does the handle name an attribute
 *              keep_attribute_kind_of            which attribute
 *              keep_attribute_node               of which node
 *              keep_attribute_other              to which node
 *              keep_attribute_set_name           in place of the readable default
 *              keep_attribute_name               "left inset of <image> to superview <window>"
 *              keep_attribute_description        the name with its values
 * Shortcuts    keep_node_keep_size               width and height
 *              keep_node_keep_insets             four insets, safe insets or margin insets
 *              keep_node_keep_center             both centres
 *              keep_node_keep_centered           in the middle
 *              keep_node_keep_horizontally_centered  in the middle between left and right
 *              keep_node_keep_vertically_centered    in the middle between top and bottom
 * Group        keep_group_create                 any attributes, set as one
 *              keep_group_destroy                forgets the group, not the attributes
 *              keep_attribute_members            the attributes of a group
 * Nodes        keep_nodes_attribute              a group: an attribute of each of many nodes
 *              keep_nodes_attribute_to           the same in relation to one other node
 *              keep_nodes_attribute_between      the same in relation to the next of them
 *              keep_nodes_set                    a value for each of many nodes
 *              keep_nodes_set_between            a value for each and the next: gaps, alignments
 *              keep_nodes_distribute             all gaps equal
 *              keep_nodes_keep_size              width and height of each
 *              keep_nodes_keep_insets            insets of each
 *              keep_nodes_keep_center            centre of each
 *              keep_nodes_set_hugging            of each
 *              keep_nodes_set_compression        of each
 * Atomic       keep_atomic_begin                 begin to record what is set
 *              keep_atomic_end                   end it
 *              keep_atomic_deactivate            take back what was set
 *              keep_atomic_activate              put it back
 *              keep_atomic_destroy               forget the record
 *              keep_atomic_is_valid              does the handle name an atomic group
 *              keep_atomic_is_active             is anything that it set in force
 *              keep_atomic_constraints           what of it is in force
 * Animation    keep_animation_begin              what is changed now is to move
 *              keep_animation_commit             end of the changes
 *              keep_animation_cancel             to its goal at once, unfinished
 *              keep_animation_finish             to its goal at once, as if its time were over
 *              keep_animation_set_curve          ease in, ease out ...
 *              keep_animation_set_bezier         a curve of the host's
 *              keep_animation_set_function       a function of the host's
 *              keep_animation_set_spring         a mass on a spring
 *              keep_animation_set_solved         constraints hold at every instant
 *              keep_animation_set_completion     called when it has ended
 *              keep_animation_is_valid           has it not ended
 *              keep_animation_progress           the share of its duration that is over
 *              keep_layout_advance               time goes by
 *              keep_layout_is_moving             does time make a difference
 *              keep_node_presented_frame         where it is seen, in its parent
 *              keep_node_presented_frame_in_root where it is seen, in its root
 *              keep_layout_presented_frames      many at once, each in its parent
 *              keep_layout_presented_frames_in_root  many at once, each in its root
 *              keep_layout_presented_changes     what has moved since last asked
 * Constraint   keep_node_add_rule                one of any number of rules on an attribute
 *              keep_attribute_constraint         what stands behind a value
 *              keep_constraint_remove            takes it out of force for good
 *              keep_constraint_is_valid          does the handle name a constraint
 *              keep_constraint_is_active         is it in force
 *              keep_constraint_source            value, rule, size of a root ...
 *              keep_constraint_node              whose
 *              keep_constraint_attribute         of which attribute
 *              keep_constraint_relation          equal, at least, at most
 *              keep_constraint_value             what
 *              keep_constraint_priority          how much
 *              keep_constraint_description       "width of <image> equal to 20 with high priority"
 *              keep_constraint_set_name          for messages, if it is a rule or a sum
 *              keep_constraint_name              the name that it has been given
 *              keep_constraint_terms             its linear form
 *              keep_constraint_set_value         another value, in place
 *              keep_constraint_set_priority      another priority, in place
 *              keep_constraint_set_relation      another relation, in place
 *              keep_constraint_set_coefficient   another coefficient, in place
 *              keep_constraint_set_installed     in force or not
 *              keep_constraint_is_installed      is it meant to be in force
 * Terms        keep_node_constrain               an anchor to another, or to a number
 *              keep_constraint_create            a sum of any number of terms
 *              keep_capture_begin                begin to collect what is made
 *              keep_capture_constraints          what has been made
 *              keep_capture_end                  end it
 * Equation     keep_equation_create              "b.left >= a.left * 2 + 10"
 *              keep_equations_create             many of them
 *              keep_equation_fault_count         how many had faults
 *              keep_equation_fault_at            where, and what
 *              keep_equation_fault_description   the same in words, with a line that points
 *              keep_constraint_equation          any constraint as such a string
 * Apply        keep_node_apply                   attributes, in place of what they conflict with
 *              keep_node_applied                 their constraints
 *              keep_node_clear_applied           takes them away
 *              keep_node_reload                  asks the conditions of a node again
 *              keep_layout_reload                asks all conditions again
 *              keep_layout_set_context           what conditions are passed
 *              keep_node_set_context             what conditions inside a node are passed
 *              keep_node_context                 read back
 * Diagnosis    keep_layout_at                    where the next call is: KEEP_HERE(layout)
 *              keep_constraint_file              where it was last set
 *              keep_constraint_line              in which line
 *              keep_attribute_measured           what an attribute is
 *              keep_attribute_explanation        why: constraints and factors
 *              keep_attribute_why                the same in words
 *              keep_constraint_violation         how far it is from holding
 *              keep_constraint_holders           what holds it there
 *              keep_constraint_why               the same in words
 *              keep_layout_conflict_repairs      which values would settle a conflict
 *              keep_layout_conflict_reason       why that one gave way
 *              keep_layout_conflict_is_repeat    does it repeat an earlier one
 *              keep_layout_conflict_report       all of it in words
 *              keep_layout_conflict_log          for readers of Auto Layout's log
 *              keep_layout_freedom               degrees of freedom
 *              keep_attribute_range              how far an attribute could go
 *              keep_layout_open_numbers          what is ambiguous, and what would settle it
 *              keep_layout_open_numbers_description  the same in words
 *              keep_layout_exercise              another solution, and back
 *              keep_layout_description           the tree as text, with frames
 *              keep_layout_document              text that can be read back
 *              keep_layout_read_document         reads it
 *              keep_layout_report                for a bug report
 *              keep_layout_svg                   a drawing
 * Solver       keep_solver_create                a new owner of variables and rows
 *              keep_solver_destroy               with everything in it
 *              keep_solver_error                 status of the last call that failed
 *              keep_solver_error_message         the same in words
 *              keep_solver_clear_error           forget it
 *              keep_solver_set_conflict_policy   report or refuse contradictions
 *              keep_solver_add_variable          one unknown
 *              keep_solver_add_variables         many
 *              keep_solver_remove_variable       one that no row mentions
 *              keep_solver_set_default           where it goes if it has a choice
 *              keep_solver_add_row               one linear constraint
 *              keep_solver_add_rows              many
 *              keep_solver_remove_row            one
 *              keep_solver_remove_rows           many
 *              keep_solver_set_constant          of one row
 *              keep_solver_set_constants         of many
 *              keep_solver_set_priority          also to and from required
 *              keep_solver_set_weight            among rows of its priority
 *              keep_solver_set_relation          of one row
 *              keep_solver_set_coefficient       of one variable in one row
 *              keep_solver_default               of one variable, read back
 *              keep_solver_terms                 of one row
 *              keep_solver_relation              of one row
 *              keep_solver_constant              of one row
 *              keep_solver_priority              of one row
 *              keep_solver_weight                of one row
 *              keep_solver_begin                 begin a transaction
 *              keep_solver_commit                end it, keep its changes
 *              keep_solver_rollback              end it, take its changes back
 *              keep_solver_solve                 bring all values up to date
 *              keep_solver_value                 of one variable
 *              keep_solver_values                of many
 *              keep_solver_changes               those that differ since last asked
 *              keep_solver_violation             how far a row is from holding
 *              keep_solver_conflict_count        how many contradictions
 *              keep_solver_conflict              the rows of one
 *              keep_solver_freedom               degrees of freedom
 *              keep_solver_range                 how far a value could go
 *              keep_solver_explanation           why a value is what it is
 *              keep_solver_counter               the solver's own work, counted
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
 *
 * KeepLayout 0.3 had words for them: a rule must, shall or may hold, or fits if it can.
 */

/** Must hold; contradictions are conflicts. 0.3's "must". */
#define KEEP_REQUIRED 1000.0
/** KeepLayout's high, 0.3's "shall": of the named ones, only what is required is higher. */
#define KEEP_HIGH 750.0
/** Between high and low. */
#define KEEP_MEDIUM 500.0
/** KeepLayout's low, 0.3's "may". */
#define KEEP_LOW 250.0
/** The weakest of the named ones, 0.3's "fit": as small as may be, usually. */
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
 * Returns text borrowed until the next failing call on the layout; "" if none has failed yet or
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
 * One conflict in words: a line that counts, then one sentence a line.
 *
 *     conflict, 2 constraints:
 *       left offset of <title> to <icon> equal to 50 with required priority
 *       left offset of <title> to <icon> equal to 20 with required priority
 *
 * layout: the layout.
 * index: below keep_layout_conflict_count.
 * Returns text borrowed until the next call on the layout; "" if there is no such conflict.
 * Thread: owner's thread. Cost: as keep_layout_conflict.
 * Since 0.1.
 */
KEEPLAYOUT_API const char *keep_layout_conflict_description(keep_layout *layout, size_t index);

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

/**
 * The frames of many nodes as of the last solve, each as keep_node_frame.
 *
 * layout: the layout.
 * nodes: count nodes.
 * frames: receives count rectangles.
 * count: how many.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE: then nothing is written.
 * Thread: owner's thread. Cost: linear in count.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_layout_frames(const keep_layout *layout, const keep_node *nodes,
                                              keep_rect *frames, size_t count);

/**
 * The frames of many nodes as of the last solve, each as keep_node_frame_in_root.
 *
 * layout: the layout.
 * nodes: count nodes.
 * frames: receives count rectangles.
 * count: how many.
 * Returns as keep_layout_frames.
 * Thread: owner's thread. Cost: linear in count and in how deep the nodes are.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_layout_frames_in_root(const keep_layout *layout,
                                                      const keep_node *nodes, keep_rect *frames,
                                                      size_t count);

/**
 * The frames of many nodes as of the last solve, each as keep_node_snapped_frame.
 *
 * layout: the layout.
 * nodes: count nodes.
 * frames: receives count rectangles.
 * count: how many.
 * Returns as keep_layout_frames.
 * Thread: owner's thread. Cost: linear in count and in how deep the nodes are.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_layout_snapped_frames(const keep_layout *layout,
                                                      const keep_node *nodes, keep_rect *frames,
                                                      size_t count);

/**
 * The frames of many nodes as of the last solve, each as keep_node_snapped_frame_in_root.
 *
 * layout: the layout.
 * nodes: count nodes.
 * frames: receives count rectangles.
 * count: how many.
 * Returns as keep_layout_frames.
 * Thread: owner's thread. Cost: linear in count and in how deep the nodes are.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_layout_snapped_frames_in_root(const keep_layout *layout,
                                                              const keep_node *nodes,
                                                              keep_rect *frames, size_t count);

/**
 * Sets how many pixels of the device a point is wide, for frames that are snapped to them. Nothing
 * that is solved depends on it.
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
 * In messages a node is <its name>, or <node #3>, counted from 1 in order of creation. Control
 * characters in a name are written out there: \n, \t, \u001B.
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

/**
 * Whether a handle names a node of this layout.
 *
 * layout: the layout.
 * node: any handle.
 * Returns true if so; false for NULL, none, a stale handle, or a handle of any of the 4,095 layouts that
 * were made just before or after this one.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API bool keep_node_is_valid(const keep_layout *layout, keep_node node);

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
 * Returns text borrowed until the next call on the layout; "" without a name and for an invalid
 * handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API const char *keep_node_name(keep_layout *layout, keep_node node);

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
 * Gives a root its size from outside, required: that of the window or the page. No constraint on a
 * child can change it without a conflict. A root without a size is as large as its content asks.
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
 * The frame of a node as of the last solve, in the coordinates of its root: those in which the frame of the
 * root is returned, which begins at 0, 0 unless the root has alignment insets. For keep_node_frame_in with
 * the root it always does.
 *
 * layout: the layout.
 * node: the node.
 * Returns the frame; all zero before the first solve and for an invalid handle.
 * Thread: owner's thread. Cost: linear in how deep the node is.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_rect keep_node_frame_in_root(const keep_layout *layout, keep_node node);

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

/**
 * The frame of a node as of the last solve on the pixels of the device, in the coordinates of its
 * parent. Each edge is rounded where it is in the root, halves away from 0: nodes that touch still
 * do, and nothing adds up over levels. What is less than a half by a millionth of a pixel or less counts
 * as a half, as it may be one but for rounding.
 *
 * layout: the layout.
 * node: the node.
 * Returns the frame; all zero before the first solve and for an invalid handle.
 * Thread: owner's thread. Cost: linear in how deep the node is.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_rect keep_node_snapped_frame(const keep_layout *layout, keep_node node);

/**
 * The frame of a node as of the last solve on the pixels of the device, in the coordinates of its
 * root, as keep_node_snapped_frame.
 *
 * layout: the layout.
 * node: the node.
 * Returns the frame; all zero before the first solve and for an invalid handle.
 * Thread: owner's thread. Cost: linear in how deep the node is.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_rect keep_node_snapped_frame_in_root(const keep_layout *layout, keep_node node);

/* ==== Guide ==================================================================================
 *
 * A guide is a rectangle of a node that nobody draws, to hold other nodes by. It may stand wherever
 * a node may and has the same attributes, but it is not among the children of its owner, has none
 * itself, and stays with its owner until one of them is destroyed. In messages it is <its name>, or
 * <guide #3>.
 */

/**
 * Creates a guide in a node.
 *
 * layout: the layout.
 * owner: the node.
 * Returns the guide; none on failure (keep_layout_error: KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_STATE
 * if the owner is a guide; KEEP_ERROR_LIMIT).
 * Thread: owner's thread. Cost: linear in the owner's guides or in its children, whichever are fewer.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_node keep_guide_create(keep_layout *layout, keep_node owner);

/**
 * Whether a node is a guide.
 *
 * layout: the layout.
 * node: the node.
 * Returns true if so; false for an invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API bool keep_node_is_guide(const keep_layout *layout, keep_node node);

/**
 * The guide that fills the safe area of a node, by its safe insets of 0: what KeepLayout called the
 * layout view. (Up to 1.7 that kept to the margins at the left and right: for such a one, make a guide
 * with vertical safe insets and horizontal margin insets of 0.) It is made when it is first asked for.
 *
 * layout: the layout.
 * owner: the node.
 * Returns the guide, the same one each time; none on failure, as keep_guide_create.
 * Thread: owner's thread. Cost: as keep_guide_create, at first.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_node keep_node_safe_guide(keep_layout *layout, keep_node owner);

/**
 * The guide that fills a node within its margins, by its margin insets of 0. It is made when it is
 * first asked for.
 *
 * layout: the layout.
 * owner: the node.
 * Returns the guide, the same one each time; none on failure, as keep_guide_create.
 * Thread: owner's thread. Cost: as keep_guide_create, at first.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_node keep_node_margins_guide(keep_layout *layout, keep_node owner);

/**
 * The guide for text that is to be read: within the margins of a node, in their middle, and as wide as
 * the margins allow (at KEEP_HIGH), but no wider than 672. For another limit, set its width's max. It is
 * made when it is first asked for.
 *
 * layout: the layout.
 * owner: the node.
 * Returns the guide, the same one each time; none on failure, as keep_guide_create.
 * Thread: owner's thread. Cost: as keep_guide_create, at first.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_node keep_node_readable_guide(keep_layout *layout, keep_node owner);

/**
 * Lets a node scroll. From now on the nodes inside it relate to the edges and the centre of this guide,
 * the content, in place of the node's own. The content begins at the node's left and top and is as large
 * as what is inside asks for, and no larger (width and height are 0 at KEEP_FITTING). For nodes outside,
 * and wherever its width or height is meant, the node is itself, not its content. While the guide is gone
 * (keep_node_set_gone), everything inside sleeps. Destroying the guide ends the scrolling.
 *
 * layout: the layout.
 * owner: the node.
 * Returns the guide, the same one each time; none on failure, as keep_guide_create.
 * Thread: owner's thread. Cost: linear in the children and in what mentions the node, at first; in a
 * layout with anything from right to left, in all that is inside.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_node keep_node_scroll_guide(keep_layout *layout, keep_node owner);

/**
 * Keeps the content of a node exactly as wide, or as high, as the node (as its alignment rectangle), so
 * that there is nothing to scroll along that axis; or lets it be larger again. A node that does not scroll
 * yet is made to (keep_node_scroll_guide). This sets a value of an attribute, the size of the content in
 * relation to the node, to 1: atomic groups record it, and the delay of an animation postpones it.
 *
 * layout: the layout.
 * owner: the node.
 * axis: one of keep_axis.
 * disabled: true to keep it as large as the node.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_STATE if the
 * owner is a guide; KEEP_ERROR_LIMIT.
 * Thread: owner's thread. Cost: as keep_node_scroll_guide.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_node_set_scroll_disabled(keep_layout *layout, keep_node owner,
                                                         keep_axis axis, bool disabled);

/**
 * Whether the content of a node is kept as large as the node along an axis.
 *
 * layout: the layout.
 * owner: the node.
 * axis: one of keep_axis.
 * Returns true if so; false for a node that does not scroll, and for an invalid handle or axis.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API bool keep_node_is_scroll_disabled(const keep_layout *layout, keep_node owner,
                                                 keep_axis axis);

/**
 * The content of a node that scrolls, as of the last solve. Which part of it is seen is up to the host.
 *
 * layout: the layout.
 * owner: the node.
 * Returns the rectangle in the coordinates of the node; all zero for a node that does not scroll, and
 * for an invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_rect keep_node_scroll_content(const keep_layout *layout, keep_node owner);

/* ==== Environment ============================================================================
 *
 * What surrounds a node, and what it says about its own lines: which way reading goes, the margins
 * inside its edges, what the hardware covers, ornaments around what is to be aligned, baselines.
 * Margin insets, safe insets, baselines, leading and trailing take their meaning from here; all of
 * it changes in place.
 */

/** Which way reading goes, and with it where leading and trailing are. Since 0.1. */
typedef enum keep_direction {
  /** That of the parent; of the layout, for a root. */
  KEEP_DIRECTION_INHERITED = 0,
  /** Leading is left. */
  KEEP_LEFT_TO_RIGHT = 1,
  /** Leading is right. */
  KEEP_RIGHT_TO_LEFT = 2
} keep_direction;

/**
 * Sets which way reading goes in roots that have no direction of their own; left to right unless
 * set. Constraints in leading and trailing become their mirror images: no value changes, and a
 * positive gap stays a gap. Constraints in left and right stay, and so do centres.
 *
 * So in a layout that uses only leading and trailing, every position that is settled is mirrored. Of a
 * position that is left open (keep_layout_open_numbers), the range is mirrored, but not the choice
 * within it: that is always the place nearest to the left. A leading inset of 0 at KEEP_FITTING takes
 * the node to the leading edge.
 *
 * layout: the layout.
 * direction: KEEP_LEFT_TO_RIGHT or KEEP_RIGHT_TO_LEFT.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_LIMIT.
 * Thread: owner's thread. Cost: linear in the layout.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_layout_set_direction(keep_layout *layout, keep_direction direction);

/**
 * Which way reading goes in roots that have no direction of their own.
 *
 * layout: the layout.
 * Returns KEEP_LEFT_TO_RIGHT or KEEP_RIGHT_TO_LEFT; KEEP_LEFT_TO_RIGHT for NULL.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_direction keep_layout_direction(const keep_layout *layout);

/**
 * Sets which way reading goes in a node and in all nodes inside it that have no direction of their own.
 * Leading and trailing of an attribute follow the direction of the node that the attribute belongs to.
 *
 * layout: the layout.
 * node: the node.
 * direction: one of keep_direction.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_LIMIT.
 * Thread: owner's thread. Cost: linear in the subtree and its attributes.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_node_set_direction(keep_layout *layout, keep_node node,
                                                   keep_direction direction);

/**
 * The direction that a node was given.
 *
 * layout: the layout.
 * node: the node.
 * Returns the direction; KEEP_DIRECTION_INHERITED unless set, and for an invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_direction keep_node_direction(const keep_layout *layout, keep_node node);

/**
 * Which way reading goes in a node, its own direction or the one that it inherits.
 *
 * layout: the layout.
 * node: the node.
 * Returns KEEP_LEFT_TO_RIGHT or KEEP_RIGHT_TO_LEFT; that of the layout for an invalid handle.
 * Thread: owner's thread. Cost: linear in how deep the node is.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_direction keep_node_effective_direction(const keep_layout *layout,
                                                            keep_node node);

/**
 * Sets the margins of a node: how far inside its edges margin insets count from. 8 on every side
 * unless set. Margins that are larger than the node leave its content no room, which is a conflict
 * where both sides are required.
 *
 * layout: the layout.
 * node: the node.
 * margins: each at most 1e12 in magnitude.
 * directional: true if left stands for leading, and right for trailing.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_LIMIT.
 * Thread: owner's thread. Cost: linear in the children and in what mentions the node.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_node_set_margins(keep_layout *layout, keep_node node,
                                                 keep_insets margins, bool directional);

/**
 * The margins that a node was given. Directional ones are returned as left and right, as the node's
 * direction has them.
 *
 * layout: the layout.
 * node: the node.
 * Returns the margins; 8 everywhere unless set; all zero for an invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_insets keep_node_margins(const keep_layout *layout, keep_node node);

/**
 * Whether left of the margins of a node stands for leading, and right for trailing.
 *
 * layout: the layout.
 * node: the node.
 * Returns true if so; false for an invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API bool keep_node_margins_are_directional(const keep_layout *layout, keep_node node);

/**
 * Lets a node inherit the part of its parent's margins that reaches into it: on each side its margin is
 * at least the parent's margin in force, less the distance between the two edges, which is 0 for one that
 * sticks out; those of a parent that scrolls are those of its content. This depends on where the nodes are,
 * so that a solve may take more than one round. A node that is entirely outside of its parent inherits
 * nothing, unless inheriting nothing would bring it back inside.
 *
 * layout: the layout.
 * node: the node.
 * inherits: true to inherit them; false unless set.
 * Returns as keep_node_set_margins.
 * Thread: owner's thread. Cost: linear in the children and in what mentions the node.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_node_set_inherits_margins(keep_layout *layout, keep_node node,
                                                          bool inherits);

/**
 * Whether a node inherits the part of its parent's margins that reaches into it.
 *
 * layout: the layout.
 * node: the node.
 * Returns true if so; false for an invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API bool keep_node_inherits_margins(const keep_layout *layout, keep_node node);

/**
 * Chooses whether the margins of a node count from its safe area, or from its edges.
 *
 * layout: the layout.
 * node: the node.
 * include: true to count from the safe area, as it is unless set.
 * Returns as keep_node_set_margins.
 * Thread: owner's thread. Cost: linear in the children and in what mentions the node.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_node_set_margins_include_safe_area(keep_layout *layout,
                                                                   keep_node node, bool include);

/**
 * Whether the margins of a node count from its safe area.
 *
 * layout: the layout.
 * node: the node.
 * Returns true if so; false for an invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API bool keep_node_margins_include_safe_area(const keep_layout *layout, keep_node node);

/**
 * The margins in force as of the last solve: the node's own, from its safe area unless set otherwise,
 * and what it inherits.
 *
 * layout: the layout.
 * node: the node.
 * Returns the margins; all zero for a node that is gone, and for an invalid handle.
 * Thread: owner's thread. Cost: linear in how deep the node is.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_insets keep_node_effective_margins(const keep_layout *layout, keep_node node);

/**
 * Sets what is covered along the edges of a root by hardware, bars or a keyboard. Nodes inside are
 * covered as far as they lie under it. A node that is clear of it has no safe insets, and neither has
 * one that is beyond the edge, such as a page that is still to be scrolled in. A node that sticks out
 * over the edge is covered as if it ended there. For a node that is not a root, sets what is covered in
 * addition, in itself and in all nodes inside, on the sides on which they are not beyond its edge; beyond
 * it as well where that edge is covered itself.
 *
 * Where a node is may depend on how much of it is covered, and then several places may be consistent.
 * The node gets the one that is found by solving with nothing covered and no margin inherited, then with
 * what is covered in that solution, and so on, whatever was solved before. A node that moves beyond the
 * edge when it is covered, and back when it is not, counts as covered as it would be at the edge. While
 * required constraints contradict each other, and where content is measured, earlier solves may have an
 * influence.
 *
 * layout: the layout.
 * node: the node.
 * insets: each at most 1e12 in magnitude; zero unless set.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_LIMIT.
 * Thread: owner's thread. Cost: linear in the children and in what mentions the node; nodes further
 *   inside are looked at by the next solve.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_node_set_safe_area(keep_layout *layout, keep_node node,
                                                   keep_insets insets);

/**
 * The safe insets that a node was given.
 *
 * layout: the layout.
 * node: the node.
 * Returns the insets; all zero unless set, and for an invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_insets keep_node_safe_area(const keep_layout *layout, keep_node node);

/**
 * How much of a node is covered along its edges as of the last solve: how far its safe area is inside
 * its frame.
 *
 * layout: the layout.
 * node: the node.
 * Returns the insets, none negative, and more than the node is large where all of it is covered; all zero
 * for a node that is gone, and for an invalid handle.
 * Thread: owner's thread. Cost: linear in how deep the node is.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_insets keep_node_effective_safe_area(const keep_layout *layout, keep_node node);

/**
 * Sets how far the rectangle that constraints see, the alignment rectangle, is inside the frame of a
 * node. What is around it, a shadow or a badge, is drawn and not aligned. Widths, heights, content and
 * the node's own lines are those of the alignment rectangle. Nodes inside, margins and the safe area
 * relate to the frame, and frames that are read back are whole frames. A frame that negative insets
 * would make smaller than nothing is read back with an extent of 0, unless negative sizes are allowed.
 *
 * layout: the layout.
 * node: the node.
 * insets: each at most 1e12 in magnitude; zero unless set.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_LIMIT.
 * Thread: owner's thread. Cost: linear in the subtree and its attributes.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_node_set_alignment_insets(keep_layout *layout, keep_node node,
                                                          keep_insets insets);

/**
 * How far the alignment rectangle of a node is inside its frame.
 *
 * layout: the layout.
 * node: the node.
 * Returns the insets; all zero unless set, and for an invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_insets keep_node_alignment_insets(const keep_layout *layout, keep_node node);

/**
 * Sets where the baselines of a node are. Without text both are 0: the first baseline is the top, the
 * last one the bottom.
 *
 * layout: the layout.
 * node: the node.
 * first: how far the first baseline is below the top of the alignment rectangle; at most 1e12 in magnitude.
 * last: how far the last baseline is above its bottom; at most 1e12 in magnitude.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_LIMIT.
 * Thread: owner's thread. Cost: linear in the children and in what mentions the node.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_node_set_baselines(keep_layout *layout, keep_node node,
                                                   double first, double last);

/**
 * Where the baselines of a node were set to be.
 *
 * layout: the layout.
 * node: the node.
 * first, last: receive the distances, 0 unless set and for an invalid handle; either may be NULL.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API void keep_node_baselines(const keep_layout *layout, keep_node node, double *first,
                                        double *last);

/**
 * Where the baselines of a node are as of the last solve, in the coordinates of its parent.
 *
 * layout: the layout.
 * node: the node.
 * first, last: receive y of the first and of the last baseline, 0 for an invalid handle; either may
 *   be NULL.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API void keep_node_baseline_positions(const keep_layout *layout, keep_node node,
                                                 double *first, double *last);

/* ==== Content ================================================================================
 *
 * How large a node is by itself: a text on one line, an icon. Along each axis the content counts as
 * two constraints on the alignment rectangle: at most as large, at the priority of hugging, and at
 * least as large, at that of compression resistance. At KEEP_REQUIRED hugging is a limit, and
 * compression resistance a minimum. In messages they are "width of <title> hugs its content of 80
 * with low priority" and "... holds its content ...". Compression resistance is KEEP_HIGH unless set, so
 * that a wish at KEEP_HIGH, such as where something is dragged to, may squeeze content; one at
 * KEEP_LESS(KEEP_HIGH) may not.
 *
 * Content that depends on how long the node is along the other axis, such as text that wraps, is
 * measured by a function of the host's.
 */

/**
 * Sets how large the content of a node is.
 *
 * layout: the layout.
 * node: the node.
 * width, height: 0 up to 1e12; NaN leaves that axis without content, as it is unless set.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_LIMIT.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_node_set_content_size(keep_layout *layout, keep_node node,
                                                      double width, double height);

/**
 * How large the content of a node is along one axis: as it was set, or as it was measured last.
 *
 * layout: the layout.
 * node: the node.
 * axis: one of keep_axis.
 * Returns the size; NaN for none, and for an invalid handle or axis.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API double keep_node_content_size(const keep_layout *layout, keep_node node,
                                             keep_axis axis);

/**
 * Measures the content of a node along one axis: how high a text is that wraps at a width, say. It is
 * called by keep_layout_solve and every other call that solves. It may read the layout, not change it.
 * Frames are those of the solve before, and conflicts are not known yet: the length is all that it gets
 * of the current solve. If it returns another size each time, the last one counts.
 *
 * node: the node.
 * length: how long the node is along the other axis, in its alignment rectangle.
 * user_data: as given to keep_node_set_measure.
 * Returns the size of the content, 0 up to 1e12. Anything else leaves the content as it was, and is an
 * error of keep_layout_solve, see there.
 * Since 0.1.
 */
typedef double (*keep_measure_function)(keep_node node, double length, void *user_data);

/**
 * Lets a function measure the content of a node along one axis, in place of a size that was set. A node
 * has one such function: a function for the other axis replaces it, and what the old one has measured is
 * forgotten. A solve first finds the lengths along the other axis, then measures the nodes whose length
 * has changed or whose content was invalidated, and then finds the rest. A round measures each node at
 * most once, and one round is enough if nothing horizontal depends on anything vertical. Otherwise there
 * are at most 8 rounds; a solve that is not done by then returns KEEP_ERROR_LIMIT, with the frames of
 * the last round. Where several sizes would be consistent, earlier sizes may decide which one is found.
 *
 * layout: the layout.
 * node: the node.
 * axis: the axis to measure along: KEEP_VERTICAL for text that wraps at a width.
 * function: measures; NULL takes the node's function away, along whichever axis it measures, and leaves
 *   that axis to keep_node_set_content_size again.
 * user_data: handed to the function.
 * destroy: called when user_data is needed no more; may be NULL.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_LIMIT.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_node_set_measure(keep_layout *layout, keep_node node,
                                                 keep_axis axis, keep_measure_function function,
                                                 void *user_data, keep_destroy_function destroy);

/**
 * Identifies the function that measures the content of a node, for a binding that reads back what it has
 * set.
 *
 * layout: the layout.
 * node: the node.
 * axis: receives the axis that it measures along, KEEP_VERTICAL without a function; may be NULL.
 * Returns a number above 0, which no other function of the layout has until destroy is called for this
 * one; 0 without a function, and for an invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API uint32_t keep_node_measure(const keep_layout *layout, keep_node node,
                                          keep_axis *axis);

/**
 * Says that the content of a node has changed, so that the next solve measures it anew. What was
 * measured is kept until then. A rollback does not take this back, nor does a refusal
 * (KEEP_CONFLICTS_REFUSED), as it is no change of the layout: where the new content contradicts what is
 * required, every solve is refused until there is room for it.
 *
 * layout: the layout.
 * node: the node; one that is not measured is left alone.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_node_invalidate_content(keep_layout *layout, keep_node node);

/**
 * Sets how strongly a node resists being larger than its content along one axis.
 *
 * layout: the layout.
 * node: the node.
 * axis: one of keep_axis.
 * priority: 0 < priority <= 1000.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_LIMIT.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_node_set_hugging(keep_layout *layout, keep_node node,
                                                 keep_axis axis, double priority);

/**
 * How strongly a node resists being larger than its content along one axis.
 *
 * layout: the layout.
 * node: the node.
 * axis: one of keep_axis.
 * Returns the priority; 250 unless set; 0 for an invalid handle or axis.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API double keep_node_hugging(const keep_layout *layout, keep_node node, keep_axis axis);

/**
 * Sets how strongly a node resists being smaller than its content along one axis.
 *
 * layout: the layout.
 * node: the node.
 * axis: one of keep_axis.
 * priority: 0 < priority <= 1000.
 * Returns as keep_node_set_hugging.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_node_set_compression(keep_layout *layout, keep_node node,
                                                     keep_axis axis, double priority);

/**
 * How strongly a node resists being smaller than its content along one axis.
 *
 * layout: the layout.
 * node: the node.
 * axis: one of keep_axis.
 * Returns the priority; 750 unless set; 0 for an invalid handle or axis.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API double keep_node_compression(const keep_layout *layout, keep_node node,
                                            keep_axis axis);

/* ==== Presence ===============================================================================
 *
 * A hidden node is not drawn and keeps its place. A node that is gone takes no space: it is a point
 * of no size where its constraints put it. One call takes either back.
 */

/**
 * Hides a node, or shows it again. Its frame is not affected: whether to draw is the host's affair.
 *
 * layout: the layout.
 * node: the node.
 * hidden: true to hide it.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_node_set_hidden(keep_layout *layout, keep_node node, bool hidden);

/**
 * Whether a node was hidden itself.
 *
 * layout: the layout.
 * node: the node.
 * Returns true if so; false for an invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API bool keep_node_is_hidden(const keep_layout *layout, keep_node node);

/**
 * Lets a node take no space, or gives it back what it had. While it is gone:
 *
 *     Its width and height are 0, required. Its sizes and its content sleep, and so does everything
 *       inside it, with the constraints that relate other nodes to that. What is inside a node that
 *       scrolls counts as inside its content guide (keep_node_scroll_guide).
 *     Constraints that belong to it (keep_constraint_node) count as 0: the values of its insets, offsets
 *       and alignments, also those that follow another attribute, whatever the multiplier; and the
 *       constants of its sums (terms, equations, applied attributes, a mask). An offset belongs to the
 *       node that is to the right, below or after. A sum that places the node in nodes that it is inside
 *       of belongs to it, too, whichever node is first in the sum.
 *     Constraints that relate other nodes to it hold, with their gone value if they have one
 *       (keep_attribute_set_gone_value), and with 0 for its width and height. Only a size that is kept
 *       at a plain multiple of its width or height sleeps. If that is the value of a relative size
 *       (keep_nodes_set_between), and the size of the gone node is itself kept equal to one multiple of
 *       the size of a third node in this way, then it becomes a multiple of the third one's instead, so
 *       that equal sizes stay equal.
 *     Gaps that are kept equal, each to the next one or to the one before (keep_nodes_distribute), skip
 *       it: the gap is that from the node before it to the node after it. If there is no node before or
 *       after it, the gap beside it is 0; at the beginning, only if no offset, and no sum that mentions
 *       it, may say what is before. An offset that follows an offset of its own, of the same kind, that
 *       is kept at a number, is kept at that number.
 *     No other constraint that mentions it is required, whatever its priority. Those that belong to it
 *       give way first, and among them first those on its far edges: right, bottom, trailing and last
 *       baseline. A constraint on a far edge gives way to everything if another edge along that axis, or
 *       the middle, is kept equal, too, as the two would pull together what is between. It does not if
 *       the two relate it to its neighbours: if the far edge is kept beside the beginning of a node, and
 *       the other edge beside a different node; or if the other edge is kept beside the end of a node,
 *       and the far edge beside the end of one that it is inside of.
 *
 * So a node that is gone takes one gap of its row with it; equal gaps are as if it had never been there;
 * a table keeps its columns while a cell across some of them is gone; and being gone causes no conflict.
 * The first node of a row takes the gap to the edge. If that differs from the others and is to stay, begin
 * the row at a guide one gap before where the first node belongs.
 *
 * Nodes inside it have alignment rectangles of no size, and frames that are larger by their alignment
 * insets, if any: a host does not draw what is inside a node that is gone, whatever its frame.
 *
 * layout: the layout.
 * node: the node.
 * gone: true to let it take no space.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_LIMIT.
 * Thread: owner's thread. Cost: linear in the subtree and its attributes; between equal gaps also in how many
 * nodes beside it are gone, for each of which the next solve costs as much.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_node_set_gone(keep_layout *layout, keep_node node, bool gone);

/**
 * Whether a node was made to take no space itself.
 *
 * layout: the layout.
 * node: the node.
 * Returns true if so; false for an invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API bool keep_node_is_gone(const keep_layout *layout, keep_node node);

/**
 * Sets what the values of an offset or alignment count as while the other node is itself gone. That is
 * the node that keep_attribute_other returns, whichever node the attribute was asked of. In a row whose
 * last node may be gone, a minimum inset keeps the node before it inside.
 *
 * layout: the layout.
 * attribute: the attribute or group; not one that is a factor. An attribute without another node stores
 *   the value and does not use it.
 * value: at most 1e12 in magnitude; NaN for no difference, as it is unless set.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_attribute_set_gone_value(keep_layout *layout,
                                                         keep_attribute attribute, double value);

/**
 * What the values of an attribute count as while the other node is gone.
 *
 * layout: the layout.
 * attribute: the attribute.
 * Returns the value; NaN for none, for a group, and for an invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API double keep_attribute_gone_value(const keep_layout *layout,
                                                keep_attribute attribute);

/* ==== Autoresizing ===========================================================================
 *
 * Apple's autoresizing masks, as required constraints on a node and its parent, two along each axis.
 * Nothing uses them unless it is asked to: with other constraints on the same node they conflict.
 */

/** What of a node gives way when its parent is resized; bits, to be combined. Since 0.1. */
typedef enum keep_autoresizing {
  /** The distance of the left edges. */
  KEEP_FLEXIBLE_LEFT = 1,
  /** The width. */
  KEEP_FLEXIBLE_WIDTH = 2,
  /** The distance of the right edges. */
  KEEP_FLEXIBLE_RIGHT = 4,
  /** The distance of the top edges. */
  KEEP_FLEXIBLE_TOP = 8,
  /** The height. */
  KEEP_FLEXIBLE_HEIGHT = 16,
  /** The distance of the bottom edges. */
  KEEP_FLEXIBLE_BOTTOM = 32
} keep_autoresizing;

/**
 * Keeps a node where a frame puts it. When its parent is resized, or the content of a parent that scrolls,
 * the flexible parts along an axis share the change in proportion to their present lengths. If these
 * cancel out, to within a millionth (a node parked beside its parent has a negative distance), the parts
 * share the change equally. If only the far distance is flexible, or nothing is, the near distance and the
 * size stay. For keep_constraint_source the constraints are sums of terms; in messages they are "by its
 * autoresizing mask". Another call replaces them. They count from the frame of the parent as it was solved,
 * and with it carry what was rounded on the way there, about 1e-13 of it, which may differ with the order
 * of calls and after keep_layout_rollback.
 *
 * Frames are brought up to date first, as by keep_layout_solve, so that the parent is as large as what
 * is in force makes it.
 *
 * layout: the layout.
 * node: a node with a parent.
 * mask: keep_autoresizing, combined.
 * frame: the whole frame, with what is around the alignment rectangle, in the coordinates of the parent;
 *   at most 1e12 in magnitude, as are the distances that come of it, width and height not negative.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT (also for a measure that is no length);
 * KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_UNRELATED for a root; KEEP_ERROR_LIMIT, also as
 * keep_layout_solve; KEEP_ERROR_CONFLICT as keep_layout_solve.
 * Thread: owner's thread. Cost: what the changes since the last solve can affect. A parent with less
 * room than its children's masks need is made larger by the child that needs most. Another mask for that
 * one takes a look at all of them: for one child after the other this can come to the square of their
 * number.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_node_set_autoresizing(keep_layout *layout, keep_node node,
                                                      uint32_t mask, keep_rect frame);

/**
 * Takes what keep_node_set_autoresizing made away.
 *
 * layout: the layout.
 * node: the node; one without a mask is left alone.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_node_clear_autoresizing(keep_layout *layout, keep_node node);

/**
 * The mask of a node, until it is cleared: also where its constraints were removed (keep_constraint_remove)
 * or uninstalled one by one.
 *
 * layout: the layout.
 * node: the node.
 * Returns keep_autoresizing, combined; -1 without a mask, and for an invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API int32_t keep_node_autoresizing(const keep_layout *layout, keep_node node);

/* ==== Fitting ================================================================================
 *
 * What size a node wants with all that is in it: how large to make a popover, a cell or a window.
 * The question leaves the layout as it was.
 */

/**
 * The size that a node with all in it wants: as near to a target as the priorities allow. What holds the
 * node from outside (its constraints to nodes outside of it, the size that the host gave a root) is set
 * aside for the question; its own width and height, its content, and what is inside count. The node
 * stays where it is: safe areas and margins reach into it as they do now, and what is around it keeps
 * its distance.
 *
 *     as small as it goes        {0, 0}, KEEP_FITTING, KEEP_FITTING
 *     as large as it likes       {10000, 10000}, KEEP_FITTING, KEEP_FITTING
 *     how high at a width        {width, 0}, KEEP_REQUIRED, KEEP_FITTING
 *
 * A required target is always met: what is inside gives way if it does not fit, required or not;
 * keep_node_size_range tells what fits. A node that is gone, or inside one that is gone, is 0 x 0 for
 * any target. A target is not a limit: a size above it is as far from it as one below. To ask for the
 * size that a node likes up to some width, give its own width that max, for good or in a transaction
 * that is then rolled back.
 *
 * Frames are brought up to date first, as by keep_layout_solve. Measured content inside the node is
 * measured for the question if its length differs.
 *
 * layout: the layout.
 * node: the node.
 * target: 0 up to 1e12; NaN leaves that axis without a target.
 * horizontal_priority, vertical_priority: how much the target counts; 0 < priority <= 1000, ignored
 *   without a target.
 * size: receives the size of the alignment rectangle.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT (also for a measure that is no length);
 * KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_CONFLICT and KEEP_ERROR_LIMIT as keep_layout_solve. On failure
 * size is not written.
 * Thread: owner's thread. Cost: linear in the nodes at most, and two solves of what the target changes;
 * four where a required target does not fit.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_node_fitting_size(keep_layout *layout, keep_node node,
                                                  keep_size target, double horizontal_priority,
                                                  double vertical_priority, keep_size *size);

/**
 * How small and how large a node with all in it can be along one axis without making anything worse
 * that has at least a given priority: at KEEP_REQUIRED, the least and the greatest size of a window
 * without a conflict. What would be required if no node were gone (keep_node_set_gone) counts as required.
 * What holds the node from outside is set aside, as for keep_node_fitting_size.
 *
 * layout: the layout.
 * node: the node.
 * axis: one of keep_axis.
 * priority: 0 < priority <= 1000; what is weaker may give way.
 * minimum, maximum: receive the two sizes. The minimum is the size that is nearest to 0, also where
 *   sizes may be negative; a maximum of 1e7 or more counts as no bound, and is infinite. Either may be
 *   NULL.
 * Returns as keep_node_fitting_size.
 * Thread: owner's thread. Cost: as two questions to keep_node_fitting_size; where hundreds of nodes are
 * pressed together, up to the square of how many they are.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_node_size_range(keep_layout *layout, keep_node node, keep_axis axis,
                                                double priority, double *minimum, double *maximum);

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
 * Keeps an attribute equal to a value. Setting it again changes value and priority in place.
 *
 * layout: the layout.
 * attribute: the attribute or group.
 * value: at most 1e12 in magnitude; a factor is 0 or at least 1e-12; NaN takes the value away, and the
 *   priority is ignored.
 * priority: 0 < priority <= 1000.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_LIMIT.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_attribute_set_equal(keep_layout *layout, keep_attribute attribute,
                                                    double value, double priority);

/**
 * Keeps an attribute at least at a value, as keep_attribute_set_equal.
 *
 * layout: the layout.
 * attribute: the attribute or group.
 * value: as keep_attribute_set_equal.
 * priority: 0 < priority <= 1000.
 * Returns as keep_attribute_set_equal.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_attribute_set_min(keep_layout *layout, keep_attribute attribute,
                                                  double value, double priority);

/**
 * Keeps an attribute at most at a value, as keep_attribute_set_equal.
 *
 * layout: the layout.
 * attribute: the attribute or group.
 * value: as keep_attribute_set_equal.
 * priority: 0 < priority <= 1000.
 * Returns as keep_attribute_set_equal.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_attribute_set_max(keep_layout *layout, keep_attribute attribute,
                                                  double value, double priority);

/**
 * The value that an attribute is kept equal to.
 *
 * layout: the layout.
 * attribute: the attribute.
 * priority: receives the priority, 0 if there is no value; may be NULL.
 * Returns the value; NaN if there is none, if it is that of another attribute, for a group, and for
 * an invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API double keep_attribute_equal(const keep_layout *layout, keep_attribute attribute,
                                           double *priority);

/**
 * The value that an attribute is kept at least at.
 *
 * layout: the layout.
 * attribute: the attribute.
 * priority: as keep_attribute_equal.
 * Returns as keep_attribute_equal.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API double keep_attribute_min(const keep_layout *layout, keep_attribute attribute,
                                         double *priority);

/**
 * The value that an attribute is kept at most at.
 *
 * layout: the layout.
 * attribute: the attribute.
 * priority: as keep_attribute_equal.
 * Returns as keep_attribute_equal.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API double keep_attribute_max(const keep_layout *layout, keep_attribute attribute,
                                         double *priority);

/**
 * Keeps an attribute equal to another one, times a factor, plus a constant, in place of a number:
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
 * layout: the layout.
 * attribute: the attribute or group that follows.
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
KEEPLAYOUT_API keep_status keep_attribute_set_equal_to(keep_layout *layout,
                                                       keep_attribute attribute,
                                                       keep_attribute followed, double multiplier,
                                                       double constant, double priority);

/**
 * Keeps an attribute at least at another one, as keep_attribute_set_equal_to.
 *
 * layout: the layout.
 * attribute, followed, multiplier, constant: as keep_attribute_set_equal_to.
 * priority: 0 < priority <= 1000.
 * Returns as keep_attribute_set_equal_to.
 * Thread: owner's thread. Cost: linear in how deep the nodes are.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_attribute_set_min_to(keep_layout *layout, keep_attribute attribute,
                                                     keep_attribute followed, double multiplier,
                                                     double constant, double priority);

/**
 * Keeps an attribute at most at another one, as keep_attribute_set_equal_to.
 *
 * layout: the layout.
 * attribute, followed, multiplier, constant: as keep_attribute_set_equal_to.
 * priority: 0 < priority <= 1000.
 * Returns as keep_attribute_set_equal_to.
 * Thread: owner's thread. Cost: linear in how deep the nodes are.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_attribute_set_max_to(keep_layout *layout, keep_attribute attribute,
                                                     keep_attribute followed, double multiplier,
                                                     double constant, double priority);

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
 * Keeps an attribute equal to a value at KEEP_HIGH and, required, at least at another. Its max stays
 * as it is. For other priorities there is keep_layout_set_values, which also sets all or none.
 *
 * layout: the layout.
 * attribute: the attribute or group.
 * equal, min: as keep_attribute_set_equal.
 * Returns as keep_attribute_set_equal; on failure neither is set.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_attribute_keep_at_min(keep_layout *layout, keep_attribute attribute,
                                                      double equal, double min);

/**
 * Keeps an attribute equal to a value at KEEP_HIGH and, required, at most at another. Its min stays
 * as it is.
 *
 * layout: the layout.
 * attribute: the attribute or group.
 * equal, max: as keep_attribute_set_equal.
 * Returns as keep_attribute_set_equal; on failure neither is set.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_attribute_keep_at_max(keep_layout *layout, keep_attribute attribute,
                                                      double equal, double max);

/**
 * Keeps an attribute equal to a value at KEEP_HIGH and, required, between two limits.
 *
 * layout: the layout.
 * attribute: the attribute or group.
 * equal, min, max: as keep_attribute_set_equal.
 * Returns as keep_attribute_set_equal; on failure none of them is set.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_attribute_keep_at_min_max(keep_layout *layout,
                                                          keep_attribute attribute, double equal,
                                                          double min, double max);

/**
 * Keeps an attribute, required, between two limits. Its equal stays as it is.
 *
 * layout: the layout.
 * attribute: the attribute or group.
 * min, max: as keep_attribute_set_equal.
 * Returns as keep_attribute_set_equal; on failure neither is set.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_attribute_keep_min_max(keep_layout *layout,
                                                       keep_attribute attribute, double min,
                                                       double max);

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
 * Whether a handle names an attribute or group of this layout.
 *
 * layout: the layout.
 * attribute: any handle.
 * Returns true if so; false for NULL, none, a stale or a foreign handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API bool keep_attribute_is_valid(const keep_layout *layout, keep_attribute attribute);

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
 * The name of an attribute: its own, or the readable default, such as "left offset of <title> to
 * <icon>".
 *
 * layout: the layout.
 * attribute: the attribute or group.
 * Returns text borrowed until the next call on the layout; "" for an invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API const char *keep_attribute_name(keep_layout *layout, keep_attribute attribute);

/**
 * An attribute in words: its name, then its min, equal and max, as in
 *
 *     width of <title> [100 < 120@750 < none]
 *
 * A priority is shown unless it is required. A value that follows another attribute reads as in
 * "0.5 * width of <window> + 10". A group is followed by its attributes.
 *
 * layout: the layout.
 * attribute: the attribute or group.
 * Returns text borrowed until the next call on the layout; "" for an invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API const char *keep_attribute_description(keep_layout *layout,
                                                      keep_attribute attribute);

/* ==== Shortcuts ==============================================================================
 *
 * Several values in one call. Each sets equal of the attributes it names and leaves their min and
 * max; NaN takes that equal away.
 */

/**
 * Keeps the width and height of a node.
 *
 * layout: the layout.
 * node: the node.
 * width, height, priority: as keep_attribute_set_equal.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_LIMIT; on
 * failure nothing is set.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_node_keep_size(keep_layout *layout, keep_node node, double width,
                                               double height, double priority);

/**
 * Keeps four insets of a node.
 *
 * layout: the layout.
 * node: the node.
 * kind: KEEP_INSETS, KEEP_SAFE_INSETS or KEEP_MARGIN_INSETS.
 * insets: each as keep_attribute_set_equal.
 * priority: 0 < priority <= 1000.
 * Returns as keep_node_keep_size, or KEEP_ERROR_UNRELATED for a root.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_node_keep_insets(keep_layout *layout, keep_node node,
                                                 keep_attribute_kind kind, keep_insets insets,
                                                 double priority);

/**
 * Keeps the centre of a node at a place in its parent.
 *
 * layout: the layout.
 * node: the node.
 * x, y: fractions of the parent's width and height, as for KEEP_HORIZONTAL_CENTER and
 *   KEEP_VERTICAL_CENTER.
 * priority: 0 < priority <= 1000.
 * Returns as keep_node_keep_insets.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_node_keep_center(keep_layout *layout, keep_node node, double x,
                                                 double y, double priority);

/**
 * Keeps a node in the middle of its parent.
 *
 * layout: the layout.
 * node: the node.
 * priority: 0 < priority <= 1000.
 * Returns as keep_node_keep_insets.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_node_keep_centered(keep_layout *layout, keep_node node,
                                                   double priority);

/**
 * Keeps a node in the middle between the left and right of its parent.
 *
 * layout: the layout.
 * node: the node.
 * priority: 0 < priority <= 1000.
 * Returns as keep_node_keep_insets.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_node_keep_horizontally_centered(keep_layout *layout, keep_node node,
                                                                double priority);

/**
 * Keeps a node in the middle between the top and bottom of its parent.
 *
 * layout: the layout.
 * node: the node.
 * priority: 0 < priority <= 1000.
 * Returns as keep_node_keep_insets.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_node_keep_vertically_centered(keep_layout *layout, keep_node node,
                                                              double priority);

/* ==== Group ==================================================================================
 *
 * A group of any attributes is set, cleared and named as one; a group of nothing does nothing.
 *
 *     keep_attribute both[] = {keep_node_attribute(ui, image, KEEP_WIDTH),
 *                              keep_node_attribute(ui, label, KEEP_INSETS)};
 *     keep_attribute group = keep_group_create(ui, both, 2);
 *     keep_attribute_set_equal(ui, group, 20, KEEP_REQUIRED);
 */

/**
 * Puts attributes together in a group. A group among them stands for its attributes, which stay in
 * the new one when it is destroyed; what occurs twice is in the group once. An attribute whose node
 * is destroyed is in the group no longer.
 *
 * layout: the layout.
 * attributes: count attributes and groups.
 * count: how many; 0 is legal.
 * Returns the group, another one at each call; none on failure (keep_layout_error:
 * KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_LIMIT).
 * Thread: owner's thread. Cost: linear in the attributes of the group, times their logarithm.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_attribute keep_group_create(keep_layout *layout,
                                                const keep_attribute *attributes, size_t count);

/**
 * Forgets a group that the host has made. Its attributes and their values stay.
 *
 * layout: the layout.
 * group: the group; its handle is stale afterwards.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE, also for an attribute or
 * a ready-made group.
 * Thread: owner's thread. Cost: linear in the group.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_group_destroy(keep_layout *layout, keep_attribute group);

/**
 * The attributes of a group, ready-made or of the host's, in the order in which values are set.
 *
 * layout: the layout.
 * group: the group.
 * members: receives up to capacity attributes; may be NULL.
 * capacity: room in members.
 * Returns how many attributes there are; 0 for an attribute that is no group, and for an invalid
 * handle.
 * Thread: owner's thread. Cost: linear in the group.
 * Since 0.1.
 */
KEEPLAYOUT_API size_t keep_attribute_members(keep_layout *layout, keep_attribute group,
                                             keep_attribute *members, size_t capacity);

/* ==== Nodes ==================================================================================
 *
 * The calls for one node, for an array of nodes. If one node is refused nothing is done for any,
 * and the message says which. An empty array, or one node where pairs are meant, is legal and does
 * nothing.
 *
 * Between neighbours, kind by kind:
 *
 *     KEEP_WIDTH, KEEP_HEIGHT, KEEP_SIZE    equal sizes, with the value 1
 *     KEEP_RIGHT_OFFSET                     gaps from left to right
 *     KEEP_TRAILING_OFFSET                  gaps in reading direction
 *     KEEP_BOTTOM_OFFSET                    gaps from top to bottom
 *     KEEP_LAST_BASELINE_OFFSET             from baseline to baseline, downwards
 *     KEEP_LEFT_ALIGN ...                   alignments; with a value other than 0, stairs
 *
 *     keep_nodes_set_between(ui, row, 3, KEEP_WIDTH, KEEP_EQUAL, 1, KEEP_REQUIRED);
 *     keep_nodes_set_between(ui, row, 3, KEEP_RIGHT_OFFSET, KEEP_EQUAL, 10, KEEP_REQUIRED);
 *     keep_nodes_set_between(ui, row, 3, KEEP_TOP_ALIGN, KEEP_EQUAL, 0, KEEP_REQUIRED);
 */

/**
 * A group: the attribute, or ready-made group, of every one of many nodes.
 *
 * layout: the layout.
 * nodes: count nodes.
 * count: how many.
 * kind: as keep_node_attribute.
 * Returns the group, another one at each call, which keep_group_destroy forgets; none on failure
 * (keep_layout_error: as keep_node_attribute).
 * Thread: owner's thread. Cost: linear in count, times its logarithm.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_attribute keep_nodes_attribute(keep_layout *layout, const keep_node *nodes,
                                                   size_t count, keep_attribute_kind kind);

/**
 * A group: the attribute, or ready-made group, of every one of many nodes in relation to one other.
 *
 * layout: the layout.
 * nodes: count nodes.
 * count: how many.
 * kind: as keep_node_attribute_to.
 * other: the other node.
 * Returns as keep_nodes_attribute (keep_layout_error: as keep_node_attribute_to).
 * Thread: owner's thread. Cost: linear in count, times its logarithm, and in how deep the nodes are.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_attribute keep_nodes_attribute_to(keep_layout *layout, const keep_node *nodes,
                                                      size_t count, keep_attribute_kind kind,
                                                      keep_node other);

/**
 * A group: the attribute, or ready-made group, of every one of many nodes in relation to the next.
 *
 * layout: the layout.
 * nodes: count nodes.
 * count: how many; the group has one pair less.
 * kind: as keep_node_attribute_to.
 * Returns as keep_nodes_attribute (keep_layout_error: as keep_node_attribute_to).
 * Thread: owner's thread. Cost: linear in count, times its logarithm, and in how deep the nodes are.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_attribute keep_nodes_attribute_between(keep_layout *layout,
                                                           const keep_node *nodes, size_t count,
                                                           keep_attribute_kind kind);

/**
 * Sets a value of an attribute, or ready-made group, of every one of many nodes, without making a
 * group of them.
 *
 * layout: the layout.
 * nodes: count nodes.
 * count: how many.
 * kind: as keep_node_attribute, or keep_node_attribute_to with another node.
 * other: the other node of all of them, or KEEP_NO_NODE.
 * relation: KEEP_EQUAL sets equal, KEEP_AT_LEAST min, KEEP_AT_MOST max.
 * value, priority: as keep_attribute_set_equal.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_UNRELATED;
 * KEEP_ERROR_LIMIT; on failure nothing is set.
 * Thread: owner's thread. Cost: linear in count and in how deep the nodes are.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_nodes_set(keep_layout *layout, const keep_node *nodes, size_t count,
                                          keep_attribute_kind kind, keep_node other,
                                          keep_relation relation, double value, double priority);

/**
 * Sets a value of an attribute, or ready-made group, of every one of many nodes in relation to the
 * next, without making a group of them.
 *
 * layout: the layout.
 * nodes: count nodes.
 * count: how many; with less than two nothing is set.
 * kind: as keep_node_attribute_to.
 * relation: KEEP_EQUAL sets equal, KEEP_AT_LEAST min, KEEP_AT_MOST max.
 * value, priority: as keep_attribute_set_equal.
 * Returns as keep_nodes_set.
 * Thread: owner's thread. Cost: linear in count and in how deep the nodes are.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_nodes_set_between(keep_layout *layout, const keep_node *nodes,
                                                  size_t count, keep_attribute_kind kind,
                                                  keep_relation relation, double value,
                                                  double priority);

/**
 * Keeps the gaps between neighbours equal to each other, however wide they come out: the offset of
 * every pair but the last follows that of the next pair (keep_attribute_set_equal_to).
 *
 * layout: the layout.
 * nodes: count nodes.
 * count: how many; with less than three nothing is set.
 * kind: an offset, such as KEEP_RIGHT_OFFSET or KEEP_BOTTOM_OFFSET.
 * priority: 0 < priority <= 1000.
 * Returns as keep_nodes_set.
 * Thread: owner's thread. Cost: linear in count and in how deep the nodes are.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_nodes_distribute(keep_layout *layout, const keep_node *nodes,
                                                 size_t count, keep_attribute_kind kind,
                                                 double priority);

/**
 * Keeps the width and height of many nodes, as keep_node_keep_size. To keep them in the middle of
 * their parents there is keep_nodes_set with KEEP_CENTER and 0.5.
 *
 * layout: the layout.
 * nodes: count nodes.
 * count: how many.
 * width, height, priority: as keep_node_keep_size.
 * Returns as keep_nodes_set.
 * Thread: owner's thread. Cost: linear in count.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_nodes_keep_size(keep_layout *layout, const keep_node *nodes,
                                                size_t count, double width, double height,
                                                double priority);

/**
 * Keeps four insets of many nodes, as keep_node_keep_insets.
 *
 * layout: the layout.
 * nodes: count nodes.
 * count: how many.
 * kind, insets, priority: as keep_node_keep_insets.
 * Returns as keep_nodes_set.
 * Thread: owner's thread. Cost: linear in count.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_nodes_keep_insets(keep_layout *layout, const keep_node *nodes,
                                                  size_t count, keep_attribute_kind kind,
                                                  keep_insets insets, double priority);

/**
 * Keeps the centres of many nodes, as keep_node_keep_center.
 *
 * layout: the layout.
 * nodes: count nodes.
 * count: how many.
 * x, y, priority: as keep_node_keep_center.
 * Returns as keep_nodes_set.
 * Thread: owner's thread. Cost: linear in count.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_nodes_keep_center(keep_layout *layout, const keep_node *nodes,
                                                  size_t count, double x, double y,
                                                  double priority);

/**
 * Sets the hugging of many nodes, as keep_node_set_hugging.
 *
 * layout: the layout.
 * nodes: count nodes.
 * count: how many.
 * axis, priority: as keep_node_set_hugging.
 * Returns as keep_nodes_set.
 * Thread: owner's thread. Cost: linear in count.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_nodes_set_hugging(keep_layout *layout, const keep_node *nodes,
                                                  size_t count, keep_axis axis, double priority);

/**
 * Sets the compression resistance of many nodes, as keep_node_set_compression.
 *
 * layout: the layout.
 * nodes: count nodes.
 * count: how many.
 * axis, priority: as keep_node_set_compression.
 * Returns as keep_nodes_set.
 * Thread: owner's thread. Cost: linear in count.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_nodes_set_compression(keep_layout *layout, const keep_node *nodes,
                                                      size_t count, keep_axis axis,
                                                      double priority);

/* ==== Atomic =================================================================================
 *
 * An atomic group records what is set between its begin and its end, so that it can be taken back,
 * and put back, as one: two arrangements of one screen, say.
 *
 *     keep_atomic wide = keep_atomic_begin(ui);
 *     keep_attribute_set_equal(ui, width, 480, KEEP_REQUIRED);
 *     keep_atomic_end(ui);
 *
 *     keep_layout_begin(ui);                                        one solve for both
 *     keep_atomic_deactivate(ui, wide);
 *     keep_atomic_activate(ui, narrow);
 *     keep_layout_commit(ui);
 *
 * Equal, min and max of attributes and rules are recorded; the tree, names and sizes of roots are
 * not. The last write wins: what is set again before the end is recorded as it was last, and what is
 * cleared again is not recorded. Of a rule only its existence is recorded: if it is changed in place, it
 * comes back as it then is. Groups nest; each records what is set while it is the innermost. What a
 * group has set counts as in force even while it sleeps because of its nodes, or is not installed
 * (keep_constraint_is_active).
 */

/**
 * Begins an atomic group. From here to its end is a transaction (keep_layout_begin): frames stay
 * until the end, and keep_layout_rollback takes everything back, the group too.
 *
 * layout: the layout.
 * Returns the group; none on failure (keep_layout_error: KEEP_ERROR_LIMIT above 64 transactions;
 * KEEP_ERROR_CONFLICT as keep_layout_begin).
 * Thread: owner's thread. Cost: as keep_layout_begin.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_atomic keep_atomic_begin(keep_layout *layout);

/**
 * Ends the innermost atomic group, as keep_layout_commit ends a transaction: at the outermost end
 * everything is applied and solved.
 *
 * layout: the layout.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_STATE if there is none, or if a
 * transaction begun in it is open; KEEP_ERROR_CONFLICT and KEEP_ERROR_LIMIT as keep_layout_commit.
 * Thread: owner's thread. Cost: as keep_layout_solve.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_atomic_end(keep_layout *layout);

/**
 * Takes back what an atomic group has set, as far as it is still in force as the group set it: a value
 * that was set again since stays. Values become none; they do not go back to what they were before.
 * Rules sleep. It takes effect at the next solve.
 *
 * layout: the layout.
 * atomic: the group.
 * Returns KEEP_OK, also if nothing of it is in force; KEEP_ERROR_INVALID_ARGUMENT;
 * KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_STATE before its end.
 * Thread: owner's thread. Cost: linear in the group.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_atomic_deactivate(keep_layout *layout, keep_atomic atomic);

/**
 * Puts everything that an atomic group has recorded in force, over what has been set since. What
 * belonged to a node that is destroyed is left out. It takes effect at the next solve.
 *
 * layout: the layout.
 * atomic: the group.
 * Returns as keep_atomic_deactivate, or KEEP_ERROR_LIMIT.
 * Thread: owner's thread. Cost: linear in the group.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_atomic_activate(keep_layout *layout, keep_atomic atomic);

/**
 * Forgets an atomic group. What it has in force stays for good; its rules that sleep are destroyed.
 *
 * layout: the layout.
 * atomic: the group; its handle is stale afterwards.
 * Returns as keep_atomic_deactivate.
 * Thread: owner's thread. Cost: linear in the group.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_atomic_destroy(keep_layout *layout, keep_atomic atomic);

/**
 * Whether a handle names an atomic group of this layout.
 *
 * layout: the layout.
 * atomic: any handle.
 * Returns true if so; false for NULL, none, a stale or a foreign handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API bool keep_atomic_is_valid(const keep_layout *layout, keep_atomic atomic);

/**
 * Whether anything is in force as an atomic group set it, so that keep_atomic_deactivate would take it
 * back.
 *
 * layout: the layout.
 * atomic: the group.
 * Returns true if so; false for an invalid handle.
 * Thread: owner's thread. Cost: linear in the group.
 * Since 0.1.
 */
KEEPLAYOUT_API bool keep_atomic_is_active(const keep_layout *layout, keep_atomic atomic);

/**
 * The constraints that are in force as an atomic group set them, in the order in which they were
 * first set.
 *
 * layout: the layout.
 * atomic: the group.
 * constraints: receives up to capacity constraints; may be NULL.
 * capacity: room in constraints.
 * Returns how many there are; 0 for an invalid handle.
 * Thread: owner's thread. Cost: linear in the group.
 * Since 0.1.
 */
KEEPLAYOUT_API size_t keep_atomic_constraints(const keep_layout *layout, keep_atomic atomic,
                                              keep_constraint *constraints, size_t capacity);

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
 * Whether a handle names an animation of this layout that has not ended.
 *
 * layout: the layout.
 * animation: any handle.
 * Returns true if so; false for NULL, none, a stale or a foreign handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API bool keep_animation_is_valid(const keep_layout *layout, keep_animation animation);

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
 * Where a node is seen, in the coordinates of where its parent is seen. Without animations that is its
 * frame. On the way a size can be below 0, when a spring overshoots or when a change outside animations
 * shortens a node that is still growing: a host that cannot draw that takes 0.
 *
 * Before the commit of an animation nothing has begun to move. What it has changed is presented where it
 * belongs once it is solved, but where it was seen once an inner animation has begun: a host draws after
 * the commit.
 *
 * What is presented is not on pixels: movement is smooth between them, and edges that are rounded at
 * different times make a node that only moves change its size. A host that can draw nothing else rounds the
 * edges of keep_node_presented_frame_in_root as keep_node_snapped_frame does. At rest
 * (keep_layout_is_moving) keep_node_snapped_frame is what is seen.
 *
 * layout: the layout.
 * node: the node.
 * Returns the frame; all zero before the first solve and for an invalid handle.
 * Thread: owner's thread. Cost: constant; linear in what moves at the first question after a solve.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_rect keep_node_presented_frame(keep_layout *layout, keep_node node);

/**
 * Where a node is seen, in the coordinates of its root.
 *
 * layout: the layout.
 * node: the node.
 * Returns the frame; all zero before the first solve and for an invalid handle.
 * Thread: owner's thread. Cost: as keep_node_presented_frame, times how deep the node is.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_rect keep_node_presented_frame_in_root(keep_layout *layout, keep_node node);

/**
 * Where many nodes are seen, each as keep_node_presented_frame.
 *
 * layout: the layout.
 * nodes: count nodes.
 * frames: receives count rectangles.
 * count: how many.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE: then nothing is written.
 * Thread: owner's thread. Cost: linear in count, and as keep_node_presented_frame.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_layout_presented_frames(keep_layout *layout, const keep_node *nodes,
                                                        keep_rect *frames, size_t count);

/**
 * Where many nodes are seen, each as keep_node_presented_frame_in_root.
 *
 * layout: the layout.
 * nodes: count nodes.
 * frames: receives count rectangles.
 * count: how many.
 * Returns as keep_layout_presented_frames.
 * Thread: owner's thread. Cost: linear in count and in how deep the nodes are.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_layout_presented_frames_in_root(keep_layout *layout,
                                                                const keep_node *nodes,
                                                                keep_rect *frames, size_t count);

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

/* ==== Constraint =============================================================================
 *
 * Whatever function made it, what the layout keeps is one kind of thing: a linear relation between
 * numbers of nodes, with a priority. Values of attributes, rules, sizes of roots and the floor
 * under every size are constraints; conflicts are made of them.
 */

/** Where a constraint comes from. Since 0.1. */
typedef enum keep_source {
  /** No constraint: the handle is invalid. */
  KEEP_SOURCE_NONE = 0,
  /** Equal, min or max of an attribute. */
  KEEP_SOURCE_VALUE = 1,
  /** keep_node_add_rule. */
  KEEP_SOURCE_RULE = 2,
  /** The size of a root. */
  KEEP_SOURCE_ROOT_SIZE = 3,
  /** A width or height is never negative. */
  KEEP_SOURCE_NOT_NEGATIVE = 4,
  /** Equal, min or max of an attribute that follows another (keep_attribute_set_equal_to). */
  KEEP_SOURCE_LINK = 5,
  /** A sum of terms (keep_constraint_create), which equation strings are, too. */
  KEEP_SOURCE_TERMS = 6,
  /** A sum of terms that was applied (keep_node_apply). */
  KEEP_SOURCE_APPLIED = 7,
  /** Hugging or compression resistance of the content of a node (keep_node_set_content_size). */
  KEEP_SOURCE_CONTENT = 8,
  /** A node that is gone has no size (keep_node_set_gone). */
  KEEP_SOURCE_GONE = 9
} keep_source;

/**
 * What of a node stands in a sum. The numbers up to 20 are those of Apple's layout attributes.
 * Since 0.1.
 */
typedef enum keep_anchor {
  /** The left edge. */
  KEEP_ANCHOR_LEFT = 1,
  /** The right edge. */
  KEEP_ANCHOR_RIGHT = 2,
  /** The top edge. */
  KEEP_ANCHOR_TOP = 3,
  /** The bottom edge. */
  KEEP_ANCHOR_BOTTOM = 4,
  /** Where one begins to read. */
  KEEP_ANCHOR_LEADING = 5,
  /** Where one stops reading. */
  KEEP_ANCHOR_TRAILING = 6,
  /** How wide it is. */
  KEEP_ANCHOR_WIDTH = 7,
  /** How high it is. */
  KEEP_ANCHOR_HEIGHT = 8,
  /** Halfway between left and right. */
  KEEP_ANCHOR_CENTER_X = 9,
  /** Halfway between top and bottom. */
  KEEP_ANCHOR_CENTER_Y = 10,
  /** The baseline of the last line of text; TULayoutAdditions' and PLX's baseline. */
  KEEP_ANCHOR_LAST_BASELINE = 11,
  /** The baseline of the first line of text. */
  KEEP_ANCHOR_FIRST_BASELINE = 12,
  /** The left edge within the margins. */
  KEEP_ANCHOR_LEFT_MARGIN = 13,
  /** The right edge within the margins. */
  KEEP_ANCHOR_RIGHT_MARGIN = 14,
  /** The top edge within the margins. */
  KEEP_ANCHOR_TOP_MARGIN = 15,
  /** The bottom edge within the margins. */
  KEEP_ANCHOR_BOTTOM_MARGIN = 16,
  /** The leading edge within the margins. */
  KEEP_ANCHOR_LEADING_MARGIN = 17,
  /** The trailing edge within the margins. */
  KEEP_ANCHOR_TRAILING_MARGIN = 18,
  /** Halfway between the left and the right margin. */
  KEEP_ANCHOR_CENTER_X_WITHIN_MARGINS = 19,
  /** Halfway between the top and the bottom margin. */
  KEEP_ANCHOR_CENTER_Y_WITHIN_MARGINS = 20,
  /** The left edge of the safe area. */
  KEEP_ANCHOR_LEFT_SAFE = 21,
  /** The right edge of the safe area. */
  KEEP_ANCHOR_RIGHT_SAFE = 22,
  /** The top edge of the safe area. */
  KEEP_ANCHOR_TOP_SAFE = 23,
  /** The bottom edge of the safe area. */
  KEEP_ANCHOR_BOTTOM_SAFE = 24,
  /** The leading edge of the safe area. */
  KEEP_ANCHOR_LEADING_SAFE = 25,
  /** The trailing edge of the safe area. */
  KEEP_ANCHOR_TRAILING_SAFE = 26,
  /** Halfway between left and right of the safe area. */
  KEEP_ANCHOR_CENTER_X_WITHIN_SAFE_AREA = 27,
  /** Halfway between top and bottom of the safe area. */
  KEEP_ANCHOR_CENTER_Y_WITHIN_SAFE_AREA = 28
} keep_anchor;

/** One term of a sum: an anchor of a node, times a coefficient. Since 0.1. */
typedef struct keep_term {
  /** Whose. KEEP_NO_NODE is the parent, whichever that is, of the first node in the sum. */
  keep_node node;
  /** Which number of it. */
  keep_anchor anchor;
  /** 0, or between 1e-12 and 1e12 in magnitude, of a centre not below 2e-12. The magnitudes of one sum
   * add up to at most 1e12. */
  double coefficient;
} keep_term;

/**
 * Adds a rule to an attribute, as KeepLayout 0.3 had them. An attribute may have any number of
 * rules, also of one relation, beside its values. The value of a rule on an alignment is raw, from
 * the node that is named first: right = other.right + v.
 *
 * layout: the layout.
 * node: the node.
 * kind: as keep_node_attribute, or keep_node_attribute_to with another node; no group.
 * other: the other node, or KEEP_NO_NODE.
 * relation: one of keep_relation.
 * value: as keep_attribute_set_equal, but no NaN.
 * priority: 0 < priority <= 1000: 0.3's must, shall, may and fit are KEEP_REQUIRED, KEEP_HIGH,
 *   KEEP_LOW and KEEP_FITTING.
 * constraint: receives the handle; may be NULL.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_UNRELATED;
 * KEEP_ERROR_LIMIT.
 * Thread: owner's thread. Cost: linear in how deep the nodes are.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_node_add_rule(keep_layout *layout, keep_node node,
                                              keep_attribute_kind kind, keep_node other,
                                              keep_relation relation, double value, double priority,
                                              keep_constraint *constraint);

/**
 * The constraint behind a value of an attribute.
 *
 * layout: the layout.
 * attribute: the attribute.
 * relation: KEEP_EQUAL for equal, KEEP_AT_LEAST for min, KEEP_AT_MOST for max.
 * Returns the constraint; none if there is no such value, for a group, and for an invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_constraint keep_attribute_constraint(const keep_layout *layout,
                                                         keep_attribute attribute,
                                                         keep_relation relation);

/**
 * Removes a constraint: a rule or a sum is destroyed, a value becomes none, a root's size is left to its
 * content.
 *
 * layout: the layout.
 * constraint: the constraint; its handle is stale afterwards.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_STATE for
 * constraints that follow from what a node is: from its content, from being gone, and from the rule that
 * no size is negative (keep_layout_set_negative_sizes).
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_constraint_remove(keep_layout *layout, keep_constraint constraint);

/**
 * Whether a handle names a constraint of this layout.
 *
 * layout: the layout.
 * constraint: any handle.
 * Returns true if so; false for NULL, none, a stale or a foreign handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API bool keep_constraint_is_valid(const keep_layout *layout, keep_constraint constraint);

/**
 * Whether a constraint is in force. It sleeps while its nodes share no tree, and while one of them is
 * gone where keep_node_set_gone says so. A rule or a sum also sleeps while it is not installed, or while
 * the atomic group that it was made in is not active; an applied attribute, while its condition is false
 * or a newer one excludes it.
 *
 * layout: the layout.
 * constraint: the constraint.
 * Returns true if so; false for an invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API bool keep_constraint_is_active(const keep_layout *layout,
                                              keep_constraint constraint);

/**
 * Where a constraint comes from.
 *
 * layout: the layout.
 * constraint: the constraint.
 * Returns the source; KEEP_SOURCE_NONE for an invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_source keep_constraint_source(const keep_layout *layout,
                                                  keep_constraint constraint);

/**
 * The node that a constraint belongs to: the first one of its equation.
 *
 * layout: the layout.
 * constraint: the constraint.
 * Returns the node; none for an invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_node keep_constraint_node(const keep_layout *layout,
                                              keep_constraint constraint);

/**
 * The attribute that a constraint is a value of, or a rule on.
 *
 * layout: the layout.
 * constraint: the constraint.
 * Returns the attribute; none for every other source, and for an invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_attribute keep_constraint_attribute(const keep_layout *layout,
                                                        keep_constraint constraint);

/**
 * How a constraint relates to its value, as it was made: the min of a right inset is KEEP_AT_LEAST.
 *
 * layout: the layout.
 * constraint: the constraint.
 * Returns the relation; KEEP_EQUAL for an invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_relation keep_constraint_relation(const keep_layout *layout,
                                                      keep_constraint constraint);

/**
 * The value of a constraint, as it was made: of a value that follows another attribute, what is
 * added to that; of a sum, its constant.
 *
 * layout: the layout.
 * constraint: the constraint.
 * Returns the value; NaN for an invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API double keep_constraint_value(const keep_layout *layout, keep_constraint constraint);

/**
 * The priority of a constraint.
 *
 * layout: the layout.
 * constraint: the constraint.
 * Returns the priority; 1000 for the rule that a size is not negative, which takes precedence even over
 * what is required; 0 for an invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API double keep_constraint_priority(const keep_layout *layout,
                                               keep_constraint constraint);

/**
 * A constraint as a sentence: "left inset of <image> to superview <window> at least 10 with
 * required priority", or "width of <image> cannot be negative".
 *
 * layout: the layout.
 * constraint: the constraint.
 * Returns text borrowed until the next call on the layout; "" for an invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API const char *keep_constraint_description(keep_layout *layout,
                                                       keep_constraint constraint);

/**
 * Names a rule or a sum (terms, equations, applied attributes), for messages: its sentence begins with
 * it, "gutter: left of <text> equal to right of <image> + 8 with required priority", and in the form of
 * Auto Layout's log it is the identifier, which is the sentence where there is no name. Names need not
 * differ. A value is named by its attribute (keep_attribute_set_name).
 *
 * layout: the layout.
 * constraint: the constraint.
 * name: NUL-terminated UTF-8 of at most 255 bytes, copied during the call; NULL or "" for none.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT (also for text that is not UTF-8);
 * KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_STATE for other constraints; KEEP_ERROR_LIMIT for a longer
 * name.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_constraint_set_name(keep_layout *layout, keep_constraint constraint,
                                                    const char *name);

/**
 * The name that a constraint has been given.
 *
 * layout: the layout.
 * constraint: the constraint.
 * Returns text borrowed until the next call on the layout; "" without a name, and for an invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API const char *keep_constraint_name(keep_layout *layout, keep_constraint constraint);

/**
 * The linear form of any constraint: the terms of a sum, its relation and its constant. The right inset
 * 10 of a is a.right - parent.right == -10. Leading and trailing are returned as such. If a sum has one
 * of them, and reading goes from right to left in its first node, all its horizontal positions, centres
 * as well, count from the right: a leading inset of 10 is a.leading - parent.leading == 10.
 *
 * A value that follows another attribute takes each of the two in the coordinates around it, which may
 * be two places; a sum has one. So it is returned as it counts at the moment: with left and right where
 * any of the nodes reads from right to left, with the content guide of a node that scrolls for what is
 * inside it, and with the effect of alignment rectangles in the constant.
 *
 * layout: the layout.
 * constraint: the constraint.
 * relation: receives the relation of the sum; may be NULL.
 * constant: receives what the sum relates to; may be NULL.
 * terms: receives up to capacity terms; may be NULL. The node of a term is none where the sum was made
 *   with none.
 * capacity: room in terms.
 * Returns how many terms there are; 0 for an invalid handle, and for an attribute whose node has no
 * parent, or shares no tree with the other one, at the moment; nothing is written then.
 * Thread: owner's thread. Cost: linear in the terms.
 * Since 0.1.
 */
KEEPLAYOUT_API size_t keep_constraint_terms(keep_layout *layout, keep_constraint constraint,
                                            keep_relation *relation, double *constant,
                                            keep_term *terms, size_t capacity);

/**
 * Changes the value of a constraint in place, as it was made (keep_constraint_value): the value of an
 * attribute or a rule, the size of a root, the constant of a sum.
 *
 * layout: the layout.
 * constraint: the constraint; its handle stays.
 * value: with the limits of the call that made the constraint; NaN is refused: to remove it there is
 *   keep_constraint_remove.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_STATE for what
 * keep_constraint_remove refuses.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_constraint_set_value(keep_layout *layout,
                                                     keep_constraint constraint, double value);

/**
 * Changes the priority of a constraint in place, also to and from required.
 *
 * layout: the layout.
 * constraint: the constraint; its handle stays.
 * priority: 0 < priority <= 1000.
 * Returns as keep_constraint_set_value.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_constraint_set_priority(keep_layout *layout,
                                                        keep_constraint constraint,
                                                        double priority);

/**
 * Changes the relation of a rule or of a sum in place. A value of an attribute is equal, min or max,
 * and stays so.
 *
 * layout: the layout.
 * constraint: the constraint; its handle stays.
 * relation: one of keep_relation.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_STATE for what
 * is neither a rule nor a sum.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_constraint_set_relation(keep_layout *layout,
                                                        keep_constraint constraint,
                                                        keep_relation relation);

/**
 * Changes one coefficient of a sum in place. The multiplier m of `first == m * second + c` is
 * the coefficient -m of term 1.
 *
 * layout: the layout.
 * constraint: a sum of terms; its handle stays.
 * index: which term, from 0, as in keep_constraint_terms.
 * coefficient: as in keep_constraint_create.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT, also for a sum that would then mean nothing;
 * KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_STATE for what is no sum of terms.
 * Thread: owner's thread. Cost: linear in the terms.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_constraint_set_coefficient(keep_layout *layout,
                                                           keep_constraint constraint, size_t index,
                                                           double coefficient);

/**
 * Puts a rule or a sum into force, or takes it out; either as often as wanted. What it says stays.
 *
 * layout: the layout.
 * constraint: a rule, or a sum of terms; its handle stays.
 * installed: whether it is to be in force.
 * Returns KEEP_OK, also if it is so already; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE;
 * KEEP_ERROR_UNRELATED for a sum whose nodes share no tree; KEEP_ERROR_STATE for what is neither a
 * rule nor a sum.
 * Thread: owner's thread. Cost: linear in how deep the nodes are.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_constraint_set_installed(keep_layout *layout,
                                                         keep_constraint constraint,
                                                         bool installed);

/**
 * Whether a constraint is meant to be in force. It may sleep all the same: see
 * keep_constraint_is_active.
 *
 * layout: the layout.
 * constraint: the constraint.
 * Returns true if so; false for an invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API bool keep_constraint_is_installed(const keep_layout *layout,
                                                 keep_constraint constraint);

/* ==== Terms ==================================================================================
 *
 * The linear constraint as it is: anchors of nodes (where their lines are, how large they are), each
 * times a coefficient, added up. TULayoutAdditions and Apple's constraints are sums of two terms.
 *
 *     green.top >= blue.bottom + 10
 *
 *     keep_node_constrain(ui, green, KEEP_ANCHOR_TOP, KEEP_AT_LEAST, blue, KEEP_ANCHOR_BOTTOM, 1, 10,
 *                         KEEP_REQUIRED, true);
 *
 *     a.left - b.right == 2 * (c.left - a.right)
 *
 *     keep_term terms[] = {{a, KEEP_ANCHOR_LEFT, 1}, {b, KEEP_ANCHOR_RIGHT, -1},
 *                          {c, KEEP_ANCHOR_LEFT, -2}, {a, KEEP_ANCHOR_RIGHT, 2}};
 *     keep_constraint_create(ui, terms, 4, KEEP_EQUAL, 0, KEEP_REQUIRED, true);
 *
 * Positions are in the coordinates of the nearest common ancestor of the nodes whose positions are in
 * the sum. That may be one of them, whose own lines then begin at 0. The positions of one node alone are
 * in the coordinates of its parent: a.right == 100 is 100 points from the parent's left.
 *
 * What a sum may be (Apple's rules for two attributes, for any number of them): positions whose
 * coefficients add up to 0 are a distance, and go with everything. Other positions go neither with
 * sizes, nor with positions along the other axis (keep_layout_set_mixed_axes), nor left and right with
 * leading and trailing. A sum whose terms cancel is only a statement: if it is true it does nothing, if
 * it is false it is a conflict by itself.
 */

/**
 * Constrains an anchor of a node to that of another: anchor == multiplier * other_anchor + constant,
 * the form of TULayoutAdditions and of Apple's constraints. Every call makes one constraint, in addition
 * to those that are there.
 *
 * layout: the layout.
 * node: the node.
 * anchor: one of keep_anchor.
 * relation: one of keep_relation.
 * other: the other node, which may be the same one. With KEEP_NO_NODE a size is kept at a number of
 *   points, and a position relates to the parent's same anchor, so that right == -10 is 10 points
 *   inside the parent's right. If the node gets another parent, it relates to that.
 * other_anchor: one of keep_anchor; ignored without another node.
 * multiplier: as the coefficient of a keep_term, and the anchor's own is 1; a size without another node
 *   ignores it, but it has to be valid there, too.
 * constant: in points, up to 1e12 in magnitude.
 * priority: 0 < priority <= 1000.
 * installed: whether it is in force at once; keep_constraint_set_installed does it later.
 * Returns the constraint; none if it is refused: KEEP_ERROR_INVALID_ARGUMENT, also for a pair that
 * means nothing; KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_UNRELATED where it is installed and the nodes
 * share no tree, or the parent is that of a root; KEEP_ERROR_LIMIT.
 * Thread: owner's thread. Cost: linear in how deep the nodes are.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_constraint keep_node_constrain(keep_layout *layout, keep_node node,
                                                   keep_anchor anchor, keep_relation relation,
                                                   keep_node other, keep_anchor other_anchor,
                                                   double multiplier, double constant,
                                                   double priority, bool installed);

/**
 * Keeps a sum of terms at most, equal to, or at least at a constant. A violation is measured in the
 * unit of the sum: with 2 * a.width, in half points of a's width.
 *
 * While its nodes share no tree the constraint sleeps; it wakes when they do. Destroying any of them
 * removes it. An atomic group that records takes it back and puts it back, as it does with rules.
 *
 * layout: the layout.
 * terms: count terms, at least one of them with a node; a node may be in several.
 * count: 1 to 65,536.
 * relation: one of keep_relation.
 * constant: up to 1e12 in magnitude.
 * priority: 0 < priority <= 1000.
 * installed: whether it is in force at once; keep_constraint_set_installed does it later.
 * Returns as keep_node_constrain.
 * Thread: owner's thread. Cost: linear in the terms, and in how deep their nodes are.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_constraint keep_constraint_create(keep_layout *layout, const keep_term *terms,
                                                      size_t count, keep_relation relation,
                                                      double constant, double priority,
                                                      bool installed);

/**
 * Begins to collect the constraints that are made and at once installed: sums of terms, equations,
 * rules. (Values of attributes are not made but set: atomic groups are for them.) Captures nest: what an
 * inner one collects, those around it collect, too, in the order in which it was made. Captures are no
 * part of transactions: a rollback neither ends captures that were begun in the transaction, nor resumes
 * those that were ended in it.
 *
 * layout: the layout.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT for NULL.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_capture_begin(keep_layout *layout);

/**
 * What the innermost capture has collected so far, in the order in which it was made, without what
 * has been removed or rolled back since.
 *
 * layout: the layout.
 * constraints: receives up to capacity constraints; may be NULL.
 * capacity: room in constraints.
 * Returns how many there are; 0 without a capture.
 * Thread: owner's thread. Cost: linear in what was made.
 * Since 0.1.
 */
KEEPLAYOUT_API size_t keep_capture_constraints(const keep_layout *layout,
                                               keep_constraint *constraints, size_t capacity);

/**
 * Ends the innermost capture. The constraints stay.
 *
 * layout: the layout.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT for NULL; KEEP_ERROR_STATE without a capture.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_capture_end(keep_layout *layout);

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
 *               centerXWithinSafeArea, centerYWithinSafeArea. Upper and lower case are the same.
 *   numbers     10, .5, 2.50, 1e3; and metrics, which are numbers by a name.
 *   priority    @ and a number, which may be calculated: @250, @ high, @ required - 1, @ metric. The
 *               names are required, high, medium, low and fitting, in any case. All constraints of
 *               the string have it.
 *   blanks      and ends of lines may be anywhere but inside names, numbers and relations.
 *
 * Without a node on the other side a position is one in the parent's coordinates: a.right == 100 is
 * 100 points from the parent's left, and not an inset. What a sum may be is said under Terms.
 */

/** What is wrong with an equation string. Since 0.1. */
typedef enum keep_fault {
  /** Nothing. */
  KEEP_FAULT_NONE = 0,
  /** There is nothing in the string. */
  KEEP_FAULT_EMPTY = 1,
  /** It is not UTF-8, or has a zero byte. */
  KEEP_FAULT_TEXT = 2,
  /** A node, a number or a metric is missing. */
  KEEP_FAULT_OPERAND = 3,
  /** An attribute is missing. */
  KEEP_FAULT_ATTRIBUTE = 4,
  /** No node has that name. */
  KEEP_FAULT_UNKNOWN_NODE = 5,
  /** No metric has that name. */
  KEEP_FAULT_UNKNOWN_METRIC = 6,
  /** There is no such attribute. */
  KEEP_FAULT_UNKNOWN_ATTRIBUTE = 7,
  /** A relation is missing, or is none of == <= >=. */
  KEEP_FAULT_RELATION = 8,
  /** Something is left over behind the equation. */
  KEEP_FAULT_END = 9,
  /** A parenthesis is not closed. */
  KEEP_FAULT_PARENTHESIS = 10,
  /** A name in quotes does not end. */
  KEEP_FAULT_QUOTE = 11,
  /** A number is not written as one. */
  KEEP_FAULT_NUMBER = 12,
  /** A number is larger than 1e12. */
  KEEP_FAULT_RANGE = 13,
  /** Attributes are multiplied with each other. */
  KEEP_FAULT_PRODUCT = 14,
  /** Something is divided by an attribute. */
  KEEP_FAULT_DIVISOR = 15,
  /** Something is divided by 0. */
  KEEP_FAULT_ZERO = 16,
  /** The priority is no number above 0 and at most 1000. */
  KEEP_FAULT_PRIORITY = 17,
  /** There is no attribute on either side. */
  KEEP_FAULT_CONSTANT = 18,
  /** Parentheses are nested more than 64 deep. */
  KEEP_FAULT_DEPTH = 19,
  /** The string can be read, but the layout refuses what it says: the status tells why. */
  KEEP_FAULT_REFUSED = 20,
  /** Several nodes have that name. */
  KEEP_FAULT_AMBIGUOUS = 21
} keep_fault;

/** A fault of an equation string, and where it is. Since 0.1. */
typedef struct keep_equation_fault {
  /** Which string of the call, from 0. */
  size_t index;
  /** Where in it, in bytes, from 0. */
  size_t offset;
  /** Where in it, in characters (code points), from 1. */
  size_t column;
  /** What it is. */
  keep_fault fault;
  /** Why the layout refuses it; KEEP_ERROR_INVALID_ARGUMENT for what cannot be read. */
  keep_status status;
} keep_equation_fault;

/**
 * What equation strings are read against. If it is all zero, nodes are known by their own names,
 * constraints are required and at once in force, and a fault in one string refuses all of them.
 * Since 0.1.
 */
typedef struct keep_equation_context {
  /**
   * name_count names for nodes; the first of two that are the same counts, and NULL names nothing.
   * Without any, nodes are known by their own names; a name that several nodes have is a fault.
   */
  const char *const *names;
  /** The node of each name, which is checked where a string mentions it. */
  const keep_node *nodes;
  /** How many names for nodes there are. */
  size_t name_count;
  /** metric_count names for numbers, in the same way. */
  const char *const *metrics;
  /** The number of each: finite, up to 1e12 in magnitude, where a string mentions it. */
  const double *values;
  /** How many names for numbers there are. */
  size_t metric_count;
  /** For equations that have none of their own; 0 is required. */
  double priority;
  /** Whether the constraints are made without being in force (keep_constraint_set_installed). */
  bool uninstalled;
  /** Whether strings with faults are left out, instead of refusing all of them. Ignored by
   * keep_equation_create, which reads one. */
  bool skips_faults;
} keep_equation_context;

/**
 * Makes the constraint of an equation string.
 *
 * layout: the layout.
 * text: UTF-8, NUL-terminated.
 * context: names and more; may be NULL.
 * Returns the constraint, of a chain the first one (a capture collects all of them); none on
 * failure (keep_layout_error: KEEP_ERROR_INVALID_ARGUMENT for a fault in the string, which
 * keep_equation_fault_at describes; KEEP_ERROR_LIMIT).
 * Thread: owner's thread. Cost: linear in the string and the names; also in the nodes, if one is called
 * by its number, and for the first few lookups after a node's name was replaced, taken away, or rolled
 * back.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_constraint keep_equation_create(keep_layout *layout, const char *text,
                                                    const keep_equation_context *context);

/**
 * Makes the constraints of many equation strings. If any of them has a fault none is made, unless the
 * context says that those with faults are left out. The faults can be read until the next call that
 * reads strings.
 *
 * layout: the layout.
 * texts: count strings in UTF-8.
 * lengths: the bytes of each; NULL if they are NUL-terminated.
 * count: how many.
 * context: names and more; may be NULL.
 * constraints: receives up to capacity constraints, in the order of the strings; may be NULL.
 * capacity: room in constraints.
 * made: receives how many there are, more than strings where there are chains; may be NULL. If the call
 *   fails, neither made nor constraints is written.
 * Returns KEEP_OK, also if faults were left out; KEEP_ERROR_INVALID_ARGUMENT, also if there are
 * faults; KEEP_ERROR_LIMIT.
 * Thread: owner's thread. Cost: linear in the strings and the names; also in the nodes where
 * keep_equation_create is.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_equations_create(keep_layout *layout, const char *const *texts,
                                                 const size_t *lengths, size_t count,
                                                 const keep_equation_context *context,
                                                 keep_constraint *constraints, size_t capacity,
                                                 size_t *made);

/**
 * How many strings had faults in the last call that read strings.
 *
 * layout: the layout.
 * Returns the number of faults, one for each such string; 0 for NULL.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API size_t keep_equation_fault_count(const keep_layout *layout);

/**
 * A fault of the last call that read strings.
 *
 * layout: the layout.
 * index: below keep_equation_fault_count.
 * Returns the fault; one that is all zero if there is no such one.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_equation_fault keep_equation_fault_at(const keep_layout *layout, size_t index);

/**
 * A fault in words: what it is, the string, and a line that points at it.
 *
 *     column 12: there is no such attribute
 *     secondView.lefft >= firstView.left * 2 + 10
 *                ^
 *
 * A long string is cut to what is around the fault; of several lines it shows those up to the one
 * with the fault.
 *
 * layout: the layout.
 * index: below keep_equation_fault_count.
 * Returns text borrowed until the next call on the layout; "" if there is no such fault.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API const char *keep_equation_fault_description(keep_layout *layout, size_t index);

/**
 * Any constraint as an equation string: "title.right == window.right - 10 @ 750". Read back without
 * names in the context, it makes a sum of terms of the same linear form, if its coefficients are within the
 * limits of keep_term: those of a ratio or a relative size of 1e12 are not. A node whose name others have
 * as well is written by its number.
 *
 * layout: the layout.
 * constraint: the constraint.
 * Returns text borrowed until the next call on the layout; "" for an invalid handle, and for an
 * attribute whose node has no parent, or shares no tree with the other one, at the moment.
 * Thread: owner's thread. Cost: linear in its terms; also in the layout, for the first few calls after a
 * name was replaced, taken away, or rolled back.
 * Since 0.1.
 */
KEEPLAYOUT_API const char *keep_constraint_equation(keep_layout *layout,
                                                    keep_constraint constraint);

/* ==== Apply ==================================================================================
 *
 * EasyPeasy's vocabulary: lists of attributes are applied to a node, and what they conflict with is
 * replaced, so that a host need not keep constraints in order to change them.
 *
 *     keep_applied list[] = {
 *         {KEEP_APPLY(KEEP_ANCHOR_TOP, 10)},
 *         {KEEP_APPLY(KEEP_ANCHOR_BOTTOM, 10)},
 *         {KEEP_APPLY(KEEP_ANCHOR_WIDTH, 250)},
 *         {KEEP_APPLY(KEEP_ANCHOR_LEFT, 10), .when = is_pad},
 *         {KEEP_APPLY(KEEP_ANCHOR_CENTER_X, 0), .when = is_phone},
 *     };
 *     keep_node_apply(ui, view, list, 5, NULL, 0);
 *     keep_layout_reload(ui);                                       when the device has turned
 *     keep_node_apply(ui, view, &(keep_applied){KEEP_APPLY(KEEP_ANCHOR_TOP, 100)}, 1, NULL, 0);
 *
 * An applied attribute is one constraint, a sum of terms (keep_constraint_terms):
 *
 *     node.anchor  RELATION  to.to_anchor * multiplier + value     @ priority
 *
 * The value counts inwards: it is subtracted for right, bottom, trailing, last baseline, and for right,
 * bottom and trailing margins and safe edges. The relation compares positions on the screen and is not
 * turned around: right, at least 10, is right >= parent.right - 10, which is at most 10 from the edge.
 *
 * As in EasyPeasy, two attributes that are applied to a node with the same axis, relation and priority
 * exclude each other if they are two near edges (left, leading, top, first baseline, with those of
 * margins and the safe area), two far edges, two centres, a centre and an edge, or two sizes. An
 * attribute with another relation or another priority stays, as a limit or a fallback. What was applied
 * to another node, and constraints that were not applied, are never touched.
 *
 * An applied attribute holds unless its condition is false, or it is not installed
 * (keep_constraint_set_installed). It is in force if it holds and no newer one that is in force
 * excludes it; the last one of a list is its newest. So an attribute that is displaced by one with a
 * condition waits, and is back when that one no longer holds; an attribute that is displaced by one
 * without a condition is forgotten, whatever its own condition says. One that sleeps because its nodes
 * share no tree goes on excluding others, so that a node on its way to another parent changes nothing.
 * Applying the same attribute again, with the same relation, priority and condition, changes it in
 * place: its constraint keeps its handle as long as it is held to the same.
 *
 * Everything about the constraint may be changed in place (keep_constraint_set_value ...); which
 * attribute excludes which is then settled anew, and nothing is forgotten. Removing it
 * (keep_constraint_remove), or destroying what it is held to, forgets the attribute. Captures collect the
 * constraints; atomic groups do not record what is applied.
 */

/** EasyPeasy's high of 2016, beside KEEP_HIGH. */
#define KEEP_APPLY_HIGH 1000.0
/** EasyPeasy's medium of 2016. */
#define KEEP_APPLY_MEDIUM 500.0
/** EasyPeasy's low of 2016, beside KEEP_LOW. */
#define KEEP_APPLY_LOW 1.0

/** Several attributes that are applied as one, each held to its own kind. Since 0.1. */
typedef enum keep_compound {
  /** Width, height. */
  KEEP_COMPOUND_SIZE = 1,
  /** Top, left, right, bottom. */
  KEEP_COMPOUND_EDGES = 2,
  /** Centre x, centre y. */
  KEEP_COMPOUND_CENTER = 3,
  /** Top margin, left margin, right margin, bottom margin. */
  KEEP_COMPOUND_MARGINS = 4,
  /** Centre x and centre y within the margins. */
  KEEP_COMPOUND_CENTER_WITHIN_MARGINS = 5
} keep_compound;

/** How much room there is along an axis; Apple's size classes. Since 0.1. */
typedef enum keep_size_class {
  /** Nobody has said. */
  KEEP_SIZE_CLASS_UNSPECIFIED = 0,
  /** Little. */
  KEEP_SIZE_CLASS_COMPACT = 1,
  /** Enough. */
  KEEP_SIZE_CLASS_REGULAR = 2
} keep_size_class;

/** What is in front of the user. Since 0.1. */
typedef enum keep_idiom {
  /** Nobody has said. */
  KEEP_IDIOM_UNSPECIFIED = 0,
  /** A phone. */
  KEEP_IDIOM_PHONE = 1,
  /** A tablet. */
  KEEP_IDIOM_PAD = 2,
  /** A computer with a keyboard. */
  KEEP_IDIOM_DESKTOP = 3,
  /** A screen across the room. */
  KEEP_IDIOM_TV = 4,
  /** The screen of a car. */
  KEEP_IDIOM_CAR = 5,
  /** A watch. */
  KEEP_IDIOM_WATCH = 6
} keep_idiom;

/** Which side is up. Since 0.1. */
typedef enum keep_orientation {
  /** Nobody has said. */
  KEEP_ORIENTATION_UNSPECIFIED = 0,
  /** Higher than wide. */
  KEEP_ORIENTATION_PORTRAIT = 1,
  /** Wider than high. */
  KEEP_ORIENTATION_LANDSCAPE = 2
} keep_orientation;

/** What conditions are passed; the library does not look at it. Since 0.1. */
typedef struct keep_context {
  /** How much room there is from left to right. */
  keep_size_class horizontal;
  /** How much room there is from top to bottom. */
  keep_size_class vertical;
  /** What is in front of the user. */
  keep_idiom idiom;
  /** Which side is up. */
  keep_orientation orientation;
} keep_context;

/**
 * Tells whether an applied attribute holds. Called once when it is applied, and once at each
 * reload; in between its last answer counts.
 *
 * layout: the layout, which may be read, not changed.
 * node: the node that the attribute was applied to.
 * context: what the host has said of where the node is; valid until the condition returns.
 * user_data: as it was given.
 * Returns above 0 if it holds, 0 if not; below 0 if it cannot tell: the call that asked then fails
 * with KEEP_ERROR_STATE, and has changed nothing.
 * Since 0.1.
 */
typedef int (*keep_condition)(keep_layout *layout, keep_node node, const keep_context *context,
                              void *user_data);

/**
 * One attribute of a list. Begin it with KEEP_APPLY, KEEP_APPLIED, KEEP_APPLY_COMPOUND or
 * KEEP_APPLIED_COMPOUND and add other fields by name; what is not named is zero. C++ has such
 * initializers from C++20 on, and only with the names in the order below. Since 0.1.
 */
typedef struct keep_applied {
  /** What of the node is kept; 0 for a compound. */
  keep_anchor anchor KEEPLAYOUT_OR_ZERO;
  /** Or which compound; 0 for an anchor. */
  keep_compound compound KEEPLAYOUT_OR_ZERO;
  /** How it relates to the rest. */
  keep_relation relation KEEPLAYOUT_OR_ZERO;
  /** The factor of what it is held to, as the coefficient of a keep_term; ignored for a plain length. */
  double multiplier KEEPLAYOUT_OR_ZERO;
  /** What is added, counted inwards; finite, at most 1e12 in magnitude. For a compound, in every part. */
  double value KEEPLAYOUT_OR_ZERO;
  /** 0 < priority <= 1000. */
  double priority KEEPLAYOUT_OR_ZERO;
  /** What it is held to. None is the current parent, and for a size no node at all: a plain length. The
   * node itself is allowed: Width like its own height, or Top to its own bottom, which is its height. */
  keep_node to KEEPLAYOUT_OR_ZERO;
  /** Which anchor of `to`; not for compounds. 0 is the same one if `to` is the parent, and
   * otherwise the opposite one (top to bottom, left to right, leading to trailing, first to last
   * baseline, margins likewise); centres and sizes go to the same one. */
  keep_anchor to_anchor KEEPLAYOUT_OR_ZERO;
  /** A value for each part of a compound, in their order, in place of `value`; or NULL. */
  const double *parts KEEPLAYOUT_OR_ZERO;
  /** When it holds; NULL is always. A compound's parts hold together. */
  keep_condition when KEEPLAYOUT_OR_ZERO;
  /** For the condition. The same function with the same data is the same condition. Data that is made
   * for each call, as for closures, makes another condition each time, and so one more attribute:
   * applied again and again, that reaches the limit of keep_node_apply. */
  void *user_data KEEPLAYOUT_OR_ZERO;
  /** Called when `user_data` is needed no more; may be NULL. */
  keep_destroy_function destroy KEEPLAYOUT_OR_ZERO;
} keep_applied;

/** An attribute: its anchor, a relation, a multiplier, a value, a priority. */
#define KEEP_APPLIED(anchor_, relation_, multiplier_, value_, priority_)                           \
  .anchor = (anchor_), .relation = (relation_), .multiplier = (multiplier_), .value = (value_),    \
  .priority = (priority_)
/** An attribute that is equal to a value, or to a reference plus a value, required. */
#define KEEP_APPLY(anchor_, value_) KEEP_APPLIED(anchor_, KEEP_EQUAL, 1, value_, KEEP_REQUIRED)
/** A compound: which, a relation, a multiplier, a value, a priority. */
#define KEEP_APPLIED_COMPOUND(compound_, relation_, multiplier_, value_, priority_)                \
  .compound = (compound_), .relation = (relation_), .multiplier = (multiplier_),                   \
  .value = (value_), .priority = (priority_)
/** A compound all of whose parts are equal to a value, or to a reference plus a value, required. */
#define KEEP_APPLY_COMPOUND(compound_, value_)                                                     \
  KEEP_APPLIED_COMPOUND(compound_, KEEP_EQUAL, 1, value_, KEEP_REQUIRED)

/**
 * Applies attributes to a node, in order. Conditions are asked first. If everything is right, the
 * attributes are entered, and what is in force is settled as described above. Frames change at the
 * next solve.
 *
 * layout: the layout.
 * node: the node, or guide.
 * list: count attributes; may be NULL if there are none.
 * count: how many.
 * constraints: receives up to capacity constraints, one for each attribute or part of a compound, in
 *   order: active if it is in force, waiting otherwise; none for one that a later one of the list
 *   replaces, and in the delay of an animation. May be NULL.
 * capacity: room in constraints.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT (also for anchors that mean nothing together, as
 * keep_constraint_create); KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_UNRELATED for a reference in
 * another tree and for a position of a root that is held to nothing; KEEP_ERROR_STATE if a condition
 * fails; KEEP_ERROR_BUSY; KEEP_ERROR_LIMIT above 4096 attributes on one node. The message has the
 * index.
 * Thread: owner's thread. Cost: linear in count times what is applied to the node.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_node_apply(keep_layout *layout, keep_node node,
                                           const keep_applied *list, size_t count,
                                           keep_constraint *constraints, size_t capacity);

/**
 * The constraints of what was applied to a node, the oldest first: those in force are active
 * (keep_constraint_is_active), the others wait.
 *
 * layout: the layout.
 * node: the node.
 * constraints: receives up to capacity constraints; may be NULL.
 * capacity: room in constraints.
 * Returns how many there are; 0 for an invalid handle.
 * Thread: owner's thread. Cost: linear in what was applied to the node.
 * Since 0.1.
 */
KEEPLAYOUT_API size_t keep_node_applied(const keep_layout *layout, keep_node node,
                                        keep_constraint *constraints, size_t capacity);

/**
 * Takes everything away that was applied to a node, also what waits. What was applied to other nodes
 * and is held to this one stays.
 *
 * layout: the layout.
 * node: the node.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_BUSY.
 * Thread: owner's thread. Cost: linear in what was applied to the node.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_node_clear_applied(keep_layout *layout, keep_node node);

/**
 * Asks the conditions of what was applied to a node again, the newest first, and settles what is in
 * force. Constraints wake and sleep; none is made or removed. What has not changed costs the solver
 * nothing.
 *
 * layout: the layout.
 * node: the node.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_STATE if a
 * condition fails; KEEP_ERROR_BUSY; KEEP_ERROR_LIMIT.
 * Thread: owner's thread. Cost: linear in what was applied to the node.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_node_reload(keep_layout *layout, keep_node node);

/**
 * Asks the conditions of everything that was applied again, as keep_node_reload does. If one fails,
 * nothing has changed anywhere.
 *
 * layout: the layout.
 * Returns as keep_node_reload.
 * Thread: owner's thread. Cost: linear in what was applied.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_layout_reload(keep_layout *layout);

/**
 * Sets the context that conditions are passed where no node has one of its own; all unspecified unless
 * set. Conditions see it at the next reload.
 *
 * layout: the layout.
 * context: what they are passed.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_BUSY.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_layout_set_context(keep_layout *layout, keep_context context);

/**
 * Sets the context that the conditions of nodes inside a node are passed, at any depth, unless a node in
 * between has one of its own. Conditions see it at the next reload. The conditions of a root, which is
 * inside nothing, are passed its own context.
 *
 * layout: the layout.
 * node: the node.
 * context: what they are passed; NULL takes it away, so that the node's ancestors decide again.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT; KEEP_ERROR_INVALID_HANDLE; KEEP_ERROR_BUSY.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_node_set_context(keep_layout *layout, keep_node node,
                                                 const keep_context *context);

/**
 * The context that the conditions of nodes inside a node are passed.
 *
 * layout: the layout.
 * node: the node; none for the context of the layout.
 * Returns the context; that of the layout for an invalid handle, all unspecified for NULL.
 * Thread: owner's thread. Cost: linear in how deep the node is.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_context keep_node_context(const keep_layout *layout, keep_node node);

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
  /** It is the only one that can: sizes that are never negative do not give way. */
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

/**
 * The file where a constraint was last set.
 *
 * layout: the layout.
 * constraint: the constraint.
 * Returns text borrowed until the next call on the layout; "" if the host has not told, and for an
 * invalid handle.
 * Thread: owner's thread.
 * Since 0.1.
 */
KEEPLAYOUT_API const char *keep_constraint_file(keep_layout *layout, keep_constraint constraint);

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

/**
 * keep_attribute_explanation in words, in one line; a quotient in three.
 *
 *     left alignment of <button> to <window> = 20 = 10 (left inset of <card> to superview <window>)
 *     + 10 (left inset of <button> to superview <card>)
 *
 * layout: the layout.
 * attribute: the attribute.
 * Returns text borrowed until the next call on the layout; "" for a group, for an invalid handle, and
 * while its nodes share no tree.
 * Thread: owner's thread. Cost: as keep_attribute_explanation.
 * Since 0.1.
 */
KEEPLAYOUT_API const char *keep_attribute_why(keep_layout *layout, keep_attribute attribute);

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
 * Returns text borrowed until the next call on the layout; "" for an invalid handle.
 * Thread: owner's thread. Cost: that of a few first solves.
 * Since 0.1.
 */
KEEPLAYOUT_API const char *keep_constraint_why(keep_layout *layout, keep_constraint constraint);

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
 * Returns text borrowed until the next call on the layout; "" if there is no such conflict.
 * Thread: owner's thread. Cost: as keep_layout_conflict.
 * Since 0.1.
 */
KEEPLAYOUT_API const char *keep_layout_conflict_report(keep_layout *layout, size_t index);

/**
 * A conflict in the form in which Auto Layout logs it, for tools that read such logs. A node is a
 * UIView with its id for an address and its name for an identifier.
 *
 * layout: the layout.
 * index: below keep_layout_conflict_count.
 * Returns text borrowed until the next call on the layout; "" if there is no such conflict.
 * Thread: owner's thread. Cost: as keep_layout_conflict.
 * Since 0.1.
 */
KEEPLAYOUT_API const char *keep_layout_conflict_log(keep_layout *layout, size_t index);

/**
 * In how many independent ways frames could differ and be equally good, with each priority kept as well
 * as it is. A layout that is not ambiguous has none. Here and below, except in keep_layout_exercise,
 * what gives way in a conflict goes on doing so by as much, and what is inside a node that is gone is
 * not looked at. Inside a measure function the answer is for what has been measured so far; while a
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

/**
 * keep_layout_open_numbers in words.
 *
 *     ambiguous, 1 degree of freedom:
 *       width of <label> is 0, could be 0 to 300
 *       left inset of <label> to superview <window> is 310, could be 10 to 310
 *     settled by width of <label>
 *
 * layout: the layout.
 * Returns text borrowed until the next call on the layout; "" if nothing is ambiguous.
 * Thread: owner's thread. Cost: as keep_layout_open_numbers.
 * Since 0.1.
 */
KEEPLAYOUT_API const char *keep_layout_open_numbers_description(keep_layout *layout);

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

/**
 * The layout as text: the tree, indented, a line for each node with its frame (x, y, width, height
 * in its parent), each value and each constraint, with how far it is violated and where it was set. The
 * same layout gives the same text. It is a document (keep_layout_document): what follows a # is a note,
 * which is ignored when it is read back.
 *
 *     keeplayout 1
 *     node 1 "window"  # 0 0 320 568
 *       size-width 320
 *       size-height 568
 *       node 2 "label"  # 20 0 100 0
 *         width >= 100
 *         left-inset = 20
 *
 * layout: the layout.
 * Returns text borrowed until the next call on the layout; "" for NULL.
 * Thread: owner's thread. Cost: linear in the layout.
 * Since 0.1.
 */
KEEPLAYOUT_API const char *keep_layout_description(keep_layout *layout);

/**
 * The layout as a document that keep_layout_read_document reads: names, tree, numbers of nodes, values
 * and constraints, with all digits that their numbers need. A line is
 *
 *     node 2 "name"               guide 3 safe "name", margins, readable, scroll, or none of them
 *     node 19 in 18 "name"        whose child it is, where lines are indented no further
 *     size-width 320 @500         size-height: of a root
 *     margins 8 8 8 8             top, left, bottom, right; safe-area, alignment-insets as well
 *     baselines 12 4              the first one from the top, the last one from the bottom
 *     content-width 80            content-height
 *     hugging-width 250           hugging-height, compression-width, compression-height
 *     hidden                      gone
 *     inherited-margins           directional-margins, margins-from-edges, left-to-right,
 *                                 right-to-left
 *     left-offset to 3 >= 8 @750  an attribute, to another node if it has one; =, <= or >=
 *     width = 0.5 * width of 1 + 10      one that follows another
 *     left-alignment to 3 = 8 rule off   a rule, and one that is not in force
 *     sum = 0 : 1 2 left, -1 parent right     a sum of terms: coefficient, node, anchor
 *     sum = 0 : 1 2 width off @250 named "wide"   all that may be behind a sum or a rule, in this order
 *     name width "my width"       the name of an attribute
 *     gone-value left-offset to 3 0      what its values count as while node 3 is gone
 *
 * A line is indented by two spaces more than its node, and a node by two more than its parent, up to 32.
 * A node that is deeper names its parent, a node above it, instead: so a document is linear in what is
 * in it, however deep the tree. Words are those of keep_attribute_name with hyphens, and required
 * constraints have no priority. Lines for the layout begin in the first column: negative-sizes,
 * mixed-axes, right-to-left and a scale. Nodes are numbered in the order in which they were made, which
 * decides what is ambiguous.
 *
 * A document has what is in force, rules and sums that are not (not installed, of an atomic group that is
 * not active, or applied and waiting: read back they are not installed), and what sleeps because its nodes
 * share no tree or a root has no parent: read back it sleeps, and wakes where it would have. Some
 * things are in it as their results: what a function has measured is a content size; what a list has
 * applied, and what an autoresizing mask has made, are sums. It does not have what is only a handle or a
 * pointer of the host's: groups, atomic groups with the values that they would put back, conditions,
 * contexts, completions, user data; nor the conflict policy, an exercise, animations, or where
 * constraints were set.
 *
 * Two documents are compared by `python -m keeplayout diff before after`, of the Python package.
 *
 * layout: the layout.
 * Returns text borrowed until the next call on the layout; "" for NULL.
 * Thread: owner's thread. Cost: linear in the layout.
 * Since 0.1.
 */
KEEPLAYOUT_API const char *keep_layout_document(keep_layout *layout);

/**
 * Makes what a document describes, and solves. Settings of the layout that are not in the document, such as
 * a scale, are as in a new one. Frames are then those of the layout that it was written from, and its
 * document is the same again; the last bits of sums that are not exact may differ, as constraints are made
 * in another order.
 *
 * layout: a layout without nodes.
 * document: a document as keep_layout_document, keep_layout_description or keep_layout_report write
 *   it, or a person; a word that the library does not know is an error. A document may have constraints
 *   that sleep, and ones that mix the axes; those that are made later may mix them only if it says
 *   mixed-axes.
 * Returns KEEP_OK; KEEP_ERROR_INVALID_ARGUMENT, with the line, the column (in bytes, from 1) and the word
 * that is not understood in the message;
 * KEEP_ERROR_STATE for a layout that has nodes; otherwise what the calls would return that the document
 * stands for. On failure nothing is made, unless only solving fails, with KEEP_ERROR_LIMIT as for
 * keep_layout_commit: then the layout can be looked at.
 * Thread: owner's thread. Cost: linear in the document, and that of a first solve.
 * Since 0.1.
 */
KEEPLAYOUT_API keep_status keep_layout_read_document(keep_layout *layout, const char *document);

/**
 * What belongs into a bug report: the version, the conflicts, what is ambiguous, and below that the
 * description. The text is a document.
 *
 * layout: the layout.
 * Returns text borrowed until the next call on the layout; "" for NULL.
 * Thread: owner's thread. Cost: as keep_layout_open_numbers.
 * Since 0.1.
 */
KEEPLAYOUT_API const char *keep_layout_report(keep_layout *layout);

/**
 * A drawing: frames as of the last solve, with names and sizes, guides dashed, margins and baselines
 * dotted; values and rules as dimensions, with their numbers, dashed where a wish is not met; what is in
 * conflict in red; what is ambiguous hatched as far as it could go. Roots stand side by side. Of many
 * nodes only what is wrong is drawn in full.
 *
 * layout: the layout.
 * Returns the text of an SVG file, borrowed until the next call on the layout; "" for NULL.
 * Thread: owner's thread. Cost: as keep_layout_open_numbers.
 * Since 0.1.
 */
KEEPLAYOUT_API const char *keep_layout_svg(keep_layout *layout);

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
 * Returns text borrowed until the next failing call on the solver; "" if none has failed yet or
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
 * starts: row_count + 1 numbers that never decrease, the first 0.
 * variables, coefficients: starts[row_count] terms.
 * relations: row_count numbers of keep_relation, a byte each.
 * constants: row_count numbers.
 * priorities: row_count numbers, or NULL for KEEP_REQUIRED everywhere.
 * weights: row_count numbers, or NULL for 1 everywhere.
 * rows: receives row_count handles; may be NULL.
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
