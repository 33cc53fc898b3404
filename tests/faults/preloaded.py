"""Libraries in C that are loaded before all others, built when they are needed."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent


def compiler_is_missing() -> str:
    """Why nothing can be built; empty if it can."""
    if shutil.which("cc") is None:
        return "no C compiler (cc), which builds what drops writes and turns clocks"
    return ""


def built(name: str, folder: Path) -> Path:
    """The library of a source beside this file."""
    library = folder / f"{name}.so"
    command = ["cc", "-shared", "-fPIC", "-O2", "-Wall", "-Werror", "-o", str(library)]
    subprocess.run([*command, str(HERE / f"{name}.c"), "-ldl"], check=True)
    return library
