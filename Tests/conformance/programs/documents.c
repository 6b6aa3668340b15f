/* A layout as text: read, written, updated with its nodes kept, and faults with their place. */
#include "chapter.h"

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
  keep_layout_destroy(ui);
  return 0;
}
