"""The lab: whole games between bots, in bulk, and how fast they run."""
