"""The cells of an arena: every combination, none that does not exist, and the tour."""

import pytest

from firehouse import Game, Setup
from firehouse.lab.cells import cell_name, cells_of
from firehouse.lab.experiments.presets import arena_preset


def test_every_combination_is_a_cell() -> None:
    cells = cells_of(["flashpoint/experienced"], (), ["recruit", "heroic"], [2, 4])
    assert cells == (
        Setup("flashpoint/experienced", difficulty="recruit", crew=2),
        Setup("flashpoint/experienced", difficulty="recruit", crew=4),
        Setup("flashpoint/experienced", difficulty="heroic", crew=2),
        Setup("flashpoint/experienced", difficulty="heroic", crew=4),
    )


def test_nothing_said_is_the_usual_game() -> None:
    assert cells_of(["flashpoint/basic"]) == (Setup("flashpoint/basic"),)


def test_all_is_what_each_rule_set_has() -> None:
    cells = cells_of(["flashpoint/family", "flashpoint/brownstone"], ["all"], ["all"], [("all",)])
    family = [cell for cell in cells if cell.ruleset == "flashpoint/family"]
    assert len(family) == 2 * 6
    assert len(cells) - len(family) == 1 * 3 * 6
    assert {cell.difficulty for cell in family} == {None}


@pytest.mark.parametrize(
    ("cells", "expected"),
    [
        ((["flashpoint/family"], (), ["veteran"]), "flashpoint/family, veteran: .*no difficulties"),
        ((["flashpoint/basic"], ["villa"]), "no board 'villa'"),
        ((["hotshots/standard"], (), (), [6]), "hotshots/standard, crew 6: A crew has 1 to 4"),
        ((["flashpoint/basics"],), "no rule set"),
        ((["flashpoint/basic", "flashpoint/basic"],), "twice"),
        ((["flashpoint/basic"], (), (), [2, 2]), "crew 2 is asked for twice"),
        ((["flashpoint/basic"], (), (), [("juggler",)]), "juggler"),
    ],
)
def test_what_does_not_exist_is_refused(cells: tuple[list[str], ...], expected: str) -> None:
    with pytest.raises(ValueError, match=expected):
        cells_of(*cells)


def test_nothing_stands_beside_all() -> None:
    """It would be passed over, and a mistake in it would never be found."""
    for chosen in ({"difficulties": ["all", "typoo"]}, {"crews": [("all",), 99]}):
        with pytest.raises(ValueError, match=f"'{next(iter(chosen))}' has \"all\" and something"):
            cells_of(["flashpoint/experienced"], **chosen)  # type: ignore[arg-type]


def test_the_tour_goes_through_every_box() -> None:
    cells = arena_preset("tour")
    names = [cell_name(cell) for cell in cells]
    assert len(set(names)) == len(cells) == 26
    for cell in cells:
        Game.of(cell)
    for name in (
        "flashpoint/basic, crew 1",
        "flashpoint/advanced, three-alarm, crew 4",
        "flashpoint/family, crew 1",
        "flashpoint/family, crew 6",
        "flashpoint/experienced, veteran, crew 1",
        "flashpoint/experienced, veteran, crew 4",
        "flashpoint/second-story, recruit, villa, crew 1",
        "flashpoint/second-story, recruit, hotel, crew 4",
        "hotshots/standard, crew 1",
        "hotshots/standard, firestorm, crew 4",
    ):
        assert name in names
    with pytest.raises(ValueError, match="tour"):
        arena_preset("grand")


def test_names_tell_what_was_chosen() -> None:
    crew = ("paramedic", "captain")
    setup = Setup("flashpoint/advanced", crew=crew, options={"promos": True, "damage_limit": 9})
    assert cell_name(setup) == "flashpoint/advanced, paramedic+captain, promos=true, damage_limit=9"
