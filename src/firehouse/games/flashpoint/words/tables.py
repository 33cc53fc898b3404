"""Tables of Flash Point's reference that are read off the engine: cards, levels, tweaks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from firehouse.core.phrase import phrase
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
from firehouse.games.flashpoint.words.language import VOICE, part
from firehouse.games.flashpoint.words.roles import specialist_text, specialist_title
from firehouse.reference.tables import table


def _heads(*names: str) -> list[str]:
    """What columns are called."""
    return [part(phrase(f"reference-column.{name}")) for name in names]


def _roles(roles: Iterable[Role]) -> str:
    named = [role for role in roles if role.id != "firefighter"]
    return table(
        _heads("specialist", "ap", "ability"),
        ((specialist_title(role), role.ap, specialist_text(role)) for role in named),
    )


def _levels() -> str:
    return table(
        _heads("level", "explosions", "hazmats", "more-hot-spots", "reserve"),
        (
            (
                part(phrase(f"level-name.{name}")),
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
        _heads("fire", "explosions", "victims", "false-alarms", "hazmats"),
        (
            (
                part(phrase(f"level-name.{name}")),
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
        _heads("level", "rages-for-two", "for-three", "for-four", "flare-ups"),
        (
            (
                part(phrase(f"level-name.{level}")),
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
        _heads("card", "does"),
        ((card.title, card.text) for card in builtin_deck().cards),
    )


def _events() -> str:
    return table(
        _heads("event", "does"),
        ((event.title, event.text) for event in builtin_deck().events),
    )


def _tweaks() -> str:
    tweaks = (option for option in OPTIONS if option.name.startswith("tweak_"))
    return table(
        _heads("tweak", "option"),
        ((option.worded(VOICE).text, option.name) for option in tweaks),
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
