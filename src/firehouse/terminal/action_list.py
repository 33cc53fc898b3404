"""What may be played now: actions in words, with price and command; outcomes as a pattern."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import count
from typing import Any, Final

from firehouse.core.game import Game
from firehouse.core.phrase import phrase
from firehouse.core.table import Table
from firehouse.stage import stage_of
from firehouse.terminal.screen import FAINT, KEY, PLAIN, Span
from firehouse.words.language import part

GAP: Final = 2
FEW: Final = 12


def kind_of(text: str) -> str:
    """The word that an action's text begins with."""
    return text.split(" ", 1)[0]


def grouped(game: Game[Any], actions: Sequence[int]) -> list[list[int]]:
    """The actions by kind, kinds in the order in which they first come."""
    groups: dict[str, list[int]] = {}
    for action in actions:
        groups.setdefault(kind_of(game.text(action)), []).append(action)
    return list(groups.values())


def price_of(game: Game[Any], state: Any, action: int) -> str:
    """The price of an action as a person reads it; empty if it is free."""
    price = game.price(state, action)
    return f"{price} {game.currency()}".rstrip() if price else ""


def menu(table: Table, groups: list[list[int]], width: int) -> list[list[Span]]:
    """Lines of numbered actions; each kind begins a line of its own.

    Few of a kind are told in words, one below the other; many, or too long ones, by their
    commands in even columns.
    """
    numbers = count(1)
    digits = len(str(sum(map(len, groups))))
    game, state = table.game, table.state
    labels = {offer.action: offer.label for offer in stage_of(game).offered(table)}
    lines: list[list[Span]] = []
    for group in groups:
        entries = [(action, f"{next(numbers):>{digits}} ") for action in group]
        told = [_told(game, state, *entry, labels, width) for entry in entries]
        if len(group) <= FEW and max(map(_length, told)) <= width:
            lines += told
        else:
            lines += _columns([_entry(game, state, *entry) for entry in entries], width)
    return lines


def _told(
    game: Game[Any], state: Any, action: int, number: str, labels: Mapping[str, str], width: int
) -> list[Span]:
    """An action in words with its price, and its command where there is room for it."""
    price, command = price_of(game, state, action), game.text(action)
    more = f" ({price})" if price else ""
    words: list[Span] = [("  ", PLAIN), (number, KEY), (labels[command], PLAIN), (more, FAINT)]
    room = width - _length(words) - GAP
    return [*words, (" " * GAP + command, FAINT)] if len(command) <= room else words


def _entry(game: Game[Any], state: Any, action: int, number: str) -> list[Span]:
    price = price_of(game, state, action)
    return [(number, KEY), (game.text(action), PLAIN), (f" ({price})" if price else "", FAINT)]


def _columns(entries: list[list[Span]], width: int) -> list[list[Span]]:
    column = max(map(_length, entries)) + GAP
    across = max(1, width // column)
    return [
        [span for entry in entries[i : i + across] for span in _padded(entry, column)][:-1]
        for i in range(0, len(entries), across)
    ]


def _padded(entry: list[Span], column: int) -> list[Span]:
    return [("  ", PLAIN), *entry, (" " * (column - GAP - _length(entry)), PLAIN)]


def _length(spans: Sequence[Span]) -> int:
    return sum(len(text) for text, _ in spans)


def pattern(texts: Sequence[str]) -> str:
    """Outcomes in one line: "roll 1-6,1-8" for all pairs, a short list, the ends of a long one."""
    groups: dict[str, list[str]] = {}
    for text in texts:
        groups.setdefault(kind_of(text), []).append(text)
    return "; ".join(_pattern(kind, group) for kind, group in groups.items())


def _pattern(kind: str, texts: list[str]) -> str:
    values = [text[len(kind) + 1 :].split(",") for text in texts]
    places = [list(dict.fromkeys(place)) for place in zip(*values, strict=False)]
    product = 1
    for place in places:
        product *= len(place)
    if len(texts) > 1 and product == len(texts) and len({len(v) for v in values}) == 1:
        ranges = [_range(place) for place in places]
        if all(ranges):
            return f"{kind} {','.join(ranges)}"
    if len(texts) <= FEW:
        return ", ".join(texts)
    return part(phrase("line.many-outcomes", first=texts[0], last=texts[-1], number=len(texts)))


def _range(values: list[str]) -> str:
    """ "1-6" for consecutive numbers, the value for one, nothing for anything else."""
    if len(values) == 1:
        return values[0]
    if not all(value.isdecimal() for value in values):
        return ""
    numbers = sorted(map(int, values))
    whole = numbers == list(range(numbers[0], numbers[-1] + 1))
    return f"{numbers[0]}-{numbers[-1]}" if whole else ""
