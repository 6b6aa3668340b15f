"""python -m keeplayout from-...: the scenes of other systems' files, written as documents.

Exits with 0 if the documents say all that the files do; with 1 if something was left out or not
understood, which is listed; and with 2 if a file cannot be read, or a document not be written: the
others are.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from .._program import program
from .._progress import Progress
from ..errors import KeepError
from .reading import needed
from .source import File, OtherKindError, UnreadableError, files_in
from .unsaid import Unsaid
from .writing import Scene, Writer

__all__ = ["Importer", "Scene", "add_arguments", "run"]


@dataclass(frozen=True)
class Importer:
    """A command that makes layouts of files."""

    command: str
    help: str
    """What it reads, in a line."""
    add_options: Callable[[argparse.ArgumentParser], None]
    """Adds its own options."""
    scenes: Callable[[File, argparse.Namespace, Unsaid], Iterator[Scene]]
    """The layouts of a file, one at a time; raises UnreadableError."""
    endings: tuple[str, ...]
    """What the names of such files end with, for those in folders."""
    teaches: str = ""
    """Examples, with {0} for how the program is called."""


def add_arguments(parser: argparse.ArgumentParser, importer: Importer) -> None:
    """The arguments of an importer."""
    parser.epilog = (
        "Documents go to standard output. Standard error tells with counts, and with the place of "
        "the first, what was not understood, what was left out, what was assumed, and what no "
        "layout depends on. Exits with 0, with 1 if something was not understood or left out, and "
        "with 2 if a file could not be read."
    )
    endings = ", ".join(importer.endings)
    parser.add_argument(
        "files", type=Path, nargs="+", help=f"files, folders with {endings}; - for standard input"
    )
    parser.add_argument("--scene", metavar="NAME", help="only scenes of this name")
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="a document of each scene here")
    parser.add_argument(
        "--svg",
        type=Path,
        metavar="FOLDER",
        help="a drawing of each scene here, which browsers show",
    )
    parser.add_argument(
        "--quiet", action="store_true", help="no list of what was left out and the like"
    )
    importer.add_options(parser)


def run(importer: Importer, given: argparse.Namespace) -> int:
    """Imports the files; returns the exit code."""
    return _Run(importer, given).status()


class _Run:
    """Imports files, one after the other, and collects what is to be told of them."""

    def __init__(self, importer: Importer, given: argparse.Namespace) -> None:
        self._importer = importer
        self._given = given
        self._unsaid = Unsaid()
        self._writer = Writer(given.out, given.svg)
        self._progress = Progress("scene")
        self._errors: list[str] = []
        self._names: dict[str, None] = {}

    def status(self) -> int:
        """Imports all; returns the exit code."""
        for path in self._given.files:
            if path.is_dir():
                self._import_folder(path)
            else:
                self._import_file(path, is_chosen=True)
        scene = self._given.scene
        if scene is not None and not self._writer.count and not self._errors:
            self._add_error(f'there is no scene "{scene}": {needed(scene, tuple(self._names))}')
        if str(self._unsaid) and not self._given.quiet:
            print(self._unsaid, file=sys.stderr)
        for line in self._errors:
            print(line, file=sys.stderr)
        return 2 if self._errors else int(bool(self._unsaid))

    def _import_folder(self, folder: Path) -> None:
        read = [self._import_file(path) for path in files_in(folder, self._importer.endings)]
        if not any(read):
            what = f"{' or '.join(self._importer.endings)}{' with such a layout' if read else ''}"
            self._add_error(f"{folder}: no {what} is in it")

    def _import_file(self, path: Path, *, is_chosen: bool = False) -> bool:
        """Imports a file; returns whether it is of the kind that is imported.

        Args:
            is_chosen: whether somebody has named it, and not only the folder that it is in.
        """
        of_file, before = Unsaid(), self._writer.count
        try:
            self._write_scenes(path, of_file)
        except BrokenPipeError:  # whoever reads what is printed has had enough
            raise
        except OSError as error:
            self._add_error(f"{error.filename or path}: {error.strerror or error}")
        except OtherKindError as error:
            if is_chosen:
                self._add_error(error)
            elif error.is_layout:
                self._unsaid.leave_out(f"a file: {error.what}", error.place)
            return is_chosen
        except (UnreadableError, KeepError) as error:
            self._add_error(error if isinstance(error, UnreadableError) else f"{path}: {error}")
        if self._writer.count > before:  # of what has no document nothing is lacking
            self._unsaid.take(of_file)
        return True

    def _write_scenes(self, path: Path, unsaid: Unsaid) -> None:
        for scene in self._importer.scenes(File.read(path), self._given, unsaid):
            self._progress(self._writer.count + 1)
            self._names.setdefault(scene.name, None)
            if self._given.scene in (None, scene.name):
                self._writer.write(scene)

    def _add_error(self, what: object) -> None:
        line = f"{program()} {self._importer.command}: {what}"
        if line not in self._errors:  # as files of values may be read for every layout
            self._errors.append(line)
