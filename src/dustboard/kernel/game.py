"""A game at the table: the public face of the kernel.

A `Game` holds the state, the answers given so far and the journal of events. `view` and `log` are
the only ways out of it for a player; `record` is for whoever keeps the table.

>>> import dustboard
>>> game = dustboard.new_game("wftw", players=2, seed=1)
>>> game.answer(0, "juice")
>>> [decision.seat for decision in game.pending]
[1]
>>> game.answer(0, "spark")
Traceback (most recent call last):
...
dustboard.kernel.errors.IllegalAnswer: seat 0 has nothing to answer now; waiting for seat 1 \
[wftw.collect.06]
>>> dustboard.replay(game.record()).digest() == game.digest()
True
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from .append_list import AppendList
from .cast import NO_READER, Cast
from .decisions import Ask
from .engine import act, advance, playout
from .errors import BadSetup, IllegalAnswer, StaleAnswer, UndoRefused
from .events import Event
from .invariants import check_invariants
from .knowledge.masks import SPECTATOR, determinize, mask
from .position import Decision, Position
from .reasons import Reason
from .records.format import FORMAT, FORMAT_VERSION, seed_text
from .records.snapshots import digest, plain_event, plain_state
from .records.version import ENGINE
from .state import NOT_ASKED, State, Stills
from .streams import GENERATOR, SEED_BITS, commitment, stream_keys
from .title import Outcome, Title
from .undo import (
    CARRIED,
    MADE_UP,
    Before,
    is_still_sealed,
    last_answer,
    put_before,
    stacked,
    undo_border,
)

STILLS_GROUPS = 16  # of decisions: stills of earlier ones are forgotten
PlayOn = Callable[["Game", int, str], Outcome]
_players: list[PlayOn] = []


def play_on_by(play: PlayOn) -> None:
    """Say how bots play a game on; the kernel knows none but the random one."""
    _players[:] = [play]


def played_on(game: Game, seed: int, bot: str) -> Outcome:
    """How the game ends if bots of this name play it on."""
    return _players[0](game, seed, bot)


class Game:
    """One game of one title."""

    def __init__(
        self,
        title: Title,
        players: object,
        seed: object,
        options: Mapping[str, Any] | None = None,
        debug: bool = False,
        source: Game | None = None,
    ) -> None:
        self.title = title
        self.debug = debug
        self.made_up = False  # whether this is a world to think ahead in, dealt by `world`
        # how many states before a seat's answers are kept besides the last: a table that people
        # take back at wants some, and to a bot that plays many games they are dear
        self.reach = 0
        # kinds of events after which the state is kept in `stills`; a table that people watch has
        # some, and to all others they would be dear
        self.beats: frozenset[str] = frozenset()
        self.stills: list[tuple[int, State]] = []  # with the number of the event; never changed
        self._position: Position | None = None
        self._pending: tuple[Decision, ...] | None = None
        if source is not None:
            self._copy(source)
            return
        self.players = title.check_players(players)
        self.options = title.laid_options(self.players, {} if options is None else options)
        if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 1 << SEED_BITS:
            raise BadSetup(Reason("bad-seed", {"seed": repr(seed), "bits": SEED_BITS}))
        self.seed: int = seed
        self.answers = AppendList()  # (seat, key, number of the group it belongs to)
        self.carried = 0  # so many of them another version has taken: they can't be played again
        self._given = [0] * self.players  # per seat: answers to the open group; never changed
        # per seat: the states before its last answers, as far as they were played here
        self._before: tuple[Before | None, ...] = (None,) * self.players
        self.state = self._fresh_state()
        self.state.journal = AppendList()
        title.setup(self.state)
        advance(title, self.state)
        self._check(self.state)

    def _fresh_state(self) -> State:
        title = self.title
        state = title.new_state(self.players, title.settings(self.options))
        names = title.streams(self.players)
        state.luck_keys = stream_keys(self.seed, names)
        state.luck_used = [0] * len(names)
        return state

    def _check(self, state: State) -> None:
        if self.debug:
            check_invariants(self.title, state)

    # -- playing --------------------------------------------------------------------------------

    @property
    def pending(self) -> tuple[Decision, ...]:
        """One decision per seat that must answer now, in the order of seats; () when over."""
        pending = self._pending
        if pending is None:
            # kept here and not in the position, to which decisions point: a ring would be left to
            # the collector after every answer
            pending = self.position().pending()
            self._pending = pending
        return pending

    def position(self) -> Position:
        """The present moment, frozen: what seats see and are asked stays as it is now."""
        position = self._position
        if position is None:
            position = Position(self.title, self.state, self._given)
            self._position = position
        return position

    def state_changed(self) -> None:
        """Forget what was shown of the state, after it was changed other than by an answer."""
        self._position = None
        self._pending = None

    # What comes from outside is typed `object`: compiled code would refuse another kind with a
    # TypeError before our own checks could say what is wrong, and would take True for 1.

    def answer(self, seat: object, answer: object, decision: object = None) -> None:
        """Answer for a seat (a number), by key or by the option's index.

        With `decision` (the id of a decision) an answer that comes too late is refused. A refused
        answer raises `IllegalAnswer` with the clause, and nothing has changed.
        """
        number = self._open_seat(seat, decision)
        state = self.state
        ask = self.title.asks[state.asked[number]]
        if isinstance(answer, int) and not isinstance(answer, bool):
            legal = self._legal(number, ask)
            if not 0 <= answer < len(legal):
                facts = {"answer": answer, "count": len(legal)}
                raise IllegalAnswer(Reason("answer-index", facts), ask.rule)
            action = legal[answer]
            key = ask.key(state, number, action)
        elif isinstance(answer, str):
            key = answer
            action = self._action_of(number, ask, key)
            if action < 0:
                raise self._refusal(number, ask, key)
        else:
            kind = type(answer).__name__
            raise IllegalAnswer(Reason("answer-kind", {"kind": kind}), ask.rule)
        self._take(number, action, key)

    def _legal(self, seat: int, ask: Ask) -> list[int]:
        """All legal actions of a seat that is asked; those that were shown are not listed again."""
        shown = self._shown(seat)
        return ask.legal(self.state, seat) if shown is None else shown.actions()

    def _action_of(self, seat: int, ask: Ask, key: str) -> int:
        """The legal action with this key, or -1."""
        shown = self._shown(seat)
        return ask.action_of(self.state, seat, key) if shown is None else shown.action_of(key)

    def _shown(self, seat: int) -> Decision | None:
        """The open decision of a seat, if somebody has looked at it."""
        if self._pending is not None:
            for decision in self._pending:
                if decision.seat == seat:
                    return decision
        return None

    def answer_all(self, seat: object, answers: Sequence[object]) -> None:
        """Several answers of one seat as one batch: all of them are taken, or none."""
        trial = self.clone()
        for answer in answers:
            trial.answer(seat, answer)
        self._become(trial)

    def _take(self, seat: int, action: int, key: str) -> None:
        # The answer is taken on a copy. The state before it is never changed again, so it serves
        # undo and whoever still looks at it, and after a fault of the title the table is as it was.
        before = self.state
        state = before.clone()
        if before.journal is not None:
            state.journal = before.journal.fork()
        if self.beats:
            state.stills = Stills(self.beats)
        act(self.title, state, seat, action)
        self._check(state)
        self._keep_stills(state)
        given = [0] * self.players
        if state.group_number == before.group_number:
            given = self._given[:]
            given[seat] += 1
        self.state = state
        self._given = given
        self.answers.append((seat, key, before.group_number))
        befores = self._before
        kept = put_before(befores[seat] if self.reach else None, before, self.reach)
        self._before = (*befores[:seat], kept, *befores[seat + 1 :])
        self.state_changed()

    def keep_stills(self, kinds: frozenset[str]) -> None:
        """From now on keep the state after each event of these kinds; none: forget those kept."""
        self.beats = kinds
        if not kinds:
            self.stills = []

    def _keep_stills(self, state: State) -> None:
        """Keep what was seen on the way to this state, and forget what is long past.

        How long depends on groups of decisions, which everybody can count.
        """
        stills = state.stills
        if stills is not None:
            state.stills = None
            past = state.group_number - STILLS_GROUPS
            self.stills = [one for one in self.stills if one[1].group_number > past] + stills.kept

    def moment(self, still: State) -> Position:
        """The moment at which one of the `stills` was taken."""
        return Position(self.title, still, self._given)

    def view_then(
        self, moment: Position, seat: object = None, shared: bool = False
    ) -> dict[str, Any]:
        """What `view` would have given at a `moment`."""
        return self._seen(moment, self._viewer(seat), shared)

    def before(self, seat: int) -> State | None:
        """The state before the seat's last answer; None if that was not played here."""
        kept = self._before[seat]
        return None if kept is None else kept.state

    def befores(self, seat: int) -> list[State]:
        """The states before the seat's last answers that undo may reach, the last one first."""
        kept = self._before[seat]
        return [] if kept is None else kept.states()

    def remember(self, played: Game) -> None:
        """Take over what undo needs from the same game that was played up to here."""
        self._before = played._before

    def remember_states(self, seat: int, states: list[State]) -> None:
        """The same for one seat, from what `befores` gave."""
        befores = self._before
        self._before = (*befores[:seat], stacked(states), *befores[seat + 1 :])

    def go_back(self, seat: int, index: int) -> None:
        """Go back to before the seat's last answer, which is the one at `index`; the rest stays."""
        rows = self.answers.items()
        kept = self._before[seat]
        assert kept is not None
        befores = list(self._before)
        for other, _, _ in rows[index:]:
            top = befores[other]
            befores[other] = None if top is None else top.earlier
        self._before = tuple(befores)
        self.state = kept.state.clone()
        journal = kept.state.journal
        self.state.journal = None if journal is None else journal.fork()
        self.resume(rows[:index], self.carried)
        for other, key, _ in rows[index + 1 :]:
            self.answer(other, key)
        self.stills = []  # nothing has happened: something has not

    def _open_seat(self, given: object, decision: object) -> int:
        """The number of a seat that has an open decision, and this very one."""
        state = self.state
        if state.over:
            raise IllegalAnswer(Reason("answer-over"))
        seat = self._seat(given)
        if state.asked[seat] == NOT_ASKED:
            waiting = [other for other in range(self.players) if state.asked[other] != NOT_ASKED]
            others = ", ".join([str(other) for other in waiting])
            raise IllegalAnswer(
                Reason("answer-others", {"seat": seat, "waiting": others}),
                self.title.asks[state.asked[waiting[0]]].rule,
            )
        if decision is not None and decision != self.decision(seat).id:
            raise StaleAnswer(
                Reason("answer-closed", {"decision": repr(decision)}),
                self.title.asks[state.asked[seat]].rule,
            )
        return seat

    def decision(self, seat: int) -> Decision:
        """The open decision of a seat."""
        for decision in self.pending:
            if decision.seat == seat:
                return decision
        raise IllegalAnswer(Reason("answer-nothing", {"seat": seat}))

    def _refusal(self, seat: int, ask: Ask, key: str) -> IllegalAnswer:
        decision = self.decision(seat)
        for refused in decision.refused:
            if refused.key == key:
                return IllegalAnswer(refused.why, refused.rule, refused.text)
        keys = decision.options.keys()
        some = ", ".join(keys[:8]) + (", ..." if len(keys) > 8 else "")
        return IllegalAnswer(Reason("answer-options", {"key": repr(key), "some": some}), ask.rule)

    # -- looking --------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    @property
    def outcome(self) -> Outcome | None:
        """Winners, scores and the reason; None while the game goes on."""
        return self.title.outcome(self.state) if self.state.over else None

    def view(self, seat: object = None, shared: bool = False) -> dict[str, Any]:
        """Everything a seat may know, as plain data; without a seat, a spectator's view.

        Views of one moment that are `shared` have what all see alike in common, for those who make
        the views of a whole table and change none of them.
        """
        return self._seen(self.position(), self._viewer(seat), shared)

    def _seen(self, position: Position, viewer: int, shared: bool) -> dict[str, Any]:
        view = position.view(viewer, shared)
        view["commitment"] = commitment(self.seed)
        view["options"] = dict(self.options)
        if position.over:
            view["seed"] = seed_text(self.seed)
        return view

    def log(
        self, seat: object = None, lang: str = "en", names: Sequence[str] = ()
    ) -> list[dict[str, Any]]:
        """The events a seat may see, in order, each in words and with the clause behind it.

        The seat reads of itself as "you", of others by their `names`.
        """
        reader = None if seat is None else self._seat(seat)
        cast = Cast(tuple(names), NO_READER if reader is None else reader)
        lines: list[dict[str, Any]] = []
        for event in self.events():
            data = event.seen_by(reader)
            if data is not None:
                message = self.title.event_message(event.kind, event.seat, data)
                lines.append(
                    {
                        "n": len(lines),
                        "kind": event.kind,
                        "seat": event.seat,
                        "rule": event.rule,
                        "private": event.is_private_to(reader),
                        "data": data,
                        "text": self.title.text(lang, message, cast),
                    }
                )
        return lines

    def events(self) -> list[Event]:
        """The journal itself, secrets included; for the keeper of the table and for tests."""
        return [] if self.state.journal is None else self.state.journal.items()

    def masked(self, seat: object) -> State:
        """The state as a seat may know it; what bots search over once it is determinized."""
        return mask(self.title, self.state, self._viewer(seat))

    def _viewer(self, seat: object) -> int:
        return SPECTATOR if seat is None else self._seat(seat)

    def _seat(self, seat: object) -> int:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.players:
            facts = {"seat": repr(seat), "last": self.players - 1}
            raise IllegalAnswer(Reason("no-such-seat", facts))
        return seat

    # -- copying and keeping --------------------------------------------------------------------

    def clone(self) -> Game:
        """An independent copy, history and all: everybody's cards and all luck to come are in it.

        Who thinks ahead for a seat wants `world`, which has neither.
        """
        return Game(self.title, self.players, self.seed, None, self.debug, self)

    def _copy(self, source: Game) -> None:
        self.players = source.players
        self.made_up = source.made_up
        self.reach = source.reach
        self.beats = source.beats
        self.stills = source.stills
        self.options = source.options
        self.seed = source.seed
        self.answers = source.answers.fork()
        self.carried = source.carried
        self._given = source._given
        self._before = source._before
        self.state = source.state.clone()
        journal = source.state.journal
        self.state.journal = None if journal is None else journal.fork()

    def world(self, seat: object, seed: int) -> Game:
        """A game that could be this one for all the seat knows, to think ahead in.

        What is hidden from the seat is dealt anew, and luck is made new, both by `seed`. Seats that
        have sealed an answer are asked again. Such a game begins here: it has no log or record of
        what was before, and nothing is taken back in it.
        """
        known = self.position().masked(self._seat(seat))
        world = Game(self.title, self.players, seed, None, self.debug, self)
        world.made_up = True
        world.keep_stills(frozenset())
        world.seed = seed
        world.state = determinize(self.title, known, seed)
        world.state.journal = AppendList()
        world._before = (None,) * self.players
        world.resume([], 0)
        return world

    def playout(self, seed: int, bot: str = "random") -> Outcome:
        """How the game ends if bots play it on from here; the game itself stays where it is."""
        if bot != "random":
            return played_on(self.clone(), seed, bot)
        state = self.state.clone()
        playout(self.title, state, seed)
        return self.title.outcome(state)

    def digest(self) -> str:
        """A hex digest of the whole state, stable across processes, builds and hash seeds."""
        return digest(self.title, self.state, self.options)

    def _become(self, other: Game) -> None:
        self.state = other.state
        self.answers = other.answers
        self.carried = other.carried
        self._given = other._given
        self._before = other._before
        self.stills = other.stills
        self.state_changed()

    def resume(self, answers: list[tuple[int, str, int]], carried: int) -> None:
        """Go on after these answers, of which other versions took the first so many.

        The state they led to has been put into the game already.
        """
        self.answers = AppendList(answers)
        self.carried = carried
        given = [0] * self.players
        for seat, _, group in answers:
            if group == self.state.group_number:
                given[seat] += 1
        self._given = given
        self.stills = []
        self.state_changed()

    def ordered_answers(self) -> list[tuple[int, str]]:
        """The answers in the order of the record: group by group, and by seat within a group.

        Who was quicker is not part of the game, so it is not part of the record.
        """
        rows = self.answers.items()
        rows.sort(key=lambda row: (row[2], row[0]))  # stable: a seat's own answers keep their order
        return [(seat, key) for seat, key, _ in rows]

    def record(self) -> dict[str, Any]:
        """The game as its seed and its answers. It holds the secret seed: keep it from players."""
        if self.made_up:
            raise BadSetup(Reason("fork-carried", {"reason": MADE_UP}))
        return {
            "format": FORMAT,
            "version": FORMAT_VERSION,
            "title": self.title.id,
            "engine": ENGINE,
            "content": self.title.content_version,
            "players": self.players,
            "options": dict(self.options),
            "seed": seed_text(self.seed),
            "generator": GENERATOR,
            "answers": [[seat, key] for seat, key in self.ordered_answers()],
            "digest": self.digest(),
        }

    def snapshot(self) -> dict[str, Any]:
        """The record with the whole state and journal, to go on later without a replay."""
        older = {"carried": self.carried} if self.carried else {}
        return {
            **self.record(),
            **older,
            "layout": self.title.layout(self.players).text,
            "groups": [list(row) for row in self.answers.items()],
            "state": plain_state(self.title, self.state),
            "events": [plain_event(event) for event in self.events()],
        }

    def fork(self, at: int) -> Game:
        """A new game that stands where this one stood after `at` answers of its record."""
        answers = self.ordered_answers()
        if self.carried or self.made_up:
            why = MADE_UP if self.made_up else CARRIED
            raise BadSetup(Reason("fork-carried", {"reason": why}))
        if not 0 <= at <= len(answers):
            raise BadSetup(Reason("fork-nowhere", {"count": len(answers), "at": at}))
        return play_answers(self.title, self.players, self.seed, self.options, answers[:at])

    def undo(self, seat: object) -> None:
        """Take back the seat's last answer; refused when somebody has learnt something since."""
        number = self._seat(seat)
        reason = self._undo_border(number)
        if reason is not None:
            raise UndoRefused(Reason("cannot-undo", {"reason": reason}))
        self._before_last(number)
        shorter = self.clone()
        shorter.go_back(number, last_answer(self.answers, number))
        self._become(shorter)

    def can_undo(self, seat: object) -> str:
        """ "" if `undo` would work, else the reason why not."""
        reason = self.undo_reason(seat)
        return "" if reason is None else str(reason)

    def undo_reason(self, seat: object) -> Reason | None:
        """Why `undo` would not work, to be put into the words of a reader; None if it would."""
        return self._undo_border(self._seat(seat))

    def _undo_border(self, seat: int) -> Reason | None:
        if self.made_up:
            return MADE_UP
        index = last_answer(self.answers, seat)
        if index < 0:
            return Reason("undo-nothing", {"seat": seat})
        if index < self.carried or (self.carried and self.before(seat) is None):
            return CARRIED
        if is_still_sealed(self.title, self.state, self.answers, index):
            return None
        before = self._before_last(seat)
        return undo_border(self.title, before, self.state, self.answers, index)

    def _before_last(self, seat: int) -> State:
        """The state before the seat's last answer; a restored game is played again for it."""
        known = self.before(seat)
        if known is None:
            again = type(self)(self.title, self.players, self.seed, self.options, self.debug)
            for other, key, _ in self.answers.items():
                again.answer(other, key)
            self.remember(again)
            known = self.before(seat)
            assert known is not None
        return known


def play_answers(
    title: Title,
    players: int,
    seed: int,
    options: Mapping[str, Any],
    answers: Sequence[tuple[int, str]],
) -> Game:
    """The game that these answers lead to."""
    game = Game(title, players, seed, options)
    for seat, key in answers:
        game.answer(seat, key)
    return game
