"""All commands, and the parser of the command line, from which help and completion come too."""

from __future__ import annotations

import argparse
import sys
import textwrap
from collections.abc import Callable
from functools import partial
from typing import NoReturn

from .._c.library import VERSION
from ..importers import command as importing
from ..importers import constraintlayout, css, xib
from ..importers.command import Importer
from ..trace import _command as tracing
from . import check, completion, convert, diff, draw, formatting, watch, why
from .command import Command, meant, program

IMPORTERS: tuple[Importer, ...] = (xib.IMPORTER, css.IMPORTER, constraintlayout.IMPORTER)

_DESCRIPTION = """\
Draws, checks and explains layouts that are written as documents: plain text, a line for each node
and each thing that is kept of it.

    keeplayout 1
    node 1 "window"
      size-width 320
      size-height 200
      node 2 "title"
        insets = 16
"""
_EPILOG = """\
A first session:

    {0} draw card.keep              a picture in the terminal
    {0} draw card.keep -o card.svg  with dimensions
    {0} check card.keep             what is wrong with it
    {0} why card.keep title.width   why the title is as wide as it is
    {0} watch card.keep             drawn again each time it is saved

`{0} COMMAND --help` has examples of each. The guide is bindings/python/DOCUMENTS.md.
"""


def commands() -> list[Command]:
    """All commands, in the order of the help."""
    own = [draw, check, why, watch, formatting, diff, convert]
    return [
        *(module.COMMAND for module in own),
        Command(
            "replay", "the results of a trace, as text and as a drawing",
            tracing.add_arguments, tracing.run,
            "    {0} replay bug.trace --svg bug.svg",
        ),
        Command(
            "shrink", "the least part of a trace that shows a fault",
            tracing.add_shrink_arguments, tracing.run,
            "    {0} shrink bug.trace -- ./shows-it",
        ),
        *map(_importing, IMPORTERS),
        Command(
            "completion", "the completion of this command line, for a shell",
            completion.add_arguments, _complete, completion.TEACHES,
        ),
    ]  # fmt: skip


def _importing(importer: Importer) -> Command:
    def add_arguments(parser: argparse.ArgumentParser) -> None:
        importing.add_arguments(parser, importer)

    run = partial(importing.run, importer)
    return Command(importer.command, importer.help, add_arguments, run, importer.teaches)


def _complete(given: argparse.Namespace) -> int:
    return completion.run(given, parser())


class _Parser(argparse.ArgumentParser):
    """Answers what is misspelt with the nearest that there is, as the library does."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}; `{self.prog} --help` has examples\n")

    def parse_known_args(self, args=None, namespace=None):  # type: ignore[no-untyped-def]
        namespace, rest = super().parse_known_args(args, namespace)
        unknown = [word for word in rest if word.startswith("-")] or rest
        if unknown:
            self.error(f"there is no {_named(self, unknown[0])}")
        return namespace, rest


def _named(of: argparse.ArgumentParser, word: str) -> str:
    if not word.startswith("-"):
        return f'place for "{word}"'
    options = [name for action in of._actions for name in action.option_strings]
    return f'option "{word}"{meant(word, options)}'


def parser() -> argparse.ArgumentParser:
    """The parser of the whole command line; what it parses has the command as `run`."""
    called = program()
    made = _Parser(
        prog=called, description=_DESCRIPTION, epilog=_EPILOG.format(called),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    made.add_argument("--version", action="version", version=f"keeplayout {VERSION}")
    subparsers = made.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    for command in commands():
        sub = subparsers.add_parser(
            command.name, help=command.help, description=_sentence(command.help),
            formatter_class=argparse.RawDescriptionHelpFormatter if command.teaches
            else argparse.HelpFormatter,
        )  # fmt: skip
        command.add_arguments(sub)
        if command.teaches:
            own = f"\n\n{_wrapped(sub.epilog)}" if sub.epilog else ""
            sub.epilog = f"examples:\n\n{command.teaches.format(called).rstrip()}{own}"
        sub.set_defaults(run=command.run)
    return made


def parse(words: list[str]) -> tuple[argparse.Namespace, Callable[[argparse.Namespace], int]]:
    """The arguments, and what runs them. Exits where they are wrong, or ask for help."""
    whole = parser()
    names = [command.name for command in commands()]
    first = next((word for word in words if not word.startswith("-")), None)
    if first == "help":
        first = words[1] if len(words) > 1 else None
        words = [*words[1:2], "--help"]
    if first is not None and words[0] == first and first not in names:
        whole.error(f'there is no command "{first}"{meant(first, names)}')
    if not words:
        whole.print_help(sys.stderr)
        whole.exit(2)
    words, test = _split(words)
    given = whole.parse_args(words, argparse.Namespace(test=test))
    if given.command is None:
        whole.error("a command is missing")
    return given, given.run


def _split(words: list[str]) -> tuple[list[str], list[str]]:
    """The words before `--`, and the command to be run by shrink, which comes after it."""
    end = words.index("--") if words[0] == "shrink" and "--" in words else len(words)
    return words[:end], words[end + 1 :]


def _sentence(words: str) -> str:
    return f"{words[0].upper()}{words[1:]}."


def _wrapped(words: str) -> str:
    return textwrap.fill(words, 78)
