"""Positions with cards, made by hand: what is asked for, what is refused, and what is told."""

from __future__ import annotations

from collections.abc import Iterator

from hand_made import BASIC, Refused, bits, square, state

from firehouse import Game, Setup
from firehouse.core.event import Event
from firehouse.games.flashpoint import card_events
from firehouse.games.flashpoint.data import decks
from firehouse.games.flashpoint.data.board import EAST
from firehouse.games.flashpoint.rules import actions, event_cards, event_choices, reasons, steps
from firehouse.games.flashpoint.rules.actions import act
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.spells import PINNED
from firehouse.games.flashpoint.rules.state import State

DECKS: House = Game.of(  # type: ignore[attr-defined]
    Setup("flashpoint/tragic-events", crew=("structural-engineer", "generalist"))
).house
RAGES, SPREADING = 0, 4
EXHAUSTION, SHORING = 2, 17
HELD = (EXHAUSTION + 1) | ((SHORING + 1) << 8)
DISCARDS = decks.add(decks.add(0, RAGES, 3), SPREADING, 1)
RULE = "Tragic Events: Event Deck"


def edge(name: str, side: int) -> int:
    return DECKS.edge[square(name) * 4 + side]


def following(effect: int, left: int = 1, **changes: int) -> State:
    """The player on turn has to answer an Event."""
    argument = effect | left << 5
    return state(DECKS, "1,1", "1,1", todo=steps.FOLLOW_EVENT, argument=argument, **changes)


STANDING_CARDS: list[tuple[House, State, str]] = [
    (
        DECKS,
        state(DECKS, todo=steps.DRAW_FIRE, fire_deck=DISCARDS),
        "Draw a Fire card, one of 4 cards.",
    ),
    (
        DECKS,
        state(DECKS, todo=steps.DRAW_FLARE_UP, flare_hidden=5),
        "Take a Flare Up from the supply, one of 5 cards.",
    ),
    (
        DECKS,
        state(DECKS, todo=steps.DRAW_EVENT, events_drawn=3),
        "Draw an Event, one of 16 cards.",
    ),
    (
        DECKS,
        state(DECKS, todo=steps.PICK, argument=event_cards.BACKDRAFT),
        "Pick a closed door beside fire, at random.",
    ),
    (
        DECKS,
        state(DECKS, todo=steps.CHOOSE_EVENT, events_held=HELD),
        "Firefighter 1 (Structural Engineer) chooses an Event: Exhaustion or Shoring.",
    ),
    (
        DECKS,
        following(event_choices.GRENADE),
        "Firefighter 1 (Structural Engineer) throws a fire grenade at a square of the house.",
    ),
    (
        DECKS,
        following(event_choices.TIP),
        "Firefighter 1 (Structural Engineer) turns over one point of interest.",
    ),
    (
        DECKS,
        following(event_choices.SHORE),
        "Firefighter 1 (Structural Engineer) takes one damage marker off a wall that still stands.",
    ),
    (
        DECKS,
        following(event_choices.CLEAR_AIR, 2),
        "Firefighter 1 (Structural Engineer) may remove smoke (2 to go), or say that it is enough.",
    ),
]
"""What the game waits for, as lines of `test_situation`."""


def with_cards() -> Iterator[Refused]:
    """What cards forbid, and answers that are none."""
    engineer = "Tragic Events: Structural Engineer"
    asked = "Firefighter 1 (Structural Engineer)"
    pinned = state(DECKS, "1,1", "1,1", spell=PINNED)
    silent = state(DECKS, "1,1", "1,1", silence=2)
    discards = state(DECKS, "1,1", "1,1", fire_discards=DISCARDS)
    choosing = state(DECKS, todo=steps.CHOOSE_EVENT, events_held=HELD)
    rows = [
        (
            reasons.PINNED_DOWN,
            pinned,
            "move 1,2",
            "Nobody may move this turn; do something else.",
            RULE,
        ),
        (
            reasons.RADIO_SILENCE,
            silent,
            "drive ambulance 3,9",
            "The radio is silent: no vehicle can be used for 2 turns more.",
            RULE,
        ),
        (
            reasons.NOT_DISCARDED,
            discards,
            "return roaring-blaze",
            "Only a Flare Up that lies among the discards can be put back: Spreading.",
            engineer,
        ),
        (
            reasons.TOO_EXPENSIVE,
            state(DECKS, "1,1", "1,1", fire_discards=DISCARDS, ap=0),
            "return spreading",
            "Putting a Flare Up back costs 1 AP; you have none.",
            engineer,
        ),
        (
            reasons.EVENT_NOT_DRAWN,
            choosing,
            "choose backdraft",
            f"That Event was not drawn. {asked} chooses an Event: Exhaustion or Shoring.",
            RULE,
        ),
        (
            reasons.NOT_IN_HOUSE,
            following(event_choices.GRENADE),
            "grenade 0,0",
            f"The north-west corner of the garden is not inside the house. {asked} throws a fire "
            "grenade at a square of the house.",
            RULE,
        ),
        (
            reasons.NO_SMOKE_TO_CLEAR,
            following(event_choices.CLEAR_AIR, 3, smoke=bits("1,2")),
            "clear-air 1,3",
            f"There is no smoke in the north-east corner of the living room. {asked} may remove "
            "smoke (3 to go), or say that it is enough.",
            RULE,
        ),
        (
            reasons.NO_POINT_TO_TELL,
            following(event_choices.TIP, poi=bits("1,2")),
            "tip 1,3",
            f"There is no point of interest in the north-east corner of the living room. {asked} "
            "turns over one point of interest.",
            RULE,
        ),
        (
            reasons.NO_DAMAGE_TO_SHORE,
            following(event_choices.SHORE),
            "shore 1,5-1,6",
            f"No damaged wall stands there. {asked} takes one damage marker off a wall that still "
            "stands.",
            RULE,
        ),
    ]
    for code, s, action, sentence, rule in rows:
        yield Refused(code, DECKS, s, action, sentence, rule)
    yield Refused(
        reasons.NO_DECKS,
        BASIC,
        state(BASIC, "1,1"),
        act(actions.RETURN_CARD, SPREADING),
        "There are no Fire cards in this game.",
        "Player Action Phase: Actions",
    )


