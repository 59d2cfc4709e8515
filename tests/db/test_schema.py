"""The tables, and how a database comes to have them."""

import importlib
import subprocess
import sys
from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from db import models, open_store, schema
from db.engine import connect, reading
from tests.db.tables import HAND, begun, record


def test_the_migrations_lead_to_the_tables_of_the_models() -> None:
    engine = connect("sqlite://")
    schema.prepare(engine)
    with reading(engine) as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, models.Base.metadata) == []


def test_every_migration_is_named_for_its_revision_in_order() -> None:
    config = Config()
    config.set_main_option("script_location", str(schema.MIGRATIONS))
    config.set_main_option("path_separator", "os")
    scripts = ScriptDirectory.from_config(config).walk_revisions()
    assert tuple(script.revision for script in scripts)[::-1] == schema.REVISIONS


def test_a_save_waits_for_the_disk(url: str) -> None:
    store = open_store(url)
    store.close()
    with reading(connect(url)) as connection:
        pragmas = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        }
    full = 2
    assert pragmas == {
        "journal_mode": "wal",
        "synchronous": full,
        "foreign_keys": 1,
        "busy_timeout": 5000,
    }


def test_a_second_start_loads_neither_alembic_nor_anything_of_the_pages(url: str) -> None:
    open_store(url).close()
    start = (
        "import sys, db; db.open_store(sys.argv[1]).running();"
        "print([name for name in ('alembic', 'pandas', 'streamlit') if name in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", start, url], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"


def test_a_new_database_is_made_with_its_folder(tmp_path: Path) -> None:
    store = open_store(f"sqlite:///{tmp_path / 'new' / 'data' / 'scores.db'}")
    record(store, begun(store), HAND)
    store.close()


def test_the_models_can_be_imported_again() -> None:
    tables = set(models.Base.metadata.tables)
    again = importlib.util.spec_from_file_location("models_again", models.__file__)
    assert again is not None
    assert again.loader is not None
    module = importlib.util.module_from_spec(again)
    again.loader.exec_module(module)
    assert set(module.Base.metadata.tables) == tables
