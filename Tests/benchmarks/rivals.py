"""Times kiwisolver or highspy on one workload, in a process of its own.

    python rivals.py ENGINE WORKLOAD NODES SECONDS

Prints one line "measure value" per result as soon as it is known, so that a caller that runs out
of patience keeps what there is. SECONDS is about how long each measure may take; at least one
build and three steps are done.

Both get favourable terms. Constraint objects and arrays are made before the clock runs (what
kiwisolver takes with them is told beside it, as a Python host would pay it), values
are brought up to date but not copied into Python, strengths are sums of weights (a thousand to
one) where ours are strict, and on the trees kiwisolver gets its edit variables first, then what is
required, then the rest: the best order we know for it, without which it needs eleven minutes for
a thousand nodes.
"""

import ctypes
import statistics
import sys
import time

import numpy as np
import workloads
from binary import steps, with_edits
from workloads import AT_LEAST, AT_MOST, EQUAL, REQUIRED

ADDED, LOWEST = 60, 100.0


def strength(priority):
    """1, 1e3, 1e6 for weak, medium, strong; what is between them in between."""
    return 1000.0 ** ((priority - workloads.WEAK) / (workloads.STRONG - workloads.MEDIUM))


class Kiwi:
    """kiwisolver: every constraint is solved for as it comes."""

    def __init__(self, work):
        import kiwisolver

        self.kiwi, self.work = kiwisolver, work
        self.make()
        self.order = range(len(self.rows))
        if work.name.startswith("tree"):
            self.order = np.argsort(-work.priorities, kind="stable").tolist()

    def make(self):
        work = self.work
        self.variables = [self.kiwi.Variable(str(k)) for k in range(work.variables)]
        signs = {AT_MOST: "<=", EQUAL: "==", AT_LEAST: ">="}
        columns, coefficients = work.columns.tolist(), work.coefficients.tolist()
        self.rows = []
        for i, (a, b) in enumerate(zip(work.starts[:-1], work.starts[1:], strict=True)):
            terms = zip(columns[a:b], coefficients[a:b], strict=True)
            self.rows.append(
                self._row(
                    terms, signs[int(work.relations[i])], work.constants[i], work.priorities[i]
                )
            )

    def make_and_build(self):
        self.make()
        self.build()

    def _row(self, terms, sign, constant, priority):
        parts = [self.kiwi.Term(self.variables[k], c) for k, c in terms]
        left = self.kiwi.Expression(parts, -float(constant))
        how = "required" if priority == REQUIRED else strength(priority)
        return self.kiwi.Constraint(left, sign, how)

    def build(self):
        self.solver = self.kiwi.Solver()
        trees = self.work.name.startswith("tree")
        if trees:
            self._edits()
        for i in self.order:
            self.solver.addConstraint(self.rows[i])
        if not trees:
            self._edits()
        self.solver.updateVariables()

    def _edits(self):
        for edit in self.work.edits:
            self.solver.addEditVariable(self.variables[edit.variable], strength(edit.priority))
            self.solver.suggestValue(self.variables[edit.variable], edit.value)

    def edit(self, step):
        for edit, value in zip(self.work.edits, step, strict=True):
            if value == value:
                self.solver.suggestValue(self.variables[edit.variable], value)
        self.solver.updateVariables()

    def soft(self, k):
        return self._row([(k, 1.0)], "==", self.variables[k].value() + 10, LOWEST)

    def add(self, row):
        self.solver.addConstraint(row)
        self.solver.updateVariables()
        return row

    def remove(self, row):
        self.solver.removeConstraint(row)
        self.solver.updateVariables()

    def churn(self, rows):
        for i in rows:
            self.solver.removeConstraint(self.rows[i])
        self.solver.updateVariables()
        for i in rows:
            self.solver.addConstraint(self.rows[i])
        self.solver.updateVariables()


