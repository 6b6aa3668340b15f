/* A layout as text and back: documents, descriptions, reports, drawings; and what is no document.
 * Expected texts by hand, after the header's description of the form.
 */
#include "check.h"

/* A line of every sort, as the library writes them. */
static const char everything[] =
    "keeplayout 1\n"
    "negative-sizes\n"
    "mixed-axes\n"
    "right-to-left\n"
    "scale 2.5\n"
    "node 2 \"window\"\n"
    "  margins 1 2 3 4\n"
    "  directional-margins\n"
    "  size-width 320\n"
    "  size-height 568.25 @750\n"
    "  guide 3 safe\n"
    "    left-safe-inset = 0\n"
    "  node 1 \"an \\\"image\\\"\\n\"\n"
    "    hidden\n"
    "    gone\n"
    "    content-width 80.5\n"
    "    hugging-width 251\n"
    "    compression-height 749.5\n"
    "    safe-area 0 0 10 0\n"
    "    alignment-insets 1 1 1 1\n"
    "    baselines 12 4\n"
    "    inherited-margins\n"
    "    margins-from-edges\n"
    "    left-to-right\n"
    "    name width \"how wide\"\n"
    "    width >= -0.25\n"
    "    width = 0.5 * width of 2 + 10 @750\n"
    "    gone-value leading-offset to 4 3\n"
    "    leading-offset to 4 = 8\n"
    "    reversed top-offset to 4 = 1\n"
    "    left-alignment to 4 >= 1 rule off @250\n"
    "    sum = -5 : 1 1 left, -2.5 parent center-x, 1.5 4 left off @500\n"
    "  node 4\n"
    "node 5\n"
    "  guide 6 readable\n"
    "    width <= 600\n";

static keep_layout *read_document(const char *document) {
  keep_layout *ui = keep_layout_create();
  keep_status status = keep_layout_read_document(ui, document);
  if (status != KEEP_OK)
    fprintf(stderr, "%s\n", keep_layout_error_message(ui));
  CHECK_OK(status);
  return ui;
}

/* What borrows ends with the next call. */
static char *copy(const char *text) {
  char *own = malloc(strlen(text) + 1);
  CHECK(own != NULL);
  return strcpy(own, text);
}

static keep_layout *label_in_a_window(void) {
  keep_layout *ui = keep_layout_create();
  keep_node window = keep_node_create(ui, KEEP_NO_NODE), label = keep_node_create(ui, window);
  CHECK_OK(keep_node_set_name(ui, window, "window"));
  CHECK_OK(keep_node_set_name(ui, label, "label"));
  CHECK_OK(keep_node_set_size(ui, window, 320, 568));
  keep_attribute width = keep_node_attribute(ui, label, KEEP_WIDTH);
  CHECK_OK(keep_attribute_set_max(ui, width, 100, KEEP_REQUIRED));
  CHECK_OK(keep_attribute_set_equal(keep_layout_at(ui, "/src/label.c", 7), width, 400, KEEP_HIGH));
  CHECK_OK(keep_attribute_set_equal(ui, keep_node_attribute(ui, label, KEEP_LEFT_INSET), 20,
                                    KEEP_REQUIRED));
  CHECK_OK(keep_layout_solve(ui));
  return ui;
}

