"""Chains: views that hold each other, side to side."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from ...kinds import Axis
from .sides import Side
from .sizing import RATIO, fills
from .views import View

Sides = Mapping[View, tuple[Side | None, Side | None]]


@dataclass(frozen=True)
class Chain:
    """Views that hold each other along an axis, first to last."""

    members: list[View]
    axis: Axis

    @property
    def head(self) -> View:
        """The first one as one reads, which says how the others lie."""
        outer = self.members[0].parent
        is_turned = outer is not None and outer.is_right_to_left
        return self.members[-1 if is_turned and self.axis == Axis.HORIZONTAL else 0]

    @property
    def style(self) -> str:
        """spread, spread_inside or packed."""
        name = "Horizontal" if self.axis == Axis.HORIZONTAL else "Vertical"
        return self.head.get(f"layout_constraint{name}_chainStyle", "spread")

    @property
    def bias(self) -> float:
        """How much of what is left is before packed members."""
        return bias_of(self.head, self.axis)

    def weight(self, view: View) -> float:
        """The share of a member that fills; as much as the others where none is given."""
        name = "Horizontal" if self.axis == Axis.HORIZONTAL else "Vertical"
        given = view.number(f"layout_constraint{name}_weight", -1.0)
        if given >= 0:
            return given
        says = (each.says(f"layout_constraint{name}_weight") for each in self.members)
        return 0.0 if any(says) else 1.0

    @property
    def sharing(self) -> list[View]:
        """The members that take a share of what is left."""
        return [
            view for view in self.members
            if not view.is_gone and fills(view, self.axis) and self.weight(view) > 0
        ]  # fmt: skip


def bias_of(view: View, axis: Axis) -> float:
    """The share of what is left that is before a view."""
    name = "horizontal" if axis == Axis.HORIZONTAL else "vertical"
    found = view.number(f"layout_constraint{name.title()}_bias", 0.5)
    return min(max(found, 0.0), 1.0)


def chains(views: Mapping[str, View], sides: Sides, axis: Axis) -> Iterator[Chain]:
    """The chains of a layout along an axis, each of two views at least."""
    following: dict[View, View] = {}
    for view, (_, last) in sides.items():
        other = None if last is None or last.end != 0 else views.get(last.target)
        first = None if other is None or other not in sides else sides[other][0]
        is_held_back = first is not None and first.end == 1 and views.get(first.target) is view
        if other is not None and other is not view and is_held_back:
            following[view] = other
    inner = set(following.values())
    for view in sides:
        if view in following and view not in inner:
            members = [view]
            while members[-1] in following:
                members.append(following[members[-1]])
            if sides[view][0] is not None and sides[members[-1]][1] is not None:
                yield Chain(members, axis)


def shared_at_ratio(found: Iterable[Chain]) -> set[View]:
    """The views at a ratio whose sizes are shares beside those of others. Android keeps these in
    proportion before a chain across is filled, so that their other sizes follow."""
    shared = (chain.sharing for chain in found if len(chain.sharing) > 1)
    return {view for views in shared for view in views if view.says(RATIO)}
