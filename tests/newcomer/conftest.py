"""The built wheel, once for all processes, and a clean virtual environment for each newcomer."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from workers import made_once

from firehouse import _engine

ROOT = Path(__file__).resolve().parents[2]
PINS = ROOT / "requirements" / "dev.txt"
OUTSIDE = re.compile("PYTHON|FIREHOUSE_|VIRTUAL_ENV")


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel of this tree: with the compiled engine where these tests run on one."""

    def build(folder: Path) -> None:
        pure = {} if _engine.mode() == "compiled" else {"FIREHOUSE_PURE": "1"}
        command = ["-m", "hatchling", "build", "-t", "wheel", "-d", folder]
        done = run([sys.executable, *command], ROOT, os.environ | pure)
        assert done.returncode == 0, done.stdout + done.stderr

    (path,) = made_once(tmp_path_factory, "newcomer-wheel", build).glob("*.whl")
    return path


@pytest.fixture
def newcomer(wheel: Path, tmp_path: Path) -> Callable[..., str]:
    """Runs a script of this folder where nothing but the wheel and its extras is installed."""

    def walk(script: str, extras: str = "") -> str:
        home = tmp_path / "home"
        home.mkdir()
        python = tmp_path / "venv" / "bin" / "python"
        outside = {k: v for k, v in os.environ.items() if not OUTSIDE.match(k)}
        uv = [sys.executable, "-m", "uv"]
        made = run([*uv, "venv", "--python", sys.executable, tmp_path / "venv"], home, outside)
        assert made.returncode == 0, made.stderr
        wanted = f"firehouse{extras} @ {wheel.as_uri()}"
        install = [*uv, "pip", "install", "--python", python, "--constraint", PINS, wanted]
        installed = run(install, home, outside)
        if re.search("error sending request|Network unreachable|dns error", installed.stderr):
            pytest.skip("No package index can be reached to install what the wheel needs.")
        assert installed.returncode == 0, installed.stderr
        path = f"{python.parent}{os.pathsep}{os.environ['PATH']}"
        done = run([python, ROOT / "tests/newcomer" / script], home, outside | {"PATH": path})
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    return walk


def run(command: list, cwd: Path, env: dict[str, str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(word) for word in command],
        cwd=cwd,
        env=env,
        capture_output=True,
        text=True,
        timeout=300,
    )
