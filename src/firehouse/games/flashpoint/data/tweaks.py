"""The fifteen tweaks of Tragic Events, as options."""

from __future__ import annotations

from firehouse.core.options import Rows
from firehouse.games.flashpoint.data.files.decks_file import builtin_deck


class Tweaks:
    """The part of the record that the tweaks fill; most are used up when the decks are made."""

    def __init__(self, of: Rows) -> None:
        of.switch("tweak_1_accelerate_last", False)
        of.switch("tweak_2_respite", False)
        of.number("tweak_3_more_fire_rages", 0, 0, 15)
        of.number("tweak_4_fewer_flare_ups", 0, 0, 20)
        of.switch("tweak_5_no_saved_limit", False)
        of.number("tweak_6_more_saved_ap", 0, 0, 6)
        self.flare_ups_by_accelerate: bool = of.switch("tweak_7_flare_ups_by_accelerate", False)
        self.events_by_accelerate: bool = of.switch("tweak_8_events_by_accelerate", False)
        self.shuffle_when_empty: bool = of.switch("tweak_9_shuffle_when_empty", False)
        self.flare_ups_leave: bool = of.switch("tweak_10_flare_ups_leave", False)
        of.switch("tweak_11_engineer_extinguishes", False)
        of.words("tweak_12_events_removed", tuple(event.id for event in builtin_deck().events))
        self.choose_event: bool = of.switch("tweak_13_choose_event", False)
        self.fire_rages_too: bool = of.switch("tweak_14_fire_rages_too", False)
        of.number("tweak_15_fewer_false_alarms", 0, 0, 5)
        of.number("tweak_15_more_victims", 0, 0, 5)
