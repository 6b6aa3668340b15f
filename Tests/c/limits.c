/* Values between limits: equal at KEEP_HIGH, min and max required, or at priorities of one's own. */
#include "check.h"

static keep_layout *ui;
static keep_attribute width;

static void check_value(keep_relation relation, double value, double priority) {
  double (*const read[])(const keep_layout *, keep_attribute,
                         double *) = {keep_attribute_max, keep_attribute_equal, keep_attribute_min};
  double found_priority, found = read[relation + 1](ui, width, &found_priority);
  CHECK(isnan(value) ? isnan(found) : found == value);
  CHECK(found_priority == priority);
}

static void check_values(double min, double low, double equal, double middle, double max,
                         double high) {
  check_value(KEEP_AT_LEAST, min, low);
  check_value(KEEP_EQUAL, equal, middle);
  check_value(KEEP_AT_MOST, max, high);
}

static void test_defaults(void) {
  CHECK_OK(keep_attribute_keep_at_min(ui, width, 100, 80));
  check_values(80, 1000, 100, 750, NAN, 0);
  CHECK_OK(keep_attribute_keep_at_max(ui, width, 110, 120));
  check_values(80, 1000, 110, 750, 120, 1000);
  CHECK_OK(keep_attribute_keep_at_min_max(ui, width, 50, 40, 60));
  check_values(40, 1000, 50, 750, 60, 1000);
  CHECK_OK(keep_attribute_keep_min_max(ui, width, 45, NAN));
  check_values(45, 1000, 50, 750, NAN, 0);
  CHECK_OK(keep_attribute_keep_at_min(ui, width, NAN, NAN));
  check_values(NAN, 0, NAN, 0, NAN, 0);
}

/* All of them or none, at priorities of one's own. */
static void test_priorities(void) {
  const keep_attribute three[] = {width, width, width};
  const int8_t relations[] = {KEEP_EQUAL, KEEP_AT_LEAST, KEEP_AT_MOST};
  const double priorities[] = {KEEP_LOW, KEEP_MORE(KEEP_HIGH), KEEP_LESS(KEEP_REQUIRED)};
  CHECK_OK(keep_layout_set_values(ui, three, relations, (double[]){100, 80, 90}, priorities, 3));
  check_values(80, 760, 100, 250, 90, 990);
  CHECK_OK(keep_layout_solve(ui));
  CHECK_NEAR(keep_node_frame(ui, keep_attribute_node(ui, width)).width, 90);
  CHECK(keep_layout_set_values(ui, three, relations, (double[]){1, 2, 1e13}, priorities, 3) ==
        KEEP_ERROR_INVALID_ARGUMENT);
  CHECK(keep_attribute_keep_at_min_max(ui, width, 1, 2, INFINITY) == KEEP_ERROR_INVALID_ARGUMENT);
  CHECK(keep_attribute_keep_at_min(ui, width, 1e13, 2) == KEEP_ERROR_INVALID_ARGUMENT);
  CHECK(keep_attribute_keep_min_max(ui, width, 1, -1e13) == KEEP_ERROR_INVALID_ARGUMENT);
  check_values(80, 760, 100, 250, 90, 990);
}

int main(void) {
  ui = keep_layout_create();
  width = keep_node_attribute(ui, keep_node_create(ui, KEEP_NO_NODE), KEEP_WIDTH);
  test_defaults();
  test_priorities();
  keep_layout_destroy(ui);
  return 0;
}
