"""The hosts among the examples, run without a screen: what they draw is where it is by hand."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest
from header import ROOT
from process import run

C_HOSTS = ROOT / "examples-c" / "hosts"
PYTHON_HOSTS = ROOT / "bindings" / "python" / "examples" / "hosts"


WINDOW = "sdl2 SDL2_ttf"
BLUE = "2a6fdb"
"""The lines of the library's drawings."""


def is_there(packages: str) -> bool:
    """Whether pkg-config knows packages of the system."""
    command = ["pkg-config", "--exists", *packages.split()]
    return subprocess.run(command, check=False).returncode == 0


@pytest.fixture
def compiled(
    build: Path, tmp_path: Path, pkg_config: Callable[..., list[str]]
) -> Callable[[str, str], list[str]]:
    """The command of a host that needs packages, which it is skipped without."""

    def compile_host(name: str, packages: str) -> list[str]:
        if not is_there(packages):
            pytest.skip(f"{packages} are not installed")
        flags = run(["pkg-config", "--cflags", "--libs", *packages.split()]).split()
        strict = ["-std=c99", "-D_GNU_SOURCE", "-Wall", "-Wextra", "-Werror"]
        source, output = str(C_HOSTS / f"{name}.c"), str(tmp_path / name)
        run(["cc", *strict, source, "-o", output, *flags, *pkg_config("--cflags", "--libs")])
        return ["env", f"LD_LIBRARY_PATH={build / 'lib'}", output]

    return compile_host


def pixel(picture: bytes, x: int, y: int) -> str:
    """The colour of a pixel of an uncompressed bitmap whose rows begin at the bottom."""
    begin, width, height = (int.from_bytes(picture[k : k + 4], "little") for k in (10, 18, 22))
    size = int.from_bytes(picture[28:30], "little") // 8
    row = (width * size + 3) // 4 * 4
    at = begin + (height - 1 - y) * row + x * size
    return picture[at : at + 3][::-1].hex()


def test_window(compiled: Callable[[str, str], list[str]], tmp_path: Path) -> None:
    """640 x 400: a toolbar of 44, a sidebar of a quarter, 160, cards from 16 beside it."""
    if not shutil.which("fc-match"):
        pytest.skip("fontconfig is not installed")
    picture = tmp_path / "window.bmp"
    window = compiled("window", WINDOW)
    unseen = {**os.environ, "SDL_VIDEODRIVER": "dummy"}
    run([*window, "--picture", str(picture), " "], env=unseen)
    seen = picture.read_bytes()
    assert [pixel(seen, x, 350) for x in (0, 159, 160)] == ["dfe5ef", "dfe5ef", "f4f6fa"]
    assert [pixel(seen, x, 64) for x in (175, 176)] == ["f4f6fa", "ffffff"]
    assert [pixel(seen, 320, y) for y in (43, 44)] == ["2b3140", "f4f6fa"]
    # Buttons of 72 from 10, 8 apart.
    assert [pixel(seen, x, 20) for x in (9, 10, 81, 82, 90)] == [
        "2b3140", "8fb6ea", "8fb6ea", "2b3140", "8fb6ea"]  # fmt: skip
    assert pixel(seen, 639, 200) == "f0953c", "the panel is on its way in"
    inks = {pixel(seen, x, y) for x in range(16, 144) for y in range(60, 180)}
    assert "2b3140" in inks, "the keys are told in words"

    # What keeps the sidebar, a quarter, at least 140, at most 240: a line each, from edge to edge.
    run([*window, "--picture", str(picture), "c"], env=unseen)
    seen = picture.read_bytes()
    lines = [y for y in range(44, 400) if {pixel(seen, x, y) for x in range(2, 159)} == {BLUE}]
    assert len(lines) >= 3


def test_a_window_that_nobody_would_see(compiled: Callable[[str, str], list[str]]) -> None:
    displays = ("DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR", "SDL_VIDEODRIVER")
    blind = {name: value for name, value in os.environ.items() if name not in displays}
    for environment in blind, {**blind, "SDL_VIDEODRIVER": "dummy"}:
        done = subprocess.run(
            compiled("window", WINDOW), env=environment, capture_output=True, text=True, timeout=60,
            check=False,
        )  # fmt: skip
        assert done.returncode == 1
        assert done.stderr.splitlines()[-1].startswith("window: ")
    assert "there is no display" in done.stderr


