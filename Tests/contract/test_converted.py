"""The code that `keeplayout convert` writes compiles and builds the layout of its document."""

from __future__ import annotations

import json
import random
import shutil
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest
from commands import ALL, differences
from grown_layout import NUMBERS, all_nodes, grown, scatter
from header import ROOT
from keeplayout import Layout
from keeplayout.commands.convert import converted
from keeplayout.commands.source import Source
from platforms import WEBASSEMBLY, required
from process import run

SWIFT = ROOT / "Tests" / "SwiftTests" / "ConvertedTests.swift"
IN_SWIFT = [file for file in ALL if file.stem != "everything"]
"""Those that the Swift package has all words for."""

MAIN = """
#include <stdio.h>
#include <string.h>

int main(int count, char **words) {
  keep_layout *ui = NULL;
  for (int i = 1; i < count; i++) {
%s
  }
  if (!ui || keep_layout_error(ui)) return 1;
  fputs(keep_layout_description(ui), stdout);
  keep_layout_destroy(ui);
  return 0;
}
"""

PACKAGE = ROOT / "bindings" / "javascript"
IN_NODE = """
function frames(ui) {
  const nodes = ui.roots();
  for (const node of nodes) nodes.push(...node.children());
  return nodes.map(({ name, frame: { x, y, width, height } }) => [name, x, y, width, height]);
}
const found = {};
for (const name of process.argv.slice(2)) {
  const [make] = Object.values(await import(`./${name}.mjs`));
  const ui = make();
  found[name] = { description: `${ui}`, frames: frames(ui) };
}
console.log(JSON.stringify(found));
"""

VARIOUS = """\
keeplayout 1
mixed-axes
node 1 "window"
  size-width 400
  size-height 300
  node 2 "parent"
    sum = -10 : 1 2 right, -1 parent right
    sum = 0 : 1 2 left, -0.1 parent width @high
    sum >= 40 : 1 2 left, 1 2 right, -0.25 1 height
    top-inset = 30
    height = 1 * width of 1 + -340
    name height "how high"
  node 3 "added"
    left-inset = 2 * top-inset of 2 + 3 @600
    top-inset >= 1 * top-inset of 2 + 0
    bottom-inset = 12 rule @low
    width = 0.5 * width of 2 + -8
    left-alignment to 2 = 1 rule off named "is \\"off\\""
    sum = 4 : 1 3 top, -2 2 bottom off named "off"
  node 4 "lines"
    column
    wraps
    gap 2
    row-gap 6
    row-distribution packed
    row-bias 0.25
    last-line-packed
    lines-reversed
    safe
    height = 50
    node 5 "first"
      size = 30
      gap-after 9
    node 6 "second"
      size = 30
  node 7 "grid"
    grid
    grid-column 8 min 20 max 90
    grid-column 9 fraction 2 max 70
    grid-column 10 fixed 30
    grid-row 11 fixed 40
    gap 3
    row-gap 4
    padding-left 5
    alignment center
    justify end
    distribution spread
    row-distribution around
    padding-from-margins
    insets = 2
    guide 8
    guide 9
    guide 10
    guide 11
    node 12 "wide"
      cells 1 0 2 1
      content-width 120
      content-height 10
      own-alignment start
    node 13 "below"
      cells 0 3 1 1
      content-height 7
      own-justify fill
  guide 14 "third"
    guideline
    edge left
    fraction 0.3333333333333333
    distance 2
  guide 15
    barrier 2 3
    edge right
    distance 8
  node 16 "on a circle"
    circle 3 45 20
    left-inset >= 0
node 17 "form"
  size-width 300
  grid
  grid-column 18
  grid-column 19 fraction 1
  grid-row 20
  gap 8
  guide 18
  guide 19
  guide 20
  node 21 "title"
    cells 0 0 1 1
    content-width 40
    content-height 20
"""
"""What no other document of these has."""


