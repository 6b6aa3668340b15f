"""The shipped library through ctypes: only what these suites need, in bulk calls.

It is deliberately not the Python package of bindings/python: the suites of the engine must not
depend on another layer being right.
"""

import ctypes as c
import os
from pathlib import Path

import numpy as np

ROOT = Path(__file__).resolve().parents[2]
LIBRARY = Path(os.environ.get("KEEPLAYOUT_LIBRARY", ROOT / "build/lib/libkeeplayout.so"))

OK, INVALID_ARGUMENT, INVALID_HANDLE, CONFLICT, LIMIT, STATE = 0, -1, -2, -5, -7, -8
AT_MOST, EQUAL, AT_LEAST = -1, 0, 1
STEPS, FACTORIZATIONS, TOUCHED, ALLOCATIONS, BYTES = range(5)
REPORTED, REFUSED = 0, 1

# A handle is a struct of one uint64_t, which the ABIs that we test on pass like a uint64_t.
_handle, _size, _real, _pointer = c.c_uint64, c.c_size_t, c.c_double, c.c_void_p

_SIGNATURES = {
    "create": (_pointer, []),
    "destroy": (None, []),
    "error_message": (c.c_char_p, []),
    "set_conflict_policy": (c.c_int, [c.c_int]),
    "add_variable": (c.c_int, [_real, _pointer]),
    "add_variables": (c.c_int, [_pointer, _size, _pointer]),
    "remove_variable": (c.c_int, [_handle]),
    "set_default": (c.c_int, [_handle, _real]),
    "add_row": (
        c.c_int,
        [_pointer, _pointer, _size, c.c_int, _real, _real, _real, _pointer],
    ),
    "add_rows": (c.c_int, [_size] + [_pointer] * 8),
    "remove_row": (c.c_int, [_handle]),
    "remove_rows": (c.c_int, [_pointer, _size]),
    "set_constant": (c.c_int, [_handle, _real]),
    "set_constants": (c.c_int, [_pointer, _pointer, _size]),
    "set_priority": (c.c_int, [_handle, _real]),
    "set_weight": (c.c_int, [_handle, _real]),
    "set_relation": (c.c_int, [_handle, c.c_int]),
    "set_coefficient": (c.c_int, [_handle, _handle, _real]),
    "default": (_real, [_handle]),
    "terms": (_size, [_handle, _pointer, _pointer, _size]),
    "relation": (c.c_int, [_handle]),
    "constant": (_real, [_handle]),
    "priority": (_real, [_handle]),
    "weight": (_real, [_handle]),
    "begin": (c.c_int, []),
    "commit": (c.c_int, []),
    "rollback": (c.c_int, []),
    "solve": (c.c_int, []),
    "value": (_real, [_handle]),
    "values": (c.c_int, [_pointer, _pointer, _size]),
    "changes": (_size, [_pointer, _pointer, _size]),
    "violation": (_real, [_handle]),
    "conflict_count": (_size, []),
    "conflict": (_size, [_size, _pointer, _size]),
    "freedom": (_size, []),
    "range": (c.c_int, [_handle, _real, _pointer, _pointer]),
    "explanation": (_size, [_handle, _pointer, _pointer, _size, _pointer]),
    "counter": (c.c_uint64, [c.c_int]),
}


def _load():
    library = c.CDLL(str(LIBRARY))
    functions = {}
    for name, (result, arguments) in _SIGNATURES.items():
        function = getattr(library, "keep_solver_" + name)
        function.restype = result
        function.argtypes = arguments if name == "create" else [_pointer, *arguments]
        functions[name] = function
    return functions


_functions = None


class StatusError(Exception):
    """A call answered something other than KEEP_OK."""

    def __init__(self, status, message):
        super().__init__(f"status {status}: {message}")
        self.status = status


def _array(values, dtype):
    return np.ascontiguousarray(values, dtype=dtype)


