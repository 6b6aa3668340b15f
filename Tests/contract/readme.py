"""The README's examples."""

from __future__ import annotations

import re
from typing import Any

import pytest
from header import ROOT

README = (ROOT / "README.md").read_text()


def examples(language: str) -> list[Any]:
    """The blocks of a language, each with the block of output that follows it, by their section."""
    found = []
    for section in re.split(r"^## ", README, flags=re.MULTILINE)[1:]:
        blocks = rf"```{language}\n(.*?)```.*?```text\n(.*?)```"
        found += [
            pytest.param(source, output, id=section.split("\n")[0])
            for source, output in re.findall(blocks, section, re.DOTALL)
        ]
    assert found, f"the README has no {language} example with its output"
    return found
