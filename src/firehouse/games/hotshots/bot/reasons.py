"""Why an action was chosen, in one line of words with the numbers behind it."""

from __future__ import annotations

from typing import Final

from firehouse.core.phrase import Phrase, phrase
from firehouse.core.stack import step_of
from firehouse.games.hotshots.bot import turns as deeds
from firehouse.games.hotshots.bot.dice import SPOTS
from firehouse.games.hotshots.bot.stakes import SCALE, Stakes
from firehouse.games.hotshots.bot.turns import Turns
from firehouse.games.hotshots.data import faces
from firehouse.games.hotshots.data.tiles import FIRE_CAMP
from firehouse.games.hotshots.rules import actions, steps
from firehouse.games.hotshots.rules.actions import argument_of, kind_of
from firehouse.games.hotshots.rules.fighting import matches
from firehouse.games.hotshots.rules.firebreaks import edge_of
from firehouse.games.hotshots.rules.state import THROUGH_FIRE, State, flames, has_flag, place_of
from firehouse.games.hotshots.words.language import say
from firehouse.games.hotshots.words.names import the, token, vehicle

FOR_A_FLAME: Final = 4
FOR_A_FIREBREAK: Final = 3


class Reasons:
    """Tells what the rule of thumb saw in a position."""

    def __init__(self, turns: Turns) -> None:
        self.turns = turns
        self.fights = turns.fights
        self.house = turns.house

    def why(self, s: State, action: int) -> str:
        """One line of reasons for a legal action."""
        return say(self.told(s, action))

    def told(self, s: State, action: int) -> Phrase:
        """The same as a message."""
        self.turns.survey.look(s)
        kind = int(kind_of(action))
        argument = int(argument_of(action))
        step = step_of(s.todo[-1])
        if kind == actions.TAKE:
            return phrase("reason.take", token=token(actions.shared_in(argument)))
        if step == steps.ACT:
            return self._of_turn(s, kind, argument)
        if step in (steps.LOCK, steps.GO_ON):
            return self._of_fight(s, kind, argument)
        return self._of_answer(s, step, kind, argument)

    def _burning(self, s: State, tile: int, name: str, **more: int) -> Phrase:
        """A reason that begins with how a tile burns."""
        have = int(flames(s, tile))
        left = max(0, int(self.house.limits[tile]) - have)
        burns = phrase("reason.burns", flames=have, left=left, limit=have + left, tile=the(tile))
        return phrase(f"reason.{name}", burns=burns, **more)

    def chance(self, s: State, tile: int, wanted: int) -> int:
        """How likely a fight that begins on a tile reaches so many matches, in hundredths."""
        if not s.dice:
            return 0
        spot = self.fights.spot_for(s, s.turn, self.house.terrain.icons[tile])
        support = self.fights.support_at(s, s.turn, tile)
        return _percent(_reaching(wanted, faces.DICE - s.dice).roll(spot, support))

    def _of_turn(self, s: State, kind: int, argument: int) -> Phrase:
        if kind == actions.MOVE:
            return self._of_move(s, argument)
        if kind == actions.FIGHT:
            return self._of_place(s, int(place_of(s, s.turn)))
        if kind == actions.HELICOPTER:
            return self._burning(s, argument, "helicopter")
        if kind == actions.ORDER:
            return phrase("reason.order", tile=the(actions.goal_in(argument)))
        if kind in PLAIN:
            return phrase(f"reason.{PLAIN[kind]}")
        return self._of_token(s, kind, argument)

    def _of_move(self, s: State, step: int) -> Phrase:
        turns = self.turns
        turns.plan(s, s.turn, s.moves, has_flag(s, THROUGH_FIRE))
        reached = [t for t in range(len(turns.values)) if turns.routes.reached >> t & 1]
        ways = [t for t in reached if turns.routes.step[t] == step]
        goal = max(ways, key=lambda tile: turns.values[tile], default=step)
        there = self._of_place(s, goal)
        return there if goal == step else phrase("reason.on-the-way", tile=the(goal), there=there)

    def _of_place(self, s: State, tile: int) -> Phrase:
        """What there is to do on a tile."""
        deed = self.turns.deeds[tile]
        if deed == deeds.VEHICLE:
            best = self.turns.flights.best(s)
            name = vehicle(best) if best >= 0 else phrase("vehicle.some")
            return phrase("reason.vehicle", vehicle=name)
        if flames(s, tile):
            return self._burning(s, tile, "fight", chance=self.chance(s, tile, FOR_A_FLAME))
        if tile == FIRE_CAMP and s.dice < faces.DICE:
            return phrase("reason.camp", dice=faces.DICE - int(s.dice))
        if deed == deeds.FIGHT:
            chance = self.chance(s, tile, FOR_A_FIREBREAK)
            return phrase("reason.firebreak", tile=the(tile), chance=chance)
        return phrase("reason.near", tile=the(tile))

    def _of_token(self, s: State, kind: int, argument: int) -> Phrase:
        if kind == actions.PLAY_FLAME:
            return self._burning(s, argument, "play-flame")
        if kind == actions.PLAY_ANYWHERE:
            return phrase("reason.play-anywhere", there=self._of_place(s, argument))
        if kind == actions.EXCHANGE:
            return phrase("reason.exchange", token=token(argument))
        if kind == actions.PLAY:
            return phrase("reason.play", token=token(argument))
        return phrase("reason.share")

    def _of_fight(self, s: State, kind: int, argument: int) -> Phrase:
        if kind == actions.LOCK:
            return self._of_lock(s, argument)
        now = int(matches(s))
        if kind == actions.ROLL_AGAIN:
            goal = min(6, max(now + 1, FOR_A_FLAME))
            chance = self._from_here(s, 0, goal)
            return phrase(
                "reason.roll-again",
                chance=chance,
                odds=_likely(chance),
                goal=goal,
                risk=self._risk(s),
            )
        if kind == actions.STOP:
            return phrase("reason.stop", matches=now, risk=self._risk(s))
        if kind == actions.FAIL:
            return phrase("reason.fail", support=int(s.support))
        return phrase("reason.play-face", matches=now + 1)

    def _of_lock(self, s: State, handful: int) -> Phrase:
        packed = faces.PACKED[handful]
        then = int(matches(s) + faces.total(packed))
        goal = min(6, max(then + 1, FOR_A_FLAME))
        if then == 6:
            return phrase("reason.lock-all")
        chance = self._from_here(s, packed, goal)
        return phrase("reason.lock", matches=then, chance=chance, odds=_likely(chance))

    def _from_here(self, s: State, locked: int, wanted: int) -> int:
        """How likely the fight reaches so many matches after a lock, in hundredths."""
        opened = self.fights.opened(s) - locked
        spot = self.fights.spot_for(s, s.turn, opened)
        stakes = _reaching(wanted, int(self.fights.short(s)))
        return _percent(stakes.best(spot, s.support))

    def _risk(self, s: State) -> Phrase:
        """How the next roll may fail."""
        spot = self.fights.spot_for(s, s.turn, self.fights.opened(s))
        dice = SPOTS.open[spot] - int(self.fights.short(s))
        chance = round(100 * SPOTS.misses[spot * 7 + dice] / 6**dice) if dice > 0 else 0
        return phrase(
            "reason.risk",
            dice=max(0, dice),
            chance=chance,
            odds=_likely(chance),
            support=int(s.support),
        )

    def _of_answer(self, s: State, step: int, kind: int, argument: int) -> Phrase:
        if step == steps.SCORCH_FIRST:
            return phrase("reason.scorch-first", tile=the(argument))
        if step in (steps.CHOOSE_SMALL, steps.CHOOSE_EXTRA):
            return phrase("reason.choose-fire", tile=the(argument))
        if kind == actions.CHOOSE:
            return self._burning(s, argument, "choose")
        if kind == actions.BREAK:
            here = the(int(place_of(s, s.turn)))
            return phrase("reason.break", one=here, other=the(argument))
        if kind in (actions.DOZE, actions.PICK_UP):
            return self._of_edge(s, kind, argument)
        if kind == actions.LAND:
            return self._of_place(s, argument)
        if kind == actions.DROP:
            return self._burning(s, argument, "drop")
        if kind in (actions.KEEP, actions.DISCARD):
            name = "keep" if kind == actions.KEEP else "discard"
            return phrase(f"reason.{name}", token=token(argument))
        return phrase(f"reason.{ANSWERS.get(kind, 'best')}")

    def _of_edge(self, s: State, kind: int, argument: int) -> Phrase:
        edge = int(edge_of(s, argument))
        ends = s.ground.ends
        one, other = the(ends[edge * 2]), the(ends[edge * 2 + 1])
        name = "doze" if kind == actions.DOZE else "pick-up"
        return phrase(f"reason.{name}", one=one, other=other)


PLAIN: Final = {actions.TANKER: "tanker", actions.DOZER: "dozer", actions.END: "end"}

ANSWERS: Final = {
    actions.CARD: "card",
    actions.USE: "use",
    actions.GAP: "gap",
    actions.BEGIN: "begin",
    actions.DONE: "done",
    actions.SAVE: "save",
    actions.LET: "let",
    actions.YES: "yes",
    actions.NO: "no",
}

LIKELY: Final = ((95, "sure"), (60, "likely"), (40, "even"), (10, "doubtful"))
"""How a chance in hundredths is called from so many up."""

_SURE: Final = 10000


def _reaching(wanted: int, short: int) -> Stakes:
    """Stakes on so many matches alone."""
    worths = [_SURE if number >= wanted else 0 for number in range(3, 7)]
    return Stakes(worths[0], worths[1], worths[2], worths[3], 0, short)


def _percent(value: int) -> int:
    return max(0, round(100 * value / (_SURE * SCALE)))


def _likely(chance: int) -> str:
    """The word for a chance in hundredths."""
    return next((word for least, word in LIKELY if chance >= least), "hardly")
