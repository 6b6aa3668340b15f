"""Writes what is plain in the Swift package: types, properties and methods that are not by hand.

By hand are the types that things are of, closures, blocks, operators, and shorter words. A property
that is refused keeps its error for the next solve; a method throws it.
"""

from __future__ import annotations

import re
import subprocess
import textwrap
from dataclasses import replace
from pathlib import Path
from typing import Any

from model import FOR_C, Argument, Method, Object, Plan, Property, Struct, Type, Value

PACKAGE = Path(__file__).resolve().parents[1] / "Sources" / "KeepLayout"
OUTPUT = PACKAGE / "Written.swift"
# Called by hand, for something else as well.
ALSO = (
    "keep_node_children", "keep_node_constraints", "keep_layout_frames", "keep_attribute_text",
    "keep_constraint_text", "keep_constraint_priority",
)  # fmt: skip
# Errors are thrown, and not asked for.
UNWANTED = ("keep_layout_clear_error", "keep_solver_clear_error")
# What the package calls otherwise than C does.
TYPES = {
    "align": "Alignment",
    "autoresizing": "Flexible",
    "format_option": "FormatOptions",
    "guide": "GuidedArea",
    "log": "LogKinds",
}
WORDS = {
    "KEEP_LOG_REFUSED": "refusals",
    "KEEP_LOG_CONFLICT": "conflicts",
    "KEEP_LOG_AMBIGUITY": "ambiguities",
    "KEEP_LOG_DECISION": "decisions",
    "default": "defaultValue",
}
USUAL = {"Anchor": "left", "Least": "word"}
SKIPPED = ("keep_handle_kind",)
PLAIN = {
    "flag": "Bool",
    "number": "Double",
    "size": "Int",
    "whole": "Int",
    "id": "UInt64",
    "text": "String",
    "priority": "Priority",
}
SINGULAR = {"children": "child", "minima": "minimum", "maxima": "maximum"}
HEAD = """\
// Written by bindings/write_swift.py from the headers, which say what all of this means.
import CKeepLayout

"""


def source(plan: Plan, by_hand: str | None = None) -> str:
    """Written.swift."""
    text = by_hand if by_hand is not None else written_by_hand()
    plan = _with_priorities(plan)
    known = set(re.findall(r"\bkeep_\w+", text)) - set(ALSO) | FOR_C.keys() | set(UNWANTED)
    enums = [each for each in plan.enums if each["name"] not in SKIPPED]
    structs = [each for each in plan.structs if _is_plain_struct(each)]
    parts = [
        *(_flags(each) if each["name"] in plan.flags else _enum(each) for each in enums),
        *(_struct(each) for each in structs),
        *(_extension(each, known) for each in plan.objects),
    ]
    return formatted(HEAD + "\n".join(part for part in parts if part))


def _with_priorities(plan: Plan) -> Plan:
    """With priorities as a kind of their own."""

    def typed(name: str, type_: Type) -> Type:
        is_one = type_.kind == "number" and name.endswith("priority") and not type_.many
        return replace(type_, kind="priority") if is_one else type_

    def values(all_: tuple[Value, ...]) -> tuple[Value, ...]:
        return tuple(replace(v, type=typed(v.name, v.type)) for v in all_)

    def method(m: Method) -> Method:
        returns = typed(m.word, m.returns)
        return replace(m, ins=values(m.ins), outs=values(m.outs), returns=returns)

    def prop(p: Property) -> Property:
        setter = method(p.setter) if p.setter else None
        return replace(p, type=typed(p.word, p.type), getter=method(p.getter), setter=setter)

    objects = [
        replace(o, methods=list(map(method, o.methods)), properties=list(map(prop, o.properties)))
        for o in plan.objects
    ]
    return replace(plan, objects=objects)


def written_by_hand() -> str:
    files = sorted(path for path in PACKAGE.glob("*.swift") if path != OUTPUT)
    return "\n".join(path.read_text() for path in files)


def formatted(text: str) -> str:
    command = ["swift", "format", "--configuration", str(PACKAGE.parents[1] / ".swift-format")]
    return subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout


