"""Tutorials on the web table: begun, left, resumed, left beside the line, tried on a copy."""

from __future__ import annotations

import time
from typing import Any

from dustboard.tutorials import LessonPart, load
from server.running import Guest, Running

LINES: dict[str, list[str]] = {
    "collect/choose": ["spark"],
    "target/marks": ["field:1", "shop", "done"],
    "commit/cards": ["st02@field:1", "st05@shop", "done"],
    "commit/seal": ["st02@field:1", "st05@shop", "done"],
    "raise/marks": ["field:1", "done"],
    "raise/tank": ["st04@field:1", "done"],
    "overbid/marks": ["field:1", "done"],
    "overbid/juice-missing": ["st03@field:1", "done"],
    "bluff/marks": ["raid:1", "done"],
    "bluff/base": ["base:1"],
    "bluff/feint": ["st01@raid:1:1", "done"],
    "reveal/pick": ["take:1"],
    "end/abandon": ["done"],
    "defend/produce": ["juice"],
    "defend/marks": ["done"],
    "defend/guard": ["st06@defend:1", "done"],
}


def parts_of(title: str) -> dict[str, LessonPart]:
    """The parts of a tutorial by name."""
    script = load(title)
    steps = [*script.step, *script.copy]
    return {f"{step.id}/{part.id}": part for step in steps for part in step.part}


class Learner:
    """Somebody who learns by talking to the server."""

    def __init__(
        self, guest: Guest, title: str = "wftw", lines: dict[str, list[str]] = LINES
    ) -> None:
        self.guest = guest
        self.lines = lines
        self.parts = parts_of(title)
        self.lone = load(title).lone
        self.right = next(one.right for one in self.parts.values() if one.do == "quiz")
        self.code: str = guest.post(f"/learn/{title}", {})["code"]
        self.trail: list[str] = []

    def state(self, ask: bool = False) -> Any:
        """The table; with `ask`, as soon as its learner is asked."""
        for _ in range(500):
            found = self.guest.state(self.code)
            if found["prompt"] is not None or not ask:
                return found
            time.sleep(0.02)
        raise AssertionError("nothing is asked")

    def step(self, **wish: str) -> Any:
        return self.guest.post(f"/tables/{self.code}/lesson", wish)

    def answer(self, keys: list[str]) -> Any:
        state = self.guest.answer(self.code, self.state(ask=True)["prompt"], keys)["state"]
        self.check(state["prompt"])
        return state

    def check(self, prompt: Any) -> None:
        """A question that the lesson answers itself is not shown, not even for a moment."""
        if prompt is not None and self.lone and not prompt["draft"]:
            assert len(prompt["options"]) > 1, prompt

    def is_asked(self, part: str, prompt: Any) -> bool:
        """Whether the table waits for the answer of a part."""
        self.check(prompt)
        return prompt is not None and bool(prompt["name"] == self.parts[part].ask)

    def do(self) -> None:
        """Do what the lesson wants next."""
        state = self.state()
        lesson = state["lesson"]
        if lesson["code"]:
            self.code = lesson["code"]
            return
        part, act = lesson["part"], lesson["act"]
        if lesson["mode"] == "home":
            self.step(do="home")
        elif act == "answer" and not self.is_asked(part, state["prompt"]):
            time.sleep(0.02)
        elif act == "answer" and part in self.lines:
            self.trail.append(part)
            self.answer(self.lines[part])
        elif act == "unseal":
            self.trail.append(part)
            for _ in range(3):
                self.guest.post(f"/tables/{self.code}/undo", {"seat": 0})
        elif act == "order":
            self.trail.append(part)
            order = {"seat": 0, "ask": lesson["what"], "answer": "juice"}
            self.guest.post(f"/tables/{self.code}/orders", order)
        elif act == "copy":
            self.trail.append(part)
            self.step(do="copy", part=part)
        elif act in ("read", "quiz", "rule", "why", "odds"):
            self.trail.append(part)
            self.step(do="did", part=part, what=self.right if act == "quiz" else lesson["what"])
        else:
            time.sleep(0.02)

    def to(self, part: str) -> Any:
        """Go on to a part; "" is the end."""
        for _ in range(2000):
            lesson = self.state()["lesson"]
            if lesson["mode"] == "end" if not part else lesson["part"] == part:
                return lesson
            self.do()
        raise AssertionError(f"{part} is not reached; at {lesson}")


def test_the_whole_lesson(table: Running) -> None:
    ana = table.guest("Ana")
    learner = Learner(ana)
    home = learner.code
    lesson = learner.to("")
    assert learner.code == home
    assert (lesson["step"], lesson["steps"]) == (10, 10)
    assert set(LINES) <= set(learner.trail)
    assert "commit/open" in learner.trail
    assert lesson["links"]
    state = learner.state(ask=True)
    assert state["prompt"]["name"] == "marks"
    assert state["view"]["round"] == 3
    # the quiet bids were answered for the learner, and so was the order
    assert {row["by"] for row in state["auto"] if row["seat"] == 0} == {"order"}
    assert ana.get("/tables")["mine"] == []  # it is done, and no table to come back to
    assert ana.get("/learn/wftw")["code"] == ""
    first = ana.post("/learn/wftw/first")
    assert not any(one["lesson"] for one in ana.get("/tables")["mine"])  # it is done
    assert first["options"]["victory_goal"] == 12
    game = ana.state(first["code"])
    assert game["lesson"]["mode"] == "hint"
    assert game["lesson"]["text"]["touch"]


