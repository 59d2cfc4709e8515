"""Run by Alembic for each upgrade, on the connection and in the transaction that it is handed."""

from alembic import context

context.configure(
    connection=context.config.attributes["connection"],
    transactional_ddl=True,
    render_as_batch=True,
)
context.run_migrations()
