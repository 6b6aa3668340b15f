/* Written by generate.py from the headers in include/: change them, and `make generate`.
 *
 * What a trace knows of the library's types and functions; and in place of each function one that
 * notes what is given, calls it, and notes what comes back.
 */
// clang-format off
#include "trace.h"
#pragma GCC diagnostic ignored "-Wmissing-field-initializers"

static const struct constant keep_status_constants[] = {
    {KEEP_OK, "KEEP_OK"},
    {KEEP_ERROR_INVALID_ARGUMENT, "KEEP_ERROR_INVALID_ARGUMENT"},
    {KEEP_ERROR_INVALID_HANDLE, "KEEP_ERROR_INVALID_HANDLE"},
    {KEEP_ERROR_UNRELATED, "KEEP_ERROR_UNRELATED"},
    {KEEP_ERROR_CYCLE, "KEEP_ERROR_CYCLE"},
    {KEEP_ERROR_CONFLICT, "KEEP_ERROR_CONFLICT"},
    {KEEP_ERROR_BUSY, "KEEP_ERROR_BUSY"},
    {KEEP_ERROR_LIMIT, "KEEP_ERROR_LIMIT"},
    {KEEP_ERROR_STATE, "KEEP_ERROR_STATE"},
    {0, NULL}};
static const struct type keep_status_type = {
    .size = sizeof(keep_status), .write = write_constant, .constants = keep_status_constants};

static const struct constant keep_relation_constants[] = {
    {KEEP_AT_MOST, "KEEP_AT_MOST"},
    {KEEP_EQUAL, "KEEP_EQUAL"},
    {KEEP_AT_LEAST, "KEEP_AT_LEAST"},
    {0, NULL}};
static const struct type keep_relation_type = {
    .size = sizeof(keep_relation), .write = write_constant, .constants = keep_relation_constants};

static const struct constant keep_conflict_policy_constants[] = {
    {KEEP_CONFLICTS_REPORTED, "KEEP_CONFLICTS_REPORTED"},
    {KEEP_CONFLICTS_REFUSED, "KEEP_CONFLICTS_REFUSED"},
    {0, NULL}};
static const struct type keep_conflict_policy_type = {
    .size = sizeof(keep_conflict_policy), .write = write_constant, .constants = keep_conflict_policy_constants};

static const struct constant keep_axis_constants[] = {
    {KEEP_HORIZONTAL, "KEEP_HORIZONTAL"},
    {KEEP_VERTICAL, "KEEP_VERTICAL"},
    {0, NULL}};
static const struct type keep_axis_type = {
    .size = sizeof(keep_axis), .write = write_constant, .constants = keep_axis_constants};

static const struct constant keep_attribute_kind_constants[] = {
    {KEEP_WIDTH, "KEEP_WIDTH"},
    {KEEP_HEIGHT, "KEEP_HEIGHT"},
    {KEEP_ASPECT_RATIO, "KEEP_ASPECT_RATIO"},
    {KEEP_LEFT_INSET, "KEEP_LEFT_INSET"},
    {KEEP_RIGHT_INSET, "KEEP_RIGHT_INSET"},
    {KEEP_LEADING_INSET, "KEEP_LEADING_INSET"},
    {KEEP_TRAILING_INSET, "KEEP_TRAILING_INSET"},
    {KEEP_TOP_INSET, "KEEP_TOP_INSET"},
    {KEEP_BOTTOM_INSET, "KEEP_BOTTOM_INSET"},
    {KEEP_FIRST_BASELINE_INSET, "KEEP_FIRST_BASELINE_INSET"},
    {KEEP_LAST_BASELINE_INSET, "KEEP_LAST_BASELINE_INSET"},
    {KEEP_LEFT_SAFE_INSET, "KEEP_LEFT_SAFE_INSET"},
    {KEEP_RIGHT_SAFE_INSET, "KEEP_RIGHT_SAFE_INSET"},
    {KEEP_LEADING_SAFE_INSET, "KEEP_LEADING_SAFE_INSET"},
    {KEEP_TRAILING_SAFE_INSET, "KEEP_TRAILING_SAFE_INSET"},
    {KEEP_TOP_SAFE_INSET, "KEEP_TOP_SAFE_INSET"},
    {KEEP_BOTTOM_SAFE_INSET, "KEEP_BOTTOM_SAFE_INSET"},
    {KEEP_LEFT_MARGIN_INSET, "KEEP_LEFT_MARGIN_INSET"},
    {KEEP_RIGHT_MARGIN_INSET, "KEEP_RIGHT_MARGIN_INSET"},
    {KEEP_LEADING_MARGIN_INSET, "KEEP_LEADING_MARGIN_INSET"},
    {KEEP_TRAILING_MARGIN_INSET, "KEEP_TRAILING_MARGIN_INSET"},
    {KEEP_TOP_MARGIN_INSET, "KEEP_TOP_MARGIN_INSET"},
    {KEEP_BOTTOM_MARGIN_INSET, "KEEP_BOTTOM_MARGIN_INSET"},
    {KEEP_HORIZONTAL_CENTER, "KEEP_HORIZONTAL_CENTER"},
    {KEEP_VERTICAL_CENTER, "KEEP_VERTICAL_CENTER"},
    {KEEP_LEFT_OFFSET, "KEEP_LEFT_OFFSET"},
    {KEEP_RIGHT_OFFSET, "KEEP_RIGHT_OFFSET"},
    {KEEP_LEADING_OFFSET, "KEEP_LEADING_OFFSET"},
    {KEEP_TRAILING_OFFSET, "KEEP_TRAILING_OFFSET"},
    {KEEP_TOP_OFFSET, "KEEP_TOP_OFFSET"},
    {KEEP_BOTTOM_OFFSET, "KEEP_BOTTOM_OFFSET"},
    {KEEP_FIRST_BASELINE_OFFSET, "KEEP_FIRST_BASELINE_OFFSET"},
    {KEEP_LAST_BASELINE_OFFSET, "KEEP_LAST_BASELINE_OFFSET"},
    {KEEP_LEFT_ALIGN, "KEEP_LEFT_ALIGN"},
    {KEEP_RIGHT_ALIGN, "KEEP_RIGHT_ALIGN"},
    {KEEP_LEADING_ALIGN, "KEEP_LEADING_ALIGN"},
    {KEEP_TRAILING_ALIGN, "KEEP_TRAILING_ALIGN"},
    {KEEP_TOP_ALIGN, "KEEP_TOP_ALIGN"},
    {KEEP_BOTTOM_ALIGN, "KEEP_BOTTOM_ALIGN"},
    {KEEP_FIRST_BASELINE_ALIGN, "KEEP_FIRST_BASELINE_ALIGN"},
    {KEEP_LAST_BASELINE_ALIGN, "KEEP_LAST_BASELINE_ALIGN"},
    {KEEP_VERTICAL_ALIGN, "KEEP_VERTICAL_ALIGN"},
    {KEEP_HORIZONTAL_ALIGN, "KEEP_HORIZONTAL_ALIGN"},
    {KEEP_SIZE, "KEEP_SIZE"},
    {KEEP_INSETS, "KEEP_INSETS"},
    {KEEP_HORIZONTAL_INSETS, "KEEP_HORIZONTAL_INSETS"},
    {KEEP_VERTICAL_INSETS, "KEEP_VERTICAL_INSETS"},
    {KEEP_SAFE_INSETS, "KEEP_SAFE_INSETS"},
    {KEEP_HORIZONTAL_SAFE_INSETS, "KEEP_HORIZONTAL_SAFE_INSETS"},
    {KEEP_VERTICAL_SAFE_INSETS, "KEEP_VERTICAL_SAFE_INSETS"},
    {KEEP_MARGIN_INSETS, "KEEP_MARGIN_INSETS"},
    {KEEP_HORIZONTAL_MARGIN_INSETS, "KEEP_HORIZONTAL_MARGIN_INSETS"},
    {KEEP_VERTICAL_MARGIN_INSETS, "KEEP_VERTICAL_MARGIN_INSETS"},
    {KEEP_CENTER, "KEEP_CENTER"},
    {KEEP_EDGE_ALIGN, "KEEP_EDGE_ALIGN"},
    {KEEP_CENTER_ALIGN, "KEEP_CENTER_ALIGN"},
    {KEEP_GROUP, "KEEP_GROUP"},
    {0, NULL}};
static const struct type keep_attribute_kind_type = {
    .size = sizeof(keep_attribute_kind), .write = write_constant, .constants = keep_attribute_kind_constants};

static const struct constant keep_direction_constants[] = {
    {KEEP_DIRECTION_INHERITED, "KEEP_DIRECTION_INHERITED"},
    {KEEP_LEFT_TO_RIGHT, "KEEP_LEFT_TO_RIGHT"},
    {KEEP_RIGHT_TO_LEFT, "KEEP_RIGHT_TO_LEFT"},
    {0, NULL}};
static const struct type keep_direction_type = {
    .size = sizeof(keep_direction), .write = write_constant, .constants = keep_direction_constants};

static const struct constant keep_source_constants[] = {
    {KEEP_SOURCE_NONE, "KEEP_SOURCE_NONE"},
    {KEEP_SOURCE_VALUE, "KEEP_SOURCE_VALUE"},
    {KEEP_SOURCE_RULE, "KEEP_SOURCE_RULE"},
    {KEEP_SOURCE_ROOT_SIZE, "KEEP_SOURCE_ROOT_SIZE"},
    {KEEP_SOURCE_NOT_NEGATIVE, "KEEP_SOURCE_NOT_NEGATIVE"},
    {KEEP_SOURCE_LINK, "KEEP_SOURCE_LINK"},
    {KEEP_SOURCE_TERMS, "KEEP_SOURCE_TERMS"},
    {KEEP_SOURCE_APPLIED, "KEEP_SOURCE_APPLIED"},
    {KEEP_SOURCE_CONTENT, "KEEP_SOURCE_CONTENT"},
    {KEEP_SOURCE_GONE, "KEEP_SOURCE_GONE"},
    {0, NULL}};
static const struct type keep_source_type = {
    .size = sizeof(keep_source), .write = write_constant, .constants = keep_source_constants};

static const struct constant keep_anchor_constants[] = {
    {KEEP_ANCHOR_LEFT, "KEEP_ANCHOR_LEFT"},
    {KEEP_ANCHOR_RIGHT, "KEEP_ANCHOR_RIGHT"},
    {KEEP_ANCHOR_TOP, "KEEP_ANCHOR_TOP"},
    {KEEP_ANCHOR_BOTTOM, "KEEP_ANCHOR_BOTTOM"},
    {KEEP_ANCHOR_LEADING, "KEEP_ANCHOR_LEADING"},
    {KEEP_ANCHOR_TRAILING, "KEEP_ANCHOR_TRAILING"},
    {KEEP_ANCHOR_WIDTH, "KEEP_ANCHOR_WIDTH"},
    {KEEP_ANCHOR_HEIGHT, "KEEP_ANCHOR_HEIGHT"},
    {KEEP_ANCHOR_CENTER_X, "KEEP_ANCHOR_CENTER_X"},
    {KEEP_ANCHOR_CENTER_Y, "KEEP_ANCHOR_CENTER_Y"},
    {KEEP_ANCHOR_LAST_BASELINE, "KEEP_ANCHOR_LAST_BASELINE"},
    {KEEP_ANCHOR_FIRST_BASELINE, "KEEP_ANCHOR_FIRST_BASELINE"},
    {KEEP_ANCHOR_LEFT_MARGIN, "KEEP_ANCHOR_LEFT_MARGIN"},
    {KEEP_ANCHOR_RIGHT_MARGIN, "KEEP_ANCHOR_RIGHT_MARGIN"},
    {KEEP_ANCHOR_TOP_MARGIN, "KEEP_ANCHOR_TOP_MARGIN"},
    {KEEP_ANCHOR_BOTTOM_MARGIN, "KEEP_ANCHOR_BOTTOM_MARGIN"},
    {KEEP_ANCHOR_LEADING_MARGIN, "KEEP_ANCHOR_LEADING_MARGIN"},
    {KEEP_ANCHOR_TRAILING_MARGIN, "KEEP_ANCHOR_TRAILING_MARGIN"},
    {KEEP_ANCHOR_CENTER_X_WITHIN_MARGINS, "KEEP_ANCHOR_CENTER_X_WITHIN_MARGINS"},
    {KEEP_ANCHOR_CENTER_Y_WITHIN_MARGINS, "KEEP_ANCHOR_CENTER_Y_WITHIN_MARGINS"},
    {KEEP_ANCHOR_LEFT_SAFE, "KEEP_ANCHOR_LEFT_SAFE"},
    {KEEP_ANCHOR_RIGHT_SAFE, "KEEP_ANCHOR_RIGHT_SAFE"},
    {KEEP_ANCHOR_TOP_SAFE, "KEEP_ANCHOR_TOP_SAFE"},
    {KEEP_ANCHOR_BOTTOM_SAFE, "KEEP_ANCHOR_BOTTOM_SAFE"},
    {KEEP_ANCHOR_LEADING_SAFE, "KEEP_ANCHOR_LEADING_SAFE"},
    {KEEP_ANCHOR_TRAILING_SAFE, "KEEP_ANCHOR_TRAILING_SAFE"},
    {KEEP_ANCHOR_CENTER_X_WITHIN_SAFE_AREA, "KEEP_ANCHOR_CENTER_X_WITHIN_SAFE_AREA"},
    {KEEP_ANCHOR_CENTER_Y_WITHIN_SAFE_AREA, "KEEP_ANCHOR_CENTER_Y_WITHIN_SAFE_AREA"},
    {0, NULL}};
static const struct type keep_anchor_type = {
    .size = sizeof(keep_anchor), .write = write_constant, .constants = keep_anchor_constants};

static const struct constant keep_fault_constants[] = {
    {KEEP_FAULT_NONE, "KEEP_FAULT_NONE"},
    {KEEP_FAULT_EMPTY, "KEEP_FAULT_EMPTY"},
    {KEEP_FAULT_TEXT, "KEEP_FAULT_TEXT"},
    {KEEP_FAULT_OPERAND, "KEEP_FAULT_OPERAND"},
    {KEEP_FAULT_ATTRIBUTE, "KEEP_FAULT_ATTRIBUTE"},
    {KEEP_FAULT_UNKNOWN_NODE, "KEEP_FAULT_UNKNOWN_NODE"},
    {KEEP_FAULT_UNKNOWN_METRIC, "KEEP_FAULT_UNKNOWN_METRIC"},
    {KEEP_FAULT_UNKNOWN_ATTRIBUTE, "KEEP_FAULT_UNKNOWN_ATTRIBUTE"},
    {KEEP_FAULT_RELATION, "KEEP_FAULT_RELATION"},
    {KEEP_FAULT_END, "KEEP_FAULT_END"},
    {KEEP_FAULT_PARENTHESIS, "KEEP_FAULT_PARENTHESIS"},
    {KEEP_FAULT_QUOTE, "KEEP_FAULT_QUOTE"},
    {KEEP_FAULT_NUMBER, "KEEP_FAULT_NUMBER"},
    {KEEP_FAULT_RANGE, "KEEP_FAULT_RANGE"},
    {KEEP_FAULT_PRODUCT, "KEEP_FAULT_PRODUCT"},
    {KEEP_FAULT_DIVISOR, "KEEP_FAULT_DIVISOR"},
    {KEEP_FAULT_ZERO, "KEEP_FAULT_ZERO"},
    {KEEP_FAULT_PRIORITY, "KEEP_FAULT_PRIORITY"},
    {KEEP_FAULT_CONSTANT, "KEEP_FAULT_CONSTANT"},
    {KEEP_FAULT_DEPTH, "KEEP_FAULT_DEPTH"},
    {KEEP_FAULT_REFUSED, "KEEP_FAULT_REFUSED"},
    {KEEP_FAULT_AMBIGUOUS, "KEEP_FAULT_AMBIGUOUS"},
    {KEEP_FAULT_UNKNOWN_PRIORITY, "KEEP_FAULT_UNKNOWN_PRIORITY"},
    {KEEP_FAULT_METRIC_AND_PRIORITY, "KEEP_FAULT_METRIC_AND_PRIORITY"},
    {0, NULL}};
static const struct type keep_fault_type = {
    .size = sizeof(keep_fault), .write = write_constant, .constants = keep_fault_constants};

static const struct constant keep_compound_constants[] = {
    {KEEP_COMPOUND_SIZE, "KEEP_COMPOUND_SIZE"},
    {KEEP_COMPOUND_EDGES, "KEEP_COMPOUND_EDGES"},
    {KEEP_COMPOUND_CENTER, "KEEP_COMPOUND_CENTER"},
    {KEEP_COMPOUND_MARGINS, "KEEP_COMPOUND_MARGINS"},
    {KEEP_COMPOUND_CENTER_WITHIN_MARGINS, "KEEP_COMPOUND_CENTER_WITHIN_MARGINS"},
    {0, NULL}};
static const struct type keep_compound_type = {
    .size = sizeof(keep_compound), .write = write_constant, .constants = keep_compound_constants};

static const struct constant keep_size_class_constants[] = {
    {KEEP_SIZE_CLASS_UNSPECIFIED, "KEEP_SIZE_CLASS_UNSPECIFIED"},
    {KEEP_SIZE_CLASS_COMPACT, "KEEP_SIZE_CLASS_COMPACT"},
    {KEEP_SIZE_CLASS_REGULAR, "KEEP_SIZE_CLASS_REGULAR"},
    {0, NULL}};
static const struct type keep_size_class_type = {
    .size = sizeof(keep_size_class), .write = write_constant, .constants = keep_size_class_constants};

static const struct constant keep_idiom_constants[] = {
    {KEEP_IDIOM_UNSPECIFIED, "KEEP_IDIOM_UNSPECIFIED"},
    {KEEP_IDIOM_PHONE, "KEEP_IDIOM_PHONE"},
    {KEEP_IDIOM_PAD, "KEEP_IDIOM_PAD"},
    {KEEP_IDIOM_DESKTOP, "KEEP_IDIOM_DESKTOP"},
    {KEEP_IDIOM_TV, "KEEP_IDIOM_TV"},
    {KEEP_IDIOM_CAR, "KEEP_IDIOM_CAR"},
    {KEEP_IDIOM_WATCH, "KEEP_IDIOM_WATCH"},
    {0, NULL}};
static const struct type keep_idiom_type = {
    .size = sizeof(keep_idiom), .write = write_constant, .constants = keep_idiom_constants};

static const struct constant keep_orientation_constants[] = {
    {KEEP_ORIENTATION_UNSPECIFIED, "KEEP_ORIENTATION_UNSPECIFIED"},
    {KEEP_ORIENTATION_PORTRAIT, "KEEP_ORIENTATION_PORTRAIT"},
    {KEEP_ORIENTATION_LANDSCAPE, "KEEP_ORIENTATION_LANDSCAPE"},
    {0, NULL}};
static const struct type keep_orientation_type = {
    .size = sizeof(keep_orientation), .write = write_constant, .constants = keep_orientation_constants};

static const struct constant keep_curve_constants[] = {
    {KEEP_EASE_IN_OUT, "KEEP_EASE_IN_OUT"},
    {KEEP_EASE_IN, "KEEP_EASE_IN"},
    {KEEP_EASE_OUT, "KEEP_EASE_OUT"},
    {KEEP_LINEAR, "KEEP_LINEAR"},
    {0, NULL}};
static const struct type keep_curve_type = {
    .size = sizeof(keep_curve), .write = write_constant, .constants = keep_curve_constants};

static const struct constant keep_giving_way_constants[] = {
    {KEEP_GIVES_WAY_NOT, "KEEP_GIVES_WAY_NOT"},
    {KEEP_GIVES_WAY_ALONE, "KEEP_GIVES_WAY_ALONE"},
    {KEEP_GIVES_WAY_NEAREST, "KEEP_GIVES_WAY_NEAREST"},
    {KEEP_GIVES_WAY_TIE, "KEEP_GIVES_WAY_TIE"},
    {KEEP_GIVES_WAY_TOGETHER, "KEEP_GIVES_WAY_TOGETHER"},
    {0, NULL}};
static const struct type keep_giving_way_type = {
    .size = sizeof(keep_giving_way), .write = write_constant, .constants = keep_giving_way_constants};

static const struct constant keep_counter_constants[] = {
    {KEEP_COUNTER_STEPS, "KEEP_COUNTER_STEPS"},
    {KEEP_COUNTER_FACTORIZATIONS, "KEEP_COUNTER_FACTORIZATIONS"},
    {KEEP_COUNTER_TOUCHED, "KEEP_COUNTER_TOUCHED"},
    {KEEP_COUNTER_ALLOCATIONS, "KEEP_COUNTER_ALLOCATIONS"},
    {KEEP_COUNTER_BYTES, "KEEP_COUNTER_BYTES"},
    {0, NULL}};
static const struct type keep_counter_type = {
    .size = sizeof(keep_counter), .write = write_constant, .constants = keep_counter_constants};

static const struct type keep_node_type = {
    .size = sizeof(keep_node), .write = write_handle, .noun = "node"};

static const struct type keep_attribute_type = {
    .size = sizeof(keep_attribute), .write = write_handle, .noun = "attribute"};

static const struct type keep_constraint_type = {
    .size = sizeof(keep_constraint), .write = write_handle, .noun = "constraint"};

static const struct type keep_atomic_type = {
    .size = sizeof(keep_atomic), .write = write_handle, .noun = "atomic"};

static const struct type keep_rect_type = {
    .size = sizeof(keep_rect), .write = write_doubles};

static const struct type keep_size_type = {
    .size = sizeof(keep_size), .write = write_doubles};

static const struct type keep_insets_type = {
    .size = sizeof(keep_insets), .write = write_doubles};

static const struct shape shapes_of_keep_term[] = {
    {"node", VALUE, &keep_node_type, .offset = offsetof(keep_term, node)},
    {"anchor", VALUE, &keep_anchor_type, .offset = offsetof(keep_term, anchor)},
    {"coefficient", VALUE, &double_type, .offset = offsetof(keep_term, coefficient)},
    {0}};
static const struct type keep_term_type = {
    .size = sizeof(keep_term), .write = write_fields, .fields = shapes_of_keep_term};

static const struct shape shapes_of_keep_equation_fault[] = {
    {"index", VALUE, &size_type, .offset = offsetof(keep_equation_fault, index)},
    {"offset", VALUE, &size_type, .offset = offsetof(keep_equation_fault, offset)},
    {"column", VALUE, &size_type, .offset = offsetof(keep_equation_fault, column)},
    {"fault", VALUE, &keep_fault_type, .offset = offsetof(keep_equation_fault, fault)},
    {"status", VALUE, &keep_status_type, .offset = offsetof(keep_equation_fault, status)},
    {0}};
static const struct type keep_equation_fault_type = {
    .size = sizeof(keep_equation_fault), .write = write_fields, .fields = shapes_of_keep_equation_fault};

static const struct shape shapes_of_keep_equation_context[] = {
    {"names", ARRAY, &text_type, COUNT, 2, .offset = offsetof(keep_equation_context, names)},
    {"nodes", ARRAY, &keep_node_type, COUNT, 2, .offset = offsetof(keep_equation_context, nodes)},
    {"name_count", VALUE, &size_type, .offset = offsetof(keep_equation_context, name_count)},
    {"metrics", ARRAY, &text_type, COUNT, 5, .offset = offsetof(keep_equation_context, metrics)},
    {"values", ARRAY, &double_type, COUNT, 5, .offset = offsetof(keep_equation_context, values)},
    {"metric_count", VALUE, &size_type, .offset = offsetof(keep_equation_context, metric_count)},
    {"priority", VALUE, &double_type, .offset = offsetof(keep_equation_context, priority)},
    {"uninstalled", VALUE, &bool_type, .offset = offsetof(keep_equation_context, uninstalled)},
    {"skips_faults", VALUE, &bool_type, .offset = offsetof(keep_equation_context, skips_faults)},
    {0}};
static const struct type keep_equation_context_type = {
    .size = sizeof(keep_equation_context), .write = write_fields, .fields = shapes_of_keep_equation_context};

static const struct shape shapes_of_keep_context[] = {
    {"horizontal", VALUE, &keep_size_class_type, .offset = offsetof(keep_context, horizontal)},
    {"vertical", VALUE, &keep_size_class_type, .offset = offsetof(keep_context, vertical)},
    {"idiom", VALUE, &keep_idiom_type, .offset = offsetof(keep_context, idiom)},
    {"orientation", VALUE, &keep_orientation_type, .offset = offsetof(keep_context, orientation)},
    {0}};
static const struct type keep_context_type = {
    .size = sizeof(keep_context), .write = write_fields, .fields = shapes_of_keep_context};

static const struct type keep_animation_type = {
    .size = sizeof(keep_animation), .write = write_handle, .noun = "animation"};

static const struct type keep_variable_type = {
    .size = sizeof(keep_variable), .write = write_handle, .noun = "variable"};

static const struct type keep_row_type = {
    .size = sizeof(keep_row), .write = write_handle, .noun = "row"};

static const struct shape shapes_of_keep_destroy_function[] = {
    {"user_data", DATA, &pointer_type},
    {0}};
static const struct signature signature_of_keep_destroy_function = {
    "destroy", shapes_of_keep_destroy_function, NULL, false};
static void destroy_of_host(void *user_data) {
  struct host *host = user_data;
  void *arguments[] = {&user_data};
  struct call call;
  trace_ask(&call, &signature_of_keep_destroy_function, host, arguments);
  ((keep_destroy_function)host->destroy)(host->data);
  trace_end(&call, NULL);
}
static const struct type keep_destroy_function_type = {
    .size = sizeof(keep_destroy_function), .noun = "destroy", .ours = (trace_function)destroy_of_host};

static const struct shape shapes_of_keep_measure_function[] = {
    {"node", VALUE, &keep_node_type},
    {"length", VALUE, &double_type},
    {"user_data", DATA, &pointer_type},
    {0}};
static const struct signature signature_of_keep_measure_function = {
    "measure", shapes_of_keep_measure_function, &double_type, false};
static double measure_of_host(keep_node node, double length, void *user_data) {
  struct host *host = user_data;
  void *arguments[] = {&node, &length, &user_data};
  struct call call;
  trace_ask(&call, &signature_of_keep_measure_function, host, arguments);
  double result = ((keep_measure_function)host->function)(node, length, host->data);
  trace_end(&call, &result);
  return result;
}
static const struct type keep_measure_function_type = {
    .size = sizeof(keep_measure_function), .noun = "measure", .ours = (trace_function)measure_of_host};

static const struct shape shapes_of_keep_condition[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {"context", ONE, &keep_context_type},
    {"user_data", DATA, &pointer_type},
    {0}};
static const struct signature signature_of_keep_condition = {
    "condition", shapes_of_keep_condition, &int_type, false};
