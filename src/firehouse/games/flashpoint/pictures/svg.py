"""A position as a picture: an architect's drawing of the house with all that happens in it."""

from __future__ import annotations

from firehouse.core.phrase import phrase
from firehouse.core.svg import FONT, element, plain, rect, titled
from firehouse.games.flashpoint.pictures.ground import dice, ground, gun_quarters, parking
from firehouse.games.flashpoint.pictures.ink import PAPER
from firehouse.games.flashpoint.pictures.pieces import Piece, laid_out, pieces
from firehouse.games.flashpoint.pictures.sheet import Sheet
from firehouse.games.flashpoint.pictures.status import footer, header, heading, tally, turn_text
from firehouse.games.flashpoint.pictures.vehicles import vehicles
from firehouse.games.flashpoint.pictures.walls import edges
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.state import State
from firehouse.games.flashpoint.words.language import say


def svg(g: House, s: State) -> str:
    """The picture as a document of its own, without links, scripts or ids."""
    sheet = Sheet(g.board)
    found = pieces(g, s)
    names = [[piece.name for piece in things] for things in found]
    return (
        element(
            "svg",
            titled(heading(g)),
            element("desc", plain(_description(g, s, found))),
            rect(0, 0, sheet.width, sheet.height, PAPER),
            header(sheet, g, s),
            ground(sheet, g, names),
            parking(g.board),
            dice(g.board),
            gun_quarters(sheet, g, s),
            edges(sheet, g, s),
            vehicles(sheet, g, s),
            laid_out(sheet, g, found),
            footer(sheet, g, s),
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {sheet.width:g} {sheet.height:g}",
            role="img",
            font_family=FONT,
        )
        + "\n"
    )


def _description(g: House, s: State, found: list[list[Piece]]) -> str:
    """The position in words, for those who cannot see it."""
    where: dict[str, list[str]] = {}
    for square, things in enumerate(found):
        for piece in things:
            where.setdefault(piece.name, []).append(g.board.names[square])
    counts = tally(g, s)
    lines = [
        turn_text(g, s),
        phrase(
            "picture.tally",
            **{name: count for name, (count, _) in counts.items()},
            goal=counts["rescued"][1],
            lost_limit=counts["lost"][1],
            damage_limit=counts["damage"][1],
        ),
        *(phrase("picture.things", thing=name, squares=names) for name, names in where.items()),
    ]
    return " ".join(say(phrase("picture.sentence", line=line)) for line in lines)
