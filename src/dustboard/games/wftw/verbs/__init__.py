"""The verbs that cards are written in; each is one small module with four faces."""
