"""Numbers on their way to C: shared where they already lie right in memory, copied where not."""

from __future__ import annotations

import ctypes
from array import array
from collections.abc import Iterable
from numbers import Complex, Real
from typing import TYPE_CHECKING, Any, Protocol, SupportsFloat, TypeAlias

from ..errors import InvalidArgumentError
from .arguments import UNORDERED, is_text, number, shown

if TYPE_CHECKING:
    from typing_extensions import Buffer

    class Array(Protocol):
        """An array of numpy's, which type checkers take for a buffer from Python 3.12 on."""

        @property
        def __array_interface__(self) -> dict[str, Any]: ...

    Memory: TypeAlias = Buffer | Array
    """Memory that lies in a row: an array, a memoryview, a numpy array."""
else:
    Memory = Any

Numbers: TypeAlias = Iterable[SupportsFloat] | Memory
"""Numbers in any form: a list, a generator, or a buffer (array, memoryview, numpy array)."""

_COMPLEX = "numbers are needed, not complex ones, of which a half would be lost"


def doubles(values: Any) -> ctypes.Array[ctypes.c_double]:
    """The values as C doubles."""
    return _shared(values, ctypes.c_double, "d", "d")


def sizes(values: Any) -> ctypes.Array[ctypes.c_size_t]:
    """The values as C sizes. A negative one in a buffer of signed numbers is left to the library to
    refuse: for C it is a size that nothing has."""
    return _shared(values, ctypes.c_size_t, "Q", "QLqlNn")


def bytes_(values: Any) -> ctypes.Array[ctypes.c_int8]:
    """The values as signed bytes."""
    return _shared(values, ctypes.c_int8, "b", "b")


def identifiers(values: Any, kind: Any) -> ctypes.Array[Any]:
    """The 8-byte ids as handles of a kind."""
    return _shared(values, kind, "Q", "QL")


def is_buffer(values: Any) -> bool:
    """Whether the values lie in memory that can be shared."""
    try:
        memoryview(values)
    except TypeError:
        return False
    return True


def _shared(values: Any, kind: Any, code: str, formats: str) -> ctypes.Array[Any]:
    """A C array over the memory of `values` if that is a writable row of one of the formats, and
    over a copy otherwise."""
    if is_text(values) or isinstance(values, UNORDERED):
        raise TypeError(f"numbers are needed, not {shown(values)}")
    view = memoryview(values if is_buffer(values) else _array(code, values))
    fits = view.format in formats and view.itemsize == ctypes.sizeof(kind)
    if view.ndim != 1:
        raise TypeError(f"one row of numbers is needed, not {view.ndim} dimensions")
    if view.format.startswith("Z"):
        raise TypeError(_COMPLEX)
    if not fits:
        view = memoryview(_array(code, values))
    length = len(view)
    if view.readonly or not view.c_contiguous:
        copy: ctypes.Array[Any] = (kind * length).from_buffer_copy(view.tobytes())
        return copy
    shared: ctypes.Array[Any] = (kind * length).from_buffer(view)
    return shared


def _array(code: str, values: Any) -> array[Any]:
    if not isinstance(values, list):
        values = list(values)
    kinds = set(map(type, values))
    if any(issubclass(kind, Complex) and not issubclass(kind, Real) for kind in kinds):
        raise TypeError(_COMPLEX)
    if code == "d" and not kinds <= {float, int}:
        values = list(map(number, values))
    try:
        return array(code, values)
    except OverflowError as overflow:
        raise InvalidArgumentError(f"a number is out of range: {overflow}") from None


def writable_doubles(values: Any, columns: int = 1) -> ctypes.Array[ctypes.c_double]:
    """The memory of a writable row of doubles, for results; or, if each has several columns, of a
    table of them."""
    view = memoryview(values)
    is_table = view.ndim == 2 and view.shape is not None and view.shape[1] == columns > 1
    is_shaped = view.ndim == 1 or is_table
    if view.format != "d" or not is_shaped or view.readonly or not view.c_contiguous:
        table = f", or a table with {columns} columns" if columns > 1 else ""
        raise ValueError(f"the results need a writable, contiguous row of doubles{table}")
    return (ctypes.c_double * (view.nbytes // view.itemsize)).from_buffer(view)
