"""How good each option looks to a bot that plays by rules of thumb, from its own view alone.

`reading` says what the Book of Tales brings, `goals` where the sheet's actions can be done,
`driving` how to get there, `caring` what knight and vehicle need, `fights` how a fight will go.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from dustboard.games.wk2.bot.caring import (
    rate_action,
    rate_armor,
    rate_arranging,
    rate_camp,
    rate_deal,
    rate_finding,
    rate_fit,
    rate_gear,
    rate_resource,
    rate_shop,
    rate_wanted_gear,
    rate_weapon,
)
from dustboard.games.wk2.bot.choosing import QUIET, rate_options
from dustboard.games.wk2.bot.city_tasks import rate_order, rate_salute, rate_token
from dustboard.games.wk2.bot.driving import rate_route, rate_space
from dustboard.games.wk2.bot.landmarks import rate_find, rate_marker, rate_search, rate_section
from dustboard.games.wk2.bot.parts import (
    rate_kept_part,
    rate_parts_deal,
    rate_put_back,
    rate_tinker,
    rate_tow,
)
from dustboard.games.wk2.bot.picking import (
    rate_again,
    rate_agreeing,
    rate_foe,
    rate_foe_die,
    rate_icon,
    rate_lost_die,
    rate_more,
    rate_riding,
    rate_seat,
    rate_trade,
    rate_upgrade,
    rate_vehicle,
)
from dustboard.games.wk2.bot.seen import Seen
from dustboard.kernel.decision_types import Asked

SLIPS: Final = 0.15  # how often an easy bot takes another answer than the best

DRAFT: Final = "knight"  # what is asked where knights are chosen; an experiment may decide it

Rate = Callable[[Seen, list[str]], list[float]]


def _rate_use(look: Seen, keys: list[str]) -> list[float]:
    """What helps now is used."""
    return [0.0 if key in QUIET else 1.0 for key in keys]


def _rate_alike(look: Seen, keys: list[str]) -> list[float]:
    """A matter of taste, such as which knight to be."""
    return [0.0] * len(keys)


_RATES: Final[dict[str, Rate]] = {
    "action": rate_action,
    "again": rate_again,
    "agree": rate_agreeing,
    "armor": rate_armor,
    "arrange": rate_arranging,
    "boost": _rate_use,
    "camp": rate_camp,
    "card": rate_foe,
    "casting_vote": rate_options,
    "deal": rate_deal,
    "discard": rate_gear,
    "draft": rate_wanted_gear,
    "duel_weapon": rate_weapon,
    "fate": _rate_use,
    "finding": rate_finding,
    "first": rate_seat,
    "fit": rate_fit,
    "foe_die": rate_foe_die,
    "friend": rate_upgrade,
    "gear": rate_gear,
    "gift": rate_more,
    "groups": rate_more,
    "icon": rate_icon,
    "injury": _rate_alike,
    "keep_landmark": _rate_alike,
    "knight": _rate_alike,
    "lead": rate_armor,
    "lend": rate_armor,
    "letter": _rate_alike,
    "lost_die": rate_lost_die,
    "malfunction": _rate_alike,
    "option": rate_options,
    "part": rate_kept_part,
    "parts_deal": rate_parts_deal,
    "order_task": rate_order,
    "place_landmark": rate_marker,
    "put_back": rate_put_back,
    "place_task": rate_token,
    "reroll": _rate_use,
    "resource": rate_resource,
    "ride": rate_riding,
    "route": rate_route,
    "salute": rate_salute,
    "sealed": rate_options,
    "search": rate_search,
    "seat": rate_seat,
    "section": rate_section,
    "shop": rate_shop,
    "space": rate_space,
    "surplus_part": rate_kept_part,
    "swap_find": rate_find,
    "swap_token": _rate_alike,
    "tinker": rate_tinker,
    "tow": rate_tow,
    "towed": rate_tow,
    "turn_landmark": rate_search,
    "trade": rate_trade,
    "upgrade": rate_upgrade,
    "value": rate_resource,
    "vehicle": rate_vehicle,
    "vote": rate_options,
    "weapon": rate_weapon,
}
RATED: Final = tuple(_RATES)


def rate(view: dict[str, Any], decision: Asked) -> list[float]:
    """A rating for every option of a decision, in their order; the best is the highest."""
    keys = decision.options.keys()
    return [0.0] if len(keys) == 1 else ratings(Seen(view), decision.name, keys)


def ratings(look: Seen, name: str, keys: list[str]) -> list[float]:
    """The same for a question of this name, by somebody who has looked already."""
    return _RATES[name](look, keys)
