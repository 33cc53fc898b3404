"""Events as sentences, each kind in all its cases, and whole games told from start to end."""

from __future__ import annotations

import inspect

import pytest
from hand_made import (
    ADVANCED,
    COMMAND,
    FAMILY,
    FLATS,
    MEDICAL,
    ONE_ALARM,
    OPERATOR,
    PARAMEDIC,
    PLAIN,
    edge,
    house,
    sentence,
    square,
)
from hand_made_cards import TOLD_CARDS

from firehouse.core.event import Event
from firehouse.core.game import Sink
from firehouse.core.luck import Rng
from firehouse.core.stack import step_of
from firehouse.games.flashpoint import events
from firehouse.games.flashpoint.data.board import EAST, NORTH, SOUTH, STAIRS, WEST
from firehouse.games.flashpoint.rules import actions, judge, steps
from firehouse.games.flashpoint.rules.chance import sample
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.perform import perform
from firehouse.games.flashpoint.rules.propose import legal
from firehouse.games.flashpoint.rules.setting_up import begin
from firehouse.games.flashpoint.rules.state import State
from firehouse.games.flashpoint.rules.turn import run
from firehouse.games.flashpoint.words.language import VOICE, say
from firehouse.games.flashpoint.words.refusals import explain
from firehouse.games.flashpoint.words.situation import situation
from firehouse.games.flashpoint.words.text import SILENT, name_of

