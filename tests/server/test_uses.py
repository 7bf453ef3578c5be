"""Things that can be used at any time are a button: used at once, or at the next chance."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from dustboard.kernel.records.format import seed_text
from dustboard.server.core.refusals import Refused
from dustboard.server.services import Services
from dustboard.server.table import lobby, play, uses
from dustboard.server.table.bot_request import BotRequest
from dustboard.server.table.room import Room
from server.test_clock import Hands, laid, run
from server.test_log import state

SHOT = "g02"  # a Medi-shot


@pytest.fixture(autouse=True)
def _seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "new_seed", lambda: seed_text(2))


async def first(bot: str, seed: int, request: BotRequest, who: tuple[str, ...]) -> list[str]:
    return [request.decision.options[0].key]


async def goes_on(services: Services, room: Room, until: str, **chosen: str) -> None:
    """Answer until the person is asked this; by the name of the ask, else with the first option."""
    services.pool.ask = first  # type: ignore[method-assign]
    for _ in range(60):
        await play.settle(room)
        await services.driver.drive(room)
        prompt = state(room, 0).prompt
        assert prompt is not None
        if prompt.name == until:
            return
        key = chosen.get(prompt.name.replace("-", "_"), prompt.options[0].key)
        await play.answer(room, 0, prompt.id, [key])
    raise AssertionError(f"never asked {until}")


def hurt(room: Room) -> Any:
    """The person's knight has lost Health, and something heals it."""
    assert room.story is not None
    game: Any = room.story.game
    game.state.health[0] = 3
    game.state_changed()
    return game


def health(room: Room) -> int:
    assert room.story is not None
    game: Any = room.story.game
    return int(game.state.health[0])


async def on_the_road(services: Services) -> Room:
    room = await laid(services, "me", "bot", "bot", title="wk1", options={"mission": "savior"})
    await goes_on(services, room, "place-gear")
    hurt(room)
    await goes_on(services, room, "travel")
    return room


def test_a_drug_is_used_at_once_and_without_a_question(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        room = await on_the_road(services)  # it was never asked whether to use it
        found = {one.key: one.wished for one in state(room, 0).uses}
        assert found[SHOT] is False
        before = health(room)
        await uses.use(room, 0, SHOT)
        assert health(room) > before
        prompt = state(room, 0).prompt
        assert prompt is not None
        assert prompt.name == "travel"
        assert SHOT not in {one.key for one in state(room, 0).uses}
        await play.undo(room, 0)  # taken back as any answer
        assert health(room) == before
        with pytest.raises(Refused):
            await uses.use(room, 0, "g99")

    run(tmp_path, work)


def test_where_something_was_learnt_it_is_used_at_the_next_chance(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        room = await laid(services, "me", "bot", "bot", title="wk1", options={"mission": "savior"})
        await goes_on(services, room, "place-gear")
        while (prompt := state(room, 0).prompt) is not None and prompt.name == "place-gear":
            hurt(room)
            key = next((one.key for one in prompt.options if "pocket" in one.key), "")
            await play.answer(room, 0, prompt.id, [key or prompt.options[0].key])
            await play.settle(room)
            if SHOT in {one.key for one in state(room, 0).uses}:
                break
        before = health(room)
        await uses.use(room, 0, SHOT)
        assert health(room) == before
        assert [one.key for one in state(room, 0).uses if one.wished] == [SHOT]
        await uses.use(room, 0, "")
        assert [one.key for one in state(room, 0).uses if one.wished] == []
        await uses.use(room, 0, SHOT)
        await goes_on(services, room, "route", travel="vehicle")
        assert health(room) > before
        assert [one for one in state(room, 0).uses if one.wished] == []

    run(tmp_path, work)
