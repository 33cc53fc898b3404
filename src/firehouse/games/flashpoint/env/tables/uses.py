"""What a set-up of Flash Point can bring into play at all; the rest needs no entry, no number."""

from __future__ import annotations

from firehouse.games.flashpoint.data.options import DOWN_LIE
from firehouse.games.flashpoint.data.specialists import NEVER, Role
from firehouse.games.flashpoint.rules import steps
from firehouse.games.flashpoint.rules.house import CHOSEN, House


def roles(g: House) -> list[Role]:
    """The specialists that a pawn can be, now or later; the plain firefighter always."""
    named = {0, *(role for role in g.crew if role >= 0)}
    if g.options.specialists and (g.options.crew_change or min(g.crew) < 0):
        named |= {n for n, role in enumerate(g.roles) if g.options.promos or not role.promo}
    return [g.roles[role] for role in sorted(named)]


def treating(g: House) -> bool:
    """Can somebody treat victims?"""
    return any(role.treat != NEVER for role in roles(g))


def hazmats(g: House) -> bool:
    """Can there be hazmats?"""
    return bool(g.options.hazmats or g.options.hazmat_markers or g.options.decks)


def veteran(g: House) -> bool:
    """Can there be a Veteran?"""
    return any(role.veteran for role in roles(g))


def captain(g: House) -> bool:
    """Can somebody order others about?"""
    return any(role.commands for role in roles(g))


def rerolls(g: House) -> bool:
    """Can somebody roll the deck gun's dice again?"""
    return g.options.vehicles and any(role.rerolls for role in roles(g))


def late_victims(g: House) -> bool:
    """Can something be asked between a fire and what it does to people?"""
    late = g.options.consequences_last and hazmats(g)
    return veteran(g) or g.options.knock_down != DOWN_LIE or late


def first(g: House) -> bool:
    """Do the players choose who begins?"""
    return g.options.chosen and g.crew_size > 1


def cards(g: House) -> bool:
    """Do players choose their specialists?"""
    return CHOSEN in g.crew


def decisions(g: House) -> list[int]:
    """The decisions that can be asked for, as kinds of steps."""
    asked = {
        steps.PARK_ENGINE: g.options.vehicles,
        steps.PARK_AMBULANCE: g.options.vehicles,
        steps.ENTER_AT_START: g.options.enter_at_start,
        steps.ACT: True,
        steps.AIM: rerolls(g),
        steps.RIDE_ENGINE: g.options.vehicles,
        steps.RIDE_AMBULANCE: g.options.vehicles,
        steps.DODGE: veteran(g),
        steps.FALL: g.options.knock_down != DOWN_LIE,
        steps.CHOOSE_FIRST: first(g),
        steps.CHOOSE_SPECIALIST: cards(g),
        steps.CHOOSE_HAZMAT: hazmats(g),
        steps.CHOOSE_EVENT: g.options.choose_event and g.options.decks,
        steps.FOLLOW_EVENT: g.options.decks,
    }
    return [step for step, possible in asked.items() if possible]
