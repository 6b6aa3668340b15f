"""Times the solver beside kiwisolver, highspy and the floors of the machine, and layouts beside the
solver alone and beside Yoga and Taffy; prints the ratios.

    python Tests/benchmarks/bench.py [--quick | --full] [--sizes 10,1000] [--workloads chain,soft]

Needs the built library in build/ (or --prefix), a C compiler, numpy, and the rivals that are to
be compared from PyPI; a rival that is not installed is left out, and so is a cell of a rival
in which one measure needs more than a minute. Everything is in build/bench.json as well. Never
fails on a time.
"""

import argparse
import importlib.util
import json
import os
import selectors
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import adversarial
import binary
import growth
import table
import workloads

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
RIVALS = {"kiwisolver": "kiwisolver", "highs": "highspy"}
FLEXBOX = {"yoga": "pyyoga", "taffy": "stretchable"}
PATIENCE = 60.0  # seconds that one measure of a rival may take
MEASURES = ("build", "sweep", "jump", "jump_worst", "add", "remove", "churn", "peak_memory")


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="10 and 100 nodes, a second a cell")
    parser.add_argument("--full", action="store_true", help="also 100,000 nodes")
    parser.add_argument("--sizes", help="numbers of nodes, separated by commas")
    parser.add_argument("--workloads", help=f"of {', '.join(workloads.NAMES)}, separated by commas")
    parser.add_argument("--engines", default="keeplayout,kiwisolver,highs")
    parser.add_argument("--prefix", type=Path, default=ROOT / "build", help="where the library is")
    parser.add_argument("--output", type=Path, default=ROOT / "build/bench.json")
    options = parser.parse_args()
    sizes = [10, 100] if options.quick else [10, 100, 1_000, 10_000]
    sizes += [100_000] if options.full else []
    options.sizes = [int(n) for n in options.sizes.split(",")] if options.sizes else sizes
    options.workloads = options.workloads.split(",") if options.workloads else workloads.NAMES
    options.engines = options.engines.split(",")
    options.seconds = 0.1 if options.quick else 0.5
    return options


def compile_program(name, prefix, folder):
    """A program of this folder, linked as a user links."""
    program = Path(folder) / name
    library = prefix / "lib"
    subprocess.run(
        [
            os.environ.get("CC", "cc"),
            "-std=c99",
            "-O2",
            "-Wall",
            "-Wextra",
            "-o",
            program,
            HERE / f"{name}.c",
            f"-I{prefix / 'include'}",
            f"-L{library}",
            "-lkeeplayout",
            f"-Wl,-rpath,{library.resolve()}",
            "-lm",
        ],
        check=True,
    )
    return program


def run(command, patience):
    """The measures that a command prints, and whether it had to be stopped or failed."""
    child = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    found, deadline = {}, time.monotonic() + patience
    with selectors.DefaultSelector() as selector:
        selector.register(child.stdout, selectors.EVENT_READ)
        while selector.select(max(0.0, deadline - time.monotonic())):
            line = child.stdout.readline()
            if not line:
                break
            measure, value = line.split()
            found[measure] = float(value)
            deadline = time.monotonic() + patience
        else:
            child.kill()
    error = child.stderr.read().strip().splitlines()
    child.stdout.close(), child.stderr.close()
    status = child.wait()
    note = "" if status == 0 else (error[-1] if error and status > 0 else f"stopped ({status})")
    return found, note


class Forecast:
    """Leaves out what would need more than the patience there is, judged by smaller sizes."""

    def __init__(self):
        self.builds = {}

    def remember(self, engine, name, nodes, found):
        self.builds.setdefault((engine, name), {})[nodes] = found.get("build")

    def is_hopeless(self, engine, name, nodes):
        known = self.builds.get((engine, name), {})
        if not known:
            return False
        last = max(known)
        if known[last] is None:
            return nodes > last
        before = [n for n in known if n < last and known[n]]
        growth = nodes / last
        if before:
            steps = max(1.0, known[last] / known[max(before)]) ** 1.3
            growth = max(growth, steps ** (growth / (last / max(before))))
        return known[last] * growth > 2 * PATIENCE


