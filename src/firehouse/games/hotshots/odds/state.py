"""The oracle's question for a position of the game, and its advice as actions."""

from __future__ import annotations

from typing import Final

from firehouse.core.stack import step_of
from firehouse.games.hotshots.data import faces, roles, tokens
from firehouse.games.hotshots.data.files.faults import fault
from firehouse.games.hotshots.odds.answer import Advice
from firehouse.games.hotshots.odds.problem import DOUBLE, SHOWS, SUPPORTING, TOKENS, Problem
from firehouse.games.hotshots.rules import actions, steps
from firehouse.games.hotshots.rules.actions import act
from firehouse.games.hotshots.rules.effects import owner_of
from firehouse.games.hotshots.rules.fighting import dice_to_roll, fight_refusal, on_table
from firehouse.games.hotshots.rules.house import House
from firehouse.games.hotshots.rules.state import State, able, hand, pawns_on, place_of, role_of
from firehouse.games.hotshots.rules.tokens import summon_refusal

FIGHTING: Final = (steps.ROLL_DICE, steps.LOCK, steps.GO_ON)


def problem_of(g: House, s: State) -> Problem:
    """The fight of the player on turn: the one under way, or the one that could begin here.

    With dice on the table it is the position in which they were rolled; see `roll_of`.
    """
    under_way = [step_of(entry) for entry in s.todo if step_of(entry) in FIGHTING]
    if not under_way and (s.ended or step_of(s.todo[-1]) != steps.ACT or fight_refusal(s)):
        raise fault("odds.no-fight")
    here = place_of(s, s.turn)
    return Problem(
        tuple(faces.words(g.terrain.icons[here])),
        tuple(faces.words(s.locked)),
        int(dice_to_roll(s)),
        roles.IDS[role_of(s, s.turn)] if able(s, s.turn) else "",
        int(s.support) if under_way else _support(g, s),
        _tokens(g, s),
        tuple(faces.words(s.extra)),
        under_way[-1:] == [steps.GO_ON],
        g.options.stand_in,
    )


def roll_of(s: State) -> tuple[str, ...]:
    """The dice on the table; none if nothing has been rolled since the last decision."""
    return tuple(faces.words(on_table(s))) if s.rolled else ()


def _support(g: House, s: State) -> int:
    """The Support with which a fight here would begin."""
    here = place_of(s, s.turn)
    return int(pawns_on(s, here, g.crew_size) - 1 + ((s.ground.lakeside >> here) & 1))


def _tokens(g: House, s: State) -> tuple[str, ...]:
    """The tokens that the player on turn may play in a fight."""
    held = hand(s, owner_of(g, s.turn)) & ~s.fresh
    found = [name for token, name in enumerate(tokens.IDS) if held >> token & 1 and name in TOKENS]
    if s.dice == faces.DICE and tokens.IDS[tokens.RECOVER] in found:
        found.remove(tokens.IDS[tokens.RECOVER])
    alone = all(summon_refusal(g, s, who) for who in range(g.crew_size))
    if alone and tokens.IDS[tokens.SUMMON] in found:
        found.remove(tokens.IDS[tokens.SUMMON])
    return tuple(found)


def actions_of(g: House, s: State, advice: Advice) -> list[int]:
    """The actions that follow an advice, one after the other; which reward to stop with is open."""
    played = [_played(g, s, token, face) for token, face in advice.plays]
    found: list[int] = []
    if advice.locks:
        packed = faces.packed_letters(
            "".join(faces.LETTERS[faces.NAMES.index(face)] for face in advice.locks)
        )
        found.append(int(act(actions.LOCK, faces.NUMBER[packed])))
    elif s.rolled:
        if advice.plays:
            found.append(played.pop(0))
        if not advice.plays or advice.plays[0][0] in SUPPORTING:
            found.append(int(act(actions.FAIL, 0)))
    found.extend(played)
    if advice.then == "roll":
        begins = step_of(s.todo[-1]) == steps.ACT
        found.append(int(act(actions.FIGHT if begins else actions.ROLL_AGAIN, 0)))
    return found


def _played(g: House, s: State, token: str, face: str) -> int:
    """The action that plays a token; brought here is the first firefighter who is elsewhere."""
    number = tokens.IDS.index(token)
    if token in SHOWS:
        as_face = faces.NAMES.index(face)
        return int(act(actions.PLAY_FACE, actions.standing_in(number, as_face)))
    if token == DOUBLE:
        return int(act(actions.PLAY_DOUBLE, faces.NAMES.index(face)))
    if number == tokens.SUMMON:
        who = next(who for who in range(g.crew_size) if not summon_refusal(g, s, who))
        return int(act(actions.PLAY_SUMMON, who))
    return int(act(actions.PLAY, number))
