"""What CONTRIBUTING.md and ARCHITECTURE.md name is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from header import ROOT

LATER = ("build/", "Tests/contract/released")  # what a build makes, and a release
PLACE = re.compile(r"`([\w.+-]+(?:/[\w.+*-]+)+)`")


def missing(text: str) -> list[str]:
    """The places in backticks that no file or folder has."""
    places = [place for place in PLACE.findall(text) if not place.startswith(LATER)]
    return [place for place in places if not any(ROOT.glob(place))]


@pytest.mark.parametrize("page", sorted(ROOT.glob("*.md")), ids=lambda path: path.name)
def test_places_are_there(page: Path) -> None:
    assert missing(page.read_text()) == []


def test_the_check_can_fail() -> None:
    assert missing("`Tests/cases`, `Sources/*Core` and `Sources/NoRing/Nothing.swift`") == [
        "Sources/NoRing/Nothing.swift"
    ]
