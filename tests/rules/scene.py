"""A drawn position that can be played, asked and compared: what the rule tests are written in.

Below the picture stand notes: those of every drawing ("ap: 2", "next: act"), the crew ("crew:
paramedic firefighter") and the options of the game ("option damage_limit: 5").
"""

from __future__ import annotations

import re
import textwrap
from typing import Any

from drawn import FIRST, SECOND, Edition, drawn, play, refused, same

from firehouse import Game, Setup
from firehouse.core.event import Event

_NOTE = re.compile(r"[a-z_0-9, ]+: ")
_TOP = 1
"""The line of a whole drawing in which row 0 stands."""


class Scene:
    """A game and a position in it; `corner` tells which kind of picture it is compared with."""

    def __init__(self, game: Any, state: Any, corner: bool) -> None:
        self.game = game
        self.state = state
        self.corner = corner

    def play(self, *texts: str) -> list[Event]:
        """Play actions and outcomes, each of which must be allowed."""
        return play(self.game, self.state, *texts)

    def refuses(self, text: str) -> str:
        """The code of the reason for which an action is refused."""
        return refused(self.game, self.state, text).code

    def shows(self, picture: str) -> None:
        """Assert that the position looks like the picture, and that its notes hold."""
        lines, notes = _split(picture)
        if self.corner:
            same(self.game, self.state, "\n".join(lines))
        else:
            start, strip = _strip(lines)
            whole = self.game.draw(self.state).split("\n")[start : start + len(strip)]
            assert "\n".join(whole) == "\n".join(line.rstrip() for line in strip)
        found = self.notes()
        assert {key: found.get(key) for key in notes} == notes

    def notes(self) -> dict[str, str]:
        """The notes below the whole drawing."""
        lines = (line.partition(": ") for line in self.game.draw(self.state).split("\n"))
        return {key: value for key, colon, value in lines if colon}

    @property
    def view(self) -> dict[str, Any]:
        """The position as plain data."""
        return dict(self.game.view(self.state))

    @property
    def ap(self) -> int:
        """What the firefighter on turn may still spend."""
        return int(self.view["ap"])

    @property
    def waits_for(self) -> str:
        """What comes next: a kind of decision or chance."""
        return str(self.view["awaits"]["what"])

    @property
    def legal(self) -> list[str]:
        """Every legal action or possible outcome."""
        return [self.game.text(action) for action in self.game.actions(self.state)]

    @property
    def odds(self) -> dict[str, int]:
        """Every outcome of a chance with its weight."""
        return {self.game.text(action): n for action, n in self.game.outcomes(self.state)}

    @property
    def ending(self) -> tuple[str, str] | None:
        """The result and its cause; None while the game goes on."""
        result = self.game.result(self.state)
        return (result, self.game.ending(self.state)) if result else None


def corner(picture: str) -> Scene:
    """The top-left corner of a house; without a note "next:", Advance Fire is rolled next."""
    return _corner(picture, FIRST)


def _corner(picture: str, edition: Edition) -> Scene:
    lines, notes = _split(picture)
    roles = notes.pop("crew", "")
    options = _options(notes)
    written = _written(notes)
    game, state = drawn("\n".join(lines), *written, roles=roles, edition=edition, **options)
    return Scene(game, state, corner=True)


def acting(picture: str) -> Scene:
    """As `corner`, but firefighter 1 is to act, with 4 AP unless a note says otherwise."""
    return corner(f"{textwrap.dedent(picture)}\nnext: act\n")


def later(picture: str) -> Scene:
    """As `corner`, in the second edition's Experienced Game without vehicles."""
    return _corner(picture, SECOND)


def acting_later(picture: str) -> Scene:
    """As `acting`, in the second edition's Experienced Game without vehicles."""
    return later(f"{textwrap.dedent(picture)}\nnext: act\n")


def basic(picture: str) -> Scene:
    """Some rows of the first board in the Basic Game, firefighter 1 to act; the rest is empty."""
    return _on_board("flashpoint/basic", picture)


def advanced(picture: str) -> Scene:
    """Some rows of the first board in the Advanced Game, firefighter 1 to act."""
    return _on_board("flashpoint/advanced", picture)


def family(picture: str) -> Scene:
    """Some rows of the first board in the second edition's Family Game."""
    return _on_board("flashpoint/family", picture)


def experienced(picture: str) -> Scene:
    """Some rows of the first board in the second edition's Experienced Game."""
    return _on_board("flashpoint/experienced", picture)


def brownstone(picture: str) -> Scene:
    """Some rows of the brownstone."""
    return _on_board("flashpoint/brownstone", picture)


def tragic(picture: str) -> Scene:
    """Some rows of the first board in a game with decks, firefighter 1 to act."""
    return _on_board("flashpoint/tragic-events", picture)


def started(ruleset: str, **choices: Any) -> Scene:
    """A new game on a whole board."""
    game = Game.of(Setup(ruleset, **choices))
    return Scene(game, game.start(), corner=False)


def _on_board(ruleset: str, picture: str) -> Scene:
    lines, notes = _split(picture)
    crew = tuple(notes.pop("crew", "firefighter").split())
    game = Game.of(Setup(ruleset, crew=crew, options=_options(notes)))
    start, strip = _strip(lines)
    whole = _empty(game)
    whole[start : start + len(strip)] = strip
    return Scene(game, game.position("\n".join([*whole, "", *_written(notes)])), corner=False)


def _empty(game: Game[Any]) -> list[str]:
    """The drawing of the board with nothing on it."""
    whole = game.draw(game.start()).split("\n")
    return [re.sub("[F?]", ".", line) for line in whole[: whole.index("")]]


def _split(picture: str) -> tuple[list[str], dict[str, str]]:
    """The lines of the picture, and the notes below it."""
    lines = textwrap.dedent(picture).strip("\n").split("\n")
    notes = [line.strip() for line in lines if _NOTE.match(line.strip())]
    pairs = (note.partition(": ") for note in notes)
    return [line for line in lines if line.strip() not in ("", *notes)], {
        key: value for key, _, value in pairs
    }


def _options(notes: dict[str, str]) -> dict[str, Any]:
    """Take the options out of the notes."""
    names = [key for key in notes if key.startswith("option ")]
    return {name.removeprefix("option "): _value(notes.pop(name)) for name in names}


def _value(text: str) -> int | bool | str:
    return {"true": True, "false": False}.get(text, int(text) if text.isdigit() else text)


def _written(notes: dict[str, str]) -> list[str]:
    return [f"{key}: {value}" for key, value in notes.items()]


def _strip(lines: list[str]) -> tuple[int, list[str]]:
    """Rows of a whole drawing: the line where they begin, and the lines as they stand there."""
    first = next(index for index, line in enumerate(lines) if line.strip()[:1].isdigit())
    label = lines[first].strip()[0]
    shift = 2 - lines[first].index(label)
    moved = [" " * shift + line if shift > 0 else line[-shift:] for line in lines]
    return _TOP + 2 * int(label) - first, moved
