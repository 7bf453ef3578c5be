"""Lines that the table says: in the words of their reader, and nobody can type them."""

from __future__ import annotations

import re
from pathlib import Path

import dustboard
from dustboard.server.game.log import TEXTS
from dustboard.server.table import chat
from server.running import Running, until

SERVER = Path(chat.__file__).parents[1]


def test_every_line_that_the_server_says_is_written_in_both_languages() -> None:
    sources = "\n".join(path.read_text() for path in SERVER.rglob("*.py"))
    said = {f"say-{key}" for key in re.findall(r'\bsaying\(\s*"([\w-]+)"', sources)}
    said |= {f"say-preset-{number}" for number in range(chat.PRESETS)}
    assert len(said) > 20
    for lang in ("en", "pl"):
        assert {key for key in TEXTS.keys(lang) if key.startswith("say-")} == said


def test_each_reader_has_their_own_words(table: Running) -> None:
    ana, bo = table.guest("Ana"), table.guest()
    code = ana.table(["me", "link"])
    with ana.live(code) as socket:
        until(socket, "state")
        bo.post("/claim", {"token": ana.links(code)[1], "name": "Bo"})
        bo.post(f"/tables/{code}/chat", {"preset": 1}, 204)
        heard = []
        while "Well played." not in heard:
            state = until(socket, "chat")
            heard += [line["text"] for line in state["lines"]]
    assert [line["text"] for line in bo.state(code, lang="pl")["chat"]] == [
        "Bo zajmuje miejsce 2.",
        "Dobrze zagrane.",
    ]
    assert bo.get("/server")["presets"][1] == "Well played."
    assert bo.get("/server", lang="pl")["presets"][1] == "Dobrze zagrane."


def test_a_seat_without_a_name_is_called_by_its_number(table: Running) -> None:
    ana = table.guest("Ana")
    code = ana.table(["me", "link", {"kind": "link", "name": "Cy"}])
    for seat in (1, 2):
        ana.post(f"/tables/{code}/link", {"seat": seat})
    for lang, words in (
        ("en", ["The host made a new link for seat 2.", "The host made a new link for Cy."]),
        (
            "pl",
            [
                "Gospodarz tworzy nowy link do miejsca 2.",
                "Gospodarz tworzy nowy link do miejsca: Cy.",
            ],
        ),
    ):
        assert [line["text"] for line in ana.state(code, lang=lang)["chat"]] == words
    record = dustboard.new_game("wftw", players=2, seed=1).record()
    for lang, name in (("en", "Seat 2"), ("pl", "Miejsce 2")):
        found = ana.post(f"/import?lang={lang}", {"record": record})
        assert found["seats"][1]["name"] == name


def test_nobody_speaks_for_the_table(table: Running) -> None:
    ana = table.guest("Ana")
    code = ana.table(["me", "bot"])
    ana.post(f"/tables/{code}/chat", {"text": chat.saying("ended")}, 204)
    assert ana.state(code)["chat"][-1]["text"] == '["say-ended",{}]'
