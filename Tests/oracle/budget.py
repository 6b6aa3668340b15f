"""How much the suites do: KEEPLAYOUT_ORACLE_RUNS multiplies every number of random systems, and
KEEPLAYOUT_ORACLE_SEED takes others than those of every day."""

import os

FACTOR = float(os.environ.get("KEEPLAYOUT_ORACLE_RUNS", "1"))
OTHERS = int(os.environ.get("KEEPLAYOUT_ORACLE_SEED", "0"))


def runs(count):
    """The count that a suite asks for by default, as many times as the environment says."""
    return max(1, round(count * FACTOR))


def seeds(first, count):
    """As many seeds of random systems, from the first one on."""
    return range(first + OTHERS, first + OTHERS + runs(count))


def are_enough(met, count):
    """Whether a suite has met what it is about more often than that, by default; where it does
    little, nobody can expect it to."""
    return met > count * FACTOR or FACTOR < 0.2
