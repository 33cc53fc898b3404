"""What is at a place of the forest, in words."""

from __future__ import annotations

from collections import Counter
from typing import Any

from firehouse.core.phrase import Phrase, phrase
from firehouse.games.hotshots.screen import model
from firehouse.games.hotshots.words.language import part

Plain = dict[str, Any]


def describe(scene: Plain, view: Plain, spot: str) -> str:
    """A place of any kind in words; nothing for what is unknown."""
    told = _told(scene, view, spot)
    return "" if told is None else part(told)


def _told(scene: Plain, view: Plain, spot: str) -> Phrase | None:
    kind, _, name = spot.partition(":")
    if kind == "cell" and name in model.tiles_by_cell(view):
        kind, name = "tile", model.tiles_by_cell(view)[name]
    if kind == "tile":
        return _tile(scene, view, name) if name in scene["tiles"] else None
    if kind == "cell":
        return phrase("place.cell", cell=name, gap=name == view["gap"])
    if kind == "side":
        one, other = (scene["tiles"][tile]["title"] for tile in name.split("/"))
        laid = spot in model.firebreaks(scene, view)
        return phrase("place.side", firebreak=laid, one=one, other=other)
    if kind == "pawn":
        row = view["pawns"][int(name)]
        return phrase(
            "place.pawn",
            who=pawn_words(scene, view, int(name)),
            place=scene["tiles"][row["tile"]]["title"] if row["tile"] else "nowhere",
            text=scene["roles"][row["role"]]["text"] if row["role"] else "none",
        )
    found = scene.get(f"{kind}s", {}).get(name)
    return found and phrase("place.thing", title=found["title"], text=found["text"])


def _tile(scene: Plain, view: Plain, tile: str) -> Phrase:
    info, row = scene["tiles"][tile], view["tiles"][tile]
    state = [_fire(info, row)]
    if info["needs"] and not row["scorched"]:
        state.append(phrase("place.needs", faces=_faces(scene, info["needs"])))
    vehicles = view["vehicles"] if tile == model.AIR_BASE else ()
    unsure = [phrase(f"value.{value}") for value in info["reconstructed"]]
    for name, things in (
        ("several", _firebreaks(scene, view, tile)),
        ("several", [pawn_words(scene, view, who) for who in model.crew_on(view, tile)]),
        ("reconstructed", unsure),
        ("several", [scene["vehicles"][one]["title"] for one in vehicles]),
    ):
        if things:
            state.append(phrase(f"place.{name}", things=things))
    return phrase(
        "place.tile", title=info["title"], cell=row["cell"], state=state, text=info["text"]
    )


def _fire(info: Plain, row: Plain) -> Phrase:
    if row["scorched"]:
        return phrase("place.scorched")
    if not info["limit"]:
        return phrase("place.cannot-burn")
    return phrase("place.flames", flames=row["flames"], limit=info["limit"])


def _faces(scene: Plain, needs: str) -> list[Phrase]:
    return [
        phrase("place.face", face=scene["faces"][letter]["title"], letter=letter, number=number)
        for letter, number in Counter(needs).items()
    ]


def _firebreaks(scene: Plain, view: Plain, tile: str) -> list[Phrase]:
    sides = (side.split("/") for side in view["firebreaks"])
    others = (ends[1 - ends.index(tile)] for ends in sides if tile in ends)
    return [phrase("place.firebreak", tile=scene["tiles"][one]["title"]) for one in others]


def pawn_words(scene: Plain, view: Plain, who: int) -> Phrase:
    """A firefighter: number and character."""
    row = view["pawns"][who]
    role = scene["roles"].get(row["role"])
    if not role:
        return phrase("place.firefighter", number=who + 1)
    return phrase("place.character", number=who + 1, role=role["title"], able=row["able"])
