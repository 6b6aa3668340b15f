"""The words of TULayoutAdditions: setting a property makes a constraint.

green.constrained_top = blue.constrained_bottom.greater_than_or_equal.plus(10)
green.constrained_bottom = red.constrained_bottom
green.constrained_height = Info.number(100).with_priority(LOW)
green.constrained_right = red.constrained_left.minus(10)
green.constrained_left = 10
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, SupportsFloat, TypeAlias, overload

from .._c import arguments as _arguments
from .._c.ffi import NO_NODE, C
from .._c.frozen import Frozen
from ..attributes.constraint import Constraint
from ..kinds import Anchor
from ..values import REQUIRED, Priority, Relation, Value

if TYPE_CHECKING:
    from typing_extensions import Self

    from .node import Node


class Info(Frozen):
    """The right side of a constraint, with its relation and priority. It is a value: every method
    returns another one.

    It is always multiplier * anchor + constant: `plus` and `times` may come in any order, and
    `times` does not multiply what was added before.
    """

    # In the order of the arguments.
    __slots__ = ("node", "anchor", "relation", "multiplier", "constant", "priority")  # noqa: RUF023
    node: Node | None
    """Whose anchor. With None a size is a number of points, and a position counts from the same
    position of the parent."""
    anchor: Anchor | None
    relation: Relation
    multiplier: float
    constant: float
    priority: float

    def __init__(
        self,
        node: Node | None = None,
        anchor: Anchor | None = None,
        relation: Relation = Relation.EQUAL,
        multiplier: float = 1.0,
        constant: float = 0.0,
        priority: float = REQUIRED,
    ) -> None:
        self._set(node, anchor, relation, multiplier, constant, priority)

    def _with(self, field: str, value: object) -> Self:
        fields: dict[str, Any] = dict(zip(self.__slots__, self._fields(), strict=True))
        return type(self)(**{**fields, field: value})

    @classmethod
    def number(cls, constant: SupportsFloat) -> Self:
        """A number alone."""
        return cls(constant=_arguments.number(constant))

    @property
    def equal(self) -> Self:
        """To be equal to it, as is usual."""
        return self._with("relation", Relation.EQUAL)

    @property
    def greater_than_or_equal(self) -> Self:
        """To be at least it."""
        return self._with("relation", Relation.AT_LEAST)

    @property
    def less_than_or_equal(self) -> Self:
        """To be at most it."""
        return self._with("relation", Relation.AT_MOST)

    def with_constant(self, constant: SupportsFloat) -> Self:
        """With this constant in place of the one that it has."""
        return self._with("constant", _arguments.number(constant))

    def with_multiplier(self, multiplier: SupportsFloat) -> Self:
        """With this multiplier in place of the one that it has."""
        return self._with("multiplier", _arguments.number(multiplier))

    def with_priority(self, priority: SupportsFloat) -> Self:
        """At another priority than required.

        Raises InvalidArgumentError for a number that is none.
        """
        return self._with("priority", float(Priority(priority)))

    def plus(self, number: SupportsFloat) -> Self:
        """With that much added to the constant."""
        return self._with("constant", self.constant + _arguments.number(number))

    def minus(self, number: SupportsFloat) -> Self:
        """With that much taken off the constant."""
        return self._with("constant", self.constant - _arguments.number(number))

    def times(self, number: SupportsFloat) -> Self:
        """With the multiplier times that; the constant stays."""
        return self._with("multiplier", self.multiplier * _arguments.number(number))

    def divided_by(self, number: SupportsFloat) -> Self:
        """With the multiplier divided by that; the constant stays."""
        return self._with("multiplier", self.multiplier / _arguments.number(number))


AnyInfo: TypeAlias = Info | SupportsFloat | Value
"""What an anchor is constrained to: an Info, or a number alone, also at a priority."""


class _Constrained:
    """`node.constrained_left`: reads as an Info; setting it makes one more constraint."""

    def __init__(self, anchor: Anchor) -> None:
        self._anchor = anchor
        self.__doc__ = f"{anchor.name.lower().replace('_', ' ')}, as an Info; set, a constraint."

    @overload
    def __get__(self, node: None, owner: type) -> Self: ...
    @overload
    def __get__(self, node: Any, owner: type) -> Info: ...
    def __get__(self, node: Any, owner: type) -> Info | Self:
        return self if node is None else Info(node, self._anchor)

    def __set__(self, node: Any, info: AnyInfo) -> None:
        node.constrain(self._anchor, info)


class Constrained:
    """Anchors that are constrained by being set. Every setting makes exactly one constraint, at
    once active, in addition to those that are there. Layout.capture collects them; `constrain`
    returns the one it makes.

        with ui.capture() as made:
            green.constrained_left = 10
        green_constraint = made[-1]

    A right side does not change its sign: constrained_right = -10 is 10 inside the parent's right.
    Setting raises InvalidArgumentError (also for a pair that means nothing), InvalidHandleError,
    and UnrelatedError: for nodes that share no tree, and a root has no parent to be constrained to.
    """

    __slots__ = ()
    _owner: Any
    _handle: Any

    constrained_left: _Constrained = _Constrained(Anchor.LEFT)
    constrained_right: _Constrained = _Constrained(Anchor.RIGHT)
    constrained_top: _Constrained = _Constrained(Anchor.TOP)
    constrained_bottom: _Constrained = _Constrained(Anchor.BOTTOM)
    constrained_leading: _Constrained = _Constrained(Anchor.LEADING)
    constrained_trailing: _Constrained = _Constrained(Anchor.TRAILING)
    constrained_width: _Constrained = _Constrained(Anchor.WIDTH)
    constrained_height: _Constrained = _Constrained(Anchor.HEIGHT)
    constrained_center_x: _Constrained = _Constrained(Anchor.CENTER_X)
    constrained_center_y: _Constrained = _Constrained(Anchor.CENTER_Y)
    constrained_baseline: _Constrained = _Constrained(Anchor.LAST_BASELINE)

    def constrain(self, anchor: Anchor, info: AnyInfo, *, installed: bool = True) -> Constraint:
        """Constrains any anchor, as setting constrained_left does, and returns the constraint.

        constraint = green.constrain(Anchor.LEFT, 10, installed=False)
        constraint.install()
        """
        kind, side = _arguments.code(anchor, Anchor), _as_info(info)
        other = NO_NODE if side.node is None else _arguments.own(side.node, self._owner)
        made = C.keep_node_constrain(
            self._owner._pointer, self._handle, kind, side.relation, other, side.anchor or kind,
            side.multiplier, side.constant, side.priority,
            _arguments.flag(installed),
        )  # fmt: skip
        return Constraint(self._owner, made)


def _as_info(info: AnyInfo) -> Info:
    if isinstance(info, Info):
        return info
    if isinstance(info, Value):
        return Info.number(info.value).with_priority(info.priority)
    return Info.number(info)
