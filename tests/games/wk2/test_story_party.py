"""Several knights decide: open votes, sealed choices and bids, gifts, contests, duels."""

from __future__ import annotations

from typing import Any

import pytest

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.story_table import COUNTERS, ENTRIES, TALLIES
from dustboard.games.wk2.content.wasteland_table import SPECIAL_BY_NUMBER
from dustboard.games.wk2.meta import TITLE
from dustboard.games.wk2.rules.ports import seats_of
from dustboard.games.wk2.rules.scoring import (
    SEALS,
    count_winners,
    place_of,
    true_clues,
    verdict,
    warrant_points,
)
from dustboard.games.wk2.rules.winning import score, winners
from dustboard.games.wk2.show.view import seat_part
from dustboard.kernel.knowledge.masks import mask
from games.wk2.playing import upgrade
from games.wk2.scene import Scene

LEFT = {"key": "left", "then": [{"do": "flag", "on": "lit"}]}
RIGHT = {"key": "right", "then": [{"do": "flag", "on": "dark"}]}
THREE = ("johnny", "logan", "nelly")


def tally(scene: Scene, seat: int, what: str) -> int:
    return scene.state.tally[seat * len(TALLIES) + TALLIES.index(what)]


# -- open votes -----------------------------------------------------------------------------------


@pytest.mark.rule("wk2.plot.07")
def test_most_votes_decide_for_all() -> None:
    scene = Scene(*THREE)
    scene.does({"do": "choose_together", "options": [LEFT, RIGHT]})
    for seat, vote in enumerate(("left", "right", "right")):
        assert [scene.asked(one) for one in range(3)].count("vote") == 1  # one after the other
        scene.answer(seat, vote)
    assert (scene.flag("lit"), scene.flag("dark")) == (0, 1)


@pytest.mark.rule("wk2.injury.09", "wk2.plot.07")
def test_the_player_of_a_knight_who_is_down_votes_too() -> None:
    scene = Scene(*THREE)
    scene.state.down[1] = 0
    scene.does({"do": "choose_together", "options": [LEFT, RIGHT]})
    for seat, vote in enumerate(("left", "right", "right")):
        assert scene.asked(seat) == "vote"
        scene.answer(seat, vote)
    assert (scene.flag("lit"), scene.flag("dark")) == (0, 1)


@pytest.mark.rule("wk2.plot.07")
def test_a_tie_is_the_first_players() -> None:
    scene = Scene("johnny", "logan")
    scene.state.first = 1
    scene.does({"do": "choose_together", "options": [LEFT, RIGHT]})
    scene.answer(1, "left")
    scene.answer(0, "right")
    assert scene.asked(1) == "casting_vote"
    scene.answer(1, "right")
    assert (scene.flag("lit"), scene.flag("dark")) == (0, 1)


@pytest.mark.rule("wk2.plot.07", "wk2.solo.02", "wk2.solo.04")
def test_one_owner_is_asked_once() -> None:
    scene = Scene("johnny", "logan", one_owner=True)
    scene.does({"do": "choose_together", "options": [LEFT, RIGHT]})
    assert scene.asked(0) == "option"
    scene.answer(0, "left")
    assert scene.flag("lit") == 1


@pytest.mark.rule("wk2.plot.08")
def test_gifts_are_taken_only_if_they_are_enough() -> None:
    row = {
        "do": "pay_together", "what": "meds", "amount": 3,
        "then": [{"do": "flag", "on": "lit"}], "else": [{"do": "flag", "on": "dark"}],
    }  # fmt: skip
    scene = Scene("johnny", "logan")
    scene.give(0, meds=2)
    scene.give(1, meds=2)
    scene.does(row)
    scene.answer(0, "give:1")
    assert scene.offered(1) == ["give:0", "give:1", "give:2"]
    scene.answer(1, "give:1")
    assert scene.state.meds[:2] == [2, 2]  # nothing is taken
    assert scene.flag("dark") == 1
    scene.does(row)
    scene.answer(0, "give:2")
    assert scene.offered(1) == ["give:0", "give:1"]  # no more than is missing
    scene.answer(1, "give:1")
    assert scene.state.meds[:2] == [0, 1]
    assert scene.flag("lit") == 1


# -- sealed choices -------------------------------------------------------------------------------


