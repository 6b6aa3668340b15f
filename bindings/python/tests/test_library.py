"""How the shared library is found, and what is said when it is not, or is a wrong one."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import keeplayout
import pytest

PACKAGE = Path(keeplayout.__file__).parent
LIBRARY = Path(os.environ["KEEPLAYOUT_LIBRARY"])
IMPORT = "import keeplayout; print(keeplayout.library_version())"


def imported(
    library: str | None = None, package: Path = PACKAGE, folder: Path | None = None
) -> subprocess.CompletedProcess[str]:
    """Imports the package in a process of its own."""
    environment = {"PYTHONPATH": str(package.parent), "PATH": os.environ["PATH"]}
    if library is not None:
        environment["KEEPLAYOUT_LIBRARY"] = library
    if folder is not None:
        environment["LD_LIBRARY_PATH"] = str(folder)
    return subprocess.run(
        [sys.executable, "-c", IMPORT], env=environment, capture_output=True, text=True, check=False
    )


def compiled(folder: Path, source: str) -> str:
    """A shared library made of a few lines of C."""
    path = folder / "other.so"
    command = ["cc", "-shared", "-fPIC", "-xc", "-", "-o", str(path)]
    subprocess.run(command, input=source, text=True, check=True)
    return str(path)


def test_by_the_variable() -> None:
    assert imported(str(LIBRARY)).stdout == f"{keeplayout.__version__}\n"


def without_library(folder: Path) -> Path:
    """A copy of the package that has no library."""
    package = folder / "keeplayout"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__", "*.so*"))
    return package


def test_beside_the_package(tmp_path: Path) -> None:
    package = without_library(tmp_path)
    shutil.copy(LIBRARY, package / "libkeeplayout.so.0")
    assert imported(package=package).stdout == f"{keeplayout.__version__}\n"


def test_by_name(tmp_path: Path) -> None:
    done = imported(package=without_library(tmp_path), folder=LIBRARY.parent)
    assert done.stdout == f"{keeplayout.__version__}\n", done.stderr


def test_not_found_says_what_was_tried(tmp_path: Path) -> None:
    package = without_library(tmp_path)
    complaint = imported(package=package).stderr
    assert "LibraryError" in complaint
    assert "KEEPLAYOUT_LIBRARY" in complaint
    assert str(package / "libkeeplayout.so.0") in complaint
    assert "by name" in complaint


def test_the_variable_is_the_only_place_where_it_is_set() -> None:
    complaint = imported("/nowhere/lib.so", folder=LIBRARY.parent).stderr
    assert "KEEPLAYOUT_LIBRARY=/nowhere/lib.so" in complaint
    assert "by name" not in complaint


@pytest.mark.parametrize(
    ("number", "version"), [(0, "0.0.0"), (2_000, "0.2.0"), (1_000_000, "1.0.0")]
)
def test_another_version_is_refused(tmp_path: Path, number: int, version: str) -> None:
    other = compiled(tmp_path, f"unsigned keep_version_number(void) {{ return {number}; }}\n")
    assert f"is version {version}; this package is made for" in imported(other).stderr


def test_a_newer_patch_is_good_but_must_be_complete(tmp_path: Path) -> None:
    other = compiled(tmp_path, "unsigned keep_version_number(void) { return 1001; }\n")
    assert "has no function keep_version_string" in imported(other).stderr


def test_something_else_is_refused(tmp_path: Path) -> None:
    assert "is not libkeeplayout" in imported(compiled(tmp_path, "int x;\n")).stderr


def test_little_is_loaded_at_first() -> None:
    """Import takes 21 ms; with these it was 37."""
    script = (
        "import sys; before = set(sys.modules); import keeplayout\n"
        "print(*sorted(set(sys.modules) - before))\n"
        "print(*[each.__name__ for each in (keeplayout.Solver, keeplayout.compare)])\n"
        "print(set(keeplayout.__all__) - set(dir(keeplayout)), hasattr(keeplayout, 'nothing'))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "PYTHONPATH": str(Path(keeplayout.__file__).parents[1])},
        capture_output=True,
        text=True,
        check=True,
    )
    loaded, *rest = done.stdout.splitlines()
    late = {"dataclasses", "inspect", "json", "pathlib", "tempfile", "keeplayout.apply"}
    late |= {f"keeplayout.{module}" for module in ("trace", "solver", "documents", "kiwisolver")}
    assert set(loaded.split()) & late == set()
    assert rest == ["Solver compare", "set() False"]
