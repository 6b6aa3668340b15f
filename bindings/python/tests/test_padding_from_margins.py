"""Padding of a container that counts from its margins. Expected numbers by hand."""

from __future__ import annotations

import random
from typing import Any

import pytest
from grown_layout import all_nodes
from keeplayout import InvalidArgumentError, Layout, Node, StateError
from keeplayout._c.ffi import C
from keeplayout._c.values import ContainerValue
from keeplayout.commands.convert import converted
from keeplayout.commands.source import Source


@pytest.fixture
def bar(ui: Layout) -> Node:
    window = ui.node("window", size=(300, 100))
    bar = window.row(window.node("a"))
    bar.name = "bar"
    bar.insets.equal = 0
    bar.padding_from_margins = True
    return bar


def test_it_is_live(ui: Layout, bar: Node) -> None:
    (a,) = bar.children
    ui.solve()
    assert a.frame == (8, 8, 284, 84)
    bar.margins = 20
    ui.solve()
    assert a.frame == (20, 20, 260, 60)
    ui.begin()
    bar.padding_from_margins = False
    ui.solve()
    assert a.frame == (0, 0, 300, 100)
    ui.rollback()
    ui.solve()
    assert bar.padding_from_margins
    assert a.frame == (20, 20, 260, 60)


@pytest.mark.parametrize("number", [2, -1, 0.5, float("nan")])
def test_it_is_0_or_1(ui: Layout, bar: Node, number: float) -> None:
    with pytest.raises(InvalidArgumentError, match=r"bar.*margins.*is neither 0 nor 1"):
        C.keep_container_set(ui._pointer, bar._handle, ContainerValue.PADDING_FROM_MARGINS, number)
    assert bar.padding_from_margins


def test_of_no_container(bar: Node) -> None:
    (a,) = bar.children
    assert not a.padding_from_margins
    with pytest.raises(StateError):
        a.padding_from_margins = True


def test_its_constraints_are_said_as_before(bar: Node) -> None:
    (a,) = bar.children
    texts = [str(constraint) for constraint in a.constraints]
    assert "<gap before <a> in row <bar> equal to 0 with required(-1) priority>" in texts


@pytest.mark.usefixtures("bar")
def test_a_document_has_it_and_is_code(ui: Layout) -> None:
    document = ui.document
    assert "    padding-from-margins\n" in document
    again = Layout()
    again.read_document(document)
    assert again.document == document
    source = Source("x", document)
    c = "keep_container_set(ui, bar, KEEP_CONTAINER_PADDING_FROM_MARGINS, 1);"
    assert c in converted(source, "c", "built")
    assert "bar.padding_from_margins = True" in converted(source, "python", "built")
    assert "bar.paddingFromMargins = true" in converted(source, "swift", "built")


@pytest.mark.parametrize("seed", range(20))
def test_history_does_not_show(seed: int) -> None:
    """Edits of what the margins of flows come from, beside the layout that its document makes."""
    rng = random.Random(seed)
    ui = Layout()
    window = ui.node(size=(300, 400))
    window.safe_area = (44, 20, 34, 20)
    flows = []
    outer = window
    for _ in range(3):
        flow = outer.flow(gap=4)
        flow.padding_from_margins = True
        for _ in range(3):
            chip = flow.node()
            chip.width.equal, chip.height.equal = rng.choice([40, 80]), 20
        flow.left_inset.equal, flow.top_inset.equal = rng.choice([0, 12]), rng.choice([0, 12])
        flow.right_inset.min = 0
        flows.append(flow)
        outer = flow.node()
    edits: list[Any] = [
        lambda flow: setattr(flow, "margins", rng.choice([0, 8, 40])),
        lambda flow: setattr(flow, "inherits_margins", rng.random() < 0.5),
        lambda flow: setattr(flow, "padding_from_margins", rng.random() < 0.7),
        lambda flow: setattr(flow, "gone", rng.random() < 0.2),
        lambda _: window.set_size(rng.choice([120, 200, 300]), 400),
    ]
    for _ in range(12):
        rng.choice(edits)(rng.choice(flows))
        ui.solve()
        fresh = Layout()
        fresh.read_document(ui.document)
        fresh.solve()
        assert [node.frame for node in all_nodes(ui)] == [node.frame for node in all_nodes(fresh)]
