"""What the next roll of a fight can bring, counted one roll at a time."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

import firehouse as fh
from firehouse.games.hotshots.data.faces import NAMES
from firehouse.games.hotshots.odds.next_roll import next_matches
from firehouse.games.hotshots.odds.problem import EXCHANGES, Problem, parse_faces
from firehouse.stage import stage_of

ICONS = parse_faces("SSCPTM")


def counted(problem: Problem) -> list[int]:
    """The same, by looking at every roll: the most icons that its dice can match."""
    pair = EXCHANGES.get(problem.crew, ())
    wanted = dict(zip(NAMES, problem.open(), strict=True))
    found: Counter[int] = Counter()
    for roll in product(NAMES, repeat=problem.dice):
        plain = sum(min(roll.count(face), wanted[face]) for face in NAMES if face not in pair)
        either = sum(face in pair for face in roll)
        found[plain + min(either, sum(wanted[face] for face in pair))] += 1
    return [found[matches] for matches in range(max(found) + 1)]


@pytest.mark.parametrize("crew", ["", "sawyer", "swamper", "lookout"])
@pytest.mark.parametrize("locked", ["", "SS", "SSCP", "SSCPT"])
def test_every_roll_is_counted(crew, locked):
    """With and without an ability, from the first roll to the last die."""
    problem = Problem(ICONS, parse_faces(locked), dice=min(5, 6 - len(locked)), crew=crew)

    assert next_matches(problem) == counted(problem)


def test_a_roll_is_offered_with_its_odds():
    """A miss first, then every number of matches; other actions carry none."""
    table = fh.Table(fh.Setup("hotshots/standard", crew=2), seed=5)
    offers = stage_of(table.game).offers(table.game, table.state)
    fight = next(offer for offer in offers if offer.verb == "fight")

    assert sum(odds.ways for odds in fight.odds) == 6**6
    assert [odds.tone for odds in fight.odds][-1] == "good"
    assert fight.odds[-1].label == "6 matches"
    assert all(not offer.odds for offer in offers if offer.verb != "fight")
