"""Which ready-made game is played on a day: each once, in an order that changes every round."""

from __future__ import annotations

from datetime import date
from hashlib import blake2b

from firehouse.core.catalogue import rulesets
from firehouse.core.daily import daily_seed
from firehouse.core.setup import Setup
from firehouse.stage.choices import choices_of
from firehouse.stage.presets import Preset
from firehouse.words.language import tell


def preset_of_the_day(game: str, day: str) -> Preset:
    """The same for everybody; a ValueError for what is no game or no day."""
    presets: list[Preset] = [
        preset
        for ruleset in rulesets()
        if ruleset.game == game
        for preset in choices_of(ruleset.id).presets(ruleset.id)
    ]
    if not presets:
        raise ValueError(tell("setup.no-game", game=game))
    turn, place = divmod(date.fromisoformat(day).toordinal(), len(presets))

    def lot(preset: Preset) -> bytes:
        told = f"{turn} {preset.setup.ruleset} {preset.id}"
        return blake2b(told.encode(), digest_size=8).digest()

    return sorted(presets, key=lot)[place]


def local_game(game: str, day: str) -> tuple[Setup, int]:
    """The day's game where there is no server: its set-up, with luck that anybody can work out."""
    setup = preset_of_the_day(game, day).setup
    return setup, daily_seed(setup, day)
