"""Packs the service for browsers, so that the page plays without a network: into web/device.

Python for browsers comes with the page's packages (Pyodide), the libraries as wheels that
requirements/run.txt pins, and our own sources as they are: the plain engine. What cannot be
fetched is left out, one line says so, and the next build tries again.
"""

from __future__ import annotations

import gzip
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
LOCK = "pyodide-lock.json"
OURS = "site.zip"
MANIFEST = "manifest.json"
UNUSED = ("assistant", "cli", "client", "envs", "lab", "notebook", "terminal", "tui")
"""Parts of our package that nothing in a browser imports; so is the page itself."""
NOT_OURS = (".so", ".pyd", ".pyc", ".h", ".html", ".js", ".css")
OF_WHEELS = (".py", ".so", "METADATA", "entry_points.txt")
NOT_OF_WHEELS = ("pydantic/v1/",)
"""The oldest models of pydantic, which nothing here uses."""
WORTH_SQUEEZING = (".mjs", ".wasm")
WITHOUT = "Playing without a network is not part of this page"


class MissingError(Exception):
    """Something that is fetched cannot be had now."""


def refresh(root: Path, bring_packages: Callable[[Path], None]) -> None:
    """Bring what browsers play with up to date beside the page; without it where that cannot be."""
    target = root / "src/firehouse/web/device"
    if not all(path.is_file() for path in lists(root)):
        return
    made_from = digest(root)
    if is_made_from(target, made_from):
        return
    bring_packages(root)
    shutil.rmtree(target, ignore_errors=True)  # an engine of yesterday is worse than none
    try:
        wheels = fetch_wheels(root)
    except MissingError as reason:
        print(f"{WITHOUT}: {reason}", file=sys.stderr)
        return
    draft = root / "build/device"
    shutil.rmtree(draft, ignore_errors=True)
    write(root, wheels, draft, made_from)
    draft.rename(target)


def is_made_from(target: Path, made_from: str) -> bool:
    manifest = target / MANIFEST
    return manifest.is_file() and json.loads(manifest.read_text())["made_from"] == made_from


def digest(root: Path) -> str:
    """The digest of all that is packed, and of how."""
    found = sha256(Path(__file__).read_bytes())
    found.update(entry_of(root).encode())
    for path in (root / "web/package-lock.json", *lists(root), *sources(root)):
        found.update(f"{path.relative_to(root).as_posix()}\0".encode())
        found.update(sha256(path.read_bytes()).digest())
    return found.hexdigest()


def lists(root: Path) -> tuple[Path, Path]:
    """The names of the libraries, and their pins."""
    return root / "requirements/device.in", root / "requirements/run.txt"


def sources(root: Path) -> Iterator[Path]:
    """The files of our package that a browser needs."""
    package = root / "src/firehouse"
    for folder in sorted(package.iterdir()):
        if folder.name in (*UNUSED, "web"):
            continue
        for path in sorted(folder.rglob("*")) if folder.is_dir() else [folder]:
            if path.is_file() and path.suffix not in NOT_OURS:
                yield path


def entry_of(root: Path) -> str:
    """The script that the page begins with, whose name changes with all of the page."""
    page = (root / "src/firehouse/web/index.html").read_text("utf-8")
    found = re.search(r'src="(/assets/[^"]+\.js)"', page)
    assert found is not None, "the page has no script"
    return found[1]


def fetch_wheels(root: Path) -> Path:
    """The folder with the wheels, which are fetched if they are not there."""
    pins = pinned(root)
    folder = root / "build/device-wheels" / sha256(pins.encode()).hexdigest()[:16]
    if folder.is_dir():
        return folder
    draft = folder.with_suffix(".draft")
    shutil.rmtree(draft, ignore_errors=True)
    draft.mkdir(parents=True)
    (draft / "pins.txt").write_text(pins)
    print("Fetching what the page plays with where there is no network …", file=sys.stderr)
    download(draft, target_of(root))
    draft.rename(folder)
    return folder


