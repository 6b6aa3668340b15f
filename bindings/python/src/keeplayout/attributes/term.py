"""Terms: where the lines of nodes are, and how large nodes are, as things to calculate with.

    >>> ui.add(green.top >= blue.bottom + 10)
    <top of <green> at least bottom of <blue> + 10 with required priority>
    >>> ui.add(green.height == 100 @ LOW)
    <height of <green> equal to 100 with low priority>

A comparison is a value. Layout.add makes a constraint of it.
"""

from __future__ import annotations

from collections.abc import Iterable
from struct import pack
from typing import TYPE_CHECKING, Any, ClassVar, NoReturn, SupportsFloat, TypeAlias, overload

from .._c import arguments as _arguments
from .._c.api import keep_term
from .._c.ffi import NO_NODE, C
from .._c.misspelt import Named
from ..errors import InvalidArgumentError, InvalidHandleError
from ..kinds import Anchor, AttributeKind
from ..values import REQUIRED, Priority, Relation, Value
from .accessors import Own
from .attribute import Attribute
from .constraint import Constraint

if TYPE_CHECKING:
    from typing_extensions import Self

    from ..nodes.node import Node


class Operand(Named):
    """What can be added, multiplied by a number, given a priority, and compared: a line of a node
    (`node.left`), a size (`node.width`), or a sum of them. All are values: using one twice gives
    the same thing twice.

        ui.add((red.left - green.right) == 2 * (blue.left - red.right))
        ui.add(green.width <= red.width / 2 @ HIGH)

    `==`, `<=` and `>=` give a Comparison, which Layout.add makes a constraint of. By itself it has
    no effect, so that terms can be looked for in a list, and lines and sizes can be keys of a dict.
    `constrain` is for a relation that is not known beforehand.

    A number compared with a position counts from the same position of the parent: `green.right ==
    -10` is 10 inside the parent's right, also if the node gets another parent. Compared with a size
    it is a number of points.

    `<` and `>` are refused, as no layout can keep them. `!=` tells whether two terms are different
    ones. A term is neither true nor false.
    """

    __slots__ = ()
    __array_ufunc__ = None
    """Leaves operators of numpy numbers to this class."""

    def _sum(self) -> Sum:
        raise NotImplementedError

    def _is_known_by(self) -> str:
        """Where to read the number that a term is."""
        return "where a node is tells its frame: node.frame, node.frame_in_root"

    def _key(self) -> tuple[Any, ...]:
        """What two terms are the same by."""
        found = self._sum()
        return found._owner, found._terms, found._constant, found._priority

    # Arithmetic

    def __add__(self, other: Term) -> Sum:
        right = _operand(other)
        return NotImplemented if right is None else self._sum()._plus(right, 1)

    def __radd__(self, other: Term) -> Sum:
        left = _operand(other)
        return NotImplemented if left is None else left._plus(self._sum(), 1)

    def __sub__(self, other: Term) -> Sum:
        right = _operand(other)
        return NotImplemented if right is None else self._sum()._plus(right, -1)

    def __rsub__(self, other: Term) -> Sum:
        left = _operand(other)
        return NotImplemented if left is None else left._plus(self._sum(), -1)

    def __mul__(self, factor: SupportsFloat) -> Sum:
        return self._sum()._times(_factor(factor))

    __rmul__ = __mul__

    def __truediv__(self, divisor: SupportsFloat) -> Sum:
        return self._sum()._times(1 / _factor(divisor))

    def __neg__(self) -> Sum:
        return self._sum()._times(-1)

    def __pos__(self) -> Sum:
        return self._sum()

    def __matmul__(self, priority: SupportsFloat) -> Sum:
        return self._sum()._at(float(Priority(priority)))

    # Comparison

    def constrain(self, relation: Relation, right: Term, *, installed: bool = True) -> Constraint:
        """Makes a constraint: this at most, equal to, or at least the right side.

            green.left.constrain(Relation.EQUAL, blue.right + 10)

        Raises as Layout.add.
        """
        comparison = Comparison(self, Relation(relation), right)
        return comparison._made(None, _arguments.flag(installed))

    def __eq__(self, other: object) -> Comparison:  # type: ignore[override]
        return Comparison(self, Relation.EQUAL, other) if _is_term(other) else NotImplemented

    def __le__(self, other: Term) -> Comparison:
        return Comparison(self, Relation.AT_MOST, other) if _is_term(other) else NotImplemented

    def __ge__(self, other: Term) -> Comparison:
        return Comparison(self, Relation.AT_LEAST, other) if _is_term(other) else NotImplemented

    def __lt__(self, other: object) -> NoReturn:
        raise TypeError("a comparison is ==, <= or >=, not <")

    def __gt__(self, other: object) -> NoReturn:
        raise TypeError("a comparison is ==, <= or >=, not >")

    def __bool__(self) -> NoReturn:
        raise TypeError(f"{self._sum()!r} is neither true nor false; {_ONE_BY_ONE}")

    __hash__: ClassVar[None]  # type: ignore[assignment]


