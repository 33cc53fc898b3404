"""Every fault has a line in the log and one more on a count that somebody watches."""

from __future__ import annotations

import ast
import asyncio
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent

import pytest
from tables import GENEROUS, Server, served, wait_for
from test_metrics import numbers

from firehouse.bots.greedy import GreedyBot
from firehouse.bots.judging import BotFault
from firehouse.bots.players import BotPlayers
from firehouse.server import condition
from firehouse.server.pool.fair_queue import Party
from firehouse.server.pool.thinkers import Asked
from firehouse.server.settings import Settings
from firehouse.server.storage import StorageError
from firehouse.server.tables.live import LiveTable
from firehouse.server.tables.registry import Registry

SERVER = Path(condition.__file__).parent
TELLING = {"error", "exception", "critical", "fatal"}
"""What a log is told faults by."""
MAKERS = {"get_logger", "getLogger"}
COUNTING = {"count", "unreadable", "inc"}


def logs_of(tree: ast.Module) -> set[str]:
    """What logs are called in a file: those that are made there, and LOG of another one."""
    made = {
        target.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign | ast.AnnAssign) and is_log(node.value, set())
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Name)
    }
    return made | {"LOG"}


def is_log(node: ast.AST | None, names: set[str]) -> bool:
    if isinstance(node, ast.Call):
        called = node.func
        name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
        return name in MAKERS
    return isinstance(node, ast.Name) and node.id in names


def counts(statement: ast.stmt) -> bool:
    """Is this a call that counts a fault?"""
    if not isinstance(statement, ast.Expr) or not isinstance(statement.value, ast.Call):
        return False
    called = statement.value.func
    return getattr(called, "attr", getattr(called, "id", "")) in COUNTING


def uncounted(source: str) -> list[int]:
    """The lines in which a log is told of a fault, where nothing around them counts it."""
    tree = ast.parse(source)
    names = logs_of(tree)

    def look(node: ast.AST, counted: bool) -> Iterator[int]:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ExceptHandler):
            counted = False
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr in TELLING
            and is_log(node.func.value, names)
            and not counted
        ):
            yield node.lineno
        for _, value in ast.iter_fields(node):
            block = value if isinstance(value, list) else [value]
            here = any(isinstance(child, ast.stmt) and counts(child) for child in block)
            for child in block:
                if isinstance(child, ast.AST):
                    yield from look(child, counted or here)

    return list(look(tree, False))


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("LOG.error('x')", [1]),
        ("def f():\n    self.count(1)\n    LOG.error('x')", []),
        ("def f():\n    self.count(1)\n    if told:\n        LOG.error('x')", []),
        ("def f():\n    if told:\n        self.count(1)\n    LOG.error('x')", [4]),
        ("self.count(1)\ndef f():\n    LOG.exception('x')", [3]),
        ("words = logging.getLogger()\nwords.exception('x')", [2]),
        ("structlog.get_logger().critical('x')", [1]),
        ("LOG.warning('x')\ntask.exception()\nparser.error('x')", []),
        (
            """
            try:
                work()
            except ValueError:
                self.count(1)
            except Exception:
                LOG.exception('x')
            """,
            [7],
        ),
    ],
)
def test_the_search_finds_what_is_not_counted(source, found):
    assert uncounted(dedent(source)) == found


def test_no_fault_is_logged_that_is_not_counted():
    found = {
        f"{path.relative_to(SERVER)}:{line}"
        for path in sorted(SERVER.rglob("*.py"))
        for line in uncounted(path.read_text())
    }

    assert found == set()


# What is counted, where it happens.


def counted(server: Server, part: str, kind: str = "fault") -> float:
    labels = sorted((part, kind))
    return numbers(server.service.resources.metrics)["firehouse_faults_total", *labels]


@pytest.fixture
def server(tmp_path):
    with served(Settings(data=tmp_path, **GENEROUS)) as server:
        yield server


def break_down(*anything, **more):
    raise RuntimeError("broken")


def test_all_counts_begin_at_nothing(server):
    """So that the first fault of each kind is one more."""
    for part, kinds in condition.BESIDE.items():
        for kind in kinds:
            assert counted(server, part, kind) == 0
    for task in ("clocks", "health", "pages", "tables", "tidying"):
        assert counted(server, task) == 0


