"""Declarations of styles: properties by their long names, from the text of CSS or from JSON."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from ..reading import WrongValueError, cut
from ..source import Place
from ..unsaid import Unsaid
from .borders import width_of
from .properties import LEFT_OUT, check_brackets, names

SIDES = ("top", "right", "bottom", "left")
"""In the order in which CSS lists them."""


def split(text: str, separator: str) -> list[str]:
    """The parts of a text, what is in brackets or quotes left whole; without empty ones."""
    parts, depth, quote, begin = [], 0, "", 0
    is_escaped = False
    for at, letter in enumerate(text):
        if is_escaped:
            is_escaped = False
        elif letter == "\\":
            is_escaped = True
        elif quote:
            quote = "" if letter == quote else quote
        elif letter in "\"'":
            quote = letter
        elif letter in "([":
            depth += 1
        elif letter in ")]":
            depth -= 1
        elif depth <= 0 and (letter == separator or (separator == " " and letter.isspace())):
            parts.append(text[begin:at])
            begin = at + 1
    parts.append(text[begin:])
    return [part.strip() for part in parts if part.strip()]


def of_text(text: str, place: Place, unsaid: Unsaid) -> dict[str, str]:
    """The declarations of an inline style that browsers would take."""
    pairs = []
    for part in split(_without_comments(text), ";"):
        name, colon, value = (each.strip() for each in part.partition(":"))
        try:
            check_brackets(part)  # what is not closed takes all that follows with it
            if not (colon and value):
                raise WrongValueError("a property and a value are needed")
        except WrongValueError as error:
            unsaid.cannot_read(f"{cut(part)}: {error}", place)
        else:
            value = _without_importance(value)
            pairs.append(_Declaration(name.lower(), value, part, has_units=True))
    return _long(pairs, place, unsaid)


def _without_comments(text: str) -> str:
    """A text without what is between /* and */, or the end."""
    parts, at = [], 0
    while (begin := text.find("/*", at)) >= 0:
        parts.append(text[at:begin])
        end = text.find("*/", begin + 2)
        at = len(text) if end < 0 else end + 2
    return "".join([*parts, text[at:]])


def _without_importance(value: str) -> str:
    """A value without !important."""
    is_word = value.lower().endswith("important")
    head = value[: -len("important")].rstrip() if is_word else ""
    return head[:-1].rstrip() if head.endswith("!") else value


def of_mapping(given: Mapping[str, object], place: Place, unsaid: Unsaid) -> dict[str, str]:
    """The declarations of a style of JSON, in names of CSS or of React Native."""
    pairs = []
    for name, value in given.items():
        said = f'"{name}": {json.dumps(value)}'
        if isinstance(value, (str, int, float)) and not isinstance(value, bool):
            plain = f"{value:.12g}" if isinstance(value, float) else str(value)
            pairs.append(_Declaration(_dashed(name), plain.strip(), said, has_units=False))
        elif _dashed(name) in LEFT_OUT:
            pairs.append(_Declaration(_dashed(name), "...", said, has_units=False))
        elif value is not None and not NAMES.ignored(_dashed(name)):
            unsaid.cannot_read(f"{cut(said)}: a number or a text is needed", place)
    return _long(pairs, place, unsaid)


class _Declaration(NamedTuple):
    name: str
    value: str
    said: str
    """As the file has it."""
    has_units: bool
    """Whether a length has to have one."""


def _dashed(name: str) -> str:
    return re.sub(r"(?<!^)([A-Z])", r"-\1", name).lower()


def _camel(name: str) -> str:
    first, *others = name.split("-")
    return first + "".join(each.title() for each in others)


def _long(given: Iterable[_Declaration], place: Place, unsaid: Unsaid) -> dict[str, str]:
    """The properties by their long names, without declarations that mean nothing."""
    found: dict[str, str] = {}
    for each in given:
        try:
            pairs = list(_expanded(each.name, each.value, has_units=each.has_units))
        except WrongValueError as error:
            unsaid.cannot_read(f"{cut(each.said)}: {error}", place)
            continue
        if all(_is_right(each, name, value, place, unsaid) for name, value in pairs):
            found.update(pairs)
    return found


def _is_right(given: _Declaration, name: str, value: str, place: Place, unsaid: Unsaid) -> bool:
    if given.has_units and _is_length(name) and _is_bare(value):
        what = f"{cut(given.said)}: a length has a unit, such as {value}px"
        unsaid.cannot_read(what, place)
        return False
    if name in NAMES.types:
        return NAMES.is_right(name, value, given.said, place, unsaid)
    spell = str if given.has_units else _camel
    NAMES.tell_unknown(name, given.said, place, unsaid, spell)
    return False


def _is_bare(value: str) -> bool:
    """Whether a text is a number without a unit, and not 0."""
    try:
        found = float(value)
    except ValueError:
        return False
    return found != 0 and value[-1:] in "0123456789."


def _is_length(name: str) -> bool:
    return name.removeprefix("min-").removeprefix("max-") in _LENGTHS or bool(
        re.match(r"(margin|padding|border|inset)-", name)
    )


def _expanded(name: str, value: str, *, has_units: bool) -> Iterator[tuple[str, str]]:
    """The properties that a shorthand stands for, with their values. Raises WrongValueError."""
    check_brackets(value)
    words = split(value, " ")
    if name in _AROUND:
        _check_count(words, 4)
        sides = [f"{_AROUND[name][0]}{side}{_AROUND[name][1]}" for side in SIDES]
        yield from zip(sides, _four(words), strict=True)
    elif name in _PAIRS:
        words = [each.replace("_", " ") for each in split(_JOINED.sub(r"\1_", value), " ")]
        _check_count(words, 2)
        yield from zip(_PAIRS[name], (words[0], words[-1]), strict=True)
    elif re.fullmatch(r"border(-(top|right|bottom|left|inline-start|inline-end))?", name):
        width = width_of(words, needs_style=has_units)
        sides = [name] if name != "border" else [f"border-{side}" for side in SIDES]
        yield from ((f"{each}-width", width) for each in sides)
    elif name == "flex":
        _check_count(words, 3)
        yield from zip(("flex-grow", "flex-shrink", "flex-basis"), _flex(words), strict=True)
    elif name == "flex-flow":
        for word in words:
            yield ("flex-wrap" if "wrap" in word else "flex-direction"), word
    elif name in ("grid-row", "grid-column"):
        first, _, last = value.partition("/")
        yield f"{name}-start", first.strip()
        is_name = first.strip().isidentifier() and first.strip() != "auto"
        yield f"{name}-end", last.strip() or (first.strip() if is_name else "auto")
    elif name == "grid-area":
        lines = [part.strip() for part in value.split("/")]
        ends = ("grid-row-start", "grid-column-start", "grid-row-end", "grid-column-end")
        for at, each in enumerate(ends):
            of = lines[at] if at < len(lines) else lines[at % 2] if len(lines) > at % 2 else ""
            of = of or lines[0]
            yield each, of if at < len(lines) or of.isidentifier() else "auto"
    elif name == "grid-template":
        rows, _, columns = value.partition("/")
        if areas := [word for word in words if word[0] in "\"'"]:
            yield "grid-template-areas", " ".join(areas)
            rows = _rows_beside_areas(rows)
        yield "grid-template-rows", rows.strip()
        yield "grid-template-columns", columns.strip()
    else:
        yield _OTHER_NAMES.get(name, name), value


_LENGTHS = {"width", "height", "flex-basis", "row-gap", "column-gap", *SIDES}
_AROUND = {
    "margin": ("margin-", ""), "padding": ("padding-", ""), "inset": ("", ""),
    "border-width": ("border-", "-width"),
}  # fmt: skip
_PAIRS = {
    "gap": ("row-gap", "column-gap"), "grid-gap": ("row-gap", "column-gap"),
    "overflow": ("overflow-x", "overflow-y"),
    "place-items": ("align-items", "justify-items"), "place-self": ("align-self", "justify-self"),
    "place-content": ("align-content", "justify-content"),
}  # fmt: skip
for _what in "margin", "padding":
    _PAIRS[f"{_what}-block"] = _PAIRS[f"{_what}-vertical"] = (f"{_what}-top", f"{_what}-bottom")
    _PAIRS[f"{_what}-inline"] = (f"{_what}-inline-start", f"{_what}-inline-end")
    _PAIRS[f"{_what}-horizontal"] = (f"{_what}-left", f"{_what}-right")
_PAIRS["inset-block"] = ("top", "bottom")
_PAIRS["inset-inline"] = ("inset-inline-start", "inset-inline-end")
_OTHER_NAMES = {
    "grid-row-gap": "row-gap", "grid-column-gap": "column-gap", "start": "inset-inline-start",
    "end": "inset-inline-end", "inline-size": "width", "block-size": "height",
    "border-start-width": "border-inline-start-width",
    "border-end-width": "border-inline-end-width", "inset-block-start": "top",
    "inset-block-end": "bottom",
}  # fmt: skip
for _what in "margin", "padding":
    for _side in "start", "end":
        _OTHER_NAMES[f"{_what}-{_side}"] = f"{_what}-inline-{_side}"
    _OTHER_NAMES[f"{_what}-block-start"] = f"{_what}-top"
    _OTHER_NAMES[f"{_what}-block-end"] = f"{_what}-bottom"


_JOINED = re.compile(r"\b(safe|unsafe|first|last)\s+")
"""Words that belong to the next one."""


def _check_count(words: list[str], most: int) -> None:
    if len(words) > most:
        raise WrongValueError(f"{most} values are the most")


def _rows_beside_areas(text: str) -> str:
    """The sizes of rows that are written behind their areas, auto where there is none."""
    rows: list[str] = []
    for word in split(text, " "):
        if word[0] in "\"'":
            rows.append("auto")
        elif rows and not word.startswith("["):
            rows[-1] = word
    return " ".join(rows)


def _four(words: list[str]) -> list[str]:
    """The values of all sides, of which CSS leaves out those that repeat."""
    top = words[0]
    right = words[1] if len(words) > 1 else top
    bottom = words[2] if len(words) > 2 else top
    return [top, right, bottom, words[3] if len(words) > 3 else right]


def _flex(words: list[str]) -> tuple[str, str, str]:
    """Grow, shrink and basis of `flex`."""
    if words == ["none"]:
        return "0", "0", "auto"
    if words == ["auto"]:
        return "1", "1", "auto"
    if words == ["initial"]:
        return "0", "1", "auto"
    factors = [word for word in words if re.fullmatch(r"[-+.\d]+", word)]
    others = [word for word in words if word not in factors]
    _check_count(others, 1)
    basis = next(iter(others), None)
    if len(factors) == 3:  # JSON has no units
        basis = factors.pop()
    grow = factors[0] if factors else "1"
    shrink = factors[1] if len(factors) > 1 else "1"
    return grow, shrink, basis or "0"


_MORE = ("border", *(f"border-{side}" for side in SIDES), "flex", "flex-flow", "grid-row",
         "grid-column", "grid-area", "grid-template")  # fmt: skip
NAMES = names((*_AROUND, *_PAIRS, *_OTHER_NAMES, *_MORE))
"""All properties."""
