"""Bots when many tables think: each thinks less, and none keeps its table waiting."""

from __future__ import annotations

import pytest
from tables import GENEROUS, served

from firehouse.server.pool.thinkers import Busy, FairThinkers
from firehouse.server.resources import Resources
from firehouse.server.settings import Settings
from firehouse.server.thinking.bot_turns import LEAST, BotTurns
from firehouse.words.language import tell


async def busy(*_: object, **__: object) -> None:
    """No process takes a thought."""
    raise Busy(18)


def test_a_bot_that_gets_no_turn_to_think_plays_all_the_same(tmp_path, monkeypatch):
    monkeypatch.setattr(FairThinkers, "think", busy)
    with served(Settings(data=tmp_path, **GENEROUS)) as server:
        anna = server.make(seats=["me", "bot:search"], seed=5).sit()
        while anna.shot["awaits"]["pawn"] == 0:
            anna.play(anna.first_offer())

        moved = anna.until("moved")

    assert moved["reason"] == tell("reason.hurried")


@pytest.mark.parametrize(("waiting", "seconds"), [(0, 1.0), (3, 1.0), (7, 0.5), (1000, LEAST)])
def test_the_more_wait_the_less_each_thinks(tmp_path, monkeypatch, waiting, seconds):
    monkeypatch.setattr(FairThinkers, "waiting", waiting)
    settings = Settings(data=tmp_path, bot_seconds=1.0)

    assert BotTurns(Resources(settings)).seconds() == seconds
