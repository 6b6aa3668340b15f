"""Numbers and flags as Interface Builder writes them."""

from __future__ import annotations

import math

from ..source import Element, UnreadableError

MOST = 1e9
"""What a number of a layout is at most, by far."""


def number(element: Element, name: str, otherwise: float = 0) -> float:
    """An attribute that is a number.

    Raises UnreadableError for one that is there and is no number, or too large a one.
    """
    return as_number(element, name, element.get(name, str(otherwise)))


def multiplier(element: Element, text: str) -> float:
    """A multiplier: "0.5", "16:9" or "1/3"."""
    first, *others = text.replace("/", ":").split(":")
    if len(others) > 1:
        raise UnreadableError(element.place, f'multiplier="{text}" is no number')
    above = as_number(element, "multiplier", first)
    below = as_number(element, "multiplier", others[0]) if others else 1
    if below == 0:
        raise UnreadableError(element.place, f'multiplier="{text}" divides by 0')
    return above / below


def as_number(element: Element, name: str, text: str) -> float:
    """The number that an attribute of an element is, whose text was looked up already."""
    try:
        found = float(text)
    except ValueError:
        found = math.nan
    if math.isnan(found):
        raise UnreadableError(element.place, f'{name}="{text}" is no number')
    if abs(found) > MOST:
        raise UnreadableError(element.place, f'{name}="{text}" is larger than any layout')
    return found
