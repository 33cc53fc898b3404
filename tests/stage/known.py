"""The places that a scene and a view show, for tests that spots exist."""

from __future__ import annotations

from typing import Any


def known_spots(scene: dict[str, Any], view: dict[str, Any]) -> set[str]:
    """Every text that a drawn element may carry."""
    found = {f"pawn:{who}" for who in range(len(view["pawns"]))}
    found |= {f"card:{id}" for id in scene["cards"]} | {f"role:{id}" for id in scene["roles"]}
    return found | (_house(scene) if scene["game"] == "flashpoint" else _forest(scene))


def _house(scene: dict[str, Any]) -> set[str]:
    found = {f"square:{square['name']}" for square in scene["squares"]}
    found |= {f"edge:{edge['name']}" for edge in scene["edges"]}
    found |= {f"vehicle:{spot['vehicle']}" for spot in scene["parking"]}
    return found | {"die:red", "die:black"}


def _forest(scene: dict[str, Any]) -> set[str]:
    tiles = list(scene["tiles"])
    found = {f"tile:{tile}" for tile in tiles} | {f"cell:{c['name']}" for c in scene["cells"]}
    found |= {f"token:{id}" for id in scene["tokens"]} | {f"die:{face}" for face in scene["faces"]}
    found |= {f"vehicle:{id}" for id in scene["vehicles"]}
    found |= {f"reward:{number}" for number in range(len(scene["rewards"]) + 1)}
    return found | {f"side:{a}/{b}" for n, a in enumerate(tiles) for b in tiles[n + 1 :]}
