"""A Redis that is not there when servers open: they serve without it, say so, and find it later."""

from __future__ import annotations

import json
from contextlib import ExitStack

import httpx
import pytest
from processes import a_firehouse, a_redis, free_port
from services import a_postgres
from structlog.testing import capture_logs
from tables import GENEROUS, Client, Table, served
from test_condition import becomes, counted, readiness
from test_serve import refused

from firehouse.server.bus import BusError
from firehouse.server.redis_bus import RedisBus
from firehouse.server.settings import Settings


def test_servers_open_without_their_bus_and_find_it_when_it_comes(tmp_path):
    """Degraded, not dead, from the first moment; then each hears at once what the other does."""
    port = free_port()
    bus = f"redis://127.0.0.1:{port}/0"
    with a_postgres() as database, ExitStack() as stack, capture_logs() as logs:
        shared = Settings(database=database, bus=bus, secret="shared", data=tmp_path, **GENEROUS)
        one, other = (stack.enter_context(served(shared)) for _ in range(2))
        for server in (one, other):
            assert server.http.get("/healthz").status_code == 200
            told = {"ready": True, "degraded": True, "storage": "well", "bus": "away"}
            assert readiness(server) == (200, told)
            assert counted(server, "away", "bus") > 0
        assert [line["log_level"] for line in logs if line["event"] == "the bus is away"] == [
            "error",
            "error",
        ]
        table = one.make(seats=["me", "open"])
        anna, ticket = table.sit(), Table(other, table.ticket).join("Ben")
        ben = Client(other.port, table.id, ticket["token"])
        anna.ask("start", fill="me")
        ben.level(anna)
        assert ben.shot["view"] == anna.shot["view"]

        with a_redis(port):
            for server in (one, other):
                assert becomes(server, 200, ready=True, degraded=False, bus="well")
            ben.ask("ping", spot="square:3,4", mark="look")  # nothing but the bus carries it
            assert anna.until("ping")["name"] == "Ben"
        assert [line for line in logs if line["event"] == "the bus is well again"]


def test_the_command_opens_and_says_what_is_missing(tmp_path):
    """One line on the error stream, without the password in the address."""
    bus = f"redis://:hunter2@127.0.0.1:{free_port()}/0"
    with a_firehouse("--data", tmp_path, "--bus", bus, "--log-format", "json") as (process, port):
        answer = httpx.get(f"http://127.0.0.1:{port}/readyz").json()
        process.terminate()
        _, errors = process.communicate(timeout=30)

    assert (answer["ready"], answer["bus"]) == (True, "away")
    assert "hunter2" not in errors
    lines = [json.loads(line) for line in errors.splitlines()]
    assert len([line for line in lines if line["event"] == "the bus is away"]) == 1


@pytest.mark.parametrize("secret", ["", ":hunter2@"])
def test_a_bus_that_does_not_let_us_in_is_refused_at_once(tmp_path, secret):
    """No waiting helps against a wrong password."""
    port = free_port()
    with a_redis(port, "--requirepass", "other"):
        bus = f"redis://{secret}127.0.0.1:{port}"
        told = refused("serve", "--port", "0", "--data", tmp_path, "--bus", bus)

    assert f"The bus redis://127.0.0.1:{port} refuses: " in told
    assert "hunter2" not in told


@pytest.mark.anyio
async def test_a_bus_that_refuses_is_named_without_its_password():
    port = free_port()
    with a_redis(port, "--requirepass", "other"):
        bus = RedisBus(f"redis://me:hunter2@127.0.0.1:{port}/0")
        with pytest.raises(BusError, match=rf"127\.0\.0\.1:{port}/0 refuses") as refusal:
            await bus.start()
        assert "hunter2" not in str(refusal.value)
        await bus.stop()
