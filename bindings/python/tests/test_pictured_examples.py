"""The three examples with pictures in the README of KeepLayout 0.3.1, in its rules and its words.

The frames were worked out by hand from the rules; those of 320 x 568 and 568 x 320 agree with the
pictures. In all of them the soft constraints cannot all be satisfied, so they show priorities.
"""

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
    Rect,
    Relation,
    Value,
)

Kind = AttributeKind
MUST, SHALL, MAY, FIT = REQUIRED, HIGH, LOW, FITTING
AT_LEAST, AT_MOST, EQUAL = Relation.AT_LEAST, Relation.AT_MOST, Relation.EQUAL
EDGES = (Kind.TOP_INSET, Kind.BOTTOM_INSET, Kind.RIGHT_INSET, Kind.LEFT_INSET)
SCREENS = [(320, 480), (320, 568), (768, 1024), (480, 320), (568, 320), (1024, 768)]


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


FIRST: dict[tuple[float, float], tuple[float, ...]] = {
    (320, 480): (10, 75.625, 300, 168.75),
    (320, 568): (10, 568 / 3 - 168.75 / 2, 300, 168.75),
    (768, 1024): (10, 1024 / 3 - 420.75 / 2, 748, 420.75),
    (480, 320): (10, 10, 460, 258.75),
    (568, 320): (10, 10, 548, 300),
    (1024, 768): (10, 10, 1004, 564.75),
}


@pytest.mark.parametrize("size", SCREENS)
def test_the_first(size: tuple[float, float]) -> None:
    screen = Screen(*size)
    (red,) = screen.views("red")
    for edge in EDGES:
        keep(red, edge, (AT_LEAST, 10 @ MUST), (EQUAL, 10 @ MAY))
    keep(red, Kind.ASPECT_RATIO, (AT_LEAST, 16 / 9 @ MUST))
    keep(red, Kind.HORIZONTAL_CENTER, (EQUAL, 1 / 2 @ MUST))
    keep(
        red, Kind.VERTICAL_CENTER,
        (AT_MOST, 1 / 2 @ MUST), (AT_LEAST, 1 / 3 @ MUST), (EQUAL, 1 / 3 @ MAY),
    )  # fmt: skip
    screen.solve()
    assert red.frame == pytest.approx(FIRST[size], abs=1e-6)


@pytest.mark.parametrize("inset", [20, 30])
@pytest.mark.parametrize("size", SCREENS)
def test_the_second(size: tuple[float, float], inset: float) -> None:
    """The README says 20, its pictures too; the app says 30."""
    screen = Screen(*size)
    red, green, blue = screen.views("red green blue")
    gap = (AT_LEAST, 10 @ MUST), (AT_MOST, 10 @ SHALL)
    for view in (red, green, blue):
        for edge in EDGES:
            keep(view, edge, (AT_LEAST, inset @ MUST), (AT_MOST, inset @ MAY))
    keep(red, Kind.BOTTOM_OFFSET, *gap, to=green)
    keep(red, Kind.BOTTOM_OFFSET, *gap, to=blue)
    keep(green, Kind.RIGHT_OFFSET, *gap, to=blue)
    keep(green, Kind.HEIGHT, (EQUAL, 1 @ MUST), to=red)
    keep(blue, Kind.HEIGHT, (EQUAL, 1 @ MUST), to=red)
    keep(blue, Kind.WIDTH, (EQUAL, 1 @ MUST), to=green)
    screen.solve()
    width, height = size
    w, h = (width - 2 * inset - 10) / 2, (height - 2 * inset - 10) / 2
    assert red.frame == pytest.approx((inset, inset, width - 2 * inset, h))
    assert green.frame == pytest.approx((inset, inset + h + 10, w, h))
    assert blue.frame == pytest.approx((inset + w + 10, inset + h + 10, w, h))


# Red, green, blue, cyan, magenta, yellow: the sizes of the picture, and a set where green is wider
# than magenta.
SIZES = [
    [(80, 102), (59, 89), (95, 93), (55, 136), (97, 61), (88, 79)],
    [(80, 100), (90, 90), (70, 60), (55, 120), (60, 80), (88, 79)],
]


def expected_third(width: float, height: float, sizes: list[tuple[float, float]]) -> list[Rect]:
    """Magenta in the middle, green above it; red and cyan end, blue and yellow begin, 10 beside the
    wider of the two."""
    (_, red), (green_w, green), (_, blue), _, (magenta_w, magenta), _ = sizes
    middle, widest = width / 2, max(green_w, magenta_w)
    left_end, right_start = middle - widest / 2 - 10, middle + widest / 2 + 10
    bottom, top = height / 2 - magenta / 2 - 10, height / 2 - magenta / 2
    places = [
        (left_end - sizes[0][0], bottom - red),
        (middle - green_w / 2, bottom - green),
        (right_start, bottom - blue),
        (left_end - sizes[3][0], top),
        (middle - magenta_w / 2, top),
        (right_start, top),
    ]
    return [Rect(*place, *size) for place, size in zip(places, sizes, strict=True)]


@pytest.mark.parametrize("sizes", SIZES)
@pytest.mark.parametrize("size", SCREENS)
def test_the_third(size: tuple[float, float], sizes: list[tuple[float, float]]) -> None:
    screen = Screen(*size)
    views = screen.views("red green blue cyan magenta yellow")
    red, green, blue, cyan, magenta, yellow = views
    for view, (width, height) in zip(views, sizes, strict=True):
        keep(view, Kind.WIDTH, (EQUAL, width @ MUST))
        keep(view, Kind.HEIGHT, (EQUAL, height @ MUST))
    keep(magenta, Kind.HORIZONTAL_CENTER, (EQUAL, 0.5 @ MUST))
    keep(magenta, Kind.VERTICAL_CENTER, (EQUAL, 0.5 @ MUST))
    padding = (AT_LEAST, 10 @ SHALL), (AT_MOST, 10 @ MAY)
    for one, other in ((red, green), (cyan, magenta), (green, blue), (magenta, yellow)):
        keep(one, Kind.RIGHT_OFFSET, *padding, to=other)
    keep(green, Kind.BOTTOM_OFFSET, *padding, to=magenta)
    for one, kind, other in (
        (red, Kind.BOTTOM_ALIGN, green), (blue, Kind.BOTTOM_ALIGN, green),
        (cyan, Kind.TOP_ALIGN, magenta), (yellow, Kind.TOP_ALIGN, magenta),
        (red, Kind.RIGHT_ALIGN, cyan), (green, Kind.VERTICAL_ALIGN, magenta),
        (blue, Kind.LEFT_ALIGN, yellow),
    ):  # fmt: skip
        keep(one, kind, (EQUAL, 0 @ MUST), to=other)
    screen.solve()
    for view, frame in zip(views, expected_third(*size, sizes), strict=True):
        assert view.frame == pytest.approx(frame)


def test_the_numbers_of_the_picture() -> None:
    """As they were read off the picture of 320 x 568."""
    frames = expected_third(320, 568, [*SIZES[0]])
    assert [(f.x, f.y) for f in frames] == [
        (21.5, 141.5), (130.5, 154.5), (218.5, 150.5), (46.5, 253.5), (111.5, 253.5),
        (218.5, 253.5),
    ]  # fmt: skip


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
