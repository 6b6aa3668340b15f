/* Equation strings from C: names and metrics in arrays, many at once, faults as data and in words,
 * and everything that must be refused. What the strings may say is tested from Python.
 * Linked as any program: cc equations.c $(pkg-config --cflags --libs keeplayout) -lm
 */
#include "bad_input.h"

/* The README of PLXVisualAttributeConstraints (seed 004). */
static void test_readme(void) {
  const char *names[] = {"firstView", "secondView"};
  const keep_node nodes[] = {label, box};
  const keep_equation_context views =
      KEEP_EQUATION_CONTEXT(.names = names, .nodes = nodes, .name_count = 2);
  keep_constraint one =
      keep_equation_create(ui, "secondView.left >= firstView.left * 2 + 10", &views);
  keep_constraint same = keep_node_constrain(ui, box, KEEP_ANCHOR_LEFT, KEEP_AT_LEAST, label,
                                             KEEP_ANCHOR_LEFT, 2, 10, KEEP_REQUIRED, true);
  char text[128];
  snprintf(text, sizeof text, "%s", keep_constraint_description(ui, one));
  CHECK_TEXT(keep_constraint_description(ui, same), text);
  CHECK_TEXT(keep_constraint_equation(ui, one), "box.left >= 2 * #3.left + 10");
  CHECK(keep_constraint_source(ui, one) == KEEP_SOURCE_TERMS);
  CHECK_OK(keep_constraint_remove(ui, one));
  CHECK_OK(keep_constraint_remove(ui, same));

  const char *texts[] = {
      "secondView.left <= firstView.left - 10",
      "secondView.right >= firstView.right + 10",
      "secondView.top == firstView.bottom * 2.5 + 5",
  };
  keep_constraint made[3];
  size_t count = 0;
  CHECK_OK(keep_equations_create(ui, texts, NULL, 3, &views, made, 3, &count));
  CHECK(count == 3 && keep_equation_fault_count(ui) == 0);
  CHECK_TEXT(keep_constraint_equation(ui, made[2]), "box.top == 2.5 * #3.bottom + 5");
  for (size_t i = 0; i < count; i++)
    CHECK_OK(keep_constraint_remove(ui, made[i]));
}

static void test_context(void) {
  const char *metrics[] = {"gap", "weak"};
  const double values[] = {8, 100};
  keep_equation_context context = KEEP_EQUATION_CONTEXT(.metrics = metrics, .values = values,
                                                        .metric_count = 2, .priority = KEEP_HIGH);
  context.uninstalled = true;
  const char *texts[] = {"10 <= box.width <= gap * 100", "box.height == gap @ weak"};
  keep_constraint made[2];
  size_t count = 0;
  CHECK_OK(keep_equations_create(ui, texts, NULL, 2, &context, made, 2, &count));
  CHECK(count == 3);
  CHECK(!keep_constraint_is_installed(ui, made[0]) && !keep_constraint_is_active(ui, made[1]));
  CHECK_NEAR(keep_constraint_priority(ui, made[0]), KEEP_HIGH);
  CHECK_OK(keep_constraint_remove(ui, made[0]));
  CHECK_OK(keep_constraint_remove(ui, made[1]));
  CHECK_OK(keep_equations_create(ui, texts, NULL, 2, &context, NULL, 0, NULL));
  CHECK_OK(keep_equations_create(ui, NULL, NULL, 0, NULL, NULL, 0, &count));
  CHECK(count == 0);
}

