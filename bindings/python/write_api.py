"""Writes the Python package's table of C functions, api.py, from the headers as data.

`make generate` runs it, through bindings/generate.py.
"""

from __future__ import annotations

import re
import textwrap
from pathlib import Path
from typing import Any

import model

OUTPUT = Path(__file__).parent / "src" / "keeplayout" / "_c" / "api.py"
# Types that do more than hold a value: they are written by hand, in pointers.py.
OWN = {
    "keep_layout *": "keep_layout_p",
    "keep_solver *": "keep_solver_p",
    "keep_status": "keep_status",
}
PLAIN = {
    "bool": "c_bool",
    "int": "c_int",
    "double": "c_double",
    "int8_t": "c_int8",
    "int32_t": "c_int32",
    "uint32_t": "c_uint32",
    "uint64_t": "c_uint64",
    "size_t": "c_size_t",
    "char *": "c_char_p",
    "void *": "c_void_p",
    "void": "None",
}

HEAD = '''\
"""The C API for ctypes: types, functions, constants.

`make generate` writes this from the headers.
"""
# fmt: off

from ctypes import (
IMPORTS
)
from typing import Any

from .pointers import Handle, keep_layout_p, keep_solver_p, keep_status
'''


def source(api: dict[str, Any]) -> str:
    """api.py."""
    plan = model.plan(api)
    handles = [s for s in api["structs"] if [f["name"] for f in s["fields"]] == ["id"]]
    structs = [s for s in api["structs"] if s["fields"] and s not in handles]
    with_functions = [s for s in structs if any(f["role"] == "function" for f in s["fields"])]
    enums = [enum["name"] for enum in api["enums"] if enum["name"] not in OWN]
    constants = [constant for enum in api["enums"] for constant in enum["constants"]]
    makers = [f["name"] for f in api["functions"] if _makes(f, [h["name"] for h in handles])]
    parts = [
        HEAD,
        *(f"{name} = c_int" for name in enums),
        *(_class(each, "Handle") for each in handles),
        *(_class(each, "Structure") for each in structs if each not in with_functions),
        "\n",
        *(_callback(each) for each in api["callbacks"]),
        *(_class(each, "Structure") for each in with_functions),
        "\n\n# Name, result, parameters.",
        "FUNCTIONS: tuple[tuple[str, Any, tuple[Any, ...]], ...] = (",
        *(_function(each) for each in api["functions"]),
        ")\n",
        "# These return the handle of what they make, which is none if they fail.",
        _wrapped("MAKERS = (", [f'"{name}"' for name in makers], ")", indent=4) + "\n",
        "# Parameters and fields: `>` is written, `*` is one behind a pointer, `[n]` are n.",
        "SHAPES: dict[str, tuple[str, ...]] = {",
        *(_shapes(each["name"], each["parameters"]) for each in api["functions"]),
        *(_shapes(each["name"], each["parameters"]) for each in api["callbacks"]),
        *(_shapes(each["name"], each["fields"]) for each in structs),
        "}\n",
        "# Callbacks that come with data, by their words; what makes an owner, and what ends one.",
        f"CALLBACKS = {_dict(plan.closures)}",
        _wrapped("BEGINS = (", [f'"{name}"' for name in plan.begins], ")", indent=4),
        _wrapped("ENDS = (", [f'"{name}"' for name in plan.ends], ")", indent=4) + "\n",
        "# The values of enums.",
        "CONSTANTS: dict[str, int] = {",
        *(f'    "{constant["name"]}": {constant["value"]},' for constant in constants),
        "}\n",
    ]
    written = "\n".join(parts)
    plain = sorted(set(re.findall(r"\bc_\w+", written)), key=_naturally)
    used = ["CFUNCTYPE", "POINTER", "Structure", *plain]
    return written.replace("IMPORTS", "".join(f"    {name},\n" for name in used).rstrip())


def _dict(words: dict[str, str]) -> str:
    rows = "".join(f'    "{word}": "{name}",\n' for word, name in words.items())
    return f"{{\n{rows}}}"


def _naturally(name: str) -> str:
    """By which c_int8 comes before c_int32."""
    return re.sub(r"\d+", lambda digits: digits[0].zfill(3), name)


def _makes(function: dict[str, Any], handles: list[str]) -> bool:
    first = function["parameters"][0]["type"] if function["parameters"] else ""
    return function["result"] in handles and first.startswith("keep_layout")


def _class(struct: dict[str, Any], base: str) -> str:
    lines = textwrap.wrap(struct["doc"].partition(". ")[0].rstrip(".") + ".", 90)
    doc = "\n    ".join(lines)
    head = f'\n\nclass {struct["name"]}({base}):  # noqa: N801\n    """{doc}"""'
    if base == "Handle":
        return head
    fields = [f'("{field["name"]}", {_type(field["type"])})' for field in struct["fields"]]
    return f"{head}\n\n{_wrapped('    _fields_ = (', fields, ')', indent=8)}"


def _callback(callback: dict[str, Any]) -> str:
    types = [_type(callback["result"]), *(_type(p["type"]) for p in callback["parameters"])]
    return _wrapped(f"{callback['name']} = CFUNCTYPE(", types, ")", indent=4)


def _function(function: dict[str, Any]) -> str:
    types = [_type(p["type"]) for p in function["parameters"]]
    end = ",))," if len(types) == 1 else ")),"
    return _wrapped(f'    ("{function["name"]}", {_type(function["result"])}, (', types, end, 8)


def _shapes(name: str, values: list[dict[str, Any]]) -> str:
    texts = [f'"{_shape(value)}"' for value in values]
    return _wrapped(f'    "{name}": (', texts, ",)," if len(texts) == 1 else "),", 8)


def _shape(value: dict[str, Any]) -> str:
    is_struct = value["type"].startswith("const keep_") and value["role"] == "in"
    mark = ">" if value["role"] == "out" else "*" if is_struct and "length" not in value else ""
    return f"{mark}{value['name']}" + (f"[{value['length']}]" if "length" in value else "")


def _type(type_: str) -> str:
    bare = type_.removesuffix("const").removeprefix("const ")
    if bare in OWN or bare in PLAIN:
        return OWN.get(bare) or PLAIN[bare]
    if bare.endswith("*"):
        return f"POINTER({_type(bare.removesuffix('*').strip())})"
    return bare


def _wrapped(head: str, items: list[str], tail: str, indent: int) -> str:
    """A list in brackets, on one line where it fits."""
    line = head + ", ".join(items) + tail
    if len(line) <= 100:
        return line
    rows = textwrap.wrap(
        ", ".join(item.replace(" ", "\0") for item in items), 96 - indent, break_long_words=False
    )
    body = "\n".join(" " * indent + row.replace("\0", " ") for row in rows)
    return f"{head.rstrip()}\n{body}{tail if len(items) > 1 or ',' in tail else ',' + tail}"
