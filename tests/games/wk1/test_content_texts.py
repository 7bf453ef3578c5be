"""Names, moods and generated texts: every key is there, none is left over, none comes twice."""

import re
from collections import Counter
from importlib.resources import files

import pytest

from dustboard.games.wk1.content import mods, moments
from dustboard.games.wk1.content.cards import CONTENT
from dustboard.games.wk1.content.rows import Row
from dustboard.games.wk1.rules.vocabulary import BOOK
from dustboard.games.wk1.show.card_text import rules_text
from dustboard.games.wk1.show.effect_text import TEXTS
from dustboard.games.wk1.show.gallery import decks
from dustboard.texts import CLIENT
from fluent_variables import written
from refresh import AGAIN
from refresh.said import FILE, IDS, ROWS, lines


@pytest.mark.parametrize("key", IDS)
def test_every_card_has_a_name_and_a_mood(key: str) -> None:
    title, mood = TEXTS.format("en", key), TEXTS.format("en", f"{key}.mood")
    assert 0 < len(title) <= 24
    assert 0 < len(mood) <= 70
    assert title.lower() not in mood.lower()


def test_no_mood_is_used_twice() -> None:
    moods = Counter(TEXTS.format("en", f"{key}.mood") for key in IDS)
    assert [mood for mood, count in moods.items() if count > 1] == []


def test_texts_name_no_card_that_is_not_there() -> None:
    shaped = {key.partition(".")[0] for key in TEXTS.keys("en")}
    ids = {key for key in shaped if re.fullmatch(r"[a-z]{1,2}\d{1,2}[a-c]?", key)}
    assert ids == set(IDS)


def test_every_word_can_be_said_and_no_text_is_left_over() -> None:
    keys = TEXTS.keys("en")
    effects = {key.removeprefix("effect-") for key in keys if key.startswith("effect-")}
    # a mission tells its rules in words of its own
    on_cards = {word.name for word in BOOK.words.values() if word.on != ("mission",)}
    assert effects == on_cards - {"choose"}
    said_mods = {key.removeprefix("mod-") for key in keys if key.startswith("mod-")}
    assert {name.removesuffix("-foe") for name in said_mods} == set(mods.MODS)
    whens = {key.removeprefix("when-") for key in keys if key.startswith("when-")}
    plain = {re.sub("-(foe|weapon)$", "", name) for name in whens}
    assert plain == set(moments.WHEN) - {"face", "static", "action"}


def test_no_key_stands_in_two_files() -> None:
    folder = files("dustboard.games.wk1") / "text" / "en"
    found: Counter[str] = Counter()
    for path in folder.iterdir():
        if path.name.endswith(".ftl") and path.name not in CLIENT:
            text = path.read_text(encoding="utf-8")
            found.update(re.findall(r"^([a-zA-Z][\w-]*) *=", text, flags=re.MULTILINE))
    assert [key for key, count in found.items() if count > 1] == []


@pytest.mark.parametrize("row", ROWS, ids=IDS)
def test_every_card_says_its_rules(row: Row) -> None:
    text = rules_text(row)
    assert text.endswith(".")
    assert re.search(r"[{}$]|  |\.\.| [.,;:]", text) is None
    assert text[0] == text[0].upper()


def test_what_cards_say() -> None:
    assert lines() == FILE.read_text(encoding="utf-8").splitlines(), AGAIN
    speaking = {line.partition(" | ")[0] for line in lines()}
    for key, row in zip(IDS, ROWS, strict=True):
        if getattr(row, "effects", ()) or getattr(row, "mods", {}):
            assert key in speaking


def test_decks_list_names_and_texts() -> None:
    listed = decks()
    sight = next(row for row in listed["yellow"] if row["id"] == "y11")
    assert sight == {
        "id": "y11",
        "name": "Telescopic Sight",
        "copies": 1,
        "text": "Enhancement for a two-handed ranged weapon, makes it long-ranged too.",
    }
    assert all(row["name"] and row["text"] for rows in listed.values() for row in rows)


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_client_finds_rewards_and_panels_in_the_texts(lang: str) -> None:
    # the board shows the reward of a task apart, and no numbers twice
    client = written("wk1", lang, client=True)
    found = dict(re.findall(r"^wk1-(reward|panel)-begins = (.+)$", client, flags=re.MULTILINE))
    reward, panel = found["reward"], found["panel"]
    rewarded = [row for row in CONTENT.tasks if " reward" in rules_text(row).lower()]
    assert len(rewarded) > 10
    for row in rewarded:
        assert rules_text(row, lang).count(f" {reward} ") == 1, row.id
    for foe in CONTENT.enemies:
        assert f"{panel} {foe.aggression}," in rules_text(foe, lang), foe.id
