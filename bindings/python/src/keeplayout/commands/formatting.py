"""`keeplayout format`: documents in one form, with their comments."""

from __future__ import annotations

import argparse
import sys

from .._progress import Progress
from .command import Command, RefusedError, tell, write
from .lines import Line, read
from .options import add_file
from .places import KINDS
from .source import FaultyError, Source


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of format."""
    add_file(parser, several=True)
    parser.add_argument("--stdout", action="store_true", help="print it, and leave the file")
    parser.add_argument("--check", action="store_true", help="only list files that would change")


def run(given: argparse.Namespace) -> int:
    """Formats documents. With --check: 0 if none would change, 1 if one would."""
    is_refused, changed, progress = False, 0, Progress("file")
    for done, path in enumerate(given.files):
        progress(done, len(given.files))
        try:
            source = Source.read(path)
            text = formatted(source)
        except FaultyError as error:
            print(*error.messages, sep="\n", file=sys.stderr)
            is_refused = True
            continue
        except RefusedError as error:
            tell(str(error))
            is_refused = True
            continue
        is_new = text != source.text
        changed += is_new
        if given.check:
            if is_new:
                print(path)
        elif given.stdout or str(path) == "-":
            print(text, end="")
        elif is_new:
            write(path, text)
            print(path)
    return 2 if is_refused else int(given.check and changed > 0)


def formatted(source: Source) -> str:
    """A document in its form: comments and what names a node stay as they are.

    Raises FaultyError for one that cannot be read.
    """
    lines: list[str] = []
    for line in read(source.text):
        words = _line(line)
        if words or (lines and lines[-1]):
            lines.append(words)
    text = "\n".join(lines).rstrip("\n") + "\n"
    with source.layout() as before, Source(source.file, text).layout() as after:
        if before.document != after.document:  # there is a form that this module does not know
            raise RefusedError(
                f"{source.file}: its form would change what it says; it is left as it is"
            )
    return text


def _line(line: Line) -> str:
    words = _words(line.words)
    if line.comment is None:
        return f"{' ' * line.depth * bool(words)}{words}".rstrip()
    comment = line.comment.rstrip()
    comment = f"#{comment}" if not comment or comment[0] in " \t#!" else f"# {comment}"
    depth = line.depth if words else line.depth // 2 * 2
    return f"{' ' * depth}{words}{'  ' * bool(words)}{comment}"


def _words(words: list[str]) -> str:
    """One space between words, none before a comma and behind @, and = where a relation is."""
    made = ""
    for place, word in enumerate(words):
        word = "=" if word == "==" else word
        if word == "=" and place == 1 and not _is_relation(words):
            continue
        is_joined = place == 0 or word == "," or words[place - 1] == "@"
        made += word if is_joined else f" {word}"
    return made


def _is_relation(words: list[str]) -> bool:
    """Whether = behind a first word relates it to a value, as in width = 8; in gap = 8 it says no
    more than a space."""
    return words[0] in KINDS or words[0] == "sum"


COMMAND = Command(
    "format", "documents in one form, in place; comments stay",
    add_arguments, run,
    """\
    {0} format card.keep
    {0} format --check layouts/*.keep     in continuous integration
    {0} format - < card.keep

What is written: = for ==, # for //, no = where no relation is, one space between words, two before
a comment. What a document says is compared before and after. `convert --to document` writes a
document as the library does: without comments, constants and components, with numbers in place of
names.

With --check it exits with 1 if a file would change; with 2 if one cannot be read.
""",
)  # fmt: skip
