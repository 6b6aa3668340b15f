"""Writes what a trace knows of the headers in include/: calls.c here, and the Python package's
_shapes.py. `make generate` runs it; a test of the contract says when it has to be run.

What a parameter is follows from how the header is written:

    keep_layout *layout, keep_solver *solver    the owner, always first
    const char *name                            text, ended by a zero
    const T *things, size_t count               an array that is read: count of them
    const T *thing                              one that is read, if SINGLE has its type
    T *things, size_t count or capacity         an array that is written: as many, or up to as many
    T *thing                                    one that is written
    a function, user_data, destroy              what the library calls back
    void *user_data                             without a function: a pointer of the host's

What is not written like this is in SIZES, and what fits nowhere is refused, so that a new function
cannot be recorded wrongly without anyone noticing.
"""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests" / "contract"))

from header import Constant, Function, Header, Parameter, Struct, parse, read  # noqa: E402

SIZES = {
    # The compressed rows of a solver: the terms are as many as the last start says.
    "keep_solver_add_rows": {
        "starts": "row_count + 1",
        "variables": "terms",
        "coefficients": "terms",
        "relations": "row_count",
        "constants": "row_count",
        "priorities": "row_count",
        "weights": "row_count",
        "rows": "row_count",
    },
    "keep_equation_context": {
        "names": "name_count",
        "nodes": "name_count",
        "metrics": "metric_count",
        "values": "metric_count",
    },
    # As many as the compound has.
    "keep_applied": {"parts": "parts"},
}
# Where the library reads less than LONGEST of trace.h, and refuses more.
MOST = {"keep_constraint_create": {"terms": 65536}}
# Where not what is returned tells how many were written, but another parameter: itself, or as one
# for each part of a list.
MADE = {
    "keep_equations_create": {"constraints": "made"},
    "keep_node_apply": {"constraints": "list"},
}
SINGLE = ("keep_context", "keep_equation_context")
SINGULAR = ("from_defaults", "axis")
IRREGULAR_PLURALS = ("children", "minima", "maxima")
OWNERS = {"keep_layout *": "layout", "keep_solver *": "solver"}
NUMBERS = {
    "bool": "bool",
    "int": "int",
    "double": "double",
    "int8_t": "int8",
    "int32_t": "int32",
    "uint32_t": "uint32",
    "uint64_t": "uint64",
    "size_t": "size",
}
VERSION = ("version_number", "version_string")
# Answers of their own, of nothing that was recorded: called, and not written down.
UNRECORDED = ("keep_version_number", "keep_version_string", "keep_status_name")

# After these there is no owner.
ENDS = ("keep_layout_destroy", "keep_solver_destroy")


class UnknownShapeError(Exception):
    """A parameter that is written like no other, so that nobody knows what lies behind it."""


@dataclass(frozen=True)
class Shape:
    """What a parameter, or a field of a struct, is to a trace."""

    name: str
    role: str
    type: str
    size: str = ""

    @property
    def text(self) -> str:
        """As _shapes.py has it: `>` is written, `*` is one behind a pointer, `[n]` are n."""
        mark = {"OUT": ">", "OUTS": ">", "ONE": "*"}.get(self.role, "")
        return f"{mark}{self.name}{f'[{self.size}]' if self.size else ''}"


