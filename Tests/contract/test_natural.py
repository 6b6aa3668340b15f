"""Programs that are written as one writes in a language, the same ones in each: what they change,
are asked and are answered is the same, recorded by the library that records any program."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from header import ROOT
from process import run

FOLDER = ROOT / "Tests" / "conformance"
sys.path.append(str(FOLDER))

import record  # noqa: E402
from essence import essence  # noqa: E402

LIBRARIES = ROOT / "build" / "lib"
TRACER = str(LIBRARIES / "libkeeplayout-trace.so")
BUILT = ROOT / "build" / "natural"
Started = tuple[list[str], dict[str, str]]  # a command, and what its environment has besides


def in_c() -> Started:
    return [record.compiled(record.NATURAL, BUILT)], {"LD_PRELOAD": TRACER}


def in_cplusplus() -> Started:
    made, source = str(BUILT / "natural-cpp"), str(record.NATURAL.with_suffix(".cpp"))
    found = ["-I", str(ROOT / "include"), "-L", str(LIBRARIES), "-lkeeplayout"]
    run(["c++", "-std=c++17", "-Wall", "-Wextra", "-Werror", source, "-o", made, *found])
    return [made], {"LD_PRELOAD": TRACER}


def in_python() -> Started:
    package = str(ROOT / "bindings" / "python" / "src")
    where = {"KEEPLAYOUT_LIBRARY": TRACER, "PYTHONPATH": package}
    return [sys.executable, str(record.NATURAL.with_suffix(".py"))], where


def in_luajit() -> Started:
    folder = ROOT / "bindings" / "lua"
    where = {"KEEPLAYOUT_LIBRARY": TRACER, "LUA_PATH": f"{folder}/?.lua;{folder}/?/init.lua"}
    return [required("luajit"), str(record.NATURAL.with_suffix(".lua"))], where


def in_lua() -> Started:
    command, where = required("lua5.4"), in_luajit()[1]
    headers = Path("/usr/include/lua5.4")
    if not (headers / "lua.h").exists():
        pytest.skip("there is no lua.h")
    module = BUILT / "keeplayout" / "native.so"
    module.parent.mkdir(exist_ok=True)
    found = ["-I", str(ROOT / "include"), "-I", str(headers), "-L", str(LIBRARIES), "-lkeeplayout"]
    source = str(ROOT / "bindings" / "lua" / "src" / "native.c")
    run(["cc", "-std=c11", "-shared", "-fPIC", source, "-o", str(module), *found])
    where = {"LUA_PATH": where["LUA_PATH"], "LUA_CPATH": f"{BUILT}/?.so", "LD_PRELOAD": TRACER}
    return [command, str(record.NATURAL.with_suffix(".lua"))], where


def in_rust() -> Started:
    crate = ROOT / "bindings" / "rust"
    where = {**os.environ, "CARGO_TARGET_DIR": str(ROOT / "build" / "rust"),
             "CARGO_NET_OFFLINE": "true", "KEEPLAYOUT_LIB_DIR": str(LIBRARIES)}  # fmt: skip
    command = [required("cargo"), "test", "--no-run", "--test", "natural"]
    lines = run([*command, "--quiet", "--message-format=json"], env=where, cwd=crate).splitlines()
    made = [json.loads(line) for line in lines if '"executable":"' in line]
    return [made[-1]["executable"], "--exact"], {"LD_PRELOAD": TRACER}


def in_go() -> Started:
    folder = BUILT / "go"
    folder.mkdir(exist_ok=True)
    shutil.copy(record.NATURAL.with_suffix(".go"), folder)
    module = ROOT / "bindings" / "go"
    (folder / "go.mod").write_text(
        "module natural\n\ngo 1.19\n\nrequire keeplayout v0.1.0\n\n"
        f'replace keeplayout => "{module}"\n'
    )
    where = {**os.environ, "PKG_CONFIG_PATH": str(LIBRARIES / "pkgconfig"), "GOFLAGS": "-mod=mod",
             "GOCACHE": str(ROOT / "build" / "go")}  # fmt: skip
    run([required("go"), "build", "-o", "../natural-go", "."], env=where, cwd=folder)
    return [str(BUILT / "natural-go")], {"LD_PRELOAD": TRACER}


def required(program: str) -> str:
    return shutil.which(program) or pytest.skip(f"there is no {program}")


@cache
def started(language: Callable[[], Started]) -> Started:
    BUILT.mkdir(parents=True, exist_ok=True)
    return language()


@pytest.mark.parametrize("name", record.NAMES)
@pytest.mark.parametrize(
    "language",
    [in_c, in_cplusplus, in_python, in_luajit, in_lua, in_rust, in_go],
    ids=lambda language: language.__name__,
)
def test_a_program_changes_the_same(
    language: Callable[[], Started], name: str, tmp_path: Path
) -> None:
    """As `natural.c` does: `Tests/conformance/record.py` writes that."""
    command, where = started(language)
    trace = tmp_path / "trace"
    environment = {**os.environ, "LD_LIBRARY_PATH": str(LIBRARIES), **where}
    environment["KEEPLAYOUT_TRACE"] = str(trace)
    subprocess.run([*command, name], env=environment, capture_output=True, check=True)
    expected = record.calls_of(name).read_text(encoding="utf-8")
    assert essence(trace.read_text(encoding="utf-8")) == expected


HEAD = '{"keeplayout trace":2}\n'
SET = '{"call":"keep_attribute_set","layout":"layout 1","attribute":"attribute %d","value":%s}\n'
LOOKUP = (
    '{"call":"keep_node_attribute","layout":"layout 1","node":"node 7","kind":"%s",'
    '"returns":"attribute %d"}\n'
)


def test_other_ways_to_do_the_same_are_the_same() -> None:
    once = HEAD + LOOKUP % ("KEEP_WIDTH", 1) + SET % (1, "3")
    other = HEAD + (LOOKUP % ("KEEP_HEIGHT", 1)) + LOOKUP % ("KEEP_WIDTH", 2) * 2 + SET % (2, "3")
    assert essence(once) == essence(other)
    assert "KEEP_WIDTH of node 1" in essence(once)


@pytest.mark.parametrize(("kind", "value"), [("KEEP_HEIGHT", "3"), ("KEEP_WIDTH", "3.0000001")])
def test_what_is_other_differs(kind: str, value: str) -> None:
    once = HEAD + LOOKUP % ("KEEP_WIDTH", 1) + SET % (1, "3")
    assert essence(once) != essence(HEAD + LOOKUP % (kind, 1) + SET % (1, value))


def test_all_are_in_the_guide() -> None:
    guide = (FOLDER / "README.md").read_text(encoding="utf-8")
    assert [name for name in record.NAMES if f"| `{name}` |" not in guide] == []
    assert len(record.NAMES) == 15
