"""Every way to play Hotshots: one rule set, its layouts, the alternate rules as difficulties."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from firehouse.core.catalogue import Ruleset, Sign
from firehouse.core.nearest import near
from firehouse.core.options import Value, checked
from firehouse.core.phrase import phrase
from firehouse.core.setup import Setup
from firehouse.games.hotshots.data import roles
from firehouse.games.hotshots.data.board import Board
from firehouse.games.hotshots.data.files.faults import fault
from firehouse.games.hotshots.data.files.layout import Layout, builtin_layout, read_layout
from firehouse.games.hotshots.data.files.read import builtin_text, read_cards, read_tiles
from firehouse.games.hotshots.data.options import DEFAULTS, NO_TOKEN_LIMIT, OPTIONS, Options
from firehouse.games.hotshots.data.tiles import TILES
from firehouse.games.hotshots.game import Hotshots
from firehouse.games.hotshots.rules.house import CHOSEN, DRAWN, House
from firehouse.games.hotshots.rules.setting_up import extra_flames, may_burn, small_fires
from firehouse.games.hotshots.rules.state import MAX_PAWNS
from firehouse.games.hotshots.words.language import VOICE, part

RULES_VERSION: Final = "2"
"""Rises when a rule plays differently, never for speed."""

RETIRED: Final = {"shares": part(phrase("option-gone.shares"))}
"""Options of older versions, and what is played in their place."""

STANDARD: Final = "hotshots/standard"
LAYOUTS: Final = (
    "circle",
    "denali",
    "grand_canyon",
    "grand_teton",
    "yellowstone",
    "yosemite",
    "zion",
)
FILES: Final = ("layout", "tiles", "cards")
"""The files of a set-up: a board of the player's own, and other tiles or cards."""
RANDOM: Final = "random"
DEFAULT_CREW: Final = 2
SOLO_CREW: Final = 2

_LESS_HEAT: Final[dict[str, Value]] = {
    "lake": "centre",
    "token_limit": NO_TOKEN_LIMIT,
    "fire_cache": False,
}
_NOT_MUCH: Final[dict[str, Value]] = {
    **_LESS_HEAT,
    "small_fires": 1,
    "starting_tokens": 1,
    "embers_leave": True,
}
_BARELY: Final[dict[str, Value]] = {
    **_NOT_MUCH,
    "scorch_limit": 9,
    "gusts": False,
    "token_choice": True,
}
_WARMER: Final[dict[str, Value]] = {
    "lake": "corner",
    "base_far": True,
    "scorch_takes_token": True,
}
_ALARM: Final[dict[str, Value]] = {
    **_WARMER,
    "extra_fires": 1,
    "dice_recovered": 1,
    "flames": 25,
}
_STORM: Final[dict[str, Value]] = {**_ALARM, "scorch_limit": 7, "new_fires": True}

DIFFICULTIES: Final[Mapping[str, Mapping[str, Value]]] = {
    "standard": {},
    "a-little-less-heat": _LESS_HEAT,
    "not-much-of-a-fire": _NOT_MUCH,
    "barely-even-warm": _BARELY,
    "getting-warmer": _WARMER,
    "five-alarm-fire": _ALARM,
    "firestorm": _STORM,
}
"""The alternate rule sets as presets of options, which mix freely."""

SIGNS: Final = (
    Sign("*", part(phrase("drawn-sign.flames")), "bold red"),
    Sign("?", part(phrase("drawn-sign.unsure")), "dim"),
    Sign("1 2 3 4", part(phrase("drawn-sign.pawn"))),
    Sign("P C H S M T", part(phrase("drawn-sign.icons"))),
    Sign("p c h s m t", part(phrase("drawn-sign.icons-unsure"))),
    Sign("=", part(phrase("drawn-sign.firebreak")), "bold green"),
    Sign("#", part(phrase("drawn-sign.slanted")), "bold green"),
    Sign("xxx", part(phrase("drawn-sign.scorched")), "dim"),
    Sign("~", part(phrase("drawn-sign.lake")), "blue"),
    Sign(">", part(phrase("drawn-sign.wind")), "bold cyan"),
    Sign("a h d", part(phrase("drawn-sign.vehicles"))),
)

RULESETS: Final = (
    Ruleset(
        id=STANDARD,
        game="hotshots",
        title=part(phrase("ruleset-title.standard")),
        boards=LAYOUTS,
        difficulties=tuple(DIFFICULTIES),
        crew=tuple(range(1, MAX_PAWNS + 1)),
        roles=roles.IDS,
        options=tuple(option.worded(VOICE) for option in OPTIONS),
        notes=part(phrase("ruleset-notes.standard")),
        signs=SIGNS,
    ),
)


