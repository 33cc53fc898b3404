"""How the maker of a table moderates it: close it, remove people, mute; and leaving."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from firehouse.core.phrase import phrase
from firehouse.server import commands
from firehouse.server.denial import Denied
from firehouse.server.messages import BotHolder
from firehouse.server.people.texts import plain
from firehouse.server.tables import entries
from firehouse.server.tables.desk import MAKER, Desk, Draft
from firehouse.server.tables.fold import Fold

LONGEST_WORD: Final = 40


def need_voice(fold: Fold, person: int) -> None:
    """Refuse what a muted person says, draws or points at."""
    if person != MAKER and (fold.hushed or person in fold.muted):
        raise Denied("muted", phrase("denied.muted", everybody=fold.hushed))


def _need_maker(desk: Desk) -> None:
    if desk.person != MAKER:
        maker = desk.fold.name(MAKER)
        raise Denied("not-maker", phrase("denied.not-host", maker=maker))


def _admit(desk: Desk, command: commands.Admit) -> Draft:
    _need_maker(desk)
    if desk.fold.closed != command.open:
        raise Denied("no-change", phrase("denied.said-already"))
    return Draft(entries.Admit(open=command.open))


def _remove(desk: Desk, command: commands.Remove) -> Draft:
    _need_maker(desk)
    if command.person == MAKER or command.person not in desk.fold.members:
        raise Denied("no-person", phrase("denied.no-person"))
    return Draft(entries.Remove(who=command.person))


def _mute(desk: Desk, command: commands.Mute) -> Draft:
    _need_maker(desk)
    fold, who = desk.fold, command.person
    if who is not None and (who == MAKER or who not in fold.members):
        raise Denied("no-person", phrase("denied.no-person"))
    if command.muted == (fold.hushed if who is None else who in fold.muted):
        raise Denied("no-change", phrase("denied.said-already"))
    return Draft(entries.Mute(who=who, muted=command.muted))


def _filter(desk: Desk, command: commands.Filter) -> Draft:
    _need_maker(desk)
    words = [plain(word, LONGEST_WORD) for word in command.words]
    return Draft(entries.Filter(words=[word for word in words if word]))


def _offer_seat(desk: Desk, command: commands.OfferSeat) -> Draft:
    _need_maker(desk)
    fold, pawn = desk.fold, command.pawn
    if pawn >= len(fold.holders):
        raise Denied("no-pawn", phrase("denied.no-pawn", pawn=pawn))
    holder = fold.holders[pawn]
    if not isinstance(holder, BotHolder) or holder.person is not None:
        raise Denied("seat-taken", phrase("denied.not-to-offer"))
    if holder.open == command.open:
        raise Denied("no-change", phrase("denied.said-already"))
    return Draft(entries.OfferSeat(pawn=pawn, open=command.open))


def _leave(desk: Desk, command: commands.Leave) -> Draft:
    fold, person = desk.fold, desk.person
    if not fold.pawns_of(person):
        raise Denied("no-seat", phrase("denied.no-seat"))
    if fold.over:
        raise Denied("over", phrase("refusal.over"))
    return Draft(entries.Leave())


HOSTING: Final[dict[type, Callable[[Desk, Any], Draft]]] = {
    commands.Admit: _admit,
    commands.Remove: _remove,
    commands.Mute: _mute,
    commands.Filter: _filter,
    commands.OfferSeat: _offer_seat,
    commands.Leave: _leave,
}
