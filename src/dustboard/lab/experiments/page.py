"""The report of runs as one page: plots, and a table under each of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from importlib.resources import files
from string import Template

from dustboard.lab.batch import Row
from dustboard.lab.experiments.counting import ROUNDS, Games, Share, measures
from dustboard.lab.experiments.drawing import Point, Series, bars, intervals, lines, number
from dustboard.lab.experiments.significance import Difference, apart, correct, paired
from dustboard.lab.statistics import mean, percentile, wilson

MOST_SHOWN = 24  # rows of a plot; the table under it has all
Names = Callable[[str], str]


def page_of(
    heading: str, about: str, parts: Sequence[tuple[str, Games]], names: Names, known: Sequence[str]
) -> str:
    """The page: the variants side by side, how they differ from the first, then each of them."""
    body = [f"<p>{escape(about)}</p>", _overview(parts)]
    body += [_comparison(parts[0], other) for other in parts[1:]]
    for at, (name, games) in enumerate(parts):
        sections = "".join(_variant(games, names, known))
        opened = " open" if at == 0 else ""
        body.append(f"<details{opened}><summary>{escape(name)}</summary>{sections}</details>")
    template = Template(files("dustboard.lab.experiments").joinpath("page.html").read_text("utf-8"))
    return template.substitute(heading=escape(heading), body="".join(body))


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table; all but the first column are numbers."""
    top = "".join(f"<th scope=col>{escape(head)}</th>" for head in heads)
    lines = [
        f"<tr><th scope=row>{escape(row[0])}</th>"
        + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:])
        + "</tr>"
        for row in rows
    ]
    body = f"<thead><tr>{top}</tr></thead><tbody>{''.join(lines)}</tbody>"
    return f'<div class="table" tabindex="0"><table>{body}</table></div>'


def section(title: str, text: str, *parts: str) -> str:
    """A heading, what is shown, and the plots and tables."""
    return f"<section><h3>{escape(title)}</h3><p>{escape(text)}</p>{''.join(parts)}</section>"


def _overview(parts: Sequence[tuple[str, Games]]) -> str:
    rows: list[list[str]] = []
    for name, games in parts:
        rounds = [row["rounds"] or 0 for row in games.rows]
        wins = sum(bool(row["winners"]) for row in games.rows)
        scores = [score for row in games.rows for score in row["scores"]]
        low, high = wilson(wins, len(rounds))
        rows.append(
            [
                name,
                str(len(rounds)),
                number(mean(rounds)),
                f"{number(wins / len(rounds), True)} ({100 * low:.1f}-{100 * high:.1f})",
                number(mean(scores)),
                number(mean([row["answers"] for row in games.rows])),
            ]
        )
    heads = ("variant", "games", "mean rounds", "somebody wins", "mean score", "answers")
    return f"<section><h2>Variants</h2>{table(heads, rows)}</section>"


def differences(first: Games, second: Games) -> tuple[dict[str, Difference], bool]:
    """How the second differs from the first by every measure, and whether games were paired."""
    ones = {_pair(row): row for row in first.rows}
    twos = {_pair(row): row for row in second.rows}
    common = [key for key in ones if key in twos]
    pairs = len(common) >= 2
    found: dict[str, Difference] = {}
    others = measures(second)
    for name, value in measures(first).items():
        if name not in others:
            continue
        if pairs:
            one = [value(ones[key]) for key in common]
            two = [others[name](twos[key]) for key in common]
            found[name] = paired(one, two)
        else:
            one = [value(row) for row in first.rows]
            two = [others[name](row) for row in second.rows]
            found[name] = apart(one, two)
    correct(list(found.values()))
    return found, pairs


def _pair(row: Row) -> tuple[int, str, int]:
    return row["index"], row["seed"], len(row["seats"])


def _comparison(first: tuple[str, Games], second: tuple[str, Games]) -> str:
    found, pairs = differences(first[1], second[1])
    rows: list[list[str]] = []
    points: list[Point] = []
    for name, one in found.items():
        rows.append(
            [
                name,
                number(one.first),
                number(one.second),
                f"{one.value:+.3g}",
                f"{one.low:+.3g} to {one.high:+.3g}",
                _p(one.holm),
                "yes" if one.sure else "no",
            ]
        )
        scale = abs(one.first) or abs(one.second)
        if scale:
            points.append(
                Point(name, one.value / scale, one.low / scale, one.high / scale, one.sure)
            )
    how = (
        f"{next(iter(found.values())).number} pairs of games with the same luck and seating"
        if pairs
        else "These games are no pairs: they have other seeds or seats, so more of it is luck"
    )
    text = (
        f"{how}. The plot has each difference in percent of what it was, with its 95 % interval;"
        " faint ones may be chance. p is corrected for the number of measures (Holm)."
    )
    heads = ("measure", first[0], second[0], "difference", "95 % interval", "p", "sure")
    plot = intervals(f"{second[0]} beside {first[0]}", points, 0.0)
    title = f"{second[0]}, compared with {first[0]}"
    head = f"<h2>{escape(title)}</h2><p>{escape(text)}</p>"
    return f"<section>{head}{plot}{table(heads, rows)}</section>"


