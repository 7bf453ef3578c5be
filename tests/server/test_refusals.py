"""Refusals come in the language of their reader, over HTTP and over the websocket."""

from __future__ import annotations

import json
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from dustboard.server.core.refusals import Refused, not_now
from server.running import Guest, Running

ENGLISH, POLISH = "en", "pl-PL,pl;q=0.9,en;q=0.5"


@pytest.fixture(scope="module")
def ana(table: Running) -> Guest:
    """Somebody with a game in which the first answers can't be taken back."""
    return table.guest("Ana")


@pytest.fixture(scope="module")
def code(ana: Guest) -> str:
    """Two seats at one device; both have chosen what they produce, so it is revealed."""
    code = ana.table(["me", "device"], start=True)
    for seat in (0, 1):
        prompt = ana.state(code, seat)["prompt"]
        assert prompt["sealed"]
        ana.answer(code, prompt, [prompt["options"][0]["key"]])
    return code


def said(guest: Guest, language: str, path: str, body: Any = None, method: str = "POST") -> Any:
    """A refusal, as whoever reads this language gets it."""
    reply = guest.http.request(method, path, json=body, headers={"Accept-Language": language})
    assert reply.status_code >= 400, reply.text[:300]
    return reply.json()


REFUSALS = [
    ("GET", "/tables/nosuch", None, "not-found", "there is no such table", "nie ma takiego stołu"),
    ("GET", "/nothing", None, "not-found", "there is no such request", "nie ma takiego żądania"),
    ("GET", "/cards/chess", None, "not-found", "there is no such game", "nie ma takiej gry"),
    ("POST", "/tables/{}/resume", None, "not-now", "the table is not paused", "gra nie jest wst"),
    (
        "POST",
        "/tables/{}/undo",
        {"seat": 0},
        "border",
        "you can't undo this: a sealed choice has begun since (log line",
        "tego nie można cofnąć: od tego czasu zaczął się tajny wybór (wiersz dziennika",
    ),
    (
        "POST",
        "/tables",
        {"title": "wftw", "seats": [{"kind": "me"}]},
        "illegal",
        "wftw is for 2 to 8 players, not 1",
        "wftw: od 2 do 8 graczy, a nie 1",
    ),
    (
        "POST",
        "/tables",
        {"title": "wftw", "seats": [{"kind": "me"}] * 2, "options": {"buy_rows": 0}},
        "illegal",
        "there is no option 'buy_rows'; choose one of",
        "nieznana opcja „buy_rows”; dostępne są",
    ),
    (
        "POST",
        "/tables/{}/vote",
        {"about": "absent", "seat": 1, "choice": "wait"},
        "not-now",
        "there is nothing to vote on",
        "nie ma nad czym głosować",
    ),
    (
        "POST",
        "/import",
        {"record": {"title": "wftw", "format": "chess"}},
        "bad-record",
        "this is not a Dustboard record: 'format' is 'chess'",
        "to nie jest zapis z Dustboarda: „format” to „chess”",
    ),
    (
        "POST",
        "/login",
        {"name": "Nobody", "password": "x" * 12},
        "login",
        "the name or",
        "nieprawidłowa nazwa",
    ),
    ("POST", "/tables", {"title": 7}, "bad-request", "title: ", "nie można tego zrozumieć (title"),
]


@pytest.mark.parametrize(("method", "path", "body", "kind", "english", "polish"), REFUSALS)
def test_a_refusal_is_in_the_language_of_its_reader(
    ana: Guest, code: str, method: str, path: str, body: Any, kind: str, english: str, polish: str
) -> None:
    path = path.format(code)
    plain = said(ana, ENGLISH, path, body, method)
    ours = said(ana, POLISH, path, body, method)
    assert plain["kind"] == ours["kind"] == kind
    assert plain["rule"] == ours["rule"]
    assert plain["error"].startswith(english)
    assert ours["error"].startswith(polish)
    # whom the server has no words for reads English; `lang` says more than the browser
    assert said(ana, "de, fr;q=0.7", path, body, method) == plain
    assert said(ana, ENGLISH, f"{path}?lang=pl", body, method) == ours


