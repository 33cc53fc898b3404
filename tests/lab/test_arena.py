"""The arena: the same fire for every bot, the same results whoever plays, a file to go on from."""

import json
import os
import signal
import subprocess
import sys
from contextlib import suppress
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest

from firehouse import Game, Luck, Rng, Setup, Table, bots
from firehouse.bots import Budget
from firehouse.bots.fortune import fortune_of
from firehouse.bots.judging import BotFault
from firehouse.bots.random import RandomBot
from firehouse.lab import arena, seat
from firehouse.lab.arena import Results, run
from firehouse.lab.chunks import Chunk
from firehouse.lab.design import MAX_ARENA_SEED, Arena, Entrant, entrants_of
from firehouse.lab.standings import picture, standings
from firehouse.lab.workers import on_processes

BASIC = Setup("flashpoint/basic", crew=2)
SHORT = Setup("flashpoint/basic", crew=1, options={"damage_limit": 2, "rescue_goal": 1})
SHORT_HOTSHOTS = Setup("hotshots/standard", crew=2, options={"scorch_limit": 1})
FEW = Budget(playouts=2)


def design_of(*entrants: tuple[str, int], cells: tuple[Setup, ...] = (BASIC,)) -> Arena:
    return Arena(cells, tuple(Entrant(*entrant) for entrant in entrants), FEW, seed=3)


def played(design: Arena, path: Path | None = None, workers: int = 1) -> Results:
    with Results(design, path) as results:
        run(design, results, on_processes(workers))
    return results


class AnyBot(RandomBot):
    """Plays at random, asked decision by decision as a bot of somebody's own is."""

    name = "any"


class LastBot(RandomBot):
    """Plays the last legal action, so that its games are unlike those of a random one."""

    name = "last"

    def choose(self, game: Game[Any], state: Any, luck: Rng, budget: Budget) -> int:
        return game.actions(state)[-1]


def test_two_bots_face_the_same_fire(monkeypatch: pytest.MonkeyPatch) -> None:
    """Roll number i of the fire is the same for both, whatever else they drew."""
    rolls: list[list[int]] = []

    class Heard:
        def __init__(self, game: Game[Any], luck: Luck) -> None:
            self.game, self.fortune = game, fortune_of(game, luck)
            self.take = self.fortune.take
            rolls.append([])

        def drawn(self, state: Any) -> int:
            outcome = self.fortune.drawn(state)
            if self.game.chance_kind(state) == "roll-advance":
                rolls[-1].append(outcome)
            return outcome

    monkeypatch.setattr(seat, "fortune_of", Heard)
    for bot in (AnyBot, LastBot):
        monkeypatch.setitem(bots.BOTS, bot.name, bot)
    results = played(design_of(("any", 2), ("last", 2)))
    assert results.of(0, "any")[0].decisions != results.of(0, "last")[0].decisions
    (first, second, first_of_last, second_of_last) = rolls
    for one, other in ((first, first_of_last), (second, second_of_last)):
        both = min(len(one), len(other))
        assert both > 3
        assert one[:both] == other[:both]
    assert first[:4] != second[:4]


def test_a_game_is_that_of_a_table_with_its_seed() -> None:
    design = design_of(("random", 3))
    for game in played(design).of(0, "random"):
        seed = design.table_seed(game.number)
        table, luck = Table(BASIC, seed), Rng(seed)
        decisions = 0
        while table.result is None:
            table.play(RandomBot().choose(table.game, table.state, luck, FEW))
            decisions += 1
        assert (game.ending, game.decisions) == (table.ending, decisions)


def without_speed(design: Arena, results: Results) -> str:
    found = standings(design, results)
    found.pop("speed")
    return json.dumps(found)


def test_the_number_of_workers_does_not_matter() -> None:
    """With a budget in playouts table and picture are the same to the byte."""
    cells = (SHORT, SHORT_HOTSHOTS)
    design = design_of(("random", 6), ("greedy", 3), ("search", 2), cells=cells)
    one, two = played(design), played(design, workers=2)
    assert without_speed(design, one) == without_speed(design, two)
    assert picture(standings(design, one)) == picture(standings(design, two))


