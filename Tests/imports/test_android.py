"""The comparison with Android's frames, on a repository of two layouts."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import android
import pytest

_LAYOUT = """<androidx.constraintlayout.widget.ConstraintLayout
    xmlns:android="http://schemas.android.com/apk/res/android"
    xmlns:app="http://schemas.android.com/apk/res-auto"
    android:layout_width="match_parent" android:layout_height="match_parent">
<View android:id="@+id/box" android:layout_width="20dp" android:layout_height="10dp"
    app:layout_constraintLeft_toLeftOf="parent" app:layout_constraintTop_toTopOf="parent"/>
</androidx.constraintlayout.widget.ConstraintLayout>"""
_WIDTHS = {"MATCH": 1080, "WRAP": 60}
_HEIGHTS = {"MATCH": 1536, "WRAP": 30}


def _bounds(right: int, bottom: int, left: int = 0) -> dict[str, str]:
    found = {"left": left, "top": 0, "right": right, "bottom": bottom}
    return {name: str(value) for name, value in found.items()}


def test_layouts_are_compared_in_all_variants(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    layouts = tmp_path / "projects/ConstraintLayoutValidation/app/src/main/res/layout"
    references = tmp_path / "desktop/ValidationTool/references"
    layouts.mkdir(parents=True)
    references.mkdir(parents=True)
    for name, left in ("check_same", 0), ("check_other", 9):
        (layouts / f"{name}.xml").write_text(_LAYOUT)
        for across, width in _WIDTHS.items():
            for down, height in _HEIGHTS.items():
                box = {"bounds": _bounds(60 + left, 30, left), "class": "View"}
                reference = {"bounds": _bounds(width, height), "children": [box]}
                path = references / f"{name}_{across}_{down}.json"
                path.write_text(json.dumps({"layout": reference}))
    monkeypatch.setattr(sys, "argv", ["android.py", "--list", "others", str(tmp_path)])
    assert android.main() == 0
    told = " ".join(capsys.readouterr().out.split())
    for words in (
        "MATCH_MATCH <View> box: Android 9 0 60 30, here 0 0 60 30",
        "all 2 2 1 0",
        "frames in all variants 16, the same 12",
        "1 what is around is as large as its content",
        "1 others",
    ):
        assert words in told