def test_it_is_kept_for_the_guest_and_resumed_at_the_same_place(table: Running) -> None:
    learner = Learner(table.guest("Bo"))
    learner.to("raise/odds")
    learned = learner.guest.get("/learn/wftw")
    assert (learned["code"], learned["step"]) == (learner.code, 5)
    assert len(learned["steps"]) == 10
    again = Learner(learner.guest)
    assert again.code == learner.code
    assert again.state()["lesson"]["part"] == "raise/odds"
    fresh = learner.guest.post("/learn/wftw", {"again": True})
    assert fresh["code"] != learner.code
    assert learner.guest.get("/learn/wftw")["step"] == 1
    assert table.guest("Cho").get("/learn/wftw")["code"] == ""


def test_another_answer_waits_for_a_word_and_can_be_taken_back(table: Running) -> None:
    learner = Learner(table.guest("Dag"))
    learner.to("target/marks")
    state = learner.answer(["raid:1", "done"])
    assert state["lesson"]["mode"] == "off"
    assert state["lesson"]["back"]
    assert "bold" in state["lesson"]["note"]["keys"]
    assert state["lesson"]["line"][-1] == "Seal my marks"
    assert learner.state()["table"]["waiting"] == [1]
    state = learner.step(do="back")
    assert state["lesson"]["part"] == "target/marks"
    assert state["prompt"]["name"] == "marks"
    learner.answer(["shop", "done"])
    state = learner.step(do="on")
    assert state["lesson"]["mode"] == "free"
    assert learner.state(ask=True)["prompt"]["name"] == "commitment"
    learner.answer(["st05@shop", "done"])
    learner.state(ask=True)
    state = learner.step(do="back")
    assert state["lesson"]["part"] == "target/marks"
    learner.to("commit/cards")


def test_a_copy_changes_nothing_at_the_real_table(table: Running) -> None:
    learner = Learner(table.guest("Eve"))
    learner.to("bluff/copy")
    home = learner.code
    before = learner.state(ask=True)
    learner.to("overbid/unpaid")
    assert learner.code != home
    assert any(line["kind"] == "unpaid" for line in learner.state()["log"])
    assert learner.guest.state(home)["view"] == before["view"]
    learner.to("bluff/marks")
    assert learner.code == home
    assert learner.state()["view"] == before["view"]
    assert learner.state()["prompt"]["id"] == before["prompt"]["id"]


def test_a_table_of_its_own_inside_a_lesson(table: Running) -> None:
    """The lesson of wk1: a fight on another table, and nobody is asked what has one answer."""
    lines = {
        name: next(iter(part.good.values()))
        for name, part in parts_of("wk1").items()
        if part.do == "answer" and not part.auto
    }
    learner = Learner(table.guest("Gil"), "wk1", lines)
    learner.to("fight/copy")
    home = learner.code
    before = learner.state(ask=True)
    assert before["view"]["seats"][0]["knight"] == "k01"
    learner.to("raiders/won")
    assert learner.code != home
    fight = learner.state()
    assert fight["view"]["seats"][0]["knight"] == "k03"
    assert fight["view"]["seats"][0]["reputation"] == 2
    assert learner.guest.state(home)["view"] == before["view"]
    lesson = learner.to("")
    assert learner.code == home
    assert (lesson["step"], lesson["steps"]) == (10, 10)
    asked = {name for name in lines if parts_of("wk1")[name].when in ("", "away")}
    assert asked <= set(learner.trail)


def test_a_wrong_choice_and_a_wrong_refusal_do_not_count(table: Running) -> None:
    learner = Learner(table.guest("Fay"))
    learner.to("look/goal")
    state = learner.step(do="did", part="look/goal", what="9")
    assert state["lesson"]["part"] == "look/goal"
    assert "Not that one" in state["lesson"]["note"]["touch"]
    learner.to("target/refusal")
    state = learner.step(do="did", part="target/refusal", what="field:2")
    assert state["lesson"]["part"] == "target/refusal"
    state = learner.step(do="did", part="target/places")
    assert state["lesson"]["part"] == "target/refusal"


def test_only_the_learner_moves_the_lesson(table: Running) -> None:
    learner = Learner(table.guest("Gus"))
    other = table.guest("Hal")
    other.post(f"/tables/{learner.code}/lesson", {"do": "did"}, 404)
    other.get("/learn/_template", 404)
    other.post("/learn/chess", {}, 404)
    code = other.table(["me", "bot"], start=True)
    other.post(f"/tables/{code}/lesson", {"do": "did"}, 409)


def test_presets_are_the_titles(table: Running) -> None:
    (wftw,) = [one for one in table.guest("Ida").get("/titles") if one["id"] == "wftw"]
    (first,) = wftw["presets"]
    assert (first["id"], first["name"]) == ("first", "First game")
    assert first["options"]["victory_goal"] == 12
    assert wftw["tutorial"] is True


def test_polish_readers_are_offered_the_edition_they_know(table: Running) -> None:
    told = {one["id"]: one for one in table.guest("Ana").get("/titles", lang="pl")}
    (polish,) = [one for one in told["wk1"]["presets"] if one["lang"] == "pl"]
    assert polish["options"] == {"edition": "pl"}
    assert "trzy zlecenia prywatne" in polish["text"]
