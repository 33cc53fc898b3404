"""What compiling the engine takes, and what of it this machine lacks. Standard library only."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
import sysconfig

SETTINGS = sysconfig.get_config_vars()
"""How Python was built; read at once, for threads that ask first together see it half filled."""


def compiler() -> str | None:
    """The C compiler that extensions are built with, if it is installed."""
    command = os.environ.get("CC") or SETTINGS.get("CC") or "cl"
    return shutil.which(str(command).split()[0])


def missing() -> str | None:
    """What keeps this machine from compiling, and what to do about it, as a clause."""
    if sys.implementation.name != "cpython":
        return "mypyc compiles for CPython only"
    if compiler() is None:
        return "there is no C compiler; install gcc or clang"
    if not os.path.exists(os.path.join(sysconfig.get_path("include"), "Python.h")):
        return "Python's C headers are missing; install the python3-dev or python3-devel package"
    return None


def native_command() -> list[str]:
    """The command that compiles the games in C: gcc or clang, for they are written for those."""
    default = "gcc" if sys.platform == "win32" else SETTINGS.get("CC") or "cc"
    return shlex.split(os.environ.get("CC") or str(default))


def missing_for_native() -> str | None:
    """What keeps this machine from compiling the games in C, as a clause."""
    if shutil.which(native_command()[0]) is None:
        return "there is no C compiler; install gcc or clang"
    return None
