"""from-constraintlayout: layout files of Android. Files are made here; frames are calculated by
hand, after Android's documentation of ConstraintLayout and its helpers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from keeplayout import Layout, Node, Size
from keeplayout.__main__ import main
from keeplayout.importers.constraintlayout import Choices, layouts, read
from keeplayout.importers.constraintlayout.build import Build
from keeplayout.importers.constraintlayout.resources import Resources
from keeplayout.importers.constraintlayout.views import View
from keeplayout.importers.source import File, UnreadableError
from keeplayout.importers.unsaid import Unsaid

_SIZES = {"wrap": "wrap_content", "match": "match_parent"}


def _view(id_: str, width: str, height: str, more: str = "", *, kind: str = "View") -> str:
    """A view; of `left=a.right` it hangs on another one, and other words are attributes."""
    sizes = [_SIZES.get(size, f"{size}dp") for size in (width, height)]
    words = " ".join(_attribute(word) for word in more.split())
    return (
        f'<{kind} android:id="@+id/{id_}" android:layout_width="{sizes[0]}"'
        f' android:layout_height="{sizes[1]}" {words}/>\n'
    )


def _attribute(word: str) -> str:
    name, _, value = word.partition("=")
    if "." in value and name in ("left", "right", "top", "bottom", "start", "end"):
        target, _, side = value.partition(".")
        id_ = target if target == "parent" else f"@+id/{target}"
        return f'app:layout_constraint{name.title()}_to{side.title()}Of="{id_}"'
    return f'app:{name}="{value}"'


_AROUND = "left=parent.left right=parent.right"
_AT = "left=parent.left top=parent.top"


def _document(*views: str, size: str = "match match", more: str = "") -> str:
    width, height = (_SIZES[each] for each in size.split())
    return (
        '<androidx.constraintlayout.widget.ConstraintLayout android:id="@+id/root"'
        ' xmlns:android="http://schemas.android.com/apk/res/android"'
        ' xmlns:app="http://schemas.android.com/apk/res-auto"'
        f' android:layout_width="{width}" android:layout_height="{height}" {more}>\n'
        f"{''.join(views)}</androidx.constraintlayout.widget.ConstraintLayout>"
    )


def _layout(text: str, unsaid: Unsaid | None = None, values: str = "") -> Layout:
    """The layout of a file in a window of 300 x 200; the content of a view is 40 x 20."""
    counted = Unsaid() if unsaid is None else unsaid
    files = [File("values", values.encode())] if values else []
    (root,) = layouts(View(File("page", text.encode()).xml(), None, Resources(files, 3, counted)))
    return Build(root, Choices(Size(300, 200), content=lambda _: Size(40, 20)), counted).layout


def _frames(*views: str, size: str = "match match", more: str = "") -> dict[str, tuple[float, ...]]:
    """The frames of all views, all of which can be said."""
    unsaid = Unsaid()
    layout = _layout(_document(*views, size=size, more=more), unsaid)
    assert not unsaid.left_out
    root = layout.find("root")
    assert root is not None
    inside = [each for child in root.children for each in (child, *child.children)]
    return {node.name or "": tuple(node.frame) for node in (root, *inside)}


def test_a_view_hangs_on_others() -> None:
    found = _frames(
        _view("a", "wrap", "wrap", f"{_AT} layout_marginStart=10dp layout_marginTop=8dp"),
        _view(
            "b", "60", "0", "left=a.right top=a.top bottom=parent.bottom layout_marginBottom=5dp"
        ),
    )
    assert found["a"] == (10, 8, 40, 20)
    assert found["b"] == (50, 8, 60, 187)


def test_bias_divides_what_is_left() -> None:
    bias = "layout_constraintHorizontal_bias=0.25 layout_marginStart=20dp"
    found = _frames(_view("a", "wrap", "wrap", f"{_AROUND} top=parent.top {bias}"))
    assert found["a"] == (80, 0, 40, 20)  # 20 + (300 - 20 - 40) / 4


def test_what_is_too_large_is_centred_beyond_both_edges() -> None:
    assert _frames(_view("a", "400", "20", f"{_AROUND} top=parent.top"))["a"] == (-50, 0, 400, 20)


def test_padding_is_inside() -> None:
    found = _frames(
        _view("a", "0", "20", f"{_AROUND} top=parent.top"), more='android:padding="16dp"'
    )
    assert found["a"] == (16, 16, 268, 20)


def test_what_is_around_is_as_large_as_its_content() -> None:
    views = _view("a", "120", "30", _AT), _view("b", "50", "20", "left=a.right top=a.bottom")
    assert _frames(*views, size="wrap wrap")["root"] == (0, 0, 170, 50)


def test_a_document_has_attributes_in_place_of_sums_and_nothing_besides() -> None:
    views = (
        _view("a", "40", "20", f"{_AT} layout_marginStart=8dp"),
        _view("b", "0", "20", "left=a.right right=parent.right top=a.top layout_marginEnd=4dp"),
        _view("c", "40", "20", f"{_AROUND} bottom=parent.bottom"),
    )
    layout = _layout(_document(*views))
    said = {node.name: [line.strip() for line in lines] for node, lines in _lines_of_nodes(layout)}
    assert said["a"] == ["width = 40", "height = 20", "left-inset = 8", "top-inset = 0"]
    assert said["b"] == [
        "height = 20", "right-inset = 4 @999", "left-offset to 2 = 0 @999",
        "top-alignment to 2 = 0",
    ]  # fmt: skip
    assert said["c"] == ["width = 40", "height = 20", "bottom-inset = 0", "horizontal-center = 0.5"]


def _lines_of_nodes(layout: Layout) -> Iterator[tuple[Node, list[str]]]:
    """The lines that a document has for each child of the root."""
    root = layout.find("root")
    assert root is not None
    text = layout.document.split("\n  node ")[1:]
    for node, lines in zip(root.children, text, strict=True):
        yield node, lines.rstrip().split("\n")[1:]


def test_a_root_as_large_as_its_content_is_not_ambiguous() -> None:
    layout = _layout(_document(_view("a", "120", "30", _AT), size="wrap wrap"))
    root = layout.find("root")
    assert root is not None
    assert root.frame == (0, 0, 120, 30)
    assert not layout.ambiguous()


def test_a_root_grows_with_what_is_inside_of_what_fills_it() -> None:
    inner = _document(
        _view("a", "50", "50", _AT), _view("b", "20", "30", "left=parent.left top=a.bottom"),
        size="wrap match",
    ).replace("@+id/root", "@+id/inner")  # fmt: skip
    assert _frames(inner, size="match wrap")["root"] == (0, 0, 300, 80)


def test_what_fills_between_lines_that_cross_is_empty() -> None:
    margins = "layout_marginStart=200dp layout_marginEnd=200dp"
    layout = _layout(_document(_view("a", "0", "20", f"{_AROUND} top=parent.top {margins}")))
    a = layout.find("a")
    assert a is not None
    assert a.frame.width == 0
    assert not layout.conflicts()


# Chains


def _chain(widths: list[str], style: str, more: tuple[str, ...] = ("", "", "")) -> list[str]:
    names = "abc"[: len(widths)]
    views = []
    for at, (name, width) in enumerate(zip(names, widths, strict=True)):
        left = "parent.left" if at == 0 else f"{names[at - 1]}.right"
        right = "parent.right" if at == len(names) - 1 else f"{names[at + 1]}.left"
        words = f"left={left} right={right} top=parent.top {more[at]}"
        if at == 0 and style:
            words += f" layout_constraintHorizontal_chainStyle={style}"
        views.append(_view(name, width, "20", words))
    return views


@pytest.mark.parametrize(
    ("style", "lefts"),
    [("spread", (45, 130, 215)), ("spread_inside", (0, 130, 260)), ("packed", (90, 130, 170))],
)
def test_styles_of_chains(style: str, lefts: tuple[float, ...]) -> None:
    found = _frames(*_chain(["40", "40", "40"], style))
    assert [found[name][0] for name in "abc"] == pytest.approx(list(lefts))


def test_a_packed_chain_lies_at_its_bias() -> None:
    found = _frames(
        *_chain(["40", "60"], "packed", ("layout_constraintHorizontal_bias=0.1", "", ""))
    )
    assert (found["a"][0], found["b"][0]) == (20, 60)


def test_weights_share_what_is_left() -> None:
    weights = (
        "layout_constraintHorizontal_weight=1", "layout_marginStart=10dp",
        "layout_constraintHorizontal_weight=3",
    )  # fmt: skip
    found = _frames(*_chain(["0", "50", "0"], "", weights))
    assert found["a"] == (0, 0, 60, 20)  # 300 - 50 - 10 = 240, a quarter of it
    assert found["b"] == (70, 0, 50, 20)
    assert found["c"] == (120, 0, 180, 20)


@pytest.mark.parametrize("style", ["spread", "spread_inside", "packed"])
def test_a_chain_that_is_too_long_overflows_at_both_ends(style: str) -> None:
    """400 in 300."""
    found = _frames(*_chain(["100", "100", "200"], style))
    assert [found[name][0] for name in "abc"] == pytest.approx([-50, 50, 150])


def test_shares_at_a_ratio_precede_that_a_chain_across_is_filled() -> None:
    """Three squares share 300; the first one is 100 high then, in the middle of a column of it and
    of 40, where it could be 160."""
    square = "layout_constraintDimensionRatio=1:1"
    down = "bottom=label.top layout_constraintVertical_chainStyle=packed"
    views = _chain(["0", "0", "0"], "", (f"{square} {down}", square, square))
    views = [view.replace('_height="20dp"', '_height="0dp"') for view in views]
    label = _view("label", "50", "40", "top=a.bottom bottom=parent.bottom left=parent.left")
    found = _frames(*views, label)
    assert found["a"] == (0, 30, 100, 100)
    assert found["b"][2:] == found["c"][2:] == (100, 100)
    assert found["label"] == (0, 130, 50, 40)


def test_a_gone_member_leaves_no_gap() -> None:
    found = _frames(*_chain(["40", "40", "40"], "spread_inside", ("", "visibility=gone", "")))
    assert (found["a"][0], found["c"][0]) == (0, 260)


# Ratios, percents, limits


def test_a_ratio_gives_one_size_from_the_other() -> None:
    ratio = "layout_constraintDimensionRatio=4:3"
    found = _frames(_view("a", "80", "0", f"{_AT} {ratio}"))
    assert found["a"] == (0, 0, 80, 60)


def test_a_ratio_fits_where_both_sizes_are_open() -> None:
    words = f"{_AROUND} top=parent.top bottom=parent.bottom layout_constraintDimensionRatio=1:1"
    assert _frames(_view("a", "0", "0", words))["a"] == (50, 0, 200, 200)


def test_percents_and_limits() -> None:
    found = _frames(
        _view("a", "0", "20", f"{_AROUND} top=parent.top layout_constraintWidth_percent=0.5"),
        _view("b", "0", "20", f"{_AROUND} top=a.bottom layout_constraintWidth_max=100dp"),
    )
    assert found["a"] == (75, 0, 150, 20)
    assert found["b"] == (100, 20, 100, 20)


# Helpers


def test_guidelines_and_barriers() -> None:
    found = _frames(
        _view("line", "wrap", "wrap", "orientation=vertical layout_constraintGuide_percent=0.25",
              kind="Guideline"),
        _view("end", "wrap", "wrap", "orientation=horizontal layout_constraintGuide_end=30dp",
              kind="Guideline"),
        _view("a", "50", "20", "left=line.left top=parent.top"),
        _view("b", "90", "20", "left=line.left top=a.bottom"),
        _view("edge", "wrap", "wrap",
              "barrierDirection=end barrierMargin=5dp constraint_referenced_ids=a,b",
              kind="Barrier"),
        _view("c", "0", "20", "left=edge.right right=parent.right bottom=end.top"),
    )  # fmt: skip
    assert found["c"] == (170, 150, 130, 20)


def test_circles_groups_and_gone_margins() -> None:
    found = _frames(
        _view("a", "20", "20", f"{_AROUND} top=parent.top bottom=parent.bottom"),
        _view("b", "20", "20",
              "layout_constraintCircle=@id/a layout_constraintCircleAngle=90"
              " layout_constraintCircleRadius=60dp"),
        _view("g", "wrap", "wrap", "constraint_referenced_ids=c visibility=gone", kind="Group"),
        _view("c", "50", "20", _AT),
        _view("d", "30", "20", "left=c.right top=parent.top layout_marginStart=4dp"
              " layout_goneMarginStart=12dp"),
    )  # fmt: skip
    assert found["b"] == pytest.approx((200, 90, 20, 20))
    assert found["d"] == (12, 0, 30, 20)


def test_a_flow_breaks_into_lines() -> None:
    flow = (
        "constraint_referenced_ids=a,b,c flow_wrapMode=chain flow_horizontalStyle=packed"
        " flow_horizontalBias=0 flow_horizontalGap=10dp flow_verticalGap=4dp"
        f" {_AROUND} top=parent.top"
    )
    views = [_view(name, "130", "20") for name in "abc"]
    found = _frames(*views, _view("flow", "0", "wrap", flow, kind="Flow"))
    assert found["b"] == (140, 0, 130, 20)
    assert found["c"] == (0, 24, 130, 20)
    assert found["flow"] == (0, 0, 300, 44)


def test_lines_of_a_flow_are_spread() -> None:
    """Two of 20 in 200: 160 in three parts, which is 160 / 3 before the first one; packed, half of
    what a gap of 10 leaves."""
    views = [_view(name, "130", "20") for name in "abc"]
    words = f"constraint_referenced_ids=a,b,c flow_wrapMode=chain {_AROUND} top=parent.top"
    found = _frames(*views, _view("flow", "0", "200", words, kind="Flow"))
    assert found["a"][1] == pytest.approx(160 / 3)
    assert found["c"][1] == pytest.approx(320 / 3 + 20)
    words += " flow_verticalStyle=packed flow_verticalGap=10dp"
    found = _frames(*views, _view("flow", "0", "200", words, kind="Flow"))
    assert (found["a"][1], found["c"][1]) == (75, 105)


def test_right_to_left() -> None:
    words = "start=parent.start top=parent.top layout_marginStart=8dp"
    found = _frames(_view("a", "40", "20", words), more='android:layoutDirection="rtl"')
    assert found["a"] == (252, 0, 40, 20)


# What files do not say


def test_resources_are_looked_up() -> None:
    text = _document(_view("a", "40", "20", f"{_AT} layout_marginTop=@dimen/gap"))
    dimens = '<dimen name="gap">@dimen/step</dimen><dimen name="step">12dp</dimen>'
    values = f"<resources>{dimens}</resources>"
    found = _layout(text, values=values).find("a")
    assert found is not None
    assert found.frame.y == 12
    unsaid = Unsaid()
    _layout(text, unsaid)
    what = "@dimen/gap, which is in no file of --values (--values res/values/dimens.xml)"
    assert list(unsaid.left_out) == [what]
    unsaid = Unsaid()
    _layout(text, unsaid, values.replace("step</dimen>", "stop</dimen>"))
    what = "@dimen/stop, which is in no file of --values (the nearest is @dimen/step)"
    assert list(unsaid.left_out) == [what]


def test_a_file_of_values_is_one_of_resources(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page, values = tmp_path / "page.xml", tmp_path / "values.xml"
    page.write_text(_document(_view("a", "40", "20", _AT)))
    for path, what in (
        (page, "1: <androidx.constraintlayout.widget.ConstraintLayout> is no file of resources"),
        (values, " No such file or directory"),
    ):
        assert main(["from-constraintlayout", str(page), "--values", str(path)]) == 2
        assert f"{path}:{what}" in capsys.readouterr().err


def test_texts_of_elsewhere_are_their_names() -> None:
    text = _document(_view("a", "wrap", "wrap", f"{_AT} text=@string/hello"))
    unsaid = Unsaid()
    root = next(layouts(View(File("page", text.encode()).xml(), None, Resources([], 3, unsaid))))
    Build(root, Choices(Size(300, 200), Size(10, 10)), unsaid)
    assert "texts of elsewhere: their names (--values strings.xml)" in unsaid.assumed
    assert root.children[0].text() == "hello"


@pytest.mark.parametrize(
    ("view", "what"),
    [
        (_view("a", "40", "20", "left=b.left top=parent.top")
         + _view("b", "wrap", "wrap", "orientation=horizontal", kind="Guideline"),
         "constraints to what has no such side"),
        (_view("a", "40", "20", kind="Layer"), "a <Layer>"),
        (_view("a", "wrap", "wrap", "", kind="Barrier"), "a barrier of no views"),
        ('<FrameLayout style="@style/x"><View/></FrameLayout>',
         "styles, which other files have|what is inside of a <FrameLayout>"),
        (_view("a", "40", "20", f"{_AT} layout_marginTop=?attr/gap"),
         "?attr/gap, which is the theme's"),
        (_view("a", "40", "20", f"{_AT} layout_marginTop=@android:dimen/gap"),
         "@android:dimen/gap, which is Android's"),
        (_view("a", "40", "20", f"{_AT} visibility=@{{model.seen}}"), "values of data binding"),
        (_view("a", "40", "20", f"{_AT} layout_gravitation=@id/b"),
         "layout_gravitation, which is not known"),
        (_view("a", "40", "20", f"{_AT} layout_constraintBaseline_toTopOf=@id/a"),
         "baselines at edges, or with margins"),
    ],
)  # fmt: skip
def test_what_is_left_out_is_counted(view: str, what: str) -> None:
    unsaid = Unsaid()
    _layout(_document(view), unsaid)
    assert sorted(unsaid.left_out) == what.split("|")
    assert not unsaid.misread


@pytest.mark.parametrize(
    ("view", "what"),
    [
        (_view("a", "48apples", "20").replace("applesdp", "apples"),
         'android:layout_width="48apples": a length is needed, such as 16dp'),
        (_view("a", "48", "20").replace("48dp", "48"),
         'android:layout_width="48": a length has a unit, such as 48dp'),
        (_view("a", "40", "20").replace("40dp", "wrap_contnet"),
         'android:layout_width="wrap_contnet": the nearest word is "wrap_content"'),
        (_view("a", "wrap", "wrap", "layout_constraintGuide_percent=x", kind="Guideline"),
         'app:layout_constraintGuide_percent="x": a number is needed, such as 0.5'),
        (_view("a", "wrap", "wrap", "layout_constraintGuide_percent=50", kind="Guideline"),
         'app:layout_constraintGuide_percent="50": 1 is the most'),
        (_view("a", "wrap", "wrap", "barrierDirection=inward", kind="Barrier"),
         'app:barrierDirection="inward": one of left, right, top, bottom, start, end is needed'),
        (_view("a", "40", "20", "layout_constraintHorizontal_chainStyle=spred"),
         'app:layout_constraintHorizontal_chainStyle="spred": the nearest word is "spread"'),
        (_view("a", "40", "20", "visibility=gon"),
         'app:visibility="gon": the nearest word is "gone"'),
        (_view("a", "40", "20", "layout_constraintDimensionRatio=wide"),
         'app:layout_constraintDimensionRatio="wide": a ratio is needed, such as 16:9'),
        (_view("a", "40", "20", "layout_marginStrat=4dp"),
         'app:layout_marginStrat="4dp": the nearest name is "layout_marginStart"'),
        (_view("a", "40", "20", "layout_constraintStart_toEndof=@id/a"),
         ('app:layout_constraintStart_toEndof="@id/a": the nearest name is '
         '"layout_constraintStart_toEndOf"')),
        (_view("a", "40", "20", "layout_constraintStart_toEndOf=title"),
         'app:layout_constraintStart_toEndOf="title": an id is needed, such as @id/title'),
        (_view("a", "40", "20", "left=titel.left"),
         'no view here has the id "titel"; the nearest is "title"'),
        (_view("a", "40", "20", "layout_constraintCircle=@id/titel"),
         'no view here has the id "titel"; the nearest is "title"'),
        (_view("a", "40", "20", "layout_constraintBaseline_toBaselineOf=@id/titel"),
         'no view here has the id "titel"; the nearest is "title"'),
        *[(_view("a", "wrap", "wrap", "constraint_referenced_ids=elsewhere", kind=kind),
           'no view here has the id "elsewhere"') for kind in ("Barrier", "Flow", "Group")],
        (_view("a", "0", "20", f"{_AT} layout_constraintWidth_percent=30"),
         'app:layout_constraintWidth_percent="30": 1 is the most'),
        (_view("title", "40", "20"), 'a second view has the id "title"'),
        (_view("a", "40", "20", kind="Guidlein"), "<Guidlein>: the nearest is <Guideline>"),
        (_view("a", "40", "20", kind="androidx.constraintlayout.widget.Barier"),
         "<androidx.constraintlayout.widget.Barier>: the nearest is <Barrier>"),
        ('<View android:layout_height="4dp"/>', "<View> has no layout_width"),
    ],
)  # fmt: skip
def test_what_means_nothing_is_told_and_not_taken(view: str, what: str) -> None:
    unsaid = Unsaid()
    text = _document(_view("title", "40", "20", _AT), view)
    layout = _layout(text, unsaid)
    line = 1 + text[: text.index(view)].count("\n")
    assert {kind: at[0].line for kind, at in unsaid.misread.items()} == {what: line}
    assert unsaid.left_out.keys() <= {"a barrier of no views"}
    assert "nan" not in layout.document


def test_what_only_draws_is_counted_and_not_left_out() -> None:
    unsaid = Unsaid()
    drawn = "textColor=#fff background=@color/x onClick=go rotation=4"
    _layout(_document(_view("a", "40", "20", f"{_AT} {drawn}")), unsaid)
    assert not unsaid
    assert sorted(unsaid.passed) == ["background", "onClick", "rotation", "textColor"]


def test_a_drawing_shows_what_the_author_has_written() -> None:
    """Of a text that may be no wider than the layout, of a chain, of what is centred between others
    and of a ratio: only the margins, and none of the importer's own constraints."""
    between = "top=a.top bottom=b.bottom right=parent.right"
    text = _document(
        _text("a", "wrap", "ab~cd", f"{_AT} layout_marginLeft=7dp"),
        _text("b", "wrap", "ab", "left=parent.left top=a.bottom layout_marginTop=5dp"),
        _view("c", "20", "60", f"{between} layout_marginRight=3dp"),
        _view("d", "30", "10", "left=parent.left right=e.left top=b.bottom layout_marginTop=9dp"),
        _view("e", "40", "10", "left=d.right right=parent.right top=d.top"),
        _view("f", "0", "0", f"{_AROUND} top=d.bottom bottom=parent.bottom "
              "layout_constraintDimensionRatio=1:2"),
        size="match wrap", more='android:padding="2dp"',
    )  # fmt: skip
    svg = _layout(text, Unsaid()).svg()
    numbers = re.findall(r"<text[^>]*>([^<]*)</text>", svg.partition('text-anchor="middle"')[2])
    margins = {"2", "5", "9"}  # within a padding of 2
    assert {"5", "9", "60", "\N{MULTIPLICATION SIGN} 0.5"} <= set(numbers)
    assert set(numbers) <= margins | {"10", "20", "30", "40", "60", "\N{MULTIPLICATION SIGN} 0.5"}


