"""What the suites of this folder share.

Every test function runs in a process of its own with a time limit: an engine that traps or never
returns fails that test and not the run.
"""

import os
import sys
from pathlib import Path

os.environ.setdefault("OMP_NUM_THREADS", "1")  # the LPs are tiny, and children are forked
sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(1, str(Path(__file__).resolve().parents[1] / "benchmarks"))

import isolation
import pytest
from budget import FACTOR

HERE = Path(__file__).resolve().parent


def pytest_configure(config):
    config.addinivalue_line("markers", "seconds(n): the time limit of a test, 120 s unless said")


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem):
    if HERE not in Path(pyfuncitem.path).parents:
        return None
    mark = pyfuncitem.get_closest_marker("seconds")
    seconds = (mark.args[0] if mark else 120) * max(1, FACTOR)
    names = pyfuncitem._fixtureinfo.argnames
    arguments = {name: pyfuncitem.funcargs[name] for name in names}
    outcome = isolation.run(lambda: pyfuncitem.obj(**arguments), seconds)
    if not outcome:
        pytest.fail(outcome.text, pytrace=False)
    return True


@pytest.fixture(autouse=True)
def _library(request):
    """Everything but the oracles' own test needs the library."""
    import driver

    if request.path.name != "test_oracles_agree.py" and not driver.LIBRARY.exists():
        pytest.fail(f"no library at {driver.LIBRARY}: run `make` or set KEEPLAYOUT_LIBRARY")
