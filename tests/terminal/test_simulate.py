"""Simulations: game i of a seed is always the same, whoever plays it and in how many processes."""

import os
import signal
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from typing import Any

import pytest

from firehouse import Game, Rng, Setup, bots, playout
from firehouse.bots import Budget, bot_of
from firehouse.bots.judging import BotFault
from firehouse.bots.random import RandomBot
from firehouse.lab.cells import Cell
from firehouse.lab.chunks import Chunk, play_chunk
from firehouse.lab.simulate import Tally, simulate

BASIC = Setup("flashpoint/basic", crew=3)
FEW = Budget(playouts=2)


def outcome(tally: Tally) -> tuple[object, ...]:
    return tally.games, tally.wins, tally.decisions, dict(tally.causes)


def test_the_number_of_workers_does_not_matter() -> None:
    assert outcome(simulate(BASIC, 250, 7)) == outcome(simulate(BASIC, 250, 7, workers=2))


def test_games_are_numbered() -> None:
    """The games 0-9 and 10-19 together are the games 0-19."""
    parts, whole = Tally(), Tally()
    for tally, numbers in ((parts, range(10)), (parts, range(10, 20)), (whole, range(20))):
        tally.add(play_chunk(Chunk(0, Cell("x", BASIC, "random"), 7, numbers, at_tables=False)))
    assert outcome(parts) == outcome(whole)


def test_other_seeds_play_other_games() -> None:
    assert outcome(simulate(BASIC, 50, 1)) != outcome(simulate(BASIC, 50, 2))


def test_progress_hears_of_every_game() -> None:
    heard: list[int] = []
    simulate(BASIC, 130, 7, progress=heard.append)
    assert sum(heard) == 130


def test_the_random_bot_plays_as_the_playout_does(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots other than the random one go through `choose`; by that way it plays the same games."""
    monkeypatch.setitem(bots.BOTS, "slow", RandomBot)
    assert outcome(simulate(BASIC, 20, 7, "slow")) == outcome(simulate(BASIC, 20, 7, "random"))


def test_bots_play_the_same_games_in_any_number_of_processes() -> None:
    short = Setup("flashpoint/basic", crew=1, options={"damage_limit": 2, "rescue_goal": 1})
    one = simulate(short, 3, 7, "search", budget=FEW)
    assert outcome(one) == outcome(simulate(short, 3, 7, "search", 2, budget=FEW))
    assert one.games == 3


def test_a_bot_that_breaks_is_named_with_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken(RandomBot):
        name = "broken"

        def choose(self, game: Game[Any], state: Any, luck: Rng, budget: Budget) -> int:
            return -1

    monkeypatch.setitem(bots.BOTS, "broken", Broken)
    told = "'broken' failed at its decision 1 in flashpoint/basic, game 0 of seed 7"
    with pytest.raises(BotFault, match=told):
        simulate(BASIC, 2, 7, "broken")


def test_bots_choose_legal_actions() -> None:
    game: Game[Any] = Game.of(BASIC)
    bot = bot_of("random")
    state, luck = game.start(), Rng(2)
    for _ in range(200):
        if game.over(state):
            break
        if game.is_chance(state):
            game.apply(state, game.sample(state, luck))
            continue
        action = bot.choose(game, state, luck, FEW)
        assert action in game.actions(state)
        game.apply(state, action)


def test_public_playout_takes_a_seed_or_a_generator() -> None:
    game: Game[Any] = Game.of(BASIC)
    one, two = game.start(), game.start()
    assert playout(game, one, 9) == playout(game, two, Rng(9)) > 0
    assert one.digest() == two.digest()
    assert game.over(one)


def test_rates_are_those_of_all_workers() -> None:
    tally = Tally(games=10, decisions=100, seconds=2.0)
    assert tally.to_json(workers=2)["games_per_second"] == 10.0
    assert tally.to_json()["decisions_per_second"] == 50.0
    assert Tally().to_json()["decisions_per_game"] == 0.0


INTERRUPTED = """\
from firehouse import Setup
from firehouse.lab.simulate import simulate
def progress(done):
    print(done, flush=True)
try:
    simulate(Setup("flashpoint/basic"), 10**6, 7, workers=2, progress=progress)
except KeyboardInterrupt:
    print("stopped")
"""


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="needs process groups")
def test_an_interrupt_stops_all_workers_without_a_word() -> None:
    """A Ctrl-C reaches the whole group: the parent ends, its workers too, and nobody complains."""
    child = subprocess.Popen(
        [sys.executable, "-c", INTERRUPTED],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    try:
        assert child.stdout is not None
        assert child.stdout.readline() == b"100\n"
        os.killpg(child.pid, signal.SIGINT)
        told, complaints = child.communicate(timeout=120)
        assert told.endswith(b"stopped\n")
        assert complaints == b""
        with pytest.raises(ProcessLookupError):
            os.killpg(child.pid, 0)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(child.pid, signal.SIGKILL)


def test_few_chunks_are_handed_out_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A simulation without end begins at once, and what was not begun is dropped when it stops."""
    handed_out = []
    submit = ProcessPoolExecutor.submit

    def count(pool: ProcessPoolExecutor, *job: Any) -> Any:
        handed_out.append(job)
        return submit(pool, *job)

    monkeypatch.setattr(ProcessPoolExecutor, "submit", count)

    def stop(done: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(BASIC, 10**12, 7, workers=2, progress=stop)
    assert 2 <= len(handed_out) <= 6
