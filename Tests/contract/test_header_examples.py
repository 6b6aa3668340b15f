"""The examples in the headers compile, as they stand, in the languages that have their syntax."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest
from header import CHAPTERS, HEADER

# What the examples mention and do not make.
AROUND = """
#include <stdbool.h>
extern keep_layout *ui;
extern keep_node window, image, label, field, form, name, mail, section, view, save, cancel, help;
extern keep_node green, blue, bar, card, picture, menu, button, a, b, c, row[3], nodes[8];
extern keep_attribute width;
extern keep_atomic narrow;
extern keep_rect frames[8];
extern size_t n, capacity;
int is_pad(keep_layout *, keep_node, const keep_context *, void *);
int is_phone(keep_layout *, keep_node, const keep_context *, void *);
void draw(const keep_node *, const keep_rect *, size_t);
"""
CODE = re.compile(r"\b(?:keep_\w+|KEEP_[A-Z]+)\(|keep::")
# C++17 knows fields by name only as an extension.
WARNINGS = ["-Wall", "-Wextra", "-Werror", "-Wno-unused"]
NAMED = ["-Wno-unknown-warning-option", "-Wno-c++20-designator", "-Wno-c99-designator"]
LANGUAGES = [("c", "c99"), ("c", "c11"), ("c++", "c++17"), ("c++", "c++20")]


# Every field in the order of its struct, as C++20 wants it.
INITIALIZERS = """
keep_stack every = KEEP_STACK(KEEP_VERTICAL, .wraps = true, .gap = 1, .padding = {1, 2, 3, 4},
                              .align = KEEP_ALIGN_END, .distribution = KEEP_PACKED, .bias = 0.5,
                              .row_gap = 2, .row_distribution = KEEP_AROUND, .row_bias = 0.5);
keep_stack flow = KEEP_FLOW(KEEP_HORIZONTAL, .gap = 6, .padding = {1, 2, 3, 4}, .row_gap = 6);
keep_stack lines = KEEP_FLOW(KEEP_HORIZONTAL, .row_gap = 6);
keep_guideline line = KEEP_GUIDELINE(KEEP_ANCHOR_TOP, .distance = 8, .fraction = 0.5);
keep_grid grid = KEEP_GRID(.columns = NULL, .column_count = 2, .gap = 1, .row_gap = 2);
"""


def examples(path: Path) -> list[str]:
    """The code in the comments of a header: what is indented there, without what is text."""
    indented = r"(?:^ *\*     .*\n|^ *\*\n(?= *\*     ))+"
    found = []
    for block in re.findall(indented, path.read_text(), re.MULTILINE):
        lines = re.sub(r"^ *\*(?:     )?", "", block, flags=re.MULTILINE)
        code = [part for part in re.split(r"\n\n+", lines) if CODE.search(part)]
        if code:
            found.append("\n".join(code))
    return found


def complaints(compiler: str, language: str, standard: str, header: Path, *codes: str) -> str:
    """What a compiler says about examples, each in a function of its own."""
    functions = [
        f"void example{place}(void);\nvoid example{place}(void) {{\n{code}\n}}"
        for place, code in enumerate(codes)
    ]
    around = AROUND if header == HEADER else ""
    names = NAMED if compiler == "clang" else []
    done = subprocess.run(
        [compiler, f"-x{language}", f"-std={standard}", "-fsyntax-only", *WARNINGS, *names, "-"],
        input="\n".join([f'#include "{header}"', around, *functions, ""]),
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stderr or ("" if done.returncode == 0 else "failed")


def test_every_header_with_calls_in_its_text_is_looked_at() -> None:
    with_examples = {path.stem for path in CHAPTERS if examples(path)}
    assert with_examples >= {"core", "animation", "apply", "containers", "content", "diagnosis"}
    assert with_examples >= {"groups", "solver", "terms"}


@pytest.mark.parametrize("compiler", ["gcc", "clang"])
@pytest.mark.parametrize(("language", "standard"), LANGUAGES)
def test_examples_compile(language: str, standard: str, compiler: str) -> None:
    codes = [code for path in CHAPTERS for code in examples(path)]
    assert complaints(compiler, language, standard, HEADER, *codes, INITIALIZERS) == ""


@pytest.mark.parametrize("compiler", ["gcc", "clang"])
@pytest.mark.parametrize("standard", ["c++17", "c++20"])
def test_an_example_of_the_header_for_cplusplus_compiles(standard: str, compiler: str) -> None:
    header = HEADER.with_suffix(".hpp")
    (code,) = examples(header)
    assert complaints(compiler, "c++", standard, header, code) == "", code


def test_the_check_can_fail() -> None:
    assert complaints("gcc", "c", "c99", HEADER, "keep_layout_solve(ui) solve") != ""
