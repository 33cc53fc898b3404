"""The rules: fill a bucket at the well, carry or pass it, throw it; then a die feeds the fire."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from firehouse.core.event import Event
from firehouse.core.game import LOST, WON, Game, Sink, State
from firehouse.core.setup import Setup

SQUARES, FIRE_AT, WATER = 5, 3, 12
WORDS = ["end", "left", "right", "fill", "throw"]
WORDS += [f"pass {who + 1}" for who in range(4)] + [f"roll {face}" for face in range(1, 7)]
END, LEFT, RIGHT, FILL, THROW = range(5)
PASS, ROLL = 5, 9


@dataclass(frozen=True)
class Happened(Event):
    """A sentence, and the keys of the view that changed."""

    text: str
    changes: dict[str, Any]


@dataclass(eq=False)
class Lane(State):
    """Who stands where with a full bucket or without; the first square on fire; the turn."""

    at: list[int]
    full: list[bool]
    fire: int = FIRE_AT
    turn: int = 0
    steps: int = 0
    rolls: bool = False
    water: int = WATER
    """Buckets in the well, so that every game ends."""

    def copy(self) -> Lane:
        """An independent lane."""
        numbers = self.fire, self.turn, self.steps, self.rolls, self.water
        return Lane([*self.at], [*self.full], *numbers)

    def digest(self) -> str:
        """Everything in a line."""
        return " ".join(str(value) for value in vars(self).values())


class BucketBrigade(Game[Lane]):
    """Won when the fire is pushed out of the lane, lost when it reaches the well."""

    def __init__(self, setup: Setup, crew: int, wind: int, steps: int) -> None:
        super().__init__(setup)
        self.crew, self.wind, self.steps = crew, wind, steps

    def start(self) -> Lane:
        """Everybody at the well, with empty buckets."""
        return Lane([0] * self.crew, [False] * self.crew, steps=self.steps)

    def action_space(self) -> range:
        """Every action and every face of the die."""
        return range(len(WORDS))

    def legal(self, state: Lane, sink: Sink) -> None:
        """Every face at a roll, else what the one on turn can do."""
        if self.over(state):
            return
        here, full = state.at[state.turn], state.full[state.turn]
        near = [abs(here - there) <= 1 for there in state.at]
        allowed = {
            END: True,
            LEFT: here > 0,
            RIGHT: here < state.fire - 1,
            FILL: here == 0 and not full and state.water > 0,
            THROW: full and here == state.fire - 1,
            **{PASS + who: full and near[who] and not state.full[who] for who in range(self.crew)},
        }
        faces = range(ROLL, ROLL + 6)
        for action in faces if state.rolls else [act for act, fits in allowed.items() if fits]:
            sink.add(action)

    def is_chance(self, state: Lane) -> bool:
        """Is the die rolled next?"""
        return state.rolls and not self.over(state)

    def outcomes(self, state: Lane) -> list[tuple[int, int]]:
        """Six faces alike."""
        return [(face, 1) for face in self.actions(state)] if self.is_chance(state) else []

    def apply(self, state: Lane, action: int, log: list[Event] | None = None) -> None:
        """Play an action or a face of the die."""
        before = self.view(state) if log is not None else {}
        name = self.pawns(state)[state.turn]
        if action < ROLL:
            self._act(state, action)
            text = f"{name}: {WORDS[action]}."
        else:
            spreads = action - ROLL < self.wind
            self._roll(state, spreads)
            text = f"The die shows {action - ROLL + 1}: the fire {'grows' if spreads else 'rests'}."
        if log is not None:
            now = self.view(state)
            log.append(Happened(text, {key: now[key] for key in now if now[key] != before[key]}))

    def _act(self, state: Lane, action: int) -> None:
        who = state.turn
        state.at[who] += (action == RIGHT) - (action == LEFT)
        state.fire += action == THROW
        state.water -= action == FILL
        if action >= FILL:
            state.full[who] = action == FILL
        if action >= PASS:
            state.full[action - PASS] = True
        state.steps -= 1
        state.rolls = action == END or not state.steps

    def _roll(self, state: Lane, spreads: bool) -> None:
        """The fire may take a square, and whoever stands there steps back and spills."""
        state.fire -= spreads
        for who, at in enumerate(state.at):
            if at >= state.fire > 0:
                state.at[who], state.full[who] = state.fire - 1, False
        state.turn = (state.turn + 1) % self.crew
        state.steps, state.rolls = self.steps, False

    def ending(self, state: Lane) -> str | None:
        """How it ended."""
        return {0: "well-lost", SQUARES: "fire-out"}.get(state.fire)

    def result(self, state: Lane) -> str | None:
        """Won without fire, lost without water."""
        return {0: LOST, SQUARES: WON}.get(state.fire)

    def actor(self, state: Lane) -> int:
        """Who decides."""
        return -1 if self.over(state) or state.rolls else state.turn

    def pawns(self, state: Lane) -> list[str]:
        """Names by number."""
        return [f"Carrier {who + 1}" for who in range(self.crew)]

    def text(self, action: int) -> str:
        """One of the words."""
        return WORDS[action]

    def price(self, state: Lane, action: int) -> int:
        """Every action is a step."""
        return int(END < action < ROLL)

    def currency(self) -> str:
        """What is paid."""
        return "step"

    def situation(self, state: Lane) -> str:
        """Who is on turn, or how it ended."""
        if self.over(state):
            return "The fire is out." if self.result(state) == WON else "The well has burnt."
        asked = "the die is rolled" if state.rolls else f"{state.steps} steps left"
        return f"{self.pawns(state)[state.turn]}, {asked}; the fire is at {state.fire + 1}."

    def tell(self, event: Event) -> str:
        """The sentence that the event carries."""
        assert isinstance(event, Happened)
        return event.text

    def view(self, state: Lane) -> dict[str, Any]:
        """The lane as plain data."""
        asked = "nothing" if self.over(state) else "roll" if state.rolls else "turn"
        pairs = zip(state.at, state.full, strict=True)
        return {
            "pawns": [{"square": at + 1, "full": full} for at, full in pairs],
            "fire": state.fire + 1,
            "turn": state.turn,
            "steps": state.steps,
            "water": state.water,
            "awaits": {"what": asked, "who": self.actor(state)},
            "ending": self.ending(state),
        }

    def fold(self, view: dict[str, Any], event: Event) -> None:
        """The event tells what it changed."""
        assert isinstance(event, Happened)
        view.update(event.changes)

    def draw(self, state: Lane) -> str:
        """The lane from the well to the fire, and below it who stands there."""
        grounds = ["^^" if at >= state.fire else " W" if at == 0 else " ." for at in range(SQUARES)]
        lines = ["".join(f"{at + 1:>4}" for at in range(SQUARES)), "  " + "  ".join(grounds)]
        for who, at in enumerate(state.at):
            lines.append(f"{' ' * 4 * at}  {who + 1}{'o' if state.full[who] else '.'}")
        return "\n".join(lines)
