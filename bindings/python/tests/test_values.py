"""Values at priorities, and what values may be set to."""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from keeplayout import (
    FIT,
    FITTING,
    HIGH,
    LOW,
    MAY,
    MEDIUM,
    MUST,
    REQUIRED,
    SHALL,
    Attribute,
    InvalidArgumentError,
    Layout,
    Priority,
    Value,
)


@pytest.fixture
def width() -> Attribute:
    return Layout().node("box").width


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (42 @ HIGH, (42, 750)),
        (42.5 @ LOW, (42.5, 250)),
        (-1 @ (HIGH + 10), (-1, 760)),
        (1 @ (LOW - 0.5), (1, 249.5)),
        (0 @ Priority(1), (0, 1)),
        (Fraction(1, 4) @ MEDIUM, (0.25, 500)),
        (np.float64(2) @ FITTING, (2, 50)),
        (np.int32(2) @ REQUIRED, (2, 1000)),
    ],
)
def test_at(value: Value, expected: tuple[float, float]) -> None:
    assert (value.value, value.priority) == expected


def test_the_words_of_rules() -> None:
    """KeepLayout 0.3: must, shall, may, fit are 1000, 750, 250, 50 (ruling 25)."""
    assert [float(each) for each in (MUST, SHALL, MAY, FIT)] == [1000, 750, 250, 50]
    assert 42 @ SHALL == 42 @ HIGH


def test_a_value_is_a_number_where_one_is_asked_for(width: Attribute) -> None:
    width.equal = 42 @ HIGH
    read = width.equal
    assert read is not None
    assert (float(read), read.value / 2) == (42, 21)
    assert sum(map(float, [3 @ LOW, 4 @ HIGH])) == 7


def test_a_value_is_no_number_where_its_priority_would_be_lost(width: Attribute) -> None:
    with pytest.raises(TypeError, match="without a priority"):
        width.gone_value = 42 @ HIGH
    with pytest.raises(TypeError, match="without a priority"):
        width.node.layout.set_values([width], [42 @ HIGH])  # type: ignore[union-attr]


def test_a_priority_is_a_number() -> None:
    assert float(HIGH) == 750
    assert LOW < MEDIUM < HIGH < REQUIRED
    assert isinstance(HIGH + 1, Priority)
    assert [float(HIGH.more), float(REQUIRED.less)] == [760, 990]
    assert 10 @ HIGH.more == Value(10, 760)


@pytest.mark.parametrize("number", [0, -1, 1000.5, float("nan"), float("inf"), 10**400])
def test_what_is_no_priority_is_refused_where_it_is_made(number: float) -> None:
    with pytest.raises(InvalidArgumentError):
        Priority(number)


def test_arithmetic_cannot_leave_the_priorities() -> None:
    with pytest.raises(InvalidArgumentError, match="1010"):
        _ = REQUIRED.more
    with pytest.raises(TypeError, match="a number is needed, not '5'"):
        Priority("5")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (5, (5, 1000)),
        (5.5 @ HIGH, (5.5, 750)),
        (Value(1, 2), (1, 2)),
        (Decimal("0.5"), (0.5, 1000)),
        (np.float32(0.25), (0.25, 1000)),
        (True, (1, 1000)),
        (None, None),
    ],
)
def test_what_may_be_set(width: Attribute, value: Any, expected: object) -> None:
    width.equal = value
    width.min = value
    width.max = value
    for found in (width.equal, width.min, width.max):
        assert (found and (found.value, found.priority)) == expected


def test_a_value_equals_what_sets_it(width: Attribute) -> None:
    for same in (5, 5.0, Decimal(5), np.float64(5), 5 @ REQUIRED):
        width.equal = same
        assert width.equal == same == width.equal
        assert hash(width.equal) == hash(same)
    width.equal = 5 @ HIGH
    assert width.equal == 5 @ HIGH == Value(5, 750)
    assert hash(width.equal) == hash(5 @ HIGH)
    for other in (5, 5 @ LOW, 6 @ HIGH, "5", None, (5, 750)):
        assert width.equal != other
        assert other != width.equal
    assert 5 @ REQUIRED not in (4, "5", None, (5, 1000))


def test_a_value_does_not_calculate() -> None:
    """Is `42 @ HIGH + 10` 52, or at a higher priority?"""
    high: Any = 42 @ HIGH
    calculations: list[Callable[[], object]] = [
        lambda: high + 10,
        lambda: high * 2,
        lambda: high < 50,
    ]
    for calculate in calculations:
        with pytest.raises(TypeError, match="Value"):
            calculate()
    with pytest.raises(AttributeError):
        high.value = 5
    assert (high.value + 10) @ Priority(high.priority) == 52 @ HIGH


@pytest.mark.parametrize("value", ["5", b"5", [1], object(), (1, 2)])
def test_what_is_no_number_is_a_type_error(width: Attribute, value: Any) -> None:
    with pytest.raises(TypeError):
        width.equal = value
    assert width.equal is None


def test_nan_is_not_taken_for_none(width: Attribute) -> None:
    width.equal = 3
    for value in (float("nan"), float("nan") @ HIGH):
        with pytest.raises(InvalidArgumentError, match="None"):
            width.equal = value
    assert width.equal == 3
