"""Every way to play with titles and a line of text each, the presets, and the bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from firehouse.bots import BOTS
from firehouse.core.catalogue import Ruleset, games, rulesets, tonight
from firehouse.core.options import OptionInfo
from firehouse.stage.card_choice import has_cards
from firehouse.stage.characters import style_of
from firehouse.stage.characters import title_of as title_of_bot
from firehouse.stage.choices import choices_of, title_of
from firehouse.stage.setup_draft import usual_setup
from firehouse.stage.shapes import choice

Plain = dict[str, Any]


def catalogue(today: str, more_bots: Sequence[tuple[str, str, str]] = ()) -> Plain:
    """Everything that the page offers when a table is made; more bots as id, title and text."""
    return {
        "games": [choice(row.id, row.title, row.about()) for row in games()],
        "tonight": tonight(),
        "rulesets": [described(found) for found in rulesets()],
        "bots": [
            *(choice(id, title_of_bot(id), style_of(id)) for id in BOTS),
            *(choice(*bot) for bot in more_bots),
        ],
        "today": today,
    }


def described(found: Ruleset) -> Plain:
    """A way to play, with a title and a line of text for each of its choices."""
    words = choices_of(found.id)
    return {
        "id": found.id,
        "game": found.game,
        "title": found.title,
        "text": words.ruleset_line(found.id),
        "boards": [choice(id, *words.board(id)) for id in found.boards],
        "difficulties": [choice(id, *words.difficulty(found.id, id)) for id in found.difficulties],
        "crew": list(found.crew),
        "usual": usual_setup(found),
        "roles": [choice(id, *words.role(found.id, id)) for id in found.roles],
        "choosing": [id for id in found.difficulties if has_cards(found.id, id)],
        "options": [_option(option, title_of(option)) for option in found.options],
        "presets": [preset.to_json() for preset in words.presets(found.id)],
    }


def _option(option: OptionInfo, title: str) -> Plain:
    return {**asdict(option), "title": title, "choices": list(option.choices)}