# Types


def typed(name: str) -> str:
    """The name of a type."""
    word = name.removeprefix("keep_")
    return TYPES.get(word) or "".join(part.capitalize() for part in word.split("_"))


def _case(constant: dict[str, Any]) -> str:
    word = constant["word"].lower().removeprefix("flexible_")
    return WORDS.get(constant["name"]) or camel(word)


def camel(word: str) -> str:
    head, *rest = WORDS.get(word, word).split("_")
    name = head + "".join(part.capitalize() for part in rest)
    return f"`{name}`" if name in ("default", "where", "in", "is") else name


def _doc(text: str, of: str = "") -> str:
    """A comment: the first sentence, and the function in C."""
    first = re.split(r"(?<=[.:;])\s", " ".join(text.partition("\n\n")[0].split()))[0]
    words = (first.rstrip(".:;") or "As in C") + (f" (`{of}`)." if of else ".")
    return "\n".join(f"/// {line}" for line in textwrap.wrap(words, 92))


def _enum(enum: dict[str, Any]) -> str:
    name, c = typed(enum["name"]), enum["name"]
    cases = "".join(
        f"{_doc(each['doc'] or each['word'].lower())}\ncase {_case(each)} = {each['value']}\n"
        for each in enum["constants"]
    )
    first = _case(enum["constants"][0])
    return (
        f"{_doc(enum['doc'])}\npublic enum {name}: Int32, CaseIterable, Sendable {{\n{cases}\n"
        f"init(_ c: {c}) {{\n"
        f"self = Self(rawValue: Int32(truncatingIfNeeded: c.rawValue)) ?? .{first}\n}}\n"
        f"var c: {c} {{ {c}(.init(truncatingIfNeeded: rawValue)) }}\n}}\n"
    )


def _flags(enum: dict[str, Any]) -> str:
    name = typed(enum["name"])
    values = "".join(
        f"{_doc(each['doc'] or each['word'].lower())}\n"
        f"public static let {_case(each)} = {name}(rawValue: {each['value']})\n"
        for each in enum["constants"]
    )
    return (
        f"{_doc(enum['doc'])}\npublic struct {name}: OptionSet, Hashable, Sendable {{\n"
        f"/// A bit for each.\npublic let rawValue: UInt32\n"
        f"/// By their bits.\npublic init(rawValue: UInt32) {{ self.rawValue = rawValue }}\n"
        f"{values}}}\n"
    )


def _is_plain_struct(struct: Struct) -> bool:
    return not struct.is_sized and all(
        v.type.kind in ("number", "enum", "size", "flag") for v in struct.fields
    ) and struct.name not in ("keep_track", "keep_equation_fault")  # fmt: skip


def _struct(struct: Struct) -> str:
    name = typed(struct.name)
    fields = [(camel(v.name), swift(v.type), v) for v in struct.fields]
    declared = "".join(f"{_doc(v.name)}\npublic var {f}: {t}\n" for f, t, v in fields)
    given = ", ".join(f"{f}: {t}" for f, t, _ in fields)
    assigned = "\n".join(f"self.{f} = {f}" for f, _, _ in fields)
    read = ", ".join(f"{f}: {read_as(v.type, f'c.{v.name}')}" for f, _, v in fields)
    made = ", ".join(f"{v.name}: {f}{'.c' if v.type.kind == 'enum' else ''}" for f, _, v in fields)
    return (
        f"{_doc(struct.doc)}\npublic struct {name}: Hashable, Sendable {{\n{declared}\n"
        f"/// All of it.\npublic init({given}) {{\n{assigned}\n}}\n"
        f"init(_ c: {struct.name}) {{ self.init({read}) }}\n"
        f"var c: {struct.name} {{ {struct.name}({made}) }}\n}}\n"
    )


def swift(type_: Type, is_element: bool = False) -> str:
    """What a value is in Swift."""
    one = PLAIN.get(type_.kind) or typed(type_.name)
    if type_.many and not is_element:
        return f"[{one}]"
    return f"{one}?" if type_.optional else one


