"""Those who live in the house: who is found, by the seed of the table, and where they are since.

A face comes out when its marker is turned over, from a stream of luck of its own. So it tells
nothing of the markers that are left, nor of any die.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final

from firehouse.core.event import Event
from firehouse.core.known import Known
from firehouse.core.luck import draw
from firehouse.games.flashpoint import card_events, events
from firehouse.games.flashpoint.game import FlashPoint
from firehouse.games.flashpoint.pictures.view import victim_row
from firehouse.games.flashpoint.rules.actions import TRAPPED, TREATED
from firehouse.games.flashpoint.rules.moving import victim_flags
from firehouse.games.flashpoint.words.language import part
from firehouse.games.flashpoint.words.names import FACES, resident

STREAM: Final = "residents"
VICTIMS: Final = ("victim", "trapped")
"""The markers behind which somebody is."""


@dataclass(frozen=True)
class Resident:
    """Somebody who was found: the number in the order of finding, the face, where and how."""

    number: int
    face: int
    square: int
    treated: bool = False
    trapped: bool = False


@dataclass(frozen=True)
class Residents(Known):
    """The people found in the house, the last moved first; those who are safe or lost."""

    found: tuple[Resident, ...] = ()
    safe: tuple[Resident, ...] = ()
    lost: tuple[Resident, ...] = ()
    met: int = 0

    def at(self, square: int, treated: bool = False, trapped: bool = False) -> Resident | None:
        """The resident behind a victim on a square: of several, the one who came there last."""
        kind = square, treated, trapped
        there = (one for one in self.found if (one.square, one.treated, one.trapped) == kind)
        return next(there, None)

    def led(self, square: int, number: int) -> tuple[Resident, ...]:
        """Those who can walk and are led from a square."""
        there = [one for one in self.found if one.square == square and one.treated]
        return tuple(there[:number])

    def after(self, event: Event, seed: int | None) -> tuple[Residents, Event]:
        match event:
            case events.PoiRevealed(square, kind) if kind in VICTIMS:
                who = self._next(seed, square, kind == "trapped")
                known = replace(self, found=(*self.found, who), met=self.met + 1)
                return known, replace(event, resident=who.face)
            case events.Moved(_, start, square, load, led) if load or led:
                return self._moved(event, start, square, load, led)
            case events.Dodged(_, start, square, led) if led:
                return self._moved(event, start, square, 0, led)
            case events.Treated(_, square, trapped):
                return self._treated(event, self.at(square, False, trapped))
            case events.VictimRescued(square, treated, trapped):
                return self._gone(event, "safe", self.at(square, treated, trapped))
            case events.VictimLost(square, treated, _, trapped):
                return self._gone(event, "lost", self.at(square, treated, trapped))
            case card_events.VictimStrayed(square, trapped):
                return self._gone(event, "", self.at(square, False, trapped))
        return self, event

    def told(self, game: FlashPoint) -> dict[str, Any]:
        groups = {"found": self.found, "safe": self.safe, "lost": self.lost}
        return {
            STREAM: {name: [_plain(game, one) for one in group] for name, group in groups.items()}
        }

    def _next(self, seed: int | None, square: int, trapped: bool) -> Resident:
        order = order_of(seed)
        return Resident(self.met, order[self.met % len(order)], square, False, trapped)

    def _moved(
        self, event: Any, start: int, square: int, load: int, number: int
    ) -> tuple[Residents, Event]:
        """Move residents who are carried or led to the firefighter's square."""
        with_load = victim_flags(load) >= 0
        carried = self.at(start, load == TREATED, load == TRAPPED) if with_load else None
        others = replace(self, found=tuple(one for one in self.found if one is not carried))
        led = others.led(start, number)
        moved = (*([carried] if carried else []), *led)
        stay = tuple(one for one in self.found if one not in moved)
        there = tuple(replace(one, square=square) for one in moved)
        names: dict[str, Any] = {"led_ones": tuple(one.face for one in led)}
        if carried:
            names["resident"] = carried.face
        return replace(self, found=(*there, *stay)), replace(event, **names)

    def _treated(self, event: Any, who: Resident | None) -> tuple[Residents, Event]:
        if who is None:
            return self, event
        found = [
            replace(one, treated=True, trapped=False) if one is who else one for one in self.found
        ]
        return replace(self, found=tuple(found)), replace(event, resident=who.face)

    def _gone(self, event: Any, where: str, who: Resident | None) -> tuple[Residents, Event]:
        if who is None:
            return self, event
        left = tuple(one for one in self.found if one is not who)
        groups: dict[str, Any] = {"found": left}
        if where:
            groups[where] = (*getattr(self, where), who)
        return replace(self, **groups), replace(event, resident=who.face)


@lru_cache(maxsize=256)
def order_of(seed: int | None) -> tuple[int, ...]:
    """In which order people are found at a table of this seed; at one with real dice, as listed."""
    left = list(range(len(FACES)))
    if seed is None:
        return tuple(left)
    return tuple(left.pop(draw(seed, STREAM, index, len(left))) for index in range(len(left)))


def _plain(game: FlashPoint, one: Resident) -> dict[str, Any]:
    row = victim_row(game.house.board.names[one.square], one.treated, one.trapped)
    return {"id": one.number, "face": FACES[one.face], "name": part(resident(one.face)), **row}


NOBODY_YET: Final = Residents()
