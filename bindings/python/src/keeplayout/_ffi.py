"""The C functions, as a table: name, result, arguments. Nothing here decides anything.

A test compares the table with the headers in include/, so that the two cannot drift.
"""

from __future__ import annotations

import ctypes
from ctypes import (
    CFUNCTYPE,
    POINTER,
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
from types import SimpleNamespace
from typing import Any, NoReturn

from . import _callbacks, _library, errors


class Handle(ctypes.Structure):
    """The shape of every handle: eight bytes, passed by value."""

    _fields_ = (("id", c_uint64),)


class keep_node(Handle):  # noqa: N801 - the name in C, here and below
    """A node of a layout."""


class keep_attribute(Handle):  # noqa: N801
    """An attribute of a layout."""


class keep_constraint(Handle):  # noqa: N801
    """A constraint of a layout."""


class keep_atomic(Handle):  # noqa: N801
    """An atomic group of a layout."""


class keep_animation(Handle):  # noqa: N801
    """An animation of a layout."""


class keep_variable(Handle):  # noqa: N801
    """A variable of a solver."""


class keep_row(Handle):  # noqa: N801
    """A row of a solver."""


class keep_rect(ctypes.Structure):  # noqa: N801
    """A rectangle."""

    _fields_ = (("x", c_double), ("y", c_double), ("width", c_double), ("height", c_double))


class keep_size(ctypes.Structure):  # noqa: N801
    """A width and a height."""

    _fields_ = (("width", c_double), ("height", c_double))


class keep_insets(ctypes.Structure):  # noqa: N801
    """Distances from the edges of a rectangle."""

    _fields_ = (("top", c_double), ("left", c_double), ("bottom", c_double), ("right", c_double))


class keep_term(ctypes.Structure):  # noqa: N801
    """An anchor of a node, times a coefficient."""

    _fields_ = (("node", keep_node), ("anchor", c_int), ("coefficient", c_double))


class keep_equation_context(ctypes.Structure):  # noqa: N801
    """What equation strings are read against."""

    _fields_ = (
        ("names", POINTER(c_char_p)),
        ("nodes", POINTER(keep_node)),
        ("name_count", c_size_t),
        ("metrics", POINTER(c_char_p)),
        ("values", POINTER(c_double)),
        ("metric_count", c_size_t),
        ("priority", c_double),
        ("uninstalled", c_bool),
        ("skips_faults", c_bool),
    )


class keep_context(ctypes.Structure):  # noqa: N801
    """What conditions are passed."""

    _fields_ = (
        ("horizontal", c_int), ("vertical", c_int), ("idiom", c_int), ("orientation", c_int)
    )  # fmt: skip


class keep_status(c_int):  # noqa: N801
    """What became of a call."""


class OwnerPointer(c_void_p):
    """The first argument of every function that can fail."""

    callbacks = _callbacks.Callbacks()
    """The callbacks that it may run: only layouts have any."""
    transactions: list[object]
    """The open transactions, the innermost last; the owner adds one when it has begun."""


class keep_layout_p(OwnerPointer):  # noqa: N801
    """A layout: the owner of nodes."""


class keep_solver_p(OwnerPointer):  # noqa: N801
    """A solver: the owner of variables and rows."""


keep_relation = keep_conflict_policy = keep_counter = c_int
keep_axis = keep_attribute_kind = keep_source = keep_anchor = keep_direction = keep_fault = c_int
keep_giving_way = keep_curve = c_int
keep_compound = keep_size_class = keep_idiom = keep_orientation = c_int

keep_destroy_function = CFUNCTYPE(None, c_void_p)
keep_condition = CFUNCTYPE(c_int, keep_layout_p, keep_node, POINTER(keep_context), c_void_p)


class keep_applied(ctypes.Structure):  # noqa: N801
    """One attribute of an apply list."""

    _fields_ = (
        ("anchor", keep_anchor),
        ("compound", keep_compound),
        ("relation", keep_relation),
        ("multiplier", c_double),
        ("value", c_double),
        ("priority", c_double),
        ("to", keep_node),
        ("to_anchor", keep_anchor),
        ("parts", POINTER(c_double)),
        ("when", keep_condition),
        ("user_data", c_void_p),
        ("destroy", keep_destroy_function),
    )


class keep_equation_fault(ctypes.Structure):  # noqa: N801
    """A fault of an equation string, and where it is."""

    _fields_ = (
        ("index", c_size_t),
        ("offset", c_size_t),
        ("column", c_size_t),
        ("fault", keep_fault),
        ("status", keep_status),
    )


keep_destroy_function = CFUNCTYPE(None, c_void_p)
keep_measure_function = CFUNCTYPE(c_double, keep_node, c_double, c_void_p)

NO_NODE = keep_node(0)

_doubles = POINTER(c_double)
_bytes = POINTER(c_int8)
_bools = POINTER(c_bool)
_sizes = POINTER(c_size_t)
_nodes = POINTER(keep_node)
_attributes = POINTER(keep_attribute)
_constraints = POINTER(keep_constraint)
_variables = POINTER(keep_variable)
_rows = POINTER(keep_row)
_rects = POINTER(keep_rect)
_terms = POINTER(keep_term)
_relations = POINTER(keep_relation)
_texts = POINTER(c_char_p)
_contexts = POINTER(keep_equation_context)

_applied = POINTER(keep_applied)
_context = POINTER(keep_context)
_flags = POINTER(c_bool)

keep_curve_function = CFUNCTYPE(c_double, c_double, c_void_p)
keep_completion_function = CFUNCTYPE(None, keep_layout_p, keep_animation, c_bool, c_void_p)

# fmt: off
FUNCTIONS: tuple[tuple[str, Any, tuple[Any, ...]], ...] = (
    ("keep_version_number", c_uint32, ()),
    ("keep_version_string", c_char_p, ()),
    ("keep_status_name", c_char_p, (keep_status,)),

    ("keep_layout_create", keep_layout_p, ()),
    ("keep_layout_destroy", None, (keep_layout_p,)),
    ("keep_layout_error", keep_status, (keep_layout_p,)),
    ("keep_layout_error_message", c_char_p, (keep_layout_p,)),
    ("keep_layout_clear_error", None, (keep_layout_p,)),
    ("keep_layout_solve", keep_status, (keep_layout_p,)),
    ("keep_layout_begin", keep_status, (keep_layout_p,)),
    ("keep_layout_commit", keep_status, (keep_layout_p,)),
    ("keep_layout_rollback", keep_status, (keep_layout_p,)),
    ("keep_layout_set_conflict_policy", keep_status, (keep_layout_p, keep_conflict_policy)),
    ("keep_layout_conflict_count", c_size_t, (keep_layout_p,)),
    ("keep_layout_conflict", c_size_t, (keep_layout_p, c_size_t, _constraints, c_size_t)),
    ("keep_layout_conflict_description", c_char_p, (keep_layout_p, c_size_t)),
    ("keep_layout_set_negative_sizes", keep_status, (keep_layout_p, c_bool)),
    ("keep_layout_set_mixed_axes", keep_status, (keep_layout_p, c_bool)),
    ("keep_layout_node_count", c_size_t, (keep_layout_p,)),
    ("keep_layout_roots", c_size_t, (keep_layout_p, _nodes, c_size_t)),
    ("keep_layout_create_nodes", keep_status, (keep_layout_p, _nodes, _nodes, c_size_t)),
    ("keep_layout_set_values", keep_status,
     (keep_layout_p, _attributes, _bytes, _doubles, _doubles, c_size_t)),
    ("keep_layout_frames", keep_status, (keep_layout_p, _nodes, _rects, c_size_t)),
    ("keep_layout_frames_in_root", keep_status, (keep_layout_p, _nodes, _rects, c_size_t)),
    ("keep_layout_snapped_frames", keep_status, (keep_layout_p, _nodes, _rects, c_size_t)),
    ("keep_layout_snapped_frames_in_root", keep_status,
     (keep_layout_p, _nodes, _rects, c_size_t)),
    ("keep_layout_set_scale", keep_status, (keep_layout_p, c_double)),
    ("keep_layout_scale", c_double, (keep_layout_p,)),
    ("keep_layout_changes", c_size_t, (keep_layout_p, _nodes, _rects, c_size_t)),

    ("keep_node_create", keep_node, (keep_layout_p, keep_node)),
    ("keep_node_destroy", keep_status, (keep_layout_p, keep_node)),
    ("keep_node_move", keep_status, (keep_layout_p, keep_node, keep_node)),
    ("keep_node_move_before", keep_status, (keep_layout_p, keep_node, keep_node)),
    ("keep_node_is_valid", c_bool, (keep_layout_p, keep_node)),
    ("keep_node_parent", keep_node, (keep_layout_p, keep_node)),
    ("keep_node_root", keep_node, (keep_layout_p, keep_node)),
    ("keep_node_child_count", c_size_t, (keep_layout_p, keep_node)),
    ("keep_node_children", c_size_t, (keep_layout_p, keep_node, _nodes, c_size_t)),
    ("keep_node_find", keep_node, (keep_layout_p, keep_node, c_char_p)),
    ("keep_node_set_name", keep_status, (keep_layout_p, keep_node, c_char_p)),
    ("keep_node_name", c_char_p, (keep_layout_p, keep_node)),
    ("keep_node_set_user_data", keep_status, (keep_layout_p, keep_node, c_void_p)),
    ("keep_node_user_data", c_void_p, (keep_layout_p, keep_node)),
    ("keep_node_set_size", keep_status, (keep_layout_p, keep_node, c_double, c_double)),
    ("keep_node_set_axis_size", keep_status,
     (keep_layout_p, keep_node, keep_axis, c_double, c_double)),
    ("keep_node_axis_size", c_double, (keep_layout_p, keep_node, keep_axis, _doubles)),
    ("keep_node_frame", keep_rect, (keep_layout_p, keep_node)),
    ("keep_node_frame_in_root", keep_rect, (keep_layout_p, keep_node)),
    ("keep_node_frame_in", keep_rect, (keep_layout_p, keep_node, keep_node)),
    ("keep_node_snapped_frame", keep_rect, (keep_layout_p, keep_node)),
    ("keep_node_snapped_frame_in_root", keep_rect, (keep_layout_p, keep_node)),
    ("keep_node_attribute", keep_attribute, (keep_layout_p, keep_node, keep_attribute_kind)),
    ("keep_node_attribute_to", keep_attribute,
     (keep_layout_p, keep_node, keep_attribute_kind, keep_node)),

    ("keep_guide_create", keep_node, (keep_layout_p, keep_node)),
    ("keep_node_is_guide", c_bool, (keep_layout_p, keep_node)),
    ("keep_node_safe_guide", keep_node, (keep_layout_p, keep_node)),
    ("keep_node_margins_guide", keep_node, (keep_layout_p, keep_node)),
    ("keep_node_readable_guide", keep_node, (keep_layout_p, keep_node)),
    ("keep_node_scroll_guide", keep_node, (keep_layout_p, keep_node)),
    ("keep_node_set_scroll_disabled", keep_status, (keep_layout_p, keep_node, keep_axis, c_bool)),
    ("keep_node_is_scroll_disabled", c_bool, (keep_layout_p, keep_node, keep_axis)),
    ("keep_node_scroll_content", keep_rect, (keep_layout_p, keep_node)),

    ("keep_layout_set_direction", keep_status, (keep_layout_p, keep_direction)),
    ("keep_layout_direction", keep_direction, (keep_layout_p,)),
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
    ("keep_node_baselines", None, (keep_layout_p, keep_node, _doubles, _doubles)),
    ("keep_node_baseline_positions", None, (keep_layout_p, keep_node, _doubles, _doubles)),

    ("keep_node_set_content_size", keep_status, (keep_layout_p, keep_node, c_double, c_double)),
    ("keep_node_content_size", c_double, (keep_layout_p, keep_node, keep_axis)),
    ("keep_node_set_measure", keep_status,
     (keep_layout_p, keep_node, keep_axis, keep_measure_function, c_void_p,
      keep_destroy_function)),
    ("keep_node_measure", c_uint32, (keep_layout_p, keep_node, POINTER(keep_axis))),
    ("keep_node_invalidate_content", keep_status, (keep_layout_p, keep_node)),
    ("keep_node_set_hugging", keep_status, (keep_layout_p, keep_node, keep_axis, c_double)),
    ("keep_node_hugging", c_double, (keep_layout_p, keep_node, keep_axis)),
    ("keep_node_set_compression", keep_status, (keep_layout_p, keep_node, keep_axis, c_double)),
    ("keep_node_compression", c_double, (keep_layout_p, keep_node, keep_axis)),
    ("keep_node_set_hidden", keep_status, (keep_layout_p, keep_node, c_bool)),
    ("keep_node_is_hidden", c_bool, (keep_layout_p, keep_node)),
    ("keep_node_set_gone", keep_status, (keep_layout_p, keep_node, c_bool)),
    ("keep_node_is_gone", c_bool, (keep_layout_p, keep_node)),
    ("keep_node_set_autoresizing", keep_status, (keep_layout_p, keep_node, c_uint32, keep_rect)),
    ("keep_node_clear_autoresizing", keep_status, (keep_layout_p, keep_node)),
    ("keep_node_autoresizing", c_int32, (keep_layout_p, keep_node)),
    ("keep_node_fitting_size", keep_status,
     (keep_layout_p, keep_node, keep_size, c_double, c_double, POINTER(keep_size))),
    ("keep_node_size_range", keep_status,
     (keep_layout_p, keep_node, keep_axis, c_double, _doubles, _doubles)),
    ("keep_attribute_set_gone_value", keep_status, (keep_layout_p, keep_attribute, c_double)),
    ("keep_attribute_gone_value", c_double, (keep_layout_p, keep_attribute)),

    ("keep_node_keep_size", keep_status,
     (keep_layout_p, keep_node, c_double, c_double, c_double)),
    ("keep_node_keep_insets", keep_status,
     (keep_layout_p, keep_node, keep_attribute_kind, keep_insets, c_double)),
    ("keep_node_keep_center", keep_status,
     (keep_layout_p, keep_node, c_double, c_double, c_double)),
    ("keep_node_keep_centered", keep_status, (keep_layout_p, keep_node, c_double)),
    ("keep_node_keep_horizontally_centered", keep_status, (keep_layout_p, keep_node, c_double)),
    ("keep_node_keep_vertically_centered", keep_status, (keep_layout_p, keep_node, c_double)),

    ("keep_attribute_set_equal", keep_status, (keep_layout_p, keep_attribute, c_double, c_double)),
    ("keep_attribute_set_min", keep_status, (keep_layout_p, keep_attribute, c_double, c_double)),
    ("keep_attribute_set_max", keep_status, (keep_layout_p, keep_attribute, c_double, c_double)),
    ("keep_attribute_equal", c_double, (keep_layout_p, keep_attribute, _doubles)),
    ("keep_attribute_min", c_double, (keep_layout_p, keep_attribute, _doubles)),
    ("keep_attribute_max", c_double, (keep_layout_p, keep_attribute, _doubles)),
    ("keep_attribute_clear", keep_status, (keep_layout_p, keep_attribute)),
    ("keep_attribute_is_active", c_bool, (keep_layout_p, keep_attribute)),
    ("keep_attribute_is_valid", c_bool, (keep_layout_p, keep_attribute)),
    ("keep_attribute_kind_of", keep_attribute_kind, (keep_layout_p, keep_attribute)),
    ("keep_attribute_node", keep_node, (keep_layout_p, keep_attribute)),
    ("keep_attribute_other", keep_node, (keep_layout_p, keep_attribute)),
    ("keep_attribute_set_name", keep_status, (keep_layout_p, keep_attribute, c_char_p)),
    ("keep_attribute_name", c_char_p, (keep_layout_p, keep_attribute)),
    ("keep_attribute_description", c_char_p, (keep_layout_p, keep_attribute)),

    ("keep_attribute_set_equal_to", keep_status,
     (keep_layout_p, keep_attribute, keep_attribute, c_double, c_double, c_double)),
    ("keep_attribute_set_min_to", keep_status,
     (keep_layout_p, keep_attribute, keep_attribute, c_double, c_double, c_double)),
    ("keep_attribute_set_max_to", keep_status,
     (keep_layout_p, keep_attribute, keep_attribute, c_double, c_double, c_double)),
    ("keep_attribute_followed", keep_attribute,
     (keep_layout_p, keep_attribute, keep_relation, _doubles, _doubles, _doubles)),
    ("keep_attribute_keep_at_min", keep_status,
     (keep_layout_p, keep_attribute, c_double, c_double)),
    ("keep_attribute_keep_at_max", keep_status,
     (keep_layout_p, keep_attribute, c_double, c_double)),
    ("keep_attribute_keep_at_min_max", keep_status,
     (keep_layout_p, keep_attribute, c_double, c_double, c_double)),
    ("keep_attribute_keep_min_max", keep_status,
     (keep_layout_p, keep_attribute, c_double, c_double)),

    ("keep_group_create", keep_attribute, (keep_layout_p, _attributes, c_size_t)),
    ("keep_group_destroy", keep_status, (keep_layout_p, keep_attribute)),
    ("keep_attribute_members", c_size_t, (keep_layout_p, keep_attribute, _attributes, c_size_t)),

    ("keep_nodes_attribute", keep_attribute,
     (keep_layout_p, _nodes, c_size_t, keep_attribute_kind)),
    ("keep_nodes_attribute_to", keep_attribute,
     (keep_layout_p, _nodes, c_size_t, keep_attribute_kind, keep_node)),
    ("keep_nodes_attribute_between", keep_attribute,
     (keep_layout_p, _nodes, c_size_t, keep_attribute_kind)),
    ("keep_nodes_set", keep_status,
     (keep_layout_p, _nodes, c_size_t, keep_attribute_kind, keep_node, keep_relation, c_double,
      c_double)),
    ("keep_nodes_set_between", keep_status,
     (keep_layout_p, _nodes, c_size_t, keep_attribute_kind, keep_relation, c_double, c_double)),
    ("keep_nodes_distribute", keep_status,
     (keep_layout_p, _nodes, c_size_t, keep_attribute_kind, c_double)),
    ("keep_nodes_keep_size", keep_status,
     (keep_layout_p, _nodes, c_size_t, c_double, c_double, c_double)),
    ("keep_nodes_keep_insets", keep_status,
     (keep_layout_p, _nodes, c_size_t, keep_attribute_kind, keep_insets, c_double)),
    ("keep_nodes_keep_center", keep_status,
     (keep_layout_p, _nodes, c_size_t, c_double, c_double, c_double)),
    ("keep_nodes_set_hugging", keep_status,
     (keep_layout_p, _nodes, c_size_t, keep_axis, c_double)),
    ("keep_nodes_set_compression", keep_status,
     (keep_layout_p, _nodes, c_size_t, keep_axis, c_double)),

    ("keep_atomic_begin", keep_atomic, (keep_layout_p,)),
    ("keep_atomic_end", keep_status, (keep_layout_p,)),
    ("keep_atomic_deactivate", keep_status, (keep_layout_p, keep_atomic)),
    ("keep_atomic_activate", keep_status, (keep_layout_p, keep_atomic)),
    ("keep_atomic_destroy", keep_status, (keep_layout_p, keep_atomic)),
    ("keep_atomic_is_valid", c_bool, (keep_layout_p, keep_atomic)),
    ("keep_atomic_is_active", c_bool, (keep_layout_p, keep_atomic)),
    ("keep_atomic_constraints", c_size_t, (keep_layout_p, keep_atomic, _constraints, c_size_t)),

    ("keep_animation_begin", keep_animation, (keep_layout_p, keep_node, c_double, c_double)),
    ("keep_animation_commit", keep_status, (keep_layout_p,)),
    ("keep_animation_cancel", keep_status, (keep_layout_p, keep_animation)),
    ("keep_animation_finish", keep_status, (keep_layout_p, keep_animation)),
    ("keep_animation_set_curve", keep_status, (keep_layout_p, keep_animation, keep_curve)),
    ("keep_animation_set_bezier", keep_status,
     (keep_layout_p, keep_animation, c_double, c_double, c_double, c_double)),
    ("keep_animation_set_function", keep_status,
     (keep_layout_p, keep_animation, keep_curve_function, c_void_p, keep_destroy_function)),
    ("keep_animation_set_spring", keep_status,
     (keep_layout_p, keep_animation, c_double, c_double)),
    ("keep_animation_set_solved", keep_status, (keep_layout_p, keep_animation, c_bool)),
    ("keep_animation_set_completion", keep_status,
     (keep_layout_p, keep_animation, keep_completion_function, c_void_p, keep_destroy_function)),
    ("keep_animation_is_valid", c_bool, (keep_layout_p, keep_animation)),
    ("keep_animation_progress", c_double, (keep_layout_p, keep_animation)),
    ("keep_layout_advance", keep_status, (keep_layout_p, c_double, _flags)),
    ("keep_layout_is_moving", c_bool, (keep_layout_p,)),
    ("keep_node_presented_frame", keep_rect, (keep_layout_p, keep_node)),
    ("keep_node_presented_frame_in_root", keep_rect, (keep_layout_p, keep_node)),
    ("keep_layout_presented_frames", keep_status, (keep_layout_p, _nodes, _rects, c_size_t)),
    ("keep_layout_presented_frames_in_root", keep_status,
     (keep_layout_p, _nodes, _rects, c_size_t)),
    ("keep_layout_presented_changes", c_size_t, (keep_layout_p, _nodes, _rects, c_size_t)),

    ("keep_node_add_rule", keep_status,
     (keep_layout_p, keep_node, keep_attribute_kind, keep_node, keep_relation, c_double, c_double,
      _constraints)),

    ("keep_attribute_constraint", keep_constraint, (keep_layout_p, keep_attribute, keep_relation)),

    ("keep_constraint_remove", keep_status, (keep_layout_p, keep_constraint)),
    ("keep_constraint_is_valid", c_bool, (keep_layout_p, keep_constraint)),
    ("keep_constraint_is_active", c_bool, (keep_layout_p, keep_constraint)),
    ("keep_constraint_source", keep_source, (keep_layout_p, keep_constraint)),
    ("keep_constraint_node", keep_node, (keep_layout_p, keep_constraint)),
    ("keep_constraint_attribute", keep_attribute, (keep_layout_p, keep_constraint)),
    ("keep_constraint_relation", keep_relation, (keep_layout_p, keep_constraint)),
    ("keep_constraint_value", c_double, (keep_layout_p, keep_constraint)),
    ("keep_constraint_priority", c_double, (keep_layout_p, keep_constraint)),
    ("keep_constraint_description", c_char_p, (keep_layout_p, keep_constraint)),
    ("keep_constraint_set_name", keep_status, (keep_layout_p, keep_constraint, c_char_p)),
    ("keep_constraint_name", c_char_p, (keep_layout_p, keep_constraint)),

    ("keep_constraint_terms", c_size_t,
     (keep_layout_p, keep_constraint, _relations, _doubles, _terms, c_size_t)),
    ("keep_constraint_set_value", keep_status, (keep_layout_p, keep_constraint, c_double)),
    ("keep_constraint_set_priority", keep_status, (keep_layout_p, keep_constraint, c_double)),
    ("keep_constraint_set_relation", keep_status, (keep_layout_p, keep_constraint, keep_relation)),
    ("keep_constraint_set_coefficient", keep_status,
     (keep_layout_p, keep_constraint, c_size_t, c_double)),
    ("keep_constraint_set_installed", keep_status, (keep_layout_p, keep_constraint, c_bool)),
    ("keep_constraint_is_installed", c_bool, (keep_layout_p, keep_constraint)),

    ("keep_node_constrain", keep_constraint,
     (keep_layout_p, keep_node, keep_anchor, keep_relation, keep_node, keep_anchor, c_double,
      c_double, c_double, c_bool)),
    ("keep_constraint_create", keep_constraint,
     (keep_layout_p, _terms, c_size_t, keep_relation, c_double, c_double, c_bool)),
    ("keep_capture_begin", keep_status, (keep_layout_p,)),
    ("keep_capture_constraints", c_size_t, (keep_layout_p, _constraints, c_size_t)),
    ("keep_capture_end", keep_status, (keep_layout_p,)),

    ("keep_equation_create", keep_constraint, (keep_layout_p, c_char_p, _contexts)),
    ("keep_equations_create", keep_status,
     (keep_layout_p, _texts, _sizes, c_size_t, _contexts, _constraints, c_size_t, _sizes)),
    ("keep_equation_fault_count", c_size_t, (keep_layout_p,)),
    ("keep_equation_fault_at", keep_equation_fault, (keep_layout_p, c_size_t)),
    ("keep_equation_fault_description", c_char_p, (keep_layout_p, c_size_t)),
    ("keep_constraint_equation", c_char_p, (keep_layout_p, keep_constraint)),

    ("keep_node_apply", keep_status,
     (keep_layout_p, keep_node, _applied, c_size_t, _constraints, c_size_t)),
    ("keep_node_applied", c_size_t, (keep_layout_p, keep_node, _constraints, c_size_t)),
    ("keep_node_clear_applied", keep_status, (keep_layout_p, keep_node)),
    ("keep_node_reload", keep_status, (keep_layout_p, keep_node)),
    ("keep_layout_reload", keep_status, (keep_layout_p,)),
    ("keep_layout_set_context", keep_status, (keep_layout_p, keep_context)),
    ("keep_node_set_context", keep_status, (keep_layout_p, keep_node, _context)),
    ("keep_node_context", keep_context, (keep_layout_p, keep_node)),

    ("keep_layout_at", keep_layout_p, (keep_layout_p, c_char_p, c_int32)),
    ("keep_constraint_file", c_char_p, (keep_layout_p, keep_constraint)),
    ("keep_constraint_line", c_int32, (keep_layout_p, keep_constraint)),
    ("keep_attribute_measured", c_double, (keep_layout_p, keep_attribute)),
    ("keep_attribute_explanation", c_size_t,
     (keep_layout_p, keep_attribute, _constraints, _doubles, c_size_t, _doubles)),
    ("keep_attribute_why", c_char_p, (keep_layout_p, keep_attribute)),
    ("keep_constraint_violation", c_double, (keep_layout_p, keep_constraint)),
    ("keep_constraint_holders", c_size_t,
     (keep_layout_p, keep_constraint, _constraints, _doubles, c_size_t)),
    ("keep_constraint_why", c_char_p, (keep_layout_p, keep_constraint)),
    ("keep_layout_conflict_repairs", c_size_t, (keep_layout_p, c_size_t, _doubles, c_size_t)),
    ("keep_layout_conflict_reason", keep_giving_way, (keep_layout_p, c_size_t)),
    ("keep_layout_conflict_is_repeat", c_bool, (keep_layout_p, c_size_t)),
    ("keep_layout_conflict_report", c_char_p, (keep_layout_p, c_size_t)),
    ("keep_layout_conflict_log", c_char_p, (keep_layout_p, c_size_t)),
    ("keep_layout_freedom", c_size_t, (keep_layout_p,)),
    ("keep_attribute_range", keep_status,
     (keep_layout_p, keep_attribute, c_double, _doubles, _doubles)),
    ("keep_layout_open_numbers", c_size_t,
     (keep_layout_p, _attributes, _doubles, _doubles, _bools, c_size_t)),
    ("keep_layout_open_numbers_description", c_char_p, (keep_layout_p,)),
    ("keep_layout_exercise", keep_status, (keep_layout_p, c_uint32)),
    ("keep_layout_description", c_char_p, (keep_layout_p,)),
    ("keep_layout_document", c_char_p, (keep_layout_p,)),
    ("keep_layout_read_document", keep_status, (keep_layout_p, c_char_p)),
    ("keep_layout_report", c_char_p, (keep_layout_p,)),
    ("keep_layout_svg", c_char_p, (keep_layout_p,)),

    ("keep_solver_create", keep_solver_p, ()),
    ("keep_solver_destroy", None, (keep_solver_p,)),
    ("keep_solver_error", keep_status, (keep_solver_p,)),
    ("keep_solver_error_message", c_char_p, (keep_solver_p,)),
    ("keep_solver_clear_error", None, (keep_solver_p,)),
    ("keep_solver_set_conflict_policy", keep_status, (keep_solver_p, keep_conflict_policy)),
    ("keep_solver_add_variable", keep_status, (keep_solver_p, c_double, _variables)),
    ("keep_solver_add_variables", keep_status, (keep_solver_p, _doubles, c_size_t, _variables)),
    ("keep_solver_remove_variable", keep_status, (keep_solver_p, keep_variable)),
    ("keep_solver_set_default", keep_status, (keep_solver_p, keep_variable, c_double)),
    ("keep_solver_add_row", keep_status,
     (keep_solver_p, _variables, _doubles, c_size_t, keep_relation, c_double, c_double, c_double,
      _rows)),
    ("keep_solver_add_rows", keep_status,
     (keep_solver_p, c_size_t, _sizes, _variables, _doubles, _bytes, _doubles, _doubles, _doubles,
      _rows)),
    ("keep_solver_remove_row", keep_status, (keep_solver_p, keep_row)),
    ("keep_solver_remove_rows", keep_status, (keep_solver_p, _rows, c_size_t)),
    ("keep_solver_set_constant", keep_status, (keep_solver_p, keep_row, c_double)),
    ("keep_solver_set_constants", keep_status, (keep_solver_p, _rows, _doubles, c_size_t)),
    ("keep_solver_set_priority", keep_status, (keep_solver_p, keep_row, c_double)),
    ("keep_solver_set_weight", keep_status, (keep_solver_p, keep_row, c_double)),
    ("keep_solver_set_relation", keep_status, (keep_solver_p, keep_row, keep_relation)),
    ("keep_solver_set_coefficient", keep_status,
     (keep_solver_p, keep_row, keep_variable, c_double)),
    ("keep_solver_default", c_double, (keep_solver_p, keep_variable)),
    ("keep_solver_terms", c_size_t, (keep_solver_p, keep_row, _variables, _doubles, c_size_t)),
    ("keep_solver_relation", keep_relation, (keep_solver_p, keep_row)),
    ("keep_solver_constant", c_double, (keep_solver_p, keep_row)),
    ("keep_solver_priority", c_double, (keep_solver_p, keep_row)),
    ("keep_solver_weight", c_double, (keep_solver_p, keep_row)),
    ("keep_solver_begin", keep_status, (keep_solver_p,)),
    ("keep_solver_commit", keep_status, (keep_solver_p,)),
    ("keep_solver_rollback", keep_status, (keep_solver_p,)),
    ("keep_solver_solve", keep_status, (keep_solver_p,)),
    ("keep_solver_value", c_double, (keep_solver_p, keep_variable)),
    ("keep_solver_values", keep_status, (keep_solver_p, _variables, _doubles, c_size_t)),
    ("keep_solver_changes", c_size_t, (keep_solver_p, _variables, _doubles, c_size_t)),
    ("keep_solver_violation", c_double, (keep_solver_p, keep_row)),
    ("keep_solver_conflict_count", c_size_t, (keep_solver_p,)),
    ("keep_solver_conflict", c_size_t, (keep_solver_p, c_size_t, _rows, c_size_t)),
    ("keep_solver_freedom", c_size_t, (keep_solver_p,)),
    ("keep_solver_range", keep_status,
     (keep_solver_p, keep_variable, c_double, _doubles, _doubles)),
    ("keep_solver_explanation", c_size_t,
     (keep_solver_p, keep_variable, _rows, _doubles, c_size_t, _doubles)),
    ("keep_solver_counter", c_uint64, (keep_solver_p, keep_counter)),
)
# fmt: on


# These answer a handle, and none when they fail.
MAKERS = (
    "keep_node_create",
    "keep_node_attribute",
    "keep_node_attribute_to",
    "keep_guide_create",
    "keep_node_safe_guide",
    "keep_node_margins_guide",
    "keep_node_readable_guide",
    "keep_node_scroll_guide",
    "keep_group_create",
    "keep_nodes_attribute",
    "keep_nodes_attribute_to",
    "keep_nodes_attribute_between",
    "keep_atomic_begin",
    "keep_node_constrain",
    "keep_constraint_create",
    "keep_equation_create",
    "keep_animation_begin",
)


def _check(result: keep_status, _function: object, arguments: tuple[Any, ...]) -> None:
    """Turns every status but KEEP_OK into its exception, with the owner's message; and raises what
    a callback has raised in a call that did not fail because of it."""
    if result.value != 0:
        _fail(result.value, arguments[0])
    if arguments[0].callbacks.raised:
        arguments[0].callbacks.pass_on()


def _check_ended(result: keep_status, function: object, arguments: tuple[Any, ...]) -> None:
    """The same for a call that ends the innermost transaction, which it also does when it fails,
    unless there was no transaction to end, or the call could not be made."""
    if result.value not in (errors.Status.STATE, errors.Status.BUSY):
        del arguments[0].transactions[-1:]
    _check(result, function, arguments)


def _check_begun(result: keep_status, _function: object, arguments: tuple[Any, ...]) -> None:
    """The same for a call that begins something: the caller takes that back before it raises."""
    if result.value != 0:
        _fail(result.value, arguments[0])


def _check_made(result: Handle, _function: object, arguments: tuple[Any, ...]) -> Handle:
    """Turns a none handle into the exception that says why it is none."""
    if result.id == 0:
        _fail(C.keep_layout_error(arguments[0]).value, arguments[0])
    return result


def _fail(status: int, owner: OwnerPointer) -> NoReturn:
    raised = owner.callbacks.taken()
    if raised and status != errors.Status.CONFLICT:
        _callbacks.passed_on(raised)
    of_layout = isinstance(owner, keep_layout_p)
    if not owner:  # closed since it was asked for, by the number of an argument, say
        raise errors.closed("layout" if of_layout else "solver")
    message = C.keep_layout_error_message if of_layout else C.keep_solver_error_message
    # That everything was undone is not hidden by what a function has raised on the way.
    raise errors.error(status, message(owner).decode("utf-8", "replace")) from raised


# These return a status as their result, and not because they failed.
REPORTERS = ("keep_layout_error",)

BEGINNERS = ("keep_layout_begin", "keep_solver_begin")
ENDERS = (
    "keep_layout_commit",
    "keep_layout_rollback",
    "keep_atomic_end",
    "keep_animation_commit",
    "keep_solver_commit",
    "keep_solver_rollback",
)


def bind(library: ctypes.PyDLL, checked: bool = True) -> SimpleNamespace:
    """The functions of the table, typed; and, if checked, with failures raised as exceptions."""
    functions = SimpleNamespace()
    for name, result, arguments in FUNCTIONS:
        try:
            function: Any = library[name]
        except AttributeError:
            raise _library.LibraryError(f"the library has no function {name}") from None
        function.restype = result
        function.argtypes = arguments
        if not checked:
            pass
        elif name in MAKERS:
            function.errcheck = _check_made
        elif name in BEGINNERS:
            function.errcheck = _check_begun
        elif name in ENDERS:
            function.errcheck = _check_ended
        elif result is keep_status and name not in REPORTERS:
            function.errcheck = _check
        setattr(functions, name, function)
    return functions


LIBRARY = _library.load()
C = bind(LIBRARY)
