"""Which functions of the header random programs call with success."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import program
import watch
from keeplayout._c import api as _api
from keeplayout.trace._events import Event, Reader
from keeplayout.trace._recording import Trace
from keeplayout.trace._shrinking import calls

IN_NO_PROGRAM = {
    "keep_layout_create", "keep_solver_create", "keep_layout_destroy", "keep_solver_destroy",
    "keep_version_number", "keep_version_string", "keep_status_name",
    "keep_set_out_of_memory_handler", "keep_layout_handle_kind",
}  # fmt: skip
"""What makes and ends owners, as every program does; and what no owner, or no trace, knows of."""
ALL = {name for name, _, _ in _api.FUNCTIONS} - IN_NO_PROGRAM


def reached(kind: str, seeds: Iterable[int], wanted: set[str]) -> set[str]:
    """What programs call with success of what is wanted; ends as soon as that is all."""
    found: set[str] = set()

    class Successes(watch.Watcher):
        """Notes every call that its owner has no error of."""

        def before(self, event: Event) -> None:
            self._of(event, "clear_error")

        def after(self, event: Event) -> str | None:
            status = self._of(event, "error")
            is_answer = event.name not in watch.STATUSES or event.fields["returns"] == "KEEP_OK"
            if is_answer and (status is None or status.value == 0):
                found.add(event.name)
            return None

        def _of(self, event: Event, verb: str) -> Any:
            owner = str(event.owner)
            if owner not in self.session.owners:
                return None
            noun = owner.partition(" ")[0]
            return getattr(watch.C, f"keep_{noun}_{verb}")(self.session.owners[owner]._pointer)

    for seed in seeds:
        trace, reader = Trace(), Reader()
        program._record(kind, seed, trace)
        program.judged(calls(trace.text, reader), reader, (Successes,))
        if wanted <= found:
            break
    return found & wanted