_ONE_BY_ONE = "add each comparison by itself: ui.add_all([green.left == 10, green.top >= 20])"


class Comparison:
    """Terms that are to be equal, or one at most or at least the other: `green.left >= red.left`.
    Layout.add makes a constraint of it, as often as it is passed one.

    As a truth value, one by `==` tells whether both sides are the same term, which is what Python
    asks for in `line in lines`; others have none, so that a chain, and `if node.width == 10`, raise
    TypeError. One that has
    been asked for it is not added: `a and b` would be one of the two. One that is dropped without
    having been used is a mistake, which a RuntimeWarning tells.
    """

    __slots__ = ("_is_used", "_was_judged", "left", "relation", "right")

    def __init__(self, left: Operand, relation: Relation, right: Any) -> None:
        self.left: Operand = left
        self.relation: Relation = relation
        self.right: Any = right
        self._is_used = self._was_judged = False

    def __bool__(self) -> bool:
        self._is_used = self._was_judged = True
        if self.relation != Relation.EQUAL:
            raise TypeError(f"{self!r} is neither true nor false; {_ONE_BY_ONE}")
        if not isinstance(self.right, Operand):
            words = f"{self!r} is neither true nor false; {self.left._is_known_by()}"
            raise TypeError(f"{words}; {_ONE_BY_ONE}")
        return self.left._key() == self.right._key()

    def __repr__(self) -> str:
        self._is_used = True
        sign = {Relation.AT_MOST: "<=", Relation.EQUAL: "==", Relation.AT_LEAST: ">="}
        right = _operand(self.right)
        words = _arguments.shown(self.right) if right is None else right._words()
        return f"<{self.left._sum()._words()} {sign[self.relation]} {words}>"

    def __del__(self) -> None:
        if not self._is_used:
            import warnings

            words = "a comparison of terms was never added, as by ui.add(green.left == 10)"
            warnings.warn(words, RuntimeWarning, stacklevel=2)

    def _made(self, layout: Any, installed: bool) -> Constraint:
        """The constraint, in the layout if one is told, which has to be that of the terms."""
        self._is_used = True
        if type(self.left) is Line and type(self.right) in _LINES:
            made = self._of_two_lines(layout, installed)
            if made is not None:
                return made
        right = _operand(self.right)
        if right is None:
            raise TypeError(f"a term or a number is needed, not {_arguments.shown(self.right)}")
        left = self.left
        sum_ = left._sum()
        owner = _common_owner(sum_, right)
        if layout is not None and owner is not layout:
            raise InvalidHandleError("the terms are of another layout")
        priority = _common_priority(sum_, right) or REQUIRED
        if isinstance(left, Line) and not right._terms:
            made = C.keep_node_constrain(
                owner._pointer, left.node._handle, left.anchor, self.relation, NO_NODE, left.anchor,
                1.0, right._constant, priority, installed,
            )  # fmt: skip
            return Constraint(owner, made)
        if not right._terms and _is_position(sum_._terms):
            raise InvalidArgumentError(
                "of a position, a number alone says nothing but by itself (green.right == -10); "
                "say what it is measured from (window.right - 10)"
            )
        terms, count = _as_keep_terms(sum_, right)
        constant = right._constant - sum_._constant
        made = C.keep_constraint_create(
            owner._pointer, terms, count, self.relation, constant, priority, installed
        )
        return Constraint(owner, made)

    def _of_two_lines(self, layout: Any, installed: bool) -> Constraint | None:
        """The same of two lines and a number, as most are; None for anything else. It takes a third
        of the time, as no sum is put together."""
        left: Any = self.left
        right, owner = self.right, left.node._owner
        if type(right) is Line:
            node, anchor, factor = right.node, right.anchor, 1.0
            constant, priority = 0.0, None
        elif len(right._terms) == 1:
            node, anchor, factor = right._terms[0]
            constant, priority = right._constant, right._priority
        else:
            return None
        if factor != 1 or node._owner is not owner or owner is not (layout or owner):
            return None
        made = C.keep_node_constrain(
            owner._pointer, left.node._handle, left.anchor, self.relation, node._handle, anchor,
            1.0, constant, priority or REQUIRED, installed,
        )  # fmt: skip
        return Constraint(owner, made)


