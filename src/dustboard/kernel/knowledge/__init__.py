"""What a seat may know: fields and who sees them, masks, dealt worlds, what was learnt."""
