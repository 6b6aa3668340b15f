/* Every function of terms and captures, handed everything that it must refuse.
 * Linked as any program: cc bad_terms.c $(pkg-config --cflags --libs keeplayout) -lm
 */
#include "bad_input.h"

#define LEFT KEEP_ANCHOR_LEFT
#define TOP KEEP_ANCHOR_TOP
#define WIDTH KEEP_ANCHOR_WIDTH
#define CREATE(expected, terms, count, ...)                                                        \
  NONE(expected, keep_constraint_create, terms, count, __VA_ARGS__)
#define CONSTRAIN(expected, ...) NONE(expected, keep_node_constrain, __VA_ARGS__)

/* What two terms of one sum may be: Apple's table (semantics.md 1.3), said for sums, except that a
 * position beside a size counts as one in the parent's coordinates, as beside a number. */
static void test_meaning(void) {
  static const struct {
    keep_anchor one, other;
  } refused[] =
      {
          {KEEP_ANCHOR_LEFT, KEEP_ANCHOR_LEADING},
          {KEEP_ANCHOR_TRAILING_MARGIN, KEEP_ANCHOR_RIGHT},
          {KEEP_ANCHOR_RIGHT_SAFE, KEEP_ANCHOR_LEADING},
          {KEEP_ANCHOR_LEFT, KEEP_ANCHOR_TOP},
          {KEEP_ANCHOR_FIRST_BASELINE, KEEP_ANCHOR_CENTER_X},
          {KEEP_ANCHOR_BOTTOM, KEEP_ANCHOR_LEADING},
      },
    accepted[] = {
        {KEEP_ANCHOR_WIDTH, KEEP_ANCHOR_HEIGHT},
        {KEEP_ANCHOR_LEFT, KEEP_ANCHOR_WIDTH},
        {KEEP_ANCHOR_HEIGHT, KEEP_ANCHOR_TOP},
        {KEEP_ANCHOR_CENTER_X, KEEP_ANCHOR_HEIGHT},
        {KEEP_ANCHOR_LEFT, KEEP_ANCHOR_RIGHT_MARGIN},
        {KEEP_ANCHOR_CENTER_X, KEEP_ANCHOR_LEADING},
        {KEEP_ANCHOR_LEFT, KEEP_ANCHOR_CENTER_X_WITHIN_MARGINS},
        {KEEP_ANCHOR_CENTER_Y, KEEP_ANCHOR_LAST_BASELINE},
        {KEEP_ANCHOR_TOP_SAFE, KEEP_ANCHOR_CENTER_Y_WITHIN_SAFE_AREA},
    };
  for (size_t i = 0; i < COUNT(refused); i++) {
    CONSTRAIN(KEEP_ERROR_INVALID_ARGUMENT, box, refused[i].one, KEEP_EQUAL, label, refused[i].other,
              1, 0, KEEP_LOW, true);
    CONSTRAIN(KEEP_ERROR_INVALID_ARGUMENT, box, refused[i].one, KEEP_EQUAL, label, refused[i].other,
              2, 0, KEEP_LOW, false);
  }
  for (size_t i = 0; i < COUNT(accepted); i++) {
    keep_constraint made = keep_node_constrain(ui, box, accepted[i].one, KEEP_EQUAL, label,
                                               accepted[i].other, 1, 0, KEEP_LOW, true);
    CHECK_OK(keep_constraint_remove(ui, made));
  }
  CHECK(keep_node_constrain(ui, box, LEFT, KEEP_EQUAL, label, TOP, 1, 0, KEEP_LOW, true).id == 0);
  CHECK_TEXT(
      keep_layout_error_message(ui),
      "keep_node_constrain: left of <box> and top of <node #3>: positions of the two axes do "
      "not go together, distances do: a.top - b.top");
  CHECK_OK(keep_layout_set_mixed_axes(ui, true));
  keep_constraint mixed =
      keep_node_constrain(ui, box, LEFT, KEEP_EQUAL, label, TOP, 1, 0, KEEP_LOW, true);
  CHECK(mixed.id != 0);
  CHECK_OK(keep_layout_set_mixed_axes(ui, false));
  CHECK(keep_constraint_is_active(ui, mixed));
  describe(before);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_constraint_set_coefficient, mixed, 1, -2);
  CHECK_OK(keep_constraint_remove(ui, mixed));
  describe(before);

  /* Distances go with everything: a gap as wide as another is high. */
  keep_term gaps[] = {{box, KEEP_ANCHOR_LEFT, 1},
                      {label, KEEP_ANCHOR_RIGHT, -1},
                      {box, KEEP_ANCHOR_TOP, -1},
                      {label, KEEP_ANCHOR_BOTTOM, 1}};
  keep_constraint gap = keep_constraint_create(ui, gaps, 4, KEEP_EQUAL, 0, KEEP_LOW, true);
  CHECK(gap.id != 0);
  describe(before);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_constraint_set_coefficient, gap, 0, 3);
  CHECK_OK(keep_constraint_remove(ui, gap));
  describe(before);
}

