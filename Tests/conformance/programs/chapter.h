/* What the programs share. */
#ifndef CHAPTER_H
#define CHAPTER_H

#include <keeplayout.h>
#include <math.h>
#include <stddef.h>

#define COUNT(array) (sizeof(array) / sizeof *(array))
#define NODES(...) (keep_node[]){__VA_ARGS__}, COUNT(((keep_node[]){__VA_ARGS__}))

enum { MOST_NODES = 32 };
static keep_layout *ui;
static keep_node all[MOST_NODES];
static size_t nodes;

static inline keep_node named(keep_node node, const char *name) {
  keep_node_set_name(ui, node, name);
  all[nodes++] = node;
  return node;
}

static inline keep_node make(keep_node parent, const char *name) {
  return named(keep_node_create(ui, parent), name);
}

/* A new layout with a window. */
static inline keep_node open_window(double width, double height) {
  ui = keep_layout_create();
  keep_node window = make(KEEP_NO_NODE, "window");
  keep_node_set_size(ui, window, width, height);
  return window;
}

/* Equal, of a node or to another one; required. */
static inline keep_attribute keep(keep_node node, keep_attribute_kind kind, double value) {
  keep_attribute attribute = keep_node_attribute(ui, node, kind);
  keep_attribute_set_equal(ui, attribute, value, KEEP_REQUIRED);
  return attribute;
}

static inline keep_attribute keep_to(keep_node node, keep_attribute_kind kind, keep_node other,
                                     double value) {
  keep_attribute attribute = keep_node_attribute_to(ui, node, kind, other);
  keep_attribute_set_equal(ui, attribute, value, KEEP_REQUIRED);
  return attribute;
}

/* Solves, and reads the frames of all nodes. */
static inline void show(void) {
  keep_rect frames[MOST_NODES];
  keep_layout_solve(ui);
  keep_layout_conflict_count(ui);
  keep_layout_frames(ui, all, frames, nodes, KEEP_FRAME_IN_PARENT);
}

static inline void show_presented(void) {
  keep_rect frames[MOST_NODES];
  keep_layout_frames(ui, all, frames, nodes, KEEP_FRAME_PRESENTED);
}

/* The error of a call that was refused, and its message. */
static inline void show_error(void) {
  keep_layout_error(ui);
  keep_layout_error_message(ui);
  keep_layout_clear_error(ui);
}

#endif
