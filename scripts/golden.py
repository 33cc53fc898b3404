"""Write the golden records: one finished game for every rule set, difficulty and board.

    python scripts/golden.py          those that are missing
    python scripts/golden.py --all    every one again

Play every one again only when a rule is meant to play differently, and raise RULES_VERSION then.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from firehouse import Rng, Setup, Table, rulesets

FOLDER = Path(__file__).parent.parent / "tests" / "golden"
SEED = 2010


def setups() -> Iterator[Setup]:
    """What there is a golden record of."""
    crew = 0
    for ruleset in rulesets():
        for difficulty in ruleset.difficulties or (None,):
            for board in ruleset.boards:
                yield Setup(ruleset.id, board, difficulty, ruleset.crew[crew % len(ruleset.crew)])
                crew += 1


def file_of(setup: Setup) -> Path:
    """Where the record of a set-up is."""
    words = [setup.ruleset, setup.difficulty, setup.board]
    return FOLDER / ("-".join(word for word in words if word).replace("/", "-") + ".json")


def played(setup: Setup) -> Table:
    """A game at random, to its end."""
    table = Table(setup, SEED)
    rng = Rng(SEED)
    while table.result is None:
        table.play(table.game.random_action(table.state, rng))
    return table


def main() -> None:
    if "--all" in sys.argv[1:]:
        for old in FOLDER.glob("*.json"):
            old.unlink()
    for setup in setups():
        if not file_of(setup).exists():
            played(setup).record().save(file_of(setup))
            print(file_of(setup).name)


if __name__ == "__main__":
    main()