/* Of two names that are the same the first counts, and what no string mentions is not looked at. */
static void test_names_in_context(void) {
  const char *metrics[] = {NULL, "gap", "gap", "none"}, *names[] = {"it", "it", "lost"};
  const double values[] = {1, 8, 9, NAN};
  const keep_node nodes[] = {box, label, gone};
  keep_equation_context context =
      KEEP_EQUATION_CONTEXT(.names = names, .nodes = nodes, .name_count = 3, .metrics = metrics,
                            .values = values, .metric_count = 4);
  keep_constraint made = keep_equation_create(ui, "it.width >= gap", &context);
  CHECK_TEXT(keep_constraint_equation(ui, made), "box.width >= 8");
  CHECK_OK(keep_constraint_remove(ui, made));
  CHECK(keep_equation_create(ui, "it.width >= none", &context).id == 0);
  CHECK(keep_equation_fault_at(ui, 0).status == KEEP_ERROR_INVALID_ARGUMENT);
  CHECK(keep_equation_create(ui, "lost.width >= 1", &context).id == 0);
  CHECK(keep_equation_fault_at(ui, 0).status == KEEP_ERROR_INVALID_HANDLE);
}

/* Those that can be read are made, the others are told of. */
static void test_faults(void) {
  const char *texts[] = {"box.width >= 1", "box.widht >= 1", "box.width => 1",
                         "box.left == box.top"};
  keep_equation_context context = KEEP_EQUATION_CONTEXT(.skips_faults = true);
  size_t count = 99;
  keep_constraint made = {99};
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_equations_create, texts, NULL, 4, NULL, &made, 1,
          &count);
  CHECK(keep_equation_fault_count(ui) == 3);
  CHECK(count == 99 && made.id == 99);
  CHECK_OK(keep_equations_create(ui, texts, NULL, 4, &context, &made, 1, &count));
  CHECK(count == 1 && keep_equation_fault_count(ui) == 3);
  keep_equation_fault fault = keep_equation_fault_at(ui, 0);
  CHECK(fault.index == 1 && fault.offset == 4 && fault.column == 5);
  CHECK(fault.fault == KEEP_FAULT_UNKNOWN_ATTRIBUTE);
  CHECK(fault.status == KEEP_ERROR_INVALID_ARGUMENT);
  CHECK_TEXT(keep_equation_fault_description(ui, 0),
             "column 5: there is no attribute \"widht\"; the nearest is \"width\"\n"
             "box.widht >= 1\n"
             "    ^");
  keep_layout_clear_error(ui);
  CHECK(keep_equation_fault_at(ui, 1).fault == KEEP_FAULT_RELATION);
  CHECK(keep_equation_fault_at(ui, 2).fault == KEEP_FAULT_REFUSED);
  CHECK_TEXT(
      keep_equation_fault_description(ui, 2),
      "column 10: left of <box> and top of <box>: positions of the two axes do not go together, "
      "distances do: a.top - b.top\n"
      "box.left == box.top\n"
      "         ^");
  CHECK(keep_equation_fault_at(ui, 3).fault == KEEP_FAULT_NONE);
  CHECK(keep_equation_fault_at(ui, SIZE_MAX).index == 0);
  CHECK_TEXT(keep_equation_fault_description(ui, SIZE_MAX), "");
  CHECK_OK(keep_constraint_remove(ui, made));

  /* Nothing would be left of a single one. */
  NONE(KEEP_ERROR_INVALID_ARGUMENT, keep_equation_create, texts[1], &context);
  CHECK(keep_equation_fault_count(ui) == 1);
  CHECK(keep_equation_create(ui, texts[1], NULL).id == 0);
  CHECK_TEXT(keep_layout_error_message(ui),
             "keep_equation_create: column 5: there is no attribute \"widht\"; the nearest is "
             "\"width\"\n"
             "box.widht >= 1\n"
             "    ^");
  keep_layout_clear_error(ui);
  NONE(KEEP_ERROR_INVALID_ARGUMENT, keep_equation_create, NULL, &context);
  CHECK(keep_equation_fault_count(ui) == 0);
  NONE(KEEP_ERROR_INVALID_ARGUMENT, keep_equation_create, texts[1], &context);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_equations_create, NULL, NULL, 1, &context, NULL, 0,
          NULL);
  CHECK(keep_equation_fault_count(ui) == 0);

  /* With lengths a string may have anything in it, and need not end. */
  const char bytes[] = {'b', 'o', 'x', '.', 'w', 'i', 'd', 't', 'h', '=', '=', '5', '7', 0, '9'};
  const char *same[] = {bytes, bytes, bytes, NULL};
  const size_t lengths[] = {12, 14, 0};
  CHECK_OK(keep_equations_create(ui, same, lengths, 3, &context, &made, 1, &count));
  CHECK(count == 1 && keep_equation_fault_count(ui) == 1); /* An empty one is skipped. */
  CHECK_NEAR(keep_constraint_value(ui, made), 5);
  CHECK(keep_equation_fault_at(ui, 0).fault == KEEP_FAULT_TEXT);
  CHECK(keep_equation_fault_at(ui, 0).offset == 13);
  CHECK_OK(keep_constraint_remove(ui, made));
  NONE(KEEP_ERROR_INVALID_ARGUMENT, keep_equation_create, " # none", &context);
  CHECK(keep_equation_fault_at(ui, 0).fault == KEEP_FAULT_EMPTY);
  const size_t bad_lengths[] = {12, SIZE_MAX, 0};
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_equations_create, same, bad_lengths, 3, NULL, NULL, 0,
          NULL);
  CHECK(keep_equation_fault_count(ui) == 0);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_equations_create, same, NULL, 4, NULL, NULL, 0, NULL);
}