def _as_keep_terms(left: Sum, right: Sum) -> tuple[Any, int]:
    """The terms of a difference as C takes them, and how many they are; put together in one go,
    which takes a third of the time of making a structure of each."""
    each = [part for node, anchor, of in left._terms for part in (node._handle.id, anchor, of)]
    each += [part for node, anchor, of in right._terms for part in (node._handle.id, anchor, -of)]
    count = len(each) // 3
    return (keep_term * count).from_buffer_copy(pack(_TERM * count, *each)), count


_TERM = "Qixxxxd"
"""A keep_term: a handle, an anchor, a coefficient."""


class Comparisons:
    """Constraints as comparisons of terms:

        ui.add(green.top >= blue.bottom + 10)
        ui.add_all([green.left == 10, green.right == red.left - 10])

    These raise InvalidArgumentError for a sum that means nothing (a position and a size, x and y,
    left and leading), UnrelatedError for nodes that share no tree, InvalidHandleError for one that
    is gone or of another layout, and TypeError for what is no comparison; then nothing is made.
    """

    __slots__ = ()

    def add(self, comparison: Comparison, *, installed: bool = True) -> Constraint:
        """Makes the constraint of a comparison, active at once unless it is not `installed`."""
        return _checked(comparison)._made(self, _arguments.flag(installed))

    def add_all(
        self, comparisons: Iterable[Comparison], *, installed: bool = True
    ) -> list[Constraint]:
        """Makes the constraints of many comparisons, all or none; as add."""
        is_installed, made = _arguments.flag(installed), []
        try:
            for comparison in comparisons:
                made.append(_checked(comparison)._made(self, is_installed))
        except BaseException:
            for constraint in made:
                constraint.remove()
            raise
        return made


def _checked(comparison: Comparison) -> Comparison:
    if not isinstance(comparison, Comparison):
        raise TypeError(f"a comparison of terms is needed, not {_arguments.shown(comparison)}")
    if comparison._was_judged:
        raise TypeError(f"{comparison!r} was asked whether it is true; {_ONE_BY_ONE}")
    return comparison


