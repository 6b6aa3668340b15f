"""An owner is whole for as long as anything may still use it: in a `__del__` that the garbage
collector calls, in a generator that it closes, in a handler of atexit, in a thread that goes on
while the interpreter ends. What goes wrong here ends the process, so each is one of its own.
"""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import textwrap
from pathlib import Path

import keeplayout
import pytest
from keeplayout import Layout, Relation, Solver, StateError, recording

PACKAGE = str(Path(keeplayout.__file__).parents[1])


def ran(script: str) -> str:
    """What a script prints, which has nothing to complain about and ends as it should."""
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(script)],
        env={**os.environ, "PYTHONPATH": PACKAGE},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_the_collector_calls_del_before_an_owner_goes() -> None:
    """A view is in a cycle with the layout that measures it: each takes its own node away, of which
    there are three beside the window."""
    printed = ran(
        """
        import gc
        from keeplayout import Layout

        class View:
            def __init__(self, window):
                self.node = window.node()
                self.node.measure = self.height

            def height(self, width):
                return 20

            def __del__(self):
                self.node.destroy()
                print(self.node.layout.node_count, end=" ")

        for _ in range(100):
            ui = Layout()
            window = ui.node(size=(100, 100))
            views = [View(window) for _ in range(3)]
            ui.solve()
            del ui, window, views
            gc.collect()
        """
    )
    assert sorted(printed.split()) == ["1"] * 100 + ["2"] * 100 + ["3"] * 100


def test_the_collector_closes_a_block_before_its_owner_goes() -> None:
    printed = ran(
        """
        import gc
        from keeplayout import Layout

        def waits(ui, window, cycle):
            try:
                with ui.transaction():
                    window.set_size(5, 5)
                    yield
            finally:
                print(window.outer_size[0].value, end=" ")

        for _ in range(100):
            ui, cycle = Layout(), []
            block = waits(ui, ui.node(size=(100, 100)), cycle)
            next(block)
            cycle.append(block)
            del ui, block, cycle
            gc.collect()
        """
    )
    assert printed == "100.0 " * 100


def test_a_handler_of_atexit_still_has_its_owners() -> None:
    """Registered before the first owner is made: it is called last."""
    printed = ran(
        """
        import atexit
        from keeplayout import Layout, Solver

        @atexit.register
        def save():
            box.width.equal = 30
            ui.solve()
            print(box.frame.width, len(ui.document) > 20)
            y = solver.add_variable(4)
            solver.solve()
            print(x.value + y.value)

        ui, solver = Layout(), Solver()
        box = ui.node(size=(100, 100)).node()
        x = solver.add_variable(3)
        ui.solve()
        solver.solve()
        """
    )
    assert printed == "30.0 True\n7.0\n"


def test_del_at_the_end_still_has_its_owner() -> None:
    printed = ran(
        """
        from keeplayout import Layout

        class Window:
            def __init__(self):
                self.ui = Layout()
                self.node = self.ui.node("window", size=(100, 100))

            def __del__(self):
                self.node.node("late").width.equal = 7
                self.ui.solve()
                print(self.node.children[0].frame.width)
                self.ui.close()

        window = Window()
        """
    )
    assert printed == "7.0\n"


def test_a_thread_may_be_in_its_owners_at_the_end() -> None:
    for _ in range(5):
        ran(
            """
            import threading
            from keeplayout import Layout, Solver

            def solves():
                ui, solver = Layout(), Solver()
                window, x = ui.node(size=(1000, 1000)), solver.add_variable()
                boxes = [window.node() for _ in range(100)]
                for above, below in zip(boxes, boxes[1:]):
                    below.top_offset_to(above).equal = 1
                number = 0
                while True:
                    number += 1
                    boxes[0].top_inset.equal = number % 5
                    ui.solve()
                    x.default = number
                    solver.solve()
                    if number == 20:
                        going.set()

            going = threading.Event()
            threading.Thread(target=solves, daemon=True).start()
            going.wait()
            """
        )


def test_the_collector_does_not_look_at_what_is_held() -> None:
    with Layout() as layout, Solver() as solver:
        assert not gc.is_tracked(layout._pointer.hold)
        assert not gc.is_tracked(solver._pointer.hold)


def test_a_trace_has_its_file_to_the_end() -> None:
    printed = ran(
        """
        import gc
        from keeplayout import Layout, recording

        class Log:
            def __init__(self):
                self.own = self
                with recording() as self.trace:
                    Layout().node()

            def __del__(self):
                print(self.trace.text.count("keep_node_create"))

        log = Log()
        del log
        gc.collect()
        """
    )
    assert printed == "1\n"


def test_closed_in_the_middle_of_a_call() -> None:
    """A released object closes the layout: the releasing call ends first."""

    class Measure:
        def __call__(self, width: float) -> float:
            return width

        def __del__(self) -> None:
            layout.close()

    layout = Layout()
    node = layout.node()
    node.measure = Measure()
    node.measure = None
    with pytest.raises(StateError, match="the layout is closed"):
        layout.solve()


def test_closed_by_an_argument() -> None:
    """A number that closes what it is for, on its way there."""

    class Closing:
        def __init__(self, owner: Layout | Solver) -> None:
            self.owner = owner

        def __float__(self) -> float:
            self.owner.close()
            return 5.0

    for _ in range(20):
        layout, solver = Layout(), Solver()
        x = solver.add_variable()
        row = solver.add_row({x: 1}, Relation.EQUAL, 1)
        with pytest.raises(StateError, match="the layout is closed"):
            layout.node().width.equal = Closing(layout)
        with pytest.raises(StateError, match="the solver is closed"):
            row.constant = Closing(solver)


def test_a_pointer_that_somebody_kept_points_nowhere_once_closed() -> None:
    """The traceback of an error has one."""
    layout, solver = Layout(), Solver()
    pointers = [layout._pointer, solver._pointer]
    assert all(pointers)
    layout.close()
    solver.close()
    layout.close()
    assert not any(pointers)


def test_memory_of_a_closed_layout_is_free_though_an_error_is_kept() -> None:
    with recording() as trace:
        layout = Layout()
        with pytest.raises(StateError) as kept:
            layout.commit()
        layout.close()
        assert "keep_layout_destroy" in trace.text
    assert str(kept.value) == "there is no transaction to end"