def test_views_of_others_may_be_called_anything() -> None:
    unsaid = Unsaid()
    _layout(_document(_view("a", "40", "20", _AT, kind="org.example.Guidlein")), unsaid)
    assert not unsaid


def test_the_guide_shows_what_its_example_draws(capsys: pytest.CaptureFixture[str]) -> None:
    examples = Path(__file__).parents[1] / "examples"
    (scene,) = read(examples / "profile.xml")
    assert scene.layout.svg() == (examples / "from_constraintlayout.svg").read_text("utf-8")
    assert main(["from-constraintlayout", str(examples / "profile.xml")]) == 0
    out, error = capsys.readouterr()
    again = Layout()
    again.read_document(out)
    again.solve()
    (follow, other) = (each.find("follow") for each in (again, scene.layout))
    assert follow is not None
    assert other is not None
    assert follow.frame_in_root == other.frame_in_root
    assert "text: letters of 8 x 16 at 14sp" in error


# Bad input


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "page:1: no XML: no element found"),
        ("<a>\n<b>", "page:2: the file ends inside of <b> of line 2"),
        ("<FrameLayout/>", "page:1: there is no ConstraintLayout in <FrameLayout>"),
        ("\n<document/>", ("page:2: there is no ConstraintLayout in <document>; "
         "from-xib reads files of Interface Builder")),
    ],
)  # fmt: skip
def test_files_that_are_no_layout(text: str, message: str, tmp_path: Path) -> None:
    path = tmp_path / "page"
    path.write_text(text)
    with pytest.raises(UnreadableError) as raised:
        list(read(path))
    assert str(raised.value).removeprefix(str(tmp_path) + "/") == message


