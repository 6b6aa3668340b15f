"""Commands that must succeed."""

from __future__ import annotations

import subprocess
from collections.abc import Mapping
from pathlib import Path

import pytest


def run(command: list[str], env: Mapping[str, str] | None = None, cwd: Path | None = None) -> str:
    """What a command prints. If it fails, what it complains of is the test's failure."""
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=env, cwd=cwd)
    if done.returncode != 0:
        pytest.fail(f"{' '.join(command)}: {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout
