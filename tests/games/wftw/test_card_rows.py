"""What makes a row of card data good, and what a bad one is told."""

import json
from pathlib import Path

import msgspec
import pytest

from dustboard.games.wftw.content import cards
from dustboard.games.wftw.content.cards import CARDS, Card, Cost, content_hash
from dustboard.games.wftw.rules.vocabulary import book_of
from dustboard.kernel.errors import ContentError

UNIT = {
    "id": '"x01"',
    "set": '"buy"',
    "kind": '"unit"',
    "art": '"meeple"',
    "tags": "[]",
    "copies": "1",
    "acquisition": "2",
    "build": "{ scrap = 1 }",
    "attack": "2",
}
BASE = UNIT | {"kind": '"base"', "defence": "5"}
BASE = {field: value for field, value in BASE.items() if field not in ("build", "attack")}


def row(fields: dict[str, str], effect: str = "") -> str:
    lines = [f"{field} = {value}" for field, value in fields.items() if value]
    return "\n".join(["[[card]]", *lines, *(["[[card.effect]]", effect] if effect else []), ""])


def unit(effect: str = "", **changes: str) -> str:
    """A good unit with some fields changed; an empty value leaves the field out."""
    return row(UNIT | changes, effect)


def base(effect: str = "", **changes: str) -> str:
    return row(BASE | changes, effect)


def load(folder: Path, text: str, file: str = "buy.toml") -> tuple[Card, ...]:
    """Load a folder of three card files, one of which holds the text below two other lines."""
    for set_ in cards.SETS:
        (folder / f"{set_}.toml").write_text("")
    (folder / file).write_text("# test\n\n" + text)
    placed = cards.load_placed_cards(folder)
    book_of([card for _, card in placed], [place for place, _ in placed])
    return tuple(card for _, card in placed)


def refusal(folder: Path, text: str, file: str = "buy.toml") -> str:
    with pytest.raises(ContentError) as caught:
        load(folder, text, file)
    return str(caught.value)


def test_good_rows_pass(tmp_path: Path) -> None:
    effect = 'when = "paid"\ndo = "gain"\ngain = { juice = 2 }'
    first, second, third = load(
        tmp_path, unit() + unit(effect, id='"x02"', build="{}") + base(id='"x03"')
    )
    assert (first.effects, first.build) == ((), Cost(scrap=1))
    assert second.effects == ({"when": "paid", "do": "gain", "gain": {"juice": 2}},)
    assert (third.defence, third.attack, third.build) == (5, 0, Cost())


@pytest.mark.rule("wftw.card.03")
def test_every_card_is_a_unit_or_a_base(tmp_path: Path) -> None:
    assert {card.kind for card in CARDS} == {"unit", "base"}
    assert refusal(tmp_path, unit(kind='"tower"')) == (
        "buy.toml:3: card 'x01': field 'kind': expected 'base' or 'unit', got 'tower'"
    )


@pytest.mark.rule("wftw.card.01")
@pytest.mark.parametrize(("file", "set_"), [("buy.toml", "buy"), ("objective.toml", "objective")])
def test_acquisition_cost_is_needed(tmp_path: Path, file: str, set_: str) -> None:
    assert refusal(tmp_path, unit(set=f'"{set_}"', acquisition=""), file) == (
        f"{file}:3: card 'x01': field 'acquisition': "
        f"expected a number on a card of set '{set_}', got none"
    )


@pytest.mark.rule("wftw.card.01")
def test_starter_card_has_no_acquisition_cost(tmp_path: Path) -> None:
    starter = unit(set='"starter"', acquisition="")
    assert len(load(tmp_path, starter, "starter.toml")) == 1
    for cost in ("2", "0"):
        assert refusal(tmp_path, unit(set='"starter"', acquisition=cost), "starter.toml") == (
            "starter.toml:3: card 'x01': field 'acquisition': "
            f"expected none on a starter card, got {cost}"
        )


@pytest.mark.rule("wftw.card.04")
def test_unit_needs_attack_but_no_effect(tmp_path: Path) -> None:
    (card,) = load(tmp_path, unit())
    assert card.effects == ()
    assert refusal(tmp_path, unit(attack="")) == (
        "buy.toml:3: card 'x01': field 'attack': expected a number of 0 or more on a unit, got none"
    )


@pytest.mark.rule("wftw.card.07")
def test_base_needs_defence(tmp_path: Path) -> None:
    assert refusal(tmp_path, base(defence="")) == (
        "buy.toml:3: card 'x01': field 'defence': "
        "expected a number of 1 or more on a base, got none"
    )


