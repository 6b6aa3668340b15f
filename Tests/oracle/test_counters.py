"""Costs that do not depend on the machine: steps, entries touched, allocations, bytes.

The bounds are the ones that the design promises (an edit costs what it can affect), with room:
an engine that scans a whole layout of 10,000 nodes misses them by a factor of hundreds.
"""

import itertools
import random
from functools import partial

import driver
import numpy as np
import pytest
import workloads
from driver import ALLOCATIONS, BYTES, FACTORIZATIONS, STEPS, TOUCHED

LARGE = [name for name in workloads.NAMES if name != "form"]
TOO_NARROW = 0.6


def add_rows(solver, variables, work):
    """Adds the rows of a workload, or of a part of one, between its variables."""
    return solver.add_rows(
        work.starts,
        np.array(variables, np.uint64)[work.columns],
        work.coefficients,
        work.relations,
        work.constants,
        work.priorities,
        np.ones(len(work.constants)),
    )


class Loaded:
    """A workload in a solver, solved, its edits as rows, `scale` times as large as usual."""

    def __init__(self, name, nodes, scale=1.0):
        self.work = work = workloads.generate(name, nodes)
        self.solver = driver.Solver()
        self.variables = self.solver.add_variables(np.zeros(work.variables))
        self.rows = add_rows(self.solver, self.variables, work)
        self.edits = [
            self.solver.add_row([self.variables[e.variable]], [1.0], 0, scale * e.value, e.priority)
            for e in work.edits
        ]
        self.solver.solve()
        self.read()

    def read(self):
        """Takes the changes; answers how many values had changed."""
        return self.solver.changes(self.work.variables)[0]

    def edit(self, step):
        for row, value in zip(self.edits, step, strict=True):
            if value is not None:
                self.solver.set_constant(row, value)
        self.solver.solve()
        return self.read()

    def count(self, counter):
        return self.solver.counter(counter)

    def touched(self, action, *arguments):
        before = self.count(TOUCHED)
        action(*arguments)
        return self.count(TOUCHED) - before


@pytest.mark.parametrize("name", workloads.NAMES)
def test_an_edit_within_one_active_set_makes_no_step_and_takes_no_storage(name):
    loaded = Loaded(name, 200)
    middle = [e.value for e in loaded.work.edits]
    near = [[v + 0.001 * i for v in middle] for i in range(60)]
    for step in near[:10]:
        loaded.edit(step)
    before = [loaded.count(c) for c in (STEPS, FACTORIZATIONS, ALLOCATIONS)]
    for step in near[10:]:
        loaded.edit(step)
    assert [loaded.count(c) for c in (STEPS, FACTORIZATIONS, ALLOCATIONS)] == before


@pytest.mark.parametrize("name", workloads.NAMES)
def test_edits_in_a_steady_state_take_no_storage(name):
    """Jumps change the active set; after a while of them everything has the room it needs. What a
    factorisation works in is given back after the first solve, so the while is not over before
    there has been another; workloads whose jumps never need one are done after three rounds."""
    loaded = Loaded(name, 100)
    first, rounds = loaded.count(FACTORIZATIONS), 0
    while rounds < 3 or (rounds < 30 and loaded.count(FACTORIZATIONS) == first):
        rounds += 1
        for step in loaded.work.sequences["jump"]:
            loaded.edit(step)
    before = loaded.count(ALLOCATIONS)
    for step in loaded.work.sequences["jump"]:
        loaded.edit(step)
    # The tree's jumps end in ever new active sets, whose factors now and then are the largest yet.
    assert loaded.count(ALLOCATIONS) <= before + (10 if name == "tree" else 0)


@pytest.mark.parametrize("name", ["tree-filled", "independent", "chain", "table"])
def test_a_sweep_touches_what_moves(name):
    loaded = Loaded(name, 2_000)
    sweep = loaded.work.sequences["sweep"][100:140]
    for step in sweep[:10]:
        loaded.edit(step)
    before, steps, moved = loaded.count(TOUCHED), loaded.count(STEPS), 0
    for step in sweep[10:]:
        moved += loaded.edit(step)
    if loaded.count(STEPS) == steps:
        assert loaded.count(TOUCHED) - before <= 30 * moved + 30 * 1_000


def test_jumps_among_large_values_begin_anew_at_small_ones_and_keep_all_digits():
    """Between gaps of 8, n boxes have the same width, which is whole: by hand, box k is at
    8 (k + 1) + k * width. From large values to small ones digits would be lost, so that everything
    is solved for (and the first time refined); from small ones to large ones it is only moved."""
    n = 4_000
    loaded = Loaded("chain", n)
    boxes = np.arange(n)
    loaded.edit([float(n * 12 + 8 * (n + 1))])
    loaded.edit([float(n * 13 + 8 * (n + 1))])
    for each, most in [(25_000, 6), (2, 5), (50_000, 0), (3, 0), (80_000, 0)]:
        before, steps = loaded.count(TOUCHED), loaded.count(STEPS)
        moved = loaded.edit([float(n * each + 8 * (n + 1))])
        assert loaded.count(TOUCHED) - before <= most * moved
        assert loaded.count(STEPS) == steps
        lefts = loaded.solver.values(loaded.variables)[2::2]
        assert np.array_equal(lefts, 8 * (boxes + 1) + boxes * each)


def test_jumps_in_a_small_table_find_the_keys_of_what_is_free_together():
    """The way up looks at three free slots, whose keys are among the oldest variables. Singly
    that was 420 entries, each time."""
    loaded = Loaded("table", 10)
    for step in loaded.work.sequences["sweep"] + loaded.work.sequences["jump"]:
        loaded.edit(step)
    costs = []
    for step in loaded.work.sequences["jump"]:
        before = loaded.count(TOUCHED)
        loaded.edit(step)
        costs.append(loaded.count(TOUCHED) - before)
    assert max(costs) <= 250, costs


def test_jumps_past_the_least_size_of_a_table_visit_less_than_what_moves():
    """The least width is that of the widest cells and the gaps. The last column is wider in a wider
    window, and nothing else moves: its 2,000 cells and the window. The first rounds look at the
    columns that might be wider as well, and choose among the rows that bound them alike."""
    loaded = Loaded("table", 2_000)
    for wanted in [1_300.0, 1_310.0, 400.0]:
        loaded.edit([wanted, None])
    least, costs = loaded.solver.value(loaded.variables[0]), []
    assert 400.0 < least < 1_300.0
    for wanted in [1_500.0, 700.5, 300.0, 2_000.25, 1_250.0, 0.0, 2_400.0, 500.0] * 4:
        before, was = loaded.count(TOUCHED), loaded.solver.value(loaded.variables[0])
        moved = loaded.edit([wanted, None])
        assert loaded.solver.value(loaded.variables[0]) == max(wanted, least)
        assert moved == (0 if max(wanted, least) == was else 2_001)
        costs.append(loaded.count(TOUCHED) - before)
    assert max(costs[-8:]) < 1_000, costs


