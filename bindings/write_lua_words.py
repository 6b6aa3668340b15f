"""Writes the classes, enums and structs of the Lua package (write_lua.py)."""

from __future__ import annotations

import re
import textwrap
from dataclasses import replace
from typing import Any

from lua_calls import BY_HAND, HEAD, is_by_value, is_length, named
from model import FOR_C, Method, Object, Plan, Property, Struct, Type, Value

# What an argument is that is left out.
USUAL = {
    "priority": "1000", "horizontal_priority": "50", "vertical_priority": "50",
    "multiplier": "1", "coefficient": "1", "constant": "0", "weight": "1", "delay": "0",
    "default_value": "0", "installed": "true", "columns": "1", "rows": "1",
}  # fmt: skip
USUAL_ENUMS = {"keep_frame_kind": "in_parent"}
USUAL_TYPES = ("number", "flag", "size")
IRREGULAR = {
    "children": "child",
    "minima": "minimum",
    "maxima": "maximum",
    "determining": "determining",
}
KNOWN = """
local check, made, opened = k.check, k.made, k.opened
local wrap, wrapped, closure = k.wrap, k.wrapped, k.closure
local id, ids, list, has_length = k.id, k.ids, k.list, k.has_length
local number, optional, whole, some = k.number, k.optional, k.whole, k.some
local flag, text, enum, word, flags, plain = k.flag, k.text, k.enum, k.word, k.flags, k.plain
local into, outof = k.into, k.outof
"""
REGISTRIES = ("layout", "solver")