def measure(options, work, engine, program, folder):
    """One engine on one workload."""
    if engine == "keeplayout":
        path = Path(folder) / "workload.bin"
        binary.write(work, path)
        return run([program, path, str(options.seconds)], 2 * PATIENCE)
    command = [sys.executable, HERE / "rivals.py", engine, work.name, str(work.nodes)]
    return run([*command, str(4 * options.seconds)], PATIENCE)


def records(work, engine, found):
    """The records of a cell; the floors come out of the library's driver."""
    for name in MEASURES:
        if name in found:
            unit = "B" if name == "peak_memory" else "s"
            yield work.name, work.nodes, engine, name, found[name], unit
    for floor in ("memcpy", "axpy"):
        if floor in found:
            yield work.name, work.nodes, floor, "sweep", found[floor], "s"


def measure_attributes(options, program):
    """Trees built through attributes at every size, and their records."""
    results, kept = {}, []
    for nodes in options.sizes:
        progress(f"attributes {nodes:,} ...")
        found, note = run([program, str(nodes), str(options.seconds)], 2 * PATIENCE)
        progress(f"attributes {nodes:,}: {note}" if note else "", stays=bool(note))
        results[nodes] = found
        for name, value in found.items():
            unit = "B" if name.endswith("bytes") else "s"
            kept.append(("attributes", nodes, "keeplayout", name, value, unit))
        print(table.attributes(nodes, found), flush=True)
    return results, kept


