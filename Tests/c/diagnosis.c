/* The layout explains itself: why, what holds, what contradicts, what is open, and where it was set.
 * Expected values by hand. Linked as any program: cc diagnosis.c $(pkg-config ... keeplayout) -lm
 */
#include "check.h"

static keep_layout *ui;
static keep_node window, card, button;

static keep_node named(keep_node parent, const char *name) {
  keep_node node = keep_node_create(ui, parent);
  CHECK_OK(keep_node_set_name(ui, node, name));
  return node;
}

static keep_attribute set(keep_node node, keep_attribute_kind kind, double value) {
  keep_attribute attribute = keep_node_attribute(ui, node, kind);
  CHECK_OK(keep_attribute_set_equal(ui, attribute, value, KEEP_REQUIRED));
  return attribute;
}

static void set_up(void) {
  ui = keep_layout_create();
  window = named(KEEP_NO_NODE, "window");
  card = named(window, "card");
  button = named(card, "button");
  CHECK_OK(keep_node_set_size(ui, window, 320, 568));
  set(card, KEEP_LEFT_INSET, 10);
  set(card, KEEP_RIGHT_INSET, 0);
  set(card, KEEP_VERTICAL_INSETS, 0);
  set(button, KEEP_LEFT_INSET, 10);
  set(button, KEEP_TOP_INSET, 10);
  set(button, KEEP_WIDTH, 40);
  CHECK_OK(keep_layout_solve(ui));
}

static void test_why(void) {
  set_up();
  keep_attribute left = keep_node_attribute_to(ui, button, KEEP_LEFT_ALIGN, window);
  keep_attribute ratio = set(button, KEEP_ASPECT_RATIO, 2);
  CHECK_OK(keep_layout_solve(ui));
  keep_constraint reasons[4];
  double factors[4], rest;
  CHECK(keep_attribute_explanation(ui, left, reasons, factors, 4, &rest) == 2);
  CHECK_NEAR(factors[0], 1);
  CHECK_NEAR(factors[1], 1);
  CHECK_NEAR(rest, 0);
  CHECK_NEAR(keep_constraint_value(ui, reasons[0]), 10);
  CHECK_NEAR(keep_attribute_measured(ui, left), 20);
  CHECK_TEXT(keep_attribute_why(ui, left),
             "left alignment of <button> to <window> = 20 = 10 (left inset of <card> to superview "
             "<window>) + 10 (left inset of <button> to superview <card>)");
  CHECK_TEXT(keep_attribute_why(ui, keep_node_attribute(ui, button, KEEP_HEIGHT)),
             "height of <button> = 20 = 0.5 * 40 (width of <button>), by 2 (aspect ratio of "
             "<button>)");
  CHECK_TEXT(keep_attribute_why(ui, ratio),
             "aspect ratio of <button> = 2 = 40 / 20\n"
             "  40 = 40 (width of <button>)\n"
             "  20 = 0.5 * 40 (width of <button>), by 2 (aspect ratio of <button>)");
  CHECK_TEXT(
      keep_attribute_why(ui, keep_node_attribute(ui, button, KEEP_LEFT_MARGIN_INSET)),
      "left margin inset of <button> to superview <card> = 2 = 10 (left inset of <button> to "
      "superview <card>) - 8 (margins)");
  keep_node title = named(window, "title");
  CHECK_OK(keep_node_set_content_size(ui, title, 70, 20));
  CHECK_OK(keep_layout_solve(ui));
  CHECK_TEXT(keep_attribute_why(ui, keep_node_attribute(ui, title, KEEP_WIDTH)),
             "width of <title> = 70 = 70 (content width of <title>)");
  keep_layout_destroy(ui);
}

static void test_binding_constraints(void) {
  set_up();
  keep_attribute width = keep_node_attribute(ui, button, KEEP_WIDTH);
  keep_node_add_rule(KEEP_HERE(ui), button, KEEP_WIDTH, KEEP_NO_NODE, KEEP_AT_LEAST, 100, KEEP_HIGH,
                     NULL);
  keep_constraint soft, tight[2];
  CHECK_OK(
      keep_node_add_rule(ui, button, KEEP_WIDTH, KEEP_NO_NODE, KEEP_EQUAL, 120, KEEP_LOW, &soft));
  CHECK_OK(keep_layout_solve(ui));
  double factors[2];
  CHECK_NEAR(keep_constraint_violation(ui, soft), 80);
  CHECK(keep_constraint_binding(ui, soft, tight, factors, 2) == 1);
  CHECK(tight[0].id == keep_attribute_constraint(ui, width, KEEP_EQUAL).id);
  CHECK_NEAR(factors[0], 1);
  CHECK_TEXT(keep_constraint_why(ui, soft),
             "width of <button> equal to 120 with low priority\n"
             "  violated by 80; binding constraints:\n"
             "  +1  width of <button> equal to 40 with required priority");
  CHECK(keep_constraint_binding(ui, tight[0], NULL, NULL, 0) == 0);
  CHECK_TEXT(keep_constraint_why(ui, tight[0]),
             "width of <button> equal to 40 with required priority\n  holds");
  keep_layout_destroy(ui);
}

