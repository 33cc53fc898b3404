"""One question to the oracle: a tile's icons, what is locked, and all that may still help."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from firehouse.games.hotshots.data import tokens
from firehouse.games.hotshots.data.faces import DICE, LETTERS, NAMES
from firehouse.games.hotshots.data.files.faults import fault
from firehouse.games.hotshots.data.roles import IDS as CREW
from firehouse.games.hotshots.data.roles import SWAPPED, SWAPS
from firehouse.games.hotshots.data.tokens import FACE_SETS, IDS

FACES: Final = NAMES
ICONS: Final = 6
MOST_SUPPORT: Final = 9

EXCHANGES: Final = {
    role: (FACES[SWAPS[number]], FACES[SWAPPED[number]])
    for number, role in enumerate(CREW)
    if SWAPS[number] >= 0
}
"""Who may change which rolled faces into each other; the others change no dice."""

SHOWS: Final = {
    IDS[number]: tuple(face for bit, face in enumerate(FACES) if bits >> bit & 1)
    for number, bits in enumerate(FACE_SETS)
}
"""Tokens that are used as a die, and the faces each may stand for."""
DOUBLE: Final = IDS[tokens.DOUBLE]
SUPPORTING: Final = (IDS[tokens.SUPPORT], IDS[tokens.SUMMON])
"""Tokens that give one Support after a failed roll; who brings a firefighter is supported too."""
RECOVER: Final = IDS[tokens.RECOVER]
TOKENS: Final = (*SHOWS, DOUBLE, *SUPPORTING, RECOVER)
"""The tokens that help in the middle of a fight."""


def parse_faces(text: str) -> tuple[str, ...]:
    """Faces from letters ("TTPCHH") or from names ("helmet, hose"), in the order given."""
    words = text.replace(",", " ").lower().split()
    found: list[str] = []
    for word in words:
        if word in FACES:
            found.append(word)
        elif all(letter.upper() in LETTERS for letter in word):
            found.extend(FACES[LETTERS.index(letter.upper())] for letter in word)
        else:
            raise fault("odds.no-face", face=word, letters=LETTERS, faces=FACES)
    return tuple(found)


def need_faces(names: Iterable[str]) -> None:
    """Refuse what no die shows."""
    for name in names:
        if name not in FACES:
            raise fault("odds.no-face", face=name, letters="none", faces=FACES)


def counted(names: Iterable[str]) -> list[int]:
    """How often each face is named."""
    numbers = Counter(names)
    return [numbers[face] for face in FACES]


@dataclass(frozen=True)
class Problem:
    """A position between two rolls of a fight."""

    icons: tuple[str, ...]
    """The six faces asked for by the tile."""
    locked: tuple[str, ...] = ()
    """The dice that are set aside, each for the icon it matches."""
    dice: int = -1
    """The dice left to roll; by default all six that are not locked."""
    crew: str = ""
    """Who rolls, if the ability is not lost."""
    support: int = 0
    """Support that costs nothing: one for each other firefighter on the tile, one for the Lake."""
    tokens: tuple[str, ...] = ()
    """The tokens in hand that help in the middle of a fight."""
    extra: tuple[str, ...] = ()
    """The icons matched by tokens in this fight."""
    begun: bool = False
    """Has there been a roll? Only then may the player stop; implied by anything locked."""
    stand_in: bool = False
    """May a token be the match of a roll in which a die matches?"""

    def __post_init__(self) -> None:
        if self.dice < 0:
            object.__setattr__(self, "dice", DICE - len(self.locked))
        object.__setattr__(self, "begun", self.begun or bool(self.matched))
        self._need_tile()
        self._need_hand()
        self._need_dice()

    def _need_tile(self) -> None:
        """Refuse icons that no tile has, and locks that match none of them."""
        need_faces((*self.icons, *self.matched))
        if len(self.icons) != ICONS:
            raise fault("odds.bad-icons", wanted=ICONS, found=len(self.icons))
        if Counter(self.matched) - Counter(self.icons):
            raise fault("odds.bad-locks")

    def _need_hand(self) -> None:
        """Refuse a crew, Support and tokens that nobody can have."""
        if self.crew and self.crew not in CREW:
            raise fault("odds.bad-crew", name=self.crew, crew=CREW)
        if not 0 <= self.support <= MOST_SUPPORT:
            raise fault("odds.bad-support", most=MOST_SUPPORT, support=self.support)
        for token in self.tokens:
            if token not in TOKENS:
                raise fault("odds.bad-token", token=token, tokens=TOKENS)
        if len(set(self.tokens)) < len(self.tokens):
            raise fault("odds.same-token")

    def _need_dice(self) -> None:
        """Refuse more dice than there are, and none to roll."""
        if len(self.locked) + self.dice + self.tokens.count(RECOVER) > DICE:
            raise fault("odds.too-many-dice", dice=DICE, recover=RECOVER)
        if not self.begun and not self.dice and RECOVER not in self.tokens:
            raise fault("odds.no-dice")

    @property
    def matched(self) -> tuple[str, ...]:
        """The icons matched so far, by dice or tokens."""
        return self.locked + self.extra

    def open(self) -> list[int]:
        """How often each face is still asked for."""
        return [a - b for a, b in zip(counted(self.icons), counted(self.matched), strict=True)]
