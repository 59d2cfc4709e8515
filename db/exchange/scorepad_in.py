"""Backups of ScorePad: points per round."""

from __future__ import annotations

from pydantic import BaseModel, Field

from db.backup import Many
from db.exchange.plays import Foreign, Play, game_of, since_1970


class _Game(BaseModel):
    id: str
    title: str = ""
    dateCreated: int = Field(ge=0, le=10**14)  # noqa: N815 - as in the file
    playerIds: Many[str]  # noqa: N815
    winnerIds: list[str] | None = None  # noqa: N815


class _Player(BaseModel):
    playerName: str = ""  # noqa: N815
    scores: Many[int] = ()


class _Games(BaseModel):
    entities: dict[str, _Game]


class _Players(BaseModel):
    entities: dict[str, _Player]


class _Backup(BaseModel):
    games: _Games
    players: _Players


def read(told: object) -> Foreign:
    """Raises ValidationError for what is no such file."""
    backup = _Backup.model_validate(told)
    people = backup.players.entities
    return Foreign("ScorePad", tuple(_play(it, people) for it in backup.games.entities.values()))


def _play(game: _Game, people: dict[str, _Player]) -> Play:
    players = [people.get(id, _Player()) for id in game.playerIds]
    length = max((len(player.scores) for player in players), default=0)
    rounds = tuple(
        tuple(player.scores[at] if at < len(player.scores) else 0 for player in players)
        for at in range(length)
    )
    return Play(
        id=f"scorepad:{game.id}",
        game=game_of(game.title, None),
        begun=since_1970(game.dateCreated),
        names=tuple(player.playerName for player in players),
        totals=tuple(sum(player.scores) for player in players),
        rounds=rounds,
        title=game.title,
        won=frozenset(
            seat for seat, id in enumerate(game.playerIds) if id in (game.winnerIds or ())
        ),
    )
