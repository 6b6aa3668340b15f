/* What is said of a call that was refused: one line that names the culprit. */
#include "check.h"

static keep_layout *ui;
static keep_node window, box, inner;

#define SAYS(call, words)                                                                          \
  do {                                                                                             \
    (void)(call);                                                                                  \
    CHECK_TEXT(keep_layout_error_message(ui), words);                                              \
  } while (0)

static void set_up(void) {
  ui = keep_layout_create();
  window = keep_node_create(ui, KEEP_NO_NODE);
  box = keep_node_create(ui, window), inner = keep_node_create(ui, box);
  CHECK_OK(keep_node_set_name(ui, window, "window"));
  CHECK_OK(keep_node_set_name(ui, box, "box"));
}

static void test_cycles(void) {
  SAYS(keep_node_move(ui, window, window), "keep_node_move: <window> cannot be moved into itself");
  SAYS(keep_node_move(ui, window, inner),
       "keep_node_move: <window> cannot be moved into <node #3>, which is inside it");
  SAYS(keep_node_move_before(ui, window, box),
       "keep_node_move_before: <window> cannot be moved to before <box>, which is inside it");
}

static void test_numbers(void) {
  keep_attribute width = keep_node_attribute(ui, box, KEEP_WIDTH);
  SAYS(keep_attribute_set_equal(ui, width, INFINITY, 1),
       "keep_attribute_set: width of <box>: the value inf is not finite");
  SAYS(keep_attribute_set_min(ui, width, 5, 1000.5),
       "keep_attribute_set: width of <box>: the priority 1000.5 is not above 0 and at most "
       "1000");
  SAYS(keep_attribute_keep_min_max(ui, width, 1, 2e12),
       "keep_layout_set_values: element 1: width of <box>: the value 2000000000000 is larger than "
       "1e12");
  SAYS(keep_layout_set_values(ui, &width, NULL, &(double){INFINITY}, NULL, 1),
       "keep_layout_set_values: element 0: width of <box>: the value inf is not finite");
  SAYS(keep_node_set_size(ui, window, INFINITY, 1),
       "keep_node_set_size: <window>: the value inf is not finite");
  SAYS(keep_node_set_axis_size(ui, window, KEEP_VERTICAL, 1, 0),
       "keep_node_set_axis_size: <window>: the priority 0 is not above 0 and at most 1000");
  SAYS(keep_node_set_size(ui, box, 1, 1),
       "keep_node_set_size: <box> has a parent, and only roots have a size from outside");
  SAYS(keep_node_keep_size(ui, box, 1, 1e13, 1),
       "keep_nodes_keep_size: <box>: the value 10000000000000 is larger than 1e12");
  SAYS(keep_nodes_keep_center(ui, &box, 1, 1e-13, 0, 1),
       "keep_nodes_keep_center: <box>: the value 1e-13 is too small for a factor");
  SAYS(keep_node_set_hugging(ui, box, KEEP_VERTICAL, -1),
       "keep_nodes_set_resistance: <box>: the priority -1 is not above 0 and at most 1000");
  SAYS(keep_attribute_range(ui, width, 1000.5, NULL, NULL),
       "keep_attribute_range: the priority 1000.5 is not from 0 to 1000");
}

