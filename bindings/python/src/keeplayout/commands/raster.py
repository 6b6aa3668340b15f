"""PNG files of drawings, by a converter of SVG that is installed."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

from .command import RefusedError

_CONVERTERS: dict[str, tuple[str, ...]] = {
    "rsvg-convert": ("--zoom", "{scale}", "--output", "{png}", "{svg}"),
    "cairosvg": ("--scale", "{scale}", "--output", "{png}", "{svg}"),
    "inkscape": ("--export-dpi", "{dpi}", "--export-filename", "{png}", "{svg}"),
    "magick": ("-density", "{dpi}", "{svg}", "{png}"),
    **({} if os.name == "nt" else {"convert": ("-density", "{dpi}", "{svg}", "{png}")}),
}
"""Programs in the order in which they are looked for. On Windows `convert` is about disks."""

LOOKED_FOR = "rsvg-convert, cairosvg, inkscape, or ImageMagick (magick, convert)"
_SECONDS = 120


def png(svg: str, scale: float = 1) -> bytes:
    """A drawing as a PNG file.

    Args:
        scale: pixels a point.

    Raises RefusedError where no converter is installed, or the one that is does not do it.
    """
    for name, arguments in _CONVERTERS.items():
        found = shutil.which(name)
        if found:
            return _converted(found, arguments, svg, scale)
    raise RefusedError(f"a PNG needs a converter, and none is installed: {LOOKED_FOR}")


def _converted(program: str, arguments: tuple[str, ...], svg: str, scale: float) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder, "drawing.svg"), Path(folder, "drawing.png")
        source.write_text(svg, "utf-8")
        words = {"svg": source, "png": target, "scale": f"{scale:g}", "dpi": f"{96 * scale:g}"}
        command = [program, *(argument.format(**words) for argument in arguments)]
        try:
            done = subprocess.run(
                command, capture_output=True, stdin=subprocess.DEVNULL, timeout=_SECONDS,
                check=False,
            )  # fmt: skip
        except (OSError, subprocess.TimeoutExpired) as error:
            raise RefusedError(f"{program} does not convert the drawing: {error}") from None
        if done.returncode or not target.exists():
            told = done.stderr.decode("utf-8", "replace").strip().splitlines()
            raise RefusedError(
                f"{program} does not convert the drawing: {(told or ['no reason'])[-1]}"
            )
        return target.read_bytes()
