"""The header as one reads it who has only declarations, and nothing of a compiler's: cffi, for one.

It has to find in it what header.py does, which knows no C but this header, and in the library every
function; and structs as large as in the Python package, field by field.
"""

from __future__ import annotations

import re
import subprocess
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from cffi import FFI, CDefError, FFIError
from elf import SharedLibrary
from header import HEADER, ROOT, Function, Header
from keeplayout._c import api as _api

# What authors of bindings are told to do.
COMMAND = "cpp -P -U__GNUC__ -DKEEPLAYOUT_DECLARATIONS_ONLY keeplayout.h"


def declarations(folder: Path) -> FFI:
    """What cffi reads in the keeplayout.h of a folder, once the preprocessor has."""
    plain = subprocess.run(COMMAND, shell=True, cwd=folder, capture_output=True, check=True)
    ffi = FFI()
    ffi.cdef(plain.stdout.decode())
    return ffi


@pytest.fixture(scope="module")
def ffi() -> FFI:
    """What cffi reads in the header."""
    return declarations(HEADER.parent)


def spelled(header: Header, c_type: str) -> str:
    """A type of the header as cffi writes it: without const, and with functions in full."""
    for callback in header.callbacks:
        if c_type == callback.name:
            return function(header, callback)
    plain = re.sub(r"\bconst\b ?", "", c_type).replace("**", "* *").strip()
    return "_Bool" + plain.removeprefix("bool") if plain.split()[0] == "bool" else plain


def function(header: Header, declared: Function) -> str:
    """The type of a pointer to a function as cffi writes it."""
    of = partial(spelled, header)
    return f"{of(declared.result)}(*)({', '.join(of(p.type) for p in declared.parameters)})"


def test_the_guide_has_the_command() -> None:
    assert COMMAND in (ROOT / "bindings" / "README.md").read_text()


def test_functions(ffi: FFI, header: Header, library: SharedLibrary) -> None:
    opened = ffi.dlopen(str(library.path))
    read = {name: getattr(opened, name) for name in dir(opened) if name.startswith("keep_")}
    types = {name: ffi.typeof(found).cname for name, found in read.items()}
    assert types == {f.name: function(header, f) for f in header.functions}


def test_callbacks(ffi: FFI, header: Header) -> None:
    assert header.callbacks
    for callback in header.callbacks:
        assert ffi.typeof(callback.name).cname == function(header, callback)


def test_enums(ffi: FFI, header: Header) -> None:
    for enum in header.enums:
        read = ffi.typeof(enum.name)
        assert read.relements == {c.name: int(c.value, 0) for c in enum.constants}
        assert ffi.sizeof(enum.name) == 4


def test_structs(ffi: FFI, header: Header) -> None:
    for struct in header.structs:
        if not struct.fields:
            continue
        ours: Any = getattr(_api, struct.name)
        fields = ffi.typeof(struct.name).fields
        assert {name: (field.type.cname, field.offset) for name, field in fields} == {
            f.name: (spelled(header, f.type), getattr(ours, f.name).offset) for f in struct.fields
        }


def test_the_check_can_fail(tmp_path: Path) -> None:
    """What only a compiler knows is refused: an attribute, and the size of a type."""
    for unknown in (
        "int f(void) __attribute__((pure));",
        "typedef char fits[sizeof(int) == 4 ? 1 : -1];",
    ):
        (tmp_path / "keeplayout.h").write_text(f"{unknown}\n")
        with pytest.raises((CDefError, FFIError)):
            declarations(tmp_path)
