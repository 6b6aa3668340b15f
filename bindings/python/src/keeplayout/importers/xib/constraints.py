"""Constraints as a file has them: between attributes of what its ids stand for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ...values import REQUIRED, Relation
from ..source import Element, UnreadableError
from .values import as_number, multiplier
from .views import View

_RELATIONS = {
    "equal": Relation.EQUAL,
    "lessThanOrEqual": Relation.AT_MOST, "greaterThanOrEqual": Relation.AT_LEAST,
}  # fmt: skip


class Side(NamedTuple):
    """One side of a constraint: an attribute of something, by its id."""

    item: str
    attribute: str


class FileConstraint(NamedTuple):
    """A constraint as the file has it: first RELATION multiplier * second + constant."""

    element: Element
    first: Side
    second: Side | None
    relation: Relation
    multiplier: float
    constant: float
    priority: float

    @property
    def is_exact(self) -> bool:
        """Whether it tells where one side is from where the other is, and must."""
        return (
            self.second is not None
            and self.relation == Relation.EQUAL
            and self.multiplier == 1
            and self.priority == REQUIRED
        )


def constraints_of(view: View) -> Iterator[FileConstraint]:
    """The constraints that are written inside of a view, and installed."""
    uninstalled = view.traits.uninstalled(view.element, "constraints")
    for list_ in view.element.all("constraints"):
        for element in list_.all("constraint"):
            if element.get("id") not in uninstalled:
                yield _read(element, view)


def _read(element: Element, view: View) -> FileConstraint:
    def get(name: str, otherwise: str) -> str:
        return view.traits.get(element, name, otherwise)

    relation, second = get("relation", "equal"), get("secondItem", "")
    if relation not in _RELATIONS:
        raise UnreadableError(element.place, f'relation="{relation}" is no relation')
    priority = as_number(element, "priority", get("priority", "1000"))
    if not 0 < priority <= 1000:
        raise UnreadableError(
            element.place, f'priority="{priority:g}" is not above 0 and at most 1000'
        )
    return FileConstraint(
        element,
        Side(get("firstItem", view.id), get("firstAttribute", "")),
        Side(second, get("secondAttribute", "")) if second else None,
        _RELATIONS[relation],
        multiplier(element, get("multiplier", "1")),
        as_number(element, "constant", get("constant", "0")),
        priority,
    )
