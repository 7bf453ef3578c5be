"""Telling people who are away that a table waits."""
