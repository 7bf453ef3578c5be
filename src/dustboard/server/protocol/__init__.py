"""The wire protocol: what clients send and get, as strict types."""
