"""What a command is, and how it refuses."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from .._c.misspelt import nearest
from .._program import program
from ..errors import KeepError

__all__ = ["Command", "RefusedError", "meant", "program", "reason", "sentence", "tell", "write"]


class RefusedError(Exception):
    """A command cannot do what it was asked: a sentence that names the culprit. Exits with 2."""


@dataclass(frozen=True)
class Command:
    """A command of the command line."""

    name: str
    help: str
    """What it does, in a line."""
    add_arguments: Callable[[argparse.ArgumentParser], None]
    run: Callable[[argparse.Namespace], int]
    """Does it; returns the exit status."""
    teaches: str = ""
    """Examples and what the exit status says, below the options in --help."""


def tell(words: str) -> None:
    """Says something that is no result, such as a refusal, to standard error."""
    print(f"{program()}: {words}", file=sys.stderr)


def reason(error: OSError) -> str:
    """Why a file could not be read or written, without its name."""
    return error.strerror or str(error)


def sentence(error: KeepError) -> str:
    """What the library says of a fault, without the function that a person has not called."""
    return re.sub(r"^keep_\w+: ", "", error.message)


def write(path: Path, content: str | bytes) -> None:
    """Writes a file whole or not at all, so that a cut one never stands in its place. What is no
    plain file, as a pipe or a terminal, is written to as it is."""
    data = content.encode("utf-8") if isinstance(content, str) else content
    try:
        if path.exists() and not path.is_file():
            path.write_bytes(data)
            return
        target = path.resolve()  # a link stays one
        part = target.with_name(f".{target.name}.{os.getpid()}")
        try:
            part.write_bytes(data)
            if target.exists():
                part.chmod(target.stat().st_mode & 0o7777)
            part.replace(target)
        finally:
            part.unlink(missing_ok=True)
    except OSError as error:
        raise RefusedError(f"{path}: {reason(error)}") from None


def meant(name: str, candidates: Iterable[str]) -> str:
    """The end of a sentence about a name that is not there: the nearest that is."""
    found = nearest(name, candidates)
    return f'; the nearest is "{found}"' if found else ""
