"""The modules of the package use each other in one direction."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import keeplayout
import pytest

PACKAGE = Path(keeplayout.__file__).parent


def modules() -> dict[str, Path]:
    """Every module of the package."""
    found = {path.relative_to(PACKAGE.parent): path for path in PACKAGE.rglob("*.py")}
    return {".".join(name.with_suffix("").parts): path for name, path in found.items()}


def imported(name: str, source: str, known: Mapping[str, object]) -> Iterator[str]:
    """The modules that one imports, at its top or in a function, but not for its types alone."""
    todo: list[ast.AST] = [ast.parse(source)]
    while todo:
        node = todo.pop()
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            todo += node.orelse
            continue
        todo += ast.iter_child_nodes(node)
        if isinstance(node, ast.ImportFrom):
            above = name.split(".")[: -node.level] if node.level else []
            base = ".".join([*above, *filter(None, [node.module])])
            for each in node.names:
                tried = (f"{base}.{each.name}", base, f"{base}.__init__")
                yield from [module for module in tried if module in known][:1]


def part(module: str) -> str:
    """The subpackage that a module is in, or itself."""
    return ".".join(module.split(".")[:2])


def circle(uses: Mapping[str, set[str]]) -> list[str]:
    """A circle of uses, if there is one."""
    try:
        TopologicalSorter({name: used - {name} for name, used in uses.items()}).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def uses_of(sources: Mapping[str, str]) -> dict[str, set[str]]:
    """What each module uses."""
    return {name: set(imported(name, source, sources)) for name, source in sources.items()}


@pytest.fixture(scope="module")
def uses() -> dict[str, set[str]]:
    return uses_of({name: path.read_text() for name, path in modules().items()})


def test_no_circle_of_modules(uses: dict[str, set[str]]) -> None:
    assert sum(len(used) for used in uses.values()) > 150
    assert circle(uses) == []


def test_no_circle_of_subpackages(uses: dict[str, set[str]]) -> None:
    parts: dict[str, set[str]] = {}
    for name, used in uses.items():
        parts.setdefault(part(name), set()).update(map(part, used))
    assert circle(parts) == []


def test_the_check_can_fail() -> None:
    """An import in a function counts, one for types does not."""
    for_types = "if TYPE_CHECKING:\n    from .c import C\n"
    sources = {"p.a": "from . import b\n", "p.b": f"def f():\n    from .c import C\n{for_types}"}
    assert circle(uses_of({**sources, "p.c": for_types})) == []
    assert sorted(circle(uses_of({**sources, "p.c": "from .a import A\n"}))[1:]) == [
        "p.a", "p.b", "p.c",
    ]  # fmt: skip
