"""What a lesson says, in words of the learner's language and device."""

from __future__ import annotations

from collections.abc import Iterator

from dustboard import Game
from dustboard.kernel.cast import ANYBODY, Cast
from dustboard.kernel.errors import IllegalAnswer
from dustboard.texts import Texts, texts_of
from dustboard.tutorials.progress import Stand
from dustboard.tutorials.script import LessonStep, Tutorial

DEVICES = ("keys", "touch", "text", "terminal")
OWN = Texts("dustboard.tutorials")


def _texts(title: str) -> Texts:
    return texts_of(f"dustboard.games.{title}")


class Spoken:
    """The texts of one place in a lesson, each by device."""

    def __init__(self) -> None:
        self.heading = ""
        self.text: dict[str, str] = {}
        self.note: dict[str, str] = {}
        self.line: list[str] = []  # the labels of the foreseen answers


def says(script: Tutorial, lang: str, key: str) -> dict[str, str]:
    """A text of the title's tutorial for each device."""
    texts = _texts(script.title)
    return {
        device: texts.format(lang, key, {"device": device, "minutes": script.minutes})
        for device in DEVICES
    }


def _own(lang: str, key: str) -> dict[str, str]:
    return {device: OWN.format(lang, key, {"device": device}) for device in DEVICES}


def _or_nothing(script: Tutorial, lang: str, key: str) -> dict[str, str]:
    try:
        return says(script, lang, key) if key else {}
    except KeyError:
        return {}


def hint(title: str, ask: str, lang: str) -> dict[str, str]:
    """The hint for a question of a first game; empty if the title has none."""
    try:
        return {one: _texts(title).format(lang, f"hint-{ask}", {"device": one}) for one in DEVICES}
    except KeyError:
        return {}


def heading(script: Tutorial, step: LessonStep, lang: str) -> str:
    """The name of a step."""
    return _texts(script.title).format(lang, f"tutorial-{step.id}")


def intro(script: Tutorial, lang: str) -> str:
    """What is said before the lesson."""
    return _texts(script.title).format(lang, "tutorial-intro", {"minutes": script.minutes})


def goal(script: Tutorial, where: Stand, lang: str) -> tuple[str, list[tuple[str, str, str]]]:
    """The goal, said before the first part, and what is taught: icon, name and a few words."""
    first = script.step[0]
    if not script.idea or where.mode != "part" or where.ref != f"{first.id}/{first.part[0].id}":
        return "", []
    texts = _texts(script.title)
    return texts.format(lang, "tutorial-goal"), [
        (
            one.icon,
            texts.format(lang, f"tutorial-idea-{one.id}"),
            texts.format(lang, f"tutorial-idea-{one.id}-text"),
        )
        for one in script.idea
    ]


def spoken(
    script: Tutorial, game: Game, where: Stand, tried: str, lang: str, cast: Cast = ANYBODY
) -> Spoken:
    """All that is said at a place. `tried` is a wrong answer to the quiz there."""
    found = Spoken()
    found.heading = heading(script, where.step, lang)
    found.note = _or_nothing(script, lang, where.note)
    part = where.part
    if where.mode in ("part", "off", "free") and part is not None:
        key = f"tutorial-{where.step.id}-{part.id}"
        found.text = _own(lang, "lesson-auto") if part.auto else says(script, lang, key)
        found.line = line_labels(game, where, script.seat, lang, cast)
        if part.do == "quiz" and tried:
            found.note = _or_nothing(script, lang, f"{key}-wrong")
    if where.mode == "off":
        found.text = _own(lang, "lesson-off")
    elif where.mode == "free":
        found.text, found.note = _own(lang, "lesson-free"), {}
    elif where.mode == "aside":
        found.text = _own(lang, "lesson-aside")
    elif where.mode == "home":
        found.text = _own(lang, "lesson-home")
    elif where.mode == "end":
        found.text = says(script, lang, "tutorial-over")
    return found


def line_labels(game: Game, where: Stand, seat: int, lang: str, cast: Cast = ANYBODY) -> list[str]:
    """What the foreseen answers are called, each at its own moment."""
    line = where.line
    if not line:
        return []
    trial = game.clone() if where.back < 0 else game.fork(where.back)
    labels: list[str] = []
    if seat not in {decision.seat for decision in trial.pending}:
        return []
    try:
        for key in line:
            options = trial.decision(seat).options
            labels.append(next((one.text(lang, cast) for one in options if one.key == key), key))
            trial.answer(seat, key)
    except IllegalAnswer:
        return []
    return labels


def needed(script: Tutorial) -> Iterator[tuple[str, str, str]]:
    """Every text a script needs: step, part and key; either may be empty."""
    yield "", "", "tutorial-intro"
    yield "", "", "tutorial-over"
    if script.idea:
        yield "", "", "tutorial-goal"
    for idea in script.idea:
        yield "", "", f"tutorial-idea-{idea.id}"
        yield "", "", f"tutorial-idea-{idea.id}-text"
    for step in [*script.step, *script.copy]:
        yield step.id, "", f"tutorial-{step.id}"
        for part in step.part:
            if part.auto:
                continue
            key = f"tutorial-{step.id}-{part.id}"
            yield step.id, part.id, key
            for other in part.other:
                yield step.id, part.id, f"{key}-{other.id}"
            if part.do == "quiz":
                yield step.id, part.id, f"{key}-wrong"
