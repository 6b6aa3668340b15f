"""Boxes: what a file describes, with the style of each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ...geometry import Size
from ...kinds import Axis
from ..source import Place, in_order
from .lengths import AUTO, STRETCH, Length, Unit, length, number
from .properties import INITIAL


class Defaults(NamedTuple):
    """What holds where a style says nothing."""

    style: dict[str, str]
    root_fills: tuple[Axis, ...] = (Axis.HORIZONTAL,)
    """Along which axes a root without a size is as large as what is around."""
    keeps_content: bool = True
    """Whether a member is as large as its content before it grows, where nothing is to be shared,
    whatever its basis."""
    window: Size | None = None
    """What vw and vh are of."""


YOGA = Defaults(
    {
        "display": "flex", "flex-direction": "column", "align-items": "stretch",
        "align-content": "flex-start", "flex-shrink": "0", "position": "relative",
        "box-sizing": "border-box",
    },
    (Axis.HORIZONTAL, Axis.VERTICAL),
    keeps_content=False,
)  # fmt: skip
BROWSERS = Defaults(
    {
        "display": "block", "flex-direction": "row", "align-items": "stretch",
        "align-content": "stretch", "flex-shrink": "1", "position": "static",
        "box-sizing": "content-box",
    },
)  # fmt: skip
_NORMAL = {
    "align-items": "stretch", "justify-items": "stretch", "align-content": "stretch",
    "justify-content": "flex-start", "row-gap": "0", "column-gap": "0",
}  # fmt: skip
START, END = {Axis.HORIZONTAL: "left", Axis.VERTICAL: "top"}, {
    Axis.HORIZONTAL: "right", Axis.VERTICAL: "bottom",
}  # fmt: skip
SIZE = {Axis.HORIZONTAL: "width", Axis.VERTICAL: "height"}
REPLACED = frozenset((
    "audio", "button", "canvas", "embed", "iframe", "img", "input", "meter", "object", "progress",
    "select", "svg", "textarea", "video",
))  # fmt: skip
"""Elements that are in lines of text, and as large as they are by themselves."""
INLINE = frozenset((
    "a", "abbr", "b", "bdi", "bdo", "cite", "code", "data", "del", "dfn", "em", "font", "i", "ins",
    "kbd", "label", "mark", "output", "q", "s", "samp", "small", "span", "strong", "sub", "sup",
    "time", "tt", "u", "var",
))  # fmt: skip
"""Elements that are in lines of text unless their style has another display."""
_MOST_LETTERS = 60
_LINE_SIDES = {"left": ("start", "end"), "right": ("end", "start")}


class Box:
    """An element: its style, its text, and the boxes inside.

    Args:
        tag: what it is in the file.
        name: what those who wrote it call it; may be empty.
        style: declarations by their long names.
        defaults: what holds besides.
    """

    def __init__(
        self, tag: str, name: str, style: dict[str, str], place: Place, defaults: Defaults
    ) -> None:
        self.tag = tag
        self.name = name
        self.place = place
        self.parent: Box | None = None
        self.children: list[Box] = []
        self.text = ""
        self._style = style
        self.defaults = defaults

    @property
    def called(self) -> str:
        """What to call it: its name, or else its text, or what it is; it need not be unique."""
        return (self.name or " ".join(self.text.split()) or self.tag)[:_MOST_LETTERS].strip()

    def add(self, child: Box) -> None:
        """Makes a box its last child."""
        child.parent = self
        self.children.append(child)

    def become_block(self) -> None:
        """Makes it a block, as browsers do with what is in a line and has blocks inside."""
        self._style["display"] = "block"

    def __iter__(self) -> Iterator[Box]:
        """Itself and all that is inside, as in the file."""
        return in_order(self)

    # The style

    def word(self, name: str) -> str:
        """The value of a property, in lower case; its default where there is none."""
        found = self._style.get(name, "").strip().lower()
        if found == "inherit" and self.parent is not None:
            return self.parent.word(name)
        if found in ("", "initial", "unset", "revert", "revert-layer", "inherit"):
            found = self.defaults.style.get(name, INITIAL[name])
        return _NORMAL.get(name, found) if found == "normal" else found

    def text_of(self, name: str) -> str:
        """The value as it is written; empty where there is none."""
        return self._style.get(name, "").strip()

    def says(self, name: str) -> bool:
        """Whether it has a property of its own."""
        return name in self._style

    @property
    def names(self) -> Iterator[str]:
        """The properties that it has of its own."""
        return iter(self._style)

    def length(self, name: str) -> Length:
        """The value of a property that is a length."""
        return self.read(self.word(name))

    def read(self, text: str) -> Length:
        """A length in the units of what is around."""
        return length(text, self.defaults.window)

    def number(self, name: str) -> float:
        """The value of a property that is a number; 0 where it is none."""
        return max(number(self.word(name), 0.0), 0.0)

    def side(self, what: str, side: str) -> Length:
        """The margin, padding, border-width or inset at a side."""
        end = "-width" if what == "border" else ""
        plain = side if what == "inset" else f"{what}-{side}{end}"
        if side in _LINE_SIDES:
            reader = self.parent if what == "inset" and self.parent is not None else self
            line_side = _LINE_SIDES[side][reader.is_right_to_left]
            logical = f"{what}-inline-{line_side}{end}"
            if logical in self._style:
                return self.length(logical)
        return (
            self.length(plain)
            if plain in self._style
            else (AUTO if what == "inset" else length("0"))
        )

    @property
    def is_right_to_left(self) -> bool:
        """Whether it is read from right to left."""
        box: Box | None = self
        while box is not None:
            found = box._style.get("direction", "").strip().lower()
            if found in ("ltr", "rtl"):
                return found == "rtl"
            box = box.parent
        return self.defaults.style.get("direction") == "rtl"

    # What follows from it

    @property
    def kind(self) -> str:
        """How it lays out what is inside: flex, grid, block, or none, or contents."""
        display = self.word("display").split()
        kinds = ("none", "contents", "grid", "flex")
        for kind in kinds if self.parent is not None else ("none", "grid", "flex"):
            if any(word in (kind, f"inline-{kind}") for word in display):
                return kind
        return "block"

    @property
    def is_inline(self) -> bool:
        """Whether it is in a line of text, and as large as its content."""
        if self.says("display"):
            return "inline" in self.word("display")
        return self.tag in INLINE and self.word("display") == "block"

    @property
    def axis(self) -> Axis:
        """Along which its members lie."""
        if self.kind == "block":
            return Axis.VERTICAL
        is_column = self.word("flex-direction").startswith("column")
        return Axis.VERTICAL if is_column else Axis.HORIZONTAL

    @property
    def is_reversed(self) -> bool:
        """Whether they begin at the end."""
        return self.kind == "flex" and self.word("flex-direction").endswith("-reverse")

    @property
    def wraps(self) -> bool:
        """Whether they break into lines."""
        return self.kind == "flex" and self.word("flex-wrap") != "nowrap"

    @property
    def is_absolute(self) -> bool:
        """Whether it is not a member of what it is in."""
        return self.word("position") in ("absolute", "fixed")

    @property
    def is_replaced(self) -> bool:
        """Whether the box takes its content from elsewhere: a picture, a field."""
        return self.tag in REPLACED

    def size(self, axis: Axis) -> Length:
        """Its width or height."""
        if self.word(SIZE[axis]) in STRETCH:
            return Length(Unit.PERCENT, 1.0, -self._around(axis))
        return self.length(SIZE[axis])

    def _around(self, axis: Axis) -> float:
        """What a size has around it, as far as that is plain lengths."""
        what = ["margin", *(["inset"] if self.is_absolute else [])]
        if self.word("box-sizing") == "content-box":
            what += ["padding", "border"]
        return sum(
            self.side(each, side[axis]).of(None) or 0.0 for each in what for side in (START, END)
        )

    def has_auto_margin(self, side: str) -> bool:
        """Whether its margin at a side takes what is left."""
        return self.side("margin", side) == AUTO


def visible_children(box: Box) -> Iterator[Box]:
    """Its children; in place of those that only group others (display: contents), theirs."""
    waiting = list(reversed(box.children))
    while waiting:
        child = waiting.pop()
        if child.kind == "contents":
            waiting += reversed(child.children)
        else:
            yield child


def members(box: Box) -> list[Box]:
    """The children that it lays out, in their order."""
    inside = [
        each for each in visible_children(box) if each.kind != "none" and not each.is_absolute
    ]
    return sorted(inside, key=lambda each: number(each.word("order"), 0.0))


def layout_parent(box: Box) -> Box | None:
    """The box that lays it out."""
    found = box.parent
    while found is not None and found.kind == "contents":
        found = found.parent
    return found
