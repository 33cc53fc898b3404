"""Opening a table at a server, where friends can sit down."""

from __future__ import annotations

from firehouse.client.addresses import USUAL_SERVER
from firehouse.tui.remote.entrance import open_table
from firehouse.tui.remote.forms import Blank, Form
from firehouse.tui.remote.tickets import tickets
from firehouse.tui.setup.drafts import SetupDraft, wanted
from firehouse.words.language import tell


class HostScreen(Form):
    """Which server, and what the player is called there."""

    HELP = tell("screen.host.help")

    def __init__(self, draft: SetupDraft) -> None:
        last = next(iter(tickets()), None)
        super().__init__(
            tell("screen.host.title"),
            (
                Blank("server", tell("screen.form.server"), last.server if last else USUAL_SERVER),
                Blank(
                    "name",
                    tell("screen.form.name"),
                    last.name if last else "",
                    tell("screen.form.somebody"),
                ),
            ),
            tell("screen.host.keys"),
        )
        self._draft = draft

    async def attempt(self) -> str:
        """Make the table and go there."""
        return await open_table(self, lambda api, name: api.make(wanted(self._draft, name)))
