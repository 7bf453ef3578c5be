"""What a table says reads like English: random games are played, and every sentence is looked at.

Prompts, options, refusals, the log as each seat reads it, and the texts of all cards.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache

import pytest

import dustboard
from dustboard.kernel.cast import Cast
from dustboard.kernel.game import Game

NAMES = ("Ana", "Bo", "Cyd", "Dee", "Eli", "Fay", "Gus", "Hal")
ANSWERS = 700
QUESTION = 12  # words of a question; names of cards count as one
PROMPT = 22  # with the line of help that may follow
HEADINGS = ("phase", "step", "clash")
KINDS = ("prompt", "option", "refusal", "log", "card")
# the people of a book are he and she, and speak as they like
TOLD = {"wk2": {"he or his", "a stiff negation"}}
FEW = {"wk2": {"refusal", "card"}}  # kinds of which a title has few

BANNED = {
    "a seat letter": re.compile(
        r"(?<!side )(?<!Side )(?<!Encounter )(?<![\w'-])[B-H](?![\w'.-])"
        r"|\b(?:of|from|on|by|to|for|against|and) A\b(?! \w)"
        r"|^A(?=: | \d)|^A (?:draws|rolls|pays|takes|plays|wins|loses|discards|is|has|wants)\b"
    ),
    "a count of choices": re.compile(r"\(choice \d|\(none chosen\)"),
    "a question for something": re.compile(r"do you use something", re.IGNORECASE),
    "a bare per cent": re.compile(r"%(?! [a-z])"),
    "a second numbering of hexes": re.compile(r"\[\d+\]"),
    "a verb of somebody else": re.compile(
        r"(?<!against )(?<!from )(?<!on )(?<!to )\b[Yy]ou "
        r"(?:is|has|does|was|\w*[a-z](?:sses|shes|ches|xes|ies)|\w+[bcdefgklmnprtvw]s)\b"
    ),
    "you in a wrong place": re.compile(r"\bof you\b|\byou's\b|\b(?:does|is|has|was) you\b"),
    "a hole": re.compile(r"[{}]|None|  | ,| \.(?!\.)|\.\.|\bnobody's\b"),
    "he or his": re.compile(r"\b(?:he|his|him)\b"),
    "a stiff negation": re.compile(r"\bcannot\b|\bmay not\b|\bis no \w+ card\b"),
}


def faults(text: str) -> list[str]:
    """What is wrong with a sentence."""
    return [what for what, pattern in BANNED.items() if pattern.search(text)]


@cache
def card_names(title: str) -> tuple[str, ...]:
    """The names of all cards, the longest first."""
    decks = dustboard.title(title).decks()
    return tuple(sorted({row["name"] for deck in decks.values() for row in deck}, key=len)[::-1])


def words(title: str, text: str) -> int:
    """How many words a text has; a list of cards counts as one."""
    for name in card_names(title):
        text = text.replace(name, "Card")
    text = re.sub(r"Card(?:(?:, | and )(?:Card|the vehicle|\d \w+))+", "Card", text)
    return len(re.sub(r"\d+(?:, \d+)+", "dice", text).split())


def games(title: str) -> Iterator[Game]:
    """Tables of all sizes and missions, each just laid."""
    scenarios = dustboard.title(title).scenarios()
    for seed in range(4 if title == "wftw" else 6):
        options = {scenarios[seed % 5].option: scenarios[seed % 5].value} if scenarios else {}
        sizes = list(dustboard.title(title).players_for(options))
        yield dustboard.new_game(title, sizes[seed % len(sizes)], seed, options)


def said(title: str) -> Iterator[tuple[str, str]]:
    """Everything that is said in random games: prompt, option, refusal or log, and the text."""
    for number, game in enumerate(games(title)):
        rng = random.Random(number)
        cast = Cast(NAMES)
        for _ in range(ANSWERS):
            if game.over:
                break
            decision = game.pending[0]
            yield "prompt", decision.question("en", cast)
            options = list(decision.options)
            for option in rng.sample(options, min(4, len(options))):
                yield "option", option.text("en", cast)
            if rng.random() < 0.1:
                for refused in decision.refused:
                    yield "refusal", refused.text("en", cast)
            game.answer(decision.seat, rng.randrange(len(options)))
        for reader in (None, *range(game.players)):
            for line in game.log(reader, names=NAMES[: game.players]):
                yield "heading" if line["kind"] in HEADINGS else "log", line["text"]
    for deck in dustboard.title(title).decks().values():
        for row in deck:
            yield "card", row["text"]


@pytest.mark.parametrize("title", ["wftw", "wk1", "wk2"])
def test_every_sentence_of_a_table_reads_well(title: str) -> None:
    bad: dict[str, str] = {}
    heard: dict[str, int] = {}
    for kind, text in set(said(title)):
        heard[kind] = heard.get(kind, 0) + 1
        found = [what for what in faults(text) if what not in TOLD.get(title, ())]
        question = re.split(r"[.?](?= |$)", text)[0]
        if kind == "prompt" and words(title, question) > QUESTION:
            found.append("a long question")
        if kind == "prompt" and words(title, text) > PROMPT:
            found.append("a long prompt")
        if kind in ("log", "refusal") and not re.search(r"[.!?]$", text):
            found.append("no end")
        if kind != "card" and not re.match(r"[A-Z0-9]", text):
            found.append("no capital")
        if found:
            bad[text] = f"{kind}: {', '.join(found)}"
    assert all(heard[kind] > 20 for kind in KINDS if kind not in FEW.get(title, ()))
    assert not bad, "\n".join(f"{why}: {text}" for text, why in sorted(bad.items())[:20])


@pytest.mark.parametrize(
    "text",
    [
        "A draws 3 cards.",
        "B attacks The Vault of A.",
        "A: Ammo 3 (-1).",
        "The Vault of B: attack A 7 against a defence of 9.",
        "Juice or spark? (choice 1 of 1)",
        "You lost a fight. Leave units from it to the wastes? (none chosen)",
        "Before this ranged attack check: do you use something?",
        "Escape (20 %)",
        "Rook enters Red Tomb [7].",
        "you loses 1 Health (3 left).",
        "You attacks with Cleaver.",
        "Where does you wake up?",
        "The turn of you.",
        "the Waster marks 1 gear card of his choice.",
        "you cannot attack your own base",
    ],
)
def test_what_tables_used_to_say_is_found(text: str) -> None:
    assert faults(text)


@pytest.mark.parametrize(
    "text",
    [
        "A Cultist appears on Rusty's Garden.",
        "Sinkhole: you lose 1 Health (3 left).",
        "62 % to escape",
        "You pass the check.",
        "Ana's Vault is under attack.",
        "Peacekeeper Mk IV: escape or face it?",
        "You discuss it.",
    ],
)
def test_good_sentences_pass(text: str) -> None:
    assert not faults(text)
