"""Programs of an earlier version run with this one: nothing they were compiled with has changed.

At a release bindings/api.json is copied to Tests/contract/released, under the name of the version.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from header import ROOT

Api = dict[str, Any]

NOW: Api = json.loads((ROOT / "bindings" / "api.json").read_text())
RELEASED = sorted((Path(__file__).parent / "released").glob("*.json"))


def types(values: list[dict[str, Any]]) -> list[str]:
    return [value["type"] for value in values]


def signature(function: dict[str, Any]) -> list[str]:
    """The types of a function: const is the compiler's business alone."""
    return [t.removeprefix("const ") for t in [function["result"], *types(function["parameters"])]]


def layout(struct: dict[str, Any]) -> list[tuple[str, str]]:
    return [(field["name"], field["type"]) for field in struct["fields"]]


def broken(old: Api, new: Api) -> list[str]:
    """What programs of an old version would stumble over."""
    found = []
    for kind in ("functions", "callbacks"):
        now = {each["name"]: signature(each) for each in new[kind]}
        found += [e["name"] for e in old[kind] if now.get(e["name"]) != signature(e)]
    now = {c["name"]: c["value"] for enum in new["enums"] for c in enum["constants"]}
    for enum in old["enums"]:
        found += [c["name"] for c in enum["constants"] if now.get(c["name"]) != c["value"]]
    structs = {struct["name"]: layout(struct) for struct in new["structs"]}
    for struct in old["structs"]:
        before, after = layout(struct), structs.get(struct["name"], [])
        may_grow = before[:1] == [("size", "uint32_t")]
        if (after[: len(before)] if may_grow else after) != before:
            found.append(struct["name"])
    return found


@pytest.mark.parametrize("file", RELEASED, ids=lambda path: path.stem)
def test_a_released_version(file: Path) -> None:
    assert broken(json.loads(file.read_text()), NOW) == []


def named(api: Api, kind: str, name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(each for each in api[kind] if each["name"] == name)
    return found


FIELD = {"name": "new", "type": "double"}
STATUS, RECT, APPLIED = "keep_status", "keep_rect", "keep_applied"
HARMLESS: dict[str, Callable[[Api], object]] = {
    "function": lambda api: api["functions"].append({**api["functions"][0], "name": "keep_new"}),
    "constant": lambda api: named(api, "enums", STATUS)["constants"].append(
        {"name": "KEEP_ERROR_NEW", "value": -99}
    ),
    "field": lambda api: named(api, "structs", APPLIED)["fields"].append(FIELD),
}
HARMFUL: dict[str, Callable[[Api], object]] = {
    "keep_version_number": lambda api: api["functions"].remove(
        named(api, "functions", "keep_version_number")
    ),
    "keep_node_frame": lambda api: named(api, "functions", "keep_node_frame")["parameters"].pop(),
    "KEEP_ERROR_BUSY": lambda api: named(api, "enums", STATUS)["constants"][6].update(value=-60),
    RECT: lambda api: named(api, "structs", RECT)["fields"].append(FIELD),
    APPLIED: lambda api: named(api, "structs", APPLIED)["fields"].insert(3, FIELD),
}


@pytest.mark.parametrize("change", HARMLESS)
def test_what_may_be_added(change: str) -> None:
    new = copy.deepcopy(NOW)
    HARMLESS[change](new)
    assert broken(NOW, new) == []


@pytest.mark.parametrize("culprit", HARMFUL)
def test_what_breaks_is_found(culprit: str) -> None:
    new = copy.deepcopy(NOW)
    HARMFUL[culprit](new)
    assert broken(NOW, new) == [culprit]
