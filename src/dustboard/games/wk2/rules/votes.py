"""Open votes, sealed choices, and costs that knights meet together (wk2.plot, wk2.vote)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.rules.programs import COUNT_PLEDGES, COUNT_VOTES, PLEDGE, SEALED, VOTE
from dustboard.games.wk2.rules.values import in_game
from dustboard.games.wk2.rules.vocabulary import RUNNER
from dustboard.games.wk2.rules.words.papers import InSecret, SendOut
from dustboard.games.wk2.rules.words.party import Bid, ChooseTogether, PayTogether, Sealed
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.decisions import Ask, Message
from dustboard.kernel.effects.flow_words import Choose
from dustboard.kernel.frames import LINE, Frame

for _program in (VOTE, COUNT_VOTES, SEALED, PLEDGE, COUNT_PLEDGES):
    _program.holds = LINE  # their first binding is a line, which is saved by its name
    _program.lines = RUNNER.names


def _candidates(state: RoadState, frame: Frame) -> list[int]:
    bound = frame.bindings
    return RUNNER.lines[bound[0]].candidates(state, bound[1], bound[2:])


# -- open votes -----------------------------------------------------------------------------------


def ask_vote(state: RoadState, frame: Frame) -> None:
    """One after the other says openly what the knights should do (wk2.plot.07)."""
    found = _candidates(state, frame)
    state.choice[frame.seat] = found[0] if found else -1
    if len(found) > 1:
        state.ask(frame.seat, BALLOT.number)


def take_vote(state: RoadState, frame: Frame) -> None:
    """The vote lies open."""
    state.ballot[frame.seat] = state.choice[frame.seat]
    if state.journal is not None:
        line = RUNNER.lines[frame.bindings[0]]
        if isinstance(line, ChooseTogether) and state.choice[frame.seat] >= 0:
            data = {
                "source": line.name.partition("/")[0],
                "key": line.options[state.choice[frame.seat]].key,
            }
            state.tell("vote", "wk2.plot.07", frame.seat, data)


def _leading(state: RoadState, frame: Frame) -> list[int]:
    """What got most votes."""
    votes = [state.ballot[seat] for seat in in_game(state) if state.ballot[seat] >= 0]
    most = max([votes.count(one) for one in votes], default=0)
    return sorted({one for one in votes if votes.count(one) == most})


def count_votes(state: RoadState, frame: Frame) -> None:
    """Most votes decide; of a tie the first player (wk2.plot.07)."""
    found = _leading(state, frame)
    judge = in_game(state)[0]
    state.choice[judge] = found[0] if found else -1
    if len(found) > 1:
        state.ask(judge, CASTING.number)


def follow_votes(state: RoadState, frame: Frame) -> None:
    """What the knights have decided happens."""
    bound = frame.bindings
    chosen = state.choice[in_game(state)[0]]
    if chosen >= 0:
        RUNNER.lines[bound[0]].take(state, bound[1], bound[2:], chosen)


# -- sealed choices -------------------------------------------------------------------------------


def ask_sealed(state: RoadState, frame: Frame) -> None:
    """All knights in the game choose at the same time, hidden (wk2.vote.01)."""
    line = RUNNER.lines[frame.bindings[0]]
    for seat in in_game(state):
        found = line.candidates(state, seat, frame.bindings[2:])
        state.sealed[seat] = (found[0],) if len(found) == 1 else ()
        if len(found) > 1:
            state.ask(seat, SEALING.number)


def open_sealed(state: RoadState, frame: Frame) -> None:
    """The choices are shown together."""
    bound = frame.bindings
    line = RUNNER.lines[bound[0]]
    answers = [zone[0] if zone else -1 for zone in state.sealed]
    for seat in range(state.players):
        state.sealed[seat] = ()
    if state.journal is not None and not isinstance(line, InSecret):
        for seat in in_game(state):
            if isinstance(line, SendOut):
                line.tell_name(state, seat, answers[seat])
            elif isinstance(line, Bid):
                state.tell("bids", "wk2.vote.01", seat, {"amount": answers[seat]})
            elif answers[seat] >= 0:
                data = {
                    "source": line.name.partition("/")[0],
                    "key": line.key(state, seat, bound[2:], answers[seat]),
                }
                state.tell("unsealed", "wk2.vote.01", seat, data)
    if isinstance(line, (Sealed, Bid, SendOut)):
        line.opened(state, bound[1], bound[2:], answers)


# -- costs that are met together ------------------------------------------------------------------


def _missing(state: RoadState, frame: Frame) -> int:
    line = RUNNER.lines[frame.bindings[0]]
    assert isinstance(line, PayTogether)
    needed = line.amount.value(state, frame.bindings[1], frame.bindings[2:])
    return max(0, needed - sum(state.ballot))


def _most(state: RoadState, frame: Frame, seat: int) -> int:
    line = RUNNER.lines[frame.bindings[0]]
    assert isinstance(line, PayTogether)
    return min(line.owned(state, seat), _missing(state, frame))


def ask_pledge(state: RoadState, frame: Frame) -> None:
    """In turn order each says what it gives (wk2.plot.08)."""
    state.choice[frame.seat] = 0
    if _most(state, frame, frame.seat):
        state.ask(frame.seat, GIFT.number)


def take_pledge(state: RoadState, frame: Frame) -> None:
    """It is taken only if all gifts together are enough."""
    state.ballot[frame.seat] = state.choice[frame.seat]


def count_pledges(state: RoadState, frame: Frame) -> None:
    """Enough, or not."""
    line = RUNNER.lines[frame.bindings[0]]
    assert isinstance(line, PayTogether)
    line.settle(state, frame.bindings[1], frame.bindings[2:])


# -- asks -----------------------------------------------------------------------------------------


def _top(state: RoadState) -> Frame:
    frame = state.frame
    assert frame is not None
    return frame


def _vote_legal(state: RoadState, seat: int) -> list[int]:
    return _candidates(state, _top(state))


def _casting_legal(state: RoadState, seat: int) -> list[int]:
    return _leading(state, _top(state))


def _sealed_legal(state: RoadState, seat: int) -> list[int]:
    bound = _top(state).bindings
    return RUNNER.lines[bound[0]].candidates(state, seat, bound[2:])


def _key(state: RoadState, seat: int, action: int) -> str:
    bound = _top(state).bindings
    return RUNNER.lines[bound[0]].key(state, seat, bound[2:], action)


def _label(state: RoadState, seat: int, action: int) -> Message:
    bound = _top(state).bindings
    return RUNNER.lines[bound[0]].label(state, seat, bound[2:], action)


def _vote_prompt(state: RoadState, seat: int) -> Message:
    return Message("ask-vote")


def _casting_prompt(state: RoadState, seat: int) -> Message:
    return Message("ask-casting")


def _sealed_prompt(state: RoadState, seat: int) -> Message:
    """A choice in an entry is the same for all of them; other words ask in their own way."""
    bound = _top(state).bindings
    line = RUNNER.lines[bound[0]]
    return (
        Message("ask-sealed") if isinstance(line, Choose) else line.prompt(state, seat, bound[2:])
    )


def _seal(state: RoadState, seat: int, action: int) -> None:
    state.sealed[seat] = (action,)
    state.done(seat)


def _first_vote(state: RoadState, seat: int) -> int:
    return _vote_legal(state, seat)[0]


def _first_casting(state: RoadState, seat: int) -> int:
    return _casting_legal(state, seat)[0]


def _first_sealed(state: RoadState, seat: int) -> int:
    return _sealed_legal(state, seat)[0]


def _gift_legal(state: RoadState, seat: int) -> list[int]:
    return list(range(_most(state, _top(state), seat) + 1))


def _gift_key(state: RoadState, seat: int, action: int) -> str:
    return f"give:{action}"


def _gift_label(state: RoadState, seat: int, action: int) -> Message:
    return Message("option-gift", {"amount": action})


def _gift_prompt(state: RoadState, seat: int) -> Message:
    return Message("ask-gift", {"missing": _missing(state, _top(state))})


def _no_gift(state: RoadState, seat: int) -> int:
    return 0


BALLOT: Final = Ask(
    "vote",
    "story",
    "wk2.plot.07",
    legal=_vote_legal,
    key=_key,
    label=_label,
    prompt=_vote_prompt,
    timeout=_first_vote,
)
CASTING: Final = Ask(
    "casting_vote",
    "story",
    "wk2.plot.07",
    legal=_casting_legal,
    key=_key,
    label=_label,
    prompt=_casting_prompt,
    timeout=_first_casting,
)
SEALING: Final = Ask(
    "sealed",
    "choose",
    "wk2.vote.01",
    legal=_sealed_legal,
    key=_key,
    label=_label,
    prompt=_sealed_prompt,
    apply=_seal,
    timeout=_first_sealed,
    sealed=True,
)
GIFT: Final = Ask(
    "gift",
    "amount",
    "wk2.plot.08",
    legal=_gift_legal,
    key=_gift_key,
    label=_gift_label,
    prompt=_gift_prompt,
    timeout=_no_gift,
)
