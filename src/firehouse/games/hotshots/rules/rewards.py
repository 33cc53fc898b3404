"""Reward tokens: drawing, keeping, playing, exchanging and sharing them."""

from __future__ import annotations

from mypy_extensions import i64

from firehouse.core.bits import bit, first, size
from firehouse.games.hotshots import events
from firehouse.games.hotshots.data import faces, tokens
from firehouse.games.hotshots.data.tiles import FIRE_CACHE, TILES
from firehouse.games.hotshots.rules import reasons, steps
from firehouse.games.hotshots.rules.effects import (
    Log,
    discard_token,
    gain_token,
    give_token,
    move_pawn,
    owner_of,
    remove_flames,
    use_token,
)
from firehouse.games.hotshots.rules.fighting import can_match, wanted
from firehouse.games.hotshots.rules.firebreaks import free_side
from firehouse.games.hotshots.rules.house import House
from firehouse.games.hotshots.rules.moving import anywhere_refusal, arrive, ask, gain_moves, obey
from firehouse.games.hotshots.rules.state import (
    NO_CARD,
    ONE_MORE,
    SHARED,
    SUCCEEDED,
    State,
    flames,
    hand,
    has_asked,
    has_flag,
    is_scorched,
    note_request,
    place_of,
    requests_of,
)


def gain(g: House, s: State, who: i64, why: i64) -> None:
    """Draw a token, or two to choose from, as far as the bag holds any."""
    if not s.bag:
        return
    two = why >= steps.EXCHANGED or (why == steps.WON and g.options.token_choice)
    argument = (who + 4 * why) << steps.ARGUMENT
    s.todo.append(steps.SETTLE_TOKEN + argument)
    s.todo.append(steps.DRAW_TOKEN + argument)
    if two and size(s.bag) > 1:
        s.todo.append(steps.DRAW_TOKEN + argument)


def token_drawn(s: State, log: Log, token: i64) -> None:
    """A token came out of the bag."""
    s.bag &= ~bit(token)
    s.pair |= bit(token)
    if log is not None:
        log.append(events.TokenDrawn(token))


def settle(g: House, s: State, log: Log, who: i64, why: i64) -> None:
    """Keep the drawn token; of two, choose."""
    if size(s.pair) > 1:
        s.todo.append(steps.KEEP + ((who + 4 * why) << steps.ARGUMENT))
    else:
        keep(g, s, log, who, why, first(s.pair))


def keep(g: House, s: State, log: Log, who: i64, why: i64, token: i64) -> None:
    """Keep one of the drawn tokens and put the other back."""
    other = s.pair & ~bit(token)
    s.pair = 0
    if other:
        s.bag |= other
        if log is not None:
            log.append(events.TokenReturned(first(other)))
    gain_token(g, s, log, who, token, why == steps.WON or why == steps.EXCHANGED_FRESH)
    need_room(g, s, who)


def need_room(g: House, s: State, who: i64) -> None:
    """Too many tokens: one must go."""
    if not g.solo and size(hand(s, who)) > g.options.token_limit:
        s.todo.append(steps.DISCARD + (who << steps.ARGUMENT))


def give_up_token(g: House, s: State, log: Log, who: i64) -> None:
    """The price of standing on a scorching tile, for those who hold a token."""
    held = hand(s, owner_of(g, who))
    if size(held) == 1:
        discard_token(g, s, log, who, first(held), "scorch")
    elif held:
        s.todo.append(steps.DISCARD + (who << steps.ARGUMENT))


def lose_from_bag(s: State, log: Log, token: i64) -> None:
    """A scorch takes a token out of the game."""
    s.bag &= ~bit(token)
    if log is not None:
        log.append(events.TokenLost(token))


def held_refusal(g: House, s: State, token: i64) -> i64:
    """Why the player on turn cannot play this token."""
    if not hand(s, owner_of(g, s.turn)) & bit(token):
        return reasons.TOKEN_NOT_HELD
    return reasons.TOKEN_TOO_FRESH if s.fresh & bit(token) else reasons.ALLOWED


def bare_refusal(g: House, s: State, token: i64, step: i64) -> i64:
    """Why a token that needs no target cannot be played now."""
    if token >= tokens.TOKENS:
        return reasons.UNKNOWN_ACTION
    if token <= tokens.DOUBLE or token in (tokens.SUMMON, tokens.ANYWHERE, tokens.EXTRA_FLAME):
        return reasons.UNKNOWN_ACTION
    refused = held_refusal(g, s, token)
    if refused:
        return refused
    if token == tokens.FIREBREAK:
        return reasons.ALLOWED if free_side(s) else reasons.NO_FREE_SIDE
    if token == tokens.RECOVER:
        return reasons.ALLOWED if s.dice < faces.DICE else reasons.NOTHING_LOST
    if token == tokens.SUPPORT:
        failed = step == steps.LOCK and not can_match(g, s)
        return reasons.ALLOWED if failed else reasons.NOTHING_FAILED
    if step != steps.ACT or token == tokens.SAVE_DIE:
        return reasons.TOKEN_NOT_NOW
    if token == tokens.SKIP_CARD:
        return reasons.NO_CARD_ANYWAY if s.flags & (NO_CARD | ONE_MORE) else reasons.ALLOWED
    if token == tokens.EXTRA_TURN:
        if has_flag(s, ONE_MORE):
            return reasons.TURN_ALREADY
        return reasons.ALLOWED if has_flag(s, SUCCEEDED) else reasons.NO_SUCCESS
    return reasons.ALLOWED