static void test_refused(void) {
  const char *names[] = {"a", NULL};
  const keep_node nodes[] = {box, gone};
  const double values[] = {1, NAN};
  const char *text = "box.width == 1";
  keep_equation_context bad[] = {
      KEEP_EQUATION_CONTEXT(.name_count = 1),
      KEEP_EQUATION_CONTEXT(.names = names, .name_count = 1),
      KEEP_EQUATION_CONTEXT(.nodes = nodes, .name_count = 1),
      KEEP_EQUATION_CONTEXT(.metric_count = 1),
      KEEP_EQUATION_CONTEXT(.metrics = names, .metric_count = 1),
      KEEP_EQUATION_CONTEXT(.values = values, .metric_count = 1),
      KEEP_EQUATION_CONTEXT(.priority = -1),
      KEEP_EQUATION_CONTEXT(.priority = 1001),
      KEEP_EQUATION_CONTEXT(.priority = NAN),
      KEEP_EQUATION_CONTEXT(.names = names, .nodes = nodes,
                            .name_count = 2), /* none of which is "box" */
  };
  for (size_t i = 0; i < COUNT(bad); i++) {
    NONE(KEEP_ERROR_INVALID_ARGUMENT, keep_equation_create, text, &bad[i]);
    CHECK(keep_equation_fault_count(ui) == (i == COUNT(bad) - 1));
    REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_equations_create, &text, NULL, 1, &bad[i], NULL, 0,
            NULL);
  }
  const keep_equation_context too_many[] = {
      KEEP_EQUATION_CONTEXT(.names = names, .nodes = nodes, .name_count = SIZE_MAX),
      KEEP_EQUATION_CONTEXT(.names = names, .nodes = nodes, .name_count = SIZE_MAX / 2),
      KEEP_EQUATION_CONTEXT(.metrics = names, .values = values, .metric_count = SIZE_MAX / 2),
  };
  for (size_t i = 0; i < COUNT(too_many); i++)
    NONE(KEEP_ERROR_LIMIT, keep_equation_create, text, &too_many[i]);
  NONE(KEEP_ERROR_INVALID_ARGUMENT, keep_equation_create, NULL, NULL);
  NONE(KEEP_ERROR_INVALID_ARGUMENT, keep_equation_create, "", NULL);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_equations_create, NULL, NULL, 1, NULL, NULL, 0, NULL);
  REFUSED(KEEP_ERROR_LIMIT, keep_equations_create, &text, NULL, SIZE_MAX, NULL, NULL, 0, NULL);
  const char *stale[] = {"gone"};
  keep_equation_context of_gone =
      KEEP_EQUATION_CONTEXT(.names = stale, .nodes = &gone, .name_count = 1);
  NONE(KEEP_ERROR_INVALID_ARGUMENT, keep_equation_create, "gone.width == 1", &of_gone);
  CHECK(keep_equation_fault_at(ui, 0).status == KEEP_ERROR_INVALID_HANDLE);
  CHECK(keep_equation_create(NULL, text, NULL).id == 0);
  NULL_LAYOUT(keep_equations_create(NULL, &text, NULL, 1, NULL, NULL, 0, NULL));
  CHECK(keep_equation_fault_count(NULL) == 0);
  CHECK(keep_equation_fault_at(NULL, 0).fault == KEEP_FAULT_NONE);
  CHECK_TEXT(keep_equation_fault_description(NULL, 0), "");
  CHECK_TEXT(keep_constraint_equation(NULL, rule), "");
  CHECK_TEXT(keep_constraint_equation(ui, gone_rule), "");
  CHECK_TEXT(keep_constraint_equation(ui, rule), "box.height >= 20");
}

