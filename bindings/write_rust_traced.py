"""Writes what the test of the Rust crate knows of the functions of C to replay traces."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from model import Declared

OUTPUT = Path(__file__).resolve().parent / "rust" / "tests" / "traced" / "calls.rs"
ENDS = {"nothing": "nothing", "owner": "made", "same": "same"}


def source(api: dict[str, Any]) -> str:
    """calls.rs: how each parameter is read from a trace, or compared with it."""
    constants = "".join(f"    {c['name']};\n" for e in api["enums"] for c in e["constants"])
    structs = [s for s in api["structs"] if len(s["fields"]) > 1]
    handles = [s for s in api["structs"] if [f["name"] for f in s["fields"]] == ["id"]]
    return (
        "// Written by bindings/write_rust_traced.py from the headers: `make generate`.\n\n"
        "use super::*;\n\n"
        f"handles! {{ {' '.join(s['name'] for s in handles)} }}\n\n"
        f"constants! {{\n{constants}}}\n\n"
        f"structs! {{\n{''.join(map(_struct, structs))}}}\n\n"
        f"calls! {{\n{''.join(map(_call, filter(_is_recorded, api['functions'])))}}}\n"
    )


def _is_recorded(function: Declared) -> bool:
    """Whether it is about an owner, or makes one."""
    roles = [p["role"] for p in function["parameters"]]
    return "owner" in roles or function["returns"]["kind"] == "owner"


def _struct(struct: Declared) -> str:
    fields = struct["fields"]
    form = "plain" if all(f["type"] == "double" for f in fields) else "named"
    form = "sized" if fields[0]["name"] == "size" else form
    words = [_how(f, fields) for f in fields if f["name"] != "size" or form != "sized"]
    return f"    {form} {struct['name']} {{ {', '.join(words)} }}\n"


def _call(function: Declared) -> str:
    end = ENDS.get(function["returns"]["kind"], "returns")
    words = [_how(p, function["parameters"]) for p in function["parameters"]]
    return f"    {function['name']}({', '.join(words)}) {end};\n"


def _how(value: Declared, values: list[Declared]) -> str:
    """Where a parameter, or a field, comes from."""
    role, name, type_ = value["role"], value["name"], value["type"]
    length = re.split(r"\W", value.get("length", ""))[0]
    if role == "owner":
        return "owner"
    if role == "user_data":
        return f"data {next(each['name'] for each in values if each['role'] == 'function')}"
    if role == "destroy" or type_ == "keep_destroy_function":
        return f"destroy {name}"
    if role == "function":
        return f"{type_.removeprefix('keep_').removesuffix('_function')} {name}"
    if role == "out":
        return f"outs {name} {length}" if length else f"out {name}"
    if length:
        return f"{'texts' if 'char' in type_ else 'array'} {name}"
    is_behind = type_.endswith("*") and type_ not in ("const char *", "void *")
    return f"{'one' if is_behind else 'value'} {name}"