static void test_texts(void) {
  keep_layout *ui = label_in_a_window();
  CHECK_TEXT(keep_layout_document(ui), "keeplayout 1\n"
                                       "node 1 \"window\"\n"
                                       "  size-width 320\n"
                                       "  size-height 568\n"
                                       "  node 2 \"label\"\n"
                                       "    width <= 100\n"
                                       "    width = 400 @750\n"
                                       "    left-inset = 20\n");
  CHECK_TEXT(keep_layout_description(ui), "keeplayout 1\n"
                                          "node 1 \"window\"  # 0 0 320 568\n"
                                          "  size-width 320\n"
                                          "  size-height 568\n"
                                          "  node 2 \"label\"  # 20 0 100 0\n"
                                          "    width <= 100\n"
                                          "    width = 400 @750  # away by 300  # /src/label.c:7\n"
                                          "    left-inset = 20\n");
  const char *report = keep_layout_report(ui);
  CHECK(strstr(report, "keeplayout 1\n# libkeeplayout ") == report);
  CHECK(strstr(report, "\n# ambiguous, 2 degrees of freedom:\n") != NULL);
  CHECK(strstr(report, "\n  node 2 \"label\"  # 20 0 100 0\n") != NULL);
  const char *drawing = keep_layout_svg(ui, KEEP_NO_NODE, NULL);
  CHECK(strstr(drawing, "<svg xmlns=") == drawing);
  CHECK(strcmp(drawing + strlen(drawing) - 7, "</svg>\n") == 0);
  CHECK(strstr(drawing, "<rect data-node=\"2\" x=\"44\"") != NULL);
  CHECK(strstr(drawing, "left inset of") != NULL);
  keep_drawing bare = KEEP_DRAWING(.shows = KEEP_DRAWN_FRAMES);
  const char *part = keep_layout_svg(ui, keep_layout_numbered(ui, 2), &bare);
  CHECK(strstr(part, "<rect data-node=\"2\" x=\"24\"") != NULL); /* where a picture begins */
  CHECK(strstr(part, "data-node=\"1\"") == NULL && strstr(part, "left inset of") == NULL);
  keep_layout_destroy(ui);
}

static void test_there_and_back(void) {
  keep_layout *ui = read_document(everything), *first = label_in_a_window();
  CHECK_TEXT(keep_layout_document(ui), everything);
  const char *(*texts[])(const keep_layout *) = {keep_layout_document, keep_layout_description,
                                                 keep_layout_report};
  for (size_t i = 0; i < COUNT(texts); i++) {
    char *text = copy(texts[i](first));
    keep_layout *again = read_document(text);
    keep_node label = keep_node_find(again, KEEP_NO_NODE, "label");
    CHECK_FRAME(keep_node_frame(again, label), 20, 0, 100, 0);
    free(text);
    text = copy(keep_layout_document(first));
    CHECK_TEXT(keep_layout_document(again), text);
    free(text);
    keep_layout_destroy(again);
  }
  keep_layout_destroy(first);
  keep_layout_destroy(ui);
}

/* Lines may end as they do elsewhere, spaces may be many, and what follows a # is left out. */
static void test_by_hand(void) {
  keep_layout *ui = read_document("keeplayout   1  # by hand\r\n\r\n"
                                  "node 1 # a root\r\n"
                                  "# nothing\r\n"
                                  "  width   =   2.50e1  @750\r\n");
  CHECK_TEXT(keep_layout_document(ui), "keeplayout 1\nnode 1\n  width = 25 @750\n");
  keep_layout_destroy(ui);
}

/* Reads what may be no document: it is refused with its line and makes nothing, or it is read. */
static bool survives(keep_layout **ui, const char *document) {
  keep_status status = keep_layout_read_document(*ui, document);
  const char *message = keep_layout_error_message(*ui);
  int line = 0, column = 0;
  if (status == KEEP_OK || keep_layout_node_count(*ui) > 0) {
    CHECK(status == KEEP_OK || status == KEEP_ERROR_LIMIT); /* A solve that is not exact. */
    CHECK(strstr(keep_layout_document(*ui), "keeplayout 1\n") != NULL);
    CHECK(strstr(keep_layout_svg(*ui, KEEP_NO_NODE, NULL), "<svg") != NULL);
    keep_layout_destroy(*ui);
    *ui = keep_layout_create();
    return true;
  }
  CHECK(status < 0 && status == keep_layout_error(*ui));
  if (sscanf(message, "keep_layout_read_document: line %d, column %d: ", &line, &column) != 2)
    fprintf(stderr, "%s\n", message);
  CHECK(line >= 1 && line <= 64 && column >= 1 && column <= (int)sizeof everything);
  return false;
}

