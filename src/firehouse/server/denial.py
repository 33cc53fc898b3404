"""A command that is refused: nothing changed, and a sentence says why."""

from __future__ import annotations

from firehouse.core.game import Reason
from firehouse.core.phrase import Phrase


class Denied(Exception):  # noqa: N818 - not an error of the program
    """What a client is told instead; `rule` is the rule of the game behind it, if there is one."""

    def __init__(self, code: str, text: str, rule: str = "", phrase: Phrase | None = None) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.rule = rule
        self.phrase = phrase
        """The text as a named message, where the game has it."""


class Damaged(Denied):
    """A table whose stored entries cannot be followed."""

    def __init__(self) -> None:
        super().__init__(
            "damaged",
            "What is stored of this table cannot be read by this version of Firehouse; tell "
            "whoever runs the server.",
        )


class Gone(Denied):
    """A table that was removed while it was in use."""

    def __init__(self) -> None:
        super().__init__("no-table", "This table was removed.")


class Forgotten(Denied):
    """Somebody who wanted nothing to be kept of them, and whose token is nobody's now."""

    def __init__(self) -> None:
        super().__init__("forgotten", "You have left this table for good; you can still watch.")


STALE = "stale"


def stale() -> Denied:
    """The table has moved on since the command was made."""
    return Denied(STALE, "The table has moved on since; look again, then choose.")


def denied_by(reason: Reason) -> Denied:
    """A refusal of the rules."""
    return Denied(reason.code, reason.sentence, reason.rule, reason.phrase)
