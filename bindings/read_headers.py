"""Reads the headers: every declaration in them with the comment before it, as plain data.

The preprocessor and pycparser read the C; comments are found by the lines of the declarations. What
a parameter is, beyond its type, follows from how the headers are written:

    keep_layout *layout                          the owner, always first
    const T *things, size_t count                an array that is read: count of them
    const T *thing                               one that is read, if T is among SINGLE
    T *things, size_t count or capacity          an array that is written: as many, or up to as many
    T *thing                                     one that is written
    const char **texts                           written, too: texts that stay the library's
    a function, user_data, destroy               what the library calls back
    user_data, destroy                           what it only holds, and releases

A comment says otherwise with `things[length]`; what else comments say is in header_words.py. What
fits nowhere is refused, so that no function is described wrongly without anyone noticing.
"""

from __future__ import annotations

import re
import subprocess
import tempfile
from pathlib import Path
from typing import Any, TypedDict

import header_inline
import header_words
from header_inline import Macro, Shortcut
from header_text import UnknownShapeError, doc_of, spelled, type_of
from pycparser import c_ast, c_parser  # type: ignore[import-untyped]

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
VERSION = "KEEPLAYOUT_VERSION_STRING"
OWNERS = ("keep_layout *", "keep_solver *")
TEXTS_OUT = "const char **"
SINGLE = (
    "keep_context", "keep_equation_context", "keep_stack", "keep_grid", "keep_guideline",
    "keep_drawing",
)  # fmt: skip
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


class Value(TypedDict, total=False):
    """A parameter of a function, or a field of a struct."""

    name: str
    type: str
    role: str
    length: str
    written: str
    most: int
    nullable: bool
    none: bool
    nan: bool
    enum: str
    flags: bool
    domain: list[str]
    offset: int
    offset32: int
    doc: str


class Result(TypedDict, total=False):
    """What a result means: nothing, a status, an owner or the same one, what was made or found, a
    text, a count, a value; and whether none, or NaN, is an answer, and no failure."""

    kind: str
    none: bool
    nan: bool


class Function(TypedDict, total=False):
    """A function, or the type of a callback."""

    name: str
    chapter: str
    result: str
    parameters: list[Value]
    doc: str
    returns: Result
    calls_back: bool
    drains: bool
    cost: str
    on_failure: str


class Constant(TypedDict):
    """A constant of an enum, and its word in languages that have the name of the enum before it."""

    name: str
    word: str
    value: int
    doc: str


class Enum(TypedDict):
    """An enum; each is as large as an int."""

    name: str
    chapter: str
    constants: list[Constant]
    doc: str


class Struct(TypedDict):
    """A struct, with sizes and offsets where pointers have 64 bits, and where they have 32; without
    fields it is opaque."""

    name: str
    chapter: str
    size: int
    size32: int
    fields: list[Value]
    doc: str


class Api(TypedDict):
    """All that the headers declare, in their order."""

    version: str
    rules: list[str]
    functions: list[Function]
    callbacks: list[Function]
    enums: list[Enum]
    structs: list[Struct]
    macros: list[Macro]
    shortcuts: list[Shortcut]


