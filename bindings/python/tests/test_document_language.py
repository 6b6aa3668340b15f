"""Documents as people write them: names, constants, equations, formats, components."""

from __future__ import annotations

import pytest
from keeplayout import DocumentError, Layout, Rect


def read(text: str) -> Layout:
    ui = Layout()
    ui.read_document(f"keeplayout 1\n{text}")
    return ui


def faults(text: str) -> list[tuple[int, int, str]]:
    with pytest.raises(DocumentError) as caught:
        read(text)
    return [(it.line, it.column, it.description.partition(": ")[2]) for it in caught.value.faults]


def frame(ui: Layout, name: str) -> Rect:
    node = ui.find(name)
    assert node is not None
    return node.frame


def test_names_stand_for_numbers() -> None:
    """The same layout with and without numbers. By hand: 8 + 24 + 8 = 40."""
    ui = read(
        "node window\n  size-width 200\n  size-height 100\n"
        "  node icon\n    size = 24\n    left-inset = 8\n    top-inset = 8\n"
        "  node title\n    left-offset to icon = 8\n    top-alignment to icon = 0\n"
        "    height = height of icon\n    sum = 0 : 1 title right, -1 window right\n"
        '  guide safe area\n  guide "gutter"\n'
    )
    assert frame(ui, "title") == Rect(40, 8, 160, 24)
    assert ui.document.startswith('keeplayout 1\nnode 1 "window"\n')
    assert '  guide 4 safe "area"\n' in ui.document
    assert '  guide 5 "gutter"\n' in ui.document
    again = Layout()
    again.read_document(ui.document)
    assert again.document == ui.document


def test_numbers_that_are_said_come_first() -> None:
    """What has none comes after those with one, in the order of lines."""
    ui = read('node 7 "a"\n  node b\n  node 2 c\n  node\n    width = 1\n')
    assert ui.document == (
        'keeplayout 1\nnode 7 "a"\n  node 8 "b"\n  node 2 "c"\n  node 9\n    width = 1\n'
    )


@pytest.mark.parametrize(
    ("text", "column", "words"),
    [
        ("node a=b", 6, '"a=b": such a name stands between double quotes'),
        ("node 1 2", 8, '"2": such a name stands between double quotes'),
        ("node 1073741824\nnode b", 6, '"b": no node can have this number'),
        ("node a\n  width = width of bb", 20,
         '"bb": there is no node of this name'),
        ("node a\n  width = width of =", 20,
         '"=": a node is missing: its number or its name'),
    ],
)  # fmt: skip
def test_wrong_names(text: str, column: int, words: str) -> None:
    """Each has one fault."""
    (fault,) = faults(text)
    assert fault[1:] == (column, words)


def test_constants() -> None:
    """Above and below their lines, negative, in equations and in formats. By hand."""
    ui = read(
        "let gap 8\nnode window\n  size-width wide\n  size-height 50\n"
        "  node a\n    left-inset = gap\n    top-inset = -gap\n    width = 20 @weak\n"
        "    height = gap\n"
        "  node b\n    equation b.left == a.right + 2 * gap\n"
        "format H:[b(wide)]\nequation b.height == gap @ weak\nlet wide = 120\nlet weak 750\n"
        "let inset -gap\n"
    )
    assert frame(ui, "a") == Rect(8, -8, 20, 8)
    assert frame(ui, "b") == Rect(44, frame(ui, "b").y, 120, 8)
    assert "let" not in ui.document


@pytest.mark.parametrize(
    ("text", "column", "words"),
    [
        ("let", 4, "the name of a constant is missing"),
        ("let gap", 8, "a number is missing"),
        ("let gap x", 9, '"x": a number is missing'),
        ("let 4 5", 5, '"4": the name of a constant is missing'),
        ("let a-b 5", 5, '"a-b": a constant is a word of letters, digits and _'),
        ("let width 5", 5, '"width": this word has a meaning of its own'),
        ("let high 5", 5, '"high": this word has a meaning of its own'),
        ("let a 1\nlet a 2", 5, '"a": this is set by a line above already'),
        ("node x\n  height = gpa\nlet gap 4", 12,
         '"gpa": a number or an attribute is missing; the nearest is "gap"'),
    ],
)  # fmt: skip
def test_wrong_constants(text: str, column: int, words: str) -> None:
    (fault,) = faults(text)
    assert fault[1:] == (column, words)


