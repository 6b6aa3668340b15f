"""What editors and linters know of the Python package, and its pages."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from html import unescape
from pathlib import Path

import keeplayout
import pytest
from header import ROOT
from process import run

SOURCE = ROOT / "bindings" / "python" / "src"
# What hosts write: constraints by comparison, at a priority, one or many; bulk calls.
HOST = """
# pyright: strict
from array import array
from keeplayout import HIGH, Constraint, Layout, Rect

ui = Layout()
window = ui.node("window", size=(320, 568))
title, icon = window.node("title"), window.node("icon")
made: Constraint = ui.add(title.left == icon.right + 8)
ui.add(title.width >= 2 * icon.width @ HIGH)
ui.add_all([title.top == 10, title.width == icon.height])
title.left_inset.min = 3
row = ui.create_nodes(3)
read: list[Rect] = ui.frames(row)
out: array[float] = ui.frames([title, icon], out=array("d", bytes(64)))
with ui.animate(1) as animation:
    icon.width.equal = None
print(made.linear.terms, animation.progress)
"""
WRONG = "from keeplayout import Layout\nLayout().frames([1, 2])\n"


@pytest.fixture
def pyright(tmp_path: Path) -> list[str]:
    """What runs pyright on the package as it is installed."""
    if shutil.which("node") is None:
        pytest.skip("pyright needs Node")
    shutil.copytree(SOURCE / "keeplayout", tmp_path / "typings" / "keeplayout")
    (tmp_path / "pyrightconfig.json").write_text('{"extraPaths": ["typings"]}')
    return [str(Path(sys.executable).with_name("pyright"))]


def test_types_are_complete(pyright: list[str], tmp_path: Path) -> None:
    where = {**os.environ, "PYTHONPATH": str(tmp_path / "typings")}
    done = subprocess.run(
        [*pyright, "--verifytypes", "keeplayout", "--ignoreexternal"],
        env=where, cwd=tmp_path, capture_output=True, text=True, check=False,
    )  # fmt: skip
    (score,) = re.findall(r"completeness score: ([\d.]+)%", done.stdout)
    (symbols,) = re.findall(r"Symbols exported by \"keeplayout\": (\d+)", done.stdout)
    assert int(symbols) > 1000
    assert float(score) >= 95, done.stdout


def test_linters_accept_what_hosts_write(pyright: list[str], tmp_path: Path) -> None:
    host = tmp_path / "host.py"
    host.write_text(HOST)
    run([*pyright, str(host)], cwd=tmp_path)
    ruff = str(Path(sys.executable).with_name("ruff"))
    run([ruff, "check", "--isolated", "--select", "B,F,E", str(host)])
    host.write_text(WRONG)
    done = subprocess.run([*pyright, str(host)], cwd=tmp_path, capture_output=True, check=False)
    assert b"reportArgumentType" in done.stdout


def test_pages_show_inherited_members(tmp_path: Path) -> None:
    """Whatever a class has, its own page names."""
    recipe = (ROOT / "Makefile").read_text()
    (pages,) = re.findall(r"^PAGES := (.*)$", recipe, re.MULTILINE)
    modules = ["keeplayout", *(f"keeplayout.{name}" for name in pages.split())]
    where = {**os.environ, "PYTHONPATH": str(SOURCE)}
    run([sys.executable, "-W", "ignore", "-m", "pdoc", "-o", str(tmp_path), *modules], env=where)
    page = (tmp_path / "keeplayout.html").read_text()
    for kind in (keeplayout.Node, keeplayout.Nodes, keeplayout.Layout, keeplayout.Attribute):
        (shown,) = re.findall(rf'<section id="{kind.__name__}">(.*?)</section>', page, re.DOTALL)
        words = set(re.findall(r"\w+", unescape(re.sub(r"<[^>]*>", " ", shown))))
        named = {name for name in dir(kind) if not name.startswith("_")}
        assert named - words - {"handle_type", "count", "index"} == set(), kind
