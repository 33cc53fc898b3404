"""What the server refuses on principle: other pages, greed, bodies without end."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from starlette.responses import Response
from starlette.types import Receive, Scope, Send
from structlog.testing import capture_logs
from tables import GENEROUS, Client, served
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from firehouse import _engine
from firehouse.server.api.health import Checkup
from firehouse.server.api.pages import Pages
from firehouse.server.api.security import SecurityHeaders, origin_fits
from firehouse.server.condition import Condition
from firehouse.server.metrics import Metrics
from firehouse.server.settings import Settings


def test_every_answer_has_security_headers(server):
    """Also errors and pages."""
    for path in ("/", "/api/rulesets", "/api/nothing", "/healthz"):
        headers = server.http.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-opener-policy"] == "same-origin"


def test_other_pages_may_not_open_a_socket(server):
    """Our own origin may, and those that are allowed; programs send none."""
    table = server.make()
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table.id}/socket"

    with pytest.raises(InvalidStatus) as refused, connect(address, origin="https://evil.example"):
        pass
    with connect(address, origin=f"http://127.0.0.1:{server.port}") as socket:
        socket.send(json.dumps({"do": "hello", "id": "h", "token": None}))
        assert json.loads(socket.recv())["type"] == "snapshot"

    assert refused.value.response.status_code == 403


FOREIGN = {"Origin": "https://evil.example", "Sec-Fetch-Site": "cross-site"}


def test_another_page_uses_up_no_limits_of_a_visitor(tmp_path):
    """What it asks in their browser is refused before it is counted, whatever it is."""
    limits = {**GENEROUS, "requests_per_minute": 9, "tables_per_hour": 1, "sockets_per_minute": 2}
    with served(Settings(data=tmp_path, **limits)) as server:
        asks = ({"Origin": FOREIGN["Origin"]}, {"Sec-Fetch-Site": "cross-site"}, FOREIGN) * 2
        answers = [server.http.post("/api/lockers", headers=headers) for headers in asks]
        answers += [server.http.get("/api/tables", headers=FOREIGN) for _ in asks]
        address = f"ws://127.0.0.1:{server.port}/api/tables/x/socket"
        for _ in range(3):
            with pytest.raises(InvalidStatus), connect(address, origin=FOREIGN["Origin"]):
                pass

        assert {(one.status_code, one.json()["code"]) for one in answers} == {(403, "other-page")}
        table = server.make()
        with connect(address.replace("/x/", f"/{table.id}/")):
            pass


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Origin": "https://friend.example", "Sec-Fetch-Site": "cross-site"}, 201),
        ({"Origin": "null", "Sec-Fetch-Site": "same-origin"}, 201),
        ({"Origin": "null"}, 403),
        ({"Sec-Fetch-Site": "none"}, 201),
        ({"Origin": "https://beside.127.0.0.1", "Sec-Fetch-Site": "same-site"}, 403),
    ],
)
def test_whose_pages_may_write(tmp_path, headers, status):
    """Our own, those that are allowed, and programs."""
    with served(Settings(data=tmp_path, origins="https://friend.example", **GENEROUS)) as server:
        assert server.http.post("/api/lockers", headers=headers).status_code == status


def test_a_link_on_another_page_leads_here(server):
    headers = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate"}

    assert server.http.get("/api/tables", headers=headers).status_code == 200


@pytest.mark.parametrize(
    ("origin", "secure", "fits"),
    [
        (None, False, True),
        ("http://games.example:8000", False, True),
        ("https://games.example:8000", False, True),
        ("https://games.example:8000", True, True),
        ("HTTPS://Games.example:8000", True, True),
        ("http://games.example:8000", True, False),
        ("https://friend.example", True, True),
        ("http://friend.example", False, False),
        ("ftp://games.example:8000", False, False),
        ("http://games.example", False, False),
        ("http://games.example:8000/page", False, False),
        ("http://games.example:8000.evil.example", False, False),
        ("http://me@games.example:8000", False, False),
        ("http://[bad", False, False),
        ("null", False, False),
        ("", False, False),
    ],
)
def test_which_origin_is_ours(origin, secure, fits):
    """The same host over the web, or one that was named; anything else is another page."""
    allowed = ("https://friend.example",)

    assert origin_fits(origin, "games.example:8000", secure, allowed) is fits


def test_without_a_host_no_origin_is_ours():
    assert not origin_fits("http://games.example", None, False, ())
    assert not origin_fits("http://", "", False, ())


def test_an_origin_that_cannot_be_read_is_another_page(server):
    address = f"ws://127.0.0.1:{server.port}/api/tables/{server.make().id}/socket"

    for origin in ("http://[bad", f"ftp://127.0.0.1:{server.port}"):
        with pytest.raises(InvalidStatus) as refused, connect(address, origin=origin):
            pass
        assert refused.value.response.status_code == 403


def test_a_body_without_end_is_refused_as_too_big(server):
    """Also one that does not say how long it is."""
    body = (b" " * 10_000 for _ in range(300))
    kind = {"Content-Type": "application/json"}

    answer = server.http.post("/api/records", content=body, headers=kind)

    assert (answer.status_code, answer.json()["code"]) == (413, "too-big")


def test_a_fault_of_the_program_is_told_like_every_error(server, monkeypatch):
    """With the headers of every answer; what went wrong is in the log alone."""
    table = server.make()

    def fail(live, first):
        raise RuntimeError("hunter2")

    monkeypatch.setattr(server.service.histories, "of", fail)
    with capture_logs() as logs:
        answer = server.http.get(f"/api/tables/{table.id}/frames")

    assert (answer.status_code, answer.json()["code"]) == (500, "fault")
    assert "hunter2" not in answer.text
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert [line["table"] for line in logs if line["log_level"] == "error"] == [table.id]


def test_a_table_has_room_for_so_many(tmp_path):
    """Connections of one address, and people at one table, are bounded."""
    limits = {**GENEROUS, "max_connections_per_address": 3, "max_people": 2}
    with served(Settings(data=tmp_path, **limits)) as server:
        table = server.make()
        table.watch()
        table.watch()

        third = Client(server.port, table.id, None, hello=False)
        assert third.ask("hello", token=None)["code"] == "full"
        with pytest.raises(InvalidStatus):
            table.watch()


def test_greedy_addresses_wait(tmp_path):
    """Requests and new tables of one address are counted."""
    limits = {**GENEROUS, "requests_per_minute": 5, "tables_per_hour": 2}
    with served(Settings(data=tmp_path, **limits)) as server:
        made = [
            server.http.post("/api/tables", json={"setup": {"ruleset": "x"}, "name": ""})
            for _ in range(3)
        ]
        asked = [server.http.get("/api/tables") for _ in range(4)]

        assert [answer.status_code for answer in made] == [409, 409, 429]
        assert asked[-1].status_code == 429
        assert int(asked[-1].headers["retry-after"]) > 0
        assert asked[-1].json()["code"] == "too-many"
        assert server.http.get("/healthz").status_code == 200


def test_sockets_of_one_address_are_not_opened_too_often(tmp_path):
    """However quickly they are closed again."""
    with served(Settings(data=tmp_path, **{**GENEROUS, "sockets_per_minute": 3})) as server:
        table = server.make()
        for _ in range(3):
            table.watch().close()

        with pytest.raises(InvalidStatus) as refused:
            table.watch()

        assert refused.value.response.status_code == 403


def test_sitting_down_makes_no_table(tmp_path):
    """So it does not count as one."""
    with served(Settings(data=tmp_path, **{**GENEROUS, "tables_per_hour": 1})) as server:
        setup = {"ruleset": "flashpoint/family", "crew": 4}
        table = server.make(setup=setup, seats=["me", "open", "open", "open"])

        assert [table.join(name)["person"] for name in ("Ben", "Cem", "Dan")] == [1, 2, 3]


def test_health_is_looked_at_once_a_second_however_often_it_is_asked_for():
    class Resources:
        def __init__(self):
            self.condition = Condition(Metrics())
            self.looks, self.fault = 0, ""

        async def look(self):
            self.looks += 1
            await asyncio.sleep(0)
            self.condition.look("storage", self.fault, "")

    async def ask():
        now = [100.0]
        resources = Resources()
        checkup = Checkup(resources, lambda: now[0])
        await asyncio.gather(*(checkup.result() for _ in range(50)))
        resources.fault = "full"
        now[0] += 0.9
        before = await checkup.result()
        looks = resources.looks
        now[0] += 0.2
        return looks, before, await checkup.result()

    looks, before, after = asyncio.run(ask())

    assert looks == 1
    assert (before.ready, before.storage, before.bus) == (True, "well", "well")
    assert (after.ready, after.storage, after.bus) == (False, "full", "well")


def test_a_greedy_socket_is_slowed_down_and_then_ended(tmp_path):
    """Too many commands are refused; who goes on is shown the door."""
    with served(Settings(data=tmp_path, **{**GENEROUS, "commands_per_second": 1.0})) as server:
        anna = server.make().sit()

        with suppress(ConnectionClosed):  # the door may close before the last of them is sent
            for number in range(80):
                anna.send("why", action="end", id=f"n{number}")

        assert anna.until("refused", code="too-fast")
        assert anna.until("bye")["text"]


def test_many_sockets_of_one_address_share_what_they_may_say(tmp_path):
    """Each says little, all together too much; people elsewhere are not slowed down by them."""
    limited = {**GENEROUS, "commands_per_second_per_address": 1.0}
    with served(Settings(data=tmp_path, **limited)) as server:
        table = server.make()
        sockets = [table.sit(), *(table.watch() for _ in range(9))]

        answers = [socket.ask("why", action="end")["type"] for socket in sockets]

        assert "refused" in answers
        assert sockets[answers.index("refused")].ask("why", action="end")["code"] == "too-fast"


def test_a_message_that_is_too_long_ends_the_connection(server):
    """Whatever it says."""
    anna = server.make().sit()
    anna.socket.send("x" * 100_000)

    with pytest.raises(ConnectionClosed, match="1009"):
        anna.until("done")


def test_advice_is_off_until_somebody_switches_it_on(server):
    """Its use is shown to everybody, and only people at the table get it."""
    table = server.make()
    anna, watcher = table.sit(), table.watch()
    assert anna.ask("hint", at=anna.position)["code"] == "aid-off"

    anna.ask("aids", aids={"hint": True, "chance": True, "threats": True})
    hint = anna.ask("hint", at=anna.position)
    (at_once,) = [message for message in anna.seen if message["type"] == "first-thought"]
    chance = anna.ask("chance", at=anna.position)
    threats = anna.ask("threats", at=anna.position, turns="mine")

    assert hint["plan"]["steps"][0]["spots"]
    assert at_once["at"] == hint["at"]
    first, last = (said["plan"]["chance"]["playouts"] for said in (at_once, hint))
    # Plain Python has time for no more than the least in either.
    assert first < last if _engine.mode() == "compiled" else first <= last
    assert 0 <= chance["chance"]["low"] <= chance["chance"]["high"] <= 1
    assert all(":" in spot for places in threats["threats"]["chances"].values() for spot in places)
    used = {"hint": 1, "chance": 1, "threats": 1}
    watcher.level(anna)
    assert watcher.shot["table"]["aids_used"] == used
    assert watcher.ask("hint", at=watcher.position)["code"] == "spectator"
    assert anna.ask("hint", at=0)["code"] == "stale"


def test_the_page_says_when_it_is_not_built(tmp_path):
    """A plain sentence, not an empty window."""
    (answer,) = asked(tmp_path, ("GET", "/", {}))

    assert answer.status_code == 503
    assert "make setup" in answer.text


def test_built_files_are_kept_by_browsers_and_the_page_is_not(tmp_path: Path):
    """Names of assets change with their content; the page asks again, and is told "as before"."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "assets" / "main-1a2b.js").write_text("plain")
    (tmp_path / "assets" / "main-1a2b.js.br").write_bytes(b"packed")

    script, packed, page, missing, outside, posted = asked(
        tmp_path,
        ("GET", "/assets/main-1a2b.js", {"Accept-Encoding": "identity"}),
        ("GET", "/assets/main-1a2b.js", {"Accept-Encoding": "br, gzip"}),
        ("GET", "/table/abc", {}),
        ("GET", "/no-such-page", {}),
        ("GET", "/%2e%2e/settings.py", {}),
        ("POST", "/", {}),
    )
    (same,) = asked(tmp_path, ("GET", "/", {"If-None-Match": page.headers["etag"]}))

    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-type"].startswith("text/javascript")
    assert (packed.headers["content-encoding"], packed.headers["content-length"]) == ("br", "6")
    assert (page.status_code, page.headers["cache-control"]) == (200, "no-cache")
    assert [missing.status_code, outside.status_code, posted.status_code] == [404, 404, 405]
    assert same.status_code == 304


