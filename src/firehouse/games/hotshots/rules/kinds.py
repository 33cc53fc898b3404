"""Every kind of action, collected from the rules that it is of."""

from __future__ import annotations

from typing import Final

from firehouse.core.kinds import Kind, by_number
from firehouse.games.hotshots.rules import (
    bag,
    crew_choice,
    deck,
    fighting,
    firebreaks,
    firecards,
    moving,
    scorching,
    setting_up,
    sharing,
    tokens,
    turn,
    vehicles,
)

KINDS: Final[tuple[Kind, ...]] = (
    *moving.KINDS,
    *fighting.KINDS,
    *firebreaks.KINDS,
    *vehicles.KINDS,
    *tokens.KINDS,
    *bag.KINDS,
    *sharing.KINDS,
    *scorching.KINDS,
    *firecards.KINDS,
    *deck.KINDS,
    *setting_up.KINDS,
    *crew_choice.KINDS,
    *turn.KINDS,
)
OF_NUMBER: Final = by_number(KINDS)
