"""What the fire of Flash Point does in its turn, marked by squares and edges."""

from __future__ import annotations

from typing import Any

from firehouse.analysis.window import Window
from firehouse.core.event import Event
from firehouse.core.game import Game
from firehouse.games.flashpoint import card_events, events
from firehouse.games.flashpoint.game import FlashPoint
from firehouse.games.flashpoint.pictures.view import edge_name


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
            case events.TurnEnded():
                self.acting = False
            case events.TurnStarted():
                self.turns += not self.acting
            case events.Ignited(square) | events.IgnitedOutside(square):
                self.marks.add(("burns", names[square]))
            case events.Exploded(square):
                self.marks.add(("explodes", names[square]))
            case events.WallDamaged(edge):
                self.marks.add(("hit", edge_name(self.house, edge)))
            case (
                events.WallDestroyed(edge)
                | events.DoorDestroyed(edge)
                | card_events.DoorBlownOut(edge)
            ):
                self.marks.add(("hit", edge_name(self.house, edge)))
                self.marks.add(("falls", edge_name(self.house, edge)))
            case events.KnockedDown(who):
                self.marks.add(("knocked down", str(who + 1)))
            case events.VictimLost(square):
                self.marks.add(("victim lost", names[square]))
