"""Which frames have changed, of every kind. The truth is all frames, read one by one."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from keeplayout import Curve, FrameKind, Gone, Insets, Layout, Node, Rect

EMPTY = Rect(0.0, 0.0, 0.0, 0.0)


class Host:
    """What a host knows that asks for changes of one kind alone."""

    def __init__(self, ui: Layout, kind: FrameKind) -> None:
        self.ui, self.kind = ui, kind
        self.frames: dict[Node, Rect] = {}

    def check(self, nodes: list[Node]) -> None:
        for node, frame in self.ui.changes(self.kind):
            assert frame != self.frames.get(node, EMPTY), (self.kind, node)
            self.frames[node] = frame
        assert self.ui.changes(self.kind) == []
        for node in nodes:
            frame = self.ui._frames(self.kind, [node], None)[0]
            assert self.frames.get(node, EMPTY) == frame, (self.kind, node)


class Edits:
    """A random tree of boxes that are moved about, also in animations and transactions."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.ui = Layout()
        self.hosts = [Host(self.ui, kind) for kind in FrameKind]
        self.window = self.ui.node("window", size=(300, 200))
        self.nodes: list[Node] = [self.window]
        for _ in range(8):
            self.add()

    def add(self) -> None:
        made = self.chance.choice(self.nodes).node(f"n{len(self.nodes)}")
        self.place(made)
        self.nodes.append(made)

    def place(self, node: Node) -> None:
        if node.parent is None:
            return
        for attribute in node.left_inset, node.top_inset, node.width, node.height:
            if self.chance.random() < 0.5:
                attribute.equal = self.chance.randrange(80) / 4

    def pick(self) -> Node:
        return self.chance.choice(self.nodes)

    def move(self) -> None:
        node, parent = self.pick(), self.pick()
        above: Node | None = parent
        while above is not None and above != node:
            above = above.parent
        if above is None and node.parent is not None:
            node.move(parent)

    def destroy(self) -> None:
        node = self.pick()
        if node.parent is not None:
            node.destroy()
        self.nodes = [each for each in self.nodes if each.is_valid]

    def animate(self) -> None:
        with self.ui.animate(1, delay=self.chance.choice([0, 0, 0.3]), curve=Curve.LINEAR):
            self.place(self.pick())

    def take_back(self) -> None:
        self.ui.begin()
        for _ in range(3):
            if self.chance.random() < 0.5:
                self.move()
            else:
                self.place(self.pick())
        if self.chance.random() < 0.5:
            self.ui.solve()
            self.chance.choice(self.hosts).check([each for each in self.nodes if each.is_valid])
        self.ui.rollback()
        self.ui.solve()

    def other(self) -> None:
        node, random_ = self.pick(), self.chance.random()
        if random_ < 0.2:
            self.ui.scale = self.chance.choice([1, 1.5, 2])
        elif random_ < 0.5:
            node.gone = self.chance.choice(list(Gone))
        elif random_ < 0.7:
            node.alignment_insets = Insets(1, 2, 0, 3)
        else:
            self.window.set_size(self.chance.randrange(100, 400), 200)

    def step(self) -> None:
        does: list[Callable[[], object]] = [
            self.add,
            self.move,
            self.destroy,
            self.animate,
            self.take_back,
            self.other,
            lambda: self.place(self.pick()),
            lambda: self.ui.advance(self.chance.choice([0.125, 0.5])),
        ]
        self.chance.choice(does)()


@pytest.mark.parametrize("seed", range(8))
def test_every_kind_reports_what_has_changed(seed: int) -> None:
    edits = Edits(seed)
    for _ in range(60):
        edits.step()
        if edits.chance.random() < 0.7:
            edits.ui.solve()
            for host in edits.chance.sample(edits.hosts, 3):
                host.check(edits.nodes)
    for host in edits.hosts:
        host.check(edits.nodes)


def test_what_is_inside_moves_along() -> None:
    """Only the box has moved in its parent, and the dot in it in the root."""
    ui = Layout()
    box = ui.node("window", size=(100, 100)).node("box")
    dot = box.node("dot")
    box.keep_size(20, 20)
    dot.keep_size(4, 4)
    box.left_inset.equal = box.top_inset.equal = dot.left_inset.equal = dot.top_inset.equal = 3
    ui.solve()
    assert len(ui.changes()) == len(ui.changes(FrameKind.IN_ROOT)) == 3
    box.left_inset.equal = 3.25
    ui.solve()
    assert ui.changes() == [(box, Rect(3.25, 3, 20, 20))]
    assert dict(ui.changes(FrameKind.IN_ROOT)) == {
        box: Rect(3.25, 3, 20, 20),
        dot: Rect(6.25, 6, 4, 4),
    }
    assert len(ui.changes(FrameKind.SNAPPED_IN_ROOT)) == 3  # asked for the first time
    box.left_inset.equal = 3
    ui.solve()
    assert ui.changes(FrameKind.SNAPPED_IN_ROOT) == []  # on the same pixels


def test_a_clip() -> None:
    """The row sticks out of the list to 130, which is seen in the window unless the list clips."""
    ui = Layout()
    window = ui.node("window", size=(200, 100))
    box = window.node("list")
    row = box.node("row")
    box.keep_size(50, 50)
    row.keep_size(130, 10)
    for node in box, row:
        node.keep_insets(0, 0, None, None)
    ui.solve()
    assert window.node_at(100, 5) == row
    box.clips = True
    assert box.clips
    assert window.node_at(100, 5) == window
    assert window.node_at(49, 5) == row
    assert box.node_at(100, 5) == row  # a host that has scrolled the list asks the list
    assert "clips" in ui.document
    again = Layout()
    again.read_document(ui.document)
    assert [node.clips for node in again.roots[0].children] == [True]
    box.clips = False
    again.update(ui.document)
    assert not again.roots[0].children[0].clips
    assert "clips" not in ui.document
    box.scroll_guide()  # from here on it scrolls
    assert box.clips
    assert window.node_at(100, 5) == window
