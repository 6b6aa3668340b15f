"""How far long work is, for those who wait."""

from __future__ import annotations

import sys
import time


class Progress:
    """Shows progress where someone may be waiting: on a terminal, once a second."""

    def __init__(self, noun: str) -> None:
        self._noun = noun
        self._last = time.monotonic()

    def __call__(self, done: int, all_: int | None = None) -> None:
        """Shows how many are done, of how many if that is known."""
        now = time.monotonic()
        if sys.stderr.isatty() and now - self._last > 1:
            self._last = now
            of = "" if all_ is None else f" of {all_}"
            print(f"{self._noun} {done}{of}", end="\r", file=sys.stderr, flush=True)
