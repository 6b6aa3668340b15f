"""Points every Python test at the library that `make` built, unless told otherwise."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from keeplayout import Layout

ROOT = Path(__file__).parent
BUILT = ROOT / "build" / "lib" / "libkeeplayout.so"


def pytest_configure() -> None:
    """Stops early, and says how to go on, if there is nothing to test."""
    library = Path(os.environ.setdefault("KEEPLAYOUT_LIBRARY", str(BUILT)))
    if not library.exists():
        pytest.exit(f"{library} does not exist; run `make` first", returncode=2)


@pytest.fixture
def ui() -> Layout:
    """What most tests of the package begin with."""
    from keeplayout import Layout

    return Layout()
