"""Everything that can be set about a server: the one list behind command line, environment, docs.

Nothing but the standard library is imported here, so that the command starts quickly.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final, Literal

PREFIX: Final = "FIREHOUSE_"


@dataclass(frozen=True)
class About:
    """What a setting means, and the numbers it may have."""

    text: str
    low: float | None = None
    high: float | None = None


@dataclass
class Options:
    """The settings, each with its default."""

    host: Annotated[str, About("Address to listen on; 0.0.0.0 for every one of this machine.")] = (
        "127.0.0.1"
    )
    port: Annotated[int, About("Port to listen on; 0 takes any free one.", 0, 65535)] = 8000
    data: Annotated[Path, About("Folder for the database and the secret of the daily seeds.")] = (
        Path("firehouse-data")
    )
    database: Annotated[
        str, About("sqlite:///FILE or postgresql://…; a file in the data folder if not said.")
    ] = ""
    bus: Annotated[
        str, About("How processes hear of each other: memory, or redis://HOST for several.")
    ] = "memory"
    secret: Annotated[
        str,
        About("What daily seeds are made from, the same on all machines; made if not said."),
    ] = ""
    origins: Annotated[
        str,
        About("Other pages that may connect, such as https://games.example, with commas."),
    ] = ""
    proxies: Annotated[
        str,
        About("Proxies whose word on the client's address counts, with commas; * for any."),
    ] = ""
    compress: Annotated[
        bool, About("Compress messages on sockets: fewer bytes for more processor time.")
    ] = True
    max_tables: Annotated[int, About("Tables awake in memory at once.", 1)] = 2000
    max_connections: Annotated[int, About("Open sockets in all.", 1)] = 5000
    max_connections_per_address: Annotated[int, About("Open sockets of one address.", 1)] = 100
    max_people: Annotated[int, About("Spectators of one table at one process.", 1)] = 50
    max_message: Annotated[int, About("Bytes in one message on a socket.", 1024)] = 16_384
    max_body: Annotated[
        int, About("Bytes of an imported game; other requests take less.", 1024)
    ] = 2_000_000
    commands_per_second: Annotated[float, About("Commands of one socket, on average.", 0.1)] = 10.0
    commands_per_second_per_address: Annotated[
        float, About("Commands on all sockets of one address, on average.", 0.1)
    ] = 60.0
    requests_per_second: Annotated[
        float, About("Requests of one address, the page included; more have to wait.", 1)
    ] = 50.0
    requests_per_minute: Annotated[
        int, About("Requests of one address that are more than the page.", 1)
    ] = 600
    sockets_per_minute: Annotated[int, About("Sockets that one address opens.", 1)] = 300
    tables_per_hour: Annotated[int, About("Tables that one address makes, or tries to.", 1)] = 60
    open_tables_per_hour: Annotated[
        int, About("Tables for everybody that one address puts on the list, or tries to.", 1)
    ] = 10
    seats_per_hour: Annotated[
        int, About("Seats at others' tables that one address takes, or tries to.", 1)
    ] = 120
    wrong_codes_per_minute: Annotated[
        int, About("Short codes of no table that one address may ask for.", 1)
    ] = 20
    trials_per_hour: Annotated[
        int, About("Files of their own that one address may have tried out by bots.", 1)
    ] = 20
    max_works: Annotated[
        int, About("Files of people's own in the gallery; with 0 there is no gallery.", 0)
    ] = 1000
    works_per_hour: Annotated[
        int, About("Files that one address shows in the gallery; tries are ten times as many.", 1)
    ] = 10
    workers: Annotated[int, About("Processes that think for bots and advice.", 1)] = 1
    niceness: Annotated[
        int,
        About("How far those stand back for moves: 0 not at all, 19 the most.", 0, 19),
    ] = 19
    bot_seconds: Annotated[float, About("How long a bot thinks about a turn.", 0.05, 60)] = 1.0
    bots: Annotated[
        str,
        About("Bots of your own that tables may have: module:Class or path.py:Class, with commas."),
    ] = ""
    push_contact: Annotated[
        str, About("Whom push services may ask about our messages: mailto:… or https://….")
    ] = "mailto:nobody@example.com"
    push_anywhere: Annotated[
        bool, About("Push also to http and private addresses; for tests and closed networks.")
    ] = False
    blocked_words: Annotated[
        str, About("Words that names and chat may not have, with commas; damn* is any ending.")
    ] = ""
    bot_pause: Annotated[
        float, About("How long a bot waits before it moves, so that people can follow.", 0, 60)
    ] = 0.6
    review_seconds: Annotated[
        float,
        About("How long a finished game is thought about when it is looked back on.", 0.5, 600),
    ] = 5.0
    idle_seconds: Annotated[float, About("Quiet time after which a table sleeps.", 1)] = 600.0
    keep_finished: Annotated[
        float, About("Days after which a finished table is removed; 0 keeps it for ever.", 0)
    ] = 0.0
    keep_abandoned: Annotated[
        float, About("Days after which a table is removed that was left; 0 keeps it.", 0)
    ] = 0.0
    keep_lockers: Annotated[
        float, About("Days after which a personal link is removed that nobody uses; 0 keeps it.", 0)
    ] = 0.0
    archive: Annotated[
        str, About("Folder where tables are written before they are removed; none if not said.")
    ] = ""
    shutdown_seconds: Annotated[float, About("Time to say goodbye in when stopped.", 0, 300)] = 10.0
    log_format: Annotated[
        Literal["auto", "json", "plain"],
        About("json for programs, plain for people; auto looks at the terminal."),
    ] = "auto"
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], About("The least that is logged.")
    ] = "info"


def flag_of(name: str) -> str:
    """A setting as an option of the command."""
    return "--" + name.replace("_", "-")


def variable_of(name: str) -> str:
    """A setting as a variable of the environment."""
    return PREFIX + name.upper()
