/* How long texts stay as they are: names until they are replaced, texts that are put together while
 * eight more come, and what is static for ever. Run by valgrind, too, as what is freed may look alive. */
#include <keeplayout.h>
#include <stdio.h>
#include <string.h>

#include "check.h"

enum { MANY = 3000 };

static keep_layout *ui;
static keep_node root;

static void set_up(void) {
  ui = keep_layout_create();
  root = keep_node_create(ui, KEEP_NO_NODE);
  keep_node_set_name(ui, root, "window");
}

static void name_many(const char *ending) {
  char name[300];
  for (int i = 0; i < MANY; i++) {
    keep_node node = keep_node_create(ui, root);
    snprintf(name, sizeof name, "%d of %0*d %s", i, i % 200 + 1, i, ending);
    CHECK(keep_node_set_name(ui, node, name) == KEEP_OK);
    CHECK(strcmp(keep_node_name(ui, node), name) == 0);
    if (i % 3 == 0)
      keep_node_destroy(ui, node);
  }
}

static void names_stay(void) {
  set_up();
  keep_node other = keep_node_create(ui, root);
  keep_attribute width = keep_node_attribute(ui, root, KEEP_WIDTH);
  keep_node_set_name(ui, other, "label");
  keep_attribute_set_name(ui, width, "breadth");
  const char *window = keep_node_name(ui, root), *label = keep_node_name(ui, other);
  const char *breadth = keep_attribute_name(ui, width);
  name_many("first");
  keep_layout_begin(ui);
  name_many("second");
  keep_node_set_name(ui, other, "changed");
  CHECK(strcmp(keep_node_name(ui, other), "changed") == 0);
  keep_layout_rollback(ui);
  name_many("third");
  CHECK(window == keep_node_name(ui, root) && strcmp(window, "window") == 0);
  CHECK(label == keep_node_name(ui, other) && strcmp(label, "label") == 0);
  CHECK(breadth == keep_attribute_name(ui, width) && strcmp(breadth, "breadth") == 0);
  CHECK(keep_layout_error(ui) == KEEP_OK);
  keep_layout_destroy(ui);
}

/* What was set in a transaction is there after its commit, and what it has replaced may be written over. */
static void names_of_transactions(void) {
  char name[40];
  set_up();
  for (int round = 0; round < 200; round++) {
    keep_layout_begin(ui);
    snprintf(name, sizeof name, "%0*d", round % 30 + 1, round);
    keep_node_set_name(ui, root, "in between");
    keep_node_set_name(ui, root, name);
    keep_layout_begin(ui);
    keep_node_set_name(ui, root, "inner");
    CHECK((round % 2 ? keep_layout_commit(ui) : keep_layout_rollback(ui)) == KEEP_OK);
    CHECK(keep_layout_commit(ui) == KEEP_OK);
    CHECK(strcmp(keep_node_name(ui, root), round % 2 ? "inner" : name) == 0);
  }
  keep_layout_destroy(ui);
}

static void texts_outlive_eight_more(void) {
  const char *texts[40];
  char expected[40][80];
  set_up();
  for (int i = 0; i < 40; i++) {
    keep_attribute_set_equal(ui, keep_node_attribute(ui, root, KEEP_WIDTH), i, KEEP_REQUIRED);
    texts[i] = keep_attribute_description(ui, keep_node_attribute(ui, root, KEEP_WIDTH));
    snprintf(expected[i], sizeof expected[i], "width of <window> [none < %d < none]", i);
    for (int earlier = i > 8 ? i - 8 : 0; earlier <= i; earlier++)
      CHECK(strcmp(texts[earlier], expected[earlier]) == 0);
  }
  keep_layout_destroy(ui);
}

