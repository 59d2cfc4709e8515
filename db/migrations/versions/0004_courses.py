"""How long hands were and how matches went, for statistics."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

COUNTS = """
    plays illegal made made_won received guilty given taken unchallenged missed caught late
    catches spills stops drawn hands won par spread value_won best best_hand conceded worst
    second_worst third_worst known cards known_value wild_value misses fell gain gain_squares
    led lead deficit clutch clutch_won win_first win_last win_best dry_first dry_last dry_best
    safe_first safe_last safe_best along along_won fastest total place behind king_value
    king_total
"""
EXACT, OPTIONAL = ("par", "spread"), ("fastest",)


def upgrade() -> None:
    op.create_table(
        "hand_length",
        _match(),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("started_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("ended_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("plays", sa.Integer(), nullable=True),
        sa.Column("flips", sa.Integer(), nullable=True),
        sa.Column("struck", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"]),
        sa.PrimaryKeyConstraint("match_id", "number"),
    )
    op.create_table(
        "match_course",
        _match(),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("lead_changes", sa.Integer(), nullable=False),
        sa.Column("margin", sa.Integer(), nullable=True),
        sa.Column("comeback", sa.Integer(), nullable=True),
        sa.Column("agrees", sa.Boolean(), nullable=True),
        sa.Column("timed", sa.Integer(), nullable=False),
        sa.Column("seconds", sa.Integer(), nullable=False),
        sa.Column("along", sa.Integer(), nullable=False),
        sa.Column("plays", sa.Integer(), nullable=False),
        sa.Column("flips", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"]),
        sa.PrimaryKeyConstraint("match_id"),
    )
    op.create_table(
        "seat_course",
        _match(),
        sa.Column("seat", sa.Integer(), nullable=False),
        *(
            sa.Column(
                name, sa.Float() if name in EXACT else sa.Integer(), nullable=name in OPTIONAL
            )
            for name in COUNTS.split()
        ),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"]),
        sa.PrimaryKeyConstraint("match_id", "seat"),
    )
    op.create_table(
        "seat_course_by",
        sa.Column("what", sa.String(), nullable=False),
        _match(),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("hands", sa.Integer(), nullable=False),
        sa.Column("won", sa.Integer(), nullable=False),
        sa.Column("cards", sa.Integer(), nullable=False),
        sa.Column("value", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"]),
        sa.PrimaryKeyConstraint("what", "match_id", "seat", "key"),
        sqlite_with_rowid=False,
    )


def _match() -> sa.Column[str]:
    return sa.Column("match_id", sa.String(), nullable=False)