def test_what_the_device_plays_with_comes_from_the_disk(tmp_path: Path) -> None:
    folder = tmp_path / "device" / "stamp"
    folder.mkdir(parents=True)
    (folder / "python.wasm").write_bytes(b"plain wasm")
    (folder / "python.wasm.gz").write_bytes(b"packed")
    (tmp_path / "device/manifest.json").write_text("{}")
    wasm = "/device/stamp/python.wasm"
    plain, packed, listed, outside = asked(
        tmp_path,
        ("GET", wasm, {"Accept-Encoding": "identity"}),
        ("GET", wasm, {"Accept-Encoding": "gzip"}),
        ("GET", "/device/manifest.json", {}),
        ("GET", "/device/../../secret", {}),
    )
    assert (plain.content, plain.headers["content-type"]) == (b"plain wasm", "application/wasm")
    assert "immutable" in plain.headers["cache-control"]
    assert (packed.headers["content-encoding"], packed.headers["content-length"]) == ("gzip", "6")
    assert packed.headers["content-type"] == "application/wasm"
    assert listed.headers["cache-control"] == "no-cache"
    assert outside.status_code == 404


def test_only_the_worker_with_python_compiles() -> None:
    async def policies() -> list[str]:
        async def app(scope: Scope, receive: Receive, send: Send) -> None:
            await Response()(scope, receive, send)

        transport = httpx.ASGITransport(SecurityHeaders(app))
        async with httpx.AsyncClient(transport=transport, base_url="http://page") as client:
            paths = ("/", "/assets/index-1.js", "/assets/device_worker-1.js")
            return [(await client.get(path)).headers["content-security-policy"] for path in paths]

    assert ["wasm" in policy for policy in asyncio.run(policies())] == [False, False, True]


def asked(folder: Path, *requests: tuple[str, str, dict[str, str]]) -> list[httpx.Response]:
    """What the page of a folder answers; packed bodies are left as they are."""

    async def ask() -> list[httpx.Response]:
        transport = httpx.ASGITransport(Pages(folder))
        async with httpx.AsyncClient(transport=transport, base_url="http://page") as client:
            found = []
            for method, path, headers in requests:
                request = client.build_request(method, path, headers=headers)
                answer = await client.send(request, stream=True)
                if "content-encoding" not in answer.headers:
                    await answer.aread()
                await answer.aclose()
                found.append(answer)
            return found

    return asyncio.run(ask())
