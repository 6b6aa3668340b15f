"""Lets the Swift compiler use its libraries for one platform on another, for which it has none.

    borrow_modules.py FROM TO FOLDER

makes FOLDER a copy of the compiler's resource folder, of links, in which the modules of Embedded
Swift for the triple FROM are there for TO, too. They are the same modules with the triple in them
replaced, which has to be as long. That works as far as the two differ in nothing that the modules
make use of; the tests of the library that is built with it tell.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path


def toolchain() -> tuple[str, Path]:
    """How the compiler calls itself, and its resource folder."""
    found = shutil.which("swiftc")
    if found is None:
        raise SystemExit("there is no swiftc; README.md says where to get Swift")
    told = subprocess.run([found, "-print-target-info"], capture_output=True, check=True)
    info = json.loads(told.stdout)
    return f"{info['compilerVersion']}, {found}", Path(info["paths"]["runtimeResourcePath"])


def borrowed(module: Path, source: str, target: str) -> bytes:
    """The module for another triple."""
    old, new = source.encode(), target.encode()
    content = module.read_bytes()
    if len(old) != len(new) or content.count(old) != 1:
        raise ValueError(f"{module.name} does not name {source} once, and {target} in its place")
    return content.replace(old, new)


def link_all(folder: Path, to: Path) -> None:
    """Makes a folder whose entries are links."""
    to.mkdir(parents=True)
    for entry in folder.iterdir():
        (to / entry.name).symlink_to(entry)


def lend(resources: Path, folder: Path, source: str, target: str) -> None:
    """Makes the copy of the resource folder."""
    if folder.exists():
        shutil.rmtree(folder)
    link_all(resources, folder)
    embedded = folder / "embedded"
    embedded.unlink()
    link_all(resources / "embedded", embedded)
    for module in (resources / "embedded").glob(f"*.swiftmodule/{source}.swiftmodule"):
        place = embedded / module.parent.name
        place.unlink()
        place.mkdir()
        (place / f"{target}.swiftmodule").write_bytes(borrowed(module, source, target))
    if not (embedded / "Swift.swiftmodule" / f"{target}.swiftmodule").exists():
        raise ValueError(f"it has no library for {source}")


def main(source: str, target: str, folder: Path) -> None:
    name, resources = toolchain()
    try:
        lend(resources, folder, source, target)
    except (OSError, ValueError) as failure:
        shutil.rmtree(folder, ignore_errors=True)
        raise SystemExit(
            f"this toolchain cannot build for {target}: {name}: {resources}: {failure}"
        ) from None


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], Path(sys.argv[3]))