/* A multiplier of a centre counts half a size, so that the solver gets half of it. */
static void test_multipliers(void) {
  keep_attribute width = keep_node_attribute(ui, box, KEEP_WIDTH);
  keep_attribute center = keep_node_attribute_to(ui, inner, KEEP_VERTICAL_ALIGN, box);
  keep_applied applied[] = {
      {KEEP_APPLY(KEEP_ANCHOR_LEFT, 1)},
      {KEEP_APPLIED(KEEP_ANCHOR_CENTER_X, KEEP_EQUAL, 1e-12, 0, KEEP_APPLY_HIGH)},
  };
  const char *equation = "box.left >= 1e-12 * superview.centerX";
  SAYS(keep_attribute_set_min_to(ui, width, width, 1e-13, 0, 1),
       "keep_attribute_set_to: width of <box>: the multiplier 1e-13 is neither 0 nor of a size "
       "from 1e-12 to 1e12");
  SAYS(keep_attribute_set_min_to(ui, width, center, -1e-12, 0, 1),
       "keep_attribute_set_to: vertical center alignment of <node #3> to <box>: the multiplier "
       "-1e-12 is neither 0 nor of a size from 2e-12 to 1e12, as that of a center has to be");
  SAYS(
      keep_node_constrain(ui, box, KEEP_ANCHOR_LEFT, KEEP_EQUAL, inner, KEEP_ANCHOR_CENTER_X, 1e-12,
                          0, 1, true),
      "keep_node_constrain: the multiplier 1e-12 is neither 0 nor of a size from 2e-12 to 1e12, as "
      "that of a center has to be");
  SAYS(keep_node_constrain(ui, box, KEEP_ANCHOR_WIDTH, KEEP_EQUAL, inner, KEEP_ANCHOR_WIDTH, 1e12,
                           0, 1, true),
       "keep_node_constrain: the coefficients are larger than 1e12 together");
  SAYS(keep_node_apply(ui, inner, applied, 2, NULL, 0),
       "keep_node_apply: element 1: the multiplier 1e-12 is neither 0 nor of a size from 2e-12 to "
       "1e12, as that of a center has to be");
  applied[1].multiplier = -1e12;
  SAYS(keep_node_apply(ui, inner, applied, 2, NULL, 0),
       "keep_node_apply: element 1: the coefficients are larger than 1e12 together");
  SAYS(keep_equation_create(ui, equation, NULL),
       "keep_equation_create: column 10: center x of the parent: the coefficient -1e-12 is neither "
       "0 nor of a "
       "size from 2e-12 to 1e12, as that of a center has to be\n"
       "box.left >= 1e-12 * superview.centerX\n"
       "         ^");
  CHECK_TEXT(keep_layout_document(ui), "keeplayout 1\n"
                                       "node 1 \"window\"\n"
                                       "  node 2 \"box\"\n"
                                       "    node 3\n");
}

static void test_unknown(void) {
  int8_t relation = 5;
  double one = 1;
  keep_attribute width = keep_node_attribute(ui, box, KEEP_WIDTH);
  SAYS(keep_node_attribute(ui, box, (keep_attribute_kind)999),
       "keep_node_attribute: <box>: the kind 999 is none of keep_attribute_kind");
  SAYS(keep_node_attribute_to(ui, box, (keep_attribute_kind)0, inner),
       "keep_node_attribute_to: <box>: the kind 0 is none of keep_attribute_kind");
  SAYS(keep_node_set_axis_size(ui, window, (keep_axis)7, 1, 1),
       "keep_node_set_axis_size: <window>: the axis 7 is none of keep_axis");
  SAYS(keep_layout_set_values(ui, &width, &relation, &one, NULL, 1),
       "keep_layout_set_values: element 0: the relation 5 is none of keep_relation");
  SAYS(keep_layout_set_conflict_policy(ui, (keep_conflict_policy)3),
       "keep_layout_set_conflict_policy: the policy 3 is none of keep_conflict_policy");
}

/* A host that checks once has to know which of its nodes it was. */
static void test_which_node(void) {
  keep_insets far = {0, INFINITY, 0, 0};
  char longer[300] = {0};
  memset(longer, 'x', 299);
  SAYS(keep_node_set_content_size(ui, box, -1, 5),
       "keep_node_set_content_size: <box>: the width -1 is negative");
  SAYS(keep_node_set_margins(ui, box, (keep_insets){NAN, 0, 0, 0}, false),
       "keep_node_set_margins: <box>: the value nan is not a number");
  SAYS(keep_node_set_safe_area(ui, box, far),
       "keep_node_set_safe_area: <box>: the value inf is not finite");
  SAYS(keep_node_set_alignment_insets(ui, box, far),
       "keep_node_set_alignment_insets: <box>: the value inf is not finite");
  SAYS(keep_node_set_baselines(ui, box, INFINITY, 0),
       "keep_node_set_baselines: <box>: the value inf is not finite");
  SAYS(keep_node_set_name(ui, box, longer),
       "keep_node_set_name: <box>: a name has at most 255 bytes");
  SAYS(keep_node_set_name(ui, box, "\xff"), "keep_node_set_name: <box>: the name is not UTF-8");
  SAYS(keep_node_set_gone(ui, box, (keep_gone)9),
       "keep_node_set_gone: <box>: gone 9 is none of keep_gone");
  SAYS(keep_node_set_direction(ui, box, (keep_direction)9),
       "keep_node_set_direction: <box>: the direction 9 is none of keep_direction");
  SAYS(keep_node_set_hugging(ui, box, (keep_axis)9, 1),
       "keep_nodes_set_resistance: <box>: the axis 9 is none of keep_axis");
  SAYS(keep_node_set_measure(ui, box, (keep_axis)9, NULL, NULL, NULL),
       "keep_node_set_measure: <box>: the axis 9 is none of keep_axis");
  SAYS(keep_node_set_autoresizing(ui, box, 1, (keep_rect){0, 0, -1, 1}, (keep_size){NAN, NAN}),
       "keep_node_set_autoresizing: <box>: the width -1 is negative");
  SAYS(keep_node_keep_insets(ui, box, KEEP_WIDTH, far, 1),
       "keep_nodes_keep_insets: <box>: width is given where insets, safe insets or margin insets "
       "are needed");
  SAYS(keep_node_guide(ui, box, (keep_guide)9),
       "keep_node_guide: <box>: the guide 9 is none of keep_guide");
}

