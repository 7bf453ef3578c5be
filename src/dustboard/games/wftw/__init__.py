"""War for the Wasteland, for two to eight warlords."""
