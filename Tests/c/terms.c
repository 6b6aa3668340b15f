/* Sums of terms: what TULayoutAdditions' constraints come out as, what they do while their nodes
 * move, and how they change in place. Expected frames are worked out by hand.
 * Linked as any program: cc terms.c $(pkg-config --cflags --libs keeplayout) -lm
 */
#include "check.h"

static keep_layout *ui;
static keep_node window, green, red, blue;

static keep_constraint constrain(keep_node node, keep_anchor anchor, keep_relation relation,
                                 keep_node other, keep_anchor other_anchor, double multiplier,
                                 double constant, double priority) {
  keep_constraint made = keep_node_constrain(ui, node, anchor, relation, other, other_anchor,
                                             multiplier, constant, priority, true);
  CHECK(keep_constraint_is_active(ui, made));
  return made;
}

/* anchor == constant: of the parent's for a position, in points for a size. */
static keep_constraint number(keep_node node, keep_anchor anchor, double constant) {
  return constrain(node, anchor, KEEP_EQUAL, KEEP_NO_NODE, anchor, 1, constant, KEEP_REQUIRED);
}

static void place(keep_node node, double left, double top, double width, double height) {
  number(node, KEEP_ANCHOR_LEFT, left);
  number(node, KEEP_ANCHOR_TOP, top);
  number(node, KEEP_ANCHOR_WIDTH, width);
  number(node, KEEP_ANCHOR_HEIGHT, height);
}

static void set_up(void) {
  ui = keep_layout_create();
  window = keep_node_create(ui, KEEP_NO_NODE);
  CHECK_OK(keep_node_set_size(ui, window, 400, 300));
  green = keep_node_create(ui, window);
  red = keep_node_create(ui, window);
  blue = keep_node_create(ui, window);
  CHECK_OK(keep_node_set_name(ui, window, "window"));
  CHECK_OK(keep_node_set_name(ui, green, "green"));
  CHECK_OK(keep_node_set_name(ui, red, "red"));
  CHECK_OK(keep_node_set_name(ui, blue, "blue"));
}

static keep_rect frame(keep_node node) {
  CHECK_OK(keep_layout_solve(ui));
  return keep_node_frame(ui, node);
}

/* The example of TULayoutAdditions' README, with blue and red where they are. */
static void test_readme(void) {
  set_up();
  place(blue, 0, 0, 100, 50);
  place(red, 300, 200, 100, 80);
  CHECK_OK(keep_capture_begin(ui));
  constrain(green, KEEP_ANCHOR_TOP, KEEP_AT_LEAST, blue, KEEP_ANCHOR_BOTTOM, 1, 10, KEEP_REQUIRED);
  constrain(green, KEEP_ANCHOR_BOTTOM, KEEP_EQUAL, red, KEEP_ANCHOR_BOTTOM, 1, 0, KEEP_REQUIRED);
  constrain(green, KEEP_ANCHOR_HEIGHT, KEEP_EQUAL, KEEP_NO_NODE, KEEP_ANCHOR_HEIGHT, 1, 100,
            KEEP_LOW);
  constrain(green, KEEP_ANCHOR_RIGHT, KEEP_EQUAL, red, KEEP_ANCHOR_LEFT, 1, -10, KEEP_REQUIRED);
  keep_constraint left = number(green, KEEP_ANCHOR_LEFT, 10), made[8];
  CHECK(keep_capture_constraints(ui, made, 8) == 5 && made[4].id == left.id);
  CHECK_OK(keep_capture_end(ui));

  /* bottom = 280, height 100; from 10 to 290. */
  CHECK_FRAME(frame(green), 10, 180, 280, 100);
  CHECK_TEXT(keep_constraint_description(ui, made[0]),
             "top of <green> at least bottom of <blue> + 10 with required priority");
  CHECK_TEXT(keep_constraint_description(ui, made[2]),
             "height of <green> equal to 100 with low priority");
  CHECK_TEXT(keep_constraint_description(ui, made[3]),
             "right of <green> equal to left of <red> - 10 with required priority");
  CHECK_TEXT(keep_constraint_description(ui, left),
             "left of <green> equal to left of superview <window> + 10 with required priority");

  /* Blue grows down to 250: green begins at 260 and its height is violated. */
  place(blue, 0, 0, 100, 250);
  CHECK(keep_layout_solve(ui) == KEEP_OK && keep_layout_conflict_count(ui) == 1);
  keep_layout_destroy(ui);
}

