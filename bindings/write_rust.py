"""Writes what is plain in the Rust crate: the functions of C, and what is safe on top of them.

By hand are owners, what handles are, closures and their panics, blocks, operators, and shorter
words.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from model import FOR_C, Argument, Declared, Method, Object, Plan, Property, Struct, Type, Value

PACKAGE = Path(__file__).resolve().parent / "rust" / "src"
RAW = PACKAGE / "raw.rs"
WRITTEN = PACKAGE / "written.rs"
# Called by hand, for something else as well.
ALSO = (
    "keep_node_find",
    "keep_node_attribute", "keep_node_attribute_to", "keep_layout_error", "keep_solver_error",
    "keep_layout_error_message", "keep_solver_error_message",
    "keep_node_create", "keep_layout_handle_kind",
)  # fmt: skip
WORDS = {
    "create_grid": "grid",
    "create_group": "group",
    "create_guideline": "guideline",
    "default": "default_value",
    "grid_track": "track",
    "group_destroy": "destroy_group",
    "svg": "drawn",
    "kind_of": "kind",
    "move": "move_to",
    "place_grid": "place",
    "set_grid_track": "set_track",
}
# What an error names that is met before C is asked.
CULPRITS = ("node", "nodes", "attribute")
IN_C = {
    "bool": "bool",
    "double": "f64",
    "int": "c_int",
    "int8_t": "i8",
    "int32_t": "i32",
    "uint32_t": "u32",
    "size_t": "usize",
    "uint64_t": "u64",
    "const char *": "*const c_char",
    "const char *const *": "*const *const c_char",
    "const char **": "*mut *const c_char",
    "void *": "*mut c_void",
}
PLAIN = {"flag": "bool", "number": "f64", "size": "usize", "id": "u64", "priority": "Priority"}
SINGULAR = {"children": "child", "minima": "minimum", "maxima": "maximum"}
# These are attributes of a node alone, and in relation to another one; others are either.
BOTH = ("WIDTH", "HEIGHT", "SIZE")
# What by hand stands for functions and macros of C in comments.
PLACES = {
    "KEEP_OK": "Result",
    "KEEP_REQUIRED": "REQUIRED",
    "KEEP_HIGH": "HIGH",
    "KEEP_MEDIUM": "MEDIUM",
    "KEEP_LOW": "LOW",
    "KEEP_FITTING": "FITTING",
    "KEEP_STACK": "Stack",
    "KEEP_GRID": "Grid",
    "KEEP_GUIDELINE": "Guideline",
    "keep_animation_begin": "Layout::animate",
    "keep_animation_commit": "Layout::animate",
    "keep_constraint_create": "Layout::add",
    "keep_layout_changes": "Layout::changes",
    "keep_layout_commit": "Transaction::commit",
    "keep_layout_rollback": "Transaction",
    "keep_node_apply": "Node::apply_all",
    "keep_stack_create": "Node::stack",
    "keep_term": "Term",
}
HEAD = "// Written by bindings/write_rust.py from the headers: `make generate`.\n"


# ---- The functions of C


def raw(api: Declared) -> str:
    """raw.rs."""
    parts = [
        HEAD,
        "//! The functions of C, as the headers declare them.\n",
        "use std::marker::{PhantomData, PhantomPinned};",
        "use std::os::raw::{c_char, c_int, c_void};\n",
    ]
    for enum in api["enums"]:
        name = enum["name"]
        parts.append(f"{documented(enum['doc'])}pub type {name} = c_int;")
        for constant in enum["constants"]:
            doc = documented(constant["doc"])
            parts.append(f"{doc}pub const {constant['name']}: {name} = {constant['value']};")
    functions = {each["name"] for each in api["callbacks"]}
    parts += [raw_struct(struct, functions) for struct in api["structs"]]
    for each in api["callbacks"]:
        signature = raw_signature(each, functions)
        doc = documented(each["doc"])
        parts.append(f'{doc}pub type {each["name"]} = unsafe extern "C" fn{signature};')
    parts.append('\nextern "C" {')
    for each in api["functions"]:
        parts.append(f"{documented(each['doc'])}pub fn {each['name']}")
        parts[-1] += f"{raw_signature(each, functions)};"
    return indented("\n".join([*parts, "}", ""]))


def raw_struct(struct: Declared, functions: set[str]) -> str:
    name, fields = struct["name"], struct["fields"]
    doc = documented(struct["doc"])
    if not fields:
        marker = "PhantomData<(*mut u8, PhantomPinned)>"
        return f"{doc}#[repr(C)]\npub struct {name} {{ _opaque: [u8; 0], _marker: {marker} }}"
    held = any("*" in each["type"] for each in fields)
    derived = "Clone, Copy, Debug" if held else "Clone, Copy, Debug, Default, PartialEq"
    lines = [f"{doc}#[repr(C)]\n#[derive({derived})]\npub struct {name} {{"]
    for each in fields:
        lines.append(
            f"{documented(each['doc'])}pub {each['name']}: {in_c(each['type'], functions)},"
        )
    wide = '#[cfg(target_pointer_width = "64")]'
    same = f"std::mem::size_of::<{name}>() == {struct['size']}"
    return "\n".join([*lines, f"}}\n{wide}\nconst _: () = assert!({same});"])


def raw_signature(function: Declared, functions: set[str]) -> str:
    given = ", ".join(
        f"{escaped(each['name'])}: {in_c(each['type'], functions)}"
        for each in function["parameters"]
    )
    result = function["result"]
    returned = "" if result == "void" else f" -> {in_c(result, functions)}"
    return f"({given}){returned}"


def in_c(type_: str, functions: set[str]) -> str:
    if type_ in IN_C:
        return IN_C[type_]
    if type_ in functions:
        return f"Option<{type_}>"
    if not type_.endswith("*"):
        return type_
    bare = type_.removesuffix("*").strip()
    is_const = bare.startswith("const ")
    bare = bare.removeprefix("const ")
    return f"*{'const' if is_const else 'mut'} {IN_C.get(bare, bare)}"


# ---- What is safe on top


def source(plan: Plan, api: Declared) -> str:
    """written.rs."""
    known = set(re.findall(r"\bkeep_\w+", written_by_hand())) - set(ALSO) | FOR_C.keys()
    docs = {(s["name"], f["name"]): f["doc"] for s in api["structs"] for f in s["fields"]}
    words = _Words(plan, {m.c for m in plan.methods() if m.c not in known and is_plain(m)})
    writer = _Writer(plan, known, docs, words)
    enums = plan.enums
    parts = [
        HEAD,
        "use std::fmt;\nuse std::ops::BitOr;\nuse std::os::raw::c_int;\nuse std::ptr::null;\n",
        "use crate::handles::*;",
        "use crate::owner::{array, found, given, has_length, number, text_in, text_of};",
        "use crate::terms::{Dimension, Line, Term};",
        "use crate::values::named_flags;",
        "use crate::{raw, Layout, Priority, Result, Solver};\n",
        *(
            writer.flags(each) if each["name"] in plan.flags else writer.enum(each)
            for each in enums
        ),
        *(writer.struct(each) for each in plan.structs if is_plain_struct(each)),
        *(writer.object(each) for each in plan.objects),
        writer.accessors(),
    ]
    return indented("\n".join(part for part in parts if part))


def indented(text: str) -> str:
    """With four blanks for each brace that is open, as rustfmt is not everywhere."""
    lines, depth = [], 0
    for line in text.splitlines():
        code = "" if line.startswith("//") else line
        depth -= code.startswith("}")
        lines.append(("    " * depth + line).rstrip())
        depth += code.count("{") - code.count("}") + code.startswith("}")
    return "\n".join(lines) + "\n"


def written_by_hand() -> str:
    paths = [path for path in sorted(PACKAGE.glob("*.rs")) if path not in (RAW, WRITTEN)]
    text = "\n".join(path.read_text() for path in paths)
    return re.sub(r"//[^\n]*", "", text)


def is_plain_struct(struct: Struct) -> bool:
    """Without handles, texts and functions."""
    return all(v.type.kind not in ("handle", "text", "closure") for v in struct.fields)


def is_plain(method: Method) -> bool:
    """Closures are by hand, and so are owners, texts of many, and what has words of its own."""
    types = [v.type for v in method.ins]
    return (
        all(t.kind not in ("closure", "data") for t in types)
        and method.returns.kind != "data"
        and method.result not in ("owner", "same")
        and not any(t.many and t.kind in ("text", "struct", "options") for t in types)
        and not any(t.word == "equation_context" for t in types)
    )


class _Writer:
    def __init__(
        self, plan: Plan, known: set[str], docs: dict[tuple[str, str], str], words: _Words
    ) -> None:
        self.words = words
        self.plan = plan
        self.known = known
        self.docs = docs
        self.zero = {e["name"] for e in plan.enums if any(c["value"] == 0 for c in e["constants"])}
        self.held = {s.name for s in plan.structs if any(v.type.kind == "handle" for v in s.fields)}

    def documented(self, doc: str) -> str:
        return documented(doc, self.words.spelled)

    # Types

    def flags(self, enum: Declared) -> str:
        name = camel(enum["name"])
        names = ", ".join(f'({each["value"]}, "{each["word"]}")' for each in enum["constants"])
        constants = "\n".join(
            f"{self.documented(each['doc'])}"
            f"pub const {each['word']}: {name} = {name}({each['value']});"
            for each in enum["constants"]
        )
        return (
            f"{self.documented(enum['doc'])}#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]\n"
            f"pub struct {name}(pub u32);\nimpl {name} {{\n{constants}\n"
            "/// Whether all of the others are among these.\n"
            "pub fn contains(self, other: Self) -> bool { self.0 & other.0 == other.0 }\n}\n"
            f"impl BitOr for {name} {{\ntype Output = Self;\n"
            "fn bitor(self, other: Self) -> Self { Self(self.0 | other.0) }\n}\n"
            f"impl fmt::Debug for {name} {{\n"
            "fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {\n"
            f'named_flags(formatter, "{name}", self.0, &[{names}])\n}}\n}}\n'
        )

    def enum(self, enum: Declared) -> str:
        """An enum of Rust's, and what a number of C is of it: none if the library is newer."""
        name, is_open = camel(enum["name"]), enum["name"] in ("keep_status", "keep_attribute_kind")
        has_zero = any(each["value"] == 0 for each in enum["constants"])
        lines, cases = [], []
        for each in enum["constants"]:
            word = camel(each["word"].removeprefix("ERROR_"))
            usual = "#[default]\n" if each["value"] == 0 else ""
            lines.append(f"{self.documented(each['doc'])}{usual}{word} = {each['value']},")
            cases.append(f"{each['value']} => Self::{word},")
        derived = "Clone, Copy, Debug, PartialEq, Eq, Hash" + (", Default" if has_zero else "")
        return (
            f"{self.documented(enum['doc'])}#[derive({derived})]\n#[repr(i32)]\n"
            + ("#[non_exhaustive]\n" if is_open else "")
            + f"pub enum {name} {{\n"
            + "\n".join(lines)
            + f"\n}}\n#[allow(dead_code)]\nimpl {name} {{\n"
            + "pub(crate) fn from_c(number: c_int) -> Option<Self> {\nSome(match number {\n"
            + "\n".join(cases)
            + "\n_ => return None,\n})\n}\npub(crate) fn c(self) -> c_int { self as c_int }\n}\n"
        )

    def struct(self, struct: Struct) -> str:
        name = camel(struct.name)
        has_lists = any(v.type.many for v in struct.fields)
        derived = "Clone, Debug, Default, PartialEq" + ("" if has_lists else ", Copy")
        fields = [f"pub {escaped(v.name)}: {self.field(v.type)}," for v in struct.fields]
        sets = [f"{v.name}: {self.field_in(v)}," for v in struct.fields]
        sets += [f"{v.length}: self.{v.name}.len()," for v in struct.fields if v.length]
        if struct.is_sized:
            sets.append(f"size: std::mem::size_of::<raw::{struct.name}>() as u32,")
        text = (
            f"{self.documented(struct.doc)}#[derive({derived})]\n#[repr(C)]\npub struct {name} {{\n"
            + "\n".join(
                f"{self.documented(self.docs[struct.name, v.name])}{f}"
                for v, f in zip(struct.fields, fields, strict=True)
            )
            + f"\n}}\n#[allow(dead_code)]\nimpl {name} {{\n"
            f"pub(crate) fn c(&self) -> raw::{struct.name} {{\nraw::{struct.name} {{\n"
            + "\n".join(sets)
            + "\n}\n}\n"
        )
        if not struct.is_sized:
            gets = "\n".join(
                f"{v.name}: {self.out(v.type, f'number.{v.name}')}," for v in struct.fields
            )
            text += (
                f"pub(crate) fn from_c(number: raw::{struct.name}) -> Self {{\nSelf {{\n{gets}\n"
                "}\n}\n"
            )
        return text + "}\n"

    def field(self, type_: Type) -> str:
        one = self.one(type_)
        return f"Vec<{one}>" if type_.many else one

    def field_in(self, value: Value) -> str:
        at, type_ = f"self.{escaped(value.name)}", value.type
        if type_.many:
            return f"array(&{at}) as *const _"
        if type_.kind == "enum":
            return f"{at}.c()" if type_.name in self.zero else f"{at}.map_or(0, |it| it.c())"
        if type_.kind == "flags":
            return f"{at}.0"
        return f"{at}.c()" if type_.kind == "struct" else at

    def one(self, type_: Type, lifetime: str = "'a") -> str:
        """What one value is in Rust, as an answer."""
        if type_.kind == "handle":
            name = f"{camel(type_.name)}<{lifetime}>"
            return f"Option<{name}>" if type_.optional else name
        if type_.kind == "enum":
            name = camel(type_.name)
            return f"Option<{name}>" if type_.name not in self.zero or type_.optional else name
        if type_.kind == "flags" or type_.kind == "struct":
            name = camel(type_.name)
            return f"{name}<{lifetime}>" if type_.name in self.held else name
        if type_.kind == "text":
            return "String"
        if type_.kind == "number" and type_.optional:
            return "Option<f64>"
        return PLAIN.get(type_.kind) or IN_C[type_.c]

    def out(self, type_: Type, at: str) -> str:
        """A value of C as that."""
        if type_.kind == "handle":
            name = camel(type_.name)
            return f"found({name}::new(of, {at}))" if type_.optional else f"{name}::new(of, {at})"
        if type_.kind == "enum":
            number = f"{at} as c_int" if type_.c == "double" else at
            made = f"{camel(type_.name)}::from_c({number})"
            if type_.c == "double" and type_.optional:
                return f"number({at}).and_then(|it| {camel(type_.name)}::from_c(it as c_int))"
            return f"{made}.unwrap_or_default()" if type_.name in self.zero else made
        if type_.kind == "struct":
            of = "of, " if type_.name in self.held else ""
            return f"{camel(type_.name)}::from_c({of}{at})"
        if type_.kind == "text":
            return f"text_of({at})"
        if type_.kind == "number" and type_.optional:
            return f"number({at})"
        if type_.kind == "flag" and type_.c == "double":
            return f"{at} == 1.0"
        return f"Priority({at})" if type_.kind == "priority" else at

    # Objects

    def object(self, of: Object) -> str:
        plain = [m for m in of.methods if m.c not in self.known and is_plain(m)]
        parts = [_Method(self, m) for m in plain]
        answers = "".join(part.answer_struct() for part in parts)
        methods = "\n".join(part.text() for part in parts)
        methods += "".join(self.parameter(p) for p in of.properties if p.is_parameter)
        if not methods:
            return ""
        if of.word == "library":
            return methods
        head = f"impl {camel(of.word)}" if of.word == of.owner else f"impl<'a> {camel(of.word)}<'a>"
        return f"{answers}{head} {{\n{methods}}}\n"

    def parameter(self, of: Property) -> str:
        """What is one of several doubles in C, as a getter and a setter of its own type."""
        what = next(a.name for a in of.getter.arguments if a.source == "fixed")
        setter = of.setter.c if of.setter else ""
        given, number = self.given_as_number(of.type, of.word)
        value = f"unsafe {{ raw::{of.getter.c}(self.of.c(), self.raw, raw::{what}) }}"
        return (
            f"{self.documented(of.doc)}pub fn {of.word}(self) -> {self.one(of.type)} {{\n"
            f"let value = {value};\n{self.out(of.type, 'value')}\n}}\n"
            f"/// Sets [`Self::{of.word}`].\n"
            f"pub fn set_{of.word.removeprefix('is_')}(self, value: {given}) -> Result<()> {{\n"
            f"let (of, it) = (self.of, self.raw);\n"
            f"of.check(unsafe {{ raw::{setter}(of.c(), it, raw::{what}, {number}) }})\n}}\n"
        )

    def given_as_number(self, type_: Type, word: str) -> tuple[str, str]:
        """What a value of a type is given as, and the double that C takes for it."""
        if type_.kind == "enum" and type_.optional:
            number = "value.into().map_or(f64::NAN, |it| it.c() as f64)"
            return f"impl Into<{self.one(type_)}>", number
        if type_.kind == "enum":
            return camel(type_.name), "value.c() as f64"
        if type_.kind == "flag":
            return "bool", "f64::from(u8::from(value))"
        if type_.optional:
            number = f'self.about(given("{word.replace("_", " ")}", value.into()))?'
            return "impl Into<Option<f64>>", number
        return self.one(type_), "value"

    def accessors(self) -> str:
        """A word for each attribute and each line of a node."""
        parts = ["impl<'a> Node<'a> {"]
        enums = {each["name"]: each["constants"] for each in self.plan.enums}
        for each in enums["keep_attribute_kind"]:
            word = each["word"].lower()
            kind = f"AttributeKind::{camel(each['word'])}"
            is_related = word.endswith(("_offset", "_align"))
            if word == "group":
                continue
            if not is_related:
                made = f"self.own({kind})"
                type_ = "Attribute<'a>"
                if word in ("width", "height"):
                    made, type_ = f"Dimension::new({made}, self.{word}_line())", "Dimension<'a>"
                parts.append(
                    f"{self.documented(each['doc'])}pub fn {word}(self) -> {type_} {{ {made} }}"
                )
            if is_related or each["word"] in BOTH:
                doc = each["doc"] if is_related else f"The {word} in relation to another node."
                parts.append(
                    f"{self.documented(doc)}pub fn {word}_to(self, other: Node<'a>) "
                    f"-> Attribute<'a> {{ self.related({kind}, other) }}"
                )
        for each in enums["keep_anchor"]:
            word, name = each["word"].lower(), camel(each["word"])
            seen, word = ("pub ", word) if each["word"] not in BOTH else ("", f"{word}_line")
            parts.append(
                f"{self.documented(each['doc'])}{seen}fn {word}(self) -> Line<'a> "
                f"{{ Line::new(self, Anchor::{name}) }}"
            )
        return "\n".join([*parts, "}\n"])


