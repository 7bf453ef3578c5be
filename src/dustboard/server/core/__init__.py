"""What every part of the server stands on: configuration, refusals, guards, limits, workers."""
