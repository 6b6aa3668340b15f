"""The nodes of the views of one layout."""

from __future__ import annotations

import math
from collections.abc import Callable

from ...geometry import Size
from ...kinds import Axis
from ...nodes.content import MeasureBoth
from ...nodes.node import Node
from ...values import REQUIRED
from ..unsaid import Unsaid
from . import content, flows, lines
from .holding import Holding
from .kinds import check as check_kind
from .places import Places
from .sides import SIDES
from .sizing import is_firm, wraps
from .strengths import AS_LARGE, BUT_ROOM, KEPT
from .views import NAMES, View, called, id_of

_HELPERS = {"Group", "Layer", "Placeholder"}


class Inside:
    """Makes the children of one layout, and holds them.

    Args:
        nodes: those of views, to which the new ones are added.
        content: tells how large the content of a view is.
        letter: how large a letter of a text is whose size is not said.
    """

    def __init__(
        self, outer: View, nodes: dict[View, Node], unsaid: Unsaid,
        content: Callable[[View], Size | MeasureBoth], letter: Size,
    ) -> None:  # fmt: skip
        self._outer = outer
        self._node = nodes[outer]
        self._nodes = nodes
        self._unsaid = unsaid
        self._content = content
        self._letter = letter
        self._places = Places(outer, nodes, unsaid)
        self._in_flows = {
            each for flow in outer.children if flow.kind == "Flow" for each in flow.referenced
        }

    def make(self) -> None:
        """Makes and holds them."""
        held = [child for child in self._outer.children if self._make(child)]
        for child in self._outer.children:
            if child.kind == "Flow":
                self._nodes[child] = flows.make(child, self._places, self._nodes, self._unsaid)
                held.append(child)
        for child in self._outer.children:
            if child.kind == "Barrier":
                lines.make_barrier(child, self._places, self._nodes, self._unsaid)
        holding = Holding(self._places, self._nodes)
        holding.hold(held)
        for view in held:
            holding.hold_more(view)
            self._hold_baseline(view)

    def _make(self, view: View) -> bool:
        """Makes the node of a view; whether its constraints are to be made."""
        check_kind(view.element, self._unsaid)
        if view.kind == "Guideline":
            self._nodes[view] = lines.make_guideline(view, self._places, KEPT)
            return False
        if view.kind in _HELPERS:
            if view.kind != "Group":
                self._unsaid.leave_out(f"a <{view.kind}>", view.place)
            for id_ in view.referenced:
                self._places.named(id_, view)
            return False
        if view.kind in ("Barrier", "Flow"):
            return False
        node = self._nodes[view] = self._node.node(called(view))
        if view.kind == "include":
            self._unsaid.leave_out("a file that is included", view.place)
        if view.is_gone:
            node.gone = True
        node.hidden = view.visibility == "invisible"
        self._tell_missing_sizes(view)
        self._set_content(view, node)
        self._set_sizes(view, node)
        return view.id not in self._in_flows

    # Sizes

    def _tell_missing_sizes(self, view: View) -> None:
        for name in (f"layout_{NAMES[axis]}" for axis in Axis):
            if name not in view.written and not view.written & {"style", "layout"}:
                self._unsaid.cannot_read(f"<{view.kind}> has no {name}", view.place)

    def _set_sizes(self, view: View, node: Node) -> None:
        for axis in Axis:
            size = node.width if axis == Axis.HORIZONTAL else node.height
            if view.size(axis) == "fixed":
                size.equal = max(view.length(f"layout_{NAMES[axis]}"), 0.0)
                continue
            name = NAMES[axis].title()
            for which in "min", "max":
                given = view.length(f"layout_constraint{name}_{which}", -1.0)
                if given < 0 and view.size(axis) == "wrap":
                    given = view.length(f"{which}{name}", -1.0)
                if given >= 0:
                    setattr(size, which, given)

    def _set_content(self, view: View, node: Node) -> None:
        """How large its content is, and how strongly it is so."""
        across, down = (wraps(view, axis) for axis in Axis)
        is_text = False
        if (across or down) and not (view.is_layout and view.children):
            found = self._content(view)
            if isinstance(found, Size):
                wide, high = found
                node.content_size = wide if across else None, high if down else None
            else:
                is_text = True
                self._measure(view, node, found, across=across)
        if across:
            firm = BUT_ROOM if is_text else REQUIRED
            node.horizontal_hugging = REQUIRED
            node.horizontal_compression = firm if is_firm(view, Axis.HORIZONTAL) else AS_LARGE
        if down:
            node.vertical_hugging = REQUIRED
            node.vertical_compression = REQUIRED if is_firm(view, Axis.VERTICAL) else AS_LARGE

    def _measure(self, view: View, node: Node, of_text: MeasureBoth, *, across: bool) -> None:
        """Has a text measured, which Android lets be no wider than what it is in."""
        if not across:
            node.measure = lambda width: of_text(width, math.inf)[1]
            return
        node.measure_both = of_text
        margins = sum(map(view.margin, SIDES[Axis.HORIZONTAL]))
        self._node.layout.add(self._places.room.width - node.width >= margins)

    # Baselines

    def _hold_baseline(self, view: View) -> None:
        base = view.get("layout_constraintBaseline_toBaselineOf")
        other = self._places.other(id_of(base), view) if base else None
        if other is None:
            return
        for each in view, other:
            self._set_baselines(each)
        self._nodes[view].first_baseline_align_to(self._nodes[other]).equal = 0

    def _set_baselines(self, view: View) -> None:
        node = self._nodes[view]
        if not content.has_text(view):
            self._unsaid.leave_out("baselines of what is no text", view.place)
        elif node.baselines == (0, 0):
            content.set_baselines(node, view, self._letter)
            self._unsaid.assume("baselines: at three quarters of a line", view.place)
