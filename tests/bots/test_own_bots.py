"""Bots of one's own: named by file, module or entry point; on command lines and in workers."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from firehouse import Rng, Setup, Table
from firehouse.bots import Budget, bot_names, bot_of, from_policy, registry
from firehouse.bots.judging import BotFault
from firehouse.bots.players import BotPlayers
from firehouse.lab.arena import Results, run
from firehouse.lab.design import Arena, Entrant, entrants_of
from firehouse.lab.experiments.design import Block
from firehouse.lab.simulate import simulate
from firehouse.lab.workers import on_processes
from firehouse.thinking import Thinkers

PAGE = Path(__file__).resolve().parents[2] / "docs" / "bots-howto.md"
BUDGET = Budget(playouts=1)
FAMILY = Setup("flashpoint/family", crew=2)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files of docs/bots-howto.md, and some that go wrong."""
    found = tmp_path_factory.mktemp("bots")
    blocks = re.findall(r'```python title="(\S+)"\n(.*?)```', PAGE.read_text("utf-8"), re.DOTALL)
    assert len(blocks) == 2
    for name, text in blocks:
        (found / name).write_text(text, "utf-8")
    (found / "beside.py").write_text("FIRST = 0\n", "utf-8")
    (found / "odd.py").write_text(ODD, "utf-8")
    (found / "broken.py").write_text("import nothing_of_this_name\n", "utf-8")
    return found


ODD = """
from beside import FIRST
from firehouse.bots import Thought

class First:
    def choose(self, game, state, luck, budget):
        return game.actions(state)[FIRST]

class Cheat(First):
    name = "cheat"
    def choose(self, game, state, luck, budget):
        return -1

class Faulty(First):
    def choose(self, game, state, luck, budget):
        raise KeyError("lost")

class Foo(First):
    def choose(self, game, state, luck, budget):
        return "foo"

class Speaker(First):
    name = "speaker"
    def think(self, game, state, luck, budget):
        return Thought(self.choose(game, state, luck, budget), "It was the first.")

def made():
    return First()

ready = First()
nothing = 3
"""


def whole_game(name: str, seed: int = 1) -> Table:
    table, bot, luck = Table(FAMILY, seed=seed), bot_of(name), Rng(seed)
    while table.result is None:
        table.play(bot.choose(table.game, table.state.copy(), luck, BUDGET))
    return table


def test_the_examples_of_the_page_play(folder: Path) -> None:
    """Both kinds, to the end of a game, by the text that a command line has."""
    assert whole_game(f"{folder}/cautious.py:CautiousBot").result in ("won", "lost")
    assert whole_game(f"{folder}/learnt.py:Bot").result in ("won", "lost")
    assert bot_of(f"{folder}/learnt.py:Bot").name == "last-legal"


@pytest.mark.parametrize("word", ["First", "made", "ready"])
def test_a_class_a_function_or_a_bot_may_be_named(folder: Path, word: str) -> None:
    """What it lacks is added: a name, and thoughts."""
    bot = bot_of(f"{folder}/odd.py:{word}")
    table = Table(FAMILY, seed=1)
    thought = bot.think(table.game, table.state, Rng(1), BUDGET)

    assert thought.action == table.actions()[0]
    assert bot.name == ("ready" if word == "ready" else word)


