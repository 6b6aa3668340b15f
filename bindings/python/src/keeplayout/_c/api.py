"""The C API for ctypes: types, functions, constants.

`make generate` writes this from the headers.
"""
# fmt: off

from ctypes import (
    CFUNCTYPE,
    POINTER,
    Structure,
    c_bool,
    c_char_p,
    c_double,
    c_int,
    c_int8,
    c_int32,
    c_size_t,
    c_uint32,
    c_uint64,
    c_void_p,
)
from typing import Any

from .pointers import Handle, keep_layout_p, keep_solver_p, keep_status

keep_axis = c_int
keep_relation = c_int
keep_conflict_policy = c_int
keep_frame_kind = c_int
keep_text = c_int
keep_handle_kind = c_int
keep_attribute_kind = c_int
keep_guide = c_int
keep_direction = c_int
keep_resistance = c_int
keep_gone = c_int
keep_log = c_int
keep_source = c_int
keep_anchor = c_int
keep_distribution = c_int
keep_align = c_int
keep_least = c_int
keep_repeat = c_int
keep_container_value = c_int
keep_container_kind = c_int
keep_member_value = c_int
keep_track_kind = c_int
keep_fault = c_int
keep_format_option = c_int
keep_compound = c_int
keep_size_class = c_int
keep_idiom = c_int
keep_orientation = c_int
keep_curve = c_int
keep_motion = c_int
keep_conflict_reason = c_int
keep_drawn = c_int
keep_counter = c_int
keep_autoresizing = c_int


class keep_node(Handle):  # noqa: N801
    """A rectangle of a layout: a window, a label, a gap."""


class keep_attribute(Handle):  # noqa: N801
    """An attribute of a node, alone or in relation to another, or a group of them."""


class keep_constraint(Handle):  # noqa: N801
    """One linear relation that a layout keeps: a value of an attribute, a sum of terms, a rule."""


class keep_atomic(Handle):  # noqa: N801
    """A set of changes that is taken back, and put back, as one."""


class keep_format(Handle):  # noqa: N801
    """What a visual format has made."""


class keep_animation(Handle):  # noqa: N801
    """A set of changes that takes time; stale once it has ended."""


class keep_variable(Handle):  # noqa: N801
    """One unknown of a solver."""


class keep_row(Handle):  # noqa: N801
    """One linear constraint of a solver."""


class keep_rect(Structure):  # noqa: N801
    """A rectangle, in points."""

    _fields_ = (("x", c_double), ("y", c_double), ("width", c_double), ("height", c_double))


class keep_size(Structure):  # noqa: N801
    """A size, in points."""

    _fields_ = (("width", c_double), ("height", c_double))


class keep_insets(Structure):  # noqa: N801
    """Distances from the edges of a rectangle, positive inside, in points."""

    _fields_ = (("top", c_double), ("left", c_double), ("bottom", c_double), ("right", c_double))


class keep_term(Structure):  # noqa: N801
    """One term of a sum: an anchor of a node, times a coefficient."""

    _fields_ = (("node", keep_node), ("anchor", keep_anchor), ("coefficient", c_double))


class keep_stack(Structure):  # noqa: N801
    """The parameters of a stack."""

    _fields_ = (
        ("size", c_uint32), ("axis", keep_axis), ("wraps", c_bool), ("gap", c_double),
        ("padding", keep_insets), ("align", keep_align), ("distribution", keep_distribution),
        ("bias", c_double), ("row_gap", c_double), ("row_distribution", keep_distribution),
        ("row_bias", c_double))


class keep_track(Structure):  # noqa: N801
    """A column or row of a grid."""

    _fields_ = (
        ("kind", keep_track_kind), ("value", c_double), ("min", c_double), ("max", c_double))


class keep_grid(Structure):  # noqa: N801
    """The parameters of a grid."""

    _fields_ = (
        ("size", c_uint32), ("align", keep_align), ("justify", keep_align),
        ("columns", POINTER(keep_track)), ("column_count", c_size_t),
        ("rows", POINTER(keep_track)), ("row_count", c_size_t), ("gap", c_double),
        ("row_gap", c_double), ("padding", keep_insets), ("distribution", keep_distribution),
        ("bias", c_double), ("row_distribution", keep_distribution), ("row_bias", c_double),
        ("repeats", keep_repeat))


class keep_guideline(Structure):  # noqa: N801
    """The parameters of a guideline or a barrier."""

    _fields_ = (
        ("size", c_uint32), ("edge", keep_anchor), ("distance", c_double),
        ("fraction", c_double))


class keep_equation_fault(Structure):  # noqa: N801
    """A fault of an equation string, and its position."""

    _fields_ = (
        ("index", c_size_t), ("offset", c_size_t), ("column", c_size_t), ("fault", keep_fault),
        ("status", keep_status))


class keep_equation_context(Structure):  # noqa: N801
    """What equation strings are read against."""

    _fields_ = (
        ("size", c_uint32), ("names", POINTER(c_char_p)), ("nodes", POINTER(keep_node)),
        ("name_count", c_size_t), ("metrics", POINTER(c_char_p)), ("values", POINTER(c_double)),
        ("metric_count", c_size_t), ("priority", c_double), ("uninstalled", c_bool),
        ("skips_faults", c_bool), ("replaced", POINTER(keep_constraint)),
        ("replaced_count", c_size_t))


class keep_context(Structure):  # noqa: N801
    """The context that conditions are passed; the library does not look into it."""

    _fields_ = (
        ("horizontal", keep_size_class), ("vertical", keep_size_class), ("idiom", keep_idiom),
        ("orientation", keep_orientation))


class keep_document_fault(Structure):  # noqa: N801
    """A fault of a document, and its position."""

    _fields_ = (
        ("offset", c_size_t), ("length", c_size_t), ("line", c_size_t), ("column", c_size_t),
        ("status", keep_status))


class keep_drawing(Structure):  # noqa: N801
    """A choice of what a drawing shows, and how."""

    _fields_ = (
        ("size", c_uint32), ("shows", c_uint32), ("kind", keep_frame_kind),
        ("is_transparent", c_bool))


keep_out_of_memory_function = CFUNCTYPE(None, c_size_t)
keep_destroy_function = CFUNCTYPE(None, c_void_p)
keep_measure_function = CFUNCTYPE(c_double, keep_layout_p, keep_node, c_double, c_void_p)
keep_measure_both_function = CFUNCTYPE(
    None, keep_layout_p, keep_node, keep_size, POINTER(keep_size), c_void_p)
keep_log_function = CFUNCTYPE(None, keep_layout_p, keep_log, c_char_p, c_void_p)
keep_condition = CFUNCTYPE(c_int, keep_layout_p, keep_node, POINTER(keep_context), c_void_p)
keep_curve_function = CFUNCTYPE(c_double, c_double, c_void_p)
keep_completion_function = CFUNCTYPE(None, keep_layout_p, keep_animation, c_bool, c_void_p)


class keep_applied(Structure):  # noqa: N801
    """One attribute of a list."""

    _fields_ = (
        ("size", c_uint32), ("anchor", keep_anchor), ("compound", keep_compound),
        ("relation", keep_relation), ("multiplier", c_double), ("value", c_double),
        ("priority", c_double), ("to", keep_node), ("to_anchor", keep_anchor),
        ("parts", POINTER(c_double)), ("when", keep_condition), ("user_data", c_void_p),
        ("destroy", keep_destroy_function))


