"""A layout as text: read back it has the same frames, and what cannot be read is refused."""

from __future__ import annotations

import random

import pytest
from keeplayout import (
    HIGH,
    AttributeKind,
    InvalidArgumentError,
    KeepError,
    Layout,
    LimitError,
    Node,
    Rect,
    Relation,
    StateError,
    Value,
)

Kind = AttributeKind
OWN = [k for k in Kind if k < 50 and k not in (Kind.ASPECT_RATIO,)]
RELATED = [k for k in Kind if 50 <= k < 100]


def grown(seed: int) -> Layout:
    """A layout with some of everything, grown at random."""
    rng = random.Random(seed)
    ui = Layout()
    nodes = [ui.node("window", size=(400, 300 @ HIGH))]
    for number in range(rng.randint(2, 9)):
        parent = rng.choice(nodes)
        nodes.append(parent.node(f'n "{number}" \\ é\n#' if rng.random() < 0.3 else None))
    for _ in range(rng.randint(0, 3)):
        node, parent = rng.sample(nodes, 2)
        try:
            node.move(parent)
        except KeepError:
            continue
    values = [0.1, 1 / 3, 7.0, 20.0, 1e-3, 123.456]
    for _ in range(rng.randint(2, 30)):
        node, other = rng.sample(nodes, 2)
        relation = rng.choice(list(Relation))
        try:
            if rng.random() < 0.5:
                attribute = node.attribute(rng.choice(OWN))
            else:
                attribute = node.attribute(rng.choice(RELATED), other)
            if rng.random() < 0.3:
                kind = attribute.kind
                assert isinstance(kind, Kind)
                target = other if kind >= 50 else None
                node.add_rule(kind, relation, Value(rng.choice(values), HIGH), target)
            elif relation == Relation.EQUAL:
                attribute.equal = Value(rng.choice(values), rng.choice([1000, 750.5, 1 / 3]))
            else:
                attribute.min = rng.choice(values)
            if rng.random() < 0.1:
                attribute.name = "a name"
        except KeepError:
            continue
    ui.solve()
    return ui


def frames(ui: Layout) -> list[tuple[str, Rect]]:
    """Frames in the order of the tree, so that handles say nothing."""
    found, waiting = [], list(ui.roots)
    while waiting:
        node = waiting.pop(0)
        found.append((node.name, node.frame))
        waiting += node.children
    return found


@pytest.mark.parametrize("seed", range(60))
def test_read_back_frames_are_equal(seed: int) -> None:
    ui = grown(seed)
    other = Layout()
    other.read_document(ui.document)
    assert other.document == ui.document
    for (name, frame), (other_name, other_frame) in zip(frames(ui), frames(other), strict=True):
        assert name == other_name
        # Another order of rows rounds otherwise.
        assert other_frame == pytest.approx(frame, rel=1e-9, abs=1e-9)
    for text in (ui.description, ui.report()):
        again = Layout()
        again.read_document(text)
        assert again.document == ui.document


def test_everything_that_a_document_has() -> None:
    text = """keeplayout 1
negative-sizes
mixed-axes
right-to-left
scale 2.5
node 2 "window"
  margins 1 2 3 4
  directional-margins
  size-width 320
  size-height 568.25 @750
  guide 3 safe
    left-safe-inset = 0
  node 1 "image"
    hidden
    gone
    content-width 80.5
    hugging-width 251
    compression-height 749.5
    safe-area 0 0 10 0
    alignment-insets 1 1 1 1
    baselines 12 4
    inherited-margins
    margins-from-edges
    left-to-right
    name width "how wide"
    width >= -0.25
    width = 0.5 * width of 2 + 10 @750
    width to 2 <= 0.3333333333333333
    left-margin-inset = 0
    gone-value leading-offset to 4 3
    leading-offset to 4 = 8
    left-alignment to 4 = 1 rule
    left-alignment to 4 >= 1 rule off @250
    sum = -5 : 1 1 left, -2.5 parent center-x-within-margins, 1.5 4 left off @500
    guide 5 scroll
      width = 0 @50
      height = 0 @50
      left-inset = 0
      top-inset = 0
  node 4
node 6
"""
    ui = Layout()
    ui.read_document(text)
    assert ui.document == text
    assert [root.name for root in ui.roots] == ["window", ""]
    image = ui.find("image")
    assert image is not None
    assert image.width.name == "how wide"


