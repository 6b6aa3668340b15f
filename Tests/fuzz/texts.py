"""Edits that are written: visual formats, and documents that replace one another."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from keeplayout import FormatOption, Layout, Node

if TYPE_CHECKING:
    from edits import Editor

FORMATS = [
    "|-[a]-[b]", "H:|[a(50)]-10-[b(>=a)]-|", "V:|-(>=8)-[a(20@high)]-[b]", "[a]-(2.5)-[b]",
    "V:[a(==b)]", "H:|-gap-[a(0)]~[b]", "[a(0.5@250,>=0)]",
    "{a(>=0):-[b]-}",
]  # fmt: skip
ALIGNED = [FormatOption.ALIGN_TOP, FormatOption.ALIGN_LEFT, FormatOption.LEFT_TO_RIGHT]
NUMBER = re.compile(r"(?<= )\d+(?:\.\d+)?$", re.MULTILINE)


def make_format(editor: Editor, node: Node) -> None:
    """A new one of two nodes."""
    rng = editor.rng
    made = editor.ui.format(
        rng.choice(FORMATS),
        {"a": node, "b": editor.node()},
        {"gap": rng.choice([0, 8, 1 / 3])},
        options=rng.choice([0, 0, *ALIGNED]),
        priority=editor.priority(),
        installed=rng.random() < 0.9,
    )
    editor.formats.append(made)


def use_format(editor: Editor, _node: Node) -> None:
    """One that is there is asked, and some are removed."""
    there = [made for made in editor.formats if made.is_valid]
    if not there:
        return
    made = editor.rng.choice(there)
    for each in made.constraints:
        assert str(each)
    assert str(made)
    if editor.rng.random() < 0.5:
        made.remove()


def update(editor: Editor, _node: Node) -> None:
    """The layout becomes its own document, with some of its lines changed; or an earlier one."""
    ui, rng = editor.ui, editor.rng
    before = ui.document
    document = rng.choice([before, *editor.documents])
    if rng.random() < 0.7:
        document = _edited(editor, document)
    editor.documents = [*editor.documents[-2:], before]
    ui.update(document)


def read(editor: Editor, _node: Node) -> None:
    """Its document in another layout."""
    document = editor.ui.document
    with Layout() as other:
        other.read_document(document)


def _edited(editor: Editor, document: str) -> str:
    """With other numbers, and without some of the lines that nothing depends on."""
    rng = editor.rng
    lines = document.splitlines()
    for _ in range(rng.randint(1, 3)):
        line = rng.randrange(1, len(lines) + 1)
        if line < len(lines):
            lines[line] = NUMBER.sub(lambda _: str(rng.choice([0, 8, 64.5])), lines[line], count=1)
            if rng.random() < 0.3 and " node " not in lines[line] and " guide " not in lines[line]:
                del lines[line]
    return "\n".join(lines) + "\n"


TEXTS = [make_format, make_format, use_format, update, update, read]
