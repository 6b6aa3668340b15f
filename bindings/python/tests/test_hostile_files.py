"""Files that are cut, wrong or made to do harm, for every importer: each gives a sentence with its
place, or a layout, after work that grows no faster than the file."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from keeplayout.importers import constraintlayout, css, xib
from keeplayout.importers.command import Scene
from keeplayout.importers.source import MOST_ELEMENTS, UnreadableError
from keeplayout.importers.unsaid import Unsaid

_EXAMPLES = Path(__file__).parents[1] / "examples"
_READ: dict[str, Callable[..., Iterator[Scene]]] = {
    ".html": css.read, ".json": css.read, ".xml": constraintlayout.read, ".xib": xib.read,
}  # fmt: skip
_TREE = """{"name": "root", "style": {"width": 200, "gap": 4},
 "children": [{"name": "a", "style": {"flex": 1}},\n {"text": "some\\nwords"}, "more"]}"""


def _good(ending: str) -> str:
    if ending == ".json":
        return _TREE
    names = {".html": "card.html", ".xml": "profile.xml", ".xib": "welcome.storyboard"}
    return (_EXAMPLES / names[ending]).read_text("utf-8")


def _import(
    folder: Path, ending: str, data: str | bytes, unsaid: Unsaid | None = None
) -> list[Scene]:
    path = folder / f"file{ending}"
    path.write_bytes(data.encode() if isinstance(data, str) else data)
    return list(_READ[ending](path, unsaid=unsaid))


def _sentence(folder: Path, ending: str, data: str | bytes) -> str:
    with pytest.raises(UnreadableError) as told:
        _import(folder, ending, data)
    return str(told.value).removeprefix(f"{folder}/")


@pytest.mark.parametrize("ending", _READ)
def test_a_cut_file_gives_a_sentence_with_its_line(ending: str, tmp_path: Path) -> None:
    text = _good(ending).rstrip()
    assert _import(tmp_path, ending, text)
    for at in range(0, len(text) - 1, max(len(text) // 40, 1)):
        told = _sentence(tmp_path, ending, text[:at])
        place, line, what = told.split(":", 2)
        assert place == f"file{ending}"
        assert 1 <= int(line) <= 1 + text[:at].count("\n")
        assert what.strip()


@pytest.mark.parametrize("ending", _READ)
def test_bytes_that_are_no_text_give_a_sentence(ending: str, tmp_path: Path) -> None:
    text = _good(ending).encode()
    told = _sentence(tmp_path, ending, text[:300] + b"\xff\xfe\x00" + text[300:])
    assert told.startswith(f"file{ending}:{1 + text[:300].count(10)}: ")
    assert _sentence(tmp_path, ending, bytes(1000)).startswith(f"file{ending}:1: ")


_MANY = MOST_ELEMENTS + 1


@pytest.mark.parametrize(
    ("ending", "text"),
    [
        (".html", "<br>" * _MANY),
        (".json", f'{{"children": [{",".join(["{}"] * _MANY)}]}}'),
        (".xml", f"<a>{'<b/>' * _MANY}</a>"),
        (".xib", f"<document>{'<view/>' * _MANY}</document>"),
    ],
)
def test_a_file_of_a_million_nodes_is_refused(ending: str, text: str, tmp_path: Path) -> None:
    assert _sentence(tmp_path, ending, text).startswith(f"file{ending}:1: more than 200,000 ")


_BOMB = "".join(f"<!ENTITY e{n} '{f'&e{n - 1};' * 10}'>" for n in range(1, 10))


@pytest.mark.parametrize("ending", [".xml", ".xib"])
def test_entities_of_xml_are_refused(ending: str, tmp_path: Path) -> None:
    text = f"<!DOCTYPE a [<!ENTITY e0 'ha'>\n{_BOMB}]><a>&e9;</a>"
    told = _sentence(tmp_path, ending, text)
    assert told == f'file{ending}:1: it declares the entity "e0", which no layout needs'


def test_entities_of_html_are_words(tmp_path: Path) -> None:
    text = f"<!DOCTYPE a [<!ENTITY e0 'ha'>{_BOMB}]><p id=p>&e9;</p>"
    with pytest.raises(UnreadableError):  # what is behind the declaration's first > is no element
        _import(tmp_path, ".html", "<!DOCTYPE a [" + _BOMB)
    (scene,) = _import(tmp_path, ".html", text)
    assert len(scene.layout.document) < 1000


_ROOT = (
    '<androidx.constraintlayout.widget.ConstraintLayout xmlns:android="a" xmlns:app="b" '
    'android:layout_width="match_parent" android:layout_height="match_parent">{}'
    "</androidx.constraintlayout.widget.ConstraintLayout>"
)
_VIEW = (
    '<View android:id="@+id/{}" android:layout_width="0dp" android:layout_height="4dp" '
    'app:layout_constraintStart_toEndOf="@id/{}" app:layout_constraintEnd_toStartOf="@id/{}"/>'
)
_DOCUMENT = (
    '<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">'
    '<objects><view id="r"><rect key="frame" x="0" y="0" width="9" height="9"/>{}</view></objects>'
    "</document>"
)


def test_cycles_give_layouts(tmp_path: Path) -> None:
    """Views that hang on each other in a ring, alone and in a flow and a barrier of each other."""
    ring = "".join(_VIEW.format(name, *ends) for name, *ends in map(list, ("abc", "bca", "cab")))
    helpers = "".join(
        f'<{kind} android:id="@+id/{kind}" android:layout_width="wrap_content" '
        f'android:layout_height="wrap_content" '
        f'app:constraint_referenced_ids="a,Flow,Barrier,{kind}"/>'
        for kind in ("Flow", "Barrier")
    )
    for text in ring, ring + helpers, helpers:
        (scene,) = _import(tmp_path, ".xml", _ROOT.format(text))
        assert "nan" not in scene.layout.document
    constraints = "".join(
        f'<constraint firstItem="{a}" firstAttribute="left" '
        f'secondItem="{b}" secondAttribute="right"/>'
        for a, b in map(list, ("ab", "bc", "ca"))
    )
    views = "".join(f'<view id="{name}"/>' for name in "abc")
    inside = f"<subviews>{views}</subviews><constraints>{constraints}</constraints>"
    (scene,) = _import(tmp_path, ".xib", _DOCUMENT.format(inside))
    assert "nan" not in scene.layout.document


def _times(ending: str, text: str, folder: Path) -> float:
    began = time.process_time()
    with contextlib.suppress(UnreadableError):
        _import(folder, ending, text, Unsaid())
    return time.process_time() - began


def _style(value: str) -> str:
    return f'<p style="{value}"></p>'


_LONG = 40_000
_GROWING: dict[str, tuple[str, Callable[[int], str]]] = {
    "comments": (".html", lambda n: _style("/*" * n)),
    "spaces": (".html", lambda n: _style(f"width: a{' ' * n}b")),
    "importance": (".html", lambda n: _style(f"width: 4px{' !' * n}")),
    "digits": (".html", lambda n: _style(f"width: {'1' * n}!")),
    "calculations": (".html", lambda n: _style(f"width: calc({'1px + ' * (n // 60)}1px)") * 10),
    "nested": (".html", lambda n: _style(f"width: calc({'(' * 999}1px{')' * 999})") * (n // 2000)),
    "colors": (".html", lambda n: _style(f"border: {'rde ' * (n // 4)}")),
    "open ends": (".html", lambda n: f"<ul>{'<li>a' * (n // 400)}</ul>"),
    "styles": (".json", lambda n: f'{{"style": [{"[null], " * (n // 8)}{{}}]}}'),
    "lines": (".json", lambda n: "[" + "\n" * n + "4]"),
    "brackets": (".html", lambda n: _style(f"grid-template-columns: {'[' * n}")),
    "repeat": (".html", lambda n: _style(f"grid-template-columns: repeat({' ' * n})")),
    "minmax": (".html", lambda n: _style(f"grid-template-columns: minmax({',' * n})x")),
    "quotes": (".html", lambda n: _style(f"grid-template-areas: {chr(39) * (n | 1)}")),
    "semicolons": (".html", lambda n: _style(";:" * n)),
    "entities": (".html", lambda n: f"<p>{'&' * n}</p>"),
    "words": (".html", lambda n: f"<p>{'a <b>b</b>' * (n // 20)}</p>"),
    "same mistakes": (".html", lambda n: f"<div>{'<dvi clas=x></dvi>' * (n // 40)}</div>"),
    "other mistakes": (
        ".html",
        lambda n: _style("".join(f"widht{each}: 1px;" for each in range(n // 20))),
    ),
    "lengths": (".xml", lambda n: _ROOT.format(f'<View app:layout_marginTop="{"1" * n}x"/>')),
    "ids": (
        ".xml",
        lambda n: _ROOT.format(f'<Group app:constraint_referenced_ids="{"a " * n}!"/>'),
    ),
    "missing": (
        ".xml",
        lambda n: _ROOT.format("".join(_VIEW.format(f"view{k}", f"veiw{k}", f"viwe{k}")
                                       for k in range(n // 400))),
    ),
    "ratios": (
        ".xml",
        lambda n: _ROOT.format(f'<View app:layout_constraintDimensionRatio="{"1" * n}:x"/>'),
    ),
    "numbers": (
        ".xib",
        lambda n: _DOCUMENT.format(
            f'<constraints><constraint firstAttribute="top" constant="{"1" * n}x" '
            f'multiplier="{"1:" * n}"/></constraints>'
        ),
    ),
    "names": (
        ".xib",
        lambda n: _DOCUMENT.format(
            "<subviews>" + "".join(f'<view hiden{k}="YES"/>' for k in range(n // 40))
            + "</subviews>"
        ),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", _GROWING)
def test_work_grows_no_faster_than_the_file(name: str, tmp_path: Path) -> None:
    """Four times as long takes less than twelve times: 4 if it is in proportion, 16 if not. Work
    inside of regular expressions cannot be counted; so a busy machine has three tries."""
    ending, make = _GROWING[name]

    def is_in_proportion() -> bool:
        short = _times(ending, make(_LONG), tmp_path)
        long = _times(ending, make(4 * _LONG), tmp_path)
        return long < 12 * short or long < 0.5

    assert any(is_in_proportion() for _ in range(3))
