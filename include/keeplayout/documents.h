/* keeplayout/documents.h - a layout as text and as a picture. */
#ifndef KEEPLAYOUT_DOCUMENTS_H
#define KEEPLAYOUT_DOCUMENTS_H

#include "core.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ==== Documents =========================================================================== */

/**
 * Makes the layout that a document describes, and solves. Settings of the layout that are not in the document
 * are as in a new one. Frames, and its document, are then those of the layout that wrote it, except for the
 * last bits of inexact sums, as constraints are made in another order.
 *
 * layout: one without nodes, or KEEP_ERROR_STATE.
 * document: written by the library or by a person; a word that the library does not know is an error.
 *   Constraints in it may be inactive, and mix the axes. What keep_layout_at tells is where its first line is:
 *   keep_constraint_line then counts on from there, and otherwise from 1.
 * Returns KEEP_ERROR_INVALID_ARGUMENT with the line, the column and the word of the first fault in the message
 * (keep_document_fault_at has all); otherwise the errors of the calls that the document stands for. On failure
 * nothing is made, unless only solving fails, with KEEP_ERROR_LIMIT, as it does after a few seconds. Calls back.
 * Cost: linear in the document, and a first solve.
 */
KEEPLAYOUT_API keep_status keep_layout_read_document(keep_layout *layout, const char *document);

/**
 * Makes the layout what a document describes, and keeps what is there: nodes of the same name, or else number, and
 * constraints that differ only in value, priority or name, have the same handles. Frames are then as if a new layout
 * had read the document. An animation animates it, a transaction takes it back; outside of both it solves.
 *
 * What documents do not have stays, such as user data, groups, conditions, and what is measured, whose content size
 * in the document is ignored. An attribute that the document asks the other way round gets another handle.
 * Returns errors as keep_layout_read_document; on failure nothing is changed, unless only solving fails, as in
 * keep_layout_commit. Calls back. Cost: linear in the document and the layout, apart from sorting, and that solve.
 */
KEEPLAYOUT_API keep_status keep_layout_update(keep_layout *layout, const char *document);

/** The line of a document in which a node begins, from 1; 0 for a node that no document has made. */
KEEPLAYOUT_API int32_t keep_node_line(const keep_layout *layout, keep_node node);

/** A fault of a document, and its position. */
typedef struct keep_document_fault {
  size_t offset;      /**< Where it begins in the document, in bytes, from 0. */
  size_t length;      /**< How many bytes are wrong; 0 where something is missing. */
  size_t line;        /**< In which line, from 1. */
  size_t column;      /**< Where in it, in characters (code points), from 1. */
  keep_status status; /**< KEEP_ERROR_INVALID_ARGUMENT, or why the layout refuses it. */
} keep_document_fault;

/**
 * How many lines had faults in the last document that was read or updated to; 0 if it was understood. A line
 * that is indented below one with a fault is not looked at, and reading ends at 100.
 */
KEEPLAYOUT_API size_t keep_document_fault_count(const keep_layout *layout);

/** A fault of that document, in the order of lines. */
KEEPLAYOUT_API keep_document_fault keep_document_fault_at(const keep_layout *layout, size_t index);

/**
 * A fault in words, in one line.
 *
 *     line 3, column 5: "widht": no line inside of a node begins with this word; the nearest is "width"
 */
KEEPLAYOUT_API const char *keep_document_fault_description(const keep_layout *layout, size_t index);

/** The word that may have been meant; "" if none is near. */
KEEPLAYOUT_API const char *keep_document_fault_nearest(const keep_layout *layout, size_t index);

/**
 * Finds the words that could stand at a place of a document, in place of the one that is there: what lines begin with,
 * attributes, names of nodes and constants. For editors; other lines may have faults.
 *
 * layout: any one; it keeps the words until the next call, and is not changed otherwise.
 * offset: in bytes, from 0; the end of a word that is being typed.
 * Returns how many there are, at most 1000; 0 where no word can stand. Cost: as keep_layout_read_document, without
 * the solve.
 */
KEEPLAYOUT_API size_t keep_document_complete(keep_layout *layout, const char *document,
                                             size_t offset);

/** One of these words. */
KEEPLAYOUT_API const char *keep_document_completion(const keep_layout *layout, size_t index);

/* ==== Drawings ============================================================================ */

/** What a drawing shows. */
typedef enum keep_drawn {
  /** Frames with names and sizes, guides, margins, baselines: always there. */
  KEEP_DRAWN_FRAMES = 1,
  KEEP_DRAWN_VALUES = 2,     /**< Dimensions of what the host has set: values, rules, sums. */
  KEEP_DRAWN_CONTAINERS = 4, /**< Dimensions of what containers ask of their members. */
  KEEP_DRAWN_CONTENT = 8,    /**< Dimensions of content. */
  KEEP_DRAWN_CONFLICTS = 16, /**< What is in a conflict, in red. */
  KEEP_DRAWN_AMBIGUITY = 32, /**< Ambiguous ranges, hatched. */
  KEEP_DRAWN_HIDDEN = 64     /**< What is hidden or gone, dashed. */
} keep_drawn;

