"""Comments and types as the headers write them."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from pycparser import c_ast, c_generator  # type: ignore[import-untyped]


class UnknownShapeError(Exception):
    """A declaration that is written like no other, so that nobody knows what it means."""


def doc_of(node: Any) -> str:
    """The comment that ends just before a declaration, or, as `/**< this */`, after it."""
    return _docs(node.coord.file).get(node.coord.line, "")


@cache
def _docs(file: str) -> dict[int, str]:
    """The comments of a file, by the lines on which what they are about may be named."""
    text = Path(file).read_text()
    docs: dict[int, str] = {}
    for place, row in enumerate(text.split("\n"), 1):
        if after := re.search(r"/\*\*<(.*)\*/$", row):
            docs[place] = after[1].strip()
    for found in re.finditer(r"/\*\*(?!<)((?:[^*]|\*(?!/))*)\*/\s*", text):
        head = re.match(r"[^;{(,]*", text[found.end() :])
        first = text.count("\n", 0, found.end()) + 1
        for line in range(first, first + (head[0].rstrip().count("\n") if head else 0) + 1):
            docs[line] = plain(found[1])
    return docs


def plain(comment: str) -> str:
    """The text of a comment without its stars."""
    lines = (re.sub(r"^\s*\* ?", "", line).rstrip() for line in comment.split("\n"))
    return "\n".join(lines).strip()


def type_of(node: Any) -> str:
    """A type as the headers write it: `const char *`."""
    if isinstance(node, c_ast.PtrDecl):
        qualifiers = " ".join(node.quals)
        inner = type_of(node.type)
        return (inner + "*" if inner.endswith("*") else f"{inner} *") + qualifiers
    if isinstance(node, c_ast.TypeDecl) and isinstance(node.type, c_ast.IdentifierType):
        return " ".join([*node.quals, *node.type.names])
    raise UnknownShapeError(f"{node.coord}: {spelled(node)}")


def spelled(node: Any) -> str:
    return str(c_generator.CGenerator().visit(node))
