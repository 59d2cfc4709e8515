"""Who sits a hand out may lead all the same: courses drawn from the logs before say otherwise.

No table changes; after a migration the read model is drawn anew.
"""

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    pass