/** A choice of what a drawing shows, and how. */
typedef struct keep_drawing {
  uint32_t size KEEPLAYOUT_OR_ZERO; /**< sizeof(keep_drawing), which KEEP_DRAWING sets. */
  /** Which parts, flags of keep_drawn; 0 for values, conflicts and ambiguity. */
  uint32_t shows KEEPLAYOUT_OR_ZERO;
  keep_frame_kind kind KEEPLAYOUT_OR_ZERO; /**< Which frames: on pixels, or on their way. */
  /** Whether it has no background; it is white otherwise. */
  bool is_transparent KEEPLAYOUT_OR_ZERO;
} keep_drawing;

/** Initializes a drawing, by the names of its fields (C++20: in the order of the struct). */
#define KEEP_DRAWING(...) {.size = sizeof(keep_drawing), __VA_ARGS__}

/**
 * A drawing as an SVG file. Dimensions are dashed where a soft constraint is violated; what a node clips
 * (keep_node_set_clips, content that scrolls) is not drawn. Roots stand side by side. Of more than 120 nodes only what
 * is wrong has dimensions. A rectangle has the number of its node (keep_node_number) as data-node="3", and its
 * name and frame as a title; words let a pointer through to it.
 *
 * within: what is drawn, with all inside of it; KEEP_NO_NODE draws the layout.
 * drawing: NULL for a usual one.
 * Returns "" for a fault in the choice. Cost: linear in the layout; with conflicts and ambiguity as
 *   keep_layout_conflict_count and keep_layout_ambiguous.
 */
KEEPLAYOUT_API const char *keep_layout_svg(const keep_layout *layout, keep_node within,
                                           const keep_drawing *drawing);

/* ==== In words ============================================================================ */
#ifndef KEEPLAYOUT_DECLARATIONS_ONLY

/*
 * The tree, indented, a line for each node with its frame (x, y, width, height in its parent), each value and
 * each constraint, with its violation and source location. It is a document: notes follow a #.
 *
 *     keeplayout 1
 *     node 1 "window"  # 0 0 320 568
 *       size-width 320
 *       size-height 568
 *       node 2 "label"  # 20 0 100 0
 *         width >= 100
 *         left-inset = 20
 */
static inline const char *keep_layout_description(const keep_layout *layout) {
  return keep_layout_text(layout, KEEP_TEXT_DESCRIPTION);
}

