"""The headings of the rulebook, and the section of our reference that tells the same."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

SET_UP: Final = "Game Setup"
TURN: Final = "Order of Play"
MOVE: Final = "Move up to 2 Tiles"
FIGHT: Final = "Fight the Fire"
SUCCESS: Final = "Success"
FAILURE: Final = "Failure"
SUPPORT: Final = "Support"
VEHICLES: Final = "Vehicles"
HELICOPTER: Final = "Vehicles: Helicopter"
TANKER: Final = "Vehicles: Air Tanker"
DOZER: Final = "Vehicles: Dozer"
TOKENS: Final = "Reward Tokens"
TOKEN_LIST: Final = "Token List"
EXCHANGE: Final = "Exchanging Tokens"
SHARE: Final = "Sharing Tokens"
CARDS: Final = "Draw 1 Fire Card"
SCORCHING: Final = "Scorching"
LOST_DICE: Final = "Firefighter on Scorching Tile"
LODGE: Final = "Terrain Tiles: Lodge"
PROPANE_TANK: Final = "Terrain Tiles: Propane Tank"
FIRE_CACHE: Final = "Terrain Tiles: Fire Cache"
CHARACTERS: Final = "Characters"
CREW_BOSS: Final = "Characters: Crew Boss"
LOOKOUT: Final = "Characters: Lookout"
LESS_HEAT: Final = "Alternate Rules: A Little Less Heat"
NOT_MUCH: Final = "Alternate Rules: Not Much of a Fire"
WARMER: Final = "Alternate Rules: Getting Warmer"
ALARM: Final = "Alternate Rules: 5-Alarm Fire"
FIRESTORM: Final = "Alternate Rules: Firestorm"
SOLO: Final = "Single Player Rules"
END_OF_GAME: Final = "Ending the Game"

SECTIONS: Final[Mapping[str, str]] = {
    SET_UP: "set-up",
    TURN: "turn",
    MOVE: "moving",
    FIGHT: "fighting",
    SUCCESS: "rewards",
    FAILURE: "failure",
    SUPPORT: "support",
    **dict.fromkeys((VEHICLES, HELICOPTER, TANKER, DOZER), "vehicles"),
    TOKENS: "tokens",
    TOKEN_LIST: "token-list",
    EXCHANGE: "exchanging",
    SHARE: "sharing",
    CARDS: "fire-cards",
    SCORCHING: "scorching",
    LOST_DICE: "lost-dice",
    **dict.fromkeys((LODGE, PROPANE_TANK, FIRE_CACHE), "tiles"),
    **dict.fromkeys((CHARACTERS, CREW_BOSS, LOOKOUT), "characters"),
    **dict.fromkeys((LESS_HEAT, NOT_MUCH, WARMER, ALARM, FIRESTORM), "difficulty"),
    SOLO: "solo",
    END_OF_GAME: "end",
}
