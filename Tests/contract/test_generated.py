"""What is written from the headers is as the headers are, and says what a binding has to know."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Sequence
from typing import Any

import pytest
import read_headers
import write_rust
from generate import outputs
from header import HEADER
from header_text import UnknownShapeError
from read_headers import Api, Value


@pytest.fixture(scope="module")
def api() -> Api:
    """The headers as data."""
    return read_headers.read()


def test_what_is_written_is_up_to_date(api: Api) -> None:
    stale = [path.name for path, text in outputs(api).items() if path.read_text() != text]
    assert stale == [], "make generate"


EARLY = re.compile(r"return (.*?)[,;]\n")


def test_what_rust_returns_early_is_of_the_type_of_the_function() -> None:
    functions = re.findall(
        r"fn (\w+)[^\n{]*-> ([^{\n]+) \{\n(.*?)\n    \}\n",
        write_rust.WRITTEN.read_text(),
        re.DOTALL,
    )
    said = [(type_, one) for _, type_, body in functions for one in EARLY.findall(body)]
    assert {type_ for type_, one in said if one == "None"} == {"Option<Self>"}
    assert {one for type_, one in said if type_ != "Option<Self>"} == {"Default::default()"}


def parameter(api: Api, function: str, name: str) -> Value:
    found = next(f for f in api["functions"] if f["name"] == function)
    return next(p for p in found["parameters"] if p["name"] == name)


# By the comments of the functions.
KNOWN: dict[tuple[str, str], Value] = {
    ("keep_layout_solve", "layout"): {"role": "owner", "nullable": False},
    ("keep_node_set_name", "name"): {"role": "in", "nullable": True},
    ("keep_group_create", "attributes"): {"role": "in", "length": "count", "nullable": False},
    ("keep_layout_changes", "frames"): {"role": "out", "length": "capacity", "nullable": True},
    ("keep_node_set_measure", "function"): {"role": "function", "nullable": True},
    ("keep_solver_add_rows", "starts"): {
        "role": "in",
        "length": "row_count + 1",
        "nullable": False,
    },
    ("keep_solver_add_rows", "coefficients"): {
        "role": "in",
        "length": "starts[row_count]",
        "nullable": False,
    },
    ("keep_solver_add_rows", "weights"): {
        "role": "in",
        "length": "row_count",
        "nullable": True,
    },
    ("keep_equations_create", "constraints"): {
        "role": "out",
        "length": "capacity",
        "written": "made",
        "nullable": True,
    },
}


@pytest.mark.parametrize(("function", "name"), KNOWN)
def test_parameters(api: Api, function: str, name: str) -> None:
    found = dict(parameter(api, function, name))
    assert KNOWN[function, name].items() <= found.items()


COMPILERS = {
    "": ["gcc", "-std=c11", "-xc", "-fsyntax-only", "-"],
    "32": ["clang", "--target=wasm32", "-ffreestanding", "-xc", "-fsyntax-only", "-"],
}


@pytest.mark.parametrize("bits", COMPILERS)
def test_sizes_and_offsets(api: Api, bits: str) -> None:
    """Compilers have the same."""
    lines = [f'#include "{HEADER}"']
    structs: list[Any] = [struct for struct in api["structs"] if struct["fields"]]
    for struct in structs:
        name = struct["name"]
        lines.append(f'_Static_assert(sizeof({name}) == {struct[f"size{bits}"]}, "{name}");')
        for field in struct["fields"]:
            at = f"offsetof({name}, {field['name']}) == {field[f'offset{bits}']}"
            lines.append(f'_Static_assert({at}, "{name}.{field["name"]}");')
    assert len(lines) > 40
    text = "\n".join([*lines, ""])
    options = ["-DKEEPLAYOUT_DECLARATIONS_ONLY", "-includestddef.h", "-includestdbool.h"]
    command = [*COMPILERS[bits], *options, "-includestdint.h"]
    subprocess.run(command, input=text, text=True, check=True)


def named(found: Sequence[Any], name: str) -> Any:
    return next(each for each in found if each["name"] == name)


def test_what_comments_say(api: Api) -> None:
    """One of each sort, as the comments have it."""
    assert parameter(api, "keep_node_create", "parent")["none"]
    assert not parameter(api, "keep_node_destroy", "node")["none"]
    kinds = parameter(api, "keep_layout_set_log", "kinds")
    assert (kinds["enum"], kinds["flags"]) == ("keep_log", True)
    relations = parameter(api, "keep_solver_add_rows", "relations")
    assert (relations["enum"], relations["flags"]) == ("keep_relation", False)
    texts = parameter(api, "keep_attribute_text", "text")["domain"]
    assert texts == ["KEEP_TEXT_NAME", "KEEP_TEXT_DESCRIPTION", "KEEP_TEXT_WHY"]
    assert [f["name"] for f in api["functions"] if f["drains"]] == [
        "keep_layout_changes", "keep_layout_changes_as", "keep_layout_presented_changes",
        "keep_solver_changes",
    ]  # fmt: skip
    assert named(api["functions"], "keep_layout_destroy")["cost"] == "linear in the layout"
    assert named(api["functions"], "keep_node_parent")["cost"] == "constant"
    assert named(api["callbacks"], "keep_measure_function")["on_failure"] == "-1"


RESULTS = {
    "keep_layout_create": {"kind": "owner"},
    "keep_layout_at": {"kind": "same"},
    "keep_layout_destroy": {"kind": "nothing"},
    "keep_layout_solve": {"kind": "status"},
    "keep_layout_error": {"kind": "value"},
    "keep_node_create": {"kind": "made", "none": False},
    "keep_node_parent": {"kind": "found", "none": True},
    "keep_layout_error_message": {"kind": "text"},
    "keep_node_children": {"kind": "count"},
    "keep_node_frame": {"kind": "value"},
}


def test_what_results_mean(api: Api) -> None:
    found = {name: named(api["functions"], name)["returns"] for name in RESULTS}
    assert found == RESULTS


def test_macros_are_those_of_c(api: Api) -> None:
    macros = {macro["name"]: macro for macro in api["macros"]}
    assert macros["KEEP_NO_NODE"]["value"] == "((keep_node){0})"
    assert macros["KEEP_MORE"]["parameters"] == ["priority"]
    assert "KEEPLAYOUT_API" not in macros


def test_inline_words_are_calls(api: Api) -> None:
    lengths = {f["name"]: len(f["parameters"]) for f in api["functions"]}
    assert len(api["shortcuts"]) > 40
    for shortcut in api["shortcuts"]:
        assert len(shortcut["arguments"]) == lengths[shortcut["call"]]
    assert named(api["shortcuts"], "keep_attribute_set_min")["arguments"] == [
        "layout", "attribute", "KEEP_AT_LEAST", "value", "priority",
    ]  # fmt: skip


def test_rules_are_those_of_the_head(api: Api) -> None:
    assert len(api["rules"]) == 10
    assert api["rules"][0] == "Lengths are points; x grows to the right, y downwards."


@pytest.mark.parametrize(
    ("doc", "declaration"),
    [
        ("Sums. NULL is allowed.", "int keep_sum(keep_layout *layout, const char *text);"),
        ("Sums, of KEEP_NO_NODE all.", "int keep_sum(keep_layout *layout, keep_node node);"),
        ("Asks.", "typedef int (*keep_question)(void *user_data);"),
    ],
)
def test_comments_that_nobody_can_place_are_refused(doc: str, declaration: str) -> None:
    known = "typedef struct keep_node { uint64_t id; } keep_node;\n"
    known += "typedef struct keep_layout keep_layout;\n"
    with pytest.raises(UnknownShapeError):
        read_headers.parse(f"{known}/** {doc} */\n{declaration}")


@pytest.mark.parametrize(
    "declaration",
    [
        "int keep_sum(keep_layout *layout, const double *numbers, size_t how_many);",
        "int keep_sum(keep_layout *layout, const char *const *names);",
        "int keep_sum(keep_layout *layout, float number);",
        "int keep_sum(keep_layout *layout, struct other *other);",
        "int keep_sum(keep_layout *layout, double *numbers);",
        "int keep_sum(keep_layout *layout, double *buffer, size_t capacity);",
        "int keep_sum(keep_layout *layout, double *sums, size_t capacity);",
    ],
)
def test_what_nobody_knows_the_shape_of_is_refused(declaration: str) -> None:
    known = "typedef struct keep_layout keep_layout;\n/** Sums. */\n"
    assert read_headers.parse(f"{known}int keep_sum(keep_layout *layout, size_t numbers);")
    with pytest.raises(UnknownShapeError):
        read_headers.parse(known + declaration)
