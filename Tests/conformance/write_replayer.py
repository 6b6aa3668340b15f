"""Writes the part of the replayer in C that knows the library's types and functions, from
bindings/api.json, the headers as data: `write_replayer.py api.json calls.c`. `make` runs this.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.append(str(ROOT / "bindings"))
sys.path.append(str(ROOT / "Sources" / "Trace"))

import model  # noqa: E402
import write_calls  # noqa: E402
from write_calls import Declared, joined, listed, shapes, signature, value_type  # noqa: E402

HEAD = """\
/* Written by write_replayer.py. The library's types as the recorder has them; callbacks that answer
 * what is in the trace; and what calls each function. */
#include "replay.h"
#pragma GCC diagnostic ignored "-Wmissing-field-initializers"
"""


def source(api: dict[str, Any]) -> str:
    """calls.c."""
    plan = model.plan(api)
    recorded = write_calls.recorded_of(api, plan)
    names = [f"{{&signature_of_{each['name']}, make_{each['name']}}}" for each in recorded]
    traces = [f'"{path.relative_to(ROOT).as_posix()}"' for path in sorted(HERE.rglob("*.trace"))]
    parts = [
        HEAD,
        *write_calls.types(api, plan, callback),
        *(function(each, each["name"] in plan.ends) for each in recorded),
        table("const struct function functions", [*names, "{NULL, NULL}"]),
        table("const char *const traces", [*traces, "NULL"]),
    ]
    return "\n".join(parts)


def table(what: str, rows: list[str]) -> str:
    return f"{what}[] = {{\n" + "".join(f"    {row},\n" for row in rows) + "};\n"


def callback(declared: Declared) -> str:
    """A function of the host's that answers what is in the trace."""
    name, result, parameters = (declared[key] for key in ("name", "result", "parameters"))
    noun = name.removeprefix("keep_").removesuffix("_function")
    written = next((p for p in parameters if p["role"] == "out"), None)
    answers = value_type(written) if written else result
    place = written["name"] if written else "NULL" if result == "void" else "&answer"
    answer = f"  {result} answer = 0;\n" if place == "&answer" else ""
    return (
        f"{shapes(name, parameters)}{signature({**declared, 'result': answers}, noun)}"
        f"static {result} {noun}_of_trace({listed(parameters)}) {{\n"
        f"  void *arguments[] = {{{', '.join('&' + p['name'] for p in parameters)}}};\n{answer}"
        f"  replay_ask(&signature_of_{name}, user_data, arguments, {place});\n"
        f"{'  return answer;' if answer else ''}\n}}\n"
        f"static const struct type {name}_type = {{\n    .size = sizeof({name}), "
        f'.noun = "{noun}", .ours = (trace_function){noun}_of_trace}};\n'
    )


def function(declared: Declared, is_end: bool) -> str:
    name, result, parameters = (declared[key] for key in ("name", "result", "parameters"))
    given = ", ".join(
        f"*({joined(p['type'], '*')})arguments[{place}]" for place, p in enumerate(parameters)
    )
    noted = "" if result == "void" else f"*({joined(result, '*')})result = "
    return (
        f"{shapes(name, parameters)}{signature(declared, name, is_end)}"
        f"static void make_{name}(void *const *arguments, void *result) {{\n"
        f"  (void)arguments, (void)result;\n"
        f"  {noted}{name}({given});\n}}\n"
    )


if __name__ == "__main__":
    api, calls = map(Path, sys.argv[1:])
    calls.write_text(source(json.loads(api.read_text())))
