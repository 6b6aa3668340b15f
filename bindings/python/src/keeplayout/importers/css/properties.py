"""The properties of CSS: those that are read, with the type and the initial value of each; those
that change frames and are left out; and those that only draw."""

from __future__ import annotations

import re
from collections.abc import Iterable

from ...geometry import Size
from ..reading import (
    Check,
    ElsewhereError,
    Names,
    WrongValueError,
    anything,
    check_range,
    cut,
    needed,
    one_of,
)
from .calculated import is_function
from .lengths import Length, Unit, calculated_length, length

_EVERYWHERE = ("inherit", "initial", "unset", "revert", "revert-layer")
_FUNCTIONS = re.compile(r"(calc|min|max|clamp|fit-content|round|mod|rem|abs|sign)\(.*\)\Z", re.S)
_OTHER_UNITS = re.compile(r"[-+]?[\d.]+(ch|ex|lh|rlh|cap|ic|cq(w|h|i|b|min|max))\Z")
"""Units of lengths that depend on fonts and on boxes around."""
_ANY_WINDOW = Size(100, 100)
_SPACES = ("space-between", "space-around", "space-evenly")
_PLACES = ("start", "end", "center", "flex-start", "flex-end", "left", "right")
_BASELINES = ("baseline", "first baseline", "last baseline")
_SELF = ("normal", "stretch", *_BASELINES, *_PLACES, "self-start", "self-end")
_SIZES = (
    "auto", "none", "max-content", "min-content", "fit-content", "content", "stretch",
    "-webkit-fill-available", "-moz-available",
)  # fmt: skip


def check_brackets(text: str) -> None:
    """Raises WrongValueError for brackets and quotes that do not match."""
    plain = re.sub(r"\"(?:\\.|[^\"\\])*\"|'(?:\\.|[^'\\])*'", "", text, flags=re.S)
    if '"' in plain or "'" in plain:
        raise WrongValueError("a quote is not closed")
    depth = 0
    for letter in plain:
        depth += (letter in "([") - (letter in ")]")
        if depth < 0:
            raise WrongValueError("a bracket closes nothing")
    if depth:
        raise WrongValueError("a bracket is not closed")


def _refuse_computed(text: str) -> None:
    """Raises ElsewhereError for a number that depends on more than the file says."""
    if _FUNCTIONS.match(text) or _OTHER_UNITS.match(text):
        raise ElsewhereError(f"{cut(text)}, which is not calculated")


def _length(words: Iterable[str] = (), least: float = -1e9, *, percent: bool = True) -> Check:
    known = tuple(words)
    units = {Unit.POINTS, Unit.PERCENT} if percent else {Unit.POINTS}

    def check(text: str) -> None:
        if text in known:
            return
        if is_function(text):
            found = calculated_length(text, _ANY_WINDOW)
            if found.unit in units:
                return
            raise WrongValueError("a share of what is around is none here")
        _refuse_computed(text)
        found = length(text, _ANY_WINDOW)
        if found.unit in units and re.match(r"[-+.]?\d|[-+]\.\d", text):
            check_range(found.value, least, 1e9)
            return
        if text[:1].isalpha() and known:
            raise WrongValueError(_length_or(text, known))
        raise WrongValueError(_needed_length(text, found))

    return check


def _length_or(text: str, words: tuple[str, ...]) -> str:
    hint = needed(text, words)
    return hint if hint.startswith("the nearest") else "a length is needed, such as 16px"


def _needed_length(text: str, found: Length) -> str:
    if found.unit is Unit.FRACTION:
        return "a length is needed, such as 16px; fr is for tracks of grids"
    if re.match(r"[-+]?[\d.]+[a-z]+\Z", text):
        return "the unit is not known; a length is such as 16px"
    return "a length is needed, such as 16px"


def _number(least: float = -1e9) -> Check:
    def check(text: str) -> None:
        _refuse_computed(text)
        try:
            found = float(text)
        except ValueError:
            raise WrongValueError("a number is needed, such as 1") from None
        if found != found or "_" in text:
            raise WrongValueError("a number is needed, such as 1")
        check_range(found, least, 1e9)

    return check


def _place(words: Iterable[str]) -> Check:
    """A type of places, which may be said to be safe."""
    check_word = one_of(words)

    def check(text: str) -> None:
        plain = " ".join(text.split())
        check_word(re.sub(r"(un)?safe (?=[a-z-]+\Z)", "", plain))

    return check


