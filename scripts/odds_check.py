"""The oracle's exact chances beside those of simulated fights, by the game's own rules and dice.

    python scripts/odds_check.py [--turns 1000000] [--seed 1] [--cases 10]

Each fight is played by the oracle's advice; every step of it must be legal in the game and lead to
the position that the oracle foretold. Prints a line for each result with the difference in standard
errors, and exits 1 if one does not fit.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from math import sqrt

from firehouse import Rng
from firehouse.core.bits import put_byte
from firehouse.core.phrase import phrase
from firehouse.core.stack import step_of
from firehouse.games.hotshots import odds
from firehouse.games.hotshots.data import faces, roles, tiles, tokens
from firehouse.games.hotshots.data.board import Board
from firehouse.games.hotshots.data.files.layout import builtin_layout
from firehouse.games.hotshots.data.files.read import builtin_text, read_cards, read_tiles
from firehouse.games.hotshots.data.options import Options
from firehouse.games.hotshots.odds import Advice, Answer, Goal, Problem, solve
from firehouse.games.hotshots.odds.state import actions_of, problem_of
from firehouse.games.hotshots.rules import actions, chance, judge, steps
from firehouse.games.hotshots.rules.fighting import matches
from firehouse.games.hotshots.rules.house import House
from firehouse.games.hotshots.rules.perform import perform
from firehouse.games.hotshots.rules.setting_up import begin
from firehouse.games.hotshots.rules.state import State, change_hand
from firehouse.games.hotshots.rules.turn import run
from firehouse.games.hotshots.words.language import part

FIGHTER = 0
BLOWUP = 7
FEWEST = 25
"""Results expected less often than this are counted together."""
FAR = 4.0
"""Standard errors by which a result may be off; by chance, one in 15,000 is."""


@dataclass(frozen=True)
class Case:
    """A fight: who, where, with what help, to what end."""

    tile: str
    goal: Goal
    crew: str = "crew-boss"
    others: int = 0
    """Firefighters on the same tile."""
    lake: bool = False
    """Does the tile lie by the Lake?"""
    tokens: tuple[str, ...] = ()
    dice: int = faces.DICE
    stand_in: bool = False
    """May a token be a roll's match although a die matches?"""

    def title(self) -> str:
        """The case in a line."""
        name = tiles.TITLES[tiles.IDS.index(self.tile)]
        who = part(phrase(f"role.{self.crew}"))
        held = ", ".join(self.tokens) or "no tokens"
        lake = ", Lake" if self.lake else ""
        held += " that stand in" if self.stand_in else ""
        help_at_hand = f"{self.dice} dice, {self.others} others{lake}, {held}"
        return f"{name}: {who}, {help_at_hand}; {self.goal.name}"


CASES = (
    Case("fire-camp", odds.most_reward()),
    Case("logging-site", odds.most_matches(), "lookout"),
    Case("repair-shop", odds.most_reward(), "sawyer", lake=True),
    Case("supply-trailer", odds.at_least(6), "swamper", 2),
    Case("fire-cache", odds.most_reward(), others=1, lake=True, tokens=("helmet-hose",)),
    Case("dry-grass", odds.at_least(5), tokens=("wild", "double", "support")),
    Case("lodge", odds.most_matches(), "sawyer", tokens=("chainsaw-pulaski", "recover"), dice=4),
    Case("logging-site", odds.at_least(6), others=2, tokens=("wild", "double", "summon")),
    Case("barn", odds.no_blowup(), others=1),
    Case("logging-site", odds.at_least(6), others=2, tokens=("wild", "double"), stand_in=True),
)


def house_of(crew: str, stand_in: bool) -> House:
    """The standard game with four firefighters, this one first."""
    role = roles.IDS.index(crew)
    return House(
        Board(builtin_layout("circle")),
        Options({"stand_in": stand_in}),
        read_tiles(builtin_text("tiles"), whole=True),
        read_cards(builtin_text("cards")),
        [role, *(other for other in range(roles.ROLES) if other != role)],
        False,
    )


def before_the_fight(house: House, case: Case, rng: Rng) -> State:
    """The firefighter on the tile, at a time when the fight may begin."""
    tile = tiles.IDS.index(case.tile)
    state = first_turn(house, rng)
    while (state.ground.lakeside >> tile & 1) != case.lake:
        state = first_turn(house, rng)
    elsewhere = tiles.BARN if tile != tiles.BARN else tiles.LODGE
    for who in range(roles.ROLES):
        state.at = put_byte(state.at, who, tile if who <= case.others else elsewhere)
    for token in case.tokens:
        change_hand(state, FIGHTER, tokens.IDS.index(token))
    state.dice = case.dice
    return state


def first_turn(house: House, rng: Rng) -> State:
    """Set up by luck, as far as the first player's turn."""
    state = begin(house)
    run(house, state, None)
    while step_of(state.todo[-1]) != steps.ACT:
        perform(house, state, None, chance.sample(house, state, rng))
    return state


