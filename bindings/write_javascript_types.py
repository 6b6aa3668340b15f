"""Writes the types of the JavaScript package for TypeScript (write_javascript.py)."""

from __future__ import annotations

import re

from javascript_names import (
    BY_HAND,
    HEAD,
    POSITIONS,
    answer,
    camel,
    constant_word,
    is_by_value,
    is_left_out,
    is_rows,
    is_usual,
    named,
    pascal,
    written,
)
from model import OWNERS, Declared, Method, Object, Plan, Property, Struct, Type, Value
from write_javascript_calls import ALSO

PLAIN = {
    "flag": "boolean", "number": "number", "whole": "number", "size": "number",
    "id": "bigint", "text": "string",
}  # fmt: skip
CLOSURES = {
    "measure": "Measure", "measure_both": "MeasureBoth", "log": "LogFunction",
    "condition": "Condition", "curve": "CurveFunction", "completion": "Completion",
}  # fmt: skip
# These are attributes of a node alone, and in relation to another one.
BOTH = ("width", "height", "size")
# What stands for names of C in comments.
PLACES = {
    "KEEP_OK": "no error",
    "KEEP_NO_NODE": "null",
    "KEEP_REQUIRED": "REQUIRED",
    "KEEP_HIGH": "HIGH",
    "KEEP_MEDIUM": "MEDIUM",
    "KEEP_LOW": "LOW",
    "KEEP_FITTING": "FITTING",
    "NULL": "null",
}


