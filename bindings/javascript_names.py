"""What the parts of the JavaScript package that are written agree on (write_javascript.py)."""

from __future__ import annotations

import re

from model import FOR_C, Method, Object, Value

HEAD = "// Written by bindings/write_javascript.py from the headers: `make generate`.\n"

# What makes and ends an owner, closures in structs, and what has a word of its own.
BY_HAND = {
    "keep_layout_create", "keep_layout_destroy", "keep_solver_create", "keep_solver_destroy",
    "keep_layout_set_user_data", "keep_layout_user_data",
    "keep_node_set_user_data", "keep_node_user_data", "keep_node_apply", "keep_equations_create",
    "keep_layout_begin", "keep_atomic_begin", "keep_animation_begin",
    "keep_node_gone", "keep_node_set_gone", "keep_node_margins",
    "keep_node_content_size", "keep_layout_changes_as", "keep_node_find",
}  # fmt: skip
# What an argument is that is left out.
USUAL = {
    "priority": "1000", "horizontal_priority": "50", "vertical_priority": "50",
    "multiplier": "1", "coefficient": "1", "constant": "0", "weight": "1", "delay": "0",
    "default_value": "0", "installed": "true", "columns": "1", "rows": "1",
}  # fmt: skip
USUAL_ENUMS = {"keep_frame_kind": '"inParent"'}
# What one of the answers is called that is the result in C.
RESULTS = {"axis_size": "size", "circle": "center"}
IRREGULAR = {"children": "child", "minima": "minimum", "maxima": "maximum"}
# What JavaScript has as words, and what is known where methods are written.
TAKEN = set(
    re.findall(
        r"\w+",
        """
    function default in with new class this of c at room view result status check made wrap id text
    number optional whole flag some list open begun condition closure enums read fill plain values
""",
    )
)
POSITIONS = ("keep_rect", "keep_size", "keep_insets")


def camel(word: str) -> str:
    first, *rest = word.split("_")
    return first + "".join(part.capitalize() for part in rest)


def type_word(name: str) -> str:
    """What an enum, a struct or a callback is called."""
    return camel(name.removeprefix("keep_").removesuffix("_function"))


def pascal(word: str) -> str:
    return "".join(part.capitalize() for part in word.removeprefix("keep_").split("_"))


def named(word: str) -> str:
    """A parameter."""
    return f"{camel(word)}_" if word in TAKEN else camel(word)


def constant_word(word: str) -> str:
    return camel(word.removeprefix("ERROR_").lower())


def written(of: Object) -> list[Method]:
    """The methods that are written; what is a property is none."""
    held = {p.getter.c for p in of.properties if not p.is_parameter}
    held |= {p.setter.c for p in of.properties if p.setter and not p.is_parameter}
    left_out = BY_HAND | set(FOR_C) | held
    return [m for m in of.methods if m.c not in left_out and m.result not in ("owner", "same")]


def is_by_value(method: Method, value: Value) -> bool:
    return any(
        a.name == value.name and a.source == "in" and a.c == value.type.name
        for a in method.arguments
    )


def is_usual(value: Value) -> str:
    """What a parameter is that is left out; "" if it has to be given."""
    type_ = value.type
    if type_.many or type_.optional:
        return ""
    if type_.name in USUAL_ENUMS:
        return USUAL_ENUMS[type_.name]
    return USUAL.get(value.name, "") if type_.kind in ("number", "flag", "size") else ""


def is_left_out(value: Value) -> bool:
    """Whether it may be none, and then need not be given."""
    type_ = value.type
    is_none = type_.many or type_.kind in ("struct", "options") or value.name == "within"
    return type_.optional and is_none


def is_rows(method: Method) -> bool:
    """Whether it answers a list of objects, one for each of parallel lists."""
    lists = [v for v in method.outs if v.type.many]
    return method.result == "count" and len(lists) > 1 and len(lists) == len(method.outs)


def answer(method: Method, value: Value) -> str:
    """What one of several answers is called."""
    if value.name == "result":
        return camel(RESULTS.get(method.word, method.word))
    if is_rows(method):
        return camel(IRREGULAR.get(value.name, value.name.removesuffix("s")))
    return camel(value.name)
