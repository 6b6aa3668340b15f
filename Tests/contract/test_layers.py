"""Folders of the layout ring are layers: a type is used in its own folder and in those above it.
ARCHITECTURE.md lists them from the ground up."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
RING = ROOT / "Sources/LayoutCore"
TYPE = re.compile(r"^(?:public |final )*(?:struct|enum|class|typealias) (\w+)", re.MULTILINE)
TEXT = re.compile(r'//.*|"(?:\\.|[^"\\\n])*"')


def layers() -> list[str]:
    architecture = (ROOT / "ARCHITECTURE.md").read_text()
    table = architecture.split("In **LayoutCore**")[1].split("**KeepLayoutABI**")[0]
    return re.findall(r"^\| ([A-Z]\w+) \|", table, re.MULTILINE)


def code(folder: str) -> str:
    files = sorted((RING / folder).glob("*.swift"))
    return TEXT.sub("", "\n".join(file.read_text() for file in files))


@pytest.mark.parametrize("above", range(1, len(layers())))
def test_arrows_point_one_way(above: int) -> None:
    """No type of a layer is named in one below it. What a layout itself does is in all of them."""
    folders = layers()
    types = set(TYPE.findall(code(folders[above]))) - {"Layout"}
    below = {folder: code(folder) for folder in folders[:above]}
    declared = {name for text in below.values() for name in TYPE.findall(text)}
    for folder, text in below.items():
        used = set(re.findall(r"(?<![\w.])[A-Z]\w+", text))
        assert not used & types - declared, f"{folder} uses types of {folders[above]}"
