"""The results of the benchmarks in words: a table a cell, and at the end what is asked."""

LABELS = {
    "build": "build, first solve, read all",
    "make_and_build": "the same with its constraints made",
    "sweep": "sweep: edit, solve, read changes",
    "sweep_all": "sweep, reading all values",
    "jump": "jump, median",
    "jump_worst": "jump, worst",
    "add": "add one row",
    "remove": "remove one row",
    "churn": "take a subtree out and put it back",
    "peak_memory": "peak memory",
}
ANIMATION = {
    "moved": "a step, and reading what moved",
    "frames": "a step, and reading all by handle",
    "solved": "a step that solves, and reading what moved",
    "still": "a step when nothing moves",
    "memcpy": "a copy of the frames",
}
ABOVE = {
    "reload": "reload, 1,000 conditions, none turned",
    "reload_solve": "the solve after it",
    "turn": "reload, 1,000 conditions, all turned",
    "turn_solve": "the solve after it",
    "idle_solve": "a solve with nothing to do",
    "equation": "an equation string, of 100,000",
    "equation_alone": "an equation string, alone",
    "equation_refused": "one with a fault, told in words",
}
ATTRIBUTES = {
    "build": "build through attributes, solve, read all",
    "solver_build": "the solver alone, the same rows in bulk",
    "call": "a constraint, its share of the node included",
    "set": "set a value",
    "frame": "a frame, read in bulk",
    "node_bytes": "a node with four constraints",
    "solver_node_bytes": "the solver alone, loaded in bulk",
}
TEXTS = {
    "build_plain": "build and solve, heights known",
    "build": "build and solve, every text measured",
    "edit_last": "another text for the last label",
    "edit_first": "another text for the first label",
    "fit_same": "how high at the same width",
    "fit_other": "how high at another width",
}
CONTAINERS = {
    "build_attributes": "1,000 rows with attributes, first layout",
    "build": "the same of containers, members first",
    "build_appended": "the same, members appended one by one",
    "insert_few": "a row more in the middle of 100",
    "remove_few": "a row less in the middle of 100",
    "insert_many": "a row more in the middle of 1,000",
    "remove_many": "a row less in the middle of 1,000",
    "insert_last": "a row more in front of the last of 1,000",
    "remove_last": "a row less in front of the last of 1,000",
    "grid_build": "a grid of 100 x 100, first solve",
    "resize": "the grid resized, and its frames read",
    "memcpy": "a copy of its frames",
}
BOXES = {"first": "first layout of new boxes", "resized": "a root that is a point wider"}
RIVALS = ("kiwisolver", "highs")
FLEXBOX = ("yoga", "taffy")


def amount(value, is_memory=False):
    """Three digits and a unit."""
    units = ((1e9, "GB"), (1e6, "MB"), (1e3, "kB"), (1, "B"))
    if not is_memory:
        units = ((1, "s"), (1e-3, "ms"), (1e-6, "us"), (1e-9, "ns"))
    size, unit = next(((s, u) for s, u in units if value >= s), units[-1])
    return f"{value / size:.3g} {unit}"


def ratio(other, ours):
    return f"x {other / ours:,.3g}" if ours else ""


def cell(work, found):
    """One workload at one size: the library, and how many times as much the others need."""
    ours = found.get("keeplayout", {})
    rows = len(work.constants) + len(work.edits)
    head = f"{work.name}, {work.nodes:,} nodes: {work.variables:,} variables, {rows:,} rows"
    lines = ["", head, f"  {'':36}{'keeplayout':>12}{'kiwisolver':>22}{'highs':>22}   floor"]
    for measure, label in LABELS.items():
        others = [found.get(rival, {}).get(measure) for rival in RIVALS]
        if measure == "sweep_all":
            others = [found.get(rival, {}).get("sweep") for rival in RIVALS]
        mine = ours.get("build" if measure == "make_and_build" else measure)
        if mine is None and not any(others):
            continue
        line = (
            f"  {label:36}{amount(mine, measure == 'peak_memory') if mine is not None else '-':>12}"
        )
        for other in others:
            text = "-" if other is None else amount(other, measure == "peak_memory")
            line += f"{text:>11}{ratio(other, mine) if other and mine else '':>11}"
        lines.append((line + reference(measure, ours)).rstrip())
    if "bytes" in ours:
        terms = len(work.columns) + len(work.edits)
        each = ours["bytes"] / work.variables
        limit = (200 * work.variables + 40 * terms) / work.variables
        held = amount(ours["bytes"], True)
        lines.append(f"  {'held':36}{held:>12}  {each:,.0f} B a variable, asked <= {limit:,.0f}")
    return "\n".join(lines)


def reference(measure, ours):
    """What the machine needs for the same values, and how far above it we are."""
    if measure == "sweep" and ours.get("sweep_touched"):
        values = f"{ours['sweep_touched']:,.0f} values"
        return (
            f"   axpy {amount(ours['axpy'])} for {values}, {ours['sweep'] / ours['axpy']:.2g} of it"
        )
    if measure == "sweep_all" and ours.get("memcpy"):
        return f"   memcpy {amount(ours['memcpy'])}"
    return ""


