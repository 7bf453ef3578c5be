"""What is worked out about games: odds, luck, advice, reports."""
