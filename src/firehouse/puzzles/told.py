"""A puzzle in words: the task, what an attempt is worth, and the answer step by step."""

from __future__ import annotations

from firehouse.analysis.threat_words import percent
from firehouse.core.catalogue import ruleset
from firehouse.core.phrase import phrase
from firehouse.puzzles.attempt import Verdict
from firehouse.puzzles.puzzle import Puzzle
from firehouse.puzzles.shelf import part_of
from firehouse.stage import stage_of
from firehouse.stage.choices import choices_of
from firehouse.words.language import part, say


def task_told(puzzle: Puzzle) -> str:
    """The question, as a sentence."""
    return say(puzzle.task.told(puzzle.best, part_of(puzzle.setup.ruleset).goals))


def question_told(puzzle: Puzzle) -> str:
    """The question for a list: as short as it can be understood."""
    told = puzzle.task.told(puzzle.best, part_of(puzzle.setup.ruleset).goals)
    return say(phrase(f"{told.name}-brief", **told.arguments))


def box_of(puzzle: Puzzle) -> str:
    """What the box is called."""
    return ruleset(puzzle.setup.ruleset).title


def board_of(puzzle: Puzzle) -> str:
    """What the board is called, where there are several."""
    way, board = ruleset(puzzle.setup.ruleset), puzzle.setup.board
    several = board is not None and len(way.boards) > 1
    return str(choices_of(way.id).board(board)[0]) if several else ""


def title_of(puzzle: Puzzle) -> str:
    """Where it is played, and how hard it is."""
    where = [name for name in (box_of(puzzle), board_of(puzzle)) if name]
    return part(phrase("puzzle.title", where=where, grade=grade_told(puzzle)))


def grade_told(puzzle: Puzzle) -> str:
    """How hard it is, in a word."""
    return part(phrase("puzzle.grade", grade=puzzle.grade))


def verdict_told(puzzle: Puzzle, verdict: Verdict) -> str:
    """What an attempt is worth, with the chance that it leaves and the best there was."""
    told = phrase(
        f"puzzle.{verdict.mark}",
        kind=puzzle.task.kind,
        chance=percent(verdict.value),
        best=percent(verdict.best),
    )
    return say(told)


def steps_told(puzzle: Puzzle) -> list[str]:
    """The answer step by step, as the board offers it."""
    table = puzzle.table()
    stage = stage_of(table.game)
    lines = []
    for text in puzzle.answer:
        labels = {offer.action: offer.label for offer in stage.offered(table)}
        lines.append(labels.get(text, text))
        table.follow(table.parse(text))
    return lines


def explained(puzzle: Puzzle) -> str:
    """Why it is the answer: what it leaves, how sure that is, and how our players do."""
    kind, rivals = puzzle.task.kind, sorted(puzzle.values.values())
    told = phrase(
        "puzzle.explained",
        kind=kind,
        best=percent(puzzle.best),
        doubt=f"{puzzle.doubt * 100:.1f}",
        ends=len(rivals),
        middle=percent(rivals[len(rivals) // 2]),
    )
    return " ".join(filter(None, (say(told), _players_told(puzzle))))


def _players_told(puzzle: Puzzle) -> str:
    if not puzzle.players:
        return ""
    shares = {who: percent(share) for who, share in puzzle.players.items()}
    return say(phrase("puzzle.players", **shares))
