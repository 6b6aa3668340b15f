"""Equation strings: `secondView.left >= firstView.left * 2 + 10`."""

from __future__ import annotations

import ctypes
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, SupportsFloat

from .._c import arguments as _arguments
from .._c import text as _text
from .._c.api import keep_constraint, keep_equation_context, keep_node
from .._c.ffi import C
from .._c.frozen import Frozen
from .._c.members import gathered
from ..attributes.constraint import Constraint
from ..errors import InvalidArgumentError, Status
from ..kinds import Fault
from ..nodes.node import Node
from ..values import REQUIRED

if TYPE_CHECKING:
    from typing_extensions import Never


class EquationFault(Frozen):
    """What is wrong with an equation string, and where. `str` gives it in words, with the string
    and a line that points at it."""

    # In the order of the arguments.
    __slots__ = ("index", "offset", "column", "fault", "status", "description")  # noqa: RUF023
    index: int
    """Which string of the call, from 0."""
    offset: int
    """Where in it, in bytes of UTF-8, from 0."""
    column: int
    """Where in it, in characters, from 1."""
    fault: Fault
    status: Status
    """Why the layout refuses it, where the fault is REFUSED."""
    description: str

    def __init__(
        self, index: int, offset: int, column: int, fault: Fault, status: Status, description: str
    ) -> None:
        self._set(index, offset, column, fault, status, description)

    @property
    def line(self) -> int:
        """Which string of the call, from 1: the line of the file whose lines they are."""
        return self.index + 1

    def __str__(self) -> str:
        return self.description


class EquationError(InvalidArgumentError):
    """Equation strings have faults, and no constraint was made. `faults` are all of them; `str`
    shows the first three, and `message` is one line."""

    faults: list[EquationFault]

    def __init__(self, message: str, faults: Iterable[EquationFault] = (), count: int = 1) -> None:
        super().__init__(message)
        self.faults = list(faults)
        self._count = count

    def __str__(self) -> str:
        if self._count == 1:
            return "\n".join(map(str, self.faults))
        found = [f"{len(self.faults)} of {self._count} equations have faults"]
        found += [f"line {each.line}, {each}" for each in self.faults[:3]]
        return "\n".join(found)


class Equations:
    """Constraints as strings; what may be in them is in keeplayout/equations.h:

        ui.equation("title.left >= icon.right * 2 + gap @ high", metrics={"gap": 8})
        ui.equation("10 <= label.width <= parent.width / 2")
        ui.equation("2 * (icon.left - parent.left) == parent.right - icon.right")

    Nodes are known by the names that are given, or else by their own, as far as no two have the
    same. Without a node on the other side a position is in the parent's coordinates: `a.right ==
    100` is 100 points from the parent's left. (With terms it counts from the parent's right:
    `a.right == -100`.)

    A string that has a fault raises EquationError, which points at it; nothing is made then.
    """

    __slots__ = ()
    _pointer: Any

    def equation(
        self,
        text: str,
        nodes: Mapping[str, Node] | None = None,
        metrics: Mapping[str, SupportsFloat] | None = None,
        *,
        priority: SupportsFloat = REQUIRED,
        installed: bool = True,
    ) -> Constraint:
        """Makes the constraint of a string; of a chain it returns the first one (`equations`
        returns all of them).

        Attributes have the names of a node's lines and sizes, also as centerX or leftMargin, in
        upper or lower case:

            left right top bottom leading trailing width height
            center_x center_y first_baseline last_baseline (which is also baseline)
            left_margin right_margin top_margin bottom_margin leading_margin trailing_margin
            left_safe right_safe top_safe bottom_safe leading_safe trailing_safe
            center_x_within_margins center_y_within_margins
            center_x_within_safe_area center_y_within_safe_area

        Args:
            text: the equation.
            nodes: what it calls nodes; nothing, to call them by their own names.
            metrics: what it calls numbers.
            priority: where the string has none.
            installed: whether the constraint is active at once.

        Raises EquationError, InvalidArgumentError, LimitError.
        """
        made = self.equations([text], nodes, metrics, priority=priority, installed=installed)
        return made[0] if made else self._nothing_in(text)

    def _nothing_in(self, text: str) -> Never:
        """Raises the fault of a string that is skipped only among many."""
        try:
            C.keep_equation_create(self._pointer, encoded_text(text), None)
        except InvalidArgumentError as error:
            raise in_words(error, self._pointer, 1) from None
        raise AssertionError

    def equations(
        self,
        texts: Iterable[str],
        nodes: Mapping[str, Node] | None = None,
        metrics: Mapping[str, SupportsFloat] | None = None,
        *,
        priority: SupportsFloat = REQUIRED,
        installed: bool = True,
        faults: list[EquationFault] | None = None,
        replacing: Iterable[Constraint] = (),
    ) -> list[Constraint]:
        """Makes the constraints of many strings, in one call; a chain makes several.

        A string that is blank, or only a comment, is skipped, so that these may be the lines of a
        file: a fault tells its `line`.

        Args:
            replacing: constraints of earlier strings. Those that relate the same stay, perhaps with
                another value or priority; others are removed, unless a string has a fault.
            faults: if a list is given, strings with faults are left out, and the faults are added
                to it. Without it, one fault refuses all.

        The other arguments, and what it raises, are as for `equation`.
        """
        if isinstance(texts, (str, bytes)):
            raise TypeError("equations takes many strings; equation takes one")
        encoded = [encoded_text(text) for text in texts]
        count = len(encoded)
        strings = (ctypes.c_char_p * count)(*encoded)
        lengths = (ctypes.c_size_t * count)(*map(len, encoded))
        context = context_of(self, nodes, metrics, _arguments.number(priority))
        context.uninstalled = not _arguments.flag(installed)
        context.skips_faults = faults is not None
        replace(context, self, replacing)
        room = count + sum(max(0, text.count(b"=") - 1) for text in encoded)
        found, made = (keep_constraint * room)(), ctypes.c_size_t()
        try:
            C.keep_equations_create(
                self._pointer, strings, lengths, count, ctypes.byref(context), found, room,
                ctypes.byref(made),
            )  # fmt: skip
        except InvalidArgumentError as error:
            raise in_words(error, self._pointer, count) from None
        if faults is not None:
            faults.extend(faults_of(self._pointer))
        return [Constraint(self, keep_constraint(found[place].id)) for place in range(made.value)]


