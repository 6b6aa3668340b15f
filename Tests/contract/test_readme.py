"""The examples of README and guides do what is written there: they are run and compared."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable
from pathlib import Path
from textwrap import indent

import pytest
from header import ROOT
from process import run
from readme import PAGES, README, examples, links


@pytest.mark.parametrize(("source", "output"), examples("c"))
def test_c_example(
    source: str,
    output: str,
    build: Path,
    tmp_path: Path,
    pkg_config: Callable[..., list[str]],
    no_leaks: list[str],
) -> None:
    (tmp_path / "example.c").write_text(source)
    flags = ["-Wall", "-Wextra", "-Werror", *no_leaks, *pkg_config("--cflags", "--libs")]
    run(["cc", "example.c", "-o", "example", *flags], cwd=tmp_path)
    environment = {"LD_LIBRARY_PATH": str(build / "lib")}
    assert run([str(tmp_path / "example")], env=environment) == output


@pytest.mark.parametrize(("source", "output"), examples("cpp"))
def test_cplusplus_example(
    source: str, output: str, build: Path, tmp_path: Path, pkg_config: Callable[..., list[str]]
) -> None:
    (tmp_path / "example.cpp").write_text(source)
    flags = ["-std=c++17", "-Wall", "-Wextra", "-Werror", *pkg_config("--cflags", "--libs")]
    run(["c++", "example.cpp", "-o", "example", *flags], cwd=tmp_path)
    environment = {"LD_LIBRARY_PATH": str(build / "lib")}
    assert run([str(tmp_path / "example")], env=environment) == output


@pytest.mark.parametrize(("source", "output"), examples("python"))
def test_python_example(source: str, output: str) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "bindings" / "python" / "src")}
    assert run([sys.executable, "-c", source], env=environment) == output


def test_the_readme_shows_what_its_example_draws() -> None:
    source, _ = examples("python")[0].values
    drawn = {**os.environ, "PYTHONPATH": str(ROOT / "bindings" / "python" / "src")}
    printed = run([sys.executable, "-c", source.replace("title.frame", "ui.svg()")], env=drawn)
    assert printed.strip() == (ROOT / "examples-c" / "card.svg").read_text().strip()


def test_the_swift_lines_are_those_of_the_swift_tests() -> None:
    (shown,) = re.findall(r"```swift\nimport KeepLayout\n\n(.*?)```", README, re.DOTALL)
    tested = (ROOT / "Tests" / "SwiftTests" / "ReadmeTests.swift").read_text()
    assert indent(shown, " " * 4) in tested


def test_the_readme_is_short() -> None:
    assert len(README.splitlines()) <= 180


def anchors(page: Path) -> set[str]:
    """The names by which the headings of a page are linked."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for link, anchor in links(page):
        there = page.parent / link if link else page
        assert there.exists(), link
        assert not anchor or anchor in anchors(there), f"{link}#{anchor}"


def test_the_architecture_has_a_row_for_each_folder() -> None:
    architecture = (ROOT / "ARCHITECTURE.md").read_text()
    folders = {
        file.parent
        for file in ROOT.glob("Sources/*/**/*.swift")
        if file.parents[1].name != "Sources"
    }
    modules = {folder for folder in folders if folder.parent.name == "LayoutCore"}
    rows = re.findall(r"^\| ([A-Z]\w+) \| .+ \|$", architecture, re.MULTILINE)
    assert sorted(rows) == sorted(folder.name for folder in folders - modules)


def test_the_files_that_the_mathematics_name_exist() -> None:
    page = ROOT / "Sources" / "ConstraintSolver" / "README.md"
    names = set(re.findall(r"`([A-Z][A-Za-z]+)`", page.read_text()))
    assert len(names) > 25
    assert [name for name in names if not list(page.parent.glob(f"*/{name}.swift"))] == []


def test_commands_exist() -> None:
    makefile = (ROOT / "Makefile").read_text()
    targets = set(re.findall(r"^    make ([a-z-]+)", README, re.MULTILINE))
    assert targets >= {"run", "test"}
    assert [target for target in targets if f"\n{target}:" not in makefile] == []
