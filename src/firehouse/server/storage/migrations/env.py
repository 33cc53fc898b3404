"""What Alembic runs: the migrations, on the connection and in the transaction it was given."""

from alembic import context

from firehouse.server.storage.models import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
