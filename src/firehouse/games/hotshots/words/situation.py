"""How things stand, as messages: whose turn it is, what is asked for, how the game ended."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from firehouse.core.bits import members, size
from firehouse.core.phrase import Phrase, phrase
from firehouse.core.stack import argument_in, step_of
from firehouse.games.hotshots.data import faces, tokens
from firehouse.games.hotshots.rules import endings, reasons, steps
from firehouse.games.hotshots.rules.deck import cards_left
from firehouse.games.hotshots.rules.effects import owner_of, reserve
from firehouse.games.hotshots.rules.fighting import (
    can_match,
    dice_to_roll,
    matches,
    open_icons,
    roll_refusal,
    stop_refusal,
)
from firehouse.games.hotshots.rules.firebreaks import free_side
from firehouse.games.hotshots.rules.firecards import limit_of
from firehouse.games.hotshots.rules.house import House
from firehouse.games.hotshots.rules.judge import choices
from firehouse.games.hotshots.rules.sharing import can_share
from firehouse.games.hotshots.rules.state import (
    FOUGHT,
    NO_CARD,
    ONE_MORE,
    State,
    hand,
    has_flag,
    place_of,
)
from firehouse.games.hotshots.rules.tokens import double_refusal, face_refusal
from firehouse.games.hotshots.words.names import (
    WITH_BREAK,
    called,
    card_title,
    dice,
    the,
    token,
)
from firehouse.games.hotshots.words.text import REQUESTS

Arguments = dict[str, Any]
Reader = Callable[[House, State, int], Arguments]


def situation(g: House, s: State) -> Phrase:
    """What is asked for; on a turn and at the end also how the forest stands."""
    if not s.ended and step_of(s.todo[-1]) != steps.ACT:
        return asked(g, s)
    return phrase(
        "asked.standing",
        asked=asked(g, s),
        scorched=size(s.scorched),
        limit=int(g.options.scorch_limit),
        flames=int(reserve(g, s)),
        dice=int(s.dice),
        cards=int(cards_left(s)),
        discarded=size(s.discard),
        shuffles=int(s.shuffles),
        most=int(g.options.shuffles),
    )


def asked(g: House, s: State) -> Phrase:
    """What the game waits for, as a sentence that says what to do; at the end, how it ended."""
    if s.ended:
        return phrase(f"ended.{endings.CODES[s.ended]}")
    entry = s.todo[-1]
    step = step_of(entry)
    return Phrase(f"asked.{steps.NAMES[step]}", ASKED[step](g, s, argument_in(entry)))


def _act(g: House, s: State, _: int) -> Arguments:
    return {
        "who": called(s, s.turn),
        "tile": the(place_of(s, s.turn)),
        "moves": int(s.moves),
        "fought": bool(has_flag(s, FOUGHT)),
        "end": "again" if has_flag(s, ONE_MORE) else "no-card" if has_flag(s, NO_CARD) else "card",
    }


def _open_icons(g: House, s: State) -> Phrase:
    return dice(open_icons(g, s))


def _lock(g: House, s: State, _: int) -> Arguments:
    stands_in = _can_stand_in(g, s)
    return {
        "roll": dice(faces.PACKED[s.rolled - 1]),
        "tile": the(place_of(s, s.turn)),
        "open": _open_icons(g, s),
        "matches": bool(can_match(g, s)),
        "support": int(s.support),
        "help": "token" if stands_in else "shared" if can_share(g, s) else "none",
    }


def _can_stand_in(g: House, s: State) -> bool:
    """Can a token in hand count as a die of this roll?"""
    held = members(hand(s, owner_of(g, s.turn)) & ~s.fresh)
    return any(
        not face_refusal(g, s, token * faces.FACES + face)
        for token in held
        if token <= tokens.WILD
        for face in range(faces.FACES)
    ) or (tokens.DOUBLE in held and any(not double_refusal(g, s, f) for f in range(faces.FACES)))


def _go_on(g: House, s: State, _: int) -> Arguments:
    refused = roll_refusal(g, s)
    promised = any(not stop_refusal(s, reward) for reward in WITH_BREAK)
    return {
        "who": called(s, s.turn),
        "matches": int(matches(s)),
        "rolls": "matched" if refused == reasons.ALL_MATCHED else "no-die" if refused else "yes",
        "dice": int(dice_to_roll(s)),
        "open": _open_icons(g, s),
        "support": int(s.support),
        "walled": promised and not free_side(s),
    }


def _choices(g: House, s: State, _: int) -> Arguments:
    return {"tiles": [the(tile) for tile in members(choices(g, s))]}


def _feed(g: House, s: State, part: int) -> Arguments:
    card = s.card - 1
    return {
        "card": card_title(g, card),
        "limit": int(limit_of(g, card, part)),
        **_choices(g, s, part),
    }


def _keep(g: House, s: State, argument: int) -> Arguments:
    return {
        "who": called(s, steps.gainer_in(argument)),
        "tokens": [token(number) for number in members(s.pair)],
    }


def _play_card(g: House, s: State, _: int) -> Arguments:
    return {"who": called(s, s.turn), "cards": [card_title(g, card) for card in members(s.drawn)]}


def _permit(g: House, s: State, argument: int) -> Arguments:
    what, about = steps.what_in(argument), steps.wish_in(argument)
    return {
        "asker": called(s, s.turn),
        "who": called(s, steps.asked_in(argument)),
        "what": REQUESTS[what],
        "about": the(about) if what == steps.ORDER else token(about),
    }


def _nothing(g: House, s: State, _: int) -> Arguments:
    return {}


def _on_turn(g: House, s: State, _: int) -> Arguments:
    return {"who": called(s, s.turn)}


def _pawn(g: House, s: State, who: int) -> Arguments:
    return {"who": called(s, who)}


ASKED: Final[dict[int, Reader]] = {
    steps.PLACE_TILE: lambda g, s, tile: {"tile": the(tile)},
    steps.LEAVE_GAP: _nothing,
    steps.DEAL_ROLE: _pawn,
    steps.LIGHT_SMALL: _nothing,
    steps.LIGHT_EXTRA: _nothing,
    steps.ROLL_DICE: lambda g, s, _: {"dice": int(dice_to_roll(s))},
    steps.DRAW_CARD: _nothing,
    steps.DRAW_TOKEN: _nothing,
    steps.LOSE_TOKEN: _nothing,
    steps.CHOOSE_CHARACTER: lambda g, s, _: {"crew": [called(s, w) for w in range(g.crew_size)]},
    steps.ACT: _act,
    steps.LOCK: _lock,
    steps.GO_ON: _go_on,
    steps.FEED: _feed,
    steps.NEW_FIRE: _choices,
    steps.SCORCH_FIRST: _choices,
    steps.SPREAD: _choices,
    steps.SAVE: _pawn,
    steps.DISCARD: _pawn,
    steps.PLACE_BREAK: _on_turn,
    steps.TAKE_BREAK: _nothing,
    steps.DOZE: lambda g, s, _: {"number": size(s.path) + 1},
    steps.LAND: _on_turn,
    steps.DROP: lambda g, s, argument: {"tile": the(steps.tile_in(argument))},
    steps.KEEP: _keep,
    steps.PLAY_CARD: _play_card,
    steps.PERMIT: _permit,
    steps.CHOOSE_ROLE: _pawn,
    steps.CHOOSE_FIRST: _nothing,
    steps.CHOOSE_GAP: _on_turn,
    steps.CHOOSE_SMALL: _choices,
    steps.CHOOSE_EXTRA: _choices,
}
"""What the question of every chance and decision is about."""
