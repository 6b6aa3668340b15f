"""Writes the Lua package's calls, twice, and its methods, once.

A call takes what a method has checked and converted (numbers, strings, ids, lists and tables of
these) and answers the same kinds: its result first, then what C writes. `ffi.lua` makes the calls
by LuaJIT's FFI, `native.c` by Lua's C API, and `written.lua`, which has the classes, the enums and
the structs, does not know which. By hand are closures, words, operators, owners, finalizers. A test
that replays traces has `traced.lua`.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from model import Plan
from write_cpp import formatted
from write_lua_ffi import Ffi
from write_lua_native import Native
from write_lua_traced import Traced
from write_lua_words import Words

HERE = Path(__file__).resolve().parent / "lua"
FFI = HERE / "keeplayout" / "ffi_calls.lua"
NATIVE = HERE / "src" / "calls.inc"
WRITTEN = HERE / "keeplayout" / "written.lua"
TRACED = HERE / "tests" / "traced.lua"


def outputs(plan: Plan, api: dict[str, Any]) -> dict[Path, str]:
    """The files, by what is written of each."""
    return {
        FFI: _indented(Ffi(plan, api).source()),
        NATIVE: formatted(Native(plan).source(), NATIVE.with_suffix(".c")),
        WRITTEN: _indented(Words(plan).source()),
        TRACED: _indented(Traced(plan).source()),
    }


def _indented(text: str) -> str:
    """Lua by its blocks, which begin and end with lines."""
    lines, depth = [], 0
    in_c = False
    for line in re.sub(r"\n{3,}", "\n\n", text).splitlines():
        in_c = line.endswith("[[") or (in_c and not line.startswith("]]"))
        bare = line if in_c else line.strip()
        depth -= not in_c and bool(re.match(r"(end|else|\})", bare))
        lines.append("  " * (0 if in_c else depth) + bare)
        opens = re.match(
            r"(return |local )?function\b|for\b.* do$|if\b.* then$|do$|else$|.*\{$", bare
        )
        depth += not in_c and bool(opens) and not bare.endswith(" end")
    return "\n".join(line.rstrip() for line in lines) + "\n"
