"""A layout that is updated to a document is as one that reads it: the same text, the same frames.
Its nodes and constraints are those that were there, as far as the document has them."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from grown_layout import NUMBERS, WHOLE, all_nodes, attempt, grown, scatter
from keeplayout import (
    CONTENT,
    Anchor,
    Axis,
    BusyError,
    ConflictError,
    ConflictPolicy,
    Curve,
    InvalidArgumentError,
    Layout,
    LimitError,
    Node,
    Rect,
    Relation,
    StateError,
)

FORM = """keeplayout 1
node 1 "form"
  size-width 200
  size-height 100
  node 2 "label"
    left-inset = 10
    width >= 40
    content-height 20
  node 3 "field"
    sum = 8 : 1 3 left, -1 2 right
    sum = 0 : 1 3 top, -1 2 top
    right-inset = 10
"""


def read(document: str) -> Layout:
    ui = Layout()
    ui.read_document(document)
    return ui


def frames(ui: Layout) -> list[Rect]:
    return [node.frame for node in all_nodes(ui)]


def assert_is(ui: Layout, document: str) -> None:
    """As the document, and as one that reads it."""
    fresh = read(document)
    assert ui.document == fresh.document
    for frame, expected in zip(frames(ui), frames(fresh), strict=True):
        assert frame == pytest.approx(expected, rel=1e-9, abs=1e-9)


@pytest.mark.parametrize("seed", range(150))
def test_any_layout_becomes_any_other(seed: int) -> None:
    before, after = grown(seed, WHOLE), grown(seed + 1000, WHOLE)
    if seed % 3 == 0:
        scatter(after, random.Random(seed))
    documents = before.document, after.document
    assert documents[0] != documents[1]
    ui = read(documents[0])
    for document in (documents[1], documents[1], documents[0]):
        ui.update(document)
        assert_is(ui, document)


def shuffled(seed: int) -> str:
    """Some named nodes of a pool, made in any order, in any tree, with containers and
    constraints; so few of them that the order of nodes decides."""
    rng = random.Random(seed)
    ui = Layout()
    names = rng.sample("abcdefghij", rng.randint(3, 9))
    nodes = [ui.node(name, size=(300, 200)) for name in names[:1]]
    for name in names[1:]:
        parent = rng.choice(nodes)
        kind = rng.randrange(8)
        if kind == 0:
            nodes.append(parent.row(gap=rng.choice([0, 4])))
        elif kind == 1:
            nodes.append(parent.grid(columns=[40] * rng.randint(1, 3)))
        elif kind == 2:
            nodes.append(parent.flow(gap=4))
        else:
            nodes.append(parent.node())
        nodes[-1].name = name
    for _ in range(12):
        attempt(lambda: related(rng, *rng.sample(nodes, 2)))
    for _ in range(3):
        attempt(lambda: rng.choice(nodes).move(rng.choice(nodes)))
    try:
        ui.solve()
    except LimitError:  # sizes that go round in circles
        return shuffled(seed + 1_000_000)
    return ui.document


def related(rng: random.Random, one: Node, other: Node) -> None:
    number = rng.choice([4.0, 8.0, 16.0])
    kind = rng.randrange(8)
    if kind == 0:
        one.layout.add(one.left - other.right >= number)
    elif kind == 1:
        one.layout.equation(f"{one.name}.width + {other.name}.width == {number * 20} @ high")
    elif kind == 2:
        one.left_align_to(other).equal = number
    elif kind == 3:
        one.width.set_max_to(other.width, 0.5, number)
    elif kind == 4:
        one.layout.format(f"V:[{one.name}(>={number})]-{number}-[{other.name}]")
    elif kind == 5:
        other.left_align_to(one.guideline(Anchor.LEFT, number)).equal = 0
    elif kind == 6:
        other.left_align_to(one.barrier(Anchor.RIGHT, other, distance=number)).min = 0
    else:
        one.margins, one.weight = (number, 0, 0, number), 1


@pytest.mark.parametrize("seed", [*range(300), 2935])
def test_nodes_that_are_renumbered_and_moved(seed: int) -> None:
    documents = [shuffled(seed * 3 + place) for place in range(3)]
    ui = read(documents[0])
    for document in (*documents[1:], documents[0]):
        known = {node.name: node for node in all_nodes(ui)}
        ui.update(document)
        assert_is(ui, document)
        for node in all_nodes(ui):
            assert node == known.get(node.name, node)


@pytest.mark.parametrize("seed", range(100))
def test_what_a_host_has_made_is_replaced(seed: int) -> None:
    """Applied attributes, masks and atomic groups, which documents have as constraints."""
    ui, document = grown(seed, NUMBERS), grown(seed + 500, WHOLE).document
    for node in all_nodes(ui):
        node.set_measure(None)
    ui.update(document)
    assert ui.document == read(document).document


def test_handles_stay() -> None:
    """By hand: the label becomes 60 wide, and the field begins 8 to the right of it."""
    ui = read(FORM)
    label, field = ui.find("label"), ui.find("field")
    assert label is not None
    assert field is not None
    width, sums = label.width, field.constraints
    ui.update(FORM.replace("width >= 40", "width >= 60").replace("sum = 8", "sum = 12"))
    assert ui.find("label") == label
    assert width.min == 60
    assert field.frame.x == 10 + 60 + 12
    assert field.constraints == sums


def test_renamed_and_new_nodes() -> None:
    """A node with a new name keeps its number; one that is put before it has another handle."""
    ui = read(FORM)
    field = ui.find("field")
    ui.update(FORM.replace('"field"', '"input"'))
    assert ui.find("input") == field
    new = FORM.replace('node 3 "field"', 'node 4 "new"\n  node 3 "field"')
    ui.update(new)
    assert ui.find("field") == field
    assert_is(ui, new)
    ui.update(FORM)
    assert ui.find("new") is None
    assert_is(ui, FORM)


def test_numbers_are_those_of_the_last_document() -> None:
    """Nodes without names are known by them, also after others were removed or put between."""
    document = "keeplayout 1\nnode 10\n  size-width 100\n"
    ui = read(document + "  node 20\n  node 30\n  node 40\n")
    root = ui.roots[0]
    _, thirty, forty = root.children
    for _ in range(2):
        ui.update(document + "  node 30\n  node 35\n    width = 7\n  node 40\n")
        assert_is(ui, document + "  node 30\n  node 35\n    width = 7\n  node 40\n")
        assert (root.children[0], root.children[2]) == (thirty, forty)
        assert root.children[1].frame.width == 7
    assert len(root.children) == 3


def test_measured_content_is_kept() -> None:
    ui = read(FORM)
    label = ui.find("label")
    assert label is not None
    label.set_measure(lambda width: 2000 / max(width, 10))
    ui.update(FORM.replace("width >= 40", "width = 50"))
    assert label.frame.height == 40


def test_it_animates() -> None:
    """Half of the way after half of the time, as with any other change."""
    ui = read(FORM)
    label = ui.find("label")
    assert label is not None
    with ui.animate(2, curve=Curve.LINEAR):
        ui.update(FORM.replace("left-inset = 10", "left-inset = 30"))
    assert label.frame.x == 30
    ui.advance(1)
    assert label.presented_frame.x == 20


def test_it_waits_for_a_delay() -> None:
    ui = read(FORM)
    with ui.animate(1, delay=1):
        ui.update(FORM.replace("left-inset = 10", "left-inset = 30"))
    assert ui.document == read(FORM).document
    ui.advance(2)
    assert_is(ui, FORM.replace("left-inset = 10", "left-inset = 30"))


def test_it_waits_within_a_node_whose_parent_it_destroys() -> None:
    """Nobody can tell then where the node has come from: it is where it belongs."""
    ui = Layout()
    window = ui.node("window", size=(400, 300))
    box = window.node("box")
    box.keep_insets(10, 10, 10, 10)
    with box.animate(0.1, delay=0.2):
        ui.update(ui.document)
    row = window.row(box)
    row.left_inset.equal = 50
    ui.advance(2)
    assert window.children == [box]
    assert box.presented_frame == box.frame == Rect(10, 10, 380, 280)


def abandon(ui: Layout, document: str) -> None:
    with ui.transaction():
        ui.update(document)
        raise ZeroDivisionError


@pytest.mark.parametrize("seed", range(60))
def test_a_transaction_takes_it_back(seed: int) -> None:
    first, second = shuffled(seed), shuffled(seed + 5000)
    ui = read(first)
    nodes = all_nodes(ui)
    with pytest.raises(ZeroDivisionError):
        abandon(ui, second)
    assert_is(ui, first)
    assert all_nodes(ui) == nodes
    ui.update(second)
    assert_is(ui, second)


@pytest.mark.parametrize(
    ("fault", "words"),
    [
        ("widht >= 40", "line 7, column 5"),
        ("width >= x", "line 7, column 14"),
        ("left-offset to 9 = 1", "line 7, column 20"),
        ("width >= 1e13", "larger than 1e12"),
    ],
)
def test_a_fault_changes_nothing(fault: str, words: str) -> None:
    ui = read(FORM)
    with pytest.raises(InvalidArgumentError, match=words):
        ui.update(FORM.replace("width >= 40", fault).replace("size-width 200", "size-width 300"))
    assert_is(ui, FORM)


def test_a_refused_conflict_changes_nothing() -> None:
    ui = read(FORM)
    ui.conflict_policy = ConflictPolicy.REFUSED
    with pytest.raises(ConflictError):
        ui.update(FORM.replace("width >= 40", "width >= 40\n    width <= 30"))
    assert_is(ui, FORM)


def test_what_is_no_document() -> None:
    ui = read(FORM)
    with pytest.raises(TypeError, match="a document is a str"):
        ui.update(3)  # type: ignore[arg-type]
    with pytest.raises(InvalidArgumentError, match="line 1, column 1"):
        ui.update("")


def test_inside_a_callback_it_is_refused() -> None:
    ui = read(FORM)
    label = ui.find("label")
    assert label is not None
    caught: list[BusyError] = []

    def measure(_width: float) -> float:
        with pytest.raises(BusyError) as error:
            ui.update(FORM)
        caught.append(error.value)
        return 10

    label.set_measure(measure)
    ui.solve()
    assert caught


def test_relations_and_priorities_are_those_of_equations() -> None:
    ui = read(FORM.replace("width >= 40", "width == 40 @ high"))
    again = read(FORM.replace("width >= 40", "width = 40 @750"))
    assert ui.document == again.document


# What containers have made for themselves.


def test_lines_of_a_flow_are_matched_with_nothing() -> None:
    """A guide of the host's that the document does not have is destroyed, whatever its number, and
    what the document has of a flow is what a fresh reading has."""
    ui = Layout()
    window = ui.node("w", size=(400, 300))
    flow = window.row(window.node("x"))
    flow.name = "fl"
    flow.wraps = True
    bar = flow.barrier(Anchor.LEADING, window)
    bar.name = "bar"
    ui.solve()
    document = ui.document
    guide = flow.guide()
    guide.name = "g"
    ui.update(document)
    assert not guide.is_valid
    assert_is(ui, document)
    later = window.node("later")
    with read(document) as fresh:
        again = fresh.find("w")
        assert again is not None
        again.node("later")
        ui.solve()
        assert ui.document == fresh.document
    assert later.frame == Rect(0, 0, 0, 0)


def line_of(ui: Layout, flow: Node) -> Node:
    """Of a flow with one line: where it lists what it does, the guide of that is named."""
    nodes = {node for each in ui.constraints for node, *_ in each.linear.terms}
    (line,) = [node for node in nodes if node and node.is_guide and node.parent == flow]
    return line


CHANGES: dict[str, Callable[[Node, Node], object]] = {
    "named": lambda line, _: setattr(line, "name", "line"),
    "destroyed": lambda line, _: line.destroy(),
    "gone": lambda line, _: setattr(line, "gone", True),
    "moved": lambda line, other: line.move(other),
    "constrained": lambda line, _: setattr(line.width, "equal", 5),
    "related": lambda line, other: setattr(other.left_align_to(line), "equal", 5),
    "in a sum": lambda line, other: line.left.constrain(Relation.EQUAL, other.left),
    "under a barrier": lambda line, other: other.barrier(Anchor.LEFT, line),
    "content": lambda line, _: setattr(line, "content_size", (5, 5)),
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_line_of_a_flow_is_read_and_not_changed(change: str) -> None:
    ui = Layout()
    window = ui.node("w", size=(400, 300))
    flow = window.row(window.node("x"))
    flow.wraps = True
    ui.solve()
    line, document = line_of(ui, flow), ui.document
    assert line.frame.width >= 0
    with pytest.raises(StateError, match="is a line of a flow"):
        CHANGES[change](line, window)
    assert ui.document == document
    assert flow.track(Axis.VERTICAL, 0) is None


def test_a_flow_has_no_tracks_in_documents() -> None:
    text = (
        'keeplayout 1\nnode 1 "w"\n  node 2 "fl"\n    row\n    grid-row 3\n    wraps\n    guide 3\n'
    )
    with pytest.raises(InvalidArgumentError, match="a column or row is a guide of a grid"):
        Layout().read_document(text)


def test_tracks_are_matched_by_their_places() -> None:
    """Whatever their names and numbers are; and they stay, with what is related to them."""
    ui = Layout()
    window = ui.node("w", size=(400, 300))
    a, b = window.node("a"), window.node("b")
    a.keep_size(50, 20)
    b.keep_size(70, 20)
    grid = window.grid(a, b, columns=[CONTENT, CONTENT])
    grid.name = "grid"
    first, second = (grid.track(Axis.HORIZONTAL, k) for k in range(2))
    assert first is not None
    assert second is not None
    first.name, second.name = "one", "two"
    ui.solve()
    document = ui.document
    first.name, second.name = "two", "one"
    guide = grid.guide()
    guide.name = "x"
    ui.update(document)
    assert first.is_valid
    assert second.is_valid
    assert not guide.is_valid
    assert (first.name, second.name) == ("one", "two")
    assert grid.track(Axis.HORIZONTAL, 0) == first
    assert_is(ui, document)
    ui.update(document.replace('"one"', '"g"').replace('"two"', '"one"'))
    assert (first.name, second.name) == ("g", "one")
    with pytest.raises(StateError, match="is a column or a row of a grid"):
        first.gone = True


def test_the_same_document_again_costs_nothing_and_changes_nothing() -> None:
    """Unless something else has been asked for in between, of which each kind is tried."""
    text = (
        'keeplayout 1\nnode 1 "a"\n  size-width 100\n  size-height 50\n'
        '  node 2 "b"\n    width = 20\n'
    )
    ui = Layout()
    ui.update(text)
    box, window = ui.find("b"), ui.find("a")
    assert box is not None
    assert window is not None
    for other in (
        lambda: window.set_size(70, 50),
        lambda: setattr(box.width, "equal", 30),
        lambda: setattr(box, "hidden", True),
        lambda: ui.node("c"),
        lambda: box.move(None),
        lambda: ui.equation("b.left == 3"),
        lambda: setattr(box, "name", "d"),
    ):
        for _ in range(3):
            ui.update(text)
            assert ui.document == text
        other()
        assert ui.document != text
        ui.update(text)
        assert ui.document == text
    with pytest.raises(InvalidArgumentError):
        ui.update(text + "x")
    ui.update(text)
    wider = text.replace("= 20", "= 25")
    ui.begin()
    ui.update(wider)
    ui.update(wider)
    assert ui.document == wider
    ui.rollback()
    assert ui.document == text
    ui.update(wider)
    assert ui.document == wider


def test_the_same_document_is_solved_for_again() -> None:
    """What a function answers may have changed."""
    text = 'keeplayout 1\nnode 1 "a"\n  node 2 "b"\n    width = 20\n'
    ui = Layout()
    ui.update(text)
    box, height = ui.find("b"), 10.0
    assert box is not None
    box.measure = lambda _width: height
    ui.update(text)
    ui.update(text)
    assert box.frame.height == 10
    height = 20
    box.invalidate_content()
    ui.update(text)
    assert box.frame.height == 20
