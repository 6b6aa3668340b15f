/* Nodes that are moved, removed and put back: what their attributes do meanwhile (ruling 12), and
 * where they are in the coordinates of whom. Expected frames are worked out by hand.
 * Linked as any program: cc tree.c $(pkg-config --cflags --libs keeplayout) -lm
 */
#include "check.h"

static keep_layout *ui;

static void keep(keep_node node, keep_attribute_kind kind, double value) {
  CHECK_OK(keep_attribute_set_equal(ui, keep_node_attribute(ui, node, kind), value, KEEP_REQUIRED));
}

static void keep_to(keep_node node, keep_attribute_kind kind, keep_node other, double value) {
  CHECK_OK(keep_attribute_set_equal(ui, keep_node_attribute_to(ui, node, kind, other), value,
                                    KEEP_REQUIRED));
}

static void place(keep_node node, double left, double top, double width, double height) {
  keep(node, KEEP_LEFT_INSET, left);
  keep(node, KEEP_TOP_INSET, top);
  keep(node, KEEP_WIDTH, width);
  keep(node, KEEP_HEIGHT, height);
}

static void test_walking(void) {
  ui = keep_layout_create();
  keep_node a = keep_node_create(ui, KEEP_NO_NODE), b = keep_node_create(ui, KEEP_NO_NODE);
  keep_node a1 = keep_node_create(ui, a), a2 = keep_node_create(ui, a);
  keep_node a11 = keep_node_create(ui, a1), nodes[3];
  CHECK_OK(keep_node_set_name(ui, a2, "twin"));
  CHECK_OK(keep_node_set_name(ui, a11, "twin"));

  CHECK(keep_layout_node_count(ui) == 5);
  CHECK(keep_layout_roots(ui, nodes, 3) == 2 && nodes[0].id == a.id && nodes[1].id == b.id);
  CHECK(keep_node_children(ui, a, nodes, 1) == 2 && nodes[0].id == a1.id);
  CHECK(keep_node_children(ui, a, nodes, SIZE_MAX) == 2 && nodes[1].id == a2.id);
  CHECK(keep_guide_create(ui, a).id != 0 && keep_node_child(ui, a, 0).id == a1.id); /* no child */
  CHECK(keep_node_child(ui, a, 1).id == a2.id && keep_node_child(ui, a, 2).id == 0);
  CHECK(keep_node_child(ui, KEEP_NO_NODE, 1).id == b.id &&
        keep_node_child(ui, a, SIZE_MAX).id == 0);
  CHECK(keep_node_parent(ui, a11).id == a1.id && keep_node_root(ui, a11).id == a.id);
  CHECK(keep_node_parent(ui, a).id == 0 && keep_node_root(ui, a).id == a.id);

  /* Parents come before their children, and a1's subtree before a2. */
  CHECK(keep_node_find(ui, KEEP_NO_NODE, "twin").id == a11.id);
  CHECK(keep_node_find(ui, a2, "twin").id == a2.id);
  CHECK(keep_node_find(ui, b, "twin").id == 0);

  CHECK_OK(keep_node_move_before(ui, a2, a1));
  CHECK(keep_node_children(ui, a, nodes, 3) == 2 && nodes[0].id == a2.id && nodes[1].id == a1.id);
  CHECK_OK(keep_node_move(ui, a2, a));
  CHECK(keep_node_children(ui, a, nodes, 3) == 2 && nodes[0].id == a1.id && nodes[1].id == a2.id);
  CHECK_OK(keep_node_move_before(ui, a1, b));
  CHECK(keep_layout_roots(ui, nodes, 3) == 3 && nodes[1].id == a1.id && nodes[2].id == b.id);
  CHECK_OK(keep_node_move(ui, a1, KEEP_NO_NODE));
  CHECK(keep_layout_roots(ui, nodes, 3) == 3 && nodes[1].id == b.id && nodes[2].id == a1.id);

  CHECK_OK(keep_node_destroy(ui, a1));
  CHECK(keep_layout_node_count(ui) == 4 && !keep_node_is_valid(ui, a11)); /* the guide, too */
  keep_layout_destroy(ui);
}