# Name, result, parameters.
FUNCTIONS: tuple[tuple[str, Any, tuple[Any, ...]], ...] = (
    ("keep_version_number", c_uint32, ()),
    ("keep_version_string", c_char_p, ()),
    ("keep_set_out_of_memory_handler", None, (keep_out_of_memory_function,)),
    ("keep_status_name", c_char_p, (keep_status,)),
    ("keep_layout_create", keep_layout_p, ()),
    ("keep_layout_destroy", None, (keep_layout_p,)),
    ("keep_layout_error", keep_status, (keep_layout_p,)),
    ("keep_layout_error_message", c_char_p, (keep_layout_p,)),
    ("keep_layout_clear_error", None, (keep_layout_p,)),
    ("keep_layout_solve", keep_status, (keep_layout_p,)),
    ("keep_layout_needs_solve", c_bool, (keep_layout_p,)),
    ("keep_layout_begin", keep_status, (keep_layout_p,)),
    ("keep_layout_commit", keep_status, (keep_layout_p,)),
    ("keep_layout_rollback", keep_status, (keep_layout_p,)),
    ("keep_layout_set_conflict_policy", keep_status, (keep_layout_p, keep_conflict_policy)),
    ("keep_layout_conflict_policy", keep_conflict_policy, (keep_layout_p,)),
    ("keep_layout_conflict_count", c_size_t, (keep_layout_p,)),
    ("keep_layout_conflict", c_size_t, (
        keep_layout_p, c_size_t, POINTER(keep_constraint), c_size_t)),
    ("keep_layout_conflict_text", c_char_p, (keep_layout_p, c_size_t, keep_text)),
    ("keep_layout_text", c_char_p, (keep_layout_p, keep_text)),
    ("keep_layout_set_negative_sizes", keep_status, (keep_layout_p, c_bool)),
    ("keep_layout_set_mixed_axes", keep_status, (keep_layout_p, c_bool)),
    ("keep_layout_set_scale", keep_status, (keep_layout_p, c_double)),
    ("keep_layout_scale", c_double, (keep_layout_p,)),
    ("keep_layout_changes", c_size_t, (
        keep_layout_p, POINTER(keep_node), POINTER(keep_rect), c_size_t)),
    ("keep_layout_changes_as", c_size_t, (
        keep_layout_p, POINTER(keep_node), POINTER(keep_rect), c_size_t, keep_frame_kind)),
    ("keep_layout_set_user_data", keep_status, (keep_layout_p, c_void_p, keep_destroy_function)),
    ("keep_layout_user_data", c_void_p, (keep_layout_p,)),
    ("keep_node_create", keep_node, (keep_layout_p, keep_node)),
    ("keep_layout_create_nodes", keep_status, (
        keep_layout_p, POINTER(keep_node), POINTER(keep_node), c_size_t)),
    ("keep_node_destroy", keep_status, (keep_layout_p, keep_node)),
    ("keep_node_move", keep_status, (keep_layout_p, keep_node, keep_node)),
    ("keep_node_move_before", keep_status, (keep_layout_p, keep_node, keep_node)),
    ("keep_layout_handle_kind", keep_handle_kind, (keep_layout_p, c_uint64)),
    ("keep_layout_node_count", c_size_t, (keep_layout_p,)),
    ("keep_node_parent", keep_node, (keep_layout_p, keep_node)),
    ("keep_node_root", keep_node, (keep_layout_p, keep_node)),
    ("keep_node_children", c_size_t, (keep_layout_p, keep_node, POINTER(keep_node), c_size_t)),
    ("keep_node_child", keep_node, (keep_layout_p, keep_node, c_size_t)),
    ("keep_node_find", keep_node, (keep_layout_p, keep_node, c_char_p)),
    ("keep_node_set_name", keep_status, (keep_layout_p, keep_node, c_char_p)),
    ("keep_node_name", c_char_p, (keep_layout_p, keep_node)),
    ("keep_node_number", c_size_t, (keep_layout_p, keep_node)),
    ("keep_layout_numbered", keep_node, (keep_layout_p, c_size_t)),
    ("keep_node_set_user_data", keep_status, (
        keep_layout_p, keep_node, c_void_p, keep_destroy_function)),
    ("keep_node_user_data", c_void_p, (keep_layout_p, keep_node)),
    ("keep_node_set_size", keep_status, (keep_layout_p, keep_node, c_double, c_double)),
    ("keep_node_set_axis_size", keep_status, (
        keep_layout_p, keep_node, keep_axis, c_double, c_double)),
    ("keep_node_axis_size", c_double, (keep_layout_p, keep_node, keep_axis, POINTER(c_double))),
    ("keep_node_frame", keep_rect, (keep_layout_p, keep_node)),
    ("keep_node_frame_as", keep_rect, (keep_layout_p, keep_node, keep_frame_kind)),
    ("keep_node_frame_in", keep_rect, (keep_layout_p, keep_node, keep_node)),
    ("keep_layout_frames", keep_status, (
        keep_layout_p, POINTER(keep_node), POINTER(keep_rect), c_size_t, keep_frame_kind)),
    ("keep_layout_tree", c_size_t, (
        keep_layout_p, keep_node, POINTER(keep_node), POINTER(keep_node), POINTER(c_char_p),
        POINTER(keep_rect), c_size_t, keep_frame_kind)),
    ("keep_node_attribute", keep_attribute, (keep_layout_p, keep_node, keep_attribute_kind)),
    ("keep_node_attribute_to", keep_attribute, (
        keep_layout_p, keep_node, keep_attribute_kind, keep_node)),
    ("keep_attribute_set", keep_status, (
        keep_layout_p, keep_attribute, keep_relation, c_double, c_double)),
    ("keep_attribute_value", c_double, (
        keep_layout_p, keep_attribute, keep_relation, POINTER(c_double))),
    ("keep_layout_set_values", keep_status, (
        keep_layout_p, POINTER(keep_attribute), POINTER(c_int8), POINTER(c_double),
        POINTER(c_double), c_size_t)),
    ("keep_attribute_set_to", keep_status, (
        keep_layout_p, keep_attribute, keep_relation, keep_attribute, c_double, c_double,
        c_double)),
    ("keep_attribute_followed", keep_attribute, (
        keep_layout_p, keep_attribute, keep_relation, POINTER(c_double), POINTER(c_double),
        POINTER(c_double))),
    ("keep_attribute_clear", keep_status, (keep_layout_p, keep_attribute)),
    ("keep_attribute_is_active", c_bool, (keep_layout_p, keep_attribute)),
    ("keep_attribute_kind_of", keep_attribute_kind, (keep_layout_p, keep_attribute)),
    ("keep_attribute_node", keep_node, (keep_layout_p, keep_attribute)),
    ("keep_attribute_other", keep_node, (keep_layout_p, keep_attribute)),
    ("keep_attribute_is_same", c_bool, (keep_layout_p, keep_attribute, keep_attribute)),
    ("keep_attribute_set_name", keep_status, (keep_layout_p, keep_attribute, c_char_p)),
    ("keep_attribute_text", c_char_p, (keep_layout_p, keep_attribute, keep_text)),
    ("keep_guide_create", keep_node, (keep_layout_p, keep_node)),
    ("keep_node_guide", keep_node, (keep_layout_p, keep_node, keep_guide)),
    ("keep_node_is_guide", c_bool, (keep_layout_p, keep_node)),
    ("keep_node_set_scroll_disabled", keep_status, (keep_layout_p, keep_node, keep_axis, c_bool)),
    ("keep_node_is_scroll_disabled", c_bool, (keep_layout_p, keep_node, keep_axis)),
    ("keep_node_scroll_content", keep_rect, (keep_layout_p, keep_node)),
    ("keep_layout_set_direction", keep_status, (keep_layout_p, keep_direction)),
    ("keep_node_set_direction", keep_status, (keep_layout_p, keep_node, keep_direction)),
    ("keep_node_direction", keep_direction, (keep_layout_p, keep_node)),
    ("keep_node_effective_direction", keep_direction, (keep_layout_p, keep_node)),
    ("keep_node_set_margins", keep_status, (keep_layout_p, keep_node, keep_insets, c_bool)),
    ("keep_node_margins", keep_insets, (keep_layout_p, keep_node)),
    ("keep_node_margins_are_directional", c_bool, (keep_layout_p, keep_node)),
    ("keep_node_set_inherits_margins", keep_status, (keep_layout_p, keep_node, c_bool)),
    ("keep_node_inherits_margins", c_bool, (keep_layout_p, keep_node)),
    ("keep_node_set_margins_include_safe_area", keep_status, (keep_layout_p, keep_node, c_bool)),
    ("keep_node_margins_include_safe_area", c_bool, (keep_layout_p, keep_node)),
    ("keep_node_effective_margins", keep_insets, (keep_layout_p, keep_node)),
    ("keep_node_set_safe_area", keep_status, (keep_layout_p, keep_node, keep_insets)),
    ("keep_node_safe_area", keep_insets, (keep_layout_p, keep_node)),
    ("keep_node_effective_safe_area", keep_insets, (keep_layout_p, keep_node)),
    ("keep_node_set_alignment_insets", keep_status, (keep_layout_p, keep_node, keep_insets)),
    ("keep_node_alignment_insets", keep_insets, (keep_layout_p, keep_node)),
    ("keep_node_set_baselines", keep_status, (keep_layout_p, keep_node, c_double, c_double)),
    ("keep_node_baselines", None, (keep_layout_p, keep_node, POINTER(c_double), POINTER(c_double))),
    ("keep_node_set_baseline_share", keep_status, (keep_layout_p, keep_node, c_double)),
    ("keep_node_baseline_share", c_double, (keep_layout_p, keep_node)),
    ("keep_node_baseline_positions", None, (
        keep_layout_p, keep_node, POINTER(c_double), POINTER(c_double))),
    ("keep_node_set_content_size", keep_status, (keep_layout_p, keep_node, c_double, c_double)),
    ("keep_node_content_size", c_double, (keep_layout_p, keep_node, keep_axis)),
    ("keep_node_set_measure", keep_status, (
        keep_layout_p, keep_node, keep_axis, keep_measure_function, c_void_p,
        keep_destroy_function)),
    ("keep_node_set_measure_both", keep_status, (
        keep_layout_p, keep_node, keep_measure_both_function, c_void_p, keep_destroy_function)),
    ("keep_node_measure", c_uint32, (keep_layout_p, keep_node, keep_axis)),
    ("keep_node_invalidate_content", keep_status, (keep_layout_p, keep_node)),
    ("keep_nodes_set_resistance", keep_status, (
        keep_layout_p, POINTER(keep_node), c_size_t, keep_axis, keep_resistance, c_double)),
    ("keep_node_resistance", c_double, (keep_layout_p, keep_node, keep_axis, keep_resistance)),
    ("keep_node_set_hidden", keep_status, (keep_layout_p, keep_node, c_bool)),
    ("keep_node_is_hidden", c_bool, (keep_layout_p, keep_node)),
    ("keep_node_set_gone", keep_status, (keep_layout_p, keep_node, keep_gone)),
    ("keep_node_gone", keep_gone, (keep_layout_p, keep_node)),
    ("keep_attribute_set_gone_value", keep_status, (keep_layout_p, keep_attribute, c_double)),
    ("keep_attribute_gone_value", c_double, (keep_layout_p, keep_attribute)),
    ("keep_node_fitting_size", keep_status, (
        keep_layout_p, keep_node, keep_size, c_double, c_double, POINTER(keep_size))),
    ("keep_node_size_range", keep_status, (
        keep_layout_p, keep_node, keep_axis, c_double, POINTER(c_double), POINTER(c_double))),
    ("keep_group_create", keep_attribute, (keep_layout_p, POINTER(keep_attribute), c_size_t)),
    ("keep_group_destroy", keep_status, (keep_layout_p, keep_attribute)),
    ("keep_attribute_members", c_size_t, (
        keep_layout_p, keep_attribute, POINTER(keep_attribute), c_size_t)),
    ("keep_nodes_attribute", keep_attribute, (
        keep_layout_p, POINTER(keep_node), c_size_t, keep_attribute_kind)),
    ("keep_nodes_attribute_to", keep_attribute, (
        keep_layout_p, POINTER(keep_node), c_size_t, keep_attribute_kind, keep_node)),
    ("keep_nodes_attribute_between", keep_attribute, (
        keep_layout_p, POINTER(keep_node), c_size_t, keep_attribute_kind)),
    ("keep_nodes_set", keep_status, (
        keep_layout_p, POINTER(keep_node), c_size_t, keep_attribute_kind, keep_node,
        keep_relation, c_double, c_double)),
    ("keep_nodes_set_between", keep_status, (
        keep_layout_p, POINTER(keep_node), c_size_t, keep_attribute_kind, keep_relation,
        c_double, c_double)),
    ("keep_nodes_distribute", keep_status, (
        keep_layout_p, POINTER(keep_node), c_size_t, keep_attribute_kind, c_double)),
    ("keep_nodes_keep_size", keep_status, (
        keep_layout_p, POINTER(keep_node), c_size_t, c_double, c_double, c_double)),
    ("keep_nodes_keep_insets", keep_status, (
        keep_layout_p, POINTER(keep_node), c_size_t, keep_attribute_kind, keep_insets, c_double)),
    ("keep_nodes_keep_center", keep_status, (
        keep_layout_p, POINTER(keep_node), c_size_t, c_double, c_double, c_double)),
    ("keep_atomic_begin", keep_atomic, (keep_layout_p,)),
    ("keep_atomic_end", keep_status, (keep_layout_p,)),
    ("keep_atomic_deactivate", keep_status, (keep_layout_p, keep_atomic)),
    ("keep_atomic_activate", keep_status, (keep_layout_p, keep_atomic)),
    ("keep_atomic_destroy", keep_status, (keep_layout_p, keep_atomic)),
    ("keep_atomic_is_active", c_bool, (keep_layout_p, keep_atomic)),
    ("keep_atomic_constraints", c_size_t, (
        keep_layout_p, keep_atomic, POINTER(keep_constraint), c_size_t)),
    ("keep_node_at", keep_node, (keep_layout_p, keep_node, c_double, c_double, keep_frame_kind)),
    ("keep_node_set_clips", keep_status, (keep_layout_p, keep_node, c_bool)),
    ("keep_node_clips", c_bool, (keep_layout_p, keep_node)),
    ("keep_node_constraints", c_size_t, (
        keep_layout_p, keep_node, POINTER(keep_constraint), c_size_t)),
    ("keep_layout_set_log", keep_status, (
        keep_layout_p, c_uint32, keep_log_function, c_void_p, keep_destroy_function)),
    ("keep_attribute_constraint", keep_constraint, (keep_layout_p, keep_attribute, keep_relation)),
    ("keep_constraint_remove", keep_status, (keep_layout_p, keep_constraint)),
    ("keep_constraint_is_active", c_bool, (keep_layout_p, keep_constraint)),
    ("keep_constraint_source", keep_source, (keep_layout_p, keep_constraint)),
    ("keep_constraint_node", keep_node, (keep_layout_p, keep_constraint)),
    ("keep_constraint_attribute", keep_attribute, (keep_layout_p, keep_constraint)),
    ("keep_constraint_relation", keep_relation, (keep_layout_p, keep_constraint)),
    ("keep_constraint_value", c_double, (keep_layout_p, keep_constraint)),
    ("keep_constraint_priority", c_double, (keep_layout_p, keep_constraint)),
    ("keep_constraint_text", c_char_p, (keep_layout_p, keep_constraint, keep_text)),
    ("keep_constraint_set_name", keep_status, (keep_layout_p, keep_constraint, c_char_p)),
    ("keep_constraint_terms", c_size_t, (
        keep_layout_p, keep_constraint, POINTER(keep_relation), POINTER(c_double),
        POINTER(keep_term), c_size_t)),
    ("keep_constraint_set_value", keep_status, (keep_layout_p, keep_constraint, c_double)),
    ("keep_constraint_set_priority", keep_status, (keep_layout_p, keep_constraint, c_double)),
    ("keep_constraint_set_relation", keep_status, (keep_layout_p, keep_constraint, keep_relation)),
    ("keep_constraint_set_coefficient", keep_status, (
        keep_layout_p, keep_constraint, c_size_t, c_double)),
    ("keep_constraint_set_installed", keep_status, (keep_layout_p, keep_constraint, c_bool)),
    ("keep_constraint_is_installed", c_bool, (keep_layout_p, keep_constraint)),
    ("keep_node_constrain", keep_constraint, (
        keep_layout_p, keep_node, keep_anchor, keep_relation, keep_node, keep_anchor, c_double,
        c_double, c_double, c_bool)),
    ("keep_constraint_create", keep_constraint, (
        keep_layout_p, POINTER(keep_term), c_size_t, keep_relation, c_double, c_double, c_bool)),
    ("keep_capture_begin", keep_status, (keep_layout_p,)),
    ("keep_capture_constraints", c_size_t, (keep_layout_p, POINTER(keep_constraint), c_size_t)),
    ("keep_capture_end", keep_status, (keep_layout_p,)),
    ("keep_stack_create", keep_node, (
        keep_layout_p, keep_node, POINTER(keep_stack), POINTER(keep_node), c_size_t)),
    ("keep_container_set", keep_status, (keep_layout_p, keep_node, keep_container_value, c_double)),
    ("keep_container_get", c_double, (keep_layout_p, keep_node, keep_container_value)),
    ("keep_node_container_kind", keep_container_kind, (keep_layout_p, keep_node)),
    ("keep_member_set", keep_status, (keep_layout_p, keep_node, keep_member_value, c_double)),
    ("keep_member_get", c_double, (keep_layout_p, keep_node, keep_member_value)),
    ("keep_node_set_listed", keep_status, (keep_layout_p, keep_node, POINTER(keep_node), c_size_t)),
    ("keep_node_listed_count", c_size_t, (keep_layout_p, keep_node)),
    ("keep_node_listed", keep_node, (keep_layout_p, keep_node, c_size_t)),
    ("keep_node_set_listed_value", keep_status, (
        keep_layout_p, keep_node, keep_node, keep_member_value, c_double)),
    ("keep_node_listed_value", c_double, (keep_layout_p, keep_node, keep_node, keep_member_value)),
    ("keep_grid_create", keep_node, (
        keep_layout_p, keep_node, POINTER(keep_grid), POINTER(keep_node), c_size_t)),
    ("keep_grid_place", keep_status, (
        keep_layout_p, keep_node, keep_node, c_size_t, c_size_t, c_size_t, c_size_t)),
    ("keep_grid_set_track", keep_status, (
        keep_layout_p, keep_node, keep_axis, c_size_t, keep_track)),
    ("keep_grid_get_track", keep_status, (
        keep_layout_p, keep_node, keep_axis, c_size_t, POINTER(keep_track))),
    ("keep_grid_set_track_count", keep_status, (keep_layout_p, keep_node, keep_axis, c_size_t)),
    ("keep_grid_track_count", c_size_t, (keep_layout_p, keep_node, keep_axis)),
    ("keep_member_cell", c_size_t, (keep_layout_p, keep_node, keep_axis)),
    ("keep_member_span", c_size_t, (keep_layout_p, keep_node, keep_axis)),
    ("keep_grid_track", keep_node, (keep_layout_p, keep_node, keep_axis, c_size_t)),
    ("keep_guideline_create", keep_node, (
        keep_layout_p, keep_node, POINTER(keep_guideline), POINTER(keep_node), c_size_t)),
    ("keep_barrier_set_nodes", keep_status, (
        keep_layout_p, keep_node, POINTER(keep_node), c_size_t)),
    ("keep_layout_unmet_count", c_size_t, (keep_layout_p,)),
    ("keep_layout_unmet_constraint", keep_constraint, (keep_layout_p, c_size_t)),
    ("keep_layout_unmet_node", keep_node, (keep_layout_p, c_size_t)),
    ("keep_layout_unmet_axis", keep_axis, (keep_layout_p, c_size_t)),
    ("keep_layout_unmet_amount", c_double, (keep_layout_p, c_size_t)),
    ("keep_node_set_circle", keep_status, (
        keep_layout_p, keep_node, keep_node, c_double, c_double)),
    ("keep_node_circle", keep_node, (
        keep_layout_p, keep_node, POINTER(c_double), POINTER(c_double))),
    ("keep_node_add_variant", keep_status, (keep_layout_p, keep_node, c_double, c_double, c_bool)),
    ("keep_node_clear_variants", keep_status, (keep_layout_p, keep_node)),
    ("keep_node_variant_count", c_size_t, (keep_layout_p, keep_node)),
    ("keep_node_variant", c_size_t, (keep_layout_p, keep_node)),
    ("keep_constraint_set_variant", keep_status, (
        keep_layout_p, keep_constraint, keep_node, c_size_t)),
    ("keep_constraint_variant_node", keep_node, (keep_layout_p, keep_constraint)),
    ("keep_constraint_variant", c_size_t, (keep_layout_p, keep_constraint)),
    ("keep_node_vary_container", keep_status, (
        keep_layout_p, keep_node, c_size_t, keep_node, keep_container_value, c_double)),
    ("keep_node_vary_member", keep_status, (
        keep_layout_p, keep_node, c_size_t, keep_node, keep_member_value, c_double)),
    ("keep_node_vary_gone", keep_status, (
        keep_layout_p, keep_node, c_size_t, keep_node, keep_gone)),
    ("keep_equation_create", keep_constraint, (
        keep_layout_p, c_char_p, POINTER(keep_equation_context))),
    ("keep_equations_create", keep_status, (
        keep_layout_p, POINTER(c_char_p), POINTER(c_size_t), c_size_t,
        POINTER(keep_equation_context), POINTER(keep_constraint), c_size_t, POINTER(c_size_t))),
    ("keep_equation_fault_count", c_size_t, (keep_layout_p,)),
    ("keep_equation_fault_at", keep_equation_fault, (keep_layout_p, c_size_t)),
    ("keep_equation_fault_description", c_char_p, (keep_layout_p, c_size_t)),
    ("keep_format_create", keep_format, (
        keep_layout_p, c_char_p, POINTER(keep_equation_context), c_uint32)),
    ("keep_format_destroy", keep_status, (keep_layout_p, keep_format)),
    ("keep_format_constraints", c_size_t, (
        keep_layout_p, keep_format, POINTER(keep_constraint), c_size_t)),
    ("keep_format_text", c_char_p, (keep_layout_p, keep_format)),
    ("keep_format_options", c_uint32, (keep_layout_p, keep_format)),
    ("keep_constraint_format", keep_format, (keep_layout_p, keep_constraint)),
    ("keep_node_apply", keep_status, (
        keep_layout_p, keep_node, POINTER(keep_applied), c_size_t, POINTER(keep_constraint),
        c_size_t)),
    ("keep_node_applied", c_size_t, (keep_layout_p, keep_node, POINTER(keep_constraint), c_size_t)),
    ("keep_node_clear_applied", keep_status, (keep_layout_p, keep_node)),
    ("keep_node_reload", keep_status, (keep_layout_p, keep_node)),
    ("keep_layout_reload", keep_status, (keep_layout_p,)),
    ("keep_layout_set_context", keep_status, (keep_layout_p, keep_context)),
    ("keep_node_set_context", keep_status, (keep_layout_p, keep_node, POINTER(keep_context))),
    ("keep_node_context", keep_context, (keep_layout_p, keep_node)),
    ("keep_animation_begin", keep_animation, (keep_layout_p, keep_node, c_double, c_double)),
    ("keep_animation_commit", keep_status, (keep_layout_p,)),
    ("keep_animation_cancel", keep_status, (keep_layout_p, keep_animation)),
    ("keep_animation_finish", keep_status, (keep_layout_p, keep_animation)),
    ("keep_animation_set_curve", keep_status, (keep_layout_p, keep_animation, keep_curve)),
    ("keep_animation_set_bezier", keep_status, (
        keep_layout_p, keep_animation, c_double, c_double, c_double, c_double)),
    ("keep_animation_set_function", keep_status, (
        keep_layout_p, keep_animation, keep_curve_function, c_void_p, keep_destroy_function)),
    ("keep_animation_set_spring", keep_status, (keep_layout_p, keep_animation, c_double, c_double)),
    ("keep_animation_set_motion", keep_status, (keep_layout_p, keep_animation, keep_motion)),
    ("keep_animation_set_completion", keep_status, (
        keep_layout_p, keep_animation, keep_completion_function, c_void_p, keep_destroy_function)),
    ("keep_animation_progress", c_double, (keep_layout_p, keep_animation)),
    ("keep_animation_set_progress", keep_status, (keep_layout_p, keep_animation, c_double)),
    ("keep_layout_advance", keep_status, (keep_layout_p, c_double, POINTER(c_bool))),
    ("keep_layout_is_moving", c_bool, (keep_layout_p,)),
    ("keep_layout_presented_changes", c_size_t, (
        keep_layout_p, POINTER(keep_node), POINTER(keep_rect), c_size_t)),
    ("keep_layout_at", keep_layout_p, (keep_layout_p, c_char_p, c_int32)),
    ("keep_constraint_line", c_int32, (keep_layout_p, keep_constraint)),
    ("keep_attribute_measured", c_double, (keep_layout_p, keep_attribute)),
    ("keep_attribute_explanation", c_size_t, (
        keep_layout_p, keep_attribute, POINTER(keep_constraint), POINTER(c_double), c_size_t,
        POINTER(c_double))),
    ("keep_constraint_violation", c_double, (keep_layout_p, keep_constraint)),
    ("keep_constraint_binding", c_size_t, (
        keep_layout_p, keep_constraint, POINTER(keep_constraint), POINTER(c_double), c_size_t)),
    ("keep_layout_conflict_corrections", c_size_t, (
        keep_layout_p, c_size_t, POINTER(c_double), c_size_t)),
    ("keep_layout_conflict_reason", keep_conflict_reason, (keep_layout_p, c_size_t)),
    ("keep_layout_conflict_is_repeat", c_bool, (keep_layout_p, c_size_t)),
    ("keep_layout_freedom", c_size_t, (keep_layout_p,)),
    ("keep_attribute_range", keep_status, (
        keep_layout_p, keep_attribute, c_double, POINTER(c_double), POINTER(c_double))),
    ("keep_layout_ambiguous", c_size_t, (
        keep_layout_p, POINTER(keep_attribute), POINTER(c_double), POINTER(c_double),
        POINTER(c_bool), c_size_t)),
    ("keep_layout_exercise", keep_status, (keep_layout_p, c_uint32)),
    ("keep_layout_read_document", keep_status, (keep_layout_p, c_char_p)),
    ("keep_layout_update", keep_status, (keep_layout_p, c_char_p)),
    ("keep_node_line", c_int32, (keep_layout_p, keep_node)),
    ("keep_document_fault_count", c_size_t, (keep_layout_p,)),
    ("keep_document_fault_at", keep_document_fault, (keep_layout_p, c_size_t)),
    ("keep_document_fault_description", c_char_p, (keep_layout_p, c_size_t)),
    ("keep_document_fault_nearest", c_char_p, (keep_layout_p, c_size_t)),
    ("keep_document_complete", c_size_t, (keep_layout_p, c_char_p, c_size_t)),
    ("keep_document_completion", c_char_p, (keep_layout_p, c_size_t)),
    ("keep_layout_svg", c_char_p, (keep_layout_p, keep_node, POINTER(keep_drawing))),
    ("keep_solver_create", keep_solver_p, ()),
    ("keep_solver_destroy", None, (keep_solver_p,)),
    ("keep_solver_error", keep_status, (keep_solver_p,)),
    ("keep_solver_error_message", c_char_p, (keep_solver_p,)),
    ("keep_solver_clear_error", None, (keep_solver_p,)),
    ("keep_solver_set_conflict_policy", keep_status, (keep_solver_p, keep_conflict_policy)),
    ("keep_solver_conflict_policy", keep_conflict_policy, (keep_solver_p,)),
    ("keep_solver_add_variable", keep_status, (keep_solver_p, c_double, POINTER(keep_variable))),
    ("keep_solver_add_variables", keep_status, (
        keep_solver_p, POINTER(c_double), c_size_t, POINTER(keep_variable))),
    ("keep_solver_remove_variable", keep_status, (keep_solver_p, keep_variable)),
    ("keep_solver_set_default", keep_status, (keep_solver_p, keep_variable, c_double)),
    ("keep_solver_default", c_double, (keep_solver_p, keep_variable)),
    ("keep_solver_add_row", keep_status, (
        keep_solver_p, POINTER(keep_variable), POINTER(c_double), c_size_t, keep_relation,
        c_double, c_double, c_double, POINTER(keep_row))),
    ("keep_solver_add_rows", keep_status, (
        keep_solver_p, c_size_t, POINTER(c_size_t), POINTER(keep_variable), POINTER(c_double),
        POINTER(c_int8), POINTER(c_double), POINTER(c_double), POINTER(c_double),
        POINTER(keep_row))),
    ("keep_solver_remove_row", keep_status, (keep_solver_p, keep_row)),
    ("keep_solver_remove_rows", keep_status, (keep_solver_p, POINTER(keep_row), c_size_t)),
    ("keep_solver_set_constant", keep_status, (keep_solver_p, keep_row, c_double)),
    ("keep_solver_set_constants", keep_status, (
        keep_solver_p, POINTER(keep_row), POINTER(c_double), c_size_t)),
    ("keep_solver_set_priority", keep_status, (keep_solver_p, keep_row, c_double)),
    ("keep_solver_set_weight", keep_status, (keep_solver_p, keep_row, c_double)),
    ("keep_solver_set_relation", keep_status, (keep_solver_p, keep_row, keep_relation)),
    ("keep_solver_set_coefficient", keep_status, (
        keep_solver_p, keep_row, keep_variable, c_double)),
    ("keep_solver_terms", c_size_t, (
        keep_solver_p, keep_row, POINTER(keep_variable), POINTER(c_double), c_size_t)),
    ("keep_solver_relation", keep_relation, (keep_solver_p, keep_row)),
    ("keep_solver_constant", c_double, (keep_solver_p, keep_row)),
    ("keep_solver_priority", c_double, (keep_solver_p, keep_row)),
    ("keep_solver_weight", c_double, (keep_solver_p, keep_row)),
    ("keep_solver_begin", keep_status, (keep_solver_p,)),
    ("keep_solver_commit", keep_status, (keep_solver_p,)),
    ("keep_solver_rollback", keep_status, (keep_solver_p,)),
    ("keep_solver_solve", keep_status, (keep_solver_p,)),
    ("keep_solver_value", c_double, (keep_solver_p, keep_variable)),
    ("keep_solver_values", keep_status, (
        keep_solver_p, POINTER(keep_variable), POINTER(c_double), c_size_t)),
    ("keep_solver_changes", c_size_t, (
        keep_solver_p, POINTER(keep_variable), POINTER(c_double), c_size_t)),
    ("keep_solver_violation", c_double, (keep_solver_p, keep_row)),
    ("keep_solver_conflict_count", c_size_t, (keep_solver_p,)),
    ("keep_solver_conflict", c_size_t, (keep_solver_p, c_size_t, POINTER(keep_row), c_size_t)),
    ("keep_solver_freedom", c_size_t, (keep_solver_p,)),
    ("keep_solver_range", keep_status, (
        keep_solver_p, keep_variable, c_double, POINTER(c_double), POINTER(c_double))),
    ("keep_solver_explanation", c_size_t, (
        keep_solver_p, keep_variable, POINTER(keep_row), POINTER(c_double), c_size_t,
        POINTER(c_double))),
    ("keep_solver_counter", c_uint64, (keep_solver_p, keep_counter)),
    ("keep_node_add_rule", keep_status, (
        keep_layout_p, keep_node, keep_attribute_kind, keep_node, keep_relation, c_double,
        c_double, POINTER(keep_constraint))),
    ("keep_node_set_autoresizing", keep_status, (
        keep_layout_p, keep_node, c_uint32, keep_rect, keep_size)),
    ("keep_node_clear_autoresizing", keep_status, (keep_layout_p, keep_node)),
    ("keep_node_autoresizing", c_int32, (keep_layout_p, keep_node)),
)

