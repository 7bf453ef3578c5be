"""Phase 5, Base Attack Resolution: attack against defence, the defender wins ties."""

import pytest

from games.wftw.scene import Scene, defences


def takers(scene: Scene) -> list[tuple[int, list[str]]]:
    """Who captured what, in order."""
    return [(event["seat"], scene.has([event["card"]])) for event in scene.events("base-captured")]


def siege(attack: list[str], defence: list[str], base: str) -> Scene:
    """Seat 0 attacks seat 1's base, which is the first of two."""
    scene = Scene()
    scene.collect()
    scene.tableau(1, base, "st09")
    bids = {0: {"raid:1:0": attack}, 1: {"defend:0": defence} if defence else {}}
    scene.fight(bids)
    return scene


@pytest.mark.rule("wftw.raid.01")
def test_defence_is_the_base_and_its_defenders() -> None:
    scene = siege(["st01"], ["st02", "st01"], "bb02")  # 6 + 2 + 1
    assert scene.event("raid-totals")["defence"] == 9
    assert scene.event("raid-totals")["attacks"][0][:2] == [0, 1]


@pytest.mark.rule("wftw.raid.01")
@pytest.mark.parametrize(("attack", "taken"), [(["bu25"], False), (["bu25", "st01"], True)])
def test_defenders_count_in_the_comparison(attack: list[str], taken: bool) -> None:
    scene = siege(attack, ["st02", "st01"], "bb02")  # 9 or 10 against 9
    assert takers(scene) == ([(0, ["bb02"])] if taken else [])


@pytest.mark.rule("wftw.raid.02")
@pytest.mark.parametrize(("unit", "taken"), [("bu09", False), ("bu18", True)])
def test_an_undefended_base_defends_itself(unit: str, taken: bool) -> None:
    scene = siege([unit], [], "bb02")  # 5 or 7 against 6
    assert scene.event("raid-totals")["defence"] == 6
    scene.finish_round()
    assert ("bb02" in scene.has(scene.state.tableau[0])) is taken
    assert ("bb02" in scene.has(scene.state.tableau[1])) is not taken


@pytest.mark.rule("wftw.raid.03")
def test_the_defender_wins_ties() -> None:
    scene = siege(["ou02"], ["st02"], "bb02")  # 8 against 6 + 2
    assert scene.event("base-held")["seat"] == 1
    assert takers(scene) == []
    scene.finish_round()
    assert scene.has(scene.state.tableau[1]) == ["bb02", "st09"]
    assert scene.has(scene.state.tableau[0]) == ["st08", "st09"]


@pytest.mark.rule("wftw.raid.03")
@pytest.mark.parametrize(("attack", "tie"), [(["ou02"], True), (["st01"], False)])
def test_totals_say_whether_there_was_a_tie(attack: list[str], tie: bool) -> None:
    scene = siege(attack, ["st02"], "bb02")  # 8 or 1 against 6 + 2
    assert scene.event("base-held")["place"] == scene.event("raid-totals")["place"]
    assert scene.event("raid-totals")["tie"] is tie


@pytest.mark.rule("wftw.raid.04")
def test_a_successful_attack_takes_the_very_card() -> None:
    scene = Scene()
    scene.fight({0: {"raid:1:1": ["bu25"]}})  # 9 against The Vault's 8
    assert takers(scene) == [(0, ["st09"])]
    assert scene.has(scene.state.tableau[1]) == ["st08"]
    assert scene.has(scene.state.tableau[0]) == ["st08", "st09", "st09"]


@pytest.mark.rule("wftw.raid.05")
def test_a_captured_base_moves_points_and_output() -> None:
    scene = Scene()
    scene.collect()
    scene.tableau(1, "ob01", "st09")  # 1+2 points, 1 spark
    scores = scene.score(0), scene.score(1)
    scene.fight({0: {"raid:1:0": ["bu18", "st02"]}})  # 9 against 8
    assert (scene.score(0), scene.score(1)) == (scores[0] + 3, scores[1] - 3)
    scene.stock(0, 0)
    scene.stock(1, 0)
    scene.collect("juice")
    assert scene.resources(0) == (4, 1, 1)
    assert scene.resources(1) == (2, 1, 0)


# -- rulings ----------------------------------------------------------------------------------


