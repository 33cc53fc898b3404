"""What the fire of Hotshots does in its turn, marked by tiles."""

from __future__ import annotations

from firehouse.analysis.window import Window
from firehouse.core.event import Event
from firehouse.games.hotshots import events
from firehouse.games.hotshots.data.tiles import IDS


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
            case events.CardDrawn():
                self.acting = False
            case events.TurnEnded():
                self.turns += 1
            case events.FlamesAdded(tile):
                self.marks.add(("flames", IDS[tile]))
            case events.Scorched(tile):
                self.marks.add(("scorches", IDS[tile]))
            case events.DieLost(who):
                self.marks.add(("hurt", str(who + 1)))
