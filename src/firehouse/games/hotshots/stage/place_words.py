"""The places of a forest in words: what each is called, what burns there, who is there."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any, Final, NamedTuple

from firehouse.core.language import Language
from firehouse.core.phrase import Phrase, phrase
from firehouse.games.hotshots.data import faces, roles, tiles
from firehouse.games.hotshots.game import Hotshots
from firehouse.games.hotshots.rules import vehicles
from firehouse.games.hotshots.rules.house import House
from firehouse.games.hotshots.stage.places import side as side_spot
from firehouse.games.hotshots.stage.places import tile as tile_spot
from firehouse.games.hotshots.words import language, names
from firehouse.games.hotshots.words.language import part
from firehouse.stage.shapes import PlaceWords, place_words

Plain = dict[str, Any]
Pawn = tuple[int, str, bool]
"""A firefighter: the number, the character, and whether the ability is there."""

_KEPT: Final = 20_000
"""More texts than the forests need that are played at a time."""
_FORESTS: Final = 256
"""As many positions of Firebreaks are remembered."""


class Moment(NamedTuple):
    """What is on a tile just now, and the tiles behind its Firebreaks."""

    flames: int = 0
    scorched: bool = False
    beyond: tuple[int, ...] = ()
    crew: tuple[Pawn, ...] = ()
    vehicles: tuple[str, ...] = ()


UNTOUCHED: Final = Moment()


def words(game: Hotshots, view: Plain) -> dict[str, str]:
    """What is on tiles, between those that are laid, and at the gap; where the crew is."""
    g = game.house
    lying = {row["cell"]: tiles.IDS.index(id) for id, row in view["tiles"].items() if row["cell"]}
    now = {tile: _moment(view, tile) for tile in lying.values()}
    found = {
        tile_spot(tile): _tile(g, language.VOICE.language, tile, moment)
        for tile, moment in now.items()
        if moment != UNTOUCHED
    }
    if view["gap"]:
        found[f"cell:{view['gap']}"] = part(phrase("place.gap"))
    found |= _sides(g, language.VOICE.language, tuple(lying.items()), tuple(view["firebreaks"]))
    for who, row in enumerate(view["pawns"]):
        found[f"pawn:{who}"] = _pawn(row)
    return found


def first_words(g: House) -> dict[str, PlaceWords]:
    """Every tile before it burns, every cell before a tile lies there, and the crew."""
    found = {}
    for tile in filter(g.plays_with, range(tiles.TILES)):
        there = _tile(g, language.VOICE.language, tile, UNTOUCHED)
        found[tile_spot(tile)] = place_words(part(names.the(tile)), there)
    for name in g.board.names:
        found[f"cell:{name}"] = place_words(part(phrase("place.cell")), "", name)
    for who in range(g.crew_size):
        found[f"pawn:{who}"] = place_words(part(phrase("place.firefighter", number=who + 1)))
    return found


def _moment(view: Plain, tile: int) -> Moment:
    id = tiles.IDS[tile]
    row = view["tiles"][id]
    sides = (side.split("/") for side in view["firebreaks"])
    crew = enumerate(view["pawns"])
    return Moment(
        row["flames"],
        row["scorched"],
        tuple(tiles.IDS.index(ends[1 - ends.index(id)]) for ends in sides if id in ends),
        tuple((who, row["role"] or "", row["able"]) for who, row in crew if row["tile"] == id),
        tuple(view["vehicles"]) if tile == tiles.AIR_BASE else (),
    )


@lru_cache(maxsize=_KEPT)
def _tile(g: House, speaking: Language, tile: int, now: Moment) -> str:
    state = [_fire(g, tile, now)]
    needs = faces.letters(g.terrain.icons[tile])
    if needs and not now.scorched:
        state.append(phrase("place.needs", faces=_faces(needs)))
    for things in (
        [phrase("place.firebreak", tile=names.the(other)) for other in now.beyond],
        [_firefighter(pawn) for pawn in now.crew],
        [names.vehicle_title(vehicles.NAMES.index(one)) for one in now.vehicles],
    ):
        if things:
            state.append(phrase("place.several", things=things))
    return speaking.part(phrase("place.tile", state=state))


@lru_cache(maxsize=_FORESTS)
def _sides(
    g: House, speaking: Language, lying: tuple[tuple[str, int], ...], firebreaks: tuple[str, ...]
) -> dict[str, str]:
    """The sides on which two tiles meet."""
    on = dict(lying)
    broken = {frozenset(map(tiles.IDS.index, side.split("/"))) for side in firebreaks}
    found = {}
    for ends in g.board.ends:
        meeting = [on[name] for name in (g.board.names[cell] for cell in ends) if name in on]
        if len(meeting) == 2:
            one, other = map(names.the, sorted(meeting))
            is_broken = frozenset(meeting) in broken
            told = phrase("place.side", firebreak=is_broken, one=one, other=other)
            found[side_spot(*meeting)] = speaking.part(told)
    return found


def _pawn(row: Plain) -> str:
    """A firefighter: the character, whether the ability is lost, and the tile."""
    role = names.role(roles.IDS.index(row["role"])) if row["role"] else "none"
    tile = names.the(tiles.IDS.index(row["tile"])) if row["tile"] else "none"
    return part(phrase("place.pawn", role=role, able=row["able"], tile=tile))


def _firefighter(pawn: Pawn) -> Phrase:
    """A firefighter: number and character."""
    who, id, able = pawn
    if not id:
        return phrase("place.firefighter", number=who + 1)
    role = names.role(roles.IDS.index(id))
    return phrase("place.character", number=who + 1, role=role, able=able)


def _fire(g: House, tile: int, now: Moment) -> Phrase:
    if now.scorched:
        return phrase("place.scorched")
    if tile == tiles.LAKE or not g.limits[tile]:
        return phrase("place.cannot-burn")
    return phrase("place.flames", flames=now.flames, limit=g.limits[tile])


def _faces(needs: str) -> list[Phrase]:
    return [
        phrase("place.face", face=_face(letter), letter=letter, number=number)
        for letter, number in Counter(needs).items()
    ]


def _face(letter: str) -> Phrase:
    return phrase(f"face.{faces.NAMES[faces.LETTERS.index(letter)]}")
