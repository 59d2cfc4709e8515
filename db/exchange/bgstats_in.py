"""The export of Board Game Stats, and the plays that people share with it."""

from __future__ import annotations

import json

from pydantic import BaseModel, ValidationError

from db.backup import Many
from db.exchange.plays import OTHER, Foreign, Play, Why, adds_up, game_of, moment, whole


class _Named(BaseModel):
    id: int
    name: str = ""


class _Game(_Named):
    highestWins: bool = True  # noqa: N815 - as in the file


class _Score(BaseModel):
    score: str | None = ""
    winner: bool = False
    playerRefId: int  # noqa: N815
    seatOrder: int = 0  # noqa: N815
    metaData: str | None = ""  # noqa: N815


class _Play(BaseModel):
    uuid: str
    playDate: str  # noqa: N815
    usesTeams: bool = False  # noqa: N815
    gameRefId: int  # noqa: N815
    scoresheet: str | None = ""
    playerScores: Many[_Score]  # noqa: N815


class _Export(BaseModel):
    games: Many[_Game]
    players: Many[_Named]
    plays: Many[_Play]


class _Row(BaseModel):
    type: str = "number"
    scores: dict[str, str | int] = {}


class _Group(BaseModel):
    rows: Many[_Row] = ()


class _Sheet(BaseModel):
    groups: Many[_Group] = ()


def read(told: object) -> Foreign:
    """Raises ValidationError for what is no such file, and ValueError for a date that is none."""
    export = _Export.model_validate(told)
    games = {game.id: game for game in export.games}
    names = {player.id: player.name for player in export.players}
    return Foreign("BG Stats", tuple(_play(it, games, names) for it in export.plays))


def _play(play: _Play, games: dict[int, _Game], names: dict[int, str]) -> Play:
    scores = sorted(play.playerScores, key=lambda score: score.seatOrder)
    totals = tuple(whole(score.score or "") for score in scores)
    game = games.get(play.gameRefId)
    trouble: Why | None = "teams" if play.usesTeams else None
    return Play(
        id=f"bgstats:{play.uuid}",
        game=game_of(game.name if game else "", OTHER),
        begun=moment(play.playDate),
        names=tuple(names.get(score.playerRefId, "") for score in scores),
        totals=totals,
        rounds=_rounds(play.scoresheet or "", scores, totals),
        won=frozenset(seat for seat, score in enumerate(scores) if score.winner),
        highest_wins=game.highestWins if game else None,
        trouble=trouble,
    )


def _rounds(
    text: str, scores: list[_Score], totals: tuple[int | None, ...]
) -> tuple[tuple[int, ...], ...]:
    """The rows of the play's score sheet, if they are rounds: they add up to the totals."""
    try:
        sheet = _Sheet.model_validate_json(text)
        ids = [str(json.loads(score.metaData or "")["scoreUuid"]) for score in scores]
    except (ValidationError, ValueError, KeyError, TypeError):
        return ()
    found = []
    for group in sheet.groups:
        for row in group.rows:
            points = [whole(str(row.scores.get(id, 0))) for id in ids]
            if row.type != "number":
                return ()
            found.append(tuple(it or 0 for it in points))
    return tuple(found) if adds_up(found, totals) else ()