static int condition_of_host(keep_layout *layout, keep_node node, const keep_context *context, void *user_data) {
  struct host *host = user_data;
  void *arguments[] = {&layout, &node, &context, &user_data};
  struct call call;
  trace_ask(&call, &signature_of_keep_condition, host, arguments);
  int result = ((keep_condition)host->function)(layout, node, context, host->data);
  trace_end(&call, &result);
  return result;
}
static const struct type keep_condition_type = {
    .size = sizeof(keep_condition), .noun = "condition", .ours = (trace_function)condition_of_host};

static const struct shape shapes_of_keep_curve_function[] = {
    {"time", VALUE, &double_type},
    {"user_data", DATA, &pointer_type},
    {0}};
static const struct signature signature_of_keep_curve_function = {
    "curve", shapes_of_keep_curve_function, &double_type, false};
static double curve_of_host(double time, void *user_data) {
  struct host *host = user_data;
  void *arguments[] = {&time, &user_data};
  struct call call;
  trace_ask(&call, &signature_of_keep_curve_function, host, arguments);
  double result = ((keep_curve_function)host->function)(time, host->data);
  trace_end(&call, &result);
  return result;
}
static const struct type keep_curve_function_type = {
    .size = sizeof(keep_curve_function), .noun = "curve", .ours = (trace_function)curve_of_host};

static const struct shape shapes_of_keep_completion_function[] = {
    {"layout", OWNER, &layout_type},
    {"animation", VALUE, &keep_animation_type},
    {"finished", VALUE, &bool_type},
    {"user_data", DATA, &pointer_type},
    {0}};
static const struct signature signature_of_keep_completion_function = {
    "completion", shapes_of_keep_completion_function, NULL, false};
static void completion_of_host(keep_layout *layout, keep_animation animation, bool finished, void *user_data) {
  struct host *host = user_data;
  void *arguments[] = {&layout, &animation, &finished, &user_data};
  struct call call;
  trace_ask(&call, &signature_of_keep_completion_function, host, arguments);
  ((keep_completion_function)host->function)(layout, animation, finished, host->data);
  trace_end(&call, NULL);
}
static const struct type keep_completion_function_type = {
    .size = sizeof(keep_completion_function), .noun = "completion", .ours = (trace_function)completion_of_host};

static const struct shape shapes_of_keep_applied[] = {
    {"anchor", VALUE, &keep_anchor_type, .offset = offsetof(keep_applied, anchor)},
    {"compound", VALUE, &keep_compound_type, .offset = offsetof(keep_applied, compound)},
    {"relation", VALUE, &keep_relation_type, .offset = offsetof(keep_applied, relation)},
    {"multiplier", VALUE, &double_type, .offset = offsetof(keep_applied, multiplier)},
    {"value", VALUE, &double_type, .offset = offsetof(keep_applied, value)},
    {"priority", VALUE, &double_type, .offset = offsetof(keep_applied, priority)},
    {"to", VALUE, &keep_node_type, .offset = offsetof(keep_applied, to)},
    {"to_anchor", VALUE, &keep_anchor_type, .offset = offsetof(keep_applied, to_anchor)},
    {"parts", ARRAY, &double_type, PARTS, 1, .offset = offsetof(keep_applied, parts)},
    {"when", FUNCTION, &keep_condition_type, .offset = offsetof(keep_applied, when)},
    {"user_data", DATA, &pointer_type, .offset = offsetof(keep_applied, user_data)},
    {"destroy", DESTROY, &keep_destroy_function_type, .offset = offsetof(keep_applied, destroy)},
    {0}};
static const struct type keep_applied_type = {
    .size = sizeof(keep_applied), .write = write_fields, .fields = shapes_of_keep_applied};

const char *const trace_names[] = {
    "keep_version_number",
    "keep_version_string",
    "keep_status_name",
    "keep_layout_create",
    "keep_layout_destroy",
    "keep_layout_error",
    "keep_layout_error_message",
    "keep_layout_clear_error",
    "keep_layout_solve",
    "keep_layout_begin",
    "keep_layout_commit",
    "keep_layout_rollback",
    "keep_layout_set_conflict_policy",
    "keep_layout_conflict_count",
    "keep_layout_conflict",
    "keep_layout_conflict_description",
    "keep_layout_set_negative_sizes",
    "keep_layout_set_mixed_axes",
    "keep_layout_node_count",
    "keep_layout_roots",
    "keep_layout_create_nodes",
    "keep_layout_set_values",
    "keep_layout_frames",
    "keep_layout_frames_in_root",
    "keep_layout_snapped_frames",
    "keep_layout_snapped_frames_in_root",
    "keep_layout_set_scale",
    "keep_layout_scale",
    "keep_layout_changes",
    "keep_node_create",
    "keep_node_destroy",
    "keep_node_move",
    "keep_node_move_before",
    "keep_node_is_valid",
    "keep_node_parent",
    "keep_node_root",
    "keep_node_child_count",
    "keep_node_children",
    "keep_node_find",
    "keep_node_set_name",
    "keep_node_name",
    "keep_node_set_user_data",
    "keep_node_user_data",
    "keep_node_set_size",
    "keep_node_set_axis_size",
    "keep_node_axis_size",
    "keep_node_frame",
    "keep_node_frame_in_root",
    "keep_node_frame_in",
    "keep_node_snapped_frame",
    "keep_node_snapped_frame_in_root",
    "keep_node_attribute",
    "keep_node_attribute_to",
    "keep_attribute_set_equal",
    "keep_attribute_set_min",
    "keep_attribute_set_max",
    "keep_attribute_equal",
    "keep_attribute_min",
    "keep_attribute_max",
    "keep_attribute_set_equal_to",
    "keep_attribute_set_min_to",
    "keep_attribute_set_max_to",
    "keep_attribute_followed",
    "keep_attribute_keep_at_min",
    "keep_attribute_keep_at_max",
    "keep_attribute_keep_at_min_max",
    "keep_attribute_keep_min_max",
    "keep_attribute_clear",
    "keep_attribute_is_active",
    "keep_attribute_is_valid",
    "keep_attribute_kind_of",
    "keep_attribute_node",
    "keep_attribute_other",
    "keep_attribute_set_name",
    "keep_attribute_name",
    "keep_attribute_description",
    "keep_guide_create",
    "keep_node_is_guide",
    "keep_node_safe_guide",
    "keep_node_margins_guide",
    "keep_node_readable_guide",
    "keep_node_scroll_guide",
    "keep_node_set_scroll_disabled",
    "keep_node_is_scroll_disabled",
    "keep_node_scroll_content",
    "keep_layout_set_direction",
    "keep_layout_direction",
    "keep_node_set_direction",
    "keep_node_direction",
    "keep_node_effective_direction",
    "keep_node_set_margins",
    "keep_node_margins",
    "keep_node_margins_are_directional",
    "keep_node_set_inherits_margins",
    "keep_node_inherits_margins",
    "keep_node_set_margins_include_safe_area",
    "keep_node_margins_include_safe_area",
    "keep_node_effective_margins",
    "keep_node_set_safe_area",
    "keep_node_safe_area",
    "keep_node_effective_safe_area",
    "keep_node_set_alignment_insets",
    "keep_node_alignment_insets",
    "keep_node_set_baselines",
    "keep_node_baselines",
    "keep_node_baseline_positions",
    "keep_node_set_content_size",
    "keep_node_content_size",
    "keep_node_set_measure",
    "keep_node_measure",
    "keep_node_invalidate_content",
    "keep_node_set_hugging",
    "keep_node_hugging",
    "keep_node_set_compression",
    "keep_node_compression",
    "keep_node_set_hidden",
    "keep_node_is_hidden",
    "keep_node_set_gone",
    "keep_node_is_gone",
    "keep_attribute_set_gone_value",
    "keep_attribute_gone_value",
    "keep_node_fitting_size",
    "keep_node_size_range",
    "keep_node_keep_size",
    "keep_node_keep_insets",
    "keep_node_keep_center",
    "keep_node_keep_centered",
    "keep_node_keep_horizontally_centered",
    "keep_node_keep_vertically_centered",
    "keep_group_create",
    "keep_group_destroy",
    "keep_attribute_members",
    "keep_nodes_attribute",
    "keep_nodes_attribute_to",
    "keep_nodes_attribute_between",
    "keep_nodes_set",
    "keep_nodes_set_between",
    "keep_nodes_distribute",
    "keep_nodes_keep_size",
    "keep_nodes_keep_insets",
    "keep_nodes_keep_center",
    "keep_nodes_set_hugging",
    "keep_nodes_set_compression",
    "keep_atomic_begin",
    "keep_atomic_end",
    "keep_atomic_deactivate",
    "keep_atomic_activate",
    "keep_atomic_destroy",
    "keep_atomic_is_valid",
    "keep_atomic_is_active",
    "keep_atomic_constraints",
    "keep_attribute_constraint",
    "keep_constraint_remove",
    "keep_constraint_is_valid",
    "keep_constraint_is_active",
    "keep_constraint_source",
    "keep_constraint_node",
    "keep_constraint_attribute",
    "keep_constraint_relation",
    "keep_constraint_value",
    "keep_constraint_priority",
    "keep_constraint_description",
    "keep_constraint_set_name",
    "keep_constraint_name",
    "keep_constraint_terms",
    "keep_constraint_set_value",
    "keep_constraint_set_priority",
    "keep_constraint_set_relation",
    "keep_constraint_set_coefficient",
    "keep_constraint_set_installed",
    "keep_constraint_is_installed",
    "keep_node_constrain",
    "keep_constraint_create",
    "keep_capture_begin",
    "keep_capture_constraints",
    "keep_capture_end",
    "keep_equation_create",
    "keep_equations_create",
    "keep_equation_fault_count",
    "keep_equation_fault_at",
    "keep_equation_fault_description",
    "keep_constraint_equation",
    "keep_node_apply",
    "keep_node_applied",
    "keep_node_clear_applied",
    "keep_node_reload",
    "keep_layout_reload",
    "keep_layout_set_context",
    "keep_node_set_context",
    "keep_node_context",
    "keep_animation_begin",
    "keep_animation_commit",
    "keep_animation_cancel",
    "keep_animation_finish",
    "keep_animation_set_curve",
    "keep_animation_set_bezier",
    "keep_animation_set_function",
    "keep_animation_set_spring",
    "keep_animation_set_solved",
    "keep_animation_set_completion",
    "keep_animation_is_valid",
    "keep_animation_progress",
    "keep_layout_advance",
    "keep_layout_is_moving",
    "keep_node_presented_frame",
    "keep_node_presented_frame_in_root",
    "keep_layout_presented_frames",
    "keep_layout_presented_frames_in_root",
    "keep_layout_presented_changes",
    "keep_layout_at",
    "keep_constraint_file",
    "keep_constraint_line",
    "keep_attribute_measured",
    "keep_attribute_explanation",
    "keep_attribute_why",
    "keep_constraint_violation",
    "keep_constraint_holders",
    "keep_constraint_why",
    "keep_layout_conflict_repairs",
    "keep_layout_conflict_reason",
    "keep_layout_conflict_is_repeat",
    "keep_layout_conflict_report",
    "keep_layout_conflict_log",
    "keep_layout_freedom",
    "keep_attribute_range",
    "keep_layout_open_numbers",
    "keep_layout_open_numbers_description",
    "keep_layout_exercise",
    "keep_layout_description",
    "keep_layout_document",
    "keep_layout_read_document",
    "keep_layout_report",
    "keep_layout_svg",
    "keep_solver_create",
    "keep_solver_destroy",
    "keep_solver_error",
    "keep_solver_error_message",
    "keep_solver_clear_error",
    "keep_solver_set_conflict_policy",
    "keep_solver_add_variable",
    "keep_solver_add_variables",
    "keep_solver_remove_variable",
    "keep_solver_set_default",
    "keep_solver_add_row",
    "keep_solver_add_rows",
    "keep_solver_remove_row",
    "keep_solver_remove_rows",
    "keep_solver_set_constant",
    "keep_solver_set_constants",
    "keep_solver_set_priority",
    "keep_solver_set_weight",
    "keep_solver_set_relation",
    "keep_solver_set_coefficient",
    "keep_solver_default",
    "keep_solver_terms",
    "keep_solver_relation",
    "keep_solver_constant",
    "keep_solver_priority",
    "keep_solver_weight",
    "keep_solver_begin",
    "keep_solver_commit",
    "keep_solver_rollback",
    "keep_solver_solve",
    "keep_solver_value",
    "keep_solver_values",
    "keep_solver_changes",
    "keep_solver_violation",
    "keep_solver_conflict_count",
    "keep_solver_conflict",
    "keep_solver_freedom",
    "keep_solver_range",
    "keep_solver_explanation",
    "keep_solver_counter",
    "keep_node_add_rule",
    "keep_node_set_autoresizing",
    "keep_node_clear_autoresizing",
    "keep_node_autoresizing",
    NULL};

void *trace_real[277];

const int trace_version_number = 0;

const int trace_version_string = 1;

uint32_t keep_version_number(void) {
  return ((uint32_t (*)(void))trace_find(0))();
}

const char *keep_version_string(void) {
  return ((const char *(*)(void))trace_find(1))();
}

const char *keep_status_name(keep_status status) {
  return ((const char *(*)(keep_status))trace_find(2))(status);
}

static const struct shape shapes_of_keep_layout_create[] = {
    {0}};
static const struct signature signature_of_keep_layout_create = {
    "keep_layout_create", shapes_of_keep_layout_create, &layout_type, false};
keep_layout *keep_layout_create(void) {
  void *arguments[] = {NULL};
  struct call call;
  trace_begin(&call, &signature_of_keep_layout_create, arguments);
  keep_layout *result = ((keep_layout *(*)(void))trace_find(3))();
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_layout_destroy[] = {
    {"layout", OWNER, &layout_type},
    {0}};
static const struct signature signature_of_keep_layout_destroy = {
    "keep_layout_destroy", shapes_of_keep_layout_destroy, NULL, true};
void keep_layout_destroy(keep_layout *layout) {
  void *arguments[] = {&layout};
  struct call call;
  trace_begin(&call, &signature_of_keep_layout_destroy, arguments);
  ((void (*)(keep_layout *))trace_find(4))(layout);
  trace_end(&call, NULL);
}

static const struct shape shapes_of_keep_layout_error[] = {
    {"layout", OWNER, &layout_type},
    {0}};
static const struct signature signature_of_keep_layout_error = {
    "keep_layout_error", shapes_of_keep_layout_error, &keep_status_type, false};
keep_status keep_layout_error(const keep_layout *layout) {
  void *arguments[] = {&layout};
  struct call call;
  trace_begin(&call, &signature_of_keep_layout_error, arguments);
  keep_status result = ((keep_status (*)(const keep_layout *))trace_find(5))(layout);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_layout_error_message[] = {
    {"layout", OWNER, &layout_type},
    {0}};
static const struct signature signature_of_keep_layout_error_message = {
    "keep_layout_error_message", shapes_of_keep_layout_error_message, &text_type, false};
const char *keep_layout_error_message(const keep_layout *layout) {
  void *arguments[] = {&layout};
  struct call call;
  trace_begin(&call, &signature_of_keep_layout_error_message, arguments);
  const char *result = ((const char *(*)(const keep_layout *))trace_find(6))(layout);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_layout_clear_error[] = {
    {"layout", OWNER, &layout_type},
    {0}};
static const struct signature signature_of_keep_layout_clear_error = {
    "keep_layout_clear_error", shapes_of_keep_layout_clear_error, NULL, false};
void keep_layout_clear_error(keep_layout *layout) {
  void *arguments[] = {&layout};
  struct call call;
  trace_begin(&call, &signature_of_keep_layout_clear_error, arguments);
  ((void (*)(keep_layout *))trace_find(7))(layout);
  trace_end(&call, NULL);
}

static const struct shape shapes_of_keep_layout_solve[] = {
    {"layout", OWNER, &layout_type},
    {0}};
static const struct signature signature_of_keep_layout_solve = {
    "keep_layout_solve", shapes_of_keep_layout_solve, &keep_status_type, false};
keep_status keep_layout_solve(keep_layout *layout) {
  void *arguments[] = {&layout};
  struct call call;
  trace_begin(&call, &signature_of_keep_layout_solve, arguments);
  keep_status result = ((keep_status (*)(keep_layout *))trace_find(8))(layout);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_layout_begin[] = {
    {"layout", OWNER, &layout_type},
    {0}};
static const struct signature signature_of_keep_layout_begin = {
    "keep_layout_begin", shapes_of_keep_layout_begin, &keep_status_type, false};
keep_status keep_layout_begin(keep_layout *layout) {
  void *arguments[] = {&layout};
  struct call call;
  trace_begin(&call, &signature_of_keep_layout_begin, arguments);
  keep_status result = ((keep_status (*)(keep_layout *))trace_find(9))(layout);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_layout_commit[] = {
    {"layout", OWNER, &layout_type},
    {0}};
static const struct signature signature_of_keep_layout_commit = {
    "keep_layout_commit", shapes_of_keep_layout_commit, &keep_status_type, false};
keep_status keep_layout_commit(keep_layout *layout) {
  void *arguments[] = {&layout};
  struct call call;
  trace_begin(&call, &signature_of_keep_layout_commit, arguments);
  keep_status result = ((keep_status (*)(keep_layout *))trace_find(10))(layout);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_layout_rollback[] = {
    {"layout", OWNER, &layout_type},
    {0}};
static const struct signature signature_of_keep_layout_rollback = {
    "keep_layout_rollback", shapes_of_keep_layout_rollback, &keep_status_type, false};
keep_status keep_layout_rollback(keep_layout *layout) {
  void *arguments[] = {&layout};
  struct call call;
  trace_begin(&call, &signature_of_keep_layout_rollback, arguments);
  keep_status result = ((keep_status (*)(keep_layout *))trace_find(11))(layout);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_layout_set_conflict_policy[] = {
    {"layout", OWNER, &layout_type},
    {"policy", VALUE, &keep_conflict_policy_type},
    {0}};
static const struct signature signature_of_keep_layout_set_conflict_policy = {
    "keep_layout_set_conflict_policy", shapes_of_keep_layout_set_conflict_policy, &keep_status_type, false};
keep_status keep_layout_set_conflict_policy(keep_layout *layout, keep_conflict_policy policy) {
  void *arguments[] = {&layout, &policy};
  struct call call;
  trace_begin(&call, &signature_of_keep_layout_set_conflict_policy, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_conflict_policy))trace_find(12))(layout, policy);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_layout_conflict_count[] = {
    {"layout", OWNER, &layout_type},
    {0}};
static const struct signature signature_of_keep_layout_conflict_count = {
    "keep_layout_conflict_count", shapes_of_keep_layout_conflict_count, &size_type, false};
size_t keep_layout_conflict_count(const keep_layout *layout) {
  void *arguments[] = {&layout};
  struct call call;
  trace_begin(&call, &signature_of_keep_layout_conflict_count, arguments);
  size_t result = ((size_t (*)(const keep_layout *))trace_find(13))(layout);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_layout_conflict[] = {
    {"layout", OWNER, &layout_type},
    {"index", VALUE, &size_type},
    {"constraints", OUTS, &keep_constraint_type, COUNT, 3},
    {"capacity", VALUE, &size_type},
    {0}};
static const struct signature signature_of_keep_layout_conflict = {
    "keep_layout_conflict", shapes_of_keep_layout_conflict, &size_type, false};
size_t keep_layout_conflict(keep_layout *layout, size_t index, keep_constraint *constraints, size_t capacity) {
  void *arguments[] = {&layout, &index, &constraints, &capacity};
  struct call call;
  trace_begin(&call, &signature_of_keep_layout_conflict, arguments);
  size_t result = ((size_t (*)(keep_layout *, size_t, keep_constraint *, size_t))trace_find(14))(layout, index, constraints, capacity);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_layout_conflict_description[] = {
    {"layout", OWNER, &layout_type},
    {"index", VALUE, &size_type},
    {0}};
static const struct signature signature_of_keep_layout_conflict_description = {
    "keep_layout_conflict_description", shapes_of_keep_layout_conflict_description, &text_type, false};
const char *keep_layout_conflict_description(keep_layout *layout, size_t index) {
  void *arguments[] = {&layout, &index};
  struct call call;
  trace_begin(&call, &signature_of_keep_layout_conflict_description, arguments);
  const char *result = ((const char *(*)(keep_layout *, size_t))trace_find(15))(layout, index);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_layout_set_negative_sizes[] = {
    {"layout", OWNER, &layout_type},
    {"allowed", VALUE, &bool_type},
    {0}};
static const struct signature signature_of_keep_layout_set_negative_sizes = {
    "keep_layout_set_negative_sizes", shapes_of_keep_layout_set_negative_sizes, &keep_status_type, false};
keep_status keep_layout_set_negative_sizes(keep_layout *layout, bool allowed) {
  void *arguments[] = {&layout, &allowed};
  struct call call;
  trace_begin(&call, &signature_of_keep_layout_set_negative_sizes, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, bool))trace_find(16))(layout, allowed);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_layout_set_mixed_axes[] = {
    {"layout", OWNER, &layout_type},
    {"allowed", VALUE, &bool_type},
    {0}};
static const struct signature signature_of_keep_layout_set_mixed_axes = {
    "keep_layout_set_mixed_axes", shapes_of_keep_layout_set_mixed_axes, &keep_status_type, false};
keep_status keep_layout_set_mixed_axes(keep_layout *layout, bool allowed) {
  void *arguments[] = {&layout, &allowed};
  struct call call;
  trace_begin(&call, &signature_of_keep_layout_set_mixed_axes, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, bool))trace_find(17))(layout, allowed);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_layout_node_count[] = {
    {"layout", OWNER, &layout_type},
    {0}};
static const struct signature signature_of_keep_layout_node_count = {
    "keep_layout_node_count", shapes_of_keep_layout_node_count, &size_type, false};
size_t keep_layout_node_count(const keep_layout *layout) {
  void *arguments[] = {&layout};
  struct call call;
  trace_begin(&call, &signature_of_keep_layout_node_count, arguments);
  size_t result = ((size_t (*)(const keep_layout *))trace_find(18))(layout);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_layout_roots[] = {
    {"layout", OWNER, &layout_type},
    {"nodes", OUTS, &keep_node_type, COUNT, 2},
    {"capacity", VALUE, &size_type},
    {0}};
static const struct signature signature_of_keep_layout_roots = {
    "keep_layout_roots", shapes_of_keep_layout_roots, &size_type, false};
size_t keep_layout_roots(const keep_layout *layout, keep_node *nodes, size_t capacity) {
  void *arguments[] = {&layout, &nodes, &capacity};
  struct call call;
  trace_begin(&call, &signature_of_keep_layout_roots, arguments);
  size_t result = ((size_t (*)(const keep_layout *, keep_node *, size_t))trace_find(19))(layout, nodes, capacity);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_layout_create_nodes[] = {
    {"layout", OWNER, &layout_type},
    {"parents", ARRAY, &keep_node_type, COUNT, 3},
    {"nodes", OUTS, &keep_node_type, COUNT, 3},
    {"count", VALUE, &size_type},
    {0}};
static const struct signature signature_of_keep_layout_create_nodes = {
    "keep_layout_create_nodes", shapes_of_keep_layout_create_nodes, &keep_status_type, false};
keep_status keep_layout_create_nodes(keep_layout *layout, const keep_node *parents, keep_node *nodes, size_t count) {
  void *arguments[] = {&layout, &parents, &nodes, &count};
  struct call call;
  trace_begin(&call, &signature_of_keep_layout_create_nodes, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, const keep_node *, keep_node *, size_t))trace_find(20))(layout, parents, nodes, count);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_layout_set_values[] = {
    {"layout", OWNER, &layout_type},
    {"attributes", ARRAY, &keep_attribute_type, COUNT, 5},
    {"relations", ARRAY, &int8_type, COUNT, 5},
    {"values", ARRAY, &double_type, COUNT, 5},
    {"priorities", ARRAY, &double_type, COUNT, 5},
    {"count", VALUE, &size_type},
    {0}};
static const struct signature signature_of_keep_layout_set_values = {
    "keep_layout_set_values", shapes_of_keep_layout_set_values, &keep_status_type, false};
keep_status keep_layout_set_values(keep_layout *layout, const keep_attribute *attributes, const int8_t *relations, const double *values, const double *priorities, size_t count) {
  void *arguments[] = {&layout, &attributes, &relations, &values, &priorities, &count};
  struct call call;
  trace_begin(&call, &signature_of_keep_layout_set_values, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, const keep_attribute *, const int8_t *, const double *, const double *, size_t))trace_find(21))(layout, attributes, relations, values, priorities, count);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_layout_frames[] = {
    {"layout", OWNER, &layout_type},
    {"nodes", ARRAY, &keep_node_type, COUNT, 3},
    {"frames", OUTS, &keep_rect_type, COUNT, 3},
    {"count", VALUE, &size_type},
    {0}};
static const struct signature signature_of_keep_layout_frames = {
    "keep_layout_frames", shapes_of_keep_layout_frames, &keep_status_type, false};
keep_status keep_layout_frames(const keep_layout *layout, const keep_node *nodes, keep_rect *frames, size_t count) {
  void *arguments[] = {&layout, &nodes, &frames, &count};
  struct call call;
  trace_begin(&call, &signature_of_keep_layout_frames, arguments);
  keep_status result = ((keep_status (*)(const keep_layout *, const keep_node *, keep_rect *, size_t))trace_find(22))(layout, nodes, frames, count);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_layout_frames_in_root[] = {
    {"layout", OWNER, &layout_type},
    {"nodes", ARRAY, &keep_node_type, COUNT, 3},
    {"frames", OUTS, &keep_rect_type, COUNT, 3},
    {"count", VALUE, &size_type},
    {0}};
static const struct signature signature_of_keep_layout_frames_in_root = {
    "keep_layout_frames_in_root", shapes_of_keep_layout_frames_in_root, &keep_status_type, false};
keep_status keep_layout_frames_in_root(const keep_layout *layout, const keep_node *nodes, keep_rect *frames, size_t count) {
  void *arguments[] = {&layout, &nodes, &frames, &count};
  struct call call;
  trace_begin(&call, &signature_of_keep_layout_frames_in_root, arguments);
  keep_status result = ((keep_status (*)(const keep_layout *, const keep_node *, keep_rect *, size_t))trace_find(23))(layout, nodes, frames, count);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_layout_snapped_frames[] = {
    {"layout", OWNER, &layout_type},
    {"nodes", ARRAY, &keep_node_type, COUNT, 3},
    {"frames", OUTS, &keep_rect_type, COUNT, 3},
    {"count", VALUE, &size_type},
    {0}};
static const struct signature signature_of_keep_layout_snapped_frames = {
    "keep_layout_snapped_frames", shapes_of_keep_layout_snapped_frames, &keep_status_type, false};
keep_status keep_layout_snapped_frames(const keep_layout *layout, const keep_node *nodes, keep_rect *frames, size_t count) {
  void *arguments[] = {&layout, &nodes, &frames, &count};
  struct call call;
  trace_begin(&call, &signature_of_keep_layout_snapped_frames, arguments);
  keep_status result = ((keep_status (*)(const keep_layout *, const keep_node *, keep_rect *, size_t))trace_find(24))(layout, nodes, frames, count);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_layout_snapped_frames_in_root[] = {
    {"layout", OWNER, &layout_type},
    {"nodes", ARRAY, &keep_node_type, COUNT, 3},
    {"frames", OUTS, &keep_rect_type, COUNT, 3},
    {"count", VALUE, &size_type},
    {0}};
static const struct signature signature_of_keep_layout_snapped_frames_in_root = {
    "keep_layout_snapped_frames_in_root", shapes_of_keep_layout_snapped_frames_in_root, &keep_status_type, false};
keep_status keep_layout_snapped_frames_in_root(const keep_layout *layout, const keep_node *nodes, keep_rect *frames, size_t count) {
  void *arguments[] = {&layout, &nodes, &frames, &count};
  struct call call;
  trace_begin(&call, &signature_of_keep_layout_snapped_frames_in_root, arguments);
  keep_status result = ((keep_status (*)(const keep_layout *, const keep_node *, keep_rect *, size_t))trace_find(25))(layout, nodes, frames, count);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_layout_set_scale[] = {
    {"layout", OWNER, &layout_type},
    {"scale", VALUE, &double_type},
    {0}};
static const struct signature signature_of_keep_layout_set_scale = {
    "keep_layout_set_scale", shapes_of_keep_layout_set_scale, &keep_status_type, false};
keep_status keep_layout_set_scale(keep_layout *layout, double scale) {
  void *arguments[] = {&layout, &scale};
  struct call call;
  trace_begin(&call, &signature_of_keep_layout_set_scale, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, double))trace_find(26))(layout, scale);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_layout_scale[] = {
    {"layout", OWNER, &layout_type},
    {0}};
static const struct signature signature_of_keep_layout_scale = {
    "keep_layout_scale", shapes_of_keep_layout_scale, &double_type, false};
double keep_layout_scale(const keep_layout *layout) {
  void *arguments[] = {&layout};
  struct call call;
  trace_begin(&call, &signature_of_keep_layout_scale, arguments);
  double result = ((double (*)(const keep_layout *))trace_find(27))(layout);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_layout_changes[] = {
    {"layout", OWNER, &layout_type},
    {"nodes", OUTS, &keep_node_type, COUNT, 3},
    {"frames", OUTS, &keep_rect_type, COUNT, 3},
    {"capacity", VALUE, &size_type},
    {0}};
static const struct signature signature_of_keep_layout_changes = {
    "keep_layout_changes", shapes_of_keep_layout_changes, &size_type, false};
size_t keep_layout_changes(keep_layout *layout, keep_node *nodes, keep_rect *frames, size_t capacity) {
  void *arguments[] = {&layout, &nodes, &frames, &capacity};
  struct call call;
  trace_begin(&call, &signature_of_keep_layout_changes, arguments);
  size_t result = ((size_t (*)(keep_layout *, keep_node *, keep_rect *, size_t))trace_find(28))(layout, nodes, frames, capacity);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_create[] = {
    {"layout", OWNER, &layout_type},
    {"parent", VALUE, &keep_node_type},
    {0}};
static const struct signature signature_of_keep_node_create = {
    "keep_node_create", shapes_of_keep_node_create, &keep_node_type, false};
keep_node keep_node_create(keep_layout *layout, keep_node parent) {
  void *arguments[] = {&layout, &parent};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_create, arguments);
  keep_node result = ((keep_node (*)(keep_layout *, keep_node))trace_find(29))(layout, parent);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_destroy[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {0}};
static const struct signature signature_of_keep_node_destroy = {
    "keep_node_destroy", shapes_of_keep_node_destroy, &keep_status_type, false};
keep_status keep_node_destroy(keep_layout *layout, keep_node node) {
  void *arguments[] = {&layout, &node};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_destroy, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_node))trace_find(30))(layout, node);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_move[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {"parent", VALUE, &keep_node_type},
    {0}};
static const struct signature signature_of_keep_node_move = {
    "keep_node_move", shapes_of_keep_node_move, &keep_status_type, false};
keep_status keep_node_move(keep_layout *layout, keep_node node, keep_node parent) {
  void *arguments[] = {&layout, &node, &parent};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_move, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_node, keep_node))trace_find(31))(layout, node, parent);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_move_before[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {"sibling", VALUE, &keep_node_type},
    {0}};
static const struct signature signature_of_keep_node_move_before = {
    "keep_node_move_before", shapes_of_keep_node_move_before, &keep_status_type, false};
keep_status keep_node_move_before(keep_layout *layout, keep_node node, keep_node sibling) {
  void *arguments[] = {&layout, &node, &sibling};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_move_before, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_node, keep_node))trace_find(32))(layout, node, sibling);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_is_valid[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {0}};
static const struct signature signature_of_keep_node_is_valid = {
    "keep_node_is_valid", shapes_of_keep_node_is_valid, &bool_type, false};
bool keep_node_is_valid(const keep_layout *layout, keep_node node) {
  void *arguments[] = {&layout, &node};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_is_valid, arguments);
  bool result = ((bool (*)(const keep_layout *, keep_node))trace_find(33))(layout, node);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_parent[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {0}};
static const struct signature signature_of_keep_node_parent = {
    "keep_node_parent", shapes_of_keep_node_parent, &keep_node_type, false};
keep_node keep_node_parent(const keep_layout *layout, keep_node node) {
  void *arguments[] = {&layout, &node};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_parent, arguments);
  keep_node result = ((keep_node (*)(const keep_layout *, keep_node))trace_find(34))(layout, node);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_root[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {0}};
static const struct signature signature_of_keep_node_root = {
    "keep_node_root", shapes_of_keep_node_root, &keep_node_type, false};
keep_node keep_node_root(const keep_layout *layout, keep_node node) {
  void *arguments[] = {&layout, &node};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_root, arguments);
  keep_node result = ((keep_node (*)(const keep_layout *, keep_node))trace_find(35))(layout, node);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_child_count[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {0}};
static const struct signature signature_of_keep_node_child_count = {
    "keep_node_child_count", shapes_of_keep_node_child_count, &size_type, false};
size_t keep_node_child_count(const keep_layout *layout, keep_node node) {
  void *arguments[] = {&layout, &node};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_child_count, arguments);
  size_t result = ((size_t (*)(const keep_layout *, keep_node))trace_find(36))(layout, node);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_children[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {"children", OUTS, &keep_node_type, COUNT, 3},
    {"capacity", VALUE, &size_type},
    {0}};
static const struct signature signature_of_keep_node_children = {
    "keep_node_children", shapes_of_keep_node_children, &size_type, false};
size_t keep_node_children(const keep_layout *layout, keep_node node, keep_node *children, size_t capacity) {
  void *arguments[] = {&layout, &node, &children, &capacity};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_children, arguments);
  size_t result = ((size_t (*)(const keep_layout *, keep_node, keep_node *, size_t))trace_find(37))(layout, node, children, capacity);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_find[] = {
    {"layout", OWNER, &layout_type},
    {"within", VALUE, &keep_node_type},
    {"name", VALUE, &text_type},
    {0}};
static const struct signature signature_of_keep_node_find = {
    "keep_node_find", shapes_of_keep_node_find, &keep_node_type, false};
keep_node keep_node_find(const keep_layout *layout, keep_node within, const char *name) {
  void *arguments[] = {&layout, &within, &name};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_find, arguments);
  keep_node result = ((keep_node (*)(const keep_layout *, keep_node, const char *))trace_find(38))(layout, within, name);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_set_name[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {"name", VALUE, &text_type},
    {0}};
static const struct signature signature_of_keep_node_set_name = {
    "keep_node_set_name", shapes_of_keep_node_set_name, &keep_status_type, false};
keep_status keep_node_set_name(keep_layout *layout, keep_node node, const char *name) {
  void *arguments[] = {&layout, &node, &name};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_set_name, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_node, const char *))trace_find(39))(layout, node, name);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_name[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {0}};
static const struct signature signature_of_keep_node_name = {
    "keep_node_name", shapes_of_keep_node_name, &text_type, false};
const char *keep_node_name(keep_layout *layout, keep_node node) {
  void *arguments[] = {&layout, &node};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_name, arguments);
  const char *result = ((const char *(*)(keep_layout *, keep_node))trace_find(40))(layout, node);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_set_user_data[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {"user_data", VALUE, &pointer_type},
    {0}};
static const struct signature signature_of_keep_node_set_user_data = {
    "keep_node_set_user_data", shapes_of_keep_node_set_user_data, &keep_status_type, false};
keep_status keep_node_set_user_data(keep_layout *layout, keep_node node, void *user_data) {
  void *arguments[] = {&layout, &node, &user_data};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_set_user_data, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_node, void *))trace_find(41))(layout, node, user_data);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_user_data[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {0}};
static const struct signature signature_of_keep_node_user_data = {
    "keep_node_user_data", shapes_of_keep_node_user_data, &pointer_type, false};
void *keep_node_user_data(const keep_layout *layout, keep_node node) {
  void *arguments[] = {&layout, &node};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_user_data, arguments);
  void *result = ((void *(*)(const keep_layout *, keep_node))trace_find(42))(layout, node);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_set_size[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {"width", VALUE, &double_type},
    {"height", VALUE, &double_type},
    {0}};
static const struct signature signature_of_keep_node_set_size = {
    "keep_node_set_size", shapes_of_keep_node_set_size, &keep_status_type, false};
keep_status keep_node_set_size(keep_layout *layout, keep_node node, double width, double height) {
  void *arguments[] = {&layout, &node, &width, &height};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_set_size, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_node, double, double))trace_find(43))(layout, node, width, height);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_set_axis_size[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {"axis", VALUE, &keep_axis_type},
    {"size", VALUE, &double_type},
    {"priority", VALUE, &double_type},
    {0}};
