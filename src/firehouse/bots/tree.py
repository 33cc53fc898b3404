"""Monte-Carlo tree search with chance nodes, guided by a rule of thumb.

The root's actions are compared by halving: all are tried on the same luck, the better half goes
on against the rule of thumb's choice, which stays to the end. Below the root, actions are chosen
by what they brought and by how early the rule of thumb names them. Luck is drawn anew in every
playout, never looked up.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Any, Final

from mypy_extensions import i64

from firehouse.bots.playouts import Dice, play_out
from firehouse.bots.policy import Policy

WIDTH: Final = 10
"""Candidates that are looked at, at the root and below."""
CURIOSITY: Final = 0.35
"""How much an untried action is worth a try, against what the tried ones brought."""
MODESTY: Final = 0.05
"""How much less than its parent an untried action is expected to bring."""
BATCH: Final = 4
"""Playouts of every action before the clock is looked at."""
CLEAR: Final = 3.0
"""Standard errors by which an action must be behind the best to be dropped at once."""
ENOUGH: Final = 24.0
"""Pairs of playouts before anything is dropped or preferred."""
TINY: Final = 1e-9
CAUTION: Final = 2.5
"""Standard errors by which an action must be better than the rule of thumb's to replace it.

With some eight candidates, as many chances to be fooled by luck, less is too little.
"""
TURNS: Final = 20
"""Turns that a playout goes on; then the position is judged as it stands."""
MOST_PLAYOUTS: Final = 1_000_000


class Edge:
    """An action of a node: what it brought, and the positions that luck led to."""

    action: i64
    visits: float
    total: float
    pairs: float
    gaps: float
    squares: float

    def __init__(self, action: i64) -> None:
        self.action = action
        self.visits = 0.0
        self.total = 0.0
        self.pairs = 0.0
        self.gaps = 0.0
        self.squares = 0.0
        self.behind: dict[int, Node] = {}

    def note(self, gap: float) -> None:
        """Note by how much a playout was better than the rule of thumb's on the same luck."""
        self.pairs += 1.0
        self.gaps += gap
        self.squares += gap * gap

    def gap(self) -> float:
        """How much better the action is than the rule of thumb's, on average."""
        return self.gaps / self.pairs if self.pairs else 0.0

    def doubt(self) -> float:
        """The standard error of that."""
        if self.pairs < 2.0:
            return 1.0
        mean = self.gaps / self.pairs
        spread = self.squares / self.pairs - mean * mean
        return sqrt(spread / self.pairs) if spread > 0.0 else 0.0


class Node:
    """A decision: its candidates, the most promising first."""

    visits: float
    total: float

    def __init__(self) -> None:
        self.visits = 0.0
        self.total = 0.0
        self.edges: list[Edge] = []

    def open(self, actions: list[int]) -> None:
        """Put the candidates on edges; done when the node is met again, as most are not."""
        for action in actions[:WIDTH]:
            self.edges.append(Edge(action))

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

    def __init__(self, policy: Policy[Any], state: Any, seed: i64) -> None:
        self.policy = policy
        self.state = state
        self.seed = seed
        self.dice = Dice(0)
        self.playouts = 0.0
        self.root = Node()
        self.root.open(policy.candidates(state))
        self.left: list[Edge] = self.root.edges[:]

    def search(self, playouts: int, seconds: float) -> Edge:
        """Search until either runs out; the best edge."""
        begun = perf_counter()
        end = begun + seconds
        number: i64 = 0
        width = len(self.left)
        while len(self.left) > 1 and self.playouts < playouts and perf_counter() < end:
            stage = len(self.left)
            share = _share_of(stage, width)
            stop_playouts = playouts * share
            stop_seconds = begun + seconds * share
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
        return self._judged()

    def _pair(self, number: i64) -> None:
        """Try every action that is left on the same luck; note how far each is from the first."""
        first = 0.0
        for index, edge in enumerate(self.left):
            merit = self._simulate(edge, number)
            if index == 0:
                first = merit
            edge.note(merit - first)

    def _judged(self) -> Edge:
        """The best edge, if it is better than the rule of thumb's choice beyond doubt."""
        best = self.left[0]
        for edge in self.left:
            sure = edge.pairs >= ENOUGH and edge.gap() > CAUTION * edge.doubt()
            if sure and edge.gap() > best.gap():
                best = edge
        return best

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
                node = Node()
                edge.behind[luck] = node
                fresh = True
            else:
                if not node.edges:
                    node.open(policy.candidates(state))
                edge = node.select()
                edges.append(edge)
            nodes.append(node)
        merit = play_out(policy, state, self.dice, TURNS)
        for passed in nodes:
            passed.visits += 1.0
            passed.total += merit
        for taken in edges:
            taken.visits += 1.0
            taken.total += merit
        self.playouts += 1.0
        return merit

    def _drop(self) -> bool:
        """Leave out what is clearly behind the best; was something left out?

        The choice of the rule of thumb stays: all others are measured against it.
        """
        best = self.left[0]
        for edge in self.left:
            if edge.gap() > best.gap():
                best = edge
        kept: list[Edge] = []
        for edge in self.left:
            doubt = CLEAR * sqrt(edge.doubt() * edge.doubt() + best.doubt() * best.doubt())
            behind = edge.pairs >= ENOUGH and best.gap() - edge.gap() > doubt + TINY
            if edge is self.left[0] or not behind:
                kept.append(edge)
        dropped = len(kept) < len(self.left)
        self.left = kept
        return dropped

    def _halve(self) -> None:
        """Keep the better half of what is measured against the rule of thumb's choice."""
        others = sorted(self.left[1:], key=_promise)
        self.left = self.left[:1] + others[: len(others) // 2]


def _promise(edge: Edge) -> float:
    return -edge.gap()


def _share_of(stage: int, width: int) -> float:
    """The part of the whole budget that is spent when so many have been compared."""
    rounds = 1
    while width > 2:
        width = 1 + (width - 1) // 2
        rounds += 1
    after = 0
    while stage > 2:
        stage = 1 + (stage - 1) // 2
        after += 1
    return 1.0 - after / rounds
