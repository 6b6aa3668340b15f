"""One version everywhere. The header is where it is decided."""

from __future__ import annotations

import ctypes
import json
import re
from collections.abc import Callable
from pathlib import Path

import keeplayout
import pytest
from elf import SharedLibrary
from header import ROOT, Header


@pytest.fixture
def version(header: Header) -> str:
    """The version, put together from the header's three numbers."""
    macros = {macro.name: macro.value for macro in header.macros}
    return ".".join(macros[f"KEEPLAYOUT_VERSION_{part}"] for part in ("MAJOR", "MINOR", "PATCH"))


def test_header(header: Header, version: str) -> None:
    text = next(m.value for m in header.macros if m.name == "KEEPLAYOUT_VERSION_STRING")
    assert text == f'"{version}"'


def test_library(library: SharedLibrary, version: str) -> None:
    loaded = ctypes.CDLL(str(library.path))
    loaded.keep_version_string.restype = ctypes.c_char_p
    assert loaded.keep_version_string().decode() == version
    major, minor, patch = map(int, version.split("."))
    assert loaded.keep_version_number() == major * 1_000_000 + minor * 1_000 + patch
    assert library.path.name == f"libkeeplayout.so.{version}"


def test_pkg_config(pkg_config: Callable[..., list[str]], version: str) -> None:
    assert pkg_config("--modversion") == [version]


def test_cmake(build: Path, version: str) -> None:
    text = (build / "lib/cmake/keeplayout/keeplayoutConfigVersion.cmake").read_text()
    assert f'set(PACKAGE_VERSION "{version}")' in text
    assert "@" not in text


def test_python(version: str) -> None:
    assert keeplayout.__version__ == version
    assert keeplayout.library_version() == version
    project = (ROOT / "bindings/python/pyproject.toml").read_text()
    assert re.findall(r'^version = "(.*)"$', project, re.MULTILINE) == [version]


def test_rust(version: str) -> None:
    crate = (ROOT / "bindings/rust/Cargo.toml").read_text()
    assert re.findall(r'^version = "(.*)"$', crate, re.MULTILINE) == [version]


def test_lua(version: str) -> None:
    rock = (ROOT / f"bindings/lua/keeplayout-{version}-1.rockspec").read_text()
    assert re.findall(r'^version = "(.*)-1"$', rock, re.MULTILINE) == [version]


def test_javascript(version: str) -> None:
    package = json.loads((ROOT / "bindings/javascript/package.json").read_text())
    assert package["version"] == version


@pytest.mark.parametrize("folder", ["python", "rust", "lua", "go", "javascript"])
def test_licence(folder: str) -> None:
    """A copy, as distributions are made of one folder."""
    licence = ROOT / "bindings" / folder / "LICENSE"
    assert licence.read_bytes() == (ROOT / "LICENSE").read_bytes()
