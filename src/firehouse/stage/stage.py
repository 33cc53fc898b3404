"""The stage of a game: the functions that show it, one row of them for each game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any, Final, Protocol, TypeVar

from firehouse.core.event import Event, is_fire, kind_of
from firehouse.core.game import Game
from firehouse.core.known import NOBODY, Known
from firehouse.core.table import Table
from firehouse.stage.dwell import Dwell
from firehouse.stage.folder import WORDS, Folder, View
from firehouse.stage.shapes import Cite, Frame, Offer, Route, Spot, Spots

DRAWING: Final = "drawing"
"""The key of the engine's drawing in a view, and the kind of a frame that brings nothing else."""
FACTS: Final = "facts"
"""The key of what is known of each pawn, as short words."""
COUNTS: Final = "counts"
"""The key of how far each track of the scene is, in their order."""
AWAITED: Final = "awaited"
"""The kind of a frame that says only what the table waits for now."""

T = TypeVar("T")


class Asked(Protocol[T]):
    """What a position offers, told to those who know so many by name."""

    def __call__(self, game: Any, state: Any, known: Any = ..., /) -> list[T]: ...


@dataclass(frozen=True)
class Stage:
    """How one game is shown and clicked; every function takes the game it is about."""

    scene: Callable[[Any], dict[str, Any]]
    """The picture that never changes during a game."""
    offers: Asked[Offer]
    """Every legal action of a position, at a chance every outcome. Those of one kind stand
    together, the kinds in the engine's order; of a kind, a game may tell the best first."""
    routes: Asked[Route]
    """The cheapest ways of several actions for the pawn on turn."""
    asks: Callable[[Any, Any, int], tuple[int, ...]]
    """The pawns whose players must agree to an action, and whom the engine does not ask."""
    spots: Callable[[Any, Event], Spots]
    """The places that an event is about."""
    cite: Callable[[Any, Event], Cite | None]
    """The rule behind an event; None if the game cites none."""
    dwell: Dwell = field(default_factory=Dwell)
    """How long each kind of event is looked at."""
    facts: Callable[[Any, View, int], Iterable[str]] = lambda game, view, pawn: ()
    """What a pawn has left, where it is and what troubles it, as short words."""
    far: Callable[[Any, Any, int], str] = lambda game, state, action: ""
    """How far a place is that a refused action leads to, and what is missing; else empty."""
    words: Callable[[Any, View], dict[Spot, str]] = lambda game, view: {}
    """What is at the places that are other than the scene tells them."""
    counts: Callable[[Any, View], list[int]] = lambda game, view: []
    """How far each track is."""
    amount: Callable[[Event], int] = lambda event: 1
    """How much an event counts among deeds, such as flames put out at once."""
    is_way: Callable[[str, str], bool] = lambda action, following: False
    """Does an action only lead to the one that follows it, such as a step to a fire?"""
    tells_drawing: bool = False
    """Is the engine's drawing told with the view, for clients that draw no board themselves?"""

    def offered(self, table: Table, step: int | None = None) -> list[Offer]:
        """The offers at a table after so many steps, else now."""
        at = table.step if step is None else step
        return self.offers(table.game, table.state_at(at), table.known_at(at))

    def routed(self, table: Table) -> list[Route]:
        """The ways of several actions at a table now."""
        return self.routes(table.game, table.state, table.known)

    def label_of(self, table: Table, step: int, text: str) -> str:
        """What an action was called after so many steps; its own text where it was not offered."""
        found = self.offered(table, step)
        return next((offer.label for offer in found if offer.action == text), text)

    def view(self, game: Game[Any], state: Any, known: Known = NOBODY) -> View:
        """The whole position as clients are told it."""
        view = {**game.view(state), **known.told(game)}
        told = {**view, **self._told(game, view)}
        return {**told, DRAWING: game.draw(state)} if self.tells_drawing else told

    def _told(self, game: Game[Any], view: View) -> View:
        """What clients are told of a position beside what the engine tells."""
        pawns = range(len(view["pawns"]))
        return {
            FACTS: [list(self.facts(game, view, pawn)) for pawn in pawns],
            COUNTS: self.counts(game, view),
            WORDS: self.words(game, view),
        }

    def frames_of(self, table: Table, first: int, last: int) -> list[Frame]:
        """What happened at a table from one step to another, both counted from 1."""
        if not 1 <= first <= last <= table.step:
            return []
        step = table.steps[first - 1]
        before = self.view(table.game, step.before, step.known)
        return self.frames_on(Folder(table.game, before), table, first, last)

    def frames_on(self, folder: Folder | None, table: Table, first: int, last: int) -> list[Frame]:
        """The same from a folder that is at the first of these steps; it moves on to the last.

        So code that follows a game needs to compute the whole view only once. Without a folder the
        frames say what happened and change no view, which costs far less.
        """
        found: list[Frame] = []
        act = self._act(table, first)
        for number in range(first, last + 1):
            act = act if self._goes_on(table, number) else number
            frames = self._frames(table, number, act, folder)
            found += self._drawn(list(frames), table, number, folder)
        return found

    def _act(self, table: Table, step: int) -> int:
        """The step with which the act began that a step belongs to."""
        while self._goes_on(table, step):
            step -= 1
        return step

    def _goes_on(self, table: Table, step: int) -> bool:
        """Does an advance of the fire go on in this step, luck by luck?"""
        if step < 2:
            return False
        before, now = (table.steps[number].events for number in (step - 2, step - 1))
        return self._burns(table.game, reversed(before)) and self._burns(table.game, now)

    def _burns(self, game: Game[Any], events: Iterable[Event]) -> bool:
        """Is the first event that says something one of the fire?"""
        for event in events:
            if is_fire(event):
                return True
            if kind_of(event) != AWAITED and game.tell(event):
                return False
        return False

    def _drawn(
        self, frames: list[Frame], table: Table, step: int, folder: Folder | None
    ) -> list[Frame]:
        """The frames of a step, the last of which brings the engine's drawing if it is told."""
        if not self.tells_drawing or folder is None:
            return frames
        patch = folder.put({DRAWING: table.game.draw(table.state_at(step))})
        last = frames.pop() if frames else Frame(step, DRAWING, "", (), None, {}, False, act=step)
        return [*frames, replace(last, patch={**last.patch, **patch})]

    def _patch(self, folder: Folder, event: Event, game: Game[Any], known: Known) -> View:
        """What an event changes of all that clients are told."""
        patch = folder.fold(event)
        if not patch:
            return patch
        patch |= folder.tell(known.told(game))
        return patch | folder.tell(self._told(game, folder.view))

    def _frames(self, table: Table, step: int, act: int, folder: Folder | None) -> Iterator[Frame]:
        game, known = table.game, table.steps[step - 1].known
        for event in table.steps[step - 1].events:
            known, _ = known.after(event, table.seed)
            patch = self._patch(folder, event, game, known) if folder else {}
            text = game.tell(event)
            if text or patch:
                spots, cite, fire = (
                    self.spots(game, event),
                    self.cite(game, event),
                    is_fire(event),
                )
                dwell = self.dwell.of(event, fire) if text else 0
                told = game.told(event) if text else None
                kind = kind_of(event)
                yield Frame(step, kind, text, spots, cite, patch, fire, dwell, told, act)
