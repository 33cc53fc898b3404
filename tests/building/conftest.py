"""A tiny project with the real build files, compiled once, for tests to copy and break."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from firehouse import _engine, _toolchain

ROOT = Path(__file__).resolve().parents[2]

FILES = {
    "__init__.py": "from firehouse import _engine\n\n_engine.install()\n",
    "core/__init__.py": "",
    "core/limits.py": "from typing import Final\n\nLIMIT: Final = 24\n",
    "core/walls.py": "class Wall:\n    def __init__(self, damage: int) -> None:\n"
    "        self.damage = damage\n",
    "core/house.py": "from firehouse.core.limits import LIMIT\n"
    "from firehouse.core.walls import Wall\n\n\n"
    "def left(wall: Wall) -> int:\n    return LIMIT - wall.damage\n",
    "bots/__init__.py": "",
    "bots/rule.py": "from firehouse.core.house import left\n"
    "from firehouse.core.walls import Wall\n\n\n"
    "def worst(walls: list[Wall]) -> int:\n    return min(left(wall) for wall in walls)\n",
    "plans/hut.plan": "+---+\n| . |\n+---+\n",
}

OWN_VARIABLES = ("FIREHOUSE_PURE", "FIREHOUSE_NO_PAGE", "CC")

BUILD_FILES = (
    "hatch_build.py",
    "compiled_files.py",
    "page_build.py",
    "device_build.py",
    "src/firehouse/_engine.py",
    "src/firehouse/_toolchain.py",
    "src/firehouse/native/files.py",
)

SETTINGS = """\
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"
[project]
name = "firehouse"
version = "0"
[tool.firehouse]
engine = ["core/house.py", "core/w*.py"]
bots = ["bots/rule.py"]
"""

QUESTION = """\
import importlib, json, sys
import firehouse
from firehouse import _engine
from firehouse.bots import rule
from firehouse.core import house, walls
print(json.dumps([_engine.mode(), _engine.reason(), rule.worst([walls.Wall(4), walls.Wall(2)]),
                  house.__file__, walls.__file__, rule.__file__]))
"""


class Project:
    """One tree of sources on disk, and what happens when they are built and run."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.package = root / "src" / "firehouse"

    def replace(self, file: str, old: str, new: str) -> None:
        path = self.package / file
        text = path.read_text()
        assert old in text
        path.write_text(text.replace(old, new))

    def build(self, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
        """Run the build script as the Makefile does."""
        return self.python([str(self.root / "hatch_build.py"), *arguments], environment)

    def wheel(self, **environment: str) -> Path:
        """Build the wheel; the path of it."""
        command = ["-m", "hatchling", "build", "-t", "wheel", "-d", "dist"]
        done = self.python(command, environment)
        assert done.returncode == 0, done.stdout + done.stderr
        (path,) = (self.root / "dist").glob("*.whl")
        return path

    def ask(self, code: str = QUESTION, **environment: str) -> subprocess.CompletedProcess[str]:
        """Run Python code that finds the package in this tree."""
        return self.python(["-c", code], {"PYTHONPATH": str(self.package.parent), **environment})

    def python(
        self, arguments: list[str], environment: dict[str, str]
    ) -> subprocess.CompletedProcess[str]:
        outside = {k: v for k, v in os.environ.items() if k not in OWN_VARIABLES}
        return subprocess.run(
            [sys.executable, *arguments],
            cwd=self.root,
            env={**outside, **environment},
            capture_output=True,
            text=True,
        )

    def compiled_files(self) -> list[str]:
        """Everything that a build in place leaves behind."""
        source = self.package.parent
        paths = [*source.rglob(f"*{_engine.SUFFIX}"), *source.rglob(_engine.MANIFEST)]
        return sorted(path.relative_to(source).as_posix() for path in paths)


def write_project(project: Project) -> None:
    """Write the tiny project with today's build files, nothing compiled yet."""
    for name, text in FILES.items():
        path = project.package / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    settings = (ROOT / "pyproject.toml").read_text()
    build_tables = settings[settings.index("[tool.hatch.build]") : settings.index("[tool.ruff]")]
    (project.root / "pyproject.toml").write_text(f"{SETTINGS}\n{build_tables}")
    for name in BUILD_FILES:
        (project.root / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, project.root / name)


@pytest.fixture(scope="session")
def compiled_once(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """The tiny project, compiled; processes that share the tests share it too."""
    if (missing := _toolchain.missing()) is not None:
        pytest.skip(f"Nothing can be compiled here: {missing}.")
    folder = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        folder = folder.parent
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        project = Project(folder / "a compiled project")
        if not project.compiled_files():
            write_project(project)
            done = project.build()
            assert done.returncode == 0, done.stderr
    return project


@pytest.fixture
def project(compiled_once: Project, tmp_path: Path) -> Project:
    """A compiled tree of the test's own."""
    return Project(Path(shutil.copytree(compiled_once.root, tmp_path / "project")))


@pytest.fixture
def plain_project(tmp_path: Path) -> Project:
    """A tree where nothing is compiled."""
    project = Project(tmp_path / "project")
    write_project(project)
    return project
