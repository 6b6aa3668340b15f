"""The library that records any program: what it knows of the header is all there is to know, and
what it writes is replayed to the same bits."""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from elf import SharedLibrary
from header import ROOT, Header
from keeplayout.trace import replay
from process import run
from test_programs import C_EXAMPLES, C_TESTS, environment

TRACER = "libkeeplayout-trace.so"
# 300,000 calls, where the example of animation has the same ones.
LONG = ROOT / "Tests" / "c" / "animation.c"
# A trace does not tell how the processor rounded.
ROUNDED = ROOT / "Tests" / "c" / "rounding.c"

SOLVER = r"""
#include <keeplayout.h>
#include <stdio.h>

int main(void) {
  keep_solver *solver = keep_solver_create();
  keep_variable x[3];
  keep_row rows[3], row;
  const size_t starts[] = {0, 2, 4, 5}, falling[] = {0, 2, 1, 5};
  const double ones[] = {1, 1, 1, 1, 1}, constants[] = {100, 50, 30};
  const int8_t relations[] = {0, 0, 1};
  double values[3], low, high, rest, factors[4];
  if (keep_solver_add_variables(solver, NULL, 3, x) != KEEP_OK)
    return 1;
  const keep_variable terms[] = {x[0], x[1], x[1], x[2], x[0]};
  if (keep_solver_add_rows(solver, 3, falling, terms, ones, relations, constants, NULL, NULL,
                           rows) != KEEP_ERROR_INVALID_ARGUMENT ||
      keep_solver_add_rows(solver, 3, starts, terms, ones, relations, constants, NULL, NULL,
                           rows) != KEEP_OK ||
      keep_solver_add_row(solver, x, ones, 2, KEEP_EQUAL, 90.5, 0.1, 1, &row) != KEEP_OK ||
      keep_solver_solve(solver) != KEEP_OK ||
      keep_solver_values(solver, x, values, 3) != KEEP_OK)
    return 2;
  keep_solver_range(solver, x[1], 0, &low, &high);
  keep_solver_explanation(solver, x[1], rows, factors, 4, &rest);
  keep_solver_remove_row(solver, (keep_row){0x123456789});
  puts(keep_solver_error_message(solver));
  printf("%a %a %a %a\n", values[0], values[1], values[2], keep_solver_violation(solver, row));
  keep_solver_destroy(solver);
  return 0;
}
"""

THREADS = r"""
#define _GNU_SOURCE
#include <keeplayout.h>
#include <locale.h>
#include <pthread.h>
#include <stdlib.h>

struct work {
  keep_layout *ui;
  keep_node text;
};

static double measure(keep_layout *ui, keep_node node, double length, void *user_data) {
  struct work *work = user_data;
  keep_rect frame = keep_node_frame(ui, node);
  if (ui != work->ui)
    exit(4);
  return 1000 / length + frame.x;
}

static void *run(void *number) {
  struct work work = {.ui = keep_layout_create()};
  keep_node root = keep_node_create(work.ui, KEEP_NO_NODE);
  work.text = keep_node_create(work.ui, root);
  keep_node_set_measure(work.ui, work.text, KEEP_VERTICAL, measure, &work, NULL);
  keep_attribute_set_equal(work.ui, keep_node_attribute(work.ui, work.text, KEEP_HORIZONTAL_INSETS),
                           10, KEEP_REQUIRED);
  for (int i = 0; i < 200; i++) {
    keep_node_set_size(work.ui, root, 100 + i + *(int *)number, 500);
    keep_layout_solve(work.ui);
  }
  keep_layout_destroy(work.ui);
  if (uselocale((locale_t)0) != LC_GLOBAL_LOCALE)
    exit(3); /* The recording has changed how the host writes numbers. */
  return NULL;
}

int main(void) {
  pthread_t threads[4];
  int numbers[4] = {1, 20, 300, 4000};
  for (int i = 0; i < 4; i++)
    pthread_create(&threads[i], NULL, run, &numbers[i]);
  for (int i = 0; i < 4; i++)
    pthread_join(threads[i], NULL);
  return 0;
}
"""