class Shapes:
    """The shapes of everything in a header."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.enums = {enum.name for enum in header.enums}
        self.callbacks = {callback.name for callback in header.callbacks}
        self.structs = {s.name: s for s in header.structs if s.fields}
        self.handles = [n for n, s in self.structs.items() if [f.name for f in s.fields] == ["id"]]

    def of(self, named: Function | Struct) -> list[Shape]:
        """The shapes of the parameters of a function, or of the fields of a struct."""
        parameters = named.fields if isinstance(named, Struct) else named.parameters
        shapes = [self._shape(named.name, parameters, place) for place in range(len(parameters))]
        sizes = {shape.size for shape in shapes}
        for shape in shapes:
            if shape.name in ("count", "capacity") and shape.name not in sizes:
                raise UnknownShapeError(f"{named.name}: {shape.name} of what?")
        is_told = named.name in MADE or (isinstance(named, Function) and named.result == "size_t")
        if "capacity" in sizes and not is_told:
            raise UnknownShapeError(f"{named.name}: how many are written?")
        return shapes

    def _shape(self, of: str, parameters: tuple[Parameter, ...], place: int) -> Shape:
        name, type_ = parameters[place].name, parameters[place].type
        bare = type_.removeprefix("const ")
        names = [parameter.name for parameter in parameters]
        size = SIZES.get(of, {}).get(name, "")
        if bare in OWNERS:
            return Shape(name, "OWNER", OWNERS[bare])
        if type_ == "void *" and name == "user_data":
            called = any(parameter.type in self.callbacks for parameter in parameters)
            return Shape(name, "DATA" if called or of in self.callbacks else "VALUE", "pointer")
        if type_ == "keep_destroy_function":
            return Shape(name, "DESTROY", type_)
        if type_ in self.callbacks:
            return Shape(name, "FUNCTION", type_)
        if "*" not in type_:
            return Shape(name, "VALUE", self.value(type_, f"{of}: {name}"))
        if type_ == "const char *":
            return Shape(name, "VALUE", "text")
        if type_ == "const char *const *":
            return Shape(name, "ARRAY", "text", size or self._count(names, of, name))
        element = self.value(bare.removesuffix(" *"), f"{of}: {name}")
        if type_.startswith("const "):
            if element in SINGLE:
                return Shape(name, "ONE", element)
            return Shape(name, "ARRAY", element, size or self._count(names, of, name))
        later = [p.name for p in parameters[place + 1 :] if p.name in ("count", "capacity")]
        if not size and (name.endswith("s") or name in IRREGULAR_PLURALS) and name not in SINGULAR:
            size = later[0] if later else self._count(names, of, name)
        return Shape(name, "OUTS", element, size) if size else Shape(name, "OUT", element)

    def _count(self, names: list[str], of: str, name: str) -> str:
        if "count" not in names:
            raise UnknownShapeError(f"{of}: how many {name} are there?")
        return "count"

    def value(self, type_: str, where: str) -> str:
        """The name of a type of a value in calls.c."""
        if type_ in NUMBERS:
            return NUMBERS[type_]
        if type_ in self.enums or type_ in self.structs:
            return type_
        if type_ == "const char *":
            return "text"
        if type_ == "void *":
            return "pointer"
        if type_ in OWNERS:
            return OWNERS[type_]
        raise UnknownShapeError(f"{where}: what is a {type_}?")


# The C source

HEAD = """\
/* Written by generate.py from the headers in include/: change them, and `make generate`.
 *
 * What a trace knows of the library's types and functions; and in place of each function one that
 * notes what is given, calls it, and notes what comes back.
 */