def play_bare(g: House, s: State, log: Log, token: i64) -> None:
    """Play a token that needs no target."""
    use_token(g, s, log, token)
    if token == tokens.SKIP_CARD:
        s.flags |= NO_CARD
        if log is not None:
            log.append(events.CardSkipped(s.turn))
    elif token == tokens.EXTRA_TURN:
        s.flags |= ONE_MORE
        if log is not None:
            log.append(events.TurnGranted(s.turn))
    elif token == tokens.MOVE_2:
        gain_moves(s, log, 2, False)
    elif token == tokens.MOVE_1_FIRE:
        gain_moves(s, log, 1, True)
    elif token == tokens.FIREBREAK:
        s.todo.append(steps.EARN_BREAK)
    elif token == tokens.RECOVER:
        recover(s, log, 1)
    else:
        gain_support(s, log)


def gain_support(s: State, log: Log) -> None:
    """One more failed roll will be forgiven."""
    s.support += 1
    if log is not None:
        log.append(events.SupportGained(s.support))


def recover(s: State, log: Log, number: i64) -> None:
    """Lost dice come back."""
    lost = faces.DICE - s.dice
    if number > lost:
        number = lost
    if number:
        s.dice += number
        if log is not None:
            log.append(events.DiceRecovered(number, s.dice))


def match_refusal(g: House, s: State, token: i64) -> i64:
    """Why a token cannot make a match now: while a die matches, one is set aside first."""
    refused = held_refusal(g, s, token)
    if refused:
        return refused
    if s.rolled and not g.options.stand_in and can_match(g, s):
        return reasons.LOCK_FIRST
    return reasons.ALLOWED


def face_refusal(g: House, s: State, argument: i64) -> i64:
    """Why a dice token cannot count as this face."""
    token = argument // faces.FACES
    face = argument % faces.FACES
    if token > tokens.WILD:
        return reasons.UNKNOWN_ACTION
    if not (tokens.FACE_SETS[token] >> face) & 1:
        return reasons.WRONG_FACE
    refused = match_refusal(g, s, token)
    if refused:
        return refused
    return reasons.ALLOWED if wanted(g, s, face) > 0 else reasons.FACE_NOT_WANTED


def double_refusal(g: House, s: State, face: i64) -> i64:
    """Why no locked die of this face can count twice."""
    if face >= faces.FACES:
        return reasons.UNKNOWN_ACTION
    refused = match_refusal(g, s, tokens.DOUBLE)
    if refused:
        return refused
    if not faces.count(s.locked, face):
        return reasons.FACE_NOT_LOCKED
    return reasons.ALLOWED if wanted(g, s, face) > 0 else reasons.FACE_NOT_WANTED


def add_face(g: House, s: State, log: Log, token: i64, face: i64) -> None:
    """A token counts as a match; after a roll it is the match that the roll needs."""
    use_token(g, s, log, token)
    s.extra += faces.unit(face)
    if log is not None:
        log.append(events.FaceAdded(face, token))
    if s.rolled:
        s.rolled = 0
        s.todo.pop()
        s.todo.append(steps.GO_ON)


def summon_refusal(g: House, s: State, who: i64) -> i64:
    """Why that firefighter cannot be brought here."""
    if who >= g.crew_size:
        return reasons.NO_SUCH_PAWN
    refused = held_refusal(g, s, tokens.SUMMON)
    if refused:
        return refused
    return reasons.ALREADY_HERE if place_of(s, who) == place_of(s, s.turn) else reasons.ALLOWED


def summon(g: House, s: State, log: Log, who: i64, fighting: bool) -> None:
    """Bring another firefighter; in a fight that is one more Support."""
    use_token(g, s, log, tokens.SUMMON)
    move_pawn(s, log, who, place_of(s, s.turn), "summon")
    if fighting:
        gain_support(s, log)


def go_anywhere_refusal(g: House, s: State, tile: i64) -> i64:
    """Why the token of free movement does not lead there."""
    refused = anywhere_refusal(s, tile)
    return refused if refused else held_refusal(g, s, tokens.ANYWHERE)


def go_anywhere(g: House, s: State, log: Log, tile: i64) -> None:
    """Move to any tile."""
    use_token(g, s, log, tokens.ANYWHERE)
    arrive(s, log, tile, "anywhere")


def flame_refusal(g: House, s: State, tile: i64) -> i64:
    """Why the token cannot take a further flame there."""
    if tile >= TILES:
        return reasons.UNKNOWN_ACTION
    refused = held_refusal(g, s, tokens.EXTRA_FLAME)
    if refused:
        return refused
    if not has_flag(s, SUCCEEDED):
        return reasons.NO_SUCCESS
    if not s.quenched & bit(tile):
        return reasons.NOT_THAT_FIRE
    return reasons.ALLOWED if flames(s, tile) else reasons.NOT_BURNING


