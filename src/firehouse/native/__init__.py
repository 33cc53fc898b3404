"""The games as plain C, written from their own sources: a translator, a builder, a loader.

`docs/decisions/native.md` says which Python it takes. Nothing here knows a game.
"""