def test_a_request_that_fails_is_counted(server, monkeypatch):
    table = server.make()
    monkeypatch.setattr(Registry, "get", break_down)

    assert server.http.get(f"/api/tables/{table.id}/frames").status_code == 500
    assert counted(server, "requests") == 1


def test_a_command_that_fails_is_counted(server, monkeypatch):
    anna = server.make().sit()
    monkeypatch.setattr(LiveTable, "do", break_down)

    assert anna.play_any()["code"] == "fault"
    assert counted(server, "commands") == 1


def test_a_command_that_cannot_be_stored_is_counted(server, monkeypatch):
    anna = server.make().sit()

    async def refuse(*anything):
        raise StorageError("It is refused.")

    monkeypatch.setattr(LiveTable, "do", refuse)

    assert anna.play_any()["code"] == "storage"
    assert counted(server, "commands", "failed") == 1


@pytest.mark.parametrize("method", ["_say", "note", "publish"])
def test_what_is_stored_and_not_told_is_counted(server, monkeypatch, method):
    """The move is done all the same."""
    anna = server.make().sit()
    monkeypatch.setattr(LiveTable, method, break_down)

    assert anna.ask("chat", text="hello")["type"] == "done"
    assert counted(server, "tables") > 0


def test_a_bot_that_fails_is_counted(server, monkeypatch):
    monkeypatch.setattr(GreedyBot, "think", break_down)
    server.make(seats=["bot:greedy"] * 2).watch()

    assert wait_for(lambda: counted(server, "bots") > 0)


def test_a_bot_whose_place_another_takes_is_counted(server, monkeypatch):
    """The game goes on, but the bot of that name plays no more."""

    async def fail(*anything):
        raise BotFault("It has no idea.")

    monkeypatch.setattr(BotPlayers, "think_elsewhere", fail)
    watcher = server.make(seats=["bot:greedy"] * 2).watch()
    watcher.until("moved")

    assert counted(server, "bots", "failed") > 0
    assert counted(server, "bots") == 0


def test_a_task_that_fails_is_counted(server):
    async def fail():
        task = server.service.resources.spawn(doing())
        await asyncio.wait([task])
        await asyncio.sleep(0)

    async def doing():
        break_down()

    server.do(fail())

    assert counted(server, "tasks") == 1


def test_a_message_of_the_bus_that_cannot_be_taken_is_counted(server):
    async def speak():
        bus = server.service.resources.bus
        await bus.subscribe("t1", break_down)
        await bus.publish("t1", b"one")

    server.do(speak())

    assert counted(server, "bus") == 1


def test_a_clock_that_cannot_be_attended_to_is_counted(server, monkeypatch):
    monkeypatch.setattr(Registry, "get", break_down)

    server.do(server.service.clocks._attend("t1", None))

    assert counted(server, "clocks") == 1


def test_a_table_that_cannot_be_looked_after_is_counted(server, monkeypatch):
    """The others are looked after all the same."""
    tables = {server.make().id, server.make().id}
    seen = set()

    async def look_after(registry, live):
        seen.add(live.id)
        break_down()

    monkeypatch.setattr("firehouse.server.tables.registry.ROUND", 0.01)
    monkeypatch.setattr(Registry, "_look_after", look_after)
    for table in tables:
        server.do(server.service.registry.get(table))

    async def go_round():
        task = asyncio.create_task(server.service.registry._rounds())
        while counted(server, "tables") < 2:
            await asyncio.sleep(0.01)
        task.cancel()

    server.do(go_round())
    assert seen == tables


def test_a_thought_that_is_lost_is_counted(server):
    """Its process was killed in the middle of it; the next one has a new process."""

    async def think():
        thinking = server.service.resources.thinkers
        asked = Asked(Party("a", "t"))
        answers = await asyncio.gather(thinking.think(asked, end_yourself), return_exceptions=True)
        return answers, await thinking.think(asked, abs, -1)

    (lost,), next_one = server.do(think())

    assert (lost.code, next_one) == ("busy", 1)
    assert counted(server, "thinkers", "lost") == 1


def end_yourself() -> None:
    os.kill(os.getpid(), signal.SIGKILL)
