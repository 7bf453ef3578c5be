"""No violation that axe-core finds on the stage of Waste Knights II, by day and by night."""

from __future__ import annotations

import pytest

from browser.rig import Rig
from browser.test_axe import STILL, by_day_and_night
from browser.test_axe import axe as axe
from browser.wk2_tables import scene
from browser.wk2_tables import site as site

SCENES = {"turn": "action", "tale": "option", "fight": "weapon", "camp": "camp", "city": "shop"}


@pytest.mark.parametrize("name", SCENES)
def test_the_stage_can_be_used_by_everybody(rig: Rig, axe: str, name: str) -> None:
    page, _, _ = scene(rig, name, SCENES[name], **STILL)
    if name == "tale":
        page.get_by_test_id("entry-text").wait_for()
    assert by_day_and_night(page, axe, name) == []
