"""Brings the database to the tables of this version, or says why it must be left alone."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Engine, delete, false, text

from db import engine as engines
from db.models import MATCH
from db.trouble import StoreTrouble

MIGRATIONS = Path(__file__).parent / "migrations"
REVISIONS = tuple(sorted(path.name[:4] for path in (MIGRATIONS / "versions").glob("[0-9]*.py")))
"""Every state of the tables so far, the present one last; files are named for their number."""


def prepare(engine: Engine) -> None:
    """Makes a new database, or brings an older one up to date; raises StoreTrouble.

    A newer one, or one that is not ours, is only read.
    """
    revision = _revision(engine)
    if revision not in (None, *REVISIONS):
        raise StoreTrouble("newer", f"the database is at {revision}")
    if revision != REVISIONS[-1]:
        migrate(engine)
    engines.keep_a_write_ahead_log(engine)
    with engines.writing(engine) as connection:
        # Better known now than at the first save: that nothing can be written.
        connection.execute(delete(MATCH).where(false()))


def migrate(engine: Engine) -> None:
    # Imported here: Alembic costs a quarter of a second, and most starts have nothing to migrate.
    from alembic import command
    from alembic.config import Config

    from db import upkeep

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    with engines.writing(engine) as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        # An earlier version knew less of its matches than their logs tell.
        upkeep.renew(connection)


def _revision(engine: Engine) -> str | None:
    """None for an empty database."""
    with engines.reading(engine) as connection:
        tables = engines.tables(connection)
        if "alembic_version" in tables:
            found = connection.scalar(text("SELECT version_num FROM alembic_version"))
            return None if found is None else str(found)
    if tables:
        raise StoreTrouble("not-a-database", f"it belongs to something else: {min(tables)}")
    return None
