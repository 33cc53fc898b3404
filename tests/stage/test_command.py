"""The command that prints sample data."""

from __future__ import annotations

import json

import pytest

from firehouse.stage.__main__ import main


@pytest.mark.parametrize("ruleset", ["flashpoint/experienced", "hotshots/standard"])
def test_it_prints_what_a_client_gets(ruleset: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Scene, view, offers and frames as JSON, the same for the same seed."""
    words = [ruleset, "--crew", "3", "--seed", "4", "--steps", "30"]
    main(words)
    told = json.loads(capsys.readouterr().out)
    main(words)

    assert json.loads(capsys.readouterr().out) == told
    assert told["step"] >= 30
    assert told["scene"]["game"] == ruleset.split("/")[0]
    assert told["offers"]
    assert told["frames"][-1]["step"] == told["step"]


def test_it_says_what_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    """A bad set-up ends with a sentence."""
    with pytest.raises(SystemExit):
        main(["flashpoint/famly"])

    assert "There is no rule set 'flashpoint/famly'" in capsys.readouterr().err
