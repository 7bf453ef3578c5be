# mypyc: skip
"""Chances of combat cards and of whole combats; what the other side plays is unknown."""

from __future__ import annotations

from dustboard.games.wk1.content.constants import ATTACK, COMBAT_CARDS, DUEL, MULTI_ATTACK, NONE
from dustboard.games.wk1.content.mods import SECOND_LIFE
from dustboard.games.wk1.content.moments import AT_BEFORE_COMBAT, AT_COMBAT_START
from dustboard.games.wk1.rules.combat.cards import playable
from dustboard.games.wk1.rules.combat.sides import foe_mod, is_knight, seat_of
from dustboard.games.wk1.rules.combat.start import begin, set_range
from dustboard.games.wk1.rules.duels import fight as start_duel
from dustboard.games.wk1.rules.vocabulary import effects_at
from dustboard.games.wk1.rules.wasteland import face_enemy
from dustboard.games.wk1.rules.words.combat import StartRange
from dustboard.games.wk1.show.odds.clash import HABITS, Exchange, course, healths, replies
from dustboard.games.wk1.show.odds.dice import percent
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import Message
from dustboard.kernel.frames import Frame
from dustboard.kernel.odds import EXACT, RANGE, Bar, Chance, Part

NOT_COUNTED = Message("odds-no-texts")
_PLAIN = ("combat_dice", "bar_cards")  # texts whose numbers are simply added


def started(trial: KnightsState) -> None:
    """Lay out a combat in a trial whose fight, foe and rival are set, texts included."""
    frame = Frame(0, 0, trial.active, (), None)
    begin(trial, frame)
    if trial.fight != DUEL:
        for when in (AT_COMBAT_START, AT_BEFORE_COMBAT):
            for effect in effects_at(trial.foe, when):
                set_start = isinstance(effect, StartRange) and len(effect.ranges) == 1
                if not effect.option and (set_start or effect.word in _PLAIN):
                    effect.apply(trial, trial.active, (trial.foe,))
    set_range(trial, frame)


def face_enemy_chance(state: KnightsState, seat: int, card: int, key: str = "face") -> Chance:
    """The combat with the enemy of a wasteland card."""
    trial = state.clone()
    trial.active = seat
    face_enemy(trial, Frame(0, 0, seat, (card,), None))
    return laid_chance(trial, key)


def laid_chance(trial: KnightsState, key: str) -> Chance:
    """A combat with a panel that is set in a trial but has not begun."""
    started(trial)
    return course_chance(trial, 0, key, begun=False)


def duel_chance(state: KnightsState, seat: int, other: int, side: int, key: str) -> Chance:
    """A duel that `seat` begins, as seen from one of its sides."""
    trial = state.clone()
    trial.active = seat
    start_duel(trial, Frame(0, 0, seat, (other,), None))
    started(trial)
    return course_chance(trial, side, key, begun=False)


def course_chance(trial: KnightsState, side: int, key: str, begun: bool) -> Chance:
    """To win a combat by attacking in every clash, for each habit of the other side."""
    other = 1 - side
    found: list[tuple[str, float, float]] = []
    for habit, cards in HABITS.items():
        if cards[0] not in playable(trial, other):
            continue
        habits = ("attack", habit) if side == 0 else (habit, "attack")
        end = course(trial, habits, begun)
        found.append((habit, end.win[side], end.fall[side]))
    chances = [win for _, win, _ in found]
    seat = seat_of(trial, side)
    duel = trial.fight == DUEL
    what = "odds-to-win" if is_knight(trial, side) else "odds-foe-wins"
    args = {"seat": seat_of(trial, 0), "rival": trial.rival, "foe": trial.foe}
    parts = [
        Part(Message("odds-habit", {"habit": habit, "win": percent(win), "fall": percent(fall)}))
        for habit, win, fall in found
    ]
    return Chance(
        key,
        "wk1.combat.12",
        Message("odds-duel" if duel else "odds-combat", args),
        Message(what, {"seat": seat, "foe": trial.foe}),
        RANGE,
        min(chances),
        max(chances),
        parts=parts,
        assumed=(
            Message("odds-ways-alike"),
            Message("odds-habits", {"seat": seat}),
            *_lives(trial),
            NOT_COUNTED,
        ),
        bars=[Bar(Message("odds-against-habit", {"habit": habit}), win) for habit, win, _ in found],
        likely=sum(chances) / len(chances),
    )


def _lives(trial: KnightsState) -> list[Message]:
    """An enemy that gets up once more makes the numbers too good."""
    if foe_mod(trial, SECOND_LIFE) and not trial.foe_lives:
        return [Message("odds-second-life", {"foe": trial.foe})]
    return []


def card_chance(state: KnightsState, side: int, card: int, key: str) -> Chance:
    """One combat card against each card of the other side.

    Only attacks have a number: that they cost the other side Health. The others have their lines.
    """
    other = 1 - side
    bars: list[Bar] = []
    parts: list[Part] = []
    for reply in replies(state, other):
        exchange = Exchange(state, (card, reply) if side == 0 else (reply, card))
        losses = exchange.losses(healths(state))
        mean = [sum(lost[at] * chance for lost, chance in losses.items()) for at in (0, 1)]
        shift = sum(exchange.shift(lost) * chance for lost, chance in losses.items())
        hurt = sum(chance for lost, chance in losses.items() if lost[other] > 0)
        bars.append(Bar(Message("odds-reply", {"first": reply}), hurt))
        figures = {
            "mine": f"{mean[side]:.1f}",
            "theirs": f"{mean[other]:.1f}",
            "shift": _tenths(shift if side == 0 else -shift),  # seen from the other end
        }
        line = Message("odds-reply-line", {"first": reply, **figures})
        named = {"against": COMBAT_CARDS[reply], **figures}
        if card in (ATTACK, MULTI_ATTACK):
            named["hurt"] = percent(hurt)
        parts.append(Part(line, figures=named))
    row = Chance(
        key,
        "wk1.card.04",
        Message("odds-card", {"first": card}),
        label=RANGE if len(bars) > 1 else EXACT,
        parts=parts,
        assumed=(*_weapon_assumed(state, side, card), NOT_COUNTED),
    )
    if card in (ATTACK, MULTI_ATTACK):
        row.what = Message("odds-to-hurt")
        row.low, row.high = min(bar.chance for bar in bars), max(bar.chance for bar in bars)
        row.likely = sum(bar.chance for bar in bars) / len(bars)
        row.assumed = (Message("odds-ways-alike"), *row.assumed)
        row.bars = tuple(bars)
    return row


def _tenths(number: float) -> str:
    """A signed number with one decimal.

    >>> _tenths(1.25), _tenths(-0.01)
    ('+1.2', '0.0')
    """
    return "0.0" if abs(number) < 0.05 else f"{number:+.1f}"


def _weapon_assumed(state: KnightsState, side: int, card: int) -> list[Message]:
    """Which weapon the numbers of an own attack are made with."""
    if card not in (ATTACK, MULTI_ATTACK) or not is_knight(state, side):
        return [Message("odds-best-weapon")]
    reply = replies(state, 1 - side)[0]
    trial = Exchange(state, (card, reply) if side == 0 else (reply, card)).trial
    if trial.weapon[side] == NONE:
        return [Message("odds-best-weapon")]
    args = {"weapon": trial.weapon[side], "icon": trial.icon[side]}
    return [Message("odds-with-weapon", args)]