@pytest.mark.parametrize(
    "words",
    [
        "left=a.right top=a.bottom", "left=b.right right=b.left", "layout_constraintCircle=@id/a",
        "layout_constraintDimensionRatio=0:0", "layout_constraintDimensionRatio=x",
        f"{_AROUND} layout_constraintHorizontal_bias=nan", "layout_marginStart=-1e300dp",
        f"{_AROUND} layout_constraintWidth_percent=inf",
        "layout_constraintBaseline_toBaselineOf=@id/a",
        "layout_marginStart=@dimen/a",
        "padding=-4dp constraint_referenced_ids=b,b,zz,a",
    ],
)  # fmt: skip
def test_values_that_mean_nothing_are_survived(words: str) -> None:
    values = '<resources><dimen name="a">@dimen/a</dimen></resources>'
    for kind in "View", "Flow", "Barrier", "Guideline":
        views = _view("a", "0", "wrap", words, kind=kind), _view("b", "40", "20", "left=a.right")
        assert "nan" not in _layout(_document(*views), values=values).document


# Padding: guidelines and percents are of what is within (ConstraintLayout's reference)


def test_guidelines_and_percents_are_within_padding() -> None:
    guides = "".join(
        _view(name, "wrap", "wrap", f"orientation=vertical {more}", kind="Guideline")
        for name, more in (
            ("g", "layout_constraintGuide_begin=20dp"),
            ("p", "layout_constraintGuide_percent=0.25"),
            ("e", "layout_constraintGuide_end=20dp"),
        )
    )
    found = _frames(
        guides,
        _view("a", "10", "10", "left=g.left top=parent.top"),
        _view("b", "10", "10", "left=p.left top=parent.top"),
        _view("c", "10", "10", "right=e.left top=parent.top"),
        _view("d", "0", "10", f"{_AROUND} top=parent.top layout_constraintWidth_percent=0.5"),
        more='android:paddingLeft="60dp" android:paddingRight="40dp"',
    )  # 200 of 300 are within
    assert found["a"] == pytest.approx((80, 0, 10, 10))
    assert found["b"] == pytest.approx((110, 0, 10, 10))
    assert found["c"] == pytest.approx((230, 0, 10, 10))
    assert found["d"] == pytest.approx((110, 0, 100, 10))


