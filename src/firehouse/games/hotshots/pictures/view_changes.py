"""How each event changes the view of a position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from firehouse.core.event import Event
from firehouse.games.hotshots import events
from firehouse.games.hotshots.data import faces, roles, tiles, tokens
from firehouse.games.hotshots.data.board import WAY_NAMES
from firehouse.games.hotshots.pictures.view import View, edge_name, tile_names
from firehouse.games.hotshots.rules import vehicles
from firehouse.games.hotshots.rules.effects import owner_of
from firehouse.games.hotshots.rules.house import House
from firehouse.games.hotshots.rules.moving import STEPS_A_TURN


def fold(g: House, v: View, event: Event) -> None:
    """Change the view as the event changed the position."""
    if type(event) not in _UNSEEN:
        _CHANGES[type(event)](g, v, event)


def _ordered(names: list[str], order: tuple[str, ...]) -> list[str]:
    return sorted(names, key=order.index)


def _hold(g: House, v: View, who: int, token: int) -> None:
    pawn = v["pawns"][owner_of(g, who)]
    pawn["tokens"] = _ordered([*pawn["tokens"], tokens.IDS[token]], tokens.IDS)


def _drop(g: House, v: View, who: int, token: int) -> None:
    v["pawns"][owner_of(g, who)]["tokens"].remove(tokens.IDS[token])


def _forget(v: View, token: int) -> None:
    v["fresh"] = [name for name in v["fresh"] if name != tokens.IDS[token]]


def _tile_placed(g: House, v: View, e: events.TilePlaced) -> None:
    v["tiles"][tiles.IDS[e.tile]]["cell"] = g.board.names[e.cell]


def _gap_left(g: House, v: View, e: events.GapLeft) -> None:
    v["gap"] = g.board.names[e.cell]


def _camp_made(g: House, v: View, e: events.CampMade) -> None:
    v["vehicles"] = list(vehicles.NAMES)
    for pawn in v["pawns"]:
        pawn["tile"] = tiles.IDS[tiles.FIRE_CAMP]


def _role_dealt(g: House, v: View, e: events.RoleDealt) -> None:
    v["pawns"][e.who]["role"] = roles.IDS[e.role]
    v["pawns"][e.who]["able"] = True


def _first_chosen(g: House, v: View, e: events.FirstChosen) -> None:
    v["turn"] = e.who


def _flames_added(g: House, v: View, e: events.FlamesAdded) -> None:
    v["tiles"][tiles.IDS[e.tile]]["flames"] += e.number


def _flames_removed(g: House, v: View, e: events.FlamesRemoved) -> None:
    v["tiles"][tiles.IDS[e.tile]]["flames"] -= e.number


def _turn_started(g: House, v: View, e: events.TurnStarted) -> None:
    v["turn"] = e.who
    v["moves"] = STEPS_A_TURN
    v["through_fire"] = v["no_card"] = v["one_more_turn"] = False
    v["succeeded_on"] = []
    if not e.again:
        v["fresh"] = []


def _turn_ended(g: House, v: View, e: events.TurnEnded) -> None:
    v["moves"] = 0


def _moved(g: House, v: View, e: events.Moved) -> None:
    v["pawns"][e.who]["tile"] = tiles.IDS[e.tile]
    v["moves"] = e.moves


def _moves_gained(g: House, v: View, e: events.MovesGained) -> None:
    v["moves"] = e.moves
    v["through_fire"] = v["through_fire"] or e.through_fire


def _fight_started(g: House, v: View, e: events.FightStarted) -> None:
    v["moves"] = 0
    v["support"] = e.support


def _rolled(g: House, v: View, e: events.Rolled) -> None:
    v["rolled"] = faces.letters(faces.PACKED[e.handful])


def _with_faces(letters: str, more: str) -> str:
    return "".join(sorted(letters + more, key=faces.LETTERS.index))


def _locked(g: House, v: View, e: events.Locked) -> None:
    v["rolled"] = None
    v["locked"] = _with_faces(v["locked"], faces.letters(faces.PACKED[e.handful]))


def _face_added(g: House, v: View, e: events.FaceAdded) -> None:
    v["rolled"] = None
    v["extra"] = _with_faces(v["extra"], faces.LETTERS[e.face])


def _roll_failed(g: House, v: View, e: events.RollFailed) -> None:
    v["rolled"] = None
    v["support"] = e.support


def _support_gained(g: House, v: View, e: events.SupportGained) -> None:
    v["support"] = e.support


def _fight_over(g: House, v: View, e: events.BlewUp | events.FightStopped) -> None:
    v["locked"] = v["extra"] = ""
    v["support"] = 0


def _succeeded(g: House, v: View, e: events.Succeeded) -> None:
    v["succeeded_on"] = tile_names(e.tiles)


def _firebreak_placed(g: House, v: View, e: events.FirebreakPlaced) -> None:
    v["firebreaks"] = sorted([*v["firebreaks"], edge_name(e.tile, e.other)])


def _firebreak_taken(g: House, v: View, e: events.FirebreakTaken) -> None:
    v["firebreaks"].remove(edge_name(e.tile, e.other))


def _vehicle_used(g: House, v: View, e: events.VehicleUsed) -> None:
    v["vehicles"].remove(vehicles.NAMES[e.vehicle])
    v["moves"] = 0


def _vehicles_lost(g: House, v: View, e: events.VehiclesLost) -> None:
    v["vehicles"] = []


def _token_drawn(g: House, v: View, e: events.TokenDrawn) -> None:
    v["bag"].remove(tokens.IDS[e.token])
    v["choice"] = _ordered([*v["choice"], tokens.IDS[e.token]], tokens.IDS)


def _token_gained(g: House, v: View, e: events.TokenGained) -> None:
    _hold(g, v, e.who, e.token)
    v["choice"] = []
    if e.fresh:
        v["fresh"] = _ordered([*v["fresh"], tokens.IDS[e.token]], tokens.IDS)


def _token_returned(g: House, v: View, e: events.TokenReturned) -> None:
    v["bag"] = _ordered([*v["bag"], tokens.IDS[e.token]], tokens.IDS)


def _token_spent(g: House, v: View, e: events.TokenPlayed | events.TokenDiscarded) -> None:
    _drop(g, v, e.who, e.token)
    _forget(v, e.token)


def _token_given(g: House, v: View, e: events.TokenGiven) -> None:
    _drop(g, v, e.giver, e.token)
    _hold(g, v, e.who, e.token)


def _bag_lost(g: House, v: View, e: events.BagLost) -> None:
    v["bag"] = []


def _token_lost(g: House, v: View, e: events.TokenLost) -> None:
    v["bag"].remove(tokens.IDS[e.token])


def _card_skipped(g: House, v: View, e: events.CardSkipped) -> None:
    v["no_card"] = True


def _turn_granted(g: House, v: View, e: events.TurnGranted) -> None:
    v["one_more_turn"] = True


def _card_drawn(g: House, v: View, e: events.CardDrawn) -> None:
    v["drawn"] = _ordered([*v["drawn"], g.cards.ids[e.card]], tuple(g.cards.ids))
    v["deck"] -= 1
    if e.known:
        v["top"] = None


def _card_returned(g: House, v: View, e: events.CardReturned) -> None:
    v["top"] = g.cards.ids[e.card]
    v["deck"] += 1


def _card_played(g: House, v: View, e: events.CardPlayed) -> None:
    v["drawn"] = []
    v["card"] = g.cards.ids[e.card]


def _card_discarded(g: House, v: View, e: events.CardDiscarded) -> None:
    v["card"] = None
    v["discarded"] += 1


def _deck_shuffled(g: House, v: View, e: events.DeckShuffled) -> None:
    v["deck"] = e.cards
    v["discarded"] = 0
    v["shuffles"] += 1


def _wind_turned(g: House, v: View, e: events.WindTurned) -> None:
    v["wind"] = WAY_NAMES[e.way]


def _scorched(g: House, v: View, e: events.Scorched) -> None:
    tile = v["tiles"][tiles.IDS[e.tile]]
    tile["flames"] = 0
    tile["scorched"] = True


def _ability_lost(g: House, v: View, e: events.AbilityLost) -> None:
    for pawn in v["pawns"]:
        if pawn["role"] == roles.IDS[e.role]:
            pawn["able"] = False


def _dice_changed(g: House, v: View, e: events.DieLost | events.DiceRecovered) -> None:
    v["dice"] = e.dice


def _game_ended(g: House, v: View, e: events.GameEnded) -> None:
    v["ending"] = e.ending


def _awaited(g: House, v: View, e: events.Awaited) -> None:
    v["awaits"] = {"what": e.what, "who": e.who}


_CHANGES: Final[dict[type[Event], Callable[[House, View, Any], None]]] = {
    events.TilePlaced: _tile_placed,
    events.GapLeft: _gap_left,
    events.CampMade: _camp_made,
    events.RoleDealt: _role_dealt,
    events.FirstChosen: _first_chosen,
    events.FlamesAdded: _flames_added,
    events.FlamesRemoved: _flames_removed,
    events.TurnStarted: _turn_started,
    events.TurnEnded: _turn_ended,
    events.Moved: _moved,
    events.MovesGained: _moves_gained,
    events.FightStarted: _fight_started,
    events.Rolled: _rolled,
    events.Locked: _locked,
    events.FaceAdded: _face_added,
    events.RollFailed: _roll_failed,
    events.SupportGained: _support_gained,
    events.BlewUp: _fight_over,
    events.FightStopped: _fight_over,
    events.Succeeded: _succeeded,
    events.FirebreakPlaced: _firebreak_placed,
    events.FirebreakTaken: _firebreak_taken,
    events.VehicleUsed: _vehicle_used,
    events.VehiclesLost: _vehicles_lost,
    events.TokenDrawn: _token_drawn,
    events.TokenGained: _token_gained,
    events.TokenReturned: _token_returned,
    events.TokenPlayed: _token_spent,
    events.TokenDiscarded: _token_spent,
    events.TokenGiven: _token_given,
    events.BagLost: _bag_lost,
    events.TokenLost: _token_lost,
    events.CardSkipped: _card_skipped,
    events.TurnGranted: _turn_granted,
    events.CardDrawn: _card_drawn,
    events.CardReturned: _card_returned,
    events.CardPlayed: _card_played,
    events.CardDiscarded: _card_discarded,
    events.DeckShuffled: _deck_shuffled,
    events.WindTurned: _wind_turned,
    events.Scorched: _scorched,
    events.AbilityLost: _ability_lost,
    events.DieLost: _dice_changed,
    events.DiceRecovered: _dice_changed,
    events.GameEnded: _game_ended,
    events.Awaited: _awaited,
}

_UNSEEN: Final = frozenset(
    {
        events.FlamesRanOut,
        events.FirebreakMissed,
        events.Asked,
        events.Answered,
        events.NothingFed,
        events.SpreadBlocked,
        events.DieSaved,
    }
)
"""Events that are only told: nothing in the view changes with them."""
