/* The programs of README.md in C: `natural card` is the one of that name. */
#include <keeplayout.h>
#include <math.h>
#include <string.h>

static keep_layout *ui;

static keep_node node(keep_node parent, const char *name) {
  keep_node made = keep_node_create(ui, parent);
  keep_node_set_name(ui, made, name);
  return made;
}

static keep_node window_of(double width, double height) {
  ui = keep_layout_create();
  keep_node window = node(KEEP_NO_NODE, "window");
  keep_node_set_size(ui, window, width, height);
  return window;
}

static keep_attribute attribute(keep_node of, keep_attribute_kind kind) {
  return keep_node_attribute(ui, of, kind);
}

static void set(keep_node of, keep_attribute_kind kind, double value) {
  keep_attribute_set_equal(ui, attribute(of, kind), value, KEEP_REQUIRED);
}

/* ---- Nodes and attributes ---------------------------------------------------------------------- */

static double text_height(keep_layout *layout, keep_node text, double width, void *data) {
  (void)layout, (void)text, (void)data;
  return 20 * ceil(1000 / width);
}

static void card(void) {
  keep_node window = window_of(320, 568);
  keep_node image = node(window, "image"), title = node(window, "title");
  set(image, KEEP_ASPECT_RATIO, 4.0 / 3);
  set(image, KEEP_HORIZONTAL_INSETS, 10);
  keep_attribute gap = keep_node_attribute_to(ui, title, KEEP_TOP_OFFSET, image);
  keep_attribute_set_min(ui, gap, 8, KEEP_REQUIRED);
  set(title, KEEP_HORIZONTAL_INSETS, 10);
  keep_node_set_measure(ui, title, KEEP_VERTICAL, text_height, NULL, NULL);
  keep_layout_solve(ui);
  keep_node_set_size(ui, window, 240, 568);
  keep_layout_solve(ui);
}

static void values(void) {
  keep_node box = node(window_of(400, 300), "box");
  keep_attribute width = attribute(box, KEEP_WIDTH);
  keep_attribute_set_min(ui, width, 100, KEEP_REQUIRED);
  keep_attribute_set_max(ui, width, 200, KEEP_HIGH);
  keep_attribute_set_equal(ui, width, 150, 600);
  keep_layout_solve(ui);
  keep_attribute_set_equal(ui, width, NAN, KEEP_REQUIRED);
  keep_attribute_set_min(ui, width, 120.5, KEEP_REQUIRED);
  keep_layout_solve(ui);
}

static void links(void) {
  keep_node window = window_of(400, 300), a = node(window, "a"), b = node(window, "b");
  keep_attribute left = attribute(a, KEEP_LEFT_INSET), width = attribute(window, KEEP_WIDTH);
  keep_attribute_set_equal_to(ui, left, width, 0.1, 0, KEEP_REQUIRED);
  keep_attribute own = attribute(b, KEEP_WIDTH), other = attribute(a, KEEP_WIDTH);
  keep_attribute_set_equal_to(ui, own, other, 0.5, 8, KEEP_REQUIRED);
  set(a, KEEP_WIDTH, 90);
  keep_layout_solve(ui);
}

static void many(void) {
  keep_node window = window_of(400, 100);
  keep_node all[] = {node(window, "a"), node(window, "b"), node(window, "c")};
  keep_attribute widths = keep_nodes_attribute(ui, all, 3, KEEP_WIDTH);
  keep_attribute_set_equal(ui, widths, 40, KEEP_REQUIRED);
  keep_attribute gaps = keep_nodes_attribute_between(ui, all, 3, KEEP_RIGHT_OFFSET);
  keep_attribute_set_equal(ui, gaps, 6, KEEP_REQUIRED);
  keep_layout_solve(ui);
}

static void atomic(void) {
  keep_node box = node(window_of(400, 300), "box");
  set(box, KEEP_WIDTH, 100);
  keep_atomic small = keep_atomic_begin(ui);
  set(box, KEEP_WIDTH, 40);
  set(box, KEEP_LEFT_INSET, 5);
  keep_atomic_end(ui);
  keep_layout_solve(ui);
  keep_atomic_deactivate(ui, small);
  keep_layout_solve(ui);
  keep_atomic_activate(ui, small);
  keep_layout_solve(ui);
}