/* A box in a panel in a window, and the same box seen from the window. */
static void test_coordinates(void) {
  ui = keep_layout_create();
  keep_node window = keep_node_create(ui, KEEP_NO_NODE);
  keep_node panel = keep_node_create(ui, window), box = keep_node_create(ui, panel);
  keep_node line = keep_node_create(ui, window);
  keep_rect frames[2];
  CHECK_OK(keep_node_set_size(ui, window, 400, 300));
  place(panel, 100, 50, 200, 200);
  place(box, 10, 20, 30, 40);
  place(line, 0, 0, 1, 1);
  /* Across branches: the line begins where the box ends, seen from the window. */
  CHECK_OK(keep_attribute_clear(ui, keep_node_attribute(ui, line, KEEP_LEFT_INSET)));
  keep_to(line, KEEP_LEFT_OFFSET, box, 5);

  CHECK_OK(keep_layout_solve(ui));
  CHECK_FRAME(keep_node_frame(ui, box), 10, 20, 30, 40);
  CHECK_FRAME(keep_node_frame_in_root(ui, box), 110, 70, 30, 40);
  CHECK_FRAME(keep_node_frame(ui, line), 145, 0, 1, 1);
  CHECK_OK(keep_layout_frames(ui, (keep_node[]){box, line}, frames, 2, KEEP_FRAME_IN_ROOT));
  CHECK_FRAME(frames[0], 110, 70, 30, 40);

  /* The panel takes the box along, whose own frame stays; the line follows. */
  (void)keep_layout_changes(ui, NULL, NULL, 100);
  keep(panel, KEEP_LEFT_INSET, 150);
  CHECK_OK(keep_layout_solve(ui));
  CHECK(keep_layout_changes(ui, NULL, NULL, 100) == 2);
  CHECK_FRAME(keep_node_frame(ui, box), 10, 20, 30, 40);
  CHECK_FRAME(keep_node_frame(ui, line), 195, 0, 1, 1);
  keep_layout_destroy(ui);
}

static void test_moving(void) {
  ui = keep_layout_create();
  keep_node window = keep_node_create(ui, KEEP_NO_NODE), shelf = keep_node_create(ui, window);
  keep_node box = keep_node_create(ui, window), mark = keep_node_create(ui, window);
  keep_attribute left = keep_node_attribute(ui, box, KEEP_LEFT_INSET);
  keep_attribute gap = keep_node_attribute_to(ui, mark, KEEP_LEFT_OFFSET, box);
  CHECK_OK(keep_node_set_size(ui, window, 400, 300));
  place(shelf, 200, 0, 100, 100);
  place(box, 10, 0, 20, 20);
  CHECK_OK(keep_attribute_set_equal(ui, gap, 7, KEEP_REQUIRED));
  CHECK_OK(keep_layout_solve(ui));
  CHECK_NEAR(keep_node_frame(ui, mark).x, 37);
  CHECK(keep_attribute_other(ui, left).id == window.id);

  /* Into the shelf: the inset is one to the shelf now; the gap spans the branches. */
  CHECK_OK(keep_node_move(ui, box, shelf));
  CHECK_OK(keep_layout_solve(ui));
  CHECK_FRAME(keep_node_frame(ui, box), 10, 0, 20, 20);
  CHECK_NEAR(keep_node_frame(ui, mark).x, 237);
  CHECK(keep_attribute_other(ui, left).id == shelf.id);

  /* Out of the window: both are inactive, and keep their values. */
  CHECK_OK(keep_node_move(ui, box, KEEP_NO_NODE));
  CHECK_OK(keep_layout_solve(ui));
  CHECK(keep_attribute_is_valid(ui, left) && !keep_attribute_is_active(ui, left));
  CHECK(keep_attribute_is_valid(ui, gap) && !keep_attribute_is_active(ui, gap));
  CHECK(keep_attribute_equal(ui, gap, NULL) == 7);
  CHECK_FRAME(keep_node_frame(ui, box), 0, 0, 20, 20);
  CHECK_NEAR(keep_node_frame(ui, mark).x, 0);
  CHECK_OK(keep_node_set_size(ui, box, 90, 90));

  /* What is set while inactive counts once active, together with what is inside the box; the
   * size from outside is inactive instead. */
  CHECK_OK(keep_attribute_set_equal(ui, gap, 8, KEEP_REQUIRED));
  CHECK_OK(keep_node_move(ui, box, window));
  CHECK_OK(keep_layout_solve(ui));
  CHECK(keep_attribute_is_active(ui, left) && keep_attribute_is_active(ui, gap));
  CHECK_FRAME(keep_node_frame(ui, box), 10, 0, 20, 20);
  CHECK_NEAR(keep_node_frame(ui, mark).x, 38);
  CHECK(keep_layout_conflict_count(ui) == 0);
  CHECK(keep_node_axis_size(ui, box, KEEP_HORIZONTAL, NULL) == 90);
  keep_layout_destroy(ui);
}