// clang-format off
#include "trace.h"
#pragma GCC diagnostic ignored "-Wmissing-field-initializers"
"""


def c_source(shapes: Shapes) -> str:
    """calls.c."""
    header = shapes.header
    names = "".join(f'    "{function.name}",\n' for function in header.functions)
    recorded = [function for function in header.functions if function.name not in UNRECORDED]
    used = {s.type for f in [*recorded, *header.callbacks] for s in shapes.of(f)}
    used |= {f.result for f in recorded}
    used |= {s.type for struct in shapes.structs.values() for s in shapes.of(struct)}
    places = {function.name: place for place, function in enumerate(header.functions)}
    # A type is told before what has it in it: a struct with functions in it after those.
    structs = list(shapes.structs.values())
    with_functions = [s for s in structs if any(f.type in shapes.callbacks for f in s.fields)]
    parts = [
        HEAD,
        *(_c_enum(enum.name, enum.constants) for enum in header.enums if enum.name in used),
        *(_c_struct(shapes, struct) for struct in structs if struct not in with_functions),
        *(_c_callback(shapes, callback) for callback in header.callbacks),
        *(_c_struct(shapes, struct) for struct in with_functions),
        f"const char *const trace_names[] = {{\n{names}    NULL}};\n",
        f"void *trace_real[{len(header.functions)}];\n",
        *(f"const int trace_{name} = {places[f'keep_{name}']};\n" for name in VERSION),
        *(_c_function(shapes, place, each) for place, each in enumerate(header.functions)),
    ]
    return "\n".join(parts)


def _c_enum(name: str, constants: tuple[Constant, ...]) -> str:
    rows = "".join(f'    {{{each.name}, "{each.name}"}},\n' for each in constants)
    return (
        f"static const struct constant {name}_constants[] = {{\n{rows}    {{0, NULL}}}};\n"
        f"static const struct type {name}_type = {{\n"
        f"    .size = sizeof({name}), .write = write_constant, .constants = {name}_constants}};\n"
    )


def _c_struct(shapes: Shapes, struct: Struct) -> str:
    name = struct.name
    head = f"static const struct type {name}_type = {{\n    .size = sizeof({name}), "
    if name in shapes.handles:
        return f'{head}.write = write_handle, .noun = "{name.removeprefix("keep_")}"}};\n'
    if all(each.type == "double" for each in struct.fields):
        return f"{head}.write = write_doubles}};\n"
    return (
        f"{_c_shapes(shapes, struct)}{head}.write = write_fields, .fields = shapes_of_{name}}};\n"
    )


def _c_callback(shapes: Shapes, callback: Function) -> str:
    name, result = callback.name, callback.result
    noun = name.removeprefix("keep_").removesuffix("_function")
    given = "destroy" if noun == "destroy" else "function"
    passed = ["host->data" if p.name == "user_data" else p.name for p in callback.parameters]
    call = f"(({name})host->{given})({', '.join(passed)})"
    return (
        f"{_c_shapes(shapes, callback)}{_c_signature(callback, noun)}"
        f"static {result} {noun}_of_host({_c_parameters(callback)}) {{\n"
        f"  struct host *host = user_data;\n"
        f"  void *arguments[] = {{{', '.join(f'&{p.name}' for p in callback.parameters)}}};\n"
        f"  struct call call;\n"
        f"  trace_ask(&call, &signature_of_{name}, host, arguments);\n"
        f"{_c_called(result, call)}}}\n"
        f"static const struct type {name}_type = {{\n    .size = sizeof({name}), "
        f'.noun = "{noun}", .ours = (trace_function){noun}_of_host}};\n'
    )


def _c_function(shapes: Shapes, place: int, function: Function) -> str:
    result, given = function.result, [parameter.name for parameter in function.parameters]
    types = ", ".join(parameter.type for parameter in function.parameters) or "void"
    call = f"(({_joined(result, '(*)')}({types}))trace_find({place}))({', '.join(given)})"
    head = f"{_joined(result, function.name)}({_c_parameters(function)}) {{\n"
    if function.name in UNRECORDED:
        return f"{head}  return {call};\n}}\n"
    arguments = ", ".join(f"&{name}" for name in given) or "NULL"
    return (
        f"{_c_shapes(shapes, function)}{_c_signature(function, function.name)}{head}"
        f"  void *arguments[] = {{{arguments}}};\n"
        f"  struct call call;\n"
        f"  trace_begin(&call, &signature_of_{function.name}, arguments);\n"
        f"{_c_called(result, call)}}}\n"
    )


def _c_called(result: str, call: str) -> str:
    """The call, and what comes after it."""
    if result == "void":
        return f"  {call};\n  trace_end(&call, NULL);\n"
    noted = f"  {_joined(result, 'result')} = {call};\n  trace_end(&call, &result);\n"
    return f"{noted}  return result;\n"


def _c_parameters(function: Function) -> str:
    return ", ".join(_joined(p.type, p.name) for p in function.parameters) or "void"


def _joined(type_: str, name: str) -> str:
    return f"{type_}{name}" if type_.endswith("*") else f"{type_} {name}"


def _c_signature(function: Function, name: str) -> str:
    result = "NULL" if function.result == "void" else f"&{_c_type(function.result)}"
    ends = "true" if function.name in ENDS else "false"
    return (
        f"static const struct signature signature_of_{function.name} = {{\n"
        f'    "{name}", shapes_of_{function.name}, {result}, {ends}}};\n'
    )


def _c_type(type_: str) -> str:
    known = {"const char *": "text", "void *": "pointer", **OWNERS, **NUMBERS}
    return f"{known.get(type_, type_)}_type"


def _c_shapes(shapes: Shapes, of: Function | Struct) -> str:
    all_ = shapes.of(of)
    names = [shape.name for shape in all_]
    rows = ""
    for shape in all_:
        row = f'"{shape.name}", {shape.role}, &{shape.type}_type'
        if shape.size == "terms":
            row += f", TERMS, {names.index('starts')}, {names.index('row_count')}"
        elif shape.size == "parts":
            row += f", PARTS, {names.index('compound')}"
        elif shape.size:
            kind = "ONE_MORE" if "+" in shape.size else "COUNT"
            row += f", {kind}, {names.index(shape.size.removesuffix(' + 1'))}"
            if shape.type == "text" and "lengths" in names:
                row += f", {names.index('lengths')}"
            if made := MADE.get(of.name, {}).get(shape.name):
                row += f", {names.index(made)}"
        if most := MOST.get(of.name, {}).get(shape.name):
            row += f", .most = {most}"
        if isinstance(of, Struct):
            row += f", .offset = offsetof({of.name}, {shape.name})"
        rows += f"    {{{row}}},\n"
    return f"static const struct shape shapes_of_{of.name}[] = {{\n{rows}    {{0}}}};\n"


# The Python table

PYTHON_HEAD = '''\
"""What replaying needs to know of the headers in include/, beside the types in _ffi.

