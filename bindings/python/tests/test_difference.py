"""What is different between two layouts: each change that is made is told, and nothing else.
Expected texts by hand."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from grown_layout import WHOLE, attempt, constrain, grown, two
from keeplayout import (
    HIGH,
    AttributeKind,
    Change,
    InvalidArgumentError,
    Layout,
    Relation,
    compare,
)

Kind = AttributeKind


class Scene:
    """A window; in it a card with an image, and a label beside the image."""

    def __init__(self) -> None:
        self.ui = Layout()
        self.window = self.ui.node("window", size=(320, 568))
        self.card = self.window.node("card")
        self.label = self.window.node("label")
        self.image = self.card.node("image")
        self.card.insets.equal = 10
        self.image.left_inset.equal = self.image.top_inset.equal = 5
        self.image.width.equal = 50
        self.image.height.max = 40
        self.label.left_align_to(self.image).equal = 0
        self.rule = self.label.add_rule(Kind.TOP_OFFSET, Relation.AT_LEAST, 8, self.image)
        self.ui.solve()


CHANGES: dict[str, Callable[[Scene], object]] = {}


def change(make: Callable[[Scene], object]) -> Callable[[Scene], object]:
    """Its docstring is what is to be told."""
    CHANGES[make.__name__] = make
    return make


@change
def a_value(scene: Scene) -> None:
    """
      window/card/image
    ~   frame 5 5 50 0 -> 5 5 60 0
    ~   width = 50 -> width = 60
    """
    scene.image.width.equal = 60


@change
def a_priority(scene: Scene) -> None:
    """
      window/card/image
    ~   height <= 40 -> height <= 40 @750
    """
    scene.image.height.max = 40 @ HIGH


@change
def a_relation(scene: Scene) -> None:
    """
      window/label
    ~   frame 15 23 0 0 -> 15 0 0 0
    ~   top-offset to window/card/image >= 8 rule -> top-offset to window/card/image <= 8 rule
    """
    scene.rule.relation = Relation.AT_MOST


@change
def a_rule_out_of_force(scene: Scene) -> None:
    """
      window/label
    ~   frame 15 23 0 0 -> 15 0 0 0
    ~   top-offset to window/card/image >= 8 rule -> top-offset to window/card/image >= 8 rule off
    """
    scene.rule.uninstall()


@change
def a_value_that_follows(scene: Scene) -> None:
    """
      window/label
    ~   frame 15 23 0 0 -> 15 23 25 0
    +   width = 0.5 * width of window/card/image + 0
    """
    scene.label.width.set_equal_to(scene.image.width, 0.5)


@change
def a_value_that_goes(scene: Scene) -> None:
    """
      window/card/image
    -   height <= 40
    """
    scene.image.height.max = None


@change
def a_node_that_goes(scene: Scene) -> None:
    """
    - window/label
    -   top-offset to window/card/image >= 8 rule
    -   left-alignment to window/card/image = 0
    """
    scene.label.destroy()


@change
def new_nodes(scene: Scene) -> None:
    """
    + window/safe guide[1]
    +   left-safe-inset = 0
    +   right-safe-inset = 0
    +   top-safe-inset = 0
    +   bottom-safe-inset = 0
    + window/"a/b"
    +   width = 3
    + window/node[1]
    """
    scene.window.node("a/b").width.equal = 3
    scene.window.node()
    assert scene.window.safe_guide().is_guide


@change
def a_move(scene: Scene) -> None:
    """
      window/card/label
    ~   parent window -> window/card
    ~   frame 15 23 0 0 -> 5 13 0 0
    """
    scene.label.move(scene.card)


@change
def the_order(scene: Scene) -> None:
    """
      window
    ~   order card, label -> label, card
    """
    scene.label.move_before(scene.card)


@change
def a_name(scene: Scene) -> None:
    """
      window/card/picture
    ~   name "image" -> "picture"
    """
    scene.image.name = "picture"


@change
def a_name_that_is_taken_away(scene: Scene) -> None:
    """
      window/node[1]
    ~   name "label" -> ""
    """
    scene.label.name = None


@change
def the_name_of_a_root(scene: Scene) -> None:
    """
      w
    ~   name "window" -> "w"
    """
    scene.window.name = "w"


@change
def content_and_surroundings(scene: Scene) -> None:
    """
      window
    +   margins 1 2 3 4
      window/card/image
    ~   frame 5 5 50 0 -> 5 5 50 30
    +   hidden
    +   content-width 50
    +   content-height 30
      window/label
    ~   frame 15 23 0 0 -> 15 53 0 0
    """
    scene.window.margins = (1, 2, 3, 4)
    scene.image.content_size = 50, 30
    scene.image.hidden = True


@change
def a_sum(scene: Scene) -> None:
    """
      window/label
    ~   frame 15 23 0 0 -> 15 23 50 0
    +   sum = 0 : 1 window/label width, -1 window/card/image width
    """
    scene.label.constrained_width = scene.image.constrained_width


@change
def names_of_attributes(scene: Scene) -> None:
    """
      window/label
    +   name left-alignment to window/card/image "to of 3 # \\"quoted\\""
    """
    scene.label.left_align_to(scene.image).name = 'to of 3 # "quoted"'


@change
def a_setting(scene: Scene) -> None:
    """
      layout
    +   scale 2
    """
    scene.ui.scale = 2


@pytest.mark.parametrize("name", CHANGES)
def test_what_has_changed_is_told(name: str) -> None:
    before, after = Scene(), Scene()
    CHANGES[name](after)
    after.ui.solve()
    expected = (CHANGES[name].__doc__ or "").strip("\n").rstrip()
    expected = "\n".join(line[4:] for line in expected.split("\n"))
    assert str(compare(before.ui, after.ui)) == expected
    assert str(compare(before.ui.description, after.ui.report())) == expected


def test_a_changed_coefficient() -> None:
    texts = [
        f'keeplayout 1\nnode 1 "a"\n  node 2 "b"\n    sum = 0 : 1 2 left, {c} parent left @750\n'
        for c in (-1, -2)
    ]
    assert str(compare(*texts)) == (
        "  a/b\n~   sum = 0 : 1 a/b left, -1 parent left @750"
        " -> sum = 0 : 1 a/b left, -2 parent left @750"
    )


ARRANGED = """\
keeplayout 1
node {0} "window"
  node {1} "card"
    row
    listed {2} weight 2
    variant width 300
    variant
    in-variant 1 {1} gap {gap}
    in-variant 1 {2} gone
    sum = 4 : 1 {1} left, -1 {2} left variant 1 of {1}
  node {2} "picture"
