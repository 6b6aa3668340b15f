"""Strings that replace earlier ones: what relates the same stays, and the frames are as if only the
new strings had been there."""

from __future__ import annotations

import random

import pytest
from keeplayout import Constraint, EquationError, InvalidHandleError, KeepError, Layout, Relation

OLD = [
    "label.left == 10",
    "label.width >= 40",
    "field.left - label.right == 8",
    "field.width == 2 * label.width @ high",
]


def form() -> Layout:
    ui = Layout()
    window = ui.node("window", size=(300, 100))
    for name in "label", "field":
        window.node(name)
    return ui


def frames(ui: Layout) -> list[object]:
    return [node.frame for node in ui.roots[0].children]


def fresh(texts: list[str]) -> Layout:
    ui = form()
    ui.equations(texts)
    ui.solve()
    return ui


def test_the_same_stay() -> None:
    """By hand: 10 + 60 + 12 is the left of the field."""
    ui = form()
    old = ui.equations(OLD)
    texts = [OLD[2].replace("8", "12"), "label.width >= 60", OLD[0], "field.top == 5"]
    new = ui.equations(texts, replacing=old)
    assert new[:3] == [old[2], old[1], old[0]]
    assert not old[3].is_valid
    ui.solve()
    assert frames(ui) == frames(fresh(texts))
    assert ui.find("field").frame.x == 82  # type: ignore[union-attr]
    assert ui.equations([], replacing=new) == []
    assert not any(constraint.is_valid for constraint in new)


def text(rng: random.Random) -> str:
    one, other = rng.sample(["label", "field"], 2)
    line = rng.choice(["left", "top", "right"])
    size = "height" if line == "top" else "width"
    return rng.choice(
        [
            f"{one}.{line} - {other}.{line} >= {rng.choice([4, 8])} @ {rng.choice([250, 'high'])}",
            f"{one}.{size} == {rng.choice([10, 20])} @ low",
            f"parent.{line} <= {one}.{line} <= {other}.{line} + {rng.choice([100, 200])} @ 600",
        ]
    )


@pytest.mark.parametrize("seed", range(100))
def test_any_strings_replace_any_others(seed: int) -> None:
    rng = random.Random(seed)
    ui = form()
    made: list[Constraint] = []
    for _ in range(4):
        texts = [text(rng) for _ in range(rng.randint(0, 8))]
        made = ui.equations(texts, replacing=made)
        ui.solve()
        assert frames(ui) == frames(fresh(texts))
        again = ui.equations(texts, replacing=rng.sample(made, len(made)))
        assert {constraint.id for constraint in again} == {constraint.id for constraint in made}
        made = again


def test_a_fault_replaces_nothing() -> None:
    ui = form()
    old = ui.equations(OLD)
    with pytest.raises(EquationError) as error:
        ui.equations(["label.left == 20", "label.widht == 3"], replacing=old)
    assert [(fault.index, fault.column) for fault in error.value.faults] == [(1, 7)]
    assert all(constraint.is_valid for constraint in old)
    assert old[0].value == 10


def test_what_is_no_sum_is_refused() -> None:
    ui, other = form(), form()
    label = ui.find("label")
    assert label is not None
    label.width.equal = 3
    value = label.width.constraint(Relation.EQUAL)
    assert value is not None
    with pytest.raises(KeepError, match="only sums of terms are replaced"):
        ui.equations(OLD, replacing=[value])
    with pytest.raises(InvalidHandleError):
        ui.equations(OLD, replacing=other.equations(OLD))
    old = ui.equations(OLD)
    label.destroy()
    ui.roots[0].node("label")
    assert len(ui.equations(OLD, replacing=old)) == 4
