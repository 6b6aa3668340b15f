/*
 * Times containers as a host that links the library would use them: a column of rows, each an icon, a
 * title and a text that wraps, beside the same written with attributes; a row that comes and goes; and a
 * grid that is resized, beside a copy of its frames.
 *
 *     containers SECONDS
 *
 * Prints one line "measure value" per result, times in seconds. SECONDS is about how long each
 * measure may take.
 */
#include "timing.h"

#include <keeplayout.h>
#include <string.h>

enum { FEW = 100, MANY = 1000, TRACKS = 100, CELLS = TRACKS * TRACKS, MOST = 10000 };
enum { ICON, TITLE, TEXT, PARTS };

static keep_layout *ui;
static keep_node window, column, rows[MANY];
static double times[MOST], others[MOST];

static void check(keep_status status) {
  if (status == KEEP_OK)
    return;
  fprintf(stderr, "%s: %s\n", keep_status_name(status), keep_layout_error_message(ui));
  exit(1);
}

static void set_equal(keep_attribute attribute, double value) {
  check(keep_attribute_set_equal(ui, attribute, value, KEEP_REQUIRED));
}

static void set_insets(keep_node node, const keep_attribute_kind *kinds, size_t count) {
  for (size_t i = 0; i < count; i++)
    set_equal(keep_node_attribute(ui, node, kinds[i]), 0);
}

/* ---- A column of rows ------------------------------------------------------------------------ */

/* The height of a number of letters of 8 x 18 in lines of a width. */
static double measure(keep_layout *layout, keep_node node, double width, void *user_data) {
  (void)user_data;
  int letters = (int)(size_t)keep_node_user_data(layout, node);
  int per_line = width >= 8 ? (int)(width / 8) : 1;
  return 18 * ((letters + per_line - 1) / per_line);
}

static void make_parts(keep_node parent, size_t index, keep_node parts[PARTS]) {
  for (int i = 0; i < PARTS; i++)
    parts[i] = keep_node_create(ui, parent);
  size_t letters = 5 + index * 37 % 150;
  check(keep_node_keep_size(ui, parts[ICON], 24, 24, KEEP_REQUIRED));
  check(keep_node_keep_size(ui, parts[TITLE], 100, 18, KEEP_REQUIRED));
  check(keep_node_set_user_data(ui, parts[TEXT], (void *)letters, NULL));
  check(keep_node_set_content_size(ui, parts[TEXT], 8.0 * (double)letters, NAN));
  check(keep_node_set_measure(ui, parts[TEXT], KEEP_VERTICAL, measure, NULL, NULL));
}

static void make_window(void) {
  ui = keep_layout_create();
  window = keep_node_create(ui, KEEP_NO_NODE);
  check(keep_node_set_axis_size(ui, window, KEEP_HORIZONTAL, 400, KEEP_REQUIRED));
}

static const keep_stack row_stack =
    KEEP_STACK(KEEP_HORIZONTAL, .gap = 8, .align = KEEP_ALIGN_START);
static const keep_stack column_stack = KEEP_STACK(KEEP_VERTICAL, .gap = 4);

/* The last row of the column, with one part after the other. */
static keep_node append_row(size_t index) {
  keep_node parts[PARTS];
  keep_node row = keep_stack_create(ui, column, &row_stack, NULL, 0);
  make_parts(row, index, parts);
  return row;
}

static const keep_attribute_kind edges[] = {KEEP_LEFT_INSET, KEEP_RIGHT_INSET, KEEP_TOP_INSET,
                                            KEEP_BOTTOM_INSET};

/* Each container after its members. */
static void build_members_first(size_t count) {
  make_window();
  for (size_t i = 0; i < count; i++) {
    keep_node parts[PARTS];
    make_parts(window, i, parts);
    rows[i] = keep_stack_create(ui, window, &row_stack, parts, PARTS);
  }
  column = keep_stack_create(ui, window, &column_stack, rows, count);
  set_insets(column, edges, 4);
  check(keep_layout_solve(ui));
}

/* Each container before its members, which are appended one by one. */
static void build_appended(size_t count) {
  make_window();
  column = keep_stack_create(ui, window, &column_stack, NULL, 0);
  set_insets(column, edges, 4);
  for (size_t i = 0; i < count; i++)
    rows[i] = append_row(i);
  check(keep_layout_solve(ui));
}

/* What a row of a stack is, by hand: as high as the highest of its parts. */
static void write_row(keep_node row, size_t index) {
  keep_node parts[PARTS];
  make_parts(row, index, parts);
  set_equal(keep_node_attribute(ui, parts[ICON], KEEP_LEFT_INSET), 0);
  set_equal(keep_node_attribute(ui, parts[TEXT], KEEP_RIGHT_INSET), 0);
  for (int i = 0; i < PARTS; i++) {
    if (i)
      set_equal(keep_node_attribute_to(ui, parts[i], KEEP_LEFT_OFFSET, parts[i - 1]), 8);
    set_equal(keep_node_attribute(ui, parts[i], KEEP_TOP_INSET), 0);
    keep_attribute bottom = keep_node_attribute(ui, parts[i], KEEP_BOTTOM_INSET);
    check(keep_attribute_set_min(ui, bottom, 0, KEEP_REQUIRED));
  }
  keep_attribute height = keep_node_attribute(ui, row, KEEP_HEIGHT);
  check(keep_attribute_set_max(ui, height, 0, KEEP_FITTING));
}

