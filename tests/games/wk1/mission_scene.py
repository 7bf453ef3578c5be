"""Scenes of missions: a whole table after its setup, on which single programs run.

    scene = MissionScene("savior", players=3)
    scene.at(0, hex=3)
    scene.explore(0)
    scene.answer(0, "mission:0")

Every question is also made from what its seat may know, and has to offer the same answers; every
text that is shown must be there. Dice are chosen by winding the stream of luck on.
"""

from __future__ import annotations

from typing import Any

from dustboard.games.wk1.content.card_table import LUCK_CARDS
from dustboard.games.wk1.content.constants import DICE, NONE, STEP_MOVE
from dustboard.games.wk1.meta import WasteKnights
from dustboard.games.wk1.rules.missions import blackout, freight, savior, villains
from dustboard.games.wk1.rules.programs import EXPLORES, FALL, KNIGHT_MOVES, PREPARATIONS
from dustboard.games.wk1.rules.seats import waster_for
from dustboard.games.wk1.rules.tasks.goals import task_hex
from dustboard.games.wk1.rules.words.missions import QUESTIONS
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import Ask
from dustboard.kernel.engine import advance
from dustboard.kernel.events import Event
from dustboard.kernel.frames import Call
from dustboard.kernel.game import Game
from dustboard.kernel.invariants import check_invariants
from dustboard.kernel.knowledge.masks import determinize, mask
from dustboard.kernel.streams import draw_below
from games.wk1.stopping import PROGRAMS, run_until_asked

SPECTATOR = -1


class SceneTitle(WasteKnights):
    """The title with one program more."""

    def __init__(self) -> None:
        super().__init__()
        self.programs = PROGRAMS


TITLE = SceneTitle()
MISSION_ASKS = (
    *(question.name for question in QUESTIONS),
    *(
        ask.name
        for module in (blackout, freight, savior, villains)
        for ask in vars(module).values()
        if isinstance(ask, Ask)
    ),
)


