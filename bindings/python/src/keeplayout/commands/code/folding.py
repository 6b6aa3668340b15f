"""Lines of JavaScript that are too wide, in rows as prettier has them."""

from __future__ import annotations

import re

from .writer import TOKEN, WIDEST, listed

_LINK = re.compile(r"\)\.\w+\(")
_CALLS = 3
"""From this many calls in a chain on each has a row of its own."""


def folded(words: str, indentation: str, end: str = "") -> list[str]:
    """A statement, or an argument, in as many rows as it takes."""
    if len(indentation + words + end) <= WIDEST:
        return [indentation + words + end]
    return _opened(words, indentation, end)


def _opened(words: str, indentation: str, end: str) -> list[str]:
    """It in several rows, also where one is wide enough."""
    pieces = _pieces(words)
    outside, inside = pieces[::2], pieces[1::2]
    if not inside:
        return [indentation + words + end]
    if len(inside) >= _CALLS and all(map(_LINK.fullmatch, outside[1:-1])):
        return _chain(outside, inside, indentation, end)
    widest = 2 * max(range(len(inside)), key=lambda place: len(inside[place])) + 1
    head, tail = "".join(pieces[:widest]), "".join(pieces[widest + 1 :]) + end
    items = listed(pieces[widest].strip())
    return _hugged(head, items, tail, indentation) or [
        indentation + head.rstrip(),
        *(row for each in items for row in folded(each, f"{indentation}  ", ",")),
        indentation + tail.lstrip(),
    ]


def _chain(outside: list[str], inside: list[str], indentation: str, end: str) -> list[str]:
    """`a.left.plus(b.right).eq(c.left)`, each call in a row of its own."""
    first, _, link = outside[0].rpartition(".")
    links = [link, *(each[2:] for each in outside[1:-1])]
    ends = [""] * (len(links) - 1) + [outside[-1][1:] + end]
    rows = [indentation + first]
    for name, words, last in zip(links, inside, ends, strict=True):
        rows += folded(f".{name}{words})", f"{indentation}  ", last)
    return rows


def _hugged(head: str, items: list[str], tail: str, indentation: str) -> list[str]:
    """A call whose last argument is a list or an object alone has several rows, where the others
    have space; none where they have not."""
    *others, last = items
    if not head.endswith("(") or last[-1:] not in ("]", "}"):
        return []
    rows = _opened(last, indentation, tail)
    rows[0] = f"{indentation}{head}{', '.join([*others, rows[0].lstrip()])}"
    return rows if len(rows[0]) <= WIDEST else []


def _pieces(words: str) -> list[str]:
    """What is outside of brackets, and what is inside, in turns; brackets are outside."""
    found, depth = [""], 0
    for token in TOKEN.findall(words):
        if token in ")]}" and depth == 1:
            found.append("")
        depth += (token in "([{") - (token in ")]}")
        found[-1] += token
        if token in "([{" and depth == 1:
            found.append("")
    return found