class Words:
    """The classes."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan

    def source(self) -> str:
        enums = "".join(self.enum(e) for e in self.plan.enums)
        structs = "\n".join(self.struct(s) for s in self.plan.structs)
        objects = "\n".join(self.object(o) for o in self.plan.objects)
        return (
            f"-- {HEAD}\n\n"
            "-- Adds methods and properties to classes, by the calls and by what is by hand.\n"
            "return function(calls, k)\n"
            f"{KNOWN}\n-- The number of the library's version.\nk.made_for = {self.version()}\n\n"
            f"{enums}\n{structs}\n{objects}end\n"
        )

    def version(self) -> int:
        major, minor, patch = map(int, self.plan.version.split("."))
        return (major * 1000 + minor) * 1000 + patch

    def enum(self, e: dict[str, Any]) -> str:
        word = e["name"].removeprefix("keep_")
        values = ", ".join(f'["{c["word"].lower()}"] = {c["value"]}' for c in e["constants"])
        lines = textwrap.fill(values, 100, break_on_hyphens=False)
        return f'k.define("{word}", {{\n{lines},\n}})\n'

    def struct(self, s: Struct) -> str:
        word = s.name.removeprefix("keep_")
        fields = []
        for f in s.fields:
            value, name = f"value.{f.name}", f'name .. ".{f.name}"'
            fields.append(f"{f.name} = {self.field_in(f, value, name)}")
        known = ", ".join(f'"{f.name}"' for f in s.fields)
        joined = ",\n".join(fields)
        text = (
            f"function into.{word}(owner, value, name, missing)\n"
            f'value = plain("{word}", value, name, {{ {known} }})\n{self.lengths(s)}'
            f"return {{\n{joined},\n}}\nend\n"
        )
        if s.is_sized:
            return text
        special = [f for f in s.fields if f.type.kind in ("handle", "enum", "struct")]
        lines = "".join(
            f"value.{f.name} = {self.out(f.type, f'value.{f.name}')}\n" for f in special
        )
        return (
            text
            + f'function outof.{word}(owner, value)\n{lines}return k.shaped("{word}", value)\nend\n'
        )

    def lengths(self, s: Struct) -> str:
        """Leaves if lists that C takes to be as long as each other are not."""
        text = ""
        for f in s.fields:
            first = next(each for each in s.fields if each.length == f.length)
            if f.length and first is not f:
                by = f"value.{first.name} or {{}}"
                text += f'has_length(name .. ".{f.name}", value.{f.name}, "same", {by})\n'
        return text

    def field_in(self, f: Value, value: str, name: str) -> str:
        """A field, which may be left out where C takes 0."""
        made = self.into(f.type, value, name)
        missing = "missing" if f.type.kind == "number" and not f.type.many else "nil"
        return (
            f"{value} ~= nil and {made} or {missing}"
            if f.type.kind != "flag"
            else f"not not {value}"
        )

    def into(self, t: Type, value: str, name: str, of: str = "") -> str:
        """What a call is given for a value of the user's, and what that is of, for messages."""
        optional = "true" if t.optional else "nil"
        if t.many:
            if t.kind == "handle":
                return f'ids(owner, {value}, "{t.word}", {name}, {optional})'
            each = {
                "text": "text", "number": "number", "size": "whole", "whole": "whole",
            }.get(t.kind)  # fmt: skip
            if t.kind == "enum":
                return f'list({value}, {name}, {optional}, k.enum_of("{t.word}"))'
            if each:
                return f"list({value}, {name}, {optional}, {each})"
            return f"k.structs(owner, {value}, {name}, {optional}, into.{t.word})"
        if t.kind == "handle":
            return f'id(owner, {value}, "{t.word}", {name}, {optional})'
        if t.kind in ("struct", "options"):
            made = f"into.{t.word}(owner, {value}, {name})"
            return f"{value} ~= nil and {made} or nil" if t.optional else made
        if t.kind == "number":
            return f"optional({value}, {name}{of})" if t.optional else f"number({value}, {name})"
        if t.kind == "enum":
            made = f'enum("{t.word}", {value}, {name})'
            return f"{value} == nil and k.nan or {made}" if t.optional else made
        if t.kind == "flags":
            return f'flags("{t.word}", {value}, {name})'
        if t.kind == "closure":
            return f'closure(owner, {value}, {name}, "{t.word}", {optional})'
        if t.kind == "text":
            return f"text({value}, {name}, {optional})"
        return f"{'flag' if t.kind == 'flag' else 'whole'}({value}, {name})"

    def out(self, t: Type, value: str) -> str:
        """What a user is given for what a call answers."""
        if t.kind == "handle":
            return f'wrap{"ped" if t.many else ""}(owner, "{t.word}", {value})'
        if t.kind == "enum":
            return f'word("{t.word}", {value})'
        if t.kind == "struct":
            return (
                f"k.shapes(owner, {value}, outof.{t.word})"
                if t.many
                else f"outof.{t.word}(owner, {value})"
            )
        if t.kind == "number" and t.optional and not t.many:
            return f"some({value})"
        if t.kind == "id":
            return f"tonumber({value})"
        return value

    def object(self, o: Object) -> str:
        if o.word == "library":
            return ""
        methods = [
            m
            for m in o.methods
            if m.c not in FOR_C and m.c not in BY_HAND and m.result not in ("owner", "same")
        ]
        held = {p.getter.c for p in o.properties if not p.is_parameter} | {
            p.setter.c for p in o.properties if p.setter and not p.is_parameter
        }
        text = f'do\nlocal class = k.class("{o.word}")\nlocal get, set = class.get, class.set\n\n'
        text += "\n".join(self.method(m) for m in methods if m.c not in held)
        text += "\n".join(self.property(p) for p in o.properties if p.getter.c not in BY_HAND)
        return text + "end\n"

    def of(self, word: str) -> str:
        return "" if word in REGISTRIES else ", self"

    def culprit(self, word: str) -> str:
        return ", nil, self" if word == "attribute" else ""

    def head(self, o_owner: bool) -> str:
        return "local owner = self\n" if o_owner else "local owner = self.owner\n"

    def method(self, m: Method) -> str:
        names = [named(v.name) for v in m.ins]
        doc = re.split(r"(?<=[.:;])\s", " ".join(m.doc.partition("\n\n")[0].split()))[0].rstrip(
            ".:;"
        )
        body = self.head(m.of in REGISTRIES)
        for v in m.ins:
            name = named(v.name)
            if (
                v.name in USUAL
                and not v.type.many
                and v.type.kind in USUAL_TYPES
                and not v.type.optional
            ):
                body += f"if {name} == nil then {name} = {USUAL[v.name]} end\n"
            if v.type.name in USUAL_ENUMS and not v.type.many:
                body += f'if {name} == nil then {name} = "{USUAL_ENUMS[v.type.name]}" end\n'
        for v in m.ins:
            name = named(v.name)
            if v.type.kind == "closure":
                continue
            if v.type.kind == "struct" and v.type.optional and is_by_value(m, v):
                body += f'{name} = into.{v.type.word}(owner, {name} or {{}}, "{v.name}", k.nan)\n'
                continue
            given = self.into(v.type, name, f'"{v.name}"', self.of(m.of))
            body += f"{name} = {given}\n"
        for value, how, by in m.parallel:
            body += f'has_length("{value.name}", {named(value.name)}, "{how}", {named(by.name)})\n'
        closures = [v for v in m.ins if v.type.kind == "closure"]
        for v in closures:
            name = named(v.name)
            body += f"{name} = {self.into(v.type, name, f'{chr(34)}{v.name}{chr(34)}')}\n"
        body += self.called(m, names, closures)
        doc = f"-- {doc} ({m.c})."
        return f"{doc}\nfunction class.methods:{m.word}({', '.join(names)})\n{body}end\n"

    def called(self, m: Method, names: list[str], closures: list[Value]) -> str:
        own = (
            ["self.ids" if m.of == "nodes" else "self.id"]
            if any(a.source == "self" for a in m.arguments)
            else []
        )
        call = f"calls.{m.c}({', '.join(['opened(owner)', *own, *names])})"
        outs = [f"out_{v.name}" for v in m.outs if not is_length(m, v)]
        answered = [self.out(v.type, f"out_{v.name}") for v in m.outs if f"out_{v.name}" in outs]
        if m.result == "status":
            kept = f", {named(closures[0].name)}" if closures else self.culprit(m.of)
            if not outs:
                return f"check(owner, {call}{kept})\n"
            return (
                f"local status, {', '.join(outs)} = {call}\ncheck(owner, status{kept})\n"
                f"return {', '.join(answered)}\n"
            )
        if m.result == "made":
            return f'return made(owner, "{m.returns.word}", {call})\n'
        if m.result == "nothing":
            return (
                f"local {', '.join(outs)} = {call}\nreturn {', '.join(answered)}\n"
                if outs
                else f"{call}\n"
            )
        if m.result == "count":
            lists = [v for v in m.outs if v.type.many]
            text = f"local {', '.join(outs)} = {call}\n"
            if len(lists) < 2 or len(lists) < len(m.outs):
                return text + f"return {', '.join(answered)}\n"
            row = ", ".join(
                f"{IRREGULAR.get(v.name, v.name.removesuffix('s'))} = {self.element(v)}"
                for v in lists
            )
            again = "".join(
                f"out_{v.name} = {made}\n"
                for v in lists
                for made in [self.out(v.type, f"out_{v.name}")]
                if not v.type.optional and made != f"out_{v.name}"
            )
            return (
                f"{text}{again}local rows = {{}}\nfor i = 1, #out_{lists[0].name} do\n"
                f"rows[i] = {{ {row} }}\nend\nreturn rows\n"
            )
        if not outs:
            return f"local result = {call}\nreturn {self.out(m.returns, 'result')}\n"
        answered = [self.out(m.returns, "result"), *answered]
        return f"local result, {', '.join(outs)} = {call}\nreturn {', '.join(answered)}\n"

    def element(self, v: Value) -> str:
        """One of a list, which has been made what a user is given unless it may be none."""
        at = f"out_{v.name}[i]"
        return self.out(replace(v.type, many=False), at) if v.type.optional else at

    def property(self, p: Property) -> str:
        what = next((a.name for a in p.getter.arguments if a.source == "fixed"), "")
        fixed = [str(self.constant(what))] if what else []
        is_owner = p.of in REGISTRIES
        own = [] if is_owner else ["self.id"]
        args = ", ".join(["opened(owner)", *own, *fixed])
        read = self.out(p.type, "result") if p.type.kind != "flag" or not what else "result == 1"
        if p.type.kind == "enum" and what:
            read = f'result == result and word("{p.type.word}", result) or nil'
        doc = re.split(r"(?<=[.:;])\s", " ".join(p.doc.split()))[0].rstrip(".:;")
        text = (
            f"-- {doc} ({p.getter.c}).\nfunction get.{p.word}(self)\n{self.head(is_owner)}"
            f"local result = calls.{p.getter.c}({args})\nreturn {read}\nend\n"
        )
        if p.setter:
            value = self.into(p.type, "value", f'"{p.word}"', self.of(p.of))
            value = f"{value} and 1 or 0" if p.type.kind == "flag" and what else value
            text += (
                f"function set.{p.word}(self, value)\n{self.head(is_owner)}"
                f"check(owner, calls.{p.setter.c}({args}, {value}){self.culprit(p.of)})\nend\n"
            )
        return text

    def constant(self, name: str) -> int:
        return next(
            int(c["value"]) for e in self.plan.enums for c in e["constants"] if c["name"] == name
        )
