"""Frames on their way, beside a model that follows the header's cases number by number.

The curve is a staircase: nothing on it has a velocity that could be taken over, so that what is
seen is where a number belongs and the rest of a distance from there.
"""

from __future__ import annotations

import contextlib
import copy
import math
import random
from dataclasses import dataclass, field
from typing import Any

import pytest
from keeplayout import Animation, Layout, Node, Rect
from presented import presented

PARTS = "left_inset", "top_inset", "width", "height"
Number = tuple[int, int]
"""Which node, and which number of its frame."""
NODES = 4


class UndoneError(Exception):
    """Ends a block."""


def staircase(share: float) -> float:
    return int(8 * share) / 8


@dataclass
class Motion:
    """One animation: when it begins to move, what it changes then, and what it moves since."""

    duration: float
    delay: float
    scope: int | None
    name: str
    elapsed: float = 0
    changes: list[tuple[Number, float]] = field(default_factory=list)
    offsets: dict[Number, float] = field(default_factory=dict)
    has_moved: bool = False
    inner: list[Motion] = field(default_factory=list)

    def rest(self) -> float:
        return 1 - staircase(self.elapsed / self.duration) if self.duration else 0


class Model:
    """What the header says of every number by itself."""

    def __init__(self) -> None:
        self.goals: dict[Number, float] = {(node, k): 0 for node in range(NODES) for k in range(4)}
        self.parents: list[int | None] = [None] * NODES
        self.motions: list[Motion] = []
        self.open: list[Motion] = []
        self.told: list[tuple[str, bool]] = []

    def seen(self, number: Number) -> float:
        motions = [motion for motion in self.open + self.motions if number in motion.offsets]
        seen = self.goals[number] + sum(m.offsets[number] * m.rest() for m in motions)
        return max(seen, 0) if PARTS[number[1]] in ("width", "height") else seen

    def frame(self, node: int) -> Rect:
        return Rect(*(self.seen((node, k)) for k in range(4)))

    def on_screen(self, node: int | None, axis: int) -> float:
        """Where a node begins in the window."""
        if node is None:
            return 0
        return self.seen((node, axis)) + self.on_screen(self.parents[node], axis)

    def is_inside(self, node: int | None, scope: int | None) -> bool:
        while node not in (None, scope):
            node = self.parents[node]
        return node == scope

    def change(
        self,
        motion: Motion,
        changes: list[tuple[Number, float]],
        parents: dict[int, int | None] | None = None,
    ) -> None:
        """What an animation changes moves from where it is seen, if it is its concern; the rest
        goes on to its new place."""
        before = {number: (self.goals[number], self.seen(number)) for number in self.goals}
        for node, parent in (parents or {}).items():
            if parent != self.parents[node]:
                for axis in range(2):  # it was seen there, and belongs nowhere that is comparable
                    way = self.on_screen(node, axis) - self.on_screen(parent, axis)
                    before[node, axis] = (math.nan, way)
        for node, parent in (parents or {}).items():
            self.parents[node] = parent
        self.goals.update(changes)
        for number, (goal, seen) in before.items():
            is_outside = not self.is_inside(number[0], motion.scope)
            if self.goals[number] == goal or is_outside or not motion.duration:
                continue
            for other in self.open + self.motions:
                other.offsets.pop(number, None)
            if seen != self.goals[number]:
                motion.offsets[number] = seen - self.goals[number]
                motion.has_moved = True

    def end(self, motion: Motion, finished: bool) -> None:
        self.motions.remove(motion)
        self.told.append((motion.name, finished))

    def end_idle(self) -> None:
        for motion in list(self.motions):
            if motion.has_moved and not motion.offsets:
                self.end(motion, False)

    def shorten(self, motion: Motion, seconds: float) -> None:
        """The delays of what was begun in it begin when its own is over."""
        motion.delay -= seconds
        for inner in motion.inner:
            if any(inner is each for each in self.motions):
                self.shorten(inner, seconds)

    def start(self, motion: Motion) -> None:
        motion.delay = 0
        self.change(motion, motion.changes)
        if not motion.duration:
            self.end(motion, True)
        self.end_idle()

    def advance(self, seconds: float) -> None:
        """From one event to the next."""
        self.end_idle()
        while self.motions:
            left = {id(m): m.delay or m.duration - m.elapsed for m in self.motions}
            step = min(seconds, *left.values())
            for motion in self.motions:
                if motion.delay:
                    motion.delay -= step
                else:
                    motion.elapsed += step
            for motion in [m for m in self.motions if left[id(m)] == step]:
                if motion.elapsed:
                    self.end(motion, True)
                else:
                    self.start(motion)
            seconds -= step
            if not seconds:
                return


