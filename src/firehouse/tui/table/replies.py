"""What the table answers a player: a sentence, and the rule behind it."""

from __future__ import annotations

from dataclasses import dataclass

from textual.content import Content

from firehouse.core.game import Reason
from firehouse.reference import section_of
from firehouse.words.language import tell


@dataclass(frozen=True)
class Reply:
    """One answer; `rule` is a heading of the rulebook."""

    text: str
    good: bool = True
    rule: str = ""

    @property
    def section(self) -> str | None:
        """The section of our reference behind the rule."""
        return section_of(self.rule) if self.rule else None

    def content(self, typing: bool = False) -> Content:
        """The text as it is shown, with keys that also work while the player types."""
        if not self.text:
            return Content("")
        mark = "" if self.good else "✗ "
        rule = f"  — {self.rule}" if self.rule else ""
        more = (
            f"  {tell('screen.table.read-rule', key='Ctrl-R' if typing else 'r')}"
            if self.section
            else ""
        )
        style = "$text" if self.good else "bold $error"
        return Content.assemble((f"{mark}{self.text}", style), (f"{rule}{more}", "dim"))


def refused(reason: Reason) -> Reply:
    """A refusal with its rule."""
    return Reply(reason.sentence, False, reason.rule)
