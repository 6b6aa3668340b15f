"""A property is said once: what documents call it stands in one file of the layout ring."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
RING = ROOT / "Sources/LayoutCore"
TABLES = [
    "NodeProperty",
    "ContainerProperty",
    "MemberProperty",
    "TrackProperty",
    "AttributeProperty",
    "LayoutProperty",
]
ROW = re.compile(r'\brow\(\s*"([^"]+)"|PropertyRow\(\s*"([^"]+)"', re.DOTALL)
LITERAL = re.compile(r'"((?:\\.|[^"\\\n])*)"')
# Other things of the same name: an area that has a guide, parts of formats, kinds of tracks.
ALIKE = {
    ("margins", "GuidedArea.swift"),
    ("safe", "GuidedArea.swift"),
    ("gap", "FormatRows.swift"),
    ("alignment", "FormatRows.swift"),
    ("alignment", "Vocabularies+Descriptions.swift"),
    ("fraction", "ContainerProperty.swift"),
    ("fraction", "TrackProperty.swift"),
    ("least", "TrackProperty.swift"),
    ("least", "ContainerProperty.swift"),
    ("min", "Vocabularies+ContainerSentences.swift"),
    ("max", "Vocabularies+ContainerSentences.swift"),
}


def words(table: str) -> list[str]:
    text = (RING / f"Store/Tables/{table}.swift").read_text()
    return [one or other for one, other in ROW.findall(text)]


def files(word: str) -> set[str]:
    spellings = {word, word.replace(" ", "-")}
    return {
        file.name
        for file in RING.rglob("*.swift")
        if spellings & set(LITERAL.findall(file.read_text()))
    }


@pytest.mark.parametrize("table", TABLES)
def test_a_word_stands_in_one_file(table: str) -> None:
    assert words(table)
    for word in words(table):
        others = files(word) - {f"{table}.swift"}
        assert {(word, file) for file in others} <= ALIKE
