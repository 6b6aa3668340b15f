"""What is linear and might easily be quadratic, at two sizes."""

from __future__ import annotations

import ctypes
import time
from collections.abc import Callable
from itertools import pairwise
from typing import Any

from keeplayout import AttributeKind, Layout, Node, Relation, Solver, Variable
from keeplayout._c.api import keep_rect
from keeplayout._c.ffi import C


def in_portions(call: Any, owner: Any, kind: Any, many: Any) -> None:
    """Asks for all that has changed, 16 at a time."""
    handles, numbers = (kind.handle_type * 16)(), (many * 16)()
    while call(owner._pointer, handles, numbers, 16) > 16:
        pass


def values(count: int) -> Callable[[], None]:
    """Reads what has changed of variables that all depend on one row, which is dragged."""
    solver = Solver()
    variables = solver.add_variables(count)
    dragged = solver.add_row({variables[0]: 1}, Relation.EQUAL, 0)
    for one, following in pairwise(variables):
        solver.add_row({following: 1, one: -1}, Relation.EQUAL, 1)
    for place in range(1, 4):
        dragged.constant = place
        solver.solve()
    return lambda: in_portions(C.keep_solver_changes, solver, Variable, ctypes.c_double)


def boxes(count: int) -> tuple[Layout, list[Node]]:
    """A window with boxes of no size."""
    ui = Layout()
    window = ui.node(size=(500, 400))
    return ui, [window.node() for _ in range(count)]


def frames(count: int) -> Callable[[], None]:
    """Reads what has changed of frames."""
    ui, nodes = boxes(count)
    for node in nodes:
        node.width.equal = 10
    ui.solve()
    return lambda: in_portions(C.keep_layout_changes, ui, Node, keep_rect)


def presented_frames(count: int) -> Callable[[], None]:
    """Reads what is seen elsewhere, of nodes on their way."""
    ui, nodes = boxes(count)
    ui.solve()
    ui.presented_changes()
    with ui.animate(1):
        for node in nodes:
            node.width.equal = 10
    ui.advance(0.5)
    return lambda: in_portions(C.keep_layout_presented_changes, ui, Node, keep_rect)


def oldest_rules(count: int) -> Callable[[], None]:
    """Removes the rules of one attribute, the oldest first."""
    _, (node,) = boxes(1)
    rules = [node.add_rule(AttributeKind.WIDTH, Relation.AT_LEAST, 3) for _ in range(count)]

    def remove() -> None:
        for rule in rules:
            rule.remove()

    return remove


def exercise(count: int) -> Callable[[], None]:
    """Takes back another solution that is another one in many numbers."""
    ui, nodes = boxes(count // 2)
    for node in nodes:
        node.width.max = 100
    ui.exercise()
    assert sum(node.frame.width == 100 for node in nodes) == len(nodes)
    return lambda: ui.exercise(0)


def attribute_range(count: int) -> Callable[[], None]:
    """Asks how far a box can go whose place follows from the contents of all others."""
    ui, nodes = boxes(count)
    nodes[0].top_inset.equal = 4
    for node in nodes:
        node.content_size = (30, 8)
    for node, following in pairwise(nodes):
        following.top_offset_to(node).equal = 4
    ui.solve()
    return lambda: nodes[-1].top_inset.range()


def freedom(count: int) -> Callable[[], None]:
    """Counts the degrees of freedom of boxes that may lie apart, but are all at one place."""
    ui, nodes = boxes(count)
    for node, following in pairwise(nodes):
        following.left_align_to(node).min = 0
    ui.solve()

    def count_freedom() -> None:
        assert ui.freedom() == 4 * count

    return count_freedom


def seconds(case: Callable[[int], Callable[[], None]], count: int) -> float:
    """How long it takes at best."""
    best = float("inf")
    for _ in range(3):
        run = case(count)
        began = time.process_time()
        run()
        best = min(best, time.process_time() - began)
    return best


CASES = {
    "values changed, in portions": values,
    "frames changed, in portions": frames,
    "frames presented, in portions": presented_frames,
    "rules, the oldest first": oldest_rules,
    "an exercise": exercise,
    "a range": attribute_range,
    "freedom": freedom,
}
SMALL, LARGE = 1_000, 8_000


def measure() -> dict[str, tuple[float, float]]:
    """How long each case takes, small and large."""
    return {name: (seconds(case, SMALL), seconds(case, LARGE)) for name, case in CASES.items()}
