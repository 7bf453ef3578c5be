"""Tempers: what their names promise, measured over fixed games; and names that mean something."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import dustboard
from conformance.play import in_full
from dustboard.bots import Bot, UnknownBot, check, heeding, make, names, sight_of, tempers
from dustboard.bots.greedy_bot import GreedyBot
from dustboard.bots.tempers import words_of
from dustboard.lab.match import play_game
from dustboard.texts import texts_of

TITLES = [title for title in dustboard.titles() if tempers(title)]
SEATS = ("A", "B", "C")
MISSIONS = ("savior", "manifold", "only_one", "blackout")


# -- names --------------------------------------------------------------------------------------


def test_the_names_of_the_tempers() -> None:
    found = {
        title: {group.id: [one.id for one in group.temper] for group in tempers(title)}
        for title in TITLES
    }
    assert found == {
        "wftw": {"temper": ["even", "raider", "shopkeeper", "builder"]},
        "wk1": {
            "knight": ["even", "bold", "careful"],
            "waster": ["merciful", "fair", "cruel"],
        },
    }


@pytest.mark.parametrize("title", TITLES)
def test_a_default_changes_nothing_and_every_other_temper_does(title: str) -> None:
    for group in tempers(title):
        for temper in group.temper:
            if temper.id == group.default:
                assert not temper.weights
                assert check(f"normal:{temper.id}", title) == "normal"
            else:
                assert check(f"normal:{temper.id}", title) == f"normal:{temper.id}"
                plain, other = make("normal", title, 1), make(f"normal:{temper.id}", title, 1)
                assert isinstance(plain, GreedyBot)
                assert isinstance(other, GreedyBot)
                if plain.mind is None or other.mind is None:
                    assert plain.rate is not other.rate
                else:
                    assert plain.mind.factors != other.mind.factors


@pytest.mark.parametrize("title", TITLES)
def test_a_word_belongs_to_one_temper_only(title: str) -> None:
    words = [temper.id for group in tempers(title) for temper in group.temper]
    assert len(words) == len(set(words))
    for group in tempers(title):
        assert group.default in [temper.id for temper in group.temper]


@pytest.mark.parametrize("title", TITLES)
def test_every_temper_has_a_name_and_a_sentence_in_both_languages(title: str) -> None:
    for group in tempers(title):
        for temper in ("", *(one.id for one in group.temper)):
            english, polish = (words_of(title, lang, group.id, temper) for lang in ("en", "pl"))
            assert english[1].endswith(".")
            assert polish[1].endswith(".")
            assert english != polish
            key = f"temper-{group.id}" + (f"-{temper}" if temper else "")
            assert key in texts_of(f"dustboard.games.{title}").keys("pl")


def test_tempers_of_several_groups_go_in_any_order() -> None:
    assert check("normal:cruel+bold", "wk1") == check("normal:bold+cruel", "wk1")
    assert check("normal:fair+even", "wk1") == "normal"
    assert check("greedy:cruel", "wk1") == "greedy:cruel"


@pytest.mark.parametrize(
    ("name", "title", "told"),
    [
        ("normal:grim", "wftw", "'grim'; choose one of: even, raider, shopkeeper, builder"),
        ("normal:raider", "wk1", "knight even, bold, careful; waster merciful, fair, cruel"),
        ("normal:bold+careful", "wk1", "a bot can't be both bold and careful; choose one"),
        ("normal:", "wftw", "has no temper ''"),
        ("normal:raider+", "wftw", "has no temper ''"),
        ("normal:raider:bold", "wftw", "has no temper 'raider:bold'"),
        ("easy:raider", "wftw", "'easy' has no tempers; these do: expert, greedy, hard, normal"),
        ("deep:raider", "wftw", "there is no bot 'deep'"),
        ("normal:bold", "nosuchtitle", "has no temper 'bold'; choose one of: -"),
    ],
)
def test_a_wrong_name_is_met_with_what_would_be_right(name: str, title: str, told: str) -> None:
    with pytest.raises(UnknownBot) as caught:
        make(name, title, 1)
    assert told in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.compiled
def test_who_heeds_a_temper() -> None:
    assert set(heeding()) == set(names()) - {"easy", "random"}


@pytest.mark.parametrize("title", TITLES)
def test_a_weight_that_the_title_does_not_know_is_an_error(title: str) -> None:
    with pytest.raises(TypeError):
        GreedyBot(title, 1).take_temper({"nosuchweight": 2.0})


# -- War for the Wasteland ----------------------------------------------------------------------


def deeds_of_traders_and_raiders() -> dict[str, Counter[str]]:
    """What each temper did, all meeting at the same tables and in each seat as often."""
    tempers = ["normal:raider", "normal:shopkeeper", "normal:builder"]
    done: dict[str, Counter[str]] = {name: Counter() for name in tempers}
    for seed in range(9):
        seats = tempers[seed % 3 :] + tempers[: seed % 3]
        game = play_game("wftw", seats, seed, {"round_cap": 8})
        for seat, key in game.ordered_answers():
            place = key.partition("@")[2].partition(":")[0]
            done[seats[seat]][f"cards at {place}"] += 1
        for event in game.events():
            if event.seat is not None:
                done[seats[event.seat]][event.kind] += 1
    return done


@pytest.mark.compiled
def test_each_temper_goes_for_what_it_is_named_for() -> None:
    done = deeds_of_traders_and_raiders()
    raider, shopkeeper, builder = done.values()
    assert raider["cards at raid"] > 2 * shopkeeper["cards at raid"]
    assert raider["cards at raid"] > 3 * builder["cards at raid"]
    assert raider["base-captured"] > shopkeeper["base-captured"] + builder["base-captured"]
    assert shopkeeper["bought"] > 1.2 * max(raider["bought"], builder["bought"])


def guards(bot: Bot, game: dustboard.Game, seat: int) -> int:
    """How many cards a bot would lay to guard its own base cards, in a whole answer."""
    trial = game.clone()
    cards = 0
    while trial.state.asked[seat] == game.state.asked[seat]:
        key = bot.answer(sight_of(trial, seat), trial.decision(seat))
        cards += "@defend:" in key
        trial.answer(seat, key)
        if key == "done":
            break
    return cards


def guards_beside() -> Counter[str]:
    """What each temper would lay to guard its bases, in the same places of games of raiders."""
    names = ("raider", "shopkeeper", "builder")
    others = {name: make(f"normal:{name}", "wftw", 7) for name in names}
    found: Counter[str] = Counter()
    for seed in range(6):
        game = dustboard.new_game("wftw", 3, seed, {"round_cap": 8})
        raiders = [make("normal:raider", "wftw", seat) for seat in range(3)]
        while not game.over:
            for decision in game.pending:
                seat = decision.seat
                mine = game.view(seat)["mine"]
                if decision.name == "commitment" and mine["guard"] and not mine["draft"]:
                    found["asked"] += 1
                    for name, bot in others.items():
                        found[name] += guards(bot, game, seat)
                game.answer(seat, raiders[seat].answer(sight_of(game, seat), decision))
    return found


@pytest.mark.compiled
def test_a_builder_guards_what_others_give_up() -> None:
    found = guards_beside()
    assert found["asked"] >= 10
    assert found["builder"] > 1.5 * max(found["raider"], found["shopkeeper"])


# -- Waste Knights ------------------------------------------------------------------------------


def choices_beside(tempers: tuple[str, ...]) -> dict[str, Counter[str]]:
    """What knights of some tempers would choose in the same places of some even games."""
    chosen: dict[str, Counter[str]] = {name: Counter() for name in tempers}
    even = make("normal", "wk1", 7)
    others = {name: make(f"normal:{name}", "wk1", 7) for name in tempers}
    for seed, mission in enumerate(MISSIONS):
        game = dustboard.new_game("wk1", 3, seed, {"mission": mission})
        while not game.over:
            for decision in game.pending:
                sight = sight_of(game, decision.seat)
                if decision.name in ("escape_or_face", "travel", "meeting") and (
                    len(decision.options) > 1
                ):
                    for name, bot in others.items():
                        chosen[name][bot.answer(sight, decision)] += 1
                game.answer(decision.seat, even.answer(sight, decision))
    return chosen


@in_full
@pytest.mark.compiled
def test_a_bold_knight_faces_and_travels_where_a_careful_one_escapes_and_stays() -> None:
    chosen = choices_beside(("bold", "careful"))
    bold, careful = chosen["bold"], chosen["careful"]
    assert sum(bold.values()) == sum(careful.values()) > 90
    assert fights(bold) > 1.2 * fights(careful)
    assert careful["stay"] > 1.3 * bold["stay"]
    assert bold["vehicle"] > 1.2 * careful["vehicle"]


def fights(chosen: Counter[str]) -> int:
    """Cards that were faced, and rivals that were turned to."""
    return sum(chosen[key] for key in ("face", *SEATS))


def health_lost(temper: str) -> float:
    """Health that knights lose on the road for each card that Wasters of a temper play."""
    lost = cards = 0
    for seed, mission in enumerate(MISSIONS):
        game = play_game("wk1", [f"normal:{temper}"] * 3, seed, {"mission": mission})
        turn: tuple[Any, Any] = (None, None)
        for event in game.events():
            if event.kind == "turn":
                turn = (event.seat, event.data["step"])
            cards += event.kind == "waster-plays"
            if event.kind == "health" and turn == (event.seat, 3):
                lost += max(0, -event.data["change"])
    return lost / cards


@in_full
@pytest.mark.compiled
def test_a_cruel_waster_harms_more_than_a_merciful_one() -> None:
    cruel, merciful = health_lost("cruel"), health_lost("merciful")
    assert cruel > 1.25 * merciful