class Highs:
    """highspy: one LP with a violation column or two for every row that is not required."""

    def __init__(self, work):
        import highspy

        self.highspy, self.work = highspy, work
        rows = with_edits(work)
        count = len(rows["constants"])
        soft = rows["priorities"] < REQUIRED
        over = np.flatnonzero(soft & (rows["relations"] <= 0))
        under = np.flatnonzero(soft & (rows["relations"] >= 0))
        at, n = np.concatenate([over, under]), work.variables
        lengths = np.diff(rows["starts"])
        row_of = np.concatenate([np.repeat(np.arange(count), lengths), at])
        column = np.concatenate([rows["columns"], n + np.arange(len(at))])
        value = np.concatenate([rows["coefficients"], -np.ones(len(over)), np.ones(len(under))])
        order = np.argsort(row_of, kind="stable")
        self.cost = np.concatenate([np.zeros(n), strength(rows["priorities"][at])])
        self.low = np.concatenate([np.full(n, -np.inf), np.zeros(len(at))])
        self.row_low = np.where(rows["relations"] >= 0, rows["constants"], -np.inf)
        self.row_high = np.where(rows["relations"] <= 0, rows["constants"], np.inf)
        self.starts = np.concatenate([[0], np.cumsum(np.bincount(row_of, minlength=count))])
        self.column, self.value = column[order], value[order]
        self.first_edit = count - len(work.edits)

    def build(self):
        lp = self.highspy.HighsLp()
        lp.num_col_, lp.num_row_ = len(self.cost), len(self.row_low)
        lp.col_cost_, lp.col_lower_ = self.cost, self.low
        lp.col_upper_ = np.full(len(self.cost), np.inf)
        lp.row_lower_, lp.row_upper_ = self.row_low, self.row_high
        lp.a_matrix_.format_ = self.highspy.MatrixFormat.kRowwise
        lp.a_matrix_.start_, lp.a_matrix_.index_ = self.starts, self.column
        lp.a_matrix_.value_ = self.value
        self.solver = self.highspy.Highs()
        self.solver.setOptionValue("output_flag", False)
        self.solver.passModel(lp)
        self._run()

    def _run(self):
        self.solver.run()
        if self.solver.getModelStatus() != self.highspy.HighsModelStatus.kOptimal:
            raise RuntimeError(str(self.solver.getModelStatus()))
        self.solution = self.solver.getSolution()

    def edit(self, step):
        for k, value in enumerate(step):
            if value == value:
                self.solver.changeRowBounds(self.first_edit + k, value, value)
        self._run()

    def soft(self, k):
        return k, self.solution.col_value[k] + 10

    def add(self, soft):
        k, value = soft
        columns = self.solver.getNumCol()
        none = np.zeros(0, np.int32)
        for _ in range(2):
            self.solver.addCol(strength(LOWEST), 0, np.inf, 0, none, none.astype(float))
        terms = np.array([k, columns, columns + 1], np.int32)
        self.solver.addRow(value, value, 3, terms, np.array([1.0, -1.0, 1.0]))
        self._run()

    def remove(self, _row):
        row, column = self.solver.getNumRow() - 1, self.solver.getNumCol()
        self.solver.deleteRows(1, np.array([row], np.int32))
        self.solver.deleteCols(2, np.array([column - 2, column - 1], np.int32))
        self._run()

    make_and_build = None  # it takes arrays
    churn = None  # an LP code gives its rows new numbers then: not what it is made for


def report(measure, value):
    print(measure, value, flush=True)


def memory(line):
    """A line of /proc/self/status, in bytes."""
    with open("/proc/self/status") as file:
        return next(int(text.split()[1]) * 1024 for text in file if text.startswith(line))


def timed(action):
    start = time.perf_counter()
    action()
    return time.perf_counter() - start


def measure_build(rival, seconds):
    with open("/proc/self/clear_refs", "w") as file:
        file.write("5")
    ctypes.CDLL(None).malloc_trim(0)  # so that what Python has freed does not hide what is taken
    before = memory("VmRSS:")
    rival.build()
    report("peak_memory", memory("VmHWM:") - before)
    report("build", median_time(rival.build, seconds))
    if rival.make_and_build:
        report("make_and_build", median_time(rival.make_and_build, seconds))


def median_time(action, seconds):
    begin, times = time.perf_counter(), []
    while not times or (len(times) < 20 and time.perf_counter() - begin < seconds):
        times.append(timed(action))
    return statistics.median(times)


def measure_edits(rival, name, sequence, seconds):
    begin, least = time.perf_counter(), [float("inf")] * len(sequence)
    for _ in range(5):
        for i, step in enumerate(sequence):
            least[i] = min(least[i], timed(lambda s=step: rival.edit(s)))
            if i >= 2 and time.perf_counter() - begin > seconds:
                break
        if time.perf_counter() - begin > seconds:
            break
    least = [value for value in least if value < float("inf")]
    report(name, statistics.median(least))
    if name == "jump":
        report("jump_worst", max(least))
        report("jump_steps", len(least))


def measure_one_row(rival, variables, seconds):
    begin, added, removed = time.perf_counter(), [], []
    for i in range(ADDED):
        row = rival.soft(i * (variables - 1) // (ADDED - 1))
        added.append(timed(lambda r=row: rival.add(r)))
        removed.append(timed(lambda r=row: rival.remove(r)))
        if i >= 2 and time.perf_counter() - begin > seconds:
            break
    report("add", statistics.median(added))
    report("remove", statistics.median(removed))


def measure_churn(rival, rows, seconds):
    begin, times = time.perf_counter(), []
    while len(times) < 9 and (len(times) < 1 or time.perf_counter() - begin < seconds):
        times.append(timed(lambda: rival.churn(rows)))
    report("churn", statistics.median(times))


def main(engine, name, nodes, seconds):
    work = workloads.generate(name, nodes)
    rival = {"kiwisolver": Kiwi, "highs": Highs}[engine](work)
    measure_build(rival, seconds)
    measure_edits(rival, "sweep", steps(work, "sweep").tolist(), seconds)
    measure_edits(rival, "jump", steps(work, "jump").tolist(), seconds)
    rival.edit(steps(work, "sweep")[len(work.sequences["sweep"]) // 2].tolist())
    measure_one_row(rival, work.variables, seconds)
    rows = workloads.subtree_rows(work) if work.name.startswith("tree") else []
    if len(rows) and rival.churn:
        measure_churn(rival, rows.tolist(), seconds)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]), float(sys.argv[4]))
