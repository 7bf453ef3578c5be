"""Setup: what lies on the table before the first round (clauses comp, setup and deck)."""

import pytest

import dustboard
from dustboard.games.wftw.content.card_table import IS_BASE
from dustboard.games.wftw.rules.battlefields import break_tie
from dustboard.kernel.errors import BadSetup
from games.wftw.scene import Scene

EVERY_COUNT = range(2, 9)
STARTING_UNITS = ["st01"] * 2 + ["st02"] * 2 + ["st03"] * 2 + ["st04", "st05", "st06", "st07"]


@pytest.mark.rule("wftw.comp.01")
@pytest.mark.parametrize("players", [1, 9, 0, -2])
def test_too_few_or_too_many_players(players: int) -> None:
    with pytest.raises(BadSetup) as caught:
        dustboard.new_game("wftw", players, 1)
    assert caught.value.rule == "wftw.comp.01"


@pytest.mark.rule("wftw.comp.01")
@pytest.mark.parametrize("players", EVERY_COUNT)
def test_two_to_eight_players(players: int) -> None:
    game = dustboard.new_game("wftw", players, 1)
    assert [decision.seat for decision in game.pending] == list(range(players))


@pytest.mark.rule("wftw.comp.02")
def test_three_resources_each() -> None:
    scene = Scene(8)
    stocks = [seat["stock"] for seat in scene.game.view(None)["seats"]]
    assert [list(stock) for stock in stocks] == [["scrap", "juice", "spark"]] * 8
    assert len(scene.state.stock) == 24


@pytest.mark.rule("wftw.comp.03")
def test_the_die_has_six_sides() -> None:
    scene = Scene(2)
    for _ in range(500):
        break_tie(scene.state, 0, [0, 1])
    rolls = [number for tie in scene.events("tie-roll") for _, number in tie["rolls"]]
    assert len(rolls) >= 1000
    assert set(rolls) == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("wftw.setup.01")
def test_everybody_has_an_area_with_a_stockpile() -> None:
    scene = Scene(5)
    areas = scene.game.view(None)["seats"]
    assert [area["seat"] for area in areas] == [0, 1, 2, 3, 4]
    scene.collect("juice")  # now give one of them something else: the others keep theirs
    scene.stock(2, 1, 2, 3)
    areas = scene.game.view(None)["seats"]
    assert areas[2]["stock"] == {"scrap": 1, "juice": 2, "spark": 3}
    others = [area["stock"] for area in areas if area["seat"] != 2]
    assert others == [{"scrap": 9, "juice": 1, "spark": 0}] * 4


@pytest.mark.rule("wftw.setup.02")
def test_every_player_has_a_deck_of_their_own() -> None:
    scene = Scene(3)
    state = scene.state
    for seat in scene.seats:
        assert scene.has(state.hand[seat] + state.deck[seat]) == STARTING_UNITS
    # each deck is shuffled for itself, and what one player does leaves the other decks alone
    assert len({state.hand[seat] + state.deck[seat] for seat in scene.seats}) == 3
    scene.collect()
    others = [scene.state.hand[seat] + scene.state.deck[seat] for seat in (1, 2)]
    card = scene.has(scene.state.hand[0])[0]
    scene.bid({0: {"field:1": [card]}})
    assert [scene.state.hand[seat] + scene.state.deck[seat] for seat in (1, 2)] == others


@pytest.mark.rule("wftw.setup.03")
@pytest.mark.parametrize("players", EVERY_COUNT)
def test_opening_stockpile(players: int) -> None:
    scene = Scene(players)
    assert "production" in scene.asked().values()
    for seat in scene.seats:
        assert scene.resources(seat) == (5, 0, 0)


@pytest.mark.rule("wftw.setup.04")
def test_opening_hand() -> None:
    hands = set()
    for seed in range(20):
        scene = Scene(3, seed)
        assert [len(hand) for hand in scene.state.hand] == [4, 4, 4]
        assert [len(deck) for deck in scene.state.deck] == [6, 6, 6]
        hands.add(scene.state.hand[0])
    assert len(hands) > 5  # from a shuffled deck
    draws = scene.events("draw")
    assert [(draw["seat"], draw["rule"], len(draw["cards"])) for draw in draws] == [
        (seat, "wftw.setup.04", 4) for seat in range(3)
    ]


@pytest.mark.rule("wftw.setup.05")
def test_objectives_are_shuffled() -> None:
    first = [Scene(4, seed).state.fields for seed in range(20)]
    assert len(set(first)) > 10
    assert [Scene(4, seed).state.fields for seed in range(20)] == first
    deck = Scene(4).state.objective_deck
    assert deck != tuple(sorted(deck))
    assert deck != tuple(sorted(deck, reverse=True))


@pytest.mark.rule("wftw.setup.06")
@pytest.mark.parametrize(
    ("rounding", "counts"), [("up", [1, 2, 2, 3, 3, 4, 4]), ("down", [1, 1, 2, 2, 3, 3, 4])]
)
def test_half_as_many_battlefields_as_players(rounding: str, counts: list[int]) -> None:
    found = []
    for players in EVERY_COUNT:
        scene = Scene(players, battlefield_rounding=rounding)
        fields = scene.game.view(None)["fields"]
        assert all(field["card"].startswith("o") for field in fields)  # face up, all objectives
        found.append(len(fields))
        scene.quiet_round()
        assert len(scene.state.fields) == len(fields)  # the refill lays as many again
    assert found == counts


@pytest.mark.rule("wftw.setup.06")
def test_rounding_up_is_the_rule_of_the_house() -> None:
    assert len(Scene(5).state.fields) == 3


@pytest.mark.rule("wftw.setup.07")
@pytest.mark.parametrize("players", EVERY_COUNT)
def test_buy_row_has_a_card_per_player(players: int) -> None:
    row = Scene(players).game.view(None)["row"]
    assert len(row) == players
    assert all(card.startswith("b") for card in row)  # face up, all of the buy deck


@pytest.mark.rule("wftw.setup.08")
def test_round_tracker_starts_on_one() -> None:
    scene = Scene(2)
    assert scene.state.round == 1
    assert scene.game.view(None)["round"] == 1


@pytest.mark.rule("wftw.deck.01")
def test_starting_cards_are_the_same_for_all() -> None:
    scene = Scene(8, seed=3)
    state = scene.state
    sets = [
        scene.has(state.hand[seat] + state.deck[seat] + state.tableau[seat]) for seat in scene.seats
    ]
    assert sets == [[*STARTING_UNITS, "st08", "st09"]] * 8


@pytest.mark.rule("wftw.deck.04")
@pytest.mark.parametrize("players", [2, 5, 8])
def test_both_starter_bases_begin_in_play(players: int) -> None:
    scene = Scene(players)
    state = scene.state
    for seat in scene.seats:
        assert scene.has(state.tableau[seat]) == ["st08", "st09"]
        assert not any(IS_BASE[card] for card in state.hand[seat] + state.deck[seat])
