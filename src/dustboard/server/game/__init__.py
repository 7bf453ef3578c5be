"""A played game as stored steps; nobody is connected here."""
