"""Every way to play, listed for a person."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from firehouse.core.catalogue import Ruleset, row_of
from firehouse.core.options import OptionInfo
from firehouse.core.phrase import phrase
from firehouse.terminal.screen import FAINT, KEY, PLAIN, STRONG, Screen
from firehouse.words.language import part


def list_ways(ways: Sequence[Ruleset], screen: Screen, options: bool) -> None:
    """A block of lines for each rule set, its options if they are wanted."""
    for way in ways:
        screen.spans([(way.id, KEY), (f"  {way.title}", STRONG)])
        if way.notes:
            _wrapped(way.notes, "  ", screen)
        for name, values in _choices(way).items():
            if values:
                title = part(phrase(f"line-way.{name}"))
                _wrapped(f"{title + ':':<14}{', '.join(values)}", "  ", screen, hang=14)
        if options and way.options:
            screen.say(f"  {part(phrase('line-way.options'))}:")
            for option in way.options:
                _wrapped(_option(option), "    ", screen, hang=4)
        screen.say()
    screen.say(phrase("line.ways", command="firehouse play RULESET"), FAINT)
    if not options:
        screen.say(phrase("line.ways-more", command="firehouse rules RULESET"), FAINT)


def _choices(way: Ruleset) -> dict[str, list[str]]:
    return {
        "boards": list(way.boards),
        "difficulties": list(way.difficulties),
        "crew": [part(phrase("line.crews", low=way.crew[0], high=way.crew[-1]))]
        if way.crew
        else [],
        "roles": list(way.roles),
        "files": [file.name for file in row_of(way.id).files],
    }


def _option(option: OptionInfo) -> str:
    if option.kind == "number":
        values = part(phrase("line.range", low=option.low, high=option.high))
    elif option.kind == "switch":
        values = part(phrase("line.switch", on="true", off="false"))
    else:
        values = ", ".join(option.choices)
    default = str(option.default).lower()
    return f"{option.name}={default}  ({values})  {option.text}"


def _wrapped(text: str, indent: str, screen: Screen, hang: int = 0) -> None:
    lines = textwrap.wrap(text, max(40, screen.width - len(indent) - hang))
    for number, line in enumerate(lines):
        screen.say(indent + (" " * hang if number else "") + line, PLAIN)