def complete_tree(nodes):
    """About as many nodes: four in each, to the same depth, so that all boxes fit exactly."""
    sizes = [(4**depth - 1) // 3 for depth in range(2, 12)]
    return min(sizes, key=lambda size: max(size, nodes) / min(size, nodes))


def measure_flexbox(options, program):
    """Yoga and Taffy on the same boxes as a layout through attributes, and their records."""
    results, kept = {}, []
    for nodes in dict.fromkeys(complete_tree(size) for size in options.sizes):
        ours, note = run([program, str(nodes), str(options.seconds)], 2 * PATIENCE)
        cell = results[nodes] = {"keeplayout": ours}
        for engine, module in FLEXBOX.items():
            if not importlib.util.find_spec(module) or "width" not in ours:
                continue
            progress(f"boxes {nodes:,}: {engine} ...")
            command = [sys.executable, HERE / "flexbox.py", engine, str(nodes)]
            command += [str(ours["width"]), str(ours["height"]), str(4 * options.seconds)]
            found, note = run(command, PATIENCE)
            if not note and abs(found["sum"] - ours["sum"]) > 1e-3 * ours["sum"]:
                note = f"other boxes: their widths sum up to {found['sum']}, not {ours['sum']}"
            progress(f"boxes {nodes:,}: {engine}: {note}" if note else "", stays=bool(note))
            cell[engine] = found
            kept += [("boxes", nodes, engine, name, value, "s") for name, value in found.items()]
        print(table.boxes(nodes, cell), flush=True)
    return results, kept


def measure_animation(options, program):
    """Nodes on their way, and their records."""
    found, note = run([program, str(options.seconds)], PATIENCE)
    if note:
        progress(f"animation: {note}", stays=True)
    print(table.animation(found), flush=True)
    kept = [("animation", 1_000, "keeplayout", name, value, "s") for name, value in found.items()]
    return found, kept


def measure_containers(options, program):
    """Columns of rows and a grid, and their records."""
    found, note = run([program, str(options.seconds)], PATIENCE)
    if note:
        progress(f"containers: {note}", stays=True)
    print(table.containers(found), flush=True)
    kept = [("containers", 1_000, "keeplayout", name, value, "s") for name, value in found.items()]
    return found, kept


def measure_growth():
    """What is linear, at two sizes, and its records."""
    progress("growth ...")
    found = growth.measure()
    print(table.growth(found, growth.SMALL, growth.LARGE), flush=True)
    return [
        ("growth", nodes, "keeplayout", name, value, "s")
        for name, times in found.items()
        for nodes, value in zip((growth.SMALL, growth.LARGE), times, strict=True)
    ]


def measure_adversarial(options, engines):
    """Systems that no layout has, beside a linear programming code, and their records."""
    kept = []
    for name, sizes in adversarial.SIZES.items():
        for size in sizes[:1] if options.quick else sizes:
            cell = {}
            for engine in (e for e in engines if e != "kiwisolver"):
                progress(f"{name} {size:,}: {engine} ...")
                command = [sys.executable, HERE / "adversarial.py", engine, name, str(size)]
                cell[engine], note = run(command, PATIENCE / 2)
                progress(f"{name} {size:,}: {engine}: {note}" if note else "", stays=bool(note))
                kept += [
                    (f"adversarial {name}", size, engine, measure, value, "s")
                    for measure, value in cell[engine].items()
                    if measure != "cost"
                ]
            print(table.adversarial(name, size, cell), flush=True)
    return kept


def progress(text, stays=False):
    """One line that the next one replaces, on a terminal."""
    if stays or sys.stderr.isatty():
        print(f"  {text}".ljust(78), end="\n" if stays else "\r", file=sys.stderr, flush=True)


def cells(options):
    for name in options.workloads:
        for nodes in options.sizes if name != "form" else [1]:
            yield name, nodes


def main():
    begin, options = time.monotonic(), arguments()
    engines = [e for e in options.engines if e not in RIVALS or importlib.util.find_spec(RIVALS[e])]
    forecast, results, kept = Forecast(), {}, []
    with tempfile.TemporaryDirectory() as folder:
        program = None
        if "keeplayout" in engines:
            program = compile_program("driver", options.prefix, folder)
        for name, nodes in cells(options):
            work = workloads.generate(name, nodes)
            cell = results[name, nodes] = {}
            for engine in engines:
                if forecast.is_hopeless(engine, name, nodes):
                    continue
                progress(f"{name} {nodes:,}: {engine} ...")
                found, note = measure(options, work, engine, program, folder)
                forecast.remember(engine, name, nodes, found)
                cell[engine] = found
                if note:
                    progress(f"{name} {nodes:,}: {engine}: {note}", stays=True)
                kept += records(work, engine, found)
            progress("")
            print(table.cell(work, cell), flush=True)
        trees, boxes, moving, arranged = {}, {}, {}, {}
        if "keeplayout" in engines:
            program = compile_program("attributes", options.prefix, folder)
            trees, more = measure_attributes(options, program)
            kept += more
            boxes, more = measure_flexbox(options, program)
            kept += more
            program = compile_program("animation", options.prefix, folder)
            moving, more = measure_animation(options, program)
            kept += more
            program = compile_program("containers", options.prefix, folder)
            arranged, more = measure_containers(options, program)
            kept += more
        above, texts, more = {}, {}, ""
        for name in ("layout", "equations") if "keeplayout" in engines else ():
            program = compile_program(name, options.prefix, folder)
            found, note = run([program, str(options.seconds)], PATIENCE)
            above |= found
            if note:
                progress(f"{name}: {note}", stays=True)
        if "keeplayout" in engines:
            print(table.adversarial_head(), flush=True)
            kept += measure_adversarial(options, engines)
            program = compile_program("content", options.prefix, folder)
            texts, more = run([program, str(options.seconds)], PATIENCE)
            kept += measure_growth()
    if more:
        progress(f"texts: {more}", stays=True)
    kept += [
        ("texts", 1_000, "keeplayout", name, value, "calls" if name.endswith("calls") else "s")
        for name, value in texts.items()
    ]
    kept += [("layout", 1, "keeplayout", name, value, "s") for name, value in above.items()]
    print(table.layout(above))
    print(table.texts(texts))
    print(table.asked(results, above, trees, boxes, moving, texts, arranged))
    keys = ("workload", "nodes", "engine", "measure", "value", "unit")
    options.output.parent.mkdir(parents=True, exist_ok=True)
    lines = ",\n  ".join(json.dumps(dict(zip(keys, record, strict=True))) for record in kept)
    options.output.write_text(f"[\n  {lines}\n]\n")
    print(f"\nThis took {(time.monotonic() - begin) / 60:.1f} minutes.")


if __name__ == "__main__":
    main()