@pytest.mark.rule("wk2.vote.01")
def test_sealed_choices_are_hidden_until_all_have_chosen() -> None:
    scene = Scene(*THREE)
    scene.state.down[2] = 0  # who is unconscious takes part
    note = [{"key": "seal", "then": []}, {"key": "burn", "then": [{"do": "note", "on": "ink"}]}]
    scene.does({"do": "sealed", "options": note})
    assert [scene.asked(seat) for seat in range(3)] == ["sealed"] * 3
    scene.answer(0, "burn")
    for viewer in (1, 2, -1):
        hidden = mask(TITLE, scene.state, viewer)
        assert hidden.sealed[0] == ()
        assert hidden.choice[0] == 0
    assert scene.told("unsealed") == []
    scene.answer(2, "burn")
    scene.answer(1, "seal")
    assert [bool(noted) for noted in scene.state.noted[:3]] == [True, False, True]
    assert len(scene.told("unsealed")) == 3


@pytest.mark.rule("wk2.vote.01")
def test_votes_count_by_weight() -> None:
    scene = Scene(*THREE)
    scene.state.tally[TALLIES.index("votes")] = 3
    gains = [{"do": "count", "what": "guilty", "amount": "votes"}]
    options = [
        {"key": "guilty", "then": gains},
        {"key": "pardon", "then": [{"do": "count", "what": "pardon", "amount": "votes"}]},
    ]
    scene.does({"do": "vote", "votes": "max(1, my.votes)", "options": options})
    for seat, vote in enumerate(("guilty", "pardon", "pardon")):
        scene.answer(seat, vote)
    assert scene.state.counters[COUNTERS.index("guilty")] == 3
    assert scene.state.counters[COUNTERS.index("pardon")] == 2


@pytest.mark.rule("wk2.vote.01")
def test_bids_are_paid_by_all_and_ties_go_to_who_has_learnt_less() -> None:
    scene = Scene(*THREE)
    for seat in range(3):
        scene.give(seat, meds=2)
    scene.state.xp[0] = 4
    scene.does({"do": "bid", "then": [{"do": "note", "on": "ink"}]})
    scene.answer(0, "bid:2")
    scene.answer(1, "bid:2")
    scene.answer(2, "bid:1")
    assert scene.state.meds[:3] == [0, 0, 1]
    assert [bool(noted) for noted in scene.state.noted[:3]] == [False, True, False]


@pytest.mark.rule("wk2.vote.01")
def test_seals_are_secret_until_they_are_shown() -> None:
    scene = Scene(*THREE)
    scene.does({"do": "deal_seals"}, {"do": "false_clue"})
    state = scene.state
    state.over = False
    assert sorted({*state.seal[:3]}) == sorted(state.seal[:3])
    for viewer in (0, 1, -1):
        hidden = mask(TITLE, state, viewer)
        for owner in range(3):
            known = state.seal[owner] if owner == viewer else -1
            assert hidden.seal[owner] == known
        assert hidden.lies[0] == 0
    scene.does({"do": "look_seal"})
    scene.answer(0, "seat:1")
    assert state.looked[0] == (-2, state.seal[1])
    state.over = False
    assert mask(TITLE, state, 2).looked[0] == ()
    scene.does({"do": "show_seals"})
    state.over = False
    assert mask(TITLE, state, 0).seal == state.seal
    assert mask(TITLE, state, 1).lies[0] == 1


# -- one and another ------------------------------------------------------------------------------


@pytest.mark.rule("wk2.plot.10")
def test_a_sale_is_agreed_by_the_seller() -> None:
    scene = Scene("johnny", "logan")
    scene.state.active = 0
    scene.give(0, fuel=2)
    scene.state.tally[len(TALLIES) + TALLIES.index("clues")] = 1
    sale = [
        {"do": "tally", "what": "clues", "amount": -1},
        {
            "do": "each", "who": "active",
            "then": [{"do": "tally", "what": "clues"}, {"do": "hand", "amount": 2}],
        },
    ]  # fmt: skip
    options = [{"key": "sell", "then": sale}, {"key": "refuse", "then": []}]
    choose = {"do": "choose", "options": options}
    row = {"do": "choose_knight", "who": "each other", "only": "my.clues > 0", "then": [choose]}
    scene.does(row)
    assert scene.asked(1) == "option"
    scene.answer(1, "sell")
    assert (tally(scene, 0, "clues"), tally(scene, 1, "clues")) == (1, 0)
    assert (scene.state.fuel[0], scene.state.fuel[1]) == (0, 2)


@pytest.mark.rule("wk2.test.03")
def test_a_contest_is_won_by_more_successes(monkeypatch: pytest.MonkeyPatch) -> None:
    for rival, won in (("w-", 1), ("wV", 0)):
        scene = Scene("johnny", "logan", patch=monkeypatch)
        scene.state.special[1] = (SPECIAL_BY_NUMBER[4],)
        scene.dice("gV", "w-", rival, "w-")  # Johnny, then Logan
        win = [{"do": "flag", "on": "met"}]
        row = {"do": "contest", "skill": "negotiate", "with": "holder 4", "win": win}
        scene.does(row)
        scene.finish(0)
        assert scene.flag("met") == won


