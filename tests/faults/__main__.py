"""The fault laboratory by hand, for minutes or hours.

    python -m tests.faults --storage sqlite --minutes 60 --out faults.json

Each round has the seed after that of the round before. A run that was ended goes on where its file
says. Ends with status 1 if a promise was broken; it then says how to run that round again.
"""

from __future__ import annotations

import argparse
import signal
import sys
from math import inf
from pathlib import Path

HERE = Path(__file__).parent
sys.path += [str(HERE), str(HERE.parent), str(HERE.parent / "server")]

from rounds import STORAGES, Size, Summary, missing, run_rounds  # noqa: E402


def leave(*_: object) -> None:
    """Whoever ends the run finds nothing left of it."""
    sys.exit("ended; the summary tells the rounds that were finished")


def above_zero(text: str) -> float:
    """A number above 0."""
    number = float(text)
    if not 0 < number < inf:
        raise argparse.ArgumentTypeError(f"it is a number above 0, not {text}")
    return number


def count(text: str) -> int:
    """A whole number above 0."""
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"it is a whole number above 0, not {text}")
    return int(text)


def main() -> None:
    signal.signal(signal.SIGTERM, leave)
    usual = Size()
    parser = argparse.ArgumentParser(
        prog="python -m tests.faults",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    add("--storage", choices=STORAGES, default="sqlite")
    add("--seed", type=int, default=1, help="of the first round")
    add("--minutes", type=above_zero, default=1e9, help="end after so long")
    add("--rounds", type=count, default=None, help="end after so many")
    add("--out", type=Path, default=None, help="summary, also to go on from")
    add("--seconds", type=above_zero, default=usual.seconds, help="of a round's play")
    add("--tables", type=count, default=usual.tables)
    add("--acts", type=above_zero, default=usual.acts, help="a second at each table")
    add("--every", type=above_zero, default=usual.every, help="seconds between faults")
    add("--show", type=Path, nargs="+", default=(), help="tell summaries as rows")
    given = parser.parse_args()
    try:
        run(given)
    except ValueError as error:
        sys.exit(str(error))


def run(given: argparse.Namespace) -> None:
    """Do what was asked for; the exit status tells whether a promise was broken."""
    if given.show:
        print("\n".join(Summary.read(file).row() for file in given.show))
        return
    if reason := missing(given.storage):
        sys.exit(f"This cannot be run here: {reason}.")
    rounds = given.rounds if given.rounds is not None else 1 if given.minutes == 1e9 else 10**9
    size = Size(given.seconds, given.tables, given.acts, given.every)
    summary = Summary.of(given.out, given.storage, given.seed)
    sys.exit(1 if run_rounds(summary, size, given.minutes, rounds, given.out) else 0)


if __name__ == "__main__":
    main()
