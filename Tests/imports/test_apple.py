"""The comparison with Apple's frames, on a repository of one file with one old frame."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import apple
import pytest
from repositories import files

_SCENE = """<viewController id="c{0}" storyboardIdentifier="{0}"><view key="view" id="r{0}" {2}>
<rect key="frame" x="0" y="0" width="300" height="200"/>
<subviews><view id="v{0}" translatesAutoresizingMaskIntoConstraints="NO">
<rect key="frame" x="10" y="20" width="{1}" height="30"/></view></subviews>
<constraints>
<constraint firstItem="v{0}" firstAttribute="left"
 secondItem="r{0}" secondAttribute="left" constant="10"/>
<constraint firstItem="v{0}" firstAttribute="top"
 secondItem="r{0}" secondAttribute="top" constant="20"/>
<constraint firstItem="v{0}" firstAttribute="width" constant="40"/>
<constraint firstItem="v{0}" firstAttribute="height" constant="30"/>
</constraints></view></viewController>"""


def _document() -> str:
    scenes = [
        _SCENE.format(name, width, more)
        for name, width, more in (
            ("exact", 40, ""), ("near", 40.4, ""), ("rounded", 40.9, ""), ("stale", 60, ""),
            ("flagged", 60, 'misplaced="YES"'),
        )
    ]  # fmt: skip
    return (
        '<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" '
        'targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><scenes><scene><objects>'
        + "".join(scenes)
        + "</objects></scene></scenes></document>"
    )


def _git(folder: Path, *words: str) -> None:
    someone = ("-c", "user.name=someone", "-c", "user.email=someone@example.org")
    subprocess.run(["git", *someone, *words], cwd=folder, check=True, capture_output=True)


def test_a_repository_is_read_with_and_without_a_work_tree(tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    (tree / "App").mkdir(parents=True)
    (tree / "App" / "Main.xib").write_text("<a/>")
    (tree / "App" / "Main.swift").write_text("")
    found = [("App/Main.xib", b"<a/>")]
    assert list(files(tree, (".xib",))) == found
    _git(tree, "init", "--quiet")
    _git(tree, "add", ".")
    _git(tree, "commit", "--quiet", "--message", "add a layout")
    assert list(files(tree, (".xib",))) == found
    (tree / ".git").rename(tmp_path / "repo")
    assert list(files(tmp_path / "repo", (".xib",))) == found
    assert list(files(tmp_path, (".xib",))) == found


def test_frames_are_compared_and_what_differs_is_classified(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in "one", "two":  # the second one has the same file, which counts once
        (tmp_path / name).mkdir()
        (tmp_path / name / "Main.storyboard").write_text(_document())
    words = ["apple.py", "--list", "stale: the file's frames break its own required constraints"]
    monkeypatch.setattr(sys, "argv", [*words, str(tmp_path / "one"), str(tmp_path / "two")])
    assert apple.main() == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "<view> vstale: Apple 10 20 60 30, here 10 20 40 30" in told
    for words_ in (
        "repositories 2", "Auto Layout 1 ", "scenes to compare 4", "or of one view 1, 0",
        "agree wholly 2 of 4 (50.0 %)", "half a point 2 of 4 (50.0 %)",
        "values (x, y, width, height) 14 of 16",
        "1 stale: the file's frames break its own required constraints",
        "1 rounded: at most a point",
    ):  # fmt: skip
        assert words_ in told
