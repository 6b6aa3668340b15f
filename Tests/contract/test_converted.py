"""The code that `keeplayout convert` writes compiles and builds the layout of its document."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from commands import ALL, differences
from header import ROOT
from keeplayout import Layout
from keeplayout.commands.convert import converted
from keeplayout.commands.source import Source
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


@pytest.mark.parametrize("file", ALL, ids=lambda file: file.stem)
def test_c_builds_the_same(file: Path, program: Path, build: Path) -> None:
    printed = run([str(program), file.stem], env={"LD_LIBRARY_PATH": str(build / "lib")})
    ui = Layout()
    ui.read_document(file.read_text("utf-8"))
    assert differences(ui, printed) == []


@pytest.mark.parametrize("file", IN_SWIFT, ids=lambda file: file.stem)
def test_swift_is_what_the_swift_tests_compile(file: Path) -> None:
    """They compare its frames with those of the document."""
    code = converted(Source.read(file), "swift", file.stem)
    assert code.removeprefix("import KeepLayout\n\n") in SWIFT.read_text("utf-8")
    assert f'/{file.name}"' in SWIFT.read_text("utf-8")
