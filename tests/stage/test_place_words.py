"""Places in words: rooms, doors, walls, neighbours and people; tiles by name; told once to all."""

from __future__ import annotations

import re
from typing import Any

import pytest
from ways import every_way, walk

from firehouse import Game, Setup
from firehouse.core.phrase import Place, phrase
from firehouse.stage import Route, stage_of

NUMBER = re.compile(r"\d,\d")
EXACT = re.compile(r" at [gu]?\d,\d")
"""How a square is told apart for which there are no other words."""

HOUSE = Setup("flashpoint/experienced", "house_front", crew=2)
VILLA = Setup("flashpoint/second-story", "villa", crew=2)
FOREST = Setup("hotshots/standard", "circle", crew=2)


def position(setup: Setup, **changes: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """The words of the scene, and those of a view that was changed by hand."""
    game = Game.of(setup)
    stage = stage_of(game)
    view = {**stage.view(game, game.start()), **changes}
    return stage.scene(game)["words"], stage.words(game, view)


def test_a_square_is_called_by_its_room_and_says_what_is_around() -> None:
    """Walls by their sides, doors by what is behind them, entrances by name."""
    words, _ = position(HOUSE)

    assert words["square:3,3"] == {
        "name": "the north-west corner of the kitchen",
        "there": "empty; wall to the north; door to the living room in the west, closed",
        "where": "3,3",
    }
    assert words["square:3,1"]["there"] == "empty; the west door in the west"
    assert words["square:3,0"] == {
        "name": "the west garden by the west door",
        "there": "the west door in the east",
        "where": "3,0",
    }
    assert words["square:0,0"] == {
        "name": "the north-west corner of the garden",
        "where": "0,0",
    }
    assert words["edge:3,2-3,3"] == {
        "name": "the door between the living room and the kitchen",
        "there": "closed",
    }
    assert words["pawn:1"] == {"name": "firefighter 2"}


def test_the_squares_beside_an_edge_are_told_once() -> None:
    """An edge is called by both its squares, so that neither stands beside it again."""
    square = Place("place.whole", {"square": "3,9"})
    edge = Place("place.whole", {"square": "3,9–4,9"})
    said = phrase("any", square=square, edge=edge)
    assert Route("square:3,9", "", 1, (), (), phrase=said).where == "3,9–4,9"


def test_what_lies_there_and_what_broke_is_told() -> None:
    """The same things are counted, and only changed places are in the view."""
    pawns = [
        {"role": "paramedic", "square": "3,3", "saved": 0, "down": True},
        {"role": "firefighter", "square": None, "saved": 0, "down": False},
    ]
    victim = {"square": "3,3", "treated": False}
    _, now = position(
        HOUSE,
        fire=["3,2"],
        smoke=[],
        points=["3,3"],
        victims=[victim, victim, {**victim, "treated": True}],
        hazmats=[{"square": "3,2", "lit": True}],
        hot_spots=[],
        pawns=pawns,
        open=["3,2-3,3"],
        damaged=["3,2-3,3", "2,3-3,3"],
        engine=["0,7", "0,8"],
        ambulance=None,
    )

    assert now == {
        "square:3,2": "fire and burning hazmat; door to the kitchen in the east, open and damaged",
        "square:3,3": "point of interest, firefighter 1 (Paramedic), knocked down, 2 × victim "
        "and treated victim; wall to the north, damaged; "
        "door to the living room in the west, open and damaged",
        "square:2,3": "empty; wall to the east; wall to the south, damaged",
        "square:0,7": "fire engine; wall to the south",
        "square:0,8": "fire engine; wall to the south",
        "edge:3,2-3,3": "open and damaged",
        "edge:2,3-3,3": "damaged",
        "pawn:0": "Paramedic, in the north-west corner of the kitchen, knocked down",
        "pawn:1": "not on the board",
        "vehicle:engine": "in the back garden",
    }


def test_a_ladder_that_stands_is_seen_on_both_floors() -> None:
    """And one that lies, where it lies."""
    standing, lying = ({"square": s, "erected": e} for s, e in (("g1,0", True), ("g7,1", False)))
    _, now = position(VILLA, ladders=[standing, lying])

    assert now["square:g1,0"].startswith("ladder; ")
    assert now["square:u1,4"].startswith("ladder; ")
    assert now["square:g7,1"].startswith("ladder, lying")


def test_a_tile_is_called_by_its_name() -> None:
    """Flames, what fights them, Firebreaks, people and vehicles."""
    game = Game.of(FOREST)
    start = stage_of(game).view(game, game.start())
    cells = [cell["name"] for cell in stage_of(game).scene(game)["cells"]]
    laid = dict(zip(start["tiles"], cells, strict=False))
    tiles = {id: {"cell": laid[id], "flames": 0, "scorched": False} for id in start["tiles"]}
    tiles["barn"]["flames"] = 2
    tiles["lodge"]["scorched"] = True
    words, now = position(
        FOREST,
        tiles=tiles,
        gap=None,
        firebreaks=["barn/air-base"],
        pawns=[
            {"role": "sawyer", "able": False, "tile": "barn", "tokens": []},
            {"role": None, "able": True, "tile": None, "tokens": []},
        ],
        vehicles=["dozer"],
    )

    assert words["tile:lake"] == {"name": "the Lake", "there": "cannot burn"}
    assert words["tile:fire-cache"]["there"].startswith(
        "no flames, 4 would scorch it; needs Pulaski (P), Combi-Tool (C), Hose (H) ×2"
    )
    assert "tile:lake" not in now
    assert re.fullmatch(
        r"2 of 3 flames; needs .*; Firebreak towards the Air Attack Base; "
        r"firefighter 1 \(Sawyer, ability lost\)",
        now["tile:barn"],
    )
    assert now["tile:lodge"].startswith("scorched")
    assert now["tile:air-base"].endswith("; Dozer")
    assert now["side:air-base/barn"] == "Firebreak between the Air Attack Base and the Barn"
    assert now["pawn:0"] == "Sawyer, ability lost, on the Barn"
    assert now["pawn:1"] == "no character yet"


def test_a_cell_without_a_tile_is_a_place_or_the_gap() -> None:
    """By its number only as a second word."""
    words, now = position(FOREST, gap="A3")

    assert words["cell:A3"] == {"name": "a place for a tile", "where": "A3"}
    assert now["cell:A3"] == "the gap"


@every_way
def test_every_place_has_a_name_without_a_number(setup: Setup) -> None:
    """Squares have a number only where words do not tell them apart; what is there has none."""
    game = Game.of(setup)
    stage = stage_of(game)
    words = stage.scene(game)["words"]
    for spot, told in words.items():
        assert told["name"]
        assert not NUMBER.search(EXACT.sub("", told["name"]))
        assert not NUMBER.search(told.get("there", ""))
        is_square = spot.startswith("square:")
        assert not is_square or ("where" in told) != bool(EXACT.search(told["name"]))
    for state in walk(game, seed=1):
        for spot, there in stage.view(game, state)["words"].items():
            assert spot in words or spot.startswith("side:")
            assert not NUMBER.search(EXACT.sub("", there))


@pytest.mark.parametrize("setup", [HOUSE, VILLA])
def test_names_tell_squares_apart(setup: Setup) -> None:
    """Whoever hears a name knows which square is meant."""
    words, _ = position(setup)
    names = [told["name"] for spot, told in words.items() if spot.startswith("square:")]

    assert len(set(names)) == len(names)
