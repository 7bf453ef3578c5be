"""Pure rules machinery: frames, decisions, luck, masks, records. No title, no I/O."""
