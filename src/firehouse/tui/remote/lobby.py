"""Before the game: who sits where, how friends can join, and when it starts."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import ClassVar, Final

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Footer, Input, OptionList, Static
from textual.widgets.option_list import Option

from firehouse.client.api import ServerError
from firehouse.core.table import Refused
from firehouse.tui.leave import leave
from firehouse.tui.lines import TextLine
from firehouse.tui.lists import Rows
from firehouse.tui.questions import Asking
from firehouse.tui.remote.deeds import open_seats
from firehouse.tui.remote.entrance import enter
from firehouse.tui.remote.moments import person_of
from firehouse.tui.remote.session import RemoteSession
from firehouse.tui.remote.tickets import tickets
from firehouse.tui.remote.told import Snapshot
from firehouse.tui.session import Update
from firehouse.tui.table.story import Story
from firehouse.words.language import tell

NARROW: Final = 80
FULL: Final = tell("screen.lobby.full")
INVITE: Final = tell("screen.lobby.invite")
LONGEST_CHAT: Final = 500
LONGEST_NAME: Final = 32
NAME: Final = tell("screen.lobby.name")
NAMELESS: Final = tell("screen.lobby.nameless")
START: Final = tell("screen.lobby.start")


@dataclass(frozen=True)
class Row:
    """Something that may be done now."""

    label: str
    run: Callable[[], Awaitable[None]]


class LobbyScreen(Screen[None]):
    """Waits with the others; goes to the table when the game begins."""

    DEFAULT_CSS = """
    LobbyScreen #head { height: 1; padding: 0 1; background: $panel; text-style: bold; }
    LobbyScreen #middle { height: 1fr; }
    LobbyScreen #left { width: 1fr; padding: 0 1; }
    LobbyScreen #right { width: 1fr; padding: 0 1; background: $surface; }
    LobbyScreen.-narrow #middle { layout: vertical; }
    LobbyScreen.-narrow #left, LobbyScreen.-narrow #right { width: 100%; }
    LobbyScreen.-narrow #left { height: auto; max-height: 75%; overflow-y: auto; }
    LobbyScreen.-narrow #right { height: 1fr; }
    LobbyScreen Static { height: auto; margin-bottom: 1; }
    LobbyScreen #head, LobbyScreen #said { margin-bottom: 0; }
    LobbyScreen #said { padding: 0 1; color: $error; }
    LobbyScreen #doing { height: auto; max-height: 12; }
    LobbyScreen Input { height: 1; border: none; background: $boost; }
    """
    AUTO_FOCUS = ""
    HELP = tell("screen.lobby.help")
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("slash", "talk", tell("screen.footer.chat")),
        Binding("escape,q", "leave", tell("screen.footer.leave")),
    ]

    def __init__(self, session: RemoteSession) -> None:
        super().__init__()
        self.session = session
        self._rows: list[Row] = []
        self._handed_on = False

    def compose(self) -> ComposeResult:
        """Seats and what to do on the left, talk on the right."""
        yield Static(id="head")
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield Static(id="invite")
                yield Static(id="seats")
                yield TextLine(
                    next((kept.name for kept in tickets() if kept.name), ""),
                    placeholder=tell("screen.form.name"),
                    compact=True,
                    max_length=LONGEST_NAME,
                    id="name",
                )
                yield Rows(id="doing")
                yield Static(id="hint")
            with Vertical(id="right"):
                yield Story(self.session.story, id="story")
                yield TextLine(
                    placeholder=tell("screen.lobby.say"), compact=True, max_length=500, id="chat"
                )
        yield Static(id="said")
        yield Footer(show_command_palette=False)

    async def on_mount(self) -> None:
        """Listen to the table."""
        self.session.listener = self.hear
        self._show()
        name = self.query_one("#name", Input)
        (name if name.display else self.query_one("#doing")).focus()
        await self.session.start()

    def on_screen_resume(self) -> None:
        """The game may have begun meanwhile."""
        self._show()

    def on_resize(self, event: events.Resize) -> None:
        """Lay the screen out for its size."""
        self.set_class(event.size.width < NARROW, "-narrow")

    async def on_unmount(self) -> None:
        """Leave the table, unless its game is shown now."""
        if not self._handed_on:
            await self.session.close()

    def hear(self, update: Update) -> None:
        """Something happened at the table."""
        if update.story is not None:
            self.query_one(Story).rewrite(update.story)
        if update.note:
            self.query_one(Story).note(update.note)
        self._show()

    def action_talk(self) -> None:
        """Go to the line for chat."""
        self.query_one("#chat", Input).focus()

    def action_leave(self) -> None:
        """Out of a line, or back to where the player came from."""
        if isinstance(self.focused, Input):
            self.query_one("#doing").focus()
        else:
            leave(self.app)

    @on(OptionList.OptionSelected, "#doing")
    def _chosen(self, event: OptionList.OptionSelected) -> None:
        if event.option_index < len(self._rows):
            self._try(self._rows[event.option_index].run)

    @on(Input.Submitted, "#chat")
    def _talked(self, event: Input.Submitted) -> None:
        text, event.input.value = event.value.strip(), ""
        if text:
            self._try(lambda: self.session.say(text))

    @on(Input.Submitted, "#name")
    def _named(self) -> None:
        self.query_one("#doing").focus()

    def _try(self, deed: Callable[[], Awaitable[None]]) -> None:
        """Do something at the server; a refusal is said below."""

        async def trying() -> None:
            said = ""
            try:
                await deed()
            except (Refused, ServerError) as error:
                said = str(error)
            if self.is_attached:
                self.query_one("#said", Static).update(Content(said))

        self.run_worker(trying())

    def _show(self) -> None:
        """Bring the screen in line with the table; when the game is on, go there."""
        now = self.session.told.now
        if self.session.status != "lobby":
            self._hand_on()
            return
        free = open_seats(now)
        seated = now["you"]["person"] is not None
        waiting = tell("screen.lobby.waiting", free=bool(free), title=self.session.title)
        head = self.session.trouble or waiting
        self.query_one("#head", Static).update(Content(head))
        self.query_one("#invite", Static).update(_invitation(self.session, bool(free)))
        self.query_one("#seats", Static).update(_seats(now))
        self.query_one("#name", Input).display = not seated and bool(free)
        self.query_one("#hint", Static).update(Content(START if seated else "" if free else FULL))
        self._offer(now, free, seated)

    def _offer(self, now: Snapshot, free: list[int], seated: bool) -> None:
        if seated:
            self._rows = [Row(extra.label, extra.run) for extra in self.session.extras()]
        else:
            self._rows = [self._seat_row(now, pawn) for pawn in free]
        doing = self.query_one("#doing", OptionList)
        option = doing.highlighted_option
        labels = [row.label for row in self._rows]
        doing.set_options([Option(Content(label)) for label in labels])
        if labels:
            here = str(option.prompt) if option else ""
            doing.highlighted = labels.index(here) if here in labels else 0
        if self.focused is None or not self.focused.display:
            doing.focus()

    def _seat_row(self, now: Snapshot, pawn: int) -> Row:
        async def sit() -> None:
            name = self.query_one("#name", Input).value.strip()
            if name:
                await self.session.sit(name, [pawn])
            else:
                self._ask_for_name(pawn)

        return Row(tell("screen.lobby.sit", pawn=now["pawns"][pawn]), sit)

    def _ask_for_name(self, pawn: int) -> None:
        """Nobody sits down without a name."""

        async def answer(name: str) -> str:
            if not name:
                return NAMELESS
            try:
                await self.session.sit(name[:LONGEST_NAME], [pawn])
            except (Refused, ServerError) as error:
                return str(error)
            return ""

        self.app.push_screen(Asking(NAME, "", answer))

    def _hand_on(self) -> None:
        if not self._handed_on and self.is_current:
            self._handed_on = True
            self.session.listener = None
            enter(self.app, self.session)


def _invitation(session: RemoteSession, free: bool) -> Content:
    """How friends get here."""
    if not free:
        return Content("")
    invitation = session.invitation
    return Content.assemble(
        (f"{INVITE}\n", ""), (f"{invitation.link}\n", "bold"), (invitation.code, "bold $accent")
    )


def _seats(now: Snapshot) -> Content:
    """Who plays whom."""
    lines = []
    for pawn, holder in enumerate(now["holders"]):
        name = Content.assemble((f"{pawn + 1} {now['pawns'][pawn]}  ", "bold"))
        lines.append(name.append(_holder(now, pawn, holder["kind"])))
    if now["spectators"]:
        watching = tell("screen.lobby.spectators", count=now["spectators"])
        lines.append(Content.assemble((watching, "dim")))
    return Content("\n").join(lines)


def _holder(now: Snapshot, pawn: int, kind: str) -> Content:
    if kind == "open":
        return Content.assemble((tell("screen.lobby.open"), "dim"))
    if kind == "bot":
        return Content(tell("screen.lobby.bot", name=now["holders"][pawn]["bot"]))
    person = person_of(now, pawn)
    if person is None:
        return Content(tell("screen.lobby.somebody"))
    mine = person["id"] == now["you"]["person"]
    name = tell("screen.lobby.person", name=person["name"], mine=mine)
    state = "away" if not person["online"] else "ready" if person["ready"] else "here"
    return Content.assemble(f"{name}  ", (tell("screen.lobby.state", state=state), "dim"))
