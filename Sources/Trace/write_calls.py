"""Writes calls.c from bindings/api.json, the headers as data: `write_calls.py api.json calls.c`.

In place of each function of the library, calls.c has one that notes what is given, calls it, and
notes what comes back. `make` runs this.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "bindings"))

import model

Declared = dict[str, Any]  # a function, an enum or a struct of api.json

TYPES = {
    "keep_layout *": "layout",
    "keep_solver *": "solver",
    "const char *": "text",
    "void *": "pointer",
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
HEAD = """\
/* Written by write_calls.py. What a trace knows of the library's types and functions; and in place
 * of each function one that notes what is given, calls it, and notes what comes back. */
#include "trace.h"
#pragma GCC diagnostic ignored "-Wmissing-field-initializers"
"""


def source(api: dict[str, Any]) -> str:
    """calls.c."""
    plan = model.plan(api)
    functions = api["functions"]
    names = "".join(f'    "{function["name"]}",\n' for function in functions)
    places = {function["name"]: place for place, function in enumerate(functions)}
    parts = [
        HEAD,
        *types(api, plan, callback),
        f"const char *const trace_names[] = {{\n{names}    NULL}};\n",
        f"void *trace_real[{len(functions)}];\n",
        *(f"const int trace_{name} = {places[f'keep_{name}']};\n" for name in VERSION),
        *(function(place, each, plan) for place, each in enumerate(functions)),
    ]
    return "\n".join(parts)


def types(
    api: dict[str, Any], plan: model.Plan, callback: Callable[[Declared], str]
) -> Iterator[str]:
    """The types of what is recorded; a type comes before what has it in it."""
    callbacks = [each for each in api["callbacks"] if each["name"] in plan.closures.values()]
    structs = [struct for struct in api["structs"] if struct["fields"]]
    recorded = recorded_of(api, plan)
    used = {value_type(p) for f in [*recorded, *callbacks] for p in f["parameters"]}
    used |= {value_type(field) for struct in structs for field in struct["fields"]}
    used |= {function["result"] for function in recorded}
    with_functions = [s for s in structs if any(f["role"] == "function" for f in s["fields"])]
    yield from (enum(each) for each in api["enums"] if each["name"] in used)
    yield from (struct(each) for each in structs if each not in with_functions)
    yield from (callback(each) for each in callbacks)
    yield from (struct(each) for each in with_functions)


def recorded_of(api: dict[str, Any], plan: model.Plan) -> list[Declared]:
    unrecorded = unrecorded_of(plan)
    return [function for function in api["functions"] if function["name"] not in unrecorded]


def unrecorded_of(plan: model.Plan) -> list[str]:
    """Called, and not written down: answers about nothing that was recorded, and the question about
    an id, which means nothing in another process."""
    return [*(each.c for each in plan.object("library").methods), "keep_layout_handle_kind"]


def enum(declared: Declared) -> str:
    name = declared["name"]
    rows = "".join(f'    {{{c["name"]}, "{c["name"]}"}},\n' for c in declared["constants"])
    return (
        f"static const struct constant {name}_constants[] = {{\n{rows}    {{0, NULL}}}};\n"
        f"static const struct type {name}_type = {{\n"
        f"    .size = sizeof({name}), .write = write_constant, .constants = {name}_constants}};\n"
    )


def struct(declared: Declared) -> str:
    name, fields = declared["name"], declared["fields"]
    head = f"static const struct type {name}_type = {{\n    .size = sizeof({name}), "
    if [field["name"] for field in fields] == ["id"]:
        return f'{head}.write = write_handle, .noun = "{name.removeprefix("keep_")}"}};\n'
    if all(field["type"] == "double" for field in fields):
        return f"{head}.write = write_doubles}};\n"
    rows = shapes(name, fields, is_struct=True)
    return f"{rows}{head}.write = write_fields, .fields = shapes_of_{name}}};\n"


def callback(declared: Declared) -> str:
    name, result, parameters = (declared[key] for key in ("name", "result", "parameters"))
    noun = name.removeprefix("keep_").removesuffix("_function")
    given = "destroy" if noun == "destroy" else "function"
    passed = ["host->data" if p["name"] == "user_data" else p["name"] for p in parameters]
    call = f"(({name})host->{given})({', '.join(passed)})"
    # What it writes, as a callback has at most one such parameter, is its answer.
    written = next((p for p in parameters if p["role"] == "out"), None)
    answering = {**declared, "result": value_type(written)} if written else declared
    return (
        f"{shapes(name, parameters)}{signature(answering, noun)}"
        f"static {result} {noun}_of_host({listed(parameters)}) {{\n"
        f"  struct host *host = user_data;\n"
        f"  void *arguments[] = {{{', '.join('&' + p['name'] for p in parameters)}}};\n"
        f"  struct call call;\n"
        f"  trace_ask(&call, &signature_of_{name}, host, arguments);\n"
        f"{called(result, call, written['name'] if written else 'NULL')}}}\n"
        f"static const struct type {name}_type = {{\n    .size = sizeof({name}), "
        f'.noun = "{noun}", .ours = (trace_function){noun}_of_host}};\n'
    )


def function(place: int, declared: Declared, plan: model.Plan) -> str:
    name, result, parameters = (declared[key] for key in ("name", "result", "parameters"))
    types = ", ".join(p["type"] for p in parameters) or "void"
    given = ", ".join(p["name"] for p in parameters)
    call = f"(({joined(result, '(*)')}({types}))trace_find({place}))({given})"
    head = f"{joined(result, name)}({listed(parameters)}) {{\n"
    if name in unrecorded_of(plan):
        return f"{head}  {'' if result == 'void' else 'return '}{call};\n}}\n"
    arguments = ", ".join("&" + p["name"] for p in parameters) or "NULL"
    return (
        f"{shapes(name, parameters)}{signature(declared, name, name in plan.ends)}{head}"
        f"  void *arguments[] = {{{arguments}}};\n"
        f"  struct call call;\n"
        f"  trace_begin(&call, &signature_of_{name}, arguments);\n"
        f"{called(result, call)}}}\n"
    )


def called(result: str, call: str, written: str = "NULL") -> str:
    """The call, and what comes after it."""
    if result == "void":
        return f"  {call};\n  trace_end(&call, {written});\n"
    noted = f"  {joined(result, 'result')} = {call};\n  trace_end(&call, &result);\n"
    return f"{noted}  return result;\n"


def signature(declared: Declared, name: str, is_end: bool = False) -> str:
    of, result = declared["name"], declared["result"]
    result = "NULL" if result == "void" else f"&{TYPES.get(result, result)}_type"
    ends = "true" if is_end else "false"
    return (
        f"static const struct signature signature_of_{of} = {{\n"
        f'    "{name}", shapes_of_{of}, {result}, {ends}}};\n'
    )


def listed(parameters: list[Declared]) -> str:
    return ", ".join(joined(p["type"], p["name"]) for p in parameters) or "void"


def joined(type_: str, name: str) -> str:
    return f"{type_}{name}" if type_.endswith("*") else f"{type_} {name}"


def shapes(of: str, values: list[Declared], is_struct: bool = False) -> str:
    """The table of parameters or fields."""
    rows = ""
    for value in values:
        row = f'"{value["name"]}", {role(value)}, &{value_type(value)}_type'
        row += length(value, [each["name"] for each in values])
        if "most" in value:
            row += f", .most = {value['most']}"
        if is_struct:
            row += f", .offset = offsetof({of}, {value['name']})"
        rows += f"    {{{row}}},\n"
    return f"static const struct shape shapes_of_{of}[] = {{\n{rows}    {{0}}}};\n"


def role(value: Declared) -> str:
    """As trace.h calls it."""
    if value["role"] == "in":
        is_value = "*" not in value["type"] or value["type"] in TYPES
        return "ARRAY" if "length" in value else "VALUE" if is_value else "ONE"
    if value["role"] == "out":
        return "OUTS" if "length" in value else "OUT"
    return "DATA" if value["role"] == "user_data" else str(value["role"]).upper()


def length(value: Declared, names: list[str]) -> str:
    """How long an array is, as trace.h has it."""
    length = value.get("length")
    if length is None:
        return ""
    if length == "starts[row_count]":
        return f", TERMS, {names.index('starts')}, {names.index('row_count')}"
    if length == "compound":
        return f", PARTS, {names.index('compound')}"
    kind = "ONE_MORE" if length.endswith(" + 1") else "COUNT"
    row = f", {kind}, {names.index(length.removesuffix(' + 1'))}"
    if value_type(value) == "text" and "lengths" in names:
        row += f", {names.index('lengths')}"
    if "written" in value:
        row += f", {names.index(value['written'])}"
    return row


def value_type(value: Declared) -> str:
    """The type of a value, or of what a pointer points to, as trace.h calls it."""
    type_: str = value["type"]
    if value["role"] == "owner":
        type_ = type_.removeprefix("const ")
    elif value["role"] == "in" and type_ == "keep_destroy_function":
        return "pointer"  # that of data which is only held
    elif type_ in ("const char *const *", "const char **"):
        return "text"
    elif type_ not in TYPES:
        type_ = type_.removeprefix("const ").removesuffix(" *")
    return TYPES.get(type_, type_)


if __name__ == "__main__":
    api, calls = map(Path, sys.argv[1:])
    calls.write_text(source(json.loads(api.read_text())))
