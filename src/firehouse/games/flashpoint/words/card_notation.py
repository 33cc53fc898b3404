"""The text form of what is done with cards: `card fire-rages`, `pick 2,3-2,4`, `return ID`."""

from __future__ import annotations

from typing import Final

from firehouse.games.flashpoint.rules import actions
from firehouse.games.flashpoint.rules.actions import act
from firehouse.games.flashpoint.rules.house import House

CARD_FORMS: Final = (
    "return CARD",
    "choose EVENT",
    "shore SQUARE-SQUARE",
    "card CARD",
    "flare-up CARD [again]",
    "event EVENT",
    "pick SQUARE|SQUARE-SQUARE",
)
_OF_CARDS: Final = {
    "return": actions.RETURN_CARD,
    "card": actions.FIRE_CARD,
    "flare-up": actions.FLARE_UP,
}
_OF_EVENTS: Final = {"choose": actions.CHOOSE_EVENT, "event": actions.EVENT}
_OF_EDGES: Final = {"shore": actions.SHORE, "pick": actions.PICK_EDGE}
_WORDS: Final = {
    kind: verb for verbs in (_OF_CARDS, _OF_EVENTS, _OF_EDGES) for verb, kind in verbs.items()
}
CARD_KINDS: Final = {**_OF_CARDS, **_OF_EVENTS, **_OF_EDGES}
CARD_VERBS: Final = (*_OF_CARDS, *_OF_EVENTS, *_OF_EDGES)
_AGAIN: Final = "again"


def card_text(g: House, kind: int, argument: int) -> str:
    """The text form of an action with cards; empty for any other."""
    if kind == actions.PICK_SQUARE:
        return f"pick {_listed(g.board.names, argument)}"
    if kind == actions.FLARE_UP_AGAIN:
        return f"flare-up {_listed(_cards(g), argument)} {_AGAIN}"
    verb = _WORDS.get(kind, "")
    if verb in _OF_CARDS:
        return f"{verb} {_listed(_cards(g), argument)}"
    if verb in _OF_EVENTS:
        return f"{verb} {_listed(_events(g), argument)}"
    return f"{verb} {edge_text(g, argument)}" if verb else ""


def _cards(g: House) -> list[str]:
    return [card.id for card in g.deck.cards]


def _events(g: House) -> list[str]:
    return [event.id for event in g.deck.events]


def _listed(names: list[str], index: int) -> str:
    return names[index] if index < len(names) else str(index)


def edge_text(g: House, edge: int) -> str:
    """A wall or door by the squares on its two sides."""
    ends = g.board.ends.get(edge)
    return "-".join(g.board.names[square] for square in ends) if ends else str(edge)


def parse_card(g: House, verb: str, rest: list[str]) -> int:
    """The action of a text form that begins with one of the verbs above."""
    if verb == "flare-up" and rest[1:] == [_AGAIN]:
        return act(actions.FLARE_UP_AGAIN, _index(g, verb, rest[0], _cards(g)))
    if len(rest) != 1:
        raise ValueError(f"The form is '{_form(verb)}'.")
    if verb in _OF_CARDS:
        return act(_OF_CARDS[verb], _index(g, verb, rest[0], _cards(g)))
    if verb in _OF_EVENTS:
        return act(_OF_EVENTS[verb], _index(g, verb, rest[0], _events(g)))
    if verb == "pick" and rest[0] in g.board.named:
        return act(actions.PICK_SQUARE, g.board.named[rest[0]])
    return act(_OF_EDGES[verb], read_edge(g, rest[0]))


def _form(verb: str) -> str:
    return next(form for form in CARD_FORMS if form.split()[0] == verb)


def _index(g: House, verb: str, word: str, names: list[str]) -> int:
    if not names:
        raise ValueError("There are no cards in this game; switch the option 'decks' on.")
    if word not in names:
        raise ValueError(f"The form is '{verb} {'|'.join(names)}'.")
    return names.index(word)


def read_edge(g: House, word: str) -> int:
    """A wall or door by the squares on its two sides, in either order."""
    squares = sorted(g.board.named.get(name, -1) for name in word.split("-"))
    for edge, ends in g.board.ends.items():
        if squares == sorted(ends):
            return edge
    raise ValueError(f"There is no side '{word[:20]}'; a side is written as in '2,3-2,4'.")
