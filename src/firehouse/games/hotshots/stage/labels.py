"""What an action is called in a menu, and which places stand for it, kind by kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from firehouse.games.hotshots.data import faces, roles, tiles, tokens
from firehouse.games.hotshots.rules import actions, steps, vehicles
from firehouse.games.hotshots.rules.fighting import on_table, swap_of
from firehouse.games.hotshots.rules.firebreaks import free_side
from firehouse.games.hotshots.rules.state import NO_CARD, ONE_MORE, flames, has_flag
from firehouse.games.hotshots.stage.moment import Moment
from firehouse.games.hotshots.stage.places import card, cell, dice, pawn, side, tile, token, vehicle
from firehouse.games.hotshots.words.names import (
    REWARDS,
    WITHOUT_BREAK,
    between,
    called,
    card_title,
    firefighter,
    handful,
    the,
)
from firehouse.stage.offering import Described

Label = Callable[[Moment, int], Described]


def described(m: Moment, action: int) -> Described:
    """The label of a legal action and its places, the best to click first."""
    return LABELS[actions.kind_of(action)](m, actions.argument_of(action))


def _tile(sentence: str, *more: str) -> Label:
    """An action that names a tile."""
    return lambda m, number: (sentence.format(the(number)), (tile(number), *more))


def _token(sentence: str) -> Label:
    """An action that names a token."""
    return lambda m, number: (sentence.format(tokens.TITLES[number]), (token(number),))


def _end(m: Moment, _: int) -> Described:
    if has_flag(m.s, ONE_MORE):
        return "End the turn and take another", ()
    if has_flag(m.s, NO_CARD):
        return "End the turn without a Fire card", ()
    return "End the turn and draw a Fire card", ()


def _fight(m: Moment, _: int) -> Described:
    if flames(m.s, m.here):
        return f"Fight the fire on {the(m.here)}", (tile(m.here), pawn(m.who))
    return f"Roll for a Firebreak at {the(m.here)}", (tile(m.here), pawn(m.who))


def _dozer(m: Moment, _: int) -> Described:
    return "Use the Dozer for three Firebreaks", (vehicle(vehicles.DOZER),)


def _play(m: Moment, number: int) -> Described:
    return _PLAYS[number], (token(number),)


def _play_face(m: Moment, argument: int) -> Described:
    number, face = divmod(argument, faces.FACES)
    sentence = f"Play the token ({tokens.TITLES[number]}) as a {faces.TITLES[face]}"
    return sentence, (token(number), *dice(faces.LETTERS[face]))


def _play_double(m: Moment, face: int) -> Described:
    sentence = f"Play the token to count a locked {faces.TITLES[face]} twice"
    return sentence, (token(tokens.DOUBLE), *dice(faces.LETTERS[face]))


def _play_summon(m: Moment, who: int) -> Described:
    return f"Play the token to bring {firefighter(who)} here", (pawn(who), token(tokens.SUMMON))


def _play_anywhere(m: Moment, number: int) -> Described:
    return f"Play the token to go to {the(number)}", (tile(number), token(tokens.ANYWHERE))


def _play_flame(m: Moment, number: int) -> Described:
    sentence = f"Play the token to take one more flame off {the(number)}"
    return sentence, (tile(number), token(tokens.EXTRA_FLAME))


def _roll_again(m: Moment, _: int) -> Described:
    return "Roll again", ()


def _stop(m: Moment, reward: int) -> Described:
    if reward == actions.NOTHING:
        return "Stop without a reward", (tile(m.here),)
    if reward in WITHOUT_BREAK and not free_side(m.s):
        left = WITHOUT_BREAK[reward]
        return f"Stop for {left}; no side is free, so no Firebreak comes", (tile(m.here),)
    return f"Stop for {REWARDS[reward]}", (tile(m.here),)


def _fail(m: Moment, _: int) -> Described:
    if m.s.support:
        return "Let the roll fail and use 1 Support", ()
    return "Let the roll fail: the fire blows up", (tile(m.here),)


def _lock(m: Moment, number: int) -> Described:
    taken, changed = _taken(m, number)
    tail = ", some changed" if changed else ""
    return f"Lock {handful(number)}{tail}", dice(taken)


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


def _done(m: Moment, _: int) -> Described:
    last = m.about & 31
    return f"Land the Air Tanker on {the(last)}", (tile(last),)


def _use(m: Moment, who: int) -> Described:
    return f"Take the turn with {firefighter(who)}", (pawn(who),)


def _choose(m: Moment, number: int) -> Described:
    return _CHOICES[m.step].format(the(number)), (tile(number),)


def _break(m: Moment, number: int) -> Described:
    sentence = f"Lay a Firebreak towards {the(number)}"
    return sentence, (side(m.here, number), tile(number))


def _on_side(sentence: str) -> Label:
    def label(m: Moment, argument: int) -> Described:
        one, other = divmod(argument, tiles.TILES)
        return sentence.format(between(one, other)), (side(one, other), tile(one), tile(other))

    return label


def _save(m: Moment, _: int) -> Described:
    return "Play the token to save the die", (token(tokens.SAVE_DIE), pawn(m.who))


def _let(m: Moment, _: int) -> Described:
    return "Lose the die", (pawn(m.who),)


def _order(m: Moment, argument: int) -> Described:
    who, number = argument >> 5, argument & 31
    words = f"Move {firefighter(who)}" if m.g.solo else f"Ask {firefighter(who)} to move"
    return f"{words} to {the(number)}", (pawn(who), tile(number))


def _share(sentence: str) -> Label:
    def label(m: Moment, argument: int) -> Described:
        who, number = argument >> 4, argument & 15
        words = sentence.format(firefighter(who), tokens.TITLES[number])
        return words, (token(number), pawn(who))

    return label


def _request(m: Moment) -> tuple[str, str]:
    """What another player asks for, and the place or token that it is about."""
    what, about = m.about & 3, m.about >> 4
    if what == steps.ORDER:
        return f"move to {the(about)}", tile(about)
    verb = "accept" if what == steps.GIVE else "hand over"
    return f"{verb} the token ({tokens.TITLES[about]})", token(about)


def _yes(m: Moment, _: int) -> Described:
    request, about = _request(m)
    return f"Agree to {request}", (about, pawn(m.who))


def _no(m: Moment, _: int) -> Described:
    return f"Refuse to {_request(m)[0]}", (pawn(m.who),)


def _place(m: Moment, number: int) -> Described:
    return f"Lay {the(m.about)} on {m.g.board.names[number]}", (cell(m.g, number), tile(m.about))


def _gap(m: Moment, number: int) -> Described:
    return f"Leave {m.g.board.names[number]} empty", (cell(m.g, number),)


def _role(m: Moment, role: int) -> Described:
    return f"Draw the {roles.TITLES[role]}", (f"role:{roles.IDS[role]}", pawn(m.about))


def _take_role(m: Moment, role: int) -> Described:
    if role == actions.AT_RANDOM:
        return "Draw a character at random", (pawn(m.who),)
    return f"Take the {roles.TITLES[role]}", (f"role:{roles.IDS[role]}", pawn(m.who))


def _begin(m: Moment, who: int) -> Described:
    return f"{called(m.s, who)} begins", (pawn(who),)


def _card(verb: str) -> Label:
    return lambda m, number: (f"{verb} {card_title(m.g, number)}", (card(m.g, number),))


def _roll(m: Moment, number: int) -> Described:
    return f"Roll {handful(number)}", dice(faces.letters(faces.PACKED[number]))


_PLAYS: Final = {
    tokens.SKIP_CARD: "Play the token to draw no Fire card",
    tokens.MOVE_2: "Play the token to move 2 tiles more",
    tokens.MOVE_1_FIRE: "Play the token to move 1 tile more, also through fire",
    tokens.FIREBREAK: "Play the token to lay a Firebreak",
    tokens.RECOVER: "Play the token to recover a die",
    tokens.SUPPORT: "Play the token for Support against this failed roll",
    tokens.EXTRA_TURN: "Play the token to take another turn",
}
"""The tokens that need nothing further to be told."""

_CHOICES: Final = {
    steps.FEED: "Let the card feed the fire on {}",
    steps.NEW_FIRE: "Let a new fire start on {}",
    steps.SCORCH_FIRST: "Scorch {} first",
    steps.SPREAD: "Let the fire spread to {}",
    steps.CHOOSE_SMALL: "Let {} burn from the start",
    steps.CHOOSE_EXTRA: "Let a further fire burn on {} from the start",
}
"""What choosing a tile means at each decision that asks for one."""

LABELS: Final[dict[int, Label]] = {
    actions.END: _end,
    actions.MOVE: _tile("Move to {}"),
    actions.FIGHT: _fight,
    actions.HELICOPTER: _tile("Fly the Helicopter to {}", vehicle(vehicles.HELICOPTER)),
    actions.TANKER: _tile("Fly the Air Tanker to {}", vehicle(vehicles.AIR_TANKER)),
    actions.DOZER: _dozer,
    actions.PLAY: _play,
    actions.PLAY_FACE: _play_face,
    actions.PLAY_DOUBLE: _play_double,
    actions.PLAY_SUMMON: _play_summon,
    actions.PLAY_ANYWHERE: _play_anywhere,
    actions.PLAY_FLAME: _play_flame,
    actions.EXCHANGE: _token("Exchange the token ({})"),
    actions.ROLL_AGAIN: _roll_again,
    actions.STOP: _stop,
    actions.FAIL: _fail,
    actions.USE: _use,
    actions.CHOOSE: _choose,
    actions.BREAK: _break,
    actions.LAND: _tile("Get off the Dozer at {}"),
    actions.DROP: _tile("Fly on to {}"),
    actions.DONE: _done,
    actions.KEEP: _token("Keep the token ({})"),
    actions.DISCARD: _token("Discard the token ({})"),
    actions.SAVE: _save,
    actions.LET: _let,
    actions.YES: _yes,
    actions.NO: _no,
    actions.PLACE: _place,
    actions.GAP: _gap,
    actions.ROLE: _role,
    actions.LIGHT: _tile("Set {} on fire"),
    actions.TOKEN: _token("Draw the token ({})"),
    actions.LOSE: _token("Take the token ({}) out of the game"),
    actions.ORDER: _order,
    actions.GIVE: _share("Offer {} the token ({})"),
    actions.TAKE: _share("Ask {} for the token ({})"),
    actions.CARD: _card("Play"),
    actions.DRAW: _card("Draw"),
    actions.PICK_UP: _on_side("Pick up the Firebreak {}"),
    actions.DOZE: _on_side("Lay a Firebreak {}"),
    actions.LOCK: _lock,
    actions.ROLL: _roll,
    actions.TAKE_ROLE: _take_role,
    actions.BEGIN: _begin,
}
"""A label for each kind of action."""
