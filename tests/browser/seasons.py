"""Adventures that somebody has won: played here to a good end, then answered again on the site."""

from __future__ import annotations

from browser.rig import Rig
from games.wk2.endings import TALES, Tale
from server.running import Guest


def tale_of(adventure: str, ending: int) -> Tale:
    """How a table of as few knights as fit comes to an ending."""
    found = [one for one in TALES if (one.adventure, one.ending) == (adventure, ending)]
    return min(found, key=lambda one: one.knights)


def won(rig: Rig, guest: Guest, adventure: str, ending: int) -> str:
    """The table at which this guest, alone with all knights, has come to this ending."""
    tale = tale_of(adventure, ending)
    record = tale.told().record()
    seed = rig.site.flag.with_name("seed")
    seed.write_text(record["seed"])
    seats = ["me", *["device"] * (tale.knights - 1)]
    code = guest.table(seats, title="wk2", options=tale.options, start=True)
    seed.unlink()
    for seat, key in record["answers"]:
        prompt = guest.state(code, seat)["prompt"]
        # what leaves no choice was answered by the table itself
        if prompt is not None and key in [option["key"] for option in prompt["options"]]:
            guest.answer(code, prompt, [key], log=-1)
    assert guest.state(code, 0)["view"]["book"]["ending"] == str(ending)
    return code
