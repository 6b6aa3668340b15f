"""Inside of a function that a layout has called it may be read, not changed (rule 9 of core.h).

The layout itself sees to that, whichever way a call comes."""

from __future__ import annotations

import pytest
from keeplayout._c import api as _api
from keeplayout._c.pointers import keep_status
from scene import OF_LAYOUTS, VERTICAL, C, Scene, transact

BUSY, INVALID_ARGUMENT = -6, -1
DOCUMENT = _api.keep_text(_api.CONSTANTS["KEEP_TEXT_DOCUMENT"])
RESULTS = {name: result for name, result, _ in _api.FUNCTIONS}
# It would return into nothing, and is refused without a status; and what only reads.
ENDS = {"keep_layout_destroy"}
READS = {"keep_layout_error", "keep_layout_frames", "keep_attribute_range"}


def solved(name: str | None, is_open: bool) -> tuple[int, bytes]:
    """Solves a layout in whose measure a function is called. Its error, and the document then."""
    scene = Scene()
    if is_open:
        transact(scene)
    errors: list[int] = []

    def inside(*_: object) -> float:
        if not errors and name:
            C.keep_layout_clear_error(scene.ui)
            scene.call(name)
            errors.append(C.keep_layout_error(scene.ui).value)
        return 10.0

    measure = _api.keep_measure_function(inside)
    C.keep_node_set_measure(scene.ui, scene.text, VERTICAL, measure, None, scene.let_go)
    errors.clear()
    assert C.keep_layout_solve(scene.ui).value == 0
    document = C.keep_layout_text(scene.ui, DOCUMENT)
    C.keep_layout_destroy(scene.ui)
    return errors[0] if errors else 0, document


@pytest.mark.parametrize("is_open", [False, True])
def test_nothing_changes_in_a_callback(is_open: bool) -> None:
    _, expected = solved(None, is_open)
    refused = set()
    for name in set(OF_LAYOUTS) - ENDS:
        error, document = solved(name, is_open)
        assert (name, document) == (name, expected)
        if error in (BUSY, INVALID_ARGUMENT):
            refused.add(name)
    assert len(refused) > 100
    returning = {name for name in set(OF_LAYOUTS) - ENDS if RESULTS[name] is keep_status}
    assert returning - refused == READS
