"""What the two kinds of calls of the Lua package and its methods agree on (write_lua.py)."""

from __future__ import annotations

import re

from model import FOR_C, Method, Plan, Value

HEAD = "Written by bindings/write_lua.py from what the headers declare; by `make generate`."

# What makes and ends an owner, and pointers of the host's, are by hand.
BY_HAND = {
    "keep_layout_create", "keep_layout_destroy", "keep_solver_create", "keep_solver_destroy",
    "keep_layout_set_user_data", "keep_layout_user_data",
    "keep_node_set_user_data", "keep_node_user_data",
}  # fmt: skip
# What a parameter may not be called: it would hide a word of Lua, or what is known where methods
# are written.
TAKEN = set(
    re.findall(
        r"\w+",
        """
    and end function repeat array calls check class closure count enum ffi fill filled flag flags
    functions get has_length helpers id ids into kept list made new number opened optional outof
    owner plain read result room self set some status text whole word wrap wrapped
""",
    )
)


def called(plan: Plan) -> list[Method]:
    """The functions that both kinds of calls have."""
    read = {p.getter.c for o in plan.objects for p in o.properties}
    left_out = BY_HAND | set(FOR_C) - read
    return [m for m in plan.methods() if m.c not in left_out]


def named(word: str) -> str:
    return f"{word}_" if word in TAKEN else word


def given(method: Method) -> list[str]:
    """The parameters of a call: an owner, what it is of, what goes in, each once."""
    names = []
    for argument in method.arguments:
        if argument.source == "owner":
            names.append("owner")
        elif argument.source == "self":
            names.append("self")
    return names + [named(v.name) for v in method.ins]


def length(method: Method) -> str:
    """The list that goes in, which is as long as those that come out."""
    count = next((a.name for a in method.arguments if a.source == "count"), "")
    return "self" if count == "self" else named(count)


def is_by_value(method: Method, value: Value) -> bool:
    return any(
        a.name == value.name and a.source == "in" and a.c == value.type.name
        for a in method.arguments
    )


def has_room(method: Method) -> bool:
    return any(a.source == "capacity" for a in method.arguments)


def is_length(method: Method, value: Value) -> bool:
    """Whether it is how much is written of a list, which a list of Lua knows."""
    return value.name == "made" and has_room(method)


def used(plan: Plan) -> tuple[set[str], set[str]]:
    """The structs that are passed, and those that are answered."""
    methods = called(plan)
    passed = {v.type.name for m in methods for v in m.ins}
    passed |= {f.type.name for s in plan.structs if s.name in passed for f in s.fields}
    return passed, {v.type.name for m in methods for v in m.answers}


def points(method: Method) -> bool:
    """Whether C is given pointers to pointers."""
    return any(
        v.type.kind == "options" or (v.type.many and v.type.kind == "text") for v in method.ins
    )
