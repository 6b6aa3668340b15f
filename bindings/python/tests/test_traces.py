"""What was called is called again, to the same bits."""

from __future__ import annotations

import json
import random

import pytest
from keeplayout import HIGH, AttributeKind, KeepError, Layout, Relation, Value
from keeplayout.trace import TraceError, recording, replay


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
    with recording() as trace:
        Layout()
    assert trace.text.count("\n") == 3  # the version, create, and the conflict policy
    assert again.node_count >= 1


def test_nothing_is_recorded_outside() -> None:
    before = Layout()
    with recording() as trace:
        before.node()
        with pytest.raises(RuntimeError), recording():
            pass
    assert trace.text.count("\n") == 1


def test_another_result_is_told() -> None:
    text, _ = session(1)
    lines = text.splitlines()
    for place, line in enumerate(lines):
        call = json.loads(line)
        if call[0] == "keep_attribute_set_equal" if isinstance(call, list) else False:
            call[2] = {"error": -7}
            lines[place] = json.dumps(call)
            with pytest.raises(TraceError, match=f"line {place + 1}: the result is"):
                replay("\n".join(lines))
            return


def test_hostile_traces() -> None:
    rng = random.Random(5)
    texts = [session(seed)[0] for seed in range(4)]
    odd = ["0", "-1", "1e9", "null", '"x"', "{}", "[]", "99999999999999999999", '{"id":1}', "true"]
    for text in ["", "{}", "[]", "nonsense", '{"keeplayout trace": 2}', "[" * 5000]:
        with pytest.raises(TraceError):
            replay(text)
    refused = 0
    for _ in range(400):
        lines = rng.choice(texts).splitlines()
        place = rng.randrange(len(lines))
        call = json.loads(lines[place])
        if isinstance(call, list) and call[1]:
            call[1][rng.randrange(len(call[1]))] = json.loads(rng.choice(odd))
            lines[place] = json.dumps(call)
        else:
            lines[place] = rng.choice(odd)
        try:
            replay("\n".join(lines))
        except TraceError:
            refused += 1
    assert refused > 100
