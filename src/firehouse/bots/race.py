"""Plans for a turn compared by playouts on common luck, by halving.

A plan goes up to the next luck. All plans are tried on the same luck, the better half goes on,
and nobody waits for a plan that will not win; the rule of thumb's own plan stays to the end, for
all others are measured against it. A race that is decided ends early.
"""

from __future__ import annotations

from math import ceil, sqrt
from time import perf_counter
from typing import Any, Final

from firehouse.bots.policy import Policy
from firehouse.bots.runner import Runner, runner_of
from firehouse.core.luck import Rng

A_PLAN: Final = 12
"""Playouts that a plan should be able to get on average, or it is not looked at."""
USUAL_GAP: Final = -0.02
USUAL_SPREAD: Final = 0.05
"""How much worse than the rule of thumb's a plan is before anything is known, and how widely
plans differ in that; measured over plans that were played to the end hundreds of times."""
_USUAL: Final = USUAL_SPREAD * USUAL_SPREAD
USUAL_NOISE: Final = 0.1
USUAL_PAIRS: Final = 4.0
"""How far two playouts of a pair are apart by luck, and how many pairs that belief is worth."""
SURE: Final = 2.5
"""Standard deviations by which a plan must be behind to be given up before its time."""
AT_LEAST: Final = 16
"""Pairs before a plan is given up."""
A_TRIFLE: Final = 0.001
"""A gain that is not worth waiting for."""
MOST_PLAYOUTS: Final = 1_000_000
A_LOOK: Final = 16
"""Playouts before the first look; the same for every runner, as plans are given up at looks."""
LOOKS: Final = 8
"""Looks at the clock in the time that is left, or somewhat more: all cores wait at each."""


class Plan:
    """Actions up to the next luck, where they lead, and what playouts from there have told."""

    def __init__(self, actions: list[int], state: Any) -> None:
        self.actions = actions
        self.state = state
        self.pairs = 0.0
        self.gaps = 0.0
        self.squares = 0.0
        self.held: Any = None
        """The position as a runner takes it."""

    def note(self, gap: float) -> None:
        """Note by how much a playout was better than the rule of thumb's on the same luck."""
        self.pairs += 1.0
        self.gaps += gap
        self.squares += gap * gap

    def promise(self) -> float:
        """How much better than the rule of thumb's the plan is, by all that is known.

        What was measured counts as much as its noise allows against what plans are usually worth.
        """
        if self.pairs == 0.0:
            return USUAL_GAP
        doubt = self._noise()
        return (self.gaps / self.pairs * _USUAL + USUAL_GAP * doubt) / (_USUAL + doubt)

    def doubt(self) -> float:
        """The variance of the promise."""
        if self.pairs == 0.0:
            return _USUAL
        noise = self._noise()
        return _USUAL * noise / (_USUAL + noise)

    def _noise(self) -> float:
        """The variance of what was measured."""
        spread = self.squares - self.gaps * self.gaps / self.pairs
        noise = USUAL_PAIRS * USUAL_NOISE * USUAL_NOISE + (spread if spread > 0.0 else 0.0)
        return noise / (self.pairs + USUAL_PAIRS) / self.pairs


class Race:
    """One comparison of the plans of one position."""

    def __init__(
        self, policy: Policy[Any], state: Any, seed: int, runner: Runner | None = None
    ) -> None:
        self.policy = policy
        self.seed = seed
        self.runner = runner or runner_of(policy)
        self.playouts = 0
        self.number = 0
        self.plans: list[Plan] = plans_of(policy, state)
        self.rivals: list[Plan] = self.plans[1:]

    def run(self, playouts: int, seconds: float) -> Plan:
        """Compare until either runs out; the plan that promises most."""
        expected = min(playouts, seconds * self.runner.pace)
        self.rivals = self.rivals[: int(expected) // A_PLAN]
        rounds = 0
        width = len(self.rivals)
        while width:
            width //= 2
            rounds += 1
        begun = perf_counter()
        for done in range(1, rounds + 1):
            share = done / rounds
            if self._compare(playouts * share, begun + seconds * share):
                break
            if done < rounds:
                self.rivals = self.rivals[: max(1, len(self.rivals) // 2)]
        return self._leader()

    def _leader(self) -> Plan:
        """The plan that promises most; the rivals stand in the order of their promise."""
        if self.rivals and self.rivals[0].promise() > 0.0:
            return self.rivals[0]
        return self.plans[0]

    def _is_decided(self) -> bool:
        """Put the rivals in order and give up who will hardly win: is there nobody to race with?"""
        self.rivals.sort(key=lambda plan: -plan.promise())
        leader = self._leader()
        ahead = doubt = 0.0
        if leader is not self.plans[0]:
            ahead, doubt = leader.promise(), leader.doubt()
        if self.number >= AT_LEAST:
            self.rivals = [
                plan
                for plan in self.rivals
                if plan is leader or _may_pass(plan.promise() - ahead, plan.doubt() + doubt)
            ]
        return self.rivals in ([], [leader]) and not _may_pass(-ahead, doubt)

    def _compare(self, playouts: float, end: float) -> bool:
        """Try the plans that are left until so many playouts are made or the time has come.

        Is the race decided?
        """
        most = max(1, A_LOOK // (1 + len(self.rivals)))
        while self.playouts < playouts and (begun := perf_counter()) < end:
            trying = [self.plans[0], *self.rivals]
            self._pairs(trying, min(most, ceil((playouts - self.playouts) / len(trying))))
            if self._is_decided():
                return True
            if perf_counter() - begun < (end - begun) / LOOKS:
                most *= 2
        return False

    def _pairs(self, plans: list[Plan], pairs: int) -> None:
        """Try plans on the same luck so often; note how far each is from the first."""
        turns = self.policy.horizon
        for plan in plans:
            if plan.held is None:
                plan.held = self.runner.held(plan.state)
        held = [plan.held for plan in plans]
        first, *others = self.runner.merits(held, self.seed, self.number, pairs, turns)
        for plan, merits in zip(plans[1:], others, strict=True):
            for merit, own in zip(merits, first, strict=True):
                plan.note(merit - own)
        self.playouts += pairs * len(plans)
        self.number += pairs


def _may_pass(ahead: float, doubt: float) -> bool:
    """Could who is so far ahead, or behind, well be ahead by more than a trifle?"""
    return ahead + SURE * sqrt(doubt) > A_TRIFLE


def plans_of(policy: Policy[Any], state: Any) -> list[Plan]:
    """The plans of a position, the rule of thumb's own first, no two to the same position."""
    found: list[Plan] = []
    seen: set[Any] = set()
    for opening in policy.openings(state):
        plan = _finished(policy, state.copy(), opening)
        if plan.state not in seen:
            seen.add(plan.state)
            found.append(plan)
        if len(found) == policy.width:
            break
    return found


def _finished(policy: Policy[Any], state: Any, opening: list[int]) -> Plan:
    """Play an opening in place, then by the rule of thumb as far as the next luck."""
    game = policy.game
    actions = opening[:]
    for action in opening:
        game.apply(state, action)
    idle = Rng(0)
    while not game.over(state) and not game.is_chance(state):
        chosen = policy.choose(state, idle)
        actions.append(int(chosen))
        game.apply(state, chosen)
    return Plan(actions, state)
