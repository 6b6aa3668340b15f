"""The share of the height by which baselines are further inside. Expected numbers by hand."""

from __future__ import annotations

import math

import pytest
from keeplayout import InvalidArgumentError, InvalidHandleError, Layout, Node
from keeplayout.commands.convert import converted
from keeplayout.commands.source import Source


@pytest.fixture
def text(ui: Layout) -> Node:
    """A line of 16, its baseline at 12, in the middle of what is 40 high."""
    node = ui.node("window", size=(400, 300)).node("text")
    node.height.equal, node.top_inset.equal = 40, 100
    node.baselines, node.baseline_share = (4, -4), 0.5
    return node


def test_positions(ui: Layout, text: Node) -> None:
    ui.solve()
    assert text.baseline_positions == (124, 124)
    text.height.equal = 60
    ui.solve()
    assert text.baseline_positions == (134, 134)
    text.baseline_share = 0
    assert text.baseline_positions == (104, 164)


@pytest.mark.parametrize("share", [-0.001, 1.001, math.nan, math.inf, -math.inf])
def test_a_share_is_between_0_and_1(text: Node, share: float) -> None:
    with pytest.raises(InvalidArgumentError, match=r"text.*the share.*is not between 0 and 1"):
        text.baseline_share = share
    assert text.baseline_share == 0.5


def test_of_no_node(text: Node) -> None:
    text.destroy()
    with pytest.raises(InvalidHandleError):
        text.baseline_share = 0.5


def test_it_is_taken_back(ui: Layout, text: Node) -> None:
    assert text.parent
    other = text.parent.node()
    other.top_inset.equal = 0
    other.last_baseline_inset.equal = 100
    ui.solve()
    assert other.frame.height == 200
    ui.begin()
    other.baseline_share = 0.5
    ui.solve()
    assert other.frame.height == 400
    ui.rollback()
    assert other.baseline_share == 0
    ui.solve()
    assert other.frame.height == 200


def test_a_gone_node_has_its_baselines_at_its_top(ui: Layout, text: Node) -> None:
    text.gone = True
    ui.solve()
    assert text.baseline_positions == (text.frame.y, text.frame.y)


@pytest.mark.usefixtures("text")
def test_a_document_has_it_and_is_code(ui: Layout) -> None:
    document = ui.document
    assert "    baseline-share 0.5\n" in document
    again = Layout()
    again.read_document(document)
    assert again.document == document
    source = Source("x", document)
    assert "keep_node_set_baseline_share(ui, text, 0.5);" in converted(source, "c", "built")
    assert "text.baseline_share = 0.5" in converted(source, "python", "built")
    alone = 'keeplayout 1\nnode 1 "text"\n  baseline-share 0.5\n'
    assert "text.baselineShare = 0.5" in converted(Source("x", alone), "swift", "built")
