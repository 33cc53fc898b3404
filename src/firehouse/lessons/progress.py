"""How far a lesson is, by the decisions that were played at its table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from firehouse.lessons.lesson import Lesson, Step


class Progress(NamedTuple):
    """Where a lesson is; both are the number of steps when there is no such step any more."""

    shown: int
    """The step that is told now."""
    waiting: int
    """The step whose action the table waits for."""


def progress(lesson: Lesson, decisions: Iterable[str], read: int = 0) -> Progress:
    """How far it is: what lies between the last action and the next is read one by one."""
    waits = [number for number, step in enumerate(lesson.steps) if step.actions]
    done = 0
    for action in decisions:
        if done < len(waits) and fits(action, lesson.steps[waits[done]].actions):
            done += 1
    after = waits[done - 1] + 1 if done else 0
    waiting = waits[done] if done < len(waits) else len(lesson.steps)
    return Progress(min(max(read, after), waiting), waiting)


def waiting_step(lesson: Lesson, decisions: Iterable[str]) -> Step | None:
    """The step that waits for an action after these decisions; None when the lesson lets go."""
    waiting = progress(lesson, decisions).waiting
    return lesson.steps[waiting] if waiting < len(lesson.steps) else None


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
