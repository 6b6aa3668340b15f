"""Points every Python test at the library that `make` built, unless told otherwise."""

import os
from pathlib import Path

import pytest

ROOT = Path(__file__).parent
BUILT = ROOT / "build" / "lib" / "libkeeplayout.so"


def pytest_configure() -> None:
    """Stops early, and says how to go on, if there is nothing to test."""
    library = Path(os.environ.setdefault("KEEPLAYOUT_LIBRARY", str(BUILT)))
    if not library.exists():
        pytest.exit(f"{library} does not exist; run `make` first", returncode=2)
