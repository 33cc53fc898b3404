"""What a set-up of Hotshots can bring into play at all; the rest needs no entry, no number."""

from __future__ import annotations

from firehouse.hotshots import steps
from firehouse.hotshots.house import CHOSEN, House
from firehouse.hotshots.roles import CREW_BOSS, LOOKOUT


def _plays(g: House, role: int) -> bool:
    return role in g.crew or min(g.crew) < 0


def orders(g: House) -> bool:
    """Can a Crew Boss move others?"""
    return _plays(g, CREW_BOSS) and g.crew_size > 1


def lookout(g: House) -> bool:
    """Can a Lookout choose between cards?"""
    return _plays(g, LOOKOUT)


def shares(g: House) -> bool:
    """Can tokens be given and taken?"""
    return g.options.shares > 0 and not g.solo and g.crew_size > 1


def requests(g: House) -> bool:
    """Can a player be asked for leave?"""
    return orders(g) or shares(g)


def characters(g: House) -> bool:
    """Do players choose their characters?"""
    return CHOSEN in g.crew


def first(g: House) -> bool:
    """Do the players choose who begins?"""
    return g.options.chosen and not g.solo and g.crew_size > 1


def decisions(g: House) -> list[int]:
    """The decisions that can be asked for, as kinds of steps."""
    missing = {
        steps.CHOOSE_CHARACTER: not g.solo,
        steps.PERMIT: not requests(g),
        steps.PLAY_CARD: not lookout(g),
        steps.NEW_FIRE: not g.options.new_fires,
        steps.CHOOSE_ROLE: not characters(g),
        steps.CHOOSE_FIRST: not first(g),
    }
    return [
        step
        for step in steps.NAMES
        if step >= steps.FIRST_DECISION and not missing.get(step, False)
    ]