static void test_relations(void) {
  keep_node page = keep_node_create(ui, KEEP_NO_NODE);
  CHECK_OK(keep_node_set_name(ui, page, "page"));
  keep_attribute width = keep_node_attribute(ui, box, KEEP_WIDTH);
  keep_attribute ratio = keep_node_attribute(ui, box, KEEP_ASPECT_RATIO);
  SAYS(keep_node_attribute(ui, box, KEEP_LEFT_OFFSET),
       "keep_node_attribute: left offset of <box> needs another node");
  SAYS(keep_node_attribute_to(ui, box, KEEP_LEFT_INSET, window),
       "keep_node_attribute_to: left inset of <box> takes no other node");
  SAYS(keep_node_attribute(ui, window, KEEP_LEFT_INSET),
       "keep_node_attribute: left inset of <window>: a parent is needed, and the node is a root");
  SAYS(keep_node_add_rule(ui, box, KEEP_SIZE, KEEP_NO_NODE, KEEP_EQUAL, 1, 1, NULL),
       "keep_node_add_rule: size of <box> is a group, and a rule stands on one attribute");
  SAYS(keep_node_attribute_to(ui, box, KEEP_LEFT_ALIGN, box),
       "keep_node_attribute_to: <box> cannot relate to itself");
  SAYS(keep_node_attribute_to(ui, box, KEEP_LEFT_ALIGN, page),
       "keep_node_attribute_to: <box> and <page> are in different trees");
  SAYS(keep_attribute_set_equal_to(ui, width, ratio, 1, 0, 1),
       "keep_attribute_set_to: aspect ratio of <box> is a factor, and only lengths follow one "
       "another");
  SAYS(keep_layout_set_scale(ui, 0),
       "keep_layout_set_scale: the scale 0 is not above 0 and at most 1e6");
  CHECK_OK(keep_node_destroy(ui, page));
}

static void test_containers(void) {
  keep_stack bad = KEEP_STACK(KEEP_HORIZONTAL, .padding = {0, 0, -1, 0});
  keep_stack row = KEEP_STACK(KEEP_HORIZONTAL, .gap = 0);
  keep_guideline line = KEEP_GUIDELINE(KEEP_ANCHOR_LEFT, .distance = 0);
  keep_guideline far = KEEP_GUIDELINE(KEEP_ANCHOR_LEFT, .distance = NAN);
  SAYS(keep_stack_create(ui, window, &row, NULL, 2), "keep_stack_create: members is NULL");
  SAYS(keep_stack_create(ui, window, &bad, NULL, 0),
       "keep_stack_create: the bottom padding -1 is negative");
  SAYS(keep_stack_create(ui, window, &row, (keep_node[]){box, box}, 2),
       "keep_stack_create: element 1: <box> is given twice");
  keep_node made = keep_stack_create(ui, window, &row, NULL, 0);
  CHECK_OK(keep_node_set_name(ui, made, "row"));
  SAYS(keep_container_set(ui, made, KEEP_CONTAINER_PADDING_TOP, -4),
       "keep_container_set: <row>: the top padding -4 is negative");
  SAYS(keep_guideline_create(ui, KEEP_NO_NODE, &line, NULL, 0),
       "keep_guideline_create: the owner is none");
  keep_layout_clear_error(ui);
  SAYS(keep_guide_create(ui, KEEP_NO_NODE), "keep_guide_create: the owner is none");
  SAYS(keep_guideline_create(ui, window, &far, NULL, 0),
       "keep_guideline_create: the distance nan is not a number");
  SAYS(keep_node_set_circle(ui, box, window, NAN, 1),
       "keep_node_set_circle: <box>: the angle nan is not a number");
  SAYS(keep_node_set_circle(ui, box, box, 0, 1),
       "keep_node_set_circle: <box> cannot relate to itself");
  keep_node barrier = keep_guideline_create(ui, window, &line, &box, 1);
  CHECK_OK(keep_node_set_name(ui, barrier, "end"));
  SAYS(keep_barrier_set_nodes(ui, barrier, &barrier, 1),
       "keep_barrier_set_nodes: element 0: <end> cannot relate to itself");
  CHECK_OK(keep_barrier_set_nodes(ui, barrier, NULL, 0));
  CHECK_OK(keep_node_destroy(ui, made));
  CHECK_OK(keep_node_destroy(ui, barrier));
}

