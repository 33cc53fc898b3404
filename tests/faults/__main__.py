"""The fault laboratory by hand, for minutes or hours.

    python -m tests.faults --storage sqlite --minutes 60 --out faults.json

Each round has the seed after that of the round before. A run that was ended goes on where its file
says. Ends with status 1 if a promise was broken; it then says how to run that round again.
"""

from __future__ import annotations

import argparse
import json
import signal
import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path += [str(HERE), str(HERE.parent), str(HERE.parent / "server")]

from rounds import STORAGES, Size, Summary, missing, run_rounds  # noqa: E402


def leave(*_: object) -> None:
    """Whoever ends the run finds nothing left of it."""
    sys.exit("ended; the summary tells the rounds that were finished")


def main() -> None:
    signal.signal(signal.SIGTERM, leave)
    usual = Size()
    parser = argparse.ArgumentParser(
        prog="python -m tests.faults",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--storage", choices=STORAGES, default="sqlite")
    parser.add_argument("--seed", type=int, default=1, help="of the first round")
    parser.add_argument("--minutes", type=float, default=1e9, help="end after so long")
    parser.add_argument("--rounds", type=int, default=None, help="end after so many")
    parser.add_argument("--out", type=Path, default=None, help="summary, also to go on from")
    parser.add_argument("--seconds", type=float, default=usual.seconds, help="of a round's play")
    parser.add_argument("--tables", type=int, default=usual.tables)
    parser.add_argument("--acts", type=float, default=usual.acts, help="a second at each table")
    parser.add_argument("--every", type=float, default=usual.every, help="seconds between faults")
    parser.add_argument("--show", type=Path, nargs="+", default=(), help="tell summaries as rows")
    given = parser.parse_args()
    if given.show:
        print("\n".join(Summary(**json.loads(file.read_text())).row() for file in given.show))
        return
    if reason := missing(given.storage):
        sys.exit(f"This cannot be run here: {reason}.")
    rounds = given.rounds if given.rounds is not None else 1 if given.minutes == 1e9 else 10**9
    size = Size(given.seconds, given.tables, given.acts, given.every)
    try:
        summary = Summary.of(given.out, given.storage, given.seed)
    except ValueError as error:
        sys.exit(str(error))
    sys.exit(1 if run_rounds(summary, size, given.minutes, rounds, given.out) else 0)


if __name__ == "__main__":
    main()
