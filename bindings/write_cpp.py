"""Writes what is plain in keeplayout.hpp: a method for each function that nothing by hand calls.

They stand between marks in the classes, and their bodies at the end, where every class is known. By
hand are owners, operators, closures, exceptions, and words that are shorter than those in C.
"""

from __future__ import annotations

import re
import subprocess
import sys
import textwrap
from dataclasses import replace
from pathlib import Path

from model import FOR_C, Argument, Method, Plan, Property, Type, Value

HEADER = Path(__file__).resolve().parents[1] / "include" / "keeplayout.hpp"
FORMATTER = Path(sys.executable).parent / "clang-format"
# Called by hand, for something else as well.
ALSO = ("keep_node_find", "keep_node_constraints", "keep_node_context", "keep_layout_frames")
RESERVED = {"default": "default_value"}
PLAIN = {
    "flag": "bool",
    "number": "double",
    "size": "size_t",
    "id": "uint64_t",
    "flags": "uint32_t",
    "data": "void *",
}
ALIASES = ("rect", "size", "insets")
IRREGULAR = {"children": "child", "minima": "minimum", "maxima": "maximum"}
MARK = "/* ---- written by bindings/write_cpp.py: {} ---- */"
END = "/* ---- to here ---- */"


def source(plan: Plan, text: str) -> str:
    """The header, with everything between its marks as the plan has it."""
    by_hand = set(re.findall(r"\bkeep_\w+", _without_written(text))) - set(ALSO) | set(FOR_C)
    bodies = ""
    for of in plan.objects:
        known = {*ALIASES, *(each.word for each in plan.objects), *(m.word for m in of.methods)}
        plain = [m for m in of.methods if m.c not in by_hand and _is_plain(m)]
        methods = [_Method(_renamed(m, known)) for m in plain]
        if MARK.format(of.word) in text:
            parameters = "".join(parameter(p) for p in of.properties if p.is_parameter)
            declared = "\n".join(m.declaration() for m in methods)
            text = _replaced(text, of.word, f"{declared}\n{parameters}")
            bodies += "\n".join(m.body() for m in methods) + "\n"
    return formatted(_replaced(text, "bodies", bodies))


def _replaced(text: str, word: str, written: str) -> str:
    head, _, rest = text.partition(MARK.format(word))
    return f"{head}{MARK.format(word)}\n{written}\n{END}{rest.partition(END)[2]}"


def _without_written(text: str) -> str:
    head, _, tail = (re.escape(part) for part in MARK.partition("{}"))
    return re.sub(f"{head}.*{tail}(?s:.*?){re.escape(END)}", "", text)


def formatted(text: str, path: Path = HEADER) -> str:
    """Source as the project's format has it, for a file of the name."""
    command = [str(FORMATTER), f"--assume-filename={path}"]
    return subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout


def _renamed(method: Method, known: set[str]) -> Method:
    """With other names for parameters that would hide what is known where it is declared."""
    names = {v.name: f"the_{v.name}" for v in method.ins if v.name in known}
    return replace(
        method,
        ins=tuple(replace(v, name=names.get(v.name, v.name)) for v in method.ins),
        arguments=tuple(
            replace(a, name=names.get(a.name, a.name)) if a.source in ("in", "count") else a
            for a in method.arguments
        ),
    )


def _is_plain(method: Method) -> bool:
    """Closures are by hand, and so is what makes and ends an owner."""
    types = [v.type.kind for v in method.ins]
    return "closure" not in types and method.result not in ("owner", "same") and bool(method.owner)


