"""Constraints as a file has them: between attributes of what its ids stand for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ...kinds import Anchor
from ...values import REQUIRED, Relation
from ..reading import WrongValueError, one_of
from ..source import Element
from . import attributes
from .values import any_number, priority
from .views import View

_RELATIONS = {
    "equal": Relation.EQUAL,
    "lessThanOrEqual": Relation.AT_MOST, "greaterThanOrEqual": Relation.AT_LEAST,
}  # fmt: skip

ANCHORS = {
    "left": Anchor.LEFT, "right": Anchor.RIGHT, "top": Anchor.TOP, "bottom": Anchor.BOTTOM,
    "leading": Anchor.LEADING, "trailing": Anchor.TRAILING,
    "width": Anchor.WIDTH, "height": Anchor.HEIGHT,
    "centerX": Anchor.CENTER_X, "centerY": Anchor.CENTER_Y,
    "baseline": Anchor.LAST_BASELINE, "lastBaseline": Anchor.LAST_BASELINE,
    "firstBaseline": Anchor.FIRST_BASELINE,
    "leftMargin": Anchor.LEFT_MARGIN, "rightMargin": Anchor.RIGHT_MARGIN,
    "topMargin": Anchor.TOP_MARGIN, "bottomMargin": Anchor.BOTTOM_MARGIN,
    "leadingMargin": Anchor.LEADING_MARGIN, "trailingMargin": Anchor.TRAILING_MARGIN,
    "centerXWithinMargins": Anchor.CENTER_X_WITHIN_MARGINS,
    "centerYWithinMargins": Anchor.CENTER_Y_WITHIN_MARGINS,
}  # fmt: skip
"""What the attributes of constraints stand for."""


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
    """The constraints that are written inside of a view, and installed, without those of which a
    part means nothing, which is told."""
    uninstalled = view.values.traits.uninstalled(view.element, "constraints")
    for list_ in view.element.all("constraints"):
        for element in list_.all("constraint"):
            if element.get("id") in uninstalled:
                continue
            attributes.check_strictly(element, view.values.unsaid)
            found = _read(element, view)
            if found is not None:
                yield found


def _read(element: Element, view: View) -> FileConstraint | None:
    values = view.values
    second = values.text(element, "secondItem")
    types = _TYPES | ({"secondAttribute": _check_attribute} if second else {})
    wrong = [
        name
        for name, check in types.items()
        if (values.text(element, name) or name in _NEEDED)
        and not values.is_right(element, name, check, "the constraint")
    ]
    if wrong:
        return None
    return FileConstraint(
        element,
        Side(values.text(element, "firstItem", view.id), values.text(element, "firstAttribute")),
        Side(second, values.text(element, "secondAttribute")) if second else None,
        _RELATIONS[values.text(element, "relation") or "equal"],
        _quotient(values.text(element, "multiplier") or "1"),
        float(values.text(element, "constant") or 0),
        float(values.text(element, "priority") or REQUIRED),
    )


def _check_multiplier(text: str) -> None:
    """The type of multipliers: "0.5", "16:9" or "1/3"."""
    numbers = text.replace("/", ":").split(":")
    try:
        for each in numbers:
            any_number(each)
    except WrongValueError:
        numbers = []
    if not 0 < len(numbers) < 3:
        raise WrongValueError("a number or a ratio is needed, such as 16:9")
    if len(numbers) == 2 and float(numbers[1]) == 0:
        raise WrongValueError("it divides by 0")
    if abs(_quotient(text)) > _MOST_MULTIPLIER:
        raise WrongValueError("it is larger than any")


def _quotient(text: str) -> float:
    above, _, below = text.replace("/", ":").partition(":")
    return float(above) / float(below or 1)


_MOST_MULTIPLIER = 1e9
_check_attribute = one_of(ANCHORS)
_NEEDED = ("firstAttribute", "secondAttribute")
_TYPES = {
    "firstAttribute": _check_attribute, "relation": one_of(_RELATIONS),
    "multiplier": _check_multiplier, "constant": any_number, "priority": priority,
}  # fmt: skip
