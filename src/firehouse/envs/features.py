"""What is told of a position, entry by entry: names, meanings, and when there is such an entry."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from firehouse.envs.coder import ARGUMENT
from firehouse.envs.stack_coder import ASKED, DECIDES, TURN

Entries = Sequence[tuple[int, tuple[str, ...]]]
"""An argument of a code, and the names of the entries that it writes."""


@dataclass(frozen=True)
class Kind:
    """One row of the table of features; `of` lists its entries in a set-up, none where unused."""

    code: int
    name: str
    text: str
    when: str
    of: Callable[[Any], Entries]
    scale: Callable[[Any], int] = lambda house: 1


@dataclass(frozen=True)
class Feature:
    """What one code and argument write in one set-up."""

    code: int
    argument: int
    names: tuple[str, ...]
    text: str
    scale: int

    def packed(self) -> int:
        """The feature as a coder reads it."""
        return self.code + (self.argument << ARGUMENT)


ALWAYS = "always"


def features(kinds: Sequence[Kind], house: Any) -> list[Feature]:
    """The features that a set-up has, in the order of the table."""
    return [
        Feature(kind.code, argument, names, kind.text, kind.scale(house))
        for kind in kinds
        for argument, names in kind.of(house)
    ]


def single(
    code: int,
    name: str,
    text: str,
    when: str = ALWAYS,
    there: Callable[[Any], bool | int] = lambda house: True,
    scale: Callable[[Any], int] = lambda house: 1,
) -> Kind:
    """A kind with one entry of its own name, in the set-ups that have use for it."""
    return Kind(code, name, text, when, lambda g: some(there(g), once(name)), scale)


def asking(decisions: Callable[[Any], Sequence[str]]) -> tuple[Kind, Kind, Kind]:
    """What every game with a stack tells first: what is asked, of whom, on whose turn."""
    return (
        Kind(
            ASKED,
            "asked: …",
            "Which decision is asked for, one of those that the set-up has; none after the end.",
            ALWAYS,
            lambda g: group([f"asked: {name}" for name in decisions(g)]),
        ),
        Kind(
            DECIDES,
            "pawn n decides",
            "Whose player is asked.",
            "for each pawn",
            lambda g: pawns(g, "pawn {} decides"),
        ),
        Kind(
            TURN,
            "pawn n's turn",
            "Whose turn it is.",
            "for each pawn",
            lambda g: pawns(g, "pawn {}'s turn"),
        ),
    )


def standing(deciding: int, pawn: int) -> tuple[Kind, Kind]:
    """Where the pawns are, as every game with pawns on a board tells it under its own codes."""
    return (
        single(deciding, "deciding", "The pawn that decides now."),
        Kind(
            pawn,
            "pawn n",
            "Where pawn n stands; pawns are numbered from 0.",
            "for each pawn",
            lambda g: each("pawn {}", range(g.crew_size)),
        ),
    )


def pawns(house: Any, name: str) -> Entries:
    """An entry for each pawn, written together; the name holds a place for its number."""
    return group([name.format(who) for who in range(house.crew_size)])


def once(name: str) -> Entries:
    """One entry."""
    return [(0, (name,))]


def each(name: str, arguments: Sequence[int]) -> Entries:
    """An entry for each argument; the name holds a place for it."""
    return [(argument, (name.format(argument),)) for argument in arguments]


def group(names: Sequence[str]) -> Entries:
    """Several entries that are written together."""
    return [(0, tuple(names))] if names else []


def some(there: bool | int, entries: Entries) -> Entries:
    """The entries, if the set-up has use for them."""
    return entries if there else ()
