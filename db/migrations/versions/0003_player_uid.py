"""Players are known beyond this database, so that a backup meets them again."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    # With a default and an index instead of a constraint SQLite need not make the table anew.
    op.add_column("player", sa.Column("uid", sa.String(), nullable=False, server_default=""))
    connection = op.get_bind()
    for (id,) in connection.execute(sa.text("SELECT id FROM player")).all():
        connection.execute(
            sa.text("UPDATE player SET uid = :uid WHERE id = :id"),
            {"uid": secrets.token_hex(8), "id": id},
        )
    op.create_index("ix_player_uid", "player", ["uid"], unique=True)
