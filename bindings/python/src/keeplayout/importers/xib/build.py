"""Layouts of scenes: nodes for views, with their content, surroundings and constraints."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from ...errors import KeepError
from ...geometry import Insets, Size
from ...kinds import Anchor
from ...layout.layout import Layout
from ...nodes.constrained import Info
from ...nodes.environment import Direction
from ...nodes.node import Node
from ..reading import cut, nearest_of
from ..source import Place
from ..unsaid import Unsaid
from ..words import Words
from . import attributes, masks, stacks
from .constraints import ANCHORS, FileConstraint, Side, constraints_of
from .content import Content
from .devices import traits_of
from .items import Area, Items
from .names import name_of
from .scenes import Document, Root
from .surroundings import Surroundings
from .traits import Traits
from .values import Values
from .views import View

_SAFE = {
    Anchor.LEFT: Anchor.LEFT_SAFE, Anchor.RIGHT: Anchor.RIGHT_SAFE,
    Anchor.TOP: Anchor.TOP_SAFE, Anchor.BOTTOM: Anchor.BOTTOM_SAFE,
    Anchor.LEADING: Anchor.LEADING_SAFE, Anchor.TRAILING: Anchor.TRAILING_SAFE,
    Anchor.CENTER_X: Anchor.CENTER_X_WITHIN_SAFE_AREA,
    Anchor.CENTER_Y: Anchor.CENTER_Y_WITHIN_SAFE_AREA,
}  # fmt: skip
_READABLE = {
    Anchor.LEFT_MARGIN: Anchor.LEFT, Anchor.RIGHT_MARGIN: Anchor.RIGHT,
    Anchor.LEADING_MARGIN: Anchor.LEADING, Anchor.TRAILING_MARGIN: Anchor.TRAILING,
    Anchor.CENTER_X_WITHIN_MARGINS: Anchor.CENTER_X,
}  # fmt: skip
_DIRECTION = {
    **dict.fromkeys(("unspecified", "playback", "spatial"), Direction.INHERITED),
    "forceLeftToRight": Direction.LEFT_TO_RIGHT, "forceRightToLeft": Direction.RIGHT_TO_LEFT,
}  # fmt: skip
_SIZES = (Anchor.WIDTH, Anchor.HEIGHT)
_WIDE = 414
"""From which width on UIKit's margins at the sides are 20 in place of 16."""


@dataclass(frozen=True)
class Choices:
    """What is to be other than in the file."""

    traits: Traits | None = None
    """The size classes, in place of the device's that the file was last shown on."""
    size: Size | None = None
    """The size of every root, in place of that of its frame."""
    safe_area: Insets | None = None
    """That of every root, in place of what its constraints, or the device, tell."""
    keeps_placeholders: bool = True
    """Whether what is removed when the app is built is kept."""


FROM_FILE = Choices()


