"""Bots in seats: which pawn is played by which bot, and how far undo goes back to a person."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from firehouse.bots import Budget, Thought, bot_of
from firehouse.bots.players import BotPlayers
from firehouse.core.game import Reason
from firehouse.core.table import Refused, Step, Table

MAX_DIGITS: Final = 3


class Seats:
    """The bots at a table, by pawn."""

    def __init__(self, bots: Mapping[int, str], budget: Budget, seed: int | None) -> None:
        self.names = dict(bots)
        self.players = BotPlayers(budget, seed)

    def words(self) -> str:
        """The bots by seat, as `play --bots` takes them."""
        return ",".join(f"{seat + 1}={name}" for seat, name in sorted(self.names.items()))

    def decide(self, table: Table) -> bool:
        """Is it a bot that decides now?"""
        return table.game.actor(table.state) in self.names

    def think(self, table: Table) -> Thought:
        """What the bot in the actor's seat plays, and why."""
        return self.players.think(self.names[table.game.actor(table.state)], table)

    def speaker(self, table: Table) -> str:
        """The pawn that decides, with its bot."""
        actor = table.game.actor(table.state)
        return f"{table.game.pawns(table.state)[actor]} ({self.names[actor]})"

    def undo(self, table: Table, force: bool) -> None:
        """Go back to the last decision of a person, or with real dice to the last outcome.

        Refused changes nothing.
        """
        target = self._to_take_back(table, force)
        while table.step > target:
            table.undo(force)

    def _to_take_back(self, table: Table, force: bool) -> int:
        """The step before which a person is asked again."""
        past_chance = False
        for number in range(table.step - 1, -1, -1):
            step = table.steps[number]
            past_chance = past_chance or bool(step.kind)
            of_a_person = not step.kind and not self._is_of_a_bot(table, step)
            typed = bool(step.kind) and table.seed is None
            if of_a_person or typed:
                if past_chance and not force:
                    sentence = "Chance came after your last action, and it cannot be unseen."
                    raise Refused(Reason("undo-past-chance", sentence, ""))
                return number
        raise Refused(Reason("nothing-to-undo", "There is nothing of yours to undo yet.", ""))

    def _is_of_a_bot(self, table: Table, step: Step) -> bool:
        return table.game.actor(step.before) in self.names


def seats_beside_a_person(text: str, size: int) -> dict[int, str]:
    """The bots of `play --bots`: the last seats, seats by number, or all but the first."""
    words = _words(text)
    if _numbered(words):
        seats = _by_number(words, size)
    elif len(words) == 1:
        seats = dict.fromkeys(range(1, size), words[0])
    else:
        _need_room(len(words), size)
        seats = dict(enumerate(words, size - len(words)))
    if len(seats) == size:
        raise ValueError("Every seat has a bot, so nobody is left to play; see 'firehouse watch'.")
    if not seats:
        raise ValueError("The crew has one firefighter, who is yours; there is no seat for a bot.")
    return seats


def seats_for_all(text: str, size: int) -> dict[int, str]:
    """The bots of `watch --bots`: one for all seats, or one for each."""
    words = _words(text)
    if _numbered(words):
        seats = _by_number(words, size)
    elif len(words) == 1:
        return dict.fromkeys(range(size), words[0])
    else:
        _need_room(len(words), size)
        seats = dict(enumerate(words))
    for seat in range(size):
        if seat not in seats:
            raise ValueError(f"Seat {seat + 1} has no bot; name one bot for all seats, or {size}.")
    return seats


def _words(text: str) -> list[str]:
    """The parts of a list of bots, every bot a known one."""
    words = [word.strip() for word in text.split(",")]
    for word in words:
        bot_of(word.partition("=")[2].strip() if "=" in word else word)
    return words


def _numbered(words: list[str]) -> bool:
    """Are the seats named?"""
    named = sum("=" in word for word in words)
    if named not in (0, len(words)):
        raise ValueError("Name the seats of all bots, such as 2=greedy,4=search, or of none.")
    return bool(named)


def _by_number(words: list[str], size: int) -> dict[int, str]:
    seats: dict[int, str] = {}
    for word in words:
        number, _, bot = (part.strip() for part in word.partition("="))
        if not (number.isdecimal() and len(number) <= MAX_DIGITS and 1 <= int(number) <= size):
            raise ValueError(
                f"There is no seat '{number[:20]}'; the crew has the seats 1 to {size}."
            )
        if int(number) - 1 in seats:
            raise ValueError(f"Seat {int(number)} is given twice; give it once.")
        seats[int(number) - 1] = bot
    return seats


def _need_room(bots: int, size: int) -> None:
    if bots > size:
        raise ValueError(f"There are {bots} bots for the {size} seats of this crew.")
