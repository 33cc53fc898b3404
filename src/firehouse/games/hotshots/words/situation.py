"""How things stand, in one line: whose turn it is, what is asked for, how the game ended."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from firehouse.core.bits import members, size
from firehouse.games.hotshots.data import faces, tokens
from firehouse.games.hotshots.rules import endings, reasons, steps
from firehouse.games.hotshots.rules.deck import cards_left
from firehouse.games.hotshots.rules.effects import owner_of, reserve
from firehouse.games.hotshots.rules.fighting import (
    can_match,
    dice_to_roll,
    matches,
    roll_refusal,
    stop_refusal,
    wanted,
)
from firehouse.games.hotshots.rules.firebreaks import free_side
from firehouse.games.hotshots.rules.firecards import limit_of
from firehouse.games.hotshots.rules.house import House
from firehouse.games.hotshots.rules.judge import choices
from firehouse.games.hotshots.rules.rewards import can_share, double_refusal, face_refusal
from firehouse.games.hotshots.rules.state import (
    FOUGHT,
    NO_CARD,
    ONE_MORE,
    State,
    hand,
    has_flag,
    place_of,
)
from firehouse.games.hotshots.words.names import (
    WITHOUT_BREAK,
    called,
    card_told,
    dice,
    joined,
    several,
    the,
)

Asked = Callable[[House, State, int], str]

_ENDINGS: Final = {
    endings.FIRE_OUT: "Won: the last flame is out.",
    endings.SCORCHED: "Lost: too many tiles are scorched.",
    endings.FIRE_CAMP: "Lost: the Fire Camp is scorched.",
    endings.OUT_OF_FLAMES: "Lost: the fire is out of control.",
    endings.OUT_OF_CARDS: "Lost: the Fire deck has run out.",
}


def situation(g: House, s: State) -> str:
    """What is asked for; on a turn and at the end also how the forest stands."""
    if s.ended or s.todo[-1] & steps.KIND == steps.ACT:
        return f"{asked(g, s)} {_tally(g, s)}"
    return asked(g, s)


def asked(g: House, s: State) -> str:
    """What the game waits for, as a sentence that says what to do; at the end, how it ended."""
    if s.ended:
        return _ENDINGS[s.ended]
    entry = s.todo[-1]
    return ASKED[entry & steps.KIND](g, s, entry >> steps.ARGUMENT)


def _tally(g: House, s: State) -> str:
    return (
        f"Scorched {size(s.scorched)} of {g.options.scorch_limit}, "
        f"{several(reserve(g, s), 'flame')} in reserve, {several(s.dice, 'die')} in play. "
        f"Fire deck: {several(cards_left(s), 'card')} left, {size(s.discard)} discarded, "
        f"shuffled {s.shuffles} of {several(g.options.shuffles, 'time')}."
    )


def _act(g: House, s: State, _: int) -> str:
    where = f"{called(s, s.turn)} on {the(place_of(s, s.turn))}"
    moves = f"may move {several(s.moves, 'tile')}" if s.moves else "cannot move"
    rest = "has fought" if has_flag(s, FOUGHT) else "may fight"
    return f"{where} {moves} and {rest}; {_at_end(s)}."


def _at_end(s: State) -> str:
    """What the end of the turn brings."""
    if has_flag(s, ONE_MORE):
        return "end begins another turn, without a Fire card"
    return "end draws no Fire card" if has_flag(s, NO_CARD) else "end draws a Fire card"


def _open_icons(g: House, s: State) -> str:
    found = sum(wanted(g, s, face) << (face * 3) for face in range(faces.FACES))
    return dice(found)


def _lock(g: House, s: State, _: int) -> str:
    roll = dice(faces.PACKED[s.rolled - 1])
    shown = f"The dice show {roll}; {the(place_of(s, s.turn))} wants {_open_icons(g, s)}."
    if not can_match(g, s):
        left = f"failing uses 1 of {s.support} Support" if s.support else "failing is a Blowup"
        return f"{shown} No die matches: {left}{_rescue(g, s)}."
    if _can_stand_in(g, s):
        return f"{shown} Lock some; a token played as a die ends this roll and none is locked."
    return f"{shown} Lock some."


def _rescue(g: House, s: State) -> str:
    """What could still help a failed roll."""
    if _can_stand_in(g, s):
        return ", unless a token stands in"
    return ", unless a shared token helps" if can_share(g, s) else ""


def _can_stand_in(g: House, s: State) -> bool:
    """Can a token in hand count as a die of this roll?"""
    held = members(hand(s, owner_of(g, s.turn)) & ~s.fresh)
    return any(
        not face_refusal(g, s, token * faces.FACES + face)
        for token in held
        if token <= tokens.WILD
        for face in range(faces.FACES)
    ) or (tokens.DOUBLE in held and any(not double_refusal(g, s, f) for f in range(faces.FACES)))


def _go_on(g: House, s: State, _: int) -> str:
    return _roll_or_stop(g, s) + _no_break(s)


def _no_break(s: State) -> str:
    """A warning where a Firebreak is part of a reward and cannot be laid."""
    promised = any(not stop_refusal(s, reward) for reward in WITHOUT_BREAK)
    return " No side is free, so no Firebreak comes." if promised and not free_side(s) else ""


def _roll_or_stop(g: House, s: State) -> str:
    found = several(matches(s), "match").replace("matchs", "matches")
    refused = roll_refusal(g, s)
    if refused:
        why = "every icon is matched" if refused == reasons.ALL_MATCHED else "no die is left"
        return f"{called(s, s.turn)} has {found}, and {why}: stop."
    left = f"{several(dice_to_roll(s), 'die')} to roll for {_open_icons(g, s)}"
    return (
        f"{called(s, s.turn)} has {found}, {left}, and {s.support or 'no'} Support: roll or stop."
    )


def _place(g: House, s: State, tile: int) -> str:
    return f"Lay {the(tile)} on a free cell."


def _tile_choice(question: str) -> Asked:
    def ask(g: House, s: State, _: int) -> str:
        names = [the(tile) for tile in members(choices(g, s))]
        return f"{question}: {joined(names, 'or')}."

    return ask


def _feed(g: House, s: State, part: int) -> str:
    limit = limit_of(g, s.card - 1, part)
    names = [the(tile) for tile in members(choices(g, s))]
    what = f"limit {limit}" if limit else "the lowest limit"
    title = card_told(g, s.card - 1)
    return f"{title}: choose the burning tile of {what}, {joined(names, 'or')}."


def _discard(g: House, s: State, who: int) -> str:
    return f"{called(s, who)} must discard a token."


def _save(g: House, s: State, who: int) -> str:
    return f"{called(s, who)} may play a token to save a die, or lose it."


def _keep(g: House, s: State, argument: int) -> str:
    names = [tokens.TITLES[token] for token in members(s.pair)]
    return f"{called(s, argument & 3)} keeps one of the tokens: {joined(names, 'or')}."


def _play_card(g: House, s: State, _: int) -> str:
    names = [card_told(g, card) for card in members(s.drawn)]
    return f"{called(s, s.turn)} plays one card and puts the other back: {joined(names, 'or')}."


def _permit(g: House, s: State, argument: int) -> str:
    who, about = argument >> 2 & 3, argument >> 4
    if argument & 3 == steps.ORDER:
        what = f"move {called(s, who)} to {the(about)}"
    elif argument & 3 == steps.GIVE:
        what = f"give {called(s, who)} a token ({tokens.TITLES[about]})"
    else:
        what = f"take a token ({tokens.TITLES[about]}) from {called(s, who)}"
    return f"May {called(s, s.turn)} {what}? Yes or no."


def _drop(g: House, s: State, argument: int) -> str:
    return f"The Air Tanker flies on from {the(argument & 31)} to a burning tile, or is done."


def _said(words: str) -> Asked:
    return lambda g, s, _: words


def _by_turn(words: str) -> Asked:
    return lambda g, s, _: f"{called(s, s.turn)} {words}"


ASKED: Final[dict[int, Asked]] = {
    steps.PLACE_TILE: _place,
    steps.LEAVE_GAP: _said("Choose at random the cell that stays empty."),
    steps.DEAL_ROLE: lambda g, s, who: f"Draw a character for {called(s, who)}.",
    steps.LIGHT_SMALL: _said("Choose at random which small fire burns from the start."),
    steps.LIGHT_EXTRA: _said("Choose at random where a further fire burns from the start."),
    steps.ROLL_DICE: lambda g, s, _: f"Roll {several(dice_to_roll(s), 'die')}.",
    steps.DRAW_CARD: _said("Draw a Fire card."),
    steps.DRAW_TOKEN: _said("Draw a reward token from the bag."),
    steps.LOSE_TOKEN: _said("Draw a token from the bag; it leaves the game."),
    steps.CHOOSE_CHARACTER: lambda g, s, _: (
        f"Choose who acts this turn: {joined([called(s, w) for w in range(g.crew_size)], 'or')}."
    ),
    steps.ACT: _act,
    steps.LOCK: _lock,
    steps.GO_ON: _go_on,
    steps.FEED: _feed,
    steps.NEW_FIRE: _tile_choice("No tile of that limit burns; choose where a new fire starts"),
    steps.SCORCH_FIRST: _tile_choice("Choose which tile scorches first"),
    steps.SPREAD: _tile_choice("Choose where the scorched tile's fire spreads"),
    steps.SAVE: _save,
    steps.DISCARD: _discard,
    steps.PLACE_BREAK: _by_turn("lays a Firebreak towards a tile beside."),
    steps.TAKE_BREAK: _said("No Firebreak is left: pick one up from the board."),
    steps.DOZE: lambda g, s, _: f"Lay Firebreak {size(s.path) + 1} of 3 of the Dozer's line or Y.",
    steps.LAND: _by_turn("gets off the Dozer at a tile beside its Firebreaks."),
    steps.DROP: _drop,
    steps.KEEP: _keep,
    steps.PLAY_CARD: _play_card,
    steps.PERMIT: _permit,
    steps.CHOOSE_ROLE: lambda g, s, who: f"{called(s, who)} takes a character, or one at random.",
    steps.CHOOSE_FIRST: lambda g, s, _: (
        f"Choose who begins, Firefighter 1 to {g.crew_size}; the turns go round from there."
    ),
    steps.CHOOSE_GAP: _by_turn("chooses for all the cell that stays empty without the Fire Cache."),
    steps.CHOOSE_SMALL: _tile_choice("Choose which small fire burns from the start"),
    steps.CHOOSE_EXTRA: _tile_choice("Choose where a further fire burns from the start"),
}
"""What is asked for at every chance and decision."""