def _line(name, nodes, what, value, bound, at_least):
    good = value >= bound if at_least else value <= bound
    sign = ">=" if at_least else "<="
    verdict = "ok  " if good else "MISS"
    return f"  {verdict} {name:12}{nodes:>8,}  {what:40}{value:>10,.3g}  asked {sign} {bound:g}"


def _of_builds(name, nodes, found):
    ours = found["keeplayout"].get("build")
    if not ours:
        return
    if (nodes == 1_000 or name == "form") and found.get("kiwisolver", {}).get("build"):
        bound = 100 if name in ("chain", "tree", "tree-filled", "table") else 20
        yield _line(
            name, nodes, "build, times kiwisolver", found["kiwisolver"]["build"] / ours, bound, True
        )
    if found.get("highs", {}).get("build") and (nodes >= 1_000 or name == "form"):
        yield _line(name, nodes, "build, times highs", found["highs"]["build"] / ours, 5, True)


def _of_edits(name, nodes, found):
    ours = found["keeplayout"]
    if ours.get("sweep_touched", 0) >= 100 and nodes >= 1_000:
        yield _line(
            name, nodes, "sweep, in axpys over what moved", ours["sweep"] / ours["axpy"], 2, False
        )
        share = ours["sweep_all"] / (2 * ours["axpy"] + 3 * ours["memcpy"])
        yield _line(name, nodes, "reading all, in 2 axpys + 3 memcpys", share, 1, False)
    if "jump_worst" in ours:
        yield _line(
            name,
            nodes,
            "worst jump, in median sweeps",
            ours["jump_worst"] / ours["sweep"],
            50,
            False,
        )
    worst = found.get("kiwisolver", {}).get("jump_worst")
    if worst and nodes >= 1_000:
        yield _line(
            name, nodes, "worst jump, times kiwisolver", worst / ours["jump_worst"], 100, True
        )


def _of_growth(name, results):
    """From a thousand nodes to the largest size: at most linear times 1.3."""
    builds = {n: f["keeplayout"].get("build") for (w, n), f in results.items() if w == name}
    large = max(builds, default=0)
    if large > 1_000 and builds.get(1_000) and builds[large]:
        growth = builds[large] / builds[1_000] / (large / 1_000)
        yield _line(name, large, "build, growth from 1,000 over linear", growth, 1.3, False)


def layout(above):
    """What a layout does above its solver."""
    lines = ["", "layout, 250 nodes"] if above else []
    for measure, label in ABOVE.items():
        if measure in above:
            lines.append(f"  {label:36}{amount(above[measure]):>12}")
    return "\n".join(lines)


def attributes(nodes, found):
    """A tree of a number of nodes, built through attributes."""
    lines = ["", f"attributes, {nodes:,} nodes in a tree"]
    for measure, label in ATTRIBUTES.items():
        if measure in found:
            lines.append(f"  {label:46}{amount(found[measure], measure.endswith('bytes')):>12}")
    return "\n".join(lines)


def boxes(nodes, found):
    """The call that lays out, ours with all frames read, beside those of two flexbox engines."""
    lines = ["", f"boxes, {nodes:,} in a tree", f"  {'':30}{'keeplayout':>12}"]
    lines[-1] += "".join(f"{rival:>22}" for rival in FLEXBOX)
    for measure, label in BOXES.items():
        mine = found["keeplayout"].get(measure)
        if not mine:
            continue
        line = f"  {label:30}{amount(mine):>12}"
        for rival in FLEXBOX:
            other = found.get(rival, {}).get(measure)
            line += f"{amount(other):>11}{ratio(other, mine):>11}" if other else f"{'-':>22}"
        lines.append(line)
    return "\n".join(lines)


def _of_boxes(nodes, found):
    yoga, ours = found.get("yoga", {}), found["keeplayout"]
    if nodes >= 1_000 and "first" in yoga:
        share = ours["first"] / yoga["first"]
        yield _line("boxes", nodes, "first layout, times Yoga", share, 1, False)
        share = yoga["resized"] / ours["resized"]
        yield _line("boxes", nodes, "Yoga's resize, times ours", share, 50, True)


def animation(found):
    """Nodes on their way."""
    lines = ["", "animation, 1,000 nodes that move"] if found else []
    for measure, label in ANIMATION.items():
        if measure in found:
            lines.append(f"  {label:46}{amount(found[measure]):>12}")
    return "\n".join(lines)


def growth(found, small, large):
    """What grows with how much there is: the square would be 8 times linear, and noise is not 3."""
    lines = ["", f"growth, {small:,} and {large:,} of them"]
    for name, (less, more) in found.items():
        lines.append(f"  {name:46}{amount(less):>12}{amount(more):>12}")
    for name, (less, more) in found.items():
        over = more / less * small / large
        lines.append(_line("growth", large, f"{name}, over linear", over, 3, False))
    return "\n".join(lines)


