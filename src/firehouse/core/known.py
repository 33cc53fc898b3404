"""Who becomes known by name at a table, beside the crew; a game's row may bring it."""

from __future__ import annotations

from typing import Any, Final, Self

from firehouse.core.event import Event


class Known:
    """Who is known after what happened so far: nobody, where a game brings nothing else.

    Games follow it from one event to the next and keep it out of their states: it changes no rule.
    """

    def after(self, event: Event, seed: int | None) -> tuple[Self, Event]:
        """Who is known once this has happened at a table of this seed, and the event with names.

        Told is only whom the event has shown, so that nothing is known of luck before it falls.
        """
        return self, event

    def told(self, game: Any) -> dict[str, Any]:
        """What clients are told of them, as keys of a view."""
        return {}


NOBODY: Final = Known()