Written by Sources/Trace/generate.py: change them, and `make generate`.
"""

# fmt: off
# Parameters of functions and callbacks, and fields of structs: `>` is written, `*` is one behind a
# pointer, `[n]` are n.'''


def python_source(shapes: Shapes) -> str:
    """_shapes.py."""
    header = shapes.header
    lines = [PYTHON_HEAD, "SHAPES: dict[str, tuple[str, ...]] = {"]
    named: list[Function | Struct] = [*header.functions, *header.callbacks]
    named += [shapes.structs[name] for name in shapes.structs if name not in shapes.handles]
    for each in named:
        row = "".join(f'"{shape.text}", ' for shape in shapes.of(each)).rstrip()
        lines += _wrapped(f'    "{each.name}": (', row, "),")
    constants = [constant for enum in header.enums for constant in enum.constants]
    lines += ["}", "", "# What the names of constants stand for.", "CONSTANTS: dict[str, int] = {"]
    lines += [f'    "{constant.name}": {int(constant.value, 0)},' for constant in constants]
    return "\n".join([*lines, "}", ""])


def _wrapped(head: str, row: str, tail: str) -> list[str]:
    if len(head + row + tail) <= 100:
        return [head + row + tail]
    lines, line = [head], "       "
    for word in re.findall(r"\S+", row):
        if len(line) + 1 + len(word) > 98:
            lines.append(line)
            line = "       "
        line += f" {word}"
    return [*lines, line, f"    {tail}"]


OUTPUTS = {
    ROOT / "Sources" / "Trace" / "calls.c": c_source,
    ROOT / "bindings" / "python" / "src" / "keeplayout" / "_shapes.py": python_source,
}


def outputs(text: str | None = None) -> dict[Path, str]:
    """What the files have to be, for the header as it is, or for the text of another."""
    shapes = Shapes(read() if text is None else parse(text))
    return {path: write(shapes) for path, write in OUTPUTS.items()}


if __name__ == "__main__":
    for path, text in outputs().items():
        path.write_text(text)
