"""`keeplayout convert`: a document as code that builds the same layout."""

from __future__ import annotations

import argparse
from pathlib import Path

from .code.c import C
from .code.javascript import JavaScript
from .code.python import Python
from .code.reading import statements
from .code.swift import Swift
from .code.writer import Writer
from .command import Command, RefusedError, write
from .options import add_file
from .source import Source

_LANGUAGES: dict[str, type[Writer]] = {
    "c": C, "javascript": JavaScript, "python": Python, "swift": Swift,
}  # fmt: skip


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of convert."""
    add_file(parser)
    parser.add_argument(
        "--to", choices=[*_LANGUAGES, "document"], required=True,
        help="the language; a document is as the library writes it",
    )  # fmt: skip
    parser.add_argument("-o", "--output", metavar="FILE", type=Path, help="write it to a file")


def run(given: argparse.Namespace) -> int:
    """Converts a document."""
    source = Source.read(given.file)
    name = "layout" if str(given.file) == "-" else given.file.stem
    text = converted(source, given.to, name)
    if given.output is None:
        print(text, end="")
    else:
        write(given.output, text)
    return 0


def converted(source: Source, language: str, name: str) -> str:
    """A document in a language, as a function of a name.

    Raises FaultyError, and RefusedError for what cannot be said there.
    """
    with source.layout() as layout:
        document = layout.document
    if language == "document":
        return document
    try:
        return _LANGUAGES[language](statements(document), name).write()
    except RefusedError as refusal:
        raise RefusedError(f"{source.file}: {refusal}") from None


COMMAND = Command(
    "convert",
    "code that builds the same layout: C, JavaScript, Python or Swift; or the library's document",
    add_arguments, run,
    """\
    {0} convert card.keep --to python -o card.py
    {0} convert card.keep --to c
    {0} convert card.keep --to document      numbers for names, all digits, no comments

The code is a function, named for the file, that makes the nodes, says what is kept, and solves; its
frames are those of the document. What a language has no words for yet is refused, and listed.
""",
)  # fmt: skip
