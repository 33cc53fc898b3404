"""The face that every game shows: an immutable Game over a flat, copyable State.

Both may be subclassed by games that are not compiled, such as those of other distributions.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from firehouse.core.event import Event
from firehouse.core.luck import Rng
from firehouse.core.phrase import Phrase, phrase
from firehouse.core.picture import Picture
from firehouse.core.setup import Setup, checked_setup, named

WON: Final = "won"
LOST: Final = "lost"


class Reason:
    """Why an action is refused: a code for programs, a sentence for people, the rule behind it."""

    def __init__(self, code: str, sentence: str, rule: str, phrase: Phrase | None = None) -> None:
        self.code = code
        self.sentence = sentence
        self.rule = rule
        self.phrase = phrase
        """The sentence as a named message, where the game has it."""

    def __str__(self) -> str:
        return self.sentence

    def __repr__(self) -> str:
        return f"Reason({self.code!r}, {self.sentence!r}, {self.rule!r})"

    def cited(self) -> str:
        """The sentence with its rule."""
        return f"{self.sentence} — {self.rule}"


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position. Games add the fields; luck, history and names are elsewhere."""

    def copy(self) -> State:
        """An independent position, equal to this one."""
        raise TypeError("Every game copies its own state.")

    def digest(self) -> str:
        """A short text that is equal for equal positions, on every machine."""
        raise TypeError("Every game digests its own state.")

    def __repr__(self) -> str:
        return f"<State {self.digest()}>"

    def __deepcopy__(self, memo: Any) -> State:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.digest() == other.digest()

    def __hash__(self) -> int:
        return hash(self.digest())


S = TypeVar("S", bound=State)