class Host:
    """Does the same to a layout and to the model."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.ui = Layout()
        self.window = self.ui.node(size=(1000, 1000))
        self.nodes = [self.window.node() for _ in range(NODES)]
        self.model = Model()
        self.told: list[tuple[str, bool]] = []
        self.animations: dict[str, Animation] = {}
        self.reported: dict[Node, Rect] = {}
        self.change(Motion(0, 0, None, ""), len(self.model.goals))
        self.ui.solve()
        self.look()

    def change(
        self, motion: Motion, count: int, parents: dict[int, int | None] | None = None
    ) -> None:
        """Some numbers, by an animation; those of one in its delay are kept."""
        changes: list[tuple[Number, float]] = []
        for number in self.chance.sample(list(self.model.goals), count):
            changes.append((number, self.chance.randrange(10)))
            getattr(self.nodes[number[0]], PARTS[number[1]]).equal = changes[-1][1]
        if motion.delay:
            motion.changes += changes
        else:
            self.model.change(motion, changes, parents)

    def animate(self, outer: Motion | None = None) -> None:
        """An animation, perhaps with another in it."""
        chance = self.chance
        delay = chance.random() if chance.random() < 0.3 or (outer and outer.delay) else 0
        scope = chance.choice([None, None, *range(NODES)])
        duration = chance.choice([0, 1, 2, 3]) + (chance.random() if delay else 0)
        motion = Motion(duration, delay, scope, f"{len(self.animations)}")
        if outer:
            motion.delay += outer.delay
            outer.inner.append(motion)
        within: Any = self.ui if scope is None else self.nodes[scope]

        def completion(finished: bool) -> None:
            self.told.append((motion.name, finished))

        with within.animate(duration, delay=delay, curve=staircase, completion=completion) as made:
            self.animations[motion.name] = made
            self.model.open.append(motion)
            self.change(motion, chance.randrange(4))
            if chance.random() < 0.3:
                self.animate(motion)
                self.change(motion, chance.randrange(3))
            if chance.random() < 0.2:
                self.undo()
                self.change(motion, chance.randrange(3))
        self.model.motions.append(self.model.open.pop())
        if not motion.duration and not motion.delay:
            self.model.end(motion, True)
        self.model.end_idle()

    def rehang(self) -> None:
        """An animation in which a node gets another parent."""
        motion = Motion(self.chance.choice([1, 2, 3]), 0, None, f"{len(self.animations)}")
        node, parent = self.chance.randrange(NODES), self.chance.choice([None, *range(NODES)])
        above = parent
        while above is not None:
            if above == node:
                return  # it cannot be inside of itself
            above = self.model.parents[above]

        def completion(finished: bool) -> None:
            self.told.append((motion.name, finished))

        with self.ui.animate(motion.duration, curve=staircase, completion=completion) as made:
            self.animations[motion.name] = made
            self.model.open.append(motion)
            self.nodes[node].move(self.window if parent is None else self.nodes[parent])
            self.change(motion, 1, {node: parent})
        self.model.motions.append(self.model.open.pop())
        self.model.end_idle()

    def undo(self) -> None:
        """An animation that is taken back, with what was begun and ended in it."""
        kept, animations = self.model, dict(self.animations)
        self.model = copy.deepcopy(kept)
        motion = Motion(1, 0, None, "")
        with contextlib.suppress(UndoneError), self.ui.animate(1, curve=staircase):
            self.model.open.append(motion)
            for _ in range(3):
                self.change(motion, 1)
                if self.chance.random() < 0.5:
                    self.animate(motion)
                moving = [other for other in self.model.motions if not other.delay]
                if moving:
                    self.animations[moving[0].name].cancel()
                    self.model.end(moving[0], False)
            raise UndoneError
        self.model, self.animations = kept, animations

    def stop(self) -> None:
        """An end before its time."""
        if not self.model.motions:
            return
        motion = self.chance.choice(self.model.motions)
        if self.chance.random() < 0.5:
            self.animations[motion.name].cancel()
            self.model.end(motion, False)
        else:
            self.animations[motion.name].finish()
            if motion.delay:
                self.model.shorten(motion, motion.delay)
                self.model.start(motion)
            if motion in self.model.motions:
                self.model.end(motion, True)
            self.model.end_idle()

    def do(self) -> None:
        """Something."""
        what = self.chance.randrange(10)
        if what < 3:
            self.animate()
        elif what == 8:
            self.rehang()
        elif what == 9:
            self.undo()
        elif what == 3:
            self.stop()
        elif what == 4:
            self.change(Motion(0, 0, None, ""), 2)
            self.ui.solve()
        else:
            seconds = self.chance.random() * 2
            self.ui.advance(seconds)
            self.model.advance(seconds)

    def look(self) -> None:
        """What is seen is what the model has, what has moved since is reported, and no more."""
        frames = {node: self.model.frame(k) for k, node in enumerate(self.nodes)}
        for node, frame in frames.items():
            assert node.presented_frame == pytest.approx(frame, abs=1e-9)
        for k, node in enumerate(self.nodes):
            begin = [self.model.on_screen(k, axis) for axis in range(2)]
            assert node.presented_frame_in_root[:2] == pytest.approx(begin, abs=1e-9)
        moved = [node for node in frames if self.reported.get(node) != pytest.approx(frames[node])]
        self.reported = frames
        told = presented(self.ui, self.chance.choice([1, 2, NODES + 1, NODES + 1]))
        assert {node for node in self.nodes if node.id in told} == set(moved)
        for node in moved:
            assert told[node.id] == node.presented_frame
        assert sorted(self.told) == sorted(self.model.told)
        assert {name for name, made in self.animations.items() if made.is_valid} == {
            motion.name for motion in self.model.motions
        }


@pytest.mark.parametrize("seed", range(40))
def test_frames_on_their_way(seed: int) -> None:
    host = Host(seed)
    for _ in range(60):
        host.do()
        host.look()
