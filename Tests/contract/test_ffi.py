"""The Python package's table of C functions equals the header: names, results, arguments."""

from __future__ import annotations

import ctypes
from enum import IntEnum, IntFlag
from typing import Any

import keeplayout
import pytest
from header import Header, parse, text
from keeplayout import kinds
from keeplayout._c import api as _api
from keeplayout._c import pointers as _pointers
from keeplayout._c import values

PLAIN: dict[str, Any] = {
    "void": None,
    "bool": ctypes.c_bool,
    "int": ctypes.c_int,
    "double": ctypes.c_double,
    "int8_t": ctypes.c_int8,
    "uint8_t": ctypes.c_uint8,
    "int32_t": ctypes.c_int32,
    "uint32_t": ctypes.c_uint32,
    "int64_t": ctypes.c_int64,
    "uint64_t": ctypes.c_uint64,
    "size_t": ctypes.c_size_t,
}


def translated(c_type: str) -> Any:
    """The ctypes type for a type in the header."""
    c_type = c_type.removeprefix("const ").removesuffix("const").strip()
    if c_type in PLAIN:
        return PLAIN[c_type]
    if c_type == "char *":
        return ctypes.c_char_p
    if c_type == "void *":
        return ctypes.c_void_p
    if c_type in ("keep_layout *", "keep_solver *"):
        return getattr(_api, c_type.removesuffix(" *") + "_p")
    if c_type.endswith("*"):
        return ctypes.POINTER(translated(c_type.removesuffix("*").strip()))
    return getattr(_api, c_type, f"no {c_type}")


def differences(header: Header) -> list[str]:
    """Where the table and a header do not agree."""
    declared = {
        f.name: (translated(f.result), tuple(translated(p.type) for p in f.parameters))
        for f in header.functions
    }
    table = {name: (result, arguments) for name, result, arguments in _api.FUNCTIONS}
    return [
        f"{name}: {table.get(name, 'not in the table')}, header: {declared.get(name, 'nothing')}"
        for name in sorted({*declared, *table})
        if table.get(name) != declared.get(name)
    ]


def test_table_equals_header(header: Header) -> None:
    assert len({name for name, _, _ in _api.FUNCTIONS}) == len(_api.FUNCTIONS)
    assert differences(header) == []


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("uint32_t keep_version_number(void)", "uint64_t keep_version_number(void)"),
        ("keep_solver_value(const keep_solver *solver, ", "keep_solver_value("),
        ("keep_node_frame(", "keep_node_other("),
    ],
)
def test_the_check_can_fail(before: str, after: str) -> None:
    headers = text()
    assert before in headers
    assert differences(parse(headers.replace(before, after))) != []


def test_structs_equal_header(header: Header) -> None:
    for struct in header.structs:
        if struct.fields:
            ours = getattr(_api, struct.name)._fields_ or _pointers.Handle._fields_
            assert [(f.name, translated(f.type)) for f in struct.fields] == list(ours)


def test_callbacks_equal_header(header: Header) -> None:
    for callback in header.callbacks:
        ours = getattr(_api, callback.name)
        assert ours._restype_ == translated(callback.result)
        assert ours._argtypes_ == tuple(translated(p.type) for p in callback.parameters)


def test_enums_equal_header(header: Header) -> None:
    """Every IntEnum of the package has the constants of the enum in C that it stands for."""
    public = {name: getattr(keeplayout, name) for name in keeplayout.__all__}
    found = {**vars(kinds), **vars(values), **public}
    ours = {name: kind for name, kind in found.items() if is_enum(kind)}
    for enum in header.enums:
        name = "".join(part.title() for part in enum.name.removeprefix("keep_").split("_"))
        assert name in ours, f"{enum.name} has no {name} in the package"
        numbers = {int(constant.value, 0): constant.name for constant in enum.constants}
        assert sorted(ours[name]) == sorted(numbers)
        assert [m for m in ours[name] if not numbers[m].endswith(f"_{m.name}")] == []


def test_priorities_equal_header(header: Header) -> None:
    for name in ("REQUIRED", "HIGH", "MEDIUM", "LOW", "FITTING"):
        value = next(macro.value for macro in header.macros if macro.name == f"KEEP_{name}")
        assert float(getattr(keeplayout, name)) == float(value)


def is_enum(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, (IntEnum, IntFlag))