def test_faults_of_strings_are_those_of_the_document() -> None:
    found = faults(
        "node a\n  equation a.lefft == 4\nformat H:[b]\nformat\nequation a.left = 4  # no\n"
    )
    assert found == [
        (3, 14, 'there is no attribute "lefft"; the nearest is "left"'),
        (4, 11, 'there is no node "b"'),
        (5, 7, "there is nothing here"),
        (6, 17, '"=" is no relation; == is'),
    ]


CHIPS = """\
component chip name height=32
  node $name
    height = $height
    top-inset = 0
    node "$name icon"
      size = 4
      left-inset = 0  # $ stands for itself here
      equation "$name icon".top == $name.top + 1

node window
  size-width 200
  size-height 100
  use chip first
    left-inset = 8
    width = 10
  use chip second height=40
    left-offset to first = 8
    width = 20
  use chip "the third" 50
    left-offset to second = 8
    width = 30
"""


def test_components() -> None:
    """By hand: 8 + 10 + 8 = 26, and 26 + 20 + 8 = 54."""
    ui = read(CHIPS)
    assert frame(ui, "first") == Rect(8, 0, 10, 32)
    assert frame(ui, "second") == Rect(26, 0, 20, 40)
    assert frame(ui, "the third") == Rect(54, 0, 30, 50)
    icon = ui.find("the third icon")
    assert icon is not None
    assert icon.frame == Rect(0, 1, 4, 4)
    assert icon.parent == ui.find("the third")


def test_lines_of_components() -> None:
    """A constraint has the line of the component; each line of the component makes three."""
    ui = read(CHIPS)
    found = sorted(each.place[1] for each in ui.constraints if each.place)
    # Of the window two sizes; in the component a height, insets, two of a size, an equation.
    assert found == sorted([12, 13, 15, 16, 18, 19, 21, 22] + 3 * [4, 5, 7, 7, 8, 9])
    second = ui.find("second")
    assert second is not None
    assert second.line == 3


def test_components_in_components() -> None:
    ui = read(
        "component dot name\n  node $name\n    size = 2\n"
        "component pair name\n  node $name\n    use dot $name-a\n    use dot $name-b\n"
        "      left-offset to $name-a = 1\n"
        "node w\n  use pair x\n  use pair y\n"
    )
    assert [node.name for node in ui.roots[0].children] == ["x", "y"]
    assert frame(ui, "y-b").x == frame(ui, "y-a").x + 3


@pytest.mark.parametrize(
    ("text", "place", "words"),
    [
        ("component", (2, 1), '"component": the name of a component is missing'),
        ("component a\nnode x", (2, 1), '"component": a component is a node, in the next line'),
        ("component a\n  width = 1", (2, 1),
         '"component": a component is a node, in the next line'),
        ("component a\n  node x\n  width = 1", (4, 3),
         '"width": a component is one node, and all else is inside of it'),
        ("component a\n  node x\ncomponent a\n  node x", (4, 11),
         '"a": another component has this name'),
        ("component a b-c\n  node x", (2, 13),
         '"b-c": a parameter is a word of letters, digits and _'),
        ("node x\n  use a", (3, 7), '"a": no component is used: there is none above'),
        ("component a\n  node x\nuse b", (4, 5), '"b": no component above has this name'),
        ("component card\n  node x\nuse crad", (4, 5),
         '"crad": no component above has this name; the nearest is "card"'),
        ("component a p\n  node $q\nuse a 1", (3, 8),
         '"$q": the component has no parameter of this name'),
        ("component a width\n  node x\n    width = $widht\nuse a 1", (4, 13),
         '"$widht": the component has no parameter of this name; the nearest is "width"'),
        ("component a p\n  node $p\nuse a", (4, 1), '"use": nothing is given for "p"'),
        ("component a p\n  node $p\nuse a x y", (4, 9),
         '"y": the component has no further parameter'),
        ("component a p size=1\n  node $p\n    width = $size\nuse a x siez=2", (5, 9),
         '"siez=2": the component has no parameter of this name; the nearest is "size"'),
        ("component a\n  use a\nuse a", (3, 7), '"a": no component above has this name'),
        ("component a n\n  node $n\n    widht = 1\nuse a x\nuse a y", (4, 5),
         '"widht": no line inside of a node begins with this word; the nearest is "width"'),
        ("component a n\n  node x\n    width = $n\nuse a 4,5", (4, 13),
         '",": the line should end here'),
    ],
)  # fmt: skip
def test_wrong_components(text: str, place: tuple[int, int], words: str) -> None:
    """Where people wrote it, and once, however often the component is used."""
    assert faults(text) == [(*place, words)]