def game_of(setup: Setup) -> Hotshots:
    """The game of a set-up; a ValueError says what is wrong with a bad one."""
    values = {**_difficulty(setup.difficulty), **checked(OPTIONS, setup.options, RETIRED)}
    options = Options(values)
    unknown = [name for name in setup.files if name not in FILES]
    if unknown:
        raise fault("setup.no-file", way=STANDARD, name=unknown[0], names=list(FILES))
    terrain = read_tiles(setup.files.get("tiles", ""))
    cards = read_cards(setup.files.get("cards", builtin_text("cards")))
    crew, solo = _crew(setup, options)
    house = House(Board(_layout(setup)), options, terrain, cards, crew, solo)
    _need_flames(house)
    _need_start(house)
    return Hotshots(setup, house)


def usual_options(setup: Setup) -> Mapping[str, Value]:
    """What every option is if it is left out."""
    return {**DEFAULTS, **DIFFICULTIES.get(setup.difficulty or "", {})}


def signs_of(setup: Setup) -> tuple[Sign, ...]:
    """The signs that can come up in the game of a set-up: all of them."""
    return SIGNS


def _need_flames(house: House) -> None:
    """Refuse a start that is won or lost already."""
    starting = sum(house.terrain.flames)
    if starting < 1:
        raise fault("setup.no-flame")
    further = sorted(extra_flames(house, tile) for tile in _unlit(house))
    most = house.options.flames - sum(further[len(further) - house.options.extra_fires :])
    if starting > most:
        raise fault("setup.many-flames", number=starting, most=most)


def _need_start(house: House) -> None:
    """Refuse a box from which no game can begin: no place for the Lake, no fire, no card."""
    if not house.lake_cells:
        raise fault("setup.no-lake")
    if not house.options.extra_fires and not _burns(house):
        raise fault("setup.no-fire")
    unlit = len(_unlit(house))
    if house.options.extra_fires > unlit:
        raise fault("setup.many-fires", number=unlit)
    if not house.deck:
        raise fault("setup.no-card")


def _burns(house: House) -> bool:
    """Does a printed fire burn from the start with these options?"""
    small = small_fires(house)
    lit = [
        tile
        for tile in range(TILES)
        if house.terrain.flames[tile] and house.plays_with(tile) and tile not in small
    ]
    return bool(lit) or bool(small and house.options.small_fires)


def _unlit(house: House) -> list[int]:
    """The tiles without a printed fire that can take a further starting one."""
    return [
        tile
        for tile in range(TILES)
        if may_burn(house, tile) and house.plays_with(tile) and not house.terrain.flames[tile]
    ]


def _difficulty(name: str | None) -> Mapping[str, Value]:
    if name is None:
        return {}
    if name not in DIFFICULTIES:
        raise fault("setup.no-difficulty", way=STANDARD, name=name, names=list(DIFFICULTIES))
    return DIFFICULTIES[name]


def _layout(setup: Setup) -> Layout:
    if "layout" in setup.files:
        if setup.board is not None:
            raise fault("setup.board-or-layout")
        return read_layout(setup.files["layout"])
    board = LAYOUTS[0] if setup.board is None else setup.board
    if board not in LAYOUTS:
        raise fault("setup.no-board", way=STANDARD, name=board, names=list(LAYOUTS))
    return builtin_layout(board)


def _crew(setup: Setup, options: Options) -> tuple[list[int], bool]:
    """A character for each pawn, or how one comes by it; a single player has two pawns."""
    crew = DEFAULT_CREW if setup.crew is None else setup.crew
    size = crew if isinstance(crew, int) else len(crew)
    if not 1 <= size <= MAX_PAWNS:
        raise fault("setup.crew-size", most=MAX_PAWNS, number=size)
    if options.solo and size > SOLO_CREW:
        raise fault("setup.solo-size", most=SOLO_CREW, number=size)
    open_role = CHOSEN if options.chosen else DRAWN
    found = [open_role] * size if isinstance(crew, int) else [_role(name) for name in crew]
    for role in found:
        if role >= 0 and found.count(role) > 1:
            raise fault("setup.one-card", role=phrase(f"role.{roles.IDS[role]}"))
    solo = options.solo or size == 1
    return found + [open_role] * (SOLO_CREW - size if solo else 0), solo


def _role(name: str) -> int:
    """The number of a character by its name; DRAWN for one drawn at random."""
    wanted = name.strip().lower().replace("_", "-").replace(" ", "-")
    if wanted == RANDOM:
        return DRAWN
    if wanted not in roles.IDS:
        raise fault("setup.no-character", name=name, near=near(wanted, list(roles.IDS)))
    return roles.IDS.index(wanted)
