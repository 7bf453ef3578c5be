"""Tests of the client in a real browser; a package, so that they share one while they run."""
