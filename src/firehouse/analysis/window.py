"""One line of play from now to the end of the fire's turn, and what the fire did on the way."""

from __future__ import annotations

from typing import Any, Final

from firehouse.bots.policy import Policy
from firehouse.core.event import Event
from firehouse.core.game import Game
from firehouse.core.luck import Rng

Mark = tuple[str, str]
"""What happened and where, such as ("burns", "3,4")."""
QUIET: Final = ("end", "stop")
"""What a player types who leaves it to the fire."""


class Window:
    """A position on its way through the fire's turn; each game says what it marks."""

    fires: frozenset[str]
    """What the game waits for while the fire has its turn."""
    harmless: frozenset[str] = frozenset()
    """Luck after the fire's turn that cannot feed it any more."""
    idle: frozenset[str] = frozenset()
    """Luck and choices within it that change nothing on the map: any outcome will do."""

    def __init__(self, game: Game[Any], state: Any) -> None:
        self.game = game
        self.state = state
        self.marks: set[Mark] = set()
        self.acting = True
        """Is the turn still the players', before the fire's?"""
        self.turns = 0
        """How often the fire has had its turn."""

    @property
    def spent(self) -> bool:
        """Is the fire's turn over, so that nothing more can happen in it?"""
        if self.turns or self.game.over(self.state):
            return True
        if self.acting or not self.game.is_chance(self.state):
            return False
        return self.game.chance_kind(self.state) in self.harmless

    def begin(self) -> None:
        """Look whose turn it is, the players' or the fire's."""
        self.acting = self.game.view(self.state)["awaits"]["what"] not in self.fires

    def burning(self) -> set[str]:
        """Where it burns now."""
        raise TypeError("abstract")

    def note(self, event: Event) -> None:
        """Mark what an event did, and see whose turn it is after it."""
        raise TypeError("abstract")

    def branches(self) -> list[tuple[int, int]]:
        """What may come next, with weights: luck's, or the players' choices among equals."""
        game, state = self.game, self.state
        if self.acting and not game.is_chance(state):
            return [(self.quiet(), 1)]
        choices = game.outcomes(state) or [(action, 1) for action in game.actions(state)]
        if self.idle and game.view(state)["awaits"]["what"] in self.idle:
            return choices[:1]
        return choices

    def quiet(self) -> int:
        """The action of a player who does nothing more this turn."""
        actions = self.game.actions(self.state)
        texts = {self.game.text(action): action for action in actions}
        return next((texts[text] for text in QUIET if text in texts), actions[0])

    def after(self, action: int) -> Window:
        """The window of the position after an action or outcome."""
        found = type(self)(self.game, self.state.copy())
        found.marks = set(self.marks)
        found.acting = self.acting
        found.step(action)
        return found

    def step(self, action: int) -> None:
        """Take one step in place."""
        log: list[Event] = []
        self.game.apply(self.state, action, log)
        for event in log:
            self.note(event)
        if self.game.over(self.state):
            self.marks.add(("ends", str(self.game.ending(self.state))))

    def run(self, turns: int, rng: Rng, policy: Policy[Any] | None = None) -> None:
        """Play on in place, luck by sample, until the fire has had so many turns.

        The policy plays from the second turn on.
        """
        game = self.game
        while self.turns < turns and not game.over(self.state):
            before = self.turns
            if game.is_chance(self.state):
                self.step(int(game.sample(self.state, rng)))
            elif policy is not None and (self.turns or not self.acting):
                self.step(int(policy.choose(self.state, rng)))
            elif self.acting:
                self.step(self.quiet())
            else:
                self.step(int(game.random_action(self.state, rng)))
            if self.turns > before:
                self.begin()
