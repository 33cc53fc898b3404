"""The boards of every game as characters; they draw scenes and views of `firehouse.stage`."""

from firehouse.tui.boards.board import BoardView

__all__ = ["BoardView"]
