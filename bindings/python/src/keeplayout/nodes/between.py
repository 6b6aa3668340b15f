"""What is kept between neighbours: equal sizes, gaps, alignments, gap by gap along many nodes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, overload

from .._c.arguments import code, number
from .._c.ffi import C
from ..attributes.accessors import Own
from ..attributes.attribute import as_value
from ..attributes.group import Group, give_back
from ..kinds import AttributeKind as Kind
from ..values import REQUIRED, AnyValue, Relation

if TYPE_CHECKING:
    from typing_extensions import Self


class _Between(Own):
    """A group: an attribute of every node in relation to the next one."""

    if TYPE_CHECKING:

        @overload
        def __get__(self, node: None, owner: type) -> Self: ...
        @overload
        def __get__(self, node: Any, owner: type) -> Group: ...
        def __get__(self, node: Any, owner: type) -> Group | Self: ...

    def _of(self, node: Any) -> Group:
        group: Group = node.between(self._kind)
        return group


class Between:
    """Every node and the next one, in pairs; fewer than two nodes are no pair, and nothing is done.

        row.keep_widths_equal()
        row.keep_horizontal_offsets(10)
        row.horizontal_offsets.min = 8
        row.keep_top_aligned()

    Alignments of other than 0 make stairs. These raise UnrelatedError, InvalidHandleError, and
    InvalidArgumentError for one node twice in a row; then nothing is set.
    """

    __slots__ = ()
    _owner: Any

    horizontal_offsets: _Between = _Between(
        Kind.RIGHT_OFFSET, "Group: next.left = right + v, gaps."
    )
    leading_offsets: _Between = _Between(
        Kind.TRAILING_OFFSET, "Group: next.leading = trailing + v, gaps."
    )
    vertical_offsets: _Between = _Between(Kind.BOTTOM_OFFSET, "Group: next.top = bottom + v, gaps.")
    baseline_offsets: _Between = _Between(
        Kind.LAST_BASELINE_OFFSET, "Group: next.first baseline = last baseline + v."
    )
    left_alignments: _Between = _Between(Kind.LEFT_ALIGN, "Group: left = next.left + v.")
    right_alignments: _Between = _Between(Kind.RIGHT_ALIGN, "Group: right = next.right - v.")
    leading_alignments: _Between = _Between(
        Kind.LEADING_ALIGN, "Group: leading = next.leading + v."
    )
    trailing_alignments: _Between = _Between(
        Kind.TRAILING_ALIGN, "Group: trailing = next.trailing - v."
    )
    top_alignments: _Between = _Between(Kind.TOP_ALIGN, "Group: top = next.top + v.")
    bottom_alignments: _Between = _Between(Kind.BOTTOM_ALIGN, "Group: bottom = next.bottom - v.")
    vertical_alignments: _Between = _Between(
        Kind.VERTICAL_ALIGN, "Group: centre x = next.centre x + v: along a vertical line."
    )
    horizontal_alignments: _Between = _Between(
        Kind.HORIZONTAL_ALIGN, "Group: centre y = next.centre y + v: along a horizontal line."
    )
    first_baseline_alignments: _Between = _Between(
        Kind.FIRST_BASELINE_ALIGN, "Group: first baseline = next.first baseline - v."
    )
    last_baseline_alignments: _Between = _Between(
        Kind.LAST_BASELINE_ALIGN, "Group: last baseline = next.last baseline - v."
    )

    def between(self, kind: Kind) -> Group:
        """A group: an attribute of every node in relation to the next one."""
        give_back(self._owner)
        pointer, handles = self._owner._pointer, self._node_handles()
        found = C.keep_nodes_attribute_between(pointer, handles, len(handles), code(kind, Kind))
        return Group(self._owner, found)

    # Sizes

    def keep_widths_equal(self, priority: float = REQUIRED) -> None:
        """Keeps every width equal to that of the next."""
        self._keep(Kind.WIDTH, 1, priority)

    def keep_heights_equal(self, priority: float = REQUIRED) -> None:
        """Keeps every height equal to that of the next."""
        self._keep(Kind.HEIGHT, 1, priority)

    def keep_sizes_equal(self, priority: float = REQUIRED) -> None:
        """Keeps every width and height equal to those of the next."""
        self._keep(Kind.SIZE, 1, priority)

    # Gaps

    def keep_horizontal_offsets(self, value: AnyValue) -> None:
        """Keeps the gaps from left to right at a value."""
        self._keep_value(Kind.RIGHT_OFFSET, value)

    def keep_leading_offsets(self, value: AnyValue) -> None:
        """Keeps the gaps in reading direction at a value."""
        self._keep_value(Kind.TRAILING_OFFSET, value)

    def keep_vertical_offsets(self, value: AnyValue) -> None:
        """Keeps the gaps from top to bottom at a value."""
        self._keep_value(Kind.BOTTOM_OFFSET, value)

    def keep_baseline_offsets(self, value: AnyValue) -> None:
        """Keeps the distances from last to first baseline at a value."""
        self._keep_value(Kind.LAST_BASELINE_OFFSET, value)

    def distribute(self, kind: Kind, priority: float = REQUIRED) -> None:
        """Keeps the gaps along the axis of a kind of offset equal to each other, however wide they
        come out; the nodes are in their order along it."""
        handles = self._node_handles()
        C.keep_nodes_distribute(
            self._owner._pointer, handles, len(handles), code(kind, Kind), number(priority)
        )

    def distribute_horizontally(self, priority: float = REQUIRED) -> None:
        """Keeps the gaps from left to right equal to each other."""
        self.distribute(Kind.RIGHT_OFFSET, priority)

    def distribute_vertically(self, priority: float = REQUIRED) -> None:
        """Keeps the gaps from top to bottom equal to each other."""
        self.distribute(Kind.BOTTOM_OFFSET, priority)

    # Alignments

    def keep_left_alignments(self, value: AnyValue) -> None:
        """Keeps every left edge so far from the next one's."""
        self._keep_value(Kind.LEFT_ALIGN, value)

    def keep_right_alignments(self, value: AnyValue) -> None:
        """Keeps every right edge so far inside the next one's."""
        self._keep_value(Kind.RIGHT_ALIGN, value)

    def keep_leading_alignments(self, value: AnyValue) -> None:
        """Keeps every leading edge so far from the next one's."""
        self._keep_value(Kind.LEADING_ALIGN, value)

    def keep_trailing_alignments(self, value: AnyValue) -> None:
        """Keeps every trailing edge so far inside the next one's."""
        self._keep_value(Kind.TRAILING_ALIGN, value)

    def keep_top_alignments(self, value: AnyValue) -> None:
        """Keeps every top edge so far from the next one's."""
        self._keep_value(Kind.TOP_ALIGN, value)

    def keep_bottom_alignments(self, value: AnyValue) -> None:
        """Keeps every bottom edge so far inside the next one's."""
        self._keep_value(Kind.BOTTOM_ALIGN, value)

    def keep_vertical_alignments(self, value: AnyValue) -> None:
        """Keeps every horizontal centre so far from the next one's."""
        self._keep_value(Kind.VERTICAL_ALIGN, value)

    def keep_horizontal_alignments(self, value: AnyValue) -> None:
        """Keeps every vertical centre so far from the next one's."""
        self._keep_value(Kind.HORIZONTAL_ALIGN, value)

    def keep_first_baseline_alignments(self, value: AnyValue) -> None:
        """Keeps every first baseline so far above the next one's."""
        self._keep_value(Kind.FIRST_BASELINE_ALIGN, value)

    def keep_last_baseline_alignments(self, value: AnyValue) -> None:
        """Keeps every last baseline so far above the next one's."""
        self._keep_value(Kind.LAST_BASELINE_ALIGN, value)

    def keep_left_aligned(self, priority: float = REQUIRED) -> None:
        """Keeps their left edges aligned."""
        self._keep(Kind.LEFT_ALIGN, 0, priority)

    def keep_right_aligned(self, priority: float = REQUIRED) -> None:
        """Keeps their right edges aligned."""
        self._keep(Kind.RIGHT_ALIGN, 0, priority)

    def keep_leading_aligned(self, priority: float = REQUIRED) -> None:
        """Keeps their leading edges aligned."""
        self._keep(Kind.LEADING_ALIGN, 0, priority)

    def keep_trailing_aligned(self, priority: float = REQUIRED) -> None:
        """Keeps their trailing edges aligned."""
        self._keep(Kind.TRAILING_ALIGN, 0, priority)

    def keep_top_aligned(self, priority: float = REQUIRED) -> None:
        """Keeps their top edges aligned."""
        self._keep(Kind.TOP_ALIGN, 0, priority)

    def keep_bottom_aligned(self, priority: float = REQUIRED) -> None:
        """Keeps their bottom edges aligned."""
        self._keep(Kind.BOTTOM_ALIGN, 0, priority)

    def keep_vertically_aligned(self, priority: float = REQUIRED) -> None:
        """Keeps their centres on one vertical line."""
        self._keep(Kind.VERTICAL_ALIGN, 0, priority)

    def keep_horizontally_aligned(self, priority: float = REQUIRED) -> None:
        """Keeps their centres on one horizontal line."""
        self._keep(Kind.HORIZONTAL_ALIGN, 0, priority)

    def keep_first_baseline_aligned(self, priority: float = REQUIRED) -> None:
        """Keeps their first baselines aligned."""
        self._keep(Kind.FIRST_BASELINE_ALIGN, 0, priority)

    def keep_last_baseline_aligned(self, priority: float = REQUIRED) -> None:
        """Keeps their last baselines aligned."""
        self._keep(Kind.LAST_BASELINE_ALIGN, 0, priority)

    def _keep_value(self, kind: Kind, value: AnyValue) -> None:
        self._keep(kind, *as_value(value))

    def _keep(self, kind: Kind, value: float, priority: float) -> None:
        handles = self._node_handles()
        C.keep_nodes_set_between(
            self._owner._pointer, handles, len(handles), kind, Relation.EQUAL, value,
            number(priority),
        )  # fmt: skip

    def _node_handles(self) -> Any:
        raise NotImplementedError
