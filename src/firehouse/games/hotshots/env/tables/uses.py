"""The decisions that a set-up of Hotshots can ask for; others need no entry."""

from __future__ import annotations

from firehouse.games.hotshots.rules import features, steps
from firehouse.games.hotshots.rules.house import House
from firehouse.games.hotshots.rules.setting_up import small_fires


def decisions(g: House) -> list[int]:
    """The decisions that can be asked for, as kinds of steps."""
    open_set_up = g.options.set_up_chosen
    missing = {
        steps.CHOOSE_CHARACTER: not g.solo,
        steps.PERMIT: not features.is_asked(g),
        steps.PLAY_CARD: not features.TWO_CARDS.is_in(g),
        steps.NEW_FIRE: not g.options.new_fires,
        steps.CHOOSE_GAP: not features.leaves_gap(g),
        steps.CHOOSE_SMALL: not (open_set_up and len(small_fires(g)) > g.options.small_fires),
        steps.CHOOSE_EXTRA: not (open_set_up and g.options.extra_fires),
        steps.CHOOSE_ROLE: not features.takes_roles(g),
        steps.CHOOSE_FIRST: not features.chooses_first(g),
    }
    return [
        step
        for step in sorted(steps.NAMES)
        if step >= steps.FIRST_DECISION and not missing.get(step, False)
    ]