@pytest.mark.rule("wk2.plot.10")
def test_leader_and_last() -> None:
    scene = Scene(*THREE)
    state = scene.state
    clues = TALLIES.index("clues")
    for seat, (number, xp) in enumerate(((2, 3), (2, 1), (2, 1))):
        state.tally[seat * len(TALLIES) + clues] = number
        state.xp[seat] = xp
    assert seats_of(state, 0, "leader") == [2]  # fewest XP, then last in turn order
    assert seats_of(state, 0, "last") == [1]  # of several the first
    state.xp[0] = 0
    assert seats_of(state, 0, "leader") == [0]
    state.xp[0] = 3
    scene.does({"do": "note", "on": "delivered"}, seat=1)
    assert seats_of(state, 0, "last undelivered") == [2]


# -- duels ----------------------------------------------------------------------------------------


def duel(scene: Scene, first: str, second: str, *dice: str) -> None:
    win, lose = [{"do": "flag", "on": "lit"}], [{"do": "flag", "on": "dark"}]
    scene.dice(*dice)
    scene.does({"do": "duel", "with": "each other", "win": win, "lose": lose})
    if scene.asked(0):
        scene.answer(0, first)
    if scene.asked(1):
        scene.answer(1, second)
    for seat in (0, 1):
        scene.finish(seat, "wounds")


@pytest.mark.rule("wk2.duel.01", "wk2.duel.02")
def test_weapons_are_chosen_hidden_and_no_token_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene("johnny", "logan", patch=monkeypatch)
    scene.wield(0, "a01")
    scene.wield(1, "a01")
    scene.does({"do": "duel", "with": "each other"})
    assert [scene.asked(seat) for seat in (0, 1)] == ["duel_weapon"] * 2
    scene.answer(0, "a01")
    assert mask(TITLE, scene.state, 1).duel_weapon[0] == -1
    assert scene.told("draws") == []
    scene.answer(1, "bare")
    assert len(scene.told("draws")) == 2
    assert scene.told("token") == []


