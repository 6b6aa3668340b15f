"""Names of variables for nodes, in the ways of languages."""

from __future__ import annotations

import builtins
import keyword
import re
from collections.abc import Iterable

from .statements import Making

_SNAKE = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z0-9]+|[0-9]+")


def _words(text: str) -> set[str]:
    return set(text.split())


TAKEN = {
    "python": {
        *keyword.kwlist,
        *keyword.softkwlist,
        *dir(builtins),
        *_words("added parent rule superview ui"),
    },
    "javascript": _words(
        "arguments async await break case catch class const continue debugger default delete do "
        "else enum eval export extends false finally for function if implements import in "
        "instanceof interface keep let new null package parent private protected public return "
        "static super superview switch this throw true try typeof ui undefined var void while with "
        "yield"
    ),
    "swift": _words(
        "any as associatedtype await break case catch class continue default defer deinit do else "
        "enum extension fallthrough false fileprivate for func guard if import in indirect infix "
        "init inout internal is lazy left let mutating nil none nonmutating open operator optional "
        "override package postfix precedence prefix print private protocol public repeat required "
        "rethrows return right self set static struct subscript super switch throw throws true try "
        "type typealias ui unowned var weak where while"
    ),
    "c": _words(
        "asm auto bool break case catch char class const constexpr continue default delete do "
        "double else enum explicit export extern false float for friend goto if inline int long "
        "main mutable namespace new nullptr operator private protected public register restrict "
        "return short signed sizeof static struct switch template this throw true try typedef "
        "typename typeof ui union unsigned using virtual void volatile while"
    ),
}
"""Words that are no names in a language, or that have a meaning of their own in what is written."""

_CAMEL = {"javascript", "swift"}


def names(makings: Iterable[Making], style: str) -> dict[int, str]:
    """A name for each node, all of them different, in the style of a language."""
    found: dict[int, str] = {0: "ui"}
    used = set(TAKEN[style])
    for making in makings:
        plain = name(making.name or _kind(making), style) or "node"
        free, number = plain, 1
        if not making.name or free in used:
            free = f"{plain}{making.node}" if style in _CAMEL else f"{plain}_{making.node}"
        while free in used:
            number += 1
            free = f"{plain}_{making.node}_{number}"
        used.add(free)
        found[making.node] = free
    return found


def name(text: str, style: str) -> str:
    """A text as a name; "" where no letter of it can be in one."""
    parts: list[str] = [part.lower() for part in _SNAKE.findall(text)]
    if not parts:
        return ""
    if parts[0][0].isdigit():
        parts.insert(0, "node")
    parts = parts[:8]
    if style in _CAMEL:
        return parts[0] + "".join(part.capitalize() for part in parts[1:])
    return "_".join(parts)


def maker(title: str) -> str:
    """A function that makes what a file of this name describes: `makeCard`."""
    plain = name(title, "swift") or "layout"
    return f"make{plain[:1].upper()}{plain[1:]}"


def _kind(making: Making) -> str:
    if making.line is not None:
        return "barrier" if making.line.is_barrier else "guideline"
    if making.guide is not None:
        return "guide" if making.guide == "guide" else f"{making.guide} guide"
    return making.container.kind if making.container else "node"
