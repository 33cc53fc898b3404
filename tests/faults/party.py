"""The people of one table: they make it, sit down, watch, and do what the plan says."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any, Final

import httpx
from belongings import linked, show_work
from fault_plan import Act, TablePlan
from guest import Guest
from witness import Witness
from workplace import Workplace

from firehouse.core.setup import Setup
from firehouse.core.table import Table
from firehouse.server.people.tokens import hash_of

PATIENCE: Final = 5.0
MAKING_SECONDS: Final = 20.0
"""A record is read by a process that a server which has just come back starts first."""
RETRY: Final = 0.5
MOST_PEOPLE: Final = 6
"""People at one table, with those who have left."""
MOST_WAITING: Final = 4
"""Commands without an answer after which somebody waits before saying more."""
PATHS: Final = ("/steps", "/frames", "", "/record", "/standing")


class Party:
    """Everybody at one table."""

    def __init__(self, plan: TablePlan, workplace: Workplace, witness: Witness) -> None:
        self.plan = plan
        self.workplace = workplace
        self.witness = witness
        self.table = ""
        self.people: list[Guest] = []
        self.watchers: list[Guest] = []
        self._twins: dict[Guest, Guest] = {}
        """Second connections, by who has opened them."""
        self._random = Random(plan.seed)

    @property
    def everybody(self) -> list[Guest]:
        return [*self.people, *self.watchers, *self._twins.values()]

    async def open(self) -> None:
        """Make the table and come to it, however often that has to be tried."""
        self.witness.keep_seed(self.plan.seed)
        ticket = await self._make()
        self.table = ticket["table"]
        self._admit(ticket)
        tickets = [ticket]
        open_seats = [seat for seat in self.plan.seats if seat.startswith("open")]
        if not self.plan.imported:
            tickets += [taken for _ in open_seats if (taken := await self._seat()) is not None]
        if self.plan.links:
            self.people = [self._guest(await linked(self, ticket)) for ticket in tickets]
        else:
            self.people = [self._guest(ticket) for ticket in tickets]
        self.watchers = [self._guest(None) for _ in range(self.plan.watchers)]
        for person in self.people:
            await person.say("ready", ready=True)
        if len(tickets) < 1 + len(open_seats):
            await self.people[0].say("start", fill="me")

    async def _seat(self) -> dict[str, Any] | None:
        """The ticket of an open seat; None if there is none."""
        taken = await self.post(f"/api/tables/{self.table}/seats", {"name": "Ben"})
        if taken is None:  # the seat was taken by a request whose answer was lost
            self.witness.counts["seats of nobody"] += 1
        else:
            self._admit(taken)
        return taken

    async def sit_down(self) -> None:
        """Somebody more takes an open seat, if there is one and the table has room."""
        if len(self.people) < MOST_PEOPLE:
            ticket = await self._seat()
            if ticket is not None:
                self.people.append(self._guest(ticket))

    async def leave(self) -> None:
        """Everybody goes."""
        await asyncio.gather(*(guest.leave() for guest in self.everybody))

    async def take_back_pawns(self) -> None:
        """Everybody plays for themselves: a table of bots alone would play on to its end."""
        for guest in self.people:
            for pawn, holder in enumerate(guest.shot.get("holders", ())):
                lent = holder["kind"] == "bot" and holder["person"] == guest.person
                if lent and guest.here and not guest.waiting and guest.sees_bot:
                    await guest.say("take-back", pawn=pawn)

    async def do(self, act: Act) -> None:
        """What the plan says, if there is anybody to do it now."""
        present = await self._present()
        if not present:
            self.witness.counts["acts of nobody"] += 1
            return
        someone = present[int(act.choice * 7919) % len(present)]
        if len(someone.waiting) >= MOST_WAITING:
            self.witness.counts["acts of who waits"] += 1
            return
        self.witness.counts[f"act: {act.do}"] += 1
        await DOINGS[act.do](self, someone, act.choice)

    async def _present(self) -> list[Guest]:
        """Who is there now, or in a while: who could not do anything does it then."""
        end = asyncio.get_running_loop().time() + PATIENCE
        while not (present := [guest for guest in self.people if guest.here]):
            if asyncio.get_running_loop().time() > end:
                break
            await asyncio.sleep(RETRY)
        return present

    def mover(self) -> Guest | None:
        """Whose turn it is, as they see it themselves."""
        for guest in self.people:
            if guest.here and guest.shot["awaits"]["pawn"] in guest.pawns:
                return guest
        return None

    async def play(self, choice: float) -> None:
        """Whoever's turn it is plays; a pause is ended, and after the end they play again."""
        for guest in self.people:
            table = guest.shot.get("table", {}) if guest.here else {}
            if table.get("paused") and guest.pawns:
                await guest.say("pause", paused=False)
                return
            if table.get("status") == "over" and not table["next"] and guest.pawns:
                await guest.say("again")
                return
        mover = self.mover()
        if mover is not None and len(mover.waiting) < MOST_WAITING:
            await mover.say("play", **move_of(mover.shot, choice))

    def twin(self, guest: Guest) -> Guest:
        """A second connection of the same person."""
        if guest not in self._twins:
            ticket = {"token": guest.token, "person": guest.person}
            self._twins[guest] = self._guest(ticket)
        return self._twins[guest]

    async def look(self, choice: float) -> None:
        """Ask over HTTP; answers tell no secrets, and no server has a fault."""
        path = f"/api/tables/{self.table}{PATHS[int(choice * len(PATHS))]}"
        try:
            async with self._http(PATIENCE) as http:
                answer = await http.get(path)
        except httpx.HTTPError:
            return
        self.witness.counts["looked"] += 1
        told_end = answer.status_code == 200 and "/record" in path and answer.json()["result"]
        over = bool(told_end) or self.people[0].shot.get("table", {}).get("status") == "over"
        self.witness.read(answer.text, path, over)
        if answer.status_code >= 500 and answer.status_code != 503:
            self.witness.violated("no fault", f"GET {path}: {answer.status_code} {answer.text}")

    async def _make(self) -> dict[str, Any]:
        plan = self.plan
        path, body = "/api/tables", self._wanted()
        if plan.imported:
            path, body = "/api/records", {"record": played(plan).record().to_json(), "name": "Anna"}
        while True:
            ticket = await self.post(path, body)
            if ticket is not None:
                self.witness.imported[ticket["table"]] = (
                    tuple(str(text) for text in body["record"]["actions"]) if plan.imported else ()
                )
                return ticket
            await asyncio.sleep(RETRY)

    def _wanted(self) -> dict[str, Any]:
        plan = self.plan
        return {
            "setup": plan.setup,
            "seats": list(plan.seats),
            "name": "Anna",
            "seed": plan.seed,
            "consent": plan.consent,
            "patience": 2,
            "public": plan.watchers > 0,
            "clock": plan.clock or None,
        }

    async def post(self, path: str, body: dict[str, Any]) -> dict[str, Any] | None:
        """What was asked for, until there is an answer; None if the answer is no."""
        while True:
            try:
                async with self._http(MAKING_SECONDS) as http:
                    answer = await http.post(path, json=body)
            except httpx.HTTPError:
                self.witness.counts["requests unanswered"] += 1
                await asyncio.sleep(RETRY)
                continue
            if answer.status_code in (200, 201):
                self.witness.counts["tickets"] += 1
                told: dict[str, Any] = answer.json()
                return told
            if answer.status_code == 409:
                return None
            self.witness.counts[f"status {answer.status_code}"] += 1
            if answer.status_code != 503:
                self.witness.violated("no fault", f"POST {path}: {answer.text[:300]}")
                return None
            await asyncio.sleep(RETRY)

    def _admit(self, ticket: dict[str, Any]) -> None:
        self.witness.tickets.setdefault(self.table, []).append(ticket)
        self.witness.keep_secret(ticket["token"], hash_of(ticket["token"]))

    def _guest(self, ticket: dict[str, Any] | None) -> Guest:
        return Guest(self.witness, self.table, ticket, lambda: self.workplace.port(self._random))

    def _http(self, seconds: float) -> httpx.AsyncClient:
        base = f"http://127.0.0.1:{self.workplace.port(self._random)}"
        return httpx.AsyncClient(base_url=base, timeout=seconds)