@pytest.mark.rule("wk2.duel.03", "wk2.duel.04")
def test_more_wounds_win_and_both_attacks_land(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene("johnny", "logan", patch=monkeypatch)
    duel(scene, "", "", "gV", "wV", "gV", "g-")  # bare hands: 2 against 1
    assert (scene.state.wounds[0], scene.state.wounds[1]) == (1, 2)
    assert scene.flag("lit") == 1
    assert scene.state.xp[:2] == [0, 0]


@pytest.mark.rule("wk2.duel.04")
def test_a_tie_goes_to_who_was_challenged(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene("johnny", "logan", patch=monkeypatch)
    duel(scene, "", "", "gV", "w-", "gV", "g-")
    assert (scene.flag("lit"), scene.flag("dark")) == (0, 1)


@pytest.mark.rule("wk2.duel.04")
def test_who_alone_falls_loses(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene("johnny", "logan", patch=monkeypatch)
    scene.give(0, wounds=5)
    duel(scene, "", "", "g2", "wV", "gV", "g-")  # 3 wounds against 1, but Johnny falls
    assert scene.state.down[0] >= 0
    assert scene.flag("dark") == 1


@pytest.mark.rule("wk2.duel.01")
@pytest.mark.parametrize("weapon", ["a01", "a01:broken"])
def test_a_fate_does_in_a_duel_what_the_weapon_says(
    monkeypatch: pytest.MonkeyPatch, weapon: str
) -> None:
    scene = Scene("johnny", "logan", patch=monkeypatch)
    scene.wield(0, weapon)
    broken = weapon != "a01"
    dice = ["g-", "wK", "w-"] if broken else ["gK", "g-", "w-"]
    duel(scene, weapon, "", *dice, "g-", "g-")
    assert scene.state.wounds[1] == int(not broken)  # the broken knife has no fate


@pytest.mark.rule("wk2.duel.01")
def test_abilities_count_in_a_duel_and_only_then_the_weapon_breaks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = Scene("sallow", "logan", patch=monkeypatch)
    upgrade(scene, "p-sallow-3:b")  # a fate in melee is 2 wounds
    duel(scene, "", "", "bK", "bI", "g-", "g-")
    assert scene.state.wounds[1] == 2
    scene = Scene("johnny", "logan", patch=monkeypatch)
    scene.wield(0, "a01")
    duel(scene, "a01", "", "gK", "gI", "w-", "g-", "g-")
    assert scene.state.wounds[1] == 1
    assert scene.gear_of() == ["a01:broken"]


@pytest.mark.rule("wk2.duel.04")
def test_what_happens_to_the_challenged_knight_comes_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rows = {
        "win": [{"do": "gain", "what": "xp", "amount": 1}],
        "beaten": [{"do": "suffer", "amount": 2}],
    }
    for dice, wounds, xp in ((("gV", "w-", "g-", "g-"), 3, 1), (("g-", "w-", "g-", "g-"), 0, 0)):
        scene = Scene("johnny", "logan", patch=monkeypatch)
        scene.dice(*dice)
        scene.does({"do": "duel", "with": "each other", **rows})
        for seat in (0, 1):
            scene.finish(seat, "wounds")
        assert (scene.state.wounds[1], scene.state.xp[0]) == (wounds, xp)
        assert scene.state.wounds[0] == 0


@pytest.mark.rule("wk2.duel.03")
def test_a_shot_comes_before_a_blow(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene("johnny", "logan", patch=monkeypatch)
    scene.wield(0, "a02")
    scene.give(0, ammo=1)
    scene.give(1, wounds=6)
    duel(scene, "a02", "bare", "gV", "g-", "g-", "w-", "gV", "gV")  # the last two are not rolled
    assert scene.state.down[1] >= 0
    assert scene.state.wounds[0] == 0  # nobody was left to strike
    assert scene.state.ammo[0] == 0
    assert scene.flag("lit") == 1


# -- the count of rivals --------------------------------------------------------------------------


def court(**things: Any) -> Scene:
    scene = Scene("johnny", "logan", adventure="warrant")
    state = scene.state
    state.over, state.ending, state.ending_kind = True, 339, 3
    state.seal[:2] = [0, 1]  # one wants her guilty, one pardoned
    return scene


@pytest.mark.rule("wk2.ending.02", "wk2.ending.06")
def test_points_of_rivals() -> None:
    scene = court()
    state = scene.state
    scene.note(guilty=2, pardon=2, free=1)
    assert verdict(state) == 0  # ties in this order
    state.xp[:2] = [4, 6]
    state.tally[TALLIES.index("clues")] = 2
    state.lies[0] = 1
    assert true_clues(state, 0) == 1
    assert warrant_points(state, 0) == 4 + 3 + 2 + 4
    state.tally[len(TALLIES) + TALLIES.index("burnt")] = 1
    assert warrant_points(state, 1) == 6
    assert (score(state, 0), winners(state)) == (13, (0,))
    assert (place_of(state, 0), place_of(state, 1)) == (1, 2)


@pytest.mark.rule("wk2.ending.06")
def test_ties_go_to_fewer_injuries_and_burnt_seals_leave_xp() -> None:
    scene = court()
    state = scene.state
    scene.note(free=1)
    state.xp[:2] = [5, 5]
    assert count_winners(state) == (0, 1)
    state.injuries[0] = (1,)
    assert count_winners(state) == (1,)
    state.ending = 341  # all seals are burnt
    assert count_winners(state) == ()
    state.xp[0] = 6
    assert count_winners(state) == (0,)


@pytest.mark.rule("wk2.ending.02")
def test_ink_likes_ashes() -> None:
    scene = court()
    state = scene.state
    state.seal[1] = 3
    for seat in (0, 1):
        state.tally[seat * len(TALLIES) + TALLIES.index("burnt")] = 1
    assert warrant_points(state, 1) == 4


@pytest.mark.rule("wk2.vote.01", "wk2.adventure.05")
def test_a_seat_is_shown_its_own_seal_and_what_it_looked_at() -> None:
    scene = Scene(*THREE)
    state = scene.state
    scene.does({"do": "deal_seals"}, {"do": "look_seal"})
    scene.answer(0, "seat:2")
    scene.does({"do": "hide_tokens", "spaces": ["1", "8"], "entries": ["128", "135"]})
    scene.does({"do": "look_token"})
    scene.answer(0, board.ID[state.face_down[0]])
    state.over = False
    own = seat_part(mask(TITLE, state, 0), 0)["own"]
    assert own["seal"] == SEALS[state.seal[0]]
    assert own["looked"] == [
        {"space": None, "seat": 2, "what": SEALS[state.seal[2]]},
        {"space": board.ID[state.face_down[0]], "seat": None, "what": ENTRIES[state.under[0]]},
    ]
    other = seat_part(mask(TITLE, state, 1), 1)["own"]
    assert other["looked"] == []
    assert other["seal"] == SEALS[state.seal[1]]
    assert seat_part(mask(TITLE, state, -1), -1) == {}
