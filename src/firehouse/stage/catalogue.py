"""Every way to play with titles and a line of text each, the presets, and the bots."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, Final

from firehouse.bots import BOTS
from firehouse.core.catalogue import Ruleset, games, rulesets, tonight
from firehouse.core.options import OptionInfo
from firehouse.stage.choices import choices_of
from firehouse.stage.choosing import has_cards
from firehouse.stage.shapes import choice

Plain = dict[str, Any]

_BOTS: Final = {
    "random": ("Random", "Does anything that is legal. For tests and for laughs."),
    "greedy": ("Greedy", "A quick rule of thumb: a solid partner that answers at once."),
    "search": ("Search", "Plays positions out before it decides. Takes up to a second a move."),
}


def catalogue(today: str) -> Plain:
    """Everything that the page offers when a table is made."""
    return {
        "games": [choice(row.id, row.title, row.line) for row in games()],
        "tonight": tonight(),
        "rulesets": [described(found) for found in rulesets()],
        "bots": [choice(id, *_BOTS[id]) for id in BOTS],
        "today": today,
    }


def described(found: Ruleset) -> Plain:
    """A way to play, with a title and a line of text for each of its choices."""
    words = choices_of(found.id)
    return {
        "id": found.id,
        "game": found.game,
        "title": found.title,
        "text": words.RULESETS[found.id],
        "boards": [choice(id, *words.BOARDS[id]) for id in found.boards],
        "difficulties": [choice(id, *words.difficulty(found.id, id)) for id in found.difficulties],
        "crew": list(found.crew),
        "roles": [choice(id, *words.role(found.id, id)) for id in found.roles],
        "choosing": [id for id in found.difficulties if has_cards(found.id, id)],
        "options": [_option(option, words.OPTIONS[option.name]) for option in found.options],
        "presets": [preset.to_json() for preset in words.PRESETS[found.id]],
    }


def _option(option: OptionInfo, title: str) -> Plain:
    return {**asdict(option), "title": title, "choices": list(option.choices)}
