"""Monte-Carlo tree search with chance nodes, guided by a rule of thumb.

The root's actions are compared by halving: all are tried on the same luck, the better half goes
on, until one is left. Below the root, actions are chosen by what they brought and by how early
the rule of thumb names them. Luck is drawn anew in every playout, never looked up.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Any, Final

from mypy_extensions import i64

from firehouse.bots.playouts import Dice, play_out
from firehouse.bots.policy import Policy
from firehouse.core.game import WON

WIDTH: Final = 10
"""Candidates that are looked at, at the root and below."""
CURIOSITY: Final = 0.35
"""How much an untried action is worth a try, against what the tried ones brought."""
MODESTY: Final = 0.05
"""How much less than its parent an untried action is expected to bring."""
BATCH: Final = 4
"""Playouts of every action before the clock is looked at."""
CLEAR: Final = 3.0
"""Standard errors of the difference by which an action must be behind to be dropped at once."""
MOST_PLAYOUTS: Final = 1_000_000


class Edge:
    """An action of a node: what it brought, and the positions that luck led to."""

    action: i64
    visits: float
    total: float
    wins: float

    def __init__(self, action: i64) -> None:
        self.action = action
        self.visits = 0.0
        self.total = 0.0
        self.wins = 0.0
        self.behind: dict[int, Node] = {}

    def mean(self) -> float:
        """What the action brought so far."""
        return self.total / self.visits if self.visits else 0.0


class Node:
    """A decision: its candidates, the most promising first."""

    visits: float
    total: float

    def __init__(self, actions: list[int]) -> None:
        self.visits = 0.0
        self.total = 0.0
        self.edges: list[Edge] = [Edge(action) for action in actions[:WIDTH]]

    def select(self) -> Edge:
        """The edge to follow: by what it brought, its rank, and how little it was tried."""
        best = self.edges[0]
        if self.visits == 0.0:
            return best
        parent = self.total / self.visits
        reach = CURIOSITY * sqrt(self.visits)
        most = -1.0
        rank = 1.0
        for edge in self.edges:
            expected = edge.total / edge.visits if edge.visits else parent - MODESTY
            score = expected + reach / (rank * (1.0 + edge.visits))
            if score > most:
                most = score
                best = edge
            rank += 1.0
        return best


class Tree:
    """One search from one position."""

    seed: i64
    playouts: float
    wins: float

    def __init__(self, policy: Policy[Any], state: Any, seed: i64) -> None:
        self.policy = policy
        self.state = state
        self.seed = seed
        self.dice = Dice(0)
        self.playouts = 0.0
        self.wins = 0.0
        self.root = Node(policy.candidates(state))
        self.left: list[Edge] = self.root.edges[:]
        self.gaps: list[Gap] = []

    def search(self, playouts: int, seconds: float) -> Edge:
        """Search until either runs out; the best edge."""
        end = perf_counter() + seconds
        begun = perf_counter()
        number: i64 = 0
        while len(self.left) > 1 and self.playouts < playouts and perf_counter() < end:
            stage = len(self.left)
            share = _share_of(stage, len(self.root.edges))
            stop_playouts = playouts * share
            stop_seconds = begun + seconds * share
            self.gaps = [Gap() for _ in self.left]
            while self.playouts < stop_playouts and perf_counter() < stop_seconds:
                batch: i64 = 0
                while batch < BATCH:
                    self._pair(number)
                    number += 1
                    batch += 1
                if self._drop():
                    break
            if len(self.left) == stage:
                self._halve()
        return self.left[0]

    def _pair(self, number: i64) -> None:
        """Try every action that is left on the same luck; note how far each is from the first."""
        first = 0.0
        for index, edge in enumerate(self.left):
            merit = self._simulate(edge, number)
            if index == 0:
                first = merit
            self.gaps[index].add(merit - first)

    def _simulate(self, edge: Edge, number: i64) -> float:
        """One playout through the tree; what it brought."""
        policy = self.policy
        game = policy.game
        state = self.state.copy()
        self.dice.reseed((self.seed << 24) + number)
        nodes: list[Node] = [self.root]
        edges: list[Edge] = [edge]
        fresh = False
        while not fresh and not game.over(state):
            game.apply(state, edge.action)
            luck: i64 = 0
            while not game.over(state) and game.is_chance(state):
                rng = self.dice.streams[policy.stream(state)]
                outcome = game.sample(state, rng)
                luck = (luck * 31 + outcome + 1) & 0xFFFFFFFFFFFF
                game.apply(state, outcome)
            if game.over(state):
                break
            node = edge.behind.get(luck)
            if node is None:
                node = Node(policy.candidates(state))
                edge.behind[luck] = node
                fresh = True
            else:
                edge = node.select()
                edges.append(edge)
            nodes.append(node)
        merit = play_out(policy, state, self.dice)
        won = 1.0 if game.result(state) == WON else 0.0
        for passed in nodes:
            passed.visits += 1.0
            passed.total += merit
        for taken in edges:
            taken.visits += 1.0
            taken.total += merit
            taken.wins += won
        self.playouts += 1.0
        self.wins += won
        return merit

    def _drop(self) -> bool:
        """Leave out what is clearly behind the best; was something left out?"""
        best = self._best()
        kept: list[Edge] = []
        for index, edge in enumerate(self.left):
            if index == best or not self.gaps[index].is_behind(self.gaps[best]):
                kept.append(edge)
        dropped = len(kept) < len(self.left)
        self.left = kept
        return dropped

    def _best(self) -> int:
        """The place of the edge with the best mean among those that are left."""
        best = 0
        for index, edge in enumerate(self.left):
            if edge.mean() > self.left[best].mean():
                best = index
        return best

    def _halve(self) -> None:
        """Keep the better half."""
        order = sorted(self.left, key=_promise)
        self.left = order[: (len(order) + 1) // 2]


class Gap:
    """The difference between two actions over the playouts that both had."""

    count: float
    total: float
    squares: float

    def __init__(self) -> None:
        self.count = 0.0
        self.total = 0.0
        self.squares = 0.0

    def add(self, gap: float) -> None:
        """Note one more difference."""
        self.count += 1.0
        self.total += gap
        self.squares += gap * gap

    def is_behind(self, other: Gap) -> bool:
        """Is this one behind beyond doubt? Both gaps are measured from the same action."""
        n = self.count
        if n < 24.0:
            return False
        mean = self.total / n
        best = other.total / n
        spread = self.squares / n - mean * mean + other.squares / n - best * best
        return best - mean > CLEAR * sqrt(spread / n) + 1e-9


def _promise(edge: Edge) -> float:
    return -edge.mean()


def _share_of(stage: int, width: int) -> float:
    """The part of the whole budget that is spent when so many candidates have been compared."""
    rounds = 1
    while (width + 1) // 2 < width:
        width = (width + 1) // 2
        rounds += 1
    after = 0
    while (stage + 1) // 2 < stage:
        stage = (stage + 1) // 2
        after += 1
    return max(0.0, 1.0 - (after - 1) / max(1, rounds - 1)) if after else 1.0
