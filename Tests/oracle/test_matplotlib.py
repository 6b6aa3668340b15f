"""matplotlib's constrained layout on keeplayout.kiwisolver: axes are where kiwisolver puts them."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[2] / "bindings" / "python" / "src"
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(PACKAGE)}

LAID_OUT = """
import json, sys
if "keeplayout" in sys.argv:
    import keeplayout.kiwisolver
    sys.modules["kiwisolver"] = keeplayout.kiwisolver
import matplotlib
matplotlib.use("agg")
from matplotlib import pyplot

def grid(rows, columns):
    figure, all_axes = pyplot.subplots(rows, columns, layout="constrained", squeeze=False)
    for number, axes in enumerate(all_axes.flat):
        axes.set_title("line\\n" * (number % 3))
        axes.set_ylabel("y" * number)
        axes.plot(range(10 ** (number % 4)))

def colorbars():
    figure, axes = pyplot.subplots(2, 2, layout="constrained")
    image = axes[0, 0].pcolormesh([[1, 2], [3, 4]])
    figure.colorbar(image, ax=axes[:, 1])
    figure.colorbar(image, ax=axes[1, :], location="bottom")

def mosaic():
    figure = pyplot.figure(layout="constrained")
    for name, axes in figure.subplot_mosaic("AAB;CDB;CEE").items():
        axes.set_xlabel(name * 9)

def subfigures():
    figure = pyplot.figure(layout="constrained")
    left, right = figure.subfigures(1, 2, width_ratios=[1, 2])
    left.suptitle("left")
    left.subplots(2, 1)
    right.subplots(3, 2)

places = []
for build in (lambda: grid(1, 1), lambda: grid(3, 4), lambda: grid(6, 2), colorbars, mosaic,
              subfigures):
    build()
    figure = pyplot.gcf()
    for _ in range(2):
        figure.draw_without_rendering()
    places.append([list(axes.get_position().bounds) for axes in figure.axes])
    pyplot.close(figure)
print(json.dumps(places))
"""


def places(solver):
    command = [sys.executable, "-c", LAID_OUT, solver]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, env=ENVIRONMENT)
    return json.loads(done.stdout)


@pytest.mark.seconds(120)
def test_axes_are_where_kiwisolver_puts_them():
    theirs, ours = places("kiwisolver"), places("keeplayout")
    assert [len(figure) for figure in theirs] == [1, 12, 12, 6, 5, 8]
    for expected, found in zip(theirs, ours, strict=True):
        for bounds, others in zip(expected, found, strict=True):
            assert others == pytest.approx(bounds, rel=0, abs=1e-12)