ROOM = r"""
#define _GNU_SOURCE
#include <keeplayout.h>
#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

/* Space for bytes, after which nothing may be read or written. */
static void *room(size_t bytes) {
  size_t page = (size_t)sysconf(_SC_PAGESIZE);
  char *pages = mmap(NULL, 2 * page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  mprotect(pages + page, page, PROT_NONE);
  return pages + page - bytes;
}

int main(void) {
  keep_layout *ui = keep_layout_create();
  keep_node root = keep_node_create(ui, KEEP_NO_NODE), *children = room(2 * sizeof *children);
  keep_node_set_size(ui, root, 100, 50);
  keep_node_set_name(ui, keep_node_create(ui, root), "a");
  keep_node_create(ui, root);
  const size_t many[] = {SIZE_MAX, SIZE_MAX / 16, 1000000, 2};
  for (int i = 0; i < 4; i++) {
    if (keep_node_children(ui, root, children, many[i]) != 2)
      return 1;
    const char *texts[] = {"10 <= a.width <= 20", "a.left == 5"};
    keep_constraint *made = room(3 * sizeof *made);
    if (keep_equations_create(ui, texts, NULL, 2, NULL, made, many[i] + (i == 3), NULL) != KEEP_OK)
      return 2;
    keep_applied list[] = {{KEEP_APPLY_COMPOUND(KEEP_COMPOUND_EDGES, 3)},
                           {KEEP_APPLY(KEEP_ANCHOR_WIDTH, 30)}};
    keep_constraint *applied = room(5 * sizeof *applied);
    if (keep_node_apply(ui, children[1], list, 2, applied, many[i] + 3 * (i == 3)) != KEEP_OK)
      return 3;
    keep_layout_solve(ui);
    keep_node *moved = room(3 * sizeof *moved);
    keep_rect *frames = room(3 * sizeof *frames);
    keep_layout_changes(ui, moved, frames, many[i]);
    keep_constraint_set_priority(ui, made[2], 300);
    keep_constraint_set_priority(ui, applied[4], 400);
  }
  const char *wrong[] = {"a.left ="};
  if (keep_equations_create(ui, wrong, NULL, 1, NULL, room(0), SIZE_MAX, NULL) == KEEP_OK)
    return 4;
  keep_layout_destroy(ui);
  return 0;
}
"""

RELEASES = r"""
#include <keeplayout.h>

static keep_layout *ui, *other;
static keep_node there;

static void drop(void *user_data) {
  (void)user_data;
  if (keep_layout_solve(ui) == KEEP_ERROR_BUSY)
    keep_node_set_name(other, there, "dropped");
}

int main(void) {
  ui = keep_layout_create(), other = keep_layout_create();
  there = keep_node_create(other, KEEP_NO_NODE);
  keep_node window = keep_node_create(ui, KEEP_NO_NODE);
  keep_node_set_user_data(ui, window, &ui, drop);
  keep_node_destroy(ui, window);
  keep_layout_solve(ui);
  keep_layout_destroy(ui);
  keep_layout_destroy(other);
  return 0;
}
"""

CRASH = r"""
#include <keeplayout.h>
#include <locale.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

static double measure(keep_layout *ui, keep_node node, double length, void *user_data) {
  (void)length, (void)user_data;
  if (keep_node_child_count(ui, node) == 0)
    abort();
  return 0;
}

int main(int count, char **arguments) {
  (void)arguments;
  setlocale(LC_ALL, "de_DE.UTF-8");
  keep_layout *ui = keep_layout_create();
  keep_node root = keep_node_create(ui, KEEP_NO_NODE), box = keep_node_create(ui, root);
  keep_node_set_size(ui, root, 100.5, 50);
  keep_layout_solve(ui);
  if (fork() == 0) {
    keep_node_set_size(ui, root, 1, 2);
    _exit(0);
  }
  wait(NULL);
  if (count > 1)
    keep_node_frame((keep_layout *)ui, *(keep_node *)8);
  keep_node_set_measure(ui, box, KEEP_VERTICAL, measure, ui, NULL);
  keep_layout_solve(ui);
  return 0;
}
"""