def read(umbrella: Path = UMBRELLA) -> Api:
    """What a header declares, with all that it includes."""
    command = [*PREPROCESSOR, str(umbrella)]
    text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    tree = c_parser.CParser().parse(STANDARD + text, filename="standard")
    return _Reader().read(tree, umbrella)


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
        self.api = Api(
            version="", rules=[], functions=[], callbacks=[], enums=[], structs=[], macros=[],
            shortcuts=[],
        )  # fmt: skip
        self.sizes = dict(PLAIN)
        self.sizes32 = PLAIN | dict.fromkeys(("size_t",), 4)
        self.callbacks: set[str] = set()

    def read(self, tree: Any, umbrella: Path) -> Api:
        files = included(umbrella)
        self.api["rules"] = header_inline.rules("".join(file.read_text() for file in files[1:2]))
        self.api["macros"] = header_inline.macros(umbrella, files)
        texts = (m["value"] for m in self.api["macros"] if m["name"] == VERSION)
        self.api["version"] = next(texts, "").strip('"')
        for declared in tree.ext:
            if declared.coord.file != "standard":
                self._declaration(declared)
        for function in [*self.api["functions"], *self.api["callbacks"]]:
            _check_lengths(function)
        self._add_words()
        self.api["shortcuts"] = header_inline.shortcuts(umbrella, STANDARD)
        return self.api

    def _add_words(self) -> None:
        """What comments say, once everything that they may name has been read."""
        handles = {
            s["name"] for s in self.api["structs"] if [f["name"] for f in s["fields"]] == ["id"]
        }
        enums = {e["name"]: [c["name"] for c in e["constants"]] for e in self.api["enums"]}
        for function in [*self.api["functions"], *self.api["callbacks"]]:
            header_words.check_placed(function, handles)
            header_words.add_words(function, handles)
            header_words.add_nan(function)
            for parameter in function["parameters"]:
                said = header_words.about(parameter["name"], function["doc"])
                header_words.add_values(parameter, said, handles, enums)
        for callback in self.api["callbacks"]:
            header_words.add_failure(callback)
        for struct in self.api["structs"]:
            for field in struct["fields"]:
                header_words.add_values(field, field["doc"], handles, enums)

    def _declaration(self, node: Any) -> None:
        chapter, doc = Path(node.coord.file).stem, doc_of(node)
        if isinstance(node, c_ast.Decl) and isinstance(node.type, c_ast.FuncDecl):
            self.api["functions"].append(self._function(node, node.type, chapter, doc))
            return
        kind = node.type.type if isinstance(node, c_ast.Typedef) else None
        if isinstance(kind, c_ast.FuncDecl):
            self.callbacks.add(node.name)
            self.sizes[node.name], self.sizes32[node.name] = 8, 4
            self.api["callbacks"].append(self._function(node, kind, chapter, doc))
        elif isinstance(kind, c_ast.Enum):
            self.sizes[node.name] = 4
            self.sizes32[node.name] = 4
            constants = _constants(node.name, kind.values.enumerators)
            self.api["enums"].append(
                Enum(name=node.name, chapter=chapter, constants=constants, doc=doc_of(kind))
            )
        elif isinstance(kind, c_ast.Struct):
            self._struct(node.name, kind, chapter, doc_of(kind))
        else:
            raise UnknownShapeError(f"{node.coord}: {spelled(node)}")

    def _function(self, node: Any, function: Any, chapter: str, doc: str) -> Function:
        given = [p for p in function.args.params if isinstance(p, c_ast.Decl)]
        parameters = [Value(name=p.name, type=type_of(p.type)) for p in given]
        self._describe(node.name, parameters, doc)
        return Function(
            name=node.name,
            chapter=chapter,
            result=type_of(function.type),
            parameters=parameters,
            doc=doc,
        )

    def _struct(self, name: str, kind: Any, chapter: str, doc: str) -> None:
        fields = [Value(name=d.name, type=type_of(d.type), doc=doc_of(d)) for d in kind.decls or []]
        places, self.sizes[name] = _laid_out(fields, self.sizes, pointer=8)
        places32, self.sizes32[name] = _laid_out(fields, self.sizes32, pointer=4)
        for field, place, place32 in zip(fields, places, places32, strict=True):
            field["offset"], field["offset32"] = place, place32
        self._describe(name, fields, doc)
        size, size32 = self.sizes[name], self.sizes32[name]
        self.api["structs"].append(
            Struct(name=name, chapter=chapter, size=size, size32=size32, fields=fields, doc=doc)
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
            if "*" in value["type"] or value["type"] in self.callbacks:
                said = doc if "doc" in value else header_words.about(name, doc)
                value["nullable"] = header_words.is_nullable(value, said)

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
        elif type_ == TEXTS_OUT:
            value["role"] = "out"
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


def _constants(enum: str, enumerators: list[Any]) -> list[Constant]:
    """Their words are what is left of their names without what all of them begin with, or the name
    of the enum."""
    for each in enumerators:
        if each.value is None:
            raise UnknownShapeError(f"{each.name} has no number")
    names = [each.name.split("_") for each in enumerators]
    same = 1
    while all(len(name) > same + 1 and name[: same + 1] == names[0][: same + 1] for name in names):
        same += 1
    numbers = (int(spelled(each.value).replace(" ", ""), 0) for each in enumerators)
    own = enum.removeprefix("keep_").upper() + "_"
    words = ("_".join(name[same:]).removeprefix(own) for name in names)
    return [
        Constant(name=each.name, word=word, value=number, doc=doc_of(each))
        for each, word, number in zip(enumerators, words, numbers, strict=True)
    ]


def _laid_out(fields: list[Value], sizes: dict[str, int], pointer: int) -> tuple[list[int], int]:
    """Where fields are, and how large the struct is; what takes 8 bytes is at a multiple of 8."""
    places: list[int] = []
    end = alignment = 0
    for field in fields:
        width = pointer if field["type"].endswith("*") else sizes[field["type"]]
        unit = min(width, 8)
        alignment = max(alignment, unit)
        places.append(-(-end // unit) * unit)
        end = places[-1] + width
    return places, -(-end // alignment) * alignment if fields else 0
