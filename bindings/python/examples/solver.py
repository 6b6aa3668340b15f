"""The solver alone: hours of three workers on five days. Limits are required, what a day needs
comes before what anyone likes, and no number of likes outweighs it."""

from __future__ import annotations

import sys

from keeplayout import HIGH, LOW, Rect, Relation, Solver
from picture import BLUE, ORANGE, PAPER, SKY, Picture

DAYS = {"Mon": 20, "Tue": 24, "Wed": 16, "Thu": 30, "Fri": 12}
LIKES = 8, 6, 4

solver = Solver()
hours = [solver.add_variables(len(LIKES)) for _ in DAYS]
needs = []
for day, need in zip(hours, DAYS.values(), strict=True):
    for variable, likes in zip(day, LIKES, strict=True):
        solver.add_row({variable: 1}, Relation.AT_LEAST, 0)
        solver.add_row({variable: 1}, Relation.AT_MOST, 9)
        solver.add_row({variable: 1}, Relation.EQUAL, likes, priority=LOW)
    row = dict.fromkeys(day, 1)
    needs.append(solver.add_row(row, Relation.EQUAL, need, priority=HIGH))
for worker in range(len(LIKES)):
    solver.add_row({day[worker]: 1 for day in hours}, Relation.AT_MOST, 40)
solver.solve()

print("day  needs  hours          missed by")
picture = Picture(360, 240)
for d, (name, need) in enumerate(DAYS.items()):
    values = solver.values(hours[d])
    numbers = "".join(f"{value:4g}" for value in values)
    print(f"{name}  {need:5g}{numbers}{needs[d].violation:12g}")
    picture.rect(Rect(d * 64, 180 - 6 * need, 48, 6 * need), PAPER, 0)
    top = 180.0
    for value, colour in zip(values, (SKY, BLUE, ORANGE), strict=True):
        top -= 6 * value
        picture.rect(Rect(d * 64, top, 48, 6 * value - 1), colour, 2)
    picture.text(d * 64 + 24, 198, name, "middle")
print(f"{solver.freedom()} numbers could be otherwise at no loss")
picture.save(sys.argv)
