"""A bot that joins a table by its link: marked, beside people, to the end of the game."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "server"))
from tables import GENEROUS, Client, Server, served

from firehouse.bots import Budget
from firehouse.client import Api, ServerError, play_bot, sit_down
from firehouse.client.api import PROTOCOL
from firehouse.server.api import steps
from firehouse.server.api.steps import PROTOCOL as SPOKEN
from firehouse.server.settings import Settings

QUICK = Budget(playouts=1)
HOUSE = {"ruleset": "flashpoint/basic", "crew": 3}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with served(Settings(data=tmp_path, **GENEROUS)) as found:
        yield found


def link_of(server: Server, table: Any) -> str:
    return f"http://127.0.0.1:{server.port}/join/{table.ticket['code']}"


def beside(work: Any) -> tuple[threading.Thread, list[Any]]:
    """Run a coroutine in a thread; what comes of it."""
    came: list[Any] = []
    thread = threading.Thread(target=lambda: came.append(asyncio.run(work)))
    thread.start()
    return thread, came


def play_to_the_end(*people: Client) -> None:
    """Whoever of the people is asked plays the last that is offered, which mostly ends a turn."""
    while all(person.shot["table"]["status"] != "over" for person in people):
        pawn = people[0].shot["awaits"]["pawn"]
        asked = [person for person in people if pawn in person.shot["you"]["pawns"]]
        if asked and asked[0].shot["table"]["status"] == "playing":
            asked[0].play(asked[0].shot["offers"][-1]["action"])
            for person in people:
                person.level(asked[0])
        else:
            people[0].hear()
            for person in people[1:]:
                person.level(people[0])


def test_a_bot_plays_beside_two_people_to_the_end(server: Server) -> None:
    """It makes itself ready, is marked in everybody's sight, and knows how the game ended."""
    table = server.make(setup=HOUSE, seats=["me", "open", "open"])
    ben = table.sit(table.join("Ben"))
    anna = table.sit()
    said: list[str] = []
    thread, came = beside(
        play_bot(link_of(server, table), "greedy", budget=QUICK, pause=0, tell=said.append)
    )
    anna.ask("ready", ready=True)
    ben.ask("ready", ready=True)
    while anna.shot["table"]["status"] == "lobby":
        anna.hear()
    ben.level(anna)
    play_to_the_end(anna, ben)
    thread.join(60)

    assert came == [anna.shot["table"]["result"]]
    assert [person["name"] for person in anna.shot["people"]] == ["Anna", "Ben", "greedy (bot)"]
    assert len(said) > 2


def test_a_bot_alone_at_the_open_seats_follows_an_undo(server: Server) -> None:
    """Steps that were taken back are forgotten; the bot goes on from there."""
    table = server.make(setup={**HOUSE, "crew": 2}, seats=["me", "open"])
    anna = table.sit()
    anna.ask("ready", ready=True)

    async def visit() -> list[int]:
        async with sit_down(link_of(server, table), "Mirror", bot=True) as seat:
            found = []
            for _ in range(2):
                game = await seat.asked()
                assert game is not None
                found.append(game.step)
                assert game.game.actor(game.state) == 1
                before = game.step
                await seat.play(game.actions()[0])
                await seat.ask("undo", at=seat.now["position"])
                while seat.now["step"] != before:
                    await asyncio.sleep(0.01)
            return found

    async def whole() -> list[int]:
        visiting = asyncio.create_task(visit())
        while anna.shot["table"]["status"] == "lobby":
            await asyncio.to_thread(anna.hear)
        while anna.shot["awaits"]["pawn"] == 0:
            await asyncio.to_thread(anna.play, anna.shot["offers"][-1]["action"])
        return await visiting

    first, second = asyncio.run(whole())
    assert first == second


def test_no_person_is_called_like_a_bot(server: Server) -> None:
    """The mark is for programs; one that renames itself keeps it."""
    table = server.make(setup=HOUSE, seats=["me", "open", "open"])
    seats = f"/api/tables/{table.id}/seats"
    assert server.http.post(seats, json={"name": "Ben (bot)"}).json()["code"] == "bad-name"
    ticket = server.http.post(seats, json={"name": "R2 (bot)", "bot": True}).json()
    client = table.sit(ticket)
    client.ask("rename", name="C3PO")
    names = [person["name"] for person in client.shot["people"]]
    assert names == ["Anna", "C3PO (bot)"]


