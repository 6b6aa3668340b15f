/* Structs as hosts of other versions have them: shorter, with what is missing 0, and longer. Frames are
 * worked out by hand. */
#include "check.h"

static keep_layout *ui;
static keep_node window, box;

/* As of a version before compounds' parts and conditions, and as of one that is to come. */
typedef struct older {
  uint32_t size;
  keep_anchor anchor;
  keep_compound compound;
  keep_relation relation;
  double multiplier, value, priority;
  keep_node to;
} older;

typedef struct newer {
  keep_applied known;
  double unknown[3];
} newer;

static void set_up(void) {
  ui = keep_layout_create();
  window = keep_node_create(ui, KEEP_NO_NODE);
  box = keep_node_create(ui, window);
  CHECK_OK(keep_node_set_size(ui, window, 100, 50));
}

static keep_status apply(const void *list, size_t count) {
  return keep_node_apply(ui, box, (const keep_applied *)list, count, NULL, 0);
}

static void test_older(void) {
  set_up();
  const older list[] = {
      {sizeof(older), KEEP_ANCHOR_LEFT, (keep_compound)0, KEEP_EQUAL, 1, 10, 1000, {0}},
      {sizeof(older), KEEP_ANCHOR_WIDTH, (keep_compound)0, KEEP_EQUAL, 0.5, 0, 1000, window},
      {sizeof(older), KEEP_ANCHOR_TOP, (keep_compound)0, KEEP_EQUAL, 1, 5, 1000, {0}},
      {sizeof(older), KEEP_ANCHOR_HEIGHT, (keep_compound)0, KEEP_EQUAL, 1, 7, 1000, {0}}};
  CHECK(sizeof(older) < sizeof(keep_applied));
  CHECK_OK(apply(list, COUNT(list)));
  CHECK_OK(keep_layout_solve(ui));
  CHECK_FRAME(keep_node_frame(ui, box), 10, 5, 50, 7);
  keep_layout_destroy(ui);
}

static void test_newer(void) {
  set_up();
  newer list[] = {{{KEEP_APPLY(KEEP_ANCHOR_LEFT, 10)}, {0}},
                  {{KEEP_APPLY(KEEP_ANCHOR_TOP, 5)}, {0}}};
  list[0].known.size = list[1].known.size = sizeof(newer);
  CHECK_OK(apply(list, 2));
  list[1].unknown[2] = 1;
  CHECK(apply(list, 2) == KEEP_ERROR_INVALID_ARGUMENT);
  CHECK_TEXT(keep_layout_error_message(ui),
             "keep_node_apply: element 1: the struct has fields of a later version");
  keep_layout_destroy(ui);
}

static void test_no_size(void) {
  const uint32_t sizes[] = {0, 1, 4, 9, 4104, UINT32_MAX};
  set_up();
  for (size_t i = 0; i < COUNT(sizes); i++) {
    keep_applied list[] = {{KEEP_APPLY(KEEP_ANCHOR_LEFT, 10)}, {KEEP_APPLY(KEEP_ANCHOR_TOP, 5)}};
    list[0].size = sizes[i];
    CHECK(apply(list, 2) == KEEP_ERROR_INVALID_ARGUMENT);
    char words[120];
    snprintf(words, sizeof words, "keep_node_apply: element 0: the size %.12g of the struct is no ",
             (double)sizes[i]);
    strcat(words, "multiple of 8 from 8 to 4096: use its initializer");
    CHECK_TEXT(keep_layout_error_message(ui),
               sizes[i] ? words
                        : "keep_node_apply: element 0: the size of the struct is not set: use its "
                          "initializer");
    keep_equation_context context = KEEP_EQUATION_CONTEXT(.priority = 5);
    context.size = sizes[i];
    CHECK(keep_equation_create(ui, "#2.width == 1", &context).id == 0);
  }
  keep_applied list[] = {{KEEP_APPLY(KEEP_ANCHOR_LEFT, 10)}, {KEEP_APPLY(KEEP_ANCHOR_TOP, 5)}};
  list[1].size = 16;
  CHECK(apply(list, 2) == KEEP_ERROR_INVALID_ARGUMENT);
  CHECK(keep_node_applied(ui, box, NULL, 0) == 0);
  keep_layout_destroy(ui);
}

/* Only the size, and only what comes before the priority: everything required. */
static void test_contexts(void) {
  set_up();
  const uint32_t nothing[2] = {8, 0};
  keep_constraint made = keep_equation_create(ui, "#2.width == 30",
                                              (const keep_equation_context *)(const void *)nothing);
  CHECK_NEAR(keep_constraint_priority(ui, made), 1000);
  keep_equation_context low = KEEP_EQUATION_CONTEXT(.priority = 250);
  CHECK_NEAR(keep_constraint_priority(ui, keep_equation_create(ui, "#2.height == 3", &low)), 250);
  low.size = (uint32_t)offsetof(keep_equation_context, priority);
  CHECK_NEAR(keep_constraint_priority(ui, keep_equation_create(ui, "#2.height == 3", &low)), 1000);
  keep_layout_destroy(ui);
}

int main(void) {
  test_older();
  test_newer();
  test_no_size();
  test_contexts();
  return 0;
}
