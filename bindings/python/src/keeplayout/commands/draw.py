"""`keeplayout draw`: a document as a picture in the terminal, as SVG, or as PNG."""

from __future__ import annotations

import argparse
import shutil
import sys
from pathlib import Path

from ..layout.layout import Layout
from ..nodes.environment import Direction
from . import raster
from .command import Command, RefusedError, program, write
from .options import add_file, add_size
from .picture import Picture
from .source import Source

_KINDS = ("text", "svg", "png")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of draw."""
    add_file(parser)
    parser.add_argument("-o", "--output", metavar="FILE", type=Path, help="write it to a file")
    add_choices(parser)


def add_choices(parser: argparse.ArgumentParser) -> None:
    """How it is drawn."""
    parser.add_argument(
        "--as", dest="kind", choices=_KINDS,
        help="a picture in letters (as usual), or with dimensions; else as FILE ends",
    )  # fmt: skip
    add_size(parser)
    parser.add_argument(
        "--columns",
        metavar="N",
        type=_columns,
        help="how wide a picture in letters is; as the terminal, or 80",
    )
    parser.add_argument(
        "--scale", metavar="N", type=_scale, default=1, help="pixels a point of a PNG; 1"
    )
    parser.add_argument(
        "--other", metavar="N", type=_whole, default=0,
        help="the Nth other solution, to see what is ambiguous",
    )  # fmt: skip
    parser.add_argument(
        "--right-to-left", action="store_true", help="as in a language that is read so"
    )


def run(given: argparse.Namespace) -> int:
    """Draws a document."""
    source = Source.read(given.file)
    with source.layout(given.size) as layout:
        drawn = drawing(layout, given, given.output)
        if given.output is None:
            _show(drawn)
        else:
            write(given.output, drawn)
        _tell(layout, given.file)
    return 0


def drawing(layout: Layout, given: argparse.Namespace, output: Path | None) -> str | bytes:
    """A layout as it is to be drawn: bytes for a PNG."""
    if given.right_to_left:
        layout.direction = Direction.RIGHT_TO_LEFT
    layout.solve()
    if given.other:
        layout.exercise(given.other)
    kind = given.kind or _kind(output)
    if kind == "text":
        is_plain = output is None and not _has_boxes(sys.stdout.encoding)
        return Picture(given.columns or _width(), is_plain).draw(layout)
    svg = layout.svg()
    return svg if kind == "svg" else raster.png(svg, given.scale)


def _kind(output: Path | None) -> str:
    """What the name of a file asks for."""
    ending = output.suffix.lower() if output else ".txt"
    kinds = {".txt": "text", ".svg": "svg", ".png": "png"}
    if ending not in kinds:
        words = ", ".join(kinds)
        raise RefusedError(f"{output}: its name ends with none of {words}; --as says what to draw")
    return kinds[ending]


def _show(drawn: str | bytes) -> None:
    if isinstance(drawn, str):
        print(drawn, end="")
        return
    if sys.stdout.isatty():
        raise RefusedError("a PNG is not for a terminal; -o FILE writes it")
    sys.stdout.buffer.write(drawn)


def _tell(layout: Layout, file: Path) -> None:
    """What to look at, for those who do not check."""
    count, freedom = len(layout.conflicts()), layout.freedom()
    found = [f"{count} conflict{'s' * (count > 1)}"] * bool(count)
    found += [f"{freedom} degree{'s' * (freedom > 1)} of freedom"] * bool(freedom)
    if found:
        told = f"{file}: {' and '.join(found)}; `{program()} check {file}` tells"
        print(told, file=sys.stderr)


def _width() -> int:
    """Columns of the terminal, as far as they are useful."""
    return max(20, min(shutil.get_terminal_size((80, 24)).columns, 160))


def _has_boxes(encoding: str | None) -> bool:
    try:
        "│─┼".encode(encoding or "ascii")
    except (UnicodeError, LookupError):
        return False
    return True


def _columns(text: str) -> int:
    number = int(text)
    if not 8 <= number <= 1000:
        raise argparse.ArgumentTypeError("from 8 to 1000")
    return number


def _scale(text: str) -> float:
    number = float(text)
    if not 0.01 <= number <= 16:
        raise argparse.ArgumentTypeError("from 0.01 to 16")
    return number


def _whole(text: str) -> int:
    number = int(text)
    if not 0 <= number < 1 << 32:
        raise argparse.ArgumentTypeError("0 or more")
    return number


COMMAND = Command(
    "draw", "a picture of a document: in the terminal, as SVG, or as PNG", add_arguments, run,
    f"""\
    {{0}} draw card.keep                         in the terminal
    {{0}} draw card.keep --size 320x200          in another window
    {{0}} draw card.keep -o card.svg             with the dimensions that hold it
    {{0}} draw card.keep -o card.png --scale 2
    {{0}} draw card.keep --as svg --other 1      another solution, if there is one

A PNG takes a converter, the first that is installed of {raster.LOOKED_FOR}.
""",
)  # fmt: skip
