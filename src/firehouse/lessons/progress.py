"""How far a lesson is, by the decisions that were played at its table."""

from __future__ import annotations

from collections.abc import Iterable

from firehouse.lessons.lesson import Lesson, Step


def waiting_step(lesson: Lesson, decisions: Iterable[str]) -> Step | None:
    """The step that waits for an action after these decisions; None when the lesson lets go."""
    waiting = [step for step in lesson.steps if step.actions]
    for action in decisions:
        if waiting and fits(action, waiting[0].actions):
            waiting.pop(0)
    return waiting[0] if waiting else None


def allows(lesson: Lesson, decisions: Iterable[str], action: str) -> bool:
    """May this action be played after these decisions?"""
    step = waiting_step(lesson, decisions)
    return step is None or fits(action, step.allowed)


def fits(action: str, patterns: Iterable[str]) -> bool:
    """Is the action one of these, where a trailing * stands for any ending?"""
    return any(
        action.startswith(pattern[:-1]) if pattern.endswith("*") else action == pattern
        for pattern in patterns
    )
