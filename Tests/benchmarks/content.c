/*
 * Times a form of a thousand labels below each other, as a host that links the library would use it:
 * texts that wrap and are measured by a function, beside the same form with heights that are known.
 *
 *     content SECONDS
 *
 * Prints one line "measure value" per result, times in seconds. SECONDS is about how long each
 * measure may take.
 */
#include "timing.h"

#include <keeplayout.h>

enum { LABELS = 1000, MOST = 10000 };

typedef struct form {
  keep_layout *ui;
  keep_node window, labels[LABELS];
  int letters[LABELS];
  int calls;
} form;

static void check(keep_layout *ui, keep_status status) {
  if (status == KEEP_OK)
    return;
  fprintf(stderr, "%s: %s\n", keep_status_name(status), keep_layout_error_message(ui));
  exit(1);
}

/* The height of a number of letters of 8 x 18 in lines of a width. */
static double height(int letters, double width) {
  int per_line = width >= 8 ? (int)(width / 8) : 1;
  return 18 * ((letters + per_line - 1) / per_line);
}

/* What a text engine would take is not timed: this is the cheapest measure that there is. */
static double measure(keep_layout *ui, keep_node node, double width, void *user_data) {
  form *f = user_data;
  f->calls++;
  return height(f->letters[(size_t)keep_node_user_data(ui, node)], width);
}

static void build(form *f, int is_measured) {
  keep_layout *ui = f->ui = keep_layout_create();
  f->calls = 0;
  f->window = keep_node_create(ui, KEEP_NO_NODE);
  check(ui, keep_node_set_axis_size(ui, f->window, KEEP_HORIZONTAL, 400, KEEP_REQUIRED));
  for (size_t i = 0; i < LABELS; i++) {
    keep_node label = f->labels[i] = keep_node_create(ui, f->window);
    f->letters[i] = 5 + (int)(i * 37 % 150);
    check(ui, keep_node_set_user_data(ui, label, (void *)i, NULL));
    keep_attribute sides = keep_node_attribute(ui, label, KEEP_HORIZONTAL_MARGIN_INSETS);
    keep_attribute top = i ? keep_node_attribute_to(ui, label, KEEP_TOP_OFFSET, f->labels[i - 1])
                           : keep_node_attribute(ui, label, KEEP_TOP_MARGIN_INSET);
    check(ui, keep_attribute_set_equal(ui, sides, 0, KEEP_REQUIRED));
    check(ui, keep_attribute_set_equal(ui, top, 4, KEEP_REQUIRED));
    double wide = f->letters[i] * 8.0, high = height(f->letters[i], 384);
    check(ui, keep_node_set_content_size(ui, label, wide, is_measured ? NAN : high));
    if (is_measured)
      check(ui, keep_node_set_measure(ui, label, KEEP_VERTICAL, measure, f, NULL));
  }
  keep_attribute bottom = keep_node_attribute(ui, f->labels[LABELS - 1], KEEP_BOTTOM_MARGIN_INSET);
  check(ui, keep_attribute_set_equal(ui, bottom, 4, KEEP_REQUIRED));
  check(ui, keep_layout_solve(ui));
}

static double times[MOST];

/* The middle of many builds, in turns with the other kind, so that both meet the same machine. */
static void measure_builds(form *f, double seconds) {
  static double measured[MOST];
  size_t count = 0;
  for (double begin = now(); count < MOST && (now() - begin < 2 * seconds || count < 3); count++) {
    double start = now();
    build(f, 0);
    times[count] = now() - start;
    keep_layout_destroy(f->ui);
    start = now();
    build(f, 1);
    measured[count] = now() - start;
    keep_layout_destroy(f->ui);
  }
  printf("build_plain %.9g\n", median(times, count));
  printf("build %.9g\ncalls %d\n", median(measured, count), f->calls);
}

/* A longer or shorter text for one label, and the solve after it. */
static void measure_edits(form *f, size_t label, const char *name, double seconds) {
  size_t count = 0;
  f->calls = 0;
  for (double begin = now(); count < MOST && now() - begin < seconds; count++) {
    f->letters[label] = count % 2 ? 60 : 140;
    double start = now();
    check(f->ui, keep_node_set_content_size(f->ui, f->labels[label], f->letters[label] * 8.0, NAN));
    check(f->ui, keep_node_invalidate_content(f->ui, f->labels[label]));
    check(f->ui, keep_layout_solve(f->ui));
    times[count] = now() - start;
  }
  printf("%s %.9g\n%s_calls %.9g\n", name, median(times, count), name, (double)f->calls / count);
}

/* How high the form is at a width, asked of the form as it is. */
static void measure_fitting(form *f, double width, const char *name, double seconds) {
  size_t count = 0;
  keep_size size;
  f->calls = 0;
  for (double begin = now(); count < MOST && now() - begin < seconds; count++) {
    double start = now();
    check(f->ui, keep_node_fitting_size(f->ui, f->window, (keep_size){width, 0}, KEEP_REQUIRED,
                                        KEEP_FITTING, &size));
    times[count] = now() - start;
  }
  printf("%s %.9g\n%s_calls %.9g\n", name, median(times, count), name, (double)f->calls / count);
}

int main(int argc, char **argv) {
  if (argc != 2)
    return 2;
  double seconds = strtod(argv[1], NULL);
  form *f = take(1, sizeof *f);
  setvbuf(stdout, NULL, _IOLBF, 0);
  measure_builds(f, seconds);
  build(f, 1);
  measure_edits(f, LABELS - 1, "edit_last", seconds);
  measure_edits(f, 0, "edit_first", seconds);
  measure_fitting(f, 400, "fit_same", seconds);
  measure_fitting(f, 320, "fit_other", seconds);
  keep_layout_destroy(f->ui);
  free(f);
  return 0;
}
