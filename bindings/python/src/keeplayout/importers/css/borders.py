"""The shorthand border: a width, a style and a color, in any order."""

from __future__ import annotations

import re

from ..reading import WrongValueError, nearest_of
from .calculated import is_function
from .lengths import length

_WIDTHS = ("thin", "medium", "thick")
_STYLES = (
    "solid", "dashed", "dotted", "double", "groove", "ridge", "inset", "outset", "none", "hidden",
)  # fmt: skip
_COLOR_NAMES = """
aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet
brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan
darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta
darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue
darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey
dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray
green greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender lavenderblush
lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgray
lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray
lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine
mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen
mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy
oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise
palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red
rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue
slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise
violet wheat white whitesmoke yellow yellowgreen transparent currentcolor accentcolor
accentcolortext activetext buttonborder buttonface buttontext canvas canvastext field
fieldtext graytext highlight highlighttext linktext mark marktext selecteditem
selecteditemtext visitedtext inherit initial unset revert
"""
_COLORS = tuple(re.findall(r"\w+", _COLOR_NAMES))


def width_of(words: list[str], *, needs_style: bool) -> str:
    """The width of a border, as it is written.

    Args:
        needs_style: whether there is none without a style, as in browsers.

    Raises WrongValueError for a word that is no part of a border.
    """
    plain = [word.lower() for word in words]
    styles = [word for word in plain if word in _STYLES]
    widths = [word for word in plain if _is_width(word)]
    others = [word for word in plain if word not in styles and word not in widths]
    for word in others:
        if word[0] != "#" and "(" not in word and word not in _COLORS:
            raise WrongValueError(_meant(word))
    if max(len(styles), len(widths), len(others)) > 1:
        raise WrongValueError("a width, a style and a color are the most")
    if not widths and others and others[0].startswith("var("):
        return others[0]  # which may be anything
    if {"none", "hidden"} & set(styles):
        return "0"
    if needs_style and not styles and widths and not length(widths[0]).is_zero:
        raise WrongValueError("a border has a style, such as solid")
    return widths[0] if widths else "medium" if styles else "0"


def _is_width(word: str) -> bool:
    return word in _WIDTHS or word[0].isdigit() or word[0] in ".+-" or is_function(word)


def _meant(word: str) -> str:
    found = nearest_of(word, (*_STYLES, *_WIDTHS)) or nearest_of(word, _COLORS)
    return f'the nearest word is "{found}"' if found else "an example is 1px solid red"
