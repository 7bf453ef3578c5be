"""Table options of the end: decks that run out, the round cap, and what counts for the goal."""

import pytest

from games.wftw.scene import Scene, numbers


def nearly_out(players: int = 4, **options: object) -> Scene:
    """One objective and three buy cards are left in the decks, where 2 and 4 are needed."""
    scene = Scene(players=players, **options)
    scene.fields("ob01", "ob02")
    scene.row("bu01", "bu02", "bu03", "bu04")
    scene.state.objective_deck = numbers(["ob03"])
    scene.state.objective_discard = numbers(["ob04", "ob05"])
    scene.state.buy_deck = numbers(["bu05", "bu06", "bu07"])
    scene.state.buy_discard = numbers(["bu08"])
    return scene


def test_a_deck_that_runs_out_is_made_new() -> None:
    """R41, R42: the rest is laid first, swept cards come back, and nothing is lost."""
    scene = nearly_out()
    scene.quiet_round()
    state = scene.state
    assert state.round == 2
    assert (len(state.fields), len(state.row)) == (2, 4)
    assert "ob03" in scene.has(state.fields)
    assert {"bu05", "bu06", "bu07"} < set(scene.has(state.row))
    objectives = state.fields + state.objective_deck
    assert scene.has(objectives) == ["ob01", "ob02", "ob03", "ob04", "ob05"]
    assert scene.has(state.row + state.buy_deck) == [f"bu0{number}" for number in range(1, 9)]
    assert state.objective_discard == state.buy_discard == ()
    assert sorted(event["deck"] for event in scene.events("deck-reshuffled")) == [
        "buy",
        "objective",
    ]


def test_the_new_deck_is_shuffled() -> None:
    orders = set()
    for seed in range(1, 7):
        scene = nearly_out(seed=seed)
        scene.quiet_round()
        orders.add(scene.state.objective_deck)
    assert len(orders) > 1


def test_a_deck_that_suffices_is_not_reshuffled() -> None:
    scene = Scene(players=4)
    scene.state.objective_deck = numbers(["ob03", "ob04"])
    scene.state.objective_discard = numbers(["ob05"])
    old = scene.state.fields
    scene.quiet_round()
    assert scene.has(scene.state.fields) == ["ob03", "ob04"]
    assert scene.state.objective_discard == (*numbers(["ob05"]), *old)
    assert scene.events("deck-reshuffled") == []


def test_rows_stay_short_when_nothing_is_left() -> None:
    scene = Scene(players=4)
    scene.fields("ou01", "ou02")
    scene.row("bu05")
    scene.state.objective_deck = ()
    scene.state.buy_deck = numbers(["bu06"])
    scene.fight({0: {"field:1": ["st01"], "field:2": ["st01"]}})
    assert scene.state.fields == ()
    assert scene.has(scene.state.row) == ["bu05", "bu06"]
    scene.collect()
    scene.hand(0, "st01")
    assert scene.options(0) == ["shop", "raid:1", "raid:2", "raid:3", "done"]


def test_without_any_buy_card_there_is_no_shop() -> None:
    scene = Scene()
    scene.row()
    scene.state.buy_deck = ()
    scene.quiet_round()
    scene.collect()
    assert scene.state.row == ()
    assert "shop" not in scene.options(0)


@pytest.mark.parametrize("deck", ["objective_deck", "buy_deck"])
def test_a_deck_that_runs_out_may_end_the_game(deck: str) -> None:
    """R41: the round just closed was the last one."""
    scene = Scene(players=4, deck_out="end_game")
    setattr(scene.state, deck, getattr(scene.state, deck)[:1])
    scene.quiet_round()
    assert scene.game.over
    assert scene.game.outcome is not None
    assert scene.game.outcome.reason == "deck-out"
    assert scene.game.outcome.scores == (2, 2, 2, 2)
    assert scene.state.round == 1
    assert scene.events("deck-reshuffled") == []


@pytest.mark.parametrize("deck_out", ["reshuffle", "end_game"])
def test_a_deck_that_just_suffices_does_not_end_the_game(deck_out: str) -> None:
    scene = Scene(players=4, deck_out=deck_out)
    scene.state.objective_deck = scene.state.objective_deck[:2]
    scene.state.buy_deck = scene.state.buy_deck[:4]
    scene.quiet_round()
    assert not scene.game.over
    assert scene.state.round == 2


@pytest.mark.parametrize("cap", [1, 3])
def test_the_round_cap_ends_the_game_with_normal_scoring(cap: int) -> None:
    """R44."""
    scene = Scene(round_cap=cap)
    for number in range(1, cap + 1):
        assert not scene.game.over
        assert scene.state.round == number
        scene.collect()
        scene.stock(1, 99)  # ahead in the second tiebreaker
        scene.hand(0)
        scene.hand(1)
        scene.discard(0, "st01")  # so that somebody can still bid one day
        scene.close_bidding()
    outcome = scene.game.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.scores) == ("round-cap", (1,), (2, 2))


def test_the_goal_goes_before_the_cap() -> None:
    scene = Scene(round_cap=1, victory_goal=5)
    scene.tableau(0, "st08", "st09", "ob03")
    scene.quiet_round()
    assert scene.game.outcome is not None
    assert scene.game.outcome.reason == "goal-reached"


@pytest.mark.parametrize(("goal", "over"), [(6, True), (7, False)])
def test_victory_goal(goal: int, over: bool) -> None:
    """R50."""
    scene = Scene(victory_goal=goal)
    scene.tableau(0, "st08", "st09", "ob03")  # 6
    scene.quiet_round()
    assert scene.game.over is over


@pytest.mark.parametrize(("counts", "points"), [(True, 6), (False, 4)])
def test_starter_bases_score(counts: bool, points: int) -> None:
    """R06: without points they are still bases for conditions and tiebreakers."""
    scene = Scene(starter_bases_score=counts)
    scene.tableau(0, "st08", "st09", "ob03")
    assert scene.score(0) == points
    scene.tableau(0, "st08", "st09", "bb08", "bb01", "bb01")  # five bases: the bonus counts
    assert scene.score(0) == (8 if counts else 6)


@pytest.mark.parametrize(("counts", "over"), [(True, True), (False, False)])
def test_trigger_counts_bonus(counts: bool, over: bool) -> None:
    """R47: 6 printed points and 2 of a bonus, against a goal of 8."""
    scene = Scene(victory_goal=8, trigger_counts_bonus=counts)
    scene.tableau(0, "st08", "st09", "bb08", "bb01", "bb01")
    assert scene.score(0) == 8
    scene.quiet_round()
    assert scene.game.over is over


def test_final_scores_have_the_bonus_even_if_the_trigger_had_not() -> None:
    scene = Scene(victory_goal=6, trigger_counts_bonus=False)
    scene.tableau(0, "st08", "st09", "bb08", "bb01", "bb01")
    scene.quiet_round()
    assert scene.game.outcome is not None
    assert scene.game.outcome.scores == (8, 2)


def test_several_players_may_reach_the_goal_in_one_round() -> None:
    """R45: no further round is played, and everybody is scored."""
    scene = Scene(players=3, victory_goal=5)
    scene.tableau(0, "st08", "st09", "ob03")  # 6
    scene.tableau(1, "st08", "st09", "ob13")  # 7
    scene.quiet_round()
    assert scene.game.over
    assert scene.game.outcome is not None
    assert scene.game.outcome.winners == (1,)
    assert scene.game.outcome.scores == (6, 7, 2)
