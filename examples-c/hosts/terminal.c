/* A mail reader in a terminal: a point is a cell, and frames are read on whole cells. */
#include <keeplayout.h>
#include <locale.h>
#include <ncurses.h>
#include <string.h>

typedef struct message {
  const char *from, *subject, *text;
} message;

static const message MESSAGES[] = {
    {"Ada", "The engine",
     "The Analytical Engine weaves algebraical patterns just as the Jacquard loom weaves flowers "
     "and "
     "leaves."},
    {"Edsger", "Simplicity",
     "Simplicity is prerequisite for reliability. Testing shows the presence, not the absence of "
     "bugs."},
    {"Grace", "A nanosecond",
     "Here is a piece of wire as long as light travels in a nanosecond. Please keep it in mind "
     "before "
     "you throw one away."},
};
enum { COUNT = sizeof MESSAGES / sizeof *MESSAGES };

/* Breaks text into lines of at most a number of letters; draws them if told where. */
static int wrap(const char *text, int width, int y, int x, bool draws) {
  int lines = 0;
  for (width = width < 1 ? 1 : width; *text; lines++) {
    int length = (int)strlen(text), end = length <= width ? length : width;
    while (end < length && end > 0 && text[end] != ' ')
      end--;
    end = end ? end : width; /* a word that is too long is cut */
    if (draws)
      mvaddnstr(y + lines, x, text, end);
    text += end;
    text += *text == ' ';
  }
  return lines;
}

typedef struct screen {
  keep_layout *ui;
  keep_node root, title, list, bar, heading, body, status, rows[COUNT];
  keep_attribute split;
  int chosen;
} screen;

static double body_height(keep_layout *ui, keep_node node, double width, void *the) {
  (void)ui, (void)node;
  return wrap(MESSAGES[((screen *)the)->chosen].text, (int)width, 0, 0, false);
}

static void set(screen *s, keep_node node, keep_attribute_kind kind, double value) {
  keep_attribute_set_equal(s->ui, keep_node_attribute(s->ui, node, kind), value, KEEP_REQUIRED);
}

static void set_to(screen *s, keep_node node, keep_attribute_kind kind, keep_node other,
                   double value) {
  keep_attribute attribute = keep_node_attribute_to(s->ui, node, kind, other);
  keep_attribute_set_equal(s->ui, attribute, value, KEEP_REQUIRED);
}

