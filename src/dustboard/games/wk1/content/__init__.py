# mypyc: skip
"""The cards, sheets, hexes and missions of Waste Knights, one TOML file for each deck."""
