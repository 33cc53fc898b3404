"""Lines of text for a person: in colour on a real terminal, plain everywhere else."""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Final

from firehouse.core.phrase import Phrase
from firehouse.words.language import part

if TYPE_CHECKING:
    from rich.console import Console

Span = tuple[str, str]  # a text and its style
PLAIN: Final = ""
STRONG: Final = "bold"
FAINT: Final = "dim"
KEY: Final = "bold cyan"
BAD: Final = "red"
GOOD: Final = "green"
NEWS: Final = "yellow"
HOME: Final = "\x1b[H"
TO_END_OF_LINE: Final = "\x1b[K"
TO_END_OF_SCREEN: Final = "\x1b[J"
WITHIN: Final = re.compile(r"\[([^\]]+)\]\(#[^)]*\)")
"""A link to another part of the same text, which a terminal cannot follow."""
_MARK: Final = "\0"


def inked(said: Phrase) -> list[Span]:
    """A phrase as spans; arguments that are spans keep their own style."""
    inks = {key: value for key, value in said.arguments.items() if isinstance(value, tuple)}
    marks = {key: f"{_MARK}{key}{_MARK}" for key in inks}
    pieces = part(Phrase(said.name, {**said.arguments, **marks})).split(_MARK)
    return [inks[piece] if odd % 2 else (piece, PLAIN) for odd, piece in enumerate(pieces)]


class Screen:
    """Where a game is shown and asked for."""

    def __init__(self) -> None:
        self._rich: Console | None = None
        if sys.stdout.isatty():
            from rich.console import Console

            self._rich = Console(highlight=False)

    @property
    def width(self) -> int:
        """Columns that fit a line."""
        return shutil.get_terminal_size().columns

    @property
    def height(self) -> int:
        """Lines that fit at once."""
        return shutil.get_terminal_size().lines

    @property
    def redraws(self) -> bool:
        """Can what is shown be replaced?"""
        return self._rich is not None

    @property
    def asks(self) -> bool:
        """Is there a person who can answer questions?"""
        return sys.stdin.isatty() and sys.stdout.isatty()

    def say(self, said: str | Phrase = "", style: str = PLAIN) -> None:
        """Print a sentence; a terminal breaks it between words."""
        text = part(said) if isinstance(said, Phrase) else said
        if self._rich is None:
            print(text)
        else:
            self._rich.print(text, style=style or None, markup=False, emoji=False)

    def spans(self, spans: Sequence[Span]) -> None:
        """Print a line made of pieces with styles of their own, as long as it is."""
        if self._rich is None:
            print("".join(text for text, _ in spans))
            return
        from rich.text import Text

        self._rich.print(Text.assemble(*spans), soft_wrap=True)

    def markdown(self, text: str) -> None:
        """Print a page of headings, lists and tables as wide as the terminal."""
        from rich.console import Console
        from rich.markdown import Markdown

        page = Markdown(WITHIN.sub(r"\1", text), hyperlinks=False)
        (self._rich or Console(width=self.width, color_system=None)).print(page)

    @contextmanager
    def frame(self) -> Iterator[None]:
        """On a terminal, what is printed within replaces all that it shows, in one stroke."""
        if self._rich is None:
            yield
            return
        with self._rich.capture() as captured:
            yield
        lines = captured.get().replace("\n", f"{TO_END_OF_LINE}\n")
        sys.stdout.write(f"{HOME}{lines}{TO_END_OF_SCREEN}")
        sys.stdout.flush()

    def ask(self, prompt: str = "> ") -> str | None:
        """A line from the player; None when there are no more. Piped lines are echoed."""
        if sys.stdin.isatty():
            with suppress(ImportError):  # line editing and history, where Python has them
                import readline  # noqa: F401
            try:
                return input(prompt).strip()
            except EOFError:
                print()
                return None
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            return None
        print(f"{prompt}{line.strip()}")
        return line.strip()