def test_a_defence_card_helps_only_the_base_it_was_laid_at() -> None:
    """R26."""
    scene = Scene(players=3)
    scene.collect()
    scene.tableau(2, "bb02", "bb03")  # 6 and 6
    scene.fight(
        {
            0: {"raid:2:0": ["bu18"]},
            1: {"raid:2:1": ["bu18"]},
            2: {"defend:0": ["bu26"]},
        }
    )
    assert takers(scene) == [(1, ["bb03"])]
    totals = {event["defence"] for event in scene.events("raid-totals")}
    assert totals == {17, 6}


def test_mutual_attacks_both_succeed() -> None:
    """R27: the captures happen together."""
    scene = Scene()
    scene.collect()
    scene.tableau(0, "st09", "ob09")  # the armoury gives base attacks +1
    scene.tableau(1, "st09", "bb02")
    scene.fight({0: {"raid:1:1": ["bu19"]}, 1: {"raid:0:1": ["bu25"]}})
    assert takers(scene) == [(1, ["ob09"]), (0, ["bb02"])]  # 6+1 against 6, 9 against 8
    assert scene.has(scene.state.tableau[0]) == ["bb02", "st09"]
    assert scene.has(scene.state.tableau[1]) == ["ob09", "st09"]


def test_a_lost_wall_still_serves_in_the_same_phase() -> None:
    """R27: all totals stand on the tableaux as the phase begins; R37: until phase 7."""
    scene = Scene(players=3)
    scene.collect()
    scene.tableau(2, "bb04", "bb02", "st09")  # the palisade: others +1
    scene.fight({0: {"raid:2:0": ["bu26"]}, 1: {"raid:2:1": ["bu18"]}})
    assert takers(scene) == [(0, ["bb04"])]  # 11 against 9; 7 against 6+1
    assert scene.asked() == {1: "abandon"}
    bases = defences(scene.game.view(None)["seats"][2]["tableau"])
    assert bases == [
        ("bb02", 6),
        ("st09", 8),
    ]


def test_the_wall_serves_its_old_owner_until_cards_change_hands() -> None:
    """R37: in phase 6 the captured card still lies in the old tableau."""
    scene = Scene(players=3)
    scene.row("bu01", "bu01", "bu01")
    scene.collect()
    scene.tableau(2, "bb04", "bb02", "st09")
    scene.fight({0: {"raid:2:0": ["bu26"], "shop": ["bu01"]}})
    assert scene.asked() == {0: "pick"}
    seats = scene.game.view(None)["seats"]
    assert defences(seats[2]["tableau"])[1] == ("bb02", 7)
    assert len(seats[0]["tableau"]) == 2
    assert seats[0]["captured"] == ["raid:2:0"]
    scene.answer(0, "decline")
    assert scene.has(scene.state.tableau[0]) == ["bb04", "st08", "st09"]


def test_two_bases_of_one_player_are_captured_together() -> None:
    scene = Scene(players=3)
    scene.collect()
    scene.tableau(2, "bb02", "st09", "bb03")
    scene.fight({0: {"raid:2:0": ["bu18"]}, 1: {"raid:2:2": ["bu18"]}})
    assert takers(scene) == [(0, ["bb02"]), (1, ["bb03"])]
    assert scene.has(scene.state.tableau[0]) == ["bb02", "st08", "st09"]
    assert scene.has(scene.state.tableau[1]) == ["bb03", "st08", "st09"]
    assert scene.has(scene.state.tableau[2]) == ["st09"]


def test_units_defend_with_their_attack_and_defence_bonus() -> None:
    """R28."""
    scene = siege(["st01"], ["bu09", "st06"], "bb02")  # 6 + 5 + (1+3)
    assert scene.event("raid-totals")["defence"] == 15


def test_a_captured_base_does_not_trigger_when_gained() -> None:
    """R29: the convoy gives its goods on a battlefield only."""
    scene = Scene()
    scene.collect()
    scene.tableau(1, "ob14", "st09")
    scene.fight({0: {"raid:1:0": ["bu26"]}}, stock={0: (5, 1, 0)})
    assert scene.has(scene.state.tableau[0]) == ["ob14", "st08", "st09"]
    assert scene.resources(0) == (0, 0, 0)
    assert scene.events("effect-gain") == []


def test_an_armoury_won_in_the_same_round_does_not_help_yet() -> None:
    """R37: it serves from phase 7 on."""
    scene = Scene()
    scene.fields("ob09")
    scene.collect()
    scene.tableau(1, "bb02", "st09")
    scene.fight({0: {"field:1": ["st01"], "raid:1:0": ["bu19"]}})  # 6 against 6
    assert takers(scene) == []


def test_no_tie_rolls_against_a_single_attacker() -> None:
    scene = siege(["bu18"], [], "bb02")
    assert scene.events("tie-roll") == []
