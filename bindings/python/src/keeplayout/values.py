"""The words that values are said with: priorities, relations."""

from __future__ import annotations

from enum import IntEnum

REQUIRED: float = 1000.0
"""Must hold; contradictions are conflicts."""
HIGH: float = 750.0
MEDIUM: float = 500.0
LOW: float = 250.0
FITTING: float = 50.0


class Relation(IntEnum):
    """How the left side of a row relates to its constant."""

    AT_MOST = -1
    EQUAL = 0
    AT_LEAST = 1