/* A subtree of several levels that crosses to another tree and back, held from both sides. */
static void test_moving_a_subtree(void) {
  ui = keep_layout_create();
  keep_node window = keep_node_create(ui, KEEP_NO_NODE), other = keep_node_create(ui, KEEP_NO_NODE);
  keep_node panel = keep_node_create(ui, window), row = keep_node_create(ui, panel);
  keep_node cell = keep_node_create(ui, row), twin = keep_node_create(ui, row);
  keep_node guide = keep_node_create(ui, window);
  place(panel, 1, 2, 300, 300);
  place(row, 10, 20, 200, 200);
  place(cell, 100, 100, 30, 30);
  keep_to(twin, KEEP_EDGE_ALIGN, cell, 5);
  keep_to(guide, KEEP_LEFT_ALIGN, cell, 0);
  keep_to(cell, KEEP_WIDTH, guide, 2);
  keep(guide, KEEP_WIDTH, 15);
  CHECK_OK(keep_layout_solve(ui));
  CHECK_NEAR(keep_node_frame(ui, guide).x, 111);
  CHECK_FRAME(keep_node_frame(ui, twin), 105, 105, 20, 20);

  CHECK_OK(keep_node_move(ui, panel, other));
  CHECK_OK(keep_layout_solve(ui));
  CHECK_NEAR(keep_node_frame(ui, guide).x, 0);
  CHECK_FRAME(keep_node_frame(ui, twin), 105, 105, 20, 20);
  CHECK_FRAME(keep_node_frame_in_root(ui, twin), 116, 127, 20, 20);

  CHECK_OK(keep_node_move(ui, panel, window));
  CHECK_OK(keep_layout_solve(ui));
  CHECK_NEAR(keep_node_frame(ui, guide).x, 111);

  /* Whoever mentions what is destroyed goes, and nothing else. */
  keep_attribute mention = keep_node_attribute_to(ui, guide, KEEP_LEFT_ALIGN, cell);
  CHECK_OK(keep_node_destroy(ui, row));
  CHECK(!keep_attribute_is_valid(ui, mention));
  CHECK(keep_attribute_is_valid(ui, keep_node_attribute(ui, guide, KEEP_WIDTH)));
  CHECK_OK(keep_layout_solve(ui));
  CHECK_FRAME(keep_node_frame(ui, guide), 0, 0, 15, 0);
  keep_layout_destroy(ui);
}

/* Nothing may recurse: a tree as deep as this would run out of stack. */
static void test_depth(void) {
  enum { DEPTH = 20000 };
  ui = keep_layout_create();
  keep_node top = keep_node_create(ui, KEEP_NO_NODE), node = top;
  for (int i = 0; i < DEPTH; i++)
    node = keep_node_create(ui, node);
  CHECK_OK(keep_node_set_name(ui, node, "bottom"));
  CHECK(keep_node_find(ui, top, "bottom").id == node.id);
  CHECK(keep_node_root(ui, node).id == top.id);
  CHECK(keep_node_move(ui, top, node) == KEEP_ERROR_CYCLE);
  keep_to(node, KEEP_LEFT_ALIGN, top, 12);
  CHECK_OK(keep_layout_solve(ui));
  CHECK_NEAR(keep_node_frame_in_root(ui, node).x, 12);
  CHECK_OK(keep_node_destroy(ui, top));
  CHECK(keep_layout_node_count(ui) == 0);
  keep_layout_destroy(ui);
}