def played(plan: TablePlan) -> Table:
    """A game of so many steps, as a file tells it."""
    random, table = Random(plan.seed), Table(Setup.from_json(plan.setup), plan.seed)
    while table.step < plan.imported and table.actions():
        table.play(random.choice(table.actions()))
    return table


def move_of(shot: dict[str, Any], choice: float) -> dict[str, Any]:
    """One of the moves that are offered; the end of a turn comes up often, so that games end."""
    actions = [offer["action"] for offer in shot["offers"]]
    if "end" in actions and choice < 0.3:
        return {"at": shot["position"], "actions": ["end"]}
    return {"at": shot["position"], "actions": [actions[int(choice * 1000) % len(actions)]]}


async def _play(party: Party, someone: Guest, choice: float) -> None:
    await party.play(choice)


async def _play_twice(party: Party, someone: Guest, choice: float) -> None:
    """The same command over two connections at once, which may be those of two servers."""
    mover = party.mover()
    if mover is None or len(mover.waiting) >= MOST_WAITING:
        return
    written = mover.write("play", **move_of(mover.shot, choice))
    await asyncio.gather(mover.send(*written), party.twin(mover).send(*written))


async def _play_late(party: Party, someone: Guest, choice: float) -> None:
    """A move for a position that is gone."""
    mover = party.mover()
    if mover is not None and mover.shot["position"] > 1:
        move = move_of(mover.shot, choice)
        await mover.say("play", at=move["at"] - 1, actions=move["actions"])