static void test_conflict(void) {
  set_up();
  keep_attribute width = keep_node_attribute(ui, button, KEEP_WIDTH);
  CHECK_OK(keep_attribute_set_max(KEEP_HERE(ui), width, 30, KEEP_REQUIRED));
  int line = __LINE__ - 1;
  CHECK_OK(keep_layout_solve(ui));
  CHECK(keep_layout_conflict_count(ui) == 1);
  keep_constraint members[2];
  double corrections[2];
  CHECK(keep_layout_conflict(ui, 0, members, 2) == 2);
  CHECK(keep_layout_conflict_corrections(ui, 0, corrections, 2) == 2);
  CHECK(keep_layout_conflict_reason(ui, 0) == KEEP_REASON_TIE);
  CHECK(!keep_layout_conflict_is_repeat(ui, 0));
  /* 30 and 40 are equally far; the smaller size is kept. */
  CHECK_NEAR(keep_node_frame(ui, button).width, 30);
  CHECK_NEAR(corrections[0], 30);
  CHECK_NEAR(corrections[1], 40);
  CHECK_TEXT(keep_constraint_file(ui, members[1]), __FILE__);
  CHECK(keep_constraint_line(ui, members[1]) == line);
  CHECK(keep_constraint_line(ui, members[0]) == 0);
  const char *report = keep_layout_conflict_report(ui, 0);
  CHECK(strstr(report, "the first one is violated by 10 (tie: smallest sizes, then positions)") !=
        NULL);
  CHECK(strstr(report, "\nresolved by width of <button> equal to 30 instead of 40\n") != NULL);
  CHECK(strstr(report, "or width of <button> at most 40 instead of 30") != NULL);
  const char *log = keep_layout_conflict_log(ui, 0);
  CHECK(strstr(log, "Unable to simultaneously satisfy constraints.") == log);
  CHECK(strstr(log, "'button'.width == 40   (active)>\",") != NULL);
  CHECK(strstr(log, "'button'.width <= 30   (active)>\"\n") != NULL);

  /* The same rule twice more: repeats come last. */
  for (int i = 0; i < 2; i++)
    CHECK_OK(keep_node_add_rule(ui, button, KEEP_WIDTH, KEEP_NO_NODE, KEEP_AT_LEAST, 50,
                                KEEP_REQUIRED, NULL));
  CHECK_OK(
      keep_attribute_set_max(ui, keep_node_attribute(ui, card, KEEP_LEFT_INSET), 0, KEEP_REQUIRED));
  CHECK_OK(keep_layout_solve(ui));
  size_t count = keep_layout_conflict_count(ui);
  CHECK(count >= 3 && keep_layout_conflict_is_repeat(ui, count - 1));
  CHECK(!keep_layout_conflict_is_repeat(ui, 0) && !keep_layout_conflict_is_repeat(ui, 1));
  keep_layout_destroy(ui);
}

static void test_ambiguity(void) {
  set_up();
  keep_attribute height = keep_node_attribute(ui, button, KEEP_HEIGHT), open[2];
  CHECK(keep_layout_freedom(ui) == 1);
  double least, most;
  bool is_key;
  CHECK(keep_layout_ambiguous(ui, open, &least, &most, &is_key, 1) == 1);
  CHECK(open[0].id == height.id && least == 0 && isinf(most) && is_key);
  CHECK_TEXT(keep_layout_ambiguity(ui), "ambiguous, 1 degree of freedom:\n"
                                        "  height of <button> is 0, could be 0 to inf\n"
                                        "determined by height of <button>");
  CHECK_OK(keep_attribute_set_max(ui, height, 50, KEEP_REQUIRED));
  CHECK_OK(keep_attribute_range(ui, height, 0, &least, &most));
  CHECK(least == 0 && most == 50);
  CHECK_OK(keep_layout_exercise(ui, 1));
  CHECK_NEAR(keep_node_frame(ui, button).height, 50);
  CHECK_OK(keep_layout_exercise(ui, 0));
  CHECK_NEAR(keep_node_frame(ui, button).height, 0);
  CHECK_OK(keep_layout_begin(ui));
  CHECK(keep_layout_exercise(ui, 1) == KEEP_ERROR_STATE);
  CHECK_OK(keep_layout_rollback(ui));
  CHECK_OK(keep_layout_exercise(ui, 7));
  CHECK_OK(keep_node_destroy(ui, button));
  CHECK_OK(keep_layout_solve(ui));
  CHECK(keep_layout_freedom(ui) == 0);
  keep_layout_destroy(ui);
}

