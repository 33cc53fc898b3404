"""The player of the cascade: frame by frame at a speed, paused, stepped, skipped, again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from textual.content import Content
from textual.reactive import reactive
from textual.timer import Timer
from textual.widgets import Static

from firehouse.stage.film import SPEEDS, dwell
from firehouse.stage.shapes import Frame
from firehouse.tui.table.reel import Reel, View
from firehouse.words.language import tell

CALM: Final = 1.0

Moved = Callable[[list[Frame]], None]
"""Hears that another view is on show, and which frames were shown for the first time."""


class Film(Static):
    """One line below the board: what is shown now, and the keys to stop and step it."""

    DEFAULT_CSS = """
    Film { height: auto; max-height: 2; padding: 0 1; background: $panel; color: $text; }
    Film.-idle { color: $text-muted; }
    """

    paused: reactive[bool] = reactive(False)
    speed: reactive[float] = reactive(CALM)

    def __init__(
        self, view: View, moved: Moved, speed: float = CALM, id: str | None = None
    ) -> None:
        super().__init__(id=id)
        self._moved = moved
        self.reel = Reel(view)
        self.set_reactive(Film.speed, speed)
        self._told = 0
        """How many frames of the reel were ever shown."""
        self._timer: Timer | None = None
        self._calm_once = False
        """What is watched again is played even by who wishes to see only the end."""

    @property
    def settled(self) -> bool:
        """Is everything shown?"""
        return self.reel.ended

    def on_mount(self) -> None:
        """Nothing is to be seen yet."""
        self._draw()

    def begin(self, view: View) -> None:
        """Forget everything: the table stands otherwise now."""
        self._stop()
        self.reel = Reel(view)
        self._told = 0
        self.paused = False
        self._draw()

    def add(self, frames: Sequence[Frame]) -> bool:
        """Show these after those that wait; True if that moved the film at once."""
        idle = self.settled and bool(frames)
        self._told -= self.reel.add(frames)
        if idle:
            self.paused = False
            self._play()
        return idle

    def toggle(self) -> None:
        """Pause, or go on."""
        if self.settled:
            return
        self.paused = not self.paused
        self._play()

    def forward(self) -> None:
        """One step on, and stay there."""
        self._hold()
        self._move(self.reel.forward)

    def back(self) -> None:
        """One step back, and stay there."""
        self._hold()
        self._move(self.reel.back)

    def skip(self) -> None:
        """See only the end."""
        self._stop()
        self.paused = False
        self._move(self.reel.to_end)

    def again(self) -> bool:
        """Watch the last advance of the fire again; False if there was none."""
        self._stop()
        if not self.reel.to_last_advance():
            return False
        self.paused = False
        self._calm_once = True
        self._play()
        return True

    def change_speed(self, by: int) -> None:
        """Quicker or slower by one."""
        place = SPEEDS.index(self.speed) + by
        self.speed = SPEEDS[max(0, min(len(SPEEDS) - 1, place))]
        if not self.speed and not self.settled:
            self.skip()

    def watch_paused(self) -> None:
        """Show that it stands still."""
        self._draw()

    def watch_speed(self) -> None:
        """Show how quick it is."""
        self._draw()

    def speed_words(self) -> str:
        """The speed for people."""
        return tell("screen.table.speed", speed=f"{self.speed:g}")

    def _play(self) -> None:
        """Go on until the end, each frame for its time."""
        self._stop()
        if self.paused or self.settled:
            return
        if not self.speed and not self._calm_once:
            self._move(self.reel.to_end)
            return
        self.reel.catch_up()
        self._move(self.reel.forward)
        frame = self.reel.frame
        wait = dwell(frame, self.speed or CALM, self.reel.behind) if frame else 0.0
        self._timer = self.set_timer(max(wait, 0.001), self._play)

    def _move(self, change: Callable[[], None]) -> None:
        change()
        fresh = self.reel.frames[self._told : self.reel.at]
        self._told = max(self._told, self.reel.at)
        if self.settled:
            self._calm_once = False
        self._draw()
        self._moved(fresh)

    def _hold(self) -> None:
        self._stop()
        self.paused = True

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    def _draw(self) -> None:
        self.set_class(self.settled, "-idle")
        self.update(self._words())

    def _words(self) -> Content:
        frame, reel = self.reel.frame, self.reel
        if self.settled and (frame is None or not self.paused):
            offered = ["again"] * reel.has_advance + ["back"] * bool(reel.frames) + ["speed"]
            told = (tell(f"screen.table.film-{key}", speed=self.speed_words()) for key in offered)
            return Content(" · ".join(told))
        text = frame.text if frame else ""
        place, total = reel.place
        mark = "■" if self.paused else "▶"
        keys = tell("screen.table.film-keys", paused=self.paused)
        rule = f"  ({frame.cite.rule})" if frame and frame.cite else ""
        return Content.assemble(
            f"{mark} {place}/{total} ",
            (text, "bold"),
            (f"{rule}  {keys}", "dim"),
        )
