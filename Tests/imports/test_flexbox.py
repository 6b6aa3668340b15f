"""The comparison with browsers' frames, on two small repositories."""

from __future__ import annotations

import sys
from pathlib import Path

import flexbox
import pytest

_HTML = """<div id="same" style="width: 100px; height: 50px">
  <div style="height: 20px"></div></div>
<div id="other" style="width: 100px; height: 50px"><div style="height: 20px"></div></div>
<div id="skipped" style="width: 10px"></div>"""
_TEST = """
TEST(YogaTest, {name}) {{
  {skip}
  YGNodeCalculateLayout(root, YGUndefined, YGUndefined, YGDirectionLTR);
{frames}
  YGNodeCalculateLayout(root, YGUndefined, YGUndefined, YGDirectionRTL);
{frames}
}}"""
_XML = """<test name="row" use-rounding="true"><viewport/><input>
<div width="100px" height="20px"><div width="{width}px"/></div></input>
<expectations><node x="0" y="0" width="100" height="20">
<node x="0" y="0" width="30" height="20"/></node></expectations></test>"""


def _frames(height: int) -> str:
    found = {"root": (0, 0, 100, 50), "root_child0": (0, 0, 100, height)}
    return "\n".join(
        f"  ASSERT_FLOAT_EQ({value}, YGNodeLayoutGet{what}({node}));"
        for node, frame in found.items()
        for what, value in zip(("Left", "Top", "Width", "Height"), frame, strict=True)
    )


def test_fixtures_are_compared_and_what_differs_is_classified(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    tests = [("same", "", 20), ("other", "", 30), ("skipped", "GTEST_SKIP();", 20)]
    for path, text in {
        "gentest/fixtures/YGSmallTest.html": _HTML,
        "tests/generated/YGSmallTest.cpp": "".join(
            _TEST.format(name=name, skip=skip, frames=_frames(height))
            for name, skip, height in tests
        ),
        "tests/xml/flex/row__border_box_ltr.xml": _XML.format(width=30),
        "tests/xml/flex/basis__border_box_ltr.xml": _XML.format(width=40),
    }.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text)
    monkeypatch.setattr(sys, "argv", ["flexbox.py", "--list", "H others", str(tmp_path)])
    assert flexbox.main() == 0
    told = " ".join(capsys.readouterr().out.split())
    for words in (
        "YGSmallTest.html:3: browsers 0 0 100 30, here 0 0 100 20",
        "right to left gentest",
        "= Yoga 2 2 1 0",
        "= Taffy flex 2 2 1 0",
        "Yoga Small 2 2 1 0",
        "2 H others",
    ):
        assert words in told
