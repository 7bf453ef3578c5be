"""The cards of War for the Wasteland: counts, numbers and generated text."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import dustboard
from dustboard.games.wftw.content import cards
from dustboard.games.wftw.content.cards import CARDS, Card, by_id
from dustboard.games.wftw.content.moments import MOMENTS
from dustboard.games.wftw.rules.vocabulary import BOOK, WORDS, book_of
from dustboard.games.wftw.show import card_text

# id | name | kind | acquisition | build cost | attack or defence | points
#   rules text, if any. Copied from the components sheet, not from our data files.
SHEET = """\
st01 | Scavenger Raider | unit | - | 1 scrap | A 1 | -
st02 | Wasteland Warrior | unit | - | 2 scrap | A 2 | -
st03 | Desert Raider | unit | - | 1 juice | A 2 | -
st04 | Scrap Tank | unit | - | 2 scrap, 1 spark | A 4 | -
st05 | Scrap Dealer | unit | - | free | A 0 | -
  +2 attack in the shop. After payment: gain 1 scrap.
st06 | Fortress Enforcer | unit | - | 2 scrap | A 1 | -
  +3 attack while defending.
st07 | Scavenger Pillager | unit | - | 1 scrap, 1 juice | A 3 | -
  If its raid succeeds: gain 2 scrap.
st08 | Warlord's Throne | base | - | - | D 9 | 1
  +2 scrap, +2 cards.
st09 | The Vault | base | - | - | D 8 | 1
  +2 scrap, +1 juice or spark, +1 card.
bu01 | Rust Runner | unit | 1 | free | A 3 | -
bu02 | Tinker's Mule | unit | 1 | free | A 1 | -
  After payment: gain 2 scrap and draw 1 card.
bu03 | Canvas Column | unit | 1 | free | A 2 | -
  If you lose its battlefield: take this unit back into your hand.
bu04 | Turncoats | unit | 3 | 2 scrap | A 4 | -
  Before the reveal: you may pay 1 scrap to take this unit back into your hand.
bu05 | Pothole Ambusher | unit | 2 | 1 scrap | A 3 | -
  +2 attack in a raid.
bu06 | Barricade Crew | unit | 2 | free | A 2 | -
  +4 attack while defending.
bu07 | Barter Urchin | unit | 2 | free | A 2 | -
  +4 attack in the shop.
bu08 | Chrome Jackals | unit | 3 | 2 scrap | A 4 | -
bu09 | Sandsail Gang | unit | 3 | 1 scrap, 1 juice | A 5 | -
bu10 | Mudslingers | unit | 3 | 1 spark | A 3 | -
  If you lose its battlefield, if it is your only card there: gain 2 scrap and draw 1 card.
bu11 | Static Hound | unit | 3 | 1 spark | A 3 | -
  You win ties on its battlefield. If several tied players have such a card, all tied players roll.
bu12 | Sump Divers | unit | 2 | 1 juice | A 3 | -
  After payment: gain 3 scrap.
bu13 | Tollgate Bully | unit | 4 | 2 scrap | A 4 | -
  If you win its battlefield: gain 2 scrap.
bu14 | Gutter Medic | unit | 3 | 1 scrap | A 2 | -
  End of round: take 1 other unit you committed to the same target back into your hand.
bu15 | Ash Drummer | unit | 3 | 1 scrap | A 2 | -
  Your other units at its target have +1 attack.
bu16 | Siege Hauler | unit | 4 | 3 scrap | A 4 | -
  +3 attack in a raid.
bu17 | Smokescreen Crew | unit | 4 | 1 juice | A 3 | -
  Each rival's total on its battlefield is 2 lower (not below 0).
bu18 | Ironclad Hauler | unit | 5 | 4 scrap | A 7 | -
bu19 | Dawn Outriders | unit | 5 | 1 scrap, 1 juice | A 6 | -
  After payment, if you committed it in bid 1: draw 1 card.
bu20 | Ambush Pit | unit | 5 | 1 scrap, 1 spark | A 5 | -
  Before the reveal: you may pay 1 scrap to add a unit from your hand to the same target.
bu21 | Bounty Broker | unit | 5 | 1 scrap | A 2 | -
  +3 attack in the shop. After payment: draw 1 card.
