"""What an action is called in a menu, and which places stand for it.

The form of a kind tells both; only odd kinds have a label of their own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from firehouse.core.phrase import Phrase, phrase
from firehouse.games.hotshots.data import faces, roles, tokens
from firehouse.games.hotshots.rules import actions, steps, vehicles
from firehouse.games.hotshots.rules.fighting import on_table, swap_of
from firehouse.games.hotshots.rules.firebreaks import free_side
from firehouse.games.hotshots.rules.kinds import OF_NUMBER
from firehouse.games.hotshots.rules.state import NO_CARD, ONE_MORE, flames, has_flag
from firehouse.games.hotshots.stage import texts
from firehouse.games.hotshots.stage.moment import Moment
from firehouse.games.hotshots.stage.places import (
    card,
    cell,
    dice,
    pawn,
    reward,
    side,
    tile,
    token,
    vehicle,
)
from firehouse.games.hotshots.words import names
from firehouse.games.hotshots.words.language import say
from firehouse.games.hotshots.words.names import REWARDS, WITH_BREAK, called, firefighter, the
from firehouse.games.hotshots.words.text import REQUESTS
from firehouse.stage.offers import Described
from firehouse.stage.shapes import Spots

Label = Callable[[Moment, str, int], Described]
"""The label of an action from its name and its argument."""


def described(m: Moment, action: int) -> Described:
    """The label of a legal action and its places, the best to click first."""
    kind = OF_NUMBER[actions.kind_of(action)]
    return (ODD.get(kind.number) or FORMS[kind.form])(m, kind.name, actions.argument_of(action))


def labelled(name: str, spots: Spots, **arguments: Any) -> Described:
    """An action by the name of its message, and its places."""
    said = Phrase(f"action.{name}", arguments)
    return Described(say(said), spots, said)


# By form.


def _bare(m: Moment, name: str, _: int) -> Described:
    return labelled(name, ())


def _tile(*more: str) -> Label:
    """An action that names a tile, and what else stands for it."""
    return lambda m, name, number: labelled(name, (tile(number), *more), tile=the(number))


def _token(m: Moment, name: str, number: int) -> Described:
    return labelled(name, (token(number),), token=names.token(number))


def _play(m: Moment, name: str, number: int) -> Described:
    return labelled(f"{name}.{tokens.IDS[number]}", (token(number),))


def _token_as_face(m: Moment, name: str, argument: int) -> Described:
    number, face = actions.token_in(argument), actions.face_in(argument)
    spots = (token(number), *dice(faces.LETTERS[face]))
    return labelled(name, spots, token=names.token(number), face=names.face(face))


def _double(m: Moment, name: str, face: int) -> Described:
    spots = (token(tokens.DOUBLE), *dice(faces.LETTERS[face]))
    return labelled(name, spots, face=names.face(face))


def _summon(m: Moment, name: str, who: int) -> Described:
    return labelled(name, (pawn(who), token(tokens.SUMMON)), who=firefighter(who))


def _reward(m: Moment, name: str, number: int) -> Described:
    walled = number in WITH_BREAK and not free_side(m.s)
    return labelled(f"{name}.{REWARDS[number]}", (tile(m.here), reward(number)), walled=walled)


def _matching_dice(m: Moment, name: str, number: int) -> Described:
    taken, changed = _taken(m, number)
    return labelled(name, dice(taken), handful=names.handful(number), changed=changed)


def _taken(m: Moment, number: int) -> tuple[str, bool]:
    """The dice as they lie on the table that a lock takes, and whether the ability changes any."""
    roll = faces.letters(on_table(m.s))
    wanted = faces.letters(faces.PACKED[number])
    found, changed = "", False
    for letter in dict.fromkeys(wanted):
        need, have = wanted.count(letter), roll.count(letter)
        found += letter * min(need, have)
        if need > have:
            changed = True
            found += faces.LETTERS[swap_of(m.s, faces.LETTERS.index(letter))] * (need - have)
    return found, changed


def _dice(m: Moment, name: str, number: int) -> Described:
    spots = dice(faces.letters(faces.PACKED[number]))
    return labelled(name, spots, handful=names.handful(number))


def _pawn(m: Moment, name: str, who: int) -> Described:
    return labelled(name, (pawn(who),), who=firefighter(who))


def _beginner(m: Moment, name: str, who: int) -> Described:
    return labelled(name, (pawn(who),), who=called(m.s, who))


def _pair(m: Moment, name: str, argument: int) -> Described:
    one, other = actions.lower_in(argument), actions.higher_in(argument)
    spots = (side(one, other), tile(one), tile(other))
    return labelled(name, spots, tile=the(one), other=the(other))


def _errand(m: Moment, name: str, argument: int) -> Described:
    who, number = actions.sent_in(argument), actions.goal_in(argument)
    spots = (pawn(who), tile(number))
    return labelled(name, spots, solo=bool(m.g.solo), who=firefighter(who), tile=the(number))


def _share(m: Moment, name: str, argument: int) -> Described:
    who, number = actions.mate_in(argument), actions.shared_in(argument)
    spots = (token(number), pawn(who))
    return labelled(name, spots, who=firefighter(who), token=names.token(number))


def _answer(m: Moment, name: str, _: int) -> Described:
    """An answer to what another player asks for; consent shows its tile or token too."""
    what, number = steps.what_in(m.about), steps.wish_in(m.about)
    is_tile = what == steps.ORDER
    about = the(number) if is_tile else names.token(number)
    spot = tile(number) if is_tile else token(number)
    spots = (spot, pawn(m.who)) if name == "yes" else (pawn(m.who),)
    return labelled(f"{name}.{REQUESTS[what]}", spots, about=about)


def _cell(m: Moment, name: str, number: int) -> Described:
    spots = (cell(m.g, number), tile(m.about))
    return labelled(name, spots, tile=the(m.about), cell=m.g.board.names[number])


def _empty_cell(m: Moment, name: str, number: int) -> Described:
    return labelled(name, (cell(m.g, number),), cell=m.g.board.names[number])


def _role(m: Moment, name: str, role: int) -> Described:
    return labelled(name, (f"role:{roles.IDS[role]}", pawn(m.about)), role=names.role(role))


def _role_or_random(m: Moment, name: str, role: int) -> Described:
    if role == actions.AT_RANDOM:
        return labelled("take-role-at-random", (pawn(m.who),))
    return _role(m, name, role)


def _gained(m: Moment, name: str, number: int) -> Described:
    """A token to choose, with what it does."""
    return _token(m, name, number)._replace(about=texts.token(number)["text"])


def _card(m: Moment, name: str, number: int) -> Described:
    told = labelled(name, (card(m.g, number),), card=names.card_title(m.g, number))
    return told._replace(about=texts.card(m.g, number)["text"])


FORMS: Final[dict[str, Label]] = {
    "bare": _bare,
    "answer": _answer,
    "tile": _tile(),
    "pair": _pair,
    "cell": _cell,
    "empty cell": _empty_cell,
    "pawn": _pawn,
    "beginner": _beginner,
    "errand": _errand,
    "share": _share,
    "role": _role,
    "role or random": _role_or_random,
    "card": _card,
    "dice": _dice,
    "matching dice": _matching_dice,
    "reward": _reward,
    "token": _token,
    "bare token": _play,
    "token as face": _token_as_face,
    "double": _double,
    "summon": _summon,
    "anywhere": _tile(token(tokens.ANYWHERE)),
    "extra flame": _tile(token(tokens.EXTRA_FLAME)),
}
"""A label for each form of an action."""


# Odd kinds.


def _end(m: Moment, name: str, _: int) -> Described:
    again, no_card = has_flag(m.s, ONE_MORE), has_flag(m.s, NO_CARD)
    return labelled(name, (), end="again" if again else "no-card" if no_card else "card")


def _fight(m: Moment, name: str, _: int) -> Described:
    burning = bool(flames(m.s, m.here))
    return labelled(name, (tile(m.here), pawn(m.who)), burning=burning, tile=the(m.here))


def _flown(number: int) -> Label:
    """A vehicle that flies to a tile, with what it does."""
    return lambda m, name, to: _used(
        labelled(name, (tile(to), vehicle(number)), tile=the(to)), number
    )


def _dozer(m: Moment, name: str, _: int) -> Described:
    return _used(labelled(name, (vehicle(vehicles.DOZER),)), vehicles.DOZER)


def _used(told: Described, number: int) -> Described:
    """What a vehicle does, and that it can do so once."""
    about = say(phrase("vehicle-use", about=texts.vehicle(number)["text"]))
    return told._replace(about=about)


def _fail(m: Moment, name: str, _: int) -> Described:
    spots = () if m.s.support else (tile(m.here),)
    return labelled(name, spots, support=int(m.s.support))


def _done(m: Moment, name: str, _: int) -> Described:
    last = steps.tile_in(m.about)
    return labelled(name, (tile(last),), tile=the(last))


def _choose(m: Moment, name: str, number: int) -> Described:
    return labelled(f"{name}.{steps.NAMES[m.step]}", (tile(number),), tile=the(number))


def _break(m: Moment, name: str, number: int) -> Described:
    return labelled(name, (side(m.here, number), tile(number)), tile=the(number))


def _save(m: Moment, name: str, _: int) -> Described:
    return labelled(name, (token(tokens.SAVE_DIE), pawn(m.who)))


def _let(m: Moment, name: str, _: int) -> Described:
    return labelled(name, (pawn(m.who),))


ODD: Final[dict[int, Label]] = {
    actions.END: _end,
    actions.FIGHT: _fight,
    actions.HELICOPTER: _flown(vehicles.HELICOPTER),
    actions.TANKER: _flown(vehicles.AIR_TANKER),
    actions.DOZER: _dozer,
    actions.FAIL: _fail,
    actions.KEEP: _gained,
    actions.DISCARD: _gained,
    actions.DONE: _done,
    actions.CHOOSE: _choose,
    actions.BREAK: _break,
    actions.SAVE: _save,
    actions.LET: _let,
}
"""Labels of kinds that tell more or other things than their form."""