HEARD = r"""
#include <keeplayout.h>
#include <stdio.h>

static double measure(keep_layout *ui, keep_node node, double length, void *user_data) {
  (void)ui, (void)node, (void)length, (void)user_data;
  return 5;
}

static void one(void *user_data) { (void)user_data, puts("one"); }
static void other(void *user_data) { (void)user_data, puts("other"); }
static bool told = true;

static void complete(keep_layout *ui, keep_animation animation, bool finished, void *user_data) {
  (void)ui, (void)animation, (void)finished, (void)user_data;
  printf("told is %d\n", *(unsigned char *)&told);
}

static double low = 1, high = 2;

static double ask(keep_layout *ui, keep_node node, double length, void *user_data) {
  (void)ui, (void)node, (void)length, (void)user_data;
  printf("between %g and %g\n", low, high);
  return 5;
}

static int always(keep_layout *ui, keep_node node, const keep_context *context, void *user_data) {
  (void)ui, (void)node, (void)context, (void)user_data;
  return 1;
}

int main(void) {
  keep_layout *ui = keep_layout_create();
  keep_node a = keep_node_create(ui, KEEP_NO_NODE), b = keep_node_create(ui, a);
  keep_node_set_measure(ui, a, KEEP_VERTICAL, measure, NULL, one);
  keep_node_set_measure(ui, b, KEEP_VERTICAL, measure, NULL, other);
  keep_node_set_measure(ui, a, KEEP_VERTICAL, NULL, NULL, NULL);
  keep_node_set_measure(ui, b, KEEP_VERTICAL, NULL, NULL, NULL);

  keep_applied left[] = {{KEEP_APPLY(KEEP_ANCHOR_LEFT, 3), .when = always}};
  for (int i = 0; i < 3; i++) {
    left[0].destroy = i ? one : NULL;
    keep_node_apply(ui, b, left, 1, NULL, 0);
  }
  printf("%zu applied\n", keep_node_applied(ui, b, NULL, 0));
  keep_node_clear_applied(ui, b);

  keep_animation moves = keep_animation_begin(ui, KEEP_NO_NODE, 1, 0);
  keep_animation_set_completion(ui, moves, complete, NULL, NULL);
  keep_node_set_size(ui, a, 5, 5);
  keep_animation_commit(ui);
  keep_layout_advance(ui, 2, &told);
  printf("now %d\n", told);

  keep_node_set_measure(ui, b, KEEP_VERTICAL, ask, NULL, NULL);
  keep_node_size_range(ui, b, KEEP_VERTICAL, 1000, &low, &high);
  keep_node_size_range(ui, (keep_node){7}, KEEP_VERTICAL, 1000, &low, &high);
  keep_layout_destroy(ui);
  return 0;
}
"""


def test_exports_everything(build: Path, header: Header) -> None:
    ours = {"keeplayout_trace_begin", "keeplayout_trace_end"}
    tracer = SharedLibrary(build / "lib" / TRACER)
    assert tracer.exported() == {function.name for function in header.functions} | ours
    assert tracer.run_paths() == []
    assert str(ROOT).encode() not in tracer.strings()


# Programs


def recorded(command: list[str], build: Path, trace: Path) -> subprocess.CompletedProcess[str]:
    """What a program does while it is recorded."""
    where = environment(build) | {"LD_PRELOAD": str(build / "lib" / TRACER)}
    where["KEEPLAYOUT_TRACE"] = str(trace)
    return subprocess.run(command, env=where, capture_output=True, text=True, check=False)


