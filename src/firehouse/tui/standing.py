"""How the game stands, as lines of words: tracks, crew, dice, decks, markers and cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from firehouse.games.flashpoint.screen.pieces import letter_of as role_letter
from firehouse.games.hotshots.screen.model import letter_of as character_letter
from firehouse.games.hotshots.screen.rose import ARROWS, WAYS
from firehouse.tui.boards.games import is_house
from firehouse.tui.boards.look import ON_TURN

Plain = dict[str, Any]

Span = tuple[str, str, str]
"""A text, its ink and its ground."""
Line = list[Span]

_SIGNS: Final = {"good": "✓", "bad": "!", "plain": "·"}
_FULL: Final = "━"
_FREE: Final = "─"
_BESIDE_LABEL: Final = 15
"""What stands beside the label of a track: its sign, its count and a short bar."""
_LONGEST_BAR: Final = 24


def soft(text: str) -> Span:
    """Words that are not pressing."""
    return (text, "soft", "")


def words(text: str) -> Span:
    """Plain words."""
    return (text, "text", "")


def counted(view: Plain, path: str) -> int:
    """What a track counts: * stands for every entry, true counts 1, piles count their cards."""
    found: list[Any] = [view]
    for part in path.split("."):
        below = [value for value in found if isinstance(value, dict)]
        if part == "*":
            found = [item for value in below for item in value.values()]
        else:
            found = [value.get(part) for value in below]
    return sum(_worth(value) for value in found)


def _worth(value: Any) -> int:
    if isinstance(value, dict):
        return sum(_worth(part) for part in value.values())
    return int(value) if isinstance(value, int) else 0


def track_lines(scene: Plain, view: Plain, width: int) -> list[Line]:
    """Each track with its count and a bar that fills towards its end."""
    tracks = scene["tracks"]
    longest = max(len(track["label"]) for track in tracks)
    label = max(4, min(longest, width - _BESIDE_LABEL))
    return [_track(track, counted(view, track["key"]), label, width) for track in tracks]


def _track(track: Plain, value: int, label: int, width: int) -> Line:
    goal, tone = track["goal"], track["tone"]
    is_near = tone == "bad" and goal - value <= max(1, goal // 6)
    ink = {"good": "good", "bad": "bad" if is_near else "warm"}.get(tone, "number")
    name = track["label"]
    shown = name if len(name) <= label else f"{name[: label - 1]}…"
    length = max(3, min(_LONGEST_BAR, width - label - 9))
    filled = min(length, -(-length * min(value, goal) // goal)) if goal else 0
    return [
        (f"{_SIGNS[tone]} {shown:<{label}} ", ink if is_near else "text", ""),
        (f"{value}/{goal}".rjust(5) + " ", "title", ""),
        (_FULL * filled, ink, ""),
        (_FREE * (length - filled), "faint", ""),
    ]


def brief_tracks(scene: Plain, view: Plain) -> Line:
    """All tracks on one line."""
    found: Line = []
    for track in scene["tracks"]:
        value = counted(view, track["key"])
        found += [soft(f"{_SIGNS[track['tone']]} {track['label']} ")]
        found += [(f"{value}/{track['goal']}", "title", ""), soft("  ")]
    return found


def badge(scene: Plain, view: Plain, pawn: int) -> Span:
    """A pawn as the board shows it."""
    row = view["pawns"][pawn]
    if is_house(scene):
        letter = role_letter(scene, view["pawns"], pawn)
    else:
        letter = character_letter(scene, row)
    turn = ON_TURN if pawn == view["turn"] and not view["ending"] else " "
    return (f"{turn}{pawn + 1}{letter} ", f"pawn-{pawn}", f"pawn-{pawn}")


def role_title(scene: Plain, view: Plain, pawn: int) -> str:
    """What a pawn is, if it is anything special."""
    role = scene["roles"].get(view["pawns"][pawn]["role"])
    return "" if role is None or role["id"] == _ORDINARY else str(role["title"])


_ORDINARY: Final = "firefighter"
"""The role of those who have no ability."""


def facts(scene: Plain, view: Plain, pawn: int) -> list[str]:
    """What a pawn has left, where it is and what troubles it."""
    row, on_turn = view["pawns"][pawn], view["turn"] == pawn and not view["ending"]
    if is_house(scene):
        return list(_facts_in_house(view, row, on_turn))
    return list(_facts_in_forest(scene, view, row, on_turn))


def _facts_in_house(view: Plain, row: Plain, on_turn: bool) -> Iterable[str]:
    if on_turn and (view["ap"] or not view["free_ap"]):
        yield f"{view['ap']} AP"
    if on_turn and view["free_ap"]:
        yield f"{view['free_ap']} free"
    if on_turn and view["bonus"]:
        yield "1 by the Veteran"
    if row["saved"]:
        yield f"{row['saved']} saved"
    yield f"at {row['square']}" if row["square"] else "not on the board"
    if row["down"]:
        yield "knocked down"


def _facts_in_forest(scene: Plain, view: Plain, row: Plain, on_turn: bool) -> Iterable[str]:
    if on_turn and view["moves"]:
        yield "1 move" if view["moves"] == 1 else f"{view['moves']} moves"
    if row["tile"]:
        yield f"on {scene['tiles'][row['tile']]['title']}"
    if row["role"] is not None and not row["able"]:
        yield "ability lost"
    for token in row["tokens"]:
        yield f"token: {scene['tokens'][token]['title']}"


Row = tuple[Span, Line]
"""A heading, and what is told under it."""


def supply(scene: Plain, view: Plain) -> list[Row]:
    """What lies beside the board."""
    return _house_supply(scene, view) if is_house(scene) else _forest_supply(scene, view)


def _titled(title: str, told: Sequence[str]) -> Row:
    return soft(f"{title} "), [words(text) for text in told]


def _house_supply(scene: Plain, view: Plain) -> list[Row]:
    bag = [f"{number} {_MARKERS[name]}" for name, number in view["bag"].items() if number]
    found = [_titled("To be found", bag or ["nothing any more"])]
    if any(row["sign"] == "ladder" for row in scene["legend"]):
        found.append(_titled("On the engine", [f"{view['ladders_on_engine']} ladders"]))
    cards = view["cards"]
    return found if cards is None else [*found, *_card_rows(scene, cards)]


_MARKERS: Final = {
    "victim": "victims",
    "false-alarm": "false alarms",
    "hazmat": "hazmats",
    "trapped": "trapped",
}


def _card_rows(scene: Plain, cards: Plain) -> list[Row]:
    """Cards that are at work or wait, and what they change."""

    def titles(ids: Iterable[str]) -> list[str]:
        return [scene["cards"][id]["title"] if id in scene["cards"] else id for id in ids]

    rows = {
        "Card": titles(cards["at_work"]),
        "Events held": titles(cards["events_held"]),
        "Discards": [f"{name} ×{n}" for name, n in _named(scene, cards["discards"])],
        "This turn": cards["this_turn"],
        "Next turn": cards["next_turn"],
    }
    found = [_titled(title, told) for title, told in rows.items() if told]
    if cards["radio_silence"]:
        found.append(_titled("Radio silence", [f"{cards['radio_silence']} turns"]))
    return found


def _named(scene: Plain, pile: dict[str, int]) -> list[tuple[str, int]]:
    return [(scene["cards"][id]["title"], number) for id, number in pile.items()]


def _forest_supply(scene: Plain, view: Plain) -> list[Row]:
    found = [_dice(view), _titled("Wind", [f"{ARROWS[view['wind']]} to the {WAYS[view['wind']]}"])]
    shuffled = f", shuffled {view['shuffles']}×" if view["shuffles"] else ""
    deck = f"{view['deck']} cards, {view['discarded']} discarded{shuffled}"
    found.append(_titled("Fire deck", [deck]))
    shown = {"On top": [view["top"]], "Drawn": view["drawn"], "Fire card": [view["card"]]}
    for title, ids in shown.items():
        told = [scene["cards"][id]["title"] for id in ids if id]
        if told:
            found.append(_titled(title, told))
    if view["choice"]:
        told = [scene["tokens"][token]["title"] for token in view["choice"]]
        found.append(_titled("Choose", told))
    found.append(_titled("Bag", [f"{len(view['bag'])} tokens"]))
    return found


DICE: Final = 6


def _dice(view: Plain) -> Row:
    """Locked dice first, then those of tokens, rolled ones, those to roll and the lost."""
    rolled = view["rolled"] or ""
    blank = max(0, view["dice"] - len(rolled) - len(view["locked"]))
    told: Line = []
    if view["locked"] or view["extra"]:
        told.append((f" {' '.join(view['locked'] + view['extra'])} ", "done", "done"))
    if rolled:
        told.append((" ".join(rolled), "title", ""))
    left = ["□"] * blank + ["×"] * max(0, DICE - view["dice"])
    if left:
        told.append(soft(" ".join(left)))
    if view["support"]:
        told.append(words(f"Support {view['support']}"))
    return soft("Dice "), told