/* Everything of a sum changes in place. */
static void test_changes(void) {
  set_up();
  place(red, 50, 60, 100, 40);
  number(green, KEEP_ANCHOR_LEFT, 0);
  number(green, KEEP_ANCHOR_TOP, 0);
  number(green, KEEP_ANCHOR_HEIGHT, 5);
  keep_constraint width =
      constrain(green, KEEP_ANCHOR_WIDTH, KEEP_EQUAL, red, KEEP_ANCHOR_WIDTH, 2, 10, KEEP_REQUIRED);
  CHECK_FRAME(frame(green), 0, 0, 210, 5);
  CHECK(keep_constraint_source(ui, width) == KEEP_SOURCE_TERMS);
  CHECK(keep_constraint_node(ui, width).id == green.id);
  CHECK(keep_constraint_attribute(ui, width).id == 0);

  CHECK_OK(keep_constraint_set_value(ui, width, -20));
  CHECK_FRAME(frame(green), 0, 0, 180, 5);
  CHECK_OK(keep_constraint_set_coefficient(ui, width, 1, -0.5));
  CHECK_FRAME(frame(green), 0, 0, 30, 5);
  CHECK_TEXT(keep_constraint_description(ui, width),
             "width of <green> equal to 0.5 * width of <red> - 20 with required priority");

  /* At most 30 and wanting 200. */
  keep_constraint soft = constrain(green, KEEP_ANCHOR_WIDTH, KEEP_EQUAL, KEEP_NO_NODE,
                                   KEEP_ANCHOR_WIDTH, 1, 200, KEEP_LOW);
  CHECK_OK(keep_constraint_set_relation(ui, width, KEEP_AT_LEAST));
  CHECK_FRAME(frame(green), 0, 0, 200, 5);
  CHECK_OK(keep_constraint_set_relation(ui, width, KEEP_AT_MOST));
  CHECK_FRAME(frame(green), 0, 0, 30, 5);
  CHECK_OK(keep_constraint_set_priority(ui, width, 100));
  CHECK_FRAME(frame(green), 0, 0, 200, 5);
  CHECK_OK(keep_constraint_set_priority(ui, width, KEEP_REQUIRED));
  CHECK_FRAME(frame(green), 0, 0, 30, 5);

  CHECK_OK(keep_constraint_set_installed(ui, width, false));
  CHECK(!keep_constraint_is_installed(ui, width) && !keep_constraint_is_active(ui, width));
  CHECK_FRAME(frame(green), 0, 0, 200, 5);
  CHECK_OK(keep_constraint_set_installed(ui, width, true));
  CHECK_OK(keep_constraint_set_installed(ui, width, true));
  CHECK_FRAME(frame(green), 0, 0, 30, 5);
  CHECK_OK(keep_constraint_remove(ui, width));
  CHECK(!keep_constraint_is_valid(ui, width));
  CHECK_FRAME(frame(green), 0, 0, 200, 5);

  /* The constraints behind values change as well. */
  keep_attribute height = keep_node_attribute(ui, blue, KEEP_HEIGHT);
  CHECK_OK(keep_attribute_set_equal(ui, height, 7, KEEP_LOW));
  keep_constraint value = keep_attribute_constraint(ui, height, KEEP_EQUAL);
  CHECK_OK(keep_constraint_set_value(ui, value, 8));
  CHECK_OK(keep_constraint_set_priority(ui, value, KEEP_HIGH));
  double priority;
  CHECK_NEAR(keep_attribute_equal(ui, height, &priority), 8);
  CHECK_NEAR(priority, KEEP_HIGH);
  CHECK(keep_attribute_constraint(ui, height, KEEP_EQUAL).id == value.id);
  (void)soft;
  keep_layout_destroy(ui);
}

