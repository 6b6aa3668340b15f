"""What was called is called again, to the same bits."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from pathlib import Path

import keeplayout
import pytest
from keeplayout import (
    HIGH,
    AttributeKind,
    ConflictError,
    ConflictPolicy,
    EquationError,
    KeepError,
    Layout,
    Relation,
    Solver,
    Value,
)  # fmt: skip
from keeplayout.__main__ import main
from keeplayout.apply import Width
from keeplayout.trace import Replayed, TraceError, _command, recording, replay, shrink


def session(seed: int) -> tuple[str, list[float]]:
    """A random session, recorded; and every number that was read in it."""
    rng = random.Random(seed)
    seen: list[float] = []
    with recording() as trace:
        ui = Layout()
        nodes = [ui.node("window", size=(400, 300 @ HIGH))]
        for _ in range(60):
            node = rng.choice(nodes)
            try:
                match rng.randrange(9):
                    case 0 | 1:
                        nodes.append(node.node(f"n{len(nodes)}"))
                    case 2:
                        kind = rng.choice([k for k in AttributeKind if k < 50])
                        node.attribute(kind).equal = rng.uniform(-5, 50)
                    case 3:
                        kind = rng.choice([k for k in AttributeKind if 50 <= k < 100])
                        gap = node.attribute(kind, rng.choice(nodes))
                        gap.min = Value(rng.uniform(-5, 50), HIGH)
                    case 4:
                        node.add_rule(AttributeKind.WIDTH, Relation.AT_MOST, rng.uniform(0, 9))
                    case 5:
                        with ui.transaction():
                            node.move(rng.choice(nodes))
                    case 6:
                        if len(nodes) > 4 and node is not nodes[0]:
                            node.destroy()
                    case 7:
                        nodes += ui.create_nodes([n for n in nodes[:2] if n.is_valid])
                    case _:
                        ui.solve()
                        for frame in ui.frames([n for n in nodes if n.is_valid]):
                            seen += frame
                        seen.append(len(ui.conflicts()))
            except (KeepError, TypeError):
                continue
        ui.solve()
    return trace.text, seen


@pytest.mark.parametrize("seed", range(12))
def test_replayed_to_the_same_bits(seed: int) -> None:
    text, _ = session(seed)
    (again,) = replay(text)  # compares every result with what was written
    assert again.node_count >= 1


def test_the_trace_of_a_replay_is_the_trace() -> None:
    for seed in range(4):
        text, _ = session(seed)
        assert lasting(replay(text).trace.text) == lasting(text)


def lasting(text: str) -> list[str]:
    """The lines but those in which something was destroyed, which a replay leaves as it was."""
    return [line for line in text.splitlines() if "_destroy" not in line]


def test_nothing_is_recorded_outside() -> None:
    before = Layout()
    with recording() as trace:
        before.node()
        with pytest.raises(RuntimeError, match="under way"), recording():
            pass
        with pytest.raises(RuntimeError, match="under way"):
            replay(trace.text)
    before.node()
    assert trace.text.count("\n") == 1
    with recording() as another:
        ui = Layout()
        ui.scale = 2.5
        ui.close()
    lines = another.text.splitlines()
    assert "keep_layout_set_conflict_policy" in lines.pop(2)
    assert lines == [
        '{"keeplayout trace":2,"library":"0.1.0"}',
        '{"call":"keep_layout_create","returns":"layout 1"}',
        '{"call":"keep_layout_set_scale","layout":"layout 1","scale":2.5,"returns":"KEEP_OK"}',
        '{"call":"keep_layout_destroy","layout":"layout 1","returns":null}',
    ]


def callback_session() -> tuple[str, list[float]]:
    """Everything that is called back, with calls from inside; and frames that came of it."""
    done: list[bool] = []
    with recording() as trace:
        ui = Layout()
        window = ui.node("window", size=(320, 568))
        text, image = window.node("text"), window.node("image")
        text.horizontal_insets.equal = 10
        text.set_measure(lambda width: 4200 / width + 0.1 * len(window.children))
        image.top_offset_to(text).equal = 8
        image.apply(Width(40).when(lambda: window.frame.width > 300))
        ui.solve()
        window.set_size(280, 568)
        ui.reload()
        with ui.animate(1.0, curve=lambda time: time * time, completion=done.append):
            image.left_inset.equal = 100
        for _ in range(4):
            ui.advance(0.3)
        frames = [number for node in (text, image) for number in node.frame]
    assert done == [True]
    return trace.text, frames


def test_what_is_called_back_is_answered_as_it_was() -> None:
    text, frames = callback_session()
    for noun in ("measure", "condition", "curve", "completion"):
        assert f'{{"ask":"{noun} ' in text, noun
    (again,) = replay(text)
    window = again.roots[0]
    found = [number for node in window.children for number in node.frame]
    assert [n.hex() for n in found] == [n.hex() for n in frames]
    window.children[0].invalidate_content()
    again.solve()  # the same question has the same answer


def test_another_answer_is_told() -> None:
    text, _ = callback_session()
    lines = text.splitlines()
    place = next(n for n, line in enumerate(lines) if '"ask":"measure' in line)
    lines[place] = lines[place].replace('"length":300', '"length":299')
    with pytest.raises(TraceError, match=rf"line {place + 1}: measure 1: length is 300"):
        replay("\n".join(lines) + "\n")
    lines = text.splitlines()
    place = next(n for n, line in enumerate(lines) if '"ask":"curve' in line)
    assert '"answer"' in lines.pop(place)
    with pytest.raises(TraceError, match=r"curve \d+"):
        replay("\n".join(lines) + "\n")


def test_solvers_errors_and_equations() -> None:
    with recording() as trace:
        solver = Solver(ConflictPolicy.REFUSED)
        x, y = solver.add_variables(2)
        equal = [Relation.EQUAL] * 2
        solver.add_rows([0, 2, 3], [x, y, x], [1, 1, 1], equal, [100, 30])
        solver.solve()
        solver.add_row({x: 1}, Relation.EQUAL, 31)
        with pytest.raises(ConflictError):
            solver.solve()
        ui = Layout()
        box = ui.node("b\u00f6x \u2028", size=(100, 50))
        with pytest.raises(EquationError):
            ui.equations(["box.width == 5", "nothing == 3"])
        with pytest.raises(KeepError):
            box.width.equal = float("inf")
        box.name = 'quoted "\\\n'
        solved = list(solver.values([x, y]))
    replayed = replay(trace.text)
    assert len(replayed) == len(replayed.solvers) == 1
    assert solved == [30, 70]
    assert "KEEP_ERROR_CONFLICT" in trace.text
    assert "b\u00f6x \u2028" in trace.text
    assert replayed[0].roots[0].name == 'quoted "\\\n'


def test_another_result_is_told() -> None:
    text, _ = session(1)
    lines = text.splitlines()
    place = next(n for n, line in enumerate(lines) if "keep_layout_frames" in line)
    call = json.loads(lines[place])
    call["frames"][0][2] += 1
    lines[place] = json.dumps(call)
    with pytest.raises(TraceError, match=f"line {place + 1}: keep_layout_frames: frames is"):
        replay("\n".join(lines) + "\n")


@pytest.mark.parametrize("text", [None, b"{}", 3])
def test_what_is_no_text(text: object) -> None:
    with pytest.raises(TypeError, match="the text of a trace or a path is needed, not"):
        replay(text)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "line 1: the text is not a trace: it does not begin as one$"),
        ("{}\n", "line 1: the text is not a trace"),
        ("[]\n", "line 1: the text is not a trace"),
        ("{nonsense", "line 1: it is not JSON"),
        ("some/bug.trace", r"of a file, pathlib.Path\('some/bug.trace'\) is replayed"),
        ('{"keeplayout trace":1}\n', "line 1: a trace of form 1; this version reads form 2"),
        ("[" * 5000, "line 1: "),
        ('{"keeplayout trace":2}\n\n', "line 2: it is not JSON"),
        ('{"keeplayout trace":2}\n{"call":"keep_none","layout":null,"returns":null}\n', "line 2: "),
        ('{"keeplayout trace":2}\n{"returned":"keep_layout_solve"}\n', "line 2: .* did not begin"),
    ],
)
def test_what_is_no_trace(text: str, message: str) -> None:
    with pytest.raises(TraceError, match=message):
        replay(text)


def test_a_file(tmp_path: Path) -> None:
    path = tmp_path / "bug.trace"
    path.write_text(callback_session()[0])
    assert len(replay(path)) == 1
    with pytest.raises(FileNotFoundError):
        replay(tmp_path / "other.trace")


def test_a_trace_that_breaks_off_anywhere() -> None:
    text, _ = callback_session()
    whole = replay(text)
    assert whole.unfinished == ""
    for end in range(text.index("\n") + 1, len(text) - 1, 31):
        part = text[:end]
        replayed = replay(part)
        if text[end - 1] != "\n" and text[end] != "\n":
            assert replayed.unfinished.startswith(f"line {part.count(chr(10)) + 1}"), part[-200:]
    place = text.index('{"ask":"measure 1"')
    cut = replay(text[: text.index("\n", place) + 1]).unfinished
    assert cut.endswith(": measure 1 in keep_layout_solve was not over")
    cut = replay(text[: place + 40]).unfinished
    assert cut.endswith(" breaks off, in measure 1")


def test_hostile_traces() -> None:
    rng = random.Random(5)
    texts = [*(session(seed)[0] for seed in range(4)), callback_session()[0]]
    odd = ["0", "-1", "1e9", "null", '"x"', "{}", "[]", "99999999999999999999", '"0x1"', "true",
           '"node 2"', '"layout 1"', '"measure 1"', '"unread"', '"nan"', "[1,2]"]  # fmt: skip
    refused = 0
    for _ in range(300):
        lines = rng.choice(texts).splitlines()
        place = rng.randrange(1, len(lines))
        call = json.loads(lines[place])
        key = rng.choice(list(call))
        call[key] = json.loads(rng.choice(odd))
        lines[place] = json.dumps(call)
        if rng.random() < 0.2:
            del lines[rng.randrange(1, len(lines))]
        try:
            replay("\n".join(lines) + "\n")
        except TraceError:
            refused += 1
    assert refused > 200


# The command


def test_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text, _ = callback_session()
    file, drawing = tmp_path / "bug.trace", tmp_path / "bug.svg"
    file.write_text(text, encoding="utf-8")
    assert main(["replay", str(file), "--svg", str(drawing)]) == 0
    shown = capsys.readouterr()
    assert "layout 1\n" in shown.out
    assert "window" in shown.out
    assert shown.err == ""
    assert "<svg" in drawing.read_text(encoding="utf-8")
    file.write_text(text[:-30], encoding="utf-8")
    assert main(["replay", str(file)]) == 0
    assert "breaks off" in capsys.readouterr().err
    assert main(["replay", str(file), "--layout", "2"]) == 2
    assert "there is 1 layout" in capsys.readouterr().err
    file.write_text("nothing")
    assert main(["replay", str(file)]) == 1
    assert "line 1: the text is not a trace: it does not begin as one\n" in capsys.readouterr().err
    assert main(["replay", str(tmp_path / "none")]) == 2
    assert "No such file" in capsys.readouterr().err


def test_command_from_outside(tmp_path: Path) -> None:
    """As it is documented, and without a warning of Python's."""
    (tmp_path / "bug.trace").write_text(session(3)[0], encoding="utf-8")
    command = [sys.executable, "-W", "error", "-m", "keeplayout", "replay", "bug.trace"]
    path = str(Path(keeplayout.__file__).parents[1])
    environment = {**os.environ, "PYTHONPATH": path}
    done = subprocess.run(
        command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "layout 1" in done.stdout


def boxes() -> str:
    """The trace of ten boxes, and of one that is gone."""
    with recording() as trace:
        ui = Layout()
        for number in range(10):
            ui.node(f"box {number}").width.equal = 20 * number
        ui.roots[3].destroy()
        ui.solve()
    return trace.text


def test_the_least_that_shows_it() -> None:
    def is_wide(replayed: Replayed) -> bool:
        for ui in replayed:
            ui.solve()
        return any(box.frame.width == 140 for ui in replayed for box in ui.roots)

    text = shrink(boxes(), is_wide)
    called = [json.loads(line).get("call") for line in text.splitlines()]
    assert called[1:] == [
        "keep_layout_create",
        "keep_node_create",
        "keep_node_attribute",
        "keep_attribute_set",
    ]
    assert is_wide(replay(text))  # which compares results
    with pytest.raises(TraceError, match="the trace does not show it"):
        shrink(text, lambda replayed: replayed[0].node_count == 2)


def test_what_is_left_of_a_trace() -> None:
    """Without its node a box has no name and no width, and what differs does not matter."""
    lines = boxes().splitlines(keepends=True)
    part = "".join(line for line in lines if '"returns":"node 3"' not in line)
    with pytest.raises(TraceError, match="there is no node 3"):
        replay(part)
    (ui,) = replay(part, strict=False)
    assert [box.name for box in ui.roots] == ["box 0", "box 1", *(f"box {n}" for n in range(4, 10))]
    assert replay(part.replace(":60,", ":61,"), strict=False)[0].node_count == 8


def test_what_was_not_over_is_called() -> None:
    text, _ = callback_session()
    cut = text[: text.index('{"ask":"measure')]
    assert replay(cut).unfinished
    (still,), (solved,) = replay(cut), replay(cut, strict=False)
    assert '"call":"keep_layout_solve"' in replay(cut, strict=False).trace.text
    assert [ui.roots[0].frame.width for ui in (still, solved)] == [0, 320]


def test_shrinking_from_outside(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file, least = tmp_path / "bug.trace", tmp_path / "bug.trace.least"
    file.write_text(boxes(), encoding="utf-8")
    assert main(["shrink", str(file)]) == 1  # it does not crash
    assert "does not show it" in capsys.readouterr().err
    command = ["shrink", str(file), "--out", str(least), "--", "grep", "-q", "box 7"]
    assert main(command) == 0
    # Two for the layout, four a box, two to find the box that is destroyed, and it, and the solve.
    assert capsys.readouterr().out == f"{least}: 1 of {2 + 4 * 10 + 2 + 2} calls\n"
    head, line = least.read_text(encoding="utf-8").splitlines()
    assert "keeplayout trace" in head
    assert '"name":"box 7"' in line

    crash = ("sh", "-c", 'if grep -q "box 4" "$0"; then kill -SEGV $$; fi')
    monkeypatch.setattr(_command, "_CRASH", crash)
    other = tmp_path / "other"
    assert main(["shrink", "--out", str(other), str(file)]) == 0
    assert '"name":"box 4"' in other.read_text(encoding="utf-8").splitlines()[1]
    assert main(["replay", str(other)]) == 1
    assert main(["replay", "--loose", str(other)]) == 0
    assert main(["shrink", str(file), "--", "sh", "-c", "exit 0"]) == 0  # nothing is needed
    capsys.readouterr()
    assert main(["shrink", str(tmp_path / "none")]) == 2
    assert "No such file" in capsys.readouterr().err


def test_without_the_library_that_records(tmp_path: Path) -> None:
    """Everything else works, and recording says what is missing."""
    library = Path(os.environ["KEEPLAYOUT_LIBRARY"]).resolve()
    alone = tmp_path / "libkeeplayout.so.0"
    alone.write_bytes(library.read_bytes())
    script = (
        "from keeplayout import Layout, LibraryError, recording\n"
        "Layout().solve()\n"
        "try:\n    with recording(): pass\n"
        "except LibraryError as error: print(error)\n"
    )
    path = str(Path(keeplayout.__file__).parents[1])
    environment = {**os.environ, "PYTHONPATH": path, "KEEPLAYOUT_LIBRARY": str(alone)}
    done = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True
    )
    assert done.stdout.startswith("nothing can be recorded without libkeeplayout-trace.so: ")
