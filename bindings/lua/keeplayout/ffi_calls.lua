-- Written by bindings/write_lua.py from what the headers declare; by `make generate`.

local ffi = require("ffi")

ffi.cdef[[
typedef struct keep_layout keep_layout;
typedef struct keep_solver keep_solver;
typedef struct keep_rect {
  double x;
  double y;
  double width;
  double height;
} keep_rect;
typedef struct keep_size {
  double width;
  double height;
} keep_size;
typedef struct keep_insets {
  double top;
  double left;
  double bottom;
  double right;
} keep_insets;
typedef struct keep_term {
  uint64_t node;
  int anchor;
  double coefficient;
} keep_term;
typedef struct keep_stack {
  uint32_t size;
  int axis;
  bool wraps;
  double gap;
  keep_insets padding;
  int align;
  int distribution;
  double bias;
  double row_gap;
  int row_distribution;
  double row_bias;
} keep_stack;
typedef struct keep_track {
  int kind;
  double value;
  double min;
  double max;
} keep_track;
typedef struct keep_grid {
  uint32_t size;
  int align;
  int justify;
  const keep_track * columns;
  size_t column_count;
  const keep_track * rows;
  size_t row_count;
  double gap;
  double row_gap;
  keep_insets padding;
  int distribution;
  double bias;
  int row_distribution;
  double row_bias;
  int repeats;
} keep_grid;
typedef struct keep_guideline {
  uint32_t size;
  int edge;
  double distance;
  double fraction;
} keep_guideline;
typedef struct keep_equation_fault {
  size_t index;
  size_t offset;
  size_t column;
  int fault;
  int status;
} keep_equation_fault;
typedef struct keep_equation_context {
  uint32_t size;
  const char *const * names;
  const uint64_t * nodes;
  size_t name_count;
  const char *const * metrics;
  const double * values;
  size_t metric_count;
  double priority;
  bool uninstalled;
  bool skips_faults;
  const uint64_t * replaced;
  size_t replaced_count;
} keep_equation_context;
typedef struct keep_context {
  int horizontal;
  int vertical;
  int idiom;
  int orientation;
} keep_context;
typedef struct keep_applied {
  uint32_t size;
  int anchor;
  int compound;
  int relation;
  double multiplier;
  double value;
  double priority;
  uint64_t to;
  int to_anchor;
  const double * parts;
  void * when;
  void * user_data;
  void * destroy;
} keep_applied;
typedef struct keep_document_fault {
  size_t offset;
  size_t length;
  size_t line;
  size_t column;
  int status;
} keep_document_fault;
typedef struct keep_drawing {
  uint32_t size;
  uint32_t shows;
  int kind;
  bool is_transparent;
} keep_drawing;
uint32_t keep_version_number(void);
const char * keep_version_string(void);
void keep_set_out_of_memory_handler(void * handler);
const char * keep_status_name(int status);
keep_layout * keep_layout_create(void);
void keep_layout_destroy(keep_layout * layout);
int keep_layout_error(const keep_layout * layout);
const char * keep_layout_error_message(const keep_layout * layout);
void keep_layout_clear_error(keep_layout * layout);
int keep_layout_solve(keep_layout * layout);
bool keep_layout_needs_solve(const keep_layout * layout);
int keep_layout_begin(keep_layout * layout);
int keep_layout_commit(keep_layout * layout);
int keep_layout_rollback(keep_layout * layout);
int keep_layout_set_conflict_policy(keep_layout * layout, int policy);
int keep_layout_conflict_policy(const keep_layout * layout);
size_t keep_layout_conflict_count(const keep_layout * layout);
size_t keep_layout_conflict(keep_layout * layout, size_t index, uint64_t * constraints, size_t capacity);
const char * keep_layout_conflict_text(const keep_layout * layout, size_t index, int text);
const char * keep_layout_text(const keep_layout * layout, int text);
int keep_layout_set_negative_sizes(keep_layout * layout, bool allowed);
int keep_layout_set_mixed_axes(keep_layout * layout, bool allowed);
int keep_layout_set_scale(keep_layout * layout, double scale);
double keep_layout_scale(const keep_layout * layout);
size_t keep_layout_changes(keep_layout * layout, uint64_t * nodes, keep_rect * frames, size_t capacity);
size_t keep_layout_changes_as(keep_layout * layout, uint64_t * nodes, keep_rect * frames, size_t capacity, int kind);
int keep_layout_set_user_data(keep_layout * layout, void * user_data, void * destroy);
void * keep_layout_user_data(const keep_layout * layout);
uint64_t keep_node_create(keep_layout * layout, uint64_t parent);
int keep_layout_create_nodes(keep_layout * layout, const uint64_t * parents, uint64_t * nodes, size_t count);
int keep_node_destroy(keep_layout * layout, uint64_t node);
int keep_node_move(keep_layout * layout, uint64_t node, uint64_t parent);
int keep_node_move_before(keep_layout * layout, uint64_t node, uint64_t sibling);
int keep_layout_handle_kind(const keep_layout * layout, uint64_t id);
size_t keep_layout_node_count(const keep_layout * layout);
uint64_t keep_node_parent(const keep_layout * layout, uint64_t node);
uint64_t keep_node_root(const keep_layout * layout, uint64_t node);
size_t keep_node_children(const keep_layout * layout, uint64_t node, uint64_t * children, size_t capacity);
uint64_t keep_node_child(const keep_layout * layout, uint64_t node, size_t index);
uint64_t keep_node_find(const keep_layout * layout, uint64_t within, const char * name);
int keep_node_set_name(keep_layout * layout, uint64_t node, const char * name);
const char * keep_node_name(const keep_layout * layout, uint64_t node);
size_t keep_node_number(const keep_layout * layout, uint64_t node);
uint64_t keep_layout_numbered(const keep_layout * layout, size_t number);
int keep_node_set_user_data(keep_layout * layout, uint64_t node, void * user_data, void * destroy);
void * keep_node_user_data(const keep_layout * layout, uint64_t node);
int keep_node_set_size(keep_layout * layout, uint64_t node, double width, double height);
int keep_node_set_axis_size(keep_layout * layout, uint64_t node, int axis, double size, double priority);
double keep_node_axis_size(const keep_layout * layout, uint64_t node, int axis, double * priority);
keep_rect keep_node_frame(const keep_layout * layout, uint64_t node);
keep_rect keep_node_frame_as(keep_layout * layout, uint64_t node, int kind);
keep_rect keep_node_frame_in(const keep_layout * layout, uint64_t node, uint64_t space);
int keep_layout_frames(keep_layout * layout, const uint64_t * nodes, keep_rect * frames, size_t count, int kind);
size_t keep_layout_tree(keep_layout * layout, uint64_t within, uint64_t * nodes, uint64_t * parents, const char ** names, keep_rect * frames, size_t capacity, int kind);
uint64_t keep_node_attribute(keep_layout * layout, uint64_t node, int kind);
uint64_t keep_node_attribute_to(keep_layout * layout, uint64_t node, int kind, uint64_t other);
int keep_attribute_set(keep_layout * layout, uint64_t attribute, int relation, double value, double priority);
double keep_attribute_value(const keep_layout * layout, uint64_t attribute, int relation, double * priority);
int keep_layout_set_values(keep_layout * layout, const uint64_t * attributes, const int8_t * relations, const double * values, const double * priorities, size_t count);
int keep_attribute_set_to(keep_layout * layout, uint64_t attribute, int relation, uint64_t followed, double multiplier, double constant, double priority);
uint64_t keep_attribute_followed(const keep_layout * layout, uint64_t attribute, int relation, double * multiplier, double * constant, double * priority);
int keep_attribute_clear(keep_layout * layout, uint64_t attribute);
bool keep_attribute_is_active(const keep_layout * layout, uint64_t attribute);
int keep_attribute_kind_of(const keep_layout * layout, uint64_t attribute);
uint64_t keep_attribute_node(const keep_layout * layout, uint64_t attribute);
uint64_t keep_attribute_other(const keep_layout * layout, uint64_t attribute);
bool keep_attribute_is_same(const keep_layout * layout, uint64_t attribute, uint64_t other);
int keep_attribute_set_name(keep_layout * layout, uint64_t attribute, const char * name);
const char * keep_attribute_text(const keep_layout * layout, uint64_t attribute, int text);
uint64_t keep_guide_create(keep_layout * layout, uint64_t owner);
uint64_t keep_node_guide(keep_layout * layout, uint64_t owner, int guide);
bool keep_node_is_guide(const keep_layout * layout, uint64_t node);
int keep_node_set_scroll_disabled(keep_layout * layout, uint64_t owner, int axis, bool disabled);
bool keep_node_is_scroll_disabled(const keep_layout * layout, uint64_t owner, int axis);
keep_rect keep_node_scroll_content(const keep_layout * layout, uint64_t owner);
int keep_layout_set_direction(keep_layout * layout, int direction);
int keep_node_set_direction(keep_layout * layout, uint64_t node, int direction);
int keep_node_direction(const keep_layout * layout, uint64_t node);
int keep_node_effective_direction(const keep_layout * layout, uint64_t node);
int keep_node_set_margins(keep_layout * layout, uint64_t node, keep_insets margins, bool directional);
keep_insets keep_node_margins(const keep_layout * layout, uint64_t node);
bool keep_node_margins_are_directional(const keep_layout * layout, uint64_t node);
int keep_node_set_inherits_margins(keep_layout * layout, uint64_t node, bool inherits);
bool keep_node_inherits_margins(const keep_layout * layout, uint64_t node);
int keep_node_set_margins_include_safe_area(keep_layout * layout, uint64_t node, bool include);
bool keep_node_margins_include_safe_area(const keep_layout * layout, uint64_t node);
keep_insets keep_node_effective_margins(const keep_layout * layout, uint64_t node);
int keep_node_set_safe_area(keep_layout * layout, uint64_t node, keep_insets insets);
keep_insets keep_node_safe_area(const keep_layout * layout, uint64_t node);
keep_insets keep_node_effective_safe_area(const keep_layout * layout, uint64_t node);
int keep_node_set_alignment_insets(keep_layout * layout, uint64_t node, keep_insets insets);
keep_insets keep_node_alignment_insets(const keep_layout * layout, uint64_t node);
int keep_node_set_baselines(keep_layout * layout, uint64_t node, double first, double last);
void keep_node_baselines(const keep_layout * layout, uint64_t node, double * first, double * last);
int keep_node_set_baseline_share(keep_layout * layout, uint64_t node, double share);
double keep_node_baseline_share(const keep_layout * layout, uint64_t node);
void keep_node_baseline_positions(const keep_layout * layout, uint64_t node, double * first, double * last);
int keep_node_set_content_size(keep_layout * layout, uint64_t node, double width, double height);
double keep_node_content_size(const keep_layout * layout, uint64_t node, int axis);
int keep_node_set_measure(keep_layout * layout, uint64_t node, int axis, void * function, void * user_data, void * destroy);
int keep_node_set_measure_both(keep_layout * layout, uint64_t node, void * function, void * user_data, void * destroy);
uint32_t keep_node_measure(const keep_layout * layout, uint64_t node, int axis);
int keep_node_invalidate_content(keep_layout * layout, uint64_t node);
int keep_nodes_set_resistance(keep_layout * layout, const uint64_t * nodes, size_t count, int axis, int resistance, double priority);
double keep_node_resistance(const keep_layout * layout, uint64_t node, int axis, int resistance);
int keep_node_set_hidden(keep_layout * layout, uint64_t node, bool hidden);
bool keep_node_is_hidden(const keep_layout * layout, uint64_t node);
int keep_node_set_gone(keep_layout * layout, uint64_t node, int gone);
int keep_node_gone(const keep_layout * layout, uint64_t node);
int keep_attribute_set_gone_value(keep_layout * layout, uint64_t attribute, double value);
double keep_attribute_gone_value(const keep_layout * layout, uint64_t attribute);
int keep_node_fitting_size(keep_layout * layout, uint64_t node, keep_size target, double horizontal_priority, double vertical_priority, keep_size * size);
int keep_node_size_range(keep_layout * layout, uint64_t node, int axis, double priority, double * minimum, double * maximum);
uint64_t keep_group_create(keep_layout * layout, const uint64_t * attributes, size_t count);
int keep_group_destroy(keep_layout * layout, uint64_t group);
size_t keep_attribute_members(keep_layout * layout, uint64_t group, uint64_t * members, size_t capacity);
uint64_t keep_nodes_attribute(keep_layout * layout, const uint64_t * nodes, size_t count, int kind);
uint64_t keep_nodes_attribute_to(keep_layout * layout, const uint64_t * nodes, size_t count, int kind, uint64_t other);
uint64_t keep_nodes_attribute_between(keep_layout * layout, const uint64_t * nodes, size_t count, int kind);
int keep_nodes_set(keep_layout * layout, const uint64_t * nodes, size_t count, int kind, uint64_t other, int relation, double value, double priority);
int keep_nodes_set_between(keep_layout * layout, const uint64_t * nodes, size_t count, int kind, int relation, double value, double priority);
int keep_nodes_distribute(keep_layout * layout, const uint64_t * nodes, size_t count, int kind, double priority);
int keep_nodes_keep_size(keep_layout * layout, const uint64_t * nodes, size_t count, double width, double height, double priority);
int keep_nodes_keep_insets(keep_layout * layout, const uint64_t * nodes, size_t count, int kind, keep_insets insets, double priority);
int keep_nodes_keep_center(keep_layout * layout, const uint64_t * nodes, size_t count, double x, double y, double priority);
uint64_t keep_atomic_begin(keep_layout * layout);
int keep_atomic_end(keep_layout * layout);
int keep_atomic_deactivate(keep_layout * layout, uint64_t atomic);
int keep_atomic_activate(keep_layout * layout, uint64_t atomic);
int keep_atomic_destroy(keep_layout * layout, uint64_t atomic);
bool keep_atomic_is_active(const keep_layout * layout, uint64_t atomic);
size_t keep_atomic_constraints(const keep_layout * layout, uint64_t atomic, uint64_t * constraints, size_t capacity);
uint64_t keep_node_at(const keep_layout * layout, uint64_t root, double x, double y, int kind);
int keep_node_set_clips(keep_layout * layout, uint64_t node, bool clips);
bool keep_node_clips(const keep_layout * layout, uint64_t node);
size_t keep_node_constraints(const keep_layout * layout, uint64_t node, uint64_t * constraints, size_t capacity);
int keep_layout_set_log(keep_layout * layout, uint32_t kinds, void * function, void * user_data, void * destroy);
uint64_t keep_attribute_constraint(const keep_layout * layout, uint64_t attribute, int relation);
int keep_constraint_remove(keep_layout * layout, uint64_t constraint);
bool keep_constraint_is_active(const keep_layout * layout, uint64_t constraint);
int keep_constraint_source(const keep_layout * layout, uint64_t constraint);
uint64_t keep_constraint_node(const keep_layout * layout, uint64_t constraint);
uint64_t keep_constraint_attribute(const keep_layout * layout, uint64_t constraint);
int keep_constraint_relation(const keep_layout * layout, uint64_t constraint);
double keep_constraint_value(const keep_layout * layout, uint64_t constraint);
double keep_constraint_priority(const keep_layout * layout, uint64_t constraint);
const char * keep_constraint_text(const keep_layout * layout, uint64_t constraint, int text);
int keep_constraint_set_name(keep_layout * layout, uint64_t constraint, const char * name);
size_t keep_constraint_terms(keep_layout * layout, uint64_t constraint, int * relation, double * constant, keep_term * terms, size_t capacity);
int keep_constraint_set_value(keep_layout * layout, uint64_t constraint, double value);
int keep_constraint_set_priority(keep_layout * layout, uint64_t constraint, double priority);
int keep_constraint_set_relation(keep_layout * layout, uint64_t constraint, int relation);
int keep_constraint_set_coefficient(keep_layout * layout, uint64_t constraint, size_t index, double coefficient);
int keep_constraint_set_installed(keep_layout * layout, uint64_t constraint, bool installed);
bool keep_constraint_is_installed(const keep_layout * layout, uint64_t constraint);
uint64_t keep_node_constrain(keep_layout * layout, uint64_t node, int anchor, int relation, uint64_t other, int other_anchor, double multiplier, double constant, double priority, bool installed);
uint64_t keep_constraint_create(keep_layout * layout, const keep_term * terms, size_t count, int relation, double constant, double priority, bool installed);
int keep_capture_begin(keep_layout * layout);
size_t keep_capture_constraints(const keep_layout * layout, uint64_t * constraints, size_t capacity);
int keep_capture_end(keep_layout * layout);
uint64_t keep_stack_create(keep_layout * layout, uint64_t parent, const keep_stack * stack, const uint64_t * members, size_t count);
int keep_container_set(keep_layout * layout, uint64_t container, int what, double value);
double keep_container_get(const keep_layout * layout, uint64_t container, int what);
int keep_node_container_kind(const keep_layout * layout, uint64_t node);
int keep_member_set(keep_layout * layout, uint64_t member, int what, double value);
double keep_member_get(const keep_layout * layout, uint64_t member, int what);
int keep_node_set_listed(keep_layout * layout, uint64_t stack, const uint64_t * nodes, size_t count);
size_t keep_node_listed_count(const keep_layout * layout, uint64_t stack);
uint64_t keep_node_listed(const keep_layout * layout, uint64_t stack, size_t index);
int keep_node_set_listed_value(keep_layout * layout, uint64_t stack, uint64_t node, int what, double value);
double keep_node_listed_value(const keep_layout * layout, uint64_t stack, uint64_t node, int what);
uint64_t keep_grid_create(keep_layout * layout, uint64_t parent, const keep_grid * grid, const uint64_t * members, size_t count);
int keep_grid_place(keep_layout * layout, uint64_t grid, uint64_t node, size_t column, size_t row, size_t columns, size_t rows);
int keep_grid_set_track(keep_layout * layout, uint64_t grid, int axis, size_t index, keep_track track);
int keep_grid_get_track(keep_layout * layout, uint64_t grid, int axis, size_t index, keep_track * track);
int keep_grid_set_track_count(keep_layout * layout, uint64_t grid, int axis, size_t tracks);
size_t keep_grid_track_count(const keep_layout * layout, uint64_t grid, int axis);
size_t keep_member_cell(const keep_layout * layout, uint64_t member, int axis);
size_t keep_member_span(const keep_layout * layout, uint64_t member, int axis);
uint64_t keep_grid_track(const keep_layout * layout, uint64_t grid, int axis, size_t index);
uint64_t keep_guideline_create(keep_layout * layout, uint64_t owner, const keep_guideline * guideline, const uint64_t * nodes, size_t count);
int keep_barrier_set_nodes(keep_layout * layout, uint64_t barrier, const uint64_t * nodes, size_t count);
size_t keep_layout_unmet_count(keep_layout * layout);
uint64_t keep_layout_unmet_constraint(keep_layout * layout, size_t index);
uint64_t keep_layout_unmet_node(keep_layout * layout, size_t index);
int keep_layout_unmet_axis(keep_layout * layout, size_t index);
double keep_layout_unmet_amount(keep_layout * layout, size_t index);
int keep_node_set_circle(keep_layout * layout, uint64_t node, uint64_t center, double angle, double radius);
uint64_t keep_node_circle(const keep_layout * layout, uint64_t node, double * angle, double * radius);
int keep_node_add_variant(keep_layout * layout, uint64_t node, double width, double height, bool fits);
int keep_node_clear_variants(keep_layout * layout, uint64_t node);
size_t keep_node_variant_count(const keep_layout * layout, uint64_t node);
size_t keep_node_variant(const keep_layout * layout, uint64_t node);
int keep_constraint_set_variant(keep_layout * layout, uint64_t constraint, uint64_t node, size_t variant);
uint64_t keep_constraint_variant_node(const keep_layout * layout, uint64_t constraint);
size_t keep_constraint_variant(const keep_layout * layout, uint64_t constraint);
int keep_node_vary_container(keep_layout * layout, uint64_t node, size_t variant, uint64_t container, int what, double value);
int keep_node_vary_member(keep_layout * layout, uint64_t node, size_t variant, uint64_t subject, int what, double value);
int keep_node_vary_gone(keep_layout * layout, uint64_t node, size_t variant, uint64_t other, int gone);
uint64_t keep_equation_create(keep_layout * layout, const char * text, const keep_equation_context * context);
int keep_equations_create(keep_layout * layout, const char *const * texts, const size_t * lengths, size_t count, const keep_equation_context * context, uint64_t * constraints, size_t capacity, size_t * made);
size_t keep_equation_fault_count(const keep_layout * layout);
keep_equation_fault keep_equation_fault_at(const keep_layout * layout, size_t index);
const char * keep_equation_fault_description(const keep_layout * layout, size_t index);
uint64_t keep_format_create(keep_layout * layout, const char * text, const keep_equation_context * context, uint32_t options);
int keep_format_destroy(keep_layout * layout, uint64_t format);
size_t keep_format_constraints(const keep_layout * layout, uint64_t format, uint64_t * constraints, size_t capacity);
const char * keep_format_text(const keep_layout * layout, uint64_t format);
uint32_t keep_format_options(const keep_layout * layout, uint64_t format);
uint64_t keep_constraint_format(const keep_layout * layout, uint64_t constraint);
int keep_node_apply(keep_layout * layout, uint64_t node, const keep_applied * list, size_t count, uint64_t * constraints, size_t capacity);
size_t keep_node_applied(const keep_layout * layout, uint64_t node, uint64_t * constraints, size_t capacity);
int keep_node_clear_applied(keep_layout * layout, uint64_t node);
int keep_node_reload(keep_layout * layout, uint64_t node);
int keep_layout_reload(keep_layout * layout);
int keep_layout_set_context(keep_layout * layout, keep_context context);
int keep_node_set_context(keep_layout * layout, uint64_t node, const keep_context * context);
keep_context keep_node_context(const keep_layout * layout, uint64_t node);
uint64_t keep_animation_begin(keep_layout * layout, uint64_t within, double duration, double delay);
int keep_animation_commit(keep_layout * layout);
int keep_animation_cancel(keep_layout * layout, uint64_t animation);
int keep_animation_finish(keep_layout * layout, uint64_t animation);
int keep_animation_set_curve(keep_layout * layout, uint64_t animation, int curve);
int keep_animation_set_bezier(keep_layout * layout, uint64_t animation, double x1, double y1, double x2, double y2);
int keep_animation_set_function(keep_layout * layout, uint64_t animation, void * function, void * user_data, void * destroy);
int keep_animation_set_spring(keep_layout * layout, uint64_t animation, double damping_ratio, double initial_velocity);
int keep_animation_set_motion(keep_layout * layout, uint64_t animation, int motion);
int keep_animation_set_completion(keep_layout * layout, uint64_t animation, void * completion, void * user_data, void * destroy);
double keep_animation_progress(const keep_layout * layout, uint64_t animation);
int keep_animation_set_progress(keep_layout * layout, uint64_t animation, double progress);
int keep_layout_advance(keep_layout * layout, double seconds, bool * moving);
bool keep_layout_is_moving(const keep_layout * layout);
size_t keep_layout_presented_changes(keep_layout * layout, uint64_t * nodes, keep_rect * frames, size_t capacity);
keep_layout * keep_layout_at(keep_layout * layout, const char * file, int32_t line);
int32_t keep_constraint_line(const keep_layout * layout, uint64_t constraint);
double keep_attribute_measured(const keep_layout * layout, uint64_t attribute);
size_t keep_attribute_explanation(keep_layout * layout, uint64_t attribute, uint64_t * constraints, double * factors, size_t capacity, double * rest);
double keep_constraint_violation(keep_layout * layout, uint64_t constraint);
size_t keep_constraint_binding(keep_layout * layout, uint64_t constraint, uint64_t * constraints, double * factors, size_t capacity);
size_t keep_layout_conflict_corrections(keep_layout * layout, size_t index, double * values, size_t capacity);
int keep_layout_conflict_reason(keep_layout * layout, size_t index);
bool keep_layout_conflict_is_repeat(keep_layout * layout, size_t index);
size_t keep_layout_freedom(keep_layout * layout);
int keep_attribute_range(keep_layout * layout, uint64_t attribute, double priority, double * minimum, double * maximum);
size_t keep_layout_ambiguous(keep_layout * layout, uint64_t * attributes, double * minima, double * maxima, bool * determining, size_t capacity);
int keep_layout_exercise(keep_layout * layout, uint32_t which);
int keep_layout_read_document(keep_layout * layout, const char * document);
int keep_layout_update(keep_layout * layout, const char * document);
int32_t keep_node_line(const keep_layout * layout, uint64_t node);
size_t keep_document_fault_count(const keep_layout * layout);
keep_document_fault keep_document_fault_at(const keep_layout * layout, size_t index);
const char * keep_document_fault_description(const keep_layout * layout, size_t index);
const char * keep_document_fault_nearest(const keep_layout * layout, size_t index);
size_t keep_document_complete(keep_layout * layout, const char * document, size_t offset);
const char * keep_document_completion(const keep_layout * layout, size_t index);
const char * keep_layout_svg(const keep_layout * layout, uint64_t within, const keep_drawing * drawing);
keep_solver * keep_solver_create(void);
void keep_solver_destroy(keep_solver * solver);
int keep_solver_error(const keep_solver * solver);
const char * keep_solver_error_message(const keep_solver * solver);
void keep_solver_clear_error(keep_solver * solver);
int keep_solver_set_conflict_policy(keep_solver * solver, int policy);
int keep_solver_conflict_policy(const keep_solver * solver);
int keep_solver_add_variable(keep_solver * solver, double default_value, uint64_t * variable);
int keep_solver_add_variables(keep_solver * solver, const double * default_values, size_t count, uint64_t * variables);
int keep_solver_remove_variable(keep_solver * solver, uint64_t variable);
int keep_solver_set_default(keep_solver * solver, uint64_t variable, double default_value);
double keep_solver_default(const keep_solver * solver, uint64_t variable);
int keep_solver_add_row(keep_solver * solver, const uint64_t * variables, const double * coefficients, size_t count, int relation, double constant, double priority, double weight, uint64_t * row);
int keep_solver_add_rows(keep_solver * solver, size_t row_count, const size_t * starts, const uint64_t * variables, const double * coefficients, const int8_t * relations, const double * constants, const double * priorities, const double * weights, uint64_t * rows);
int keep_solver_remove_row(keep_solver * solver, uint64_t row);
int keep_solver_remove_rows(keep_solver * solver, const uint64_t * rows, size_t count);
int keep_solver_set_constant(keep_solver * solver, uint64_t row, double constant);
int keep_solver_set_constants(keep_solver * solver, const uint64_t * rows, const double * constants, size_t count);
int keep_solver_set_priority(keep_solver * solver, uint64_t row, double priority);
int keep_solver_set_weight(keep_solver * solver, uint64_t row, double weight);
int keep_solver_set_relation(keep_solver * solver, uint64_t row, int relation);
int keep_solver_set_coefficient(keep_solver * solver, uint64_t row, uint64_t variable, double coefficient);
size_t keep_solver_terms(const keep_solver * solver, uint64_t row, uint64_t * variables, double * coefficients, size_t capacity);
int keep_solver_relation(const keep_solver * solver, uint64_t row);
double keep_solver_constant(const keep_solver * solver, uint64_t row);
double keep_solver_priority(const keep_solver * solver, uint64_t row);
double keep_solver_weight(const keep_solver * solver, uint64_t row);
int keep_solver_begin(keep_solver * solver);
int keep_solver_commit(keep_solver * solver);
int keep_solver_rollback(keep_solver * solver);
int keep_solver_solve(keep_solver * solver);
double keep_solver_value(const keep_solver * solver, uint64_t variable);
int keep_solver_values(const keep_solver * solver, const uint64_t * variables, double * values, size_t count);
size_t keep_solver_changes(keep_solver * solver, uint64_t * variables, double * values, size_t capacity);
double keep_solver_violation(const keep_solver * solver, uint64_t row);
size_t keep_solver_conflict_count(const keep_solver * solver);
size_t keep_solver_conflict(keep_solver * solver, size_t index, uint64_t * rows, size_t capacity);
size_t keep_solver_freedom(keep_solver * solver);
int keep_solver_range(keep_solver * solver, uint64_t variable, double priority, double * minimum, double * maximum);
size_t keep_solver_explanation(keep_solver * solver, uint64_t variable, uint64_t * rows, double * factors, size_t capacity, double * from_defaults);
uint64_t keep_solver_counter(const keep_solver * solver, int counter);
int keep_node_add_rule(keep_layout * layout, uint64_t node, int kind, uint64_t other, int relation, double value, double priority, uint64_t * constraint);
int keep_node_set_autoresizing(keep_layout * layout, uint64_t node, uint32_t mask, keep_rect frame, keep_size parent);
int keep_node_clear_autoresizing(keep_layout * layout, uint64_t node);
int32_t keep_node_autoresizing(const keep_layout * layout, uint64_t node);
]]

