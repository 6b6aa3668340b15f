"""Numbers on their way to C: shared where possible, copied where not, refused where senseless."""

from __future__ import annotations

import ctypes
from array import array
from typing import Any

import numpy as np
import pytest
from keeplayout import InvalidArgumentError
from keeplayout._c import buffers as _buffers


def test_doubles_share_memory_where_it_fits() -> None:
    numbers = np.arange(4.0)
    assert ctypes.addressof(_buffers.doubles(numbers)) == numbers.ctypes.data
    row = array("d", [1, 2])
    assert ctypes.addressof(_buffers.doubles(row)) == row.buffer_info()[0]
    assert ctypes.addressof(_buffers.doubles(memoryview(row)[1:])) == row.buffer_info()[0] + 8


@pytest.mark.parametrize("kind", [np.int64, np.uint64])
def test_sizes_share_memory_signed_or_not(kind: Any) -> None:
    numbers: Any = np.arange(4, dtype=kind)
    assert ctypes.addressof(_buffers.sizes(numbers)) == numbers.ctypes.data


@pytest.mark.parametrize(
    "values",
    [
        [0, 1, 2],
        (0, 1, 2),
        range(3),
        (i for i in range(3)),
        array("f", [0, 1, 2]),
        np.arange(3),
        np.arange(3, dtype=np.float32),
        np.arange(6.0)[::2] / 2,
        np.arange(3, dtype=">f8"),
    ],
)
def test_everything_else_is_copied(values: object) -> None:
    assert list(_buffers.doubles(values)) == [0, 1, 2]


def test_strided_and_read_only_memory_is_copied() -> None:
    strided = np.arange(6.0)[::2]
    assert list(_buffers.doubles(strided)) == [0, 2, 4]
    fixed = np.arange(3.0)
    fixed.flags.writeable = False
    assert list(_buffers.doubles(fixed)) == [0, 1, 2]
    assert list(_buffers.doubles([])) == []


@pytest.mark.parametrize(
    "values",
    [
        ["a"], [None], 5, np.ones((2, 2)), "", "12", b"", b"12", bytearray(b"12"),
        memoryview(b"12"), [b"1"], [1j], np.array([1j]), np.zeros(2, np.complex64),
    ],
)  # fmt: skip
def test_what_is_no_row_of_numbers_is_refused(values: object) -> None:
    with pytest.raises(TypeError):
        _buffers.doubles(values)
    with pytest.raises(TypeError):
        _buffers.sizes(values)
    with pytest.raises(TypeError):
        _buffers.bytes_(values)


def test_small_numbers_are_numbers() -> None:
    """They lie in memory as bytes do."""
    assert list(_buffers.doubles(np.array([1, 2], np.uint8))) == [1, 2]
    assert list(_buffers.doubles(array("B", [1, 2]))) == [1, 2]
    assert list(_buffers.doubles(memoryview(array("B", [1, 2])))) == [1, 2]


def test_bytes_and_sizes_have_their_range() -> None:
    assert list(_buffers.bytes_([-1, 0, 1])) == [-1, 0, 1]
    with pytest.raises(InvalidArgumentError):
        _buffers.bytes_([128])
    with pytest.raises(InvalidArgumentError):
        _buffers.sizes([-1])
