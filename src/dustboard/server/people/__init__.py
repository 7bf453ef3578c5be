"""Who people are, how they come back, and what belongs to them."""
