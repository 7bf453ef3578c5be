"""The table options of War for the Wasteland, and the form in which the rules read them."""

from __future__ import annotations

from typing import Any, Final

from dustboard.games.wftw.content.cards import SCENES as SCENE_ROWS
from dustboard.kernel.options import SCENE, OptionSpec, Preset, choice, flag, whole

ALL_OR_NOTHING: Final = 0
PER_TARGET: Final = 1
CHOOSE_WHAT_TO_PAY: Final = 2

STRONGEST: Final = 0
SEAT_ORDER: Final = 1
COMBINED: Final = 2

OPTIONS: Final[tuple[OptionSpec, ...]] = (
    whole("victory_goal", 21, 5, 99, "wftw.vp.01", "R50"),
    choice("battlefield_rounding", ("up", "down"), "wftw.setup.06", "R03"),
    choice("targets_per_bidding_round", ("any", 1, 2), "wftw.bid.04", "R09"),
    flag("repeat_targets", True, "wftw.bid.01", "R11"),
    choice("base_attack_limit", ("per_phase", "per_bidding_round"), "wftw.bid.07", "R13"),
    flag("late_defence", True, "wftw.bid.14", "R15"),
    flag("show_card_counts", True, "wftw.bid.17", "R16"),
    flag("public_stockpiles", True, "wftw.comp.02", "R51"),
    choice(
        "payment",
        ("all_or_nothing", "per_target", "choose_what_to_pay"),
        "wftw.reveal.03",
        "R20",
    ),
    choice("overbid", ("allowed", "forbidden"), "wftw.reveal.04", "R21"),
    choice("minimum_winning_bid", (1, 0), "wftw.field.02", "R23"),
    choice("multi_attack", ("strongest", "seat_order", "combined"), "wftw.raid.04", "R25"),
    choice("starter_bases", ("capturable", "immune"), "wftw.bid.06", "R30"),
    flag("starter_bases_score", True, "wftw.card.10", "R06"),
    flag("safety_net", True, "wftw.collect.01", "R30"),
    choice("buy_cost", ("strength", "resources", "both"), "wftw.buy.03", "R31"),
    choice("buy_passes", (1, "until_all_pass"), "wftw.buy.04", "R32"),
    choice("abandon_scope", ("that_place", "any_played"), "wftw.end.02", "R39"),
    flag("defender_may_abandon", True, "wftw.end.03", "R39"),
    flag("trigger_counts_bonus", True, "wftw.vp.01", "R47"),
    choice("deck_out", ("reshuffle", "end_game"), "wftw.end.08", "R41"),
    whole("round_cap", 0, 0, 1000, "wftw.setup.08", "R44"),
)

# shorter and kinder: an early end, no bill that can't be paid, nobody loses what they began with
PRESETS: Final[tuple[Preset, ...]] = (
    Preset("first", {"victory_goal": 12, "overbid": "forbidden", "starter_bases": "immune"}),
)

NO_LIMIT: Final = 99

# prepared positions of the lessons, by their number in content/data/scenes.toml
SCENES: Final[tuple[str, ...]] = tuple([scene.id for scene in SCENE_ROWS])


def older_options(options: dict[str, Any]) -> dict[str, Any]:
    """Options as they are named today: a limit of time was one once, and did nothing."""
    return {name: value for name, value in options.items() if name != "time_limit_seconds"}


class Settings:
    """The options as plain numbers and truths; made once per game and never changed."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.victory_goal: int = options["victory_goal"]
        self.round_battlefields_up: bool = options["battlefield_rounding"] == "up"
        targets = options["targets_per_bidding_round"]
        self.targets: int = NO_LIMIT if targets == "any" else targets
        self.repeat_targets: bool = options["repeat_targets"]
        self.one_base_attack: bool = options["base_attack_limit"] == "per_phase"
        self.late_defence: bool = options["late_defence"]
        self.show_card_counts: bool = options["show_card_counts"]
        self.public_stockpiles: bool = options["public_stockpiles"]
        self.payment: int = ("all_or_nothing", "per_target", "choose_what_to_pay").index(
            options["payment"]
        )
        self.overbid_allowed: bool = options["overbid"] == "allowed"
        self.minimum_winning_bid: int = options["minimum_winning_bid"]
        self.multi_attack: int = ("strongest", "seat_order", "combined").index(
            options["multi_attack"]
        )
        self.starters_immune: bool = options["starter_bases"] == "immune"
        self.starter_bases_score: bool = options["starter_bases_score"]
        self.safety_net: bool = options["safety_net"]
        self.buy_by_strength: bool = options["buy_cost"] != "resources"
        self.buy_by_resources: bool = options["buy_cost"] != "strength"
        self.many_passes: bool = options["buy_passes"] == "until_all_pass"
        self.abandon_any: bool = options["abandon_scope"] == "any_played"
        self.defender_may_abandon: bool = options["defender_may_abandon"]
        self.trigger_counts_bonus: bool = options["trigger_counts_bonus"]
        self.deck_out_ends: bool = options["deck_out"] == "end_game"
        self.round_cap: int = options["round_cap"]
        self.scene: int = SCENES.index(options[SCENE]) if SCENE in options else -1
