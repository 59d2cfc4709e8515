"""The log of a match as text: what is stored, line by line, and who sits where."""

from __future__ import annotations

from db.shapes import Loaded


def as_text(loaded: Loaded) -> bytes:
    """To be read again by `python -m referee replay`, which passes over lines that begin with #."""
    seats = [f"# {seat} is {player.name}" for seat, player in enumerate(loaded.players)]
    lines = [entry.line for entry in loaded.entries]
    return "\n".join([*seats, *lines, ""]).encode()
