/* keeplayout/hosts.h - a value in one call, the node at a point, the constraints of a node, a log. */
#ifndef KEEPLAYOUT_HOSTS_H
#define KEEPLAYOUT_HOSTS_H

#include "core.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * The uppermost node at a point: a node, or one inside of it. Children are above their parent, later siblings
 * above earlier ones. Left and top edges belong to a node, right and bottom ones do not. A node that is hidden
 * or gone is not there, nor is what is inside of it; guides are not there. What is inside of a node that clips
 * (keep_node_set_clips) is there within its frame alone.
 *
 * root: the point is in its coordinates, in which its frame begins at 0, 0; any node. It clips nothing itself: a
 *   host that has scrolled a node asks this node, for the point in its content.
 * kind: which frames: KEEP_FRAME_IN_ROOT, KEEP_FRAME_PRESENTED_IN_ROOT, or these on pixels.
 * Cost: linear in the subtree.
 */
KEEPLAYOUT_API keep_node keep_node_at(const keep_layout *layout, keep_node root, double x, double y,
                                      keep_frame_kind kind);

/** Sets whether a node clips what is inside of it: keep_node_at and drawings leave out what is outside of its frame.
 * A node that scrolls (KEEP_GUIDE_SCROLL) always does. */
KEEPLAYOUT_API keep_status keep_node_set_clips(keep_layout *layout, keep_node node, bool clips);

/** Whether a node clips what is inside of it, as it was told to or because it scrolls. */
KEEPLAYOUT_API bool keep_node_clips(const keep_layout *layout, keep_node node);

/**
 * The constraints that mention a node, also inactive ones; or all of the layout. Insets and centres of its
 * children do not mention it. Those that keep sizes from being negative are left out. They are in the order of
 * creation, as far as none was removed since.
 *
 * node: KEEP_NO_NODE for all.
 * Cost: for n constraints of a node n log n.
 */
KEEPLAYOUT_API size_t keep_node_constraints(const keep_layout *layout, keep_node node,
                                            keep_constraint *constraints, size_t capacity);

/** What a layout tells its host without being asked: flags. */
typedef enum keep_log {
  KEEP_LOG_REFUSED = 1,  /**< A call failed: its message. */
  KEEP_LOG_CONFLICT = 2, /**< A solve met a conflict that the one before did not: its report. */
  /** A solve left something ambiguous, other than the one before: what (KEEP_TEXT_AMBIGUITY). */
  KEEP_LOG_AMBIGUITY = 4,
  /** A solve left a container without what it asks for, and the one before did not (keep_layout_unmet_count). */
  KEEP_LOG_UNMET = 8,
  /**
   * A solve left a flow, a barrier, a stack that turns (containers.h), or a variant (variants.h) as it was decided,
   * though the last frames would decide otherwise.
   */
  KEEP_LOG_DECISION = 16
} keep_log;

/** Called with a text, which is valid during the call. It may read the layout; what it fails at is not logged. */
typedef void (*keep_log_function)(keep_layout *layout, keep_log kind, const char *text,
                                  void *user_data);

/**
 * Sets the function that is told what a layout meets, in place of another one. Of one solve up to twelve
 * conflicts, and up to twelve demands of containers, are told. Calls back. While there is a function every call that fails may call it, too.
 *
 * kinds: flags of keep_log; any other is KEEP_ERROR_INVALID_ARGUMENT.
 * function: NULL for none.
 * Cost: afterwards a solve with conflicts costs their reports, and with KEEP_LOG_AMBIGUITY or KEEP_LOG_UNMET each
 * what its text costs: for development.
 */
KEEPLAYOUT_API keep_status keep_layout_set_log(keep_layout *layout, uint32_t kinds,
                                               keep_log_function function, void *user_data,
                                               keep_destroy_function destroy);

#ifndef KEEPLAYOUT_DECLARATIONS_ONLY

/* Sets a value of a node, to another node or with KEEP_NO_NODE alone: keep_attribute_set of
 * keep_node_attribute_to or keep_node_attribute, and fails as these. */
static inline keep_status keep_node_set(keep_layout *layout, keep_node node,
                                        keep_attribute_kind kind, keep_node other,
                                        keep_relation relation, double value, double priority) {
  keep_attribute attribute = other.id ? keep_node_attribute_to(layout, node, kind, other)
                                      : keep_node_attribute(layout, node, kind);
  return attribute.id ? keep_attribute_set(layout, attribute, relation, value, priority)
                      : keep_layout_error(layout);
}

#endif

#ifdef __cplusplus
}
#endif

#endif
