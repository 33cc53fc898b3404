"""Bots in seats: which pawn is played by which bot, and how far undo goes back to a person."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from firehouse.bots import Budget, Thought, bot_of
from firehouse.bots.players import BotPlayers
from firehouse.core.game import Reason
from firehouse.core.phrase import Phrase, phrase
from firehouse.core.table import Refused, Step, Table
from firehouse.words.language import part

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
            table.undo(force=True)

    def _to_take_back(self, table: Table, force: bool) -> int:
        """The step before which a person is asked again."""
        past_chance = False
        for number in range(table.step - 1, -1, -1):
            step = table.steps[number]
            past_chance = past_chance or bool(step.kind)
            of_a_person = not step.kind and not self._is_of_a_bot(table, step)
            typed = bool(step.kind) and table.seed is None
            if of_a_person or typed:
                if past_chance and not (force or typed):
                    raise _refused("undo-past-chance")
                return number
        raise _refused("nothing-to-undo")

    def _is_of_a_bot(self, table: Table, step: Step) -> bool:
        return table.game.actor(step.before) in self.names


def past_luck(allowed: bool) -> Phrase:
    """How to go back past luck, or at which tables one can."""
    if allowed:
        return phrase("line.undo-force", force="undo force")
    return phrase("line.undo-study", option="--study")


def _refused(code: str) -> Refused:
    said = phrase(f"line-refusal.{code}")
    return Refused(Reason(code, part(said), "", said))


def seats_beside_a_person(text: str, size: int) -> dict[int, str]:
    """The bots of `play --bots`: the last seats, seats by number, or all but the first."""
    words = listed_bots(text)
    if _numbered(words):
        seats = _by_number(words, size)
    elif len(words) == 1:
        seats = dict.fromkeys(range(1, size), words[0])
    else:
        _need_room(len(words), size)
        seats = dict(enumerate(words, size - len(words)))
    if len(seats) == size:
        raise ValueError(part(phrase("line.no-seat-for-you", watch="firehouse watch")))
    if not seats:
        raise ValueError(part(phrase("line.no-seat-for-bots")))
    return seats


def seats_for_all(text: str, size: int) -> dict[int, str]:
    """The bots of `watch --bots`: one for all seats, or one for each."""
    words = listed_bots(text)
    if _numbered(words):
        seats = _by_number(words, size)
    elif len(words) == 1:
        return dict.fromkeys(range(size), words[0])
    else:
        _need_room(len(words), size)
        seats = dict(enumerate(words))
    for seat in range(size):
        if seat not in seats:
            raise ValueError(part(phrase("line.seat-without", seat=seat + 1, size=size)))
    return seats


def listed_bots(text: str) -> list[str]:
    """The parts of a list of bots, every bot a known one."""
    words = [word.strip() for word in text.split(",")]
    for word in words:
        bot_of(word.partition("=")[2].strip() if "=" in word else word)
    return words


def _numbered(words: list[str]) -> bool:
    """Are the seats named?"""
    named = sum("=" in word for word in words)
    if named not in (0, len(words)):
        raise ValueError(part(phrase("line.name-all", example="2=greedy,4=search")))
    return bool(named)


def _by_number(words: list[str], size: int) -> dict[int, str]:
    seats: dict[int, str] = {}
    for word in words:
        number, _, bot = (part.strip() for part in word.partition("="))
        if not (number.isdecimal() and len(number) <= MAX_DIGITS and 1 <= int(number) <= size):
            raise ValueError(part(phrase("line.no-seat", number=number[:20], size=size)))
        if int(number) - 1 in seats:
            raise ValueError(part(phrase("line.seat-twice", seat=int(number))))
        seats[int(number) - 1] = bot
    return seats


def _need_room(bots: int, size: int) -> None:
    if bots > size:
        raise ValueError(part(phrase("line.many-bots", bots=bots, size=size)))
