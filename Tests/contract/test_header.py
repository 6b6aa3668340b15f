"""The header stands alone, in every language it promises, without a warning."""

from __future__ import annotations

import ctypes
import subprocess
from pathlib import Path

import pytest
from header import CHAPTERS, HEADER, Header
from keeplayout._c import api as _api

STRICT = ["-fsyntax-only", "-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Werror"]
LANGUAGES = {"c": ("c99", "c11", "c17", "c2x"), "c++": ("c++11", "c++17", "c++20")}
WITH_INITIALIZERS = ("c99", "c11", "c17", "c2x", "c++20")
COMBINATIONS = [
    (compiler, language, standard)
    for language, standards in LANGUAGES.items()
    for standard in standards
    for compiler in ("gcc", "clang")
]


APPLIED = """
keep_status apply(keep_layout *layout, keep_node node, const double *parts);
keep_status apply(keep_layout *layout, keep_node node, const double *parts) {
  keep_applied list[] = {
      {KEEP_APPLY(KEEP_ANCHOR_TOP, 10)},
      {KEEP_APPLIED(KEEP_ANCHOR_WIDTH, KEEP_AT_LEAST, 1, 3, KEEP_HIGH), .to = node},
      {KEEP_APPLY_COMPOUND(KEEP_COMPOUND_EDGES, 3), .parts = parts},
      {KEEP_APPLIED_COMPOUND(KEEP_COMPOUND_SIZE, KEEP_AT_MOST, 1, 3, KEEP_LOW), .when = NULL},
  };
  return keep_node_apply(layout, node, list, 4, NULL, 0);
}
"""


def complaints(
    header: Path, compiler: str, language: str, standard: str, *options: str, use: str = ""
) -> str:
    """What a compiler says about a file that has the header in it, twice, and a use of it."""
    include = f'#include "{header}"\n'
    done = subprocess.run(
        [compiler, f"-x{language}", f"-std={standard}", *STRICT, *options, "-"],
        input=include * 2 + (use or "typedef int not_empty;\n"),
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stderr or ("" if done.returncode == 0 else "failed")


@pytest.mark.parametrize(("compiler", "language", "standard"), COMBINATIONS)
def test_compiles_alone(compiler: str, language: str, standard: str) -> None:
    assert complaints(HEADER, compiler, language, standard) == ""


@pytest.mark.parametrize("compiler", ["gcc", "clang"])
@pytest.mark.parametrize("standard", ["c++17", "c++20"])
@pytest.mark.parametrize("options", [[], ["-fno-exceptions", "-fno-rtti"]])
def test_the_header_for_cplusplus_compiles(
    compiler: str, standard: str, options: list[str]
) -> None:
    header = HEADER.with_suffix(".hpp")
    assert complaints(header, compiler, "c++", standard, "-Wshadow", *options) == ""


@pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda path: path.stem)
@pytest.mark.parametrize(("language", "standard"), [("c", "c99"), ("c++", "c++11")])
def test_each_chapter_compiles_alone(chapter: Path, language: str, standard: str) -> None:
    assert complaints(chapter, "clang", language, standard) == ""


def test_the_umbrella_has_every_chapter() -> None:
    assert sorted(CHAPTERS) == sorted((HEADER.parent / "keeplayout").glob("*.h"))


@pytest.mark.parametrize(
    ("compiler", "language", "standard"), [c for c in COMBINATIONS if c[2] in WITH_INITIALIZERS]
)
def test_lists_are_applied_without_a_warning(compiler: str, language: str, standard: str) -> None:
    assert complaints(HEADER, compiler, language, standard, use=APPLIED) == ""


@pytest.mark.parametrize(("compiler", "language", "standard"), COMBINATIONS)
def test_short_enums_are_refused(compiler: str, language: str, standard: str) -> None:
    said = complaints(HEADER, compiler, language, standard, "-fshort-enums")
    assert "keep_enums_are_ints" in said


@pytest.mark.parametrize("compiler", ["gcc", "clang"])
def test_the_check_can_fail(compiler: str, tmp_path: Path) -> None:
    bad = tmp_path / "bad.h"
    bad.write_text("#ifndef BAD\n#define BAD\nenum { A, };\nsize_t f();\n#endif\n")
    assert complaints(bad, compiler, "c", "c99") != ""


def test_what_is_built_is_the_header(build: Path) -> None:
    for header in HEADER, *CHAPTERS:
        built = build / "include" / header.relative_to(HEADER.parent)
        assert built.read_bytes() == header.read_bytes()


def test_values_have_their_size(header: Header) -> None:
    """Bindings pass handles as they pass a 64-bit number, and rectangles as four doubles: structs
    are as large in C as they are in the Python package."""
    sizes = {s.name: ctypes.sizeof(getattr(_api, s.name)) for s in header.structs if s.fields}
    assert (sizes["keep_node"], sizes["keep_rect"]) == (8, 32)
    asserts = [f'_Static_assert(sizeof({n}) == {size}, "{n}");' for n, size in sizes.items()]
    source = "\n".join([f'#include "{HEADER}"', *asserts, ""])
    command = ["gcc", "-std=c11", "-xc", "-fsyntax-only", "-"]
    subprocess.run(command, input=source, text=True, check=True)
