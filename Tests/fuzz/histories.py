"""Programs of a host that knows what it does: a layout with everything in it, that is changed,
solved, animated, and taken back at random."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from edits import PLAIN_NUMBERS, Editor
from grown_layout import attempt
from keeplayout import (
    Animation,
    Atomic,
    Axis,
    ConflictPolicy,
    Context,
    Curve,
    Direction,
    Gone,
    Motion,
    Node,
    SizeClass,
    Spring,
)

CURVES: list[Any] = [*Curve, Spring(0.4), (0.7, -0.5, 0.3, 1.5), lambda time: time * time]

Way = tuple[Callable[[], object], Callable[[], object]]
"""There, and back."""


class Host(Editor):
    """Does one thing after the other."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.depth = 0
        self.atomics: list[Atomic] = []
        self.animations: list[Animation] = []

    def run(self, turns: int) -> None:
        for _ in range(turns):
            attempt(lambda: self.rng.choice(TURNS)(self))
            if self.rng.random() < 0.4:
                attempt(self.ui.solve)

    def change(self) -> None:
        """Some edits of nodes."""
        for _ in range(self.rng.choice([1, 1, 2, 5])):
            self.edit(self.node())

    def there_and_back(self) -> None:
        """Something is changed, and changed back."""
        way, back = self.rng.choice(WAYS)(self, self.node())
        attempt(self.ui.solve)
        attempt(way)
        attempt(self.ui.solve)
        attempt(back)
        attempt(self.ui.solve)

    def begin(self) -> None:
        if self.depth < 3:
            self.ui.begin()
            self.depth += 1

    def end(self) -> None:
        """Of a transaction, kept or taken back."""
        if self.depth:
            self.depth -= 1
            self.rng.choice([self.ui.commit, self.ui.rollback, self.ui.rollback])()

    def group(self) -> None:
        """Changes as one, and some of them taken back or put back."""
        if self.rng.random() < 0.5 or not self.atomics:
            with self.ui.atomic() as atomic:
                self.change()
            self.atomics.append(atomic)
        else:
            atomic = self.rng.choice(self.atomics)
            self.rng.choice([atomic.activate, atomic.deactivate])()

    def animate(self) -> None:
        within: Any = self.rng.choice([self.ui, self.node()])
        with within.animate(
            self.rng.choice([0, 0.1, 0.5, 1]),
            delay=self.rng.choice([0, 0, 0.2]),
            curve=self.rng.choice(CURVES),
            motion=Motion(self.rng.randrange(3)),
            completion=self.completed if self.rng.random() < 0.5 else None,
        ) as animation:
            self.change()
            if self.rng.random() < 0.3 and len(self.animations) < 20:
                attempt(self.animate)  # one in another
        self.animations.append(animation)

    def completed(self, _finished: bool) -> None:
        if self.rng.random() < 0.3:
            attempt(self.change)

    def time(self) -> None:
        if self.animations and self.rng.random() < 0.3:
            animation = self.animations.pop(self.rng.randrange(len(self.animations)))
            self.rng.choice([animation.cancel, animation.finish])()
        elif self.animations and self.rng.random() < 0.3:
            self.rng.choice(self.animations).progress = self.rng.choice([0, 0.25, 0.99, 1])
        self.ui.advance(self.rng.choice([0, 0.016, 0.1, 0.3, 2]))
        for node in self.nodes()[:3]:
            node.presented_frame  # noqa: B018

    def ask(self) -> None:
        """Questions, which change nothing."""
        ui, node = self.ui, self.node()
        questions: list[Callable[[], object]] = [
            ui.conflicts, ui.freedom, ui.changes, node.fitting_size,
            lambda: node.size_range(self.rng.choice(list(Axis))),
            lambda: node.width.range, lambda: node.left_inset.why(),
            ui.ambiguous, ui.svg, ui.report, lambda: node.applied, lambda: node.autoresizing,
            lambda: node.circle,
            lambda: [animation.progress for animation in self.animations if animation.is_valid],
        ]  # fmt: skip
        self.one_of(*questions)

    def exercise(self) -> None:
        """Another solution of what is ambiguous, and back."""
        with self.ui.exercised(self.rng.randint(1, 3)):
            pass

    def capture(self) -> None:
        """What some edits make, and some of that is removed."""
        with self.ui.capture() as made:
            self.change()
        for constraint in made[: self.rng.randrange(3)]:
            constraint.remove()

    def log(self) -> None:
        """A function that reads what it is told of; or none any more."""
        is_told = self.rng.random() < 0.7
        self.ui.set_log((lambda _kind, _text: self.ui.conflicts()) if is_told else None)

    def settings(self) -> None:
        rng, ui = self.rng, self.ui
        self.one_of(
            lambda: setattr(ui, "direction", rng.choice([*Direction][1:])),
            lambda: ui.set_negative_sizes(rng.random() < 0.5),
            lambda: setattr(ui, "conflict_policy", rng.choice(list(ConflictPolicy))),
            lambda: setattr(ui, "context", Context(horizontal=rng.choice(list(SizeClass)))),
            ui.reload,
        )  # fmt: skip

    # Ways there and back

    def to(self, thing: object, name: str, value: Any) -> Callable[[], object]:
        return lambda: setattr(thing, name, value)

    def a_value(self, node: Node) -> Way:
        attribute, before = self.attribute(node), self.amount()
        attribute.equal = before
        after = self.amount()
        return self.to(attribute, "equal", after), self.to(attribute, "equal", before)

    def a_trait(self, node: Node) -> Way:
        name = self.rng.choice(["gone", "hidden", "inherits_margins", "margins_include_safe_area"])
        before = getattr(node, name)
        after = self.rng.choice(list(Gone)) if name == "gone" else not before
        return self.to(node, name, after), self.to(node, name, before)

    def a_surrounding(self, node: Node) -> Way:
        edges = ["safe_area", "alignment_insets"]
        name = self.rng.choice([*edges, "baselines", *PLAIN_NUMBERS])
        before = getattr(node, name)
        after = (5, 10, 15, 20) if name in edges else (12, 3) if name == "baselines" else 0.5
        return self.to(node, name, after), self.to(node, name, before)

    def a_direction(self, node: Node) -> Way:
        before = node.direction
        right_to_left = Direction.RIGHT_TO_LEFT
        return self.to(node, "direction", right_to_left), self.to(node, "direction", before)

    def a_place(self, node: Node) -> Way:
        parent, other = node.parent, self.node()
        return lambda: node.move(other), lambda: node.move(parent)

    def a_constraint(self, node: Node) -> Way:
        self.sums(node)
        made = self.constraints[-1]
        return made.uninstall, made.install


TURNS: list[Callable[[Host], object]] = [
    *[Host.change] * 12, *[Host.there_and_back] * 4, Host.begin, Host.begin, Host.end, Host.end,
    Host.end, Host.group, Host.group, Host.animate, Host.animate, Host.time, Host.time, Host.ask,
    Host.settings, Host.exercise, Host.capture, Host.log,
]  # fmt: skip
WAYS: list[Callable[[Host, Node], Way]] = [
    Host.a_value, Host.a_value, Host.a_trait, Host.a_surrounding, Host.a_direction, Host.a_place,
    Host.a_constraint,
]  # fmt: skip
