"""What a built wheel holds, with and without a compiled engine."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
from email import message_from_string
from pathlib import Path
from zipfile import ZipFile

from firehouse import _engine

ROOT = Path(__file__).resolve().parents[2]
NOT_SHIPPED = shutil.ignore_patterns(
    "__pycache__", "*.so", "*.pyd", "_compiled*", "_page_built_from", "built"
)


def test_the_pure_wheel_holds_every_file_of_the_package(plain_project):
    """Sources and data, nothing compiled even if it lies about, for any Python."""
    root = plain_project.root
    shutil.rmtree(plain_project.package)
    shutil.copytree(ROOT / "src" / "firehouse", plain_project.package, ignore=NOT_SHIPPED)
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, root / name)
    shutil.copytree(ROOT / "docs", root / "docs")
    source = root / "src"
    expected = {p.relative_to(source).as_posix() for p in source.rglob("*") if p.is_file()}
    expected |= {f"firehouse/handbook/{page.name}" for page in (ROOT / "docs").glob("*.md")}
    (plain_project.package / f"core/stray{_engine.SUFFIX}").touch()
    (plain_project.package / _engine.MANIFEST).touch()

    wheel = plain_project.wheel(FIREHOUSE_PURE="1")

    with ZipFile(wheel) as archive:
        held = {name for name in archive.namelist() if ".dist-info/" not in name}
        (metadata,) = (name for name in archive.namelist() if name.endswith("/METADATA"))
        about = message_from_string(archive.read(metadata).decode())
    assert held == expected
    assert any(name.endswith(".plan") for name in held)
    assert "firehouse/handbook/files.md" in held
    assert wheel.name.endswith("-py3-none-any.whl")
    assert about["License-Expression"] == "MIT"
    needed = " ".join(r for r in about.get_all("Requires-Dist") if "extra ==" not in r)
    assert all(f"{name}>=" in needed for name in ("typer", "textual", "uvicorn", "fastapi"))
    assert not re.search("numpy|polars|ray|mcp|open-spiel|pytest", needed)


def test_a_wheel_takes_the_engine_beside_the_sources_only_if_it_fits(project):
    """What `make setup` compiled goes into the wheel as it is; after an edit it is made again."""
    library = next(name for name in project.compiled_files() if name.endswith(_engine.SUFFIX))
    beside = project.package.parent / library
    with ZipFile(project.wheel()) as archive:
        assert archive.read(library) == beside.read_bytes()

    project.replace("core/limits.py", "24", "25")
    shutil.rmtree(project.root / "dist")
    with ZipFile(project.wheel()) as archive:
        changed = [n for n in project.compiled_files() if "house" in n and "__mypyc" in n]
        made = {n: archive.read(n) for n in changed}
    assert [n for n, code in made.items() if code != (project.package.parent / n).read_bytes()]


def test_the_compiled_wheel_runs_compiled_where_it_is_unpacked(project, tmp_path):
    """Machine code, sources, data and manifest travel together, for this platform only."""
    wheel = project.wheel()

    unpacked = type(project)(tmp_path / "unpacked")
    with ZipFile(wheel) as archive:
        archive.extractall(unpacked.root / "src")
    shutil.rmtree(project.root)

    version = f"cp{sys.version_info.major}{sys.version_info.minor}"
    assert wheel.name.startswith(f"firehouse-0-{version}-{version}")
    assert "any" not in wheel.name
    assert (unpacked.package / "core/house.py").is_file()
    assert (unpacked.package / "plans/hut.plan").is_file()
    done = unpacked.ask()
    assert json.loads(done.stdout)[:3:2] == ["compiled", 20], done.stderr


def test_the_source_distribution_gives_the_same_wheel(tmp_path):
    """All that the wheel needs is in it: who has no wheel for a machine builds one from that."""
    plain = {**os.environ, "FIREHOUSE_PURE": "1", "FIREHOUSE_NO_PAGE": "1"}

    def build(kind, root):
        command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", tmp_path / kind]
        done = subprocess.run(command, cwd=root, env=plain, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
        (made,) = (tmp_path / kind).iterdir()
        return made

    with tarfile.open(build("sdist", ROOT)) as archive:
        archive.extractall(tmp_path / "unpacked", filter="data")
    (root,) = (tmp_path / "unpacked").iterdir()
    assert (root / "web/package-lock.json").is_file()
    with ZipFile(build("wheel", root)) as archive:
        held = {n for n in archive.namelist() if ".dist-info/" not in n}
    source = ROOT / "src"
    listed = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard", "firehouse"],
        cwd=source,
        capture_output=True,
        text=True,
    )
    handbook = {f"firehouse/handbook/{page.name}" for page in ROOT.glob("docs/*.md")}
    assert handbook
    assert held == set(listed.stdout.split("\n")) - {""} | handbook
