"""Measured content has no history: random layouts in which sizes depend on each other, after random
edits, against the same layout built afresh."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from keeplayout import KeepError, Layout

Measure = Callable[[float], float]
MeasureBoth = Callable[[float, float], tuple[float, float]]
Setting = tuple[Any, ...]


def text(letters: float, line: float) -> Measure:
    """Text that wraps: the wider, the less high, in steps."""
    return lambda width: line * math.ceil(letters / width) if width > 1 else line * letters


def measure(chance: Random) -> Measure:
    """Text, a picture, something stiff, or what grows and shrinks with its room."""
    kind, number = chance.randrange(5), chance.choice([30.0, 61.7, 100.0, 1000.0])
    if kind == 0:
        return text(number, chance.choice([7.3, 20.0]))
    if kind == 1:
        return lambda width: number * 20 / max(width, 1)
    if kind == 2:
        return lambda width: max(0.0, number - width / 2)
    if kind == 3:
        return lambda width: number / 4 + width / 2
    return lambda width: number if width < number else number / 2


def words(chance: Random) -> MeasureBoth:
    """Text whose lines are broken between words; of some, only as many lines as fit."""
    lengths = [chance.choice([20.0, 30.0, 55.5, 80.0]) for _ in range(chance.randint(2, 9))]
    is_cut, line = chance.random() < 0.5, chance.choice([7.3, 20.0])

    def measured(width: float, height: float) -> tuple[float, float]:
        lines = [0.0]
        for length in lengths:
            if lines[-1] and lines[-1] + length > width + 1e-6:
                lines.append(0)
            lines[-1] += length
        if is_cut and height < line * len(lines):
            lines = lines[: max(1, math.floor(height / line + 1e-6))]
        return max(lines), line * len(lines)

    return measured


def measure_both(chance: Random) -> MeasureBoth:
    """Text, a font, an area, something stiff, or what is never satisfied."""
    kind, number = chance.randrange(6), chance.choice([30.0, 61.7, 100.0, 1000.0])
    if kind < 2:
        return words(chance)
    if kind == 2:
        return lambda width, height: (
            min(number, width, height * number / 40), min(40, width * 40 / number, height)
        )  # fmt: skip
    if kind == 3:
        return lambda width, _: (
            min(width, 3 * number),
            number * 20 / max(1, min(width, 3 * number)),
        )
    if kind == 4:
        return lambda _width, _height: (number, number / 2)
    return lambda width, height: (
        number + (width / 2 if width < math.inf else 0),
        30 + (height / 3 if height < math.inf else 0),
    )


class Scene:
    """Boxes in a window, and the settings that they have. Their content is measured along one axis,
    or that of most along both."""

    def __init__(self, seed: int, is_both: bool = False) -> None:
        chance = Random(seed)
        self.measures = [measure(chance) for _ in range(chance.randint(1, 3))]
        self.ui = Layout()
        self.window = self.ui.node(size=(400, 400))
        self.boxes = [self.window.node(f"box {k}") for k in range(len(self.measures))]
        for box, each in zip(self.boxes, self.measures, strict=True):
            box.measure = each
            if is_both and chance.random() < 0.7:
                box.measure_both = measure_both(chance)

    def set(self, setting: Setting) -> None:
        kind, index, other, value = setting
        one, two = self.boxes[index], self.boxes[other]
        if kind == "height":
            one.height.max = value
        elif kind == "compression":
            one.horizontal_compression = 750 if value is None else 200 + value
        elif kind == "right":
            one.right_inset.min = value and value / 10
        elif kind == "bottom":
            one.bottom_inset.min = value and value / 10
        elif kind == "window":
            self.window.set_size(value or 400, 400)
        elif kind == "beside":
            one.left_offset_to(two).equal = value and value / 10
        elif kind == "below":
            one.top_offset_to(two).equal = value and value / 10
        elif kind == "width":
            one.width.equal = value
        elif kind == "min":
            one.width.min = value
        elif kind == "max":
            one.width.max = value
        elif kind == "ratio":
            one.aspect_ratio.equal = value and value / 100
        elif kind == "sides":
            one.horizontal_insets.equal = value and value / 10
        elif value is None:
            one.width.equal = None
        else:
            one.width.set_equal_to(two.height, constant=value / 10)

    def frames(self) -> list[tuple[float, ...]]:
        """The frames, or nothing where sizes do not converge."""
        try:
            self.ui.solve()
        except KeepError:
            return []
        return [tuple(box.frame) for box in self.boxes]


KINDS = "width", "min", "max", "ratio", "ratio", "sides", "follow", "follow"
MORE = "height", "compression", "right", "right", "bottom", "window", "beside", "below"


def settings(chance: Random, boxes: int, kinds: tuple[str, ...] = KINDS) -> list[Setting]:
    """What is set one after the other; None takes away."""
    all_of_them: list[Setting] = []
    for _ in range(chance.randint(3, 8)):
        kind, index, other = chance.choice(kinds), chance.randrange(boxes), chance.randrange(boxes)
        value = chance.choice([None, 50.0, 100.0, 150.0, 200.0])
        if kind not in ("follow", "beside", "below") or index != other:
            all_of_them.append((kind, index, other, value))
    return all_of_them


def last_of(all_of_them: list[Setting]) -> list[Setting]:
    """What is left of them: one of a kind and box, where a followed width is a width."""
    left: dict[tuple[str, int, int], Setting] = {}
    for setting in all_of_them:
        kind = "width" if setting[0] == "follow" else setting[0]
        index = 0 if kind == "window" else setting[1]
        other = setting[2] if kind in ("beside", "below") else 0
        left.pop((kind, index, other), None)
        left[kind, index, other] = setting
    return list(left.values())


def same(one: list[tuple[float, ...]], other: list[tuple[float, ...]]) -> bool:
    """Whether frames differ by no more than what rounding leaves."""
    return len(one) == len(other) and all(
        frame == pytest.approx(fresh, abs=1e-9) for frame, fresh in zip(one, other, strict=True)
    )


def differences(seeds: range, is_both: bool = False) -> list[int]:
    """The seeds where history shows."""
    found = []
    kinds = (*KINDS, *MORE) if is_both else KINDS
    for seed in seeds:
        chance, edited, fresh = Random(seed), Scene(seed, is_both), Scene(seed, is_both)
        edits = settings(chance, len(edited.boxes), kinds)
        for edit in edits:
            edited.set(edit)
            if chance.random() < 0.7:
                edited.frames()
            if chance.random() < 0.2:
                chance.choice(edited.boxes).invalidate_content()
        for setting in last_of(edits):
            fresh.set(setting)
        if not same(edited.frames(), fresh.frames()):
            found.append(seed)
    return found


@pytest.mark.parametrize("hundred", range(10))
def test_measured_sizes_have_no_history(hundred: int) -> None:
    assert differences(range(100 * hundred, 100 * hundred + 100)) == []


@pytest.mark.parametrize("hundred", range(10))
def test_sizes_measured_along_both_axes_have_no_history(hundred: int) -> None:
    assert differences(range(100 * hundred, 100 * hundred + 100), is_both=True) == []


def test_a_searched_size_does_not_outlive_its_search() -> None:
    """A square around what is 100 high below a width of 100, and 50 from there on, is 100 x 100:
    the least that it fits. At least 100 wide, and no square, it is 50 high, as if it were new."""
    box = Layout().node(size=(400, 400)).node()
    box.measure = lambda width: 100.0 if width < 100 else 50.0
    box.aspect_ratio.equal = 1
    box.layout.solve()
    assert box.frame == (0, 0, 100, 100)
    box.width.min, box.aspect_ratio.equal = 100, None
    box.layout.solve()
    assert box.frame == (0, 0, 100, 50)
