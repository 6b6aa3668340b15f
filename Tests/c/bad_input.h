/* For the programs that hand a layout everything that it must refuse: a layout with something of
 * everything in it, and checks that a refusal has its status and a message that names the function,
 * and that the layout is as it was.
 */
#ifndef BAD_INPUT_H
#define BAD_INPUT_H

#include "check.h"

static keep_layout *ui, *elsewhere;
static keep_node root, box, label, lonely; /* lonely is a root of its own. */
static keep_node gone;                     /* Destroyed. */
static keep_node foreign;                  /* Of the other layout. */
static keep_attribute width, gap, group, gone_attribute, foreign_attribute;
static keep_constraint rule, gone_rule, foreign_rule;

static const keep_node no_node;
static const keep_attribute no_attribute;
static const keep_constraint no_constraint;
static const keep_insets no_insets;
static keep_atomic arrangement;  /* Ended, of one value. */
static keep_attribute any_group; /* Of two attributes, as the host put them. */
static keep_attribute gone_group, foreign_group;
static const double not_finite[] = {INFINITY, -INFINITY, 1e13, -1e300};
static const double not_priorities[] = {0, -0.0, -1, 1000.5, 1e300, NAN, INFINITY, -INFINITY};

/* ---- What the layout is like ------------------------------------------------------------------ */

static char before[16384];

static inline void add(char *text, const char *more) {
  size_t length = strlen(text);
  snprintf(text + length, sizeof before - length, "%s;", more);
}

/* The whole state in words: the tree, the values, the rules, the frames after a solve, the document. */
static inline void describe(char *text) {
  keep_node nodes[] = {root, box, label, lonely};
  keep_attribute attributes[] = {width, gap, group, any_group,
                                 keep_node_attribute(ui, box, KEEP_LEFT_INSET)};
  char line[256];
  text[0] = 0;
  CHECK_OK(keep_layout_solve(ui));
  for (size_t i = 0; i < COUNT(nodes); i++) {
    keep_rect r = keep_node_frame(ui, nodes[i]);
    snprintf(line, sizeof line, "%s under %s, %zu children, %p, %g %g %g %g, %g %g",
             keep_node_is_valid(ui, nodes[i]) ? "node" : "none",
             keep_node_parent(ui, nodes[i]).id == root.id ? "root" : "none",
             keep_node_child_count(ui, nodes[i]), keep_node_user_data(ui, nodes[i]), r.x, r.y,
             r.width, r.height, keep_node_axis_size(ui, nodes[i], KEEP_HORIZONTAL, NULL),
             keep_node_axis_size(ui, nodes[i], KEEP_VERTICAL, NULL));
    add(text, line);
    add(text, keep_node_name(ui, nodes[i]));
  }
  for (size_t i = 0; i < COUNT(attributes); i++)
    add(text, keep_attribute_description(ui, attributes[i]));
  add(text, keep_constraint_description(ui, rule));
  snprintf(line, sizeof line, "%zu nodes, %zu roots, %zu set", keep_layout_node_count(ui),
           keep_layout_roots(ui, NULL, 0), keep_atomic_constraints(ui, arrangement, NULL, 0));
  add(text, line);
  add(text, keep_layout_document(ui));
}

static inline void check_refused(keep_status actual, keep_status expected, const char *name,
                                 const char *file, int line) {
  static char after[sizeof before];
  const char *message = keep_layout_error_message(ui);
  if (actual != expected || keep_layout_error(ui) != expected ||
      strncmp(message, name, strlen(name)) != 0) {
    fprintf(stderr, "%s:%d: %s answered %s (%s), not %s\n", file, line, name,
            keep_status_name(actual), message, keep_status_name(expected));
    exit(1);
  }
  describe(after);
  check_text(after, before, file, line);
  keep_layout_clear_error(ui);
}

/* The call answers with the status, says so, and changes nothing. */
#define REFUSED(expected, function, ...)                                                           \
  check_refused(function(ui, __VA_ARGS__), expected, #function ":", __FILE__, __LINE__)
/* The same of a word of the header, which calls the function behind it. */
#define WORD_REFUSED(expected, behind, word, ...)                                                  \
  check_refused(word(ui, __VA_ARGS__), expected, #behind ":", __FILE__, __LINE__)
/* The call answers with a handle, so with none. */
#define NONE(expected, function, ...)                                                              \
  (CHECK(function(ui, __VA_ARGS__).id == 0),                                                       \
   check_refused(keep_layout_error(ui), expected, #function ":", __FILE__, __LINE__))
/* A NULL layout has nowhere to keep a message. */
#define NULL_LAYOUT(call) CHECK((call) == KEEP_ERROR_INVALID_ARGUMENT)

static inline void set_up(void) {
  ui = keep_layout_create();
  elsewhere = keep_layout_create();
  root = keep_node_create(ui, KEEP_NO_NODE);
  box = keep_node_create(ui, root);
  label = keep_node_create(ui, root);
  lonely = keep_node_create(ui, KEEP_NO_NODE);
  gone = keep_node_create(ui, root);
  foreign = keep_node_create(elsewhere, KEEP_NO_NODE);
  CHECK_OK(keep_node_set_size(ui, root, 320, 568));
  CHECK_OK(keep_node_set_name(ui, box, "box"));
  CHECK_OK(keep_node_set_user_data(ui, box, &box, NULL));
  width = keep_node_attribute(ui, box, KEEP_WIDTH);
  gap = keep_node_attribute_to(ui, label, KEEP_TOP_OFFSET, box);
  group = keep_node_attribute(ui, label, KEEP_INSETS);
  any_group = keep_group_create(ui, (keep_attribute[]){width, gap}, 2);
  arrangement = keep_atomic_begin(ui);
  CHECK_OK(keep_attribute_set_equal(ui, width, 50, KEEP_HIGH));
  CHECK_OK(keep_atomic_end(ui));
  CHECK_OK(keep_attribute_set_min(ui, gap, 8, KEEP_REQUIRED));
  CHECK_OK(keep_attribute_set_equal(ui, group, 5, KEEP_LOW));
  CHECK_OK(keep_node_add_rule(ui, box, KEEP_HEIGHT, KEEP_NO_NODE, KEEP_AT_LEAST, 20, KEEP_REQUIRED,
                              &rule));

  gone_attribute = keep_node_attribute(ui, gone, KEEP_WIDTH);
  CHECK_OK(
      keep_node_add_rule(ui, gone, KEEP_HEIGHT, KEEP_NO_NODE, KEEP_EQUAL, 1, KEEP_LOW, &gone_rule));
  CHECK_OK(keep_node_destroy(ui, gone));
  foreign_attribute = keep_node_attribute(elsewhere, foreign, KEEP_WIDTH);
  foreign_group = keep_group_create(elsewhere, &foreign_attribute, 1);
  gone_group = keep_group_create(ui, &width, 1);
  CHECK_OK(keep_group_destroy(ui, gone_group));
  CHECK_OK(keep_node_add_rule(elsewhere, foreign, KEEP_HEIGHT, KEEP_NO_NODE, KEEP_EQUAL, 1,
                              KEEP_LOW, &foreign_rule));
  CHECK(keep_layout_error(ui) == KEEP_OK);
  describe(before);
}

static inline void tear_down(void) {
  keep_layout_destroy(ui);
  keep_layout_destroy(elsewhere);
}

#endif