/* The linear form of everything. */
static void test_reading(void) {
  set_up();
  keep_term terms[4] = {{green, KEEP_ANCHOR_LEFT, 1},
                        {red, KEEP_ANCHOR_RIGHT, -1},
                        {blue, KEEP_ANCHOR_LEFT, -2},
                        {green, KEEP_ANCHOR_RIGHT, 2}},
            read[4];
  keep_relation relation;
  double constant;
  keep_constraint sum = keep_constraint_create(ui, terms, 4, KEEP_AT_MOST, 3, 600, true);
  CHECK(keep_constraint_terms(ui, sum, &relation, &constant, read, 4) == 4);
  CHECK(relation == KEEP_AT_MOST && constant == 3);
  for (int i = 0; i < 4; i++)
    CHECK(read[i].node.id == terms[i].node.id && read[i].anchor == terms[i].anchor &&
          read[i].coefficient == terms[i].coefficient);
  CHECK_TEXT(
      keep_constraint_description(ui, sum),
      "left of <green> at most right of <red> + 2 * left of <blue> - 2 * right of <green> + 3 "
      "with medium(+100) priority");
  CHECK(keep_constraint_relation(ui, sum) == KEEP_AT_MOST);
  CHECK_NEAR(keep_constraint_value(ui, sum), 3);
  CHECK_NEAR(keep_constraint_priority(ui, sum), 600);

  keep_attribute inset = keep_node_attribute(ui, green, KEEP_RIGHT_INSET);
  CHECK_OK(keep_attribute_set_min(ui, inset, 10, KEEP_REQUIRED));
  keep_constraint min = keep_attribute_constraint(ui, inset, KEEP_AT_LEAST);
  CHECK(keep_constraint_terms(ui, min, &relation, &constant, read, 4) == 2);
  CHECK(relation == KEEP_AT_MOST && constant == -10);
  CHECK(read[0].node.id == green.id && read[0].anchor == KEEP_ANCHOR_RIGHT &&
        read[0].coefficient == 1);
  CHECK(read[1].node.id == window.id && read[1].anchor == KEEP_ANCHOR_RIGHT &&
        read[1].coefficient == -1);
  keep_layout_destroy(ui);
}

/* Left to right: two boxes, and a middle one that divides the gap 1 : 2. Four terms, three nodes. */
static void test_many_terms(void) {
  set_up();
  place(green, 0, 0, 50, 10);
  place(blue, 260, 0, 50, 10);
  number(red, KEEP_ANCHOR_TOP, 0);
  number(red, KEEP_ANCHOR_WIDTH, 60);
  number(red, KEEP_ANCHOR_HEIGHT, 10);
  keep_term gaps[] = {{red, KEEP_ANCHOR_LEFT, 2},
                      {green, KEEP_ANCHOR_RIGHT, -2},
                      {blue, KEEP_ANCHOR_LEFT, -1},
                      {red, KEEP_ANCHOR_RIGHT, 1}};
  CHECK(keep_constraint_create(ui, gaps, 4, KEEP_EQUAL, 0, KEEP_REQUIRED, true).id != 0);
  CHECK_FRAME(frame(red), 100, 0, 60, 10); /* 210 - 60 = 150 of gaps: 50 and 100 */

  /* A distance goes with a size, whichever way it runs. */
  keep_term distance[] = {
      {blue, KEEP_ANCHOR_LEFT, 1}, {red, KEEP_ANCHOR_RIGHT, -1}, {window, KEEP_ANCHOR_HEIGHT, -1}};
  CHECK(keep_constraint_create(ui, distance, 3, KEEP_AT_MOST, 0, KEEP_REQUIRED, true).id != 0);
  keep_layout_destroy(ui);
}

