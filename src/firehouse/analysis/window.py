"""One line of play from now to the end of the fire's turn, and what the fire did on the way."""

from __future__ import annotations

from typing import Any, Final

from firehouse.bots.policy import Policy
from firehouse.core.event import Event
from firehouse.core.game import Game
from firehouse.core.luck import Rng
from firehouse.flashpoint import card_events
from firehouse.flashpoint import events as flashpoint
from firehouse.flashpoint.game import FlashPoint
from firehouse.flashpoint.view import edge_name
from firehouse.hotshots import events as hotshots
from firehouse.hotshots.tiles import IDS

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
        """Has the fire had its turn, so that nothing more can come of it?"""
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


class FlashPointWindow(Window):
    """Squares burn and explode, walls and doors are hit and fall, pawns are knocked down."""

    fires = frozenset(
        {"roll-advance", "roll-starved", "reveal-burnt", "roll-point"}
        | {"dodge", "fall", "choose-hazmat"}
        | {"draw-fire", "draw-flare-up", "draw-event", "pick", "choose-event", "follow-event"}
    )
    harmless = frozenset({"roll-point"})

    def __init__(self, game: Game[Any], state: Any) -> None:
        super().__init__(game, state)
        assert isinstance(game, FlashPoint)
        self.house = game.house

    def burning(self) -> set[str]:
        """Squares on fire."""
        return set(self.game.view(self.state)["fire"])

    def note(self, event: Event) -> None:
        """Marks by squares and edges."""
        names = self.house.board.names
        match event:
            case flashpoint.TurnEnded():
                self.acting = False
            case flashpoint.TurnStarted():
                self.turns += not self.acting
            case flashpoint.Ignited(square) | flashpoint.IgnitedOutside(square):
                self.marks.add(("burns", names[square]))
            case flashpoint.Exploded(square):
                self.marks.add(("explodes", names[square]))
            case flashpoint.WallDamaged(edge):
                self.marks.add(("hit", edge_name(self.house, edge)))
            case (
                flashpoint.WallDestroyed(edge)
                | flashpoint.DoorDestroyed(edge)
                | card_events.DoorBlownOut(edge)
            ):
                self.marks.add(("hit", edge_name(self.house, edge)))
                self.marks.add(("falls", edge_name(self.house, edge)))
            case flashpoint.KnockedDown(who):
                self.marks.add(("knocked down", str(who + 1)))
            case flashpoint.VictimLost(square):
                self.marks.add(("victim lost", names[square]))


class HotshotsWindow(Window):
    """Tiles get flames and scorch, and firefighters lose dice."""

    fires = frozenset(
        {"draw-card", "play-card", "feed", "new-fire", "scorch-first", "spread", "save", "discard"}
        | {"lose-token"}
    )
    idle = frozenset({"lose-token", "discard"})

    def burning(self) -> set[str]:
        """Tiles with flames."""
        tiles = self.game.view(self.state)["tiles"].items()
        return {name for name, tile in tiles if tile["flames"]}

    def note(self, event: Event) -> None:
        """Marks by tiles."""
        match event:
            case hotshots.CardDrawn():
                self.acting = False
            case hotshots.TurnEnded():
                self.turns += 1
            case hotshots.FlamesAdded(tile):
                self.marks.add(("flames", IDS[tile]))
            case hotshots.Scorched(tile):
                self.marks.add(("scorches", IDS[tile]))
            case hotshots.DieLost(who):
                self.marks.add(("hurt", str(who + 1)))


def window_of(game: Game[Any], state: Any) -> Window:
    """The window that begins now; what burns already is marked as burning."""
    kind = FlashPointWindow if isinstance(game, FlashPoint) else HotshotsWindow
    window = kind(game, state)
    window.begin()
    window.marks = {("burns", where) for where in window.burning()}
    return window
