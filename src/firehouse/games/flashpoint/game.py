"""Flash Point as a game: the public face over the rules."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from firehouse.core.event import Event
from firehouse.core.game import Reason, Sink
from firehouse.core.luck import Rng
from firehouse.core.phrase import Phrase
from firehouse.core.setup import Setup
from firehouse.core.stack import step_of
from firehouse.core.stack_game import StackGame
from firehouse.games.flashpoint.pictures import drawing, view_changes
from firehouse.games.flashpoint.pictures import view as views
from firehouse.games.flashpoint.rules import actions, audit, chance, endings, judge, reasons, steps
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.perform import perform
from firehouse.games.flashpoint.rules.propose import legal
from firehouse.games.flashpoint.rules.setting_up import begin
from firehouse.games.flashpoint.rules.state import State
from firehouse.games.flashpoint.rules.turn import run
from firehouse.games.flashpoint.words import (
    names,
    notation,
    refusals,
    situation,
    text,
    which_victim,
)
from firehouse.games.flashpoint.words.language import say


class FlashPoint(StackGame[State]):
    """Every rule set of Flash Point; what differs is in the house's options."""

    def __init__(self, setup: Setup, house: House) -> None:
        super().__init__(setup, actions.SPACE, steps.FIRST_DECISION)
        self.house = house

    def start(self) -> State:
        """A new game, at its first decision or chance."""
        state = begin(self.house)
        run(self.house, state, None)
        return state

    def legal(self, state: State, sink: Sink) -> None:
        """Give the sink every legal action, in a fixed order."""
        legal(self.house, state, sink)

    def refusal(self, state: State, action: int) -> Reason | None:
        """None for a legal action, else the reason why it is not."""
        if not isinstance(action, int) or not 0 <= action < actions.SPACE:
            return refusals.explain(self.house, state, -1, reasons.UNKNOWN_ACTION)
        code = judge.refusal(self.house, state, action)
        return refusals.explain(self.house, state, action, code) if code else None

    def allowed(self, state: State) -> list[int]:
        """The legal actions as the judge finds them, without a word about the others."""
        house = self.house
        return [one for one in range(actions.SPACE) if not judge.refusal(house, state, one)]

    def outcomes(self, state: State) -> list[tuple[int, int]]:
        """At a chance node, every outcome with its integer weight."""
        return chance.outcomes(self.house, state) if self.is_chance(state) else []

    def chance_kind(self, state: State) -> str:
        """Which stream of luck decides at this chance node."""
        return steps.STREAMS[step_of(state.todo[-1])]

    def sample(self, state: State, rng: Rng) -> i64:
        """One outcome of a chance node by its weight, without listing them."""
        return chance.sample(self.house, state, rng)

    def apply(self, state: State, action: i64, log: list[Event] | None = None) -> None:
        """Play an action or outcome in place, unchecked, as far as the next decision or chance."""
        perform(self.house, state, log, action)

    def fault(self, state: State) -> str:
        """What makes the position impossible, such as a lost marker; empty if nothing does."""
        return audit.fault(self.house, state)

    def is_win(self, ending: i64) -> bool:
        """Is a game won that ended like this?"""
        return endings.is_win(ending)

    def ending(self, state: State) -> str | None:
        """Why the game ended, as a code; None while it goes on."""
        return endings.CODES[state.ended] or None

    def actor(self, state: State) -> int:
        """The pawn whose player decides now; -1 at chance and after the end."""
        return -1 if state.ended else steps.decider(state.todo[-1], state.turn)

    def pawns(self, state: State) -> list[str]:
        """What to call each pawn."""
        size: int = self.house.crew_size
        return [say(names.pawn_name(self.house, state, who)) for who in range(size)]

    def text(self, action: int) -> str:
        """The text form of an action, such as "move 3,4"."""
        return notation.text(self.house, action)

    def parse(self, text: str) -> int:
        """The action of a text form; a ValueError says what was expected."""
        return notation.parse(self.house, text)

    def meant(self, state: State, action: int) -> int:
        """The action that a text stands for here: of several victims, the only one there is."""
        return which_victim.meant(self.house, state, action)

    def price(self, state: State, action: int) -> int:
        """What a legal action costs the actor, in AP."""
        return judge.price(self.house, state, action)

    def currency(self) -> str:
        """Everything is paid in action points."""
        return "AP"

    def situation(self, state: State) -> str:
        """One line for people: whose turn it is, what they have, what is asked for."""
        return say(situation.situation(self.house, state))

    def asked(self, state: State) -> Phrase | None:
        """The situation as a named message."""
        return situation.situation(self.house, state)

    def tell(self, event: Event) -> str:
        """An event as a sentence for people; empty for one that is only for machines."""
        said = text.told(self.house, event)
        return say(said) if said else ""

    def told(self, event: Event) -> Phrase | None:
        """The event as a named message; None for one that is only for machines."""
        return text.told(self.house, event)

    def view(self, state: State) -> dict[str, Any]:
        """The whole position as plain data."""
        return views.view(self.house, state)

    def fold(self, view: dict[str, Any], event: Event) -> None:
        """Change a view as the event changed the position."""
        view_changes.fold(self.house, view, event)

    def draw(self, state: State) -> str:
        """The whole position as a text drawing."""
        return drawing.draw(self.house, state)

    def position(self, picture: str) -> State:
        """The position of a text drawing; a ValueError says where it is wrong."""
        return drawing.position(self.house, picture)

    def svg(self, state: State) -> str:
        """A picture of the position."""
        from firehouse.games.flashpoint.pictures import svg

        return svg.svg(self.house, state)
