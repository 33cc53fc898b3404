"""The tools of `firehouse mcp`: open or join a table, look, act, ask, review."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from functools import wraps
from typing import Annotated, Final, ParamSpec

from mcp.server.mcpserver.exceptions import ToolError
from pydantic import Field

from firehouse import __version__
from firehouse.assistant import told
from firehouse.assistant.exact import Exact
from firehouse.assistant.places import Here, Place, There
from firehouse.bots import Budget, bot_names
from firehouse.client import ServerError, sit_down
from firehouse.core.catalogue import rulesets
from firehouse.core.nearest import quoted
from firehouse.core.record import replay
from firehouse.core.setup import Setup
from firehouse.core.table import Table
from firehouse.reference import sections
from firehouse.terminal.seats import Seats, listed_bots, seats_beside_a_person
from firehouse.words.language import tell

INSTRUCTIONS: Final = (
    "Cooperative firefighting board games. Open a table or join one by its link, then look, list "
    "the legal actions and play their texts. The rules judge every action; a refusal names the "
    "rule. `why` explains, `hint` advises, `review` looks back. One table at a time."
)
NO_TABLE: Final = "There is no table yet; open_table or join_table first."

P = ParamSpec("P")
Tool = Callable[P, Awaitable[str]]

Ruleset = Annotated[str, Field(description="A rule set, as `games` lists them.")]
Crew = Annotated[int | None, Field(description="How many firefighters; the usual if left out.")]
Bots = Annotated[
    str | list[str],
    Field(
        description="Who plays beside you: greedy or search in all other seats, 2=greedy, or ''; "
        "or a list of those."
    ),
]
Actions = Annotated[
    list[str],
    Field(description="Texts of `actions`, in order; what comes after luck is left out."),
]


class Assistant:
    """One assistant, and the table it sits at."""

    def __init__(self) -> None:
        self._place: Place | None = None
        self._visit = AsyncExitStack()

    @property
    def place(self) -> Place:
        if self._place is None:
            raise ToolError(NO_TABLE)
        return self._place

    async def games(self) -> str:
        """Every way to play: rule sets with their boards, difficulties and crews."""
        return "\n".join(
            f"{way.id}: {way.title}. Boards {', '.join(way.boards)}; difficulties "
            f"{', '.join(way.difficulties) or 'one'}; crew {way.crew[0]} to {way.crew[-1]}."
            for way in rulesets()
        )

    async def rules(self, ruleset: Ruleset) -> str:
        """The rules of a rule set, in plain words."""
        return "\n\n".join(f"{part.title}\n{part.body}" for part in sections(ruleset))

    async def open_table(
        self,
        ruleset: Ruleset,
        crew: Crew = None,
        difficulty: str | None = None,
        board: str | None = None,
        seed: int | None = None,
        bots: Bots = "greedy",
    ) -> str:
        """Begin a game on this machine, alone or with bots; any table before it is left."""
        bots = bots if isinstance(bots, str) else ",".join(bots)
        if ":" in bots:  # It names code, which whoever is connected may not run.
            raise ValueError(tell("bot.none", name=quoted(bots), near=", ".join(bot_names())))
        if bots:
            listed_bots(bots)
        table = Table(Setup(ruleset, board, difficulty, crew), seed)
        size = len(table.game.pawns(table.state))
        named = seats_beside_a_person(bots, size) if bots and size > 1 else {}
        await self._leave()
        self._place = Here(table, Seats(named, Budget(seconds=1.0), table.seed))
        return f"{await self._place.wait()}\n\n{await self.look()}"

    async def join_table(
        self,
        link: Annotated[str, Field(description="The invitation of a table of a server.")],
        name: Annotated[str, Field(description="What you are called there.")] = "Assistant",
    ) -> str:
        """Sit down at an open seat of somebody's table; everybody sees that you are a program."""
        visit = AsyncExitStack()
        place = There(await visit.enter_async_context(sit_down(link, name)))
        await self._leave()
        self._place, self._visit = place, visit
        return await self.look()

    async def look(self) -> str:
        """The board in a drawing and in words, and what is asked of whom."""
        return told.board(await self.place.table(), self.place.mine())

    async def actions(self) -> str:
        """Every legal action, as the text to play it by, with its price."""
        return told.actions(await self.place.table())

    async def play(self, actions: Actions) -> str:
        """Play; what came of it, what the others did, and what is asked next."""
        return await self.place.play(actions)

    async def wait(self) -> str:
        """Wait for the others until you are asked."""
        return await self.place.wait()

    async def why(self, action: Annotated[str, Field(description="The text of an action.")]) -> str:
        """May this be played now, and if not, which rule forbids it?"""
        return await self.place.why(action)

    async def hint(self) -> str:
        """A plan for the rest of the turn, with reasons."""
        return await self.place.advice("hint")

    async def chance(self) -> str:
        """The chance to win from here."""
        return await self.place.advice("chance")

    async def threats(self) -> str:
        """What the fire may do next."""
        return await self.place.advice("threats")

    async def undo(self) -> str:
        """Take your last decision back; refused once luck was drawn."""
        return await self.place.undo()

    async def record(self) -> str:
        """The game as a record file, which replays anywhere."""
        return (await self.place.record()).dumps()

    async def review(self) -> str:
        """Look back on the game: luck, decisions, and what would have been better."""
        table = replay(await self.place.record())
        return await asyncio.to_thread(told.looked_back, table)

    async def _leave(self) -> None:
        await self._visit.aclose()
        self._visit = AsyncExitStack()
        self._place = None


TOOLS: Final = (
    *("games", "rules", "open_table", "join_table", "look", "actions", "play", "wait", "why"),
    *("hint", "chance", "threats", "undo", "record", "review"),
)


def server() -> Exact:
    """A server for one assistant."""
    found = Exact("firehouse", version=__version__, instructions=INSTRUCTIONS, log_level="WARNING")
    assistant = Assistant()
    for name in TOOLS:
        found.tool(structured_output=False)(_refusing(getattr(assistant, name)))
    return found


def _refusing(tool: Callable[P, Awaitable[str]]) -> Callable[P, Awaitable[str]]:
    """What is refused is told in its sentence, not as a fault of the tool."""

    @wraps(tool)
    async def run(*args: P.args, **kwargs: P.kwargs) -> str:
        try:
            return await tool(*args, **kwargs)
        except (ValueError, ServerError) as error:
            raise ToolError(str(error)) from None

    return run
