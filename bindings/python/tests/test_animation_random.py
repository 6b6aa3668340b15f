"""Random hosts: whatever they do, what is reported is what is seen, and in the end everything is
where it belongs and nobody is held."""

from __future__ import annotations

import contextlib
import random
from typing import Any

import pytest
from keeplayout import (
    Animation,
    ConflictPolicy,
    Curve,
    KeepError,
    Layout,
    Motion,
    Node,
    Rect,
    Spring,
)
from presented import presented

CURVES: list[Any] = [
    *Curve, Spring(0.4), Spring(1.0, 3.0), Spring(2.0), (0.7, -0.5, 0.3, 1.5), lambda t: t * t,
]  # fmt: skip


class UndoneError(Exception):
    """Ends a block."""


class Host:
    """Does one thing after the other."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        policy = self.chance.choice(list(ConflictPolicy))
        self.ui = Layout(policy)
        self.roots = [self.ui.node(size=(500, 400)), self.ui.node(size=(300, 300))]
        self.nodes: list[Node] = []
        for _ in range(6):
            self.make()
        self.animations: list[Animation] = []
        self.began = self.ended = 0
        self.told: list[bool] = []
        self.seen: dict[int, Rect] = {}

    def make(self) -> None:
        node = self.chance.choice(self.roots + self.nodes).node()
        node.size.equal = self.chance.randrange(5, 50)
        node.left_inset.equal = self.chance.randrange(100)
        node.top_inset.equal = self.chance.randrange(100)
        self.nodes.append(node)

    def change(self) -> None:
        """One change of the layout."""
        if not self.nodes:
            self.make()
        node = self.chance.choice(self.nodes)
        what = self.chance.randrange(9)
        if what < 4:
            node.left_inset.equal = self.chance.randrange(100)
        elif what < 6:
            node.width.equal = self.chance.randrange(5, 90)
        elif what == 6:
            node.move(self.chance.choice(self.roots + self.nodes))
        elif what == 7:
            self.make()
        elif len(self.nodes) > 4:
            node.destroy()
            self.nodes = [node for node in self.nodes if node.is_valid]

    def end(self, finished: bool) -> None:
        self.ended += 1
        self.told.append(finished)
        if self.chance.random() < 0.3:
            self.change()

    def animate(self, depth: int = 0) -> None:
        """An animation, perhaps with others in it, of several changes."""
        chance = self.chance
        within: Any = chance.choice([self.ui, *self.nodes])
        with within.animate(
            chance.choice([0, 0.1, 0.5, 1]),
            delay=chance.choice([0, 0, 0.2]),
            curve=chance.choice(CURVES),
            motion=Motion(chance.random() < 0.3),
            completion=self.end,
        ) as animation:
            self.began += 1
            for _ in range(chance.randrange(4)):
                if depth < 3 and chance.random() < 0.3:
                    self.animate(depth + 1)
                else:
                    self.change()
        self.animations.append(animation)

    def undo(self) -> None:
        """What is taken back leaves what was on its way as it was, and nobody is told."""
        chance, nodes, animations = self.chance, list(self.nodes), list(self.animations)
        told, self.told = self.told, []
        blocks: list[Any] = [self.ui.transaction, self.ui.atomic, lambda: self.ui.animate(1)]
        block = chance.randrange(3)
        with contextlib.suppress(UndoneError, KeepError), blocks[block]():
            before = [node.presented_frame for node in self.roots + nodes]
            valid = [animation.is_valid for animation in animations]
            for _ in range(chance.randrange(6)):
                what = chance.randrange(5)
                if what == 0 and animations:
                    animation = chance.choice(animations)
                    chance.choice([animation.cancel, animation.finish])()
                elif what == 1:
                    self.ui.solve()
                elif what == 2 and block == 2:
                    self.animate(1)
                elif what == 3:
                    self.look()
                else:
                    self.change()
            raise UndoneError
        self.nodes, self.animations = nodes, animations
        assert not self.told
        self.told = told
        assert [node.presented_frame for node in self.roots + nodes] == before
        assert [animation.is_valid for animation in animations] == valid

    def do(self) -> None:
        """Something."""
        what = self.chance.randrange(12)
        if what > 9:
            self.undo()
        elif what < 3:
            self.animate()
        elif what == 3:
            self.change()
            self.ui.solve()
        elif what == 4 and self.animations:
            animation = self.animations.pop(self.chance.randrange(len(self.animations)))
            self.chance.choice([animation.cancel, animation.finish])()
        else:
            self.ui.advance(self.chance.choice([0, 0.016, 0.05, 0.3]))

    def look(self) -> None:
        """What is reported is what is seen."""
        self.seen.update(presented(self.ui, self.chance.choice([1, 5, 100])))
        for node in self.roots + self.nodes:
            frame = node.presented_frame
            assert self.seen.get(node.id, Rect(0, 0, 0, 0)) == frame
            assert all(abs(number) < 1e6 for number in frame)


@pytest.mark.parametrize("seed", range(40))
def test_random_hosts(seed: int) -> None:
    host = Host(seed)
    for _ in range(60):
        try:
            host.do()
        except KeepError:
            host.nodes = [node for node in host.nodes if node.is_valid]
        host.look()
    for _ in range(5):
        # A node is not moved into what is inside of it, in a completion neither.
        with contextlib.suppress(KeepError):
            host.ui.advance(3)
    assert not host.ui.is_moving
    host.look()
    host.ui.solve()
    for node in host.nodes:
        assert node.presented_frame == node.frame
    assert host.ended <= host.began
    assert not host.ui._callbacks._functions