# Texts: letters of 8 x 16 at 14sp, Android's usual size


def _text_frames(*views: str) -> dict[str, tuple[float, ...]]:
    unsaid = Unsaid()
    file = File("page", _document(*views).encode())
    (root,) = layouts(View(file.xml(), None, Resources([], 3, unsaid)))
    layout = Build(root, Choices(Size(360, 640)), unsaid).layout
    assert not unsaid
    node = layout.find("root")
    assert node is not None
    return {each.name or "": tuple(each.frame) for each in node.children}


def _text(id_: str, width: str, text: str, more: str = "") -> str:
    """A text; ~ is a space."""
    view = _view(id_, width, "wrap", f"{more} text={text}", kind="TextView")
    return view.replace("~", " ")


_LONG = "~".join(["abcd"] * 13)
"""64 letters: 512 on one line; 9 words in 352, and 5 in 200."""


@pytest.mark.parametrize(
    ("width", "more", "frame"),
    [
        ("0", _AROUND, (0, 0, 360, 32)),
        ("200", _AT, (0, 0, 200, 48)),
        ("wrap", _AT, (0, 0, 360, 32)),
        ("wrap", _AROUND, (0, 0, 360, 32)),
        ("wrap", f"{_AT} layout_marginLeft=60dp layout_marginRight=100dp", (60, 0, 200, 48)),
        (
            "wrap",
            f"{_AT} textSize=28sp",
            (0, 0, 360, 128),
        ),  # letters of 16 x 32: 4 of 13 words a line
        ("wrap", f"{_AT} maxLines=1", (0, 0, 360, 16)),
        ("200", f"{_AT} lines=2", (0, 0, 200, 32)),
        ("200", f"{_AT} minLines=5", (0, 0, 200, 80)),
        ("wrap", f"{_AT} ems=5", (0, 0, 80, 112)),  # 5 x 16: 2 words a line
    ],
)
def test_texts_wrap(width: str, more: str, frame: tuple[float, ...]) -> None:
    more = more if "top=" in more else f"{more} top=parent.top"
    assert _text_frames(_text("a", width, _LONG, more))["a"] == pytest.approx(frame)


