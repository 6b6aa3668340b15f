"""Views of Android's layout files: what they are called, how large, and what they hang on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property

from ...kinds import Axis
from ..reading import ElsewhereError
from ..source import Element, Place, in_order
from .resources import Resources

NAMES = {Axis.HORIZONTAL: "width", Axis.VERTICAL: "height"}
_TEXTS = ("text", "hint", "style")
_NOT_VIEWS = {"tag", "requestFocus", "data", "variable", "import"}


class View:
    """An element of a layout file.

    Args:
        resources: what its values that begin with @ stand for.
    """

    def __init__(self, element: Element, parent: View | None, resources: Resources) -> None:
        self.element: Element = element
        self.parent: View | None = parent
        self.kind: str = element.tag.rpartition(".")[2]
        self._resources = resources
        self.id: str = id_of(element.get("android:id") or element.get("id"))
        self.children: list[View] = [
            View(child, self, resources)
            for child in element.children
            if child.tag not in _NOT_VIEWS
        ]

    @property
    def place(self) -> Place:
        """Where it begins in the file."""
        return self.element.place

    @cached_property
    def _values(self) -> Mapping[str, str]:
        """Its attributes, whatever their namespaces, without those of the editor, and without what
        means nothing."""
        resources = self._resources
        known, unsaid = resources.attributes, resources.unsaid
        found: dict[str, str] = {}
        for spelled, text in self.element.attributes.items():
            name, said = spelled.rpartition(":")[2], f'{spelled}="{text}"'
            if spelled.startswith(("tools:", "xmlns")) or not text.strip():
                continue
            if name not in known.types:
                known.tell_unknown(name, said, self.place, unsaid)
                continue
            try:
                value = text if name in _TEXTS else resources.resolved(text.strip())
            except ElsewhereError as error:
                unsaid.leave_out(str(error), self.place)
                continue
            if known.is_right(name, value, said, self.place, unsaid):
                found[name] = value
        return found

    @property
    def written(self) -> set[str]:
        """The names of its attributes, whatever their values."""
        return {name.rpartition(":")[2] for name in self.element.attributes}

    def __iter__(self) -> Iterator[View]:
        """Itself and all that is inside, as in the file."""
        return in_order(self)

    def get(self, name: str, otherwise: str = "") -> str:
        """An attribute that has a type."""
        assert name in self._resources.attributes.types, name
        return self._values.get(name, otherwise)

    def says(self, name: str) -> bool:
        """Whether it has an attribute."""
        assert name in self._resources.attributes.types, name
        return name in self._values

    def length(self, name: str, otherwise: float = 0.0) -> float:
        """An attribute that is a length, in points: density-independent pixels."""
        found = self._resources.length(self.get(name))
        return otherwise if found is None else found

    def number(self, name: str, otherwise: float) -> float:
        """An attribute that is a plain number."""
        found = float(self.get(name) or otherwise)
        return found if abs(found) < 1e6 else otherwise

    def text(self) -> str:
        """What it shows."""
        given = self.get("text") or self.get("hint")
        return self._resources.string(given, self.place)

    # What it is

    @property
    def is_layout(self) -> bool:
        """Whether its children hang on each other."""
        return self.kind in ("ConstraintLayout", "MotionLayout")

    @property
    def is_gone(self) -> bool:
        """Whether it takes no space, by itself or in a group."""
        return self.visibility == "gone"

    @property
    def visibility(self) -> str:
        """visible, invisible or gone."""
        own = self.get("visibility", "visible")
        return own if self.parent is None else self.parent._in_groups.get(self.id, own)

    @cached_property
    def _in_groups(self) -> dict[str, str]:
        """The visibility of children that are in a group."""
        return {
            each: group.get("visibility")
            for group in self.children
            if group.kind == "Group" and group.says("visibility")
            for each in group.referenced
        }

    @property
    def referenced(self) -> list[str]:
        """The ids of the views that a helper is for."""
        ids = map(id_of, self.get("constraint_referenced_ids").split(","))
        return [each for each in ids if each]

    @property
    def is_right_to_left(self) -> bool:
        """Whether it is read from right to left."""
        view: View | None = self
        while view is not None:
            found = view.get("layoutDirection")
            if found in ("rtl", "ltr"):
                return found == "rtl"
            view = view.parent
        return False

    # Sizes

    def size(self, axis: Axis) -> str:
        """fixed, wrap, or match for what its constraints leave."""
        text = self.get(f"layout_{NAMES[axis]}")
        if text == "wrap_content":
            return "wrap"
        if text in ("match_parent", "fill_parent", ""):
            return "match"
        return "match" if self.length(f"layout_{NAMES[axis]}") == 0 else "fixed"

    def fills_parent(self, axis: Axis) -> bool:
        """Whether it is as large as what it is in."""
        return self.get(f"layout_{NAMES[axis]}") in ("match_parent", "fill_parent")

    def inside(self, side: str) -> float:
        """Its padding at a side."""
        return max(self._around("padding", side), 0.0)

    def margin(self, side: str) -> float:
        """Its margin at a side."""
        return self._around("layout_margin", side)

    def _around(self, what: str, side: str) -> float:
        axis = "Vertical" if side in ("top", "bottom") else "Horizontal"
        names = [f"{what}{side.title()}", f"{what}{axis}", what]
        outer = self if what == "padding" or self.parent is None else self.parent
        if side in ("left", "right"):
            names.insert(0, f"{what}{reading(side, outer)}")
        for name in names:
            if self.says(name):
                return self.length(name)
        return 0.0


def reading(side: str, outer: View) -> str:
    """The name of the left or right side by the reading direction of a view."""
    return "Start" if (side == "left") != outer.is_right_to_left else "End"


def id_of(text: str) -> str:
    """The name in `@+id/name`."""
    return text.strip().rpartition("/")[2]


def called(view: View) -> str:
    """What to call a view: its id, or what it is."""
    return (view.id or view.kind)[:60]
