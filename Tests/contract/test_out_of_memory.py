"""Without memory the process ends, with a message, before anything else is done.

failing.c lets every request fail once, in a child of the process.
"""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from header import ROOT
from process import run
from test_programs import environment

FAILING = Path(__file__).parent / "failing.c"
NAMES = ("first_layout", "content", "equations", "transactions", "terms", "tree")
PROGRAMS = [
    *sorted((ROOT / "examples-c").glob("*.c")),
    *(ROOT / "Tests" / "c" / f"{name}.c" for name in NAMES),
]

# Asks for more than there is, once a handler of its own is set, or none.
HOST = """
#include <keeplayout.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>

static void told(size_t bytes) { fprintf(stderr, "told of %zu\\n", bytes > 0); }

int main(int count, char **arguments) {
  (void)arguments;
  keep_set_out_of_memory_handler(told);
  if (count > 1) keep_set_out_of_memory_handler(NULL);
  keep_solver *solver = keep_solver_create();
  struct rlimit limit = {64 << 20, 64 << 20};
  setrlimit(RLIMIT_AS, &limit);
  keep_variable variable;
  for (int i = 0; i < 10000000; i++) keep_solver_add_variable(solver, 1, &variable);
  puts("survived");
}
"""


@pytest.fixture(scope="module")
def failing(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What is preloaded."""
    output = str(tmp_path_factory.mktemp("failing") / "failing.so")
    run(["cc", "-O1", "-Wall", "-shared", "-fPIC", str(FAILING), "-o", output, "-ldl"])
    return output


def compiled(source: Path, folder: Path, flags: list[str]) -> str:
    """A host that lies where it was linked to: address 0 is near its own data."""
    output = str(folder / source.stem)
    run(["cc", "-std=gnu11", "-O1", "-no-pie", str(source), "-o", output, *flags, "-lm"])
    return output


@pytest.mark.parametrize("source", PROGRAMS, ids=lambda path: path.stem)
def test_every_request_may_fail(
    source: Path, failing: str, tmp_path: Path, pkg_config: Callable[..., list[str]], build: Path
) -> None:
    program = compiled(source, tmp_path, pkg_config("--cflags", "--libs"))
    run([program], env={**environment(build), "LD_PRELOAD": failing})


def test_a_request_that_goes_unnoticed_is_found(
    failing: str, tmp_path: Path, pkg_config: Callable[..., list[str]]
) -> None:
    (tmp_path / "careless.c").write_text(
        "#include <stdlib.h>\nint keep_version_number(void) { return malloc(9) != 0; }\n"
    )
    library = tmp_path / "libkeeplayout.so"
    run(["cc", "-shared", "-fPIC", str(tmp_path / "careless.c"), "-o", str(library)])
    (tmp_path / "host.c").write_text(
        "#include <keeplayout.h>\nint main(void) { return keep_version_number() > 9; }\n"
    )
    flags = [*pkg_config("--cflags"), str(library)]
    program = compiled(tmp_path / "host.c", tmp_path, flags)
    preloaded = {**os.environ, "LD_PRELOAD": failing}
    done = subprocess.run([program], env=preloaded, capture_output=True, text=True, check=False)
    assert done.returncode == 77
    assert "1 requests failed, 1 badly" in done.stderr


@pytest.mark.parametrize(("arguments", "told"), [([], "told of 1\n"), (["without"], "")])
def test_the_handler(
    arguments: list[str],
    told: str,
    tmp_path: Path,
    pkg_config: Callable[..., list[str]],
    build: Path,
) -> None:
    (tmp_path / "host.c").write_text(HOST)
    program = compiled(tmp_path / "host.c", tmp_path, pkg_config("--cflags", "--libs"))
    done = subprocess.run(
        [program, *arguments], env=environment(build), capture_output=True, text=True, check=False
    )
    assert done.returncode == -signal.SIGABRT
    before, message = done.stderr.split("libkeeplayout: out of memory (")
    assert before == told
    assert message.endswith(" bytes asked)\n")