def test_a_run_that_was_killed_goes_on_where_it_stopped(tmp_path: Path) -> None:
    design = design_of(("random", 8))
    whole, path = tmp_path / "whole.jsonl", tmp_path / "cut.jsonl"
    everything = played(design, whole)
    text = whole.read_bytes()
    lines = text.splitlines(keepends=True)
    assert len(lines) == 9
    for length in (0, 10, len(lines[0]), len(b"".join(lines[:4])) + 20, len(text) - 1):
        path.write_bytes(text[:length])
        kept = text[: text[:length].rfind(b"\n") + 1]
        assert without_speed(design, played(design, path)) == without_speed(design, everything)
        assert path.read_bytes().startswith(kept)
        assert path.read_bytes().count(b"\n") == 9


@pytest.mark.skipif(sys.platform == "win32", reason="files are not reserved on Windows")
def test_two_arenas_do_not_play_into_one_file(tmp_path: Path) -> None:
    """The second is refused while the first is at it, and the games stay as they are."""
    path = tmp_path / "games.jsonl"
    design = design_of(("random", 2))
    with Results(design, path) as results:
        run(design, results, on_processes(1))
        before = path.read_bytes()
        with (
            pytest.raises(ValueError, match="Another arena is playing into"),
            Results(design, path),
        ):
            pass

    assert path.read_bytes() == before
    assert len(played(design, path).games) == 2


def test_what_is_in_the_file_is_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.jsonl"
    played(design_of(("random", 4)), path)
    more = design_of(("random", 6))
    numbers = []
    play_chunk = arena.play_chunk

    def spied(chunk: Chunk) -> Any:
        numbers.extend(chunk.numbers)
        return play_chunk(chunk)

    monkeypatch.setattr(arena, "play_chunk", spied)
    assert len(played(more, path).of(0, "random")) == 6
    assert numbers == [4, 5]
    numbers.clear()
    monkeypatch.setitem(bots.BOTS, "last", LastBot)
    fewer = design_of(("random", 3), ("last", 1))
    assert len(played(fewer, path).of(0, "random")) == 3
    assert numbers == [0]


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"seed": 4}, "seed 3, not 4"),
        ({"budget": Budget(seconds=1)}, "playouts 2, not seconds 1"),
        ({"setups": (Setup("flashpoint/basic", crew=3),)}, "other cells"),
    ],
)
def test_a_file_of_another_arena_is_refused(
    tmp_path: Path, change: dict[str, Any], expected: str
) -> None:
    path = tmp_path / "games.jsonl"
    design = design_of(("random", 1))
    played(design, path)
    before = path.read_bytes()
    with pytest.raises(ValueError, match=expected):
        played(replace(design, **change), path)
    assert path.read_bytes() == before


OWN = "from firehouse.bots.random import RandomBot\n\n\nclass Ed(RandomBot):\n    name = 'Ed'\n"


@pytest.mark.parametrize("place", ["{folder}/edited.py", "edited"])
def test_games_of_a_bot_whose_file_was_changed_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    """Kept games tell the file that played them; those kept before files were told stay valid."""
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "edited", raising=False)
    source, path = tmp_path / "edited.py", tmp_path / "games.jsonl"
    source.write_text(OWN, "utf-8")
    design = design_of((f"{place.format(folder=tmp_path)}:Ed", 2))
    played(design, path)
    played(design, path)
    untold = [
        {name: value for name, value in json.loads(line).items() if name != "source"}
        for line in path.read_text("utf-8").splitlines()
    ]
    source.write_text(f"{OWN}\n# changed\n", "utf-8")
    with pytest.raises(ValueError, match="before its file was changed; choose another --out"):
        played(design, path)
    path.write_text("".join(f"{json.dumps(line)}\n" for line in untold), "utf-8")
    assert len(played(design, path).games) == 2


@pytest.mark.parametrize("text", ["precious\n", "precious", "[]\n", '{"format": "other"}\n', "\n"])
def test_a_file_that_holds_something_else_is_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "mine.txt"
    path.write_text(text)
    with pytest.raises(ValueError, match="no results of an arena"):
        played(design_of(("random", 1)), path)
    assert path.read_text() == text


@pytest.mark.parametrize(
    "line",
    ["", "{", "[]", "null", '{"cell": 0}', '"x"', "CELL", "SECONDS"],
)
def test_a_damaged_line_in_the_middle_is_named(tmp_path: Path, line: str) -> None:
    path = tmp_path / "games.jsonl"
    design = design_of(("random", 2))
    game = asdict(played(design, path).of(0, "random")[0])
    wrong = {"CELL": {**game, "cell": 1}, "SECONDS": {**game, "seconds": "long"}}
    lines = path.read_text().splitlines()
    lines[1] = json.dumps(wrong[line]) if line in wrong else line
    path.write_text("\n".join(lines) + "\n")
    with pytest.raises(ValueError, match="line 2"):
        played(design, path)


