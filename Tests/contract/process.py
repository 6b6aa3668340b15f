"""Commands that must succeed, and end."""

from __future__ import annotations

import subprocess
from collections.abc import Mapping
from pathlib import Path

import pytest

PATIENCE = 240
"""Seconds, many times what the longest takes: an emulator may wait for ever."""


def run(command: list[str], env: Mapping[str, str] | None = None, cwd: Path | None = None) -> str:
    """What a command prints. If it fails, what it complains of is the test's failure."""
    try:
        done = subprocess.run(
            command, capture_output=True, text=True, check=False, env=env, cwd=cwd,
            timeout=PATIENCE,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        pytest.fail(f"{' '.join(command)}: no end within {PATIENCE} s")
    if done.returncode != 0:
        pytest.fail(f"{' '.join(command)}: {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout
