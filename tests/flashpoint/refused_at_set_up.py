"""Refusals of the choices before the first turn."""

from __future__ import annotations

from collections.abc import Iterator

from hand_made import ADVANCED, CAPTAIN, MEDICAL, PLAIN, Refused, house, state

from firehouse.games.flashpoint.rules import reasons, steps


def at_set_up() -> Iterator[Refused]:
    """Who begins, and which cards may be taken."""
    yield Refused(
        reasons.NOT_IN_CREW,
        ADVANCED,
        state(ADVANCED, todo=steps.CHOOSE_FIRST),
        "begin 5",
        "There is no Firefighter 5; the crew has 4.",
        "Setup: Start Player and Turn Order",
    )
    asked = state(ADVANCED, todo=steps.CHOOSE_SPECIALIST, argument=1)
    yield Refused(
        reasons.CARD_TAKEN,
        ADVANCED,
        asked,
        "take fire-captain",
        "Firefighter 1 is the Fire Captain already.",
        "Specialists",
    )
    yield Refused(
        reasons.CARD_TAKEN,
        MEDICAL,
        state(MEDICAL, todo=steps.CHOOSE_SPECIALIST, argument=1),
        "take veteran",
        "That card is not in the game; option promos brings in more of them.",
        "Specialists",
    )
    two = house(CAPTAIN, PLAIN)
    yield Refused(
        reasons.NO_PLAIN_CARD,
        two,
        state(two, todo=steps.CHOOSE_SPECIALIST, argument=1),
        "take firefighter",
        "There is a card for everybody; take one, or one at random.",
        "Specialists",
    )
    yield Refused(
        reasons.NO_CARD_LEFT,
        ADVANCED,
        asked,
        "take random",
        "No specialist is left to draw; who has none stays a plain firefighter.",
        "Specialists",
    )