@pytest.fixture
def compiled(
    tmp_path: Path, pkg_config: Callable[..., list[str]]
) -> Callable[[str | Path], list[str]]:
    """Compiles a C program; answers how it is run."""

    def compile_(source: str | Path) -> list[str]:
        path = source if isinstance(source, Path) else tmp_path / "program.c"
        if isinstance(source, str):
            path.write_text(source)
        flags = [*pkg_config("--cflags", "--libs"), "-lm", "-pthread"]
        run(["cc", "-O1", str(path), "-o", str(tmp_path / "program"), *flags])
        return [str(tmp_path / "program")]

    return compile_


Compiled = Callable[[str | Path], list[str]]
PROGRAMS = [path for path in [*C_TESTS, *C_EXAMPLES] if path not in (LONG, ROUNDED)]


@pytest.mark.parametrize("source", PROGRAMS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_replayed_to_the_same_bits(
    source: Path, compiled: Compiled, build: Path, tmp_path: Path
) -> None:
    """Every result of every call is compared, as the digits that stand for its bits."""
    program, trace = compiled(source), tmp_path / "trace"
    plain = subprocess.run(
        program, env=environment(build), capture_output=True, text=True, check=False
    )
    done = recorded(program, build, trace)
    assert (done.returncode, done.stdout) == (0, plain.stdout)
    assert "libkeeplayout-trace" not in done.stderr
    text = trace.read_text(encoding="utf-8")
    replayed = replay(text)
    assert len(replayed) == text.count('"call":"keep_layout_create"')
    assert len(replayed.solvers) == text.count('"call":"keep_solver_create"')
    assert len(replayed) + len(replayed.solvers) > 0
    assert replayed.unfinished == ""


def test_the_solver(compiled: Compiled, build: Path, tmp_path: Path) -> None:
    done = recorded(compiled(SOLVER), build, tmp_path / "trace")
    assert done.returncode == 0
    text = (tmp_path / "trace").read_text()
    replayed = replay(text)
    assert len(replayed.solvers) == 1
    assert '"variables":"unread","coefficients":"unread"' in text, "the starts fall"
    assert '"row":"0x123456789"' in text
    assert '"rows":["row 1","row 2","row 3"]' in text, "not taken for variables of the same number"
    assert text.count("\n") == 14


def test_what_a_host_releases(compiled: Compiled, build: Path, tmp_path: Path) -> None:
    """A replay has nothing to release, and calls nothing meanwhile. On another layout it does."""
    done = recorded(compiled(RELEASES), build, tmp_path / "trace")
    assert (done.returncode, done.stderr) == (0, "")
    text = (tmp_path / "trace").read_text()
    assert '"layout":"layout 1","returns":"KEEP_ERROR_BUSY"' not in text
    assert text.count('"call":"keep_node_set_name","layout":"layout 2"') == 1
    assert len(replay(text)) == 2


def test_what_is_linked_with_the_archive_is_told_apart(build: Path, tmp_path: Path) -> None:
    """Its calls pass nobody."""
    done = recorded(["/bin/true"], build, tmp_path / "trace")
    assert "true: not recorded, as it calls no shared libkeeplayout" in done.stderr
    assert not (tmp_path / "trace").exists()


def test_a_capacity_of_as_many_as_there_are(
    compiled: Compiled, build: Path, tmp_path: Path
) -> None:
    """The host knows how many there are, and passes a capacity for any number."""
    assert recorded(compiled(ROOM), build, tmp_path / "trace").returncode == 0
    text = (tmp_path / "trace").read_text()
    assert text.count('"children":["node 2","node 3"],"returns":2') == 4
    assert '"constraint":"constraint 3","priority":300' in text
    assert '"constraint":"constraint 8","priority":400' in text
    replay(text)


def test_a_host_that_is_recorded_hears_and_sees_the_same(
    compiled: Compiled, build: Path, tmp_path: Path
) -> None:
    """Every function is told that was given, and what is to be answered is not there before."""
    program = compiled(HEARD)
    plain = subprocess.run(
        program, env=environment(build), capture_output=True, text=True, check=True
    )
    done = recorded(program, build, tmp_path / "trace")
    told = ["one", "other", "one", "1 applied", "one"]  # the third as another takes its place
    seen = ["told is 1", "now 0", "between 1 and 2"]
    assert done.stdout.splitlines() == plain.stdout.splitlines() == told + seen
    replay((tmp_path / "trace").read_text())


def test_threads(compiled: Compiled, build: Path, tmp_path: Path) -> None:
    done = recorded(compiled(THREADS), build, tmp_path / "trace")
    assert done.returncode == 0
    text = (tmp_path / "trace").read_text()
    assert text.count('"ask":"measure 1"') == 800
    assert len(replay(text)) == 4


def test_what_a_crash_leaves(compiled: Compiled, build: Path, tmp_path: Path) -> None:
    program, trace = compiled(CRASH), tmp_path / "trace"
    assert recorded(program, build, trace).returncode != 0
    text = trace.read_text()
    replayed = replay(text)
    assert replayed.unfinished == "line 9: measure 1 in keep_layout_solve was not over"
    assert '"width":100.5' in text, "whatever the language"
    assert replayed[0].roots[0].frame.width == 100.5, "what a child does is not in it"


def test_where_a_trace_goes(compiled: Compiled, build: Path, tmp_path: Path) -> None:
    program = compiled(SOLVER)
    done = recorded(program, build, tmp_path / "none" / "trace")
    assert done.returncode == 0
    assert done.stderr.startswith("libkeeplayout-trace: ")
    assert "No such file" in done.stderr
    assert recorded(program, build, tmp_path / "trace-%p").returncode == 0
    (trace,) = tmp_path.glob("trace-*")
    assert trace.name.removeprefix("trace-").isdigit()


def test_a_host_that_loads_the_library_by_itself(build: Path, tmp_path: Path) -> None:
    """It loads the recording library in place of the other."""
    trace = tmp_path / "trace"
    where = environment(build) | {"KEEPLAYOUT_LIBRARY": str(build / "lib" / TRACER)}
    where["KEEPLAYOUT_TRACE"] = str(trace)
    script = ROOT / "bindings" / "python" / "examples" / "form.py"
    assert run([sys.executable, str(script)], env=where) == run(
        [sys.executable, str(script)], env=environment(build)
    )
    assert len(replay(trace.read_text())) == 1


def test_nothing_is_written_unless_asked(compiled: Compiled, build: Path, tmp_path: Path) -> None:
    where = environment(build) | {"LD_PRELOAD": str(build / "lib" / TRACER)}
    before = set(os.listdir(tmp_path))
    done = subprocess.run(
        compiled(SOLVER), env=where, cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert set(os.listdir(tmp_path)) - before <= {"program", "program.c"}
    assert done.stderr == ""


def test_one_process_a_trace(compiled: Compiled, build: Path, tmp_path: Path) -> None:
    """A program that a recorded one runs does not write over what was recorded."""
    program, trace = compiled(SOLVER), tmp_path / "trace"
    trace.write_text("what is there\n")
    with trace.open() as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        done = recorded(program, build, trace)
    assert done.returncode == 0
    assert "another process is recorded there" in done.stderr
    assert trace.read_text() == "what is there\n"
    assert recorded(program, build, trace).stderr == ""
    assert trace.read_text().startswith('{"keeplayout trace":2')
    shown = recorded(program, build, Path("/dev/stderr")).stderr
    assert shown == trace.read_text()


@pytest.mark.parametrize("kind", ["link", "pipe", "folder"])
def test_only_files_are_written(kind: str, compiled: Compiled, build: Path, tmp_path: Path) -> None:
    """Nothing is written through a link, and a pipe that nobody reads does not stop the program."""
    trace, target = tmp_path / "trace", tmp_path / "target"
    target.write_text("of somebody else\n")
    if kind == "pipe":
        os.mkfifo(trace)
    elif kind == "folder":
        trace.mkdir()
    else:
        trace.symlink_to(target)
    done = recorded(compiled(SOLVER), build, trace)
    assert done.returncode == 0
    assert done.stderr.startswith(f"libkeeplayout-trace: {trace}: ")
    assert target.read_text() == "of somebody else\n"
