"""What the sides of a view hang on."""

from __future__ import annotations

from typing import NamedTuple

from ...kinds import Axis
from .views import View, id_of, reading

SIDES = {Axis.HORIZONTAL: ("left", "right"), Axis.VERTICAL: ("top", "bottom")}


class Side(NamedTuple):
    """What a side of a view is kept at: a side of another one."""

    target: str
    """Its id, or "parent"."""
    end: int
    """0 for the side of the target at the start, 1 for that at the end."""
    margin: float
    gone_margin: float | None
    """The margin while the target is gone, if another one."""


def sides_of(view: View, axis: Axis) -> tuple[Side | None, Side | None]:
    """What holds a view at the start and at the end of an axis."""
    if view.fills_parent(axis):
        before, after = map(view.margin, SIDES[axis])
        return Side("parent", 0, before, None), Side("parent", 1, after, None)
    return _side(view, axis, 0), _side(view, axis, 1)


def _side(view: View, axis: Axis, end: int) -> Side | None:
    own = SIDES[axis][end]
    for name, targets in _spellings(view, axis, own):
        for which, target in enumerate(targets):
            found = view.get(f"layout_constraint{name}_to{target}Of")
            if found:
                return Side(_id(view, found), which, view.margin(own), _gone_margin(view, own))
    return None


def _spellings(view: View, axis: Axis, side: str) -> list[tuple[str, list[str]]]:
    """What a side is called, and with it those of targets: by reading direction first."""
    plain = side.title(), [each.title() for each in SIDES[axis]]
    if axis == Axis.VERTICAL or view.parent is None:
        return [plain]
    outer = view.parent
    return [(reading(side, outer), [reading(each, outer) for each in SIDES[axis]]), plain]


def _gone_margin(view: View, side: str) -> float | None:
    names = [side.title()]
    if side in SIDES[Axis.HORIZONTAL] and view.parent is not None:
        names.insert(0, reading(side, view.parent))
    for name in names:
        if view.says(f"layout_goneMargin{name}"):
            return view.length(f"layout_goneMargin{name}")
    return None


def _id(view: View, text: str) -> str:
    found = id_of(text)
    outer = view.parent
    return "parent" if text == "0" or (outer is not None and outer.id == found != "") else found
