"""Reads the headers: every declaration in them with the comment before it, as plain data.

The preprocessor and pycparser read the C; comments are found by the lines of the declarations. What
a parameter is, beyond its type, follows from how the headers are written:

    keep_layout *layout                          the owner, always first
    const T *things, size_t count                an array that is read: count of them
    const T *thing                               one that is read, if T is among SINGLE
    T *things, size_t count or capacity          an array that is written: as many, or up to as many
    T *thing                                     one that is written
    a function, user_data, destroy               what the library calls back
    user_data, destroy                           what it only holds, and releases

A comment says otherwise with `things[length]`, and with NULL after the name of a parameter: input
may be NULL if the comment says what that means, and a place for a result unless it says "not NULL".
What fits nowhere is refused, so that no function is described wrongly without anyone noticing.
"""

from __future__ import annotations

import re
import subprocess
import tempfile
from functools import cache
from pathlib import Path
from typing import Any, TypedDict

from pycparser import c_ast, c_generator, c_parser  # type: ignore[import-untyped]

ROOT = Path(__file__).resolve().parents[1]
UMBRELLA = ROOT / "include" / "keeplayout.h"

PREPROCESSOR = ["cpp", "-U__GNUC__", "-DKEEPLAYOUT_DECLARATIONS_ONLY", "-DKEEPLAYOUT_API="]
PREPROCESSOR += ["-I", str(UMBRELLA.parent / "keeplayout")]

# The standard types, and their sizes where pointers have 64 bits.
PLAIN = {
    "bool": 1,
    "char": 1,
    "int": 4,
    "double": 8,
    "int8_t": 1,
    "int32_t": 4,
    "uint32_t": 4,
    "uint64_t": 8,
    "size_t": 8,
}
STANDARD = "".join(
    f"typedef int {name};\n" for name in PLAIN if name not in ("char", "int", "double")
)
OWNERS = ("keep_layout *", "keep_solver *")
SINGLE = ("keep_context", "keep_equation_context", "keep_stack", "keep_grid", "keep_guideline")
SINGULAR = ("from_defaults", "axis", "radius")
IRREGULAR_PLURALS = ("children", "minima", "maxima")
LENGTHS = ("count", "capacity")
# Where not the result tells how many elements were written, but another parameter: as a number, or
# as one for each part of a list.
WRITTEN = {
    "keep_equations_create": {"constraints": "made"},
    "keep_node_apply": {"constraints": "list"},
}
# Where the library reads no more elements than this, and refuses more.
MOST = {"keep_constraint_create": {"terms": 65536}}


class UnknownShapeError(Exception):
    """A declaration that is written like no other, so that nobody knows what it means."""


class Value(TypedDict, total=False):
    """A parameter of a function, or a field of a struct."""

    name: str
    type: str
    role: str
    length: str
    written: str
    most: int
    nullable: bool
    offset: int
    doc: str


class Function(TypedDict):
    """A function, or the type of a callback."""

    name: str
    chapter: str
    result: str
    parameters: list[Value]
    doc: str


class Constant(TypedDict):
    """A constant of an enum (a number), or a macro (an expression in C)."""

    name: str
    value: Any
    doc: str


class Enum(TypedDict):
    """An enum; each is as large as an int."""

    name: str
    chapter: str
    constants: list[Constant]
    doc: str


class Struct(TypedDict):
    """A struct, with sizes and offsets where pointers have 64 bits; without fields it is opaque."""

    name: str
    chapter: str
    size: int
    fields: list[Value]
    doc: str


class Api(TypedDict):
    """All that the headers declare, in their order."""

    version: str
    functions: list[Function]
    callbacks: list[Function]
    enums: list[Enum]
    structs: list[Struct]
    macros: list[Constant]


def read(umbrella: Path = UMBRELLA) -> Api:
    """What a header declares, with all that it includes."""
    command = [*PREPROCESSOR, str(umbrella)]
    text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    tree = c_parser.CParser().parse(STANDARD + text, filename="standard")
    return _Reader().read(tree, included(umbrella))


def parse(text: str) -> Api:
    """What the text of a header declares."""
    with tempfile.TemporaryDirectory() as folder:
        header = Path(folder) / "text.h"
        header.write_text(text)
        return read(header)


def included(umbrella: Path) -> list[Path]:
    """A header, and the chapters that it includes, in order."""
    names = re.findall(r'^#include "(keeplayout/.*)"', umbrella.read_text(), re.MULTILINE)
    return [umbrella, *(umbrella.parent / name for name in names)]