/*
 * A document: names, tree, numbers of nodes, values and constraints, with all digits. A line is
 *
 *     node 2 "name"               guide 3 safe "name", margins, readable, scroll, layout, frame, or none
 *     node 19 in 18 "name"        whose child it is, where lines are indented no further
 *     size-width 320 @500         size-height: of a root
 *     margins 8 8 8 8             top, left, bottom, right; safe-area, alignment-insets as well
 *     baselines 12 4              the first one from the top, the last one from the bottom
 *     baseline-share 0.5          of the height, by which both are further inside
 *     content-width 80            content-height; and measured, which KEEP_FILL_PROPORTIONALLY leaves out
 *     hugging-width 250           hugging-height, compression-width, compression-height
 *     hidden                      clips, gone, gone-horizontally, gone-vertically
 *     inherited-margins           directional-margins, margins-from-edges, left-to-right,
 *                                 right-to-left
 *     row                         column, grid; lines about it stand below it, in any order
 *     gap 8                       row-gap, padding-top, padding-left, padding-bottom, padding-right
 *     padding-from-margins        padding counts from the margins of the node
 *     baselines-reversed          gap-from-baselines
 *     turns                       it goes along the other axis where its members do not fit
 *     gap-fraction 0.1            row-gap-fraction, padding-fraction-top and so on: of its size, in addition
 *     alignment center            justify; fill, start, end, first-baseline, last-baseline, none
 *     distribution spread         fill-equally, fill-proportionally, equal-gaps, equal-centers, packed, around;
 *                                 bias 0.5 of packed members, or one alone; row-distribution, row-bias of lines, rows
 *     least content               what members keep of theirs; or word, nothing
 *     wraps                       it is a flow, whose lines are in no document; most 3 of members a line,
 *                                 hugs-lines, last-line-packed, lines-reversed
 *     safe                        what is too large begins at the start
 *     variant width 400           a variant: height 200, fits, or none of them (keeplayout/variants.h)
 *     in-variant 1 3 gap 4        what a parameter of node 3, or of it as a member, is in the one of index 1; also row,
 *                                 column, gone, not-gone; bias unset
 *     weight 2                    of a member: gap-after, own-alignment, own-justify, excluded,
 *                                 shrink 2, basis 80, grows, own-least,
 *                                 own-margin-top 8, own-margin-fraction-top 0.1 and so on
 *     listed 4 weight 2           a node that it arranges where it is, and what that has of its own in it
 *     axis vertical               of a grid: members go to free cells by columns; dense;
 *                                 repeats fill, or fit, of its last column, which is then as often there as fits
 *     cells 0 1 2 1               of a member of a grid: column, row, how many columns and rows; or parts of these:
 *                                 first-column 0, first-row 1, column-span 2, row-span 1; overlay
 *     grid-column 4 fraction 1    grid-row; of guide 4: fixed 80, yielding 1, least, filling, or as its content; then
 *                                 min 40 max 90; first "implicit" of a row that was made for a member
 *     guideline                   of a guide: then edge leading, distance 8, fraction 0.5
 *     barrier 4 5                 of a guide: beyond nodes 4 and 5; then edge and distance
 *     circle 2 45 80              around node 2, at an angle and a radius
 *     left-offset to 3 >= 8 @750  an attribute, to another node; =, <= or >=
 *     insets = 8                  a group: safe-insets, margin-insets, size, center and so on
 *     width = 0.5 * width of 1 + 10      one that follows another; width = width of 1
 *     reversed left-offset to 3 = 8      an offset that was asked of node 3, as its right offset
 *     left-alignment to 3 = 8 rule off   a rule, and one that is not installed
 *     sum = 0 : 1 2 left, -1 parent right     a sum of terms: coefficient, node, anchor
 *     sum = 0 : 1 2 width off @250 named "wide"   all that may follow a sum or a rule
 *     sum = 4 : 1 3 top variant 1 of 3 @700   a sum, or a rule, of the variant of index 1 of node 3, before off and the rest
 *     sum = 40 : 1 2 width as 2   a sum that a format is made of, and its number there
 *     name width "my width"       the name of an attribute
 *     gone-value left-offset to 3 0      its margin while node 3 is gone
 *
 * A line is indented by two spaces more than its node, and a node by two more than its parent, up to 32. A node
 * that is deeper names its parent, a node above it, instead. Words are those of KEEP_TEXT_NAME with hyphens, and
 * required constraints have no priority. ==, @ high and notes behind // are read, too, as in equation strings, =
 * behind any word, and numbers of C's enums in place of words. Nothing is set twice. Lines for the layout begin in
 * the first column: negative-sizes, mixed-axes, right-to-left and a scale. Names stand between double quotes, with
 * a backslash before " and \, and escaped as in messages.
 *
 * A visual format (keeplayout/formats.h) is a line behind all nodes: horizontal or vertical, the number of its options
 * and a priority if there are any, and its parts in order. These are bar, the parent; view 2, a node, and
 * next-view 3, another one at the same place; stack 4, a node around those up to its stack-end; and by the number
 * of a sum, which is what "as" says behind it, gap, standard-gap, flexible-gap, next-gap (of another node at one
 * place), equal (a gap to the one before), size and alignment.
 *
 *     format horizontal options 8 @750 : bar, standard-gap 1, view 2, size 2, gap 3, view 3, alignment 4
 *
 * By hand it is shorter. Nodes may be without numbers, which are then those after all others, and a name of letters,
 * digits, _ and - without quotes: "node title" and "left-offset to title = 8". And there are
 *
 *     let gap 8                   a number with a name, in the first column, for wherever a number stands
 *     equation title.left == 8    an equation string (keeplayout/equations.h), whose metrics are such numbers
 *     format H:|-[title]-gap-|    a visual format
 *     component field who height=20    a node that is used again: below it, indented, its line and what is inside.
 *                                 There $who and $height stand for what is given
 *     use field city              its node; height=44 or 44 behind it gives another height. Lines that are
 *                                 indented below are inside of the node
 *
 * Components may use those above them, 64 deep. What a document writes out to has 16 megabytes at most.
 *
 * Numbers of nodes are those of messages, from 1, each once, perhaps with gaps; their order, that of creation,
 * decides ambiguous values. A name that only one node has may stand for its number: left-offset to "label" = 8.
 * Documents are compared by `python -m keeplayout diff before after`.
 *
 * A document has all constraints, also inactive ones and rules and sums that are not installed. Measured
 * content is in it as a content size, applied attributes and autoresizing masks as sums. It does not have
 * groups, atomic groups, conditions, contexts, completions, user data, the conflict policy, an exercise,
 * animations, and source locations.
 */
static inline const char *keep_layout_document(const keep_layout *layout) {
  return keep_layout_text(layout, KEEP_TEXT_DOCUMENT);
}

/* For a bug report: the version, the conflicts, what is ambiguous, and the description; a document. */
static inline const char *keep_layout_report(const keep_layout *layout) {
  return keep_layout_text(layout, KEEP_TEXT_REPORT);
}

#endif

#ifdef __cplusplus
}
#endif

#endif
