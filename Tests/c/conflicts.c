/* Contradictions between required constraints, reported and refused, as data and in words.
 * Linked as any program: cc conflicts.c $(pkg-config --cflags --libs keeplayout) -lm
 */
#include "title.h"

static void test_conflicts_reported(void) {
  set_up();
  keep_constraint members[4], rule;
  CHECK_OK(
      keep_node_add_rule(ui, title, KEEP_LEFT_OFFSET, icon, KEEP_EQUAL, 50, KEEP_REQUIRED, &rule));
  CHECK_OK(keep_layout_solve(ui));
  CHECK(keep_layout_conflict_count(ui) == 1);
  CHECK(keep_layout_conflict(ui, 0, members, 4) == 2);
  CHECK(members[0].id == rule.id);
  CHECK(members[1].id == keep_attribute_constraint(ui, gap, KEEP_EQUAL).id);
  CHECK_TEXT(keep_layout_conflict_description(ui, 0),
             "conflict, 2 constraints:\n"
             "  left offset of <title> to <icon> equal to 50 with required priority\n"
             "  left offset of <title> to <icon> equal to 20 with required priority");
  CHECK_OK(keep_constraint_remove(ui, rule));
  CHECK_OK(keep_layout_solve(ui));
  CHECK(keep_layout_conflict_count(ui) == 0);

  /* Which one is violated follows from the active ones, not from which came first: the position
   * nearer to 0 is kept. */
  CHECK_OK(keep_attribute_set_equal(ui, gap, 50, KEEP_REQUIRED));
  CHECK_OK(keep_layout_solve(ui));
  CHECK_OK(
      keep_node_add_rule(ui, title, KEEP_LEFT_OFFSET, icon, KEEP_EQUAL, 20, KEEP_REQUIRED, &rule));
  CHECK_OK(keep_layout_solve(ui));
  CHECK_NEAR(keep_node_frame(ui, title).x, 60);
  CHECK(keep_layout_conflict(ui, 0, members, 4) == 2 && members[1].id == rule.id);
  CHECK(members[0].id == keep_attribute_constraint(ui, gap, KEEP_EQUAL).id);
  CHECK_OK(keep_constraint_remove(ui, rule));
  CHECK_OK(keep_attribute_set_equal(ui, gap, 20, KEEP_REQUIRED));

  /* What the host never wrote is named too: -10 is no width, and no width is violated for it. */
  CHECK_OK(keep_attribute_set_equal(ui, width, -10, KEEP_REQUIRED));
  CHECK_OK(keep_layout_solve(ui));
  CHECK(keep_layout_conflict_count(ui) == 1);
  CHECK_TEXT(keep_layout_conflict_description(ui, 0),
             "conflict, 2 constraints:\n"
             "  width of <icon> equal to -10 with required priority\n"
             "  width of <icon> cannot be negative");
  CHECK(keep_layout_conflict(ui, 0, members, 4) == 2);
  CHECK(keep_constraint_source(ui, members[0]) == KEEP_SOURCE_VALUE);
  CHECK(keep_constraint_source(ui, members[1]) == KEEP_SOURCE_NOT_NEGATIVE);
  CHECK(keep_constraint_node(ui, members[1]).id == icon.id);
  CHECK(keep_constraint_relation(ui, members[1]) == KEEP_AT_LEAST);
  CHECK(keep_constraint_value(ui, members[1]) == 0 && keep_constraint_is_active(ui, members[1]));
  CHECK(keep_constraint_remove(ui, members[1]) == KEEP_ERROR_STATE);
  CHECK_NEAR(keep_node_frame(ui, icon).width, 0);

  CHECK_OK(keep_layout_set_negative_sizes(ui, true));
  CHECK(!keep_constraint_is_valid(ui, members[1]));
  CHECK_OK(keep_layout_solve(ui));
  CHECK(keep_layout_conflict_count(ui) == 0);
  CHECK_NEAR(keep_node_frame(ui, icon).width, -10);
  keep_layout_destroy(ui);
}

