"""Bots that the host of a server has named: offered by name, played, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest
from tables import GENEROUS, served

from firehouse.server.pool.offered import OfferedBots
from firehouse.server.settings import Settings

CODE = '''
from firehouse.bots import Thought, from_policy

class Patient:
    """Ends its turn whenever it can."""
    name = "patient"
    def choose(self, game, state, luck, budget):
        texts = {game.text(action): action for action in game.actions(state)}
        return texts.get("end", next(iter(texts.values())))
    def think(self, game, state, luck, budget):
        return Thought(self.choose(game, state, luck, budget), "Patience.")

class Faulty(Patient):
    """Always fails."""
    name = "faulty"
    def think(self, game, state, luck, budget):
        raise RuntimeError("no idea")

learnt = from_policy(lambda observation, mask: mask.nonzero()[0][-1], name="learnt")
'''


@pytest.fixture
def homes(tmp_path: Path) -> str:
    path = tmp_path / "own.py"
    path.write_text(CODE, "utf-8")
    return f"{path}:Patient,{path}:Faulty,{path}:learnt"


def settings(tmp_path: Path, **more: str) -> Settings:
    return Settings(data=tmp_path / "data", **GENEROUS, **more)


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("patient", "Patience."),
        ("faulty", "The bot 'faulty' failed; greedy decided."),
        ("learnt", "learnt has learnt it."),
    ],
)
def test_they_play_in_another_process(tmp_path: Path, homes: str, bot: str, reason: str) -> None:
    """With their reasons; one that fails is stood in for, and the table goes on."""
    with served(settings(tmp_path, bots=homes)) as server:
        watcher = server.make(seats=[f"bot:{bot}"] * 2).watch()
        for _ in range(3):
            moved = watcher.until("moved")
            assert moved["reason"] == reason
        assert watcher.ask("why", action="end")["type"] == "why"


def test_a_bot_that_is_offered_no_more_is_stood_in_for(tmp_path: Path, homes: str) -> None:
    """A table outlives what its host once named."""
    with served(settings(tmp_path, bots=homes)) as server:
        table = server.make(seats=["bot:patient"] * 2)
    with served(settings(tmp_path)) as server:
        table.server = server
        moved = table.watch().until("moved")
    assert moved["reason"] == "This server no longer has the bot 'patient'; greedy decided."


def test_a_pawn_is_handed_to_one(tmp_path: Path, homes: str) -> None:
    with served(settings(tmp_path, bots=homes)) as server:
        client = server.make().sit()
        assert client.ask("hand-over", pawn=1, bot="patient")["type"] != "refused"
        assert client.ask("hand-over", pawn=0, bot="nobody")["code"] == "no-bot"


def test_the_catalogue_has_them_with_their_words(tmp_path: Path, homes: str) -> None:
    with served(settings(tmp_path, bots=homes)) as server:
        bots = server.http.get("/api/rulesets").json()["bots"]
    assert [bot["id"] for bot in bots] == [
        *("random", "greedy", "search", "patient", "faulty", "learnt")
    ]
    assert bots[3]["text"] == "Ends its turn whenever it can."


def test_a_client_can_name_nothing_else(tmp_path: Path, homes: str) -> None:
    """Neither the file, nor a module, nor a bot of another host."""
    path = homes.partition(",")[0]
    with served(settings(tmp_path, bots=homes)) as server:
        for name in (path[-40:], "os:system", "nobody"):
            answer = server.http.post(
                "/api/tables",
                json={
                    "setup": {"ruleset": "flashpoint/family", "crew": 2},
                    "seats": ["me", f"bot:{name}"],
                    "name": "Anna",
                },
            )
            assert answer.status_code == 409
            assert answer.json()["code"] == "no-bot"


def test_two_bots_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match="Two bots are called 'greedy'"):
        OfferedBots(["firehouse.bots.greedy:GreedyBot"])
    assert list(OfferedBots(["greedy"])) == ["random", "greedy", "search"]