/* Half of what a sum may have can be written and read back; a ratio of all of it only written. */
static void test_large_factors(void) {
  keep_attribute ratio = keep_node_attribute(ui, box, KEEP_ASPECT_RATIO);
  for (int turn = 0; turn < 2; turn++) {
    CHECK_OK(keep_attribute_set_equal(ui, ratio, turn ? 1e12 : 5e11, KEEP_REQUIRED));
    keep_constraint of_ratio = keep_attribute_constraint(ui, ratio, KEEP_EQUAL);
    char equation[64];
    snprintf(equation, sizeof equation, "%s", keep_constraint_equation(ui, of_ratio));
    CHECK_TEXT(equation, turn ? "box.width == 1000000000000 * box.height"
                              : "box.width == 500000000000 * box.height");
    keep_constraint read = keep_equation_create(ui, equation, NULL);
    CHECK((read.id == 0) == turn);
    if (!turn)
      CHECK_TEXT(keep_constraint_equation(ui, read), equation);
  }
  CHECK_OK(keep_attribute_clear(ui, ratio));
}

/* What relates the same stays, what does not is removed; a fault changes nothing. */
static void test_replacing(void) {
  const char *old[] = {"box.left == parent.left + 1", "box.width == 30"};
  const char *new[] = {"box.width == 40 @ high", "box.height == 5"};
  const char *wrong[] = {"box.height == 6", "box.widht == 1"};
  keep_constraint was[2], is[2];
  size_t made = 0;
  CHECK_OK(keep_equations_create(ui, old, NULL, 2, NULL, was, 2, &made));
  keep_equation_context context = KEEP_EQUATION_CONTEXT(.replaced = was, .replaced_count = 2);
  CHECK(keep_equations_create(ui, wrong, NULL, 2, &context, is, 2, &made) ==
        KEEP_ERROR_INVALID_ARGUMENT);
  CHECK(keep_equation_fault_at(ui, 0).index == 1 && keep_equation_fault_at(ui, 0).column == 5);
  CHECK(keep_layout_handle_kind(ui, was[0].id) == KEEP_HANDLE_CONSTRAINT);
  CHECK_OK(keep_equations_create(ui, new, NULL, 2, &context, is, 2, &made));
  CHECK(made == 2 && is[0].id == was[1].id);
  CHECK(keep_constraint_value(ui, is[0]) == 40);
  CHECK(keep_constraint_priority(ui, is[0]) == KEEP_HIGH);
  CHECK(keep_layout_handle_kind(ui, was[0].id) != KEEP_HANDLE_CONSTRAINT);
  context.replaced = NULL;
  CHECK(keep_equations_create(ui, new, NULL, 2, &context, is, 2, &made) ==
        KEEP_ERROR_INVALID_ARGUMENT);
  context.replaced = is;
  CHECK_OK(keep_equations_create(ui, NULL, NULL, 0, &context, NULL, 0, &made));
  CHECK(made == 0);
}

int main(void) {
  set_up();
  test_refused();
  test_faults();
  test_readme();
  test_context();
  test_names_in_context();
  test_large_factors();
  test_replacing();
  tear_down();
  return 0;
}
