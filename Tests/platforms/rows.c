/* A list of 250 rows of an icon, a label and a value, 1,001 nodes: prints a hash of the bits of all frames,
 * at 50 widths, and the least microseconds that it took to make it, to solve it first, and to solve it at
 * another width and read its frames. */
#include <keeplayout.h>
#include <stdint.h>
#include <stdio.h>
#include <time.h>

enum { ROWS = 250, NODES = 1 + 4 * ROWS, TIMES = 10, RESIZES = 50 };

static keep_layout *ui;
static keep_node list;

static void keep(keep_node node, keep_attribute_kind kind, keep_node other, keep_relation relation,
                 double value, double priority) {
  if (keep_node_set(ui, node, kind, other, relation, value, priority) != KEEP_OK)
    puts(keep_layout_error_message(ui));
}

static keep_node add_row(keep_node above) {
  keep_node row = keep_node_create(ui, list), icon = keep_node_create(ui, row);
  keep_node label = keep_node_create(ui, row), value = keep_node_create(ui, row);
  keep(row, KEEP_HORIZONTAL_INSETS, KEEP_NO_NODE, KEEP_EQUAL, 0, KEEP_REQUIRED);
  keep(row, KEEP_HEIGHT, KEEP_NO_NODE, KEEP_EQUAL, 44.3, KEEP_REQUIRED);
  if (above.id)
    keep(row, KEEP_TOP_OFFSET, above, KEEP_EQUAL, 1.1, KEEP_REQUIRED);
  else
    keep(row, KEEP_TOP_INSET, KEEP_NO_NODE, KEEP_EQUAL, 0, KEEP_REQUIRED);
  keep(icon, KEEP_LEFT_INSET, KEEP_NO_NODE, KEEP_EQUAL, 8, KEEP_REQUIRED);
  keep(icon, KEEP_VERTICAL_INSETS, KEEP_NO_NODE, KEEP_EQUAL, 6, KEEP_REQUIRED);
  keep(icon, KEEP_ASPECT_RATIO, KEEP_NO_NODE, KEEP_EQUAL, 1.3, KEEP_REQUIRED);
  keep(label, KEEP_LEFT_OFFSET, icon, KEEP_EQUAL, 7.7, KEEP_REQUIRED);
  keep(label, KEEP_VERTICAL_CENTER, KEEP_NO_NODE, KEEP_EQUAL, 0.5, KEEP_REQUIRED);
  keep(label, KEEP_WIDTH, KEEP_NO_NODE, KEEP_EQUAL, 240, KEEP_HIGH);
  keep(label, KEEP_HEIGHT, KEEP_NO_NODE, KEEP_EQUAL, 20, KEEP_REQUIRED);
  keep(value, KEEP_LEFT_OFFSET, label, KEEP_AT_LEAST, 8, KEEP_REQUIRED);
  keep(value, KEEP_RIGHT_INSET, KEEP_NO_NODE, KEEP_EQUAL, 8, KEEP_REQUIRED);
  keep(value, KEEP_WIDTH, row, KEEP_EQUAL, 0.3, KEEP_REQUIRED);
  keep(value, KEEP_TOP_ALIGN, label, KEEP_EQUAL, 0, KEEP_REQUIRED);
  keep(value, KEEP_HEIGHT, label, KEEP_EQUAL, 1, KEEP_REQUIRED);
  return row;
}

static void make_list(void) {
  ui = keep_layout_create();
  list = keep_node_create(ui, KEEP_NO_NODE);
  keep_node_set_size(ui, list, 500, 20000);
  keep_node above = KEEP_NO_NODE;
  for (int i = 0; i < ROWS; i++)
    above = add_row(above);
}

/* A board without a system has no clock: everything takes no time there. */
static double microseconds(void) {
#if defined(__unix__) || defined(__APPLE__) || defined(_WIN32) || defined(__wasm__)
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return 1e6 * (double)now.tv_sec + 1e-3 * (double)now.tv_nsec;
#else
  return 0;
#endif
}

static double since(double start, double least) {
  double taken = microseconds() - start;
  return taken < least ? taken : least;
}

static keep_node nodes[NODES];
static keep_rect frames[NODES];

static void solve_and_read(double width) {
  keep_node_set_size(ui, list, width, 20000);
  keep_status status = keep_layout_solve(ui);
  if (status == KEEP_OK)
    status = keep_layout_frames(ui, nodes, frames, NODES, KEEP_FRAME_IN_ROOT);
  if (status != KEEP_OK)
    puts(keep_layout_error_message(ui));
}

/* After Fowler, Noll and Vo. */
static uint64_t hash_of_frames(uint64_t hash) {
  const unsigned char *bytes = (const unsigned char *)frames;
  for (size_t i = 0; i < sizeof frames; i++)
    hash = (hash ^ bytes[i]) * 0x100000001b3;
  return hash;
}

int main(void) {
  double made = 1e9, solved = 1e9, resized = 1e9;
  for (int i = 0; i < TIMES; i++) {
    keep_layout_destroy(ui);
    double start = microseconds();
    make_list();
    made = since(start, made);
    start = microseconds();
    keep_layout_solve(ui);
    solved = since(start, solved);
  }
  nodes[0] = list;
  size_t count = 1;
  for (size_t i = 0; i < count; i++)
    count += keep_node_children(ui, nodes[i], nodes + count, NODES - count);
  uint64_t hash = 0xcbf29ce484222325;
  for (int i = 0; i < RESIZES; i++) {
    double start = microseconds();
    solve_and_read(500 + i / 7.0);
    resized = since(start, resized);
    hash = hash_of_frames(hash);
  }
  printf("%d nodes, frames %08lx%08lx\n", (int)count, (unsigned long)(hash >> 32),
         (unsigned long)(hash & 0xffffffff));
  printf("%.1f %.1f %.1f\n", made, solved, resized);
  keep_layout_destroy(ui);
}