@pytest.mark.parametrize(
    ("text", "field", "message"),
    [
        (unit(attack='"2"'), "attack", "expected int, got str"),
        (unit(attack="true"), "attack", "expected int, got bool"),
        (unit(attack="-1"), "attack", "expected 0 or more, got -1"),
        (unit(defence="3"), "defence", "expected none on a unit, got 3"),
        (unit(produce="{ scrap = 1 }"), "produce", "expected none on a unit, got {'scrap': 1}"),
        (unit(draw="1"), "draw", "expected none on a unit, got 1"),
        (unit(build=""), "build", "expected a cost on a unit ({} if it is free), got none"),
        (unit(build="{ scrap = -1 }"), "build.scrap", "expected 0 or more, got -1"),
        (unit(build="{ gold = 1 }"), "build.gold", "no such field"),
        (unit(copies="0"), "copies", "expected 1 or more, got 0"),
        (unit(acquisition="-2"), "acquisition", "expected 0 or more, got -2"),
        (unit(vp="-1"), "vp", "expected 0 or more, got -1"),
        (unit(name='"Rust"'), "name", "no such field"),
        (unit(tags=""), "tags", "expected a value, got none"),
        (unit(art=""), "art", "expected a value, got none"),
        (unit(set='"objective"'), "set", "expected 'buy' in this file, got 'objective'"),
        (unit(set='"attic"'), "set", "expected 'buy', 'objective' or 'starter', got 'attic'"),
        (base(defence="0"), "defence", "expected 1 or more, got 0"),
        (base(attack="0"), "attack", "expected none on a base, got 0"),
        (base(build="{ scrap = 1 }"), "build", "expected none on a base, got {'scrap': 1}"),
        (base(produce="{ juice = -1 }"), "produce.juice", "expected 0 or more, got -1"),
        (base(draw="-1"), "draw", "expected 0 or more, got -1"),
    ],
)
def test_bad_numbers_are_refused(tmp_path: Path, text: str, field: str, message: str) -> None:
    assert refusal(tmp_path, text) == f"buy.toml:3: card 'x01': field '{field}': {message}"


def effect(when: str, do: str, parameters: str = "") -> str:
    return f'when = "{when}"\ndo = "{do}"\n{parameters}'


PER_FIVE = "per = 5\namount = 1\nmost = 3"


@pytest.mark.parametrize(
    ("text", "field", "message"),
    [
        (unit(effect("paid", "gain")), "gain", "expected one with 'gain', got none"),
        (
            unit(effect("paid", "gain", "gain = { scrap = 0 }")),
            "gain",
            "expected 1 or more of scrap or juice or spark, got {'scrap': 0}",
        ),
        (
            unit(effect("paid", "gain", "gain = { scrap = 2, juice = -1 }")),
            "gain",
            "expected 1 or more of scrap or juice or spark, got {'scrap': 2, 'juice': -1}",
        ),
        (
            unit(effect("paid", "draw", "amount = 1\nper = 2")),
            "per",
            "expected none with 'draw', got 2",
        ),
        (
            unit(effect("tie", "win_ties", "amount = 1")),
            "amount",
            "expected none with 'win_ties', got 1",
        ),
        (
            unit(effect("strength:shop", "attack", "amount = 0")),
            "amount",
            "expected 1 or more with 'attack', got 0",
        ),
        (
            unit(effect("strength:battlefield", "rivals", "amount = 2")),
            "amount",
            "expected -1 or less with 'rivals', got 2",
        ),
        (
            base(effect("static", "bill", "amount = 1")),
            "amount",
            "expected -1 or less with 'bill', got 1",
        ),
        (
            base(effect("score", "vp_per_bases", "amount = 1")),
            "per",
            "expected one with 'vp_per_bases', got none",
        ),
        (
            base(effect("score", "vp_per_resources", PER_FIVE.replace("5", "0"))),
            "per",
            "expected 1 or more with 'vp_per_resources', got 0",
        ),
        (
            base(effect("score", "vp_per_resources", PER_FIVE.replace("most = 3", ""))),
            "most",
            "expected one with 'vp_per_resources', got none",
        ),
        (
            base(effect("score", "vp_if_bases", "amount = 2")),
            "at_least",
            "expected one with 'vp_if_bases', got none",
        ),
        (
            base(effect("score", "vp_if_produce", 'resource = "salt"\nat_least = 2\namount = 2')),
            "resource",
            "expected one of scrap, juice, spark, got 'salt'",
        ),
        (
            base(effect("paid", "draw", "amount = 1")),
            "when",
            "'paid' never happens to a base",
        ),
        (
            unit(effect("gained", "draw", "amount = 1")),
            "when",
            "'gained' never happens to a unit",
        ),
        (
            unit(effect("static", "bill", "amount = -1")),
            "do",
            "'bill' is for a base, this is a unit",
        ),
        (
            unit(effect("paid", "others", "amount = 1")),
            "when",
            "expected one of static with 'others', got 'paid'",
        ),
        (unit('when = "paid"'), "do", "expected a word, got none"),
        (
            unit(effect("paid", "draw", 'amount = "one"')),
            "amount",
            "unknown 'one'",
        ),
        (
            unit(effect("tie", "attack", "amount = true")),
            "when",
            "expected one of strength:battlefield, strength:base_attack, strength:defence, "
            "strength:shop with 'attack', got 'tie'",
        ),
        (
            unit(effect("strength:shop", "attack", "amount = true")),
            "amount",
            "expected 1 or more with 'attack', got True",
        ),
    ],
)
def test_bad_effects_are_refused(tmp_path: Path, text: str, field: str, message: str) -> None:
    assert refusal(tmp_path, text) == (
        f"buy.toml:3: card 'x01': field 'effect[0].{field}': {message}"
    )


