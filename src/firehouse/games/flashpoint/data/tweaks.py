"""The fifteen tweaks of Tragic Events, as options."""

from __future__ import annotations

from typing import Final

from firehouse.core.options import Rows
from firehouse.games.flashpoint.data.files.decks_file import builtin_deck

TRAGIC: Final = "Tragic Events"


class Tweaks:
    """The part of the record that the tweaks fill; most are used up when the decks are made."""

    def __init__(self, of: Rows) -> None:
        of.switch(
            "tweak_1_accelerate_last",
            "Tweak 1: Accelerate last",
            False,
            "Tweak 1: Accelerate and two Fire Rages start at the bottom of the Fire deck.",
            TRAGIC,
        )
        of.switch(
            "tweak_2_respite",
            "Tweak 2: Respite",
            False,
            "Tweak 2: Respite is in the Fire deck.",
            TRAGIC,
        )
        of.number(
            "tweak_3_more_fire_rages",
            "Tweak 3: more Fire Rages",
            0,
            0,
            15,
            "Tweak 3: so many Fire Rages more.",
            TRAGIC,
        )
        of.number(
            "tweak_4_fewer_flare_ups",
            "Tweak 4: fewer Flare Ups",
            0,
            0,
            20,
            "Tweak 4: so many Flare Ups fewer.",
            TRAGIC,
        )
        of.switch(
            "tweak_5_no_saved_limit",
            "Tweak 5: save without limit",
            False,
            "Tweak 5: any number of AP is saved.",
            TRAGIC,
        )
        of.number(
            "tweak_6_more_saved_ap",
            "Tweak 6: more AP from Flare Ups",
            0,
            0,
            6,
            "Tweak 6: Flare Ups give more saved AP.",
            TRAGIC,
        )
        self.flare_ups_by_accelerate: bool = of.switch(
            "tweak_7_flare_ups_by_accelerate",
            "Tweak 7: Flare Ups by Accelerate alone",
            False,
            "Tweak 7: only Accelerate adds Flare Ups to the Fire deck.",
            TRAGIC,
        )
        self.events_by_accelerate: bool = of.switch(
            "tweak_8_events_by_accelerate",
            "Tweak 8: Events by Accelerate alone",
            False,
            "Tweak 8: only Accelerate draws Events.",
            TRAGIC,
        )
        self.shuffle_when_empty: bool = of.switch(
            "tweak_9_shuffle_when_empty",
            "Tweak 9: shuffle when empty",
            False,
            "Tweak 9: the Fire deck is shuffled when it is empty, not by Accelerate.",
            TRAGIC,
        )
        self.flare_ups_leave: bool = of.switch(
            "tweak_10_flare_ups_leave",
            "Tweak 10: Flare Ups leave",
            False,
            "Tweak 10: Flare Ups that the Structural Engineer takes leave the game.",
            TRAGIC,
        )
        of.switch(
            "tweak_11_engineer_extinguishes",
            "Tweak 11: engineer extinguishes",
            False,
            "Tweak 11: the Structural Engineer extinguishes at double price.",
            TRAGIC,
        )
        of.words(
            "tweak_12_events_removed",
            "Tweak 12: Events left out",
            tuple(event.id for event in builtin_deck().events),
            "Tweak 12: Events that are left out, with spaces between them.",
            TRAGIC,
        )
        self.choose_event: bool = of.switch(
            "tweak_13_choose_event",
            "Tweak 13: choose one of two Events",
            False,
            "Tweak 13: draw two Events, choose one.",
            TRAGIC,
        )
        self.fire_rages_too: bool = of.switch(
            "tweak_14_fire_rages_too",
            "Tweak 14: Fire Rages too",
            False,
            "Tweak 14: with each Flare Up a Fire Rages joins the Fire deck.",
            TRAGIC,
        )
        of.number(
            "tweak_15_fewer_false_alarms",
            "Tweak 15: fewer false alarms",
            0,
            0,
            5,
            "Tweak 15: so many false alarms fewer.",
            TRAGIC,
        )
        of.number(
            "tweak_15_more_victims",
            "Tweak 15: more victims",
            0,
            0,
            5,
            "Tweak 15: so many victims more.",
            TRAGIC,
        )
