"""kiwi's strengths: numbers up to 1001001000, in which strong counts a million, medium a thousand,
weak one."""

from __future__ import annotations

import math

_STRONG, _MEDIUM, _WEAK = 1_000_000.0, 1_000.0, 1.0
_LARGEST_SHARE = 1_000.0
_LEAST_WEIGHT = 1e-6
"""The least weight that the solver tells from none."""


class Strengths:
    """The named strengths, which cannot be changed, and others that are made of three parts."""

    __slots__ = ()

    @property
    def required(self) -> float:
        """Must hold."""
        return REQUIRED

    @property
    def strong(self) -> float:
        """Outranks every medium one."""
        return _STRONG

    @property
    def medium(self) -> float:
        """Outranks every weak one."""
        return _MEDIUM

    @property
    def weak(self) -> float:
        """The least of the named ones."""
        return _WEAK

    def create(self, strong: float, medium: float, weak: float, weight: float = 1.0) -> float:
        """A strength of three parts, each times the weight and then from 0 to 1000."""
        return _created(strong, medium, weak, weight)


def _created(strong: float, medium: float, weak: float, weight: float) -> float:
    parts = ((strong, _STRONG), (medium, _MEDIUM), (weak, _WEAK))
    return sum(unit * min(max(0.0, part * weight), _LARGEST_SHARE) for part, unit in parts)


REQUIRED = _created(_LARGEST_SHARE, _LARGEST_SHARE, _LARGEST_SHARE, 1.0)
strength = Strengths()

_NAMED = {"required": REQUIRED, "strong": _STRONG, "medium": _MEDIUM, "weak": _WEAK}


def _number(strength: float | str) -> float:
    """A strength by its name or number, from 0 to required.

    Raises ValueError for an unknown name, TypeError for what is neither.
    """
    if isinstance(strength, str):
        if strength not in _NAMED:
            names = "'required', 'strong', 'medium', or 'weak'"
            raise ValueError(f"string strength must be {names}, not {strength!r}")
        return _NAMED[strength]
    if not isinstance(strength, (int, float)):
        raise TypeError(f"a strength is a name or a number, not {type(strength).__name__}")
    if strength != strength:
        raise ValueError("a strength is a number, not nan")
    return min(max(0.0, float(strength)), REQUIRED)


def _ranked(strength: float, strict: bool) -> tuple[float, float]:
    """The solver's priority and weight for a strength above 0.

    Strict gives every strength a priority of its own, spread evenly over their logarithms, so that
    any two that differ by a billionth of themselves stay apart.
    """
    if strength >= REQUIRED:
        return 1000.0, 1.0
    if strict:
        span = math.log(REQUIRED / _LEAST_WEIGHT)
        return 1.0 + 998.0 * math.log(max(strength, _LEAST_WEIGHT) / _LEAST_WEIGHT) / span, 1.0
    for unit, priority in ((_STRONG, 750.0), (_MEDIUM, 500.0)):
        if strength >= unit:
            return priority, strength / unit
    return 250.0, max(strength, _LEAST_WEIGHT)
