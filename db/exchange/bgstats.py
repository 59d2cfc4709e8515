"""Plays for Board Game Stats: a link that its app opens, and a file to share."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import quote
from uuid import NAMESPACE_URL, uuid5

from db.shapes import Loaded
from referee.scoring import Scoring

SOURCE = "Score sheet"
PUSH = "https://app.bgstatsapp.com/createPlay.html?data="
BGG_IDS = {"classic": 2223}
"""Numbers at BoardGameGeek, where they are known; the app takes the name for the others."""

_MOMENT = "%Y-%m-%d %H:%M:%S"


def push_link(loaded: Loaded, game: str, comments: str) -> str:
    """The app needs every yes and no said, and a number where there is one; moments are in UTC."""
    play = {
        "sourceName": SOURCE,
        "sourcePlayId": loaded.id,
        "playDate": f"{loaded.started_at:{_MOMENT}}",
        "durationMin": _minutes(loaded),
        "comments": comments,
        "game": {
            "name": game,
            "sourceGameId": loaded.match.game.key,
            "highestWins": _highest_wins(loaded),
            "noPoints": False,
            **({"bggId": number} if (number := BGG_IDS.get(loaded.match.game.key)) else {}),
        },
        "players": [
            {
                "name": player.name,
                "sourcePlayerId": str(player.id),
                "startPlayer": seat == _starter(loaded),
                "winner": _won(loaded, seat),
                "rank": _rank(loaded, seat),
                "role": "",
                "score": str(loaded.match.standings.totals[seat]),
            }
            for seat, player in enumerate(loaded.players)
        ],
    }
    return PUSH + quote(json.dumps(play, ensure_ascii=False, separators=(",", ":")), safe="")


def as_bgsplay(loaded: Loaded, game: str, comments: str) -> bytes:
    """One play with a row of its score sheet per hand."""
    ids = [_uuid(f"{loaded.id}/{seat}") for seat in range(len(loaded.players))]
    # On the clock of those who played, as the app itself writes it and our import reads it.
    day = loaded.started_at.astimezone()
    begun, changed = (f"{at:{_MOMENT}}" for at in (day, loaded.entries[-1].at.astimezone()))
    play = {
        "uuid": _uuid(loaded.id),
        "modificationDate": changed,
        "entryDate": begun,
        "playDate": begun,
        "playDateYmd": int(f"{day:%Y%m%d}"),
        "usesTeams": False,
        "durationMin": _minutes(loaded),
        "ignored": False,
        "manualWinner": True,
        "rounds": len(loaded.match.counted),
        "bggId": 0,
        "importPlayId": 0,
        "locationRefId": 0,
        "gameRefId": 1,
        "board": "",
        "comments": comments,
        "rating": 0,
        "nemestatsId": 0,
        "scoringSetting": 0,
        "playImages": "[]",
        "scoresheet": json.dumps(_scoresheet(loaded, ids)),
        "expansionPlays": [],
        "playerScores": [
            {
                "score": str(loaded.match.standings.totals[seat]),
                "winner": _won(loaded, seat),
                "newPlayer": False,
                "startPlayer": seat == _starter(loaded),
                "playerRefId": seat + 1,
                "rank": _rank(loaded, seat),
                "seatOrder": seat + 1,
                "metaData": json.dumps({"scoreUuid": id}),
            }
            for seat, id in enumerate(ids)
        ],
    }
    told = {
        "about": SOURCE,
        "games": [_game(loaded, game, changed)],
        "locations": [],
        "players": [
            {
                "id": seat + 1,
                "uuid": _uuid(f"player/{player.name}"),
                "name": player.name,
                "isAnonymous": False,
                "modificationDate": changed,
            }
            for seat, player in enumerate(loaded.players)
        ],
        "plays": [play],
        "userInfo": {},
    }
    return json.dumps(told, ensure_ascii=False, indent=1).encode()


def _game(loaded: Loaded, name: str, changed: str) -> dict[str, Any]:
    seats = loaded.match.game.seats
    return {
        "id": 1,
        "uuid": _uuid(f"game/{loaded.match.game.key}"),
        "name": name,
        "bggId": BGG_IDS.get(loaded.match.game.key, 0),
        "bggName": "",
        "bggYear": 0,
        "cooperative": False,
        "highestWins": _highest_wins(loaded),
        "noPoints": False,
        "usesTeams": False,
        "isBaseGame": True,
        "isExpansion": False,
        "minPlayerCount": seats[0],
        "maxPlayerCount": seats[-1],
        "modificationDate": changed,
    }


def _scoresheet(loaded: Loaded, ids: list[str]) -> dict[str, Any]:
    rows = [
        {
            "type": "number",
            "label": str(hand.number),
            "scores": {id: str(points or 0) for id, points in zip(ids, hand.points, strict=True)},
        }
        for hand in loaded.match.counted
    ]
    return {"groups": [{"label": "Hands", "rows": rows}], "variantLabel": ""}


def _uuid(of: str) -> str:
    """The same each time, so that a play sent twice is one."""
    return str(uuid5(NAMESPACE_URL, f"score-sheet:{of}")).upper()


def _minutes(loaded: Loaded) -> int:
    return round((loaded.entries[-1].at - loaded.started_at).total_seconds() / 60)


def _highest_wins(loaded: Loaded) -> bool:
    return loaded.match.scoring in (Scoring.STANDARD, Scoring.ROUNDS)


def _won(loaded: Loaded, seat: int) -> bool:
    return seat in loaded.match.standings.winners and not loaded.match.abandoned


def _starter(loaded: Loaded) -> int:
    """Who began the first hand."""
    return loaded.match.but(entered=(), steps=(), amended=(), abandoned=False).starter


def _rank(loaded: Loaded, seat: int) -> int:
    totals, mine = loaded.match.standings.totals, loaded.match.standings.totals[seat]
    high = _highest_wins(loaded)
    return 1 + sum((other > mine) if high else (other < mine) for other in totals)
