"""What the header shows of the library's words is what the library says."""

from __future__ import annotations

import re

import pytest
from header import text
from keeplayout import HIGH, AttributeKind, EquationError, Layout, Node, Relation


def shown() -> str:
    """The text of the headers, without the margin of its comments."""
    return re.sub(r"^ \* ?", "", text(), flags=re.MULTILINE)


def times_shown(said: str) -> int:
    """How often the header has a text, indented, and broken where it is too long for a line."""
    lines = [rf"\s+{re.escape(line)}" for line in said.splitlines()]
    return len(re.findall("".join(lines).replace(r"\ ", r"\s+"), shown()))


def is_shown(said: str) -> bool:
    return times_shown(said) > 0


def window(ui: Layout) -> Node:
    return ui.node("window", size=(320, 568))


def test_a_conflict(ui: Layout) -> None:
    parent = window(ui)
    icon, title = parent.node("icon"), parent.node("title")
    for gap in 20, 50:
        title.add_rule(AttributeKind.LEFT_OFFSET, Relation.EQUAL, gap, icon)
    ui.solve()
    (conflict,) = ui.conflicts()
    assert times_shown(conflict.description) == shown().count("conflict, 2 constraints:")
    assert is_shown(conflict.report)


def test_an_explanation(ui: Layout) -> None:
    parent = window(ui)
    card = parent.node("card")
    button = card.node("button")
    card.left_inset.equal = 10
    button.left_inset.equal = 10
    ui.solve()
    assert is_shown(str(button.left_align_to(parent).why()))


def test_a_soft_constraint(ui: Layout) -> None:
    label = window(ui).node("label")
    label.width.equal = 200 @ HIGH
    label.width.max = 120
    ui.solve()
    soft = label.width.constraint(Relation.EQUAL)
    assert soft is not None
    assert is_shown(str(soft.why()))


def test_an_attribute(ui: Layout) -> None:
    title = window(ui).node("title")
    title.width.min, title.width.equal = 100, 120 @ HIGH
    assert is_shown(title.width.description)


def test_what_is_ambiguous(ui: Layout) -> None:
    label = window(ui).node("label")
    label.vertical_insets.equal = 0
    label.left_inset.min = label.right_inset.equal = 10
    ui.solve()
    assert is_shown(ui.ambiguity())


def test_a_description(ui: Layout) -> None:
    label = window(ui).node("label")
    label.left_inset.equal = 20
    label.width.min = 100
    ui.solve()
    assert is_shown(ui.description)


def test_a_fault(ui: Layout) -> None:
    for name in "firstView", "secondView":
        window(ui).node(name)
    with pytest.raises(EquationError) as refused:
        ui.equation("secondView.lefft >= firstView.left * 2 + 10")
    assert is_shown(str(refused.value.faults[0]))


def test_the_check_can_fail() -> None:
    assert not is_shown("width of <title> [100 < 121@750 < none]")
