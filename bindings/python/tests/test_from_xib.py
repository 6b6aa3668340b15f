"""from-xib: scenes of Interface Builder as layouts. Files are made here; frames are calculated by
hand, after Apple's documentation of constraints, stack views, scroll views and autoresizing."""

from __future__ import annotations

import argparse
from pathlib import Path

import pytest
from keeplayout import Insets, Layout, Node, Size
from keeplayout.__main__ import main
from keeplayout.importers import xib
from keeplayout.importers.command import Scene
from keeplayout.importers.source import File, UnreadableError
from keeplayout.importers.unsaid import Unsaid
from keeplayout.importers.xib import Traits


def _document(objects: str, *, device: str = "retina4_7", resources: str = "") -> str:
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"
    useAutolayout="YES" useSafeAreas="YES"><device id="{device}" orientation="portrait"/>
<objects>
<placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
{objects}
</objects>
<resources>{resources}</resources>
</document>"""


def _view(id_: str, frame: str, inside: str = "", *, kind: str = "view", more: str = "") -> str:
    x, y, width, height = frame.split()
    return (
        f'<{kind} id="{id_}" {more}>\n<rect key="frame" x="{x}" y="{y}" width="{width}"'
        f' height="{height}"/>{inside}</{kind}>\n'
    )


_FREE = 'translatesAutoresizingMaskIntoConstraints="NO"'


def _free(id_: str, inside: str = "", *, kind: str = "view", more: str = "") -> str:
    """A view that constraints hold, with an empty frame, which nothing may be taken from."""
    return _view(id_, "0 0 0 0", inside, kind=kind, more=f"{_FREE} {more}")


def _subviews(*views: str) -> str:
    return f"<subviews>{''.join(views)}</subviews>"


def _constraints(*constraints: str) -> str:
    """Each is its first attribute, then whatever else: `left of a` is written as a.left."""
    return f"<constraints>{''.join(map(_constraint, constraints))}</constraints>"


def _constraint(words: str) -> str:
    first, *others = words.split()
    attributes = _side("first", first)
    if others and "=" not in others[0]:
        attributes += _side("second", others.pop(0))
    more = " ".join(f'{name}="{value}"' for name, value in (each.split("=") for each in others))
    return f"<constraint {attributes} {more}/>\n"


def _side(which: str, text: str) -> str:
    item, _, attribute = text.rpartition(".")
    of = f'{which}Item="{item}" ' if item else ""
    return f'{of}{which}Attribute="{attribute}" '


def _scenes(
    text: str,
    *,
    size: Size | None = None,
    safe_area: Insets | None = None,
    size_class: Traits | None = None,
    no_placeholders: bool = False,
) -> tuple[list[Scene], Unsaid]:
    given = argparse.Namespace(
        size=size, safe_area=safe_area, size_class=size_class, no_placeholders=no_placeholders
    )
    unsaid = Unsaid()
    return list(xib.IMPORTER.scenes(File("Main.xib", text.encode()), given, unsaid)), unsaid


def _layout(objects: str, **choices: object) -> Layout:
    (scene,), _ = _scenes(_document(objects), **choices)  # type: ignore[arg-type]
    return scene.layout


def _named(layout: Layout, name: str) -> Node:
    found = layout.find(name)
    assert found is not None
    return found


def _frame(layout: Layout, name: str) -> tuple[float, ...]:
    return tuple(_named(layout, name).frame)


def _holds(name: str, frame: str) -> str:
    """Constraints that keep a view of the root at a frame."""
    x, y, width, height = frame.split()
    return _constraints(
        f"{name}.leading r.leading constant={x}",
        f"{name}.top r.top constant={y}",
        f"{name}.width constant={width}",
        f"{name}.height constant={height}",
    )


# Constraints


def test_constraints_have_multipliers_priorities_and_relations() -> None:
    ui = _layout(
        _view(
            "r",
            "0 0 400 300",
            _subviews(_free("a", more='userLabel="a"'), _free("b", more='userLabel="b"'))
            + _constraints(
                "a.leading r.leading constant=20",
                "r.trailing a.trailing constant=30",
                "a.top r.bottom multiplier=0.25",
                "a.height a.width multiplier=7:35",
                "b.leading a.leading",
                "b.width a.width multiplier=1/2 constant=5",
                "b.top a.bottom relation=greaterThanOrEqual constant=10",
                "b.top r.top priority=250 constant=0",
                "b.bottom r.bottom relation=lessThanOrEqual constant=-20",
                "b.height constant=500 priority=750",
            ),
        )
    )
    # a: from 20 to 400 - 30; a quarter of 300 down; 350 * 7 / 35 high.
    assert _frame(ui, "a") == (20, 75, 350, 70)
    # b: 350 / 2 + 5 wide; 10 below 145, as far up as it may; down to 280, as 500 is too much.
    assert _frame(ui, "b") == (20, 155, 180, 125)


def test_a_constraint_in_a_view_is_of_that_view_unless_it_names_another() -> None:
    inside = _constraints("width constant=40", "height constant=30", "trailing r.trailing")
    ui = _layout(
        _view("r", "0 0 100 100", _subviews(_free("a", inside)) + _constraints("bottom a.bottom"))
    )
    assert _frame(ui, "view") == (0, 0, 100, 100)
    assert tuple(_named(ui, "view").children[0].frame) == (60, 70, 40, 30)


def test_names_are_the_labels_of_interface_builder() -> None:
    constraint = '<constraint firstAttribute="width" constant="7" id="c" identifier="thin"/>'
    ui = _layout(
        _view(
            "r",
            "0 0 100 100",
            _subviews(
                _free("a", f"<constraints>{constraint}</constraints>", more='userLabel="A &amp; B"')
            ),
        )
    )
    node = _named(ui, "A & B")
    assert node.width.name == "thin"


def test_other_names_are_those_in_code_or_what_is_shown() -> None:
    outlet = '<connections><outlet property="field" destination="a"/></connections>'
    state = '<state key="normal" title="Sign\nin"/>'
    views = (
        _free("a", kind="textField", more='text="typed"'),
        _free("b", state, kind="button"),
        _free("c", kind="label", more='text="Name"'),
        _free("d", kind="slider"),
        _free("e", f'{state}<buttonConfiguration key="c" title="Go"/>', kind="button"),
    )
    ui = _layout(_view("r", "0 0 100 100", outlet + _subviews(*views)))
    names = [node.name for node in _named(ui, "view").children]
    assert names == ["field", "Sign in", "Name", "slider", "Go"]


# Content


def test_content_is_that_of_the_frame_and_resists_as_told() -> None:
    label = 'kind userLabel="{}" horizontalHuggingPriority="251" ' + _FREE
    ui = _layout(
        _view(
            "r",
            "0 0 200 100",
            _subviews(
                _view("a", "0 0 60 20", kind="label", more=label.format("a").removeprefix("kind ")),
                _view(
                    "b",
                    "60 0 90 20",
                    kind="label",
                    more=f'userLabel="b" horizontalCompressionResistancePriority="700" {_FREE}',
                ),
            )
            + _constraints(
                "a.leading r.leading",
                "b.leading a.trailing",
                "r.trailing b.trailing constant=100",
                "a.top r.top",
                "b.top r.top",
            ),
        )
    )
    # 100 for both, which want 60 and 90: b resists less, and is 40.
    assert _frame(ui, "a") == (0, 0, 60, 20)
    assert _frame(ui, "b") == (60, 0, 40, 20)


def test_images_are_as_large_as_their_resources() -> None:
    image = _free("i", kind="imageView", more='userLabel="i" image="logo"')
    text = _document(
        _view("r", "0 0 200 100", _subviews(image) + _constraints("i.top r.top", "i.left r.left")),
        resources='<image name="logo" width="48" height="32"/>',
    )
    (scene,), unsaid = _scenes(text)
    assert _frame(scene.layout, "i") == (0, 0, 48, 32)
    assert "content of <imageView>: its image" in unsaid.assumed


def test_controls_are_aligned_within_what_they_draw() -> None:
    switch = _view("s", "0 0 51 31", kind="switch", more=f'userLabel="s" {_FREE}')
    ui = _layout(
        _view(
            "r", "0 0 200 100", _subviews(switch) + _constraints("r.right s.right", "s.top r.top")
        )
    )
    assert _frame(ui, "s") == (151, 0, 51, 31)  # 2 points are beyond the right edge


# Stack views


def _stack(more: str, *members: str, frame: str = "0 0 300 100", inside: str = "") -> str:
    stack = _free("s", inside + _subviews(*members), kind="stackView", more=f'userLabel="s" {more}')
    return _view("r", "0 0 300 100", _subviews(stack) + _holds("s", frame))


def _member(name: str, more: str = "", *constraints: str) -> str:
    return _free(name, _constraints(*constraints), more=f'userLabel="{name}" {more}')


def test_stack_views_are_rows_and_columns() -> None:
    members = [_member("a", "", "width constant=50"), _member("b")]
    ui = _layout(_stack('spacing="10"', *members))
    assert [_frame(ui, name) for name in "ab"] == [(0, 0, 50, 100), (60, 0, 240, 100)]

    members = [_member(name, "", f"width constant={80}") for name in "abc"]
    ui = _layout(_stack('axis="vertical" distribution="fillEqually" alignment="center"', *members))
    assert _frame(ui, "b") == pytest.approx((110, 100 / 3, 80, 100 / 3))


def test_hidden_members_of_stack_views_take_no_space_and_others_do() -> None:
    members = [
        _member("a", "", "width constant=50"),
        _member("b", 'hidden="YES"', "width constant=50"),
        _member("c"),
    ]
    ui = _layout(_stack('spacing="10"', *members))
    assert _frame(ui, "c") == (60, 0, 240, 100)

    view = _free("a", more='userLabel="a" hidden="YES"')
    ui = _layout(_view("r", "0 0 100 100", _subviews(view) + _holds("a", "1 2 3 4")))
    assert _named(ui, "a").hidden
    assert _frame(ui, "a") == (1, 2, 3, 4)


def test_stack_views_arrange_within_margins_that_they_have_of_their_own() -> None:
    margins = '<edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>'
    ui = _layout(_stack("", _member("a"), inside=margins))
    assert _frame(ui, "a") == (2, 1, 294, 96)


def test_margins_of_stack_views_are_0_unless_they_have_some() -> None:
    beside = _constraints("b.leading s.leadingMargin", "b.top r.top", "b.width constant=5")
    stack = _free("s", _subviews(_member("a")), kind="stackView")
    view = _free("b", more='userLabel="b"')
    ui = _layout(
        _view("r", "0 0 300 100", _subviews(stack, view) + _holds("s", "30 0 90 40") + beside)
    )
    assert _frame(ui, "b")[0] == 30


def test_a_stack_view_may_be_the_root() -> None:
    members = _subviews(_member("a"), _member("b"))
    ui = _layout(
        _view("r", "0 0 90 40", members, kind="stackView", more='distribution="fillEqually"')
    )
    assert _frame(ui, "b") == (45, 0, 45, 40)
    assert ui.node_count == 3


# Surroundings


def _safe(inside: str, frame: str = "0 0 320 568", more: str = "") -> str:
    return _view("r", frame, inside + '<viewLayoutGuide key="safeArea" id="safe"/>', more=more)


_IN_SAFE_AREA = _constraints(
    "a.top safe.top constant=8",
    "safe.bottom a.bottom constant=8",
    "a.leading safe.leading",
    "safe.trailing a.trailing",
)


def test_the_safe_area_is_what_constraints_and_frames_tell() -> None:
    view = _view("a", "0 52 320 474", more=f'userLabel="a" {_FREE}')  # from 44 + 8 to 568 - 42
    (scene,), unsaid = _scenes(_document(_safe(_subviews(view) + _IN_SAFE_AREA)))
    (root,) = [node for node in (scene.layout.find("view"),) if node is not None]
    assert root.safe_area == (44, 0, 34, 0)
    assert _frame(scene.layout, "a") == (0, 52, 320, 474)
    assert "safe area of a root: constraints" in unsaid.assumed


def test_size_and_safe_area_may_be_chosen() -> None:
    view = _view("a", "0 52 320 474", more=f'userLabel="a" {_FREE}')
    ui = _layout(
        _safe(_subviews(view) + _IN_SAFE_AREA),
        size=Size(800, 400),
        safe_area=Insets(0, 50, 20, 40),
    )
    assert _frame(ui, "a") == (50, 8, 710, 364)


def test_guides_of_old_controllers_cover_the_ends() -> None:
    view = _view("a", "0 64 320 455", more=f'userLabel="a" {_FREE}')
    root = _view(
        "r",
        "0 0 320 568",
        _subviews(view)
        + _constraints(
            "a.top top.bottom", "bottom.top a.bottom", "a.left r.left", "a.right r.right"
        ),
        more='key="view"',
    )
    guides = (
        '<layoutGuides><viewControllerLayoutGuide type="top" id="top"/>'
        '<viewControllerLayoutGuide type="bottom" id="bottom"/></layoutGuides>'
    )
    controller = f'<viewController id="c" storyboardIdentifier="Login">{guides}{root}'
    (scene,), _ = _scenes(_document(controller + "</viewController>"))
    assert scene.name == "Login"
    assert _frame(scene.layout, "a") == (0, 64, 320, 455)
    root_node = scene.layout.find("view")
    assert root_node is not None
    assert root_node.safe_area == (64, 0, 49, 0)


def test_a_keyboard_that_is_not_there_covers_what_the_safe_area_leaves_out() -> None:
    view = _free("a", more='userLabel="a"')
    ui = _layout(
        _safe(
            _subviews(view)
            + _constraints("keyboard.top a.bottom constant=5", "a.top r.top", "a.left r.left")
            + '<keyboardLayoutGuide key="keyboard" id="keyboard"/>'
        ),
        safe_area=Insets(20, 0, 34, 0),
    )
    assert _frame(ui, "a")[3] == 568 - 34 - 5


def test_margins_are_the_systems_unless_constraints_tell_others() -> None:
    def scene(x: float) -> Layout:
        inside = _subviews(_view("a", f"{x} 0 {375 - 2 * x} 10", more=f'userLabel="a" {_FREE}'))
        return _layout(
            _view(
                "r",
                "0 0 375 667",
                inside
                + _constraints(
                    "a.leading r.leadingMargin",
                    "r.trailingMargin a.trailing",
                    "a.top r.top",
                    "a.height constant=10",
                ),
            )
        )

    assert _frame(scene(20), "a") == (20, 0, 335, 10)

    center = _constraints("a.centerX r.leadingMargin", "a.width constant=10")
    ui = _layout(_view("r", "0 0 375 667", _subviews(_free("a", more='userLabel="a"')) + center))
    assert _frame(ui, "a")[0] == 16 - 5


def test_margins_of_views_are_theirs_or_8_and_may_be_inherited() -> None:
    margins = (
        '<directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="30" bottom="0"'
        ' trailing="0"/>'
    )
    inner = _subviews(
        _free("b", _constraints("b.leading a.leadingMargin"), more='userLabel="b"'),
        _free(
            "c",
            _subviews(_free("d", more='userLabel="d"')) + _constraints("d.leading c.leadingMargin"),
            more='preservesSuperviewLayoutMargins="YES"',
        ),
        _free("e", _subviews(_free("f", more='userLabel="f"'))
              + _constraints("f.leading e.leadingMargin")),
    )  # fmt: skip
    keep = _constraints("c.leading a.leading", "e.leading a.leading", "c.width a.width")
    view = _free("a", margins + inner + keep, more='userLabel="a"')
    ui = _layout(_view("r", "0 0 300 100", _subviews(view) + _holds("a", "0 0 300 100")))
    assert _frame(ui, "b")[0] == 30
    assert _frame(ui, "d")[0] == 30
    assert _frame(ui, "f")[0] == 8


def test_margins_may_follow_the_readable_width() -> None:
    view = _view("a", "16 0 343 0", more=f'userLabel="a" {_FREE}')
    inside = _subviews(view) + _constraints(
        "a.leading r.leadingMargin", "r.trailingMargin a.trailing", "a.top r.top"
    )
    objects = _view("r", "0 0 375 667", inside, more='layoutMarginsFollowReadableWidth="YES"')
    assert _frame(_layout(objects), "a")[::2] == (16, 343)
    assert _frame(_layout(objects, size=Size(1000, 667)), "a")[::2] == (164, 672)


# Scroll views


def test_edges_in_a_scroll_view_are_those_of_its_content_and_sizes_those_of_its_frame() -> None:
    inside = _subviews(_free("a", more='userLabel="a"')) + _constraints(
        "a.leading s.leading constant=10",
        "s.trailing a.trailing constant=10",
        "a.top s.top constant=5",
        "s.bottom a.bottom constant=5",
        "a.width s.width constant=-20",
        "a.height constant=900",
    )
    scroll = _free("s", inside, kind="scrollView", more='userLabel="s"')
    ui = _layout(_view("r", "0 0 300 200", _subviews(scroll) + _holds("s", "0 50 300 150")))
    assert _frame(ui, "a") == (10, 5, 280, 900)
    assert tuple(_named(ui, "s").scroll_content) == (0, 0, 300, 910)


def test_the_guides_of_a_scroll_view_are_its_content_and_its_frame() -> None:
    guides = (
        '<viewLayoutGuide key="contentLayoutGuide" id="content"/>'
        '<viewLayoutGuide key="frameLayoutGuide" id="frame"/>'
    )
    inside = _subviews(_free("a", more='userLabel="a"')) + _constraints(
        "a.leading content.leading", "content.trailing a.trailing",
        "a.top content.top constant=20", "content.bottom a.bottom",
        "a.width frame.width multiplier=2", "a.height constant=40",
    )  # fmt: skip
    scroll = _free("s", guides + inside, kind="scrollView", more='userLabel="s"')
    ui = _layout(_view("r", "0 0 300 200", _subviews(scroll) + _holds("s", "50 50 200 100")))
    assert _frame(ui, "a") == (0, 20, 400, 40)
    assert tuple(_named(ui, "s").scroll_content) == (0, 0, 400, 60)


# Autoresizing masks


@pytest.mark.parametrize(
    ("mask", "x", "width"),
    [
        # In 100, at 20 and 50 wide, so that 30 are behind; then in 200.
        ("", 20, 50),
        ("flexibleMaxX", 20, 50),
        ("flexibleMinX", 120, 50),
        ("widthSizable", 20, 150),
        ("flexibleMinX flexibleMaxX", 20 + 100 * 20 / 50, 50),
        ("widthSizable flexibleMaxX", 20, 50 + 100 * 50 / 80),
        ("flexibleMinX widthSizable", 20 + 100 * 20 / 70, 50 + 100 * 50 / 70),
        ("flexibleMinX widthSizable flexibleMaxX", 40, 100),
    ],
)
def test_autoresizing_masks_share_what_is_more_in_proportion(
    mask: str, x: float, width: float
) -> None:
    words = " ".join(f'{word}="YES"' for word in mask.split())
    view = _view(
        "a",
        "20 0 50 10",
        f'<autoresizingMask key="autoresizingMask" {words}/>',
        more='userLabel="a"',
    )
    ui = _layout(_view("r", "0 0 100 50", _subviews(view)), size=Size(200, 50))
    assert _frame(ui, "a") == pytest.approx((x, 0, width, 10))


def test_a_mask_of_a_parent_without_a_size_of_its_own_is_of_that_in_the_file() -> None:
    mask = '<autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>'
    inner = _view("b", "10 10 80 80", mask, more='userLabel="b"')
    outer = _view("a", "0 0 100 100", _subviews(inner), more=f'userLabel="a" {_FREE}')
    ui = _layout(_view("r", "0 0 300 300", _subviews(outer) + _holds("a", "5 5 200 100")))
    assert _frame(ui, "b") == (10, 10, 180, 80)


def test_a_fixed_frame_is_a_mask() -> None:
    view = _view("a", "20 5 50 10", more=f'fixedFrame="YES" userLabel="a" {_FREE}')
    assert _frame(_layout(_view("r", "0 0 100 50", _subviews(view))), "a") == (20, 5, 50, 10)


# Variations


_VARYING = _view(
    "r",
    "0 0 300 100",
    _subviews(_free("a", more='userLabel="a"'), _free("b", more='userLabel="b"'))
    + """<constraints>