/* The parent of a number alone is the parent of the moment; without a common tree it is
 * inactive; destroying a node removes it (ruling 12). */
static void test_moving(void) {
  set_up();
  keep_node panel = keep_node_create(ui, window), inner = keep_node_create(ui, panel);
  place(panel, 100, 50, 200, 100);
  number(inner, KEEP_ANCHOR_WIDTH, 20);
  number(inner, KEEP_ANCHOR_HEIGHT, 20);
  number(inner, KEEP_ANCHOR_TOP, 0);
  keep_constraint right = number(inner, KEEP_ANCHOR_RIGHT, -10);
  CHECK_FRAME(frame(inner), 170, 0, 20, 20);
  CHECK_OK(keep_node_move(ui, inner, window));
  CHECK_FRAME(frame(inner), 370, 0, 20, 20);
  CHECK_OK(keep_node_move(ui, inner, KEEP_NO_NODE));
  CHECK(keep_constraint_is_valid(ui, right) && !keep_constraint_is_active(ui, right));
  CHECK(keep_constraint_is_installed(ui, right));
  CHECK_TEXT(keep_constraint_description(ui, right),
             "right of <node #6> equal to right of superview <none> - 10 with required priority");
  CHECK_OK(keep_node_move(ui, inner, panel));
  CHECK(keep_constraint_is_active(ui, right));
  CHECK_FRAME(frame(inner), 170, 0, 20, 20);

  /* Across the border of a subtree, in the coordinates that both share. */
  CHECK_OK(keep_constraint_remove(ui, right));
  keep_constraint across =
      constrain(inner, KEEP_ANCHOR_LEFT, KEEP_EQUAL, red, KEEP_ANCHOR_LEFT, 1, 5, KEEP_REQUIRED);
  place(red, 150, 0, 10, 10);
  CHECK_FRAME(frame(inner), 55, 0, 20, 20);
  CHECK_OK(keep_node_move(ui, panel, KEEP_NO_NODE));
  CHECK(!keep_constraint_is_active(ui, across));
  CHECK_OK(keep_node_move(ui, panel, window));
  CHECK(keep_constraint_is_active(ui, across));
  CHECK_FRAME(frame(inner), 55, 0, 20, 20);
  CHECK_OK(keep_layout_begin(ui));
  CHECK_OK(keep_node_destroy(ui, red));
  CHECK(!keep_constraint_is_valid(ui, across));
  CHECK_OK(keep_layout_rollback(ui));
  CHECK(keep_constraint_is_active(ui, across));
  CHECK_OK(keep_node_destroy(ui, panel));
  CHECK(!keep_constraint_is_valid(ui, across));
  keep_layout_destroy(ui);
}

/* Two positions of which one counts double are what they are in the coordinates that they share; one
 * node alone is in its parent's. */
static void test_coordinates(void) {
  set_up();
  keep_node panel = keep_node_create(ui, window), inner = keep_node_create(ui, panel);
  place(panel, 100, 50, 200, 100);
  number(inner, KEEP_ANCHOR_WIDTH, 20);
  number(inner, KEEP_ANCHOR_HEIGHT, 20);
  keep_term left = {inner, KEEP_ANCHOR_LEFT, 1};
  CHECK(keep_constraint_create(ui, &left, 1, KEEP_EQUAL, 30, KEEP_REQUIRED, true).id != 0);
  place(red, 80, 60, 10, 10);
  /* In the window: inner.top = 2 * 60 - 30 = 90; in the panel 40. */
  constrain(inner, KEEP_ANCHOR_TOP, KEEP_EQUAL, red, KEEP_ANCHOR_TOP, 2, -30, KEEP_REQUIRED);
  CHECK_FRAME(frame(inner), 30, 40, 20, 20);
  keep_layout_destroy(ui);
}

