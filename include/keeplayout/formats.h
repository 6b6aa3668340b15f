/* keeplayout/formats.h - rows and columns as strings: visual formats. */
#ifndef KEEPLAYOUT_FORMATS_H
#define KEEPLAYOUT_FORMATS_H

#include "equations.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ==== Format =================================================================================
 *
 * A row or a column as it looks, in Apple's Visual Format Language and more:
 *
 *     H:|-[label]-8-[field(>=120)]-|
 *     V:|-16-[title]-[body(>=40)]-(>=8,==24@low)-[bar(==title)]|
 *     |~[previous(50%)]~[next(previous * 2 - gap)]~|
 *
 *   orientation  H: or V:, at the beginning; H: without.
 *   |            The parent of the view next to it, whichever that is.
 *   [view]       A node, by a name as in equation strings. Views separated by commas share the place, and so do
 *                those of a range: [cell1..8] is cell1 to cell8, [cell..3] is cell, cell2, cell3. Each of them
 *                is connected to each at the next place.
 *   {view:...}   A view stack: a row or a column that is a view itself, a node or a guide. It begins where its
 *                first view does and ends where its last one does: {row:[a]-[b]}; with connections at its ends
 *                these are inside it: {card:-[a]-[b]-}. Predicates are behind its name: {row(200):[a][b]}.
 *   connections  Nothing: they touch. - is the standard gap: 8 between views, and next to | up to its margins,
 *                which are 8 unless set. -8-, -gap-, -5%-, -(>=8)-: a gap of this size, from edges. ~ is a
 *                flexible gap: all ~ of a format, or of a stack, are equal, and at least 0 (at 999, so that views
 *                which are too large overflow evenly); ~(>=8)~ instead as the predicates have it. -> is no
 *                constraint.
 *   predicates   In parentheses behind a name they are about its size, between hyphens about the gap. Separated
 *                by commas, each with a relation (== without), a sum as in equation strings, and a priority
 *                behind @. A view without an attribute is its size along the format, a percentage is one of the
 *                parent's: (>=120), (==title), (2 * title + 10), (title.height), (50%@high).
 *   priority     @ and a number or a name at the end is for all that have none of their own, in place of that
 *                of the context.
 *
 * Horizontal formats go from leading to trailing, unless the options fix a direction. Blanks and comments may
 * be anywhere but inside names and numbers. Z: is not read. Faults are those of equation strings.
 *
 * What a format makes are sums of terms, constraints like any other (keeplayout/terms.h), in Apple's order: for
 * each view the gap before it, then its size; at last alignments. Their sentences begin with their piece of the
 * format: "H:[label]-8-[field]: leading of <field> equal to ...". A format lasts as long as one of them.
 */

/** What a visual format has made. */
typedef struct keep_format {
  uint64_t id; /**< Opaque; equal ids are the same format. */
} keep_format;

/** Options of a format, with the bits of Apple's. Alignments are across the format; several may be combined. */
typedef enum keep_format_option {
  KEEP_FORMAT_ALIGN_LEFT = 0x2,              /**< All left edges are one line. */
  KEEP_FORMAT_ALIGN_RIGHT = 0x4,             /**< All right edges are. */
  KEEP_FORMAT_ALIGN_TOP = 0x8,               /**< All top edges are. */
  KEEP_FORMAT_ALIGN_BOTTOM = 0x10,           /**< All bottom edges are. */
  KEEP_FORMAT_ALIGN_LEADING = 0x20,          /**< All leading edges are. */
  KEEP_FORMAT_ALIGN_TRAILING = 0x40,         /**< All trailing edges are. */
  KEEP_FORMAT_ALIGN_CENTER_X = 0x200,        /**< All horizontal centres are. */
  KEEP_FORMAT_ALIGN_CENTER_Y = 0x400,        /**< All vertical centres are. */
  KEEP_FORMAT_ALIGN_LAST_BASELINE = 0x800,   /**< All last baselines are. */
  KEEP_FORMAT_ALIGN_FIRST_BASELINE = 0x1000, /**< All first baselines are. */
  KEEP_FORMAT_LEFT_TO_RIGHT = 0x10000,       /**< A horizontal format goes from left to right. */
  KEEP_FORMAT_RIGHT_TO_LEFT = 0x20000,       /**< A horizontal format goes from right to left. */
  /** Gaps between views are from the last baseline of the upper to the first one of the lower. */
  KEEP_FORMAT_BASELINE_TO_BASELINE = 0x80000
} keep_format_option;

/**
 * Makes the constraints of a visual format, or none of them.
 *
 * context: names, metrics and the priority, as for keep_equation_create; may be NULL.
 * options: flags of keep_format_option, or 0.
 * Returns none with KEEP_ERROR_INVALID_ARGUMENT for a fault, which keep_equation_fault_at describes, and for
 * options that mean nothing for its orientation.
 * Cost: linear in the string, the constraints, and the names; as keep_equation_create for looking nodes up.
 */
KEEPLAYOUT_API keep_format keep_format_create(keep_layout *layout, const char *text,
                                              const keep_equation_context *context,
                                              uint32_t options);

/** Removes the constraints of a format, and with them the format. */
KEEPLAYOUT_API keep_status keep_format_destroy(keep_layout *layout, keep_format format);

/**
 * The constraints of a format that have not been removed, in the order described above. Cost: linear in all
 * of its constraints.
 */
KEEPLAYOUT_API size_t keep_format_constraints(const keep_layout *layout, keep_format format,
                                              keep_constraint *constraints, size_t capacity);

/**
 * A format as a string, with the values that its constraints have now: "H:|-[label]-12-[field(>=120)]-|". Read
 * back with the same options, and without names in the context, it makes the same linear forms. Where a gap has
 * lost its constraints there is ->. "" for a stale handle. Cost: linear in its constraints.
 */
KEEPLAYOUT_API const char *keep_format_text(const keep_layout *layout, keep_format format);

/** The options of a format. */
KEEPLAYOUT_API uint32_t keep_format_options(const keep_layout *layout, keep_format format);

/** The format that has made a constraint; none for other constraints. */
KEEPLAYOUT_API keep_format keep_constraint_format(const keep_layout *layout,
                                                  keep_constraint constraint);

#ifndef KEEPLAYOUT_DECLARATIONS_ONLY
/* Whether a handle is that of a format that has not ended. */
static inline bool keep_format_is_valid(const keep_layout *layout, keep_format format) {
  return keep_layout_handle_kind(layout, format.id) == KEEP_HANDLE_FORMAT;
}
#endif

#ifdef __cplusplus
}
#endif

#endif
