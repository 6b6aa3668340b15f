"""Layouts of ConstraintLayout: nodes for views, and constraints for what holds them."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from ...attributes.term import Line, Sum
from ...geometry import Insets, Size
from ...kinds import Align, Anchor, Axis, Distribution
from ...layout.layout import Layout
from ...nodes.constrained import Info
from ...nodes.content import MeasureBoth
from ...nodes.environment import Direction
from ...nodes.node import Node
from ...values import REQUIRED, Priority, Relation
from ..reading import nearest_of
from ..unsaid import Unsaid
from ..words import Words
from . import content
from .chains import Chain, bias_of, chains
from .kinds import check as check_kind
from .sides import SIDES, Side, sides_of
from .views import NAMES, View, id_of

_INSIDE, _FILLS, _EVEN, _AS_LARGE, _KEPT = map(Priority, (999, 998, 997, 996, 990))
"""What fills is inside of what holds it, and as large; then equal gaps, content that may shrink,
and that what does not fill is inside, too, which Android keeps where it costs nothing."""
_BUT_ROOM = Priority(999.5)
"""Of a text for being as large as its lines: it has no more room than there is."""
_WEAKEST = 1
"""Of what is around for being as small as what is inside allows."""
_HUGE = 10_000
_LIMITS = ("min", "max", "percent", "default")
_RATIO = "layout_constraintDimensionRatio"
_HELPERS = {"Group", "Layer", "Placeholder"}
_WINDOW = Size(360, 640)
_LETTER = Size(8, 16)


@dataclass(frozen=True)
class Choices:
    """What a file does not say.

    Args:
        size: of what is around the outermost layout.
        letter: how large a letter of a text is whose size is not said; others are in proportion.
        content: tells how large the content of a view is, in place of an estimate.
    """

    size: Size | None = None
    letter: Size = _LETTER
    content: Callable[[View], Size] | None = None


FROM_FILE = Choices()
"""No choice of its own."""


class Build:
    """Makes the layout of a file.

    Args:
        root: its outermost ConstraintLayout.
        choices: what the file does not say.
        unsaid: counts what is left out, and what is assumed.
    """

    def __init__(self, root: View, choices: Choices, unsaid: Unsaid) -> None:
        self.root = root
        self.layout = Layout()
        self.nodes: dict[View, Node] = {}
        self._choices = choices
        self._unsaid = unsaid
        node = self.layout.node(root.id or None)
        node.direction = _DIRECTIONS.get(root.get("layoutDirection"), Direction.LEFT_TO_RIGHT)
        self.nodes[root] = node
        self._size_root(node)
        self._fill(root)
        self.layout.solve()

    def _size_root(self, node: Node) -> None:
        around = self._choices.size
        kinds = [self.root.size(axis) for axis in Axis]
        if around is None and any(kind != "fixed" for kind in kinds):
            what = f"what is around: {_WINDOW.width:g} x {_WINDOW.height:g}"
            self._unsaid.assume(what, self.root.place)
        sizes: list[float | None] = []
        for axis, kind in zip(Axis, kinds, strict=True):
            if kind == "fixed":
                sizes.append(max(self.root.length(f"layout_{NAMES[axis]}"), 0.0))
                continue
            most = (around or _WINDOW)[axis] - sum(map(self.root.margin, SIDES[axis]))
            if kind == "wrap":
                size = node.width if axis == Axis.HORIZONTAL else node.height
                size.max = max(most, 0.0)
            sizes.append(None if kind == "wrap" else max(most, 0.0))
        node.set_size(*sizes)
        width, height = (0.0 if size is None else None for size in sizes)
        node.content_size = width, height
        node.horizontal_hugging = node.vertical_hugging = _WEAKEST

    def _fill(self, view: View) -> None:
        """Makes what is inside of a layout, and of those inside of it."""
        letter = self._choices.letter
        inside = _Inside(view, self.nodes, self._unsaid, self._content, letter)
        inside.make()
        for child in view.children:
            if child in self.nodes and child.is_layout:
                self._fill(child)
            elif child in self.nodes and child.children:
                self._unsaid.leave_out(f"what is inside of a <{child.kind}>", child.place)

    def _content(self, view: View) -> Size | MeasureBoth:
        if self._choices.content is not None:
            return self._choices.content(view)
        if not view.text():
            self._unsaid.assume(f"the content of a <{view.kind}>", view.place)
            return content.size(view)
        letter = self._choices.letter
        what = f"text: letters of {letter.width:g} x {letter.height:g} at 14sp"
        self._unsaid.assume(what, view.place)
        return content.measure(view, letter)


class _Place(NamedTuple):
    """Where an edge of a view is to be: so far from an edge of another node."""

    node: Node
    anchor: Anchor
    offset: float = 0.0

    @property
    def sum(self) -> Sum:
        """It as a thing to calculate with."""
        return _LINES[self.anchor](self.node) + self.offset

    def moved(self, distance: float) -> _Place:
        """A place so far behind it."""
        return self._replace(offset=self.offset + distance)


_LINES: dict[Anchor, Callable[[Node], Line]] = {
    Anchor.LEFT: lambda node: node.left, Anchor.RIGHT: lambda node: node.right,
    Anchor.TOP: lambda node: node.top, Anchor.BOTTOM: lambda node: node.bottom,
}  # fmt: skip
_EDGES = {
    Axis.HORIZONTAL: (Anchor.LEFT, Anchor.RIGHT), Axis.VERTICAL: (Anchor.TOP, Anchor.BOTTOM),
}  # fmt: skip
_CENTERS = {Axis.HORIZONTAL: Anchor.CENTER_X, Axis.VERTICAL: Anchor.CENTER_Y}


class _Inside:
    """The children of one layout."""

    def __init__(
        self,
        outer: View,
        nodes: dict[View, Node],
        unsaid: Unsaid,
        content: Callable[[View], Size | MeasureBoth],
        letter: Size,
    ) -> None:
        self._outer = outer
        self._node = nodes[outer]
        self._nodes = nodes
        self._unsaid = unsaid
        self._content = content
        self._letter = letter
        self._views: dict[str, View] = {}
        for child in outer.children:
            if child.id in self._views:
                unsaid.cannot_read(f'a second view has the id "{child.id[:60]}"', child.place)
            elif child.id:
                self._views[child.id] = child
        self._lines: dict[str, tuple[Node, Axis]] = {}
        """Guidelines and barriers by their ids, with the axis that they are a place on."""
        self._in_flows = {
            each: flow for flow in outer.children if flow.kind == "Flow" for each in flow.referenced
        }
        self._ui = self._node.layout
        self._words = Words()
        self._settled: set[tuple[Node, Axis]] = set()

    def make(self) -> None:
        held = [child for child in self._outer.children if self._make(child)]
        for child in self._outer.children:
            if child.kind == "Flow":
                self._make_flow(child)
                held.append(child)
        self._make_barriers()
        for axis in Axis:
            self._hold(held, axis)
        for view in held:
            self._hold_more(view)

    def _named(self, id_: str, by: View) -> View | None:
        """The view of an id that another one has in an attribute; tells if there is none."""
        found = self._views.get(id_)
        if found is None:
            near = "" if self._unsaid.is_full else nearest_of(id_, self._views)
            hint = f'; the nearest is "{near}"' if near else ""
            self._unsaid.cannot_read(f'no view here has the id "{id_[:60]}"{hint}', by.place)
        return found

    def _leave_out_own(self, view: View) -> None:
        """Notes that a view hangs on itself."""
        self._unsaid.cannot_read("a constraint of a view to itself is left out", view.place)

    def _leave_out_side(self, other: View | None, by: View) -> None:
        """Notes that a view hangs on what is there, and has no such side."""
        if other is not None:
            self._unsaid.leave_out("constraints to what has no such side", by.place)

    # Nodes

    def _make(self, view: View) -> bool:
        """Makes the node of a view; whether its constraints are to be made."""
        check_kind(view.element, self._unsaid)
        if view.kind == "Guideline":
            self._make_guideline(view)
            return False
        if view.kind in _HELPERS:
            if view.kind != "Group":
                self._unsaid.leave_out(f"a <{view.kind}>", view.place)
            for id_ in view.referenced:
                self._named(id_, view)
            return False
        if view.kind in ("Barrier", "Flow"):
            return False
        node = self._nodes[view] = self._node.node((view.id or view.kind)[:60])
        if view.kind == "include":
            self._unsaid.leave_out("a file that is included", view.place)
        if view.is_gone:
            node.gone = True
        node.hidden = view.visibility == "invisible"
        self._size(view, node)
        return view.id not in self._in_flows

    def _size(self, view: View, node: Node) -> None:
        for axis in Axis:
            name = f"layout_{NAMES[axis]}"
            if name not in view.written and not view.written & {"style", "layout"}:
                self._unsaid.cannot_read(f"<{view.kind}> has no {name}", view.place)
        wraps = [self._wraps(view, axis) for axis in Axis]
        is_text = False
        if any(wraps) and not (view.is_layout and view.children):
            is_text = self._set_content(view, node, wraps)
        if wraps[0]:
            firm = _BUT_ROOM if is_text else REQUIRED
            node.horizontal_hugging = REQUIRED
            node.horizontal_compression = firm if self._is_firm(view, 0) else _AS_LARGE
        if wraps[1]:
            node.vertical_hugging = REQUIRED
            node.vertical_compression = REQUIRED if self._is_firm(view, 1) else _AS_LARGE
        for axis in Axis:
            size = node.width if axis == Axis.HORIZONTAL else node.height
            if view.size(axis) == "fixed":
                size.equal = max(view.length(f"layout_{NAMES[axis]}"), 0.0)
            name = NAMES[axis].title()
            for which in "min", "max":
                given = view.length(f"layout_constraint{name}_{which}", -1.0)
                if given < 0 and view.size(axis) == "wrap":
                    given = view.length(f"{which}{name}", -1.0)
                if given >= 0 and view.size(axis) != "fixed":
                    setattr(size, which, given)

    def _set_content(self, view: View, node: Node, wraps: list[bool]) -> bool:
        """How large its content is along axes; whether that is a text, which wraps."""
        found = self._content(view)
        if isinstance(found, Size):
            node.content_size = tuple(
                size if wraps[axis] else None for axis, size in enumerate(found)
            )  # type: ignore[assignment]
            return False
        if not wraps[0]:
            node.measure = lambda width: found(width, math.inf)[1]
            return True
        node.measure_both = found
        taken = sum(self._outer.inside(side) + view.margin(side) for side in SIDES[Axis.HORIZONTAL])
        self._ui.add(node.width <= self._node.width - taken)  # Android lets no text be wider
        return True

    def _wraps(self, view: View, axis: Axis) -> bool:
        if view.size(axis) == "wrap":
            return True
        name = NAMES[axis].title()
        return view.get(f"layout_constraint{name}_default") == "wrap" or (
            view.size(axis) == "match" and not view.fills_parent(axis)
            and not all(sides_of(view, axis)) and not view.says(_RATIO)
        )  # fmt: skip

    def _is_firm(self, view: View, axis: int) -> bool:
        """Whether its content is kept though there is too little room."""
        name = NAMES[Axis(axis)].title()
        if view.size(Axis(axis)) == "fixed":
            return True
        return view.size(Axis(axis)) == "wrap" and view.get(f"layout_constrained{name}") != "true"

    def _make_guideline(self, view: View) -> None:
        is_column = view.get("orientation") != "horizontal"
        first, last = (
            (Anchor.LEADING, Anchor.TRAILING) if is_column else (Anchor.TOP, Anchor.BOTTOM)
        )
        before, after = self._padding(Axis.HORIZONTAL if is_column else Axis.VERTICAL)
        if view.says("layout_constraintGuide_percent"):
            share = min(max(view.number("layout_constraintGuide_percent", 0.0), 0.0), 1.0)
            distance = before - (before + after) * share
            line = self._node.guideline(first, distance, fraction=share)
        elif view.says("layout_constraintGuide_end"):
            line = self._node.guideline(last, after + view.length("layout_constraintGuide_end"))
        else:
            line = self._node.guideline(first, before + view.length("layout_constraintGuide_begin"))
        self._add_line(view, line, Axis.HORIZONTAL if is_column else Axis.VERTICAL)
        if self._grows(Axis.HORIZONTAL if is_column else Axis.VERTICAL):
            node, ui = self._node, self._ui
            if is_column:
                ui.add_all([line.left >= node.left @ _KEPT, line.right <= node.right @ _KEPT])
            else:
                ui.add_all([line.top >= node.top @ _KEPT, line.bottom <= node.bottom @ _KEPT])

    def _padding(self, axis: Axis) -> tuple[float, float]:
        """That of the layout, in reading direction."""
        before, after = map(self._outer.inside, SIDES[axis])
        is_turned = axis == Axis.HORIZONTAL and self._is_right_to_left
        return (after, before) if is_turned else (before, after)

    def _add_line(self, view: View, line: Node, axis: Axis) -> None:
        if view.id:
            line.name = view.id[:60]
            self._lines[view.id] = line, axis
        self._nodes[view] = line

    def _make_barriers(self) -> None:
        for view in self._outer.children:
            if view.kind != "Barrier":
                continue
            anchor = _ANCHORS.get(view.get("barrierDirection", "left"), Anchor.LEFT)
            named = [self._named(each, view) for each in view.referenced]
            views = [each for each in named if each is not None]
            nodes = [self._nodes[each] for each in views if each in self._nodes]
            if not nodes:
                self._unsaid.leave_out("a barrier of no views", view.place)
                continue
            has_gone = any(each.is_gone for each in views)
            if has_gone and view.get("barrierAllowsGoneWidgets") != "false":
                self._unsaid.leave_out("gone views that hold a barrier", view.place)
            distance = view.length("barrierMargin")
            line = self._node.barrier(anchor, *nodes, distance=distance)
            is_across = anchor in (Anchor.TOP, Anchor.BOTTOM)
            self._add_line(view, line, Axis.VERTICAL if is_across else Axis.HORIZONTAL)

    def _make_flow(self, view: View) -> None:
        named = [self._named(each, view) for each in dict.fromkeys(view.referenced)]
        members = [
            self._nodes[each]
            for each in named
            if each is not None and each in self._nodes and not self._nodes[each].is_guide
        ]
        axis = Axis.VERTICAL if view.get("orientation") == "vertical" else Axis.HORIZONTAL
        name = "horizontal" if axis == Axis.HORIZONTAL else "vertical"
        across = "vertical" if axis == Axis.HORIZONTAL else "horizontal"
        style = view.get(f"flow_{name}Style", "spread")
        distribution = _STYLES.get(style, Distribution.SPREAD)
        if self._wraps(view, axis):
            distribution = Distribution.PACKED
        bias = view.number(f"flow_{name}Bias", 0.5)
        gap = max(view.length(f"flow_{name}Gap"), 0.0)
        align = _ALIGN.get(view.get(f"flow_{across}Align", "center"), Align.CENTER)
        padding = Insets(*map(view.inside, ("top", "left", "bottom", "right")))
        mode = view.get("flow_wrapMode", "none")
        if mode == "none":
            make = self._node.row if axis == Axis.HORIZONTAL else self._node.column
            node = make(
                *members, gap=gap, padding=padding, align=align, distribution=distribution,
                bias=min(max(bias, 0.0), 1.0),
            )  # fmt: skip
        else:
            if mode == "aligned" or view.says("flow_maxElementsWrap"):
                self._unsaid.leave_out("flows in columns (aligned, maxElementsWrap)", view.place)
            row_gap = max(view.length(f"flow_{across}Gap"), 0.0)
            node = self._node.flow(
                *members, axis=axis, gap=(gap, row_gap), padding=padding, align=align,
                distribution=distribution, bias=min(max(bias, 0.0), 1.0),
            )  # fmt: skip
        node.name = (view.id or "Flow")[:60]
        node.gone = view.is_gone
        self._nodes[view] = node
        for axis_ in Axis:
            if view.size(axis_) == "fixed":
                size = node.width if axis_ == Axis.HORIZONTAL else node.height
                size.equal = max(view.length(f"layout_{NAMES[axis_]}"), 0.0)

    # Constraints

    def _hold(self, views: list[View], axis: Axis) -> None:
        sides = {view: sides_of(view, axis) for view in views}
        in_chains: set[View] = set()
        for chain in chains(self._views, sides, axis):
            self._hold_chain(chain, sides)
            in_chains.update(chain.members)
        for view, (first, last) in sides.items():
            if view not in in_chains:
                self._hold_view(view, axis, first, last)

    def _hold_view(self, view: View, axis: Axis, first: Side | None, last: Side | None) -> None:
        if first is not None and last is not None and first[:2] == last[:2]:
            first, last = (each._replace(margin=0.0, gone_margin=None) for each in (first, last))
        start, end = self._at(first, view, axis, 1), self._at(last, view, axis, -1)
        if start is not None and end is not None:
            self._hold_between(view, axis, start, end)
        elif start is not None:
            self._keep(view, axis, 0, start)
        elif end is not None:
            self._keep(view, axis, 1, end)
        elif not self._is_placed_elsewhere(view, axis):
            self._keep(view, axis, 0, self._edge_of_outer(axis, 0))
        if view.is_gone or self._is_settled(view, axis, start or end):
            return
        if end is None:
            self._keep(view, axis, 1, self._edge_of_outer(axis, 1), Relation.AT_MOST, _KEPT)
        elif start is None:
            self._keep(view, axis, 0, self._edge_of_outer(axis, 0), Relation.AT_LEAST, _KEPT)

    def _is_settled(self, view: View, axis: Axis, *places: _Place | None) -> bool:
        """Whether it is known where a view is, so that nothing else can move it or make it
        smaller; then what hangs on it may be so as well."""
        known = all(
            each is not None and (each.node == self._node or (each.node, axis) in self._settled)
            for each in places
        )
        is_box = not view.is_layout or view.size(axis) == "fixed"
        is_settled = known and is_box and self._is_firm(view, axis) and not self._grows(axis)
        if is_settled:
            self._settled.add((self._nodes[view], axis))
        return is_settled

    def _grows(self, axis: Axis) -> bool:
        """Whether what is around grows with what is inside, or with what is around it."""
        outer: View | None = self._outer
        while outer is not None and outer.size(axis) == "match":
            outer = outer.parent
        return outer is not None and outer.size(axis) == "wrap"

    def _keep(
        self, view: View, axis: Axis, end: int, place: _Place,
        relation: Relation = Relation.EQUAL, priority: float = REQUIRED,
    ) -> None:  # fmt: skip
        """Keeps an edge of a view where a place is, in an attribute if there is one for that."""
        info = Info(place.node, place.anchor, relation, 1.0, place.offset, priority)
        node, anchor = self._nodes[view], _EDGES[axis][end]
        if not self._words.say(node, anchor, info, ""):
            node.constrain(anchor, info)

    def _hold_between(self, view: View, axis: Axis, start: _Place, end: _Place) -> None:
        """Between two lines: filled, or at a share of what is left."""
        fills = view.size(axis) == "match" and self._fills(view, axis)
        is_fitted = self._is_fitted(view)
        if fills and not is_fitted and self._is_plain(view, axis):
            self._keep(view, axis, 0, start, priority=_INSIDE)
            self._keep(view, axis, 1, end, priority=_INSIDE)
            return
        self._hold_at_bias(view, axis, start, end)
        if view.is_gone:
            return
        is_firm = self._is_firm(view, axis)
        is_settled = self._is_settled(view, axis, start, end)
        if (fills or not self._is_derived(view)) and not is_settled:
            inside = _KEPT if is_firm else _INSIDE
            self._keep(view, axis, 0, start, Relation.AT_LEAST, inside)
            self._keep(view, axis, 1, end, Relation.AT_MOST, inside)
        low, high = self._edges(view, axis)
        ui = self._ui
        if fills and is_fitted:
            ui.add(high - low >= _HUGE @ _EVEN)  # the room itself would be pulled smaller
        elif fills:  # a row as such: what does not fit is beyond its edges
            size = end.sum - start.sum
            ui.add(high - low == size @ (REQUIRED if view.kind == "Flow" else _FILLS))

    def _hold_at_bias(self, view: View, axis: Axis, start: _Place, end: _Place) -> None:
        bias = bias_of(view, axis)
        if axis == Axis.HORIZONTAL and self._is_right_to_left:
            bias = 1 - bias
        is_in_outer = start[:2] == (self._node, _EDGES[axis][0]) and end[:2] == (
            self._node, _EDGES[axis][1]
        )  # fmt: skip
        if bias == 0.5 and is_in_outer and start.offset == -end.offset:
            info = Info(self._node, _CENTERS[axis])
            if self._words.say(self._nodes[view], _CENTERS[axis], info, ""):
                return
        low, high = self._edges(view, axis)
        self._ui.add((low - start.sum) * (1 - bias) == (end.sum - high) * bias)

    def _is_plain(self, view: View, axis: Axis) -> bool:
        """Whether nothing but two lines decides how large it is along an axis."""
        if self._grows(axis) or view.kind == "Flow" or view.is_gone:
            return False
        axes = [axis]
        if view.says(_RATIO):
            axes = list(Axis)
            if all(sides_of(view, Axis(1 - axis))):
                return False
        names = [f"layout_constraint{NAMES[each].title()}" for each in axes]
        return not any(view.says(f"{name}_{limit}") for name in names for limit in _LIMITS)

    def _fills(self, view: View, axis: Axis) -> bool:
        name = NAMES[axis].title()
        if view.get(f"layout_constraint{name}_default", "spread") != "spread":
            return False
        if view.says(f"layout_constraint{name}_percent"):
            return False
        ratio = view.get(_RATIO)
        other = Axis(1 - axis)
        if not ratio or view.size(other) != "match":
            return not ratio
        derived = {"w": Axis.HORIZONTAL, "h": Axis.VERTICAL}.get(ratio.strip()[:1].lower())
        return derived != axis or not all(sides_of(view, other))

    def _is_fitted(self, view: View) -> bool:
        """Whether it is as large as fits between its lines, along both axes, at a ratio."""
        return (
            view.says(_RATIO)
            and all(view.size(axis) == "match" and all(sides_of(view, axis)) for axis in Axis)
            and not self._is_derived(view)
            and any(self._outer.size(axis) != "wrap" for axis in Axis)
        )

    def _is_derived(self, view: View) -> bool:
        """Whether one of its sizes follows from the other, though both could fill."""
        ratio = view.get(_RATIO).strip().lower()
        return ratio[:1] in ("w", "h") and all(view.size(axis) == "match" for axis in Axis)

    def _is_placed_elsewhere(self, view: View, axis: Axis) -> bool:
        if view.says("layout_constraintCircle"):
            return True
        return axis == Axis.VERTICAL and view.says("layout_constraintBaseline_toBaselineOf")

    def _hold_more(self, view: View) -> None:
        """What does not belong to one axis: ratios, circles, baselines, percents."""
        node, ui = self._nodes[view], self._ui
        for axis in Axis:
            name = NAMES[axis].title()
            if view.size(axis) == "match" and view.says(f"layout_constraint{name}_percent"):
                share = min(max(view.number(f"layout_constraint{name}_percent", 1.0), 0.0), 1e3)
                is_wide = axis == Axis.HORIZONTAL
                size, whole = (
                    (node.width, self._node.width) if is_wide else (node.height, self._node.height)
                )
                inner = whole - sum(self._padding(axis))
                ui.add(size == inner * share @ _FILLS)
        ratio = _ratio(view.get(_RATIO))
        is_open = any(view.size(axis) == "match" for axis in Axis)
        if ratio is not None and is_open and not view.is_gone:
            node.aspect_ratio.equal = ratio
        self._hold_circle(view, node)
        self._hold_baseline(view, node)

    def _hold_baseline(self, view: View, node: Node) -> None:
        base = view.get("layout_constraintBaseline_toBaselineOf")
        other = self._named(id_of(base), view) if base else None
        if other is view:
            self._leave_out_own(view)
        elif other is not None and other not in self._nodes:
            self._leave_out_side(other, view)
        elif other is not None:
            for each in view, other:
                self._set_baselines(each)
            node.first_baseline_align_to(self._nodes[other]).equal = 0

    def _set_baselines(self, view: View) -> None:
        node, kind = self._nodes[view], view.size(Axis.VERTICAL)
        if not content.has_text(view) or kind == "match":
            self._unsaid.leave_out("baselines of what is no text, or fills", view.place)
        if kind == "match" or node.baselines != (0, 0):
            return
        height = view.length("layout_height")
        if kind == "wrap":
            found = self._content(view)
            height = float((found if isinstance(found, Size) else found(math.inf, math.inf))[1])
        node.baselines = content.baselines(view, height, self._letter)
        self._unsaid.assume("baselines: at three quarters of a line", view.place)

    def _hold_circle(self, view: View, node: Node) -> None:
        if not view.says("layout_constraintCircle"):
            return
        name = id_of(view.get("layout_constraintCircle"))
        other = self._outer if name in ("parent", self._outer.id) else self._named(name, view)
        center = None if other is None else self._nodes.get(other)
        if center == node:
            self._leave_out_own(view)
            return
        if center is None:
            self._leave_out_side(other, view)
            return
        angle = view.number("layout_constraintCircleAngle", 0.0)
        node.keep_circle(center, angle, max(view.length("layout_constraintCircleRadius"), 0.0))

    # Chains

    def _hold_chain(self, chain: Chain, sides: dict[View, tuple[Side | None, Side | None]]) -> None:
        axis, ui = chain.axis, self._ui
        visible = [view for view in chain.members if not view.is_gone]
        members = visible or chain.members[:1]
        start = self._line_of(sides[chain.members[0]][0], axis).sum
        end = self._line_of(sides[chain.members[-1]][1], axis).sum
        edges = [self._edges(view, axis) for view in members]
        before = [self._margin(sides[view][0]) for view in members]
        after = [self._margin(sides[view][1]) for view in members]
        gaps = [edges[0][0] - start - before[0]]
        for at in range(len(members) - 1):
            gap = edges[at + 1][0] - edges[at][1]
            gaps.append(gap - (after[at] + before[at + 1]))
        gaps.append(end - edges[-1][1] - after[-1])
        for gap in gaps[1:-1]:
            ui.add(gap >= 0 @ _INSIDE)
        fillers = [
            view for view in visible if view.size(axis) == "match" and self._fills(view, axis)
        ]
        if any(chain.weight(view) > 0 for view in fillers):
            for gap in gaps:
                ui.add(gap == 0 @ _EVEN)
            self._share(chain, fillers)
        self._distribute(chain, gaps)
        for view in chain.members:
            if view not in members:
                at = chain.members.index(view)
                beside = start if at == 0 else self._edges(chain.members[at - 1], axis)[1]
                ui.add(self._edges(view, axis)[0] == beside)

    def _distribute(self, chain: Chain, gaps: list[Sum]) -> None:
        ui, bias = self._ui, chain.bias
        if chain.style == "packed" or len(gaps) == 2:
            for gap in gaps[1:-1]:
                ui.add(gap == 0 @ _INSIDE)
            if chain.axis == Axis.HORIZONTAL and self._is_right_to_left:
                bias = 1 - bias
            ui.add(gaps[0] * (1 - bias) == gaps[-1] * bias)
        elif chain.style == "spread_inside":
            ui.add_all([gaps[0] == 0 @ _EVEN, gaps[-1] == 0 @ _EVEN, gaps[0] == gaps[-1]])
            ui.add_all([gap == gaps[1] @ _FILLS for gap in gaps[2:-1]])
        else:
            ui.add(gaps[0] == gaps[-1])
            ui.add_all([gap == gaps[0] @ _FILLS for gap in gaps[1:-1]])
        for gap in gaps[0], gaps[-1]:
            ui.add(gap >= 0 @ _FILLS)

    def _share(self, chain: Chain, fillers: list[View]) -> None:
        sizes = [
            +(
                self._nodes[view].width
                if chain.axis == Axis.HORIZONTAL
                else self._nodes[view].height
            )
            for view in fillers
        ]
        weights = [chain.weight(view) for view in fillers]
        first = next(at for at, weight in enumerate(weights) if weight > 0)
        for at, size in enumerate(sizes):
            if at != first:
                self._ui.add(size * weights[first] == sizes[first] * weights[at] @ _FILLS)

    # Lines

    def _edges(self, view: View, axis: Axis) -> tuple[Line, Line]:
        node = self._nodes[view]
        return (node.left, node.right) if axis == Axis.HORIZONTAL else (node.top, node.bottom)

    def _at(self, side: Side | None, view: View, axis: Axis, sign: int) -> _Place | None:
        """Where a side of a view is to be; None where nothing holds it."""
        if side is None:
            return None
        if self._views.get(side.target) is view:
            self._leave_out_own(view)
            return None
        if side.target != "parent" and self._target(side, axis) is None:
            self._leave_out_side(self._named(side.target, view), view)
            return None
        return self._line_of(side, axis).moved(sign * self._margin(side))

    def _target(self, side: Side, axis: Axis) -> Node | None:
        if side.target in self._lines:
            line, along = self._lines[side.target]
            return line if along == axis else None
        view = self._views.get(side.target)
        return None if view is None else self._nodes.get(view)

    def _line_of(self, side: Side | None, axis: Axis) -> _Place:
        node = None if side is None else self._target(side, axis)
        if side is None or node is None:
            return self._edge_of_outer(axis, 0 if side is None else side.end)
        return _Place(node, _EDGES[axis][side.end])

    def _edge_of_outer(self, axis: Axis, end: int) -> _Place:
        inside = self._outer.inside(SIDES[axis][end])
        return _Place(self._node, _EDGES[axis][end], -inside if end else inside)

    def _margin(self, side: Side | None) -> float:
        if side is None:
            return 0.0
        view = self._views.get(side.target)
        is_gone = view is not None and view.is_gone
        if is_gone and side.gone_margin is not None:
            return side.gone_margin
        return side.margin

    @property
    def _is_right_to_left(self) -> bool:
        return self._outer.is_right_to_left


_DIRECTIONS = {"rtl": Direction.RIGHT_TO_LEFT, "ltr": Direction.LEFT_TO_RIGHT}
_ANCHORS = {
    "left": Anchor.LEFT, "right": Anchor.RIGHT, "top": Anchor.TOP, "bottom": Anchor.BOTTOM,
    "start": Anchor.LEADING, "end": Anchor.TRAILING,
}  # fmt: skip
_STYLES = {
    "spread": Distribution.SPREAD, "spread_inside": Distribution.EQUAL_GAPS,
    "packed": Distribution.PACKED,
}  # fmt: skip
_ALIGN = {
    "top": Align.START, "start": Align.START, "bottom": Align.END, "end": Align.END,
    "center": Align.CENTER, "baseline": Align.FIRST_BASELINE,
}  # fmt: skip


def _ratio(text: str) -> float | None:
    """Width divided by height, of `16:9`, `H,16:9`, `1.5`."""
    numbers = text.rpartition(",")[2].split(":")
    try:
        found = float(numbers[0]) / float(numbers[1] if len(numbers) > 1 else 1)
    except (ValueError, ZeroDivisionError, IndexError):
        return None
    return found if 1e-6 < found < 1e6 else None
