"""The part of the state that a running move, check, luck card or combat needs."""

from __future__ import annotations

from dustboard.games.wk1.content.settings import Settings
from dustboard.games.wk1.state.table_state import TableState


class TurnState(TableState):
    """The move, the check, the chain of luck cards and the combat that are going on."""

    def __init__(self, players: int, settings: Settings, source: TurnState | None = None) -> None:
        super().__init__(players, settings, source)
        if source is not None:
            self._copy_turnstate(source)
            return
        # the move
        self.travel = 0  # stay, on foot, by vehicle
        self.route: tuple[int, ...] = ()  # the planned hexes
        self.route_at = 0  # how many of them were entered
        self.points = 0  # Movement Points left
        self.points_spent = 0  # Movement Points expended in this move
        self.fuel_spent = 0
        self.threats_off = 0  # Threat icons that draw no card in this move
        self.free_hexes = 0  # hexes of the route that cost nothing
        self.revealed: tuple[int, ...] = ()  # wasteland cards lying open before the Waster
        self.card = -1  # the wasteland card being resolved
        self.card_played = 0  # 1: the Waster has played his card on this move
        self.stopped = 0  # 1: the move is over
        self.facing = 0  # 1: the card was faced, not escaped
        self.met = 0  # bits of the knights already asked on this hex
        # the check
        self.check_seat = -1
        self.check_skill = 0
        self.check_difficulty = 0
        self.check_purpose = 0
        self.check_pool = 0  # dice of the pool, after all gains and losses
        self.check_gained = 0  # dice gained or suffered through cards played for this check
        self.check_dice: tuple[int, ...] = ()  # what was rolled
        self.check_rolled = 0  # 1: the dice lie on the table
        self.check_passed = 0
        self.check_successes = 0
        self.check_bull = 10  # the lowest die that is a Bull's Eye
        self.check_bulls = 0  # Bull's Eyes that count
        self.check_auto = 0  # 1: counts as passed without a roll
        # luck cards being played: a stack of (seat, card, cancelled) triples, the last one on top
        self.chain: tuple[int, ...] = ()
        # combat
        self.fight = 0  # see `names.NO_FIGHT` and what follows it
        self.foe = -1  # the enemy: a wasteland card, or a panel of the mission
        self.rival = -1  # the seat on the other side: the rival knight, or the Waster
        self.clash = 0
        self.range = 1
        self.dominance = 0  # above 0: on the Active Knight's side
        # range that each side wants to start at, -1 none; side 0 is the Active Knight
        self.start_changes: list[int] = [-1] * 2
        # the combat card of each seat while the clash is open
        self.sealed: list[int] = [-1] * players
        self.cards_open = 0  # 1: both cards lie face up
        self.played: list[int] = [-1] * 2  # the revealed combat card of each side
        self.direction: list[int] = [0] * 2  # Change Range: -1 advances, +1 retreats
        self.last_card: list[int] = [-1] * 2  # the combat card of each side in the clash before
        self.last_weapon: list[int] = [-1] * 2  # the weapon each side attacked with in it
        self.prepared: list[int] = [0] * 2  # 1: Prepare lies before this side
        self.weapon: list[int] = [-1] * 2  # the weapon of each side's attack, -1 an enemy panel
        self.icon: list[int] = [-1] * 2  # the range icon of each side's attack
        self.foe_loss = 0  # Health lost by the enemy
        # Health lost by each side's opponent through attacks of this clash
        self.side_loss: list[int] = [0] * 2
        self.start_wounds: list[int] = [0] * 2  # wound dice at the start of combat (A31)
        # dice that each side's attack checks gain or suffer in this clash
        self.attack_dice: list[int] = [0] * 2
        self.attack_damage: list[int] = [0] * 2  # damage added to each side's next attack
        self.combat_dice: list[int] = [0] * 2  # dice gained or suffered for the whole combat
        self.gains: list[int] = [0] * 2  # dominance gained in this clash
        self.range_set = -1  # a range that an effect sets at the clash end
        # weapons whose Fuel was paid in this combat
        self.barred: list[int] = [0] * 2  # 1: no Multi-attack or Prepare in the first clash
        self.lose_less = 0  # Health that the defender loses less through this attack
        self.extra_armor = 0  # armor value added against this attack
        self.extra_bulls = 0  # successes of this attack that count as Bull's Eyes
        self.foe_lives = 0  # 1: the enemy has used up its second life
        self.attack_ammo = 0  # Ammo that the attack being resolved has spent
        self.kept_card = 0  # 1: the one-use card just used is kept
        self.looked: list[tuple[int, ...]] = [()] * players  # wasteland cards a seat looks at
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
        self.attacked_with: list[tuple[int, ...]] = [()] * players  # weapons, in this combat
        self.explored_now = 0  # bits of what the exploring knight has done, see `exploration`
        self.die = 0  # the last plain roll of one die
        self.radiation_after: list[int] = [0] * 2  # suffered by each side when combat is over
        self.next_dice: list[int] = [0] * 2  # dice of each side's attacks in the next clash
        self.change_cancelled: list[int] = [0] * 2  # 1: this side's range change is off
        self.melee_dice: list[int] = [0] * 2  # dice of each side's next melee attack
        self.loss_ignored = 0  # 1: texts for a lost combat are off
        self.fuelled: list[tuple[int, ...]] = [()] * players
        # once-per-combat effects already used
        self.used_combat: list[tuple[int, ...]] = [()] * players
        self.attacker = 0  # the side whose attack is being resolved
        self.damage = 0  # damage of the attack being resolved
        # Health that the last attack has cost; -1: there is none since the combat cards were shown,
        # or its dice have not fallen
        self.struck = -1
        self.felled = 0  # bits of the sides whose last Health an attack of this combat has taken
        self.beaten = 0  # bits of the sides that were defeated
        self.outcome_side = -1  # after combat: the side that won, 2 a draw

    def _copy_turnstate(self, source: TurnState) -> None:
        self.travel = source.travel
        self.route = source.route
        self.route_at = source.route_at
        self.points = source.points
        self.points_spent = source.points_spent
        self.fuel_spent = source.fuel_spent
        self.threats_off = source.threats_off
        self.free_hexes = source.free_hexes
        self.revealed = source.revealed
        self.card = source.card
        self.card_played = source.card_played
        self.stopped = source.stopped
        self.facing = source.facing
        self.met = source.met
        self.check_seat = source.check_seat
        self.check_skill = source.check_skill
        self.check_difficulty = source.check_difficulty
        self.check_purpose = source.check_purpose
        self.check_pool = source.check_pool
        self.check_gained = source.check_gained
        self.check_dice = source.check_dice
        self.check_rolled = source.check_rolled
        self.check_passed = source.check_passed
        self.check_successes = source.check_successes
        self.check_bull = source.check_bull
        self.check_bulls = source.check_bulls
        self.check_auto = source.check_auto
        self.chain = source.chain
        self.fight = source.fight
        self.foe = source.foe
        self.rival = source.rival
        self.clash = source.clash
        self.range = source.range
        self.dominance = source.dominance
        self.start_changes = source.start_changes[:]
        self.sealed = source.sealed[:]
        self.cards_open = source.cards_open
        self.played = source.played[:]
        self.direction = source.direction[:]
        self.last_card = source.last_card[:]
        self.last_weapon = source.last_weapon[:]
        self.prepared = source.prepared[:]
        self.weapon = source.weapon[:]
        self.icon = source.icon[:]
        self.foe_loss = source.foe_loss
        self.side_loss = source.side_loss[:]
        self.start_wounds = source.start_wounds[:]
        self.attack_dice = source.attack_dice[:]
        self.attack_damage = source.attack_damage[:]
        self.combat_dice = source.combat_dice[:]
        self.gains = source.gains[:]
        self.range_set = source.range_set
        self.barred = source.barred[:]
        self.lose_less = source.lose_less
        self.extra_armor = source.extra_armor
        self.extra_bulls = source.extra_bulls
        self.foe_lives = source.foe_lives
        self.attack_ammo = source.attack_ammo
        self.kept_card = source.kept_card
        self.looked = source.looked[:]
        self.swarm = source.swarm
        self.luck_drawn = source.luck_drawn
        self.luck_dropped = source.luck_dropped
        self.event_cancelled = source.event_cancelled
        self.bargain = source.bargain
        self.ridden = source.ridden
        self.suffer_less = source.suffer_less
        self.loser = source.loser
        self.helped = source.helped
        self.jammed = source.jammed
        self.attacked_with = source.attacked_with[:]
        self.explored_now = source.explored_now
        self.die = source.die
        self.radiation_after = source.radiation_after[:]
        self.next_dice = source.next_dice[:]
        self.change_cancelled = source.change_cancelled[:]
        self.melee_dice = source.melee_dice[:]
        self.loss_ignored = source.loss_ignored
        self.fuelled = source.fuelled[:]
        self.used_combat = source.used_combat[:]
        self.attacker = source.attacker
        self.damage = source.damage
        self.struck = source.struck
        self.felled = source.felled
        self.beaten = source.beaten
        self.outcome_side = source.outcome_side
