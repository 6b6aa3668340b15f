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
        how = ", number" if type_.kind in ("size", "enum") else how
        return f"list({name}, {count}{how})"

    def call(self, method: Method) -> str:
        lines: list[str] = []
        passed: dict[str, str] = {}
        for value in method.ins:
            name, type_ = named(value.name), value.type
            passed[value.name] = name
            if type_.many and type_.kind in ("struct", "options"):
                lines.append(
                    f'local {name}_, kept = filled("{type_.name}[?]", {name}, fill.{type_.name})'
                )
                passed[value.name] = f"{name}_"
            elif type_.many:
                lines.append(f'local {name}_ = array("{self.element(type_)}[?]", {name})')
                passed[value.name] = f"{name}_"
            elif type_.kind in ("struct", "options"):
                lines.append(f"local {name}_, kept = nil, {{}}")
                lines += [
                    f"if {name} then",
                    f'{name}_ = new("{type_.name}")',
                    f"fill.{type_.name}({name}_, {name}, kept)",
                    "end",
                ]
                passed[value.name] = f"{name}_"
        if method.of == "nodes":
            lines.append('local self_ = array("uint64_t[?]", self)')
        lists = [v for v in method.outs if v.type.many]
        for value in method.outs:
            name = f"out_{value.name}"
            if not value.type.many:
                lines.append(f'local {name} = new("{self.element(value.type)}[1]")')
            elif not has_room(method):
                made = f'new("{self.element(value.type)}[?]", #{length(method)})'
                lines.append(f"local {name} = {made}")
        if has_room(method):
            lines += self.asked(method, passed, lists)
        elif method.result == "nothing":
            lines.append(self.c_call(method, passed, ""))
            lines.append("return " + ", ".join(self.outs(method, "")) if method.outs else "")
        else:
            call = self.c_call(method, passed, "")
            result = self.out(method.returns, call)
            if not method.outs:
                lines.append(f"return {result}")
            else:
                lines += [
                    f"local result = {result}",
                    "return " + ", ".join(["result", *self.outs(method, "")]),
                ]
        body = "\n".join(line for line in lines if line)
        return f"function calls.{method.c}({', '.join(given(method))})\n{body}\nend\n"

    def asked(self, method: Method, passed: dict[str, str], lists: list[Value]) -> list[str]:
        """A list of unknown length: counted first if it is reported once or written once."""
        if method.result == "status":
            of = next(v for v in method.ins if v.type.many)
            written = "number(out_made[0])" if any(v.name == "made" for v in method.outs) else ""
            room = f"(helpers.room_of({named(of.name)}))"
            lines = [f"local room = {room}"]
            lines += [f'local out_{v.name} = new("{self.element(v.type)}[?]", room)' for v in lists]
            lines.append(f"local result = {self.c_call(method, passed, 'room')}")
            count = written or f"helpers.applied_of({named(of.name)})"
            lines.append(f"local count = result == 0 and math.min({count}, room) or 0")
            return [*lines, "return " + ", ".join(["result", *self.outs(method, "count")])]
        first = "0" if method.drains else "16"
        lines = [f"local room = {first}"]
        lines += [f'local out_{v.name} = new("{self.element(v.type)}[?]", room)' for v in lists]
        call = self.c_call(method, passed, "room")
        lines.append(f"local count = number({call})")
        lines.append("if count > room then")
        lines.append("room = count")
        lines += [f'out_{v.name} = new("{self.element(v.type)}[?]", room)' for v in lists]
        lines += [f"count = number({call})", "end"]
        return [*lines, "return " + ", ".join(self.outs(method, "count"))]

    def outs(self, method: Method, count: str) -> list[str]:
        found = []
        for v in method.outs:
            name = f"out_{v.name}"
            if v.type.many:
                found.append(self.listed(v.type, name, count or f"#{length(method)}"))
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
                counted = "self" if a.name == "self" else named(a.name)
                words.append(
                    f"#{counted}" if counted == "self" else f"({counted} and #{counted} or 0)"
                )
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
