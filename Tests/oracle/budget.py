"""How much the suites do: KEEPLAYOUT_ORACLE_RUNS multiplies every number of random systems."""

import os

FACTOR = float(os.environ.get("KEEPLAYOUT_ORACLE_RUNS", "1"))


def runs(count):
    """The count that a suite asks for by default, as many times as the environment says."""
    return max(1, round(count * FACTOR))
