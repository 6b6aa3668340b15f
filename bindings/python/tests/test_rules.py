"""The rules of KeepLayout 0.3.1, in its words. The examples with pictures in its README are cases,
in Tests/cases/rules."""

from __future__ import annotations

import pytest
from keeplayout import (
    FITTING,
    HIGH,
    LOW,
    REQUIRED,
    AttributeKind,
    Layout,
    Node,
    Priority,
    Relation,
    Value,
)

Kind = AttributeKind
MUST, SHALL, MAY, FIT = REQUIRED, HIGH, LOW, FITTING
AT_LEAST, AT_MOST, EQUAL = Relation.AT_LEAST, Relation.AT_MOST, Relation.EQUAL


class Screen:
    """A full screen, and views on it."""

    def __init__(self, width: float, height: float) -> None:
        self.ui = Layout()
        self.root = self.ui.node("screen", size=(width, height))

    def views(self, names: str) -> list[Node]:
        return [self.root.node(name) for name in names.split()]

    def solve(self) -> None:
        self.ui.solve()
        assert self.ui.conflicts() == []


def keep(node: Node, kind: Kind, *rules: tuple[Relation, object], to: Node | None = None) -> None:
    for relation, value in rules:
        node.add_rule(kind, relation, value, to)  # type: ignore[arg-type]


OWN = [
    (Kind.WIDTH, lambda f: f.width, 1),
    (Kind.HEIGHT, lambda f: f.height, 1),
    (Kind.ASPECT_RATIO, lambda f: f.width / 20, 1),
    (Kind.TOP_INSET, lambda f: f.top, 1),
    (Kind.BOTTOM_INSET, lambda f: 300 - f.bottom, 1),
    (Kind.LEFT_INSET, lambda f: f.left, 1),
    (Kind.RIGHT_INSET, lambda f: 400 - f.right, 1),
    (Kind.HORIZONTAL_CENTER, lambda f: f.center[0] / 400, 0.1),
    (Kind.VERTICAL_CENTER, lambda f: f.center[1] / 300, 0.1),
]
RELATED = [
    (Kind.WIDTH, lambda f: f.width / 100, 1),
    (Kind.HEIGHT, lambda f: f.height / 50, 1),
    (Kind.TOP_OFFSET, lambda f: f.top - 150, 1),
    (Kind.BOTTOM_OFFSET, lambda f: 100 - f.bottom, 1),
    (Kind.LEFT_OFFSET, lambda f: f.left - 200, 1),
    (Kind.RIGHT_OFFSET, lambda f: 100 - f.right, 1),
    (Kind.LEFT_ALIGN, lambda f: f.left - 100, 1),
    (Kind.RIGHT_ALIGN, lambda f: f.right - 200, 1),
    (Kind.TOP_ALIGN, lambda f: f.top - 100, 1),
    (Kind.BOTTOM_ALIGN, lambda f: f.bottom - 150, 1),
    (Kind.VERTICAL_ALIGN, lambda f: f.center[0] - 150, 1),
    (Kind.HORIZONTAL_ALIGN, lambda f: f.center[1] - 125, 1),
    (Kind.LAST_BASELINE_ALIGN, lambda f: f.bottom - 150, 1),
]
CASES = [(case, False) for case in OWN] + [(case, True) for case in RELATED]


@pytest.mark.parametrize("word", [MUST, SHALL, MAY, FIT])
@pytest.mark.parametrize("relation", list(Relation))
@pytest.mark.parametrize(("case", "is_related"), CASES)
def test_every_attribute_rule_and_word(
    case: tuple[Kind, object, float], is_related: bool, relation: Relation, word: Priority
) -> None:
    """Four rules of one kind on one attribute, the strongest of them 3; alignments are raw."""
    kind, measure, unit = case
    screen = Screen(400, 300)
    other, box = screen.views("other box")
    other.keep_insets(100, 100, None, None)
    other.keep_size(100, 50)
    if kind is Kind.ASPECT_RATIO:
        box.height.equal = 20
    to = other if is_related else None
    pull = 1 @ (FIT - 1) if relation is AT_LEAST else 9 @ (FIT - 1)
    keep(box, kind, (EQUAL, Value(pull.value * unit, pull.priority)), to=to)
    keep(box, kind, (relation, 3 * unit @ word), to=to)
    screen.solve()
    assert measure(box.frame) == pytest.approx(3 * unit)  # type: ignore[operator]
    weaker = 2 * unit if relation is AT_LEAST else 4 * unit
    keep(box, kind, (relation, weaker @ (word - 5)), to=to)
    screen.solve()
    assert measure(box.frame) == pytest.approx(3 * unit)  # type: ignore[operator]
