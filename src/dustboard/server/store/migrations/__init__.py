"""The migrations of the database, oldest first; run by `upgrade.migrate`."""
