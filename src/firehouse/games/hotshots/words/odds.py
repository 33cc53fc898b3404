"""The oracle's answer on a terminal: the chances as a table, then the advice."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any, Final

from firehouse.core.nearest import near
from firehouse.core.phrase import phrase
from firehouse.games.hotshots.data import faces, tiles
from firehouse.games.hotshots.data.files.faults import HotshotsFault, fault
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
from firehouse.games.hotshots.odds.text import advised, listed, option_lines, question, worth
from firehouse.games.hotshots.words.language import part, say
from firehouse.games.hotshots.words.names import tile_title

WIDTH: Final = 24
"""Of the longest bar."""
FEW: Final = 6
"""Options of a roll that are shown."""
COLUMNS: Final = ("result", "chance", "or-more", "goes-on", "reward")


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
            raise fault("odds.lake")
        icons, title = tuple(faces.words(terrain.icons[number])), tile_title(number)
        if "icons" in terrain.reconstructed[number]:
            title = phrase("odds.reconstructed", tile=title)
    elif len(name) == faces.DICE:
        icons, title = parse_faces(name), phrase("odds.own-tile")
    else:
        tried = near(name, list(tiles.IDS))
        unknown = phrase("odds.no-tile", tile=tile[:40], near=tried, letters=faces.LETTERS)
        raise HotshotsFault(unknown)
    problem = Problem(
        icons,
        locked=parse_faces(locked),
        dice=-1 if dice is None else dice,
        crew=_plain(crew),
        support=support,
        tokens=tuple(word.strip() for word in hand.split(",") if word.strip()),
        stand_in=stand_in,
    )
    return solve(problem, goal_named(goal, flames)), say(title)


def _plain(name: str) -> str:
    """A name as the game spells it."""
    return name.strip().lower().replace("_", "-").replace(" ", "-")


def _need_numbers(dice: int | None, flames: int) -> None:
    """Refuse numbers that no table can show."""
    if dice is not None and not 0 <= dice <= faces.DICE:
        raise fault("odds.bad-dice", most=faces.DICE, dice=dice)
    if not 0 <= flames <= tiles.MOST_LIMIT:
        raise fault("odds.bad-flames", most=tiles.MOST_LIMIT, flames=flames)


def odds_lines(
    answer: Answer, title: str, flames: int, roll: Sequence[str] | None = None
) -> list[str]:
    """Everything to print about one position of a fight, and about a roll made there."""
    goal = answer.goal
    lines = [
        say(phrase("odds.titled", title=title, question=question(answer.problem))),
        say(phrase("odds.goal-line", goal=goal.name, worth=worth(goal, answer.value))),
        "",
        *_table(answer, flames),
        "",
        say(phrase("odds.now", advice=advised(answer, answer.advice))),
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
        "text": say(advised(answer, advice)),
    }


def _table(answer: Answer, flames: int) -> list[str]:
    """A line for each result: its chance, the chance of it or better, how often one goes on."""
    found = answer.distribution
    result, often, more, goes_on, reward = (part(phrase(f"odds.column.{name}")) for name in COLUMNS)
    lines = [f"{result:<11}{often:>8}{more:>9}{goes_on:>9}  {'':<{WIDTH}}  {reward}"]
    for matches, chance in enumerate(found.matches):
        rolls = found.rolls[matches]
        if not chance and not rolls:
            continue
        on = f"{float(rolls / (rolls + chance)):>9.1%}"
        name = part(phrase("odds.matches", number=matches))
        lines.append(
            f"{name:<11}{float(chance):>8.2%}{float(found.at_least(matches)):>9.2%}{on}"
            f"  {_bar(chance):<{WIDTH}}  {reward_of(matches, flames)}"
        )
    lines.append(
        f"{part(phrase('odds.blowup-row')):<11}{float(found.blowup):>8.2%}{'':>18}"
        f"  {_bar(found.blowup):<{WIDTH}}  {part(phrase('odds.blowup-cost'))}"
    )
    return lines


def _bar(chance: Fraction) -> str:
    """A bar as long as the chance is large."""
    return "█" * round(chance * WIDTH)


def _about_roll(answer: Answer, roll: Sequence[str]) -> list[str]:
    """The best things to do with a roll."""
    options = answer.options(roll)
    lines = ["", say(phrase("odds.rolled", dice=listed(roll)))]
    lines += option_lines(answer, options[:FEW])
    if len(options) > FEW:
        lines.append(f"  {part(phrase('odds.no-better', number=len(options) - FEW))}")
    return lines