def take_flame(g: House, s: State, log: Log, tile: i64) -> None:
    """One more flame off the fire that was fought."""
    use_token(g, s, log, tokens.EXTRA_FLAME)
    remove_flames(s, log, tile, 1, "token")


def can_answer(g: House, s: State) -> bool:
    """Can the player on turn do something about a failed roll: play a token, or share one?"""
    return _can_play(g, s) or can_share(g, s)


def _can_play(g: House, s: State) -> bool:
    """Has the player on turn a token that can be played on a failed roll?"""
    held = hand(s, owner_of(g, s.turn)) & ~s.fresh
    while held:
        token = first(held)
        if _answers(g, s, token):
            return True
        held &= held - 1
    return False


def _answers(g: House, s: State, token: i64) -> bool:
    face: i64 = 0
    if token <= tokens.WILD:
        while face < faces.FACES:
            if not face_refusal(g, s, token * faces.FACES + face):
                return True
            face += 1
        return False
    if token == tokens.DOUBLE:
        while face < faces.FACES:
            if not double_refusal(g, s, face):
                return True
            face += 1
        return False
    if token == tokens.SUMMON:
        who: i64 = 0
        while who < g.crew_size:
            if not summon_refusal(g, s, who):
                return True
            who += 1
        return False
    return not bare_refusal(g, s, token, steps.LOCK)


def exchange_refusal(g: House, s: State, token: i64) -> i64:
    """Why the token cannot be exchanged at the Fire Cache."""
    if token >= tokens.TOKENS:
        return reasons.UNKNOWN_ACTION
    if place_of(s, s.turn) != FIRE_CACHE:
        return reasons.NOT_AT_CACHE
    if is_scorched(s, FIRE_CACHE):
        return reasons.CACHE_GONE
    if not hand(s, owner_of(g, s.turn)) & bit(token):
        return reasons.TOKEN_NOT_HELD
    if s.exchanges == 1:
        return reasons.EXCHANGED_ENOUGH
    return reasons.ALLOWED if s.bag else reasons.BAG_EMPTY


def exchange(g: House, s: State, log: Log, token: i64) -> None:
    """Discard a token, draw two, keep one; for one that is too new, so is the other."""
    if s.exchanges:
        s.exchanges -= 1
    else:
        s.exchanges = size(hand(s, owner_of(g, s.turn)))
    why: i64 = steps.EXCHANGED_FRESH if s.fresh & bit(token) else steps.EXCHANGED
    discard_token(g, s, log, s.turn, token, "exchange")
    s.todo.append(steps.GAIN_TOKEN + ((s.turn + 4 * why) << steps.ARGUMENT))


def share_refusal(g: House, s: State, who: i64, token: i64, giving: bool) -> i64:
    """Why the player on turn cannot ask to give or take this token."""
    if who >= g.crew_size:
        return reasons.NO_SUCH_PAWN
    if g.solo:
        return reasons.SHARED_HAND
    if who == s.turn or place_of(s, who) != place_of(s, s.turn):
        return reasons.NOT_TOGETHER
    if has_asked(s, who, SHARED):
        return reasons.SHARED_ALREADY
    if giving:
        if not hand(s, s.turn) & bit(token):
            return reasons.TOKEN_NOT_HELD
    elif not hand(s, who) & bit(token):
        return reasons.THEY_LACK_TOKEN
    return reasons.ASKED_ALREADY if has_asked(s, who, token) else reasons.ALLOWED


def can_share(g: House, s: State) -> bool:
    """Is there a token that the player on turn may ask to give or take?"""
    if nothing_to_share(g, s):
        return False
    who: i64 = 0
    while who < g.crew_size:
        if askable(s, who):
            return True
        who += 1
    return False


def nothing_to_share(g: House, s: State) -> bool:
    """Is there one hand only, or no token in any?"""
    return g.solo or not (s.hands_a | s.hands_b)


def askable(s: State, who: i64) -> i64:
    """The tokens about which the player on turn may ask another one: of either hand."""
    if who == s.turn or place_of(s, who) != place_of(s, s.turn):
        return 0
    asked = requests_of(s, who)
    if asked & bit(SHARED):
        return 0
    return (hand(s, s.turn) | hand(s, who)) & ~asked


def share(g: House, s: State, log: Log, who: i64, token: i64, giving: bool) -> None:
    """Ask to give or take a token."""
    note_request(s, who, token)
    ask(g, s, log, steps.GIVE if giving else steps.TAKE, who, token)


def permitted(g: House, s: State, log: Log, argument: i64) -> None:
    """The other player agreed."""
    what = argument & 3
    who = (argument >> 2) & 3
    about = argument >> 4
    if what == steps.ORDER:
        obey(s, log, who, about)
        return
    note_request(s, who, SHARED)
    if what == steps.GIVE:
        give_token(s, log, s.turn, who, about)
        need_room(g, s, who)
    else:
        give_token(s, log, who, s.turn, about)
        need_room(g, s, s.turn)
