"""Experiments: variants of a title played with the same luck, stored in a folder, reported on."""
