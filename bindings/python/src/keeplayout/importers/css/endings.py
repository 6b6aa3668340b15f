"""Which elements end without an end tag: HTML, 13.1.2.4."""

from __future__ import annotations

_BLOCKS = frozenset((
    "address", "article", "aside", "blockquote", "center", "details", "dialog", "dir", "div", "dl",
    "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6",
    "header", "hgroup", "hr", "main", "menu", "nav", "ol", "p", "pre", "search", "section", "table",
    "ul",
))  # fmt: skip
_BODIES = frozenset(("tbody", "tfoot", "thead"))
_ENDED_BY = {
    "p": _BLOCKS,
    "li": frozenset(("li",)),
    "dt": frozenset(("dt", "dd")), "dd": frozenset(("dt", "dd")),
    "rt": frozenset(("rt", "rp")), "rp": frozenset(("rt", "rp")),
    "option": frozenset(("option", "optgroup", "hr")), "optgroup": frozenset(("optgroup", "hr")),
    "td": frozenset(("td", "th", "tr")) | _BODIES, "th": frozenset(("td", "th", "tr")) | _BODIES,
    "tr": frozenset(("tr",)) | _BODIES,
    **dict.fromkeys(_BODIES, _BODIES),
    **dict.fromkeys(("caption", "colgroup"), frozenset(("tr", "colgroup")) | _BODIES),
    "body": frozenset(), "html": frozenset(),
}  # fmt: skip
"""By which start tags each element is ended that needs no end tag; the end of what it is in ends it
as well."""


def is_ended_by(tag: str, following: str) -> bool:
    """Whether an element ends where another one begins."""
    return following in _ENDED_BY.get(tag, ())


def ends_with_parent(tag: str) -> bool:
    """Whether an element ends where what it is in does."""
    return tag in _ENDED_BY
