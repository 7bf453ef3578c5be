"""A learner in one page of numpy: a masked policy gradient that learns to play a two-player duel.

    pip install "dustboard[rl]"
    python examples/masked_policy_gradient.py --minutes 8 --out curve

It plays against `random` and `easy` in turn, in both seats, and updates a network with one hidden
layer by clipped policy gradients (PPO). Actions that the mask forbids have no part in the softmax.
Between updates it is tested on seeds that it never trains on. `curve.json` has the figures and
`curve.svg` shows them.
"""

from __future__ import annotations

import argparse
import json
import re
import time
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path

import numpy as np

from dustboard import envs

RIVALS = ("random", "easy")
HIDDEN = 96
GAMES = 24  # between two updates
EPOCHS = 3
CLIP = 0.2
GAMMA, LAMBDA = 1.0, 0.97
ENTROPY = 0.01
RATE = 1e-3
BASE_WORTH = 0.15  # a base more than the rival is worth this much on the way
# which card lies at which place: no amounts, and cards are counted elsewhere in the row
PLACES = re.compile(r"(row|fields|(tableau|draft|laid) \+\d) (\d+|length)")


class Player:
    """A network with one hidden layer: a score for every action, and what the game is worth."""

    def __init__(self, features: int, actions: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.rng = rng
        self.weights = {
            "in": rng.normal(0, 1 / sqrt(60), (features, HIDDEN)).astype(np.float32),
            "in_bias": np.zeros(HIDDEN, np.float32),
            "act": np.zeros((actions, HIDDEN), np.float32),
            "act_bias": np.zeros(actions, np.float32),
            "worth": np.zeros(HIDDEN, np.float32),
            "worth_bias": np.zeros(1, np.float32),
        }
        self.first = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self.second = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self.updates = 0

    @staticmethod
    def scaled(row: np.ndarray) -> np.ndarray:
        """Numbers of a row, small enough for a network."""
        return np.clip(row, -1, 12).astype(np.float32) / 3

    def look(self, rows: np.ndarray) -> np.ndarray:
        """The hidden layer."""
        return np.maximum(rows @ self.weights["in"] + self.weights["in_bias"], 0)

    def choose(self, row: np.ndarray, mask: np.ndarray, greedy: bool = False) -> tuple:
        """An action, with what is needed to learn from it."""
        legal = mask.view(np.bool_).nonzero()[0]
        x = self.scaled(row)
        some = x.nonzero()[0]  # most of a row is zero
        w = self.weights
        hidden = np.maximum(x[some] @ w["in"][some] + w["in_bias"], 0)
        scores = w["act"][legal] @ hidden + w["act_bias"][legal]
        chances = np.exp(scores - scores.max())
        chances /= chances.sum()
        if greedy:
            return int(legal[chances.argmax()]), None
        at = min(int(np.searchsorted(chances.cumsum(), self.rng.random())), len(legal) - 1)
        worth = float(hidden @ w["worth"] + w["worth_bias"][0])
        return int(legal[at]), (some, x[some], legal, at, float(chances[at]), worth)

    def learn(self, steps: list, advantages: np.ndarray, returns: np.ndarray) -> None:
        """One pass over what was played."""
        order = self.rng.permutation(len(steps))
        for part in np.array_split(order, max(1, len(order) // 1024)):
            self._update([steps[at] for at in part], advantages[part], returns[part])

    def _update(self, steps: list, advantages: np.ndarray, returns: np.ndarray) -> None:
        w = self.weights
        count = len(steps)
        rows = np.zeros((count, len(w["in"])), np.float32)
        for at, (some, values, *_) in enumerate(steps):
            rows[at, some] = values
        lengths = np.array([len(step[2]) for step in steps])
        begins = np.concatenate(([0], lengths.cumsum()[:-1]))
        sample = np.repeat(np.arange(count), lengths)  # whose pair of moment and action it is
        action = np.concatenate([step[2] for step in steps])
        taken = begins + np.array([step[3] for step in steps])
        before = np.array([step[4] for step in steps])

        hidden = self.look(rows)
        scores = np.einsum("ij,ij->i", hidden[sample], w["act"][action]) + w["act_bias"][action]
        scores -= np.maximum.reduceat(scores, begins)[sample]
        chances = np.exp(scores)
        chances /= np.add.reduceat(chances, begins)[sample]
        logs = np.log(chances + 1e-9)
        ratio = chances[taken] / before
        inside = np.where(advantages > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        push = np.where(inside, ratio * advantages, 0)
        pull = -chances * push[sample]
        pull[taken] += push
        entropy = -np.add.reduceat(chances * logs, begins)
        pull -= ENTROPY * chances * (logs + entropy[sample])
        wrong = returns - (hidden @ w["worth"] + w["worth_bias"])

        up = {name: np.zeros_like(one) for name, one in w.items()}
        pairs = hidden[sample] * pull[:, None]
        np.add.at(up["act"], action, pairs)
        np.add.at(up["act_bias"], action, pull)
        up["worth"] = 0.5 * wrong @ hidden
        up["worth_bias"][0] = 0.5 * wrong.sum()
        back = np.add.reduceat(w["act"][action] * pull[:, None], begins, axis=0)
        back += 0.5 * wrong[:, None] * w["worth"]
        back *= hidden > 0
        up["in"] = rows.T @ back
        up["in_bias"] = back.sum(0)
        self._climb({name: one / count for name, one in up.items()})

    def _climb(self, up: dict[str, np.ndarray]) -> None:
        """A step of Adam."""
        self.updates += 1
        size = sqrt(sum(float((one * one).sum()) for one in up.values()))
        rate = RATE * sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
        for name, one in up.items():
            one = one * min(1.0, 0.5 / (size + 1e-9))
            self.first[name] += 0.1 * (one - self.first[name])
            self.second[name] += 0.001 * (one * one - self.second[name])
            self.weights[name] += rate * self.first[name] / (np.sqrt(self.second[name]) + 1e-8)


class Tables:
    """Tables against each rival in each seat, and how many bases are ahead by an observation."""

    def __init__(self, title: str) -> None:
        self.at = {
            (rival, seat): envs.single(title, seat=seat, others=rival)
            for rival in RIVALS
            for seat in (0, 1)
        }
        names = envs.features(title, 2).names
        self.kept = np.array([at for at, n in enumerate(names) if not PLACES.fullmatch(n)])
        kept = [names[at] for at in self.kept]
        self.own = np.array([at for at, n in enumerate(kept) if n.startswith("tableau +0")])
        self.rival = np.array([at for at, n in enumerate(kept) if n.startswith("tableau +1")])
        self.features = len(kept)
        self.actions = envs.actions(title).count

    def look(self, seen: dict[str, np.ndarray]) -> np.ndarray:
        """What the network gets of an observation."""
        return seen["observation"][self.kept]

    def ahead(self, row: np.ndarray) -> float:
        return BASE_WORTH * float(row[self.own].sum() - row[self.rival].sum())

    def game(self, player: Player, rival: str, seat: int, seed: int) -> tuple:
        """A game to learn from: what was done, how good it was beside what was expected."""
        env = self.at[rival, seat]
        seen, _ = env.reset(seed=seed)
        steps, rewards = [], []
        over = False
        worth = self.ahead(self.look(seen))
        while not over:
            action, step = player.choose(self.look(seen), seen["action_mask"])
            seen, reward, over, _, _ = env.step(action)
            after = 0.0 if over else self.ahead(self.look(seen))
            steps.append(step)
            rewards.append(reward + after - worth)
            worth = after
        advantages = np.zeros(len(steps))
        following = last = 0.0
        for at in reversed(range(len(steps))):
            now = steps[at][5]
            last = rewards[at] + GAMMA * following - now + GAMMA * LAMBDA * last
            advantages[at] = last
            following = now
        returns = advantages + np.array([step[5] for step in steps])
        return steps, advantages, returns

    def share(self, player: Player | None, rival: str, games: int, first_seed: int) -> float:
        """How many of so many games the player wins; without a player random actions do."""
        rng = np.random.default_rng(first_seed)
        won = 0
        for number in range(games):
            env = self.at[rival, number % 2]
            seen, _ = env.reset(seed=first_seed + number)
            over, reward = False, 0.0
            while not over:
                mask = seen["action_mask"]
                if player is None:
                    action = int(rng.choice(mask.nonzero()[0]))
                else:
                    action, _ = player.choose(self.look(seen), mask)
                seen, reward, over, _, _ = env.step(action)
            won += reward > 0
        return won / games


@dataclass
class Curve:
    """Shares of games won, by games played."""

    games: list[int] = field(default_factory=list)
    minutes: list[float] = field(default_factory=list)
    shares: dict[str, list[float]] = field(default_factory=lambda: {r: [] for r in RIVALS})

    def svg(self) -> str:
        """The curve as a picture."""
        width, height, left, top = 640, 300, 50, 20
        last = max(self.games[-1], 1)
        colours = dict(zip(RIVALS, ("#2f6f9f", "#b4532a"), strict=True))

        def x(games: float) -> float:
            return left + games / last * (width - left - 90)

        def y(share: float) -> float:
            return top + (1 - share) * (height - top - 50)

        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">',
            "<title>Share of games won while learning, by games played</title>",
            f'<rect width="{width}" height="{height}" fill="#fff"/>',
            '<g font-family="sans-serif" font-size="12" fill="#333">',
        ]
        for percent in range(0, 101, 25):
            at = y(percent / 100)
            dash = ' stroke-dasharray="4 4"' if percent == 50 else ""
            parts.append(
                f'<path d="M{left} {at:.1f}H{x(last):.1f}" stroke="#bbb"{dash}/>'
                f'<text x="{left - 6}" y="{at + 4:.1f}" text-anchor="end">{percent} %</text>'
            )
        for quarter in range(5):
            games = last * quarter // 4
            parts.append(
                f'<text x="{x(games):.1f}" y="{height - 28}" text-anchor="middle">{games}</text>'
            )
        parts.append(f'<text x="{x(last / 2):.1f}" y="{height - 8}">games played</text>')
        for rival, shares in self.shares.items():
            points = zip(self.games, shares, strict=True)
            line = " ".join(f"{x(games):.1f},{y(share):.1f}" for games, share in points)
            parts.append(
                f'<polyline points="{line}" fill="none" stroke="{colours[rival]}"'
                ' stroke-width="2"/>'
                f'<text x="{x(last) + 6:.1f}" y="{y(shares[-1]) + 4:.1f}"'
                f' fill="{colours[rival]}">against {rival}</text>'
            )
        return "\n".join([*parts, "</g>", "</svg>", ""])


def main(arguments: list[str] | None = None) -> Curve:
    """Learn for so many minutes, and write the curve."""
    parser = argparse.ArgumentParser(description="Learn a two-player duel by policy gradients.")
    parser.add_argument("--title", default="wftw")
    parser.add_argument("--minutes", type=float, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tests", type=int, default=100, help="games of a test in between")
    parser.add_argument("--final", type=int, default=400, help="games of the last test")
    parser.add_argument("--every", type=int, default=480, help="games between two tests")
    parser.add_argument("--out", help="write OUT.json and OUT.svg")
    given = parser.parse_args(arguments)
    tables = Tables(given.title)
    player = Player(tables.features, tables.actions, given.seed)
    curve, spent, games = Curve(), 0.0, 0

    def test(count: int, first_seed: int) -> None:
        curve.games.append(games)
        curve.minutes.append(round(spent / 60, 2))
        for rival in RIVALS:
            curve.shares[rival].append(tables.share(player, rival, count, first_seed))
        shares = ", ".join(f"{rival} {one[-1]:.0%}" for rival, one in curve.shares.items())
        print(f"{games:6d} games, {spent / 60:5.1f} min: won against {shares}", flush=True)

    test(given.tests, 10**6)
    while spent < given.minutes * 60:
        begin = time.process_time()
        steps, advantages, returns = [], [], []
        for number in range(GAMES):
            rival = RIVALS[number // 2 % 2]
            played = tables.game(player, rival, number % 2, given.seed * 10**9 + games)
            steps += played[0]
            advantages.append(played[1])
            returns.append(played[2])
            games += 1
        good = np.concatenate(advantages)
        good = ((good - good.mean()) / (good.std() + 1e-6)).astype(np.float32)
        worth = np.concatenate(returns).astype(np.float32)
        for _ in range(EPOCHS):
            player.learn(steps, good, worth)
        spent += time.process_time() - begin
        if games % given.every == 0:
            test(given.tests, 10**6)
    test(given.final, 2 * 10**6)
    if given.out:
        Path(f"{given.out}.svg").write_text(curve.svg(), encoding="utf-8")
        found = {"games": curve.games, "minutes": curve.minutes, "shares": curve.shares}
        found["last test"] = given.final
        Path(f"{given.out}.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    return curve


if __name__ == "__main__":
    main()
