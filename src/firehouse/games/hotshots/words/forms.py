"""The table of forms: how the arguments of actions are written and read, and which there are."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from firehouse.core.forms import BARE, MAX_WORD, Form, exactly, listed, wrong_form
from firehouse.games.hotshots.data import faces, roles, tiles, tokens
from firehouse.games.hotshots.data.files.faults import fault
from firehouse.games.hotshots.rules import actions
from firehouse.games.hotshots.rules.features import chooses_first, is_asked, leaves_gap, takes_roles
from firehouse.games.hotshots.rules.house import House
from firehouse.games.hotshots.rules.state import MAX_PAWNS

Words = Sequence[str]

RANDOM: Final = "random"
_STOPS: Final = ("", "firebreak", "1", "2 firebreak", "2 token", "3")
_PLAY: Final = "TOKEN [FACE|PAWN|TILE]"


def _aliases() -> dict[str, int]:
    """Every name of a tile: its id, its title and its label."""
    found: dict[str, int] = {}
    for names in (tiles.LABELS, tiles.TITLES, tiles.IDS):
        for tile, name in enumerate(names):
            found[name.lower().replace(" ", "-")] = tile
    return found


TILE_NAMES: Final = _aliases()


# What is read.


def _wrong(name: str, **arguments: Any) -> ValueError:
    """The error for words that name nothing: `notation.NAME`."""
    return fault(f"notation.{name}", **arguments)


def _one_of(word: str, names: Sequence[str], otherwise: str) -> int:
    if word not in names:
        raise _wrong(otherwise, word=word[:MAX_WORD], names=list(names))
    return list(names).index(word)


def _tile(word: str, usage: str) -> int:
    if not word:
        raise wrong_form(usage)
    if word not in TILE_NAMES:
        raise _wrong("no-tile", word=word[:MAX_WORD], names=list(tiles.IDS))
    return TILE_NAMES[word]


def _token(word: str) -> int:
    return _one_of(word, tokens.IDS, "no-token")


def _pawn(word: str) -> int:
    if word not in [str(number + 1) for number in range(MAX_PAWNS)]:
        raise _wrong("no-pawn", word=word[:MAX_WORD], most=MAX_PAWNS)
    return int(word) - 1


def _read_tile(g: House, words: Words, usage: str) -> int:
    return _tile("-".join(words), usage)


def _read_pawn(g: House, words: Words, usage: str) -> int:
    return _pawn("-".join(words))


def _read_face(g: House, words: Words, usage: str) -> int:
    return _one_of("-".join(words), faces.NAMES, "no-face")


def _read_pair(g: House, words: Words, usage: str) -> int:
    first, second = (_tile(word, usage) for word in words)
    if first == second:
        raise _wrong("same-tile", usage=usage)
    return actions.pair(first, second)


def _read_dice(g: House, words: Words, usage: str) -> int:
    letters = "".join(words).upper()
    if set(letters) - set(faces.LETTERS) or len(letters) > faces.DICE:
        raise _wrong("no-dice", usage=usage, most=faces.DICE, letters=faces.LETTERS)
    return faces.NUMBER[faces.packed_letters(letters)]


def _read_stop(g: House, words: Words, usage: str) -> int:
    told = " ".join(words)
    if told not in _STOPS:
        raise wrong_form(usage)
    return _STOPS.index(told)


def _read_errand(g: House, words: Words, usage: str) -> int:
    if len(words) < 2:
        raise wrong_form(usage)
    return actions.errand(_pawn(words[0]), _tile("-".join(words[1:]), usage))


def _read_share(g: House, words: Words, usage: str) -> int:
    return actions.sharing(_pawn(words[0]), _token(words[1]))


def _read_role_or_random(g: House, words: Words, usage: str) -> int:
    if list(words) == [RANDOM]:
        return actions.AT_RANDOM
    return _one_of("-".join(words), (*roles.IDS, RANDOM), "no-character")


def _read_bare_token(g: House, words: Words, usage: str) -> int:
    if not words:
        raise wrong_form(usage)
    token = _token(words[0])
    if len(words) != 1:
        raise wrong_form(usage)
    return token


def _read_token_as_face(g: House, words: Words, usage: str) -> int:
    return actions.standing_in(_token(words[0]), _read_face(g, words[1:], usage))


# What is written.


def _dice_text(g: House, handful: int) -> str:
    return faces.letters(faces.PACKED[handful]) if handful < faces.HANDFULS else str(handful)


def _pair_text(g: House, argument: int) -> str:
    first, second = actions.lower_in(argument), actions.higher_in(argument)
    return f"{listed(tiles.IDS, first)} {listed(tiles.IDS, second)}"


def _errand_text(g: House, argument: int) -> str:
    return f"{actions.sent_in(argument) + 1} {listed(tiles.IDS, actions.goal_in(argument))}"


def _share_text(g: House, argument: int) -> str:
    return f"{actions.mate_in(argument) + 1} {listed(tokens.IDS, actions.shared_in(argument))}"


def _token_as_face_text(g: House, argument: int) -> str:
    token, face = actions.token_in(argument), actions.face_in(argument)
    return f"{listed(tokens.IDS, token)} {faces.NAMES[face]}"


def _role_or_random_text(g: House, role: int) -> str:
    return RANDOM if role == actions.AT_RANDOM else listed(roles.IDS, role)


# What a set-up can have.


def _tiles(g: House) -> list[int]:
    return [tile for tile in range(tiles.TILES) if g.plays_with(tile)]


def _pawns(g: House) -> Iterable[int]:
    return range(g.crew_size)


def _tokens(g: House) -> Iterable[int]:
    return range(tokens.TOKENS)


def _faces_of_tokens(g: House) -> Iterable[int]:
    return [
        actions.standing_in(token, face)
        for token, shown in enumerate(tokens.FACE_SETS)
        for face in range(faces.FACES)
        if (shown >> face) & 1
    ]


def _matching_dice(g: House) -> Iterable[int]:
    """Handfuls of which every die has an icon on one tile."""
    icons = {g.terrain.icons[tile] for tile in _tiles(g)}
    return [n for n, word in enumerate(faces.PACKED) if n and any(_fits(word, i) for i in icons)]


def _fits(handful: int, icons: int) -> bool:
    return all(
        faces.count(handful, face) <= faces.count(icons, face) for face in range(faces.FACES)
    )


def _shares(g: House) -> Iterable[int]:
    if g.solo:
        return ()
    return [actions.sharing(who, token) for who in _pawns(g) for token in _tokens(g)]


def _played(token: int, form: Form) -> Form:
    """A token that is played with something else."""
    name = tokens.IDS[token]
    return Form(
        _PLAY,
        lambda g, argument: f"{name} {form.write(g, argument)}",
        lambda g, words, usage: form.read(g, words[1:], usage),
        form.arguments,
        lambda g, words: words[:1] == [name],
    )


def _is_dice_token(g: House, words: Words) -> bool:
    return bool(words) and words[0] in tokens.IDS[: tokens.WILD + 1]


_TILE: Final = Form("TILE", lambda g, tile: listed(tiles.IDS, tile), _read_tile, _tiles)
_PAWN: Final = Form("PAWN", lambda g, who: str(who + 1), _read_pawn, _pawns)
_FACE: Final = Form(
    "FACE", lambda g, face: listed(faces.NAMES, face), _read_face, lambda g: range(faces.FACES)
)
_DICE: Final = Form("FACES", _dice_text, _read_dice, lambda g: range(faces.HANDFULS))
_CELL: Final = Form(
    "CELL",
    lambda g, cell: listed(g.board.names, cell),
    lambda g, words, usage: _one_of(
        "-".join(words), [name.lower() for name in g.board.names], "no-cell"
    ),
    lambda g: range(tiles.TILES),
)
_TOKEN: Final = Form(
    "TOKEN",
    lambda g, token: listed(tokens.IDS, token),
    lambda g, words, usage: _token("-".join(words)),
    _tokens,
)

FORMS: Final[Mapping[str, Form]] = {
    "bare": BARE,
    "answer": Form("", BARE.write, BARE.read, lambda g: (0,) if is_asked(g) else ()),
    "tile": _TILE,
    "pair": Form(
        "TILE TILE",
        _pair_text,
        exactly(2, _read_pair),
        lambda g: [actions.pair(a, b) for a in _tiles(g) for b in _tiles(g) if a < b],
    ),
    "cell": _CELL,
    "empty cell": Form(
        "CELL", _CELL.write, _CELL.read, lambda g: range(tiles.TILES) if leaves_gap(g) else ()
    ),
    "pawn": Form("PAWN", _PAWN.write, exactly(1, _read_pawn), _pawns),
    "beginner": Form(
        "PAWN",
        _PAWN.write,
        exactly(1, _read_pawn),
        lambda g: _pawns(g) if chooses_first(g) else (),
    ),
    "errand": Form(
        "PAWN TILE",
        _errand_text,
        _read_errand,
        lambda g: [actions.errand(who, tile) for who in _pawns(g) for tile in _tiles(g)],
    ),
    "share": Form("PAWN TOKEN", _share_text, exactly(2, _read_share), _shares),
    "role": Form(
        "NAME",
        lambda g, role: listed(roles.IDS, role),
        lambda g, words, usage: _one_of("-".join(words), roles.IDS, "no-character"),
        lambda g: range(roles.ROLES),
    ),
    "role or random": Form(
        f"NAME|{RANDOM}",
        _role_or_random_text,
        _read_role_or_random,
        lambda g: (*range(roles.ROLES), actions.AT_RANDOM) if takes_roles(g) else (),
        lambda g, words: bool(words) and not words[0].isdecimal(),
    ),
    "card": Form(
        "CARD",
        lambda g, card: listed(g.cards.ids, card),
        lambda g, words, usage: _one_of("-".join(words), g.cards.ids, "no-card"),
        lambda g: range(len(g.cards.kinds)),
    ),
    "dice": _DICE,
    "matching dice": Form("FACES", _DICE.write, _DICE.read, _matching_dice),
    "reward": Form(
        f"[{'|'.join(filter(None, _STOPS))}]",
        lambda g, reward: listed(_STOPS, reward),
        _read_stop,
        lambda g: range(actions.REWARDS),
    ),
    "token": _TOKEN,
    "bare token": Form(
        _PLAY,
        _TOKEN.write,
        _read_bare_token,
        lambda g: [token for token in _tokens(g) if tokens.BARE[token]],
    ),
    "token as face": Form(
        _PLAY, _token_as_face_text, _read_token_as_face, _faces_of_tokens, _is_dice_token
    ),
    "double": _played(tokens.DOUBLE, _FACE),
    "summon": _played(tokens.SUMMON, _PAWN),
    "anywhere": _played(tokens.ANYWHERE, _TILE),
    "extra flame": _played(tokens.EXTRA_FLAME, _TILE),
}
"""The forms by the names that kinds of actions have them under."""
