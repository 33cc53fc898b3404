"""The games of an experiment: those of a table with the same seed, counted as the events tell."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import polars as pl
import pytest
from short_experiments import played, short

from firehouse import Luck, Rng, Setup, Table, replay
from firehouse.bots import BOTS, Budget, bot_of
from firehouse.bots.fortune import fortune_of
from firehouse.bots.greedy import policy_of
from firehouse.bots.judging import BotFault
from firehouse.bots.playouts import wins
from firehouse.bots.random import RandomBot
from firehouse.core.catalogue import rulesets
from firehouse.core.event import Event
from firehouse.core.luck import draw
from firehouse.games.flashpoint import events
from firehouse.lab.cells import Cell
from firehouse.lab.experiments import load
from firehouse.lab.experiments.records import Games
from firehouse.lab.seat import Seat

WAYS = [
    *(Setup(way.id, crew=2, difficulty=next(iter(way.difficulties), None)) for way in rulesets()),
    Setup("hotshots/standard", crew=1),
    Setup("flashpoint/basic", crew=1, options={"getting_up": "and_fire"}),
    Setup("flashpoint/family", crew=3, options={"knock_down": "lie", "getting_up": "and_fire"}),
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return played(short(games=8), tmp_path_factory.mktemp("games") / "short")


class Turns:
    """Counts the turns that events tell of."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.count = 0

    def begin(self, state: Any) -> None:
        self.count += self.seat.is_in_turn(state)

    def see(self, state: Any, log: list[Event]) -> None:
        self.count += sum(isinstance(event, self.seat.reading.turn_started) for event in log)


@pytest.mark.parametrize("setup", WAYS, ids=lambda s: f"{s.ruleset}-{s.crew}")
def test_a_game_is_the_same_watched_and_played_fast(setup: Setup) -> None:
    """The quick way through a game counts the turns that the events of the slow one tell."""
    for bot in ("greedy", "random"):
        seat = Seat(Cell("x", setup, bot))
        for seed in (1, 2):
            turns = Turns(seat)
            watched = seat.play(seed, turns)
            assert seat.play(seed) == watched
            assert watched.turns == turns.count


@pytest.mark.parametrize("setup", WAYS, ids=lambda s: f"{s.ruleset}-{s.crew}")
def test_the_luck_is_that_of_a_table(setup: Setup) -> None:
    """Outcome by outcome, also where the quick way makes no list of them."""
    seat = Seat(Cell("x", setup, "random"))
    game = seat.game
    for seed in (5, 6):
        state, own = game.start(), Rng(seed)
        fortune, luck = fortune_of(game, Luck(seed)), Luck(seed)
        while not game.over(state):
            if game.is_chance(state):
                action = luck.pick(game.chance_kind(state), game.outcomes(state))
                assert fortune.drawn(state) == action
            else:
                action = game.random_action(state, own)
            game.apply(state, action)


def table_of(setup: Setup, bot: str, seed: int) -> tuple[Table, int]:
    """A game that a bot plays at a table, step by step, and its number of decisions."""
    table, luck, player = Table(setup, seed), Rng(seed), bot_of(bot)
    decisions = 0
    while table.result is None:
        table.play(player.choose(table.game, table.state, luck, Budget(playouts=2)))
        decisions += 1
    return table, decisions


def test_every_row_is_a_game_of_a_table(folder: Path) -> None:
    cells = short(games=8).cells
    for row in load(folder).games.filter(pl.col("number") < 3).iter_rows(named=True):
        cell = cells[row["cell"]]
        table, decisions = table_of(cell.setup, cell.bot, row["seed"])
        assert (row["won"], row["ending"]) == (table.result == "won", table.ending)
        assert row["decisions"] == decisions
        if cell.setup.ruleset == "flashpoint/basic":
            state = table.state
            found = (row["rescued"], row["lost"], row["damage"])
            assert found == (state.rescued, state.lost, state.damage)


def test_squares_count_what_the_events_tell(folder: Path) -> None:
    """Counted once more from the tables of the first cell's traced games.

    The Basic Game has no set-up to play: its first turn has begun before any event.
    """
    setup = short().cells[0].setup
    fires: Counter[str] = Counter()
    others: Counter[tuple[str, str]] = Counter()
    for seed in range(3_000_000, 3_000_007):
        table, _ = table_of(setup, "greedy", seed)
        names = table.game.house.board.names
        for step in table.steps:
            for event in step.events:
                if isinstance(event, events.Exploded):
                    others["explosion", f"square:{names[event.square]}"] += 1
                if isinstance(event, events.KnockedDown):
                    others["down", f"square:{names[event.square]}"] += 1
        positions = [*(step.before for step in table.steps), table.state]
        ends = [
            positions[number + 1]
            for number, step in enumerate(table.steps)
            for event in step.events
            if isinstance(event, events.TurnStarted)
        ]
        for state in (*ends, table.state):
            for square in range(48):
                fires[f"square:{names[square]}"] += state.fire >> square & 1
    rows = load(folder).squares.filter(pl.col("cell") == 0)
    told = {(kind, spot): count for _, kind, spot, count in rows.iter_rows()}
    assert {spot: n for (kind, spot), n in told.items() if kind == "fire"} == dict(+fires)
    for kind in ("explosion", "down"):
        counted = {key: n for key, n in told.items() if key[0] == kind}
        assert counted == {key: n for key, n in others.items() if key[0] == kind}
    assert {kind for kind, _ in told} <= {"fire", "explosion", "lost", "down", "damage"}