def test_components_that_grow_without_end() -> None:
    """Each of forty uses the one before it twice."""
    text = "component c0\n  node\n" + "".join(
        f"component c{each}\n  node\n    use c{each - 1}\n    use c{each - 1}\n"
        for each in range(1, 40)
    )
    (fault,) = faults(f"{text}use c39\n")
    assert fault[2] == '"use": components make more than 16 megabytes'


def test_components_are_nested_64_deep() -> None:
    def text(count: int) -> str:
        return "component c0\n  node\n" + "".join(
            f"component c{each}\n  use c{each - 1}\n" for each in range(1, count)
        )

    assert read(f"{text(64)}use c63\n").node_count == 1
    (fault,) = faults(f"{text(65)}use c64\n")
    assert fault[2] == '"use": components are nested more than 64 deep'


def test_a_fault_of_a_component_hides_no_other() -> None:
    text = "component a p\n  node $p\nnode x\n  use b\n    width = q\n  widht = 1\n  use a y\n"
    assert [fault[0] for fault in faults(text)] == [5, 7]


def test_a_byte_order_mark_is_passed_over() -> None:
    ui = Layout()
    ui.read_document("\ufeffkeeplayout 1\nnode a\n")
    assert ui.find("a") is not None


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("  width=9", '"width=9": spaces stand around =, <= and >='),
        ("  width => 9", '"=>": a relation is missing: =, <= or >=; the nearest is ">="'),
        ("  width =< 9", '"=<": a relation is missing: =, <= or >=; the nearest is "<="'),
        ("  equation first-label.left == 0",
         'there is no metric "first"; "first-label" is a name between double quotes alone'),
        ("  equation first.left-inset == 0",
         'there is no metric "inset"; equations are about edges'),
    ],
)  # fmt: skip
def test_slips_are_answered(line: str, words: str) -> None:
    (fault,) = faults(f"node first\n{line}\n  node first-label\n")
    assert fault[2].startswith(words)


def test_an_update_keeps_nodes_by_their_names() -> None:
    ui = read(CHIPS)
    before = {name: ui.find(name) for name in ("first", "second", "the third icon")}
    ui.update(f"keeplayout 1\n{CHIPS.replace('height=32', 'height=33')}")
    assert {name: ui.find(name) for name in before} == before
    assert frame(ui, "first").height == 33


HALF = """\
keeplayout 1
let gap 8
node window
  node title
    hugging-width hi
    le
    width = g
    widht = 1
    sum = 0 : 1 t
    sum = 0 : 1 title r
    equation title.
    equation t
  guide s
so
"""


@pytest.mark.parametrize(
    ("line", "some", "none"),
    [
        (5, ["high", "low", "required"], ["width", "title"]),
        (6, ["left-inset", "width", "row", "hidden", "margins", "node", "sum", "equation"],
         ["window", "scale", "high"]),
        (7, ["gap", "width", "left-inset"], ["row", "title"]),
        (9, ["title", "window", "parent"], ["width"]),
        (10, ["right", "left", "center-x", "width"], ["title"]),
        (11, ["left", "width", "centerX"], ["title"]),
        (12, ["title", "window", "gap"], ["left"]),
        (13, ["safe", "margins", "readable"], ["left"]),
        (14, ["scale", "right-to-left", "let", "format", "node"], ["row", "width"]),
    ],
)  # fmt: skip
def test_what_a_line_can_go_on_with(line: int, some: list[str], none: list[str]) -> None:
    """At the end of a line, whatever is wrong with another one."""
    ui = Layout()
    before = "\n".join(HALF.split("\n")[:line])
    words = ui.complete_document(HALF, len(before))
    assert set(some) <= set(words)
    assert not set(none) & set(words)
    assert len(set(words)) == len(words)
    assert ui.node_count == 0


def test_completion_inside_of_a_component_and_out_of_range() -> None:
    ui = Layout()
    text = "keeplayout 1\ncomponent a n\n  node $n\n    he\nnode w\n  use a x\n  use a y\n"
    assert "height" in ui.complete_document(text, text.index("he\n") + 2)
    assert ui.complete_document(text, text.index("$n\n") + 1) is not None
    assert ui.complete_document("", 0) == ui.complete_document("x", 99) == []
    assert ui.complete_document("keeplayout 1\n", -4) == []
