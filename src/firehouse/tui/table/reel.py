"""A reel of frames with a cursor: forward, back, to an end; every view is kept: back is exact."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from firehouse.stage.film import FRAMES_KEPT, TOO_MANY_WAIT
from firehouse.stage.folder import patched
from firehouse.stage.shapes import Frame

View = dict[str, Any]


class Reel:
    """Frames from one view to another; `at` counts those that have been shown.

    Frames that belong together, such as one advance of the fire, begin at `first`; stepping back
    stops there.
    """

    def __init__(self, view: View) -> None:
        self.frames: list[Frame] = []
        self.views: list[View] = [view]
        self.at = 0
        self.first = 0

    def add(self, frames: Iterable[Frame]) -> int:
        """More frames at the end; how many old ones were forgotten for it.

        Where everything was shown, something new begins with them.
        """
        frames = list(frames)
        if self.ended and frames and not (self.frames and frames[0].act == self.frames[-1].act):
            self.first = self.at
        for frame in frames:
            self.frames.append(frame)
            self.views.append(patched(self.views[-1], frame.patch))
        gone = min(self.at, max(0, len(self.frames) - FRAMES_KEPT))
        del self.frames[:gone], self.views[:gone]
        self.at -= gone
        self.first = max(0, self.first - gone)
        return gone

    @property
    def view(self) -> View:
        """What is seen where the reel stands."""
        return self.views[self.at]

    @property
    def frame(self) -> Frame | None:
        """The frame that was shown last."""
        return self.frames[self.at - 1] if self.at else None

    @property
    def ended(self) -> bool:
        """Is everything shown?"""
        return self.at == len(self.frames)

    @property
    def untold(self) -> int:
        """How many frames that say something have not been shown."""
        return sum(bool(frame.text) for frame in self.frames[self.at :])

    @property
    def behind(self) -> int:
        """How many of them come after the act that is shown: the table has gone on by so much."""
        act = self.frame.act if self.frame else 0
        return sum(bool(frame.text) and frame.act != act for frame in self.frames[self.at :])

    def catch_up(self) -> None:
        """Go on with the last advance of the fire, or to the end, if far too much waits."""
        if self.untold > TOO_MANY_WAIT:
            first = self._last_advance()
            self.at = max(self.at, len(self.frames) if first is None else first)

    def forward(self) -> None:
        """On, past the next frame that says something."""
        self.at = min(len(self.frames), self.at + 1)
        while not self.ended and not self.frames[self.at - 1].text:
            self.at += 1

    def back(self) -> None:
        """Back, to after the frame before that says something."""
        self.at = max(self.first, self.at - 1)
        while self.at > self.first and not self.frames[self.at - 1].text:
            self.at -= 1

    def to_end(self) -> None:
        """Past everything."""
        self.at = len(self.frames)

    def to_last_advance(self) -> bool:
        """Before the last advance of the fire; False, and nothing moves, if there is none."""
        first = self._last_advance()
        if first is None:
            return False
        self.at = self.first = first
        return True

    @property
    def place(self) -> tuple[int, int]:
        """Which of how many frames is shown, of those that belong together and say something."""
        told = [bool(frame.text) for frame in self.frames[self.first :]]
        return sum(told[: self.at - self.first]), sum(told)

    @property
    def has_advance(self) -> bool:
        """Is there an advance of the fire to see again?"""
        return self._last_advance() is not None

    def _last_advance(self) -> int | None:
        """Where the last advance of the fire begins; None if there is none."""
        fires = [index for index, frame in enumerate(self.frames) if frame.fire]
        return next((at for at in fires if self.frames[at].act == self.frames[fires[-1]].act), None)
