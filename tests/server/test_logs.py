"""Logs: one line an event, of our own and of our libraries, and never a secret."""

from __future__ import annotations

import io
import json
import logging

import pytest
import structlog
from structlog.testing import capture_logs
from tables import GENEROUS, served

from firehouse.bots.greedy import GreedyBot
from firehouse.server.app import in_force
from firehouse.server.logs import HIDDEN, configure_logs
from firehouse.server.settings import Settings

LOG = structlog.get_logger("firehouse.test")


@pytest.fixture(autouse=True)
def _logs_as_they_were():
    handlers, level = list(logging.root.handlers), logging.root.level
    yield
    structlog.reset_defaults()
    logging.root.handlers[:] = handlers
    logging.root.setLevel(level)


def logged(form, level, *work):
    stream = io.StringIO()
    configure_logs(form, level, stream)
    for each in work:
        each()
    return stream.getvalue()


def test_an_event_is_one_line_of_json():
    text = logged(
        "json",
        "info",
        lambda: LOG.info("moved", table="t1", text="two\nlines"),
        lambda: logging.getLogger("somebody").warning("it is %s", "late"),
    )
    first, second = [json.loads(line) for line in text.splitlines()]

    assert (first["event"], first["level"], first["text"]) == ("moved", "info", "two\nlines")
    assert first["timestamp"].endswith("Z")
    assert (second["event"], second["logger"]) == ("it is late", "somebody")


def test_secrets_are_left_out_however_deep_they_lie():
    def greet():
        inside = [{"secret": "hunter2"}, ({"token": "hunter2"}, [{"password": "hunter2"}])]
        LOG.info("hello", token="hunter2", body={"Seed": 7, "inside": inside}, others=inside)

    for form in ("json", "plain"):
        text = logged(form, "info", greet)
        assert "hello" in text
        assert "hunter2" not in text
        assert HIDDEN in text.partition("Seed")[2].partition(",")[0]


def test_a_failure_is_one_line_and_shows_no_variables():
    def fail():
        password = "".join(("hunt", "er2"))
        try:
            raise RuntimeError(len(password))
        except RuntimeError:
            LOG.exception("failed")

    line = json.loads(logged("json", "info", fail))
    assert "RuntimeError: 7" in line["exception"]
    for form in ("json", "plain"):
        assert "hunter2" not in logged(form, "info", fail)


def test_less_than_the_level_is_not_logged_and_libraries_are_kept_quiet():
    text = logged(
        "plain",
        "warning",
        lambda: LOG.info("quiet"),
        lambda: LOG.warning("loud"),
        lambda: logging.getLogger("uvicorn.error").info("chatter"),
    )
    assert "quiet" not in text
    assert "loud" in text
    assert "chatter" not in text


def test_auto_is_json_unless_a_person_looks_on():
    assert logged("auto", "info", lambda: LOG.info("x")).startswith("{")


def test_the_settings_in_force_are_logged_without_secrets():
    settings = Settings(
        database="postgresql://me:hunter2@host/x?password=hunter2",
        bus="redis://:hunter2@host",
        secret="hunter2",
        port=8001,
    )

    told = in_force(settings)

    assert "hunter2" not in json.dumps(told)
    assert (told["port"], told["bus"]) == (8001, "redis://host")
    assert told["database"].endswith("@host/x")


def test_the_life_of_a_server_is_logged(tmp_path):
    """Its opening and its end, tables and games; tables that wake up only where all is logged."""
    with capture_logs() as logs, served(Settings(data=tmp_path, **GENEROUS)) as server:
        setup = {"ruleset": "hotshots/standard", "crew": 2}
        table = server.make(setup=setup, seats=["bot:greedy"] * 2)
        watcher = table.watch()
        while watcher.shot["table"]["status"] != "over":
            watcher.hear()

    said = [line["event"] for line in logs if line["log_level"] == "info"]
    assert said == [
        "the server is open",
        "a table was made",
        "a game is over",
        "the server is closed",
    ]
    assert logs[0]["settings"]["data"] == str(tmp_path)
    assert {line["table"] for line in logs if "table" in line} == {table.id}
    assert "a table woke up" in [line["event"] for line in logs if line["log_level"] == "debug"]


def test_a_bot_that_fails_is_logged_with_its_table(server, monkeypatch):
    def fail(*anything):
        raise RuntimeError("out of ideas")

    monkeypatch.setattr(GreedyBot, "think", fail)
    with capture_logs() as logs:
        table = server.make(seats=["bot:greedy"] * 2)
        watcher = table.watch()
        watcher.until("thinking")
        while not any(line["event"] == "a bot failed" for line in logs):
            watcher.ask("why", action="end")

    failure = next(line for line in logs if line["event"] == "a bot failed")
    assert (failure["table"], failure["bot"]) == (table.id, "greedy")
