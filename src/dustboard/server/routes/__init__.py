"""The HTTP and websocket faces of the server, all under `/api/v1`."""
