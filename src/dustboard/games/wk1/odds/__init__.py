"""Chances before a choice: checks, escapes, attacks, clashes, routes. Made from masked states."""
