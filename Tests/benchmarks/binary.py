"""Workloads as files for driver.c: six counts, then the arrays, native byte order."""

import numpy as np
from workloads import EQUAL, subtree_rows


def with_edits(work):
    """The rows with the edit rows behind them, as the arrays that the file has."""
    values = [edit.value for edit in work.edits]
    ends = work.starts[-1] + np.arange(1, len(values) + 1)
    return {
        "starts": np.concatenate([work.starts, ends]),
        "columns": np.concatenate([work.columns, [edit.variable for edit in work.edits]]),
        "coefficients": np.concatenate([work.coefficients, np.ones(len(values))]),
        "constants": np.concatenate([work.constants, values]),
        "priorities": np.concatenate([work.priorities, [edit.priority for edit in work.edits]]),
        "relations": np.concatenate([work.relations, np.full(len(values), EQUAL)]),
    }


def steps(work, name):
    """A sequence as numbers; NaN leaves an edit alone."""
    return np.array(work.sequences[name], dtype=np.float64)


def write(work, path):
    rows = with_edits(work)
    churned = subtree_rows(work) if work.name.startswith("tree") else np.zeros(0, int)
    sweep, jump = steps(work, "sweep"), steps(work, "jump")
    head = [
        work.variables,
        len(rows["constants"]),
        len(rows["columns"]),
        len(work.edits),
        len(sweep),
        len(churned),
    ]
    parts = [
        (head, np.uintp),
        (rows["starts"], np.uintp),
        (rows["columns"], np.uintp),
        (rows["coefficients"], np.float64),
        (rows["constants"], np.float64),
        (rows["priorities"], np.float64),
        (sweep, np.float64),
        (jump, np.float64),
        (churned, np.uintp),
        (rows["relations"], np.int8),
    ]
    with open(path, "wb") as file:
        for values, dtype in parts:
            file.write(np.ascontiguousarray(values, dtype=dtype).tobytes())
