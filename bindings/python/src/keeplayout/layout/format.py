"""Visual formats: `H:|-[label]-8-[field(>=120)]-|`."""

from __future__ import annotations

import ctypes
from collections.abc import Mapping
from typing import Any, SupportsFloat

from .._c import arguments as _arguments
from .._c import text as _text
from .._c.api import keep_format
from .._c.ffi import C
from .._c.members import Member, listed
from ..attributes.constraint import Constraint
from ..errors import InvalidArgumentError
from ..nodes.node import Node
from ..values import REQUIRED
from .equation import context_of, encoded_text, in_words


class Format(Member):
    """The constraints of a visual format; made by Layout.format. It lasts as long as one of them,
    whether anything refers to it or not. `str` writes it as a string again, with the values that
    its constraints have now."""

    __slots__ = ()
    handle_type = keep_format

    def remove(self) -> None:
        """Removes all of its constraints.

        Raises InvalidHandleError if there are none any more.
        """
        C.keep_format_destroy(self._owner._pointer, self._handle)

    @property
    def constraints(self) -> list[Constraint]:
        """Those that have not been removed, in Apple's order: for each view the gap before it, then
        its size; at last alignments."""
        return listed(Constraint, self._owner, C.keep_format_constraints, self._handle)

    @property
    def options(self) -> int:
        """The options that it was made with: of FormatOption, combined with |."""
        return int(C.keep_format_options(self._owner._pointer, self._handle))

    @property
    def is_valid(self) -> bool:
        """Whether it still has a constraint."""
        return bool(C.keep_layout_handle_kind(self._owner._pointer, self._handle.id))

    def _shown(self) -> str:
        return f"<Format {self!s}>" if self.is_valid else "<a format that is gone>"

    def __str__(self) -> str:
        return _text.read(C.keep_format_text(self._owner._pointer, self._handle))


class Formats:
    """Rows and columns as strings, in Apple's Visual Format Language and more; what may be in them
    is in keeplayout/formats.h:

        ui.format("H:|-[label]-8-[field(>=120)]-|")
        ui.format("V:|-16-[title]-[body(>=40)]-(>=8)-[bar(==title)]|", {"title": heading, ...})
        ui.format("|~[previous(50%)]~[next(previous * 2 - gap)]~|", metrics={"gap": 8})
    """

    __slots__ = ()
    _pointer: Any

    def format(
        self,
        text: str,
        nodes: Mapping[str, Node] | None = None,
        metrics: Mapping[str, SupportsFloat] | None = None,
        *,
        options: int = 0,
        priority: SupportsFloat = REQUIRED,
        installed: bool = True,
    ) -> Format:
        """Makes the constraints of a format, or none of them.

        Args:
            text: the format.
            nodes: what it calls views; nothing, to call nodes by their own names.
            metrics: what it calls numbers.
            options: of FormatOption, combined with |.
            priority: where the string has none.
            installed: whether the constraints are active at once.

        Raises EquationError for a fault, which it points at, InvalidArgumentError, LimitError.
        """
        encoded = encoded_text(text)
        if b"\0" in encoded:
            raise InvalidArgumentError("a format has no zero in it")
        context = context_of(self, nodes, metrics, _arguments.number(priority))
        context.uninstalled = not _arguments.flag(installed)
        bits = _arguments.place(options, 32, "options")
        try:
            made = C.keep_format_create(self._pointer, encoded, ctypes.byref(context), bits)
        except InvalidArgumentError as error:
            raise in_words(error, self._pointer, 1) from None
        return Format(self, made)

    def _format(self, found: Any) -> Format | None:
        return Format(self, found) if found.id else None