class _Method:
    """A method in C++."""

    def __init__(self, method: Method) -> None:
        self.method = method
        word = method.word
        self.word = RESERVED.get(word, word)
        self.answers = method.answers
        self.lists = [v for v in method.outs if v.type.many]
        self.is_row = len(self.lists) > 1
        self.of = f"keep::{method.of}"

    # What is declared

    def declaration(self) -> str:
        doc = " ".join(self.method.doc.partition("\n\n")[0].split())
        doc = re.split(r"(?<=[.:;])\s", doc)[0].rstrip(".:;")
        answer = f"struct {self.answer_name()};\n" if self.has_struct() else ""
        doc = commented(f"{doc} ({self.method.c}).")
        return f"{answer}{doc}\n{self.result()} {self.word}({self.parameters(True)}) const;"

    def has_struct(self) -> bool:
        return len(self.answers) > 1

    def answer_name(self) -> str:
        return f"{self.word}_answer"

    def is_only_rows(self) -> bool:
        """Whether the answer is a list of structs, rather than a struct of lists."""
        return self.is_row and len(self.lists) == len(self.answers)

    def result(self, of: str = "") -> str:
        name = f"{of}{self.answer_name()}"
        if self.has_struct():
            return f"std::vector<{name}>" if self.is_only_rows() else name
        return typed(self.answers[0].type) if self.answers else "void"

    def parameters(self, with_usual: bool) -> str:
        return ", ".join(self.parameter(v, with_usual) for v in self.method.ins)

    def parameter(self, value: Value, with_usual: bool) -> str:
        usual = usual_of(self.method, value) if with_usual else ""
        return f"{given(value)} {value.name}{usual}"

    # What it does

    def body(self) -> str:
        head = f"inline {self.result(f'{self.of}::')} {self.of}::{self.word}("
        return f"{self.struct()}{head}{self.parameters(False)}) const {{\n{self.statements()}}}\n"

    def struct(self) -> str:
        if not self.has_struct():
            return ""
        fields = "".join(
            f"{typed(v.type, is_element=self.is_only_rows())} {self.field(v)};\n"
            for v in self.answers
        )
        return f"struct {self.of}::{self.answer_name()} {{\n{fields}}};\n"

    def field(self, value: Value) -> str:
        if value.name == "result":
            return RESERVED.get(self.method.word, self.method.word)
        if self.is_only_rows():
            return IRREGULAR.get(value.name, value.name.removesuffix("s"))
        return value.name

    def statements(self) -> str:
        lists = "".join(self.length_checked(*each) for each in self.method.parallel)
        lists += "".join(converted(v) for v in self.method.ins)
        if self.method.result == "count":
            return lists + self.counted()
        outs = "".join(self.declared(v) for v in self.method.outs)
        call = self.call({})
        if self.method.result == "status":
            return f"{lists}{outs}check({call});\n{self.returned('')}"
        if self.method.result == "nothing":
            return f"{lists}{outs}{call};\n{self.returned('')}"
        return f"{lists}{outs}{self.returned(call)}"

    def length_checked(self, value: Value, how: str, by: Value) -> str:
        """Leaves if a list is not as long as C will take it to be."""
        wanted = {
            "same": f"{by.name}.size()",
            "one more": f"{by.name}.size() + 1",
            "last": f"({by.name}.empty() ? 0 : {by.name}.back())",
        }[how]
        skips = f"!{value.name}.empty() && " if value.type.optional else ""
        call = f'detail::has_length("{value.name}", {value.name}.size(), {wanted})'
        return f"if ({skips}!{call})\nreturn{'' if not self.answers else ' {}'};\n"

    def declared(self, value: Value) -> str:
        if value.type.many:
            source = f"{next(v.name for v in self.method.ins if v.length == value.length)}.size()"
            return f"std::vector<{element(value.type)}> {value.name}_({source});\n"
        return f"{value.type.c} {value.name}_{{}};\n"

    def returned(self, call: str) -> str:
        """The end: the result of a call, and what was written."""
        parts = []
        if call:
            made = self.method.result == "made"
            call = f"detail::made(of(), {call})" if made else call
            is_handle = self.method.returns.kind == "handle"
            if len(self.answers) > 1 and self.method.outs:
                first = f"{'auto' if is_handle else typed(self.method.returns)} found = {call};\n"
                parts.append("{of(), found}" if is_handle else "found")
                parts += [self.wrapped(v) for v in self.method.outs]
                return f"{first}return {{{', '.join(parts)}}};\n"
            return f"return {{of(), {call}}};\n" if is_handle else f"return {call};\n"
        parts = [self.wrapped(v) for v in self.method.outs]
        if not parts:
            return ""
        return f"return {{{', '.join(parts)}}};\n" if len(parts) > 1 else f"return {parts[0]};\n"

    def wrapped(self, value: Value) -> str:
        if value.type.kind != "handle":
            return f"{value.name}_"
        if value.type.many:
            return f"detail::wrapped<{typed(value.type, True)}>(of(), {value.name}_)"
        return f"{typed(value.type)}(of(), {value.name}_)"

    def counted(self) -> str:
        """A list of as many as there are. What costs is asked once, if there is room; what is
        reported once is counted first."""
        singles = [v for v in self.method.outs if not v.type.many]
        text = "".join(self.declared(v) for v in singles)
        first = "0" if self.method.drains else "detail::room"
        for v in self.lists:
            text += f"std::vector<{element(v.type)}> {v.name}_({first});\n"
        capacity = f"{self.lists[0].name}_.size()"
        text += f"size_t count = {self.call({'capacity': capacity})};\n"
        resized = "".join(f"{v.name}_.resize(count);\n" for v in self.lists)
        again = f"{resized}{self.call({'capacity': 'count'})};\n"
        text += again if self.method.drains else (
            f"if (count > detail::room) {{\n{again}}} else {{\n{resized}}}\n"
        )  # fmt: skip
        if not self.is_only_rows():
            return text + self.returned("")
        row = ", ".join(self.element(v) for v in self.lists)
        name = f"{self.of}::{self.answer_name()}"
        return (
            f"{text}std::vector<{name}> all;\nfor (size_t k = 0; k < count; k++)\n"
            f"all.push_back({{{row}}});\nreturn all;\n"
        )

    def element(self, value: Value) -> str:
        at = f"{value.name}_[k]"
        if value.type.kind == "handle":
            return f"{typed(value.type, True)}(of(), {at})"
        return f"{at} != 0" if value.type.kind == "flag" else at

    # What C is given

    def call(self, sources: dict[str, str]) -> str:
        written = (self.argument(a, sources) for a in self.method.arguments)
        return f"{self.method.c}({', '.join(written)})"

    def argument(self, argument: Argument, sources: dict[str, str]) -> str:
        name = argument.name
        if argument.source == "owner":
            return "owned()"
        if argument.source == "self":
            return "data()" if self.method.of == "nodes" else "c()"
        if argument.source == "count":
            return "size()" if name == "self" else f"{name}.size()"
        if argument.source == "capacity":
            return sources["capacity"]
        if argument.source == "out":
            value = next(v for v in self.method.outs if v.name == name)
            if not value.type.many:
                return f"&{name}_"
            pointer = f"{name}_.data()"
            return f"reinterpret_cast<bool *>({pointer})" if value.type.kind == "flag" else pointer
        value = next(v for v in self.method.ins if v.name == name)
        return passed(value)


