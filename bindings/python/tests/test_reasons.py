"""Why numbers are what they are, in layouts with some of everything: what is told is calculated."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator

import pytest
from grown_layout import OWN, RELATED, grown
from keeplayout import LOW, Attribute, AttributeKind, KeepError, Layout, Node, Value

KINDS = [*OWN, AttributeKind.ASPECT_RATIO, AttributeKind.WIDTH, *RELATED]


def attributes(ui: Layout) -> Iterator[Attribute]:
    """Every attribute of every node, those between nodes to the root."""
    waiting: list[Node] = list(ui.roots)
    while waiting:
        node = waiting.pop()
        waiting += node.children
        for kind in KINDS:
            other = node.root if kind >= 50 else None
            try:
                yield node.attribute(kind, other)
            except KeepError:  # no parent, or itself
                continue


def calculated(sum_in_words: str) -> float:
    """`10 (left inset of <a> ...) - 0.5 * 8 (b), by 2 (c)`, without the words."""
    numbers = re.sub(r" \([^()]*\)", "", sum_in_words)
    numbers = re.split(", by |, which ", numbers)[0]
    assert re.fullmatch(r"[0-9.e+*/ -]+", numbers), sum_in_words
    assert not re.search(r"-[ ]*-|\+[ ]*[-+]", numbers), sum_in_words
    return float(eval(numbers))


@pytest.mark.parametrize("seed", range(20))
def test_explanations_come_to_what_is_measured(seed: int) -> None:
    """As data and in words, whose numbers have 16 digits."""
    ui = grown(seed)
    for attribute in attributes(ui):
        why, measured = attribute.why(), attribute.measured
        if math.isnan(measured):
            assert str(why) == "" or " / 0\n" in str(why)
            continue
        lines = str(why).split("\n")
        first, *parts = (line for line in lines if not line.startswith("  violated by "))
        _, told, *said = first.rsplit(" = ", 2)
        assert float(told) == pytest.approx(measured, rel=1e-12, abs=1e-12)
        assert calculated(said[0]) == pytest.approx(measured, rel=1e-9, abs=1e-6), str(why)
        for part in parts:  # of a quotient
            value, sum_in_words = part.split(" = ", 1)
            assert calculated(sum_in_words) == pytest.approx(float(value), rel=1e-9, abs=1e-6), part
        if not parts:
            total = why.rest + sum(
                factor * constraint.constant for constraint, factor in why.reasons
            )
            assert total == pytest.approx(measured, rel=1e-9, abs=1e-6), str(why)


def test_what_rounding_leaves_of_0_is_0() -> None:
    """Where a position that is free to be 0 comes out as -1e-13, all else is still explained."""
    ui = Layout()
    window = ui.node(size=(152, 495))
    one, two = window.node(), window.node()
    inner = two.node()
    one.node().node()
    one.node()
    one.leading_align_to(two).equal = Value(21, 568)
    two.aspect_ratio.equal = Value(1 / 3, 747)
    two.horizontal_center.equal = Value(1, 93)
    inner.bottom_inset.max = Value(11, 408)
    inner.vertical_center.equal = Value(0, 385)
    ui.solve()
    two.aspect_ratio.equal = Value(0.1, 523)
    ui.solve()
    window.set_size(508, 502)
    ui.solve()
    assert two.width.measured == pytest.approx(2 * (508 + 21))
    assert calculated(str(two.width.why()).split(" = ")[2]) == pytest.approx(2 * (508 + 21))


def test_terms_of_0_are_left_out() -> None:
    """By hand: the window of 300 less the 8; what adds 0 explains nothing but a sum of 0."""
    ui = Layout()
    window = ui.node("window", size=(300, 100))
    bar, box = window.node("bar"), window.node("box")
    bar.left_inset.equal = 0
    bar.right_inset.equal = 0
    box.left_align_to(bar).equal = 0
    box.right_align_to(bar).equal = 8
    ui.solve()
    assert str(box.width.why()) == (
        "width of <box> = 292 = 300 (width of <window>) - 8 (right alignment of <box> to <bar>)"
    )
    inset = "left inset of <bar> to superview <window>"
    assert str(bar.left_inset.why()) == f"{inset} = 0 = 0 ({inset})"
    assert " - 0 " not in str(box.left_align_to(window).why())
    assert len(box.width.why().reasons) == 5


def test_limits_are_told_from_values() -> None:
    """A width of at least 50 is 50, though it could be more, and one of 400 at most 120, as a
    minimum and a maximum decide."""
    ui = Layout()
    window = ui.node("window", size=(300, 100))
    one, other, third = window.node("one"), window.node("other"), window.node("third")
    one.width.min = 50
    other.width.equal = 400 @ LOW
    other.width.max = 120
    third.width.equal = 70
    ui.solve()
    told = [str(node.width.why()) for node in (one, other)]
    assert told[0].startswith("width of <one> = 50 = 50 (minimum of the width of <one>), which is")
    assert told[1].splitlines() == [
        "width of <other> = 120 = 120 (maximum of the width of <other>)",
        "  violated by 280: width of <other> equal to 400 with low priority",
    ]
    assert str(third.width.why()) == "width of <third> = 70 = 70 (width of <third>)"


def test_ambiguity_that_earlier_nodes_decide() -> None:
    """Two widths are 100 together: the first is 0, the nearest it can be, the second the rest."""
    ui = Layout()
    window = ui.node("window", size=(300, 100))
    one, other = window.node("one"), window.node("other")
    ui.equation("one.width + other.width == 100")
    ui.solve()
    assert (one.frame.width, other.frame.width) == (0, 100)
    assert str(one.width.why()).endswith(", which is ambiguous: as near to 0 as is allowed")
    assert str(other.width.why()).endswith(", which is ambiguous: decided by the rule of ties")
