"""What a host may rely on: memory comes back, owners are independent, results are the same bits."""

from __future__ import annotations

import ctypes
import gc
import itertools
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import keeplayout
from keeplayout import LOW, Layout, Relation, Solver


class Allocated(ctypes.Structure):
    """glibc's account of the heap (mallinfo2); `uordblks` is what is in use."""

    _fields_ = tuple(
        (name, ctypes.c_size_t)
        for name in (
            "arena", "ordblks", "smblks", "hblks", "hblkhd", "usmblks", "fsmblks", "uordblks",
            "fordblks", "keepcost",
        )
    )  # fmt: skip


def in_use() -> int:
    """Bytes of the heap in use, by what is reachable alone."""
    gc.collect()
    ask = ctypes.CDLL(None).mallinfo2
    ask.restype = Allocated
    account = ask()
    return int(account.uordblks + account.hblkhd)


def solved_chain(count: int) -> list[float]:
    """A solver of a chain of variables, each 1.5 above the one before; made, solved, dropped."""
    solver = Solver()
    x = solver.add_variables(count)
    solver.add_row({x[0]: 1}, Relation.EQUAL, 10)
    for before, after in itertools.pairwise(x):
        solver.add_row({after: 1, before: -1}, Relation.AT_LEAST, 1.5)
        solver.add_row({after: 1}, Relation.EQUAL, 0, priority=LOW)
    solver.solve()
    return list(solver.values(x))


def solved_stack(count: int) -> list[tuple[float, ...]]:
    """A layout of named boxes, one below the other, of equal heights; made, solved, dropped."""
    ui = Layout()
    window = ui.node("window", size=(100, 1000))
    boxes = [window.node(f"box {number}") for number in range(count)]
    for box in boxes:
        box.horizontal_insets.equal = 10
    for above, below in itertools.pairwise(boxes):
        below.top_offset_to(above).equal = 5
        below.height_to(above).equal = 1
    boxes[0].top_inset.equal = 0
    boxes[-1].bottom_inset.equal = 0
    ui.solve()
    return [tuple(frame) for frame in ui.frames(boxes)]


def test_the_chain_and_the_stack_are_what_they_should_be() -> None:
    assert solved_chain(4) == [10, 11.5, 13, 14.5]
    assert solved_stack(2) == [(10, 0, 80, 497.5), (10, 502.5, 80, 497.5)]


def test_memory_comes_back() -> None:
    for work in (solved_chain, solved_stack):
        work(50)
        before = in_use()
        for _ in range(100):
            work(50)
        assert in_use() - before < 64 * 1024, work.__name__


def test_owners_are_independent() -> None:
    """ctypes releases Python's lock, so these run at the same time."""
    counts = [40 + number for number in range(30)]
    for work in (solved_chain, solved_stack):
        with ThreadPoolExecutor(8) as pool:
            together = list(pool.map(work, counts))
        assert together == [work(count) for count in counts]


def test_handed_to_a_thread_and_to_a_child() -> None:
    """The library has no threads and no locks that a fork could leave held."""
    ui = Layout()
    window = ui.node("window", size=(100, 100))
    box = window.node("box")
    box.insets.equal = 10
    with ThreadPoolExecutor(1) as pool:
        assert pool.submit(ui.solve).result() is None
    assert box.frame == (10, 10, 80, 80)
    child = os.fork()
    if child == 0:
        box.insets.equal = 20
        ui.solve()
        os._exit(box.frame != (20, 20, 60, 60))
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    assert box.frame == (10, 10, 80, 80)


def test_the_same_bits_in_every_process() -> None:
    script = f"import sys; sys.path.insert(0, {str(Path(__file__).parent)!r}); import test_hosting"
    script += "; print(test_hosting.solved_stack(37), test_hosting.solved_chain(37))"
    package = str(Path(keeplayout.__file__).parents[1])
    printed = {
        subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "PYTHONPATH": package, "PYTHONHASHSEED": str(seed)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in (1, 2)
    }
    assert len(printed) == 1


THREADS = """
import threading
from keeplayout import KeepError, Layout

ui = Layout()
window = ui.node("window", size=(400, 300))
row = [window.node(f"box {number}") for number in range(40)]
for box, following in zip(row, row[1:]):
    following.left_offset_to(box).equal = 1
row[0].measure = lambda width: sum(range(200)) % 7 + width / 10
seen = []

def work(number):
    for turn in range(800):
        try:
            child = row[number].node(f"child {turn}")
            child.insets.equal = turn % 5
            row[turn % 40].width.equal = 10 + turn % 50
            ui.solve()
            seen.append((row[-1].frame, child.name, len(ui.description)))
            child.destroy()
        except KeepError:  # the layout may be in a callback of the other thread
            pass

threads = [threading.Thread(target=work, args=(number,)) for number in range(4)]
for thread in threads: thread.start()
for thread in threads: thread.join()
ui.solve()
print(len(seen) > 0, window.frame)
"""


def test_two_threads_in_one_layout_do_not_crash() -> None:
    """A layout belongs to one thread; a script that forgets it gets errors, or odd results, but
    the process lives. Where calls released the interpreter's lock it died in every run."""
    package = str(Path(keeplayout.__file__).parents[1])
    done = subprocess.run(
        [sys.executable, "-c", THREADS],
        env={**os.environ, "PYTHONPATH": package},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout == "True Rect(x=0.0, y=0.0, width=400.0, height=300.0)\n"
