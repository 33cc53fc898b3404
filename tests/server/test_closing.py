"""A server that closes does not wait for ever, and says so to who is still waiting."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from firehouse.server.api.problems import Faults
from firehouse.server.condition import Condition
from firehouse.server.metrics import Metrics

pytestmark = pytest.mark.anyio


async def cancelled(begins: bool) -> tuple[asyncio.Task[None], list[dict[str, Any]]]:
    """A request that was still worked on when the server gave up, and what its client was sent."""
    sent: list[dict[str, Any]] = []

    async def send(message: Any) -> None:
        sent.append(message)

    async def receive() -> Any:
        return {"type": "http.request"}

    async def thinking(scope: Any, receive: Any, send: Any) -> None:
        if begins:
            await send({"type": "http.response.start", "status": 200, "headers": []})
        await asyncio.Event().wait()

    scope = {"type": "http", "method": "POST", "path": "/api/records", "headers": []}
    task = asyncio.create_task(Faults(thinking, Condition(Metrics()))(scope, receive, send))
    await asyncio.sleep(0)
    task.cancel()
    await asyncio.wait([task])
    return task, sent


async def test_who_waits_for_a_server_that_closes_is_told_so():
    """It is no fault of the program, so neither a 500 nor a traceback in the log."""
    task, (start, body) = await cancelled(begins=False)

    assert task.exception() is None
    assert start["status"] == 503
    problem = json.loads(body["body"])
    assert (problem["code"], "going down" in problem["text"]) == ("busy", True)


async def test_an_answer_that_has_begun_is_not_begun_again():
    task, sent = await cancelled(begins=True)

    assert task.cancelled()
    assert [message["type"] for message in sent] == ["http.response.start"]
