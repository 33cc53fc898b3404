"""What the pawn on turn could set out to do, and how many points an AP spent on it brings."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from firehouse.core.bits import bit, size
from firehouse.games.flashpoint.bot.first_action import best_way, first_action
from firehouse.games.flashpoint.bot.heats import Heats
from firehouse.games.flashpoint.bot.markers import Markers
from firehouse.games.flashpoint.bot.routes import FAR, Routes
from firehouse.games.flashpoint.bot.weights import Weights
from firehouse.games.flashpoint.data.board import DICE_SQUARES, SQUARES
from firehouse.games.flashpoint.data.options import DRIVE_SIDE
from firehouse.games.flashpoint.data.specialists import EXTINGUISHING, MOVEMENT, NEVER, Role
from firehouse.games.flashpoint.rules import actions, tokens
from firehouse.games.flashpoint.rules.actions import NOTHING
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.judge import refusal
from firehouse.games.flashpoint.rules.purse import BONUS_THERE
from firehouse.games.flashpoint.rules.state import OFF_BOARD, State, lies, place_of, role_of

NOTED: Final = -1.0
"""The mark of a task that was looked at and cannot begin now."""

FETCH: Final = 128
BRING_HOME: Final = 129
SEARCH: Final = 130
PUT_OUT: Final = 131
CLEAR_SMOKE: Final = 132
CHANGE_PLACES: Final = 133
CARRY_OUT: Final = 134
"""What a task is about, for the reasons given in words: one of these, or a kind of action."""
TOPICS: Final = 135
"""One more than the last."""


def subject(topic: i64, square: i64) -> i64:
    """What a task is about, and the square it is for."""
    return topic * SQUARES + square


def errand(mover: i64, square: i64) -> i64:
    """A square to go to, by a way still to be found: for who is on turn (0), or an ordered pawn."""
    return -1 - mover * SQUARES - square


def mover_in(task: i64) -> i64:
    """Who goes on this `errand`: 0 for the pawn on turn, else one more than the pawn's number."""
    return (-1 - task) // SQUARES


def goal_in(task: i64) -> i64:
    """Where this `errand` leads."""
    return (-1 - task) % SQUARES


def topic_in(subject: i64) -> i64:
    """The topic of a `subject`."""
    return subject // SQUARES


def square_in(subject: i64) -> i64:
    """The square of a `subject`."""
    return subject % SQUARES


WANTED: Final = 64
"""Where values of points and victims begin in `Tasks.pulls`; those of fires come first."""
COVERED: Final = 128
"""Where values of what somebody else is as near to begin."""


@final
class Task:
    """The action that a task begins with, or an `errand`; points for an AP."""

    action: i64
    mark: float
    subject: i64

    def __init__(self) -> None:
        self.action = 0
        self.mark = 0.0
        self.subject = 0


