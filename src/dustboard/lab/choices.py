# mypyc: skip
"""What people chose in a finished game, beside what a bot would have chosen from the same view.

Everything here takes and gives plain data, so that it can run in another process, a part at a time.
"""

from __future__ import annotations

import time
from collections import Counter
from typing import Any

import msgspec

from dustboard import Game
from dustboard.bots import Bot, make, sight_of
from dustboard.bots.minds import loss
from dustboard.bots.title_modules import heuristics_of, policy_of
from dustboard.kernel.cast import Cast
from dustboard.kernel.knowledge.known import known_to
from dustboard.kernel.state import NOT_ASKED
from dustboard.lab.analysis import GameSummary

MOST_CHOICES = 90  # looked at in one game, spread over it
SECONDS = 1.0  # for one answer of a bot that thinks ahead
DIFFERENT_SHOWN = 5


class Choice(msgspec.Struct):
    """A whole decision of a person: so many answers of a seat, from this place of the record."""

    seat: int
    at: int
    answers: int


def choices(summary: GameSummary) -> list[Choice]:
    """The decisions of people in which there was something to choose, thinned to a bearable number.

    What is left is spread evenly over the game.
    """
    game = summary.begin()
    found: list[Choice] = []
    place = 0
    while place < len(summary.answers):
        start, seat = place, summary.answers[place][0]
        group = game.state.group_number
        free = by_person = False
        while place < len(summary.answers) and summary.answers[place][0] == seat:
            if game.state.asked[seat] == NOT_ASKED or game.state.group_number != group:
                break
            by_person = by_person or summary.people[place]
            free = free or place > start or len(game.decision(seat).options) > 1
            game.answer(seat, summary.answers[place][1])
            place += 1
        if by_person and free:
            found.append(Choice(seat, start, place - start))
    most = min(len(found), MOST_CHOICES)
    return [found[at * len(found) // most] for at in range(most)]


def compared(
    summary: GameSummary, bot: str, some: list[Choice], lang: str, seconds: float
) -> list[dict[str, Any]]:
    """Each of these decisions (in the order of the game) beside that of a bot, while there is time.

    The first one is always looked at.
    """
    end = time.monotonic() + seconds
    game, cast = summary.begin(), Cast(summary.names)
    place = 0
    rows: list[dict[str, Any]] = []
    for choice in some:
        if rows and time.monotonic() > end:
            break
        while place < choice.at:
            game.answer(*summary.answers[place])
            place += 1
        given = [key for _, key in summary.answers[choice.at : choice.at + choice.answers]]
        player = make(bot, summary.title, choice.at)
        rows.append(_compare(game, choice, given, player, lang, cast))
    return rows


def summed_up(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """For each seat: how many decisions were the bot's, and the others that differed most."""
    found: dict[int, dict[str, Any]] = {}
    for row in rows:
        seat: int = row["seat"]
        of_seat = found.setdefault(seat, {"seat": seat, "choices": 0, "same": 0, "different": []})
        of_seat["choices"] += 1
        if row["different"] is None:
            of_seat["same"] += 1
        else:
            of_seat["different"].append(row["different"])
    for of_seat in found.values():
        of_seat["different"].sort(key=lambda one: -one.pop("loss"))
        del of_seat["different"][DIFFERENT_SHOWN:]
    return [found[seat] for seat in sorted(found)]


def _compare(
    game: Game, choice: Choice, given: list[str], bot: Bot, lang: str, cast: Cast
) -> dict[str, Any]:
    seat = choice.seat
    first = game.decision(seat)
    trial, group, advised = game.clone(), game.state.group_number, list[str]()
    while trial.state.asked[seat] != NOT_ASKED and trial.state.group_number == group:
        bot.deadline = time.monotonic() + SECONDS
        advised.append(bot.answer(sight_of(trial, seat), trial.decision(seat)))
        trial.answer(seat, advised[-1])
    if Counter(given) == Counter(advised):
        return {"seat": seat, "different": None}
    different = {
        "at": choice.at,
        "question": first.question(lang, cast),
        "chosen": _words(game, seat, given, lang, cast),
        "advised": _words(game, seat, advised, lang, cast),
        "rule": first.rule,
        "loss": _loss(game, seat, given[0]),
    }
    return {"seat": seat, "different": different}


def _loss(game: Game, seat: int, key: str) -> float:
    """By how much the title thinks less of the first answer than of the best one."""
    policy = policy_of(game.title.id)
    if policy is not None:
        return loss(game.title.id, policy, known_to(game, seat), key)
    heuristics = heuristics_of(game.title.id)
    if heuristics is None:
        return 0.0
    decision = game.decision(seat)
    ratings: list[float] = heuristics.rate(game.view(seat), decision)
    return max(ratings) - ratings[decision.options.keys().index(key)]


def _words(game: Game, seat: int, keys: list[str], lang: str, cast: Cast) -> str:
    """Answers as their labels, one after the other."""
    trial = game.clone()
    labels: list[str] = []
    for key in keys:
        decision = trial.decision(seat)
        labels.append(decision.options[decision.options.keys().index(key)].text(lang, cast))
        trial.answer(seat, key)
    return "; ".join(labels)