/* What is told is how many there are, whatever the room; what is beyond the room stays as it was. */
static void test_little_room(void) {
  set_up();
  keep_attribute left = keep_node_attribute_to(ui, button, KEEP_LEFT_ALIGN, window), open[2];
  keep_constraint reasons[2] = {{7}, {7}}, soft;
  double factors[2] = {-7, -7}, rest = -7, least[2] = {-7, -7}, most[2] = {-7, -7};
  bool keys[2] = {false, true};
  CHECK(keep_attribute_explanation(ui, left, NULL, NULL, 0, NULL) == 2);
  CHECK(keep_attribute_explanation(ui, left, reasons, factors, 1, &rest) == 2);
  CHECK(reasons[0].id != 7 && reasons[1].id == 7 && factors[0] == 1 && factors[1] == -7);
  CHECK(rest == 0);
  CHECK(keep_attribute_explanation(ui, left, NULL, factors, 2, NULL) == 2 && factors[1] == 1);

  CHECK_OK(keep_node_add_rule(ui, button, KEEP_LEFT_INSET, KEEP_NO_NODE, KEEP_EQUAL, 120, KEEP_LOW,
                              &soft));
  CHECK_OK(keep_node_add_rule(ui, button, KEEP_LEFT_INSET, KEEP_NO_NODE, KEEP_AT_MOST, -5,
                              KEEP_REQUIRED, NULL));
  CHECK_OK(keep_layout_solve(ui));
  factors[0] = factors[1] = -7;
  CHECK(keep_constraint_binding(ui, soft, NULL, factors, 0) == 1 && factors[0] == -7);
  CHECK(keep_constraint_binding(ui, soft, reasons, factors, 1) == 1 && factors[0] == 1);
  CHECK(keep_layout_conflict(ui, 0, NULL, 0) == 2);
  CHECK(keep_layout_conflict_corrections(ui, 0, NULL, 9) == 2);
  factors[0] = factors[1] = -7;
  CHECK(keep_layout_conflict_corrections(ui, 0, factors, 1) == 2);
  CHECK(factors[0] != -7 && factors[1] == -7);

  CHECK_OK(
      keep_attribute_set_max(ui, keep_node_attribute(ui, card, KEEP_RIGHT_INSET), 5, KEEP_LOW));
  CHECK_OK(keep_attribute_clear(ui, keep_node_attribute(ui, button, KEEP_WIDTH)));
  CHECK_OK(keep_layout_solve(ui));
  CHECK(keep_layout_ambiguous(ui, NULL, NULL, NULL, NULL, 9) == 2);
  open[1].id = 7;
  CHECK(keep_layout_ambiguous(ui, open, least, most, keys, 1) == 2);
  CHECK(open[0].id == keep_node_attribute(ui, button, KEEP_WIDTH).id && open[1].id == 7);
  CHECK(least[0] == 0 && least[1] == -7 && isinf(most[0]) && most[1] == -7);
  CHECK(keys[0] && keys[1]);
  CHECK_OK(keep_attribute_range(ui, open[0], 0, NULL, NULL));
  CHECK_OK(keep_attribute_range(ui, open[0], 0, &rest, NULL));
  CHECK(rest == 0);
  keep_layout_destroy(ui);
}

static void check_place(keep_constraint constraint, const char *file, int line) {
  CHECK_TEXT(keep_constraint_file(ui, constraint), file);
  CHECK(keep_constraint_line(ui, constraint) == line);
}

