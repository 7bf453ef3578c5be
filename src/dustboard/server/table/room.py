"""Rooms: the tables that somebody looks at or plays at now, live in memory.

A room holds nothing that is not in the store too. Every change is tried on a copy, written to the
store, and only then becomes the room's state, is acknowledged and pushed. If another process wrote
first, the room catches up and the change is judged again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Literal, TypeVar

import msgspec

from dustboard import Game
from dustboard.kernel.decisions import FOREIGN_WINDOWS, UNUSUAL
from dustboard.kernel.position import Decision
from dustboard.kernel.state import NOT_ASKED
from dustboard.server.core.config import ServerConfig
from dustboard.server.core.logs import report_failure
from dustboard.server.core.refusals import Refused, Why, not_found, not_now, why
from dustboard.server.game import clock, loading, positions
from dustboard.server.game.few_times import in_force
from dustboard.server.game.loading import Loaded
from dustboard.server.game.reader import GameSource
from dustboard.server.game.replays import Replays
from dustboard.server.game.story import (
    RESPONSES,
    Earlier,
    Story,
    is_quiet,
    waiting_seats,
    window_seats,
)
from dustboard.server.game.windows import (
    Held,
    Order,
    Standing,
    classes_of,
    held_answer,
    order_of,
    pass_of,
)
from dustboard.server.store import ChatRow, Conflict, Due, News, Store, TableRow
from dustboard.server.store.data import By, SeatData, Step, TableData
from dustboard.server.table.audience import Audience
from dustboard.server.table.presence import RoomPresence

log = logging.getLogger("dustboard.room")
CHAT_KEPT = 100
ASK: Literal["ask"] = "ask"  # the order to be asked even where there is nothing to decide
TRIES = 12  # each time somebody else at the table was quicker, and there are eight at most
TELL_SECONDS = 30.0  # how long the process that has changed a table may take to tell its people
Done = TypeVar("Done")


class Room:
    """One live table."""

    def __init__(self, row: TableRow, store: Store, config: ServerConfig, replays: Replays) -> None:
        self.row = row
        self.store = store
        self.config = config
        self.replays = replays
        self.audience = Audience(config.clock)
        self.presence = RoomPresence(config.clock)
        self.story: Story | None = None  # None before the start
        self.number = 0  # the last step that is done here
        self.kept = 0  # the step of the newest snapshot
        self.kept_answers = 0  # and how many answers had been given by then
        self.lock = asyncio.Lock()
        self.chat: list[ChatRow] = []
        self.drafts: dict[int, tuple[str, list[str]]] = {}
        self.orders: dict[int, dict[str, str]] = {}
        self.standing: dict[int, Standing] = {}  # orders for windows
        self.wishes: dict[int, str] = {}  # what seats want to use at the next chance
        self.held: dict[int, Held] = {}  # answers to the window that is open
        self._undo: dict[int, Why | None] = {}
        self.used = config.clock()
        self.looked = 0.0  # when somebody last asked for it
        self.unlocked: dict[str, int] = {}  # by device: the seat whose pin was given last
        self.on_change: Callable[[Room], None] = lambda room: None
        self.driver: asyncio.Task[None] | None = None

    @property
    def code(self) -> str:
        """The code of the table."""
        return self.row.code

    @property
    def data(self) -> TableData:
        """Seats and settings."""
        return self.row.data

    @property
    def source(self) -> GameSource:
        """Its game for a reader."""
        assert self.story is not None
        return GameSource(self.code, self.audience.version, self.story)

    # -- loading and catching up ----------------------------------------------------------------

    async def load(self) -> None:
        """Bring the room to where the store is."""
        await self.load_notes()
        self.chat = await self.store.chat(self.code, CHAT_KEPT)
        await self._load_game()

    async def load_notes(self) -> None:
        """What seats have drafted, ordered and answered to a window, here or at another process.

        Call with the lock: what is being written right now must not be forgotten.
        """
        drafts: dict[int, tuple[str, list[str]]] = {}
        orders: dict[int, dict[str, str]] = {}
        standing: dict[int, Standing] = {}
        held: dict[int, Held] = {}
        wishes: dict[int, str] = {}
        for seat, kind, body in await self.store.notes(self.code):
            if kind == "draft":
                drafts[seat] = msgspec.json.decode(body, type=tuple[str, list[str]])
            elif kind == "orders":
                orders[seat] = msgspec.json.decode(body, type=dict[str, str])
            elif kind == "standing":
                standing[seat] = msgspec.json.decode(body, type=Standing)
            elif kind == "held":
                held[seat] = msgspec.json.decode(body, type=Held)
            elif kind == "wish":
                wishes[seat] = body
        self.drafts, self.orders, self.standing, self.held = drafts, orders, standing, held
        self.wishes = wishes

    async def _load_game(self) -> list[Step]:
        """Do the steps that are not done here yet; gives them."""
        if self.row.state == "lobby":
            return []
        if self.story is None:
            return await self._take_up()
        steps = await self.store.steps_after(self.code, self.number)
        await self._do_steps(steps)
        return steps

    async def _take_up(self) -> list[Step]:
        """Load the game as it is stored; one of another version is carried over first."""
        steps = await _until_first(self._load_stored)
        # the first snapshot: another version may have to go on from the very beginning
        if self.kept < 0 and (keeping := self.keep()) is not None:
            await keeping
        assert self.story is not None
        if self.story.base is not None:
            # a lesson looks at the whole game; this one is a game like any other from now on
            self.row.data.lesson = None
        return steps

    async def _load_stored(self) -> list[Step]:
        found = await loading.load(self.store, self.code, self.data, self.replays.begin)
        if not loading.same_version(found.stamp, loading.stamp_now(self.data)):
            await self._carry_over(found)
            return []
        steps = found.steps
        self.story = await self.replays.do_steps(self.code, found.story, steps)
        self.number, self.kept = found.number + len(steps), found.kept
        self.kept_answers = len(found.story.bys)
        return steps

    async def _carry_over(self, found: Loaded) -> None:
        """Store the step that carries the game over."""
        step = await loading.carry_over(self.store, self.code, found, self.config.clock())
        story = Story.taken_over(self.data, step, found.began)
        await self.replays.recall_last(self.code, story)
        number = found.number + len(found.steps) + 1
        self.story, self.number, self.kept = story, number, -1
        waiting = [] if self.row.state == "over" else self.awaited(story)
        due = self.due(self.row, story, asked=False)
        try:
            quiet = True  # nothing has changed for anybody
            await self.store.append(self.code, number, step, self.row.state, waiting, due, quiet)
        except Conflict:
            self.story = None
            raise
        self.row.waiting = waiting

    @property
    def place(self) -> int:
        """The last step that changed the game; answers to an open window came after it."""
        return self.number if self.story is None else self.story.place(self.number)

    async def _do_steps(self, steps: list[Step]) -> None:
        """Do steps that are stored, on a copy: whoever holds the story has it as it was."""
        assert self.story is not None
        if steps:
            before = self.story.game
            self._watch(before)
            self.story = await self.replays.do_steps(self.code, self.story, steps)
            self.number += len(steps)
            if any(step.kind != "answers" for step in steps) and self._is_outdated(before):
                self.keep()

    async def recall(self, story: Story, seat: int) -> None:
        """See to it that the seat's last answer can be taken back without playing all again."""
        await self.replays.recall(self.code, story, seat)

    async def earlier(self, story: Story, at: int) -> Earlier:
        """Position `at` of the record, to go back to."""
        return await self.replays.earlier(self.code, story, at)

    async def catch_up(self) -> None:
        """Another process has changed this table: take over what it wrote. Call with the lock."""
        row = await self.store.load_table(self.code)
        if row is None:
            raise not_found()
        before = self.story
        self.row = row
        if before is not None:
            before.data = row.data
        steps = await self._load_game()
        self.chat = await self.store.chat(self.code, CHAT_KEPT)
        await self.load_notes()
        self._took_over(before, steps)

    async def take(self, news: News) -> None:
        """Another process has changed this table: do its step, or look. Call with the lock."""
        step, before = news.step, self.story
        if news.notes:
            await self.load_notes()  # of one seat: nobody else may hear of it
        elif step is None or before is None or news.number > self.number + 1:
            await self.catch_up()
        elif news.number == self.number + 1:
            await self._do_steps([step])
            await self._follow(before, [step])

    async def _fall_behind(self) -> None:
        """A step of another process came first, and its news are not here yet: do it now.

        No more than the steps is looked at. When many are late the store has much to do already,
        and whoever then asks it for everything makes everybody later still.
        """
        before = self.story
        assert before is not None
        await self._follow(before, await self._load_game())

    async def _follow(self, before: Story, steps: list[Step]) -> None:
        """Steps of another process were done here: take over what follows from them."""
        assert self.story is not None
        if window_seats(before.game) or window_seats(self.story.game):
            await self.load_notes()  # who is waited for depends on them
        self.row.waiting = self.awaited(self.story)
        if self.story.game.over:
            self.row.state = "over"
        self._took_over(before, steps)

    def _took_over(self, before: Story | None, steps: list[Step]) -> None:
        """Steps of another process were done here: tell everybody whom they concern."""
        story = self.story
        if before is None or story is None or not steps:
            self._tell(None, False)
            return
        self._undo.clear()
        quiet = is_quiet(before.game, story.game)
        actors = {step.seat for step in steps}
        if any(step.kind != "answers" for step in steps):
            self.audience.forget_logs(before, story, actors if quiet else None)
        ready = waiting_seats(before.game) != waiting_seats(story.game)
        self._tell(actors, quiet, ready)

    # -- changing -------------------------------------------------------------------------------

    async def change_data(
        self, change: Callable[[TableRow], str | None], begun: Story | None = None
    ) -> None:
        """Change seats or settings: `change` edits a copy and may give a line for the chat.

        `begun` is the game that begins with it.
        """
        async with self.lock:
            await _until_first(lambda: self._change_data(change, begun), self.catch_up)

    async def _change_data(
        self, change: Callable[[TableRow], str | None], begun: Story | None
    ) -> None:
        new = msgspec.convert(msgspec.to_builtins(self.row), TableRow)
        try:
            line = change(new) or ""
        except Refused:
            # another process may have let somebody sit down a moment ago
            stored = await self.store.load_table(self.code)
            if stored is None or stored.version == self.row.version:
                raise
            raise Conflict(self.code) from None
        new.changed = self.config.clock()
        story = self.story or (begun if new.state == "running" else None)
        saved = await self.store.save_table(new, self.due(new, story), line)
        self.row = saved
        if self.story is not None:
            self.story.data = saved.data
        await self._load_game()
        if line:
            self.chat = await self.store.chat(self.code, CHAT_KEPT)
        self._tell(None, False)

    async def step(self, make: Callable[[Story], Awaitable[Step] | Step], seat: int) -> Step:
        """Make a step on a copy, store it, and only then let the room go on from there.

        `make` changes the copy it gets and says what it did; it may be called again when another
        process was quicker. `seat` is the seat that acts, -1 for the table itself.
        """
        async with self.lock:
            return await _until_first(lambda: self._step(make, seat), self._fall_behind)

    async def _step(self, make: Callable[[Story], Awaitable[Step] | Step], seat: int) -> Step:
        story = self.story
        if story is None or self.row.state != "running":
            raise not_now("no-game")
        self.check_not_paused()
        trial = story.clone()
        self._watch(trial.game)
        made = make(trial)
        step = made if isinstance(made, Step) else await made
        await self.replays.recall_last(self.code, trial)
        game = trial.game
        step.digest = game.digest()
        asked = game.state.group_number != story.game.state.group_number
        step.spent = clock.charges(self.data, story, trial, step.at)
        trial.timed(step, asked)
        state = "over" if game.over else "running"
        waiting = self.awaited(trial)
        due = self.due(self.row, trial, asked)
        quiet = is_quiet(story.game, game)
        await self.store.append(self.code, self.number + 1, step, state, waiting, due, quiet)
        self._adopt(trial, step, seat)
        return step

    def _watch(self, game: Game) -> None:
        """If anybody looks, the game keeps what it shows beat by beat."""
        game.keep_stills(game.title.beats() if self.audience.watchers else frozenset())

    def _adopt(self, trial: Story, step: Step, seat: int) -> None:
        assert self.story is not None
        old = self.story
        before = old.game
        self.story = trial
        self.number += 1
        self._undo.clear()
        self.row.waiting = self.awaited(trial)
        if trial.game.over:
            self.row.state = "over"
        moved_on = before.state.group_number != trial.game.state.group_number
        due = self.number - self.kept >= self.config.snapshot_every
        went_back = step.kind != "answers"
        outdated = went_back and self._is_outdated(before)
        if trial.game.over or outdated or (due and (moved_on or went_back)):
            self.keep()
        quiet = is_quiet(before, trial.game)
        if went_back:
            self.audience.forget_logs(old, trial, {seat} if quiet else None)
        ready = waiting_seats(before) != waiting_seats(trial.game)
        self._tell({seat}, quiet, ready)

    def _is_outdated(self, before: Game) -> bool:
        """Whether answers were taken back that are in the newest snapshot.

        Another version goes on from a snapshot: it could not take back what lies before it.
        """
        assert self.story is not None
        kept, after = self.kept_answers, self.story.game
        return after.answers.items()[:kept] != before.answers.items()[:kept]

    def keep(self) -> asyncio.Future[None] | None:
        """Write a snapshot; nobody needs to wait for it, because the steps are stored already."""
        if self.story is None or self.kept == self.number:
            return None
        self.kept = self.number
        self.kept_answers = len(self.story.bys)
        task = asyncio.ensure_future(
            self.store.save_snapshot(self.code, self.story.freeze(self.number))
        )
        task.add_done_callback(report_failure)
        return task

    # -- who answers by themselves --------------------------------------------------------------

    def automatic(self, story: Story, decision: Decision) -> tuple[str, By] | None:
        """The answer that is given without asking, if there is one. See `Story.settle`."""
        seat = self.data.seats[decision.seat]
        alone = False
        if not seat.is_bot:
            wish = self.orders_of(story, decision.seat).get(decision.name)
            if wish is not None and wish in [option.key for option in decision.options]:
                return wish, "order"
            if decision.window:
                return self._passed(story, decision)
            alone = self._passes_usual(wish)
            usual = decision.usual_key if alone else None
            if usual is not None:
                return usual, "order"
        if decision.kind == "react" or (decision.sealed and not alone):
            return None
        if len(decision.options) == 1:
            return decision.options[0].key, "forced"
        return None

    def _passes_usual(self, wish: str | None) -> bool:
        """Whether a seat is passed over where it has nothing to decide, outside of windows.

        Where people play against each other it would tell them what the seat has hidden.
        """
        return wish != ASK and not self.data.has_company and self.data.lesson is None

    def _passed(self, story: Story, decision: Decision) -> tuple[str, By] | None:
        """What is wished for, or the pass in a window of the seat's own if it is time for it."""
        wish = self.wishes.get(decision.seat, "")
        if wish and decision.action_of(wish) >= 0:
            return wish, "player"
        order = self.order_of(story, decision.seat, decision.window)
        if order == "fits" and self.data.has_company:
            end = clock.closes_at(self.data, story)
            just_opened = self.story is None or not _same_group(self.story, story)
            if just_opened or end is None or self.config.clock() < end:
                return None
        elif order == "ask" or (order == "fits" and decision.usual_key is None):
            return None
        return pass_of(story.game, decision.seat), "order"

    def is_paced(self, story: Story, seat: int) -> bool:
        """Whether a window of the seat's own lasts its time, whatever the seat holds.

        Its owner is asked only if something fits, and rivals must not be able to tell.
        """
        game = story.game
        if game.over or game.state.asked[seat] == NOT_ASKED or not self.data.has_company:
            return False
        window = game.title.asks[game.state.asked[seat]].window
        if not window or window in FOREIGN_WINDOWS or self.data.seats[seat].is_bot:
            return False
        return self.order_of(story, seat, window) == "fits"

    def order_of(self, story: Story, seat: int, window: str) -> Order:
        """The order that is in force for a class of window."""
        given = self.standing.get(seat, {})
        habit = self.data.seats[seat].windows.get(window)
        days = self.data.pace == "days" and self.data.has_company
        found = order_of(story.game, days, given, seat, window, habit)
        by_default = found == "fits" and (window not in given or given[window][0] != "fits")
        return ASK if by_default and self._tells_all(seat) else found

    def _tells_all(self, seat: int) -> bool:
        """Whether a seat is asked everything unless it has ordered otherwise.

        The script of a lesson speaks of everything. People who share a device see who is asked.
        """
        user = self.data.seats[seat].user
        return self.data.lesson is not None or len(self.seats_of(user)) > 1

    def passed_asks(self, story: Story, seat: int) -> frozenset[str]:
        """The names of asks that are passed for a seat where it has nothing to decide."""
        title, orders = story.game.title, self.orders_of(story, seat)
        usual = self._passes_usual(None)
        windows = [one for one in classes_of(title) if self.order_of(story, seat, one) != "ask"]
        return frozenset(
            ask.name
            for ask in title.asks
            if (ask.window in windows if ask.window else usual and orders.get(ask.name) != ASK)
        )

    def kept_orders(self, seat: int) -> dict[str, str]:
        """The orders that were given here, else those that the owner gives everywhere."""
        return self.orders.get(seat, self.data.seats[seat].orders)

    def orders_of(self, story: Story | None, seat: int) -> dict[str, str]:
        """Those of them that are in force, as answers."""
        kept = self.kept_orders(seat).items()
        found = {ask: in_force(order, ask, story, seat) for ask, order in kept}
        return {ask: answer for ask, answer in found.items() if answer}

    def awaited(self, story: Story) -> list[int]:
        """The seats the table waits for. In a window the first is `RESPONSES`, for nobody else may
        know of the others whether they are asked or have orders.
        """
        asked = window_seats(story.game)
        if not asked:
            return waiting_seats(story.game)
        people = [seat for seat in asked if not self.data.seats[seat].is_bot]
        return [RESPONSES, *(seat for seat in people if self.is_open(story, seat))]

    def is_open(self, story: Story, seat: int) -> bool:
        """Whether the window that is open still asks this seat: no answer yet, and no order."""
        game = story.game
        if held_answer(game, self.held, seat, self.place) is not None:
            return False
        ask = game.title.asks[game.state.asked[seat]]
        order = self.order_of(story, seat, ask.window) if ask.window else "ask"
        if order == "fits":
            return ask.passed(game.state, seat) == UNUSUAL
        return order == "ask"

    def deadline(self, seat: int) -> float | None:
        """When the seat's time runs out; bots have no clock."""
        return None if self.story is None else clock.deadline(self.data, self.story, seat)

    def undo_reason(self, seat: int) -> Why | None:
        """Why the seat can't take back now; found out once for each step."""
        if self.story is None:
            return why("game-not-begun")
        if seat not in self._undo:
            story = self.story
            self._undo[seat] = positions.undo_reason(self.data, story.game, seat, story.base)
        return self._undo[seat]

    # -- when it is due -------------------------------------------------------------------------

    def due(self, row: TableRow, story: Story | None, asked: bool = True) -> Due:
        """When the server must look at this table by itself, also after it was started anew.

        `asked` says whether anybody may be asked something new.
        """
        tell = asked and story is not None and self._asks_people(row, story)
        by = self.config.clock() + TELL_SECONDS if tell else None
        return Due(self.wake_at(row, story), by)

    def _asks_people(self, row: TableRow, story: Story) -> bool:
        if row.state != "running" or story.game.over or row.data.paused_by or row.data.lesson:
            return False
        seats = [row.data.seats[seat] for seat in self.awaited(story) if seat != RESPONSES]
        return any(seat.user and not seat.is_bot for seat in seats)

    def wake_at(self, row: TableRow, story: Story | None) -> float | None:
        """When it must act; at once when a window over days waits for nobody any more.

        The process that would close such a window in a moment may end before, and nobody may look
        at the table for days: whoever comes next must find in the store that it is due.
        """
        at = clock.wake_at(row, story)
        if story is not None and any(
            self.is_paced(story, one) for one in waiting_seats(story.game)
        ):
            end = clock.closes_at(row.data, story)
            at = end if at is None or (end is not None and end < at) else at
        if at is not None or story is None or row.state != "running" or row.data.paused_by:
            return at
        asked = window_seats(story.game)
        return 0.0 if asked and not any(self.is_open(story, seat) for seat in asked) else None

    def check_not_paused(self) -> None:
        """Refuse to go on while the table is paused."""
        data = self.data
        if not data.paused_by:
            return
        if data.pause_reason:
            raise not_now("paused-because", "paused", name=data.paused_by, reason=data.pause_reason)
        raise not_now("paused", "paused", name=data.paused_by)

    # -- telling --------------------------------------------------------------------------------

    def _tell(self, seats: set[int] | None, quiet: bool, ready: bool = True) -> None:
        """Something has changed, for these seats or for all."""
        self.audience.mark(seats, quiet, ready)
        self.on_change(self)

    def tell_presence(self) -> None:
        """Somebody came or went."""
        self.audience.want_presence()
        self.announce()

    def announce(self) -> None:
        """Say to other processes who is here, if they do not know."""
        news = self.presence.to_say(self.audience.users())
        if news is not None:
            self._say_who_is_here(*news)

    def hear(self, news: News) -> None:
        """Another process says who is there."""
        if news.asks:
            self._say_who_is_here(sorted(self.audience.users()), False)
        if self.presence.heard(news.process, news.users):
            self.audience.want_presence()

    def _say_who_is_here(self, users: list[str], asks: bool) -> None:
        saying = asyncio.ensure_future(self.store.announce(self.code, users, asks))
        saying.add_done_callback(_report_unsaid)

    async def say(self, name: str, text: str) -> None:
        """A line of chat, or with an empty name a line the table itself says."""
        row = await self.store.say(self.code, name, text, self.config.clock())
        self.chat = [*self.chat, row][-CHAT_KEPT:]
        for watcher in self.audience.watchers:
            watcher.want_chat()

    # -- people ---------------------------------------------------------------------------------

    def seats_of(self, user: str) -> list[int]:
        """The seats this person plays."""
        return [n for n, seat in enumerate(self.data.seats) if seat.user == user and user]

    def people(self) -> list[str]:
        """Everybody who plays here and is no bot, each once."""
        found = [seat.user for seat in self.data.seats if seat.user]
        return sorted(set(found))

    def online(self, seat: SeatData) -> bool:
        """Whether somebody who plays this seat is connected."""
        return bool(seat.user) and seat.user in self.online_users()

    def online_users(self) -> set[str]:
        """Who is connected to this table."""
        return self.presence.users(self.audience.users())


async def _until_first(
    attempt: Callable[[], Awaitable[Done]],
    catch_up: Callable[[], Awaitable[None]] | None = None,
) -> Done:
    """Try to store something; when somebody else was quicker, catch up with them and try again."""
    for _ in range(TRIES):
        try:
            return await attempt()
        except Conflict:
            if catch_up is not None:
                await catch_up()
    raise not_now("table-busy", "busy")


def _same_group(one: Story, other: Story) -> bool:
    return one.game.state.group_number == other.game.state.group_number


def _report_unsaid(task: asyncio.Future[None]) -> None:
    # nobody waits for it, and it is said again soon
    if not task.cancelled() and task.exception() is not None:
        log.warning("who is there could not be told: %s", task.exception())
