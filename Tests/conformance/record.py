"""Records the programs in C as traces, each next to this file, and what the natural ones change:
`record.py` writes that, after a change of a program or of what the library answers. A test fails
until it is done, and shows what differs.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from essence import essence

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
LIBRARIES = ROOT / "build" / "lib"
CHAPTERS = sorted((HERE / "programs").glob("*.c"))
NATURAL = HERE / "natural" / "natural.c"
NAMES = re.findall(r'\{"(\w+)", \1\}', NATURAL.read_text())
STRICT = ("-std=c99", "-Wall", "-Wextra", "-Werror")

# What would not be the same, or could not be asked, on another machine or in another language.
NOT_PORTABLE = {
    "an array that is not read": r'"unread',
    "a struct of another size": r'\{"size":\d',
    "bytes that are not UTF-8": r"\\udc",
    "a count above 2^31": r'"(?:capacity|index|\w*count)":\d{10,}',
    "work or memory that was counted": r"KEEP_COUNTER_",
    "ids as addresses": r"KEEP_TEXT_LOG",
}


def compiled(program: Path, folder: Path) -> str:
    made = str(folder / program.stem)
    found = ["-I", str(ROOT / "include"), "-L", str(LIBRARIES), "-lkeeplayout", "-lm"]
    run(["cc", *STRICT, str(program), "-o", made, *found])
    return made


def recorded(command: list[str], folder: Path) -> str:
    """The trace of a program that is linked with the shared library."""
    trace = folder / "trace"
    run(
        command,
        LD_LIBRARY_PATH=str(LIBRARIES),
        LD_PRELOAD=str(LIBRARIES / "libkeeplayout-trace.so"),
        KEEPLAYOUT_TRACE=str(trace),
    )
    return trace.read_text(encoding="utf-8")


def run(command: list[str], **environment: str) -> None:
    subprocess.run(command, env={**os.environ, **environment}, check=True)


def faults(trace: str) -> list[str]:
    """What of a trace is not portable, with its line."""
    return [
        f"line {number}: {what}"
        for number, line in enumerate(trace.splitlines(), 1)
        for what, pattern in NOT_PORTABLE.items()
        if re.search(pattern, line)
    ]


def trace_of(program: Path) -> Path:
    return HERE / f"{program.stem}.trace"


def calls_of(name: str) -> Path:
    """What a natural program changes, in any language."""
    return NATURAL.with_name(f"{name}.calls")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        traces = {
            trace_of(program): recorded([compiled(program, Path(folder))], Path(folder))
            for program in CHAPTERS
        }
        natural = compiled(NATURAL, Path(folder))
        calls = {calls_of(n): essence(recorded([natural, n], Path(folder))) for n in NAMES}
    wrong = [f"{path.name}: {fault}" for path, text in traces.items() for fault in faults(text)]
    if wrong:
        sys.exit("\n".join(wrong))
    for path, text in {**traces, **calls}.items():
        path.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
