"""Random systems of a size at which rounding counts, and with bases that are not nearly triangular.

Rows have a few terms between any variables, so that an elimination in the wrong order loses all
digits. No layout is like that.
"""

import random

from systems import AT_LEAST, AT_MOST, EQUAL, REQUIRED, Row, System

NUMBERS = {
    "integers": lambda rng: float(rng.choice([-2, -1, 1, 2])),
    "fractions": lambda rng: rng.choice([-1, 1]) * rng.uniform(0.1, 3),
    "normal": lambda rng: rng.gauss(0, 1),
}
PRIORITIES = (REQUIRED, REQUIRED, 750.0, 500.0, 250.0)


def general(size, rows, terms, numbers, seed):
    """Random variables and rows, all with as many terms; the same for the same seed, for ever."""
    name = f"general {size} {rows} {terms} {numbers} {seed}"
    rng = random.Random(name)
    coefficient = NUMBERS[numbers]

    def row():
        chosen = rng.sample(range(size), min(size, terms))
        constant = float(rng.randint(-100, 100))
        relation = rng.choice([AT_MOST, EQUAL, AT_LEAST])
        return Row(
            tuple((k, coefficient(rng)) for k in chosen),
            relation,
            constant,
            rng.choice(PRIORITIES),
        )

    return System([0.0] * size, [row() for _ in range(rows)], name)
