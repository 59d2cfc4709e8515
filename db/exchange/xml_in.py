"""Files in XML: plays saved from BoardGameGeek, and backups of KeepScore."""

from __future__ import annotations

import re
from itertools import zip_longest
from typing import TYPE_CHECKING

from db.exchange.plays import OTHER, Foreign, Play, Why, adds_up, game_of, moment, since_1970, whole

if TYPE_CHECKING:
    from xml.etree.ElementTree import Element


def read(content: bytes) -> Foreign | None:
    """None for another kind; raises ValueError, also for entities that could be an attack."""
    from xml.etree.ElementTree import ParseError

    from defusedxml.ElementTree import fromstring

    try:
        root = fromstring(content, forbid_dtd=True)
    except ParseError as error:
        raise ValueError(str(error)) from None
    if root.tag == "plays":
        return Foreign("BoardGameGeek", tuple(map(_bgg, root.iterfind("play"))))
    if root.tag == "GamesBackup":
        return Foreign("KeepScore", tuple(map(_keepscore, root.iterfind("Games/Game"))))
    return None


def _bgg(play: Element) -> Play:
    players = play.findall("players/player")
    item = play.find("item")
    trouble: Why | None = "quantity" if play.get("quantity", "1") != "1" else None
    return Play(
        id=f"bgg:{play.get('id', '')}",
        game=game_of(item.get("name", "") if item is not None else "", OTHER),
        begun=moment(play.get("date", "")),
        names=tuple(it.get("name") or it.get("username") or "" for it in players),
        totals=tuple(whole(it.get("score", "")) for it in players),
        won=frozenset(seat for seat, it in enumerate(players) if it.get("win") == "1"),
        trouble=trouble,
    )


def _keepscore(game: Element) -> Play:
    players = sorted(
        game.iterfind("PlayerScores/PlayerScore"),
        key=lambda it: whole(_text(it, "playerNumber")) or 0,
    )
    totals = tuple(whole(_text(it, "score")) for it in players)
    started = int(_text(game, "dateGameStarted"))
    names = tuple(_text(it, "playerName") for it in players)
    return Play(
        id=f"keepscore:{started}:{':'.join(names)}",
        game=game_of(_text(game, "gameName"), None),
        begun=since_1970(started),
        names=names,
        totals=totals,
        rounds=_rounds(players, totals),
        title=_text(game, "gameName"),
    )


def _rounds(players: list[Element], totals: tuple[int | None, ...]) -> tuple[tuple[int, ...], ...]:
    """Changes side by side where all have as many, else each as a round of its own: whoever only
    adds what the winner of a hand gets leaves the others' lists shorter."""
    changes = [_numbers(_text(it, "history")) for it in players]
    if len({len(it) for it in changes}) == 1:
        rounds = list(zip(*changes, strict=True))
        return tuple(rounds) if adds_up(rounds, totals) else ()
    times = [_numbers(_text(it, "historyTimestamps")) for it in players]
    found = []
    for seat, (own, at) in enumerate(zip(changes, times, strict=True)):
        for place, (points, when) in enumerate(zip_longest(own, at[: len(own)], fillvalue=0)):
            row = tuple(points if other == seat else 0 for other in range(len(players)))
            found.append((when, place, row))
    rounds = [row for _, _, row in sorted(found, key=lambda it: it[:2])]
    return tuple(rounds) if adds_up(rounds, totals) else ()


def _numbers(text: str) -> list[int]:
    return [int(it) for it in re.findall(r"-?[0-9]{1,15}", text)]


def _text(node: Element, name: str) -> str:
    """A missing text is written as the word null, and marked."""
    found = node.find(name)
    if found is None or "true" in (found.get("isNull"), found.get("isEmpty")):
        return ""
    return (found.text or "").strip()
