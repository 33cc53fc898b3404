"""What was told too much or too little: logs, secrets, damaged entries, full disks."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import os
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import httpx
import pytest
import structlog
from disks import a_small_disk, fill
from tables import GENEROUS, Client, served
from websockets.asyncio.client import ClientConnection, connect

from firehouse.server.logs import configure_logs
from firehouse.server.people.tokens import hash_of
from firehouse.server.settings import Settings, daily_secret, read_settings


@pytest.fixture
def debug_logs():
    """Everything that is logged at the level that tells most."""
    root, stream = logging.getLogger(), io.StringIO()
    handlers, level = root.handlers[:], root.level
    levels = {name: found.level for name, found in logging.Logger.manager.loggerDict.items()
              if isinstance(found, logging.Logger)}  # fmt: skip
    configure_logs("json", "debug", stream)
    yield stream
    structlog.reset_defaults()
    root.handlers[:], root.level = handlers, level
    for name, before in levels.items():
        logging.getLogger(name).setLevel(before)
    for name in set(logging.Logger.manager.loggerDict) - set(levels):
        logging.getLogger(name).setLevel(logging.NOTSET)


@pytest.mark.parametrize("database", ["sqlite", "postgresql"], indirect=True)
def test_debug_logs_hold_no_secret(debug_logs, database, tmp_path):
    """Neither seeds nor tokens nor their hashes, whichever library would tell them."""
    seed = 123454321012345
    with served(Settings(data=tmp_path, database=database, **GENEROUS)) as server:
        table = server.make(seed=seed, seats=["me", "open"])
        ben = table.join("Ben")
        anna = table.sit()
        anna.ask("start", fill="me")
        anna.play_any()
        server.forget(table.id)
        table.sit(ben)

    told = debug_logs.getvalue()
    assert "a table woke up" in told
    for secret in (str(seed), table.ticket["token"], ben["token"]):
        assert secret not in told
        assert hash_of(secret) not in told


@pytest.mark.parametrize("text", ["", "  \n"])
def test_an_empty_secret_file_is_refused(tmp_path, text):
    """Anybody could compute the seeds of the day."""
    (tmp_path / "secret").write_text(text)

    with pytest.raises(ValueError, match=r"secret is empty.*delete it"):
        daily_secret(Settings(data=tmp_path))


def test_a_blank_secret_is_refused():
    with pytest.raises(ValueError, match=r"--secret \(FIREHOUSE_SECRET\) is blank"):
        read_settings({"secret": "  "})


def test_an_empty_secret_of_the_environment_is_refused(monkeypatch):
    """Whoever sets it means something by it; so a file that could not be read is noticed."""
    monkeypatch.setenv("FIREHOUSE_SECRET", "")

    with pytest.raises(ValueError, match="FIREHOUSE_SECRET"):
        read_settings()


def change(server, statement, *values):
    file = server.service.resources.settings.data / "firehouse.sqlite"
    with closing(sqlite3.connect(file)) as database, database:
        database.execute(statement, values)


DAMAGES = {
    "entry": "UPDATE entries SET body = '{\"steps\": [[' WHERE table_id = ?",
    "bytes": "UPDATE entries SET body = x'fffe00' WHERE table_id = ?",
    "time": "UPDATE entries SET at = 'yesterday' WHERE table_id = ?",
    "set-up": "UPDATE tables SET setup = '{' WHERE id = ?",
}


@pytest.mark.parametrize("what", DAMAGES)
def test_what_cannot_even_be_read_is_damaged(server, what):
    """Not a fault of the program: the sentence says whom to tell."""
    table, other = server.make(), server.make()
    change(server, DAMAGES[what], table.id)

    answer = server.http.get(f"/api/tables/{table.id}")

    assert (answer.status_code, answer.json()["code"]) == (500, "damaged")
    client = Client(server.port, table.id, None, hello=False)
    assert client.until("refused")["code"] == "damaged"
    assert server.http.get(f"/api/tables/{other.id}").status_code == 200


def test_an_entry_that_cannot_be_read_while_the_table_is_awake_is_damage(server):
    table = server.make()
    anna = table.sit()
    change(
        server,
        "INSERT INTO entries (table_id, seq, kind, person, at, body) VALUES (?, 2, 'chat', 0, "
        "'2026-01-01 00:00:00', '{')",
        table.id,
    )

    anna.send("chat", text="hello?")

    assert anna.until("refused")["code"] == "damaged"


def test_a_full_disk_at_the_start_says_so(tmp_path):
    """One sentence: that the disk is full, and which."""
    with a_small_disk(tmp_path / "disk") as disk:
        fill(disk)
        told = start(disk / "data")
        assert "is full" in told
        assert str(disk / "data") in told
        (disk / "filler").unlink()
        (disk / "data").mkdir(exist_ok=True)
        filler = fill(disk)
        with filler.open("r+b") as file:
            file.truncate(filler.stat().st_size - 16384)

        told = start(disk / "data")

        assert "is full" in told
        assert str(disk / "data") in told


def start(data):
    """What a server says that cannot start."""
    command = [sys.executable, "-m", "firehouse", "serve", "--port", "0", "--data", str(data)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode == 2, (done.stdout, done.stderr)
    lines = [line for line in done.stderr.splitlines() if not line.startswith("{")]
    assert len(lines) == 1, lines
    assert not any("Traceback" in json.dumps(line) for line in lines)
    return lines[0]


def test_memory_of_idle_sockets_is_returned(tmp_path):
    """When a crowd has gone, most of what it took is the machine's again within a minute."""
    command = [sys.executable, "-m", "firehouse", "serve", "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env={**os.environ, **CROWDED}
    ) as process:
        try:
            assert process.stdout is not None
            port = int(process.stdout.readline().split("127.0.0.1:")[1].split(";")[0])
            wanted = {"setup": {"ruleset": "flashpoint/family", "crew": 2}, "name": "Anna"}
            made = httpx.post(f"http://127.0.0.1:{port}/api/tables", json=wanted, timeout=30)
            table = made.json()["table"]
            Client(port, table, None).close()
            before = resident(process.pid)
            peak = asyncio.run(crowd(port, table, lambda: resident(process.pid)))
            assert peak > before + 10
            assert wait_long_for(lambda: resident(process.pid) < before + 0.5 * (peak - before))
        finally:
            process.kill()


CROWDED = {
    "FIREHOUSE_MAX_PEOPLE": "5000",
    "FIREHOUSE_MAX_CONNECTIONS_PER_ADDRESS": "5000",
    "FIREHOUSE_SOCKETS_PER_MINUTE": "5000",
    "FIREHOUSE_COMPRESS": "true",
}


async def crowd(port: int, table: str, measure: Callable[[], float]) -> float:
    """Many who watch, and then go; what was measured while all were there."""

    async def watch() -> ClientConnection:
        socket = await connect(f"ws://127.0.0.1:{port}/api/tables/{table}/socket")
        await socket.send('{"do": "hello", "id": "h", "token": null}')
        await socket.recv()
        return socket

    sockets = []
    for _ in range(8):
        sockets += await asyncio.gather(*(watch() for _ in range(50)))
    peak = measure()
    await asyncio.gather(*(socket.close() for socket in sockets))
    return peak


def resident(pid: int) -> float:
    """Megabytes."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0]) / 1024


def wait_long_for(condition) -> bool:
    end = time.monotonic() + 60
    while time.monotonic() < end:
        if condition():
            return True
        time.sleep(1)
    return False
