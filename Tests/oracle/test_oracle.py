"""Random systems by the thousand against the oracles: the vector of violations, and the point."""

import isolation
import pytest
import shrink
import verdict
from budget import seeds
from live import Live
from systems import FAMILIES, TAME, generate

SHARDS = 4  # so that a failure does not hide the rest of its family


@pytest.mark.parametrize("shard", range(SHARDS))
@pytest.mark.parametrize("family", TAME)
@pytest.mark.seconds(60)
def test_random_systems(family, shard):
    for seed in seeds(0, 360)[shard::SHARDS]:
        system = generate(family, seed)
        isolation.note(f"{family} {seed}: python shrink.py {family} {seed}")
        if verdict.solved(system):
            pytest.fail(shrink.report(system))


def bits(system):
    live = Live(system)
    return live.solver.call("solve"), live.solver.values(live.variables).tobytes()


@pytest.mark.parametrize("family", FAMILIES)
def test_the_same_input_gives_the_same_bits(family):
    for seed in seeds(0, 20):
        system = generate(family, seed)
        assert bits(system) == bits(system), system
