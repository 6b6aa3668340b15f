"""Points every Python test at the library that `make` built, unless told otherwise; in a source
distribution at the one that the installed package has."""

from __future__ import annotations

import os
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from keeplayout import Layout

ROOT = Path(__file__).parent
BUILT = ROOT / "build" / "lib" / "libkeeplayout.so"


def bundled() -> Path:
    """The library of the installed package."""
    found = find_spec("keeplayout")
    name = "keeplayout.dll" if sys.platform == "win32" else "libkeeplayout.so.0"
    return Path((found and found.origin) or "").with_name(name)


def pytest_configure() -> None:
    """Stops early, and says how to go on, if there is nothing to test."""
    is_repository = (ROOT / "Makefile").exists()
    usual = BUILT if is_repository else bundled()
    library = Path(os.environ.setdefault("KEEPLAYOUT_LIBRARY", str(usual)))
    if not library.exists():
        advice = "run `make` first" if is_repository else "install the package first"
        pytest.exit(f"{library} does not exist; {advice}", returncode=2)


@pytest.fixture
def ui() -> Layout:
    """What most tests of the package begin with."""
    from keeplayout import Layout

    return Layout()
