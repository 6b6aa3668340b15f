/* What the program needs that write_c.py makes of all cases: a layout that takes their steps, and what is compared. */
#ifndef IN_C_H
#define IN_C_H

#include <keeplayout.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#define ANY NAN
#define COUNT(array) (sizeof(array) / sizeof *(array))

/* Lines of one height, of words that do not break, or of ink that breaks anywhere. */
typedef struct measure {
  double height;
  bool breaks;
  size_t count;
  const double *words;
} measure;

static keep_layout *ui;
static const char *case_name;
static int case_line;
static int wrong;

static inline keep_size measured(const measure *text, double width) {
  double ink = 0, line = 0, lines = 1, widest = 0;
  for (size_t k = 0; k < text->count; k++) {
    ink += text->words[k];
    if (line > 0 && line + text->words[k] > width + 1e-9)
      line = 0, lines++;
    line += text->words[k];
    widest = fmax(widest, line);
  }
  if (text->breaks) {
    widest = fmin(fmax(width, 1), ink);
    lines = ceil(ink / widest - 1e-9);
  }
  return (keep_size){widest, lines * text->height};
}

static inline double measure_height(keep_layout *layout, keep_node node, double width, void *text) {
  (void)layout, (void)node;
  return measured(text, width).height;
}

static inline void measure_both(keep_layout *layout, keep_node node, keep_size available,
                                keep_size *size, void *text) {
  (void)layout, (void)node;
  *size = measured(text, available.width);
}

static inline void complain(const char *what) {
  fprintf(stderr, "%s:%d: %s\n", case_name, case_line, what);
  wrong++;
}

static inline keep_node find(const char *name) {
  keep_node node = keep_node_find(ui, KEEP_NO_NODE, name);
  if (node.id == 0)
    complain(name);
  return node;
}

/* ---- Steps ---- */

static inline void start(const char *name, int line, const char *document) {
  case_name = name, case_line = line;
  ui = keep_layout_create();
  keep_layout_read_document(ui, document);
}

static inline void update(int line, const char *document) {
  case_line = line;
  keep_layout_update(ui, document);
}

static inline void resize(int line, const char *name, double width, double height) {
  double sizes[] = {width, height};
  case_line = line;
  for (int axis = KEEP_HORIZONTAL; axis <= KEEP_VERTICAL; axis++) {
    double priority = 0;
    keep_node_axis_size(ui, find(name), (keep_axis)axis, &priority);
    if (!isnan(sizes[axis]))
      keep_node_set_axis_size(ui, find(name), (keep_axis)axis, sizes[axis], priority);
  }
}

static inline void set_gone(int line, const char *name, keep_gone gone) {
  case_line = line;
  keep_node_set_gone(ui, find(name), gone);
}

/* ---- What is expected ---- */

/* Solves, and compares the status with the one that is expected, and the message with a part of it. */
static inline void solves(size_t conflicts) {
  if (keep_layout_solve(ui) != KEEP_OK || keep_layout_error(ui) != KEEP_OK)
    complain(keep_layout_error_message(ui));
  if (keep_layout_conflict_count(ui) != conflicts)
    complain("not as many conflicts");
}

static inline void fails(keep_status status, const char *words) {
  if (keep_layout_error(ui) == KEEP_OK)
    keep_layout_solve(ui);
  if (keep_layout_error(ui) != status || !strstr(keep_layout_error_message(ui), words))
    complain(keep_layout_error_message(ui));
}

static inline void says(const char *sentence) {
  for (size_t k = 0; k < keep_layout_conflict_count(ui); k++)
    if (strstr(keep_layout_conflict_description(ui, k), sentence))
      return;
  complain(sentence);
}

static inline void are(const char *what, const char *name, const double *found,
                       const double *expected, size_t count) {
  char line[256];
  for (size_t k = 0; k < count; k++) {
    if (isnan(expected[k]) || found[k] == expected[k] || fabs(found[k] - expected[k]) <= 1e-6)
      continue;
    snprintf(line, sizeof line, "%s of %.100s is %g, expected %g", what, name, found[k],
             expected[k]);
    complain(line);
  }
}

static inline void frame(const char *name, keep_frame_kind kind, double x, double y, double width,
                         double height) {
  keep_rect rect = keep_node_frame_as(ui, find(name), kind);
  are("frame", name, (double[]){rect.x, rect.y, rect.width, rect.height},
      (double[]){x, y, width, height}, 4);
}

static inline void range(const char *name, keep_axis axis, double minimum, double maximum) {
  double found[2] = {NAN, NAN};
  keep_node_size_range(ui, find(name), axis, KEEP_REQUIRED, &found[0], &found[1]);
  are("range", name, found, (double[]){minimum, maximum}, 2);
}

static inline void fitting(const char *name, keep_size target, double width, double height) {
  keep_size found = {NAN, NAN};
  keep_node_fitting_size(ui, find(name), target, KEEP_REQUIRED, KEEP_REQUIRED, &found);
  are("fitting size", name, (double[]){found.width, found.height}, (double[]){width, height}, 2);
}

static inline void end(void) { keep_layout_destroy(ui); }

#endif
