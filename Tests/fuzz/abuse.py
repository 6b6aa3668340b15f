"""Programs that call every function of the header with anything that its types allow.

What there is to call is read off the table of functions, so that new ones are among them. Functions
of the host's are given too, and call back whatever they like.
"""

from __future__ import annotations

import ctypes
import math
import random
from types import SimpleNamespace
from typing import Any

from keeplayout import (
    Anchor,
    AttributeKind,
    Axis,
    Compound,
    ConflictPolicy,
    Curve,
    Direction,
    FormatOption,
    Relation,
)
from keeplayout._c import api as _api
from keeplayout._c import ffi as _ffi
from keeplayout._c import pointers as _pointers
from keeplayout._c.api import SHAPES
from keeplayout._c.values import ContainerValue

OWNERS: tuple[Any, ...] = (_pointers.keep_layout_p, _pointers.keep_solver_p)
CREATORS = {
    _pointers.keep_layout_p: "keep_layout_create",
    _pointers.keep_solver_p: "keep_solver_create",
}
DESTROYERS = ("keep_layout_destroy", "keep_solver_destroy")
HANDLES: tuple[Any, ...] = (
    _api.keep_node, _api.keep_attribute, _api.keep_constraint, _api.keep_atomic,
    _api.keep_animation, _api.keep_format, _api.keep_variable, _api.keep_row,
)  # fmt: skip
OF_SOLVERS = (_api.keep_variable, _api.keep_row)
FUNCTIONS = {
    owner: [entry for entry in _api.FUNCTIONS if entry[2][:1] == (owner,)] for owner in OWNERS
}
# What much else depends on, and one call in two hundred would do too seldom.
ENDINGS = (
    "_solve", "_begin", "_commit", "_rollback", "_end", "_advance", "_measure", "node_create",
    "_add_row",
)  # fmt: skip
OFTEN = {
    owner: [entry for entry in FUNCTIONS[owner] if entry[0].endswith(ENDINGS)] for owner in OWNERS
}
OF_LAYOUTS = HANDLES[:6]
ROLES = {
    "keep_stack_create": ("container", "stack"), "keep_grid_create": ("container", "grid"),
    "keep_guideline_create": ("barrier",),
}  # fmt: skip
"""The names of parameters that take what a function has made."""
KIND = _ffi.C.keep_layout_handle_kind
"""As it is outside of recordings."""
FUNCTION: Any = ctypes.CFUNCTYPE(None).__bases__[0]
NUMBERS = [
    0.0, -0.0, 0.5, 1.0, -1.0, 2.0, 3.25, 100.0, 250.0, 750.0, 1000.0, 1e-12, 1e12, 1e13, math.inf,
    math.nan,
]  # fmt: skip
USUAL = [0.0, 0.5, 1.0, 2.0, 8.0, 20.0, 100.0, 250.0, 750.0, 1000.0]
ENUMS: dict[str, list[int]] = {
    "kind": list(AttributeKind), "anchor": list(Anchor), "to_anchor": list(Anchor),
    "axis": list(Axis), "relation": list(Relation), "direction": list(Direction),
    "curve": list(Curve), "policy": list(ConflictPolicy), "mask": list(range(64)),
    "compound": [0, *Compound], "options": [0, 0, *FormatOption], "edge": [*Anchor][:6],
    "what": list(ContainerValue),
}  # fmt: skip
"""By the names of parameters: what makes sense."""
DOCUMENT = b"keeplayout 1\nnode 1\n  size-width 320\n  node 2\n    left-inset = 1e12 @ 0.5\n"
TEXTS = [
    None, b"", b"name", b"a\nb", b"\xff", b"name.left == 3", b"#2.width >= #1.height / 2",
    b"1 <= #3.width <= #4.width @ 500", b"#2.left == #3.right * 2 + 8 @ high",
    DOCUMENT, b"|-[name]-8-[other(>=20)]", b"V:[name]~[other]",
]  # fmt: skip
ARRAY, ROOM = 4, 1024
DEEPEST = 3


class Owner:
    """A layout or a solver, and the handles that its calls have answered with."""

    def __init__(self, pointer: Any) -> None:
        self.pointer = pointer
        self.running = 0
        """How many calls of it are not over."""
        self.known: dict[Any, list[Any]] = {kind: [kind()] for kind in HANDLES}
        self.roles: dict[str, list[Any]] = {}
        """What some parameters take, by their names."""