static void messages_outlive_eight_more(void) {
  set_up();
  const char *empty = keep_layout_error_message(ui);
  keep_layout_set_scale(ui, -1);
  const char *first = keep_layout_error_message(ui);
  char copy[200];
  snprintf(copy, sizeof copy, "%s", first);
  for (int i = 0; i < 8; i++)
    keep_node_set_name(ui, root, "\xFF");
  CHECK(*empty == 0 && *copy != 0 && strcmp(first, copy) == 0);
  keep_layout_clear_error(ui);
  CHECK(keep_layout_error_message(ui) == empty);
  keep_layout_destroy(ui);

  keep_solver *solver = keep_solver_create();
  empty = keep_solver_error_message(solver);
  keep_variable none = {0};
  keep_solver_remove_variable(solver, none);
  first = keep_solver_error_message(solver);
  snprintf(copy, sizeof copy, "%s", first);
  for (int i = 0; i < 8; i++)
    keep_solver_set_default(solver, none, 1);
  CHECK(*empty == 0 && *copy != 0 && strcmp(first, copy) == 0);
  keep_solver_destroy(solver);
  CHECK(*empty == 0);
}

/* Every control character (C0, DEL, C1), line end and mark of direction of Unicode (UAX #9) is written
 * out in descriptions, messages, documents and reports, and is in the name that a document gives back. */
static void terminals_are_safe(void) {
  static const unsigned short ranges[][2] = {{1, 0x1F},        {0x7F, 0x9F},     {0x61C, 0x61C},
                                             {0x200E, 0x200F}, {0x2028, 0x202E}, {0x2066, 0x2069}};
  for (size_t range = 0; range < sizeof ranges / sizeof *ranges; range++)
    for (unsigned code = ranges[range][0]; code <= ranges[range][1]; code++) {
      char raw[4] = {0}, name[12];
      if (code < 0x80)
        raw[0] = (char)code;
      else if (code < 0x800)
        raw[0] = (char)(0xC0 | code >> 6), raw[1] = (char)(0x80 | (code & 0x3F));
      else
        raw[0] = (char)(0xE0 | code >> 12), raw[1] = (char)(0x80 | (code >> 6 & 0x3F)),
        raw[2] = (char)(0x80 | (code & 0x3F));
      snprintf(name, sizeof name, "a%sb", raw);
      set_up();
      keep_node node = keep_node_create(ui, root);
      CHECK(keep_node_set_name(ui, node, name) == KEEP_OK);
      keep_attribute width = keep_node_attribute(ui, node, KEEP_WIDTH);
      keep_attribute_set_equal(ui, width, 5, KEEP_REQUIRED);
      keep_attribute_set_equal(ui, width, 1e300, KEEP_REQUIRED);
      const char *document = keep_layout_document(ui);
      const char *shown[] = {document,
                             keep_layout_error_message(ui),
                             keep_attribute_description(ui, width),
                             keep_layout_report(ui),
                             keep_layout_svg(ui, KEEP_NO_NODE, NULL),
                             keep_attribute_why(ui, width)};
      for (size_t text = 0; text < sizeof shown / sizeof *shown; text++)
        CHECK(code == '\n' ? !strstr(shown[text], "a\nb") : !strstr(shown[text], raw));
      keep_layout *copy = keep_layout_create();
      CHECK(keep_layout_read_document(copy, document) == KEEP_OK);
      keep_node read = keep_node_find(copy, KEEP_NO_NODE, name);
      CHECK(read.id != 0 && strcmp(keep_node_name(copy, read), name) == 0);
      CHECK(strcmp(keep_layout_document(copy), document) == 0);
      keep_layout_destroy(copy);
      keep_layout_destroy(ui);
    }
}

static void documents_have_whole_escapes(void) {
  static const char *const bad[] = {"\\u12", "\\u12G4", "\\uD800", "\\u0000", "\\u"};
  for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
    char document[80];
    snprintf(document, sizeof document, "keeplayout 1\nnode 1 \"%s\"\n", bad[i]);
    keep_layout *layout = keep_layout_create();
    CHECK(keep_layout_read_document(layout, document) == KEEP_ERROR_INVALID_ARGUMENT);
    CHECK(strstr(keep_layout_error_message(layout), "line 2, column 1") != NULL);
    keep_layout_destroy(layout);
  }
}

int main(void) {
  names_stay();
  names_of_transactions();
  texts_outlive_eight_more();
  messages_outlive_eight_more();
  terminals_are_safe();
  documents_have_whole_escapes();
  return 0;
}
