"""The command line: play, look things up, replay, simulate, measure."""