@pytest.fixture(scope="module")
def in_node(tmp_path_factory: pytest.TempPathFactory) -> Callable[[Mapping[str, str]], Any]:
    """Runs documents as JavaScript, all in one process: what each says of its layout, and the
    frames of its nodes."""
    module = required(WEBASSEMBLY, "all").build / "lib" / "keeplayout.wasm"
    folder = tmp_path_factory.mktemp("javascript")
    package = folder / "node_modules" / "keeplayout"
    shutil.copytree(PACKAGE / "src", package / "src")
    shutil.copy(PACKAGE / "package.json", package)
    shutil.copy(module, package)
    (folder / "run.mjs").write_text(IN_NODE, "utf-8")

    def results(documents: Mapping[str, str]) -> Any:
        for name, document in documents.items():
            code = converted(Source("x", document), "javascript", name)
            (folder / f"{name}.mjs").write_text(code, "utf-8")
        return json.loads(run(["node", "run.mjs", *documents], cwd=folder))

    return results


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory, pkg_config: Callable[..., list[str]]) -> Path:
    """All documents as one program in C, which prints the layout that it is asked for."""
    folder = tmp_path_factory.mktemp("converted")
    code = "".join(converted(Source.read(file), "c", file.stem) for file in ALL)
    choices = "\n".join(
        f'    if (!strcmp(words[i], "{file.stem}")) ui = {file.stem}_create();' for file in ALL
    )
    (folder / "all.c").write_text(code + MAIN % choices, "utf-8")
    flags = ["-Wall", "-Wextra", "-Werror", *pkg_config("--cflags", "--libs")]
    run(["cc", "all.c", "-o", "all", *flags], cwd=folder)
    return folder / "all"


def read(document: str) -> Layout:
    ui = Layout()
    ui.read_document(document)
    return ui


@pytest.mark.parametrize("file", ALL, ids=lambda file: file.stem)
def test_c_builds_the_same(file: Path, program: Path, build: Path) -> None:
    printed = run([str(program), file.stem], env={"LD_LIBRARY_PATH": str(build / "lib")})
    assert differences(read(file.read_text("utf-8")), printed) == []


@pytest.mark.parametrize("file", IN_SWIFT, ids=lambda file: file.stem)
def test_swift_is_what_the_swift_tests_compile(file: Path) -> None:
    """They compare its frames with those of the document."""
    code = converted(Source.read(file), "swift", file.stem)
    assert code.removeprefix("import KeepLayout\n\n") in SWIFT.read_text("utf-8")
    assert f'/{file.name}"' in SWIFT.read_text("utf-8")


def test_javascript_builds_the_same(in_node: Callable[[Mapping[str, str]], Any]) -> None:
    """By the reader of documents, to which the code owes nothing."""
    documents = {file.stem: file.read_text("utf-8") for file in ALL} | {"various": VARIOUS}
    for name, found in in_node(documents).items():
        assert differences(read(documents[name]), found["description"]) == [], name


def test_javascript_of_layouts_at_random(in_node: Callable[[Mapping[str, str]], Any]) -> None:
    documents = {}
    for seed in range(60):
        ui = grown(seed, NUMBERS)
        if seed >= 40:
            scatter(ui, random.Random(seed))
            ui.solve()
        documents[f"grown{seed}"] = ui.document
    for name, found in in_node(documents).items():
        nodes = all_nodes(read(documents[name]))
        for node, (same, *frame) in zip(nodes, found["frames"], strict=True):
            assert same == node.name
            assert frame == pytest.approx(list(node.frame), rel=1e-9, abs=1e-9), name


def test_hostile_names_in_javascript(in_node: Callable[[Mapping[str, str]], Any]) -> None:
    """Names that would end a string, or begin something else, or are words of the language."""
    names = ['"; exit(1) //', "\\", "${1}", "'\"", "\u2028\x07", "await", "keep", "ui", "*/"]
    nodes = "".join(f"node {place} {json.dumps(name)}\n" for place, name in enumerate(names, 1))
    found = in_node({"hostile": f"keeplayout 1\n{nodes}"})["hostile"]["frames"]
    assert [name for name, *_ in found] == names
