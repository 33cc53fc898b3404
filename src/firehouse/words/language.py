"""The language that players of every game read: `en.toml` with `en.screen.toml`, or
files beside them."""

from __future__ import annotations

from typing import Final

from firehouse.core.language import voice_of

VOICE: Final = voice_of(__name__.rpartition(".")[0])
say = VOICE.say
part = VOICE.part
tell = VOICE.tell
