"""Texts that wrap beside things that cannot: texts lose first, each in proportion to its length on
one line and none below its longest word (CSS Flexible Box Layout, 9.7), and things after that."""

from __future__ import annotations

import random
from dataclasses import dataclass
from math import ceil

import pytest
from budget import are_enough, seeds
from keeplayout import Align, Distribution, Layout, Node, Track, TrackKind
from shrinking import Ask, shrunk

FACTORS = [0.1, 0.3, 0.5, 0.8, 1.1]


@dataclass(frozen=True)
class Part:
    """A text, which has a longest word, or a thing, which has none."""

    length: float
    word: float = 0.0

    def measure(self, width: float, _height: float) -> tuple[float, float]:
        taken = max(self.word, min(width, self.length))
        return taken, 20 * ceil(self.length / taken)


class Case:
    """A row at the start of its window."""

    def __init__(self, parts: list[Part], gap: float) -> None:
        self.parts = parts
        self.gaps = gap * (len(parts) - 1)
        self.layout = Layout()
        self.window = self.layout.node("window", size=(100, 100))
        self.nodes = [self.made(part) for part in parts]
        row = self.window.row(
            *self.nodes, gap=gap, align=Align.START, distribution=Distribution.PACKED
        )
        row.insets.equal = 0

    def made(self, part: Part) -> Node:
        node = self.window.node()
        if part.word:
            node.measure_both = part.measure
        else:
            node.content_size = (part.length, 20)
        return node

    def length_of(self, factor: float) -> float:
        return factor * sum(part.length for part in self.parts)

    def solve(self, room: float) -> list[float]:
        self.window.set_size(room + self.gaps, 100)
        self.layout.solve()
        return [node.frame.width for node in self.nodes]

    def expected(self, room: float) -> list[float]:
        if room >= self.length_of(1):
            return [part.length for part in self.parts]
        things = sum(part.length for part in self.parts if not part.word)
        words = sum(part.word for part in self.parts)
        if things + words > room:
            left = max(room - words, 0)
            loss = left / things if things else 0
            return [part.word or part.length * loss for part in self.parts]
        texts = [Ask(part.length, part.word) for part in self.parts if part.word]
        sizes = iter(shrunk(room - things, texts))
        return [next(sizes) if part.word else part.length for part in self.parts]


def drawn(seed: int) -> tuple[random.Random, Case]:
    rng = random.Random(seed)
    parts = [Part(rng.choice([90, 250, 1003]), rng.choice([20, 47.5, 80]))]
    for _ in range(rng.randint(0, 4)):
        is_text = rng.random() < 0.5
        text = Part(rng.choice([90, 250, 1003]), rng.choice([20, 47.5, 80]))
        parts.append(text if is_text else Part(rng.choice([20, 40, 110])))
    rng.shuffle(parts)
    return rng, Case(parts, rng.choice([0, 8]))


def test_the_rule_by_hand():
    """1003 and 250 in 375.9, three tenths, are 300.9 and 75: less than the word of 80, which the
    first one makes up for."""
    case = Case([Part(1003, 47.5), Part(250, 80)], 0)
    assert case.expected(375.9) == pytest.approx([295.9, 80])
    assert case.solve(375.9) == pytest.approx([295.9, 80], abs=1e-9)


def test_words_hold_as_soon_as_they_are_known():
    """In the first solve, and after others, to the last bit."""
    met = 0
    for seed in seeds(99_000, 100):
        rng, case = drawn(seed)
        start = case.length_of(rng.choice(FACTORS))
        first = case.solve(start)
        assert first == pytest.approx(case.expected(start), abs=1e-6), seed
        for factor in rng.sample(FACTORS, 3):
            room = case.length_of(factor)
            assert case.solve(room) == pytest.approx(case.expected(room), abs=1e-6), seed
            met += factor < 1
        assert case.solve(start) == first, seed
    assert are_enough(met, 100), met


def least_column(parent: Node, part: Part) -> Node:
    """A text in a column that is as small as may be: as its longest word."""
    text = parent.grid(columns=[Track(TrackKind.LEAST)]).node()
    text.measure_both = part.measure
    return text


def test_a_text_of_one_word_is_as_long_as_it_at_once():
    """It has the same size before and after it is known that it is one word."""
    layout = Layout()
    text = least_column(layout.node("window", size=(300, 100)), Part(50, 50))
    layout.solve()
    assert text.frame.width == 50


def test_flows_ask_for_words_at_once():
    """80 and a word of 44 fit on one line of a flow in a flow of 300, which is 124 long then."""
    layout = Layout()
    window = layout.node("window", size=(300, 100))
    outer = window.flow()
    outer.insets.equal = 0
    inner = outer.flow()
    inner.node().content_size = 80, 20
    text = least_column(inner, Part(66, 44))
    layout.solve()
    assert (inner.frame.width, text.parent.frame.x, text.frame.width) == (124, 80, 44)
