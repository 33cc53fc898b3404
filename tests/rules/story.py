"""Positions in a house of two floors: some rows of each floor, played, asked and compared.

A picture has a line `ground` or `second` before the rows of that floor; the rest of the house is
empty, the fire engine and the ambulance stand north of it unless row 0 is drawn. Notes and
options are those of `scene`; firefighter 1 is to act unless a note says otherwise.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from scene import Scene, _options, _split, _strip, _written

from firehouse import Game, Setup

RULESET = "flashpoint/second-story"
_FLOORS = ("ground", "second")
_HEIGHT = 17
"""Lines of a drawing from one floor to the next."""


class Story(Scene):
    """A game in a house of two floors and a position in it."""

    def shows(self, picture: str) -> None:
        """Assert that the drawn rows look like the picture, and that its notes hold."""
        lines, notes = _split(picture)
        whole = self.game.draw(self.state).split("\n")
        for start, strip in _strips(lines):
            drawn = "\n".join(whole[start : start + len(strip)])
            assert drawn == "\n".join(line.rstrip() for line in strip)
        found = self.notes()
        assert {key: found.get(key) for key in notes} == notes

    @property
    def ladders(self) -> list[tuple[str, bool]]:
        """Where ladders are off the engine, and whether they stand."""
        return [(row["square"], row["erected"]) for row in self.view["ladders"]]

    def at(self, who: int) -> str:
        """The square of a firefighter, counted from 1."""
        return str(self.view["pawns"][who - 1]["square"])


def villa(picture: str, difficulty: str = "recruit") -> Story:
    """Rows of the villa, with plain firefighters unless a note names the crew."""
    return _on_board("villa", difficulty, picture)


def hotel(picture: str, difficulty: str = "recruit") -> Story:
    """Rows of the hotel."""
    return _on_board("hotel", difficulty, picture)


def new_game(board: str = "villa", **choices: Any) -> Story:
    """A game from its first chance on."""
    game = Game.of(Setup(RULESET, board, **choices))
    return Story(game, game.start(), corner=False)


def own_plan(ruleset: str, plan: str, picture: str) -> Story:
    """Rows of a building of one's own, at the first difficulty of the rule set."""
    return _drawn(Setup(ruleset, files={"plan": plan}), picture)


def _on_board(board: str, difficulty: str, picture: str) -> Story:
    return _drawn(Setup(RULESET, board, difficulty), picture)


def _drawn(setup: Setup, picture: str) -> Story:
    lines, notes = _split(picture)
    crew = tuple(notes.pop("crew", "firefighter").split())
    game = Game.of(replace(setup, crew=crew, options=_options(notes)))
    whole = game.draw(game.start()).split("\n")[: 2 * _HEIGHT - 1]
    whole[1] = whole[1].replace("en", "En").replace("am", "Am")
    for start, strip in _strips(lines):
        whole[start : start + len(strip)] = strip
    return Story(game, game.position("\n".join([*whole, "", *_written(notes)])), corner=False)


def _strips(lines: list[str]) -> list[tuple[int, list[str]]]:
    """Where the rows of each floor begin in a whole drawing, and the lines as they stand there."""
    found: list[tuple[int, list[str]]] = []
    headings = [index for index, line in enumerate(lines) if line.strip() in _FLOORS]
    for index, end in zip(headings, [*headings[1:], len(lines)], strict=True):
        if end > index + 1:
            start, strip = _strip(lines[index + 1 : end])
            found.append((start + _HEIGHT * _FLOORS.index(lines[index].strip()), strip))
    return found