class Node:
    """A position about to roll, in the game and in the oracle's answer, and where rolls led."""

    def __init__(self, state: State, answer: Answer) -> None:
        self.state = state
        self.answer = answer
        self.after: dict[int, Node | int] = {}


class Fights:
    """All fights of one case; a roll in a position is worked out once and then remembered."""

    def __init__(self, case: Case, seed: int) -> None:
        self.rng = Rng(seed)
        self.house = house_of(case.crew, case.stand_in)
        state = before_the_fight(self.house, case, self.rng)
        self.answer = solve(problem_of(self.house, state), case.goal)
        advice = self.answer.advice
        self.play(state, actions_of(self.house, state, advice), advice)
        self.start = Node(state, self.answer.after(advice))
        self.nodes: dict[str, Node] = {}

    def fight(self) -> int:
        """Fight once; the number of matches, or BLOWUP."""
        here: Node | int = self.start
        while isinstance(here, Node):
            outcome = int(chance.sample(self.house, here.state, self.rng))
            if outcome not in here.after:
                here.after[outcome] = self.follow(here, outcome)
            here = here.after[outcome]
        return here

    def follow(self, node: Node, outcome: int) -> Node | int:
        """Roll, and do what the oracle says; every action must be legal."""
        state = node.state.copy()
        perform(self.house, state, None, outcome)
        handful = faces.PACKED[actions.argument_of(outcome)]
        advice = node.answer.best(faces.words(handful))
        todo = actions_of(self.house, state, advice)
        if step_of(state.todo[-1]) == steps.LOCK or advice.then == "roll":
            self.play(state, todo, advice)
        if advice.then == "blowup":
            return self.checked(BLOWUP, not state.locked and not state.rolled, advice)
        after = node.answer.after(advice)
        if advice.then == "stop":
            found = int(matches(state))
            return self.checked(found, found == len(after.problem.matched), advice)
        self.checked(0, same(problem_of(self.house, state), after.problem), advice)
        return self.nodes.setdefault(state.digest(), Node(state, after))

    def play(self, state: State, todo: list[int], advice: Advice) -> None:
        """Play the actions of an advice."""
        for action in todo:
            refused = judge.refusal(self.house, state, action)
            self.checked(0, not refused, advice)
            perform(self.house, state, None, action)

    def checked(self, result: int, fits: bool, advice: Advice) -> int:
        """The result, if game and oracle agree on it."""
        if not fits:
            raise SystemExit(f"Game and oracle disagree about {advice}.")
        return result


def same(one: Problem, other: Problem) -> bool:
    """Are two problems equal but for the order in which things are named?"""
    return _sorted(one) == _sorted(other)


def _sorted(problem: Problem) -> list[object]:
    """What a problem holds, in order."""
    held = [problem.icons, problem.locked, problem.extra, problem.tokens]
    return [*(sorted(names) for names in held), problem.dice, problem.crew, problem.support]


def simulate(case: Case, turns: int, seed: int) -> Counter[int]:
    """Fight so often; how often each result came."""
    fights = Fights(case, seed)
    return Counter(fights.fight() for _ in range(turns))


def compared(case: Case, results: Counter[int], turns: int) -> tuple[list[str], bool]:
    """A line for each result, and whether all are within their error."""
    found = Fights(case, 0).answer.distribution
    lines = [case.title()]
    fits = True
    expected = seen = 0.0
    for result, chance_of in enumerate([*found.matches, found.blowup]):
        exact = float(chance_of)
        if exact * turns < FEWEST:
            expected += exact * turns
            seen += results[result]
            continue
        error = sqrt(exact * (1 - exact) / turns)
        share = results[result] / turns
        off = (share - exact) / error if error else 0.0
        fits = fits and abs(off) <= FAR and (error > 0 or share == exact)
        name = "Blowup" if result == BLOWUP else f"{result} matches"
        lines.append(f"  {name:<10}{exact:>11.6f}{share:>11.6f}{error:>11.6f}{off:>+8.2f}")
    fits = fits and seen <= expected + FAR * sqrt(expected) + (expected > 0)
    lines.append(f"  {'rarer':<10}{expected / turns:>11.6f}{seen / turns:>11.6f}")
    return lines, fits


def main() -> int:
    """Simulate every case, in as many processes as there are cores, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cases", type=int, default=len(CASES), help="how many of the cases")
    arguments = parser.parse_args()
    cases = CASES[: arguments.cases]
    print(f"{arguments.turns:,} fights each")
    print(f"  {'result':<10}{'exact':>11}{'simulated':>11}{'error':>11}{'off by':>8}")
    all_fit = True
    with ProcessPoolExecutor() as pool:
        jobs = [
            pool.submit(simulate, case, arguments.turns, arguments.seed + number)
            for number, case in enumerate(cases)
        ]
        for case, job in zip(cases, jobs, strict=True):
            lines, fits = compared(case, job.result(), arguments.turns)
            all_fit = all_fit and fits
            print("\n".join(lines), flush=True)
    print("All within their error." if all_fit else "Some are beyond their error.")
    return 0 if all_fit else 1


if __name__ == "__main__":
    sys.exit(main())
