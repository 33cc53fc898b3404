"""How much a page jumps, as browsers measure it: the worst five seconds of what was not asked."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

WATCH = """() => {
    window.shifts = [];
    const where = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
    const told = ({ node, previousRect, currentRect }) => {
        const name = node?.className?.baseVal ?? node?.className ?? node?.parentElement?.className;
        return `${name || node?.nodeName}: ${where(previousRect)} -> ${where(currentRect)}`;
    };
    new PerformanceObserver((list) => {
        for (const { value, startTime, hadRecentInput, sources } of list.getEntries())
            window.shifts.push(
                { value, at: startTime, asked: hadRecentInput, who: sources.map(told) });
    }).observe({ type: "layout-shift" });
}"""
PAUSE, SPAN = 1000, 5000
"""Milliseconds: shifts less than a pause apart, no longer than a span, are felt as one."""

Shift = dict[str, Any]


def watch_shifts(page: Page) -> None:
    """From now on every shift is kept."""
    page.evaluate(WATCH)


def worst_jump(page: Page) -> tuple[float, list[Shift]]:
    """The worst of what followed no click or key, and of which shifts it is made."""
    found: list[Shift] = page.evaluate("window.shifts")
    windows: list[list[Shift]] = []
    for shift in (one for one in found if not one["asked"]):
        last = windows[-1] if windows else None
        if last and shift["at"] - last[-1]["at"] < PAUSE and shift["at"] - last[0]["at"] < SPAN:
            last.append(shift)
        else:
            windows.append([shift])
    worst = max(windows, key=_sum, default=[])
    return _sum(worst), worst


def _sum(shifts: list[Shift]) -> float:
    return sum(shift["value"] for shift in shifts)
