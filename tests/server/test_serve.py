"""The command that opens a server: its one line, its refusals, its goodbye."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from firehouse.cli import app
from firehouse.server.running import address, listen

HERE = Path(__file__).parent
LINE = re.compile(r"^Firehouse is open at http://127\.0\.0\.1:(\d+); Ctrl-C closes it\.$")


def refused(*words: str | Path) -> str:
    """The one sentence with which a command is refused."""
    result = CliRunner().invoke(app, [str(word) for word in words])
    assert result.exit_code == 2, result.output
    assert result.stderr.count("\n") == 1, result.stderr
    return result.stderr.strip()


@contextmanager
def server(tmp_path, **settings):
    """A small server in a process of its own, with its port."""
    given = {"port": "0", "data": str(tmp_path / "data"), **settings}
    words = [f"{name}={value}" for name, value in given.items()]
    with running([HERE / "a_server.py", *words]) as found:
        yield found


@contextmanager
def running(words):
    """A Python process that opens a server, with its port."""
    process = subprocess.Popen(
        [sys.executable, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    try:
        line = process.stdout.readline()
        found = LINE.match(line)
        assert found, line + process.stderr.read()
        yield process, int(found[1])
    finally:
        process.kill()
        process.communicate()


@pytest.fixture(scope="module")
def opened(tmp_path_factory):
    """The port and the data folder of a server that tests leave running."""
    folder = tmp_path_factory.mktemp("opened")
    with server(folder, max_message="1024") as (_, port):
        yield port, folder / "data"


def test_it_says_where_it_is_serves_and_ends_at_ctrl_c(tmp_path):
    with server(tmp_path) as (process, port):
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/who") as answer:
            assert json.load(answer) == {"healthy": True}
            assert "server" not in answer.headers
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)

        assert (process.returncode, out, err) == (0, "stored\n", "")


def test_open_sockets_hear_a_goodbye_before_they_are_closed(tmp_path):
    with server(tmp_path) as (process, port), connect(f"ws://127.0.0.1:{port}/socket") as client:
        client.send("hello")
        assert client.recv() == "5"
        process.send_signal(signal.SIGTERM)

        assert client.recv() == "bye"
        with pytest.raises(ConnectionClosed) as closed:
            client.recv()
        assert closed.value.rcvd.code == 1012
        out, err = process.communicate(timeout=60)
        assert (process.returncode, out, err) == (0, "stored\n", "")


def test_a_message_that_is_too_long_closes_its_socket_alone(opened):
    port, _ = opened
    with connect(f"ws://127.0.0.1:{port}/socket") as client:
        client.send("x" * 2000)
        with pytest.raises(ConnectionClosed) as closed:
            client.recv()
        assert closed.value.rcvd.code == 1009
    with connect(f"ws://127.0.0.1:{port}/socket") as client:
        client.send("x" * 1000)
        assert client.recv() == "1000"


def test_the_real_service_opens_is_well_and_closes(tmp_path):
    words = ["-m", "firehouse", "serve", "--port", "0", "--data", tmp_path / "data"]
    with running(words) as (process, port):
        for path in ("healthz", "readyz"):
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/{path}") as answer:
                assert answer.status == 200
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
            assert b"firehouse_storage_seconds_count" in answer.read()
        process.send_signal(signal.SIGTERM)
        out, err = process.communicate(timeout=60)

        assert (process.returncode, out) == (0, "")
        said = [json.loads(line)["event"] for line in err.splitlines()]
        assert said == ["the server is open", "the server is closed"]
    assert sorted(os.listdir(tmp_path / "data")) == ["firehouse.sqlite", "secret"]


def test_a_second_server_hears_that_the_port_is_taken(opened, tmp_path):
    port, _ = opened
    told = refused("serve", "--port", port, "--data", tmp_path / "other")
    assert told == f"Port {port} is taken; stop who has it, or name another with --port."
    assert not (tmp_path / "other").exists()


def test_a_host_that_is_none(tmp_path):
    assert "--host" in refused("serve", "--host", "no.such.host.invalid", "--data", tmp_path)
    assert "--host" in refused("serve", "--host", "192.0.2.1", "--port", 0, "--data", tmp_path)


def test_a_data_folder_that_cannot_be_written(tmp_path):
    (tmp_path / "file").write_text("")
    told = refused("serve", "--port", 0, "--data", tmp_path / "file")
    assert told.startswith(f"The data folder {tmp_path / 'file'} cannot be written")


@pytest.mark.parametrize(
    ("option", "value", "words"),
    [
        ("--database", "postgresql://me:hunter2@127.0.0.1:1/x", "127.0.0.1:1/x cannot be opened"),
        ("--database", "oracle://me:hunter2@host/x", "A database is sqlite:///FILE or"),
        ("--bus", "redis://:hunter2/x@127.0.0.1:1", "The address of the bus cannot be read"),
        ("--database", "postgresql://127.0.0.1:1/x?password=hunter2", "1:1/x cannot be opened"),
        ("--database", "oracle://host/x?password=hunter2", "A database is sqlite:///FILE or"),
        ("--bus", "pigeon", "A bus is 'memory' or redis://"),
        ("--workers", "0", "--workers (FIREHOUSE_WORKERS) is at least 1"),
    ],
)
def test_what_keeps_a_server_from_starting_is_one_sentence(tmp_path, option, value, words):
    told = refused("serve", "--port", "0", "--data", tmp_path, option, value)
    assert words in told
    assert "hunter2" not in told


def test_a_variable_is_read_and_refused_like_its_option(tmp_path, monkeypatch):
    monkeypatch.setenv("FIREHOUSE_BUS", "pigeon")
    assert "A bus is" in refused("serve", "--port", "0", "--data", tmp_path)


def test_without_its_packages_it_says_what_to_install():
    """A process in which none of the server's packages can be imported."""
    code = (
        "import sys\n"
        "for name in ('uvicorn', 'fastapi', 'sqlalchemy', 'pydantic_settings', 'redis'):\n"
        "    sys.modules[name] = None\n"
        "from firehouse.cli import main\n"
        "sys.argv = ['firehouse', 'serve']\nmain()\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 2
    assert re.fullmatch(r"The server needs \w+: pip install firehouse\n", done.stderr), done.stderr


def test_other_commands_import_nothing_of_the_server():
    code = (
        "import sys, firehouse.cli\n"
        "heavy = {'pydantic', 'fastapi', 'uvicorn', 'sqlalchemy', 'redis', 'msgspec'}\n"
        "print(sorted(heavy & set(sys.modules)))\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stdout == "[]\n"


def test_every_setting_is_an_option_with_its_variable():
    shown = CliRunner().invoke(app, ["serve", "--help"], env={"COLUMNS": "200"}).output
    for words in ("--idle-seconds", "FIREHOUSE_IDLE_SECONDS", "--no-compress", "FIREHOUSE_BUS"):
        assert words in shown


def test_port_0_takes_a_free_one_on_every_address():
    sockets = listen("localhost", 0)
    ports = {each.getsockname()[1] for each in sockets}
    for each in sockets:
        each.close()
    assert len(ports) == 1
    assert ports != {0}


def test_addresses_are_written_as_a_browser_wants_them():
    with closing(socket.create_server(("127.0.0.1", 0))) as bound:
        port = bound.getsockname()[1]
        assert address("127.0.0.1", [bound]) == f"http://127.0.0.1:{port}"
        assert address("::1", [bound]) == f"http://[::1]:{port}"
        assert address("0.0.0.0", [bound]).startswith(f"http://localhost:{port} ")