def test_terminal(compiled: Callable[[str, str], list[str]]) -> None:
    """The list takes a third, 23 of 70 cells and 13 of 40; 40 - 13 - 1 - 2 - 2 are the text's."""
    if not shutil.which("tmux"):
        pytest.skip("tmux is not installed")
    tmux = ["tmux", "-u", "-L", f"keeplayout-{os.getpid()}"]

    def screen(until: str) -> list[str]:
        for _ in range(100):
            shown = run([*tmux, "capture-pane", "-p"])
            if until in shown:
                return shown.splitlines()
            run(["sleep", "0.05"])
        pytest.fail(f"no {until!r} in\n{shown}")

    # ncurses believes these two rather than the terminal.
    ours = ["env", "-u", "COLUMNS", "-u", "LINES", "LANG=C.UTF-8"]
    command = " ".join([*ours, *compiled("terminal", "ncursesw")])
    run([*tmux, "new-session", "-d", "-x", "70", "-y", "14", command])
    try:
        shown = screen("The engine")
        assert [line.index("│") for line in shown[1:13]] == [23] * 12
        assert shown[2].index("The engine") == 26  # 23, the bar, 2
        run([*tmux, "send-keys", "Down"])
        run([*tmux, "resize-window", "-x", "40", "-y", "16"])
        shown = screen("│  prerequisite for")
        assert [line.index("│") for line in shown[1:15]] == [13] * 14
        assert [line[16:] for line in shown[4:10]] == [
            "Simplicity is",
            "prerequisite for",
            "reliability. Testing",
            "shows the presence,",
            "not the absence of",
            "bugs.",
        ]
        run([*tmux, "send-keys", "q"])
    finally:
        subprocess.run([*tmux, "kill-server"], check=False, capture_output=True)


def python(*command: str) -> str:
    """What a command prints, if Python finds the package in it."""
    package = ROOT / "bindings" / "python" / "src"
    return run([*command], env={**os.environ, "PYTHONPATH": str(package)})


def test_tk_form(tmp_path: Path) -> None:
    if not shutil.which("xvfb-run"):
        pytest.skip("xvfb is not installed")
    if subprocess.run([sys.executable, "-c", "import tkinter"], check=False).returncode != 0:
        pytest.skip("this Python has no Tk")
    picture = tmp_path / "form.ps"
    python("xvfb-run", "-a", sys.executable, str(PYTHON_HOSTS / "tk_form.py"), str(picture))
    assert picture.read_text().count("Street and number") == 1


def test_plots(tmp_path: Path) -> None:
    """640 wide. Left of the first areas "-20" and 8 + 5; between columns 12, "101,400", 5; right of
    the last 16, a bar of 14, 4, "high", 8: what remains is shared. A letter is 6 wide."""
    picture = tmp_path / "plots.svg"
    printed = python(sys.executable, str(PYTHON_HOSTS / "plots.py"), str(picture))
    left, between, right = 8 + 3 * 6 + 5, 12 + 7 * 6 + 5, 16 + 14 + 4 + 4 * 6 + 8
    width = (640 - left - between - right) / 2
    places = {"Rain": left, "Pressure": left + width + between}
    places |= {"Wind": places["Rain"], "Light": places["Pressure"]}
    assert printed.splitlines() == [f"{name}: {x:g} {width:g}" for name, x in places.items()]
    assert ElementTree.parse(picture).getroot().tag == "{http://www.w3.org/2000/svg}svg"


@pytest.mark.parametrize("name", ["window", "terminal"])
def test_a_missing_package_is_a_sentence(name: str) -> None:
    said = run(["make", "-s", "-C", str(ROOT), name, "HOST_PACKAGE=nothing-like-it"])
    assert said.splitlines()[-1].startswith(f"examples-c/hosts/{name}.c needs nothing-like-it: ")
