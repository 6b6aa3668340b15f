"""Rows and columns: nodes that arrange their children by constraints."""

from __future__ import annotations

import ctypes
import math
from enum import IntEnum
from typing import TYPE_CHECKING, SupportsFloat, TypeVar

from .._c.api import keep_stack
from .._c.arguments import code, flag, number, number_or_none
from .._c.ffi import C
from .._c.members import Member, handles
from ..geometry import AnyInsets, Insets
from ..kinds import Align, Axis, ContainerValue, Distribution, MemberValue
from .environment import as_insets

if TYPE_CHECKING:
    from .node import Node

_Choice = TypeVar("_Choice", bound=IntEnum)


class Containers(Member):
    """A row or column arranges its children, in their order, by constraints: priorities, conflicts,
    explanations and animations are as for all others. Its members come, go and change places as
    children do (node, move, move_before, destroy); one that is gone leaves no gap.

        bar = window.row(save, cancel, help, gap=8, padding=16, align=Align.CENTER)
        save.weight = 2
        bar.gap = 12

    Everything is live. Setting raises StateError for a node that is no container, or not in one,
    InvalidArgumentError for negative lengths and weights, InvalidHandleError.
    """

    __slots__ = ()

    def row(
        self,
        *members: Node,
        gap: SupportsFloat = 0,
        padding: AnyInsets = 0,
        align: Align = Align.FILL,
        distribution: Distribution = Distribution.FILL,
        bias: SupportsFloat = 0,
    ) -> Node:
        """A new last child that arranges nodes in a row, in reading direction. They become its
        children.

        Args:
            members: each once, and none that contains this node.
            gap: from one member to the next.
            padding: from its edges to the members; left is the leading edge, right the trailing
                one. One number is for all four.
            align: how members lie across it.
            distribution: how members lie along it.
            bias: how much of what is left is before packed members: 0 none, 0.5 half of it, 1 all.

        Raises CycleError for a member that contains this node, StateError for guides,
        InvalidArgumentError for a member that is given twice, and for negative lengths.
        """
        return self._stack(Axis.HORIZONTAL, members, gap, padding, align, distribution, bias)

    def column(
        self,
        *members: Node,
        gap: SupportsFloat = 0,
        padding: AnyInsets = 0,
        align: Align = Align.FILL,
        distribution: Distribution = Distribution.FILL,
        bias: SupportsFloat = 0,
    ) -> Node:
        """A new last child that arranges nodes in a column; otherwise as row."""
        return self._stack(Axis.VERTICAL, members, gap, padding, align, distribution, bias)

    # Of a container

    @property
    def is_container(self) -> bool:
        """Whether it arranges its children."""
        return not math.isnan(self._container_value(ContainerValue.AXIS))

    @property
    def axis(self) -> Axis | None:
        """Whether a container is a row or a column. None for other nodes, as of all these."""
        return self._chosen(ContainerValue.AXIS, Axis)

    @axis.setter
    def axis(self, axis: Axis) -> None:
        self._set_container(ContainerValue.AXIS, code(axis, Axis))

    @property
    def gap(self) -> float | None:
        """From one member to the next."""
        return _some(self._container_value(ContainerValue.GAP))

    @gap.setter
    def gap(self, gap: SupportsFloat) -> None:
        self._set_container(ContainerValue.GAP, number(gap))

    @property
    def padding(self) -> Insets | None:
        """From its edges to the members; left is the leading edge, right the trailing one."""
        padding = Insets(*map(self._container_value, _PADDING))
        return None if math.isnan(padding.top) else padding

    @padding.setter
    def padding(self, padding: AnyInsets) -> None:
        insets, before = as_insets(padding), self.padding
        try:
            for side in _PADDING:
                self._set_container(
                    side, getattr(insets, side.name.removeprefix("PADDING_").lower())
                )
        except Exception:
            for side, length in zip(_PADDING, before or (), strict=False):
                self._set_container(side, length)
            raise

    @property
    def align(self) -> Align | None:
        """How members lie across it."""
        return self._chosen(ContainerValue.ALIGN, Align)

    @align.setter
    def align(self, align: Align) -> None:
        self._set_container(ContainerValue.ALIGN, code(align, Align))

    @property
    def distribution(self) -> Distribution | None:
        """How members lie along it."""
        return self._chosen(ContainerValue.DISTRIBUTION, Distribution)

    @distribution.setter
    def distribution(self, distribution: Distribution) -> None:
        self._set_container(ContainerValue.DISTRIBUTION, code(distribution, Distribution))

    @property
    def bias(self) -> float | None:
        """How much of what is left is before packed members: 0 none, 0.5 half of it, 1 all."""
        return _some(self._container_value(ContainerValue.BIAS))

    @bias.setter
    def bias(self, bias: SupportsFloat) -> None:
        self._set_container(ContainerValue.BIAS, number(bias))

    # Of a member

    @property
    def weight(self) -> float:
        """Its share of what members of its container without a weight leave, which are then as
        small as they may be; 0 for none."""
        return self._member_value(MemberValue.WEIGHT)

    @weight.setter
    def weight(self, weight: SupportsFloat) -> None:
        self._set_member(MemberValue.WEIGHT, number(weight))

    @property
    def gap_after(self) -> float | None:
        """From it to the next member; None for the gap of the container."""
        return _some(self._member_value(MemberValue.GAP_AFTER))

    @gap_after.setter
    def gap_after(self, gap: SupportsFloat | None) -> None:
        self._set_member(MemberValue.GAP_AFTER, number_or_none(gap))

    @property
    def own_align(self) -> Align | None:
        """How it lies across its container; None for the alignment of the container."""
        found = _some(self._member_value(MemberValue.ALIGN))
        return None if found is None else Align(int(found))

    @own_align.setter
    def own_align(self, align: Align | None) -> None:
        self._set_member(MemberValue.ALIGN, math.nan if align is None else code(align, Align))

    @property
    def is_excluded(self) -> bool:
        """Whether it is not arranged, though it is in a container."""
        return self._member_value(MemberValue.EXCLUDED) == 1

    @is_excluded.setter
    def is_excluded(self, excluded: bool) -> None:
        self._set_member(MemberValue.EXCLUDED, flag(excluded))

    # Behind these

    def _stack(
        self, axis: Axis, members: tuple[Node, ...], gap: SupportsFloat,
        padding: AnyInsets, align: Align, distribution: Distribution, bias: SupportsFloat,
    ) -> Node:  # fmt: skip
        stack = keep_stack(
            ctypes.sizeof(keep_stack), axis, number(gap), as_insets(padding), code(align, Align),
            code(distribution, Distribution), number(bias),
        )  # fmt: skip
        made = C.keep_stack_create(
            self._owner._pointer, self._handle, ctypes.byref(stack),
            handles(type(self), self._owner, members), len(members),
        )  # fmt: skip
        node: Node = self._owner._node(made)
        return node

    def _container_value(self, what: ContainerValue) -> float:
        return float(C.keep_container_get(self._owner._pointer, self._handle, what))

    def _chosen(self, what: ContainerValue, kind: type[_Choice]) -> _Choice | None:
        found = self._container_value(what)
        return None if math.isnan(found) else kind(int(found))

    def _set_container(self, what: ContainerValue, value: float) -> None:
        C.keep_container_set(self._owner._pointer, self._handle, what, value)

    def _member_value(self, what: MemberValue) -> float:
        return float(C.keep_member_get(self._owner._pointer, self._handle, what))

    def _set_member(self, what: MemberValue, value: float) -> None:
        C.keep_member_set(self._owner._pointer, self._handle, what, value)


_PADDING = (
    ContainerValue.PADDING_TOP,
    ContainerValue.PADDING_LEFT,
    ContainerValue.PADDING_BOTTOM,
    ContainerValue.PADDING_RIGHT,
)


def _some(number: float) -> float | None:
    return None if math.isnan(number) else number