-- Gives the calls, by the library, what passes closures, and the helpers by hand.
return function(C, functions, helpers)
  local calls, fill, read = {}, {}, {}
  local array, filled, list = helpers.array, helpers.filled, helpers.list
  local text, number = helpers.text, tonumber
  local new = ffi.new

  function fill.keep_rect(to, from, keep)
    if from.x then to.x = from.x end
    if from.y then to.y = from.y end
    if from.width then to.width = from.width end
    if from.height then to.height = from.height end
  end

  function fill.keep_size(to, from, keep)
    if from.width then to.width = from.width end
    if from.height then to.height = from.height end
  end

  function fill.keep_insets(to, from, keep)
    if from.top then to.top = from.top end
    if from.left then to.left = from.left end
    if from.bottom then to.bottom = from.bottom end
    if from.right then to.right = from.right end
  end

  function fill.keep_term(to, from, keep)
    if from.node then to.node = from.node end
    if from.anchor then to.anchor = from.anchor end
    if from.coefficient then to.coefficient = from.coefficient end
  end

  function fill.keep_stack(to, from, keep)
    to.size = ffi.sizeof("keep_stack")
    if from.axis then to.axis = from.axis end
    if from.wraps then to.wraps = from.wraps end
    if from.gap then to.gap = from.gap end
    if from.padding then fill.keep_insets(to.padding, from.padding) end
    if from.align then to.align = from.align end
    if from.distribution then to.distribution = from.distribution end
    if from.bias then to.bias = from.bias end
    if from.row_gap then to.row_gap = from.row_gap end
    if from.row_distribution then to.row_distribution = from.row_distribution end
    if from.row_bias then to.row_bias = from.row_bias end
  end

  function fill.keep_track(to, from, keep)
    if from.kind then to.kind = from.kind end
    if from.value then to.value = from.value end
    if from.min then to.min = from.min end
    if from.max then to.max = from.max end
  end

  function fill.keep_grid(to, from, keep)
    to.size = ffi.sizeof("keep_grid")
    if from.align then to.align = from.align end
    if from.justify then to.justify = from.justify end
    keep[#keep + 1] = filled("keep_track[?]", from.columns, fill.keep_track)
    if from.columns then to.columns = keep[#keep] end
    to.column_count = from.columns and #from.columns or 0
    keep[#keep + 1] = filled("keep_track[?]", from.rows, fill.keep_track)
    if from.rows then to.rows = keep[#keep] end
    to.row_count = from.rows and #from.rows or 0
    if from.gap then to.gap = from.gap end
    if from.row_gap then to.row_gap = from.row_gap end
    if from.padding then fill.keep_insets(to.padding, from.padding) end
    if from.distribution then to.distribution = from.distribution end
    if from.bias then to.bias = from.bias end
    if from.row_distribution then to.row_distribution = from.row_distribution end
    if from.row_bias then to.row_bias = from.row_bias end
    if from.repeats then to.repeats = from.repeats end
  end

  function fill.keep_guideline(to, from, keep)
    to.size = ffi.sizeof("keep_guideline")
    if from.edge then to.edge = from.edge end
    if from.distance then to.distance = from.distance end
    if from.fraction then to.fraction = from.fraction end
  end

  function fill.keep_equation_context(to, from, keep)
    to.size = ffi.sizeof("keep_equation_context")
    keep[#keep + 1] = array("const char *[?]", from.names)
    if from.names then to.names = keep[#keep] end
    to.name_count = from.names and #from.names or 0
    keep[#keep + 1] = array("uint64_t[?]", from.nodes)
    if from.nodes then to.nodes = keep[#keep] end
    to.name_count = from.nodes and #from.nodes or 0
    keep[#keep + 1] = array("const char *[?]", from.metrics)
    if from.metrics then to.metrics = keep[#keep] end
    to.metric_count = from.metrics and #from.metrics or 0
    keep[#keep + 1] = array("double[?]", from.values)
    if from.values then to.values = keep[#keep] end
    to.metric_count = from.values and #from.values or 0
    if from.priority then to.priority = from.priority end
    if from.uninstalled then to.uninstalled = from.uninstalled end
    if from.skips_faults then to.skips_faults = from.skips_faults end
    keep[#keep + 1] = array("uint64_t[?]", from.replaced)
    if from.replaced then to.replaced = keep[#keep] end
    to.replaced_count = from.replaced and #from.replaced or 0
  end

  function fill.keep_context(to, from, keep)
    if from.horizontal then to.horizontal = from.horizontal end
    if from.vertical then to.vertical = from.vertical end
    if from.idiom then to.idiom = from.idiom end
    if from.orientation then to.orientation = from.orientation end
  end

  function fill.keep_applied(to, from, keep)
    to.size = ffi.sizeof("keep_applied")
    if from.anchor then to.anchor = from.anchor end
    if from.compound then to.compound = from.compound end
    if from.relation then to.relation = from.relation end
    if from.multiplier then to.multiplier = from.multiplier end
    if from.value then to.value = from.value end
    if from.priority then to.priority = from.priority end
    if from.to then to.to = from.to end
    if from.to_anchor then to.to_anchor = from.to_anchor end
    keep[#keep + 1] = array("double[?]", from.parts)
    if from.parts then to.parts = keep[#keep] end
    if from.when then
      to.when = functions.keep_condition
      to.user_data = functions.data(from.when)
      to.destroy = functions.keep_destroy_function
    end
  end

  function fill.keep_drawing(to, from, keep)
    to.size = ffi.sizeof("keep_drawing")
    if from.shows then to.shows = from.shows end
    if from.kind then to.kind = from.kind end
    if from.is_transparent then to.is_transparent = from.is_transparent end
  end

  function read.keep_rect(from)
    return { x = from.x, y = from.y, width = from.width, height = from.height }
  end

  function read.keep_size(from)
    return { width = from.width, height = from.height }
  end

  function read.keep_insets(from)
    return { top = from.top, left = from.left, bottom = from.bottom, right = from.right }
  end

  function read.keep_term(from)
    return { node = from.node, anchor = number(from.anchor), coefficient = from.coefficient }
  end

  function read.keep_track(from)
    return { kind = number(from.kind), value = from.value, min = from.min, max = from.max }
  end

  function read.keep_equation_fault(from)
    return { index = number(from.index), offset = number(from.offset), column = number(from.column), fault = number(from.fault), status = number(from.status) }
  end

  function read.keep_context(from)
    return { horizontal = number(from.horizontal), vertical = number(from.vertical), idiom = number(from.idiom), orientation = number(from.orientation) }
  end

  function read.keep_document_fault(from)
    return { offset = number(from.offset), length = number(from.length), line = number(from.line), column = number(from.column), status = number(from.status) }
  end

  function calls.keep_version_number()
    return number(C.keep_version_number())
  end

  function calls.keep_version_string()
    return text(C.keep_version_string())
  end

  function calls.keep_layout_error(owner)
    return number(C.keep_layout_error(owner))
  end

  function calls.keep_layout_error_message(owner)
    return text(C.keep_layout_error_message(owner))
  end

  function calls.keep_layout_clear_error(owner)
    C.keep_layout_clear_error(owner)
  end

  function calls.keep_layout_solve(owner)
    return number(C.keep_layout_solve(owner))
  end

  function calls.keep_layout_needs_solve(owner)
    return C.keep_layout_needs_solve(owner)
  end

  function calls.keep_layout_begin(owner)
    return number(C.keep_layout_begin(owner))
  end

  function calls.keep_layout_commit(owner)
    return number(C.keep_layout_commit(owner))
  end

  function calls.keep_layout_rollback(owner)
    return number(C.keep_layout_rollback(owner))
  end

  function calls.keep_layout_set_conflict_policy(owner, policy)
    return number(C.keep_layout_set_conflict_policy(owner, policy))
  end

  function calls.keep_layout_conflict_policy(owner)
    return number(C.keep_layout_conflict_policy(owner))
  end

  function calls.keep_layout_conflict_count(owner)
    return number(C.keep_layout_conflict_count(owner))
  end

  function calls.keep_layout_conflict(owner, index)
    local room = 16
    local out_constraints = new("uint64_t[?]", room)
    local count = number(C.keep_layout_conflict(owner, index, out_constraints, room))
    if count > room then
      room = count
      out_constraints = new("uint64_t[?]", room)
      count = number(C.keep_layout_conflict(owner, index, out_constraints, room))
    end
    return list(out_constraints, count)
  end

  function calls.keep_layout_conflict_text(owner, index, text_)
    return text(C.keep_layout_conflict_text(owner, index, text_))
  end

  function calls.keep_layout_text(owner, text_)
    return text(C.keep_layout_text(owner, text_))
  end

  function calls.keep_layout_set_negative_sizes(owner, allowed)
    return number(C.keep_layout_set_negative_sizes(owner, allowed))
  end

  function calls.keep_layout_set_mixed_axes(owner, allowed)
    return number(C.keep_layout_set_mixed_axes(owner, allowed))
  end

  function calls.keep_layout_set_scale(owner, scale)
    return number(C.keep_layout_set_scale(owner, scale))
  end

  function calls.keep_layout_scale(owner)
    return C.keep_layout_scale(owner)
  end

  function calls.keep_layout_changes_as(owner, kind)
    local room = 0
    local out_nodes = new("uint64_t[?]", room)
    local out_frames = new("keep_rect[?]", room)
    local count = number(C.keep_layout_changes_as(owner, out_nodes, out_frames, room, kind))
    if count > room then
      room = count
      out_nodes = new("uint64_t[?]", room)
      out_frames = new("keep_rect[?]", room)
      count = number(C.keep_layout_changes_as(owner, out_nodes, out_frames, room, kind))
    end
    return list(out_nodes, count), list(out_frames, count, read.keep_rect)
  end

  function calls.keep_node_create(owner, parent)
    return C.keep_node_create(owner, parent)
  end

  function calls.keep_layout_create_nodes(owner, parents)
    local parents_ = array("uint64_t[?]", parents)
    local count = (parents and #parents or 0)
    local out_nodes = new("uint64_t[?]", count)
    local result = number(C.keep_layout_create_nodes(owner, parents_, out_nodes, (parents and #parents or 0)))
    return result, list(out_nodes, count)
  end

  function calls.keep_layout_handle_kind(owner, id_)
    return number(C.keep_layout_handle_kind(owner, id_))
  end

  function calls.keep_layout_node_count(owner)
    return number(C.keep_layout_node_count(owner))
  end

  function calls.keep_layout_numbered(owner, number_)
    return C.keep_layout_numbered(owner, number_)
  end

  function calls.keep_layout_frames(owner, nodes, kind)
    local nodes_ = array("uint64_t[?]", nodes)
    local count = (nodes and #nodes or 0)
    local out_frames = new("keep_rect[?]", count)
    local result = number(C.keep_layout_frames(owner, nodes_, out_frames, (nodes and #nodes or 0), kind))
    return result, list(out_frames, count, read.keep_rect)
  end

  function calls.keep_layout_tree(owner, within, kind)
    local room = 16
    local out_nodes = new("uint64_t[?]", room)
    local out_parents = new("uint64_t[?]", room)
    local out_names = new("const char *[?]", room)
    local out_frames = new("keep_rect[?]", room)
    local count = number(C.keep_layout_tree(owner, within, out_nodes, out_parents, out_names, out_frames, room, kind))
    if count > room then
      room = count
      out_nodes = new("uint64_t[?]", room)
      out_parents = new("uint64_t[?]", room)
      out_names = new("const char *[?]", room)
      out_frames = new("keep_rect[?]", room)
      count = number(C.keep_layout_tree(owner, within, out_nodes, out_parents, out_names, out_frames, room, kind))
    end
    return list(out_nodes, count), list(out_parents, count), list(out_names, count, text), list(out_frames, count, read.keep_rect)
  end

  function calls.keep_layout_set_values(owner, attributes, relations, values, priorities)
    local attributes_ = array("uint64_t[?]", attributes)
    local relations_ = array("int8_t[?]", relations)
    local values_ = array("double[?]", values)
    local priorities_ = array("double[?]", priorities)
    return number(C.keep_layout_set_values(owner, attributes_, relations_, values_, priorities_, (attributes and #attributes or 0)))
  end

  function calls.keep_layout_set_direction(owner, direction)
    return number(C.keep_layout_set_direction(owner, direction))
  end

  function calls.keep_group_create(owner, attributes)
    local attributes_ = array("uint64_t[?]", attributes)
    return C.keep_group_create(owner, attributes_, (attributes and #attributes or 0))
  end

  function calls.keep_atomic_begin(owner)
    return C.keep_atomic_begin(owner)
  end

  function calls.keep_atomic_end(owner)
    return number(C.keep_atomic_end(owner))
  end

  function calls.keep_layout_set_log(owner, kinds, function_)
    return number(C.keep_layout_set_log(owner, kinds, (function_ and functions.keep_log_function or nil), functions.data(function_), (function_ and functions.keep_destroy_function or nil)))
  end

  function calls.keep_constraint_create(owner, terms, relation, constant, priority, installed)
    local terms_, kept = filled("keep_term[?]", terms, fill.keep_term)
    return C.keep_constraint_create(owner, terms_, (terms and #terms or 0), relation, constant, priority, installed)
  end

  function calls.keep_capture_begin(owner)
    return number(C.keep_capture_begin(owner))
  end

  function calls.keep_capture_constraints(owner)
    local room = 16
    local out_constraints = new("uint64_t[?]", room)
    local count = number(C.keep_capture_constraints(owner, out_constraints, room))
    if count > room then
      room = count
      out_constraints = new("uint64_t[?]", room)
      count = number(C.keep_capture_constraints(owner, out_constraints, room))
    end
    return list(out_constraints, count)
  end

  function calls.keep_capture_end(owner)
    return number(C.keep_capture_end(owner))
  end

  function calls.keep_stack_create(owner, parent, stack, members)
    local stack_, kept = nil, {}
    if stack then
      stack_ = new("keep_stack")
      fill.keep_stack(stack_, stack, kept)
    end
    local members_ = array("uint64_t[?]", members)
    return C.keep_stack_create(owner, parent, stack_, members_, (members and #members or 0))
  end

  function calls.keep_layout_unmet_count(owner)
    return number(C.keep_layout_unmet_count(owner))
  end

  function calls.keep_layout_unmet_constraint(owner, index)
    return C.keep_layout_unmet_constraint(owner, index)
  end

  function calls.keep_layout_unmet_node(owner, index)
    return C.keep_layout_unmet_node(owner, index)
  end

  function calls.keep_layout_unmet_axis(owner, index)
    return number(C.keep_layout_unmet_axis(owner, index))
  end

  function calls.keep_layout_unmet_amount(owner, index)
    return C.keep_layout_unmet_amount(owner, index)
  end

  function calls.keep_equation_create(owner, text_, context)
    local context_, kept = nil, {}
    if context then
      context_ = new("keep_equation_context")
      fill.keep_equation_context(context_, context, kept)
    end
    return C.keep_equation_create(owner, text_, context_)
  end

  function calls.keep_equations_create(owner, texts, lengths, context)
    local texts_ = array("const char *[?]", texts)
    local lengths_ = array("size_t[?]", lengths)
    local context_, kept = nil, {}
    if context then
      context_ = new("keep_equation_context")
      fill.keep_equation_context(context_, context, kept)
    end
    local out_made = new("size_t[1]")
    local room = helpers.room_of(texts)
    local out_constraints = new("uint64_t[?]", room)
    local result = C.keep_equations_create(owner, texts_, lengths_, (texts and #texts or 0), context_, out_constraints, room, out_made)
    local count = result == 0 and math.min(number(out_made[0]), room) or 0
    return result, list(out_constraints, count)
  end

  function calls.keep_equation_fault_count(owner)
    return number(C.keep_equation_fault_count(owner))
  end

  function calls.keep_equation_fault_at(owner, index)
    return read.keep_equation_fault(C.keep_equation_fault_at(owner, index))
  end

  function calls.keep_equation_fault_description(owner, index)
    return text(C.keep_equation_fault_description(owner, index))
  end

  function calls.keep_format_create(owner, text_, context, options)
    local context_, kept = nil, {}
    if context then
      context_ = new("keep_equation_context")
      fill.keep_equation_context(context_, context, kept)
    end
    return C.keep_format_create(owner, text_, context_, options)
  end

  function calls.keep_layout_reload(owner)
    return number(C.keep_layout_reload(owner))
  end

  function calls.keep_layout_set_context(owner, context)
    local context_, kept = nil, {}
    if context then
      context_ = new("keep_context")
      fill.keep_context(context_, context, kept)
    end
    return number(C.keep_layout_set_context(owner, context_))
  end

  function calls.keep_animation_begin(owner, within, duration, delay)
    return C.keep_animation_begin(owner, within, duration, delay)
  end

  function calls.keep_animation_commit(owner)
    return number(C.keep_animation_commit(owner))
  end

  function calls.keep_layout_advance(owner, seconds)
    local out_moving = new("bool[1]")
    local result = number(C.keep_layout_advance(owner, seconds, out_moving))
    return result, out_moving[0]
  end

  function calls.keep_layout_is_moving(owner)
    return C.keep_layout_is_moving(owner)
  end

  function calls.keep_layout_presented_changes(owner)
    local room = 0
    local out_nodes = new("uint64_t[?]", room)
    local out_frames = new("keep_rect[?]", room)
    local count = number(C.keep_layout_presented_changes(owner, out_nodes, out_frames, room))
    if count > room then
      room = count
      out_nodes = new("uint64_t[?]", room)
      out_frames = new("keep_rect[?]", room)
      count = number(C.keep_layout_presented_changes(owner, out_nodes, out_frames, room))
    end
    return list(out_nodes, count), list(out_frames, count, read.keep_rect)
  end

  function calls.keep_layout_at(owner, file, line)
    return C.keep_layout_at(owner, file, line)
  end

  function calls.keep_layout_conflict_corrections(owner, index)
    local room = 16
    local out_values = new("double[?]", room)
    local count = number(C.keep_layout_conflict_corrections(owner, index, out_values, room))
    if count > room then
      room = count
      out_values = new("double[?]", room)
      count = number(C.keep_layout_conflict_corrections(owner, index, out_values, room))
    end
    return list(out_values, count)
  end

  function calls.keep_layout_conflict_reason(owner, index)
    return number(C.keep_layout_conflict_reason(owner, index))
  end

  function calls.keep_layout_conflict_is_repeat(owner, index)
    return C.keep_layout_conflict_is_repeat(owner, index)
  end

  function calls.keep_layout_freedom(owner)
    return number(C.keep_layout_freedom(owner))
  end

  function calls.keep_layout_ambiguous(owner)
    local room = 16
    local out_attributes = new("uint64_t[?]", room)
    local out_minima = new("double[?]", room)
    local out_maxima = new("double[?]", room)
    local out_determining = new("bool[?]", room)
    local count = number(C.keep_layout_ambiguous(owner, out_attributes, out_minima, out_maxima, out_determining, room))
    if count > room then
      room = count
      out_attributes = new("uint64_t[?]", room)
      out_minima = new("double[?]", room)
      out_maxima = new("double[?]", room)
      out_determining = new("bool[?]", room)
      count = number(C.keep_layout_ambiguous(owner, out_attributes, out_minima, out_maxima, out_determining, room))
    end
    return list(out_attributes, count), list(out_minima, count), list(out_maxima, count), list(out_determining, count)
  end

  function calls.keep_layout_exercise(owner, which)
    return number(C.keep_layout_exercise(owner, which))
  end

  function calls.keep_layout_read_document(owner, document)
    return number(C.keep_layout_read_document(owner, document))
  end

  function calls.keep_layout_update(owner, document)
    return number(C.keep_layout_update(owner, document))
  end

  function calls.keep_document_fault_count(owner)
    return number(C.keep_document_fault_count(owner))
  end

  function calls.keep_document_fault_at(owner, index)
    return read.keep_document_fault(C.keep_document_fault_at(owner, index))
  end

  function calls.keep_document_fault_description(owner, index)
    return text(C.keep_document_fault_description(owner, index))
  end

  function calls.keep_document_fault_nearest(owner, index)
    return text(C.keep_document_fault_nearest(owner, index))
  end

  function calls.keep_document_complete(owner, document, offset)
    return number(C.keep_document_complete(owner, document, offset))
  end

  function calls.keep_document_completion(owner, index)
    return text(C.keep_document_completion(owner, index))
  end

  function calls.keep_layout_svg(owner, within, drawing)
    local drawing_, kept = nil, {}
    if drawing then
      drawing_ = new("keep_drawing")
      fill.keep_drawing(drawing_, drawing, kept)
    end
    return text(C.keep_layout_svg(owner, within, drawing_))
  end

  function calls.keep_solver_error(owner)
    return number(C.keep_solver_error(owner))
  end

  function calls.keep_solver_error_message(owner)
    return text(C.keep_solver_error_message(owner))
  end

  function calls.keep_solver_clear_error(owner)
    C.keep_solver_clear_error(owner)
  end

  function calls.keep_solver_set_conflict_policy(owner, policy)
    return number(C.keep_solver_set_conflict_policy(owner, policy))
  end

  function calls.keep_solver_conflict_policy(owner)
    return number(C.keep_solver_conflict_policy(owner))
  end

  function calls.keep_solver_add_variable(owner, default_value)
    local out_variable = new("uint64_t[1]")
    local result = number(C.keep_solver_add_variable(owner, default_value, out_variable))
    return result, out_variable[0]
  end

  function calls.keep_solver_add_variables(owner, default_values)
    local default_values_ = array("double[?]", default_values)
    local count = (default_values and #default_values or 0)
    local out_variables = new("uint64_t[?]", count)
    local result = number(C.keep_solver_add_variables(owner, default_values_, (default_values and #default_values or 0), out_variables))
    return result, list(out_variables, count)
  end

  function calls.keep_solver_add_row(owner, variables, coefficients, relation, constant, priority, weight)
    local variables_ = array("uint64_t[?]", variables)
    local coefficients_ = array("double[?]", coefficients)
    local out_row = new("uint64_t[1]")
    local result = number(C.keep_solver_add_row(owner, variables_, coefficients_, (variables and #variables or 0), relation, constant, priority, weight, out_row))
    return result, out_row[0]
  end

  function calls.keep_solver_add_rows(owner, starts, variables, coefficients, relations, constants, priorities, weights)
    local starts_ = array("size_t[?]", starts)
    local variables_ = array("uint64_t[?]", variables)
    local coefficients_ = array("double[?]", coefficients)
    local relations_ = array("int8_t[?]", relations)
    local constants_ = array("double[?]", constants)
    local priorities_ = array("double[?]", priorities)
    local weights_ = array("double[?]", weights)
    local count = (relations and #relations or 0)
    local out_rows = new("uint64_t[?]", count)
    local result = number(C.keep_solver_add_rows(owner, (relations and #relations or 0), starts_, variables_, coefficients_, relations_, constants_, priorities_, weights_, out_rows))
    return result, list(out_rows, count)
  end

  function calls.keep_solver_remove_rows(owner, rows)
    local rows_ = array("uint64_t[?]", rows)
    return number(C.keep_solver_remove_rows(owner, rows_, (rows and #rows or 0)))
  end

  function calls.keep_solver_set_constants(owner, rows, constants)
    local rows_ = array("uint64_t[?]", rows)
    local constants_ = array("double[?]", constants)
    return number(C.keep_solver_set_constants(owner, rows_, constants_, (rows and #rows or 0)))
  end

  function calls.keep_solver_begin(owner)
    return number(C.keep_solver_begin(owner))
  end

  function calls.keep_solver_commit(owner)
    return number(C.keep_solver_commit(owner))
  end

  function calls.keep_solver_rollback(owner)
    return number(C.keep_solver_rollback(owner))
  end

  function calls.keep_solver_solve(owner)
    return number(C.keep_solver_solve(owner))
  end

  function calls.keep_solver_values(owner, variables)
    local variables_ = array("uint64_t[?]", variables)
    local count = (variables and #variables or 0)
    local out_values = new("double[?]", count)
    local result = number(C.keep_solver_values(owner, variables_, out_values, (variables and #variables or 0)))
    return result, list(out_values, count)
  end

  function calls.keep_solver_changes(owner)
    local room = 0
    local out_variables = new("uint64_t[?]", room)
    local out_values = new("double[?]", room)
    local count = number(C.keep_solver_changes(owner, out_variables, out_values, room))
    if count > room then
      room = count
      out_variables = new("uint64_t[?]", room)
      out_values = new("double[?]", room)
      count = number(C.keep_solver_changes(owner, out_variables, out_values, room))
    end
    return list(out_variables, count), list(out_values, count)
  end

  function calls.keep_solver_conflict_count(owner)
    return number(C.keep_solver_conflict_count(owner))
  end

  function calls.keep_solver_conflict(owner, index)
    local room = 16
    local out_rows = new("uint64_t[?]", room)
    local count = number(C.keep_solver_conflict(owner, index, out_rows, room))
    if count > room then
      room = count
      out_rows = new("uint64_t[?]", room)
      count = number(C.keep_solver_conflict(owner, index, out_rows, room))
    end
    return list(out_rows, count)
  end

  function calls.keep_solver_freedom(owner)
    return number(C.keep_solver_freedom(owner))
  end

  function calls.keep_solver_counter(owner, counter)
    return C.keep_solver_counter(owner, counter)
  end

  function calls.keep_node_destroy(owner, self)
    return number(C.keep_node_destroy(owner, self))
  end

  function calls.keep_node_move(owner, self, parent)
    return number(C.keep_node_move(owner, self, parent))
  end

  function calls.keep_node_move_before(owner, self, sibling)
    return number(C.keep_node_move_before(owner, self, sibling))
  end

  function calls.keep_node_parent(owner, self)
    return C.keep_node_parent(owner, self)
  end

  function calls.keep_node_root(owner, self)
    return C.keep_node_root(owner, self)
  end

  function calls.keep_node_children(owner, self)
    local room = 16
    local out_children = new("uint64_t[?]", room)
    local count = number(C.keep_node_children(owner, self, out_children, room))
    if count > room then
      room = count
      out_children = new("uint64_t[?]", room)
      count = number(C.keep_node_children(owner, self, out_children, room))
    end
    return list(out_children, count)
  end

  function calls.keep_node_child(owner, self, index)
    return C.keep_node_child(owner, self, index)
  end

  function calls.keep_node_find(owner, self, name)
    return C.keep_node_find(owner, self, name)
  end

  function calls.keep_node_set_name(owner, self, name)
    return number(C.keep_node_set_name(owner, self, name))
  end

  function calls.keep_node_name(owner, self)
    return text(C.keep_node_name(owner, self))
  end

  function calls.keep_node_number(owner, self)
    return number(C.keep_node_number(owner, self))
  end

  function calls.keep_node_set_size(owner, self, width, height)
    return number(C.keep_node_set_size(owner, self, width, height))
  end

  function calls.keep_node_set_axis_size(owner, self, axis, size, priority)
    return number(C.keep_node_set_axis_size(owner, self, axis, size, priority))
  end

  function calls.keep_node_axis_size(owner, self, axis)
    local out_priority = new("double[1]")
    local result = C.keep_node_axis_size(owner, self, axis, out_priority)
    return result, out_priority[0]
  end

  function calls.keep_node_frame(owner, self)
    return read.keep_rect(C.keep_node_frame(owner, self))
  end

  function calls.keep_node_frame_as(owner, self, kind)
    return read.keep_rect(C.keep_node_frame_as(owner, self, kind))
  end

  function calls.keep_node_frame_in(owner, self, space)
    return read.keep_rect(C.keep_node_frame_in(owner, self, space))
  end

  function calls.keep_node_attribute(owner, self, kind)
    return C.keep_node_attribute(owner, self, kind)
  end

  function calls.keep_node_attribute_to(owner, self, kind, other)
    return C.keep_node_attribute_to(owner, self, kind, other)
  end

  function calls.keep_guide_create(owner, self)
    return C.keep_guide_create(owner, self)
  end

  function calls.keep_node_guide(owner, self, guide)
    return C.keep_node_guide(owner, self, guide)
  end

  function calls.keep_node_is_guide(owner, self)
    return C.keep_node_is_guide(owner, self)
  end

  function calls.keep_node_set_scroll_disabled(owner, self, axis, disabled)
    return number(C.keep_node_set_scroll_disabled(owner, self, axis, disabled))
  end

  function calls.keep_node_is_scroll_disabled(owner, self, axis)
    return C.keep_node_is_scroll_disabled(owner, self, axis)
  end

  function calls.keep_node_scroll_content(owner, self)
    return read.keep_rect(C.keep_node_scroll_content(owner, self))
  end

  function calls.keep_node_set_direction(owner, self, direction)
    return number(C.keep_node_set_direction(owner, self, direction))
  end

  function calls.keep_node_direction(owner, self)
    return number(C.keep_node_direction(owner, self))
  end

  function calls.keep_node_effective_direction(owner, self)
    return number(C.keep_node_effective_direction(owner, self))
  end

  function calls.keep_node_set_margins(owner, self, margins, directional)
    local margins_, kept = nil, {}
    if margins then
      margins_ = new("keep_insets")
      fill.keep_insets(margins_, margins, kept)
    end
    return number(C.keep_node_set_margins(owner, self, margins_, directional))
  end

  function calls.keep_node_margins(owner, self)
    return read.keep_insets(C.keep_node_margins(owner, self))
  end

  function calls.keep_node_margins_are_directional(owner, self)
    return C.keep_node_margins_are_directional(owner, self)
  end

  function calls.keep_node_set_inherits_margins(owner, self, inherits)
    return number(C.keep_node_set_inherits_margins(owner, self, inherits))
  end

  function calls.keep_node_inherits_margins(owner, self)
    return C.keep_node_inherits_margins(owner, self)
  end

  function calls.keep_node_set_margins_include_safe_area(owner, self, include)
    return number(C.keep_node_set_margins_include_safe_area(owner, self, include))
  end

  function calls.keep_node_margins_include_safe_area(owner, self)
    return C.keep_node_margins_include_safe_area(owner, self)
  end

  function calls.keep_node_effective_margins(owner, self)
    return read.keep_insets(C.keep_node_effective_margins(owner, self))
  end

  function calls.keep_node_set_safe_area(owner, self, insets)
    local insets_, kept = nil, {}
    if insets then
      insets_ = new("keep_insets")
      fill.keep_insets(insets_, insets, kept)
    end
    return number(C.keep_node_set_safe_area(owner, self, insets_))
  end

  function calls.keep_node_safe_area(owner, self)
    return read.keep_insets(C.keep_node_safe_area(owner, self))
  end

  function calls.keep_node_effective_safe_area(owner, self)
    return read.keep_insets(C.keep_node_effective_safe_area(owner, self))
  end

  function calls.keep_node_set_alignment_insets(owner, self, insets)
    local insets_, kept = nil, {}
    if insets then
      insets_ = new("keep_insets")
      fill.keep_insets(insets_, insets, kept)
    end
    return number(C.keep_node_set_alignment_insets(owner, self, insets_))
  end

  function calls.keep_node_alignment_insets(owner, self)
    return read.keep_insets(C.keep_node_alignment_insets(owner, self))
  end

  function calls.keep_node_set_baselines(owner, self, first, last)
    return number(C.keep_node_set_baselines(owner, self, first, last))
  end

  function calls.keep_node_baselines(owner, self)
    local out_first = new("double[1]")
    local out_last = new("double[1]")
    C.keep_node_baselines(owner, self, out_first, out_last)
    return out_first[0], out_last[0]
  end

  function calls.keep_node_set_baseline_share(owner, self, share)
    return number(C.keep_node_set_baseline_share(owner, self, share))
  end

  function calls.keep_node_baseline_share(owner, self)
    return C.keep_node_baseline_share(owner, self)
  end

  function calls.keep_node_baseline_positions(owner, self)
    local out_first = new("double[1]")
    local out_last = new("double[1]")
    C.keep_node_baseline_positions(owner, self, out_first, out_last)
    return out_first[0], out_last[0]
  end

  function calls.keep_node_set_content_size(owner, self, width, height)
    return number(C.keep_node_set_content_size(owner, self, width, height))
  end

  function calls.keep_node_content_size(owner, self, axis)
    return C.keep_node_content_size(owner, self, axis)
  end

  function calls.keep_node_set_measure(owner, self, axis, function_)
    return number(C.keep_node_set_measure(owner, self, axis, (function_ and functions.keep_measure_function or nil), functions.data(function_), (function_ and functions.keep_destroy_function or nil)))
  end

  function calls.keep_node_set_measure_both(owner, self, function_)
    return number(C.keep_node_set_measure_both(owner, self, (function_ and functions.keep_measure_both_function or nil), functions.data(function_), (function_ and functions.keep_destroy_function or nil)))
  end

  function calls.keep_node_measure(owner, self, axis)
    return number(C.keep_node_measure(owner, self, axis))
  end

  function calls.keep_node_invalidate_content(owner, self)
    return number(C.keep_node_invalidate_content(owner, self))
  end

  function calls.keep_node_resistance(owner, self, axis, resistance)
    return C.keep_node_resistance(owner, self, axis, resistance)
  end

  function calls.keep_node_set_hidden(owner, self, hidden)
    return number(C.keep_node_set_hidden(owner, self, hidden))
  end

  function calls.keep_node_is_hidden(owner, self)
    return C.keep_node_is_hidden(owner, self)
  end

  function calls.keep_node_set_gone(owner, self, gone)
    return number(C.keep_node_set_gone(owner, self, gone))
  end

  function calls.keep_node_gone(owner, self)
    return number(C.keep_node_gone(owner, self))
  end

  function calls.keep_node_fitting_size(owner, self, target, horizontal_priority, vertical_priority)
    local target_, kept = nil, {}
    if target then
      target_ = new("keep_size")
      fill.keep_size(target_, target, kept)
    end
    local out_size = new("keep_size[1]")
    local result = number(C.keep_node_fitting_size(owner, self, target_, horizontal_priority, vertical_priority, out_size))
    return result, read.keep_size(out_size[0])
  end

  function calls.keep_node_size_range(owner, self, axis, priority)
    local out_minimum = new("double[1]")
    local out_maximum = new("double[1]")
    local result = number(C.keep_node_size_range(owner, self, axis, priority, out_minimum, out_maximum))
    return result, out_minimum[0], out_maximum[0]
  end

  function calls.keep_node_at(owner, self, x, y, kind)
    return C.keep_node_at(owner, self, x, y, kind)
  end

  function calls.keep_node_set_clips(owner, self, clips)
    return number(C.keep_node_set_clips(owner, self, clips))
  end

  function calls.keep_node_clips(owner, self)
    return C.keep_node_clips(owner, self)
  end

  function calls.keep_node_constraints(owner, self)
    local room = 16
    local out_constraints = new("uint64_t[?]", room)
    local count = number(C.keep_node_constraints(owner, self, out_constraints, room))
    if count > room then
      room = count
      out_constraints = new("uint64_t[?]", room)
      count = number(C.keep_node_constraints(owner, self, out_constraints, room))
    end
    return list(out_constraints, count)
  end

  function calls.keep_node_constrain(owner, self, anchor, relation, other, other_anchor, multiplier, constant, priority, installed)
    return C.keep_node_constrain(owner, self, anchor, relation, other, other_anchor, multiplier, constant, priority, installed)
  end

  function calls.keep_container_set(owner, self, what, value)
    return number(C.keep_container_set(owner, self, what, value))
  end

  function calls.keep_container_get(owner, self, what)
    return C.keep_container_get(owner, self, what)
  end

  function calls.keep_node_container_kind(owner, self)
    return number(C.keep_node_container_kind(owner, self))
  end

  function calls.keep_member_set(owner, self, what, value)
    return number(C.keep_member_set(owner, self, what, value))
  end

  function calls.keep_member_get(owner, self, what)
    return C.keep_member_get(owner, self, what)
  end

  function calls.keep_node_set_listed(owner, self, nodes)
    local nodes_ = array("uint64_t[?]", nodes)
    return number(C.keep_node_set_listed(owner, self, nodes_, (nodes and #nodes or 0)))
  end

  function calls.keep_node_listed_count(owner, self)
    return number(C.keep_node_listed_count(owner, self))
  end

  function calls.keep_node_listed(owner, self, index)
    return C.keep_node_listed(owner, self, index)
  end

  function calls.keep_node_set_listed_value(owner, self, node, what, value)
    return number(C.keep_node_set_listed_value(owner, self, node, what, value))
  end

  function calls.keep_node_listed_value(owner, self, node, what)
    return C.keep_node_listed_value(owner, self, node, what)
  end

  function calls.keep_grid_create(owner, self, grid, members)
    local grid_, kept = nil, {}
    if grid then
      grid_ = new("keep_grid")
      fill.keep_grid(grid_, grid, kept)
    end
    local members_ = array("uint64_t[?]", members)
    return C.keep_grid_create(owner, self, grid_, members_, (members and #members or 0))
  end

  function calls.keep_grid_place(owner, self, node, column, row, columns, rows)
    return number(C.keep_grid_place(owner, self, node, column, row, columns, rows))
  end

  function calls.keep_grid_set_track(owner, self, axis, index, track)
    local track_, kept = nil, {}
    if track then
      track_ = new("keep_track")
      fill.keep_track(track_, track, kept)
    end
    return number(C.keep_grid_set_track(owner, self, axis, index, track_))
  end

  function calls.keep_grid_get_track(owner, self, axis, index)
    local out_track = new("keep_track[1]")
    local result = number(C.keep_grid_get_track(owner, self, axis, index, out_track))
    return result, read.keep_track(out_track[0])
  end

  function calls.keep_grid_set_track_count(owner, self, axis, tracks)
    return number(C.keep_grid_set_track_count(owner, self, axis, tracks))
  end

  function calls.keep_grid_track_count(owner, self, axis)
    return number(C.keep_grid_track_count(owner, self, axis))
  end

  function calls.keep_member_cell(owner, self, axis)
    return number(C.keep_member_cell(owner, self, axis))
  end

  function calls.keep_member_span(owner, self, axis)
    return number(C.keep_member_span(owner, self, axis))
  end

  function calls.keep_grid_track(owner, self, axis, index)
    return C.keep_grid_track(owner, self, axis, index)
  end

  function calls.keep_guideline_create(owner, self, guideline, nodes)
    local guideline_, kept = nil, {}
    if guideline then
      guideline_ = new("keep_guideline")
      fill.keep_guideline(guideline_, guideline, kept)
    end
    local nodes_ = array("uint64_t[?]", nodes)
    return C.keep_guideline_create(owner, self, guideline_, nodes_, (nodes and #nodes or 0))
  end

  function calls.keep_barrier_set_nodes(owner, self, nodes)
    local nodes_ = array("uint64_t[?]", nodes)
    return number(C.keep_barrier_set_nodes(owner, self, nodes_, (nodes and #nodes or 0)))
  end

  function calls.keep_node_set_circle(owner, self, center, angle, radius)
    return number(C.keep_node_set_circle(owner, self, center, angle, radius))
  end

  function calls.keep_node_circle(owner, self)
    local out_angle = new("double[1]")
    local out_radius = new("double[1]")
    local result = C.keep_node_circle(owner, self, out_angle, out_radius)
    return result, out_angle[0], out_radius[0]
  end

  function calls.keep_node_add_variant(owner, self, width, height, fits)
    return number(C.keep_node_add_variant(owner, self, width, height, fits))
  end

  function calls.keep_node_clear_variants(owner, self)
    return number(C.keep_node_clear_variants(owner, self))
  end

  function calls.keep_node_variant_count(owner, self)
    return number(C.keep_node_variant_count(owner, self))
  end

  function calls.keep_node_variant(owner, self)
    return number(C.keep_node_variant(owner, self))
  end

  function calls.keep_node_vary_container(owner, self, variant, container, what, value)
    return number(C.keep_node_vary_container(owner, self, variant, container, what, value))
  end

  function calls.keep_node_vary_member(owner, self, variant, subject, what, value)
    return number(C.keep_node_vary_member(owner, self, variant, subject, what, value))
  end

  function calls.keep_node_vary_gone(owner, self, variant, other, gone)
    return number(C.keep_node_vary_gone(owner, self, variant, other, gone))
  end

  function calls.keep_node_apply(owner, self, list_)
    local list__, kept = filled("keep_applied[?]", list_, fill.keep_applied)
    local room = helpers.room_of(list_)
    local out_constraints = new("uint64_t[?]", room)
    local result = C.keep_node_apply(owner, self, list__, (list_ and #list_ or 0), out_constraints, room)
    local count = result == 0 and math.min(helpers.applied_of(list_), room) or 0
    return result, list(out_constraints, count)
  end

  function calls.keep_node_applied(owner, self)
    local room = 16
    local out_constraints = new("uint64_t[?]", room)
    local count = number(C.keep_node_applied(owner, self, out_constraints, room))
    if count > room then
      room = count
      out_constraints = new("uint64_t[?]", room)
      count = number(C.keep_node_applied(owner, self, out_constraints, room))
    end
    return list(out_constraints, count)
  end

  function calls.keep_node_clear_applied(owner, self)
    return number(C.keep_node_clear_applied(owner, self))
  end

  function calls.keep_node_reload(owner, self)
    return number(C.keep_node_reload(owner, self))
  end

  function calls.keep_node_set_context(owner, self, context)
    local context_, kept = nil, {}
    if context then
      context_ = new("keep_context")
      fill.keep_context(context_, context, kept)
    end
    return number(C.keep_node_set_context(owner, self, context_))
  end

  function calls.keep_node_context(owner, self)
    return read.keep_context(C.keep_node_context(owner, self))
  end

  function calls.keep_node_line(owner, self)
    return number(C.keep_node_line(owner, self))
  end

  function calls.keep_node_add_rule(owner, self, kind, other, relation, value, priority)
    local out_constraint = new("uint64_t[1]")
    local result = number(C.keep_node_add_rule(owner, self, kind, other, relation, value, priority, out_constraint))
    return result, out_constraint[0]
  end

  function calls.keep_node_set_autoresizing(owner, self, mask, frame, parent)
    local frame_, kept = nil, {}
    if frame then
      frame_ = new("keep_rect")
      fill.keep_rect(frame_, frame, kept)
    end
    local parent_, kept = nil, {}
    if parent then
      parent_ = new("keep_size")
      fill.keep_size(parent_, parent, kept)
    end
    return number(C.keep_node_set_autoresizing(owner, self, mask, frame_, parent_))
  end

  function calls.keep_node_clear_autoresizing(owner, self)
    return number(C.keep_node_clear_autoresizing(owner, self))
  end

  function calls.keep_node_autoresizing(owner, self)
    return number(C.keep_node_autoresizing(owner, self))
  end

  function calls.keep_nodes_set_resistance(owner, self, axis, resistance, priority)
    local self_ = array("uint64_t[?]", self)
    return number(C.keep_nodes_set_resistance(owner, self_, #self, axis, resistance, priority))
  end

  function calls.keep_nodes_attribute(owner, self, kind)
    local self_ = array("uint64_t[?]", self)
    return C.keep_nodes_attribute(owner, self_, #self, kind)
  end

  function calls.keep_nodes_attribute_to(owner, self, kind, other)
    local self_ = array("uint64_t[?]", self)
    return C.keep_nodes_attribute_to(owner, self_, #self, kind, other)
  end

  function calls.keep_nodes_attribute_between(owner, self, kind)
    local self_ = array("uint64_t[?]", self)
    return C.keep_nodes_attribute_between(owner, self_, #self, kind)
  end

  function calls.keep_nodes_set(owner, self, kind, other, relation, value, priority)
    local self_ = array("uint64_t[?]", self)
    return number(C.keep_nodes_set(owner, self_, #self, kind, other, relation, value, priority))
  end

  function calls.keep_nodes_set_between(owner, self, kind, relation, value, priority)
    local self_ = array("uint64_t[?]", self)
    return number(C.keep_nodes_set_between(owner, self_, #self, kind, relation, value, priority))
  end

  function calls.keep_nodes_distribute(owner, self, kind, priority)
    local self_ = array("uint64_t[?]", self)
    return number(C.keep_nodes_distribute(owner, self_, #self, kind, priority))
  end

  function calls.keep_nodes_keep_size(owner, self, width, height, priority)
    local self_ = array("uint64_t[?]", self)
    return number(C.keep_nodes_keep_size(owner, self_, #self, width, height, priority))
  end

  function calls.keep_nodes_keep_insets(owner, self, kind, insets, priority)
    local insets_, kept = nil, {}
    if insets then
      insets_ = new("keep_insets")
      fill.keep_insets(insets_, insets, kept)
    end
    local self_ = array("uint64_t[?]", self)
    return number(C.keep_nodes_keep_insets(owner, self_, #self, kind, insets_, priority))
  end

  function calls.keep_nodes_keep_center(owner, self, x, y, priority)
    local self_ = array("uint64_t[?]", self)
    return number(C.keep_nodes_keep_center(owner, self_, #self, x, y, priority))
  end

  function calls.keep_attribute_set(owner, self, relation, value, priority)
    return number(C.keep_attribute_set(owner, self, relation, value, priority))
  end

  function calls.keep_attribute_value(owner, self, relation)
    local out_priority = new("double[1]")
    local result = C.keep_attribute_value(owner, self, relation, out_priority)
    return result, out_priority[0]
  end

  function calls.keep_attribute_set_to(owner, self, relation, followed, multiplier, constant, priority)
    return number(C.keep_attribute_set_to(owner, self, relation, followed, multiplier, constant, priority))
  end

  function calls.keep_attribute_followed(owner, self, relation)
    local out_multiplier = new("double[1]")
    local out_constant = new("double[1]")
    local out_priority = new("double[1]")
    local result = C.keep_attribute_followed(owner, self, relation, out_multiplier, out_constant, out_priority)
    return result, out_multiplier[0], out_constant[0], out_priority[0]
  end

  function calls.keep_attribute_clear(owner, self)
    return number(C.keep_attribute_clear(owner, self))
  end

  function calls.keep_attribute_is_active(owner, self)
    return C.keep_attribute_is_active(owner, self)
  end

  function calls.keep_attribute_kind_of(owner, self)
    return number(C.keep_attribute_kind_of(owner, self))
  end

  function calls.keep_attribute_node(owner, self)
    return C.keep_attribute_node(owner, self)
  end

  function calls.keep_attribute_other(owner, self)
    return C.keep_attribute_other(owner, self)
  end

  function calls.keep_attribute_is_same(owner, self, other)
    return C.keep_attribute_is_same(owner, self, other)
  end

  function calls.keep_attribute_set_name(owner, self, name)
    return number(C.keep_attribute_set_name(owner, self, name))
  end

  function calls.keep_attribute_text(owner, self, text_)
    return text(C.keep_attribute_text(owner, self, text_))
  end

  function calls.keep_attribute_set_gone_value(owner, self, value)
    return number(C.keep_attribute_set_gone_value(owner, self, value))
  end

  function calls.keep_attribute_gone_value(owner, self)
    return C.keep_attribute_gone_value(owner, self)
  end

  function calls.keep_group_destroy(owner, self)
    return number(C.keep_group_destroy(owner, self))
  end

  function calls.keep_attribute_members(owner, self)
    local room = 16
    local out_members = new("uint64_t[?]", room)
    local count = number(C.keep_attribute_members(owner, self, out_members, room))
    if count > room then
      room = count
      out_members = new("uint64_t[?]", room)
      count = number(C.keep_attribute_members(owner, self, out_members, room))
    end
    return list(out_members, count)
  end

  function calls.keep_attribute_constraint(owner, self, relation)
    return C.keep_attribute_constraint(owner, self, relation)
  end

  function calls.keep_attribute_measured(owner, self)
    return C.keep_attribute_measured(owner, self)
  end

  function calls.keep_attribute_explanation(owner, self)
    local out_rest = new("double[1]")
    local room = 16
    local out_constraints = new("uint64_t[?]", room)
    local out_factors = new("double[?]", room)
    local count = number(C.keep_attribute_explanation(owner, self, out_constraints, out_factors, room, out_rest))
    if count > room then
      room = count
      out_constraints = new("uint64_t[?]", room)
      out_factors = new("double[?]", room)
      count = number(C.keep_attribute_explanation(owner, self, out_constraints, out_factors, room, out_rest))
    end
    return list(out_constraints, count), list(out_factors, count), out_rest[0]
  end

  function calls.keep_attribute_range(owner, self, priority)
    local out_minimum = new("double[1]")
    local out_maximum = new("double[1]")
    local result = number(C.keep_attribute_range(owner, self, priority, out_minimum, out_maximum))
    return result, out_minimum[0], out_maximum[0]
  end

  function calls.keep_constraint_remove(owner, self)
    return number(C.keep_constraint_remove(owner, self))
  end

  function calls.keep_constraint_is_active(owner, self)
    return C.keep_constraint_is_active(owner, self)
  end

  function calls.keep_constraint_source(owner, self)
    return number(C.keep_constraint_source(owner, self))
  end

  function calls.keep_constraint_node(owner, self)
    return C.keep_constraint_node(owner, self)
  end

  function calls.keep_constraint_attribute(owner, self)
    return C.keep_constraint_attribute(owner, self)
  end

  function calls.keep_constraint_relation(owner, self)
    return number(C.keep_constraint_relation(owner, self))
  end

  function calls.keep_constraint_value(owner, self)
    return C.keep_constraint_value(owner, self)
  end

  function calls.keep_constraint_priority(owner, self)
    return C.keep_constraint_priority(owner, self)
  end

  function calls.keep_constraint_text(owner, self, text_)
    return text(C.keep_constraint_text(owner, self, text_))
  end

  function calls.keep_constraint_set_name(owner, self, name)
    return number(C.keep_constraint_set_name(owner, self, name))
  end

  function calls.keep_constraint_terms(owner, self)
    local out_relation = new("int[1]")
    local out_constant = new("double[1]")
    local room = 16
    local out_terms = new("keep_term[?]", room)
    local count = number(C.keep_constraint_terms(owner, self, out_relation, out_constant, out_terms, room))
    if count > room then
      room = count
      out_terms = new("keep_term[?]", room)
      count = number(C.keep_constraint_terms(owner, self, out_relation, out_constant, out_terms, room))
    end
    return number(out_relation[0]), out_constant[0], list(out_terms, count, read.keep_term)
  end

  function calls.keep_constraint_set_value(owner, self, value)
    return number(C.keep_constraint_set_value(owner, self, value))
  end

  function calls.keep_constraint_set_priority(owner, self, priority)
    return number(C.keep_constraint_set_priority(owner, self, priority))
  end

  function calls.keep_constraint_set_relation(owner, self, relation)
    return number(C.keep_constraint_set_relation(owner, self, relation))
  end

  function calls.keep_constraint_set_coefficient(owner, self, index, coefficient)
    return number(C.keep_constraint_set_coefficient(owner, self, index, coefficient))
  end

  function calls.keep_constraint_set_installed(owner, self, installed)
    return number(C.keep_constraint_set_installed(owner, self, installed))
  end

  function calls.keep_constraint_is_installed(owner, self)
    return C.keep_constraint_is_installed(owner, self)
  end

  function calls.keep_constraint_set_variant(owner, self, node, variant)
    return number(C.keep_constraint_set_variant(owner, self, node, variant))
  end

  function calls.keep_constraint_variant_node(owner, self)
    return C.keep_constraint_variant_node(owner, self)
  end

  function calls.keep_constraint_variant(owner, self)
    return number(C.keep_constraint_variant(owner, self))
  end

  function calls.keep_constraint_format(owner, self)
    return C.keep_constraint_format(owner, self)
  end

  function calls.keep_constraint_line(owner, self)
    return number(C.keep_constraint_line(owner, self))
  end

  function calls.keep_constraint_violation(owner, self)
    return C.keep_constraint_violation(owner, self)
  end

  function calls.keep_constraint_binding(owner, self)
    local room = 16
    local out_constraints = new("uint64_t[?]", room)
    local out_factors = new("double[?]", room)
    local count = number(C.keep_constraint_binding(owner, self, out_constraints, out_factors, room))
    if count > room then
      room = count
      out_constraints = new("uint64_t[?]", room)
      out_factors = new("double[?]", room)
      count = number(C.keep_constraint_binding(owner, self, out_constraints, out_factors, room))
    end
    return list(out_constraints, count), list(out_factors, count)
  end

  function calls.keep_atomic_deactivate(owner, self)
    return number(C.keep_atomic_deactivate(owner, self))
  end

  function calls.keep_atomic_activate(owner, self)
    return number(C.keep_atomic_activate(owner, self))
  end

  function calls.keep_atomic_destroy(owner, self)
    return number(C.keep_atomic_destroy(owner, self))
  end

  function calls.keep_atomic_is_active(owner, self)
    return C.keep_atomic_is_active(owner, self)
  end

  function calls.keep_atomic_constraints(owner, self)
    local room = 16
    local out_constraints = new("uint64_t[?]", room)
    local count = number(C.keep_atomic_constraints(owner, self, out_constraints, room))
    if count > room then
      room = count
      out_constraints = new("uint64_t[?]", room)
      count = number(C.keep_atomic_constraints(owner, self, out_constraints, room))
    end
    return list(out_constraints, count)
  end

  function calls.keep_format_destroy(owner, self)
    return number(C.keep_format_destroy(owner, self))
  end

  function calls.keep_format_constraints(owner, self)
    local room = 16
    local out_constraints = new("uint64_t[?]", room)
    local count = number(C.keep_format_constraints(owner, self, out_constraints, room))
    if count > room then
      room = count
      out_constraints = new("uint64_t[?]", room)
      count = number(C.keep_format_constraints(owner, self, out_constraints, room))
    end
    return list(out_constraints, count)
  end

  function calls.keep_format_text(owner, self)
    return text(C.keep_format_text(owner, self))
  end

  function calls.keep_format_options(owner, self)
    return number(C.keep_format_options(owner, self))
  end

  function calls.keep_animation_cancel(owner, self)
    return number(C.keep_animation_cancel(owner, self))
  end

  function calls.keep_animation_finish(owner, self)
    return number(C.keep_animation_finish(owner, self))
  end

  function calls.keep_animation_set_curve(owner, self, curve)
    return number(C.keep_animation_set_curve(owner, self, curve))
  end

  function calls.keep_animation_set_bezier(owner, self, x1, y1, x2, y2)
    return number(C.keep_animation_set_bezier(owner, self, x1, y1, x2, y2))
  end

  function calls.keep_animation_set_function(owner, self, function_)
    return number(C.keep_animation_set_function(owner, self, (function_ and functions.keep_curve_function or nil), functions.data(function_), (function_ and functions.keep_destroy_function or nil)))
  end

  function calls.keep_animation_set_spring(owner, self, damping_ratio, initial_velocity)
    return number(C.keep_animation_set_spring(owner, self, damping_ratio, initial_velocity))
  end

  function calls.keep_animation_set_motion(owner, self, motion)
    return number(C.keep_animation_set_motion(owner, self, motion))
  end

  function calls.keep_animation_set_completion(owner, self, completion)
    return number(C.keep_animation_set_completion(owner, self, (completion and functions.keep_completion_function or nil), functions.data(completion), (completion and functions.keep_destroy_function or nil)))
  end

  function calls.keep_animation_progress(owner, self)
    return C.keep_animation_progress(owner, self)
  end

  function calls.keep_animation_set_progress(owner, self, progress)
    return number(C.keep_animation_set_progress(owner, self, progress))
  end

  function calls.keep_solver_remove_variable(owner, self)
    return number(C.keep_solver_remove_variable(owner, self))
  end

  function calls.keep_solver_set_default(owner, self, default_value)
    return number(C.keep_solver_set_default(owner, self, default_value))
  end

  function calls.keep_solver_default(owner, self)
    return C.keep_solver_default(owner, self)
  end

  function calls.keep_solver_value(owner, self)
    return C.keep_solver_value(owner, self)
  end

  function calls.keep_solver_range(owner, self, priority)
    local out_minimum = new("double[1]")
    local out_maximum = new("double[1]")
    local result = number(C.keep_solver_range(owner, self, priority, out_minimum, out_maximum))
    return result, out_minimum[0], out_maximum[0]
  end

  function calls.keep_solver_explanation(owner, self)
    local out_from_defaults = new("double[1]")
    local room = 16
    local out_rows = new("uint64_t[?]", room)
    local out_factors = new("double[?]", room)
    local count = number(C.keep_solver_explanation(owner, self, out_rows, out_factors, room, out_from_defaults))
    if count > room then
      room = count
      out_rows = new("uint64_t[?]", room)
      out_factors = new("double[?]", room)
      count = number(C.keep_solver_explanation(owner, self, out_rows, out_factors, room, out_from_defaults))
    end
    return list(out_rows, count), list(out_factors, count), out_from_defaults[0]
  end

  function calls.keep_solver_remove_row(owner, self)
    return number(C.keep_solver_remove_row(owner, self))
  end

  function calls.keep_solver_set_constant(owner, self, constant)
    return number(C.keep_solver_set_constant(owner, self, constant))
  end

  function calls.keep_solver_set_priority(owner, self, priority)
    return number(C.keep_solver_set_priority(owner, self, priority))
  end

  function calls.keep_solver_set_weight(owner, self, weight)
    return number(C.keep_solver_set_weight(owner, self, weight))
  end

  function calls.keep_solver_set_relation(owner, self, relation)
    return number(C.keep_solver_set_relation(owner, self, relation))
  end

  function calls.keep_solver_set_coefficient(owner, self, variable, coefficient)
    return number(C.keep_solver_set_coefficient(owner, self, variable, coefficient))
  end

  function calls.keep_solver_terms(owner, self)
    local room = 16
    local out_variables = new("uint64_t[?]", room)
    local out_coefficients = new("double[?]", room)
    local count = number(C.keep_solver_terms(owner, self, out_variables, out_coefficients, room))
    if count > room then
      room = count
      out_variables = new("uint64_t[?]", room)
      out_coefficients = new("double[?]", room)
      count = number(C.keep_solver_terms(owner, self, out_variables, out_coefficients, room))
    end
    return list(out_variables, count), list(out_coefficients, count)
  end

  function calls.keep_solver_relation(owner, self)
    return number(C.keep_solver_relation(owner, self))
  end

  function calls.keep_solver_constant(owner, self)
    return C.keep_solver_constant(owner, self)
  end

  function calls.keep_solver_priority(owner, self)
    return C.keep_solver_priority(owner, self)
  end

  function calls.keep_solver_weight(owner, self)
    return C.keep_solver_weight(owner, self)
  end

  function calls.keep_solver_violation(owner, self)
    return C.keep_solver_violation(owner, self)
  end

  -- What may call back, or points to what compiled code would not keep.
  local interpreted = {
    "keep_layout_solve",
    "keep_layout_begin",
    "keep_layout_commit",
    "keep_layout_rollback",
    "keep_layout_set_conflict_policy",
    "keep_atomic_begin",
    "keep_atomic_end",
    "keep_layout_set_log",
    "keep_stack_create",
    "keep_equation_create",
    "keep_equations_create",
    "keep_format_create",
    "keep_layout_reload",
    "keep_animation_begin",
    "keep_animation_commit",
    "keep_layout_advance",
    "keep_layout_exercise",
    "keep_layout_read_document",
    "keep_layout_update",
    "keep_layout_svg",
    "keep_node_destroy",
    "keep_node_set_measure",
    "keep_node_set_measure_both",
    "keep_node_fitting_size",
    "keep_node_size_range",
    "keep_grid_create",
    "keep_guideline_create",
    "keep_node_apply",
    "keep_node_clear_applied",
    "keep_node_reload",
    "keep_node_set_autoresizing",
    "keep_constraint_remove",
    "keep_constraint_set_priority",
    "keep_constraint_set_relation",
    "keep_animation_cancel",
    "keep_animation_finish",
    "keep_animation_set_curve",
    "keep_animation_set_bezier",
    "keep_animation_set_function",
    "keep_animation_set_spring",
    "keep_animation_set_completion",
    "keep_animation_set_progress",
  }

  return calls, interpreted
end
