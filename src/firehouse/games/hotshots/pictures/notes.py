"""The notes below a drawing: whose turn it is, hands, dice, deck, what comes next.

A note that is left out has its usual value, so that a hand-drawn position needs few.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from firehouse.core.bits import bit, members, put_byte, size
from firehouse.core.stack import argument_in, entry, step_of
from firehouse.games.hotshots.data import faces, roles, tiles, tokens
from firehouse.games.hotshots.data.cards import CLASSES
from firehouse.games.hotshots.data.files.hexes import DrawingError
from firehouse.games.hotshots.pictures.note import (
    NOTE,
    Note,
    card_reader,
    count_reader,
    dice_reader,
    names_of,
    word_reader,
)
from firehouse.games.hotshots.pictures.stacks import impossible
from firehouse.games.hotshots.rules import deck, endings, piles, steps
from firehouse.games.hotshots.rules.house import House
from firehouse.games.hotshots.rules.moving import STEPS_A_TURN
from firehouse.games.hotshots.rules.state import (
    ASKED_TO_MOVE,
    FLAG_NAMES,
    OFF_BOARD,
    SHARED,
    State,
    change_hand,
    hand,
    has_asked,
    note_request,
    place_of,
    requests_of,
    role_of,
)

TURN: Final = (steps.ACT, steps.DRAW, steps.END_TURN)
"""The phases of a turn in order; a note that names one of them means the rest as well."""
NOBODY: Final = "-"

_STEP_BY_NAME: Final = {name: step for step, name in steps.NAMES.items()}
_MOST: Final = 99
_REQUESTS: Final = (*tokens.IDS, "move")
"""What another player can be asked for, by bit: about a token, or to move."""


def write_notes(g: House, s: State) -> list[str]:
    """Every note that a reader could not guess."""
    crew = range(g.crew_size)
    lines = [f"turn: {s.turn + 1}", "crew: " + " ".join(_role(s, who) for who in crew)]
    held = [names_of(hand(s, who), tokens.IDS) or NOBODY for who in crew]
    if any(word != NOBODY for word in held):
        lines.append("hands: " + "; ".join(held))
    ids = g.cards.ids
    optional = (
        ("moves", str(s.moves) if s.moves else ""),
        ("flags", names_of(s.flags, FLAG_NAMES)),
        ("asked", _requests_text(g, s)),
        ("shared", " ".join(str(who + 1) for who in crew if _is_mate(s, who, SHARED))),
        ("exchanges", str(s.exchanges - 1) if s.exchanges else ""),
        ("succeeded", names_of(s.quenched, tiles.IDS)),
        ("fresh", names_of(s.fresh, tokens.IDS)),
        ("choice", names_of(s.pair, tokens.IDS)),
        ("spent", names_of(_unspent(s) & ~s.bag, tokens.IDS)),
        ("dice", str(s.dice) if s.dice < faces.DICE else ""),
        ("rolled", faces.letters(faces.PACKED[s.rolled - 1]) if s.rolled else ""),
        ("locked", faces.letters(s.locked)),
        ("extra", faces.letters(s.extra)),
        ("support", str(s.support) if s.support else ""),
        ("top", ids[s.top - 1] if s.top else ""),
        ("drawn", names_of(s.drawn, ids)),
        ("card", ids[s.card - 1] if s.card else ""),
        ("discard", names_of(s.discard, ids)),
        ("shuffles", str(s.shuffles) if s.shuffles else ""),
        ("touched", names_of(s.touched, tiles.IDS)),
        ("line", " ".join(map(str, members(s.path)))),
        ("wind", "" if _camp_shows_wind(s) or not s.wind else str(s.wind)),
        ("ended", endings.CODES[s.ended]),
    )
    lines += [f"{key}: {value}" for key, value in optional if value]
    usual = s.copy()
    _usual_piles(g, usual)
    if s.piles != usual.piles:
        lines.append("piles: " + " / ".join(_pile(s, pile) for pile in range(deck.PILES)))
        if piles.ways_of(s.piles):
            lines.append(f"uneven: {names_of(piles.ways_of(s.piles), piles.NAMES)}")
    gone = g.deck & ~_seen(s) & ~s.deck
    if gone:
        lines.append(f"gone: {names_of(gone, ids)}")
    if s.vehicles and s.cells[tiles.AIR_BASE] < 0:
        lines.append(f"vehicles: {s.vehicles}")
    if s.todo:
        lines.append("next: " + ", ".join(_entry_text(entry) for entry in reversed(s.todo)))
    return lines


def _is_mate(s: State, who: int, about: int) -> bool:
    """Is it another player who was asked for this or has shared?"""
    return who != s.turn and has_asked(s, who, about)


def _requests_text(g: House, s: State) -> str:
    """Whom this turn's player has asked about what: a part for each of the others."""
    found: list[str] = []
    for who in range(g.crew_size):
        asked = 0 if who == s.turn else requests_of(s, who) & (bit(ASKED_TO_MOVE + 1) - 1)
        if asked:
            found.append(f"{who + 1} {names_of(asked, _REQUESTS)}")
    return "; ".join(found)