TOLD: list[tuple[Event, str]] = [
    (events.RoleDealt(1, PARAMEDIC), "Firefighter 2 is the Paramedic."),
    (events.RoleDealt(1, 0), "Firefighter 2 is a plain firefighter."),
    (events.FirstChosen(1), "Firefighter 2 begins, and the turns go round from there."),
    (events.Parked("engine", 0), "The fire engine was parked in the back garden."),
    (events.TurnStarted(0, 5, 0), "Firefighter 1 began a turn with 5 AP."),
    (events.TurnStarted(0, 4, 3), "Firefighter 1 began a turn with 4 AP and 3 free AP."),
    (
        events.TurnStarted(0, 0, 0),
        "Firefighter 1 was knocked down and spends the turn getting up.",
    ),
    (events.GotUp(0), ""),
    (events.TurnEnded(0, 2), "Firefighter 1 ended the turn with 2 AP saved."),
    (events.TurnEnded(0, 0), "Firefighter 1 ended the turn with no AP saved."),
    (events.Spent(0, 1, 3, 0, 0), ""),
    (events.Awaited("act", 0), ""),
    (
        events.Entered(0, square("0,6")),
        "Firefighter 1 started in the back garden by the back door.",
    ),
    (
        events.Moved(0, square("1,2"), square("1,3"), 0, 0, 0),
        "Firefighter 1 moved to the north-east corner of the living room.",
    ),
    (
        events.Moved(1, square("1,2"), square("1,3"), actions.VICTIM, 2, 0),
        "Firefighter 2 moved to the north-east corner of the living room carrying a victim and "
        "leading 2 treated victims, on the orders of Firefighter 1.",
    ),
    (
        events.Moved(0, square("1,2"), square("1,3"), 0, 1, 0),
        "Firefighter 1 moved to the north-east corner of the living room leading the treated "
        "victim.",
    ),
    (
        events.Moved(0, square("1,2"), square("1,3"), actions.TREATED, 1, 0),
        "Firefighter 1 moved to the north-east corner of the living room carrying a treated "
        "victim and leading the treated victim.",
    ),
    (
        events.Moved(0, square("1,2"), square("1,3"), actions.TRAPPED, 0, 0),
        "Firefighter 1 moved to the north-east corner of the living room carrying a trapped "
        "victim.",
    ),
    (
        events.DoorOpened(edge("3,2", EAST), 1),
        "Firefighter 2 opened the door between the living room and the kitchen.",
    ),
    (
        events.DoorClosed(edge("3,3", WEST), 1),
        "Firefighter 2 closed the door between the living room and the kitchen.",
    ),
    (
        events.DoorDestroyed(edge("2,8", SOUTH), square("2,8"), 0),
        "A shock wave from the south-east corner of the main bedroom destroyed the door between "
        "the main bedroom and the games room.",
    ),
    (
        events.WallDamaged(edge("3,6", EAST), -1, 7),
        "A shock wave hit the wall between the kitchen and the games room: first damage, it "
        "still stands (damage 7 of 30).",
    ),
    (
        events.WallDestroyed(edge("1,3", NORTH), 1, 8),
        "Firefighter 2's axe hit the north outer wall in the north-east corner of the living "
        "room: second damage, it is gone (damage 8 of 30).",
    ),
    (
        events.WallDestroyed(edge("5,8", EAST), -1, 8),
        "A shock wave hit the east outer wall at the north end of the toilet: second damage, it "
        "is gone (damage 8 of 30).",
    ),
    (
        events.Rolled("set-up", 3, 5),
        "Red 3, black 5: the set-up puts fire and an explosion on the north side of the kitchen "
        "towards the east.",
    ),
    (
        events.Rolled("opposite", 2, 7),
        "Red 2, black 7 on its far side: the set-up puts fire and an explosion on the south "
        "side of the main bedroom.",
    ),
    (
        events.Rolled("hazmat", 1, 8),
        "Red 1, black 8: a hazmat lies in the north-east corner of "
        "the main bedroom from the start.",
    ),
    (
        events.Rolled("hot-spot", 1, 8),
        "Red 1, black 8: the north-east corner of the main bedroom is hot from the start.",
    ),
    (
        events.Rolled("start-point", 1, 8),
        "Red 1, black 8: a point of interest is in the north-east corner of the main bedroom "
        "from the start.",
    ),
    (
        events.Rolled("point", 1, 8),
        "Red 1, black 8: a point of interest is due in the north-east corner of the main bedroom.",
    ),
    (
        events.Rolled("advance", 6, 1),
        "Red 6, black 1: the fire advances in the south-west corner of the dining room.",
    ),
    (
        events.Rolled("starved", 3, 5),
        "Red 3, black 5: fire and smoke go out at and beside the north side of the kitchen "
        "towards the east.",
    ),
    (events.Rolled("gun", 3, 5), "Red 3, black 5: the deck gun takes aim."),
    (events.DieRerolled("red", 4), "The red die was rolled again and shows 4."),
    (events.Smoked(square("3,5")), "Smoke filled the north side of the kitchen towards the east."),
    (
        events.Ignited(square("3,5"), "set-up"),
        "The north side of the kitchen towards the east was on fire from the start.",
    ),
    (
        events.Ignited(square("3,5"), "smoke"),
        "The smoke on the north side of the kitchen towards the east caught fire.",
    ),
    (
        events.Ignited(square("3,5"), "spread"),
        "Fire spread to the north side of the kitchen towards the east from beside it.",
    ),
    (
        events.Ignited(square("3,5"), "explosion"),
        "The shock wave spread fire to the north side of the kitchen towards the east.",
    ),
    (
        events.Ignited(square("3,5"), "flashover"),
        "Flashover: the smoke on the north side of the kitchen towards the east touched fire "
        "and caught it.",
    ),
    (
        events.Ignited(square("3,5"), "shifted"),
        "The smoke that came to the north side of the kitchen towards the east caught fire there.",
    ),
    (
        events.Dampened(square("3,5")),
        "The fire on the north side of the kitchen towards the east was reduced to smoke.",
    ),
    (
        events.Cleared(square("3,5"), "extinguished"),
        "The smoke on the north side of the kitchen towards the east was extinguished.",
    ),
    (
        events.Cleared(square("3,5"), "deck-gun"),
        "The deck gun's water cleared the north side of the kitchen towards the east.",
    ),
    (
        events.Cleared(square("3,5"), "oxygen-starved"),
        "The north side of the kitchen towards the east was cleared for lack of oxygen.",
    ),
    (
        events.Cleared(square("3,5"), "rolled-out"),
        "The firefighter who fell on the north side of the kitchen towards the east put out the "
        "fire there.",
    ),
    (
        events.Cleared(square("3,5"), "point"),
        "The north side of the kitchen towards the east was cleared for a point of interest.",
    ),
    (events.Cleared(square("3,5"), "shifted"), ""),
    (
        events.DiscsRanOut(square("3,5")),
        "No disc was left to put on the north side of the "
        "kitchen towards the east, so it stays as it is.",
    ),
    (
        events.Exploded(square("3,5"), "fire"),
        "Fire met fire: an explosion on the north side of the kitchen towards the east.",
    ),
    (
        events.Exploded(square("3,5"), "hazmat"),
        "The hazmat on the north side of the kitchen towards the east exploded.",
    ),
    (
        events.Exploded(square("3,5"), "set-up"),
        "An explosion on the north side of the kitchen towards the east began it all.",
    ),
    (
        events.WaveRolledOver(square("3,5"), EAST),
        "The shock wave rolled east over the north side of the kitchen towards the east.",
    ),
    (
        events.WaveRolledOver(square("3,5"), STAIRS),
        "The shock wave rolled along the stairs over the north side of the kitchen towards the "
        "east.",
    ),
    (
        events.WaveVented(square("1,6"), NORTH),
        "The shock wave left the house north of the north-west corner of the main bedroom and "
        "did no harm.",
    ),
    (events.OxygenStarved(4), "With 4 discs in reserve the fire lacks oxygen."),
    (events.OxygenStarved(1), "With 1 disc in reserve the fire lacks oxygen."),
    (events.OxygenStarved(0), "With no disc in reserve the fire lacks oxygen."),
    (
        events.PoiDeflected(square("3,5"), "fire"),
        "The north side of the kitchen towards the east is on fire, so the point of interest "
        "followed the arrow.",
    ),
    (
        events.PoiDeflected(square("3,5"), "smoke"),
        "The north side of the kitchen towards the east is full of smoke, so the point of "
        "interest followed the arrow.",
    ),
    (
        events.PoiDeflected(square("3,5"), "marker"),
        "The north side of the kitchen towards the east holds a marker already, so the point of "
        "interest followed the arrow.",
    ),
    (
        events.PoiDeflected(square("3,5"), "firefighter"),
        "A firefighter is on the north side of the kitchen towards the east, so the point of "
        "interest followed the arrow.",
    ),
    (
        events.PoiPlaced(square("3,5")),
        "A point of interest was placed on the north side of the kitchen towards the east.",
    ),
    (
        events.PoiRevealed(square("3,5"), "victim", "found"),
        "The marker on the north side of the kitchen towards the east was turned over: a victim.",
    ),
    (
        events.PoiRevealed(square("3,5"), "false-alarm", "fire"),
        "Fire reached the marker on the north side of the kitchen towards the east: a false alarm.",
    ),
    (
        events.PoiRevealed(square("3,5"), "hazmat", "deck-gun"),
        "The deck gun hit the marker on the north side of the kitchen towards the east: a hazmat.",
    ),
    (
        events.Treated(1, square("3,5")),
        "Firefighter 2 treated the victim on the north side of the kitchen towards the east, "
        "who can walk now.",
    ),
    (
        events.VictimRescued(square("0,6"), False),
        "A victim was rescued in the back garden by the back door.",
    ),
    (
        events.VictimLost(square("3,5"), True, "fire"),
        "A treated victim died in the fire on the north side of the kitchen towards the east.",
    ),
    (
        events.VictimLost(square("3,5"), False, "deck-gun"),
        "The deck gun killed a victim on the north side of the kitchen towards the east.",
    ),
    (
        events.HazmatReached(square("3,5")),
        "Fire reached the hazmat on the north side of the kitchen towards the east, which will "
        "explode.",
    ),
    (
        events.HazmatRemoved(square("0,6"), "carried-out"),
        "A hazmat was carried out of the house to the back garden by the back door and is out "
        "of the game.",
    ),
    (
        events.HazmatRemoved(square("3,5"), "exploded"),
        "The hazmat on the north side of the kitchen towards the east is used up and out of the "
        "game.",
    ),
    (
        events.HazmatRemoved(square("3,5"), "disposed"),
        "The hazmat on the north side of the kitchen towards the east was made safe and is out "
        "of the game.",
    ),
    (
        events.HazmatPlaced(square("3,5")),
        "A hazmat was placed on the north side of the kitchen towards the east.",
    ),
    (
        events.HotSpotPlaced(square("3,5"), "set-up", 6),
        "A hot spot was placed on the north side of the kitchen towards the east.",
    ),
    (
        events.HotSpotPlaced(square("3,5"), "hazmat", 5),
        "The hazmat left a hot spot on the north side of the kitchen towards the east (5 left "
        "in reserve).",
    ),
    (
        events.HotSpotPlaced(square("3,5"), "flare-up", 0),
        "The flare-up left a hot spot on the north side of the kitchen towards the east (none "
        "left in reserve).",
    ),
    (
        events.HotSpotCleared(square("3,5"), 3),
        "The hot spot on the north side of the kitchen towards the east was cleared (3 left in "
        "reserve).",
    ),
    (
        events.FlaredUp(square("3,5")),
        "The hot spot on the north side of the kitchen towards the east flared up: the fire "
        "advances once more.",
    ),
    (
        events.IgnitedOutside(square("0,6")),
        "Fire broke out of the house to the back garden by the back door.",
    ),
    (events.OutsideQuenched(), "The fire outside the house went out."),
    (
        events.CarriedOff(1, square("0,6")),
        "Firefighter 2 was carried to the back garden by the back door.",
    ),
    (
        events.Dodged(1, square("3,5"), square("3,4"), 1, 0),
        "Firefighter 2 dodged from the north side of the kitchen towards the east to the north "
        "side of the kitchen towards the west with the treated victim, and has no AP saved.",
    ),
    (
        events.Dodged(1, square("3,5"), square("3,4"), 0, 2),
        "Firefighter 2 dodged from the north side of the kitchen towards the east to the north "
        "side of the kitchen towards the west, and has 2 AP saved.",
    ),
    (
        events.Heartened(1),
        "Firefighter 2 is near the Veteran and may spend 1 AP more this turn.",
    ),
    (
        events.WallRepaired(edge("1,3", NORTH), 1, 8),
        "Firefighter 2 repaired the north outer wall in the north-east corner of the living "
        "room (damage 8 of 30).",
    ),
    (
        events.CrewChanged(1, PARAMEDIC, 0),
        "Firefighter 2 changed cards and is the Paramedic now.",
    ),
    (
        events.SmokeShifted(square("3,1"), square("3,0")),
        "Smoke drifted from the west side of the living room towards the south to the west "
        "garden by the west door.",
    ),
    (
        events.PoiShifted(square("3,2"), square("3,1")),
        "The point of interest in the living room towards the south moved to the west side of "
        "the living room towards the south.",
    ),
    (
        events.KnockedDown(1, square("3,5")),
        "Firefighter 2 was knocked down on the north side of the kitchen towards the east and "
        "loses the next turn.",
    ),
    (events.Drove("ambulance", 0, 1), "Firefighter 2 drove the ambulance to the back garden."),
    (
        events.Rode(1, square("0,5")),
        "Firefighter 2 got out in the back garden by the east end of the bathroom.",
    ),
    (events.StayedBehind(1), "Firefighter 2 stayed behind."),
    (events.GunFired(1), "Firefighter 2 fired the deck gun."),
    (
        events.GunHit(square("4,5")),
        "The deck gun hit the south side of the kitchen towards the east and splashed over the "
        "squares beside it.",
    ),
    (events.GameEnded("accounted-for"), "The game is won: every victim is accounted for."),
    (events.GameEnded("rescued"), "The game is won: enough victims are rescued."),
    (events.GameEnded("perfect"), "The game is won, and perfect: every victim is rescued."),
    (
        events.GameEnded("victims-lost"),
        "The game is lost: the last victim that could be spared has died.",
    ),
    (
        events.GameEnded("collapse"),
        "The game is lost: the house collapsed under damage 30 of 30.",
    ),
    (
        events.Ignited(square("3,5"), "backdraft"),
        "The backdraft set the north side of the kitchen towards the east on fire.",
    ),
    (
        events.Cleared(square("3,5"), "grenade"),
        "The fire grenade cleared the north side of the kitchen towards the east.",
    ),
    (
        events.Cleared(square("3,5"), "clear-air"),
        "The air on the north side of the kitchen towards the east is clear again.",
    ),
]


