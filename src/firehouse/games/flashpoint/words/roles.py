"""What specialists are called and can do: a player's own as their file says, others in words."""

from __future__ import annotations

from firehouse.core.phrase import phrase
from firehouse.games.flashpoint.data.specialists import NEVER, Role
from firehouse.games.flashpoint.words.language import part


def specialist_title(role: Role) -> str:
    """What a specialist is called."""
    return role.title or part(phrase(f"role.{role.id}"))


def specialist_text(role: Role) -> str:
    """What a specialist can do, in a sentence; the card of the box with the decks is no promo."""
    can = {"decks": not role.promo, "extinguishes": role.extinguish < NEVER}
    return role.text or part(phrase(f"role-text.{role.told}", **can))
