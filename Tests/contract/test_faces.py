"""Each binding reaches every function that is not for C alone; and the plan that they are by."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import model
import pytest
import read_headers

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "bindings/python/src/keeplayout"
FACES = {
    "C++": [ROOT / "include/keeplayout.hpp"],
    "Swift": sorted((ROOT / "Sources/KeepLayout").glob("*.swift")),
    "Rust": [
        path for path in sorted((ROOT / "bindings/rust/src").glob("*.rs")) if path.name != "raw.rs"
    ],
    "Lua": [
        path
        for path in sorted((ROOT / "bindings/lua/keeplayout").glob("*.lua"))
        if path.name != "ffi_calls.lua"
    ],
    "Go": [
        path
        for path in sorted((ROOT / "bindings/go").glob("*.[cgh]*"))
        if not path.name.endswith("_test.go")
    ],
    "JavaScript": [
        path
        for path in sorted((ROOT / "bindings/javascript/src").glob("*.js"))
        if path.name != "calls.js"
    ],
    "Python": [path for path in PACKAGE.rglob("*.py") if path.name != "api.py"],
}
# What a language has better words for.
OTHERWISE = {
    "C++": {
        "keep_version_number": "KEEPLAYOUT_VERSION_NUMBER",
        "keep_version_string": "KEEPLAYOUT_VERSION_STRING",
    },
    "Swift": {
        "keep_version_number": "the version of the package",
        "keep_version_string": "the version of the package",
        "keep_layout_clear_error": "errors are thrown",
        "keep_solver_clear_error": "errors are thrown",
    },
    "Rust": {},
    "Go": {"keep_solver_error": "errors are results"},
    "Lua": {
        "keep_layout_set_user_data": "a table by layout",
        "keep_layout_user_data": "a table by layout",
    },
    "JavaScript": {
        "keep_layout_set_user_data": "a WeakMap by layout",
        "keep_layout_user_data": "a WeakMap by layout",
    },
    "Python": {
        "keep_layout_clear_error": "errors are exceptions",
        "keep_layout_set_user_data": "attributes of a class of the host's",
        "keep_layout_user_data": "attributes of a class of the host's",
        "keep_node_set_user_data": "a dict by node",
        "keep_node_user_data": "a dict by node",
        "keep_node_child": "Node.children",
        "keep_nodes_set": "the properties of Nodes",
        "keep_nodes_keep_size": "Nodes.width, Nodes.height",
        "keep_nodes_keep_insets": "Nodes.insets",
        "keep_nodes_keep_center": "Nodes.center",
        "keep_layout_presented_changes": "Layout.changes of FrameKind.PRESENTED",
    },
}  # fmt: skip


@pytest.fixture(scope="module")
def api() -> Any:
    return read_headers.read()


@pytest.fixture(scope="module")
def plan(api: Any) -> model.Plan:
    return model.plan(api)


@pytest.mark.parametrize("face", FACES)
def test_every_function_is_reached(face: str, api: Any) -> None:
    text = "\n".join(path.read_text() for path in FACES[face])
    if face == "Lua":
        text = re.sub(r"--[^\n]*", "", text)
    elif face != "Python":
        text = re.sub(r"//[^\n]*|/\*(?s:.*?)\*/", "", text)
    called = set(re.findall(r"\bkeep_\w+", text))
    verbs = set(re.findall(r'_call\("(\w+)"\)', text))  # of a layout and a solver alike
    called |= {f"keep_{owner}_{verb}" for owner in model.OWNERS for verb in verbs}
    called |= {each["call"] for each in api["shortcuts"] if each["name"] in called}
    lacking = {function["name"] for function in api["functions"]} - called
    assert lacking - model.FOR_C.keys() == OTHERWISE[face].keys() & lacking
    assert not OTHERWISE[face].keys() - lacking, "these are reached"


def test_every_function_is_a_method(api: Any, plan: model.Plan) -> None:
    """Of one object, under a name of its own; and each of its parameters comes from somewhere."""
    methods = plan.methods()
    assert sorted(m.c for m in methods) == sorted(f["name"] for f in api["functions"])
    assert len({(m.of, m.word) for m in methods}) == len(methods)
    lengths = {f["name"]: len(f["parameters"]) for f in api["functions"]}
    assert all(len(m.arguments) == lengths[m.c] for m in methods)
    values = {m.c: len(m.ins) + len(m.outs) for m in methods}
    given = {m.c: sum(a.source in ("in", "out") for a in m.arguments) for m in methods}
    assert values == given


def method(plan: model.Plan, c: str) -> model.Method:
    return next(m for m in plan.methods() if m.c == c)


# By reading the headers.
PLACES = {
    "keep_layout_solve": ("layout", "solve", [], [], "status"),
    "keep_node_create": ("layout", "create_node", ["parent"], [], "made"),
    "keep_guide_create": ("node", "create_guide", [], [], "made"),
    "keep_node_children": ("node", "children", [], ["children"], "count"),
    "keep_nodes_distribute": ("nodes", "distribute", ["kind", "priority"], [], "status"),
    "keep_node_set_measure": ("node", "set_measure", ["axis", "function"], [], "status"),
    "keep_attribute_range": (
        "attribute", "range", ["priority"], ["minimum", "maximum"], "status",
    ),
    "keep_solver_remove_row": ("row", "remove", [], [], "status"),
    "keep_solver_add_rows": (
        "solver", "add_rows",
        ["starts", "variables", "coefficients", "relations", "constants", "priorities", "weights"],
        ["rows"], "status",
    ),
    "keep_version_number": ("library", "version_number", [], [], "value"),
}  # fmt: skip


@pytest.mark.parametrize("c", PLACES)
def test_where_methods_are(c: str, plan: model.Plan) -> None:
    found = method(plan, c)
    ins, outs = ([v.name for v in values] for values in (found.ins, found.outs))
    assert (found.of, found.word, ins, outs, found.result) == PLACES[c]


def test_types(plan: model.Plan) -> None:
    kinds = {v.name: v.type for v in method(plan, "keep_node_set_measure").ins}
    assert (kinds["axis"].kind, kinds["axis"].name) == ("enum", "keep_axis")
    assert (kinds["function"].kind, kinds["function"].optional) == ("closure", True)
    kinds = {v.name: v.type for v in method(plan, "keep_layout_set_values").ins}
    assert kinds["relations"] == model.Type("enum", "keep_relation", True, True, "int8_t")
    assert method(plan, "keep_node_set_size").ins[0].type.optional  # NaN
    assert not method(plan, "keep_node_add_rule").ins[3].type.optional  # "no NaN"
    assert method(plan, "keep_attribute_measured").returns.optional
    assert method(plan, "keep_node_parent").returns == model.Type(
        "handle", "keep_node", optional=True, c="keep_node"
    )


def test_properties(plan: model.Plan) -> None:
    node = {p.word: p for p in plan.object("node").properties}
    hidden = node["is_hidden"]
    assert hidden.setter is not None
    assert hidden.setter.c == "keep_node_set_hidden"
    assert node["effective_margins"].setter is None
    assert node["margins"].setter is None, "it takes more than margins"
    align, own = node["align"], node["own_align"]
    assert align.is_parameter
    assert align.type.name == own.type.name == "keep_align"
    assert own.type.optional
    assert not align.type.optional
    assert node["wraps"].type.kind == "flag"
    assert node["gap"].doc.startswith("From one member")
    assert "axis_size" not in node
    assert "children" not in node
