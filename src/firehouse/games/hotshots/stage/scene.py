"""The forest as a client draws it before anything happens: cells, tiles, tracks, what is what."""

from __future__ import annotations

from typing import Any, Final, cast

from firehouse.core.phrase import phrase
from firehouse.games.hotshots.data import faces, roles, tiles, tokens
from firehouse.games.hotshots.game import Hotshots
from firehouse.games.hotshots.rules import actions, vehicles
from firehouse.games.hotshots.rules.house import House
from firehouse.games.hotshots.rulesets import RULESETS
from firehouse.games.hotshots.stage import texts
from firehouse.games.hotshots.stage.place_words import first_words
from firehouse.games.hotshots.stage.shapes import CardInfo, HotshotsScene, Reward, TileInfo
from firehouse.games.hotshots.stage.tracks import tracks
from firehouse.games.hotshots.words.language import part, say
from firehouse.stage.shapes import RoleInfo

Plain = dict[str, Any]

TITLES: Final = {found.id: found.title for found in RULESETS}

LEGEND: Final = (
    *("flame", "limit", "scorched", "icons", "firebreak"),
    *("wind", "pawn", "vehicle", "lake", "reconstructed"),
)


def scene(game: Hotshots) -> Plain:
    """Everything that stays as it is during a game."""
    g = game.house
    layout = g.board.layout
    told: HotshotsScene = {
        "game": "hotshots",
        "title": TITLES[game.setup.ruleset],
        "board_title": layout.title or say(phrase("scene.own-board")),
        "board_status": layout.status or part(phrase("scene.own")),
        "currency": game.currency(),
        "tracks": tracks(g),
        "roles": {id: _role(number) for number, id in enumerate(roles.IDS)},
        "legend": [{"sign": sign, "meaning": say(phrase(f"sign.{sign}"))} for sign in LEGEND],
        "dice": [],
        "words": first_words(g),
        "cells": [
            {"name": name, "col": col, "row": row}
            for name, (col, row) in zip(g.board.names, g.board.places, strict=True)
        ],
        "tiles": {
            id: _tile(g, number) for number, id in enumerate(tiles.IDS) if g.plays_with(number)
        },
        "tokens": {id: texts.token(number) for number, id in enumerate(tokens.IDS)},
        "vehicles": {id: texts.vehicle(number) for number, id in enumerate(vehicles.NAMES)},
        "cards": {id: _card(g, number) for number, id in enumerate(g.cards.ids)},
        "faces": {letter: texts.face(number) for number, letter in enumerate(faces.LETTERS)},
        "firebreaks": g.options.firebreaks,
        "rewards": [_reward(number) for number in range(1, actions.REWARDS)],
    }
    return cast(Plain, told)


def _reward(number: int) -> Reward:
    return {
        "matches": actions.MATCHES[number],
        "flames": actions.FLAMES[number],
        "firebreaks": actions.FIREBREAKS[number],
        "tokens": actions.REWARD_TOKENS[number],
    }


def _role(number: int) -> RoleInfo:
    return {**texts.role(number), "letter": roles.ROWS[number].letter}


def _card(g: House, number: int) -> CardInfo:
    return {**texts.card(g, number), "reconstructed": bool(g.cards.reconstructed[number])}


def _tile(g: House, number: int) -> TileInfo:
    return {
        **texts.tile(number),
        "needs": faces.letters(g.terrain.icons[number]),
        "limit": 0 if number == tiles.LAKE else g.limits[number],
        "reconstructed": list(g.terrain.reconstructed[number]),
    }