def test_damage_lies_on_edges_and_is_that_of_the_games(tmp_path: Path) -> None:
    design = short(games=7)
    folder = played(design, tmp_path / "all-traced")
    tables = load(folder)
    for cell in range(4):
        rows = tables.squares.filter(pl.col("cell") == cell, pl.col("kind") == "damage")
        assert all(spot.startswith("edge:") for spot in rows["spot"])
        games = tables.games.filter(pl.col("cell") == cell)
        assert int(rows["count"].sum() or 0) == int(games["damage"].sum())


def test_forest_counts_flames_and_fights(folder: Path) -> None:
    rows = load(folder).squares.filter(pl.col("cell") == 4)
    assert set(rows["kind"]) <= {"fire", "scorched", "fought"}
    assert all(spot.startswith("tile:") for spot in rows["spot"])
    assert int(rows.filter(pl.col("kind") == "fire")["count"].sum()) > 0


def test_drama_goes_from_the_start_to_the_result(folder: Path) -> None:
    tables = load(folder)
    games = {(row["cell"], row["number"]): row for row in tables.games.iter_rows(named=True)}
    stories = tables.drama.partition_by("cell", "number", as_dict=True)
    assert set(stories) == {(cell, number) for cell in range(6) for number in range(2)}
    for key, story in stories.items():
        game = games[key]
        assert story["turn"].to_list() == list(range(game["turns"] + 1))
        assert story["chance"].to_list()[-1] == float(game["won"])
        assert all(0 <= chance <= 1 for chance in story["chance"])


def test_drama_has_luck_of_its_own(folder: Path) -> None:
    """The chance before the first turn depends on the position and (seed, turn) alone."""
    setup = short().cells[0].setup
    table = Table(setup, 3_000_000)
    policy = policy_of(table.game)
    seed = draw(3_000_000, "drama", 0, 2**32)
    chance = wins(policy, table.state, seed, 0, 3) / 3
    drama = load(folder).drama.filter(
        pl.col("cell") == 0, pl.col("number") == 0, pl.col("turn") == 0
    )
    assert drama["chance"].to_list() == [chance]


def test_a_record_replays_and_ends_as_the_table_of_games_says(folder: Path) -> None:
    games = load(folder).games
    for cell in range(6):
        record = Games(folder).checked(cell, 5)
        table = replay(record)
        row = games.row(by_predicate=(pl.col("cell") == cell) & (pl.col("number") == 5), named=True)
        assert (table.ending, record.seed) == (row["ending"], row["seed"])


@pytest.mark.parametrize(("cell", "number"), [(6, 0), (-1, 0), (0, -1), (0, 10**6), (0, 8)])
def test_games_that_were_not_played_have_no_record(folder: Path, cell: int, number: int) -> None:
    with pytest.raises(ValueError, match=r"no (cell|game)|there is no"):
        Games(folder).checked(cell, number)


def test_a_game_that_ends_otherwise_than_its_row_is_not_recorded(
    folder: Path, tmp_path: Path
) -> None:
    copy = tmp_path / "copy"
    copy.mkdir()
    for path in folder.iterdir():
        (copy / path.name).write_bytes(path.read_bytes())
    games = load(copy).games.with_columns(ending=pl.lit("flooded"))
    games.write_parquet(copy / "games.parquet")
    assert Games(copy).record(0, 1).ending != "flooded"
    with pytest.raises(ValueError, match="ends otherwise"):
        Games(copy).checked(0, 1)


def test_a_bot_that_cheats_is_named_with_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat(RandomBot):
        name = "cheat"

        def choose(self, *words: Any) -> int:
            return -1

    monkeypatch.setitem(BOTS, "cheat", Cheat)
    seat = Seat(Cell("the cell", Setup("flashpoint/basic"), "cheat"))
    told = "'cheat' failed at its decision 1 in the cell, table seed 4: it played what is not"
    with pytest.raises(BotFault, match=told):
        seat.play(4)