WRONG = {
    "": None,
    "keeplayout 2": (1, 13, "version"),
    "layout 1": (1, 1, "none of keeplayout"),
    "keeplayout 1\nbutton 1": (2, 1, "begins a line"),
    "keeplayout 1\n  node 1": (2, 3, "indented"),
    "keeplayout 1\nnode 1\n   width = 1": (3, 4, "indented"),
    "keeplayout 1\nnode 2": (2, 6, "numbers of nodes"),
    "keeplayout 1\nnode 1\nnode 1": (3, 6, "each once"),
    "keeplayout 1\nnode 0.5": (2, 6, "node can have"),
    'keeplayout 1\nnode 1 "a': (2, 10, "does not end"),
    "keeplayout 1\nnode 1 a": (2, 8, "goes on"),
    "keeplayout 1\nnode 1\n  widht = 1": (3, 3, "begins with"),
    "keeplayout 1\nnode 1\n  width 1": (3, 9, "relation"),
    "keeplayout 1\nnode 1\n  width = x": (3, 11, "number"),
    "keeplayout 1\nnode 1\n  width = 1e": (3, 11, "number"),
    "keeplayout 1\nnode 1\n  width = nan": (3, 11, "number"),
    "keeplayout 1\nnode 1\n  width = 1e999": (3, 16, "finite"),
    "keeplayout 1\nnode 1\n  width = 1 @0": (3, 15, "priority"),
    "keeplayout 1\nnode 1\n  width = 1 @750 off": (3, 18, "goes on"),
    "keeplayout 1\nnode 1\n  width to 2 = 1": (3, 12, "no node"),
    "keeplayout 1\nnode 1\n  left-inset = 1": (3, 17, "parent"),
    "keeplayout 1\nnode 1\n  width = 1 off": (3, 16, "only rules"),
    "keeplayout 1\nguide 1": (2, 7, "owner"),
    "keeplayout 1\nnode 1\n  guide 2\n    node 3": (4, 10, "no children"),
    "keeplayout 1\nnode 1\n  sum = 1 1 1 left": (3, 11, "terms"),
    "keeplayout 1\nnode 1\n  sum = 1 : 1 1 lefty": (3, 17, "no line"),
    "keeplayout 1\nnode 1\n  width = 1 * height of 1": (3, 26, "+"),
}


@pytest.mark.parametrize("text", WRONG, ids=lambda text: text[12:40].replace("\n", "|"))
def test_what_is_wrong_is_told_with_its_place(text: str) -> None:
    ui = Layout()
    expected = WRONG[text]
    if expected is None:
        ui.read_document(text)
        assert ui.node_count == 0
        return
    with pytest.raises(KeepError) as caught:
        ui.read_document(text)
    line, column, words = expected
    assert f"line {line}, column {column}: " in caught.value.message
    assert words in caught.value.message
    assert ui.node_count == 0


def test_a_layout_with_nodes_reads_nothing() -> None:
    ui = Layout()
    ui.node()
    with pytest.raises(StateError):
        ui.read_document("keeplayout 1\n")
    with pytest.raises(InvalidArgumentError):
        ui.read_document("a\0b")


def test_hostile_documents() -> None:
    """Documents with bytes and lines changed at random are read or refused, and leave nothing
    behind that does not solve."""
    rng = random.Random(8)
    texts = [grown(seed).description for seed in range(8)]
    read = 0
    for _ in range(1500):
        lines = rng.choice(texts).split("\n")
        for _ in range(rng.randint(1, 3)):
            place = rng.randrange(len(lines))
            words = lines[place].split(" ")
            match rng.randrange(5):
                case 0:
                    lines[place] = lines[rng.randrange(len(lines))]
                case 1:
                    rng.shuffle(words)
                    lines[place] = " ".join(words)
                case 2:
                    words[rng.randrange(len(words))] = rng.choice(
                        ["1e12", "-1", "node", "@", "999999999999", "to", '"', "0", "1e-300", ","]
                    )
                    lines[place] = " ".join(words)
                case 3:
                    del lines[place:]
                    lines.append("")
                case _:
                    lines[place] = "  " + lines[place]
        ui = Layout()
        try:
            ui.read_document("\n".join(lines))
            read += 1
        except LimitError:
            continue  # numbers of too different size; what was made stays
        except KeepError:
            made = ui.node_count
            assert made == 0
        assert ui.document
    assert read > 100


def test_the_description_is_the_same_from_run_to_run() -> None:
    assert grown(3).description == grown(3).description


def test_notes_of_the_description() -> None:
    ui = Layout()
    ui.notes_places = True
    label: Node = ui.node("window", size=(320, 568)).node("label")
    label.width.equal = 400 @ HIGH
    label.width.max = 100
    ui.solve()
    assert 'node 2 "label"  # 0 0 100 0\n' in ui.description
    assert "width = 400 @750  # away by 300  # " in ui.description
    assert "test_documents.py:" in ui.description
    assert ui.report().startswith("keeplayout 1\n# libkeeplayout ")
