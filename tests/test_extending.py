"""docs/extending.md is tried out: its diffs fit the sources, and its code runs with them."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parents[1]
PAGE = (ROOT / "docs" / "extending.md").read_text(encoding="utf-8")
FENCE = re.compile(r"^```(\w+)(?: title=\"(.+?)\")?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
HEADED = re.compile(r"--- (.+)\n\+\+\+ (.+)\n")
ROW = re.compile(r"^\| \[(.+?)\]\(#.+?\) \| (\d+) \|", re.MULTILINE)
NOT_COPIED = shutil.ignore_patterns("*.so", "*.pyd", "_compiled*", "web", "__pycache__")


class Block(NamedTuple):
    """A fenced block: its language, the file that it is, and its text."""

    language: str
    title: str
    text: str


def sections() -> dict[str, list[Block]]:
    """The fenced blocks below each heading."""
    found = {}
    for part in PAGE.split("\n## ")[1:]:
        heading, _, text = part.partition("\n")
        found[heading] = [Block(*match) for match in FENCE.findall(text)]
    return found


def patched(text: str, hunk: str) -> str:
    """The text with one hunk applied; its old lines must be there once."""
    lines = [line or " " for line in hunk.splitlines()]
    old = "".join(f"{line[1:]}\n" for line in lines if line[0] in " -")
    new = "".join(f"{line[1:]}\n" for line in lines if line[0] in " +")
    assert f"\n{text}".count(f"\n{old}") == 1, f"This is not there once:\n{old}"
    return f"\n{text}".replace(f"\n{old}", f"\n{new}")[1:]


def apply(diff: str, folder: Path) -> str:
    """Change one file of a copy as a diff says; its path."""
    heads = HEADED.match(diff)
    assert heads is not None
    file = folder / heads[2]
    hunks = diff[heads.end() :].split("@@\n")[1:]
    if heads[1] == "/dev/null":
        assert not file.exists()
        file.write_text("".join(f"{line[1:]}\n" for line in hunks[0].splitlines()))
        return heads[2]
    assert heads[1] == heads[2]
    for hunk in hunks:
        file.write_text(patched(file.read_text(encoding="utf-8"), hunk), encoding="utf-8")
    return heads[2]


def install(folder: Path) -> None:
    """What an installer makes of the entry points in a pyproject.toml."""
    project = tomllib.loads((folder / "pyproject.toml").read_text())["project"]
    about = folder / f"{project['name']}-{project['version']}.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Name: {project['name']}\nVersion: {project['version']}\n")
    groups = [
        f"[{group}]\n" + "".join(f"{name} = {target}\n" for name, target in points.items())
        for group, points in project["entry-points"].items()
    ]
    (about / "entry_points.txt").write_text("\n".join(groups))


def run(folder: Path, *arguments: str) -> None:
    """Run Python on the copy, as plain sources."""
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(folder / "src"), str(folder)]),
        "PYTHONDONTWRITEBYTECODE": "1",
        "FIREHOUSE_PURE": "1",
    }
    done = subprocess.run(
        [sys.executable, *arguments], cwd=folder, env=environment, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("heading", sections())
def test_a_section_does_what_it_says(heading: str, tmp_path: Path) -> None:
    """Its diffs fit, its drawn tests pass, its code runs."""
    blocks = sections()[heading]
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=NOT_COPIED)
    shutil.copytree(ROOT / "tests" / "rules", tmp_path / "tests" / "rules", ignore=NOT_COPIED)
    changed = [apply(block.text, tmp_path) for block in blocks if block.language == "diff"]
    for block in blocks:
        if block.title:
            (tmp_path / block.title).parent.mkdir(exist_ok=True)
            (tmp_path / block.title).write_text(block.text, encoding="utf-8")
    if (tmp_path / "pyproject.toml").exists():
        install(tmp_path)
    script = [b.text for b in blocks if b.language == "python" and not b.title]
    (tmp_path / "section.py").write_text("\n".join(script), encoding="utf-8")

    assert script
    run(tmp_path, "section.py")
    for test in (path for path in changed if Path(path).name.startswith("test_")):
        run(tmp_path, "-m", "pytest", "-q", "-p", "no:cacheprovider", test)


def test_the_table_counts_the_files_of_each_change() -> None:
    """As many files below src as the diffs of the section change."""
    counts = {}
    for heading, blocks in sections().items():
        changed = {HEADED.match(b.text)[2] for b in blocks if b.language == "diff"}
        counts[heading.lower()] = sum(path.startswith("src/") for path in changed)

    assert {name: int(number) for name, number in ROW.findall(PAGE)} == counts
