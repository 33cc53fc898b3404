"""What a set-up of Hotshots can bring into play at all; the rest needs no entry, no number."""

from __future__ import annotations

from firehouse.games.hotshots.data.roles import CREW_BOSS, LOOKOUT
from firehouse.games.hotshots.rules import steps
from firehouse.games.hotshots.rules.house import CHOSEN, House
from firehouse.games.hotshots.rules.setting_up import small_fires


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
    return not g.solo


def requests(g: House) -> bool:
    """Can a player be asked for leave?"""
    return orders(g) or shares(g)


def gaps(g: House) -> bool:
    """Can a cell be left empty by choice?"""
    return g.options.set_up_chosen and not g.options.fire_cache


def characters(g: House) -> bool:
    """Do players choose their characters?"""
    return CHOSEN in g.crew


def first(g: House) -> bool:
    """Do the players choose who begins?"""
    return g.options.chosen and not g.solo and g.crew_size > 1


def decisions(g: House) -> list[int]:
    """The decisions that can be asked for, as kinds of steps."""
    open_set_up = g.options.set_up_chosen
    missing = {
        steps.CHOOSE_CHARACTER: not g.solo,
        steps.PERMIT: not requests(g),
        steps.PLAY_CARD: not lookout(g),
        steps.NEW_FIRE: not g.options.new_fires,
        steps.CHOOSE_GAP: not gaps(g),
        steps.CHOOSE_SMALL: not (open_set_up and len(small_fires(g)) > g.options.small_fires),
        steps.CHOOSE_EXTRA: not (open_set_up and g.options.extra_fires),
        steps.CHOOSE_ROLE: not characters(g),
        steps.CHOOSE_FIRST: not first(g),
    }
    return [
        step
        for step in sorted(steps.NAMES)
        if step >= steps.FIRST_DECISION and not missing.get(step, False)
    ]