def test_steps_tell_everything_but_the_seed(server: Server) -> None:
    table = server.make(seed=5)
    client = table.sit()
    client.play_any()
    whole = server.http.get(f"/api/tables/{table.id}/steps").json()
    known = whole["total"] - 1
    rest = server.http.get(f"/api/tables/{table.id}/steps?since={known}").json()

    assert rest["steps"] == whole["steps"][known:]
    assert "seed" not in whole
    assert whole["position"] == client.position
    assert server.http.get("/api/tables/nowhere/steps").status_code == 404


def test_steps_come_in_pages(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """A client has them all, as if they came at once."""
    table = server.make(seed=5)
    client = table.sit()
    for _ in range(5):
        client.play_any()
    address = f"/api/tables/{table.id}/steps"
    whole = server.http.get(address).json()
    monkeypatch.setattr(steps, "PAGE", 2)
    page = server.http.get(f"{address}?since=1").json()

    assert whole["next"] is None
    assert (page["steps"], page["next"]) == (whole["steps"][1:3], 3)

    async def asked() -> dict[str, Any]:
        async with Api(f"http://127.0.0.1:{server.port}") as api:
            return await api.steps(table.id, 0)

    assert asyncio.run(asked()) == whole


def test_another_protocol_is_refused(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    assert PROTOCOL == SPOKEN
    monkeypatch.setattr("firehouse.server.api.steps.PROTOCOL", PROTOCOL + 1)

    async def ask() -> None:
        async with Api(f"http://127.0.0.1:{server.port}") as api:
            await api.need_protocol()

    with pytest.raises(ServerError, match="does not know"):
        asyncio.run(ask())


def test_the_command_plays_and_says_what_went_wrong(server: Server) -> None:
    table = server.make(setup={**HOUSE, "crew": 2}, seats=["bot:greedy", "open"])
    command = [sys.executable, "-m", "firehouse", "join", link_of(server, table), "--pause", "0"]
    done = subprocess.run([*command, "--bot", "greedy"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "The game is " in done.stdout

    again = subprocess.run([*command, "--bot", "greedy"], capture_output=True, text=True)
    assert again.returncode == 2
    assert "All seats of this table are taken" in again.stderr
    wrong = subprocess.run([*command, "--bot", "nobody"], capture_output=True, text=True)
    assert wrong.returncode == 2
    assert "There is no bot 'nobody'" in wrong.stderr


FAILING = """
class Silent:
    def choose(self, game, state, luck, budget):
        return game.actions(state)[-1]

class Failing:
    played = 0
    def choose(self, game, state, luck, budget):
        self.played += 1
        return game.actions(state)[-1] if self.played < 2 else {}["lost"]
"""


def test_a_bot_that_fails_leaves_the_table_with_a_sentence(server: Server, tmp_path: Path) -> None:
    """Its seat is kept warm; what it gave no reason for is told without one."""
    (tmp_path / "own.py").write_text(FAILING, "utf-8")
    table = server.make(setup={**HOUSE, "crew": 2}, seats=["bot:greedy", "open"])
    command = [sys.executable, "-m", "firehouse", "join", link_of(server, table), "--pause", "0"]
    failing = [*command, "--bot", f"{tmp_path / 'own.py'}:Failing"]
    done = subprocess.run(failing, capture_output=True, text=True)
    told = [line for line in done.stderr.splitlines() if "Warning" not in line]
    assert done.returncode == 2, done.stderr
    assert told[-1].endswith("Failing' failed at its decision 2: KeyError: 'lost'")
    assert "Traceback" not in done.stderr
    assert "It does not say why" not in done.stdout
    silent = [*command, "--bot", f"{tmp_path / 'own.py'}:Silent"]
    assert subprocess.run(silent, capture_output=True, text=True).returncode == 0