/* Ruling 6: what cancels is a statement. */
static void test_statements(void) {
  set_up();
  keep_constraint statement =
      constrain(green, KEEP_ANCHOR_LEFT, KEEP_EQUAL, green, KEEP_ANCHOR_LEFT, 1, 0, KEEP_REQUIRED);
  CHECK_OK(keep_layout_solve(ui));
  CHECK(keep_layout_conflict_count(ui) == 0);
  CHECK_OK(keep_constraint_set_value(ui, statement, 5));
  CHECK_OK(keep_layout_solve(ui));
  keep_constraint members[3];
  CHECK(keep_layout_conflict_count(ui) == 1);
  CHECK(keep_layout_conflict(ui, 0, members, 3) == 1 && members[0].id == statement.id);
  CHECK_TEXT(keep_layout_conflict_description(ui, 0),
             "conflict, 1 constraint:\n"
             "  left of <green> equal to left of <green> + 5 with required priority");
  CHECK_OK(keep_constraint_remove(ui, statement));

  /* 0.1 + 0.2 - 0.3 is not 0 in binary, and still nothing. */
  keep_term tenths[] = {{green, KEEP_ANCHOR_WIDTH, 0.1},
                        {green, KEEP_ANCHOR_WIDTH, 0.2},
                        {green, KEEP_ANCHOR_WIDTH, -0.3}};
  CHECK(keep_constraint_create(ui, tenths, 3, KEEP_EQUAL, 1, KEEP_REQUIRED, true).id != 0);
  CHECK_OK(keep_layout_solve(ui));
  CHECK(keep_layout_conflict_count(ui) == 1 && keep_layout_conflict(ui, 0, NULL, 0) == 1);

  /* left + width - right, too. */
  keep_term edges[] = {
      {red, KEEP_ANCHOR_RIGHT, 1}, {red, KEEP_ANCHOR_LEFT, -1}, {red, KEEP_ANCHOR_WIDTH, -1}};
  CHECK(keep_constraint_create(ui, edges, 3, KEEP_EQUAL, 0, KEEP_REQUIRED, true).id != 0);
  CHECK_OK(keep_layout_solve(ui));
  CHECK(keep_layout_conflict_count(ui) == 1);
  keep_layout_destroy(ui);
}

/* Captures nest, and what is not installed is not in them (TULayoutAdditions' README). */
static void test_captures(void) {
  set_up();
  keep_constraint found[4];
  CHECK(keep_capture_constraints(ui, found, 4) == 0);
  CHECK_OK(keep_capture_begin(ui));
  keep_constraint a = number(green, KEEP_ANCHOR_LEFT, 10);
  CHECK_OK(keep_capture_begin(ui));
  keep_constraint b = number(green, KEEP_ANCHOR_TOP, 10), c;
  keep_constraint later =
      keep_node_constrain(ui, green, KEEP_ANCHOR_WIDTH, KEEP_EQUAL, KEEP_NO_NODE, KEEP_ANCHOR_WIDTH,
                          1, 20, KEEP_REQUIRED, false);
  CHECK(keep_constraint_is_valid(ui, later) && !keep_constraint_is_active(ui, later));
  CHECK(keep_capture_constraints(ui, found, 4) == 1 && found[0].id == b.id);
  CHECK_OK(keep_capture_end(ui));
  CHECK_OK(keep_node_add_rule(ui, red, KEEP_WIDTH, KEEP_NO_NODE, KEEP_EQUAL, 5, KEEP_HIGH, &c));
  CHECK(keep_capture_constraints(ui, found, 4) == 3);
  CHECK(found[0].id == a.id && found[1].id == b.id && found[2].id == c.id);
  CHECK_OK(keep_constraint_remove(ui, b));
  CHECK(keep_capture_constraints(ui, NULL, 0) == 2);
  CHECK_OK(keep_capture_end(ui));
  CHECK(keep_capture_end(ui) == KEEP_ERROR_STATE);

  CHECK_OK(keep_capture_begin(ui));
  CHECK(keep_capture_constraints(ui, NULL, 0) == 0);
  CHECK_OK(keep_layout_begin(ui));
  number(blue, KEEP_ANCHOR_LEFT, 1);
  CHECK_OK(keep_layout_rollback(ui));
  CHECK(keep_capture_constraints(ui, NULL, 0) == 0);
  CHECK_OK(keep_capture_end(ui));

  /* They are no part of a transaction. */
  CHECK_OK(keep_capture_begin(ui));
  CHECK_OK(keep_layout_begin(ui));
  CHECK_OK(keep_capture_begin(ui));
  CHECK_OK(keep_layout_rollback(ui));
  number(blue, KEEP_ANCHOR_LEFT, 1);
  CHECK(keep_capture_constraints(ui, NULL, 0) == 1);
  CHECK_OK(keep_layout_begin(ui));
  CHECK_OK(keep_capture_end(ui));
  CHECK_OK(keep_capture_end(ui));
  CHECK_OK(keep_layout_rollback(ui));
  CHECK(keep_capture_end(ui) == KEEP_ERROR_STATE);
  keep_layout_destroy(ui);
}