def pinned(root: Path) -> str:
    """What the lock file says of the libraries that are needed, with the hashes of all files."""
    names, pins = (path.read_text("utf-8") for path in lists(root))
    wanted = {line.strip() for line in names.splitlines() if line and not line.startswith("#")}
    blocks = re.split(r"\n(?=[a-z])", pins)
    found = {block.split("==")[0]: block for block in blocks if "==" in block}
    if lacking := wanted - found.keys():
        sys.exit(f"requirements/device.in names what run.txt does not pin: {sorted(lacking)}")
    return "\n".join(found[name] for name in sorted(wanted)) + "\n"


def target_of(root: Path) -> tuple[str, str]:
    """The platform and the version of Python that the Pyodide of the page is."""
    info = json.loads((root / "web/node_modules/pyodide" / LOCK).read_text("utf-8"))["info"]
    major, minor, _ = info["python"].split(".")
    return f"pyemscripten_{info['abi_version']}_{info['arch']}", f"{major}.{minor}"


def download(folder: Path, target: tuple[str, str]) -> None:
    """Fetch the pinned wheels for browsers, by pip, which knows where from."""
    platform, version = target
    command = [pip_python(), "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
    command += ["--retries", "1", "--no-deps", "--require-hashes", "--only-binary", ":all:"]
    command += ["--platform", platform, "--python-version", version, "--implementation", "cp"]
    command += ["--abi", f"cp{version.replace('.', '')}", "-r", "pins.txt", "-d", "."]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    if done.returncode:
        said = [line for line in done.stderr.splitlines() if line.startswith("ERROR")]
        raise MissingError((said or ["pip does not say why"])[-1].removeprefix("ERROR: "))


def pip_python() -> str:
    """A Python with pip: that of an isolated build has none, but the one it was made from may."""
    for python in (sys.executable, getattr(sys, "_base_executable", "")):
        asked = [python, "-c", "import pip"]
        if python and subprocess.run(asked, capture_output=True).returncode == 0:
            return python
    raise MissingError("this Python has no pip to fetch its libraries with")


def write(root: Path, wheels: Path, draft: Path, made_from: str) -> None:
    """Write all files into a folder that is named after them, and a list of them."""
    stamp = made_from[:16]
    folder = draft / stamp
    folder.mkdir(parents=True)
    for name in PYODIDE:
        shutil.copy(root / "web/node_modules/pyodide" / name, folder / name)
    info = json.loads((root / "web/node_modules/pyodide" / LOCK).read_text("utf-8"))["info"]
    (folder / LOCK).write_text(json.dumps({"info": info, "packages": {}}))
    (folder / OURS).write_bytes(packed(root, wheels))
    files = {path.name: path.stat().st_size for path in sorted(folder.iterdir())}
    told = {
        **{"stamp": stamp, "page": entry_of(root), "made_from": made_from},
        **{"download": sum(sent(folder / name) for name in files), "files": files},
    }
    (draft / MANIFEST).write_text(json.dumps(told))


def sent(path: Path) -> int:
    """Squeeze a file if that is worth it; how many bytes a browser gets."""
    plain = path.read_bytes()
    if path.suffix not in WORTH_SQUEEZING:
        return len(plain)
    squeezed = gzip.compress(plain, 9, mtime=0)
    path.with_name(f"{path.name}.gz").write_bytes(squeezed)
    return len(squeezed)


def packed(root: Path, wheels: Path) -> bytes:
    """The libraries and our sources in one archive."""
    written = BytesIO()
    with ZipFile(written, "w", ZIP_DEFLATED, compresslevel=9) as archive:
        for wheel in sorted(wheels.glob("*.whl")):
            with ZipFile(wheel) as held:
                for name in sorted(held.namelist()):
                    if name.endswith(OF_WHEELS) and not name.startswith(NOT_OF_WHEELS):
                        archive.writestr(plain(name), held.read(name))
        for path in sources(root):
            name = path.relative_to(root / "src").as_posix()
            archive.writestr(plain(name), path.read_bytes())
    return written.getvalue()


def plain(name: str) -> ZipInfo:
    """A name in an archive without a date, so that the same files make the same archive."""
    info = ZipInfo(name)
    info.compress_type = ZIP_DEFLATED
    return info
