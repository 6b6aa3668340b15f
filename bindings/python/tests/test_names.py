"""The package's names: what a thing has is a property, what takes something or does something is a
method, everywhere; and a name that nothing has is refused where it is set, as by a slip."""

from __future__ import annotations

import inspect
import re
from collections import defaultdict
from typing import Any

import keeplayout
import pytest
from keeplayout import (
    HIGH,
    Anchor,
    ConflictPolicy,
    Context,
    Insets,
    Layout,
    Solver,
    Spring,
    apply,
    compare,
    recording,
    replay,
    trace,
)

BY_ARGUMENT = {"attribute", "column", "constraint", "equation", "node", "place", "report"}
"""A constraint has a node; a node makes one, and has an attribute of a kind that is given. A
conflict has its report; a layout makes one. A node makes a column; a fault is in one.
A grid places a node; a constraint has a place in the source."""


def things() -> dict[str, Any]:
    """Something of every kind that a program gets hold of."""
    ui, solver = Layout(), Solver(ConflictPolicy.REPORTED)
    window = ui.node("window", size=(100, 100))
    box, label = window.node("box"), window.node("label")
    x = solver.add_variables(2)
    rows = solver.add_rows([0, 1], x[:1], [1], [0], [5])
    box.width.equal = 3
    rule = ui.add(box.width >= 10)
    with ui.atomic() as atomic:
        label.width.equal = 4
    with ui.animate(1) as animation:
        label.height.equal = 4
    with recording() as trace:
        Layout()
    told = [
        ui, solver, window, ui.nodes([box]), box.width, box.width.equal, ui.group(box.width),
        atomic, animation, rule, rule.linear, rule.why(), box.width.why(), ui.conflicts()[0],
        ui.ambiguous()[0], x, rows, x[0], rows[0], x[0].explanation(), trace, replay(trace.text),
        compare(ui, ui), box.left, box.left + box.right, box.constrained_left, box.frame, HIGH,
        Insets(1), Spring(1), Context(), apply.Top(3),
    ]  # fmt: skip
    return {type(each).__name__: each for each in told}


@pytest.mark.parametrize("kind", things())
def test_a_slip_is_refused(kind: str) -> None:
    with pytest.raises((AttributeError, TypeError)):
        things()[kind].scael = 2


def test_a_subclass_has_attributes_of_its_own() -> None:
    class App(Layout):
        pass

    app = App()
    app.title = "mine"  # type: ignore[attr-defined]
    assert app.node().layout is app


def test_a_name_is_a_property_everywhere_or_a_method_everywhere() -> None:
    kinds: dict[str, set[bool]] = defaultdict(set)
    for module in (keeplayout, trace, apply):
        for kind in vars(module).values():
            if not (inspect.isclass(kind) and kind.__module__.startswith("keeplayout")):
                continue
            for name in dir(kind):
                if not name.startswith("_") and not hasattr(tuple, name):
                    kinds[name].add(callable(inspect.getattr_static(kind, name)))
    assert {name for name, found in kinds.items() if len(found) > 1} == BY_ARGUMENT


def spellings(name: str) -> tuple[str, str]:
    """center_x and centerX."""
    first, *others = name.split("_")
    return name, first + "".join(map(str.capitalize, others))


@pytest.mark.parametrize("name", [anchor.name.lower() for anchor in Anchor])
def test_an_attribute_has_one_name_everywhere(ui: Layout, name: str) -> None:
    """In terms, in equation strings, in apply lists, and in the help of equations."""
    window = ui.node("window", size=(100, 100))
    box, other = window.node("box"), window.node("other")
    by_term = ui.add(getattr(box, name) == getattr(other, name)).linear
    kind = apply.Width if name in ("width", "height") else apply.Left
    way = "like" if kind is apply.Width else "to"
    for spelling in spellings(name):
        assert ui.equation(f"box.{spelling} == other.{spelling}").linear == by_term
        entry = getattr(kind(1), way)(other, spelling)
        assert entry.reference_anchor == Anchor[name.upper()]
    assert re.search(rf"\b{name}\b", str(Layout.equation.__doc__))
