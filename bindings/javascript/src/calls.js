// Written by bindings/write_javascript.py from the headers: `make generate`.

// The functions of C. What one of them throws has left the library anywhere.

export const MADE_FOR = 1000;

// What is called back: the types that it is given, and that it returns.
export const callbacks = {
  outOfMemory: ["i", ""],
  destroy: ["i", ""],
  measure: ["iIdi", "d"],
  measureBoth: ["iIiii", ""],
  log: ["iiii", ""],
  condition: ["iIii", "i"],
  curve: ["di", "d"],
  completion: ["iIii", ""],
};

export function calls(c, trapped) {
  return {
    keep_version_number() {
      try {
        return c.keep_version_number();
      } catch (error) {
        return trapped(error);
      }
    },
    keep_version_string() {
      try {
        return c.keep_version_string();
      } catch (error) {
        return trapped(error);
      }
    },
    keep_set_out_of_memory_handler(handler) {
      try {
        return c.keep_set_out_of_memory_handler(handler);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_status_name(status) {
      try {
        return c.keep_status_name(status);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_layout_create() {
      try {
        return c.keep_layout_create();
      } catch (error) {
        return trapped(error);
      }
    },
    keep_layout_destroy(layout) {
      try {
        return c.keep_layout_destroy(layout);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_layout_error(layout) {
      try {
        return c.keep_layout_error(layout);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_layout_error_message(layout) {
      try {
        return c.keep_layout_error_message(layout);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_layout_clear_error(layout) {
      try {
        return c.keep_layout_clear_error(layout);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_layout_solve(layout) {
      try {
        return c.keep_layout_solve(layout);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_layout_needs_solve(layout) {
      try {
        return c.keep_layout_needs_solve(layout);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_layout_begin(layout) {
      try {
        return c.keep_layout_begin(layout);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_layout_commit(layout) {
      try {
        return c.keep_layout_commit(layout);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_layout_rollback(layout) {
      try {
        return c.keep_layout_rollback(layout);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_layout_set_conflict_policy(layout, policy) {
      try {
        return c.keep_layout_set_conflict_policy(layout, policy);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_layout_conflict_policy(layout) {
      try {
        return c.keep_layout_conflict_policy(layout);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_layout_conflict_count(layout) {
      try {
        return c.keep_layout_conflict_count(layout);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_layout_conflict(layout, index, constraints, capacity) {
      try {
        return c.keep_layout_conflict(layout, index, constraints, capacity);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_layout_conflict_text(layout, index, text) {
      try {
        return c.keep_layout_conflict_text(layout, index, text);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_layout_text(layout, text) {
      try {
        return c.keep_layout_text(layout, text);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_layout_set_negative_sizes(layout, allowed) {
      try {
        return c.keep_layout_set_negative_sizes(layout, allowed);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_layout_set_mixed_axes(layout, allowed) {
      try {
        return c.keep_layout_set_mixed_axes(layout, allowed);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_layout_set_scale(layout, scale) {
      try {
        return c.keep_layout_set_scale(layout, scale);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_layout_scale(layout) {
      try {
        return c.keep_layout_scale(layout);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_layout_changes(layout, nodes, frames, capacity) {
      try {
        return c.keep_layout_changes(layout, nodes, frames, capacity);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_layout_changes_as(layout, nodes, frames, capacity, kind) {
      try {
        return c.keep_layout_changes_as(layout, nodes, frames, capacity, kind);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_layout_set_user_data(layout, userData, destroy) {
      try {
        return c.keep_layout_set_user_data(layout, userData, destroy);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_layout_user_data(layout) {
      try {
        return c.keep_layout_user_data(layout);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_create(layout, parent) {
      try {
        return c.keep_node_create(layout, parent);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_layout_create_nodes(layout, parents, nodes, count) {
      try {
        return c.keep_layout_create_nodes(layout, parents, nodes, count);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_destroy(layout, node) {
      try {
        return c.keep_node_destroy(layout, node);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_move(layout, node, parent) {
      try {
        return c.keep_node_move(layout, node, parent);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_move_before(layout, node, sibling) {
      try {
        return c.keep_node_move_before(layout, node, sibling);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_layout_handle_kind(layout, id) {
      try {
        return c.keep_layout_handle_kind(layout, id);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_layout_node_count(layout) {
      try {
        return c.keep_layout_node_count(layout);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_parent(layout, node) {
      try {
        return c.keep_node_parent(layout, node);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_root(layout, node) {
      try {
        return c.keep_node_root(layout, node);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_children(layout, node, children, capacity) {
      try {
        return c.keep_node_children(layout, node, children, capacity);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_child(layout, node, index) {
      try {
        return c.keep_node_child(layout, node, index);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_find(layout, within, name) {
      try {
        return c.keep_node_find(layout, within, name);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_set_name(layout, node, name) {
      try {
        return c.keep_node_set_name(layout, node, name);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_name(layout, node) {
      try {
        return c.keep_node_name(layout, node);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_number(layout, node) {
      try {
        return c.keep_node_number(layout, node);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_layout_numbered(layout, number) {
      try {
        return c.keep_layout_numbered(layout, number);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_set_user_data(layout, node, userData, destroy) {
      try {
        return c.keep_node_set_user_data(layout, node, userData, destroy);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_user_data(layout, node) {
      try {
        return c.keep_node_user_data(layout, node);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_set_size(layout, node, width, height) {
      try {
        return c.keep_node_set_size(layout, node, width, height);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_set_axis_size(layout, node, axis, size, priority) {
      try {
        return c.keep_node_set_axis_size(layout, node, axis, size, priority);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_axis_size(layout, node, axis, priority) {
      try {
        return c.keep_node_axis_size(layout, node, axis, priority);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_frame(result, layout, node) {
      try {
        return c.keep_node_frame(result, layout, node);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_frame_as(result, layout, node, kind) {
      try {
        return c.keep_node_frame_as(result, layout, node, kind);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_frame_in(result, layout, node, space) {
      try {
        return c.keep_node_frame_in(result, layout, node, space);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_layout_frames(layout, nodes, frames, count, kind) {
      try {
        return c.keep_layout_frames(layout, nodes, frames, count, kind);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_layout_tree(layout, within, nodes, parents, names, frames, capacity, kind) {
      try {
        return c.keep_layout_tree(layout, within, nodes, parents, names, frames, capacity, kind);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_attribute(layout, node, kind) {
      try {
        return c.keep_node_attribute(layout, node, kind);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_attribute_to(layout, node, kind, other) {
      try {
        return c.keep_node_attribute_to(layout, node, kind, other);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_attribute_set(layout, attribute, relation, value, priority) {
      try {
        return c.keep_attribute_set(layout, attribute, relation, value, priority);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_attribute_value(layout, attribute, relation, priority) {
      try {
        return c.keep_attribute_value(layout, attribute, relation, priority);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_layout_set_values(layout, attributes, relations, values, priorities, count) {
      try {
        return c.keep_layout_set_values(layout, attributes, relations, values, priorities, count);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_attribute_set_to(layout, attribute, relation, followed, multiplier, constant, priority) {
      try {
        return c.keep_attribute_set_to(layout, attribute, relation, followed, multiplier, constant, priority);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_attribute_followed(layout, attribute, relation, multiplier, constant, priority) {
      try {
        return c.keep_attribute_followed(layout, attribute, relation, multiplier, constant, priority);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_attribute_clear(layout, attribute) {
      try {
        return c.keep_attribute_clear(layout, attribute);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_attribute_is_active(layout, attribute) {
      try {
        return c.keep_attribute_is_active(layout, attribute);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_attribute_kind_of(layout, attribute) {
      try {
        return c.keep_attribute_kind_of(layout, attribute);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_attribute_node(layout, attribute) {
      try {
        return c.keep_attribute_node(layout, attribute);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_attribute_other(layout, attribute) {
      try {
        return c.keep_attribute_other(layout, attribute);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_attribute_is_same(layout, attribute, other) {
      try {
        return c.keep_attribute_is_same(layout, attribute, other);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_attribute_set_name(layout, attribute, name) {
      try {
        return c.keep_attribute_set_name(layout, attribute, name);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_attribute_text(layout, attribute, text) {
      try {
        return c.keep_attribute_text(layout, attribute, text);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_guide_create(layout, owner) {
      try {
        return c.keep_guide_create(layout, owner);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_guide(layout, owner, guide) {
      try {
        return c.keep_node_guide(layout, owner, guide);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_is_guide(layout, node) {
      try {
        return c.keep_node_is_guide(layout, node);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_set_scroll_disabled(layout, owner, axis, disabled) {
      try {
        return c.keep_node_set_scroll_disabled(layout, owner, axis, disabled);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_is_scroll_disabled(layout, owner, axis) {
      try {
        return c.keep_node_is_scroll_disabled(layout, owner, axis);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_scroll_content(result, layout, owner) {
      try {
        return c.keep_node_scroll_content(result, layout, owner);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_layout_set_direction(layout, direction) {
      try {
        return c.keep_layout_set_direction(layout, direction);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_set_direction(layout, node, direction) {
      try {
        return c.keep_node_set_direction(layout, node, direction);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_direction(layout, node) {
      try {
        return c.keep_node_direction(layout, node);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_effective_direction(layout, node) {
      try {
        return c.keep_node_effective_direction(layout, node);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_set_margins(layout, node, margins, directional) {
      try {
        return c.keep_node_set_margins(layout, node, margins, directional);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_margins(result, layout, node) {
      try {
        return c.keep_node_margins(result, layout, node);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_margins_are_directional(layout, node) {
      try {
        return c.keep_node_margins_are_directional(layout, node);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_set_inherits_margins(layout, node, inherits) {
      try {
        return c.keep_node_set_inherits_margins(layout, node, inherits);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_inherits_margins(layout, node) {
      try {
        return c.keep_node_inherits_margins(layout, node);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_set_margins_include_safe_area(layout, node, include) {
      try {
        return c.keep_node_set_margins_include_safe_area(layout, node, include);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_margins_include_safe_area(layout, node) {
      try {
        return c.keep_node_margins_include_safe_area(layout, node);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_effective_margins(result, layout, node) {
      try {
        return c.keep_node_effective_margins(result, layout, node);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_set_safe_area(layout, node, insets) {
      try {
        return c.keep_node_set_safe_area(layout, node, insets);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_safe_area(result, layout, node) {
      try {
        return c.keep_node_safe_area(result, layout, node);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_effective_safe_area(result, layout, node) {
      try {
        return c.keep_node_effective_safe_area(result, layout, node);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_set_alignment_insets(layout, node, insets) {
      try {
        return c.keep_node_set_alignment_insets(layout, node, insets);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_alignment_insets(result, layout, node) {
      try {
        return c.keep_node_alignment_insets(result, layout, node);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_set_baselines(layout, node, first, last) {
      try {
        return c.keep_node_set_baselines(layout, node, first, last);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_baselines(layout, node, first, last) {
      try {
        return c.keep_node_baselines(layout, node, first, last);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_set_baseline_share(layout, node, share) {
      try {
        return c.keep_node_set_baseline_share(layout, node, share);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_baseline_share(layout, node) {
      try {
        return c.keep_node_baseline_share(layout, node);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_baseline_positions(layout, node, first, last) {
      try {
        return c.keep_node_baseline_positions(layout, node, first, last);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_set_content_size(layout, node, width, height) {
      try {
        return c.keep_node_set_content_size(layout, node, width, height);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_content_size(layout, node, axis) {
      try {
        return c.keep_node_content_size(layout, node, axis);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_set_measure(layout, node, axis, function_, userData, destroy) {
      try {
        return c.keep_node_set_measure(layout, node, axis, function_, userData, destroy);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_set_measure_both(layout, node, function_, userData, destroy) {
      try {
        return c.keep_node_set_measure_both(layout, node, function_, userData, destroy);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_measure(layout, node, axis) {
      try {
        return c.keep_node_measure(layout, node, axis);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_invalidate_content(layout, node) {
      try {
        return c.keep_node_invalidate_content(layout, node);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_nodes_set_resistance(layout, nodes, count, axis, resistance, priority) {
      try {
        return c.keep_nodes_set_resistance(layout, nodes, count, axis, resistance, priority);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_resistance(layout, node, axis, resistance) {
      try {
        return c.keep_node_resistance(layout, node, axis, resistance);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_set_hidden(layout, node, hidden) {
      try {
        return c.keep_node_set_hidden(layout, node, hidden);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_is_hidden(layout, node) {
      try {
        return c.keep_node_is_hidden(layout, node);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_set_gone(layout, node, gone) {
      try {
        return c.keep_node_set_gone(layout, node, gone);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_gone(layout, node) {
      try {
        return c.keep_node_gone(layout, node);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_attribute_set_gone_value(layout, attribute, value) {
      try {
        return c.keep_attribute_set_gone_value(layout, attribute, value);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_attribute_gone_value(layout, attribute) {
      try {
        return c.keep_attribute_gone_value(layout, attribute);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_fitting_size(layout, node, target, horizontalPriority, verticalPriority, size) {
      try {
        return c.keep_node_fitting_size(layout, node, target, horizontalPriority, verticalPriority, size);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_size_range(layout, node, axis, priority, minimum, maximum) {
      try {
        return c.keep_node_size_range(layout, node, axis, priority, minimum, maximum);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_group_create(layout, attributes, count) {
      try {
        return c.keep_group_create(layout, attributes, count);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_group_destroy(layout, group) {
      try {
        return c.keep_group_destroy(layout, group);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_attribute_members(layout, group, members, capacity) {
      try {
        return c.keep_attribute_members(layout, group, members, capacity);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_nodes_attribute(layout, nodes, count, kind) {
      try {
        return c.keep_nodes_attribute(layout, nodes, count, kind);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_nodes_attribute_to(layout, nodes, count, kind, other) {
      try {
        return c.keep_nodes_attribute_to(layout, nodes, count, kind, other);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_nodes_attribute_between(layout, nodes, count, kind) {
      try {
        return c.keep_nodes_attribute_between(layout, nodes, count, kind);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_nodes_set(layout, nodes, count, kind, other, relation, value, priority) {
      try {
        return c.keep_nodes_set(layout, nodes, count, kind, other, relation, value, priority);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_nodes_set_between(layout, nodes, count, kind, relation, value, priority) {
      try {
        return c.keep_nodes_set_between(layout, nodes, count, kind, relation, value, priority);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_nodes_distribute(layout, nodes, count, kind, priority) {
      try {
        return c.keep_nodes_distribute(layout, nodes, count, kind, priority);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_nodes_keep_size(layout, nodes, count, width, height, priority) {
      try {
        return c.keep_nodes_keep_size(layout, nodes, count, width, height, priority);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_nodes_keep_insets(layout, nodes, count, kind, insets, priority) {
      try {
        return c.keep_nodes_keep_insets(layout, nodes, count, kind, insets, priority);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_nodes_keep_center(layout, nodes, count, x, y, priority) {
      try {
        return c.keep_nodes_keep_center(layout, nodes, count, x, y, priority);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_atomic_begin(layout) {
      try {
        return c.keep_atomic_begin(layout);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_atomic_end(layout) {
      try {
        return c.keep_atomic_end(layout);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_atomic_deactivate(layout, atomic) {
      try {
        return c.keep_atomic_deactivate(layout, atomic);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_atomic_activate(layout, atomic) {
      try {
        return c.keep_atomic_activate(layout, atomic);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_atomic_destroy(layout, atomic) {
      try {
        return c.keep_atomic_destroy(layout, atomic);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_atomic_is_active(layout, atomic) {
      try {
        return c.keep_atomic_is_active(layout, atomic);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_atomic_constraints(layout, atomic, constraints, capacity) {
      try {
        return c.keep_atomic_constraints(layout, atomic, constraints, capacity);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_at(layout, root, x, y, kind) {
      try {
        return c.keep_node_at(layout, root, x, y, kind);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_set_clips(layout, node, clips) {
      try {
        return c.keep_node_set_clips(layout, node, clips);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_clips(layout, node) {
      try {
        return c.keep_node_clips(layout, node);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_constraints(layout, node, constraints, capacity) {
      try {
        return c.keep_node_constraints(layout, node, constraints, capacity);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_layout_set_log(layout, kinds, function_, userData, destroy) {
      try {
        return c.keep_layout_set_log(layout, kinds, function_, userData, destroy);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_attribute_constraint(layout, attribute, relation) {
      try {
        return c.keep_attribute_constraint(layout, attribute, relation);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_constraint_remove(layout, constraint) {
      try {
        return c.keep_constraint_remove(layout, constraint);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_constraint_is_active(layout, constraint) {
      try {
        return c.keep_constraint_is_active(layout, constraint);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_constraint_source(layout, constraint) {
      try {
        return c.keep_constraint_source(layout, constraint);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_constraint_node(layout, constraint) {
      try {
        return c.keep_constraint_node(layout, constraint);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_constraint_attribute(layout, constraint) {
      try {
        return c.keep_constraint_attribute(layout, constraint);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_constraint_relation(layout, constraint) {
      try {
        return c.keep_constraint_relation(layout, constraint);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_constraint_value(layout, constraint) {
      try {
        return c.keep_constraint_value(layout, constraint);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_constraint_priority(layout, constraint) {
      try {
        return c.keep_constraint_priority(layout, constraint);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_constraint_text(layout, constraint, text) {
      try {
        return c.keep_constraint_text(layout, constraint, text);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_constraint_set_name(layout, constraint, name) {
      try {
        return c.keep_constraint_set_name(layout, constraint, name);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_constraint_terms(layout, constraint, relation, constant, terms, capacity) {
      try {
        return c.keep_constraint_terms(layout, constraint, relation, constant, terms, capacity);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_constraint_set_value(layout, constraint, value) {
      try {
        return c.keep_constraint_set_value(layout, constraint, value);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_constraint_set_priority(layout, constraint, priority) {
      try {
        return c.keep_constraint_set_priority(layout, constraint, priority);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_constraint_set_relation(layout, constraint, relation) {
      try {
        return c.keep_constraint_set_relation(layout, constraint, relation);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_constraint_set_coefficient(layout, constraint, index, coefficient) {
      try {
        return c.keep_constraint_set_coefficient(layout, constraint, index, coefficient);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_constraint_set_installed(layout, constraint, installed) {
      try {
        return c.keep_constraint_set_installed(layout, constraint, installed);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_constraint_is_installed(layout, constraint) {
      try {
        return c.keep_constraint_is_installed(layout, constraint);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_constrain(layout, node, anchor, relation, other, otherAnchor, multiplier, constant, priority, installed) {
      try {
        return c.keep_node_constrain(layout, node, anchor, relation, other, otherAnchor, multiplier, constant, priority, installed);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_constraint_create(layout, terms, count, relation, constant, priority, installed) {
      try {
        return c.keep_constraint_create(layout, terms, count, relation, constant, priority, installed);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_capture_begin(layout) {
      try {
        return c.keep_capture_begin(layout);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_capture_constraints(layout, constraints, capacity) {
      try {
        return c.keep_capture_constraints(layout, constraints, capacity);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_capture_end(layout) {
      try {
        return c.keep_capture_end(layout);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_stack_create(layout, parent, stack, members, count) {
      try {
        return c.keep_stack_create(layout, parent, stack, members, count);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_container_set(layout, container, what, value) {
      try {
        return c.keep_container_set(layout, container, what, value);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_container_get(layout, container, what) {
      try {
        return c.keep_container_get(layout, container, what);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_container_kind(layout, node) {
      try {
        return c.keep_node_container_kind(layout, node);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_member_set(layout, member, what, value) {
      try {
        return c.keep_member_set(layout, member, what, value);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_member_get(layout, member, what) {
      try {
        return c.keep_member_get(layout, member, what);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_set_listed(layout, stack, nodes, count) {
      try {
        return c.keep_node_set_listed(layout, stack, nodes, count);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_listed_count(layout, stack) {
      try {
        return c.keep_node_listed_count(layout, stack);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_listed(layout, stack, index) {
      try {
        return c.keep_node_listed(layout, stack, index);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_set_listed_value(layout, stack, node, what, value) {
      try {
        return c.keep_node_set_listed_value(layout, stack, node, what, value);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_listed_value(layout, stack, node, what) {
      try {
        return c.keep_node_listed_value(layout, stack, node, what);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_grid_create(layout, parent, grid, members, count) {
      try {
        return c.keep_grid_create(layout, parent, grid, members, count);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_grid_place(layout, grid, node, column, row, columns, rows) {
      try {
        return c.keep_grid_place(layout, grid, node, column, row, columns, rows);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_grid_set_track(layout, grid, axis, index, track) {
      try {
        return c.keep_grid_set_track(layout, grid, axis, index, track);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_grid_get_track(layout, grid, axis, index, track) {
      try {
        return c.keep_grid_get_track(layout, grid, axis, index, track);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_grid_set_track_count(layout, grid, axis, tracks) {
      try {
        return c.keep_grid_set_track_count(layout, grid, axis, tracks);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_grid_track_count(layout, grid, axis) {
      try {
        return c.keep_grid_track_count(layout, grid, axis);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_member_cell(layout, member, axis) {
      try {
        return c.keep_member_cell(layout, member, axis);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_member_span(layout, member, axis) {
      try {
        return c.keep_member_span(layout, member, axis);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_grid_track(layout, grid, axis, index) {
      try {
        return c.keep_grid_track(layout, grid, axis, index);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_guideline_create(layout, owner, guideline, nodes, count) {
      try {
        return c.keep_guideline_create(layout, owner, guideline, nodes, count);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_barrier_set_nodes(layout, barrier, nodes, count) {
      try {
        return c.keep_barrier_set_nodes(layout, barrier, nodes, count);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_layout_unmet_count(layout) {
      try {
        return c.keep_layout_unmet_count(layout);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_layout_unmet_constraint(layout, index) {
      try {
        return c.keep_layout_unmet_constraint(layout, index);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_layout_unmet_node(layout, index) {
      try {
        return c.keep_layout_unmet_node(layout, index);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_layout_unmet_axis(layout, index) {
      try {
        return c.keep_layout_unmet_axis(layout, index);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_layout_unmet_amount(layout, index) {
      try {
        return c.keep_layout_unmet_amount(layout, index);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_set_circle(layout, node, center, angle, radius) {
      try {
        return c.keep_node_set_circle(layout, node, center, angle, radius);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_circle(layout, node, angle, radius) {
      try {
        return c.keep_node_circle(layout, node, angle, radius);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_add_variant(layout, node, width, height, fits) {
      try {
        return c.keep_node_add_variant(layout, node, width, height, fits);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_clear_variants(layout, node) {
      try {
        return c.keep_node_clear_variants(layout, node);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_variant_count(layout, node) {
      try {
        return c.keep_node_variant_count(layout, node);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_variant(layout, node) {
      try {
        return c.keep_node_variant(layout, node);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_constraint_set_variant(layout, constraint, node, variant) {
      try {
        return c.keep_constraint_set_variant(layout, constraint, node, variant);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_constraint_variant_node(layout, constraint) {
      try {
        return c.keep_constraint_variant_node(layout, constraint);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_constraint_variant(layout, constraint) {
      try {
        return c.keep_constraint_variant(layout, constraint);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_vary_container(layout, node, variant, container, what, value) {
      try {
        return c.keep_node_vary_container(layout, node, variant, container, what, value);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_vary_member(layout, node, variant, subject, what, value) {
      try {
        return c.keep_node_vary_member(layout, node, variant, subject, what, value);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_vary_gone(layout, node, variant, other, gone) {
      try {
        return c.keep_node_vary_gone(layout, node, variant, other, gone);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_equation_create(layout, text, context) {
      try {
        return c.keep_equation_create(layout, text, context);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_equations_create(layout, texts, lengths, count, context, constraints, capacity, made) {
      try {
        return c.keep_equations_create(layout, texts, lengths, count, context, constraints, capacity, made);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_equation_fault_count(layout) {
      try {
        return c.keep_equation_fault_count(layout);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_equation_fault_at(result, layout, index) {
      try {
        return c.keep_equation_fault_at(result, layout, index);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_equation_fault_description(layout, index) {
      try {
        return c.keep_equation_fault_description(layout, index);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_format_create(layout, text, context, options) {
      try {
        return c.keep_format_create(layout, text, context, options);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_format_destroy(layout, format) {
      try {
        return c.keep_format_destroy(layout, format);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_format_constraints(layout, format, constraints, capacity) {
      try {
        return c.keep_format_constraints(layout, format, constraints, capacity);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_format_text(layout, format) {
      try {
        return c.keep_format_text(layout, format);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_format_options(layout, format) {
      try {
        return c.keep_format_options(layout, format);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_constraint_format(layout, constraint) {
      try {
        return c.keep_constraint_format(layout, constraint);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_apply(layout, node, list, count, constraints, capacity) {
      try {
        return c.keep_node_apply(layout, node, list, count, constraints, capacity);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_applied(layout, node, constraints, capacity) {
      try {
        return c.keep_node_applied(layout, node, constraints, capacity);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_clear_applied(layout, node) {
      try {
        return c.keep_node_clear_applied(layout, node);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_reload(layout, node) {
      try {
        return c.keep_node_reload(layout, node);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_layout_reload(layout) {
      try {
        return c.keep_layout_reload(layout);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_layout_set_context(layout, context) {
      try {
        return c.keep_layout_set_context(layout, context);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_set_context(layout, node, context) {
      try {
        return c.keep_node_set_context(layout, node, context);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_context(result, layout, node) {
      try {
        return c.keep_node_context(result, layout, node);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_animation_begin(layout, within, duration, delay) {
      try {
        return c.keep_animation_begin(layout, within, duration, delay);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_animation_commit(layout) {
      try {
        return c.keep_animation_commit(layout);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_animation_cancel(layout, animation) {
      try {
        return c.keep_animation_cancel(layout, animation);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_animation_finish(layout, animation) {
      try {
        return c.keep_animation_finish(layout, animation);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_animation_set_curve(layout, animation, curve) {
      try {
        return c.keep_animation_set_curve(layout, animation, curve);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_animation_set_bezier(layout, animation, x1, y1, x2, y2) {
      try {
        return c.keep_animation_set_bezier(layout, animation, x1, y1, x2, y2);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_animation_set_function(layout, animation, function_, userData, destroy) {
      try {
        return c.keep_animation_set_function(layout, animation, function_, userData, destroy);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_animation_set_spring(layout, animation, dampingRatio, initialVelocity) {
      try {
        return c.keep_animation_set_spring(layout, animation, dampingRatio, initialVelocity);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_animation_set_motion(layout, animation, motion) {
      try {
        return c.keep_animation_set_motion(layout, animation, motion);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_animation_set_completion(layout, animation, completion, userData, destroy) {
      try {
        return c.keep_animation_set_completion(layout, animation, completion, userData, destroy);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_animation_progress(layout, animation) {
      try {
        return c.keep_animation_progress(layout, animation);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_animation_set_progress(layout, animation, progress) {
      try {
        return c.keep_animation_set_progress(layout, animation, progress);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_layout_advance(layout, seconds, moving) {
      try {
        return c.keep_layout_advance(layout, seconds, moving);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_layout_is_moving(layout) {
      try {
        return c.keep_layout_is_moving(layout);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_layout_presented_changes(layout, nodes, frames, capacity) {
      try {
        return c.keep_layout_presented_changes(layout, nodes, frames, capacity);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_layout_at(layout, file, line) {
      try {
        return c.keep_layout_at(layout, file, line);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_constraint_line(layout, constraint) {
      try {
        return c.keep_constraint_line(layout, constraint);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_attribute_measured(layout, attribute) {
      try {
        return c.keep_attribute_measured(layout, attribute);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_attribute_explanation(layout, attribute, constraints, factors, capacity, rest) {
      try {
        return c.keep_attribute_explanation(layout, attribute, constraints, factors, capacity, rest);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_constraint_violation(layout, constraint) {
      try {
        return c.keep_constraint_violation(layout, constraint);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_constraint_binding(layout, constraint, constraints, factors, capacity) {
      try {
        return c.keep_constraint_binding(layout, constraint, constraints, factors, capacity);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_layout_conflict_corrections(layout, index, values, capacity) {
      try {
        return c.keep_layout_conflict_corrections(layout, index, values, capacity);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_layout_conflict_reason(layout, index) {
      try {
        return c.keep_layout_conflict_reason(layout, index);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_layout_conflict_is_repeat(layout, index) {
      try {
        return c.keep_layout_conflict_is_repeat(layout, index);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_layout_freedom(layout) {
      try {
        return c.keep_layout_freedom(layout);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_attribute_range(layout, attribute, priority, minimum, maximum) {
      try {
        return c.keep_attribute_range(layout, attribute, priority, minimum, maximum);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_layout_ambiguous(layout, attributes, minima, maxima, determining, capacity) {
      try {
        return c.keep_layout_ambiguous(layout, attributes, minima, maxima, determining, capacity);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_layout_exercise(layout, which) {
      try {
        return c.keep_layout_exercise(layout, which);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_layout_read_document(layout, document) {
      try {
        return c.keep_layout_read_document(layout, document);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_layout_update(layout, document) {
      try {
        return c.keep_layout_update(layout, document);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_line(layout, node) {
      try {
        return c.keep_node_line(layout, node);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_document_fault_count(layout) {
      try {
        return c.keep_document_fault_count(layout);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_document_fault_at(result, layout, index) {
      try {
        return c.keep_document_fault_at(result, layout, index);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_document_fault_description(layout, index) {
      try {
        return c.keep_document_fault_description(layout, index);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_document_fault_nearest(layout, index) {
      try {
        return c.keep_document_fault_nearest(layout, index);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_document_complete(layout, document, offset) {
      try {
        return c.keep_document_complete(layout, document, offset);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_document_completion(layout, index) {
      try {
        return c.keep_document_completion(layout, index);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_layout_svg(layout, within, drawing) {
      try {
        return c.keep_layout_svg(layout, within, drawing);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_solver_create() {
      try {
        return c.keep_solver_create();
      } catch (error) {
        return trapped(error);
      }
    },
    keep_solver_destroy(solver) {
      try {
        return c.keep_solver_destroy(solver);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_solver_error(solver) {
      try {
        return c.keep_solver_error(solver);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_solver_error_message(solver) {
      try {
        return c.keep_solver_error_message(solver);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_solver_clear_error(solver) {
      try {
        return c.keep_solver_clear_error(solver);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_solver_set_conflict_policy(solver, policy) {
      try {
        return c.keep_solver_set_conflict_policy(solver, policy);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_solver_conflict_policy(solver) {
      try {
        return c.keep_solver_conflict_policy(solver);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_solver_add_variable(solver, defaultValue, variable) {
      try {
        return c.keep_solver_add_variable(solver, defaultValue, variable);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_solver_add_variables(solver, defaultValues, count, variables) {
      try {
        return c.keep_solver_add_variables(solver, defaultValues, count, variables);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_solver_remove_variable(solver, variable) {
      try {
        return c.keep_solver_remove_variable(solver, variable);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_solver_set_default(solver, variable, defaultValue) {
      try {
        return c.keep_solver_set_default(solver, variable, defaultValue);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_solver_default(solver, variable) {
      try {
        return c.keep_solver_default(solver, variable);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_solver_add_row(solver, variables, coefficients, count, relation, constant, priority, weight, row) {
      try {
        return c.keep_solver_add_row(solver, variables, coefficients, count, relation, constant, priority, weight, row);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_solver_add_rows(solver, rowCount, starts, variables, coefficients, relations, constants, priorities, weights, rows) {
      try {
        return c.keep_solver_add_rows(solver, rowCount, starts, variables, coefficients, relations, constants, priorities, weights, rows);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_solver_remove_row(solver, row) {
      try {
        return c.keep_solver_remove_row(solver, row);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_solver_remove_rows(solver, rows, count) {
      try {
        return c.keep_solver_remove_rows(solver, rows, count);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_solver_set_constant(solver, row, constant) {
      try {
        return c.keep_solver_set_constant(solver, row, constant);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_solver_set_constants(solver, rows, constants, count) {
      try {
        return c.keep_solver_set_constants(solver, rows, constants, count);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_solver_set_priority(solver, row, priority) {
      try {
        return c.keep_solver_set_priority(solver, row, priority);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_solver_set_weight(solver, row, weight) {
      try {
        return c.keep_solver_set_weight(solver, row, weight);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_solver_set_relation(solver, row, relation) {
      try {
        return c.keep_solver_set_relation(solver, row, relation);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_solver_set_coefficient(solver, row, variable, coefficient) {
      try {
        return c.keep_solver_set_coefficient(solver, row, variable, coefficient);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_solver_terms(solver, row, variables, coefficients, capacity) {
      try {
        return c.keep_solver_terms(solver, row, variables, coefficients, capacity);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_solver_relation(solver, row) {
      try {
        return c.keep_solver_relation(solver, row);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_solver_constant(solver, row) {
      try {
        return c.keep_solver_constant(solver, row);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_solver_priority(solver, row) {
      try {
        return c.keep_solver_priority(solver, row);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_solver_weight(solver, row) {
      try {
        return c.keep_solver_weight(solver, row);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_solver_begin(solver) {
      try {
        return c.keep_solver_begin(solver);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_solver_commit(solver) {
      try {
        return c.keep_solver_commit(solver);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_solver_rollback(solver) {
      try {
        return c.keep_solver_rollback(solver);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_solver_solve(solver) {
      try {
        return c.keep_solver_solve(solver);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_solver_value(solver, variable) {
      try {
        return c.keep_solver_value(solver, variable);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_solver_values(solver, variables, values, count) {
      try {
        return c.keep_solver_values(solver, variables, values, count);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_solver_changes(solver, variables, values, capacity) {
      try {
        return c.keep_solver_changes(solver, variables, values, capacity);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_solver_violation(solver, row) {
      try {
        return c.keep_solver_violation(solver, row);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_solver_conflict_count(solver) {
      try {
        return c.keep_solver_conflict_count(solver);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_solver_conflict(solver, index, rows, capacity) {
      try {
        return c.keep_solver_conflict(solver, index, rows, capacity);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_solver_freedom(solver) {
      try {
        return c.keep_solver_freedom(solver);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_solver_range(solver, variable, priority, minimum, maximum) {
      try {
        return c.keep_solver_range(solver, variable, priority, minimum, maximum);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_solver_explanation(solver, variable, rows, factors, capacity, fromDefaults) {
      try {
        return c.keep_solver_explanation(solver, variable, rows, factors, capacity, fromDefaults);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_solver_counter(solver, counter) {
      try {
        return c.keep_solver_counter(solver, counter);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_add_rule(layout, node, kind, other, relation, value, priority, constraint) {
      try {
        return c.keep_node_add_rule(layout, node, kind, other, relation, value, priority, constraint);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_set_autoresizing(layout, node, mask, frame, parent) {
      try {
        return c.keep_node_set_autoresizing(layout, node, mask, frame, parent);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_clear_autoresizing(layout, node) {
      try {
        return c.keep_node_clear_autoresizing(layout, node);
      } catch (error) {
        return trapped(error);
      }
    },
    keep_node_autoresizing(layout, node) {
      try {
        return c.keep_node_autoresizing(layout, node);
      } catch (error) {
        return trapped(error);
      }
    },
  };
}
