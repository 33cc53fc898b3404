"""Why an action was chosen, in one line of words with the numbers behind it."""

from __future__ import annotations

from typing import Final

from firehouse.games.hotshots.bot import turns as deeds
from firehouse.games.hotshots.bot.dice import SPOTS
from firehouse.games.hotshots.bot.stakes import SCALE, Stakes
from firehouse.games.hotshots.bot.turns import Turns
from firehouse.games.hotshots.data import faces, tokens
from firehouse.games.hotshots.data.tiles import FIRE_CAMP
from firehouse.games.hotshots.rules import actions, steps
from firehouse.games.hotshots.rules.actions import argument_of, kind_of
from firehouse.games.hotshots.rules.fighting import matches
from firehouse.games.hotshots.rules.firebreaks import edge_of
from firehouse.games.hotshots.rules.state import THROUGH_FIRE, State, flames, has_flag, place_of
from firehouse.games.hotshots.words.names import between, capital, the, vehicle_name

NUMBERS: Final = ("No", "One", "Two", "Three", "Four", "Five", "Six", "Seven")
FOR_A_FLAME: Final = 4
FOR_A_FIREBREAK: Final = 3


def _flames(number: int) -> str:
    """A number of flames as words."""
    counted = NUMBERS[number] if number < len(NUMBERS) else str(number)
    return f"{counted} flame{'' if number == 1 else 's'}"