class _Method:
    """A method in Rust."""

    def __init__(self, writer: _Writer, method: Method) -> None:
        self.writer = writer
        self.method = method
        self.word = WORDS.get(method.word, method.word)
        self.is_owner = method.of in ("layout", "solver")
        self.answers = [Value(v.name, prioritised(v)) for v in method.answers]
        self.lists = [v for v in method.outs if v.type.many]
        self.is_rows = len(self.lists) > 1 and len(self.lists) == len(self.answers)
        self.is_optional = method.result == "found" and bool(method.outs)
        self.ins = [Value(v.name, prioritised(v), v.length) for v in method.ins]
        self.has_lifetime = self.is_owner and any(
            v.type.kind == "handle" and v.type.optional and not v.type.many for v in self.ins
        )
        self.fails = method.fails

    def answer_name(self) -> str:
        return camel(f"{self.method.of}_{self.method.word}")

    def answer_type(self, lifetime: str) -> str:
        if not self.answers:
            return "()"
        if len(self.answers) == 1:
            v = self.answers[0]
            type_ = self.typed(v, lifetime)
            return f"Vec<{type_}>" if v.type.many else type_
        name = self.answer_name() + (f"<{lifetime}>" if self.is_held() else "")
        return f"Vec<{name}>" if self.is_rows else f"Option<{name}>" if self.is_optional else name

    def typed(self, value: Value, lifetime: str) -> str:
        is_found = self.method.result == "found" and value.name == "result" and not self.method.outs
        type_ = value.type
        if type_.kind == "handle" and not is_found:
            one = f"{camel(type_.name)}<{lifetime}>"
            return f"Option<{one}>" if type_.optional and type_.many else one
        return self.writer.one(type_, lifetime)

    def is_held(self) -> bool:
        return any(v.type.kind == "handle" or v.type.name in self.writer.held for v in self.answers)

    def field(self, value: Value) -> str:
        if value.name == "result":
            return self.word
        return (
            SINGULAR.get(value.name, value.name.removesuffix("s")) if self.is_rows else value.name
        )

    def answer_struct(self) -> str:
        if len(self.answers) < 2:
            return ""
        fields = []
        for v in self.answers:
            type_ = self.typed(v, "'a")
            type_ = f"Vec<{type_}>" if v.type.many and not self.is_rows else type_
            fields.append(f"pub {self.field(v)}: {type_},")
        lifetime = "<'a>" if self.is_held() else ""
        one = "One of the answers" if self.is_rows else "The answer"
        return (
            f"/// {one} of [`{camel(self.method.of)}::{self.word}`].\n"
            f"#[derive(Clone, Debug, PartialEq)]\npub struct {self.answer_name()}{lifetime} {{\n"
            + "\n".join(fields)
            + "\n}\n"
        )

    # The head

    def text(self) -> str:
        lifetime = "'a" if not self.is_owner or self.has_lifetime else "'_"
        result = self.answer_type(lifetime)
        result = f"Result<{result}>" if self.fails else result
        generic = "<'a>" if self.has_lifetime else ""
        given = [self.receiver(), *(self.parameter(v) for v in self.ins)]
        returned = "" if result == "()" else f" -> {result}"
        many = "#[allow(clippy::too_many_arguments)]\n" if len(given) > 7 else ""
        head = f"pub fn {self.word}{generic}({', '.join(each for each in given if each)}){returned}"
        return f"{self.writer.documented(self.method.doc)}{many}{head} {{\n{self.body()}}}\n"

    def receiver(self) -> str:
        if self.method.of == "library":
            return ""
        if self.is_owner:
            return "&'a self" if self.has_lifetime else "&self"
        return "&self" if self.method.of == "nodes" else "self"

    def parameter(self, value: Value) -> str:
        return f"{escaped(value.name)}: {self.given(value)}"

    def given(self, value: Value) -> str:
        type_ = value.type
        if type_.kind == "handle":
            name = camel(type_.name)
            if type_.many:
                return f"&[{name}<'_>]"
            return f"impl Into<Option<{name}<'a>>>" if type_.optional else f"{name}<'_>"
        if type_.many:
            bare = camel(type_.name) if type_.kind == "enum" else self.writer.one(bare_of(type_))
            return f"&[{bare}]"
        if type_.kind == "text":
            return "&str"
        if type_.kind == "number" and type_.optional:
            return "impl Into<Option<f64>>"
        if type_.kind == "enum":
            return camel(type_.name)
        if type_.kind == "options":
            return f"&{camel(type_.name)}"
        if type_.kind == "struct" and type_.optional and self.is_pointer(value):
            return f"impl Into<Option<{camel(type_.name)}>>"
        return self.writer.one(bare_of(type_))

    def is_pointer(self, value: Value) -> bool:
        return any(a.name == value.name and a.c.endswith("*") for a in self.method.arguments)

    # The body

    def body(self) -> str:
        if self.method.of == "library":
            return f"{self.writer.out(self.answers[0].type, self.call(''))}\n"
        text = "let of = self.of();\n" if self.is_owner else "let of = self.of;\n"
        text += "".join(self.length_checked(*each) for each in self.method.parallel)
        text += "".join(self.converted(v) for v in self.ins)
        if self.method.result == "count":
            return text + self.counted()
        text += "".join(self.declared(v) for v in self.method.outs)
        call = self.call("")
        if self.method.result in ("status", "nothing"):
            is_status = self.method.result == "status"
            if is_status and not self.answers:
                checking = "self" if self.method.of == "attribute" else "of"
                return f"{text}{checking}.check({call})\n"
            text += f"of.check({call})?;\n" if is_status else f"{call};\nof.resume();\n"
        elif self.method.result == "made":
            text += f"let result = of.made({call})?;\n"
        else:
            text += f"let result = {call};\n"
            text += "" if self.method.is_reading else "of.resume();\n"
        answer = self.answer()
        if not answer:
            return text
        return f"{text}Ok({answer})\n" if self.fails else f"{text}{answer}\n"

    def answer(self) -> str:
        parts = [(self.field(v), self.converted_out(v)) for v in self.answers]
        if len(parts) < 2:
            return parts[0][1] if parts else ""
        made = f"{self.answer_name()} {{ {', '.join(f'{name}: {at}' for name, at in parts)} }}"
        if self.is_optional:
            first = self.answers[0].name
            return f"if {first}.id == 0 {{ None }} else {{ Some({made}) }}"
        return made

    def converted_out(self, value: Value) -> str:
        at = "result" if value.name == "result" else f"{value.name}_"
        is_found = self.method.result == "found" and value.name == "result" and not self.method.outs
        type_ = value.type if is_found or value.type.kind != "handle" else bare_of(value.type)
        if not value.type.many:
            return self.writer.out(type_, at)
        each = self.writer.out(bare_of(type_), "it")
        if each == "it":
            return at
        function = re.fullmatch(r"(\w+::from_c)\(it\)", each)
        each = function[1] if function else f"|it| {each}"
        return f"{at}.into_iter().map({each}).collect()"

    def length_checked(self, value: Value, how: str, by: Value) -> str:
        wanted = {
            "same": f"{by.name}.len()",
            "one more": f"{by.name}.len() + 1",
            "last": f"{by.name}.last().copied().unwrap_or(0)",
        }[how]
        call = f'has_length("{value.name}", {value.name}.len(), {wanted})?;'
        return f"if !{value.name}.is_empty() {{ {call} }}\n" if value.type.optional else f"{call}\n"

    def converted(self, value: Value) -> str:
        """What has to last until the call is over."""
        type_, name = value.type, value.name
        if type_.kind == "text":
            if self.fails:
                return f"let {name}_ = {self.blamed(f'text_in({name})')}?;\n"
            return (  # nothing, of whatever type the method returns
                f"let {name}_ = match text_in({name}) {{\nOk(it) => it,\n"
                f"_ => return Default::default(),\n}};\n"
            )
        if type_.kind == "options":
            return f"let {name}_ = {name}.c();\n"
        if type_.kind == "handle" and type_.optional and self.method.result == "count":
            made = f"{name}.into().map_or_else(Default::default, |it| it.raw_in(of))"
            return f"let {name}_ = {made};\n"  # for more than one call
        if type_.kind == "handle" and type_.many:
            return f"let {name}_: Vec<_> = {name}.iter().map(|it| it.raw_in(of)).collect();\n"
        if type_.kind == "enum" and type_.many:
            each = f"it.c() as {IN_C[type_.c]}"
            return f"let {name}_: Vec<_> = {name}.iter().map(|it| {each}).collect();\n"
        if type_.kind == "number" and type_.optional and not type_.many:
            made = f'given("{name.replace("_", " ")}", {name}.into())'
            return f"let {name}_ = {self.blamed(made)}?;\n"
        if type_.kind == "struct" and type_.optional and self.is_pointer(value):
            return f"let {name}_ = {name}.into().map(|it| it.c());\n"
        return ""

    def blamed(self, made: str) -> str:
        """A result whose error names what the method is called of."""
        return f"self.about({made})" if self.method.of in CULPRITS else made

    def declared(self, value: Value) -> str:
        if value.type.many:
            length = next(v.name for v in self.method.ins if v.length == value.length)
            return f"let mut {value.name}_ = vec![{self.zero(value)}; {length}.len()];\n"
        return f"let mut {value.name}_ = {self.zero(value)};\n"

    def zero(self, value: Value) -> str:
        type_ = value.type
        if type_.kind == "flag":
            return "false"
        if type_.kind == "number":
            return "0.0"
        if type_.kind == "text":
            return "std::ptr::null()"
        return f"raw::{type_.name}::default()" if type_.name else "0"

    def counted(self) -> str:
        """A list of as many as there are. What is reported once is counted first; of others a
        first guess saves a question."""
        singles = [v for v in self.method.outs if not v.type.many]
        text = "".join(self.declared(v) for v in singles)
        room = "0" if self.method.drains else "16"
        empty = "Vec::new()" if self.method.drains else "vec![{}; 16]"
        text += "".join(f"let mut {v.name}_ = {empty.format(self.zero(v))};\n" for v in self.lists)
        sized = "".join(f"{v.name}_.resize(count, {self.zero(v)});\n" for v in self.lists)
        again = f"{sized}{self.call('count')};\n"
        text += f"let count = {self.call(room)};\n"
        if self.method.drains:
            text += again
        else:
            text += f"if count > {room} {{\n{again}}} else {{\n{sized}}}\n"
        text += "" if self.method.is_reading else "of.resume();\n"
        if not self.is_rows:
            return f"{text}{self.answer()}\n"
        row = ", ".join(
            f"{self.field(v)}: {self.writer.out(replace(v.type, many=False), f'{v.name}_[k]')}"
            for v in self.answers
        )
        return f"{text}(0..count).map(|k| {self.answer_name()} {{ {row} }}).collect()\n"

    # What C is given

    def call(self, capacity: str) -> str:
        given = ", ".join(self.argument(a, capacity) for a in self.method.arguments)
        return f"unsafe {{ raw::{self.method.c}({given}) }}"

    def argument(self, argument: Argument, capacity: str) -> str:
        name = argument.name
        if argument.source == "owner":
            return "of.c()"
        if argument.source == "self":
            return "array(&self.raw)" if self.method.of == "nodes" else "self.raw"
        if argument.source == "count":
            return "self.raw.len()" if name == "self" else f"{name}.len()"
        if argument.source == "capacity":
            return capacity
        if argument.source == "out":
            value = next(v for v in self.method.outs if v.name == name)
            return f"{name}_.as_mut_ptr()" if value.type.many else f"&mut {name}_"
        return self.passed(next(v for v in self.ins if v.name == name))

    def passed(self, value: Value) -> str:
        type_, name = value.type, escaped(value.name)
        if type_.many:
            return f"array(&{value.name}_)" if self.converted(value) else f"array({name})"
        if type_.kind == "text":
            return f"{value.name}_.as_ptr()"
        if type_.kind == "options":
            return f"&{value.name}_"
        if type_.kind == "handle" and self.converted(value):
            return f"{value.name}_"
        if type_.kind == "handle":
            return (
                f"{name}.into().map_or_else(Default::default, |it| it.raw_in(of))"
                if (type_.optional)
                else f"{name}.raw_in(of)"
            )
        if type_.kind == "struct" and type_.optional and self.is_pointer(value):
            return f"{value.name}_.as_ref().map_or(null(), |it| it as *const _)"
        if type_.kind in ("enum", "struct"):
            return f"{name}.c()"
        if type_.kind in ("flags", "priority"):
            return f"{name}.0"
        return f"{value.name}_" if self.converted(value) else name


