"""Folders of a module of the layout ring are layers: a type is used in its own folder and in those
above it. ARCHITECTURE.md lists them from the ground up. The compiler sees to the modules
themselves."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
RING = ROOT / "Sources/LayoutCore"
MODULES = ["Store", "Relations", "Vocabularies", "Answers"]
TYPE = re.compile(
    r"^(?:public |package |open |final )*(?:struct|enum|class|protocol|typealias) (\w+)",
    re.MULTILINE,
)
NESTED = re.compile(TYPE.pattern.replace("^", "^ *", 1), re.MULTILINE)
TEXT = re.compile(r'//.*|"(?:\\.|[^"\\\n])*"')


def layers(module: str) -> list[str]:
    architecture = (ROOT / "ARCHITECTURE.md").read_text()
    table = re.split(rf"^\*\*{module}\*\* ", architecture, flags=re.MULTILINE)[1].split("**")[0]
    return re.findall(r"^\| ([A-Z]\w+) \|", table, re.MULTILINE)


def code(module: str, folder: str) -> str:
    files = sorted((RING / module / folder).glob("*.swift"))
    return TEXT.sub("", "\n".join(file.read_text() for file in files))


@pytest.mark.parametrize("module", MODULES)
def test_all_folders_are_listed(module: str) -> None:
    assert sorted(layers(module)) == sorted(
        folder.name for folder in (RING / module).iterdir() if folder.is_dir()
    )


@pytest.mark.parametrize("module", MODULES)
def test_arrows_point_one_way(module: str) -> None:
    """No type of a layer is named in one below it; the class of the module is in all of them."""
    folders = layers(module)
    types = {folder: set(TYPE.findall(code(module, folder))) - {module} for folder in folders}
    for place, folder in enumerate(folders):
        text = code(module, folder)
        used = set(re.findall(r"(?<![\w.])[A-Z]\w+", text)) - set(NESTED.findall(text))
        for above in folders[place + 1 :]:
            assert not used & types[above], f"{folder} uses types of {above}"
