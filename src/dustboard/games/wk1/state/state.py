"""The whole state of a table of Waste Knights: table, running turn, deals and mission."""

from __future__ import annotations

from dustboard.games.wk1.content.settings import Settings
from dustboard.games.wk1.state.turn_state import TurnState


class KnightsState(TurnState):
    """One table of Waste Knights."""

    def __init__(
        self, players: int, settings: Settings, source: KnightsState | None = None
    ) -> None:
        super().__init__(players, settings, source)
        if source is not None:
            self._copy_knightsstate(source)
            return
        # deals and other drafts of one seat's running decision
        self.draft: list[tuple[int, ...]] = [()] * players  # numbers picked so far
        self.deal_give: tuple[int, ...] = ()
        self.deal_want: tuple[int, ...] = ()
        # given: Ammo, Fuel, the vehicle (1); then the same of what is wanted
        self.deal_goods: list[int] = [0] * 6
        self.offer_bonus = 0  # what cards add to the value of the running offer at the Stalls
        self.gain_colour = 0  # gear about to be drawn
        self.gain_number = 0
        self.vehicle_saved = 0  # 1: the damage about to be suffered is ignored
        # the mission
        self.mission = 0  # see `names`-order in content/missions.toml
        self.marker_at: list[int] = [-1] * 6  # the hex of each small marker
        # what is on the backs of those face down, one small zone for each place
        self.markers_down: list[tuple[int, ...]] = [()] * 6
        # numbers of markers that lie face up on those places
        self.markers_open: list[tuple[int, ...]] = [()] * 6
        self.markers_out: tuple[int, ...] = ()  # markers that have done their work
        self.marker_owner: list[int] = [-1] * 6
        self.train: tuple[int, ...] = ()  # wagons of the Train, face down
        # wagons that a knight looks at while he chooses one
        self.wagons_seen: list[tuple[int, ...]] = [()] * players
        self.large_at: list[int] = [-1] * 2
        self.villain_at: list[int] = [-1] * 2
        self.villain_loss: list[int] = [0] * 2
        self.villain_home: list[int] = [-1] * 2  # where a villain returns to
        self.supremacy = 0
        self.laurels: list[int] = [0] * players
        self.shrines = 0
        self.called = -1  # the hex that the crowd called
        self.last_attacked: list[int] = [-1] * players  # the rival of this knight's last attack
        self.mission_places: tuple[int, ...] = ()  # hexes that the Waster chooses from

    def _copy_knightsstate(self, source: KnightsState) -> None:
        self.draft = source.draft[:]
        self.deal_give = source.deal_give
        self.deal_want = source.deal_want
        self.deal_goods = source.deal_goods[:]
        self.offer_bonus = source.offer_bonus
        self.gain_colour = source.gain_colour
        self.gain_number = source.gain_number
        self.vehicle_saved = source.vehicle_saved
        self.mission = source.mission
        self.marker_at = source.marker_at[:]
        self.markers_down = source.markers_down[:]
        self.markers_open = source.markers_open[:]
        self.markers_out = source.markers_out
        self.marker_owner = source.marker_owner[:]
        self.train = source.train
        self.wagons_seen = source.wagons_seen[:]
        self.large_at = source.large_at[:]
        self.villain_at = source.villain_at[:]
        self.villain_loss = source.villain_loss[:]
        self.villain_home = source.villain_home[:]
        self.supremacy = source.supremacy
        self.laurels = source.laurels[:]
        self.shrines = source.shrines
        self.called = source.called
        self.last_attacked = source.last_attacked[:]
        self.mission_places = source.mission_places

    def clone(self) -> KnightsState:
        """An independent copy without the journal."""
        return KnightsState(self.players, self.house, self)
