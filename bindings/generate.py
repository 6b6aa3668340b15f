"""Writes what follows from the headers: api.json, and each binding's table. `make generate` runs
this after a change of the headers; a test of the contract fails until it has been run.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE / "python")]

import read_headers  # noqa: E402
import write_api  # noqa: E402

API = HERE / "api.json"


def outputs(api: read_headers.Api | None = None) -> dict[Path, str]:
    """What the files have to be, for the headers as they are, or for others."""
    api = api or read_headers.read()
    return {API: json.dumps(api, indent=1) + "\n", write_api.OUTPUT: write_api.source({**api})}


if __name__ == "__main__":
    for path, text in outputs().items():
        path.write_text(text)