static void build_attributes(size_t count) {
  make_window();
  column = keep_node_create(ui, window);
  set_insets(column, edges, 4);
  for (size_t i = 0; i < count; i++) {
    rows[i] = keep_node_create(ui, column);
    write_row(rows[i], i);
    set_insets(rows[i], edges, 2);
    if (i)
      set_equal(keep_node_attribute_to(ui, rows[i], KEEP_TOP_OFFSET, rows[i - 1]), 4);
  }
  set_insets(rows[0], &edges[2], 1);
  set_insets(rows[count - 1], &edges[3], 1);
  check(keep_layout_solve(ui));
}

/* How long a build takes, and how high the column becomes. */
static double time_build(void (*build)(size_t), double *height) {
  double start = now();
  build(MANY);
  double time = now() - start;
  *height = keep_node_frame(ui, column).height;
  keep_layout_destroy(ui);
  return time;
}

static void check_height(double height, double expected) {
  if (fabs(height - expected) <= 0.01)
    return;
  fprintf(stderr, "%g high, with attributes %g\n", height, expected);
  exit(1);
}

/* In turns, so that all meet the same machine. */
static void measure_builds(double seconds) {
  static double appended[MOST];
  size_t count = 0;
  double height, expected;
  for (double begin = now(); count < MOST && (now() - begin < 3 * seconds || count < 3); count++) {
    others[count] = time_build(build_attributes, &expected);
    times[count] = time_build(build_members_first, &height);
    check_height(height, expected);
    appended[count] = time_build(build_appended, &height);
    check_height(height, expected);
  }
  printf("build_attributes %.9g\n", median(others, count));
  printf("build %.9g\nbuild_appended %.9g\n", median(times, count), median(appended, count));
}

/* A row comes in front of another one and goes, each with the solve after it. */
static void measure_row(size_t count, size_t before, const char *name, double seconds) {
  build_appended(count);
  size_t turns = 0;
  for (double begin = now(); turns < MOST && now() - begin < seconds; turns++) {
    double start = now();
    keep_node row = append_row(turns);
    check(keep_node_move_before(ui, row, rows[before]));
    check(keep_layout_solve(ui));
    double middle = now();
    check(keep_node_destroy(ui, row));
    check(keep_layout_solve(ui));
    times[turns] = middle - start;
    others[turns] = now() - middle;
  }
  printf("insert_%s %.9g\nremove_%s %.9g\n", name, median(times, turns), name,
         median(others, turns));
  keep_layout_destroy(ui);
}

/* ---- A grid of content ----------------------------------------------------------------------- */

static keep_node cells[CELLS];
static keep_rect frames[CELLS], copies[CELLS];

/* Columns that share the width, and rows as high as their content: every frame changes with the width. */
static void build_grid(void) {
  static keep_track columns[TRACKS];
  for (size_t i = 0; i < TRACKS; i++)
    columns[i] = (keep_track){KEEP_TRACK_FRACTION, 1, 0, 0};
  make_window();
  for (size_t i = 0; i < CELLS; i++) {
    cells[i] = keep_node_create(ui, window);
    check(keep_node_set_content_size(ui, cells[i], 20 + (double)(i * 7 % 20), 18));
  }
  keep_grid parameters =
      KEEP_GRID(.columns = columns, .column_count = TRACKS, .gap = 4, .row_gap = 4);
  keep_node grid = keep_grid_create(ui, window, &parameters, cells, CELLS);
  set_insets(grid, edges, 4);
}

static void resize(double width) {
  check(keep_node_set_axis_size(ui, window, KEEP_HORIZONTAL, width, KEEP_REQUIRED));
  check(keep_layout_solve(ui));
  check(keep_layout_frames(ui, cells, frames, CELLS, KEEP_FRAME_IN_PARENT));
}

static void measure_grid(double seconds) {
  build_grid();
  double start = now();
  resize(5000);
  printf("grid_build %.9g\n", now() - start);
  double cost = clock_cost();
  size_t count = 0;
  for (double begin = now(); count < MOST && now() - begin < seconds; count++) {
    start = now();
    resize(5000 + (double)(count % 100));
    double middle = now();
    memcpy(copies, frames, sizeof copies);
    __asm__ volatile("" : : "r"(copies) : "memory");
    times[count] = middle - start - cost;
    others[count] = now() - middle - cost;
  }
  printf("resize %.9g\nmemcpy %.9g\n", median(times, count), median(others, count));
  keep_layout_destroy(ui);
}

int main(int argc, char **argv) {
  if (argc != 2)
    return 2;
  double seconds = strtod(argv[1], NULL);
  setvbuf(stdout, NULL, _IOLBF, 0);
  measure_builds(seconds);
  measure_row(FEW, FEW / 2, "few", seconds);
  measure_row(MANY, MANY / 2, "many", seconds);
  measure_row(MANY, MANY - 1, "last", seconds);
  measure_grid(seconds);
  return 0;
}