def encoded_text(text: str) -> bytes:
    """The string as C takes it. Half a surrogate pair, or a zero, is left to the library, which
    points at it."""
    if not isinstance(text, str):
        raise TypeError(f"a string is needed, not {_arguments.shown(text)}")
    return text.encode("utf-8", "surrogatepass")


def context_of(
    layout: Any,
    nodes: Mapping[str, Node] | None,
    metrics: Mapping[str, SupportsFloat] | None,
    priority: float,
) -> keep_equation_context:
    nodes, metrics = nodes or {}, metrics or {}
    if priority == 0:
        raise InvalidArgumentError("the priority 0 is not above 0 and at most 1000")
    names = (ctypes.c_char_p * len(nodes))(*map(_text.write, nodes))
    handles = gathered(Node, layout, nodes.values())
    numbers = (ctypes.c_double * len(metrics))(*map(_arguments.number, metrics.values()))
    return keep_equation_context(
        ctypes.sizeof(keep_equation_context), names,
        (keep_node * len(nodes)).from_buffer(handles) if nodes else None, len(nodes),
        (ctypes.c_char_p * len(metrics))(*map(_text.write, metrics)), numbers, len(metrics),
        priority,
    )  # fmt: skip


def replace(context: keep_equation_context, layout: Any, constraints: Iterable[Constraint]) -> None:
    replaced = gathered(Constraint, layout, constraints)
    if replaced:
        context.replaced = (keep_constraint * len(replaced)).from_buffer(replaced)
        context.replaced_count = len(replaced)


def faults_of(pointer: Any) -> list[EquationFault]:
    faults = []
    for index in range(C.keep_equation_fault_count(pointer)):
        fault = C.keep_equation_fault_at(pointer, index)
        words = _text.read(C.keep_equation_fault_description(pointer, index))
        what, status = Fault(fault.fault), Status(fault.status.value)
        faults.append(EquationFault(fault.index, fault.offset, fault.column, what, status, words))
    return faults


def in_words(error: InvalidArgumentError, pointer: Any, count: int) -> InvalidArgumentError:
    """An error of a call that reads strings, with the faults that it is about."""
    found = faults_of(pointer)
    return EquationError(str(error).partition("\n")[0], found, count) if found else error
