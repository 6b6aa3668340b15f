/* What the functions of C are called by from Go, where more than one is called at once, or closures are given. */
#ifndef KEEPLAYOUT_GO_H
#define KEEPLAYOUT_GO_H

#include <keeplayout.h>
#include <stdlib.h>

/* An attribute by its id, or by what it is named by: the library looks it up when it is used. */
typedef struct keepgo_attribute {
  uint64_t id;
  keep_node node;
  keep_node other;
  keep_attribute_kind kind;
  bool related;
} keepgo_attribute;

/* Whether it names one, and not none. */
static inline bool keepgo_names(keepgo_attribute named) { return named.kind || named.node.id; }

static inline keep_attribute keepgo_found(keep_layout *layout, keepgo_attribute named) {
  keep_attribute known = {named.id};
  if (named.id || !keepgo_names(named))
    return known;
  return named.related ? keep_node_attribute_to(layout, named.node, named.kind, named.other)
                       : keep_node_attribute(layout, named.node, named.kind);
}

static inline void keepgo_found_all(keep_layout *layout, const keepgo_attribute *named,
                                    keep_attribute *found, size_t count) {
  for (size_t i = 0; i < count; i++)
    found[i] = keepgo_found(layout, named[i]);
}

/* A node with a name; there is none if it cannot have that. */
static inline keep_node keepgo_node_create(keep_layout *layout, keep_node parent,
                                           const char *name) {
  keep_node node = keep_node_create(layout, parent);
  if (node.id && name && keep_node_set_name(layout, node, name) != KEEP_OK) {
    keep_node_destroy(layout, node);
    return KEEP_NO_NODE;
  }
  return node;
}

/* What takes a closure takes its handle, 0 for none. */
int keepgo_node_set_measure(keep_layout *layout, keep_node node, keep_axis axis, uintptr_t closure);
int keepgo_node_set_measure_both(keep_layout *layout, keep_node node, uintptr_t closure);
int keepgo_layout_set_log(keep_layout *layout, uint32_t kinds, uintptr_t closure);
int keepgo_animation_set_function(keep_layout *layout, keep_animation animation, uintptr_t closure);
int keepgo_animation_set_completion(keep_layout *layout, keep_animation animation,
                                    uintptr_t closure);
int keepgo_node_set_user_data(keep_layout *layout, keep_node node, uintptr_t data);
uintptr_t keepgo_node_user_data(const keep_layout *layout, keep_node node);
int keepgo_layout_set_user_data(keep_layout *layout, uintptr_t data);
uintptr_t keepgo_layout_user_data(const keep_layout *layout);
void keepgo_applied_set_when(keep_applied *applied, uintptr_t closure);

#endif
