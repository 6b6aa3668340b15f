"""Safe areas and margins of roots. Files do not say them, as they are the device's; the constraints
that touch them tell them, together with the frames that they led to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import NamedTuple

from ...geometry import Insets
from ..source import Element
from ..unsaid import Unsaid
from .constraints import FileConstraint, Side, constraints_of
from .devices import safe_area_of, traits_of
from .items import Items
from .scenes import Root
from .values import Values
from .views import View

_TOP, _LEFT, _BOTTOM, _RIGHT, _CENTER_Y = range(5)
_LINES = {
    "top": _TOP, "left": _LEFT, "leading": _LEFT, "bottom": _BOTTOM,
    "right": _RIGHT, "trailing": _RIGHT, "centerY": _CENTER_Y,
}  # fmt: skip
_OPPOSITE = {"top": "bottom", "bottom": "top"}
_LEAST_TOP = 40
"""How high what covers the top is at least, on screens with something at the bottom as well."""


class Found(NamedTuple):
    """Insets as most constraints have them; None for a side that none touches. What would be
    outside is from a frame that is older than the constraint."""

    top: float | None
    left: float | None
    bottom: float | None
    right: float | None

    def filled(self, otherwise: Insets) -> Insets:
        """With other numbers for the sides that are not known."""
        pairs = zip(self, otherwise, strict=True)
        return Insets(*(other if side is None else side for side, other in pairs))

    def inside(self, outer: Insets) -> Found:
        """How far they are inside of others."""
        pairs = zip(self, outer, strict=True)
        return Found(*(None if side is None else max(side - other, 0) for side, other in pairs))

    @property
    def is_known(self) -> bool:
        """Whether anything is."""
        return any(side is not None for side in self)


class Surroundings:
    """What is around the views of a scene in a file, in the size classes of its device, for which
    its frames were computed."""

    def __init__(self, root: Root, device: Element | None) -> None:
        self._root = View(root.element, None, Values(traits_of(device), Unsaid()))
        self._items = Items(self._root, root.controller, Unsaid())
        self._constraints = [each for view in self._root for each in constraints_of(view)]
        of_device = safe_area_of(device, self._root.frame.height)
        found = self._safe_area(of_device)
        if of_device is not None and self._root.is_set(
            "insetsLayoutMarginsFromSafeArea", otherwise=True
        ):
            # Margins count from the safe area, which is no larger, then.
            within = self.margins(self._root.id).filled(of_device)
            of_device = Insets(*map(min, of_device, within))
        self.safe_area = found.filled(of_device or Insets(0, 0, 0, 0))
        """That of the root."""
        self.source = "constraints" if found.is_known else "the device" if of_device else ""
        """Where the safe area is taken from, if there is any."""

    def margins(self, id_: str) -> Found:
        """The margins of a view, from its edges."""
        view = self._items.views.get(id_)
        if view is None:
            return Found(None, None, None, None)

        def line_of(side: Side) -> int | None:
            is_margin = side.item == id_ and side.attribute.endswith("Margin")
            return _LINES.get(side.attribute.removesuffix("Margin")) if is_margin else None

        return _insets(_lines(view, self._items, self._constraints, line_of), view)

    def _safe_area(self, of_device: Insets | None) -> Found:
        def line_of(side: Side) -> int | None:
            area = self._items.areas.get(side.item)
            if area is None or area.view is not self._root:
                return None
            if area.kind == "safe":
                return _LINES.get(side.attribute)
            covers = _OPPOSITE.get(area.kind) == side.attribute
            return _LINES[area.kind] if covers else None

        lines = _lines(self._root, self._items, self._constraints, line_of)
        found = _insets(lines, self._root)
        if _CENTER_Y not in lines:
            return found
        more_above = 2 * lines[_CENTER_Y] - self._root.frame.height
        indicator = 0 if of_device is None else of_device.bottom
        top, bottom = found.top, found.bottom
        if bottom is None and top is not None:
            bottom = top - more_above
        elif bottom is None:
            is_there = more_above + indicator >= _LEAST_TOP
            bottom = indicator if is_there else max(-more_above, 0)
        return found._replace(top=bottom + more_above if top is None else top, bottom=bottom)


def _insets(lines: dict[int, float], view: View) -> Found:
    insets = dict(lines)
    for line, whole in (_BOTTOM, view.frame.height), (_RIGHT, view.frame.width):
        if line in insets:
            insets[line] = whole - insets[line]
    top, left, bottom, right = (
        insets[line] if insets.get(line, -1) >= 0 else None
        for line in (_TOP, _LEFT, _BOTTOM, _RIGHT)
    )
    return Found(top, left, bottom, right)


def _lines(
    view: View,
    items: Items,
    constraints: Iterable[FileConstraint],
    line_of: Callable[[Side], int | None],
) -> dict[int, float]:
    """Where most constraints have the lines of an area, in the view that it is of."""
    counts: dict[int, Counter[float]] = {}
    for each in constraints:
        if each.second is None or not each.is_exact:
            continue
        for one, other, constant in (
            (each.first, each.second, each.constant),
            (each.second, each.first, -each.constant),
        ):
            line, at = line_of(one), _position(other, view, items)
            if line is not None and at is not None:
                counts.setdefault(line, Counter())[round(at + constant, 3)] += 1
    return {line: max(at, key=lambda place: at[place]) for line, at in counts.items()}


def _position(side: Side, within: View, items: Items) -> float | None:
    """Where the file has a line of a view, in another one that it is inside of."""
    view = items.views.get(side.item)
    if view is None or not view.has_frame or view is within or view.is_scrolled_in(within):
        return None
    if side.attribute not in _LINES:
        return None
    (x, y), (x0, y0) = view.origin, within.origin
    frame, (left, top, width, height) = view.frame, view.aligned
    left, top = x - x0 + left - frame.x, y - y0 + top - frame.y
    places = (top, left, top + height, left + width, top + height / 2)
    return places[_LINES[side.attribute]]
