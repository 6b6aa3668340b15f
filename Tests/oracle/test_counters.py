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
    """A workload in a solver, solved, its edits as rows, `scale` times as large as usual. With a
    ratio, the eighth variable is that multiple of an additional one."""

    def __init__(self, name, nodes, scale=1.0, ratio=None):
        self.work = work = workloads.generate(name, nodes)
        self.solver = driver.Solver()
        self.variables = self.solver.add_variables(np.zeros(work.variables))
        self.rows = add_rows(self.solver, self.variables, work)
        self.edits = [
            self.solver.add_row([self.variables[e.variable]], [1.0], 0, scale * e.value, e.priority)
            for e in work.edits
        ]
        if ratio is not None:
            part = self.solver.add_variables([0.0])[0]
            self.solver.add_row([self.variables[7], part], [1.0, -ratio], 0, 0.0)
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


def median(values):
    return sorted(values)[len(values) // 2]


def one_more_row(loaded, k):
    """A soft row that a variable be elsewhere, added, then removed."""
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


def test_one_offset_in_ten_thousand_independent_nodes():
    loaded = Loaded("independent", 10_000)
    for i in range(10):
        loaded.edit([float(i), None])
    before, steps = loaded.count(TOUCHED), loaded.count(STEPS)
    for i in range(50):
        assert loaded.edit([20.0 + i, None]) == 3  # the offset, x, and width of one node
    assert loaded.count(STEPS) == steps
    assert (loaded.count(TOUCHED) - before) / 50 <= 100


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


@pytest.mark.parametrize("ratio", [9_000, 1e-4])
@pytest.mark.parametrize("name", ["chain", "tree-filled", "table"])
def test_one_coefficient_of_another_size_is_no_cliff(name, ratio):
    """As an aspect ratio among ordinary boxes: at most twice the first solve is asked, and three
    times an edit. In extended precision, edits took hundreds of times as long."""
    plain, uneven = Loaded(name, 1_000, ratio=1), Loaded(name, 1_000, ratio=ratio)
    assert uneven.count(TOUCHED) <= 2 * plain.count(TOUCHED)
    for step in plain.work.sequences["sweep"][:20]:
        costs = [loaded.touched(loaded.edit, step) for loaded in (plain, uneven)]
        assert costs[1] <= 3 * costs[0], costs


# Linear cost is asked. Where its leaves are not equally deep, the tree of inequalities takes
# some steps that move large subtrees: 25 times as much was measured for ten times the nodes. Where
# the chain is long, none of its widths is a double, and all are refined once more.
GROWTH = {"chain": 14, "tree": 28}


@pytest.mark.parametrize("name", LARGE)
def test_building_grows_with_the_layout_and_not_with_its_square(name):
    small, large = (Loaded(name, nodes).count(TOUCHED) for nodes in (300, 3_000))
    assert large <= GROWTH.get(name, 13) * small, f"{small} entries became {large}"


def summed(count):
    """Columns of at least 10, with soft widths of 50 at three priorities in turn, share 30 each:
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
    """By steps that exchange one soft row for another 14 million entries at 800."""
    small, large = summed(300), summed(1_200)
    assert large <= 5 * small, f"{small} entries became {large}"


def test_soft_rows_in_a_window_that_is_too_narrow_are_not_quadratic():
    small, large = (Loaded("soft", nodes, TOO_NARROW).count(TOUCHED) for nodes in (1_000, 5_000))
    assert large <= 7 * small, f"{small} entries became {large}"


@pytest.mark.parametrize("name", LARGE)
def test_bytes_are_linear(name):
    """200 bytes a variable and 40 a term are asked. The bounds are what was measured, with room:
    after a load, and after edits, which may have needed much more on the way. The tree has most
    while its window is too narrow, as then the factors have entries of their own. Values and sweeps
    that are no doubles keep their other digits, 8 bytes each."""
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
    "chain": (173, 212),
    "tree": (157, 231),
    "tree-filled": (168, 229),
    "table": (172, 181),
    "independent": (98, 104),
    "soft": (184, 187),
}


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
    """In half the room that they need, and nothing may be violated."""
    return BoxesInARow(count, 3.0, 2.0 * count).touched()


def test_boxes_that_do_not_fit_into_a_row_are_not_quadratic():
    small, large = crowded(200), crowded(1_600)
    assert large <= 2 * 8 * small, f"{small} entries became {large}"


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


def rows_of_cells(count, height, late=None):
    """Rows of three cells, each row as high as its highest cell, one row below the other; cell k is
    height(k) high. All cells of one row may be made after the others. Returns how many entries it
    took to place them."""
    solver, tracks, cells = driver.Solver(), {}, {}
    order = [i for i in range(count) if i != late] + ([] if late is None else [late])
    for i in range(count):
        tracks[i] = [int(v) for v in solver.add_variables(np.zeros(2))]
    for i in order:
        cells[i] = [[int(v) for v in solver.add_variables(np.zeros(2))] for _ in range(3)]
    expected = 0.0
    for i, (top, size) in tracks.items():
        above = tracks[i - 1] if i else []
        solver.add_row([top, *above], [1.0, -1.0, -1.0][: 1 + len(above)], 0, 4.0, 1000.0)
        solver.add_row([size], [1.0], -1, 0.0, 251.0)
        for k, (y, h) in enumerate(cells[i]):
            solver.add_row([y, top], [1.0, -1.0], 0, 0.0, 1000.0)
            solver.add_row([y, h, top, size], [1.0, 1.0, -1.0, -1.0], 0, 0.0, 999.0)
            solver.add_row([h], [1.0], 1, height(3 * i + k), 750.0)
            solver.add_row([h], [1.0], -1, height(3 * i + k), 250.0)
        expected += 4 + max(height(3 * i + k) for k in range(3))
    solver.solve()
    top, size = tracks[count - 1]
    assert solver.value(top) + solver.value(size) == expected
    return solver.counter(TOUCHED)


def alike(_):
    return 18.0


def unequal(k):
    return 200.0 + 37 * k % 400


def test_cells_of_unequal_heights_are_linear():
    """That heights in a row are one height is only seen once tops that are one top cancel. A pivot
    a row moved all below: 9, 29, 109, 395 ms for 600 to 4,800 cells, and 9 for equal heights."""
    small, large = (rows_of_cells(n, unequal) for n in (200, 1_600))
    assert small <= 2 * rows_of_cells(200, alike)
    assert large <= 10 * small, f"{small} entries became {large}"


def test_a_row_of_cells_that_is_made_late_costs_nothing():
    """Its top was taken to define the row before it, and so on: a pivot for each row below."""
    assert rows_of_cells(400, alike, late=200) <= 1.2 * rows_of_cells(400, alike)
    small, large = (rows_of_cells(n, alike, late=n // 2) for n in (200, 1_600))
    assert large <= 10 * small, f"{small} entries became {large}"


@pytest.mark.parametrize(("priority", "least"), [(1000.0, 0.0), (999.0, 0.0), (1000.0, 2.0)])
def test_soft_sizes_that_do_not_fit_into_a_row_go_to_their_ends_at_once(priority, least):
    """Each had a pivot of its own, which moved all that is behind it: 250 ms for 5,000. In half of
    what they ask for, the older ones are as small as they can be, as 0 is their default."""
    costs = []
    for count in (200, 1_600):
        room = (10.0 + least) / 2 * count + count - 1
        boxes = BoxesInARow(count, least, room, priority=750.0 if least else 1000.0)
        boxes.solver.set_priority(boxes.room, priority)
        boxes.give(0, lambda _: 10.0, 500.0)
        costs.append(boxes.touched())
        assert boxes.sizes() == [least] * (count // 2) + [10.0] * (count // 2)
    assert costs[1] <= 10 * costs[0], costs


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


def table_without_room(side):
    """The widths of a table of side * side cells that want 5 to 24 each and have 10 each."""
    rng = random.Random(1)
    solver = driver.Solver()
    variables = solver.add_variables(np.zeros(side + 2 * side * side))
    columns, lefts, widths = variables[:side], variables[side::2], variables[side + 1 :: 2]
    rows = []
    for k in range(side * side):
        want = 5 + rng.randrange(20)
        rows.append(([widths[k], columns[k % side]], [1, -1], 0, 0, 1000))
        if k % side:
            rows.append(([lefts[k], lefts[k - 1], widths[k - 1]], [1, -1, -1], 0, 0, 1000))
        else:
            rows.append(([lefts[k]], [1], 0, 0, 1000))
        rows.append(([widths[k]], [1], 1, 0, 1000))
        rows.append(([widths[k]], [1], 1, want, 750))
        rows.append(([widths[k]], [1], -1, want, 250))
    ends = range(side - 1, side * side, side)
    rows += [([lefts[k], widths[k]], [1, 1], -1, 10 * side, 1000) for k in ends]
    terms, coefficients, relations, constants, priorities = zip(*rows, strict=True)
    solver.add_rows(
        np.cumsum([0, *map(len, terms)]),
        np.array(list(itertools.chain(*terms)), np.uint64),
        np.array(list(itertools.chain(*coefficients)), float),
        np.array(relations, np.int8),
        np.array(constants, float),
        np.array(priorities, float),
        np.ones(len(rows)),
    )
    solver.solve()
    return solver.counter(STEPS)


def test_a_table_without_room_takes_steps_in_proportion_to_its_cells():
    small, large = table_without_room(70), table_without_room(100)
    assert large <= 1.3 * small * (100 / 70) ** 2, (small, large)


class InnerBoxes:
    """Boxes from 0 on, as wide as need be, each within three older ones at the left and at the
    right."""

    def __init__(self, count):
        self.rng, self.solver = random.Random(7), driver.Solver()
        x = [int(v) for v in self.solver.add_variables(np.zeros(2 * count))]
        self.left, self.width, self.within = x[::2], x[1::2], []
        for i, (left, width) in enumerate(zip(self.left, self.width, strict=True)):
            self.solver.add_row([left], [1.0], 1, 0.0)
            self.solver.add_row([width], [1.0], 1, 0.0)
            for _ in range(3 if i else 0):
                a, b = self.rng.randrange(i), self.rng.randrange(i)
                self.solver.add_row([left, self.left[a]], [1.0, -1.0], 1, 0.0)
                terms = [left, width, self.left[b], self.width[b]]
                self.solver.add_row(terms, [1.0, 1.0, -1.0, -1.0], -1, 0.0)
                self.within.append((i, b))
        self.solver.solve()

    def widen(self, relation):
        """Adds a soft row for the width of a box, and answers which box and how wide."""
        box, width = self.rng.randrange(len(self.width)), self.rng.randrange(5)
        self.solver.add_row([self.width[box]], [1.0], relation, float(width), 500.0)
        self.solver.solve()
        return box, width


def test_widths_of_nested_boxes_take_few_pivots():
    """All begin at one place, where thousands of rows hold with equality. Each is as wide as the
    widest soft row within it asks, which is worked out from the newest to the oldest."""
    nested, widest = InnerBoxes(2_000), [0] * 2_000
    before = nested.solver.counter(STEPS)
    for _ in range(100):
        box, width = nested.widen(1)
        widest[box] = max(widest[box], width)
    assert nested.solver.counter(STEPS) - before <= 4_000
    for inner, outer in reversed(nested.within):
        widest[outer] = max(widest[outer], widest[inner])
    assert [nested.solver.value(v) for v in nested.width] == widest
    assert all(nested.solver.value(v) == 0 for v in nested.left)


def test_two_solvers_go_the_same_way():
    """Where a solver lies in memory has no part in its choices, not even where these are random."""
    first, second = InnerBoxes(200), InnerBoxes(200)
    for _ in range(60):
        assert first.widen(0) == second.widen(0)
    assert first.solver.counter(STEPS) == second.solver.counter(STEPS)
    assert first.solver.counter(TOUCHED) == second.solver.counter(TOUCHED)
