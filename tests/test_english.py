"""No English text of the product has the turns of phrase that sounded translated to its readers.

Sentences as a table says them are looked at in `games/test_sentences.py`; here it is the files.
What somebody in the game says or writes (moods, moments, diaries, tales) is left alone.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
VOICES = re.compile(r"/tales_\w+\.ftl|/(?:diary|moments|knights|story)\.ftl|/_template/")
SPOKEN = re.compile(r"^\s+\.(?:mood|story|boast) =")
NAMED = r"\{ \$(?:seat|rival|knight|name|who|by|other) \}"

BANNED = {
    "already at the end": re.compile(r"\balready(?:[.;,]|$)"),
    "more or less behind its noun": re.compile(
        r"\b(?:die|dice|card|token|Fuel|Ammo|Meds|Health|wounds?) (?:more|less)\b(?! than| often)"
    ),
    "a preposition before which": re.compile(r"(?:= |\. |\] )(?:On|In|To|Of|From|With|At) which\b"),
    "things that lie about": re.compile(r"\b(?:lies|lie) (?:here|on|under|face|in|open)\b"),
    "as things lie": re.compile(r"\b(?:as|where) (?:they|things|cards) lie\b"),
    "a thing of somebody": re.compile(rf"\b(?!out|because|sides)\w+ of {NAMED}"),
    "a stiff negation": re.compile(r"\b(?:cannot|may not)\b(?!-| =)"),
    "something that is coming": re.compile(r"(?:\}|radiation|wounds?) (?:is|are) coming\b"),
    "rolling again": re.compile(r"\b[Rr]oll(?:s|ed)? (?:\w+ )?again\b|\bdraw [^.;]*token again"),
    "who for whoever": re.compile(r"(?:= |; |from )who (?:leads|is|has|sold|holds|you)\b"),
    "what is hidden after a comma": re.compile(r", hidden(?:[,;{]|$| and| with)"),
    "a share of such rounds": re.compile(r"\bof 100 such\b"),
    "a button that goes on": re.compile(r"= Go on\b"),
    "a choice after its noun": re.compile(r"\b(?:here|there) of (?:your|their) choice\b"),
    "half a success": re.compile(r"\bhalf a success\b"),
    "what was replaced at once": re.compile(
        r"\bOne-way\b|none chosen|\(choice |rules? of thumb|Begin anew|my data home|on my desk"
        r"|Go on choosing|What is played|of which game|luckier than \d|hunt binds|on the table: do"
        r"|Count the stores|Mark the map|Lay the hands|Turn the cards|Divide the field"
        r"|Storm the walls|Settle the market|Bury the rest|you want high|as the system"
    ),
    "a pin": re.compile(r"(?<![\w-])[Pp]ins?\b(?!-)"),
    "a number of moves by another name": re.compile(r"\bposition \{"),
}


def faults(line: str) -> list[str]:
    """What is wrong with a line of a Fluent file; its key does not count."""
    return [what for what, pattern in BANNED.items() if pattern.search(line)]


def lines() -> list[tuple[str, str]]:
    """All English lines of the client, server, bots and titles, each with its place."""
    files = [*(ROOT / "web/src/locales/en").glob("*.ftl")]
    files += (ROOT / "src/dustboard").rglob("text/en/*.ftl")
    found: list[tuple[str, str]] = []
    for file in sorted(files):
        if VOICES.search(file.as_posix()):
            continue
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            if not line.startswith("#") and not SPOKEN.match(line):
                text = re.sub(r"^[a-z][\w-]* (?==)", "", line)
                found.append((f"{file.relative_to(ROOT)}:{number}", text))
    return found


def test_no_text_has_a_turn_that_sounds_translated() -> None:
    found = lines()
    assert len(found) > 3000
    bad = [f"{place}: {', '.join(faults(text))}: {text}" for place, text in found if faults(text)]
    assert not bad, "\n".join(bad)


@pytest.mark.parametrize(
    "line",
    [
        "= You have marked { $target } already.",
        "= Give nothing: they roll a white die more",
        "= In which city do you start?",
        "= Stored cards lie face down.",
        "= Pin of { $name }",
        "= you cannot attack your own base",
        "= { $amount } radiation is coming. Use your armor?",
        "= Which die do you roll again?",
        "= Set the pin for seat { $n }",
        "= { $name } asks to go back to position { $at }.",
        "= { $foe } has { $amount } wounds more",
        "= Leave my cards as they lie",
        "= Roll again",
        "= you may once draw a Threat token again",
        "= take special card { $number } from who has it",
        "= all vote, hidden, with { $votes } votes",
        "= { $cards } would win in about { $n } of 100 such rounds",
        "= Go on without a card",
        "= a knight here of your choice: { $then }",
        "= Begin anew",
    ],
)
def test_what_was_mended_is_found(line: str) -> None:
    assert faults(line)


@pytest.mark.parametrize(
    "line",
    [
        "= You have already marked { $target }.",
        "= A smaller deck draws its best cards more often.",
        "= Which city do you start in?",
        "= Look for { $knight }, who lies unconscious here",
        "= { $name }'s PIN",
        "= Both sides of { $name }",
        "= Show it again",
        "= Nobody who leads may pass",
        "= You can go on next week",
        "= Each Fuel gives 2 more MP",
    ],
)
def test_plain_lines_pass(line: str) -> None:
    assert not faults(line)
