"""Opening a table at a server, where friends can sit down."""

from __future__ import annotations

from firehouse.client.addresses import USUAL_SERVER
from firehouse.tui.remote.entrance import open_table
from firehouse.tui.remote.forms import Blank, Form
from firehouse.tui.remote.tickets import tickets
from firehouse.tui.setup.drafts import SetupDraft, wanted


class HostScreen(Form):
    """Which server, and what the player is called there."""

    HELP = (
        "A table at a server, where friends can sit down: which server it is, and what you are "
        "called there."
    )

    def __init__(self, draft: SetupDraft) -> None:
        last = next(iter(tickets()), None)
        super().__init__(
            "Open the table at a server",
            (
                Blank("server", "Server", last.server if last else USUAL_SERVER),
                Blank("name", "Your name", last.name if last else "", "Somebody"),
            ),
            "Enter: open it · Esc: back",
        )
        self._draft = draft

    async def attempt(self) -> str:
        """Make the table and go there."""
        return await open_table(self, lambda api, name: api.make(wanted(self._draft, name)))
