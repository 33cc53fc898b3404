"""The notes below a drawing: whose turn it is, what they have, the bag, what comes next.

A note that is left out has its usual value, so that a hand-drawn position needs few.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from firehouse.core.bits import bit, members, put_byte
from firehouse.core.stack import argument_in, entry, step_of
from firehouse.games.flashpoint.data.board import DICE_SQUARES
from firehouse.games.flashpoint.data.files.grid import Note, PlanError, shown
from firehouse.games.flashpoint.pictures.card_notes import CARD_READERS, write_card_notes
from firehouse.games.flashpoint.pictures.stacks import impossible
from firehouse.games.flashpoint.rules import endings, steps, tokens
from firehouse.games.flashpoint.rules.dice import again_of, black_of, red_of, thrown, with_again
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.state import State, role_of, saved_of
from firehouse.games.flashpoint.rules.tokens import entries
from firehouse.games.flashpoint.rules.turn import begin_turn
from firehouse.games.flashpoint.rules.walls import damage_in_sight, doors_gone

_STEP_BY_NAME: Final = {name: step for step, name in steps.NAMES.items()}
_MOST: Final = 255


def turn_phases(g: House) -> list[int]:
    """The phases of a turn in order; a note that names one of them means the rest as well."""
    s = State([])
    begin_turn(g, s, None, 0)
    return s.todo[::-1]


def write_notes(g: House, s: State) -> list[str]:
    """Every note that a reader could not guess."""
    crew = range(g.crew_size)
    lines = [f"turn: {s.turn + 1}", f"ap: {s.ap}"]
    if any(g.crew):
        lines.append("crew: " + " ".join(g.roles[role_of(s, who)].id for who in crew))
    if s.saved:
        lines.append("saved: " + " ".join(str(saved_of(s, who)) for who in crew))
    bag = f"{s.bag_victims} victims, {s.bag_false_alarms} false alarms, {s.bag_hazmats} hazmats"
    lines += [f"bag: {bag}", f"rescued: {s.rescued}", f"lost: {s.lost}"]
    if s.struck:
        lines.append("struck: " + " ".join(g.board.names[square] for square in members(s.struck)))
    if s.near:
        lines.append("near: " + " ".join(str(who + 1) for who in members(s.near)))
    if s.dice:
        lines.append(f"dice: {red_of(s.dice)} {black_of(s.dice)} {again_of(s.dice)}")
    if s.hot_spots or s.hot_reserve:
        lines.append(f"hot spots left: {s.hot_reserve}")
    if s.heated:
        lines.append(f"hot spots added: {s.heated}")
    on_doors = s.damage - damage_in_sight(g, s)
    if on_doors:
        lines.append(f"on destroyed doors: {on_doors}")
    if s.fire_outside:
        squares = [g.board.names[DICE_SQUARES + index] for index in members(s.fire_outside)]
        lines.append("fire outside: " + " ".join(squares))
    if s.target:
        lines.append(f"target: {s.target}")
    if s.free or g.roles[role_of(s, s.turn)].free:
        lines.append(f"free: {s.free}")
    if s.bonus:
        lines.append(f"bonus: {s.bonus}")
    if s.acted:
        lines.append(f"acted: {s.acted}")
    lines += write_card_notes(g, s)
    if s.ended:
        lines.append(f"ended: {endings.CODES[s.ended]}")
    if s.todo:
        lines.append("next: " + ", ".join(_entry_text(entry) for entry in reversed(s.todo)))
    return lines


def _entry_text(entry: int) -> str:
    name = steps.NAMES[step_of(entry)]
    argument = argument_in(entry)
    return f"{name} {argument}" if argument else name


def read_notes(g: House, s: State, notes: list[Note]) -> None:
    """Set what the notes say, and the usual values for the rest."""
    given: dict[str, Note] = {}
    for note in notes:
        if note.key not in _READERS:
            raise PlanError(
                note.line, note.key_column, f"one of {', '.join(_READERS)}", shown(note.key)
            )
        if note.key in given:
            raise PlanError(note.line, note.key_column, "each note once", shown(note.key))
        given[note.key] = note
    for key, (read, usual) in _READERS.items():
        if key in given:
            read(g, s, given[key])
        else:
            usual(g, s)


def _error(note: Note, expected: str) -> PlanError:
    return PlanError(note.line, note.value_column, expected, shown(note.value))


def _numbers(note: Note, count: int, most: int) -> list[int]:
    found = re.findall(r"\d+", note.value)
    wrong = any(len(word) > 3 or int(word) > most for word in found)
    if wrong or len(found) != count or "-" in note.value:
        raise _error(note, f"{count} number(s) up to {most}")
    return [int(word) for word in found]


def _read_turn(g: House, s: State, note: Note) -> None:
    (number,) = _numbers(note, 1, g.crew_size)
    if not number:
        raise _error(note, f"a firefighter from 1 to {g.crew_size}")
    s.turn = number - 1


def _read_crew(g: House, s: State, note: Note) -> None:
    ids = [role.id for role in g.roles]
    words = note.value.split()
    if len(words) != g.crew_size or any(word not in ids for word in words):
        raise _error(note, f"{g.crew_size} of {', '.join(ids)}")
    for who, word in enumerate(words):
        s.roles = put_byte(s.roles, who, ids.index(word))


def _usual_crew(g: House, s: State) -> None:
    for who in range(g.crew_size):
        s.roles = put_byte(s.roles, who, max(g.crew[who], 0))


def _read_saved(g: House, s: State, note: Note) -> None:
    for who, ap in enumerate(_numbers(note, g.crew_size, _MOST)):
        s.saved = put_byte(s.saved, who, ap)


def _read_rescued(g: House, s: State, note: Note) -> None:
    (s.rescued,) = _numbers(note, 1, g.options.victims + s.joined)


def _read_lost(g: House, s: State, note: Note) -> None:
    (s.lost,) = _numbers(note, 1, g.options.victims + s.joined)


def _read_bag(g: House, s: State, note: Note) -> None:
    s.bag_victims, s.bag_false_alarms, s.bag_hazmats = _numbers(note, 3, _MOST)


def _usual_bag(g: House, s: State) -> None:
    """Every marker that is not seen elsewhere; no false alarm or hazmat has gone."""
    s.bag_victims = g.options.victims + s.joined - s.bag_trapped
    s.bag_victims -= s.rescued + s.lost + tokens.total(s.victims)
    s.bag_victims = max(s.bag_victims, 0)
    s.bag_false_alarms = g.options.false_alarms
    s.bag_hazmats = max(g.options.hazmats - len(entries(s.hazmats)), 0)
    if g.options.hazmat_markers:
        s.bag_hazmats = g.options.hazmats


def _read_struck(g: House, s: State, note: Note) -> None:
    for word in note.value.split():
        square = g.board.named.get(word, -1)
        if not 0 <= square < DICE_SQUARES:
            raise _error(note, "dice squares")
        s.struck |= bit(square)


def _read_near(g: House, s: State, note: Note) -> None:
    for word in note.value.split():
        if word not in [str(who + 1) for who in range(g.crew_size)]:
            raise _error(note, f"firefighters from 1 to {g.crew_size}")
        s.near |= bit(int(word) - 1)
    if not any(g.roles[role_of(s, who)].veteran for who in members(s.near)):
        raise _error(note, "the Veteran and who was near when the dice fell")


def _read_dice(g: House, s: State, note: Note) -> None:
    red, black, done = _numbers(note, 3, 8)
    if not (1 <= red <= 6 and 1 <= black <= 8 and done <= 3):
        raise _error(note, "the red die, the black die, and what was re-rolled")
    s.dice = with_again(thrown(red, black), done)


def _read_reserve(g: House, s: State, note: Note) -> None:
    (s.hot_reserve,) = _numbers(note, 1, 48)


def _read_heated(g: House, s: State, note: Note) -> None:
    (s.heated,) = _numbers(note, 1, g.options.hot_spots_a_turn)


def _read_on_doors(g: House, s: State, note: Note) -> None:
    most = 2 * doors_gone(g, s) if g.options.chop_doors else 0
    s.damage += _numbers(note, 1, most)[0]


def _read_fire_outside(g: House, s: State, note: Note) -> None:
    for word in note.value.split():
        square = g.board.named.get(word, -1)
        if square < DICE_SQUARES:
            raise _error(note, "squares outside")
        s.fire_outside |= bit(square - DICE_SQUARES)


def _read_target(g: House, s: State, note: Note) -> None:
    (s.target,) = _numbers(note, 1, 511)


def _read_free(g: House, s: State, note: Note) -> None:
    (s.free,) = _numbers(note, 1, _MOST)


def _read_bonus(g: House, s: State, note: Note) -> None:
    (s.bonus,) = _numbers(note, 1, 2)


def _read_acted(g: House, s: State, note: Note) -> None:
    (s.acted,) = _numbers(note, 1, 3)


def _read_ended(g: House, s: State, note: Note) -> None:
    if note.value not in endings.CODES[1:]:
        raise _error(note, f"one of {', '.join(endings.CODES[1:])}")
    s.ended = endings.CODES.index(note.value)


def _read_next(g: House, s: State, note: Note) -> None:
    stack = [_entry(g, note, words.split()) for words in note.value.split(",")]
    if len(stack) == 1 and stack[0] != steps.CHOOSE_FIRST:
        phases = turn_phases(g)
        kind = step_of(stack[0])
        at = phases.index(kind) + 1 if kind in phases else phases.index(steps.ACT)
        stack += phases[at:]
    wrong = "" if s.ended else impossible(g, s, stack)
    if wrong:
        raise _error(note, wrong)
    s.todo = stack[::-1]


_VEHICLE_STEPS: Final = (
    steps.PARK_ENGINE,
    steps.PARK_AMBULANCE,
    steps.ROLL_GUN,
    steps.AIM,
    steps.REROLL_RED,
    steps.REROLL_BLACK,
    steps.RIDE_ENGINE,
    steps.RIDE_AMBULANCE,
)


def _entry(g: House, note: Note, words: list[str]) -> int:
    if not words or len(words) > 2 or words[0] not in _STEP_BY_NAME:
        raise _error(note, f"steps such as {', '.join(_STEP_BY_NAME)}")
    if not g.options.vehicles and _STEP_BY_NAME[words[0]] in _VEHICLE_STEPS:
        raise _error(note, "no step of vehicles in a game without them")
    argument = words[1] if len(words) == 2 else "0"
    if not (argument.isascii() and argument.isdigit() and len(argument) < 4):
        raise _error(note, "a number after the step")
    return int(entry(_STEP_BY_NAME[words[0]], int(argument)))


def _usual_next(g: House, s: State) -> None:
    phases = turn_phases(g)
    s.todo = phases[phases.index(steps.ACT) :][::-1]


def _read_ap(g: House, s: State, note: Note) -> None:
    (s.ap,) = _numbers(note, 1, _MOST)


def _usual_ap(g: House, s: State) -> None:
    if s.todo and step_of(s.todo[-1]) == steps.ACT:
        s.ap = g.roles[role_of(s, s.turn)].ap


def _usual_free(g: House, s: State) -> None:
    if s.todo and step_of(s.todo[-1]) == steps.ACT and not s.acted:
        s.free = g.roles[role_of(s, s.turn)].free


def _nothing(g: House, s: State) -> None:
    """The usual value is what a new state has."""


_Read = Callable[[House, State, Note], None]
_READERS: Final[dict[str, tuple[_Read, Callable[[House, State], None]]]] = {
    "turn": (_read_turn, _nothing),
    "crew": (_read_crew, _usual_crew),
    "saved": (_read_saved, _nothing),
    **CARD_READERS,
    "rescued": (_read_rescued, _nothing),
    "lost": (_read_lost, _nothing),
    "bag": (_read_bag, _usual_bag),
    "struck": (_read_struck, _nothing),
    "near": (_read_near, _nothing),
    "dice": (_read_dice, _nothing),
    "hot spots left": (_read_reserve, _nothing),
    "hot spots added": (_read_heated, _nothing),
    "on destroyed doors": (_read_on_doors, _nothing),
    "fire outside": (_read_fire_outside, _nothing),
    "target": (_read_target, _nothing),
    "bonus": (_read_bonus, _nothing),
    "acted": (_read_acted, _nothing),
    "ended": (_read_ended, _nothing),
    "next": (_read_next, _usual_next),
    "ap": (_read_ap, _usual_ap),
    "free": (_read_free, _usual_free),
}