async def _undo(party: Party, someone: Guest, choice: float) -> None:
    await someone.say("undo", at=someone.shot["position"])


async def _answer(party: Party, someone: Guest, choice: float) -> None:
    """Whoever is asked agrees, more often than not."""
    for guest in party.people:
        question = guest.shot.get("proposal") if guest.here else None
        if question and guest.person in question["waits_for"]:
            await guest.say("answer", proposal=question["seq"], agree=choice < 0.8)
            return


async def _chat(party: Party, someone: Guest, choice: float) -> None:
    await someone.say("chat", text=f"line {choice}")


async def _pause(party: Party, someone: Guest, choice: float) -> None:
    await someone.say("pause", paused=not someone.shot["table"]["paused"])


async def _hand_over(party: Party, someone: Guest, choice: float) -> None:
    if someone.pawns and len(party.people) > 1:
        await someone.say("hand-over", pawn=someone.pawns[0], bot="greedy")


async def _take_back(party: Party, someone: Guest, choice: float) -> None:
    for guest in party.people:
        for pawn, holder in enumerate(guest.shot.get("holders", ())):
            if holder["kind"] == "bot" and holder["person"] == guest.person and guest.here:
                await guest.say("take-back", pawn=pawn)
                return


async def _aids(party: Party, someone: Guest, choice: float) -> None:
    await someone.say("aids", aids={"threats": choice < 0.5})


async def _rename(party: Party, someone: Guest, choice: float) -> None:
    await someone.say("rename", name=f"Guest {int(choice * 1000)}")


async def _repeat(party: Party, someone: Guest, choice: float) -> None:
    await someone.send_again(choice)


async def _come_back(party: Party, someone: Guest, choice: float) -> None:
    """Somebody's line breaks, whoever it is."""
    everybody = party.everybody
    everybody[int(choice * len(everybody))].hang_up()


async def _look(party: Party, someone: Guest, choice: float) -> None:
    await party.look(choice)


async def _check(party: Party, someone: Guest, choice: float) -> None:
    """Not kept, and told to all."""
    if someone.pawns:
        await someone.say("check")


async def _leave(party: Party, someone: Guest, choice: float) -> None:
    """Somebody gives up their seat, which is open then; who made the table stays."""
    if someone.pawns and someone.person and not party.plan.imported:
        await someone.say("leave")


async def _sit_down(party: Party, someone: Guest, choice: float) -> None:
    await party.sit_down()


async def _offer_seat(party: Party, someone: Guest, choice: float) -> None:
    """Who made the table opens the seat of a bot, or closes it."""
    maker = party.people[0]
    for pawn, holder in enumerate(maker.shot.get("holders", ())):
        if holder["kind"] == "bot" and holder["person"] is None:
            await maker.say("offer-seat", pawn=pawn, open=choice < 0.7)
            return


async def _mute(party: Party, someone: Guest, choice: float) -> None:
    await party.people[0].say("mute", muted=choice < 0.5)


async def _show_work(party: Party, someone: Guest, choice: float) -> None:
    await show_work(party, choice)


DOINGS: Final[dict[str, Callable[[Party, Guest, float], Awaitable[None]]]] = {
    "play": _play,
    "play-twice": _play_twice,
    "play-late": _play_late,
    "undo": _undo,
    "answer": _answer,
    "chat": _chat,
    "pause": _pause,
    "hand-over": _hand_over,
    "take-back": _take_back,
    "aids": _aids,
    "rename": _rename,
    "repeat": _repeat,
    "come-back": _come_back,
    "look": _look,
    "check": _check,
    "leave": _leave,
    "sit-down": _sit_down,
    "offer-seat": _offer_seat,
    "mute": _mute,
    "show-work": _show_work,
}
