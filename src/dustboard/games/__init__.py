"""The titles. Each is one folder with a `meta.py`; a folder that starts with `_` is no title."""