/* An atomic group takes sums back and puts them back, as it does with rules. */
static void test_atomic(void) {
  set_up();
  number(green, KEEP_ANCHOR_LEFT, 0);
  number(green, KEEP_ANCHOR_TOP, 0);
  number(green, KEEP_ANCHOR_HEIGHT, 10);
  keep_atomic wide = keep_atomic_begin(ui);
  keep_constraint width = number(green, KEEP_ANCHOR_WIDTH, 200);
  CHECK_OK(keep_atomic_end(ui));
  CHECK_FRAME(frame(green), 0, 0, 200, 10);
  CHECK_OK(keep_atomic_deactivate(ui, wide));
  CHECK(keep_constraint_is_valid(ui, width) && !keep_constraint_is_active(ui, width));
  CHECK_FRAME(frame(green), 0, 0, 0, 10);
  CHECK_OK(keep_constraint_set_value(ui, width, 150));
  CHECK_OK(keep_atomic_activate(ui, wide));
  CHECK_FRAME(frame(green), 0, 0, 150, 10);
  CHECK_OK(keep_atomic_destroy(ui, wide));
  CHECK_FRAME(frame(green), 0, 0, 150, 10);
  keep_layout_destroy(ui);
}

/* What is made, changed and removed in a transaction is as before when it rolls back. */
static void test_transactions(void) {
  set_up();
  place(green, 10, 20, 30, 40);
  keep_term mixed[] = {{green, KEEP_ANCHOR_WIDTH, 1}, {red, KEEP_ANCHOR_WIDTH, -2}};
  keep_constraint ratio = keep_constraint_create(ui, mixed, 2, KEEP_EQUAL, 0, KEEP_LOW, true);
  CHECK_FRAME(frame(red), 0, 0, 15, 0);
  CHECK_OK(keep_layout_begin(ui));
  CHECK_OK(keep_constraint_set_coefficient(ui, ratio, 1, -3));
  CHECK_OK(keep_constraint_set_value(ui, ratio, 3));
  CHECK_OK(keep_constraint_set_relation(ui, ratio, KEEP_AT_MOST));
  CHECK_OK(keep_constraint_set_installed(ui, ratio, false));
  keep_constraint extra = number(red, KEEP_ANCHOR_HEIGHT, 9);
  CHECK_FRAME(frame(red), 0, 0, 0, 9);
  CHECK_OK(keep_constraint_remove(ui, ratio));
  CHECK_OK(keep_layout_rollback(ui));
  CHECK(!keep_constraint_is_valid(ui, extra) && keep_constraint_is_active(ui, ratio));
  CHECK_TEXT(keep_constraint_description(ui, ratio),
             "width of <green> equal to 2 * width of <red> with low priority");
  CHECK_FRAME(frame(red), 0, 0, 15, 0);
  keep_layout_destroy(ui);
}

int main(void) {
  test_readme();
  test_changes();
  test_reading();
  test_many_terms();
  test_moving();
  test_coordinates();
  test_statements();
  test_captures();
  test_atomic();
  test_transactions();
  return 0;
}