"""


def test_numbers_of_nodes_in_variants_and_lists() -> None:
    """As these are other ones, nothing else has changed."""
    before = ARRANGED.format(1, 2, 3, gap=4)
    assert compare(before, ARRANGED.format(7, 9, 8, gap=4)) == []
    changed = compare(before, ARRANGED.format(7, 9, 8, gap=6))
    assert str(changed) == (
        "  window/card\n~   in-variant 1 window/card gap 4 -> in-variant 1 window/card gap 6"
    )


def test_what_moves_takes_along_what_is_in_it() -> None:
    scene, other = Scene(), Scene()
    other.card.move(other.ui.node("page", size=(100, 100)))
    other.label.move(other.ui.node("page", size=(100, 100)))
    other.ui.solve()
    parents = [c for c in compare(scene.ui, other.ui) if c.subject == "parent"]
    assert parents == [
        Change("page[1]/card", "parent", "window", "page[1]"),
        Change("page[2]/label", "parent", "window", "page[2]"),
    ]


def test_nodes_without_names_are_known_by_what_they_say() -> None:
    texts = ["keeplayout 1\n", "keeplayout 1\n"]
    for position, widths in enumerate(([1, 2, 3, 4], [2, 3, 9, 4])):
        for number, width in enumerate(widths, 1):
            texts[position] += f"node {number}\n  width = {width}\n"
    # Those of 2, 3 and 4 are there again; so the one of 1 is now the one of 9, behind two others.
    assert str(compare(*texts)) == (
        "  layout\n"
        "~   order node[3], node[1], node[2], node[4] -> node[1], node[2], node[3], node[4]\n"
        "  node[3]\n"
        "~   frame 0 0 1 0 -> 0 0 9 0\n"
        "~   width = 1 -> width = 9"
    )


def test_frames_are_those_that_were_seen() -> None:
    """A text with frames is believed, though a function that measured them is not in it."""
    text = 'keeplayout 1\nnode 1 "a"  # 0 0 8 9\n  width = 8\n'
    assert compare(text, text) == []
    solved = text.replace("  # 0 0 8 9", "")
    assert compare(text, solved) == [Change("a", "frame", "0 0 8 9", "0 0 8 0")]


@pytest.mark.parametrize("seed", range(40))
def test_of_layouts_at_random(seed: int) -> None:
    """A layout is no different from itself, and backwards what is new is gone."""
    ui = grown(seed, WHOLE)
    assert compare(ui, ui.document) == []
    other = Layout()
    other.read_document(ui.document)
    rng = random.Random(seed)
    nodes = [node for root in other.roots for node in [root, *root.children]]
    if len(nodes) < 2:
        return
    for _ in range(4):
        attempt(lambda: constrain(*two(nodes, rng), rng, WHOLE))
        attempt(rng.choice(nodes).node)
    attempt(rng.choice(nodes).destroy)
    attempt(other.solve)
    there, back = compare(ui, other), compare(other, ui)
    assert sorted((c.before or "", c.after or "") for c in there if c.subject == "node") == sorted(
        (c.after or "", c.before or "") for c in back if c.subject == "node"
    )
    assert len(there) == len(back)
    assert bool(there) == (ui.document != other.document)


def test_what_is_no_document() -> None:
    with pytest.raises(InvalidArgumentError, match="line 2, column 1"):
        compare("keeplayout 1\n", "keeplayout 1\nbutton")


def test_from_the_command_line(tmp_path: Path) -> None:
    before, after = Scene(), Scene()
    a_value(after)
    after.ui.solve()
    (tmp_path / "before").write_text(before.ui.document, "utf-8")
    (tmp_path / "after").write_text(after.ui.report(), "utf-8")
    (tmp_path / "bad").write_bytes(b"keeplayout 1\n\xff")
    (tmp_path / "wrong").write_text("keeplayout 1\nbutton", "utf-8")

    def diff(*names: str) -> tuple[int, str, str]:
        done = subprocess.run(
            [sys.executable, "-m", "keeplayout", "diff", *(str(tmp_path / n) for n in names)],
            capture_output=True,
            encoding="utf-8",
            check=False,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        )
        return done.returncode, done.stdout, done.stderr

    assert diff("before", "before") == (0, "", "")
    assert diff("before", "after") == (1, f"{compare(before.ui, after.ui)}\n", "")
    for name in ("bad", "missing", "wrong"):
        for names in ("before", name), (name, "before"):
            status, told, fault = diff(*names)
            assert (status, told) == (2, "")
            who = "python -m keeplayout: " * (name == "missing")
            assert fault.startswith(f"{who}{tmp_path / name}:")
            assert fault.count(str(tmp_path)) == fault.count("\n") == 1
