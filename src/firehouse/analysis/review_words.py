"""A review in words: its summary, the moments that counted, the costly decisions."""

from __future__ import annotations

from firehouse.analysis.costs import Cost
from firehouse.analysis.review import Moment, Review
from firehouse.analysis.threat_words import likely, short
from firehouse.core.phrase import phrase
from firehouse.words.language import part, say


def points(change: float) -> str:
    """A change in points of per cent, with its sign."""
    return f"{change * 100:+.0f}".replace("-", "−").replace("+0", "±0").replace("−0", "±0")


def summary(review: Review) -> str:
    """From where to where the chance went, by luck and by decisions."""
    return part(
        phrase(
            "review.told",
            first=likely(review.first),
            last=likely(review.last),
            luck=points(review.luck),
            decisions=points(review.decisions),
        )
    )


def moments_title(review: Review, named: int) -> str:
    """What stands above so many moments, or says why there are none."""
    if not any(moment.change for moment in review.moments):
        return say(phrase("review.unchanged"))
    return say(phrase("review.moments", moments=named))


def moment_told(review: Review, moment: Moment) -> str:
    """What happened at a moment: the outcome of luck, or somebody's decision."""
    if moment.luck:
        return moment.story or moment.text
    return part(phrase("review.decided", who=review.pawns[moment.pawn], action=moment.text))


def moment_line(review: Review, moment: Moment) -> str:
    """A moment with its step and its change."""
    told, chance = moment_told(review, moment), short(moment.chance)
    change = points(moment.change)
    return say(phrase("review.moment", step=moment.step, change=change, chance=chance, told=told))


def costs_title(named: int) -> str:
    """What stands above so many costly decisions, or says that there are none."""
    return part(phrase("review.costs", costs=named))


def cost_line(review: Review, cost: Cost) -> str:
    """A costly decision as a sentence."""
    return part(
        phrase(
            "review.cost",
            step=cost.step,
            who=review.pawns[cost.pawn],
            action=cost.text,
            points=f"{cost.cost * 100:.0f}",
            better=cost.better,
            why=cost.why,
        )
    )