class Build:
    """Makes the layout of a scene.

    Args:
        root: its outermost view.
        document: the file that it is in.
        choices: what is to be other than in the file.
        unsaid: counts what is left out, and what is assumed.
    """

    def __init__(self, root: Root, document: Document, choices: Choices, unsaid: Unsaid) -> None:
        traits = choices.traits or traits_of(document.device)
        self._choices = choices
        self._document = document
        self._unsaid = unsaid
        self.root: View = View(root.element, None, Values(traits, unsaid))
        self.items: Items = Items(self.root, root.controller, unsaid)
        self.layout: Layout = Layout()
        self._words = Words()
        self.nodes: dict[View, Node] = {}
        self.content_from_frame: set[View] = set()
        """The views whose content is as large as their frame."""
        self._guides: dict[str, Node] = {}
        """Made of areas that constraints mention, by their ids."""
        keeps = choices.keeps_placeholders
        content = Content(document.images, unsaid, keeps_placeholders=keeps)
        self._make_nodes(content, document.outlets)
        self.constraints = [
            each
            for view in self.root
            for each in constraints_of(view)
            if keeps or each.element.get("placeholder") != "YES"
        ]
        self._surround(Surroundings(root, document.device))
        self._hold()
        self.layout.solve()

    # Nodes

    def _make_nodes(self, content: Content, outlets: dict[str, str]) -> None:
        for view in self.root:
            attributes.check(view.element, self._unsaid)
            node = self.nodes[view] = self._make_node(view)
            node.name = name_of(view, outlets)
            if view.children:  # others mirror what they draw, not where they are
                node.direction = view.word("semanticContentAttribute", _DIRECTION, "unspecified")
            node.alignment_insets = view.alignment_insets
            if view.is_scrolling:
                node.scroll_guide()
            if content.give(view, node):
                self.content_from_frame.add(view)
            if view.is_set("hidden"):
                node.gone, node.hidden = view.is_member, not view.is_member
        size = self._choices.size or Size(self.root.frame.width, self.root.frame.height)
        self.nodes[self.root].set_size(*size)

    def _make_node(self, view: View) -> Node:
        owner = self.layout if view.parent is None else self.nodes[view.parent]
        if view.kind == "stackView":
            return stacks.make(view, owner)
        return owner.node()

    # Surroundings

    def _surround(self, found: Surroundings) -> None:
        chosen = self._choices.safe_area
        self.nodes[self.root].safe_area = found.safe_area if chosen is None else chosen
        if found.source and chosen is None:
            self._unsaid.assume(f"safe area of a root: {found.source}", self.root.place)
        for view in self.root:
            self._set_margins(view, found)

    def _set_margins(self, view: View, found: Surroundings) -> None:
        node, own = self.nodes[view], stacks.margins(view)
        node.inherits_margins = _takes_margins(view)
        node.margins_include_safe_area = view.is_set(
            "insetsLayoutMarginsFromSafeArea", otherwise=True
        )
        if view.has_readable_margins and any(map(_takes_margins, view.children)):
            self._unsaid.leave_out("readable margins that views inside inherit", view.place)
        if own is not None:
            insets, is_directional = own
            node.set_margins(Insets(*(max(side, 0) for side in insets)), is_directional)
        elif view.kind == "stackView":
            node.margins = 0
        elif view.parent is None or view.is_of_table_cell:
            node.margins = _margins_of_system(view)
        if view.parent is None or view.is_content_view:
            self._set_margins_as_found(view, found)

    def _set_margins_as_found(self, view: View, found: Surroundings) -> None:
        node, margins = self.nodes[view], found.margins(view.id)
        if not margins.is_known:
            return
        self._unsaid.assume("margins of a root or a cell: constraints", view.place)
        if view.parent is not None:
            node.inherits_margins = node.margins_include_safe_area = False
        elif node.margins_include_safe_area:
            margins = margins.inside(found.safe_area)
        node.margins = margins.filled(node.margins)

    # Constraints

    def _hold(self) -> None:
        for view in self.root:
            if view.parent is not None and view.is_masked:
                masks.keep(view, self.nodes[view], view.parent)
        for each in self.constraints:
            self._constrain(each)

    def _constrain(self, each: FileConstraint) -> None:
        place = each.element.place
        first = self._line(each.first)
        second = None if each.second is None else self._line(each.second)
        if first is None:
            self._tell_missing(each.first.item, place)
            return
        if each.second is not None and second is None:
            self._tell_missing(each.second.item, place)
            return
        if first == second and each.multiplier == 1:
            self._unsaid.cannot_read("a constraint of a view to itself is left out", place)
            return
        node, anchor = first
        info = Info(None, None, each.relation, each.multiplier, each.constant, each.priority)
        if second is not None:
            info = Info(*second, *info._fields()[2:])
        if (anchor in _SIZES) != (second is None or second[1] in _SIZES):
            self._unsaid.leave_out("a constraint of a position to a size or a number", place)
            return
        name = (each.element.get("identifier") or each.element.get("userLabel"))[:60]
        try:
            if not self._words.say(node, anchor, info, name):
                node.constrain(anchor, info).name = name
        except KeepError as error:
            self._unsaid.leave_out(f"a constraint that is refused: {type(error).__name__}", place)

    def _tell_missing(self, id_: str, place: Place) -> None:
        """Tells of a constraint of what is not there, unless that is a view that is not installed,
        of which iOS has no constraints either."""
        if id_ in self._written:
            return
        element = self._document.elements.get(id_)
        if element is not None:
            what = f'a constraint of <{element.tag}> "{cut(id_)}", which is no view of the scene'
            self._unsaid.leave_out(what, place)
            return
        found = "" if self._unsaid.is_full else nearest_of(id_, self.items.views)
        hint = f'; the nearest is "{found}"' if found else ""
        what = f'nothing has the id "{cut(id_)}"{hint}; the constraint is left out'
        self._unsaid.cannot_read(what, place)

    @cached_property
    def _written(self) -> set[str]:
        """The ids of all that is written inside of the scene."""
        return {element.get("id") for element in self.root.element}

    def _line(self, side: Side) -> tuple[Node, Anchor] | None:
        """What an attribute of an id is: a line, or a size, of a node."""
        anchor = ANCHORS[side.attribute]
        view = self.items.views.get(side.item)
        if view is not None:
            if view.has_readable_margins and anchor in _READABLE:
                return self.nodes[view].readable_guide(), _READABLE[anchor]
            return self.nodes[view], anchor
        area = self.items.areas.get(side.item)
        if area is None:
            return None
        if area.kind == "safe" and anchor in _SAFE:
            return self.nodes[area.view], _SAFE[anchor]
        if side.item not in self._guides:
            self._guides[side.item] = self._guide(area)
        return self._guides[side.item], anchor

    def _guide(self, area: Area) -> Node:
        node = self.nodes[area.view]
        if area.kind == "safe":
            return node.safe_guide()
        if area.kind == "content":
            return node.scroll_guide()
        if area.kind == "frame":
            return node.frame_guide()
        ui, guide = self.layout, node.guide(area.kind)
        ui.add_all([guide.left == node.left, guide.right == node.right])
        if area.kind == "top":
            ui.add_all([guide.top == node.top, guide.bottom == node.top_safe])
        else:
            ui.add_all([guide.top == node.bottom_safe, guide.bottom == node.bottom])
        return guide


def _takes_margins(view: View) -> bool:
    return view.is_set("preservesSuperviewLayoutMargins")


def _margins_of_system(view: View) -> Insets:
    """What UIKit chooses for a root, and for a cell and its content."""
    side = 20.0 if view.frame.width >= _WIDE else 16.0
    end = 11.0 if view.is_of_table_cell else 0.0
    return Insets(end, side, end, side)