def read_as(type_: Type, expression: str, owner: str = "layout") -> str:
    """What C has, in Swift."""
    if type_.kind in ("enum", "struct"):
        return f"{typed(type_.name)}({expression})"
    if type_.kind == "flags":
        return f"{typed(type_.name)}(rawValue: UInt32({expression}))"
    if type_.kind == "whole":
        return f"Int({expression})"
    if type_.kind == "text":
        return f"String(cString: {expression})"
    if type_.kind == "handle":
        label = "found: " if type_.optional else ""
        return f"{typed(type_.name)}({label}{owner}, {expression})"
    if type_.kind == "priority":
        return f"Priority({expression})"
    return f"finite({expression})" if type_.kind == "number" and type_.optional else expression


# Members


def _extension(of: Object, known: set[str]) -> str:
    methods = [m for m in of.methods if m.c not in known and _is_plain(m)]
    taken = {p.getter.c for p in of.properties} | {
        p.setter.c for p in of.properties if p.setter and not p.is_parameter
    }
    properties = [
        p
        for p in of.properties
        if p.getter.c not in known and not p.is_parameter and _is_plain(p.getter)
    ]
    parameters = [p for p in of.properties if p.is_parameter]
    members = [_property(p) for p in properties]
    members += [_parameter(p) for p in parameters if camel(p.word) not in ("axis", "padding")]
    members += [_Member(m).text() for m in methods if m.c not in taken]
    if not members:
        return ""
    head = "Array where Element == Node" if of.word == "nodes" else typed(of.word)
    return f"extension {head} {{\n" + "\n".join(members) + "}\n"


def _is_plain(method: Method) -> bool:
    kinds = [(v.type.kind, v.type.many) for v in method.ins]
    is_hand = any(
        kind in ("closure", "options", "data") or (kind == "text" and many) for kind, many in kinds
    )
    is_hand |= any(v.type.kind == "struct" and v.type.optional for v in method.ins)
    structs = [v.type.name for v in (*method.ins, *method.answers) if v.type.kind == "struct"]
    is_hand |= any(name in ("keep_term", "keep_track", "keep_equation_fault") for name in structs)
    is_hand |= method.returns.kind in ("data", "owner") or not method.owner
    return not is_hand


def _owner(of: str) -> str:
    """How the owner is known where a method is."""
    return (
        "reference"
        if of in ("layout", "solver")
        else {"variable": "solver", "row": "solver"}.get(of, "layout")
    )


def _property(of: Property) -> str:
    owner = _owner(of.of)
    member = _Member(of.getter)
    got = read_as(of.type, member.call(), owner)
    text = f"{_doc(of.doc, of.getter.c)}\npublic var {camel(of.word)}: {swift(of.type)} {{\n"
    if not of.setter:
        return f"{text}{owner}.read {{ {got} }}\n}}\n"
    value = of.setter.ins[0]
    setter = _Member(of.setter)
    given = passed(value, "newValue", owner)
    statement = f"{owner}.note {_closure(setter.call({value.name: given}))}"
    is_class = of.of in ("layout", "solver")
    return (
        f"{text}get {{ {owner}.read {{ {got} }} }}\n"
        f"{'' if is_class else 'nonmutating '}set {{ {statement} }}\n}}\n"
    )


def _parameter(of: Property) -> str:
    """What is one of several doubles in C."""
    what = next(a.name for a in of.getter.arguments if a.source == "fixed")
    kind = "member" if of.getter.c == "keep_member_get" else "container"
    subscript = f"self[{kind}: {what}]"
    got, given = subscript, "newValue"
    if of.type.kind == "enum":
        name = typed(of.type.name)
        got = f"{name}(rawValue: Int32(exactly: {subscript}) ?? -1)"
        if of.type.optional:
            given = "newValue.map { Double($0.rawValue) } ?? .nan"
        else:
            got += f" ?? .{USUAL.get(name, 'fill')}"
            given = "Double(newValue.rawValue)"
    elif of.type.kind == "flag":
        got, given = f"{subscript} == 1", "newValue ? 1 : 0"
    elif of.type.optional:
        got, name = f"finite({subscript})", f'"the {of.word.partition("_")[0]}"'
        call = f"keep_{kind}_set($0, c, {what}, try given(newValue, {name}))"
        return _accessors(of, what, got, f"layout.note {_closure(call)}")
    return _accessors(of, what, got, f"{subscript} = {given}")


