"""What a run of train_gpu.py tells: how often the network won after so many minutes."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any


@dataclass
class Point:
    """What the network came to after so many minutes."""

    minutes: float
    phase: str
    decisions: int
    games: int
    won: float
    low: float
    high: float
    saved: float
    error: float


@dataclass
class Story:
    """Everything that a run tells."""

    setup: dict[str, Any]
    device: str
    parameters: int
    teacher: str
    baselines: dict[str, Any] = field(default_factory=dict)
    points: list[Point] = field(default_factory=list)


def draw(story: dict[str, Any], path: Path) -> None:
    """The curve with its intervals, and the baselines as bands."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot
    from matplotlib.ticker import PercentFormatter

    figure, axes = pyplot.subplots(figsize=(7, 4), layout="constrained")
    points = story["points"]
    minutes = [point["minutes"] for point in points]
    axes.plot(minutes, [point["won"] for point in points], marker="o", label="network")
    band = ([point["low"] for point in points], [point["high"] for point in points])
    axes.fill_between(minutes, *band, alpha=0.25, linewidth=0)
    for color, (name, told) in zip(("gray", "tab:green"), story["baselines"].items(), strict=False):
        axes.axhline(told["won"], color=color, linestyle="--", label=f"{name} {told['won']:.1%}")
        axes.axhspan(told["low"], told["high"], color=color, alpha=0.15, linewidth=0)
    played = [point["minutes"] for point in points if point["phase"] == "playing"]
    if played:
        axes.axvspan(min(played), max(minutes), color="tab:orange", alpha=0.06, label="playing")
    axes.set_xlabel("minutes")
    axes.set_ylabel("games won")
    lowest, highest = min(band[0]), max(band[1])
    room = highest - lowest
    axes.set_ylim(max(0, lowest - room), min(1, highest + room))
    axes.yaxis.set_major_formatter(PercentFormatter(1))
    axes.legend()
    axes.grid(alpha=0.3)
    figure.suptitle(f"{story['setup']['ruleset']} on {story['device']}")
    figure.savefig(path, dpi=120)
    pyplot.close(figure)