static void test_numbers(void) {
  keep_term term = {box, WIDTH, 1};
  for (size_t i = 0; i < COUNT(not_finite); i++) {
    CREATE(KEEP_ERROR_INVALID_ARGUMENT, &term, 1, KEEP_EQUAL, not_finite[i], KEEP_LOW, true);
    CONSTRAIN(KEEP_ERROR_INVALID_ARGUMENT, box, WIDTH, KEEP_EQUAL, label, WIDTH, not_finite[i], 0,
              KEEP_LOW, true);
    CONSTRAIN(KEEP_ERROR_INVALID_ARGUMENT, box, WIDTH, KEEP_EQUAL, label, WIDTH, 1, not_finite[i],
              KEEP_LOW, true);
    keep_term bad = {box, WIDTH, not_finite[i]};
    CREATE(KEEP_ERROR_INVALID_ARGUMENT, &bad, 1, KEEP_EQUAL, 0, KEEP_LOW, true);
  }
  CREATE(KEEP_ERROR_INVALID_ARGUMENT, &term, 1, KEEP_EQUAL, NAN, KEEP_LOW, true);
  CONSTRAIN(KEEP_ERROR_INVALID_ARGUMENT, box, WIDTH, KEEP_EQUAL, label, WIDTH, NAN, 0, KEEP_LOW,
            true);
  keep_term tiny = {box, WIDTH, 1e-13}, none = {box, WIDTH, NAN};
  keep_term half = {box, KEEP_ANCHOR_CENTER_X, 1e-12}; /* 5e-13 of a width. */
  CREATE(KEEP_ERROR_INVALID_ARGUMENT, &half, 1, KEEP_EQUAL, 0, KEEP_LOW, true);
  CREATE(KEEP_ERROR_INVALID_ARGUMENT, &tiny, 1, KEEP_EQUAL, 0, KEEP_LOW, true);
  CREATE(KEEP_ERROR_INVALID_ARGUMENT, &none, 1, KEEP_EQUAL, 0, KEEP_LOW, true);
  for (size_t i = 0; i < COUNT(not_priorities); i++)
    CREATE(KEEP_ERROR_INVALID_ARGUMENT, &term, 1, KEEP_EQUAL, 0, not_priorities[i], true);
  keep_term large[] = {{box, WIDTH, 6e11}, {label, WIDTH, -6e11}};
  CREATE(KEEP_ERROR_INVALID_ARGUMENT, large, 2, KEEP_EQUAL, 0, KEEP_LOW, true);

  /* Zeros and the smallest coefficients are terms, if they come to nothing. */
  keep_term zeros[] = {{box, KEEP_ANCHOR_CENTER_X, 2e-12}, {label, LEFT, 0}};
  keep_constraint made = keep_constraint_create(ui, zeros, 2, KEEP_AT_LEAST, -1e12, KEEP_LOW, true);
  CHECK(made.id != 0);
  CHECK_OK(keep_layout_solve(ui));
  CHECK_OK(keep_constraint_remove(ui, made));
}

