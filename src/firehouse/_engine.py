"""Chooses between the compiled engine and its Python source, before either is imported.

The compiled one runs only if every source it was made from is unchanged, byte for byte.
Never compiled itself, and small: it runs at every import of the package.
"""

from __future__ import annotations

import os
import sys
import warnings
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec, PathFinder
from importlib.util import source_hash, spec_from_file_location
from types import ModuleType
from typing import Final, Literal

Mode = Literal["compiled", "pure"]

PACKAGE: Final = "firehouse"
LIBRARY: Final = "__mypyc"
"""How the name of a compiled library ends; it begins with that of its group of modules."""
SUFFIX: Final = EXTENSION_SUFFIXES[0]
MANIFEST: Final = f"_compiled{os.path.splitext(SUFFIX)[0]}.txt"
HERE: Final = os.path.dirname(os.path.abspath(__file__))

_chosen: tuple[Mode, str] | None = None


def install() -> None:
    """Make the choice, once, and see to it that imports follow it."""
    global _chosen
    if _chosen is not None:
        return
    manifest = None if is_forced_pure() else read_manifest(HERE)
    changed = None if manifest is None else changed_source(HERE, manifest)
    _chosen = _choice(manifest, changed)
    sys.meta_path.insert(0, OwnLibrary if _chosen[0] == "compiled" else SourceOnly)
    if changed is not None:
        warnings.warn(
            f"The compiled engine is older than its source ({changed} has changed), so the "
            "uncompiled one runs, slowly; run 'make setup' to compile it again.",
            RuntimeWarning,
            stacklevel=3,
        )


def mode() -> Mode:
    """Which engine this process runs."""
    return _decided()[0]


def reason() -> str:
    """Why, as a sentence."""
    return _decided()[1]


def is_forced_pure() -> bool:
    """Does the environment ask for the uncompiled engine?"""
    return os.environ.get("FIREHOUSE_PURE", "0") not in ("", "0")


class Manifest:
    """What was compiled, from which sources, and how. It is written last, after all libraries.

    Modules are compiled in groups, each to one library with C code of its own.
    """

    def __init__(
        self,
        recipe: str,
        code: dict[str, str],
        modules: dict[str, list[str]],
        sources: dict[str, str],
    ) -> None:
        self.recipe = recipe
        self.code = code
        self.modules = modules
        self.sources = sources

    def __str__(self) -> str:
        code = [f"code {group} {digest}" for group, digest in self.code.items()]
        modules = [f"module {group} {m}" for group, ms in self.modules.items() for m in ms]
        sources = [f"source {digest} {name}" for name, digest in self.sources.items()]
        return "\n".join([f"recipe {self.recipe}", *code, *modules, *sources, ""])

    def extensions(self, groups: Sequence[str] | None = None) -> list[str]:
        """The files that hold the machine code, seen from beside the package."""
        found: list[str] = []
        for group in self.modules if groups is None else groups:
            found.append(f"{group}{LIBRARY}{SUFFIX}")
            found += [f"{PACKAGE}/{name}{SUFFIX}" for name in self.modules[group]]
        return found


def read_manifest(package: str) -> Manifest | None:
    """What was compiled for this Python, if all of it is there, and the manifest itself whole."""
    try:
        manifest = read_manifest_file(os.path.join(package, MANIFEST))
    except (OSError, ValueError):
        return None
    if not (manifest.recipe and manifest.code and manifest.modules and manifest.sources):
        return None
    if manifest.code.keys() != manifest.modules.keys():
        return None
    top = os.path.dirname(package)
    whole = all(os.path.exists(os.path.join(top, name)) for name in manifest.extensions())
    return manifest if whole else None


def read_manifest_file(path: str) -> Manifest:
    """A manifest as it was written."""
    manifest = Manifest("", {}, {}, {})
    with open(path, encoding="utf-8") as file:
        for line in file.read().splitlines():
            kind, _, value = line.partition(" ")
            first, _, second = value.partition(" ")
            if kind == "recipe":
                manifest.recipe = value
            elif kind == "code":
                manifest.code[first] = second
            elif kind == "module":
                manifest.modules.setdefault(first, []).append(second)
            elif kind == "source":
                manifest.sources[second] = first
    return manifest


def changed_source(package: str, manifest: Manifest) -> str | None:
    """The first file that is not what the compiler read."""
    for name, digest in manifest.sources.items():
        if source_digest(os.path.join(package, name)) != digest:
            return name
    return None


def source_digest(path: str) -> str | None:
    """The hash with which Python itself recognises an outdated .pyc; None for a missing file."""
    try:
        with open(path, "rb") as file:
            return source_hash(file.read()).hex()
    except OSError:
        return None


class SourceOnly:
    """Finds the package's modules as source, whatever compiled files lie beside them."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith(f"{PACKAGE}."):
            return None
        spec = PathFinder.find_spec(name, path, target)
        if spec is None or not isinstance(spec.loader, ExtensionFileLoader):
            return spec
        folder, file = os.path.split(spec.loader.path)
        source = os.path.join(folder, f"{file.partition('.')[0]}.py")
        if not os.path.exists(source):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return spec_from_file_location(name, source)


class OwnLibrary:
    """Finds the libraries beside this package, never those of another copy on the path."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not (name.startswith(PACKAGE) and name.endswith(LIBRARY)):
            return None
        return spec_from_file_location(name, os.path.join(os.path.dirname(HERE), name + SUFFIX))


def _choice(manifest: Manifest | None, changed: str | None) -> tuple[Mode, str]:
    if is_forced_pure():
        return "pure", "FIREHOUSE_PURE is set."
    if manifest is None:
        return "pure", "The engine was not compiled for this Python."
    if changed is not None:
        return "pure", f"{changed} has changed since the engine was compiled."
    return "compiled", "The compiled engine matches its source."


def _decided() -> tuple[Mode, str]:
    if _chosen is None:
        raise RuntimeError("Import firehouse first: it chooses the engine.")
    return _chosen
