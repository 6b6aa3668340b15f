"""Views as a file has them: a tree, with the frames that Interface Builder wrote."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeVar

from ...geometry import Insets, Rect
from ..reading import Check
from ..source import Element, Place, in_order
from .traits import Traits
from .values import Values, any_number

_T = TypeVar("_T")

_CONTENT = ("tableViewCellContentView", "collectionViewCellContentView")
_TABLES = ("tableView", "collectionView")

_ALIGNMENT = {
    "switch": Insets(0, 0, 0, 2),
    "slider": Insets(0, 2, 1, 2),
    "segmentedControl": Insets(0, 0, 1, 0),
}
"""How much larger than what is aligned UIKit draws its controls: found in frames of files."""
_ALIGNED_AS_DRAWN = Insets(0, 0, 0, 0)
_OLD_SLIDER = 29
"""How high sliders are at least that are drawn larger than they are aligned."""


class View:
    """A view that is installed, with those inside of it."""

    def __init__(self, element: Element, parent: View | None, values: Values) -> None:
        self.element: Element = element
        self.parent: View | None = parent
        self.values: Values = values
        self.id: str = element.get("id")
        self.kind: str = element.tag
        rect = next((each for each in element.all("rect") if each.get("key") == "frame"), None)
        self.has_frame: bool = rect is not None
        self.frame: Rect = Rect(0, 0, 0, 0)
        """As Interface Builder wrote it, in the parent."""
        if rect is not None:
            sides = ("x", "y", "width", "height")
            x, y, width, height = (values.number(rect, name) for name in sides)
            self.frame = Rect(x, y, max(width, 0), max(height, 0))
        elif parent is not None and self.is_content_view:
            self.frame = Rect(0, 0, parent.frame.width, parent.frame.height)
        self.children: list[View] = [
            View(each, self, values) for each in _inside(element, values.traits)
        ]

    @property
    def alignment_insets(self) -> Insets:
        """How far inside of its frame the rectangle is that constraints see."""
        is_new = self.kind == "slider" and self.frame.height < _OLD_SLIDER
        return _ALIGNED_AS_DRAWN if is_new else _ALIGNMENT.get(self.kind, _ALIGNED_AS_DRAWN)

    @property
    def aligned(self) -> Rect:
        """That rectangle, in the parent."""
        (x, y, width, height), insets = self.frame, self.alignment_insets
        return Rect(
            x + insets.left,
            y + insets.top,
            width - insets.left - insets.right,
            height - insets.top - insets.bottom,
        )

    @property
    def place(self) -> Place:
        """Where it is in the file."""
        return self.element.place

    def get(self, name: str, otherwise: str = "") -> str:
        """An attribute that is a text."""
        return self.values.text(self.element, name, otherwise)

    def number(self, name: str, otherwise: float = 0.0, check: Check = any_number) -> float:
        """An attribute that is a number, of a type."""
        return self.values.number(self.element, name, otherwise, check)

    def word(self, name: str, known: Mapping[str, _T], otherwise: str) -> _T:
        """What an attribute stands for that is a word."""
        return self.values.word(self.element, name, known, otherwise)

    def is_set(self, name: str, *, otherwise: bool = False) -> bool:
        """Whether an attribute is YES."""
        return self.values.is_set(self.element, name, otherwise=otherwise)

    @property
    def has_readable_margins(self) -> bool:
        """Whether its margins at the sides leave no more than one reads well."""
        return self.is_set("layoutMarginsFollowReadableWidth")

    @property
    def is_content_view(self) -> bool:
        """Whether it is what a cell has its views in."""
        return self.kind in _CONTENT or self.element.get("key") == "contentView"

    @property
    def is_of_table_cell(self) -> bool:
        """Whether it is a cell of a table, or what such a cell has its views in."""
        cell = self.parent if self.is_content_view else self
        return cell is not None and cell.kind == "tableViewCell"

    @property
    def is_member(self) -> bool:
        """Whether a stack arranges it."""
        return self.parent is not None and self.parent.kind == "stackView"

    @property
    def is_masked(self) -> bool:
        """Whether its autoresizing mask holds it."""
        if self.parent is None or self.is_member:
            return False
        return (
            self.is_content_view
            or self.is_set("fixedFrame")
            or self.is_set("translatesAutoresizingMaskIntoConstraints", otherwise=True)
        )

    @property
    def is_scrolling(self) -> bool:
        """Whether views inside of it relate to its content."""
        return self.kind == "scrollView"

    def is_scrolled_in(self, outer: View) -> bool:
        """Whether it is in a view that scrolls, inside of another one: its frame has the scroll
        offset in it."""
        view = self.parent
        while view is not None and view is not outer:
            if view.is_scrolling:
                return True
            view = view.parent
        return False

    @property
    def origin(self) -> tuple[float, float]:
        """Where the file has it in its root, as far as nothing in between is scrolled."""
        x, y, view = 0.0, 0.0, self
        while view.parent is not None:
            x, y, view = x + view.frame.x, y + view.frame.y, view.parent
        return x, y

    def __iter__(self) -> Iterator[View]:
        """Itself and all that are inside, parents before their children."""
        return in_order(self)


def _inside(element: Element, traits: Traits) -> Iterator[Element]:
    """The elements that are views inside of a view. Those of tables are scenes of their own."""
    if element.tag in _TABLES:
        return
    for child in element.children:
        if child.tag == "subviews":
            uninstalled = traits.uninstalled(element, "subviews")
            yield from (each for each in child.children if each.get("id") not in uninstalled)
        elif child.tag in _CONTENT or child.get("key") == "contentView":
            yield child
