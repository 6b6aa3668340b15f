"""Random programs for as long as is asked, new ones each time: `make fuzz`.

    python Tests/fuzz --seconds 600 --seed 1        everything, in turns
    python Tests/fuzz histories --seconds 60        one kind
    python Tests/fuzz histories --program 1000042   one program once more
    python Tests/fuzz paths --seconds 60            with and without fast paths of the solver

What is found is printed, with the seed of its program and the calls that show it, and is kept in
build/fuzz as a trace, which `python -m keeplayout replay --loose` takes. Ends with 1 if any is.
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
PATHS = [ROOT / "bindings/python/src", ROOT / "bindings/python/tests", ROOT / "Tests/oracle"]
FOUND = ROOT / "build/fuzz"
SHIPPED = ROOT / "build/lib/libkeeplayout.so"
CHECKED = ROOT / "build/checked/libkeeplayout.so"
"""The debug build, with checks of overflow and bounds in all rings: a trap is a crash."""

TURNS = [
    ("abuse", CHECKED),
    ("histories", SHIPPED),
    ("oracle", SHIPPED),
    ("histories", CHECKED),
    ("oracle", CHECKED),
    ("paths", CHECKED),
]
TURN = 30.0
"""Seconds of one, if there is time."""
MANY = 1_000_000
"""Programs of a seed."""
MANY_A_TURN = 10_000
TOGETHER = 20
"""Programs in one process."""
PATIENCE = 10
"""Seconds without a word."""

ORACLE = [
    f"Tests/oracle/test_{name}.py"
    for name in ["oracle", "metamorphic", "exact", "conflicts", "questions", "layout_questions",
                 "long_run"]
]  # fmt: skip
NOT_OF_FEW = "not no_reason_to_give_up"  # which says how many of very many may be given up


def main() -> int:
    parser = argparse.ArgumentParser(prog="python Tests/fuzz")
    parser.add_argument(
        "kind", nargs="?", choices=["abuse", "histories", "paths"], help="only this kind"
    )
    parser.add_argument("--seconds", type=float, default=60, help="how long")
    parser.add_argument("--seed", type=int, help="all follows from it; else a new one")
    parser.add_argument("--first", type=int, default=0, help="the first program of a kind")
    parser.add_argument("--program", type=int, help="only this one")
    given = parser.parse_args()
    if given.kind is None:
        seed = random.randrange(MANY) if given.seed is None else given.seed
        return take_turns(seed, given.seconds)
    sys.path[1:1] = map(str, PATHS)
    os.environ.setdefault(
        "KEEPLAYOUT_LIBRARY", str(SHIPPED if given.kind == "histories" else CHECKED)
    )
    if given.kind == "paths":
        return run_paths(given.first, given.seconds, given.program)
    if given.program is not None:
        return report(given.kind, given.program)
    return run_programs(given.kind, given.first, given.seconds)


def take_turns(seed: int, seconds: float) -> int:
    """Some of everything, over and over."""
    print(f"fuzz: seed {seed}, {seconds:g} s", flush=True)
    end, turns, failed = time.monotonic() + seconds, 0, 0
    while (left := end - time.monotonic()) > 0 or turns < len(TURNS):
        kind, library = TURNS[turns % len(TURNS)]
        share = max(1.0, min(TURN, seconds / len(TURNS), left))
        first = seed * MANY + turns * MANY_A_TURN
        failed += take_turn(kind, library, first, share)
        turns += 1
    print(f"fuzz: {turns} turns, {failed} of them found something" if failed else "fuzz: all well")
    return 1 if failed else 0


def take_turn(kind: str, library: Path, first: int, seconds: float) -> bool:
    """One of them, in a process that has its library; answers whether something was found."""
    environment = {**os.environ, "KEEPLAYOUT_LIBRARY": str(library)}
    arguments = [str(HERE), kind, f"--seconds={seconds}", f"--first={first}"]
    if kind == "oracle":
        print(f"oracle: systems {first} and on", flush=True)
        environment["KEEPLAYOUT_ORACLE_SEED"] = str(first)
        environment["KEEPLAYOUT_ORACLE_RUNS"] = f"{seconds / 600:.3f}"
        arguments = ["-m", "pytest", "-q", "--no-header", "-k", NOT_OF_FEW, *ORACLE]
    return subprocess.run([sys.executable, *arguments], cwd=ROOT, env=environment).returncode != 0


def run_programs(kind: str, first: int, seconds: float) -> int:
    """Program after program for as long."""
    import program

    number, begin, found = first, time.monotonic(), 0
    end, told = begin + seconds, begin
    while time.monotonic() < end:
        wrong = program.first_wrong(kind, range(number, number + TOGETHER))
        if wrong is not None:
            found += report(kind, wrong)
        number = number + TOGETHER if wrong is None else wrong + 1
        if time.monotonic() - told > PATIENCE:
            told = time.monotonic()
            print(f"{kind}: {number - first} programs, {told - begin:.0f} s", flush=True)
    folder = Path(os.environ["KEEPLAYOUT_LIBRARY"]).parent.name
    print(f"{kind}, {folder}: programs {first} to {number - 1}, {found} wrong", flush=True)
    return 1 if found else 0


def run_paths(first: int, seconds: float, only: int | None) -> int:
    """Program after program, each without some of the fast paths: one, or any of them."""
    import program

    number, end, found = first if only is None else only, time.monotonic() + seconds, 0
    while time.monotonic() < end:
        rng = random.Random(number)
        some = rng.getrandbits(program.FAST_PATHS)
        left_out = rng.choice([some, 1 << rng.randrange(program.FAST_PATHS)])
        if words := program.without(number, left_out):
            found += 1
            print(f"paths {number}, KEEPLAYOUT_WITHOUT={left_out}: {words}", flush=True)
        number += 1
        if only is not None:
            break
    print(f"paths: programs {first} to {number - 1}, {found} wrong", flush=True)
    return 1 if found else 0


def report(kind: str, seed: int) -> int:
    """Prints and keeps what is wrong with a program, and the least that shows it; answers 1 if
    anything is."""
    import program

    found = program.investigate(kind, seed)
    if found is None:
        print(f"{kind} {seed}: nothing is wrong")
        return 0
    FOUND.mkdir(parents=True, exist_ok=True)
    file = FOUND / f"{kind}-{seed}.trace"
    file.write_text(found.trace, "utf-8", "surrogateescape")
    again = f"KEEPLAYOUT_LIBRARY={os.environ['KEEPLAYOUT_LIBRARY']} python Tests/fuzz {kind}"
    print(f"{found}\nin {file}; again: {again} --program {seed}", flush=True)
    return 1


if __name__ == "__main__":
    sys.exit(main())
