"""Writes what the test of the Lua package knows of calls to replay traces (write_lua.py)."""

from __future__ import annotations

from lua_calls import HEAD, called, has_room, is_length
from model import Method, Plan, Type


class Traced:
    """What each call takes and answers, in order, with the names that traces have for it."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan

    def source(self) -> str:
        constants = "".join(
            f"{c['name']} = {c['value']},\n" for e in self.plan.enums for c in e["constants"]
        )
        structs = "".join(
            f"{s.name} = {{ {_listed([_value(f.name, f.type) for f in s.fields])} }},\n"
            for s in self.plan.structs
        )
        calls = "".join(f"{m.c} = {{ {self.call(m)} }},\n" for m in called(self.plan))
        return (
            f"-- {HEAD}\n\n-- Of each value: its name in traces, its kind, its type, whether it is "
            f"a list.\nreturn {{\nconstants = {{\n{constants}}},\nstructs = {{\n{structs}}},\n"
            f"calls = {{\n{calls}}},\n}}\n"
        )

    def call(self, method: Method) -> str:
        takes = [
            _value(a.name, Type("owner" if a.source == "owner" else "handle", f"keep_{method.of}"))
            for a in method.arguments
            if a.source in ("owner", "self") and method.of != "nodes"
        ]
        if method.of == "nodes":
            takes = [
                _value("layout", Type("owner")),
                _value("nodes", Type("handle", "keep_node", True)),
            ]
        takes += [_value(v.name, v.type) for v in method.ins]
        answers = [_value(v.name, v.type) for v in method.outs if not is_length(method, v)]
        has_result = method.result != "nothing"
        if has_result and (not has_room(method) or method.result == "status"):
            answers.insert(0, _value("returns", method.returns))
        return f"takes = {{ {_listed(takes)} }}, answers = {{ {_listed(answers)} }}"


def _listed(values: list[str]) -> str:
    return ", ".join(values)


def _value(name: str, type_: Type) -> str:
    many = ", true" if type_.many else ""
    return f'{{ "{name}", "{type_.kind}", "{type_.word}"{many} }}'