static const struct signature signature_of_keep_node_set_axis_size = {
    "keep_node_set_axis_size", shapes_of_keep_node_set_axis_size, &keep_status_type, false};
keep_status keep_node_set_axis_size(keep_layout *layout, keep_node node, keep_axis axis, double size, double priority) {
  void *arguments[] = {&layout, &node, &axis, &size, &priority};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_set_axis_size, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_node, keep_axis, double, double))trace_find(44))(layout, node, axis, size, priority);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_axis_size[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {"axis", VALUE, &keep_axis_type},
    {"priority", OUT, &double_type},
    {0}};
static const struct signature signature_of_keep_node_axis_size = {
    "keep_node_axis_size", shapes_of_keep_node_axis_size, &double_type, false};
double keep_node_axis_size(const keep_layout *layout, keep_node node, keep_axis axis, double *priority) {
  void *arguments[] = {&layout, &node, &axis, &priority};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_axis_size, arguments);
  double result = ((double (*)(const keep_layout *, keep_node, keep_axis, double *))trace_find(45))(layout, node, axis, priority);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_frame[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {0}};
static const struct signature signature_of_keep_node_frame = {
    "keep_node_frame", shapes_of_keep_node_frame, &keep_rect_type, false};
keep_rect keep_node_frame(const keep_layout *layout, keep_node node) {
  void *arguments[] = {&layout, &node};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_frame, arguments);
  keep_rect result = ((keep_rect (*)(const keep_layout *, keep_node))trace_find(46))(layout, node);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_frame_in_root[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {0}};
static const struct signature signature_of_keep_node_frame_in_root = {
    "keep_node_frame_in_root", shapes_of_keep_node_frame_in_root, &keep_rect_type, false};
keep_rect keep_node_frame_in_root(const keep_layout *layout, keep_node node) {
  void *arguments[] = {&layout, &node};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_frame_in_root, arguments);
  keep_rect result = ((keep_rect (*)(const keep_layout *, keep_node))trace_find(47))(layout, node);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_frame_in[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {"space", VALUE, &keep_node_type},
    {0}};
static const struct signature signature_of_keep_node_frame_in = {
    "keep_node_frame_in", shapes_of_keep_node_frame_in, &keep_rect_type, false};
keep_rect keep_node_frame_in(const keep_layout *layout, keep_node node, keep_node space) {
  void *arguments[] = {&layout, &node, &space};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_frame_in, arguments);
  keep_rect result = ((keep_rect (*)(const keep_layout *, keep_node, keep_node))trace_find(48))(layout, node, space);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_snapped_frame[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {0}};
static const struct signature signature_of_keep_node_snapped_frame = {
    "keep_node_snapped_frame", shapes_of_keep_node_snapped_frame, &keep_rect_type, false};
keep_rect keep_node_snapped_frame(const keep_layout *layout, keep_node node) {
  void *arguments[] = {&layout, &node};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_snapped_frame, arguments);
  keep_rect result = ((keep_rect (*)(const keep_layout *, keep_node))trace_find(49))(layout, node);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_snapped_frame_in_root[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {0}};
static const struct signature signature_of_keep_node_snapped_frame_in_root = {
    "keep_node_snapped_frame_in_root", shapes_of_keep_node_snapped_frame_in_root, &keep_rect_type, false};
keep_rect keep_node_snapped_frame_in_root(const keep_layout *layout, keep_node node) {
  void *arguments[] = {&layout, &node};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_snapped_frame_in_root, arguments);
  keep_rect result = ((keep_rect (*)(const keep_layout *, keep_node))trace_find(50))(layout, node);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_attribute[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {"kind", VALUE, &keep_attribute_kind_type},
    {0}};
static const struct signature signature_of_keep_node_attribute = {
    "keep_node_attribute", shapes_of_keep_node_attribute, &keep_attribute_type, false};
keep_attribute keep_node_attribute(keep_layout *layout, keep_node node, keep_attribute_kind kind) {
  void *arguments[] = {&layout, &node, &kind};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_attribute, arguments);
  keep_attribute result = ((keep_attribute (*)(keep_layout *, keep_node, keep_attribute_kind))trace_find(51))(layout, node, kind);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_attribute_to[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {"kind", VALUE, &keep_attribute_kind_type},
    {"other", VALUE, &keep_node_type},
    {0}};
static const struct signature signature_of_keep_node_attribute_to = {
    "keep_node_attribute_to", shapes_of_keep_node_attribute_to, &keep_attribute_type, false};
keep_attribute keep_node_attribute_to(keep_layout *layout, keep_node node, keep_attribute_kind kind, keep_node other) {
  void *arguments[] = {&layout, &node, &kind, &other};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_attribute_to, arguments);
  keep_attribute result = ((keep_attribute (*)(keep_layout *, keep_node, keep_attribute_kind, keep_node))trace_find(52))(layout, node, kind, other);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_attribute_set_equal[] = {
    {"layout", OWNER, &layout_type},
    {"attribute", VALUE, &keep_attribute_type},
    {"value", VALUE, &double_type},
    {"priority", VALUE, &double_type},
    {0}};
static const struct signature signature_of_keep_attribute_set_equal = {
    "keep_attribute_set_equal", shapes_of_keep_attribute_set_equal, &keep_status_type, false};
keep_status keep_attribute_set_equal(keep_layout *layout, keep_attribute attribute, double value, double priority) {
  void *arguments[] = {&layout, &attribute, &value, &priority};
  struct call call;
  trace_begin(&call, &signature_of_keep_attribute_set_equal, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_attribute, double, double))trace_find(53))(layout, attribute, value, priority);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_attribute_set_min[] = {
    {"layout", OWNER, &layout_type},
    {"attribute", VALUE, &keep_attribute_type},
    {"value", VALUE, &double_type},
    {"priority", VALUE, &double_type},
    {0}};
static const struct signature signature_of_keep_attribute_set_min = {
    "keep_attribute_set_min", shapes_of_keep_attribute_set_min, &keep_status_type, false};
keep_status keep_attribute_set_min(keep_layout *layout, keep_attribute attribute, double value, double priority) {
  void *arguments[] = {&layout, &attribute, &value, &priority};
  struct call call;
  trace_begin(&call, &signature_of_keep_attribute_set_min, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_attribute, double, double))trace_find(54))(layout, attribute, value, priority);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_attribute_set_max[] = {
    {"layout", OWNER, &layout_type},
    {"attribute", VALUE, &keep_attribute_type},
    {"value", VALUE, &double_type},
    {"priority", VALUE, &double_type},
    {0}};
static const struct signature signature_of_keep_attribute_set_max = {
    "keep_attribute_set_max", shapes_of_keep_attribute_set_max, &keep_status_type, false};
keep_status keep_attribute_set_max(keep_layout *layout, keep_attribute attribute, double value, double priority) {
  void *arguments[] = {&layout, &attribute, &value, &priority};
  struct call call;
  trace_begin(&call, &signature_of_keep_attribute_set_max, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_attribute, double, double))trace_find(55))(layout, attribute, value, priority);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_attribute_equal[] = {
    {"layout", OWNER, &layout_type},
    {"attribute", VALUE, &keep_attribute_type},
    {"priority", OUT, &double_type},
    {0}};
static const struct signature signature_of_keep_attribute_equal = {
    "keep_attribute_equal", shapes_of_keep_attribute_equal, &double_type, false};
double keep_attribute_equal(const keep_layout *layout, keep_attribute attribute, double *priority) {
  void *arguments[] = {&layout, &attribute, &priority};
  struct call call;
  trace_begin(&call, &signature_of_keep_attribute_equal, arguments);
  double result = ((double (*)(const keep_layout *, keep_attribute, double *))trace_find(56))(layout, attribute, priority);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_attribute_min[] = {
    {"layout", OWNER, &layout_type},
    {"attribute", VALUE, &keep_attribute_type},
    {"priority", OUT, &double_type},
    {0}};
static const struct signature signature_of_keep_attribute_min = {
    "keep_attribute_min", shapes_of_keep_attribute_min, &double_type, false};
double keep_attribute_min(const keep_layout *layout, keep_attribute attribute, double *priority) {
  void *arguments[] = {&layout, &attribute, &priority};
  struct call call;
  trace_begin(&call, &signature_of_keep_attribute_min, arguments);
  double result = ((double (*)(const keep_layout *, keep_attribute, double *))trace_find(57))(layout, attribute, priority);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_attribute_max[] = {
    {"layout", OWNER, &layout_type},
    {"attribute", VALUE, &keep_attribute_type},
    {"priority", OUT, &double_type},
    {0}};
static const struct signature signature_of_keep_attribute_max = {
    "keep_attribute_max", shapes_of_keep_attribute_max, &double_type, false};
double keep_attribute_max(const keep_layout *layout, keep_attribute attribute, double *priority) {
  void *arguments[] = {&layout, &attribute, &priority};
  struct call call;
  trace_begin(&call, &signature_of_keep_attribute_max, arguments);
  double result = ((double (*)(const keep_layout *, keep_attribute, double *))trace_find(58))(layout, attribute, priority);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_attribute_set_equal_to[] = {
    {"layout", OWNER, &layout_type},
    {"attribute", VALUE, &keep_attribute_type},
    {"followed", VALUE, &keep_attribute_type},
    {"multiplier", VALUE, &double_type},
    {"constant", VALUE, &double_type},
    {"priority", VALUE, &double_type},
    {0}};
static const struct signature signature_of_keep_attribute_set_equal_to = {
    "keep_attribute_set_equal_to", shapes_of_keep_attribute_set_equal_to, &keep_status_type, false};
keep_status keep_attribute_set_equal_to(keep_layout *layout, keep_attribute attribute, keep_attribute followed, double multiplier, double constant, double priority) {
  void *arguments[] = {&layout, &attribute, &followed, &multiplier, &constant, &priority};
  struct call call;
  trace_begin(&call, &signature_of_keep_attribute_set_equal_to, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_attribute, keep_attribute, double, double, double))trace_find(59))(layout, attribute, followed, multiplier, constant, priority);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_attribute_set_min_to[] = {
    {"layout", OWNER, &layout_type},
    {"attribute", VALUE, &keep_attribute_type},
    {"followed", VALUE, &keep_attribute_type},
    {"multiplier", VALUE, &double_type},
    {"constant", VALUE, &double_type},
    {"priority", VALUE, &double_type},
    {0}};
static const struct signature signature_of_keep_attribute_set_min_to = {
    "keep_attribute_set_min_to", shapes_of_keep_attribute_set_min_to, &keep_status_type, false};
keep_status keep_attribute_set_min_to(keep_layout *layout, keep_attribute attribute, keep_attribute followed, double multiplier, double constant, double priority) {
  void *arguments[] = {&layout, &attribute, &followed, &multiplier, &constant, &priority};
  struct call call;
  trace_begin(&call, &signature_of_keep_attribute_set_min_to, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_attribute, keep_attribute, double, double, double))trace_find(60))(layout, attribute, followed, multiplier, constant, priority);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_attribute_set_max_to[] = {
    {"layout", OWNER, &layout_type},
    {"attribute", VALUE, &keep_attribute_type},
    {"followed", VALUE, &keep_attribute_type},
    {"multiplier", VALUE, &double_type},
    {"constant", VALUE, &double_type},
    {"priority", VALUE, &double_type},
    {0}};
static const struct signature signature_of_keep_attribute_set_max_to = {
    "keep_attribute_set_max_to", shapes_of_keep_attribute_set_max_to, &keep_status_type, false};
keep_status keep_attribute_set_max_to(keep_layout *layout, keep_attribute attribute, keep_attribute followed, double multiplier, double constant, double priority) {
  void *arguments[] = {&layout, &attribute, &followed, &multiplier, &constant, &priority};
  struct call call;
  trace_begin(&call, &signature_of_keep_attribute_set_max_to, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_attribute, keep_attribute, double, double, double))trace_find(61))(layout, attribute, followed, multiplier, constant, priority);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_attribute_followed[] = {
    {"layout", OWNER, &layout_type},
    {"attribute", VALUE, &keep_attribute_type},
    {"relation", VALUE, &keep_relation_type},
    {"multiplier", OUT, &double_type},
    {"constant", OUT, &double_type},
    {"priority", OUT, &double_type},
    {0}};
static const struct signature signature_of_keep_attribute_followed = {
    "keep_attribute_followed", shapes_of_keep_attribute_followed, &keep_attribute_type, false};
keep_attribute keep_attribute_followed(const keep_layout *layout, keep_attribute attribute, keep_relation relation, double *multiplier, double *constant, double *priority) {
  void *arguments[] = {&layout, &attribute, &relation, &multiplier, &constant, &priority};
  struct call call;
  trace_begin(&call, &signature_of_keep_attribute_followed, arguments);
  keep_attribute result = ((keep_attribute (*)(const keep_layout *, keep_attribute, keep_relation, double *, double *, double *))trace_find(62))(layout, attribute, relation, multiplier, constant, priority);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_attribute_keep_at_min[] = {
    {"layout", OWNER, &layout_type},
    {"attribute", VALUE, &keep_attribute_type},
    {"equal", VALUE, &double_type},
    {"min", VALUE, &double_type},
    {0}};
static const struct signature signature_of_keep_attribute_keep_at_min = {
    "keep_attribute_keep_at_min", shapes_of_keep_attribute_keep_at_min, &keep_status_type, false};
keep_status keep_attribute_keep_at_min(keep_layout *layout, keep_attribute attribute, double equal, double min) {
  void *arguments[] = {&layout, &attribute, &equal, &min};
  struct call call;
  trace_begin(&call, &signature_of_keep_attribute_keep_at_min, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_attribute, double, double))trace_find(63))(layout, attribute, equal, min);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_attribute_keep_at_max[] = {
    {"layout", OWNER, &layout_type},
    {"attribute", VALUE, &keep_attribute_type},
    {"equal", VALUE, &double_type},
    {"max", VALUE, &double_type},
    {0}};
static const struct signature signature_of_keep_attribute_keep_at_max = {
    "keep_attribute_keep_at_max", shapes_of_keep_attribute_keep_at_max, &keep_status_type, false};
keep_status keep_attribute_keep_at_max(keep_layout *layout, keep_attribute attribute, double equal, double max) {
  void *arguments[] = {&layout, &attribute, &equal, &max};
  struct call call;
  trace_begin(&call, &signature_of_keep_attribute_keep_at_max, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_attribute, double, double))trace_find(64))(layout, attribute, equal, max);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_attribute_keep_at_min_max[] = {
    {"layout", OWNER, &layout_type},
    {"attribute", VALUE, &keep_attribute_type},
    {"equal", VALUE, &double_type},
    {"min", VALUE, &double_type},
    {"max", VALUE, &double_type},
    {0}};
static const struct signature signature_of_keep_attribute_keep_at_min_max = {
    "keep_attribute_keep_at_min_max", shapes_of_keep_attribute_keep_at_min_max, &keep_status_type, false};
keep_status keep_attribute_keep_at_min_max(keep_layout *layout, keep_attribute attribute, double equal, double min, double max) {
  void *arguments[] = {&layout, &attribute, &equal, &min, &max};
  struct call call;
  trace_begin(&call, &signature_of_keep_attribute_keep_at_min_max, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_attribute, double, double, double))trace_find(65))(layout, attribute, equal, min, max);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_attribute_keep_min_max[] = {
    {"layout", OWNER, &layout_type},
    {"attribute", VALUE, &keep_attribute_type},
    {"min", VALUE, &double_type},
    {"max", VALUE, &double_type},
    {0}};
static const struct signature signature_of_keep_attribute_keep_min_max = {
    "keep_attribute_keep_min_max", shapes_of_keep_attribute_keep_min_max, &keep_status_type, false};
keep_status keep_attribute_keep_min_max(keep_layout *layout, keep_attribute attribute, double min, double max) {
  void *arguments[] = {&layout, &attribute, &min, &max};
  struct call call;
  trace_begin(&call, &signature_of_keep_attribute_keep_min_max, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_attribute, double, double))trace_find(66))(layout, attribute, min, max);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_attribute_clear[] = {
    {"layout", OWNER, &layout_type},
    {"attribute", VALUE, &keep_attribute_type},
    {0}};
static const struct signature signature_of_keep_attribute_clear = {
    "keep_attribute_clear", shapes_of_keep_attribute_clear, &keep_status_type, false};
keep_status keep_attribute_clear(keep_layout *layout, keep_attribute attribute) {
  void *arguments[] = {&layout, &attribute};
  struct call call;
  trace_begin(&call, &signature_of_keep_attribute_clear, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_attribute))trace_find(67))(layout, attribute);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_attribute_is_active[] = {
    {"layout", OWNER, &layout_type},
    {"attribute", VALUE, &keep_attribute_type},
    {0}};
static const struct signature signature_of_keep_attribute_is_active = {
    "keep_attribute_is_active", shapes_of_keep_attribute_is_active, &bool_type, false};