class Abuser:
    """A host that knows no better: the same for the same seed."""

    def __init__(self, seed: int, functions: SimpleNamespace) -> None:
        self.rng = random.Random(seed)
        self.functions = functions
        self.malice = self.rng.choice([0.05, 0.2, 1])
        """How often an argument may be anything: else it is likely that it makes sense."""
        self.owners: list[Owner] = []
        self.error: BaseException | None = None
        self._thunks: list[Any] = []
        for kind in self.rng.choice([OWNERS[:1], OWNERS[:1] * 2, OWNERS[1:], OWNERS]):
            self.create(kind)

    def run(self, calls: int) -> None:
        for _ in range(calls):
            self.call()
            if self.error:
                raise self.error

    def create(self, kind: Any) -> None:
        owner = Owner(getattr(self.functions, CREATORS[kind])())
        self.owners.append(owner)
        if kind is _pointers.keep_layout_p:
            self._plant(owner)
        else:
            variables = (_api.keep_variable * ARRAY)()
            self.functions.keep_solver_add_variables(owner.pointer, None, ARRAY, variables)
            self._learn(owner, variables)

    def _plant(self, owner: Owner) -> None:
        """A few nodes and containers, so that there is something to abuse; or a document."""
        functions, ui, nodes = self.functions, owner.pointer, owner.known[_api.keep_node]
        if self.rng.random() < 0.05:
            functions.keep_layout_read_document(ui, DOCUMENT)
            return
        for number in range(6):
            parent = self.rng.choice(nodes) if number else _ffi.NO_NODE
            nodes.append(functions.keep_node_create(ui, parent))
        functions.keep_node_set_size(ui, nodes[1], 400.0, 300.0)
        functions.keep_node_set_name(ui, nodes[2], b"name")
        functions.keep_node_set_name(ui, nodes[3], b"other")
        stack = _api.keep_stack(ctypes.sizeof(_api.keep_stack))
        row = functions.keep_stack_create(ui, nodes[1], ctypes.byref(stack), None, 0)
        tracks = (_api.keep_track * 2)()
        grid = _api.keep_grid(ctypes.sizeof(_api.keep_grid), columns=tracks, column_count=2)
        cells = functions.keep_grid_create(ui, nodes[1], ctypes.byref(grid), None, 0)
        self._learn(owner, row, ROLES["keep_stack_create"])
        self._learn(owner, cells, ROLES["keep_grid_create"])

    def call(self) -> None:
        """Calls any function of any owner."""
        rng, owner = self.rng, self.rng.choice(self.owners)
        kind = type(owner.pointer)
        name, _, types = rng.choice((OFTEN if rng.random() < 0.2 else FUNCTIONS)[kind])
        if name in DESTROYERS and not owner.running:
            return self._destroy(name, owner)
        arguments = [owner.pointer, *self._arguments(owner, name, types)]
        owner.running += 1
        answer = getattr(self.functions, name)(*arguments)
        owner.running -= 1
        self._learn(owner, answer, ROLES.get(name, ()))
        for argument in arguments[1:]:
            self._learn(owner, argument)
        return None

    def _destroy(self, name: str, owner: Owner) -> None:
        """From outside of its callbacks, and of those of others, where a trace could not follow."""
        if any(each.running for each in self.owners) or self.rng.random() < 0.8:
            return
        owner.running += 1
        getattr(self.functions, name)(owner.pointer)
        self.owners.remove(owner)
        self.create(type(owner.pointer))

    def _learn(self, owner: Owner, found: Any, roles: tuple[str, ...] = ()) -> None:
        if isinstance(found, ctypes.Array):
            for each in found if found._type_ in HANDLES else ():
                self._learn(owner, each)
        elif isinstance(found, HANDLES) and found.id:
            owner.known[type(found)].append(found)
            for role in roles:
                owner.roles.setdefault(role, []).append(found)

    # Arguments

    def _arguments(self, owner: Owner, name: str, types: tuple[Any, ...]) -> list[Any]:
        shapes = SHAPES[name][1:]
        is_roomy = self.rng.random() < 0.1
        made = [
            self._argument(owner, shape, kind, is_roomy)
            for shape, kind in zip(shapes, types[1:], strict=True)
        ]
        if "destroy" in shapes and "function" not in shapes:
            made[shapes.index("destroy")] = types[-1]()  # which no recording notes
        if "lengths[count]" in shapes:  # of texts that are there
            texts, lengths = made[0], made[1]
            for place in range(ARRAY if texts and lengths else 0):
                lengths[place] = len(texts[place] or b"")
        return made

    def _argument(self, owner: Owner, shape: str, kind: Any, is_roomy: bool) -> Any:
        if shape == "capacity":
            return (1 << 64) - 1 if is_roomy else self.rng.randrange(ARRAY)
        if shape.endswith("[capacity]") and is_roomy:
            return (kind._type_ * ROOM)()
        return self.any(owner, kind, shape)

    def any(self, owner: Owner, kind: Any, name: str = "") -> Any:
        """Anything of a type; as a parameter of some name may be, most of the time."""
        rng = self.rng
        if name in ENUMS and kind in (ctypes.c_int, ctypes.c_uint32) and not self.is_evil():
            return kind(int(rng.choice(ENUMS[name])))
        if kind in owner.known:
            return self.handle(owner, kind, name)
        if kind is ctypes.c_double:
            return rng.choice(NUMBERS if self.is_evil() else USUAL)
        if kind is ctypes.c_char_p:
            return rng.choice(TEXTS)
        if kind is ctypes.c_size_t:
            return rng.randrange(ARRAY)
        if issubclass(kind, ctypes.Structure):
            return kind(*[self.any(owner, field[1], field[0]) for field in kind._fields_])
        if issubclass(kind, FUNCTION):
            return kind() if rng.random() < 0.2 else self.function(owner, kind)
        if issubclass(kind, ctypes._Pointer):
            return self.array(owner, kind._type_) if rng.random() < 0.95 else None
        if kind is ctypes.c_void_p:
            return kind(rng.choice([None, 1, 2, rng.randrange(1, 1000)]))
        return kind(rng.choice([-1, 0, 1, 1, 2, rng.randrange(30), rng.randrange(130)]))

    def is_evil(self) -> bool:
        return self.rng.random() < self.malice

    def array(self, owner: Owner, kind: Any) -> Any:
        made = (kind * ARRAY)(*[self.any(owner, kind) for _ in range(ARRAY)])
        for element in made if hasattr(kind, "size") else ():
            element.size = ctypes.sizeof(kind)  # another one would be read
        for element in made if kind is _api.keep_applied else ():
            element.parts = None  # of which there may be as many as the compound has
        return made

    def handle(self, owner: Owner, kind: Any, name: str) -> Any:
        """Mostly one of those answered last, or made for such a parameter; some are stale by now,
        some of another owner, and some of another kind. Not in a solver, where that may be the
        number of one that nobody was told of, and which is another in a replay."""
        rng, known = self.rng, owner.roles.get(name, owner.known[kind])[-12:]
        if self.is_evil() and rng.random() < 0.05:
            other = rng.choice(self.owners)
            is_free = kind not in OF_SOLVERS
            return kind(rng.choice(other.known[rng.choice(HANDLES) if is_free else kind]).id)
        if kind in OF_LAYOUTS and not self.is_evil():
            known = [each for each in known if KIND(owner.pointer, each.id)] or known
        return rng.choice(known)

    # Functions of the host's

    def function(self, owner: Owner, kind: Any) -> Any:
        """One that answers anything, after calling anything."""

        def answer(*_arguments: Any) -> Any:
            try:
                return self._answer(owner, kind._restype_)
            except BaseException as error:  # it cannot pass through C
                self.error = self.error or error
                return None if kind._restype_ is None else 0

        self._thunks.append(kind(answer))
        return self._thunks[-1]

    def _answer(self, owner: Owner, kind: Any) -> Any:
        rng = self.rng
        owner.running += 1  # also while it is destroyed
        if sum(each.running for each in self.owners) < 2 * DEEPEST and rng.random() < 0.3:
            for _ in range(rng.randrange(1, 3)):
                self.call()
        owner.running -= 1
        if kind is ctypes.c_double:
            return rng.choice(NUMBERS) if rng.random() < 0.3 else rng.choice([0.0, 20.0, 1.0, 0.5])
        return None if kind is None else rng.choice([0, 1, 1, -1, 7])
