"""Somebody who learns Waste Knights on its own stage: the map, the Stalls, gear and cards."""

from __future__ import annotations

from browser.driver import ENABLED, PROMPT
from browser.learner import DRAFT, ByKeys, ByTouch

SEND = f"{PROMPT} {ENABLED}"
# answers that the primary button gives, where the list does not hold them
ENDS = ("go", "deal", "ready")


def on_stage(key: str) -> str:
    """What lies open for an answer: a hex, a thing, a card of the road; a card in the sheet."""
    marks = (f"space='{key}'", f"pick='{key}'", f"choice='{key}'")
    named = (f"card-{key}", f"way-{key}")
    found = [f"#stage [data-{mark}]" for mark in marks]
    found += [f"#stage button[data-testid='{name}']" for name in named]
    found.append(f"{PROMPT} .hand [data-choice='{key}']")
    return ", ".join(f"{one}:visible" for one in found)


class KnightByTouch(ByTouch):
    """One finger on a phone, on the stage wherever something lies there."""

    ENDS: tuple[str, ...] = ENDS

    def why(self) -> None:
        key = self.refused()
        places = ("#stage [data-pick=", "[data-action=", "[data-testid=why] [data-key=")
        self.touch(", ".join(f"{place}'{key}']:visible" for place in places))

    def answer(self, keys: list[str]) -> None:
        for key in keys:
            card, _, place = key.partition(">")
            listed = self.page.locator(f"{PROMPT} [role=radio][data-key='{key}']")
            if key in self.ENDS and not listed.count():
                continue
            if place:
                self.press(f"#stage [data-lift={card}]")
                self._tried(f"#stage [data-lay='{place}']:not([aria-disabled])")
            elif listed.count():
                # most often a row of the sheet, as the sheet may lie over the stage
                there = self.page.locator(on_stage(key))
                row = listed.first
                (row if row.is_visible() or not there.count() else there.first).tap()
            else:
                self._tried(on_stage(key))
        self.press(SEND)

    def _tried(self, wanted: str) -> None:
        with self.page.expect_response(DRAFT):
            self.press(wanted)


class KnightByKeys(ByKeys):
    """No pointer at all."""

    ENDS: tuple[str, ...] = ENDS
    SPACE = "h"  # how a place on the map begins
    PLACES = 12  # how many can follow at most

    def why(self) -> None:
        key = self.refused()
        if self.page.locator(f"#stage [data-pick='{key}']").count():
            self._stage(f"[data-pick='{key}']")
        else:
            super().why()

    def answer(self, keys: list[str]) -> None:
        page = self.page
        for key in keys:
            card, _, place = key.partition(">")
            listed = page.locator(f"{PROMPT} [data-key][role=radio]").all()
            names = [row.get_attribute("data-key") for row in listed]
            if key in names:
                page.keyboard.press("p")
                self._to(f"{PROMPT} [role=radio]")
                page.keyboard.press(str(names.index(key) + 1))
            elif key in self.ENDS:
                continue
            elif place:
                self._stage(f"[data-lift={card}]")
                page.keyboard.press("Enter")
                digit = page.locator(f"#stage [data-lay='{place}'] kbd").inner_text()
                self._tried(digit)
            elif key.startswith(self.SPACE):
                self._hex(key)
            else:
                self._stage(f"[data-pick='{key}']")
                self._tried("Enter")
        page.wait_for_selector(SEND)
        page.keyboard.press("Control+Enter")

    def _stage(self, wanted: str) -> None:
        self.page.keyboard.press("m")
        self._to(f"#stage {wanted}")

    def _tried(self, key: str) -> None:
        with self.page.expect_response(DRAFT):
            self.page.keyboard.press(key)

    def _hex(self, key: str) -> None:
        """To the map, from one hex that can follow to the next, and press the right one."""
        self._stage("[data-space]")
        for _ in range(self.PLACES):
            self.page.keyboard.press("j")
            if self.page.evaluate("() => document.activeElement.dataset.space") == key:
                return self._tried("Enter")
        raise AssertionError(f"J never comes to {key}")