bool keep_attribute_is_active(const keep_layout *layout, keep_attribute attribute) {
  void *arguments[] = {&layout, &attribute};
  struct call call;
  trace_begin(&call, &signature_of_keep_attribute_is_active, arguments);
  bool result = ((bool (*)(const keep_layout *, keep_attribute))trace_find(68))(layout, attribute);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_attribute_is_valid[] = {
    {"layout", OWNER, &layout_type},
    {"attribute", VALUE, &keep_attribute_type},
    {0}};
static const struct signature signature_of_keep_attribute_is_valid = {
    "keep_attribute_is_valid", shapes_of_keep_attribute_is_valid, &bool_type, false};
bool keep_attribute_is_valid(const keep_layout *layout, keep_attribute attribute) {
  void *arguments[] = {&layout, &attribute};
  struct call call;
  trace_begin(&call, &signature_of_keep_attribute_is_valid, arguments);
  bool result = ((bool (*)(const keep_layout *, keep_attribute))trace_find(69))(layout, attribute);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_attribute_kind_of[] = {
    {"layout", OWNER, &layout_type},
    {"attribute", VALUE, &keep_attribute_type},
    {0}};
static const struct signature signature_of_keep_attribute_kind_of = {
    "keep_attribute_kind_of", shapes_of_keep_attribute_kind_of, &keep_attribute_kind_type, false};
keep_attribute_kind keep_attribute_kind_of(const keep_layout *layout, keep_attribute attribute) {
  void *arguments[] = {&layout, &attribute};
  struct call call;
  trace_begin(&call, &signature_of_keep_attribute_kind_of, arguments);
  keep_attribute_kind result = ((keep_attribute_kind (*)(const keep_layout *, keep_attribute))trace_find(70))(layout, attribute);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_attribute_node[] = {
    {"layout", OWNER, &layout_type},
    {"attribute", VALUE, &keep_attribute_type},
    {0}};
static const struct signature signature_of_keep_attribute_node = {
    "keep_attribute_node", shapes_of_keep_attribute_node, &keep_node_type, false};
keep_node keep_attribute_node(const keep_layout *layout, keep_attribute attribute) {
  void *arguments[] = {&layout, &attribute};
  struct call call;
  trace_begin(&call, &signature_of_keep_attribute_node, arguments);
  keep_node result = ((keep_node (*)(const keep_layout *, keep_attribute))trace_find(71))(layout, attribute);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_attribute_other[] = {
    {"layout", OWNER, &layout_type},
    {"attribute", VALUE, &keep_attribute_type},
    {0}};
static const struct signature signature_of_keep_attribute_other = {
    "keep_attribute_other", shapes_of_keep_attribute_other, &keep_node_type, false};
keep_node keep_attribute_other(const keep_layout *layout, keep_attribute attribute) {
  void *arguments[] = {&layout, &attribute};
  struct call call;
  trace_begin(&call, &signature_of_keep_attribute_other, arguments);
  keep_node result = ((keep_node (*)(const keep_layout *, keep_attribute))trace_find(72))(layout, attribute);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_attribute_set_name[] = {
    {"layout", OWNER, &layout_type},
    {"attribute", VALUE, &keep_attribute_type},
    {"name", VALUE, &text_type},
    {0}};
static const struct signature signature_of_keep_attribute_set_name = {
    "keep_attribute_set_name", shapes_of_keep_attribute_set_name, &keep_status_type, false};
keep_status keep_attribute_set_name(keep_layout *layout, keep_attribute attribute, const char *name) {
  void *arguments[] = {&layout, &attribute, &name};
  struct call call;
  trace_begin(&call, &signature_of_keep_attribute_set_name, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_attribute, const char *))trace_find(73))(layout, attribute, name);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_attribute_name[] = {
    {"layout", OWNER, &layout_type},
    {"attribute", VALUE, &keep_attribute_type},
    {0}};
static const struct signature signature_of_keep_attribute_name = {
    "keep_attribute_name", shapes_of_keep_attribute_name, &text_type, false};
const char *keep_attribute_name(keep_layout *layout, keep_attribute attribute) {
  void *arguments[] = {&layout, &attribute};
  struct call call;
  trace_begin(&call, &signature_of_keep_attribute_name, arguments);
  const char *result = ((const char *(*)(keep_layout *, keep_attribute))trace_find(74))(layout, attribute);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_attribute_description[] = {
    {"layout", OWNER, &layout_type},
    {"attribute", VALUE, &keep_attribute_type},
    {0}};
static const struct signature signature_of_keep_attribute_description = {
    "keep_attribute_description", shapes_of_keep_attribute_description, &text_type, false};
const char *keep_attribute_description(keep_layout *layout, keep_attribute attribute) {
  void *arguments[] = {&layout, &attribute};
  struct call call;
  trace_begin(&call, &signature_of_keep_attribute_description, arguments);
  const char *result = ((const char *(*)(keep_layout *, keep_attribute))trace_find(75))(layout, attribute);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_guide_create[] = {
    {"layout", OWNER, &layout_type},
    {"owner", VALUE, &keep_node_type},
    {0}};
static const struct signature signature_of_keep_guide_create = {
    "keep_guide_create", shapes_of_keep_guide_create, &keep_node_type, false};
keep_node keep_guide_create(keep_layout *layout, keep_node owner) {
  void *arguments[] = {&layout, &owner};
  struct call call;
  trace_begin(&call, &signature_of_keep_guide_create, arguments);
  keep_node result = ((keep_node (*)(keep_layout *, keep_node))trace_find(76))(layout, owner);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_is_guide[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {0}};
static const struct signature signature_of_keep_node_is_guide = {
    "keep_node_is_guide", shapes_of_keep_node_is_guide, &bool_type, false};
bool keep_node_is_guide(const keep_layout *layout, keep_node node) {
  void *arguments[] = {&layout, &node};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_is_guide, arguments);
  bool result = ((bool (*)(const keep_layout *, keep_node))trace_find(77))(layout, node);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_safe_guide[] = {
    {"layout", OWNER, &layout_type},
    {"owner", VALUE, &keep_node_type},
    {0}};
static const struct signature signature_of_keep_node_safe_guide = {
    "keep_node_safe_guide", shapes_of_keep_node_safe_guide, &keep_node_type, false};
keep_node keep_node_safe_guide(keep_layout *layout, keep_node owner) {
  void *arguments[] = {&layout, &owner};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_safe_guide, arguments);
  keep_node result = ((keep_node (*)(keep_layout *, keep_node))trace_find(78))(layout, owner);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_margins_guide[] = {
    {"layout", OWNER, &layout_type},
    {"owner", VALUE, &keep_node_type},
    {0}};
static const struct signature signature_of_keep_node_margins_guide = {
    "keep_node_margins_guide", shapes_of_keep_node_margins_guide, &keep_node_type, false};
keep_node keep_node_margins_guide(keep_layout *layout, keep_node owner) {
  void *arguments[] = {&layout, &owner};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_margins_guide, arguments);
  keep_node result = ((keep_node (*)(keep_layout *, keep_node))trace_find(79))(layout, owner);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_readable_guide[] = {
    {"layout", OWNER, &layout_type},
    {"owner", VALUE, &keep_node_type},
    {0}};
static const struct signature signature_of_keep_node_readable_guide = {
    "keep_node_readable_guide", shapes_of_keep_node_readable_guide, &keep_node_type, false};
keep_node keep_node_readable_guide(keep_layout *layout, keep_node owner) {
  void *arguments[] = {&layout, &owner};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_readable_guide, arguments);
  keep_node result = ((keep_node (*)(keep_layout *, keep_node))trace_find(80))(layout, owner);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_scroll_guide[] = {
    {"layout", OWNER, &layout_type},
    {"owner", VALUE, &keep_node_type},
    {0}};
static const struct signature signature_of_keep_node_scroll_guide = {
    "keep_node_scroll_guide", shapes_of_keep_node_scroll_guide, &keep_node_type, false};
keep_node keep_node_scroll_guide(keep_layout *layout, keep_node owner) {
  void *arguments[] = {&layout, &owner};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_scroll_guide, arguments);
  keep_node result = ((keep_node (*)(keep_layout *, keep_node))trace_find(81))(layout, owner);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_set_scroll_disabled[] = {
    {"layout", OWNER, &layout_type},
    {"owner", VALUE, &keep_node_type},
    {"axis", VALUE, &keep_axis_type},
    {"disabled", VALUE, &bool_type},
    {0}};
static const struct signature signature_of_keep_node_set_scroll_disabled = {
    "keep_node_set_scroll_disabled", shapes_of_keep_node_set_scroll_disabled, &keep_status_type, false};
keep_status keep_node_set_scroll_disabled(keep_layout *layout, keep_node owner, keep_axis axis, bool disabled) {
  void *arguments[] = {&layout, &owner, &axis, &disabled};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_set_scroll_disabled, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_node, keep_axis, bool))trace_find(82))(layout, owner, axis, disabled);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_is_scroll_disabled[] = {
    {"layout", OWNER, &layout_type},
    {"owner", VALUE, &keep_node_type},
    {"axis", VALUE, &keep_axis_type},
    {0}};
static const struct signature signature_of_keep_node_is_scroll_disabled = {
    "keep_node_is_scroll_disabled", shapes_of_keep_node_is_scroll_disabled, &bool_type, false};
bool keep_node_is_scroll_disabled(const keep_layout *layout, keep_node owner, keep_axis axis) {
  void *arguments[] = {&layout, &owner, &axis};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_is_scroll_disabled, arguments);
  bool result = ((bool (*)(const keep_layout *, keep_node, keep_axis))trace_find(83))(layout, owner, axis);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_scroll_content[] = {
    {"layout", OWNER, &layout_type},
    {"owner", VALUE, &keep_node_type},
    {0}};
static const struct signature signature_of_keep_node_scroll_content = {
    "keep_node_scroll_content", shapes_of_keep_node_scroll_content, &keep_rect_type, false};
keep_rect keep_node_scroll_content(const keep_layout *layout, keep_node owner) {
  void *arguments[] = {&layout, &owner};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_scroll_content, arguments);
  keep_rect result = ((keep_rect (*)(const keep_layout *, keep_node))trace_find(84))(layout, owner);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_layout_set_direction[] = {
    {"layout", OWNER, &layout_type},
    {"direction", VALUE, &keep_direction_type},
    {0}};
static const struct signature signature_of_keep_layout_set_direction = {
    "keep_layout_set_direction", shapes_of_keep_layout_set_direction, &keep_status_type, false};
keep_status keep_layout_set_direction(keep_layout *layout, keep_direction direction) {
  void *arguments[] = {&layout, &direction};
  struct call call;
  trace_begin(&call, &signature_of_keep_layout_set_direction, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_direction))trace_find(85))(layout, direction);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_layout_direction[] = {
    {"layout", OWNER, &layout_type},
    {0}};
static const struct signature signature_of_keep_layout_direction = {
    "keep_layout_direction", shapes_of_keep_layout_direction, &keep_direction_type, false};
keep_direction keep_layout_direction(const keep_layout *layout) {
  void *arguments[] = {&layout};
  struct call call;
  trace_begin(&call, &signature_of_keep_layout_direction, arguments);
  keep_direction result = ((keep_direction (*)(const keep_layout *))trace_find(86))(layout);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_set_direction[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {"direction", VALUE, &keep_direction_type},
    {0}};
static const struct signature signature_of_keep_node_set_direction = {
    "keep_node_set_direction", shapes_of_keep_node_set_direction, &keep_status_type, false};
keep_status keep_node_set_direction(keep_layout *layout, keep_node node, keep_direction direction) {
  void *arguments[] = {&layout, &node, &direction};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_set_direction, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_node, keep_direction))trace_find(87))(layout, node, direction);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_direction[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {0}};
static const struct signature signature_of_keep_node_direction = {
    "keep_node_direction", shapes_of_keep_node_direction, &keep_direction_type, false};
keep_direction keep_node_direction(const keep_layout *layout, keep_node node) {
  void *arguments[] = {&layout, &node};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_direction, arguments);
  keep_direction result = ((keep_direction (*)(const keep_layout *, keep_node))trace_find(88))(layout, node);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_effective_direction[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {0}};
static const struct signature signature_of_keep_node_effective_direction = {
    "keep_node_effective_direction", shapes_of_keep_node_effective_direction, &keep_direction_type, false};
keep_direction keep_node_effective_direction(const keep_layout *layout, keep_node node) {
  void *arguments[] = {&layout, &node};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_effective_direction, arguments);
  keep_direction result = ((keep_direction (*)(const keep_layout *, keep_node))trace_find(89))(layout, node);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_set_margins[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {"margins", VALUE, &keep_insets_type},
    {"directional", VALUE, &bool_type},
    {0}};
static const struct signature signature_of_keep_node_set_margins = {
    "keep_node_set_margins", shapes_of_keep_node_set_margins, &keep_status_type, false};
keep_status keep_node_set_margins(keep_layout *layout, keep_node node, keep_insets margins, bool directional) {
  void *arguments[] = {&layout, &node, &margins, &directional};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_set_margins, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_node, keep_insets, bool))trace_find(90))(layout, node, margins, directional);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_margins[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {0}};
static const struct signature signature_of_keep_node_margins = {
    "keep_node_margins", shapes_of_keep_node_margins, &keep_insets_type, false};
keep_insets keep_node_margins(const keep_layout *layout, keep_node node) {
  void *arguments[] = {&layout, &node};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_margins, arguments);
  keep_insets result = ((keep_insets (*)(const keep_layout *, keep_node))trace_find(91))(layout, node);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_margins_are_directional[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {0}};
static const struct signature signature_of_keep_node_margins_are_directional = {
    "keep_node_margins_are_directional", shapes_of_keep_node_margins_are_directional, &bool_type, false};
bool keep_node_margins_are_directional(const keep_layout *layout, keep_node node) {
  void *arguments[] = {&layout, &node};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_margins_are_directional, arguments);
  bool result = ((bool (*)(const keep_layout *, keep_node))trace_find(92))(layout, node);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_set_inherits_margins[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {"inherits", VALUE, &bool_type},
    {0}};
static const struct signature signature_of_keep_node_set_inherits_margins = {
    "keep_node_set_inherits_margins", shapes_of_keep_node_set_inherits_margins, &keep_status_type, false};
keep_status keep_node_set_inherits_margins(keep_layout *layout, keep_node node, bool inherits) {
  void *arguments[] = {&layout, &node, &inherits};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_set_inherits_margins, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_node, bool))trace_find(93))(layout, node, inherits);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_inherits_margins[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {0}};
static const struct signature signature_of_keep_node_inherits_margins = {
    "keep_node_inherits_margins", shapes_of_keep_node_inherits_margins, &bool_type, false};
bool keep_node_inherits_margins(const keep_layout *layout, keep_node node) {
  void *arguments[] = {&layout, &node};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_inherits_margins, arguments);
  bool result = ((bool (*)(const keep_layout *, keep_node))trace_find(94))(layout, node);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_set_margins_include_safe_area[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {"include", VALUE, &bool_type},
    {0}};
static const struct signature signature_of_keep_node_set_margins_include_safe_area = {
    "keep_node_set_margins_include_safe_area", shapes_of_keep_node_set_margins_include_safe_area, &keep_status_type, false};
keep_status keep_node_set_margins_include_safe_area(keep_layout *layout, keep_node node, bool include) {
  void *arguments[] = {&layout, &node, &include};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_set_margins_include_safe_area, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_node, bool))trace_find(95))(layout, node, include);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_margins_include_safe_area[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {0}};
static const struct signature signature_of_keep_node_margins_include_safe_area = {
    "keep_node_margins_include_safe_area", shapes_of_keep_node_margins_include_safe_area, &bool_type, false};
bool keep_node_margins_include_safe_area(const keep_layout *layout, keep_node node) {
  void *arguments[] = {&layout, &node};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_margins_include_safe_area, arguments);
  bool result = ((bool (*)(const keep_layout *, keep_node))trace_find(96))(layout, node);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_effective_margins[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {0}};
static const struct signature signature_of_keep_node_effective_margins = {
    "keep_node_effective_margins", shapes_of_keep_node_effective_margins, &keep_insets_type, false};
keep_insets keep_node_effective_margins(const keep_layout *layout, keep_node node) {
  void *arguments[] = {&layout, &node};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_effective_margins, arguments);
  keep_insets result = ((keep_insets (*)(const keep_layout *, keep_node))trace_find(97))(layout, node);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_set_safe_area[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {"insets", VALUE, &keep_insets_type},
    {0}};
static const struct signature signature_of_keep_node_set_safe_area = {
    "keep_node_set_safe_area", shapes_of_keep_node_set_safe_area, &keep_status_type, false};
keep_status keep_node_set_safe_area(keep_layout *layout, keep_node node, keep_insets insets) {
  void *arguments[] = {&layout, &node, &insets};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_set_safe_area, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_node, keep_insets))trace_find(98))(layout, node, insets);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_safe_area[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {0}};
static const struct signature signature_of_keep_node_safe_area = {
    "keep_node_safe_area", shapes_of_keep_node_safe_area, &keep_insets_type, false};
keep_insets keep_node_safe_area(const keep_layout *layout, keep_node node) {
  void *arguments[] = {&layout, &node};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_safe_area, arguments);
  keep_insets result = ((keep_insets (*)(const keep_layout *, keep_node))trace_find(99))(layout, node);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_effective_safe_area[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {0}};
static const struct signature signature_of_keep_node_effective_safe_area = {
    "keep_node_effective_safe_area", shapes_of_keep_node_effective_safe_area, &keep_insets_type, false};
keep_insets keep_node_effective_safe_area(const keep_layout *layout, keep_node node) {
  void *arguments[] = {&layout, &node};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_effective_safe_area, arguments);
  keep_insets result = ((keep_insets (*)(const keep_layout *, keep_node))trace_find(100))(layout, node);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_set_alignment_insets[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {"insets", VALUE, &keep_insets_type},
    {0}};
static const struct signature signature_of_keep_node_set_alignment_insets = {
    "keep_node_set_alignment_insets", shapes_of_keep_node_set_alignment_insets, &keep_status_type, false};
keep_status keep_node_set_alignment_insets(keep_layout *layout, keep_node node, keep_insets insets) {
  void *arguments[] = {&layout, &node, &insets};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_set_alignment_insets, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_node, keep_insets))trace_find(101))(layout, node, insets);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_alignment_insets[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {0}};
static const struct signature signature_of_keep_node_alignment_insets = {
    "keep_node_alignment_insets", shapes_of_keep_node_alignment_insets, &keep_insets_type, false};
keep_insets keep_node_alignment_insets(const keep_layout *layout, keep_node node) {
  void *arguments[] = {&layout, &node};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_alignment_insets, arguments);
  keep_insets result = ((keep_insets (*)(const keep_layout *, keep_node))trace_find(102))(layout, node);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_set_baselines[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {"first", VALUE, &double_type},
    {"last", VALUE, &double_type},
    {0}};
static const struct signature signature_of_keep_node_set_baselines = {
    "keep_node_set_baselines", shapes_of_keep_node_set_baselines, &keep_status_type, false};
keep_status keep_node_set_baselines(keep_layout *layout, keep_node node, double first, double last) {
  void *arguments[] = {&layout, &node, &first, &last};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_set_baselines, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_node, double, double))trace_find(103))(layout, node, first, last);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_baselines[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {"first", OUT, &double_type},
    {"last", OUT, &double_type},
    {0}};
static const struct signature signature_of_keep_node_baselines = {
    "keep_node_baselines", shapes_of_keep_node_baselines, NULL, false};
void keep_node_baselines(const keep_layout *layout, keep_node node, double *first, double *last) {
  void *arguments[] = {&layout, &node, &first, &last};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_baselines, arguments);
  ((void (*)(const keep_layout *, keep_node, double *, double *))trace_find(104))(layout, node, first, last);
  trace_end(&call, NULL);
}

static const struct shape shapes_of_keep_node_baseline_positions[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {"first", OUT, &double_type},
    {"last", OUT, &double_type},
    {0}};
static const struct signature signature_of_keep_node_baseline_positions = {
    "keep_node_baseline_positions", shapes_of_keep_node_baseline_positions, NULL, false};
void keep_node_baseline_positions(const keep_layout *layout, keep_node node, double *first, double *last) {
  void *arguments[] = {&layout, &node, &first, &last};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_baseline_positions, arguments);
  ((void (*)(const keep_layout *, keep_node, double *, double *))trace_find(105))(layout, node, first, last);
  trace_end(&call, NULL);
}

static const struct shape shapes_of_keep_node_set_content_size[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {"width", VALUE, &double_type},
    {"height", VALUE, &double_type},
    {0}};
static const struct signature signature_of_keep_node_set_content_size = {
    "keep_node_set_content_size", shapes_of_keep_node_set_content_size, &keep_status_type, false};
keep_status keep_node_set_content_size(keep_layout *layout, keep_node node, double width, double height) {
  void *arguments[] = {&layout, &node, &width, &height};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_set_content_size, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_node, double, double))trace_find(106))(layout, node, width, height);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_content_size[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {"axis", VALUE, &keep_axis_type},
    {0}};
static const struct signature signature_of_keep_node_content_size = {
    "keep_node_content_size", shapes_of_keep_node_content_size, &double_type, false};
double keep_node_content_size(const keep_layout *layout, keep_node node, keep_axis axis) {
  void *arguments[] = {&layout, &node, &axis};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_content_size, arguments);
  double result = ((double (*)(const keep_layout *, keep_node, keep_axis))trace_find(107))(layout, node, axis);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_set_measure[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {"axis", VALUE, &keep_axis_type},
    {"function", FUNCTION, &keep_measure_function_type},
    {"user_data", DATA, &pointer_type},
    {"destroy", DESTROY, &keep_destroy_function_type},
    {0}};
static const struct signature signature_of_keep_node_set_measure = {
    "keep_node_set_measure", shapes_of_keep_node_set_measure, &keep_status_type, false};
keep_status keep_node_set_measure(keep_layout *layout, keep_node node, keep_axis axis, keep_measure_function function, void *user_data, keep_destroy_function destroy) {
  void *arguments[] = {&layout, &node, &axis, &function, &user_data, &destroy};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_set_measure, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_node, keep_axis, keep_measure_function, void *, keep_destroy_function))trace_find(108))(layout, node, axis, function, user_data, destroy);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_measure[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {"axis", OUT, &keep_axis_type},
    {0}};
static const struct signature signature_of_keep_node_measure = {
    "keep_node_measure", shapes_of_keep_node_measure, &uint32_type, false};
uint32_t keep_node_measure(const keep_layout *layout, keep_node node, keep_axis *axis) {
  void *arguments[] = {&layout, &node, &axis};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_measure, arguments);
  uint32_t result = ((uint32_t (*)(const keep_layout *, keep_node, keep_axis *))trace_find(109))(layout, node, axis);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_invalidate_content[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {0}};
static const struct signature signature_of_keep_node_invalidate_content = {
    "keep_node_invalidate_content", shapes_of_keep_node_invalidate_content, &keep_status_type, false};
keep_status keep_node_invalidate_content(keep_layout *layout, keep_node node) {
  void *arguments[] = {&layout, &node};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_invalidate_content, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_node))trace_find(110))(layout, node);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_set_hugging[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {"axis", VALUE, &keep_axis_type},
    {"priority", VALUE, &double_type},
    {0}};
static const struct signature signature_of_keep_node_set_hugging = {
    "keep_node_set_hugging", shapes_of_keep_node_set_hugging, &keep_status_type, false};
keep_status keep_node_set_hugging(keep_layout *layout, keep_node node, keep_axis axis, double priority) {
  void *arguments[] = {&layout, &node, &axis, &priority};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_set_hugging, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_node, keep_axis, double))trace_find(111))(layout, node, axis, priority);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_hugging[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {"axis", VALUE, &keep_axis_type},
    {0}};
static const struct signature signature_of_keep_node_hugging = {
    "keep_node_hugging", shapes_of_keep_node_hugging, &double_type, false};
double keep_node_hugging(const keep_layout *layout, keep_node node, keep_axis axis) {
  void *arguments[] = {&layout, &node, &axis};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_hugging, arguments);
  double result = ((double (*)(const keep_layout *, keep_node, keep_axis))trace_find(112))(layout, node, axis);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_set_compression[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {"axis", VALUE, &keep_axis_type},
    {"priority", VALUE, &double_type},
    {0}};
static const struct signature signature_of_keep_node_set_compression = {
    "keep_node_set_compression", shapes_of_keep_node_set_compression, &keep_status_type, false};
keep_status keep_node_set_compression(keep_layout *layout, keep_node node, keep_axis axis, double priority) {
  void *arguments[] = {&layout, &node, &axis, &priority};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_set_compression, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_node, keep_axis, double))trace_find(113))(layout, node, axis, priority);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_compression[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {"axis", VALUE, &keep_axis_type},
    {0}};
static const struct signature signature_of_keep_node_compression = {
    "keep_node_compression", shapes_of_keep_node_compression, &double_type, false};
double keep_node_compression(const keep_layout *layout, keep_node node, keep_axis axis) {
  void *arguments[] = {&layout, &node, &axis};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_compression, arguments);
  double result = ((double (*)(const keep_layout *, keep_node, keep_axis))trace_find(114))(layout, node, axis);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_set_hidden[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {"hidden", VALUE, &bool_type},
    {0}};
static const struct signature signature_of_keep_node_set_hidden = {
    "keep_node_set_hidden", shapes_of_keep_node_set_hidden, &keep_status_type, false};
keep_status keep_node_set_hidden(keep_layout *layout, keep_node node, bool hidden) {
  void *arguments[] = {&layout, &node, &hidden};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_set_hidden, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_node, bool))trace_find(115))(layout, node, hidden);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_is_hidden[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {0}};
static const struct signature signature_of_keep_node_is_hidden = {
    "keep_node_is_hidden", shapes_of_keep_node_is_hidden, &bool_type, false};
bool keep_node_is_hidden(const keep_layout *layout, keep_node node) {
  void *arguments[] = {&layout, &node};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_is_hidden, arguments);
  bool result = ((bool (*)(const keep_layout *, keep_node))trace_find(116))(layout, node);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_set_gone[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {"gone", VALUE, &bool_type},
    {0}};
static const struct signature signature_of_keep_node_set_gone = {
    "keep_node_set_gone", shapes_of_keep_node_set_gone, &keep_status_type, false};
keep_status keep_node_set_gone(keep_layout *layout, keep_node node, bool gone) {
  void *arguments[] = {&layout, &node, &gone};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_set_gone, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_node, bool))trace_find(117))(layout, node, gone);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_is_gone[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {0}};
static const struct signature signature_of_keep_node_is_gone = {
    "keep_node_is_gone", shapes_of_keep_node_is_gone, &bool_type, false};
bool keep_node_is_gone(const keep_layout *layout, keep_node node) {
  void *arguments[] = {&layout, &node};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_is_gone, arguments);
  bool result = ((bool (*)(const keep_layout *, keep_node))trace_find(118))(layout, node);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_attribute_set_gone_value[] = {
    {"layout", OWNER, &layout_type},
    {"attribute", VALUE, &keep_attribute_type},
    {"value", VALUE, &double_type},
    {0}};
