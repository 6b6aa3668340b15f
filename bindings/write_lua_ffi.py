"""Writes the calls of the Lua package by LuaJIT's FFI (write_lua.py)."""

from __future__ import annotations

import re
from typing import Any

from lua_calls import HEAD, called, given, has_room, is_length, length, named, points, used
from model import Method, Plan, Struct, Type, Value

C_WORDS = {"default": "default_"}


class Ffi:
    """The calls by LuaJIT's FFI."""

    def __init__(self, plan: Plan, api: dict[str, Any]) -> None:
        self.plan, self.api = plan, api
        self.handles = {o.handle for o in plan.objects if o.handle}
        self.enums = {e["name"] for e in plan.enums}
        self.callbacks = {c.c for c in plan.callbacks}

    def source(self) -> str:
        passed, answered = used(self.plan)
        structs = "\n".join(self.filled(s) for s in self.plan.structs if s.name in passed)
        read = "\n".join(self.read(s) for s in self.plan.structs if s.name in answered)
        calls = "\n".join(self.call(m) for m in called(self.plan))
        back = "".join(f'"{m.c}",\n' for m in called(self.plan) if m.calls_back or points(m))
        return (
            f'-- {HEAD}\n\nlocal ffi = require("ffi")\n\nffi.cdef[[\n{self.declared()}]]\n\n'
            "-- Gives the calls, by the library, what passes closures, and the helpers by hand.\n"
            "return function(C, functions, helpers)\n"
            "local calls, fill, read = {}, {}, {}\n"
            "local array, filled, list = helpers.array, helpers.filled, helpers.list\n"
            "local text, number = helpers.text, tonumber\n"
            "local new = ffi.new\n\n"
            f"{structs}\n{read}\n{calls}\n"
            "-- What may call back, or points to what compiled code would not keep.\n"
            f"local interpreted = {{\n{back}}}\n\n"
            "return calls, interpreted\nend\n"
        )

    def c(self, type_: str) -> str:
        """A type of C: handles as their numbers, enums as ints."""
        bare = re.sub(r"\bconst ", "", type_)
        name = bare.split()[0]
        if name in self.handles:
            return type_.replace(name, "uint64_t")
        if name in self.enums:
            return type_.replace(name, "int")
        return "void *" if name in self.callbacks or name == "keep_destroy_function" else type_

    def declared(self) -> str:
        text = "typedef struct keep_layout keep_layout;\ntypedef struct keep_solver keep_solver;\n"
        for struct in self.api["structs"]:
            if struct["name"] in self.handles or not struct["fields"]:
                continue
            fields = "".join(f"  {self.c(f['type'])} {f['name']};\n" for f in struct["fields"])
            text += f"typedef struct {struct['name']} {{\n{fields}}} {struct['name']};\n"
        for function in self.api["functions"]:
            parameters = ", ".join(
                f"{self.c(p['type'])} {C_WORDS.get(p['name'], p['name'])}"
                for p in function["parameters"]
            )
            text += f"{self.c(function['result'])} {function['name']}({parameters or 'void'});\n"
        return text

    # Structs

    def filled(self, struct: Struct) -> str:
        lines = [f'to.size = ffi.sizeof("{struct.name}")'] if struct.is_sized else []
        for field in struct.fields:
            name = field.name
            if field.type.many:
                made = f'array("{self.element(field.type)}[?]", from.{name})'
                if field.type.kind == "struct":
                    made = f'filled("{field.type.name}[?]", from.{name}, fill.{field.type.name})'
                lines += [
                    f"keep[#keep + 1] = {made}",
                    f"if from.{name} then to.{name} = keep[#keep] end",
                ]
                if all(each.name != field.length for each in struct.fields):
                    lines.append(f"to.{field.length} = from.{name} and #from.{name} or 0")
            elif field.type.kind == "struct":
                lines.append(
                    f"if from.{name} then fill.{field.type.name}(to.{name}, from.{name}) end"
                )
            elif field.type.kind == "closure":
                lines += [
                    f"if from.{name} then",
                    f"to.{name} = functions.{field.type.name}",
                    f"to.user_data = functions.data(from.{name})",
                    "to.destroy = functions.keep_destroy_function",
                    "end",
                ]
            elif field.type.kind == "text":
                lines.append(f"to.{name} = from.{name}")
            else:
                lines.append(f"if from.{name} then to.{name} = from.{name} end")
        body = "\n".join(lines)
        return f"function fill.{struct.name}(to, from, keep)\n{body}\nend\n"

    def read(self, struct: Struct) -> str:
        fields = ", ".join(
            f"{f.name} = {self.out(f.type, f'from.{f.name}')}" for f in struct.fields
        )
        return f"function read.{struct.name}(from)\nreturn {{ {fields} }}\nend\n"

    # Calls

    def element(self, type_: Type) -> str:
        if type_.kind == "text":
            return "const char *"
        return self.c(type_.c) if type_.kind not in ("struct", "options") else type_.name

    def out(self, type_: Type, value: str) -> str:
        if type_.kind == "struct":
            return f"read.{type_.name}({value})"
        if type_.kind == "text":
            return f"text({value})"
        return f"number({value})" if type_.kind in ("size", "enum", "flags", "whole") else value

    def listed(self, type_: Type, name: str, count: str) -> str:
        how = f", read.{type_.name}" if type_.kind == "struct" else ""
        how = {"size": ", number", "enum": ", number", "text": ", text"}.get(type_.kind, how)
        return f"list({name}, {count}{how})"

    def call(self, method: Method) -> str:
        passed: dict[str, str] = {}
        lines = self.taken(method, passed)
        for v in method.outs:
            if not v.type.many:
                lines.append(f'local out_{v.name} = new("{self.element(v.type)}[1]")')
        lines += self.asked(method, passed) if has_room(method) else self.answered(method, passed)
        body = "\n".join(lines)
        return f"function calls.{method.c}({', '.join(given(method))})\n{body}\nend\n"

    def taken(self, method: Method, passed: dict[str, str]) -> list[str]:
        """What goes in and is no plain value, and what each parameter is passed as."""
        lines = []
        for value in method.ins:
            name, type_ = named(value.name), value.type
            is_struct = type_.kind in ("struct", "options")
            passed[value.name] = f"{name}_" if type_.many or is_struct else name
            if type_.many and is_struct:
                made = f'filled("{type_.name}[?]", {name}, fill.{type_.name})'
                lines.append(f"local {name}_, kept = {made}")
            elif type_.many:
                lines.append(f'local {name}_ = array("{self.element(type_)}[?]", {name})')
            elif is_struct:
                lines += [
                    f"local {name}_, kept = nil, {{}}",
                    f"if {name} then",
                    f'{name}_ = new("{type_.name}")',
                    f"fill.{type_.name}({name}_, {name}, kept)",
                    "end",
                ]
        if method.of == "nodes":
            lines.append('local self_ = array("uint64_t[?]", self)')
        return lines

    def answered(self, method: Method, passed: dict[str, str]) -> list[str]:
        """The call, and its results, whose number is known."""
        count = ""
        lines = []
        lists = [v for v in method.outs if v.type.many]
        if lists:
            lines.append(f"local count = {_count(length(method))}")
            lines += self.arrays(lists, "count")
            count = "count"
        call = self.c_call(method, passed, "")
        outs = self.outs(method, count)
        if method.result == "nothing":
            return [*lines, call, *([f"return {', '.join(outs)}"] if outs else [])]
        result = self.out(method.returns, call)
        if not outs:
            return [*lines, f"return {result}"]
        return [*lines, f"local result = {result}", f"return {', '.join(['result', *outs])}"]

    def asked(self, method: Method, passed: dict[str, str]) -> list[str]:
        """The call, and lists of unknown length: counted first if they are reported once."""
        lists = [v for v in method.outs if v.type.many]
        call = self.c_call(method, passed, "room")
        outs = self.outs(method, "count")
        if method.result == "status":
            of = next(named(v.name) for v in method.ins if v.type.many)
            has_made = any(is_length(method, v) for v in method.outs)
            written = "number(out_made[0])" if has_made else f"helpers.applied_of({of})"
            return [
                f"local room = helpers.room_of({of})",
                *self.arrays(lists, "room"),
                f"local result = {call}",
                f"local count = result == 0 and math.min({written}, room) or 0",
                f"return {', '.join(['result', *outs])}",
            ]
        return [
            f"local room = {0 if method.drains else 16}",
            *self.arrays(lists, "room"),
            f"local count = number({call})",
            "if count > room then",
            "room = count",
            *(line.removeprefix("local ") for line in self.arrays(lists, "room")),
            f"count = number({call})",
            "end",
            f"return {', '.join(outs)}",
        ]

    def arrays(self, lists: list[Value], count: str) -> list[str]:
        return [f'local out_{v.name} = new("{self.element(v.type)}[?]", {count})' for v in lists]

    def outs(self, method: Method, count: str) -> list[str]:
        found = []
        for v in method.outs:
            name = f"out_{v.name}"
            if v.type.many:
                found.append(self.listed(v.type, name, count))
            elif not is_length(method, v):
                found.append(self.out(v.type, f"{name}[0]"))
        return found

    def c_call(self, method: Method, passed: dict[str, str], room: str) -> str:
        words = []
        for a in method.arguments:
            if a.source == "owner":
                words.append("owner")
            elif a.source == "self":
                words.append("self_" if method.of == "nodes" else "self")
            elif a.source == "count":
                words.append(_count(a.name if a.name == "self" else named(a.name)))
            elif a.source == "capacity":
                words.append(room)
            elif a.source == "out":
                words.append(f"out_{a.name}")
            elif a.source == "user_data":
                words.append(f"functions.data({named(a.name)})")
            elif a.source == "destroy":
                words.append(f"({named(a.name)} and functions.keep_destroy_function or nil)")
            else:
                value = next(v for v in method.ins if v.name == a.name)
                name = passed[a.name]
                if value.type.kind == "closure":
                    name = f"({name} and functions.{value.type.name} or nil)"
                words.append(name)
        return f"C.{method.c}({', '.join(words)})"


def _count(of: str) -> str:
    """How long a list is, which may be none."""
    return "#self" if of == "self" else f"({of} and #{of} or 0)"
