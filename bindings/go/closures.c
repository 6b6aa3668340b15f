#include "keepgo.h"

#include "_cgo_export.h"

static void release(void *data) { keepgoRelease((uintptr_t)data); }

static double measure(keep_layout *layout, keep_node node, double length, void *data) {
  (void)layout;
  return keepgoMeasure(node.id, length, (uintptr_t)data);
}

static void measure_both(keep_layout *layout, keep_node node, keep_size available, keep_size *size,
                         void *data) {
  (void)layout;
  *size = (keep_size){-1, -1};
  keepgoMeasureBoth(node.id, available, size, (uintptr_t)data);
}

static void note(keep_layout *layout, keep_log kind, const char *text, void *data) {
  (void)layout;
  keepgoLog(kind, (char *)text, (uintptr_t)data);
}

static double curve(double time, void *data) { return keepgoCurve(time, (uintptr_t)data); }

static void completion(keep_layout *layout, keep_animation animation, bool finished, void *data) {
  (void)layout;
  (void)animation;
  keepgoCompletion(finished, (uintptr_t)data);
}

static int condition(keep_layout *layout, keep_node node, const keep_context *context, void *data) {
  (void)layout;
  return keepgoCondition(node.id, *context, (uintptr_t)data);
}

/* The closure, its data, and what releases it, as the last arguments; or none of them. */
#define GIVEN(function, closure)                                                                   \
  (closure) ? (function) : NULL, (void *)(closure), (closure) ? release : NULL

int keepgo_node_set_measure(keep_layout *layout, keep_node node, keep_axis axis,
                            uintptr_t closure) {
  return keep_node_set_measure(layout, node, axis, GIVEN(measure, closure));
}

int keepgo_node_set_measure_both(keep_layout *layout, keep_node node, uintptr_t closure) {
  return keep_node_set_measure_both(layout, node, GIVEN(measure_both, closure));
}

int keepgo_layout_set_log(keep_layout *layout, uint32_t kinds, uintptr_t closure) {
  return keep_layout_set_log(layout, kinds, GIVEN(note, closure));
}

int keepgo_animation_set_function(keep_layout *layout, keep_animation animation,
                                  uintptr_t closure) {
  return keep_animation_set_function(layout, animation, GIVEN(curve, closure));
}

int keepgo_animation_set_completion(keep_layout *layout, keep_animation animation,
                                    uintptr_t closure) {
  return keep_animation_set_completion(layout, animation, GIVEN(completion, closure));
}

int keepgo_node_set_user_data(keep_layout *layout, keep_node node, uintptr_t data) {
  return keep_node_set_user_data(layout, node, (void *)data, data ? release : NULL);
}

uintptr_t keepgo_node_user_data(const keep_layout *layout, keep_node node) {
  return (uintptr_t)keep_node_user_data(layout, node);
}

int keepgo_layout_set_user_data(keep_layout *layout, uintptr_t data) {
  return keep_layout_set_user_data(layout, (void *)data, data ? release : NULL);
}

uintptr_t keepgo_layout_user_data(const keep_layout *layout) {
  return (uintptr_t)keep_layout_user_data(layout);
}

void keepgo_applied_set_when(keep_applied *applied, uintptr_t closure) {
  applied->when = condition;
  applied->user_data = (void *)closure;
  applied->destroy = release;
}
