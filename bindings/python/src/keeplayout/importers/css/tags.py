"""The elements and the attributes of HTML."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from ..reading import Names, anything, cut, nearest_of
from ..source import Place, UnreadableError, which_reads
from ..unsaid import Unsaid
from .boxes import INLINE, REPLACED

_WITH_MARGINS = frozenset((
    "blockquote", "body", "dd", "dl", "figure", "hr", "menu", "ol", "p", "ul",
))  # fmt: skip
"""What browsers give margins of their own."""
_STYLED = frozenset(("fieldset", "h1", "h2", "h3", "h4", "h5", "h6", "pre"))
"""What browsers give fonts or padding as well."""
_TABLES = frozenset((
    "caption", "col", "colgroup", "table", "tbody", "td", "tfoot", "th", "thead", "tr",
))  # fmt: skip
_KNOWN = _WITH_MARGINS | _STYLED | _TABLES | INLINE | REPLACED | frozenset((
    "address", "area", "article", "aside", "base", "br", "center", "datalist", "details", "dialog",
    "div", "dt", "figcaption", "footer", "form", "head", "header", "hgroup", "html", "legend",
    "li", "link", "main", "map", "math", "meta", "nav", "noscript", "optgroup", "option", "param",
    "picture", "rp", "rt", "ruby", "script", "search", "section", "slot", "source", "style",
    "summary", "template", "title", "track", "wbr",
))  # fmt: skip
_WORDS = tuple(sorted(_KNOWN))
_SIZED = frozenset(("img", "video", "canvas", "svg", "input", "iframe", "embed", "object"))
"""Whose size may be written as attributes."""
_READ = ("style", "id", "class", "dir", "hidden", "width", "height")
_WITHOUT_EFFECT = (
    "abbr", "accept", "accesskey", "action", "allow", "alt", "autocapitalize", "autocomplete",
    "autofocus", "autoplay", "bgcolor", "charset", "checked", "cite", "color", "content",
    "contenteditable", "controls", "crossorigin", "datetime", "decoding", "defer", "disabled",
    "download", "draggable", "enctype", "enterkeyhint", "face", "fetchpriority", "fill", "for",
    "form", "frameborder", "headers", "href", "hreflang", "http-equiv", "inert", "inputmode",
    "integrity", "is", "itemid", "itemprop", "itemref", "itemscope", "itemtype", "key", "label",
    "lang", "list", "loading", "loop", "max", "maxlength", "media", "method", "min", "minlength",
    "multiple", "muted", "name", "nonce", "novalidate", "open", "part", "pattern", "ping",
    "placeholder", "playsinline", "popover", "poster", "preload", "readonly", "ref",
    "referrerpolicy", "rel", "required", "role", "sandbox", "scope", "selected", "sizes", "slot",
    "spellcheck", "src", "srcdoc", "srclang", "srcset", "start", "step", "stroke", "tabindex",
    "target", "title", "translate", "type", "usemap", "value", "version", "viewbox", "wrap",
    "xmlns",
)  # fmt: skip
_OF_SCRIPTS = re.compile(r"(data-|aria-|on[a-z]|xml|v-|ng-|x-|hx-|@|:|\*|\(|\[|#)")


def _is_without_effect(name: str) -> bool:
    return name in _WITHOUT_EFFECT or bool(_OF_SCRIPTS.match(name))


_NAMES = Names(dict.fromkeys(_READ, anything), _is_without_effect, _WITHOUT_EFFECT)


def check_first(tag: str, place: Place) -> None:
    """Raises UnreadableError for a file that begins with an element that HTML has not."""
    if _is_known(tag):
        return
    hint = which_reads(tag)
    if not hint and (found := nearest_of(tag, _WORDS)):
        hint = f"; the nearest is <{found}>"
    raise UnreadableError(place, f"no HTML: <{cut(tag)}> is none of its elements{hint}")


def _is_known(tag: str) -> bool:
    return tag in _KNOWN or "-" in tag  # such as <my-card>, a custom element


def check(tag: str, place: Place, unsaid: Unsaid) -> None:
    """Tells of an element that is not known, or not as browsers have it."""
    if tag in _TABLES:
        unsaid.leave_out("tables", place)
    elif not _is_known(tag):
        found = "" if unsaid.is_full else nearest_of(tag, _WORDS)
        hint = f"the nearest is <{found}>" if found else "HTML has no such element"
        unsaid.cannot_read(f"<{cut(tag)}>: {hint}", place)


def check_style(tag: str, style: Mapping[str, str], place: Place, unsaid: Unsaid) -> None:
    """Tells of an element that browsers would give a style of its own."""
    if tag in _STYLED:
        unsaid.assume(f"<{tag}> without the margins and fonts of browsers", place)
    elif tag in _WITH_MARGINS and not {"margin-top", "margin-bottom"} <= style.keys():
        unsaid.assume(f"<{tag}> without the margins of browsers", place)


def check_attributes(
    tag: str, given: Mapping[str, str | None], place: Place, unsaid: Unsaid
) -> bool:
    """Tells of attributes that are not known, or not read; returns whether all quotes seem to be
    closed."""
    are_closed = True
    for name, value in given.items():
        if set(name) & set("\"'<"):
            unsaid.cannot_read(f"{cut(name)}: a quote before it is not closed", place)
            are_closed = False
        elif name in ("width", "height") and tag not in _SIZED:
            unsaid.leave_out(f"{name} as an attribute of <{cut(tag)}>", place)
        elif name not in _READ:
            _NAMES.tell_unknown(name, f'{name}="{value or ""}"', place, unsaid)
    return are_closed


def sizes(
    tag: str, given: Mapping[str, str | None], place: Place, unsaid: Unsaid
) -> Iterator[tuple[str, str]]:
    """The sizes that are attributes of an element, as properties."""
    for name in ("width", "height") if tag in _SIZED else ():
        text = (given.get(name) or "").strip().removesuffix("px")
        if re.fullmatch(r"\d+(\.\d+)?%", text):
            yield name, text
        elif re.fullmatch(r"\d+(\.\d+)?", text):
            yield name, f"{text}px"
        elif name in given and text != "auto":
            unsaid.cannot_read(f'{name}="{cut(text)}": a number is needed, such as 40', place)
