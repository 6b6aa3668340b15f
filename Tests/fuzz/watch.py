"""What must hold at every call of a program, whoever made it. A watcher is told of each call before
it is made, and answers, once it has been made, what is wrong."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from edits import wrapped
from grown_layout import all_nodes
from keeplayout import Axis, KeepError, Layout, LimitError
from keeplayout._c import api as _api
from keeplayout._c import ffi as _ffi
from keeplayout._c import pointers as _pointers
from keeplayout._c.api import SHAPES
from keeplayout.errors import Status
from keeplayout.trace._events import Event
from keeplayout.trace._replaying import _Session

C = _ffi.bind(_ffi.LIBRARY, checked=False)
RELATIVE = 1e-6
STATUSES = {name for name, result, _ in _api.FUNCTIONS if result is _pointers.keep_status}
STATUSES -= {*_ffi.REPORTERS, "keep_solver_error"}
GETTERS = {name for name, _, _ in _api.FUNCTIONS} - STATUSES - {*_api.MAKERS}

Frames = dict[str, tuple[float, ...]]


class Watcher:
    """Watches one replay."""

    def __init__(self, session: _Session) -> None:
        self.session = session

    def before(self, event: Event) -> None:
        """Is told what is called next."""

    def after(self, event: Event) -> str | None:
        """Is told what came of it; answers what is wrong with that."""

    def layout(self, event: Event) -> Layout | None:
        """The layout that a call is of."""
        found = self.session.owners.get(str(event.owner))
        return found if isinstance(found, Layout) else None


class Numbers(Watcher):
    """What is read of frames and values is a number."""

    READ = re.compile(r"frame|effective|position|content$|_changes|progress|violation|_values?$")
    NONE = re.compile(
        r"axis_size|gone_value|constraint_value|attribute_value|listed_value|solver_add|_set_"
    )
    """Where not a number means that there is none."""

    def after(self, event: Event) -> str | None:
        if not self.READ.search(event.name) or self.NONE.search(event.name):
            return None
        written = [shape[1:].partition("[")[0] for shape in SHAPES[event.name] if shape[0] == ">"]
        for name in ["returns", *written]:
            for each in _flat(event.fields.get(name)):
                if each in _NO_NUMBER:
                    return f"{event.name} reads {each}"
        return None


class Failures(Watcher):
    """A call that fails has changed nothing, but where it solves and that is refused."""

    def __init__(self, session: _Session) -> None:
        super().__init__(session)
        self._states: dict[str, str] = {}
        """As they were after the last call that may change anything."""

    def before(self, event: Event) -> None:
        owner = self._owner(event)
        if owner:
            if owner not in self._states:
                self._states[owner] = self._state(owner)
            self._of(owner, "clear_error")

    def after(self, event: Event) -> str | None:
        owner = self._owner(event)
        if owner not in self._states:
            return None
        status = self._of(owner, "error").value
        if event.name in STATUSES:
            has_failed = event.fields.get("returns") != "KEEP_OK"
        else:  # a callback in it may have failed in a call of its own
            has_failed = status != 0 and not event.events
        if event.name in GETTERS and status == 0 and not event.events:
            if self.layout(event) is None:  # it may have told of rows that nobody knew
                del self._states[owner]
            return None
        before, self._states[owner] = self._states[owner], self._state(owner)
        if event.name in OF_DOCUMENTS and self._is_of_solve(event, owner):
            return None
        is_alone = not any(_inside(event))  # or what changed may be what a completion did
        if has_failed and status != Status.CONFLICT and is_alone and self._states[owner] != before:
            changed = difference(before, self._states[owner])
            return f"{event.name} failed and changed something: {changed}"
        return None

    def _is_of_solve(self, event: Event, owner: str) -> bool:
        """Whether only the solve of a document may have failed, as the header says."""
        is_limit = event.fields.get("returns") == "KEEP_ERROR_LIMIT"
        return is_limit or b" was measured " in self._of(owner, "error_message")

    def _owner(self, event: Event) -> str:
        return str(event.owner) if event.owner in self.session.owners else ""

    def _of(self, owner: str, verb: str) -> Any:
        noun = owner.partition(" ")[0]
        return getattr(C, f"keep_{noun}_{verb}")(self.session.owners[owner]._pointer)

    def _state(self, owner: str) -> str:
        found = self.session.owners[owner]
        return comparable(found) if isinstance(found, Layout) else self._given(owner)

    def _given(self, owner: str) -> str:
        """What a solver was given, as it reads back."""
        solver, lines = self.session.owners[owner]._pointer, []
        for (of, name), number in self.session.handles.items():
            if of != owner:
                continue
            if name.startswith("variable"):
                variable = _api.keep_variable(number)
                lines.append(f"{name} {C.keep_solver_default(solver, variable)}")
            else:
                row = _api.keep_row(number)
                terms = C.keep_solver_terms(solver, row, None, None, 0)
                read = [getattr(C, f"keep_solver_{what}")(solver, row) for what in OF_ROWS]
                lines.append(f"{name} {terms} {read}")
        return "\n".join(lines)


class Rollbacks(Watcher):
    """What is taken back is as it was, and so are frames, and what conflicts are told."""

    def __init__(self, session: _Session) -> None:
        super().__init__(session)
        self._begun: dict[str, list[tuple[str, Frames, list[str]]]] = {}
        self._lost: set[str] = set()
        """Where a transaction may have begun or ended in a completion."""

    def after(self, event: Event) -> str | None:
        ui, owner = self.layout(event), str(event.owner)
        if any(call.name in {*BEGINS, *UNDONE} for call in _inside(event)):
            self._lost.add(owner)
        if ui is None or owner in self._lost:
            return None
        begun = self._begun.setdefault(owner, [])
        result, name = event.fields.get("returns"), event.name
        if name in BEGINS and result is not None and result[:10] != "KEEP_ERROR":
            begun.append((comparable(ui), frames(ui), conflicts(ui)))
        elif name in ENDS and result in ENDED and begun:
            begun.pop()
        elif result in UNDONE.get(name, ()) and begun:
            document, before, told = begun.pop()
            if comparable(ui) != document:
                return f"{name} has left {difference(document, comparable(ui))}"
            if begun:  # what the outer one has changed may have been solved in it, too
                return None
            if result == "KEEP_OK" and conflicts(ui) != told:  # else it tells what was refused
                return f"{name} has left other conflicts: {conflicts(ui)} for {told}"
            wrong = far(before, frames(ui))
            return wrong and f"{name} has left frames: {wrong}"
        return None


class Documents(Watcher):
    """A document is read back as it is."""

    def after(self, event: Event) -> str | None:
        ui = self.layout(event)
        is_solved = event.name == "keep_layout_solve" and event.fields["returns"] == "KEEP_OK"
        if ui is None or not is_solved:
            return None
        document = ui.document
        with Layout() as fresh:
            try:
                fresh.read_document(document)
            except LimitError:
                return None
            except KeepError as error:
                return f"a document is not read: {error}"
            if fresh.document != document:
                return f"a document is read as {difference(document, fresh.document)}"
            return self.compare(ui, fresh)

    def compare(self, _ui: Layout, _fresh: Layout) -> str | None:
        """What else is different."""
        return None


class Histories(Documents):
    """Frames are those of a layout that reads the document: they have no history. So an edit and
    its opposite leave nothing either. Another solution of what is ambiguous stays until it is
    taken back."""

    def __init__(self, session: _Session) -> None:
        super().__init__(session)
        self._exercised: set[str] = set()
        self._measured: dict[tuple[float, ...], tuple[float, ...]] = {}
        """What texts that wrap were measured to be for what was available: all are the same one."""

    def after(self, event: Event) -> str | None:
        owner = str(event.owner)
        for asked in event.events:
            if asked.name.startswith("measure_both"):
                available, size = (_numbers(asked.fields[name]) for name in ("available", "answer"))
                self._measured[available] = size
        if event.name == "keep_layout_exercise" and event.fields["which"] != "0":
            self._exercised.add(owner)
        elif event.name == "keep_layout_exercise":
            self._exercised.discard(owner)
        return None if owner in self._exercised else super().after(event)

    def compare(self, ui: Layout, fresh: Layout) -> str | None:
        if () in self._measured.values():  # part of a program may ask what the whole did not
            return None
        try:
            self.measure(fresh, ui)
        except KeepError:
            return None
        wrong = None if depends_on_history(ui) else far(frames(fresh), frames(ui))
        return wrong and f"another layout of the same document has other frames: {wrong}"

    def measure(self, fresh: Layout, ui: Layout) -> None:
        """Has a layout that has read the document of another one measure the same texts: sizes that
        follow from others are no part of what it was given."""

        def size(width: float, height: float) -> Any:
            return self._measured.get((width, height)) or wrapped(width, height)

        for read, node in zip(all_nodes(fresh), all_nodes(ui), strict=True):
            if all(C.keep_node_measure(ui._pointer, node._handle, axis) for axis in Axis):
                read.measure_both = size
        fresh.solve()


OF_DOCUMENTS = ("keep_layout_read_document", "keep_layout_update")
BEGINS = ("keep_layout_begin", "keep_atomic_begin", "keep_animation_begin")
ENDS = ("keep_layout_commit", "keep_atomic_end", "keep_animation_commit")
ENDED = ("KEEP_OK", "KEEP_ERROR_INVALID_ARGUMENT", "KEEP_ERROR_LIMIT")
"""An end that undoes nothing, though its solve may have failed."""
UNDONE = {"keep_layout_rollback": ("KEEP_OK",)} | dict.fromkeys(ENDS, ("KEEP_ERROR_CONFLICT",))
OF_ROWS = ("relation", "constant", "priority", "weight")
_NO_NUMBER = ("nan", "inf", "-inf")
_LINE = re.compile(r"^ *(?:node|guide) (\d+).*  # (\S+) (\S+) (\S+) (\S+)$", re.MULTILINE)
_MEASURED = re.compile(r"^ *content-(?:width|height) .*\n", re.MULTILINE)


def comparable(ui: Layout) -> str:
    """The document of a layout, without what a solve may measure again."""
    return _MEASURED.sub("", ui.document)


def frames(ui: Layout) -> Frames:
    """All frames, those of guides too, by the numbers of the nodes."""
    lines = _LINE.findall(ui.description)
    return {number: tuple(float(each) for each in rect) for number, *rect in lines}


def conflicts(ui: Layout) -> list[str]:
    """The sentences of all conflicts."""
    return [str(each) for each in ui.conflicts()]


def far(one: Frames, other: Frames) -> str | None:
    """What is further apart than rounding leaves."""
    if one.keys() != other.keys():
        return f"there are {len(one)} and {len(other)} nodes"
    size = max([1.0, *(abs(each) for rect in one.values() for each in rect)])
    for number, rect in one.items():
        if any(not abs(a - b) <= RELATIVE * size for a, b in zip(rect, other[number], strict=True)):
            return f"node {number} is {rect} and {other[number]}"
    return None


def depends_on_history(ui: Layout) -> bool:
    """Whether what was there before may have a part in the overlap, as the header says."""
    document = ui.document
    if "safe-area" not in document and "inherited-margins" not in document:
        return False
    return bool(ui.conflicts()) or any(node.measure or node.measure_both for node in all_nodes(ui))


def difference(one: str, other: str) -> str:
    """The first line that differs."""
    for a, b in zip(one.splitlines(), other.splitlines(), strict=False):
        if a != b:
            return f"{b.strip()!r} for {a.strip()!r}"
    return "another number of lines"


def _numbers(values: Any) -> tuple[float, ...]:
    """Those of a size, as a trace has them; none for no answer."""
    return tuple(map(float, values or ()))


def _flat(value: Any) -> Iterator[Any]:
    if isinstance(value, list):
        for each in value:
            yield from _flat(each)
    else:
        yield value


def _inside(event: Event) -> Iterator[Event]:
    """What was called in the course of a call."""
    for asked in event.events:
        for call in asked.events:
            yield call
            yield from _inside(call)
