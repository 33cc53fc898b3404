"""What a position is worth, where fire threatens it, and how a game went."""

from __future__ import annotations

from firehouse.analysis.chance import Chance, win_chance
from firehouse.analysis.costs import Cost
from firehouse.analysis.intervals import mean_with_error, wilson
from firehouse.analysis.plan import Plan, best_plan
from firehouse.analysis.review import Moment, Review, review
from firehouse.analysis.threat import ThreatMap, threats, threats_ahead
from firehouse.analysis.threat_picture import threat_svg
from firehouse.analysis.values import ActionValue, action_values

__all__ = [
    "ActionValue",
    "Chance",
    "Cost",
    "Moment",
    "Plan",
    "Review",
    "ThreatMap",
    "action_values",
    "best_plan",
    "mean_with_error",
    "review",
    "threat_svg",
    "threats",
    "threats_ahead",
    "wilson",
    "win_chance",
]
