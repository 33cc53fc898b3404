"""Every way in which icons can be open, numbered, and what each roll may fill of them."""

from __future__ import annotations

from functools import lru_cache
from itertools import product


class Lattice:
    """All parts of a set of open icons; a spot is the number of one of them.

    A place is a face with an open icon. Spots are numbers in a mixed base, a digit for each place,
    so that filling an icon lowers the spot by the place's stride.
    """

    def __init__(self, open_icons: tuple[int, ...], exchanged: tuple[int, ...]) -> None:
        self.faces: list[int] = [face for face, number in enumerate(open_icons) if number]
        self.strides: list[int] = []
        self.size: int = 1
        for face in self.faces:
            self.strides.append(self.size)
            self.size *= open_icons[face] + 1
        self.counts: list[list[int]] = [
            [
                spot // stride % (open_icons[face] + 1)
                for face, stride in zip(self.faces, self.strides, strict=True)
            ]
            for spot in range(self.size)
        ]
        self.open: list[int] = [sum(counts) for counts in self.counts]
        self.groups: list[list[int]] = self._grouped(exchanged)
        self.group_sizes: list[int] = [
            len(exchanged) if self.faces[group[0]] in exchanged else 1 for group in self.groups
        ]
        self.sizes: list[tuple[int, ...]] = []
        """By spot: how many faces of a die hit each of its groups, and"""
        self.caps: list[tuple[int, ...]] = []
        """how many icons each group may fill."""
        self.fills: list[list[list[int]]] = []
        """By spot and hits: the spots reached by locking exactly that many of each group."""
        self.fewer: list[list[list[int]]] = []
        """By spot and hits: the hits with one less in one group, if that leaves any."""
        for spot in range(self.size):
            self._describe(spot)

    def _grouped(self, exchanged: tuple[int, ...]) -> list[list[int]]:
        """The places by group: those that a crew member may exchange are one."""
        together = [place for place, face in enumerate(self.faces) if face in exchanged]
        alone = [[place] for place, face in enumerate(self.faces) if face not in exchanged]
        return [together, *alone] if together else alone

    def _describe(self, spot: int) -> None:
        """Note the groups of a spot that still fill something, and all hits on them."""
        counts = self.counts[spot]
        live = [
            (size, sum(counts[place] for place in group), group)
            for size, group in zip(self.group_sizes, self.groups, strict=True)
            if any(counts[place] for place in group)
        ]
        caps = tuple(cap for _, cap, _ in live)
        self.sizes.append(tuple(size for size, _, _ in live))
        self.caps.append(caps)
        steps = [1] * len(caps)  # from one hit to the next, the last group fastest
        for group in range(len(caps) - 2, -1, -1):
            steps[group] = steps[group + 1] * (caps[group + 1] + 1)
        drops = [self._drops(counts, group, cap) for _, cap, group in live]
        fills: list[list[int]] = []
        fewer: list[list[int]] = []
        for number, hits in enumerate(product(*(range(cap + 1) for cap in caps))):
            spots = [spot]
            for group, hit in enumerate(hits):
                spots = [start - drop for start in spots for drop in drops[group][hit]]
            fills.append(spots)
            less = [number - steps[group] for group, hit in enumerate(hits) if hit]
            fewer.append([other for other in less if other])
        self.fills.append(fills)
        self.fewer.append(fewer)

    def _drops(self, counts: list[int], group: list[int], cap: int) -> list[list[int]]:
        """For each number of hits on a group: by how much the spot may fall."""
        drops: list[list[int]] = [[] for _ in range(cap + 1)]
        for filled in product(*(range(counts[place] + 1) for place in group)):
            drop = sum(
                number * self.strides[place] for place, number in zip(group, filled, strict=True)
            )
            drops[sum(filled)].append(drop)
        return drops

    def hits(self, spot: int, rolled: list[int], exchanged: tuple[int, ...]) -> int:
        """The number of the hits that a roll, counted by face, makes at a spot."""
        number = 0
        for group in self.groups:
            cap = sum(self.counts[spot][place] for place in group)
            if cap:
                face = self.faces[group[0]]
                hitting = exchanged if face in exchanged else (face,)
                number = number * (cap + 1) + min(cap, sum(rolled[face] for face in hitting))
        return number


@lru_cache(maxsize=256)
def lattice_of(open_icons: tuple[int, ...], exchanged: tuple[int, ...]) -> Lattice:
    """The lattice of these open icons, by face, for a crew member who exchanges these faces."""
    return Lattice(open_icons, exchanged)
