"""The beginnings in other languages of the guide for authors print what is written there. Where a
language is not installed its test is skipped."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from header import ROOT
from process import run
from readme import examples


@pytest.fixture
def environment(build: Path) -> dict[str, str]:
    """In which a program finds the library."""
    folder = build / "lib"
    return {
        "LD_LIBRARY_PATH": str(folder),
        "KEEPLAYOUT_LIBRARY": str(folder / "libkeeplayout.so.0"),
        "PATH": "/usr/bin:/bin",
    }


def installed(*names: str) -> list[str]:
    """The programs of these names, all of which are needed."""
    found = [shutil.which(name) for name in names]
    if None in found:
        pytest.skip(f"there is no {' with '.join(names)}")
    return [path for path in found if path]


def java(is_it: Callable[[int], bool]) -> str:
    """A Java whose version is one of those wanted."""
    known = [Path(shutil.which("java") or "/"), *Path("/usr/lib/jvm").glob("*/bin/java")]
    for path in filter(Path.is_file, known):
        told = subprocess.run([path, "-version"], capture_output=True, text=True, check=False)
        version = re.search(r'version "(\d+)', told.stderr)
        if version and is_it(int(version[1])):
            return str(path)
    pytest.skip("there is no such Java")


def example(language: str) -> tuple[str, str]:
    ((source, output),) = (each.values for each in examples(language))
    return source, output


def test_zig(tmp_path: Path, build: Path, environment: dict[str, str]) -> None:
    (zig,) = installed("zig")
    source, output = example("zig")
    (tmp_path / "layout.zig").write_text(source)
    command = [zig, "translate-c", "-lc", "-I", "include", "include/keeplayout.h"]
    translated = run(command, cwd=ROOT)
    (tmp_path / "keep.zig").write_text(translated)
    command = [zig, "run", "layout.zig", "-lc", "-L", str(build / "lib"), "-lkeeplayout"]
    caches = {"ZIG_GLOBAL_CACHE_DIR": str(tmp_path), "ZIG_LOCAL_CACHE_DIR": str(tmp_path)}
    # What it prints for people goes to stderr.
    script = ["sh", "-c", '"$@" 2>&1', "zig", *command]
    assert run(script, env=environment | caches, cwd=tmp_path) == output


def test_csharp(tmp_path: Path, environment: dict[str, str]) -> None:
    compiler, mono = installed("mcs", "mono")
    source, output = example("csharp")
    (tmp_path / "Program.cs").write_text(source)
    run([compiler, "-warnaserror", "Program.cs"], cwd=tmp_path)
    assert run([mono, "Program.exe"], env=environment, cwd=tmp_path) == output


FOREIGN = "--enable-native-access=ALL-UNNAMED"


def test_java(tmp_path: Path, environment: dict[str, str]) -> None:
    newer = java(lambda version: version >= 22)
    source, output = example("java")
    (tmp_path / "Program.java").write_text(source)
    assert run([newer, FOREIGN, "Program.java"], env=environment, cwd=tmp_path) == output


def test_java_17(tmp_path: Path, environment: dict[str, str]) -> None:
    older = java(lambda version: version == 17)
    source, output = example("java17")
    (tmp_path / "Program.java").write_text(source)
    modules = ["--add-modules", "jdk.incubator.foreign", FOREIGN]
    assert run([older, *modules, "Program.java"], env=environment, cwd=tmp_path) == output
