"""The systems that speed is measured on, against the oracle: after the build and after edits."""

import isolation
import numpy as np
import pytest
import verdict
import workloads
from live import Live
from systems import EQUAL, Row, System


def as_system(work):
    """The workload as plain rows, its edits last."""
    rows = [
        Row(
            tuple((int(work.columns[t]), float(work.coefficients[t])) for t in range(a, b)),
            int(work.relations[i]),
            float(work.constants[i]),
            float(work.priorities[i]),
        )
        for i, (a, b) in enumerate(zip(work.starts[:-1], work.starts[1:], strict=True))
    ]
    rows += [Row(((e.variable, 1.0),), EQUAL, e.value, e.priority) for e in work.edits]
    return System([0.0] * work.variables, rows, f"{work.name} {work.nodes}")


def assert_best(live):
    x = live.values()
    wrong = verdict.against_linear_programs(live.system, x)
    assert wrong is None, f"{live.system.name}: {wrong}"


@pytest.mark.parametrize("nodes", [10, 30])
@pytest.mark.parametrize("name", workloads.NAMES)
def test_build_and_steps(name, nodes):
    work = workloads.generate(name, nodes)
    live = Live(as_system(work))
    assert_best(live)
    first = len(live.rows) - len(work.edits)
    for steps in work.sequences.values():
        for step in steps[:: max(1, len(steps) // 7)]:
            for place, value in enumerate(step):
                if value is not None:
                    live.change(first + place, constant=value)
            assert_best(live)


@pytest.mark.parametrize("nodes", [40, 150])
@pytest.mark.parametrize("name", workloads.NAMES)
@pytest.mark.seconds(60)
def test_every_step_equals_a_fresh_build(name, nodes):
    """All steps are made; some are compared, which is what takes the time."""
    work = workloads.generate(name, nodes)
    live = Live(as_system(work))
    live.values()
    first = len(live.rows) - len(work.edits)
    for sequence, steps in work.sequences.items():
        for place, step in enumerate(steps):
            isolation.note(f"{name} {nodes}: {sequence} {place}")
            for k, value in enumerate(step):
                if value is not None:
                    live.change(first + k, constant=value)
            x = live.values()
            if place % (nodes // 4) == 0:
                wrong = verdict.compare_points(live.system, x, Live(live.system).values())
                assert wrong is None, f"{name} {nodes}, {sequence} {place}: {wrong}"


def test_the_form():
    work = workloads.generate("form", 1)
    assert work.variables == 37
    assert len(work.constants) == 111


@pytest.mark.parametrize("count", [3, 7, 30, 300])
def test_what_is_dragged_is_as_exact_as_what_is_new(count):
    """Between gaps of 8 the boxes of a chain have the same width. By hand, box k is at
    8 (k + 1) + k * width, a multiple of 1/256, and such are handed out without rounding."""
    live = Live(as_system(workloads.generate("chain", count)))
    window, boxes = len(live.rows) - 1, np.arange(count)
    for width in np.arange(2, 100, 0.5):
        live.change(window, constant=count * width + 8 * (count + 1))
        assert np.array_equal(live.values()[2::2], 8 * (boxes + 1) + boxes * width)