def test_a_module_of_the_folder_one_is_in_may_be_named(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(folder)
    monkeypatch.setattr(sys, "path", [*sys.path])
    assert bot_of("cautious:CautiousBot").name == "cautious"
    monkeypatch.delitem(sys.modules, "cautious")
    registry._maker.cache_clear()


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("gredy", "There is no bot 'gredy'; try greedy"),
        ("nowhere.py:Bot", "There is no file .*nowhere.py"),
        ("no_such_module:Bot", "module 'no_such_module' cannot be loaded"),
        ("{}/broken.py:Bot", "cannot be loaded: ModuleNotFoundError: No module named"),
        ("{}/odd.py:Absent", "has no 'Absent'"),
        ("{}/odd.py", "odd.py:Class, with the name of its class"),
        ("{}/odd.py:nothing", "cannot be made"),
        ("{}/beside.py:FIRST", "cannot be made"),
        ("{}/odd.py:Thought", "cannot be made: TypeError"),
        ("greedy:7", "'7' cannot stand after the bot greedy here; write greedy alone"),
        ("{}/odd.py:First:abc", "'abc' cannot stand after the bot .*odd.py:First here"),
    ],
)
def test_what_is_no_bot_is_told_in_a_sentence(folder: Path, name: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        bot_of(name.format(folder))


def test_a_distribution_brings_bots_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("thumb", "firehouse.bots.greedy:GreedyBot", registry.GROUP)
    monkeypatch.setattr(registry, "entry_points", lambda group: [point])
    try:
        assert bot_of("thumb").name == "greedy"
        assert "thumb" in bot_names()
        assert [e.games for e in entrants_of("thumb:7,greedy", 5)] == [7, 5]
    finally:
        registry._maker.cache_clear()


def test_numbers_after_a_bot(folder: Path) -> None:
    """Games in an arena, playouts in a design; the rest is the bot."""
    own = f"{folder}/odd.py:First"
    assert [(e.bot, e.games) for e in entrants_of(f"greedy:9,{own}:4", 2)] == [
        ("greedy", 9),
        (own, 4),
    ]
    assert [e.games for e in entrants_of(own, 2)] == [2]
    block = Block(rulesets=("flashpoint/basic",), bots=(own, f"{own}:30"))
    assert [cell.playouts for cell in block.cells()] == [None, 30]


def test_workers_load_it_by_the_same_text(folder: Path) -> None:
    """The same games in one process and in two."""
    own = f"{folder}/cautious.py:CautiousBot"
    alone = simulate(FAMILY, games=4, seed=3, bot=own, workers=1)
    shared = simulate(FAMILY, games=4, seed=3, bot=own, workers=2)

    assert (alone.causes, alone.decisions) == (shared.causes, shared.decisions)


def test_a_policy_plays_in_the_arena(folder: Path) -> None:
    """Against another bot, in two processes: each game is that of the table of its seed."""
    own, games = f"{folder}/learnt.py:Bot", 3
    design = Arena((FAMILY,), (Entrant(own, games), Entrant("greedy", games)), BUDGET, seed=3)
    with Results(design, None) as results:
        run(design, results, on_processes(2))
    played = {key[2]: game for key, game in results.games.items() if key[1] == own}
    for number in range(games):
        table = whole_game(own, seed=3_000_000 + number)
        assert (played[number].won, played[number].ending) == (table.result == "won", table.ending)
    assert len(results.games) == 2 * games


def test_the_command_line_takes_it(folder: Path) -> None:
    done = subprocess.run(
        [
            *(sys.executable, "-m", "firehouse", "watch", "flashpoint/family", "--crew", "2"),
            *("--seed", "1", "--bots", "cautious.py:CautiousBot,odd.py:Speaker", "--reasons"),
        ],
        capture_output=True,
        text=True,
        cwd=folder,
    )
    assert done.returncode == 0, done.stderr
    assert "It was the first." in done.stdout


@pytest.mark.parametrize(
    ("word", "why"), [("Cheat", "it played what is not allowed"), ("Faulty", "KeyError: 'lost'")]
)
def test_a_bot_that_fails_is_a_fault_of_its_own(folder: Path, word: str, why: str) -> None:
    """At once or in another process; the table stays as it is."""
    table, own = Table(FAMILY, seed=1), f"{folder}/odd.py:{word}"
    players = BotPlayers(BUDGET, 1)
    with pytest.raises(BotFault, match=why):
        players.think(own, table)
    thinkers = Thinkers()
    try:
        with pytest.raises(BotFault, match=why):
            asyncio.run(players.think_elsewhere(own, table, thinkers.think))
    finally:
        thinkers.stop()
    assert table.step == Table(FAMILY, seed=1).step


def test_a_home_is_known_to_the_table_alone(folder: Path) -> None:
    """As a server does it: its tables know a name, not where the code is."""
    table = Table(FAMILY, seed=1)
    players = BotPlayers(BUDGET, 1, {"speaker": f"{folder}/odd.py:Speaker"})
    thinkers = Thinkers()
    try:
        thought = asyncio.run(players.think_elsewhere("speaker", table, thinkers.think))
    finally:
        thinkers.stop()
    assert thought.reason == "It was the first."
    with pytest.raises(ValueError, match="no bot 'speaker'"):
        bot_of("speaker")


def test_a_model_is_asked_as_sb3_does() -> None:
    class Model:
        def predict(self, observation: Any, action_masks: Any, deterministic: bool) -> Any:
            assert set(observation) == {"planes", "vector"}
            assert deterministic
            return np.flatnonzero(action_masks)[0], None

    bot, table = from_policy(Model()), Table(FAMILY, seed=1)
    assert bot.choose(table.game, table.state, Rng(1), BUDGET) in table.actions()


def test_a_policy_that_chooses_what_is_not_legal_is_told_why() -> None:
    bot, table = from_policy(lambda observation, mask: int(np.argmin(mask))), Table(FAMILY, seed=1)
    with pytest.raises(ValueError, match="is not legal now"):
        bot.choose(table.game, table.state, Rng(1), BUDGET)
    with pytest.raises(ValueError, match="A policy is a function"):
        from_policy(3)


@pytest.mark.parametrize("answer", ["the first", np.array([1, 2]), None])
def test_a_policy_that_answers_no_number_is_told_so(answer: Any) -> None:
    bot, table = from_policy(lambda observation, mask: answer), Table(FAMILY, seed=1)
    with pytest.raises(ValueError, match=r"The bot returned .*, which is no action"):
        bot.choose(table.game, table.state, Rng(1), BUDGET)


@pytest.mark.parametrize("name", ["Faulty", "Foo"])
def test_a_broken_bot_is_one_sentence_and_on_request_a_traceback(folder: Path, name: str) -> None:
    command = [sys.executable, "-m", "firehouse", "simulate", "flashpoint/basic", "--games", "1"]
    command += ["--bot", f"{folder / 'odd.py'}:{name}"]
    plain = {key: value for key, value in os.environ.items() if key != "FIREHOUSE_DEBUG"}
    done = subprocess.run(command, capture_output=True, text=True, env=plain)
    assert done.returncode == 1
    told = done.stderr.splitlines()
    assert "Traceback" not in done.stderr
    assert f"The bot '{name}' failed at its decision 1 in " in told[-1]
    assert name != "Foo" or told[-1].endswith("The bot returned 'foo', which is no action.")
    asked = subprocess.run(
        command, capture_output=True, text=True, env={**plain, "FIREHOUSE_DEBUG": "1"}
    )
    assert "Traceback" in asked.stderr
    assert asked.stderr.splitlines()[-1] == told[-1]