class _NoValue:
    """What an attribute has, and a line has not: its equal, min or max."""

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    def __get__(self, line: Any, owner: type) -> Any:
        return self if line is None else self._refuse(line)

    def __set__(self, line: Any, value: NoReturn) -> None:
        self._refuse(line)

    def _refuse(self, line: Line) -> NoReturn:
        name = line.anchor.name.lower()
        words = f"{name} has no {self._name}: it is compared, ui.add(node.{name} == ...)"
        inset = _INSETS.get(line.anchor)
        if inset:
            words += f"; inside of the parent it is node.{inset}.{self._name}"
        raise AttributeError(words, name=self._name)


_INSETS = {
    anchor: f"{anchor.name.lower()}_inset"
    for anchor in (
        Anchor.LEFT, Anchor.RIGHT, Anchor.TOP, Anchor.BOTTOM, Anchor.LEADING, Anchor.TRAILING,
        Anchor.FIRST_BASELINE, Anchor.LAST_BASELINE,
    )
} | {Anchor.CENTER_X: "horizontal_center", Anchor.CENTER_Y: "vertical_center"}  # fmt: skip
"""Attributes that are a line in its parent."""


class Line(Operand):
    """Where a line of a node is: `node.left`, `node.center_y`, `node.first_baseline` ..."""

    __slots__ = ("anchor", "node")
    # In sight of no type checker, for which there are none.
    if not TYPE_CHECKING:
        equal, min, max = _NoValue(), _NoValue(), _NoValue()

    def __init__(self, node: Node, anchor: Anchor) -> None:
        self.node: Node = node
        self.anchor: Anchor = anchor

    def _sum(self) -> Sum:
        return Sum(self.node._owner, ((self.node, self.anchor, 1.0),), 0.0, None)

    def __add__(self, other: Term) -> Sum:
        # As of any operand, but quick for what is added most.
        if type(other) is float or type(other) is int:
            number = _arguments.number(other)
            return Sum(self.node._owner, ((self.node, self.anchor, 1.0),), number, None)
        return Operand.__add__(self, other)

    def __sub__(self, other: Term) -> Sum:
        if type(other) is float or type(other) is int:
            return self + -other
        return Operand.__sub__(self, other)

    def __repr__(self) -> str:
        return repr(self._sum())

    def __hash__(self) -> int:  # type: ignore[override]
        return hash((self.node, self.anchor))


class Dimension(Attribute, Operand):
    """The width or the height of a node: an attribute in the words of KeepLayout
    (`node.width.equal = 20`), and something to calculate with (`node.width == 2 * node.height`).

    Compared with an attribute that is no size of a node, `==` tells whether both are the same, as
    for other attributes; with another size it gives a Comparison, which tells the same where a
    truth value is asked for. So sizes can be keys of a dict, and be looked for in a list.
    """

    __slots__ = ("_line",)

    def __init__(self, line: Line, handle: Any) -> None:
        super().__init__(line.node._owner, handle)
        self._line = line

    @property
    def anchor(self) -> Anchor:
        """WIDTH or HEIGHT."""
        return self._line.anchor

    def _sum(self) -> Sum:
        return self._line._sum()

    def _is_known_by(self) -> str:
        name = self.anchor.name.lower()
        return f"how large it is tells .{name}.measured, and what it is kept at .{name}.equal"

    def __eq__(self, other: object) -> Any:
        if isinstance(other, Attribute) and not isinstance(other, Dimension):
            return self.id == other.id and self._owner is other._owner
        return Operand.__eq__(self, other)

    def __ne__(self, other: object) -> bool:
        return object.__ne__(self, other)

    def __hash__(self) -> int:  # type: ignore[override]
        return Attribute.__hash__(self)