def _variant(games: Games, names: Names, known: Sequence[str]) -> list[str]:
    parts = [
        _shares(games, "seat", "seat", lambda row, seat: f"seat {seat + 1}"),
        _shares(games, "bot and leaning", "bot", lambda row, seat: str(row["seats"][seat])),
    ]
    for word in games.words():
        parts.append(
            _shares(
                games,
                word,
                word,
                lambda row, seat, word=word: names(row["figures"]["seats"][word][seat]),  # type: ignore[misc]
            )
        )
    for option in games.rows[0].get("turns", {}) if games.rows else ():
        parts.append(_option(games, option))
    parts += [_cards(games, names), _length(games), _curves(games), _leads(games)]
    parts += [_counted(games), _endings(games), _unused(games, names, known)]
    return [part for part in parts if part]


def _shares(games: Games, title: str, head: str, name: Callable[[Row, int], str]) -> str:
    shares = games.by_seat(name)
    if len(shares) < 2:
        return ""
    even = games.even()
    points = [_point(one, even) for one in shares]
    shown = sorted(zip(shares, points, strict=True), key=lambda pair: -pair[0].number)[:MOST_SHOWN]
    ordered = [point for _, point in shown]
    if len(shares) > len(shown) or head not in ("seat",):
        ordered.sort(key=lambda point: -point.value)
    text = f"How often each {head} won, with its 95 % interval. The dashed line is the mean of all."
    rows = [
        [one.name, number(one.wins), str(one.number), _share(one)]
        for one in sorted(shares, key=lambda one: -one.wins / one.number)
    ]
    plot = intervals(f"win share by {title}", ordered, even)
    heads = (head, "wins", "seats", "win share (95 %)")
    return section(f"By {title}", text, plot, table(heads, rows))


def _point(one: Share, even: float) -> Point:
    low, high = wilson(one.wins, one.number)
    return Point(one.name, one.wins / one.number, low, high, not low <= even <= high)


def _share(one: Share) -> str:
    low, high = wilson(one.wins, one.number)
    return f"{100 * one.wins / one.number:.1f} % ({100 * low:.1f}-{100 * high:.1f})"


def _option(games: Games, option: str) -> str:
    """By the value of an option: who won, and how long games took."""
    values = sorted({str(row["turns"][option]) for row in games.rows})
    if len(values) < 2:
        return ""
    rows: list[list[str]] = []
    points: list[Point] = []
    for value in values:
        own = Games([row for row in games.rows if str(row["turns"][option]) == value])
        count = len(own.rows)
        share = Share(value, sum(bool(row["winners"]) for row in own.rows), count)
        rounds = number(mean([row["rounds"] or 0 for row in own.rows]))
        rows.append([value, "somebody", str(count), rounds, _share(share)])
        bots = own.by_seat(lambda row, seat: str(row["seats"][seat]))
        rows += [[value, one.name, str(one.number), "", _share(one)] for one in bots]
        if games.together or len(bots) < 2:
            points.append(_point(share, games.even())._replace(sure=True))
        else:
            points += [
                _point(one._replace(name=f"{value}: {one.name}"), own.even()) for one in bots
            ]
    heads = (option, "who", "games or seats", "mean rounds", "win share (95 %)")
    text = "How often each bot won where the option was so, and how long games took."
    plot = intervals(f"win share by {option}", points[:MOST_SHOWN], games.even())
    return section(f"By {option}", text, plot, table(heads, rows))


def _cards(games: Games, names: Names) -> str:
    cards = games.cards()
    if not cards:
        return ""
    shown = cards if len(cards) <= MOST_SHOWN else [*cards[:12], *cards[-12:]]
    points = [
        Point(
            names(one.id),
            one.difference.value,
            one.difference.low,
            one.difference.high,
            one.difference.sure,
        )
        for one in shown
    ]
    rows = [
        [
            names(one.id),
            one.id,
            str(one.owners),
            number(one.difference.second, True),
            number(one.difference.first, True),
            f"{100 * one.difference.value:+.1f} %",
            f"{100 * one.difference.low:+.1f} to {100 * one.difference.high:+.1f}",
            _p(one.difference.holm),
            *(f"{100 * win:.0f} % of {many}" if many else "-" for win, many in one.by_round),
        ]
        for one in cards
    ]
    rounds = [f"gained {'at the ' if name == 'start' else ''}{name}" for _, _, name in ROUNDS]
    heads = ("card", "id", "owners", "with it", "without", "difference", "95 %", "p", *rounds)
    text = (
        "How much more often a seat won that owned the card at any time than one that did not;"
        " faint ones may be chance (p is corrected for the number of cards). It goes along with"
        " winning, and need not be the cause: whoever wins much gets many cards. To learn what a"
        " card does, change it in a variant."
    )
    if len(shown) < len(cards):
        text += " The plot has the twelve highest and the twelve lowest."
    plot = intervals("difference by card owned", points, 0.0)
    return section("By card owned", text, plot, table(heads, rows))


