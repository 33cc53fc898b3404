"""Tables of Flash Point's reference that are read off the engine: cards, levels, tweaks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from firehouse.games.flashpoint.data.files.decks_file import builtin_deck
from firehouse.games.flashpoint.data.options import OPTIONS
from firehouse.games.flashpoint.data.specialists import (
    ENGINEER,
    FIRST_EDITION,
    SECOND_EDITION,
    Role,
    engineer,
)
from firehouse.games.flashpoint.rulesets import LEVELS, WAYS
from firehouse.reference.tables import table


def _roles(roles: Iterable[Role]) -> str:
    named = [role for role in roles if role.id != "firefighter"]
    return table(
        ("specialist", "AP", "ability"), ((role.title, role.ap, role.text) for role in named)
    )


def _levels() -> str:
    return table(
        ("level", "explosions", "hazmats", "hot spots more", "hot spots in reserve"),
        (
            (
                name.title(),
                level["explosions"],
                level["hazmat_markers"],
                level["extra_hot_spots"],
                level["hot_spot_reserve"],
            )
            for name, level in LEVELS.items()
        ),
    )


def _alarms() -> str:
    advanced = next(way for way in WAYS if way.id == "flashpoint/advanced")
    return table(
        ("fire", "explosions", "victims", "false alarms", "hazmats"),
        (
            (
                name.title(),
                alarm["explosions"],
                alarm["victims"],
                alarm["false_alarms"],
                alarm["hazmats"],
            )
            for name, alarm in advanced.difficulties.items()
        ),
    )


def _deck_levels() -> str:
    deck = builtin_deck()
    return table(
        ("level", "Fire Rages for 1–2", "for 3", "for 4 and more", "Flare Ups in supply"),
        (
            (
                level.title(),
                deck.rages[level][0],
                deck.rages[level][2],
                deck.rages[level][3],
                deck.flare_ups[level],
            )
            for level in deck.rages
        ),
    )


def _fire_cards() -> str:
    return table(
        ("card", "what it does"),
        ((card.title, card.text) for card in builtin_deck().cards),
    )


def _events() -> str:
    return table(
        ("Event", "what it does"),
        ((event.title, event.text) for event in builtin_deck().events),
    )


def _tweaks() -> str:
    tweaks = (option for option in OPTIONS if option.name.startswith("tweak_"))
    return table(
        ("tweak", "option"),
        ((option.text.removeprefix("Tweak "), option.name) for option in tweaks),
    )


TABLES: Final[Mapping[str, Callable[[], str]]] = {
    "roles first": lambda: _roles(FIRST_EDITION),
    "roles second": lambda: _roles(role for role in SECOND_EDITION if not role.promo),
    "roles promo": lambda: _roles(
        role for role in SECOND_EDITION if role.promo and role.id != ENGINEER
    ),
    "engineer": lambda: _roles([engineer(False, False)]),
    "engineer with cards": lambda: _roles([engineer(True, False)]),
    "levels": _levels,
    "alarms": _alarms,
    "deck levels": _deck_levels,
    "fire cards": _fire_cards,
    "events": _events,
    "tweaks": _tweaks,
}