# ---- Words


def prioritised(value: Value) -> Type:
    """The type of a value, of a priority as a kind of its own."""
    type_ = value.type
    if type_.kind == "number" and value.name.endswith("priority") and not type_.many:
        return Type("priority", c=type_.c)
    return type_


def bare_of(type_: Type) -> Type:
    """One that is there, of a list or of what may be none."""
    return Type(type_.kind, type_.name, c=type_.c)


def camel(word: str) -> str:
    return "".join(part.capitalize() for part in word.removeprefix("keep_").split("_"))


def escaped(word: str) -> str:
    return f"r#{word}" if word in ("type", "move", "in", "where", "use", "box") else word


def documented(doc: str, spelled: Callable[[str], str] = str) -> str:
    """A comment of C as one of rustdoc's: what is indented is code."""
    lines: list[str] = []
    is_code = False
    for line in doc.splitlines():
        begins = bool(re.match(r" {4}", line))
        if begins != is_code and line.strip():
            lines.append("```text" if begins else "```")
            is_code = begins
        text = line if is_code else spelled(re.sub(r"([\[\]<>*`])", r"\\\1", line.strip()))
        if re.match(r"\w+: ", line) and lines and lines[-1]:
            lines.append("")
        lines.append(text)
    lines += ["```"] if is_code else []
    return "".join(f"/// {line}".rstrip() + "\n" for line in lines)


