# mypyc: skip
"""Environments for learners: PettingZoo and Gymnasium, with masks and numbers that stay.

`pip install "dustboard[rl]"` brings what they need. See `docs/environments.md`.

>>> from dustboard import envs
>>> env = envs.single("wftw", others="random")
>>> row, info = env.reset(seed=1)
>>> row["observation"].shape == (envs.features("wftw", players=2).size,)
True
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dustboard import title, titles
from dustboard.envs.action_list import Actions, actions_of
from dustboard.envs.feature_list import Features, features_of

if TYPE_CHECKING:
    from dustboard.envs.aec_env import AecTable
    from dustboard.envs.parallel_env import ParallelTable
    from dustboard.envs.single_env import SingleTable

__all__ = ["actions", "aec", "features", "parallel", "register", "single"]

NEEDED = 'environments need more packages: pip install "dustboard[rl]"'


def _players(title_id: str, players: int | None) -> int:
    return max(title(title_id).min_players, 2) if players is None else players


def aec(title_id: str, players: int | None = None, **options: Any) -> AecTable:
    """A table of PettingZoo's AEC kind; two players if not said otherwise."""
    try:
        from dustboard.envs.aec_env import AecTable
    except ImportError as error:
        raise ImportError(NEEDED) from error
    return AecTable(title_id, _players(title_id, players), **options)


def parallel(title_id: str, players: int | None = None, **options: Any) -> ParallelTable:
    """A table of PettingZoo's parallel kind."""
    try:
        from dustboard.envs.parallel_env import ParallelTable
    except ImportError as error:
        raise ImportError(NEEDED) from error
    return ParallelTable(title_id, _players(title_id, players), **options)


def single(title_id: str, players: int | None = None, **options: Any) -> SingleTable:
    """A Gymnasium environment: `seat` (0) learns, `others` (normal) have the rest."""
    try:
        from dustboard.envs.single_env import SingleTable
    except ImportError as error:
        raise ImportError(NEEDED) from error
    return SingleTable(title_id, _players(title_id, players), **options)


def actions(title_id: str) -> Actions:
    """All actions of a title, by number and by name."""
    return actions_of(title_id)


def features(title_id: str, players: int) -> Features:
    """What the numbers of a row mean at a table of this size."""
    return features_of(title_id, players)


def register() -> None:
    """Make `gymnasium.make("dustboard/wftw-v0")` known; Gymnasium calls this by itself."""
    from gymnasium.envs.registration import register as enter
    from gymnasium.envs.registration import registry

    for name in titles():
        if f"dustboard/{name}-v0" not in registry:
            enter(
                f"dustboard/{name}-v0",
                entry_point="dustboard.envs:single",
                kwargs={"title_id": name},
            )
