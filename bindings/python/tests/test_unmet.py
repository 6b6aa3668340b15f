"""What containers ask for and do not get (rulings 37 and 43), by hand."""

from __future__ import annotations

import pytest
from keeplayout import REQUIRED, Axis, Distribution, Layout, Least, Log, Node, Unmet


def window(width: float = 100, height: float = 20) -> tuple[Layout, Node]:
    ui = Layout()
    return ui, ui.node("window", size=(width, height))


def sized(parent: Node, name: str, width: float) -> Node:
    node = parent.node(name)
    node.width.equal = width
    return node


def told(ui: Layout) -> list[tuple[str, Axis, object]]:
    ui.solve()
    return [(each.node.name, each.axis, pytest.approx(each.amount)) for each in ui.unmet()]


def test_overflow_at_the_end() -> None:
    """Two of 80 in 100 are 60 too long, and the last is beyond the padding by that."""
    ui, root = window()
    row = root.row(sized(root, "a", 80), sized(root, "b", 80))
    row.insets.equal = 0
    assert told(ui) == [("b", Axis.HORIZONTAL, 60)]
    (unmet,) = ui.unmet()
    assert isinstance(unmet, Unmet)
    assert unmet.constraint.violation == 60
    assert not ui.conflicts()
    root.set_size(160, 20)
    assert told(ui) == []


def test_equal_members_that_differ() -> None:
    """Filled equally in 100, one of at most 20: 20 and 80 differ by 60."""
    ui, root = window()
    row = root.row(root.node("a"), root.node("b"), distribution=Distribution.FILL_EQUALLY)
    row.insets.equal = 0
    row.children[0].width.max = 20
    assert told(ui) == [("b", Axis.HORIZONTAL, 60)]


def test_a_member_larger_than_its_fixed_track() -> None:
    ui, root = window()
    grid = root.grid(sized(root, "a", 50), columns=[30])
    grid.keep_insets(0, 0, None, None)
    assert told(ui) == [("a", Axis.HORIZONTAL, 20)]


def test_members_below_their_content() -> None:
    """80 and 80 in 100 are 50 each, 30 too short; 40 that are kept leave 60."""
    ui, root = window()
    nodes = [root.node("a"), root.node("b")]
    for node in nodes:
        node.content_size = 80, None
    root.row(*nodes).insets.equal = 0
    assert told(ui) == [("a", Axis.HORIZONTAL, 30), ("b", Axis.HORIZONTAL, 30)]
    nodes[0].content_size = 40, None
    nodes[0].own_least = Least.CONTENT
    assert told(ui) == [("b", Axis.HORIZONTAL, 20)]


def test_text_that_wraps_lacks_nothing_until_a_word_does() -> None:
    ui, root = window(60, 200)
    text = root.node("text")
    text.measure_both = lambda width, _: (100, 20) if width >= 100 else (50, 40)
    root.row(text).insets.equal = 0
    assert told(ui) == []
    root.set_size(30, 200)
    assert told(ui) == [("text", Axis.HORIZONTAL, 20)]


def test_the_outermost_level_tells() -> None:
    """Two columns of 80 in 100: the outer one is 60 too low, those inside have all."""
    ui, root = window(50, 100)
    boxes = []
    for name in "ab":
        node = root.node(name)
        node.height.equal = 80
        boxes.append(root.column(node, distribution=Distribution.PACKED))
        boxes[-1].name = f"{name} box"
    root.column(*boxes, distribution=Distribution.PACKED).insets.equal = 0
    assert told(ui) == [("b box", Axis.VERTICAL, 60)]


def test_it_is_logged_once_and_drawn() -> None:
    ui, root = window()
    heard: list[tuple[Log, str]] = []
    ui.set_log(lambda kind, text: heard.append((kind, text)), Log.UNMET)
    row = root.row(sized(root, "a", 80), sized(root, "b", 80))
    row.name = "bar"
    row.insets.equal = 0
    ui.solve()
    row.children[0].height.max = 30
    ui.solve()
    (one,) = heard
    assert one[0] == Log.UNMET
    assert one[1].startswith("gap after <b> in row <bar>")
    assert one[1].endswith(": violated by 60")
    assert "by 60" in ui.svg()
    root.set_size(200, 20)
    ui.solve()
    assert "by 60" not in ui.svg()


def test_nothing_is_told_of_what_is_gone_or_not_arranged() -> None:
    ui, root = window()
    row = root.row(sized(root, "a", 80), sized(root, "b", 80))
    row.insets.equal = 0
    row.distribution = Distribution.PACKED
    row.children[1].gone = True
    assert told(ui) == []
    row.children[1].gone = False
    row.children[1].is_excluded = True
    assert told(ui) == []


def test_a_row_that_is_not_filled() -> None:
    """80 in 100 is to fill it, and is 20 too short."""
    ui, root = window()
    root.row(sized(root, "a", 80)).insets.equal = 0
    assert told(ui) == [("a", Axis.HORIZONTAL, 20)]


def test_required_content_overflows() -> None:
    ui, root = window()
    node = root.node("a")
    node.content_size = 150, None
    node.compression = REQUIRED
    root.row(node, padding=10).insets.equal = 0
    assert told(ui) == [("a", Axis.HORIZONTAL, 70)]
