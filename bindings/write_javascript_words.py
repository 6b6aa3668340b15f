"""Writes the classes and structs of the JavaScript package (write_javascript.py)."""

from __future__ import annotations

import re

from javascript_names import (
    BY_HAND,
    HEAD,
    answer,
    camel,
    is_by_value,
    is_left_out,
    is_rows,
    is_usual,
    named,
    pascal,
    type_word,
    written,
)
from model import OWNERS, Declared, Method, Object, Plan, Property, Struct, Type, Value

KNOWN = """import { enums } from "./enums.js";
import {
Handle, Owner, check, closure, condition, idOf, idsOf, made, open, wrap,
} from "./owners.js";
import { Room } from "./room.js";
import {
flag, hasLength, id, list, number, optional, part, plain, shaped, some, whole,
} from "./values.js";
"""
# How many answers there is room for before it is known how many there are.
GUESS = 16
BYTES = {"double": 8, "uint64_t": 8, "bool": 1, "int8_t": 1}


class Words:
    """written.js: the classes, with what is plain of them."""

    def __init__(self, plan: Plan, api: Declared) -> None:
        self.plan = plan
        self.structs = {s["name"]: s for s in api["structs"]}
        self.handles = {o.handle for o in plan.objects if o.handle}

    def source(self) -> str:
        taken = {v.type.name for m in self.plan.methods() for v in m.ins}
        taken |= {f.type.name for s in self.plan.structs if s.name in taken for f in s.fields}
        fill = "".join(self.filled(s) for s in self.plan.structs if s.name in taken)
        read = "".join(self.read(s) for s in self.plan.structs if not s.is_sized)
        objects = "\n".join(self.object(o) for o in self.plan.objects if o.word != "library")
        return (
            f"{HEAD}\n{KNOWN}\n// What goes into structs.\nexport const fill = {{\n{fill}}};\n\n"
            f"// What comes out of them.\nexport const read = {{\n{read}}};\n\n{objects}"
        )

    # Structs

    def size(self, type_: Type) -> int:
        if type_.c in self.structs and type_.c not in self.handles:
            return int(self.structs[type_.c]["size32"])
        return 8 if type_.c in self.handles else BYTES.get(type_.c, 4)

    def offset(self, struct: str, field: str) -> int:
        fields = self.structs[struct]["fields"]
        return int(next(f["offset32"] for f in fields if f["name"] == field))

    def filled(self, s: Struct) -> str:
        known = ", ".join(f'"{camel(f.name)}"' for f in s.fields)
        is_plain = "missing" if any(f.type.kind == "number" for f in s.fields) else "_"
        lines = [f'const given = plain("{type_word(s.name)}", value, name, [{known}]);']
        if s.is_sized:
            lines.append(f"room.view.setUint32(p, {self.structs[s.name]['size32']}, true);")
        lines += [self.lengths(s)] + [self.put_field(s, f) for f in s.fields]
        body = "\n".join(line for line in lines if line)
        return f"{type_word(s.name)}(of, room, value, name, p, {is_plain}) {{\n{body}\n}},\n"

    def lengths(self, s: Struct) -> str:
        """Leaves if lists that C takes to be as long as each other are not."""
        text = ""
        for f in s.fields:
            first = next(each for each in s.fields if each.length == f.length)
            if f.length and first is not f:
                at = f"given.{camel(f.name)}"
                text += (
                    f"hasLength(`${{name}}.{camel(f.name)}`, {at}, "
                    f'"same", given.{camel(first.name)});\n'
                )
        return text

    def put_field(self, s: Struct, f: Value) -> str:
        word, at = camel(f.name), f"p + {self.offset(s.name, f.name)}"
        value, name = f"given.{word}", f"`${{name}}.{word}`"
        if f.type.many:
            lines = f"const {word} = list({value}, {name}, true);\n"
            lines += f"const {word}At = {self.array(f.type, word, name)};\n"
            lines += f"room.view.setUint32({at}, {word}At, true);\n"
            if all(each.name != f.length for each in s.fields):
                count = f"p + {self.offset(s.name, f.length)}"
                lines += f"room.view.setUint32({count}, {word} ? {word}.length : 0, true);\n"
            return lines
        if f.type.kind == "closure":
            return self.put_closure(s, value, name, at)
        if f.type.kind == "struct":
            # Of a struct within one, what is left out is 0.
            filled = f"fill.{type_word(f.type.name)}(of, room, {value}, {name}, {at}, 0)"
            return f"if ({value} !== undefined) {filled};"
        if f.type.kind == "number":
            return f"room.view.setFloat64({at}, part({value}, {name}, missing), true);"
        return f"if ({value} !== undefined) {self.put(f.type, at, self.into(f.type, value, name))};"

    def put_closure(self, s: Struct, value: str, name: str, at: str) -> str:
        word = type_word(next(f.type.name for f in s.fields if f.type.kind == "closure"))
        data, end = (self.offset(s.name, each) for each in ("user_data", "destroy"))
        return (
            f"if ({value} != null) {{\nconst number_ = {word}(of, {value}, {name});\n"
            f"room.view.setUint32({at}, of.library.functions.{word}, true);\n"
            f"room.view.setUint32(p + {data}, number_, true);\n"
            f"room.view.setUint32(p + {end}, of.library.functions.destroy, true);\n}}"
        )

    def put(self, t: Type, at: str, value: str) -> str:
        if t.kind == "handle":
            return f"room.view.setBigInt64({at}, {value}, true)"
        if t.kind == "flag":
            return f"room.view.setUint8({at}, {value})"
        return f"room.view.setInt32({at}, {value}, true)"

    def read(self, s: Struct) -> str:
        fields = ", ".join(
            f"{camel(f.name)}: {self.got(f.type, f'p + {self.offset(s.name, f.name)}')}"
            for f in s.fields
        )
        shaped = f'shaped("{type_word(s.name)}", {{ {fields} }})'
        return f"{type_word(s.name)}: (of, view, p) => {shaped},\n"

    def got(self, t: Type, at: str) -> str:
        """What is read from memory, as the user gets it."""
        if t.kind == "struct":
            return f"read.{type_word(t.name)}(of, view, {at})"
        raw = {
            "double": f"view.getFloat64({at}, true)",
            "bool": f"view.getUint8({at})",
            "int8_t": f"view.getInt8({at})",
            "size_t": f"view.getUint32({at}, true)",
            "uint32_t": f"view.getUint32({at}, true)",
            "uint64_t": f"view.getBigInt64({at}, true)",
        }.get(t.c)
        if t.kind == "handle":
            raw = f"view.getBigInt64({at}, true)"
        return self.out(t, raw or f"view.getInt32({at}, true)")

    # Values

    def into(self, t: Type, value: str, name: str) -> str:
        """What a call is given for one value of the user's, which is no list."""
        optional = ", true" if t.optional else ""
        if t.kind == "handle":
            return f'idOf(of, {value}, "{t.word}", {name}{optional})'
        if t.kind in ("struct", "options"):
            filled = f"room.struct(of, {value}, {name}, fill.{type_word(t.name)}, {self.size(t)})"
            return f"{value} == null ? 0 : {filled}" if t.optional else filled
        if t.kind == "number":
            return f"optional({value}, {name})" if t.optional else f"number({value}, {name})"
        if t.kind == "enum":
            made = f"enums.{type_word(t.name)}.number({value}, {name})"
            return f"{value} === null ? NaN : {made}" if t.optional else made
        if t.kind == "flags":
            return f"enums.{type_word(t.name)}.flags({value}, {name})"
        if t.kind == "closure":
            return f"closure(of, {value}, {name}{optional})"
        if t.kind == "text":
            return f"room.text({value}, {name}{optional})"
        if t.kind == "flag":
            return f"Number(flag({value}, {name}))"
        return f"{'id' if t.kind == 'id' else 'whole'}({value}, {name})"

    def array(self, t: Type, value: str, name: str) -> str:
        """The address of an array of a list that has been checked to be one."""
        if t.kind == "handle":
            optional = ", true" if t.optional else ""
            return f'room.ids(idsOf(of, {value}, "{t.word}", {name}{optional}))'
        if t.kind == "enum":
            return f"room.enums({value}, {name}, enums.{type_word(t.name)})"
        if t.kind in ("struct", "options"):
            return f"room.structs(of, {value}, {name}, fill.{type_word(t.name)}, {self.size(t)})"
        kind = {"text": "texts", "number": "numbers", "size": "wholes", "whole": "wholes"}[t.kind]
        return f"room.{kind}({value}, {name})"

    def out(self, t: Type, value: str) -> str:
        """What a user is given for a value of a call's."""
        if t.kind == "handle":
            return f'wrap(of, "{t.word}", {value})'
        if t.kind == "enum":
            return f"enums.{type_word(t.name)}.word({value})"
        if t.kind == "number" and t.optional and not t.many:
            return f"some({value})"
        if t.kind == "flag":
            return f"{value} !== 0"
        if t.kind == "text":
            return f"of.library.textAt({value})"
        if t.kind == "size" and "view" not in value:
            return f"{value} >>> 0"
        return value

    # Objects

    def object(self, o: Object) -> str:
        base = "Owner" if o.word in OWNERS else "Handle" if o.handle else ""
        head = f"export class Written{pascal(o.word)}{f' extends {base}' if base else ''} {{\n"
        methods = "\n".join(self.method(m) for m in written(o))
        properties = "\n".join(
            self.property(p) for p in o.properties if p.getter.c not in BY_HAND or p.is_parameter
        )
        return f"{head}{methods}\n{properties}}}\n"

    def property(self, p: Property) -> str:
        fixed = [a.name for a in p.getter.arguments if a.source == "fixed"]
        own = [] if p.of in OWNERS else ["this.id"]
        given = ", ".join(["open(of)", *own, *(str(self.constant(name)) for name in fixed)])
        read = self.read_property(p, f"of.c.{p.getter.c}({given})", bool(fixed))
        word = camel(p.word)
        text = f"{self.doc(p.doc, p.getter.c)}get {word}() {{\nconst of = this.of;\n{read}}}\n"
        if p.setter and p.setter.c not in BY_HAND:
            text += self.setter(p, word, given)
        return text

    def read_property(self, p: Property, call: str, is_parameter: bool) -> str:
        if p.type.kind == "struct":
            given = call.replace("(", "(at, ", 1)
            body = f"{given};\nconst view = room.view;\nreturn {self.got(p.type, 'at')};\n"
            return self.in_room(f"const at = room.take({self.size(p.type)});\n{body}")
        if is_parameter and p.type.kind == "enum":
            enum = f"enums.{type_word(p.type.name)}"
            return f"const value = {call};\nreturn value === value ? {enum}.word(value) : null;\n"
        if is_parameter and p.type.kind == "flag":
            return f"return {call} === 1;\n"
        return f"return {self.out(p.type, call)};\n"

    def setter(self, p: Property, word: str, given: str) -> str:
        assert p.setter is not None
        call = f"check(of, of.c.{p.setter.c}({given}, "
        value = self.into(p.type, "value", f'"{word}"')
        body = f"{call}{value}));\n"
        if p.type.kind in ("text", "struct"):
            body = self.in_room(body)
        return f"set {word}(value) {{\nconst of = this.of;\n{body}}}\n"

    def in_room(self, body: str) -> str:
        return (
            f"const room = new Room(of.library);\ntry {{\n{body}}} finally {{\nroom.leave();\n}}\n"
        )

    def constant(self, name: str) -> int:
        return next(
            int(c["value"]) for e in self.plan.enums for c in e["constants"] if c["name"] == name
        )

    def doc(self, doc: str, c: str) -> str:
        first = re.split(r"(?<=[.:;])\s", " ".join(doc.partition("\n\n")[0].split()))[0]
        return f"// {first.rstrip('.:;')} ({c}).\n"

    # Methods

    def method(self, m: Method) -> str:
        given = []
        for v in m.ins:
            usual = is_usual(v)
            usual = usual or ("null" if is_left_out(v) else "")
            given.append(f"{named(v.name)} = {usual}" if usual else named(v.name))
        body = "const of = this.of;\n"
        body += self.lists(m)
        called = self.called(m)
        body += self.in_room(called) if self.needs_room(m) else called
        head = f"{camel(m.word)}({', '.join(given)})"
        return f"{self.doc(m.doc, m.c)}{head} {{\n{body}}}\n"

    def needs_room(self, m: Method) -> bool:
        kinds = ("text", "struct", "options")
        return (
            bool(m.outs)
            or m.of == "nodes"
            or m.returns.kind == "struct"
            or any(v.type.many or v.type.kind in kinds for v in m.ins)
        )

    def lists(self, m: Method) -> str:
        text = ""
        for v in m.ins:
            if v.type.many:
                name = named(v.name)
                optional = ", true" if v.type.optional else ""
                text += f'{name} = list({name}, "{camel(v.name)}"{optional});\n'
        hows = {"same": "same", "one more": "more", "last": "last"}
        for value, how, by in m.parallel:
            name = named(value.name)
            text += f'hasLength("{camel(value.name)}", {name}, "{hows[how]}", {named(by.name)});\n'
        return text

    def called(self, m: Method) -> str:
        text = "const at = open(of);\n"
        late = ""
        for v in m.ins:
            passed = self.passed(m, v)
            if v.type.kind == "closure":
                late += f"const {named(v.name)}In = {passed};\n"
            else:
                text += f"const {named(v.name)}In = {passed};\n"
        if m.of == "nodes":
            text += "const selfIn = room.ids(this.ids);\n"
        text += late  # a closure is kept only when nothing else can be refused
        if m.result == "count":
            return text + self.counted(m)
        for v in m.outs:
            count = f" * {self.count(m, v)}" if v.type.many else ""
            text += f"const {named(v.name)}Out = room.take({self.size(v.type)}{count});\n"
        if m.returns.kind == "struct":
            text += f"const resultOut = room.take({self.size(m.returns)});\n"
        return text + self.ended(m)

    def passed(self, m: Method, v: Value) -> str:
        name = f'"{camel(v.name)}"'
        if v.type.many:
            return self.array(v.type, named(v.name), name)
        if v.type.kind == "struct" and v.type.optional and is_by_value(m, v):
            filled = f"fill.{type_word(v.type.name)}, {self.size(v.type)}, NaN"
            return f"room.struct(of, {named(v.name)} ?? {{}}, {name}, {filled})"
        return self.into(v.type, named(v.name), name)

    def count(self, m: Method, v: Value) -> str:
        length = next(a.name for a in m.arguments if a.source == "count")
        if length == "self":
            return "this.ids.length"
        more = " - 1" if v.length == "row_count" and m.word == "add_rows" else ""
        name = next(each.name for each in m.ins if each.length == v.length) if more else length
        return f"{named(name)}.length"

    def call(self, m: Method, capacity: str = "") -> str:
        given = ["resultOut"] if m.returns.kind == "struct" else []
        given += [self.argument(m, a.source, a.name, capacity) for a in m.arguments]
        return f"of.c.{m.c}({', '.join(given)})"

    def argument(self, m: Method, source: str, name: str, capacity: str) -> str:
        closures = {v.name: type_word(v.type.name) for v in m.ins}
        if source == "owner":
            return "at"
        if source == "self":
            return "selfIn" if m.of == "nodes" else "this.id"
        if source == "count":
            return "this.ids.length" if name == "self" else self.length(m, name)
        if source == "capacity":
            return capacity
        if source == "out":
            return f"{named(name)}Out"
        if source == "user_data":
            return f"{named(name)}In"
        if source == "destroy":
            return f"{named(name)}In && of.library.functions.destroy"
        value = next(v for v in m.ins if v.name == name)
        if value.type.kind == "closure":
            return f"{named(name)}In && of.library.functions.{closures[name]}"
        return f"{named(name)}In"

    def length(self, m: Method, name: str) -> str:
        value = next(v for v in m.ins if v.name == name)
        length = f"{named(name)}.length"
        length = f"({named(name)}?.length ?? 0)" if value.type.optional else length
        return f"{length} - 1" if value.length.endswith(" + 1") else length

    def ended(self, m: Method) -> str:
        call = self.call(m)
        closures = [named(v.name) for v in m.ins if v.type.kind == "closure"]
        text = ""
        if m.result == "status":
            kept = f", {closures[0]}In" if closures else ""
            text = f"check(of, {call}{kept});\n"
        elif m.result == "made":
            return f'return made(of, "{m.returns.word}", {call});\n'
        elif m.result == "nothing" or m.returns.kind == "struct":
            text = f"{call};\n"
        else:
            text = f"const result = {call};\n"
        answers = [(answer(m, v), self.answered(m, v)) for v in m.answers]
        if m.outs or m.returns.kind == "struct":
            text += "const view = room.view;\n"
        if len(answers) == 1:
            return f"{text}return {answers[0][1]};\n"
        if not answers:
            return text
        fields = ", ".join(f"{name}: {value}" for name, value in answers)
        if m.result == "found":
            text += "if (result === 0n) return null;\n"
        return f"{text}return {{ {fields} }};\n"

    def answered(self, m: Method, v: Value) -> str:
        if v.name == "result":
            if v.type.kind == "struct":
                return self.got(v.type, "resultOut")
            return self.out(v.type, "result")
        if not v.type.many:
            return self.got(v.type, f"{named(v.name)}Out")
        return self.listed(v, self.count(m, v))

    def listed(self, v: Value, count: str) -> str:
        got = self.got(self.one(v), self.element(v))
        return f"Array.from({{ length: {count} }}, (_, k) => {got})"

    def counted(self, m: Method) -> str:
        """A list of as many as there are. What is reported once is counted first; of others a
        first guess saves a question."""
        lists = [v for v in m.outs if v.type.many]
        room = 0 if m.drains else GUESS
        text = f"let capacity = {room};\n"
        for v in m.outs:
            count = f" * {room}" if v.type.many else ""
            begin = "let" if v.type.many else "const"
            text += f"{begin} {named(v.name)}Out = room.take({self.size(v.type)}{count});\n"
        text += f"const count = {self.call(m, 'capacity')} >>> 0;\n"
        text += "if (count > capacity) {\ncapacity = count;\n"
        text += "".join(
            f"{named(v.name)}Out = room.take({self.size(v.type)} * count);\n" for v in lists
        )
        text += f"{self.call(m, 'capacity')};\n}}\nconst view = room.view;\n"
        if is_rows(m):
            row = ", ".join(
                f"{answer(m, v)}: {self.got(self.one(v), self.element(v))}" for v in lists
            )
            return f"{text}return Array.from({{ length: count }}, (_, k) => ({{ {row} }}));\n"
        answers = [
            (answer(m, v), self.listed(v, "count") if v.type.many else self.answered(m, v))
            for v in m.outs
        ]
        if len(answers) == 1:
            return f"{text}return {answers[0][1]};\n"
        fields = ", ".join(f"{name}: {value}" for name, value in answers)
        return f"{text}return {{ {fields} }};\n"

    def one(self, v: Value) -> Type:
        return Type(v.type.kind, v.type.name, optional=v.type.optional, c=v.type.c)

    def element(self, v: Value) -> str:
        return f"{named(v.name)}Out + k * {self.size(v.type)}"