static void test_every_beginning(void) {
  keep_layout *ui = keep_layout_create();
  int read = 0;
  for (size_t length = 0; length < sizeof everything; length++) {
    char *beginning = copy(everything);
    beginning[length] = 0;
    read += survives(&ui, beginning);
    free(beginning);
  }
  CHECK(read > 35); /* At least whenever a line is whole. */
  keep_layout_destroy(ui);
}

/* One to three bytes are others, or are gone, or are there twice. */
static void test_changed_bytes(void) {
  static const char often[] = " \n\"#@:,.-+eE0123456789<=>*\\\t\r\x80\xff";
  keep_layout *ui = keep_layout_create();
  unsigned random = 1;
  int rounds = rounds_of(20000), read = 0, refused = 0;
  for (int round = 0; round < rounds; round++) {
    char text[sizeof everything + 4];
    memcpy(text, everything, sizeof everything);
    for (unsigned change = 0; change <= (unsigned)round % 3; change++) {
      random = random * 1664525u + 1013904223u;
      size_t length = strlen(text), place = (random >> 8) % length;
      char byte = often[(random >> 24) % (sizeof often - 1)];
      switch (random >> 6 & 3) {
      case 0:
        memmove(text + place, text + place + 1, length - place);
        break;
      case 1:
        memmove(text + place + 1, text + place, length - place + 1);
        break;
      default:
        text[place] = byte;
      }
    }
    *(survives(&ui, text) ? &read : &refused) += 1;
  }
  CHECK(read > rounds / 40 && refused > rounds / 4);
  keep_layout_destroy(ui);
}

/* A number for what is too large, too deep, too long or not there. */
static void test_hostile(void) {
  static const char *const documents[] = {
      "",
      "\n",
      "keeplayout",
      "keeplayout 2\n",
      "keeplayout 1e999\n",
      "keeplayout 1\nnode 99999999999999999999\n",
      "keeplayout 1\nnode 1 in 1\n",
      "keeplayout 1\nnode 2 in 1\nnode 1 in 2\n",
      "keeplayout 1\nnode 1\n  sum = 1 : \n",
      "keeplayout 1\nnode 1\n  sum = 1 : 1e300 1 left\n",
      "keeplayout 1\nnode 1\n  width = 1 @1e999\n",
      "keeplayout 1\nnode 1\n  width = -1e-999e\n",
      "keeplayout 1\nnode 1\n  width = 1e13\n",
      "keeplayout 1\nscale -1\n",
      "keeplayout 1\nnode 1 \"\xff\"\n",
      "keeplayout 1\nnode 1 \"\\",
  };
  keep_layout *ui = keep_layout_create();
  for (size_t i = 0; i < COUNT(documents); i++)
    CHECK(!survives(&ui, documents[i]));

  /* Deep by indentation, and by word. */
  enum { LEVELS = 3000 };
  char *deep = malloc(LEVELS * (2 * LEVELS + 64)), *end = deep;
  CHECK(deep != NULL);
  end += sprintf(end, "keeplayout 1\n");
  for (int level = 0; level < LEVELS; level++)
    end += sprintf(end, "%*snode %d\n", 2 * level, "", level + 1);
  keep_layout *written = read_document(deep);
  CHECK(strlen(keep_layout_document(written)) < LEVELS * 64);
  CHECK(strlen(keep_layout_description(written)) < LEVELS * 80);
  char *text = copy(keep_layout_document(written));
  keep_layout *again = read_document(text);
  CHECK_TEXT(keep_layout_document(again), text);
  CHECK(keep_layout_node_count(again) == LEVELS);
  free(text);
  free(deep);
  keep_layout_destroy(again);
  keep_layout_destroy(written);
  keep_layout_destroy(ui);
}

