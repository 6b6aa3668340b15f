/* The example at the top of the header, as written there, and everything else that a first program
 * does. Linked as any program: cc first_layout.c $(pkg-config --cflags --libs keeplayout)
 */
#include "check.h"

/* Worked out by hand: the image is 320 - 2 * 10 wide and 9/16 of that high. */
static void test_the_headers_example(void) {
  keep_layout *ui = keep_layout_create();
  keep_node window = keep_node_create(ui, KEEP_NO_NODE);
  keep_node image = keep_node_create(ui, window), label = keep_node_create(ui, window);
  keep_node_set_size(ui, window, 320, 568);
  keep_attribute_set_equal(ui, keep_node_attribute(ui, image, KEEP_ASPECT_RATIO), 16.0 / 9.0,
                           KEEP_REQUIRED);
  keep_attribute_set_equal(ui, keep_node_attribute(ui, image, KEEP_HORIZONTAL_INSETS), 10,
                           KEEP_REQUIRED);
  keep_attribute_set_min(ui, keep_node_attribute_to(ui, label, KEEP_TOP_OFFSET, image), 8,
                         KEEP_REQUIRED);
  keep_layout_solve(ui);
  keep_rect r = keep_node_frame(ui, image);

  CHECK_FRAME(r, 10, 0, 300, 168.75);
  CHECK(keep_node_frame(ui, label).y >= 168.75 + 8 - 1e-6);
  CHECK(keep_layout_error(ui) == KEEP_OK);
  CHECK_TEXT(keep_layout_error_message(ui), "");
  keep_layout_destroy(ui);
}

/* What a value is called in each direction, and what is read back. */
static void test_values_read_back(void) {
  keep_layout *ui = keep_layout_create();
  keep_node node = keep_node_create(ui, KEEP_NO_NODE);
  keep_attribute width = keep_node_attribute(ui, node, KEEP_WIDTH);
  double priority = -1;
  CHECK(isnan(keep_attribute_equal(ui, width, &priority)) && priority == 0);
  CHECK(!keep_attribute_is_active(ui, width));

  CHECK_OK(keep_attribute_set_min(ui, width, 100, KEEP_REQUIRED));
  CHECK_OK(keep_attribute_set_equal(ui, width, 120, KEEP_HIGH));
  CHECK(keep_attribute_min(ui, width, NULL) == 100);
  CHECK(keep_attribute_equal(ui, width, &priority) == 120 && priority == KEEP_HIGH);
  CHECK(isnan(keep_attribute_max(ui, width, NULL)));
  CHECK_TEXT(keep_attribute_description(ui, width), "width of <node #1> [100 < 120@750 < none]");

  CHECK_OK(keep_attribute_set_equal(ui, width, NAN, -1));
  CHECK(isnan(keep_attribute_equal(ui, width, NULL)));
  CHECK(keep_attribute_is_active(ui, width));
  CHECK_OK(keep_attribute_clear(ui, width));
  CHECK(!keep_attribute_is_active(ui, width));
  keep_layout_destroy(ui);
}

/* The identities that the header promises are equalities of ids. */
static void test_identities(void) {
  keep_layout *ui = keep_layout_create();
  keep_node root = keep_node_create(ui, KEEP_NO_NODE);
  keep_node a = keep_node_create(ui, root), b = keep_node_create(ui, root);
  static const keep_attribute_kind opposite[][2] = {
      {KEEP_LEFT_OFFSET, KEEP_RIGHT_OFFSET},
      {KEEP_LEADING_OFFSET, KEEP_TRAILING_OFFSET},
      {KEEP_TOP_OFFSET, KEEP_BOTTOM_OFFSET},
      {KEEP_FIRST_BASELINE_OFFSET, KEEP_LAST_BASELINE_OFFSET},
  };
  for (size_t i = 0; i < COUNT(opposite); i++) {
    keep_attribute one = keep_node_attribute_to(ui, a, opposite[i][0], b);
    CHECK(one.id != 0);
    CHECK(one.id == keep_node_attribute_to(ui, b, opposite[i][1], a).id);
    CHECK(one.id != keep_node_attribute_to(ui, a, opposite[i][1], b).id);
  }
  for (int kind = KEEP_LEFT_ALIGN; kind <= KEEP_HORIZONTAL_ALIGN; kind++) {
    keep_attribute one = keep_node_attribute_to(ui, a, (keep_attribute_kind)kind, b);
    CHECK(one.id != 0);
    CHECK(keep_attribute_is_same(ui, one,
                                 keep_node_attribute_to(ui, b, (keep_attribute_kind)kind, a)));
  }
  CHECK(keep_node_attribute_to(ui, a, KEEP_WIDTH, b).id !=
        keep_node_attribute_to(ui, b, KEEP_WIDTH, a).id);
  CHECK(keep_node_attribute(ui, a, KEEP_LEFT_INSET).id ==
        keep_node_attribute(ui, a, KEEP_LEFT_INSET).id);
  keep_layout_destroy(ui);
}

static void test_bulk(void) {
  enum { NODES = 100 };
  keep_layout *ui = keep_layout_create();
  keep_node root = keep_node_create(ui, KEEP_NO_NODE);
  keep_node parents[NODES], nodes[NODES];
  keep_attribute attributes[2 * NODES];
  double values[2 * NODES];
  keep_rect frames[NODES];
  for (int i = 0; i < NODES; i++)
    parents[i] = root;
  CHECK_OK(keep_layout_create_nodes(ui, parents, nodes, NODES));
  CHECK(keep_layout_node_count(ui) == NODES + 1);
  CHECK(keep_node_child_count(ui, root) == NODES);
  for (int i = 0; i < NODES; i++) {
    attributes[2 * i] = keep_node_attribute(ui, nodes[i], KEEP_LEFT_INSET);
    attributes[2 * i + 1] = keep_node_attribute(ui, nodes[i], KEEP_WIDTH);
    values[2 * i] = i;
    values[2 * i + 1] = 2 * i;
  }
  CHECK_OK(keep_layout_set_values(ui, attributes, NULL, values, NULL, 2 * NODES));
  CHECK_OK(keep_layout_solve(ui));
  CHECK_OK(keep_layout_frames(ui, nodes, frames, NODES, KEEP_FRAME_IN_PARENT));
  for (int i = 0; i < NODES; i++)
    CHECK_FRAME(frames[i], i, 0, 2 * i, 0);

  /* The root and its first child are empty and at 0, 0: they have not changed. */
  CHECK(keep_layout_changes(ui, NULL, NULL, 10) == NODES - 1);
  CHECK(keep_layout_changes(ui, NULL, NULL, NODES) == NODES - 1 - 10);
  CHECK(keep_layout_changes(ui, NULL, NULL, NODES) == 0);
  CHECK_OK(keep_attribute_set_equal(ui, attributes[7], 1000, KEEP_REQUIRED));
  CHECK_OK(keep_layout_solve(ui));
  keep_node moved = KEEP_NO_NODE;
  CHECK(keep_layout_changes(ui, &moved, frames, 1) == 1);
  CHECK(moved.id == nodes[3].id);
  CHECK_FRAME(frames[0], 3, 0, 1000, 0);
  keep_layout_destroy(ui);
}

int main(void) {
  test_the_headers_example();
  test_values_read_back();
  test_identities();
  test_bulk();
  return 0;
}
