"""What a threat map means for the crew of Flash Point, as the phrases `threat.NAME`."""

from __future__ import annotations

from typing import Any, Final

from firehouse.analysis.threat import Fact, Threat, ThreatMap, as_dangers
from firehouse.core.phrase import Phrase, phrase
from firehouse.games.flashpoint.game import FlashPoint
from firehouse.games.flashpoint.words.language import part, say
from firehouse.games.flashpoint.words.names import edge_name, square_name

ENDINGS: Final = {
    ending: say(phrase(f"threat.{ending}")) for ending in ("collapse", "victims-lost")
}


def roll(game: FlashPoint) -> str:
    """What a chance of one turn is counted in."""
    return part(phrase("threat.fire-cards" if game.house.options.decks else "threat.rolls"))


def facts(game: FlashPoint, view: dict[str, Any], threat: ThreatMap) -> list[Fact]:
    """Who lies or stands where it may burn, and which wall may fall."""
    return [(chance, say(said)) for chance, said in _found(game, view, threat)]


def dangers(game: FlashPoint, view: dict[str, Any], threat: ThreatMap) -> list[Fact]:
    """The same as the second half of a sentence, and what may end the game."""
    found = as_dangers(threat, ENDINGS, _found(game, view, threat))
    return [(chance, part(said)) for chance, said in found]


def _found(game: FlashPoint, view: dict[str, Any], threat: ThreatMap) -> list[Threat]:
    people: dict[str, Phrase] = {}
    for square in view["points"]:
        people[square] = phrase("threat.point-burns", square=_place(game, square))
    for victim in view["victims"]:
        there = victim["square"]
        people[there] = phrase("threat.victim-burns", square=_place(game, there))
    found = [(threat.of("burns", square), said) for square, said in people.items()]
    for number, pawn in enumerate(view["pawns"], 1):
        if pawn["square"] is None:
            continue
        there = _place(game, pawn["square"])
        said = phrase("threat.knocked-down", number=number, square=there)
        found.append((threat.of("knocked down", str(number)), said))
    for edge, chance in threat.worst("falls", 1):
        found.append(
            (chance, phrase("threat.falls", edge=edge_name(game.house, _edge(game, edge))))
        )
    return found


def _place(game: FlashPoint, square: str) -> Phrase:
    return square_name(game.house, game.house.board.named[square])


def _edge(game: FlashPoint, name: str) -> int:
    """The edge between two squares, such as "3,3-3,4"."""
    board = game.house.board
    ends = sorted(board.named[square] for square in name.split("-"))
    return next(edge for edge, pair in board.ends.items() if sorted(pair) == ends)
