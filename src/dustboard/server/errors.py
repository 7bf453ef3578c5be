"""Refusals: every error a client can get, as a status and one sentence that tells no secret."""

from __future__ import annotations


class Refusal(Exception):
    """Something a client may not or can not do now."""

    def __init__(self, status: int, kind: str, error: str, rule: str = "") -> None:
        super().__init__(error)
        self.status = status
        self.kind = kind
        self.error = error
        self.rule = rule


def not_found() -> Refusal:
    """No such table, or none for these eyes: both sound the same."""
    return Refusal(404, "not-found", "there is no such table, or it is not open to you")


def not_yours(what: str) -> Refusal:
    """Somebody else's seat or right."""
    return Refusal(403, "not-yours", what)


def not_now(what: str, kind: str = "not-now") -> Refusal:
    """Right in itself, but not in this state of the table."""
    return Refusal(409, kind, what)


def bad_request(what: str) -> Refusal:
    """Nothing that could ever work."""
    return Refusal(400, "bad-request", what)
