"""What the wizard is told about the titles, and tables that no title allows."""

from __future__ import annotations

import dustboard
from server.running import Running


def test_every_title_is_told_with_what_there_is_to_play(table: Running) -> None:
    told = {one["id"]: one for one in table.guest().get("/titles")}
    assert list(told) == list(dustboard.titles())
    for name, one in told.items():
        title = dustboard.title(name)
        options = {option["name"]: option for option in one["options"]}
        assert [scenario["value"] for scenario in one["scenarios"]] == [
            scenario.value for scenario in title.scenarios()
        ]
        for scenario in one["scenarios"]:
            assert scenario["value"] in options[scenario["option"]]["values"]
            assert scenario["name"]
            assert scenario["text"]
            players = title.players_for({scenario["option"]: scenario["value"]})
            assert (scenario["min_players"], scenario["max_players"]) == (players[0], players[-1])


def test_a_table_has_the_players_that_its_mission_is_for(table: Running) -> None:
    ana = table.guest("Ana")
    bot = {"kind": "bot", "bot": "easy"}
    wish = {"title": "wk1", "options": {"mission": "only_one"}}
    refused = ana.post("/tables", {**wish, "seats": [{"kind": "me"}, bot]}, status=422)
    assert "3 to 4 players, not 2" in refused["error"]
    assert refused["rule"] == "wk1.setup.01"
    laid = ana.post("/tables", {**wish, "seats": [{"kind": "me"}, bot, bot]})
    assert laid["options"]["mission"] == "only_one"
    assert laid["changed"] == ["mission"]


def test_what_everybody_may_know_is_packed_and_nothing_else(table: Running) -> None:
    ana = table.guest("Ana")
    code = ana.table(["me", {"kind": "bot", "bot": "easy"}], start=True)
    for path in ("/titles", "/cards/wftw", "/rules/wftw"):
        assert ana.http.get(path).headers["content-encoding"] == "gzip"
    for path in (f"/tables/{code}", f"/tables/{code}/odds?seat=0", "/me"):
        assert "content-encoding" not in ana.http.get(path).headers
