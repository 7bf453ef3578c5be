"""`dustboard bench`: how fast the engine, environments, search and the lab are, beside peers."""
