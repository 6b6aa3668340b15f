"""Drags past rows that change their sides: what these decide, what nothing comes of, and where what
is dragged stops."""

import random

import driver
import isolation
import numpy as np
import pytest
import shrink
from budget import seeds
from live import Live
from systems import FEW, Row, System, generate
from test_metamorphic import dragged, dragged_by_a_host


def drag(solver, row, constants, variables, expected):
    """Edits a row again and again; after each solve the values are those of a formula."""
    solver.solve()
    for constant in constants:
        solver.set_constant(row, float(constant))
        solver.solve()
        assert solver.values(variables).tolist() == expected(constant), constant


def test_a_soft_row_that_decides_is_not_passed_over_with_those_that_do_not():
    """A column is as wide as its page, but rather no wider than 500, which counts twice as much.
    Inside, 20 labels are as wide as the column and would rather be narrower. By hand: the column is
    min(page, 500), whatever labels prefer and whatever has been passed before."""
    solver = driver.Solver()
    page, column, *labels = solver.add_variables(np.zeros(22))
    edit = solver.add_row([page], [1.0], 0, 300.0, 750.0)
    solver.add_row([column, page], [1.0, -1.0], 0, 0.0, 500.0, 1.0)
    solver.add_row([column], [1.0], -1, 500.0, 500.0, 2.0)
    for k, label in enumerate(labels):
        solver.add_row([label, column], [1.0, -1.0], 0, 0.0, 1000.0)
        solver.add_row([label], [1.0], -1, 310.0 + 10 * k, 250.0)
    drag(
        solver,
        edit,
        [301, 315, 316, 450, 330, 499, 501, 700, 600, 480, 470, 305, 480, 520, 300, 480],
        [column, *labels],
        lambda width: [min(width, 500.0)] * 21,
    )
    heavy = solver.add_row([labels[0]], [1.0], -1, 320.0, 600.0)
    solver.solve()
    assert solver.values([column, *labels]).tolist() == [320.0] * 21
    solver.remove_row(heavy)
    solver.solve()
    assert solver.values([column, *labels]).tolist() == [480.0] * 21


@pytest.mark.parametrize("is_sum_first", [True, False])
@pytest.mark.parametrize("softer", [0, 1])
def test_a_soft_row_that_decides_through_two_rows_is_not_passed_over(is_sum_first, softer):
    """Two columns of one width share a window, at a weight of 7/4, and one of them would rather be
    no wider than 30, 31, ... 35. By hand: a column that is 1 wider gains the sum 7/2 and costs each
    soft row 1; so it is half as wide as the window, but no wider than the fourth soft row."""
    solver = driver.Solver()
    window, *columns = solver.add_variables(np.zeros(3))
    edit = solver.add_row([window], [1.0], 0, 40.0, 750.0)
    if is_sum_first:
        solver.add_row([*columns, window], [1.0, 1.0, -1.0], 0, 0.0, 250.0, 1.75)
    solver.add_row(columns, [1.0, -1.0], 0, 0.0)
    if not is_sum_first:
        solver.add_row([*columns, window], [1.0, 1.0, -1.0], 0, 0.0, 250.0, 1.75)
    for k in range(6):
        solver.add_row([columns[softer]], [1.0], -1, 30.0 + k, 250.0)
    drag(
        solver,
        edit,
        [41, 42, 61, 63, 62, 64, 50, 66, 67, 68, 69, 70, 66, 100, 60],
        columns,
        lambda width: [min(width / 2, 33.0)] * 2,
    )


def test_rows_that_are_required_stop_a_drag_also_where_none_of_the_others_is_on_its_way():
    """By hand: text is 7 - window, and at least window - 1; twice is twice the window, and shifted
    6 more than that, as half of a variable that stays at -8 is 4 less than 10."""
    solver = driver.Solver()
    defaults = np.array([-2.0, 1.0, -8.0, -19.0, -8.0])
    window, twice, still, shifted, text = variables = solver.add_variables(defaults)
    edit = solver.add_row([window], [1.0], 0, 0.0, 500.0)
    solver.add_row([twice, window], [1.0, -2.0], 0, 0.0)
    solver.add_row([shifted, still, window], [1.0, -0.5, -2.0], 0, 10.0, 250.0, 1.5)
    solver.add_row([text, twice, window], [1.0, -1.0, 1.0], 1, -1.0)
    solver.add_row([text, window], [1.0, 1.0], 0, 7.0, 250.0)
    drag(
        solver,
        edit,
        [2.5, -1, 2.5, 5.5, 3, 8, 2],
        variables,
        lambda w: [w, 2.0 * w, -8.0, 2.0 * w + 6, max(7.0 - w, w - 1.0)],
    )


