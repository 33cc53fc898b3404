"""What a typed line does: the commands of the table, and everything else as an action."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from firehouse.core.game import Reason
from firehouse.core.table import Refused
from firehouse.stage.command_line import COMMANDS, LONGEST_ACTION, tidy
from firehouse.tui.session import Session
from firehouse.tui.table.offers import Line, Offers, price_words
from firehouse.tui.table.prompt import BEFORE
from firehouse.tui.table.replies import Reply, refused
from firehouse.words.language import tell

MAX_DIGITS: Final = 9
OWN: Final = tuple(
    Line(word, COMMANDS.get(word) or tell(f"screen.command.{word.strip()}"))
    for word in (
        *("undo", "why ", "hint", "chance", "threats", "again", "write ", "load "),
        *("svg ", "replay", "review", "rules", "say ", "help", "quit"),
    )
)
"""The commands with what they do; a space at the end asks for more."""
NOT_NOW: Final = tell("screen.table.nothing-now")

Deed = Callable[[str], Awaitable[Reply | None]]
"""Takes what follows the command's word; None if what it opens is answer enough."""


@dataclass(frozen=True)
class Player:
    """The functions of the screen that a typed line can use."""

    session: Session
    offers: Offers
    deeds: dict[str, Deed]

    async def obey(self, line: str) -> Reply | None:
        """Do what one line says; a bad line gets a sentence and changes nothing."""
        line = line.lstrip(BEFORE).rstrip()
        try:
            if line.isdecimal() and not self.session.moment.chance:
                line = self._by_number(line)
            word, _, rest = line.partition(" ")
            deed = self.deeds.get(word.lower())
            if deed is not None:
                return await deed(rest.strip())
            for extra in self.session.extras():
                if extra.key == line.lower():
                    await extra.run()
                    return None
            return await self.act(line)
        except Refused as error:
            return refused(error.reason)

    async def act(self, line: str) -> Reply | None:
        """Play an action, given by its text."""
        if len(line) > LONGEST_ACTION:
            return Reply(tell("screen.table.long-action", most=LONGEST_ACTION), False)
        text = self.action_of(line)
        await self.session.play([text])
        return None

    def action_of(self, line: str) -> str:
        """The text of an action; Refused for a number that is not in the list."""
        text = tidy(line)
        if text.isdecimal() and not self.session.moment.chance:
            return self._by_number(text)
        for offer in self.session.moment.offers:
            if text == tidy(offer.action) or self._is_outcome(text, offer.action):
                return offer.action
        return text

    async def why(self, line: str) -> Reply:
        """May it be played, and what does it cost?"""
        if not line:
            return Reply(tell("screen.table.which-action"), False)
        text = self.action_of(line)
        reason = await self.session.why(text)
        if reason is not None:
            return refused(reason)
        price = [offer.price for offer in self.session.moment.offers if offer.action == text]
        words = price_words(price[0], self.session.game.currency()) if price else ""
        return Reply(tell("screen.table.allowed", action=text, price=words or "free"))

    def _by_number(self, text: str) -> str:
        most = len(self.offers.lines)
        found = self.offers.numbered(int(text)) if len(text) <= MAX_DIGITS else None
        if found is None:
            sentence = tell("screen.table.no-number", number=text, most=most) if most else NOT_NOW
            raise Refused(Reason("unknown-action", sentence, ""))
        return found

    def _is_outcome(self, text: str, action: str) -> bool:
        """With real dice the first word of an outcome may be left out."""
        return self.session.moment.chance and text == tidy(action.partition(" ")[2])
