"""The table on the web: server, store, lobby, bots at work. Nothing else of ours imports it."""
