"""Rounds one after the other: each on a database of its own, with a summary that goes on."""

from __future__ import annotations

import asyncio
import json
import shutil
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory, mkdtemp
from typing import Any, Final

from fault_plan import SERVERS, plan_of
from laboratory import Outcome, carry_out
from nursery import Nursery
from preloaded import built, compiler_is_missing
from services import an_empty_postgres, postgres_is_missing, redis_is_missing

STORAGES: Final = ("sqlite", "postgresql")


def missing(storage: str) -> str:
    """Why rounds on a storage cannot be run here; empty if they can."""
    needs = (postgres_is_missing() or redis_is_missing()) if storage == "postgresql" else ""
    return compiler_is_missing() or needs


@dataclass(frozen=True)
class Size:
    """How long a round is and how much happens in it; a plan is that of a seed and a size."""

    seconds: float = 30.0
    tables: int = 4
    acts: float = 2.0
    every: float = 3.0


@contextmanager
def nurseries(storage: str) -> Iterator[list[Nursery]]:
    """Where the servers of all rounds come from."""
    with TemporaryDirectory(prefix="firehouse-faults-") as name:
        library = built("weather", Path(name))
        found = [Nursery(Path(name), str(n), library) for n in range(SERVERS[storage])]
        try:
            for nursery in found:
                nursery.wait()
            yield found
        finally:
            for nursery in found:
                nursery.close()


def run_round(
    seed: int, storage: str, size: Size, folder: Path, servers: Sequence[Nursery]
) -> Outcome:
    """Carry out the plan of a seed."""
    plan = plan_of(seed, storage, size.seconds, size.tables, size.acts, size.every)
    with _database(storage, folder) as database:
        return asyncio.run(carry_out(plan, folder, database, servers))


@contextmanager
def _database(storage: str, folder: Path) -> Iterator[str]:
    if storage == "sqlite":
        yield f"sqlite:///{folder / 'firehouse.sqlite'}"
    else:
        with an_empty_postgres() as url:
            yield url


@dataclass
class Summary:
    """What was run so far; kept in a file, so that a run can be taken up again."""

    storage: str
    first_seed: int
    rounds: int = 0
    seconds: float = 0.0
    counts: dict[str, int] = field(default_factory=dict)
    violations: list[dict[str, Any]] = field(default_factory=list)

    @classmethod
    def read(cls, file: Path) -> Summary:
        """As a file tells; a ValueError for one that tells nothing of a run."""
        try:
            return cls(**json.loads(file.read_text()))
        except (OSError, ValueError, TypeError) as error:
            raise ValueError(f"{file} is no summary of a run: {error}") from None

    @classmethod
    def of(cls, file: Path | None, storage: str, seed: int) -> Summary:
        """As the file tells; a new one where there is none."""
        if file is not None and not file.parent.is_dir():
            raise ValueError(f"There is no folder {file.parent} for the summary.")
        if file is None or not file.exists():
            return cls(storage, seed)
        found = cls.read(file)
        if (found.storage, found.first_seed) != (storage, seed):
            raise ValueError(
                f"{file} is of a run on {found.storage} from seed {found.first_seed}; "
                "go on with that, or name another file."
            )
        return found

    def add(self, outcome: Outcome) -> None:
        """Count a round."""
        self.rounds += 1
        self.seconds = round(self.seconds + outcome.seconds, 1)
        self.counts = dict(sorted((Counter(self.counts) + Counter(outcome.counts)).items()))
        for violation in outcome.plain()["violations"]:
            self.violations.append({"seed": outcome.seed, **violation})

    def write(self, file: Path | None) -> None:
        """Keep it, whole at any time."""
        if file is not None:
            draft = file.with_suffix(".draft")
            draft.write_text(json.dumps(self.__dict__, indent=1))
            draft.replace(file)

    def sum(self, *beginnings: str) -> int:
        """How many there were of all that begins so."""
        return sum(n for name, n in self.counts.items() if name.startswith(beginnings))

    def row(self) -> str:
        """A line of the table in docs/faults.md."""
        numbers = (
            f"{self.seconds / 60:.0f} min, {self.rounds} rounds",
            f"{self.first_seed} to {self.first_seed + self.rounds - 1}",
            f"{self.sum('sent'):,} commands, {self.counts.get('done', 0):,} done",
            f"{self.counts.get('entries', 0):,}",
            f"{self.sum('fault:'):,}",
            f"{len(self.violations)}",
        )
        return f"| {self.storage} | {' | '.join(numbers)} |"

    def __str__(self) -> str:
        return (
            f"{self.rounds} rounds in {self.seconds / 60:.1f} min: "
            f"{self.sum('sent')} commands, {self.sum('done')} done, "
            f"{self.sum('fault:')} faults, {len(self.violations)} violations"
        )


def run_rounds(summary: Summary, size: Size, minutes: float, rounds: int, file: Path | None) -> int:
    """Go on until the time or the number is reached; the number of violations."""
    with nurseries(summary.storage) as servers:
        while summary.rounds < rounds and summary.seconds < 60 * minutes:
            seed = summary.first_seed + summary.rounds
            folder = Path(mkdtemp(prefix=f"firehouse-faults-{summary.storage}-{seed}-"))
            outcome = run_round(seed, summary.storage, size, folder, servers)
            summary.add(outcome)
            summary.write(file)
            bad = len(outcome.violations)
            print(f"seed {seed}: {outcome.seconds} s, {bad} violations; {summary}", flush=True)
            if bad:
                _tell(outcome, summary.storage, size, folder)
            else:
                shutil.rmtree(folder, ignore_errors=True)
    return len(summary.violations)


def _tell(outcome: Outcome, storage: str, size: Size, folder: Path) -> None:
    for violation in outcome.violations:
        print(f"  VIOLATION of “{violation.promise}”: {violation.text}")
    same = f"--seconds {size.seconds:g} --tables {size.tables} --acts {size.acts:g}"
    print(f"  logs and database: {folder}")
    print(
        f"  once more: python -m tests.faults --storage {storage} --seed {outcome.seed} --rounds 1 "
        f"{same} --every {size.every:g}",
        flush=True,
    )