def _camp_shows_wind(s: State) -> bool:
    return s.cells[tiles.FIRE_CAMP] >= 0 and not (s.scorched >> tiles.FIRE_CAMP) & 1


def _role(s: State, who: int) -> str:
    role = role_of(s, who)
    return roles.IDS[role] if role < roles.ROLES else NOBODY


def _pile(s: State, pile: int) -> str:
    return " ".join(str(deck.in_pile(s, pile, group)) for group in range(CLASSES))


def _seen(s: State) -> int:
    """The cards that are not face down."""
    found: int = s.drawn | s.discard
    found |= bit(s.top - 1) if s.top else 0
    return found | (bit(s.card - 1) if s.card else 0)


def _entry_text(entry: int) -> str:
    name = steps.NAMES[step_of(entry)]
    argument = argument_in(entry)
    return f"{name} {argument}" if argument else name


def read_notes(g: House, s: State, lines: list[tuple[int, str]]) -> None:
    """Set what the notes say, and the usual values for the rest."""
    given: dict[str, Note] = {}
    for number, line in lines:
        match = NOTE.fullmatch(line)
        if not match or match[1] not in _READERS or match[1] in given:
            raise DrawingError(number, 0, f"one each of {', '.join(_READERS)}", line.strip())
        given[match[1]] = Note(number, match[1], match[2].strip())
    for key, (read, usual) in _READERS.items():
        if key in given:
            read(g, s, given[key])
        else:
            usual(g, s)


def _as_it_is(g: House, s: State) -> None:
    """Nothing is the usual value."""


def _read_turn(g: House, s: State, note: Note) -> None:
    number = note.number(g.crew_size)
    if not number:
        raise note.error(f"a firefighter from 1 to {g.crew_size}")
    s.turn = number - 1


def _read_crew(g: House, s: State, note: Note) -> None:
    words = note.value.split()
    if len(words) != g.crew_size or any(word not in (*roles.IDS, NOBODY) for word in words):
        raise note.error(f"{g.crew_size} of {', '.join(roles.IDS)}")
    for who, word in enumerate(words):
        role = roles.NO_ROLE if word == NOBODY else roles.IDS.index(word)
        s.roles = put_byte(s.roles, who, role)


def _usual_crew(g: House, s: State) -> None:
    free = [role for role in range(roles.ROLES) if role not in g.crew]
    for who, role in enumerate(g.crew):
        s.roles = put_byte(s.roles, who, role if role >= 0 else free.pop(0))


def _read_hands(g: House, s: State, note: Note) -> None:
    parts = note.value.split(";")
    if len(parts) != g.crew_size:
        raise note.error(f"{g.crew_size} hands with ; between them, - for an empty one")
    for who, part in enumerate(parts):
        words = "" if part.strip() == NOBODY else part
        for token in members(Note(note.line, note.key, words).members(tokens.IDS)):
            change_hand(s, who, token)


def _mate(g: House, s: State, note: Note, word: str) -> int:
    """Another player than the one on turn."""
    mates = [str(who + 1) for who in range(g.crew_size) if who != s.turn]
    if word not in mates:
        raise note.error(f"another firefighter of {', '.join(mates)}")
    return int(word) - 1


def _read_asked(g: House, s: State, note: Note) -> None:
    for part in note.value.split(";"):
        word, _, things = part.strip().partition(" ")
        who = _mate(g, s, note, word)
        for about in members(Note(note.line, note.key, things).members(_REQUESTS)):
            note_request(s, who, about)


def _read_shared(g: House, s: State, note: Note) -> None:
    for word in note.value.split():
        note_request(s, _mate(g, s, note, word), SHARED)


def _read_exchanges(g: House, s: State, note: Note) -> None:
    s.exchanges = note.number(tokens.TOKENS - 1) + 1


def _unspent(s: State) -> int:
    """The tokens that nobody holds or chooses from."""
    held: int = hand(s, 0) | hand(s, 1) | hand(s, 2) | hand(s, 3) | s.pair
    return tokens.ALL & ~held


def _read_spent(g: House, s: State, note: Note) -> None:
    s.bag = _unspent(s) & ~note.members(tokens.IDS)


def _usual_spent(g: House, s: State) -> None:
    s.bag = _unspent(s)


def _read_rolled(g: House, s: State, note: Note) -> None:
    s.rolled = faces.NUMBER[note.dice()] + 1


def _usual_moves(g: House, s: State) -> None:
    s.moves = 0


def _usual_dice(g: House, s: State) -> None:
    s.dice = faces.DICE


def _read_line(g: House, s: State, note: Note) -> None:
    s.path = note.members([str(edge) for edge in range(len(g.board.ends))])


def _read_ended(g: House, s: State, note: Note) -> None:
    if note.value not in endings.CODES[1:]:
        raise note.error(f"one of {', '.join(endings.CODES[1:])}")
    s.ended = endings.CODES.index(note.value)


