"""Games on paper: records, replays, snapshots, and reading those of other versions."""