/* Whatever sets a constraint again sets it where the host says that it is, and only that. */
static void test_places(void) {
  set_up();
  keep_constraint c = keep_equation_create(keep_layout_at(ui, "a.c", 1), "card.top >= 5", NULL);
  check_place(c, "a.c", 1);
  CHECK_OK(keep_constraint_set_value(ui, c, 6));
  check_place(c, "", 0);
  CHECK_OK(keep_constraint_set_relation(keep_layout_at(ui, "a.c", 2), c, KEEP_EQUAL));
  check_place(c, "a.c", 2);
  CHECK_OK(keep_constraint_set_coefficient(keep_layout_at(ui, "a.c", 3), c, 0, 2));
  check_place(c, "a.c", 3);
  CHECK(keep_constraint_set_coefficient(keep_layout_at(ui, "a.c", 4), c, 0, NAN) ==
        KEEP_ERROR_INVALID_ARGUMENT);
  check_place(c, "a.c", 3);
  CHECK_OK(keep_constraint_set_coefficient(ui, c, 0, 1));
  check_place(c, "", 0);
  keep_rect frame; /* What only reads leaves the place to the call that sets. */
  CHECK_OK(
      keep_layout_frames(keep_layout_at(ui, "a.c", 5), &card, &frame, 1, KEEP_FRAME_IN_PARENT));
  CHECK_OK(keep_constraint_set_value(ui, c, 7));
  check_place(c, "a.c", 5);

  keep_applied half = {KEEP_APPLIED(KEEP_ANCHOR_HEIGHT, KEEP_EQUAL, 0.5, 0, KEEP_LOW), .to = card};
  keep_constraint same;
  CHECK_OK(keep_node_apply(keep_layout_at(ui, "b.c", 1), button, &half, 1, &c, 1));
  check_place(c, "b.c", 1);
  half.multiplier = 0.25;
  CHECK_OK(keep_node_apply(keep_layout_at(ui, "b.c", 2), button, &half, 1, &same, 1));
  CHECK(same.id == c.id);
  check_place(c, "b.c", 2);
  keep_layout_destroy(ui);
}

static void test_bad_input(void) {
  set_up();
  keep_attribute none = {0};
  keep_constraint nothing = {0};
  double number = 1;
  CHECK(keep_layout_at(NULL, "a", 1) == NULL && keep_layout_at(ui, "\xff", 1) == ui);
  keep_layout_at(ui, NULL, 1);
  keep_layout_at(ui, "a.c", -1);
  keep_attribute width = set(button, KEEP_WIDTH, 41);
  CHECK(keep_constraint_line(ui, keep_attribute_constraint(ui, width, KEEP_EQUAL)) == 0);
  CHECK(isnan(keep_attribute_measured(ui, none)) && isnan(keep_attribute_measured(NULL, width)));
  CHECK(isnan(keep_attribute_measured(ui, keep_node_attribute(ui, button, KEEP_INSETS))));
  CHECK(keep_attribute_explanation(ui, none, NULL, NULL, 9, &number) == 0 && number == 0);
  CHECK_TEXT(keep_attribute_why(ui, none), "");
  CHECK(keep_constraint_violation(ui, nothing) == 0);
  CHECK(keep_constraint_binding(ui, nothing, NULL, NULL, 9) == 0);
  CHECK_TEXT(keep_constraint_why(ui, nothing), "");
  CHECK(keep_layout_conflict_corrections(ui, 0, &number, 1) == 0);
  CHECK(keep_layout_conflict_reason(ui, 5) == KEEP_REASON_NONE);
  CHECK(!keep_layout_conflict_is_repeat(ui, (size_t)-1));
  CHECK_TEXT(keep_layout_conflict_report(ui, 0), "");
  CHECK_TEXT(keep_layout_conflict_log(NULL, 0), "");
  CHECK(keep_attribute_range(ui, none, 0, &number, NULL) == KEEP_ERROR_INVALID_HANDLE);
  CHECK(keep_attribute_range(NULL, width, 0, &number, NULL) == KEEP_ERROR_INVALID_ARGUMENT);
  CHECK(keep_layout_freedom(NULL) == 0);
  CHECK(keep_layout_ambiguous(NULL, NULL, NULL, NULL, NULL, 1) == 0);
  CHECK(keep_layout_exercise(NULL, 1) == KEEP_ERROR_INVALID_ARGUMENT);
  keep_layout_destroy(ui);
}

int main(void) {
  test_why();
  test_binding_constraints();
  test_conflict();
  test_ambiguity();
  test_little_room();
  test_places();
  test_bad_input();
  return 0;
}