# These return the handle of what they make, which is none if they fail.
MAKERS = (
    "keep_node_create", "keep_node_attribute", "keep_node_attribute_to", "keep_guide_create",
    "keep_node_guide", "keep_group_create", "keep_nodes_attribute", "keep_nodes_attribute_to",
    "keep_nodes_attribute_between", "keep_atomic_begin", "keep_node_constrain",
    "keep_constraint_create", "keep_stack_create", "keep_grid_create", "keep_guideline_create",
    "keep_layout_unmet_constraint", "keep_layout_unmet_node", "keep_equation_create",
    "keep_format_create", "keep_animation_begin")

# Parameters and fields: `>` is written, `*` is one behind a pointer, `[n]` are n.
SHAPES: dict[str, tuple[str, ...]] = {
    "keep_version_number": (),
    "keep_version_string": (),
    "keep_set_out_of_memory_handler": ("handler",),
    "keep_status_name": ("status",),
    "keep_layout_create": (),
    "keep_layout_destroy": ("layout",),
    "keep_layout_error": ("layout",),
    "keep_layout_error_message": ("layout",),
    "keep_layout_clear_error": ("layout",),
    "keep_layout_solve": ("layout",),
    "keep_layout_needs_solve": ("layout",),
    "keep_layout_begin": ("layout",),
    "keep_layout_commit": ("layout",),
    "keep_layout_rollback": ("layout",),
    "keep_layout_set_conflict_policy": ("layout", "policy"),
    "keep_layout_conflict_policy": ("layout",),
    "keep_layout_conflict_count": ("layout",),
    "keep_layout_conflict": ("layout", "index", ">constraints[capacity]", "capacity"),
    "keep_layout_conflict_text": ("layout", "index", "text"),
    "keep_layout_text": ("layout", "text"),
    "keep_layout_set_negative_sizes": ("layout", "allowed"),
    "keep_layout_set_mixed_axes": ("layout", "allowed"),
    "keep_layout_set_scale": ("layout", "scale"),
    "keep_layout_scale": ("layout",),
    "keep_layout_changes": ("layout", ">nodes[capacity]", ">frames[capacity]", "capacity"),
    "keep_layout_changes_as": (
        "layout", ">nodes[capacity]", ">frames[capacity]", "capacity", "kind"),
    "keep_layout_set_user_data": ("layout", "user_data", "destroy"),
    "keep_layout_user_data": ("layout",),
    "keep_node_create": ("layout", "parent"),
    "keep_layout_create_nodes": ("layout", "parents[count]", ">nodes[count]", "count"),
    "keep_node_destroy": ("layout", "node"),
    "keep_node_move": ("layout", "node", "parent"),
    "keep_node_move_before": ("layout", "node", "sibling"),
    "keep_layout_handle_kind": ("layout", "id"),
    "keep_layout_node_count": ("layout",),
    "keep_node_parent": ("layout", "node"),
    "keep_node_root": ("layout", "node"),
    "keep_node_children": ("layout", "node", ">children[capacity]", "capacity"),
    "keep_node_child": ("layout", "node", "index"),
    "keep_node_find": ("layout", "within", "name"),
    "keep_node_set_name": ("layout", "node", "name"),
    "keep_node_name": ("layout", "node"),
    "keep_node_number": ("layout", "node"),
    "keep_layout_numbered": ("layout", "number"),
    "keep_node_set_user_data": ("layout", "node", "user_data", "destroy"),
    "keep_node_user_data": ("layout", "node"),
    "keep_node_set_size": ("layout", "node", "width", "height"),
    "keep_node_set_axis_size": ("layout", "node", "axis", "size", "priority"),
    "keep_node_axis_size": ("layout", "node", "axis", ">priority"),
    "keep_node_frame": ("layout", "node"),
    "keep_node_frame_as": ("layout", "node", "kind"),
    "keep_node_frame_in": ("layout", "node", "space"),
    "keep_layout_frames": ("layout", "nodes[count]", ">frames[count]", "count", "kind"),
    "keep_layout_tree": (
        "layout", "within", ">nodes[capacity]", ">parents[capacity]", ">names[capacity]",
        ">frames[capacity]", "capacity", "kind"),
    "keep_node_attribute": ("layout", "node", "kind"),
    "keep_node_attribute_to": ("layout", "node", "kind", "other"),
    "keep_attribute_set": ("layout", "attribute", "relation", "value", "priority"),
    "keep_attribute_value": ("layout", "attribute", "relation", ">priority"),
    "keep_layout_set_values": (
        "layout", "attributes[count]", "relations[count]", "values[count]", "priorities[count]",
        "count"),
    "keep_attribute_set_to": (
        "layout", "attribute", "relation", "followed", "multiplier", "constant", "priority"),
    "keep_attribute_followed": (
        "layout", "attribute", "relation", ">multiplier", ">constant", ">priority"),
    "keep_attribute_clear": ("layout", "attribute"),
    "keep_attribute_is_active": ("layout", "attribute"),
    "keep_attribute_kind_of": ("layout", "attribute"),
    "keep_attribute_node": ("layout", "attribute"),
    "keep_attribute_other": ("layout", "attribute"),
    "keep_attribute_is_same": ("layout", "attribute", "other"),
    "keep_attribute_set_name": ("layout", "attribute", "name"),
    "keep_attribute_text": ("layout", "attribute", "text"),
    "keep_guide_create": ("layout", "owner"),
    "keep_node_guide": ("layout", "owner", "guide"),
    "keep_node_is_guide": ("layout", "node"),
    "keep_node_set_scroll_disabled": ("layout", "owner", "axis", "disabled"),
    "keep_node_is_scroll_disabled": ("layout", "owner", "axis"),
    "keep_node_scroll_content": ("layout", "owner"),
    "keep_layout_set_direction": ("layout", "direction"),
    "keep_node_set_direction": ("layout", "node", "direction"),
    "keep_node_direction": ("layout", "node"),
    "keep_node_effective_direction": ("layout", "node"),
    "keep_node_set_margins": ("layout", "node", "margins", "directional"),
    "keep_node_margins": ("layout", "node"),
    "keep_node_margins_are_directional": ("layout", "node"),
    "keep_node_set_inherits_margins": ("layout", "node", "inherits"),
    "keep_node_inherits_margins": ("layout", "node"),
    "keep_node_set_margins_include_safe_area": ("layout", "node", "include"),
    "keep_node_margins_include_safe_area": ("layout", "node"),
    "keep_node_effective_margins": ("layout", "node"),
    "keep_node_set_safe_area": ("layout", "node", "insets"),
    "keep_node_safe_area": ("layout", "node"),
    "keep_node_effective_safe_area": ("layout", "node"),
    "keep_node_set_alignment_insets": ("layout", "node", "insets"),
    "keep_node_alignment_insets": ("layout", "node"),
    "keep_node_set_baselines": ("layout", "node", "first", "last"),
    "keep_node_baselines": ("layout", "node", ">first", ">last"),
    "keep_node_set_baseline_share": ("layout", "node", "share"),
    "keep_node_baseline_share": ("layout", "node"),
    "keep_node_baseline_positions": ("layout", "node", ">first", ">last"),
    "keep_node_set_content_size": ("layout", "node", "width", "height"),
    "keep_node_content_size": ("layout", "node", "axis"),
    "keep_node_set_measure": ("layout", "node", "axis", "function", "user_data", "destroy"),
    "keep_node_set_measure_both": ("layout", "node", "function", "user_data", "destroy"),
    "keep_node_measure": ("layout", "node", "axis"),
    "keep_node_invalidate_content": ("layout", "node"),
    "keep_nodes_set_resistance": (
        "layout", "nodes[count]", "count", "axis", "resistance", "priority"),
    "keep_node_resistance": ("layout", "node", "axis", "resistance"),
    "keep_node_set_hidden": ("layout", "node", "hidden"),
    "keep_node_is_hidden": ("layout", "node"),
    "keep_node_set_gone": ("layout", "node", "gone"),
    "keep_node_gone": ("layout", "node"),
    "keep_attribute_set_gone_value": ("layout", "attribute", "value"),
    "keep_attribute_gone_value": ("layout", "attribute"),
    "keep_node_fitting_size": (
        "layout", "node", "target", "horizontal_priority", "vertical_priority", ">size"),
    "keep_node_size_range": ("layout", "node", "axis", "priority", ">minimum", ">maximum"),
    "keep_group_create": ("layout", "attributes[count]", "count"),
    "keep_group_destroy": ("layout", "group"),
    "keep_attribute_members": ("layout", "group", ">members[capacity]", "capacity"),
    "keep_nodes_attribute": ("layout", "nodes[count]", "count", "kind"),
    "keep_nodes_attribute_to": ("layout", "nodes[count]", "count", "kind", "other"),
    "keep_nodes_attribute_between": ("layout", "nodes[count]", "count", "kind"),
    "keep_nodes_set": (
        "layout", "nodes[count]", "count", "kind", "other", "relation", "value", "priority"),
    "keep_nodes_set_between": (
        "layout", "nodes[count]", "count", "kind", "relation", "value", "priority"),
    "keep_nodes_distribute": ("layout", "nodes[count]", "count", "kind", "priority"),
    "keep_nodes_keep_size": ("layout", "nodes[count]", "count", "width", "height", "priority"),
    "keep_nodes_keep_insets": ("layout", "nodes[count]", "count", "kind", "insets", "priority"),
    "keep_nodes_keep_center": ("layout", "nodes[count]", "count", "x", "y", "priority"),
    "keep_atomic_begin": ("layout",),
    "keep_atomic_end": ("layout",),
    "keep_atomic_deactivate": ("layout", "atomic"),
    "keep_atomic_activate": ("layout", "atomic"),
    "keep_atomic_destroy": ("layout", "atomic"),
    "keep_atomic_is_active": ("layout", "atomic"),
    "keep_atomic_constraints": ("layout", "atomic", ">constraints[capacity]", "capacity"),
    "keep_node_at": ("layout", "root", "x", "y", "kind"),
    "keep_node_set_clips": ("layout", "node", "clips"),
    "keep_node_clips": ("layout", "node"),
    "keep_node_constraints": ("layout", "node", ">constraints[capacity]", "capacity"),
    "keep_layout_set_log": ("layout", "kinds", "function", "user_data", "destroy"),
    "keep_attribute_constraint": ("layout", "attribute", "relation"),
    "keep_constraint_remove": ("layout", "constraint"),
    "keep_constraint_is_active": ("layout", "constraint"),
    "keep_constraint_source": ("layout", "constraint"),
    "keep_constraint_node": ("layout", "constraint"),
    "keep_constraint_attribute": ("layout", "constraint"),
    "keep_constraint_relation": ("layout", "constraint"),
    "keep_constraint_value": ("layout", "constraint"),
    "keep_constraint_priority": ("layout", "constraint"),
    "keep_constraint_text": ("layout", "constraint", "text"),
    "keep_constraint_set_name": ("layout", "constraint", "name"),
    "keep_constraint_terms": (
        "layout", "constraint", ">relation", ">constant", ">terms[capacity]", "capacity"),
    "keep_constraint_set_value": ("layout", "constraint", "value"),
    "keep_constraint_set_priority": ("layout", "constraint", "priority"),
    "keep_constraint_set_relation": ("layout", "constraint", "relation"),
    "keep_constraint_set_coefficient": ("layout", "constraint", "index", "coefficient"),
    "keep_constraint_set_installed": ("layout", "constraint", "installed"),
    "keep_constraint_is_installed": ("layout", "constraint"),
    "keep_node_constrain": (
        "layout", "node", "anchor", "relation", "other", "other_anchor", "multiplier",
        "constant", "priority", "installed"),
    "keep_constraint_create": (
        "layout", "terms[count]", "count", "relation", "constant", "priority", "installed"),
    "keep_capture_begin": ("layout",),
    "keep_capture_constraints": ("layout", ">constraints[capacity]", "capacity"),
    "keep_capture_end": ("layout",),
    "keep_stack_create": ("layout", "parent", "*stack", "members[count]", "count"),
    "keep_container_set": ("layout", "container", "what", "value"),
    "keep_container_get": ("layout", "container", "what"),
    "keep_node_container_kind": ("layout", "node"),
    "keep_member_set": ("layout", "member", "what", "value"),
    "keep_member_get": ("layout", "member", "what"),
    "keep_node_set_listed": ("layout", "stack", "nodes[count]", "count"),
    "keep_node_listed_count": ("layout", "stack"),
    "keep_node_listed": ("layout", "stack", "index"),
    "keep_node_set_listed_value": ("layout", "stack", "node", "what", "value"),
    "keep_node_listed_value": ("layout", "stack", "node", "what"),
    "keep_grid_create": ("layout", "parent", "*grid", "members[count]", "count"),
    "keep_grid_place": ("layout", "grid", "node", "column", "row", "columns", "rows"),
    "keep_grid_set_track": ("layout", "grid", "axis", "index", "track"),
    "keep_grid_get_track": ("layout", "grid", "axis", "index", ">track"),
    "keep_grid_set_track_count": ("layout", "grid", "axis", "tracks"),
    "keep_grid_track_count": ("layout", "grid", "axis"),
    "keep_member_cell": ("layout", "member", "axis"),
    "keep_member_span": ("layout", "member", "axis"),
    "keep_grid_track": ("layout", "grid", "axis", "index"),
    "keep_guideline_create": ("layout", "owner", "*guideline", "nodes[count]", "count"),
    "keep_barrier_set_nodes": ("layout", "barrier", "nodes[count]", "count"),
    "keep_layout_unmet_count": ("layout",),
    "keep_layout_unmet_constraint": ("layout", "index"),
    "keep_layout_unmet_node": ("layout", "index"),
    "keep_layout_unmet_axis": ("layout", "index"),
    "keep_layout_unmet_amount": ("layout", "index"),
    "keep_node_set_circle": ("layout", "node", "center", "angle", "radius"),
    "keep_node_circle": ("layout", "node", ">angle", ">radius"),
    "keep_node_add_variant": ("layout", "node", "width", "height", "fits"),
    "keep_node_clear_variants": ("layout", "node"),
    "keep_node_variant_count": ("layout", "node"),
    "keep_node_variant": ("layout", "node"),
    "keep_constraint_set_variant": ("layout", "constraint", "node", "variant"),
    "keep_constraint_variant_node": ("layout", "constraint"),
    "keep_constraint_variant": ("layout", "constraint"),
    "keep_node_vary_container": ("layout", "node", "variant", "container", "what", "value"),
    "keep_node_vary_member": ("layout", "node", "variant", "subject", "what", "value"),
    "keep_node_vary_gone": ("layout", "node", "variant", "other", "gone"),
    "keep_equation_create": ("layout", "text", "*context"),
    "keep_equations_create": (
        "layout", "texts[count]", "lengths[count]", "count", "*context",
        ">constraints[capacity]", "capacity", ">made"),
    "keep_equation_fault_count": ("layout",),
    "keep_equation_fault_at": ("layout", "index"),
    "keep_equation_fault_description": ("layout", "index"),
    "keep_format_create": ("layout", "text", "*context", "options"),
    "keep_format_destroy": ("layout", "format"),
    "keep_format_constraints": ("layout", "format", ">constraints[capacity]", "capacity"),
    "keep_format_text": ("layout", "format"),
    "keep_format_options": ("layout", "format"),
    "keep_constraint_format": ("layout", "constraint"),
    "keep_node_apply": (
        "layout", "node", "list[count]", "count", ">constraints[capacity]", "capacity"),
    "keep_node_applied": ("layout", "node", ">constraints[capacity]", "capacity"),
    "keep_node_clear_applied": ("layout", "node"),
    "keep_node_reload": ("layout", "node"),
    "keep_layout_reload": ("layout",),
    "keep_layout_set_context": ("layout", "context"),
    "keep_node_set_context": ("layout", "node", "*context"),
    "keep_node_context": ("layout", "node"),
    "keep_animation_begin": ("layout", "within", "duration", "delay"),
    "keep_animation_commit": ("layout",),
    "keep_animation_cancel": ("layout", "animation"),
    "keep_animation_finish": ("layout", "animation"),
    "keep_animation_set_curve": ("layout", "animation", "curve"),
    "keep_animation_set_bezier": ("layout", "animation", "x1", "y1", "x2", "y2"),
    "keep_animation_set_function": ("layout", "animation", "function", "user_data", "destroy"),
    "keep_animation_set_spring": ("layout", "animation", "damping_ratio", "initial_velocity"),
    "keep_animation_set_motion": ("layout", "animation", "motion"),
    "keep_animation_set_completion": ("layout", "animation", "completion", "user_data", "destroy"),
    "keep_animation_progress": ("layout", "animation"),
    "keep_animation_set_progress": ("layout", "animation", "progress"),
    "keep_layout_advance": ("layout", "seconds", ">moving"),
    "keep_layout_is_moving": ("layout",),
    "keep_layout_presented_changes": (
        "layout", ">nodes[capacity]", ">frames[capacity]", "capacity"),
    "keep_layout_at": ("layout", "file", "line"),
    "keep_constraint_line": ("layout", "constraint"),
    "keep_attribute_measured": ("layout", "attribute"),
    "keep_attribute_explanation": (
        "layout", "attribute", ">constraints[capacity]", ">factors[capacity]", "capacity",
        ">rest"),
    "keep_constraint_violation": ("layout", "constraint"),
    "keep_constraint_binding": (
        "layout", "constraint", ">constraints[capacity]", ">factors[capacity]", "capacity"),
    "keep_layout_conflict_corrections": ("layout", "index", ">values[capacity]", "capacity"),
    "keep_layout_conflict_reason": ("layout", "index"),
    "keep_layout_conflict_is_repeat": ("layout", "index"),
    "keep_layout_freedom": ("layout",),
    "keep_attribute_range": ("layout", "attribute", "priority", ">minimum", ">maximum"),
    "keep_layout_ambiguous": (
        "layout", ">attributes[capacity]", ">minima[capacity]", ">maxima[capacity]",
        ">determining[capacity]", "capacity"),
    "keep_layout_exercise": ("layout", "which"),
    "keep_layout_read_document": ("layout", "document"),
    "keep_layout_update": ("layout", "document"),
    "keep_node_line": ("layout", "node"),
    "keep_document_fault_count": ("layout",),
    "keep_document_fault_at": ("layout", "index"),
    "keep_document_fault_description": ("layout", "index"),
    "keep_document_fault_nearest": ("layout", "index"),
    "keep_document_complete": ("layout", "document", "offset"),
    "keep_document_completion": ("layout", "index"),
    "keep_layout_svg": ("layout", "within", "*drawing"),
    "keep_solver_create": (),
    "keep_solver_destroy": ("solver",),
    "keep_solver_error": ("solver",),
    "keep_solver_error_message": ("solver",),
    "keep_solver_clear_error": ("solver",),
    "keep_solver_set_conflict_policy": ("solver", "policy"),
    "keep_solver_conflict_policy": ("solver",),
    "keep_solver_add_variable": ("solver", "default_value", ">variable"),
    "keep_solver_add_variables": ("solver", "default_values[count]", "count", ">variables[count]"),
    "keep_solver_remove_variable": ("solver", "variable"),
    "keep_solver_set_default": ("solver", "variable", "default_value"),
    "keep_solver_default": ("solver", "variable"),
    "keep_solver_add_row": (
        "solver", "variables[count]", "coefficients[count]", "count", "relation", "constant",
        "priority", "weight", ">row"),
    "keep_solver_add_rows": (
        "solver", "row_count", "starts[row_count + 1]", "variables[starts[row_count]]",
        "coefficients[starts[row_count]]", "relations[row_count]", "constants[row_count]",
        "priorities[row_count]", "weights[row_count]", ">rows[row_count]"),
    "keep_solver_remove_row": ("solver", "row"),
    "keep_solver_remove_rows": ("solver", "rows[count]", "count"),
    "keep_solver_set_constant": ("solver", "row", "constant"),
    "keep_solver_set_constants": ("solver", "rows[count]", "constants[count]", "count"),
    "keep_solver_set_priority": ("solver", "row", "priority"),
    "keep_solver_set_weight": ("solver", "row", "weight"),
    "keep_solver_set_relation": ("solver", "row", "relation"),
    "keep_solver_set_coefficient": ("solver", "row", "variable", "coefficient"),
    "keep_solver_terms": (
        "solver", "row", ">variables[capacity]", ">coefficients[capacity]", "capacity"),
    "keep_solver_relation": ("solver", "row"),
    "keep_solver_constant": ("solver", "row"),
    "keep_solver_priority": ("solver", "row"),
    "keep_solver_weight": ("solver", "row"),
    "keep_solver_begin": ("solver",),
    "keep_solver_commit": ("solver",),
    "keep_solver_rollback": ("solver",),
    "keep_solver_solve": ("solver",),
    "keep_solver_value": ("solver", "variable"),
    "keep_solver_values": ("solver", "variables[count]", ">values[count]", "count"),
    "keep_solver_changes": ("solver", ">variables[capacity]", ">values[capacity]", "capacity"),
    "keep_solver_violation": ("solver", "row"),
    "keep_solver_conflict_count": ("solver",),
    "keep_solver_conflict": ("solver", "index", ">rows[capacity]", "capacity"),
    "keep_solver_freedom": ("solver",),
    "keep_solver_range": ("solver", "variable", "priority", ">minimum", ">maximum"),
    "keep_solver_explanation": (
        "solver", "variable", ">rows[capacity]", ">factors[capacity]", "capacity",
        ">from_defaults"),
    "keep_solver_counter": ("solver", "counter"),
    "keep_node_add_rule": (
        "layout", "node", "kind", "other", "relation", "value", "priority", ">constraint"),
    "keep_node_set_autoresizing": ("layout", "node", "mask", "frame", "parent"),
    "keep_node_clear_autoresizing": ("layout", "node"),
    "keep_node_autoresizing": ("layout", "node"),
    "keep_out_of_memory_function": ("bytes",),
    "keep_destroy_function": ("user_data",),
    "keep_measure_function": ("layout", "node", "length", "user_data"),
    "keep_measure_both_function": ("layout", "node", "available", ">size", "user_data"),
    "keep_log_function": ("layout", "kind", "text", "user_data"),
    "keep_condition": ("layout", "node", "*context", "user_data"),
    "keep_curve_function": ("time", "user_data"),
    "keep_completion_function": ("layout", "animation", "finished", "user_data"),
    "keep_rect": ("x", "y", "width", "height"),
    "keep_size": ("width", "height"),
    "keep_insets": ("top", "left", "bottom", "right"),
    "keep_term": ("node", "anchor", "coefficient"),
    "keep_stack": (
        "size", "axis", "wraps", "gap", "padding", "align", "distribution", "bias", "row_gap",
        "row_distribution", "row_bias"),
    "keep_track": ("kind", "value", "min", "max"),
    "keep_grid": (
        "size", "align", "justify", "columns[column_count]", "column_count", "rows[row_count]",
        "row_count", "gap", "row_gap", "padding", "distribution", "bias", "row_distribution",
        "row_bias", "repeats"),
    "keep_guideline": ("size", "edge", "distance", "fraction"),
    "keep_equation_fault": ("index", "offset", "column", "fault", "status"),
    "keep_equation_context": (
        "size", "names[name_count]", "nodes[name_count]", "name_count", "metrics[metric_count]",
        "values[metric_count]", "metric_count", "priority", "uninstalled", "skips_faults",
        "replaced[replaced_count]", "replaced_count"),
    "keep_context": ("horizontal", "vertical", "idiom", "orientation"),
    "keep_applied": (
        "size", "anchor", "compound", "relation", "multiplier", "value", "priority", "to",
        "to_anchor", "parts[compound]", "when", "user_data", "destroy"),
    "keep_document_fault": ("offset", "length", "line", "column", "status"),
    "keep_drawing": ("size", "shows", "kind", "is_transparent"),
}

