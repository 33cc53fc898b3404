"""The oracle's answer on a terminal: the chances as a table, then the advice."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any, Final

from firehouse.core.catalogue import near
from firehouse.games.hotshots.data import faces, tiles
from firehouse.games.hotshots.data.files.read import read_tiles
from firehouse.games.hotshots.odds import (
    Advice,
    Answer,
    Problem,
    goal_named,
    parse_faces,
    reward_of,
    solve,
)
from firehouse.games.hotshots.odds.text import advised, listed, question, worth_text

WIDTH: Final = 24
"""Of the longest bar."""
FEW: Final = 6
"""Options of a roll that are shown."""


def ask(
    tile: str,
    goal: str,
    locked: str,
    dice: int | None,
    crew: str,
    support: int,
    hand: str,
    flames: int,
    own_tiles: str | None,
    stand_in: bool = False,
) -> tuple[Answer, str]:
    """Solve the question of a command line; the answer, and what to call the tile.

    `tile` is a tile of the game, or six icons as letters.
    """
    _need_numbers(dice, flames)
    terrain = read_tiles(own_tiles or "")
    name = _plain(tile)
    if name in tiles.IDS:
        number = tiles.IDS.index(name)
        if number == tiles.LAKE:
            raise ValueError("The Lake is never fought; name another tile.")
        icons, title = tuple(faces.words(terrain.icons[number])), tiles.TITLES[number]
        if "icons" in terrain.reconstructed[number]:
            title += " (reconstructed icons)"
    elif len(name) == faces.DICE:
        icons, title = parse_faces(name), "A tile of your own"
    else:
        raise ValueError(
            f"There is no tile '{tile[:40]}'; try {near(name, list(tiles.IDS))}, or six icons "
            f"as letters of {faces.LETTERS}."
        )
    problem = Problem(
        icons,
        locked=parse_faces(locked),
        dice=-1 if dice is None else dice,
        crew=_plain(crew),
        support=support,
        tokens=tuple(word.strip() for word in hand.split(",") if word.strip()),
        stand_in=stand_in,
    )
    return solve(problem, goal_named(goal, flames)), title


def _plain(name: str) -> str:
    """A name as the game spells it."""
    return name.strip().lower().replace("_", "-").replace(" ", "-")


def _need_numbers(dice: int | None, flames: int) -> None:
    """Refuse numbers that no table can show."""
    if dice is not None and not 0 <= dice <= faces.DICE:
        raise ValueError(f"Dice are a number from 0 to {faces.DICE}, not {dice}.")
    if not 0 <= flames <= tiles.MOST_LIMIT:
        raise ValueError(f"Flames are a number from 0 to {tiles.MOST_LIMIT}, not {flames}.")


def odds_lines(
    answer: Answer, title: str, flames: int, roll: Sequence[str] | None = None
) -> list[str]:
    """Everything to print about one position of a fight, and about a roll made there."""
    goal = answer.goal
    lines = [
        f"{title}: {question(answer.problem)}",
        f"Goal: {goal.name}. Best play gives {worth_text(goal, answer.value)}.",
        "",
        *_table(answer, flames),
        "",
        f"Now: {advised(answer, answer.advice)}",
    ]
    if roll is not None:
        lines.extend(_about_roll(answer, roll))
    return lines


def odds_data(
    answer: Answer, title: str, flames: int, roll: Sequence[str] | None = None
) -> dict[str, Any]:
    """The same as plain data, with every chance as an exact fraction and as a number."""
    found = answer.distribution
    data: dict[str, Any] = {
        "tile": title,
        "goal": answer.goal.name,
        "value": _number(answer.value),
        "matches": [_number(chance) for chance in found.matches],
        "blowup": _number(found.blowup),
        "rewards": {name: _number(chance) for name, chance in found.rewards(flames).items()},
        "rolls": [_number(mean) for mean in found.rolls],
        "tokens": _number(found.tokens),
        "advice": _advice_data(answer, answer.advice),
    }
    if roll is not None:
        data["roll"] = list(roll)
        data["options"] = [_advice_data(answer, option) for option in answer.options(roll)]
    return data


def _number(value: Fraction) -> dict[str, Any]:
    return {"exact": str(value), "about": float(value)}


def _advice_data(answer: Answer, advice: Advice) -> dict[str, Any]:
    return {
        "value": _number(advice.value),
        "changes": [list(change) for change in advice.changes],
        "locks": list(advice.locks),
        "support": advice.uses_support,
        "plays": [list(play) for play in advice.plays],
        "then": advice.then,
        "text": advised(answer, advice),
    }


def _table(answer: Answer, flames: int) -> list[str]:
    """A line for each result: its chance, the chance of it or better, how often one goes on."""
    found = answer.distribution
    lines = [f"{'result':<11}{'chance':>8}{'or more':>9}{'goes on':>9}  {'':<{WIDTH}}  reward"]
    for matches, chance in enumerate(found.matches):
        rolls = found.rolls[matches]
        if not chance and not rolls:
            continue
        on = f"{float(rolls / (rolls + chance)):>9.1%}"
        name = f"{matches} match{'' if matches == 1 else 'es'}"
        lines.append(
            f"{name:<11}{float(chance):>8.2%}{float(found.at_least(matches)):>9.2%}{on}"
            f"  {_bar(chance):<{WIDTH}}  {reward_of(matches, flames)}"
        )
    lines.append(
        f"{'Blowup':<11}{float(found.blowup):>8.2%}{'':>18}"
        f"  {_bar(found.blowup):<{WIDTH}}  1 flame more"
    )
    return lines


def _bar(chance: Fraction) -> str:
    """A bar as long as the chance is large."""
    return "█" * round(chance * WIDTH)


def _about_roll(answer: Answer, roll: Sequence[str]) -> list[str]:
    """The best things to do with a roll."""
    options = answer.options(roll)
    goal = answer.goal
    lines = ["", f"Rolled {listed(roll)}:"]
    for option in options[:FEW]:
        lines.append(f"  {worth_text(goal, option.value):>10}  {advised(answer, option)}")
    if len(options) > FEW:
        lines.append(f"  … and {len(options) - FEW} that are no better.")
    return lines
