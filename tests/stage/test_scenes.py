"""The picture that never changes: plain, small, and in agreement with the views."""

from __future__ import annotations

import json
from typing import Any

from forest import LAYOUT
from ways import every_way, walk

from firehouse import Game, Setup
from firehouse.games.flashpoint.data.files.builtin import builtin_text
from firehouse.stage import stage_of

MOST_BYTES = 40_000


def scene_of(setup: Setup) -> dict[str, Any]:
    game = Game.of(setup)
    return stage_of(game).scene(game)


@every_way
def test_a_scene_is_plain_and_small(setup: Setup) -> None:
    """It is sent once to every client."""
    scene = scene_of(setup)
    words = json.dumps(scene)

    assert json.loads(words) == scene
    assert len(words) < MOST_BYTES


@every_way
def test_views_speak_of_what_the_scene_shows(setup: Setup) -> None:
    """Every square, edge, tile, role and card that a view names is in the scene.

    Tracks can be counted, and what loses the game passes its end at the end only.
    """
    game = Game.of(setup)
    stage = stage_of(game)
    scene = stage.scene(game)
    for state in walk(game, seed=2):
        view = stage.view(game, state)
        for track, count in zip(scene["tracks"], view["counts"], strict=True):
            assert count >= 0
            assert track["tone"] == "plain" or count <= track["goal"] or game.over(state)
        assert {pawn["role"] for pawn in view["pawns"]} <= {None, *scene["roles"]}
        for key, names in shown(scene, view).items():
            assert names <= known(scene, key)


def shown(scene: dict[str, Any], view: dict[str, Any]) -> dict[str, set[str]]:
    """What a view names, by the list of the scene that has it."""
    if scene["game"] == "hotshots":
        placed = {id for id, tile in view["tiles"].items() if tile["cell"]}
        cells = {tile["cell"] for tile in view["tiles"].values() if tile["cell"]}
        held = {token for pawn in view["pawns"] for token in pawn["tokens"]}
        vehicles = set(view["vehicles"])
        cards = {*view["drawn"], *filter(None, [view["card"], view["top"]])}
        pieces = {"vehicles": vehicles, "cards": cards}
        return {**pieces, "tiles": placed, "cells": cells, "tokens": held | set(view["bag"])}
    squares = {*view["fire"], *view["smoke"], *view["points"], *view["hot_spots"]}
    squares |= {row["square"] for row in (*view["victims"], *view["hazmats"], *view["ladders"])}
    squares |= {*view["fire_outside"], *(view["engine"] or ()), *(view["ambulance"] or ())}
    edges = {*view["damaged"], *view["destroyed"], *view["open"]}
    cards = set(view["cards"]["deck"]) | set(view["cards"]["events"]) if view["cards"] else set()
    return {"squares": squares, "edges": edges, "cards": cards}


def known(scene: dict[str, Any], key: str) -> set[str]:
    rows = scene[key]
    return set(rows) if isinstance(rows, dict) else {row["name"] for row in rows}


def test_letters_tell_roles_apart() -> None:
    """No two specialists of a game share a letter."""
    for setup in (Setup("flashpoint/experienced"), Setup("hotshots/standard")):
        letters = [role["letter"] for role in scene_of(setup)["roles"].values()]
        assert len(letters) == len(set(letters)) > 3


def test_the_house_is_drawn_from_its_squares_and_edges() -> None:
    """48 squares, the ring around them, and walls by the squares on both sides."""
    scene = scene_of(Setup("flashpoint/advanced"))
    kinds = [square["kind"] for square in scene["squares"]]

    assert kinds.count("room") == 48
    assert kinds.count("outside") == 32
    assert {"name": "3,2-3,3", "a": "3,2", "b": "3,3", "kind": "door"} in scene["edges"]
    assert {"vehicle": "engine", "squares": ["0,7", "0,8"]} in scene["parking"]
    assert scene["rooms"]["D"] == "kitchen"


def test_the_villa_has_two_floors() -> None:
    """Stairs on both, air around the upper one, windows and light walls."""
    scene = scene_of(Setup("flashpoint/second-story", "villa", "recruit"))
    kinds = [square["kind"] for square in scene["squares"]]

    assert scene["floors"] == 2
    assert kinds.count("stairs") == 2
    assert kinds.count("air") == 24
    assert {"window", "light"} <= {edge["kind"] for edge in scene["edges"]}
    assert {"stairs", "ladder", "window"} <= {row["sign"] for row in scene["legend"]}


def test_tracks_end_where_the_options_say() -> None:
    """Goals are those of the table, also where it changed them."""
    setup = Setup("flashpoint/family", options={"damage_limit": 16, "rescue_goal": 3})
    goals = {track["key"]: track["goal"] for track in scene_of(setup)["tracks"]}

    assert goals == {"rescued": 3, "lost": 4, "damage": 16}


def test_counts_are_those_of_the_tracks() -> None:
    """Piles by their cards, tiles by their flames, and whether they are scorched."""
    game = Game.of(Setup("flashpoint/tragic-events"))
    stage = stage_of(game)
    cards = {"deck": {"1": 3, "2": 1}, "supply": {"hidden": 5}}
    view = {"rescued": 2, "lost": 1, "damage": 9, "cards": cards, "hot_spot_reserve": 4}
    labels = [track["label"] for track in stage.scene(game)["tracks"]]
    told = dict(zip(labels, stage.counts(game, view), strict=True))

    assert told.pop("Hot spots in reserve", 4) == 4
    assert list(told.values()) == [2, 1, 9, 4, 5]

    forest = Game.of(Setup("hotshots/standard"))
    tiles = {"barn": {"scorched": True, "flames": 0}, "lodge": {"scorched": False, "flames": 3}}
    burnt = {"tiles": tiles, "deck": 20, "dice": 6}
    assert stage_of(forest).counts(forest, burnt) == [1, 3, 20, 6]


def test_tiles_tell_what_is_printed_on_them() -> None:
    """Icons, limit and effect; what no source shows is marked."""
    tiles = scene_of(Setup("hotshots/standard"))["tiles"]

    assert tiles["fire-cache"]["needs"] == "PCHHTT"
    assert (tiles["dry-grass"]["limit"], tiles["lake"]["limit"]) == (1, 0)
    assert tiles["fire-cache"]["reconstructed"] == []
    assert (
        "fire-cache"
        not in scene_of(Setup("hotshots/standard", difficulty="barely-even-warm"))["tiles"]
    )


def test_a_board_of_ones_own_has_a_title_too() -> None:
    """Plans and layouts from a file may leave title and status out."""
    villa = builtin_text("villa", ".plan", "plan").splitlines()
    plan = "\n".join(line for line in villa if not line.startswith("title"))
    house = scene_of(Setup("flashpoint/second-story", files={"plan": plan}))
    woods = scene_of(Setup("hotshots/standard", files={"layout": LAYOUT}))

    assert house["board_title"] == woods["board_title"] == "A board of your own"
    assert woods["board_status"] == "your own"