# Callbacks that come with data, by their words; what makes an owner, and what ends one.
CALLBACKS = {
    "destroy": "keep_destroy_function",
    "measure": "keep_measure_function",
    "measure_both": "keep_measure_both_function",
    "log": "keep_log_function",
    "condition": "keep_condition",
    "curve": "keep_curve_function",
    "completion": "keep_completion_function",
}
BEGINS = ("keep_layout_create", "keep_solver_create")
ENDS = ("keep_layout_destroy", "keep_solver_destroy")

# The values of enums.
CONSTANTS: dict[str, int] = {
    "KEEP_OK": 0,
    "KEEP_ERROR_INVALID_ARGUMENT": -1,
    "KEEP_ERROR_INVALID_HANDLE": -2,
    "KEEP_ERROR_UNRELATED": -3,
    "KEEP_ERROR_CYCLE": -4,
    "KEEP_ERROR_CONFLICT": -5,
    "KEEP_ERROR_BUSY": -6,
    "KEEP_ERROR_LIMIT": -7,
    "KEEP_ERROR_STATE": -8,
    "KEEP_HORIZONTAL": 0,
    "KEEP_VERTICAL": 1,
    "KEEP_AT_MOST": -1,
    "KEEP_EQUAL": 0,
    "KEEP_AT_LEAST": 1,
    "KEEP_CONFLICTS_REPORTED": 0,
    "KEEP_CONFLICTS_REFUSED": 1,
    "KEEP_FRAME_IN_PARENT": 0,
    "KEEP_FRAME_IN_ROOT": 1,
    "KEEP_FRAME_SNAPPED": 2,
    "KEEP_FRAME_SNAPPED_IN_ROOT": 3,
    "KEEP_FRAME_PRESENTED": 4,
    "KEEP_FRAME_PRESENTED_IN_ROOT": 5,
    "KEEP_FRAME_PRESENTED_SNAPPED": 6,
    "KEEP_FRAME_PRESENTED_SNAPPED_IN_ROOT": 7,
    "KEEP_TEXT_NAME": 0,
    "KEEP_TEXT_DESCRIPTION": 1,
    "KEEP_TEXT_WHY": 2,
    "KEEP_TEXT_REPORT": 3,
    "KEEP_TEXT_LOG": 4,
    "KEEP_TEXT_FILE": 5,
    "KEEP_TEXT_EQUATION": 6,
    "KEEP_TEXT_DOCUMENT": 7,
    "KEEP_TEXT_AMBIGUITY": 8,
    "KEEP_HANDLE_NONE": 0,
    "KEEP_HANDLE_NODE": 1,
    "KEEP_HANDLE_ATTRIBUTE": 2,
    "KEEP_HANDLE_CONSTRAINT": 3,
    "KEEP_HANDLE_ATOMIC": 4,
    "KEEP_HANDLE_ANIMATION": 5,
    "KEEP_HANDLE_FORMAT": 6,
    "KEEP_WIDTH": 1,
    "KEEP_HEIGHT": 2,
    "KEEP_ASPECT_RATIO": 3,
    "KEEP_LEFT_INSET": 10,
    "KEEP_RIGHT_INSET": 11,
    "KEEP_LEADING_INSET": 12,
    "KEEP_TRAILING_INSET": 13,
    "KEEP_TOP_INSET": 14,
    "KEEP_BOTTOM_INSET": 15,
    "KEEP_FIRST_BASELINE_INSET": 16,
    "KEEP_LAST_BASELINE_INSET": 17,
    "KEEP_LEFT_SAFE_INSET": 20,
    "KEEP_RIGHT_SAFE_INSET": 21,
    "KEEP_LEADING_SAFE_INSET": 22,
    "KEEP_TRAILING_SAFE_INSET": 23,
    "KEEP_TOP_SAFE_INSET": 24,
    "KEEP_BOTTOM_SAFE_INSET": 25,
    "KEEP_LEFT_MARGIN_INSET": 30,
    "KEEP_RIGHT_MARGIN_INSET": 31,
    "KEEP_LEADING_MARGIN_INSET": 32,
    "KEEP_TRAILING_MARGIN_INSET": 33,
    "KEEP_TOP_MARGIN_INSET": 34,
    "KEEP_BOTTOM_MARGIN_INSET": 35,
    "KEEP_HORIZONTAL_CENTER": 48,
    "KEEP_VERTICAL_CENTER": 49,
    "KEEP_LEFT_OFFSET": 50,
    "KEEP_RIGHT_OFFSET": 51,
    "KEEP_LEADING_OFFSET": 52,
    "KEEP_TRAILING_OFFSET": 53,
    "KEEP_TOP_OFFSET": 54,
    "KEEP_BOTTOM_OFFSET": 55,
    "KEEP_FIRST_BASELINE_OFFSET": 56,
    "KEEP_LAST_BASELINE_OFFSET": 57,
    "KEEP_LEFT_ALIGN": 60,
    "KEEP_RIGHT_ALIGN": 61,
    "KEEP_LEADING_ALIGN": 62,
    "KEEP_TRAILING_ALIGN": 63,
    "KEEP_TOP_ALIGN": 64,
    "KEEP_BOTTOM_ALIGN": 65,
    "KEEP_FIRST_BASELINE_ALIGN": 66,
    "KEEP_LAST_BASELINE_ALIGN": 67,
    "KEEP_VERTICAL_ALIGN": 68,
    "KEEP_HORIZONTAL_ALIGN": 69,
    "KEEP_SIZE": 100,
    "KEEP_INSETS": 110,
    "KEEP_HORIZONTAL_INSETS": 111,
    "KEEP_VERTICAL_INSETS": 112,
    "KEEP_SAFE_INSETS": 120,
    "KEEP_HORIZONTAL_SAFE_INSETS": 121,
    "KEEP_VERTICAL_SAFE_INSETS": 122,
    "KEEP_MARGIN_INSETS": 130,
    "KEEP_HORIZONTAL_MARGIN_INSETS": 131,
    "KEEP_VERTICAL_MARGIN_INSETS": 132,
    "KEEP_CENTER": 140,
    "KEEP_EDGE_ALIGN": 160,
    "KEEP_CENTER_ALIGN": 161,
    "KEEP_GROUP": 200,
    "KEEP_GUIDE_SAFE": 0,
    "KEEP_GUIDE_MARGINS": 1,
    "KEEP_GUIDE_SCROLL": 2,
    "KEEP_GUIDE_READABLE": 3,
    "KEEP_GUIDE_LAYOUT": 4,
    "KEEP_GUIDE_FRAME": 5,
    "KEEP_DIRECTION_INHERITED": 0,
    "KEEP_LEFT_TO_RIGHT": 1,
    "KEEP_RIGHT_TO_LEFT": 2,
    "KEEP_HUGGING": 0,
    "KEEP_COMPRESSION": 1,
    "KEEP_GONE_NOT": 0,
    "KEEP_GONE_FULLY": 1,
    "KEEP_GONE_HORIZONTALLY": 2,
    "KEEP_GONE_VERTICALLY": 3,
    "KEEP_LOG_REFUSED": 1,
    "KEEP_LOG_CONFLICT": 2,
    "KEEP_LOG_AMBIGUITY": 4,
    "KEEP_LOG_UNMET": 8,
    "KEEP_LOG_DECISION": 16,
    "KEEP_SOURCE_NONE": 0,
    "KEEP_SOURCE_VALUE": 1,
    "KEEP_SOURCE_RULE": 2,
    "KEEP_SOURCE_ROOT_SIZE": 3,
    "KEEP_SOURCE_NOT_NEGATIVE": 4,
    "KEEP_SOURCE_LINK": 5,
    "KEEP_SOURCE_TERMS": 6,
    "KEEP_SOURCE_APPLIED": 7,
    "KEEP_SOURCE_CONTENT": 8,
    "KEEP_SOURCE_GONE": 9,
    "KEEP_SOURCE_CONTAINER": 10,
    "KEEP_ANCHOR_LEFT": 1,
    "KEEP_ANCHOR_RIGHT": 2,
    "KEEP_ANCHOR_TOP": 3,
    "KEEP_ANCHOR_BOTTOM": 4,
    "KEEP_ANCHOR_LEADING": 5,
    "KEEP_ANCHOR_TRAILING": 6,
    "KEEP_ANCHOR_WIDTH": 7,
    "KEEP_ANCHOR_HEIGHT": 8,
    "KEEP_ANCHOR_CENTER_X": 9,
    "KEEP_ANCHOR_CENTER_Y": 10,
    "KEEP_ANCHOR_LAST_BASELINE": 11,
    "KEEP_ANCHOR_FIRST_BASELINE": 12,
    "KEEP_ANCHOR_LEFT_MARGIN": 13,
    "KEEP_ANCHOR_RIGHT_MARGIN": 14,
    "KEEP_ANCHOR_TOP_MARGIN": 15,
    "KEEP_ANCHOR_BOTTOM_MARGIN": 16,
    "KEEP_ANCHOR_LEADING_MARGIN": 17,
    "KEEP_ANCHOR_TRAILING_MARGIN": 18,
    "KEEP_ANCHOR_CENTER_X_WITHIN_MARGINS": 19,
    "KEEP_ANCHOR_CENTER_Y_WITHIN_MARGINS": 20,
    "KEEP_ANCHOR_LEFT_SAFE": 21,
    "KEEP_ANCHOR_RIGHT_SAFE": 22,
    "KEEP_ANCHOR_TOP_SAFE": 23,
    "KEEP_ANCHOR_BOTTOM_SAFE": 24,
    "KEEP_ANCHOR_LEADING_SAFE": 25,
    "KEEP_ANCHOR_TRAILING_SAFE": 26,
    "KEEP_ANCHOR_CENTER_X_WITHIN_SAFE_AREA": 27,
    "KEEP_ANCHOR_CENTER_Y_WITHIN_SAFE_AREA": 28,
    "KEEP_FILL": 0,
    "KEEP_FILL_EQUALLY": 1,
    "KEEP_FILL_PROPORTIONALLY": 2,
    "KEEP_EQUAL_GAPS": 3,
    "KEEP_EQUAL_CENTERS": 4,
    "KEEP_SPREAD": 5,
    "KEEP_PACKED": 6,
    "KEEP_AROUND": 7,
    "KEEP_ALIGN_FILL": 0,
    "KEEP_ALIGN_START": 1,
    "KEEP_ALIGN_CENTER": 2,
    "KEEP_ALIGN_END": 3,
    "KEEP_ALIGN_FIRST_BASELINE": 4,
    "KEEP_ALIGN_LAST_BASELINE": 5,
    "KEEP_ALIGN_NONE": 6,
    "KEEP_LEAST_WORD": 0,
    "KEEP_LEAST_CONTENT": 1,
    "KEEP_LEAST_NOTHING": 2,
    "KEEP_REPEAT_NONE": 0,
    "KEEP_REPEAT_FILL": 1,
    "KEEP_REPEAT_FIT": 2,
    "KEEP_CONTAINER_AXIS": 0,
    "KEEP_CONTAINER_GAP": 1,
    "KEEP_CONTAINER_PADDING_TOP": 2,
    "KEEP_CONTAINER_PADDING_LEFT": 3,
    "KEEP_CONTAINER_PADDING_BOTTOM": 4,
    "KEEP_CONTAINER_PADDING_RIGHT": 5,
    "KEEP_CONTAINER_ALIGN": 6,
    "KEEP_CONTAINER_DISTRIBUTION": 7,
    "KEEP_CONTAINER_BIAS": 8,
    "KEEP_CONTAINER_ROW_GAP": 9,
    "KEEP_CONTAINER_JUSTIFY": 10,
    "KEEP_CONTAINER_WRAPS": 11,
    "KEEP_CONTAINER_EDGE": 12,
    "KEEP_CONTAINER_DISTANCE": 13,
    "KEEP_CONTAINER_FRACTION": 14,
    "KEEP_CONTAINER_PADDING_FROM_MARGINS": 15,
    "KEEP_CONTAINER_LEAST": 16,
    "KEEP_CONTAINER_GAP_FRACTION": 17,
    "KEEP_CONTAINER_ROW_GAP_FRACTION": 18,
    "KEEP_CONTAINER_PADDING_FRACTION_TOP": 19,
    "KEEP_CONTAINER_PADDING_FRACTION_LEFT": 20,
    "KEEP_CONTAINER_PADDING_FRACTION_BOTTOM": 21,
    "KEEP_CONTAINER_PADDING_FRACTION_RIGHT": 22,
    "KEEP_CONTAINER_BASELINES_REVERSED": 23,
    "KEEP_CONTAINER_GAP_FROM_BASELINES": 24,
    "KEEP_CONTAINER_MOST": 25,
    "KEEP_CONTAINER_HUGS_LINES": 26,
    "KEEP_CONTAINER_TURNS": 27,
    "KEEP_CONTAINER_DENSE": 28,
    "KEEP_CONTAINER_ROW_DISTRIBUTION": 29,
    "KEEP_CONTAINER_ROW_BIAS": 30,
    "KEEP_CONTAINER_LAST_LINE_PACKED": 31,
    "KEEP_CONTAINER_LINES_REVERSED": 32,
    "KEEP_CONTAINER_SAFE": 33,
    "KEEP_CONTAINER_REPEATS": 34,
    "KEEP_CONTAINER_KIND_NONE": 0,
    "KEEP_CONTAINER_KIND_STACK": 1,
    "KEEP_CONTAINER_KIND_GRID": 2,
    "KEEP_CONTAINER_KIND_GUIDELINE": 3,
    "KEEP_CONTAINER_KIND_BARRIER": 4,
    "KEEP_MEMBER_WEIGHT": 0,
    "KEEP_MEMBER_GAP_AFTER": 1,
    "KEEP_MEMBER_ALIGN": 2,
    "KEEP_MEMBER_EXCLUDED": 3,
    "KEEP_MEMBER_JUSTIFY": 4,
    "KEEP_MEMBER_SHRINK": 5,
    "KEEP_MEMBER_BASIS": 6,
    "KEEP_MEMBER_GROWS": 7,
    "KEEP_MEMBER_LEAST": 8,
    "KEEP_MEMBER_MARGIN_TOP": 9,
    "KEEP_MEMBER_MARGIN_LEFT": 10,
    "KEEP_MEMBER_MARGIN_BOTTOM": 11,
    "KEEP_MEMBER_MARGIN_RIGHT": 12,
    "KEEP_MEMBER_MARGIN_FRACTION_TOP": 13,
    "KEEP_MEMBER_MARGIN_FRACTION_LEFT": 14,
    "KEEP_MEMBER_MARGIN_FRACTION_BOTTOM": 15,
    "KEEP_MEMBER_MARGIN_FRACTION_RIGHT": 16,
    "KEEP_MEMBER_FIRST_COLUMN": 17,
    "KEEP_MEMBER_FIRST_ROW": 18,
    "KEEP_MEMBER_COLUMN_SPAN": 19,
    "KEEP_MEMBER_ROW_SPAN": 20,
    "KEEP_MEMBER_OVERLAY": 21,
    "KEEP_TRACK_CONTENT": 0,
    "KEEP_TRACK_FIXED": 1,
    "KEEP_TRACK_FRACTION": 2,
    "KEEP_TRACK_YIELDING": 3,
    "KEEP_TRACK_LEAST": 4,
    "KEEP_TRACK_FILLING": 5,
    "KEEP_FAULT_NONE": 0,
    "KEEP_FAULT_EMPTY": 1,
    "KEEP_FAULT_TEXT": 2,
    "KEEP_FAULT_OPERAND": 3,
    "KEEP_FAULT_ATTRIBUTE": 4,
    "KEEP_FAULT_UNKNOWN_NODE": 5,
    "KEEP_FAULT_UNKNOWN_METRIC": 6,
    "KEEP_FAULT_UNKNOWN_ATTRIBUTE": 7,
    "KEEP_FAULT_RELATION": 8,
    "KEEP_FAULT_END": 9,
    "KEEP_FAULT_PARENTHESIS": 10,
    "KEEP_FAULT_QUOTE": 11,
    "KEEP_FAULT_NUMBER": 12,
    "KEEP_FAULT_RANGE": 13,
    "KEEP_FAULT_PRODUCT": 14,
    "KEEP_FAULT_DIVISOR": 15,
    "KEEP_FAULT_ZERO": 16,
    "KEEP_FAULT_PRIORITY": 17,
    "KEEP_FAULT_CONSTANT": 18,
    "KEEP_FAULT_DEPTH": 19,
    "KEEP_FAULT_REFUSED": 20,
    "KEEP_FAULT_AMBIGUOUS": 21,
    "KEEP_FAULT_UNKNOWN_PRIORITY": 22,
    "KEEP_FAULT_METRIC_AND_PRIORITY": 23,
    "KEEP_FAULT_METRIC_AND_NODE": 24,
    "KEEP_FAULT_ORIENTATION": 25,
    "KEEP_FAULT_VIEW": 26,
    "KEEP_FAULT_BRACKET": 27,
    "KEEP_FAULT_CONNECTION": 28,
    "KEEP_FAULT_VIEW_RANGE": 29,
    "KEEP_FAULT_MANY": 30,
    "KEEP_FAULT_NOTHING": 31,
    "KEEP_FAULT_FORMAT_END": 32,
    "KEEP_FAULT_STACK": 33,
    "KEEP_FORMAT_ALIGN_LEFT": 2,
    "KEEP_FORMAT_ALIGN_RIGHT": 4,
    "KEEP_FORMAT_ALIGN_TOP": 8,
    "KEEP_FORMAT_ALIGN_BOTTOM": 16,
    "KEEP_FORMAT_ALIGN_LEADING": 32,
    "KEEP_FORMAT_ALIGN_TRAILING": 64,
    "KEEP_FORMAT_ALIGN_CENTER_X": 512,
    "KEEP_FORMAT_ALIGN_CENTER_Y": 1024,
    "KEEP_FORMAT_ALIGN_LAST_BASELINE": 2048,
    "KEEP_FORMAT_ALIGN_FIRST_BASELINE": 4096,
    "KEEP_FORMAT_LEFT_TO_RIGHT": 65536,
    "KEEP_FORMAT_RIGHT_TO_LEFT": 131072,
    "KEEP_FORMAT_BASELINE_TO_BASELINE": 524288,
    "KEEP_COMPOUND_SIZE": 1,
    "KEEP_COMPOUND_EDGES": 2,
    "KEEP_COMPOUND_CENTER": 3,
    "KEEP_COMPOUND_MARGINS": 4,
    "KEEP_COMPOUND_CENTER_WITHIN_MARGINS": 5,
    "KEEP_SIZE_CLASS_UNSPECIFIED": 0,
    "KEEP_SIZE_CLASS_COMPACT": 1,
    "KEEP_SIZE_CLASS_REGULAR": 2,
    "KEEP_IDIOM_UNSPECIFIED": 0,
    "KEEP_IDIOM_PHONE": 1,
    "KEEP_IDIOM_PAD": 2,
    "KEEP_IDIOM_DESKTOP": 3,
    "KEEP_IDIOM_TV": 4,
    "KEEP_IDIOM_CAR": 5,
    "KEEP_IDIOM_WATCH": 6,
    "KEEP_ORIENTATION_UNSPECIFIED": 0,
    "KEEP_ORIENTATION_PORTRAIT": 1,
    "KEEP_ORIENTATION_LANDSCAPE": 2,
    "KEEP_EASE_IN_OUT": 0,
    "KEEP_EASE_IN": 1,
    "KEEP_EASE_OUT": 2,
    "KEEP_LINEAR": 3,
    "KEEP_MOVE_FRAMES": 0,
    "KEEP_MOVE_VALUES": 1,
    "KEEP_MOVE_BOUNDED": 2,
    "KEEP_REASON_NONE": 0,
    "KEEP_REASON_ALONE": 1,
    "KEEP_REASON_LEAST": 2,
    "KEEP_REASON_TIE": 3,
    "KEEP_REASON_TOGETHER": 4,
    "KEEP_DRAWN_FRAMES": 1,
    "KEEP_DRAWN_VALUES": 2,
    "KEEP_DRAWN_CONTAINERS": 4,
    "KEEP_DRAWN_CONTENT": 8,
    "KEEP_DRAWN_CONFLICTS": 16,
    "KEEP_DRAWN_AMBIGUITY": 32,
    "KEEP_DRAWN_HIDDEN": 64,
    "KEEP_COUNTER_PIVOTS": 0,
    "KEEP_COUNTER_FACTORIZATIONS": 1,
    "KEEP_COUNTER_WORK": 2,
    "KEEP_COUNTER_ALLOCATIONS": 3,
    "KEEP_COUNTER_BYTES": 4,
    "KEEP_FLEXIBLE_LEFT": 1,
    "KEEP_FLEXIBLE_WIDTH": 2,
    "KEEP_FLEXIBLE_RIGHT": 4,
    "KEEP_FLEXIBLE_TOP": 8,
    "KEEP_FLEXIBLE_HEIGHT": 16,
    "KEEP_FLEXIBLE_BOTTOM": 32,
    "KEEP_AUTORESIZING_STAYS": 64,
}
