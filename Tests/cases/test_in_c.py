"""All cases as one program in C, which needs no Python where it runs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from test_cases import FILES, FOLDER

BUILD = FOLDER.parents[1] / "build"
STRICT = ["-std=c99", "-Wall", "-Wextra", "-Werror", "-pedantic"]


def test_cases_in_c(tmp_path: Path) -> None:
    with (tmp_path / "cases.c").open("w") as source:
        subprocess.run([sys.executable, FOLDER / "write_c.py"], check=True, stdout=source)
    include = ["-I", str(FOLDER), "-I", str(BUILD / "include")]
    library = ["-L", str(BUILD / "lib"), "-lkeeplayout", f"-Wl,-rpath,{BUILD / 'lib'}", "-lm"]
    compile_ = ["cc", *STRICT, *include, "cases.c", *library, "-o", "cases"]
    subprocess.run(compile_, cwd=tmp_path, check=True)
    ran = subprocess.run([tmp_path / "cases"], capture_output=True, text=True, check=False)
    assert (ran.stdout, ran.stderr) == (f"{len(FILES)} cases, 0 wrong\n", "")