static void test_faults(void) {
  keep_layout *ui = keep_layout_create();
  const char *text = "keeplayout 1\nnode 1\n  widht = 1\n  height =\n  width = 2\n";
  CHECK(keep_document_fault_count(ui) == 0);
  CHECK(keep_layout_read_document(ui, text) == KEEP_ERROR_INVALID_ARGUMENT);
  CHECK(keep_document_fault_count(ui) == 2);
  keep_document_fault first = keep_document_fault_at(ui, 0), second = keep_document_fault_at(ui, 1);
  CHECK(first.line == 3 && first.column == 3 && first.length == 5);
  CHECK(strncmp(text + first.offset, "widht", first.length) == 0);
  CHECK(second.line == 4 && second.column == 11 && second.length == 0 &&
        text[second.offset] == '\n');
  CHECK(first.status == KEEP_ERROR_INVALID_ARGUMENT && second.status == first.status);
  CHECK_TEXT(keep_document_fault_nearest(ui, 0), "width");
  CHECK_TEXT(keep_document_fault_nearest(ui, 1), "");
  CHECK_TEXT(keep_document_fault_description(ui, 1),
             "line 4, column 11: a number or an attribute is missing");
  CHECK(keep_document_fault_at(ui, 2).line == 0 && keep_document_fault_at(ui, SIZE_MAX).line == 0);
  CHECK_TEXT(keep_document_fault_description(ui, 2), "");
  CHECK_TEXT(keep_document_fault_nearest(ui, SIZE_MAX), "");
  CHECK(keep_document_fault_count(NULL) == 0 && keep_document_fault_at(NULL, 0).line == 0);

  /* Of a document with a name a constraint has its line there. */
  keep_layout_at(ui, "box.keep", 1);
  CHECK_OK(keep_layout_read_document(ui, "keeplayout 1\nnode 1 \"box\"\n  width = 2\n"));
  CHECK(keep_document_fault_count(ui) == 0);
  keep_node box = keep_node_find(ui, KEEP_NO_NODE, "box");
  keep_constraint width =
      keep_attribute_constraint(ui, keep_node_attribute(ui, box, KEEP_WIDTH), KEEP_EQUAL);
  CHECK(keep_constraint_line(ui, width) == 3);
  CHECK_TEXT(keep_constraint_file(ui, width), "box.keep");
  keep_layout_destroy(ui);
}

static void test_bad_input(void) {
  keep_layout *ui = label_in_a_window();
  CHECK_TEXT(keep_layout_document(NULL), "");
  CHECK_TEXT(keep_layout_description(NULL), "");
  CHECK_TEXT(keep_layout_report(NULL), "");
  CHECK_TEXT(keep_layout_svg(NULL, KEEP_NO_NODE, NULL), "");
  CHECK_TEXT(keep_layout_svg(ui, (keep_node){1}, NULL), "");
  const keep_drawing drawings[] = {
      {0}, {.size = 12}, KEEP_DRAWING(.shows = 128), KEEP_DRAWING(.kind = (keep_frame_kind)8)};
  for (size_t i = 0; i < COUNT(drawings); i++)
    CHECK_TEXT(keep_layout_svg(ui, KEEP_NO_NODE, &drawings[i]), "");
  CHECK(keep_layout_read_document(NULL, everything) == KEEP_ERROR_INVALID_ARGUMENT);
  CHECK(keep_layout_read_document(ui, everything) == KEEP_ERROR_STATE);
  CHECK(keep_layout_node_count(ui) == 2);
  keep_layout *empty = keep_layout_create();
  CHECK(keep_layout_read_document(empty, NULL) == KEEP_ERROR_INVALID_ARGUMENT);
  CHECK_TEXT(keep_layout_document(empty), "keeplayout 1\n");
  CHECK_TEXT(keep_layout_description(empty), "keeplayout 1\n");
  CHECK(strstr(keep_layout_svg(empty, KEEP_NO_NODE, NULL), "<svg") != NULL);

  /* What contradicts is refused by a layout that refuses it, and nothing is made. */
  const char *torn = "keeplayout 1\nnode 1\n  width = 1\n  width >= 2\n";
  CHECK_OK(keep_layout_set_conflict_policy(empty, KEEP_CONFLICTS_REFUSED));
  CHECK(keep_layout_read_document(empty, torn) == KEEP_ERROR_CONFLICT);
  CHECK(keep_layout_node_count(empty) == 0);
  CHECK_OK(keep_layout_set_conflict_policy(empty, KEEP_CONFLICTS_REPORTED));
  CHECK_OK(keep_layout_read_document(empty, torn));
  CHECK(keep_layout_conflict_count(empty) == 1);
  keep_layout_destroy(empty);
  keep_layout_destroy(ui);
}