static void test_conflicts_refused(void) {
  set_up();
  keep_constraint members[4], rule;
  CHECK_OK(keep_layout_set_conflict_policy(ui, KEEP_CONFLICTS_REFUSED));
  keep_node extra = keep_node_create(ui, icon);
  CHECK_OK(
      keep_node_add_rule(ui, title, KEEP_LEFT_OFFSET, icon, KEEP_EQUAL, 50, KEEP_REQUIRED, &rule));
  CHECK(keep_layout_solve(ui) == KEEP_ERROR_CONFLICT);
  CHECK(!keep_node_is_valid(ui, extra) && !keep_constraint_is_valid(ui, rule));
  CHECK_NEAR(keep_node_frame(ui, title).x, 60);
  CHECK(keep_layout_conflict_count(ui) == 1 && keep_layout_conflict(ui, 0, members, 4) == 2);
  CHECK_TEXT(keep_layout_conflict_description(ui, 0),
             "conflict, 2 constraints:\n"
             "  left offset of <title> to <icon> equal to 50 with required priority\n"
             "  left offset of <title> to <icon> equal to 20 with required priority");

  /* The same through a transaction; what was accepted before stays. */
  CHECK_OK(keep_attribute_set_equal(ui, gap, 25, KEEP_REQUIRED));
  CHECK_OK(keep_layout_solve(ui));
  CHECK(keep_layout_conflict_count(ui) == 0);
  CHECK_OK(keep_layout_begin(ui));
  CHECK_OK(keep_attribute_set_max(ui, gap, 10, KEEP_REQUIRED));
  CHECK_OK(keep_layout_solve(ui));
  CHECK(keep_layout_conflict_count(ui) == 1);
  CHECK(keep_layout_commit(ui) == KEEP_ERROR_CONFLICT);
  CHECK(isnan(keep_attribute_max(ui, gap, NULL)));
  CHECK(keep_layout_rollback(ui) == KEEP_ERROR_STATE);
  CHECK_NEAR(keep_node_frame(ui, title).x, 65);

  CHECK_OK(keep_layout_set_conflict_policy(ui, KEEP_CONFLICTS_REPORTED));
  CHECK_OK(keep_attribute_set_max(ui, gap, 10, KEEP_REQUIRED));
  CHECK_OK(keep_layout_solve(ui));
  CHECK(keep_layout_conflict_count(ui) == 1);

  /* What was there before is refused with what is new; whatever begins next brings up to date. */
  CHECK_OK(keep_layout_set_conflict_policy(ui, KEEP_CONFLICTS_REFUSED));
  CHECK_OK(keep_attribute_set_max(ui, width, 30, KEEP_REQUIRED));
  CHECK(keep_layout_solve(ui) == KEEP_ERROR_CONFLICT && keep_layout_conflict_count(ui) == 2);
  CHECK_OK(keep_layout_begin(ui));
  CHECK(keep_layout_conflict_count(ui) == 1);
  CHECK_OK(keep_layout_rollback(ui));
  CHECK(keep_layout_conflict_count(ui) == 1);
  keep_layout_destroy(ui);
}

/* What there is to be read does not depend on what has been asked before. */
static void test_asked_or_not(void) {
  for (int asked = 0; asked < 4; asked++) {
    set_up();
    CHECK_OK(keep_attribute_set_min(ui, width, 100, KEEP_REQUIRED));
    CHECK_OK(keep_layout_solve(ui));
    if (asked == 1)
      CHECK(keep_layout_conflict_count(ui) == 1);
    if (asked == 2)
      CHECK(keep_layout_conflict(ui, 0, NULL, 0) == 2);
    if (asked == 3)
      keep_layout_freedom(ui);

    /* A name is nothing that frames depend on; a value is, whether it is taken away or set. */
    CHECK_OK(keep_node_set_name(ui, icon, "image"));
    CHECK(keep_layout_begin(ui) == KEEP_OK);
    CHECK_OK(keep_attribute_clear(ui, width));
    CHECK(keep_layout_conflict_count(ui) == 0 && keep_layout_conflict(ui, 0, NULL, 0) == 0);
    CHECK_TEXT(keep_layout_conflict_description(ui, 0), "");
    CHECK_OK(keep_layout_rollback(ui));
    CHECK(keep_layout_conflict_count(ui) == 1 && keep_layout_conflict(ui, 0, NULL, 0) == 2);
    CHECK_OK(keep_attribute_set_equal(ui, gap, 30, KEEP_REQUIRED));
    CHECK(keep_layout_conflict_count(ui) == 0 && keep_layout_conflict(ui, 0, NULL, 0) == 0);
    CHECK_OK(keep_layout_solve(ui));
    CHECK(keep_layout_conflict_count(ui) == 1 && keep_layout_conflict(ui, 0, NULL, 0) == 2);
    keep_layout_destroy(ui);
  }
}

/* Always longer than it is asked for, so that its dependents never converge. */
static double measure(keep_layout *layout, keep_node node, double length, void *user_data) {
  (void)layout, (void)user_data, (void)node;
  return length + 1;
}

/* A layout that does not converge still reports conflicts. */
static void test_undetermined(void) {
  set_up();
  keep_attribute title_width = keep_node_attribute(ui, title, KEEP_WIDTH);
  keep_attribute title_height = keep_node_attribute(ui, title, KEEP_HEIGHT);
  CHECK_OK(keep_attribute_set_equal_to(ui, title_width, title_height, 1, 0, KEEP_REQUIRED));
  CHECK_OK(keep_node_set_measure(ui, title, KEEP_VERTICAL, measure, NULL, NULL));
  CHECK_OK(keep_attribute_set_min(ui, width, 100, KEEP_REQUIRED));
  CHECK(keep_layout_solve(ui) == KEEP_ERROR_LIMIT);
  CHECK(keep_layout_conflict_count(ui) == 1 && keep_layout_conflict(ui, 0, NULL, 0) == 2);
  CHECK(keep_layout_solve(ui) == KEEP_ERROR_LIMIT);
  CHECK(keep_layout_conflict_count(ui) == 1);
  CHECK_OK(keep_node_set_measure(ui, title, KEEP_VERTICAL, NULL, NULL, NULL));
  CHECK_OK(keep_layout_solve(ui));
  keep_layout_destroy(ui);
}

int main(void) {
  test_conflicts_reported();
  test_undetermined();
  test_conflicts_refused();
  test_asked_or_not();
  return 0;
}