def _words_of(words: Iterable[str]) -> Check:
    """A type of several words."""
    known = tuple(words)

    def check(text: str) -> None:
        for word in text.split():
            if word not in known:
                raise WrongValueError(needed(word, known))

    return check


def _ratio(text: str) -> None:
    plain = " ".join(word for word in text.split() if word != "auto") or "1"
    _refuse_computed(plain)
    if not re.fullmatch(r"\+?[\d.]+( ?/ ?\+?[\d.]+)?", plain):
        raise WrongValueError("a ratio is needed, such as 16 / 9")


_TRACK_WORDS = ("auto", "none", "min-content", "max-content", "subgrid", "masonry")
_check_track = _length(_TRACK_WORDS, 0)


def _tracks(text: str) -> None:
    plain = re.sub(r"\[[^\]]*\]", " ", text)
    for word in re.findall(r"[^\s,()/]+\(|[^\s,()/]+", plain):
        if word.endswith("("):
            known = ("repeat", "minmax", "fit-content", "calc", "min", "max", "clamp", "var")
            if word[:-1] not in known:
                raise WrongValueError(needed(word[:-1], known))
        elif not re.fullmatch(r"\+?[\d.]+fr|\d+|auto-fill|auto-fit|[-+*]", word):
            _check_track(word)


def _areas(text: str) -> None:
    if text != "none" and not re.fullmatch(r"(\s*(\"[^\"]*\"|'[^']*'))+\s*", text):
        raise WrongValueError("""rows in quotes are needed, such as 'head head' 'side main'""")


def _line(text: str) -> None:
    if not re.fullmatch(r"[-\w]+( [-\w]+){0,2}", text):
        raise WrongValueError("a line is needed, such as 2, span 2, or a name")