def costs_of_passing_wishes(n, widths, priority, weight):
    """Labels are 10 narrower than a window by rows of a priority and weight, and one after the
    other would rather be no wider, at a priority of 250. Returns how many entries each width took
    to solve for, none of them a step."""
    solver = driver.Solver()
    window, *labels = solver.add_variables(np.zeros(n + 1))
    edit = solver.add_row([window], [1.0], 0, 100.0, 750.0)
    for k, label in enumerate(labels):
        solver.add_row([label, window], [1.0, -1.0], 0, -10.0, priority, weight)
        solver.add_row([label], [1.0], -1, 100.5 + k, 250.0)
    costs = []
    for k, width in enumerate(widths):
        before, steps = solver.counter(TOUCHED), solver.counter(STEPS)
        solver.set_constant(edit, float(width))
        solver.solve()
        assert solver.values(labels).tolist() == [width - 10.0] * n
        assert k == 0 or solver.counter(STEPS) == steps
        costs.append(solver.counter(TOUCHED) - before)
    return costs


def test_wishes_that_are_passed_in_a_drag_cost_what_they_depend_on():
    """Each wish pulls at its own label, which outweighs it twice. Once it is known where they turn,
    solving for all 3,000 of them is out of the question."""
    widths = [100, 101, *range(112, 120), 1500, 111]
    *few, many, back = costs_of_passing_wishes(3_000, widths, 250.0, 2.0)[4:]
    assert max(few) <= 10
    assert max(many, back) <= 10 * 1_400


def test_wishes_that_are_passed_in_a_drag_cost_nothing_where_they_decide_nothing():
    """Above all wishes, the window determines the labels. The first drag that passes a wish finds
    that out; the values are on a line from then on."""
    widths = [100, 101, 112, 113, 1500, 111, 114, 3000]
    assert costs_of_passing_wishes(3_000, widths, 1000.0, 1.0)[4:] == [0] * 4


