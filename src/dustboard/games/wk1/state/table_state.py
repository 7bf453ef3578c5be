"""The part of the state that lies on the table all game long: knights, gear, board, decks, tasks.

Cards are numbers, one for each card in the box (their place in `numbers`); zones are tuples of
cards, shared by copies. Deck zones have their top card last.
"""

from __future__ import annotations

from dustboard.games.wk1.content.constants import EMPTY
from dustboard.games.wk1.content.settings import Settings
from dustboard.kernel.state import State


class TableState(State):
    """Knights, gear, board, decks and tasks."""

    def __init__(self, players: int, settings: Settings, source: TableState | None = None) -> None:
        super().__init__(players, settings, source)
        self.house: Settings = settings  # the table options; never changed, shared by copies
        if source is not None:
            self._copy_tablestate(source)
            return
        # the round
        self.round = 1  # the number on the round marker
        self.step = 0  # see `names.STEPS`
        self.first = 0  # the First Player
        self.waster = -1  # the seat that is Waster now
        self.active = -1  # the Active Knight's seat, -1 between turns
        self.turn = 0  # how many seats have had their turn in this step
        self.end_reason = 0  # see `winning.REASONS`; 0 while the game goes on
        self.victors = 0  # bits of the seats that won
        # knights, one number per seat
        self.knight: list[int] = [-1] * players  # the sheet, by its number in `numbers.KNIGHTS`
        self.ammo: list[int] = [0] * players
        self.fuel: list[int] = [0] * players
        self.health: list[int] = [0] * players
        self.radiation: list[int] = [0] * players
        self.reputation: list[int] = [0] * players
        self.at: list[int] = [0] * players  # the hex where the knight's marker is
        self.down: list[int] = [0] * players  # 1: unconscious, the marker is laid on its side
        self.moved: list[int] = [0] * players  # 1: had his Move Step turn this round
        # the hex on which the knight left a player marker for exploring
        self.entry: list[int] = [-1] * players
        # 1: this round's Exploration Step is lost (A61)
        self.skip_exploring: list[int] = [0] * players
        self.ability_marked: list[int] = [0] * players  # 1: the special ability was used this round
        # dice that all his checks suffer until the round ends
        self.weary: list[int] = [0] * players
        self.vehicle: list[int] = [-1] * players  # the vehicle card, -1 on foot
        self.damaged: list[int] = [0] * players  # 1: the vehicle lies on its damaged side
        self.dents: list[int] = [0] * players  # damage the vehicle took this round
        # who knocked this knight out this round (wk1.duel.15)
        self.healer: list[int] = [-1] * players
        # bits of cities explored while the task that counts them lies open
        self.cities: list[int] = [0] * players
        # gear, one zone per seat; panels have a fixed number of places
        # two panels; a two-handed weapon lies on both
        self.hands: list[tuple[int, ...]] = [(EMPTY, EMPTY)] * players
        self.body: list[tuple[int, ...]] = [(EMPTY,)] * players
        self.pockets: list[tuple[int, ...]] = [(EMPTY, EMPTY, EMPTY)] * players
        # attached implants and mutations, and tuning on the vehicle
        self.special: list[tuple[int, ...]] = [()] * players
        self.backpack: list[tuple[int, ...]] = [()] * players  # stored face down
        self.cargo: list[tuple[int, ...]] = [()] * players  # stored in the vehicle, face down
        # cards just gained or displaced that wait for a place (A45)
        self.aside: list[tuple[int, ...]] = [()] * players
        # available cards with a general marker
        self.open_marks: list[tuple[int, ...]] = [()] * players
        # stored cards with a general marker
        self.stored_marks: list[tuple[int, ...]] = [()] * players
        # pairs of enhancement and available card, one after the other
        self.open_links: list[tuple[int, ...]] = [()] * players
        self.stored_links: list[tuple[int, ...]] = [()] * players  # the same for stored cards
        self.luck: list[tuple[int, ...]] = [()] * players  # the hand of luck cards
        # Kosciusko's card, known to its chooser only (A13)
        self.ambush: list[tuple[int, ...]] = [()] * players
        # two players: private tasks still face down (wk1.p2.03)
        self.secret_tasks: list[tuple[int, ...]] = [()] * players
        # private tasks face up before this knight, accepted or not (two players)
        self.shown_tasks: list[tuple[int, ...]] = [()] * players
        # those of them whose first requirement is fulfilled
        self.accepted: list[tuple[int, ...]] = [()] * players
        # mission markers the knight holds; open unless the mission says secret
        self.carried: list[tuple[int, ...]] = [()] * players
        # the board
        self.tiles: tuple[int, ...] = ()  # the tile on each hex
        self.radiation_tokens: list[int] = [0] * 37
        self.contamination_tokens: list[int] = [0] * 37
        self.threat_tokens: list[int] = [0] * 37
        self.obstacle_tokens: list[int] = [0] * 37
        self.special_at: list[int] = [-1] * 3  # the hex of each special token
        self.special_dark: list[int] = [0] * 3  # 1: on its dark side
        # decks; the top card is the last one
        self.wasteland_deck: tuple[int, ...] = ()
        self.wasteland_discard: tuple[int, ...] = ()
        self.luck_deck: tuple[int, ...] = ()
        self.luck_discard: tuple[int, ...] = ()
        self.common_deck: tuple[int, ...] = ()
        self.common_discard: tuple[int, ...] = ()
        self.private_deck: tuple[int, ...] = ()
        self.private_discard: tuple[int, ...] = ()
        self.green_deck: tuple[int, ...] = ()
        self.yellow_deck: tuple[int, ...] = ()
        self.red_deck: tuple[int, ...] = ()
        self.green_discard: tuple[int, ...] = ()
        self.yellow_discard: tuple[int, ...] = ()
        self.red_discard: tuple[int, ...] = ()
        self.blue: tuple[int, ...] = ()  # set aside, open, never drawn at random
        self.stalls: tuple[int, ...] = ()  # ten spaces: eight normal ones, Pumps, New Sydney
        self.pool: tuple[int, ...] = ()  # vehicles that nobody drives
        self.boxed: tuple[int, ...] = ()  # private tasks put away unseen (two players)
        self.removed: tuple[int, ...] = ()  # out of the game
        # tasks
        self.slots: tuple[int, ...] = ()  # the open or held task of each slot, or EMPTY
        self.slot_marks: list[int] = [0] * 3
        self.slot_holder: list[int] = [-1] * 3  # who holds it; -1 while it lies open
        # common tasks that this seat, as Waster, chooses from
        self.drawn_common: list[tuple[int, ...]] = [()] * players
        self.drawn_private: list[tuple[int, ...]] = [()] * players  # the same for private tasks

    def _copy_tablestate(self, source: TableState) -> None:
        self.round = source.round
        self.step = source.step
        self.first = source.first
        self.waster = source.waster
        self.active = source.active
        self.turn = source.turn
        self.end_reason = source.end_reason
        self.victors = source.victors
        self.knight = source.knight[:]
        self.ammo = source.ammo[:]
        self.fuel = source.fuel[:]
        self.health = source.health[:]
        self.radiation = source.radiation[:]
        self.reputation = source.reputation[:]
        self.at = source.at[:]
        self.down = source.down[:]
        self.moved = source.moved[:]
        self.entry = source.entry[:]
        self.skip_exploring = source.skip_exploring[:]
        self.ability_marked = source.ability_marked[:]
        self.weary = source.weary[:]
        self.vehicle = source.vehicle[:]
        self.damaged = source.damaged[:]
        self.dents = source.dents[:]
        self.healer = source.healer[:]
        self.cities = source.cities[:]
        self.hands = source.hands[:]
        self.body = source.body[:]
        self.pockets = source.pockets[:]
        self.special = source.special[:]
        self.backpack = source.backpack[:]
        self.cargo = source.cargo[:]
        self.aside = source.aside[:]
        self.open_marks = source.open_marks[:]
        self.stored_marks = source.stored_marks[:]
        self.open_links = source.open_links[:]
        self.stored_links = source.stored_links[:]
        self.luck = source.luck[:]
        self.ambush = source.ambush[:]
        self.secret_tasks = source.secret_tasks[:]
        self.shown_tasks = source.shown_tasks[:]
        self.accepted = source.accepted[:]
        self.carried = source.carried[:]
        self.tiles = source.tiles
        self.radiation_tokens = source.radiation_tokens[:]
        self.contamination_tokens = source.contamination_tokens[:]
        self.threat_tokens = source.threat_tokens[:]
        self.obstacle_tokens = source.obstacle_tokens[:]
        self.special_at = source.special_at[:]
        self.special_dark = source.special_dark[:]
        self.wasteland_deck = source.wasteland_deck
        self.wasteland_discard = source.wasteland_discard
        self.luck_deck = source.luck_deck
        self.luck_discard = source.luck_discard
        self.common_deck = source.common_deck
        self.common_discard = source.common_discard
        self.private_deck = source.private_deck
        self.private_discard = source.private_discard
        self.green_deck = source.green_deck
        self.yellow_deck = source.yellow_deck
        self.red_deck = source.red_deck
        self.green_discard = source.green_discard
        self.yellow_discard = source.yellow_discard
        self.red_discard = source.red_discard
        self.blue = source.blue
        self.stalls = source.stalls
        self.pool = source.pool
        self.boxed = source.boxed
        self.removed = source.removed
        self.slots = source.slots
        self.slot_marks = source.slot_marks[:]
        self.slot_holder = source.slot_holder[:]
        self.drawn_common = source.drawn_common[:]
        self.drawn_private = source.drawn_private[:]
