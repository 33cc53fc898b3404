"""What a set-up has of all that the boxes bring. A kind of action names the features it needs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from firehouse.core.kinds import Feature
from firehouse.games.flashpoint.data.options import DOWN_LIE
from firehouse.games.flashpoint.data.specialists import NEVER, Role
from firehouse.games.flashpoint.rules.house import House


def has_crew_change(g: House) -> bool:
    """May specialists be exchanged?"""
    return g.options.crew_change and g.options.specialists


def can_be(g: House, role: Role) -> bool:
    """Is somebody of the crew this specialist, or can somebody draw, take or change to the card?"""
    open_seat = False
    for chosen in g.crew:
        if chosen < 0:
            open_seat = True
        elif g.roles[chosen] is role:
            return True
    return (open_seat or has_crew_change(g)) and (g.options.promos or not role.promo)


def skill(name: str, has: Callable[[Role], bool]) -> Feature:
    """What some specialist of the crew can do."""

    def is_in(g: House) -> bool:
        for role in g.roles:
            if has(role) and can_be(g, role):
                return True
        return False

    return Feature(name, is_in)


def _has_hazmats(g: House) -> bool:
    return g.options.hazmats > 0 or g.options.hazmat_markers > 0 or g.options.decks


CREW_CHANGE: Final[Feature] = Feature("crew-change", has_crew_change)
SPECIALISTS: Final[Feature] = Feature("specialists", lambda g: g.options.specialists)
VEHICLES: Final[Feature] = Feature("vehicles", lambda g: g.options.vehicles)
HAZMATS: Final[Feature] = Feature("hazmats", _has_hazmats)
HOT_SPOTS: Final[Feature] = Feature("hot-spots", lambda g: g.options.hot_spots)
LADDERS: Final[Feature] = Feature("ladders", lambda g: g.ladders > 0)
STAIRS: Final[Feature] = Feature("stairs", lambda g: g.board.stairs_up >= 0)
CARDS: Final[Feature] = Feature("cards", lambda g: g.options.decks)
TRAPPED: Final[Feature] = Feature("trapped", lambda g: g.options.decks)
BEDS: Final[Feature] = Feature("beds", lambda g: g.options.knock_down != DOWN_LIE)
TREATING: Final[Feature] = skill("treating", lambda role: role.treat < NEVER)
LEADING: Final[Feature] = Feature("leading", TREATING.is_in)
COMMANDING: Final = skill("commanding", lambda role: role.commands)
DIAGONALS: Final = skill("diagonals", lambda role: role.diagonal)
IDENTIFYING: Final = skill("identifying", lambda role: role.identify < NEVER)
DISPOSING: Final = skill("disposing", lambda role: role.dispose < NEVER)
CLEARING: Final = skill("clearing", lambda role: role.clear < NEVER)
REPAIRING: Final = skill("repairing", lambda role: role.repair < NEVER)
RETURNING: Final = skill("returning", lambda role: role.clear < NEVER)
SCENTING: Final = skill("scenting", lambda role: role.dog)
SHIFTING: Final = skill("shifting", lambda role: role.shift < NEVER)
DODGING: Final = skill("dodging", lambda role: role.veteran)
REROLLS: Final = skill("rerolls", lambda role: role.rerolls)
