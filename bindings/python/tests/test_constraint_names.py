"""Names of rules and sums: what messages, logs and documents make of them."""

from __future__ import annotations

import pytest
from keeplayout import (
    HIGH,
    InvalidArgumentError,
    InvalidHandleError,
    Layout,
    LimitError,
    Relation,
    StateError,
    apply,
)

SENTENCE = "left of <text> equal to right of <image> + 8 with required priority"


class Pair:
    """Two nodes in a window, and the gutter between them."""

    def __init__(self) -> None:
        self.ui = Layout()
        self.window = self.ui.node("window", size=(300, 100))
        self.image, self.text = self.window.node("image"), self.window.node("text")
        self.gutter = self.ui.add(self.text.left == self.image.right + 8)
        self.gutter.name = "gutter"


def test_a_sentence_begins_with_the_name() -> None:
    pair = Pair()
    assert pair.gutter.name == "gutter"
    assert pair.gutter.description == f"gutter: {SENTENCE}"
    pair.image.left_inset.equal, pair.image.width.equal = 0, 20
    pair.ui.solve()
    assert "8 (gutter: left of <text>)" in pair.text.left_inset.why().description
    for none in (None, ""):
        pair.gutter.name = none
        assert pair.gutter.name == ""
        assert pair.gutter.description == SENTENCE


def test_rules_equations_and_applied_attributes_have_names() -> None:
    pair = Pair()
    rule = pair.ui.add(pair.text.width >= 40)
    equation = pair.ui.equation("text.height == 20")
    [applied] = pair.image.apply(apply.Width(50))
    for constraint in (rule, equation, applied):
        before = constraint.description
        constraint.name = "own"
        assert constraint.description == f"own: {before}"


def test_others_have_none() -> None:
    pair = Pair()
    pair.text.width.equal = 3
    value = pair.text.width.constraint(Relation.EQUAL)
    assert value is not None
    with pytest.raises(StateError, match="a value has the name of its attribute"):
        value.name = "three"
    assert value.name == ""
    pair.gutter.remove()
    with pytest.raises(InvalidHandleError):
        pair.gutter.name = "gone"
    assert pair.gutter.name == ""


def test_a_name_goes_with_its_constraint() -> None:
    """The next one in its slot has none; a rollback brings it back."""
    pair = Pair()
    pair.ui.begin()
    pair.gutter.name = "other"
    pair.gutter.remove()
    pair.ui.rollback()
    assert pair.gutter.name == "gutter"
    pair.gutter.remove()
    assert pair.ui.add(pair.text.left == pair.image.right + 8).name == ""


def test_bad_names() -> None:
    pair = Pair()
    pair.gutter.name = "x" * 255
    with pytest.raises(LimitError):
        pair.gutter.name = "x" * 256
    with pytest.raises(InvalidArgumentError):
        pair.gutter.name = "\ud800"
    assert pair.gutter.name == "x" * 255


def test_names_are_moved_together_when_others_are_gone() -> None:
    pair = Pair()
    for turn in range(100):
        pair.image.name = f"{turn:0200}"
    assert pair.gutter.name == "gutter"
    assert pair.image.name == f"{99:0200}"


def test_a_conflict_tells_the_name() -> None:
    """In Auto Layout's log it is the identifier; of another one that is its sentence."""
    pair = Pair()
    other = pair.ui.add(pair.text.left == pair.image.right + 9)
    pair.ui.solve()
    [conflict] = pair.ui.conflicts()
    assert {conflict.constraints[0], conflict.constraints[1]} == {pair.gutter, other}
    assert f"gutter: {SENTENCE}" in conflict.description
    assert " 'gutter' UIView:" in conflict.log
    assert " 'left of <text> equal to right of <image> + 9 with required priority' " in conflict.log


def test_a_document_has_names() -> None:
    pair = Pair()
    pair.gutter.priority = HIGH
    pair.gutter.uninstall()
    rule = pair.ui.add(pair.text.width >= 40)
    rule.name = 'a "rule", 8 # @ off'
    document = pair.ui.document
    assert '  sum = 8 : 1 3 left, -1 2 right off @750 named "gutter"\n' in document
    again = Layout()
    again.read_document(document)
    assert again.document == document


@pytest.mark.parametrize("line", ["width = 3 named", 'width = 3 named "a"', "width = 3 rule named"])
def test_a_document_with_a_name_in_the_wrong_place(line: str) -> None:
    ui = Layout()
    with pytest.raises(InvalidArgumentError, match="line 3"):
        ui.read_document(f'keeplayout 1\nnode 1 "a"\n  {line}\n')
    assert not ui.roots