def test_a_text_that_is_short_is_as_wide_as_it_is() -> None:
    found = _text_frames(_text("a", "wrap", "ab~cd", f"{_AT} minEms=1"))
    assert found["a"] == pytest.approx((0, 0, 40, 16))


def test_a_word_that_is_longer_than_its_line_goes_on() -> None:
    found = _text_frames(_text("a", "200", "x" * 65, _AT))  # 25 letters a line
    assert found["a"] == pytest.approx((0, 0, 200, 48))


@pytest.mark.parametrize(
    ("kind", "height", "more", "baseline"),
    [  # three quarters of a line of 16
        ("TextView", "wrap", "text=ab", 12),
        ("TextView", "wrap", "text=ab~cd paddingTop=10dp", 22),
        ("TextView", "60", "text=ab", 12),
        ("EditText", "wrap", "", 26.5),  # in the middle of 45
        ("EditText", "wrap", "hint=ab paddingBottom=39dp", 12),  # of 55, 16 of which are inside
        ("com.google.android.material.textfield.TextInputEditText", "60", "text=ab", 34),
        ("Button", "wrap", "text=ab", 28),  # in the middle of 48
    ],
)
def test_baselines_of_texts(kind: str, height: str, more: str, baseline: float) -> None:
    view = _view("b", "wrap", height, f"left=parent.left {more}", kind=kind).replace("~", " ")
    held = view.replace("/>", ' app:layout_constraintBaseline_toBaselineOf="@id/a"/>')
    found = _text_frames(_text("a", "wrap", "ab", "left=parent.left bottom=parent.bottom"), held)
    assert found["b"][1] + baseline == pytest.approx(found["a"][1] + 12)


