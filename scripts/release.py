"""`make release VERSION=1.2.3`: version, changelog and citation in one commit with its tag."""

from __future__ import annotations

import re
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NUMBERS = re.compile(r"\d+\.\d+\.\d+")
VERSION = re.compile(r'^version = "(.*)"$', re.MULTILINE)
UNRELEASED = "## Unreleased\n"


def main(arguments: list[str]) -> None:
    if len(arguments) != 1 or not NUMBERS.fullmatch(arguments[0]):
        sys.exit("Name the version: make release VERSION=1.2.3")
    if git("status", "--porcelain"):
        sys.exit(
            "Commit or put away what has changed first; a release is made of what is committed."
        )
    today = datetime.now(UTC).date().isoformat()
    release(ROOT, arguments[0], today)
    files = ("pyproject.toml", "CITATION.cff", "CHANGELOG.md")
    git("commit", "--quiet", "--message", f"Version {arguments[0]}", "--", *files)
    git("tag", "--annotate", f"v{arguments[0]}", "--message", f"Version {arguments[0]}")
    print(
        f"Version {arguments[0]} is committed and tagged. Publish it with: git push --follow-tags"
    )


def release(root: Path, version: str, today: str) -> None:
    """Write the version and the day where they are told, or leave all as it is."""
    project = (root / "pyproject.toml").read_text(encoding="utf-8")
    citation = (root / "CITATION.cff").read_text(encoding="utf-8")
    changes = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    found = VERSION.search(project)
    assert found is not None
    if numbers(version) < numbers(found[1]) or f"## {version} " in changes:
        sys.exit(f"{version} is not newer than {found[1]}, or was released already.")
    news = changes.partition(UNRELEASED)[2].partition("\n## ")[0]
    if not news.strip():
        sys.exit("CHANGELOG.md says nothing under Unreleased.")
    citation = re.sub(r"^version:.*$", f"version: {version}", citation, flags=re.MULTILINE)
    citation = re.sub(r"^date-released:.*\n", "", citation, flags=re.MULTILINE)
    citation += f"date-released: {today}\n"
    dated = changes.replace(UNRELEASED, f"{UNRELEASED}\n## {version} – {today}\n", 1)
    project = VERSION.sub(f'version = "{version}"', project, count=1)
    for name, text in (
        ("pyproject.toml", project),
        ("CITATION.cff", citation),
        ("CHANGELOG.md", dated),
    ):
        (root / name).write_text(text, encoding="utf-8")


def numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("."))


def git(*words: str) -> str:
    return subprocess.run(
        ["git", *words], cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True
    ).stdout


if __name__ == "__main__":
    main(sys.argv[1:])
