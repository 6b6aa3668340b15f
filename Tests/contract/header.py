"""Reads the headers: what they declare, and the doc block that stands before each.

Not a C parser: it knows the shapes that the headers use and refuses everything else, so that a
declaration cannot be overlooked.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
HEADER = ROOT / "include" / "keeplayout.h"
CHAPTERS = [HEADER.parent / name for name in re.findall(r'#include "(.*)"', HEADER.read_text())]


@dataclass(frozen=True)
class Parameter:
    """One parameter of a function, or one field of a struct."""

    type: str
    name: str
    doc: str = ""


@dataclass(frozen=True)
class Function:
    """A function, or (with `is_callback`) the type of a pointer to one."""

    name: str
    result: str
    parameters: tuple[Parameter, ...]
    doc: str
    is_callback: bool = False


@dataclass(frozen=True)
class Constant:
    """A constant of an enum, or a macro with a value."""

    name: str
    value: str
    doc: str


@dataclass(frozen=True)
class Enum:
    """An enum with its constants; their values are written out in the header."""

    name: str
    constants: tuple[Constant, ...]
    doc: str


@dataclass(frozen=True)
class Struct:
    """A struct; without fields it is opaque."""

    name: str
    fields: tuple[Parameter, ...]
    doc: str


@dataclass
class Header:
    """Everything that a header declares, in order."""

    functions: list[Function] = field(default_factory=list)
    callbacks: list[Function] = field(default_factory=list)
    enums: list[Enum] = field(default_factory=list)
    structs: list[Struct] = field(default_factory=list)
    macros: list[Constant] = field(default_factory=list)


class NotUnderstoodError(Exception):
    """The header has a shape that this reader does not know."""


_PIECES = re.compile(
    r"""(?P<doc>/\*\*.*?\*/)
      | (?P<comment>/\*.*?\*/)
      | (?P<directive>\#(?:\\\n|[^\n])*)
      | (?P<linkage>extern\s*"C"\s*\{|\}(?=\s*(?:\#|$)))
      | (?P<declaration>[^\s/\#}](?:[^;{}]|/\*.*?\*/)*(?:\{(?:/\*.*?\*/|[^}])*\}[^;]*)?;)
      | (?P<space>\s+)""",
    re.VERBOSE | re.DOTALL,
)
_DOC = re.compile(r"/\*\*.*?\*/", re.DOTALL)


def parse(text: str) -> Header:
    """What the text of a header declares."""
    header, doc, at = Header(), "", 0
    while at < len(text):
        piece = _PIECES.match(text, at)
        if piece is None:
            raise NotUnderstoodError(text[at : at + 80])
        at = piece.end()
        if piece.lastgroup == "doc":
            doc = _plain(piece.group())
        elif piece.lastgroup == "directive":
            _directive(header, piece.group(), doc)
            doc = ""
        elif piece.lastgroup == "declaration":
            _declaration(header, piece.group(), doc)
            doc = ""
        elif piece.lastgroup != "space":
            doc = ""
    return header


def read() -> Header:
    """What the headers declare."""
    return parse(text())


def text() -> str:
    """All chapters, in the order of keeplayout.h."""
    return "".join(chapter.read_text() for chapter in CHAPTERS)


def _plain(comment: str) -> str:
    """The text of a comment without its stars."""
    lines = comment.removeprefix("/**").removesuffix("*/").split("\n")
    return "\n".join(re.sub(r"^\s*\* ?", "", line).rstrip() for line in lines).strip()


def _squeezed(text: str) -> str:
    """One space between words, and stars with the type: `const char *`."""
    return re.sub(r"\s*\*\s*", " *", " ".join(text.split())).strip().replace("* *", "**")


def _directive(header: Header, text: str, doc: str) -> None:
    macro = re.match(r"#define\s+(\w+)(?:\([^)]*\))?\s+(.+)", text.replace("\\\n", " "), re.DOTALL)
    if macro:
        header.macros.append(Constant(macro[1], " ".join(macro[2].split()), doc))


def _declaration(header: Header, text: str, doc: str) -> None:
    bare = _DOC.sub(" ", text)
    if found := re.fullmatch(r"KEEPLAYOUT_API\s+([^()]*?)(\w+)\s*\(([^()]*)\)[^()]*;", bare):
        header.functions.append(Function(found[2], _squeezed(found[1]), _parameters(found[3]), doc))
    elif found := re.fullmatch(r"typedef\s+([^()]*?)\(\s*\*\s*(\w+)\)\s*\(([^()]*)\)\s*;", bare):
        header.callbacks.append(
            Function(found[2], _squeezed(found[1]), _parameters(found[3]), doc, is_callback=True)
        )
    elif found := re.fullmatch(r"typedef\s+enum\s+\w*\s*\{(.*)\}\s*(\w+)\s*;", text, re.DOTALL):
        constants = tuple(_constant(entry, note) for entry, note in _noted(found[1], ","))
        header.enums.append(Enum(found[2], constants, doc))
    elif found := re.fullmatch(r"typedef\s+struct\s+\w+\s*\{(.*)\}\s*(\w+)\s*;", text, re.DOTALL):
        fields = tuple(_parameter(entry, note) for entry, note in _noted(found[1], ";"))
        header.structs.append(Struct(found[2], fields, doc))
    elif found := re.fullmatch(r"typedef\s+struct\s+(\w+)\s+(\w+)\s*;", bare):
        header.structs.append(Struct(found[2], (), doc))
    elif not re.fullmatch(r"typedef char \w+\[[^\]]* \? 1 : -1\];", bare):  # what has to be so
        raise NotUnderstoodError(text)


def _noted(body: str, separator: str) -> list[tuple[str, str]]:
    """The entries of a body, each with the doc comment before it."""
    entries, doc = [], ""
    for piece in re.split(r"(/\*\*.*?\*/)", body, flags=re.DOTALL):
        if piece.startswith("/**"):
            doc = _plain(piece)
            continue
        for entry in piece.split(separator):
            if entry.strip():
                entries.append((" ".join(entry.split()), doc))
                doc = ""
    return entries


def _constant(entry: str, doc: str) -> Constant:
    name, _, value = entry.partition("=")
    return Constant(name.strip(), value.strip(), doc)


def _parameters(text: str) -> tuple[Parameter, ...]:
    text = " ".join(text.split())
    if text == "void":
        return ()
    return tuple(_parameter(entry, "") for entry in text.split(","))


def _parameter(entry: str, doc: str) -> Parameter:
    found = re.fullmatch(r"(.*?)(\w+)(\[\d*\])?", entry.removesuffix(" KEEPLAYOUT_OR_ZERO").strip())
    if not found or not found[1].strip():
        raise NotUnderstoodError(entry)
    pointer = " *" if found[3] else ""
    return Parameter(_squeezed(found[1]) + pointer, found[2], doc)