LATER: list[tuple[Event, str]] = [
    (
        events.Rolled("centre", 0, 5),
        "Black 5: the set-up puts fire and an explosion in the south-east corner of the kitchen.",
    ),
    (
        events.WaveVented(square("1,6"), NORTH),
        "The shock wave left the house north of the north-west corner of the main bedroom.",
    ),
    (
        events.KnockedDown(1, square("3,5")),
        "Firefighter 2 was knocked down on the north side of the kitchen towards the east.",
    ),
    (events.Drove("ambulance", 0, 1), "Firefighter 2 sent the ambulance to the back garden."),
    (events.Drove("engine", 0, 1), "Firefighter 2 drove the fire engine to the back garden."),
    (
        events.Moved(0, square("0,7"), square("0,8"), actions.LADDER, 1, 0),
        "Firefighter 1 moved to the back garden by the east end of the main bedroom carrying a "
        "ladder and leading the treated victim.",
    ),
    (
        events.LadderErected(0, square("0,8")),
        "Firefighter 1 erected a ladder in the back garden by the east end of the main bedroom.",
    ),
    (
        events.LadderCollapsed(0, square("0,8")),
        "Firefighter 1 collapsed the ladder in the back "
        "garden by the east end of the main bedroom.",
    ),
    (
        events.LadderCollapsed(-1, square("0,8")),
        "Fire collapsed the ladder in the back garden by the east end of the main bedroom.",
    ),
    (
        events.LadderStowed(square("0,8")),
        "The ladder in the back garden by the east end of the main bedroom is on the fire engine.",
    ),
    (
        events.Fell(1, square("0,8")),
        "Firefighter 2 fell with the ladder to the back garden by "
        "the east end of the main bedroom.",
    ),
    (
        events.VictimLost(square("0,8"), False, "fall"),
        "A victim fell with the ladder in the back garden by the east end of the main bedroom "
        "and died.",
    ),
    (
        events.HazmatRemoved(square("0,8"), "fallen"),
        "The hazmat on the ladder in the back garden by the east end of the main bedroom burnt "
        "up and is out of the game.",
    ),
]
"""What the second edition tells otherwise, or alone."""