class _Reader:
    def __init__(self) -> None:
        self.api = Api(version="", functions=[], callbacks=[], enums=[], structs=[], macros=[])
        self.sizes = dict(PLAIN)
        self.callbacks: set[str] = set()

    def read(self, tree: Any, files: list[Path]) -> Api:
        for file in files:
            self._macros(file)
        for declared in tree.ext:
            if declared.coord.file != "standard":
                self._declaration(declared)
        for function in [*self.api["functions"], *self.api["callbacks"]]:
            _check_lengths(function)
        return self.api

    def _macros(self, file: Path) -> None:
        for doc, name, value in re.findall(
            r"(?:/\*\*((?:[^*]|\*(?!/))*)\*/\n)?#define (\w+)(?:\([^)]*\))?[ \t]+((?:\\\n|.)+)",
            file.read_text(),
        ):
            value = " ".join(value.replace("\\\n", " ").split())
            if name == "KEEPLAYOUT_VERSION_STRING":
                self.api["version"] = value.strip('"')
            if name not in (macro["name"] for macro in self.api["macros"]):
                self.api["macros"].append(Constant(name=name, value=value, doc=_plain(doc)))

    def _declaration(self, node: Any) -> None:
        chapter, doc = Path(node.coord.file).stem, _doc(node)
        if isinstance(node, c_ast.Decl) and isinstance(node.type, c_ast.FuncDecl):
            self.api["functions"].append(self._function(node, node.type, chapter, doc))
            return
        kind = node.type.type if isinstance(node, c_ast.Typedef) else None
        if isinstance(kind, c_ast.FuncDecl):
            self.callbacks.add(node.name)
            self.sizes[node.name] = 8
            self.api["callbacks"].append(self._function(node, kind, chapter, doc))
        elif isinstance(kind, c_ast.Enum):
            self.sizes[node.name] = 4
            constants = [self._constant(each) for each in kind.values.enumerators]
            self.api["enums"].append(
                Enum(name=node.name, chapter=chapter, constants=constants, doc=_doc(kind))
            )
        elif isinstance(kind, c_ast.Struct):
            self._struct(node.name, kind, chapter, _doc(kind))
        else:
            raise UnknownShapeError(f"{node.coord}: {_spelled(node)}")

    def _constant(self, node: Any) -> Constant:
        if node.value is None:
            raise UnknownShapeError(f"{node.name} has no number")
        value = int(_spelled(node.value).replace(" ", ""), 0)
        return Constant(name=node.name, value=value, doc=_doc(node))

    def _function(self, node: Any, function: Any, chapter: str, doc: str) -> Function:
        given = [p for p in function.args.params if isinstance(p, c_ast.Decl)]
        parameters = [Value(name=p.name, type=_type(p.type)) for p in given]
        self._describe(node.name, parameters, doc)
        return Function(
            name=node.name,
            chapter=chapter,
            result=_type(function.type),
            parameters=parameters,
            doc=doc,
        )

    def _struct(self, name: str, kind: Any, chapter: str, doc: str) -> None:
        fields: list[Value] = []
        size = alignment = 0
        for decl in kind.decls or []:
            field = Value(name=decl.name, type=_type(decl.type), doc=_doc(decl))
            width = 8 if field["type"].endswith("*") else self.sizes[field["type"]]
            unit = min(width, 8)
            alignment = max(alignment, unit)
            field["offset"] = -(-size // unit) * unit
            size = field["offset"] + width
            fields.append(field)
        self.sizes[name] = size = -(-size // alignment) * alignment if fields else 0
        self._describe(name, fields, doc)
        self.api["structs"].append(
            Struct(name=name, chapter=chapter, size=size, fields=fields, doc=doc)
        )

    def _describe(self, of: str, values: list[Value], doc: str) -> None:
        """Adds to parameters or fields what is not in their types."""
        for place, value in enumerate(values):
            self._add_role(of, values, place)
            name, doc = value["name"], value.get("doc", doc)
            if length := re.search(rf"\b{name}\[([^:\n]*?)\](?=[,:])", doc):
                value["length"] = length[1]
            elif value["role"] in ("in", "out") and "*" in value["type"]:
                self._add_length(of, values, place)
            if written := WRITTEN.get(of, {}).get(name):
                value["written"] = written
            if most := MOST.get(of, {}).get(name):
                value["most"] = most
            if "*" in value["type"] or value["role"] in ("function", "destroy"):
                value["nullable"] = _is_nullable(value, doc)

    def _add_role(self, of: str, values: list[Value], place: int) -> None:
        value = values[place]
        name, type_ = value["name"], value["type"]
        element = type_.removeprefix("const ").removesuffix(" *").removesuffix(" *const")
        functions = self.callbacks - {"keep_destroy_function"}
        called = any(each["type"] in functions for each in values)
        if type_.removeprefix("const ") in OWNERS:
            value["role"] = "owner"
        elif type_ == "void *" and name == "user_data":
            value["role"] = "user_data" if called or of in self.callbacks else "in"
        elif type_ == "keep_destroy_function":
            value["role"] = "destroy" if called else "in"
        elif type_ in self.callbacks:
            value["role"] = "function"
        elif element not in self.sizes and element not in ("void", "char"):
            raise UnknownShapeError(f"{of}: {name}: what is a {type_}?")
        else:
            is_read = "*" not in type_ or type_.startswith("const ") or type_ == "void *"
            value["role"] = "in" if is_read else "out"

    def _add_length(self, of: str, values: list[Value], place: int) -> None:
        """Finds how long an array is."""
        value = values[place]
        name, type_ = value["name"], value["type"]
        names = [each["name"] for each in values]
        if type_ in ("const char *", "void *"):
            return
        if value["role"] == "in":
            if type_.removeprefix("const ").removesuffix(" *") in SINGLE:
                return
            length = "count"
        else:
            if name in SINGULAR or not (name.endswith("s") or name in IRREGULAR_PLURALS):
                return
            length = next((each for each in names[place + 1 :] if each in LENGTHS), "count")
        if length not in names:
            raise UnknownShapeError(f"{of}: how many {name} are there?")
        value["length"] = length


def _check_lengths(function: Function) -> None:
    name, lengths = function["name"], {p.get("length") for p in function["parameters"]}
    for parameter in function["parameters"]:
        if parameter["name"] in LENGTHS and parameter["name"] not in lengths:
            raise UnknownShapeError(f"{name}: {parameter['name']} of what?")
    if "capacity" in lengths and function["result"] != "size_t" and name not in WRITTEN:
        raise UnknownShapeError(f"{name}: how many are written?")


def _is_nullable(value: Value, doc: str) -> bool:
    """By the lines of a comment about a parameter, or the comment of a field."""
    some = r"\w+(?:\[[^:\n]*\])?"
    name = rf"{value['name']}(?:\[[^:\n]*\])?"
    about = re.search(rf"^(?:{some}, )*{name}(?:, {some})*:(.*(?:\n  .*)*)", doc, re.MULTILINE)
    said = doc if "doc" in value else about[1] if about else ""
    if value["role"] == "owner":
        return False
    if value["type"] == "void *":  # the host's own
        return True
    if value["role"] == "out":
        return "not NULL" not in said
    if value["role"] == "destroy":
        return True
    return "NULL" in said and "not NULL" not in said


def _doc(node: Any) -> str:
    """The comment that ends just before a declaration, or, as `/**< this */`, after it."""
    return _docs(node.coord.file).get(node.coord.line, "")


@cache
def _docs(file: str) -> dict[int, str]:
    """The comments of a file, by the lines on which what they are about may be named."""
    text = Path(file).read_text()
    docs: dict[int, str] = {}
    for place, row in enumerate(text.split("\n"), 1):
        if after := re.search(r"/\*\*<(.*)\*/$", row):
            docs[place] = after[1].strip()
    for found in re.finditer(r"/\*\*(?!<)((?:[^*]|\*(?!/))*)\*/\s*", text):
        head = re.match(r"[^;{(,]*", text[found.end() :])
        first = text.count("\n", 0, found.end()) + 1
        for line in range(first, first + (head[0].rstrip().count("\n") if head else 0) + 1):
            docs[line] = _plain(found[1])
    return docs


def _plain(comment: str) -> str:
    """The text of a comment without its stars."""
    lines = (re.sub(r"^\s*\* ?", "", line).rstrip() for line in comment.split("\n"))
    return "\n".join(lines).strip()


def _type(node: Any) -> str:
    """A type as the headers write it: `const char *`."""
    if isinstance(node, c_ast.PtrDecl):
        qualifiers = " ".join(node.quals)
        inner = _type(node.type)
        return (inner + "*" if inner.endswith("*") else f"{inner} *") + qualifiers
    if isinstance(node, c_ast.TypeDecl) and isinstance(node.type, c_ast.IdentifierType):
        return " ".join([*node.quals, *node.type.names])
    raise UnknownShapeError(f"{node.coord}: {_spelled(node)}")


def _spelled(node: Any) -> str:
    return str(c_generator.CGenerator().visit(node))