bu22 | Bunker Wardens | unit | 4 | 2 scrap | A 3 | -
  +4 attack while defending.
bu23 | Gate Breakers | unit | 6 | 3 scrap, 1 juice | A 6 | -
  +3 attack in a raid.
bu24 | Ghost Convoy | unit | 6 | 3 scrap, 1 spark | A 7 | -
  Before the reveal: you may move this unit to another target you marked this round.
bu25 | The Hundred Headlights | unit | 7 | 2 scrap, 2 juice | A 9 | 1
bu26 | Leviathan Crawler | unit | 8 | 5 scrap, 1 juice | A 11 | 1
bb01 | Sorting Yard | base | 2 | - | D 5 | 1
  +1 scrap.
bb02 | Still House | base | 3 | - | D 6 | 1
  +1 juice.
bb03 | Lookout Stack | base | 4 | - | D 6 | 1
  +1 spark. After cards are committed: look at 1 face-down card of your rivals (in bid 1 and again in bid 2).
bb04 | Bone Palisade | base | 2 | - | D 9 | 1
  Your other bases have +1 defence.
bb05 | Hiring Post | base | 4 | - | D 6 | 1
  +1 card.
bb06 | Crane Works | base | 5 | - | D 7 | 1+1
  +2 scrap.
bb07 | Barter Hall | base | 4 | - | D 7 | 1
  Your total in the shop is 2 higher if you have a card there.
bb08 | Trophy Wall | base | 7 | - | D 7 | 1+1
  While you own 5 or more bases: +2 VP.
bb09 | Toll Bridge | base | 5 | - | D 7 | 1+1
  When targets are shown: each rival pays you 1 scrap for every battlefield they just marked that you have marked this round.
bb10 | Solar Terrace | base | 7 | - | D 7 | 1+1
  +1 spark.
bb11 | Radio Mast | base | 8 | - | D 7 | 1+1
  +1 card.
bb12 | Drill Yard | base | 5 | - | D 7 | 1+1
  You pay 1 scrap less in total for the units you reveal (not below 0).
bb13 | Ration Cellar | base | 7 | - | D 8 | 1+1
  +1 VP for every 5 resources in your stockpile (at most +3).
bb14 | Shrine of the Last Engine | base | 7 | - | D 9 | 1+3
ob01 | Cracked Dam | base | 6 | - | D 8 | 1+2
  +1 spark.
ob02 | Salt Market | base | 5 | - | D 7 | 1+1
  +1 scrap, +1 juice or spark.
ob03 | Water Tower Nine | base | 6 | - | D 8 | 1+3
ob04 | Sunken Mall | base | 6 | - | D 7 | 1+1
  +1 card.
ob05 | Glass Crater | base | 6 | - | D 5 | 1+3
ob06 | Overpass Fort | base | 6 | - | D 11 | 1+2
ob07 | Refinery Ruin | base | 6 | - | D 7 | 1+1
  +1 juice. While your bases produce 2 or more juice: +2 VP.
ob08 | Reactor Shell | base | 6 | - | D 7 | 1+1
  +1 spark. While your bases produce 2 or more spark: +2 VP.
ob09 | Old Armoury | base | 6 | - | D 8 | 1+2
  Your raids have +1 attack.
ob10 | Broadcast Spire | base | 7 | - | D 8 | 1+2
  While no rival owns more bases than you: +2 VP.
ob11 | Granary Domes | base | 6 | - | D 8 | 1+2
  +1 scrap.
ob12 | Airstrip Zero | base | 7 | - | D 7 | 1+2
  +1 card.
ob13 | Monument of Mirrors | base | 8 | - | D 8 | 1+4
ob14 | Buried Convoy | base | 5 | - | D 6 | 1+2
  When you receive it from a battlefield: gain 3 scrap, 1 juice and 1 spark.
ob15 | Courthouse of Rust | base | 6 | - | D 8 | 1+1
  +1 VP for every 3 bases you own, this one included.
ob16 | Quarantine Ward | base | 6 | - | D 10 | 1+2
  Whenever you abandon a unit: gain 1 scrap.
