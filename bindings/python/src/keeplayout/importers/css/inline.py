"""Lines of text: words, and the elements in them, which have no boxes of their own here."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cached_property
from typing import TypeAlias

from ..unsaid import Unsaid
from .boxes import REPLACED, Box

BREAK = "\N{LINE SEPARATOR}"
"""What <br> is."""
MAY_BREAK = "\N{ZERO WIDTH SPACE}"
"""What <wbr> is."""


class Element:
    """An element: its box, and what is in it, in order."""

    def __init__(self, box: Box) -> None:
        self.box: Box = box
        self.content: list[Content] = []
        self.is_plain = False
        """Whether nobody asks for a box of its own."""

    @cached_property
    def is_in_line(self) -> bool:
        """Whether it is words of the line that it is in: nothing inside has a box."""
        if self.box.word("display") not in ("block", "inline") or not self.box.is_inline:
            return False
        return not self.is_out_of_flow and all(
            isinstance(each, str) or each.is_in_line for each in self.content
        )

    @property
    def is_out_of_flow(self) -> bool:
        """Whether a line goes on as if it were not there."""
        return self.box.word("display") == "none" or self.box.is_absolute


Content: TypeAlias = "str | Element"


def boxes_of(root: Element, unsaid: Unsaid) -> Box:
    """The box of an element, with those inside."""
    waiting = [root]
    while waiting:
        element = waiting.pop()
        waiting += _fill(element, unsaid)
    return root.box


def _fill(element: Element, unsaid: Unsaid) -> list[Element]:
    """Gives a box its text and its children; returns those."""
    box, found = element.box, list(_runs(element))
    texts = [each for each in found if isinstance(each, str)]
    inside = [each for each in found if isinstance(each, Element)]
    in_flow = [each for each in inside if not each.is_out_of_flow]
    for each in _in_line(element):
        if not each.is_plain:
            unsaid.leave_out("boxes of elements in lines of text", each.box.place)
    if box.kind == "block":
        beside = [each for each in in_flow if _is_piece_of_line(each.box)]
        if beside and (len(beside) > 1 or texts):
            unsaid.leave_out("boxes beside each other in lines of text", beside[0].box.place)
    if not inside and texts and box.kind != "contents":
        box.text, found = texts[0], []
    for content in found:
        if isinstance(content, Element):
            if content.box.is_inline and not _is_piece_of_line(content.box):
                content.box.become_block()
            box.add(content.box)
        else:
            box.add(_anonymous(content, box))
    return inside


def _is_piece_of_line(box: Box) -> bool:
    """Whether a box is beside words in a line, as a letter is."""
    if box.says("display"):
        return box.word("display").startswith("inline-")
    return box.tag in REPLACED


def _anonymous(text: str, outer: Box) -> Box:
    """The box of words beside boxes."""
    box = Box("", "", {}, outer.place, outer.defaults)
    box.text = text
    return box


def _runs(element: Element) -> Iterator[Content]:
    """What is in an element: lines of text in one piece, and elements that have boxes."""
    words: list[str] = []
    later: list[Element] = []
    is_row = element.box.kind in ("flex", "grid")
    for each in element.content:
        if isinstance(each, str):
            words.append(each)
        elif each.is_out_of_flow:
            later.append(each)
        elif each.is_in_line and not is_row:
            words.append(_text(each))
        else:
            yield from _line(words)
            words = []
            yield from later
            later = []
            yield each
    yield from _line(words)
    yield from later


def _line(words: list[str]) -> Iterator[str]:
    """Words with single spaces, if there are any; an end of the last line begins no other one."""
    text = re.sub(r"[ \t\r\n\f]+", " ", "".join(words))
    text = re.sub(f" ?{BREAK} ?", "\n", text).strip(" ").removesuffix("\n")
    if text:
        yield text


def _in_line(element: Element) -> Iterator[Element]:
    """The elements that are words of an element."""
    if element.box.kind in ("flex", "grid"):
        return
    waiting = [element]
    while waiting:
        outer = waiting.pop()
        if outer is not element:
            yield outer
        inside = [each for each in outer.content if isinstance(each, Element)]
        waiting += reversed([each for each in inside if each.is_in_line])


def _text(element: Element) -> str:
    return "".join(each if isinstance(each, str) else _text(each) for each in element.content)