class _Words:
    """Names of C in comments, as links to what they are in Rust."""

    def __init__(self, plan: Plan, written: set[str]) -> None:
        self.names = {name: f"crate::{place}" for name, place in PLACES.items()}
        for m in plan.methods():
            if m.c in written and m.of != "library":
                self.names[m.c] = f"{camel(m.of)}::{WORDS.get(m.word, m.word)}"
        for enum in plan.enums:
            self.names[enum["name"]] = camel(enum["name"])
            for each in enum["constants"]:
                is_flag = enum["name"] in plan.flags
                word = each["word"] if is_flag else camel(each["word"].removeprefix("ERROR_"))
                self.names[each["name"]] = f"{camel(enum['name'])}::{word}"
        self.names |= {s.name: camel(s.name) for s in plan.structs if is_plain_struct(s)}

    def spelled(self, text: str) -> str:
        text = text.replace("Calls back.", "").replace("KEEP_NO_NODE", "`None`")
        text = re.sub(r"\bNULL\b", "`None`", text)
        return re.sub(r"\b(?:keep|KEEP)_\w+", self.linked, text)

    def linked(self, found: re.Match[str]) -> str:
        name = self.names.get(found[0], f"raw::{found[0]}")
        return f"[`{name.removeprefix('crate::')}`]({name})" if "crate" in name else f"[`{name}`]"
