"""How the size of a view comes about, along an axis: from its content, a number, what is between
its sides, or its other size."""

from __future__ import annotations

from ...kinds import Axis
from .sides import sides_of
from .views import NAMES, View

RATIO = "layout_constraintDimensionRatio"
_LIMITS = ("min", "max", "percent", "default")


def wraps(view: View, axis: Axis) -> bool:
    """Whether it is as large as its content."""
    if view.size(axis) == "wrap":
        return True
    return view.get(f"{_name(axis)}_default") == "wrap" or (
        view.size(axis) == "match" and not view.fills_parent(axis)
        and not all(sides_of(view, axis)) and not view.says(RATIO)
    )  # fmt: skip


def is_firm(view: View, axis: Axis) -> bool:
    """Whether its size is kept though there is too little room."""
    if view.size(axis) == "fixed":
        return True
    is_held = view.get(f"layout_constrained{NAMES[axis].title()}") == "true"
    return view.size(axis) == "wrap" and not is_held


def fills(view: View, axis: Axis) -> bool:
    """Whether what is between its sides says how large it is."""
    if view.size(axis) != "match" or view.says(f"{_name(axis)}_percent"):
        return False
    if view.get(f"{_name(axis)}_default", "spread") != "spread":
        return False
    ratio, other = view.get(RATIO), Axis(1 - axis)
    if not ratio or view.size(other) != "match":
        return not ratio
    derived = {"w": Axis.HORIZONTAL, "h": Axis.VERTICAL}.get(ratio.strip()[:1].lower())
    return derived != axis or not all(sides_of(view, other))


def is_plain(view: View, axis: Axis) -> bool:
    """Whether nothing but two lines decides how large it is."""
    if view.kind == "Flow" or view.is_gone:
        return False
    axes = [axis]
    if view.says(RATIO):
        axes = list(Axis)
        if all(sides_of(view, Axis(1 - axis))):
            return False
    return not any(view.says(f"{_name(each)}_{limit}") for each in axes for limit in _LIMITS)


def is_fitted(view: View, outer: View) -> bool:
    """Whether it is as large as fits between its sides, along both axes, at a ratio."""
    return (
        view.says(RATIO)
        and all(view.size(axis) == "match" and all(sides_of(view, axis)) for axis in Axis)
        and not is_derived(view)
        and any(outer.size(axis) != "wrap" for axis in Axis)
    )


def is_derived(view: View) -> bool:
    """Whether one of its sizes follows from the other, though both could fill."""
    ratio = view.get(RATIO).strip().lower()
    return ratio[:1] in ("w", "h") and all(view.size(axis) == "match" for axis in Axis)


def ratio_of(view: View) -> float | None:
    """Width divided by height, of `16:9`, `H,16:9`, `1.5`."""
    numbers = view.get(RATIO).rpartition(",")[2].split(":")
    try:
        found = float(numbers[0]) / float(numbers[1] if len(numbers) > 1 else 1)
    except (ValueError, ZeroDivisionError, IndexError):
        return None
    return found if 1e-6 < found < 1e6 else None


def _name(axis: Axis) -> str:
    return f"layout_constraint{NAMES[axis].title()}"