def _accessors(of: Property, what: str, got: str, put: str) -> str:
    return (
        f"{_doc(of.doc, what)}\npublic var {camel(of.word)}: {swift(of.type)} {{\n"
        f"get {{ {got} }}\nnonmutating set {{ {put} }}\n}}\n"
    )


def _closure(call: str) -> str:
    """What calls C; Swift wants to be told what it throws."""
    named = call.replace("($0", "(pointer", 1)
    if "try " in call:
        return f"{{ pointer throws(KeepError) in {named} }}"
    return f"{{ pointer in {named} }}" if "$0" in named else f"{{ {call} }}"


class _Member:
    """A method in Swift."""

    def __init__(self, method: Method) -> None:
        self.method = method
        self.owner = _owner(method.of)
        self.within = "owner" if method.of == "nodes" else self.owner
        self.lists = [v for v in method.outs if v.type.many]
        self.answers = method.answers
        self.is_rows = len(self.lists) > 1 and len(self.lists) == len(self.answers)

    def text(self) -> str:
        head = self.head()
        return f"{_doc(self.method.doc, self.method.c)}\n{head} {{\n{self.body()}}}\n"

    def is_variable(self) -> bool:
        m = self.method
        return not m.ins and not m.fails and not m.drains and bool(self.answers)

    def head(self) -> str:
        word, method = camel(self.method.word), self.method
        if self.is_variable():
            return f"public var {word}: {self.result()}"
        fails = method.fails or any("try" in passed(v, v.name, "") for v in method.ins)
        result = self.result()
        arrow = f" -> {result}" if result else ""
        discardable = "@discardableResult\n" if method.result == "made" else ""
        throws = " throws(KeepError)" if fails else ""
        return f"{discardable}public func {word}({self.parameters()}){throws}{arrow}"

    def parameters(self) -> str:
        return ", ".join(
            f"{'_ ' if place == 0 else ''}{camel(v.name)}: {swift(v.type)}{self.usual(v)}"
            for place, v in enumerate(self.method.ins)
        )

    def usual(self, value: Value) -> str:
        m = self.method
        changes = m.result == "made" or (m.result == "status" and not m.outs)
        if value.name == "priority" and changes and value is m.ins[-1]:
            return " = .required"
        if value.name == "installed":
            return " = true"
        if value.type.name == "keep_frame_kind" and value is m.ins[-1]:
            return " = .inParent"
        if value.name == "within":
            return " = nil"
        is_alone = not any(v.length == value.length for v in (*m.ins, *m.outs) if v is not value)
        return " = []" if value.type.many and value.type.optional and is_alone else ""

    def result(self) -> str:
        if not self.answers:
            return ""
        if len(self.answers) == 1:
            return swift(self.answers[0].type)
        fields = ", ".join(
            f"{self.field(v)}: {swift(v.type, is_element=self.is_rows)}" for v in self.answers
        )
        return f"[({fields})]" if self.is_rows else f"({fields})"

    def field(self, value: Value) -> str:
        if value.name == "result":
            return camel(self.method.word)
        name = (
            SINGULAR.get(value.name, value.name.removesuffix("s")) if self.is_rows else value.name
        )
        return camel(name)

    def call(self, given: dict[str, str] | None = None) -> str:
        words = (self.argument(a, given or {}) for a in self.method.arguments)
        return f"{self.method.c}({', '.join(words)})"

    def argument(self, argument: Argument, given: dict[str, str]) -> str:
        source, name = argument.source, argument.name
        if source == "owner":
            return "$0"
        if source == "self":
            return "map { $0.c(in: owner) }" if self.method.of == "nodes" else "c"
        if source == "count":
            return "count" if name == "self" else given.get(f"{name}.count", f"{camel(name)}.count")
        if source == "capacity":
            return given["capacity"]
        if source == "out":
            return given.get(name) or f"&{camel(name)}"
        value = next(v for v in self.method.ins if v.name == name)
        return given.get(name) or passed(value, camel(name), self.within)

    def body(self) -> str:
        method = self.method
        outs = "".join(_length_checked(*each) for each in method.parallel)
        outs += "".join(self.declared(v) for v in method.outs)
        if method.result == "count":
            return outs + self.counted()
        wrapper = "let owner = try owner()\n" if method.of == "nodes" else ""
        owner = self.within
        call = self.call()
        if method.result == "made":
            made = f"try {owner}.make {_closure(call)}"
            return f"{wrapper}return {typed(method.returns.name)}({owner}, {made})\n"
        if method.result == "status":
            end = self.returned(owner)
            return f"{wrapper}{outs}try {owner}.attempt {_closure(call)}\n{end}"
        if not self.answers:
            return f"{owner}.read {{ {call} }}\n"
        if not method.outs:
            # What throws is done before, as reading does not.
            checked = re.findall(r"try checked\((\w+)\)", call)
            first = "".join(f"let {name} = try checked({name})\n" for name in checked)
            got = read_as(method.returns, re.sub(r"try checked\((\w+)\)", r"\1", call), owner)
            return f"{first}{'return ' if first else ''}{owner}.read {{ {got} }}\n"
        if method.result == "nothing":
            return f"{outs}{owner}.read {{ {call} }}\n{self.returned(owner)}"
        first = f"let result = {owner}.read {{ {call} }}\n"
        parts = [f"{self.field(self.answers[0])}: {read_as(method.returns, 'result', owner)}"]
        parts += [f"{self.field(v)}: {read_as(v.type, camel(v.name), owner)}" for v in method.outs]
        return f"{outs}{first}return ({', '.join(parts)})\n"

    def declared(self, value: Value) -> str:
        name = camel(value.name)
        if value.type.many:
            same = [v for v in self.method.ins if v.length == value.length]
            return _room(value, f"{camel(same[0].name)}.count") if same else ""
        return f"var {name} = {empty(value.type)}\n"

    def returned(self, owner: str) -> str:
        parts = []
        for v in self.method.outs:
            name = camel(v.name)
            if v.type.many:
                element = read_as(_element(v), "$0", owner)
                parts.append(
                    (self.field(v), name if element == "$0" else f"{name}.map {{ {element} }}")
                )
            else:
                parts.append((self.field(v), read_as(v.type, name, owner)))
        if not parts:
            return ""
        if len(parts) == 1:
            return f"return {parts[0][1]}\n"
        return f"return ({', '.join(f'{name}: {value}' for name, value in parts)})\n"

    def counted(self) -> str:
        """As many as there are. What costs is asked once, if there is room; what is reported once
        is counted first."""
        call, names = self.call({"capacity": "room"}), [camel(v.name) for v in self.lists]
        made = "".join(_room(v, "room") for v in self.lists)
        again = made.replace("var ", "") + f"_ = {self.owner}.read {{ {call} }}\n"
        if self.method.drains:
            none = {v.name: "nil" for v in self.lists}
            first = self.call({**none, "capacity": "0"})
            text = f"let room = {self.owner}.read {{ {first} }}\n{made}"
            text += f"let count = {self.owner}.read {{ {call} }}\n"
        else:
            text = f"var room = 16\n{made}let count = {self.owner}.read {{ {call} }}\n"
            text += f"if count > room {{\nroom = count\n{again}}}\n"
        if not self.is_rows:
            text += "".join(f"{name}.removeLast(room - count)\n" for name in names)
            return text + self.returned(self.owner)
        elements = [(self.field(v), self.element(v)) for v in self.lists]
        fields = ", ".join(f"{name}: {value}" for name, value in elements)
        return f"{text}return (0..<count).map {{ ({fields}) }}\n"

    def element(self, value: Value) -> str:
        at = f"{camel(value.name)}[$0]"
        if value.type.kind == "text":
            return f'{at}.map(String.init(cString:)) ?? ""'
        return read_as(_element(value), at, self.owner)