static const char *const form = "keeplayout 1\n"
                                "node 1 \"form\"\n"
                                "  size-width 200\n"
                                "  node 2 \"label\"\n"
                                "    left-inset = 10\n"
                                "    width >= 40\n";

/* What a host has put on a node stays, and is released once, when the node goes. */
static void count_up(void *number) { ++*(int *)number; }

static void test_updates(void) {
  keep_layout *ui = read_document(form);
  keep_node label = keep_node_find(ui, KEEP_NO_NODE, "label");
  keep_constraint least =
      keep_attribute_constraint(ui, keep_node_attribute(ui, label, KEEP_WIDTH), KEEP_AT_LEAST);
  int released = 0;
  CHECK_OK(keep_node_set_user_data(ui, label, &released, count_up));
  CHECK_OK(keep_layout_update(ui, "keeplayout 1\nnode 2 \"form\"\n  size-width 90\n"
                                  "  node 1 \"label\"\n    width >= 60\n"));
  CHECK(keep_node_find(ui, KEEP_NO_NODE, "label").id == label.id);
  CHECK(keep_node_user_data(ui, label) == &released);
  CHECK(keep_constraint_value(ui, least) == 60);
  CHECK(keep_node_frame(ui, label).width == 60);
  CHECK(keep_node_frame(ui, label).x == 0);

  /* A fault is where it is, and nothing has changed. */
  CHECK(keep_layout_update(ui, "keeplayout 1\nnode 1 \"label\"\n  width >= ten\n") ==
        KEEP_ERROR_INVALID_ARGUMENT);
  CHECK_TEXT(keep_layout_error_message(ui),
             "keep_layout_update: line 3, column 12: \"ten\": a number or an attribute is missing");
  CHECK(keep_node_frame(ui, label).width == 60);
  CHECK(keep_layout_update(ui, NULL) == KEEP_ERROR_INVALID_ARGUMENT);
  CHECK(keep_layout_update(NULL, form) == KEEP_ERROR_INVALID_ARGUMENT);
  CHECK(released == 0);
  CHECK_OK(keep_layout_update(ui, "keeplayout 1"));
  CHECK(keep_layout_node_count(ui) == 0);
  CHECK(released == 1);
  keep_layout_destroy(ui);
}

/* Names of files, too, stay in their lines. */
static void test_files_with_odd_names(void) {
  keep_layout *ui = keep_layout_create(), *copy = keep_layout_create();
  keep_node window = keep_node_create(ui, KEEP_NO_NODE);
  CHECK_OK(keep_attribute_set_equal(keep_layout_at(ui, "a\n  b\r.c", 3),
                                    keep_node_attribute(ui, window, KEEP_WIDTH), 5, KEEP_LOW));
  CHECK_TEXT(keep_layout_description(ui), "keeplayout 1\n"
                                          "node 1  # 0 0 0 0\n"
                                          "  width = 5 @250  # away by 5  # a\\n  b\\r.c:3\n");
  CHECK_TEXT(
      keep_constraint_file(ui, keep_attribute_constraint(
                                   ui, keep_node_attribute(ui, window, KEEP_WIDTH), KEEP_EQUAL)),
      "a\n  b\r.c");
  CHECK_OK(keep_layout_read_document(copy, keep_layout_report(ui)));
  CHECK_TEXT(keep_layout_document(copy), keep_layout_document(ui));
  keep_layout_destroy(ui);
  keep_layout_destroy(copy);
}

int main(void) {
  test_texts();
  test_there_and_back();
  test_by_hand();
  test_every_beginning();
  test_changed_bytes();
  test_hostile();
  test_files_with_odd_names();
  test_faults();
  test_bad_input();
  test_updates();
  return 0;
}
