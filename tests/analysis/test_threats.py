"""Threat maps against hand counts, brute force over views, and their own samples."""

from __future__ import annotations

from fractions import Fraction
from math import sqrt

import pytest
from short_games import drawn, played

from firehouse import Setup, Table
from firehouse.analysis.threat import threats, threats_ahead
from firehouse.analysis.threat_picture import threat_lines, threat_notes, threat_svg
from firehouse.analysis.threat_places import chances_by_place
from firehouse.analysis.threat_words import facts, percent
from firehouse.core.luck import Rng

ROLL = Fraction(1, 48)


def test_a_lone_fire_by_hand():
    """Fire in 1,1 alone: it explodes on its own roll; smoke beside it catches fire at once."""
    table = drawn()

    found = threats(table.game, table.state)

    assert found.exact
    assert found.now == ("1,1",)
    assert found.chances == {
        "burns": {"1,1": Fraction(1), "1,2": 2 * ROLL, "2,1": 2 * ROLL},
        "explodes": {"1,1": ROLL},
        "hit": {"1,1-0,1": ROLL, "1,1-1,0": ROLL},
    }


def test_the_last_damage_ends_the_game():
    """With two damage markers left, the explosion brings the house down."""
    table = drawn(damage_limit=2)

    assert threats(table.game, table.state).of("ends", "collapse") == ROLL


def brute_force(game, state, weight, found, what):
    """Every outcome by plain recursion; what is true of the views at the end is added up."""
    view = game.view(state)
    if game.over(state) or view["awaits"]["what"] in ("roll-point", "act"):
        for place in what(view):
            found[place] = found.get(place, Fraction(0)) + weight
        return
    branches = game.outcomes(state) or [(action, 1) for action in game.actions(state)]
    total = sum(likely for _, likely in branches)
    for action, likely in branches:
        after = state.copy()
        game.apply(after, action)
        brute_force(game, after, weight * likely / total, found, what)


def after_end(table):
    """The position when its player has ended the turn."""
    state = table.state.copy()
    table.game.apply(state, table.game.parse("end"))
    return state


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_burning_squares_by_brute_force(seed):
    """A house in full fire: what burns when the dice have fallen, over all 48 rolls and more."""
    table = Table(Setup("flashpoint/basic"), seed=seed)
    while table.game.view(table.state)["awaits"]["what"] != "act":
        table.play(table.actions()[0])
    expected: dict[str, Fraction] = {}
    brute_force(table.game, after_end(table), Fraction(1), expected, lambda view: view["fire"])

    found = threats(table.game, table.state)

    assert found.exact
    assert found.chances["burns"] == expected
    assert all((chance / ROLL).denominator == 1 for chance in expected.values())


@pytest.mark.parametrize("seed", [3, 5, 6])
def test_scorched_tiles_by_brute_force(seed):
    """A forest after a few turns: which tiles are scorched when the next Fire card is done."""
    table = Table(Setup("hotshots/standard"), seed=seed)
    while sum(tile["flames"] for tile in table.game.view(table.state)["tiles"].values()) < 19:
        table.play("end" if "end" in map(table.game.text, table.actions()) else table.actions()[0])
    standing = table.game.view(table.state)["tiles"]
    expected: dict[str, Fraction] = {}
    brute_force(
        table.game,
        after_end(table),
        Fraction(1),
        expected,
        lambda view: [
            name
            for name, tile in view["tiles"].items()
            if tile["scorched"] and not standing[name]["scorched"]
        ],
    )

    found = threats(table.game, table.state)

    assert found.exact
    assert expected
    assert found.chances["scorches"] == expected


@pytest.mark.parametrize("ruleset", ["flashpoint/basic", "hotshots/standard"])
def test_samples_of_one_turn_agree_with_the_exact_map(ruleset):
    """No chance is further off than four standard errors."""
    table = Table(Setup(ruleset), seed=4)
    samples = 150

    exact = threats(table.game, table.state)
    sampled = threats_ahead(table.game, table.state, Rng(6), turns=1, samples=samples)

    assert not sampled.exact
    assert set(sampled.chances["burns"]) <= set(exact.chances["burns"])
    for what, places in exact.chances.items():
        for where, chance in places.items():
            error = sqrt(chance * (1 - chance) / samples)
            assert abs(sampled.of(what, where) - chance) <= 4 * error, (what, where)


@pytest.mark.parametrize("ruleset", ["flashpoint/experienced", "hotshots/standard"])
def test_every_threat_has_a_place_that_clients_know(ruleset):
    """Squares, edges, tiles, pawns and endings, by the kind of place."""
    table = Table(Setup(ruleset), seed=4)
    places = chances_by_place(threats_ahead(table.game, table.state, Rng(6), samples=60))

    kinds = {spot.partition(":")[0] for at in places.values() for spot in at}
    board = {"square", "edge"} if ruleset.startswith("flashpoint") else {"tile"}
    assert board <= kinds <= board | {"pawn", "ending"}


def test_more_turns_threaten_more():
    """By the pawn's next turn both pawns' fires have come."""
    table = drawn()

    soon = threats(table.game, table.state)
    later = threats_ahead(table.game, table.state, Rng(2), samples=300)

    assert later.turns == 2
    assert later.of("burns", "1,2") > soon.of("burns", "1,2")
    with pytest.raises(ValueError, match="at least one turn"):
        threats_ahead(table.game, table.state, Rng(2), turns=0)


def test_an_unlikely_rest_is_sampled():
    """Where the count stops early, the chances still add up, and the map says so."""
    table = drawn()

    found = threats(table.game, table.state, most=1)

    assert found.sampled == 1
    assert not found.exact
    assert found.of("burns", "1,1") == 1


def test_hot_spots_flare_up_within_one_turn():
    """The second edition's chains of rolls are counted, the heaviest first; little is sampled."""
    table = Table(Setup("flashpoint/experienced"), seed=2)

    assert threats(table.game, table.state, most=800).sampled < Fraction(1, 10)


@pytest.mark.parametrize("ruleset", ["flashpoint/family", "hotshots/standard"])
def test_maps_can_be_drawn_and_told(ruleset):
    """Text, picture, JSON and sentences of one map."""
    table = played(ruleset, 2, most=14)
    found = threats(table.game, table.state)
    picture = threat_svg(table.game, table.state, found)

    assert len(threat_lines(table.game, table.state, found)) > 12
    assert "the chance in %" in threat_notes(table.game, found)[0]
    assert 'data-layer="threats"' in picture
    assert picture.count("<svg") == picture.count("</svg>") == 1
    assert found.to_json()["exact"] is found.exact
    assert all(sentence.endswith(".") for sentence in facts(table.game, table.state, found))


@pytest.mark.parametrize(
    ("chance", "text"),
    [
        (0, "0 %"),
        (0.004, "less than 1 %"),
        (0.414, "41 %"),
        (0.996, "more than 99 %"),
        (1, "100 %"),
    ],
)
def test_only_what_is_certain_is_0_or_100(chance, text):
    """Rounding makes nothing sure."""
    assert percent(chance) == text