def _element(value: Value) -> Type:
    return replace(value.type, many=False)


def _room(value: Value, count: str) -> str:
    """An array that C writes into."""
    element = f"[{c_type(value.type)}](repeating: {empty(value.type)}, count: {count})"
    return f"var {camel(value.name)} = {element}\n"


def _length_checked(value: Value, how: str, by: Value) -> str:
    wanted = {
        "same": f"{camel(by.name)}.count",
        "one more": f"{camel(by.name)}.count + 1",
        "last": f"{camel(by.name)}.last ?? 0",
    }[how]
    name = camel(value.name)
    skips = f"if !{name}.isEmpty {{ " if value.type.optional else ""
    return f'{skips}try checkLength("{name}", {name}.count, {wanted}){" }" if skips else ""}\n'


def c_type(type_: Type) -> str:
    plain = {"double": "Double", "bool": "Bool", "size_t": "Int"}
    plain["const char *"] = "UnsafePointer<CChar>?"
    return plain.get(type_.c, type_.c)


def empty(type_: Type) -> str:
    plain = {"number": "0.0", "priority": "0.0", "flag": "false", "size": "0", "text": "nil"}
    return plain.get(type_.kind) or f"{type_.c}()"


def passed(value: Value, name: str, owner: str) -> str:
    """What C is given for a parameter."""
    type_ = value.type
    if type_.many:
        array = name
        if type_.kind == "handle":
            array = f"{name}.map {{ $0.c(in: {owner}) }}"
        elif type_.kind == "enum":
            array = f"{name}.map {{ Int8($0.rawValue) }}"
        return f"{name}.isEmpty ? nil : {array}" if type_.optional else array
    if type_.kind == "priority":
        return f"{name}.rawValue"
    if type_.kind == "number":
        return f'try given({name}, "the {value.name}")' if type_.optional else name
    if type_.kind == "text":
        return f"try checked({name})"
    if type_.kind == "handle":
        handle = f"c(in: {owner})"
        return f"{name}?.{handle} ?? {type_.c}()" if type_.optional else f"{name}.{handle}"
    if type_.kind in ("enum", "struct"):
        return f"{name}.c"
    if type_.kind == "flags":
        return f"{name}.rawValue"
    if type_.kind == "whole":
        return f"{c_whole(type_.c)}(clamping: {name})"
    return name


