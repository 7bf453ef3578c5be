"""One table of Waste Knights.

Made from `spec.py` by `./dust refresh state`: change that one.
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.settings import Settings
from dustboard.kernel.knowledge.fields import (
    ALL,
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


class KnightsState(State):
    """One table of Waste Knights."""

    def __init__(
        self, players: int, settings: Settings, source: KnightsState | None = None
    ) -> None:
        super().__init__(players, settings, source)
        self.house: Settings = settings  # the table options; never changed
        if source is not None:
            # tuples never change and are shared; the lists that hold them are copied
            self.round: int = source.round
            self.step: int = source.step
            self.first: int = source.first
            self.waster: int = source.waster
            self.active: int = source.active
            self.turn: int = source.turn
            self.end_reason: int = source.end_reason
            self.victors: int = source.victors
            self.knight: list[int] = source.knight[:]
            self.ammo: list[int] = source.ammo[:]
            self.fuel: list[int] = source.fuel[:]
            self.health: list[int] = source.health[:]
            self.radiation: list[int] = source.radiation[:]
            self.reputation: list[int] = source.reputation[:]
            self.at: list[int] = source.at[:]
            self.down: list[int] = source.down[:]
            self.moved: list[int] = source.moved[:]
            self.entry: list[int] = source.entry[:]
            self.skip_exploring: list[int] = source.skip_exploring[:]
            self.ability_marked: list[int] = source.ability_marked[:]
            self.weary: list[int] = source.weary[:]
            self.vehicle: list[int] = source.vehicle[:]
            self.damaged: list[int] = source.damaged[:]
            self.dents: list[int] = source.dents[:]
            self.healer: list[int] = source.healer[:]
            self.cities: list[int] = source.cities[:]
            self.hands: list[tuple[int, ...]] = source.hands[:]
            self.body: list[tuple[int, ...]] = source.body[:]
            self.pockets: list[tuple[int, ...]] = source.pockets[:]
            self.special: list[tuple[int, ...]] = source.special[:]
            self.backpack: list[tuple[int, ...]] = source.backpack[:]
            self.cargo: list[tuple[int, ...]] = source.cargo[:]
            self.aside: list[tuple[int, ...]] = source.aside[:]
            self.open_marks: list[tuple[int, ...]] = source.open_marks[:]
            self.stored_marks: list[tuple[int, ...]] = source.stored_marks[:]
            self.open_links: list[tuple[int, ...]] = source.open_links[:]
            self.stored_links: list[tuple[int, ...]] = source.stored_links[:]
            self.luck: list[tuple[int, ...]] = source.luck[:]
            self.ambush: list[tuple[int, ...]] = source.ambush[:]
            self.secret_tasks: list[tuple[int, ...]] = source.secret_tasks[:]
            self.shown_tasks: list[tuple[int, ...]] = source.shown_tasks[:]
            self.accepted: list[tuple[int, ...]] = source.accepted[:]
            self.carried: list[tuple[int, ...]] = source.carried[:]
            self.tiles: tuple[int, ...] = source.tiles
            self.radiation_tokens: list[int] = source.radiation_tokens[:]
            self.contamination_tokens: list[int] = source.contamination_tokens[:]
            self.threat_tokens: list[int] = source.threat_tokens[:]
            self.obstacle_tokens: list[int] = source.obstacle_tokens[:]
            self.special_at: list[int] = source.special_at[:]
            self.special_dark: list[int] = source.special_dark[:]
            self.wasteland_deck: tuple[int, ...] = source.wasteland_deck
            self.wasteland_discard: tuple[int, ...] = source.wasteland_discard
            self.luck_deck: tuple[int, ...] = source.luck_deck
            self.luck_discard: tuple[int, ...] = source.luck_discard
            self.common_deck: tuple[int, ...] = source.common_deck
            self.common_discard: tuple[int, ...] = source.common_discard
            self.private_deck: tuple[int, ...] = source.private_deck
            self.private_discard: tuple[int, ...] = source.private_discard
            self.green_deck: tuple[int, ...] = source.green_deck
            self.yellow_deck: tuple[int, ...] = source.yellow_deck
            self.red_deck: tuple[int, ...] = source.red_deck
            self.green_discard: tuple[int, ...] = source.green_discard
            self.yellow_discard: tuple[int, ...] = source.yellow_discard
            self.red_discard: tuple[int, ...] = source.red_discard
            self.blue: tuple[int, ...] = source.blue
            self.stalls: tuple[int, ...] = source.stalls
            self.pool: tuple[int, ...] = source.pool
            self.boxed: tuple[int, ...] = source.boxed
            self.removed: tuple[int, ...] = source.removed
            self.slots: tuple[int, ...] = source.slots
            self.slot_marks: list[int] = source.slot_marks[:]
            self.slot_holder: list[int] = source.slot_holder[:]
            self.drawn_common: list[tuple[int, ...]] = source.drawn_common[:]
            self.drawn_private: list[tuple[int, ...]] = source.drawn_private[:]
            self.travel: int = source.travel
            self.route: tuple[int, ...] = source.route
            self.route_at: int = source.route_at
            self.points: int = source.points
            self.points_spent: int = source.points_spent
            self.fuel_spent: int = source.fuel_spent
            self.threats_off: int = source.threats_off
            self.free_hexes: int = source.free_hexes
            self.revealed: tuple[int, ...] = source.revealed
            self.card: int = source.card
            self.card_played: int = source.card_played
            self.stopped: int = source.stopped
            self.facing: int = source.facing
            self.met: int = source.met
            self.check_seat: int = source.check_seat
            self.check_skill: int = source.check_skill
            self.check_difficulty: int = source.check_difficulty
            self.check_purpose: int = source.check_purpose
            self.check_pool: int = source.check_pool
            self.check_gained: int = source.check_gained
            self.check_dice: tuple[int, ...] = source.check_dice
            self.check_rolled: int = source.check_rolled
            self.check_passed: int = source.check_passed
            self.check_successes: int = source.check_successes
            self.check_bull: int = source.check_bull
            self.check_bulls: int = source.check_bulls
            self.check_auto: int = source.check_auto
            self.chain: tuple[int, ...] = source.chain
            self.fight: int = source.fight
            self.foe: int = source.foe
            self.rival: int = source.rival
            self.clash: int = source.clash
            self.range: int = source.range
            self.dominance: int = source.dominance
            self.start_changes: list[int] = source.start_changes[:]
            self.sealed: list[int] = source.sealed[:]
            self.cards_open: int = source.cards_open
            self.played: list[int] = source.played[:]
            self.direction: list[int] = source.direction[:]
            self.last_card: list[int] = source.last_card[:]
            self.last_weapon: list[int] = source.last_weapon[:]
            self.prepared: list[int] = source.prepared[:]
            self.weapon: list[int] = source.weapon[:]
            self.icon: list[int] = source.icon[:]
            self.foe_loss: int = source.foe_loss
            self.side_loss: list[int] = source.side_loss[:]
            self.start_wounds: list[int] = source.start_wounds[:]
            self.attack_dice: list[int] = source.attack_dice[:]
            self.attack_damage: list[int] = source.attack_damage[:]
            self.combat_dice: list[int] = source.combat_dice[:]
            self.gains: list[int] = source.gains[:]
            self.range_set: int = source.range_set
            self.barred: list[int] = source.barred[:]
            self.lose_less: int = source.lose_less
            self.extra_armor: int = source.extra_armor
            self.extra_bulls: int = source.extra_bulls
            self.foe_lives: int = source.foe_lives
            self.attack_ammo: int = source.attack_ammo
            self.kept_card: int = source.kept_card
            self.looked: list[tuple[int, ...]] = source.looked[:]
            self.swarm: int = source.swarm
            self.luck_drawn: int = source.luck_drawn
            self.luck_dropped: int = source.luck_dropped
            self.event_cancelled: int = source.event_cancelled
            self.bargain: int = source.bargain
            self.ridden: int = source.ridden
            self.suffer_less: int = source.suffer_less
            self.loser: int = source.loser
            self.helped: int = source.helped
            self.jammed: int = source.jammed
            self.attacked_with: list[tuple[int, ...]] = source.attacked_with[:]
            self.explored_now: int = source.explored_now
            self.die: int = source.die
            self.radiation_after: list[int] = source.radiation_after[:]
            self.next_dice: list[int] = source.next_dice[:]
            self.change_cancelled: list[int] = source.change_cancelled[:]
            self.melee_dice: list[int] = source.melee_dice[:]
            self.loss_ignored: int = source.loss_ignored
            self.fuelled: list[tuple[int, ...]] = source.fuelled[:]
            self.used_combat: list[tuple[int, ...]] = source.used_combat[:]
            self.attacker: int = source.attacker
            self.struck: int = source.struck
            self.damage: int = source.damage
            self.felled: int = source.felled
            self.beaten: int = source.beaten
            self.outcome_side: int = source.outcome_side
            self.draft: list[tuple[int, ...]] = source.draft[:]
            self.deal_give: tuple[int, ...] = source.deal_give
            self.deal_want: tuple[int, ...] = source.deal_want
            self.deal_goods: list[int] = source.deal_goods[:]
            self.offer_bonus: int = source.offer_bonus
            self.gain_colour: int = source.gain_colour
            self.gain_number: int = source.gain_number
            self.vehicle_saved: int = source.vehicle_saved
            self.mission: int = source.mission
            self.marker_at: list[int] = source.marker_at[:]
            self.markers_down: list[tuple[int, ...]] = source.markers_down[:]
            self.markers_open: list[tuple[int, ...]] = source.markers_open[:]
            self.markers_out: tuple[int, ...] = source.markers_out
            self.marker_owner: list[int] = source.marker_owner[:]
            self.train: tuple[int, ...] = source.train
            self.wagons_seen: list[tuple[int, ...]] = source.wagons_seen[:]
            self.large_at: list[int] = source.large_at[:]
            self.villain_at: list[int] = source.villain_at[:]
            self.villain_loss: list[int] = source.villain_loss[:]
            self.villain_home: list[int] = source.villain_home[:]
            self.supremacy: int = source.supremacy
            self.laurels: list[int] = source.laurels[:]
            self.shrines: int = source.shrines
            self.called: int = source.called
            self.last_attacked: list[int] = source.last_attacked[:]
            self.mission_places: tuple[int, ...] = source.mission_places
            return
        # the round:
        self.round = 1  # the number on the round marker
        self.step = 0  # see `constants.STEPS`
        self.first = 0  # the First Player
        self.waster = -1  # the seat that is Waster now
        self.active = -1  # the Active Knight's seat, -1 between turns
        self.turn = 0  # how many seats have had their turn in this step
        self.end_reason = 0  # see `constants.REASONS`; 0 while the game goes on
        self.victors = 0  # bits of the seats that won
        # knights:
        self.knight = [-1] * players  # the sheet, by its number in `knight_table`
        self.ammo = [0] * players  # from 0 to 4
        self.fuel = [0] * players  # from 0 to 4
        self.health = [0] * players  # from 0 to 4
        self.radiation = [0] * players  # from 0 to 4
        self.reputation = [0] * players  # never below 0
        self.at = [0] * players  # the hex where the knight's marker is
        self.down = [0] * players  # 1: unconscious, the marker is laid on its side
        self.moved = [0] * players  # 1: had his Move Step turn this round
        # the hex on which the knight left a player marker for exploring
        self.entry = [-1] * players
        self.skip_exploring = [0] * players  # 1: this round's Exploration Step is lost (A61)
        self.ability_marked = [0] * players  # 1: the special ability was used this round
        self.weary = [0] * players  # dice that all his checks suffer until the round ends
        self.vehicle = [-1] * players  # the vehicle card, -1 on foot
        self.damaged = [0] * players  # 1: the vehicle lies on its damaged side
        self.dents = [0] * players  # damage the vehicle took this round
        self.healer = [-1] * players  # who knocked this knight out this round (wk1.duel.15)
        # bits of cities explored while the task that counts them lies open
        self.cities = [0] * players
        # gear; panels have a fixed number of places:
        self.hands = [(-2, -2)] * players  # two panels; a two-handed weapon lies on both
        self.body = [(-2,)] * players  # one panel, for armor
        self.pockets = [(-2, -2, -2)] * players  # three panels
        self.special = [()] * players  # attached implants and mutations, and tuning on the vehicle
        self.backpack = [()] * players  # stored face down
        self.cargo = [()] * players  # stored in the vehicle, face down
        self.aside = [()] * players  # cards just gained or displaced that wait for a place (A45)
        self.open_marks = [()] * players  # available cards with a general marker
        self.stored_marks = [()] * players  # stored cards with a general marker
        # pairs of enhancement and available card, one after the other
        self.open_links = [()] * players
        self.stored_links = [()] * players  # the same for stored cards
        self.luck = [()] * players  # the hand of luck cards
        self.ambush = [()] * players  # Kosciusko's card, known to its chooser only (A13)
        self.secret_tasks = [()] * players  # two players: private tasks still face down (wk1.p2.03)
        # private tasks face up before this knight, accepted or not (two players)
        self.shown_tasks = [()] * players
        self.accepted = [()] * players  # those of them whose first requirement is fulfilled
        # mission markers the knight holds; open unless the mission says secret
        self.carried = [()] * players
        # the board:
        self.tiles = ()  # the tile on each hex
        self.radiation_tokens = [0] * 37  # on each hex
        self.contamination_tokens = [0] * 37  # on each hex
        self.threat_tokens = [0] * 37  # on each hex
        self.obstacle_tokens = [0] * 37  # on each hex
        self.special_at = [-1] * 3  # the hex of each special token
        self.special_dark = [0] * 3  # 1: on its dark side
        # decks:
        self.wasteland_deck = ()  # the top card last
        self.wasteland_discard = ()  # the top card last
        self.luck_deck = ()  # the top card last
        self.luck_discard = ()  # the top card last
        self.common_deck = ()  # the top card last
        self.common_discard = ()  # the top card last
        self.private_deck = ()  # the top card last
        self.private_discard = ()  # the top card last
        self.green_deck = ()  # the top card last
        self.yellow_deck = ()  # the top card last
        self.red_deck = ()  # the top card last
        self.green_discard = ()  # the top card last
        self.yellow_discard = ()  # the top card last
        self.red_discard = ()  # the top card last
        self.blue = ()  # set aside, open, never drawn at random
        self.stalls = ()  # ten spaces: eight normal ones, Pumps, New Sydney
        self.pool = ()  # vehicles that nobody drives
        self.boxed = ()  # private tasks put away unseen (two players)
        self.removed = ()  # out of the game
        # tasks:
        self.slots = ()  # the open or held task of each slot, or EMPTY
        self.slot_marks = [0] * 3  # how long each of them has lain open
        self.slot_holder = [-1] * 3  # who holds it; -1 while it lies open
        self.drawn_common = [()] * players  # common tasks that this seat, as Waster, chooses from
        self.drawn_private = [()] * players  # the same for private tasks
        # the move:
        self.travel = 0  # stay, on foot, by vehicle
        self.route = ()  # the planned hexes
        self.route_at = 0  # how many of them were entered
        self.points = 0  # Movement Points left
        self.points_spent = 0  # Movement Points expended in this move
        self.fuel_spent = 0  # Fuel expended in this move
        self.threats_off = 0  # Threat icons that draw no card in this move
        self.free_hexes = 0  # hexes of the route that cost nothing
        self.revealed = ()  # wasteland cards lying open before the Waster
        self.card = -1  # the wasteland card being resolved
        self.card_played = 0  # 1: the Waster has played his card on this move
        self.stopped = 0  # 1: the move is over
        self.facing = 0  # 1: the card was faced, not escaped
        self.met = 0  # bits of the knights already asked on this hex
        # the check:
        self.check_seat = -1  # whose check it is; -1 none
        self.check_skill = 0  # see `constants.SKILLS`
        self.check_difficulty = 0  # successes that are needed
        self.check_purpose = 0  # see `constants.PURPOSES`
        self.check_pool = 0  # dice of the pool, after all gains and losses
        self.check_gained = 0  # dice gained or suffered through cards played for this check
        self.check_dice = ()  # what was rolled
        self.check_rolled = 0  # 1: the dice lie on the table
        self.check_passed = 0  # 1: passed
        self.check_successes = 0  # what the dice came to
        self.check_bull = 10  # the lowest die that is a Bull's Eye
        self.check_bulls = 0  # Bull's Eyes that count
        self.check_auto = 0  # 1: counts as passed without a roll
        # luck cards being played:
        self.chain = ()  # (seat, card, cancelled), one after the other; the last triple on top
        # combat:
        self.fight = 0  # see `constants.NO_FIGHT` and what follows it
        self.foe = -1  # the enemy: a wasteland card, or a panel of the mission
        self.rival = -1  # the seat on the other side: the rival knight, or the Waster
        self.clash = 0  # which clash of the combat it is
        self.range = 1  # see `constants.RANGES`
        self.dominance = 0  # above 0: on the Active Knight's side
        # range that each side wants to start at, -1 none; side 0 is the Active Knight
        self.start_changes = [-1] * 2
        self.sealed = [-1] * players  # the combat card of each seat while the clash is open
        self.cards_open = 0  # 1: both cards lie face up
        self.played = [-1] * 2  # the revealed combat card of each side
        self.direction = [0] * 2  # Change Range: -1 advances, +1 retreats
        self.last_card = [-1] * 2  # the combat card of each side in the clash before
        self.last_weapon = [-1] * 2  # the weapon each side attacked with in it
        self.prepared = [0] * 2  # 1: Prepare lies before this side
        self.weapon = [-1] * 2  # the weapon of each side's attack, -1 an enemy panel
        self.icon = [-1] * 2  # the range icon of each side's attack
        self.foe_loss = 0  # Health lost by the enemy
        # Health lost by each side's opponent through attacks of this clash
        self.side_loss = [0] * 2
        self.start_wounds = [0] * 2  # wound dice at the start of combat (A31)
        # dice that each side's attack checks gain or suffer in this clash
        self.attack_dice = [0] * 2
        self.attack_damage = [0] * 2  # damage added to each side's next attack
        self.combat_dice = [0] * 2  # dice gained or suffered for the whole combat
        self.gains = [0] * 2  # dominance gained in this clash
        self.range_set = -1  # a range that an effect sets at the clash end
        self.barred = [0] * 2  # 1: no Multi-attack or Prepare in the first clash
        self.lose_less = 0  # Health that the defender loses less through this attack
        self.extra_armor = 0  # armor value added against this attack
        self.extra_bulls = 0  # successes of this attack that count as Bull's Eyes
        self.foe_lives = 0  # 1: the enemy has used up its second life
        self.attack_ammo = 0  # Ammo that the attack being resolved has spent
        self.kept_card = 0  # 1: the one-use card just used is kept
        self.looked = [()] * players  # wasteland cards a seat looks at
        self.swarm = 0  # things that a swarm still eats
        self.luck_drawn = 0  # luck cards drawn instead of one in the Knights Step; 0: one
        self.luck_dropped = 0  # luck cards discarded after that draw
        self.event_cancelled = 0  # 1: the event has no effect and no reward
        self.bargain = 0  # 1: the enemy counts as defeated, 2: it is left without a fight
        self.ridden = 0  # 1: the knight was carried to this hex by an action
        self.suffer_less = 0  # Radiation that is suffered less right now
        self.loser = -1  # the knight defeated for a task
        self.helped = -1  # the knight helped for a task
        self.jammed = 0  # 1: the attack being resolved does not happen
        self.attacked_with = [()] * players  # weapons, in this combat
        self.explored_now = 0  # bits of what the exploring knight has done, see `exploration`
        self.die = 0  # the last plain roll of one die
        self.radiation_after = [0] * 2  # suffered by each side when combat is over
        self.next_dice = [0] * 2  # dice of each side's attacks in the next clash
        self.change_cancelled = [0] * 2  # 1: this side's range change is off
        self.melee_dice = [0] * 2  # dice of each side's next melee attack
        self.loss_ignored = 0  # 1: texts for a lost combat are off
        self.fuelled = [()] * players  # weapons whose Fuel was paid in this combat
        self.used_combat = [()] * players  # once-per-combat effects already used
        self.attacker = 0  # the side whose attack is being resolved
        self.struck = -1  # Health that the last attack has cost; -1: none since cards were shown
        self.damage = 0  # damage of the attack being resolved
        self.felled = 0  # bits of the sides whose last Health an attack of this combat has taken
        self.beaten = 0  # bits of the sides that were defeated
        self.outcome_side = -1  # after combat: the side that won, 2 a draw
        # deals and other drafts of one seat's running decision:
        self.draft = [()] * players  # numbers picked so far
        self.deal_give = ()  # gear that the seat gives
        self.deal_want = ()  # gear that it wants
        # given: Ammo, Fuel, the vehicle (1); then the same of what is wanted
        self.deal_goods = [0] * 6
        self.offer_bonus = 0  # what cards add to the value of the running offer at the Stalls
        self.gain_colour = 0  # gear about to be drawn
        self.gain_number = 0  # how many of it
        self.vehicle_saved = 0  # 1: the damage about to be suffered is ignored
        # the mission:
        self.mission = 0  # its number in content/data/missions.toml
        self.marker_at = [-1] * 6  # the hex of each small marker
        # what is on the backs of those face down, one small zone for each place
        self.markers_down = [()] * 6
        self.markers_open = [()] * 6  # numbers of markers that lie face up on those places
        self.markers_out = ()  # markers that have done their work
        self.marker_owner = [-1] * 6  # whose player marker lies on each of them
        self.train = ()  # wagons of the Train, face down
        self.wagons_seen = [()] * players  # wagons that a knight looks at while he chooses one
        self.large_at = [-1] * 2  # the hex of each large marker
        self.villain_at = [-1] * 2  # the hex of each villain
        self.villain_loss = [0] * 2  # Health lost by each villain
        self.villain_home = [-1] * 2  # where a villain returns to
        self.supremacy = 0  # the side that has Supremacy, see `blackout`
        self.laurels = [0] * players  # Laurels of each knight
        self.shrines = 0  # Shrines on the board
        self.called = -1  # the hex that the crowd called
        self.last_attacked = [-1] * players  # the rival of this knight's last attack
        self.mission_places = ()  # hexes that the Waster chooses from

    def clone(self) -> KnightsState:
        """An independent copy without the journal."""
        return KnightsState(self.players, self.house, self)

    def zones_of_cards(self) -> list[tuple[int, ...]]:
        """Every zone that holds cards."""
        return [
            tuple(self.vehicle),
            *self.body,
            *self.pockets,
            *self.special,
            *self.backpack,
            *self.cargo,
            *self.aside,
            *self.luck,
            *self.ambush,
            *self.secret_tasks,
            *self.shown_tasks,
            self.wasteland_deck,
            self.wasteland_discard,
            self.luck_deck,
            self.luck_discard,
            self.common_deck,
            self.common_discard,
            self.private_deck,
            self.private_discard,
            self.green_deck,
            self.yellow_deck,
            self.red_deck,
            self.green_discard,
            self.yellow_discard,
            self.red_discard,
            self.blue,
            self.stalls,
            self.pool,
            self.boxed,
            self.removed,
            self.slots,
            *self.drawn_common,
            *self.drawn_private,
            self.revealed,
            (self.card,),
            *self.looked,
            self.deal_give,
        ]

    def zones_of_markers(self) -> list[tuple[int, ...]]:
        """Every zone that holds markers."""
        return [
            *self.carried,
            *self.markers_down,
            *self.markers_open,
            self.markers_out,
            self.train,
            *self.wagons_seen,
        ]


def _fields(open_stores: bool, secret_wagons: bool) -> tuple[Field, ...]:
    return (
        Field("round", NUMBER),
        Field("step", NUMBER),
        Field("first", NUMBER),
        Field("waster", NUMBER),
        Field("active", NUMBER),
        Field("turn", NUMBER),
        Field("end_reason", NUMBER),
        Field("victors", NUMBER),
        Field("knight", NUMBERS),
        Field("ammo", NUMBERS),
        Field("fuel", NUMBERS),
        Field("health", NUMBERS),
        Field("radiation", NUMBERS),
        Field("reputation", NUMBERS),
        Field("at", NUMBERS),
        Field("down", NUMBERS),
        Field("moved", NUMBERS),
        Field("entry", NUMBERS),
        Field("skip_exploring", NUMBERS),
        Field("ability_marked", NUMBERS),
        Field("weary", NUMBERS),
        Field("vehicle", NUMBERS),
        Field("damaged", NUMBERS),
        Field("dents", NUMBERS),
        Field("healer", NUMBERS),
        Field("cities", NUMBERS),
        Field("hands", ZONES),
        Field("body", ZONES),
        Field("pockets", ZONES),
        Field("special", ZONES),
        Field("backpack", ZONES, ALL if open_stores else OWNER, pool="gear"),
        Field("cargo", ZONES, ALL if open_stores else OWNER, pool="gear"),
        Field("aside", ZONES, OWNER, pool="gear"),
        Field("open_marks", NOTES),
        Field("stored_marks", NOTES, ALL if open_stores else OWNER),
        Field("open_links", NOTES),
        Field("stored_links", NOTES, ALL if open_stores else OWNER),
        Field("luck", ZONES, OWNER, pool="luck", key="luck_cards"),
        Field("ambush", ZONES, OWNER, pool="wasteland"),
        Field("secret_tasks", ZONES, OWNER, pool="private"),
        Field("shown_tasks", ZONES),
        Field("accepted", NOTES),
        Field("carried", ZONES, OWNER if secret_wagons else ALL, pool="markers"),
        Field("tiles", ZONE),
        Field("radiation_tokens", NUMBERS),
        Field("contamination_tokens", NUMBERS),
        Field("threat_tokens", NUMBERS),
        Field("obstacle_tokens", NUMBERS),
        Field("special_at", NUMBERS),
        Field("special_dark", NUMBERS),
        Field("wasteland_deck", ZONE, NOBODY, pool="wasteland"),
        Field("wasteland_discard", ZONE),
        Field("luck_deck", ZONE, NOBODY, pool="luck"),
        Field("luck_discard", ZONE),
        Field("common_deck", ZONE, NOBODY, pool="common"),
        Field("common_discard", ZONE),
        Field("private_deck", ZONE, NOBODY, pool="private"),
        Field("private_discard", ZONE),
        Field("green_deck", ZONE, NOBODY, pool="gear"),
        Field("yellow_deck", ZONE, NOBODY, pool="gear"),
        Field("red_deck", ZONE, NOBODY, pool="gear"),
        Field("green_discard", ZONE),
        Field("yellow_discard", ZONE),
        Field("red_discard", ZONE),
        Field("blue", ZONE),
        Field("stalls", ZONE),
        Field("pool", ZONE),
        Field("boxed", ZONE, NOBODY, pool="private"),
        Field("removed", ZONE),
        Field("slots", ZONE),
        Field("slot_marks", NUMBERS),
        Field("slot_holder", NUMBERS),
        Field("drawn_common", ZONES, OWNER, pool="common"),
        Field("drawn_private", ZONES, OWNER, pool="private"),
        Field("travel", NUMBER),
        Field("route", ZONE),
        Field("route_at", NUMBER),
        Field("points", NUMBER),
        Field("points_spent", NUMBER),
        Field("fuel_spent", NUMBER),
        Field("threats_off", NUMBER),
        Field("free_hexes", NUMBER),
        Field("revealed", ZONE),
        Field("card", NUMBER),
        Field("card_played", NUMBER),
        Field("stopped", NUMBER),
        Field("facing", NUMBER),
        Field("met", NUMBER),
        Field("check_seat", NUMBER),
        Field("check_skill", NUMBER),
        Field("check_difficulty", NUMBER),
        Field("check_purpose", NUMBER),
        Field("check_pool", NUMBER),
        Field("check_gained", NUMBER),
        Field("check_dice", ZONE),
        Field("check_rolled", NUMBER),
        Field("check_passed", NUMBER),
        Field("check_successes", NUMBER),
        Field("check_bull", NUMBER),
        Field("check_bulls", NUMBER),
        Field("check_auto", NUMBER),
        Field("chain", ZONE),
        Field("fight", NUMBER),
        Field("foe", NUMBER),
        Field("rival", NUMBER),
        Field("clash", NUMBER),
        Field("range", NUMBER),
        Field("dominance", NUMBER),
        Field("start_changes", NUMBERS),
        Field("sealed", NUMBERS, OWNER, face_up="cards_open", blank=-1),
        Field("cards_open", NUMBER),
        Field("played", NUMBERS),
        Field("direction", NUMBERS),
        Field("last_card", NUMBERS),
        Field("last_weapon", NUMBERS),
        Field("prepared", NUMBERS),
        Field("weapon", NUMBERS),
        Field("icon", NUMBERS),
        Field("foe_loss", NUMBER),
        Field("side_loss", NUMBERS),
        Field("start_wounds", NUMBERS),
        Field("attack_dice", NUMBERS),
        Field("attack_damage", NUMBERS),
        Field("combat_dice", NUMBERS),
        Field("gains", NUMBERS),
        Field("range_set", NUMBER),
        Field("barred", NUMBERS),
        Field("lose_less", NUMBER),
        Field("extra_armor", NUMBER),
        Field("extra_bulls", NUMBER),
        Field("foe_lives", NUMBER),
        Field("attack_ammo", NUMBER),
        Field("kept_card", NUMBER),
        Field("looked", ZONES, OWNER, pool="wasteland"),
        Field("swarm", NUMBER),
        Field("luck_drawn", NUMBER),
        Field("luck_dropped", NUMBER),
        Field("event_cancelled", NUMBER),
        Field("bargain", NUMBER),
        Field("ridden", NUMBER),
        Field("suffer_less", NUMBER),
        Field("loser", NUMBER),
        Field("helped", NUMBER),
        Field("jammed", NUMBER),
        Field("attacked_with", NOTES),
        Field("explored_now", NUMBER),
        Field("die", NUMBER),
        Field("radiation_after", NUMBERS),
        Field("next_dice", NUMBERS),
        Field("change_cancelled", NUMBERS),
        Field("melee_dice", NUMBERS),
        Field("loss_ignored", NUMBER),
        Field("fuelled", NOTES),
        Field("used_combat", NOTES),
        Field("attacker", NUMBER),
        Field("struck", NUMBER),
        Field("damage", NUMBER),
        Field("felled", NUMBER),
        Field("beaten", NUMBER),
        Field("outcome_side", NUMBER),
        Field("draft", NOTES, OWNER),
        Field("deal_give", ZONE),
        Field("deal_want", ZONE),
        Field("deal_goods", NUMBERS),
        Field("offer_bonus", NUMBER),
        Field("gain_colour", NUMBER),
        Field("gain_number", NUMBER),
        Field("vehicle_saved", NUMBER),
        Field("mission", NUMBER),
        Field("marker_at", NUMBERS),
        Field("markers_down", ZONES, NOBODY, pool="markers"),
        Field("markers_open", ZONES),
        Field("markers_out", ZONE),
        Field("marker_owner", NUMBERS),
        Field("train", ZONE, NOBODY, pool="markers"),
        Field("wagons_seen", ZONES, OWNER, pool="markers"),
        Field("large_at", NUMBERS),
        Field("villain_at", NUMBERS),
        Field("villain_loss", NUMBERS),
        Field("villain_home", NUMBERS),
        Field("supremacy", NUMBER),
        Field("laurels", NUMBERS),
        Field("shrines", NUMBER),
        Field("called", NUMBER),
        Field("last_attacked", NUMBERS),
        Field("mission_places", ZONE),
    )


_VARIANTS: Final = [
    _fields(False, False),
    _fields(True, False),
    _fields(False, True),
    _fields(True, True),
]


def fields_of(state: KnightsState) -> tuple[Field, ...]:
    """What the state is made of, and who may see each part at such a table."""
    which = 0
    if state.house.steal_open:
        which += 1
    if state.mission == 3:
        which += 2
    return _VARIANTS[which]
