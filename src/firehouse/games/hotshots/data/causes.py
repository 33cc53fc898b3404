"""The rule behind an event by its cause, for events that have several."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from firehouse.games.hotshots.data import headings

ADDED: Final[Mapping[str, str]] = {
    "set-up": headings.SET_UP,
    "blowup": headings.FAILURE,
    "card": headings.CARDS,
    "ember": headings.CARDS,
    "new-fire": headings.FIRESTORM,
    "wind": headings.CARDS,
    "scorch": headings.SCORCHING,
    "lodge": headings.LODGE,
    "propane": headings.PROPANE_TANK,
}
REMOVED: Final[Mapping[str, str]] = {
    "fight": headings.SUCCESS,
    "helicopter": headings.HELICOPTER,
    "tanker": headings.TANKER,
    "token": headings.TOKEN_LIST,
}
MOVED: Final[Mapping[str, str]] = {
    "step": headings.MOVE,
    "order": headings.CREW_BOSS,
    "summon": headings.TOKEN_LIST,
    "anywhere": headings.TOKEN_LIST,
    "helicopter": headings.HELICOPTER,
    "tanker": headings.TANKER,
    "dozer": headings.DOZER,
}
DISCARDED: Final[Mapping[str, str]] = {
    "choice": headings.TOKENS,
    "exchange": headings.EXCHANGE,
    "scorch": headings.LOST_DICE,
    "save": headings.TOKEN_LIST,
}
