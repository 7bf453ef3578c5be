"""One table of Waste Knights, second edition.

Made from `spec.py` by `./dust refresh state`: change that one.
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content.settings import Settings
from dustboard.kernel.knowledge.fields import (
    NOBODY,
    NOTES,
    NUMBER,
    NUMBERS,
    OWNER,
    ZONE,
    ZONES,
    Field,
)
from dustboard.kernel.state import State


class RoadState(State):
    """One table of Waste Knights, second edition."""

    def __init__(self, players: int, settings: Settings, source: RoadState | None = None) -> None:
        super().__init__(players, settings, source)
        self.house: Settings = settings  # the table options; never changed
        if source is not None:
            # tuples never change and are shared; the lists that hold them are copied
            self.first: int = source.first
            self.rounds: int = source.rounds
            self.round: int = source.round
            self.time: int = source.time
            self.bent: int = source.bent
            self.active: int = source.active
            self.actions: int = source.actions
            self.taken: int = source.taken
            self.named: tuple[int, ...] = source.named
            self.twist: int = source.twist
            self.began: int = source.began
            self.knight: list[int] = source.knight[:]
            self.vehicle: list[int] = source.vehicle[:]
            self.space: list[int] = source.space[:]
            self.xp: list[int] = source.xp[:]
            self.due: list[int] = source.due[:]
            self.fuel: list[int] = source.fuel[:]
            self.ammo: list[int] = source.ammo[:]
            self.meds: list[int] = source.meds[:]
            self.wounds: list[int] = source.wounds[:]
            self.contaminated: list[int] = source.contaminated[:]
            self.radiation: list[int] = source.radiation[:]
            self.damage: list[int] = source.damage[:]
            self.down: list[int] = source.down[:]
            self.wreck: list[int] = source.wreck[:]
            self.out: list[int] = source.out[:]
            self.challenges: list[int] = source.challenges[:]
            self.defeats: list[int] = source.defeats[:]
            self.ahead: list[int] = source.ahead[:]
            self.hands: list[tuple[int, ...]] = source.hands[:]
            self.armor: list[tuple[int, ...]] = source.armor[:]
            self.stowed: list[tuple[int, ...]] = source.stowed[:]
            self.cache: list[tuple[int, ...]] = source.cache[:]
            self.injuries: list[tuple[int, ...]] = source.injuries[:]
            self.malfunctions: list[tuple[int, ...]] = source.malfunctions[:]
            self.upgrades: list[tuple[int, ...]] = source.upgrades[:]
            self.exhausted: list[tuple[int, ...]] = source.exhausted[:]
            self.special: list[tuple[int, ...]] = source.special[:]
            self.kept: list[tuple[int, ...]] = source.kept[:]
            self.marks: list[tuple[int, ...]] = source.marks[:]
            self.noted: list[tuple[int, ...]] = source.noted[:]
            self.tally: list[int] = source.tally[:]
            self.seal: list[int] = source.seal[:]
            self.lies: list[int] = source.lies[:]
            self.liar: list[int] = source.liar[:]
            self.heard: list[tuple[int, ...]] = source.heard[:]
            self.seals_open: int = source.seals_open
            self.gear_deck: tuple[int, ...] = source.gear_deck
            self.gear_discard: tuple[int, ...] = source.gear_discard
            self.offer: tuple[int, ...] = source.offer
            self.wasteland_deck: list[tuple[int, ...]] = source.wasteland_deck[:]
            self.wasteland_discard: list[tuple[int, ...]] = source.wasteland_discard[:]
            self.looked_at: list[tuple[int, ...]] = source.looked_at[:]
            self.card: tuple[int, ...] = source.card
            self.away: tuple[int, ...] = source.away
            self.side_deck: tuple[int, ...] = source.side_deck
            self.row: tuple[int, ...] = source.row
            self.beside: tuple[int, ...] = source.beside
            self.exploration_deck: tuple[int, ...] = source.exploration_deck
            self.exploration_discard: tuple[int, ...] = source.exploration_discard
            self.found: tuple[int, ...] = source.found
            self.injury_deck: tuple[int, ...] = source.injury_deck
            self.malfunction_deck: tuple[int, ...] = source.malfunction_deck
            self.bag: tuple[int, ...] = source.bag
            self.drawn: tuple[int, ...] = source.drawn
            self.red: tuple[int, ...] = source.red
            self.pool: list[int] = source.pool[:]
            self.markers_left: list[int] = source.markers_left[:]
            self.markers: tuple[int, ...] = source.markers
            self.challenge: tuple[int, ...] = source.challenge
            self.plot: tuple[int, ...] = source.plot
            self.effort: list[int] = source.effort[:]
            self.walkers: list[int] = source.walkers[:]
            self.walker_goals: list[int] = source.walker_goals[:]
            self.face_down: tuple[int, ...] = source.face_down
            self.under: tuple[int, ...] = source.under
            self.looked: list[tuple[int, ...]] = source.looked[:]
            self.closed: tuple[int, ...] = source.closed
            self.route: tuple[int, ...] = source.route
            self.burnt: int = source.burnt
            self.cost: int = source.cost
            self.behind: int = source.behind
            self.shops: int = source.shops
            self.credit: int = source.credit
            self.debt: list[int] = source.debt[:]
            self.bought: list[int] = source.bought[:]
            self.points: int = source.points
            self.draws: int = source.draws
            self.giving: tuple[int, ...] = source.giving
            self.wanting: tuple[int, ...] = source.wanting
            self.skill: int = source.skill
            self.difficulty: int = source.difficulty
            self.test_pool: list[int] = source.test_pool[:]
            self.rolled: tuple[int, ...] = source.rolled
            self.sure: int = source.sure
            self.successes: int = source.successes
            self.boon: list[int] = source.boon[:]
            self.short: int = source.short
            self.harder: int = source.harder
            self.attacking: int = source.attacking
            self.losing: int = source.losing
            self.swapped: int = source.swapped
            self.settled: int = source.settled
            self.foe: int = source.foe
            self.foe_card: int = source.foe_card
            self.foe_wounds: int = source.foe_wounds
            self.foe_health: int = source.foe_health
            self.foe_traits: int = source.foe_traits
            self.foe_pool: list[int] = source.foe_pool[:]
            self.foe_rolled: tuple[int, ...] = source.foe_rolled
            self.foe_fates: int = source.foe_fates
            self.foe_extra: int = source.foe_extra
            self.foe_rerolls: int = source.foe_rerolls
            self.foe_lost: int = source.foe_lost
            self.contaminates: int = source.contaminates
            self.no_ranged: int = source.no_ranged
            self.foe_struck: int = source.foe_struck
            self.weapon: int = source.weapon
            self.bare: int = source.bare
            self.strikes_first: int = source.strikes_first
            self.botches_off: int = source.botches_off
            self.warded: int = source.warded
            self.lent: int = source.lent
            self.twice: int = source.twice
            self.struck: int = source.struck
            self.coming: int = source.coming
            self.landing: int = source.landing
            self.fights: int = source.fights
            self.beaten: int = source.beaten
            self.unrewarded: int = source.unrewarded
            self.standing: list[int] = source.standing[:]
            self.standing_health: list[int] = source.standing_health[:]
            self.standing_wounds: list[int] = source.standing_wounds[:]
            self.standing_hurt: list[int] = source.standing_hurt[:]
            self.fought: int = source.fought
            self.grudge: int = source.grudge
            self.terms_off: int = source.terms_off
            self.terms_health: int = source.terms_health
            self.terms_traits: int = source.terms_traits
            self.terms_fewer: int = source.terms_fewer
            self.terms_one_hand: int = source.terms_one_hand
            self.terms_dice: list[int] = source.terms_dice[:]
            self.duelist: int = source.duelist
            self.duel_weapon: list[int] = source.duel_weapon[:]
            self.duel_open: int = source.duel_open
            self.duel_hits: list[int] = source.duel_hits[:]
            self.duel_before: list[int] = source.duel_before[:]
            self.duel_won: int = source.duel_won
            self.sheet: int = source.sheet
            self.exit_to: int = source.exit_to
            self.goal_met: int = source.goal_met
            self.ending: int = source.ending
            self.ending_kind: int = source.ending_kind
            self.entry: int = source.entry
            self.knights: int = source.knights
            self.flags: list[int] = source.flags[:]
            self.counters: list[int] = source.counters[:]
            self.read: tuple[int, ...] = source.read
            self.once: tuple[int, ...] = source.once
            self.once_sheet: tuple[int, ...] = source.once_sheet
            self.once_round: tuple[int, ...] = source.once_round
            self.once_knight: tuple[int, ...] = source.once_knight
            self.pouch: tuple[int, ...] = source.pouch
            self.crossed: tuple[int, ...] = source.crossed
            self.ballot: list[int] = source.ballot[:]
            self.fell: list[int] = source.fell[:]
            self.sealed: list[tuple[int, ...]] = source.sealed[:]
            self.wooden: list[int] = source.wooden[:]
            self.landmark_deck: tuple[int, ...] = source.landmark_deck
            self.landmarks_out: tuple[int, ...] = source.landmarks_out
            self.dealt: list[tuple[int, ...]] = source.dealt[:]
            self.landmark: list[tuple[int, ...]] = source.landmark[:]
            self.marker_at: list[int] = source.marker_at[:]
            self.revealed: tuple[int, ...] = source.revealed
            self.landmark_at: list[int] = source.landmark_at[:]
            self.visited: list[tuple[int, ...]] = source.visited[:]
            self.parts_deck: tuple[int, ...] = source.parts_deck
            self.parts: list[tuple[int, ...]] = source.parts[:]
            self.traded: tuple[int, ...] = source.traded
            self.sold: int = source.sold
            self.burst: int = source.burst
            self.towed: int = source.towed
            self.task_piles: list[tuple[int, ...]] = source.task_piles[:]
            self.tasks: list[tuple[int, ...]] = source.tasks[:]
            self.tasks_done: list[tuple[int, ...]] = source.tasks_done[:]
            self.tasks_out: tuple[int, ...] = source.tasks_out
            self.task_steps: list[int] = source.task_steps[:]
            self.task_seen: tuple[int, ...] = source.task_seen
            self.task_at: list[int] = source.task_at[:]
            self.postponed: tuple[int, ...] = source.postponed
            self.forgone: int = source.forgone
            self.camp_meds: int = source.camp_meds
            self.camp_helped: int = source.camp_helped
            return
        # the round:
        self.first = 0  # the first player, whose marker stays (wk2.round.10)
        self.rounds = 0  # how many rounds were begun in all
        self.round = 0  # which round of the sheet it is, from 1
        self.time = 0  # where the Time Marker stands; 0: it is not used
        self.bent = 0  # how often knights moved the Time Marker on this sheet
        self.active = -1  # whose turn it is; -1 between turns
        self.actions = 0  # actions left in this turn
        self.taken = 0  # bits of the kinds of actions taken in this turn
        self.named = ()  # Plot and Special Actions taken in this turn, by number
        self.twist = 0  # what is different at this table; 0: nothing (wk2.setup.35)
        self.began = 0  # 1 once the active knight has begun an action of this turn
        # knights:
        self.knight = [-1] * players  # the knight sheet; -1 before it is chosen
        self.vehicle = [-1] * players  # the vehicle sheet
        self.space = [-1] * players  # where the figure stands
        self.xp = [0] * players  # experience, at most 19
        self.due = [0] * players  # upgrades that may be taken
        self.fuel = [0] * players  # in the Tank
        self.ammo = [0] * players  # on the knight sheet
        self.meds = [0] * players  # on the knight sheet
        self.wounds = [0] * players  # normal wounds on the Health space
        self.contaminated = [0] * players  # contaminated wounds there
        self.radiation = [0] * players  # tokens on the Resilience Track
        self.damage = [0] * players  # tokens on the Chassis space
        # the injury drawn when the knight fell unconscious; -1: conscious
        self.down = [-1] * players
        # the malfunction drawn when the vehicle was wrecked; -1: it runs
        self.wreck = [-1] * players
        self.out = [0] * players  # 1 once the knight is eliminated
        self.challenges = [0] * players  # challenge tokens on the vehicle sheet
        self.defeats = [0] * players  # enemies defeated
        # successes that the next test outside combat of this round gains
        self.ahead = [0] * players
        # what knights have:
        self.hands = [()] * players  # equipped weapons
        self.armor = [()] * players  # the equipped armor, or none
        self.stowed = [()] * players  # gear in the vehicle
        self.cache = [()] * players  # gear hidden beside the sheet
        self.injuries = [()] * players  # attached to the knight sheet
        self.malfunctions = [()] * players  # attached to the vehicle sheet
        self.upgrades = [()] * players  # upgrades taken, with their side
        self.exhausted = [()] * players  # upgrades that wait for a Camp to be ready again
        self.special = [()] * players  # special cards held
        self.kept = [()] * players  # event cards kept
        self.marks = [()] * players  # used abilities, by the time at which they are ready again
        self.noted = [()] * players  # flags of the knight's own
        self.tally = [0] * (8 * players)  # what is counted for each knight
        self.seal = [-1] * players  # its seal or paper, in adventures with secrets
        self.lies = [0] * players  # clues of a knight that are worth nothing
        self.liar = [-1] * players  # who sold a false clue
        self.heard = [()] * players  # entries that only this seat has read
        self.seals_open = 0  # 1 once seals and false clues are shown
        # decks:
        self.gear_deck = ()  # the top card last
        self.gear_discard = ()  # broken side up
        self.offer = ()  # gear laid out at the Stalls or to choose from
        self.wasteland_deck = [()] * 2  # the top card last
        self.wasteland_discard = [()] * 2  # face up
        self.looked_at = [()] * players  # the top cards of a deck while a seat looks at them
        self.card = ()  # the wasteland card that is being resolved
        self.away = ()  # wasteland cards out of the game
        self.side_deck = ()  # the deck that a sheet made, such as its machines; the top card last
        self.row = ()  # enemies of a sheet that lie face up
        self.beside = ()  # enemies of its deck that were not defeated
        self.exploration_deck = ()  # the top card last
        self.exploration_discard = ()  # face up
        self.found = ()  # exploration cards turned up in this action
        self.injury_deck = ()  # the top card last
        self.malfunction_deck = ()  # the top card last
        self.bag = ()  # threat tokens not drawn, sorted
        self.drawn = ()  # threat tokens drawn in this action
        self.red = ()  # threat tokens that wait for the enemy's attack
        # the supply:
        self.pool = [0] * 3  # resources that nobody has
        self.markers_left = [0] * 3  # danger markers that lie on no space
        # the board:
        self.markers = ()  # danger markers: kind * spaces + space, sorted
        self.challenge = ()  # the spaces of challenge tokens, sorted
        self.plot = ()  # the spaces of plot tokens, sorted
        self.effort = [0] * 148  # general tokens laid by shared work
        self.walkers = [-1] * 10  # where markers that walk stand; -1: nowhere
        self.walker_goals = [-1] * 10  # where each of them goes
        self.face_down = ()  # the spaces of face-down plot tokens, sorted
        self.under = ()  # the entries under them, in this order
        self.looked = [()] * players  # spaces and entries of tokens that a seat has looked at
        self.closed = ()  # spaces that cannot be entered now
        # the move:
        self.route = ()  # the spaces of the route, in order; the first is the next one
        self.burnt = 0  # Fuel spent for this move
        self.cost = 0  # movement points that the route takes
        self.behind = -1  # the space that the figure left last
        # the shops:
        self.shops = 0  # bits of the shops visited in this action
        self.credit = 0  # value given at the Stalls and not yet taken
        self.debt = [0] * players  # value owed at the Stalls
        self.bought = [0] * 3  # resources taken in this visit, which cannot be given in it
        self.points = 0  # Repair points left in camp
        self.draws = 0  # exploration cards that may still be drawn
        self.giving = ()  # what the camping knight offers in a trade, by number
        self.wanting = ()  # what it asks for
        # the test:
        self.skill = -1  # the skill that is tested
        self.difficulty = 0  # successes needed; 0: the more the better
        self.test_pool = [0] * 4  # dice of each colour before the roll
        self.rolled = ()  # dice on the table: 6 * colour + face
        self.sure = 0  # successes that count without dice
        self.successes = 0  # how the last test ended
        self.boon = [0] * 4  # dice of each colour that the next test outside combat gains
        self.short = 0  # successes that the next test of this card loses
        self.harder = 0  # what a condition bar adds to the difficulty
        self.attacking = 0  # 1 while the knight's dice are those of an attack
        self.losing = 0  # dice that cards take out of the pool
        self.swapped = 0  # 1: the wasteland card is swapped, 2: it goes under its deck
        self.settled = 0  # 1: the card is ignored, 2: its test is passed
        # the combat:
        self.foe = -1  # the enemy; -1: no combat
        self.foe_card = -1  # its wasteland card; -1: it is not from a deck
        self.foe_wounds = 0  # wounds on it
        self.foe_health = 0  # its Health in this combat
        self.foe_traits = 0  # bits of its traits in this combat
        self.foe_pool = [0] * 4  # its dice
        self.foe_rolled = ()  # its dice on the table
        self.foe_fates = 0  # automatic fates of its attack
        self.foe_extra = 0  # wounds that tokens add to its attack
        self.foe_rerolls = 0  # 1: it rolls blanks again, 2: one die without a success
        self.foe_lost = 0  # dice that its attack loses
        self.contaminates = 0  # 1 if its wounds are contaminated
        self.no_ranged = 0  # 1 if the knight may not use a ranged weapon
        self.foe_struck = 0  # 1 once it has attacked
        self.weapon = -1  # the face of the weapon chosen; -1: bare hands
        self.bare = 0  # 1 if the knight chose to fight with bare hands
        self.strikes_first = 0  # 1 if the knight's attack comes before the enemy's
        self.botches_off = 0  # botches of the knight's attack that do not count
        self.warded = 0  # wounds of the enemy's attack that a fate prevents
        self.lent = 0  # wounds that armor of other knights prevents
        self.twice = 0  # attacking twice: 2 and twice its price, odd in the second attack
        self.struck = 0  # 1 once the knight has attacked
        self.coming = 0  # wounds that the enemy's roll deals
        self.landing = 0  # wounds that the knight's roll deals
        self.fights = 0  # combats that were begun in this action
        self.beaten = 0  # 1 if the last enemy was defeated
        self.unrewarded = 0  # 1 if its defeat brings no reward
        self.standing = [-1] * 6  # enemies that keep their wounds (wk2.foe.01)
        self.standing_health = [0] * 6  # the Health of each
        self.standing_wounds = [0] * 6  # the wounds on each
        self.standing_hurt = [0] * 6  # bits of the seats that wounded each (wk2.foe.03)
        self.fought = -1  # the wasteland card or the enemy of the last combat
        self.grudge = -1  # the enemy that remembers the knights
        self.terms_off = 0  # 1 if the Plot Action goes without its combat (wk2.sheet.07)
        self.terms_health = 0  # Health that the enemy of the Plot Action gains
        self.terms_traits = 0  # bits of traits that it gains
        self.terms_fewer = 0  # dice that it loses
        self.terms_one_hand = 0  # 1 if weapons with two hands stay outside
        self.terms_dice = [0] * 4  # dice that the knight's attack gains
        # the duel:
        self.duelist = -1  # the knight that was challenged; -1: no duel
        self.duel_weapon = [-1] * players  # chosen at the same time
        self.duel_open = 0  # 1 once both weapons are shown
        self.duel_hits = [0] * players  # wounds that the attack of a side deals
        self.duel_before = [0] * players  # the wounds of a side before the duel
        self.duel_won = 0  # 1 if the challenger has won
        # the story:
        self.sheet = -1  # the plot sheet in play
        self.exit_to = -1  # the sheet to open when the round ends
        self.goal_met = 0  # 1 if the exit pays (wk2.ending.05)
        self.ending = -1  # the entry that ended the adventure; -1: it goes on
        self.ending_kind = 0  # whether it is a victory, a partial ending or a defeat
        self.entry = -1  # the entry that was read last
        self.knights = 0  # the starting number of knights (wk2.knights.01)
        self.flags = [0] * 116  # what is noted for the table
        self.counters = [0] * 42  # what is counted for the table
        self.read = ()  # entries read, in order
        self.once = ()  # what happens once in a game and did, by a mark of its row
        self.once_sheet = ()  # the same for a sheet
        self.once_round = ()  # the same for a round
        self.once_knight = ()  # the same for each knight: seats * mark + seat
        self.pouch = ()  # entries in the bag of a sheet, sorted
        self.crossed = ()  # letters that lead to nothing any more
        self.ballot = [-1] * players  # what a seat chose in an open vote
        self.fell = [0] * players  # 1: its fall was told to the sheet, 2: its wreck, 3: both
        self.sealed = [()] * players  # what a seat has sealed: votes, bids, weapons
        self.wooden = [-1] * 6  # who has the wooden token of a city
        # landmarks:
        self.landmark_deck = ()  # the top card last
        self.landmarks_out = ()  # cards that nobody kept
        self.dealt = [()] * players  # the cards of which a knight keeps one
        self.landmark = [()] * players  # the face-down card of a knight
        self.marker_at = [-1] * players  # where the face-down marker of that card lies
        self.revealed = ()  # cards beside the board, in their order
        self.landmark_at = [-1] * 12  # where the marker of a revealed card lies
        self.visited = [()] * players  # landmarks of which a knight took the Special Action
        # parts:
        self.parts_deck = ()  # open for everybody, sorted (wk2.part.01)
        self.parts = [()] * players  # on the vehicle, sorted
        self.traded = ()  # parts bought in this visit of a shop
        self.sold = 0  # value of parts sold that may be taken as resources
        self.burst = 0  # movement points more for the Move Action of this turn
        self.towed = -1  # who is taken along in this move; -1: nobody
        # city tasks:
        self.task_piles = [()] * 6  # by city, the top card last
        self.tasks = [()] * players  # tasks that a knight has taken on
        self.tasks_done = [()] * players  # its finished tasks, face down
        self.tasks_out = ()  # tasks of knights who are out of the game
        self.task_steps = [0] * 18  # steps that were taken towards the goal of a task
        self.task_seen = ()  # cities, lands or rounds that counted: 1000 * task + which
        self.task_at = [-1] * 18  # where the token of a task lies
        self.postponed = ()  # tasks that come after the cards of this Explore Action
        self.forgone = 0  # 1 if this Explore Action finds nothing, for a task
        self.camp_meds = 0  # Meds spent in this Camp Action
        self.camp_helped = 0  # 1 if it has healed another knight

    def clone(self) -> RoadState:
        """An independent copy without the journal."""
        return RoadState(self.players, self.house, self)

    def zones_of_gear(self) -> list[tuple[int, ...]]:
        """Every zone that holds gear."""
        return [
            *self.hands,
            *self.armor,
            *self.stowed,
            *self.cache,
            self.gear_deck,
            self.gear_discard,
            self.offer,
        ]

    def zones_of_injuries(self) -> list[tuple[int, ...]]:
        """Every zone that holds injuries."""
        return [
            *self.injuries,
            self.injury_deck,
        ]

    def zones_of_malfunctions(self) -> list[tuple[int, ...]]:
        """Every zone that holds malfunctions."""
        return [
            *self.malfunctions,
            self.malfunction_deck,
        ]

    def zones_of_wasteland(self) -> list[tuple[int, ...]]:
        """Every zone that holds wasteland."""
        return [
            *self.kept,
            *self.wasteland_deck,
            *self.wasteland_discard,
            *self.looked_at,
            self.card,
            self.away,
            self.side_deck,
            self.row,
            self.beside,
        ]

    def zones_of_exploration(self) -> list[tuple[int, ...]]:
        """Every zone that holds exploration."""
        return [
            self.exploration_deck,
            self.exploration_discard,
            self.found,
        ]

    def zones_of_threat(self) -> list[tuple[int, ...]]:
        """Every zone that holds threat."""
        return [
            self.bag,
            self.drawn,
            self.red,
        ]

    def zones_of_landmarks(self) -> list[tuple[int, ...]]:
        """Every zone that holds landmarks."""
        return [
            self.landmark_deck,
            self.landmarks_out,
            *self.dealt,
            *self.landmark,
            self.revealed,
        ]

    def zones_of_parts(self) -> list[tuple[int, ...]]:
        """Every zone that holds parts."""
        return [
            self.parts_deck,
            *self.parts,
        ]

    def zones_of_city_tasks(self) -> list[tuple[int, ...]]:
        """Every zone that holds city_tasks."""
        return [
            *self.task_piles,
            *self.tasks,
            *self.tasks_done,
            self.tasks_out,
        ]


def _fields() -> tuple[Field, ...]:
    return (
        Field("first", NUMBER),
        Field("rounds", NUMBER),
        Field("round", NUMBER),
        Field("time", NUMBER),
        Field("bent", NUMBER),
        Field("active", NUMBER),
        Field("actions", NUMBER),
        Field("taken", NUMBER),
        Field("named", ZONE),
        Field("twist", NUMBER),
        Field("began", NUMBER),
        Field("knight", NUMBERS),
        Field("vehicle", NUMBERS),
        Field("space", NUMBERS),
        Field("xp", NUMBERS),
        Field("due", NUMBERS),
        Field("fuel", NUMBERS),
        Field("ammo", NUMBERS),
        Field("meds", NUMBERS),
        Field("wounds", NUMBERS),
        Field("contaminated", NUMBERS),
        Field("radiation", NUMBERS),
        Field("damage", NUMBERS),
        Field("down", NUMBERS),
        Field("wreck", NUMBERS),
        Field("out", NUMBERS),
        Field("challenges", NUMBERS),
        Field("defeats", NUMBERS),
        Field("ahead", NUMBERS),
        Field("hands", ZONES),
        Field("armor", ZONES),
        Field("stowed", ZONES),
        Field("cache", ZONES),
        Field("injuries", ZONES),
        Field("malfunctions", ZONES),
        Field("upgrades", ZONES),
        Field("exhausted", ZONES),
        Field("special", ZONES),
        Field("kept", ZONES),
        Field("marks", ZONES),
        Field("noted", ZONES),
        Field("tally", NUMBERS),
        Field("seal", NUMBERS, OWNER, face_up="seals_open", blank=-1),
        Field("lies", NUMBERS, NOBODY, face_up="seals_open"),
        Field("liar", NUMBERS, NOBODY, face_up="seals_open", blank=-1),
        Field("heard", NOTES, OWNER),
        Field("seals_open", NUMBER),
        Field("gear_deck", ZONE, NOBODY, pool="gear"),
        Field("gear_discard", ZONE),
        Field("offer", ZONE),
        Field("wasteland_deck", ZONES, NOBODY, pool="wasteland"),
        Field("wasteland_discard", ZONES),
        Field("looked_at", ZONES, OWNER, pool="wasteland"),
        Field("card", ZONE),
        Field("away", ZONE),
        Field("side_deck", ZONE, NOBODY, pool="wasteland"),
        Field("row", ZONE),
        Field("beside", ZONE),
        Field("exploration_deck", ZONE, NOBODY, pool="exploration"),
        Field("exploration_discard", ZONE),
        Field("found", ZONE),
        Field("injury_deck", ZONE, NOBODY, pool="injuries"),
        Field("malfunction_deck", ZONE, NOBODY, pool="malfunctions"),
        Field("bag", ZONE),
        Field("drawn", ZONE),
        Field("red", ZONE),
        Field("pool", NUMBERS),
        Field("markers_left", NUMBERS),
        Field("markers", ZONE),
        Field("challenge", ZONE),
        Field("plot", ZONE),
        Field("effort", NUMBERS),
        Field("walkers", NUMBERS),
        Field("walker_goals", NUMBERS),
        Field("face_down", ZONE),
        Field("under", ZONE, NOBODY, pool="under"),
        Field("looked", NOTES, OWNER),
        Field("closed", ZONE),
        Field("route", ZONE),
        Field("burnt", NUMBER),
        Field("cost", NUMBER),
        Field("behind", NUMBER),
        Field("shops", NUMBER),
        Field("credit", NUMBER),
        Field("debt", NUMBERS),
        Field("bought", NUMBERS),
        Field("points", NUMBER),
        Field("draws", NUMBER),
        Field("giving", ZONE),
        Field("wanting", ZONE),
        Field("skill", NUMBER),
        Field("difficulty", NUMBER),
        Field("test_pool", NUMBERS),
        Field("rolled", ZONE),
        Field("sure", NUMBER),
        Field("successes", NUMBER),
        Field("boon", NUMBERS),
        Field("short", NUMBER),
        Field("harder", NUMBER),
        Field("attacking", NUMBER),
        Field("losing", NUMBER),
        Field("swapped", NUMBER),
        Field("settled", NUMBER),
        Field("foe", NUMBER),
        Field("foe_card", NUMBER),
        Field("foe_wounds", NUMBER),
        Field("foe_health", NUMBER),
        Field("foe_traits", NUMBER),
        Field("foe_pool", NUMBERS),
        Field("foe_rolled", ZONE),
        Field("foe_fates", NUMBER),
        Field("foe_extra", NUMBER),
        Field("foe_rerolls", NUMBER),
        Field("foe_lost", NUMBER),
        Field("contaminates", NUMBER),
        Field("no_ranged", NUMBER),
        Field("foe_struck", NUMBER),
        Field("weapon", NUMBER),
        Field("bare", NUMBER),
        Field("strikes_first", NUMBER),
        Field("botches_off", NUMBER),
        Field("warded", NUMBER),
        Field("lent", NUMBER),
        Field("twice", NUMBER),
        Field("struck", NUMBER),
        Field("coming", NUMBER),
        Field("landing", NUMBER),
        Field("fights", NUMBER),
        Field("beaten", NUMBER),
        Field("unrewarded", NUMBER),
        Field("standing", NUMBERS),
        Field("standing_health", NUMBERS),
        Field("standing_wounds", NUMBERS),
        Field("standing_hurt", NUMBERS),
        Field("fought", NUMBER),
        Field("grudge", NUMBER),
        Field("terms_off", NUMBER),
        Field("terms_health", NUMBER),
        Field("terms_traits", NUMBER),
        Field("terms_fewer", NUMBER),
        Field("terms_one_hand", NUMBER),
        Field("terms_dice", NUMBERS),
        Field("duelist", NUMBER),
        Field("duel_weapon", NUMBERS, OWNER, face_up="duel_open", blank=-1),
        Field("duel_open", NUMBER),
        Field("duel_hits", NUMBERS),
        Field("duel_before", NUMBERS),
        Field("duel_won", NUMBER),
        Field("sheet", NUMBER),
        Field("exit_to", NUMBER),
        Field("goal_met", NUMBER),
        Field("ending", NUMBER),
        Field("ending_kind", NUMBER),
        Field("entry", NUMBER),
        Field("knights", NUMBER),
        Field("flags", NUMBERS),
        Field("counters", NUMBERS),
        Field("read", ZONE),
        Field("once", ZONE),
        Field("once_sheet", ZONE),
        Field("once_round", ZONE),
        Field("once_knight", ZONE),
        Field("pouch", ZONE),
        Field("crossed", ZONE),
        Field("ballot", NUMBERS),
        Field("fell", NUMBERS),
        Field("sealed", NOTES, OWNER),
        Field("wooden", NUMBERS),
        Field("landmark_deck", ZONE, NOBODY, pool="landmarks"),
        Field("landmarks_out", ZONE, NOBODY, pool="landmarks"),
        Field("dealt", ZONES, OWNER, pool="landmarks"),
        Field("landmark", ZONES, OWNER, pool="landmarks"),
        Field("marker_at", NUMBERS),
        Field("revealed", ZONE),
        Field("landmark_at", NUMBERS),
        Field("visited", ZONES),
        Field("parts_deck", ZONE),
        Field("parts", ZONES),
        Field("traded", ZONE),
        Field("sold", NUMBER),
        Field("burst", NUMBER),
        Field("towed", NUMBER),
        Field("task_piles", ZONES, NOBODY, pool="seat"),
        Field("tasks", ZONES),
        Field("tasks_done", ZONES),
        Field("tasks_out", ZONE),
        Field("task_steps", NUMBERS),
        Field("task_seen", ZONE),
        Field("task_at", NUMBERS),
        Field("postponed", ZONE),
        Field("forgone", NUMBER),
        Field("camp_meds", NUMBER),
        Field("camp_helped", NUMBER),
    )


_VARIANTS: Final = [
    _fields(),
]


def fields_of(state: RoadState) -> tuple[Field, ...]:
    """What the state is made of, and who may see each part at such a table."""
    which = 0
    return _VARIANTS[which]