def adversarial_head():
    head = f"  {'':20}{'keeplayout':>12}{'highs':>22}{'edited':>12}{'highs':>22}"
    return f"\nadversarial: systems that no layout has, solved first and after an edit\n{head}"


def adversarial(name, size, cell):
    """One system: both engines, how many times as much HiGHS needs, and whether optima differ."""
    ours, highs = cell.get("keeplayout", {}), cell.get("highs", {})
    line = f"  {f'{name} {size:,}':20}"
    for measure in ("first", "edited"):
        mine, other = ours.get(measure), highs.get(measure)
        line += f"{amount(mine) if mine else '-':>12}"
        line += f"{amount(other) if other else '-':>11}"
        line += f"{ratio(other, mine) if other and mine else '':>11}"
    costs = [found["cost"] for found in (ours, highs) if "cost" in found]
    if len(costs) == 2 and abs(costs[0] - costs[1]) > 1e-6 * max(1, *costs):
        line += "   OPTIMA DIFFER"
    return line.rstrip()


def _of_animation(moving):
    if moving.get("memcpy") and "moved" in moving:
        share = moving["moved"] / moving["memcpy"]
        yield _line("animation", 1_000, "step and read, times memcpy", share, 5, False)


def containers(found):
    """Columns of rows, and a grid."""
    lines = ["", "containers"] if found else []
    for measure, label in CONTAINERS.items():
        if measure in found:
            lines.append(f"  {label:46}{amount(found[measure]):>12}")
    return "\n".join(lines)


def _of_containers(found):
    """A row costs what its neighbours do: 2 is noise, and all of them would be 10."""
    if "memcpy" not in found:
        return
    for build, what in (("build", "members first"), ("build_appended", "appended")):
        share = found[build] / found["build_attributes"]
        yield _line("containers", 1_000, f"{what}, times attributes", share, 1.5, False)
    for change, what in (("insert", "a row more"), ("remove", "a row less")):
        growth = found[f"{change}_many"] / found[f"{change}_few"]
        yield _line("containers", 1_000, f"{what}, times that of 100", growth, 2, False)
    share = found["resize"] / found["memcpy"]
    yield _line("containers", 10_000, "grid resized and read, times memcpy", share, 10, False)


def texts(found):
    """A form of a thousand labels with texts that wrap."""
    lines = ["", "texts, 1,000 labels below each other"] if found else []
    for measure, label in TEXTS.items():
        if measure in found:
            calls = found.get("calls" if measure == "build" else f"{measure}_calls")
            note = "" if calls is None else f"   {calls:,.0f} measured"
            lines.append(f"  {label:36}{amount(found[measure]):>12}{note}")
    return "\n".join(lines)


def _of_texts(found):
    if "fit_other" not in found:
        return
    build = found["build"]
    share = build / found["build_plain"]
    yield _line("texts", 1_000, "build with measuring, times without", share, 3, False)
    yield _line("texts", 1_000, "measured, times a label", found["calls"] / 1_000, 1, False)
    edit = found["edit_first_calls"]
    yield _line("texts", 1_000, "measured for another text", edit, 1, False)
    for measure in ("fit_same", "fit_other"):
        share = 100 * found[measure] / build
        yield _line("texts", 1_000, f"{TEXTS[measure]}, % of a build", share, 5, False)


def _of_attributes(nodes, found):
    if nodes < 1_000 or "solver_node_bytes" not in found:
        return
    share = found["build"] / found["solver_build"]
    yield _line("attributes", nodes, "build, times the solver alone", share, 2, False)
    yield _line("attributes", nodes, "set a value, in ns", 1e9 * found["set"], 100, False)
    yield _line("attributes", nodes, "a frame in bulk, in ns", 1e9 * found["frame"], 10, False)
    yield _line("attributes", nodes, "bytes a node", found["node_bytes"], 900, False)


def _of_layout(above):
    """An unchanged reload leaves the solver nothing; clocks are no finer than the bound."""
    if above.get("idle_solve") and "reload_solve" in above:
        share = above["reload_solve"] / above["idle_solve"]
        yield _line("layout", 250, "solve after a reload, in idle solves", share, 3, False)
    if above.get("equation"):
        rate = 1e-6 / above["equation"]
        yield _line("layout", 1_000, "million equation strings a second", rate, 1, True)


def asked(results, above, trees, flexbox, moving, forms, arranged):
    """The figures that the design asks for, where they were measured."""
    results = {key: found for key, found in results.items() if "keeplayout" in found}
    lines = ["", "asked"]
    for (name, nodes), found in results.items():
        lines += _of_builds(name, nodes, found)
    for (name, nodes), found in results.items():
        lines += _of_edits(name, nodes, found)
    for name in dict.fromkeys(name for name, _ in results):
        lines += _of_growth(name, results)
    for nodes, found in trees.items():
        lines += _of_attributes(nodes, found)
    for nodes, found in flexbox.items():
        lines += _of_boxes(nodes, found)
    lines += _of_layout(above)
    lines += _of_animation(moving)
    lines += _of_texts(forms)
    lines += _of_containers(arranged)
    return "\n".join(lines)
