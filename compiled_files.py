"""Which files of the package are compiled, and all that the compiler reads for them."""

from __future__ import annotations

import ast
import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path


def compiled_groups(root: Path) -> dict[str, list[str]]:
    """The files to compile, as paths below the package, by library; a pattern must match one.

    The `__init__.py` of a room only says what the room is for.
    """
    settings = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    package = root / "src" / "firehouse"
    groups: dict[str, list[str]] = {}
    for name, patterns in settings["tool"]["firehouse"].items():
        found: set[str] = set()
        for pattern in patterns:
            sources = (path for path in package.glob(pattern) if path.suffix == ".py")
            paths = [path for path in sources if path.name != "__init__.py"]
            if not paths:
                sys.exit(f"pyproject.toml lists the {name} file '{pattern}', but there is none.")
            found.update(path.relative_to(package).as_posix() for path in paths)
        groups["firehouse" if name == "engine" else f"firehouse_{name}"] = sorted(found)
    return groups


def modules_of(groups: dict[str, list[str]]) -> dict[str, list[str]]:
    """The same without the endings of the files."""
    return {name: [file.removesuffix(".py") for file in files] for name, files in groups.items()}


def read_by_compiler(
    package: Path, files: list[str], digest: Callable[[str], str]
) -> dict[str, str]:
    """The digests of the engine's files and of all they import, for constants are inlined."""
    digests: dict[str, str] = {}
    waiting = list(files)
    while waiting:
        name = waiting.pop()
        if name not in digests:
            digests[name] = digest(str(package / name))
            waiting.extend(imported_files(package, name))
    return dict(sorted(digests.items()))


def imported_files(package: Path, name: str) -> Iterator[str]:
    """The files of the package that one of them imports."""
    for node in ast.walk(ast.parse((package / name).read_bytes())):
        match node:
            case ast.Import(names=names):
                modules = [alias.name for alias in names]
            case ast.ImportFrom(level=0, module=str(module), names=names):
                modules = [module, *(f"{module}.{alias.name}" for alias in names)]
            case ast.ImportFrom():
                sys.exit(f"{name} has a relative import; name the whole module in it.")
            case _:
                continue
        for module in modules:
            yield from module_files(package, module)


def module_files(package: Path, module: str) -> Iterator[str]:
    """The file of a module, if it is one of ours."""
    top, *rest = module.split(".")
    for file in ("/".join(rest) + ".py", "/".join([*rest, "__init__.py"])):
        if top == "firehouse" and (package / file).is_file():
            yield file