_AUTO = _length(("auto",))
_POSITIVE = _length((), 0)
_BORDER = _length(("thin", "medium", "thick"), 0, percent=False)
_GAP = _length(("normal",), 0)
_OVERFLOW = one_of(("visible", "hidden", "clip", "scroll", "auto", "overlay"))
_SIDES = ("top", "right", "bottom", "left")
_ENDS = ("inline-start", "inline-end")
_READ: dict[str, tuple[Check, str]] = {
    "display": (_words_of((
        "block", "inline", "flex", "grid", "inline-block", "inline-flex", "inline-grid", "none",
        "contents", "flow", "flow-root", "table", "inline-table", "table-row", "table-cell",
        "list-item", "run-in", "ruby", "math", "-webkit-box",
    )), "block"),
    "flex-direction": (one_of(("row", "row-reverse", "column", "column-reverse")), "row"),
    "flex-wrap": (one_of(("nowrap", "wrap", "wrap-reverse", "balance")), "nowrap"),
    "justify-content": (_place(("normal", "stretch", *_SPACES, *_PLACES)), "flex-start"),
    "align-content": (_place(("normal", "stretch", *_BASELINES, *_SPACES, *_PLACES)), "stretch"),
    "align-items": (_place(_SELF), "stretch"),
    "align-self": (_place(("auto", *_SELF)), "auto"),
    "justify-items": (_place(("legacy", *_SELF)), "stretch"),
    "justify-self": (_place(("auto", *_SELF)), "auto"),
    "position": (one_of(("static", "relative", "absolute", "fixed", "sticky")), "static"),
    "box-sizing": (one_of(("content-box", "border-box")), "content-box"),
    "direction": (one_of(("ltr", "rtl")), ""),
    "visibility": (one_of(("visible", "hidden", "collapse")), "visible"),
    "grid-auto-flow": (_words_of(("row", "column", "dense")), "row"),
    "order": (_number(), "0"),
    "flex-grow": (_number(0), "0"),
    "flex-shrink": (_number(0), "1"),
    "flex-basis": (_length(_SIZES, 0), "auto"),
    "aspect-ratio": (_ratio, ""),
    "scrollbar-width": (_length(("auto", "thin", "none"), 0), "auto"),
    "grid-template-areas": (_areas, ""),
    "overflow-x": (_OVERFLOW, "visible"),
    "overflow-y": (_OVERFLOW, "visible"),
    "row-gap": (_GAP, "0"),
    "column-gap": (_GAP, "0"),
    **{f"{which}{axis}": (_length(_SIZES, 0), "") for which in ("", "min-", "max-")
       for axis in ("width", "height")},
    **{f"grid-{which}-{what}": (_tracks, "") for which in ("template", "auto")
       for what in ("columns", "rows")},
    **{f"grid-{what}-{end}": (_line, "") for what in ("column", "row") for end in ("start", "end")},
    **{f"margin-{side}": (_AUTO, "") for side in (*_SIDES, *_ENDS)},
    **{f"padding-{side}": (_POSITIVE, "") for side in (*_SIDES, *_ENDS)},
    **{f"border-{side}-width": (_BORDER, "") for side in (*_SIDES, *_ENDS)},
    **dict.fromkeys(_SIDES, (_AUTO, "")),
    **{f"inset-{end}": (_AUTO, "") for end in _ENDS},
}  # fmt: skip
_OF_TEXT = (
    "font", "font-size", "font-family", "font-weight", "font-stretch", "font-variant",
    "line-height", "letter-spacing", "word-spacing", "white-space", "text-transform",
    "text-indent", "word-break", "overflow-wrap", "word-wrap", "hyphens", "text-wrap",
    "-webkit-line-clamp", "line-clamp", "number-of-lines",
)  # fmt: skip
LEFT_OUT = {
    "float": "floats", "clear": "floats", "writing-mode": "text that runs from top to bottom",
    "columns": "columns of text", "column-count": "columns of text",
    "column-width": "columns of text", "flex-line-count": "lines that are balanced",
    "transform": "transforms", "translate": "transforms", "rotate": "transforms",
    "scale": "transforms", "contain": "containment", "content-visibility": "containment",
    "container-type": "containment", "zoom": "zoom", "vertical-align": "vertical-align",
    "grid": "the shorthand grid", "border-block": "borders by reading direction",
    "border-inline": "borders by reading direction",
    "list-style": "markers of lists", "list-style-type": "markers of lists",
    "list-style-position": "markers of lists",
    "table-layout": "tables", "border-collapse": "tables", "border-spacing": "tables",
    **dict.fromkeys(_OF_TEXT, "fonts, and how text is set (--letter 8x16)"),
}  # fmt: skip
"""What each of some properties is for, which change frames."""
_DRAWN = (
    "accent-color", "appearance", "backface-visibility", "box-decoration-break", "box-shadow",
    "caption-side", "caret-color", "clip", "clip-path", "color", "color-scheme", "cursor",
    "elevation", "empty-cells", "filter", "font-style", "image-rendering", "include-font-padding",
    "isolation", "mix-blend-mode", "object-fit", "object-position", "opacity", "orphans",
    "paint-order", "pointer-events", "quotes", "resize", "resize-mode", "text-align",
    "text-overflow", "text-rendering", "text-shadow", "tint-color", "touch-action",
    "transform-origin", "transform-style", "unicode-bidi", "user-select", "widows", "will-change",
    "z-index", "all", "content", "tab-size",
    "background", "background-color", "background-image", "border-color", "border-radius",
    "border-style", "outline", "text-decoration", "transition", "animation",
)  # fmt: skip
_DRAWN_FAMILIES = re.compile(
    r"(--|-webkit-|-moz-|-ms-|-o-|animation-|background-|backdrop-|border-image|break-|counter-|"
    r"column-rule|fill|font-feature|font-smooth|font-kerning|font-variation|mask|outline-|"
    r"overscroll-|page-break-|perspective|print-|ruby-|scroll-|scrollbar-|shadow-|shape-|stroke|"
    r"text-align-|text-decoration-|text-emphasis|text-shadow-|transition-|view-transition-)|"
    r"border(-[a-z]+)*-(color|style|radius)\Z"
)


def _is_drawn(name: str) -> bool:
    return name in _DRAWN or bool(_DRAWN_FAMILIES.match(name))


def _with_words_of_all(check: Check) -> Check:
    """A type with what every property may be, and with brackets that match."""

    def checked(text: str) -> None:
        plain = text.strip().lower()
        check_brackets(plain)
        outside = re.search(r"\b(var|env|attr)\(", plain)
        if outside:
            raise ElsewhereError(f"values of elsewhere: {outside[1]}()")
        if plain not in _EVERYWHERE:
            check(plain)

    return checked


INITIAL = {name: initial for name, (_, initial) in _READ.items()} | dict.fromkeys(LEFT_OUT, "")
"""What holds where neither a style nor the defaults say anything, for all properties that are
read."""


def names(shorthands: Iterable[str]) -> Names:
    """The properties with their types; shorthands: names of several of them."""
    types = {name: _with_words_of_all(check) for name, (check, _) in _READ.items()}
    types |= {name: _with_words_of_all(anything) for name in LEFT_OUT}
    return Names(types, _is_drawn, (*_DRAWN, *shorthands))
