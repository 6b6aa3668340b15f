"""The C tests and the samples, compiled and linked as a user would, through pkg-config. None of
them loses memory."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest
from header import ROOT
from process import run

STRICT = ["-std=c99", "-O1", "-g", "-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Werror"]
# They count the heap, which they cannot under a sanitizer: test_memory.py runs them.
REPEATED = ROOT / "Tests" / "c" / "repeated.c"
COUNTED = ROOT / "Tests" / "c" / "counted.c"
C_TESTS = sorted(set((ROOT / "Tests" / "c").glob("*.c")) - {REPEATED, COUNTED})
CPP_TESTS = sorted((ROOT / "Tests" / "c").glob("*.cpp"))
C_EXAMPLES = sorted((ROOT / "examples-c").glob("*.c"))
PYTHON_EXAMPLES = sorted(
    path
    for path in (ROOT / "bindings" / "python" / "examples").glob("*.py")
    if path.stem != "picture"
)

# The stack that the header says is enough, 64 KB. Fibers of other languages have little more.
LITTLE_STACK = ["sh", "-c", 'ulimit -s 64; exec "$0"']


@pytest.fixture
def program(
    request: pytest.FixtureRequest,
    tmp_path: Path,
    pkg_config: Callable[..., list[str]],
    no_leaks: list[str],
) -> str:
    """The compiled form of the C file that the test is about."""
    source: Path = request.param
    output = str(tmp_path / source.stem)
    # Examples have to do with what pkg-config says, as `make run` links them.
    more = [] if source.parent.name == "examples-c" else ["-lm"]
    flags = [*no_leaks, *pkg_config("--cflags", "--libs"), *more]
    run(["cc", *STRICT, str(source), "-o", output, *flags])
    return output


def environment(build: Path) -> dict[str, str]:
    """Where a program finds the library, and a script the package."""
    package = ROOT / "bindings" / "python" / "src"
    return {**os.environ, "LD_LIBRARY_PATH": str(build / "lib"), "PYTHONPATH": str(package)}


def test_leaks_are_found(no_leaks: list[str]) -> None:
    """Elsewhere the programs here are run without."""
    if not no_leaks:
        pytest.skip("the compiler has no leak sanitizer that works")


@pytest.mark.parametrize("program", C_TESTS, ids=lambda path: path.stem, indirect=True)
def test_c(program: str, build: Path) -> None:
    run([*LITTLE_STACK, program], env=environment(build))


@pytest.mark.parametrize("source", CPP_TESTS, ids=lambda path: path.stem)
def test_cplusplus(
    source: Path,
    build: Path,
    tmp_path: Path,
    pkg_config: Callable[..., list[str]],
    no_leaks: list[str],
) -> None:
    flags = ["-std=c++17", "-g", *STRICT[3:], "-Wshadow", *no_leaks]
    output = str(tmp_path / source.stem)
    run(["c++", *flags, str(source), "-o", output, *pkg_config("--cflags", "--libs")])
    run([output], env=environment(build))


def test_a_large_stack_is_found(tmp_path: Path) -> None:
    for size, status in (16_000, 0), (100_000, -signal.SIGSEGV):
        body = f"volatile char room[{size}]; for (int i = {size}; i-- > 0;) room[i] = 0;"
        (tmp_path / "host.c").write_text(f"int main(void) {{ {body} }}\n")
        run(["cc", "host.c", "-o", "host"], cwd=tmp_path)
        assert subprocess.run([*LITTLE_STACK, tmp_path / "host"], check=False).returncode == status


def check_example(command: list[str], expected: str, build: Path, picture: Path) -> None:
    """An example prints what is expected, and its picture is one."""
    printed = run([*command, str(picture)], env=environment(build), cwd=ROOT)
    assert printed == expected
    assert ElementTree.parse(picture).getroot().tag == "{http://www.w3.org/2000/svg}svg"
    assert run(command, env=environment(build), cwd=ROOT) == printed, "differs without a picture"


def expected_of(name: str) -> str:
    """What the C example of a name prints."""
    return (ROOT / "examples-c" / f"{name}.expected").read_text()


@pytest.mark.parametrize(
    ("program", "name"),
    [(path, path.stem) for path in C_EXAMPLES],
    ids=[path.stem for path in C_EXAMPLES],
    indirect=["program"],
)
def test_c_example(program: str, name: str, build: Path, tmp_path: Path) -> None:
    check_example([program], expected_of(name), build, tmp_path / "picture.svg")


@pytest.mark.parametrize("script", PYTHON_EXAMPLES, ids=lambda path: path.stem)
def test_python_example(script: Path, build: Path, tmp_path: Path) -> None:
    """The same as the C example of that name, to the letter, without functions of C in messages."""
    expected = re.sub(r"\bkeep_\w+: ", "", expected_of(script.stem))
    check_example([sys.executable, str(script)], expected, build, tmp_path / "picture.svg")


def test_every_example_is_there_in_both_languages() -> None:
    assert [path.stem for path in C_EXAMPLES] == [path.stem for path in PYTHON_EXAMPLES]


@pytest.mark.parametrize("path", [*C_EXAMPLES, *PYTHON_EXAMPLES], ids=lambda path: path.name)
def test_an_example_is_at_most_80_lines(path: Path) -> None:
    assert len(path.read_text().splitlines()) <= 80


@pytest.mark.parametrize("program", C_EXAMPLES, ids=lambda path: path.stem, indirect=True)
def test_c_and_python_draw_the_same(program: str, build: Path, tmp_path: Path) -> None:
    script = ROOT / "bindings" / "python" / "examples" / f"{Path(program).name}.py"
    pictures = [tmp_path / "c.svg", tmp_path / "python.svg"]
    run([program, str(pictures[0])], env=environment(build), cwd=ROOT)
    run([sys.executable, str(script), str(pictures[1])], env=environment(build), cwd=ROOT)
    assert pictures[0].read_text() == pictures[1].read_text()