static void test_terms(void) {
  SAYS(keep_node_constrain(ui, window, KEEP_ANCHOR_LEFT, KEEP_EQUAL, KEEP_NO_NODE, KEEP_ANCHOR_LEFT,
                           1, 0, 1, true),
       "keep_node_constrain: left: <window> is a root, and a term needs its parent");
  const keep_term terms[] = {{box, KEEP_ANCHOR_LEFT, 1}, {KEEP_NO_NODE, KEEP_ANCHOR_TOP, -1}};
  SAYS(keep_constraint_create(ui, terms, 2, KEEP_EQUAL, 0, 1, true),
       "keep_constraint_create: left of <box> and top of the parent: positions of the two axes do "
       "not go together, distances do: a.top - b.top");
}

static void test_constraints(void) {
  keep_attribute width = keep_node_attribute(ui, box, KEEP_WIDTH);
  keep_constraint members[2];
  CHECK_OK(keep_attribute_set_equal(ui, width, 7, KEEP_REQUIRED));
  keep_constraint value = keep_attribute_constraint(ui, width, KEEP_EQUAL);
  SAYS(keep_constraint_set_relation(ui, value, KEEP_AT_MOST),
       "keep_constraint_set_relation: width of <box> equal to 7 with required priority: only rules "
       "and sums change their relation");
  SAYS(keep_constraint_set_coefficient(ui, value, 0, 2),
       "keep_constraint_set_coefficient: width of <box> equal to 7 with required priority: only "
       "sums have coefficients");
  SAYS(
      keep_constraint_set_installed(ui, value, false),
      "keep_constraint_set_installed: width of <box> equal to 7 with required priority: only rules "
      "and sums are installed and uninstalled");

  /* A size that has to be negative is in conflict with what says that none is. */
  CHECK_OK(keep_attribute_set_equal(ui, width, -7, KEEP_REQUIRED));
  CHECK_OK(keep_layout_solve(ui));
  CHECK(keep_layout_conflict(ui, 0, members, 2) == 2);
  int first = keep_constraint_source(ui, members[0]) == KEEP_SOURCE_NOT_NEGATIVE;
  SAYS(keep_constraint_remove(ui, members[!first]),
       "keep_constraint_remove: width of <box> cannot be negative: this constraint stays as long "
       "as its node");
  CHECK_OK(keep_attribute_clear(ui, width));
  SAYS(keep_constraint_remove(ui, members[first]),
       "keep_constraint_remove: the constraint does not exist any more");
  SAYS(keep_atomic_activate(ui, (keep_atomic){0}),
       "keep_atomic_activate: the atomic group is none");
  SAYS(keep_animation_cancel(ui, (keep_animation){0}),
       "keep_animation_cancel: the animation is none");

  CHECK_OK(keep_node_set_content_size(ui, box, 10, 20));
  CHECK_OK(keep_layout_solve(ui));
  CHECK(keep_attribute_explanation(ui, width, members, NULL, 1, NULL) == 1);
  SAYS(keep_constraint_remove(ui, members[0]),
       "keep_constraint_remove: width of <box> holds its content of 10 with high priority: this "
       "constraint follows from what its node is");
  CHECK_OK(keep_node_set_content_size(ui, box, NAN, NAN));
}

