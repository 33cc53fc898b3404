"""A PostgreSQL of a test's own, whose power can be cut."""

from __future__ import annotations

import os
import random
import shutil
import signal
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from typing import Final

from disk_record import lose_power, recorded

USER: Final = "postgres"
PLACES: Final = ("/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin", "/usr/local/bin", "/usr/bin")


@cache
def _programs() -> Path | None:
    """The newest folder with the programs of PostgreSQL."""
    found = [path.parent for place in PLACES for path in Path("/").glob(f"{place[1:]}/initdb")]
    return max(found) if found else None


def postgres_cannot_be_made() -> str:
    """Why there can be none here; empty if there can."""
    if _programs() is None:
        return "no initdb, which makes a PostgreSQL whose power can be cut"
    if os.geteuid() == 0 and not _is_user():
        return f"PostgreSQL does not run as root, and there is no user {USER}"
    return ""


def _is_user() -> bool:
    return subprocess.run(["id", USER], capture_output=True, check=False).returncode == 0


def _free_port() -> int:
    """A port at which nobody listens, below those that are given to connections."""
    for port in random.sample(range(20_000, 32_000), 100):
        with socket.socket() as trial, suppress(OSError):
            trial.bind(("127.0.0.1", port))
            return port
    raise OSError("No port is free.")


class OwnPostgres:
    """A data folder, and a server on it when it is wanted."""

    def __init__(self) -> None:
        self.folder = Path(mkdtemp(prefix="firehouse-postgres-"))
        self.data = self.folder / "data"
        self.record = self.folder / "record"
        self.port = _free_port()
        self.url = f"postgresql://{USER}@127.0.0.1:{self.port}/{USER}"

    def __enter__(self) -> OwnPostgres:
        self._give(self.folder)
        words = ["-D", str(self.data), "-U", USER, "--auth=trust", "--no-sync"]
        self._run("initdb", *words)
        return self

    def __exit__(self, *exception: object) -> None:
        self.kill()
        shutil.rmtree(self.folder)

    @contextmanager
    def running(self, preloaded: Path | None = None, *settings: str) -> Iterator[None]:
        """A server, with all that it writes recorded if a recorder is given."""
        environment = {}
        if preloaded is not None:
            library = self.folder / preloaded.name
            shutil.copyfile(preloaded, library)
            self._give(library)
            environment = {"LD_PRELOAD": str(library), **recorded(self.record, self.data)}
        options = [f"port={self.port}", f"unix_socket_directories={self.folder}", *settings]
        words = " ".join(f"-c {option}" for option in (*options, "restart_after_crash=off"))
        control = ["pg_ctl", "-D", str(self.data), "-w"]
        log = ["-l", str(self.folder / "log")]
        try:
            self._run(*control, *log, "-o", words, "start", **environment)
        except subprocess.CalledProcessError as error:
            error.add_note((self.folder / "log").read_text())
            raise
        try:
            yield
        finally:
            if (self.data / "postmaster.pid").exists():
                self._run(*control, "-m", "fast", "stop")

    def kill(self) -> None:
        """All of its processes at once, as a machine that goes out does."""
        file = self.data / "postmaster.pid"
        if not file.exists():
            return
        parent = int(file.read_text().splitlines()[0])
        children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
        for number in (parent, *map(int, children)):
            with suppress(ProcessLookupError):
                os.kill(number, signal.SIGKILL)
        file.unlink()

    def copied(self, name: str) -> Path:
        """The data folder as it is, beside itself."""
        copy = self.folder / name
        shutil.copytree(self.data, copy)
        return copy

    def begin_again(self, base: Path) -> None:
        """Have the data folder as it was."""
        shutil.rmtree(self.data)
        shutil.copytree(base, self.data)
        self._give(self.data)
        self.record.unlink(missing_ok=True)

    def lose_power(self, base: Path) -> None:
        """Have the data folder as it is after a loss of power."""
        record = self.record.rename(self.folder / "lost")
        self.begin_again(base)
        lose_power(record, self.data, base, self.data, None)
        for lock in (self.data / "postmaster.pid", *self.folder.glob(".s.PGSQL.*")):
            lock.unlink(missing_ok=True)  # no process outlives its machine
        self._give(self.data)

    def _give(self, path: Path) -> None:
        """Let it be the database's own."""
        if os.geteuid() == 0:
            subprocess.run(["chown", "-R", USER, str(path)], check=True)

    def _run(self, program: str, *words: str, **environment: str) -> None:
        programs = _programs()
        assert programs is not None
        variables = [f"{name}={value}" for name, value in environment.items()]
        command = ["env", *variables, str(programs / program), *words]
        if os.geteuid() == 0:
            command = ["runuser", "-u", USER, "--", *command]
        subprocess.run(
            command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/"
        )
