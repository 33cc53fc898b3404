"""A reel of frames with a cursor: forward, back, to an end; every view is kept: back is exact."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from firehouse.stage.shapes import Frame

View = dict[str, Any]

KEPT: Final = 600
"""More frames are forgotten from the front; a replay has the whole game."""

BEHIND: Final = 12
FAR_BEHIND: Final = 30
"""With so many frames waiting the film is behind the table: moves hurry first, then the fire."""


class Reel:
    """Frames from one view to another; `at` counts those that have been shown.

    What belongs together, such as one advance of the fire, begins at `first`; nobody steps back
    before it.
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
        if self.ended and frames and not self._goes_on(frames[0]):
            self.first = self.at
        for frame in frames:
            self.frames.append(frame)
            self.views.append({**self.views[-1], **frame.patch})
        gone = min(self.at, max(0, len(self.frames) - KEPT))
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

    def _goes_on(self, frame: Frame) -> bool:
        """Does an advance of the fire, told luck by luck, go on with this frame?"""
        return bool(self.frames) and frame.fire and self.frames[-1].kind == "awaited"

    def _last_advance(self) -> int | None:
        """One advance may be told in several steps, luck by luck: they follow each other."""
        fires = [index for index, frame in enumerate(self.frames) if frame.fire]
        if not fires:
            return None
        first, step = fires[-1], self.frames[fires[-1]].step
        for index in range(fires[-1], -1, -1):
            frame = self.frames[index]
            if not (frame.fire or frame.step == step or frame.kind == "awaited" or not frame.text):
                break
            if frame.fire:
                first = index
        return first


def dwell(frame: Frame, speed: float, left: int) -> float:
    """How many seconds a frame is looked at, where so many others wait."""
    return frame.dwell / (1000 * speed * _haste(frame, left))


def _haste(frame: Frame, left: int) -> float:
    """How much quicker than calm, so that the film catches up with the table."""
    if left <= BEHIND:
        return 1.0
    if frame.fire:
        return 1.5 if left <= FAR_BEHIND else 2.5
    return 3.0 if left <= FAR_BEHIND else 6.0