/* Everything at once: a box in a panel, the panel's guide, and another window. */
static void test_listing(void) {
  ui = keep_layout_create();
  keep_node window = keep_node_create(ui, KEEP_NO_NODE), other = keep_node_create(ui, KEEP_NO_NODE);
  keep_node panel = keep_node_create(ui, window), box = keep_node_create(ui, panel);
  keep_node guide = keep_guide_create(ui, panel);
  CHECK_OK(keep_node_set_name(ui, box, "box"));
  CHECK_OK(keep_node_set_size(ui, window, 400, 300));
  place(panel, 100, 50, 200, 200);
  place(box, 10, 20, 30, 40);
  CHECK_OK(keep_layout_solve(ui));

  keep_node nodes[6], parents[6];
  const char *names[6];
  keep_rect frames[6];
  CHECK(keep_layout_tree(ui, KEEP_NO_NODE, nodes, parents, names, frames, 6, KEEP_FRAME_IN_ROOT) ==
        5);
  const keep_node order[] = {window, panel, guide, box, other};
  const keep_node above[] = {KEEP_NO_NODE, window, panel, panel, KEEP_NO_NODE};
  for (int i = 0; i < 5; i++) {
    CHECK(nodes[i].id == order[i].id && parents[i].id == above[i].id);
    CHECK_TEXT(names[i], i == 3 ? "box" : "");
  }
  CHECK(names[3] == keep_node_name(ui, box));
  CHECK_FRAME(frames[0], 0, 0, 400, 300);
  CHECK_FRAME(frames[1], 100, 50, 200, 200);
  CHECK_FRAME(frames[3], 110, 70, 30, 40);

  /* Below a node, in parents; what does not fit is counted, and nothing is written for it. */
  CHECK(keep_layout_tree(ui, panel, nodes, NULL, NULL, frames, 2, KEEP_FRAME_IN_PARENT) == 3);
  CHECK(nodes[0].id == panel.id && nodes[1].id == guide.id && nodes[2].id == guide.id);
  CHECK_FRAME(frames[0], 100, 50, 200, 200);
  CHECK(keep_layout_tree(ui, other, NULL, NULL, NULL, NULL, SIZE_MAX, KEEP_FRAME_IN_PARENT) == 1);
  CHECK(keep_layout_tree(ui, panel, NULL, NULL, NULL, NULL, 0, (keep_frame_kind)99) == 0);
  CHECK(keep_layout_tree(NULL, panel, nodes, NULL, NULL, NULL, 6, KEEP_FRAME_IN_PARENT) == 0);

  /* By order of creation, from 1. */
  CHECK(keep_node_number(ui, window) == 1 && keep_node_number(ui, guide) == 5);
  CHECK(keep_layout_numbered(ui, 5).id == guide.id && keep_layout_numbered(ui, 4).id == box.id);
  CHECK(keep_layout_numbered(ui, 0).id == 0 && keep_layout_numbered(ui, SIZE_MAX).id == 0);
  CHECK_OK(keep_node_destroy(ui, panel));
  CHECK(keep_node_number(ui, box) == 0 && keep_layout_numbered(ui, 4).id == 0);
  CHECK(keep_layout_tree(ui, panel, nodes, NULL, NULL, NULL, 6, KEEP_FRAME_IN_PARENT) == 0);
  keep_layout_destroy(ui);
}

int main(void) {
  test_walking();
  test_coordinates();
  test_listing();
  test_moving();
  test_moving_a_subtree();
  test_depth();
  return 0;
}
