"""Every way to play, listed for a person."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from firehouse.core.catalogue import Ruleset
from firehouse.core.options import OptionInfo
from firehouse.terminal.screen import FAINT, KEY, PLAIN, STRONG, Screen


def list_ways(ways: Sequence[Ruleset], screen: Screen) -> None:
    """A block of lines for each rule set."""
    for way in ways:
        screen.spans([(way.id, KEY), (f"  {way.title}", STRONG)])
        if way.notes:
            _wrapped(way.notes, "  ", screen)
        for name, values in _choices(way).items():
            if values:
                _wrapped(f"{name + ':':<14}{', '.join(values)}", "  ", screen, hang=14)
        if way.options:
            screen.say("  options:")
            for option in way.options:
                _wrapped(_option(option), "    ", screen, hang=4)
        screen.say()
    screen.say("The first of a choice is the usual one. Play with: firehouse play RULESET", FAINT)


def _choices(way: Ruleset) -> dict[str, list[str]]:
    return {
        "boards": list(way.boards),
        "difficulties": list(way.difficulties),
        "crew": [f"{way.crew[0]} to {way.crew[-1]} firefighters"] if way.crew else [],
        "roles": list(way.roles),
    }


def _option(option: OptionInfo) -> str:
    if option.kind == "number":
        values = f"{option.low} to {option.high}"
    elif option.kind == "switch":
        values = "true or false"
    else:
        values = ", ".join(option.choices)
    default = str(option.default).lower()
    return f"{option.name}={default}  ({values})  {option.text}"


def _wrapped(text: str, indent: str, screen: Screen, hang: int = 0) -> None:
    lines = textwrap.wrap(text, max(40, screen.width - len(indent) - hang))
    for number, line in enumerate(lines):
        screen.say(indent + (" " * hang if number else "") + line, PLAIN)
