"""Makes a failing system, or a failing sequence of edits, small enough to read.

    python Tests/oracle/shrink.py FAMILY SEED

shrinks a system on which the library is wrong, dies or never answers, and prints a snippet.
"""

import sys
import time
from dataclasses import replace
from functools import partial

import isolation
import verdict
from systems import Row, System, generate

SECONDS = 20  # for shrinking one failure


def isolated(check, seconds=5):
    """A predicate: does the check say something is wrong, raise, die, or not answer?"""

    def fails(*arguments):
        outcome = isolation.run(lambda: check(*arguments), seconds)
        return not outcome or outcome.text != ""

    return fails


def _without_rows(system):
    size = len(system.rows)
    while size:
        for at in range(0, len(system.rows), size):
            yield replace(system, rows=system.rows[:at] + system.rows[at + size :])
        size //= 2


def _without_variables(system):
    for k in range(len(system.defaults)):
        if len(system.defaults) > 1:
            rows = [
                replace(row, terms=tuple((v - (v > k), c) for v, c in row.terms if v != k))
                for row in system.rows
            ]
            yield replace(
                system, defaults=system.defaults[:k] + system.defaults[k + 1 :], rows=rows
            )


def _simpler_numbers(value, simple):
    return [s for s in dict.fromkeys([*simple, float(round(value)), round(value, 2)]) if s != value]


def _simpler_rows(system):
    for i, row in enumerate(system.rows):
        ideas = [
            replace(row, terms=row.terms[:t] + row.terms[t + 1 :]) for t in range(len(row.terms))
        ]
        ideas += [replace(row, constant=s) for s in _simpler_numbers(row.constant, [0.0, 1.0])]
        ideas += [replace(row, weight=1.0)] if row.weight != 1 else []
        if row.priority not in (1000.0, 500.0):
            ideas += [replace(row, priority=p) for p in (500.0, 1000.0)]
        for t, (k, c) in enumerate(row.terms):
            for s in _simpler_numbers(c, [1.0, -1.0]) if c not in (1.0, -1.0) else []:
                if s:
                    ideas.append(replace(row, terms=(*row.terms[:t], (k, s), *row.terms[t + 1 :])))
        for idea in ideas:
            yield replace(system, rows=[*system.rows[:i], idea, *system.rows[i + 1 :]])


def _simpler_defaults(system):
    for k, default in enumerate(system.defaults):
        for s in _simpler_numbers(default, [0.0]):
            yield replace(system, defaults=[*system.defaults[:k], s, *system.defaults[k + 1 :]])


def shrink(system: System, fails, seconds=SECONDS):
    """The smallest system found within the time on which the predicate still holds."""
    deadline = time.monotonic() + seconds
    moves = [_without_rows, _without_variables, _simpler_rows, _simpler_defaults]
    progress = True
    while progress:
        progress = False
        for move in moves:
            found = True
            while found and time.monotonic() < deadline:
                found = next(
                    (s for s in move(system) if time.monotonic() < deadline and fails(s)), None
                )
                if found:
                    system, progress = found, True
    return system


def shrink_edits(system, edits, fails, seconds=SECONDS):
    """Fewer edits, then a smaller system to begin with, and so on while that helps."""
    deadline, before = time.monotonic() + seconds, None
    while (len(edits), str(system)) != before and time.monotonic() < deadline:
        before, size = (len(edits), str(system)), len(edits)
        while size:
            at = 0
            while at < len(edits) and time.monotonic() < deadline:
                fewer = edits[:at] + edits[at + size :]
                if fails(system, fewer):
                    edits = fewer
                else:
                    at += size
            size //= 2
        left = deadline - time.monotonic()
        system = shrink(system, lambda s, e=edits: fails(s, e), max(0.0, left / 2))
    return system, edits


def snippet(system, check, edits=None):
    """Python that shows the failure; to be run in Tests/oracle."""
    module, name = check.__module__, check.__name__
    lines = [f"import {module}", "from systems import Row, System"]
    lines += [f"s = System({system.defaults}, ["]
    lines += [
        f"    Row({r.terms}, {r.relation}, {r.constant!r}, {r.priority!r}, {r.weight!r}),  # {r}"
        for r in system.rows
    ]
    lines += ["])"]
    if edits is None:
        lines += [f"print({module}.{name}(s))"]
    else:
        lines += ["e = [", *(f"    {edit}," for edit in edits), "]"]
        lines += [f"print({module}.{name}(s, e))"]
    return "\n".join(lines)


def _smallest(shrinking, check, *case):
    """What the shrinking finds: in one process if the library survives that, else in many."""
    if isolation.run(lambda: check(*case), 20).kind == "ok":
        outcome = isolation.run(lambda: repr(shrinking(*case, fails=check)), 300)
        if outcome:
            return eval(outcome.text, {"System": System, "Row": Row})
    return shrinking(*case, fails=isolated(check))


def report(system, check=verdict.solved):
    """The text of a test's failure: what is wrong with the smallest form of the system."""
    if not isolated(check)(system):
        return f"not reproducible on its own: {system}"
    small = _smallest(shrink, check, system)
    wrong = isolation.run(lambda: check(small), 5).text
    return f"{wrong}\n{small}\n\n{snippet(small, check)}"


def report_edits(system, edits, check=verdict.edited, seconds=SECONDS):
    """The same for a sequence of edits."""
    if not isolated(check, 20)(system, edits):
        return f"not reproducible on its own: {system}\n{edits}"
    shrinking = partial(shrink_edits, seconds=seconds)
    system, edits = _smallest(shrinking, check, system, list(edits))
    wrong = isolation.run(lambda: check(system, edits), 20).text
    return f"{wrong}\n{snippet(system, check, edits)}"


if __name__ == "__main__":
    print(report(generate(sys.argv[1], sys.argv[2])))