class Solver:
    """One keep_solver. Methods carry the names of the C functions; statuses become StatusError."""

    def __init__(self):
        global _functions
        _functions = _functions or _load()
        self._solver = _functions["create"]()
        assert self._solver, "keep_solver_create answered NULL"

    def __del__(self):
        self.destroy()

    def destroy(self):
        if getattr(self, "_solver", None):
            _functions["destroy"](self._solver)
            self._solver = None

    def call(self, name, *arguments):
        """Any function, its raw answer."""
        return _functions[name](self._solver, *arguments)

    def check(self, name, *arguments):
        """A function that answers a status; StatusError unless it is KEEP_OK."""
        status = self.call(name, *arguments)
        if status != OK:
            raise StatusError(status, self.call("error_message").decode())

    def __getattr__(self, name):
        """The functions that take handles and numbers and answer a status or a number."""
        if name not in _SIGNATURES:
            raise AttributeError(name)
        if _SIGNATURES[name][0] is c.c_int:
            return lambda *arguments: self.check(name, *arguments)
        return lambda *arguments: self.call(name, *arguments)

    def add_variables(self, defaults):
        defaults = _array(defaults, np.float64)
        handles = np.zeros(len(defaults), np.uint64)
        self.check("add_variables", defaults.ctypes.data, len(defaults), handles.ctypes.data)
        return [int(h) for h in handles]

    def add_row(self, variables, coefficients, relation, constant, priority=1000.0, weight=1.0):
        variables, coefficients = _array(variables, np.uint64), _array(coefficients, np.float64)
        row = c.c_uint64()
        self.check(
            "add_row",
            variables.ctypes.data,
            coefficients.ctypes.data,
            len(variables),
            relation,
            constant,
            priority,
            weight,
            c.byref(row),
        )
        return row.value

    def add_rows(self, starts, variables, coefficients, relations, constants, priorities, weights):
        count = len(constants)
        arrays = [
            _array(starts, np.uint64),
            _array(variables, np.uint64),
            _array(coefficients, np.float64),
            _array(relations, np.int8),
            _array(constants, np.float64),
            _array(priorities, np.float64),
            _array(weights, np.float64),
        ]
        rows = np.zeros(count, np.uint64)
        self.check("add_rows", count, *[a.ctypes.data for a in arrays], rows.ctypes.data)
        return [int(r) for r in rows]

    def remove_rows(self, rows):
        rows = _array(rows, np.uint64)
        self.check("remove_rows", rows.ctypes.data, len(rows))

    def set_constants(self, rows, constants):
        rows, constants = _array(rows, np.uint64), _array(constants, np.float64)
        self.check("set_constants", rows.ctypes.data, constants.ctypes.data, len(rows))

    def terms(self, row):
        """{variable: coefficient}"""
        count = self.call("terms", row, None, None, 0)
        variables, coefficients = np.zeros(count, np.uint64), np.zeros(count)
        again = self.call("terms", row, variables.ctypes.data, coefficients.ctypes.data, count)
        assert again == count
        return {int(v): float(x) for v, x in zip(variables, coefficients, strict=True)}

    def values(self, variables):
        variables = _array(variables, np.uint64)
        values = np.empty(len(variables))
        self.check("values", variables.ctypes.data, values.ctypes.data, len(variables))
        return values

    def changes(self, capacity):
        """(how many had changed, {variable: value} of those that fitted)"""
        variables, values = np.zeros(capacity, np.uint64), np.zeros(capacity)
        count = self.call("changes", variables.ctypes.data, values.ctypes.data, capacity)
        reported = min(count, capacity)
        return count, {int(variables[i]): float(values[i]) for i in range(reported)}

    def conflict(self, index):
        count = self.call("conflict", index, None, 0)
        rows = np.zeros(count, np.uint64)
        assert self.call("conflict", index, rows.ctypes.data, count) == count
        return [int(r) for r in rows]

    def range(self, variable, priority=0.0):
        low, high = c.c_double(), c.c_double()
        self.check("range", variable, priority, c.byref(low), c.byref(high))
        return low.value, high.value

    def explanation(self, variable):
        """([(row, factor)], what the defaults contribute)"""
        count = self.call("explanation", variable, None, None, 0, None)
        rows, factors, rest = np.zeros(count, np.uint64), np.zeros(count), c.c_double()
        again = self.call(
            "explanation", variable, rows.ctypes.data, factors.ctypes.data, count, c.byref(rest)
        )
        assert again == count
        return [(int(r), float(f)) for r, f in zip(rows, factors, strict=True)], rest.value
