"""Bots against each other: the same cells, the same seeds, every game judged and kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from time import perf_counter
from typing import Any, Final, NamedTuple

from firehouse.bots import bot_of
from firehouse.core.game import WON, Game
from firehouse.core.luck import Luck, Rng
from firehouse.lab.design import Design
from firehouse.lab.playing import play
from firehouse.lab.results import Played, Results
from firehouse.lab.workers import each, handful, need_workers

CHUNK: Final = 200

Progress = Callable[[str, int], None]


class Chunk(NamedTuple):
    """Some games of a bot in a cell, by their numbers."""

    design: Design
    cell: int
    bot: str
    numbers: tuple[int, ...]


def run(
    design: Design, results: Results, workers: int = 1, progress: Progress | None = None
) -> None:
    """Play every game of the design that the results do not hold yet.

    `progress` hears which bot has played how many more.
    """
    need_workers(workers)
    left = sum(len(numbers) for numbers in _missing(design, results).values())
    if not left:
        return
    with closing(each(play_games, _chunks(design, results), min(workers, left))) as parts:
        for part in parts:
            results.add(part)
            if progress is not None:
                progress(part[0].bot, len(part))


def _missing(design: Design, results: Results) -> dict[tuple[int, str], list[int]]:
    """The numbers of the games that are still to be played."""
    return {
        (cell, entrant.bot): [
            number
            for number in range(entrant.games)
            if (cell, entrant.bot, number) not in results.games
        ]
        for entrant in design.entrants
        for cell in range(len(design.cells))
    }


def _chunks(design: Design, results: Results) -> Iterator[Chunk]:
    """Bot after bot, its games in turn from all cells, so that a run cut short shows them all."""
    missing = _missing(design, results)
    for entrant in design.entrants:
        left = {cell: missing[cell, entrant.bot] for cell in range(len(design.cells))}
        while any(left.values()):
            for cell, numbers in left.items():
                if numbers:
                    size = _size(results, cell, entrant.bot)
                    yield Chunk(design, cell, entrant.bot, tuple(numbers[:size]))
                    del numbers[:size]


def _size(results: Results, cell: int, bot: str) -> int:
    """How many games to hand out at once, by the speed of those played."""
    done = results.of(cell, bot)
    return handful(len(done), sum(game.seconds for game in done), CHUNK)


def play_games(chunk: Chunk) -> list[Played]:
    """Play them."""
    game = Game.of(chunk.design.cells[chunk.cell])
    return [_played(game, chunk, number) for number in chunk.numbers]


def _played(game: Game[Any], chunk: Chunk, number: int) -> Played:
    """One game, with the luck that a table of its seed has."""
    design = chunk.design
    seed = design.table_seed(number)
    luck = Luck(seed)

    def chance(state: Any) -> int:
        return luck.pick(game.chance_kind(state), game.outcomes(state))

    state = game.start()
    began = perf_counter()
    decisions = play(
        *(game, state, bot_of(chunk.bot), Rng(seed), design.budget, chance),
        where=design.where(chunk.cell, number),
    )
    seconds = round(perf_counter() - began, 6)
    won = game.result(state) == WON
    ending = game.ending(state) or "unknown"
    return Played(chunk.cell, chunk.bot, number, won, ending, decisions, seconds)
