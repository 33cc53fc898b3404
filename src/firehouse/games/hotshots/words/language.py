"""The language that players of Hotshots read: `en.toml` or a file beside it."""

from __future__ import annotations

from typing import Final

from firehouse.core.language import voice_of

VOICE: Final = voice_of(__name__.rpartition(".")[0])
say = VOICE.say
part = VOICE.part
wants = VOICE.wants