def test_what_a_row_decides_that_was_passed_may_let_another_one_decide():
    """By hand: that a column is 6 narrower than its page and that it is at most -31 weigh the same.
    So from a page of -25 on any width between costs as much, and the column is as near as it may be
    to 27, where a label in it is 34 wide and 7 wider than the column."""
    solver = driver.Solver()
    page, column, label = solver.add_variables(np.zeros(3))
    edit = solver.add_row([page], [1.0], 0, 0.0)
    solver.add_row([column, page], [1.0, -1.0], 0, -6.0, 400.0)
    solver.add_row([label, column], [1.0, -1.0], 0, 7.0, 250.0, 2.0)
    solver.add_row([column], [1.0], -1, -31.0, 400.0)
    solver.add_row([label], [1.0], 0, 34.0, 300.0, 0.5)
    drag(
        solver,
        edit,
        [6.5, 7.5, -59, -6, 51, 52, -60, -20, 40, 20],
        [column, label],
        lambda w: [min(w - 6.0, 27.0), 34.0],
    )


@pytest.mark.parametrize("drags", [dragged, dragged_by_a_host])
def test_drags_of_what_decides(drags):
    """By little and by much, past soft rows that decide something and those that do not."""
    for seed in seeds(81_000, 250):
        system, rng = generate("driven", seed), random.Random(seed)
        span, place, edits = rng.choice([5, 20, 60]), 0.0, []
        places = [float(rng.randint(-span, span)) for _ in range(6)]
        for _ in range(40):
            place = rng.choice([place + rng.choice([1.0, -1.0, 0.5, 3.0]), rng.choice(places)])
            question = rng.choice([None, None, None, rng.randrange(10**6)])
            edit = [(0, place)]
            edits.append((edit, question) if drags is dragged_by_a_host else edit)
        isolation.note(f"{system}\n{edits}")
        if drags(system, edits):
            pytest.fail(shrink.report_edits(system, edits, drags))


def test_what_is_far_away_does_not_show_where_a_sweep_stops():
    """By hand: x is a fifth of the window, and at least 15.75. Seen from a window of 1e12, where
    numbers are 1e-4 apart, x stops anywhere near that."""
    least = Row(((0, 1.0),), 1, 15.75)
    live = Live(System([0.0], [Row(((0, 5.0),), 0, 50.0, 500.0), least]))
    for window in (3e5, 1e12, 1e12 + 1, 33.0, 20.0, 1e12, 33.0, 100.0):
        live.change(0, constant=window)
        assert live.values() == pytest.approx([max(window / 5, 15.75)], rel=1e-12), window


def squeezed(rng):
    """Boxes in a row as wide as a window, whose width is the last, soft row: each has a least and
    perhaps a greatest width, some of which come to the same or to the defaults."""
    n = rng.randint(1, 4)
    rows = [Row((*((k + 1, 1.0) for k in range(n)), (0, -1.0)), 0, float(rng.choice([0, -8])))]
    for k in range(1, n + 1):
        least = float(rng.choice([0, 0, 10, 10, rng.randint(1, 40)]))
        rows.append(Row(((k, 1.0),), 1, least, rng.choice([1000.0, 1000.0, 800.0])))
        if rng.random() < 0.3:
            rows.append(Row(((k, 1.0),), -1, least + rng.choice([0, 20]), rng.choice(FEW)))
        if rng.random() < 0.1:
            rows.append(Row(((k, 1.0), (rng.randint(0, k - 1), -0.5)), 0, 0.0, rng.choice(FEW[1:])))
    rows.append(Row(((0, 1.0),), rng.choice([0, 0, 0, 1, -1]), 60.0, rng.choice([750.0, 500.0])))
    return System([float(rng.choice([0, 0, 10])) for _ in range(n + 1)], rows, "squeezed")


def test_a_window_that_is_dragged_past_what_its_content_lets_it_be():
    """It stops there, and resumes; now and then something else is asked or edited."""
    for seed in seeds(31_600, 300):
        rng = random.Random(seed)
        system, edits = squeezed(rng), []
        last = len(system.rows) - 1
        low, high = rng.randint(-20, 40), rng.randint(60, 160)
        for _ in range(30):
            edit = [(last, float(rng.choice([low, high, high + 1, rng.randint(low, high)])))]
            if rng.random() < 0.03:
                edit.append((rng.randrange(last), float(rng.randint(0, 30))))
            edits.append((edit, rng.randrange(10**6) if rng.random() < 0.05 else None))
        isolation.note(f"{system}\n{edits}")
        if dragged_by_a_host(system, edits):
            pytest.fail(shrink.report_edits(system, edits, dragged_by_a_host))
