"""What is written from the headers is as the headers are, and says what a binding has to know."""

from __future__ import annotations

import subprocess

import pytest
import read_headers
from generate import outputs
from header import HEADER
from read_headers import Api, UnknownShapeError, Value


@pytest.fixture(scope="module")
def api() -> Api:
    """The headers as data."""
    return read_headers.read()


def test_what_is_written_is_up_to_date(api: Api) -> None:
    stale = [path.name for path, text in outputs(api).items() if path.read_text() != text]
    assert stale == [], "make generate"


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
    assert {"name": name, "type": found["type"], **KNOWN[function, name]} == found


def test_sizes_and_offsets(api: Api) -> None:
    """A compiler has the same."""
    lines = [f'#include "{HEADER}"']
    for struct in api["structs"]:
        if name := struct["name"] if struct["fields"] else "":
            lines.append(f'_Static_assert(sizeof({name}) == {struct["size"]}, "{name}");')
        for field in struct["fields"]:
            at = f"offsetof({name}, {field['name']}) == {field['offset']}"
            lines.append(f'_Static_assert({at}, "{name}.{field["name"]}");')
    assert len(lines) > 40
    command = ["gcc", "-std=c11", "-xc", "-fsyntax-only", "-"]
    subprocess.run(command, input="\n".join([*lines, ""]), text=True, check=True)


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
