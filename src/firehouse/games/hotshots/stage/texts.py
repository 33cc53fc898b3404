"""A line of text for everything in the box: tiles, tokens, vehicles, faces, characters, cards."""

from __future__ import annotations

from typing import Final

from firehouse.games.hotshots.data import cards, tiles, tokens
from firehouse.games.hotshots.data.board import DIRECTIONS
from firehouse.games.hotshots.rules import vehicles
from firehouse.games.hotshots.rules.house import House
from firehouse.games.hotshots.words.names import the

_PLAIN_TILE: Final = "Nothing special."

_TILES: Final = {
    tiles.AIR_BASE: "The vehicles start here and are used from here. Scorched, they are lost.",
    tiles.FIRE_CACHE: "Exchange tokens here. Scorched, the tokens in the bag are lost.",
    tiles.FIRE_CAMP: "The crew starts here; whoever ends a turn here brings lost dice back. "
    "Scorched, the game is lost.",
    tiles.LAKE: "Nobody enters it, and it never burns. A fight on a tile beside it has 1 Support.",
    tiles.LODGE: "Scorched, its fire spreads to three tiles instead of one.",
    tiles.LOOKOUT_TOWER: "Home of the Lookout. Scorched, the ability is lost.",
    tiles.REPAIR_SHOP: "Home of the Sawyer. Scorched, the ability is lost.",
    tiles.POWER_LINES: "Neither Helicopter nor Air Tanker can be used on it.",
    tiles.PROPANE_TANK: "Scorched, it throws a flame on every tile beside it without a Firebreak.",
    tiles.RADIO_TOWER: "Home of the Crew Boss. Scorched, the ability is lost.",
    tiles.ROCKY_TERRAIN: "Entering or leaving it counts as two tiles.",
    tiles.SUPPLY_TRAILER: "Home of the Swamper. Scorched, the ability is lost.",
}

TOKENS: Final = {
    tokens.HELMET_HOSE: "In a fight: counts as one more Helmet or Hose.",
    tokens.COMBI_MCLEOD: "In a fight: counts as one more Combi-Tool or McLeod.",
    tokens.CHAINSAW_PULASKI: "In a fight: counts as one more Chainsaw or Pulaski.",
    tokens.WILD: "In a fight: counts as one more die of any face.",
    tokens.DOUBLE: "In a fight: a locked die counts twice.",
    tokens.SKIP_CARD: "No Fire card is drawn this turn.",
    tokens.SUMMON: "Brings another firefighter to your tile; in a fight that is 1 Support.",
    tokens.SAVE_DIE: "Keeps the die that a scorching tile would cost you.",
    tokens.MOVE_2: "Move two tiles more this turn.",
    tokens.MOVE_1_FIRE: "Move one tile more this turn, and fire does not stop you.",
    tokens.ANYWHERE: "Move to any tile.",
    tokens.FIREBREAK: "Lay a Firebreak on a side of your tile.",
    tokens.RECOVER: "Brings one lost die back.",
    tokens.SUPPORT: "After a failed roll: forgives it.",
    tokens.EXTRA_FLAME: "After a successful fight: one more flame off that fire.",
    tokens.EXTRA_TURN: "Another turn at once, without a Fire card in between.",
}

VEHICLES: Final = {
    vehicles.AIR_TANKER: "A flame off each of up to three burning tiles in a line. You fly along.",
    vehicles.HELICOPTER: "Three flames off one burning tile. You fly along.",
    vehicles.DOZER: "Three Firebreaks in an unbroken line or a Y. You get off beside one of them.",
}

FACES: Final = (
    "An axe and a hoe on one handle.",
    "A shovel that folds into a pick.",
    "Water.",
    "It fells what would burn.",
    "A rake and a hoe on one handle.",
    "It keeps a head safe.",
)
"""What each face of the dice shows, in their order."""

ROLES: Final = (
    "Once a turn, moves another firefighter one tile, if that player agrees.",
    "Changes Pulaskis into Chainsaws and back, as many dice as wished.",
    "Draws two Fire cards, plays one and puts the other back on top.",
    "Changes McLeods into Combi-Tools and back, as many dice as wished.",
)
"""What each character can do, in their order."""


def tile_text(number: int) -> str:
    """What is special about a tile."""
    return _TILES.get(number, _PLAIN_TILE)


def card_text(g: House, number: int) -> str:
    """What a Fire card does."""
    kind, one, two = g.cards.kinds[number], g.cards.first[number], g.cards.second[number]
    if kind == cards.SINGLE:
        return f"Two flames on a burning tile of limit {one}."
    if kind == cards.MULTIPLE:
        return f"A flame on a burning tile of limit {one}, and on another of limit {two}."
    if kind == cards.LOWEST:
        return "A flame on the burning tile with the lowest limit."
    if kind == cards.EMBER:
        return f"A flame on {the(one)}, burning or not."
    if kind == cards.WIND_BLOWS:
        return f"The wind turns {DIRECTIONS[one]}, then a Light Breeze blows."
    reached = "tile" if two else "tile without fire"
    blocked = "Firebreaks do not stop it" if one else "Firebreaks stop it"
    return f"A flame on every {reached} downwind of a burning one. {blocked}."