/* ---- Sums, strings, containers, lists ---------------------------------------------------------- */

static void terms(void) {
  keep_node window = window_of(400, 300), a = node(window, "a"), b = node(window, "b");
  const keep_term left[] = {{a, KEEP_ANCHOR_LEFT, 1}, {window, KEEP_ANCHOR_LEFT, -1}};
  keep_constraint_create(ui, left, 2, KEEP_EQUAL, 10, KEEP_REQUIRED, true);
  const keep_term between[] = {{a, KEEP_ANCHOR_RIGHT, 1}, {b, KEEP_ANCHOR_LEFT, -1}};
  keep_constraint gap =
      keep_constraint_create(ui, between, 2, KEEP_AT_MOST, -8, KEEP_REQUIRED, true);
  const keep_term widths[] = {{a, KEEP_ANCHOR_WIDTH, 1}, {b, KEEP_ANCHOR_WIDTH, -2}};
  keep_constraint_create(ui, widths, 2, KEEP_EQUAL, 0, KEEP_REQUIRED, true);
  keep_layout_solve(ui);
  keep_constraint_set_value(ui, gap, -20);
  keep_layout_solve(ui);
  keep_constraint_set_installed(ui, gap, false);
  keep_constraint_remove(ui, gap);
  keep_layout_solve(ui);
}

static void equations(void) {
  keep_node window = window_of(400, 300);
  node(window, "a"), node(window, "b");
  keep_equation_create(ui, "a.left == 10", NULL);
  keep_equation_create(ui, "b.left >= a.right + 8", NULL);
  keep_equation_create(ui, "a.widht == 3", NULL);
  keep_equation_create(ui, "a.width == 2 * b.width == 120 @ high", NULL);
  keep_layout_solve(ui);
}

static void formats(void) {
  keep_node window = window_of(320, 100);
  node(window, "label"), node(window, "field");
  keep_format_create(ui, "H:|-[label(60)]-8-[field(>=120)]-|", NULL, 0);
  keep_format_create(ui, "V:|-[label]-[field(20)]", NULL, 0);
  keep_layout_solve(ui);
}

static void row(void) {
  keep_node window = window_of(600, 60);
  keep_node save = node(window, "save"), cancel = node(window, "cancel"),
            help = node(window, "help");
  keep_stack stack = KEEP_STACK(KEEP_HORIZONTAL, .gap = 8);
  keep_node bar = keep_stack_create(ui, window, &stack, (keep_node[]){save, cancel, help}, 3);
  set(bar, KEEP_HORIZONTAL_INSETS, 0);
  keep_member_set(ui, save, KEEP_MEMBER_WEIGHT, 2);
  keep_member_set(ui, help, KEEP_MEMBER_WEIGHT, 1);
  keep_layout_solve(ui);
  keep_node_set_gone(ui, cancel, KEEP_GONE_FULLY);
  keep_container_set(ui, bar, KEEP_CONTAINER_GAP, 20);
  keep_layout_solve(ui);
}

static int is_pad(keep_layout *layout, keep_node of, const keep_context *context, void *data) {
  (void)layout, (void)of, (void)data;
  return context->idiom == KEEP_IDIOM_PAD;
}

static void apply(void) {
  keep_node view = node(window_of(400, 300), "view");
  const keep_applied first[] = {{KEEP_APPLY(KEEP_ANCHOR_TOP, 10)},
                                {KEEP_APPLY(KEEP_ANCHOR_LEFT, 20), .when = is_pad}};
  keep_node_apply(ui, view, first, 2, NULL, 0);
  keep_layout_solve(ui);
  keep_layout_set_context(ui, (keep_context){.idiom = KEEP_IDIOM_PAD});
  keep_layout_reload(ui);
  keep_layout_solve(ui);
  const keep_applied second[] = {{KEEP_APPLY(KEEP_ANCHOR_TOP, 30)}};
  keep_node_apply(ui, view, second, 1, NULL, 0);
  keep_layout_solve(ui);
}

