"""How the command line was called."""

from __future__ import annotations

import sys
from pathlib import Path


def program() -> str:
    """How the command line was called: `keeplayout`, or `python -m keeplayout`."""
    called = Path(sys.argv[0] if sys.argv else "").stem
    return called if called == "keeplayout" else "python -m keeplayout"
