"""The text form of actions, and reading it back: `move lodge`, `lock PPC`, `dice CHSTTT`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from firehouse.core.nearest import nearest
from firehouse.games.hotshots.data import faces, roles, tiles, tokens
from firehouse.games.hotshots.rules import actions
from firehouse.games.hotshots.rules.actions import act
from firehouse.games.hotshots.rules.house import House
from firehouse.games.hotshots.rules.state import MAX_PAWNS
from firehouse.games.hotshots.words.features import lacking

_MAX_TEXT: Final = 200
RANDOM: Final = "random"

_BARE: Final = {
    "end": actions.END,
    "fight": actions.FIGHT,
    "dozer": actions.DOZER,
    "roll": actions.ROLL_AGAIN,
    "fail": actions.FAIL,
    "done": actions.DONE,
    "save": actions.SAVE,
    "lose": actions.LET,
    "yes": actions.YES,
    "no": actions.NO,
}
_WITH_TILE: Final = {
    "move": actions.MOVE,
    "helicopter": actions.HELICOPTER,
    "tanker": actions.TANKER,
    "choose": actions.CHOOSE,
    "firebreak": actions.BREAK,
    "land": actions.LAND,
    "drop": actions.DROP,
    "light": actions.LIGHT,
}
_WITH_TOKEN: Final = {
    "exchange": actions.EXCHANGE,
    "keep": actions.KEEP,
    "discard": actions.DISCARD,
    "token": actions.TOKEN,
    "burn": actions.LOSE,
}
_WITH_CARD: Final = {"card": actions.CARD, "draw": actions.DRAW}
_WITH_CELL: Final = {"place": actions.PLACE, "gap": actions.GAP}
_WITH_PAIR: Final = {"pickup": actions.PICK_UP, "doze": actions.DOZE}
_WITH_DICE: Final = {"lock": actions.LOCK, "dice": actions.ROLL}
_SHARING: Final = {"give": actions.GIVE, "take": actions.TAKE}
_WORDS: Final = {
    kind: word
    for words in (
        *(_BARE, _WITH_TILE, _WITH_TOKEN, _WITH_CARD),
        *(_WITH_CELL, _WITH_PAIR, _WITH_DICE, _SHARING),
    )
    for word, kind in words.items()
}
_KINDS: Final = {
    **{word: kind for kind, word in _WORDS.items()},
    "order": actions.ORDER,
    "use": actions.USE,
}
"""A kind of action for each verb that not every game has."""
_STOPS: Final = ("", "firebreak", "1", "2 firebreak", "2 token", "3")

FORMS: Final = (
    "move TILE",
    "fight",
    "lock FACES",
    "roll",
    "stop [firebreak|1|2 firebreak|2 token|3]",
    "fail",
    "firebreak TILE",
    "pickup TILE TILE",
    "helicopter TILE",
    "tanker TILE",
    "drop TILE",
    "done",
    "dozer",
    "doze TILE TILE",
    "land TILE",
    "order PAWN TILE",
    "play TOKEN [FACE|PAWN|TILE]",
    "exchange TOKEN",
    "keep TOKEN",
    "discard TOKEN",
    "give PAWN TOKEN",
    "take PAWN TOKEN",
    "take NAME|random",
    "begin PAWN",
    "yes",
    "no",
    "save",
    "lose",
    "choose TILE",
    "card CARD",
    "use PAWN",
    "end",
    "place CELL",
    "gap CELL",
    "role NAME",
    "light TILE",
    "dice FACES",
    "draw CARD",
    "token TOKEN",
    "burn TOKEN",
)


def _aliases() -> dict[str, int]:
    """Every name of a tile: its id, its title and its label."""
    found: dict[str, int] = {}
    for names in (tiles.LABELS, tiles.TITLES, tiles.IDS):
        for tile, name in enumerate(names):
            found[name.lower().replace(" ", "-")] = tile
    return found


TILE_NAMES: Final = _aliases()


def listed(names: Sequence[str], index: int) -> str:
    """A name by its number, or the number where there is none."""
    return names[index] if 0 <= index < len(names) else str(index)


def text(g: House, action: int) -> str:
    """The text form of an action."""
    if not 0 <= action < actions.SPACE:
        return f"action {action}"
    kind = actions.kind_of(action)
    argument = actions.argument_of(action)
    word = _WORDS.get(kind)
    if word is None:
        return _other_text(kind, argument)
    return f"{word} {_about(g, word, argument)}".rstrip()


def _about(g: House, word: str, argument: int) -> str:
    """The argument of an action that begins with this word."""
    if word in _WITH_TILE:
        return listed(tiles.IDS, argument)
    if word in _WITH_TOKEN:
        return listed(tokens.IDS, argument)
    if word in _WITH_CARD:
        return listed(g.cards.ids, argument)
    if word in _WITH_CELL:
        return listed(g.board.names, argument)
    if word in _WITH_PAIR:
        return _pair_text(argument)
    if word in _WITH_DICE:
        return _dice_text(argument)
    if word in _SHARING:
        return f"{(argument >> 4) + 1} {listed(tokens.IDS, argument & 15)}"
    return ""


def _other_text(kind: int, argument: int) -> str:
    if kind == actions.STOP:
        return f"stop {listed(_STOPS, argument)}".rstrip()
    if kind == actions.ORDER:
        return f"order {(argument >> 5) + 1} {listed(tiles.IDS, argument & 31)}"
    if kind in (actions.USE, actions.BEGIN):
        return f"{'use' if kind == actions.USE else 'begin'} {argument + 1}"
    if kind == actions.TAKE_ROLE:
        return f"take {RANDOM if argument == actions.AT_RANDOM else listed(roles.IDS, argument)}"
    if kind == actions.ROLE:
        return f"role {listed(roles.IDS, argument)}"
    return f"play {_play_text(kind, argument)}"


def _play_text(kind: int, argument: int) -> str:
    if kind == actions.PLAY_FACE:
        token, face = divmod(argument, faces.FACES)
        return f"{listed(tokens.IDS, token)} {faces.NAMES[face]}"
    if kind == actions.PLAY_DOUBLE:
        return f"double {listed(faces.NAMES, argument)}"
    if kind == actions.PLAY_SUMMON:
        return f"summon {argument + 1}"
    if kind == actions.PLAY_ANYWHERE:
        return f"anywhere {listed(tiles.IDS, argument)}"
    if kind == actions.PLAY_FLAME:
        return f"extra-flame {listed(tiles.IDS, argument)}"
    return listed(tokens.IDS, argument)


def _pair_text(argument: int) -> str:
    first, second = divmod(argument, tiles.TILES)
    return f"{listed(tiles.IDS, first)} {listed(tiles.IDS, second)}"


def _dice_text(handful: int) -> str:
    return faces.letters(faces.PACKED[handful]) if handful < faces.HANDFULS else str(handful)


def parse(g: House, words: str) -> int:
    """The action of a text form; a ValueError says what was expected."""
    if not isinstance(words, str):
        raise ValueError("An action is a text such as 'move lodge'.")
    parts = words[:_MAX_TEXT].lower().replace("/", " ").split()
    if not parts or len(words) > _MAX_TEXT:
        raise ValueError("An action is a short text such as 'move lodge', 'lock PC' or 'end'.")
    verb, rest = parts[0], parts[1:]
    if verb in _BARE:
        return _need(rest, 0, verb, lambda: act(_BARE[verb], 0))
    if verb in _WITH_TILE:
        return act(_WITH_TILE[verb], _tile("-".join(rest), verb))
    if verb in _WITH_TOKEN:
        return act(_WITH_TOKEN[verb], _token("-".join(rest)))
    if verb in _WITH_CARD:
        return act(_WITH_CARD[verb], _one_of("-".join(rest), g.cards.ids, "card"))
    if verb in _WITH_CELL:
        names = [name.lower() for name in g.board.names]
        return act(_WITH_CELL[verb], _one_of("-".join(rest), names, "cell"))
    if verb in _WITH_PAIR:
        return _need(rest, 2, verb, lambda: act(_WITH_PAIR[verb], _pair(rest, verb)))
    if verb in _WITH_DICE:
        return act(_WITH_DICE[verb], _handful("".join(rest), verb))
    if verb == "take" and rest and not rest[0].isdecimal():
        return _read_take_role(rest)
    if verb in _SHARING:
        return _need(rest, 2, verb, lambda: act(_SHARING[verb], _share(rest)))
    reader = _READERS.get(verb)
    if reader is None:
        raise ValueError(f"There is no action '{verb[:20]}'; try {nearest(verb, verbs(g))}.")
    return reader(rest)


def verbs(g: House) -> list[str]:
    """The words with which actions of this game begin."""
    every = (form.split()[0] for form in FORMS)
    return [verb for verb in every if lacking(g, _KINDS.get(verb, -1)) is None]


def _need(rest: list[str], number: int, verb: str, then: Callable[[], int]) -> int:
    if len(rest) != number:
        raise ValueError(f"The form is '{_form(verb)}'.")
    return then()


def _form(verb: str) -> str:
    return next(form for form in FORMS if verb == form.split()[0])


def _tile(word: str, verb: str) -> int:
    if not word:
        raise ValueError(f"The form is '{_form(verb)}'.")
    if word not in TILE_NAMES:
        raise ValueError(f"There is no tile '{word[:30]}'; tiles are {', '.join(tiles.IDS)}.")
    return TILE_NAMES[word]


def _token(word: str) -> int:
    return _one_of(word, tokens.IDS, "token")


def _one_of(word: str, names: Sequence[str], what: str) -> int:
    if word not in names:
        raise ValueError(f"There is no {what} '{word[:30]}'; choose {', '.join(names)}.")
    return list(names).index(word)


def _pair(rest: list[str], verb: str) -> int:
    first, second = (_tile(word, verb) for word in rest)
    if first == second:
        raise ValueError(f"The form is '{_form(verb)}', with two different tiles.")
    return actions.pair(first, second)


def _handful(word: str, verb: str) -> int:
    letters = word.upper()
    if set(letters) - set(faces.LETTERS) or len(letters) > faces.DICE:
        raise ValueError(
            f"The form is '{verb} FACES', with up to {faces.DICE} of the letters {faces.LETTERS}."
        )
    return faces.NUMBER[faces.packed_letters(letters)]


def _pawn(word: str) -> int:
    if word not in [str(number + 1) for number in range(MAX_PAWNS)]:
        raise ValueError(f"A firefighter is a number from 1 to {MAX_PAWNS}, not '{word[:20]}'.")
    return int(word) - 1


def _share(rest: list[str]) -> int:
    return _pawn(rest[0]) * 16 + _token(rest[1])


def _read_stop(rest: list[str]) -> int:
    words = " ".join(rest)
    if words not in _STOPS:
        raise ValueError(f"The form is '{_form('stop')}'.")
    return act(actions.STOP, _STOPS.index(words))


def _read_order(rest: list[str]) -> int:
    if len(rest) < 2:
        raise ValueError(f"The form is '{_form('order')}'.")
    return act(actions.ORDER, _pawn(rest[0]) * 32 + _tile("-".join(rest[1:]), "order"))


def _read_use(rest: list[str]) -> int:
    return _need(rest, 1, "use", lambda: act(actions.USE, _pawn(rest[0])))


def _read_begin(rest: list[str]) -> int:
    return _need(rest, 1, "begin", lambda: act(actions.BEGIN, _pawn(rest[0])))


def _read_take_role(rest: list[str]) -> int:
    if rest == [RANDOM]:
        return act(actions.TAKE_ROLE, actions.AT_RANDOM)
    return act(actions.TAKE_ROLE, _one_of("-".join(rest), (*roles.IDS, RANDOM), "character"))


def _read_role(rest: list[str]) -> int:
    return act(actions.ROLE, _one_of("-".join(rest), roles.IDS, "character"))


def _read_play(rest: list[str]) -> int:
    if not rest:
        raise ValueError(f"The form is '{_form('play')}'.")
    token = _token(rest[0])
    about = "-".join(rest[1:])
    if token <= tokens.WILD:
        face = _one_of(about, faces.NAMES, "face")
        return act(actions.PLAY_FACE, token * faces.FACES + face)
    if token == tokens.DOUBLE:
        return act(actions.PLAY_DOUBLE, _one_of(about, faces.NAMES, "face"))
    if token == tokens.SUMMON:
        return act(actions.PLAY_SUMMON, _pawn(about))
    if token == tokens.ANYWHERE:
        return act(actions.PLAY_ANYWHERE, _tile(about, "play"))
    if token == tokens.EXTRA_FLAME:
        return act(actions.PLAY_FLAME, _tile(about, "play"))
    return _need(rest, 1, "play", lambda: act(actions.PLAY, token))


_READERS: Final[dict[str, Callable[[list[str]], int]]] = {
    "stop": _read_stop,
    "order": _read_order,
    "use": _read_use,
    "begin": _read_begin,
    "role": _read_role,
    "play": _read_play,
}
