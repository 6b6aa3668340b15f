"""A few of the programs that `make fuzz` makes many of, and what it does when one is wrong."""

from __future__ import annotations

import os
import signal
import time

import program
import pytest
import reach
import watch
from keeplayout import Layout
from keeplayout.trace import replay
from keeplayout.trace._events import Event


@pytest.mark.parametrize("begin", range(0, 40, 10))
@pytest.mark.parametrize("kind", program.KINDS)
def test_nothing_is_wrong(kind: str, begin: int) -> None:
    wrong = program.first_wrong(kind, range(begin, begin + 10))
    if wrong is not None:
        pytest.fail(str(program.investigate(kind, wrong)), pytrace=False)


def test_every_function_is_reached() -> None:
    """With success: a call that is refused has done nothing yet."""
    left = reach.ALL - reach.reached("histories", range(40), reach.ALL)
    assert not left - reach.reached("abuse", range(3000), left)


def many_nodes(_seed: int) -> None:
    ui = Layout()
    for number in range(40):
        ui.node(f"box {number}").width.equal = number
    ui.solve()


class Fault(watch.Watcher):
    """What the library does wrong is that 33 is set."""

    def after(self, event: Event) -> str | None:
        is_shown = event.name == "keep_attribute_set" and event.fields["value"] == "33"
        return self.show() if is_shown else None

    def show(self) -> str | None:
        return "it is 33"


class Crash(Fault):
    def show(self) -> str | None:
        os.kill(os.getpid(), signal.SIGILL)
        return None


class Hang(Fault):
    def show(self) -> str | None:
        time.sleep(60)
        return None


@pytest.mark.parametrize(
    ("watcher", "fault", "words"),
    [
        (Fault, "Fault", "it is 33"),
        (Crash, "crash", "died of SIGILL"),
        (Hang, "hang", "no answer within 0.1 s"),
    ],
)
def test_what_is_found_is_shrunk(
    monkeypatch: pytest.MonkeyPatch, watcher: type[watch.Watcher], fault: str, words: str
) -> None:
    """A layout, a node, its width, and what is set are left."""
    seconds = 0.1 if watcher is Hang else 20
    monkeypatch.setitem(program.KINDS, "test", program.Kind(many_nodes, (watcher,), seconds))
    assert program.first_wrong("test", range(7, 9)) == 7
    found = program.investigate("test", 7)
    assert found
    assert (found.kind, found.seed, found.fault) == ("test", 7, fault)
    assert found.words.startswith(words)
    assert found.trace.count('{"call"') == 4
    (ui,) = replay(found.trace, strict=False)
    (box,) = ui.roots
    assert box.width.equal == 33
