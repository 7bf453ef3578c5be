"""Four people at a table of War for the Wasteland, of whom one has a browser."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from browser.driver import wait_asked
from browser.rig import SHORT, Rig
from server.running import Guest, joined

BOARD = "[data-testid=board]"
# Whenever the board changes: the beat, what it is about, totals, dice, winners by place and seat,
# the points, and what is asked. Nothing that was on the screen is left out.
RECORD = f"""
window.seen = [];
const look = () => {{
    const board = document.querySelector('{BOARD}');
    const prompt = document.querySelector('[data-testid=prompt]');
    if (!board) return;
    const all = (what) => [...board.querySelectorAll(what)];
    const of = (group) => `${{group.dataset.group}} ${{group.dataset.seat}}`;
    const at = (what) => all(what).map((one) => of(one.closest('[data-group]'))).sort();
    const now = {{
        beat: board.dataset.beat ?? '', lit: board.dataset.lit ?? '',
        totals: at('[data-total]'), dice: at('[data-die]'), won: all('[data-won]').map(of).sort(),
        backs: all('[data-group] .card.back').length,
        scores: all('[data-testid^=score-]').map((one) => one.textContent),
        asked: prompt?.dataset.ask ?? '',
    }};
    if (JSON.stringify(now) !== JSON.stringify(window.seen.at(-1))) window.seen.push(now);
}};
new MutationObserver(look).observe(document, {{
    subtree: true, childList: true, attributes: true, characterData: true,
}});
"""
PLAYED = """() => window.seen.some((one) => one.beat === 'reveal')
    && !document.querySelector('.beating')"""

Plan = Mapping[int, Mapping[str, int]]  # by seat: how many cards at which place


class Table:
    """Four seats that are played without a browser, and the page of the first one."""

    def __init__(self, rig: Rig, **wish: Any) -> None:
        self.guests = [rig.guest(name) for name in ("Ana", "Bo", "Cy", "Di")]
        ana = self.guests[0]
        self.code = ana.table(["me", "link", "link", "link"], options=SHORT)
        joined(ana, self.guests[1:], self.code)
        self.page = rig.page(ana, **{"settings": {"speed": "fast", "results": "off"}, **wish})
        self.page.add_init_script(RECORD)
        self.page.goto(f"/t/{self.code}")
        wait_asked(self.page)

    def state(self, seat: int = 0) -> dict[str, Any]:
        """The table through the eyes of a seat."""
        return dict(self.guests[seat].state(self.code, seat))

    def open(self) -> Iterator[tuple[Guest, dict[str, Any]]]:
        """Whoever is asked something, and what."""
        for seat, guest in enumerate(self.guests):
            prompt = guest.state(self.code, seat)["prompt"]
            if prompt is not None:
                yield guest, prompt

    def bid(self, plan: Plan) -> None:
        """Everybody bids as planned in the first bid and stays out of the others."""
        while self.state()["view"]["phase"] <= 2:
            number = self.state()["view"]["bidding_round"]
            for guest, prompt in list(self.open()):
                mine = plan.get(prompt["seat"], {}) if number == 1 else {}
                guest.answer(self.code, prompt, self._answers(prompt, mine))

    def _answers(self, prompt: dict[str, Any], mine: Mapping[str, int]) -> list[str]:
        keys = [option["key"] for option in prompt["options"]]
        if prompt["name"] == "marks":
            return [*(":".join(place.split(":")[:2]) for place in mine), "done"]
        if prompt["name"] == "base":
            return [f"base:{place.split(':')[2]}" for place in mine if place.startswith("raid")]
        if prompt["name"] != "commitment":
            return [keys[0]]
        cards: list[str] = []
        used: list[str] = []
        hand = self.state(prompt["seat"])["view"]["mine"]["hand"]
        for place, number in mine.items():
            for card in sorted(hand):
                fits = f"{card}@{place}"
                if len([one for one in cards if one.endswith(place)]) == number:
                    break
                if fits in keys and hand.count(card) > used.count(card):
                    cards.append(fits)
                    used.append(card)
        return [*cards, "done"]

    def log(self) -> list[dict[str, Any]]:
        return list(self.state()["log"])

    def seen(self) -> list[dict[str, Any]]:
        """All that was on the screen, until the reveal was over."""
        self.page.wait_for_function(PLAYED)
        return list(self.page.evaluate("() => window.seen"))
