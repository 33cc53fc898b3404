"""Chooses the set of puzzles from what `firehouse puzzles make` found, checks and reports it.

`python scripts/puzzle_set.py FOUND.jsonl …` weighs every chosen answer again on other luck, drops
what does not hold, writes a file for each box into the games' folders, and docs/puzzles.md.
`--again` first finds each answer again, for puzzles of the set whose bot has learnt since.
`--report` writes only the page, from the set as it is.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from importlib import resources
from pathlib import Path
from statistics import mean, median
from typing import Final

from firehouse.analysis.ways import ways
from firehouse.core.catalogue import ruleset
from firehouse.core.table import check
from firehouse.puzzles import Puzzle, puzzles
from firehouse.puzzles.making.finding import GUESSED, found_again
from firehouse.puzzles.making.grading import PLAYERS, TRIES, grade_of, measured
from firehouse.puzzles.puzzle import CLOSE, RIGHT, line_of, puzzles_of
from firehouse.puzzles.scales import scale_of
from firehouse.puzzles.task import KINDS
from firehouse.puzzles.told import grade_told, task_told
from firehouse.puzzles.values import packed
from firehouse.puzzles.weighing import Weighing

ROOT: Final = Path(__file__).resolve().parents[1]
PAGE: Final = ROOT / "docs" / "puzzles.md"
MARKS: Final = ("<!-- measured -->", "<!-- end of measured -->")
OTHER_LUCK: Final = 990_001
GAMES: Final = 2048
RIVALS: Final = 6
"""Ends that are weighed again beside an answer for what is best: the next best, if close at all."""
OF_A_GAME: Final = 2
LONGEST: Final = 700
"""Steps to a position; longer games make big files and slow tables."""


def read(paths: Iterable[Path]) -> list[Puzzle]:
    """Every puzzle of these files, each once."""
    found = {p.id: p for path in paths for p in puzzles_of(path) if len(p.steps) <= LONGEST}
    return list(found.values())


def chosen(found: Sequence[Puzzle], count: int) -> Iterator[Puzzle]:
    """Up to so many of each box: grades and kinds in turn, first what is found least by itself."""
    boxes: dict[str, list[Puzzle]] = defaultdict(list)
    for puzzle in found:
        boxes[puzzle.setup.ruleset].append(puzzle)
    for box in boxes.values():
        yield from _mixed(box, count)


def _mixed(box: list[Puzzle], count: int) -> list[Puzzle]:
    shelves: dict[tuple[int, str], list[Puzzle]] = defaultdict(list)
    for puzzle in sorted(box, key=lambda p: (p.players["greedy"], p.players["random"])):
        shelves[puzzle.grade, puzzle.task.kind].append(puzzle)
    taken: list[Puzzle] = []
    games: Counter[str] = Counter()
    while len(taken) < count and any(shelves.values()):
        for shelf in (shelves[key] for key in sorted(shelves)):
            while shelf:
                puzzle = shelf.pop(0)
                game = f"{puzzle.setup.to_json()} {puzzle.steps[:24]}"
                if games[game] < OF_A_GAME:
                    games[game] += 1
                    taken.append(puzzle)
                    break
    return sorted(taken[:count], key=lambda p: (p.grade, p.task.kind, p.id))


def checked(puzzle: Puzzle) -> Puzzle | None:
    """The puzzle with its chances of other luck; None if it does not hold there or is guessed."""
    table = puzzle.table()
    ends = ways(table.game, table.state, len(puzzle.values)) or {}
    answer = tuple(table.parse(text) for text in puzzle.answer)
    ranked = sorted(ends, key=lambda end: (ends[end] != answer, -puzzle.values[check(end)]))
    close = [end for end in ranked if puzzle.values[check(end)] >= puzzle.best - CLOSE]
    rivals = RIVALS + 1 if puzzle.task.kind == "best" else len(close)
    near = {end: ends[end] for end in close[:rivals]}
    weighing = Weighing(near, scale_of(table.game, table.state, puzzle.task), OTHER_LUCK)
    weighing.left = weighing.ends[:]
    found = weighing.scale.outcomes([end.state for end in weighing.ends], OTHER_LUCK, 0, GAMES)
    for end, outcomes in zip(weighing.ends, found, strict=True):
        end.outcomes.extend(outcomes)
    ours = next(end for end in weighing.ends if near[end.state] == answer)
    if ours.value < weighing.best.value - RIGHT:
        return None
    again = {check(end.state): end.value for end in weighing.ends}
    shift = ours.value - puzzle.best
    values = {
        key: again.get(key, min(max(0.0, value + shift), 1.0))
        for key, value in puzzle.values.items()
    }
    held = replace(
        puzzle,
        best=round(ours.value, 4),
        doubt=round(ours.doubt, 4),
        packed_values=packed(values),
    )
    players = measured(held, seed=1)
    if players["random"] > GUESSED:
        return None
    return replace(held, players=players, grade=grade_of(players))


def write(kept: Sequence[Puzzle]) -> None:
    """A file for each box, in the folder of its game."""
    boxes: dict[str, list[Puzzle]] = defaultdict(list)
    for puzzle in sorted(kept, key=lambda p: (p.grade, p.task.kind, p.id)):
        boxes[puzzle.setup.ruleset].append(puzzle)
    for id, box in boxes.items():
        game, _, name = id.partition("/")
        folder = resources.files(f"firehouse.games.{game}.puzzles")
        Path(str(folder / f"{name}.jsonl")).write_text("".join(map(line_of, box)), "utf-8")


def report(kept: Sequence[Puzzle]) -> str:
    """The tables of the page."""
    lines = ["| box | puzzles | easy | medium | hard | win | goal | best |", "|---" * 8 + "|"]
    for id in dict.fromkeys(p.setup.ruleset for p in kept):
        box = [p for p in kept if p.setup.ruleset == id]
        grades, kinds = Counter(p.grade for p in box), Counter(p.task.kind for p in box)
        numbers = [len(box), *(grades[g] for g in (1, 2, 3))]
        numbers += [kinds[kind] for kind in KINDS]
        lines.append(f"| {ruleset(id).title} | " + " | ".join(map(str, numbers)) + " |")
    lines += ["", "How often players find an answer that counts as right:", ""]
    lines += ["| puzzles | random | rule of thumb | a short look | search |", "|---" * 5 + "|"]
    groups = {"all": list(kept)}
    groups |= {grade_told(p): [q for q in kept if q.grade == p.grade] for p in kept}
    groups |= {
        f"kind “{k}”": [p for p in kept if p.task.kind == k] for k in ("win", "goal", "best")
    }
    for name, group in groups.items():
        shares = (f"{mean(p.players[who] for p in group):.0%}" for who in PLAYERS)
        lines.append(f"| {name} ({len(group)}) | " + " | ".join(shares) + " |")
    ends = [len(p.values) for p in kept]
    doubts = [p.doubt for p in kept if p.task.kind != "win"]
    tries = ", ".join(f"{count} ({who})" for who, count in TRIES.items())
    lines += [
        "",
        f"A turn can end in {min(ends)} to {max(ends)} ways (median {median(ends):.0f}).",
        f"The chance of an answer is known to ±{mean(doubts) * 100:.1f} points on average and",
        f"±{max(doubts) * 100:.1f} at most. Tries of each player at a puzzle: {tries}.",
    ]
    return "\n".join(lines)


def write_page(kept: Sequence[Puzzle]) -> None:
    """Put the tables between their marks."""
    text = PAGE.read_text("utf-8")
    before, rest = text.split(MARKS[0])
    after = rest.split(MARKS[1])[1]
    PAGE.write_text(f"{before}{MARKS[0]}\n\n{report(kept)}\n\n{MARKS[1]}{after}", "utf-8")


def main() -> None:
    """Choose, check, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("found", type=Path, nargs="*")
    parser.add_argument("--each", type=int, default=9, help="puzzles of each box")
    parser.add_argument("--again", action="store_true", help="find each answer again, too")
    parser.add_argument("--report", action="store_true")
    parser.add_argument("--held", type=Path, help="keep what holds here, to go on from")
    asked = parser.parse_args()
    if asked.report:
        write_page(puzzles())
        return
    known = {p.id: p for p in puzzles_of(asked.held)} if asked.held and asked.held.exists() else {}
    found = read(asked.found)
    kept: list[Puzzle] = []
    for puzzle in chosen(found, asked.each):
        held = known.get(puzzle.id)
        if held is None:
            today = found_again(puzzle, seed=1) if asked.again else puzzle
            held = today and checked(today)
        print(json.dumps([puzzle.id, held is not None, task_told(puzzle)]), flush=True)
        if held is None:
            continue
        kept.append(held)
        if asked.held and puzzle.id not in known:
            with asked.held.open("a", encoding="utf-8") as file:
                file.write(line_of(held))
    write(kept)
    print(f"{len(found)} found, {len(kept)} kept.")


if __name__ == "__main__":
    main()