TOLD_CARDS: list[tuple[Event, str]] = [
    (
        card_events.FireCardDrawn(SPREADING),
        "A Fire card was drawn: Spreading. The fire advances, then a Flare Up joins the deck.",
    ),
    (card_events.FireCardDiscarded(SPREADING), ""),
    (card_events.FireDeckShuffled(), "The Fire deck was shuffled with its discards."),
    (
        card_events.FlareUpAdded(SPREADING, False),
        "The Flare Up Spreading joined the Fire deck.",
    ),
    (
        card_events.NoFlareUpLeft(),
        "No Flare Up is left in the supply, so none joined the Fire deck.",
    ),
    (card_events.FireRagesAdded(), "The Fire Rages joined the Fire deck as well."),
    (
        card_events.FlareUpTaken(0, SPREADING, "supply"),
        "Firefighter 1 put the Flare Up Spreading back into the supply.",
    ),
    (
        card_events.FlareUpTaken(0, SPREADING, "box"),
        "Firefighter 1 took the Flare Up Spreading out of the game.",
    ),
    (
        card_events.SavedChanged(1, 4, "flare-up"),
        "Firefighter 2 has 4 AP saved now, by the Flare Up.",
    ),
    (
        card_events.SavedChanged(1, 4, "second-wind"),
        "Firefighter 2 got a second wind and has 4 AP saved now.",
    ),
    (
        card_events.SavedChanged(1, 0, "exhaustion"),
        "Firefighter 2 is exhausted and has no AP saved now.",
    ),
    (
        card_events.EventDrawn(EXHAUSTION),
        "An Event was drawn: Exhaustion. Every firefighter loses all saved AP.",
    ),
    (card_events.EventsShuffled(), "All Events had been drawn and were shuffled."),
    (card_events.EventChosen(1, EXHAUSTION), "Firefighter 2 chose the Event Exhaustion."),
    (
        card_events.EventInVain("exhaustion"),
        "There was nothing that this Event could change.",
    ),
    (card_events.SpellCast("pinned-down"), "Nobody may move during the next turn."),
    (
        card_events.SpellCast("low-pressure"),
        "Extinguishing costs 1 AP more during the next turn.",
    ),
    (card_events.SpellCast("free-water"), "Extinguishing costs no AP during the next turn."),
    (
        card_events.RadioSilenced(3),
        "No vehicle can be used during the next round: 3 turns.",
    ),
    (
        card_events.VictimStrayed(square("3,5"), True),
        "The trapped victim on the north side of the kitchen towards the east was lost from sight.",
    ),
    (card_events.TrappedVictimJoined(), "A trapped victim is among the markers now."),
    (
        card_events.DoorSlammed(edge("3,2", EAST)),
        "The door between the living room and the kitchen slammed shut.",
    ),
    (
        card_events.DoorBlownOut(edge("3,2", EAST), 4),
        "A backdraft blew out the door between the living room and the kitchen.",
    ),
    (
        card_events.GrenadeThrown(0, square("3,5")),
        "Firefighter 1 threw a fire grenade into the north side of the kitchen towards the east.",
    ),
    (
        card_events.WallShored(edge("3,6", EAST), 0, 4),
        "Firefighter 1 shored up the wall between the kitchen and the games room (damage 4 of 24).",
    ),
]
"""Every event of cards as a sentence."""
