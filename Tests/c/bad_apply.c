/* Apply lists, handed everything that they must refuse.
 * Linked as any program: cc bad_apply.c $(pkg-config --cflags --libs keeplayout) -lm
 */
#include "bad_input.h"

static const keep_applied good = {KEEP_APPLY(KEEP_ANCHOR_TOP, 1)};

/* A list whose last element is bad is refused as a whole. */
static void check_list(keep_applied bad, keep_status status) {
  keep_applied list[] = {good, {KEEP_APPLY(KEEP_ANCHOR_LEFT, 2)}, bad};
  keep_constraint made[3] = {{7}, {7}, {7}};
  REFUSED(status, keep_node_apply, box, list, 3, made, 3);
  CHECK(made[0].id == 7 && keep_node_applied(ui, box, NULL, 0) == 0);
  CHECK(keep_node_apply(ui, box, list, 3, NULL, 0) == status);
  CHECK(strstr(keep_layout_error_message(ui), "element 2: ") != NULL);
  keep_layout_clear_error(ui);
}

static int yes(keep_layout *layout, keep_node node, const keep_context *context, void *data) {
  (void)layout, (void)node, (void)context;
  ++*(int *)data;
  return 1;
}

static void never(void *data) { CHECK(data == NULL); }

static void test_elements(void) {
  keep_applied bad;
  for (size_t i = 0; i < COUNT(not_finite); i++) {
    bad = good, bad.value = not_finite[i];
    check_list(bad, KEEP_ERROR_INVALID_ARGUMENT);
    bad = good, bad.multiplier = not_finite[i];
    check_list(bad, KEEP_ERROR_INVALID_ARGUMENT);
    bad = (keep_applied){KEEP_APPLY_COMPOUND(KEEP_COMPOUND_SIZE, 1),
                         .parts = (double[]){1, not_finite[i]}};
    check_list(bad, KEEP_ERROR_INVALID_ARGUMENT);
  }
  bad = good, bad.value = NAN;
  check_list(bad, KEEP_ERROR_INVALID_ARGUMENT);
  bad = good, bad.multiplier = NAN;
  check_list(bad, KEEP_ERROR_INVALID_ARGUMENT);
  bad = good, bad.multiplier = 1e-300;
  check_list(bad, KEEP_ERROR_INVALID_ARGUMENT);
  for (size_t i = 0; i < COUNT(not_priorities); i++) {
    bad = good, bad.priority = not_priorities[i];
    check_list(bad, KEEP_ERROR_INVALID_ARGUMENT);
  }
  check_list((keep_applied){.size = sizeof(keep_applied)}, KEEP_ERROR_INVALID_ARGUMENT);
  const int not_enums[] = {-1, 29, 99, 256 + KEEP_ANCHOR_LEFT, INT32_MAX, INT32_MIN};
  for (size_t i = 0; i < COUNT(not_enums); i++) {
    bad = good, bad.anchor = (keep_anchor)not_enums[i];
    check_list(bad, KEEP_ERROR_INVALID_ARGUMENT);
    bad = good, bad.to = label, bad.to_anchor = (keep_anchor)not_enums[i];
    check_list(bad, KEEP_ERROR_INVALID_ARGUMENT);
    bad = good, bad.relation = (keep_relation)(not_enums[i] == -1 ? 2 : not_enums[i]);
    check_list(bad, KEEP_ERROR_INVALID_ARGUMENT);
    bad = good, bad.anchor = (keep_anchor)0, bad.compound = (keep_compound)not_enums[i];
    check_list(bad, KEEP_ERROR_INVALID_ARGUMENT);
  }
  bad = good, bad.compound = KEEP_COMPOUND_EDGES;
  check_list(bad, KEEP_ERROR_INVALID_ARGUMENT);
  bad = good, bad.to_anchor = KEEP_ANCHOR_TOP;
  check_list(bad, KEEP_ERROR_INVALID_ARGUMENT);
  bad = (keep_applied){KEEP_APPLY_COMPOUND(KEEP_COMPOUND_EDGES, 1), .to = label,
                       .to_anchor = KEEP_ANCHOR_TOP};
  check_list(bad, KEEP_ERROR_INVALID_ARGUMENT);
}

