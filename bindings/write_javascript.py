"""Writes what is plain in the JavaScript package: the functions of C, its enums, the classes on top
of them, and their types.

By hand are the instance of the module, owners, closures, sums, and shorter words.
"""

from __future__ import annotations

import re
from pathlib import Path

from model import Declared, Plan
from write_javascript_calls import Calls, Enums
from write_javascript_types import Types
from write_javascript_words import Words

PACKAGE = Path(__file__).resolve().parent / "javascript" / "src"


def outputs(plan: Plan, api: Declared) -> dict[Path, str]:
    """The files, by what is written of each."""
    return {
        PACKAGE / "calls.js": indented(Calls(plan, api).source()),
        PACKAGE / "enums.js": indented(Enums(plan).source()),
        PACKAGE / "written.js": indented(Words(plan, api).source()),
        PACKAGE / "written.d.ts": indented(Types(plan, api).source()),
    }


def indented(text: str) -> str:
    """With two blanks for each brace that is open."""
    lines, depth = [], 0
    for line in re.sub(r"\n{3,}", "\n\n", text).splitlines():
        code = "" if line.startswith(("//", "/**", " *")) else line
        depth -= code.startswith("}")
        lines.append(("  " * depth + line).rstrip())
        depth += code.count("{") - code.count("}") + code.startswith("}")
    return re.sub(r"\n\n( *\})", r"\n\1", "\n".join(lines)) + "\n"
