"""Playing reward tokens: for each one why not, in which ways, and what it does."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from firehouse.core.bits import bit, first
from firehouse.core.game import Sink
from firehouse.core.kinds import Kind
from firehouse.core.stack import push, step_of
from firehouse.core.unknown import unknown
from firehouse.games.hotshots import events
from firehouse.games.hotshots.data import faces, headings, tokens
from firehouse.games.hotshots.data.tiles import TILES
from firehouse.games.hotshots.rules import actions, reasons, steps
from firehouse.games.hotshots.rules.actions import act, face_in, standing_in, token_in
from firehouse.games.hotshots.rules.effects import (
    Log,
    move_pawn,
    owner_of,
    recover,
    remove_flames,
    use_token,
)
from firehouse.games.hotshots.rules.fighting import can_match, wanted
from firehouse.games.hotshots.rules.firebreaks import free_side
from firehouse.games.hotshots.rules.house import House
from firehouse.games.hotshots.rules.moving import anywhere_refusal, arrive, gain_moves
from firehouse.games.hotshots.rules.sharing import can_share
from firehouse.games.hotshots.rules.state import (
    NO_CARD,
    ONE_MORE,
    SUCCEEDED,
    State,
    flames,
    hand,
    has_flag,
    place_of,
)

KINDS: Final[tuple[Kind, ...]] = (
    Kind(actions.PLAY, "play", "bare token", headings.TOKEN_LIST),
    Kind(actions.PLAY_FACE, "play-face", "token as face", headings.TOKEN_LIST, typed="play"),
    Kind(actions.PLAY_DOUBLE, "play-double", "double", headings.TOKEN_LIST, typed="play"),
    Kind(actions.PLAY_SUMMON, "play-summon", "summon", headings.TOKEN_LIST, typed="play"),
    Kind(actions.PLAY_ANYWHERE, "play-anywhere", "anywhere", headings.TOKEN_LIST, typed="play"),
    Kind(actions.PLAY_FLAME, "play-flame", "extra flame", headings.TOKEN_LIST, typed="play"),
)


def held_refusal(g: House, s: State, token: i64) -> i64:
    """Why the player on turn cannot play this token."""
    if not hand(s, owner_of(g, s.turn)) & bit(token):
        return reasons.TOKEN_NOT_HELD
    return reasons.TOKEN_TOO_FRESH if s.fresh & bit(token) else reasons.ALLOWED


def propose_tokens(g: House, s: State, sink: Sink, step: i64) -> None:
    """Every token in hand, in every way it can be played now."""
    held = hand(s, owner_of(g, s.turn)) & ~s.fresh
    while held:
        _propose(g, s, sink, first(held), step)
        held &= held - 1


def _propose(g: House, s: State, sink: Sink, token: i64, step: i64) -> None:
    """The ways to play a token; dice tokens are for fights, others for outside them."""
    if tokens.BARE[token]:
        if not bare_refusal(g, s, token, step):
            sink.add(act(actions.PLAY, token))
    elif token <= tokens.WILD:
        if step != steps.ACT:
            _faces(g, s, sink, token)
    elif token == tokens.DOUBLE:
        if step != steps.ACT:
            _doubles(g, s, sink)
    elif token == tokens.SUMMON:
        _summons(g, s, sink)
    elif token == tokens.ANYWHERE:
        if step == steps.ACT:
            _ways(g, s, sink)
    elif token == tokens.EXTRA_FLAME:
        if step == steps.ACT:
            _flames(g, s, sink)
    else:
        raise unknown("token", token)


def bare_refusal(g: House, s: State, token: i64, step: i64) -> i64:
    """Why a token that names nothing else cannot be played now."""
    if token >= tokens.TOKENS or not tokens.BARE[token]:
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
    if token == tokens.MOVE_2 or token == tokens.MOVE_1_FIRE:
        return reasons.ALLOWED
    raise unknown("token", token)


def play_bare(g: House, s: State, log: Log, token: i64) -> None:
    """Play a token that names nothing else."""
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
        push(s.todo, steps.EARN_BREAK)
    elif token == tokens.RECOVER:
        recover(s, log, 1)
    elif token == tokens.SUPPORT:
        gain_support(s, log)
    else:
        raise unknown("token", token)


def gain_support(s: State, log: Log) -> None:
    """One more failed roll will be forgiven."""
    s.support += 1
    if log is not None:
        log.append(events.SupportGained(s.support))


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
    token = token_in(argument)
    face = face_in(argument)
    if token > tokens.WILD:
        return reasons.UNKNOWN_ACTION
    if not (tokens.FACE_SETS[token] >> face) & 1:
        return reasons.WRONG_FACE
    refused = match_refusal(g, s, token)
    if refused:
        return refused
    return reasons.ALLOWED if wanted(g, s, face) > 0 else reasons.FACE_NOT_WANTED


def _faces(g: House, s: State, sink: Sink, token: i64) -> None:
    face: i64 = 0
    while face < faces.FACES:
        if not face_refusal(g, s, standing_in(token, face)):
            sink.add(act(actions.PLAY_FACE, standing_in(token, face)))
        face += 1


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


def _doubles(g: House, s: State, sink: Sink) -> None:
    face: i64 = 0
    while face < faces.FACES:
        if not double_refusal(g, s, face):
            sink.add(act(actions.PLAY_DOUBLE, face))
        face += 1


def add_face(g: House, s: State, log: Log, token: i64, face: i64) -> None:
    """A token counts as a match; after a roll it is the match that the roll needs."""
    use_token(g, s, log, token)
    s.extra += faces.unit(face)
    if log is not None:
        log.append(events.FaceAdded(face, token))
    if s.rolled:
        s.rolled = 0
        s.todo.pop()
        push(s.todo, steps.GO_ON)


def summon_refusal(g: House, s: State, who: i64) -> i64:
    """Why that firefighter cannot be brought here."""
    if who >= g.crew_size:
        return reasons.NO_SUCH_PAWN
    refused = held_refusal(g, s, tokens.SUMMON)
    if refused:
        return refused
    return reasons.ALREADY_HERE if place_of(s, who) == place_of(s, s.turn) else reasons.ALLOWED


def _summons(g: House, s: State, sink: Sink) -> None:
    who: i64 = 0
    while who < g.crew_size:
        if not summon_refusal(g, s, who):
            sink.add(act(actions.PLAY_SUMMON, who))
        who += 1


def summon(g: House, s: State, log: Log, who: i64) -> None:
    """Bring another firefighter; in a fight that is one more Support."""
    use_token(g, s, log, tokens.SUMMON)
    move_pawn(s, log, who, place_of(s, s.turn), "summon")
    if step_of(s.todo[-1]) != steps.ACT:
        gain_support(s, log)


def go_anywhere_refusal(g: House, s: State, tile: i64) -> i64:
    """Why the token of free movement does not lead there."""
    refused = anywhere_refusal(s, tile)
    return refused if refused else held_refusal(g, s, tokens.ANYWHERE)


def _ways(g: House, s: State, sink: Sink) -> None:
    tile: i64 = 0
    while tile < TILES:
        if not go_anywhere_refusal(g, s, tile):
            sink.add(act(actions.PLAY_ANYWHERE, tile))
        tile += 1


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


def _flames(g: House, s: State, sink: Sink) -> None:
    tile: i64 = 0
    while tile < TILES:
        if not flame_refusal(g, s, tile):
            sink.add(act(actions.PLAY_FLAME, tile))
        tile += 1


def take_flame(g: House, s: State, log: Log, tile: i64) -> None:
    """One more flame off the fire that was fought."""
    use_token(g, s, log, tokens.EXTRA_FLAME)
    remove_flames(s, log, tile, 1, "token")


def can_answer(g: House, s: State) -> bool:
    """Can the player on turn do something about a failed roll: play a token, or share one?"""
    return _can_play(g, s) or can_share(g, s)


def _can_play(g: House, s: State) -> bool:
    """Has the player on turn a token that can be played on a failed roll?"""
    if not hand(s, owner_of(g, s.turn)) & ~s.fresh:
        return False
    ways = Sink()
    propose_tokens(g, s, ways, steps.LOCK)
    return len(ways.actions) > 0