def test_an_answer_that_the_rules_refuse_is_refused_in_the_words_of_the_title(
    ana: Guest, code: str
) -> None:
    prompt = ana.state(code, 0, lang="pl")["prompt"]
    answer = {"seat": 0, "decision": prompt["id"], "key": "what-nobody-may"}
    ours = said(ana, POLISH, f"/tables/{code}/answer", {**answer, "answers": ["coal"]})
    assert ours["error"].startswith("„coal” nie jest teraz możliwą odpowiedzią; możliwe są: ")
    assert ours["rule"] == prompt["rule"]
    refused = prompt["refused"][0]
    ours = said(ana, POLISH, f"/tables/{code}/answer", {**answer, "answers": [refused["key"]]})
    assert (ours["error"], ours["rule"]) == (refused["why"], refused["rule"])


def test_what_the_engine_says_of_taking_back_is_put_into_words(ana: Guest) -> None:
    code = ana.table(["me", "device"], start=True)
    undo = f"/tables/{code}/undo", {"seat": 1}
    words = "seat 1 has not answered anything yet"
    assert said(ana, ENGLISH, *undo)["error"] == f"you can't undo this: {words}"
    assert ana.state(code, 1)["undo"] == words
    words = "z miejsca 1 nie padła jeszcze żadna odpowiedź"
    assert said(ana, POLISH, *undo)["error"] == f"tego nie można cofnąć: {words}"
    assert ana.state(code, 1, lang="pl")["undo"] == words


def test_the_table_itself_says_in_both_languages_why_nothing_can_be_taken_back(
    ana: Guest, code: str
) -> None:
    assert ana.state(code, 0)["undo"] == "a sealed choice has begun since"
    polish = ana.state(code, 0, lang="pl")
    assert polish["undo"] == "od tego czasu zaczął się tajny wybór"
    assert polish["undo_line"] == ana.state(code, 0)["undo_line"] >= 0


def goodbye(connection: ClientConnection) -> tuple[str, str]:
    """The last message, and the reason that the socket was closed with."""
    while (message := json.loads(connection.recv(timeout=20)))["type"] != "gone":
        pass
    with pytest.raises(ConnectionClosed) as closed:
        connection.recv(timeout=20)
    assert closed.value.rcvd is not None
    return message["reason"], closed.value.rcvd.reason


@pytest.mark.parametrize(
    ("lang", "unknown", "nonsense"),
    [
        (
            "en",
            "there is no such table, or it is not open to you",
            "the server doesn't understand this message",
        ),
        (
            "pl",
            "nie ma takiego stołu albo nie jest dla ciebie dostępny",
            "tej wiadomości nie można zrozumieć",
        ),
    ],
)
def test_a_socket_is_closed_with_words_of_its_reader(
    ana: Guest, code: str, lang: str, unknown: str, nonsense: str
) -> None:
    with ana.live("nosuch", lang=lang) as connection:
        assert goodbye(connection) == (unknown, unknown)
    with ana.live(code, lang=lang) as connection:
        connection.send("what?")
        assert goodbye(connection) == (nonsense, nonsense)


def test_sentences_are_made_for_readers_only() -> None:
    """A refusal that nobody reads costs no sentence; what is in it is in the same language."""
    asked = []

    def told(lang: str) -> str:
        asked.append(lang)
        return f"({lang})"

    refusal = not_now("cannot-undo", "border", reason=told)
    with pytest.raises(Refused):
        raise refusal
    assert asked == []
    assert refusal.text("pl") == "tego nie można cofnąć: (pl)"
    assert str(refusal) == refusal.error == "you can't undo this: (en)"
    assert refusal.text("xx").startswith("you can't")