@pytest.mark.parametrize(
    ("g", "event", "told"),
    [(ADVANCED, *row) for row in TOLD] + [(MEDICAL, *row) for row in LATER],
)
def test_event_as_a_sentence(g: House, event: Event, told: str) -> None:
    assert sentence(g, event) == told


def test_one_blow_breaks_a_window() -> None:
    """What falls at the first damage is not told as if it had been the second."""
    g = house(PLAIN, board="villa")
    pane = next(edge for edge in g.board.ends if g.board.windows.has(edge))

    told = sentence(g, events.WallDestroyed(pane, -1, 1))

    assert told.endswith(": it is gone (damage 1 of 30).")


def test_every_kind_of_event_is_told_in_all_its_cases() -> None:
    """A new event class, or a new cause of an old one, needs a sentence and a line above."""
    kinds = {
        kind
        for _, kind in inspect.getmembers(events, inspect.isclass)
        if issubclass(kind, Event) and kind.__module__ == events.__name__
    }
    written = {name for name in VOICE.language.names() if name.startswith("event.")}
    rows = TOLD + LATER

    assert {type(event) for event, _ in rows} == kinds
    assert {name_of(event) for event, _ in rows + TOLD_CARDS} == written | SILENT


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    "g",
    [
        house(PLAIN, PLAIN, PLAIN),
        house(-1, -1, OPERATOR, PARAMEDIC, board="house_back", **ONE_ALARM),
        house(PLAIN, PARAMEDIC, board="hotel", vehicles=False, **ONE_ALARM),
        FAMILY,
        COMMAND,
        MEDICAL,
        FLATS,
    ],
    ids=["basic", "advanced", "two-floors", "family", "command", "medical", "brownstone"],
)
def test_random_games_are_told_from_start_to_end(g: House, seed: int) -> None:
    """Whatever happens and whatever is refused on the way, there is a clean sentence for it."""
    rng = Rng(seed)
    s = begin(g)
    log: list[Event] = []
    run(g, s, log)
    while not s.ended:
        assert say(situation(g, s))[-1] in ".?"
        for _ in range(5):
            action = rng.below(actions.SPACE)
            code = judge.refusal(g, s, action)
            assert_clean(explain(g, s, action, code).sentence)
        perform(g, s, log, chosen(g, s, rng))
    for event in log:
        told = sentence(g, event)
        if told or not is_silent(event):
            assert_clean(told)


def is_silent(event: Event) -> bool:
    """Is it for machines only, or told by the event that follows?"""
    shifted = isinstance(event, events.Cleared) and event.cause == "shifted"
    return shifted or isinstance(event, (events.Awaited, events.Spent, events.GotUp))


def chosen(g: House, s: State, rng: Rng) -> int:
    """A random action or outcome."""
    if step_of(s.todo[-1]) < steps.FIRST_DECISION:
        return sample(g, s, rng)
    sink = Sink(rng)
    legal(g, s, sink)
    return sink.drawn()


def assert_clean(told: str) -> None:
    assert told[0].isupper() or told[0].isdigit()
    assert told[-1] in ".?"
    assert "{" not in told
    assert "-1" not in told
