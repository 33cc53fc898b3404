"""A game being played: every action is judged, luck is drawn or typed in, steps can be undone."""

from __future__ import annotations

import copy
import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import blake2b
from operator import index
from textwrap import shorten
from typing import TYPE_CHECKING, Any, Final, Self

from firehouse.core.catalogue import row_of
from firehouse.core.event import Event
from firehouse.core.fault import fault, phrase_of
from firehouse.core.game import Game, Reason, State
from firehouse.core.known import NOBODY, Known
from firehouse.core.luck import Luck
from firehouse.core.phrase import Phrase, phrase
from firehouse.core.setup import Setup, named, what_is
from firehouse.words.language import say

if TYPE_CHECKING:
    from firehouse.core.record import Record

MAX_SEED: Final = 2**63 - 1
NEW_SEED_BITS: Final = 53  # what a browser's numbers hold

SAID: Final = 120
"""Letters of the situation in a short description of a table."""


class Refused(ValueError):  # noqa: N818 - not an error of the program
    """An action that the rules or the table do not allow now; `reason` says why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason


def _reason(code: str, said: Phrase) -> Reason:
    return Reason(code, say(said), "", said)


@dataclass(frozen=True)
class Step:
    """One action or outcome of chance; `kind` is the stream of luck, empty for a decision."""

    action: int
    kind: str
    before: State
    events: tuple[Event, ...]
    check: str
    known: Known
    """Who was known before it."""


class Table:
    """Checked play of one game from a seed, or (`luck=False`) as the referee of real dice.

    The luck of the set-up is drawn at once, unless `settle` leaves it to a replay.
    """

    def __init__(
        self, setup: Setup, seed: int | None = None, luck: bool = True, settle: bool = True
    ) -> None:
        if not luck and seed is not None:
            raise fault("setup.seed-of-dice")
        if luck:
            seed = secrets.randbits(NEW_SEED_BITS) if seed is None else checked_seed(seed)
        self.game: Game[Any] = Game.of(setup)
        self.setup = self.game.setup
        self.seed = seed
        self.state: Any = self.game.start()
        self.known: Known = row_of(self.setup.ruleset).load("known") or NOBODY
        """Who has become known by name."""
        self.steps: list[Step] = []
        self._luck = None if seed is None else Luck(seed)
        self._space = self.game.action_space()
        self.opening = self.settle() if settle else []

    @property
    def step(self) -> int:
        """How many actions and outcomes were played."""
        return len(self.steps)

    @property
    def result(self) -> str | None:
        """None while the game goes on, then "won" or "lost"."""
        return self.game.result(self.state)

    @property
    def ending(self) -> str | None:
        """Why the game ended, as a code; None while it goes on."""
        return self.game.ending(self.state)

    @property
    def log(self) -> list[tuple[int, Event]]:
        """Everything that happened, each event with the number of its step, from 1."""
        return list(self._log())

    @property
    def waits_for_chance(self) -> bool:
        """Is the next step an outcome of chance?"""
        return not self.game.over(self.state) and self.game.is_chance(self.state)

    def actions(self) -> list[int]:
        """Every action that may be played now, in a fixed order."""
        return [] if self.game.over(self.state) else self.game.actions(self.state)

    def parse(self, action: str | int) -> int:
        """The number of an action given as a number or a text; Refused if there is none."""
        try:
            number = self._read(action) if isinstance(action, str) else _number(action)
        except ValueError as error:
            raise Refused(Reason("unknown-action", str(error), "", phrase_of(error))) from None
        if number not in self._space:
            raise Refused(_reason("unknown-action", phrase("refusal.no-action", number=number)))
        return number

    def _read(self, text: str) -> int:
        return self.game.meant(self.state, self.game.parse(text))

    def refusal(self, action: str | int) -> Reason | None:
        """None if the action may be played now, else the reason why not."""
        try:
            number = self.parse(action)
        except Refused as refused:
            return refused.reason
        if self._luck is not None and self.waits_for_chance:
            return _reason("chance", phrase("refusal.chance"))
        return self.game.refusal(self.state, number)

    def play(self, action: str | int, at: int | None = None) -> list[Event]:
        """Play one action, and the luck that follows it; what happened. Refused changes nothing.

        With `at`, the step that the player was looking at, a late action is refused as stale.
        """
        if at is not None and at != self.step:
            raise Refused(_reason("stale", phrase("refusal.stale", now=self.step, meant=at)))
        reason = self.refusal(action)
        if reason is not None:
            raise Refused(reason)
        return self._take(self.parse(action)) + self.settle()

    def settle(self) -> list[Event]:
        """Draw all luck up to the next decision; nothing at a table with real dice."""
        events: list[Event] = []
        while self._luck is not None and self.waits_for_chance:
            events += self._take(self._draw(self._luck))
        return events

    def follow(self, action: int) -> int | None:
        """Take one step that a record tells; for chance, what luck would have given instead."""
        drawn = None
        if self._luck is not None and self.waits_for_chance:
            drawn = self._draw(self._luck)
        self._take(action)
        return drawn

    def undo(self, force: bool = False) -> None:
        """Take back the last decision; Refused if luck was drawn since.

        `force` goes back past luck, which will come out the same when it is drawn again. With
        real dice it takes back one outcome, so that a mistyped one can be put right.
        """
        decisions = sum(not step.kind for step in self.steps)
        if decisions == 0 and not (force and self.seed is None and self.steps):
            raise Refused(_reason("nothing-to-undo", phrase("refusal.nothing-to-undo")))
        if self.steps[-1].kind and not force:
            raise Refused(_reason("undo-past-chance", phrase("refusal.undo-past-chance")))
        while self._take_back().kind and self.seed is not None:
            pass

    def state_at(self, step: int) -> Any:
        """The position after so many steps."""
        if not 0 <= step <= self.step:
            raise fault("record.no-step-of-game", last=self.step, step=step)
        state: State = self.state if step == self.step else self.steps[step].before
        return state.copy()

    def known_at(self, step: int) -> Known:
        """Who was known by name after so many steps."""
        return self.known if step == self.step else self.steps[step].known

    def copy(self) -> Self:
        """The table as it is now; what is played at one of the two changes nothing at the other."""
        other = copy.copy(self)
        other.state = self.state.copy()
        other.steps = list(self.steps)
        other._luck = self._luck and self._luck.copy()
        return other

    def record(self) -> Record:
        """Everything that is needed to play this game again."""
        from firehouse.core.record import record_of

        return record_of(self)

    def __repr__(self) -> str:
        said = self.game.situation(self.state).partition(". ")[0]
        stands = self.result or shorten(said, SAID, placeholder=" …")
        return f"<Table {named(self.setup)}, step {self.step}: {stands}>"

    def _repr_svg_(self) -> str:
        return self.game.svg(self.state)

    def _log(self) -> Iterator[tuple[int, Event]]:
        for number, step in enumerate(self.steps, 1):
            for event in step.events:
                yield number, event

    def _draw(self, luck: Luck) -> int:
        return luck.pick(self.game.chance_kind(self.state), self.game.outcomes(self.state))

    def _take(self, action: int) -> list[Event]:
        kind = self.game.chance_kind(self.state) if self.waits_for_chance else ""
        before = self.state.copy()
        happened: list[Event] = []
        self.game.apply(self.state, action, happened)
        known, events = self.known, []
        for event in happened:
            known, named = known.after(event, self.seed)
            events.append(named)
        told, self.known = self.known, known
        self.steps.append(Step(action, kind, before, tuple(events), check(self.state), told))
        return events

    def _take_back(self) -> Step:
        step = self.steps.pop()
        self.state = step.before.copy()  # copies of this table may have the step as well
        self.known = step.known
        if step.kind and self._luck is not None:
            self._luck.counts[step.kind] -= 1
        return step


def _number(action: Any) -> int:
    """The number that an action is; a ValueError for what is none."""
    try:
        return index(action)
    except TypeError:
        raise fault("refusal.not-an-action", what=what_is(action)) from None


def check(state: State) -> str:
    """Eight hexadecimal digits that tell one position from another."""
    return blake2b(state.digest().encode(), digest_size=4).hexdigest()


def checked_seed(seed: Any) -> int:
    """A seed is a whole number that fits 63 bits; anything else is a ValueError."""
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= MAX_SEED:
        raise fault("setup.no-seed", most=MAX_SEED)
    return seed
