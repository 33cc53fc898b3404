"""The one way to play it, and what can be changed about it."""

from bucket_brigade.game import BucketBrigade
from firehouse.core.catalogue import Ruleset, Sign
from firehouse.core.options import checked, defaults, number
from firehouse.core.setup import Setup

RULES_VERSION = "1"
DEFAULT_CREW = 2
OPTIONS = (
    number("wind", 1, 1, 5, "Faces of the die that feed the fire.", "Our own"),
    number("steps", 3, 1, 6, "Steps of a turn.", "Our own"),
)
RULESETS = (
    Ruleset(
        id="bucket-brigade/lane",
        game="bucket-brigade",
        title="Bucket Brigade",
        crew=(1, 2, 3, 4),
        options=OPTIONS,
        notes="Push the fire out of the lane before it reaches the well.",
        signs=(
            Sign("^^", "fire", "bold red"),
            Sign("W", "the well", "blue"),
            Sign("o", "a full bucket", "bold cyan"),
        ),
    ),
)


def usual_options(setup: Setup) -> dict[str, int | bool | str]:
    """What every option is if it is left out."""
    return defaults(OPTIONS)


def signs_of(setup: Setup) -> tuple[Sign, ...]:
    """The signs that can come up in the game of a set-up."""
    return RULESETS[0].signs


def game_of(setup: Setup) -> BucketBrigade:
    """The game of a set-up; a ValueError says what is wrong with a bad one."""
    crew = DEFAULT_CREW if setup.crew is None else setup.crew
    if crew not in RULESETS[0].crew:
        raise ValueError("A brigade has 1 to 4 people, without roles.")
    if setup.board or setup.difficulty or setup.files:
        raise ValueError("There is one lane, one difficulty, and no file to change them.")
    values = {**usual_options(setup), **checked(OPTIONS, setup.options)}
    return BucketBrigade(setup, crew, values["wind"], values["steps"])
