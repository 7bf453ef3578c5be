# mypyc: skip
"""The card tables of War for the Wasteland, one TOML file for each set."""