ou01 | The Toll King | unit | 6 | 2 scrap | A 6 | 1
  If you win its battlefield: gain 1 scrap.
ou02 | Mother Piston | unit | 7 | 3 scrap, 1 spark | A 8 | 1
ou03 | Nightfuel Cavalry | unit | 6 | 1 scrap, 1 juice | A 6 | 1
ou04 | The Quiet Battery | unit | 6 | 1 spark | A 4 | 2
  +3 attack while defending.
"""  # noqa: E501


def sheet() -> dict[str, tuple[list[str], str]]:
    """Read the table above: id -> (cells, rules text)."""
    found: dict[str, tuple[list[str], str]] = {}
    last = ""
    for line in SHEET.splitlines():
        if line.startswith("  "):
            found[last] = (found[last][0], line.strip())
        else:
            cells = line.split(" | ")
            last = cells[0]
            found[last] = (cells, "")
    return found


def of_set(name: str) -> list[Card]:
    return [card for card in CARDS if card.set == name]


def starting_cards() -> list[Card]:
    """The cards one player starts with, copies counted."""
    return [card for card in of_set("starter") for _ in range(card.copies)]


def name(card: Card) -> str:
    return card_text.TEXTS.format("en", card.id)


def test_counts_of_designs() -> None:
    def count(set_: str, kind: str) -> int:
        return sum(card.kind == kind for card in of_set(set_))

    assert (count("starter", "unit"), count("starter", "base")) == (7, 2)
    assert (count("buy", "unit"), count("buy", "base")) == (26, 14)
    assert (count("objective", "unit"), count("objective", "base")) == (4, 16)
    assert len(CARDS) == 69
    assert [card.copies for card in of_set("starter")] == [2, 2, 2, 1, 1, 1, 1, 1, 1]
    assert {card.copies for card in CARDS if card.set != "starter"} == {1}


def test_order_is_the_order_of_the_files() -> None:
    assert [card.id for card in CARDS] == list(sheet())
    assert dict(by_id) == {card.id: number for number, card in enumerate(CARDS)}


@pytest.mark.rule("wftw.deck.02")
def test_starter_units_held_twice() -> None:
    names = [name(card) for card in starting_cards()]
    for held in ("Scavenger Raider", "Wasteland Warrior", "Desert Raider"):
        assert names.count(held) == 2


@pytest.mark.rule("wftw.deck.03")
def test_starter_units_held_once() -> None:
    names = [name(card) for card in starting_cards() if card.kind == "unit"]
    for held in ("Scrap Tank", "Scrap Dealer", "Fortress Enforcer", "Scavenger Pillager"):
        assert names.count(held) == 1
    assert (len(names), len(set(names))) == (10, 7)


def test_twelve_starting_cards_two_of_them_bases() -> None:
    bases = [card for card in starting_cards() if card.kind == "base"]
    assert [name(card) for card in bases] == ["Warlord's Throne", "The Vault"]
    assert len(starting_cards()) == 12
    # What the two must give between them is stated by the rules; how it is split is ours.
    assert sum(card.draw for card in bases) == 3
    assert sum(card.produce.scrap for card in bases) == 4
    assert sum(card.produce.juice_or_spark for card in bases) == 1
    assert sum(card.produce.juice + card.produce.spark for card in bases) == 0


@pytest.mark.parametrize("players", range(2, 9))
def test_both_decks_last_ten_rounds(players: int) -> None:
    state: Any = dustboard.new_game("wftw", players, 1).state
    sets = 1 if players <= 4 else 2
    sizes = [sets * sum(card.copies for card in of_set(deck)) for deck in ("buy", "objective")]
    assert [
        len(state.buy_deck) + len(state.row),
        len(state.objective_deck) + len(state.fields),
    ] == sizes
    assert sizes[0] // players >= 10
    assert sizes[1] // ((players + 1) // 2) >= 10


@pytest.mark.parametrize("id", list(sheet()))
def test_card_is_as_on_the_sheet(id: str) -> None:
    card = CARDS[by_id[id]]
    (_, title, kind, acquisition, build, strength, points), text = sheet()[id]
    assert name(card) == title
    assert card.kind == kind
    assert card.set == {"s": "starter", "b": "buy", "o": "objective"}[id[0]]
    assert card.acquisition == (0 if acquisition == "-" else int(acquisition))
    assert card_text.cost_text(card.build) == (
        "" if build in ("-", "free") else cost_in_words(build)
    )
    letter, number = strength.split()
    assert (card.attack, card.defence) == ((int(number), 0) if letter == "A" else (0, int(number)))
    printed = points.removeprefix("1").removeprefix("+") if kind == "base" else points
    assert card.vp == (0 if printed in ("", "-") else int(printed))
    assert card_text.rules_text(card) == text
    assert len(text) <= 220


def cost_in_words(build: str) -> str:
    """The sheet joins costs with a comma where our texts say "and"."""
    head, comma, tail = build.rpartition(", ")
    return f"{head} and {tail}" if comma else tail


def test_averages_of_the_starter_deck() -> None:
    units = [card for card in starting_cards() if card.kind == "unit"]
    assert sum(card.attack for card in units) == 18
    assert sum(card.build.scrap for card in units) == 11
    assert sum(card.build.juice for card in units) == 3
    assert sum(card.build.spark for card in units) == 1
    assert sum(card.vp + (card.kind == "base") for card in of_set("objective")) == 52


# what each word needs, so that its text can be tried at every moment it may stand at
SAMPLES: dict[str, Any] = {
    "amount": 3,
    "gain": {"spark": 3},
    "resource": "juice",
    "per": 3,
    "most": 3,
    "at_least": 3,
    "pay": {"spark": 1},
    "until": 2,
}


def told(**row: Any) -> list[str]:
    """The text of a card with this row, whatever kind of card it stands on."""
    kind = (next(word for word in WORDS if word.name == row["do"]).on or ("unit", "base"))[0]
    on = next(moment for moment in MOMENTS if moment.name == row["when"]).on or (kind,)
    card = msgspec.structs.replace(CARDS[0], kind=on[0], effects=(row,))
    return card_text.wording("en", book_of((card,), ("a card",))).sentences(0)


def test_every_word_and_moment_is_used_or_told() -> None:
    assert BOOK.unused() == []
    tried = 0
    for word in WORDS:
        less = word.name in ("rivals", "bill")
        needs = {one.name: SAMPLES[one.name] for one in word.parameters(BOOK.ports)}
        if less:
            needs["amount"] = -3
        for when in word.at:
            (text,) = told(when=when, do=word.name, **needs)
            assert re.fullmatch(r"[A-Z+].*\.", text), text
            tried += 1
    assert tried == 36
    assert told(when="paid", do="draw", amount=2) == ["After payment: draw 2 cards."]


def test_names_and_moods_are_there_and_short() -> None:
    keys = card_text.TEXTS.keys("en")
    for card in CARDS:
        assert {card.id, f"{card.id}.mood"} <= keys
        assert len(card_text.TEXTS.format("en", f"{card.id}.mood")) <= 70
    assert len({name(card) for card in CARDS}) == len(CARDS)
    in_file = {key.partition(".")[0] for key in keys if re.match(r"[a-z]{2}\d\d", key)}
    assert in_file == set(by_id)


@pytest.mark.parametrize(
    "moment", ["tie", "unpaid", "captured-throne", "unwanted-battlefield", "passing-21"]
)
def test_moments_have_six_short_variants(moment: str) -> None:
    lines = [card_text.TEXTS.format("en", f"moment-{moment}-{n}") for n in range(1, 7)]
    assert len(set(lines)) == 6
    assert all(len(line.split()) <= 12 for line in lines)
    assert f"moment-{moment}-7" not in card_text.TEXTS.keys("en")


def test_content_hash_follows_numbers_and_order() -> None:
    now = cards.content_hash()
    assert re.fullmatch(r"[0-9a-f]{16}", now)
    assert cards.content_hash(cards.load_cards(Path(cards.__file__).parent / "data")) == now
    stronger = msgspec.structs.replace(CARDS[0], attack=CARDS[0].attack + 1)
    assert cards.content_hash((stronger, *CARDS[1:])) != now
    assert cards.content_hash((CARDS[1], CARDS[0], *CARDS[2:])) != now