class Reasons:
    """Tells what the rule of thumb saw in a position."""

    def __init__(self, turns: Turns) -> None:
        self.turns = turns
        self.fights = turns.fights
        self.house = turns.house

    def why(self, s: State, action: int) -> str:
        """One line of reasons for a legal action."""
        self.turns.survey.look(s)
        kind = int(kind_of(action))
        argument = int(argument_of(action))
        step = s.todo[-1] & steps.KIND
        if kind == actions.TAKE:
            return f"“{tokens.TITLES[argument & 15]}” helps more now than it would later."
        if step == steps.ACT:
            return self._of_turn(s, kind, argument)
        if step in (steps.LOCK, steps.GO_ON):
            return self._of_fight(s, kind, argument)
        return self._of_answer(s, step, kind, argument)

    def _state_of(self, s: State, tile: int) -> str:
        """How a tile burns."""
        have = int(flames(s, tile))
        left = self.house.limits[tile] - have
        text = f"{_flames(have)} on {the(tile)}"
        if left <= 0:
            return text
        more = "one more scorches it" if left == 1 else f"it scorches at {have + left}"
        return f"{text}: {more}"

    def chance(self, s: State, tile: int, wanted: int) -> int:
        """How likely a fight that begins on a tile reaches so many matches, in hundredths."""
        if not s.dice:
            return 0
        spot = self.fights.spot_for(s, s.turn, self.house.terrain.icons[tile])
        support = self.fights.support_at(s, s.turn, tile)
        return _percent(_reaching(wanted, faces.DICE - s.dice).roll(spot, support))

    def _of_turn(self, s: State, kind: int, argument: int) -> str:
        here = int(place_of(s, s.turn))
        if kind == actions.MOVE:
            return self._of_move(s, argument)
        if kind == actions.FIGHT:
            return self._of_place(s, here)
        if kind == actions.HELICOPTER:
            return f"{self._state_of(s, argument)}; the Helicopter takes up to three off at once."
        if kind == actions.TANKER:
            return "The Air Tanker takes a flame off every tile of its line, without a roll."
        if kind == actions.DOZER:
            return "Three Firebreaks at once keep the wind from the tiles that stand."
        if kind == actions.ORDER:
            return f"{capital(the(argument & 31))} is a better place for the next turn."
        if kind == actions.END:
            return "Nothing else is worth doing this turn."
        return self._of_token(s, kind, argument)

    def _of_move(self, s: State, step: int) -> str:
        turns = self.turns
        turns.plan(s, s.turn, s.moves, has_flag(s, THROUGH_FIRE))
        reached = [t for t in range(len(turns.values)) if turns.routes.reached >> t & 1]
        ways = [t for t in reached if turns.routes.step[t] == step]
        goal = max(ways, key=lambda tile: turns.values[tile], default=step)
        prefix = "" if goal == step else f"On the way to {the(goal)}. "
        return prefix + self._of_place(s, goal)

    def _of_place(self, s: State, tile: int) -> str:
        """What there is to do on a tile."""
        deed = self.turns.deeds[tile]
        if flames(s, tile) and deed != deeds.VEHICLE:
            return (
                f"{self._state_of(s, tile)}; "
                f"{self.chance(s, tile, FOR_A_FLAME)} % to take a flame off."
            )
        if deed == deeds.VEHICLE:
            best = self.turns.flights.best(s)
            name = capital(vehicle_name(best)) if best >= 0 else "A vehicle"
            return f"{name} at the Air Attack Base does more than any roll in reach."
        if tile == FIRE_CAMP and s.dice < faces.DICE:
            return f"Lost dice come back at the Fire Camp: {faces.DICE - int(s.dice)} are missing."
        if deed == deeds.FIGHT:
            chance = self.chance(s, tile, FOR_A_FIREBREAK)
            return f"A Firebreak beside {the(tile)} holds the fire up; {chance} % to earn it."
        return f"From {the(tile)} the worst fires are in reach next turn."

    def _of_token(self, s: State, kind: int, argument: int) -> str:
        if kind == actions.PLAY_FLAME:
            return f"{self._state_of(s, argument)}; the token takes one off."
        if kind == actions.PLAY_ANYWHERE:
            return f"No other way leads there this turn. {self._of_place(s, argument)}"
        if kind == actions.EXCHANGE:
            return f"Most tokens in the bag are worth more than “{tokens.TITLES[argument]}”."
        if kind == actions.PLAY:
            return f"“{tokens.TITLES[argument]}” is worth more now than kept."
        return "It helps the crew more there."

    def _of_fight(self, s: State, kind: int, argument: int) -> str:
        if kind == actions.LOCK:
            return self._of_lock(s, argument)
        now = int(matches(s))
        risk = self._risk(s)
        if kind == actions.ROLL_AGAIN:
            better = self._from_here(s, 0, min(6, max(now + 1, FOR_A_FLAME)))
            return f"{better} % for {min(6, max(now + 1, FOR_A_FLAME))} matches or more; {risk}."
        if kind == actions.STOP:
            return f"{NUMBERS[now]} match{'' if now == 1 else 'es'} in hand; to roll on, {risk}."
        if kind == actions.FAIL:
            return "No token is worth as much as this roll." if not s.support else "Support holds."
        return f"One more match makes {now + 1}; the token is worth that."

    def _of_lock(self, s: State, handful: int) -> str:
        packed = faces.PACKED[handful]
        then = int(matches(s) + faces.total(packed))
        goal = min(6, max(then + 1, FOR_A_FLAME))
        if then == 6:
            return "All six icons are matched."
        chance = self._from_here(s, packed, goal)
        return f"With {then} matched, {chance} % for {goal} or more from here."

    def _from_here(self, s: State, locked: int, wanted: int) -> int:
        """How likely the fight reaches so many matches after a lock, in hundredths."""
        opened = self.fights.opened(s) - locked
        spot = self.fights.spot_for(s, s.turn, opened)
        stakes = _reaching(wanted, int(self.fights.short(s)))
        return _percent(stakes.best(spot, s.support))

    def _risk(self, s: State) -> str:
        """How the next roll may fail."""
        spot = self.fights.spot_for(s, s.turn, self.fights.opened(s))
        dice = SPOTS.open[spot] - int(self.fights.short(s))
        if dice <= 0:
            return "no die is left"
        chance = round(100 * SPOTS.misses[spot * 7 + dice] / 6**dice)
        what = "of a roll that Support forgives" if s.support else "of a Blowup"
        return f"{chance} % {what}"

    def _of_answer(self, s: State, step: int, kind: int, argument: int) -> str:
        if step == steps.SCORCH_FIRST:
            return f"{capital(the(argument))} first: so the fire spreads least."
        if step in (steps.CHOOSE_SMALL, steps.CHOOSE_EXTRA):
            return f"{capital(the(argument))} is where a starting fire does the least harm."
        if kind == actions.CHOOSE:
            return f"{self._state_of(s, argument)}; a flame does the least harm there."
        if kind == actions.BREAK:
            here = the(int(place_of(s, s.turn)))
            return f"Between {here} and {the(argument)} the fire is likeliest to pass."
        if kind in (actions.DOZE, actions.PICK_UP):
            return self._of_edge(s, kind, argument)
        if kind == actions.LAND:
            return self._of_place(s, argument)
        if kind == actions.DROP:
            return f"{self._state_of(s, argument)}; the line takes one off."
        if kind == actions.CARD:
            return "The fire stands better after this card than after the other."
        if kind == actions.USE:
            return "This character can do more this turn."
        if kind in (actions.KEEP, actions.DISCARD):
            worth = "more" if kind == actions.KEEP else "less"
            return f"“{tokens.TITLES[argument]}” is worth {worth} than the rest."
        return ANSWERS.get(kind, "It is the best of what is asked.")

    def _of_edge(self, s: State, kind: int, argument: int) -> str:
        edge = int(edge_of(s, argument))
        ends = s.ground.ends
        place = capital(between(ends[edge * 2], ends[edge * 2 + 1]))
        if kind == actions.DOZE:
            return f"{place} a Firebreak keeps the most fire out."
        return f"{place} a Firebreak is missed least."


ANSWERS: Final = {
    actions.GAP: "With the gap out there the tiles lie close together.",
    actions.BEGIN: "This firefighter can do most with the first turn.",
    actions.DONE: "No tile that burns can follow in the line.",
    actions.SAVE: "A lost die would weaken every fight.",
    actions.LET: "The token is worth more than the die.",
    actions.YES: "The crew plays together.",
    actions.NO: "It is better kept as it is.",
}

_SURE: Final = 10000


def _reaching(wanted: int, short: int) -> Stakes:
    """Stakes on so many matches alone."""
    worths = [_SURE if number >= wanted else 0 for number in range(3, 7)]
    return Stakes(worths[0], worths[1], worths[2], worths[3], 0, short)


def _percent(value: int) -> int:
    return max(0, round(100 * value / (_SURE * SCALE)))
