"""Orders for an ask that are carried out a few times and then forgotten, such as twice from now on.

Such an order is kept as text with what it counts from, and nothing is counted down: how often it
was carried out is read from the game, so that taking back and loading need nothing more.
"""

from __future__ import annotations

from dustboard.server.game.story import Story


def limited(answer: str, times: int, story: Story, seat: int) -> str:
    """The order to give an answer so many times, after the one that the seat gives now."""
    return f"{answer}*{times}@{len(_own(story, seat)) + 1}"


def in_force(order: str, ask: str, story: Story | None, seat: int) -> str:
    """The answer that an order gives now; "" if it has been carried out or was taken back."""
    answer, star, rest = order.partition("*")
    if not star:
        return order
    if story is None:
        return ""
    times, since = (int(part) for part in rest.split("@"))
    own = _own(story, seat)
    if len(own) < since:
        return ""
    done = 0
    for index in own[since:]:
        what = story.whats[index]
        done += what is not None and what.ask == ask and story.bys[index] == "order"
    return answer if done < times else ""


def _own(story: Story, seat: int) -> list[int]:
    """The places of the seat's answers."""
    rows = story.game.answers.items()
    return [index for index, row in enumerate(rows) if row[0] == seat]