static const struct signature signature_of_keep_attribute_set_gone_value = {
    "keep_attribute_set_gone_value", shapes_of_keep_attribute_set_gone_value, &keep_status_type, false};
keep_status keep_attribute_set_gone_value(keep_layout *layout, keep_attribute attribute, double value) {
  void *arguments[] = {&layout, &attribute, &value};
  struct call call;
  trace_begin(&call, &signature_of_keep_attribute_set_gone_value, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_attribute, double))trace_find(119))(layout, attribute, value);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_attribute_gone_value[] = {
    {"layout", OWNER, &layout_type},
    {"attribute", VALUE, &keep_attribute_type},
    {0}};
static const struct signature signature_of_keep_attribute_gone_value = {
    "keep_attribute_gone_value", shapes_of_keep_attribute_gone_value, &double_type, false};
double keep_attribute_gone_value(const keep_layout *layout, keep_attribute attribute) {
  void *arguments[] = {&layout, &attribute};
  struct call call;
  trace_begin(&call, &signature_of_keep_attribute_gone_value, arguments);
  double result = ((double (*)(const keep_layout *, keep_attribute))trace_find(120))(layout, attribute);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_fitting_size[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {"target", VALUE, &keep_size_type},
    {"horizontal_priority", VALUE, &double_type},
    {"vertical_priority", VALUE, &double_type},
    {"size", OUT, &keep_size_type},
    {0}};
static const struct signature signature_of_keep_node_fitting_size = {
    "keep_node_fitting_size", shapes_of_keep_node_fitting_size, &keep_status_type, false};
keep_status keep_node_fitting_size(keep_layout *layout, keep_node node, keep_size target, double horizontal_priority, double vertical_priority, keep_size *size) {
  void *arguments[] = {&layout, &node, &target, &horizontal_priority, &vertical_priority, &size};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_fitting_size, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_node, keep_size, double, double, keep_size *))trace_find(121))(layout, node, target, horizontal_priority, vertical_priority, size);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_size_range[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {"axis", VALUE, &keep_axis_type},
    {"priority", VALUE, &double_type},
    {"minimum", OUT, &double_type},
    {"maximum", OUT, &double_type},
    {0}};
static const struct signature signature_of_keep_node_size_range = {
    "keep_node_size_range", shapes_of_keep_node_size_range, &keep_status_type, false};
keep_status keep_node_size_range(keep_layout *layout, keep_node node, keep_axis axis, double priority, double *minimum, double *maximum) {
  void *arguments[] = {&layout, &node, &axis, &priority, &minimum, &maximum};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_size_range, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_node, keep_axis, double, double *, double *))trace_find(122))(layout, node, axis, priority, minimum, maximum);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_keep_size[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {"width", VALUE, &double_type},
    {"height", VALUE, &double_type},
    {"priority", VALUE, &double_type},
    {0}};
static const struct signature signature_of_keep_node_keep_size = {
    "keep_node_keep_size", shapes_of_keep_node_keep_size, &keep_status_type, false};
keep_status keep_node_keep_size(keep_layout *layout, keep_node node, double width, double height, double priority) {
  void *arguments[] = {&layout, &node, &width, &height, &priority};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_keep_size, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_node, double, double, double))trace_find(123))(layout, node, width, height, priority);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_keep_insets[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {"kind", VALUE, &keep_attribute_kind_type},
    {"insets", VALUE, &keep_insets_type},
    {"priority", VALUE, &double_type},
    {0}};
static const struct signature signature_of_keep_node_keep_insets = {
    "keep_node_keep_insets", shapes_of_keep_node_keep_insets, &keep_status_type, false};
keep_status keep_node_keep_insets(keep_layout *layout, keep_node node, keep_attribute_kind kind, keep_insets insets, double priority) {
  void *arguments[] = {&layout, &node, &kind, &insets, &priority};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_keep_insets, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_node, keep_attribute_kind, keep_insets, double))trace_find(124))(layout, node, kind, insets, priority);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_keep_center[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {"x", VALUE, &double_type},
    {"y", VALUE, &double_type},
    {"priority", VALUE, &double_type},
    {0}};
static const struct signature signature_of_keep_node_keep_center = {
    "keep_node_keep_center", shapes_of_keep_node_keep_center, &keep_status_type, false};
keep_status keep_node_keep_center(keep_layout *layout, keep_node node, double x, double y, double priority) {
  void *arguments[] = {&layout, &node, &x, &y, &priority};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_keep_center, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_node, double, double, double))trace_find(125))(layout, node, x, y, priority);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_keep_centered[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {"priority", VALUE, &double_type},
    {0}};
static const struct signature signature_of_keep_node_keep_centered = {
    "keep_node_keep_centered", shapes_of_keep_node_keep_centered, &keep_status_type, false};
keep_status keep_node_keep_centered(keep_layout *layout, keep_node node, double priority) {
  void *arguments[] = {&layout, &node, &priority};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_keep_centered, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_node, double))trace_find(126))(layout, node, priority);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_keep_horizontally_centered[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {"priority", VALUE, &double_type},
    {0}};
static const struct signature signature_of_keep_node_keep_horizontally_centered = {
    "keep_node_keep_horizontally_centered", shapes_of_keep_node_keep_horizontally_centered, &keep_status_type, false};
keep_status keep_node_keep_horizontally_centered(keep_layout *layout, keep_node node, double priority) {
  void *arguments[] = {&layout, &node, &priority};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_keep_horizontally_centered, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_node, double))trace_find(127))(layout, node, priority);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_keep_vertically_centered[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {"priority", VALUE, &double_type},
    {0}};
static const struct signature signature_of_keep_node_keep_vertically_centered = {
    "keep_node_keep_vertically_centered", shapes_of_keep_node_keep_vertically_centered, &keep_status_type, false};
keep_status keep_node_keep_vertically_centered(keep_layout *layout, keep_node node, double priority) {
  void *arguments[] = {&layout, &node, &priority};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_keep_vertically_centered, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_node, double))trace_find(128))(layout, node, priority);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_group_create[] = {
    {"layout", OWNER, &layout_type},
    {"attributes", ARRAY, &keep_attribute_type, COUNT, 2},
    {"count", VALUE, &size_type},
    {0}};
static const struct signature signature_of_keep_group_create = {
    "keep_group_create", shapes_of_keep_group_create, &keep_attribute_type, false};
keep_attribute keep_group_create(keep_layout *layout, const keep_attribute *attributes, size_t count) {
  void *arguments[] = {&layout, &attributes, &count};
  struct call call;
  trace_begin(&call, &signature_of_keep_group_create, arguments);
  keep_attribute result = ((keep_attribute (*)(keep_layout *, const keep_attribute *, size_t))trace_find(129))(layout, attributes, count);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_group_destroy[] = {
    {"layout", OWNER, &layout_type},
    {"group", VALUE, &keep_attribute_type},
    {0}};
static const struct signature signature_of_keep_group_destroy = {
    "keep_group_destroy", shapes_of_keep_group_destroy, &keep_status_type, false};
keep_status keep_group_destroy(keep_layout *layout, keep_attribute group) {
  void *arguments[] = {&layout, &group};
  struct call call;
  trace_begin(&call, &signature_of_keep_group_destroy, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_attribute))trace_find(130))(layout, group);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_attribute_members[] = {
    {"layout", OWNER, &layout_type},
    {"group", VALUE, &keep_attribute_type},
    {"members", OUTS, &keep_attribute_type, COUNT, 3},
    {"capacity", VALUE, &size_type},
    {0}};
static const struct signature signature_of_keep_attribute_members = {
    "keep_attribute_members", shapes_of_keep_attribute_members, &size_type, false};
size_t keep_attribute_members(keep_layout *layout, keep_attribute group, keep_attribute *members, size_t capacity) {
  void *arguments[] = {&layout, &group, &members, &capacity};
  struct call call;
  trace_begin(&call, &signature_of_keep_attribute_members, arguments);
  size_t result = ((size_t (*)(keep_layout *, keep_attribute, keep_attribute *, size_t))trace_find(131))(layout, group, members, capacity);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_nodes_attribute[] = {
    {"layout", OWNER, &layout_type},
    {"nodes", ARRAY, &keep_node_type, COUNT, 2},
    {"count", VALUE, &size_type},
    {"kind", VALUE, &keep_attribute_kind_type},
    {0}};
static const struct signature signature_of_keep_nodes_attribute = {
    "keep_nodes_attribute", shapes_of_keep_nodes_attribute, &keep_attribute_type, false};
keep_attribute keep_nodes_attribute(keep_layout *layout, const keep_node *nodes, size_t count, keep_attribute_kind kind) {
  void *arguments[] = {&layout, &nodes, &count, &kind};
  struct call call;
  trace_begin(&call, &signature_of_keep_nodes_attribute, arguments);
  keep_attribute result = ((keep_attribute (*)(keep_layout *, const keep_node *, size_t, keep_attribute_kind))trace_find(132))(layout, nodes, count, kind);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_nodes_attribute_to[] = {
    {"layout", OWNER, &layout_type},
    {"nodes", ARRAY, &keep_node_type, COUNT, 2},
    {"count", VALUE, &size_type},
    {"kind", VALUE, &keep_attribute_kind_type},
    {"other", VALUE, &keep_node_type},
    {0}};
static const struct signature signature_of_keep_nodes_attribute_to = {
    "keep_nodes_attribute_to", shapes_of_keep_nodes_attribute_to, &keep_attribute_type, false};
keep_attribute keep_nodes_attribute_to(keep_layout *layout, const keep_node *nodes, size_t count, keep_attribute_kind kind, keep_node other) {
  void *arguments[] = {&layout, &nodes, &count, &kind, &other};
  struct call call;
  trace_begin(&call, &signature_of_keep_nodes_attribute_to, arguments);
  keep_attribute result = ((keep_attribute (*)(keep_layout *, const keep_node *, size_t, keep_attribute_kind, keep_node))trace_find(133))(layout, nodes, count, kind, other);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_nodes_attribute_between[] = {
    {"layout", OWNER, &layout_type},
    {"nodes", ARRAY, &keep_node_type, COUNT, 2},
    {"count", VALUE, &size_type},
    {"kind", VALUE, &keep_attribute_kind_type},
    {0}};
static const struct signature signature_of_keep_nodes_attribute_between = {
    "keep_nodes_attribute_between", shapes_of_keep_nodes_attribute_between, &keep_attribute_type, false};
keep_attribute keep_nodes_attribute_between(keep_layout *layout, const keep_node *nodes, size_t count, keep_attribute_kind kind) {
  void *arguments[] = {&layout, &nodes, &count, &kind};
  struct call call;
  trace_begin(&call, &signature_of_keep_nodes_attribute_between, arguments);
  keep_attribute result = ((keep_attribute (*)(keep_layout *, const keep_node *, size_t, keep_attribute_kind))trace_find(134))(layout, nodes, count, kind);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_nodes_set[] = {
    {"layout", OWNER, &layout_type},
    {"nodes", ARRAY, &keep_node_type, COUNT, 2},
    {"count", VALUE, &size_type},
    {"kind", VALUE, &keep_attribute_kind_type},
    {"other", VALUE, &keep_node_type},
    {"relation", VALUE, &keep_relation_type},
    {"value", VALUE, &double_type},
    {"priority", VALUE, &double_type},
    {0}};
static const struct signature signature_of_keep_nodes_set = {
    "keep_nodes_set", shapes_of_keep_nodes_set, &keep_status_type, false};
keep_status keep_nodes_set(keep_layout *layout, const keep_node *nodes, size_t count, keep_attribute_kind kind, keep_node other, keep_relation relation, double value, double priority) {
  void *arguments[] = {&layout, &nodes, &count, &kind, &other, &relation, &value, &priority};
  struct call call;
  trace_begin(&call, &signature_of_keep_nodes_set, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, const keep_node *, size_t, keep_attribute_kind, keep_node, keep_relation, double, double))trace_find(135))(layout, nodes, count, kind, other, relation, value, priority);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_nodes_set_between[] = {
    {"layout", OWNER, &layout_type},
    {"nodes", ARRAY, &keep_node_type, COUNT, 2},
    {"count", VALUE, &size_type},
    {"kind", VALUE, &keep_attribute_kind_type},
    {"relation", VALUE, &keep_relation_type},
    {"value", VALUE, &double_type},
    {"priority", VALUE, &double_type},
    {0}};
static const struct signature signature_of_keep_nodes_set_between = {
    "keep_nodes_set_between", shapes_of_keep_nodes_set_between, &keep_status_type, false};
keep_status keep_nodes_set_between(keep_layout *layout, const keep_node *nodes, size_t count, keep_attribute_kind kind, keep_relation relation, double value, double priority) {
  void *arguments[] = {&layout, &nodes, &count, &kind, &relation, &value, &priority};
  struct call call;
  trace_begin(&call, &signature_of_keep_nodes_set_between, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, const keep_node *, size_t, keep_attribute_kind, keep_relation, double, double))trace_find(136))(layout, nodes, count, kind, relation, value, priority);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_nodes_distribute[] = {
    {"layout", OWNER, &layout_type},
    {"nodes", ARRAY, &keep_node_type, COUNT, 2},
    {"count", VALUE, &size_type},
    {"kind", VALUE, &keep_attribute_kind_type},
    {"priority", VALUE, &double_type},
    {0}};
static const struct signature signature_of_keep_nodes_distribute = {
    "keep_nodes_distribute", shapes_of_keep_nodes_distribute, &keep_status_type, false};
keep_status keep_nodes_distribute(keep_layout *layout, const keep_node *nodes, size_t count, keep_attribute_kind kind, double priority) {
  void *arguments[] = {&layout, &nodes, &count, &kind, &priority};
  struct call call;
  trace_begin(&call, &signature_of_keep_nodes_distribute, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, const keep_node *, size_t, keep_attribute_kind, double))trace_find(137))(layout, nodes, count, kind, priority);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_nodes_keep_size[] = {
    {"layout", OWNER, &layout_type},
    {"nodes", ARRAY, &keep_node_type, COUNT, 2},
    {"count", VALUE, &size_type},
    {"width", VALUE, &double_type},
    {"height", VALUE, &double_type},
    {"priority", VALUE, &double_type},
    {0}};
static const struct signature signature_of_keep_nodes_keep_size = {
    "keep_nodes_keep_size", shapes_of_keep_nodes_keep_size, &keep_status_type, false};
keep_status keep_nodes_keep_size(keep_layout *layout, const keep_node *nodes, size_t count, double width, double height, double priority) {
  void *arguments[] = {&layout, &nodes, &count, &width, &height, &priority};
  struct call call;
  trace_begin(&call, &signature_of_keep_nodes_keep_size, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, const keep_node *, size_t, double, double, double))trace_find(138))(layout, nodes, count, width, height, priority);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_nodes_keep_insets[] = {
    {"layout", OWNER, &layout_type},
    {"nodes", ARRAY, &keep_node_type, COUNT, 2},
    {"count", VALUE, &size_type},
    {"kind", VALUE, &keep_attribute_kind_type},
    {"insets", VALUE, &keep_insets_type},
    {"priority", VALUE, &double_type},
    {0}};
static const struct signature signature_of_keep_nodes_keep_insets = {
    "keep_nodes_keep_insets", shapes_of_keep_nodes_keep_insets, &keep_status_type, false};
keep_status keep_nodes_keep_insets(keep_layout *layout, const keep_node *nodes, size_t count, keep_attribute_kind kind, keep_insets insets, double priority) {
  void *arguments[] = {&layout, &nodes, &count, &kind, &insets, &priority};
  struct call call;
  trace_begin(&call, &signature_of_keep_nodes_keep_insets, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, const keep_node *, size_t, keep_attribute_kind, keep_insets, double))trace_find(139))(layout, nodes, count, kind, insets, priority);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_nodes_keep_center[] = {
    {"layout", OWNER, &layout_type},
    {"nodes", ARRAY, &keep_node_type, COUNT, 2},
    {"count", VALUE, &size_type},
    {"x", VALUE, &double_type},
    {"y", VALUE, &double_type},
    {"priority", VALUE, &double_type},
    {0}};
static const struct signature signature_of_keep_nodes_keep_center = {
    "keep_nodes_keep_center", shapes_of_keep_nodes_keep_center, &keep_status_type, false};
keep_status keep_nodes_keep_center(keep_layout *layout, const keep_node *nodes, size_t count, double x, double y, double priority) {
  void *arguments[] = {&layout, &nodes, &count, &x, &y, &priority};
  struct call call;
  trace_begin(&call, &signature_of_keep_nodes_keep_center, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, const keep_node *, size_t, double, double, double))trace_find(140))(layout, nodes, count, x, y, priority);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_nodes_set_hugging[] = {
    {"layout", OWNER, &layout_type},
    {"nodes", ARRAY, &keep_node_type, COUNT, 2},
    {"count", VALUE, &size_type},
    {"axis", VALUE, &keep_axis_type},
    {"priority", VALUE, &double_type},
    {0}};
static const struct signature signature_of_keep_nodes_set_hugging = {
    "keep_nodes_set_hugging", shapes_of_keep_nodes_set_hugging, &keep_status_type, false};
keep_status keep_nodes_set_hugging(keep_layout *layout, const keep_node *nodes, size_t count, keep_axis axis, double priority) {
  void *arguments[] = {&layout, &nodes, &count, &axis, &priority};
  struct call call;
  trace_begin(&call, &signature_of_keep_nodes_set_hugging, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, const keep_node *, size_t, keep_axis, double))trace_find(141))(layout, nodes, count, axis, priority);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_nodes_set_compression[] = {
    {"layout", OWNER, &layout_type},
    {"nodes", ARRAY, &keep_node_type, COUNT, 2},
    {"count", VALUE, &size_type},
    {"axis", VALUE, &keep_axis_type},
    {"priority", VALUE, &double_type},
    {0}};
static const struct signature signature_of_keep_nodes_set_compression = {
    "keep_nodes_set_compression", shapes_of_keep_nodes_set_compression, &keep_status_type, false};
keep_status keep_nodes_set_compression(keep_layout *layout, const keep_node *nodes, size_t count, keep_axis axis, double priority) {
  void *arguments[] = {&layout, &nodes, &count, &axis, &priority};
  struct call call;
  trace_begin(&call, &signature_of_keep_nodes_set_compression, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, const keep_node *, size_t, keep_axis, double))trace_find(142))(layout, nodes, count, axis, priority);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_atomic_begin[] = {
    {"layout", OWNER, &layout_type},
    {0}};
static const struct signature signature_of_keep_atomic_begin = {
    "keep_atomic_begin", shapes_of_keep_atomic_begin, &keep_atomic_type, false};
keep_atomic keep_atomic_begin(keep_layout *layout) {
  void *arguments[] = {&layout};
  struct call call;
  trace_begin(&call, &signature_of_keep_atomic_begin, arguments);
  keep_atomic result = ((keep_atomic (*)(keep_layout *))trace_find(143))(layout);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_atomic_end[] = {
    {"layout", OWNER, &layout_type},
    {0}};
static const struct signature signature_of_keep_atomic_end = {
    "keep_atomic_end", shapes_of_keep_atomic_end, &keep_status_type, false};
keep_status keep_atomic_end(keep_layout *layout) {
  void *arguments[] = {&layout};
  struct call call;
  trace_begin(&call, &signature_of_keep_atomic_end, arguments);
  keep_status result = ((keep_status (*)(keep_layout *))trace_find(144))(layout);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_atomic_deactivate[] = {
    {"layout", OWNER, &layout_type},
    {"atomic", VALUE, &keep_atomic_type},
    {0}};
static const struct signature signature_of_keep_atomic_deactivate = {
    "keep_atomic_deactivate", shapes_of_keep_atomic_deactivate, &keep_status_type, false};
keep_status keep_atomic_deactivate(keep_layout *layout, keep_atomic atomic) {
  void *arguments[] = {&layout, &atomic};
  struct call call;
  trace_begin(&call, &signature_of_keep_atomic_deactivate, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_atomic))trace_find(145))(layout, atomic);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_atomic_activate[] = {
    {"layout", OWNER, &layout_type},
    {"atomic", VALUE, &keep_atomic_type},
    {0}};
static const struct signature signature_of_keep_atomic_activate = {
    "keep_atomic_activate", shapes_of_keep_atomic_activate, &keep_status_type, false};
keep_status keep_atomic_activate(keep_layout *layout, keep_atomic atomic) {
  void *arguments[] = {&layout, &atomic};
  struct call call;
  trace_begin(&call, &signature_of_keep_atomic_activate, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_atomic))trace_find(146))(layout, atomic);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_atomic_destroy[] = {
    {"layout", OWNER, &layout_type},
    {"atomic", VALUE, &keep_atomic_type},
    {0}};
static const struct signature signature_of_keep_atomic_destroy = {
    "keep_atomic_destroy", shapes_of_keep_atomic_destroy, &keep_status_type, false};
keep_status keep_atomic_destroy(keep_layout *layout, keep_atomic atomic) {
  void *arguments[] = {&layout, &atomic};
  struct call call;
  trace_begin(&call, &signature_of_keep_atomic_destroy, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_atomic))trace_find(147))(layout, atomic);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_atomic_is_valid[] = {
    {"layout", OWNER, &layout_type},
    {"atomic", VALUE, &keep_atomic_type},
    {0}};
static const struct signature signature_of_keep_atomic_is_valid = {
    "keep_atomic_is_valid", shapes_of_keep_atomic_is_valid, &bool_type, false};
