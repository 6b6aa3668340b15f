"""The examples in docstrings do what they show."""

from __future__ import annotations

import doctest
from importlib import import_module
from typing import Any

import keeplayout
import pytest


def names() -> dict[str, Any]:
    """All that examples begin with: the package, and three nodes."""
    ui = keeplayout.Layout()
    window = ui.node("window", size=(400, 300))
    nodes = {name: window.node(name) for name in ("green", "blue")}
    package = {
        name: getattr(keeplayout, name) for name in keeplayout.__all__
    }  # some load when used
    return {**package, "ui": ui, "window": window, **nodes}


@pytest.mark.parametrize(
    "module",
    [
        "attributes.term",
        "documents.difference",
        "kiwisolver",
        "layout.layout",
        "nodes.animation",
        "solver.solver",
        "trace",
        "trace._shrinking",
        "values",
    ],
)
def test_examples(module: str) -> None:
    found = doctest.testmod(import_module(f"keeplayout.{module}"), extraglobs=names())
    assert found.attempted > 0
    assert found.failed == 0
