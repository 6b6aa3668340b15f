"""What is asked of NULL has no answer: nothing, false, an empty text, or what is not a number."""

from __future__ import annotations

import ctypes
import math
from typing import Any

import pytest
from keeplayout import Status
from keeplayout._c import api as _api
from keeplayout._c import ffi as _ffi
from keeplayout._c import pointers as _pointers

C = _ffi.bind(_ffi.LIBRARY, checked=False)
ASKED = [
    (name, result, arguments)
    for name, result, arguments in _api.FUNCTIONS
    if result is not None
    and arguments[:1] in ((_pointers.keep_layout_p,), (_pointers.keep_solver_p,))
]
# By the header: reading goes from the left unless something else is said, a mask is none, and what
# has ended, or has never been, has all of its time behind it.
OTHERWISE = {
    "keep_node_autoresizing": -1,
    "keep_node_effective_direction": 1,
    "keep_animation_progress": 1,
}


def fields(struct: ctypes.Structure) -> list[bytes]:
    """The bytes of each, without what is between them."""
    data, kind = bytes(struct), type(struct)
    places = [getattr(kind, each[0]) for each in kind._fields_]
    return [data[place.offset : place.offset + place.size] for place in places]


@pytest.mark.parametrize(("name", "result", "arguments"), ASKED, ids=[each[0] for each in ASKED])
def test_null(name: str, result: Any, arguments: Any) -> None:
    """All other arguments are none or 0 as well."""
    answer = getattr(C, name)(*(argument() for argument in arguments))
    if result is _pointers.keep_status:
        assert answer.value == Status.INVALID_ARGUMENT
    elif issubclass(result, ctypes.Structure):
        assert fields(answer) == fields(result())
    elif isinstance(answer, float) and math.isnan(answer):
        assert name not in OTHERWISE
    else:
        assert (answer or 0) == OTHERWISE.get(name, 0)
