"""What a seat is asked, after its draft so far.

A draft is played on a copy, up to the first border: an answer that uses luck, reveals something,
seals a choice or hands over is never tried, so nothing can be learnt by drafting.
"""

from __future__ import annotations

from dustboard import Game
from dustboard.kernel.cast import Cast
from dustboard.kernel.errors import IllegalAnswer
from dustboard.kernel.knowledge.learnt import learnt_by
from dustboard.kernel.position import Decision
from dustboard.kernel.reasons import Reason
from dustboard.server.core.refusals import illegal
from dustboard.server.game.positions import learnt_since
from dustboard.server.protocol.tables import Border, Prompt, PromptOption, PromptRefusal

MANY = 400  # of more options than this the client is sent the first ones; all stay legal


class Drafted:
    """Where a draft leads: the game up to its border or its end, and whether it is whole."""

    def __init__(self, game: Game, complete: bool) -> None:
        self.game = game
        self.complete = complete


def after_draft(game: Game, seat: int, answers: list[str]) -> Drafted:
    """Play a draft on a copy; IllegalAnswer if one of its answers is refused."""
    trial = game.clone()
    for number, key in enumerate(answers):
        decision = trial.decision(seat)
        index = _index(decision, key)
        if index < 0:
            trial.clone().answer(seat, key)  # says why not
            raise IllegalAnswer(Reason("answer-no-option", {"key": repr(key)}), decision.rule)
        if crosses(trial, decision, index):
            if number != len(answers) - 1:
                raise illegal("draft-border", decision.rule)
            return Drafted(trial, True)
        before = trial.clone()
        trial.answer(seat, key)
        # a list that ends by itself: what would be asked next is no part of it
        if number == len(answers) - 1 and not _goes_on(before, trial, seat):
            return Drafted(before, True)
    return Drafted(trial, False)


def _index(decision: Decision, key: str) -> int:
    for index, option in enumerate(decision.options):
        if option.key == key:
            return index
    return -1


def crosses(game: Game, decision: Decision, index: int) -> bool:
    """Whether an answer may not be tried: it could show its seat something new."""
    border = decision.border(index)
    if border in ("sealed", "dice"):
        return True
    trial = game.clone()
    trial.answer(decision.seat, index)
    if _goes_on(game, trial, decision.seat):
        # others would see it, but they see no draft; what its own seat would see is what counts
        before, after = game.state, trial.state
        luck = before.luck_used != after.luck_used
        return luck or learnt_by(game.title, before, after, decision.seat)
    if border:
        return True
    # the border was told from a made-up world; the true one may turn a card where that did not
    return trial.over or learnt_since(trial, game.state) != ""


def _goes_on(game: Game, trial: Game, seat: int) -> bool:
    """Whether the seat is still in the middle of the same question."""
    before, after = game.state, trial.state
    return after.group_number == before.group_number and after.asked[seat] == before.asked[seat]


def prompt_of(
    game: Game,
    seat: int,
    draft: list[str],
    deadline: float | None,
    lang: str,
    cast: Cast,
    passed: frozenset[str] = frozenset(),
) -> Prompt | None:
    """The prompt of a seat, None if it is not asked. A draft that fits no longer is dropped.

    `passed` are the asks that are passed for it, see `Decision.border`.
    """
    if game.state.over or game.state.asked[seat] < 0:
        return None
    first = game.decision(seat)
    try:
        drafted = after_draft(game, seat, draft)
    except IllegalAnswer:
        drafted, draft = Drafted(game, False), []
    decision = drafted.game.decision(seat)
    options = [
        PromptOption(option.key, option.text(lang, cast), _border(decision, index, passed))
        for index, option in zip(range(MANY), decision.options, strict=False)
    ]
    unsought = game.title.unsought()
    return Prompt(
        id=first.id,
        seat=seat,
        name=decision.name,
        kind=decision.kind,
        rule=decision.rule,
        text=decision.question(lang, cast),
        sealed=decision.sealed,
        options=options,
        refused=[
            PromptRefusal(one.key, one.text(lang, cast), one.rule, one.rule not in unsought)
            for one in decision.refused
        ],
        timeout_answer=decision.timeout_key or "",
        deadline=deadline,
        draft=draft,
        complete=drafted.complete,
        ends=list(decision.ends),
        view=drafted.game.view(seat) if draft else None,
        window=decision.window,
    )


def _border(decision: Decision, index: int, passed: frozenset[str]) -> Border:
    found = decision.border(index, passed)
    for known in ("sealed", "dice", "reveal", "handover"):
        if found == known:
            return known
    return ""
