"""Compiles engine and games: into the wheel as a hatchling hook, in place as a script.

mypyc compiles the engine, `firehouse.native` translates the games to C. `python hatch_build.py`
does both beside the sources if one of them has changed; `--force` does so anyway, and `--games`
leaves out the engine, whose single steps are quick enough as Python to play and to serve. Where
nothing can be compiled all runs as Python, and one line says why. The page, which page_build.py
builds, and what device_build.py packs for it come along.
"""

from __future__ import annotations

import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from hashlib import sha256
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as version_of
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

if sys.platform != "win32":
    import fcntl

SCRIPT = Path(__file__).resolve()
ROOT = SCRIPT.parent
FILES = ROOT / "compiled_files.py"
COMPILE_HERE = "--compile-here"
UNAIDED = ("--config-file=", "--ignore-missing-imports", "--no-site-packages")
"""The compiled files import no library; reading those that lie about takes the longest."""
RUN_ONCE = re.compile(r"^(?=char CPyDef_\w+_____top_level__\(void\) \{)", re.MULTILINE)
HASTY = """\
#if defined(__clang__)
#define FIREHOUSE_HASTY __attribute__((cold, optnone))
#elif defined(__GNUC__)
#define FIREHOUSE_HASTY __attribute__((cold, optimize("O0")))
#else
#define FIREHOUSE_HASTY
#endif
"""