@final
class Tasks:
    """The tasks of one decision, each with its points for an AP.

    A task is the action that it begins with, or a square to walk to: then the way is found
    only if the task is chosen, and it is kept as an `errand`, below 0.
    """

    here: i64
    ap: i64
    water_ap: i64
    guarded: i64
    water: i64
    drive: i64
    ambulance: i64
    silence: i64
    count: i64
    others_count: i64
    others_of: i64
    beyond: float
    """No task on a square that the ways have not been followed to has a higher mark."""

    def __init__(self, g: House, weights: Weights) -> None:
        self.g = g
        self.w = weights
        self.aimed: float = weights.alone if g.crew_size == 1 else weights.aimed
        """How much more the deck gun puts out if its dice may be rolled again."""
        self.walk = Routes(g)
        self.home = Routes(g)
        self.out = Routes(g)
        self.path = Routes(g)
        self.ordered = Routes(g)
        self.drive = 0
        self.ambulance = -1
        self.silence = 0
        """What the ways home were made for: the price of driving, the ambulance, the radio."""
        self.apart: list[int] = _apart(g)
        self.notes: list[Task] = []
        """The tasks, as many as `count` says; the objects are used again and again."""
        self.count = 0
        self.beyond = 0.0
        self.here = OFF_BOARD
        self.ap = 0
        self.water_ap = 0
        self.resolves = True
        """Are the first steps of ordered pawns found for every task, not only for chosen ones?"""
        self.gift = False
        """Is the Veteran's AP all that is left? It cannot be saved."""
        self.guarded = 0
        self.water = 1
        self.heats = Heats(g, weights)
        self.markers = Markers()
        self.pulls: list[float] = _pulls()
        """What it is worth to be near, at the kind of what is there + AP."""
        self.others: list[int] = [0] * g.crew_size
        self.others_count = 0
        self.others_of = -1
        """Where the others are, as places in `apart`; so many; the others of this pawn."""
        self.nearest: list[int] = [FAR] * DICE_SQUARES
        """How near another pawn is to each square that somebody is wanted at."""
        self.cards: list[float] = [0.0] * len(g.roles)
        """How often crews with each specialist win, where the players choose."""

    def add(self, action: i64, mark: float, topic: i64, square: i64) -> None:
        """Note a task by its first action, or by the square to walk to."""
        if self.count == len(self.notes):
            self.notes.append(Task())
        task = self.notes[self.count]
        self.count += 1
        task.action = action
        task.mark = mark
        task.subject = subject(topic, square)

    def noted(self) -> list[Task]:
        """The tasks, in the order in which they were found."""
        return self.notes[: self.count]

    def best(self) -> Task | None:
        """The task with the highest mark, the first of equals; None if no mark is above 0."""
        best: Task | None = None
        most = 0.0
        index: i64 = 0
        while index < self.count:
            task = self.notes[index]
            if task.mark > most:
                most = task.mark
                best = task
            index += 1
        return best

    def look(self, s: State, role: Role) -> None:
        """Take in the position: the AP, what fire threatens and is worth, the ways to safety."""
        self.here = place_of(s, s.turn)
        self.others_of = -1
        heartened = s.bonus == BONUS_THERE
        own = s.ap + (1 if heartened else 0)
        self.ap = own + (s.free if role.free_for == MOVEMENT else 0)
        self.water_ap = own + (s.free if role.free_for == EXTINGUISHING else 0)
        self.gift = heartened and not s.ap
        self.guarded = s.poi
        if s.victims:
            self.guarded |= tokens.dice_squares(s.victims)
        if s.hazmats:
            self.guarded |= tokens.dice_squares(s.hazmats)
        self.walk.look(s, role)
        self.heats.weigh(s, self.walk, self.guarded)
        self._ways_home(s, role)

    def _ways_home(self, s: State, role: Role) -> None:
        """The ways to safety, made again only if something on them has changed."""
        home = self.home
        if (
            home.pace == role.drag
            and self.drive == role.drive
            and self.ambulance == s.ambulance
            and self.silence == s.silence
            and home.holds(s, role)
        ):
            return
        self.drive = role.drive
        self.ambulance = s.ambulance
        self.silence = s.silence
        g = self.g
        home.look(s, role)
        home.begin(role.drag, True)
        if g.options.vehicles:
            self._ambulance_sources(s, role)
        else:
            home.start_from_outside()

    def _ambulance_sources(self, s: State, role: Role) -> None:
        """Where the ambulance stands, and where it could be for the price of driving it."""
        g = self.g
        spots = g.board.ambulance_spots
        count: i64 = len(spots)
        spot: i64 = 0
        while spot < count:
            cost: i64 = 0
            if spot != s.ambulance:
                if not g.options.ambulance_by_radio or s.silence or role.drive == NEVER:
                    cost = FAR
                else:
                    cost = self._hops(s.ambulance, spot, count) * role.drive
            if cost < FAR:
                for square in spots[spot]:
                    self.home.add_source(square, cost)
            spot += 1

    def _hops(self, here: i64, there: i64, count: i64) -> i64:
        """How often a vehicle drives from one spot to another."""
        if self.g.options.drive_rule >= DRIVE_SIDE:
            return 1
        ahead = (there - here + count) % count
        return ahead if ahead * 2 <= count else count - ahead

    def claimed(self, s: State, who: i64, square: i64, cost: i64) -> float:
        """What is left of a task's worth with somebody else nearer to it."""
        if self.others_of != who:
            self._find_others(s, who)
        index: i64 = 0
        while index < self.others_count:
            if self.apart[self.others[index] + square] < cost:
                return self.w.claimed
            index += 1
        return 1.0

    def _find_others(self, s: State, who: i64) -> None:
        """Where the others stand that could be nearer to something than this pawn."""
        self.others_of = who
        self.others_count = 0
        other: i64 = 0
        while other < self.g.crew_size:
            place = place_of(s, other)
            if place != OFF_BOARD and other != who and not lies(s, other):
                self.others[self.others_count] = place * SQUARES
                self.others_count += 1
            other += 1

    def threat(self, s: State, square: i64) -> float:
        """How many fires stand beside a dice square."""
        if square >= DICE_SQUARES:
            return 0.0
        return float(size(self.walk.beside(bit(square)) & s.fire))

    def victim_worth(self, s: State, square: i64) -> float:
        """Points for a victim in a square, more beside a fire."""
        return self.w.victim * (1.0 + self.w.urgent * self.threat(s, square))

    def point_worth(self, s: State, square: i64) -> float:
        """Points for a look at a point of interest, which may be nobody."""
        likely = self.markers.of(square)
        return self.w.point * likely * (1.0 + 0.5 * self.w.urgent * self.threat(s, square))

    def wanted(self, s: State) -> i64:
        """The squares that a task may lead to: the guarded ones, and those beside the fire."""
        blaze = s.fire | s.smoke
        own: i64 = bit(self.here) if self.here < DICE_SQUARES else 0
        return self.guarded | self.walk.beside(blaze) | s.smoke | s.hot_spots | own

    def can_wait(self, task: i64) -> bool:
        """Is a way so long that the few AP left are as good saved as walked?"""
        if task >= 0 or mover_in(task):
            return False
        return self.is_patient() and self.walk.cost(goal_in(task)) > self.ap

    def is_patient(self) -> bool:
        """Are so few AP left that they are rather saved than walked?"""
        return not self.gift and float(self.ap) <= self.w.patience

    def is_perilous(self, s: State, action: i64) -> bool:
        """Would the pawn be left exposed to fire, with no AP to do anything about it?

        The AP are not lost: they are saved.
        """
        if self.ap > 4 or action >= actions.MOVER:
            kind = actions.kind_of(action) if action >= actions.BASE else -1
            return self.ap == 1 and (kind == actions.OPEN or kind == actions.CHOP)
        load = actions.load_of(action)
        if load or actions.led_of(action) or self.ap > 1:
            return False
        square = actions.argument_of(action)
        if square >= DICE_SQUARES or s.poi & bit(square):
            return False
        return (self.walk.beside(bit(square)) & s.fire) != 0

    def set_out(
        self, s: State, mover: i64, square: i64, mark: float, topic: i64, about: i64
    ) -> None:
        """Note the way to a square; where all is resolved, the first step of an ordered pawn."""
        if not mover and not self.walk.is_settled(square):
            self.at_most(mark)
            return
        action = errand(mover, square)
        if mover and self.resolves:
            action = self.resolve(s, action)
            if action < 0:
                return
        self.add(action, mark, topic, about)

    def at_most(self, mark: float) -> None:
        """A task beyond what is known of the ways has this mark at most."""
        if mark > self.beyond:
            self.beyond = mark

    def step_to(self, s: State, who: i64, mover: i64, square: i64) -> i64:
        """The first action of the way to a square; -1 if there is none."""
        path = self.path
        path.lead_to(square, s, self.g.roles[role_of(s, who)])
        here = place_of(s, who)
        path.settled(here)
        way = best_way(path, s, here)
        return -1 if way < 0 else first_action(path, s, here, way, NOTHING, 0, mover)

    def resolve(self, s: State, task: i64) -> i64:
        """The action that a task begins with; -1 if it cannot begin."""
        if task >= 0:
            return task
        mover = mover_in(task)
        return self.step_to(s, mover - 1 if mover else s.turn, mover, goal_in(task))


def legal(g: House, s: State, action: i64) -> bool:
    """May this action be played now?"""
    return refusal(g, s, action) == 0


def _pulls() -> list[float]:
    """What a fire, then a point or victim, is worth to a pawn by the AP between them."""
    found: list[float] = []
    for part in (1.0, 0.3):
        for value in (1.0, 3.0):
            found += [value * part / (float(apart) + 1.0) for apart in range(WANTED)]
    return found


def _apart(g: House) -> list[int]:
    """AP from every square to every other in the house as it was built, at 128 × from + to."""
    routes = Routes(g)
    whole = State([])
    found: list[int] = [FAR] * (SQUARES * SQUARES)
    for square in range(len(g.board.places)):
        routes.look(whole, g.roles[0])
        routes.start_from(square)
        for other in range(len(g.board.places)):
            found[square * SQUARES + other] = routes.settled(other)
    return found