def _length(games: Games) -> str:
    rounds = [row["rounds"] for row in games.rows if row["rounds"] is not None]
    if not rounds:
        return ""
    counts = [(f"{one} rounds", rounds.count(one)) for one in range(min(rounds), max(rounds) + 1)]
    if len(counts) > MOST_SHOWN:
        step = -(-len(counts) // MOST_SHOWN)
        counts = [
            (some[0][0], sum(count for _, count in some))
            for some in (counts[at : at + step] for at in range(0, len(counts), step))
        ]
    cuts = [f"p{cut} {percentile(rounds, cut)}" for cut in (5, 25, 50, 75, 95)]
    text = f"Mean {number(mean(rounds))} rounds; {', '.join(cuts)}."
    rows = [[name, str(count)] for name, count in counts]
    return section(
        "Length", text, bars("games by length", counts), table(("length", "games"), rows)
    )


def _curves(games: Games) -> str:
    curves = games.curves()
    if not curves:
        return ""
    series = [Series(name, points) for name, points in curves]
    values = [dict(points) for _, points in curves]
    rows = [
        [f"{at:g}", *(number(one[at]) if at in one else "-" for one in values)]
        for at in sorted({at for one in values for at in one})
    ]
    heads = ("rounds played", *(name for name, _ in curves))
    text = "The mean score after so many rounds, of seats that won in the end and of all others."
    plot = lines("mean score by round", series, "rounds played")
    return section("Score curves", text, plot, table(heads, rows))


def _leads(games: Games) -> str:
    leads = games.leads()
    if len(leads) < 2 or games.together:
        return ""
    series = [Series("leader wins", [(float(at), share) for at, share, _ in leads])]
    rows = [[str(at), number(share, True), str(many)] for at, share, many in leads]
    text = (
        "How often the seat that led alone after so many rounds won in the end. The lead passes"
        f" to somebody else {number(games.lead_changes())} times a game."
    )
    plot = lines("how often the leader wins", series, "rounds played", percent=True)
    return section("Leads", text, plot, table(("rounds played", "leader wins", "games"), rows))


def _counted(games: Games) -> str:
    rows: list[list[str]] = []
    for name in games.numbers():
        winners, others = list[float](), list[float]()
        for row, seat in games.seats():
            to = winners if seat in row["winners"] else others
            to.append(row["figures"]["seats"][name][seat])
        rows.append(_spread(f"{name}, winners", winners))
        rows.append(_spread(f"{name}, others", others))
    for name in games.game_numbers():
        rows.append(
            _spread(f"{name}, a game", [row["figures"]["game"][name] for row in games.rows])
        )
    if not rows:
        return ""
    heads = ("what", "mean", "p5", "p50", "p95", "most")
    text = "What the title counts: losses and falls, fights and purchases, for a seat or a game."
    return section("Losses and other counts", text, table(heads, rows))


def _spread(name: str, numbers: Sequence[float]) -> list[str]:
    cuts = [number(percentile(numbers, cut)) for cut in (5, 50, 95)]
    return [name, number(mean(numbers)), *cuts, number(max(numbers, default=0))]


def _endings(games: Games) -> str:
    endings = games.endings()
    rows = [[name, str(count), number(count / len(games.rows), True)] for name, count in endings]
    text = "How games ended."
    return section(
        "Endings", text, bars("endings", endings), table(("ending", "games", "share"), rows)
    )


def _unused(games: Games, names: Names, known: Sequence[str]) -> str:
    if not games.rows or "used" not in games.rows[0].get("figures", {}):
        return ""
    unused = games.never_used(known)
    text = f"{len(unused)} of {len(known)} cards did nothing in any game."
    items = "".join(f"<li>{escape(names(id))} <small>{escape(id)}</small></li>" for id in unused)
    return section("Cards never used", text, f"<ul>{items}</ul>" if items else "")


def _p(p: float) -> str:
    return "< 0.001" if p < 0.001 else f"{p:.3f}"
