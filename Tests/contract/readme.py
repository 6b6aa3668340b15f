"""The pages of the project that have examples: the README and the guides."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from header import ROOT

README = (ROOT / "README.md").read_text()
GUIDES = [
    ROOT / "README.md",
    ROOT / "examples-c" / "README.md",
    ROOT / "bindings" / "README.md",
    ROOT / "bindings" / "python" / "README.md",
    ROOT / "bindings" / "python" / "DOCUMENTS.md",
]
PAGES = sorted(
    {
        *ROOT.glob("*.md"),
        *GUIDES,
        *ROOT.glob("Sources/*/README.md"),
        *ROOT.glob("Tests/*/README.md"),
    }
)


def examples(language: str) -> list[Any]:
    """The blocks of a language, each with the block of output that follows it, by their section."""
    found = []
    for page in GUIDES:
        for section in re.split(r"^#+ ", page.read_text(), flags=re.MULTILINE)[1:]:
            blocks = rf"```{language}\n(.*?)```.*?```text\n(.*?)```"
            name = f"{page.parent.name}: {section.splitlines()[0]}"
            found += [
                pytest.param(source, output, id=name)
                for source, output in re.findall(blocks, section, re.DOTALL)
            ]
    assert found, f"no page has a {language} example with its output"
    return found


def links(page: Path) -> list[tuple[str, str]]:
    """Where the links of a page lead, outside of its code: files, and places in them."""
    prose = re.sub(r"^```.*?^```", "", page.read_text(), flags=re.DOTALL | re.MULTILINE)
    return re.findall(r"\]\((?!https?:)([^)#]*)#?([^)]*)\)", prose)
