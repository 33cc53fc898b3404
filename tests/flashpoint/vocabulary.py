"""The words that a game may use: those of its own box, crew and building."""

from __future__ import annotations

import re
from collections.abc import Iterator

from firehouse.games.flashpoint.data import headings
from firehouse.games.flashpoint.data.specialists import FIRST_EDITION, SECOND_EDITION, Role
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.words.roles import specialist_title

TITLES = {specialist_title(role) for role in FIRST_EDITION + SECOND_EDITION} - {"Firefighter"}
DENIAL = re.compile(
    r"(There (are|is) no [^.]* in this game|In this game nobody|This house has no)[^.]*\."
)
"""The only sentences that may name what is not there: they say so."""

FIRST_ONLY = set(headings.SECOND) - set(headings.SECOND.values()) | {headings.STARVED}
SECOND_ONLY = set(headings.SECOND.values()) - set(headings.SECOND) | {
    headings.CREW_CHANGE,
    headings.SET_UP_HAZMATS,
    headings.SET_UP_HOT_SPOTS,
    headings.KNOCKED_DOWN,
}


def in_the_crew(g: House) -> list[Role]:
    """Who is or can come to be in the crew: chosen, drawn or changed into."""
    open_cards = -1 in g.crew or (g.options.crew_change and g.options.specialists)
    drawn = [role for role in g.roles if open_cards and (g.options.promos or not role.promo)]
    return [*drawn, *(g.roles[role] for role in g.crew if role >= 0)]


def absent(g: House) -> Iterator[str]:
    """Patterns of the words for what this game does not have."""
    options, crew = g.options, in_the_crew(g)
    here = {specialist_title(role) for role in crew}
    yield from (rf"\b{title}\b" for title in TITLES - here)
    found = {
        r"specialist": bool(here & TITLES),
        r"\b(vehicle|engine\b|deck gun|driv|park|rid(e|ing)\b|radio)": options.vehicles,
        r"\bambulance": options.vehicles or options.knock_down > 0,
        r"\bhazmat|hazardous": bool(options.hazmats or options.hazmat_markers or options.decks),
        r"\bhot ?spot": options.hot_spots,
        r"\bflare": options.hot_spots or options.decks,
        r"\bladder": g.ladders > 0,
        r"\b(stair|2nd story|second floor)": g.board.floors > 1,
        r"\bwindow|\blight wall": bool(g.board.windows.v or g.board.windows.h),
        r"\b(fire card|fire deck|event|tragic)": options.decks,
        r"\btrapped victim": options.decks,
        r"\bcrew change|changes? (their|card)": options.crew_change and options.specialists,
        r"\b(treat|led\b|leading\b|lead (them|\d)|leads? (more|treated|victims))": any(
            role.treat < 99 for role in crew
        ),
        r"\bsaved AP, or take it|\bdodg": any(role.veteran for role in crew),
        r"re-?roll": any(role.rerolls for role in crew),
        r"\bcommand": any(role.commands for role in crew),
        r"\brestricted": any(g.board.barred),
    }
    yield from (pattern for pattern, there in found.items() if not there)


class Words:
    """Finds what a sentence or heading should not say in this game."""

    def __init__(self, g: House) -> None:
        self._absent = re.compile("|".join(absent(g)), re.IGNORECASE)
        self._titles = re.compile(
            "|".join(TITLES - {specialist_title(role) for role in in_the_crew(g)}) or "$^"
        )
        self._headings = FIRST_ONLY if g.options.points_last else SECOND_ONLY
        self._read: dict[str, str] = {}

    def wrong_in(self, sentence: str) -> str:
        """A word that is not of this game; empty if all are."""
        if sentence not in self._read:
            rest = DENIAL.sub("", sentence).replace("-", " ")
            found = self._absent.search(rest) or self._titles.search(sentence)
            self._read[sentence] = found[0] if found else ""
        return self._read[sentence]

    def wrong_heading(self, heading: str) -> str:
        """A heading that is not of this game's book, or a word in it."""
        return heading if heading in self._headings else self.wrong_in(heading)
