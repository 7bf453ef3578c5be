"""Waste Knights in the terminal."""