static void test_terms(void) {
  keep_term term = {box, WIDTH, 1};
  CREATE(KEEP_ERROR_INVALID_ARGUMENT, NULL, 1, KEEP_EQUAL, 0, KEEP_LOW, true);
  CREATE(KEEP_ERROR_INVALID_ARGUMENT, &term, 0, KEEP_EQUAL, 0, KEEP_LOW, true);
  CREATE(KEEP_ERROR_INVALID_ARGUMENT, NULL, 0, KEEP_EQUAL, 0, KEEP_LOW, true);
  CREATE(KEEP_ERROR_LIMIT, &term, SIZE_MAX, KEEP_EQUAL, 0, KEEP_LOW, true);
  CREATE(KEEP_ERROR_LIMIT, &term, 65537, KEEP_EQUAL, 0, KEEP_LOW, true);
  CREATE(KEEP_ERROR_INVALID_ARGUMENT, &term, 1, (keep_relation)2, 0, KEEP_LOW, true);
  const int no_anchors[] = {0, 29, -1, 256 + 1, 1 << 30};
  for (size_t i = 0; i < COUNT(no_anchors); i++) {
    keep_term bad[] = {term, {box, (keep_anchor)no_anchors[i], 1}};
    CREATE(KEEP_ERROR_INVALID_ARGUMENT, bad, 2, KEEP_EQUAL, 0, KEEP_LOW, true);
    CONSTRAIN(KEEP_ERROR_INVALID_ARGUMENT, box, (keep_anchor)no_anchors[i], KEEP_EQUAL, label,
              WIDTH, 1, 0, KEEP_LOW, true);
    CONSTRAIN(KEEP_ERROR_INVALID_ARGUMENT, box, WIDTH, KEEP_EQUAL, label,
              (keep_anchor)no_anchors[i], 1, 0, KEEP_LOW, true);
  }
  keep_node bad_nodes[] = {gone, foreign, {UINT64_MAX}, {width.id}};
  for (size_t i = 0; i < COUNT(bad_nodes); i++) {
    keep_term bad[] = {term, {bad_nodes[i], WIDTH, 1}};
    CREATE(KEEP_ERROR_INVALID_HANDLE, bad, 2, KEEP_EQUAL, 0, KEEP_LOW, true);
    CONSTRAIN(KEEP_ERROR_INVALID_HANDLE, bad_nodes[i], WIDTH, KEEP_EQUAL, label, WIDTH, 1, 0,
              KEEP_LOW, true);
    CONSTRAIN(KEEP_ERROR_INVALID_HANDLE, box, WIDTH, KEEP_EQUAL, bad_nodes[i], WIDTH, 1, 0,
              KEEP_LOW, true);
  }
  CONSTRAIN(KEEP_ERROR_INVALID_HANDLE, no_node, WIDTH, KEEP_EQUAL, label, WIDTH, 1, 0, KEEP_LOW,
            true);
  keep_term orphan = {KEEP_NO_NODE, WIDTH, 1};
  CREATE(KEEP_ERROR_INVALID_ARGUMENT, &orphan, 1, KEEP_EQUAL, 0, KEEP_LOW, true);

  /* Nodes that share no tree, unless it is not installed yet. */
  CONSTRAIN(KEEP_ERROR_UNRELATED, box, WIDTH, KEEP_EQUAL, lonely, WIDTH, 1, 0, KEEP_LOW, true);
  CONSTRAIN(KEEP_ERROR_UNRELATED, root, LEFT, KEEP_EQUAL, KEEP_NO_NODE, LEFT, 1, 0, KEEP_LOW, true);
  keep_constraint later =
      keep_node_constrain(ui, box, WIDTH, KEEP_EQUAL, lonely, WIDTH, 1, 0, KEEP_LOW, false);
  describe(before);
  REFUSED(KEEP_ERROR_UNRELATED, keep_constraint_set_installed, later, true);
  CHECK_OK(keep_constraint_remove(ui, later));
  later =
      keep_node_constrain(ui, root, LEFT, KEEP_EQUAL, KEEP_NO_NODE, LEFT, 1, 0, KEEP_LOW, false);
  describe(before);
  REFUSED(KEEP_ERROR_UNRELATED, keep_constraint_set_installed, later, true);
  CHECK_TEXT(keep_constraint_description(ui, later),
             "left of <node #1> equal to left of superview <none> with low priority");
  CHECK_OK(keep_constraint_remove(ui, later));
  describe(before);
}

static void test_changes(keep_constraint bad, keep_status expected) {
  REFUSED(expected, keep_constraint_set_value, bad, 1);
  REFUSED(expected, keep_constraint_set_priority, bad, 1);
  REFUSED(expected, keep_constraint_set_relation, bad, KEEP_AT_LEAST);
  REFUSED(expected, keep_constraint_set_coefficient, bad, 0, 1);
  REFUSED(expected, keep_constraint_set_installed, bad, false);
  REFUSED(expected, keep_constraint_set_name, bad, "bad");
  CHECK_TEXT(keep_constraint_name(ui, bad), "");
}

