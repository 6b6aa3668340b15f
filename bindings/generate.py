"""Writes what follows from the headers: api.json, what is plain in each binding, and the lists of
the guide for authors. `make generate` runs this after a change of the headers; a test of the
contract fails until it has been run.
"""

from __future__ import annotations

import json
import re
import sys
import textwrap
from collections.abc import Iterable
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE / "python")]

import model  # noqa: E402
import read_headers  # noqa: E402
import write_abi  # noqa: E402
import write_api  # noqa: E402
import write_cpp  # noqa: E402
import write_go  # noqa: E402
import write_javascript  # noqa: E402
import write_lua  # noqa: E402
import write_plain  # noqa: E402
import write_rust  # noqa: E402
import write_rust_traced  # noqa: E402
import write_swift  # noqa: E402

API = HERE / "api.json"
GUIDE = HERE / "README.md"
WIDTH = 112


def outputs(api: read_headers.Api | None = None) -> dict[Path, str]:
    """What the files have to be, for the headers as they are, or for others."""
    api = api or read_headers.read()
    plan = model.plan({**api})
    return {
        API: json.dumps(api, indent=1) + "\n",
        write_abi.OUTPUT: write_abi.source({**api}),
        write_api.OUTPUT: write_api.source({**api}),
        write_plain.OUTPUT: write_plain.source(plan),
        write_plain.VALUES: write_plain.values(plan),
        write_cpp.HEADER: write_cpp.source(plan, write_cpp.HEADER.read_text()),
        write_swift.OUTPUT: write_swift.source(plan),
        write_swift.GUIDE_TESTS: write_swift.guide_tests(write_swift.GUIDE.read_text()),
        write_rust.RAW: write_rust.raw({**api}),
        write_rust.WRITTEN: write_rust.source(plan, {**api}),
        write_rust_traced.OUTPUT: write_rust_traced.source({**api}),
        **write_go.outputs(plan, {**api}),
        **write_javascript.outputs(plan, {**api}),
        **write_lua.outputs(plan, {**api}),
        GUIDE: guide(api, GUIDE.read_text()),
    }


def guide(api: read_headers.Api, text: str) -> str:
    """The guide for authors, with its two lists as the headers have them."""
    growing = [
        s["name"] for s in api["structs"] if [f["name"] for f in s["fields"]][:1] == ["size"]
    ]
    calling = [function["name"] for function in api["functions"] if function["calls_back"]]
    text = listed(text, "Structs that may grow", growing)
    return listed(text, "Calling back", calling)


def listed(text: str, item: str, names: Iterable[str]) -> str:
    """Puts names in place of those in the first sentence of an item that ends with a list."""
    head = rf"- \*\*{item}\.?\*\*(?:(?!\n- )[^`])*?"
    found = re.search(rf"({head})((?:`keep_\w+`(?:,| and)?\s+)*`keep_\w+`)\.", text)
    if not found:
        raise ValueError(f"the guide has no list of {item}")
    words = f"{found[1]}{', '.join(f'`{name}`' for name in names)}."
    wrapped = textwrap.fill(
        " ".join(words.split()), WIDTH, subsequent_indent="  ", break_on_hyphens=False
    )
    rest = text[found.end() :]
    return text[: found.start()] + wrapped + ("\n " + rest if rest[:1] == " " else rest)


if __name__ == "__main__":
    for path, text in outputs().items():
        # A file that stays as it is keeps its time, so that make builds nothing again.
        if not path.exists() or path.read_text() != text:
            path.write_text(text)
