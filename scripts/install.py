"""Installs a list of pinned requirements into this environment: by uv, or by pip where uv cannot.

    .venv/bin/python scripts/install.py requirements/dev.txt

uv, pinned among the others, installs in seconds what pip takes a minute for, but does not read
pip's settings: where packages come from is told to it. What it is not told of, pip does.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from ast import literal_eval
from pathlib import Path
from typing import Final

PIP: Final = (sys.executable, "-m", "pip", "--disable-pip-version-check")
LOCK: Final = Path(__file__).resolve().parent.parent / "requirements" / "dev.txt"
TOLD: Final = {
    "index-url": ("UV_DEFAULT_INDEX", " "),
    "extra-index-url": ("UV_INDEX", " "),
    "find-links": ("UV_FIND_LINKS", ","),
    "trusted-host": ("UV_INSECURE_HOST", " "),
    "no-index": ("UV_NO_INDEX", " "),
    "cert": ("SSL_CERT_FILE", " "),
}
"""Settings of pip, what uv calls them, and what stands between several values."""
HARMLESS: Final = {
    *("cache-dir", "config-file", "default-timeout", "disable-pip-version-check", "no-cache-dir"),
    *("no-input", "progress-bar", "quiet", "require-virtualenv", "retries", "root-user-action"),
    *("timeout", "verbose"),
}
"""Settings of pip that do not matter here."""


def main(arguments: list[str]) -> None:
    (wanted,) = arguments
    if not _by_uv(wanted):
        _run([*PIP, "install", "--quiet", "--no-compile", "--require-hashes", "-r", wanted])


def _by_uv(wanted: str) -> bool:
    """Install by uv; False where that did not work, and nothing is lost by another try."""
    known = settings_for_uv(pip_settings())
    if known is None or not _bring_uv():
        return False
    command = [sys.executable, "-m", "uv", "pip", "install", "--quiet", "--python", sys.executable]
    # Every file is known by its hash, so that it does not matter which index it comes from.
    command += ["--index-strategy", "unsafe-best-match", "--require-hashes", "-r", wanted]
    done = subprocess.run(command, env={**os.environ, **known}, capture_output=True, text=True)
    if done.returncode:
        reason = (done.stderr.strip() or "it does not say why").splitlines()[0]
        print(f"uv cannot install this here ({reason}); pip does, slowly.", file=sys.stderr)
    return done.returncode == 0


def pip_settings() -> dict[str, str]:
    """What files and variables tell pip, by the names of the options; later ones count."""
    command = [*PIP, "-vvv", "config", "list"]  # so that it speaks also where it is to be quiet
    listed = subprocess.run(command, capture_output=True, text=True, check=True)
    rows = re.findall(r"^(\S+)\.([\w-]+)=(['\"].*)$", listed.stdout, re.MULTILINE)
    ranks = {"global": 0, "install": 1, ":env:": 2}
    own = sorted((row for row in rows if row[0] in ranks), key=lambda row: ranks[row[0]])
    return {name: str(literal_eval(value)) for _, name, value in own}


def settings_for_uv(settings: dict[str, str]) -> dict[str, str] | None:
    """The same as uv is told; None if there is one that it cannot be told."""
    if not settings.keys() <= TOLD.keys() | HARMLESS:
        return None
    told = {TOLD[name]: value.split() for name, value in settings.items() if name in TOLD}
    return {variable: between.join(values) for (variable, between), values in told.items()}


def _bring_uv() -> bool:
    """Install uv alone, as it is pinned; is it there?"""
    text = LOCK.read_text(encoding="utf-8")
    pinned = re.search(r"^uv==.*(?:\n    --hash=.*)+", text, re.MULTILINE)
    if pinned is None:
        return False
    with tempfile.TemporaryDirectory() as folder:
        alone = Path(folder) / "uv.txt"
        alone.write_text(pinned[0].rstrip("\\ ") + "\n", encoding="utf-8")
        command = [*PIP, "install", "--quiet", "--no-compile", "--require-hashes"]
        return subprocess.run([*command, "-r", alone]).returncode == 0


def _run(command: list[str]) -> None:
    done = subprocess.run(command)
    if done.returncode:
        sys.exit(done.returncode)


if __name__ == "__main__":
    main(sys.argv[1:])
