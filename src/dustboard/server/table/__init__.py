"""Live tables: rooms, who looks at them, and what people and bots do there."""