static void test_changing(void) {
  const keep_constraint bad[] = {no_constraint, gone_rule, foreign_rule, {UINT64_MAX}, {box.id}};
  for (size_t i = 0; i < COUNT(bad); i++) {
    test_changes(bad[i], KEEP_ERROR_INVALID_HANDLE);
    CHECK(!keep_constraint_is_installed(ui, bad[i]));
    CHECK(keep_constraint_terms(ui, bad[i], NULL, NULL, NULL, 0) == 0);
  }
  CHECK_OK(keep_node_set_axis_size(ui, root, KEEP_HORIZONTAL, -1, KEEP_REQUIRED));
  CHECK_OK(keep_layout_solve(ui));
  keep_constraint members[2];
  CHECK(keep_layout_conflict(ui, 0, members, 2) == 2);
  bool is_floor_first = keep_constraint_source(ui, members[0]) == KEEP_SOURCE_NOT_NEGATIVE;
  keep_constraint floor = members[is_floor_first ? 0 : 1], size = members[is_floor_first ? 1 : 0];
  CHECK_OK(keep_constraint_set_value(ui, size, 320));
  test_changes(floor, KEEP_ERROR_STATE);
  CHECK(keep_constraint_is_installed(ui, floor));
  CHECK(keep_constraint_terms(ui, floor, NULL, NULL, NULL, 0) == 1);
  REFUSED(KEEP_ERROR_STATE, keep_constraint_set_relation, size, KEEP_AT_LEAST);
  REFUSED(KEEP_ERROR_STATE, keep_constraint_set_installed, size, false);
  describe(before);
  keep_constraint value = keep_attribute_constraint(ui, width, KEEP_EQUAL);
  REFUSED(KEEP_ERROR_STATE, keep_constraint_set_relation, value, KEEP_AT_LEAST);
  REFUSED(KEEP_ERROR_STATE, keep_constraint_set_installed, value, true);
  REFUSED(KEEP_ERROR_STATE, keep_constraint_set_coefficient, value, 0, 1);
  REFUSED(KEEP_ERROR_STATE, keep_constraint_set_coefficient, rule, 0, 1);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_constraint_set_value, value, NAN);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_constraint_set_value, rule, INFINITY);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_constraint_set_relation, rule, (keep_relation)-2);

  keep_constraint sum =
      keep_node_constrain(ui, box, WIDTH, KEEP_EQUAL, label, WIDTH, 2, 0, KEEP_LOW, true);
  describe(before);
  describe(before);
  for (size_t i = 0; i < COUNT(not_finite); i++) {
    REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_constraint_set_value, sum, not_finite[i]);
    REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_constraint_set_coefficient, sum, 1, not_finite[i]);
  }
  for (size_t i = 0; i < COUNT(not_priorities); i++)
    REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_constraint_set_priority, sum, not_priorities[i]);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_constraint_set_coefficient, sum, 2, 1);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_constraint_set_coefficient, sum, SIZE_MAX, 1);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_constraint_set_coefficient, sum, 0, NAN);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_constraint_set_coefficient, sum, 0, 1e-13);
  CHECK_OK(keep_constraint_remove(ui, sum));
  describe(before);
}

static void test_null(void) {
  keep_term term = {box, WIDTH, 1};
  CHECK(keep_node_constrain(NULL, box, WIDTH, KEEP_EQUAL, label, WIDTH, 1, 0, 1, true).id == 0);
  CHECK(keep_constraint_create(NULL, &term, 1, KEEP_EQUAL, 0, 1, true).id == 0);
  CHECK(keep_constraint_terms(NULL, rule, NULL, NULL, &term, 1) == 0);
  CHECK(!keep_constraint_is_installed(NULL, rule));
  CHECK(keep_capture_constraints(NULL, NULL, 1) == 0);
  NULL_LAYOUT(keep_constraint_set_value(NULL, rule, 1));
  NULL_LAYOUT(keep_constraint_set_priority(NULL, rule, 1));
  NULL_LAYOUT(keep_constraint_set_relation(NULL, rule, KEEP_EQUAL));
  NULL_LAYOUT(keep_constraint_set_coefficient(NULL, rule, 0, 1));
  NULL_LAYOUT(keep_constraint_set_installed(NULL, rule, true));
  NULL_LAYOUT(keep_constraint_set_name(NULL, rule, "rule"));
  CHECK_TEXT(keep_constraint_name(NULL, rule), "");
  NULL_LAYOUT(keep_layout_set_mixed_axes(NULL, true));
  NULL_LAYOUT(keep_capture_begin(NULL));
  NULL_LAYOUT(keep_capture_end(NULL));
  check_refused(keep_capture_end(ui), KEEP_ERROR_STATE, "keep_capture_end:", __FILE__, __LINE__);
}

int main(void) {
  set_up();
  test_meaning();
  test_numbers();
  test_terms();
  test_changing();
  test_null();
  tear_down();
  return 0;
}
