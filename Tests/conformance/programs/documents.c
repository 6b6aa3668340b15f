/* A layout as text: read, written, updated with its nodes kept, and faults with their place. */
#include "chapter.h"

#include <string.h>

static const char before[] = "keeplayout 1\n"
                             "node 1 \"window\"\n"
                             "  size-width 300\n"
                             "  size-height 100\n"
                             "  node 2 \"icon\"\n"
                             "    width = 50\n"
                             "    left-inset = 10\n"
                             "  node 3 \"text\"\n"
                             "    left-offset to \"icon\" = 8 @750\n"
                             "    sum = -12 : 1 3 right, -1 parent right\n";
static const char after[] = "keeplayout 1\n"
                            "scale 2\n"
                            "node 1 \"window\"\n"
                            "  size-width 200.5\n"
                            "  size-height 100\n"
                            "  node 3 \"text\"\n"
                            "    right-inset = 5\n"
                            "  node 4 \"more\"\n"
                            "    row\n"
                            "    gap 8\n";

static const char by_hand[] = "keeplayout 1\n"
                              "let gap 8\n"
                              "component field who height=20\n"
                              "  node $who\n"
                              "    height = $height\n"
                              "    left-inset = gap\n"
                              "node form\n"
                              "  size-width 200\n"
                              "  size-height 100\n"
                              "  use field city\n"
                              "    top-inset = gap\n"
                              "  use field notes height=40\n"
                              "    equation notes.top == city.bottom + gap\n"
                              "    wi\n";

static void complete(void) {
  size_t count = keep_document_complete(ui, by_hand, sizeof by_hand - 2);
  for (size_t i = 0; i < count; i += 16)
    keep_document_completion(ui, i);
}

int main(void) {
  ui = keep_layout_create();
  keep_layout_read_document(ui, before);
  keep_node text = keep_node_find(ui, KEEP_NO_NODE, "text");
  keep_node_frame(ui, text);
  keep_layout_document(ui);
  keep_layout_description(ui);
  keep_layout_update(ui, after);
  keep_node_frame(ui, text);
  keep_node_find(ui, KEEP_NO_NODE, "icon");
  keep_layout_document(ui);
  keep_layout_update(ui, "keeplayout 1\nnode 1\n  size-hight 3\n  node 2\n    width = wide\n");
  show_error();
  for (size_t i = 0; i < keep_document_fault_count(ui); i++) {
    keep_document_fault_at(ui, i);
    keep_document_fault_description(ui, i);
    keep_document_fault_nearest(ui, i);
  }
  keep_layout_read_document(ui, before);
  show_error();
  keep_layout_document(ui);
  complete();
  char right[sizeof by_hand] = "";
  memcpy(right, by_hand, sizeof by_hand - sizeof "    wi\n");
  keep_layout_update(ui, right);
  keep_node notes = keep_node_find(ui, KEEP_NO_NODE, "notes");
  keep_node_line(ui, notes);
  keep_node_frame(ui, notes);
  keep_layout_document(ui);
  keep_layout_destroy(ui);
  return 0;
}