def _read_gone(g: House, s: State, note: Note) -> None:
    s.deck = g.deck & ~_seen(s) & ~note.members(g.cards.ids)


def _usual_gone(g: House, s: State) -> None:
    s.deck = g.deck & ~_seen(s)


def _read_piles(g: House, s: State, note: Note) -> None:
    numbers = re.findall(r"\d+", note.value)
    wanted = deck.PILES * CLASSES
    if len(numbers) != wanted or any(len(word) > 2 or int(word) > 63 for word in numbers):
        raise note.error(f"{wanted} numbers up to 63")
    s.piles = sum(int(word) << (6 * place) for place, word in enumerate(numbers))


def _usual_piles(g: House, s: State) -> None:
    if s.deck == g.deck:
        deck.build(g, s)
        return
    s.piles = sum(size(s.deck & g.cards.of_class(group)) << (6 * group) for group in range(CLASSES))


def _read_uneven(g: House, s: State, note: Note) -> None:
    s.piles = piles.with_ways(s.piles, note.members(piles.NAMES))


def _read_next(g: House, s: State, note: Note) -> None:
    entries: list[int] = []
    for text in note.value.split(","):
        name, _, argument = text.strip().partition(" ")
        if name not in _STEP_BY_NAME or (argument and not re.fullmatch(r"[0-9]{1,5}", argument)):
            raise note.error(f"some of {', '.join(_STEP_BY_NAME)}, each with a number or none")
        entries.append(entry(_STEP_BY_NAME[name], int(argument or 0)))
    _need_waiting(s, note, entries)
    if len(entries) == 1 and entries[0] in TURN:
        entries = list(TURN[TURN.index(entries[0]) :])
    wrong = "" if s.ended else impossible(g, s, entries)
    if wrong:
        raise note.error(wrong)
    s.todo = entries[::-1]


def _need_waiting(s: State, note: Note, entries: list[int]) -> None:
    """The first entry must be something to wait for."""
    step = step_of(entries[0])
    if step < steps.FIRST_CHANCE and not s.ended:
        raise note.error("a chance or a decision first")
    placed = place_of(s, s.turn) != OFF_BOARD
    if steps.CHOOSE_CHARACTER < step < steps.CHOOSE_GAP and not placed and not s.ended:
        raise note.error("the firefighter on turn on the board")


def _usual_next(g: House, s: State) -> None:
    """The player on turn is to act, with the usual movement."""
    if s.ended:
        return
    if place_of(s, s.turn) == OFF_BOARD:
        raise DrawingError(0, 0, "the firefighter on turn on the board", "none")
    s.todo = list(TURN[::-1])
    if not s.moves and not s.flags:
        s.moves = STEPS_A_TURN


def _tile_ids(g: House) -> Sequence[str]:
    return tiles.IDS


def _token_ids(g: House) -> Sequence[str]:
    return tokens.IDS


def _card_ids(g: House) -> Sequence[str]:
    return g.cards.ids


def _flag_names(g: House) -> Sequence[str]:
    return FLAG_NAMES


_READERS: Final[dict[str, tuple[Callable[..., None], Callable[[House, State], None]]]] = {
    "turn": (_read_turn, _as_it_is),
    "crew": (_read_crew, _usual_crew),
    "hands": (_read_hands, _as_it_is),
    "choice": (word_reader("pair", _token_ids), _as_it_is),
    "spent": (_read_spent, _usual_spent),
    "moves": (count_reader("moves", _MOST), _usual_moves),
    "flags": (word_reader("flags", _flag_names), _as_it_is),
    "asked": (_read_asked, _as_it_is),
    "shared": (_read_shared, _as_it_is),
    "exchanges": (_read_exchanges, _as_it_is),
    "succeeded": (word_reader("quenched", _tile_ids), _as_it_is),
    "fresh": (word_reader("fresh", _token_ids), _as_it_is),
    "dice": (count_reader("dice", faces.DICE), _usual_dice),
    "rolled": (_read_rolled, _as_it_is),
    "locked": (dice_reader("locked"), _as_it_is),
    "extra": (dice_reader("extra"), _as_it_is),
    "support": (count_reader("support", _MOST), _as_it_is),
    "top": (card_reader("top"), _as_it_is),
    "drawn": (word_reader("drawn", _card_ids), _as_it_is),
    "card": (card_reader("card"), _as_it_is),
    "discard": (word_reader("discard", _card_ids), _as_it_is),
    "shuffles": (count_reader("shuffles", _MOST), _as_it_is),
    "touched": (word_reader("touched", _tile_ids), _as_it_is),
    "line": (_read_line, _as_it_is),
    "wind": (count_reader("wind", 5), _as_it_is),
    "vehicles": (count_reader("vehicles", 7), _as_it_is),
    "ended": (_read_ended, _as_it_is),
    "gone": (_read_gone, _usual_gone),
    "piles": (_read_piles, _usual_piles),
    "uneven": (_read_uneven, _as_it_is),
    "next": (_read_next, _usual_next),
}