class MissionScene:
    """A table that a test arranges; it stands at the first Move Step."""

    def __init__(self, mission: str, players: int = 3, seed: int = 1, **options: Any) -> None:
        game = Game(TITLE, players, seed, {"mission": mission, **options})
        state = game.state
        assert isinstance(state, KnightsState)
        self.state = state
        self.start_asks: list[str] = []
        while state.step != STEP_MOVE:
            for seat in range(players):
                if state.asked[seat] >= 0:
                    self.start_asks.append(TITLE.asks[state.asked[seat]].name)
                    self._act(seat, 0)
        self.clear_questions()

    # -- laying the table -----------------------------------------------------------------------

    def clear_questions(self) -> None:
        """Nobody is asked and nothing goes on."""
        state = self.state
        state.asked = [NONE] * state.players
        state.waiting = 0
        state.frame = None
        state.luck = [()] * state.players  # no reactions
        state.luck_deck = tuple(sorted((*state.luck_deck, *_missing(state))))

    def hex(self, number: int) -> int:
        """The place of a numbered hex."""
        return task_hex(self.state, number)

    def at(self, seat: int, hex: int = 0, place: int = NONE) -> None:
        """Put a knight on a hex, explored before, so that no check is needed."""
        spot = self.hex(hex) if hex else place
        self.state.at[seat] = spot
        self.state.entry[seat] = spot

    def away(self, place: int) -> None:
        """Put all knights on one hex."""
        for seat in range(self.state.players):
            self.at(seat, place=place)

    def dice(self, *numbers: int) -> None:
        """The next dice show these numbers."""
        state = self.state
        key, used = state.luck_keys[DICE], state.luck_used[DICE]
        while True:
            at, found = used, []
            for _ in numbers:
                number, at = draw_below(key, at, 10)
                found.append(number + 1)
            if tuple(found) == numbers:
                state.luck_used[DICE] = used
                return
            used += 1

    # -- playing --------------------------------------------------------------------------------

    def run(self, *calls: Call) -> None:
        """Run programs until somebody is asked or all of them are over."""
        assert self.state.end_reason == 0
        run_until_asked(TITLE, self.state, calls)

    def explore(self, seat: int) -> None:
        """The Exploration Step of one knight, up to a question of the mission or the hub."""
        self.run((EXPLORES.number, seat, ()))
        self.skip_others("explore")

    def move(self, seat: int) -> None:
        """The Move Step of one knight, up to a question of the mission or the choice of travel."""
        self.run((KNIGHT_MOVES.number, seat, ()))
        self.skip_others("travel")

    def waster_step(self, round: int) -> None:
        """The Preparations Phase of a round, up to the first question of the mission."""
        self.state.round = round - 1
        self.state.waster = waster_for(self.state, self.state.first)
        self.run((PREPARATIONS.number, 0, ()))
        self.skip_others()

    def fall(self, seat: int) -> None:
        """A knight loses consciousness."""
        self.state.health[seat] = 0
        self.run((FALL.number, seat, (0,)))

    def _act(self, seat: int, action: int | None) -> None:
        ask = TITLE.asks[self.state.asked[seat]]
        if action is None:
            assert ask.timeout is not None, ask.name
            action = ask.timeout(self.state, seat)
        else:
            action = ask.legal(self.state, seat)[action]
        ask.apply(self.state, seat, action)
        if self.state.waiting == 0:
            advance(TITLE, self.state)

    def skip_others(self, *names: str) -> None:
        """Let time run out for all questions but those of missions and of these names."""
        state = self.state
        while not state.over:
            asked = self.asked()
            found = [seat for seat, name in asked.items() if name not in (*MISSION_ASKS, *names)]
            if not found:
                return
            self._act(found[0], None)

    def play(self, seed: int) -> None:
        """Answer everything at random until the scene is over."""
        state, random = self.state, seed % 2147483646 + 1
        while not state.over:
            seat = next(seat for seat in range(state.players) if state.asked[seat] >= 0)
            random = random * 48271 % 2147483647
            self._act(seat, random % len(TITLE.asks[state.asked[seat]].legal(state, seat)))

    def ask(self, seat: int) -> Ask:
        """The open question of a seat; texts exist, and its owner sees the same answers."""
        state = self.state
        assert state.asked[seat] >= 0, f"seat {seat} is not asked; asked are {self.asked()}"
        ask = TITLE.asks[state.asked[seat]]
        legal = ask.legal(state, seat)
        masked = mask(TITLE, state, seat)
        assert ask.legal(masked, seat) == legal
        assert TITLE.text("en", ask.prompt(masked, seat))
        for action in legal:
            assert TITLE.text("en", ask.label(masked, seat, action))
        for refusal in ask.refused(masked, seat):
            assert TITLE.text("en", refusal.why)
        for viewer in range(SPECTATOR, state.players):
            world = determinize(TITLE, mask(TITLE, state, viewer), 7)
            assert TITLE.asks[world.asked[seat]].legal(world, seat)
            check_invariants(TITLE, world)
        return ask

    def options(self, seat: int) -> list[str]:
        """The keys of all legal answers."""
        ask = self.ask(seat)
        return [ask.key(self.state, seat, action) for action in ask.legal(self.state, seat)]

    def answer(self, seat: int, *keys: str) -> None:
        """Answer, and go on as far as possible."""
        for key in keys:
            options = self.options(seat)
            assert key in options, f"{key} is not among {options}"
            self._act(seat, options.index(key))

    def asked(self) -> dict[int, str]:
        """Who is asked what now."""
        return {s: TITLE.asks[n].name for s, n in enumerate(self.state.asked) if n >= 0}

    # -- looking --------------------------------------------------------------------------------

    def events(self, kind: str) -> list[Event]:
        """All events of a kind; each can be told to everybody in words."""
        assert self.state.journal is not None
        found = [row for row in self.state.journal.items() if row.kind == kind]
        for row in found:
            for data in (row.data, row.data if row.public is None else row.public):
                message = TITLE.event_message(row.kind, row.seat, data)
                assert TITLE.text("en", message)
        return found

    def winners(self) -> list[int]:
        """Who won, once the game is over."""
        assert self.state.over
        assert self.state.end_reason
        return list(TITLE.outcome(self.state).winners)

    def seen_by(self, viewer: int) -> KnightsState:
        """The table as somebody sees it while the game goes on."""
        self.state.over = self.state.end_reason != 0  # the end of a scene is not that of a game
        masked = mask(TITLE, self.state, viewer)
        assert isinstance(masked, KnightsState)
        return masked


def _missing(state: KnightsState) -> list[int]:
    """Luck cards that lie nowhere, because hands were emptied."""
    known = {*state.luck_deck, *state.luck_discard}
    return [card for card in LUCK_CARDS if card not in known]
