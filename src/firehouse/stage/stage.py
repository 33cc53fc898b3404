"""The stage of a game: the functions that show it, one row of them for each game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any, Final

from firehouse.core.event import Event
from firehouse.core.game import Game
from firehouse.core.table import Table
from firehouse.stage.dwell import Dwell
from firehouse.stage.folding import Folder, View, kind_of
from firehouse.stage.shapes import Cite, Frame, Offer, Route, Spots

DRAWING: Final = "drawing"
"""The key of the engine's drawing in a view, and the kind of a frame that brings nothing else."""


@dataclass(frozen=True)
class Stage:
    """How one game is shown and clicked; every function takes the game it is about."""

    scene: Callable[[Any], dict[str, Any]]
    """The picture that never changes during a game."""
    offers: Callable[[Any, Any], list[Offer]]
    """Every legal action of a position in the engine's order; at a chance, every outcome."""
    routes: Callable[[Any, Any], list[Route]]
    """The cheapest ways of several actions for the pawn on turn."""
    asks: Callable[[Any, Any, int], tuple[int, ...]]
    """The pawns whose players must agree to an action, and whom the engine does not ask."""
    spots: Callable[[Any, Event], Spots]
    """The places that an event is about."""
    cite: Callable[[Any, Event], Cite | None]
    """The rule behind an event; None if the game cites none."""
    is_fire: Callable[[Event], bool]
    """Is the event part of the fire's advance?"""
    dwell: Dwell = field(default_factory=Dwell)
    """How long each kind of event is looked at."""
    tells_drawing: bool = False
    """Is the engine's drawing told with the view, for clients that draw no board themselves?"""

    def view(self, game: Game[Any], state: Any) -> View:
        """The whole position as clients are told it."""
        view = game.view(state)
        return {**view, DRAWING: game.draw(state)} if self.tells_drawing else view

    def frames_of(self, table: Table, first: int, last: int) -> list[Frame]:
        """What happened at a table from one step to another, both counted from 1."""
        if not 1 <= first <= last <= table.step:
            return []
        before = self.view(table.game, table.steps[first - 1].before)
        return self.frames_on(Folder(table.game, before), table, first, last)

    def frames_on(self, folder: Folder, table: Table, first: int, last: int) -> list[Frame]:
        """The same from a folder that has come to the first of these steps; it goes on to the last.

        So whoever follows a game needs to look at the whole view only once.
        """
        found: list[Frame] = []
        for number in range(first, last + 1):
            frames = self._frames(table.game, number, folder, table.steps[number - 1].events)
            found += self._drawn(list(frames), table, number, folder)
        return found

    def _drawn(self, frames: list[Frame], table: Table, step: int, folder: Folder) -> list[Frame]:
        """The frames of a step, the last of which brings the engine's drawing if it is told."""
        if not self.tells_drawing:
            return frames
        patch = folder.put({DRAWING: table.game.draw(table.state_at(step))})
        last = frames.pop() if frames else Frame(step, DRAWING, "", (), None, {}, False)
        return [*frames, replace(last, patch={**last.patch, **patch})]

    def _frames(
        self, game: Game[Any], step: int, folder: Folder, log: Iterable[Event]
    ) -> Iterator[Frame]:
        for event in log:
            patch = folder.fold(event)
            text = game.tell(event)
            if text or patch:
                spots, cite, fire = (
                    self.spots(game, event),
                    self.cite(game, event),
                    self.is_fire(event),
                )
                dwell = self.dwell.of(event, fire) if text else 0
                yield Frame(step, kind_of(event), text, spots, cite, patch, fire, dwell)