def test_unknown_words_are_refused_with_the_known_ones(tmp_path: Path) -> None:
    said = refusal(tmp_path, unit(effect("noon", "attack", "amount = 1")))
    assert said.startswith("buy.toml:3: card 'x01': field 'effect[0].when': expected one of static")
    assert said.endswith(", round_end, score, got 'noon'")
    said = refusal(tmp_path, unit(effect("paid", "drow", "amount = 1")))
    assert said.startswith(
        "buy.toml:3: card 'x01': field 'effect[0].do': unknown 'drow'; near: draw; known are: "
    )


def test_line_is_that_of_the_broken_row(tmp_path: Path) -> None:
    good = unit('when = "tie"\ndo = "win_ties"', id='"x00"')
    expected = 3 + good.count("\n")
    assert refusal(tmp_path, good + unit(attack="-1")).startswith(
        f"buy.toml:{expected}: card 'x01': field 'attack'"
    )


def test_ids_are_unique_in_and_between_files(tmp_path: Path) -> None:
    twice = "field 'id': expected an id of its own, got 'x01' a second time"
    line = 3 + unit().count("\n")
    assert refusal(tmp_path, unit() + unit()) == f"buy.toml:{line}: card 'x01': {twice}"
    load(tmp_path, unit())
    (tmp_path / "objective.toml").write_text(unit(set='"objective"'))
    with pytest.raises(ContentError) as caught:
        cards.load_cards(tmp_path)
    assert str(caught.value) == f"objective.toml:1: card 'x01': {twice}"


def test_row_without_id_is_named_by_its_number(tmp_path: Path) -> None:
    assert refusal(tmp_path, unit(id="")) == (
        "buy.toml:3: card number 1: field 'id': expected a value, got none"
    )


def test_files_that_are_no_tables_are_refused(tmp_path: Path) -> None:
    assert refusal(tmp_path, "[[card]]\nid = \n").startswith("buy.toml:4: not valid TOML: ")
    assert refusal(tmp_path, "[card]\n") == "buy.toml:1: expected [[card]] rows, got one 'card'"
    assert refusal(tmp_path, "[[crad]]\n") == "buy.toml:1: expected only [[card]] rows, got 'crad'"
    (tmp_path / "buy.toml").write_bytes(b"# fine\n# \xff\n")
    with pytest.raises(ContentError, match=r"^buy.toml:2: expected UTF-8 text$"):
        cards.load_cards(tmp_path)
    (tmp_path / "buy.toml").unlink()
    with pytest.raises(ContentError, match=r"^buy.toml:1: cannot be read: "):
        cards.load_cards(tmp_path)


def test_every_card_has_a_picture_that_the_client_carries_and_no_rule_knows_of() -> None:
    icons = json.loads((Path(__file__).parents[3] / "web/scripts/icons.json").read_text())
    assert {card.art for card in CARDS} <= set(icons["wftw"])
    repainted = tuple(msgspec.structs.replace(card, art="meeple") for card in CARDS)
    assert content_hash(repainted) == content_hash()
    dearer = (msgspec.structs.replace(CARDS[0], attack=9), *CARDS[1:])
    assert content_hash(dearer) != content_hash()