class Types:
    """written.d.ts."""

    def __init__(self, plan: Plan, api: Declared) -> None:
        self.plan = plan
        self.docs = {(s["name"], f["name"]): f["doc"] for s in api["structs"] for f in s["fields"]}
        self.names = PLACES | self.spelled()

    def source(self) -> str:
        enums = "".join(self.enum(e) for e in self.plan.enums)
        structs = "".join(self.struct(s) for s in self.plan.structs if s.name not in POSITIONS)
        objects = "\n".join(self.object(o) for o in self.plan.objects if o.word != "library")
        objects += "\n" + self.words()
        words = sorted(set(re.findall(r"\w+", objects + structs)) & self.by_hand())
        joined = ",\n".join(words)
        head = f'import type {{\n{joined},\n}} from "./index.js";\n\n'
        return f"{HEAD}\n{head}{enums}\n{structs}\n{objects}"

    def by_hand(self) -> set[str]:
        classes = {pascal(o.word) for o in self.plan.objects}
        return classes | set(CLOSURES.values()) | {
            "Handle", "Owner", "Sum", "Values", "List", "Rect", "Size", "Insets",
            "AnyRect", "AnySize", "AnyInsets",
        }  # fmt: skip

    def spelled(self) -> dict[str, str]:
        """What names of C in comments are in JavaScript."""
        names = {m.c: f"{pascal(m.of)}.{camel(m.word)}" for m in self.plan.methods()}
        for enum in self.plan.enums:
            names[enum["name"]] = pascal(enum["name"])
            for each in enum["constants"]:
                names[each["name"]] = f'"{constant_word(each["word"])}"'
        return names | {s.name: pascal(s.name) for s in self.plan.structs}

    def documented(self, doc: str) -> str:
        text = re.sub(r"\b(?:keep|KEEP)_\w+|\bNULL\b", self.replaced, doc.replace("*/", "* /"))
        lines = text.replace("Calls back.\n", "").splitlines()
        if len(lines) < 2:
            return f"/** {text} */\n"
        return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"

    def replaced(self, found: re.Match[str]) -> str:
        return self.names.get(found[0], found[0])

    # Types

    def enum(self, e: Declared) -> str:
        words = " | ".join(f'"{constant_word(c["word"])}"' for c in e["constants"])
        text = f"{self.documented(e['doc'])}export type {pascal(e['name'])} = {words};\n"
        also = ALSO.get(e["name"], {})
        if also:
            more = " | ".join(f'"{w}"' if isinstance(w, str) else str(w).lower() for w in also)
            text += f"export type Any{pascal(e['name'])} = {pascal(e['name'])} | {more};\n"
        return text

    def struct(self, s: Struct) -> str:
        optional = "?" if s.is_sized else ""
        fields = "".join(
            f"{self.documented(self.docs[s.name, f.name])}"
            f"{camel(f.name)}{optional}: {self.field(f.type)};\n"
            for f in s.fields
        )
        return f"export interface {pascal(s.name)} {{\n{fields}}}\n"

    def field(self, t: Type) -> str:
        if t.many or t.kind in ("closure", "struct", "flags"):
            return self.given(t)
        if t.kind == "handle":
            return f"{pascal(t.name)}{' | null' if t.optional else ''}"
        return self.one(t)

    def one(self, t: Type) -> str:
        """What one value is."""
        if t.kind in PLAIN:
            return PLAIN[t.kind]
        return CLOSURES[t.word.removesuffix("_function")] if t.kind == "closure" else pascal(t.name)

    def given(self, t: Type) -> str:
        """What is taken of a value."""
        one = self.one(t)
        if t.name in POSITIONS or t.name in ALSO:
            one = f"Any{one}"
        elif t.kind == "struct":
            one = f"Partial<{one}>"
        elif t.kind == "flags":
            one = f"{one} | List<{one}> | null"
        if t.many:
            element = f"{one} | null" if t.kind == "handle" and t.optional else one
            one = f"List<{element}>"
        return f"{one} | null" if t.optional else one

    def answered(self, t: Type) -> str:
        one = self.one(t)
        none = " | null" if t.optional else ""
        if t.many:
            return f"{one}[]"
        return f"{one}{none}"

    # Words for attributes and lines

    def words(self) -> str:
        enums = {e["name"]: e["constants"] for e in self.plan.enums}
        alone, many, lines = "", "", ""
        for each in enums["keep_attribute_kind"]:
            word = camel(each["word"].lower())
            is_related = word.endswith(("Offset", "Align"))
            if word == "group":
                continue
            doc = self.documented(each["doc"])
            if not is_related:
                alone += f"{doc}readonly {word}: Attribute;\n"
                many += f"readonly {word}: Values;\n"
            if is_related or word in BOTH:
                alone += f"{doc}{word}To(other: Node): Attribute;\n"
                many += f"{word}To(other: Node): Values;\n"
        for each in enums["keep_anchor"]:
            word = camel(each["word"].lower())
            if word not in BOTH:
                lines += f"{self.documented(each['doc'])}readonly {word}: Sum;\n"
        return (
            f"export interface AttributeWords {{\n{alone}}}\n\n"
            f"export interface LineWords {{\n{lines}}}\n\n"
            f"export interface ManyWords {{\n{many}}}\n"
        )

    # Objects

    def object(self, o: Object) -> str:
        base = " extends Owner" if o.word in OWNERS else " extends Handle" if o.handle else ""
        methods = "".join(self.method(m) for m in written(o))
        properties = "".join(
            self.property(p) for p in o.properties if p.getter.c not in BY_HAND or p.is_parameter
        )
        return f"export interface Written{pascal(o.word)}{base} {{\n{methods}{properties}}}\n"

    def property(self, p: Property) -> str:
        read, given = self.answered(p.type), self.given(p.type)
        word = camel(p.word)
        if p.type.kind == "text" and p.word == "name":
            read = "string"
        if not p.setter:
            return f"{self.documented(p.doc)}readonly {word}: {read};\n"
        if read == given:
            return f"{self.documented(p.doc)}{word}: {read};\n"
        return f"{self.documented(p.doc)}get {word}(): {read};\nset {word}(value: {given});\n"

    def method(self, m: Method) -> str:
        given = ", ".join(self.parameter(m, v) for v in m.ins)
        return f"{self.documented(m.doc)}{camel(m.word)}({given}): {self.result(m)};\n"

    def parameter(self, m: Method, v: Value) -> str:
        t = v.type
        may_be = is_usual(v) or is_left_out(v)
        rest = m.ins[m.ins.index(v) :]
        # What stands before something that has to be given is undefined when it is left out.
        may_be_missing = may_be and all(is_usual(each) or is_left_out(each) for each in rest)
        given = self.given(t)
        if t.kind == "struct" and t.optional and is_by_value(m, v):
            given = f"Partial<{self.one(t)}> | readonly number[] | null"
        if may_be and not may_be_missing:
            given += " | undefined"
        return f"{named(v.name)}{'?' if may_be_missing else ''}: {given}"

    def result(self, m: Method) -> str:
        if is_rows(m):
            return f"{self.fields(m, is_row=True)}[]"
        answers = [v for v in m.answers if m.result != "count" or v.name != "result"]
        if not answers:
            return "void"
        if len(answers) == 1:
            return self.answered(answers[0].type)
        none = " | null" if m.result == "found" else ""
        return f"{self.fields(m)}{none}"

    def fields(self, m: Method, *, is_row: bool = False) -> str:
        parts = []
        for v in m.answers:
            t = Type(v.type.kind, v.type.name, optional=v.type.optional) if is_row else v.type
            none = (m.result == "found" and v.name == "result") or (is_row and t.kind == "text")
            said = self.one(t) if none and not t.many else self.answered(t)
            parts.append(f"{answer(m, v)}: {said}")
        return f"{{ {'; '.join(parts)} }}"