def c_whole(c: str) -> str:
    return {"int32_t": "Int32", "uint32_t": "UInt32", "int": "Int32", "int8_t": "Int8"}[c]


# The guide


GUIDE = PACKAGE / "README.md"
GUIDE_TESTS = PACKAGE.parents[1] / "Tests" / "SwiftTests" / "GuideTests.swift"
GUIDE_HEAD = """\
import KeepLayout
import Testing

/// The examples of Sources/KeepLayout/README.md, from which bindings/write_swift.py writes this.
@Suite struct GuideTests {
"""
GUIDE_TEST = '''\
  @Test func {name}() throws {{
    var printed = ""
    func print(_ items: Any...) {{
      printed += items.map {{ "\\($0)" }}.joined(separator: " ") + "\\n"
    }}
{body}
    #expect(
      printed == """
{output}
        """)
  }}
'''


def guide_tests(guide: str) -> str:
    """GuideTests.swift: each example of the guide, and what it prints."""
    tests = ""
    for section in re.split(r"^## ", guide, flags=re.MULTILINE)[1:]:
        blocks = re.findall(r"```swift\n(.*?)```\n\n```text\n(.*?)```", section, re.DOTALL)
        for place, (body, output) in enumerate(blocks):
            name = "".join(word.capitalize() for word in section.splitlines()[0].split())
            tests += "\n" + GUIDE_TEST.format(
                name=name[0].lower() + name[1:] + (str(place + 1) if place else ""),
                body=textwrap.indent(body.rstrip(), "    "),
                output=textwrap.indent(output.replace("\\", "\\\\"), " " * 8),
            )
    return formatted(f"{GUIDE_HEAD}{tests.lstrip()}}}\n")
