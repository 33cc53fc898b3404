"""A refused command: nothing has changed, and a sentence says why."""

from __future__ import annotations

from firehouse.core.fault import phrase_of
from firehouse.core.game import Reason
from firehouse.core.phrase import Phrase, phrase
from firehouse.words.language import say


class Denied(Exception):  # noqa: N818 - not an error of the program
    """The refusal that a client gets; `rule` is the rule of the game behind it, if there is one."""

    def __init__(
        self, code: str, said: str | Phrase, rule: str = "", phrase: Phrase | None = None
    ) -> None:
        self.code = code
        self.text = say(said) if isinstance(said, Phrase) else said
        self.rule = rule
        self.phrase = said if isinstance(said, Phrase) else phrase
        """The text as a named message, where there is one."""
        super().__init__(self.text)


class Damaged(Denied):
    """A table whose stored entries cannot be followed."""

    def __init__(self) -> None:
        super().__init__("damaged", phrase("denied.damaged"))


class Gone(Denied):
    """A table that was removed while it was in use."""

    def __init__(self) -> None:
        super().__init__("no-table", phrase("denied.removed"))


class Forgotten(Denied):
    """A person whose data was deleted on request, and whose token is no longer valid."""

    def __init__(self, watch: bool) -> None:
        super().__init__("forgotten", phrase("denied.forgotten", watch=watch))


class Removed(Denied):
    """Somebody whom the maker of a table has taken off it."""

    def __init__(self, watch: bool) -> None:
        super().__init__("removed", phrase("denied.taken-off", watch=watch))


STALE = "stale"


def stale() -> Denied:
    """The table has moved on since the command was made."""
    return Denied(STALE, phrase("denied.stale"))


def denied_for(code: str, error: Exception) -> Denied:
    """What is wrong with something that was sent, in its own words."""
    return Denied(code, str(error), phrase=phrase_of(error))


def denied_by(reason: Reason) -> Denied:
    """A refusal of the rules."""
    return Denied(reason.code, reason.sentence, reason.rule, reason.phrase)
