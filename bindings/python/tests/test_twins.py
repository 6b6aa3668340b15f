"""Handles of two owners may be equal, once thousands of owners were made. What another owner has is
refused all the same, as what has no handle here."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import Any, TypeVar

import pytest
from keeplayout import (
    Attribute,
    AttributeKind,
    InvalidHandleError,
    Layout,
    Node,
    Nodes,
    Relation,
    Row,
    Rows,
    Solver,
    Variable,
    Variables,
)
from keeplayout.apply import Left

_T = TypeVar("_T", Node, Attribute, Variable, Row)


def twin(member: _T, owner: Any) -> _T:
    """What has the same handle in another owner."""
    return type(member)(owner, member._handle)


class Scene:
    """A window with two boxes, and what has the handles of one of them in another layout."""

    def __init__(self) -> None:
        self.ui, self.other = Layout(), Layout()
        self.window = self.ui.node("window", size=(100, 80))
        self.box, box = self.window.node("box"), self.window.node()
        self.node, self.inset = twin(box, self.other), twin(box.left_inset, self.other)
        self.nodes = Nodes(self.other, array("Q", [box.id]))


NODES: dict[str, Callable[[Scene], object]] = {
    "move": lambda s: s.box.move(s.node),
    "move before": lambda s: s.box.move_before(s.node),
    "attribute": lambda s: s.box.left_offset_to(s.node),
    "attribute of many": lambda s: s.ui.nodes([s.box]).left_offset_to(s.node),
    "rule": lambda s: s.box.add_rule(AttributeKind.LEFT_OFFSET, Relation.EQUAL, 1, s.node),
    "child": lambda s: s.ui.create_nodes([s.node]),
    "children": lambda s: s.ui.create_nodes(s.nodes),
    "nodes": lambda s: s.ui.nodes([s.node]),
    "frame": lambda s: s.ui.frames([s.box, s.node]),
    "frames": lambda s: s.ui.frames(s.nodes),
    "group": lambda s: s.ui.group(s.box.width, s.inset),
    "values": lambda s: s.ui.set_values([s.inset], [5]),
    "followed": lambda s: s.box.width.set_equal_to(s.inset),
    "constrained": lambda s: setattr(s.box, "constrained_left", s.node.constrained_right),
    "applied": lambda s: s.box.apply(Left(5).to(s.node)),
    "equation": lambda s: s.ui.equation("a.left == b.right", {"a": s.box, "b": s.node}),
    "term": lambda s: s.ui.add(s.box.left == s.node.right),
}


@pytest.mark.parametrize("name", NODES)
def test_what_another_layout_has(name: str) -> None:
    scene = Scene()
    before = scene.ui.document
    with pytest.raises(InvalidHandleError):
        NODES[name](scene)
    assert scene.ui.document == before


def test_a_frame_in_another_layout_is_nothing() -> None:
    scene = Scene()
    scene.ui.solve()
    assert scene.window.frame_in(scene.node) == (0, 0, 0, 0)


def test_the_message_names_the_culprit() -> None:
    scene = Scene()
    with pytest.raises(InvalidHandleError, match="element 1: the node is not of this layout"):
        scene.ui.frames([scene.box, scene.node])


class SolverScene:
    """A variable with its row, and what has their handles in another solver."""

    def __init__(self) -> None:
        self.solver, other = Solver(), Solver()
        self.x = self.solver.add_variable()
        self.row = self.solver.add_row({self.x: 1}, Relation.EQUAL, 7)
        self.variable, self.equation = twin(self.x, other), twin(self.row, other)
        self.variables = Variables(other, array("Q", [self.x.id]))
        self.equations = Rows(other, array("Q", [self.row.id]))


ROWS: dict[str, Callable[[SolverScene], object]] = {
    "row": lambda s: s.solver.add_row({s.variable: 1}, Relation.EQUAL, 1),
    "rows": lambda s: s.solver.add_rows([0, 1], [s.variable], [1], [0], [5]),
    "coefficient": lambda s: s.row.set_coefficient(s.variable, 2),
    "value": lambda s: s.solver.values([s.variable]),
    "values": lambda s: s.solver.values(s.variables),
    "constant": lambda s: s.solver.set_constants([s.equation], [2]),
    "constants": lambda s: s.solver.set_constants(s.equations, [2]),
    "remove": lambda s: s.solver.remove_rows([s.equation]),
}


@pytest.mark.parametrize("name", ROWS)
def test_what_another_solver_has(name: str) -> None:
    scene = SolverScene()
    with pytest.raises(InvalidHandleError):
        ROWS[name](scene)
    scene.solver.solve()
    assert scene.x.value == 7
