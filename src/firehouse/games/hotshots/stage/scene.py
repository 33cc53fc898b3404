"""The forest as a client draws it before anything happens: cells, tiles, tracks, what is what."""

from __future__ import annotations

from typing import Any, Final, cast

from firehouse.core.bits import size
from firehouse.games.hotshots.data import faces, roles, tiles, tokens
from firehouse.games.hotshots.game import Hotshots
from firehouse.games.hotshots.rules import vehicles
from firehouse.games.hotshots.rules.house import House
from firehouse.games.hotshots.rulesets import RULESETS
from firehouse.games.hotshots.stage import texts
from firehouse.games.hotshots.stage.shapes import HotshotsScene, TileInfo
from firehouse.games.hotshots.words.names import VEHICLES as VEHICLE_TITLES
from firehouse.games.hotshots.words.names import card_title, several
from firehouse.stage.shapes import RoleInfo, Track, choice, track

Plain = dict[str, Any]

TITLES: Final = {found.id: found.title for found in RULESETS}

ROLE_LETTERS: Final = "BSLW"
"""One letter for each character: Boss, Sawyer, Lookout, sWamper."""

LEGEND: Final = {
    "flame": "A flame. As many as the limit scorch the tile.",
    "limit": "Flames that scorch the tile.",
    "scorched": "A scorched tile. It burns no more; people pass.",
    "icons": "The faces to roll for when fighting here.",
    "firebreak": "A Firebreak. It keeps fire from spreading over this side.",
    "wind": "Where the wind blows to.",
    "pawn": "A firefighter, by number and letter.",
    "vehicle": "A vehicle at the Air Attack Base.",
    "lake": "The Lake. Tiles beside it have 1 Support.",
    "reconstructed": "A value that no source shows and that is ours.",
}


def scene(game: Hotshots) -> Plain:
    """Everything that stays as it is during a game."""
    g = game.house
    layout = g.board.layout
    told: HotshotsScene = {
        "game": "hotshots",
        "title": TITLES[game.setup.ruleset],
        "board_title": layout.title or "A board of your own",
        "board_status": layout.status or "your own",
        "currency": game.currency(),
        "tracks": _tracks(g),
        "roles": {id: _role(number) for number, id in enumerate(roles.IDS)},
        "legend": [{"sign": sign, "meaning": meaning} for sign, meaning in LEGEND.items()],
        "cells": [
            {"name": name, "col": col, "row": row}
            for name, (col, row) in zip(g.board.names, g.board.places, strict=True)
        ],
        "tiles": {
            id: _tile(g, number) for number, id in enumerate(tiles.IDS) if g.plays_with(number)
        },
        "tokens": {
            id: choice(id, tokens.TITLES[number], texts.TOKENS[number])
            for number, id in enumerate(tokens.IDS)
        },
        "vehicles": {
            id: choice(id, VEHICLE_TITLES[number], texts.VEHICLES[number])
            for number, id in enumerate(vehicles.NAMES)
        },
        "cards": {
            id: choice(id, card_title(g, number), texts.card_text(g, number))
            for number, id in enumerate(g.cards.ids)
        },
        "faces": {
            letter: choice(faces.NAMES[number], faces.TITLES[number], texts.FACES[number])
            for number, letter in enumerate(faces.LETTERS)
        },
    }
    return cast(Plain, told)


def _role(number: int) -> RoleInfo:
    row = choice(roles.IDS[number], roles.TITLES[number], texts.ROLES[number])
    return {**row, "letter": ROLE_LETTERS[number]}


def _tile(g: House, number: int) -> TileInfo:
    return {
        **choice(tiles.IDS[number], tiles.TITLES[number], texts.tile_text(number)),
        "needs": faces.letters(g.terrain.icons[number]),
        "limit": 0 if number == tiles.LAKE else g.limits[number],
        "reconstructed": list(g.terrain.reconstructed[number]),
    }


def _tracks(g: House) -> list[Track]:
    options = g.options
    shuffled = several(options.shuffles, "time")
    return [
        track("tiles.*.scorched", "Scorched", options.scorch_limit, "bad", "The game is lost."),
        track(
            "tiles.*.flames",
            "Flames on the board",
            options.flames,
            "bad",
            "The next flame loses the game. Without any flame it is won.",
        ),
        track(
            "deck",
            "Fire deck",
            size(g.deck),
            "plain",
            f"An empty deck is shuffled {shuffled}; then the game is lost.",
        ),
        track("dice", "Dice", faces.DICE, "plain", "End a turn at the Fire Camp for lost dice."),
    ]