/* ---- Changes as one, errors, documents --------------------------------------------------------- */

static void finished(keep_layout *layout, keep_animation animation, bool is_over, void *data) {
  (void)layout, (void)animation;
  *(bool *)data = is_over;
}

static void animation(void) {
  keep_node panel = node(window_of(400, 300), "panel");
  set(panel, KEEP_LEFT_INSET, 0);
  keep_animation moves = keep_animation_begin(ui, KEEP_NO_NODE, 1, 0);
  keep_animation_set_curve(ui, moves, KEEP_LINEAR);
  bool is_over = false;
  keep_animation_set_completion(ui, moves, finished, &is_over, NULL);
  set(panel, KEEP_LEFT_INSET, 40);
  keep_animation_commit(ui);
  keep_layout_advance(ui, 0.5, NULL);
  keep_layout_advance(ui, 0.5, NULL);
}

/* A body that fails takes back what it has changed. */
static void transaction(void) {
  keep_node panel = node(window_of(400, 300), "panel");
  keep_layout_begin(ui);
  set(panel, KEEP_WIDTH, 30);
  keep_attribute height = attribute(panel, KEEP_HEIGHT);
  if (keep_attribute_set_equal(ui, height, INFINITY, KEEP_REQUIRED) != KEEP_OK)
    keep_layout_rollback(ui);
  keep_layout_begin(ui);
  set(panel, KEEP_WIDTH, 60);
  keep_layout_commit(ui);
}

static double no_height(keep_layout *layout, keep_node text, double width, void *data) {
  (void)layout, (void)text, (void)width, (void)data;
  return -1;
}

/* A function that fails, as one that throws does, fails the solve; then another one takes its place. */
static void failing(void) {
  keep_node text = node(window_of(400, 300), "text");
  set(text, KEEP_WIDTH, 100);
  keep_node_set_measure(ui, text, KEEP_VERTICAL, no_height, NULL, NULL);
  keep_layout_solve(ui);
  keep_node_set_measure(ui, text, KEEP_VERTICAL, text_height, NULL, NULL);
  keep_layout_solve(ui);
}

static void refused(void) {
  keep_node window = window_of(400, 300), a = node(window, "a");
  keep_layout_set_conflict_policy(ui, KEEP_CONFLICTS_REFUSED);
  set(a, KEEP_WIDTH, 40);
  keep_layout_solve(ui);
  keep_attribute_set_min(ui, attribute(a, KEEP_WIDTH), 50, KEEP_REQUIRED);
  keep_layout_solve(ui);
  keep_node_move(ui, window, a);
  keep_layout_solve(ui);
}

static void document(void) {
  ui = keep_layout_create();
  keep_layout_read_document(ui, "keeplayout 1\n"
                                "node 1 \"window\"\n"
                                "  size-width 300\n"
                                "  size-height 100\n"
                                "  node 2 \"icon\"\n"
                                "    width = 50\n");
  keep_layout_update(ui, "keeplayout 1\n"
                         "node 1 \"window\"\n"
                         "  size-width 200\n"
                         "  size-height 100\n"
                         "  node 2 \"icon\"\n"
                         "    left-inset = 10\n");
  keep_layout_update(ui, "keeplayout 1\n"
                         "node 1\n"
                         "  size-hight 3\n");
}

int main(int count, char **names) {
  const struct {
    const char *name;
    void (*run)(void);
  } programs[] = {{"card", card},           {"values", values},       {"links", links},
                  {"many", many},           {"atomic", atomic},       {"terms", terms},
                  {"equations", equations}, {"formats", formats},     {"row", row},
                  {"apply", apply},         {"animation", animation}, {"transaction", transaction},
                  {"failing", failing},     {"refused", refused},     {"document", document}};
  for (size_t i = 0; count > 1 && i < sizeof programs / sizeof *programs; i++)
    if (strcmp(programs[i].name, names[1]) == 0) {
      programs[i].run();
      keep_layout_destroy(ui);
      return 0;
    }
  return 1;
}
