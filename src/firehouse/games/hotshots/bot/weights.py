"""What a rule of thumb weighs, in points; a flame is worth about 40."""

from __future__ import annotations

from mypy_extensions import i64


class Weights:
    """Numbers found by playing many games; see the fields."""

    flame: i64
    fire: i64
    kind: i64
    horizon: i64
    two: i64
    more: i64
    scorch: i64
    slack: i64
    last: i64
    doom: i64
    vehicle: i64
    cache: i64
    ability: i64
    die: i64
    token: i64
    hold: i64
    lasting: i64
    prior: i64
    pull: i64
    spend: i64
    skip: i64
    scarce: i64
    camp: i64
    base: i64
    order: i64
    early: i64

    def __init__(self) -> None:
        self.flame = 51
        """Every flame on the board."""
        self.fire = 70
        """Every burning tile."""
        self.kind = 21
        """A scorch limit of which a tile burns, for each flame its cards are expected to bring."""
        self.horizon = 2
        """How many Fire cards ahead are looked at."""
        self.two = 378
        """How much of its cards a tile gets where two of its limit burn, in thousandths."""
        self.more = 334
        """The same where more than two burn."""
        self.scorch = 145
        """A scorched tile at the beginning."""
        self.slack = 512
        """Added to it, divided by the scorches left before the game is lost."""
        self.last = 200
        """The scorch before the last, on top; less by squares before."""
        self.doom = 3468
        """The game itself."""
        self.vehicle = 33
        """Each vehicle that is lost with the Air Attack Base."""
        self.cache = 56
        """The supply of reward tokens."""
        self.ability = 203
        """A character's ability."""
        self.die = 106
        """A lost die."""
        self.token = 58
        """A reward token."""
        self.hold = 7
        """What a vehicle must bring more than a fight."""
        self.lasting = 545
        """A Firebreak's worth against the wind it is looked at for, in thousandths."""
        self.prior = 107
        """How likely a tile that does not burn is to burn later, in thousandths."""
        self.pull = 73
        """How much nearness to fires counts, in thousandths of their cost."""
        self.spend = 104
        """What playing a token for a match must bring."""
        self.skip = 106
        """How many points of fire make the token against a Fire card worth playing."""
        self.scarce = 8
        """With fewer flame tokens than this in reserve each one on the board counts double."""
        self.camp = 247
        """Ending a turn at the Fire Camp for each lost die."""
        self.base = 69
        """How much each vehicle draws to the Air Attack Base."""
        self.order = 8
        """What the Crew Boss's order must bring."""
        self.early = 106
        """What a token for movement must bring."""