bool keep_atomic_is_valid(const keep_layout *layout, keep_atomic atomic) {
  void *arguments[] = {&layout, &atomic};
  struct call call;
  trace_begin(&call, &signature_of_keep_atomic_is_valid, arguments);
  bool result = ((bool (*)(const keep_layout *, keep_atomic))trace_find(148))(layout, atomic);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_atomic_is_active[] = {
    {"layout", OWNER, &layout_type},
    {"atomic", VALUE, &keep_atomic_type},
    {0}};
static const struct signature signature_of_keep_atomic_is_active = {
    "keep_atomic_is_active", shapes_of_keep_atomic_is_active, &bool_type, false};
bool keep_atomic_is_active(const keep_layout *layout, keep_atomic atomic) {
  void *arguments[] = {&layout, &atomic};
  struct call call;
  trace_begin(&call, &signature_of_keep_atomic_is_active, arguments);
  bool result = ((bool (*)(const keep_layout *, keep_atomic))trace_find(149))(layout, atomic);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_atomic_constraints[] = {
    {"layout", OWNER, &layout_type},
    {"atomic", VALUE, &keep_atomic_type},
    {"constraints", OUTS, &keep_constraint_type, COUNT, 3},
    {"capacity", VALUE, &size_type},
    {0}};
static const struct signature signature_of_keep_atomic_constraints = {
    "keep_atomic_constraints", shapes_of_keep_atomic_constraints, &size_type, false};
size_t keep_atomic_constraints(const keep_layout *layout, keep_atomic atomic, keep_constraint *constraints, size_t capacity) {
  void *arguments[] = {&layout, &atomic, &constraints, &capacity};
  struct call call;
  trace_begin(&call, &signature_of_keep_atomic_constraints, arguments);
  size_t result = ((size_t (*)(const keep_layout *, keep_atomic, keep_constraint *, size_t))trace_find(150))(layout, atomic, constraints, capacity);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_attribute_constraint[] = {
    {"layout", OWNER, &layout_type},
    {"attribute", VALUE, &keep_attribute_type},
    {"relation", VALUE, &keep_relation_type},
    {0}};
static const struct signature signature_of_keep_attribute_constraint = {
    "keep_attribute_constraint", shapes_of_keep_attribute_constraint, &keep_constraint_type, false};
keep_constraint keep_attribute_constraint(const keep_layout *layout, keep_attribute attribute, keep_relation relation) {
  void *arguments[] = {&layout, &attribute, &relation};
  struct call call;
  trace_begin(&call, &signature_of_keep_attribute_constraint, arguments);
  keep_constraint result = ((keep_constraint (*)(const keep_layout *, keep_attribute, keep_relation))trace_find(151))(layout, attribute, relation);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_constraint_remove[] = {
    {"layout", OWNER, &layout_type},
    {"constraint", VALUE, &keep_constraint_type},
    {0}};
static const struct signature signature_of_keep_constraint_remove = {
    "keep_constraint_remove", shapes_of_keep_constraint_remove, &keep_status_type, false};
keep_status keep_constraint_remove(keep_layout *layout, keep_constraint constraint) {
  void *arguments[] = {&layout, &constraint};
  struct call call;
  trace_begin(&call, &signature_of_keep_constraint_remove, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_constraint))trace_find(152))(layout, constraint);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_constraint_is_valid[] = {
    {"layout", OWNER, &layout_type},
    {"constraint", VALUE, &keep_constraint_type},
    {0}};
static const struct signature signature_of_keep_constraint_is_valid = {
    "keep_constraint_is_valid", shapes_of_keep_constraint_is_valid, &bool_type, false};
bool keep_constraint_is_valid(const keep_layout *layout, keep_constraint constraint) {
  void *arguments[] = {&layout, &constraint};
  struct call call;
  trace_begin(&call, &signature_of_keep_constraint_is_valid, arguments);
  bool result = ((bool (*)(const keep_layout *, keep_constraint))trace_find(153))(layout, constraint);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_constraint_is_active[] = {
    {"layout", OWNER, &layout_type},
    {"constraint", VALUE, &keep_constraint_type},
    {0}};
static const struct signature signature_of_keep_constraint_is_active = {
    "keep_constraint_is_active", shapes_of_keep_constraint_is_active, &bool_type, false};
bool keep_constraint_is_active(const keep_layout *layout, keep_constraint constraint) {
  void *arguments[] = {&layout, &constraint};
  struct call call;
  trace_begin(&call, &signature_of_keep_constraint_is_active, arguments);
  bool result = ((bool (*)(const keep_layout *, keep_constraint))trace_find(154))(layout, constraint);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_constraint_source[] = {
    {"layout", OWNER, &layout_type},
    {"constraint", VALUE, &keep_constraint_type},
    {0}};
static const struct signature signature_of_keep_constraint_source = {
    "keep_constraint_source", shapes_of_keep_constraint_source, &keep_source_type, false};
keep_source keep_constraint_source(const keep_layout *layout, keep_constraint constraint) {
  void *arguments[] = {&layout, &constraint};
  struct call call;
  trace_begin(&call, &signature_of_keep_constraint_source, arguments);
  keep_source result = ((keep_source (*)(const keep_layout *, keep_constraint))trace_find(155))(layout, constraint);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_constraint_node[] = {
    {"layout", OWNER, &layout_type},
    {"constraint", VALUE, &keep_constraint_type},
    {0}};
static const struct signature signature_of_keep_constraint_node = {
    "keep_constraint_node", shapes_of_keep_constraint_node, &keep_node_type, false};
keep_node keep_constraint_node(const keep_layout *layout, keep_constraint constraint) {
  void *arguments[] = {&layout, &constraint};
  struct call call;
  trace_begin(&call, &signature_of_keep_constraint_node, arguments);
  keep_node result = ((keep_node (*)(const keep_layout *, keep_constraint))trace_find(156))(layout, constraint);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_constraint_attribute[] = {
    {"layout", OWNER, &layout_type},
    {"constraint", VALUE, &keep_constraint_type},
    {0}};
static const struct signature signature_of_keep_constraint_attribute = {
    "keep_constraint_attribute", shapes_of_keep_constraint_attribute, &keep_attribute_type, false};
keep_attribute keep_constraint_attribute(const keep_layout *layout, keep_constraint constraint) {
  void *arguments[] = {&layout, &constraint};
  struct call call;
  trace_begin(&call, &signature_of_keep_constraint_attribute, arguments);
  keep_attribute result = ((keep_attribute (*)(const keep_layout *, keep_constraint))trace_find(157))(layout, constraint);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_constraint_relation[] = {
    {"layout", OWNER, &layout_type},
    {"constraint", VALUE, &keep_constraint_type},
    {0}};
static const struct signature signature_of_keep_constraint_relation = {
    "keep_constraint_relation", shapes_of_keep_constraint_relation, &keep_relation_type, false};
keep_relation keep_constraint_relation(const keep_layout *layout, keep_constraint constraint) {
  void *arguments[] = {&layout, &constraint};
  struct call call;
  trace_begin(&call, &signature_of_keep_constraint_relation, arguments);
  keep_relation result = ((keep_relation (*)(const keep_layout *, keep_constraint))trace_find(158))(layout, constraint);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_constraint_value[] = {
    {"layout", OWNER, &layout_type},
    {"constraint", VALUE, &keep_constraint_type},
    {0}};
static const struct signature signature_of_keep_constraint_value = {
    "keep_constraint_value", shapes_of_keep_constraint_value, &double_type, false};
double keep_constraint_value(const keep_layout *layout, keep_constraint constraint) {
  void *arguments[] = {&layout, &constraint};
  struct call call;
  trace_begin(&call, &signature_of_keep_constraint_value, arguments);
  double result = ((double (*)(const keep_layout *, keep_constraint))trace_find(159))(layout, constraint);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_constraint_priority[] = {
    {"layout", OWNER, &layout_type},
    {"constraint", VALUE, &keep_constraint_type},
    {0}};
static const struct signature signature_of_keep_constraint_priority = {
    "keep_constraint_priority", shapes_of_keep_constraint_priority, &double_type, false};
double keep_constraint_priority(const keep_layout *layout, keep_constraint constraint) {
  void *arguments[] = {&layout, &constraint};
  struct call call;
  trace_begin(&call, &signature_of_keep_constraint_priority, arguments);
  double result = ((double (*)(const keep_layout *, keep_constraint))trace_find(160))(layout, constraint);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_constraint_description[] = {
    {"layout", OWNER, &layout_type},
    {"constraint", VALUE, &keep_constraint_type},
    {0}};
static const struct signature signature_of_keep_constraint_description = {
    "keep_constraint_description", shapes_of_keep_constraint_description, &text_type, false};
const char *keep_constraint_description(keep_layout *layout, keep_constraint constraint) {
  void *arguments[] = {&layout, &constraint};
  struct call call;
  trace_begin(&call, &signature_of_keep_constraint_description, arguments);
  const char *result = ((const char *(*)(keep_layout *, keep_constraint))trace_find(161))(layout, constraint);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_constraint_set_name[] = {
    {"layout", OWNER, &layout_type},
    {"constraint", VALUE, &keep_constraint_type},
    {"name", VALUE, &text_type},
    {0}};
static const struct signature signature_of_keep_constraint_set_name = {
    "keep_constraint_set_name", shapes_of_keep_constraint_set_name, &keep_status_type, false};
keep_status keep_constraint_set_name(keep_layout *layout, keep_constraint constraint, const char *name) {
  void *arguments[] = {&layout, &constraint, &name};
  struct call call;
  trace_begin(&call, &signature_of_keep_constraint_set_name, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_constraint, const char *))trace_find(162))(layout, constraint, name);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_constraint_name[] = {
    {"layout", OWNER, &layout_type},
    {"constraint", VALUE, &keep_constraint_type},
    {0}};
static const struct signature signature_of_keep_constraint_name = {
    "keep_constraint_name", shapes_of_keep_constraint_name, &text_type, false};
const char *keep_constraint_name(keep_layout *layout, keep_constraint constraint) {
  void *arguments[] = {&layout, &constraint};
  struct call call;
  trace_begin(&call, &signature_of_keep_constraint_name, arguments);
  const char *result = ((const char *(*)(keep_layout *, keep_constraint))trace_find(163))(layout, constraint);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_constraint_terms[] = {
    {"layout", OWNER, &layout_type},
    {"constraint", VALUE, &keep_constraint_type},
    {"relation", OUT, &keep_relation_type},
    {"constant", OUT, &double_type},
    {"terms", OUTS, &keep_term_type, COUNT, 5},
    {"capacity", VALUE, &size_type},
    {0}};
static const struct signature signature_of_keep_constraint_terms = {
    "keep_constraint_terms", shapes_of_keep_constraint_terms, &size_type, false};
size_t keep_constraint_terms(keep_layout *layout, keep_constraint constraint, keep_relation *relation, double *constant, keep_term *terms, size_t capacity) {
  void *arguments[] = {&layout, &constraint, &relation, &constant, &terms, &capacity};
  struct call call;
  trace_begin(&call, &signature_of_keep_constraint_terms, arguments);
  size_t result = ((size_t (*)(keep_layout *, keep_constraint, keep_relation *, double *, keep_term *, size_t))trace_find(164))(layout, constraint, relation, constant, terms, capacity);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_constraint_set_value[] = {
    {"layout", OWNER, &layout_type},
    {"constraint", VALUE, &keep_constraint_type},
    {"value", VALUE, &double_type},
    {0}};
static const struct signature signature_of_keep_constraint_set_value = {
    "keep_constraint_set_value", shapes_of_keep_constraint_set_value, &keep_status_type, false};
keep_status keep_constraint_set_value(keep_layout *layout, keep_constraint constraint, double value) {
  void *arguments[] = {&layout, &constraint, &value};
  struct call call;
  trace_begin(&call, &signature_of_keep_constraint_set_value, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_constraint, double))trace_find(165))(layout, constraint, value);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_constraint_set_priority[] = {
    {"layout", OWNER, &layout_type},
    {"constraint", VALUE, &keep_constraint_type},
    {"priority", VALUE, &double_type},
    {0}};
static const struct signature signature_of_keep_constraint_set_priority = {
    "keep_constraint_set_priority", shapes_of_keep_constraint_set_priority, &keep_status_type, false};
keep_status keep_constraint_set_priority(keep_layout *layout, keep_constraint constraint, double priority) {
  void *arguments[] = {&layout, &constraint, &priority};
  struct call call;
  trace_begin(&call, &signature_of_keep_constraint_set_priority, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_constraint, double))trace_find(166))(layout, constraint, priority);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_constraint_set_relation[] = {
    {"layout", OWNER, &layout_type},
    {"constraint", VALUE, &keep_constraint_type},
    {"relation", VALUE, &keep_relation_type},
    {0}};
static const struct signature signature_of_keep_constraint_set_relation = {
    "keep_constraint_set_relation", shapes_of_keep_constraint_set_relation, &keep_status_type, false};
keep_status keep_constraint_set_relation(keep_layout *layout, keep_constraint constraint, keep_relation relation) {
  void *arguments[] = {&layout, &constraint, &relation};
  struct call call;
  trace_begin(&call, &signature_of_keep_constraint_set_relation, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_constraint, keep_relation))trace_find(167))(layout, constraint, relation);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_constraint_set_coefficient[] = {
    {"layout", OWNER, &layout_type},
    {"constraint", VALUE, &keep_constraint_type},
    {"index", VALUE, &size_type},
    {"coefficient", VALUE, &double_type},
    {0}};
static const struct signature signature_of_keep_constraint_set_coefficient = {
    "keep_constraint_set_coefficient", shapes_of_keep_constraint_set_coefficient, &keep_status_type, false};
keep_status keep_constraint_set_coefficient(keep_layout *layout, keep_constraint constraint, size_t index, double coefficient) {
  void *arguments[] = {&layout, &constraint, &index, &coefficient};
  struct call call;
  trace_begin(&call, &signature_of_keep_constraint_set_coefficient, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_constraint, size_t, double))trace_find(168))(layout, constraint, index, coefficient);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_constraint_set_installed[] = {
    {"layout", OWNER, &layout_type},
    {"constraint", VALUE, &keep_constraint_type},
    {"installed", VALUE, &bool_type},
    {0}};
static const struct signature signature_of_keep_constraint_set_installed = {
    "keep_constraint_set_installed", shapes_of_keep_constraint_set_installed, &keep_status_type, false};
keep_status keep_constraint_set_installed(keep_layout *layout, keep_constraint constraint, bool installed) {
  void *arguments[] = {&layout, &constraint, &installed};
  struct call call;
  trace_begin(&call, &signature_of_keep_constraint_set_installed, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_constraint, bool))trace_find(169))(layout, constraint, installed);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_constraint_is_installed[] = {
    {"layout", OWNER, &layout_type},
    {"constraint", VALUE, &keep_constraint_type},
    {0}};
static const struct signature signature_of_keep_constraint_is_installed = {
    "keep_constraint_is_installed", shapes_of_keep_constraint_is_installed, &bool_type, false};
bool keep_constraint_is_installed(const keep_layout *layout, keep_constraint constraint) {
  void *arguments[] = {&layout, &constraint};
  struct call call;
  trace_begin(&call, &signature_of_keep_constraint_is_installed, arguments);
  bool result = ((bool (*)(const keep_layout *, keep_constraint))trace_find(170))(layout, constraint);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_constrain[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {"anchor", VALUE, &keep_anchor_type},
    {"relation", VALUE, &keep_relation_type},
    {"other", VALUE, &keep_node_type},
    {"other_anchor", VALUE, &keep_anchor_type},
    {"multiplier", VALUE, &double_type},
    {"constant", VALUE, &double_type},
    {"priority", VALUE, &double_type},
    {"installed", VALUE, &bool_type},
    {0}};
static const struct signature signature_of_keep_node_constrain = {
    "keep_node_constrain", shapes_of_keep_node_constrain, &keep_constraint_type, false};
keep_constraint keep_node_constrain(keep_layout *layout, keep_node node, keep_anchor anchor, keep_relation relation, keep_node other, keep_anchor other_anchor, double multiplier, double constant, double priority, bool installed) {
  void *arguments[] = {&layout, &node, &anchor, &relation, &other, &other_anchor, &multiplier, &constant, &priority, &installed};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_constrain, arguments);
  keep_constraint result = ((keep_constraint (*)(keep_layout *, keep_node, keep_anchor, keep_relation, keep_node, keep_anchor, double, double, double, bool))trace_find(171))(layout, node, anchor, relation, other, other_anchor, multiplier, constant, priority, installed);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_constraint_create[] = {
    {"layout", OWNER, &layout_type},
    {"terms", ARRAY, &keep_term_type, COUNT, 2, .most = 65536},
    {"count", VALUE, &size_type},
    {"relation", VALUE, &keep_relation_type},
    {"constant", VALUE, &double_type},
    {"priority", VALUE, &double_type},
    {"installed", VALUE, &bool_type},
    {0}};
static const struct signature signature_of_keep_constraint_create = {
    "keep_constraint_create", shapes_of_keep_constraint_create, &keep_constraint_type, false};
keep_constraint keep_constraint_create(keep_layout *layout, const keep_term *terms, size_t count, keep_relation relation, double constant, double priority, bool installed) {
  void *arguments[] = {&layout, &terms, &count, &relation, &constant, &priority, &installed};
  struct call call;
  trace_begin(&call, &signature_of_keep_constraint_create, arguments);
  keep_constraint result = ((keep_constraint (*)(keep_layout *, const keep_term *, size_t, keep_relation, double, double, bool))trace_find(172))(layout, terms, count, relation, constant, priority, installed);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_capture_begin[] = {
    {"layout", OWNER, &layout_type},
    {0}};
static const struct signature signature_of_keep_capture_begin = {
    "keep_capture_begin", shapes_of_keep_capture_begin, &keep_status_type, false};
keep_status keep_capture_begin(keep_layout *layout) {
  void *arguments[] = {&layout};
  struct call call;
  trace_begin(&call, &signature_of_keep_capture_begin, arguments);
  keep_status result = ((keep_status (*)(keep_layout *))trace_find(173))(layout);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_capture_constraints[] = {
    {"layout", OWNER, &layout_type},
    {"constraints", OUTS, &keep_constraint_type, COUNT, 2},
    {"capacity", VALUE, &size_type},
    {0}};
static const struct signature signature_of_keep_capture_constraints = {
    "keep_capture_constraints", shapes_of_keep_capture_constraints, &size_type, false};
size_t keep_capture_constraints(const keep_layout *layout, keep_constraint *constraints, size_t capacity) {
  void *arguments[] = {&layout, &constraints, &capacity};
  struct call call;
  trace_begin(&call, &signature_of_keep_capture_constraints, arguments);
  size_t result = ((size_t (*)(const keep_layout *, keep_constraint *, size_t))trace_find(174))(layout, constraints, capacity);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_capture_end[] = {
    {"layout", OWNER, &layout_type},
    {0}};
static const struct signature signature_of_keep_capture_end = {
    "keep_capture_end", shapes_of_keep_capture_end, &keep_status_type, false};
keep_status keep_capture_end(keep_layout *layout) {
  void *arguments[] = {&layout};
  struct call call;
  trace_begin(&call, &signature_of_keep_capture_end, arguments);
  keep_status result = ((keep_status (*)(keep_layout *))trace_find(175))(layout);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_equation_create[] = {
    {"layout", OWNER, &layout_type},
    {"text", VALUE, &text_type},
    {"context", ONE, &keep_equation_context_type},
    {0}};
static const struct signature signature_of_keep_equation_create = {
    "keep_equation_create", shapes_of_keep_equation_create, &keep_constraint_type, false};
keep_constraint keep_equation_create(keep_layout *layout, const char *text, const keep_equation_context *context) {
  void *arguments[] = {&layout, &text, &context};
  struct call call;
  trace_begin(&call, &signature_of_keep_equation_create, arguments);
  keep_constraint result = ((keep_constraint (*)(keep_layout *, const char *, const keep_equation_context *))trace_find(176))(layout, text, context);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_equations_create[] = {
    {"layout", OWNER, &layout_type},
    {"texts", ARRAY, &text_type, COUNT, 3, 2},
    {"lengths", ARRAY, &size_type, COUNT, 3},
    {"count", VALUE, &size_type},
    {"context", ONE, &keep_equation_context_type},
    {"constraints", OUTS, &keep_constraint_type, COUNT, 6, 7},
    {"capacity", VALUE, &size_type},
    {"made", OUT, &size_type},
    {0}};
static const struct signature signature_of_keep_equations_create = {
    "keep_equations_create", shapes_of_keep_equations_create, &keep_status_type, false};
keep_status keep_equations_create(keep_layout *layout, const char *const *texts, const size_t *lengths, size_t count, const keep_equation_context *context, keep_constraint *constraints, size_t capacity, size_t *made) {
  void *arguments[] = {&layout, &texts, &lengths, &count, &context, &constraints, &capacity, &made};
  struct call call;
  trace_begin(&call, &signature_of_keep_equations_create, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, const char *const *, const size_t *, size_t, const keep_equation_context *, keep_constraint *, size_t, size_t *))trace_find(177))(layout, texts, lengths, count, context, constraints, capacity, made);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_equation_fault_count[] = {
    {"layout", OWNER, &layout_type},
    {0}};
static const struct signature signature_of_keep_equation_fault_count = {
    "keep_equation_fault_count", shapes_of_keep_equation_fault_count, &size_type, false};
size_t keep_equation_fault_count(const keep_layout *layout) {
  void *arguments[] = {&layout};
  struct call call;
  trace_begin(&call, &signature_of_keep_equation_fault_count, arguments);
  size_t result = ((size_t (*)(const keep_layout *))trace_find(178))(layout);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_equation_fault_at[] = {
    {"layout", OWNER, &layout_type},
    {"index", VALUE, &size_type},
    {0}};
static const struct signature signature_of_keep_equation_fault_at = {
    "keep_equation_fault_at", shapes_of_keep_equation_fault_at, &keep_equation_fault_type, false};
keep_equation_fault keep_equation_fault_at(const keep_layout *layout, size_t index) {
  void *arguments[] = {&layout, &index};
  struct call call;
  trace_begin(&call, &signature_of_keep_equation_fault_at, arguments);
  keep_equation_fault result = ((keep_equation_fault (*)(const keep_layout *, size_t))trace_find(179))(layout, index);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_equation_fault_description[] = {
    {"layout", OWNER, &layout_type},
    {"index", VALUE, &size_type},
    {0}};
static const struct signature signature_of_keep_equation_fault_description = {
    "keep_equation_fault_description", shapes_of_keep_equation_fault_description, &text_type, false};
const char *keep_equation_fault_description(keep_layout *layout, size_t index) {
  void *arguments[] = {&layout, &index};
  struct call call;
  trace_begin(&call, &signature_of_keep_equation_fault_description, arguments);
  const char *result = ((const char *(*)(keep_layout *, size_t))trace_find(180))(layout, index);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_constraint_equation[] = {
    {"layout", OWNER, &layout_type},
    {"constraint", VALUE, &keep_constraint_type},
    {0}};
static const struct signature signature_of_keep_constraint_equation = {
    "keep_constraint_equation", shapes_of_keep_constraint_equation, &text_type, false};
const char *keep_constraint_equation(keep_layout *layout, keep_constraint constraint) {
  void *arguments[] = {&layout, &constraint};
  struct call call;
  trace_begin(&call, &signature_of_keep_constraint_equation, arguments);
  const char *result = ((const char *(*)(keep_layout *, keep_constraint))trace_find(181))(layout, constraint);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_apply[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {"list", ARRAY, &keep_applied_type, COUNT, 3},
    {"count", VALUE, &size_type},
    {"constraints", OUTS, &keep_constraint_type, COUNT, 5, 2},
    {"capacity", VALUE, &size_type},
    {0}};
static const struct signature signature_of_keep_node_apply = {
    "keep_node_apply", shapes_of_keep_node_apply, &keep_status_type, false};
keep_status keep_node_apply(keep_layout *layout, keep_node node, const keep_applied *list, size_t count, keep_constraint *constraints, size_t capacity) {
  void *arguments[] = {&layout, &node, &list, &count, &constraints, &capacity};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_apply, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_node, const keep_applied *, size_t, keep_constraint *, size_t))trace_find(182))(layout, node, list, count, constraints, capacity);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_applied[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {"constraints", OUTS, &keep_constraint_type, COUNT, 3},
    {"capacity", VALUE, &size_type},
    {0}};
static const struct signature signature_of_keep_node_applied = {
    "keep_node_applied", shapes_of_keep_node_applied, &size_type, false};
size_t keep_node_applied(const keep_layout *layout, keep_node node, keep_constraint *constraints, size_t capacity) {
  void *arguments[] = {&layout, &node, &constraints, &capacity};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_applied, arguments);
  size_t result = ((size_t (*)(const keep_layout *, keep_node, keep_constraint *, size_t))trace_find(183))(layout, node, constraints, capacity);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_clear_applied[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {0}};
static const struct signature signature_of_keep_node_clear_applied = {
    "keep_node_clear_applied", shapes_of_keep_node_clear_applied, &keep_status_type, false};
keep_status keep_node_clear_applied(keep_layout *layout, keep_node node) {
  void *arguments[] = {&layout, &node};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_clear_applied, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_node))trace_find(184))(layout, node);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_reload[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {0}};
static const struct signature signature_of_keep_node_reload = {
    "keep_node_reload", shapes_of_keep_node_reload, &keep_status_type, false};
keep_status keep_node_reload(keep_layout *layout, keep_node node) {
  void *arguments[] = {&layout, &node};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_reload, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_node))trace_find(185))(layout, node);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_layout_reload[] = {
    {"layout", OWNER, &layout_type},
    {0}};
static const struct signature signature_of_keep_layout_reload = {
    "keep_layout_reload", shapes_of_keep_layout_reload, &keep_status_type, false};
keep_status keep_layout_reload(keep_layout *layout) {
  void *arguments[] = {&layout};
  struct call call;
  trace_begin(&call, &signature_of_keep_layout_reload, arguments);
  keep_status result = ((keep_status (*)(keep_layout *))trace_find(186))(layout);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_layout_set_context[] = {
    {"layout", OWNER, &layout_type},
    {"context", VALUE, &keep_context_type},
    {0}};
static const struct signature signature_of_keep_layout_set_context = {
    "keep_layout_set_context", shapes_of_keep_layout_set_context, &keep_status_type, false};
keep_status keep_layout_set_context(keep_layout *layout, keep_context context) {
  void *arguments[] = {&layout, &context};
  struct call call;
  trace_begin(&call, &signature_of_keep_layout_set_context, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_context))trace_find(187))(layout, context);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_set_context[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {"context", ONE, &keep_context_type},
    {0}};
static const struct signature signature_of_keep_node_set_context = {
    "keep_node_set_context", shapes_of_keep_node_set_context, &keep_status_type, false};
keep_status keep_node_set_context(keep_layout *layout, keep_node node, const keep_context *context) {
  void *arguments[] = {&layout, &node, &context};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_set_context, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_node, const keep_context *))trace_find(188))(layout, node, context);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_context[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {0}};
static const struct signature signature_of_keep_node_context = {
    "keep_node_context", shapes_of_keep_node_context, &keep_context_type, false};
keep_context keep_node_context(const keep_layout *layout, keep_node node) {
  void *arguments[] = {&layout, &node};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_context, arguments);
  keep_context result = ((keep_context (*)(const keep_layout *, keep_node))trace_find(189))(layout, node);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_animation_begin[] = {
    {"layout", OWNER, &layout_type},
    {"within", VALUE, &keep_node_type},
    {"duration", VALUE, &double_type},
    {"delay", VALUE, &double_type},
    {0}};
static const struct signature signature_of_keep_animation_begin = {
    "keep_animation_begin", shapes_of_keep_animation_begin, &keep_animation_type, false};
keep_animation keep_animation_begin(keep_layout *layout, keep_node within, double duration, double delay) {
  void *arguments[] = {&layout, &within, &duration, &delay};
  struct call call;
  trace_begin(&call, &signature_of_keep_animation_begin, arguments);
  keep_animation result = ((keep_animation (*)(keep_layout *, keep_node, double, double))trace_find(190))(layout, within, duration, delay);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_animation_commit[] = {
    {"layout", OWNER, &layout_type},
    {0}};
static const struct signature signature_of_keep_animation_commit = {
    "keep_animation_commit", shapes_of_keep_animation_commit, &keep_status_type, false};
keep_status keep_animation_commit(keep_layout *layout) {
  void *arguments[] = {&layout};
  struct call call;
  trace_begin(&call, &signature_of_keep_animation_commit, arguments);
  keep_status result = ((keep_status (*)(keep_layout *))trace_find(191))(layout);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_animation_cancel[] = {
    {"layout", OWNER, &layout_type},
    {"animation", VALUE, &keep_animation_type},
    {0}};
static const struct signature signature_of_keep_animation_cancel = {
    "keep_animation_cancel", shapes_of_keep_animation_cancel, &keep_status_type, false};
keep_status keep_animation_cancel(keep_layout *layout, keep_animation animation) {
  void *arguments[] = {&layout, &animation};
  struct call call;
  trace_begin(&call, &signature_of_keep_animation_cancel, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_animation))trace_find(192))(layout, animation);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_animation_finish[] = {
    {"layout", OWNER, &layout_type},
    {"animation", VALUE, &keep_animation_type},
    {0}};
static const struct signature signature_of_keep_animation_finish = {
    "keep_animation_finish", shapes_of_keep_animation_finish, &keep_status_type, false};
keep_status keep_animation_finish(keep_layout *layout, keep_animation animation) {
  void *arguments[] = {&layout, &animation};
  struct call call;
  trace_begin(&call, &signature_of_keep_animation_finish, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_animation))trace_find(193))(layout, animation);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_animation_set_curve[] = {
    {"layout", OWNER, &layout_type},
    {"animation", VALUE, &keep_animation_type},
    {"curve", VALUE, &keep_curve_type},
    {0}};
static const struct signature signature_of_keep_animation_set_curve = {
    "keep_animation_set_curve", shapes_of_keep_animation_set_curve, &keep_status_type, false};
keep_status keep_animation_set_curve(keep_layout *layout, keep_animation animation, keep_curve curve) {
  void *arguments[] = {&layout, &animation, &curve};
  struct call call;
  trace_begin(&call, &signature_of_keep_animation_set_curve, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_animation, keep_curve))trace_find(194))(layout, animation, curve);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_animation_set_bezier[] = {
    {"layout", OWNER, &layout_type},
    {"animation", VALUE, &keep_animation_type},
    {"x1", VALUE, &double_type},
    {"y1", VALUE, &double_type},
    {"x2", VALUE, &double_type},
    {"y2", VALUE, &double_type},
    {0}};
static const struct signature signature_of_keep_animation_set_bezier = {
    "keep_animation_set_bezier", shapes_of_keep_animation_set_bezier, &keep_status_type, false};
keep_status keep_animation_set_bezier(keep_layout *layout, keep_animation animation, double x1, double y1, double x2, double y2) {
  void *arguments[] = {&layout, &animation, &x1, &y1, &x2, &y2};
  struct call call;
  trace_begin(&call, &signature_of_keep_animation_set_bezier, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_animation, double, double, double, double))trace_find(195))(layout, animation, x1, y1, x2, y2);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_animation_set_function[] = {
    {"layout", OWNER, &layout_type},
    {"animation", VALUE, &keep_animation_type},
    {"function", FUNCTION, &keep_curve_function_type},
    {"user_data", DATA, &pointer_type},
    {"destroy", DESTROY, &keep_destroy_function_type},
    {0}};
static const struct signature signature_of_keep_animation_set_function = {
    "keep_animation_set_function", shapes_of_keep_animation_set_function, &keep_status_type, false};
keep_status keep_animation_set_function(keep_layout *layout, keep_animation animation, keep_curve_function function, void *user_data, keep_destroy_function destroy) {
  void *arguments[] = {&layout, &animation, &function, &user_data, &destroy};
  struct call call;
  trace_begin(&call, &signature_of_keep_animation_set_function, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_animation, keep_curve_function, void *, keep_destroy_function))trace_find(196))(layout, animation, function, user_data, destroy);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_animation_set_spring[] = {
    {"layout", OWNER, &layout_type},
    {"animation", VALUE, &keep_animation_type},
    {"damping_ratio", VALUE, &double_type},
    {"initial_velocity", VALUE, &double_type},
    {0}};
static const struct signature signature_of_keep_animation_set_spring = {
    "keep_animation_set_spring", shapes_of_keep_animation_set_spring, &keep_status_type, false};
keep_status keep_animation_set_spring(keep_layout *layout, keep_animation animation, double damping_ratio, double initial_velocity) {
  void *arguments[] = {&layout, &animation, &damping_ratio, &initial_velocity};
  struct call call;
  trace_begin(&call, &signature_of_keep_animation_set_spring, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_animation, double, double))trace_find(197))(layout, animation, damping_ratio, initial_velocity);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_animation_set_solved[] = {
    {"layout", OWNER, &layout_type},
    {"animation", VALUE, &keep_animation_type},
    {"solved", VALUE, &bool_type},
    {0}};
static const struct signature signature_of_keep_animation_set_solved = {
    "keep_animation_set_solved", shapes_of_keep_animation_set_solved, &keep_status_type, false};
keep_status keep_animation_set_solved(keep_layout *layout, keep_animation animation, bool solved) {
  void *arguments[] = {&layout, &animation, &solved};
  struct call call;
  trace_begin(&call, &signature_of_keep_animation_set_solved, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_animation, bool))trace_find(198))(layout, animation, solved);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_animation_set_completion[] = {
    {"layout", OWNER, &layout_type},
    {"animation", VALUE, &keep_animation_type},
    {"completion", FUNCTION, &keep_completion_function_type},
    {"user_data", DATA, &pointer_type},
    {"destroy", DESTROY, &keep_destroy_function_type},
    {0}};
static const struct signature signature_of_keep_animation_set_completion = {
    "keep_animation_set_completion", shapes_of_keep_animation_set_completion, &keep_status_type, false};
keep_status keep_animation_set_completion(keep_layout *layout, keep_animation animation, keep_completion_function completion, void *user_data, keep_destroy_function destroy) {
  void *arguments[] = {&layout, &animation, &completion, &user_data, &destroy};
  struct call call;
  trace_begin(&call, &signature_of_keep_animation_set_completion, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_animation, keep_completion_function, void *, keep_destroy_function))trace_find(199))(layout, animation, completion, user_data, destroy);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_animation_is_valid[] = {
    {"layout", OWNER, &layout_type},
    {"animation", VALUE, &keep_animation_type},
    {0}};
static const struct signature signature_of_keep_animation_is_valid = {
    "keep_animation_is_valid", shapes_of_keep_animation_is_valid, &bool_type, false};
bool keep_animation_is_valid(const keep_layout *layout, keep_animation animation) {
  void *arguments[] = {&layout, &animation};
  struct call call;
  trace_begin(&call, &signature_of_keep_animation_is_valid, arguments);
  bool result = ((bool (*)(const keep_layout *, keep_animation))trace_find(200))(layout, animation);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_animation_progress[] = {
    {"layout", OWNER, &layout_type},
    {"animation", VALUE, &keep_animation_type},
    {0}};
static const struct signature signature_of_keep_animation_progress = {
    "keep_animation_progress", shapes_of_keep_animation_progress, &double_type, false};
double keep_animation_progress(const keep_layout *layout, keep_animation animation) {
  void *arguments[] = {&layout, &animation};
  struct call call;
  trace_begin(&call, &signature_of_keep_animation_progress, arguments);
  double result = ((double (*)(const keep_layout *, keep_animation))trace_find(201))(layout, animation);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_layout_advance[] = {
    {"layout", OWNER, &layout_type},
    {"seconds", VALUE, &double_type},
    {"moving", OUT, &bool_type},
    {0}};
static const struct signature signature_of_keep_layout_advance = {
    "keep_layout_advance", shapes_of_keep_layout_advance, &keep_status_type, false};
keep_status keep_layout_advance(keep_layout *layout, double seconds, bool *moving) {
  void *arguments[] = {&layout, &seconds, &moving};
  struct call call;
  trace_begin(&call, &signature_of_keep_layout_advance, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, double, bool *))trace_find(202))(layout, seconds, moving);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_layout_is_moving[] = {
    {"layout", OWNER, &layout_type},
    {0}};
static const struct signature signature_of_keep_layout_is_moving = {
    "keep_layout_is_moving", shapes_of_keep_layout_is_moving, &bool_type, false};
bool keep_layout_is_moving(const keep_layout *layout) {
  void *arguments[] = {&layout};
  struct call call;
  trace_begin(&call, &signature_of_keep_layout_is_moving, arguments);
  bool result = ((bool (*)(const keep_layout *))trace_find(203))(layout);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_presented_frame[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {0}};
static const struct signature signature_of_keep_node_presented_frame = {
    "keep_node_presented_frame", shapes_of_keep_node_presented_frame, &keep_rect_type, false};
keep_rect keep_node_presented_frame(keep_layout *layout, keep_node node) {
  void *arguments[] = {&layout, &node};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_presented_frame, arguments);
  keep_rect result = ((keep_rect (*)(keep_layout *, keep_node))trace_find(204))(layout, node);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_presented_frame_in_root[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {0}};
static const struct signature signature_of_keep_node_presented_frame_in_root = {
    "keep_node_presented_frame_in_root", shapes_of_keep_node_presented_frame_in_root, &keep_rect_type, false};
keep_rect keep_node_presented_frame_in_root(keep_layout *layout, keep_node node) {
  void *arguments[] = {&layout, &node};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_presented_frame_in_root, arguments);
  keep_rect result = ((keep_rect (*)(keep_layout *, keep_node))trace_find(205))(layout, node);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_layout_presented_frames[] = {
    {"layout", OWNER, &layout_type},
    {"nodes", ARRAY, &keep_node_type, COUNT, 3},
    {"frames", OUTS, &keep_rect_type, COUNT, 3},
    {"count", VALUE, &size_type},
    {0}};
static const struct signature signature_of_keep_layout_presented_frames = {
    "keep_layout_presented_frames", shapes_of_keep_layout_presented_frames, &keep_status_type, false};
keep_status keep_layout_presented_frames(keep_layout *layout, const keep_node *nodes, keep_rect *frames, size_t count) {
  void *arguments[] = {&layout, &nodes, &frames, &count};
  struct call call;
  trace_begin(&call, &signature_of_keep_layout_presented_frames, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, const keep_node *, keep_rect *, size_t))trace_find(206))(layout, nodes, frames, count);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_layout_presented_frames_in_root[] = {
    {"layout", OWNER, &layout_type},
    {"nodes", ARRAY, &keep_node_type, COUNT, 3},
    {"frames", OUTS, &keep_rect_type, COUNT, 3},
    {"count", VALUE, &size_type},
    {0}};
static const struct signature signature_of_keep_layout_presented_frames_in_root = {
    "keep_layout_presented_frames_in_root", shapes_of_keep_layout_presented_frames_in_root, &keep_status_type, false};
keep_status keep_layout_presented_frames_in_root(keep_layout *layout, const keep_node *nodes, keep_rect *frames, size_t count) {
  void *arguments[] = {&layout, &nodes, &frames, &count};
  struct call call;
  trace_begin(&call, &signature_of_keep_layout_presented_frames_in_root, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, const keep_node *, keep_rect *, size_t))trace_find(207))(layout, nodes, frames, count);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_layout_presented_changes[] = {
    {"layout", OWNER, &layout_type},
    {"nodes", OUTS, &keep_node_type, COUNT, 3},
    {"frames", OUTS, &keep_rect_type, COUNT, 3},
    {"capacity", VALUE, &size_type},
    {0}};
static const struct signature signature_of_keep_layout_presented_changes = {
    "keep_layout_presented_changes", shapes_of_keep_layout_presented_changes, &size_type, false};
size_t keep_layout_presented_changes(keep_layout *layout, keep_node *nodes, keep_rect *frames, size_t capacity) {
  void *arguments[] = {&layout, &nodes, &frames, &capacity};
  struct call call;
  trace_begin(&call, &signature_of_keep_layout_presented_changes, arguments);
  size_t result = ((size_t (*)(keep_layout *, keep_node *, keep_rect *, size_t))trace_find(208))(layout, nodes, frames, capacity);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_layout_at[] = {
    {"layout", OWNER, &layout_type},
    {"file", VALUE, &text_type},
    {"line", VALUE, &int32_type},
    {0}};
static const struct signature signature_of_keep_layout_at = {
    "keep_layout_at", shapes_of_keep_layout_at, &layout_type, false};
keep_layout *keep_layout_at(keep_layout *layout, const char *file, int32_t line) {
  void *arguments[] = {&layout, &file, &line};
  struct call call;
  trace_begin(&call, &signature_of_keep_layout_at, arguments);
  keep_layout *result = ((keep_layout *(*)(keep_layout *, const char *, int32_t))trace_find(209))(layout, file, line);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_constraint_file[] = {
    {"layout", OWNER, &layout_type},
    {"constraint", VALUE, &keep_constraint_type},
    {0}};
static const struct signature signature_of_keep_constraint_file = {
    "keep_constraint_file", shapes_of_keep_constraint_file, &text_type, false};
const char *keep_constraint_file(keep_layout *layout, keep_constraint constraint) {
  void *arguments[] = {&layout, &constraint};
  struct call call;
  trace_begin(&call, &signature_of_keep_constraint_file, arguments);
  const char *result = ((const char *(*)(keep_layout *, keep_constraint))trace_find(210))(layout, constraint);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_constraint_line[] = {
    {"layout", OWNER, &layout_type},
    {"constraint", VALUE, &keep_constraint_type},
    {0}};
static const struct signature signature_of_keep_constraint_line = {
    "keep_constraint_line", shapes_of_keep_constraint_line, &int32_type, false};
int32_t keep_constraint_line(const keep_layout *layout, keep_constraint constraint) {
  void *arguments[] = {&layout, &constraint};
  struct call call;
  trace_begin(&call, &signature_of_keep_constraint_line, arguments);
  int32_t result = ((int32_t (*)(const keep_layout *, keep_constraint))trace_find(211))(layout, constraint);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_attribute_measured[] = {
    {"layout", OWNER, &layout_type},
    {"attribute", VALUE, &keep_attribute_type},
    {0}};
static const struct signature signature_of_keep_attribute_measured = {
    "keep_attribute_measured", shapes_of_keep_attribute_measured, &double_type, false};
double keep_attribute_measured(const keep_layout *layout, keep_attribute attribute) {
  void *arguments[] = {&layout, &attribute};
  struct call call;
  trace_begin(&call, &signature_of_keep_attribute_measured, arguments);
  double result = ((double (*)(const keep_layout *, keep_attribute))trace_find(212))(layout, attribute);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_attribute_explanation[] = {
    {"layout", OWNER, &layout_type},
    {"attribute", VALUE, &keep_attribute_type},
    {"constraints", OUTS, &keep_constraint_type, COUNT, 4},
    {"factors", OUTS, &double_type, COUNT, 4},
    {"capacity", VALUE, &size_type},
    {"rest", OUT, &double_type},
    {0}};
static const struct signature signature_of_keep_attribute_explanation = {
    "keep_attribute_explanation", shapes_of_keep_attribute_explanation, &size_type, false};
size_t keep_attribute_explanation(keep_layout *layout, keep_attribute attribute, keep_constraint *constraints, double *factors, size_t capacity, double *rest) {
  void *arguments[] = {&layout, &attribute, &constraints, &factors, &capacity, &rest};
  struct call call;
  trace_begin(&call, &signature_of_keep_attribute_explanation, arguments);
  size_t result = ((size_t (*)(keep_layout *, keep_attribute, keep_constraint *, double *, size_t, double *))trace_find(213))(layout, attribute, constraints, factors, capacity, rest);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_attribute_why[] = {
    {"layout", OWNER, &layout_type},
    {"attribute", VALUE, &keep_attribute_type},
    {0}};
static const struct signature signature_of_keep_attribute_why = {
    "keep_attribute_why", shapes_of_keep_attribute_why, &text_type, false};
const char *keep_attribute_why(keep_layout *layout, keep_attribute attribute) {
  void *arguments[] = {&layout, &attribute};
  struct call call;
  trace_begin(&call, &signature_of_keep_attribute_why, arguments);
  const char *result = ((const char *(*)(keep_layout *, keep_attribute))trace_find(214))(layout, attribute);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_constraint_violation[] = {
    {"layout", OWNER, &layout_type},
    {"constraint", VALUE, &keep_constraint_type},
    {0}};
static const struct signature signature_of_keep_constraint_violation = {
    "keep_constraint_violation", shapes_of_keep_constraint_violation, &double_type, false};
double keep_constraint_violation(keep_layout *layout, keep_constraint constraint) {
  void *arguments[] = {&layout, &constraint};
  struct call call;
  trace_begin(&call, &signature_of_keep_constraint_violation, arguments);
  double result = ((double (*)(keep_layout *, keep_constraint))trace_find(215))(layout, constraint);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_constraint_holders[] = {
    {"layout", OWNER, &layout_type},
    {"constraint", VALUE, &keep_constraint_type},
    {"constraints", OUTS, &keep_constraint_type, COUNT, 4},
    {"factors", OUTS, &double_type, COUNT, 4},
    {"capacity", VALUE, &size_type},
    {0}};
static const struct signature signature_of_keep_constraint_holders = {
    "keep_constraint_holders", shapes_of_keep_constraint_holders, &size_type, false};
size_t keep_constraint_holders(keep_layout *layout, keep_constraint constraint, keep_constraint *constraints, double *factors, size_t capacity) {
  void *arguments[] = {&layout, &constraint, &constraints, &factors, &capacity};
  struct call call;
  trace_begin(&call, &signature_of_keep_constraint_holders, arguments);
  size_t result = ((size_t (*)(keep_layout *, keep_constraint, keep_constraint *, double *, size_t))trace_find(216))(layout, constraint, constraints, factors, capacity);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_constraint_why[] = {
    {"layout", OWNER, &layout_type},
    {"constraint", VALUE, &keep_constraint_type},
    {0}};
static const struct signature signature_of_keep_constraint_why = {
    "keep_constraint_why", shapes_of_keep_constraint_why, &text_type, false};
const char *keep_constraint_why(keep_layout *layout, keep_constraint constraint) {
  void *arguments[] = {&layout, &constraint};
  struct call call;
  trace_begin(&call, &signature_of_keep_constraint_why, arguments);
  const char *result = ((const char *(*)(keep_layout *, keep_constraint))trace_find(217))(layout, constraint);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_layout_conflict_repairs[] = {
    {"layout", OWNER, &layout_type},
    {"index", VALUE, &size_type},
    {"values", OUTS, &double_type, COUNT, 3},
    {"capacity", VALUE, &size_type},
    {0}};
static const struct signature signature_of_keep_layout_conflict_repairs = {
    "keep_layout_conflict_repairs", shapes_of_keep_layout_conflict_repairs, &size_type, false};
size_t keep_layout_conflict_repairs(keep_layout *layout, size_t index, double *values, size_t capacity) {
  void *arguments[] = {&layout, &index, &values, &capacity};
  struct call call;
  trace_begin(&call, &signature_of_keep_layout_conflict_repairs, arguments);
  size_t result = ((size_t (*)(keep_layout *, size_t, double *, size_t))trace_find(218))(layout, index, values, capacity);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_layout_conflict_reason[] = {
    {"layout", OWNER, &layout_type},
    {"index", VALUE, &size_type},
    {0}};
static const struct signature signature_of_keep_layout_conflict_reason = {
    "keep_layout_conflict_reason", shapes_of_keep_layout_conflict_reason, &keep_giving_way_type, false};
keep_giving_way keep_layout_conflict_reason(keep_layout *layout, size_t index) {
  void *arguments[] = {&layout, &index};
  struct call call;
  trace_begin(&call, &signature_of_keep_layout_conflict_reason, arguments);
  keep_giving_way result = ((keep_giving_way (*)(keep_layout *, size_t))trace_find(219))(layout, index);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_layout_conflict_is_repeat[] = {
    {"layout", OWNER, &layout_type},
    {"index", VALUE, &size_type},
    {0}};
static const struct signature signature_of_keep_layout_conflict_is_repeat = {
    "keep_layout_conflict_is_repeat", shapes_of_keep_layout_conflict_is_repeat, &bool_type, false};
bool keep_layout_conflict_is_repeat(keep_layout *layout, size_t index) {
  void *arguments[] = {&layout, &index};
  struct call call;
  trace_begin(&call, &signature_of_keep_layout_conflict_is_repeat, arguments);
  bool result = ((bool (*)(keep_layout *, size_t))trace_find(220))(layout, index);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_layout_conflict_report[] = {
    {"layout", OWNER, &layout_type},
    {"index", VALUE, &size_type},
    {0}};
static const struct signature signature_of_keep_layout_conflict_report = {
    "keep_layout_conflict_report", shapes_of_keep_layout_conflict_report, &text_type, false};
const char *keep_layout_conflict_report(keep_layout *layout, size_t index) {
  void *arguments[] = {&layout, &index};
  struct call call;
  trace_begin(&call, &signature_of_keep_layout_conflict_report, arguments);
  const char *result = ((const char *(*)(keep_layout *, size_t))trace_find(221))(layout, index);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_layout_conflict_log[] = {
    {"layout", OWNER, &layout_type},
    {"index", VALUE, &size_type},
    {0}};
static const struct signature signature_of_keep_layout_conflict_log = {
    "keep_layout_conflict_log", shapes_of_keep_layout_conflict_log, &text_type, false};
const char *keep_layout_conflict_log(keep_layout *layout, size_t index) {
  void *arguments[] = {&layout, &index};
  struct call call;
  trace_begin(&call, &signature_of_keep_layout_conflict_log, arguments);
  const char *result = ((const char *(*)(keep_layout *, size_t))trace_find(222))(layout, index);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_layout_freedom[] = {
    {"layout", OWNER, &layout_type},
    {0}};
static const struct signature signature_of_keep_layout_freedom = {
    "keep_layout_freedom", shapes_of_keep_layout_freedom, &size_type, false};
size_t keep_layout_freedom(keep_layout *layout) {
  void *arguments[] = {&layout};
  struct call call;
  trace_begin(&call, &signature_of_keep_layout_freedom, arguments);
  size_t result = ((size_t (*)(keep_layout *))trace_find(223))(layout);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_attribute_range[] = {
    {"layout", OWNER, &layout_type},
    {"attribute", VALUE, &keep_attribute_type},
    {"priority", VALUE, &double_type},
    {"minimum", OUT, &double_type},
    {"maximum", OUT, &double_type},
    {0}};
static const struct signature signature_of_keep_attribute_range = {
    "keep_attribute_range", shapes_of_keep_attribute_range, &keep_status_type, false};
keep_status keep_attribute_range(keep_layout *layout, keep_attribute attribute, double priority, double *minimum, double *maximum) {
  void *arguments[] = {&layout, &attribute, &priority, &minimum, &maximum};
  struct call call;
  trace_begin(&call, &signature_of_keep_attribute_range, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_attribute, double, double *, double *))trace_find(224))(layout, attribute, priority, minimum, maximum);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_layout_open_numbers[] = {
    {"layout", OWNER, &layout_type},
    {"attributes", OUTS, &keep_attribute_type, COUNT, 5},
    {"minima", OUTS, &double_type, COUNT, 5},
    {"maxima", OUTS, &double_type, COUNT, 5},
    {"keys", OUTS, &bool_type, COUNT, 5},
    {"capacity", VALUE, &size_type},
    {0}};
static const struct signature signature_of_keep_layout_open_numbers = {
    "keep_layout_open_numbers", shapes_of_keep_layout_open_numbers, &size_type, false};
size_t keep_layout_open_numbers(keep_layout *layout, keep_attribute *attributes, double *minima, double *maxima, bool *keys, size_t capacity) {
  void *arguments[] = {&layout, &attributes, &minima, &maxima, &keys, &capacity};
  struct call call;
  trace_begin(&call, &signature_of_keep_layout_open_numbers, arguments);
  size_t result = ((size_t (*)(keep_layout *, keep_attribute *, double *, double *, bool *, size_t))trace_find(225))(layout, attributes, minima, maxima, keys, capacity);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_layout_open_numbers_description[] = {
    {"layout", OWNER, &layout_type},
    {0}};
static const struct signature signature_of_keep_layout_open_numbers_description = {
    "keep_layout_open_numbers_description", shapes_of_keep_layout_open_numbers_description, &text_type, false};
const char *keep_layout_open_numbers_description(keep_layout *layout) {
  void *arguments[] = {&layout};
  struct call call;
  trace_begin(&call, &signature_of_keep_layout_open_numbers_description, arguments);
  const char *result = ((const char *(*)(keep_layout *))trace_find(226))(layout);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_layout_exercise[] = {
    {"layout", OWNER, &layout_type},
    {"which", VALUE, &uint32_type},
    {0}};
static const struct signature signature_of_keep_layout_exercise = {
    "keep_layout_exercise", shapes_of_keep_layout_exercise, &keep_status_type, false};
keep_status keep_layout_exercise(keep_layout *layout, uint32_t which) {
  void *arguments[] = {&layout, &which};
  struct call call;
  trace_begin(&call, &signature_of_keep_layout_exercise, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, uint32_t))trace_find(227))(layout, which);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_layout_description[] = {
    {"layout", OWNER, &layout_type},
    {0}};
static const struct signature signature_of_keep_layout_description = {
    "keep_layout_description", shapes_of_keep_layout_description, &text_type, false};
const char *keep_layout_description(keep_layout *layout) {
  void *arguments[] = {&layout};
  struct call call;
  trace_begin(&call, &signature_of_keep_layout_description, arguments);
  const char *result = ((const char *(*)(keep_layout *))trace_find(228))(layout);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_layout_document[] = {
    {"layout", OWNER, &layout_type},
    {0}};
static const struct signature signature_of_keep_layout_document = {
    "keep_layout_document", shapes_of_keep_layout_document, &text_type, false};
const char *keep_layout_document(keep_layout *layout) {
  void *arguments[] = {&layout};
  struct call call;
  trace_begin(&call, &signature_of_keep_layout_document, arguments);
  const char *result = ((const char *(*)(keep_layout *))trace_find(229))(layout);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_layout_read_document[] = {
    {"layout", OWNER, &layout_type},
    {"document", VALUE, &text_type},
    {0}};
static const struct signature signature_of_keep_layout_read_document = {
    "keep_layout_read_document", shapes_of_keep_layout_read_document, &keep_status_type, false};
keep_status keep_layout_read_document(keep_layout *layout, const char *document) {
  void *arguments[] = {&layout, &document};
  struct call call;
  trace_begin(&call, &signature_of_keep_layout_read_document, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, const char *))trace_find(230))(layout, document);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_layout_report[] = {
    {"layout", OWNER, &layout_type},
    {0}};
static const struct signature signature_of_keep_layout_report = {
    "keep_layout_report", shapes_of_keep_layout_report, &text_type, false};
const char *keep_layout_report(keep_layout *layout) {
  void *arguments[] = {&layout};
  struct call call;
  trace_begin(&call, &signature_of_keep_layout_report, arguments);
  const char *result = ((const char *(*)(keep_layout *))trace_find(231))(layout);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_layout_svg[] = {
    {"layout", OWNER, &layout_type},
    {0}};
static const struct signature signature_of_keep_layout_svg = {
    "keep_layout_svg", shapes_of_keep_layout_svg, &text_type, false};
const char *keep_layout_svg(keep_layout *layout) {
  void *arguments[] = {&layout};
  struct call call;
  trace_begin(&call, &signature_of_keep_layout_svg, arguments);
  const char *result = ((const char *(*)(keep_layout *))trace_find(232))(layout);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_solver_create[] = {
    {0}};
static const struct signature signature_of_keep_solver_create = {
    "keep_solver_create", shapes_of_keep_solver_create, &solver_type, false};
keep_solver *keep_solver_create(void) {
  void *arguments[] = {NULL};
  struct call call;
  trace_begin(&call, &signature_of_keep_solver_create, arguments);
  keep_solver *result = ((keep_solver *(*)(void))trace_find(233))();
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_solver_destroy[] = {
    {"solver", OWNER, &solver_type},
    {0}};
static const struct signature signature_of_keep_solver_destroy = {
    "keep_solver_destroy", shapes_of_keep_solver_destroy, NULL, true};
void keep_solver_destroy(keep_solver *solver) {
  void *arguments[] = {&solver};
  struct call call;
  trace_begin(&call, &signature_of_keep_solver_destroy, arguments);
  ((void (*)(keep_solver *))trace_find(234))(solver);
  trace_end(&call, NULL);
}

static const struct shape shapes_of_keep_solver_error[] = {
    {"solver", OWNER, &solver_type},
    {0}};
static const struct signature signature_of_keep_solver_error = {
    "keep_solver_error", shapes_of_keep_solver_error, &keep_status_type, false};
keep_status keep_solver_error(const keep_solver *solver) {
  void *arguments[] = {&solver};
  struct call call;
  trace_begin(&call, &signature_of_keep_solver_error, arguments);
  keep_status result = ((keep_status (*)(const keep_solver *))trace_find(235))(solver);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_solver_error_message[] = {
    {"solver", OWNER, &solver_type},
    {0}};
static const struct signature signature_of_keep_solver_error_message = {
    "keep_solver_error_message", shapes_of_keep_solver_error_message, &text_type, false};
const char *keep_solver_error_message(const keep_solver *solver) {
  void *arguments[] = {&solver};
  struct call call;
  trace_begin(&call, &signature_of_keep_solver_error_message, arguments);
  const char *result = ((const char *(*)(const keep_solver *))trace_find(236))(solver);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_solver_clear_error[] = {
    {"solver", OWNER, &solver_type},
    {0}};
static const struct signature signature_of_keep_solver_clear_error = {
    "keep_solver_clear_error", shapes_of_keep_solver_clear_error, NULL, false};
void keep_solver_clear_error(keep_solver *solver) {
  void *arguments[] = {&solver};
  struct call call;
  trace_begin(&call, &signature_of_keep_solver_clear_error, arguments);
  ((void (*)(keep_solver *))trace_find(237))(solver);
  trace_end(&call, NULL);
}

static const struct shape shapes_of_keep_solver_set_conflict_policy[] = {
    {"solver", OWNER, &solver_type},
    {"policy", VALUE, &keep_conflict_policy_type},
    {0}};
static const struct signature signature_of_keep_solver_set_conflict_policy = {
    "keep_solver_set_conflict_policy", shapes_of_keep_solver_set_conflict_policy, &keep_status_type, false};
keep_status keep_solver_set_conflict_policy(keep_solver *solver, keep_conflict_policy policy) {
  void *arguments[] = {&solver, &policy};
  struct call call;
  trace_begin(&call, &signature_of_keep_solver_set_conflict_policy, arguments);
  keep_status result = ((keep_status (*)(keep_solver *, keep_conflict_policy))trace_find(238))(solver, policy);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_solver_add_variable[] = {
    {"solver", OWNER, &solver_type},
    {"default_value", VALUE, &double_type},
    {"variable", OUT, &keep_variable_type},
    {0}};
static const struct signature signature_of_keep_solver_add_variable = {
    "keep_solver_add_variable", shapes_of_keep_solver_add_variable, &keep_status_type, false};
keep_status keep_solver_add_variable(keep_solver *solver, double default_value, keep_variable *variable) {
  void *arguments[] = {&solver, &default_value, &variable};
  struct call call;
  trace_begin(&call, &signature_of_keep_solver_add_variable, arguments);
  keep_status result = ((keep_status (*)(keep_solver *, double, keep_variable *))trace_find(239))(solver, default_value, variable);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_solver_add_variables[] = {
    {"solver", OWNER, &solver_type},
    {"default_values", ARRAY, &double_type, COUNT, 2},
    {"count", VALUE, &size_type},
    {"variables", OUTS, &keep_variable_type, COUNT, 2},
    {0}};
static const struct signature signature_of_keep_solver_add_variables = {
    "keep_solver_add_variables", shapes_of_keep_solver_add_variables, &keep_status_type, false};
keep_status keep_solver_add_variables(keep_solver *solver, const double *default_values, size_t count, keep_variable *variables) {
  void *arguments[] = {&solver, &default_values, &count, &variables};
  struct call call;
  trace_begin(&call, &signature_of_keep_solver_add_variables, arguments);
  keep_status result = ((keep_status (*)(keep_solver *, const double *, size_t, keep_variable *))trace_find(240))(solver, default_values, count, variables);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_solver_remove_variable[] = {
    {"solver", OWNER, &solver_type},
    {"variable", VALUE, &keep_variable_type},
    {0}};
static const struct signature signature_of_keep_solver_remove_variable = {
    "keep_solver_remove_variable", shapes_of_keep_solver_remove_variable, &keep_status_type, false};
keep_status keep_solver_remove_variable(keep_solver *solver, keep_variable variable) {
  void *arguments[] = {&solver, &variable};
  struct call call;
  trace_begin(&call, &signature_of_keep_solver_remove_variable, arguments);
  keep_status result = ((keep_status (*)(keep_solver *, keep_variable))trace_find(241))(solver, variable);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_solver_set_default[] = {
    {"solver", OWNER, &solver_type},
    {"variable", VALUE, &keep_variable_type},
    {"default_value", VALUE, &double_type},
    {0}};
static const struct signature signature_of_keep_solver_set_default = {
    "keep_solver_set_default", shapes_of_keep_solver_set_default, &keep_status_type, false};
keep_status keep_solver_set_default(keep_solver *solver, keep_variable variable, double default_value) {
  void *arguments[] = {&solver, &variable, &default_value};
  struct call call;
  trace_begin(&call, &signature_of_keep_solver_set_default, arguments);
  keep_status result = ((keep_status (*)(keep_solver *, keep_variable, double))trace_find(242))(solver, variable, default_value);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_solver_add_row[] = {
    {"solver", OWNER, &solver_type},
    {"variables", ARRAY, &keep_variable_type, COUNT, 3},
    {"coefficients", ARRAY, &double_type, COUNT, 3},
    {"count", VALUE, &size_type},
    {"relation", VALUE, &keep_relation_type},
    {"constant", VALUE, &double_type},
    {"priority", VALUE, &double_type},
    {"weight", VALUE, &double_type},
    {"row", OUT, &keep_row_type},
    {0}};
static const struct signature signature_of_keep_solver_add_row = {
    "keep_solver_add_row", shapes_of_keep_solver_add_row, &keep_status_type, false};
keep_status keep_solver_add_row(keep_solver *solver, const keep_variable *variables, const double *coefficients, size_t count, keep_relation relation, double constant, double priority, double weight, keep_row *row) {
  void *arguments[] = {&solver, &variables, &coefficients, &count, &relation, &constant, &priority, &weight, &row};
  struct call call;
  trace_begin(&call, &signature_of_keep_solver_add_row, arguments);
  keep_status result = ((keep_status (*)(keep_solver *, const keep_variable *, const double *, size_t, keep_relation, double, double, double, keep_row *))trace_find(243))(solver, variables, coefficients, count, relation, constant, priority, weight, row);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_solver_add_rows[] = {
    {"solver", OWNER, &solver_type},
    {"row_count", VALUE, &size_type},
    {"starts", ARRAY, &size_type, ONE_MORE, 1},
    {"variables", ARRAY, &keep_variable_type, TERMS, 2, 1},
    {"coefficients", ARRAY, &double_type, TERMS, 2, 1},
    {"relations", ARRAY, &int8_type, COUNT, 1},
    {"constants", ARRAY, &double_type, COUNT, 1},
    {"priorities", ARRAY, &double_type, COUNT, 1},
    {"weights", ARRAY, &double_type, COUNT, 1},
    {"rows", OUTS, &keep_row_type, COUNT, 1},
    {0}};
static const struct signature signature_of_keep_solver_add_rows = {
    "keep_solver_add_rows", shapes_of_keep_solver_add_rows, &keep_status_type, false};
keep_status keep_solver_add_rows(keep_solver *solver, size_t row_count, const size_t *starts, const keep_variable *variables, const double *coefficients, const int8_t *relations, const double *constants, const double *priorities, const double *weights, keep_row *rows) {
  void *arguments[] = {&solver, &row_count, &starts, &variables, &coefficients, &relations, &constants, &priorities, &weights, &rows};
  struct call call;
  trace_begin(&call, &signature_of_keep_solver_add_rows, arguments);
  keep_status result = ((keep_status (*)(keep_solver *, size_t, const size_t *, const keep_variable *, const double *, const int8_t *, const double *, const double *, const double *, keep_row *))trace_find(244))(solver, row_count, starts, variables, coefficients, relations, constants, priorities, weights, rows);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_solver_remove_row[] = {
    {"solver", OWNER, &solver_type},
    {"row", VALUE, &keep_row_type},
    {0}};
static const struct signature signature_of_keep_solver_remove_row = {
    "keep_solver_remove_row", shapes_of_keep_solver_remove_row, &keep_status_type, false};
keep_status keep_solver_remove_row(keep_solver *solver, keep_row row) {
  void *arguments[] = {&solver, &row};
  struct call call;
  trace_begin(&call, &signature_of_keep_solver_remove_row, arguments);
  keep_status result = ((keep_status (*)(keep_solver *, keep_row))trace_find(245))(solver, row);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_solver_remove_rows[] = {
    {"solver", OWNER, &solver_type},
    {"rows", ARRAY, &keep_row_type, COUNT, 2},
    {"count", VALUE, &size_type},
    {0}};
static const struct signature signature_of_keep_solver_remove_rows = {
    "keep_solver_remove_rows", shapes_of_keep_solver_remove_rows, &keep_status_type, false};
keep_status keep_solver_remove_rows(keep_solver *solver, const keep_row *rows, size_t count) {
  void *arguments[] = {&solver, &rows, &count};
  struct call call;
  trace_begin(&call, &signature_of_keep_solver_remove_rows, arguments);
  keep_status result = ((keep_status (*)(keep_solver *, const keep_row *, size_t))trace_find(246))(solver, rows, count);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_solver_set_constant[] = {
    {"solver", OWNER, &solver_type},
    {"row", VALUE, &keep_row_type},
    {"constant", VALUE, &double_type},
    {0}};
static const struct signature signature_of_keep_solver_set_constant = {
    "keep_solver_set_constant", shapes_of_keep_solver_set_constant, &keep_status_type, false};
keep_status keep_solver_set_constant(keep_solver *solver, keep_row row, double constant) {
  void *arguments[] = {&solver, &row, &constant};
  struct call call;
  trace_begin(&call, &signature_of_keep_solver_set_constant, arguments);
  keep_status result = ((keep_status (*)(keep_solver *, keep_row, double))trace_find(247))(solver, row, constant);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_solver_set_constants[] = {
    {"solver", OWNER, &solver_type},
    {"rows", ARRAY, &keep_row_type, COUNT, 3},
    {"constants", ARRAY, &double_type, COUNT, 3},
    {"count", VALUE, &size_type},
    {0}};
static const struct signature signature_of_keep_solver_set_constants = {
    "keep_solver_set_constants", shapes_of_keep_solver_set_constants, &keep_status_type, false};
keep_status keep_solver_set_constants(keep_solver *solver, const keep_row *rows, const double *constants, size_t count) {
  void *arguments[] = {&solver, &rows, &constants, &count};
  struct call call;
  trace_begin(&call, &signature_of_keep_solver_set_constants, arguments);
  keep_status result = ((keep_status (*)(keep_solver *, const keep_row *, const double *, size_t))trace_find(248))(solver, rows, constants, count);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_solver_set_priority[] = {
    {"solver", OWNER, &solver_type},
    {"row", VALUE, &keep_row_type},
    {"priority", VALUE, &double_type},
    {0}};
static const struct signature signature_of_keep_solver_set_priority = {
    "keep_solver_set_priority", shapes_of_keep_solver_set_priority, &keep_status_type, false};
keep_status keep_solver_set_priority(keep_solver *solver, keep_row row, double priority) {
  void *arguments[] = {&solver, &row, &priority};
  struct call call;
  trace_begin(&call, &signature_of_keep_solver_set_priority, arguments);
  keep_status result = ((keep_status (*)(keep_solver *, keep_row, double))trace_find(249))(solver, row, priority);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_solver_set_weight[] = {
    {"solver", OWNER, &solver_type},
    {"row", VALUE, &keep_row_type},
    {"weight", VALUE, &double_type},
    {0}};
static const struct signature signature_of_keep_solver_set_weight = {
    "keep_solver_set_weight", shapes_of_keep_solver_set_weight, &keep_status_type, false};
keep_status keep_solver_set_weight(keep_solver *solver, keep_row row, double weight) {
  void *arguments[] = {&solver, &row, &weight};
  struct call call;
  trace_begin(&call, &signature_of_keep_solver_set_weight, arguments);
  keep_status result = ((keep_status (*)(keep_solver *, keep_row, double))trace_find(250))(solver, row, weight);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_solver_set_relation[] = {
    {"solver", OWNER, &solver_type},
    {"row", VALUE, &keep_row_type},
    {"relation", VALUE, &keep_relation_type},
    {0}};
static const struct signature signature_of_keep_solver_set_relation = {
    "keep_solver_set_relation", shapes_of_keep_solver_set_relation, &keep_status_type, false};
keep_status keep_solver_set_relation(keep_solver *solver, keep_row row, keep_relation relation) {
  void *arguments[] = {&solver, &row, &relation};
  struct call call;
  trace_begin(&call, &signature_of_keep_solver_set_relation, arguments);
  keep_status result = ((keep_status (*)(keep_solver *, keep_row, keep_relation))trace_find(251))(solver, row, relation);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_solver_set_coefficient[] = {
    {"solver", OWNER, &solver_type},
    {"row", VALUE, &keep_row_type},
    {"variable", VALUE, &keep_variable_type},
    {"coefficient", VALUE, &double_type},
    {0}};
static const struct signature signature_of_keep_solver_set_coefficient = {
    "keep_solver_set_coefficient", shapes_of_keep_solver_set_coefficient, &keep_status_type, false};
keep_status keep_solver_set_coefficient(keep_solver *solver, keep_row row, keep_variable variable, double coefficient) {
  void *arguments[] = {&solver, &row, &variable, &coefficient};
  struct call call;
  trace_begin(&call, &signature_of_keep_solver_set_coefficient, arguments);
  keep_status result = ((keep_status (*)(keep_solver *, keep_row, keep_variable, double))trace_find(252))(solver, row, variable, coefficient);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_solver_default[] = {
    {"solver", OWNER, &solver_type},
    {"variable", VALUE, &keep_variable_type},
    {0}};
static const struct signature signature_of_keep_solver_default = {
    "keep_solver_default", shapes_of_keep_solver_default, &double_type, false};
double keep_solver_default(const keep_solver *solver, keep_variable variable) {
  void *arguments[] = {&solver, &variable};
  struct call call;
  trace_begin(&call, &signature_of_keep_solver_default, arguments);
  double result = ((double (*)(const keep_solver *, keep_variable))trace_find(253))(solver, variable);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_solver_terms[] = {
    {"solver", OWNER, &solver_type},
    {"row", VALUE, &keep_row_type},
    {"variables", OUTS, &keep_variable_type, COUNT, 4},
    {"coefficients", OUTS, &double_type, COUNT, 4},
    {"capacity", VALUE, &size_type},
    {0}};
static const struct signature signature_of_keep_solver_terms = {
    "keep_solver_terms", shapes_of_keep_solver_terms, &size_type, false};
size_t keep_solver_terms(const keep_solver *solver, keep_row row, keep_variable *variables, double *coefficients, size_t capacity) {
  void *arguments[] = {&solver, &row, &variables, &coefficients, &capacity};
  struct call call;
  trace_begin(&call, &signature_of_keep_solver_terms, arguments);
  size_t result = ((size_t (*)(const keep_solver *, keep_row, keep_variable *, double *, size_t))trace_find(254))(solver, row, variables, coefficients, capacity);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_solver_relation[] = {
    {"solver", OWNER, &solver_type},
    {"row", VALUE, &keep_row_type},
    {0}};
static const struct signature signature_of_keep_solver_relation = {
    "keep_solver_relation", shapes_of_keep_solver_relation, &keep_relation_type, false};
keep_relation keep_solver_relation(const keep_solver *solver, keep_row row) {
  void *arguments[] = {&solver, &row};
  struct call call;
  trace_begin(&call, &signature_of_keep_solver_relation, arguments);
  keep_relation result = ((keep_relation (*)(const keep_solver *, keep_row))trace_find(255))(solver, row);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_solver_constant[] = {
    {"solver", OWNER, &solver_type},
    {"row", VALUE, &keep_row_type},
    {0}};
static const struct signature signature_of_keep_solver_constant = {
    "keep_solver_constant", shapes_of_keep_solver_constant, &double_type, false};
double keep_solver_constant(const keep_solver *solver, keep_row row) {
  void *arguments[] = {&solver, &row};
  struct call call;
  trace_begin(&call, &signature_of_keep_solver_constant, arguments);
  double result = ((double (*)(const keep_solver *, keep_row))trace_find(256))(solver, row);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_solver_priority[] = {
    {"solver", OWNER, &solver_type},
    {"row", VALUE, &keep_row_type},
    {0}};
static const struct signature signature_of_keep_solver_priority = {
    "keep_solver_priority", shapes_of_keep_solver_priority, &double_type, false};
double keep_solver_priority(const keep_solver *solver, keep_row row) {
  void *arguments[] = {&solver, &row};
  struct call call;
  trace_begin(&call, &signature_of_keep_solver_priority, arguments);
  double result = ((double (*)(const keep_solver *, keep_row))trace_find(257))(solver, row);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_solver_weight[] = {
    {"solver", OWNER, &solver_type},
    {"row", VALUE, &keep_row_type},
    {0}};
static const struct signature signature_of_keep_solver_weight = {
    "keep_solver_weight", shapes_of_keep_solver_weight, &double_type, false};
double keep_solver_weight(const keep_solver *solver, keep_row row) {
  void *arguments[] = {&solver, &row};
  struct call call;
  trace_begin(&call, &signature_of_keep_solver_weight, arguments);
  double result = ((double (*)(const keep_solver *, keep_row))trace_find(258))(solver, row);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_solver_begin[] = {
    {"solver", OWNER, &solver_type},
    {0}};
static const struct signature signature_of_keep_solver_begin = {
    "keep_solver_begin", shapes_of_keep_solver_begin, &keep_status_type, false};
keep_status keep_solver_begin(keep_solver *solver) {
  void *arguments[] = {&solver};
  struct call call;
  trace_begin(&call, &signature_of_keep_solver_begin, arguments);
  keep_status result = ((keep_status (*)(keep_solver *))trace_find(259))(solver);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_solver_commit[] = {
    {"solver", OWNER, &solver_type},
    {0}};
static const struct signature signature_of_keep_solver_commit = {
    "keep_solver_commit", shapes_of_keep_solver_commit, &keep_status_type, false};
keep_status keep_solver_commit(keep_solver *solver) {
  void *arguments[] = {&solver};
  struct call call;
  trace_begin(&call, &signature_of_keep_solver_commit, arguments);
  keep_status result = ((keep_status (*)(keep_solver *))trace_find(260))(solver);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_solver_rollback[] = {
    {"solver", OWNER, &solver_type},
    {0}};
static const struct signature signature_of_keep_solver_rollback = {
    "keep_solver_rollback", shapes_of_keep_solver_rollback, &keep_status_type, false};
keep_status keep_solver_rollback(keep_solver *solver) {
  void *arguments[] = {&solver};
  struct call call;
  trace_begin(&call, &signature_of_keep_solver_rollback, arguments);
  keep_status result = ((keep_status (*)(keep_solver *))trace_find(261))(solver);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_solver_solve[] = {
    {"solver", OWNER, &solver_type},
    {0}};
static const struct signature signature_of_keep_solver_solve = {
    "keep_solver_solve", shapes_of_keep_solver_solve, &keep_status_type, false};
keep_status keep_solver_solve(keep_solver *solver) {
  void *arguments[] = {&solver};
  struct call call;
  trace_begin(&call, &signature_of_keep_solver_solve, arguments);
  keep_status result = ((keep_status (*)(keep_solver *))trace_find(262))(solver);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_solver_value[] = {
    {"solver", OWNER, &solver_type},
    {"variable", VALUE, &keep_variable_type},
    {0}};
static const struct signature signature_of_keep_solver_value = {
    "keep_solver_value", shapes_of_keep_solver_value, &double_type, false};
double keep_solver_value(const keep_solver *solver, keep_variable variable) {
  void *arguments[] = {&solver, &variable};
  struct call call;
  trace_begin(&call, &signature_of_keep_solver_value, arguments);
  double result = ((double (*)(const keep_solver *, keep_variable))trace_find(263))(solver, variable);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_solver_values[] = {
    {"solver", OWNER, &solver_type},
    {"variables", ARRAY, &keep_variable_type, COUNT, 3},
    {"values", OUTS, &double_type, COUNT, 3},
    {"count", VALUE, &size_type},
    {0}};
static const struct signature signature_of_keep_solver_values = {
    "keep_solver_values", shapes_of_keep_solver_values, &keep_status_type, false};
keep_status keep_solver_values(const keep_solver *solver, const keep_variable *variables, double *values, size_t count) {
  void *arguments[] = {&solver, &variables, &values, &count};
  struct call call;
  trace_begin(&call, &signature_of_keep_solver_values, arguments);
  keep_status result = ((keep_status (*)(const keep_solver *, const keep_variable *, double *, size_t))trace_find(264))(solver, variables, values, count);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_solver_changes[] = {
    {"solver", OWNER, &solver_type},
    {"variables", OUTS, &keep_variable_type, COUNT, 3},
    {"values", OUTS, &double_type, COUNT, 3},
    {"capacity", VALUE, &size_type},
    {0}};
static const struct signature signature_of_keep_solver_changes = {
    "keep_solver_changes", shapes_of_keep_solver_changes, &size_type, false};
size_t keep_solver_changes(keep_solver *solver, keep_variable *variables, double *values, size_t capacity) {
  void *arguments[] = {&solver, &variables, &values, &capacity};
  struct call call;
  trace_begin(&call, &signature_of_keep_solver_changes, arguments);
  size_t result = ((size_t (*)(keep_solver *, keep_variable *, double *, size_t))trace_find(265))(solver, variables, values, capacity);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_solver_violation[] = {
    {"solver", OWNER, &solver_type},
    {"row", VALUE, &keep_row_type},
    {0}};
static const struct signature signature_of_keep_solver_violation = {
    "keep_solver_violation", shapes_of_keep_solver_violation, &double_type, false};
double keep_solver_violation(const keep_solver *solver, keep_row row) {
  void *arguments[] = {&solver, &row};
  struct call call;
  trace_begin(&call, &signature_of_keep_solver_violation, arguments);
  double result = ((double (*)(const keep_solver *, keep_row))trace_find(266))(solver, row);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_solver_conflict_count[] = {
    {"solver", OWNER, &solver_type},
    {0}};
static const struct signature signature_of_keep_solver_conflict_count = {
    "keep_solver_conflict_count", shapes_of_keep_solver_conflict_count, &size_type, false};
size_t keep_solver_conflict_count(const keep_solver *solver) {
  void *arguments[] = {&solver};
  struct call call;
  trace_begin(&call, &signature_of_keep_solver_conflict_count, arguments);
  size_t result = ((size_t (*)(const keep_solver *))trace_find(267))(solver);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_solver_conflict[] = {
    {"solver", OWNER, &solver_type},
    {"index", VALUE, &size_type},
    {"rows", OUTS, &keep_row_type, COUNT, 3},
    {"capacity", VALUE, &size_type},
    {0}};
static const struct signature signature_of_keep_solver_conflict = {
    "keep_solver_conflict", shapes_of_keep_solver_conflict, &size_type, false};
size_t keep_solver_conflict(keep_solver *solver, size_t index, keep_row *rows, size_t capacity) {
  void *arguments[] = {&solver, &index, &rows, &capacity};
  struct call call;
  trace_begin(&call, &signature_of_keep_solver_conflict, arguments);
  size_t result = ((size_t (*)(keep_solver *, size_t, keep_row *, size_t))trace_find(268))(solver, index, rows, capacity);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_solver_freedom[] = {
    {"solver", OWNER, &solver_type},
    {0}};
static const struct signature signature_of_keep_solver_freedom = {
    "keep_solver_freedom", shapes_of_keep_solver_freedom, &size_type, false};
size_t keep_solver_freedom(keep_solver *solver) {
  void *arguments[] = {&solver};
  struct call call;
  trace_begin(&call, &signature_of_keep_solver_freedom, arguments);
  size_t result = ((size_t (*)(keep_solver *))trace_find(269))(solver);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_solver_range[] = {
    {"solver", OWNER, &solver_type},
    {"variable", VALUE, &keep_variable_type},
    {"priority", VALUE, &double_type},
    {"minimum", OUT, &double_type},
    {"maximum", OUT, &double_type},
    {0}};
static const struct signature signature_of_keep_solver_range = {
    "keep_solver_range", shapes_of_keep_solver_range, &keep_status_type, false};
keep_status keep_solver_range(keep_solver *solver, keep_variable variable, double priority, double *minimum, double *maximum) {
  void *arguments[] = {&solver, &variable, &priority, &minimum, &maximum};
  struct call call;
  trace_begin(&call, &signature_of_keep_solver_range, arguments);
  keep_status result = ((keep_status (*)(keep_solver *, keep_variable, double, double *, double *))trace_find(270))(solver, variable, priority, minimum, maximum);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_solver_explanation[] = {
    {"solver", OWNER, &solver_type},
    {"variable", VALUE, &keep_variable_type},
    {"rows", OUTS, &keep_row_type, COUNT, 4},
    {"factors", OUTS, &double_type, COUNT, 4},
    {"capacity", VALUE, &size_type},
    {"from_defaults", OUT, &double_type},
    {0}};
static const struct signature signature_of_keep_solver_explanation = {
    "keep_solver_explanation", shapes_of_keep_solver_explanation, &size_type, false};
size_t keep_solver_explanation(keep_solver *solver, keep_variable variable, keep_row *rows, double *factors, size_t capacity, double *from_defaults) {
  void *arguments[] = {&solver, &variable, &rows, &factors, &capacity, &from_defaults};
  struct call call;
  trace_begin(&call, &signature_of_keep_solver_explanation, arguments);
  size_t result = ((size_t (*)(keep_solver *, keep_variable, keep_row *, double *, size_t, double *))trace_find(271))(solver, variable, rows, factors, capacity, from_defaults);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_solver_counter[] = {
    {"solver", OWNER, &solver_type},
    {"counter", VALUE, &keep_counter_type},
    {0}};
static const struct signature signature_of_keep_solver_counter = {
    "keep_solver_counter", shapes_of_keep_solver_counter, &uint64_type, false};
uint64_t keep_solver_counter(const keep_solver *solver, keep_counter counter) {
  void *arguments[] = {&solver, &counter};
  struct call call;
  trace_begin(&call, &signature_of_keep_solver_counter, arguments);
  uint64_t result = ((uint64_t (*)(const keep_solver *, keep_counter))trace_find(272))(solver, counter);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_add_rule[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {"kind", VALUE, &keep_attribute_kind_type},
    {"other", VALUE, &keep_node_type},
    {"relation", VALUE, &keep_relation_type},
    {"value", VALUE, &double_type},
    {"priority", VALUE, &double_type},
    {"constraint", OUT, &keep_constraint_type},
    {0}};
static const struct signature signature_of_keep_node_add_rule = {
    "keep_node_add_rule", shapes_of_keep_node_add_rule, &keep_status_type, false};
keep_status keep_node_add_rule(keep_layout *layout, keep_node node, keep_attribute_kind kind, keep_node other, keep_relation relation, double value, double priority, keep_constraint *constraint) {
  void *arguments[] = {&layout, &node, &kind, &other, &relation, &value, &priority, &constraint};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_add_rule, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_node, keep_attribute_kind, keep_node, keep_relation, double, double, keep_constraint *))trace_find(273))(layout, node, kind, other, relation, value, priority, constraint);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_set_autoresizing[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {"mask", VALUE, &uint32_type},
    {"frame", VALUE, &keep_rect_type},
    {0}};
static const struct signature signature_of_keep_node_set_autoresizing = {
    "keep_node_set_autoresizing", shapes_of_keep_node_set_autoresizing, &keep_status_type, false};
keep_status keep_node_set_autoresizing(keep_layout *layout, keep_node node, uint32_t mask, keep_rect frame) {
  void *arguments[] = {&layout, &node, &mask, &frame};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_set_autoresizing, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_node, uint32_t, keep_rect))trace_find(274))(layout, node, mask, frame);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_clear_autoresizing[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {0}};
static const struct signature signature_of_keep_node_clear_autoresizing = {
    "keep_node_clear_autoresizing", shapes_of_keep_node_clear_autoresizing, &keep_status_type, false};
keep_status keep_node_clear_autoresizing(keep_layout *layout, keep_node node) {
  void *arguments[] = {&layout, &node};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_clear_autoresizing, arguments);
  keep_status result = ((keep_status (*)(keep_layout *, keep_node))trace_find(275))(layout, node);
  trace_end(&call, &result);
  return result;
}

static const struct shape shapes_of_keep_node_autoresizing[] = {
    {"layout", OWNER, &layout_type},
    {"node", VALUE, &keep_node_type},
    {0}};
static const struct signature signature_of_keep_node_autoresizing = {
    "keep_node_autoresizing", shapes_of_keep_node_autoresizing, &int32_type, false};
int32_t keep_node_autoresizing(const keep_layout *layout, keep_node node) {
  void *arguments[] = {&layout, &node};
  struct call call;
  trace_begin(&call, &signature_of_keep_node_autoresizing, arguments);
  int32_t result = ((int32_t (*)(const keep_layout *, keep_node))trace_find(276))(layout, node);
  trace_end(&call, &result);
  return result;
}
