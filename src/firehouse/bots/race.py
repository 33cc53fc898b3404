"""Plans for a turn compared by playouts on common luck, by halving.

A plan goes up to the next luck. All plans are tried on the same luck, the better half goes on;
the rule of thumb's own plan stays to the end, for all others are measured against it.
"""

from __future__ import annotations

from math import ceil
from time import perf_counter
from typing import Any, Final

from firehouse.bots.policy import Policy
from firehouse.bots.runner import Runner, runner_of
from firehouse.core.luck import Rng

A_PLAN: Final = 12
"""Playouts that a plan should be able to get on average, or it is not looked at."""
A_SECOND: Final = 1000
"""Playouts that a second is thought to bring, to choose the number of plans by."""
USUAL_GAP: Final = -0.02
USUAL_SPREAD: Final = 0.05
"""How much worse than the rule of thumb's a plan is before anything is known, and how widely
plans differ in that; measured over plans that were played to the end hundreds of times."""
USUAL_NOISE: Final = 0.1
USUAL_PAIRS: Final = 4.0
"""How far two playouts of a pair are apart by luck, and how many pairs that belief is worth."""
MOST_PLAYOUTS: Final = 1_000_000
LOOKS: Final = 50
"""Looks at the clock in the time that is left, or somewhat more."""


class Plan:
    """Actions up to the next luck, where they lead, and what playouts from there have told."""

    def __init__(self, actions: list[int], state: Any) -> None:
        self.actions = actions
        self.state = state
        self.pairs = 0.0
        self.gaps = 0.0
        self.squares = 0.0

    def note(self, gap: float) -> None:
        """Note by how much a playout was better than the rule of thumb's on the same luck."""
        self.pairs += 1.0
        self.gaps += gap
        self.squares += gap * gap

    def promise(self) -> float:
        """How much better than the rule of thumb's the plan is, by all that is known.

        What was measured counts as much as its noise allows against what plans are usually worth.
        """
        usual = USUAL_SPREAD * USUAL_SPREAD
        if self.pairs == 0.0:
            return USUAL_GAP
        mean = self.gaps / self.pairs
        spread = self.squares - self.pairs * mean * mean
        noise = USUAL_PAIRS * USUAL_NOISE * USUAL_NOISE + (spread if spread > 0.0 else 0.0)
        doubt = noise / (self.pairs + USUAL_PAIRS) / self.pairs
        return (mean * usual + USUAL_GAP * doubt) / (usual + doubt)


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
        self.rivals = self.rivals[: int(min(playouts, seconds * A_SECOND)) // A_PLAN]
        rounds = 0
        width = len(self.rivals)
        while width:
            width //= 2
            rounds += 1
        begun = perf_counter()
        for done in range(1, rounds + 1):
            share = done / rounds
            self._compare(playouts * share, begun + seconds * share)
            self.rivals.sort(key=lambda plan: -plan.promise())
            if done < rounds:
                self.rivals = self.rivals[: len(self.rivals) // 2]
        own = self.plans[0]
        return self.rivals[0] if self.rivals and self.rivals[0].promise() > 0.0 else own

    def _compare(self, playouts: float, end: float) -> None:
        """Try the plans that are left until so many playouts are made or the time has come."""
        trying = [self.plans[0], *self.rivals]
        held = [self.runner.held(plan.state) for plan in trying]
        most = max(1, self.runner.chunk // len(trying))
        while self.playouts < playouts and (begun := perf_counter()) < end:
            pairs = min(most, ceil((playouts - self.playouts) / len(trying)))
            self._pairs(trying, held, pairs)
            if perf_counter() - begun < (end - begun) / LOOKS:
                most *= 2

    def _pairs(self, plans: list[Plan], held: list[Any], pairs: int) -> None:
        """Try plans on the same luck so often; note how far each is from the first."""
        turns = self.policy.horizon
        first, *others = self.runner.merits(held, self.seed, self.number, pairs, turns)
        for plan, merits in zip(plans[1:], others, strict=True):
            for merit, own in zip(merits, first, strict=True):
                plan.note(merit - own)
        self.playouts += pairs * len(plans)
        self.number += pairs


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