def load(path: Path) -> ModuleType:
    """A module of the package, without importing the package."""
    spec = importlib.util.spec_from_file_location(f"_build_{path.stem}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


engine = load(ROOT / "src" / "firehouse" / "_engine.py")
toolchain = load(ROOT / "src" / "firehouse" / "_toolchain.py")
native = load(ROOT / "src" / "firehouse" / "native" / "files.py")
page = load(ROOT / "page_build.py")
device = load(ROOT / "device_build.py")
sources = load(FILES)


class EngineHook(BuildHookInterface[Any]):
    """Puts page, handbook and engine into a wheel; for an editable install, beside the sources."""

    scratch: tempfile.TemporaryDirectory[str] | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            refresh_lean(ROOT)
            return
        refresh_page(ROOT)
        build_data["force_include"].update(handbook())
        if obstacle := find_obstacle():
            self.app.display_warning(pure_notice(obstacle))
            return
        self.scratch = tempfile.TemporaryDirectory()
        top, games = Path(self.scratch.name) / "engine", Path(self.scratch.name) / "games"
        with ThreadPoolExecutor(1) as beside:
            translated = beside.submit(translate_copy, ROOT, games)
            held = compiled(top)
            held |= {games / name: name for name in translated.result()}
        for path, name in held.items():
            build_data["force_include"][str(path)] = name
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.scratch is not None:
            self.scratch.cleanup()


def handbook() -> dict[str, str]:
    """The pages that `firehouse help` shows, with their names in the wheel."""
    return {str(file): f"firehouse/handbook/{file.name}" for file in ROOT.glob("docs/*.md")}


def compiled(top: Path) -> dict[Path, str]:
    """The files of the compiled engine with their names; those beside the sources if they fit."""
    if is_current(ROOT):
        manifest = engine.read_manifest(str(ROOT / "src" / "firehouse"))
        names = [*manifest.extensions(), f"firehouse/{engine.MANIFEST}"]
        return {ROOT / "src" / name: name for name in names}
    return {top / name: name for name in compile_copy(ROOT, top)}


def refresh_lean(root: Path) -> None:
    """Bring page and games up to date side by side."""
    with one_at_a_time(root), ThreadPoolExecutor(1) as beside:
        building = beside.submit(build_page, root)
        refresh_games(root)
        building.result()


def refresh_all(root: Path, force: bool = False) -> None:
    """Bring page, games and engine up to date side by side: a library keeps one core busy."""
    with one_at_a_time(root), ThreadPoolExecutor(2) as beside:
        begun = [
            beside.submit(refresh_games, root, force),
            beside.submit(build_page, root),
        ]
        refresh(root, force)
        for part in begun:
            part.result()


def refresh(root: Path, force: bool = False) -> None:
    """Bring the engine beside the sources up to date, or remove it where that cannot be."""
    with tempfile.TemporaryDirectory() as scratch:
        if is_current(root) and not force:
            return
        if obstacle := find_obstacle():
            discard(root)
            print(pure_notice(obstacle), file=sys.stderr)
            return
        known = {} if force else installed_code(root)
        try:
            names = compile_copy(root, Path(scratch), known)
        except SystemExit:
            discard(root)
            raise
        install(Path(scratch), names, root)


def refresh_games(root: Path, force: bool = False) -> None:
    """Bring the games in C beside the sources up to date, or remove them where that cannot be."""
    wanted = native.translated_games()
    if not wanted or (not force and all(native.described(name) for name in wanted)):
        return
    discard_games()
    if find_games_obstacle() is not None:  # the engine's own notice says it
        return
    with tempfile.TemporaryDirectory() as scratch:
        names = translate_copy(root, Path(scratch))
        native.HERE.mkdir(exist_ok=True)
        for name in names:
            shutil.copy(Path(scratch) / name, root / "src" / name)


def find_games_obstacle() -> str | None:
    """What keeps the games from being compiled, as a clause."""
    if engine.is_forced_pure():
        return "FIREHOUSE_PURE is set"
    missing: str | None = toolchain.missing_for_native()
    return missing


def discard_games() -> None:
    """Remove the games in C for this platform, their descriptions first."""
    for suffix in (native.DESCRIPTION, native.SUFFIX):
        for path in native.HERE.glob(f"*{suffix}"):
            path.unlink()


def translate_copy(root: Path, top: Path) -> list[str]:
    """Translate the games of a copy of the package and compile them; what to install.

    As with the engine, a source that is saved meanwhile differs from the copy: it has changed.
    A description comes after its library.
    """
    wanted = native.translated_games()
    if not wanted:
        return []
    copy_package(root, top)
    print(f"Translating and compiling the games, {len(wanted)} of them …", file=sys.stderr)
    done = subprocess.run(
        [sys.executable, "-m", "firehouse.native.build", "--force"],
        cwd=top,
        env={**os.environ, "PYTHONPATH": str(top), "FIREHOUSE_PURE": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        sys.exit(f"{done.stdout}\nThe games do not compile; the lines above say where.")
    built = native.HERE.relative_to(root / "src").as_posix()
    suffixes = (native.SUFFIX, native.DESCRIPTION)
    return [f"{built}/{name}{suffix}" for suffix in suffixes for name in wanted]


def refresh_page(root: Path) -> None:
    with one_at_a_time(root):
        build_page(root)


def build_page(root: Path) -> None:
    """Bring the page up to date, and what it plays with where there is no network."""
    page.refresh(root)
    if not page.is_left_alone(root):
        device.refresh(root, page.bring_packages)


def install(top: Path, names: list[str], root: Path) -> None:
    """Put what was compiled beside the sources; a library whose code is the same stays."""
    *extensions, manifest = names
    (root / "src" / manifest).unlink(missing_ok=True)
    wanted = set(engine.read_manifest_file(str(top / manifest)).extensions())
    for path in (root / "src").rglob(f"*{engine.SUFFIX}"):
        if path.relative_to(root / "src").as_posix() not in wanted:
            path.unlink()
    for name in extensions:
        (root / "src" / name).unlink(missing_ok=True)
        shutil.copy(top / name, root / "src" / name)
    draft = root / "src" / f"{manifest}.new"
    shutil.copy(top / manifest, draft)
    draft.replace(root / "src" / manifest)


def find_obstacle() -> str | None:
    """What keeps the engine from being compiled, as a clause."""
    if engine.is_forced_pure():
        return "FIREHOUSE_PURE is set"
    if importlib.util.find_spec("mypyc") is None:
        return "mypyc is not installed; `make setup` brings it"
    missing: str | None = toolchain.missing()
    return missing


def pure_notice(obstacle: str) -> str:
    return f"The engine is not compiled and runs as plain Python, slowly: {obstacle}."


def is_current(root: Path) -> bool:
    """Is the engine beside the sources made from them, all of them, in today's way?"""
    package = root / "src" / "firehouse"
    manifest = engine.read_manifest(str(package))
    return (
        manifest is not None
        and manifest.recipe == recipe()
        and manifest.modules == sources.modules_of(sources.compiled_groups(root))
        and engine.changed_source(str(package), manifest) is None
    )


def installed_code(root: Path) -> dict[str, str]:
    """The digest of the C code that each library beside the sources was made from."""
    manifest = engine.read_manifest(str(root / "src" / "firehouse"))
    code: dict[str, str] = {} if manifest is None else manifest.code
    return code


def recipe() -> str:
    """Changes with the compiler from Python to C, with this file and with what it compiles."""
    own = (engine.source_digest(str(path)) for path in (SCRIPT, FILES))
    try:
        compiler = f"mypy-{version_of('mypy')}"
    except PackageNotFoundError:
        compiler = "no mypy"
    return " ".join([compiler, *own])


def discard(root: Path) -> None:
    """Remove the engine compiled for this Python, its manifest first."""
    source = root / "src"
    (source / "firehouse" / engine.MANIFEST).unlink(missing_ok=True)
    for path in source.rglob(f"*{engine.SUFFIX}"):
        path.unlink()


def compile_copy(root: Path, top: Path, known: dict[str, str] | None = None) -> list[str]:
    """Compile a copy of the package in an empty folder; what to install, the manifest last.

    The manifest describes the copy, which nobody edits: a source that is saved while the
    compiler runs differs from it, and so counts as changed. Where the C code of a library is
    the known one, its machine code is there already and is not made again.
    """
    known = known or {}
    package = copy_package(root, top)
    groups = sources.compiled_groups(root)
    files = [file for group in groups.values() for file in group]
    print(f"Compiling the engine, {len(files)} files …", file=sys.stderr)
    done = subprocess.run(
        [sys.executable, str(SCRIPT), COMPILE_HERE, json.dumps(known), json.dumps(groups)],
        cwd=top,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        sys.exit(f"{done.stdout}\nThe engine does not compile; the lines above say where.")
    code = {group: code_digest(top, group) for group in groups}
    read = sources.read_by_compiler(package, files, engine.source_digest)
    manifest = engine.Manifest(recipe(), code, sources.modules_of(groups), read)
    (package / engine.MANIFEST).write_text(str(manifest), encoding="utf-8")
    changed = [group for group in groups if code[group] != known.get(group)]
    return [*manifest.extensions(changed), f"firehouse/{engine.MANIFEST}"]


def copy_package(root: Path, top: Path) -> Path:
    """Copy the sources of the package into a folder; where they are now."""
    package = top / "firehouse"
    compiled = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "built")
    shutil.copytree(root / "src" / "firehouse", package, ignore=compiled)
    return package


def code_digest(top: Path, group: str) -> str:
    """The digest of a library's C code with the headers it includes, and how it is compiled."""
    digest = sha256(recipe().encode())
    waiting = [f"__native_{group}.c"]
    for name in waiting:
        code = (top / "build" / name).read_bytes()
        digest.update(code)
        for found in re.findall(rb'#include [<"](__native[^>"]+)[>"]', code):
            if found.decode() not in waiting:
                waiting.append(found.decode())
    return digest.hexdigest()


def compile_here(known: dict[str, str], groups: dict[str, list[str]]) -> None:
    """Compile these files, beside themselves; runs in a process of its own."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    paths = {group: [f"firehouse/{file}" for file in files] for group, files in groups.items()}
    extensions = mypycify(
        [*UNAIDED, *(path for files in paths.values() for path in files)],
        opt_level="1",  # playouts run in C of their own; 3 takes twice as long to compile
        debug_level="0",
        separate=[(files, group) for group, files in paths.items()],
    )
    for group in groups:
        leave_unpolished(Path.cwd() / "build" / f"__native_{group}.c")
    changed = [group for group in groups if code_digest(Path.cwd(), group) != known.get(group)]
    wanted = {f"{group}__mypyc" for group in changed}
    modules = sources.modules_of(groups)
    wanted |= {f"firehouse.{m.replace('/', '.')}" for group in changed for m in modules[group]}
    extensions = [extension for extension in extensions if extension.name in wanted]
    if sys.platform != "win32":
        for extension in extensions:  # lets the compiler inline: random play gains a quarter
            extension.extra_compile_args.append("-fno-semantic-interposition")
    project = Distribution({"name": "firehouse", "ext_modules": extensions})
    command = project.get_command_obj("build_ext")
    command.inplace = True
    command.parallel = True
    command.ensure_finalized()
    command.run()


def leave_unpolished(code: Path) -> None:
    """Module bodies run once and are half of the C code: the compiler spends no time on them."""
    code.write_text(HASTY + RUN_ONCE.sub("FIREHOUSE_HASTY ", code.read_text("utf-8")), "utf-8")


@contextmanager
def one_at_a_time(root: Path) -> Iterator[None]:
    """Two builds in one tree wait for each other, so that their files never mix."""
    with (root / "pyproject.toml").open() as file:
        if sys.platform != "win32":
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def main(arguments: list[str]) -> None:
    if arguments[:1] == [COMPILE_HERE]:
        compile_here(json.loads(arguments[1]), json.loads(arguments[2]))
    elif arguments == ["--games"]:
        refresh_lean(ROOT)
    elif arguments in ([], ["--force"]):
        refresh_all(ROOT, force=bool(arguments))
    else:
        sys.exit("Usage: python hatch_build.py [--games | --force]")


if __name__ == "__main__":
    main(sys.argv[1:])