def median(values):
    return sorted(values)[len(values) // 2]


def one_more_row(loaded, k):
    """A wish that a variable be elsewhere, added, then removed."""
    value = loaded.solver.value(loaded.variables[k])
    row = loaded.solver.add_row([loaded.variables[k]], [1.0], 0, value + 10.0, 100.0)
    loaded.solver.solve()
    loaded.solver.remove_row(row)
    loaded.solver.solve()


@pytest.mark.parametrize("name", ["tree-filled", "independent", "soft"])
def test_one_row_more_or_less_costs_the_same_in_a_large_layout(name):
    costs = []
    for nodes in (1_000, 10_000):
        loaded = Loaded(name, nodes)
        chosen = range(9, loaded.work.variables, loaded.work.variables // 60)
        for k in chosen:
            one_more_row(loaded, k)
        costs.append(median([loaded.touched(one_more_row, loaded, k) for k in chosen]))
    assert costs[1] <= 2 * costs[0] + 200, costs
    assert costs[1] <= 4_000, costs


def test_a_row_more_and_less_in_a_tree_of_inequalities_costs_less_than_a_first_solve():
    """There most of what is free moves half of the tree; on an average the two solves touch no more
    than half as much as a first one."""
    loaded = Loaded("tree", 1_000)
    first = loaded.count(TOUCHED)
    chosen = range(9, loaded.work.variables, loaded.work.variables // 60)
    for k in chosen:
        one_more_row(loaded, k)
    costs = [loaded.touched(one_more_row, loaded, k) for k in chosen]
    assert sum(costs) / len(costs) <= first / 2, costs


def test_the_first_wishes_in_a_large_tree_of_inequalities_keep_to_where_they_are():
    """Most change no value, as nothing has room there: steps only prove that. It took 88,000
    entries and 13 steps, when these began where a release gains most."""
    loaded = Loaded("tree", 10_000)
    entries, steps = [], []
    for i in range(60):
        x = loaded.variables[i * (loaded.work.variables - 1) // 59]
        before = loaded.count(TOUCHED), loaded.count(STEPS)
        row = loaded.solver.add_row([x], [1.0], 0, loaded.solver.value(x) + 10.0, 100.0)
        loaded.solver.solve()
        entries.append(loaded.count(TOUCHED) - before[0])
        steps.append(loaded.count(STEPS) - before[1])
        loaded.solver.remove_row(row)
        loaded.solver.solve()
    assert median(entries) <= 50_000, entries
    assert median(steps) <= 6, steps


def test_a_priority_that_no_other_row_has_costs_the_same_in_a_large_layout():
    """A wish that is not met has multipliers, and the next priority may take its place."""
    costs = []
    for nodes in (1_000, 10_000):
        loaded = Loaded("independent", nodes)
        one_more_row(loaded, 9)

        def one_more_level(k, loaded=loaded):
            value = loaded.solver.value(loaded.variables[9])
            row = loaded.solver.add_row([loaded.variables[9]], [1.0], 1, value - 10.0, 10.0 + k)
            loaded.solver.remove_row(row)

        costs.append(median([loaded.touched(one_more_level, k) for k in range(9)]))
    assert costs[1] <= 2 * costs[0] + 200, costs


def test_a_few_rows_in_a_solver_that_was_large_cost_as_much_as_elsewhere():
    solver = driver.Solver()
    many = solver.add_variables(np.zeros(8_000))
    rows = [solver.add_row(list(pair), [-1.0, 1.0], 0, 1.0) for pair in itertools.pairwise(many)]
    solver.solve()
    solver.remove_rows(rows)
    solver.solve()
    before = [solver.counter(c) for c in (FACTORIZATIONS, TOUCHED)]
    for _ in range(10):
        few = [solver.add_row([many[k], many[k + 1]], [-1.0, 1.0], 0, 2.0) for k in range(16)]
        solver.solve()
        assert solver.value(many[16]) == 32
        solver.remove_rows(few)
        solver.solve()
    after = [solver.counter(c) for c in (FACTORIZATIONS, TOUCHED)]
    assert after[0] == before[0]
    assert after[1] - before[1] <= 10 * 16 * 200


def test_one_offset_in_ten_thousand_independent_nodes():
    loaded = Loaded("independent", 10_000)
    for i in range(10):
        loaded.edit([float(i), None])
    before, steps = loaded.count(TOUCHED), loaded.count(STEPS)
    for i in range(50):
        assert loaded.edit([20.0 + i, None]) == 3  # the offset, x, and width of one node
    assert loaded.count(STEPS) == steps
    assert (loaded.count(TOUCHED) - before) / 50 <= 100


def test_a_local_change_in_a_filled_tree_of_ten_thousand_nodes():
    """The constant of one leaf's inset: nothing beyond its parent's children can move."""
    loaded = Loaded("tree-filled", 10_000)
    work = loaded.work
    leaf = 9_000
    rows = [i for i in np.flatnonzero(work.owners == leaf) if work.priorities[i] == 500.0]
    assert rows
    for round_ in range(2):
        touched, moved = [], []
        for i in rows:
            for constant in (work.constants[i] + 0.5, work.constants[i]):
                loaded.solver.set_constant(loaded.rows[i], constant)
                touched.append(loaded.touched(loaded.solver.solve))
                moved.append(loaded.read())
        if round_:
            assert max(moved) <= 40, moved
            assert max(touched) <= 4_000, touched


def subtree_out_and_in(loaded, rows):
    """Takes the rows of a subtree out, and puts them back; answers how many entries that took."""
    before = loaded.count(TOUCHED)
    loaded.solver.remove_rows([loaded.rows[i] for i in rows])
    loaded.solver.solve()
    added = add_rows(loaded.solver, loaded.variables, loaded.work.part(rows))
    loaded.solver.solve()
    for i, row in zip(rows, added, strict=True):
        loaded.rows[i] = row
    return loaded.count(TOUCHED) - before


def test_a_subtree_taken_out_and_put_back_costs_the_same_in_a_large_layout():
    costs = []
    for nodes in (1_000, 10_000):
        loaded = Loaded("tree-filled", nodes)
        rows = workloads.subtree_rows(loaded.work)
        assert len(rows) in (258, 259)
        costs.append(median([subtree_out_and_in(loaded, rows) for _ in range(4)]))
    # Independence of the size is asked, and reached: 3,499 entries in either, 259 rows out and in.
    assert costs[1] <= 1.2 * costs[0], costs
    assert costs[1] <= 5_000, costs


def test_a_subtree_among_inequalities_costs_the_same_once_it_has_come_and_gone():
    """A free position beside it depends on 7,000 variables that stay where they are, of 40,000. It
    was looked at with all of them each time, and each time what would have spared that was
    forgotten. A tree ten times as large is two levels deeper, for which there is room."""
    costs = []
    for nodes in (1_000, 10_000):
        loaded = Loaded("tree", nodes)
        rows = workloads.subtree_rows(loaded.work)
        for _ in range(4):
            subtree_out_and_in(loaded, rows)
        costs.append(max(subtree_out_and_in(loaded, rows) for _ in range(6)))
    assert costs[1] <= 1.5 * costs[0], costs


def new_leaf(loaded, k):
    """A variable 4 beyond another one, which would rather be at 0, added, then removed. Answers how
    many entries either took."""
    solver, start = loaded.solver, loaded.count(TOUCHED)
    (leaf,) = (int(v) for v in solver.add_variables(np.zeros(1)))
    rows = [
        solver.add_row([leaf, loaded.variables[k]], [1.0, -1.0], 0, 4.0, 1000.0),
        solver.add_row([leaf], [1.0], 1, -1e6, 1000.0),
        solver.add_row([leaf], [1.0], 0, 0.0, 50.0),
    ]
    solver.solve()
    middle = loaded.count(TOUCHED)
    solver.remove_rows(rows)
    solver.remove_variable(leaf)
    solver.solve()
    return middle - start, loaded.count(TOUCHED) - middle


@pytest.mark.parametrize("name", ["tree", "table"])
def test_a_leaf_costs_as_much_to_remove_as_to_add(name):
    """Its wish, which is not met, shuts what was free in the places that it depends on. With the
    wish gone they were looked at again with all that they move, though nothing had moved: a median
    of 10,297 entries in a tree of 10,000, and 44,325 in a table, for 215 and 29 to add it."""
    for nodes in (1_000, 10_000):
        loaded = Loaded(name, nodes)
        chosen = range(9, loaded.work.variables, loaded.work.variables // 60)
        for k in chosen:
            new_leaf(loaded, k)
        added, removed = zip(*(new_leaf(loaded, k) for k in chosen), strict=True)
        assert median(removed) <= 2 * median(added) + 200, nodes
        assert sum(removed) <= 2 * sum(added), nodes


# Linear cost is asked. Where its leaves are not equally deep, the tree held by inequalities takes
# some steps that move large subtrees: 25 times as much was measured for ten times the nodes.
GROWTH = {"tree": 28}


@pytest.mark.parametrize("name", LARGE)
def test_building_grows_with_the_layout_and_not_with_its_square(name):
    small, large = (Loaded(name, nodes).count(TOUCHED) for nodes in (300, 3_000))
    assert large <= GROWTH.get(name, 13) * small, f"{small} entries became {large}"


def test_a_tree_held_by_inequalities_is_built_from_its_tightest_bounds():
    """Every size is that of what is inside and every position that of what stands before: where all
    leaves are equally deep there is nothing left to do, and little where they are not."""
    assert Loaded("tree", 341).count(STEPS) == 0
    assert Loaded("tree", 3_000).count(STEPS) <= 60


def test_equal_sizes_are_decided_when_all_that_is_in_them_is_known():
    """In a tree of 10,000 some siblings of equal size have more in them than others. Decided by the
    first of them, the rest had to step, 40 times through 1,587,000 entries. Reached: 5, 350,000."""
    loaded = Loaded("tree", 10_000)
    assert loaded.count(STEPS) <= 20
    assert loaded.count(TOUCHED) <= 600_000


def test_what_does_not_move_is_not_followed():
    """In a tree of 12,000 a subtree that moves leaves all sizes around it as they are, though they
    are written in terms of it. Followed all the same, 1,279,000 entries. Reached: 612,000, where
    there are 297,000 terms and variables."""
    loaded = Loaded("tree", 12_000)
    assert loaded.count(TOUCHED) <= 750_000
    for edit in loaded.work.edits:
        assert loaded.solver.value(loaded.variables[edit.variable]) == edit.value


@pytest.mark.parametrize("scale", [TOO_NARROW, 1, 1.5])
def test_wishes_yield_to_what_comes_from_higher_ones(scale):
    """Where one of 1,000 positions is wanted far from the others, those beside it give way from the
    start. By steps 364,000 entries at 0.6. Reached: 20,000, wherever it is."""
    assert Loaded("soft", 1_000, scale).count(TOUCHED) <= 35_000


def test_the_highest_wish_is_decided_first():
    """Of 300 places in a row the middle one is wanted far to the left of where the others want to
    be, and those before it make room at once. Decided from left to right they took 256 steps."""
    count, apart = 300, 12.0
    solver = driver.Solver()
    x = solver.add_variables(np.zeros(count))
    for i in range(count):
        if i:
            solver.add_row([x[i], x[i - 1]], [1.0, -1.0], 1, 10.0, 1000.0)
        solver.add_row([x[i]], [1.0], 0, apart * i, 500.0)
    wanted = 3.0 * count
    solver.add_row([x[count // 2]], [1.0], 0, wanted, 750.0)
    solver.solve()
    places = [min(apart * i, wanted - 10.0 * (count // 2 - i)) for i in range(count // 2)]
    assert [solver.value(v) for v in x[: count // 2]] == places
    assert solver.counter(STEPS) == 0


def summed(count):
    """Columns of at least 10 that wish to be 50 wide, in turn with three priorities, share 30 each:
    the third with the lowest gives all, of the next the older half does, as 0 is their default.
    With 400 more ten of those need not, the newest."""
    solver = driver.Solver()
    x = solver.add_variables(np.zeros(count))
    for i, v in enumerate(x):
        solver.add_row([v], [1.0], 1, 10.0, 1000.0)
        solver.add_row([v], [1.0], 0, 50.0, 750.0 - 250.0 * (i % 3))
    total = solver.add_row(x, np.ones(count), 0, 30.0 * count, 990.0)
    for more in (0, 10):
        solver.set_constant(total, 30.0 * count + 40.0 * more)
        solver.solve()
        middle = count // 6 - more
        widths = [50.0, 10.0, 10.0] * middle + [50.0, 50.0, 10.0] * (count // 3 - middle)
        assert solver.values(x).tolist() == widths
    return solver.counter(TOUCHED)


def test_a_sum_that_is_dragged_is_linear():
    """By steps that exchange one wish for another 14 million entries at 800."""
    small, large = summed(300), summed(1_200)
    assert large <= 5 * small, f"{small} entries became {large}"


def queue(count):
    """Each at least 1 from the one before: all may move, and none wants to."""
    solver = driver.Solver()
    x = solver.add_variables(np.zeros(count))
    solver.add_row([x[0]], [1.0], 1, 0.0, 1000.0)
    for i in range(1, count):
        solver.add_row([x[i], x[i - 1]], [1.0, -1.0], 1, 1.0, 1000.0)
    solver.solve()
    assert [solver.value(v) for v in x] == list(range(count))
    return solver.counter(TOUCHED)


@pytest.mark.parametrize("at_first", [True, False])
def test_what_gives_way_in_a_window_that_is_too_narrow_does_so_in_its_corner(at_first):
    """Each of about 350 groups of leaves has to shrink. By steps along edges each moves half
    of the tree, 600,000 entries in all. Reached: 188,000 and 181,000."""
    loaded = Loaded("tree", 1_000, TOO_NARROW if at_first else 1)
    before = 0 if at_first else loaded.count(TOUCHED)
    loaded.edit([TOO_NARROW * edit.value for edit in loaded.work.edits])
    assert loaded.count(TOUCHED) - before <= 220_000
    assert loaded.count(STEPS) <= 400


def test_wishes_in_a_window_that_is_too_narrow_give_way_without_the_square_of_their_number():
    small, large = (Loaded("soft", nodes, TOO_NARROW).count(TOUCHED) for nodes in (1_000, 5_000))
    assert large <= 7 * small, f"{small} entries became {large}"


def test_a_wish_that_is_outweighed_goes_back_before_others_give_way():
    """One of 1,000 boxes in a row wishes to be anywhere within 200. Where it presses against others
    that wish as much, mending pushed them aside and let them come back: up to 829 entries, and 7
    steps. Reached: 339 and 2."""
    loaded = Loaded("soft", 1_000)
    for step in loaded.work.sequences["jump"]:
        before, steps = loaded.count(TOUCHED), loaded.count(STEPS)
        loaded.edit(step)
        assert loaded.count(TOUCHED) - before <= 450
        assert loaded.count(STEPS) - steps <= 3


def cards(count):
    """In rows of four, as high as the highest of each row, whose parts say how high that is: an
    image of a fixed shape, a title, a text. Every row stands below the last one."""
    solver = driver.Solver()

    def add(relation, constant, priority, *terms):
        solver.add_row([v for _, v in terms], [c for c, _ in terms], relation, constant, priority)

    def variables(count):
        return [int(v) for v in solver.add_variables(np.zeros(count))]

    (width,) = variables(1)
    add(0, 190.0, 750.0, (1.0, width))
    above = None
    for i in range(count // 4):
        y, h = variables(2)
        if above is None:
            add(0, 8.0, 1000.0, (1.0, y))
        else:
            add(0, 8.0, 1000.0, (1.0, y), *((-1.0, v) for v in above))
        above = (y, h)
        for j in range(4):
            image, title, title_height, text, text_height = variables(5)
            add(0, 0.0, 900.0, (1.0, image), (-0.5625, width))
            add(-1, 120.0, 1000.0, (1.0, image))
            add(0, 4.0, 1000.0, (1.0, title), (-1.0, y), (-1.0, image))
            add(1, 20.0 + (i * j) % 17, 1000.0, (1.0, title_height))
            add(0, 4.0, 1000.0, (1.0, text), (-1.0, title), (-1.0, title_height))
            add(1, 30.0 + (i * 3 + j) % 29, 750.0, (1.0, text_height))
            add(-1, 0.0, 1000.0, (1.0, text), (1.0, text_height), (-1.0, y), (-1.0, h))
        add(0, 0.0, 100.0, (1.0, h))
        add(-1, 200.0, 600.0, (1.0, h))
    solver.solve()
    highest = max(20.0 + (i * j) % 17 + 30.0 + (i * 3 + j) % 29 for j in range(4))
    assert solver.value(h) == 0.5625 * 190 + 8 + highest
    return solver.counter(TOUCHED)


def test_rows_of_cards_find_their_heights_without_the_square_of_their_number():
    """Four texts in every row do not fit at first, and the lowest of them decides for all."""
    small, large = cards(1_200), cards(4_800)
    assert large <= 5 * small, f"{small} entries became {large}"


def pushed_row(rows):
    """In a table, a row in the middle is wished to be 10 further down, and then no more. All rows
    above have the same wish not to be higher than they need, so that any of them may be that, and
    each is held by what it needs and by the wish alike. Returns how many entries that took when it
    came again: the first time takes steps where two cells of a row are equally high."""
    loaded = Loaded("table", rows)
    solver, top = loaded.solver, loaded.variables[2 + 20 * (rows // 2) + 1]
    before, touched = solver.value(top), []
    for _ in range(2):
        start = loaded.count(TOUCHED)
        row = solver.add_row([top], [1.0], 0, before + 10.0, 900.0)
        solver.solve()
        assert solver.value(top) == before + 10.0
        solver.remove_row(row)
        solver.solve()
        assert solver.value(top) == before
        touched.append(loaded.count(TOUCHED) - start)
    return touched[1]


def test_a_row_of_a_table_that_is_pushed_down_does_not_cost_the_square_of_those_above():
    small, large = pushed_row(300), pushed_row(3_000)
    assert large <= 13 * small, f"{small} entries became {large}"


def test_a_queue_of_inequalities_is_linear_too():
    small, large = queue(300), queue(3_000)
    assert large <= 13 * small, f"{small} entries became {large}"


@pytest.mark.parametrize("name", LARGE)
def test_bytes_are_linear(name):
    """200 bytes a variable and 40 a term are asked. The bounds are what was measured, with room:
    after a load, and after edits, which may have needed much more on the way. The tree has most
    while its window is too narrow, as then the factors have entries of their own."""
    loaded = Loaded(name, 10_000)
    variables, terms = loaded.work.variables, len(loaded.work.columns) + len(loaded.edits)
    held = [loaded.count(BYTES)]
    for sequence in ("sweep", "jump"):
        for step in loaded.work.sequences[sequence][:8]:
            loaded.edit(step)
        held.append(loaded.count(BYTES))
    most = [(bytes_ - 40 * terms) / variables for bytes_ in held]
    loads, edits = BYTES_A_VARIABLE[name]
    assert most[0] <= loads, most
    assert max(most) <= edits, most


BYTES_A_VARIABLE = {
    "chain": (163, 190),
    "tree": (147, 200),
    "tree-filled": (158, 198),
    "table": (164, 176),
    "independent": (95, 101),
    "soft": (179, 186),
}


def test_a_small_form_holds_less_than_a_kilobyte_a_variable():
    """A kilobyte for each of 37 variables, with three rows each, would be 37,888 bytes. Lists that
    are mostly short have no room for all variables, and a few rows more take little."""
    loaded = Loaded("form", 1)
    assert loaded.count(BYTES) <= 33_000


def test_one_row_more_takes_no_storage_beside_what_was_loaded():
    """A little room is left for it: not one array of the table has to be moved."""
    loaded = Loaded("tree-filled", 3_000)
    before = loaded.count(ALLOCATIONS)
    loaded.solver.add_row([loaded.variables[4_000]], [1.0], 1, 0.0, 1000.0)
    assert loaded.count(ALLOCATIONS) <= before + 4  # lists of what is new


@pytest.mark.parametrize("name", LARGE)
def test_any_order_of_rows_costs_about_the_same(name):
    """The same rows as generated, shuffled, and reversed."""
    work = workloads.generate(name, 1_000)
    rng, count, costs = np.random.default_rng(3), len(work.constants), []
    for order in (np.arange(count), rng.permutation(count), np.arange(count)[::-1]):
        solver = driver.Solver()
        add_rows(solver, solver.add_variables(np.zeros(work.variables)), work.part(order))
        solver.solve()
        costs.append(solver.counter(TOUCHED))
    assert max(costs) <= 2 * min(costs), costs


class BoxesInARow:
    """Boxes of at least `least`, 1 apart, in as much room as is said."""

    def __init__(self, count, least, room, priority=1000.0):
        self.solver, self.count = driver.Solver(), count
        x = [int(v) for v in self.solver.add_variables(np.zeros(2 * count))]
        self.lefts, self.widths = x[::2], x[1::2]
        self.solver.add_row([x[0]], [1.0], 0, 0.0, 1000.0)
        for i in range(1, count):
            terms = [self.lefts[i], self.lefts[i - 1], self.widths[i - 1]]
            self.solver.add_row(terms, [1.0, -1.0, -1.0], 0, 1.0, 1000.0)
        self.give(1, lambda _: least, priority)
        self.room = self.solver.add_row([x[-2], x[-1]], [1.0, 1.0], -1, room, 1000.0)

    def give(self, relation, size, priority, weight=lambda _: 1.0):
        for i, width in enumerate(self.widths):
            self.solver.add_row([width], [1.0], relation, size(i), priority, weight(i))

    def make_equal(self):
        for width in self.widths[1:]:
            self.solver.add_row([width, self.widths[0]], [1.0, -1.0], 0, 0.0, 1000.0)

    def touched(self):
        before = self.solver.counter(TOUCHED)
        self.solver.solve()
        return self.solver.counter(TOUCHED) - before

    def sizes(self):
        return [self.solver.value(width) for width in self.widths]


def crowded(count):
    """In half the room that they need, and nothing may give way."""
    return BoxesInARow(count, 3.0, 2.0 * count).touched()


def test_boxes_that_do_not_fit_into_a_row_give_way_without_the_square_of_their_number():
    small, large = crowded(200), crowded(1_600)
    assert large <= 2 * 8 * small, f"{small} entries became {large}"


def test_boxes_of_one_width_that_do_not_fit_into_a_row_cost_no_more():
    costs = []
    for count in (300, 3_000):
        boxes = BoxesInARow(count, 3.0, 2.0 * count)
        boxes.make_equal()
        costs.append(boxes.touched())
    assert costs[1] <= 13 * costs[0], costs


def test_equal_boxes_whose_room_is_taken_away_cost_no_more_either():
    """As wide as the first, or each as the one before. Which of the required rows give way then is
    left to the rule that chooses among equals."""
    for is_chained in (False, True):
        costs = []
        for count in (300, 3_000):
            boxes = BoxesInARow(count, 3.0, 5.0 * count)
            for a, b in itertools.pairwise(boxes.widths):
                terms = [b, a if is_chained else boxes.widths[0]]
                boxes.solver.add_row(terms, [1.0, -1.0], 0, 0.0, 1000.0)
            boxes.solver.solve()
            boxes.solver.set_constant(boxes.room, 2.0 * count)
            costs.append(boxes.touched())
        assert costs[1] <= 20 * costs[0], costs


def shrunk(count, least, wish, excess):
    """The oldest give way first, each as far as it may."""
    sizes = []
    for _ in range(count):
        sizes.append(wish - min(excess, wish - least))
        excess -= wish - sizes[-1]
    return sizes


def test_wishes_give_way_together_in_a_row_that_is_too_narrow():
    """One by one that is a step for every second box, each of which moves the others. What is wide
    enough, and then too narrow again, costs as little."""
    costs = []
    for count in (300, 3_000):
        boxes = BoxesInARow(count, 1.0, 6.0 * count)
        boxes.give(0, lambda _: 10.0, 500.0)
        cost = [boxes.touched()]
        for room, excess in ((15.0 * count, 0.0), (6.0 * count, 5.0 * count - 1)):
            boxes.solver.set_constant(boxes.room, room)
            cost.append(boxes.touched())
            assert boxes.sizes() == shrunk(count, 1.0, 10.0, excess)
        costs.append(cost)
    for small, large in zip(*costs, strict=True):
        assert large <= 13 * small, costs


def test_wishes_of_different_weights_give_way_from_the_least_of_them_on():
    costs = []
    for count in (300, 3_000):
        boxes = BoxesInARow(count, 1.0, 6.0 * count)
        boxes.give(0, lambda _: 10.0, 500.0, lambda i, count=count: 1.0 + i * 7919 % count / count)
        costs.append(boxes.touched())
        order = sorted(range(count), key=lambda i, count=count: i * 7919 % count)
        sizes = boxes.sizes()
        assert [sizes[i] for i in order] == shrunk(count, 1.0, 10.0, 5.0 * count - 1)
    assert costs[1] <= 13 * costs[0], costs


def test_wishes_and_bounds_of_several_priorities_give_way_together():
    """Rather at least 4 than 10; no room for either."""
    costs = []
    for count in (300, 3_000):
        boxes = BoxesInARow(count, 1.0, 4.0 * count)
        boxes.give(1, lambda _: 4.0, 750.0)
        boxes.give(0, lambda _: 10.0, 500.0)
        costs.append(boxes.touched())
        assert boxes.sizes() == shrunk(count, 1.0, 4.0, count - 1)
    assert costs[1] <= 13 * costs[0], costs


class Nested:
    """Widths inside each other, each 1 less than the one around it: the last depends on all."""

    def __init__(self, depth):
        self.solver = driver.Solver()
        self.variables = self.solver.add_variables(np.zeros(depth))
        self.rows = [self.solver.add_row([self.variables[0]], [1.0], 0, 2.0 * depth, 1000)]
        for outer, inner in itertools.pairwise(self.variables):
            self.rows.append(self.solver.add_row([inner, outer], [1.0, -1.0], 0, -1, 1000))

    def touched(self, action):
        before = self.solver.counter(TOUCHED)
        action()
        self.solver.solve()
        return self.solver.counter(TOUCHED) - before

    def take_out(self, rows):
        for row in rows:
            self.solver.remove_row(row)


@pytest.mark.parametrize("is_backwards", [False, True])
def test_taking_a_deep_chain_out_grows_with_it_and_not_with_its_square(is_backwards):
    """Row by row, as a host's subtree goes; also after a transaction took everything apart."""
    costs = []
    for depth in (500, 4000):
        chain = Nested(depth)
        chain.solver.solve()
        chain.solver.begin()
        chain.take_out(chain.rows[1 : depth // 2])
        chain.solver.solve()
        chain.solver.rollback()
        rows = chain.rows[:0:-1] if is_backwards else chain.rows[1:]
        costs.append(chain.touched(partial(chain.take_out, rows)))
        values = [chain.solver.value(v) for v in chain.variables]
        assert values == [2.0 * depth] + [0.0] * (depth - 1)
    assert costs[1] <= 2 * 8 * costs[0]


def test_counters_that_are_none():
    solver = driver.Solver()
    assert solver.counter(99) == 0
    assert solver.counter(-1) == 0
    assert solver.counter(BYTES) < 100_000


def test_bounds_that_are_wishes_give_way_together_too():
    """When the oldest have given way as far as they may, what is left is taken from the next one.
    One box after the other was tried, from the newest on."""
    costs = []
    for count in (300, 3_000):
        boxes = BoxesInARow(count, 3.0, 2.0 * count, 750.0)
        cost = [boxes.touched()]
        for room in (5.0 * count, 2.0 * count):
            boxes.solver.set_constant(boxes.room, room)
            cost.append(boxes.touched())
        assert boxes.sizes() == shrunk(count, 0.0, 3.0, 2.0 * count - 1)
        costs.append(cost)
    for small, large in zip(*costs, strict=True):
        assert large <= 35 * small, costs


def images_in_a_row(count, room):
    """Images of several shapes and as high as may be, in as much room as is said."""
    solver = driver.Solver()
    x = [int(v) for v in solver.add_variables(np.zeros(3 * count))]
    lefts, widths, heights = x[::3], x[1::3], x[2::3]
    solver.add_row([lefts[0]], [1.0], 0, 0.0, 1000.0)
    rng = random.Random(3)
    for i in range(count):
        shape = rng.choice((0.5, 0.75, 1.5, 1.0))
        solver.add_row([widths[i], heights[i]], [1.0, -shape], 0, 0.0, 1000.0)
        solver.add_row([heights[i]], [1.0], -1, 40.0, 1000.0)
        solver.add_row([heights[i]], [1.0], 1, 10.0, 750.0)
        solver.add_row([heights[i]], [1.0], 0, 100.0, 500.0)
        if i > 0:
            terms = [lefts[i], lefts[i - 1], widths[i - 1]]
            solver.add_row(terms, [1.0, -1.0, -1.0], 0, 4.0, 1000.0)
    edge = solver.add_row([lefts[-1], widths[-1]], [1.0, 1.0], -1, room, 1000.0)
    solver.solve()
    return solver, edge, heights


def test_images_that_are_given_less_room_do_not_cost_the_square_of_their_number():
    costs = []
    for count in (300, 3_000):
        solver, edge, heights = images_in_a_row(count, 20.0 * count)
        before = solver.counter(TOUCHED)
        solver.set_constant(edge, 8.0 * count)
        solver.solve()
        costs.append(solver.counter(TOUCHED) - before)
        other, _, expected = images_in_a_row(count, 8.0 * count)
        assert [solver.value(h) for h in heights] == [other.value(h) for h in expected]
    assert costs[1] <= 13 * costs[0], costs


def test_a_vertex_that_thousands_of_rows_go_through_is_left():
    """Three differences a variable, all of which may be 0. Chance alone did not find in 490,000
    steps what has to move, and gave up. A new solver is the reference."""
    count, values = 1_200, []
    for room in ((0.0, 10.0, -10.0), (-10.0,)):
        rng, solver = np.random.default_rng(6), driver.Solver()
        x = solver.add_variables(np.zeros(count))
        for relation in rng.choice((-1, 1), 3 * count):
            a, b = rng.choice(count, 2, replace=False)
            priority = rng.choice((1000.0, 750.0, 500.0))
            solver.add_row([x[a], x[b]], [1.0, -1.0], relation, 0.0, priority)
        row = solver.add_row([x[0]], [1.0], 0, 0.0, 500.0)
        for constant in room:
            solver.set_constant(row, constant)
            solver.solve()
        values.append([solver.value(v) for v in x])
        assert solver.counter(STEPS) <= 10_000
    assert values[0] == values[1]


class Rows:
    """A list: each row as far below the one before as that is high. How high they are is said, or
    is their content: rather no more, and rather still no less."""

    def __init__(self, count, is_content):
        self.solver, self.is_content = driver.Solver(), is_content
        # The place of a window, which no row mentions, and its size, which is not negative.
        for size in self.solver.add_variables(np.zeros(4))[2:]:
            self.solver.add_row([int(size)], [1.0], 1, 0.0, 1000.0)
        self.before, self.made = None, []
        for _ in range(count):
            self.append()
        self.solver.solve()

    def append(self):
        top, height = (int(v) for v in self.solver.add_variables(np.zeros(2)))
        if self.before is None:
            rows = [self.solver.add_row([top], [1.0], 0, 0.0, 1000.0)]
        else:
            terms = [top, *self.before]
            rows = [self.solver.add_row(terms, [1.0, -1.0, -1.0], 0, 2.0, 1000.0)]
        if self.is_content:
            rows.append(self.solver.add_row([height], [1.0], 1, 30.0, 750.0))
            rows.append(self.solver.add_row([height], [1.0], -1, 30.0, 250.0))
        else:
            rows.append(self.solver.add_row([height], [1.0], 0, 30.0, 1000.0))
        self.before = (top, height)
        self.made.append((top, rows))

    def touched(self, action):
        before = self.solver.counter(TOUCHED)
        action()
        self.solver.solve()
        return self.solver.counter(TOUCHED) - before

    def remove_last(self):
        for row in self.made.pop()[1]:
            self.solver.remove_row(row)


@pytest.mark.parametrize("is_content", [False, True])
def test_a_row_more_at_the_end_of_a_list_costs_the_same_however_long_it_is(is_content):
    """It was looked for everything above that might have to move, were it not settled; and again
    where something else was open that has nothing to do with the list."""
    costs = []
    for count in (300, 3_000):
        rows = Rows(count, is_content)
        rows.touched(rows.append)
        costs.append([rows.touched(rows.append)])
        if not is_content:
            costs[-1].append(rows.touched(rows.remove_last))
        tops = [rows.solver.value(top) for top, _ in rows.made]
        assert tops == [32.0 * k for k in range(len(rows.made))]
    for small, large in zip(*costs, strict=True):
        assert large <= 1.5 * small + 50, costs


def test_taking_a_whole_list_out_grows_with_it_and_not_with_its_square():
    costs = []
    for count in (300, 3_000):
        rows = Rows(count, is_content=True)

        def take_all_out(rows=rows, count=count):
            for _ in range(count):
                rows.remove_last()

        costs.append(rows.touched(take_all_out))
    assert costs[1] <= 20 * costs[0], costs


def padded_list(count):
    """Rows below one another, each as high as its text and 8 above and below that; what they are in
    is as high as they are. Texts hug and resist. Returns how many entries it took to place them."""
    solver = driver.Solver()
    (page,) = (int(v) for v in solver.add_variables(np.zeros(1)))
    before, total = [], 0.0
    for i in range(count):
        height, y, text, inset = (int(v) for v in solver.add_variables(np.zeros(4)))
        solver.add_row([inset], [1.0], 0, 8.0, 1000.0)
        solver.add_row([inset, text, height], [1.0, 1.0, -1.0], 0, -8.0, 1000.0)
        solver.add_row([height], [1.0], 1, 0.0, 1000.0)
        lines = 18.0 * (1 + i % 7)
        solver.add_row([text], [1.0], 1, lines, 750.0)
        solver.add_row([text], [1.0], -1, lines, 250.0)
        solver.add_row([y, *before], [1.0, -1.0, -1.0][: 1 + len(before)], 0, 6.0, 1000.0)
        before, total = [y, height], total + 6 + lines + 16
    solver.add_row([*before, page], [1.0, 1.0, -1.0], 0, -6.0, 1000.0)
    solver.solve()
    assert solver.value(page) == total + 6
    return solver.counter(TOUCHED)


def test_a_list_of_padded_texts_is_linear():
    """What is around a text follows it, past the inset that is known. It was taken to be 0 high,
    and each text had to push all below it away: 26 million entries for 4,000. Reached: 240,000."""
    small, large = padded_list(400), padded_list(4_000)
    assert large <= 11 * small, f"{small} entries became {large}"


class StackedTexts:
    """Rows below one another, each of a text of 20 above one of 12, 4, 2, and 4 around them."""

    def __init__(self, count):
        self.solver = driver.Solver()
        self.top, self.last = self.add(count)
        self.first_is_at = self.solver.add_row([self.top], [1.0], 0, 0.0, 1000.0)
        self.solver.solve()

    def add(self, count):
        """Adds rows; returns the place of the first of them, and place and height of the last."""
        tops, before = [], []
        for _ in range(count):
            height, y, *texts, middle = (int(v) for v in self.solver.add_variables(np.zeros(5)))
            self.solver.add_row([height], [1.0], 1, 0.0, 1000.0)
            for text, high in zip(texts, (20.0, 12.0), strict=True):
                self.solver.add_row([text], [1.0], 1, high, 750.0)
                self.solver.add_row([text], [1.0], -1, high, 250.0)
            self.solver.add_row([middle, texts[0]], [1.0, -1.0], 0, 4.0 + 2.0, 1000.0)
            self.solver.add_row([height, middle, texts[1]], [1.0, -1.0, -1.0], 0, 4.0, 1000.0)
            if before:
                self.solver.add_row([y, *before], [1.0, -1.0, -1.0], 0, 0.0, 1000.0)
            tops.append(y)
            before = [y, height]
        return tops[0], before

    def add_before(self, count):
        """Puts rows before the first one; returns how many entries that took."""
        start = self.solver.counter(TOUCHED)
        self.solver.remove_row(self.first_is_at)
        top, last = self.add(count)
        self.solver.add_row([self.top, *last], [1.0, -1.0, -1.0], 0, 0.0, 1000.0)
        self.solver.add_row([top], [1.0], 0, 0.0, 1000.0)
        self.solver.solve()
        return self.solver.counter(TOUCHED) - start

    @property
    def end(self):
        return sum(self.solver.value(variable) for variable in self.last)


def test_texts_above_texts_take_no_step_for_each_row():
    """The rows' equations say as much of the texts' heights as of the rows', but the texts have
    sizes of their own. One was taken to be what is left of a row of no height, so that each row had
    to push all below it away, or all was begun anew: 345 entries a row. Reached: 30."""
    rows = StackedTexts(3_000)
    assert rows.end == 3_000 * 42
    assert rows.solver.counter(TOUCHED) <= 60 * 3_000


def test_texts_that_are_put_before_others_push_these_away_once():
    """New texts were given their sizes one after the other, and all that was there moved each time:
    2.2 million entries for 300 before 3,000. Reached: 135,000."""
    costs = []
    for count in (300, 3_000):
        rows = StackedTexts(count)
        costs.append(rows.add_before(count // 10))
        assert rows.end == (count + count // 10) * 42
    assert costs[1] <= 11 * costs[0], costs


def calendar(count, factor):
    """Things of so many units below each other, the last of which ends where the day does."""
    solver, day = driver.Solver(), 12_000.0
    (unit,) = (int(v) for v in solver.add_variables(np.zeros(1)))
    before = []
    for _ in range(count):
        y, height = (int(v) for v in solver.add_variables(np.zeros(2)))
        solver.add_row([height, unit], [1.0, -factor], 0, 0.0, 1000.0)
        solver.add_row([y, *before], [1.0, -1.0, -1.0][: 1 + len(before)], 0, 0.0, 1000.0)
        before = [y, height]
    solver.add_row(before, [1.0, 1.0], 0, day, 1000.0)
    solver.solve()
    assert solver.value(unit) == pytest.approx(day / count / factor, rel=1e-9)
    assert solver.value(before[0]) == pytest.approx(day - day / count, rel=1e-9)
    return solver.counter(TOUCHED)


@pytest.mark.parametrize("factor", [15.0, 16.0, 60.0, 250.0])
def test_what_is_many_times_as_large_as_a_unit_is_linear(factor):
    """From 16 on each of them was solved for together with all others: 186,000 entries for 300.
    Reached: 2,114."""
    small, large = calendar(30, factor), calendar(300, factor)
    assert large <= 11 * small, f"{small} entries became {large}"


def evenly_spaced(count):
    """Texts between two edges, with equal gaps between them, which decide where each of them is."""
    solver, room = driver.Solver(), 20.0 * count
    texts = [[int(v) for v in solver.add_variables(np.zeros(2))] for _ in range(count)]
    for i, (width, _) in enumerate(texts):
        solver.add_row([width], [1.0], 1, 5.0 + i % 3, 750.0)
        solver.add_row([width], [1.0], -1, 5.0 + i % 3, 250.0)
    solver.add_row([texts[0][1]], [1.0], 0, 0.0, 1000.0)
    solver.add_row(texts[-1], [1.0, 1.0], 0, room, 1000.0)
    for (w, x), (other, y), (_, z) in zip(texts, texts[1:], texts[2:], strict=False):
        solver.add_row([y, x, w, z, other], [2.0, -1.0, -1.0, -1.0, 1.0], 0, 0.0, 1000.0)
    solver.solve()
    left = room - sum(5.0 + i % 3 for i in range(count))
    second = 5.0 + left / (count - 1)
    assert solver.value(texts[1][1]) == pytest.approx(second, rel=1e-9)
    assert [solver.value(w) for w, _ in texts] == [5.0 + i % 3 for i in range(count)]
    return solver.counter(TOUCHED)


def test_texts_with_equal_gaps_are_linear():
    """Every text would do with another width for the sake of the oldest position, and only that it
    hugs keeps it from that. A step for each of them looked at all the others: 7.5 million entries
    for 1,000. Reached: 63,000."""
    small, large = evenly_spaced(300), evenly_spaced(3_000)
    assert large <= 11 * small, f"{small} entries became {large}"


def form_of_fields(count):
    """Labels beside fields, centered on them, each made before its field; below it a text."""
    solver, below = driver.Solver(), []
    (page,) = (int(v) for v in solver.add_variables(np.zeros(1)))
    for _ in range(count):
        tops = dict.fromkeys(("label", "field", "text"))
        heights = dict.fromkeys(tops)
        for name, size in (("label", 16.0), ("field", 24.0), ("text", 18.0)):
            heights[name], tops[name] = (int(v) for v in solver.add_variables(np.zeros(2)))
            solver.add_row([heights[name]], [1.0], 1, size, 750.0)
            solver.add_row([heights[name]], [1.0], -1, size, 250.0)
        centers = [tops["label"], heights["label"], tops["field"], heights["field"]]
        solver.add_row(centers, [1.0, 0.5, -1.0, -0.5], 0, 0.0, 1000.0)
        solver.add_row([tops["field"], *below], [1.0, -1.0, -1.0][: 1 + len(below)], 0, 8.0, 1000.0)
        terms = [tops["text"], tops["field"], heights["field"]]
        solver.add_row(terms, [1.0, -1.0, -1.0], 0, 2.0, 1000.0)
        below = [tops["text"], heights["text"]]
    solver.add_row([*below, page], [1.0, 1.0, -1.0], 0, -8.0, 1000.0)
    solver.solve()
    assert solver.value(page) == 52.0 * count + 8
    assert solver.value(tops["label"]) == 52.0 * (count - 1) + 12
    return solver.counter(TOUCHED)


def test_a_form_is_linear():
    """That a label is centered says where it is, and not how high the field is that came after it.
    Every field had to find its own height, and push all below it: 64 million entries for 3,000."""
    small, large = form_of_fields(300), form_of_fields(3_000)
    assert large <= 11 * small, f"{small} entries became {large}"


def rows_of_squares(count):
    """Rows of four squares as wide as a page of 1000, below each other. Each square fills its row
    but for 4 below it, and is as large as the one beside it, which says the same once more."""
    solver, row = driver.Solver(), []
    for _ in range(count):
        above = row
        row = y, height = [int(v) for v in solver.add_variables(np.zeros(2))]
        solver.add_row([y, *above], [1.0, -1.0, -1.0][: 1 + len(above)], 0, 0.0, 1000.0)
        squares = [[int(v) for v in solver.add_variables(np.zeros(3))] for _ in range(4)]
        for _, _, high in squares:
            solver.add_row([high, height], [1.0, -1.0], 0, -4.0, 1000.0)
        solver.add_row(squares[0][:1], [1.0], 0, 0.0, 1000.0)
        solver.add_row(squares[0][1:], [1.0, -1.0], 0, 0.0, 1000.0)
        for (left, *size), (x, *own) in itertools.pairwise(squares):
            solver.add_row([x, left, size[0]], [1.0, -1.0, -1.0], 0, 0.0, 1000.0)
            for length, other in zip(own, size, strict=True):
                solver.add_row([length, other], [1.0, -1.0], 0, 0.0, 1000.0)
        solver.add_row(squares[-1][:2], [1.0, 1.0], 0, 1000.0, 1000.0)
    solver.solve()
    assert solver.value(row[0]) == (count - 1) * 254
    return solver.counter(TOUCHED)


def test_what_is_said_twice_takes_no_step_for_each_row():
    """What says nothing new had taken the row's height for its own, and that squares are as wide as
    high was left to be mended, one row after the other: 932,000 entries for 1,000. Reached:
    95,000."""
    small, large = rows_of_squares(100), rows_of_squares(1_000)
    assert large <= 11 * small, f"{small} entries became {large}"


def squeezed_row(count):
    """Texts of 100 in a row of half the room; what it takes to tell where the middle one may be.
    Those before it can be of no width, or as wide as they want, for which there is just room."""
    solver, before = driver.Solver(), []
    for i in range(count):
        x, width = (int(v) for v in solver.add_variables(np.zeros(2)))
        for relation, size, priority in ((1, 0.0, 1000.0), (1, 100.0, 750.0), (-1, 100.0, 250.0)):
            solver.add_row([width], [1.0], relation, size, priority)
        solver.add_row([x, *before], [1.0, -1.0, -1.0][: 1 + len(before)], 0, 0.0, 1000.0)
        before = [x, width]
        if i == count // 2:
            middle = x
    solver.add_row(before, [1.0, 1.0], 0, 50.0 * count, 1000.0)
    solver.solve()
    start = solver.counter(TOUCHED)
    assert solver.range(middle) == (0.0, 50.0 * count)
    return solver.counter(TOUCHED) - start


def test_how_far_something_may_go_is_a_walk_and_not_a_cube():
    """What each step of the walk replaced was kept to its end: 130 million entries for 400 texts,
    as the cube of them. Reached: 2.2 million, as the square."""
    small, large = squeezed_row(100), squeezed_row(400)
    assert large <= 20 * small, f"{small} entries became {large}"


def made_anew_in_a_narrow_window(count):
    """Boxes whose far edge keeps its distance of 200, in a window of half of that, which gives way
    as it is alone; and the rows of each, made anew one after the other."""
    solver = driver.Solver()
    (window,) = (int(v) for v in solver.add_variables(np.zeros(1)))
    solver.add_row([window], [1.0], 0, 100.0, 999.0)
    boxes = [[int(v) for v in solver.add_variables(np.zeros(2))] for _ in range(count)]

    def hold(x, width):
        return [
            solver.add_row([x, window], [1.0, -0.5], 0, -100.0, 999.0),
            solver.add_row([x, width, window], [1.0, 1.0, -1.0], 0, -200.0, 999.0),
        ]

    for _, width in boxes:
        solver.add_row([width], [1.0], 1, 0.0, 1000.0)
    rows = [hold(*box) for box in boxes]
    solver.solve()
    before = solver.counter(TOUCHED)
    for box, old in zip(boxes, rows, strict=True):
        solver.remove_rows(old)
        hold(*box)
        solver.solve()
    assert solver.value(window) == 200.0
    assert [solver.value(v) for box in boxes for v in box] == pytest.approx([0.0] * (2 * count))
    return solver.counter(TOUCHED) - before


def test_rows_made_anew_do_not_ask_what_all_others_move():
    """With the rows of a box went a multiplier, and the window, which could be smaller at the cost
    of another row, was looked at again with all boxes: 7.1 million entries for 1,000. Reached:
    101,000."""
    small, large = made_anew_in_a_narrow_window(100), made_anew_in_a_narrow_window(1_000)
    assert large <= 11 * small, f"{small} entries became {large}"