class Sum(Operand):
    """Terms, each times a number, and a number of points; at a priority if one was given with @."""

    __slots__ = ("_constant", "_owner", "_priority", "_terms")

    def __init__(
        self,
        owner: Any,
        terms: tuple[tuple[Node, Anchor, float], ...],
        constant: float,
        priority: float | None,
    ) -> None:
        self._owner = owner
        self._terms = terms
        self._constant = constant
        self._priority = priority

    def _sum(self) -> Sum:
        return self

    def _plus(self, other: Sum, sign: float) -> Sum:
        owner = _common_owner(self, other)
        added = other._terms if sign == 1 else other._times(sign)._terms
        terms = self._terms + added if added else self._terms
        constant = self._constant + sign * other._constant
        return Sum(owner, terms, constant, _common_priority(self, other))

    def _times(self, factor: float) -> Sum:
        terms = tuple([(node, anchor, factor * of) for node, anchor, of in self._terms])
        return Sum(self._owner, terms, factor * self._constant, self._priority)

    def _at(self, priority: float) -> Sum:
        if self._priority is not None:
            raise InvalidArgumentError(f"two priorities: @ {self._priority:g} @ {priority:g}")
        return Sum(self._owner, self._terms, self._constant, priority)

    def _words(self) -> str:
        """It as one writes it, except for the names of nodes."""
        words = ""
        for node, anchor, of in self._terms:
            factor = "" if abs(of) == 1 else f"{abs(of):g} * "
            line = f"{factor}{anchor.name.lower()} of {node._called()}"
            words += f"{_sign(of, words)}{line}"
        if self._constant or not words:
            words += f"{_sign(self._constant, words)}{abs(self._constant):g}"
        return words if self._priority is None else f"{words} @ {self._priority:g}"

    def __repr__(self) -> str:
        return f"<{self._words()}>"


def _sign(number: float, before: str) -> str:
    minus = number < 0
    return (" - " if minus else " + ") if before else ("-" if minus else "")


Term: TypeAlias = Operand | SupportsFloat | Value
"""What is added and compared: lines, sizes and sums of them, numbers, numbers @ a priority."""


class Size(Own):
    """A width or a height: `node.width`."""

    def __init__(self, kind: AttributeKind, anchor: Anchor, meaning: str) -> None:
        super().__init__(kind, meaning)
        self._anchor = anchor

    @overload
    def __get__(self, node: None, owner: type) -> Self: ...
    @overload
    def __get__(self, node: Any, owner: type) -> Dimension: ...
    def __get__(self, node: Any, owner: type) -> Dimension | Self:
        if node is None:
            return self
        return Dimension(Line(node, self._anchor), super().__get__(node, owner)._handle)


class _Line:
    """A line of a node: `node.left`."""

    def __init__(self, anchor: Anchor, meaning: str) -> None:
        self._anchor = anchor
        self.__doc__ = meaning

    @overload
    def __get__(self, node: None, owner: type) -> Self: ...
    @overload
    def __get__(self, node: Any, owner: type) -> Line: ...
    def __get__(self, node: Any, owner: type) -> Line | Self:
        return self if node is None else Line(node, self._anchor)

    def __set__(self, node: Any, value: NoReturn) -> None:
        name = self._anchor.name.lower()
        raise AttributeError(f"{name} is not set, but compared: ui.add(node.{name} == ...)")


