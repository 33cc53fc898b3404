"""What an arena tells: shares with intervals, differences between pairs, speed, a picture."""

from xml.etree import ElementTree

import pytest

from firehouse import Setup
from firehouse.analysis.intervals import wilson
from firehouse.bots import Budget
from firehouse.lab.arena import Played, Results
from firehouse.lab.design import Arena, Entrant
from firehouse.lab.standings import TITLE, pair, picture, standings

CELLS = (Setup("flashpoint/basic", crew=2), Setup("hotshots/standard", "zion", "firestorm", 4))
DESIGN = Arena(CELLS, (Entrant("random", 4), Entrant("greedy", 8)), Budget(seconds=1))


def game(cell: int, bot: str, number: int, won: bool, ending: str = "collapse") -> Played:
    return Played(cell, bot, number, won, ending, 50, 0.25)


def results() -> Results:
    found = Results(DESIGN)
    found.add(game(0, "random", n, n == 0, "starved" if n == 1 else "collapse") for n in range(4))
    found.add(game(0, "greedy", n, n != 3) for n in range(8))
    found.add(game(1, "random", n, False) for n in range(2))
    return found


def test_shares_have_wilson_intervals_and_causes() -> None:
    cell = standings(DESIGN, results())["cells"][0]
    assert cell["name"] == "flashpoint/basic, crew 2"
    random, greedy = cell["bots"]
    assert (random["games"], random["wins"], random["share"]) == (4, 1, 0.25)
    assert (random["low"], random["high"]) == pytest.approx(wilson(1, 4), abs=1e-6)
    assert list(random["causes"].items()) == [("collapse", 2), ("starved", 1)]
    assert greedy["wins"] == 7
    assert greedy["causes"] == {"collapse": 1}


def test_bots_are_compared_on_the_games_that_both_played() -> None:
    (found,) = standings(DESIGN, results())["cells"][0]["pairs"]
    assert found["bots"] == ["greedy", "random"]
    assert found["games"] == 4
    assert (found["only_first_won"], found["only_second_won"]) == (2, 0)
    assert found["difference"] == 0.5
    assert found["low"] < 0.5 < found["high"]


def test_a_cell_without_games_claims_nothing() -> None:
    cell = standings(DESIGN, results())["cells"][1]
    greedy = cell["bots"][1]
    assert (greedy["games"], greedy["share"], greedy["low"], greedy["high"]) == (0, None, 0, 1)
    assert cell["pairs"][0]["difference"] is None
    assert "no games" in picture(standings(DESIGN, results()))


def test_speed_is_that_of_one_core() -> None:
    speeds = standings(DESIGN, results())["speed"]
    assert [(speed["cell"], speed["bot"]) for speed in speeds] == [
        (0, "random"),
        (0, "greedy"),
        (1, "random"),
        (1, "greedy"),
    ]
    assert speeds[0]["games_per_second"] == 4.0
    assert speeds[3]["games_per_second"] is None


def test_pairs_need_the_same_numbers() -> None:
    ones = [game(0, "random", n, True) for n in (0, 1, 2)]
    others = [game(0, "greedy", n, False) for n in (2, 3)]
    assert pair("random", ones, "greedy", others)["games"] == 1


def test_the_picture_tells_every_number_and_is_whole() -> None:
    found = standings(DESIGN, results())
    drawn = picture(found)
    root = ElementTree.fromstring(drawn)
    assert root[0].text == TITLE
    texts = " ".join(root.itertext())
    for word in (
        "25.0%",
        "87.5%",
        "flashpoint/basic",
        "firestorm, zion, crew 4",
        "1 second a turn",
    ):
        assert word in texts
    for row in found["cells"][0]["bots"]:
        assert f"{row['low']:.1%}–{row['high']:.1%}" in texts


def test_the_picture_is_safe_for_any_name() -> None:
    found = standings(DESIGN, results())
    found["cells"][0]["name"] = "<script>&"
    assert "<script>" not in picture(found)