class BrokenBot(RandomBot):
    name = "broken"

    def choose(self, game: Game[Any], state: Any, luck: Rng, budget: Budget) -> int:
        raise KeyError("my plan")


class CheatingBot(RandomBot):
    name = "cheating"

    def choose(self, game: Game[Any], state: Any, luck: Rng, budget: Budget) -> int:
        legal = game.actions(state)
        return next(action for action in game.action_space() if action not in legal)


@pytest.mark.parametrize("bot", [BrokenBot, CheatingBot])
def test_a_bot_that_breaks_is_named_with_its_game(
    bot: type[RandomBot], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(bots.BOTS, bot.name, bot)
    path = tmp_path / "games.jsonl"
    with pytest.raises(BotFault) as caught:
        played(design_of(("random", 1), (bot.name, 1)), path)
    for word in (bot.name, "flashpoint/basic, crew 2", "game 0 of seed 3", "decision 1"):
        assert word in str(caught.value)
    assert path.read_text().count("\n") == 2, "the games before are kept"


def test_every_set_up_gets_all_its_games() -> None:
    """Also where a later one is done first; what one has played is not missing in another."""
    design = design_of(("random", 8), cells=(SHORT_HOTSHOTS, SHORT, BASIC))
    kept = {(2, "random", number) for number in range(8)}

    chunks = list(arena._chunks(design, kept, dict.fromkeys(range(3), (0, 0.0))))

    numbers = {cell: [n for c in chunks if c.cell == cell for n in c.numbers] for cell in range(3)}
    assert numbers == {0: list(range(8)), 1: list(range(8)), 2: []}


def test_progress_hears_of_every_game() -> None:
    heard: list[tuple[str, int]] = []
    design = design_of(("random", 5), cells=(BASIC, Setup("hotshots/standard")))
    run(design, Results(design), on_processes(1), lambda bot, games: heard.append((bot, games)))
    assert sum(games for _, games in heard) == 10
    assert {bot for bot, _ in heard} == {"random"}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("genius", "no bot 'genius'"),
        ("", "no bot ''"),
        ("random,random:3", "twice"),
        ("random:many", "random:GAMES"),
        ("random:", "random:GAMES"),
        ("random:-3", "random:GAMES"),
        ("random:0", "from 1 to"),
        ("random:99999999999999999999", "random:GAMES"),
        ("random:1000001", "from 1 to"),
    ],
)
def test_odd_entrants_are_refused(text: str, expected: str) -> None:
    with pytest.raises(ValueError, match=expected):
        entrants_of(text, 10)


def test_entrants_may_have_games_of_their_own() -> None:
    assert entrants_of("random:7, greedy", 3) == (Entrant("random", 7), Entrant("greedy", 3))


@pytest.mark.parametrize("seed", [-1, MAX_ARENA_SEED + 1])
def test_seeds_that_no_table_takes_are_refused(seed: int) -> None:
    with pytest.raises(ValueError, match="seed"):
        replace(design_of(("random", 1)), seed=seed)


KILLED = """\
import sys
from pathlib import Path
from firehouse import Setup
from firehouse.bots import Budget
from firehouse.lab.arena import Results, run
from firehouse.lab.design import Arena, Entrant
from firehouse.lab.workers import on_processes
cells = (Setup("flashpoint/basic", crew=2),)
design = Arena(cells, (Entrant("random", 10**6),), Budget(playouts=2), seed=3)
with Results(design, Path(sys.argv[1])) as results:
    run(design, results, on_processes(2), lambda bot, games: print(games, flush=True))
"""


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="needs process groups")
def test_a_killed_run_leaves_a_good_file_and_no_workers(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    child = subprocess.Popen(
        [sys.executable, "-c", KILLED, str(path)], stdout=subprocess.PIPE, start_new_session=True
    )
    try:
        assert child.stdout is not None
        for _ in range(3):
            assert child.stdout.readline()
        child.kill()
        child.communicate(timeout=60)  # ends when no worker holds the pipe any more
        with Results(design_of(("random", 10**6)), path) as results:
            assert len(results.games) >= 3
    finally:
        with suppress(ProcessLookupError):
            os.killpg(child.pid, signal.SIGKILL)
