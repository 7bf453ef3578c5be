"""The coach: a bot's answer from the seat's own view, on request, with two reasons."""

from __future__ import annotations

from server.running import Guest, Running, eventually, joined


def seated(table: Running) -> tuple[Guest, str]:
    guest = table.guest("Ana")
    return guest, guest.table(["me", "bot"], start=True, shuffle_seats=False)


def test_it_answers_the_whole_decision_with_two_reasons(table: Running) -> None:
    guest, code = seated(table)
    for name in ("production", "marks"):
        prompt = guest.state(code, 0)["prompt"]
        while prompt["name"] != name:
            prompt = guest.answer(code, prompt, [prompt["options"][0]["key"]])["state"]["prompt"]
        found = guest.get(f"/tables/{code}/coach", seat=0, bot="normal")
        assert found["decision"] == prompt["id"]
        assert len(found["reasons"]) == 2
        assert all(len(reason) > 20 for reason in found["reasons"])
        assert found["answers"]
        assert all(one["label"] for one in found["answers"])
        again = guest.get(f"/tables/{code}/coach", seat=0, bot="normal")
        assert again == found
        # nothing was answered, and the advice is a legal answer to the whole decision
        keys = [one["key"] for one in found["answers"]]
        before = guest.state(code, 0)["prompt"]
        assert before["id"] == prompt["id"]
        after = guest.answer(code, before, keys)["state"]["prompt"]
        assert after is None or after["id"].split("-")[0] != prompt["id"].split("-")[0]


def test_each_level_gives_reasons(table: Running) -> None:
    guest, code = seated(table)
    for level in ("easy", "normal"):
        found = guest.get(f"/tables/{code}/coach", seat=0, bot=level)
        assert found["bot"] == level
        assert len(found["reasons"]) == 2
    guest.get(f"/tables/{code}/coach", seat=0, bot="nobody", status=400)


def test_one_who_thinks_ahead_says_that_it_tried_answers_out(table: Running) -> None:
    guest, code = seated(table)
    tried: list[str] = []
    for _ in range(12):
        state = eventually(lambda: guest.state(code, 0), lambda one: one["prompt"] is not None)
        found = guest.get(f"/tables/{code}/coach", seat=0, bot="hard")
        assert len(found["reasons"]) == 2
        tried += [reason for reason in found["reasons"] if "trial games" in reason]
        if tried:
            break
        keys = [one["key"] for one in found["answers"]]
        guest.answer(code, state["prompt"], keys)
    assert tried


def test_nobody_is_coached_with_another_seats_cards(table: Running) -> None:
    ana, bo = table.guest("Ana"), table.guest("Bo")
    code = ana.table(["me", "link"])
    joined(ana, [bo], code)
    ana.get(f"/tables/{code}/coach", seat=1, status=403)
    table.guest("Cho").get(f"/tables/{code}/coach", seat=0, status=403)


def test_a_table_without_odds_has_no_coach(table: Running) -> None:
    guest = table.guest("Ana")
    code = guest.table(["me", "bot"], start=True, shuffle_seats=False, hide_odds=True)
    guest.get(f"/tables/{code}/coach", seat=0, status=409)
    guest.get(f"/tables/{code}/luck", seat=0, status=409)
