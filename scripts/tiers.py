"""Measure how often greedy wins with each specialist: what bots choose their cards by.

    python scripts/tiers.py                  5000 games for each rule set and difficulty
    python scripts/tiers.py --games 300      fewer, for a quick look

Crews are drawn so that everybody plays as often as the others; a specialist's number is the
share of won games, of a hundred, among those in which they were part of the crew. There is a row
for each level of a rule set on all boards, and one for each board on all levels.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from firehouse import Rng, Setup, rulesets
from firehouse.bots.tiers import ON
from firehouse.core.catalogue import Ruleset
from firehouse.lab.simulate import simulate

GAMES = Path(__file__).parent.parent / "src" / "firehouse" / "games"
SEED = 2011
CREW = {"flashpoint": 3, "hotshots": 2}
"""Small enough that somebody is always left out."""
A_CREW = 10
"""Games that one crew plays."""


def cells() -> Iterator[tuple[Ruleset, str, list[str]]]:
    """Rule sets with specialists, their difficulties, and who can be chosen there."""
    for way in rulesets():
        plain = way.roles[:1] if way.game == "flashpoint" else ()
        cards = [role for role in way.roles if role not in plain]
        if not cards:
            continue
        too_few = len(cards) < max(way.crew)
        for difficulty in way.difficulties:
            if difficulty != "family":
                yield way, difficulty, [*cards, *(plain if too_few else ())]


def crews(cards: list[str], size: int, number: int) -> list[tuple[str, ...]]:
    """Crews from a deck that is shuffled whenever it is too small for the next one."""
    rng = Rng(SEED)
    deck: list[str] = []
    found: list[tuple[str, ...]] = []
    while len(found) < number:
        if len(deck) < size:
            deck += [card for card in cards if card not in deck]
            for last in range(len(deck) - 1, 0, -1):
                other = int(rng.below(last + 1))
                deck[last], deck[other] = deck[other], deck[last]
        found.append(tuple(deck.pop() for _ in range(size)))
    return found


class Rates:
    """Won games with each specialist in the crew, of those that were played."""

    def __init__(self) -> None:
        self.played: Counter[str] = Counter()
        self.won: Counter[str] = Counter()

    def add(self, crew: tuple[str, ...], games: int, wins: int) -> None:
        for card in crew:
            self.played[card] += games
            self.won[card] += wins

    def lines(self, name: str) -> list[str]:
        """The row as it is written, the best first."""
        rates = {card: round(100 * self.won[card] / self.played[card], 1) for card in self.played}
        ranked = sorted(rates.items(), key=lambda row: -row[1])
        return ["", f'["{name}"]', *(f"{card} = {rate}" for card, rate in ranked)]


def measured(
    way: Ruleset, difficulty: str, cards: list[str], games: int, boards: dict[str, Rates]
) -> Rates:
    """The rates of a level; those of each board are counted on."""
    found = Rates()
    for number, crew in enumerate(crews(cards, CREW[way.game], max(1, games // A_CREW))):
        board = way.boards[number % len(way.boards)]
        tally = simulate(Setup(way.id, board, difficulty, crew), A_CREW, SEED + number, "greedy")
        for rates in (found, boards.setdefault(f"{way.id}{ON}{board}", Rates())):
            rates.add(crew, tally.games, tally.wins)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=5000)
    told = parser.parse_args()
    head = [
        "# Games of a hundred that greedy won with each specialist in the crew.",
        f"# Made by scripts/tiers.py --games {told.games}; to be made again when bots change.",
    ]
    found: dict[str, list[str]] = {}
    boards: dict[str, Rates] = {}
    for way, difficulty, cards in cells():
        lines = measured(way, difficulty, cards, told.games, boards).lines(f"{way.id} {difficulty}")
        print(*lines[1:], sep="\n", flush=True)
        found.setdefault(way.game, list(head)).extend(lines)
    for name, rates in boards.items():
        found[name.split("/")[0]] += rates.lines(name)
    for game, lines in found.items():
        (GAMES / game / "bot" / "tiers.toml").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
