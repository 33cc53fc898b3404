"""What clients are told of a game that brings no stage: the engine's drawing, actions by text."""

from __future__ import annotations

import json

from firehouse import Rng, Setup, Table
from firehouse.stage import plain, stage_of
from firehouse.stage.catalogue import catalogue

LANE = Setup("bucket-brigade/lane", crew=2)


def test_the_scene_has_no_board() -> None:
    table = Table(LANE, seed=1)
    scene = stage_of(table.game).scene(table.game)
    assert scene["game"] == "bucket-brigade"
    assert scene["title"] == "Bucket Brigade"
    assert scene["tracks"] == []
    assert scene["legend"][0] == {"sign": "^^", "meaning": "fire"}
    assert json.loads(json.dumps(scene)) == scene


def test_offers_are_the_actions_at_no_place() -> None:
    table = Table(LANE, seed=1)
    stage = stage_of(table.game)
    offers = stage.offers(table.game, table.state)
    assert [offer.action for offer in offers] == ["end", "right", "fill"]
    assert [(offer.label, offer.price, offer.spots) for offer in offers][1] == ("Right", 1, ())
    assert stage.routes(table.game, table.state) == []


def test_frames_lead_from_drawing_to_drawing() -> None:
    """The view that patches lead to is the one that the stage tells, drawing and all."""
    table, rng = Table(LANE, seed=4), Rng(4)
    stage = stage_of(table.game)
    view = stage.view(table.game, table.state)
    while table.result is None:
        first = table.step + 1
        table.play(table.game.random_action(table.state, rng))
        frames = stage.frames_of(table, first, table.step)
        assert [frame.step for frame in frames] == list(range(first, table.step + 1))
        for frame in frames:
            assert frame.text
            assert frame.cite is None
            view |= frame.patch
        assert view == stage.view(table.game, table.state)
    assert view["drawing"] == table.game.draw(table.state)
    assert json.dumps(plain(frames))


def test_choices_are_spelled_out() -> None:
    (way,) = (way for way in catalogue("")["rulesets"] if way["game"] == "bucket-brigade")
    assert way["text"] == "Push the fire out of the lane before it reaches the well."
    assert [option["title"] for option in way["options"]] == ["Wind", "Steps"]
    (preset,) = way["presets"]
    assert preset["title"] == "Bucket Brigade"
    assert Table(Setup.from_json(preset["setup"]), seed=1).actions()
