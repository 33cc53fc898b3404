"""The rule of thumb for Flash Point: the task that brings most for an AP, and its first step."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from firehouse.bots.policy import Policy
from firehouse.bots.tiers import best_few, measured
from firehouse.core.luck import Rng
from firehouse.core.stack import step_of
from firehouse.games.flashpoint.bot.all_tasks import gather, gather_farther, gather_near
from firehouse.games.flashpoint.bot.answers import answers, card_marks, worths
from firehouse.games.flashpoint.bot.evaluation import evaluation
from firehouse.games.flashpoint.bot.openings import END, openings
from firehouse.games.flashpoint.bot.skills import any_order_out, order_out
from firehouse.games.flashpoint.bot.tasks import NOTED, Tasks, legal
from firehouse.games.flashpoint.bot.weights import Weights, weights_of
from firehouse.games.flashpoint.game import FlashPoint
from firehouse.games.flashpoint.rules import actions, endings, reasons, steps
from firehouse.games.flashpoint.rules.actions import act
from firehouse.games.flashpoint.rules.judge import refusal
from firehouse.games.flashpoint.rules.orders import ordered_into_fire
from firehouse.games.flashpoint.rules.purse import BONUS_THERE
from firehouse.games.flashpoint.rules.state import OFF_BOARD, State, place_of, role_of

FLARE_UPS: Final = 4
"""Their stream of luck."""
MOST_CANDIDATES: Final = 7
"""First actions that are named for a search, besides ending the turn."""

HERE: Final = "firehouse.games.flashpoint.bot"


@final
class FlashPointPolicy(Policy[State]):
    """Rescue, search, put out: whatever brings most for the AP it takes."""

    def __init__(self, game: FlashPoint, weights: Weights | None = None) -> None:
        super().__init__(game)
        self.house = game.house
        self.width = 24
        options = game.house.options
        self.horizon = 10 if options.vehicles and options.gentle_gun else 12
        self.rng = Rng(0)
        self.tasks = Tasks(game.house, weights or weights_of(game.house))
        if options.chosen:
            cards = [role.id for role in game.house.roles]
            self.tasks.cards = measured(HERE, game.setup, cards)

    def choose(self, state: State, rng: Rng) -> i64:
        """The first action of the best task; what is left over is saved."""
        entry: i64 = state.todo[-1]
        step = step_of(entry)
        if step != steps.ACT or place_of(state, state.turn) == OFF_BOARD:
            return self._answer(state)
        heartened = state.bonus == BONUS_THERE
        if not (state.ap or state.free or heartened) and legal(self.house, state, END):
            return END
        tasks = self.tasks
        gather_near(tasks, state)
        sent: i64 = -1
        if self.house.options.no_end_in_fire:
            sent = ordered_into_fire(self.house, state)
        if sent >= 0 and not legal(self.house, state, END):
            return self._order_out(state, sent)
        chosen = self._first_legal(state)
        if chosen >= 0:
            return chosen
        if legal(self.house, state, END):
            return END
        return self._way_out(state)

    def _first_legal(self, s: State) -> i64:
        """The best task that can begin now.

        If the very best cannot be paid, only work on the spot is done with what is left.
        """
        tasks = self.tasks
        waits = False
        while True:
            best = tasks.best()
            if tasks.beyond > 0.0 and (best is None or best.mark <= tasks.beyond):
                gather_farther(tasks, s)
                waits = False
                continue
            if best is None:
                return -1
            best.mark = NOTED
            task = best.action
            if waits and not _is_on_the_spot(task):
                continue
            if tasks.can_wait(task):
                continue
            action = tasks.resolve(s, task)
            if action >= 0:
                code = refusal(self.house, s, action)
                if not code and not tasks.is_perilous(s, action):
                    return action
                waits = waits or code == reasons.TOO_EXPENSIVE

    def _answer(self, s: State) -> i64:
        """The best answer to a question outside the actions of a turn."""
        listed = answers(self.house, s)
        found = worths(self.tasks, s, listed)
        best = 0
        for index in range(len(listed)):
            if found[index] > found[best]:
                best = index
        return listed[best]

    def _order_out(self, s: State, who: i64) -> i64:
        """Out of the fire with somebody who was sent through it, as that comes first."""
        found = order_out(self.tasks, s, who)
        return found if found >= 0 else any_order_out(self.tasks, s, who, answers(self.house, s))

    def _way_out(self, s: State) -> i64:
        """Out of the fire by any legal action, if the turn may not be ended in it."""
        return answers(self.house, s)[0]

    def candidates(self, state: State) -> list[int]:
        """The first actions of all tasks, the best first; ending the turn is always thought of."""
        entry: i64 = state.todo[-1]
        if step_of(entry) == steps.CHOOSE_SPECIALIST:
            return best_few(card_marks(self.tasks, state))
        if step_of(entry) != steps.ACT or place_of(state, state.turn) == OFF_BOARD:
            return self._sorted_answers(state)
        tasks = self.tasks
        found: list[int] = [int(self.choose(state, self.rng))]
        gather(tasks, state)
        pairs = sorted([(task.mark, task.action) for task in tasks.noted()], reverse=True)
        for _, task in pairs:
            if len(found) == MOST_CANDIDATES:
                break
            action = tasks.resolve(state, task)
            if action >= 0 and int(action) not in found and legal(self.house, state, action):
                found.append(int(action))
        if END not in found and legal(self.house, state, END):
            found.insert(min(2, len(found)), END)
        return found

    def openings(self, state: State) -> list[list[int]]:
        """The tasks of the pawn on turn, each followed to its end, and pairs of them."""
        entry: i64 = state.todo[-1]
        if step_of(entry) != steps.ACT or place_of(state, state.turn) == OFF_BOARD:
            return super().openings(state)
        return openings(self.game, self.tasks, state)

    def _sorted_answers(self, s: State) -> list[int]:
        listed = answers(self.house, s)
        found = worths(self.tasks, s, listed)
        pairs = [(-found[index], listed[index]) for index in range(len(listed))]
        return [action for _, action in sorted(pairs)]

    def share(self, state: State) -> float:
        """Most for the plan of the whole turn; after a surprise, by the AP that are left."""
        entry: i64 = state.todo[-1]
        step = step_of(entry)
        if step <= steps.ENTER_AT_START or steps.CHOOSE_FIRST <= step <= steps.CHOOSE_SPECIALIST:
            return 1.0
        if step != steps.ACT:
            return 0.2
        role = self.house.roles[role_of(state, state.turn)]
        left = float(state.ap + state.free) / float(role.ap + role.free)
        return 0.75 if left > 1.0 else 0.1 + 0.65 * left

    def merit(self, state: State) -> float:
        """How the position stands; of ended games, about 1 or 0, by how well they ended."""
        if not state.ended:
            return evaluation(self.house, state)
        options = self.house.options
        if endings.is_win(state.ended):
            whole = 1.0 - float(state.damage) / float(options.damage_limit)
            alive = 1.0 - float(state.lost) / float(options.lost_limit)
            return 0.97 + 0.01 * _part(whole) + 0.02 * _part(alive)
        return 0.03 * _part(float(state.rescued) / float(options.rescue_goal or options.victims))

    def stream(self, state: State) -> i64:
        """The fire has a stream of its own, so have flare-ups, new points and reveals."""
        step: i64 = step_of(state.todo[-1])
        if step == steps.ROLL_ADVANCE:
            return FLARE_UPS if state.target else 0
        if step == steps.DRAW_FIRE:
            return 0
        if step == steps.ROLL_POINT:
            return 1
        return 2 if step <= steps.REROLL_BLACK else 3

    def why(self, state: State, action: int) -> str:
        """One line of reasons."""
        from firehouse.games.flashpoint.bot.words import why

        return why(self.tasks, state, action)


def _is_on_the_spot(action: i64) -> bool:
    """Is this work that leaves the pawn where it is?"""
    return action >= act(actions.EXTINGUISH, 0) and actions.kind_of(action) == actions.EXTINGUISH


def _part(value: float) -> float:
    return 0.0 if value < 0.0 else 1.0 if value > 1.0 else value