@final  # so that the compiler calls its methods directly
class Sink:
    """Takes the legal actions as they are found."""

    def __init__(self, rng: Rng | None = None) -> None:
        self.rng = rng
        self.actions: list[int] = []

    def add(self, action: i64) -> None:
        """Keep the action."""
        self.actions.append(action)

    def drawn(self) -> i64:
        """One of the actions, each equally likely (number n takes over with chance 1/n), or -1."""
        rng = self.rng
        assert rng is not None
        chosen: i64 = 0
        index: i64 = 1
        while index < len(self.actions):
            if rng.below(index + 1) == 0:
                chosen = index
            index += 1
        return self.actions[chosen] if self.actions else -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """A board, the options and the crew. Rules never roll: chance is a player too.

    A game must bring `start`, `legal`, `action_space`, `is_chance`, `outcomes`, `apply`, `result`,
    `ending`, `actor`, `pawns`, `text`, `situation`, `tell`, `view`, `fold` and `draw`. Everything
    else has a default that follows from these; a game overrides it to be quicker, to say more, or
    to have prices, a judge with reasons, pictures and drawings that can be read back.

    However it is played, a game ends.

    Of the view clients know four keys; the others are between the game and its own parts:
    "pawns" is a list with an object for each pawn (its "role", if it has one), "turn" the number
    of the pawn on turn, "awaits" an object whose "what" is a word for what is asked and whose
    "who" is the pawn that is asked or -1, and "ending" what `ending` says.
    """

    def __init__(self, setup: Setup) -> None:
        self.setup = setup

    def __repr__(self) -> str:
        return f"<Game {named(self.setup)}>"

    def _repr_svg_(self) -> str:
        """The position that it starts from, as a notebook shows it."""
        return self.svg(self.start())

    @staticmethod
    def of(setup: Setup) -> Game[Any]:
        """The game of a set-up; a ValueError says what is wrong with a bad one."""
        from firehouse.core.catalogue import game_of

        return game_of(checked_setup(setup))

    def __reduce__(self) -> tuple[Any, ...]:
        """A game is pickled as its set-up."""
        from firehouse.core.catalogue import game_of

        return game_of, (self.setup,)

    def start(self) -> S:
        """A new game, at its first decision or chance."""
        raise TypeError("abstract")

    def legal(self, state: S, sink: Sink) -> None:
        """Give the sink every legal action, in a fixed order."""
        raise TypeError("abstract")

    def actions(self, state: S) -> list[int]:
        """Every legal action, in a fixed order; at a chance node, every outcome."""
        sink = Sink()
        self.legal(state, sink)
        return sink.actions

    def random_action(self, state: S, rng: Rng) -> i64:
        """One legal action, each equally likely."""
        sink = Sink(rng)
        self.legal(state, sink)
        return sink.drawn()

    def action_space(self) -> Sequence[int]:
        """Every action that could ever be legal, and perhaps more."""
        raise TypeError("abstract")

    def refusal(self, state: S, action: int) -> Reason | None:
        """None for a legal action, else the reason why it is not; by default only that it is so."""
        if self.over(state):
            return _reason("over")
        return None if action in self.actions(state) else _reason("not-now")

    def allowed(self, state: S) -> list[int]:
        """The legal actions as the judge finds them: all that are, looked at one by one."""
        return [action for action in self.action_space() if self.refusal(state, action) is None]

    def is_chance(self, state: S) -> bool:
        """Does luck decide what comes next?"""
        raise TypeError("abstract")

    def outcomes(self, state: S) -> list[tuple[int, int]]:
        """At a chance node, every outcome with its integer weight."""
        raise TypeError("abstract")

    def chance_kind(self, state: S) -> str:
        """Which stream of luck decides at this chance node; by default there is one."""
        return "luck"

    def sample(self, state: S, rng: Rng) -> i64:
        """One outcome of a chance node by its weight; quicker where they need not be listed."""
        outcomes = self.outcomes(state)
        total: i64 = 0
        for _, weight in outcomes:
            total += weight
        left = rng.below(total)
        for outcome, weight in outcomes:
            left -= weight
            if left < 0:
                return outcome
        raise ValueError("There is nothing to draw from.")

    def apply(self, state: S, action: i64, log: list[Event] | None = None) -> None:
        """Play an action or outcome in place, unchecked, as far as the next decision or chance."""
        raise TypeError("abstract")

    def fault(self, state: S) -> str:
        """What makes the position impossible, such as a lost marker; empty if nothing does."""
        return ""

    def over(self, state: S) -> bool:
        """Has the game ended?"""
        return self.result(state) is not None

    def result(self, state: S) -> str | None:
        """None while the game goes on, then "won" or "lost"."""
        raise TypeError("abstract")

    def ending(self, state: S) -> str | None:
        """Why the game ended, as a code such as "collapse"; None while it goes on."""
        raise TypeError("abstract")

    def actor(self, state: S) -> int:
        """The pawn whose player decides now; -1 at chance and after the end."""
        raise TypeError("abstract")

    def pawns(self, state: S) -> list[str]:
        """What to call each pawn."""
        raise TypeError("abstract")

    def text(self, action: int) -> str:
        """The text form of an action, such as "move 3,4"."""
        raise TypeError("abstract")

    def parse(self, text: str) -> int:
        """The action of a text form; a ValueError says what was expected."""
        for action in self.action_space():
            if self.text(action) == text:
                return action
        raise ValueError(f"There is no action '{text}'.")

    def meant(self, state: S, action: int) -> int:
        """The action that a text stands for in this position, where that is not plain without."""
        return action

    def price(self, state: S, action: int) -> int:
        """What a legal action costs the actor, in the game's own currency."""
        return 0

    def currency(self) -> str:
        """What prices are counted in; empty where actions have none."""
        return ""

    def situation(self, state: S) -> str:
        """One line for people: whose turn it is, what they have, what is asked for."""
        raise TypeError("abstract")

    def tell(self, event: Event) -> str:
        """An event as a sentence for people; empty for one that is only for machines."""
        raise TypeError("abstract")

    def told(self, event: Event) -> Phrase | None:
        """The event as a named message; None for a game that only has sentences, or for silence."""
        return None

    def asked(self, state: S) -> Phrase | None:
        """The situation as a named message; None for a game that only has sentences."""
        return None

    def view(self, state: S) -> dict[str, Any]:
        """The whole position as plain data."""
        raise TypeError("abstract")

    def fold(self, view: dict[str, Any], event: Event) -> None:
        """Change a view as the event changed the position."""
        raise TypeError("abstract")

    def draw(self, state: S) -> str:
        """The whole position as a text drawing."""
        raise TypeError("abstract")

    def position(self, drawing: str) -> S:
        """The position of a text drawing; a ValueError says where it is wrong."""
        raise ValueError("This game does not read its drawings back.")

    def svg(self, state: S) -> str:
        """A picture of the position; by default its text drawing."""
        from firehouse.core.svg import typed

        return typed(self.situation(state), self.draw(state))

    def picture(self, state: S) -> Picture:
        """The same, as a notebook shows it; a position alone does not know what it is one of."""
        return Picture(self.svg(state))


def _reason(code: str) -> Reason:
    """A reason that every game may give."""
    from firehouse.words.language import say

    said = phrase(f"refusal.{code}")
    return Reason(code, say(said), "", said)


def playout(game: Game[S], state: S, rng: Rng) -> i64:
    """Play at random to the end, in place; the number of decisions taken."""
    sink = Sink(rng)
    decisions: i64 = 0
    while not game.over(state):
        if game.is_chance(state):
            game.apply(state, game.sample(state, rng))
        else:
            sink.actions.clear()
            game.legal(state, sink)
            game.apply(state, sink.drawn())
            decisions += 1
    return decisions


def random_games(game: Game[Any], start: Any, rng: Rng, count: i64) -> i64:
    """Play so many games at random from one position; the number of decisions taken."""
    decisions: i64 = 0
    number: i64 = 0
    while number < count:
        decisions += playout(game, start.copy(), rng)
        number += 1
    return decisions