class Lines:
    """The lines of a node, to calculate with; see Operand."""

    __slots__ = ()

    left: _Line = _Line(Anchor.LEFT, "The left edge.")
    right: _Line = _Line(Anchor.RIGHT, "The right edge.")
    top: _Line = _Line(Anchor.TOP, "The top edge.")
    bottom: _Line = _Line(Anchor.BOTTOM, "The bottom edge.")
    leading: _Line = _Line(Anchor.LEADING, "Where one begins to read.")
    trailing: _Line = _Line(Anchor.TRAILING, "Where one stops reading.")
    center_x: _Line = _Line(Anchor.CENTER_X, "Halfway between left and right.")
    center_y: _Line = _Line(Anchor.CENTER_Y, "Halfway between top and bottom.")
    first_baseline: _Line = _Line(Anchor.FIRST_BASELINE, "The baseline of the first line of text.")
    last_baseline: _Line = _Line(Anchor.LAST_BASELINE, "The baseline of the last line of text.")

    left_margin: _Line = _Line(Anchor.LEFT_MARGIN, "The left edge within the margins.")
    right_margin: _Line = _Line(Anchor.RIGHT_MARGIN, "The right edge within the margins.")
    top_margin: _Line = _Line(Anchor.TOP_MARGIN, "The top edge within the margins.")
    bottom_margin: _Line = _Line(Anchor.BOTTOM_MARGIN, "The bottom edge within the margins.")
    leading_margin: _Line = _Line(Anchor.LEADING_MARGIN, "The leading edge within the margins.")
    trailing_margin: _Line = _Line(Anchor.TRAILING_MARGIN, "The trailing edge within the margins.")
    center_x_within_margins: _Line = _Line(
        Anchor.CENTER_X_WITHIN_MARGINS, "Halfway between the left and the right margin."
    )
    center_y_within_margins: _Line = _Line(
        Anchor.CENTER_Y_WITHIN_MARGINS, "Halfway between the top and the bottom margin."
    )

    left_safe: _Line = _Line(Anchor.LEFT_SAFE, "The left edge of the safe area.")
    right_safe: _Line = _Line(Anchor.RIGHT_SAFE, "The right edge of the safe area.")
    top_safe: _Line = _Line(Anchor.TOP_SAFE, "The top edge of the safe area.")
    bottom_safe: _Line = _Line(Anchor.BOTTOM_SAFE, "The bottom edge of the safe area.")
    leading_safe: _Line = _Line(Anchor.LEADING_SAFE, "The leading edge of the safe area.")
    trailing_safe: _Line = _Line(Anchor.TRAILING_SAFE, "The trailing edge of the safe area.")
    center_x_within_safe_area: _Line = _Line(
        Anchor.CENTER_X_WITHIN_SAFE_AREA, "Halfway between left and right of the safe area."
    )
    center_y_within_safe_area: _Line = _Line(
        Anchor.CENTER_Y_WITHIN_SAFE_AREA, "Halfway between top and bottom of the safe area."
    )


def _is_term(value: Any) -> bool:
    """Whether it can be compared with a term."""
    return isinstance(value, (Operand, float, int, Value)) or _arguments.is_number(value)


def _operand(value: Any) -> Sum | None:
    """What was added or compared, as a sum; None if it is neither a term nor a number."""
    if isinstance(value, Operand):
        return value._sum()
    priority = None
    if isinstance(value, Value):
        value, priority = value.value, _arguments.number(value.priority)
    try:
        return Sum(None, (), _arguments.number(value), priority)
    except TypeError:
        return None


def _factor(value: Any) -> float:
    if isinstance(value, Operand):
        raise TypeError("a term times a term is not linear")
    return _arguments.number(value)


def _common_owner(one: Sum, other: Sum) -> Any:
    """The layout that the terms of both are of; None if both are numbers."""
    if one._owner is None or other._owner is None:
        return other._owner if one._owner is None else one._owner
    if one._owner is not other._owner:
        raise InvalidHandleError("the terms are of two layouts")
    return one._owner


def _common_priority(one: Sum, other: Sum) -> float | None:
    """The priority that both have; one at most may have one of its own."""
    if one._priority is None or other._priority is None:
        return other._priority if one._priority is None else one._priority
    if one._priority != other._priority:
        both = sorted((one._priority, other._priority))
        raise InvalidArgumentError(f"two priorities in one constraint: {both}")
    return one._priority


_LINES = (Line, Sum)
_SIZES = (Anchor.WIDTH, Anchor.HEIGHT)


def _is_position(terms: tuple[tuple[Node, Anchor, float], ...]) -> bool:
    """Whether the positions in a sum are no distance: their coefficients do not add up to 0."""
    positions = [of for _, anchor, of in terms if anchor not in _SIZES]
    return abs(sum(positions)) > 1e-12 * sum(map(abs, positions))