def commented(doc: str) -> str:
    return textwrap.fill(
        f"/** {' '.join(doc.split())} */", 98, initial_indent="  ", subsequent_indent="   * "
    )


def parameter(of: Property) -> str:
    """What is one of several doubles in C, as a getter and a setter of its own type."""
    what = next(a.name for a in of.getter.arguments if a.source == "fixed")
    read = f"{of.getter.c}(owned(), c(), {what})"
    type_, given = "double", "value"
    if of.type.kind == "enum":
        type_ = f"std::optional<{of.type.name}>" if of.type.optional else of.type.name
        given = "value ? static_cast<double>(*value) : NAN" if of.type.optional else "value"
        read = f"detail::chosen<{of.type.name}>({read})"
        read += "" if of.type.optional else f".value_or({of.type.name}{{}})"
    elif of.type.kind == "flag":
        type_, read = "bool", f"{read} == 1"
    bare = of.word.removeprefix("is_")
    return (
        f"{commented(of.doc)}\n{type_} {of.word}() const {{ return {read}; }}\n"
        f"void set_{bare}({type_} value) const {{\n"
        f"check({of.setter.c if of.setter else ''}(owned(), c(), {what}, {given}));\n}}\n"
    )


def typed(type_: Type, is_element: bool = False) -> str:
    """What a result is."""
    one = _one(type_)
    return f"std::vector<{one}>" if type_.many and not is_element else one


def _one(type_: Type) -> str:
    if type_.kind == "handle":
        return f"keep::{type_.word}"
    if type_.kind == "text":
        return "std::string"
    if type_.word in ALIASES:
        return f"keep::{type_.word}"
    if type_.kind in ("enum", "struct", "options"):
        return type_.name
    return PLAIN.get(type_.kind, type_.c)


def element(type_: Type) -> str:
    """What an array in C is of; bytes for bool, as std::vector<bool> is no array."""
    return "char" if type_.kind == "flag" else type_.c


def given(value: Value) -> str:
    """What a parameter is declared as."""
    type_ = value.type
    if type_.many:
        return f"const std::vector<{_one(type_)}> &"
    if type_.kind == "number" and value.name.endswith("priority"):
        return "keep::priority"
    if type_.kind == "text":
        return "const std::string &"
    may_be_null = type_.kind == "struct" and type_.optional and type_.word not in ALIASES
    if type_.kind == "options" or may_be_null:
        return f"const {type_.name} {'*' if type_.optional else '&'}"
    return _one(type_)


def usual_of(method: Method, value: Value) -> str:
    if value is not method.ins[-1] and method.ins.index(value) + 1 < len(method.ins):
        return ""
    changes = method.result == "made" or (method.result == "status" and not method.outs)
    if value.name == "priority" and changes and len(method.ins) > 1:
        return " = required"
    if value.type.optional and value.type.many:
        return " = {}"
    if value.type.kind == "options" and value.type.optional:
        return " = nullptr"
    return ""


def converted(value: Value) -> str:
    """A list as an array of C, where it is none yet."""
    type_ = value.type
    if not type_.many:
        return ""
    if type_.kind == "handle":
        return f"auto {value.name}_ = detail::handles({value.name}, of());\n"
    if type_.kind == "text":
        return f"auto {value.name}_ = detail::texts({value.name});\n"
    if type_.kind == "enum" and type_.c != type_.name:
        return f"std::vector<{type_.c}> {value.name}_({value.name}.begin(), {value.name}.end());\n"
    return ""


def passed(value: Value) -> str:
    type_, name = value.type, value.name
    if type_.many:
        array = f"{name}_" if converted(value) else name
        return f"detail::array({array})" if type_.optional else f"{array}.data()"
    if type_.kind == "number" and name.endswith("priority"):
        return f"{name}.number"
    if type_.kind == "text":
        return f"{name}.c_str()"
    if type_.kind == "handle":
        return f"{name}.in(of())"
    if type_.kind == "options" and not type_.optional:
        return f"&{name}"
    return name
