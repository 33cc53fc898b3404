"""Gather the pages of the documentation site: docs/ and the pages beside it, links made to fit.

    python scripts/docs_site.py FOLDER

Links are written for the repository. On the site the pages of the root lie beside those of docs/,
and what is no page or picture of the site, such as a test, is told without a link. A link that
leads nowhere in the repository is an error.
"""

from __future__ import annotations

import re
import shutil
import sys
from os.path import normpath, relpath
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
DOCS = "docs"
ROOT_PAGES = {
    "README.md": "index.md",
    "ARCHITECTURE.md": "architecture.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
}
"""Pages beside docs/, and what they are called on the site."""
LINK = re.compile(r"(\[[^\[\]]*\]|\[!\[[^\]]*\]\([^)]*\)\])\(([^)\s#:]+)(#[^)]*)?\)")
SOURCE = re.compile(r'(<img src=")([^":]+)(")')


def site_name(path: str) -> str | None:
    """What a file of the repository is called on the site; None if it is not there."""
    inside = path.startswith(f"{DOCS}/") and (ROOT / path).is_file()
    return path.removeprefix(f"{DOCS}/") if inside else ROOT_PAGES.get(path)


def fitted(path: str, problems: list[str]) -> str:
    """The text of a page with its links as the site has them."""
    here = Path(path).parent
    home = Path(site_name(path) or "").parent

    def moved(target: str) -> str | None:
        aim = normpath(here / target)
        if not (ROOT / aim).exists():
            problems.append(f"{path} links to {target}, which is not there.")
        name = site_name(aim)
        return None if name is None else relpath(name, home)

    def link(found: re.Match[str]) -> str:
        target = moved(found[2])
        return f"{found[1]}({target}{found[3] or ''})" if target else found[1][1:-1]

    def source(found: re.Match[str]) -> str:
        return f"{found[1]}{moved(found[2])}{found[3]}"

    return SOURCE.sub(source, LINK.sub(link, (ROOT / path).read_text(encoding="utf-8")))


def gather(folder: Path) -> list[str]:
    """Write every page and picture of the site; what is wrong with their links."""
    problems: list[str] = []
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(ROOT / DOCS, folder)
    pages = [path.relative_to(ROOT).as_posix() for path in (ROOT / DOCS).rglob("*.md")]
    for path in [*ROOT_PAGES, *sorted(pages)]:
        text = fitted(path, problems)
        (folder / str(site_name(path))).write_text(text, encoding="utf-8")
    return problems


def main() -> None:
    problems = gather(Path(sys.argv[1]))
    if problems:
        sys.exit("\n".join(problems))


if __name__ == "__main__":
    main()
