"""Documents: a layout is read from text and updated to it, and faults of the text are data."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from .._c import text as _text
from .._c.arguments import shown
from .._c.ffi import C
from .._c.frozen import Frozen
from .._c.plain import PlainLayout
from ..errors import InvalidArgumentError, Status
from ..kinds import Text

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


class DocumentFault(Frozen):
    """What is wrong in a line of a document, and where. `str` gives it in words."""

    # In the order of the arguments.
    __slots__ = ("offset", "length", "line", "column", "status", "nearest", "description")  # noqa: RUF023
    offset: int
    """Where it begins in the document, in bytes of UTF-8, from 0."""
    length: int
    """How many bytes are wrong; 0 where something is missing."""
    line: int
    """In which line, from 1."""
    column: int
    """Where in it, in characters, from 1."""
    status: Status
    """Why the layout refuses it, if it is not INVALID_ARGUMENT."""
    nearest: str
    """The word that may have been meant; empty if none is near."""
    description: str
    """`line 3, column 5: "widht": no line inside of a node begins with this word; the nearest is
    "width"`"""

    def __init__(
        self, offset: int, length: int, line: int, column: int, status: Status, nearest: str,
        description: str,
    ) -> None:  # fmt: skip
        self._set(offset, length, line, column, status, nearest, description)

    def __str__(self) -> str:
        return self.description


class DocumentError(InvalidArgumentError):
    """A document has faults, and nothing was made. `faults` are those of all lines, up to 100;
    `str` shows the first three, and `message` is the first one."""

    def __init__(self, message: str, faults: list[DocumentFault] | None = None) -> None:
        super().__init__(message)
        self.faults: list[DocumentFault] = faults or []

    def __str__(self) -> str:
        if len(self.faults) < 2:
            return self.message
        found = [f"{len(self.faults)} lines of the document have faults"]
        return "\n".join([*found, *map(str, self.faults[:3])])


class LayoutDocuments(PlainLayout):
    """A layout as text."""

    __slots__ = ()
    _conflicts_told: Any

    def _words(self, text: Text) -> str:
        return _text.read(C.keep_layout_text(self._pointer, text))

    @property
    def description(self) -> str:
        """The tree, indented, with frames, values and constraints, how far each is from what it
        says, and where it was set. It can be read back as a document."""
        return self._words(Text.DESCRIPTION)

    @property
    def document(self) -> str:
        """Text from which read_document makes a layout with the same frames: what is active, and
        rules and sums that are not, which are then not installed. Measured content is in it as
        content sizes, applied attributes as sums; it has no groups, atomic groups, conditions or
        user data."""
        return self._words(Text.DOCUMENT)

    def read_document(self, document: str) -> None:
        """Makes what a document describes in this layout, which has no nodes yet, and solves.
        Constraint.place then tells the line of each constraint.

        Raises DocumentError with all its faults; StateError for a layout that has nodes;
        ConflictError where conflicts are refused; then nothing is made. Raises as solve otherwise;
        then everything is made.
        """
        self._take(C.keep_layout_read_document, document)

    def update(self, document: str) -> None:
        """Makes this layout what a document describes, and keeps what is there already: nodes of
        the same name, or else number, and constraints that only differ in value, priority or name.
        An animation animates it; outside of a transaction it is solved.

        User data, callbacks, measures, groups and conditions stay. Raises as read_document; on
        failure nothing is changed.
        """
        self._take(C.keep_layout_update, document)

    def _take(self, call: Callable[..., object], document: str) -> None:
        if not isinstance(document, str):
            raise TypeError(f"a document is a str, not {shown(document)}")
        with self._conflicts_told(), self._faults_told():
            call(self._pointer, _text.write(document))

    @contextmanager
    def _faults_told(self) -> Iterator[None]:
        try:
            yield
        except InvalidArgumentError as error:
            faults = self.document_faults
            if not faults:
                raise
            raise DocumentError(error.message, faults) from None

    def complete_document(self, document: str, offset: int) -> list[str]:
        """The words that could stand at a place of a document in place of the one there: what
        lines begin with, attributes, names. For editors; other lines may have faults, and the
        layout is not changed.

        Args:
            document: the text, also of another layout than this one.
            offset: in characters, from 0; the end of a word that is being typed.
        """
        if not isinstance(document, str):
            raise TypeError(f"a document is a str, not {shown(document)}")
        pointer, bytes_before = self._pointer, len(document[: max(0, offset)].encode("utf-8"))
        count = C.keep_document_complete(pointer, _text.write(document), bytes_before)
        return [_text.read(C.keep_document_completion(pointer, each)) for each in range(count)]

    @property
    def document_faults(self) -> list[DocumentFault]:
        """What was wrong with the last document that was read or updated to, in the order of
        lines; also where it was refused with another error than DocumentError."""
        pointer = self._pointer
        return [_fault(pointer, index) for index in range(C.keep_document_fault_count(pointer))]


def _fault(pointer: Any, index: int) -> DocumentFault:
    it = C.keep_document_fault_at(pointer, index)
    return DocumentFault(
        it.offset, it.length, it.line, it.column, Status(it.status.value),
        _text.read(C.keep_document_fault_nearest(pointer, index)),
        _text.read(C.keep_document_fault_description(pointer, index)),
    )  # fmt: skip
