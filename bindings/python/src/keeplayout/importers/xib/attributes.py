"""The attributes of elements that are read, to find those that are misspelt. Interface Builder has
hundreds of others, so that those that are near to none count as without effect on layouts."""

from __future__ import annotations

from functools import lru_cache

from ..._c.misspelt import nearest
from ..reading import Names, anything
from ..source import Element
from ..unsaid import Unsaid

_AXES = ("horizontal", "vertical")
_OF_VIEWS = (
    "id", "key", "userLabel", "customClass", "title", "text", "image", "reuseIdentifier",
    "storyboardIdentifier", "hidden", "fixedFrame", "translatesAutoresizingMaskIntoConstraints",
    "preservesSuperviewLayoutMargins", "insetsLayoutMarginsFromSafeArea",
    "layoutMarginsFollowReadableWidth", "semanticContentAttribute", "numberOfLines",
    "scrollEnabled", "spacing", "axis", "alignment", "distribution", "spacingType",
    "baselineRelativeArrangement", "placeholderIntrinsicWidth", "placeholderIntrinsicHeight",
    *(f"{axis}HuggingPriority" for axis in _AXES),
    *(f"{axis}CompressionResistancePriority" for axis in _AXES),
)  # fmt: skip
_ALIKE = (
    "horizontalStackHuggingPriority", "verticalStackHuggingPriority", "scrollable", "destination",
    "imageAlignment", "orientation", "titled", "textAlignment", "contentMode",
)  # fmt: skip
"""Others that are near to one that is read."""
_FLEXIBLE = ("MinX", "MaxX", "MinY", "MaxY")
_STRICT = {
    "rect": ("key", "x", "y", "width", "height"),
    "autoresizingMask": (
        "key", "widthSizable", "heightSizable", *(f"flexible{each}" for each in _FLEXIBLE),
    ),
    "constraint": (
        "id", "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute",
        "multiplier", "constant", "priority", "identifier", "userLabel", "placeholder", "symbolic",
        "exportLabel", "customClass",
    ),
}  # fmt: skip
_NAMES = {
    tag: Names(dict.fromkeys(known, anything), lambda _: False) for tag, known in _STRICT.items()
}


def check(element: Element, unsaid: Unsaid) -> None:
    """Tells of the names of attributes of a view that are misspelt."""
    for name, text in element.attributes.items():
        if name in _OF_VIEWS:
            continue
        found = _near(name[:60])
        if found:
            what = f'{name[:60]}="{text[:20]}": the nearest name is "{found}"'
            unsaid.cannot_read(what, element.place)
        else:
            unsaid.pass_over(name[:60], element.place)
    for child in element.children:
        if child.tag in ("rect", "autoresizingMask"):
            check_strictly(child, unsaid)


def check_strictly(element: Element, unsaid: Unsaid) -> None:
    """Tells of names of attributes that an element has not."""
    known = _NAMES[element.tag]
    for name, text in element.attributes.items():
        if name not in known.types:
            known.tell_unknown(name, f'{name}="{text}"', element.place, unsaid)


@lru_cache(maxsize=4096)
def _near(name: str) -> str:
    return "" if name in _ALIKE else nearest(name, _OF_VIEWS)
