/* keeplayout/documents.h - a layout as text and as a picture. */
#ifndef KEEPLAYOUT_DOCUMENTS_H
#define KEEPLAYOUT_DOCUMENTS_H

#include "core.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ==== Documents ==============================================================================
 */

#ifndef KEEPLAYOUT_DECLARATIONS_ONLY
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
 * Returns text; "" for NULL.
 * Cost: linear in the layout.
 */
static inline const char *keep_layout_description(const keep_layout *layout) {
  return keep_layout_text(layout, KEEP_TEXT_DESCRIPTION);
}
#endif

#ifndef KEEPLAYOUT_DECLARATIONS_ONLY
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
 * Names stand between double quotes: with a backslash before " and \, and what cannot be shown in a line
 * is written out (Text, in core.h).
 *
 * Two documents are compared by `python -m keeplayout diff before after`, of the Python package.
 *
 * layout: the layout.
 * Returns text; "" for NULL.
 * Cost: linear in the layout.
 */
static inline const char *keep_layout_document(const keep_layout *layout) {
  return keep_layout_text(layout, KEEP_TEXT_DOCUMENT);
}
#endif

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

#ifndef KEEPLAYOUT_DECLARATIONS_ONLY
/**
 * What belongs into a bug report: the version, the conflicts, what is ambiguous, and below that the
 * description. The text is a document.
 *
 * layout: the layout.
 * Returns text; "" for NULL.
 * Cost: as keep_layout_open_numbers.
 */
static inline const char *keep_layout_report(const keep_layout *layout) {
  return keep_layout_text(layout, KEEP_TEXT_REPORT);
}
#endif

#ifndef KEEPLAYOUT_DECLARATIONS_ONLY
/**
 * A drawing: frames as of the last solve, with names and sizes, guides dashed, margins and baselines
 * dotted; values and rules as dimensions, with their numbers, dashed where a wish is not met; what is in
 * conflict in red; what is ambiguous hatched as far as it could go. Roots stand side by side. Of many
 * nodes only what is wrong is drawn in full.
 *
 * layout: the layout.
 * Returns the text of an SVG file; "" for NULL.
 * Cost: as keep_layout_open_numbers.
 */
static inline const char *keep_layout_svg(const keep_layout *layout) {
  return keep_layout_text(layout, KEEP_TEXT_SVG);
}
#endif

#ifdef __cplusplus
}
#endif

#endif