@pytest.mark.parametrize(
    "more",
    ["left=a.left", "left=a.right top=parent.top", "layout_constraintCircle=@id/a",
     "layout_constraintBaseline_toBaselineOf=@id/a"],
)  # fmt: skip
def test_a_constraint_of_a_view_to_itself_is_told_and_not_taken(more: str) -> None:
    unsaid = Unsaid()
    (text, plain) = (_document(_view("a", "40", "20", each)) for each in (more, ""))
    layout = _layout(text, unsaid)
    assert list(unsaid.misread) == ["a constraint of a view to itself is left out"]
    assert not unsaid.left_out
    assert not layout.conflicts()
    node, other = layout.find("a"), _layout(plain).find("a")
    assert node is not None
    assert other is not None
    assert node.frame == other.frame


def _write(folder: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)


def test_folders_of_layouts_and_of_values(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    view = _view("a", "40", "20", f"{_AT} layout_marginStart=@dimen/gap")
    dimen = '<resources><dimen name="gap">{}dp</dimen></resources>'
    _write(tmp_path, {
        "res/layout/one.xml": _document(view), "res/layout-land/two.xml": _document(view),
        "res/layout/old.xml": "<LinearLayout/>", "res/drawable/dot.xml": "<shape/>",
        "res/values/dimens.xml": dimen.format(12), "res/values-night/dimens.xml": dimen.format(99),
    })  # fmt: skip
    for values in "res", "res/values":
        words = ["from-constraintlayout", str(tmp_path / "res"), "--values", str(tmp_path / values)]
        assert main([*words, "--out", str(tmp_path / "out")]) == 1
        told = capsys.readouterr()
        assert "a file: there is no ConstraintLayout in <LinearLayout>      1  " in told.err
        assert "shape" not in told.err
        for name in "one", "two":
            text = (tmp_path / "out" / f"{name}.keep").read_text()
            assert "left-inset = 12" in text
    words = ["from-constraintlayout", str(tmp_path / "res" / "layout")]
    assert main([*words, "--values", str(tmp_path / "res" / "drawable")]) == 2
    what = "<shape> is no file of resources, such as values/dimens.xml\n"
    told = capsys.readouterr()
    assert told.err.endswith(what)
    assert told.err.count(what) == 1
    assert main([*words, "--values", str(tmp_path)]) == 2
    assert capsys.readouterr().err.endswith(f"{tmp_path}: no .xml is in it\n")