/* As long as nothing else has its place, what is gone is called as it was. */
static void test_stale(void) {
  keep_node gone = keep_node_create(ui, box);
  CHECK_OK(keep_node_set_name(ui, gone, "title"));
  keep_attribute offset = keep_node_attribute_to(ui, box, KEEP_LEFT_ALIGN, window);
  keep_attribute width = keep_node_attribute(ui, gone, KEEP_WIDTH);
  CHECK_OK(keep_node_destroy(ui, gone));
  SAYS(keep_node_move(ui, gone, window),
       "keep_node_move: the node <title> does not exist any more");
  SAYS(keep_node_create(ui, gone), "keep_node_create: the parent <title> does not exist any more");
  SAYS(keep_attribute_set_equal(ui, width, 1, 1),
       "keep_attribute_set: the attribute (width) does not exist any more");
  keep_node successor = keep_node_create(ui, box);
  SAYS(keep_node_move(ui, gone, window), "keep_node_move: the node does not exist any more");
  CHECK_OK(keep_node_destroy(ui, successor));
  SAYS(keep_node_move(ui, successor, window),
       "keep_node_move: the node <node #5> does not exist any more");
  CHECK(keep_attribute_is_valid(ui, offset));
  SAYS(keep_node_move(ui, (keep_node){123}, window),
       "keep_node_move: the node is not of this layout");
  SAYS(keep_node_move(ui, KEEP_NO_NODE, window), "keep_node_move: the node is none");
}

/* A name is what the host gave; in a line, what would break the line is written out. */
static void test_names_stay_in_their_line(void) {
  const char *name = "a\nb\tc\r\x1B[1m\x7F\xC2\x85\xE2\x80\xA8\xC3\xA9\xE2\x80\xA6";
  const char *shown = "a\\nb\\tc\\r\\u001B[1m\\u007F\\u0085\\u2028\xC3\xA9\xE2\x80\xA6";
  char expected[128];
  CHECK_OK(keep_node_set_name(ui, inner, name));
  CHECK_TEXT(keep_node_name(ui, inner), name);
  keep_attribute width = keep_node_attribute(ui, inner, KEEP_WIDTH);
  snprintf(expected, sizeof expected, "width of <%s>", shown);
  CHECK_TEXT(keep_attribute_name(ui, width), expected);
  CHECK_OK(keep_attribute_set_name(ui, width, name));
  CHECK_TEXT(keep_attribute_name(ui, width), name);
  snprintf(expected, sizeof expected, "%s [none < none < none]", shown);
  CHECK_TEXT(keep_attribute_description(ui, width), expected);
  snprintf(expected, sizeof expected, "keep_attribute_set: %s: the value inf is not finite", shown);
  SAYS(keep_attribute_set_max(ui, width, INFINITY, 1), expected);
}

static void test_conflicts(void) {
  CHECK_OK(keep_layout_solve(ui));
  CHECK_OK(keep_layout_set_conflict_policy(ui, KEEP_CONFLICTS_REFUSED));
  keep_attribute width = keep_node_attribute(ui, box, KEEP_WIDTH);
  CHECK_OK(keep_attribute_set_max(ui, width, 10, KEEP_REQUIRED));
  CHECK_OK(keep_layout_solve(ui));
  CHECK_OK(keep_attribute_set_min(ui, width, 20, KEEP_REQUIRED));
  CHECK(keep_layout_solve(ui) == KEEP_ERROR_CONFLICT);
  const char *first = strstr(keep_layout_conflict_description(ui, 0), "\n  ") + 3;
  size_t length = strcspn(first, "\n");
  const char *message = keep_layout_error_message(ui), *sentence = message + 19;
  CHECK(strncmp(message, "keep_layout_solve: ", 19) == 0);
  CHECK(strncmp(sentence, "width of <box> at ", 18) == 0);
  keep_layout_conflict_description(ui, 0);
  CHECK_TEXT(sentence + length, " contradicts other required constraints; the changes were undone");
  CHECK(isnan(keep_attribute_min(ui, width, NULL)));
}

int main(void) {
  set_up();
  test_cycles();
  test_numbers();
  test_multipliers();
  test_unknown();
  test_stale();
  test_names_stay_in_their_line();
  test_which_node();
  test_relations();
  test_containers();
  test_terms();
  test_constraints();
  test_conflicts();
  keep_layout_clear_error(ui);
  CHECK_TEXT(keep_layout_error_message(ui), "");
  keep_layout_destroy(ui);
  return 0;
}
