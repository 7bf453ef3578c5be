"""How much a server can bear."""