static void build(screen *s) {
  keep_layout *ui = s->ui = keep_layout_create();
  keep_node root = s->root = keep_node_create(ui, KEEP_NO_NODE);
  keep_node *all[] = {&s->title, &s->list, &s->bar, &s->heading, &s->body, &s->status};
  for (size_t k = 0; k < sizeof all / sizeof *all; k++)
    *all[k] = keep_node_create(ui, root);
  keep_layout_set_scale(ui, 1);

  keep_node across[] = {s->title, s->status};
  keep_nodes_set(ui, across, 2, KEEP_HORIZONTAL_INSETS, KEEP_NO_NODE, KEEP_EQUAL, 0, KEEP_REQUIRED);
  keep_node lines[] = {s->title, s->status, s->heading};
  keep_nodes_set(ui, lines, 3, KEEP_HEIGHT, KEEP_NO_NODE, KEEP_EQUAL, 1, KEEP_REQUIRED);
  set(s, s->title, KEEP_TOP_INSET, 0);
  set(s, s->status, KEEP_BOTTOM_INSET, 0);

  set(s, s->list, KEEP_LEFT_INSET, 0);
  set(s, s->bar, KEEP_WIDTH, 1);
  set_to(s, s->bar, KEEP_LEFT_OFFSET, s->list, 0);
  keep_node columns[] = {s->list, s->bar};
  keep_nodes_set(ui, columns, 2, KEEP_TOP_OFFSET, s->title, KEEP_EQUAL, 0, KEEP_REQUIRED);
  keep_nodes_set(ui, columns, 2, KEEP_BOTTOM_OFFSET, s->status, KEEP_EQUAL, 0, KEEP_REQUIRED);
  /* A third of the window, unless the user has moved the bar; both sides stay readable. */
  s->split = keep_node_attribute(ui, s->list, KEEP_WIDTH);
  keep_attribute_set_equal_to(ui, s->split, keep_node_attribute(ui, root, KEEP_WIDTH), 1.0 / 3, 0,
                              KEEP_LOW);
  keep_attribute_set_min(ui, s->split, 12, KEEP_HIGH);
  keep_attribute_set_min(ui, keep_node_attribute(ui, s->body, KEEP_WIDTH), 16,
                         KEEP_MORE(KEEP_HIGH));

  for (int k = 0; k < COUNT; k++) {
    keep_node row = s->rows[k] = keep_node_create(ui, s->list);
    set(s, row, KEEP_HEIGHT, 1);
    set(s, row, KEEP_HORIZONTAL_INSETS, 1);
    set(s, row, KEEP_TOP_INSET, 1 + 2 * k);
  }

  keep_node right[] = {s->heading, s->body};
  keep_nodes_set(ui, right, 2, KEEP_LEFT_OFFSET, s->bar, KEEP_EQUAL, 2, KEEP_REQUIRED);
  keep_nodes_set(ui, right, 2, KEEP_RIGHT_INSET, KEEP_NO_NODE, KEEP_EQUAL, 2, KEEP_REQUIRED);
  set_to(s, s->heading, KEEP_TOP_OFFSET, s->title, 1);
  set_to(s, s->body, KEEP_TOP_OFFSET, s->heading, 1);
  keep_node_set_measure(ui, s->body, KEEP_VERTICAL, body_height, s, NULL);
}

/* Writes text into a node, cut off at its right. */
static void put(screen *s, keep_node node, const char *text, int style) {
  keep_rect r = keep_node_snapped_frame_in_root(s->ui, node);
  attrset(style);
  mvprintw((int)r.y, (int)r.x, "%-*.*s", (int)r.width, (int)r.width, text);
  attrset(A_NORMAL);
}

static void draw(screen *s) {
  keep_node_set_size(s->ui, s->root, COLS, LINES);
  if (keep_layout_solve(s->ui) != KEEP_OK)
    return;
  erase();
  const message *read = &MESSAGES[s->chosen];
  put(s, s->title, " Mail", A_REVERSE);
  put(s, s->status, " arrows: choose, move the bar   q: quit", A_REVERSE);
  put(s, s->heading, read->subject, A_BOLD);
  for (int k = 0; k < COUNT; k++)
    put(s, s->rows[k], MESSAGES[k].from, k == s->chosen ? A_REVERSE : A_NORMAL);
  keep_rect r = keep_node_snapped_frame_in_root(s->ui, s->bar);
  mvvline((int)r.y, (int)r.x, ACS_VLINE, (int)r.height);
  r = keep_node_snapped_frame_in_root(s->ui, s->body);
  wrap(read->text, (int)r.width, (int)r.y, (int)r.x, true);
  refresh();
}

int main(void) {
  screen s = {0};
  build(&s);
  setlocale(LC_ALL, "");
  initscr(), noecho(), curs_set(0), keypad(stdscr, true);
  for (int key = 0; key != 'q'; key = getch()) {
    double width = keep_node_frame(s.ui, s.list).width;
    if (key == KEY_LEFT || key == KEY_RIGHT)
      keep_attribute_set_equal(s.ui, s.split, width + (key == KEY_LEFT ? -1 : 1), KEEP_LOW);
    if (key == KEY_UP || key == KEY_DOWN)
      s.chosen = (s.chosen + (key == KEY_UP ? COUNT - 1 : 1)) % COUNT;
    keep_node_invalidate_content(s.ui, s.body);
    draw(&s);
  }
  endwin();
  keep_layout_destroy(s.ui);
}