<constraint firstItem="a" firstAttribute="width" constant="10" id="w">
<variation key="heightClass=compact" constant="20"/>
<variation key="heightClass=compact-widthClass=regular" constant="30"/></constraint>
<constraint firstItem="a" firstAttribute="height" constant="5" id="low"/>
<constraint firstItem="a" firstAttribute="height" constant="50" id="high"/></constraints>
<variation key="default"><mask key="subviews"><exclude reference="b"/></mask>
<mask key="constraints"><exclude reference="high"/></mask></variation>
<variation key="widthClass=regular"><mask key="subviews"><include reference="b"/></mask>
<mask key="constraints"><exclude reference="low"/><include reference="high"/></mask></variation>""",
)


@pytest.mark.parametrize(
    ("traits", "width", "height", "count"),
    [
        (None, 10, 5, 2),  # a telephone that stands: compact, regular
        (Traits("compact", "compact"), 20, 5, 2),
        (Traits("regular", "compact"), 30, 50, 3),
        (Traits("regular", "regular"), 10, 50, 3),
    ],
)
def test_variations_hold_in_their_size_class(
    traits: Traits | None, width: float, height: float, count: int
) -> None:
    ui = _layout(_VARYING, size_class=traits)
    assert _frame(ui, "a")[2:] == (width, height)
    assert ui.node_count == count


def test_a_constraint_of_a_view_that_is_not_installed_is_none() -> None:
    """Apple: a view that is not installed is not in the hierarchy, nor are its constraints."""
    out = (
        '<variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation>'
    )
    held = _constraints("a.left r.left constant=4", "a.right b.left", "a.width constant=7")
    text = _view(
        "r", "0 0 90 90", _subviews(_free("a", more='userLabel="a"'), _free("b")) + held + out
    )
    (scene,), unsaid = _scenes(_document(text))
    assert not unsaid
    assert _frame(scene.layout, "a")[::2] == (4, 7)


def test_frames_tell_the_safe_area_in_the_size_class_that_they_were_computed_in() -> None:
    varying = (
        '<constraints><constraint firstItem="a" firstAttribute="top" secondItem="safe" '
        'secondAttribute="top" constant="40"><variation key="heightClass=compact" constant="8"/>'
        "</constraint></constraints>"
    )
    view = _view("a", "0 60 10 10", more=f'userLabel="a" {_FREE}')
    objects = _safe(_subviews(view) + varying)
    assert _frame(_layout(objects), "a")[1] == 20 + 40
    assert _frame(_layout(objects, size_class=Traits("compact", "compact")), "a")[1] == 20 + 8


def test_placeholders_are_kept_unless_told() -> None:
    view = _free("a", more='userLabel="a" placeholderIntrinsicWidth="70"')
    objects = _view(
        "r", "0 0 300 100", _subviews(view) + _constraints("a.height constant=9 placeholder=YES")
    )
    assert _frame(_layout(objects), "a")[2:] == (70, 9)
    assert _frame(_layout(objects, no_placeholders=True), "a")[2:] == (0, 0)


# Scenes


def test_cells_are_scenes_of_their_own() -> None:
    label = _view("l", "16 11 50 21", kind="label", more=f'userLabel="l" {_FREE}')
    inside = _subviews(label) + _constraints(
        "l.leading v.leadingMargin", "l.centerY v.centerY", "l.width constant=50"
    )
    content = _view("v", "0 0 320 43.5", inside, kind="tableViewCellContentView")
    cell = _view("c", "0 28 320 44", content, kind="tableViewCell", more='reuseIdentifier="Row"')
    table = _view("t", "0 0 320 568", f"<prototypes>{cell}</prototypes>", kind="tableView")
    scenes, _ = _scenes(_document(table))
    assert [scene.name for scene in scenes] == ["Main", "Row"]
    assert _frame(scenes[1].layout, "l") == (16, 11.25, 50, 21)
    assert _frame(scenes[1].layout, "contentView") == (0, 0, 320, 43.5)


def test_what_a_cell_has_its_views_in_is_as_large_as_the_cell_unless_a_frame_is_there() -> None:
    inside = _subviews(_free("a", more='userLabel="a"')) + _constraints(
        "a.left v.left", "v.right a.right constant=10", "a.top v.top", "v.bottom a.bottom"
    )
    content = f'<tableViewCellContentView id="v">{inside}</tableViewCellContentView>'
    ui = _layout(_view("c", "0 28 320 44", content, kind="tableViewCell"), size=Size(400, 50))
    assert _frame(ui, "a") == (0, 0, 390, 50)


def test_stacks_overlap_and_are_spaced_from_baselines() -> None:
    stack = _free(
        "s", kind="stackView", more='axis="vertical" baselineRelativeArrangement="YES" spacing="-4"'
    )
    ui = _layout(_view("r", "0 0 100 100", _subviews(stack)))
    column = ui.roots[0].children[0]
    assert (column.gap, column.gap_from_baselines) == (-4, True)


def test_what_cannot_be_said_is_counted() -> None:
    stack = _free("s", kind="stackView", more='axis="vertical"')
    second = _free("s")
    nowhere = _constraints("s.top elsewhere.top", "s.top -1.top", "s.left s.left",
                           "s.nonsense r.top", "s.top", "s.leading r.left",
                           "s.width s.top")  # fmt: skip
    (scene,), unsaid = _scenes(
        _document(_view("r", "0 0 100 100", _subviews(stack, second) + nowhere))
    )
    assert {kind: len(places) for kind, places in unsaid.left_out.items()} == {
        "constraints of a second view of the same id": 1,
        'a constraint of <placeholder> "-1", which is no view of the scene': 1,
        "a constraint of a position to a size or a number": 2,
        "a constraint that is refused: InvalidArgumentError": 1,
    }
    told = sorted(unsaid.misread)
    assert told[0] == "a constraint of a view to itself is left out"
    assert told[1].startswith('firstAttribute="nonsense": one of left, right, top, bottom')
    assert told[2] == 'nothing has the id "elsewhere"; the constraint is left out'
    assert not scene.layout.conflicts()


# Bad input


_GOOD = _document(_view("r", "0 0 100 100", _subviews(_free("a")) + _constraints("a.width a.top")))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "Main.xib:1: no XML: no element found"),
        (_GOOD[:-30], "the file ends inside of <document> of line 2"),
        (
            "<html/>",
            "Main.xib:1: <html> is no document of Interface Builder; from-css reads HTML",
        ),
        ('<archive type="x" version="8.00"/>', "Main.xib:1: a xib from before Xcode 5"),
        (
            _GOOD.replace("iOS.CocoaTouch", "MacOSX.Cocoa"),
            "Main.xib:2: a file for macOS; those for iOS and tvOS are read",
        ),
        (_GOOD.replace("iOS.CocoaTouch", "watchKit"), "Main.xib:2: a file for watchOS; those for"),
        (
            _GOOD.replace("iOS.CocoaTouch", "iOS.CocaTouch"),
            'Main.xib:2: targetRuntime="iOS.CocaTouch": the nearest word is "iOS.CocoaTouch"',
        ),
        (
            _GOOD.replace('targetRuntime="iOS.CocoaTouch"', ""),
            'Main.xib:2: it has no targetRuntime, such as "iOS.CocoaTouch"',
        ),
        ("keeplayout 1\nnode 1\n", "Main.xib:1: a document already, which `draw` and"),
    ],
)
def test_a_file_that_is_no_layout_is_told_with_its_line(text: str, message: str) -> None:
    with pytest.raises(UnreadableError) as told:
        _scenes(text)
    assert message in str(told.value)


@pytest.mark.parametrize(
    ("constraint", "what"),
    [
        ("a.width constant=x", 'constant="x": a number is needed, such as 8'),
        ("a.width constant=-1e999", 'constant="-1e999": -1e+09 is the least'),
        ("a.width multiplier=1:0", 'multiplier="1:0": it divides by 0'),
        ("a.width multiplier=1:2:3",
         'multiplier="1:2:3": a number or a ratio is needed, such as 16:9'),
        ("a.width multiplier=1e300/1e-300", ('multiplier="1e300/1e-300": '
         "a number or a ratio is needed, such as 16:9")),
        ("a.width priority=0", 'priority="0": a priority is above 0 and at most 1000'),
        ("a.width priority=1001", 'priority="1001": a priority is above 0 and at most 1000'),
        ("a.width relation=greaterThanEqual",
         'relation="greaterThanEqual": the nearest word is "greaterThanOrEqual"'),
        ("a.topp r.top", 'firstAttribute="topp": the nearest word is "top"'),
        ("a.top r.botom", 'secondAttribute="botom": the nearest word is "bottom"'),
        ("a.width constnt=4", 'constnt="4": the nearest name is "constant"'),
    ],
)  # fmt: skip
def test_a_constraint_of_which_a_part_means_nothing_is_told(constraint: str, what: str) -> None:
    objects = _view("r", "0 0 9 9", _subviews(_free("a")) + _constraints(constraint))
    text = _document(objects)
    scenes, unsaid = _scenes(text)
    line = 1 + text[: text.index("<constraint ")].count("\n")
    is_taken = "constnt" in constraint
    what += "" if is_taken else "; the constraint is left out"
    assert {kind: str(at[0]) for kind, at in unsaid.misread.items()} == {what: f"Main.xib:{line}"}
    assert unsaid
    made = len(scenes[0].layout.constraints) - 2  # those of the root's size
    assert made == int(is_taken)


@pytest.mark.parametrize(
    ("view", "what"),
    [
        (_free("s", kind="stackView", more='axis="diagonal"'),
         'axis="diagonal": one of horizontal, vertical is needed'),
        (_free("s", kind="stackView", more='axis="vertcal"'),
         'axis="vertcal": the nearest word is "vertical"'),
        (_free("s", kind="stackView", more='alignment="centre"'),
         'alignment="centre": the nearest word is "center"'),
        (_free("s", kind="stackView", more='distribution="fillEqualy"'),
         'distribution="fillEqualy": the nearest word is "fillEqually"'),
        (_free("s", kind="stackView", more='spacing="some"'),
         'spacing="some": a number is needed, such as 8'),
        (_view("a", "0 0 wide 9"), 'width="wide": a number is needed, such as 8'),
        (_view("a", "0 0 nan 9"), 'width="nan": a number is needed, such as 8'),
        (_view("a", "0 0 1e999 9"), 'width="1e999": 1e+09 is the most'),
        (_view("a", "0 0 9 9").replace("height", "heigth"),
         'heigth="9": the nearest name is "height"'),
        (_free("a", more='hidden="yes"'), 'hidden="yes": one of YES, NO is needed'),
        (_free("a", more='hiden="YES"'), 'hiden="YES": the nearest name is "hidden"'),
        (_free("a", _subviews(_free("b")), more='semanticContentAttribute="forceRightToLft"'),
         'semanticContentAttribute="forceRightToLft": the nearest word is "forceRightToLeft"'),
        (_free("a", more='horizontalHuggingPriority="low"'),
         'horizontalHuggingPriority="low": a number is needed, such as 250'),
        (_free("a", more='verticalCompressionResistancePriority="1200"'),
         'verticalCompressionResistancePriority="1200": 1000 is the most'),
        (_free("a", more='placeholderIntrinsicWidth="endless"'),
         'placeholderIntrinsicWidth="endless": a number is needed, such as 8'),
        (_free("a", '<autoresizingMask key="m" widthSizeable="YES"/>'),
         'widthSizeable="YES": the nearest name is "widthSizable"'),
    ],
)  # fmt: skip
def test_an_attribute_that_means_nothing_is_told(view: str, what: str) -> None:
    (scene,), unsaid = _scenes(_document(_view("r", "0 0 100 100", _subviews(view, _free("z")))))
    assert list(unsaid.misread) == [what]
    assert "nan" not in scene.layout.document


def test_what_is_not_of_layout_is_counted_and_not_left_out() -> None:
    more = 'opaque="NO" contentMode="left" textAlignment="natural" userInteractionEnabled="NO"'
    _, unsaid = _scenes(_document(_view("r", "0 0 9 9", more=more)))
    assert not unsaid
    assert sorted(unsaid.passed) == [
        "contentMode", "opaque", "textAlignment", "userInteractionEnabled",
    ]  # fmt: skip


@pytest.mark.parametrize("number", ["1e300", "-1e300", "1e9", "-5", "0"])
def test_numbers_that_no_layout_has_give_a_sentence_or_finite_frames(number: str) -> None:
    stack = _stack(f'spacing="{number}"', _member("a", "", f"width constant={number}"))
    label = _view("l", f"0 0 {number} {number}", kind="label", more=_FREE)
    for text in (stack, _view("r", f"0 0 {number} {number}", _subviews(label, _member("a")))):
        try:
            (scene,), _ = _scenes(_document(text))
        except UnreadableError as error:
            assert str(error).startswith("Main.xib:")  # noqa: PT017
            continue
        assert all(abs(number) < 1e15 for number in _frame(scene.layout, "a"))


def test_references_in_circles_are_constraints_like_others() -> None:
    ui = _layout(
        _view(
            "r",
            "0 0 100 100",
            _subviews(_member("a"), _member("b"))
            + _constraints(
                "a.left b.right", "b.left a.right", "a.width b.width", "b.width a.width",
                "a.top a.top", "a.width constant=5",
            ),
        )
    )  # fmt: skip
    assert ui.conflicts()  # each is to be behind the other
    assert _frame(ui, "a")[2] in (0, 5)


def test_views_nested_deep_are_imported_as_deep_as_files_may_be() -> None:
    depth = 120
    deep = ""
    for number in range(depth):
        deep = _view(f"v{number}", f"1 1 {200 + number} 300", _subviews(deep) if deep else "")
    ui = _layout(deep)
    assert ui.node_count == depth
    again = Layout()
    again.read_document(ui.document)
    assert again.node_count == depth


# The command


def test_the_command_writes_documents_with_the_same_frames(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "Main.xib"
    view = _view("a", "0 52 320 474", more=f'userLabel="a" {_FREE}')
    file.write_text(_document(_safe(_subviews(view) + _IN_SAFE_AREA, more='userLabel="Login"')))
    words = ["from-xib", str(file), "--size", "400x300", "--safe-area", "20,0,10,0"]
    assert main([*words, "--out", str(tmp_path), "--svg", str(tmp_path)]) == 0
    told = capsys.readouterr()
    assert "safe area" not in told.err
    again = Layout()
    again.read_document((tmp_path / "Main-Login.keep").read_text())
    assert _frame(again, "a") == (0, 28, 400, 254)
    assert (tmp_path / "Main-Login.svg").read_text().startswith("<svg")


def test_the_guide_shows_what_its_example_draws() -> None:
    examples = Path(__file__).parent.parent / "examples"
    (scene,) = xib.read(examples / "welcome.storyboard")
    assert scene.layout.svg() == (examples / "welcome.svg").read_text("utf-8")


@pytest.mark.parametrize(
    "option",
    [
        ("--size", "big"),
        ("--size", "300xnan"),
        ("--size", "1e300x5"),
        ("--safe-area", "1,2"),
        ("--safe-area", "1,2,3,-4"),
        ("--size-class", "large,small"),
    ],
)
def test_wrong_options_are_refused(
    option: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["from-xib", "Main.xib", *option])
    assert option[0] in capsys.readouterr().err
