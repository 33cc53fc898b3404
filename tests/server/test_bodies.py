"""What a request may hold: little, but where files come in. A bad one keeps nobody waiting."""

from __future__ import annotations

import asyncio
import gc
import threading
import time

import httpx
import pytest
from tables import GENEROUS, Server, served

from firehouse.server.people.limits import MOST_REFUSALS
from firehouse.server.settings import Settings

JSON = {"Content-Type": "application/json"}
BURST = 0.25
"""Seconds of processor time that the loop may take at once; the attacks took more than one."""


def longest_burst(server: Server, attack) -> float:
    """How much work the loop did in one go, at worst, while an attack ran and others waited.

    It is counted in processor time, which other processes of a busy machine do not change, and
    without the many things of the tests, which a server has not: to look through them for what
    is garbage takes a tenth of a second, whenever it happens to come.
    """
    worst, over = 0.0, threading.Event()

    async def beat() -> float:
        nonlocal worst
        before = time.thread_time()
        while not over.is_set():
            await asyncio.sleep(0.01)
            now = time.thread_time()
            worst, before = max(worst, now - before), now
        return worst

    gc.freeze()
    beating = asyncio.run_coroutine_threadsafe(beat(), server.loop)
    try:
        attack()
    finally:
        over.set()
        gc.unfreeze()
    return beating.result(30)


def unknown_keys(number: int) -> dict[str, int]:
    return {f"k{key:05}": 1 for key in range(number)}


@pytest.mark.parametrize(
    "path", ["/api/tables/{}/seats", "/api/tables/{}/branch", "/api/lessons/flashpoint"]
)
def test_bodies_are_small_where_no_file_comes_in(server, path):
    answer = server.http.post(
        path.format(server.make().id), json={"name": "x", "more": "x" * 20_000}
    )

    assert (answer.status_code, answer.json()["code"]) == (413, "too-big")
    assert "16,384 bytes" in answer.json()["text"]


def test_a_set_up_with_its_files_is_not_too_big(server):
    files = dict.fromkeys(("plan", "deck", "layout", "arrows"), "# " + "\n# ü" * 4900)
    setup = {"ruleset": "flashpoint/family", "files": files}

    answer = server.http.post("/api/tables", json={"setup": setup, "name": "Anna"})

    assert (answer.status_code, answer.json()["code"]) == (409, "bad-setup")


@pytest.mark.parametrize("where", ["top", "setup", "options"])
def test_of_many_faults_the_first_is_enough(server, where):
    """A body full of unknown keys is refused before each of them is looked at."""
    keys = unknown_keys(15_000)
    setup = {"ruleset": "flashpoint/family", **(keys if where == "setup" else {})}
    if where == "options":
        setup["options"] = keys
    body = {"setup": setup, "name": "Anna", **(keys if where == "top" else {})}

    def attack():
        for _ in range(10):
            answer = server.http.post("/api/tables", json=body)
            assert (answer.status_code, answer.json()["code"]) == (422, "invalid")
            assert len(answer.text) < 1000

    assert longest_burst(server, attack) < BURST


def test_a_record_full_of_unknown_keys_keeps_nobody_waiting(server):
    body = {"record": unknown_keys(150_000), "name": "Anna"}

    def attack():
        for _ in range(3):
            answer = server.http.post("/api/records", json=body)
            assert (answer.status_code, answer.json()["code"]) == (409, "bad-record")

    assert longest_burst(server, attack) < BURST


def test_unknown_keys_beside_a_record_keep_nobody_waiting(server):
    """Each of them cost a sixth of a millisecond, and the limit of this path is the largest."""
    body = {"record": {}, "name": "Anna", **unknown_keys(150_000)}

    def attack():
        for _ in range(3):
            assert server.http.post("/api/records", json=body).status_code == 422

    assert longest_burst(server, attack) < BURST


def test_who_asks_too_often_is_refused_before_the_body_is_read(tmp_path):
    with served(Settings(data=tmp_path, **{**GENEROUS, "tables_per_hour": 1})) as server:
        server.make()

        answer = server.http.post(
            "/api/records", content=b"{", headers={"Content-Type": "application/json"}
        )

        assert answer.status_code == 429


def test_who_goes_on_after_many_refusals_is_not_listened_to(tmp_path):
    """A sentence for everybody, but not for ever; who is connected stays so."""
    with served(Settings(data=tmp_path, **{**GENEROUS, "requests_per_minute": 5})) as server:
        table = server.make()
        anna = table.sit()

        def ask():
            try:
                return server.http.get("/api/tables").status_code
            except httpx.TransportError:
                return None

        answers = [ask() for _ in range(MOST_REFUSALS + 20)]
        server.http.close()
        server.http = httpx.Client(base_url=f"http://127.0.0.1:{server.port}", timeout=30)

        assert 429 in answers
        assert ask() is None
        assert anna.play_any()["type"] == "done"


@pytest.mark.parametrize("path", ["/api/records", "/api/tables"])
def test_a_body_that_is_refused_is_not_read_to_its_end(tmp_path, path):
    """The connection is closed instead."""
    with served(Settings(data=tmp_path, **{**GENEROUS, "tables_per_hour": 1})) as server:
        server.make()

        answer = server.http.post(path, content=b"{" * 100_000, headers=JSON)

        assert answer.status_code == 429
        assert answer.headers["connection"] == "close"
