"""What a player can do at a table besides choosing places: every key and command."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeVar

from firehouse.analysis.threat_words import percent
from firehouse.core.phrase import phrase
from firehouse.core.record import Record, replay
from firehouse.core.table import Refused
from firehouse.terminal.files import complaint, write_new
from firehouse.terminal.seats import past_luck
from firehouse.thinking import ThoughtLost
from firehouse.tui.file_names import path_of
from firehouse.tui.open_file import OpenScreen
from firehouse.tui.questions import Asking, Choosing
from firehouse.tui.reader import Reading
from firehouse.tui.session import AIDS
from firehouse.tui.table.commands import Deed
from firehouse.tui.table.replies import Reply, refused
from firehouse.tui.table.saves import SECRET
from firehouse.words.language import say, tell

if TYPE_CHECKING:
    from firehouse.tui.table.screen import TableScreen

FORCE: Final = "force"
"""What is typed to take back what luck has shown."""
ENDING: Final = ("end", "stop")
"""Verbs that end what is being done: the turn, or within it a fight."""
OLD: Final = tell("screen.table.old")
NO_FIRE: Final = tell("screen.table.no-fire")
WORST: Final = 3

T = TypeVar("T")


class Deeds:
    """Does what the screen hears, and answers with a reply."""

    def __init__(self, screen: TableScreen) -> None:
        self._screen = screen

    def by_word(self) -> dict[str, Deed]:
        """The typed commands."""
        return {
            "undo": self.undo,
            "why": self.why,
            "hint": self.hint,
            "chance": self.chance,
            "threats": self.threats,
            "again": self.again,
            "write": self.save,
            "load": self.load,
            "svg": self.svg,
            "replay": self.replay,
            "review": self.review,
            "rules": self.rules,
            "say": self.say,
            "help": self.help,
            "?": self.help,
            "quit": self.quit,
            "exit": self.quit,
            "q": self.quit,
        }

    async def play(self, actions: Sequence[str]) -> Reply | None:
        """Play actions that the board or the list offered."""
        try:
            await self._screen.session.play(actions)
        except Refused as error:
            return refused(error.reason)
        return None

    async def end(self, _rest: str = "") -> Reply | None:
        """End the turn, or within it a fight."""
        offers = self._screen.session.moment.offers
        for verb in ENDING:
            for offer in offers:
                if offer.verb == verb and self._screen.session.moment.mine:
                    return await self.play([offer.action])
        return Reply(tell("screen.table.no-end"), False)

    async def undo(self, rest: str = "") -> Reply | None:
        """Take the last step back, or ask the table for it; past luck only if that is typed."""
        try:
            await self._screen.session.undo(force=rest == FORCE)
        except Refused as error:
            if error.reason.code != "undo-past-chance":
                raise
            more = say(past_luck(self._screen.session.goes_past_luck))
            return Reply(f"{error.reason.sentence} {more}", False)
        return None

    async def why(self, rest: str) -> Reply:
        """May this be played?"""
        return await self._screen.player.why(rest)

    async def hint(self, _rest: str = "") -> Reply | None:
        """What to do, and why."""
        advice = await self._asked("hint", self._screen.session.hint)
        if isinstance(advice, Reply):
            return advice
        title, _, text = advice.partition("\n")
        self._screen.app.push_screen(Reading(title, text))
        self._screen.story.note(advice)
        return Reply("")

    async def chance(self, _rest: str = "") -> Reply | None:
        """How the game stands."""
        advice = await self._asked("chance", self._screen.session.chance)
        if isinstance(advice, Reply):
            return advice
        self._screen.story.note(advice)
        return Reply(advice)

    async def threats(self, _rest: str = "") -> Reply | None:
        """What the fire may do: after this turn, then until the pawn's next one, then off."""
        turns = (self._screen.ahead + 1) % 3
        if not turns:
            self._screen.show_threats({}, 0)
            return Reply(tell("screen.table.threats-off"))
        session = self._screen.session
        found = await self._asked("threats", lambda: session.threats(turns))
        if isinstance(found, Reply):
            return found
        self._screen.show_threats(found, turns)
        return Reply(threat_words(found, turns))

    async def again(self, _rest: str = "") -> Reply | None:
        """Watch the fire again."""
        return None if self._screen.film.again() else Reply(NO_FIRE, False)

    async def save(self, rest: str) -> Reply | None:
        """Write the record; without a name, ask for one."""
        if not rest:
            self.ask_to_save()
            return None
        done, wrong = self._screen.keeper.save(rest)
        return Reply(done or wrong, bool(done))

    def ask_to_save(self, then: Callable[[], Any] | None = None) -> None:
        """Ask for a file's name until it can be written, then go on."""
        keeper = self._screen.keeper

        async def answer(name: str) -> str:
            done, wrong = keeper.save(name)
            if done:
                self._screen.reply(Reply(done))
            return wrong

        def closed(saved: bool | None) -> None:
            if saved and then is not None:
                then()

        self._screen.app.push_screen(
            Asking(tell("screen.table.save-to"), keeper.name(), answer), closed
        )

    async def load(self, rest: str) -> Reply | None:
        """Open a saved game; without a name, choose one."""
        if not rest:
            self._screen.app.push_screen(OpenScreen())
            return None
        wrong = await self._open(rest)
        return Reply(wrong, False) if wrong else None

    async def _open(self, name: str) -> str:
        """Open a record over this table; what is wrong with it, if anything is."""
        try:
            self._screen.house.open_record(Record.load(path_of(name)))
        except OSError as error:
            return complaint(error)
        except ValueError as error:
            return str(error)
        return ""

    async def svg(self, rest: str) -> Reply:
        """Write a picture of the board."""
        record = self._screen.session.record()
        if record is None:
            return Reply(tell("screen.table.no-picture"), False)
        table = replay(record)
        try:
            path = path_of(rest)
            write_new(path, table.game.svg(table.state))
        except OSError as error:
            return Reply(complaint(error), False)
        except ValueError as error:
            return Reply(str(error), False)
        return Reply(tell("screen.table.picture", path=path))

    async def replay(self, _rest: str = "") -> Reply | None:
        """Look at the game from its beginning."""
        record = self._screen.session.record()
        if record is None:
            return Reply(SECRET, False)
        self._screen.house.show_replay(record)
        return None

    async def review(self, _rest: str = "") -> Reply | None:
        """Look back: what was luck, and what was decision?"""
        record = self._screen.session.record()
        if record is None:
            return Reply(SECRET, False)
        self._screen.house.show_review(record)
        return None

    async def rules(self, rest: str = "") -> Reply | None:
        """Read the rules."""
        self._screen.open_rules(None, rest)
        return None

    async def say(self, rest: str) -> Reply | None:
        """Talk to the others."""
        if not rest:
            return Reply(tell("screen.table.say-what"), False)
        await self._screen.session.say(rest)
        return None

    async def help(self, _rest: str = "") -> Reply | None:
        """Every key."""
        self._screen.open_help()
        return None

    async def quit(self, _rest: str = "") -> Reply | None:
        """Leave the table."""
        self._screen.ask_to_leave(self._screen.leave)
        return None

    def ask_for_extra(self) -> None:
        """Choose among what only this table offers."""
        extras = self._screen.session.extras()
        if not extras:
            self._screen.reply(Reply(tell("screen.table.no-extras"), False))
            return

        def answered(row: int | None) -> None:
            if row is not None:
                self._screen.obey(extras[row].key)

        rows = [(extra.label, extra.key) for extra in extras]
        self._screen.app.push_screen(Choosing(tell("screen.table.extras"), rows), answered)

    async def answer(self, agree: bool) -> Reply | None:
        """Agree or not with what another player asks."""
        asked = self._screen.session.question
        if asked is None:
            return Reply(tell("screen.table.not-asked"), False)
        try:
            await (asked.agree() if agree else asked.disagree())
        except Refused as error:
            return refused(error.reason)
        return None

    async def _asked(self, aid: str, ask: Callable[[], Coroutine[Any, Any, T]]) -> T | Reply:
        """An answer that takes its time, or why there is none."""
        session = self._screen.session
        if aid not in session.aids:
            return Reply(tell("screen.table.no-aid", aid=AIDS[aid]), False)
        position = session.moment.position
        self._screen.reply(Reply(tell("screen.table.thinking")))
        try:
            found = await ask()
        except ThoughtLost:
            return Reply(tell("denied.thought-lost"), False)
        except Refused as error:
            return refused(error.reason)
        return found if session.moment.position == position else Reply(OLD, False)


def threat_words(chances: Mapping[str, float], turns: int) -> str:
    """What the numbers on the board are, and the worst of them."""
    if not chances:
        return tell("screen.table.no-threats", turns=turns)
    worst = sorted(chances.items(), key=lambda pair: (-pair[1], pair[0]))[:WORST]
    places = [
        phrase("screen.table.threat", place=spot.partition(":")[2], chance=percent(chance))
        for spot, chance in worst
    ]
    return tell("screen.table.threats", turns=turns, places=places)