static void test_references(void) {
  const struct {
    keep_node node;
    keep_status status;
  } references[] = {{gone, KEEP_ERROR_INVALID_HANDLE},
                    {foreign, KEEP_ERROR_INVALID_HANDLE},
                    {lonely, KEEP_ERROR_UNRELATED},
                    {{UINT64_MAX}, KEEP_ERROR_INVALID_HANDLE}};
  for (size_t i = 0; i < COUNT(references); i++) {
    keep_applied bad = good;
    bad.to = references[i].node;
    check_list(bad, references[i].status);
    if (references[i].node.id != lonely.id)
      REFUSED(references[i].status, keep_node_apply, references[i].node, &good, 1, NULL, 0);
  }
  keep_applied mixed = {KEEP_APPLY(KEEP_ANCHOR_LEFT, 1), .to = label,
                        .to_anchor = KEEP_ANCHOR_TRAILING};
  check_list(mixed, KEEP_ERROR_INVALID_ARGUMENT);
  mixed.to_anchor = KEEP_ANCHOR_TOP;
  check_list(mixed, KEEP_ERROR_INVALID_ARGUMENT);
  REFUSED(KEEP_ERROR_UNRELATED, keep_node_apply, lonely, &good, 1, NULL, 0);
}

static void test_calls(void) {
  NULL_LAYOUT(keep_node_apply(NULL, box, &good, 1, NULL, 0));
  NULL_LAYOUT(keep_node_clear_applied(NULL, box));
  NULL_LAYOUT(keep_node_reload(NULL, box));
  NULL_LAYOUT(keep_layout_reload(NULL));
  NULL_LAYOUT(keep_layout_set_context(NULL, (keep_context){0}));
  NULL_LAYOUT(keep_node_set_context(NULL, box, NULL));
  CHECK(keep_node_applied(NULL, box, NULL, 0) == 0);
  CHECK(keep_node_context(NULL, box).idiom == KEEP_IDIOM_UNSPECIFIED);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_node_apply, box, NULL, 1, NULL, 0);
  REFUSED(KEEP_ERROR_LIMIT, keep_node_apply, box, &good, SIZE_MAX, NULL, 0);
  REFUSED(KEEP_ERROR_LIMIT, keep_node_apply, box, &good, ((size_t)1 << 28) + 1, NULL, 0);
  CHECK_OK(keep_node_apply(ui, box, NULL, 0, NULL, 0));
  const keep_node nodes[] = {no_node, gone, foreign};
  for (size_t i = 0; i < COUNT(nodes); i++) {
    REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_node_apply, nodes[i], NULL, 0, NULL, 0);
    REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_node_clear_applied, nodes[i]);
    REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_node_reload, nodes[i]);
    REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_node_set_context, nodes[i], NULL);
    CHECK(keep_node_applied(ui, nodes[i], NULL, 0) == 0);
  }
  const keep_context contexts[] = {{.horizontal = (keep_size_class)3},
                                   {.vertical = (keep_size_class)-1},
                                   {.idiom = (keep_idiom)7},
                                   {.orientation = (keep_orientation)256}};
  for (size_t i = 0; i < COUNT(contexts); i++) {
    REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_layout_set_context, contexts[i]);
    REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_node_set_context, box, &contexts[i]);
  }
}

/* What is refused before a condition is asked has not asked it, and its data is still the host's. */
static void test_conditions_of_refused_lists(void) {
  int asked = 0;
  keep_applied list[] = {
      {KEEP_APPLY(KEEP_ANCHOR_TOP, 1), .when = yes, .user_data = &asked, .destroy = never},
      {KEEP_APPLY(KEEP_ANCHOR_TOP, INFINITY)}};
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_node_apply, box, list, 2, NULL, 0);
  CHECK(asked == 0);
  keep_applied nothing = {KEEP_APPLY(KEEP_ANCHOR_TOP, 1), .user_data = &asked, .destroy = never};
  CHECK_OK(keep_node_apply(ui, box, &nothing, 1, NULL, 0));
  CHECK_OK(keep_node_clear_applied(ui, box));
}

int main(void) {
  set_up();
  test_elements();
  test_references();
  test_calls();
  test_conditions_of_refused_lists();
  tear_down();
  return 0;
}
