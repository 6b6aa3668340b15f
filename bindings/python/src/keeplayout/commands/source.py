"""Documents from files: read within bounds, with faults as data."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

from ..errors import KeepError
from ..importers.source import which_imports
from ..layout.document import DocumentFault
from ..layout.layout import Layout
from .command import RefusedError, program, reason, sentence
from .options import Window

_MOST = 64 << 20
"""Bytes of a file: as many as some 500,000 nodes take."""


@dataclass(frozen=True)
class Fault:
    """Something in a document that cannot be read."""

    message: str
    line: int = 0
    """From 1; 0 for the file as a whole."""
    column: int = 0
    """In characters, from 1; 0 for the line as a whole."""
    length: int = 0
    """How many characters are wrong; 0 if that is not known."""
    nearest: str | None = None
    """The word that may have been meant."""


class FaultyError(Exception):
    """A document has faults: all that are known of."""

    def __init__(self, file: str, faults: list[Fault]) -> None:
        self.file = file
        self.faults = faults
        super().__init__("; ".join(self.messages))

    @property
    def messages(self) -> list[str]:
        """The faults in the shape of compilers' messages."""
        return [
            f"{place(self.file, fault.line, fault.column)}: error: {fault.message}"
            for fault in self.faults
        ]


def place(file: str, line: int, column: int) -> str:
    """`file:line:column`, as far as they are known."""
    return ":".join([file, *(str(number) for number in (line, column) if number)])


@dataclass(frozen=True)
class Source:
    """The text of a document, and the name of its file for messages."""

    file: str
    text: str

    @classmethod
    def read(cls, path: Path) -> Source:
        """Reads a file; - is standard input.

        Raises RefusedError for a file that cannot be read or is too long, FaultyError for one that
        is no text.
        """
        file = "standard input" if str(path) == "-" else str(path)
        try:
            if str(path) == "-":
                data = sys.stdin.buffer.read(_MOST + 1)
            else:
                with path.open("rb") as opened:
                    data = opened.read(_MOST + 1)
        except OSError as error:
            raise RefusedError(f"{file}: {reason(error)}") from None
        except ValueError as error:  # a name with a zero byte
            raise RefusedError(f"{file!r}: {error}") from None
        if len(data) > _MOST:
            raise RefusedError(
                f"{file}: more than {_MOST >> 20} megabytes are no document of a layout"
            )
        return cls(file, _decoded(file, data))

    @property
    def lines(self) -> list[str]:
        """Its lines; the first one is that of the version."""
        return self.text.split("\n")

    def layout(self, size: Window | None = None) -> Layout:
        """A new layout of the document, solved; its roots are of a size if one is given.

        Raises FaultyError.
        """
        made = Layout()
        try:
            made.read_document(self.text)
            if size is not None:
                width, height = size
                for root in made.roots:
                    wide, high = root.outer_size
                    root.set_size(
                        wide if width is None else width, high if height is None else height
                    )
                made.solve()
        except KeepError as error:
            found = faults_of(error, self, made.document_faults)
            made.close()
            raise FaultyError(self.file, found) from None
        return made


def faults_of(error: KeepError, source: Source, faults: list[DocumentFault]) -> list[Fault]:
    """The faults of a document, or else the error for which it was refused."""
    if importer := which_imports(source.text):
        command = f"`{program()} {importer} {source.file} --out layouts`"
        return [Fault(f"no document; {command} makes some of it", 1)]
    if not faults:
        return [Fault(sentence(error))]
    data = source.text.encode("utf-8")
    return [_fault(each, data) for each in faults]


def _fault(fault: DocumentFault, data: bytes) -> Fault:
    wrong = data[fault.offset : fault.offset + fault.length].decode("utf-8", "ignore")
    # Without the place, which stands in front of it.
    words = fault.description.partition(f", column {fault.column}: ")[2]
    return Fault(words, fault.line, fault.column, len(wrong), fault.nearest or None)


def _decoded(file: str, data: bytes) -> str:
    zero = data.find(b"\0")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        wrong = error.start if zero < 0 else min(zero, error.start)
    else:
        if zero < 0:
            return text
        wrong = zero
    before = data[:wrong].decode("utf-8", "replace")
    line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
    words = "a zero byte" if wrong == zero else "a byte that is no UTF-8"
    raise FaultyError(file, [Fault(f"{words}: this is no text", line, column)])
